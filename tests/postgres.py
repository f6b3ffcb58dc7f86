"""A PostgreSQL of the tests' own: in a temporary folder, on a socket in it, started without root, gone at the end."""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

WITHIN = 30.0
"""Seconds that the server may take to start or to stop."""
ROLE = "railwire"
PORT = 5432
OPTIONS = {
    "listen_addresses": "",
    # What's committed outlives the server's processes, not the machine: that's all that a test can take away.
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "100",
    "timezone": "UTC",
    "log_timezone": "UTC",
}
_PR_SET_PDEATHSIG = 1
_numbers = count(1)


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: the newest of Debian's, or that of the search path; None without one."""
    found = [each.parent for each in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda each: int(each.parent.name))
    initdb = shutil.which("initdb")
    return None if initdb is None else Path(initdb).resolve().parent


class Cluster:
    """One server with its databases. `folder` also holds its socket, so its path has to be short."""

    def __init__(self, programs: Path, folder: Path, *, port: int = PORT, lets_in: str = "", **options: str) -> None:
        """`options`: settings of the server in place of those of OPTIONS. `lets_in`: lines before those of its
        pg_hba.conf, by which it asks whoever comes for nothing.
        """
        self._programs = programs
        self._options = OPTIONS | options | {"port": str(port)}
        self.folder = folder
        self._data = folder / "data"
        self._server: subprocess.Popen[Any] | None = None
        self._as = _somebody()
        if self._as:
            os.chown(folder, self._as["user"], self._as["group"])
        own = ["--encoding=UTF8", "--locale=C.UTF-8", "--auth=trust", "--no-sync", "--no-instructions"]
        self._run("initdb", f"--username={ROLE}", f"--pgdata={self._data}", *own)
        rules = self._data / "pg_hba.conf"
        rules.write_text(f"{lets_in}\n{rules.read_text()}")

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        until = time.monotonic() + WITHIN
        while not self._has_started(until):
            # After a kill the last of the old server's processes may still hold its memory.
            assert time.monotonic() < until, self.log()
            time.sleep(0.05)

    def _has_started(self, until: float) -> bool:
        options = [f"-c{name}={value}" for name, value in self._options.items()]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, f"-k{self.folder}", *options],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=_ends_with_the_tests,
                **self._as,
            )
        while self._server.poll() is None and time.monotonic() < until:
            where = (f"--host={self.folder}", f"--port={self._options['port']}")
            if self._run("pg_isready", *where, fails=True).returncode == 0:
                return True
            time.sleep(0.02)
        return False

    def stop(self) -> None:
        """Stop the server at once, but in order; harmless where it doesn't run."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """SIGKILL to all of the server's processes, as when a machine runs out of memory."""
        if self._server is not None:
            children = Path(f"/proc/{self._server.pid}/task/{self._server.pid}/children")
            pids = [int(each) for each in children.read_text().split()] if children.exists() else []
            self._server.kill()
            for each in pids:
                with suppress(ProcessLookupError):
                    os.kill(each, signal.SIGKILL)
        self._end(signal.SIGKILL)

    def _end(self, sign: signal.Signals) -> None:
        if self._server is not None:
            self._server.send_signal(sign)
            self._server.wait(WITHIN)
            self._server = None

    def url(self, database: str) -> str:
        """Where a database is."""
        return f"postgresql://{ROLE}@/{database}?host={self.folder}&port={self._options['port']}"

    def ask(self, sql: str, database: str = "postgres") -> str:
        """What this answers, a line a row, without a driver."""
        how = ["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]
        told = self._run("psql", *how, f"--command={sql}", self.url(database))
        return told.stdout.decode().strip()

    def log(self) -> str:
        """The end of what the server has said."""
        return (self.folder / "log").read_text(errors="replace")[-4000:]

    def _run(self, program: str, *arguments: str, fails: bool = False) -> subprocess.CompletedProcess[bytes]:
        command = [self._programs / program, *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, check=False, timeout=WITHIN, **self._as)
        assert fails or done.returncode == 0, done.stderr.decode(errors="replace")
        return done


def _somebody() -> dict[str, Any]:
    """Who the server runs as where the tests run as root, which it refuses to."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _ends_with_the_tests() -> None:
    """In the server before it begins: it stops when the tests' process is gone, however that has come about."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGQUIT)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One server for all tests of a process; who breaks it starts it again."""
    found = programs()
    assert found is not None
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        made = Cluster(found, Path(folder))
        made.start()
        try:
            yield made
        finally:
            made.stop()


@pytest.fixture
def database(cluster: Cluster) -> Iterator[str]:
    """The URL of an empty database."""
    name = f"test{next(_numbers)}"
    cluster.ask(f"CREATE DATABASE {name}")
    yield cluster.url(name)
    cluster.ask(f"DROP DATABASE {name} WITH (FORCE)")
