"""Discord's limits on application commands."""

import re
from typing import Any

from bot.local.standin.errors import ApiError, Problems
from bot.local.standin.model import Json

COMMAND, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)

_NAME = re.compile(r"^[-_'\w]{1,32}$")


def check_commands(commands: Any) -> None:
    """Checks a whole set of commands for one scope; ApiError 400/50035 or 400/30032."""
    problems = Problems()
    counts = {COMMAND: 0, USER_MENU: 0, MESSAGE_MENU: 0}
    names: set[tuple[int, str]] = set()
    if not isinstance(commands, list):
        raise ApiError(400, 50035, "Invalid Form Body", {"_": ["Only lists may be used here."]})
    for index, command in enumerate(commands):
        kind = command.get("type", COMMAND)
        counts[kind] += 1
        if (kind, command.get("name")) in names:
            problems.add(f"{index}.name", "Application command names must be unique")
        names.add((kind, command.get("name")))
        _check_command(problems, str(index), command, kind)
    if counts[COMMAND] > 100 or counts[USER_MENU] > 15 or counts[MESSAGE_MENU] > 15:
        raise ApiError(400, 30032, "Maximum number of application commands reached (100)")
    problems.raise_any()


def _check_command(problems: Problems, path: str, command: Json, kind: int) -> None:
    if kind == COMMAND:
        _check_named(problems, path, command)
        _check_options(problems, path, command.get("options") or [], (SUBCOMMAND, GROUP))
        if (size := _size(command)) > 8000:
            problems.add(path, f"Command exceeds maximum size (8000): {size}")
    else:
        problems.length(f"{path}.name", command.get("name"), 1, 32)
        if command.get("description"):
            problems.add(f"{path}.description", "Context menu commands cannot have description")


def _check_named(problems: Problems, path: str, thing: Json) -> None:
    """A name and a description, each with its translations."""
    names = {"name": thing.get("name"), **(thing.get("name_localizations") or {})}
    for locale, name in names.items():
        field = f"{path}.name" if locale == "name" else f"{path}.name_localizations.{locale}"
        if not isinstance(name, str) or not _NAME.match(name) or name != name.lower():
            problems.add(field, "Command name is invalid")
    texts = {"description": thing.get("description"), **(thing.get("description_localizations") or {})}
    for locale, text in texts.items():
        field = f"{path}.description" if locale == "description" else f"{path}.description_localizations.{locale}"
        problems.length(field, text, 1, 100)


def _check_options(problems: Problems, path: str, options: list[Json], nestable: tuple[int, ...]) -> None:
    problems.count(f"{path}.options", options, 0, 25)
    _check_unique_names(problems, path, options)
    optional_seen = False
    for index, option in enumerate(options):
        place = f"{path}.options.{index}"
        _check_named(problems, place, option)
        kind = option.get("type")
        if kind in (SUBCOMMAND, GROUP):
            if kind not in nestable:
                problems.add(place, "Subcommands and groups can't be nested any deeper")
            _check_options(problems, place, option.get("options") or [], (SUBCOMMAND,) if kind == GROUP else ())
            continue
        if option.get("required") and optional_seen:
            problems.add(place, "Required options must be placed before non-required options")
        optional_seen = optional_seen or not option.get("required")
        _check_option(problems, place, option)


def _check_unique_names(problems: Problems, path: str, options: list[Json]) -> None:
    """No two options of a level have the same name, in any language."""
    locales = {locale for option in options for locale in option.get("name_localizations") or {}}
    for locale in [None, *sorted(locales)]:
        names = [(option.get("name_localizations") or {}).get(locale) or option.get("name") for option in options]
        if len(set(names)) != len(names):
            problems.add(f"{path}.options", f"Option names must be unique ({locale or 'base names'})")


def _check_option(problems: Problems, path: str, option: Json) -> None:
    choices = option.get("choices") or []
    problems.count(f"{path}.choices", choices, 0, 25)
    if choices and option.get("autocomplete"):
        problems.add(f"{path}.autocomplete", "Options cannot have choices and be autocompleted")
    if option.get("autocomplete") and option.get("type") not in (STRING, INTEGER, NUMBER):
        problems.add(f"{path}.autocomplete", "This option type can't be autocompleted")
    for index, choice in enumerate(choices):
        names = {"name": choice.get("name"), **(choice.get("name_localizations") or {})}
        for locale, name in names.items():
            problems.length(f"{path}.choices.{index}.{locale}", name, 1, 100)
        if option.get("type") == STRING:
            problems.length(f"{path}.choices.{index}.value", choice.get("value"), 1, 100)
    for bound, low in (("min_length", 0), ("max_length", 1)):
        if option.get(bound) is not None:
            problems.number(f"{path}.{bound}", option[bound], low, 6000)


def _size(thing: Json) -> int:
    """Characters of names, descriptions and values in the subtree, each field by its longest translation."""
    total = 0
    for field in ("name", "description"):
        texts = [thing.get(field) or "", *(thing.get(f"{field}_localizations") or {}).values()]
        total += max(len(text) for text in texts)
    if isinstance(thing.get("value"), str):
        total += len(thing["value"])
    return total + sum(_size(each) for key in ("options", "choices") for each in thing.get(key) or [])
