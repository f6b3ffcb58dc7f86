"""The company cards of the solo game (12.4): the one action that is current, when it can be done, and doing it.

A card's action becomes an ordinary purchase, station or scrapping and passes the checks of those. Its place on the
card is counted from 0 here and from 1 in events; 0 in an event is the rule for the whole game on red cards (12.4.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.actions import Action, BuyTrain, PlaceToken, ScrapTrain
from engine.acts import Act, Single
from engine.errors import EngineFault, IllegalAction
from engine.rounds.operating import CompanyTurn
from engine.titles.t18mag.actions import CardFollowed, FollowCard
from engine.titles.t18mag.phases import own
from engine.view import BANK, split_node

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

Line = dict[str, Any]
OLD_TRAIN = "2"
PERMANENT: Line = {"do": "keep_a_train"}


def card(g: View, minor: str) -> Line:
    """The card of one of the opponent's minors."""
    return g.data.raw["solo"]["company_cards"][minor]


def siblings(g: View, minor: str) -> list[str]:
    """The opponent's minors in ascending number."""
    owner = g.company(minor).owner
    return sorted((name for name, each in g.state.companies.items() if each.owner == owner), key=int)


def current(g: View, minor: str) -> tuple[int, Line] | None:
    """12.4.1: the first action that isn't done, and its place; None when all are done.

    12.4.5: for the highest minor there's nothing to buy from the next higher one, which counts as done.
    """
    actions: list[Line] = card(g, minor)["actions"]
    for place in range(own(g).cards[minor], len(actions)):
        if actions[place]["do"] != "buy_2_train_from_next_higher" or siblings(g, minor)[-1] != minor:
            return place, actions[place]
    return None


def must_keep_a_train(g: View, minor: str) -> bool:
    """12.4.2: without a train it buys one first, and does nothing else until it has."""
    return card(g, minor)["keeps_a_train"] and not g.company(minor).trains


def is_replacing(g: View, minor: str) -> bool:
    """12.4.4: whether a new train is to be bought as soon as there's money."""
    return minor in own(g).replacing


def _is_remembered(g: View) -> bool:
    """12.4.4: whether a minor that lost its last train meanwhile (12.4.2) still buys what it has scrapped one for."""
    return g.rules.get("scrapped_train") == "remembered"


def _sellers(g: View, minor: str, line: Line) -> tuple[str, int] | None:
    """12.4.5, 12.4.6: from which of the opponent's minors a 2-train is bought, and for how much."""
    others = siblings(g, minor)
    place = others.index(minor)
    higher, lower = others[place + 1 :], others[:place][::-1]
    if line["do"] == "buy_2_train_from_next_higher":
        return (higher[0], line["price"]) if higher and OLD_TRAIN in g.company(higher[0]).trains else None
    for sellers, price in ((higher, line["higher_price"]), (lower, line["lower_price"])):
        for seller in sellers:
            if OLD_TRAIN in g.company(seller).trains:
                return seller, price
    return None


class FollowCardAct(Single):
    """Do the card's current action in the step it belongs to, by the step's ordinary act."""

    action = FollowCard

    def __init__(self, step: str, act: Act) -> None:
        self._step = step
        self._act = act

    def check(self, g: View, frame: CompanyTurn, action: FollowCard) -> None:
        """12.4.1: IllegalAction unless the current action belongs to this step and is wholly possible."""
        if self._due(g, frame) is None:
            raise IllegalAction("card.nothing_to_do", company=frame.company, step=self._step)

    def apply(self, g: Editor, frame: CompanyTurn, action: FollowCard) -> None:
        """The ordinary action, EngineFault if there's none, and the next one on the card is current."""
        due = self._due(g, frame)
        if due is None:
            raise EngineFault(f"the card of {frame.company} has nothing to do in the step {self._step}")
        place, line, ordinary = due
        minor, mine = frame.company, own(g)
        g.emit(CardFollowed(minor, line["do"], place + 1))
        if self._step == "scrap":
            mine.replacing.append(minor)
        else:
            if is_replacing(g, minor) and (line is not PERMANENT or not _is_remembered(g)):
                mine.replacing.remove(minor)
            if line is not PERMANENT:
                mine.cards[minor] = place + 1
        if ordinary is not None:
            self._act.apply(g, frame, ordinary)

    def _due(self, g: View, frame: CompanyTurn) -> tuple[int, Line, Action | None] | None:
        """The place on the card, the action there, and what is done for it now; None if it isn't its time."""
        if must_keep_a_train(g, frame.company):
            place, line = -1, PERMANENT
        else:
            found = current(g, frame.company)
            if found is None:
                return None
            place, line = found
        if self._step == "scrap":
            return (place, line, self._scrapped(g, frame)) if self._may_replace(g, frame, line) else None
        options = self._stations(g, line) if self._step == "station" else self._purchases(g, frame, line)
        ordinary = next((each for each in options if self._act.allows(g, frame, each)), None)
        return None if ordinary is None else (place, line, ordinary)

    def _stations(self, g: View, line: Line) -> list[Action]:
        """12.4.8."""
        if line["do"] != "station":
            return []
        nodes = range(len(g.track(line["hex"]).nodes))
        return [PlaceToken(f"{line['hex']}.{index}") for index in nodes]

    def _purchases(self, g: View, frame: CompanyTurn, line: Line) -> list[Action]:
        """12.4.2 to 12.4.6."""
        match line["do"]:
            case "keep_a_train":
                return [_from_bank(g, OLD_TRAIN)]
            case "buy_train":
                return [_from_bank(g, line["train"])]
            case "replace_2_train":
                return [_from_bank(g, line["new"])] if is_replacing(g, frame.company) else []
            case "station":
                return []
            case _:
                found = _sellers(g, frame.company, line)
                return [BuyTrain(OLD_TRAIN, *found)] if found else []

    def _may_replace(self, g: View, frame: CompanyTurn, line: Line) -> bool:
        """12.4.4: a 2-train, and more than so much money; only once for each such action."""
        if line["do"] != "replace_2_train" or is_replacing(g, frame.company):
            return False
        company = g.company(frame.company)
        return OLD_TRAIN in company.trains and company.cash > line["treasury_above"]

    def _scrapped(self, g: View, frame: CompanyTurn) -> Action | None:
        """12.4.4: with two trains one 2-train goes; with one only nothing is scrapped."""
        return ScrapTrain(OLD_TRAIN) if len(g.company(frame.company).trains) > 1 else None


def _from_bank(g: View, train: str) -> BuyTrain:
    return BuyTrain(train, BANK, g.data.trains[train].price)


def home_node(g: View, minor: str) -> str:
    """Where the minor's home station is now."""
    home, _ = split_node(g.data.companies[minor].home or "")
    return next(node for node in g.nodes_of(minor) if split_node(node)[0] == home)
