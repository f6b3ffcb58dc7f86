"""The data files of titles, JSON in the folder `data` of each title's package, and the library of standard tiles."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from engine.board.notation import written_out
from engine.codec import digest

Raw = dict[str, Any]


@cache
def standard_tiles() -> Mapping[str, Mapping[str, Any]]:
    """The tiles that many games share, by their usual numbers; worth and labels as most of them print them."""
    return json.loads((files(__package__ or "") / "library" / "tiles.json").read_text("utf-8"))


@cache
def schema(kind: str) -> Mapping[str, Any]:
    """The JSON schema of a title's files of one kind, "board" or "title"."""
    return json.loads((files(__package__ or "") / "library" / f"{kind}.schema.json").read_text("utf-8"))


@cache
def stored(package: str, name: str) -> Raw:
    """A data file as it stands; whoever reads it changes nothing in it. OSError where the package has none."""
    return json.loads((files(package) / "data" / f"{name}.json").read_text("utf-8"))


@cache
def figures(package: str, name: str) -> Raw:
    """A data file in full: of a board, what its notation leaves to the rules is written out.

    Raises OSError where the package has none of that name, KeyError and ValueError as `written_out` does.
    """
    raw = stored(package, name)
    return written_out(raw, standard_tiles()) if "hexes" in raw else raw


def digest_of(raw: Mapping[str, Any]) -> str:
    """By what games know the figures that they were begun with: the digest of a data file in full.

    One that was released in another notation, with the same figures, says in `released_as` what its digest was then.
    """
    return raw.get("released_as") or digest(raw)


def digests(package: str, names: Iterable[str]) -> dict[str, str]:
    """The digests of a package's data files, by their names; raises OSError as `figures` does."""
    return {name: digest_of(figures(package, name)) for name in names}
