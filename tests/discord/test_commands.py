"""The commands as Discord gets them, and their completion."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.discord import create_bot
from bot.discord.completion import amounts
from bot.discord.features import all_commands
from bot.discord.localization import CatalogueTranslator
from bot.panel.titles import types_of_all
from bot.words import speak
from engine.actions import BuyTrain, Offer
from tests.discord.party import Party
from tests.discord.positions import at_step, played_until

LIMIT = 8000


def size(command: dict[str, Any]) -> int:
    """What Discord counts: names, descriptions and values, of each field the longest localisation."""
    total = 0
    for key in ("name", "description"):
        texts = [command.get(key, ""), *(command.get(f"{key}_localizations") or {}).values()]
        total += max(len(each) for each in texts)
    return total + sum(size(each) for each in command.get("options", ()))


async def payload(party: Party) -> list[dict[str, Any]]:
    """The commands as they are sent, with their localisations."""
    bot = create_bot(party.service)
    commands = all_commands()
    for each in commands:
        bot.tree.add_command(each)
    return [await each.get_translated_payload(bot.tree, CatalogueTranslator()) for each in commands]


async def test_there_is_a_command_for_each_action_and_all_keep_to_discords_limits(party: Party) -> None:
    commands = await payload(party)
    names = {each["name"] for each in commands}
    assert {speak("en")(f"command-{kind}") for kind in types_of_all()} <= names
    assert len(commands) <= 100
    for each in commands:
        assert size(each) <= LIMIT
        assert len(each.get("options", ())) <= 25
        assert set(each["name_localizations"]) >= {"es-ES", "fr", "it", "pt-BR"}


async def test_names_are_in_the_persons_language(party: Party) -> None:
    commands = {each["name"]: each for each in await payload(party)}
    assert commands["lay_tile"]["name_localizations"]["es-ES"] == "colocar_loseta"
    options = {each["name"]: each for each in commands["lay_tile"]["options"]}
    assert options["hex"]["name_localizations"]["fr"] == "hexagone"


async def test_companies_are_completed_from_what_is_legal_and_filtered_by_what_was_typed(party: Party) -> None:
    info = await party.started()
    found = await party.up(info).autocomplete(party.thread(info), "draft_company", "company", company="deb")
    assert found == []
    found = await party.up(info).autocomplete(party.thread(info), "draft_company", "company", company="kassa")
    assert [(each.value, each.name) for each in found] == [("6", "Minor 6, Kassa-Oderbergi Vasút")]
    found = await party.up(info).autocomplete(party.thread(info), "draft_share", "company", company="raba")
    assert [each.value for each in found] == ["RÁBA"]


async def test_hex_tile_and_rotation_follow_each_other(party: Party) -> None:
    position = played_until(at_step("track", 2))
    info = await party.at(position)
    up, place = party.up(info), party.thread(info)
    hexes = await up.autocomplete(place, "lay_tile", "hex", hex="")
    assert {each.value for each in hexes} == {each.hex for each in position.legal("lay_tile")}  # type: ignore[union-attr]
    chosen = str(hexes[0].value)
    tiles = await up.autocomplete(place, "lay_tile", "tile", hex=chosen, tile="")
    legal = list(position.legal("lay_tile", hex=chosen))
    assert {each.value for each in tiles} == {each.tile for each in legal}  # type: ignore[union-attr]
    tile = str(tiles[0].value)
    rotations = await up.autocomplete(place, "lay_tile", "rotation", hex=chosen, tile=tile, rotation="")
    assert {each.value for each in rotations} == {each.rotation for each in legal if each.tile == tile}  # type: ignore
    assert all("(" in each.name for each in rotations)
    answer = await up.slash(place, "lay_tile", hex=chosen, tile=tile, rotation=rotations[0].value)
    assert (await party.info(info)).seq > info.seq, answer.text


async def test_the_run_is_completed_with_the_table_of_wagons(party: Party) -> None:
    position = played_until(lambda game: at_step("run", 2)(game) and len(game.programmes(most=1)) > 1)
    info = await party.at(position)
    found = await party.up(info).autocomplete(party.thread(info), "run", "routes", routes="")
    assert len(found) == len(position.programmes(most=1))
    await party.up(info).slash(party.thread(info), "run", routes=found[0].value)
    rows = await party.service.story(info.id, info.seq)
    assert "trains_ran" in [event["type"] for row in rows for event in row["events"]]


async def test_games_are_completed_in_direct_messages(party: Party) -> None:
    info = await party.started(name="Friday")
    up = party.up(info)
    found = await up.autocomplete(up.dm, "draft_company", "game", company="5", game="")
    assert [each.name for each in found] == [f"Friday (#{info.id})"]
    answer = await up.slash(up.dm, "draft_company", company="5")
    assert "picks minor 5" in answer.text
    for typed in (found[0].name, "friday", f"#{info.id}"):
        assert "Friday" in (await party.ann.slash(party.ann.dm, "game status", game=typed)).text
    assert "Friday" not in (await party.ann.slash(party.ann.dm, "game status", game="Saturday")).text


async def test_completion_of_a_game_that_isnt_there_is_empty(party: Party) -> None:
    found = await party.ann.autocomplete(party.lobby, "draft_company", "company", company="")
    assert found == []


@pytest.mark.parametrize(
    ("typed", "offered"), [(None, [55, 90, 85, 80, 50]), (60, [60, 55, 90, 85, 80, 50]), (61, [55, 90, 85, 80, 50])]
)
def test_of_an_amount_what_was_typed_comes_first_then_what_is_proposed(
    typed: int | None, offered: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.completion.AMOUNTS", 4)
    offer = Offer(BuyTrain.type, {}, {"price": (50, 90, 5)}, (BuyTrain("2", "UP", 55),))
    assert amounts(offer, typed) == offered
    assert amounts(replace(offer, proposal=()), typed) == [each for each in offered if each != 55 or typed == 55]


@pytest.mark.parametrize("step", ["dividend"])
async def test_amounts_are_completed_within_the_offers_bounds(party: Party, step: str) -> None:
    position = played_until(at_step(step, 2))
    info = await party.at(position)
    found = await party.up(info).autocomplete(party.thread(info), "pay_dividend", "amount", amount="")
    offer = next(iter(position.legal("pay_dividend")))
    low, high, _ = offer.ranges["amount"]  # type: ignore[union-attr]
    values = [int(each.value) for each in found]
    assert min(values) == low
    assert max(values) == high
    assert len(found) <= 25
