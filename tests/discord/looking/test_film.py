"""The film of a game: at its end, by the command and by a tap, as an attachment that moves."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.local.standin.model import Message
from bot.service import GameService
from bot.service import Person as Seated
from bot.work import films
from bot.work.sandbox import Sandbox
from engine import load_game
from tests.discord.conftest import service_at
from tests.discord.party import Party, press
from tests.discord.positions import at_step, played_until


def moving(party: Party, message: Message) -> Any:
    """The film that a message has."""
    (file,) = [each for each in message.attachments if each.filename.endswith(".webp")]
    assert file.content_type == "image/webp"
    return Image.open(io.BytesIO(party.server.world.file(file.id)))


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[GameService]:
    """One that has films made in a thread, which waits for no other work of the machine."""
    async with service_at(tmp_path, films=Sandbox(command=None)) as made:
        yield made


async def test_the_film_comes_by_command_and_by_a_tap_below_the_chart(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    answer = await party.ann.slash(party.thread(info), "history", film=True)
    assert answer.private
    assert "as a film" in answer.text
    film = moving(party, answer.message)
    assert film.n_frames >= 4
    chart = await party.ben.slash(party.thread(info), "history")
    tapped = await (await press(party.ben, chart.message, ":film:")).touched()
    assert tapped.private
    assert moving(party, tapped.message).n_frames == film.n_frames
    assert "beginning of each of" in (answer.message.attachments[0].description or "")


@pytest.mark.long
async def test_it_is_posted_at_the_end(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = films.made
    monkeypatch.setattr(films, "made", lambda script: whole(replace(script, entries=script.entries[:60])))
    game = played_until(lambda each: each.decision is None)
    *entries, entry = game.entries
    info = await party.at(load_game(game.setup, entries))
    person = party.people[info.seat(entry["by"]).user]
    await party.service.act(info.id, Seated(person.id, server=info.server), [entry["action"]])
    await party.server.until(lambda: "as a film" in party.messages(info)[-1].content, 120, what="the film")
    message = party.messages(info)[-1]
    assert moving(party, message).n_frames > 2
    assert not message.mentions


async def test_a_film_that_takes_too_long_is_refused_in_words(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    party.service.films = Sandbox(longest=0.0)
    answer = await party.ann.slash(party.thread(info), "history", film=True)
    assert "can’t make this film just now" in answer.text
