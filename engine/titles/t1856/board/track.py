"""Track (chapter 6): one tile a turn, closed hexes, towns, set-aside tokens; private companies' tiles (15.3, 15.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import LayTile
from engine.errors import IllegalAction
from engine.rounds.city_choice import CityChoice
from engine.titles.t1856.common import own
from engine.usual.powers import PrivateLay, PrivateTrack
from engine.usual.rules import usual
from engine.usual.track import CompanyLay, CompanyTrack, check_open

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

WSRC, TCC = "WSRC", "TCC"
TOWN_PHASE = "6"


def check_towns(g: View, hex_id: str) -> None:
    """6.6: IllegalAction for replacing a tile with towns before phase 6."""
    lying = g.laid(hex_id)
    if lying and not usual(g).has_phase(g, TOWN_PHASE) and any(node.kind == "town" for node in g.track(hex_id).nodes):
        raise IllegalAction("tile.town_phase", hex=hex_id, lying=lying.tile, phase=g.state.phase)


class CanadaTrack(CompanyTrack):
    """6.1-6.6, and WSRC's tile instead of the normal one (15.3)."""

    def check_place(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """6.4.1, 6.4.4, 6.4.6, 6.6: IllegalAction by these; WSRC's tile needs no connection."""
        if lay.means == WSRC:
            check_open(g, lay.hex)
        else:
            super().check_place(g, turn, lay)

    def means(self, g: View, turn: CompanyTurn, hex_id: str) -> tuple[str, ...]:
        """15.3: the private company whose right is used."""
        return (WSRC,) if self._is_wsrc(g, turn, hex_id) else ()

    def _is_wsrc(self, g: View, turn: CompanyTurn, hex_id: str) -> bool:
        owned = g.state.privates.get(WSRC) == turn.company
        return owned and g.data.privates[WSRC].blocks == hex_id and g.laid(hex_id) is None

    def check_means(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """15.3: IllegalAction unless owned, and no tile lies in its hex."""
        if lay.means and not (lay.means == WSRC and self._is_wsrc(g, turn, lay.hex)):
            raise IllegalAction("tile.no_power", company=turn.company, hex=lay.hex).citing("15.3")

    def laid(self, g: Editor, turn: CompanyTurn, lay: LayTile) -> None:
        """Count it; 15.3 note the power; 6.5.6 tokens in a city without track wait for a choice."""
        super().laid(g, turn, lay)
        if lay.means == WSRC:
            own(g).closing.append(WSRC)
        set_aside(g, turn, lay)


def set_aside(g: Editor, turn: CompanyTurn, lay: LayTile) -> None:
    """6.5.6: take up the tokens that lie in cities without track; the layer's president chooses their cities."""
    waiting: list[str] = []
    for index, exits in enumerate(g.track(lay.hex).exits):
        node = f"{lay.hex}.{index}"
        if not exits and len(g.track(lay.hex).nodes) > 1:
            for token in tuple(g.state.tokens.get(node, ())):
                waiting.append(token)
                g.remove_token(token, node, shifted=True)
    if waiting:
        g.push(CityChoice(g.actor(turn.company) or "", turn.company, lay.hex, waiting))


class CanadaLay(CompanyLay):
    """The normal tile of a turn; TCC's comes beside it."""

    def __init__(self) -> None:
        super().__init__(CanadaTrack(), (TCC,))

    def hexes(self, g: View, frame: CompanyTurn) -> list[str]:
        """Those reached, and WSRC's."""
        found = super().hexes(g, frame)
        blocked = g.data.privates[WSRC].blocks
        if g.state.privates.get(WSRC) == frame.company and blocked not in found:
            found.append(blocked)
        return found


class TccTrack(PrivateTrack):
    """15.4: TCC's tile, for nothing, connected or not, beside the normal one."""

    def check_place(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """IllegalAction for another hex than its own, or once that is built."""
        if not can_lay_privately(g, turn.company) or lay.hex != g.data.privates[TCC].blocks:
            raise IllegalAction("tile.no_power", company=turn.company, hex=lay.hex)

    def laid(self, g: Editor, turn: CompanyTurn, lay: LayTile) -> None:
        """It doesn't count as the turn's tile."""
        turn.add("private_tile")


class TccLay(PrivateLay):
    """The laying of TCC's tile (15.4)."""

    def __init__(self) -> None:
        super().__init__(TccTrack(TCC))

    def hexes(self, g: View, frame: CompanyTurn) -> list[str]:
        """TCC's hex while its company may lay there, else none."""
        return [g.data.privates[TCC].blocks] if can_lay_privately(g, frame.company) else []


def can_lay_privately(g: View, company: str) -> bool:
    """15.4: TCC's company, while its hex isn't built."""
    return g.state.privates.get(TCC) == company and g.laid(g.data.privates[TCC].blocks) is None
