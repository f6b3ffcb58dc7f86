"""The container: what `compose.yaml` and the `Dockerfile` promise about it, and that its limits fit the bot's own."""

from __future__ import annotations

import inspect
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import config
from bot.discord.front import LAST_ANSWERS
from bot.health import EVERY_SECONDS, FRESH_SECONDS
from bot.service.people.caretaker import GRACE
from bot.service.posts.outbox import GRACE_SECONDS
from bot.work.proofs import Proofs
from bot.work.sandbox import Sandbox

ROOT = Path(__file__).parents[1]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
BOT: dict[str, Any] = COMPOSE["services"]["bot"]
SHARED: list[dict[str, Any]] = [COMPOSE["services"][each] for each in ("bot-1", "bot-2")]
POSTGRES: dict[str, Any] = COMPOSE["services"]["postgres"]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
UNITS = {"m": 2**20, "g": 2**30}
OWN = 400 * 10**6
"""Bytes that the bot takes by itself, with the process that draws (README.md)."""


def size(text: str) -> int:
    return int(text[:-1]) * UNITS[text[-1]]


def default(of: type, name: str) -> int:
    return inspect.signature(of).parameters[name].default


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_none_may_do_what_it_needs_not(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["user"] != "0"
    assert service["healthcheck"]["retries"] == 3
    assert service["logging"]["options"] == {"max-size": "10m", "max-file": "5"}
    assert not {"privileged", "cap_add", "ports", "network_mode", "pid", "devices"} & service.keys()


def test_it_is_nobody_of_weight() -> None:
    (user,) = re.findall(r"useradd .*--uid (\d+)", DOCKERFILE)
    assert BOT["user"] == user != "0"
    assert re.findall(r"^USER (\w+)$", DOCKERFILE, re.MULTILINE) == [user]


def test_it_writes_in_its_volume_and_in_memory_alone() -> None:
    assert BOT["volumes"] == ["data:/data"]
    assert COMPOSE["volumes"]["data"] == {"name": "railwire"}, "as it was called before there was a compose.yaml"
    assert "RAILWIRE_DATA=/data" in DOCKERFILE
    assert [each.partition(":")[0] for each in BOT["tmpfs"]] == ["/tmp"]


def test_the_token_is_a_secret_in_a_file() -> None:
    given = config.settings_from({**BOT["environment"], "DISCORD_TOKEN_FILE": ""})
    assert (given.log_format, given.metrics_port) == ("json", 9464)
    (secret,) = BOT["secrets"]
    assert BOT["environment"]["DISCORD_TOKEN_FILE"] == f"/run/secrets/{secret}"
    assert COMPOSE["secrets"][secret] == {"file": "./secrets/discord_token"}
    assert "/secrets/" in (ROOT / ".gitignore").read_text().splitlines()
    # Only what's named is sent to the builder.
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert "*" in ignored
    assert "!secrets" not in ignored


def test_its_memory_is_enough_for_the_bot_a_proof_and_a_file() -> None:
    (tmp,) = re.findall(r"size=(\w+)", BOT["tmpfs"][0])
    needed = OWN + default(Proofs, "memory") + default(Sandbox, "memory") + size(tmp)
    assert needed <= size(BOT["mem_limit"]) < 1.2 * needed


def test_it_is_given_time_to_stop() -> None:
    assert int(BOT["stop_grace_period"].removesuffix("s")) > LAST_ANSWERS + GRACE_SECONDS + GRACE
    assert re.search(r"^STOPSIGNAL SIGTERM$", DOCKERFILE, re.MULTILINE)


def test_its_health_is_looked_at_as_the_image_says() -> None:
    check = BOT["healthcheck"]
    assert check["test"] == ["CMD", "python", "-m", "bot", "health"]
    said = {key: f"{check[key.replace('-', '_')]}" for key in ("interval", "timeout", "start-period", "retries")}
    assert all(f"--{key}={value}" in DOCKERFILE for key, value in said.items())
    assert FRESH_SECONDS > 2 * EVERY_SECONDS


def test_several_bots_are_as_the_one_but_for_where_their_games_are() -> None:
    elsewhere = {"profiles", "depends_on", "environment", "secrets", "tmpfs", "volumes"}
    for each in SHARED:
        assert {key: value for key, value in each.items() if key not in elsewhere} == {
            key: value for key, value in BOT.items() if key not in elsewhere
        }
        assert {*BOT["environment"].items()} < {*each["environment"].items()}
        assert each["environment"]["RAILWIRE_DATABASE_FILE"] == "/run/secrets/database_url"
        assert "volumes" not in each, "their games are in PostgreSQL"
        assert [one.partition(":")[0] for one in each["tmpfs"]] == ["/tmp", "/data"]
        assert BOT["tmpfs"][0] == each["tmpfs"][0]


def test_several_bots_wait_for_their_database_which_keeps_its_games_in_a_volume() -> None:
    assert all(each["depends_on"] == {"postgres": {"condition": "service_healthy"}} for each in SHARED)
    assert POSTGRES["volumes"] == ["postgres:/var/lib/postgresql/data"]
    assert POSTGRES["environment"]["PGDATA"].startswith("/var/lib/postgresql/data/")


def test_one_bot_starts_without_the_others() -> None:
    alone = [name for name, each in COMPOSE["services"].items() if not each.get("profiles")]
    assert alone == ["bot"]
    assert all(each["profiles"] == ["several"] for each in (*SHARED, POSTGRES))


def test_no_secret_stands_in_the_open() -> None:
    for each in COMPOSE["services"].values():
        secret = [value for key, value in each["environment"].items() if key.endswith("_FILE")]
        assert sorted(secret) == sorted(f"/run/secrets/{name}" for name in each["secrets"])
        assert not [key for key in each["environment"] if key.endswith(("PASSWORD", "TOKEN", "DATABASE"))]
    assert {each["file"] for each in COMPOSE["secrets"].values()} == {
        f"./secrets/{name}" for name in COMPOSE["secrets"]
    }


@pytest.mark.skipif(
    shutil.which("docker") is None
    or subprocess.run(["docker", "compose", "version"], capture_output=True, check=False).returncode != 0,
    reason="there's no docker compose here",
)
def test_docker_compose_reads_it() -> None:
    done = subprocess.run(
        ["docker", "compose", "config", "--quiet"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
