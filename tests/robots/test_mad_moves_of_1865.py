"""What a player of 1865 would call mad, on positions like those of games that robots have played."""

from __future__ import annotations

import pytest

from engine import new_game
from engine.actions import Action, BuyTrain, LayTile, PayDividend
from engine.robots.player import decide
from engine.titles.t1865.actions import Convert
from tests.titles.t1865.table import PASS, Table, lay, marker, position

LINE = {"E43": "C-green/0", "E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}
"""Cagliari and Oristano, joined by a direct connection."""

MOVES = 12
"""So many moves of a game draft maritime companies and start three companies."""


def choice(table: Table) -> Action:
    return decide(table.game, "full").actions[-1]


def test_no_track_is_laid_that_helps_only_another_company() -> None:
    """A large city's upgrade is worth traffic to whoever has a marker there: here to the other one alone."""
    companies = {
        "FMS": {"kind": "major", "shares": {"P1": 60}, "trains": ["PH3"], "traffic": 9, "cash": 60, "left": 0},
        "RCSF": {"shares": {"P2": 60}, "trains": ["PH3"], "traffic": 5, "cash": 60},
    }
    table = position(companies=companies, tiles=LINE, turn="FMS", step="track", phase="3")
    assert lay("C35", "O-green/0") in table.game.legal("lay_tile")
    assert choice(table) == PASS


def test_a_minor_that_has_nothing_for_its_train_converts() -> None:
    """Its new shares bring what the president would have to pay."""
    rich = {"kind": "major", "price": 360, "trains": ["PH4", "PH4"], "traffic": 40}
    companies = {
        "RCSF": {"shares": {"P1": 60, "P2": 20, "P3": 20}, "price": 310, "traffic": 11},
        "FMS": {**rich, "shares": {"P2": 60, "P1": 40}},
        "FCS": {**rich, "shares": {"P3": 60, "P1": 40}},
    }
    table = position(companies=companies, tiles=LINE, cash={"P1": 600}, before_stock=True, phase="4")
    assert choice(table) == Convert("RCSF")


@pytest.mark.parametrize("cash", [180, 380])
def test_a_marker_is_placed_as_soon_as_the_connection_is_there(cash: int) -> None:
    """Also where the last money for a second train goes."""
    tiles = {"D42": "8/5", "C43": "173/2"}
    company = {"shares": {"P1": 60, "P2": 20}, "price": 120, "cash": cash, "traffic": 3}
    table = position(companies={"FMS": company}, tiles=tiles, turn="FMS", step="station")
    assert choice(table) == marker("E43 D42 C43")


def test_a_run_is_kept_where_it_pays_the_marker_that_a_connection_waits_for() -> None:
    tiles = {"D42": "8/5", "C43": "173/2"}
    company = {"shares": {"P1": 60, "P2": 40}, "price": 100, "trains": ["PH3", "PH2"], "traffic": 9}
    table = position(companies={"FMS": company}, tiles=tiles, turn="FMS", step="dividend")
    assert choice(table) == PayDividend(0)


@pytest.mark.parametrize(("cash", "best"), [(900, Convert("RCSF")), (100, PASS)])
def test_a_minor_converts_where_players_have_money_for_its_new_shares(cash: int, best: Action) -> None:
    """What they can't put into shares would lie idle to the end, and the company buys trains for it."""
    companies = {
        "RCSF": {"shares": {"P1": 60, "P2": 40}, "price": 195, "trains": ["PH4", "PH3"], "traffic": 20, "cash": 100},
        "SFSS": {"shares": {"P3": 60, "P1": 40}, "price": 195, "trains": ["PH3"], "traffic": 20},
    }
    cashes = {"P1": cash, "P2": cash, "P3": cash}
    table = position(companies=companies, tiles=LINE, cash=cashes, before_stock=True, phase="4")
    assert choice(table) == best


def test_track_leads_to_a_minors_destination_rather_than_to_any_stop() -> None:
    """To Olbia, that SFSS may convert, not to a town near its home."""
    company = {"shares": {"P1": 60, "P2": 40}, "price": 150, "trains": ["PH3"], "traffic": 9, "cash": 300, "left": 0}
    tiles = {"C25": "S-green/0", "D24": "8/5", "E23": "8/2"}
    table = position(companies={"SFSS": company}, tiles=tiles, turn="SFSS", step="track", phase="3")
    assert decide(table.game, "full").actions[0] == lay("E25", "8/2")


def test_track_goes_round_a_mine_which_nobody_upgrades() -> None:
    """8.9: from Monteponi nothing goes on to Serbariu, the destination of FMS, so track must come from Cagliari."""
    company = {"shares": {"P1": 60, "P2": 40}, "price": 150, "trains": ["PH3"], "traffic": 9, "cash": 200, "left": 0}
    tiles = {"E43": "C-green/0", "D42": "8/5", "C43": "173/2"}
    pieces = {"tiles": tiles, "turn": "FMS", "step": "track", "phase": "3"}
    table = position(companies={"FMS": {**company, "at": ["E43.0", "C43.0"]}}, **pieces)
    assert decide(table.game, "full").actions[0] == lay("D44", "9/1")


def test_a_run_is_kept_for_a_marker_that_is_dearer_than_usual() -> None:
    """From a game of robots: a company had 104 of 150 for ten rounds, and room for what the marker would bring."""
    company = {"shares": {"P1": 60, "P2": 40}, "price": 150, "trains": ["PH3", "PH3"], "traffic": 15, "cash": 104}
    tiles = {"C25": "S-green/0", "D26": "9/2", "E27": "141/2", "F28": "23/2", "F30": "N-green/0"}
    pieces = {"tiles": tiles, "phase": "4", "cash": {"P1": 300}}
    table = position(companies={"SFSS": {**company, "left": 1}}, turn="SFSS", step="dividend", **pieces)
    assert choice(table) == PayDividend(0)


def test_no_run_is_kept_for_a_train_that_only_mines_would_fill_which_will_soon_yield_nothing() -> None:
    """6.1: they are brown from the next stock round on. What the company has lasts to the end."""
    company = {"kind": "major", "shares": {"P1": 60, "P2": 40}, "price": 230, "trains": ["PH5"], "traffic": 25}
    company |= {"cash": 320, "left": 0, "at": ["C35.0", "C43.0", "G29.0"]}
    sold = {"PH2": 5, "PH2*": 1, "PH3": 4, "PH3*": 1, "PH4": 3, "PH4*": 1, "PH5": 1}
    pieces = {"tiles": {"C43": "174/2", "G29": "174/0"}, "phase": "5", "sold": sold}
    table = position(companies={"RCSF": company}, turn="RCSF", step="dividend", **pieces)
    assert choice(table) == PayDividend(250)


def test_who_drafts_the_maritime_company_of_a_home_starts_the_company_that_is_at_home_there() -> None:
    """3.4: so its bonus can be given. Any of those was taken, in printed order."""
    game = new_game("1865", ["P1", "P2", "P3"], seed=1, digests=False)
    while len(game.state.companies["FMS"].shares) < 2 and game.seq < MOVES:
        for action in decide(game, "full").actions:
            game.apply(action, game.decision.by if game.decision else "")
    assert "M3" in game.view.privates_of(game.view.actor("FMS") or "")


def test_track_leads_to_one_stop_and_not_half_way_to_two() -> None:
    """Montevecchio is joined and gets its marker in the same turn."""
    table = position(companies={"RCSF": {"shares": {"P1": 60}, "cash": 300, "traffic": 3}}, turn="RCSF", step="track")
    found = decide(table.game, "full").actions[0]
    assert isinstance(found, LayTile)
    assert (found.hex, found.tile) == ("C37", "9")


def test_idle_money_goes_back_to_the_bank_where_who_leads_gains_by_more_time() -> None:
    """The company's train has room for all its traffic; the bank lasts longer by what the next one costs."""
    half = {"P1": 50, "P3": 50}
    companies = {
        "FMS": {"kind": "major", "shares": half, "trains": ["PH7"], "price": 195, "traffic": 4, "cash": 900},
        "RCSF": {"kind": "major", "shares": {"P1": 60, "P2": 40}, "trains": ["PH6"], "price": 310, "traffic": 40},
    }
    table = position(companies=companies, turn="FMS", step="trains", phase="7")
    assert isinstance(choice(table), BuyTrain)
