"""Traffic, capacity, revenue (8.3, 8.28), and mines with their decline (6.1, 8.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.titles.t1865.actions import MineDeclined, TrafficGained
from engine.titles.t1865.board.network import is_city, is_mine, worth
from engine.titles.t1865.common import figures, has_phase, is_launched, own
from engine.view import split_node

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


def total(g: View, company: str) -> int:
    """A company's traffic points."""
    return sum(own(g).traffic.get(company, {}).values())


def gain(g: Editor, company: str, points: int, source: str) -> None:
    """A company gets traffic points; nothing is told of none."""
    if points <= 0:
        return
    sources = own(g).traffic.setdefault(company, {})
    sources[source] = sources.get(source, 0) + points
    g.emit(TrafficGained(company, source, points, total(g, company)))


def capacity(g: View, company: str) -> int:
    """8.3: what the trains carry, and the maritime companies beside them; nothing without a train."""
    trains = g.company(company).trains
    if not trains:
        return 0
    maritime = sum(figures(g, "privates", private)["capacity"] for private in g.privates_of(company))
    return sum(figures(g, "trains", train)["capacity"] for train in trains) + maritime


def revenue_of(points: int, seats: int, each: int) -> int:
    """8.28: each traffic point that finds room earns its money."""
    return each * min(points, seats)


def revenue(g: View, company: str) -> int:
    """8.28: what a company earns now."""
    return revenue_of(total(g, company), capacity(g, company), g.data.raw["revenue_per_point"])


def work_mines(g: Editor, turn: CompanyTurn) -> None:
    """8.18: the traffic on the tile of each mine where the company has a marker."""
    points = sum(worth(g, node) for node in g.nodes_of(turn.company) if is_mine(g, node))
    gain(g, turn.company, points, "mine")


def decline_mines(g: Editor) -> None:
    """6.1: each mine with a marker declines by one tile, once the phase for that has begun."""
    for node in list(g.state.tokens):
        hex_id, _ = split_node(node)
        laid = g.laid(hex_id)
        step = g.data.raw["mines"].get(laid.tile) if laid else None
        if laid and step and has_phase(g, step["from_phase"]):
            old = laid.tile
            g.lay(hex_id, step["to"], laid.rotation)
            g.emit(MineDeclined(hex_id, old, step["to"]))


def gain_from_tile(g: Editor, hex_id: str, before: dict[str, int]) -> None:
    """8.7, 7.33: each launched company with a marker in a city gets the difference from what the city showed before."""
    for node, old in before.items():
        if is_city(g, node):
            for company in g.state.tokens.get(node, ()):
                if is_launched(g, company):
                    gain(g, company, worth(g, node) - old, "upgrade" if old else "home")
