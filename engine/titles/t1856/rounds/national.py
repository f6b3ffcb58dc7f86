"""The train that the national company may borrow (14.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Offer
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.titles.t1856.actions import BorrowTrain, TrainBorrowed
from engine.titles.t1856.common import is_national, own

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

BORROWED = "borrowed"


class BorrowDiesel(Act):
    """14.3: before running, without a train, until it has owned a permanent one."""

    action = BorrowTrain

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """The unlimited kind."""
        return (BorrowTrain(kind) for kind, left in g.state.depot.items() if left is None)

    def check(self, g: View, frame: CompanyTurn, action: BorrowTrain) -> None:
        """IllegalAction but for the unlimited kind; who may borrow is the step's matter (see `need_not_borrow`)."""
        kinds = tuple(kind for kind, left in g.state.depot.items() if left is None)
        if action.train not in kinds:
            raise IllegalAction("national.not_lent", train=action.train, legal_instead=kinds)

    def apply(self, g: Editor, frame: CompanyTurn, action: BorrowTrain) -> None:
        """Take the train for nothing; it's no purchase and moves no phase on."""
        g.give_train(frame.company, action.train)
        frame.add(BORROWED)
        g.emit(TrainBorrowed(frame.company, action.train))


def need_not_borrow(g: View, turn: CompanyTurn) -> bool:
    """14.3: only the national company borrows, while it has no train and has never owned a permanent one."""
    return not is_national(g, turn.company) or own(g).permanent or bool(g.company(turn.company).trains)


def return_borrowed(g: Editor, turn: CompanyTurn) -> None:
    """14.3: at the end of the train step the borrowed train goes back."""
    if turn.count(BORROWED):
        kind = next(kind for kind, left in g.state.depot.items() if left is None)
        g.take_train(turn.company, kind)
