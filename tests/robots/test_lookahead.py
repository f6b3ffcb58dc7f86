"""Looking ahead: what may follow in the same step, and what others do until the end of the round."""

from __future__ import annotations

import random
from pathlib import Path

from engine import BuyShare, Game, LayTile, SellShares
from engine.dev.log import read
from engine.robots.candidates import Bundle, Proposer
from engine.robots.lookahead import PlayOuts, searched
from engine.robots.prospects import Care
from engine.robots.scales import Expectation, Scales

TITLES = Path(__file__).resolve().parents[2] / "engine" / "titles"


def recorded(name: str, entries: int) -> Game:
    return read(TITLES / f"{name}.jsonl.gz", entries)


def found(game: Game, beam: int) -> list[Expectation]:
    scales, proposer = Scales(game, game.rulebook.tips, Care(4)), Proposer(game.rulebook.tips, 40)
    first = scales.weigh(proposer.proposals(game, random.Random(1)))
    return searched(scales, first, proposer, beam, random.Random(1))


def plays(game: Game, bundle: Bundle) -> Game:
    """A copy of the game after it; IllegalAction where it isn't legal."""
    then = game.copy()
    assert game.decision is not None
    then.apply_all(bundle, game.decision.by)
    return then


def test_what_is_sold_may_be_spent_in_the_same_turn() -> None:
    game = recorded("t1889/games/robots-3p-40", 112)
    bundles = [each.actions for each in found(game, 4) if len(each.actions) > 1]
    assert any(isinstance(first, SellShares) and isinstance(last, BuyShare) for first, *_, last in bundles)
    for each in bundles:
        assert plays(game, each).seq == game.seq + len(each)


def test_two_tiles_are_laid_with_each_other_in_view() -> None:
    game = recorded("t18mag/games/robots-3p-40", 30)
    best = found(game, 2)[0].actions
    assert [type(each) for each in best] == [LayTile, LayTile]
    assert plays(game, best).decision is not None


def test_without_a_beam_nothing_follows() -> None:
    game = recorded("t1889/games/robots-3p-40", 112)
    assert all(len(each.actions) == 1 for each in found(game, 0))


def test_a_play_out_touches_nothing_and_comes_to_the_same_each_time() -> None:
    game = recorded("t1889/games/robots-3p-40", 112)
    moves, before = found(game, 2), game.digest()
    orders = [PlayOuts(game, game.rulebook.tips, 10, random.Random(3)).sifted(moves) for _ in range(2)]
    assert orders[0] == orders[1]
    assert {each.actions for each in orders[0]} == {each.actions for each in moves}
    assert game.digest() == before


def test_only_where_others_can_do_something_about_it_is_a_move_played_out() -> None:
    game = recorded("t18mag/games/robots-3p-40", 30)
    moves = found(game, 2)
    assert PlayOuts(game, game.rulebook.tips, 10, random.Random(3)).sifted(moves) == moves


def test_where_nothing_could_be_weighed_nothing_is_played_out() -> None:
    game = recorded("t1889/games/robots-3p-40", 112)
    assert PlayOuts(game, game.rulebook.tips, 10, random.Random(3)).sifted([]) == []


def test_what_a_move_gives_to_the_bank_or_takes_from_it_counts_as_time() -> None:
    """In proportion; nothing where the end is fixed, or where robots aren't told to weigh it."""
    game = recorded("t1865/games/robots-3p-40", 366)
    moves = {each.own.time: plays(game, each.actions).state.bank - game.state.bank for each in found(game, 0)}
    assert min(moves.values()) == 0 < max(moves.values())
    each_unit = {round(time / more, 6) for time, more in moves.items() if more}
    assert len(each_unit) == 1
    assert each_unit.pop() > 0
    for fixed in (recorded("t1865/games/robots-3p-40", 941), recorded("t1889/games/robots-3p-40", 112)):
        assert {each.own.time for each in found(fixed, 0)} == {0}
