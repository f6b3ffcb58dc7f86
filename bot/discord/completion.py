"""Autocompletion: what's legal for the field in question, given the fields typed so far, in the reader's language.

Asked at every key press, so a failure gives an empty list and a line in the log, never an error.
"""

from __future__ import annotations

import asyncio
import logging
import unicodedata
from collections.abc import Awaitable, Iterable, Mapping
from typing import Any

from discord import app_commands

from bot.discord.codes import whole_number
from bot.discord.deferral import COMPLETION_PATIENCE
from bot.discord.visit import GameVisit, Visit
from bot.panel.beside import seen_by
from bot.panel.choices import Choice, choice_of
from bot.panel.titles import fields_of
from bot.service import GameInfo, ServiceError
from bot.words.labels import LONGEST, clipped, label, run_label
from bot.words.names import Names
from bot.words.possible import legal_name
from engine.actions import FieldKind, Offer
from engine.shorthand import short_name

log = logging.getLogger(__name__)

MOST = 25
AMOUNTS = 24
BEST = "best"
NOTHING = "-"
"""What stands for an empty value, which Discord doesn't take."""
OPTIONAL = ("means", "trade", "source")
"""Fields that may be empty, which is a choice of its own."""

BARE = ("sell_shares", "start_company")
"""Types whose company is named without the figures, which depend on a further field."""

Found = list[tuple[Any, str]]
"""Values and their labels."""
Choices = list[app_commands.Choice[Any]]


async def complete(visit: Visit, kind: str, field: str, field_kind: FieldKind, typed: Any) -> Choices:
    """At most 25 choices for a field of an action."""
    return await offered(_found(visit, kind, field, field_kind), typed, is_way=field_kind is FieldKind.WAY)


async def offered(finding: Awaitable[Found], typed: Any, *, is_way: bool = False) -> Choices:
    """The choices of what is found; none where nothing can be found now."""

    async def made() -> Choices:
        return choices_for(await finding, typed, is_way=is_way)

    return await in_time(made())


async def in_time(made: Awaitable[Choices]) -> Choices:
    """The choices, if they're made in time; every completion ends here."""
    try:
        async with asyncio.timeout(COMPLETION_PATIENCE):
            return await made
    except TimeoutError:
        log.debug("nothing could be completed in time")
    except ServiceError as error:
        log.debug("nothing to complete: %s", error)
    except Exception:
        log.exception("completion failed")
    return []


async def _found(visit: Visit, kind: str, field: str, field_kind: FieldKind) -> Found:
    visit = await visit.find(visit.typed("game"))
    if field_kind is FieldKind.ROUTES:
        return await runs_listed(visit)
    fixed = _fixed(kind, field, {name: visit.typed(name) for name in fields_of(kind)})
    return await listed_values(visit, kind, field, fixed, whole_number(visit.typed(field)))


async def runs_listed(visit: GameVisit, *, wait: bool = False) -> Found:
    """The proposed runs as the values of a field."""
    runs = (await visit.panel(wait=wait)).runs
    return [(f"{BEST} {','.join(each.services)}".strip(), run_label(each, visit.label_names)[0]) for each in runs]


async def listed_values(visit: GameVisit, kind: str, field: str, fixed: dict[str, Any], number: Any = None) -> Found:
    """The values of a field that go with the others as they're `fixed`, each in words; `number` for what was typed."""
    choices = await visit.read(lambda game: field_choices(seen_by(game, visit.seats), kind, field, fixed, number))
    return [(value, _labelled(kind, value, fixed, choice, field, visit.label_names)) for value, choice in choices]


async def as_meant(visit: GameVisit, kind: str, typed: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of an action as the rules know them: one may be typed by the words that it's listed or named with.

    What isn't listed stays as it came, for the rules to say what is wrong with it.
    """
    if await visit.read(lambda game: _is_legal(seen_by(game, visit.seats), kind, typed)):
        return dict(typed)
    known: dict[str, Any] = {}
    for name in (each for each in fields_of(kind) if each in typed):
        value = typed[name]
        # Where another field is wrong nothing goes with it, and the words are still to be understood.
        for fixed in (known, {}) if isinstance(value, str) else ():
            found = await listed_values(visit, kind, name, dict(fixed))
            named = [(each, legal_name(each, visit.label_names)) for each, _ in found if isinstance(each, str) and each]
            value = meant([*found, *named], value)
            if any(value == each for each, _ in found):
                break
        known[name] = value
    return known


def _is_legal(game: Any, kind: str, typed: Mapping[str, Any]) -> bool:
    """Whether an action or offer has these texts; an offer isn't looked for by fields that it hasn't got."""
    texts = {name: each for name, each in typed.items() if isinstance(each, str)}
    for each in game.legal(kind, **typed) if kind in game.actions else ():
        values = each.fixed if isinstance(each, Offer) else each.to_json()
        if all(values.get(name, "") == text for name, text in texts.items()):
            return True
    return False


def meant(found: Iterable[tuple[Any, str]], typed: str) -> Any:
    """The value that was typed by its words, in any case, with accents or without; what came, unless it's just one.

    What stands before the first figures of a label will do.
    """
    found = list(found)
    if any(value == typed for value, _ in found):
        return typed
    wanted = folded(typed)
    for words_of in (_whole, _head):
        values = list(dict.fromkeys(value for value, text in found if wanted and wanted in words_of(text)))
        if values:
            return values[0] if len(values) == 1 else typed
    return typed


def _whole(text: str) -> tuple[str, str]:
    return folded(text), folded(clipped(text))


def _head(text: str) -> tuple[str, str]:
    return folded(text.split(" · ")[0]), folded(text.split(" (")[0])


def _fixed(kind: str, field: str, typed: Mapping[str, Any]) -> dict[str, Any]:
    """The other fields as typed so far, where they are of the right shape already."""
    fixed: dict[str, Any] = {}
    for name, (plain, _) in fields_of(kind).items():
        value = typed.get(name)
        if name == field or value is None or value == "":
            continue
        value = whole_number(value) if plain is int else value
        if isinstance(value, plain):
            fixed[name] = "" if value == NOTHING else value
    return fixed


def field_choices(
    game: Any, kind: str, field: str, fixed: dict[str, Any], typed: Any = None
) -> list[tuple[Any, Choice]]:
    """The values that this field has among the legal actions, each with the first action that has it.

    Of an amount that may be chosen freely, what was `typed` is offered first if it's within the bounds.
    """
    found: dict[Any, Choice] = {}
    if kind not in game.actions:
        return []
    for each in game.legal(kind, **fixed):
        choice = choice_of(game, each)
        if isinstance(each, Offer) and field in each.ranges:
            for amount in amounts(each, typed):
                found.setdefault(amount, choice)
            continue
        value = choice.fields.get(field, "" if field in OPTIONAL else None)
        if value is not None:
            found.setdefault(value, choice)
    return list(found.items())


def amounts(offer: Offer, typed: Any = None) -> list[int]:
    """Some amounts of an offer: what was typed, the proposal's, the largest ones, the lowest."""
    field, (low, high, step) = next(iter(offer.ranges.items()))
    proposed = getattr(offer.proposal[-1], field, high) if offer.proposal else high
    top = list(range(high, low - 1, -step))[: AMOUNTS - 1]
    wanted = [typed] if isinstance(typed, int) and typed in range(low, high + 1, step) else []
    return list(dict.fromkeys([*wanted, proposed, *top, low]))


def _labelled(kind: str, value: Any, fixed: dict[str, Any], choice: Choice, field: str, names: Names) -> str:
    """A value in words: by what the field names, with the detail where it's the field that decides."""
    makers = {
        "hex": lambda: names.hex(value),
        "node": lambda: names.city(value),
        "tile": lambda: names.words("tile-name", tile=names.tile(value)),
        "rotation": lambda: names.rotation(fixed.get("tile", ""), value),
        "means": lambda: names.means(value),
        "right": lambda: names.means(value),
        "private": lambda: names.private(value),
        "trade": lambda: names.train(value),
        "train": lambda: names.train(value),
        "source": lambda: names.party(value),
        "percent": lambda: names.words.percent(value),
        "amount": lambda: names.words.money(value),
        "price": lambda: names.words.money(value),
        "connection": lambda: " · ".join(each for each in label(choice, names) if each),
        "absorber": lambda: names.company_in_full(value),
        "target": lambda: " · ".join(each for each in label(choice, names) if each),
    }
    if value == "":
        return names.means(value) if field == "means" else "–"
    if field == "company":
        return names.company_in_full(value) if kind in BARE else label(choice, names)[0]
    return makers[field]() if field in makers else str(value)


def choices_for(found: Iterable[tuple[Any, str]], typed: Any, *, is_way: bool = False) -> Choices:
    """Those that hold what was typed, beginnings first; an empty value is shown as a hyphen.

    A way over the map that is too long for Discord comes back by its short name; other values that are stay away.
    """
    wanted = folded(str(typed if typed is not None else ""))
    ranked: list[tuple[int, app_commands.Choice[Any]]] = []
    for value, text in found:
        haystack, key = folded(text), folded(str(value))
        if wanted and wanted not in haystack and wanted not in key:
            continue
        rank = 0 if key == wanted else 1 if key.startswith(wanted) or haystack.startswith(wanted) else 2
        if isinstance(value, str) and len(value) > LONGEST:
            if not is_way:
                continue
            value = short_name(value)
        ranked.append((rank, app_commands.Choice(name=clipped(text) or "–", value=value if value != "" else NOTHING)))
    ranked.sort(key=lambda each: each[0])
    return [each for _, each in ranked[:MOST]]


def folded(text: str) -> str:
    """Letters without accents and case, so that "raba" finds "RÁBA"."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in plain if not unicodedata.combining(each)).strip()


async def complete_game(visit: Visit, typed: str) -> Choices:
    """The games that may be meant."""
    return await offered(_games(visit), typed)


async def game_meant(visit: Visit, typed: str) -> str:
    """The number of the game that was typed by its name, as it's listed; as it came where that's no one game's."""
    if typed.strip().lstrip("#").isdecimal():
        return typed
    try:
        return str(meant(await _games(visit), typed))
    except ServiceError:
        return typed


async def _games(visit: Visit) -> Found:
    return [(str(each.id), game_label(each)) for each in await visit.front.games_seen(visit.interaction)]


def game_label(info: GameInfo) -> str:
    """A game as a choice: its name and number."""
    return f"{clipped(info.name, 80)} (#{info.id})"


def seats_of(info: GameInfo) -> Found:
    """Seats with their people's names."""
    return [(each.seat, each.name) for each in info.seats]
