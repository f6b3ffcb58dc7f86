"""What can be said of a game without looking into it: its rules, whom it is for, and its name as it heads messages."""

from __future__ import annotations

from bot.service import GameInfo, text
from bot.words import Words
from engine.rulebook import Rulebook
from engine.titles import rulebook

HEADING_LIMIT = 60


def rules_of(info: GameInfo) -> Rulebook:
    """The rules of a game: those for its number of players and its options, once it has begun."""
    players = None if info.status in ("open", "abandoned") else len(info.seats)
    return rulebook(info.title, players, info.options)


def is_solo(info: GameInfo) -> bool:
    """Whether somebody plays alone, or learns: nobody has to be pinged, and all is told on one message."""
    return info.status != "open" and (len(info.seats) == 1 or info.lesson is not None)


def people_of(info: GameInfo) -> list[str]:
    """Those who have seats in a game, and its host."""
    seated = [each.user for each in info.seats if each.user and not each.robot]
    return list(dict.fromkeys([*seated, info.host]))


def heading_name(info: GameInfo) -> str:
    """The game's name for a message: one line, escaped, not too long, its direction kept to itself."""
    return text.isolate(text.escape(told_apart(info, HEADING_LIMIT)))


def told_apart(info: GameInfo, limit: int) -> str:
    """The game's name as plain text; one that is called just by its title has its number behind it."""
    number = f" #{info.id}" if info.name == title_name(info) else ""
    return text.shorten(info.name, limit - len(number)) + number


def title_name(info: GameInfo) -> str:
    """The title's printed name."""
    return rules_of(info).data.name


def heading_of(info: GameInfo, words: Words) -> str:
    """The first line of a message about a game: its name, and its title unless it's called just that."""
    if info.name == title_name(info):
        return f"**{heading_name(info)}**"
    return words("turn-heading", game=heading_name(info), title=title_name(info))


def heading_with_talk(info: GameInfo, words: Words) -> str:
    """The same with a link to where people talk, if that's a thread of its own."""
    heading = heading_of(info, words)
    return heading if info.talk is None else words("talk-link", heading=heading, link=f"<#{info.talk}>")
