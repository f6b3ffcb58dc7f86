"""What PostgreSQL's errors mean; none of ours says the password or the address that holds it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from storage.errors import (
    Busy,
    Damaged,
    DiskFull,
    Inconsistent,
    NotWritable,
    StorageError,
    Unreachable,
    Unusable,
)

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""What the driver raises."""
_BY_STATE: dict[str, type[StorageError]] = {
    "55P03": Busy,  # a lock wasn't to be had in time
    "40P01": Busy,  # two waited for each other
    "40001": Busy,
    "57014": Busy,  # it took too long
    "53300": Busy,  # too many connections
    "53100": DiskFull,
    "25006": NotWritable,  # a stand-by server
    "42501": NotWritable,  # not allowed
    "XX001": Damaged,
    "XX002": Damaged,
    "25P03": Unreachable,  # it idled in its transaction
    "57P01": Unreachable,  # the server ends, or has ended the connection
    "57P02": Unreachable,
    "57P03": Unreachable,
    "57P05": Unreachable,
    "28P01": Unusable,
    "28000": Unusable,
    "3D000": Unusable,
}
_BY_CLASS: dict[str, type[StorageError]] = {"23": Inconsistent, "08": Unreachable, "58": NotWritable}


def kind_of(error: BaseException) -> type[StorageError]:
    """The class of storage.errors for an error of the driver."""
    if isinstance(error, asyncpg.PostgresError):
        state: str = getattr(error, "sqlstate", None) or ""
        return _BY_STATE.get(state) or _BY_CLASS.get(state[:2], StorageError)
    return Unreachable


def is_cut(error: BaseException) -> bool:
    """Whether the connection is gone with it, and what was under way may have come to its end or not."""
    return isinstance(error, FAILURES) and kind_of(error) is Unreachable


def translate(error: BaseException) -> StorageError:
    """The error of ours for an error of the driver."""
    return kind_of(error)(str(error) or type(error).__name__)


@contextmanager
def translated() -> Iterator[None]:
    """The driver's errors are ours."""
    try:
        yield
    except FAILURES as error:
        raise translate(error) from error
