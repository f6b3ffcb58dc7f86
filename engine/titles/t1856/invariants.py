"""What must hold in every position of 1856, beside what holds in every title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.events import LoanTaken, TurnStarted
from engine.finance.holdings import POOL, players_units
from engine.rounds.city_choice import CityChoice
from engine.rounds.operating import OperatingRound
from engine.titles.t1856.actions import CompanyMerged, NationalFormed
from engine.titles.t1856.common import OUT, figures, is_national, national, own
from engine.usual.standing import faults

if TYPE_CHECKING:
    from engine.events import Event
    from engine.view import View


def tokens_built(g: View, company: str) -> int:
    """Stations paid for and the home, once it has operated; the national company's are taken over (13.6)."""
    state = g.company(company)
    if not state.in_play:
        return 0
    if is_national(g, company):
        return len(g.nodes_of(company))
    waiting = sum(frame.tokens.count(company) for frame in g.state.stack if isinstance(frame, CityChoice))
    return len(g.data.companies[company].stations) - len(state.stations) + (1 if state.operated else 0) - waiting


def check(g: View) -> Iterator[str]:
    """Money, pools, escrow, loans, rights, the national company."""
    yield from faults(g)
    yield from _escrow(g)
    yield from _loans(g)
    yield from _national(g)
    for kind, right in g.data.raw["rights"].items():
        held = sum(kind in rights for rights in own(g).rights.values())
        if held > right["count"] and not g.rules["unlimited_rights"]:
            yield f"{held} companies have the right {kind}"


def _escrow(g: View) -> Iterator[str]:
    """4.2.1: it's in the bank."""
    if any(amount <= 0 for amount in own(g).escrow.values()):
        yield f"escrow {own(g).escrow}"


def _loans(g: View) -> Iterator[str]:
    """9.7: none after phase 5."""
    debts = {name: company.loans for name, company in g.state.companies.items() if company.loans}
    due = "formation" in g.state.due or any(frame.kind == "formation" for frame in g.state.stack)
    if debts and not due and not figures(g, "phases", g.state.phase)["loans"]:
        yield f"loans in phase {g.state.phase}: {debts}"


def _national(g: View) -> Iterator[str]:
    """13.5: at most 20 shares, all of the same size; 13.6: at most ten markers or the homes."""
    company = g.company(national(g))
    if not company.in_play:
        return
    if sum(company.shares.values()) not in (10, 20):
        yield f"{national(g)} has {company.shares}"
    tokens, most = len(g.nodes_of(national(g))), max(g.data.raw["national"]["tokens"], len(own(g).merged))
    if tokens > most and not any(frame.settles for frame in g.state.stack):
        yield f"{national(g)} has {tokens} tokens on the map"


def changes(shares: Mapping[str, Mapping[str, int]], g: View, events: Sequence[Event]) -> Iterator[str]:
    """9.1: no loan is taken beyond the shares in players' hands; 9.6: none is in excess after a turn; 13.5.

    `shares` are those before the action: what follows the loan by itself may close the company.
    """
    turn = ""
    for event in events:
        if isinstance(event, LoanTaken) and event.loans > sum(
            shares[event.company].get(player, 0) for player in g.state.seats
        ):
            yield f"{event.company} has taken loan {event.loans}"
        elif isinstance(event, NationalFormed):
            merged = [each.company for each in events if isinstance(each, CompanyMerged)]
            yield from _given_out(g, [shares[each] for each in merged])
        elif isinstance(event, TurnStarted):
            turn = event.company
    yield from _excess(g, turn)


def _excess(g: View, turn: str) -> Iterator[str]:
    """9.6: as a turn begins whoever had the last one owes no more than 9.1 allows."""
    done = next((frame.done for frame in g.state.stack if isinstance(frame, OperatingRound)), list[str]())
    if len(done) > 1 and done[-1] == turn:
        last = g.company(done[-2])
        if last.loans > players_units(g, last) and not last.closed:
            yield f"{done[-2]} has ended its turn with {last.loans} loans"


def _given_out(g: View, merged: list[Mapping[str, int]]) -> Iterator[str]:
    """13.5: one share for two old ones of each player; the rest and the pool's go to the pool; twenty at most."""
    old = {holder: sum(each.get(holder, 0) for each in merged) for holder in (*g.state.seats, POOL)}
    odd = sum(old[player] % 2 for player in g.state.seats)
    due = {holder: (units + (odd if holder == POOL else 0)) // 2 for holder, units in old.items()}
    given = {holder: g.company(national(g)).shares.get(holder, 0) for holder in due}
    most: int = g.data.raw["national"]["shares"]
    most -= g.company(national(g)).shares.get(OUT, 0)
    if given != due and not (sum(due.values()) > most == sum(given.values())):
        yield f"of {national(g)} {given} shares are given out, not {due}"
