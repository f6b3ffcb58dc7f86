"""The registry of titles: an id and the package that builds its rulebook, found by its folder or its entry point."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from engine.rulebook import Rulebook

_FOLDER = re.compile(r"t[a-z0-9]+")


class Packages(Mapping[str, str]):
    """The packages of titles by their ids: our own, then those that installed packages bring.

    What is installed is looked for only when it's asked for, since the search takes longer than all other loading.
    """

    def __init__(self, own: Mapping[str, str]) -> None:
        self._own = dict(own)

    def __getitem__(self, title: str) -> str:
        return self._own[title] if title in self._own else installed()[title]

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from (title for title in installed() if title not in self._own)

    def __len__(self) -> int:
        return sum(1 for _ in self)


GROUP = "railwire.titles"
"""The group of entry points by which an installed package brings titles: an id, all small letters and digits, and a
package."""


@cache
def installed() -> Mapping[str, str]:
    """The packages of the titles that aren't ours, by their ids, in the order of these."""
    from importlib.metadata import entry_points

    found = {each.name: each.value for each in entry_points(group=GROUP)}
    return {title: found[title] for title in sorted(found) if title.isalnum() and title == title.lower()}


def _folders() -> dict[str, str]:
    """The packages of our own titles by their ids: each folder beside this file called "t" and an id is one."""
    here = [each for each in files(__name__).iterdir() if _FOLDER.fullmatch(each.name)]
    return {each.name[1:]: f"{__name__}.{each.name}" for each in here if (each / "__init__.py").is_file()}


def _by_number(title: str) -> tuple[int, str]:
    """By the year or number that a title's name begins with: 18Mag before 1856."""
    digits = re.match(r"\d*", title)
    return int((digits and digits[0]) or 0), title


OWN = dict(sorted(_folders().items(), key=lambda each: _by_number(each[0])))
TITLES = Packages(OWN)
"""All titles; tables offer each of them."""


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
    """The translator of recorded games, by the name that they give the game, such as "18Mag".

    It's the `Recorded` of the module `recorded` of the title with that id; KeyError where there's none.
    """
    package = TITLES[recorded_name.lower()]
    if find_spec(f"{package}.recorded") is None:
        raise KeyError(recorded_name)
    return import_module(f"{package}.recorded").Recorded()


def games_folder(title: str) -> Path:
    """Where a title's package keeps its recorded games."""
    return Path(str(files(TITLES[title]))) / "games"


def part(title: str, room: str, name: str) -> ModuleType | None:
    """The module in which a title keeps what it needs in another room; None where it has none, or is unknown.

    Of our own titles it's in `room`, a package of that room, under the title's name; of others in their own package,
    where it's called `name`.
    """
    if not title.isalnum():
        return None
    module = f"{room}.t{title}"
    if title not in OWN and title in TITLES:
        module = f"{TITLES[title]}.{name}"
    return import_module(module) if find_spec(module) is not None else None
