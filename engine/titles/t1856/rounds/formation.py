"""The formation of the national company (chapter 13): repayment, declarations, and the stages after them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.actions import Action, Offer, Pass, RemoveToken, ScrapTrain
from engine.acts import Act, Decision, FrameRule, Single, Want
from engine.errors import IllegalAction
from engine.rounds.discards import discard
from engine.rounds.loans import clear
from engine.rounds.operating import operating_round
from engine.rounds.passing import passed
from engine.state import Frame
from engine.titles.t1856.actions import DebtDeclared, Merge, Redeem
from engine.titles.t1856.common import figures, is_oracle, national, own
from engine.titles.t1856.phases import train_limit
from engine.titles.t1856.rounds import exchange
from engine.titles.t1856.rounds.loans import REPAYMENT, amount
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

FORMATION = "formation"


@dataclass(slots=True)
class Formation(Frame):
    """`waiting` are the companies whose presidents have still to declare; then come the national company's choices.

    `stage`: "declare", "tokens", "trains", "turn".
    """

    kind: ClassVar[str] = "formation"
    settles: ClassVar[bool] = True
    stage: str = "declare"
    waiting: list[str] = field(default_factory=list[str])
    merged: list[str] = field(default_factory=list[str])
    homes: list[str] = field(default_factory=list[str])


def begin(g: Editor) -> bool:
    """13.1: begin it if it's due; whether it was."""
    if FORMATION not in g.state.due:
        return False
    g.state.due.remove(FORMATION)
    repay_from_treasuries(g)
    g.push(Formation(waiting=declarations(g)))
    return True


def round_order(g: View) -> list[str]:
    """The operating order of this round."""
    frame = operating_round(g)
    return [*frame.done, *frame.waiting]


def starter(g: View) -> str:
    """13.1: who was president of the buyer when the first 6-train was bought."""
    return own(g).starter


def repay_from_treasuries(g: Editor) -> None:
    """13.2.1: every company repays as many loans as its treasury pays in full."""
    for name, company in g.state.companies.items():
        loans = min(company.loans, g.cash(name) // amount(g))
        if loans:
            g.pay(name, BANK, loans * amount(g), REPAYMENT)
            clear(g, name, loans, due=True)


def declarations(g: View) -> list[str]:
    """13.2.2: the companies still in debt, by president from the Starter, then in the order of this round."""
    order = round_order(g)
    in_debt = [name for name, company in g.state.companies.items() if company.loans]
    seats = g.seats_from(starter(g))
    return sorted(in_debt, key=lambda name: (seats.index(g.company(name).president or ""), order.index(name)))


def beyond_treasury(g: View, company: str) -> int:
    """13.2: what a company's loans come to that its treasury can't pay, before 13.2.1 as after it."""
    return max(0, g.company(company).loans * amount(g) - g.cash(company))


class RedeemDebt(Single):
    """13.2.2 a: the treasury's remainder, and the balance in the president's cash."""

    action = Redeem

    def check(self, g: View, frame: Formation, action: Redeem) -> None:
        """IllegalAction unless the president has the cash."""
        company = frame.waiting[0]
        need, has = beyond_treasury(g, company), g.cash(g.company(company).president or "")
        if need > has:
            raise IllegalAction("money.short", need=need, has=has, who=g.company(company).president)

    def apply(self, g: Editor, frame: Formation, action: Redeem) -> None:
        """The president pays what the treasury lacks, and the loans are gone."""
        company = frame.waiting.pop(0)
        president, balance = g.company(company).president or "", beyond_treasury(g, company)
        g.emit(DebtDeclared(company, president, merged=False, amount=balance, into=national(g)))
        g.pay(company, BANK, g.cash(company), REPAYMENT)
        g.pay(president, BANK, balance, REPAYMENT, company)
        clear(g, company, g.company(company).loans)


class MergeCompany(Single):
    """13.2.2 b: the president lets the company merge."""

    action = Merge

    def check(self, g: View, frame: Formation, action: Merge) -> None:
        """A president in debt may always merge."""

    def apply(self, g: Editor, frame: Formation, action: Merge) -> None:
        """Noted; everything follows when all have declared."""
        company = frame.waiting.pop(0)
        president = g.company(company).president or ""
        g.emit(DebtDeclared(company, president, merged=True, amount=0, into=national(g)))
        frame.merged.append(company)


class GiveUpToken(Act):
    """13.6.2, 13.6.3: the national company's president takes away a token."""

    action = RemoveToken

    def candidates(self, g: View, frame: Formation, want: Want) -> Iterator[Action | Offer]:
        """Those among which there's a choice."""
        return (RemoveToken(node) for node in exchange.removable(g, frame.homes))

    def check(self, g: View, frame: Formation, action: RemoveToken) -> None:
        """IllegalAction unless the token is one of those among which there's a choice."""
        nodes = exchange.removable(g, frame.homes)
        if action.node not in nodes:
            raise IllegalAction("national.token", node=action.node, legal_instead=tuple(nodes))

    def apply(self, g: Editor, frame: Formation, action: RemoveToken) -> None:
        """The token leaves the map."""
        g.remove_token(national(g), action.node)


def open_trains(g: View) -> tuple[str, ...]:
    """13.7: the kinds of the national company's trains that may go."""
    trains = g.company(national(g)).trains
    permanent = [train for train in trains if figures(g, "trains", train)["permanent"]]
    too_many = len(permanent) > train_limit(g, national(g))
    return tuple(dict.fromkeys(train for train in trains if too_many or train not in permanent))


class GiveUpTrain(Act):
    """13.7: any 4-train, and what's above the limit, permanent trains last."""

    action = ScrapTrain

    def candidates(self, g: View, frame: Formation, want: Want) -> Iterator[Action | Offer]:
        """Giving up one train of each kind that may go."""
        return (ScrapTrain(train) for train in open_trains(g))

    def check(self, g: View, frame: Formation, action: ScrapTrain) -> None:
        """IllegalAction unless held; a permanent one only if there are too many of these."""
        if action.train in open_trains(g):
            return
        held = action.train in g.company(national(g)).trains
        reason = "national.keep_permanent" if held else "train.not_held"
        raise IllegalAction(reason, train=action.train, company=national(g), legal_instead=open_trains(g))

    def apply(self, g: Editor, frame: Formation, action: ScrapTrain) -> None:
        """The train goes to the pool."""
        discard(g, national(g), action.train)


class KeepTrains(Single):
    """13.7: give up nothing more."""

    action = Pass

    def check(self, g: View, frame: Formation, action: Pass) -> None:
        """IllegalAction above the limit."""
        held, limit = len(g.company(national(g)).trains), train_limit(g, national(g))
        if held > limit:
            raise IllegalAction("train.limit", company=national(g), held=held, limit=limit)

    def apply(self, g: Editor, frame: Formation, action: Pass) -> None:
        """The formation is complete."""
        g.emit(passed(g, g.actor(national(g)) or "", national(g), "keep_trains"))
        frame.stage = "turn"


class FormationRule(FrameRule):
    """The stages one after the other; each ends when it has no question left."""

    def __init__(self) -> None:
        self._acts: dict[str, tuple[Act, ...]] = {
            "declare": (RedeemDebt(), MergeCompany()),
            "tokens": (GiveUpToken(),),
            "trains": (GiveUpTrain(), KeepTrains()),
        }

    def decide(self, g: Editor, frame: Formation) -> Decision | None:
        """The next question, or the next stage."""
        match frame.stage:
            case "declare" if frame.waiting:
                company = frame.waiting[0]
                return Decision(g.actor(company), company, "declare", "13.2.2")
            case "declare":
                self._merge(g, frame)
            case "tokens" if exchange.removable(g, frame.homes):
                return Decision(g.actor(national(g)), national(g), "give_up_token", "13.6")
            case "tokens":
                exchange.stations_left(g)
                frame.stage = "trains"
            case "trains" if self._may_discard(g):
                return Decision(g.actor(national(g)), national(g), "give_up_train", "13.7")
            case _:
                g.pop(frame)
        return None

    def _merge(self, g: Editor, frame: Formation) -> None:
        """13.3; else 13.4-13.9."""
        if not frame.merged:
            if not is_oracle(g, "certificate_limit"):
                own(g).certificate_table = "companies"
            g.pop(frame)
            return
        frame.homes = exchange.form(g, frame.merged, starter(g))
        own(g).certificate_table = "companies"
        frame.stage = "tokens"

    def _may_discard(self, g: View) -> bool:
        trains = g.company(national(g)).trains
        return len(trains) > train_limit(g, national(g)) or any(
            not figures(g, "trains", train)["permanent"] for train in trains
        )

    def acts(self, g: View, frame: Formation) -> tuple[Act, ...]:
        """What may be done in this stage of the formation; nothing where nobody is asked."""
        return self._acts.get(frame.stage, ())
