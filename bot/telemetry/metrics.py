"""Metrics for Prometheus, by its own library, served on this machine alone.

Labels are words of ours or a shard's number, never what people wrote: how many series there are is bounded by the
code. What happens is counted as it happens; how things stand is asked for when Prometheus asks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import isfinite

from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.gc_collector import GCCollector
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from bot.telemetry.meter import Meter

_log = logging.getLogger(__name__)

HOST = "127.0.0.1"
LONGEST_LOOK = 5.0
"""Seconds that it may take to find out how things stand; Prometheus itself waits ten."""
MOST_KINDS = 200
"""Kinds of errors that are told apart; what comes after them is one kind, "other"."""
FIRST = (0.01, 0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 1, 2, 3)
"""Seconds; Discord waits three for a first answer."""
WHOLE = (0.05, 0.1, 0.2, 0.35, 0.5, 1, 2, 5, 10, 30, 60, 300)
COMMITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 10)
TOLD = (0.2, 0.5, 1, 2, 5, 10, 30, 60, 600, 3600, 86400)
BACKUPS = {
    "age": ("railwire_backup_age_seconds", "Age of the newest good back-up."),
    "failed": ("railwire_backup_failed", "Whether the last back-up failed."),
}


Shard = tuple[int, bool, float]
"""Its number, whether it's connected, and the seconds of its last heartbeat, NaN before the first."""


@dataclass(frozen=True, slots=True)
class Census:
    """How things stand: games and announcements by state, the oldest one's age in seconds, the gateway's shards.

    `work`: how much is under way or waits, by the kind of worker. `fleet`: of several processes, how many members there
    are, how many shards this one has of how many, and whether it's surely a member. `backups`: whether the last try
    "failed", and the "age" of the newest good one in seconds; empty where the bot makes none.
    """

    games: Mapping[str, int] = field(default_factory=dict)
    announcements: Mapping[str, int] = field(default_factory=dict)
    oldest: float = 0.0
    shards: Sequence[Shard] = ()
    work: Mapping[str, int] = field(default_factory=dict)
    fleet: Mapping[str, int] = field(default_factory=dict)
    backups: Mapping[str, float] = field(default_factory=dict)

    def families(self) -> Iterable[Metric]:
        """As Prometheus' library has it."""
        yield _gauge("railwire_games", "Games by their state.", "state", self.games)
        yield _gauge("railwire_announcements", "Announcements that aren't told yet.", "state", self.announcements)
        yield _gauge("railwire_announcement_oldest_seconds", "Age of the oldest of them.", None, {"": self.oldest})
        up = {str(number): int(connected) for number, connected, _ in self.shards}
        yield _gauge("railwire_shard_up", "Whether a shard of the gateway is connected.", "shard", up)
        late = {str(number): seconds for number, _, seconds in self.shards if isfinite(seconds)}
        yield _gauge("railwire_shard_latency_seconds", "Time of a shard's last heartbeat.", "shard", late)
        if self.fleet:
            yield _gauge("railwire_fleet", "Of the processes on one database.", "what", self.fleet)
        for what, value in self.backups.items():
            name, text = BACKUPS[what]
            yield _gauge(name, text, None, {"": value})
        yield _gauge("railwire_workers_busy", "What workers have under way, and what waits.", "workers", self.work)


Look = Callable[[], Awaitable[Census]]


def _gauge(name: str, text: str, label: str | None, values: Mapping[str, float]) -> Metric:
    family = GaugeMetricFamily(name, text, labels=[label] if label else [])
    for key, value in values.items():
        family.add_metric([key] if label else [], value)
    return family


class Metrics(Meter):
    """Counts, and writes down what was counted. `look` tells how things stand."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._standing: Census | None = None
        # When each series began is of no use, and would be a third of the page.
        disable_created_metrics()
        self.registry = CollectorRegistry()
        for each in (ProcessCollector, PlatformCollector, GCCollector):
            each(registry=self.registry)
        self.registry.register(self)
        own = self.registry
        moves = Counter("railwire_moves", "Entries written to logs of games.", ["by"], registry=own)
        self._people, self._itself = moves.labels("person"), moves.labels("itself")
        self._first = Histogram(
            "railwire_first_answer_seconds", "Until the first answer.", ["kind"], registry=own, buckets=FIRST
        )
        self._whole = Histogram(
            "railwire_answer_seconds", "Until all of an answer.", ["kind"], registry=own, buckets=WHOLE
        )
        self._told = Histogram(
            "railwire_announcement_told_seconds", "Until an announcement was told.", registry=own, buckets=TOLD
        )
        self._commits = Histogram(
            "railwire_commit_seconds", "A transaction of the database.", registry=own, buckets=COMMITS
        )
        self.errors = Errors(
            Counter(
                "railwire_errors", "Warnings and errors in the log.", ["level", "logger", "exception"], registry=own
            )
        )

    def answered(self, kind: str, first: float | None, whole: float) -> None:
        """See `Meter`."""
        if first is not None:
            self._first.labels(kind).observe(first)
        self._whole.labels(kind).observe(whole)

    def moved(self, people: int, itself: int) -> None:
        """See `Meter`."""
        self._people.inc(people)
        self._itself.inc(itself)

    def told(self, seconds: float) -> None:
        """See `Meter`."""
        self._told.observe(max(seconds, 0.0))

    def committed(self, seconds: float) -> None:
        """A transaction was committed, so many seconds after it began."""
        self._commits.observe(seconds)

    def collect(self) -> Iterable[Metric]:
        """How things stood at the last look; for the library."""
        return () if self._standing is None else self._standing.families()

    async def page(self) -> bytes:
        """All of it as text. How things stand is left out where that can't be found out in time."""
        try:
            async with asyncio.timeout(LONGEST_LOOK):
                self._standing = await self._look()
        except Exception as error:
            self._standing = None
            _log.warning("how things stand can't be found out for the metrics: %r", error)
        return generate_latest(self.registry)


class Errors(logging.Handler):
    """Counts what is logged as a warning or worse, by where and by the exception's name."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.WARNING)
        self._counter = counter
        self._kinds: set[tuple[str, str, str]] = set()

    def emit(self, record: logging.LogRecord) -> None:
        """Count a warning or worse, by its level, its logger, and what was raised."""
        raised = record.exc_info[0] if record.exc_info else None
        kind = (record.levelname.lower(), record.name, raised.__name__ if raised else "")
        if kind not in self._kinds and len(self._kinds) >= MOST_KINDS:
            kind = (record.levelname.lower(), "other", "")
        self._kinds.add(kind)
        self._counter.labels(*kind).inc()


@asynccontextmanager
async def served(metrics: Metrics, port: int) -> AsyncIterator[int]:
    """Answer `GET /metrics` on loopback until the block ends; the port. OSError where it can't be had."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(body=await metrics.page(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/metrics", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    root = logging.getLogger()
    try:
        await web.TCPSite(runner, HOST, port).start()
        taken: int = runner.addresses[0][1]
        root.addHandler(metrics.errors)
        _log.info("metrics are at http://%s:%s/metrics", HOST, taken)
        yield taken
    finally:
        root.removeHandler(metrics.errors)
        await runner.cleanup()
