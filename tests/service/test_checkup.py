"""`python -m bot check`: each thing's line says how it stands and what to do, and none shows the token."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from email.utils import formatdate
from pathlib import Path

import pytest
from aiohttp import web
from discord.http import Route

from bot import checkup, console
from bot.__main__ import main
from bot.checkup import FAIL, OK, WARN, Finding, findings
from bot.config import Config, settings_from
from bot.local.standin.standin import LocalDiscord
from storage import Storage
from tests.databases import file_of

BUSY = 60
"""Seconds that a busy machine may take to ask."""
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE." + "x" * 38


def settings(folder: Path, **more: str) -> Config:
    return settings_from({"RAILWIRE_DATA": str(folder), "DISCORD_TOKEN": TOKEN, **more})


def line(found: list[Finding], thing: str) -> Finding:
    """The only line about a thing; no line has the token."""
    assert not [each for each in found if TOKEN in str(each)]
    (only,) = (each for each in found if each.thing == thing)
    return only


@pytest.fixture
def out_of_reach(monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int) -> None:
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{unused_tcp_port}/api/v10")


@asynccontextmanager
async def discord_says(
    monkeypatch: pytest.MonkeyPatch, status: int, body: str, date: str = ""
) -> AsyncIterator[list[str]]:
    """A Discord that answers everything so; which tokens it has heard."""
    heard: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        heard.append(request.headers["Authorization"])
        return web.Response(status=status, text=body, headers={"Date": date or formatdate(usegmt=True)})

    app = web.Application()
    app.router.add_get("/{tail:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10")
    try:
        yield heard
    finally:
        await runner.cleanup()


async def test_all_is_well_on_a_running_bots_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    server = LocalDiscord()
    await server.start()
    monkeypatch.setattr(Route, "BASE", f"{server.base_url}/api/v10")
    monkeypatch.setattr(checkup, "memory", lambda: 4 << 30)
    storage = await Storage.open(tmp_path / "railwire.sqlite")
    found = await findings(settings(tmp_path, DISCORD_TOKEN=server.token))
    assert {each.level for each in found if each.thing != "room"} == {OK}
    assert line(found, "invitation").text.startswith("https://discord.com/oauth2/authorize?client_id=")
    assert "permissions=2252109051431936" in line(found, "invitation").text
    assert "sound" in line(found, "database").text
    assert server.token not in " ".join(map(str, found))
    await storage.close()
    await server.close()


@pytest.mark.parametrize(
    ("status", "body", "level", "word"),
    [
        (401, '{"message": "401: Unauthorized", "code": 0}', FAIL, "Reset Token"),
        (500, "{}", WARN, "status 500"),
        (200, '["no object"]', WARN, "doesn't say"),
    ],
)
async def test_what_discord_says_of_the_token(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, status: int, body: str, level: str, word: str
) -> None:
    async with discord_says(monkeypatch, status, body) as heard:
        found = line(await findings(settings(tmp_path)), "token")
    assert (found.level, heard) == (level, [f"Bot {TOKEN}"])
    assert word in found.text


@pytest.mark.parametrize(("token", "level"), [(TOKEN, OK), ("half-a-token", WARN)])
@pytest.mark.usefixtures("out_of_reach")
async def test_without_discord_the_tokens_form_counts(tmp_path: Path, token: str, level: str) -> None:
    found = await findings(settings(tmp_path, DISCORD_TOKEN=token))
    assert line(found, "token").level == level
    assert "network" in line(found, "Discord").text


async def test_a_clock_that_is_off_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async with discord_says(monkeypatch, 200, '{"id": "1"}', formatdate(time.time() + 600, usegmt=True)):
        found = line(await findings(settings(tmp_path)), "clock")
    assert found.level == WARN
    told = re.fullmatch(r"(\d+) s behind Discord's; .*", found.text)
    assert told is not None
    assert 600 - BUSY <= int(told[1]) <= 600


@pytest.mark.usefixtures("out_of_reach")
async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    found = line(await findings(settings(blocker / "data")), "data folder")
    assert found.level == FAIL
    assert "RAILWIRE_DATA" in found.text


@pytest.mark.usefixtures("out_of_reach")
async def test_looking_makes_nothing(tmp_path: Path) -> None:
    found = await findings(settings(tmp_path / "data"))
    assert "the start makes" in line(found, "data folder").text
    assert "first start makes it" in line(found, "database").text
    assert not (tmp_path / "data").exists()


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")


def torn(path: Path) -> None:
    path.write_bytes(b"no database at all" * 500)


@pytest.mark.usefixtures("out_of_reach")
@pytest.mark.parametrize(("spoil", "word"), [(newer, "version 99"), (torn, "restored")])
async def test_a_database_that_cannot_be_used(tmp_path: Path, spoil: Callable[[Path], None], word: str) -> None:
    storage = await Storage.open(tmp_path / "railwire.sqlite")
    path = file_of(storage).path
    await storage.close()
    spoil(path)
    found = line(await findings(settings(tmp_path)), "database")
    assert found.level == FAIL
    assert word in found.text


@pytest.mark.usefixtures("out_of_reach")
async def test_a_database_out_of_reach_is_told_without_its_password(tmp_path: Path, unused_tcp_port: int) -> None:
    address = f"postgresql://ann:hush@127.0.0.1:{unused_tcp_port}/railwire"
    found = await findings(settings(tmp_path, RAILWIRE_DATABASE=address))
    assert line(found, "database").level == FAIL
    assert "hush" not in " ".join(map(str, found))


@pytest.mark.usefixtures("out_of_reach")
@pytest.mark.parametrize(("gib", "level"), [(0.25, WARN), (1, WARN), (3, OK)])
async def test_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, gib: float, level: str) -> None:
    monkeypatch.setattr(checkup, "memory", lambda: int(gib * (1 << 30)))
    assert line(await findings(settings(tmp_path)), "memory").level == level


def test_a_containers_limit_counts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    limit = tmp_path / "memory.max"
    limit.write_text("268435456\n")
    monkeypatch.setattr(checkup, "LIMIT_FILES", (limit, tmp_path / "none"))
    assert checkup.memory() == 1 << 28
    limit.write_text("max\n")
    assert (checkup.memory() or 0) > 1 << 28


def test_the_limit_of_a_service_counts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    own, service = tmp_path / "own", tmp_path / "system.slice" / "railwire.service"
    own.write_text("0::/system.slice/railwire.service\n")
    service.mkdir(parents=True)
    (service / "memory.max").write_text("max\n")
    (service.parent / "memory.max").write_text("268435456\n")
    for name, value in (("LIMIT_FILES", ()), ("CGROUPS", tmp_path), ("OWN_CGROUP", own)):
        monkeypatch.setattr(checkup, name, value)
    assert checkup.memory() == 1 << 28


def test_the_exit_code_tells_whether_it_can_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.telemetry.logs.set_up_logging", lambda *_: None)
    monkeypatch.setenv("RAILWIRE_DATA", str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["check"]) == 1
    assert "fail  token: DISCORD_TOKEN isn't set" in capsys.readouterr().out


@pytest.mark.usefixtures("out_of_reach")
def test_a_warning_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checkup, "LEAST_FREE", 0)
    assert console._check(settings(tmp_path)) == 0
    assert "warn  Discord" in capsys.readouterr().out
