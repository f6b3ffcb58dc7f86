"""README.md says nothing that isn't so: commands, settings, targets of make, and files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import config
from bot.discord import create_bot
from bot.discord.features import all_commands
from bot.discord.grants import invitation
from bot.panel.titles import types_of_all
from bot.service import GameService
from bot.service.rules import Rules
from bot.words import speak
from tests.databases import open_storage

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()
CODE = re.compile(r"`([^`\n]+)`")
IN_DISCORD = re.compile(r"/\w+(?![\w/])")
"""A command; what has more of them is a path."""


@pytest.fixture
async def commands(tmp_path: Path) -> set[str]:
    """The bot's commands and groups by their full names."""
    storage = await open_storage(tmp_path / "games.sqlite")
    service = GameService(storage, Rules())
    bot = create_bot(service)
    for each in all_commands():
        bot.tree.add_command(each)
    found = {each.qualified_name for each in bot.tree.walk_commands()}
    await service.close()
    await storage.close()
    return found


def listed() -> list[str]:
    """The commands in the table of commands; words after a group's first one are its further commands."""
    found: list[str] = []
    table = README.partition("\n## Commands\n")[2].partition("\n## ")[0]
    for row in table.splitlines():
        group = ""
        for code in CODE.findall(row.split("|")[1] if row.startswith("|") else ""):
            name = code.removeprefix("/")
            group = name.split()[0] if code.startswith("/") else group
            found.append(name if code.startswith("/") else f"{group} {name}")
    return found


async def test_every_command_that_is_listed_exists_and_the_other_way_round(commands: set[str]) -> None:
    assert len(listed()) > 30
    assert set(listed()) - commands == set()
    in_text = {code.split()[0].removeprefix("/") for code in CODE.findall(README) if IN_DISCORD.match(code)}
    assert in_text - {each.split()[0] for each in commands} == set()


async def test_every_command_that_is_no_move_is_listed(commands: set[str]) -> None:
    moves = {speak("en")(f"command-{kind}") for kind in types_of_all()}
    roots = {each.split()[0] for each in commands}
    assert moves < roots
    assert roots - moves - {each.split()[0] for each in listed()} == set()


def test_the_invitation_has_the_permissions_that_are_used() -> None:
    assert invitation(1).replace("client_id=1&", "client_id=APPLICATION_ID&") in README


def test_what_plays_is_a_part_of_what_tests() -> None:
    """So `make test` adds to what `make play` has set up, and changes nothing of it."""
    run, everything = (
        set(re.findall(r"^[a-z0-9.-]+==\S+", (ROOT / name).read_text(), re.MULTILINE))
        for name in ("requirements.run.lock", "requirements.lock")
    )
    assert run < everything


def test_settings_targets_and_files_exist() -> None:
    settings = set(re.findall(r"\b(?:RAILWIRE_[A-Z_]+|DISCORD_TOKEN(?:_FILE)?)\b", Path(config.__file__).read_text()))
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", README, re.MULTILINE)) == settings
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert {"setup", "play", "test", "bench", "lint"} <= targets
    assert set(re.findall(r"(?:^|`|\.\.\. )make ([a-z]+)(?:$|`)", README, re.MULTILINE)) <= targets
    paths = {code for code in CODE.findall(README) if re.fullmatch(r"[a-z_]+(?:/[a-z_]+)+(?:\.[a-z]+|/)?", code)}
    missing = {each for each in paths if not (ROOT / each).exists()}
    assert missing <= {"data/table/logs"}
