"""Tyrus: what a seat may know, what it may imagine or believe, and what is known of good play."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray
from tests.contract.worlds import tyrus_world
from tests.games.edited import Edit, edited
from tests.games.tyrus.scenario import TYRUS, game, won_by

import pelagos
from pelagos.engine import data, knowledge
from pelagos.engine.chance import make_rng
from pelagos.engine.dispatch import States, imagine, write_legal
from pelagos.engine.error import BrokenData
from pelagos.games import tyrus
from pelagos.games.tyrus.knowledge import FEATURES, write_features
from pelagos.games.tyrus.lore import LORE, parse_lore
from pelagos.games.tyrus.notation import TILE_NAMES
from pelagos.games.tyrus.state import ENDED
from pelagos.games.tyrus.view import tile_names

rule = pytest.mark.rule

LINE = (
    "general s1>brown-citadel s2>beige-citadel m3>brown-market "
    "m4>beige-temple p5>brown-citadel p6>beige-market"
)


@rule("T18")
def test_after_the_end_there_is_nothing_left_to_imagine() -> None:
    match = won_by(["brown", "brown", "brown"])
    for seat in (None, 0, 1):
        assert match.imagine(seat, 5).tobytes() == match.state.tobytes()
    states = np.zeros(1, TYRUS.dtype)
    states[0] = match.state
    imagine(states, 0, 0, make_rng(5))
    assert states[0].tobytes() == match.state.tobytes()


@rule("T9")
def test_a_transcript_shows_faces_once_they_are_revealed_and_no_others() -> None:
    text = game([LINE]).transcript_for(1)
    assert "brown s1>brown-citadel" in text
    assert "brown p5>brown-citadel" in text
    assert "brown ?>brown-market" in text
    assert "brown+?" in text


@rule("T19")
def test_every_hidden_tile_is_imagined_in_a_hand_about_as_often() -> None:
    match = game([LINE])
    held = Counter[str]()
    for seed in range(600):
        held.update(tile_names(int(match.imagine(1, seed).hand[0])))
    seen = {"s1", "p5"}  # revealed
    assert set(held) == set(TILE_NAMES) - seen
    mean = 600 * 6 / 28
    assert all(abs(count - mean) < 70 for count in held.values())


@rule("T19")
def test_touching_tells_nobody_what_the_other_holds() -> None:
    match = game(["merchant s9>beige-temple"])
    answers = [match.why_not(f"tile:{name}", seat=0) for name in TILE_NAMES]
    assert answers == answers[:1] * 30, "Beige is to move: every tile is answered alike"


LORE_FILE = data.read(tyrus.__name__, "knowledge.json")


def as_states(state: Any) -> States:
    """Return a state as the only one of an array, for kernels."""
    states = np.zeros(1, TYRUS.dtype)
    states[0] = state
    return states


def positions(seed: int) -> Iterator[pelagos.Match]:
    """Yield one random match again and again, after each of its plies."""
    rng = random.Random(seed)
    match = pelagos.Match(TYRUS, seats=2, rng=seed, nature="manual")
    while match.to_move is not None:
        yield match
        match.play(rng.choice(match.legal()))


def weights_of(states: States) -> NDArray[np.float64]:
    legal = np.zeros(TYRUS.max_legal, np.int32)
    weights = np.zeros(TYRUS.max_legal, np.float64)
    num = write_legal(states, 0, legal)
    knowledge.weigh(states, 0, legal, num, weights)
    return weights[:num]


def weights_in(match: pelagos.Match) -> dict[str, float]:
    """Return the weight of each legal placement by its notation."""
    texts = [TYRUS.format_action(match.state, action) for action in match.legal()]
    return dict(zip(texts, weights_of(as_states(match.state)).tolist(), strict=True))


def lead(match: pelagos.Match) -> float:
    """Return by how much Brown stands better than Beige."""
    states = as_states(match.state)
    assert knowledge.is_quiet(states, 0)
    return knowledge.standing(states, 0, 0) - knowledge.standing(states, 0, 1)


def believed(match: pelagos.Match, seat: int, seed: int) -> Any:
    states = as_states(match.state)
    knowledge.believe(states, 0, seat, make_rng(seed))
    return states[0]


@pytest.mark.compiles
def test_every_weight_is_above_0_and_finite() -> None:
    for seed in range(4):
        for match in positions(seed):
            if match.to_move in (0, 1):
                weights = weights_of(as_states(match.state))
                assert np.isfinite(weights).all()
                assert (weights > 0.0).all()


@pytest.mark.compiles
@rule("T19")
def test_weights_depend_on_nothing_that_the_mover_does_not_know() -> None:
    num_different = 0
    for match in positions(5):
        if match.to_move in (0, 1):
            other = match.imagine(match.to_move, 9)
            num_different += other.tobytes() != match.state.tobytes()
            assert weights_of(as_states(other)).tobytes() == weights_of(as_states(match.state)).tobytes()
    assert num_different > 30, "the imagined states must differ, or nothing is proved"


@pytest.mark.compiles
def test_a_standing_is_the_sum_of_its_features_times_their_weights() -> None:
    num_quiet = 0
    features = np.zeros(len(FEATURES))
    for seed in range(4):
        for match in positions(seed):
            states = as_states(match.state)
            if knowledge.is_quiet(states, 0):
                num_quiet += 1
                for seat in (0, 1):
                    write_features(states, 0, seat, features)
                    expected = float(features @ np.array(list(LORE.standing.values())))
                    assert knowledge.standing(states, 0, seat) == pytest.approx(expected)
    assert num_quiet > 30


def test_it_is_quiet_between_two_elections_once_all_tiles_are_drawn() -> None:
    counted = game([LINE])
    assert counted.view(None).stage == "draw"
    assert not knowledge.is_quiet(as_states(counted.state), 0)
    assert knowledge.is_quiet(as_states(game([LINE, "merchant"]).state), 0)
    assert not knowledge.is_quiet(as_states(game([LINE, "merchant s7>brown-market"]).state), 0)


# Both spend a 1 of each guild, and only Brown's soldiers count.
CHEAP = (
    "general s1>brown-citadel s1>brown-citadel m1>brown-citadel "
    "m1>beige-citadel p1>beige-citadel p1>brown-citadel"
)


def test_who_has_won_an_election_at_the_same_price_stands_better() -> None:
    null = CHEAP.replace("s1>brown-citadel", "s1>beige-citadel", 1)
    assert lead(game([CHEAP, "merchant"])) > 0.1 > lead(game([null, "merchant"])) > -0.1


def test_two_elections_won_in_a_row_are_better_than_two_with_a_null_one_after() -> None:
    fresh, broken = won_by([None, "brown", "brown"]), won_by(["brown", "brown", None])
    for match in (fresh, broken):
        while match.view(None).stage == "draw":
            match.play(match.legal()[0])
    assert lead(fresh) > lead(broken) + 0.3 > 0.6


def test_votes_that_stand_in_the_own_building_are_better_than_in_the_others() -> None:
    line = CHEAP.replace("p1>beige-citadel", "p9>{}-temple").replace("p1>brown-citadel", "p9>brown-temple")
    assert lead(game([line.format("brown"), "priest"])) > lead(game([line.format("beige"), "priest"])) + 0.3


def test_a_stronger_hand_is_better() -> None:
    """Brown has spent a 9 for nothing, or a 1."""
    line = CHEAP.replace("m1>brown-citadel", "m{}>brown-citadel")
    assert lead(game([line.format(1), "priest"])) > lead(game([line.format(9), "priest"])) + 0.1


def test_a_vote_for_the_office_that_is_up_weighs_more_than_one_that_counts_for_nothing() -> None:
    weights = weights_in(game(["general s10>brown-citadel s10>beige-citadel"]))
    assert weights["s8>brown-citadel"] > 10 * weights["s8>beige-citadel"]
    assert weights["s8>brown-citadel"] > 10 * weights["s8>beige-market"]


def test_a_high_tile_is_wasted_less_often_than_a_low_one() -> None:
    weights = weights_in(game(["priest p10>brown-temple p10>beige-temple"]))
    assert weights["s1>brown-temple"] > 2 * weights["s8>brown-temple"]


def test_a_vote_that_turns_the_last_election_weighs_most() -> None:
    """Beige moves last: a 10 stands against its 8, so 3 more are enough."""
    line = "general s10>brown-citadel s8>beige-citadel m2>brown-citadel p1>brown-temple m3>brown-citadel"
    weights = weights_in(game([line]))
    best = max(weights, key=lambda text: weights[text])
    assert best.endswith(">beige-citadel")
    assert best.startswith("s")


# Three elections without a vote: nobody wins, and a tile of each guild goes each time.
WASTED = [
    " ".join(
        f"{guild}{value}>{side}-citadel"
        for guild, brown, beige in (("s", "beige", "brown"), ("m", "brown", "beige"), ("p", "beige", "brown"))
        for side in ((brown, beige) if value % 2 else (beige, brown))
    )
    for value in (1, 2, 3)
]


@rule("T7")
def test_nobody_spends_a_high_tile_on_an_office_that_is_over() -> None:
    """Beige starts the fourth election; its soldiers counter priests, and no general comes any more."""
    weights = weights_in(game([*(f"general {wasted}" for wasted in WASTED), "priest"]))
    assert weights["s8>brown-temple"] > 10 * weights["s8>beige-citadel"]


@pytest.mark.compiles
@rule("T19")
def test_what_is_believed_depends_on_nothing_that_the_seat_does_not_know() -> None:
    rng = random.Random(3)
    num_different = 0
    for match in positions(6):
        for seat in (0, 1):
            world = tyrus_world(match, seat, rng)
            num_different += world.actions != match.actions
            assert believed(match, seat, 4).tobytes() == believed(world, seat, 4).tobytes()
    assert num_different > 60, "the other worlds must differ, or nothing is proved"


@pytest.mark.compiles
@rule("T18")
def test_a_believed_state_shows_the_seat_what_it_saw_and_holds_every_tile_once() -> None:
    for match in positions(7):
        for seat in (0, 1):
            state = believed(match, seat, 8)
            seen, then = (TYRUS.views.view(one, seat, False) for one in (match.state, state))
            assert msgspec.to_builtins(then) == msgspec.to_builtins(seen)
            assert int(state.hand[seat]) == int(match.state.hand[seat])
            all_seen = tyrus.view.view(state, 1 - seat, False)
            held = [*tile_names(int(state.hand[1 - seat])), *tile_names(int(state.supply[1 - seat]))]
            held += all_seen.discards[1 - seat]
            held += [
                str(tile.face)
                for building in all_seen.buildings
                for tile in building.tiles
                if tile.seat != seat
            ]
            assert sorted(held) == sorted(TILE_NAMES)


@rule("T18")
def test_after_the_end_there_is_nothing_left_to_believe() -> None:
    match = won_by(["brown", "brown", "brown"])
    assert match.state.stage == ENDED
    for seat in (0, 1):
        assert believed(match, seat, 5).tobytes() == match.state.tobytes()


@pytest.mark.compiles
def test_a_tile_in_the_enemys_building_is_believed_to_be_a_counter() -> None:
    match = game(["general s10>beige-citadel p7>beige-citadel m1>brown-citadel s1>brown-citadel"])
    faces = Counter(TILE_NAMES[believed(match, 1, seed).tile[0]][0] for seed in range(300))
    assert faces["m"] > 200
    faces = Counter(TILE_NAMES[believed(match, 1, seed).tile[2]][0] for seed in range(300))
    assert faces["s"] > 200


def test_the_file_is_whole() -> None:
    assert tuple(parse_lore(LORE_FILE).standing) == FEATURES


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda lore: lore["election"]["scale"].pop(), "numbers in election.scale: expected 6, got 5"),
        (lambda lore: lore["election"].update(win=0.6), "Expected `float` <= 0.5"),
        (lambda lore: lore["election"].update(later=0.0), "Expected `float` > 0.0"),
        (lambda lore: lore["hidden"]["now"]["vote"].pop(), "numbers in hidden.now.vote: expected 3, got 2"),
        (lambda lore: lore["hidden"]["before"].pop("vote"), "names in hidden.before: expected ('vote', "),
        (lambda lore: lore["policy"]["value"]["dead"].pop(), "in policy.value.dead: expected 10, got 9"),
        (lambda lore: lore["policy"]["turn"].pop("dead"), "names in policy.turn: expected ('vote', "),
        (
            lambda lore: lore["policy"]["crowd"].update(cellar=1.0),
            "names in policy.crowd: expected ('vote', ",
        ),
        (lambda lore: lore["policy"]["future"].pop("now"), "names in policy.future: expected ('now', "),
        (lambda lore: lore["policy"]["future"]["now"].pop("vote"), "names in policy.future.now: expected"),
        (lambda lore: lore["policy"]["outlook"]["vote"][2].pop(), "a row of policy.outlook.vote: expected 5"),
        (lambda lore: lore["policy"]["keep"].pop(), "numbers in policy.keep: expected 9, got 8"),
        (lambda lore: lore["policy"].update(luck=1), "unknown field `luck`"),
        (lambda lore: lore["belief"].pop("dead"), "names in belief: expected ('home-now', "),
        (lambda lore: lore["belief"]["dead"]["vote"].pop(), "in belief.dead.vote: expected 10, got 9"),
        (lambda lore: lore["belief"]["dead"]["vote"].insert(0, 0.0), "Expected `float` > 0.0"),
        (lambda lore: lore["standing"].pop("race"), "names in standing: expected ('race', "),
        (lambda lore: lore["standing"].update(race=None), "Expected `float`, got `null`"),
        (lambda lore: lore.pop("policy"), "missing required field `policy`"),
    ],
)
def test_a_broken_file_is_refused_in_one_line(edit: Edit, message: str) -> None:
    with pytest.raises(BrokenData) as refused:
        parse_lore(edited(LORE_FILE, edit))
    assert str(refused.value).startswith("knowledge.json: ")
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)
