"""The cards of the doors: what there is to choose from, in the language of the page."""

from __future__ import annotations

import engine
from bot.discord.tables.options import words_of
from bot.local.doors.positions import TurnToTry
from bot.local.doors.recordings import OWN, Recording
from bot.local.opening import Card, Question
from bot.service import TitleInfo
from bot.service.model import STRENGTHS
from bot.words import Words

ALONE = "me"
"""The person at the page plays the other seats; else robots do, of the strength that's chosen."""
LOT = "any"
"""A place drawn by lot."""


def watch_card(recording: Recording, words: Words) -> Card:
    """A recorded game to watch."""
    if recording.key.startswith(OWN):
        text = words("door-own", moves=recording.last)
    else:
        text = words("door-robots", players=recording.players, moves=recording.last)
    title = words("door-game", title=engine.load_title(recording.title).name, players=recording.players)
    if options := recording.setup.get("options"):
        title = words("door-game-options", game=title)
        text = words("door-agreed", text=text, options=words_of(options, words))
    return Card(recording.key, title, text, branches=True)


def try_card(position: TurnToTry, words: Words) -> Card:
    """A turn to try."""
    return Card(
        position.key, words(f"position-{position.turn}"), words(f"position-{position.turn}-text"), (_others(words),)
    )


def play_card(title: TitleInfo, words: Words) -> Card:
    """A new game to play."""
    players = tuple((str(each), str(each)) for each in range(title.least, title.most + 1))
    places = tuple((str(number), words("door-place", number=number)) for number in range(1, title.most + 1))
    questions = (
        Question("players", words("door-players"), players, str(usual(title))),
        Question("seat", words("door-seat"), (*places, (LOT, words("door-lot"))), "1", bound="players"),
        _others(words),
    )
    return Card(title.id, title.name, words("door-new", least=title.least, most=title.most), questions)


def _others(words: Words) -> Question:
    options = tuple((each, words(f"door-others-{each}")) for each in (*reversed(STRENGTHS), ALONE))
    return Question("others", words("door-others"), options, STRENGTHS[-1])


def usual(title: TitleInfo) -> int:
    """How many play where nothing else is said: few, so that one's turn comes soon, but enough for a real game."""
    return min(max(title.least, 3), title.most)


def called(title: str, players: int, alone: bool, words: Words) -> str:
    """What a new game is called; `alone` where one person plays all seats."""
    if players == 1:
        return words("door-name-one", title=title)
    if alone:
        return words("door-name-all", title=title, players=players)
    return words("door-name-robots", title=title, robots=players - 1)
