"""Settings from the environment and from files for secrets, the heartbeat."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from bot import health
from bot.config import LARGEST_SECRET, ConfigError, secret, secrets_of, settings_from
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


def test_how_many_shards_there_are_to_be() -> None:
    assert settings_from({}).shards is None
    assert settings_from({"RAILWIRE_SHARDS": "16"}).shards == 16
    for value in ("0", "many", "10001"):
        with pytest.raises(ConfigError, match="RAILWIRE_SHARDS must be a number from 1 to 10000"):
            settings_from({"RAILWIRE_SHARDS": value})


def test_how_it_is_logged_and_counted() -> None:
    bare = settings_from({})
    assert (bare.log_format, bare.metrics_port) == ("text", None)
    full = settings_from({"RAILWIRE_LOG_FORMAT": "JSON", "RAILWIRE_METRICS_PORT": "9100"})
    assert (full.log_format, full.metrics_port) == ("json", 9100)
    for name, value in (("RAILWIRE_LOG_FORMAT", "xml"), ("RAILWIRE_METRICS_PORT", "http")):
        with pytest.raises(ConfigError, match=f"{name} must be"):
            settings_from({name: value})


def test_the_token_from_a_file_as_docker_mounts_it(tmp_path: Path) -> None:
    file = tmp_path / "discord_token"
    file.write_text("Bot a.b.c\r\n")
    assert settings_from({"DISCORD_TOKEN_FILE": str(file)}).token == "a.b.c"
    link = tmp_path / "as Kubernetes links it"
    link.symlink_to(file)
    assert settings_from({"DISCORD_TOKEN_FILE": str(link), "DISCORD_TOKEN": " "}).secrets == ("a.b.c",)


def test_a_secret_of_another_name() -> None:
    assert secret({"RAILWIRE_DATABASE": "a"}, "RAILWIRE_DATABASE") == "a"
    assert secret({}, "RAILWIRE_DATABASE") is None


def test_the_address_of_a_database_and_its_password(tmp_path: Path) -> None:
    assert settings_from({}).where == Path("data/railwire.sqlite")
    address = "postgresql://ann:hu%20sh@host/railwire"
    file = tmp_path / "address"
    file.write_text(address + "\n")
    for given in ({"RAILWIRE_DATABASE": address}, {"RAILWIRE_DATABASE_FILE": str(file)}):
        found = settings_from(given)
        assert found.where == address
        assert {*found.secrets} == {"hu%20sh", "hu sh"}
        assert "hu" not in repr(found)
    assert secrets_of("postgresql://host/railwire") == ()
    assert secrets_of("postgresql://host/railwire?user=ann&password=hush") == ("hush",)
    with pytest.raises(ConfigError, match="RAILWIRE_DATABASE must be an address") as error:
        settings_from({"RAILWIRE_DATABASE": "mysql://ann:hush@host/railwire"})
    assert "hush" not in str(error.value)


def test_a_token_twice_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("x.y.z")
    with pytest.raises(
        ConfigError, match="DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; set one of them"
    ) as error:
        settings_from({"DISCORD_TOKEN": "a.b.c", "DISCORD_TOKEN_FILE": str(file)})
    assert "a.b.c" not in str(error.value)
    assert "x.y.z" not in str(error.value)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "names a file that can't be read: No such file or directory"),
        (b" \n", "a file that is empty"),
        (b"a.b.c" * LARGEST_SECRET, "a file that is larger than 4096 bytes"),
        (b"a.b.c\xff", "a file that isn't text"),
        (b"a.b.c and more", "DISCORD_TOKEN holds spaces"),
    ],
)
def test_a_token_file_that_cannot_be_used(tmp_path: Path, content: bytes | None, why: str) -> None:
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ConfigError, match=why) as error:
        settings_from({"DISCORD_TOKEN_FILE": str(file)})
    assert "a.b.c" not in f"{error.value}{error.value.__cause__}"


def test_a_token_in_place_of_its_file_is_not_shown() -> None:
    with pytest.raises(ConfigError, match="DISCORD_TOKEN_FILE names a file that can't be read") as error:
        settings_from({"DISCORD_TOKEN_FILE": "MTE.a-token.itself"})
    assert "itself" not in f"{error.value}{error.value.__cause__}"


def test_a_token_file_that_is_none(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe, Path("/dev/zero")):
        with pytest.raises(ConfigError, match="names what is no file"):
            settings_from({"DISCORD_TOKEN_FILE": str(path)})
    with pytest.raises(ConfigError, match="can't be read: no such path"):
        settings_from({"DISCORD_TOKEN_FILE": "a\0b"})


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
