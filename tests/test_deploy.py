"""The units of systemd: they start what there is, end it in order, and let it do no more than it needs."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

from bot.__main__ import _arguments
from tests.test_container import BOT, size

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("railwire*"))


def unit(name: str) -> dict[str, list[str]]:
    """The values of each name, in order."""
    found: dict[str, list[str]] = defaultdict(list)
    for line in (DEPLOY / name).read_text().splitlines():
        key, is_set, value = line.partition("=")
        if is_set and not line.startswith("#"):
            found[key].append(value)
    return found


def test_it_starts_the_bot_as_its_command_line_knows_it() -> None:
    service = unit("railwire.service")
    for started in (*service["ExecStart"], *service["ExecStartPre"]):
        program, module, name, command = started.removeprefix("-").split()
        assert (module, name) == ("-m", "bot")
        assert program == f"{service['WorkingDirectory'][0]}/.venv/bin/python"
        assert _arguments([command]).command == command


def test_it_has_the_bounds_of_the_container() -> None:
    service = unit("railwire.service")
    assert size(service["MemoryMax"][0].lower()) == size(BOT["mem_limit"])
    assert service["TasksMax"] == [str(BOT["pids_limit"])]
    assert f"{service['TimeoutStopSec'][0]}s" == BOT["stop_grace_period"]


@pytest.mark.parametrize("name", [each for each in UNITS if each.endswith(".service")])
def test_no_service_is_root_or_shows_a_secret(name: str) -> None:
    service = unit(name)
    assert service["User"] == ["railwire"]
    assert service["NoNewPrivileges"] == ["true"]
    assert service["CapabilityBoundingSet"] == [""]
    (credential,) = service["LoadCredential"]
    held = f"/run/credentials/{name}/{credential.partition(':')[0]}"
    assert held in " ".join([*service["Environment"], *service["ExecStart"]])


def test_the_copy_comes_after_the_back_up() -> None:
    hour = re.search(r"(\d\d):00:00 UTC", unit("railwire-copy.timer")["OnCalendar"][0])
    assert hour is not None
    assert int(hour[1]) > 4


def test_the_documents_install_each_unit() -> None:
    told = (ROOT / "README.md").read_text() + (ROOT / "docs" / "running.md").read_text()
    assert [each for each in UNITS if f"deploy/{each}" not in told] == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd isn't here")
def test_systemd_understands_them() -> None:
    command = ["systemd-analyze", "verify", *(str(DEPLOY / each) for each in UNITS)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60).stderr
    assert [line for line in said.splitlines() if "deploy/railwire" in line and "is not executable" not in line] == []
