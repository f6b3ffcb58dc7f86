"""Names with an article are drawn together with the preposition before them, as people write."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES, speak
from bot.words.articles import MARK
from bot.words.names import Names
from bot.words.refusals import refusal
from bot.words.stories import story_lines
from engine.titles import rulebook

BOUGHT = {"type": "train_bought", "company": "5", "train": "3", "price": 120}
SAID = {
    "es": ("tren-3 al banco", "tren-3 a la pequeña 7", "paga 10\u00a0Ft al banco"),
    "fr": ("train 3 à la banque", "train 3 à la mineure 7", "paie 10\u00a0Ft à la banque"),
    "it": ("treno 3 dalla banca", "treno 3 dalla minore 7", "paga 10\u00a0Ft alla banca"),
    "pt": ("trem 3 do banco", "trem 3 da menor 7", "paga 10\u00a0Ft ao banco"),
}


POOLED = {
    "en": "from the pool",
    "es": "al Fondo de la Banca",
    "fr": "au dépôt de la banque",
    "it": "dal mercato",
    "pt": "do mercado",
}


@pytest.mark.parametrize("language", POOLED)
def test_a_train_is_bought_from_the_pool_with_its_article(language: str) -> None:
    told = story_lines([{"events": [{**BOUGHT, "source": "pool"}]}], names(language))
    assert POOLED[language] in told[0]


def names(language: str, people: str = "Ann") -> Names:
    return Names(speak(language, "Ft"), rulebook("18mag").data, {"P1": people})


@pytest.mark.parametrize("language", SAID)
def test_a_purchase_from_the_bank_or_a_company_is_told_as_people_say_it(language: str) -> None:
    bank, company, paid = SAID[language]
    told = names(language)
    lines = story_lines([{"events": [{**BOUGHT, "source": "bank"}, {**BOUGHT, "source": "7"}]}], told)
    assert bank in lines[0]
    assert company in lines[0]
    assert paid in told.words("event-paid", amount=10, payee=told.party("bank"), reason="x")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_is_left_in_any_text(language: str) -> None:
    told = names(language)
    for key in ("bank", "company-minor"):
        assert MARK not in told.words(key, id="7")
    assert MARK not in told.words("line", who=told.party("bank"), what=told.company("7"))


def test_what_people_chose_is_left_alone() -> None:
    assert names("pt", "o Zé").words("end-won", name="o Zé", worth=2, lead=1, second="a o").startswith("o Zé")
    told = names("es").words("event-paid", amount=10, payee="el Zorro", reason="x")
    assert "a el Zorro" in told


def test_a_refusal_begins_with_a_capital() -> None:
    told = names("es")
    assert refusal(told.words, "tile.no_terrain_token", {"company": "7"}, told).startswith("La pequeña 7 ")
