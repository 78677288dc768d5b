"""The docs: generated ones are fresh, links lead somewhere, and what they show runs."""

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from docs.make_picture import FILE, picture

import pelagos

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("README.md")]


def test_the_picture_is_what_the_terminal_shows() -> None:
    assert FILE.read_text(encoding="utf-8") == picture()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[\w-]*)?\)", path.read_text(encoding="utf-8")):
        if not target.startswith(("http:", "https:")):
            assert (path.parent / target).exists(), target


# What quotes the sources is compared with them, not run; see below.
QUOTES = {ROOT / "docs" / "adding-a-game.md"}
TRAINING = ROOT / "docs" / "training.md"  # reads what its command writes
APART = {*QUOTES, TRAINING}
RUN = [path for path in PAGES if path not in APART and "```python\n" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", RUN, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_python_of_a_page_runs_from_its_top_to_its_end(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(block, path.name, "exec"), names)  # noqa: S102 - our own page


def test_the_pages_that_show_python_are_among_those_that_run() -> None:
    names = {path.stem for path in RUN}
    assert {"README", "bots", "engine", "notebook", "researcher"} <= names


def commands(path: Path) -> Iterator[list[str]]:
    """Yield the arguments of each ``pelagos`` in the shell blocks of a page."""
    for block in re.findall(r"```sh\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL):
        for line in block.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            if words[:1] == ["pelagos"]:
                ends = [at for at, word in enumerate(words) if word in {"|", ">", "&", "&&"}]
                yield words[1 : ends[0] if ends else None]


def test_every_command_of_a_page_is_one() -> None:
    from pelagos.cli import make_parser

    found = [each for path in PAGES for each in commands(path)]
    assert len(found) >= 20
    for each in found:
        assert make_parser().parse_args(each), each  # ends with exit code 2 otherwise


CHEAP = {"games", "replay"}


def test_commands_that_cost_nothing_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from pelagos.cli import main

    for name in ("game.txt", "partie.txt"):
        shutil.copy(ROOT / "tests" / "golden" / "tyrus-unfinished.txt", tmp_path / name)
    monkeypatch.chdir(tmp_path)
    cheap = [each for path in PAGES for each in commands(path) if each[:1] and each[0] in CHEAP]
    assert {each[0] for each in cheap} == CHEAP
    for each in cheap:
        assert main(each) == 0, each
        assert "yrus" in capsys.readouterr().out


def test_what_the_page_on_training_shows_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pelagos.cli import main

    text = TRAINING.read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    command = re.findall(r"^pelagos (selfplay .*)$", text, re.MULTILINE)
    assert len(command) == 1
    assert main([*command[0].split(), "--workers", "1"]) == 0
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(block, "training.md", "exec"), names)  # noqa: S102 - our own page
    assert names["is_over"]
    assert len(names["policy"]) == len(names["value"]) > 10
    assert (names["policy"][names["legal"][names["searched"]] == 0] == 0).all()
    for name, array in names["data"].items():
        assert name == "about" or f"`{name}`" in text
        assert name == "about" or len(array) == len(names["legal"])


def test_the_page_on_training_says_how_many_numbers_an_agent_sees() -> None:
    from pelagos.adapters.observation import Observer

    text = TRAINING.read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| (\w+) \| (\d+) \|", text, re.MULTILINE))
    sizes = {name: str(Observer(pelagos.game(name.lower()), 2).size) for name in told}
    assert len(told) == 3
    assert told == sizes


def test_the_readme_shows_every_command_and_the_two_verbs() -> None:
    from pelagos.cli import make_parser

    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = next(action.choices for action in make_parser()._actions if isinstance(action.choices, dict))
    assert all(f"`pelagos {command}" in text for command in commands)
    assert "make play" in text
    assert "make test" in text


def test_make_help_lists_every_verb() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    verbs = re.findall(r"^\.PHONY: (\w+)$", text, re.MULTILINE)
    assert all(re.search(rf"^{verb}:.*## ", text, re.MULTILINE) for verb in verbs)
    assert {"help", "setup", "play", "test", "check", "bench", "prove"} <= set(verbs)


def test_what_adding_a_game_quotes_stands_in_the_example() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    example = ROOT / "examples" / "breakthrough"
    files = [path for path in example.rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    quoted = re.findall(r"```(?:python|toml)\n(.*?)```", page, re.DOTALL)
    assert len(quoted) >= 6
    assert [block for block in quoted if block not in sources] == []


def test_the_hosting_page_lists_every_setting_with_its_default() -> None:
    import msgspec

    from pelagos.server.setting import PREFIX, Settings

    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = dict(re.findall(rf"^\| `({PREFIX}\w+)` \| `?([^`|]*?)`? \|", text, re.MULTILINE))
    defaults = msgspec.structs.asdict(Settings())
    assert told == {f"{PREFIX}{name.upper()}": _written(value) for name, value in defaults.items()}


def _written(value: object) -> str:
    return (",".join(value) if isinstance(value, tuple) else str(value)) or "none"


def test_the_hosting_page_names_every_metric() -> None:
    from prometheus_client import REGISTRY

    from pelagos.server import metric

    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    ours = [each.name for each in REGISTRY.collect() if each.name.startswith("pelagos_")]
    assert metric.SOCKETS._name in ours
    assert [name for name in ours if f"`{name}" not in text] == []


def test_the_protocol_page_lists_every_route(tmp_path: Path) -> None:
    from pelagos.server.app import make_app
    from pelagos.server.setting import Settings
    from pelagos.store.store import Store

    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `(GET|POST|DELETE|WS) (/api/[^`?]*)", text, re.MULTILINE))
    app = make_app(Store(f"sqlite:///{tmp_path / 'docs.sqlite'}"), Settings())
    paths = app.openapi_schema.paths or {}
    served = {
        (method.upper(), path.rstrip("/"))
        for path, item in paths.items()
        for method in ("get", "post", "delete")
        if getattr(item, method) is not None
    }
    assert told - {("WS", "/api/matches/{match}/live")} == served
