"""The documentation speaks of files, and of names in the code, that are there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
CODE = re.compile(r"`((?!data/)[a-z][\w./-]*/[\w./-]+|[\w-]+\.(?:md|toml|py|json))`")
"""Files and folders, but for those in the data folder, which is made when the bot runs."""
NAME = re.compile(r"`@?((?:[A-Za-z]\w*\.)*[A-Za-z]\w*)(?:\([^`]*\))?`")
"""Names in the code: `turn_buttons`, `CLAUSES`, `Tables.seen`, `BuyShare("BBG", "ipo")`."""
LOOKS_LIKE_CODE = re.compile(r"[a-z]_[a-z]|[A-Z]")
PLACES = {"TOKEN_FILE"}
"""What stands for something of the reader's own."""
SUFFIXES = {".py", ".ftl", ".toml", ".yaml"}
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")
ROOMS = ("engine", "render", "storage", "bot", "tests", "benchmarks", "deploy")
PLACEHOLDER = re.compile(r"[A-Z]{3,}")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_is_named_exists(document: Path) -> None:
    text = document.read_text("utf-8")
    named = [each for each in CODE.findall(text) if not PLACEHOLDER.search(each)]
    assert [each for each in named if not _exists(each, document)] == []
    assert [each for each in LINK.findall(text) if not (document.parent / each).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_name_of_the_code_is_there(document: Path) -> None:
    names = [each for each in NAME.findall(document.read_text("utf-8")) if LOOKS_LIKE_CODE.search(each)]
    assert [each for each in {*names} - PLACES if not words_of_the_source().issuperset(each.split("."))] == []


@cache
def words_of_the_source() -> frozenset[str]:
    """Those of the rooms, of the settings beside them and of the tests, but for this one."""
    files = {path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in SUFFIXES}
    files |= {*ROOT.glob("*.toml"), *ROOT.glob("*.yaml")}
    texts = [path.read_text("utf-8") for path in files - {Path(__file__)}]
    return frozenset(each for text in texts for each in re.findall(r"\w+", text))


def _exists(name: str, document: Path) -> bool:
    """As a path from the root, or as one in a folder that the text has named before, such as each title's."""
    if (ROOT / name).exists() or (document.parent / name).exists():
        return True
    return any(any(ROOT.glob(f"{room}/**/{name}")) for room in ("bot", "engine"))
