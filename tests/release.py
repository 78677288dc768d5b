"""What is published: built, looked into, installed where nothing else is, and tried.

    python -m tests.release        as make dist calls it: into dist/, and installed with pip from the registry

The tests do the same in seconds: they lend the new environment the dependencies that are installed here, and
only those that Pelagos declares.
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from packaging.metadata import Metadata
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
STATIC = Path("src", "pelagos", "server", "static")
STAMP = Path(".cache", "page")

# What needs an extra says which, in one line.
MISSING = [
    (["arena", "tyrus", "--bots", "random,random", "--ray", "127.0.0.1:6379"], "ray"),
    (["check", "--database", "postgresql://nobody@127.0.0.1/none"], "postgresql"),
    (["selfplay", "tyrus", "--bots", "random", "--games", "1", "--out", "games.parquet"], "parquet"),
]
MISSING_MODULES = [("gymnasium", "gym"), ("openspiel", "openspiel"), ("pettingzoo", "pettingzoo")]

# Runs in the new environment: answers with the exit code, the output and the error of each command.
ASK = """
import contextlib, importlib, io, json, sys
from pelagos.cli import main
answers = []
for arguments in json.loads(sys.argv[1]):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(arguments)
    answers.append([code, out.getvalue(), err.getvalue()])
for module in json.loads(sys.argv[2]):
    try:
        importlib.import_module(f"pelagos.adapters.{module}")
    except ImportError as error:
        answers.append([None, "", str(error)])
print(json.dumps(answers))
"""


def build_sdist(place: Path) -> Path:
    """Build the archive of sources."""
    _build("--sdist", place, ROOT)
    return next(place.glob("*.tar.gz"))


def build_wheel(place: Path, sdist: Path) -> Path:
    """Build the wheel from an sdist alone, as whoever installs from sources does.

    The page is not built a second time where all that it is made from is the same, byte for byte.
    """
    with tempfile.TemporaryDirectory() as folder, tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
        tree = next(Path(folder).iterdir())
        hash_of: Any = _hook()._hash
        if hash_of(tree) != hash_of(ROOT):
            raise AssertionError("expected all that the page is made from in the sdist")
        if (ROOT / STAMP).exists() and (ROOT / STAMP).read_text(encoding="utf-8") == hash_of(ROOT):
            shutil.copytree(ROOT / STATIC, tree / STATIC)
            (tree / STAMP).parent.mkdir()
            shutil.copy(ROOT / STAMP, tree / STAMP)
        _build("--wheel", place, tree)
    return next(place.glob("*.whl"))


def _build(kind: str, place: Path, tree: Path) -> None:
    command = [sys.executable, "-m", "build", kind, "--no-isolation", "--outdir", str(place), str(tree)]
    subprocess.run(command, check=True, capture_output=True)


def _hook() -> Any:
    """Return ``hatch_build.py``, which knows what the page is made from."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def names_in(sdist: Path) -> set[str]:
    """Return the files of an sdist, from its root on."""
    with tarfile.open(sdist) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def metadata_of(archive: Path) -> Metadata:
    """Return what an archive says of itself; whatever breaks the specification raises."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
            return Metadata.from_email(wheel.read(name), validate=True)
    with tarfile.open(archive) as sdist:
        info = sdist.extractfile(f"{archive.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert info is not None
        return Metadata.from_email(info.read(), validate=True)


def make_environment(folder: Path) -> Path:
    """Make an environment with nothing in it, and return its folder of packages."""
    venv.create(folder, symlinks=True, with_pip=False)
    return next(folder.glob("lib/python*/site-packages"))


def install(folder: Path, wheel: Path, *options: str) -> None:
    """Install a wheel with pip."""
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python")]
    command = [*pip, "install", "--quiet", "--disable-pip-version-check", *options, str(wheel)]
    subprocess.run(command, check=True)


def lend(packages: Path, wheel: Path) -> None:
    """Lend an environment from here what the wheel depends on, and what that does: no extra, nothing else."""
    wanted = [each for each in metadata_of(wheel).requires_dist or () if _is_needed(each)]
    lent = set()
    while wanted:
        requirement = wanted.pop()
        if (which := (requirement.name, frozenset(requirement.extras))) in lent:
            continue
        lent.add(which)
        found = distribution(requirement.name)
        for top in {path.parts[0] for path in found.files or ()} - {"..", "__pycache__"}:
            link = packages / top
            if not link.exists():
                link.symlink_to(Path(str(found.locate_file(top))))
        more = [Requirement(text) for text in found.requires or ()]
        wanted += [each for each in more if _is_needed(each, requirement.extras)]


def _is_needed(requirement: Requirement, extras: set[str] | None = None) -> bool:
    """Tell whether a requirement is one here, with the extras that were asked for."""
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *(extras or ())))


def try_out(folder: Path, wheel: Path, **environment: str) -> None:
    """Run Pelagos as it was installed, without any extra; whatever is not as it must be raises."""
    quiet = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PELAGOS_CACHE")}
    around = {**quiet, "PELAGOS_CACHE": str(folder / "cache"), **environment}
    pelagos = folder / "bin" / "pelagos"
    told = _run([str(pelagos), "--version"], folder, around)
    _expect(told, f"pelagos {metadata_of(wheel).version}\n")
    asked = [
        ["games"],
        ["simulate", "tyrus", "--games", "10", "--json"],
        ["play", "tyrus", "--players", "random,random"],
        *(arguments for arguments, _ in MISSING),
    ]
    modules = [module for module, _ in MISSING_MODULES]
    command = [str(folder / "bin" / "python"), "-I", "-c", ASK, json.dumps(asked), json.dumps(modules)]
    games, simulated, played, *refused = json.loads(_run(command, folder, around))
    _expect([line.split()[0] for line in games[1].splitlines()], ["minos", "mykerinos", "tyrus"])
    _expect(json.loads(simulated[1])["games"], 10)
    _expect([played[0], played[2]], [0, ""])
    extras = [extra for _, extra in (*MISSING, *MISSING_MODULES)]
    for (code, out, err), extra in zip(refused, extras, strict=True):
        _expect([code in (2, None), out, f"pip install 'pelagos[{extra}]'" in err], [True, "", True])
        _expect(err.rstrip("\n").count("\n"), 0)
    _try_page(pelagos, wheel, folder, around)


def _try_page(pelagos: Path, wheel: Path, folder: Path, around: dict[str, str]) -> None:
    """Serve, and ask for the page and all that it loads."""
    command = [str(pelagos), "serve", "--port", "0", "--database", f"sqlite:///{folder / 'matches.sqlite'}"]
    static = "pelagos/server/static/"
    with subprocess.Popen(command, cwd=folder, env=around, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.findall(r"http://127\.0\.0\.1:\d+", server.stdout.readline())[0]
            with zipfile.ZipFile(wheel) as held:
                index = held.read(f"{static}index.html")
                _expect(_get(f"{address}/"), index)
                for path in set(re.findall(r'(?:src|href)="/([^"]+)"', index.decode())):
                    _expect(_get(f"{address}/{path}"), held.read(f"{static}{path}"))
        finally:
            server.terminate()
            server.wait()


def _get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 - our own server
        body: bytes = answer.read()
        return body


def _run(command: list[str], folder: Path, around: dict[str, str]) -> str:
    done = subprocess.run(command, cwd=folder, env=around, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f"{' '.join(command)}: exit code {done.returncode}: {done.stderr}")
    return done.stdout


def _expect(found: object, expected: object) -> None:
    if found != expected:
        raise AssertionError(f"expected {expected!r}, got {found!r}")


def main() -> int:
    """Build both archives into ``dist/``, and try the wheel in an environment made by pip alone."""
    place = ROOT / "dist"
    shutil.rmtree(place, ignore_errors=True)
    sdist = build_sdist(place)
    wheel = build_wheel(place, sdist)
    for archive in (sdist, wheel):
        told = metadata_of(archive)
        print(f"dist/{archive.name}: {told.name} {told.version}, {archive.stat().st_size / 1e6:.1f} MB")
    with tempfile.TemporaryDirectory() as folder:
        make_environment(Path(folder))
        install(Path(folder), wheel)
        try_out(Path(folder), wheel)
    print("installed with pip into an empty environment: commands, extras and page are as they must be")
    return 0


if __name__ == "__main__":
    sys.exit(main())
