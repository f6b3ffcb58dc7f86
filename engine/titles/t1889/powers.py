"""What private companies let their owners do (chapter 13), and discards before one is asked (10.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from engine.actions import Pass
from engine.acts import Act, Decision, FrameRule, Single, has_legal
from engine.asides import Aside, frame_of_flow
from engine.errors import IllegalAction
from engine.rounds.discards import Discard, Discards
from engine.rounds.operating import CompanyTurn
from engine.rounds.passing import passed
from engine.rounds.stock import StockTurn
from engine.state import Frame
from engine.usual.powers import Exchange, PlayersTile, PrivateTrack
from engine.usual.track import is_laid

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

PORT, OHZU, SHARE = "MF", "ER", "DR"
HARBOUR = "437"
"""The tile of the port, of which there's one."""
ACTED = "acted"
"""Among the counts of a turn: what the company's president has done in it."""


@dataclass(slots=True)
class TileRight(Frame):
    """13.5: `player` has sold a private company to a company, and may lay its tile at once."""

    kind: ClassVar[str] = "tile_right"
    player: str


class PortTrack(PrivateTrack):
    """13.4: MF's tile."""

    def check_allowance(self, g: View, turn: Any, colour: str) -> None:
        """13.4.1-13.4.3: IllegalAction but in stock turns, before the company in turn has acted, and in one's own."""
        frame = frame_of_flow(g)
        if isinstance(frame, CompanyTurn):
            is_time = not frame.count(ACTED) or g.company(frame.company).president == turn.player
        else:
            is_time = isinstance(frame, StockTurn)
        if not is_time:
            raise IllegalAction("private.not_now", private=PORT)


def asks_for_track(g: View, turn: CompanyTurn) -> bool:
    """17.4: recorded games always do."""
    return g.rules["port"] == "18xx.games"


def is_left(g: View, private: str) -> bool:
    """Whether a right is still there: all but SMR's are a player's, and MF's is there while its tile can be laid."""
    if private == PORT and not (g.stock_left(HARBOUR) and PortTrack(PORT).hexes(g)):
        return False
    return (
        "builds_free" in g.data.figures("privates", private) or g.state.privates.get(private) not in g.state.companies
    )


def has_laid(g: View, turn: CompanyTurn) -> bool:
    """6.1; 17.4: in recorded games the step of track stays open for the president's tile."""
    mine = g.state.privates.get(PORT) == g.company(turn.company).president
    waits = asks_for_track(g, turn) and mine and g.stock_left(HARBOUR) > 0
    return is_laid(g, turn) and not waits


class DiscardBeforeAsked(Discard):
    """10.7: a company further down may discard before it's asked."""

    def company(self, g: View, frame: Aside) -> str:
        """Where another player is asked, the first one of this player's that holds too many; "" for none."""
        top = frame_of_flow(g)
        waiting = top.companies if isinstance(top, Discards) and g.actor(top.companies[0]) != frame.player else []
        mine = (name for name in waiting if g.actor(name) == frame.player)
        return next((name for name in mine if len(g.company(name).trains) > g.rulebook.train_limit(g, name)), "")


PORT_TILE, EXCHANGE, DISCARD = PlayersTile(PortTrack(PORT)), Exchange(), DiscardBeforeAsked()


def asides(g: View, player: str) -> tuple[Act, ...]:
    """What a player may do whoever is asked; 2.8, 13.5: in stock and operating rounds, but not before ER's tile."""
    top = frame_of_flow(g)
    if g.state.round not in ("stock", "operating") or isinstance(top, TileRight):
        return ()
    owned: dict[str, Act] = {} if g.rules["beginner"] else {PORT: PORT_TILE, SHARE: EXCHANGE}
    found = [act for private, act in owned.items() if g.state.privates.get(private) == player]
    if isinstance(top, Discards) and DISCARD.company(g, Aside(player)):
        found.append(DISCARD)
    return tuple(found)


class Decline(Single):
    """13.5: the seller lays no tile; the chance doesn't come back."""

    action = Pass

    def check(self, g: View, frame: TileRight, action: Pass) -> None:
        """The seller may always decline the tile."""

    def apply(self, g: Editor, frame: TileRight, action: Pass) -> None:
        """Tell that the tile is declined; the right is gone."""
        g.emit(passed(g, frame.player, None, "private_tile"))
        g.pop(frame)


class TileRightRule(FrameRule):
    """13.5: the seller lays or declines, before anything else happens; where nothing can be laid nobody is asked."""

    _lay = PlayersTile(PrivateTrack(OHZU))
    _acts: tuple[Act, ...] = (_lay, Decline())

    def decide(self, g: Editor, frame: TileRight) -> Decision | None:
        """Ask the seller until the tile lies; nobody where none can be laid."""
        if has_legal(g, frame, (self._lay,)):
            return Decision(frame.player, None, "private_tile", "13.5")
        g.pop(frame)
        return None

    def acts(self, g: View, frame: TileRight) -> tuple[Act, ...]:
        """Laying the tile, or declining it."""
        return self._acts
