"""Everything answers before it waits: all commands, completions, buttons, menus and forms with the workers and the file
blocked.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.discord import features
from bot.discord.codes import Code
from bot.discord.feature import Click
from bot.discord.front import Front
from bot.local.client_limits import Known, leaves
from bot.local.standin.command_limits import ATTACHMENT, BOOLEAN, INTEGER
from bot.local.standin.model import AUTOCOMPLETE, COMPONENT, MODAL, SLASH, Json, Message, Upload
from bot.service import GameInfo
from tests.databases import file_of
from tests.discord.party import Party

VALUES = {
    "pick": ("ask|buy_train|2|bank", "of|lay_tile|E12", "more|1", "draft_company|5"),
    "inner": ("more|1", "lay_tile|E12|57|1"),
}
"""Values of menus that are answered in different manners; other menus get any."""


@contextmanager
def blocked_workers(party: Party) -> Iterator[None]:
    """All threads that compute are busy."""
    held = threading.Event()
    pool = party.service.workers._pool
    for _ in range(pool._max_workers):
        pool.submit(held.wait)
    try:
        yield
    finally:
        held.set()


@contextmanager
def blocked_file(party: Party) -> Iterator[None]:
    """Nothing can be read from the database or written to it."""
    held, database = threading.Event(), file_of(party.service.storage)
    waiting = [asyncio.ensure_future(each._execute(held.wait)) for each in (database._writer, database._reader)]
    try:
        yield
    finally:
        held.set()
        assert len(waiting) == 2


def typed(party: Party, known: Known, show: bool) -> Json:
    """A command with something in each required option."""
    options: list[Json] = []
    resolved: Json = {}
    for each in known.options:
        if not each.get("required") and not (show and each["name"] == "show"):
            continue
        value: Any = {BOOLEAN: True, INTEGER: 1}.get(each["type"], "5")
        if each["type"] == ATTACHMENT:
            file = party.server.posting.attach(Upload("log.jsonl", b"{}"))
            value = file.id
            resolved = {"attachments": {file.id: party.server.payloads.attachment(party.lobby.id, file)}}
        options.append({"name": each["name"], "type": each["type"], "value": value})
    return known.data(options, resolved)


def commands(party: Party) -> list[tuple[int, Json, Message | None]]:
    """Every command; those that may be shown to all in both manners."""
    found: list[tuple[int, Json, Message | None]] = []
    for known in leaves(party.server.world.commands["global"]):
        shows = {False, any(each["name"] == "show" for each in known.options)}
        found += [(SLASH, typed(party, known, show), None) for show in shows]
    return found


def completions(party: Party) -> list[tuple[int, Json, Message | None]]:
    """Every option that's completed, being typed."""
    found: list[tuple[int, Json, Message | None]] = []
    for known in leaves(party.server.world.commands["global"]):
        for each in known.options:
            if each.get("autocomplete"):
                options = [{"name": each["name"], "type": each["type"], "value": "5", "focused": True}]
                found.append((AUTOCOMPLETE, known.data(options, {}), None))
    return found


def clicks(game: GameInfo, messages: list[Message]) -> list[tuple[int, Json, Message | None]]:
    """Every button, menu and form of ours, on each of these messages."""
    found: list[tuple[int, Json, Message | None]] = []
    for message in messages:
        for kind, verbs in (("b", features.BUTTONS), ("s", features.MENUS)):
            for verb, click in verbs.items():
                loose = isinstance(click, Click) and click.loose
                code = str(Code(kind, 0, 0, verb) if loose else Code(kind, game.id, game.seq, verb, "1"))
                for value in VALUES.get(verb, ("5",)):
                    found.append((COMPONENT, component(code, kind, value), message))
        for verb in features.FORMS:
            number = 0 if verb in features.BUTTONS and features.BUTTONS[verb].loose else game.id
            line = {"type": 4, "custom_id": "number", "value": "7"}
            data = {"custom_id": str(Code("m", number, 0, verb, "buy_train|2|bank")),
                    "components": [{"type": 1, "components": [line]}]}  # fmt: skip
            found.append((MODAL, data, message))
    return found


def component(code: str, kind: str, value: str) -> Json:
    return {"component_type": 2, "custom_id": code} if kind == "b" else {
        "component_type": 3, "custom_id": code, "values": [value]}  # fmt: skip


@pytest.fixture
async def game(party: Party, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[GameInfo]:
    """A game that has just begun, where one may do any number of things at once. Pictures have tests of their own."""

    async def nothing(*_: Any, **__: Any) -> list[Any]:
        return []

    monkeypatch.setattr(Front, "draw", nothing)
    # Whoever does too much at once would be refused, which waits for nothing.
    monkeypatch.setattr("bot.discord.connection.crowd.MOST_AT_ONCE", 10_000)
    game = await party.started()
    yield game
    assert party.bot is not None
    async with asyncio.timeout(120):
        while party.bot.front._at_work:  # noqa: ASYNC110 (the bot has nothing to wait for)
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "block",
    [pytest.param(blocked_workers, marks=pytest.mark.long, id="workers"), pytest.param(blocked_file, id="file")],
)
async def test_everything_is_answered_before_anything_is_waited_for(
    party: Party, game: GameInfo, block: Callable[[Party], Any]
) -> None:
    up, channel = party.up(game), party.thread(game)
    panel = await up.slash(channel, "settings view")
    used = [*commands(party), *completions(party), *clicks(game, [await party.turn_message(game), panel.message])]
    assert len(used) > 300
    limit = asyncio.get_running_loop().time() + 20.0
    with block(party):
        begun = [party.server.interactions.start(kind, up.id, channel.id, data, message=on) for kind, data, on in used]
        for each in begun:
            each.must_answer = False
        while waiting := [each.name for each in begun if each.answer is None]:
            assert asyncio.get_running_loop().time() < limit, waiting
            await asyncio.sleep(0.01)


def test_only_one_place_acknowledges() -> None:
    """Whoever answers a second time would only be told that it's answered."""
    folder = Path(features.__file__).parent
    found = [each.name for each in sorted(folder.rglob("*.py")) if ".response.defer(" in each.read_text("utf-8")]
    assert found == ["deferral.py"]
