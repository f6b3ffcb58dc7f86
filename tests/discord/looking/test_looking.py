"""Looking: map, market, cards, holdings, log, turns."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.discord.looking import log
from engine import new_game
from engine.actions import Action
from engine.dev import log as games
from engine.titles import TITLES, games_folder
from tests.discord.party import Party
from tests.discord.positions import at_step, played_until
from tests.discord.positions_1856 import first


@pytest.mark.parametrize(
    ("command", "options", "part"),
    [
        ("map", {}, "Friday"),
        ("map", {"area": "E12"}, "Friday"),
        ("market", {}, "SIK"),
        ("company", {"company": "SIK"}, "Treasury"),
        ("company", {"company": "1"}, "Magyar Északi Vasút"),
        ("player", {}, "Cash"),
        ("player", {"player": "P2"}, "Ben"),
        ("holdings", {}, "Cid"),
        ("trains", {}, "2-train"),
        ("trains", {}, "**Yellow phase**: yellow; at most 2 trains; 1 operating round"),
    ],
)
async def test_a_look_is_private_with_a_picture_and_its_text(
    party: Party, command: str, options: dict[str, str], part: str
) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    answer = await party.ann.slash(party.thread(info), command, **options)
    assert answer.private
    assert part in answer.text
    [picture] = answer.message.attachments
    assert picture.description
    assert party.ann.picture(answer.message, 0)[:4] == b"\x89PNG"


async def test_cards_tell_trains_loans_and_private_companies_as_text(party: Party) -> None:
    info, _, up = await party.seated(first(lambda game: any(each.loans for each in game.state.companies.values())))
    state = await party.service.read(info.id, lambda game: game.copy().state)
    owing = next(name for name, each in state.companies.items() if each.loans)
    card = await up.slash(party.thread(info), "company", company=owing)
    assert f"Loans: {state.companies[owing].loans}" in card.text
    assert "Trains: " in card.text
    private, owner = next((each, who) for each, who in state.privates.items() if who in state.seats)
    told = await up.slash(party.thread(info), "company", company=private)
    assert f"Owner: {party.people[info.seat(owner).user].name}" in told.text
    assert "Face value $" in told.text
    assert "private companies" in (told.message.attachments[0].description or "")
    trains = await up.slash(party.thread(info), "trains")
    assert re.search(r"^3-train: \$225, \d left, until phase 6$", trains.text, re.MULTILINE)
    player = await up.slash(party.thread(info), "player", player=owner)
    assert "Private companies: " in player.text


async def test_a_private_company_is_offered_by_its_name(party: Party) -> None:
    info, _, up = await party.seated(first(lambda game: game.decision is not None))
    offered = await up.autocomplete(party.thread(info), "company", "company", company="flos")
    assert [each.value for each in offered] == ["FT"]


async def test_a_game_called_like_its_title_is_named_once(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)), name="18Mag")
    answer = await party.ann.slash(party.thread(info), "market")
    assert answer.text.splitlines()[0] == "**\u206818Mag \\#1\u2069**"


async def test_a_look_may_be_shown_to_all(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    answer = await party.ann.slash(party.thread(info), "holdings", show=True)
    assert not answer.private
    assert answer.message.mentions == []


@pytest.mark.parametrize(
    ("command", "options", "part"),
    [
        ("map", {"area": "Z9"}, "no hex “Z9”"),
        ("company", {"company": "@here"}, "no company"),
        ("player", {"player": "P9"}, "Nobody of that name"),
    ],
)
async def test_what_isnt_there_cant_be_looked_at(
    party: Party, command: str, options: dict[str, str], part: str
) -> None:
    info = await party.started()
    answer = await party.ann.slash(party.thread(info), command, **options)
    assert answer.private
    assert part in answer.text


async def test_the_log_is_paged_and_its_buttons_turn_the_pages(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "PAGE_LINES", 3)
    info = await party.started()
    for company in "12345":
        info = await party.info(info)
        await party.up(info).slash(party.thread(info), "draft_company", company=company)
    read, asked = party.service.log, list[int]()

    async def counted(game: int) -> Any:
        asked.append(game)
        return await read(game)

    monkeypatch.setattr(party.service, "log", counted)
    answer = await party.ann.slash(party.thread(info), "log")
    assert answer.private
    first = answer.text
    assert "Page 1 of" in first
    await (await party.ann.click(answer.message, label="Older")).touched()
    assert "Page 2 of" in answer.text
    await (await party.ann.click(answer.message, label="Newer")).touched()
    assert answer.text == first
    # Whoever leafs through it has the log told once.
    assert asked == [info.id]


async def test_turns_lists_the_games_of_every_server(party: Party) -> None:
    info = await party.started(name="Friday")
    up = party.up(info)
    elsewhere = party.server.add_guild("Other")
    place = party.server.add_channel(elsewhere, "there")
    party.server.join(up.name, elsewhere)
    answer = await up.slash(up.dm, "turns")
    assert "Friday" in answer.text
    assert f"/{info.server}/{info.channel}" in answer.text
    assert place is not None
    none = await party.others(info)[0].slash(party.lobby, "turns")
    assert "No game waits for you" in none.text


async def test_several_games_of_the_same_people_on_one_server(party: Party) -> None:
    first = await party.started(name="One")
    second = await party.started(name="Two")
    up = party.up(second)
    await up.slash(party.thread(second), "draft_company", company="5")
    assert (await party.info(first)).seq == 0
    assert (await party.info(second)).seq == 1
    answer = await party.ann.slash(party.lobby, "market")
    assert "several games" in answer.text
    answer = await party.ann.slash(party.lobby, "market", game=str(first.id))
    assert "One" in answer.text
    listed = await party.ann.slash(party.lobby, "game list")
    assert "One" in listed.text
    assert "Two" in listed.text


async def test_a_list_says_how_far_each_end_is_without_loading_a_game(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    for title in TITLES:
        path = next(games_folder(title).glob("robots-3p-*.jsonl.gz"))
        info, _, up = await party.seated(games.read(path, 300))
        lines = (await up.slash(party.thread(info), "game status")).text.splitlines()
        ends = [each for each in lines if each.startswith(("Bank: ", "Round indicators: "))]
        told += [each for each in ends if "last round" not in each]
    assert len(told) >= 3
    monkeypatch.setattr(type(party.service), "read", None)
    listed = (await party.ann.slash(party.lobby, "game list")).text
    assert all(each in listed for each in told)


async def test_the_map_has_a_legend_behind_a_button(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    party.ann.user.locale = "pt-BR"
    answer = await party.ann.slash(party.thread(info), "map")
    told = await party.ann.click(answer.message, label="Legenda")
    assert told.private
    [picture] = told.message.attachments
    assert "como ler o mapa" in (picture.description or "")


@pytest.mark.parametrize(
    ("title", "company", "said", "unsaid"),
    [
        ("18mag", "", ["**Minor ", "Out of the game"], ["Owner", "Terrain", "Treasury", "Stations"]),
        ("18mag", "3", ["Owner: ", "Treasury: ", "Stations left: "], ["Terrain"]),
        ("18mag", "5", ["Owner: ", "Terrain tokens: 3"], []),
        ("1856", "BBG", ["Not started yet", "Shares: IPO 100%", "Stations left: "], ["Treasury"]),
        ("1856", "CGR", ["Not formed yet"], ["Treasury", "Shares"]),
        ("1865", "FMS", ["Not started yet", "Destination"], ["Treasury", "Station markers", "Trains", "Traffic"]),
    ],
)
async def test_a_company_that_is_not_in_play_is_what_its_title_says(
    party: Party, title: str, company: str, said: list[str], unsaid: list[str]
) -> None:
    game = new_game(title, ["P1", "P2", "P3"], seed=1)
    while game.state.round in ("draft", "auction"):
        game.apply(next(each for each in game.legal() if isinstance(each, Action)), game.decision.by)  # type: ignore[union-attr]
    company = company or next(each for each in game.title.companies if each not in game.state.companies)
    info = await party.at(game, title=title)
    card = await party.ann.slash(party.thread(info), "company", company=company)
    assert [each for each in said if each not in card.text] == []
    assert [each for each in ("leaves", "nothing", *unsaid) if each in card.text] == []
