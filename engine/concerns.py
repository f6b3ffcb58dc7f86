"""What a company's president has to reckon with: a train that must be bought, others who could come to lead it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.errors import IllegalAction
from engine.finance.holdings import check_purchase_limits, percent
from engine.hints import Remark
from engine.rounds.shares import BuyOne
from engine.rounds.stock import StockTurn
from engine.survey import raisable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from engine.rulebook import Rulebook
    from engine.view import View

TRAIN_DUE, TRAIN_DUE_LATER, COULD_LEAD = "train_ahead", "train_ahead_later", "could_lead"
"""The keys of what a president should know of without asking."""
GRAVE = frozenset({TRAIN_DUE, TRAIN_DUE_LATER, COULD_LEAD})


def concerns(g: View, rules: Rulebook, company: str) -> list[Remark]:
    """Of a company that operates: whether it may have to buy a train soon, and who could take it from its president."""
    state = g.state.companies.get(company)
    if state is None or not g.actor(company) or rules.company_state(g, company) is not None:
        return []
    train = rules.train_ahead(g, company)
    return [*([train] if train else []), *leaders_ahead(g, rules, company), *rules.ahead(g, company)]


# --- trains


def train_ahead(g: View, rules: Rulebook, company: str, *, owes: bool) -> Remark:
    """Where companies have to own trains: whether this one has to buy one, now or once the next phase takes its own.

    owes: whether it would have to, were it without.
    """
    trains = g.company(company).trains
    if not owes:
        return Remark("train_free", {"company": company})
    if not trains:
        return Remark(TRAIN_DUE, _due(g, rules, company, rules.trains_on_sale(g, company)))
    ends = next((each.figures for each in rules.phase_ends(g) if "rusts" in each.figures), None)
    if ends is None:
        return Remark("train_lasts", {"company": company, "train": tuple(trains)})
    kept = tuple(each for each in trains if each not in ends["rusts"])
    if kept:
        return Remark("train_kept", {"company": company, "train": kept, "stack": ends["train"]})
    kinds = [each for each in (ends["train"], *g.state.pool) if each not in ends["rusts"]]
    money = _due(g, rules, company, {each: g.data.trains[each].price for each in kinds})
    return Remark(TRAIN_DUE_LATER, {**money, "stack": ends["train"], "left": ends["left"], "rusts": tuple(trains)})


def _due(g: View, rules: Rulebook, company: str, prices: Mapping[str, int]) -> dict[str, Any]:
    """The cheapest train, what the treasury lacks for it, the president's cash, and with sales; what lacks even so."""
    train, who = min(prices, key=lambda kind: prices[kind]), g.actor(company) or ""
    price, cash, own = prices[train], g.cash(company), g.cash(who)
    lacks, raised = max(0, price - cash), own + rules.forced_sales(g, company)
    money = {"price": price, "cash": cash, "lacks": lacks, "own": own, "raised": raised}
    return {"company": company, "train": train, "who": who, **money, "short": max(0, lacks - raised)}


# --- presidents


@dataclass(frozen=True, slots=True)
class Rival:
    """What a player would need to lead a company: so many units more than are held, and their price in money.

    cost: None where so many aren't for sale to the player. raised: the cash with what sales of other shares bring.
    """

    who: str
    held: int
    units: int
    cost: int | None
    cash: int
    raised: int

    @property
    def is_possible(self) -> bool:
        """Whether the shares can be had and paid."""
        return self.cost is not None and self.cost <= self.raised


def leaders_ahead(g: View, rules: Rulebook, company: str) -> list[Remark]:
    """Who could come to lead it as shares and money are now; that nobody could, and what the nearest one lacks."""
    state, leader = g.company(company), g.actor(company) or ""
    if not state.president:
        return [Remark("owned_alone", {"company": company, "who": leader})]
    lead = {"company": company, "lead": percent(state, leader), "president": leader}
    rivals = [_rival(g, rules, company, player) for player in g.state.seats if player != leader]
    able = [each for each in rivals if each.is_possible]
    if able:
        return [Remark(COULD_LEAD, {**lead, **_told(each, state.unit)}) for each in able]
    nearest = min(rivals, key=lambda each: each.units, default=None)
    if nearest is None:
        return []
    sale = len(on_sale(g, company))
    why = "sale" if sale < nearest.units else "money" if nearest.cost is not None else "limit"
    return [Remark("none_leads", {**lead, **_told(nearest, state.unit), "sale": sale * state.unit, "why": why})]


def _told(rival: Rival, unit: int) -> dict[str, Any]:
    shares = {"who": rival.who, "held": rival.held * unit, "need": rival.units * unit}
    price = rival.cost or 0
    return {**shares, "price": price, "cash": rival.cash, "raised": rival.raised, "enough": price <= rival.cash}


def _rival(g: View, rules: Rulebook, company: str, player: str) -> Rival:
    state = g.company(company)
    held = state.shares.get(player, 0)
    units = state.shares.get(state.president or "", 0) + 1 - held
    cash = g.cash(player)
    return Rival(
        player, held, units, _cost(g, company, player, units), cash, cash + raisable(g, rules, player, company)
    )


def _cost(g: View, company: str, player: str, units: int) -> int | None:
    """What so many shares cost, the cheapest first; None where there aren't so many, or a limit is in the way."""
    prices = on_sale(g, company)
    if len(prices) < units:
        return None
    try:
        check_purchase_limits(g, player, company, units)
    except IllegalAction:
        return None
    return sum(prices[:units])


def on_sale(g: View, company: str) -> Sequence[int]:
    """What each single share of a company costs that players can buy in a stock turn, the cheapest first."""
    act = _buying(g)
    return act.prices(g, company) if act is not None else ()


def share_prices(g: View, company: str) -> Mapping[str, int]:
    """What players are charged for a share of a company from each stock; empty for one without a price."""
    act = _buying(g)
    priced = any(company in companies for companies in g.state.market.values())
    return act.by_stock(g, company) if act is not None and priced else {}


def _buying(g: View) -> BuyOne | None:
    """How single shares are bought in a stock turn."""
    acts = g.rulebook.frames[StockTurn.kind].acts(g, StockTurn(g.state.seats[0]))
    return next((act for act in acts if isinstance(act, BuyOne)), None)
