"""The documentation speaks of files, and of names in the code, that are there."""

from __future__ import annotations

import re
import shlex
from functools import cache
from pathlib import Path

import pytest

from engine.__main__ import parser
from engine.titles import TITLES
from tests.test_house import ALLOWED, FROM_BELOW, ROOMS_OF_THE_BOT

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
COMMAND = re.compile(r"python -m engine ([a-z][\w-]* [^`\n|]*)")
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


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_command_of_the_engine_is_understood(document: Path) -> None:
    for words in COMMAND.findall(document.read_text("utf-8")):
        filled_in = re.sub(r"\b(NAME|TITLE)\b", next(iter(TITLES)), words).replace("FEWEST..MOST", "2..4")
        parser().parse_args(shlex.split(filled_in))


def test_the_guide_to_a_new_title_names_each_tool_of_the_engine() -> None:
    guide = (ROOT / "docs" / "adding-a-title.md").read_text("utf-8")
    assert {words.split()[0] for words in COMMAND.findall(guide)} == {
        "new-title",
        "check",
        "selfplay",
        "tournament",
        "perft",
        "replay",
    }


def test_the_arrows_are_drawn_as_they_are_held() -> None:
    """The plan of the rooms in `architecture.md`, and what `test_house` lets a room of the bot import."""
    plan = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("```")[2].partition("```")[0]
    drawn = dict(re.findall(r"^  (\w+) .* imports (.*)$", plan, re.MULTILINE))
    said = {"nothing of ours": set[str](), "all of the above": (ROOMS_OF_THE_BOT.keys() | ALLOWED.keys()) - NOT_ABOVE}
    below = ALLOWED.keys() - {"bot"}
    held = {room: may | FROM_BELOW.get(room, below) for room, may in ROOMS_OF_THE_BOT.items()}
    assert {room: said.get(each, set(each.split(", "))) for room, each in drawn.items()} == held


NOT_ABOVE = {"discord", "local", "bot"}
"""What stands below `discord` in the plan, or is all of it."""


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
