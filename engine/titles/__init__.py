"""The registry of titles: an id and the module that builds its rulebook."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from engine.rulebook import Rulebook

TITLES: dict[str, str] = {"18mag": "engine.titles.t18mag"}


@cache
def rulebook(title: str) -> Rulebook:
    """A title's rulebook, built once; KeyError for an unknown id."""
    return import_module(TITLES[title]).build()
