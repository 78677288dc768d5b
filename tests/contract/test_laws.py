"""Every law on every game of the catalogue, for every number of seats."""

import dataclasses
import random
from collections.abc import Iterator

import msgspec
import numpy as np
import pytest
from tests.conftest import Setting
from tests.contract.conserve import IS_WHOLE
from tests.contract.laws import Broken, check_games
from tests.contract.worlds import WORLDS

import pelagos
from pelagos.engine import history
from pelagos.engine.seat import NATURE


def positions(
    setting: Setting, seed: int, *, nature: str = "auto", every: int = 1
) -> Iterator[pelagos.Match]:
    """Yield one random match again and again, after each of its plies or some, and at its end."""
    rng = random.Random(seed)
    match = setting.match(seed, nature=nature)
    number = 0
    while match.to_move is not None:
        if number % every == 0:
            yield match
        match.play(rng.choice(match.legal()))
        number += 1
    yield match


def viewers(setting: Setting) -> list[int | None]:
    return [None, *range(setting.seats)]


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


def test_every_game_says_what_it_conserves_and_what_it_hides() -> None:
    games = [pelagos.game(name) for name in pelagos.games()]
    assert sorted(IS_WHOLE) == sorted(game.name for game in games)
    assert sorted(WORLDS) == sorted(game.name for game in games if game.hidden)


@pytest.mark.compiles
def test_random_games_break_no_law(setting: Setting, scale: int) -> None:
    broken = check_games(
        setting.game, seats=setting.seats, options=setting.options, games=2 * scale**3, seed=1
    )
    assert broken is Broken.NONE


@pytest.mark.compiles
def test_the_law_checker_sees_a_broken_law(setting: Setting) -> None:
    """A check that cannot fail proves nothing: with one ply less than needed it must complain."""
    game = setting.game
    shortened = dataclasses.replace(game, max_plies=3)  # the same dtype, so it takes the game's place
    try:
        assert check_games(shortened, seats=setting.seats, games=1, seed=1) is Broken.TOO_MANY_PLIES
    finally:
        game.__post_init__()


def test_each_legal_action_has_its_own_notation_which_parses_back(setting: Setting) -> None:
    for match in positions(setting, 1, nature="manual"):
        state = match.state
        texts = [setting.game.format_action(state, action) for action in match.legal()]
        assert len(set(texts)) == len(texts)
        for action, text in zip(match.legal(), texts, strict=True):
            assert text.isascii()
            assert text.isprintable()
            assert not set(text) & set(" :,?#")
            assert setting.game.parse_action(state, text) == action


def test_actions_that_are_said_to_be_fixed_are_told_the_same_every_time(setting: Setting) -> None:
    notation = setting.game.notation
    is_fixed = getattr(notation, "IS_FIXED", False)
    told: dict[tuple[int | None, int], set[bytes]] = {}
    for match in positions(setting, seed=3):
        facts, mover = match.position.facts, match.to_move
        for action in match.legal():
            words = notation.format_action(facts, action), notation.target(facts, action)
            said = encode([*words, notation.say_action(facts, action, mover)])
            told.setdefault((mover, action), set()).add(said)
    assert not is_fixed or max(map(len, told.values())) == 1


def test_every_action_is_legal_or_refused_by_a_rule_of_the_game(setting: Setting) -> None:
    texts = {language: setting.game.texts(language) for language in ("en", "fr")}
    for match in positions(setting, 2, nature="manual", every=7):
        legal = set(match.legal())
        for action in range(setting.game.num_actions):
            refusal = match.why_not(action)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                assert refusal.rule
                assert all(texts[language].render(refusal.say) for language in texts)


def test_targets_tell_all_legal_actions_apart(setting: Setting) -> None:
    for match in positions(setting, 3, nature="manual", every=3):
        state = match.state
        targets = [setting.game.notation.target(state, action) for action in match.legal()]
        begun = {target[:length] for target in targets for length in range(1, len(target))}
        assert len(set(targets)) == len(targets)
        assert not begun & set(targets)
        assert all(":" in touch and "," not in touch for target in targets for touch in target)
        for action, target in zip(match.legal(), targets, strict=True):
            assert match.why_not(target) is None, action
            assert match.why_not(",".join(target[:1])) is None


def test_every_target_of_every_view_is_legal_or_refused(setting: Setting) -> None:
    for match in positions(setting, 4, every=5):
        for seat in range(setting.seats):
            state = match.state
            targets = [setting.game.notation.target(state, action) for action in match.legal()]
            first = {target[0] for target in targets}
            things = setting.game.views.things(match.view(seat))
            if match.to_move == seat:
                assert {touch for target in targets for touch in target} <= set(things)
            assert match.view(seat).to_move == match.to_move
            for target in things:
                refusal = match.why_not(target, seat=seat)
                may_touch = match.to_move == seat and target in first
                assert (refusal is None) == may_touch, target
                assert refusal is None or (refusal.rule and setting.game.english.render(refusal.say))


def test_every_action_is_said_in_both_languages(setting: Setting) -> None:
    texts = [setting.game.texts(language) for language in ("en", "fr")]
    for match in positions(setting, 5, nature="manual", every=7):
        state = match.state
        for action in match.legal():
            for touch in setting.game.notation.target(state, action):
                assert all(text.render(setting.game.notation.say_touch(touch)) for text in texts)
            for seat in viewers(setting):
                said = {text.render(setting.game.say_action(state, action, seat)) for text in texts}
                assert all(said)
    for seat in viewers(setting):
        for told in history.tell(match, seat):
            assert all(text.render(say) for text in texts for say in (told.say, *told.last))


def test_what_the_shell_says_around_a_game_is_there_in_both_languages(setting: Setting) -> None:
    """The terminal and the page ask every game for the names of its seats and the reasons of its ends."""
    *_, played = positions(setting, 16)
    resigned = setting.match(16)
    for seat in range(1, setting.seats):
        resigned.resign(seat)
    for language in ("en", "fr"):
        texts = setting.game.texts(language)
        for name in setting.game.seat_names:
            assert texts(f"{setting.game.name}-seat", seat=name)
        for match in (played, resigned):
            assert match.outcome is not None
            assert texts(
                f"{setting.game.name}-reason-{match.outcome.reason}", seat=setting.game.seat_names[0]
            )


@pytest.mark.more
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(setting: Setting, scale: int) -> None:
    if not setting.game.hidden:
        pytest.skip("nothing is hidden in this game")
    rng = random.Random(6)
    num_different = 0
    for match in positions(setting, 6):
        if match.to_move is None:
            continue
        for seat in viewers(setting):
            world = WORLDS[setting.game.name](match, seat, rng)
            num_different += world.actions != match.actions
            assert encode(world.view(seat)) == encode(match.view(seat))
            assert world.transcript_for(seat) == match.transcript_for(seat)
            assert history.tell(world, seat) == history.tell(match, seat)
            assert (world.to_move, world.turn, world.can_undo) == (match.to_move, match.turn, match.can_undo)
            assert match.imagine(seat, 9).tobytes() == world.imagine(seat, 9).tobytes()
            state = match.state
            for action in rng.sample(range(setting.game.num_actions), 20):
                assert world.why_not(action, seat=seat) == match.why_not(action, seat=seat)
                touches = setting.game.notation.target(state, action)
                for begun in (touches, touches[:1]):
                    assert world.why_not(begun, seat=seat) == match.why_not(begun, seat=seat)
            if seat is None:
                continue
            for target in setting.game.views.things(match.view(seat)):
                assert world.why_not(target, seat=seat) == match.why_not(target, seat=seat)
            seen, other = match.seen_by(seat), world.seen_by(seat)
            assert encode((seen.view, seen.legal, seen.history)) == encode(
                (other.view, other.legal, other.history)
            )
            assert seen.imagine(9).tobytes() == other.imagine(9).tobytes()
    assert num_different > 100, "the other worlds must differ, or nothing is proved"


def test_what_a_bot_is_given_holds_no_hidden_fact(setting: Setting) -> None:
    """The record inside ``Seen`` is imagined: two worlds give the same bytes, everywhere in it."""
    if not setting.game.hidden:
        pytest.skip("nothing is hidden in this game")
    rng = random.Random(7)
    for match in positions(setting, 7):
        seat = match.to_move
        if seat is not None:
            worlds = (match, WORLDS[setting.game.name](match, seat, rng))
            inside = [vars(world.seen_by(seat)) for world in worlds]
            for name in ("_states", "_before"):
                assert inside[0][name].tobytes() == inside[1][name].tobytes()
            assert not any(isinstance(value, pelagos.Match) for value in inside[0].values())


def test_an_imagined_state_gives_that_seat_the_same_view_and_legal_actions(setting: Setting) -> None:
    legal = np.zeros(setting.game.max_legal, np.int32)
    for number, match in enumerate(positions(setting, 8)):
        for seat in viewers(setting):
            states = np.zeros(1, setting.game.dtype)
            states[0] = match.imagine(seat, number)
            over = match.to_move is None
            assert encode(setting.game.views.view(states[0], seat, over)) == encode(match.view(seat))
            if match.to_move == seat and seat is not None:
                num = setting.game.rules.write_legal(states, 0, legal)
                assert legal[:num].tolist() == match.legal()


def test_imagining_again_gives_other_worlds(setting: Setting) -> None:
    if not setting.game.hidden:
        pytest.skip("nothing is hidden in this game")
    *_, match = positions(setting, 17)
    match.rewind(match.ply // 2)
    for seat in viewers(setting):
        assert len({match.imagine(seat, seed).tobytes() for seed in range(40)}) > 30
        if seat is not None:
            seen = match.seen_by(seat)
            assert len({seen.imagine(seed).tobytes() for seed in range(40)}) > 30


def test_transcript_and_back_gives_the_same_bytes(setting: Setting) -> None:
    for match in positions(setting, 9, every=7):
        copy = pelagos.Match.from_transcript(match.transcript())
        assert copy.state.tobytes() == match.state.tobytes()
        assert copy.actions == match.actions
    assert copy.transcript() == match.transcript()
    assert copy.outcome == match.outcome


def test_rewind_to_the_start_and_replay_gives_the_same_bytes(setting: Setting) -> None:
    *_, match = positions(setting, 10)
    actions, state = match.actions, match.state.tobytes()
    match.rewind(0)
    assert match.ply == 0
    assert match.state.tobytes() == setting.match(10, nature="manual").state.tobytes()
    match.nature = "manual"
    for action in actions:
        match.play(action)
    assert match.state.tobytes() == state


def test_a_take_back_never_changes_luck(setting: Setting) -> None:
    *_, match = positions(setting, 11)
    again = match.copy()
    for ply in range(match.ply, -1, -9):
        again.rewind(ply)
        again.play_nature()
        while again.to_move is not None:
            again.play(match.actions[again.ply])
        assert again.actions == match.actions


def test_undo_succeeds_exactly_when_it_can_and_never_crosses_what_it_may_not(setting: Setting) -> None:
    for match in positions(setting, 12):
        before, can = match.actions, match.can_undo
        last = match.plies[-1] if match.plies else None
        twin = match.copy()
        if can:
            assert last is not None
            twin.undo()
            assert twin.actions == before[:-1]
            assert last.actor == match.to_move == twin.to_move
            assert twin.turn == match.turn == last.turn
        else:
            with pytest.raises(pelagos.UndoRefused):
                twin.undo()
            assert twin.actions == before
        for action, commits in zip(match.legal()[:3], match.commits(), strict=False):
            after = match.copy()
            after.nature = "manual"
            after.play(action)
            assert commits != after.can_undo
            assert match.actions == before


def test_each_ply_resolves_into_last_or_nothing_is_shown(setting: Setting) -> None:
    """Whenever something hidden is shown, the view right after says so in ``last``."""
    for match in positions(setting, 13, nature="manual"):
        plies = match.plies
        if plies and plies[-1].actor != NATURE and _shown(match) != plies[-1].shown:
            for seat in viewers(setting):
                assert setting.game.views.say_last(match.view(seat))


def _shown(match: pelagos.Match) -> int:
    after = match.copy()
    return after.game.rules.shown(after._states, 0) if hasattr(after.game.rules, "shown") else 0


def test_views_of_a_finished_game_show_the_outcome_to_everyone(setting: Setting) -> None:
    *_, match = positions(setting, 14)
    outcome, returns = match.outcome, match.returns
    assert outcome is not None
    assert returns is not None
    assert len(outcome.scores) == len(outcome.places) == len(returns) == setting.seats
    written = np.zeros(setting.seats)
    setting.game.rules.write_returns(match._states, 0, written)
    assert returns == written.tolist()
    assert match.transcript_for(0) == match.transcript_for(None) == match.transcript()
    assert match.legal() == []


def test_a_batch_plays_like_single_matches(setting: Setting) -> None:
    rng = np.random.default_rng(15)
    batch = pelagos.Batch(setting.game, 8, seats=setting.seats, seed=15)
    while not batch.done.all():
        assert (batch.mask.sum(axis=1) == batch.num_legal).all()
        assert ((batch.legal >= 0).sum(axis=1) == batch.num_legal).all()
        picks = batch.legal[np.arange(8), rng.integers(1 << 30, size=8) % np.maximum(batch.num_legal, 1)]
        before = batch.states.copy()
        movers = batch.to_move.copy()
        batch.step(picks)
        for i in range(8):
            if movers[i] >= 0:
                setting.game.rules.apply(before, i, int(picks[i]))
            if setting.game.rules.to_move(before, i) != NATURE:  # or nature has played on
                assert before[i] == batch.states[i]
    expected = np.zeros(setting.seats)
    for i in range(8):
        setting.game.rules.write_returns(batch.states, i, expected)
        assert batch.returns[i].tolist() == expected.tolist()
    assert batch.returns.any()
