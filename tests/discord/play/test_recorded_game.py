"""A complete recorded game at the table: each move a slash command of the player concerned, each ping in its order."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from bot.discord.codes import routes_text
from bot.discord.localization import option_name
from bot.local.standin.model import Message
from bot.words import speak
from engine.actions import Action, RouteClaim
from engine.dev.reference import read, replay
from engine.game import Game
from engine.titles import translator
from tests.discord.party import Party, codes
from tests.games.folders import REFERENCES

RECORDED = [each for each in REFERENCES if each.name.startswith("random-3p-18710300")]


def recorded(path: Any) -> Game:
    """The reference game as our engine has replayed it: its own entries, at its end."""
    reference = read(path)
    report = replay(reference, translator(reference.header["game"]))
    assert report.difference is None
    assert report.game is not None
    return report.game


def command(action: Action) -> tuple[str, dict[str, Any]]:
    """The slash command for an action: its name and options as a person fills them in."""
    options: dict[str, Any] = {}
    for name, value in action.to_json().items():
        if name == "routes":
            options[option_name(name)] = routes_text(tuple(RouteClaim.from_json(each) for each in value))
        elif name != "type":
            options[option_name(name)] = value
    return speak("en")(f"command-{action.type}"), options


def confirmation(message: Message) -> str:
    """The button that makes a typed move that hurts somebody after all."""
    return next(each for each in codes(message) if ":yes:" in each)


def expected_pings(game: Game) -> list[str]:
    """Who is pinged, from the log alone: each time another person is to act, or the same for another reason."""
    fresh = engine.load_game(game.setup, [])
    pings: list[str] = []
    last: tuple[str | None, bool] | None = None
    for entry in [None, *game.entries]:
        if entry is not None:
            fresh.apply(fresh.read_action(entry["action"]), entry["by"])
        if fresh.decision is None:
            break
        now = (fresh.decision.player, fresh.decision.step == "consent")
        if now != last:
            pings.append(str(now[0]))
        last = now
    return pings


@pytest.mark.timeout(600)
@pytest.mark.references
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.name.split(".")[0])
async def test_a_complete_recorded_game_by_slash_commands(party: Party, path: Any) -> None:
    game = recorded(path)
    start = engine.load_game(game.setup, [])
    info = await party.at(start)
    people = {each.seat: party.people[each.user] for each in info.seats}
    for entry in game.entries:
        name, options = command(game.read_action(entry["action"]))
        person = people[entry["by"]]
        answer = await person.slash(party.thread(info), name, **options)
        if (await party.info(info)).seq < entry["seq"]:
            await (await person.click(answer.message, custom_id=confirmation(answer.message))).touched(deadline=30)
        assert (await party.info(info)).seq == entry["seq"], f"{entry['seq']}: {answer.text}"
    await party.server.until(lambda: "is over" in party.messages(info)[-1].content, deadline=60, what="the end")
    final = await party.info(info)
    assert final.status == "finished"
    worth = {seat: each.total for seat, each in game.result().items()}
    told = party.messages(info)[-1].content
    for seat, total in worth.items():
        assert f"{people[seat].name}: {speak('en', 'Ft').money(total)}" in told
    assert [each.user_id for each in party.server.pings] == [people[seat].id for seat in expected_pings(game)]
