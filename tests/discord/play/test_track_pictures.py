"""Choosing track by pictures: hexes and tiles bear the numbers that the menus say."""

from __future__ import annotations

import re
from typing import Any

import pytest

import render
from bot.local.actors import BotAnswer
from bot.local.standin.model import Message
from bot.panel.choices import PER_SHEET, as_offered, choices_in
from bot.panel.panel import panel_of
from bot.service import GameInfo
from bot.words import labels, speak
from bot.words.names import Names
from bot.work import pictures
from engine.actions import Action, LayTile
from engine.game import Game
from tests.discord.party import Party, choose, press
from tests.discord.positions import at_step, played_until

NUMBER = re.compile(r"(\d+) · (.+)")


def lines(message: Message, verb: str) -> list[tuple[str, str]]:
    """Value and label of the lines of the menu whose custom id has this verb; without the one that leads on."""
    options = [each for part in message.parts() if f":{verb}:" in part.get("custom_id", "") for each in part["options"]]
    return [(each["value"], each["label"]) for each in options if not each["value"].startswith("more|")]


def picture(party: Party, message: Message, what: str) -> str:
    """The alternative text of the message's only picture, which has to be of this kind."""
    (drawn,) = message.attachments
    assert drawn.filename.startswith(f"{what}-")
    assert party.ann.picture(message)[:4] == b"\x89PNG"
    assert drawn.description
    return drawn.description


async def at_track(party: Party) -> tuple[GameInfo, BotAnswer]:
    """A position in which track may be laid, and the private panel of whoever is up."""
    info = await party.at(played_until(at_step("track", 2)))
    return info, await party.up(info).click(await party.turn_message(info), label="My turn")


async def test_the_panel_shows_the_hexes_with_the_numbers_of_its_menu(party: Party) -> None:
    info, panel = await at_track(party)
    assert panel.private
    alt = picture(party, panel.message, "pick")
    hexes = [(value, label) for value, label in lines(panel.message, "pick") if value.startswith("of|lay_tile|")]
    assert hexes
    for place, (value, label) in enumerate(hexes, 1):
        assert label.startswith(f"{place} · {value.split('|')[2]}")
        assert f"{place} {value.split('|')[2]}" in alt
    public = await party.turn_message(info)
    assert not any(NUMBER.match(label) for _, label in lines(public, "pick")), "no numbers where no picture has them"


async def test_a_hex_shows_its_tiles_with_the_numbers_of_the_menu(party: Party) -> None:
    info, panel = await at_track(party)
    up = party.up(info)
    value = next(value for value, _ in lines(panel.message, "pick") if value.startswith("of|lay_tile|"))
    await (await choose(up, panel.message, value)).touched()
    alt = picture(party, panel.message, "tiles")
    offered = lines(panel.message, "inner")
    assert offered
    for place, (action, label) in enumerate(offered, 1):
        tile, rotation = action.split("|")[2:4]
        assert label.startswith(f"{place} · tile {tile}, rotation {rotation}")
        assert f"{place} {tile} ({rotation})" in alt
    await (await up.click(panel.message, label="Back")).touched()
    picture(party, panel.message, "pick")
    await (await choose(up, panel.message, value)).touched()
    await (await choose(up, panel.message, offered[0][0])).touched()
    assert f"1 {offered[0][0].split('|')[2]}" in picture(party, panel.message, "tiles")
    await (await press(up, panel.message, ":yes:")).touched()
    assert "tiles-" not in "".join(each.filename for each in panel.message.attachments)


async def test_tiles_chosen_on_the_turn_message_are_drawn_in_a_private_answer(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    message = await party.turn_message(info)
    value = next(value for value, _ in lines(message, "pick") if value.startswith("of|lay_tile|"))
    answer = await choose(party.up(info), message, value)
    assert answer.private
    assert "1 " in picture(party, answer.message, "tiles")


async def test_more_tiles_than_a_sheet_holds_come_in_pages_with_a_sheet_each(party: Party) -> None:
    def wide(game: Game) -> bool:
        return at_step("track", 2)(game) and widest(game)[1] > PER_SHEET

    position = played_until(wide)
    hex_id, count = widest(position)
    info = await party.at(position)
    up = party.up(info)
    answer = await choose(up, await party.turn_message(info), f"of|lay_tile|{hex_id}")
    first = picture(party, answer.message, "tiles")
    assert len(lines(answer.message, "inner")) == PER_SHEET
    await (await choose(up, answer.message, "more|1")).touched()
    second = lines(answer.message, "inner")
    assert len(second) == min(count - PER_SHEET, PER_SHEET)
    assert second[0][1].startswith("1 · ")
    assert picture(party, answer.message, "tiles") != first


def test_a_tile_turned_to_the_same_effect_is_offered_once() -> None:
    game = played_until(lambda game: at_step("track", 1)(game) and bool(turned_alike(game)))
    assert game.decision is not None
    for left_out in turned_alike(game):
        offered = as_offered(game, left_out)
        assert offered != left_out
        assert [each.fields for each in choices_in(game, "lay_tile", left_out.hex)].count(fields_of(offered)) == 1
        after, same = game.copy(), game.copy()
        after.apply(left_out, game.decision.by)
        same.apply(offered, game.decision.by)
        assert after.decision == same.decision
        assert set(map(str, after.legal())) == set(map(str, same.legal()))


def turned_alike(game: Game) -> list[LayTile]:
    """The legal lays that the menus leave out."""
    lays = (each for each in game.legal("lay_tile") if isinstance(each, LayTile))
    return [each for each in lays if as_offered(game, each) != each]


def fields_of(action: Action) -> dict[str, Any]:
    """The fields of an action."""
    return {name: value for name, value in action.to_json().items() if name != "type"}


def widest(game: Game) -> tuple[str, int]:
    """The hex with the most ways to lay track, and how many there are."""
    groups = panel_of(game).menus.get("lay_tile", ())
    found = [(str(each.fields["hex"]), int(each.figures["count"])) for each in groups]
    return max(found, key=lambda each: each[1], default=("", 0))


async def test_where_nothing_can_be_drawn_the_text_and_the_menu_come_all_the_same(
    party: Party, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    def fail(motif: pictures.Motif) -> render.Drawn:
        raise render.UnknownPicture(str(motif.fields))

    info = await party.at(played_until(at_step("track", 2)))
    message = await party.turn_message(info)
    monkeypatch.setattr(pictures, "draw", fail)
    errors_logged.append("can't be drawn")
    panel = await party.up(info).click(message, label="My turn")
    value = next(value for value, _ in lines(panel.message, "pick") if value.startswith("of|lay_tile|"))
    await (await choose(party.up(info), panel.message, value)).touched()
    assert panel.message.attachments == []
    assert lines(panel.message, "inner")
    assert panel.message.content


def on_terrain(game: Game) -> bool:
    """A turn in which a tile may be paid with a terrain token, and another one may follow it."""
    return at_step("track", 1)(game) and any(
        isinstance(each, LayTile) and each.means for each in game.legal("lay_tile")
    )


def by_token(game: Game) -> LayTile:
    return next(each for each in game.legal("lay_tile") if isinstance(each, LayTile) and each.means)


def test_a_terrain_token_makes_no_second_line_of_a_tile_and_the_line_says_both_ways() -> None:
    game = played_until(on_terrain)
    choices = choices_in(game, "lay_tile", by_token(game).hex)
    turned = [(each.fields["tile"], each.fields["rotation"]) for each in choices]
    assert len(turned) == len(set(turned))
    names = Names(speak("en", "Ft"), game.title, {"P1": "Ann"})
    assert {labels.label(each, names)[1] for each in choices} == {"10\u00a0Ft or terrain token"}
    apart = choices_in(game, "lay_tile", by_token(game).hex, each_means=True)
    assert {labels.label(each, names)[1] for each in apart} == {"10\u00a0Ft", "terrain token"}


async def test_a_chosen_tile_may_be_paid_otherwise_and_another_that_may_follow_is_announced(party: Party) -> None:
    game = played_until(on_terrain)
    lay = by_token(game)
    info = await party.at(game)
    panel = await party.up(info).click(await party.turn_message(info), label="My turn")
    await (await choose(party.up(info), panel.message, f"of|lay_tile|{lay.hex}")).touched()
    if lines(panel.message, "inner"):
        await (await choose(party.up(info), panel.message, lines(panel.message, "inner")[0][0])).touched()
    assert "One more tile may follow" in panel.message.content
    assert "paid by" not in panel.message.content
    await (await press(party.up(info), panel.message, ":tile:")).touched()
    assert "paid by terrain token" in panel.message.content
    await (await press(party.up(info), panel.message, ":yes:")).touched()
    rows = await party.service.story(info.id, info.seq)
    assert rows[-1]["action"]["means"] == "terrain_token"
