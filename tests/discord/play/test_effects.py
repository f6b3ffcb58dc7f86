"""What moves would do to whom, as lines: read from real positions, in all languages."""

from __future__ import annotations

import re

import pytest

import engine
from bot.panel.comparison import comparison
from bot.words import LANGUAGES, speak
from bot.words.effects import effect_lines
from bot.words.names import Names
from engine.actions import SellShares
from engine.events import PresidentChanged
from tests.discord.positions_1856 import first

PEOPLE = {"P1": "Ann", "P2": "Ben", "P3": "Cid"}


def lost_presidency() -> tuple[dict, Names, str]:
    """What a sale that loses a presidency changes, names in English, and the company."""

    def sale(game):
        if game.decision is None or game.decision.step != "stock":
            return None
        for each in game.legal("sell_shares"):
            events = game.copy().apply(each, game.decision.by).events
            if isinstance(each, SellShares) and any(isinstance(event, PresidentChanged) for event in events):
                return each
        return None

    game = first(lambda game: sale(game) is not None)
    action, after = sale(game), game.copy()
    after.apply(action, game.decision.by)
    return comparison(game, after), Names(speak("en", "$"), game.title, PEOPLE), action.company


def test_a_sale_says_who_gets_what_and_who_leads_the_company() -> None:
    changes, names, company = lost_presidency()
    lines = effect_lines(changes, names)
    old, new = changes["directors"][company]
    line = next(each for each in lines if each.startswith(f"{company}:"))
    assert f"{PEOPLE[old]} → {PEOPLE[new]}" in line
    cash = changes["cash"][old]
    seller = next(each for each in lines if each.startswith(f"{PEOPLE[old]}:"))
    assert f"cash ${cash[0]} → ${cash[1]}" in seller.replace(",", "")
    share = changes["shares"][f"{company}:{old}"]
    assert f"{company} {share[0]}% → {share[1] or 0}%" in seller
    assert not any(each.startswith("the bank") for each in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_kinds_of_changes_have_words(language: str) -> None:
    changes = {
        "cash": {"P1": [0, 1], "WGB": [0, 1], "bank": [3, 2]},
        "prices": {"WGB": [None, 70], "GW": [70, None], "TGB": [65, 70]},
        "trains": {"WGB": [["2", "2"], []]},
        "directors": {"WGB": ["P1", None]},
        "loans": {"WGB": [1, 0]},
        "closed": {"WGB": [False, True]},
        "shares": {"WGB:P2": [None, 10]},
        "worth": {"P1": [300, 280]},
        "certificates": {"P1": [3, 2]},
        "phase": ["2", "3"],
        "train_limit": [4, 3],
        "certificate_limit": [14, 12],
        "privates": {"FBR": ["P1", "WGB"]},
        "tiles": {"F15": [None, ["57", 1]]},
        "depot": {"2": [5, 4], "D": [None, None]},
        "round": [["stock", 1, 0], ["operating", 1, 1]],
    }

    lines = effect_lines(changes, Names(speak(language, "$"), engine.load_title("1856"), PEOPLE))
    assert [each.partition(":")[0].strip() for each in lines[:2]] == ["Ann", "Ben"]
    assert len(lines) == 2 + 3 + 6
    assert "∞" in lines[-1]


def test_a_company_that_nobody_leads_and_a_private_company_that_nobody_owned_say_so() -> None:
    changes = {"directors": {"WGB": ["P1", None]}, "privates": {"FT": [None, "P2"]}}
    lines = effect_lines(changes, Names(speak("en", "$"), engine.load_title("1856"), PEOPLE))
    assert [re.sub("[\u2068\u2069]", "", each) for each in lines] == [
        "WGB: president: Ann → nobody",
        "Private companies: Flos Tramway: nobody → Ben",
    ]


def test_of_a_company_that_closes_its_president_is_not_told_as_well() -> None:
    changes = {"directors": {"WGB": ["P1", None]}, "closed": {"WGB": [False, True]}}
    (line,) = effect_lines(changes, Names(speak("en", "$"), engine.load_title("1856"), PEOPLE))
    assert "president" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_income_that_a_player_gives_up_is_told_in_the_words_of_the_title(language: str) -> None:
    for title in ("1856", "1865"):
        names = Names(speak(language, "$"), engine.load_title(title), PEOPLE)
        (line,) = effect_lines({"income": {"P1": [40, 20]}}, names)
        assert names.words("picture-privates-1865" if title == "1865" else "picture-privates") in line
