"""A process that has loaded all that a bot needs, and forks what the plans start and kill: that costs no imports.

    python -m tests.processes.zygote SOCKET

Each connection to its socket brings one wish: the name of a function (`module:function`), its arguments, variables of
the environment, and four files: the new process's standard input, output and error, and one that it keeps open for as
long as it lives, however it ends. The answer is its number. All of them end with the zygote, and that with its input.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import json
import os
import selectors
import signal
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

MOST = 1 << 16
"""Bytes of a wish."""
FILES = 4
SOCKET = "RAILWIRE_ZYGOTE"
"""The variable of the environment that tells a process where its zygote is."""
_PR_SET_PDEATHSIG = 1
LOADED = (
    "bot.discord",
    "bot.house",
    "bot.local.connect",
    "bot.processes.membership",
    "bot.work.helper_main",
    "bot.work.pictures",
    "storage.databases.postgres",
    "tests.processes.process",
)


@dataclass
class Fork:
    """A process that a zygote has made; `life` reads nothing until its end."""

    pid: int
    life: asyncio.StreamReader

    def send(self, sign: signal.Signals) -> None:
        """Harmless where it has ended."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, sign)

    async def ended(self) -> None:
        """Wait until it's gone."""
        await self.life.read()


async def fork(function: str, *arguments: Any, environment: Mapping[str, str], files: tuple[int, int, int]) -> Fork:
    """A new process of the zygote that this one's environment names, at work on a function."""
    mine, its = os.pipe()
    life = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(life), os.fdopen(mine, "rb", buffering=0)
    )
    wish = json.dumps([function, arguments, dict(environment)]).encode()
    assert len(wish) < MOST
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as wire:
        # It answers at once: it does nothing else.
        wire.connect(os.environ[SOCKET])
        socket.send_fds(wire, [wish], [*files, its])
        os.close(its)
        return Fork(int(wire.recv(MOST)), life)


@asynccontextmanager
async def zygote(folder: Path) -> AsyncIterator[None]:
    """One that this process and its forks can use until the block ends. `folder`'s path has to be short."""
    path = str(folder / "zygote")
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
        listener.bind(path)
        listener.listen(64)
        os.environ[SOCKET] = path
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.processes.zygote", str(listener.fileno())),
            stdin=asyncio.subprocess.PIPE,
            pass_fds=[listener.fileno()],
        )
    try:
        yield
    finally:
        del os.environ[SOCKET]
        process.kill()
        await process.wait()


# --- within it


def main(listening: int) -> None:
    """Load, and fork until nobody wants anything more."""
    _load()
    # Nobody waits for their ends; whoever wants to know of them has the files.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(fileno=listening) as listener, selectors.DefaultSelector() as selector:
        selector.register(listener, selectors.EVENT_READ)
        selector.register(sys.stdin.fileno(), selectors.EVENT_READ)
        while sys.stdin.fileno() not in [key.fd for key, _ in selector.select()]:
            with listener.accept()[0] as wire:
                data, files, _, _ = socket.recv_fds(wire, MOST, FILES)
                pid = os.fork()
                if pid == 0:
                    selector.close()
                    listener.close()
                    wire.close()
                    _begin(data, files)
                wire.send(str(pid).encode())
                for each in files:
                    os.close(each)


def _load() -> None:
    """What each of them would load, as far as it's the same in all."""
    for each in LOADED:
        import_module(each)
    import_module("bot.words").read_all()
    import_module("bot.work.pictures").warm("18mag")
    gc.collect()
    # What is shared with them stays shared: the collector writes to all that it looks at.
    gc.freeze()


def _begin(data: bytes, files: list[int]) -> None:
    """In the new process: become what is wished for, and end with it."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for number, each in enumerate(files[:3]):
        os.dup2(each, number)
        os.close(each)
    os.set_inheritable(files[3], False)
    name, arguments, environment = json.loads(data)
    os.environ.update(environment)
    module, _, function = name.partition(":")
    code = 1
    try:
        getattr(import_module(module), function)(*arguments)
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException as error:
        sys.excepthook(type(error), error, error.__traceback__)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main(int(sys.argv[1]))
