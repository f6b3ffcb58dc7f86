"""Between a process and the database: who is refused there, and what is swallowed without a word."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.processes.membership import Membership
from storage import Storage
from storage.databases import reaching
from tests.postgres import ROLE, Cluster, programs
from tests.processes.conftest import QUICK, until
from tests.processes.wire import Wire

pytestmark = pytest.mark.postgres
PASSWORD = "right-8302"
WRONG = "wrong-7461"


async def started(folder: Path, url: str) -> tuple[int | None, str]:
    """The exit code of a bot on this database, and all that it says."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        env=os.environ | {"RAILWIRE_DATA": str(folder), "RAILWIRE_DATABASE": url, "DISCORD_TOKEN": "none"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return process.returncode, said.decode()


async def test_who_has_a_wrong_password_is_told_so_in_one_sentence_without_it(
    tmp_path: Path, unused_tcp_port: int
) -> None:
    found = programs()
    assert found is not None
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        rule = "host all guarded 127.0.0.1/32 scram-sha-256"
        cluster = Cluster(found, Path(folder), port=unused_tcp_port, lets_in=rule, listen_addresses="127.0.0.1")
        cluster.start()
        try:
            cluster.ask(f"CREATE ROLE guarded LOGIN PASSWORD '{PASSWORD}'")
            address = f"127.0.0.1:{unused_tcp_port}/postgres"
            code, said = await started(tmp_path, f"postgresql://guarded:{WRONG}@{address}")
        finally:
            cluster.stop()
    where = "127.0.0.1/postgres"
    sentence = f"railwire: the database can't be used: the server refuses the user or the password ({where}).\n"
    assert (code, said) == (1, sentence)


@pytest.fixture
async def wire(cluster: Cluster) -> AsyncIterator[Wire]:
    """A way to the server that can be broken."""
    made = Wire(cluster)
    made.start()
    yield made
    await made.stop()


@pytest.fixture
def address(wire: Wire, database: str) -> str:
    """Of the database, by that way."""
    return f"postgresql://{ROLE}@127.0.0.1:{wire.port}/{database.partition('@/')[2].partition('?')[0]}"


async def test_who_gets_no_answer_from_the_beginning_ends_and_says_so(tmp_path: Path, wire: Wire, address: str) -> None:
    swallowing = asyncio.ensure_future(wire.swallow(60.0))
    await asyncio.sleep(0.05)
    code, said = await started(tmp_path, address)
    swallowing.cancel()
    await asyncio.gather(swallowing, return_exceptions=True)
    assert code == 1
    assert said.startswith("railwire: the database didn't answer: 127.0.0.1/")
    assert said.count("\n") == 1


async def test_connections_that_died_unheard_are_given_up_with_the_membership(
    wire: Wire, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each would be waited on, one after the other."""
    monkeypatch.setattr(reaching, "COMMAND_SECONDS", 600)
    fleet = Membership(address, "one", "railwire one", rhythm=replace(QUICK, answer=0.5))
    await fleet.join()
    storage = await Storage.open(address, "railwire one")
    storage.database.fence = fleet.fence
    fleet.at_break(storage.database.cut)
    old = fleet.member
    await asyncio.gather(*(storage.settings.set("player", number, "language", "fr") for number in range(4)))
    swallowing = asyncio.ensure_future(wire.swallow(1.0))
    await asyncio.sleep(0.05)
    reading = asyncio.ensure_future(storage.settings.get("player", 1, "language"))
    await swallowing
    await until(lambda: fleet.member not in (None, old), lambda: "a member again")
    assert await reading == "fr"
    await asyncio.gather(*(storage.settings.set("player", number, "language", "it") for number in range(4)))
    assert [await storage.settings.get("player", number, "language") for number in range(4)] == ["it"] * 4
    await storage.close()
    await fleet.leave()
