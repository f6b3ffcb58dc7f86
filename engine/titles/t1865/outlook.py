"""What people are told beside what's legal: what an absorption comes to (11), and what to know at single decisions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from engine.actions import ScrapTrain, SellShares
from engine.errors import IllegalAction
from engine.finance.holdings import IPO
from engine.hints import Remark
from engine.rounds.draft import picks_left
from engine.rounds.operating import CompanyTurn
from engine.titles.t1865.board.traffic import capacity, revenue, total
from engine.titles.t1865.common import MAJOR, figures, markers_in_all, phase_figures
from engine.titles.t1865.phases import train_limit
from engine.titles.t1865.rounds import absorbing, loans, trains
from engine.titles.t1865.rounds.absorption import pairs, payment
from engine.titles.t1865.rounds.chart import zone
from engine.titles.t1865.rounds.launch import convert
from engine.titles.t1865.rounds.maritime import draft_limits
from engine.titles.t1865.rounds.raising import missing, most
from engine.titles.t1865.state import Absorbing, Raising
from engine.view import BANK

if TYPE_CHECKING:
    from engine.actions import BuyTrain
    from engine.acts import Decision
    from engine.position import Position
    from engine.titles.t1865.actions import Absorb, Convert, Transfer
    from engine.view import View


def absorption(position: Position, action: Absorb) -> list[Remark]:
    """11.3-11.9: the indemnity, the funds, loans, what passes over, which markers stay; the position isn't touched."""
    g, absorber, target = position.view, action.absorber, action.target
    plan, owed = payment(g, absorber, target), g.company(absorber).loans + g.company(target).loans
    sold = sum(units for holder, units in g.company(target).shares.items() if holder != IPO)
    pair = {"absorber": absorber, "target": target}
    lines = [
        Remark("absorb-due", {**pair, "count": sold, "each": plan.each, "due": plan.due, "zone": zone(g, target)}),
        Remark("absorb-cash", {**pair, "cash": plan.cash, "used": min(plan.cash, plan.due)}),
    ]
    if plan.shares:
        figures = {"count": plan.shares, "price": plan.price, "total": plan.shares * plan.price}
        lines.append(Remark("absorb-shares", {**pair, **figures}))
    if plan.loans:
        lines.append(Remark("absorb-borrowed", {"count": plan.loans, "total": plan.loans * loans.amount(g)}))
    lines.append(Remark("absorb-left", {**pair, "left": plan.left, "loans": owed + plan.loans, "most": loans.most(g)}))
    held = [*g.company(absorber).trains, *g.company(target).trains]
    if held:
        over = max(0, len(held) - train_limit(g, absorber))
        lines.append(Remark("absorb-trains", {"train": held, "over": over}))
    lines.append(
        Remark("absorb-traffic", {**pair, "old": total(g, absorber), "new": total(g, absorber) + total(g, target)})
    )
    return [*lines, *_markers(position, absorber, target)]


def _markers(position: Position, absorber: str, target: str) -> Iterator[Remark]:
    """11.9, as if no own mine were given up."""
    g = position.sketch()
    own_nodes, pair = set(g.nodes_of(absorber)), {"absorber": absorber, "target": target}
    markers: int = g.data.raw["shares"][MAJOR]["markers"]
    g.company(absorber).stations = [0] * (markers - len(own_nodes))
    frame = Absorbing(absorber, target)
    doubled = [node for node in g.nodes_of(target) if node in own_nodes]
    for node in doubled:
        g.remove_token(target, node)
    yield Remark("absorb-markers", {**pair, "left": len(g.company(absorber).stations)})
    if doubled:
        yield Remark("absorb-doubled", {"node": doubled, "money": len(doubled) * g.data.raw["doubled_city"]})
    sets = absorbing.city_sets(g, frame)
    cities = sorted({city for each in sets for city in each})
    if cities:
        yield Remark("absorb-cities", {"node": cities, "count": len(sets[0]), "all": len(sets) == 1})
    lost = [node for node in g.nodes_of(target) if absorbing.is_city(g, node) and node not in cities]
    if lost:
        yield Remark("absorb-lost", {"node": lost})
    mines = [node for node in g.nodes_of(target) if absorbing.is_mine(g, node)]
    if mines:
        yield Remark("absorb-mines", {"node": mines})
    own_mines = absorbing.own_mines(g, frame)
    if own_mines:
        yield Remark("absorb-own_mines", {"node": own_mines})


def conversion(position: Position, action: Convert) -> list[Remark]:
    """7.21, 7.22: what each share becomes, the new certificates and markers; it's for good."""
    trial = position.sketch()
    convert(trial, action.company)
    old, new = position.view.company(action.company), trial.company(action.company)
    figures = {"old": old.unit, "new": new.unit, "count": new.shares[IPO] - old.shares.get(IPO, 0)}
    markers = len(new.stations) - len(old.stations)
    return [Remark("convert", {"company": action.company, **figures, "markers": markers})]


def transfer(position: Position, action: Transfer) -> list[Remark]:
    """3.2-3.6: the capacity and traffic that the company gains, the income that the player loses; it's for good."""
    trial, company = position.trial(), position.decision.company if position.decision is not None else None
    if company is None:
        return []
    trial.play(action)
    old, new = position.view, trial.view
    gained = {"traffic": total(new, company) - total(old, company), "revenue": revenue(new, company)}
    seats: int = figures(old, "privates", action.private)["capacity"]
    loss = {"private": action.private, "income": position.title.privates[action.private].income}
    was = revenue(old, company)
    gained |= {"old": was, "grows": gained["revenue"] > was}
    return [Remark("transfer", {"company": company, "capacity": seats, **gained, **loss})]


def purchase(position: Position, action: BuyTrain) -> list[Remark]:
    """9.10: what everybody is worth once a purchase has ruined its buyer: all blocks sold, the loans taken."""
    trial, by = position.trial(), position.decision.by if position.decision is not None else ""
    trial.play(action)
    top = trial.state.stack[-1] if trial.state.stack else None
    if not isinstance(top, Raising) or not top.bankrupt:
        return []
    while trial.decision is not None and trial.decision.step == "raise" and trial.decision.by == by:
        trial.play(next(each for each in trial.legal(SellShares.type) if isinstance(each, SellShares)))
    old, new = position.result(), trial.result()
    worths = {seat: (old[seat].total, new[seat].total) for seat in old}
    return [
        Remark("ruin_worth", {"who": seat, "old": was, "new": now}) for seat, (was, now) in worths.items() if was != now
    ]


def consequences(before: View, after: View) -> list[Remark]:
    """9.8-9.10: that a train must be bought with the president's help, or what is to be raised for one."""
    top = after.state.stack[-1] if after.state.stack else None
    if isinstance(top, Raising) and not isinstance(before.state.stack[-1], Raising):
        return [_raising(after, top)]
    if not isinstance(top, CompanyTurn) or _awaits_train(before, top.company) or not _awaits_train(after, top.company):
        return []
    return [train_help(after, top)]


def _awaits_train(g: View, company: str) -> bool:
    """Whether it's the company's turn and the president must help it to a train now."""
    top = g.state.stack[-1]
    if not isinstance(top, CompanyTurn) or top.company != company or not trains.is_forced(g, top):
        return False
    return any(isinstance(act, trains.BuyTrains) for act in g.rulebook.frames[top.kind].acts(g, top))


def train_help(g: View, turn: CompanyTurn) -> Remark:
    """9.8: what the president adds to the cheapest train of the bank, and what is missing even then."""
    (kind, _), price = min(trains.on_sale(g).items(), key=lambda offer: offer[1])
    cash, own = g.cash(turn.company), g.cash(g.actor(turn.company) or "")
    figures = {"train": kind, "price": price, "cash": cash, "help": min(own, price - cash)}
    missing = max(0, price - cash - own)
    frame = Raising(g.actor(turn.company) or "", turn.company, kind, BANK, price)
    sales = most(g, frame) if missing else 0
    short = {"missing": missing, "most": sales, "enough": sales >= missing}
    return Remark("train_help", {"company": turn.company, **figures, **short})


def earning(g: View, company: str) -> Remark:
    """8.28: what a company earns as its traffic and its trains are."""
    figures = {"traffic": total(g, company), "capacity": capacity(g, company), "revenue": revenue(g, company)}
    return Remark("revenue", {"company": company, **figures})


def remarks(g: View, decision: Decision) -> list[Remark]:
    """What has to be known at this decision."""
    frame, company = g.state.stack[-1], decision.company or ""
    match decision.step:
        case "draft":
            return picks_left(g, decision.by, draft_limits(g))
        case "absorb":
            return list(_not_payable(g, cast("CompanyTurn", frame)))
        case "station":
            return [Remark("markers_left", {"company": company, "count": len(g.company(company).stations)})]
        case "dividend":
            return [earning(g, company)]
        case "trains":
            return _duty(g, cast("CompanyTurn", frame))
        case "raise":
            return [_raising(g, cast("Raising", frame))]
        case "markers":
            return [_stage(g, cast("Absorbing", frame))]
        case "conversion":
            more = phase_figures(g)["conversion_markers"]
            limit: int = g.data.raw["shares"][MAJOR]["markers"]
            return [Remark("conversion", {"company": company, "count": min(more, limit - markers_in_all(g, company))})]
        case "discard" if isinstance(decision.default, ScrapTrain):
            return [Remark("default", {"train": decision.default.train})]
        case _:
            return []


def _not_payable(g: View, turn: CompanyTurn) -> Iterator[Remark]:
    """11.5: absorptions that only the payment forbids."""
    for pair in pairs(g, turn):
        try:
            payment(g, *pair)
        except IllegalAction as error:
            yield Remark(error.reason, error.figures)


def _duty(g: View, turn: CompanyTurn) -> list[Remark]:
    """9.6, 9.8: whether a train must be bought, and with whose money."""
    if not trains.must_own(g, turn):
        return []
    return [Remark("must_buy", {"company": turn.company, "forced": trains.is_forced(g, turn)})]


def _raising(g: View, frame: Raising) -> Remark:
    """9.9, 9.10: what is missing, what sales can bring at most, loans where that isn't enough."""
    need, sales = missing(g, frame), most(g, frame)
    count = -(-(need - sales) // loans.amount(g)) if frame.bankrupt else 0
    debt = max(0, count) * loans.amount(g)
    figures = {"missing": need, "most": sales, "count": max(0, count), "debt": debt, "bankrupt": frame.bankrupt}
    return Remark("raise", {"company": frame.company, "train": frame.train, "price": frame.price, **figures})


def _stage(g: View, frame: Absorbing) -> Remark:
    """11.9: what the choice of markers is about, with the markers left."""
    stage = frame.stage.replace(" ", "_")
    left = len(g.company(frame.absorber).stations)
    return Remark(f"markers-{stage}", {"absorber": frame.absorber, "target": frame.target, "left": left})
