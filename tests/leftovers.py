"""What a test may change for the whole process, and has to leave as it found it."""

from __future__ import annotations

import asyncio
import gc
import locale
import logging
import os
import signal
import sys
import threading
from collections.abc import Mapping
from itertools import chain, islice
from types import ModuleType
from typing import Any

from discord.gateway import KeepAliveHandler

ROOMS = ("bot", "engine", "render", "storage", "benchmarks")
TABLES = (dict, list, set)
OF_PYTEST = "PYTEST_CURRENT_TEST"
ENDING = 5.0
"""Seconds that a thread may take to end."""

Found = dict[str, Any]
"""What's compared, by a name that says what it is."""


def found() -> Found:
    """The state of the process as it is now."""
    return {
        "the garbage collector": (gc.isenabled(), gc.get_threshold(), gc.get_freeze_count()),
        "the switch interval": sys.getswitchinterval(),
        "the recursion limit": sys.getrecursionlimit(),
        "the search path": list(sys.path),
        "the locale": locale.setlocale(locale.LC_ALL),
        "the environment": {name: value for name, value in os.environ.items() if name != OF_PYTEST},
        "the working directory": os.getcwd(),
        "the logging": _logging(),
        "the signals": (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)),
        "the hooks": (sys.excepthook, sys.unraisablehook, threading.excepthook),
        "the event loops": (type(asyncio.get_event_loop_policy()), asyncio._get_running_loop()),
    }


def threads() -> frozenset[threading.Thread]:
    """Those that would keep the process from ending, and the heartbeats of connections that aren't closed."""
    return frozenset(each for each in threading.enumerate() if not each.daemon or _beats(each))


def _beats(thread: threading.Thread) -> bool:
    return isinstance(thread, KeepAliveHandler) and not thread._stop_ev.is_set()


def still_running(before: frozenset[threading.Thread]) -> list[str]:
    """A line for each thread that is new and doesn't end: what was closed may take a moment to be gone."""
    new = threads() - before
    for each in new:
        each.join(ENDING)
    return [f"the thread {each.name} runs on" for each in new if each.is_alive()]


def changed(before: Found, after: Found) -> list[str]:
    """A line for each thing that isn't as before."""
    return [f"{name} was {before[name]!r} and is {after[name]!r}" for name in before if before[name] != after[name]]


def _logging() -> tuple[Any, ...]:
    root = logging.getLogger()
    # pytest's own handlers come and go between the parts of a test.
    own = [each for each in root.handlers if not type(each).__module__.startswith("_pytest")]
    named = {
        name: (each.level, each.disabled, each.propagate, tuple(each.handlers))
        for name, each in logging.root.manager.loggerDict.items()
        if isinstance(each, logging.Logger) and (each.level or each.disabled or not each.propagate or each.handlers)
    }
    return own, root.level, root.manager.disable, named


class Tables:
    """The names in the project's modules, and what their tables (by convention in capitals) hold."""

    def __init__(self) -> None:
        self._names: dict[str, dict[str, Any]] = {}
        self._values: list[Any] = []
        self._held: dict[tuple[str, str], Any] = {}
        self._seen = 0

    def note(self) -> None:
        """Take in what is there now; modules that were there before are compared, those that came are taken as new."""
        if len(sys.modules) == self._seen:
            return
        self._seen = len(sys.modules)
        for name, module in tuple(sys.modules.items()):
            if name.partition(".")[0] in ROOMS and isinstance(module, ModuleType) and name not in self._names:
                self._take(name, vars(module))
        self._values = [each for names in self._names.values() for each in names.values()]

    def _take(self, module: str, names: Mapping[str, Any]) -> None:
        self._names[module] = dict(names)
        for name, value in names.items():
            if name.isupper() and isinstance(value, TABLES):
                self._held[module, name] = value.copy()

    def changed(self) -> list[str]:
        """A line for each name that stands for something else now, and each table that holds something else."""
        # One comparison of lists is much faster than many of names. Names keep their order where none was taken away.
        modules = [vars(sys.modules[name]) if name in sys.modules else before for name, before in self._names.items()]
        now = chain.from_iterable(map(islice, map(dict.values, modules), map(len, self._names.values())))
        lines = [] if list(now) == self._values else self._replaced()
        lines += [
            f"{module}.{name} holds something else"
            for (module, name), held in self._held.items()
            if module in sys.modules and vars(sys.modules[module]).get(name) != held
        ]
        if lines:
            self.__init__()
        return lines

    def _replaced(self) -> list[str]:
        lines: list[str] = []
        for name, before in self._names.items():
            now = vars(sys.modules[name]) if name in sys.modules else before
            lines += [f"{name}.{each} was replaced" for each, value in before.items() if now.get(each) is not value]
        return lines
