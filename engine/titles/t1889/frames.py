"""1889's kinds of frame with their rules: the usual ones, but for ruin as in recorded games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import DeclareBankruptcy
from engine.errors import IllegalAction
from engine.rounds.operating import AnyTime, CompanyTurn
from engine.rounds.raising import GoBankrupt
from engine.titles.t1889 import powers
from engine.titles.t1889.clauses import CLAUSES
from engine.usual.trains import TRAIN_SALE, cheapest, president
from engine.usual.turns import TRAIN_SALE as TRAIN_SALES
from engine.usual.turns import TURN, turn_steps, usual_frames

if TYPE_CHECKING:
    from engine.acts import FrameRule
    from engine.editor import Editor
    from engine.state import Frame
    from engine.view import View


class Ruin(GoBankrupt):
    """11.5, 11.6; 17.2: in recorded games whenever money is short of the cheapest train, and in any step.

    Shares are counted, and sold, at the trains only.
    """

    def __init__(self, *, at_trains: bool) -> None:
        super().__init__(TRAIN_SALES, TRAIN_SALE, lambda g: False)
        self._at_trains = at_trains

    def in_prospect(self, g: View, frame: CompanyTurn) -> bool:
        """Whether ruin may come in this step: by the rulebook only at the trains."""
        return self._at_trains or g.rules["bankruptcy"] != "rulebook"

    def check(self, g: View, frame: CompanyTurn, action: DeclareBankruptcy) -> None:
        """IllegalAction while the money can be raised, or where nothing is due."""
        if g.rules["bankruptcy"] == "rulebook":
            if not self._at_trains:
                raise IllegalAction("bankruptcy.no_need")
            super().check(g, frame, action)
            return
        lacks = cheapest(g, frame.company) - g.cash(frame.company) - g.cash(president(g, frame))
        most = TRAIN_SALE.most(g, frame) if self._at_trains else 0
        if lacks <= most:
            raise IllegalAction("bankruptcy.can_raise", missing=max(0, lacks), most=most)

    def sell_up(self, g: Editor, frame: CompanyTurn) -> None:
        """Sell the ruined player's holding, if that's due in the step of trains."""
        if self._at_trains:
            super().sell_up(g, frame)


def frames() -> dict[type[Frame], FrameRule]:
    """What the flow is made of: each kind of frame with its rule."""
    track, early = (powers.has_laid, powers.asks_for_track), AnyTime(Ruin(at_trains=False), TURN - {"trains"})
    steps = turn_steps(CLAUSES, (powers.PORT,), *track, Ruin(at_trains=True))
    return {
        **usual_frames(CLAUSES, steps, (early,)),
        powers.TileRight: powers.TileRightRule(),
    }
