"""Refusals met in shipped games by slips of a hand: each cites a clause, figures as in the position, names for ids."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

import engine
from bot.words import DEFAULT, LANGUAGES, digest, speak
from bot.words.names import Names
from bot.words.possible import legal_name
from bot.words.refusals import instead, refusal
from engine.actions import Action, Offer, RouteClaim
from engine.dev import log
from engine.errors import IllegalAction
from engine.game import Game
from engine.titles import TITLES, games_folder

GAMES = {"18mag": "robots-3p-50", "18mag for two": "robots-2p-43", "1856": "robots-3p-60", "1865": "robots-2p-41",
         "1889": "robots-3p-44"}  # fmt: skip
MOST, EVERY, SLIPS = 200, 9, 10
"""How many entries are played, how many lie between two positions, and how many slips are tried at each."""
PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
AMOUNTS = (0, 1, 5, 37, 50, 80, 100, 200, 350, 750, 10_000)
RAW = re.compile(r"[{}]|\b[A-Za-z]\d+\.\d|\bP\d\b")
INTERNAL = re.compile(r"\b[a-z]+_[a-z_]+\b")
ENGLISH = re.compile(
    r"\b(the|bank|pool|ipo|stack|train|shares?|yellow|green|brown|gr[ae]y|bridge|tunnel|player|company|track|step|run)\b"
)
ALSO_OURS = {"fr": {"train", "tunnel"}}
"""Words that a language has in common with English."""


def values(game: Game) -> dict[str, tuple[Any, ...]]:
    """What people might write into each field of an action."""
    title, seats = game.title, game.state.seats
    companies, hexes = (*title.companies, "nobody"), (*title.board.hexes, "Z9")
    return {
        "company": companies, "absorber": companies, "target": companies, "private": (*title.privates, "none"),
        "source": ("bank", "pool", "ipo", *seats, *title.companies), "hex": hexes, "tile": (*title.board.tiles, "999"),
        "node": tuple(f"{each}.{number}" for each in hexes for number in (0, 1)), "rotation": (0, 1, 2, 3, 7),
        "train": (*title.trains, "99"), "trade": ("", *title.trains), "means": ("", *title.privates),
        "price": AMOUNTS, "amount": AMOUNTS, "percent": (5, 10, 20, 30, 60, 100), "right": ("bridge", "tunnel"),
    }  # fmt: skip


def slip(game: Game, meant: Action, chance: random.Random) -> Action | None:
    """The action with one field wrong; None where it has none."""
    known = values(game)
    names = [each.name for each in fields(meant) if each.name in known or each.name == "routes"]
    if not names:
        return None
    name = chance.choice(names)
    if name != "routes":
        return replace(meant, **{name: chance.choice(known[name])})
    routes: tuple[RouteClaim, ...] = meant.routes  # type: ignore[attr-defined]
    first = routes[0]
    wrong = (
        RouteClaim("99", first.stops, first.ways),
        RouteClaim(first.train, first.stops[:-1], first.ways[:-1]),
        RouteClaim(first.train, (*first.stops[:-1], chance.choice(known["node"])), first.ways),
        RouteClaim(first.train, (*first.stops, first.stops[-2]), (*first.ways, first.ways[-1])),
    )
    return replace(meant, routes=(chance.choice(wrong),))


def wrong(game: Game, chance: random.Random) -> Iterator[Action]:
    """Slips of what is legal now, and now and then something that isn't at all."""
    legal = [each.proposal[-1] if isinstance(each, Offer) else each for each in game.legal()]
    known = values(game)
    for _ in range(SLIPS):
        action = slip(game, chance.choice(legal), chance) if legal else None
        if action is not None:
            yield action
    kind = chance.choice(list(game.actions.values()))
    if all(each.name in known for each in fields(kind)):
        yield kind(**{each.name: chance.choice(known[each.name]) for each in fields(kind)})


def met(name: str) -> dict[tuple[str, str], tuple[Game, IllegalAction]]:
    """By reason and clause a position in which it was met, and the refusal."""
    setup, entries = log.record(games_folder(name.partition(" ")[0]) / f"{GAMES[name]}.jsonl.gz")
    game, chance = Game(engine.load_game(setup, []).rulebook, setup, digests=False), random.Random(5)
    found: dict[tuple[str, str], tuple[Game, IllegalAction]] = {}
    for number, entry in enumerate(entries[:MOST]):
        game.apply(game.read_action(entry["action"]), entry["by"])
        for action in wrong(game, chance) if game.decision is not None and number % EVERY == 0 else ():
            try:
                game.check(action, game.decision.by)
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


def without_names(text: str, game: Game) -> str:
    """The text less what is printed on cards and on the map."""
    title = game.title
    printed = [each.name for each in (*title.privates.values(), *title.companies.values(), *title.board.hexes.values())]
    for each in sorted(filter(None, printed), key=len, reverse=True):
        text = text.replace(each, "")
    return text


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
            if language != DEFAULT:
                assert set(ENGLISH.findall(whole)) <= ALSO_OURS.get(language, set()), whole
