"""A command says which titles it serves, and where it's of no use what can be done instead."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import ClassVar

import discord
import pytest
from discord import app_commands

from bot.discord.commands import built
from bot.discord.localization import LONGEST, CatalogueTranslator, word
from bot.discord.play import actions
from bot.discord.play.actions import commands, served
from bot.panel.titles import types_of_all
from bot.words import LANGUAGES, speak
from engine.actions import Action, CompanyId
from engine.dev import log
from engine.titles import TITLES, games_folder, rulebook
from tests.discord.party import Party
from tests.discord.positions import at_step, played_until


@pytest.mark.parametrize("title", TITLES)
def test_what_a_title_is_said_not_to_use_never_comes_up_in_its_games(title: str) -> None:
    rules = rulebook(title)
    used: set[str] = set()
    for path in games_folder(title).glob("*.jsonl.gz"):
        for entry in log.record(path)[1]:
            moves = [entry] if "action" in entry else []
            used |= {each["action"]["type"] for each in [*moves, *entry.get("auto", ())]}
    assert rules.unused <= set(rules.actions)
    assert rules.unused & used == set()


@dataclass(frozen=True, slots=True)
class BlowWhistle(Action):
    """An action that no catalogue has words for."""

    type: ClassVar[str] = "blow_whistle"
    company: CompanyId


@pytest.mark.usefixtures("plain_words")
async def test_an_action_without_words_has_a_command_under_its_raw_name(
    monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    errors_logged.append("no words")
    for module in ("bot.discord.play.actions", "bot.panel.titles"):
        monkeypatch.setattr(f"{module}.types_of_all", lambda: {BlowWhistle.type: BlowWhistle})
    [command] = built(commands())
    assert isinstance(command, app_commands.Command)
    assert (command.name, [each.display_name for each in command.parameters]) == ("blow_whistle", ["company", "game"])
    assert command.description.endswith("blow whistle")


def test_commands_of_some_titles_begin_with_them() -> None:
    assert served("pass") == ""
    assert served("absorb") == "1865 Sardinia: "
    assert served("bid") == "1856, Shikoku 1889: "
    assert served("draft_share") == "18Mag: "


def test_of_ten_titles_as_many_are_named_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord's limit holds in every language, whichever titles have the action."""
    names = [f"The {place} & Western Railway Game" for place in "ABCDEFGHIJ"]
    books = {name: SimpleNamespace(data=SimpleNamespace(name=name), unused=(), actions={"pass"}) for name in names}
    for name in names[1:]:
        books[name].actions = {*books[name].actions, *types_of_all()}
    monkeypatch.setattr(actions, "TITLES", books)
    monkeypatch.setattr(actions, "rulebook", books.__getitem__)
    served.cache_clear()
    found = {kind: served(kind) for kind in types_of_all()}
    served.cache_clear()
    assert found.pop("pass") == ""
    for kind, before in found.items():
        longest = max(len(speak(each)(f"command-{kind}-description")) for each in LANGUAGES)
        named = before.count("The ")
        assert before.endswith(f"+{9 - named}: "), kind
        assert len(before) + longest <= LONGEST < len(before) + longest + len(names[0]) + 2, kind


@pytest.mark.parametrize("language", LANGUAGES)
async def test_descriptions_name_the_titles_in_every_language_and_fit(language: str) -> None:
    locale = discord.Locale({"en": "en-GB", "es": "es-ES", "pt": "pt-BR"}.get(language, language))
    for kind in types_of_all():
        key = f"command-{kind}-description"
        assert len(served(kind)) + len(speak(language)(key)) <= LONGEST, key
        string = word(key, before=served(kind))
        told = await CatalogueTranslator().translate(string, locale, None)  # type: ignore[arg-type]
        assert (told or string.message).startswith(served(kind))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_command_of_another_title_is_refused_with_what_can_be_done_here(party: Party, language: str) -> None:
    info = await party.at(played_until(at_step("stock")))
    person = party.up(info)
    person.user.locale = {"es": "es-ES", "pt": "pt-BR"}.get(language, language)
    words = speak(language)
    for kind, fields in (("take_loan", {}), ("absorb", {"absorber": "FMS", "target": "FCS"})):
        answer = await person.slash(party.thread(info), kind, **fields)
        assert answer.private
        assert words("refusal-not_in_title", command=words(f"command-{kind}"), title="18Mag") in answer.text
        assert f"/{words('command-pass')}" in answer.text
