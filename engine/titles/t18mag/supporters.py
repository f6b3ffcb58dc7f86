"""The supporters of the expansion (13.3): each once an operating round, for one minor of its owner.

Using one readies it for the turn: the next thing of its kind that the minor does has the advantage. A supporter can
only be readied where that is possible. One that had no effect in the turn isn't spent. In games begun before that
ruling it is, so there the step doesn't end before it was used, and a terrain token is named with the tile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from engine.actions import Action, BuyTrain, LayTile, Offer, PlaceToken
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.rounds.operating import CompanyTurn
from engine.rounds.token import PlaceStation
from engine.titles.t18mag.actions import SupporterKept, SupporterUsed, UseSupporter
from engine.titles.t18mag.phases import own
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

TRAIN, TERRAIN, MONEY, UPGRADE, STATION, TOWN = "KK", "FJ", "SMFvR", "GSvS", "DDSG", "MA"
"""What each helps with; the ids are printed on the cards."""
UPGRADE_COLOURS = ("green", "brown")

Use = Callable[["View", CompanyTurn], bool]
"""Whether a turn in which the supporter is ready could use it now."""


def is_ready(turn: CompanyTurn, supporter: str) -> bool:
    """Whether it was called in this turn, and not used since."""
    return turn.count(supporter) > 0


def spend(turn: CompanyTurn, supporter: str) -> None:
    """It was used, if it was ready."""
    turn.counts.pop(supporter, None)


def is_kept(g: View) -> bool:
    """Whether one that had no effect isn't spent; games begun without the ruling go on by the old one."""
    return g.rules.get("called_supporter") == "kept"


def keep(g: Editor, turn: CompanyTurn) -> None:
    """Those that are ready still had no effect, and may be called again in the round."""
    for supporter in [each for each in own(g).supporters_used if is_kept(g) and is_ready(turn, each)]:
        spend(turn, supporter)
        own(g).supporters_used.remove(supporter)
        g.emit(SupporterKept(turn.company, supporter))


def is_available(g: View, company: str, supporter: str) -> bool:
    """Whether the minor's owner has it and hasn't used it in this round."""
    owner = g.state.privates.get(supporter)
    return owner is not None and owner == g.actor(company) and supporter not in own(g).supporters_used


def helps_upgrade(turn: CompanyTurn, colour: str) -> bool:
    """Whether a tile of this colour is the further free upgrade."""
    return colour in UPGRADE_COLOURS and is_ready(turn, UPGRADE)


def may_upgrade(g: View, turn: CompanyTurn) -> bool:
    """Whether the further free upgrade is still to come, or could be called."""
    return is_ready(turn, UPGRADE) or is_available(g, turn.company, UPGRADE)


def _ready(turn: CompanyTurn, supporter: str) -> CompanyTurn:
    """The same turn with the supporter ready, for trying out."""
    return CompanyTurn(turn.company, turn.step, {**turn.counts, supporter: 1}, turn.services)


def _always(g: View, turn: CompanyTurn) -> bool:
    return True


class UseSupporterAct(Act):
    """Call a supporter: `uses` are those that help in this step."""

    action = UseSupporter

    def __init__(self, uses: Mapping[str, Use]) -> None:
        self._uses = {**uses, MONEY: _always}

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """Each supporter that's of use in this step and is somebody's."""
        return (UseSupporter(supporter) for supporter in self._uses if supporter in g.state.privates)

    def check(self, g: View, frame: CompanyTurn, action: UseSupporter) -> None:
        """IllegalAction unless it's the owner's, not used in this round, and of use in this step."""
        owner = g.state.privates.get(action.private)
        if owner is None or owner != g.actor(frame.company):
            mine = tuple(g.privates_of(g.actor(frame.company) or ""))
            raise IllegalAction("supporter.not_yours", supporter=action.private, legal_instead=mine)
        if action.private in own(g).supporters_used:
            raise IllegalAction("supporter.used", supporter=action.private)
        use = self._uses.get(action.private)
        if use is None or not use(g, _ready(frame, action.private)):
            raise IllegalAction("supporter.no_use", supporter=action.private, company=frame.company)

    def apply(self, g: Editor, frame: CompanyTurn, action: UseSupporter) -> None:
        """Money is paid at once; everything else is readied."""
        own(g).supporters_used.append(action.private)
        g.emit(SupporterUsed(frame.company, action.private))
        if action.private == MONEY:
            g.pay(BANK, frame.company, g.data.raw["supporters"]["income"], "supporter")
        else:
            frame.add(action.private)

    def is_pending(self, g: View, turn: CompanyTurn) -> bool:
        """Whether one of the step's is ready, can still be used, and would be lost."""
        return not is_kept(g) and any(
            is_ready(turn, supporter) and use(g, turn) for supporter, use in self._uses.items()
        )


def track_uses(lay: Act) -> dict[str, Use]:
    """In the track step: a terrain token, and a further upgrade."""

    def some(g: View, turn: CompanyTurn, fits: Callable[[LayTile], bool]) -> bool:
        tried = (each for each in lay.candidates(g, turn, {}) if isinstance(each, LayTile) and fits(each))
        return any(lay.allows(g, turn, each) for each in tried)

    def colour(g: View, lay: LayTile) -> str:
        return g.data.board.tiles[lay.tile].colour

    return {
        TERRAIN: lambda g, turn: some(g, turn, lambda each: g.terrain_cost(each.hex) > 0),
        UPGRADE: lambda g, turn: some(g, turn, lambda each: colour(g, each) in UPGRADE_COLOURS),
    }


def station_uses(place: Act) -> dict[str, Use]:
    """In the station step: a station at half price."""
    return {STATION: place.possible}


def train_uses(buy: Act) -> dict[str, Use]:
    """In the train step: a train from the bank for less."""
    return {TRAIN: lambda g, turn: any(isinstance(each, BuyTrain) for each in buy.legal(g, turn, {"source": BANK}))}


def run_uses(possible: Use) -> dict[str, Use]:
    """In the run: one more town for a train, where a run is possible. It needn't be visited, so no run is forced."""
    return {TOWN: possible}


class CheaperStation(PlaceStation):
    """A station, which a supporter makes cheaper."""

    def price(self, g: View, frame: CompanyTurn) -> int:
        """Half, if it's ready."""
        price = super().price(g, frame)
        return price // g.data.raw["supporters"]["station_part"] if is_ready(frame, STATION) else price

    def apply(self, g: Editor, frame: CompanyTurn, action: PlaceToken) -> None:
        """Place the station; the supporter is used up."""
        super().apply(g, frame, action)
        spend(frame, STATION)
