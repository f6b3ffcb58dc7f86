"""The log follows a move: from its click to its picture and ping each record bears its number and its interaction."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from bot.telemetry.logs import JsonLines
from tests.discord.party import Party
from tests.service.house import until


class Lines(logging.Handler):
    """The records of the bot as objects."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines([]))
        self.found: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(json.loads(self.format(record)))

    def saying(self, words: str) -> dict[str, Any]:
        """The last record with these words."""
        return [each for each in self.found if words in each["message"]][-1]


@pytest.fixture
def lines() -> Iterator[Lines]:
    logger, handler = logging.getLogger("bot"), Lines()
    level = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)
    logger.setLevel(level)


async def test_every_record_of_a_move_bears_its_number(party: Party, lines: Lines) -> None:
    info = await party.started()
    answer = await party.up(info).slash(party.thread(info), "draft_company", company="5")
    after = await party.info(info)
    await party.asked(after)
    await until(lambda: any("a command is answered" in each["message"] and "move" in each for each in lines.found))

    asked = {"interaction": str(answer.interaction.id)}
    moved = asked | {"game": info.id, "guild": party.server.guild.id, "shard": 0, "move": after.seq}
    assert asked.items() <= lines.saying("a command is acknowledged after").items()
    for words in (f"entries {info.seq + 1} to {after.seq}", "a command is answered: first", "the picture", "pings 1"):
        assert moved.items() <= lines.saying(words).items()
    told = lines.saying(f"turn of game {info.id} is told by message")
    assert moved.items() <= told.items()
    assert told["announcement"] == lines.saying("pings 1")["announcement"]
