"""1856 for three to six players: its data and the rules that differ. Numbers in brackets are clauses of its spec."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from engine.actions import BuyTrain, catalogue
from engine.board.data import read_board
from engine.hints import Remark
from engine.rulebook import Fix, Switch
from engine.title import read_title
from engine.titles.datafiles import digests, figures
from engine.titles.t1856 import invariants, outlook, phases
from engine.titles.t1856.actions import RARE, BorrowTrain, BuyRight, Merge, NationalFormed, PlacePort, Redeem
from engine.titles.t1856.board import running, tokens
from engine.titles.t1856.board.track import check_towns
from engine.titles.t1856.clauses import CAUSES, CLAUSES
from engine.titles.t1856.common import is_national, national, own
from engine.titles.t1856.frames import frames
from engine.titles.t1856.rounds import capital, closing, loans, privates, trains
from engine.titles.t1856.rounds.stock import check_completed
from engine.titles.t1856.state import CanadaState
from engine.titles.t1856.tips import TIPS
from engine.usual import standing
from engine.usual.rulebook import Usual
from engine.usual.sequence import first_position

if TYPE_CHECKING:
    from engine.actions import Action, LayTile, RouteClaim
    from engine.acts import Decision
    from engine.board.routing.route_problem import RouteBonus
    from engine.editor import Editor
    from engine.events import Event
    from engine.finance.worth import Worth
    from engine.position import Position
    from engine.rounds.operating import CompanyTurn
    from engine.state import State
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
    "refused_offers": Switch(("free", "purchase"), "free", {"oracle": "free"}, later=True, fix=Fix("3.2.3")),
    "any_time": Switch(("awaited", "not awaited"), "awaited", {"oracle": "not awaited"}, later=True, fix=Fix("5.7")),
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


def _figures(last_train: str, *, alternate: bool) -> dict[str, Any]:
    """The title's figures in a variant, and what its released file doesn't say: 11.2 the last train is sold from phase
    6 on; 15.7 phase 5 closes private companies.
    """
    title = figures(__name__, "title-1")
    limited = [each for each in title["trains"] if each["count"] is not None]
    last = next(each for each in title["trains"] if each["id"] == last_train)
    phases = [{**each, "closes_privates": each["id"] == "5"} for each in title["phases"]]
    used = {**title, "trains": [*limited, {**last, "available_on": "6"}], "phases": phases}
    if alternate:
        used["companies"] = [_with_alternate(each) for each in title["companies"]]
    return used


class Canada(Usual):
    """The rules of 1856, for one of its variants."""

    version = 1
    switches = SWITCHES
    actions = catalogue((PlacePort, BuyRight, BorrowTrain, Redeem, Merge))
    unused = frozenset({"draft_company", "draft_share"})
    own_state = CanadaState
    clauses = CLAUSES
    tips = TIPS
    causes = CAUSES
    rare = MappingProxyType({**Usual.rare, **RARE})
    enters_chart = MappingProxyType({**Usual.enters_chart, NationalFormed.type: "company"})

    def __init__(self, last_train: str, *, alternate: bool) -> None:
        """Its last kind of train, "D" or "8", and whether it has the alternate destinations."""
        board, title = figures(__name__, "board-1"), _figures(last_train, alternate=alternate)
        super().__init__(read_title(title, read_board(board)), digests(__name__, ("board-1", "title-1")), frames())

    @override
    def start(self, record: Mapping[str, Any]) -> State:
        rights = {kind: right["count"] - 1 for kind, right in self.data.raw["rights"].items()}
        return first_position(self.data, record, CanadaState(rights_left=rights))

    @override
    def result(self, g: View) -> dict[str, Worth]:
        """16.3: $10 less for each of the company's loans."""
        return standing.result(g, less_per_loan=10)

    # --- capital (4), closing (16.5)

    @override
    def certificate_limit(self, g: View) -> int:
        return closing.certificate_limit(g)

    @override
    def float_percent(self, g: View) -> int:
        return capital.threshold(g)

    @override
    def may_operate(self, g: View, company: str) -> bool:
        return capital.may_operate(g, company)

    @override
    def payee(self, g: View, company: str) -> str:
        return capital.payee(g, company)

    @override
    def started(self, g: Editor, company: str) -> None:
        capital.start_capital(g, company)

    @override
    def left_ipo(self, g: Editor, company: str, units: int) -> None:
        capital.note_sale(g, company)

    @override
    def may_move(self, g: View, company: str, cell: str) -> bool:
        return closing.may_move(g, company, cell)

    @override
    def close(self, g: Editor, company: str) -> None:
        closing.close(g, company)

    @override
    def check_lawful_sale(self, g: View, player: str, company: str, units: int) -> None:
        super().check_lawful_sale(g, player, company, units)
        check_completed(g, player, company)

    # --- map (6, 7, 8)

    @override
    def home_is_due(self, g: View, company: str) -> bool:
        """7.2: not yet: it's placed as the company's own turn begins."""
        return False

    @override
    def home_left(self, g: View, company: str, node: str) -> int | None:
        return tokens.home_left(g, company, node)

    @override
    def tokens_built(self, g: View, company: str) -> int:
        return invariants.tokens_built(g, company)

    @override
    def check_hex(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        check_towns(g, lay.hex)

    @override
    def run_key(self, g: View, company: str) -> Hashable:
        return tuple(own(g).rights.get(company, ())), own(g).port

    @override
    def stop_bonus(self, g: View, company: str, hex_id: str) -> int:
        return running.bonus(g, company, hex_id)

    @override
    def route_bonuses(self, g: View, company: str, nodes: list[str]) -> tuple[RouteBonus, ...]:
        return running.port_bonus(g, company, nodes)

    @override
    def bonuses_of(self, g: View, company: str, route: RouteClaim) -> Iterable[tuple[str, int]]:
        return running.bonuses(g, company, route)

    # --- trains and phases (11, 12.4), the national company (14), private companies (15)

    @override
    def train_limit(self, g: View, company: str) -> int:
        return phases.train_limit(g, company)

    @override
    def must_withhold(self, g: View, company: str) -> bool:
        """14.4: before it has owned a permanent train."""
        return trains.is_young(g, company)

    @override
    def check_kind(self, g: View, company: str, train: str) -> None:
        trains.check_permanent(g, company, train)

    @override
    def agreed_price(self, g: View, buyer: str, seller: str, train: str) -> int | None:
        """11.4, 14.8: the national company trades at face value."""
        return self.data.trains[train].price if national(g) in (buyer, seller) else None

    @override
    def train_is_due(self, g: View, company: str) -> bool:
        return not trains.is_young(g, company) and super().train_is_due(g, company)

    @override
    def train_ahead(self, g: View, company: str) -> Remark | None:
        """14.5: the young national company buys as its treasury allows, and nobody adds to it."""
        return None if trains.is_young(g, company) else super().train_ahead(g, company)

    @override
    def ahead(self, g: View, company: str) -> list[Remark]:
        return outlook.ahead(g, company)

    @override
    def must_buy(self, g: View, turn: CompanyTurn) -> bool:
        young = trains.is_young(g, turn.company)
        return trains.must_replace(g, turn.company) if young else super().must_buy(g, turn)

    @override
    def train_bought(self, g: Editor, company: str) -> None:
        """14.4: the national company has owned a permanent train, for it buys no other (14.5)."""
        own(g).permanent |= is_national(g, company)

    @override
    def phase_of(self, train: str) -> str:
        """1.9: the 8-train stands for the diesel."""
        return "D" if train == "8" else train

    @override
    def phase_began(self, g: Editor, turn: CompanyTurn, phase: str) -> None:
        super().phase_began(g, turn, phase)
        phases.phase_began(g, turn, phase)

    @override
    def discards_later(self, g: Editor, turn: CompanyTurn) -> bool:
        return phases.discards_later(g, turn)

    @override
    def close_private(self, g: Editor, private: str) -> None:
        phases.close_private(g, private)

    @override
    def private_bought(self, g: Editor, buyer: str, private: str, seller: str) -> None:
        privates.rights_pass(g, buyer, private)

    @override
    def trade_terms(self, g: View, buyer: str | None, action: Action) -> None:
        privates.trade_terms(g, buyer, action)

    @override
    def after_act(self, g: Editor, frame: Any) -> None:
        loans.after_act(g, frame)

    # --- what is said beside a move, and nets

    @override
    def has_power(self, g: View, private: str) -> bool:
        return privates.is_left(g, private)

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
    def consequences(self, before: View, after: View) -> Sequence[Remark]:
        return super().consequences(before, after) or outlook.formed(before, after)

    @override
    def company_state(self, g: View, company: str) -> Remark | None:
        """13: the national company before it's formed."""
        found = super().company_state(g, company)
        return Remark("unformed") if found == Remark("unstarted") and is_national(g, company) else found

    @override
    def invariants(self, g: View) -> Iterable[str]:
        return invariants.check(g)

    @override
    def changes(self, shares: Mapping[str, Mapping[str, int]], g: View, events: Sequence[Event]) -> Iterable[str]:
        return invariants.changes(shares, g, events)


def build(chosen: tuple[str, bool] = USUAL) -> Canada:
    """The rulebook of a variant."""
    last_train, alternate = chosen
    return Canada(last_train, alternate=alternate)
