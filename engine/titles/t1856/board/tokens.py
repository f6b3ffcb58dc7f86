"""Tokens (chapter 7): homes, reservations, the token of a turn, and WSRC's (15.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, PlaceToken
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.rounds.city_choice import CityChoice, free_cities
from engine.titles.t1856.board.track import WSRC
from engine.titles.t1856.common import figures, is_national, own
from engine.usual.track import is_placed
from engine.view import split_node

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


def home_city(g: View, company: str) -> str:
    """7.2: the city of a company's home; where two lie there, that with the exit named in the facts."""
    data = figures(g, "companies", company)
    hex_id, index = split_node(data["home"])
    if "home_exit" in data:
        exits = g.track(hex_id).exits
        index = next(place for place, each in enumerate(exits) if each >> data["home_exit"] & 1)
    return f"{hex_id}.{index}"


def chooses_home(g: View, company: str) -> bool:
    """7.2: whether the home may be either city of its hex."""
    return bool(figures(g, "companies", company).get("home_any"))


def place_home(g: Editor, turn: CompanyTurn) -> None:
    """7.2: free, at the start of the first operating turn; 4.9: the company has operated from now on."""
    company = turn.company
    state = g.company(company)
    if state.operated:
        return
    state.operated = True
    if is_national(g, company):
        return
    home = home_city(g, company)
    hex_id, _ = split_node(home)
    if chooses_home(g, company) and g.laid(hex_id) is not None:
        g.push(CityChoice(g.actor(company) or "", company, hex_id, [company], home=True))
    else:
        city = home if g.free_slots(home) > 0 else free_cities(g, hex_id)[0]
        g.place_token(company, city, 0, home=True)


def waits_for_home(g: View, company: str) -> bool:
    """7.4: whether a slot is still reserved for a company's home token."""
    state = g.company(company)
    return not state.operated and not state.closed


def home_left(g: View, company: str, node: str) -> int | None:
    """7.4: the slots in reach of a home token that is still to come: in either city of the hex, or in its own."""
    data, hex_id = figures(g, "companies", company), split_node(node)[0]
    if "home" not in data or split_node(data["home"])[0] != hex_id or not waits_for_home(g, company):
        return None
    if chooses_home(g, company):
        return sum(g.free_slots(city) for city in free_cities(g, hex_id))
    return g.free_slots(node) if home_city(g, company) == node else None


class PrivateStation(Act):
    """15.3: WSRC's company places its next token in its hex, free, connected or not, as the turn's token."""

    action = PlaceToken

    def handles(self, action: Action) -> bool:
        """A token placed by means of WSRC."""
        return isinstance(action, PlaceToken) and action.means == WSRC

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """The cities of its hex."""
        if g.state.privates.get(WSRC) == frame.company:
            for city in free_cities(g, g.data.privates[WSRC].blocks):
                yield PlaceToken(city, WSRC)

    def check(self, g: View, frame: CompanyTurn, action: PlaceToken) -> None:
        """IllegalAction unless owned, and as `check_use` demands."""
        if g.state.privates.get(WSRC) != frame.company:
            raise IllegalAction("token.no_power", company=frame.company, node=action.node)
        self.check_use(g, frame, action)

    def check_use(self, g: View, frame: CompanyTurn, action: PlaceToken) -> None:
        """IllegalAction after interest, without a slot or a token left, after one in this turn, or with one in the hex.

        7.4: it's nobody's home, so no slot is kept there.
        """
        hex_id = g.data.privates[WSRC].blocks
        if frame.count("interest"):
            raise IllegalAction("token.after_interest", company=frame.company)
        cities = free_cities(g, hex_id)
        if action.node not in cities:
            refusal = IllegalAction("city.not_free", node=action.node, hex=hex_id, legal_instead=tuple(cities))
            raise refusal.citing("15.3")
        if not g.company(frame.company).stations:
            raise IllegalAction("token.none_left", company=frame.company)
        if is_placed(g, frame):
            raise IllegalAction("token.one_placed", company=frame.company)
        if any(node.startswith(f"{hex_id}.") for node in g.nodes_of(frame.company)):
            raise IllegalAction("token.already_here", company=frame.company, hex=hex_id)

    def is_of_use(self, g: View, frame: CompanyTurn) -> bool:
        """Whether the company, if it owned WSRC, could place its token now."""
        for city in free_cities(g, g.data.privates[WSRC].blocks):
            try:
                self.check_use(g, frame, PlaceToken(city, WSRC))
            except IllegalAction:
                continue
            return True
        return False

    def apply(self, g: Editor, frame: CompanyTurn, action: PlaceToken) -> None:
        """The token that it places is used up; WSRC closes at the end of the turn."""
        g.company(frame.company).stations.pop(0)
        g.place_token(frame.company, action.node, 0)
        own(g).closing.append(WSRC)
        frame.add("station")
