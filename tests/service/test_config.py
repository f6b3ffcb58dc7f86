"""Settings from the environment, logs without the token, the heartbeat."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from bot import health
from bot.config import ConfigError, WithoutSecret, settings_from
from tests.service.house import until


def test_defaults_and_given_values() -> None:
    bare = settings_from({})
    assert (bare.token, bare.data, bare.port, bare.language, bare.log_level) == (None, Path("data"), 8765, "en", "info")
    full = settings_from(
        {
            "DISCORD_TOKEN": " Bot a.b.c ",
            "RAILWIRE_DATA": "/d",
            "RAILWIRE_PORT": "0",
            "RAILWIRE_LANGUAGE": "FR",
            "RAILWIRE_LOG": "debug",
        }
    )
    assert (full.token, full.data, full.port, full.language, full.log_level) == ("a.b.c", Path("/d"), 0, "fr", "debug")
    assert "a.b.c" not in repr(full)
    assert full.table != full.data, "local games never mix with those on Discord"


@pytest.mark.parametrize("port", ["", "x", "1.5", "65536", "-1", "²"])
def test_ports(port: str) -> None:
    if not port:
        assert settings_from({"RAILWIRE_PORT": port}).port == 8765
        return
    with pytest.raises(ConfigError):
        settings_from({"RAILWIRE_PORT": port})


def test_the_token_is_in_no_log_line() -> None:
    formatter = WithoutSecret("%(message)s", "s.e.cret")
    try:
        raise ValueError("failed with s.e.cret")
    except ValueError as error:
        raised = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("x", logging.ERROR, "f", 1, "header %s", ("Bot s.e.cret",), raised)
    line = formatter.format(record)
    assert "s.e.cret" not in line
    assert "failed with [token]" in line


async def test_the_heartbeat_is_fresh_while_things_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "heartbeat"
    monkeypatch.setattr(health, "EVERY_SECONDS", 0.01)
    working = True
    asked = asyncio.Event()

    async def works() -> None:
        asked.set()
        if not working:
            raise OSError("the disk is gone")

    assert not health.is_healthy(path)
    async with health.heartbeat(path, works):
        await until(lambda: health.is_healthy(path))
        working = False
        path.unlink()
        asked.clear()
        await asked.wait()
        await asyncio.sleep(0.05)
        assert not health.is_healthy(path)
        working = True
    assert not health.is_healthy(path)
    path.write_text("1")
    assert health.is_healthy(path)
    assert not health.is_healthy(path, path.stat().st_mtime + 61)
