"""Packages that come with an extra: who asks for what needs one is told how to install it."""

from importlib import import_module
from typing import Any


def need(package: str, extra: str) -> Any:
    """Return ``package``, or raise an ``ImportError`` that says what to install."""
    try:
        return import_module(package)
    except ImportError as error:
        message = f"this needs the package {package}: pip install 'pelagos[{extra}]'"
        raise ImportError(message, name=package) from error
