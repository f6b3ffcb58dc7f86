"""Comparing a position of 1856 with a recorded state."""

from __future__ import annotations

from collections.abc import Iterator

from engine.dev.recorded import Line, Pair, companies_of_round, round_name, token_nodes
from engine.finance.holdings import IPO, POOL, certificate_limit, certificates
from engine.game import Game
from engine.rounds.raising import Debt
from engine.titles.t1856.common import national, own
from engine.titles.t1856.rounds.capital import threshold
from engine.usual.sequence import operating_order


def pairs(game: Game, state: Line) -> Iterator[Pair]:
    """Whatever a recorded state says, beside ours."""
    view, position = game.view, game.state
    if not state["finished"]:
        yield "finished", game.decision is None, False
        yield "round", round_name(game), state["round"]
    yield "phase", position.phase, "D" if state["phase"] == "8" else state["phase"]
    for player, record in state["players"].items():
        yield from _player(game, player, record)
    for name, record in state["corps"].items():
        yield from _company(game, name, record)
    yield "private companies", _privates(game), state["companies"]
    yield "market", _market(game), [(cell["cell"], cell["corps"]) for cell in state["market"]]
    yield from _trains(game, state)
    yield "bank", position.bank + sum(_owed(game, player) for player in position.players), state["bank"]
    yield "certificate limit", certificate_limit(view), state["cert_limit"]
    mine = own(view)
    yield "bridge rights", mine.rights_left["bridge"], state["bridge_rights_left"]
    yield "tunnel rights", mine.rights_left["tunnel"], state["tunnel_rights_left"]
    yield "port", [mine.port] if mine.port else [], state["port_hexes"]
    yield "formed", mine.formed, state["cgr_formed"]
    if not state["finished"]:
        yield "players in order", view.seats_from(position.priority), state["player_order"]
        decision = game.decision
        yield "player", decision and decision.by, state["next"]["player"]
        theirs = state["next"]["entities"][0]
        yield "turn", decision and (decision.by if theirs in position.players else decision.company), theirs
        yield "operating order", _order(game), [each for each in state["operating_order"] if _is_open(game, each)]
        yield "threshold", threshold(view), state["percent_to_operate"]


def _player(game: Game, player: str, record: Line) -> Iterator[Pair]:
    companies = game.state.companies.items()
    yield f"{player}: cash", game.state.players[player].cash - _owed(game, player), record["cash"]
    held = {name: each.shares[player] * each.unit for name, each in companies if each.shares.get(player)}
    yield f"{player}: shares", held, {name: percent for name, percent in record["shares"].items() if percent}
    yield f"{player}: certificates", certificates(game.view, player), record["certs"]
    yield f"{player}: private companies", sorted(game.view.privates_of(player)), sorted(record["companies"])


def _owed(game: Game, player: str) -> int:
    """What a player must raise now: the record takes it off his cash at once."""
    top = game.state.stack[-1] if game.state.stack else None
    return top.amount if isinstance(top, Debt) and top.player == player else 0


def _company(game: Game, name: str, record: Line) -> Iterator[Pair]:
    view, company, mine = game.view, game.state.companies[name], own(game.view)
    if company.closed or (name == national(view) and not company.in_play):
        return
    yield f"{name}: president", company.president, record["president"]
    yield f"{name}: cash", company.cash, record["cash"]
    yield f"{name}: ipo", company.shares.get(IPO, 0) * company.unit, record["ipo"]
    yield f"{name}: pool", company.shares.get(POOL, 0) * company.unit, record["pool"]
    yield f"{name}: trains", company.trains, sorted(train["name"] for train in record["trains"])
    yield f"{name}: stations", sorted(view.nodes_of(name)), token_nodes(game, record)
    yield f"{name}: private companies", sorted(view.privates_of(name)), sorted(record["companies"])
    yield f"{name}: loans", company.loans, record["loans"]
    yield f"{name}: rights", sorted(_rights(game, name)), sorted(record["rights"])
    if name == national(view):
        yield f"{name}: unit", company.unit, record["share_unit"]
    if not company.in_play:
        return
    yield f"{name}: price", view.price(name), record["price"]
    yield f"{name}: par", company.par, record["par"]
    if name != national(view):
        yield f"{name}: capital", mine.capital[name], record["capitalization"]
        yield f"{name}: escrow", mine.escrow.get(name, 0), record["escrow"] or 0
        yield f"{name}: stations left", company.stations, [price for price in record["tokens_left"] if price]


def _rights(game: Game, name: str) -> list[str]:
    mine = own(game.view)
    waits = game.state.privates.get(game.title.raw["port"]["private"]) == name
    return [*mine.rights.get(name, []), *(["port"] if waits or (mine.port and mine.port_owner == name) else [])]


def _privates(game: Game) -> dict[str, str]:
    state = game.state
    return {
        private: "closed" if private in state.closed_privates else state.privates.get(private, "none")
        for private in game.title.privates
    }


def _market(game: Game) -> list[tuple[list[int], list[str]]]:
    cells = game.title.cells
    found = [([cells[name].row, cells[name].column], companies) for name, companies in game.state.market.items()]
    return sorted(found, key=lambda each: (each[0][0], each[0][1]))


def _trains(game: Game, state: Line) -> Iterator[Pair]:
    depot = [(kind, "unlimited" if left is None else left) for kind, left in game.state.depot.items() if left != 0]
    yield "depot", depot, [tuple(each) for each in state["depot"]["upcoming"]]
    limited = [kind for kind, left in game.state.depot.items() if left is not None]  # 14.3: a borrowed one goes back
    pool = [train["name"] for train in state["depot"]["open_market"] if train["name"] in limited]
    yield "pool", sorted(kind for kind in game.state.pool if kind in limited), sorted(pool)


def _is_open(game: Game, company: str) -> bool:
    return not game.state.companies[company].closed


def _order(game: Game) -> list[str]:
    found = companies_of_round(game)
    return operating_order(game.view) if found is None else [each for each in found if _is_open(game, each)]
