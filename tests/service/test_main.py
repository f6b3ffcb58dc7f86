"""Starting and stopping as people do it: a process, its exit code, one sentence when something is amiss."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from bot.local.standin.faults import Fault
from bot.local.standin.standin import LocalDiscord
from bot.service import GameService
from storage import FolderLock, Storage
from tests.service.fake import FakeRules
from tests.service.house import ANN, BOB, table, until

# What a test may do and production code has no switch for: point the client at loopback, then start as always.
LAUNCH = (
    "import sys; from bot.local.connect import point_client_at; point_client_at(sys.argv[1]);"
    "from bot.__main__ import main; sys.exit(main(['run']))"
)
TOKEN = "NOBODY.KNOWS.THIS-SECRET"


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "RAILWIRE_PORT")}
    return kept | {"RAILWIRE_DATA": str(data)} | more


def bot(data: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", *arguments]
    return subprocess.run(command, env=environment(data, **more), capture_output=True, text=True, timeout=60)


def refused(done: subprocess.CompletedProcess[str], *words: str, code: int = 1) -> None:
    """One sentence on stderr, nothing else, and an exit code that says so: 2 for a wrong setting."""
    assert done.returncode == code
    assert done.stdout == ""
    assert done.stderr.startswith("railwire: ")
    assert done.stderr.count("\n") == 1
    for word in words:
        assert word in done.stderr
    assert TOKEN not in done.stderr


async def launch(url: str, data: Path, token: str, **more: str) -> asyncio.subprocess.Process:
    env = environment(data, DISCORD_TOKEN=token, **more)
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", LAUNCH, url, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


async def checked(data: Path, *, token: str = "", date: str = "", first: str = "", **more: str) -> tuple[int, str]:
    """What `check` ends with and says, as a process that asks a stand-in for Discord; `first` is run in it before."""
    server = LocalDiscord()
    await server.start()
    if date:
        server.faults.add(Fault("GET", "/applications/@me$", headers={"Date": date}))
    code = f"{first}\n{LAUNCH.replace('run', 'check')}"
    env = environment(data, DISCORD_TOKEN=token or server.token, **more)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, server.base_url, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    out, errors = await process.communicate()
    await server.close()
    assert errors == b""
    assert env["DISCORD_TOKEN"] not in out.decode()
    return process.returncode or 0, out.decode()


async def test_a_check_of_what_cannot_run_fails_and_says_all_that_is_amiss_at_once(tmp_path: Path) -> None:
    """A token that Discord refuses, a newer version's database, no typefaces, little memory."""
    await (await Storage.open(tmp_path / "railwire.sqlite")).close()
    with closing(sqlite3.connect(tmp_path / "railwire.sqlite")) as db:
        db.execute("PRAGMA user_version = 99")
    spoil = """
import bot.checkup, render.fonts
bot.checkup.memory = lambda: 1 << 28
render.fonts.font = lambda face, size: open(face)
"""
    code, told = await checked(tmp_path, token=TOKEN, first=spoil)
    assert code == 1
    for level, thing, word in (
        ("fail", "token", "Reset Token"),
        ("ok", "clock", "agrees"),
        ("fail", "database", "version 99"),
        ("fail", "fonts", "make setup-run"),
        ("warn", "memory", "0.2 GiB"),
    ):
        (line,) = (each for each in told.splitlines() if each.startswith(f"{level:<5} {thing}: "))
        assert word in line


@pytest.mark.long
async def test_a_check_of_what_can_run_passes_with_its_warnings(tmp_path: Path) -> None:
    """A clock that is off; and nothing is made."""
    code, told = await checked(tmp_path / "data", date="Thu, 01 Jan 2026 00:00:00 GMT")
    assert code == 0
    assert "warn  clock: " in told
    assert "permissions=2252109051431936" in told
    assert not (tmp_path / "data").exists()


@pytest.mark.long
async def test_a_check_of_a_folder_that_cannot_be_written_fails(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    code, told = await checked(tmp_path / "file" / "data")
    assert code == 1
    assert "fail  data folder: " in told


def test_no_token(tmp_path: Path) -> None:
    refused(bot(tmp_path, "run"), "DISCORD_TOKEN is not set", "python -m bot play")
    refused(bot(tmp_path, "run", DISCORD_TOKEN="  "), "DISCORD_TOKEN is not set", "DISCORD_TOKEN_FILE")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [("RAILWIRE_PORT", "eighty"), ("RAILWIRE_PORT", "-1"), ("RAILWIRE_PORT", "70000"), ("RAILWIRE_LANGUAGE", "xx")],
)
def test_a_setting_that_cannot_be_used(tmp_path: Path, name: str, value: str) -> None:
    refused(bot(tmp_path, "play", **{name: value}), name, value, code=2)


def test_what_is_amiss_is_a_record_where_a_program_reads_the_log(tmp_path: Path) -> None:
    done = bot(tmp_path, "run", RAILWIRE_LOG_FORMAT="json")
    assert (done.returncode, done.stdout) == (1, "")
    assert json.loads(done.stderr)["message"].startswith("DISCORD_TOKEN is not set")


def test_a_token_that_is_none(tmp_path: Path) -> None:
    refused(bot(tmp_path, "run", DISCORD_TOKEN=f"{TOKEN} and more"), "DISCORD_TOKEN", code=2)


@pytest.mark.parametrize("command", ["run", pytest.param("play", marks=pytest.mark.long)])
def test_a_data_folder_that_cannot_be_written(tmp_path: Path, command: str) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    token = {"DISCORD_TOKEN": TOKEN} if command == "run" else {}
    refused(bot(blocker / "data", command, **token), "RAILWIRE_DATA", "writable")
    assert blocker.read_text() == "in the way"


async def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "railwire.sqlite"
    await (await Storage.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    refused(await asyncio.to_thread(bot, tmp_path, "run", DISCORD_TOKEN=TOKEN), "newer version", "99")
    assert path.read_bytes() == before


def test_a_second_process(tmp_path: Path) -> None:
    with FolderLock(tmp_path):
        refused(bot(tmp_path, "run", DISCORD_TOKEN=TOKEN), "another Railwire is running")
        refused(bot(tmp_path, "restore", str(tmp_path / "x")), "another Railwire is running")


@pytest.mark.long
def test_a_second_process_of_a_fleet_needs_a_folder_of_its_own(tmp_path: Path) -> None:
    with FolderLock(tmp_path):
        done = bot(tmp_path, "run", DISCORD_TOKEN=TOKEN, RAILWIRE_DATABASE="postgresql://nowhere.invalid/games")
    refused(done, "another Railwire is running", "set RAILWIRE_DATA to another")


def test_a_health_check_loads_no_database(tmp_path: Path) -> None:
    code = "import sys; from bot.__main__ import main; print(main(['health']), 'sqlalchemy' in sys.modules)"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "1 False"


def test_a_port_that_is_taken(tmp_path: Path, unused_tcp_port: int) -> None:
    import socket

    with socket.create_server(("127.0.0.1", unused_tcp_port)):
        refused(bot(tmp_path, "play", RAILWIRE_PORT=str(unused_tcp_port)), "RAILWIRE_PORT")


async def test_a_wrong_token(tmp_path: Path) -> None:
    async def no(_: web.Request) -> web.Response:
        return web.Response(
            status=401,
            body=b'{"message": "401: Unauthorized", "code": 0}',
            headers={"Content-Type": "application/json"},
        )

    app = web.Application()
    app.router.add_route("*", "/{tail:.*}", no)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        child = await launch(url, tmp_path, TOKEN, RAILWIRE_LOG="debug")
        out, err = await asyncio.wait_for(child.communicate(), 60)
        assert child.returncode == 1
        assert TOKEN.encode() not in out + err
        assert b"railwire: Discord refused the token" in err
        assert b"Traceback" not in err
    finally:
        await runner.cleanup()


async def metrics_at(port: int) -> str:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return await answer.text()


async def test_a_whole_life_with_a_graceful_end(tmp_path: Path, unused_tcp_port: int) -> None:
    server = LocalDiscord()
    await server.start()
    token = tmp_path / "token"
    token.write_text(f"{server.token}\n")
    seen = {"RAILWIRE_LOG": "debug", "RAILWIRE_LOG_FORMAT": "json", "RAILWIRE_METRICS_PORT": str(unused_tcp_port)}
    try:
        child = await launch(server.base_url, tmp_path, "", DISCORD_TOKEN_FILE=str(token), **seen)
        # Read all the while: a full pipe would hold the bot up.
        spoken = asyncio.ensure_future(child.communicate())
        await server.connected(60)
        await until((tmp_path / "heartbeat").exists)
        health = await asyncio.to_thread(bot, tmp_path, "health")
        assert (health.returncode, health.stdout) == (0, "The bot answers.\nBack-ups: there is none yet.\n")
        assert (await asyncio.to_thread(bot, tmp_path, "backup", str(tmp_path / "copy"))).returncode == 0
        metrics = await metrics_at(unused_tcp_port)
        assert 'railwire_shard_up{shard="0"} 1.0' in metrics
        assert 'railwire_announcements{state="waiting"} 0.0' in metrics
        assert 'railwire_workers_busy{workers="proofs"} 0.0' in metrics
        assert "railwire_backup_failed 0.0" in metrics
        assert server.token not in metrics
        child.send_signal(signal.SIGTERM)
        out, err = await asyncio.wait_for(spoken, 60)
        assert child.returncode == 0, err
        assert server.token.encode() not in out + err
        assert b"stopping" in err
        assert all({"time", "level", "logger", "message"} <= json.loads(each).keys() for each in err.splitlines())
        assert (await asyncio.to_thread(bot, tmp_path, "health")).returncode == 1
        assert not (tmp_path / "railwire.sqlite-wal").exists()
    finally:
        await server.close()


@pytest.mark.long
async def test_the_local_table_starts_without_a_token_and_ends_quietly(tmp_path: Path) -> None:
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        env=environment(tmp_path, RAILWIRE_PORT="0"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert child.stdout is not None
    assert b"http://127.0.0.1:" in await asyncio.wait_for(child.stdout.readline(), 60)
    child.send_signal(signal.SIGINT)
    _, err = await asyncio.wait_for(child.communicate(), 60)
    assert child.returncode == 0
    assert [line for line in err.splitlines() if not line.endswith(b"INFO bot.house: stopping")] == []
    assert (tmp_path / "table" / "railwire.sqlite").exists()
    assert not (tmp_path / "railwire.sqlite").exists()


async def test_backup_and_restore(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    storage = await Storage.open(data / "railwire.sqlite")
    service = GameService(storage, FakeRules())
    await table(service, ANN, BOB)
    copy = tmp_path / "copy.sqlite"
    done = await asyncio.to_thread(bot, data, "backup", str(copy))
    assert (done.returncode, done.stderr) == (0, "")
    refused(await asyncio.to_thread(bot, data, "backup", str(copy)), "exists already")
    second = await table(service, ANN, BOB)
    await service.close()
    await storage.close()

    refused(await asyncio.to_thread(bot, data, "restore", str(copy)), "--force")
    refused(await asyncio.to_thread(bot, data, "restore", str(tmp_path / "none"), "--force"), "no file")
    done = await asyncio.to_thread(bot, data, "restore", str(copy), "--force")
    assert done.returncode == 0
    assert "before-restore" in done.stdout
    storage = await Storage.open(data / "railwire.sqlite")
    assert await storage.games.get(second.id) is None
    assert await storage.games.get(1) is not None
    await storage.close()


async def test_a_copy_on_the_command_line(tmp_path: Path) -> None:
    data, moved = tmp_path / "data", tmp_path / "moved" / "railwire.sqlite"
    for each in (data, moved.parent):
        each.mkdir()
    storage = await Storage.open(data / "railwire.sqlite")
    service = GameService(storage, FakeRules())
    info = await table(service, ANN, BOB)
    await service.close()
    await storage.close()
    done = bot(data, "copy", str(data / "railwire.sqlite"), str(moved))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Copied 1 games")
    refused(bot(data, "copy", str(data / "railwire.sqlite"), str(moved)), "TO holds games")
    with FolderLock(data):
        refused(bot(data, "copy", str(data / "railwire.sqlite"), str(moved)), "another Railwire is running")
    storage = await Storage.open(moved)
    assert await storage.games.get(info.id) is not None
    await storage.close()


def test_a_database_that_is_out_of_reach_is_told_without_its_password(tmp_path: Path, unused_tcp_port: int) -> None:
    url = f"postgresql://ann:{TOKEN}@127.0.0.1:{unused_tcp_port}/railwire"
    refused(bot(tmp_path, "copy", url, str(tmp_path / "copy.sqlite")), "127.0.0.1/railwire can't be reached")
    refused(bot(tmp_path, "backup", str(tmp_path / "copy"), RAILWIRE_DATABASE=url), "pg_dump", "ann@127.0.0.1")


def test_a_package_that_is_missing_is_named_in_one_sentence_with_how_to_get_it() -> None:
    """Without -S Python finds what is installed."""
    command = [sys.executable, "-S", "-m", "bot", "check"]
    ended = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 1
    assert ended.stdout == ""
    (said,) = ended.stderr.splitlines()
    assert "isn't installed for" in said
    assert "make setup-run" in said
