"""Starting and stopping the table as people do."""

import asyncio
import os
import signal

import pytest

from bot.table.run import run_table
from bot.table.server import LocalDiscord
from tests.table.fake_doors import FakeDoors
from tests.table.sample_bot import make_bot


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_it_cleanly_and_the_table_is_kept(tmp_path, capsys, how):
    met = asyncio.Event()

    def make_doors(table):
        table.server.join("Ann")
        met.set()
        return FakeDoors(table.server)

    running = asyncio.create_task(run_table(make_bot, tmp_path, 0, make_doors))
    await asyncio.wait_for(met.wait(), 10)
    await asyncio.sleep(0)
    os.kill(os.getpid(), how)
    await asyncio.wait_for(running, 10)
    assert "http://127.0.0.1:" in capsys.readouterr().out
    assert any(each.display == "Ann" for each in LocalDiscord(tmp_path).world.users.values())


async def test_a_taken_port_is_an_os_error(tmp_path):
    server = LocalDiscord()
    await server.start()
    with pytest.raises(OSError, match="address"):
        await run_table(make_bot, tmp_path, int(server.base_url.rpartition(":")[2]))
    await server.close()
