"""Tables that begin in a position put together by hand, as the tests of a title's rules do it."""

from __future__ import annotations

from typing import Any

from bot.service.rules import Rules
from engine.game import Game

FIRST_SEED = 1_000_000


class PreparedRules(Rules):
    """The engine, which takes up the prepared games in their positions instead of at their beginning."""

    def __init__(self) -> None:
        self._positions: dict[int, dict[str, Any]] = {}
        """By the seed, of which nothing else comes in these games."""

    def prepare(self, game: Game) -> Game:
        """A game without a log whose beginning is this position."""
        setup = {**game.setup, "seed": FIRST_SEED + len(self._positions)}
        self._positions[setup["seed"]] = game.snapshot()
        return self._begun(setup)

    def load_game(self, setup: dict[str, Any], entries: list[dict[str, Any]], snapshot: dict[str, Any] | None) -> Game:
        """Take up a stored game; a prepared one from its position on."""
        if setup["seed"] not in self._positions:
            return super().load_game(setup, entries, snapshot)
        game = self._begun(setup)
        game.restore(entries, snapshot)
        return game

    def _begun(self, setup: dict[str, Any]) -> Game:
        fresh = super().load_game(setup, [], None)
        assert isinstance(fresh, Game)
        fresh.restore([], {**self._positions[setup["seed"]], "seq": 0})
        return fresh
