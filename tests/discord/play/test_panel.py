"""The turn panel: what it offers after refusals and stale clicks, confirmations, the rest of a turn, restarts."""

from __future__ import annotations

from pathlib import Path

from bot.discord import create_bot
from bot.local.standin.model import Message
from bot.local.standin.standin import LocalDiscord
from bot.local.start import seated
from bot.panel.bundles import bundles_of
from bot.panel.foresight import laid_before
from bot.panel.panel import panel_of
from bot.service import GameInfo
from engine.actions import SellShares
from engine.events import PresidentChanged
from engine.game import Game
from tests.discord.conftest import service_at
from tests.discord.party import Party, choices, choose, codes, press
from tests.discord.positions import at_step, played_until
from tests.discord.positions_1856 import first


def menus(message: Message) -> list[str]:
    """The types whose menus are on a message."""
    return [code.rpartition(":")[2] for code in codes(message) if code.startswith("rw:s:")]


async def test_a_refusal_brings_the_menu_of_what_is_legal_instead(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    up = party.up(info)
    refused = await up.slash(party.thread(info), "lay_tile", hex="A1", tile="7", rotation=0)
    assert refused.private
    assert menus(refused.message) == ["lay_tile"]
    hex_value = choices(refused.message, "pick:lay_tile")[0]
    tiles = await choose(up, refused.message, hex_value)
    await tiles.touched()
    assert ":inner:" in "".join(codes(refused.message))


async def test_what_can_not_be_done_in_this_step_brings_the_whole_panel(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    up = party.up(info)
    refused = await up.slash(party.thread(info), "pay_dividend", amount=10)
    assert "pick:lay_tile" in "".join(codes(refused.message))
    assert (await party.info(info)).seq == info.seq


async def test_taking_back_is_offered_only_for_moves_made_here(party: Party) -> None:
    def own(game: Game) -> bool:
        return at_step("track")(game) and game.entries[-1]["by"] == game.decision.by

    info = await party.at(played_until(own))
    up, message = party.up(info), await party.turn_message(info)
    assert ":undo:" not in "".join(codes(message))
    panel = await up.click(message, label="My turn")
    await (await press(up, panel.message, ":act:pass")).touched()
    assert ":undo" in "".join(codes(panel.message))


async def test_a_stale_button_says_what_happened_and_opens_the_current_panel(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    up = party.up(info)
    opened = await up.click(await party.turn_message(info), label="My turn")
    moved = await up.click(await party.turn_message(info), label="My turn")
    tiles = await choose(up, moved.message, choices(moved.message, "pick:lay_tile")[0])
    await tiles.touched()
    if ":yes:" not in "".join(codes(moved.message)):
        await (await choose(up, moved.message, choices_of(moved.message)[0])).touched()
    await (await press(up, moved.message, ":yes:")).touched()
    late = await press(up, opened.message, ":act:pass")
    await late.touched()
    await party.server.until(lambda: late.followups != [], what="the answer to the stale click")
    told = late.followups[-1]
    assert told.text.count("has moved on") == 1
    assert "My turn" in told.labels()
    again = await press(up, told, ":my:")
    await again.touched()
    now = (await party.info(info)).seq
    assert f"rw:b:{info.id}:{now}:act:pass" in codes(told)


def choices_of(message: Message) -> list[str]:
    """All values of a message's menus."""
    return [option["value"] for each in message.parts() for option in each.get("options", ())]


async def test_the_turn_is_finished_with_one_tap_as_the_button_says(party: Party) -> None:
    position = played_until(lambda game: at_step("track", 2)(game) and game.programmes() != [])
    best = position.programmes()[0]
    wanted = next(each for each in bundles_of(position, best.actions) if each.ends)
    info = await party.at(position)
    message = await party.turn_message(info)
    label = next(each for each in message.labels() if each.endswith("end the turn"))
    assert label.startswith("Run ")
    await (await party.up(info).click(message, label=label)).touched()
    after = await party.info(info)
    assert after.seq == info.seq + len(wanted.moves)
    assert after.turn is not None
    assert after.turn.company != info.turn.company


async def test_a_tile_and_the_rest_of_the_turn_are_one_tap(party: Party) -> None:
    info = await party.at(played_until(lambda game: at_step("track", 2)(game) and game.programmes() != []))
    up = party.up(info)
    message = await party.turn_message(info)
    tiles = await choose(up, message, choices(message, "pick:lay_tile")[0])
    if "Lay it" not in tiles.message.labels():
        await (await choose(up, tiles.message, choices_of(tiles.message)[0])).touched()
    assert "Lay it" in tiles.message.labels()
    assert (await party.info(info)).seq == info.seq
    finish = next(each for each in tiles.message.labels() if each.endswith("end the turn"))
    assert finish.startswith("Lay it · Run ")
    await (await up.click(tiles.message, label=finish)).touched()
    after = await party.info(info)
    assert after.turn is not None
    assert after.turn.company != info.turn.company
    rows = await party.service.story(info.id, info.seq)
    assert rows[0]["action"]["type"] == "lay_tile"


def test_a_later_step_is_offered_with_the_steps_that_it_skips() -> None:
    def station_later(game: Game) -> bool:
        return at_step("track", 2)(game) and "place_token" in panel_of(game).menus

    choice = panel_of(played_until(station_later)).menus["place_token"][0]
    assert choice.skips[0] == "track"


async def test_a_station_of_a_later_step_passes_the_steps_before_it(party: Party) -> None:
    def station_later(game: Game) -> bool:
        return at_step("track", 2)(game) and not laid_before(game) and "place_token" in panel_of(game).menus

    info = await party.at(played_until(station_later))
    message = await party.turn_message(info)
    value = choices(message, "pick:place_token")[0]
    await (await choose(party.up(info), message, value)).touched()
    rows = await party.service.story(info.id, info.seq)
    kinds = [row["action"]["type"] for row in rows]
    assert kinds[-1] == "place_token"
    assert set(kinds[:-1]) == {"pass"}


def losing_sale(game: Game) -> SellShares | None:
    """A sale by which whoever is up loses a presidency."""
    if game.decision is None or game.decision.step != "stock":
        return None
    for each in game.legal("sell_shares"):
        events = game.copy().apply(each, game.decision.by).events  # type: ignore[arg-type]
        if isinstance(each, SellShares) and any(isinstance(event, PresidentChanged) for event in events):
            return each
    return None


async def sale_asked(party: Party) -> tuple[GameInfo, Message, SellShares]:
    """Somebody chooses a sale that loses a presidency: the game, and the private question."""
    position = first(lambda game: losing_sale(game) is not None)
    sale = losing_sale(position)
    assert sale is not None
    info = await party.at(position, title="1856")
    message = await party.turn_message(info)
    answer = await choose(party.up(info), message, f"sell_shares|{sale.company}|{sale.percent}")
    await answer.touched()
    return info, answer.followups[-1], sale


async def test_a_sale_that_loses_a_presidency_is_confirmed_with_what_it_does_to_whom(party: Party) -> None:
    info, question, sale = await sale_asked(party)
    assert question.ephemeral
    assert (await party.info(info)).seq == info.seq
    assert f"{sale.company}: president:" in question.text
    assert "cash $" in question.text
    await (await press(party.up(info), question, ":yes:")).touched()
    rows = await party.service.story(info.id, info.seq)
    assert rows[0]["action"]["type"] == "sell_shares"


async def test_a_question_that_is_answered_with_back_changes_nothing(party: Party) -> None:
    info, question, _ = await sale_asked(party)
    await (await party.up(info).click(question, label="Back")).touched()
    assert (await party.info(info)).seq == info.seq
    assert "sell_shares" in menus(question)


async def test_the_panel_opens_again_and_again_and_after_a_restart(tmp_path: Path) -> None:
    server = LocalDiscord()
    await server.start()
    try:
        async with (
            service_at(tmp_path) as service,
            seated(server, lambda: create_bot(service, guild_ready_timeout=0.02)),
        ):
            party = Party(server, service)
            info = await party.at(played_until(at_step("track", 2)))
            message = await party.turn_message(info)
            before = await party.up(info).click(message, label="My turn")
            again = await party.up(info).click(message, label="My turn")
            assert codes(before.message) == codes(again.message)
        async with (
            service_at(tmp_path) as service,
            seated(server, lambda: create_bot(service, guild_ready_timeout=0.02)),
        ):
            party.service = service
            up = party.up(info)
            after = await up.click(message, label="My turn")
            assert codes(after.message) == codes(before.message)
            await (await press(up, before.message, ":act:pass")).touched()
            assert (await party.info(info)).seq == info.seq + 1
    finally:
        await server.close()


async def test_the_turn_message_follows_a_move_made_on_the_private_panel(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    message = await party.turn_message(info)
    panel = await party.up(info).click(message, label="My turn")
    await (await press(party.up(info), panel.message, ":act:pass")).touched()
    after = await party.info(info)
    wanted = f"rw:b:{info.id}:{after.seq}:"
    await party.server.until(lambda: wanted in "".join(codes(message)), what="the turn message brought up to date")


async def test_a_click_on_a_button_that_was_taken_off_meanwhile_is_answered(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    message = await party.turn_message(info)
    old = next(code for code in codes(message) if ":act:pass" in code)
    up = party.up(info)
    await (await up.click(message, custom_id=old)).touched()
    answer = await up.raw(3, party.thread(info), {"custom_id": old, "component_type": 2}, message=message)
    await party.server.until(lambda: answer.followups != [], what="an answer to the second click")
    assert "already done" in answer.followups[0].text


async def test_a_typed_sale_that_loses_a_presidency_is_confirmed_too(party: Party) -> None:
    position = first(lambda game: losing_sale(game) is not None)
    sale = losing_sale(position)
    assert sale is not None
    info = await party.at(position, title="1856")
    up = party.up(info)
    asked = await up.slash(party.thread(info), "sell_shares", company=sale.company, percent=sale.percent)
    assert asked.private
    assert f"{sale.company}: president:" in asked.text
    assert (await party.info(info)).seq == info.seq
    await (await press(up, asked.message, ":yes:")).touched()
    rows = await party.service.story(info.id, info.seq)
    assert rows[0]["action"]["type"] == "sell_shares"


def test_a_turn_that_only_begins_is_not_to_be_ended_though_its_player_has_moved_last() -> None:
    """They ended the round before; what passing would do now isn't to end a turn in which something was done."""
    game = played_until(at_step("stock"))
    assert game.decision is not None
    game.entries[-1] = {**game.entries[-1], "by": game.decision.player, "action": {"type": "pass"}, "auto": []}
    assert not panel_of(game).acted
