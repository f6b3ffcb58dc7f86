"""Starting and stopping the table as people do."""

import asyncio

import pytest

from bot.local.standin import LocalDiscord
from bot.local.start import run_table
from tests.table.fake_doors import FakeDoors
from tests.table.sample_bot import make_bot


async def test_it_ends_cleanly_when_cancelled_and_the_table_is_kept(tmp_path, capsys):
    met = asyncio.Event()

    def make_doors(table):
        table.server.join("Ann")
        met.set()
        return FakeDoors(table.server)

    running = asyncio.create_task(run_table(make_bot, tmp_path, 0, make_doors))
    await asyncio.wait_for(met.wait(), 60)
    await asyncio.sleep(0)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(running, 60)
    assert "http://127.0.0.1:" in capsys.readouterr().out
    assert any(each.display == "Ann" for each in LocalDiscord(tmp_path).world.users.values())


async def test_it_ends_with_the_bot(tmp_path):
    def make_doors(table):
        closing.append(asyncio.create_task(table.bot.close()))
        return FakeDoors(table.server)

    closing = []
    await asyncio.wait_for(run_table(make_bot, tmp_path, 0, make_doors), 60)
    assert len(closing) == 1


async def test_a_taken_port_is_an_os_error(tmp_path):
    server = LocalDiscord()
    await server.start()
    with pytest.raises(OSError, match="address"):
        await run_table(make_bot, tmp_path, int(server.base_url.rpartition(":")[2]))
    await server.close()
