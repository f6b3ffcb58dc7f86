"""The tests' own PostgreSQL: it loses nothing that was committed, and leaves nothing behind."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from tests.postgres import WITHIN, Cluster

pytestmark = pytest.mark.postgres
ROOT = Path(__file__).resolve().parent.parent
BROKEN_OFF = """
import pathlib, sys
from tests.postgres import Cluster, programs
cluster = Cluster(programs(), pathlib.Path(sys.argv[1]))
cluster.start()
print(cluster.ask("SELECT pg_read_file('postmaster.pid')").split()[0], flush=True)
sys.stdin.read()
"""


def _name(url: str) -> str:
    return url.partition("@/")[2].partition("?")[0]


def test_what_is_committed_outlives_a_kill_of_the_server(cluster: Cluster, database: str) -> None:
    cluster.ask("CREATE TABLE moves (id int); INSERT INTO moves VALUES (1)", _name(database))
    cluster.kill()
    cluster.start()
    assert cluster.ask("SELECT * FROM moves", _name(database)) == "1"


def test_each_test_has_an_empty_database(cluster: Cluster, database: str) -> None:
    assert cluster.ask("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", _name(database)) == "0"


def test_nobody_elsewhere_can_reach_the_server_and_it_is_not_root(cluster: Cluster) -> None:
    assert cluster.ask("SHOW listen_addresses") == ""
    pid = cluster.ask("SELECT pg_backend_pid()")
    assert int(pid) > 0
    assert Path(cluster.folder / "data").stat().st_uid != 0


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a server outlives tests that are killed")
def test_the_server_ends_with_the_tests_also_when_these_are_killed() -> None:
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        _kill_the_tests(folder)


def _kill_the_tests(folder: str) -> None:
    started = subprocess.Popen(
        [sys.executable, "-c", BROKEN_OFF, folder], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert started.stdin is not None
    assert started.stdout is not None
    server = int(started.stdout.readline())
    started.send_signal(signal.SIGKILL)
    started.wait()
    until = time.monotonic() + WITHIN
    while _runs(server) and time.monotonic() < until:
        time.sleep(0.02)
    assert not _runs(server)
    started.stdin.close()
    started.stdout.close()


def _runs(pid: int) -> bool:
    """Whether it's there, and not only waits to be collected."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
