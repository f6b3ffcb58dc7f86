"""Direct connections of any length can be chosen by menu, by completion and by typing them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.codes import LONGEST_ACTION, LONGEST_ID, Code, Line, pack, unpack
from bot.service import GameInfo, GameService
from bot.service import Person as Member
from engine.game import Game
from engine.shorthand import short_name
from engine.titles.t1865.actions import PlaceMarker
from tests.discord.conftest import service_at
from tests.discord.party import Party, choices, choose
from tests.discord.positions_1865 import offering
from tests.discord.prepared import PreparedRules
from tests.titles.t1865.table import LONG_LINE, LONG_WAY, position

RULES = PreparedRules()
MOVE = f"place_marker|F30.0|{short_name(LONG_WAY)}"


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[GameService]:
    """A service that knows the prepared positions."""
    async with service_at(tmp_path, RULES) as made:
        yield made


def around_the_island() -> Game:
    """FMS may place a marker in Nuoro, thirty-three hex edges away."""
    fms = {"shares": {"P1": 60}, "traffic": 3, "cash": 2000, "trains": ["PH2"]}
    return RULES.prepare(position(companies={"FMS": fms}, tiles=LONG_LINE, turn="FMS", step="station").game)


async def placed(party: Party, info: GameInfo) -> str:
    """By which connection the last move has placed a marker."""
    return await party.service.read(info.id, lambda game: game.entries[-1]["action"]["connection"])


async def test_a_way_of_33_edges_is_a_line_of_the_menu(party: Party) -> None:
    info, message, up = await party.seated(around_the_island())
    panel = await up.click(message, label="My turn")
    assert choices(panel.message, "pick:cheapest") == [MOVE]
    await (await choose(up, message, MOVE)).touched()
    assert await placed(party, info) == LONG_WAY


async def test_a_second_click_on_it_is_answered_as_the_first(party: Party) -> None:
    info, _, up = await party.seated(around_the_island())
    person = Member(user=up.id, name=up.name, server=party.server.guild.id)
    move = {"type": "place_marker", "node": "F30.0", "connection": short_name(LONG_WAY)}
    first = await party.service.act(info.id, person, [move], expected_seq=info.seq)
    again = await party.service.act(info.id, person, [move], expected_seq=info.seq)
    assert (first.repeated, again.repeated) == (False, True)


async def test_it_is_completed_by_its_short_name_and_found_by_its_hexes(party: Party) -> None:
    info, _, up = await party.seated(around_the_island())
    thread = party.thread(info)
    for typed in ("", "e43 d42", "nuoro"):
        (found,) = await up.autocomplete(thread, "place_marker", "connection", city="F30.0", connection=typed)
        assert found.value == short_name(LONG_WAY)
        assert "L." in found.name
    await (await up.slash(thread, "place_marker", city="F30.0", connection=found.value)).touched()
    assert await placed(party, info) == LONG_WAY


async def test_it_may_be_typed_hex_by_hex(party: Party) -> None:
    info, _, up = await party.seated(around_the_island())
    assert len(LONG_WAY) > LONGEST_ID
    await (await up.slash(party.thread(info), "place_marker", city="F30.0", connection=LONG_WAY)).touched()
    assert await placed(party, info) == LONG_WAY


def test_every_way_fits_into_every_code() -> None:
    """With passes before it, in a private copy, at table ten million."""
    for game in (around_the_island(), offering("place_marker", "station", least=8)):
        for each in game.legal("place_marker"):
            assert isinstance(each, PlaceMarker)
            value = pack(each)
            assert len(value) <= LONGEST_ACTION
            assert len(str(Code("b", 10**7, 10**4, "yes", str(Line(value, "3")), "w"))) <= LONGEST_ID
            assert game.read_action(unpack(value, dict(game.actions)).to_json()) == each
