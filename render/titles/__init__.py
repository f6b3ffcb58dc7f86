"""What only one title's pictures need. A title without a module of its own is drawn with the defaults."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache


@dataclass(frozen=True, slots=True)
class Style:
    """Words printed on single hexes, kinds of company with square tokens, what a token adds, cells of start prices."""

    notes: Mapping[str, str] = field(default_factory=dict)
    square: frozenset[str] = frozenset()
    bonus: Mapping[str, str] = field(default_factory=dict)
    start_cells: frozenset[str] = frozenset()
    without_trains: frozenset[str] = frozenset()
    """Kinds of company that never own trains."""


@cache
def style_of(title_id: str) -> Style:
    """The style of a title, from the module of this package that has its name."""
    name = f"render.titles.t{title_id}"
    if not title_id.isalnum() or importlib.util.find_spec(name) is None:
        return Style()
    return importlib.import_module(name).STYLE
