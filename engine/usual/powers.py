"""What private companies let their owners do: lay a tile for nothing, take a share; also while another is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from engine.actions import Action, LayTile, Offer, PrivateId
from engine.acts import Act, Want
from engine.board.lays import Misfit, misplaced
from engine.board.tiles import EDGES
from engine.errors import IllegalAction
from engine.events import Event
from engine.finance.holdings import IPO, check_holding_limit, single_units
from engine.finance.presidency import settle_presidency
from engine.rounds.track import LayOrUpgrade
from engine.usual.rules import usual
from engine.usual.track import CompanyTrack

if TYPE_CHECKING:
    from engine.asides import Aside
    from engine.editor import Editor
    from engine.rounds.track import Payment
    from engine.view import View


@dataclass(frozen=True, slots=True)
class ExchangePrivate(Action):
    """Give up a private company for a share."""

    type: ClassVar[str] = "exchange_private"
    private: PrivateId


@dataclass(frozen=True, slots=True)
class PrivateExchanged(Event):
    """A player gave up a private company for so many percent of a company."""

    type: ClassVar[str] = "private_exchanged"
    player: str
    private: str
    company: str
    percent: int


class PrivateTrack(CompanyTrack):
    """The rules of a tile laid by the right of a private company: for nothing, connected or not, beside a company's."""

    def __init__(self, private: str) -> None:
        self.private = private

    def check_allowance(self, g: View, turn: Any, colour: str) -> None:
        """It's no company's tile of a turn."""

    def hexes(self, g: View) -> list[str]:
        """The hexes where it may be laid: those of its figures that aren't built."""
        places = g.data.figures("privates", self.private)["tile"]["hexes"]
        return [hex_id for hex_id in places if g.laid(hex_id) is None]

    def check_place(self, g: View, turn: Any, lay: LayTile) -> None:
        """Its hexes need no connection."""

    def means(self, g: View, turn: Any, hex_id: str) -> tuple[str, ...]:
        """By what means the tile is laid: the private company."""
        return (self.private,)

    def check_means(self, g: View, turn: Any, lay: LayTile) -> None:
        """It's the private company's, or not an action of this kind."""

    def bill(self, g: View, turn: Any, lay: LayTile) -> list[Payment]:
        """Nothing is paid for it."""
        return []

    def laid(self, g: Editor, turn: Any, lay: LayTile) -> None:
        """It counts as no tile of the turn."""


class PrivateLay(LayOrUpgrade):
    """A tile laid by the right of a private company."""

    def __init__(self, rules: PrivateTrack) -> None:
        super().__init__(rules)
        self._track = rules

    def handles(self, action: Action) -> bool:
        """A tile laid by means of the private company."""
        return isinstance(action, LayTile) and action.means == self._track.private

    def means(self, g: View, frame: Any, hex_id: str) -> tuple[str, ...]:
        """By what means the tile is laid: the private company, never none."""
        return (self._track.private,)

    def hexes(self, g: View, frame: Any) -> list[str]:
        """The hexes on which the private company lets lay now."""
        return self._track.hexes(g)

    def candidates(self, g: View, frame: Any, want: Want) -> Iterator[Action | Offer]:
        """The lays on the private company's hexes."""
        if "hex" not in want or want["hex"] in self.hexes(g, frame):
            yield from super().candidates(g, frame, want)


class PlayersTile(PrivateLay):
    """A tile of those that the figures name, laid by a player, who is the frame's."""

    def layer(self, g: View, frame: Any) -> str:
        """Who lays: the player whose frame it is."""
        return frame.player

    def _tiles(self, g: View) -> list[str]:
        return g.data.figures("privates", self._track.private)["tile"]["tiles"]

    def fitting(self, g: View, frame: Any, hex_id: str) -> Iterable[tuple[str, int]]:
        """These tiles as they can lie there."""
        lying = g.laid(hex_id)
        turned = ((tile, rotation) for tile in self._tiles(g) for rotation in EDGES)
        return (each for each in turned if misplaced(g.board, hex_id, lying, *each) is None)

    def misfit(self, g: View, action: LayTile) -> Misfit | None:
        """Only these tiles, on these hexes, and as any tile must lie."""
        if action.hex not in self._track.hexes(g):
            hexes = {"company": self._track.private, "hex": action.hex, "allowed": self._track.hexes(g)}
            return "tile.no_power", hexes
        if action.tile not in self._tiles(g):
            return "tile.wrong_kind", {"tile": action.tile, "hex": action.hex, "allowed": self._tiles(g)}
        if action.rotation not in EDGES:
            return "tile.rotation", {"rotation": action.rotation}
        return misplaced(g.board, action.hex, g.laid(action.hex), action.tile, action.rotation)


class Exchange(Act):
    """A player gives up a private company for a share from the IPO of the company that its figures name.

    It's no purchase, and needs no room under the certificate limit: one certificate goes, one comes.
    """

    action = ExchangePrivate

    def _company(self, g: View, private: str) -> str | None:
        return g.data.figures("privates", private).get("share") if private in g.data.privates else None

    def candidates(self, g: View, frame: Aside, want: Want) -> Iterator[Action | Offer]:
        """Each of the player's that can be exchanged."""
        return (ExchangePrivate(each) for each in g.privates_of(frame.player) if self._company(g, each))

    def check(self, g: View, frame: Aside, action: ExchangePrivate) -> None:
        """IllegalAction unless it's the player's and may be exchanged, with a share left, within the holding limit."""
        company = self._company(g, action.private)
        if g.state.privates.get(action.private) != frame.player or company is None:
            raise IllegalAction("private.no_exchange", private=action.private, who=frame.player)
        if single_units(g.company(company), IPO) < 1:
            raise IllegalAction("share.none_left", company=company, source=IPO)
        check_holding_limit(g, frame.player, company, 1)

    def apply(self, g: Editor, frame: Aside, action: ExchangePrivate) -> None:
        """The share changes hands; the company may float by it, or get another president."""
        company = self._company(g, action.private) or ""
        g.emit(PrivateExchanged(frame.player, action.private, company, g.company(company).unit))
        usual(g).close_private(g, action.private)
        g.move_shares(company, IPO, frame.player, 1)
        settle_presidency(g, company)
        usual(g).left_ipo(g, company, 1)
