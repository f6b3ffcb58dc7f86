"""What a title tells people beside what is legal: ways compared, what a choice comes to, what an automaton will do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.actions import Action, RouteClaim
    from engine.events import Event


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence to be put in words: a key of the title's messages, and the figures and ids in it."""

    key: str
    figures: Mapping[str, Any] = field(default_factory=dict[str, Any])


@dataclass(frozen=True, slots=True)
class Way:
    """A way over the map by which something may be done: its action, the hexes and the nodes that it touches, in order.

    edges: the cost of each hex edge that is crossed, in the title's money. gain: what it brings, in the title's points.
    """

    action: Action
    hexes: tuple[str, ...]
    nodes: tuple[str, ...]
    edges: tuple[int, ...]
    gain: int

    @property
    def cost(self) -> int:
        """What crossing all its edges costs, in the title's money."""
        return sum(self.edges)


@dataclass(frozen=True, slots=True)
class Wishes:
    """Which runs are asked for.

    visit: nodes, or hexes (one of their stops), that the run as a whole must visit. avoid: nodes that no train visits,
    or hexes that none enters. rest: kinds of trains, each time one of them that rests. most: so many runs to choose
    from, where the title leaves a choice of routes. patience: in steps of the search, as for `routes.solve`; None to
    prove the best.
    """

    visit: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    most: int = 6
    patience: int | None = None


@dataclass(frozen=True, slots=True)
class Programme:
    """A way to run a company's trains: a bundle of actions for `apply_all`, and what it brings.

    `services` are the companies whose service is bought, in order; `fee` what that costs. `income` is what the routes
    earn and is divided, `extra` what goes to the treasury undivided; `net` = income + extra - fee. `values` are what
    each of `routes` earns, `stops` and `bonuses` what that is made of, as in `TrainsRan`. `without` is the stop that
    the run leaves out and the best one visits. `proven`: no run as wished brings more.
    """

    actions: tuple[Action, ...]
    services: tuple[str, ...]
    fee: int
    income: int
    extra: int
    to_owner: int
    to_company: int
    routes: tuple[RouteClaim, ...] = ()
    values: tuple[int, ...] = ()
    stops: tuple[tuple[int, ...], ...] = ()
    bonuses: tuple[tuple[tuple[str, int], ...], ...] = ()
    without: str = ""
    proven: bool = True

    @property
    def net(self) -> int:
        """What owner and company gain together."""
        return self.income + self.extra - self.fee

    @property
    def moves(self) -> tuple[dict[str, Any], ...]:
        """The actions in their JSON form."""
        return tuple(each.to_json() for each in self.actions)


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game in sight: how many stock and operating rounds follow the round that is on.

    last_turn: none does, and nobody has to decide anything after the company's turn that is on.
    """

    stock: int
    operating: int
    last_turn: bool = False


@dataclass(frozen=True, slots=True)
class Forecast:
    """What an automaton between the players would do on its next turn in a position.

    who: by what name it holds shares. sheet: the picture of the title that shows what decides about its moves; places:
    the same in sentences.
    """

    who: str
    sheet: str
    events: tuple[Event, ...]
    places: tuple[Remark, ...] = ()
