"""How the players stand in a game, now and after each round, as a `Picture` takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import engine
from engine.finance.holdings import certificate_limit, certificates
from engine.game import Game
from engine.hints import Remark
from render.picture import RoundWealth


@dataclass(frozen=True, slots=True)
class Standing:
    """Fields of a `Picture`: what each player is worth, the certificates that count, how many are allowed,
    what the title says of companies and private companies that aren't in play, and the figures that decide how far
    the end is.
    """

    worth: Mapping[str, int]
    certificates: Mapping[str, float]
    certificate_limit: int
    company_states: Mapping[str, Remark]
    ends: tuple[Remark, ...] = ()


def standing(game: Game) -> Standing:
    """How players and companies stand by the game's own rules."""
    names = (*game.title.companies, *game.title.privates)
    told = {name: game.rulebook.company_state(game.view, name) for name in names}
    return Standing(
        {seat: each.total for seat, each in game.result().items()},
        {seat: certificates(game.view, seat) for seat in game.state.seats},
        certificate_limit(game.view),
        {name: each for name, each in told.items() if each is not None},
        tuple(game.rulebook.ends(game.view)),
    )


def history(setup: dict[str, Any], entries: Sequence[dict[str, Any]]) -> tuple[RoundWealth, ...]:
    """What the players were worth at the end of each round of a game, and at its last position.

    The game is played again from its set-up: that takes its time, so ask for it in a worker. Raises IllegalAction and
    UnreadableAction for entries that aren't of this game.
    """
    game = engine.load_game(setup, ())
    ends: list[tuple[int, RoundWealth]] = []
    now = _wealth(game)
    for entry in entries:
        if "undo" in entry:
            game.undo(entry["undo"], entry["by"])
            ends = [each for each in ends if each[0] <= entry["undo"]]
        else:
            game.apply(game.read_action(entry["action"]), entry["by"])
        later = _wealth(game)
        if _round(later) != _round(now) and "undo" not in entry:
            ends.append((game.seq, now))
        now = later
    return (*(each for _, each in ends), now)


def _wealth(game: Game) -> RoundWealth:
    state = game.state
    worth = {seat: each.total for seat, each in game.result().items()}
    return RoundWealth(state.round, state.set_number, state.round_number, worth)


def _round(wealth: RoundWealth) -> tuple[str, int, int]:
    return wealth.round, wealth.set_number, wealth.round_number
