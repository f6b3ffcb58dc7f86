"""What the service needs of the rules: which titles there are, games to begin and to take up, the caretaker's move."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import engine
from bot.errors import BadOption, Illegal, OurFault, ServiceError, Unreadable
from bot.panel.comparison import plain_figures
from bot.service.intents.policy import Past, caretaker_move
from bot.service.model import TitleInfo
from engine.actions import Action
from engine.acts import Decision
from engine.errors import EngineFault, IllegalAction, UnreadableAction
from engine.game import Game
from engine.titles import TITLES, rulebook

_log = logging.getLogger(__name__)


class Rules:
    """The engine's door, as tables need it; tests have others behind it."""

    def titles(self) -> tuple[TitleInfo, ...]:
        """Every title that tables offer."""
        books = [(title, rulebook(title)) for title in TITLES]
        return tuple(TitleInfo(title, book.data.name, *book.players) for title, book in books)

    def check_terms(self, title: str, options: dict[str, Any], profile: str) -> None:
        """Raise BadOption unless the title has this profile and these options."""
        book = rulebook(title)
        try:
            book.resolve(profile, options)
        except (ValueError, TypeError) as error:
            known = {name: each for name, each in book.switches.items() if not each.profiles}
            choices = [f"{name} = {value}" for name, each in known.items() for value in each.values]
            raise BadOption(option="options", choices=choices) from error

    def fixes(self) -> dict[str, list[str]]:
        """What was put right in each title after games had been begun, by name."""
        return {title: rulebook(title).fixes() for title in TITLES}

    def begun_without(self, setup: dict[str, Any]) -> dict[str, str]:
        """Of these the ones that came after a game with this set-up record, and matter there; with their clauses."""
        return rulebook(setup["title"]).begun_without(setup)

    def new_game(self, title: str, players: list[str], options: dict[str, Any], profile: str, seed: int) -> Game:
        """Begin a game."""
        return engine.new_game(title, players, options, profile, seed)

    def load_game(self, setup: dict[str, Any], entries: list[dict[str, Any]], snapshot: dict[str, Any] | None) -> Game:
        """Take up a stored game."""
        return engine.load_game(setup, entries, snapshot)

    def caretaker_move(self, game: Game, past: Past) -> Sequence[Action]:
        """What a caretaker does in this position."""
        return caretaker_move(game, past)

    def ends(self, game: Any) -> list[dict[str, Any]]:
        """The figures that decide how far the end is, as JSON: `key` and `figures`."""
        told = game.rulebook.ends(game.view)
        return [{"key": each.key, "figures": plain_figures(each.figures)} for each in told]


def is_consent(decision: Decision) -> bool:
    """Whether the decision is a person's yes or no to what another person proposes."""
    return decision.step == "consent"


@contextmanager
def refusals(game_id: int, strict: bool = True) -> Iterator[None]:
    """Turn the engine's three kinds of failure into the service's: Unreadable, Illegal, OurFault.

    With `strict`, whatever else goes wrong inside is our own fault, is logged, and never poses as the others.
    """
    try:
        yield
    except ServiceError:
        raise
    except UnreadableAction as error:
        raise Unreadable(error.reason, **error.figures) from error
    except IllegalAction as error:
        raise Illegal(error.reason, error.clause, tuple(error.legal_instead), dict(error.figures)) from error
    except EngineFault as error:
        _log.exception("the engine failed in game %s", game_id)
        raise OurFault(game=game_id) from error
    except Exception as error:
        if not strict:
            raise
        _log.exception("unexpected failure in game %s", game_id)
        raise OurFault(game=game_id) from error
