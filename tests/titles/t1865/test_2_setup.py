"""Setting up: seats, the draft of the short game, its tiles (chapters 2 and 14)."""

from __future__ import annotations

from engine import new_game
from engine.actions import DraftCompany
from engine.titles.t1865.figures import Variant, figures_of
from tests.titles.t1865.table import begin

LONG, SHORT = figures_of(Variant()), figures_of(Variant(short=True))


def test_2_3_seats_are_dealt_and_the_first_has_the_priority_card() -> None:
    """Who sits where comes by the seed; the first of the seats begins the draft."""
    games = [new_game("1865", ["A", "B", "C"], seed=seed, digests=False) for seed in range(20)]
    assert len({tuple(game.state.seats) for game in games}) == 6
    for game in games:
        assert game.decision is not None
        assert game.state.priority == game.decision.by == game.state.seats[0]


def test_14_4_no_tile_is_taken_out_of_the_short_game() -> None:
    """Those with B and P lie unused: no hex has such a letter."""
    assert SHORT.board.tiles == LONG.board.tiles
    assert {here.label for here in SHORT.board.hexes.values()} == {"", *"CONS"}


def test_14_5_the_draft_of_the_short_game() -> None:
    """Of M1 to M6 three players take all, two leave two behind."""
    for players, left in ((3, []), (2, ["M5", "M6"])):
        table = begin(players, short=True)
        for number in range(2 * players):
            table.act(DraftCompany(f"M{number + 1}"), pays={})
        assert (table.game.state.closed_privates, table.round) == (left, "SR 1")
        held = [[*table.game.state.privates.values()].count(player) for player in table.game.state.seats]
        assert held == [2] * players
