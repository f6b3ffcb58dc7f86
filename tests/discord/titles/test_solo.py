"""A game for one in direct messages: by buttons alone, without pings, one message for the opponent's turn and mine."""

from __future__ import annotations

import random

from bot.local.actors import BotAnswer
from bot.local.standin.model import Message
from bot.panel.panel import panel_of
from bot.service import GameInfo
from tests.discord.party import Party, codes, press
from tests.discord.party import choose as select

MOVES = 30
MOST_LINES = 6


async def opened(party: Party, **terms: object) -> tuple[GameInfo, Message]:
    """Ann's game for one, with its first message."""
    ann = party.ann
    answer = await ann.slash(ann.dm, "game new", title="18mag", **terms)
    assert "for one" in answer.text
    info = (await party.service.of_player(ann.id))[0]
    await party.server.until(lambda: buttons(ann.last(ann.dm)) != [], what="the first message")
    return info, ann.last(ann.dm)


def buttons(message: Message) -> list[str]:
    """What can be pressed or chosen from, without looking at the panel anew."""
    looks = (":my:", ":undo:", ":undo_turn:", ":log:", ":why:", ":foresee:", ":what_if:")
    return [code for code in codes(message) if code and not any(verb in code for verb in looks)]


def live(party: Party) -> list[Message]:
    """The messages on which something can be done."""
    return [each for each in party.ann.sees(party.ann.dm) if buttons(each)]


async def one_click(party: Party, message: Message, chance: random.Random) -> BotAnswer:
    """Something on the message: a line of a menu, or a button."""
    parts = [each for each in message.parts() if each.get("custom_id") in buttons(message) and not each.get("disabled")]
    part = next((each for each in parts if ":run:" in each["custom_id"]), None) or chance.choice(parts)
    if "options" not in part:
        return await party.ann.click(message, custom_id=part["custom_id"])
    values = [
        each["value"] for each in part["options"] if not each["value"].split("~")[-1].startswith(("more|", "ask|"))
    ]
    if not values:
        return await party.ann.click(message, custom_id=next(c for c in codes(message) if ":act:pass" in c))
    return await party.ann.select(message, chance.choice(values), custom_id=part["custom_id"])


async def test_a_game_for_one_by_buttons_without_pings(party: Party) -> None:
    info, _ = await opened(party)
    chance = random.Random(4)
    heard: set[str] = set()
    drawn: set[int] = set()
    for _ in range(MOVES):
        (message,) = live(party)
        await (await one_click(party, message, chance)).touched(deadline=30)
        await party.server.until(lambda: len(live(party)) == 1, what="one message with buttons")
        now = await party.info(info)
        (message,) = live(party)
        heard.add(message.text)
        assert not message.ephemeral
        asked_again = any(":yes:" in code for code in codes(message))
        assert asked_again or len(message.content.split("\n")) <= MOST_LINES
        rows = await party.service.log(info.id)
        ran = any(event["type"] == "trains_ran" and event["routes"] for row in rows for event in row["events"])
        drawn.add(len(message.attachments))
        # The board, and each run that the message tells; at the end the chart of worth and the log.
        assert len(message.attachments) == 1 or ran or now.status != "running"
    assert (await party.info(info)).seq > MOVES // 3
    assert party.server.pings == []
    assert min(drawn) == 1 < max(drawn)
    assert any("(István)" in each for each in heard)
    assert any("rule 12." in each for each in heard)


async def test_a_table_for_more_is_not_opened_in_direct_messages(party: Party) -> None:
    answer = await party.ann.slash(party.ann.dm, "game new", title="18mag", players=3)
    assert "only a game for one" in answer.text
    answer = await party.ann.slash(party.ann.dm, "game new", title="1856")
    assert "only on a server" in answer.text


async def test_the_options_of_a_game_for_one_are_offered_and_kept(party: Party) -> None:
    found = await party.ann.autocomplete(party.ann.dm, "game new", "options", title="18mag", players=1, options="hard")
    values = [each.value for each in found]
    assert "difficulty=hard" in values
    assert not any("new_minors" in str(each) for each in values)
    info, _ = await opened(party, options="difficulty=hard,length=long")
    assert info.options == {"difficulty": "hard", "length": "long"}
    assert await party.service.read(info.id, lambda game: panel_of(game).player) == "P1"


async def test_a_second_click_on_a_move_that_was_answered_posts_nothing_anew(party: Party) -> None:
    info, message = await opened(party)
    chance, before = random.Random(4), ""
    while "(István)" not in live(party)[0].text or live(party)[0].id == before:
        (message,), before = live(party), live(party)[0].id
        answer = await one_click(party, message, chance)
        await answer.touched(deadline=30)
        await party.server.until(lambda: len(live(party)) == 1, what="one message with buttons")
    seq = (await party.info(info)).seq
    again = await party.ann.raw(3, party.ann.dm, answer.interaction.data, message=message)
    await again.touched(deadline=30)
    assert len(live(party)) == 1
    assert (await party.info(info)).seq == seq


async def test_nobody_sees_anothers_game_in_direct_messages(party: Party) -> None:
    """Its number can be guessed."""
    info, _ = await opened(party)
    ben = party.ben
    for command in ("market", "log", "game status"):
        answer = await ben.slash(ben.dm, command, game=str(info.id))
        assert "There’s no such game" in answer.text
        assert not answer.message.attachments
    assert (await party.ann.slash(party.ann.dm, "market", game=str(info.id))).message.attachments


async def test_a_what_if_is_a_tap_away_and_played_from_there(party: Party) -> None:
    info, message = await opened(party)
    ann = party.ann
    trial = (await (await press(ann, message, ":what_if:")).touched()).followups[0]
    assert trial.ephemeral
    values = [option["value"] for each in trial.parts() for option in each.get("options", ())]
    value = next(each for each in values if each.startswith("draft_company|"))
    await (await select(ann, trial, value)).touched()
    assert (await party.info(info)).seq == info.seq
    await (await press(ann, trial, ":plan_keep:")).touched()
    assert (await party.info(info)).seq > info.seq
    assert any(":what_if:" in code for code in codes(trial))


async def test_a_trial_is_closed_without_orders_which_a_game_for_one_has_not(party: Party) -> None:
    _, message = await opened(party)
    trial = (await (await press(party.ann, message, ":what_if:")).touched()).followups[0]
    await (await press(party.ann, trial, ":ahead:")).touched()
    assert trial.content == "The trial is closed; “What if” opens it again."
    assert trial.labels() == []
