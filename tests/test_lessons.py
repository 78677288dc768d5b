"""The lessons of the page: what each chapter asks for is legal there, said in both languages, and short."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pelagos.engine.match import Match
from pelagos.engine.text import LANGUAGES
from pelagos.engine.transcript import format_transcript
from tests.test_texts import read

ROOT = Path(__file__).parents[1]
COURSES = sorted((ROOT / "web" / "src" / "learn" / "courses").glob("*.json"))
TEXTS = ROOT / "web" / "texts" / "learn"
WORDS_PER_MINUTE = 180
ACTION_S = 10
KEYS = {"show", "ask", "free", "then", "last"}

Course = dict[str, Any]
courses = pytest.mark.parametrize("path", COURSES, ids=lambda path: path.stem)


def course_of(path: Path) -> Course:
    course: Course = json.loads(path.read_text(encoding="utf-8"))
    return course


def expand(lines: list[str]) -> list[tuple[str, str]]:
    """Return (who, action) for each ply: a line is who plays, then one action or several."""
    return [(who, action) for who, *actions in map(str.split, lines) for action in actions]


def replay(course: Course, plies: list[tuple[str, str]]) -> Match:
    """Return the match after these plies, read as the server reads it."""
    header = {key: course[key] for key in ("game", "version", "seats", "options")}
    return Match.from_transcript(format_transcript(header, plies))


def play_on(match: Match, plies: list[tuple[str, str]]) -> None:
    for who, action in plies:
        mover = "nature" if match.to_move == -1 else match.game.seat_names[match.to_move or 0]
        assert who == mover, f"{who} {action}"
        match.play(action)


def steps_of(course: Course) -> Iterator[tuple[str, dict[str, Any], list[tuple[str, str]]]]:
    """Yield each step with its name and what was played before it by somebody who did what was asked."""
    plies: list[tuple[str, str]] = []
    for chapter in course["chapters"]:
        plies = expand(chapter["start"]) if "start" in chapter else plies
        for number, step in enumerate(chapter["steps"], start=1):
            yield f"{chapter['name']}-{number}", step, list(plies)
            plies += [(course["me"], action) for action in step.get("ask", [])[:1]]
            plies += expand(step.get("then", []))


def rest_of(course: Course, name: str) -> list[tuple[str, str]]:
    """Return what is played in a chapter after the learner's action of a step."""
    chapter, _, number = name.rpartition("-")
    [steps] = [each["steps"] for each in course["chapters"] if each["name"] == chapter]
    plies = expand(steps[int(number) - 1].get("then", []))
    for step in steps[int(number) :]:
        plies += [(course["me"], action) for action in step.get("ask", [])[:1]]
        plies += expand(step.get("then", []))
    return plies


def test_every_game_has_a_lesson() -> None:
    games = {path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/page.ts")}
    assert {path.stem for path in COURSES} == games


@courses
def test_what_is_asked_is_legal_and_what_follows_too(path: Path) -> None:
    course = course_of(path)
    assert (course["game"], course["me"]) == (
        path.stem,
        replay(course, []).game.seat_names[course["seat"]],
    )
    for name, step, plies in steps_of(course):
        assert set(step) <= KEYS, name
        match = replay(course, plies)
        if "ask" not in step:
            play_on(match, expand(step.get("then", [])))
            continue
        assert match.to_move == course["seat"], name
        legal = {match.game.format_action(match.state, action) for action in match.legal()}
        assert set(step["ask"]) <= legal, name
        assert len(legal) > 1, f"{name}: nothing is chosen"
        for action in sorted(legal) if step.get("free") else step["ask"]:
            other = match.copy()
            other.play(action)
            rest = rest_of(course, name)
            # Another tile than foreseen may be gone when the next is asked for: then any other will do.
            if action == step["ask"][0] or not any(who == course["me"] for who, _ in rest):
                play_on(other, rest)
            else:
                play_on(other, expand(step.get("then", [])))


@courses
def test_a_choice_is_not_carried_into_the_next_chapter(path: Path) -> None:
    chapters = course_of(path)["chapters"]
    for chapter, following in pairwise(chapters):
        if any(step.get("free") or len(step.get("ask", [])) > 1 for step in chapter["steps"]):
            assert "start" in following, chapter["name"]
        if "start" in following:  # or nobody would see what the last step has done
            assert not {"ask", "then"} & set(chapter["steps"][-1]), chapter["name"]
    assert not {"ask", "then"} & set(chapters[-1]["steps"][-1])


@courses
def test_what_is_shown_as_resolved_was_resolved(path: Path) -> None:
    course = course_of(path)
    for name, step, plies in steps_of(course):
        if step.get("last"):
            assert replay(course, plies).view(course["seat"]).last is not None, name


@courses
def test_the_rules_it_names_are_in_the_rule_books(path: Path) -> None:
    for language in LANGUAGES:
        book = (ROOT / "docs" / "rules" / f"{path.stem}.{language}.md").read_text(encoding="utf-8")
        ids = set(re.findall(r'<a id="(\w+)">', book))
        for chapter in course_of(path)["chapters"]:
            assert chapter["rules"]
            assert {rule.lower() for rule in chapter["rules"]} <= ids, chapter["name"]


@courses
def test_every_chapter_and_step_has_its_words_and_no_others_do(path: Path) -> None:
    course = course_of(path)
    chapters = course["chapters"]
    wanted = [
        "-".join(filter(None, ("learn", path.stem, chapter["name"], number)))
        for chapter in chapters
        for number in ["", *(str(at) for at in range(1, len(chapter["steps"]) + 1))]
    ]
    assert 8 <= len(chapters) <= 14
    for language in LANGUAGES:
        assert list(read(TEXTS / path.stem, language)) == [*wanted, f"learn-{path.stem}-done"]


@courses
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_under_ten_minutes_a_few_sentences_at_a_time(path: Path, language: str) -> None:
    text = (TEXTS / path.stem / f"{language}.ftl").read_text(encoding="utf-8")
    said = [line.partition(" = ")[2].split() for line in text.splitlines() if line.startswith("learn-")]
    actions = sum("ask" in step for _, step, _ in steps_of(course_of(path)))
    assert sum(map(len, said)) / WORDS_PER_MINUTE + actions * ACTION_S / 60 < 10
    assert max(map(len, said)) <= 50, max(said, key=len)
