"""Answers that are kept a while, since they're asked for again and again: so many, those asked for last."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Kept(Generic[V]):
    """At most `most` values by their keys."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Hashable, V] = OrderedDict()

    def get(self, key: Hashable) -> V | None:
        """The value, if it's kept; it counts as asked for."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def keep(self, key: Hashable, value: V) -> V:
        """Keep a value, in the place of that which was asked for longest ago; the value."""
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)
        return value

    def drop(self, key: Hashable) -> None:
        """Keep a value no more."""
        self._values.pop(key, None)

    def clear(self) -> None:
        """Keep none of them any more."""
        self._values.clear()
