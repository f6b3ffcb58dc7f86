"""Starting, launching and converting companies (7E, 7G), and the home of one that is started again (11.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, Pass, PlaceToken
from engine.acts import Act, Decision, FrameRule, Single, Want
from engine.errors import IllegalAction
from engine.finance.holdings import IPO, sold_percent
from engine.rounds.passing import passed
from engine.rounds.token import all_cities
from engine.titles.t1865.actions import CompanyConverted, CompanyLaunched, Convert
from engine.titles.t1865.board.network import has_reached, worth
from engine.titles.t1865.board.traffic import gain
from engine.titles.t1865.common import MAJOR, MINOR, figures, is_launched, launched, markers_in_all, own, phase_figures
from engine.titles.t1865.rounds.chart import first_row
from engine.titles.t1865.state import Conversions, HomeChoice

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


def note_ipo_sale(g: Editor, company: str) -> None:
    """7.30: a company is launched as soon as 60 % have left the IPO."""
    if not is_launched(g, company) and sold_percent(g, company) >= g.data.raw["launch"]:
        launch(g, company)


def launch(g: Editor, company: str) -> None:
    """7.31: the chart, the markers (the one at home is one of them), the traffic that the home shows now."""
    state, row = g.company(company), first_row(g)
    markers: int = g.data.raw["shares"][state.kind]["markers"]
    own(g).rows[company] = row
    state.stations = [0] * (markers - 1)
    g.emit(CompanyLaunched(company, row, markers))
    gain(g, company, worth(g, own(g).homes[company]), "home")


def make_major(g: Editor, company: str) -> None:
    """4.4, 7.29, 11.6: a company that isn't started has a major's certificates in its IPO."""
    state = g.company(company)
    unit: int = g.data.raw["shares"][MAJOR]["unit"]
    state.kind, state.unit, state.shares, state.president_at = MAJOR, unit, {IPO: 100 // unit}, IPO


def make_majors(g: Editor) -> None:
    """4.4: when new companies are majors, those not yet started become such."""
    for company, state in g.state.companies.items():
        if state.kind == MINOR and not state.in_play:
            make_major(g, company)


def may_convert(g: View, company: str) -> bool:
    """7.20: a launched minor joined to its destination."""
    if not is_launched(g, company) or g.company(company).kind != MINOR:
        return False
    return has_reached(g, company, figures(g, "companies", company)["destination"])


def convert(g: Editor, company: str) -> None:
    """7.21, 7.22: every certificate is turned, five new ones join the IPO, and more markers come."""
    state = g.company(company)
    new = 100 // g.data.raw["shares"][MAJOR]["unit"] - sum(state.shares.values())
    state.kind, state.unit = MAJOR, g.data.raw["shares"][MAJOR]["unit"]
    state.shares[IPO] = state.shares.get(IPO, 0) + new
    most: int = g.data.raw["shares"][MAJOR]["markers"]
    more = min(phase_figures(g)["conversion_markers"], most - markers_in_all(g, company))
    state.stations += [0] * more
    g.emit(CompanyConverted(company, more))


def free_cities(g: View) -> list[str]:
    """11.6: the cities, with or without a tile, that have a free slot."""
    return [node for node in all_cities(g, "") if g.free_slots(node) > 0]


class ConvertNow(Act):
    """6.4: the company that is asked converts."""

    action = Convert

    def candidates(self, g: View, frame: Conversions, want: Want) -> Iterator[Action | Offer]:
        """The company whose turn it is to be asked."""
        yield Convert(frame.waiting[0])

    def check(self, g: View, frame: Conversions, action: Convert) -> None:
        """IllegalAction but for the one who is asked, in operating order (7.20)."""
        if action.company != frame.waiting[0]:
            raise IllegalAction("convert.not_asked", company=action.company, legal_instead=(frame.waiting[0],))

    def apply(self, g: Editor, frame: Conversions, action: Convert) -> None:
        """Everything about it happens at once."""
        frame.waiting.pop(0)
        convert(g, action.company)


class StayMinor(Single):
    """6.4: the company that is asked stays a minor for now."""

    action = Pass

    def check(self, g: View, frame: Conversions, action: Pass) -> None:
        """A president may always leave a minor as it is."""

    def apply(self, g: Editor, frame: Conversions, action: Pass) -> None:
        """Leave this minor as it is, and go on to the next."""
        company = frame.waiting.pop(0)
        g.emit(passed(g, g.actor(company) or "", company, "conversion"))


class ConversionsRule(FrameRule):
    """6.4: the presidents of the minors that may convert, in operating order."""

    _acts: tuple[Act, ...] = (ConvertNow(), StayMinor())

    def decide(self, g: Editor, frame: Conversions) -> Decision | None:
        """The next minor that may convert."""
        while frame.waiting:
            company = frame.waiting[0]
            if may_convert(g, company):
                return Decision(g.actor(company), company, "conversion", "6.4")
            frame.waiting.pop(0)
        g.pop(frame)
        return None

    def acts(self, g: View, frame: Conversions) -> tuple[Act, ...]:
        """Converting the minor, or leaving it as it is."""
        return self._acts


def ask_conversions(g: Editor) -> None:
    """6.4: ask the minors in operating order."""
    g.push(Conversions([company for company in launched(g) if g.company(company).kind == MINOR]))


class ChooseHome(Act):
    """11.6: the home marker goes to any city with a free slot."""

    action = PlaceToken

    def candidates(self, g: View, frame: HomeChoice, want: Want) -> Iterator[Action | Offer]:
        """Each city with room for a home."""
        return (PlaceToken(node) for node in free_cities(g))

    def check(self, g: View, frame: HomeChoice, action: PlaceToken) -> None:
        """IllegalAction unless it's a city with room for a home."""
        cities = free_cities(g)
        if action.node not in cities or action.means:
            raise IllegalAction("home.not_free", node=action.node, legal_instead=tuple(cities))

    def apply(self, g: Editor, frame: HomeChoice, action: PlaceToken) -> None:
        """It lies there at once; its traffic comes at the launch."""
        own(g).homes[frame.company] = action.node
        g.place_token(frame.company, action.node, 0, home=True)


class HomeChoiceRule(FrameRule):
    """11.6: the choice of whoever started the company again."""

    _acts: tuple[Act, ...] = (ChooseHome(),)

    def decide(self, g: Editor, frame: HomeChoice) -> Decision | None:
        """Ask the player for the home, until the company has one."""
        if frame.company in own(g).homes:
            g.pop(frame)
            return None
        return Decision(frame.player, frame.company, "home", "11.6")

    def acts(self, g: View, frame: HomeChoice) -> tuple[Act, ...]:
        """Placing the home token, and nothing else."""
        return self._acts

    def automatic(self, g: View, frame: HomeChoice, decision: Decision) -> Action | None:
        """Where one city only is free it goes there by itself."""
        cities = free_cities(g)
        return PlaceToken(cities[0]) if len(cities) == 1 else None
