"""Packages that come with an extra: what is missing is said in one line."""

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(("module", "package", "extra"), [
    ("gymnasium", "gymnasium", "gym"),
    ("pettingzoo", "pettingzoo", "pettingzoo"),
    ("openspiel", "pyspiel", "openspiel"),
])  # fmt: skip
def test_what_is_missing_is_named_with_its_extra(
    module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"pelagos.adapters.{module}", raising=False)
    with pytest.raises(ImportError) as caught:
        import_module(f"pelagos.adapters.{module}")
    assert str(caught.value) == f"this needs the package {package}: pip install 'pelagos[{extra}]'"
