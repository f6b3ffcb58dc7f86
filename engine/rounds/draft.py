"""A draft: players pick free items in turn, the start moving one seat on after each turn round the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from engine.actions import Action, DraftCompany, DraftShare, Offer
from engine.acts import Act, Decision, Want
from engine.errors import IllegalAction
from engine.events import CompanyDrafted, ShareDrafted
from engine.finance.presidency import settle_presidency
from engine.state import Frame

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class Draft(Frame):
    """`picks` made so far; what's on offer: companies owned whole, and numbers of shares by company."""

    kind: ClassVar[str] = "draft"
    picks: int = 0
    companies: list[str] = field(default_factory=list[str])
    shares: dict[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True, slots=True)
class DraftLimits:
    """How many companies and shares each player picks."""

    companies: int
    shares: int


Limits = Callable[["View"], DraftLimits]


def picker(g: View, picks: int) -> str:
    """Who makes the next pick: turn k begins k seats further on."""
    players = len(g.state.seats)
    turn, place = divmod(picks, players)
    return g.state.seats[(turn + place) % players]


def _owned(g: View, player: str) -> int:
    return sum(1 for company in g.state.companies.values() if company.owner == player)


def _units(g: View, player: str) -> int:
    return sum(company.shares.get(player, 0) for company in g.state.companies.values())


class PickCompany(Act):
    """Pick a company that is owned whole; `start_company` gives it what it starts with."""

    action = DraftCompany

    def __init__(self, limits: Limits, start_company: Callable[[Editor, str], None]) -> None:
        self._limits = limits
        self._start_company = start_company

    def candidates(self, g: View, frame: Draft, want: Want) -> Iterator[Action | Offer]:
        """Every company on offer."""
        return (DraftCompany(company) for company in frame.companies)

    def check(self, g: View, frame: Draft, action: DraftCompany) -> None:
        """It must be on offer, and the player below the limit of companies."""
        if action.company not in frame.companies:
            raise IllegalAction("draft.not_on_offer", company=action.company, legal_instead=tuple(frame.companies))
        limit = self._limits(g).companies
        if _owned(g, picker(g, frame.picks)) >= limit:
            raise IllegalAction("draft.company_limit", limit=limit, legal_instead=tuple(frame.shares))

    def apply(self, g: Editor, frame: Draft, action: DraftCompany) -> None:
        """The player owns it from now on."""
        player = picker(g, frame.picks)
        frame.companies.remove(action.company)
        frame.picks += 1
        g.company(action.company).owner = player
        g.emit(CompanyDrafted(player, action.company))
        self._start_company(g, action.company)


class PickShare(Act):
    """Pick one share of a company, out of `stock`."""

    action = DraftShare

    def __init__(self, limits: Limits, stock: str) -> None:
        self._limits = limits
        self._stock = stock

    def candidates(self, g: View, frame: Draft, want: Want) -> Iterator[Action | Offer]:
        """A share of every company that has one on offer."""
        return (DraftShare(company) for company in frame.shares)

    def check(self, g: View, frame: Draft, action: DraftShare) -> None:
        """It must be on offer, and the player below the limit of shares."""
        if action.company not in frame.shares:
            raise IllegalAction("draft.not_on_offer", company=action.company, legal_instead=tuple(frame.shares))
        limit = self._limits(g).shares
        if _units(g, picker(g, frame.picks)) >= limit:
            raise IllegalAction("draft.share_limit", limit=limit, legal_instead=tuple(frame.companies))

    def apply(self, g: Editor, frame: Draft, action: DraftShare) -> None:
        """The share changes hands; two of them may be a presidency."""
        player = picker(g, frame.picks)
        frame.shares[action.company] -= 1
        if frame.shares[action.company] == 0:
            del frame.shares[action.company]
        frame.picks += 1
        g.move_shares(action.company, self._stock, player, 1)
        g.emit(ShareDrafted(player, action.company, g.company(action.company).unit))
        settle_presidency(g, action.company)


class DraftRule:
    """The flow of a draft; `finish` closes it when everybody has picked enough."""

    def __init__(self, clause: str, limits: Limits, acts: tuple[Act, ...], finish: Callable[[Editor, Draft], None]):
        self._clause = clause
        self._limits = limits
        self._acts = acts
        self._finish = finish

    def decide(self, g: Editor, frame: Draft) -> Decision | None:
        """The next picker, until all have as many items as they may; the first of a turn has the priority deal."""
        limits = self._limits(g)
        if frame.picks == (limits.companies + limits.shares) * len(g.state.seats):
            self._finish(g, frame)
            g.pop(frame)
            return None
        first = frame.picks - frame.picks % len(g.state.seats)
        g.state.priority = picker(g, first)
        return Decision(picker(g, frame.picks), None, "draft", self._clause)

    def acts(self, g: View, frame: Draft) -> tuple[Act, ...]:
        """Both kinds of pick are open throughout."""
        return self._acts

    def automatic(self, g: View, frame: Draft, decision: Decision) -> Any:
        """A pick is always a choice."""
        return None
