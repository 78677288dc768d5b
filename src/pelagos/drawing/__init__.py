"""Positions as pictures, drawn by the page's own boards: in notebooks, in the manual, in any HTML."""

from pelagos.drawing.drawing import Drawing, draw

__all__ = ["Drawing", "draw"]
