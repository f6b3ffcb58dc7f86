"""A step and an act that no catalogue has words for: people are told, and play on."""

from __future__ import annotations

import pytest

from bot.words import Words
from tests.discord.party import Party, choices, choose
from tests.discord.positions import played_until

UNHEARD = ("station", "place_token", "token_placed")


def unworded(key: str) -> bool:
    return any(each in key for each in UNHEARD) and not key.startswith(("command-", "field-", "picture-"))


@pytest.mark.usefixtures("plain_words")
async def test_a_step_and_an_act_without_words_are_told_and_played(
    party: Party, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    errors_logged.append("people read a plain fallback")
    game = played_until(lambda game: game.decision.step == "station" and any(game.legal("place_token")))  # type: ignore[union-attr]
    has_words = Words.__contains__
    with monkeypatch.context() as patch:
        patch.setattr(Words, "__contains__", lambda words, key: not unworded(key) and has_words(words, key))
        info, message, up = await party.seated(game)
        assert up.id in message.mentions
        assert "station" in message.content
        await (await choose(up, message, choices(message, "pick:place_token")[0])).touched()
        assert "token_placed" in [each["type"] for each in await party.events(info)]
        assert (await party.turn_message(await party.info(info))).mentions
