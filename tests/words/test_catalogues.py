"""The catalogues are complete: every language has every message, and every message gets what it needs."""

from __future__ import annotations

import dataclasses
import json
import re
from ast import Constant
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser, ast, visitor

import engine
import storage.errors
from bot import errors
from bot.discord.tables.options import switches
from bot.words import DEFAULT, LANGUAGES, digest, language_of, speak
from bot.words.catalogue import message_id, resources
from bot.words.entries import Entries
from bot.words.events import SUBJECT
from bot.words.names import Names
from bot.words.titles import dialect_of
from engine import load_title
from engine.actions import field_kinds
from engine.events import Event
from engine.titles import TITLES, rulebook
from tests.words.sources import called_keys, calls, own_keys, payments, raised_keys, steps, written

NAME = re.compile(r"[-_'\w]{1,32}", re.UNICODE)
FIGURES = {"net": 9999, "amount": 9999, "each": 999, "cost": 9999, "price": 100, "train": "8-train",
           "private": "Niagara Falls Suspension Bridge Company"}  # fmt: skip
"""Large figures and long names for buttons."""
FUNCTIONS = {"MONEY", "PERCENT"}
TERM = "edition-"
"""How the messages begin that are terms of one language's rulebooks, for its other messages only."""


class _Used(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def parsed(language: str) -> tuple[ast.EntryType, ...]:
    return tuple(
        entry
        for _, text in resources(language)
        for entry in FluentParser(with_spans=False).parse(text).body
        if not isinstance(entry, ast.BaseComment)
    )


@cache
def messages(language: str) -> dict[str, _Used]:
    found: dict[str, _Used] = {}
    for entry in parsed(language):
        assert isinstance(entry, ast.Message), f"{language}: {entry.to_json()}"
        assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
        found[entry.id.name] = _Used()
        found[entry.id.name].visit(entry)
    return found


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_read_one_by_one_are_those_of_whole_files(language: str) -> None:
    entries = Entries(text for _, text in resources(language))
    assert list(entries) == list(messages(language))
    for each in parsed(language):
        assert isinstance(each, ast.Message)
        assert entries.parsed(each.id.name).equals(each, ignored_fields=["span", "comment"]), each.id.name


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != DEFAULT])
def test_every_language_has_every_message_with_the_same_arguments(language: str) -> None:
    english, other = (
        {key: used.variables - {"edition"} for key, used in messages(each).items() if not key.startswith(TERM)}
        for each in (DEFAULT, language)
    )
    assert set(english) - set(other) == set(), "missing"
    assert set(other) - set(english) == set(), "unknown"
    assert {key for key, variables in english.items() if variables != other[key]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_of_the_rulebooks_is_there_for_its_language_and_depends_on_the_title_alone(language: str) -> None:
    known = messages(language)
    terms = {key for key in known if key.startswith(TERM)}
    asked = {name for used in known.values() for name in used.messages if name.startswith(TERM)}
    assert terms == asked
    assert {key for key in terms if known[key].variables != {"edition"}} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_known_functions_are_used(language: str) -> None:
    assert {name for used in messages(language).values() for name in used.functions} <= FUNCTIONS


def keys_of(module: ModuleType) -> set[str]:
    """The keys of the errors of a module."""
    return {each.key for each in vars(module).values() if isinstance(each, type) and hasattr(each, "key")}


def test_every_reason_of_a_refusal_has_words() -> None:
    service = keys_of(errors) | keys_of(storage.errors)
    # A title may give a reason another clause in one chapter: "7.2: token.none_left".
    # Those without a dot are steps, whose clauses stand among them.
    rules = {each.rpartition(": ")[2] for title in TITLES for each in rulebook(title).clauses if "." in each}
    told = {key[len("refusal-") :] for key in messages(DEFAULT) if key.startswith("refusal-")}
    wanted = {message_id(each) for each in service | rules | raised_keys()}
    wanted -= {"service", "illegal", "unreadable"}  # the names of kinds of errors, whose instances have their own keys
    assert wanted - told == set()


def test_every_key_in_the_code_has_words() -> None:
    assert {message_id(each) for each in called_keys() if "{" not in each} - set(messages(DEFAULT)) == set()


def test_no_message_is_there_for_nothing() -> None:
    texts, beginnings = written()
    used = {message_id(each) for each in texts} | {f"{key}-{title}" for key in own_keys() for title in TITLES}
    used |= {each for message in messages(DEFAULT).values() for each in message.messages}
    starts = tuple(message_id(each) for each in beginnings)
    idle = {key for key in messages(DEFAULT) if key not in used and not key.startswith(starts)}
    assert idle == set()


def all_events() -> list[type[Event]]:
    found: list[type[Event]] = []
    waiting = [Event]
    while waiting:
        subclasses = waiting.pop().__subclasses__()
        waiting += subclasses
        found += subclasses
    return found


def test_every_event_has_words() -> None:
    for title in engine.TITLES:
        rulebook(title)
    missing = {each.type for each in all_events() if f"event-{each.type}" not in messages(DEFAULT)}
    assert missing == set()


PERSONS = {"player", "holder", "buyer", "payer"}
"""Fields of events in which a person may stand."""


def test_an_event_of_a_person_and_a_company_says_whom_its_about() -> None:
    for title in engine.TITLES:
        rulebook(title)
    stated = {*SUBJECT, "passed"} | {kind for title in engine.TITLES for kind in dialect_of(title).subjects}
    both = {each.type for each in all_events() if "company" in fields_of(each) and PERSONS & fields_of(each)}
    assert both - stated == set()


def fields_of(event: type[Event]) -> set[str]:
    return {each.name for each in dataclasses.fields(event)} if dataclasses.is_dataclass(event) else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_and_fields_are_such_as_discord_takes(language: str) -> None:
    words = speak(language)
    for key in messages(language):
        if key.startswith(("command-", "field-")):
            text = words(key)
            if key.endswith("-description"):
                assert 1 <= len(text) <= 100, key
            else:
                assert NAME.fullmatch(text), f"{key}: {text}"
                assert text == text.lower(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_one_name(language: str) -> None:
    words = speak(language)
    keys = [key for key in messages(language) if not key.endswith("-description")]
    names: dict[str, list[str]] = {}
    for key in keys:
        # A command's own name, or one within a group: "command-undo", "command-game-new"; "field-page".
        if key.startswith(("command-", "field-")):
            names.setdefault(key.rpartition("-")[0], []).append(words(key))
    assert {group: each for group, each in names.items() if len(set(each)) < len(each)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_menus_hold_their_labels(language: str) -> None:
    words = speak(language, "Ft")
    for key in messages(language):
        if key.startswith("button-"):
            assert len(words(key, **FIGURES)) <= 80, key
        if key.startswith("modal-") and "private" not in messages(language)[key].variables:
            bounds = {"low": words.money(1), "high": words.money(9999), "step": words.money(10)}
            assert len(words(key, train=words("train-name", train="8"), **bounds)) <= 45, key


def test_money_and_percent() -> None:
    assert speak("en", "Ft").money(1200) == "1,200\u00a0Ft"
    assert speak("en", "$").money(1200) == "$1,200"
    assert speak("en", "¥").money(1200) == "¥1,200"
    assert speak("es", "Ft").money(-40) == "−40\u00a0Ft"
    assert speak("fr").percent(20) == "20\u00a0%"


@pytest.mark.parametrize(
    ("items", "joined"),
    [
        (["Dora", "István"], "Dora e István"),
        (["Ann", "Ben", "\u2068Inés\u2069"], "Ann, Ben e \u2068Inés\u2069"),
        (["uvas", "higos"], "uvas e higos"),
        (["plomo", "hierro"], "plomo y hierro"),
        (["István", "Dora"], "István y Dora"),
        (["István"], "István"),
    ],
)
def test_the_spanish_and_before_an_i(items: list[str], joined: str) -> None:
    assert speak("es").listed(items) == joined


@pytest.mark.parametrize(("of", "told"), [(1, "operating round 3.1"), (2, "operating round 3.1 (of 2)")])
def test_the_only_round_of_a_set_is_not_counted(of: int, told: str) -> None:
    names = Names(speak("en"), load_title("1856"), {})
    assert names.round({"round": "operating", "set_number": 3, "round_number": 1, "of": of}) == told


def test_a_language_without_a_message_falls_back_to_english_and_says_so(caplog: pytest.LogCaptureFixture) -> None:
    spanish = type(speak("es"))("es")
    spanish._bundle._entries, spanish._patterns = Entries(["company = una compañía"]), {}
    assert spanish("bank") == "the bank"
    assert "no words for 'bank' in 'es'" in caplog.text


def privates(value: Any) -> Iterator[dict[str, Any]]:
    """The private companies anywhere in a title's data."""
    if isinstance(value, dict):
        given = cast("dict[str, Any]", value)
        if {"id", "income"} <= given.keys():
            yield given
        value = list(given.values())
    for each in cast("list[Any]", value) if isinstance(value, list) else ():
        yield from privates(each)


@pytest.mark.parametrize("title", sorted(TITLES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_private_company_with_a_power_has_words_for_it_and_no_other_company(title: str, language: str) -> None:
    data = [json.loads(path.read_text("utf-8")) for path in (files(TITLES[title]) / "data").iterdir()]
    known = {f"power-{title}-{each['id']}" for each in privates(data)}
    powers = [each for each in privates(data) if {"blocks", "share"} & each.keys() or each.get("has_power")]
    told = {key for key in messages(language) if key.startswith(f"power-{title}-")}
    assert told - known == set(), f"{language}: there's no such private company in the title's data"
    assert {f"power-{title}-{each['id']}" for each in powers} - told == set(), f"{language}: what it does isn't said"


@pytest.mark.usefixtures("plain_words")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_catalogue_has_words_for_is_told_plainly_and_logged_loudly(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    words = speak(language)
    assert words("step-buy_right") == "buy right"
    assert words("event-company_sunk", company="FMS", depth=3, forced=True) == "company sunk (FMS, 3)"
    assert words("command-buy_right_now") == "buy_right_now"
    assert [each.levelname for each in caplog.records if each.levelname == "CRITICAL"] == ["CRITICAL"] * 3


def test_locales() -> None:
    assert [language_of(each) for each in ("es-ES", "pt-BR", "fr", "de", None)] == ["es", "pt", "fr", "en", "en"]


def test_every_action_has_a_menu_or_a_button() -> None:
    known = messages(DEFAULT)
    actions = {name: each for title in TITLES for name, each in rulebook(title).actions.items()}
    menus = {name for name, each in actions.items() if field_kinds(each)}
    assert {name for name in menus - {"run"} if f"menu-{name}" not in known} == set()
    assert {name for name in set(actions) - menus - {"pass"} if f"button-{name}" not in known} == set()


def test_every_step_and_every_reason_of_a_payment_has_words() -> None:
    known = messages(DEFAULT)
    assert {each for each in steps() if f"step-{each}" not in known} == set()
    # What is open out of turn is let be, not passed.
    assert {each for each in steps() - {"aside"} if f"button-pass-{each}" not in known} == set()
    assert {each for each in payments() if f"money-{each}" not in known} == set()


def test_every_kind_of_company_has_words() -> None:
    kinds = {each.kind for title in TITLES for each in engine.load_title(title).companies.values()}
    assert {each for each in kinds if f"company-{each}" not in messages(DEFAULT)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fix_of_a_rule_has_words_and_a_clause_to_look_up(language: str) -> None:
    words = speak(language)
    for title in TITLES:
        for name, switch in rulebook(title).switches.items():
            if switch.fix is not None:
                assert f"fix-{name}" in words
                assert digest.text_of(words, title, switch.fix.clause), (title, name)


def test_every_option_of_a_title_has_words() -> None:
    known = messages(DEFAULT)
    for title in TITLES:
        for name, switch in switches(title).items():
            assert f"option-{name}" in known
            texts = {str(each) for each in switch.values if not isinstance(each, bool)}
            assert {each for each in texts if f"option-value-{each}" not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_private_company_is_said_to_have_its_power_but_in_1889s_beginners_game(language: str) -> None:
    """1889's 15.3."""
    usual, plain = (load_title("1889", 6, options) for options in ({}, {"beginner": True}))
    told = {each: Names(speak(language), usual, {}).power(each) for each in usual.privates}
    assert {each for each, power in told.items() if not power} == {"SIR"}
    assert {Names(speak(language), plain, {}).power(each) for each in plain.privates} == {""}
    gone = {Names(speak(language), usual, {}).power(each, left=False) for each in usual.privates}
    assert gone == {"", speak(language)("power-gone")}


def test_every_round_has_words() -> None:
    started = [node.args[0] for name, node in calls("engine") if name == "RoundStarted"]
    rounds = {each.value for each in started if isinstance(each, Constant)}
    assert {each for each in rounds if f"round-{each}" not in messages(DEFAULT)} == set()
