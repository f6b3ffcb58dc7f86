"""1856: the bridge and tunnel rights, the port, the borrowed diesel, what a president does about a company's debt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.panel.figures import acting, paid_by, previewed, tried
from bot.panel.titles import Arrangement, Figures
from engine.titles.t1856.actions import BorrowTrain, BuyRight, Merge, PlacePort, Redeem

if TYPE_CHECKING:
    from engine.game import Game


def _right(game: Game, fields: Mapping[str, Any]) -> Figures:
    """What a right costs, what it adds, and where (15.6)."""
    action, company = game.read_action({"type": BuyRight.type, **fields}), acting(game) or ""
    right = game.title.raw["rights"][fields["right"]]
    figures = {"bonus": right["bonus"], "places": tuple(right["hexes"])}
    return {"price": paid_by(tried(game, action), company, ("right",)), **figures}


ARRANGEMENT = Arrangement(
    figures={BuyRight.type: _right, PlacePort.type: previewed(PlacePort.type)},
    any_time=(BuyRight.type, PlacePort.type),
    pressed={BorrowTrain.type: 1},
    before_run=frozenset({"borrow"}),
    own_money=frozenset({Redeem.type, Merge.type}),
    by_player=frozenset({Redeem.type}),
)
