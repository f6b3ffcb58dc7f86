"""The documentation speaks of files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
CODE = re.compile(r"`((?!data/)[a-z][\w./-]*/[\w./-]+|[\w-]+\.(?:md|toml|py|json))`")
"""Files and folders, but for those in the data folder, which is made when the bot runs."""
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")
PLACEHOLDER = re.compile(r"[A-Z]{3,}")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_is_named_exists(document: Path) -> None:
    text = document.read_text("utf-8")
    named = [each for each in CODE.findall(text) if not PLACEHOLDER.search(each)]
    assert [each for each in named if not _exists(each, document)] == []
    assert [each for each in LINK.findall(text) if not (document.parent / each).exists()] == []


def _exists(name: str, document: Path) -> bool:
    """As a path from the root, or as one in a folder that the text has named before, such as each title's."""
    if (ROOT / name).exists() or (document.parent / name).exists():
        return True
    return any(any(ROOT.glob(f"{room}/**/{name}")) for room in ("bot", "engine"))
