"""A refusal of an option teaches: what is possible instead, by name and with bounds, in the reader's language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bot.service import Person as Seated
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from bot.words.possible import option_word, possible_lines
from engine.game import Game
from tests.discord.party import Party
from tests.discord.positions import at_step, played_until
from tests.discord.positions_1856 import first
from tests.words.sources import calls

LOCALES = {"en": "en-GB", "es": "es-ES", "fr": "fr", "it": "it", "pt": "pt-BR"}


def test_every_refusal_of_an_option_names_choices_or_bounds() -> None:
    """Where the code refuses an option without a reason of its own it says what can be used."""
    silent = [
        ast.unparse(node)
        for name, node in calls("bot/service", "bot/discord")
        if name == "BadOption" and not node.args and not {"choices", "least"} & {each.arg for each in node.keywords}
    ]
    assert silent == []
    assert Path("bot").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_bounds_and_choices_are_told_in_words(language: str) -> None:
    words = speak(language)
    bounds, choices = possible_lines({"option": "patience", "least": 1, "most": 20, "choices": ["ask"]}, words, str)
    assert "1" in bounds
    assert "20" in bounds
    assert "ask" in choices
    [named] = possible_lines({"option": "silence", "choices": ["ask", "wait"]}, words, str)
    assert words("silence-ask") in named
    assert option_word("silence", words) == words("field-silence")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_option_of_a_title_that_there_isnt(party: Party, language: str) -> None:
    party.ann.user.locale = LOCALES[language]
    answer = await party.open(options="no_such=yes")
    assert answer.private
    assert "new_minors=simple" in answer.text or "new_minors=" in answer.text


async def test_an_order_for_a_company_that_there_isnt(party: Party) -> None:
    info = await party.at(played_until(at_step("stock")))
    answer = await party.ann.slash(party.thread(info), "orders give", order="buy|XYZ|20")
    assert "You can" in answer.text
    assert "SIK" in answer.text
    answer = await party.ann.slash(party.thread(info), "orders give", order="buy|SIK|500")
    assert "from 1 to 100" in answer.text


async def test_an_offer_names_what_the_seller_has(party: Party) -> None:
    info = await party.at(played_until(at_step("stock")))
    raw = {"sort": "train", "object": "9", "seller": "1", "buyer": None, "price": 5, "to": None}
    person = Seated(user=party.ann.id, name="Ann", server=party.server.guild.id)
    with pytest.raises(Exception, match="choices") as caught:
        await party.service.offers.post(info.id, person, raw, party.service.clock() + 3600)
    assert caught.value.figures["choices"]  # type: ignore[attr-defined]


# --- a price that can never be legal is refused when the offer is posted


def private_at_phase_3(game: Game) -> bool:
    """A player owns a private company, and another leads a company that may buy it."""
    owned = [each for each, owner in game.state.privates.items() if owner in game.state.seats]
    led = [each for each in game.state.companies.values() if each.in_play and each.president]
    return game.state.phase in ("3", "4") and bool(owned) and bool(led) and game.decision is not None


async def test_the_price_of_a_private_company_is_checked_when_it_is_offered(party: Party) -> None:
    game = first(private_at_phase_3)
    info = await party.at(game, title="1856")
    private, owner = next((p, o) for p, o in game.state.privates.items() if o in game.state.seats)
    company = next(name for name, each in game.state.companies.items() if each.in_play and each.president)
    face = game.title.privates[private].price
    seller = party.people[info.seat(owner).user]
    told = await seller.slash(
        party.thread(info), "offer post", object=f"private|{private}|{owner}", price=2 * face + 1, buyer=company
    )
    assert f"from ${-(-face // 2)} to ${2 * face}" in told.text
    assert "15.2" in told.text
    assert await party.service.offers.listed(info.id) == []
    fine = await seller.slash(
        party.thread(info), "offer post", object=f"private|{private}|{owner}", price=2 * face, buyer=company
    )
    assert "Your offer is open" in fine.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_tried_too_early_is_refused_with_what_the_panel_offers(party: Party, language: str) -> None:
    def at_track(game: Game) -> bool:
        company = game.decision.company if game.decision is not None else None
        return company is not None and at_step("track")(game) and bool(game.state.companies[company].trains)

    game = played_until(at_track)
    assert game.decision is not None
    train = game.state.companies[game.decision.company or ""].trains[0]
    info = await party.at(game)
    up, here = party.up(info), party.thread(info)
    up.user.locale = LOCALES[language]
    answer = await up.slash(here, "scrap_train", train=train)
    names = Names(speak(language, "Ft", "18mag"), game.title, {})
    title = names.words(names.own("menu-scrap_train"))
    assert names.words("menu-ahead", title=title, steps=names.step("track")) in answer.text
    assert f"/{names.words('command-lay_tile')}" in answer.text
    early = await up.slash(here, "run", routes=f"{train}: E12.0 F13.0")
    assert title in early.text
