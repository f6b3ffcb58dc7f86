"""The markers of an absorption (11.9): own mines given up, the target's cities and mines taken over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, Pass, PlaceToken, RemoveToken
from engine.acts import Act, Decision, FrameRule, Single, Want
from engine.errors import IllegalAction
from engine.rounds.passing import passed
from engine.titles.t1865.board.markers import in_district
from engine.titles.t1865.board.network import is_city, is_mine, joined
from engine.titles.t1865.rounds.maritime import give_bonuses
from engine.titles.t1865.state import Absorbing
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

OWN_MINES, CITIES, MINES, DONE = "own mines", "cities", "mines", "done"


def own_mines(g: View, frame: Absorbing) -> list[str]:
    """11.9 b: the mines where the absorber has a marker."""
    return [node for node in g.nodes_of(frame.absorber) if is_mine(g, node)]


def city_sets(g: View, frame: Absorbing) -> list[tuple[str, ...]]:
    """11.9 c: the sets of the target's cities that may be replaced in the end, those replaced already among them.

    All of them if there are markers enough; else as many as possible of which each is joined to another marker.
    """
    waiting = [node for node in g.nodes_of(frame.target) if is_city(g, node)]
    cities = sorted([*frame.picked, *waiting])
    room = len(frame.picked) + len(g.company(frame.absorber).stations)
    if len(cities) <= room:
        return [tuple(cities)]
    old = set(g.nodes_of(frame.absorber)) - set(frame.picked)
    for size in range(room, 0, -1):
        found = [each for each in combinations(cities, size) if _holds_together(g, old, each)]
        if found:
            return [each for each in found if set(frame.picked) <= set(each)]
    return [()]


def _holds_together(g: View, old: set[str], cities: tuple[str, ...]) -> bool:
    """Whether each of these cities is joined to another marker of the company, old or replaced."""
    return all(joined(g, city) & (old | set(cities) - {city}) for city in cities)


def open_cities(g: View, frame: Absorbing) -> list[str]:
    """The cities that may be replaced next."""
    cities = {city for each in city_sets(g, frame) for city in each}
    return sorted(cities - set(frame.picked))


def open_mines(g: View, frame: Absorbing) -> list[str]:
    """11.9 c: the target's mines that may be taken: markers left, the district, the connection if they're few."""
    mines = [node for node in g.nodes_of(frame.target) if is_mine(g, node)]
    if in_district(g, frame.absorber):
        mines = [node for node in mines if node not in g.data.raw["district"]]
    left = len(g.company(frame.absorber).stations)
    if not left:
        return []
    if frame.tight or left < len(mines):
        own = set(g.nodes_of(frame.absorber))
        return [node for node in mines if joined(g, node) & own]
    return mines


def replace_marker(g: Editor, frame: Absorbing, node: str) -> None:
    """The absorber's marker in the place of the target's, without cost and without traffic."""
    g.remove_token(frame.target, node)
    g.company(frame.absorber).stations.pop()
    g.place_token(frame.absorber, node, 0)


class GiveUpMine(Act):
    """11.9 b: an own marker comes back from a mine."""

    action = RemoveToken

    def candidates(self, g: View, frame: Absorbing, want: Want) -> Iterator[Action | Offer]:
        """Taking the marker off each mine of its own."""
        return (RemoveToken(node) for node in own_mines(g, frame))

    def check(self, g: View, frame: Absorbing, action: RemoveToken) -> None:
        """IllegalAction unless it's an own mine."""
        mines = own_mines(g, frame)
        if action.node not in mines:
            raise IllegalAction("absorb.no_own_mine", node=action.node, legal_instead=tuple(mines))

    def apply(self, g: Editor, frame: Absorbing, action: RemoveToken) -> None:
        """The marker is back on the charter; the tile stays."""
        g.remove_token(frame.absorber, action.node)
        g.company(frame.absorber).stations.append(0)


class TakeCity(Act):
    """11.9 c: with too few markers the president chooses the cities."""

    action = PlaceToken

    def candidates(self, g: View, frame: Absorbing, want: Want) -> Iterator[Action | Offer]:
        """Those with which as many as possible can be replaced."""
        return (PlaceToken(node) for node in open_cities(g, frame))

    def check(self, g: View, frame: Absorbing, action: PlaceToken) -> None:
        """IllegalAction unless the city is one of as many as can be replaced."""
        cities = open_cities(g, frame)
        if action.node not in cities or action.means:
            raise IllegalAction("absorb.no_such_city", node=action.node, legal_instead=tuple(cities))

    def apply(self, g: Editor, frame: Absorbing, action: PlaceToken) -> None:
        """The marker is replaced by one of the absorber's."""
        replace_marker(g, frame, action.node)
        frame.picked.append(action.node)


class TakeMine(Act):
    """11.9 c: the target's mines may be taken."""

    action = PlaceToken

    def candidates(self, g: View, frame: Absorbing, want: Want) -> Iterator[Action | Offer]:
        """Each mine that may be taken over."""
        return (PlaceToken(node) for node in open_mines(g, frame))

    def check(self, g: View, frame: Absorbing, action: PlaceToken) -> None:
        """IllegalAction unless the mine may be taken over."""
        mines = open_mines(g, frame)
        if action.node not in mines or action.means:
            raise IllegalAction("absorb.no_such_mine", node=action.node, legal_instead=tuple(mines))

    def apply(self, g: Editor, frame: Absorbing, action: PlaceToken) -> None:
        """The marker is replaced by one of the absorber's."""
        replace_marker(g, frame, action.node)


class NoMoreMines(Single):
    """Leave mines as they are."""

    action = Pass

    def check(self, g: View, frame: Absorbing, action: Pass) -> None:
        """No mine must be given up or taken."""

    def apply(self, g: Editor, frame: Absorbing, action: Pass) -> None:
        """Go on to the cities, or from there to the end."""
        g.emit(passed(g, g.actor(frame.absorber) or "", frame.absorber, "markers"))
        frame.stage = CITIES if frame.stage == OWN_MINES else DONE


class AbsorbingRule(FrameRule):
    """11.9, stage by stage."""

    def __init__(self) -> None:
        self._acts: dict[str, tuple[Act, ...]] = {
            OWN_MINES: (GiveUpMine(), NoMoreMines()),
            CITIES: (TakeCity(),),
            MINES: (TakeMine(), NoMoreMines()),
        }

    def decide(self, g: Editor, frame: Absorbing) -> Decision | None:
        """The next choice, if there's one."""
        if self._waits(g, frame):
            return Decision(g.actor(frame.absorber), frame.absorber, "markers", "11.9")
        return None

    def _waits(self, g: Editor, frame: Absorbing) -> bool:
        """Whether the stage asks something; else it's brought to its end."""
        match frame.stage:
            case "own mines":
                if own_mines(g, frame):
                    return True
                frame.stage = CITIES
            case "cities":
                return not self._take_cities(g, frame)
            case "mines":
                if open_mines(g, frame):
                    return True
                frame.stage = DONE
            case _:
                self._finish(g, frame)
        return False

    def _take_cities(self, g: Editor, frame: Absorbing) -> bool:
        """Doubled cities bring money; where nothing is left to choose the cities are replaced."""
        own, doubled = set(g.nodes_of(frame.absorber)), 0
        for node in g.nodes_of(frame.target):
            if node in own:
                g.remove_token(frame.target, node)
                doubled += 1
        g.pay(BANK, frame.absorber, doubled * g.data.raw["doubled_city"], "compensation")
        waiting = [node for node in g.nodes_of(frame.target) if is_city(g, node)]
        frame.tight = frame.tight or len(waiting) > len(g.company(frame.absorber).stations)
        sets = city_sets(g, frame)
        if len(sets) > 1 and len(frame.picked) < len(sets[0]):
            return False
        for node in sets[0]:
            if node not in frame.picked:
                replace_marker(g, frame, node)
        frame.stage = MINES
        return True

    def _finish(self, g: Editor, frame: Absorbing) -> None:
        """What isn't replaced is lost, and its slots are free; 11.8: bonuses that are due now."""
        for node in g.nodes_of(frame.target):
            g.remove_token(frame.target, node)
        give_bonuses(g, frame.absorber)
        g.pop(frame)

    def acts(self, g: View, frame: Absorbing) -> tuple[Act, ...]:
        """What may be done in this stage of the absorption."""
        return self._acts[frame.stage]
