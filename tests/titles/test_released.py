"""Data files once released: games that were begun with them go on, so their figures never change."""

from __future__ import annotations

from importlib.resources import files

import pytest

from engine.codec import digest
from engine.titles import TITLES, datafiles

RELEASED = {
    "18mag": {
        "board-1": ("63ca7ea92bd725f2", "cb6b513519b24975"),
        "board-2p-1": ("a3988d8bc97eaa49", "d94124d133fe3bd4"),
        "options-1": ("bbdf59d271c3fb66", "bbdf59d271c3fb66"),
        "solo-1": ("47a86a5b418ae94f", "47a86a5b418ae94f"),
        "title-1": ("31aa1fd404bc9236", "31aa1fd404bc9236"),
        "title-2p-1": ("a09ad5a67c9dd7aa", "a09ad5a67c9dd7aa"),
    },
    "1856": {
        "board-1": ("95da5c9016f78f48", "b0324865fe4235c3"),
        "title-1": ("bcaa6e523630b6fa", "7237ae4541601322"),
    },
    "1865": {
        "board-1": ("1c13fc97f71d5558", "d86e48da0fb750dc"),
        "title-1": ("ad88f81f5bb0fdf1", "ad88f81f5bb0fdf1"),
    },
    "1889": {
        "board-1": ("24046d6b85102edc", "24046d6b85102edc"),
        "title-1": ("2165b391d95ed31c", "2165b391d95ed31c"),
    },
}
"""For each file what games know it by, which is for ever, and the digest of all that it says in full.

Who writes one anew, in a shorter notation or with a figure that its rules used to have, compares first that it says the
same, and changes the second; it then bears the first as `released_as`. Corrected figures are a new file.
"""


@pytest.mark.parametrize("title", RELEASED)
def test_a_released_file_says_what_it_said_and_is_known_by_its_first_digest(title: str) -> None:
    full = {name: datafiles.figures(TITLES[title], name) for name in RELEASED[title]}
    assert {name: (datafiles.digest_of(raw), digest(raw)) for name, raw in full.items()} == RELEASED[title]


@pytest.mark.parametrize("title", TITLES)
def test_every_file_of_a_title_stands_here(title: str) -> None:
    there = {each.name.removesuffix(".json") for each in (files(TITLES[title]) / "data").iterdir()}
    assert there == set(RELEASED[title])
