"""Shikoku 1889 for two to six players, and its beginner's game. Numbers in brackets are clauses of its spec."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from engine.actions import catalogue
from engine.board.data import read_board
from engine.rounds.operating import CompanyTurn
from engine.rulebook import Switch
from engine.title import read_title
from engine.titles.datafiles import digests, figures
from engine.titles.t1889 import powers
from engine.titles.t1889.clauses import CAUSES, CLAUSES
from engine.titles.t1889.frames import frames
from engine.titles.t1889.tips import TIPS
from engine.usual.powers import ExchangePrivate
from engine.usual.rulebook import Usual

if TYPE_CHECKING:
    from engine.acts import Act
    from engine.editor import Editor
    from engine.rounds.stock import StockTurn
    from engine.state import Frame, State
    from engine.view import View


RECORDED = Switch(("rulebook", "18xx.games"), "rulebook", {"oracle": "18xx.games"})
SWITCHES: dict[str, Switch] = {
    "trade_consent": Switch((True, False), True, {"oracle": False}),
    "bankruptcy": RECORDED,
    "port": RECORDED,
    "exchange_turn": RECORDED,
    "beginner": Switch((False, True), False),
}
"""Chapter 17: the house's value of each rule, and that of recorded games (profile "oracle"); 1.9: an easier game."""
Form = tuple[int, bool]
"""The number of players, as far as it matters, and whether it's the beginner's game."""
USUAL_FORM = (4, False)


def variant(players: int, options: Mapping[str, Any]) -> Form | None:
    """1.4, 15.1: how many players decide which private companies there are."""
    beginner = bool(options.get("beginner"))
    chosen = (players if beginner else min(players, USUAL_FORM[0]), beginner)
    return None if chosen == USUAL_FORM else chosen


def _figures(form: Form) -> tuple[dict[str, Any], dict[str, Any]]:
    """Board and title for a form."""
    (players, beginner), board, title = form, dict(figures(__name__, "board-1")), dict(figures(__name__, "title-1"))
    if beginner:  # 15.1, 15.3, 15.4
        easy, more = title["beginner"]["privates"], title["beginner"]["more_tiles"]
        names = {each["id"]: each["name"] for each in title["privates"]}
        title["privates"] = [
            {"id": each, "name": names[each], "has_power": False, **easy[each]} for each in list(easy)[:players]
        ]
        title["phases"] = [{**each, "privates_to_companies": False} for each in title["phases"]]
        board["tiles"] = [{**each, "count": each["count"] + more.get(each["id"], 0)} for each in board["tiles"]]
    else:
        title["privates"] = [each for each in title["privates"] if players >= each.get("fewest_players", 0)]
    return board, title


class Shikoku(Usual):
    """The rules of 1889 in one of its forms."""

    version = 1
    switches = SWITCHES
    actions = catalogue((ExchangePrivate,))
    clauses = CLAUSES
    tips = TIPS
    causes = CAUSES
    aside_clause = "13.4"

    def __init__(self, form: Form) -> None:
        board, title = _figures(form)
        super().__init__(read_title(title, read_board(board)), digests(__name__, ("board-1", "title-1")), frames())
        self.is_beginners = form[1]

    @override
    def deal(self, players: Sequence[str], seed: int) -> dict[str, Any]:
        """1.1; 15.2: a private company for each seat."""
        dealt = super().deal(players, seed)
        if self.is_beginners:
            dealt["privates"] = random.Random(seed + 1).sample(list(self.data.privates), len(players))
        return dealt

    @override
    def start(self, record: Mapping[str, Any]) -> State:
        """15.2: those dealt are paid to the bank at their prices."""
        state = super().start(record)
        for player, private in zip(state.seats, record["deal"].get("privates", ()), strict=False):
            state.privates[private] = player
            state.players[player].cash -= self.data.privates[private].price
            state.bank += self.data.privates[private].price
        return state

    @override
    def keeps_president(self, g: View, buyer: str, company: str) -> bool:
        """11.4: no company may lose its president."""
        return True

    @override
    def terrain_cost(self, g: View, company: str, hex_id: str) -> int:
        """6.7: the owner of SMR builds in the mountains for nothing."""
        kinds = {each.kind for each in self.data.board.hexes[hex_id].terrain}
        free = [self.data.figures("privates", each).get("builds_free") for each in g.privates_of(company)]
        return 0 if kinds and kinds <= set(free) else super().terrain_cost(g, company, hex_id)

    @override
    def closes(self, g: View, private: str) -> bool:
        """13.9: UTF stays open in a player's hand."""
        return (
            "stays" not in self.data.figures("privates", private)
            or g.state.privates.get(private) not in g.state.players
        )

    @override
    def income(self, g: View, private: str) -> int:
        """13.9: once the others have closed UTF pays more."""
        stays = self.data.figures("privates", private).get("stays")
        return stays["income"] if stays and self.has_phase(g, "5") else super().income(g, private)

    @override
    def private_bought(self, g: Editor, buyer: str, private: str, seller: str) -> None:
        """13.5: the seller of ER may lay its tile."""
        if private == powers.OHZU:
            g.push(powers.TileRight(seller))

    @override
    def has_power(self, g: View, private: str) -> bool:
        return powers.is_left(g, private)

    @override
    def asides(self, g: View, player: str) -> tuple[Act, ...]:
        return powers.asides(g, player)

    @override
    def awaits(self, g: View, turn: StockTurn) -> bool:
        """3.1.1: who could use a power is asked; 17.7 not in recorded games."""
        return g.rules["exchange_turn"] == "rulebook" and super().awaits(g, turn)

    @override
    def after_act(self, g: Editor, frame: Frame) -> None:
        """13.4.2: note that a company's president has acted in its turn."""
        if isinstance(frame, CompanyTurn) and not g.is_automatic:
            frame.add(powers.ACTED)


def build(form: Form = USUAL_FORM) -> Shikoku:
    """The rulebook of a form."""
    return Shikoku(form)
