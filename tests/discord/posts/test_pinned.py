"""The pinned message of a game: one a round, edited in between, in a lane of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

import engine
from bot.discord import create_bot
from bot.discord.client import RailwireBot
from bot.discord.posts.upkeep import AT_ONCE, Pace
from bot.local.standin.faults import Fault
from bot.local.standin.model import Message
from bot.local.standin.standin import LocalDiscord
from bot.local.start import open_table, seated
from bot.service import GameInfo, GameService
from bot.service.games.tables import Tables
from engine.titles import TITLES
from tests.discord.party import Party, codes
from tests.discord.positions import at_step, played_until

SEND = r"/channels/\d+/messages$"


class Quick:
    """Makes bots whose pinned messages follow at once."""

    def __init__(self, service: GameService, spacing: float = 0.0) -> None:
        self.service, self.spacing = service, spacing
        self.made: list[RailwireBot] = []

    def __call__(self) -> RailwireBot:
        bot = create_bot(self.service, guild_ready_timeout=0.02)
        bot.pinned.pause, bot.pinned.spacing, bot.pinned.retry = 0.01, self.spacing, 0.05
        self.made.append(bot)
        return bot

    async def settled(self) -> None:
        await self.made[-1].dispatcher.settled()
        await self.made[-1].pinned.settled()


@pytest.fixture
def quick(service: GameService) -> Quick:
    return Quick(service)


@pytest.fixture
async def party(service: GameService, quick: Quick) -> AsyncIterator[Party]:
    async with open_table(quick) as table:
        yield Party(table.server, service)


def boards(party: Party, game: GameInfo) -> list[Message]:
    return party.boards(game)


def pins(party: Party, game: GameInfo) -> list[Message]:
    return [each for each in party.boards(game) if each.pinned_at is not None]


async def passes(party: Party, game: GameInfo, times: int = 1) -> GameInfo:
    """Whoever is up passes, or runs the best."""
    for _ in range(times):
        game = await party.info(game)
        assert game.turn is not None
        command = "run" if game.turn.step == "run" else "pass"
        await party.up(game).slash(party.thread(game), command)
    return await party.info(game)


async def test_it_shows_board_person_time_and_a_link_to_the_turn_message(party: Party, quick: Quick) -> None:
    game = await party.at(played_until(at_step("stock", 2)))
    await quick.settled()
    (board,) = pins(party, game)
    turn = await party.turn_message(game)
    assert game.turn is not None
    assert party.up(game).name in board.content
    assert f"<t:{int(game.turn.since)}:R>" in board.content
    assert f"https://discord.com/channels/{party.server.guild.id}/{game.channel}/{turn.id}" in board.content
    assert [each.filename.split("-")[0] for each in board.attachments] == ["map"]
    assert board.attachments[0].description
    assert board.silent
    assert board.mentions == []


async def test_the_state_of_the_game_is_one_tap_from_it(party: Party, quick: Quick) -> None:
    game = await party.at(played_until(at_step("stock", 2)))
    await quick.settled()
    (board,) = pins(party, game)
    assert "**Order:** " in board.content
    answer = await party.ben.click(board, "State of the game")
    assert answer.private
    assert answer.message.attachments[0].filename.startswith("status-")
    assert answer.text.count("with sales of shares") == 3


async def test_it_is_edited_within_a_round_and_posted_anew_at_the_next(party: Party, quick: Quick) -> None:
    game = await party.at(played_until(at_step("stock", 2)))
    await quick.settled()
    (first,) = pins(party, game)
    game = await passes(party, game)
    await quick.settled()
    assert pins(party, game) == [first]
    assert first.edited is not None
    assert party.up(game).name in first.content
    while (await party.service.read(game.id, lambda game: game.state.round)) == "stock":
        game = await passes(party, game)
    await quick.settled()
    (second,) = pins(party, game)
    assert second.id != first.id
    assert first.labels() == []
    assert "operating round" in second.content


async def test_the_line_about_a_pin_is_taken_away(party: Party, quick: Quick) -> None:
    game = await party.at(played_until(at_step("stock", 2)))
    await quick.settled()
    assert pins(party, game) != []
    assert [each for each in party.server.world.in_channel(str(game.channel)) if each.kind == 6] == []


async def test_where_pinning_is_not_allowed_the_table_is_told_once(party: Party, quick: Quick) -> None:
    party.server.fail("PUT", "pins", 403, 50013, count=2)
    game = await party.at(played_until(at_step("stock", 2)))
    await quick.settled()
    (first,) = boards(party, game)
    assert "Pin messages" in first.content
    while (await party.service.read(game.id, lambda game: game.state.round)) == "stock":
        game = await passes(party, game)
    await quick.settled()
    second = boards(party, game)[-1]
    assert second.id != first.id
    assert "Pin messages" not in second.content


async def test_a_full_list_of_pins_is_told(party: Party, quick: Quick) -> None:
    party.server.fail("PUT", "pins", 400, 30003)
    game = await party.at(played_until(at_step("stock", 2)))
    await quick.settled()
    (board,) = boards(party, game)
    assert "as many pins as Discord allows" in board.content


async def test_edits_that_discord_slows_down_are_merged_and_hold_up_no_ping(party: Party, quick: Quick) -> None:
    game = await party.at(played_until(at_step("stock", 2)))
    await quick.settled()
    (board,) = pins(party, game)
    before = board.content
    body = {"message": "You are being rate limited.", "retry_after": 300.0, "global": False}
    slow = Fault("PATCH", f"/messages/{board.id}$", 429, body, {"Via": "1.1 google", "Retry-After": "300"}, count=None)
    party.server.faults.add(slow)
    for _ in range(2):
        game = await passes(party, game)
        await party.turn_message(game)
    assert board.content == before
    tries = [each for each in party.server.calls if each.method == "PATCH" and each.status == 429]
    assert len(tries) <= 1


async def test_what_changed_meanwhile_is_shown_at_once_as_the_newest_state(party: Party, quick: Quick) -> None:
    game = await party.at(played_until(at_step("stock", 2)))
    await quick.settled()
    (board,) = pins(party, game)
    pinned = quick.made[-1].pinned
    pinned.pause = 600.0
    edits = len(edited(party, board))
    game = await passes(party, game, 2)
    await quick.made[-1].dispatcher.settled()
    # The pause is over.
    pinned.closed.add(game.id)
    pinned.knock([game.id])
    await quick.settled()
    assert len(edited(party, board)) == edits + 1
    assert party.up(game).name in board.content


def edited(party: Party, board: Message) -> list[Any]:
    return [each for each in party.server.calls if each.method == "PATCH" and each.path.endswith(board.id)]


@pytest.mark.parametrize("after", [True, False], ids=["after the work", "before it"])
async def test_a_connection_cut_while_posting_gives_one_message(party: Party, quick: Quick, after: bool) -> None:
    quick.made[-1].pinned.pause = 0.5
    game = await party.at(played_until(at_step("stock", 2)))
    party.server.cut("POST", SEND, after=after)
    await party.server.until(lambda: pins(party, game), what="the pinned message")
    assert len(boards(party, game)) == 1


async def test_a_deleted_message_is_posted_again(party: Party, quick: Quick) -> None:
    game = await party.at(played_until(at_step("stock", 2)))
    await quick.settled()
    (board,) = pins(party, game)
    party.server.posting.delete(board)
    party.server.expect(404, 10008)
    game = await passes(party, game)
    await quick.settled()
    (again,) = pins(party, game)
    assert party.up(game).name in again.content


async def first_board(server: LocalDiscord, service: GameService, quick: Quick) -> tuple[Party, GameInfo, Message]:
    """A game with its pinned message, at a table that's going to be left."""
    party = Party(server, service)
    game = await party.at(played_until(at_step("stock", 2)))
    await quick.settled()
    (board,) = pins(party, game)
    return party, game, board


async def test_after_a_restart_the_same_message_goes_on(service: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[int] = []
    load = Tables._load

    async def noted(tables: Tables, game_id: int) -> Any:
        loaded.append(game_id)
        return await load(tables, game_id)

    monkeypatch.setattr(Tables, "_load", noted)
    server, quick = LocalDiscord(), Quick(service)
    await server.start()
    try:
        async with seated(server, quick):
            party, game, board = await first_board(server, service, quick)
        loaded.clear()
        service._desk.tables.forget_all()
        async with seated(server, quick):
            await quick.settled()
        assert loaded == [], "a start loads no game whose message is as it should be"
        game = await acted_while_away(service, game)
        async with seated(server, quick):
            await party.turn_message(game)
            await quick.settled()
            assert pins(party, game) == [board]
            assert party.up(game).name in board.content
            assert len(boards(party, game)) == 1
        server.check()
    finally:
        await server.close()


async def test_a_message_posted_in_the_moment_of_a_crash_is_found_again(service: GameService) -> None:
    server, quick = LocalDiscord(), Quick(service)
    await server.start()
    try:
        async with seated(server, quick):
            party, game, board = await first_board(server, service, quick)
        kept = await service.settings.get("game", game.id, "pinned")
        marker = next(code.rpartition(":")[2] for code in codes(board) if ":pin-" in code)
        await service.settings.set(
            "game", game.id, "pinned", kept | {"message": None, "claimed": [marker, service.clock()]}
        )
        async with seated(server, quick):
            await quick.settled()
            assert [each.id for each in boards(party, game)] == [board.id]
        server.check()
    finally:
        await server.close()


async def acted_while_away(service: GameService, game: GameInfo) -> GameInfo:
    """Somebody moves while the bot isn't on Discord."""
    assert game.turn is not None
    from bot.service import Person

    person = Person(user=game.turn.user, server=game.server)
    return (await service.act(game.id, person, [{"type": "pass"}])).info


async def test_the_end_is_shown_and_nothing_more_is_posted(party: Party, quick: Quick) -> None:
    game = await party.at(played_until(at_step("stock", 2)))
    await quick.settled()
    (board,) = pins(party, game)
    await party.service.abandon(game.id, person_of(party, game))
    await quick.settled()
    assert "abandoned" in board.content
    assert board.labels() == []
    assert pins(party, game) == [board]


def person_of(party: Party, game: GameInfo) -> Any:
    from bot.service import Person

    return Person(user=party.ann.id, name="Ann", server=game.server)


async def test_a_stop_does_not_wait_for_what_may_come_later(service: GameService) -> None:
    server, quick = LocalDiscord(), Quick(service, spacing=500.0)
    await server.start()
    try:
        async with asyncio.timeout(90):
            async with seated(server, quick):
                party = Party(server, service)
                game = await party.at(played_until(at_step("stock", 2)))
                await server.until(lambda: pins(party, game), what="the pinned message")
                await passes(party, game)
            assert len(boards(party, game)) == 1
    finally:
        await server.close()


async def test_where_no_files_may_be_attached_it_goes_without_its_picture(party: Party, quick: Quick) -> None:
    party.lobby.denied.append("attach")
    party.server.expected[403, 50013] = 9
    game = await party.started()
    await party.server.until(lambda: pins(party, game), what="the pinned message")
    assert pins(party, game)[0].attachments == []
    await quick.settled()


OTHER_ENDS = {"18mag": "Round indicators: 3-train, 4-train, and 6-train"}
"""What is told of titles that don't end with the bank."""


@pytest.mark.parametrize("title", TITLES)
async def test_status_and_pinned_message_say_how_far_the_end_is(party: Party, quick: Quick, title: str) -> None:
    game = engine.new_game(title, ["P1", "P2", "P3"], seed=3)
    said = OTHER_ENDS.get(title, f"Bank: {game.title.currency}")
    info, _, up = await party.seated(game)
    await quick.settled()
    assert said in (await up.slash(party.thread(info), "game status")).text
    assert said in pins(party, info)[-1].text


@pytest.mark.parametrize("members", [1, 3])
def test_pinned_messages_leave_room_for_what_somebody_waits_for(members: int) -> None:
    """However many games change at once, and however many processes there are."""
    now = 100.0
    pace = Pace(10.0, lambda: members, lambda: now)
    now += 60.0
    waits = [pace.take() for _ in range(AT_ONCE + 2)]
    assert waits == pytest.approx([0.0] * AT_ONCE + [0.1 * members, 0.2 * members])
    now += 0.2 * members
    assert pace.take() == pytest.approx(0.1 * members)
