"""Tyrus rule by rule: each test names the rule it proves."""

from collections import Counter

import pytest
from tests.games.tyrus.scenario import TYRUS, game, scores, won_by

import pelagos
from pelagos.engine.seat import NATURE
from pelagos.games.tyrus.notation import BUILDING_NAMES, OFFICE_NAMES, TILE_NAMES

rule = pytest.mark.rule

# Six tiles that never count for a general: own guild in the enemy's building, or elsewhere.
NOTHING = (
    "general s1>beige-citadel s1>brown-citadel s2>beige-citadel "
    "s2>brown-citadel s3>beige-citadel s3>brown-citadel"
)


def names(match: pelagos.Match) -> list[str]:
    return [TYRUS.format_action(match.state, action) for action in match.legal()]


@rule("T1")
def test_two_seats_brown_and_beige_face_each_other_with_three_buildings_each() -> None:
    view = pelagos.Match(TYRUS, seats=2, rng=0).view(0)
    assert [building.name for building in view.buildings] == [
        "brown-citadel",
        "brown-market",
        "brown-temple",
        "beige-citadel",
        "beige-market",
        "beige-temple",
    ]
    assert [building.seat for building in view.buildings] == [0, 0, 0, 1, 1, 1]
    assert TYRUS.seat_names == ("brown", "beige")
    for seats in (1, 3):
        with pytest.raises(pelagos.InvalidOption, match="2 seats"):
            pelagos.Match(TYRUS, seats=seats)


@rule("T2")
def test_each_seat_owns_thirty_tiles_three_guilds_from_one_to_ten() -> None:
    match = pelagos.Match(TYRUS, seats=2, nature="manual")
    match.play("first-brown")
    assert names(match) == [f"brown+{guild}{value}" for guild in "smp" for value in range(1, 11)]


@rule("T3")
def test_nine_election_cards_three_for_each_office_are_nine_draws_of_nature() -> None:
    match = game(["general"])
    match.rewind(match.ply - 1)
    assert names(match) == [f"{office}-{copy}" for office in OFFICE_NAMES for copy in (1, 2, 3)]
    assert match.view(None).cards == {"general": 3, "merchant": 3, "priest": 3}


@rule("T4")
def test_the_coin_is_tossed_then_each_seat_draws_nine_tiles() -> None:
    match = pelagos.Match(TYRUS, seats=2, nature="manual")
    assert names(match) == ["first-brown", "first-beige"]
    match.play("first-beige")
    for tile in TILE_NAMES[:9]:
        assert match.view(0).stage == "draw"
        match.play(f"brown+{tile}")
    for tile in TILE_NAMES[:9]:
        match.play(f"beige+{tile}")
    view = match.view(1)
    assert (view.stage, view.first) == ("card", 1)
    assert view.hands[1].tiles == list(TILE_NAMES[:9])
    assert [hand.count for hand in view.hands] == [9, 9]
    assert view.supplies == [21, 21]


@rule("T4")
def test_the_coin_is_fair_and_every_tile_is_drawn_as_often_as_any_other() -> None:
    first, held = Counter[int](), Counter[str]()
    for seed in range(600):
        view = pelagos.Match(TYRUS, seats=2, rng=seed).view(0)
        first[view.first or 0] += 1
        held.update(view.hands[0].tiles or ())
    assert abs(first[0] - 300) < 75  # 6 standard deviations
    assert len(held) == 30
    assert all(abs(count - 180) < 70 for count in held.values())


@rule("T5")
@pytest.mark.parametrize("first", ["brown", "beige"])
def test_the_coins_holder_starts_odd_elections_and_the_other_even_ones(first: str) -> None:
    match = won_by([None] * 9, first=first)
    holder = TYRUS.seat_names.index(first)
    placings = [ply.actor for ply in match.plies if ply.actor != NATURE]
    for election in range(9):
        starter = holder if election % 2 == 0 else 1 - holder
        assert placings[election * 6 : election * 6 + 6] == [starter, 1 - starter] * 3


@rule("T6")
def test_a_card_is_turned_and_everyone_sees_the_office() -> None:
    match = game(["merchant"])
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert (view.office, view.election, view.cards["merchant"]) == ("merchant", 1, 2)
    assert match.to_move == 0


@rule("T7")
def test_any_tile_of_the_hand_goes_into_any_of_the_six_buildings() -> None:
    match = pelagos.Match(TYRUS, seats=2, rng=3)
    hand = match.view(match.to_move).hands[match.to_move or 0].tiles or []
    assert names(match) == [f"{tile}>{building}" for tile in hand for building in BUILDING_NAMES]


@rule("T7")
def test_each_places_exactly_three_tiles_in_turn_and_never_moves_one() -> None:
    match = game(["general s1>brown-citadel"])
    assert match.to_move == 1
    assert not match.can_undo
    match.play(match.legal()[0])
    refusal = match.why_not("s1>brown-market")
    assert refusal is not None
    assert (refusal.rule, refusal.say.id) == ("T7", "tyrus-placed")
    assert match.why_not("standing:1") == pelagos.Refusal("T7", pelagos.Say("tyrus-standing"))
    counted = game([NOTHING]).view(0)
    assert (counted.hands[0].count, counted.hands[1].count) == (6, 6)


@rule("T7")
def test_buildings_whose_elections_are_over_still_take_tiles() -> None:
    match = won_by([None] * 8)
    view = match.view(None)
    assert view.cards == {"general": 0, "merchant": 0, "priest": 1}
    match.play("priest-3")
    assert any(name.endswith(">beige-citadel") for name in names(match))


@rule("T8")
def test_a_placed_tile_shows_its_face_to_its_owner_only_and_its_place_to_all() -> None:
    match = game(["merchant s9>beige-temple p2>beige-temple"])
    temple = {seat: match.view(seat).buildings[5].tiles for seat in (None, 0, 1)}
    assert [tile.face for tile in temple[0]] == ["s9", None]
    assert [tile.face for tile in temple[1]] == [None, "p2"]
    assert [tile.face for tile in temple[None]] == [None, None]
    for tiles in temple.values():
        assert [(tile.seat, tile.place, tile.election) for tile in tiles] == [(0, 1, 1), (1, 2, 1)]


@rule("T9")
def test_only_the_two_buildings_of_the_office_are_revealed() -> None:
    line = (
        "general s1>brown-citadel s2>beige-citadel m3>brown-market "
        "m4>beige-temple p5>brown-citadel p6>beige-market"
    )
    view = game([line]).view(None)
    assert view.last is not None
    assert [[tile.face for tile in building.tiles] for building in view.last.buildings] == [
        ["s1", "p5"],
        ["s2"],
    ]
    hidden = [tile.face for building in view.buildings for tile in building.tiles]
    assert hidden == [None, None, None]


# Brown's sum for each office: votes in the own building, the other's counters, the own counter-counters.
ROLES = [
    ("general", "s", "m", "p", "citadel"),
    ("merchant", "m", "p", "s", "market"),
    ("priest", "p", "s", "m", "temple"),
]


@rule("T10")
@pytest.mark.parametrize(
    ("office", "votes", "counters", "protects", "kind"), ROLES, ids=[row[0] for row in ROLES]
)
def test_each_office_has_its_voters_counters_and_counter_counters(
    office: str, votes: str, counters: str, protects: str, kind: str
) -> None:
    match = game(
        [
            f"{office} {votes}10>brown-{kind} {counters}8>brown-{kind} {protects}5>brown-{kind} "
            f"{votes}1>brown-{kind} {counters}9>brown-{kind} {protects}9>brown-{kind}"
        ]
    )
    view = match.view(None)
    assert view.last is not None
    brown = view.last.sums[0]
    assert (brown.votes, brown.counters, brown.counter_counters, brown.score) == (10, 8, 5, 7)


@rule("T11")
@pytest.mark.parametrize(
    ("sentence", "brown", "beige", "score"),
    [
        ("counters take votes away", ["s8", "", ""], ["m3", "", ""], 5),
        ("a score never falls below zero", ["s2", "", ""], ["m9", "", ""], 0),
        ("counter-counters take counters away", ["s8", "p2", ""], ["m3", "", ""], 7),
        ("a surplus of counter-counters adds nothing", ["s8", "p10", ""], ["m3", "", ""], 8),
        ("there is no third level", ["s8", "p2", ""], ["m3", "s10", ""], 7),
        ("tiles of one colour never neutralise each other", ["s8", "m10", ""], ["", "", ""], 8),
        ("the other's voters count for nothing here", ["s1", "", ""], ["s10", "", ""], 1),
        ("the other's counter-counters count for nothing here", ["s6", "", ""], ["m4", "p10", ""], 2),
        ("several tiles add up", ["s8", "s7", "p1"], ["m3", "m5", ""], 8),
    ],
    ids=lambda value: value.replace(" ", "-") if isinstance(value, str) else None,
)
def test_a_score_is(sentence: str, brown: list[str], beige: list[str], score: int) -> None:
    spare = {0: iter(["m1>beige-market", "m2>beige-market", "m6>beige-market"])}
    spare[1] = iter(["m1>brown-market", "m2>brown-market", "m6>brown-market"])
    placements = []
    for order in range(6):
        seat, number = order % 2, order // 2
        tile = (brown, beige)[seat][number]
        placements.append(f"{tile}>brown-citadel" if tile else next(spare[seat]))
    match = game([" ".join(["general", *placements])])
    assert scores(match) == (score, 0), sentence


@rule("T12")
def test_the_higher_score_wins_the_representative_for_this_election() -> None:
    view = won_by(["brown", "beige"]).view(None)
    assert [election.winner for election in view.elections] == [0, 1]
    assert view.representatives == [1, 1]


@rule("T12")
def test_equal_scores_make_the_election_null_also_nothing_against_nothing() -> None:
    line = (
        "general s5>brown-citadel s5>beige-citadel m1>beige-market "
        "m1>brown-market m2>beige-market m2>brown-market"
    )
    for lines in ([NOTHING], [line]):
        view = game(lines).view(None)
        assert view.elections[0].is_counted
        assert view.elections[0].winner is None
        assert view.representatives == [0, 0]
        assert view.election == 2


@rule("T12")
def test_two_empty_buildings_make_a_null_election() -> None:
    line = (
        "general m1>beige-market m1>brown-market m2>beige-market "
        "m2>brown-market m3>beige-market m3>brown-market"
    )
    view = game([line]).view(None)
    assert view.last is not None
    assert view.last.winner is None
    assert all(not building.tiles for building in view.last.buildings)


@rule("T13")
def test_revealed_tiles_are_discarded_in_sight_and_the_others_stay() -> None:
    line = (
        "general s1>brown-citadel s2>beige-citadel m3>brown-market "
        "m4>beige-temple p5>brown-citadel p6>beige-market"
    )
    match = game([line])
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert view.discards == [["s1", "p5"], ["s2"]]
        assert [len(building.tiles) for building in view.buildings] == [0, 1, 0, 0, 1, 1]
    assert [tile.face for tile in match.view(0).buildings[1].tiles] == ["m3"]


@rule("T13")
def test_a_tile_waits_for_its_election_and_counts_then() -> None:
    early = (
        "general m7>brown-market s1>brown-citadel s1>beige-citadel "
        "s2>brown-citadel s2>beige-citadel s3>brown-citadel"
    )
    late = (
        "merchant p2>brown-temple p2>beige-temple p3>brown-temple "
        "p3>beige-temple p4>brown-temple p4>beige-temple"
    )
    match = game([early, late])
    assert scores(match) == (7, 0)


@rule("T14")
def test_each_draws_three_after_elections_one_to_seven_and_none_after() -> None:
    match = won_by([None] * 9, keep={"brown": ["s1", "m1", "p1"], "beige": ["s1", "m1", "p1"]})
    drawn = Counter[int]()
    placed = 0
    for ply in match.plies:
        if ply.actor != NATURE:
            placed += 1
        elif "+" in TYRUS.format_action(match.state, ply.action):
            drawn[placed // 6] += 1
    assert drawn == {0: 18, **dict.fromkeys(range(1, 8), 6)}
    view = match.view(None)
    assert view.supplies == [0, 0]
    assert [hand.count for hand in view.hands] == [3, 3]


@rule("T15")
def test_three_in_a_row_end_the_game_at_once_and_nothing_is_drawn() -> None:
    match = won_by(["beige", "brown", "brown", "brown"])
    assert match.to_move is None
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "row")
    assert match.outcome.sheet.elections == [1, 0, 0, 0]
    assert [hand.count for hand in match.view(None).hands] == [6, 6]
    assert match.returns == [1.0, -1.0]


@rule("T15")
@pytest.mark.parametrize("breaker", [None, "beige"], ids=["a null election", "the other's win"])
def test_a_run_is_broken_by(breaker: str | None) -> None:
    match = won_by(["brown", "brown", breaker, "brown", "brown"])
    assert match.outcome is None


@rule("T15")
def test_a_lead_that_cannot_be_caught_does_not_end_the_game() -> None:
    match = won_by(["brown", "brown", None, "brown", "brown", None, "brown"])
    assert match.outcome is None
    assert match.view(None).representatives == [5, 0]


@rule("T16")
def test_after_nine_elections_more_representatives_win() -> None:
    match = won_by(["brown", "beige", "brown", None, "brown", "beige", None, None, None])
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "representatives")
    assert match.outcome.scores == (3, 2)
    assert match.outcome.places == (1, 2)


@rule("T17")
def test_equal_representatives_are_decided_by_the_tiles_left_in_hand() -> None:
    winners = ["brown", "beige", None, None, None, None, None, None, None]
    match = won_by(winners, keep={"brown": ["s2", "m3", "p4"], "beige": ["s3", "m3", "p4"]})
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "hands")
    assert match.outcome.sheet.hand_sums == [9, 10]
    assert match.view(None).hands[0].tiles == ["s2", "m3", "p4"]


@rule("T17")
def test_equal_hands_too_make_a_draw() -> None:
    match = won_by([None] * 9, keep={"brown": ["s1", "m5", "p4"], "beige": ["s2", "m2", "p6"]})
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "draw")
    assert match.outcome.places == (1, 1)
    assert match.returns == [0.0, 0.0]


@rule("T18")
def test_everyone_sees_cards_scores_discards_and_numbers_and_all_after_the_end() -> None:
    match = won_by(["brown", "beige", "brown"])
    public = match.view(None)
    assert public.cards == {"general": 2, "merchant": 2, "priest": 2}
    assert [[sum_.score for sum_ in election.sums] for election in public.elections] == [
        [1, 0],
        [0, 2],
        [2, 0],
    ]
    assert [hand.count for hand in public.hands] == [6, 6]
    assert public.supplies == [15, 15]
    match.resign(0)
    after = match.view(None)
    assert all(hand.tiles is not None for hand in after.hands)
    assert all(tile.face for building in after.buildings for tile in building.tiles)


@rule("T19")
def test_a_hand_and_hidden_faces_are_the_owners_alone() -> None:
    match = game(["merchant s9>beige-temple"])
    assert match.view(0).hands[0].tiles is not None
    assert match.view(0).hands[1].tiles is None
    assert match.view(None).hands == [
        type(match.view(0).hands[0])(8, None),
        type(match.view(0).hands[0])(9, None),
    ]
    assert match.transcript_for(1).splitlines()[-1].endswith("brown ?>beige-temple")
    assert "brown+?" in match.transcript_for(1)
    assert "beige+?" in match.transcript_for(0)
    assert match.transcript_for(0).splitlines()[-1].endswith("brown s9>beige-temple")
