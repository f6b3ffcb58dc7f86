"""The registry of titles: an id and the module that builds its rulebook."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.rulebook import Rulebook

TITLES: dict[str, str] = {"18mag": "engine.titles.t18mag"}
RECORDED = {"18Mag": ("engine.titles.t18mag.recorded", "Recorded")}


@cache
def rulebook(title: str) -> Rulebook:
    """A title's rulebook, built once; KeyError for an unknown id."""
    return import_module(TITLES[title]).build()


def translator(recorded_name: str) -> Any:
    """The translator of recorded games, by the name that they give the game; KeyError for an unknown one."""
    module, name = RECORDED[recorded_name]
    return getattr(import_module(module), name)()


def games_folder(title: str) -> Path:
    """Where a title's package keeps its recorded games."""
    return Path(str(files(TITLES[title]))) / "games"
