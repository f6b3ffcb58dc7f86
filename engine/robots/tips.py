"""What a title tells its robots: figures that its rules don't have, such as what a train usually earns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from engine.finance.holdings import POOL
from engine.robots.glance import Glance
from engine.trial import at_run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.board.routing.route_problem import RouteProblem
    from engine.position import Position
    from engine.view import View

INCOME, TRACK, GROWTH, EARNING, COURSE = "income", "glance", "growth", "earning", "course"
"""Before a company's id in the keys under which a view's memo has its incomes, its track at a glance, its growth, what
that makes together, and what a title forecasts of it."""
STOPS = "stops"
"""Before a hex in the keys under which it has what the stops there bring."""
FURTHER = 0.7
"""What each further train of a company earns, as a part of what it would alone: it has the worse routes."""

MOST_TRACKS = 1024
"""Of so many route problems it's remembered what they bring."""

Outlook = tuple[Any, ...]
"""What a company that doesn't earn by runs will earn by, as its title tells it; () where it runs."""


@dataclass(frozen=True)
class Tips:
    """Figures in the title's money; a title that earns otherwise than by runs overrides what differs.

    earns: by kind of train what one usually brings in an operating round once there's track for it; half its price
    where nothing is said. pace: so many trains are bought a round by each company that operates. longest: so many
    operating rounds a game has at most. resale: what a private company's owner usually gets for it from a company, as
    a part of its face value. powers: what a private company is worth beside its income. owner_part: so much of what a
    company earns gets who owns it whole. less_per_loan: what each loan takes off a share at the end. interest: what a
    loan costs a company in a round. helps: how likely a president has to add what a company lacks for a train.
    pays_company: the holders whose dividends the company gets. yields: what money that a player has got becomes in a
    round, put into shares, but for the last rounds (`idle` of them). left: how many operating rounds are usually left
    in the last phase but one, in the one before it, and so on; where it doesn't say, `longest` tells. puts_off: whether
    it's weighed how much longer the bank lasts by a move.
    """

    earns: Mapping[str, int] = field(default_factory=dict[str, int])
    pace: float = 0.5
    longest: int = 20
    resale: float = 1.0
    powers: Mapping[str, int] = field(default_factory=dict[str, int])
    owner_part: float = 0.5
    less_per_loan: int = 0
    interest: int = 0
    helps: float = 1.0
    pays_company: tuple[str, ...] = (POOL,)
    yields: float = 1.04
    idle: int = 0
    left: tuple[int, ...] = ()
    puts_off: bool = False
    homes: Mapping[str, float] = field(default_factory=dict[str, float])
    """How much of what's usual a company will earn whose track can't be looked at yet, where its home tells that."""

    needs_train: ClassVar[bool] = True
    """Whether a company without a train has to buy one, and its president adds what is lacking."""
    open_stacks: ClassVar[bool] = False
    """Whether all kinds of train are on sale at once."""
    bank_ends: ClassVar[bool] = True
    """Whether the game ends as the bank breaks."""

    def grown(self, rounds: int) -> float:
        """What money becomes that a player gets so many rounds before the end, as a part of itself."""
        return self.yields ** max(0, rounds - self.idle)

    def earned_by(self, g: View, trains: Sequence[str]) -> float:
        """What these trains of one company usually bring together in an operating round."""
        each = sorted((self.earns.get(kind, g.data.trains[kind].price // 2) for kind in trains), reverse=True)
        return sum(amount * FURTHER**place for place, amount in enumerate(each))

    def income(self, position: Position, company: str, trains: tuple[str, ...], width: int) -> int:
        """What a company would earn now if it had these trains; so many routes are followed at a time."""
        key, memo = (INCOME, company, trains, width), position.view.memo
        if key not in memo:
            track = self._track(position, company) if trains else None
            memo[key] = track.brings(trains, width) if track is not None else 0
        return memo[key]

    def _track(self, position: Position, company: str) -> _Track | None:
        """A company's track; None for one that runs no trains."""
        key, g = (TRACK, company), position.view
        if key not in g.memo:
            trial = at_run(position, company, tuple(g.data.trains))
            problem = g.rulebook.route_problem(trial, ()) if trial is not None else None
            g.memo[key] = _track_of(problem) if problem is not None else None
        return g.memo[key]

    def outlook(self, position: Position, company: str) -> Outlook:
        """What it will earn by, where its track doesn't tell that by runs."""
        return ()

    def later(self, g: View, outlook: Outlook, trains: Sequence[str], number: int) -> float:
        """What a company of such an outlook will earn in the run that comes after so many others, with these trains."""
        return 0

    def forecast(self, position: Position, company: str, rounds: range, is_buyer: bool) -> tuple[float, float] | None:
        """What a unit of it gets until the end, and how far its price moves; None where the general forecast does.

        rounds: those in which it still operates, from 0 for the one that is on; is_buyer: it may buy trains before.
        """
        return None

    def amounts(self, g: View, company: str) -> Sequence[int]:
        """The dividends to be weighed beside none and all."""
        return ()

    def gone_with(self, g: View, train: str) -> str:
        """The phase that ends a kind of train; "" for one that lasts."""
        return g.data.figures("trains", train).get("rusts_on") or ""

    def begins(self, g: View, train: str) -> str:
        """The phase that the first train of a kind begins, where it begins one."""
        return train

    def capital(self, g: View, company: str) -> int:
        """What is still to come into the treasury of a company that doesn't operate yet: ten shares at par."""
        return 0 if g.rulebook.is_floated(g, company) is not False else 10 * g.company(company).par

    def settled(self, position: Position) -> Position:
        """The position once what a move has set off is carried out, as it will be at the latest after the turn."""
        return position

    def helps_with(self, g: View, company: str) -> float:
        """How likely its president has to add what this company lacks for a train."""
        return self.helps

    def floats_at(self, g: View) -> int:
        """So much must be sold for a company to operate, in percent."""
        return g.data.raw.get("float", 60)

    def steps(self, g: View, company: str, paid: float) -> int:
        """How far the price moves to the right for so much paid by a company in a round."""
        return 1 if paid else -1


class _Track:
    """What the routes of a company bring, as far as somebody has asked."""

    def __init__(self, problem: RouteProblem) -> None:
        self._glance = Glance(problem)
        self._known: dict[tuple[tuple[str, ...], int], int] = {}

    def brings(self, trains: tuple[str, ...], width: int) -> int:
        """What such trains earn together on it; so many routes are followed at a time."""
        if (trains, width) not in self._known:
            self._known[trains, width] = self._glance.brings(trains, width)
        return self._known[trains, width]


@lru_cache(MOST_TRACKS)
def _track_of(problem: RouteProblem) -> _Track:
    """Most tiles that are tried change no route: then it's one that is known."""
    return _Track(problem)
