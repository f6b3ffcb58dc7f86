"""Choosing a city of a hex for tokens that have none yet: after an upgrade that gives them track, or a home of two."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.actions import Action, Offer, PlaceToken
from engine.acts import Act, Decision, FrameRule, Want
from engine.errors import IllegalAction
from engine.state import Frame

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class CityChoice(Frame):
    """`player`, for `company`, chooses a city of `hex` for the tokens of these companies, one after the other."""

    kind: ClassVar[str] = "city_choice"
    player: str
    company: str
    hex: str
    tokens: list[str] = field(default_factory=list[str])
    home: bool = False


def free_cities(g: View, hex_id: str) -> list[str]:
    """The cities of a hex with a free slot."""
    nodes = enumerate(g.track(hex_id).nodes)
    cities = [f"{hex_id}.{index}" for index, node in nodes if node.kind == "city"]
    return [city for city in cities if g.free_slots(city) > 0]


class ChooseCity(Act):
    """Put the next token into a city with a free slot, free of charge."""

    action = PlaceToken

    def candidates(self, g: View, frame: CityChoice, want: Want) -> Iterator[Action | Offer]:
        """Each city with a free slot."""
        return (PlaceToken(city) for city in free_cities(g, frame.hex))

    def check(self, g: View, frame: CityChoice, action: PlaceToken) -> None:
        """IllegalAction unless it's a city with a free slot in the hex that's asked about."""
        cities = free_cities(g, frame.hex)
        if action.node not in cities or action.means:
            raise IllegalAction("city.not_free", node=action.node, hex=frame.hex, legal_instead=tuple(cities))

    def apply(self, g: Editor, frame: CityChoice, action: PlaceToken) -> None:
        """Place the first token that waits, for nothing; a home is the company's home from now on."""
        g.place_token(frame.tokens.pop(0), action.node, 0, home=frame.home, shifted=not frame.home)


class CityChoiceRule(FrameRule):
    """One token after the other; where there's one city only it goes there by itself.

    `clause` is that of tokens which an upgrade has given track, `home` that of a home token.
    """

    def __init__(self, clause: str, home: str) -> None:
        self._clause, self._home = clause, home
        self._acts: tuple[Act, ...] = (ChooseCity(),)

    def decide(self, g: Editor, frame: CityChoice) -> Decision | None:
        """The next token's city."""
        if not frame.tokens:
            g.pop(frame)
            return None
        token = frame.tokens[0]
        behalf = token if token != frame.company else None
        clause = self._home if frame.home else self._clause
        return Decision(frame.player, frame.company, "city", clause, on_behalf=behalf)

    def acts(self, g: View, frame: CityChoice) -> tuple[Act, ...]:
        """Placing the token, and nothing else."""
        return self._acts

    def automatic(self, g: View, frame: CityChoice, decision: Decision) -> Action | None:
        """A single city leaves no choice."""
        cities = free_cities(g, frame.hex)
        return PlaceToken(cities[0]) if len(cities) == 1 else None
