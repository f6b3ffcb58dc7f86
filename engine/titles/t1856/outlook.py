"""What people are told at a decision beside what is legal: what binds or forces them, and with which figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from engine.actions import SellShares
from engine.hints import Remark
from engine.rounds.operating import CompanyTurn
from engine.rounds.shares import SellBlock
from engine.titles.t1856.actions import Merge
from engine.titles.t1856.board.track import TCC, can_lay_privately
from engine.titles.t1856.common import national, own
from engine.titles.t1856.phases import FORMATION, train_limit
from engine.titles.t1856.rounds import exchange
from engine.titles.t1856.rounds.formation import FORMATION as FORMATION_DUE
from engine.titles.t1856.rounds.formation import Formation, beyond_treasury, declarations, open_trains
from engine.titles.t1856.rounds.loans import amount
from engine.titles.t1856.rounds.stock import CanadaSale, missing_half, must_complete
from engine.usual import outlook
from engine.usual.rules import usual
from engine.usual.stock import MustSell
from engine.view import split_node

if TYPE_CHECKING:
    from engine.actions import Action, BuyTrain
    from engine.acts import Decision
    from engine.position import Position
    from engine.rounds.stock import StockTurn
    from engine.titles.t1856.actions import PlacePort, Redeem
    from engine.view import View

_SELL = SellBlock(CanadaSale())
_MUST_SELL = MustSell(_SELL)


def remarks(g: View, decision: Decision) -> list[Remark]:
    """What has to be known at this decision."""
    frame, company = g.state.stack[-1], decision.company or ""
    match decision.step:
        case "stock":
            return list(_stock(g, cast("StockTurn", frame)))
        case "track":
            return list(_further_tile(g, cast("CompanyTurn", frame)))
        case "declare":
            return [_debt(g, company)]
        case "give_up_token":
            return [_tokens(g, cast("Formation", frame))]
        case "give_up_train":
            held, limit = len(g.company(company).trains), train_limit(g, company)
            excess = {"excess": max(0, held - limit), "train": open_trains(g)}
            return [Remark(decision.step, {"company": company, "held": held, "limit": limit, **excess})]
        case _:
            return outlook.remarks(g, decision)


def _stock(g: View, frame: StockTurn) -> Iterator[Remark]:
    """3.5.5: what must be sold first; 14.6: the missing half of the certificate."""
    yield from outlook.must_sell(g, frame, _MUST_SELL)
    if must_complete(g, frame.player):
        missing, most = missing_half(g, frame.player), _sales(g, frame)
        figures = {"missing": missing, "most": most, "enough": most >= missing, "cash": g.cash(frame.player)}
        yield Remark("missing_half", {"company": national(g), **figures})


def _sales(g: View, frame: StockTurn) -> int:
    """What the largest lawful blocks of all companies would bring together."""
    blocks: dict[str, int] = {}
    for each in _SELL.legal(g, frame, {}):
        if isinstance(each, SellShares):
            units = each.percent // g.company(each.company).unit
            blocks[each.company] = max(blocks.get(each.company, 0), units * g.price(each.company))
    return sum(blocks.values())


def _further_tile(g: View, turn: CompanyTurn) -> Iterator[Remark]:
    """15.4: the turn's tile lies; TCC brings another, or would if it were bought."""
    if turn.count("tiles"):
        figures = {"private": TCC, "hex": g.data.privates[TCC].blocks, "own": can_lay_privately(g, turn.company)}
        yield Remark("further_tile", figures)


def _debt(g: View, company: str) -> Remark:
    """13.2.2: what is still owed, and what of it the president would have to pay."""
    state = g.company(company)
    need = beyond_treasury(g, company)
    short = max(0, need - g.cash(state.president or ""))
    return Remark("loans_left", {"company": company, "loans": state.loans, "need": need, "short": short})


def _tokens(g: View, frame: Formation) -> Remark:
    """13.6.2: one in a hex, and this comes first; 13.6.3: ten in all, or as many as there are homes."""
    nodes, open_ = g.nodes_of(national(g)), exchange.removable(g, frame.homes)
    most = max(g.data.raw["national"]["tokens"], len(frame.homes))
    hexes = Counter(split_node(node)[0] for node in nodes)
    figures = {"double": max(hexes.values()) > 1, "count": len(nodes), "limit": most, "node": open_}
    return Remark("tokens_left", {"company": national(g), **figures})


def purchase(position: Position, action: BuyTrain) -> list[Remark]:
    """13.1-13.3: what the formation asks that the first 6-train sets off, if all stays as it then is; else nothing."""
    if action.train != FORMATION or usual(position.view).has_phase(position.view, FORMATION):
        return []
    trial = position.trial()
    trial.play(action)
    return list(_formation(trial.view))


def port(position: Position, action: PlacePort) -> list[Remark]:
    """15.5: what the marker brings from now on; GLSC closes, so its income is lost, and the marker never moves."""
    data = position.title
    private, bonus = data.raw["port"]["private"], data.raw["port"]["bonus"]
    income = data.privates[private].income
    return [
        Remark("port", {"hex": action.hex, "private": private, "train": FORMATION, "bonus": bonus, "income": income})
    ]


def declared(position: Position, action: Merge | Redeem) -> list[Remark]:
    """13.3-13.5: what a declaration leads to if all who are still asked have their companies merged, too.

    The last declaration leads to the formation itself, so nothing has to be supposed of it.
    """
    frame = position.state.stack[-1]
    if not isinstance(frame, Formation) or len(frame.waiting) < 2 or position.decision is None:
        return []
    trial, move, by = position.trial(), cast("Action", action), position.decision.by
    prices = {name: position.view.price(name) for name in (*frame.merged, *frame.waiting)}
    while trial.decision is not None and trial.decision.step == "declare":
        trial.play(move)
        move = Merge()
    formed = trial.view.company(national(trial.view))
    each = trial.view.price(national(trial.view))
    figures = {"company": national(trial.view), "price": each, "unit": formed.unit, "who": formed.president}
    told = [Remark("merger-ahead", figures)]
    merged = own(trial.view).merged
    for player in position.view.seats_from(by):
        before = sum(prices[name] * position.view.company(name).shares.get(player, 0) for name in merged)
        count = formed.shares.get(player, 0)
        if before or count:
            gets = {"percent": count * formed.unit, "worth": count * each, "before": before}
            told.append(Remark("merger-share", {"who": player, "company": national(trial.view), **gets}))
    return told


def ahead(g: View, company: str) -> list[Remark]:
    """13.1-13.3: that a company in debt merges with the first 6-train, or what its president pays to keep it."""
    state = g.company(company)
    if not state.loans or usual(g).has_phase(g, FORMATION):
        return []
    need, cash = beyond_treasury(g, company), g.cash(state.president or "")
    owed = {"loans": state.loans, "cash": g.cash(company), "need": need, "own": cash, "short": max(0, need - cash)}
    figures = {"company": company, "into": national(g), "train": FORMATION, "who": state.president}
    return [Remark("formation-ahead", {**figures, **owed})]


def formed(before: View, after: View) -> list[Remark]:
    """13.2: what is asked of whom where the formation has begun meanwhile."""
    begun = FORMATION_DUE in before.state.due and FORMATION_DUE not in after.state.due
    if not begun and not (_is_forming(after) and not _is_forming(before)):
        return []
    owed = {name: company.loans for name, company in before.state.companies.items() if company.loans}
    repaid = [name for name in owed if not after.company(name).loans and not after.company(name).closed]
    asked = [each for each in _formation(after) if each.key in ("formation-asked", "formation-none")]
    return [*([Remark("formation-repaid", {"company": repaid})] if repaid else []), *asked]


def _is_forming(g: View) -> bool:
    return any(isinstance(frame, Formation) for frame in g.state.stack)


def _formation(g: View) -> Iterator[Remark]:
    """13.2.1: who can pay back all; 13.2.2: whose president is asked, and for how much; 13.3: if nobody is."""
    needs = {company: beyond_treasury(g, company) for company in declarations(g)}
    if needs:
        yield Remark("formation-due")
    repaid = [company for company, need in needs.items() if not need]
    if repaid:
        yield Remark("formation-repaid", {"company": repaid})
    for company, need in needs.items():
        who = g.company(company).president or ""
        owed = {"loans": -(-need // amount(g)), "need": need, "short": max(0, need - g.cash(who))}
        if need:
            yield Remark("formation-asked", {"company": company, "who": who, "into": national(g), **owed})
    if not any(needs.values()):
        yield Remark("formation-none", {"company": national(g)})
