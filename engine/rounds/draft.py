"""A draft: players pick free items in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.actions import Action, DraftCompany, DraftShare, Offer
from engine.acts import Act, Decision, FrameRule, Want
from engine.codec import LATER
from engine.errors import IllegalAction
from engine.events import CompanyDrafted, ShareDrafted
from engine.finance.presidency import settle_presidency
from engine.hints import Remark
from engine.state import Frame

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class Draft(Frame):
    """`picks` made so far; what's on offer: companies owned whole, numbers of shares by company, private companies."""

    kind: ClassVar[str] = "draft"
    picks: int = 0
    companies: list[str] = field(default_factory=list[str])
    shares: dict[str, int] = field(default_factory=dict[str, int])
    privates: list[str] = field(default_factory=list[str], metadata=LATER)


@dataclass(frozen=True, slots=True)
class DraftLimits:
    """How many companies, shares and private companies each player picks."""

    companies: int
    shares: int
    privates: int = 0

    @property
    def picks(self) -> int:
        """How many things a player picks in all."""
        return self.companies + self.shares + self.privates


Limits = Callable[["View"], DraftLimits]


class RotatingOrder:
    """All seats pick, one item each a turn; turn k begins k seats further on. Who begins a turn has the priority."""

    def players(self, g: View) -> int:
        """How many players pick in turn."""
        return len(g.state.seats)

    def picker(self, g: View, picks: int) -> str:
        """Who makes the next pick after so many."""
        players = len(g.state.seats)
        turn, place = divmod(picks, players)
        return g.state.seats[(turn + place) % players]

    def priority(self, g: View, picks: int) -> str:
        """Who has the priority deal after so many picks."""
        return self.picker(g, picks - picks % len(g.state.seats))


class BackAndForth(RotatingOrder):
    """All seats pick, one item each a turn; each turn runs the other way round. The first seat keeps the priority."""

    def picker(self, g: View, picks: int) -> str:
        """Who makes the next pick after so many."""
        players = len(g.state.seats)
        turn, place = divmod(picks, players)
        return g.state.seats[players - 1 - place if turn % 2 else place]

    def priority(self, g: View, picks: int) -> str:
        """Who starts the first stock round after so many picks: the first seat."""
        return g.state.seats[0]


def _units(g: View, player: str) -> int:
    return sum(company.shares.get(player, 0) for company in g.state.companies.values())


def _companies(g: View, player: str) -> int:
    return sum(1 for company in g.state.companies.values() if company.owner == player)


def picks_left(g: View, player: str, limits: DraftLimits) -> list[Remark]:
    """How many of each kind a player still picks, the pick to be made included."""
    left = {
        "picks_companies": limits.companies - _companies(g, player),
        "picks_shares": limits.shares - _units(g, player),
        "picks_privates": limits.privates - len(g.privates_of(player)),
    }
    return [Remark(key, {"count": count}) for key, count in left.items() if count > 0]


class PickCompany(Act):
    """Pick a company or a private company, either owned whole; `start_company` gives a company what it starts with."""

    action = DraftCompany

    def __init__(self, limits: Limits, start_company: Callable[[Editor, str], None], order: RotatingOrder) -> None:
        self._limits = limits
        self._start_company = start_company
        self._order = order

    def candidates(self, g: View, frame: Draft, want: Want) -> Iterator[Action | Offer]:
        """A pick of each company and private company on offer."""
        return (DraftCompany(company) for company in (*frame.companies, *frame.privates))

    def check(self, g: View, frame: Draft, action: DraftCompany) -> None:
        """IllegalAction unless it's on offer, and the player below the limit of its kind."""
        player = self._order.picker(g, frame.picks)
        if action.company in frame.companies:
            held, limit = _companies(g, player), self._limits(g).companies
        elif action.company in frame.privates:
            held, limit = len(g.privates_of(player)), self._limits(g).privates
        else:
            on_offer = (*frame.companies, *frame.privates)
            raise IllegalAction("draft.not_on_offer", company=action.company, legal_instead=on_offer)
        if held >= limit:
            reason = "draft.private_limit" if action.company in frame.privates else "draft.company_limit"
            raise IllegalAction(reason, limit=limit, legal_instead=tuple(frame.shares))

    def apply(self, g: Editor, frame: Draft, action: DraftCompany) -> None:
        """The player owns it from now on."""
        player = self._order.picker(g, frame.picks)
        frame.picks += 1
        g.emit(CompanyDrafted(player, action.company))
        if action.company in frame.privates:
            frame.privates.remove(action.company)
            g.state.privates[action.company] = player
            return
        frame.companies.remove(action.company)
        g.company(action.company).owner = player
        self._start_company(g, action.company)


class PickShare(Act):
    """Pick one share of a company, out of `stock`."""

    action = DraftShare

    def __init__(self, limits: Limits, stock: str, order: RotatingOrder) -> None:
        self._limits = limits
        self._stock = stock
        self._order = order

    def candidates(self, g: View, frame: Draft, want: Want) -> Iterator[Action | Offer]:
        """A share of every company that has one on offer."""
        return (DraftShare(company) for company in frame.shares)

    def check(self, g: View, frame: Draft, action: DraftShare) -> None:
        """IllegalAction unless it's on offer, and the player below the limit of shares."""
        if action.company not in frame.shares:
            raise IllegalAction("draft.not_on_offer", company=action.company, legal_instead=tuple(frame.shares))
        limit = self._limits(g).shares
        if _units(g, self._order.picker(g, frame.picks)) >= limit:
            raise IllegalAction("draft.share_limit", limit=limit, legal_instead=tuple(frame.companies))

    def apply(self, g: Editor, frame: Draft, action: DraftShare) -> None:
        """The share changes hands; two of them may be a presidency."""
        player = self._order.picker(g, frame.picks)
        frame.shares[action.company] -= 1
        if frame.shares[action.company] == 0:
            del frame.shares[action.company]
        frame.picks += 1
        g.move_shares(action.company, self._stock, player, 1)
        g.emit(ShareDrafted(player, action.company, g.company(action.company).unit))
        settle_presidency(g, action.company)


class DraftRule(FrameRule):
    """The flow of a draft; `finish` closes it when everybody has picked enough."""

    def __init__(
        self,
        clause: str,
        limits: Limits,
        acts: tuple[Act, ...],
        order: RotatingOrder,
        finish: Callable[[Editor, Draft], None],
    ) -> None:
        self._clause = clause
        self._limits = limits
        self._acts = acts
        self._order = order
        self._finish = finish

    def decide(self, g: Editor, frame: Draft) -> Decision | None:
        """The next picker, until all have as many items as they may."""
        if frame.picks == self._limits(g).picks * self._order.players(g):
            self._finish(g, frame)
            g.pop(frame)
            return None
        g.state.priority = self._order.priority(g, frame.picks)
        return Decision(self._order.picker(g, frame.picks), None, "draft", self._clause)

    def acts(self, g: View, frame: Draft) -> tuple[Act, ...]:
        """Both kinds of pick are open throughout."""
        return self._acts
