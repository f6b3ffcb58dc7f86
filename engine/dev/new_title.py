"""`python -m engine new-title NAME --like 1830`: the files of a new title, from a pattern that plays as it stands.

A pattern is a folder of `templates` beside this file: figures and rules, its words in a folder for each language, and
what a package of its own needs. What stands between @ signs is filled in.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from engine import titles
from engine.titles import TITLES

PATTERNS = files(__package__ or "") / "templates"
ID = re.compile(r"[a-z0-9]{1,20}")
OUTSIDE = ("words", "pyproject.toml.txt")
"""What in a pattern isn't of the title's own folder."""
_FILLED_IN = re.compile("@([A-Z]+)@")


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a title's files go: `rules` holds its package, `words` a folder for each language, in which its files lie
    in the folder `own`; `project`, if it's a package of its own, the pyproject.toml.
    """

    package: str
    rules: Path
    words: Path
    own: str = ""
    project: Path | None = None


def patterns() -> list[str]:
    """The games that a new title may be like."""
    return sorted(each.name for each in PATTERNS.iterdir() if each.is_dir())


def in_the_house(title: str) -> Layout:
    """Beside our own titles."""
    engine = Path(str(files(titles.__name__))).parent
    words = engine.parent / "bot" / "words" / "catalogues"
    return Layout(f"{titles.__name__}.t{title}", engine / "titles" / f"t{title}", words, f"titles/t{title}")


def in_a_package(title: str, folder: Path) -> Layout:
    """A package of its own in this folder, which needn't be there yet."""
    package = f"{title}_title" if title[0].isalpha() else f"title_{title}"
    return Layout(package, folder / package, folder / package / "catalogues", project=folder)


def lay_out(title: str, name: str, like: str, layout: Layout) -> list[Path]:
    """Write the files of a new title, and give them in the order in which they were written.

    title: its id, of small letters and digits; name: as it's printed; like: the pattern. Raises ValueError, with a
    sentence, for an id or name that can't be, and where one of the files is there already; then nothing is written.
    """
    _check(title, name)
    wanted = dict(_files(PATTERNS / like, title, name, layout))
    there = [str(path) for path in wanted if path.exists()]
    if there:
        raise ValueError(f"{there[0]} is there already; new-title writes over nothing")
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(wanted)


def _check(title: str, name: str) -> None:
    if not ID.fullmatch(title):
        raise ValueError(f"{title!r} can't be the id of a title: it's of small letters and digits, at most 20, as 1830")
    if title in TITLES:
        raise ValueError(f"there is a title {title} already, in {TITLES[title]}")
    if not name.strip() or len(name) > 60 or not name.isprintable() or {*name} & {*'"\\{}@'}:
        raise ValueError(f"{name!r} can't be the name of a title: 1 to 60 letters, without \" \\ {{ }} and @")


def _files(pattern: Traversable, title: str, name: str, layout: Layout) -> Iterator[tuple[Path, str]]:
    """Each file to be written, with its text."""
    known = {
        "ID": title,
        "NAME": name,
        "PACKAGE": layout.package,
        "CLASS": f"{title.capitalize()}Rules" if title[0].isalpha() else f"Title{title}Rules",
        "PROJECT": layout.package.replace("_", "-"),
    }
    for place, each in _below(pattern):
        if place.startswith("words/"):
            _, language, kind = place.split("/")
            path = layout.words / language / layout.own / kind
        elif place not in OUTSIDE:
            path = layout.rules / place.removesuffix(".txt")
        elif layout.project is not None:
            path = layout.project / place.removesuffix(".txt")
        else:
            continue
        yield path, filled_in(each.read_text("utf-8"), known)


def _below(folder: Traversable, before: str = "") -> Iterator[tuple[str, Traversable]]:
    """The files below a folder with their places in it."""
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _below(each, f"{before}{each.name}/")
        else:
            yield f"{before}{each.name}", each


def filled_in(text: str, known: Mapping[str, str]) -> str:
    """The text with what stands for the names between @ signs; KeyError for one that isn't known."""
    return _FILLED_IN.sub(lambda found: known[found[1]], text)


def main(title: str, name: str, like: str, folder: Path | None) -> int:
    """Lay out a title, and say what to run next; 2 if it can't be."""
    layout = in_the_house(title) if folder is None else in_a_package(title, folder)
    try:
        written = lay_out(title, name, like, layout)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    for path in written:
        print(path)
    if folder is not None:
        print(f"Install it, so that it's found: {_python()} -m pip install --editable {shlex.quote(str(folder))}")
    print(f"Then: {_python()} -m engine check {title}")
    return 0


def _python() -> str:
    """The interpreter that runs this, as it's typed here: what another one installs isn't found by ours."""
    path, here = Path(sys.executable), Path.cwd()
    return shlex.quote(str(path.relative_to(here) if path.is_relative_to(here) else path))
