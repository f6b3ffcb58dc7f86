"""Going back in a log costs no room: what is kept of positions grows with the moves, not with what is taken back."""

from __future__ import annotations

import pytest

import engine
from engine.codec import canonical, to_plain
from engine.dev import log
from engine.game import Game
from engine.lineage import EVERY, Lineage
from tests.games.folders import OWN

MOVES = 200


@pytest.fixture(scope="module")
def whole() -> Game:
    return log.read(next(each for each in OWN if each.name == "robots-3p-40.jsonl.gz"), MOVES)


def test_undos_keep_no_position(whole: Game) -> None:
    """The kept positions of a log are packed together smaller than one for each of its moves would be."""
    game = whole.copy()
    before = game._history.packed
    for number in range(200):
        game.undo((number * 37) % MOVES, "P1")
    assert game.seq == MOVES + 200
    assert game._history.packed == before
    assert len(game._history._kept) <= MOVES // EVERY + 1
    assert before < MOVES // EVERY * len(canonical(to_plain(whole.state)))


def test_every_position_is_found_again(whole: Game) -> None:
    """Each entry's digest is that of the position which going back to it gives, also from the start alone."""
    alone = engine.load_game(whole.setup, [])
    alone.restore(whole.entries, whole.snapshot())
    for game in (whole.copy(), alone):
        for seq in range(MOVES - 1, 0, -13):
            assert game.undo(seq, "P1").entry["digest"] == whole.entries[seq - 1]["digest"]


def test_an_earlier_position_is_looked_at_beside_the_game(whole: Game) -> None:
    now = whole.digest()
    digests = {0: engine.load_game(whole.setup, []).digest()} | {each["seq"]: each["digest"] for each in whole.entries}
    for seq in (MOVES, 77, 0):
        seen = whole.at(seq)
        assert seen.digest() == digests[seq]
        assert (seen.seq, whole.digest()) == (MOVES, now)
    with pytest.raises(engine.IllegalAction):
        whole.at(MOVES + 1)


def test_the_line_of_positions_leaves_out_what_was_taken_back(whole: Game) -> None:
    game = whole.copy()
    game.undo(30, "P1")
    game.undo(35, "P1")
    passed = [(seq, each.digest()) for seq, each, _ in game.line(game.seq)]
    assert [seq for seq, _ in passed] == [*range(36)]
    assert passed[-1][1] == game.digest()
    assert passed[12][1] == whole.entries[11]["digest"]


def test_what_was_taken_back_holds_again_by_an_undo_that_goes_forward(whole: Game) -> None:
    game = whole.copy()
    game.undo(MOVES - 5, "P1")
    again = game.undo(MOVES, "P1").entry
    assert (again["undo"], again["digest"]) == (MOVES, whole.entries[-1]["digest"])
    assert engine.load_game(game.setup, game.entries).digest() == whole.digest()


def test_an_undo_leads_to_the_move_gone_back_to() -> None:
    history = Lineage()
    history.keep(0, "start")
    for _ in range(3):
        history.add()
    history.add(undo=1)
    history.add()
    assert history.way_to(4) == ("start", [1])
    assert history.way_to(5) == ("start", [1, 5])
    history.forget_after(4)
    history.add(undo=4)
    assert history.way_to(5) == ("start", [1])


def test_one_move_in_so_many_is_kept_on_each_line() -> None:
    """Moves made after going back count from there: those taken back in between don't."""
    history = Lineage()
    history.keep(0, {})
    for _ in range(EVERY):
        history.add()
    assert [each for each in range(EVERY + 1) if history.is_due(each)] == [EVERY]
    history.add(undo=1)
    for _ in range(EVERY - 1):
        history.add()
    assert history.is_due(2 * EVERY)
    history.keep(2 * EVERY, {"a": 1})
    assert not history.is_due(2 * EVERY)
    assert history.way_to(2 * EVERY) == ({"a": 1}, [])
