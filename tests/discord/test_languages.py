"""A Spanish table with an Italian and a Portuguese reader: what is for one alone is in their language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest

from bot.discord.tables.options import combinations
from bot.local.actors import Actor
from bot.local.standin.model import Message
from bot.service import GameInfo
from bot.words import LANGUAGES
from bot.words.catalogue import resources
from engine.titles import TITLES, rulebook
from tests.discord.party import Party
from tests.discord.positions import at_step, played_until

SHORTEST = 6
STATIC = re.compile(r"^(?!command-|field-)[a-z][\w-]* = ([^{}\n]+)$|^ +\*?\[\w+\] ([^{}\n]+)$", re.MULTILINE)


@cache
def raw(language: str) -> str:
    """All the words of a language."""
    return "\n".join(text for _, text in resources(language))


@cache
def phrases(language: str) -> frozenset[str]:
    """The texts of a language that stand as they are in messages."""
    found = {first or second for first, second in STATIC.findall(raw(language))}
    return frozenset(each.strip() for each in found if len(each.strip()) >= SHORTEST)


def foreign(text: str, language: str, others: Iterable[str] = LANGUAGES) -> set[str]:
    """Phrases of other languages in a text that the language itself doesn't use."""
    return {
        f"{other}: {each}"
        for other in others
        if other != language
        for each in phrases(other)
        if each in text and each not in raw(language) and re.search(rf"(?<!\w){re.escape(each)}(?!\w)", text)
    }


def everything(message: Message) -> str:
    """All that is read on a message: text, buttons, menus, alternative texts of pictures."""
    parts = [message.text, *message.labels()]
    for each in message.parts():
        parts.append(str(each.get("placeholder", "")))
        for option in each.get("options", ()):
            parts += [str(option.get("label", "")), str(option.get("description", ""))]
    parts += [str(each.description or "") for each in message.attachments]
    return "\n".join(parts)


async def spanish_table(party: Party, step: str, number: int = 1) -> GameInfo:
    """A table in Spanish; Ann reads English, Ben Italian, Cid Portuguese."""
    party.ben.user.locale, party.cid.user.locale = "it", "pt-BR"
    return await party.at(played_until(at_step(step, number)), language="es")


def readers(party: Party) -> list[tuple[Actor, str]]:
    return [(party.ann, "en"), (party.ben, "it"), (party.cid, "pt")]


def test_a_foreign_phrase_is_found() -> None:
    assert foreign("Qui si gioca: End the turn", "it") == {"en: End the turn"}
    assert foreign("Fine del turno", "it") == set()


async def test_what_all_see_is_in_the_language_of_the_table(party: Party) -> None:
    for step in ("stock", "track", "dividend"):
        info = await spanish_table(party, step)
        for message in party.messages(info):
            assert foreign(everything(message), "es") == set()


@pytest.mark.parametrize(("locale", "language"), [("it", "it"), ("pt-BR", "pt"), ("fr", "fr")])
@pytest.mark.parametrize("step", ["draft", "stock", "track", "dividend", "trains"])
async def test_the_panel_is_in_the_reader_s_language(party: Party, step: str, locale: str, language: str) -> None:
    info = await spanish_table(party, step)
    reader = party.up(info)
    reader.user.locale = locale
    message = party.turn_messages(info)[-1]
    opened = await reader.click(message, custom_id=next(each for each in ids(message) if ":my:" in each))
    assert opened.private
    assert foreign(everything(opened.message), language) == set()


def ids(message: Message) -> list[str]:
    return [str(each.get("custom_id", "")) for each in message.parts()]


LOOKS: list[tuple[str, dict[str, str]]] = [
    *((each, {}) for each in ("map", "market", "holdings", "history", "tiles", "trains", "log", "help", "turns")),
    ("player", {}),
    ("rules", {"clause": "5"}),
    ("company", {"company": "SIK"}),
]


@pytest.mark.parametrize(("command", "options"), LOOKS, ids=[each for each, _ in LOOKS])
async def test_looks_and_rules_are_in_the_reader_s_language(
    party: Party, command: str, options: dict[str, str]
) -> None:
    info = await spanish_table(party, "stock", 2)
    for reader, language in readers(party):
        answer = await reader.slash(party.thread(info), command, **options)
        assert answer.private
        assert foreign(everything(answer.message), language) == set()


async def test_a_refusal_is_in_the_reader_s_language(party: Party) -> None:
    info = await spanish_table(party, "stock", 2)
    for reader, language in readers(party):
        refused = await reader.slash(party.thread(info), "sell_shares", company="SIK", percent=90)
        assert refused.private
        assert foreign(everything(refused.message), language) == set()


async def test_a_look_shown_to_all_is_in_the_language_of_the_table(party: Party) -> None:
    info = await spanish_table(party, "stock", 2)
    answer = await party.ben.slash(party.thread(info), "holdings", show=True)
    assert foreign(everything(answer.message), "es") == set()


@pytest.mark.parametrize("title", TITLES)
def test_the_money_of_a_title_is_the_same_for_all_players_and_options(title: str) -> None:
    """So words are found by the title alone, which is quick."""
    usual = rulebook(title)
    least, most = usual.players
    for players in range(least, most + 1):
        for options in combinations(title, players):
            played = rulebook(title, players, options).data
            assert (played.currency, played.id) == (usual.data.currency, usual.data.id)
