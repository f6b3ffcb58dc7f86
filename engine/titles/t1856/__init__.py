"""1856 for three to six players: its data and the rules that differ. Numbers in brackets are clauses of its spec."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from engine.actions import BuyTrain, catalogue
from engine.board.data import read_board
from engine.hints import Remark
from engine.rounds.sequence import ending
from engine.rulebook import Rulebook, Switch
from engine.title import read_title
from engine.titles.datafiles import digests, figures
from engine.titles.t1856 import invariants, marks, outlook, phases, programmes, setup, standing, worth
from engine.titles.t1856.actions import BorrowTrain, BuyRight, Merge, PlacePort, Redeem
from engine.titles.t1856.clauses import CAUSES, CLAUSES
from engine.titles.t1856.frames import frames
from engine.titles.t1856.rounds import capital, closing, loans, privates
from engine.titles.t1856.state import CanadaState

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.acts import Decision
    from engine.board.route_problem import RouteProblem
    from engine.editor import Editor
    from engine.events import Event
    from engine.finance.worth import Worth
    from engine.hints import Ending, Programme, Wishes
    from engine.position import Position
    from engine.state import Frame, State
    from engine.view import View


def _switch() -> Switch:
    return Switch(("rulebook", "18xx.games"), "rulebook", {"oracle": "18xx.games"})


SWITCHES: dict[str, Switch] = {
    "formation": _switch(),
    "certificate_limit": _switch(),
    "closed_trains": _switch(),
    "national_must_buy": _switch(),
    "private_trade": Switch((True, False), True, {"oracle": False}),
    "wsrc_closes": _switch(),
    "interest": _switch(),
    "bankruptcy": _switch(),
    "discards": _switch(),
    "trade_consent": Switch((True, False), True, {"oracle": False}),
    "refused_offers": Switch(("free", "purchase"), "free", {"oracle": "free"}, later=True),
    "any_time": Switch(("awaited", "not awaited"), "awaited", {"oracle": "not awaited"}, later=True),
    "alternate_destinations": Switch((False, True), False),
    "unlimited_rights": Switch((False, True), False),
    "eight_trains": Switch((False, True), False, later=True),
}
"""Chapter 17: the house's value of each rule, and that of recorded games (profile "oracle"); 1.9: the options.

`refused_offers` (3.2.3): whether an offer that's declined was the turn's purchase; in games begun without it, it was.
`any_time` (5.7): whether a step waits for a private company that would have a use in it and may be bought, perhaps with
a loan; in games begun without it, it doesn't.
"""


def _with_alternate(company: Mapping[str, Any]) -> dict[str, Any]:
    """A company's figures with its alternate destination in the place of the usual one."""
    return {**company, "destination": company["alternate"]["to"]} if "alternate" in company else dict(company)


def variant(players: int, options: Mapping[str, Any]) -> tuple[str, bool] | None:
    """1.9: with an option 8-trains stand for diesels, with another the alternate destinations for the usual ones."""
    chosen = ("8" if options.get("eight_trains") else "D", bool(options.get("alternate_destinations")))
    return None if chosen == USUAL else chosen


USUAL = ("D", False)


class Canada(Rulebook):
    """The rules of 1856, for one of its variants."""

    version = 1
    players = (3, 6)
    switches = SWITCHES
    actions = catalogue((PlacePort, BuyRight, BorrowTrain, Redeem, Merge))
    unused = frozenset({"draft_company", "draft_share"})
    own_state = CanadaState
    clauses = CLAUSES
    causes = CAUSES

    def __init__(self, last_train: str, *, alternate: bool) -> None:
        """Its last kind of train, "D" or "8", and whether it has the alternate destinations."""
        board, title = figures(__name__, "board-1"), figures(__name__, "title-1")
        unlimited = [each["id"] for each in title["trains"] if each["count"] is None and each["id"] != last_train]
        used = {**title, "trains": [each for each in title["trains"] if each["id"] not in unlimited]}
        if alternate:
            used["companies"] = [_with_alternate(each) for each in title["companies"]]
        super().__init__(read_title(used, read_board(board)), digests(__name__, ("board-1", "title-1")), frames())

    @override
    def deal(self, players: Sequence[str], seed: int) -> dict[str, Any]:
        return setup.deal(players, seed)

    @override
    def start(self, record: Mapping[str, Any]) -> State:
        return setup.start(self.data, record)

    @override
    def result(self, g: View) -> dict[str, Worth]:
        return worth.result(g)

    @override
    def ending(self, g: View) -> Ending | None:
        return ending(g)

    @override
    def certificate_limit(self, g: View) -> int:
        return closing.certificate_limit(g)

    @override
    def train_limit(self, g: View, company: str) -> int:
        return phases.train_limit(g, company)

    @override
    def tokens_built(self, g: View, company: str) -> int:
        return invariants.tokens_built(g, company)

    @override
    def is_floated(self, g: View, company: str) -> bool:
        return capital.may_operate(g, company)

    @override
    def bank_breaks(self, money: int) -> bool:
        return money < 0

    @override
    def may_move(self, g: View, company: str, cell: str) -> bool:
        return closing.may_move(g, company, cell)

    @override
    def close(self, g: Editor, company: str) -> None:
        closing.close(g, company)

    @override
    def after_act(self, g: Editor, frame: Frame) -> None:
        loans.after_act(g, frame)

    @override
    def trade_terms(self, g: View, buyer: str | None, action: Action) -> None:
        privates.trade_terms(g, buyer, action)

    @override
    def route_problem(self, position: Position, services: Sequence[str]) -> RouteProblem | None:
        return programmes.route_problem(position)

    @override
    def programmes(self, position: Position, wishes: Wishes) -> list[Programme]:
        return programmes.programmes(position, wishes)

    @override
    def remarks(self, g: View, decision: Decision) -> list[Remark]:
        return outlook.remarks(g, decision)

    @override
    def preview(self, position: Position, action: Action) -> list[Remark]:
        match action:
            case BuyTrain():
                return outlook.purchase(position, action)
            case PlacePort():
                return outlook.port(position, action)
            case Merge() | Redeem():
                return outlook.declared(position, action)
            case _:
                return []

    @override
    def consequences(self, before: View, after: View) -> list[Remark]:
        return outlook.consequences(before, after)

    @override
    def company_state(self, g: View, company: str) -> Remark | None:
        return standing.company_state(g, company)

    @override
    def ends(self, g: View) -> list[Remark]:
        return [Remark("bank", {"cash": g.state.bank})]

    @override
    def invariants(self, g: View) -> Iterable[str]:
        return invariants.check(g)

    @override
    def changes(self, shares: Mapping[str, Mapping[str, int]], g: View, events: Sequence[Event]) -> Iterable[str]:
        return invariants.changes(shares, g, events)

    @override
    def marks(self, events: Iterable[Event]) -> Iterable[str]:
        return marks.marks(events)


def build(chosen: tuple[str, bool] = USUAL) -> Canada:
    """The rulebook of a variant."""
    last_train, alternate = chosen
    return Canada(last_train, alternate=alternate)
