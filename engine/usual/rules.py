"""The usual rules that a title may have otherwise: each is a method, and what it does by itself is the usual."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from engine.actions import catalogue
from engine.asides import Aside
from engine.errors import IllegalAction
from engine.finance.holdings import POOL, percent, sold_percent
from engine.rulebook import Rulebook, Switch
from engine.state import TitleState
from engine.view import BANK, split_node

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from engine.actions import Action, LayTile, RouteClaim
    from engine.acts import FrameRule
    from engine.board.routing.route_problem import RouteBonus
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.rounds.stock import StockTurn
    from engine.state import Frame
    from engine.title import TitleData
    from engine.view import View


TRADE_CONSENT = "trade_consent"
PUBLIC = "public"
"""The kind of the companies that players start."""
PRIVATE_INCOME = "private_income"
"""Why private companies are paid for."""


@dataclass(frozen=True, slots=True)
class UsualFigures:
    """Figures in the title's currency, and in percent of a company.

    bank: all the money there is. starting_cash: by the number of players. pool_limit: the most that the pool may hold
    after a sale. float_percent: so much must have left the IPO for a company to operate. bid_raise: the least raise of
    a bid; fall: by so much the first private company gets cheaper when all pass.
    """

    bank: int
    starting_cash: Mapping[int, int]
    pool_limit: int
    float_percent: int
    bid_raise: int
    fall: int


def read_figures(raw: Mapping[str, Any]) -> UsualFigures:
    """Read them from a title's JSON: `bank` and `starting_cash` must be there, the others have usual values.

    Raises ValueError where one of the two isn't.
    """
    lacking = [f'"{key}"' for key in ("bank", "starting_cash") if key not in raw]
    if lacking:
        raise ValueError(f"the usual rules need {' and '.join(lacking)}, which its figures don't have")
    auction: Mapping[str, int] = raw.get("auction", {})
    return UsualFigures(
        bank=raw["bank"],
        starting_cash={int(players): cash for players, cash in raw["starting_cash"].items()},
        pool_limit=raw.get("pool_limit", 50),
        float_percent=raw.get("float", 60),
        bid_raise=auction.get("raise", 5),
        fall=auction.get("fall", 5),
    )


class UsualRules(Rulebook):
    """Rules of a title upon the floor; `Usual` ties them to what a rulebook is asked."""

    switches: Mapping[str, Switch] = MappingProxyType({TRADE_CONSENT: Switch((True, False), True)})
    actions: Mapping[str, type[Action]] = MappingProxyType(catalogue(()))
    unused = frozenset({"draft_company", "draft_share", "remove_token", "repay_loan", "take_loan"})
    own_state = TitleState
    fees: Mapping[str, frozenset[str]] = MappingProxyType({PUBLIC: frozenset({PRIVATE_INCOME})})

    def __init__(self, data: TitleData, files: Mapping[str, str], frames: Mapping[type[Frame], FrameRule]) -> None:
        """As of a rulebook; raises ValueError where the figures lack what the usual rules need."""
        super().__init__(data, files, frames)
        self.usual = read_figures(data.raw)
        fewest, most = data.raw["players"]
        self.players = (fewest, most)

    @override
    def bank_breaks(self, money: int) -> bool:
        """It has had to pay more than it held."""
        return money < 0

    def needs_consent(self, g: View) -> bool:
        """Whether who sells to another person's company is asked: unless the table has chosen otherwise."""
        return bool(g.rules.get(TRADE_CONSENT, True))

    # --- capital

    def float_percent(self, g: View) -> int:
        """So much must have left the IPO for a company to operate."""
        return self.usual.float_percent

    def may_operate(self, g: View, company: str) -> bool:
        """Whether a company has its turn: it's started, and enough has left its IPO."""
        return g.company(company).in_play and sold_percent(g, company) >= self.float_percent(g)

    def payee(self, g: View, company: str) -> str:
        """Who is paid for the next share from the IPO: with full capital the bank."""
        return BANK

    def started(self, g: Editor, company: str) -> None:
        """Note what a company is as it starts; its president hasn't paid yet."""
        return

    def left_ipo(self, g: Editor, company: str, units: int) -> None:
        """So many units have just left the IPO: with full capital the bank pays all of it as the company floats."""
        state, need, now = g.company(company), self.float_percent(g), sold_percent(g, company)
        if now - units * state.unit < need <= now:
            g.pay(BANK, company, 100 // state.unit * state.par, "capital")

    # --- shares

    @override
    def check_lawful_sale(self, g: View, player: str, company: str, units: int) -> None:
        """IllegalAction for a sale that's never lawful: of a company not started, or beyond the pool's limit."""
        state = g.company(company)
        if not state.in_play:
            raise IllegalAction("share.not_in_play", company=company, legal_instead=tuple(g.by_price()))
        after, limit = percent(state, POOL) + units * state.unit, self.usual.pool_limit
        if after > limit:
            raise IllegalAction("share.pool_limit", company=company, after=after, limit=limit)

    def price_falls(self, g: Editor, company: str, units: int) -> None:
        """What a sale does to the price: one cell down for each full 10 %."""
        g.move_marker(company, "down", units * g.company(company).unit // 10, "sale")

    def keeps_president(self, g: View, buyer: str, company: str) -> bool:
        """Whether sales that pay for a buyer's train may not cost this company its president: only the buyer's own."""
        return company == buyer

    def awaits(self, g: View, turn: StockTurn) -> bool:
        """Whether a player is asked in a turn who can neither sell nor buy: where something may be done beside."""
        aside = Aside(turn.player)
        return any(act.possible(g, aside) for act in self.asides(g, turn.player))

    # --- private companies

    def closes(self, g: View, private: str) -> bool:
        """Whether a private company is one of those that the phase closes."""
        return True

    def close_private(self, g: Editor, private: str) -> None:
        """A private company closes."""
        g.close_private(private)

    def private_price(self, g: View, private: str) -> tuple[int, int]:
        """The least and the most that a company may pay for a private company: half to twice the face value."""
        price = self.data.privates[private].price
        return -(-price // 2), 2 * price

    def companies_buy_privates(self, g: View) -> bool:
        """Whether companies may buy private companies in this phase."""
        return bool(self.data.figures("phases", g.state.phase).get("privates_to_companies"))

    def private_bought(self, g: Editor, buyer: str, private: str, seller: str) -> None:
        """A player's private company has been bought by a company, or by another player."""
        return

    # --- track, stations and runs

    def home_left(self, g: View, company: str, node: str) -> int | None:
        """The slots in reach of a company's home token if it's still to come, and a token in this city may take one."""
        home = self.home_city(g, company)
        if not home or split_node(home)[0] != split_node(node)[0] or not self.waits_for_home(g, company):
            return None
        return g.free_slots(node) if home == node else None

    def waits_for_home(self, g: View, company: str) -> bool:
        """Whether a slot is kept for a company's home token: none of its tokens lies in its home's hex."""
        hex_id = split_node(self.home_city(g, company))[0]
        return not any(split_node(node)[0] == hex_id for node in g.nodes_of(company))

    def home_is_due(self, g: View, company: str) -> bool:
        """Whether a company that may operate places its home token, free, as an operating round begins."""
        return bool(self.home_city(g, company)) and self.waits_for_home(g, company)

    def terrain_cost(self, g: View, company: str, hex_id: str) -> int:
        """What a company pays for the next tile on a hex: what is printed there, or on the tile that it replaces."""
        return g.terrain_cost(hex_id)

    def check_hex(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """IllegalAction for a tile that a rule of the title forbids there."""
        return

    def run_key(self, g: View, company: str) -> Hashable:
        """Whatever a company's routes depend on beside board, tokens, trains and phase."""
        return None

    def stop_bonus(self, g: View, company: str, hex_id: str) -> int:
        """What each visit to a stop of this hex brings beside its worth."""
        return 0

    def route_bonuses(self, g: View, company: str, nodes: list[str]) -> tuple[RouteBonus, ...]:
        """What a route has once beside its stops, which have the indices of these nodes."""
        return ()

    def bonuses_of(self, g: View, company: str, route: RouteClaim) -> Iterable[tuple[str, int]]:
        """What a route has earned beside its stops, by the name of what brings it."""
        return ()

    def must_withhold(self, g: View, company: str) -> bool:
        """Whether a company may not pay dividends."""
        return False

    # --- trains and phases

    def phase_of(self, train: str) -> str:
        """The phase that the first train of a kind opens; "" for none."""
        return train if train in self.data.phases else ""

    def kinds_on_sale(self, g: View) -> list[str]:
        """What the bank sells: the top kind of the stack, and those that a phase puts on sale beside it."""
        left = [kind for kind, count in g.state.depot.items() if count is None or count > 0]
        beside = [kind for kind, phase in self._beside.items() if self.has_phase(g, phase)]
        return [kind for kind in left if kind == left[0] or kind in beside]

    @cached_property
    def _beside(self) -> Mapping[str, str]:
        """The kinds of train that a phase puts on sale beside the top one, with that phase."""
        phases = {kind: self.data.figures("trains", kind).get("available_on", "") for kind in self.data.trains}
        return {kind: phase for kind, phase in phases.items() if phase}

    def has_phase(self, g: View, phase: str) -> bool:
        """Whether this phase has begun."""
        phases = list(self.data.phases)
        return phases.index(g.state.phase) >= phases.index(phase)

    def check_kind(self, g: View, company: str, train: str) -> None:
        """IllegalAction for a train that a company may not own."""
        return

    def agreed_price(self, g: View, buyer: str, seller: str, train: str) -> int | None:
        """The only price of a train between two companies; None where they agree freely."""
        return None

    def must_own(self, g: View, turn: CompanyTurn) -> bool:
        """Whether a company has to own a train, and has none."""
        return not g.company(turn.company).trains and self.train_is_due(g, turn.company)

    def train_is_due(self, g: View, company: str) -> bool:
        """Whether a company without a train would have to own one: it has a route for one."""
        return self.has_route(g, company)

    def must_buy(self, g: View, turn: CompanyTurn) -> bool:
        """Whether the step of trains can't be left without a purchase."""
        return self.must_own(g, turn)

    def has_route(self, g: View, company: str) -> bool:
        """Whether some own token is joined by track, not blocked, to another stop."""
        return any(leg.node != node for node in g.nodes_of(company) for leg in g.network.spokes(node).legs)

    def train_bought(self, g: Editor, company: str) -> None:
        """A company has got a train by a purchase."""
        return

    def phase_began(self, g: Editor, turn: CompanyTurn, phase: str) -> None:
        """What a phase sets off beside rust: private companies close where it says so."""
        if self.data.figures("phases", phase).get("closes_privates"):
            for private in self.data.privates:
                if self.closes(g, private):
                    self.close_private(g, private)

    def discards_later(self, g: Editor, turn: CompanyTurn) -> bool:
        """Whether trains above a new limit are given up later than at once; then it has noted that."""
        return False


def usual(g: View) -> UsualRules:
    """The title's rules, as those upon the floor."""
    return g.rulebook  # pyright: ignore[reportReturnType]
