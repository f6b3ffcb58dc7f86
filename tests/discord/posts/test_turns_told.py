"""Known traps of turn notices: whose game it is, where it's told, and that it's told even to who has just looked."""

from __future__ import annotations

import pytest

from bot.discord.drawing import run_wishes
from bot.discord.posts.turn_text import ask_line
from bot.panel.matters import AtHand
from bot.service import GameInfo
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from engine import load_title
from engine.actions import RouteClaim
from engine.events import PrivateOffered, TrainOffered
from tests.discord.party import Party, choose


async def pick_minor_5(party: Party, game: GameInfo) -> GameInfo:
    """The game once whoever is up has picked it and the next one was told."""
    answer = await choose(party.up(game), await party.turn_message(game), "draft_company|5")
    await answer.touched()
    after = await party.info(game)
    await party.turn_message(after)
    return after


async def test_trap_19_two_games_of_one_group_are_told_each_in_its_own_thread(party: Party) -> None:
    await party.started(name="Friday")
    await party.started(name="Sunday")
    games = {each.name: each for each in await party.service.list(party.server.guild.id)}
    await party.turn_message(games["Sunday"])
    assert games["Friday"].channel != games["Sunday"].channel
    await pick_minor_5(party, games["Friday"])
    for name, told in (("Friday", 2), ("Sunday", 1)):
        messages = party.turn_messages(games[name])
        assert len(messages) == told
        assert all(name in each.content for each in messages)


async def test_trap_20_who_has_just_looked_is_told_all_the_same_and_once(party: Party) -> None:
    game = await party.started()
    for person in party.others(game):
        await person.slash(party.thread(game), "map")
    after = await pick_minor_5(party, game)
    assert [each.user_id for each in party.server.pings] == [party.up(game).id, party.up(after).id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_for_something_reads_by_whom_for_what_and_at_which_price(language: str) -> None:
    names = Names(speak(language, "$", "1856"), load_title("1856"), {"P1": "Ann", "P2": "Ben"})
    train = TrainOffered("CA", "3", "GT", 150, "P2").to_json()
    private = PrivateOffered("CA", "FT", "P2", 40).to_json()
    for offer, named in ((train, ("CA", "3", "GT", "$150")), (private, ("CA", "Flos Tramway", "$40"))):
        line = ask_line("7", "", names, "consent", AtHand(None, offer))
        assert line.startswith("<@7>, ")
        assert [each for each in named if each not in line] == []
    assert "$" not in ask_line("7", "", names, "consent", AtHand(None, None))


def test_a_run_is_pictured_as_long_as_the_tiles_that_it_went_over_lie() -> None:
    """A later tile may have fewer stops: from a game of robots, whose two towns of one hex became one city."""
    claim = RouteClaim("3", ("G10.1", "E12.0"), (("G10", "F11", "E12"),))
    run = {"type": "trains_ran", "routes": [claim.to_json()], "values": [60], "company": "5"}
    rows = [{"events": [run]}, {"events": [{"type": "tile_laid", "hex": "H15"}]}]
    assert [each.routes for each in run_wishes(rows)] == [(claim,)]
    assert not run_wishes([*rows, {"events": [{"type": "tile_laid", "hex": "F11"}]}])
