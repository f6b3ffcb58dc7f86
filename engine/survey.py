"""The state of a game in one place, as far as it can't be read off the table: order, what sales bring, the phase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.finance.annals import prices_in
from engine.rounds.operating import CompanyTurn, OperatingRound
from engine.rounds.raising import largest_block
from engine.trial import ending_of

if TYPE_CHECKING:
    from engine.game import Game
    from engine.hints import Ending, Remark
    from engine.rulebook import Rulebook
    from engine.view import View

DONE, NOW, NEXT = "done", "now", "next"


@dataclass(frozen=True, slots=True)
class Place:
    """A company's place in the order of operating: its price (None without one), and whether it has had its turn.

    when: "done", "now" or "next"; outside operating rounds all are next, as if the round began now.
    """

    company: str
    price: int | None
    when: str


@dataclass(frozen=True, slots=True)
class Survey:
    """The phase that's on; the order of operating; by player what sales of shares would bring now, in money.

    phase: what ends the phase and what that brings, as the title has it; ends: how near the end is, likewise; ending:
    how many rounds off it is, once that's certain.
    """

    now: str
    order: tuple[Place, ...]
    raisable: Mapping[str, int]
    phase: tuple[Remark, ...]
    ends: tuple[Remark, ...]
    ending: Ending | None


def survey(game: Game) -> Survey:
    """The survey of a position; it touches nothing."""
    g, rules = game.view, game.rulebook
    return Survey(
        g.state.phase,
        order_of(g, rules),
        {seat: raisable(g, rules, seat) for seat in g.state.seats},
        tuple(rules.phase_ends(g)),
        tuple(rules.ends(g)),
        ending_of(game),
    )


def order_of(g: View, rules: Rulebook) -> tuple[Place, ...]:
    """The companies as they operate in the round that is on, or would in one that began now."""
    prices, stack = prices_in(g.data, g.state.market), g.state.stack
    on = next((frame for frame in stack if isinstance(frame, OperatingRound)), None)
    if on is None:
        return tuple(Place(each, prices.get(each), NEXT) for each in rules.operating_order(g))
    turn = next((frame.company for frame in stack if isinstance(frame, CompanyTurn)), None)
    when = {**dict.fromkeys(on.done, DONE), **dict.fromkeys(on.waiting, NEXT)}
    if turn is not None:
        when[turn] = NOW
    return tuple(Place(each, prices.get(each), place) for each, place in when.items())


def raisable(g: View, rules: Rulebook, player: str, but: str = "") -> int:
    """What a player's shares would bring now: of each company, but for one, the largest block that may be sold."""
    blocks = {name: _block(g, rules, player, name) for name in g.by_price() if name != but}
    return sum(units * g.price(name) for name, units in blocks.items())


def _block(g: View, rules: Rulebook, player: str, company: str) -> int:
    return largest_block(g, company, player, lambda units: rules.check_lawful_sale(g, player, company, units))
