"""A game's life at the table: its terms, its notice, who is up, the end, a rematch."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from bot.local.actors import CannotDo
from bot.local.standin.model import Message
from bot.service import GameInfo
from bot.service import Person as Seated
from bot.service.people.robot_seats import robot
from engine.dev import log
from engine.titles import games_folder
from tests.discord.party import Party, codes
from tests.discord.positions import at_step, played_until


def button(message: Message, verb: str) -> str:
    """The custom id of a message's button."""
    return next(each for each in codes(message) if f":{verb}:" in each)


# --- a table's terms


async def test_a_table_opens_with_sensible_terms(party: Party) -> None:
    notice = (await party.ann.slash(party.lobby, "game new", title="18mag")).message
    assert "Pace: a move a day. After 3 reminders without an answer: the others decide by a vote." in notice.content
    assert notice.labels() == ["Join", "Leave", "Start", "Keep a seat for…", "Robots…"]
    (info,) = await party.service.list(party.server.guild.id)
    assert (info.pace, info.patience, info.silence, info.language) == (24, 3, "ask", "en")


async def test_the_terms_that_are_chosen_are_shown(party: Party) -> None:
    terms = {"pace": 8, "silence": "caretaker", "patience": 1, "language": "fr", "name": "Vendredi"}
    notice = (await party.open(**terms)).message
    assert (
        "Rythme\u00a0: un coup en 8 heures. Après un rappel sans réponse\u00a0: un intendant joue à sa place."
        in notice.content
    )
    assert "Langue\u00a0: Français" in notice.content or "Langue\u00a0: français" in notice.content


async def test_without_reminders_nothing_is_said_about_silence(party: Party) -> None:
    notice = (await party.open(pace=0)).message
    assert "Pace: no reminders." in notice.content
    assert "caretaker" not in notice.content


async def test_terms_are_lists_to_choose_from(party: Party) -> None:
    known = next(each for each in party.server.world.commands["global"] if each["name"] == "game")
    new = next(each for each in known["options"] if each["name"] == "new")
    choices = {each["name"]: [c["value"] for c in each.get("choices", ())] for each in new["options"]}
    assert choices["pace"] == [8, 12, 24, 48, 72, 168, 0]
    assert choices["silence"] == ["ask", "substitute", "caretaker", "wait"]
    assert choices["language"] == ["en", "es", "fr", "it", "pt"]
    assert "18mag" in choices["title"]
    pace = next(each for each in new["options"] if each["name"] == "pace")
    assert pace["choices"][2]["name_localizations"]["it"] == "una mossa al giorno"


async def test_a_pace_that_there_is_not_cannot_be_chosen(party: Party) -> None:
    with pytest.raises(CannotDo):
        await party.open(pace=25)


async def test_the_servers_language_is_the_tables_where_none_is_chosen(party: Party) -> None:
    await party.service.settings.set("server", party.server.guild.id, "language", "pt")
    notice = (await party.open()).message
    assert "abre uma mesa" in notice.content


async def test_the_notice_follows_commands(party: Party) -> None:
    notice = (await party.open()).message
    (info,) = await party.service.list(party.server.guild.id)
    await party.ben.slash(party.lobby, "game join", game=str(info.id))
    await party.server.until(lambda: "Ben" in notice.content, what="Ben on the notice")
    await party.cid.slash(party.lobby, "game join", game=str(info.id))
    await party.ben.slash(party.lobby, "game leave", game=str(info.id))
    await party.server.until(lambda: "Ben" not in notice.content, what="the notice without Ben")
    await party.ann.slash(party.lobby, "game start", game=str(info.id))
    await party.server.until(lambda: "The game has begun" in notice.content, what="the link to the thread")
    assert notice.labels() == []


# --- turns


async def test_two_companies_in_a_row_of_one_president_are_one_message(party: Party) -> None:
    game = played_until(two_in_a_row)
    info = await party.at(game)
    message = await party.turn_message(info)
    first = game.decision.company if game.decision else None
    while info.turn is not None and info.turn.company == first:
        command = "run" if info.turn.step == "run" else "pass"
        await party.up(info).slash(party.thread(info), command)
        info = await party.info(info)
    assert info.turn is not None
    assert info.turn.company != first
    assert (await party.turn_message(info)).id == message.id
    assert len(party.server.pings) == 1


def two_in_a_row(game: engine.Game) -> bool:
    """A company of somebody is at its first step, and the next to operate is theirs too."""
    if game.decision is None or game.decision.step != "track" or game.state.round != "operating":
        return False
    stack: list[Any] = list(game.state.stack)
    waiting = next((each.waiting for each in reversed(stack) if hasattr(each, "waiting")), [])
    owner = game.decision.player
    following = [game.state.companies[each] for each in waiting if each != game.decision.company]
    return bool(following) and (following[0].owner or following[0].president) == owner


async def test_my_language_at_a_spanish_table(party: Party) -> None:
    info = await party.started(language="es")
    message = await party.turn_message(info)
    up = party.up(info)
    assert "es tu turno" in message.content
    up.user.locale = "it"
    answer = await up.click(message, custom_id=button(message, "tongue"))
    assert answer.private
    assert "tocca a te" in answer.text
    other = party.others(info)[0]
    other.user.locale = "pt-BR"
    answer = await other.click(message, custom_id=button(message, "tongue"))
    assert answer.private
    assert "é a sua vez: escolha inicial" in answer.text
    assert up.mention in answer.text
    assert [each.user_id for each in party.server.pings] == [up.id]
    assert "es tu turno" in message.content


# --- at a glance


async def test_status_says_who_is_up_since_when_and_where(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    message = await party.asked(info)
    text = (await party.cid.slash(party.thread(info), "game status")).text
    assert f"{party.up(info).name} is up" in text
    assert message.id in text
    assert "stock round" in text
    assert all(each.name in text for each in party.people.values())


async def test_the_list_begins_with_what_waits_for_oneself(party: Party) -> None:
    first = await party.at(played_until(at_step("stock", 2)))
    await party.turn_message(first)
    await party.open(name="Saturday")
    up = party.up(first)
    lines = (await up.slash(party.lobby, "game list")).text.splitlines()
    assert "Friday" in lines[1]
    assert "it’s your turn" in lines[1]
    assert "Saturday" in lines[2]
    assert "1 of 6 seats taken" in lines[2]


# --- the end


async def ended(party: Party) -> tuple[GameInfo, Message]:
    """A game that has just been played to its end, and the message that says so."""
    setup, (*moves, last) = log.record(games_folder("18mag") / "robots-3p-40.jsonl.gz")
    info = await party.at(engine.load_game(setup, moves))
    person = party.up(info)
    await party.service.act(info.id, Seated(user=person.id, name=person.name, server=info.server), [last["action"]])
    await party.server.until(lambda: _over(party, info) != [], deadline=60, what="the end")
    return await party.info(info), _over(party, info)[0]


def _over(party: Party, info: GameInfo) -> list[Message]:
    return [each for each in party.messages(info) if "is over" in each.content]


async def test_the_end_tells_worth_breakdown_chart_and_log(party: Party) -> None:
    info, message = await ended(party)
    assert info.result is not None
    for seat, worth in info.result.items():
        assert f"{info.seat(seat).name}: {worth['total']:,}" in message.content
        for company, percent, price, money in worth["shares"]:
            assert f"{company} {percent}% at {price:,}\u00a0Ft: {money:,}\u00a0Ft" in message.content
    kinds = [each.filename.split("-")[0] for each in message.attachments]
    assert kinds == ["wealth", "holdings", "map", "railwire"]
    assert message.attachments[-1].filename == f"railwire-{info.id}-{info.seq}.jsonl"
    assert "Rematch" in message.labels()


async def test_a_rematch_is_opened_by_one_and_joined_by_the_others(party: Party) -> None:
    assert party.bot is not None
    party.bot.bygones.pause = party.bot.bygones.spacing = 0.01
    info, message = await ended(party)
    again = button(message, "rematch")
    (notice,) = (await party.ben.click(message, custom_id=again)).followups
    assert not notice.ephemeral
    # The others are called, once, where they played.
    await party.server.until(lambda: "again: Ben has opened" in party.messages(info)[-1].content, what="the call")
    call = party.messages(info)[-1]
    assert sorted(call.mentions) == sorted([party.ann.id, party.cid.id])
    joined = await party.ann.click(call, label="Join")
    assert "You have a seat" in joined.said
    assert "already have a seat" in (await party.ben.click(message, custom_id=again)).said
    (table,) = await party.service.list(party.server.guild.id, ("open",))
    assert (table.title, table.options, table.language, table.pace, table.silence) == (
        info.title, info.options, info.language, info.pace, info.silence)  # fmt: skip
    assert (table.name, table.host) == ("Friday 2", party.ben.id)
    assert {each.user for each in table.seats} == {party.ann.id, party.ben.id}
    await party.server.until(lambda: "Ann" in notice.content, what="Ann on the notice")
    await (await party.ben.click(notice, custom_id=button(notice, "start"))).touched()
    started = await party.service.status(table.id)
    assert started.status == "running"
    await party.server.until(lambda: call.labels() == [], what="the call without a button")
    assert call.content.endswith("\n-# This is over")
    assert "already started" in (await party.cid.click(message, custom_id=again)).said


async def test_a_rematch_has_the_same_robots_and_what_was_agreed_on_them(party: Party) -> None:
    setup, (*moves, last) = log.record(games_folder("18mag") / "robots-3p-40.jsonl.gz")
    server = party.server.guild.id
    ann = Seated(party.ann.id, "Ann", server=server)
    seats = [robot("full", 1), robot("easy", 2), ann]
    terms = {"name": "Friday", "title": "18mag", "language": "en", "channel": party.lobby.id}
    info = await party.service.adopt(ann, seats, setup, moves, **terms)
    await party.service.robots.agree_on(info.id, ann, unhurried=True, hints=True)
    await party.service.act(info.id, ann, [last["action"]])
    await party.server.until(lambda: _over(party, info) != [], deadline=60, what="the end")
    message = _over(party, info)[0]
    await party.ann.click(message, custom_id=button(message, "rematch"))
    (opened,) = await party.service.list(server, ("open",))
    assert [each.strength for each in opened.seats if each.robot] == ["full", "easy"]
    assert (opened.unhurried, opened.hints) == (True, True)


@pytest.mark.long
async def test_a_rematch_is_not_for_people_who_did_not_play(party: Party) -> None:
    from bot.local.actors import Actor

    _, message = await ended(party)
    dan = Actor(party.server, "Dan")
    refused = await dan.click(message, custom_id=button(message, "rematch"))
    assert "no seat in this game" in refused.said
    assert await party.service.list(party.server.guild.id, ("open",)) == []
