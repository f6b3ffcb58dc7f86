"""What a lesson's panel leaves out: what would go past a halt that is still to come."""

from __future__ import annotations

from benchmarks.tapping import full_panel
from bot.service.intents.halts import stopping
from bot.service.intents.tutor import LEARNER, lesson_of
from engine.dev import log
from engine.game import Game
from engine.titles import games_folder, rulebook


def at_track() -> Game:
    """A game of 1865 in which the first seat's company, which has revenue, may lay track."""
    setup, entries = log.record(games_folder("1865") / "robots-3p-40.jsonl.gz")
    game = Game(rulebook("1865", 3, setup["options"]), setup, digests=False)
    for each in entries:
        found = game.decision
        if found is not None and (found.player, found.step) == (LEARNER, "track") and full_panel(game).bundles:
            return game
        game.apply(game.read_action(each["action"]), each["by"])
    raise AssertionError("no such turn")


def test_no_tap_goes_past_a_halt_that_is_still_to_come() -> None:
    game, lesson = at_track(), lesson_of("1865")
    assert lesson is not None
    panel, names = full_panel(game), [each.name for each in lesson.halts]
    assert any(len(each.moves) > 1 for each in panel.bundles)
    unseen = stopping(game, panel, lesson, {"seen": [each for each in names if each != "dividend"], "happened": []})
    assert unseen.bundles == ()
    assert all(not each[0].after for each in unseen.menus.values())
    assert unseen.buttons == panel.buttons


def test_what_was_seen_is_passed_over_as_elsewhere() -> None:
    game, lesson = at_track(), lesson_of("1865")
    assert lesson is not None
    panel = full_panel(game)
    known = stopping(game, panel, lesson, {"seen": [each.name for each in lesson.halts], "happened": []})
    assert (known.bundles, known.runs) == (panel.bundles, panel.runs)
    assert set(known.menus) == set(panel.menus)
