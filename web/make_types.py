"""Write the types of the wire for TypeScript, from the structs of the server and of every game.

    python web/make_types.py

Files go to ``web/src/wire/``; a test fails when one is not what this would write.
"""

import typing
from pathlib import Path
from typing import Any

import msgspec

from pelagos.engine import catalogue
from pelagos.server import wire, wish
from pelagos.server.clock import Hours

HERE = Path(__file__).parent / "src" / "wire"
GAMES = ("tyrus", "mykerinos", "minos")  # those with a board on the page
HEAD = "// Written by web/make_types.py from the structs in {source}: edit those.\n"
WORDS: dict[type, str] = {
    msgspec.inspect.IntType: "number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.StrType: "string",
    msgspec.inspect.BoolType: "boolean",
    msgspec.inspect.NoneType: "null",
    msgspec.inspect.AnyType: "unknown",
}


def name_of(info: Any, found: dict[str, Any]) -> str:
    """Return the TypeScript for a type, noting every struct it leads to in ``found``."""
    if isinstance(info, msgspec.inspect.StructType):
        found.setdefault(info.cls.__name__, info)
        return str(info.cls.__name__)
    if isinstance(info, msgspec.inspect.UnionType):
        return " | ".join(dict.fromkeys(name_of(each, found) for each in info.types))
    if isinstance(info, msgspec.inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
        inner = name_of(info.item_type, found)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(info, msgspec.inspect.DictType):
        return f"Record<string, {name_of(info.value_type, found)}>"
    if isinstance(info, msgspec.inspect.Metadata):
        return name_of(info.type, found)
    return WORDS[type(info)]


def write_types(roots: list[type], source: str) -> str:
    """Return the file for ``roots`` and all that they hold, in order of name."""
    found: dict[str, Any] = {}
    done: dict[str, str] = {}
    for root in roots:
        name_of(msgspec.inspect.type_info(root), found)
    while waiting := [name for name in found if name not in done]:
        info = found[waiting[0]]
        fields = "".join(
            f"  {field.encode_name}{'' if field.required else '?'}: {name_of(field.type, found)};\n"
            for field in info.fields
        )
        tag = "" if info.tag_field is None else f'  {info.tag_field}: "{info.tag}";\n'
        done[waiting[0]] = f"export type {waiting[0]} = {{\n{tag}{fields}}};\n"
    return HEAD.format(source=source) + "".join(f"\n{done[name]}" for name in sorted(done))


def wire_roots() -> list[type]:
    """Return every struct that clients send or are sent."""
    return [Hours] + [
        each
        for room in (wish, wire)
        for each in vars(room).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == room.__name__
    ]


def files() -> dict[Path, str]:
    """Return what every generated file should hold."""
    made = {HERE / "wire.ts": write_types(wire_roots(), "src/pelagos/server/wish.py and wire.py")}
    for name in GAMES:
        views: Any = catalogue.game(name).views
        roots = [typing.get_type_hints(views.view)["return"], views.Sheet]
        made[HERE / f"{name}.ts"] = write_types(roots, f"src/pelagos/games/{name}/view.py")
    return made


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
