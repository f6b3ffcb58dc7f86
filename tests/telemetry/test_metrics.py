"""Metrics: what is counted, that it's bounded and on loopback alone, and that the dashboard shows what there is."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.discord.connection.availability import Availability
from bot.house import CannotRun, counted
from bot.telemetry.metrics import MOST_KINDS, Census, Metrics, served

ROOT = Path(__file__).parents[2]
STANDING = Census(
    games={"running": 3, "open": 1},
    announcements={"waiting": 2, "aside": 1},
    oldest=12.5,
    shards=[(0, True, 0.04), (1, False, float("nan"))],
    work={"threads": 1, "pictures": 4, "proofs": 0},
    fleet={"members": 3, "shards": 2, "all_shards": 4, "sure": 1},
    backups={"failed": 0, "age": 3600},
)
Samples = dict[tuple[str, tuple[str, ...]], float]


LISTENING = Path("/proc/net") if Path("/proc/net/tcp").exists() else None
"""Where Linux tells which addresses are listened on."""


async def look() -> Census:
    return STANDING


def hosts_listening(folder: Path, port: int) -> list[str]:
    """The addresses on which this port is listened on, as Linux writes them."""
    known = "".join((folder / name).read_text() for name in ("tcp", "tcp6") if (folder / name).exists())
    return re.findall(rf": ([0-9A-F]+):{port:04X} [0-9A-F]+:0000 0A ", known)


def samples(page: bytes) -> Samples:
    """By name and the values of labels, in the order of the labels' names."""
    found = [each for family in text_string_to_metric_families(page.decode()) for each in family.samples]
    return {(each.name, tuple(each.labels.values())): each.value for each in found}


async def test_how_things_stand() -> None:
    found = samples(await Metrics(look).page())
    assert found["railwire_games", ("running",)] == 3
    assert found["railwire_announcements", ("aside",)] == 1
    assert found["railwire_announcement_oldest_seconds", ()] == 12.5
    assert (found["railwire_shard_up", ("0",)], found["railwire_shard_up", ("1",)]) == (1, 0)
    assert found["railwire_shard_latency_seconds", ("0",)] == 0.04
    assert ("railwire_shard_latency_seconds", ("1",)) not in found
    assert found["railwire_workers_busy", ("pictures",)] == 4
    assert found["process_resident_memory_bytes", ()] > 0


async def test_what_has_happened() -> None:
    metrics = Metrics(look)
    metrics.moved(2, 3)
    metrics.answered("click", 0.02, 0.3)
    metrics.answered("click", None, 0.3)
    metrics.told(-0.1)
    metrics.committed(0.004)
    found = samples(await metrics.page())
    assert (found["railwire_moves_total", ("person",)], found["railwire_moves_total", ("itself",)]) == (2, 3)
    assert found["railwire_first_answer_seconds_count", ("click",)] == 1
    assert found["railwire_answer_seconds_count", ("click",)] == 2
    assert found["railwire_announcement_told_seconds_sum", ()] == 0
    assert found["railwire_commit_seconds_bucket", ("0.005",)] == 1


async def test_errors_by_kind_and_only_so_many_kinds() -> None:
    metrics = Metrics(look)
    for number in range(MOST_KINDS + 50):
        metrics.errors.handle(logging.LogRecord(f"bot.{number}", logging.ERROR, "f", 1, "text of people", (), None))
    try:
        raise ValueError("text of people")
    except ValueError as error:
        raised = (ValueError, error, None)
    metrics.errors.handle(logging.LogRecord("bot.0", logging.ERROR, "f", 1, "x", (), None))
    few = Metrics(look)
    few.errors.handle(logging.LogRecord("bot.work", logging.WARNING, "f", 1, "x", (), raised))
    assert samples(await few.page())["railwire_errors_total", ("ValueError", "warning", "bot.work")] == 1
    page = await metrics.page()
    kinds = [each for each in samples(page).items() if each[0][0] == "railwire_errors_total"]
    assert len(kinds) == MOST_KINDS + 1
    assert (("railwire_errors_total", ("", "error", "other")), 50.0) in kinds
    assert b"text of people" not in page


async def test_without_a_look_there_is_still_what_has_happened(caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> Census:
        raise OSError("the disk is gone")

    found = samples(await Metrics(fails).page())
    assert ("railwire_games", ("running",)) not in found
    assert ("railwire_moves_total", ("person",)) in found
    assert "the disk is gone" in caplog.text


async def test_it_is_served_on_loopback_alone_and_only_that(unused_tcp_port: int) -> None:
    async with served(Metrics(look), unused_tcp_port) as port, aiohttp.ClientSession() as session:
        assert port == unused_tcp_port
        assert LISTENING is None or hosts_listening(LISTENING, port) == ["0100007F"]
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            assert answer.headers["Content-Type"].startswith("text/plain; version=")
            assert samples(await answer.read())["railwire_games", ("open",)] == 1
        async with session.get(f"http://127.0.0.1:{port}/") as answer:
            assert answer.status == 404


async def test_off_unless_a_port_is_given() -> None:
    service: Any = SimpleNamespace(meter="none")
    async with counted(service, None, None):
        assert service.meter == "none"


async def test_a_port_that_is_taken(unused_tcp_port: int) -> None:
    async with served(Metrics(look), unused_tcp_port):
        with pytest.raises(CannotRun, match="RAILWIRE_METRICS_PORT"):
            async with counted(None, None, unused_tcp_port):  # type: ignore[arg-type] - not asked before it's served
                pass


def test_shards_are_up_while_their_connection_is_there() -> None:
    reach = Availability()
    assert reach.shards([(0, 0.1)]) == [(0, False, 0.1)]
    reach.find(0)
    reach.find(1)
    reach.lose(1)
    assert reach.shards([(0, 0.1), (1, 0.2)]) == [(0, True, 0.1), (1, False, 0.2)]


async def names() -> set[str]:
    """Those of all series, once everything has happened."""
    metrics = Metrics(look)
    metrics.answered("click", 0.1, 0.1)
    metrics.told(1)
    metrics.errors.handle(logging.LogRecord("bot.work", logging.WARNING, "f", 1, "x", (), None))
    return {name for name, _ in samples(await metrics.page())}


def own(there: set[str]) -> set[str]:
    """Ours of them, without what a histogram adds to its name."""
    return {re.sub("_(bucket|sum|count)$", "", each) for each in there if each.startswith("railwire_")}


async def test_what_operators_read_names_every_metric_and_none_besides() -> None:
    text = (ROOT / "docs" / "running.md").read_text()
    assert set(re.findall(r"\brailwire_\w+", text)) == own(await names())


async def test_the_dashboard_shows_metrics_that_exist() -> None:
    there = await names()
    dashboard = json.loads((ROOT / "deploy" / "dashboard.json").read_text())
    panels = [each for each in dashboard["panels"] if each["type"] != "row"]
    shown = [target["expr"] for each in panels for target in each["targets"]]
    named = {each for expr in shown for each in re.findall(r"\b(?:railwire|process|python)_\w+", expr)}
    assert named - there == set()
    assert own(named) == own(there)
    assert len({each["id"] for each in panels}) == len(panels)
    assert all(each["title"] and each["datasource"]["uid"] == "${datasource}" for each in panels)
