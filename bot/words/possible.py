"""What is possible instead of an option that can't be used: the bounds, or the choices as people know them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.panel.choices import Choice
from bot.words import Words
from bot.words.labels import label
from bot.words.names import NODE, Names
from bot.words.refusals import instead

WORDED: Mapping[str, Callable[[Any], str]] = {
    "silence": lambda each: f"silence-{each}",
    "what": lambda each: f"order-kind-{each}",
    "unless": lambda each: f"order-unless-{each}",
    "until": lambda each: f"order-until-{each}",
}
"""Options whose values have words: their keys."""


def option_word(option: str, words: Words) -> str:
    """What an option is called: an option of a title, a field of a command, or as it was typed."""
    for key in (f"option-{option}", f"field-{option}"):
        if key in words:
            return words(key)
    return option


def possible_lines(figures: Mapping[str, Any], words: Words, choice: Callable[[Any], str]) -> list[str]:
    """The sentences: from the least to the most, and the choices, each named by its words or by `choice`."""
    lines: list[str] = []
    if "least" in figures:
        lines.append(words("refusal-bounds", least=figures["least"], most=figures["most"]))
    key_of = WORDED.get(str(figures["option"]), str)
    line = instead(words, [_named(each, key_of(each), words, choice) for each in figures.get("choices", ())])
    return [*lines, line] if line else lines


def _named(each: Any, key: str, words: Words, choice: Callable[[Any], str]) -> str:
    return words(key) if "-" in key and key in words else choice(each)


def choice_name(each: Any, names: Names, beside: Sequence[Any] = ()) -> str:
    """A choice in a game: a party, a train, a private company, or as it is.

    `beside` is all there is to choose from: where the bank sells, it's trains, whose places have names of their own.
    """
    title = names.title
    if "bank" in beside:
        return names.train_seller(each)
    if each in title.privates:
        return names.private(each)
    if each in title.trains and each not in title.companies:
        return names.train(each)
    return names.party(each) if names.is_party(each) or f"stock-{each}" in names.words else str(each)


AMOUNTS = ("dividend.", "start.")
TRAINS = ("train.", "route.")
"""How the reasons of refusals begin whose numbers are amounts, and whose ids are trains though companies have such."""
SELLERS = ("train.no_seller",)
"""Reasons about trains whose ids are those who could sell one."""
TILES = ("tile.wrong_kind", "tile.not_an_upgrade")
"""Reasons whose ids are tiles, whatever else bears the same number."""


def legal_name(each: Any, names: Names, reason: str = "") -> str:
    """Something legal as a person would say it: an action, a kind of action, an id, a number; "" for nothing to say.

    `reason` is that of the refusal, which tells what an id or a number stands for.
    """
    if isinstance(each, Mapping):
        fields = {name: value for name, value in each.items() if name != "type"}
        return label(Choice(str(each.get("type", "")), fields), names)[0] if "type" in each else ""
    if isinstance(each, int) and reason.startswith(AMOUNTS):
        return names.words.money(each)
    if isinstance(each, Sequence) and not isinstance(each, str):
        return "–".join(legal_name(part, names, reason) for part in each)
    return _id_name(each, names, reason) if isinstance(each, str) else str(each)


def _is_of_trains(reason: str) -> bool:
    return reason.startswith(TRAINS) and reason not in SELLERS


def _id_name(each: str, names: Names, reason: str) -> str:
    words, title, board = names.words, names.title, names.title.board
    node = NODE.fullmatch(each)
    match each:
        case _ if reason in TILES:
            return names.tile(each)
        case _ if reason in SELLERS:
            return names.train_seller(each)
        case _ if f"command-{each}" in words:
            return f"/{words(f'command-{each}')}"
        case _ if each in title.trains and (_is_of_trains(reason) or each not in title.companies):
            return names.train(each)
        case _ if each in board.hexes or (node is not None and node["hex"] in board.hexes):
            return names.node(each) if node is not None else names.hex(each)
        case _ if each in title.privates and each not in title.companies:
            return names.private(each)
        case _ if each in board.colours:
            return names.tile_colour(each)
        case _ if f"means-{each}" in words:
            return names.means(each)
        case _:
            return names.party(each)
