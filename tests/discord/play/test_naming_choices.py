"""What choices and refusals call things: what stays after a dividend, what is legal instead, kinds of companies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import engine
from bot.panel.choices import Choice, choice_of
from bot.words import LANGUAGES, speak
from bot.words.events import tell
from bot.words.labels import label
from bot.words.names import Names
from bot.words.possible import legal_name
from bot.words.refusals import refusal
from engine.game import Game
from engine.shorthand import cut_apart
from tests.discord import positions_1856, positions_1865


def names_of(title: str, language: str = "en") -> Names:
    loaded = engine.load_title(title)
    return Names(speak(language, loaded.currency), loaded, {"P1": "Ann"})


DIVIDENDS: dict[str, Callable[[], Game]] = {
    "1856": lambda: positions_1856.first(lambda game: game.decision is not None and game.decision.step == "dividend"),
    "1865": lambda: positions_1865.offering("pay_dividend", "dividend"),
}


@pytest.mark.parametrize("title", ["1856", "1865"])
def test_what_stays_after_a_dividend_counts_the_revenue(title: str) -> None:
    """The revenue comes from the bank when it's divided: kept, it's added to the treasury (1856 10.3, 1865 8.30)."""
    game = DIVIDENDS[title]()
    assert game.decision is not None
    treasury = game.state.companies[game.decision.company or ""].cash
    found = [choice_of(game, each) for each in game.legal("pay_dividend")]
    choices = {each.fields["amount"]: each for each in found}
    revenue = max(choices)
    assert revenue > 0
    assert choices[0].figures["kept"] == treasury + revenue
    assert treasury <= choices[revenue].figures["kept"] < treasury + revenue
    told = label(choices[0], names_of(title))[1]
    assert speak("en", "$" if title == "1856" else "L.").money(treasury + revenue) in told


@pytest.mark.parametrize(
    ("title", "reason", "each", "told"),
    [
        ("1856", "dividend.all_or_nothing", 30, "$30"),
        ("1856", "start.no_par", 65, "$65"),
        ("1856", "tile.fixed_rotation", 3, "3"),
        ("18mag", "train.sold_out", "3", "treno 3"),
        ("18mag", "draft.not_on_offer", "3", "la minore 3"),
        ("18mag", "tile.not_in_phase", "yellow", "gialla"),
        ("18mag", "tile.unknown_means", "terrain_token", "token terreno"),
        ("1856", "train.no_seller", "pool", "il mercato"),
        ("1856", "train.no_seller", "bank", "la banca"),
        ("1856", "city.not_free", "I12.0", "I12 Kitchener, città 1"),
        ("1856", "auction.no_bids", "FT", "Flos Tramway"),
        ("1856", "turn.not_now", "pass", "/passa"),
        ("1856", "none", {"no": "type"}, ""),
    ],
)
def test_what_is_legal_instead_is_named(title: str, reason: str, each: Any, told: str) -> None:
    assert legal_name(each, names_of(title, "it"), reason) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dots_of_a_price_still_to_be_named_stand_at_the_end(language: str) -> None:
    fields, ranges = {"train": "3", "source": "CV"}, {"price": (1, 200, 1)}
    text, _ = label(Choice("buy_train", fields, ranges=ranges, ends=True), names_of("1856", language))
    assert text.endswith("…")
    assert text.count("…") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_income_of_a_maritime_company_is_called_so(language: str) -> None:
    paid = {"type": "paid", "payer": "bank", "payee": "P1", "amount": 20, "reason": "private_income"}
    sea, land = (tell(paid, names_of(title, language)).text for title in ("1865", "1856"))
    assert "mar" in sea.lower()
    assert sea.partition("(")[2] != land.partition("(")[2]


def test_a_train_that_must_be_bought_is_the_reason_why_one_cannot_pass() -> None:
    names = names_of("1856")
    told = refusal(names.words, "turn.must_act", {"step": "trains", "company": "CV"}, names, "11.8")
    assert told == "CV has to own a train, so one must be bought before its turn ends. (Rule 11.8)"
    other = refusal(names.words, "turn.must_act", {"step": "city", "company": "CV"}, names)
    assert other == "Passing isn’t possible in this step: choose a city."


def test_names_that_are_cut_short_still_differ() -> None:
    robots = {f"P{number}": f"Robot {number}" for number in (1, 2, 12)} | {"P4": "Ann", "P5": "Christopher"}
    assert [*cut_apart(robots, 5).values()] == ["Rob…1", "Rob…2", "Ro…12", "Ann", "Chris"]
    assert cut_apart(robots, 3) == robots
    kin = {"P1": "Maria Anna Schmidt", "P2": "Maria Anna Schulz", "P3": "Maria"}
    assert [*cut_apart(kin, 12).values()] == ["Mari…Schmidt", "Maria…Schulz", "Maria"]
