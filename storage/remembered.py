"""What was read last and hasn't changed since, so that it needn't be read again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(Generic[K, V]):
    """At most `most` values by whose they are, those asked for last. All writing goes through `changing`.

    Values are shared by all who ask, so nobody changes one.
    """

    def __init__(self, most: int, small: Callable[[V], bool] = lambda value: True) -> None:
        """`small`: whether a value may be kept in memory."""
        self._most, self._small = most, small
        self._values: OrderedDict[K, V] = OrderedDict()
        self._changes = 0

    async def get(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """The value, read where it isn't known. What a change has overtaken meanwhile isn't kept."""
        if key in self._values:
            self._values.move_to_end(key)
            return self._values[key]
        before = self._changes
        value = await read()
        if before == self._changes and self._small(value):
            self._values[key] = value
            while len(self._values) > self._most:
                self._values.popitem(last=False)
        return value

    def known(self, key: K) -> V | None:
        """The value, where it's remembered."""
        return self._values.get(key)

    def renew(self, key: K, value: V) -> None:
        """Remember another value, where one is remembered."""
        self._changes += 1
        if key in self._values:
            self._values[key] = value

    @contextmanager
    def changing(self, *keys: K) -> Iterator[None]:
        """While these are changed; forgotten once that's done, and also if it may be."""
        try:
            yield
        finally:
            self.forget(*keys)

    def forget(self, *keys: K) -> None:
        """Forget what has changed; all, where it isn't said whose."""
        self._changes += 1
        for each in keys or list(self._values):
            self._values.pop(each, None)
