"""Maritime companies (chapter 3): the draft, their income, transfers and bonuses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.actions import Action, Offer
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.rounds.draft import DraftLimits
from engine.titles.t1865.actions import Transfer, Transferred
from engine.titles.t1865.board.traffic import gain
from engine.titles.t1865.common import figures, own, phase_figures, phase_number
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.draft import Draft
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


def draft_limits(g: View) -> DraftLimits:
    """3.1: two maritime companies each."""
    return DraftLimits(companies=0, shares=0, privates=g.data.raw["privates_each"])


def finish_draft(g: Editor, frame: Draft) -> None:
    """3.1: the rest leaves the game, and phase 2 begins."""
    for private in frame.privates:
        g.close_private(private)
    g.change_phase("draft")


def pay_income(g: Editor) -> None:
    """3.2, 8.1: for each maritime company in a player's hand."""
    for player in g.state.seats:
        income = sum(g.data.privates[private].income for private in g.privates_of(player))
        g.pay(BANK, player, income, "private_income")


def discard_hands(g: Editor) -> None:
    """3.7: those in players' hands leave the game; those on charters stay."""
    for player in g.state.seats:
        for private in g.privates_of(player):
            g.close_private(private)


def give_bonuses(g: Editor, company: str) -> None:
    """3.4: each maritime company gives its bonus once, as soon as the company has a marker in one of its places."""
    for private in _due(g, company, g.nodes_of(company)):
        own(g).bonuses.append(private)
        gain(g, company, phase_number(g), "bonus")


def bonus_at(g: View, company: str, node: str) -> int:
    """3.4: the traffic that a marker at a node brings by the maritime companies on the company's charter."""
    return phase_number(g) * len(_due(g, company, [node]))


def _due(g: View, company: str, nodes: Sequence[str]) -> list[str]:
    """The maritime companies on the charter with a place among these nodes that haven't given their bonus."""
    waiting = (each for each in g.privates_of(company) if each not in own(g).bonuses)
    return [each for each in waiting if not set(nodes).isdisjoint(figures(g, "privates", each)["places"])]


class GiveMaritime(Act):
    """3.3: the president gives one to the company whose turn it is, for nothing, in phases 2 to 4."""

    action = Transfer

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """Those in the president's hand."""
        player = g.company(frame.company).president
        return (Transfer(private) for private in (g.privates_of(player) if player else ()))

    def check(self, g: View, frame: CompanyTurn, action: Transfer) -> None:
        """IllegalAction unless held by the president, while transfers are possible."""
        if not phase_figures(g)["transfers"]:
            raise IllegalAction("maritime.no_transfer", phase=g.state.phase)
        player = g.company(frame.company).president
        held = g.privates_of(player) if player else []
        if action.private not in held:
            raise IllegalAction("maritime.not_held", private=action.private, legal_instead=tuple(held))

    def apply(self, g: Editor, frame: CompanyTurn, action: Transfer) -> None:
        """It's on the charter from now on, and may give its bonus at once."""
        g.emit(Transferred(g.company(frame.company).president or "", frame.company, action.private))
        g.give_private(action.private, frame.company)
        give_bonuses(g, frame.company)


def may_transfer(g: View, turn: CompanyTurn) -> bool:
    """3.3: whether the president has a maritime company to give, while that's possible."""
    player = g.company(turn.company).president
    return phase_figures(g)["transfers"] and player is not None and bool(g.privates_of(player))
