"""The state of a game in one place: `/game status`, its picture, the button on the pinned message; in every title."""

from __future__ import annotations

import re
from typing import Any

import pytest

import engine
from bot.words import LANGUAGES, speak
from engine.dev import log
from engine.finance.annals import Earned, RoundAnnals
from engine.game import Game
from engine.titles import games_folder
from tests.discord.party import Party

GAMES = {"1856": "robots-3p-60", "1865": "robots-3p-40", "18mag": "robots-3p-40", "1889": "robots-3p-40"}
AT = 120


def midgame(title: str, at: int = AT) -> Game:
    setup, entries = log.record(games_folder(title) / f"{GAMES[title]}.jsonl.gz")
    return engine.load_game(setup, entries[:at])


@pytest.mark.parametrize("title", GAMES)
async def test_the_whole_game_is_told_with_one_picture(party: Party, title: str) -> None:
    info, _, up = await party.seated(midgame(title))
    answer = await up.slash(party.thread(info), "game status")
    assert answer.private
    found = await party.service.read(info.id, lambda game: [each.name for each in game.title.companies.values()])
    assert found
    assert "**Order:** " in answer.text
    assert answer.text.count("· with sales of shares") == 3
    assert len([line for line in answer.text.splitlines() if line.startswith("**") and "Worth" in line]) == 3
    near = "Round indicators: " if title == "18mag" else " ends with the first "
    assert near in answer.text
    assert title == "18mag" or "Bank: " in answer.text
    [picture] = answer.message.attachments
    assert picture.filename.startswith("status-")
    assert up.name in (picture.description or "")


AHEAD = {
    "1856": ("No train is forced on CA as long as it has no route.", "Ben (0%) could take CA over from Cid (30%)"),
    "1865": ("SFSS loses its trains (2 × PH2 train) with the first PH4 train", "Nobody can take SFSS over from Ben"),
    "18mag": ("No train is forced on minor 12: nobody has to own one.", "Nobody can take minor 12 over: it’s Ann’s"),
    "1889": ("No train is forced on KO soon: it keeps 3 × 3-train", "Cid (20%) could take KO over from Ben (30%)"),
}


@pytest.mark.parametrize(("title", "company"), [("1856", "CA"), ("1865", "SFSS"), ("18mag", "12"), ("1889", "KO")])
async def test_presidents_read_which_train_is_forced_and_who_could_lead(party: Party, title: str, company: str) -> None:
    info, _, up = await party.seated(midgame(title, 250))
    card = await up.slash(party.thread(info), "company", company=company)
    assert all(each in card.text for each in AHEAD[title])
    own, shown = [(await up.slash(party.thread(info), "game status", show=show)).text for show in (False, True)]
    grave = [each for each in card.text.splitlines() if each.startswith("⚠")]
    assert bool(grave) == (title != "18mag")
    assert all(each in own.splitlines() for each in grave[:1])
    assert "⚠" not in shown


@pytest.mark.parametrize(
    ("title", "company", "brings"),
    [
        ("1889", "KO", "its next run brings ¥210."),
        ("1865", "SFSS", "revenue L.90"),
        ("18mag", "5", "its next run brings 140\N{NO-BREAK SPACE}Ft after fees of 10\N{NO-BREAK SPACE}Ft."),
    ],
)
async def test_a_card_says_what_the_next_run_brings(party: Party, title: str, company: str, brings: str) -> None:
    info, _, up = await party.seated(midgame(title, 250))
    assert brings in (await up.slash(party.thread(info), "company", company=company)).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_run_brings_is_told_with_the_fees_that_are_off_it(party: Party, language: str) -> None:
    game = midgame("18mag", 150)
    info, _, up = await party.seated(game)
    up.user.locale = {"es": "es-ES", "pt": "pt-BR"}.get(language, language)
    card = await up.slash(party.thread(info), "company", company="5")
    [told] = [each for each in card.text.splitlines() if "80\N{NO-BREAK SPACE}Ft" in each and "10" in each]
    words = speak(language, "Ft")
    assert told == words("company-next_run", amount=80, fee=10, proven=True)
    assert "10" not in words("company-next_run", amount=80, fee=0, proven=True)


async def test_how_many_rounds_the_bank_lasts_is_told_by_the_last_whole_round(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    info, _, up = await party.seated(midgame("1889", 250))

    async def annals(*_: Any) -> tuple[RoundAnnals, ...]:
        rounds = [("AR", 900), ("KO", 1000), ("SR", 20)]
        return tuple(RoundAnnals("operating", n, 1, {each: Earned(m)}) for n, (each, m) in enumerate(rounds, 1))

    monkeypatch.setattr(party.service.history, "annals", annals)
    answer = await up.slash(party.thread(info), "game status")
    assert "Bank: ¥5,515 left" in answer.text
    assert "last round’s revenue (¥1,000) it lasts about 6 more operating rounds" in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_told_in_the_readers_words_and_shown_in_the_tables(party: Party, language: str) -> None:
    info, _, up = await party.seated(midgame("1889"))
    up.user.locale = {"es": "es-ES", "pt": "pt-BR"}.get(language, language)
    own, shown = [await up.slash(party.thread(info), "game status", show=show) for show in (False, True)]
    orders = {"en": "Order:", "es": "Orden:", "fr": "Ordre", "it": "Ordine:", "pt": "Ordem:"}
    assert f"**{orders[language]}" in own.text
    assert not shown.private
    assert "**Order:" in shown.text
    assert "since your last" not in shown.text


async def test_where_no_picture_can_be_had_the_companies_are_told(
    party: Party, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    errors_logged.append("can't be drawn")
    info, _, up = await party.seated(midgame("1889"))
    await up.slash(party.thread(info), "run")

    async def fails(*_: object, **__: object) -> None:
        raise RuntimeError("no picture")

    monkeypatch.setattr(party.service.workers, "run_apart", fails)
    answer = await up.slash(party.thread(info), "game status")
    assert answer.message.attachments == []
    assert re.search(r"SR: .*ran ¥\d+ in 7\.1", answer.text)
    assert "stations left" in answer.text
