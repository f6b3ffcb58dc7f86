"""18Mag with its expansion at the table: supporters by menu and by command, its companies by their names."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.localization import option_name
from bot.service import GameInfo
from bot.words import LANGUAGES, speak
from bot.words.labels import LONGEST
from engine import load_title
from engine.dev import log
from engine.game import Game
from engine.titles import games_folder
from tests.discord.party import Party, choices, choose, codes, press

LOG = games_folder("18mag") / "robots-3p-50.jsonl.gz"
OPTIONS = {"supporters": True, "new_minors": "simple", "new_major": True, "standard_dividends": True}
CALLS = {"SMFvR": 38, "KK": 115, "DDSG": 312, "GSvS": 342, "FJ": 475, "MA": 860}
"""By supporter the entry of the recorded game that calls it."""


def before_call(supporter: str) -> Game:
    """The recorded game, where this supporter is called next."""
    game = log.read(LOG, CALLS[supporter] - 1)
    game.check(game.read_action(_call(supporter)), game.decision.by if game.decision else "")
    return game


def _call(supporter: str) -> dict[str, Any]:
    return {"type": "use_supporter", "private": supporter}


async def told(party: Party, info: GameInfo, supporter: str) -> list[dict[str, Any]]:
    """What has happened; the call is the only move that was made."""
    assert (await party.info(info)).seq == info.seq + 1
    events = await party.events(info)
    assert events[0]["type"] == "supporter_used"
    assert events[0]["private"] == supporter
    return events


@pytest.mark.parametrize("supporter", CALLS)
async def test_a_supporter_is_called_from_a_menu_that_says_what_it_does(party: Party, supporter: str) -> None:
    info, message, person = await party.seated(before_call(supporter))
    opened = await press(person, message, ":list:use_supporter")
    await opened.touched()
    value = f"use_supporter|{supporter}"
    assert value in choices(opened.message, "use_supporter")
    options = [each for part in opened.message.parts() for each in part.get("options", ())]
    line = next(each for each in options if each["value"] == value)
    name = load_title("18mag", 3, OPTIONS).privates[supporter].name
    assert line["label"] == f"{supporter} · {name}"
    assert line["description"] == speak("en")(f"power-18mag-{supporter}")
    answer = await choose(person, opened.message, value)
    await answer.touched()
    events = await told(party, info, supporter)
    if supporter == "SMFvR":
        paid = {"type": "paid", "payer": "bank", "payee": "4", "amount": 10, "reason": "supporter"}
        assert paid.items() <= events[1].items()
        assert await party.service.read(info.id, lambda game: game.state.companies["4"].cash) == 60


@pytest.mark.parametrize("supporter", CALLS)
async def test_a_supporter_is_called_by_a_command_that_says_so_to_all(party: Party, supporter: str) -> None:
    info, _, person = await party.seated(before_call(supporter))
    answer = await person.slash(party.thread(info), "use_supporter", **{option_name("private"): supporter})
    await told(party, info, supporter)
    name = load_title("18mag", 3, OPTIONS).privates[supporter].name
    assert f"calls {name}" in answer.text


async def test_a_supporter_of_somebody_else_is_refused_with_ones_own(party: Party) -> None:
    info, _, person = await party.seated(before_call("KK"))
    answer = await person.slash(party.thread(info), "use_supporter", **{option_name("private"): "FJ"})
    assert "Feketeházy János" in answer.text
    assert "13.3" in answer.text
    assert (await party.info(info)).seq == info.seq


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_supporter_does_fits_a_menu_in_every_language(language: str) -> None:
    told = {supporter: speak(language)(f"power-18mag-{supporter}") for supporter in CALLS}
    assert all(0 < len(each) <= LONGEST for each in told.values())
    assert len(set(told.values())) == len(CALLS)


async def test_a_game_made_with_the_options_offers_what_they_add_and_says_so(party: Party) -> None:
    found = await party.ann.autocomplete(party.lobby, "game new", "options", title="18mag", players=3, options="")
    offered = {str(each.value) for each in found}
    assert {"new_minors=simple", "new_minors=challenging", "new_major=yes", "supporters=yes"} <= offered
    assert "standard_dividends=yes" in offered
    options = "supporters,new_minors=challenging,new_major,standard_dividends"
    notice = await party.open(options=options, players=3)
    assert "supporters, new minors: challenging, new major CIWL, standard dividends" in notice.text
    for person, verb in ((party.ben, "join"), (party.cid, "join"), (party.ann, "start")):
        answer = await press(person, notice.message, f":{verb}:")
    await answer.touched()
    info = (await party.service.list(party.server.guild.id))[0]
    await party.server.until(lambda: party.turn_messages(info) != [], what="the first turn message")
    message = await party.turn_message(await party.info(info))
    assert {f"draft_company|{each}" for each in ("14", "15", "16", "KK", "MA")} <= set(
        choices(message, "draft_company")
    )
    assert "draft_share|CIWL" in choices(message, "draft_share")
    rules = await party.up(await party.info(info)).slash(party.thread(info), "rules", clause="13")
    assert {f"**{clause}**" for clause in ("13.1", "13.2", "13.3", "13.4")} <= set(rules.text.split())
    assert codes(message)


async def test_a_game_taken_in_from_its_record_keeps_its_options(party: Party) -> None:
    info, message, _ = await party.seated(before_call("DDSG"))
    assert info.options == OPTIONS
    assert "minor 15" in message.text
