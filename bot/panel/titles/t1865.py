"""1865: markers placed along connections, absorptions, conversions, and the transfer of maritime companies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.panel.figures import previewed
from bot.panel.titles import Arrangement, Figures
from bot.panel.ways import way_figures
from engine.titles.t1865.actions import Absorb, Convert, PlaceMarker, Transfer

if TYPE_CHECKING:
    from engine.game import Game


def _absorption(game: Game, fields: Mapping[str, Any]) -> Figures:
    """What is due and what is left of it afterwards, with the loans, as the title's preview has it."""
    if "target" not in fields:
        return {}
    figures = previewed(Absorb.type)(game, fields)
    return {name: figures[name] for name in ("due", "left", "loans")}


ARRANGEMENT = Arrangement(
    figures={
        Absorb.type: _absorption,
        PlaceMarker.type: lambda game, fields: way_figures(game, PlaceMarker.type, fields),
        Convert.type: previewed(Convert.type),
        Transfer.type: previewed(Transfer.type),
    },
    any_time=(Transfer.type,),
    grouped={PlaceMarker.type: "node"},
    pressed_at={
        "absorb": {Absorb.type: 3},
        "markers": {"place_token": 6, "remove_token": 4},
        "conversion": {Convert.type: 1},
    },
)
