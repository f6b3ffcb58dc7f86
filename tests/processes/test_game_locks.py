"""One game is changed by one process at a time, and by none that isn't a member any more."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import asyncpg
import pytest

from bot.processes.membership import Membership
from bot.processes.roll import GAMES, GATE
from storage import Busy, StorageError
from tests.processes.conftest import QUICK, Harbour

pytestmark = pytest.mark.postgres
GAME = 7


@pytest.fixture
async def table(harbour: Harbour) -> Harbour:
    """Beside the fleet's tables one of games, with a game."""
    await write(harbour, "CREATE TABLE games (id int PRIMARY KEY, moves int)")
    await write(harbour, f"INSERT INTO games VALUES ({GAME}, 0)")
    return harbour


async def write(harbour: Harbour, sql: str) -> str:
    connection = await asyncpg.connect(harbour.url)
    try:
        return await connection.execute(sql)
    finally:
        await connection.close()


async def move(harbour: Harbour, fleet: Membership) -> bool:
    """A move as the storage writes it down: behind the fence; whether it's written."""
    return await write(harbour, f"UPDATE games SET moves = moves + 1 WHERE {fleet.fence()}") == "UPDATE 1"


async def test_a_game_is_held_by_one_process_at_a_time(table: Harbour) -> None:
    first, second = await table.comes(), await table.comes()
    order: list[str] = []

    async def play(fleet: Membership, name: str) -> None:
        async with fleet.holding(GAME):
            order.append(f"{name} begins")
            await asyncio.sleep(0.1)
            order.append(f"{name} ends")

    await asyncio.gather(play(first, "first"), play(second, "second"))
    assert order in (
        ["first begins", "first ends", "second begins", "second ends"],
        ["second begins", "second ends", "first begins", "first ends"],
    )


async def test_games_do_not_wait_for_each_other(table: Harbour) -> None:
    first, second = await table.comes(), await table.comes()
    async with first.holding(GAME), second.holding(GAME + 1), first.holding(GAME + 2):
        pass


async def test_a_game_that_nobody_has_changed_has_the_version_that_it_was_left_with(table: Harbour) -> None:
    first, second = await table.comes(), await table.comes()
    async with first.holding(GAME) as before:
        await move(table, first)
    async with second.holding(GAME) as seen:
        assert seen.version == before.version
        await move(table, second)
    async with first.holding(GAME) as after:
        assert after.version not in ("", before.version)


async def test_who_is_kept_waiting_too_long_is_told_so(table: Harbour) -> None:
    first, second = await table.comes(), await table.comes(rhythm=replace(QUICK, silent=0.6))
    async with first.holding(GAME):
        with pytest.raises(Busy):
            async with second.holding(GAME):
                pass


async def test_a_game_is_let_go_when_its_holder_dies(table: Harbour) -> None:
    first, second = await table.comes(), await table.comes()
    async with first.holding(GAME) as ended:
        table.dies(first)
        async with second.holding(GAME) as held:
            assert held.version
    assert ended.version is None


async def test_who_stops_waiting_for_a_game_does_not_keep_it(table: Harbour) -> None:
    first, second = await table.comes(), await table.comes()

    async def wait() -> None:
        async with second.holding(GAME):
            raise AssertionError("was cancelled before")

    async with first.holding(GAME):
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0.1)
        waiting.cancel()
    await asyncio.sleep(0.4)
    async with first.holding(GAME):
        pass


async def test_what_was_begun_before_a_process_was_given_up_is_never_written(table: Harbour) -> None:
    """Nor after it has joined anew: the game may have been another's in between."""
    first = await table.comes(1)
    await table.comes(1)
    async with first.holding(GAME):
        assert await move(table, first)
        old = first.member
        table.freezes(first)
        await table.until(lambda: not first._link.is_up)
        assert not await move(table, first)
        table.wakes(first)
        await table.until(lambda: first.member not in (None, old))
        assert not await move(table, first)
    assert await move(table, first)


async def test_what_is_begun_while_a_game_is_held_is_not_bound_to_its_member_for_ever(table: Harbour) -> None:
    """Such as the telling of what was moved, which goes on in a lane of its own."""
    first = await table.comes()
    go_on = asyncio.Event()

    async def tell() -> bool:
        await go_on.wait()
        return await move(table, first)

    async with first.holding(GAME):
        telling = asyncio.create_task(tell())
    old = first.member
    first._link.cut()
    await table.until(lambda: first.member not in (None, old))
    go_on.set()
    assert await telling


async def test_nothing_is_written_while_the_connection_is_broken(table: Harbour) -> None:
    first = await table.comes()
    first._link.cut()
    assert first.fence() == "FALSE"
    with pytest.raises(StorageError):
        async with first.holding(GAME):
            pass
    await table.until(lambda: first.member is not None)
    assert await move(table, first)


async def test_while_people_are_struck_out_nobody_holds_a_game(table: Harbour) -> None:
    first, second = await table.comes(), await table.comes()
    order: list[str] = []

    async def strike_out() -> None:
        async with first.untouched():
            order.append("struck out")

    async with second.holding(GAME):
        striking = asyncio.create_task(strike_out())
        await asyncio.sleep(0.1)
        order.append("moved")
    await striking
    async with second.holding(GAME):
        order.append("moved again")
    assert order == ["moved", "struck out", "moved again"]


async def test_what_others_have_changed_is_heard_and_what_is_ones_own_is_not(table: Harbour) -> None:
    first, second = await table.comes(), await table.comes()
    notice = f'{{"by": "{first.application}", "game": {GAME}}}'
    await write(table, f"NOTIFY railwire, '{notice}'")
    await table.until(lambda: table.crews[1].notices)
    assert table.crews[1].notices == [{"by": first.application, "game": GAME}]
    assert table.crews[0].notices == []
    assert second.is_sure


async def test_many_games_asked_for_at_once_go_together(table: Harbour) -> None:
    """There's one connection; asked for one after the other, under load they'd wait longer than anybody waits."""
    first = await table.comes()
    asked: list[str] = []
    ask = first._link.ask

    async def noting(sql: str, *values: object) -> list[object]:
        asked.append(sql)
        return await ask(sql, *values)

    async def play(game: int) -> None:
        async with first.holding(game):
            await asyncio.sleep(0)

    first._link.ask = noting
    await asyncio.gather(*(play(GAME + number) for number in range(200)))
    assert sum("processes.hold" in each for each in asked) < 20
    assert await held(table) == 0


async def test_a_game_that_is_got_after_its_asker_has_given_up_is_let_go(table: Harbour) -> None:
    """As under load, where the answer comes too late."""
    first, second = await table.comes(rhythm=replace(QUICK, silent=0.3)), await table.comes()
    busy, go_on = asyncio.Event(), asyncio.Event()

    async def keep_waiting(connection: object) -> None:
        busy.set()
        await go_on.wait()

    kept = asyncio.create_task(first._link.do(keep_waiting))
    await busy.wait()
    with pytest.raises(Busy):
        async with first.holding(GAME):
            pass
    go_on.set()
    await kept
    async with second.holding(GAME):
        pass


async def held(harbour: Harbour) -> int:
    """How many games' locks there are."""
    connection = await asyncpg.connect(harbour.url)
    try:
        asked = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid IN ($1, $2)"
        return await connection.fetchval(asked, GAMES, GATE)
    finally:
        await connection.close()
