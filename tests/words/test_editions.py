"""The terms of the editions: each language says what its rulebooks say, in Spanish and French each title its own."""

from __future__ import annotations

import re

import pytest

from bot.panel.choices import Choice
from bot.words import LANGUAGES, speak
from bot.words.catalogue import resources
from bot.words.events import tell
from bot.words.labels import label
from bot.words.names import Names
from bot.words.personal import personal_lines
from bot.words.possible import choice_name, legal_name
from engine import load_title

NOT_IN_THE_BOOKS = {
    "es": r"\b(ronda de mercado|ronda de capitales|la reserva|flot[ae]|fundar|fund[ae]|oxida|montón|la par|sede)\b",
    "fr": r"\b(certificats?|liaisons? directes?|améliorations? compétitives?|absorbante|rouill\w+|le pair|fond(er|e|é)"
    r"|trésor\b)",
}
"""Words that players know from elsewhere, and that the rulebooks of the language don't use for these things."""

TERMS = {
    "1865": ("ronda de acciones", "Títulos: 5 de 9", "Cotización: 80", "la Banca"),
    "18mag": ("ronda del mercado de valores", "Certificados: 5 de 9", "Precio: 80", "el banco"),
    "1856": ("ronda de acciones", "Certificados: 5 de 9", "Precio: 80", "el banco"),
}


def title_words(language: str, title: str) -> Names:
    return Names(speak(language, "", title), load_title(title), {"P1": "Ann"})


@pytest.mark.parametrize("language", sorted(NOT_IN_THE_BOOKS))
def test_no_other_word_stands_for_a_term_of_the_rulebooks(language: str) -> None:
    lines = [line for _, text in resources(language) for line in text.splitlines() if not line.startswith("#")]
    said = [line.partition(" = ")[2] or line for line in lines]
    assert [each for each in said if re.search(NOT_IN_THE_BOOKS[language], each)] == []


@pytest.mark.parametrize("title", sorted(TERMS))
def test_in_spanish_each_title_has_the_terms_of_its_rulebook(title: str) -> None:
    words = title_words("es", title).words
    figures = {"count": 5, "limit": 9, "price": 80}
    said = (
        words("step-stock"),
        words("player-certificates", **figures),
        words("company-price", **figures),
        words("bank"),
    )
    assert said == TERMS[title]


POOL = {"en": "to the pool", "es": "al Fondo de la Banca", "fr": "au dépôt de la banque", "it": "nel mercato",
        "pt": "no mercado"}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_train_over_the_limit_goes_to_the_pool_and_only_18mag_scraps(language: str) -> None:
    event = {"type": "train_scrapped", "company": "FMS", "train": "PH2"}
    for title in ("1856", "1865"):
        assert POOL[language] in tell(event, title_words(language, title)).text
    assert POOL[language] not in tell(event, title_words(language, "18mag")).text


MORE = {"en": "one more station marker", "es": "un marcador de estación más", "fr": "un marqueur de gare de plus",
        "it": "un altro segnalino stazione", "pt": "mais um marcador de estação"}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_conversion_tells_how_many_markers_come_with_it(language: str) -> None:
    names = title_words(language, "1865")

    def told(markers: int) -> str:
        return tell({"type": "company_converted", "company": "FMS", "markers": markers}, names).text

    assert MORE[language] in told(1)
    assert "2" in told(2)
    assert not re.search(r"\d", told(0) + told(1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_train_of_the_pool_is_bought_where_the_rulebook_keeps_it(language: str) -> None:
    names = title_words(language, "1865")
    assert names.train_seller("pool") == names.words("seller-trains-pool")
    assert names.figures({"train": "PH2", "source": "pool"})["source"] == names.words("seller-trains-pool")
    assert names.figures({"company": "FMS", "source": "pool"})["source"] == names.words("seller-pool")


PILE = {"en": "buys a PH2 train from the available pile", "es": "compra un tren PH2 de la pila de Trenes Disponibles",
        "fr": "achète un train PH2 à la pile des trains disponibles", "pt": "compra um trem PH2 da pilha",
        "it": "compra un treno PH2 dalla pila dei treni disponibili"}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_1865_a_new_train_comes_from_the_pile_of_available_trains(language: str) -> None:
    event = {"type": "train_bought", "company": "FMS", "train": "PH2", "source": "bank", "price": 100, "trade": ""}
    assert PILE[language] in tell(event, title_words(language, "1865")).text
    assert PILE[language].split()[-1] not in tell(event, title_words(language, "1856")).text


BUTTON = {"en": "PH2 train from the available pile for L.100", "es": "tren PH2 de la pila por L.100",
          "fr": "train PH2 de la pile pour L.100", "it": "treno PH2 dalla pila per L.100",
          "pt": "trem PH2 da pilha por L.100"}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_1865_a_button_and_a_hint_name_the_pile_and_elsewhere_the_bank(language: str) -> None:
    own, other = (title_words(language, title) for title in ("1865", "1856"))
    choice = Choice("buy_train", {"train": "PH2", "source": "bank", "price": 100, "trade": ""})
    sea, land = (label(choice, Names(speak(language, "L.", each.title.id), each.title, {}))[0] for each in (own, other))
    pile = BUTTON[language].split(" L.")[0].split()[-2]
    assert sea == BUTTON[language]
    assert pile not in land
    assert pile in own.words("hint-trains-what")
    assert pile not in other.words("hint-trains-what")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sellers_of_trains_to_choose_from_are_named_as_where_trains_lie(language: str) -> None:
    names = title_words(language, "1865")
    for told in (legal_name("pool", names, "train.no_seller"), choice_name("pool", names, ("bank", "pool"))):
        assert told == names.words("seller-trains-pool")
    assert choice_name("pool", names, ("ipo", "pool")) == names.words("stock-pool")
    assert legal_name("bank", names, "train.no_seller") == names.words("seller-trains-bank-1865")


FLOATED = {"es": "lanzada", "fr": "lancée", "it": "lanciata", "pt": "lançada"}


@pytest.mark.parametrize("language", sorted(FLOATED))
@pytest.mark.parametrize(("title", "clause"), [("1865", "1-8"), ("1889", "4-4")])
def test_an_order_calls_a_company_floated_as_the_rules_do(title: str, clause: str, language: str) -> None:
    words = title_words(language, title).words
    for key in (f"rule-{title}-{clause}", "order-buy-floats", "order-until-floats", "why-floated"):
        assert FLOATED[language] in words(key, company="AR").lower()


PRICE = {"es": "cotización", "fr": "cotation"}


@pytest.mark.parametrize("language", sorted(PRICE))
@pytest.mark.parametrize("title", sorted(TERMS))
def test_a_price_is_called_as_in_the_titles_rulebook_wherever_it_moves(title: str, language: str) -> None:
    words = title_words(language, title).words
    for key in ("choice-price-stays", "choice-price-moves", "event-price_moved", "effect-price", "bundle-price"):
        said = words(key, old=80, new=90, moved="yes")
        assert (PRICE[language] in said) == (title == "1865")


def test_in_french_what_only_1865_says_calls_a_price_as_its_rulebook_does() -> None:
    lines = [line for path, text in resources("fr") if path.parent.name == "t1865" for line in text.splitlines()]
    assert len(lines) > 100
    assert [each for each in lines if re.search(r"\bcours\b", each)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_to_lead_a_major_of_18mag_is_told_so_in_its_terms(language: str) -> None:
    names = title_words(language, "18mag")
    rows = [{"events": [{"type": "president_changed", "company": "SIK", "old": None, "new": "P1"}]}]
    (told,) = personal_lines(rows, ["P1"], names)
    assert told == names.words("personal-leads-18mag", company="SIK")
    assert ("director" in told) == (language in ("en", "es"))


@pytest.mark.parametrize("language", ["it", "pt"])
def test_one_word_stands_for_one_thing(language: str) -> None:
    """Revenue, and who leads a major of 18Mag, have one word each; rounds are called so in Italian, too."""
    others = {
        "it": r"\b(ricavi|direttore|turno operativo|puntata|la banca è fallita)\b",
        "pt": r"\b(receita|diretor)\b",
    }
    lines = [line for _, text in resources(language) for line in text.splitlines() if not line.startswith("#")]
    assert [each for each in lines if re.search(others[language], each)] == []
