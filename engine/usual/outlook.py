"""What people are told at a usual decision beside what is legal: what binds or forces them, and with which figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from engine.hints import Remark
from engine.rounds.auction import committed, contest, on_offer
from engine.rounds.operating import CompanyTurn
from engine.rounds.shares import SellBlock
from engine.usual.rules import usual
from engine.usual.stock import MustSell, StockSale
from engine.usual.trains import TRAIN_SALE, BuyTrains, bank_offers, president_adds

if TYPE_CHECKING:
    from engine.acts import Decision
    from engine.rounds.auction import Auction
    from engine.rounds.stock import StockTurn
    from engine.view import View

_MUST_SELL = MustSell(SellBlock(StockSale()))


def remarks(g: View, decision: Decision) -> list[Remark]:
    """What has to be known at this decision."""
    frame = g.state.stack[-1]
    match decision.step:
        case "auction":
            return list(_auction(g, cast("Auction", frame), decision.by))
        case "stock":
            return list(must_sell(g, cast("StockTurn", frame), _MUST_SELL))
        case "trains":
            return list(_train_due(g, cast("CompanyTurn", frame)))
        case "discard":
            company = decision.company or ""
            held, limit = len(g.company(company).trains), g.rulebook.train_limit(g, company)
            return [Remark("discard", {"company": company, "held": held, "limit": limit})]
        case _:
            return []


def _auction(g: View, frame: Auction, player: str) -> Iterator[Remark]:
    """The money that bids bind; who fights for the private company on offer."""
    bound, bids = committed(frame, player), contest(g, frame)
    if bound:
        yield Remark("bids_bound", {"bound": bound, "free": g.cash(player) - bound})
    if bids:
        leader = max(bids, key=lambda each: bids[each])
        figures = {"private": on_offer(g), "who": leader, "price": bids[leader], "own": bids.get(player, 0)}
        yield Remark("bidders", figures)


def phase_ends(g: View) -> list[Remark]:
    """The first train of which kind opens the next phase, how many are to be sold before it, and what goes with it."""
    rules, left = usual(g), g.state.depot
    kinds = [kind for kind, count in left.items() if count is None or count > 0]
    opening = ((kind, rules.phase_of(kind)) for kind in kinds)
    train, phase = next(((kind, new) for kind, new in opening if new and not rules.has_phase(g, new)), ("", ""))
    if not train:
        return []
    before = [] if train in rules.kinds_on_sale(g) else kinds[: kinds.index(train)]
    rusting = [each for each in g.data.trains if g.data.figures("trains", each).get("rusts_on") == phase]
    return [phase_remark(g, phase, train, sum(left[each] or 0 for each in before), rusting)]


def phase_remark(g: View, phase: str, train: str, left: int, rusting: Sequence[str]) -> Remark:
    """What the first train of a kind brings: the kinds in use that go, and how many those are; a new limit, or 0."""
    used = {each for company in g.state.companies.values() for each in company.trains} | set(g.state.pool)
    rusts = tuple(each for each in rusting if each in used)
    limit = g.data.phases[phase].train_limit
    changed = {"gone": len(rusts), "limit": limit if limit != g.phase.train_limit else 0}
    return Remark("train", {"train": train, "left": left, "rusts": rusts, **changed})


def must_sell(g: View, frame: StockTurn, duty: MustSell) -> Iterator[Remark]:
    """What must be sold first."""
    refusal = duty(g, frame)
    if refusal is not None:
        yield Remark(refusal.reason, refusal.figures)


def _train_due(g: View, turn: CompanyTurn) -> Iterator[Remark]:
    """Whether a train must be bought, and which is the cheapest in the bank."""
    if not usual(g).must_buy(g, turn):
        return
    offers = bank_offers(g, turn.company)
    (kind, _), price = min(offers.items(), key=lambda offer: offer[1])
    yield Remark("train_due", {"company": turn.company, "train": kind, "price": price})


def consequences(before: View, after: View) -> list[Remark]:
    """A train for which the president must add money, once that's so."""
    top = after.state.stack[-1] if after.state.stack else None
    if isinstance(top, CompanyTurn) and _adds(after, top.company) and not _adds(before, top.company):
        return [train_help(after, top)]
    return []


def _adds(g: View, company: str) -> bool:
    """Whether it's the company's turn to buy a train, and its president has to add money."""
    top = g.state.stack[-1]
    if not isinstance(top, CompanyTurn) or top.company != company:
        return False
    at_trains = any(isinstance(act, BuyTrains) for act in g.rulebook.frames[top.kind].acts(g, top))
    return at_trains and president_adds(g, top)


def train_help(g: View, turn: CompanyTurn) -> Remark:
    """What the president adds to the cheapest train of the bank, what is missing even then, and sales."""
    offers = bank_offers(g, turn.company)
    (kind, _), price = min(offers.items(), key=lambda offer: offer[1])
    cash, own = g.cash(turn.company), g.cash(g.actor(turn.company) or "")
    figures = {"train": kind, "price": price, "cash": cash, "help": min(own, price - cash)}
    missing = max(0, price - cash - own)
    most = TRAIN_SALE.most(g, turn) if missing else 0
    short = {"missing": missing, "most": most, "enough": most >= missing}
    return Remark("train_help", {"company": turn.company, **figures, **short})
