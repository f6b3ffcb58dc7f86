"""Buttons, menus and forms whose codes were made up: refused in words, whoever sends them, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.codes import Code
from bot.discord.features import BUTTONS, FORMS, MENUS
from bot.local.actors import Actor, BotAnswer
from bot.local.client_limits import leaves
from bot.local.standin.interactions import DEFER_UPDATE
from bot.local.standin.model import COMPONENT, MODAL, SLASH
from bot.service import GameInfo
from tests.discord.party import Party
from tests.effort import times

ARGUMENTS = ("", "x", "-1", "9" * 30, "P9;;", "1;yes;m", "draft_company|5", "a|b|c|d", "0;0;0", "\u202e@everyone")
OWN = {"snooze", "forget", "forget_now", "call", "abandon"}
"""What a person may do with a code of their own making just as well as by a button or a command of theirs."""


async def sent(party: Party, person: Actor, kind: str, code: Code) -> BotAnswer:
    """A click, a choice or a form with this code, which no message shows."""
    here = party.lobby
    line = {"type": 4, "custom_id": "number", "value": "1"}
    form = {"custom_id": str(code), "components": [{"type": 1, "components": [line]}]}
    if kind == "m":
        return await person.raw(MODAL, here, form)
    shown = await party.ann.slash(here, "turns") if person is party.ann else await person.slash(here, "turns")
    data = {"component_type": 2 if kind == "b" else 3, "custom_id": str(code)}
    return await person.raw(
        COMPONENT, here, data if kind == "b" else data | {"values": [code.argument]}, message=shown.message
    )


def forged(info: GameInfo) -> list[tuple[str, Code]]:
    """A code for each verb with odd arguments, for the game's present move or for one that's far ahead; in a thorough
    run two.
    """
    found = [("b", verb, 0 if click.loose else info.id) for verb, click in BUTTONS.items()]
    found += [("s", verb, info.id) for verb in MENUS] + [("m", verb, info.id) for verb in FORMS]
    return [
        (kind, Code(kind, game, 0 if place % 2 else 10**6, verb, ARGUMENTS[place % len(ARGUMENTS)]))
        for number, (kind, verb, game) in enumerate(found)
        for place in (number, number + 3)[: times(2, 1)]
        if verb not in OWN
    ]


@pytest.mark.parametrize("who", ["player", "stranger"])
async def test_codes_that_were_made_up_are_refused_in_words(party: Party, who: str) -> None:
    game = await party.started()
    person = next(each for each in party.others(game) if each.id != game.host)
    if who == "stranger":
        person = Actor(party.server, "Eve")
    before = await party.service.record(game.id), await party.service.list(party.server.guild.id)
    for kind, code in forged(game):
        answer = await sent(party, person, kind, code)
        if answer.interaction.answer == DEFER_UPDATE:
            await answer.touched()
        assert (await party.info(game)).seq == 0, code
    assert await party.service.votes.listed(game.id) == []
    assert (await party.service.record(game.id), await party.service.list(party.server.guild.id)) == before


async def test_a_game_of_another_server_is_out_of_reach_by_any_code(party: Party) -> None:
    game = await party.started(name="Secret")
    elsewhere = party.server.add_guild("Other")
    place = party.server.add_channel(elsewhere, "elsewhere")
    there = Actor(party.server, party.up(game).name, elsewhere)
    shown = (await there.slash(place, "turns")).message
    for verb in (each for each, click in BUTTONS.items() if not click.loose):
        data = {"component_type": 2, "custom_id": str(Code("b", game.id, game.seq, verb, "P1"))}
        answer = await there.raw(COMPONENT, place, data, message=shown)
        if answer.is_update:
            await answer.touched()
        texts = [each.text for each in answer.followups] if answer.is_update else [answer.text]
        assert any("another server" in each for each in texts), (verb, texts)
        assert not any("Secret" in each for each in texts)
    assert (await party.info(game)).seq == 0


WRONG: tuple[Any, ...] = (None, 7, 2.5, True, [], ["5"], {}, {"a": 1}, [None], "a\nb\u2028~+|", "\x00")
"""What no client of Discord's sends as a value."""


async def test_values_of_a_wrong_type_are_refused_in_words(party: Party) -> None:
    """In each menu and form: nothing fails, nothing is left unanswered, and nothing changes."""
    game = await party.started()
    up, thread = party.up(game), party.thread(game)
    shown = (await up.slash(party.lobby, "turns")).message
    for place, verb in enumerate(MENUS):
        code = Code("s", game.id, game.seq, verb, "x")
        for values in ([WRONG[place % len(WRONG)]], WRONG[(place + 3) % len(WRONG)]):
            data = {"component_type": 3, "custom_id": str(code), "values": values}
            await told(await up.raw(COMPONENT, thread, data, message=shown))
    for place, verb in enumerate(FORMS):
        line = {"type": 4, "custom_id": "number", "value": WRONG[place % len(WRONG)]}
        code = Code("m", game.id, game.seq, verb, "x")
        form = {"custom_id": str(code), "components": [{"type": 1, "components": [line]}]}
        await told(await up.raw(MODAL, thread, form))
    assert (await party.info(game)).seq == 0
    assert [each.id for each in await party.service.list(party.server.guild.id)] == [game.id]


async def told(answer: BotAnswer) -> None:
    if answer.interaction.answer == DEFER_UPDATE:
        await answer.touched()


HUGE, BOOLEAN = 10**400, 5


async def test_options_of_a_wrong_type_are_refused_in_words(party: Party) -> None:
    """In each command: what no client sends ends in a private refusal, nothing is logged, and nothing changes."""
    game = await party.started()
    up, thread = party.up(game), party.thread(game)
    place = 0
    for known in leaves(party.server.world.commands["global"]):
        for option in known.options:
            for _ in range(times(len(FORGED), 1)):
                place += 1
                value = FORGED[place % len(FORGED)]
                if option["type"] == BOOLEAN and isinstance(value, bool):
                    continue
                filled = [{"name": option["name"], "type": option["type"], "value": value}]
                answer = await up.raw(SLASH, thread, known.data(filled))
                await told(answer)
                assert answer.private, (known.words, option["name"], value)
                assert "error of mine" not in answer.text, (known.words, option["name"], value)
    assert place > 150
    assert (await party.info(game)).seq == 0
    assert [each.id for each in await party.service.list(party.server.guild.id)] == [game.id]


FORGED: tuple[Any, ...] = (*(each for each in WRONG if each != 7), 70_001, HUGE, -1, "9" * 5000, [[]] * 50)
"""Values of options. A number for a text is read as typed: 7 would be minor 7."""
