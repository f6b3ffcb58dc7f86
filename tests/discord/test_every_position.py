"""What people read in the positions of each shipped game: nothing is missing in any language, and nobody reads an id.

A text that a catalogue lacks, or that lacks something to say, is logged as an error, which fails the test; one that's
missing in all languages fails at once.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.service.chain import wealth_of
from bot.words import LANGUAGES, Words
from engine.actions import Action, LayTile
from engine.dev import log
from engine.errors import IllegalAction
from engine.finance.annals import annals_types
from engine.game import Game
from engine.robots.tempers import TEMPERS, choose
from engine.titles import TITLES, games_folder, rulebook
from tests.discord.reader import Position, Reader, log_lines
from tests.effort import is_every_position, is_thorough, times
from tests.words.slips import wrong
from tests.words.untranslated import english_in, raw_ids, without_names

SAMPLE, LATEST, EVERY = 5, 60, 17
"""So many positions of each title's longest game are read in a usual run, and the latest rows of its log.

One of so many of all games are in a thorough one, each in one of the five languages, in turn. With `--every-position`
it's each of them in all five.
"""
NEWS, SLIPS = 12, 2
"""So many rows of the log are news at most, and so many slips of a hand are made at each position."""

Moves = Iterable[tuple[Action, str]]
Rows = list[dict[str, Any]]


def shipped(title: str) -> list[Path]:
    """The games of a title, the longest one first."""
    return sorted(games_folder(title).glob("*.jsonl.gz"), key=lambda each: -each.stat().st_size)


GAMES = [
    pytest.param(path, id=f"{title}-{path.name.split('.')[0]}", marks=[pytest.mark.long] * bool(number))
    for title in TITLES
    for number, path in enumerate(shipped(title))
]


def recorded(path: Path) -> tuple[Game, list[tuple[Action, str]]]:
    """A shipped game at its beginning, and its moves."""
    setup, entries = log.record(path)
    game = engine.load_game(setup, ())
    return game, [(game.read_action(each["action"]), each["by"]) for each in entries]


def played(game: Game, seed: int) -> Moves:
    """The moves of a robot to the end of a game, each as it comes to it."""
    chance = random.Random(seed)
    while game.decision is not None:
        by = game.decision.by
        yield from ((action, by) for action in choose(game, TEMPERS["builder"], chance))


def positions(game: Game, moves: Moves, every: int, rows: Rows) -> Iterator[Position]:
    """One of so many positions of a game, and its last; the rows of its log are added to `rows`."""
    worths: Rows = []
    told, types = 0, annals_types(game.rulebook)
    earned: Rows = [each.to_json() for each in game.start_events]
    for action, by in moves:
        applied = game.apply(action, by)
        events = [each.to_json() for each in applied.events]
        rows.append({**applied.entry, "command": len(rows), "user": by, "events": events})
        earned += [each for each in events if each["type"] in types]
        worths += [{"seq": each.seq, "round": each.round, "totals": each.totals} for each in wealth_of(game, events)]
        if len(rows) - told >= every or game.decision is None:
            yield Position(game, rows[told:][-NEWS:], worths, earned)
            told = len(rows)


def refusals(game: Game) -> Iterator[IllegalAction]:
    """What the rules say to slips of a hand in this position."""
    by = game.decision.by if game.decision is not None else ""
    for action in wrong(game, random.Random(game.seq), SLIPS) if by else ():
        try:
            game.check(action, by)
        except IllegalAction as error:
            yield error


async def read(position: Position, language: str, *, all_commands: bool) -> list[str]:
    """All that there is to read in a position; of some commands only the one whose turn it is, where others follow."""
    reader = Reader(position, language)
    for error in refusals(position.game):
        await reader.refuse(error)
    return await reader.everything(all_commands=all_commands)


def faults(texts: Iterable[str], game: Game, language: str) -> Iterator[str]:
    """Ids and English words in these texts."""
    for text in dict.fromkeys(texts):
        found = [*raw_ids(text), *english_in(without_names(text, game), language)]
        yield from (f"{language}: {each!r} in {text!r}" for each in found if each not in game.title.board.hexes)


async def check(game: Game, moves: Moves, every: int) -> None:
    """Read one of so many positions, and at the end the log, in the languages in turn, or in all of them."""
    rows: Rows = []
    found: set[str] = set()
    for number, position in enumerate(positions(game, moves, every, rows)):
        for language in LANGUAGES if is_every_position() else (LANGUAGES[number % len(LANGUAGES)],):
            texts = await read(position, language, all_commands=not is_thorough())
            found.update(faults(texts, game, language))
    assert game.decision is None
    for language in LANGUAGES:
        whole = Position(game, rows if is_thorough() else rows[-LATEST:], [])
        found.update(faults(log_lines(Reader(whole, language)), game, language))
    assert sorted(found) == []


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("path", GAMES)
async def test_no_word_is_missing_in_the_positions_of_a_shipped_game(path: Path) -> None:
    game, moves = recorded(path)
    await check(game, moves, 1 if is_every_position() else times(EVERY, len(moves) // SAMPLE))


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("title", [each for each in TITLES if rulebook(each).players[0] == 1])
async def test_no_word_is_missing_in_a_game_for_one(title: str) -> None:
    """None is shipped, so a robot plays it."""
    game = engine.new_game(title, ["P1"], seed=3)
    await check(game, played(game, 3), times(EVERY, 2 * EVERY))


# --- the net itself


@pytest.fixture
def position() -> Position:
    """Where a company may lay track, in the title with the most words of its own."""
    game, moves = recorded(shipped("1865")[0])
    return next(each for each in positions(game, moves, 1, []) if "lay_tile" in each.panel.menus)


@pytest.mark.parametrize("lost", ["menu-lay_tile", "turn-ask", "picture-trains", "panel-cash-company", "button-why"])
async def test_a_text_that_one_language_lacks_is_found(
    lost: str,
    position: Position,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    errors_logged: list[str],
) -> None:
    told = f"no words for {lost!r} in 'it'"
    errors_logged.append(told)
    pattern = Words._pattern

    def lacking(words: Words, key: str) -> Any:
        return None if (words.language, key) == ("it", lost) else pattern(words, key)

    with monkeypatch.context() as patch:
        patch.setattr(Words, "_pattern", lacking)
        await read(position, "it", all_commands=True)
    assert told in caplog.messages


async def test_a_tile_that_bears_a_letter_is_called_by_it_in_a_refusal(position: Position) -> None:
    game, reader = position.game, Reader(position, "pt")
    hex_id = position.panel.menus["lay_tile"][0].fields["hex"]
    assert game.decision is not None
    with pytest.raises(IllegalAction) as caught:
        game.check(LayTile(hex_id, "B-brown", 0), game.decision.by)
    await reader.refuse(caught.value)
    assert "trilho marrom B" in reader.desk.told[0]


def test_ids_and_english_words_are_found(position: Position) -> None:
    text = "P2 passes; robot:builder:1 of buy_train; { $cash }"
    assert raw_ids(text) == ["P2", "robot:builder", "buy_train", "{ $cash }"]
    assert raw_ids("`/draft_company` of PH3, P12.0 and /buy_train") == []
    assert list(faults([text], position.game, "en")) == [f"en: {each!r} in {text!r}" for each in raw_ids(text)]
    assert list(faults(["treno da bank"], position.game, "it")) == ["it: 'bank' in 'treno da bank'"]
