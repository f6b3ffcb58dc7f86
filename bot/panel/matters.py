"""What has to be known before acting, above the menus: certificates, loans, a debt's price, an offer, what's forced."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.panel.figures import DIVIDEND, acting, outcome, paid_by, purse, tried
from bot.panel.foresight import open_types
from bot.panel.titles import Arrangement, Figures, arrangement_of
from engine.actions import Offer, Pass, PayDividend
from engine.errors import IllegalAction
from engine.events import LoanTaken, PrivateOffered, TrainOffered
from engine.finance.holdings import certificate_limit, certificates, players_units
from engine.rounds.auction import Auction, contest
from engine.rounds.draft import Draft
from engine.rounds.operating import CompanyTurn
from engine.rounds.stock import StockTurn

if TYPE_CHECKING:
    from engine.game import Game


def types_in_prospect(game: Game) -> frozenset[str]:
    """Those of them that are legal now or may become so in the course of the turn."""
    frame, acts = game.open_acts()
    return frozenset(act.action.type for act in acts if act.in_prospect(game.view, frame))


def certificates_of(game: Game) -> tuple[float, int] | None:
    """How many certificates the player of a stock turn holds and may hold."""
    decision = game.decision
    if decision is None or decision.step != "stock" or decision.player is None:
        return None
    return certificates(game.view, decision.player), certificate_limit(game.view)


def passing_of(game: Game) -> str:
    """What passing comes to where it's more than that: a key of what the button says."""
    frame = game.state.stack[-1]
    return "drop_out" if isinstance(frame, Auction) and contest(game.view, frame) else ""


def loans_of(game: Game) -> Figures | None:
    """Of a company that may take loans in its turn: how many it has and may have, what one brings, the interest."""
    company = acting(game)
    if company is None or "take_loan" not in types_in_prospect(game):
        return None
    taken = [each for each in tried(game, game.read_action({"type": "take_loan"})) if isinstance(each, LoanTaken)]
    state = game.state.companies[company]
    interest = game.title.raw.get("loans", {}).get("interest", 0)
    brings = taken[0].amount if taken else None
    return {"count": state.loans, "limit": players_units(game.view, state), "brings": brings, "interest": interest}


def forced_by(game: Game) -> str:
    """The clause by which something is asked that nobody has chosen to do; "" in a turn that may be ended.

    That's so in what interrupts a turn or a round, and in a turn in which something must be done first.
    """
    decision, frame = game.decision, game.state.stack[-1] if game.state.stack else None
    if decision is None or frame is None:
        return ""
    if not isinstance(frame, CompanyTurn | StockTurn | Draft | Auction):
        return decision.clause
    if Pass.type not in open_types(game):
        return ""
    try:
        game.check(Pass(), decision.by)
    except IllegalAction as error:
        return error.clause if error.clause != decision.clause else ""
    return ""


def offer_of(game: Game) -> Figures | None:
    """The purchase that waits for the player's yes or no, as the event that told it."""
    if game.decision is None or game.decision.step != "consent":
        return None
    frame: Any = game.state.stack[-1]
    if hasattr(frame, "train"):
        return TrainOffered(frame.buyer, frame.train, frame.seller, frame.price, frame.player).to_json()
    if hasattr(frame, "private"):
        return PrivateOffered(frame.buyer, frame.private, frame.player, frame.price).to_json()
    return None


def dividends_of(game: Game) -> Mapping[int, Mapping[str, int]]:
    """Where a dividend is to be decided, the largest one, and what each player gets of it."""
    decision = game.decision
    if decision is None or decision.company is None or decision.step != DIVIDEND:
        return {}
    found = list(game.legal(PayDividend.type))
    amounts = [each.ranges["amount"][1] if isinstance(each, Offer) else each.to_json()["amount"] for each in found]
    most = max(amounts, default=0)
    return {most: outcome(game, decision.company, most)["gets"]} if most else {}


@dataclass(frozen=True, slots=True)
class AtHand:
    """What the line that asks a player says of the position."""

    cash: int | None
    """Their money; None where they act for a company, and where it plays no part."""
    offer: Figures | None
    """The purchase that waits for their answer, as `offer_of` has it."""
    dividends: Mapping[int, Mapping[str, int]] = field(default_factory=dict[int, Mapping[str, int]])
    """Where a dividend is to be decided, what each player gets of the largest one."""


def at_hand(game: Game, player: str | None) -> AtHand:
    """What is at hand for this player, who may no longer be the one to act: then it's nothing."""
    asked = game.decision is not None and game.decision.by == player
    return AtHand(purse(game, player), offer_of(game), dividends_of(game)) if asked else AtHand(None, None)


def costs_of(game: Game, types: tuple[str, ...]) -> dict[str, int]:
    """What the buttons that settle debts cost: the company that repays a loan, or the player who pays for one."""
    decision = game.decision
    if decision is None:
        return {}
    payers = {"repay_loan": decision.company or ""} | dict.fromkeys(_arranged(game).by_player, decision.by)
    return {
        kind: paid_by(tried(game, game.read_action({"type": kind})), payer, ("repayment", "loan"))
        for kind, payer in payers.items()
        if kind in types
    }


def own_money_of(game: Game, types: tuple[str, ...]) -> bool:
    """Whether the buttons are about the player's own money, though they're asked in the name of a company."""
    return not _arranged(game).own_money.isdisjoint(types)


def _arranged(game: Game) -> Arrangement:
    return arrangement_of(game.title.id)
