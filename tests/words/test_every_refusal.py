"""Refusals met in shipped games by slips of a hand: each cites a clause, figures as in the position, names for ids."""

from __future__ import annotations

import random
import re

import pytest

import engine
from bot.words import LANGUAGES, digest, speak
from bot.words.names import Names
from bot.words.possible import legal_name
from bot.words.refusals import instead, refusal
from engine.dev import log
from engine.errors import IllegalAction
from engine.game import Game
from engine.titles import TITLES, games_folder
from tests.words.slips import wrong
from tests.words.untranslated import english_in, without_names

GAMES = {"18mag": "robots-3p-50", "18mag for two": "robots-2p-43", "1856": "robots-3p-60", "1865": "robots-2p-41",
         "1889": "robots-3p-44"}  # fmt: skip
MOST, EVERY, SLIPS = 200, 9, 10
"""How many entries are played, how many lie between two positions, and how many slips are tried at each."""
PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
RAW = re.compile(r"[{}]|\b[A-Za-z]\d+\.\d|\bP\d\b")
INTERNAL = re.compile(r"\b[a-z]+_[a-z_]+\b")


def met(name: str) -> dict[tuple[str, str], tuple[Game, IllegalAction]]:
    """By reason and clause a position in which it was met, and the refusal."""
    setup, entries = log.record(games_folder(name.partition(" ")[0]) / f"{GAMES[name]}.jsonl.gz")
    game, chance = Game(engine.load_game(setup, []).rulebook, setup, digests=False), random.Random(5)
    found: dict[tuple[str, str], tuple[Game, IllegalAction]] = {}
    for number, entry in enumerate(entries[:MOST]):
        game.apply(game.read_action(entry["action"]), entry["by"])
        by = game.decision.by if game.decision is not None and number % EVERY == 0 else ""
        for action in wrong(game, chance, SLIPS) if by else ():
            try:
                game.check(action, by)
            except IllegalAction as error:
                check_figures(game, error)
                if (error.reason, error.clause) not in found:
                    found[error.reason, error.clause] = game.copy(), error
    return found


def check_figures(game: Game, error: IllegalAction) -> None:
    """What a refusal says of money, trains, shares and slots is so."""
    said, view = error.figures, game.view
    match error.reason:
        case "money.short":
            assert said["has"] < said["need"]
            assert said["has"] == view.cash(said["who"])
        case "train.limit":
            assert said["held"] == len(view.company(said["company"]).trains) >= said["limit"]
        case "token.no_slot":
            assert said["slots"] == view.node_slots(said["node"])
        case "share.not_held":
            company = view.company(said["company"])
            assert said["unit"] == company.unit
            assert said["held"] in {units * company.unit for units in (0, *company.shares.values())}
        case _:
            pass


def names_of(game: Game, language: str) -> Names:
    people = dict(zip(game.state.seats, PEOPLE, strict=False))
    return Names(speak(language, game.title.currency, game.title.id), game.title, people, game.rulebook.automata)


def test_every_title_has_a_game() -> None:
    assert {name.partition(" ")[0] for name in GAMES} == set(TITLES)


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_cites_a_clause_and_names_what_it_speaks_of(name: str) -> None:
    found = met(name)
    assert len(found) > 20
    for (reason, clause), (game, error) in found.items():
        said = {language: names_of(game, language) for language in LANGUAGES}
        for language, names in said.items():
            assert digest.text_of(names.words, game.title.id, clause), (reason, clause)
            text = refusal(names.words, reason, error.figures, names, clause)
            assert clause in text
            assert not INTERNAL.search(text), text
            choices = instead(names.words, [legal_name(each, names, reason) for each in error.legal_instead])
            whole = without_names(f"{text} {choices}", game)
            assert not RAW.search(whole), whole
            assert english_in(whole, language) == set(), whole
