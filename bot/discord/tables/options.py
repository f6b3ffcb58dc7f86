"""The options of titles: which there are, how they are typed, chosen and told."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

from bot.discord.front import Confusing
from bot.words import Words
from engine.rulebook import Switch
from engine.titles import rulebook

YES, NO = "yes", "no"
LONGEST_CODE = 100

Options = dict[str, Any]


def switches(title: str) -> dict[str, Switch]:
    """What may be agreed before a game; rules that only replays of recorded games switch aren't among it."""
    return {name: each for name, each in rulebook(title).switches.items() if not each.profiles}


def combinations(title: str, players: int | None = None) -> list[Options]:
    """Every legal set of options for so many seats (by default for any number), those with few options first."""
    least, most = rulebook(title).players
    counts = range(least, most + 1) if players is None else (players,)
    found: list[Options] = []
    for count in counts:
        found += [each for each in _combined(title, count) if each not in found]
    return sorted(found, key=len)


def _combined(title: str, players: int) -> Iterator[Options]:
    known = {name: each for name, each in switches(title).items() if _is_for(each, players)}
    for values in itertools.product(*(each.values for each in known.values())):
        chosen = zip(known.items(), values, strict=True)
        yield {name: value for (name, each), value in chosen if value != each.house}


def _is_for(switch: Switch, players: int) -> bool:
    return switch.players is None or switch.players[0] <= players <= switch.players[1]


def code_of(options: Mapping[str, Any]) -> str:
    """Options as a short text: "new_minors=simple,new_major=yes"."""
    return ",".join(f"{name}={_typed(value)}" for name, value in options.items())


def _typed(value: Any) -> str:
    return (YES if value else NO) if isinstance(value, bool) else str(value)


def read_options(title: str, text: str | None) -> Options:
    """The options that a person typed or chose; Confusing for one that the title hasn't got."""
    options: Options = {}
    for part in (text or "").split(","):
        if not part.strip():
            continue
        name, _, value = (each.strip() for each in part.partition("="))
        switch = switches(title).get(name)
        values = {_typed(each): each for each in switch.values} if switch is not None else {}
        if (value or YES) not in values:
            raise Confusing("bad_option", option=part.strip()[:40], choices=_offered(title, name))
        options[name] = values[value or YES]
    return options


def _offered(title: str, name: str) -> list[str]:
    """What may be typed: the values of an option that the title has, else each option with its values."""
    known = switches(title)
    return [
        f"{each}={_typed(value)}"
        for each, switch in known.items()
        if name == each or name not in known
        for value in switch.values
    ]


def check_players(title: str, options: Mapping[str, Any], players: int) -> None:
    """Confusing, where an option isn't for so many players."""
    for name, value in options.items():
        switch = switches(title).get(name)
        if switch is not None and value != switch.house and not _is_for(switch, players):
            least, most = switch.players or (players, players)
            raise Confusing("option_players", option=name, least=least, most=most, seats=players)


def words_of(options: Mapping[str, Any], words: Words) -> str:
    """Options as people read them; empty for none."""
    return ", ".join(_word(name, value, words) for name, value in options.items())


def _word(name: str, value: Any, words: Words) -> str:
    option = words(f"option-{name}")
    if value is True:
        return option
    return words("option-value", option=option, value=words(f"option-value-{_typed(value)}"))


def choices(title: str, players: int | None, words: Words) -> list[tuple[str, str]]:
    """The sets of options to choose from: their codes and words."""
    found = [(code_of(each), words_of(each, words)) for each in combinations(title, players) if each]
    return [(code, text) for code, text in found if len(code) <= LONGEST_CODE]
