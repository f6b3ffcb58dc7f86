"""The registry of titles: an id and the module that builds its rulebook."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.rulebook import Rulebook

TITLES: dict[str, str] = {
    "18mag": "engine.titles.t18mag",
    "1856": "engine.titles.t1856",
    "1865": "engine.titles.t1865",
}
AT_TABLES = ("18mag", "1856", "1865")
"""The titles that tables offer."""
RECORDED = {
    "18Mag": ("engine.titles.t18mag.recorded", "Recorded"),
    "1856": ("engine.titles.t1856.recorded", "Recorded"),
}


def rulebook(
    title: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    files: Mapping[str, str] | None = None,
) -> Rulebook:
    """A title's rulebook, built once; KeyError for an unknown id. Without players it's the one for its usual number.

    A title whose figures depend on the number of players or on options has a function `variant(players, options)`; what
    that returns is given to its `build`. The options are such as the rulebook's `resolve` has accepted.

    `files` are the data files that a game was begun with. A title that has released several has a function
    `edition(variant, files)`, which gives the variant with these; otherwise the newest ones are used.
    """
    module = import_module(TITLES[title])
    variant_of, edition_of = getattr(module, "variant", None), getattr(module, "edition", None)
    variant = variant_of(players, options or {}) if variant_of and players is not None else None
    return _built(title, edition_of(variant, files) if edition_of and variant is not None and files else variant)


@cache
def _built(title: str, variant: Hashable) -> Rulebook:
    build = import_module(TITLES[title]).build
    return build() if variant is None else build(variant)


def translator(recorded_name: str) -> Any:
    """The translator of recorded games, by the name that they give the game; KeyError for an unknown one."""
    module, name = RECORDED[recorded_name]
    return getattr(import_module(module), name)()


def games_folder(title: str) -> Path:
    """Where a title's package keeps its recorded games."""
    return Path(str(files(TITLES[title]))) / "games"
