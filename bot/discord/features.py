"""All that the bot can do: the modules that declare a feature, and what they add, each verb and kind once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Any, TypeVar

from discord import app_commands

from bot.discord.commands import Command, built
from bot.discord.feature import Feature
from bot.discord.localization import option_name
from bot.discord.looking import board, cards, film, help, history, holdings, log, rules, sheet, thoughts, why
from bot.discord.people import notes, privacy, ratings, reminders, settings
from bot.discord.play import (
    actions,
    automata,
    new_offers,
    offers,
    orders,
    out_of_turn,
    panel,
    plan_pictures,
    plans,
    redo,
    routes,
    typed_routes,
    undo,
)
from bot.discord.posts import game_posts
from bot.discord.tables import (
    authority,
    begun,
    end,
    invitations,
    learn,
    lobby,
    pace,
    rebuild,
    recovery,
    rematch,
    robots,
    seats,
    server,
    status,
    talking,
    threads,
    votes,
    waiting,
)

V = TypeVar("V")
PARTS = (1, 2)
"""Types of options that are parts of a command: a command of a group, and a group."""

MODULES: tuple[ModuleType, ...] = (
    *(actions, automata, new_offers, offers, orders, out_of_turn, panel, plan_pictures, plans),
    *(redo, routes, typed_routes, undo),
    *(authority, begun, end, invitations, learn, lobby, pace, rebuild, recovery, rematch, robots, seats, server),
    *(status, talking, threads, votes, waiting),
    *(board, cards, film, help, history, holdings, log, rules, sheet, thoughts, why),
    *(notes, privacy, ratings, reminders, settings),
    game_posts,
)
FEATURES: tuple[Feature, ...] = tuple(each.FEATURE for each in MODULES)


def joined(parts: Sequence[Mapping[str, V]]) -> dict[str, V]:
    """All of them as one; ValueError where two have the same verb, or the same kind of message."""
    found: dict[str, V] = {}
    for part in parts:
        if twice := found.keys() & part.keys():
            raise ValueError(f"two features have {', '.join(sorted(twice))}")
        found |= part
    return found


BUTTONS = joined([each.buttons for each in FEATURES])
MENUS = joined([each.menus for each in FEATURES])
FORMS = joined([each.forms for each in FEATURES])
POSTS = joined([each.posts for each in FEATURES])
PAST = joined([each.past for each in FEATURES])


def is_shown(data: Any) -> bool:
    """Whether the answer to a command, as Discord sends it, is for all to see."""
    words, typed = [data.get("name")], data.get("options") or []
    while typed and typed[0].get("type") in PARTS:
        words.append(typed[0].get("name"))
        typed = typed[0].get("options") or []
    chosen = any(each.get("name") == option_name("show") and each.get("value") is True for each in typed)
    return chosen or tuple(words) in _shown()


@cache
def _shown() -> frozenset[tuple[str, ...]]:
    """The commands whose answers always are, by their words."""
    return frozenset(each.words for feature in FEATURES for each in feature.commands() if each.public)


def all_commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """The slash commands as discord.py takes them; ValueError where two have the same name."""
    by_key = joined([{each.key: each} for feature in FEATURES for each in feature.commands()])
    return built(list[Command](by_key.values()))
