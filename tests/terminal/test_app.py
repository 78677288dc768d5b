"""The full screen, played with Textual's own pilot: by keyboard and by mouse, every game, both languages."""

import threading
from pathlib import Path

import pytest
from tests.terminal.screen import (
    LARGE,
    SMALL,
    at_sea,
    click,
    golden,
    press,
    run,
    table,
    text,
    type_in,
)
from textual.pilot import Pilot

import pelagos
from pelagos.bots.random import RandomBot
from pelagos.terminal.app import play_app
from pelagos.terminal.picture import Picture
from pelagos.terminal.words import Words


def new(game: str, *, seats: int = 2, seed: int = 4, **options: int | str) -> pelagos.Match:
    return pelagos.Match(pelagos.game(game), seats=seats, rng=seed, options=options)


# Whole games and turns


@pytest.mark.more
@pytest.mark.parametrize(
    ("language", "end"), [("en", "The game is over."), ("fr", "La partie est terminée.")], ids=["en", "fr"]
)
def test_a_whole_game_of_tyrus_by_enter_alone(language: str, end: str) -> None:
    match = new("tyrus")

    async def script(pilot: Pilot[None]) -> None:
        while not match.is_over:
            ply = match.ply
            await press(pilot, "enter", "enter", "enter")  # a tile, a building, and yes
            assert match.ply > ply
        assert end in text(pilot)
        await press(pilot, "v", "end", "left")
        assert f"{match.ply - 1} " in text(pilot)
        await press(pilot, "q")
        assert end in text(pilot)

    run(table(match, "human,random", language), script)
    assert match.is_over


def test_a_turn_of_tyrus_by_mouse() -> None:
    match = golden("tyrus-unfinished")
    ply = match.ply

    async def script(pilot: Pilot[None]) -> None:
        await click(pilot, "Press Enter")
        await click(pilot, "s4", within="Brown’s hand")
        assert "s4 (4 of soldiers) then" in text(pilot)
        await click(pilot, "Beige’s temple")
        assert "Brown places the 4 of soldiers in Beige’s temple." in text(pilot)
        assert match.ply == ply, "what cannot be taken back waits"
        await click(pilot, "Play it")

    run(table(match, "human,human"), script)
    assert "s4>beige-temple" in match.transcript()


def test_a_turn_of_mykerinos_by_mouse_on_the_board() -> None:
    match = new("mykerinos", seats=3)

    async def script(pilot: Pilot[None]) -> None:
        board = pilot.app.screen.query_one("#board", Picture)
        row = next(at for at, line in enumerate(board.lines) if line.split()[:1] == ["1"])
        await pilot.click(board, offset=(board.lines[row - 1].index("c"), row))
        await press(pilot, "enter")

    run(table(match, "human,human,human"), script)
    assert "c1" in match.transcript()


def test_a_patron_is_called_on_and_taken_back_by_keyboard() -> None:
    match = golden("mykerinos-unfinished")

    async def script(pilot: Pilot[None]) -> None:
        ply = match.ply
        await press(pilot, "u", "u")
        assert match.ply == ply - 2
        assert "Lord Lemon" in text(pilot)
        await type_in(pilot, "slash", "lemon")
        assert match.ply == ply - 1
        assert "Blue calls on Lord Lemon" in text(pilot)
        await type_in(pilot, "slash", "extend b3")
        await type_in(pilot, "slash", "a3")
        await press(pilot, "enter")

    run(table(match, "human,random,random"), script)
    assert "on-a3" in match.transcript()


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "140x44"])
def test_turns_of_minos_by_keyboard(size: tuple[int, int]) -> None:
    match = new("minos", map="small", rounds=3)

    async def script(pilot: Pilot[None]) -> None:
        turn = match.turn
        for _ in range(80):
            await press(pilot, "down", "enter")
            if match.turn >= turn + 2:
                return

    run(table(match, "human,human"), script, size)
    assert match.turn >= 2


def test_a_die_of_minos_is_clicked_and_taken_back() -> None:
    match = golden("minos-unfinished")

    async def script(pilot: Pilot[None]) -> None:
        ply = match.ply
        await click(pilot, "gull", within="Obsidian 8")
        assert match.ply == ply + 1
        assert "gull*" in text(pilot)
        await press(pilot, "u")
        assert match.ply == ply
        await click(pilot, "scales", within="Obsidian 8")
        assert "In a duel, dice that show scales are never thrown again. [N15]" in text(pilot)
        await click(pilot, "keep")
        assert match.ply == ply
        await press(pilot, "escape")
        assert "Obsidian to move." in text(pilot)

    run(table(match, "human,human,human,human"), script)


def test_a_ship_sails_by_clicks_on_the_map() -> None:
    match = at_sea()

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "home")
        await click(pilot, "13PV")
        assert "13 Sea of Melite then" in text(pilot)
        await click(pilot, "17")
        await press(pilot, "home")
        assert "17V" in text(pilot)
        assert "Vermilion sails: Sea of Melite → Sicilian Sea." in text(pilot)
        await press(pilot, "u")
        assert "13PV" in text(pilot)

    run(table(match, "human,human"), script, (80, 40))


def test_a_game_of_another_package_is_played_on_its_board() -> None:
    match = new("breakthrough")

    async def script(pilot: Pilot[None]) -> None:
        board = pilot.app.screen.query_one("#board")
        await pilot.click(board, offset=(5, 6))  # b2
        await press(pilot)
        assert "piece on b2 then" in text(pilot)
        await pilot.click(board, offset=(5, 0))  # b8
        await press(pilot)
        assert "A piece goes one square forward" in text(pilot)
        await pilot.click(board, offset=(7, 5))  # c3
        await press(pilot)
        await press(pilot, "enter")

    run(table(match, "human,random"), script)
    assert match.transcript().count("b2c3") == 1
    assert match.ply == 2


# What is refused, taken back, asked and hidden


def test_every_refusal_names_its_rule_however_it_is_asked() -> None:
    match = golden("tyrus-unfinished")

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        await type_in(pilot, "w", "p10>brown-temple")
        assert "The 10 of priests is still in your supply. [T14]" in text(pilot)
        await type_in(pilot, "slash", "s7>brown-temple")
        assert "is still in your supply. [T14]" in text(pilot)
        await type_in(pilot, "w", "s1>brown-temple")
        assert "Nothing forbids s1>brown-temple now." in text(pilot)
        await type_in(pilot, "w", "fly")
        assert "“fly” is no action of this game." in text(pilot)
        await press(pilot, "escape")
        assert "“fly” is no action" not in text(pilot)
        await type_in(pilot, "slash", "fly")
        assert "“fly” is no action of this game." in text(pilot)
        await press(pilot, "u")
        assert "Chance has spoken since" in text(pilot)

    run(table(match, "human,human"), script)


def test_in_french_letters_and_messages_are_french_and_both_letters_are_understood() -> None:
    match = golden("tyrus-unfinished")

    async def script(pilot: Pilot[None]) -> None:
        assert "Brun, installez-vous." in text(pilot)
        await press(pilot, "enter")
        assert "À Brun de jouer." in text(pilot)
        assert "a Annuler  p Pourquoi  / Taper  j Journal  e Enregistrer  F1 Aide  q Quitter" in text(pilot)
        for key in ("a", "u"):
            await press(pilot, key)
            assert "Le hasard a parlé depuis" in text(pilot)
        await type_in(pilot, "p", "p10>brown-temple")
        assert "[T14]" in text(pilot)
        await press(pilot, "enter", "enter")
        assert "Jouer ce coup\u00a0? Il sera définitif." in text(pilot)
        await press(pilot, "right", "enter")
        assert "s1 (1 de soldats) puis" in text(pilot)

    run(table(match, "human,human", "fr"), script)


def test_the_question_before_what_is_final_can_be_left_out() -> None:
    match = golden("tyrus-unfinished")
    ply = match.ply

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "c")
        assert "You will no longer be asked" in text(pilot)
        await press(pilot, "enter", "enter")

    run(table(match, "human,random"), script)
    assert match.ply > ply


def test_hands_stay_behind_the_curtain() -> None:
    match = new("tyrus")

    async def script(pilot: Pilot[None]) -> None:
        seen = {"Brown": 0, "Beige": 0}
        for _ in range(4):
            assert "please sit down." in text(pilot)
            assert "hand:" not in text(pilot)
            await press(pilot, "l")  # nothing is to be had by other keys
            assert "draws" not in text(pilot)
            await press(pilot, "enter")
            own = next(side for side in seen if f"{side} to move" in text(pilot))
            other = next(side for side in seen if side != own)
            assert f"{own}’s hand:" in text(pilot)
            assert f"{other}’s hand:" not in text(pilot)
            await press(pilot, "l")
            assert f"{own} draws the" in text(pilot)
            assert f"{other} draws the" not in text(pilot)
            await press(pilot, "l", "enter", "enter", "enter")
            seen[own] += 1
        assert seen == {"Brown": 2, "Beige": 2}

    run(table(match, "human,human"), script)


def test_no_curtain_falls_where_nothing_is_hidden() -> None:
    match = new("mykerinos")

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(12):
            assert "please sit down" not in text(pilot)
            await press(pilot, "enter")

    run(table(match, "human,human"), script)
    assert match.ply > 4


class _Thinker(RandomBot):
    """A bot that decides when it is told to."""

    def __init__(self) -> None:
        super().__init__(seed=1)
        self.may_decide = threading.Event()

    def choose(self, match: pelagos.Match, seat: int) -> int:
        assert self.may_decide.wait(60)
        return super().choose(match, seat)


def test_the_screen_answers_while_a_bot_is_thinking() -> None:
    match, bot = new("tyrus"), _Thinker()
    seat, ply = match.to_move, match.ply
    assert seat is not None
    players = ["human", "human"]
    players[seat] = "search:8"
    words = Words(match.game, "en")

    async def script(pilot: Pilot[None]) -> None:
        assert "is thinking…" in text(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Any key closes this page." in text(pilot)
        await pilot.press("x", "u", "enter", "q")
        await pilot.pause()
        assert "Leave? The game is kept only if you have saved it." in text(pilot)
        assert match.ply == ply, "still thinking"
        bot.may_decide.set()
        await press(pilot, "escape")
        assert match.ply == ply + 1
        assert "to move." in text(pilot)

    run(play_app(words, lambda _: (match, {seat: bot}), players), script)


def test_a_game_is_saved_given_up_and_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = new("minos", map="small", rounds=3)

    async def script(pilot: Pilot[None]) -> None:
        await type_in(pilot, "s", "game.txt")
        assert "The game is in game.txt." in text(pilot)
        await type_in(pilot, "s", "game.txt")
        assert "There is a file game.txt already" in text(pilot)
        await press(pilot, "r", "escape", "r", "right", "enter")
        assert not match.is_over
        await press(pilot, "r", "enter")
        assert "everybody else resigned" in text(pilot)
        await press(pilot, "q")
        assert not pilot.app.is_running

    run(table(match, "human,random"), script)
    saved = pelagos.Match.from_transcript((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert saved.actions == match.actions


def test_a_bot_takes_care_of_a_seat_that_was_given_up() -> None:
    match = new("mykerinos", seats=3)

    async def script(pilot: Pilot[None]) -> None:
        seat = match.to_move
        await press(pilot, "r", "enter")
        assert list(match.resigned) == [seat]
        assert match.to_move != seat
        assert "(greedy)" in text(pilot)
        assert "to move." in text(pilot), "somebody else is asked"

    run(table(match, "human,human,human"), script)
    again = pelagos.Match.from_transcript(match.transcript())
    assert again.caretaken == match.caretaken != set()
