"""Stock rounds: turns in seat order until everybody has passed in succession."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.actions import Action, Pass
from engine.acts import Act, Decision, FrameRule, Single, has_legal, legal_kinds
from engine.codec import LATER, later
from engine.errors import IllegalAction
from engine.events import PriorityMoved
from engine.finance.holdings import certificate_limit, certificates, is_over_limit
from engine.rounds.passing import passed
from engine.state import Frame

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class StockRound(Frame):
    """`player` is next, `passes` were made in succession, `sold` are the companies sold by each player."""

    kind: ClassVar[str] = "stock_round"
    player: str
    passes: int = 0
    last_to_act: str | None = None
    sold: dict[str, list[str]] = field(default_factory=dict[str, list[str]])


@dataclass(slots=True)
class StockTurn(Frame):
    """A player's turn; `sold` are the companies of which a block was sold in it.

    `sold_first`: the purchase came after sales. `company_bought`: of which a share was bought. `asked`: what was asked
    for and isn't asked for again in the turn.
    """

    kind: ClassVar[str] = "stock_turn"
    player: str
    sold: list[str] = field(default_factory=list[str])
    bought: bool = False
    passed: bool = False
    sold_first: bool = later(False)
    company_bought: str = later("")
    asked: list[str] = field(default_factory=list[str], metadata=LATER)

    def sold_in_round(self, g: View) -> list[str]:
        """The companies that the player has sold in this stock round."""
        return stock_round(g).sold.get(self.player, [])

    def note_purchase(self, g: Editor) -> None:
        """Note that something was bought in this turn, and whether shares had been sold before it."""
        self.bought, self.sold_first = True, bool(self.sold)
        _acted(g, self)

    def note_sale(self, g: Editor, company: str) -> None:
        """A block of this company was sold."""
        self.sold.append(company)
        _acted(g, self)
        sold = stock_round(g).sold.setdefault(self.player, [])
        if company not in sold:
            sold.append(company)


def stock_round(g: View) -> StockRound:
    """The stock round that is on."""
    return next(frame for frame in g.state.stack if isinstance(frame, StockRound))


def can_act(g: View, player: str) -> bool:
    """Whether a player could do anything but pass if it were their turn in the stock round that is on."""
    turn = StockTurn(player)
    return g.rulebook.frames[turn.kind].automatic(g, turn, Decision(player, None, "stock", "")) is None


def _acted(g: Editor, frame: StockTurn) -> None:
    round_ = stock_round(g)
    round_.passes = 0
    round_.last_to_act = frame.player


Duty = Callable[["View", StockTurn], "IllegalAction | None"]
"""The refusal of all else for a player who has to sell; None for who hasn't."""


def must_cure_limit(g: View, frame: StockTurn) -> IllegalAction | None:
    """A player with more certificates than the limit has to sell."""
    if not is_over_limit(g, frame.player):
        return None
    return IllegalAction("share.must_sell_first", held=certificates(g, frame.player), limit=certificate_limit(g))


class EndStockTurn(Single):
    """Pass, or end a turn in which something was done. `others` are the sale and the purchases."""

    action = Pass

    def __init__(
        self,
        others: tuple[Act, ...],
        must_sell: Duty,
        must_buy: Callable[[View, StockTurn], bool],
    ) -> None:
        self._sell, self._others = others[0], others
        self._must_sell = must_sell
        self._must_buy = must_buy

    def check(self, g: View, frame: StockTurn, action: Pass) -> None:
        """IllegalAction for who has to sell, while a sale is legal, and for who has to buy."""
        refusal = self._must_sell(g, frame)
        if refusal is not None and has_legal(g, frame, (self._sell,)):
            raise refusal
        if self._must_buy(g, frame):
            kinds = legal_kinds(g, frame, self._others)
            raise IllegalAction("turn.must_act", legal_instead=kinds, step="stock", player=frame.player)

    def apply(self, g: Editor, frame: StockTurn, action: Pass) -> None:
        """End the turn; one in which nothing was bought or sold counts as a pass of the round."""
        if not frame.sold and not frame.bought:
            stock_round(g).passes += 1
            g.emit(passed(g, frame.player, None, "stock"))
        frame.passed = True


class StockTurnRule(FrameRule):
    """A player's turn: sales and at most one purchase.

    `sales_after` says whether the turn goes on after the purchase, `must_sell` whether the player has to sell before
    anything else, `must_buy` whether there's a purchase that has to be made. `ruined` ends the flow where that can't be
    done, and says so. While `waits` says so the turn isn't passed by itself though nothing in it is legal.
    """

    def __init__(
        self,
        clause: str,
        sell: Act,
        buys: tuple[Act, ...],
        sales_after: Callable[[StockTurn], bool] = lambda turn: False,
        must_sell: Duty = must_cure_limit,
        must_buy: Callable[[View, StockTurn], bool] = lambda g, turn: False,
        ruined: Callable[[Editor, StockTurn], bool] = lambda g, turn: False,
        waits: Callable[[View, StockTurn], bool] = lambda g, turn: False,
    ) -> None:
        self._clause = clause
        self._all = (sell, *buys)
        self._acts = (*self._all, EndStockTurn(self._all, must_sell, must_buy))
        self._sales_after = sales_after
        self._ruined = ruined
        self._waits = waits

    def decide(self, g: Editor, frame: StockTurn) -> Decision | None:
        """The player's choice until the turn is over."""
        if frame.passed or (frame.bought and not self._sales_after(frame)):
            g.pop(frame)
            return None
        if self._ruined(g, frame):
            return None
        return Decision(frame.player, None, "stock", self._clause)

    def acts(self, g: View, frame: StockTurn) -> tuple[Act, ...]:
        """Everything is open until the turn is over."""
        return self._acts

    def automatic(self, g: View, frame: StockTurn, decision: Decision) -> Action | None:
        """Who can neither sell nor buy passes."""
        return None if has_legal(g, frame, self._all) or self._waits(g, frame) else Pass()


class StockRoundRule(FrameRule):
    """Turns in seat order; `finish` does what is due at the end, before the priority deal is handed on.

    `before_turn` may put on the flow what comes before a player's turn.
    """

    def __init__(
        self, finish: Callable[[Editor], None], before_turn: Callable[[Editor], None] = lambda g: None
    ) -> None:
        self._finish = finish
        self._before_turn = before_turn

    def decide(self, g: Editor, frame: StockRound) -> Decision | None:
        """The next turn, or the end of the round."""
        if frame.passes >= len(g.state.seats):
            self._finish(g)
            if frame.last_to_act is not None:
                g.state.priority = g.seats_from(frame.last_to_act)[1]
                g.emit(PriorityMoved(g.state.priority))
            g.pop(frame)
            return None
        g.push(StockTurn(frame.player))
        frame.player = g.seats_from(frame.player)[1]
        self._before_turn(g)
        return None
