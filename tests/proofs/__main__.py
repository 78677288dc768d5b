"""Run the long proofs: ``python -m tests.proofs --minutes 60`` (``make prove``).

Each proof goes on where it stopped, as long as the sources it names have not
changed, and ends at its goal or when its time is up. Figures go to
``docs/proofs.json``. ``--seconds`` runs each of many short steps for a moment and writes nothing;
``--old`` says which figures were measured on other sources.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.proofs.proof import PROOFS, Proof

ROOT = Path(__file__).parents[2]
FIGURES = ROOT / "docs" / "proofs.json"
PROGRESS = ROOT / ".cache" / "proofs"


def digest(proof: Proof) -> str:
    """Return a hash of all files under the sources that a proof names, but for texts: they rule nothing."""
    found = hashlib.sha256()
    for source in proof.sources:
        path = ROOT / source
        files = [path] if path.is_file() else sorted(path.rglob("*"))
        for file in files:
            if file.is_file() and not {"__pycache__", "static", "texts"} & set(file.parts):
                found.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return found.hexdigest()[:16]


def prove(proof: Proof, *, minutes: float) -> None:
    """Go on with one proof, then write down how far it came."""
    file = PROGRESS / f"{proof.name}.json"
    progress: dict[str, Any] = {"sources": digest(proof), "done": 0, "seconds": 0.0}
    for row in read_figures():  # as far as it came, here or on another machine
        if (row["name"], row["sources"]) == (proof.name, progress["sources"]):
            progress |= {"done": row["figure"], "seconds": 60 * row["minutes"]}
    if file.exists():
        kept = json.loads(file.read_text(encoding="utf-8"))
        progress = kept if kept["sources"] == progress["sources"] else progress
    ends = time.monotonic() + minutes * 60
    PROGRESS.mkdir(parents=True, exist_ok=True)
    while progress["done"] < proof.goal and time.monotonic() < ends:
        began = time.monotonic()
        progress["done"] += proof.run(progress["done"], min(proof.step, proof.goal - progress["done"]))
        progress["seconds"] += time.monotonic() - began
        if proof.found:
            progress["found"] = {name: round(value, 3) for name, value in proof.found.items()}
        file.write_text(json.dumps(progress), encoding="utf-8")
        print(f"\r{proof.name}: {progress['done']:,} of {proof.goal:,} {proof.unit}", end="", file=sys.stderr)
    print(file=sys.stderr)
    write_figure(proof, progress)


def write_figure(proof: Proof, progress: dict[str, Any]) -> None:
    figures = {row["name"]: row for row in read_figures()}
    commit = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    figures[proof.name] = {
        "name": proof.name,
        "figure": progress["done"],
        "unit": proof.unit,
        "goal": proof.goal,
        "commit": commit.stdout.strip(),
        "minutes": round(progress["seconds"] / 60, 1),
        "sources": progress["sources"],
        **progress.get("found", {}),
    }
    rows = ",\n".join(f"  {json.dumps(figures[name])}" for name in sorted(figures))
    FIGURES.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


def read_figures() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else []
    return rows


def print_old() -> None:
    figures = {row["name"]: row for row in read_figures()}
    for proof in PROOFS:
        row = figures.get(proof.name)
        if row is None:
            print(f"{proof.name}: never proved, run make prove")
        elif row["sources"] != digest(proof):
            print(f"{proof.name}: the sources have changed since {row['commit']}, run make prove")
        else:
            print(f"{proof.name}: fresh, {row['figure']:,} {row['unit']} in {row['minutes']} minutes")


def run_for(proof: Proof, seconds: float) -> None:
    """Run a proof on games that no other run has seen, for a moment; not one that is a single step."""
    if proof.step == proof.goal or not proof.in_tests:
        return
    first = done = time.time_ns() % (1 << 40) + proof.goal
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        done += proof.run(done, max(1, proof.step // 50))
    print(f"{proof.name}: {done - first:,} {proof.unit} from seed {first}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.proofs")
    chosen = parser.add_mutually_exclusive_group(required=True)
    chosen.add_argument("--minutes", type=float)
    chosen.add_argument("--seconds", type=float)
    chosen.add_argument("--old", action="store_true")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these, not all")
    options = parser.parse_args()
    known = [proof.name for proof in PROOFS]
    if unknown := set(options.names) - set(known):
        parser.error(f"expected some of {', '.join(known)}, got {', '.join(unknown)}")
    if options.old:
        print_old()
    for each in () if options.old else PROOFS:
        if options.names and each.name not in options.names:
            continue
        if options.seconds is not None:
            run_for(each, options.seconds)
        else:
            prove(each, minutes=options.minutes)
