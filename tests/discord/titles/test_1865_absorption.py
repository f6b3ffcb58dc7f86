"""Whole absorptions by buttons: what they come to is read first; then trains, mines and cities; then a start anew."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.local.actors import Actor
from bot.local.standin.model import Message
from bot.service import GameInfo, GameService
from engine.finance.holdings import POOL
from engine.game import Game
from engine.titles.t1865.board.traffic import total
from engine.titles.t1865.common import DRAGONS
from engine.titles.t1865.rounds.launch import make_major
from tests.discord.conftest import service_at
from tests.discord.party import Party, choices, choose, press
from tests.discord.prepared import PreparedRules
from tests.titles.t1865.table import Table, position, w22

RULES = PreparedRules()
SEVEN = ["E43.0", "F30.0", "C25.0", "G23.0", "F16.0", "G3.0"]
"""Six cities of an absorber that has one marker left."""
FMS: dict[str, Any] = {
    "kind": "major", "price": 210, "shares": {"P1": 60, "P2": 40}, "row": 5, "at": ["E43.0", "C35.0"], "traffic": 9,
    "cash": 1000,
}  # fmt: skip
RCSF: dict[str, Any] = {"price": 150, "shares": {"P1": 60}, "row": 5, "traffic": 3}


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[GameService]:
    """A service that knows the prepared positions."""
    async with service_at(tmp_path, RULES) as made:
        yield made


class Absorber:
    """Ann at a table in a prepared position, with the message that she uses: first that of her turn."""

    def __init__(self, party: Party, info: GameInfo, message: Message, up: Actor) -> None:
        self.party, self.info, self.message, self.up = party, info, message, up

    async def asked(self, absorber: str, target: str) -> Message:
        """What is to be read before the absorption; nothing has happened yet."""
        before, move = await self.party.info(self.info), f"absorb|{absorber}|{target}"
        in_menu = move in choices(self.message, "pick:absorb")
        clicked = choose(self.up, self.message, move) if in_menu else press(self.up, self.message, f":act:{move}")
        asked = await (await clicked).touched()
        assert (await self.party.info(self.info)).seq == before.seq
        return asked.followups[-1] if asked.followups else asked.message

    async def absorb(self, absorber: str, target: str) -> str:
        """Read what it comes to and say yes; the private message goes on to what comes next."""
        self.message = await self.asked(absorber, target)
        text = self.message.text
        await (await press(self.up, self.message, ":yes:absorb")).touched()
        return text

    async def press(self, what: str) -> None:
        """A button of the message that is in use, by what it does."""
        await (await press(self.up, self.message, f":act:{what}")).touched()

    async def at(self) -> tuple[str, str | None]:
        """The step that is on and its company."""
        return await self.look(lambda game: (game.decision.step, game.decision.company))

    async def look(self, look: Any) -> Any:
        """What a look at the game gives."""
        return await self.party.service.read(self.info.id, look)


async def seated(party: Party, table: Table) -> Absorber:
    info, message, up = await party.seated(RULES.prepare(table.game))
    return Absorber(party, info, message, up)


def holdings(game: Game, company: str) -> dict[str, Any]:
    """Money, markers, trains, traffic, loans of a company."""
    state, view = game.state.companies[company], game.view
    return {
        "cash": state.cash, "at": sorted(view.nodes_of(company)), "left": len(state.stations), "loans": state.loans,
        "trains": state.trains, "traffic": total(view, company),
    }  # fmt: skip


def lines_of(text: str, *parts: str) -> None:
    missing = [each for each in parts if each not in text]
    assert not missing, f"{missing} not in:\n{text}"


async def test_active_the_example_of_the_rulebook_from_the_preview_to_the_turn_after_it(party: Party) -> None:
    """W22: 600 due, 400 there, a loan; a brown mine given up, one city taken over, one doubled: L.350."""
    table = await seated(party, w22())
    text = await table.absorb("FMS", "RCSF")
    lines_of(
        text,
        "RCSF: 4 shares outside the IPO at L.150 (red zone): L.600 is due.",
        "Money of FMS and RCSF: L.400, of which L.400 is needed.",
        "One state loan: L.500.",
        "FMS then has L.300; loans: 1 of at most 3.",
        "Trains: PH5 train and PH6 train.",
        "Traffic of FMS: 40 → 52.",
        "Station markers of FMS before the takeover of stations: 2 on the charter.",
        "In the same city already: C35 Oristano; +L.50.",
        "Cities taken over: E37 Isili.",
        "Own mines that may be given up first: C43 Monteponi.",
    )
    assert "Give up C43 Monteponi" in table.message.labels()
    await table.press("remove_token|C43.0")
    assert await table.at() == ("track", "FMS")
    assert await table.look(lambda game: holdings(game, "FMS")) == {
        "cash": 350, "at": ["C25.0", "C35.0", "E37.0", "E43.0", "F30.0"], "left": 2, "loans": 1,
        "trains": ["PH5", "PH6"], "traffic": 52,
    }  # fmt: skip


async def test_passive_the_target_loses_its_turn(party: Party) -> None:
    """Own shares are sold before a loan is taken; pool and Dragons are paid to the bank."""
    fms = {**FMS, "shares": {"P1": 60}, "cash": 100}
    rcsf = {**RCSF, "shares": {"P1": 40, POOL: 20, DRAGONS: 20}, "cash": 80}
    companies = {"FMS": fms, "RCSF": rcsf}
    table = await seated(party, position(companies=companies, turn="RCSF", phase="6", rounds_left=1))
    text = await table.absorb("FMS", "RCSF")
    lines_of(
        text,
        "RCSF: 4 shares outside the IPO at L.150 (red zone): L.600 is due.",
        "Money of FMS and RCSF: L.180, of which L.180 is needed.",
        "FMS sells 2 of its own shares to the pool at L.210: L.420.",
        "FMS then has L.0; loans: 0 of at most 3.",
    )
    now = await table.look(lambda game: (game.state.round_number, game.decision.company, game.state.companies["RCSF"]))
    assert (now[0], now[1], now[2].in_play) == (2, "FMS", False)


async def test_chained_two_targets_in_one_turn_with_trains_to_the_pool(party: Party) -> None:
    """After the first one the absorber may take another; the trains over the limit are its president's choice."""
    sfs = {"shares": {"P1": 60}, "price": 100, "row": 5, "at": ["H34.0", "E43.0"], "trains": ["PH4"], "traffic": 2}
    companies = {"FMS": {**FMS, "trains": ["PH5"]}, "RCSF": {**RCSF, "trains": ["PH6"]}, "SFS": sfs}
    table = await seated(party, position(companies=companies, turn="FMS", phase="6", rounds_left=1))
    await table.absorb("FMS", "RCSF")
    assert await table.at() == ("absorb", "FMS")
    lines_of(
        await table.absorb("FMS", "SFS"), "Trains: PH5 train, PH6 train, and PH4 train; of your choice, 1 to the pool."
    )
    assert await table.at() == ("discard", "FMS")
    assert {"Discard the PH4 train", "Discard the PH5 train", "Discard the PH6 train"} <= set(table.message.labels())
    await table.press("scrap_train|PH4")
    assert await table.at() == ("track", "FMS")
    now = await table.look(lambda game: (game.state.pool, holdings(game, "FMS")))
    assert now[0] == ["PH4"]
    assert (now[1]["trains"], now[1]["at"], now[1]["traffic"]) == (["PH5", "PH6"], ["C35.0", "E43.0", "H34.0"], 14)


async def test_with_too_few_markers_the_president_chooses_the_city(party: Party) -> None:
    """One marker left, two cities joined to the network; what isn't taken is lost, which was told before."""
    tiles = {"E41": "4/0", "E39": "9/0", "D42": "8/3", "D40": "4/0", "D38": "4/0", "D36": "9/0", "D34": "7/0",
             "E37": "15/0", "G23": "57/2"}  # fmt: skip
    companies = {"FMS": {**FMS, "at": SEVEN, "left": 0}, "RCSF": {**RCSF, "at": ["C35.0", "E37.0"]}}
    table = await seated(party, position(companies=companies, tiles=tiles, turn="FMS", phase="6", rounds_left=1))
    text = await table.absorb("FMS", "RCSF")
    lines_of(text, "Cities taken over: 1 of C35 Oristano and E37 Isili, your choice.")
    assert await table.at() == ("markers", "FMS")
    assert {"Take over C35 Oristano", "Take over E37 Isili"} <= set(table.message.labels())
    lines_of(
        table.message.text, "Choose the cities of RCSF in which FMS takes over the station; markers on the charter: 1."
    )
    await table.press("place_token|E37.0")
    now = await table.look(lambda game: holdings(game, "FMS"))
    assert (now["at"], now["left"]) == (sorted([*SEVEN, "E37.0"]), 0)
    assert await table.look(lambda game: game.view.nodes_of("RCSF")) == []


async def test_a_mine_of_the_target_is_taken_or_left_by_a_button(party: Party) -> None:
    tiles = {"D42": "8/5", "C43": "173/2", "B42": "173/3"}
    companies = {"FMS": {**FMS, "at": ["E43.0", "C43.0", "C35.0"]}, "RCSF": {**RCSF, "at": ["C35.0", "B42.0"]}}
    table = await seated(party, position(companies=companies, tiles=tiles, turn="FMS", phase="6", rounds_left=1))
    text = await table.absorb("FMS", "RCSF")
    lines_of(text, "Mines that may be taken over, if markers are left: B42 Su Zurfuru.")
    await table.press("remove_token|C43.0")
    assert await table.at() == ("markers", "FMS")
    assert "Take over B42 Su Zurfuru" in table.message.labels()
    await table.press("place_token|B42.0")
    assert (await table.look(lambda game: holdings(game, "FMS")))["at"] == ["B42.0", "C35.0", "E43.0"]


def gone(cash: Mapping[str, int]) -> Table:
    """CFC has been absorbed: it has no home any more, and everything is in its IPO."""
    table = position(stock="P1", phase="4", cash=cash)
    state = table.game.state
    state.own.homes.pop("CFC")  # type: ignore[attr-defined]
    state.tokens.pop("G3.0")
    make_major(table.game.alter(), "CFC")
    return table


async def test_what_was_absorbed_starts_again_from_any_city(party: Party) -> None:
    """By the price, then the city, both from menus; its marker lies there at once."""
    table = await seated(party, gone({"P1": 700}))
    inside = await choose(table.up, table.message, "of|start_company|CFC")
    await inside.touched()
    await (await choose(table.up, inside.message, "start_company|CFC|60")).touched()
    assert await table.at() == ("home", "CFC")
    offered = choices(inside.message, "pick:place_token")
    assert {"place_token|G3.0", "place_token|D4.0", "place_token|D12.0", "place_token|E43.0"} <= set(offered)
    assert not {"place_token|C43.0", "place_token|E37.0"} & set(offered)  # a mine, and a city that is full
    await (await choose(table.up, inside.message, "place_token|D4.0")).touched()
    assert await table.look(lambda game: game.view.nodes_of("CFC")) == ["D4.0"]
