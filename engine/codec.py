"""State to plain JSON values and back, driven by the type hints of the dataclasses; canonical text and its digest."""

from __future__ import annotations

import copy
import dataclasses
import hashlib
import json
import types
import typing
from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")
Reader = Callable[[Any], Any]
Twin = Callable[[Any], Any]
LATER = {"later": True}
"""Marks a field that came after positions had been stored: it's left out of the plain value while it's empty.

So old positions keep their text and their digest.
"""


def later(empty: Any) -> Any:
    """Such a field with a plain default."""
    return dataclasses.field(default=empty, metadata=LATER)


_PLAIN = frozenset({str, int, bool, types.NoneType})


def to_plain(value: Any) -> Any:
    """Dataclasses become dicts (with their `kind` where the class has one), tuples lists; the rest stays."""
    # Most of a state is plain already; what is gets no call of its own.
    if value.__class__ in _PLAIN:
        return value
    if isinstance(value, list | tuple):
        items = typing.cast("list[Any]", value)
        return [each if each.__class__ in _PLAIN else to_plain(each) for each in items]
    if isinstance(value, dict):
        pairs = typing.cast("dict[str, Any]", value)
        return {key: each if each.__class__ in _PLAIN else to_plain(each) for key, each in pairs.items()}
    cls: type[Any] = value.__class__
    out: dict[str, Any] = to_plain({name: getattr(value, name) for name in _first_fields(cls)})
    for name in _later_fields(cls):
        added = getattr(value, name)
        if added:
            out[name] = to_plain(added)
    kind = getattr(value, "kind", None)
    if kind is not None and "kind" not in out:
        out["kind"] = kind
    return out


@cache
def _first_fields(cls: type) -> tuple[str, ...]:
    return tuple(each.name for each in dataclasses.fields(cls) if "later" not in each.metadata)


@cache
def _later_fields(cls: type) -> tuple[str, ...]:
    return tuple(each.name for each in dataclasses.fields(cls) if "later" in each.metadata)


def canonical(plain: Any) -> str:
    """One text for equal values: sorted keys, no spaces."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(plain: Any) -> str:
    """Sixteen hexadecimal digits of the hash of the canonical text."""
    return hashlib.sha256(canonical(plain).encode()).hexdigest()[:16]


def _same(value: Any) -> Any:
    return value


class Codec:
    """Reads plain values into the classes they came from.

    `variants` names, for an abstract base (a frame, a title's own state), the concrete classes by `kind`; a base with
    a single class needs no kind.
    """

    def __init__(self, variants: Mapping[type, Mapping[str, type]]) -> None:
        self._variants = variants
        self._readers: dict[Any, Reader] = {}
        self._twins: dict[Any, Twin | None] = {}

    def read(self, cls: type[T], plain: Any) -> T:
        """Build a `cls`; raises KeyError or TypeError where the plain value has another shape."""
        return self._reader(cls)(plain)

    def twin(self, cls: type[T], value: T) -> T:
        """A copy of a `cls` that shares no changing part with it. By far quicker than `copy.deepcopy` or pickling."""
        twin = self._twin(cls)
        return value if twin is None else twin(value)

    def _reader(self, hint: Any) -> Reader:
        if hint not in self._readers:
            self._readers[hint] = self._make_reader(hint)
        return self._readers[hint]

    def _make_reader(self, hint: Any) -> Reader:
        if hint in (int, str, bool, None, types.NoneType, Any):
            return lambda plain: plain
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Union, types.UnionType):
            inner = self._reader(next(each for each in args if each is not types.NoneType))
            return lambda plain: None if plain is None else inner(plain)
        if origin is list:
            each_reader = self._reader(args[0])
            return lambda plain: [each_reader(each) for each in plain]
        if origin is dict:
            value_reader = self._reader(args[1])
            return lambda plain: {key: value_reader(each) for key, each in plain.items()}
        if hint in self._variants:
            choices = {kind: self._class_reader(cls) for kind, cls in self._variants[hint].items()}
            return lambda plain: choices[plain.get("kind", "")](plain)
        return self._class_reader(hint)

    def _class_reader(self, cls: type) -> Reader:
        hints = typing.get_type_hints(cls)
        readers = [(each.name, self._reader(hints[each.name])) for each in dataclasses.fields(cls)]
        later_fields = set(_later_fields(cls))
        first = [(name, read) for name, read in readers if name not in later_fields]
        added = [(name, read) for name, read in readers if name in later_fields]

        def read_class(plain: Any) -> Any:
            values = {name: read(plain[name]) for name, read in first}
            values.update({name: read(plain[name]) for name, read in added if name in plain})
            return cls(**values)

        return read_class

    def _twin(self, hint: Any) -> Twin | None:
        """What copies values of this type; None where they never change."""
        if hint not in self._twins:
            self._twins[hint] = self._make_twin(hint)
        return self._twins[hint]

    def _make_twin(self, hint: Any) -> Twin | None:
        if hint in (int, str, bool, None, types.NoneType):
            return None
        if hint is Any:
            return copy.deepcopy
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Union, types.UnionType):
            inner = self._twin(next(each for each in args if each is not types.NoneType))
            return inner and (lambda value: None if value is None else inner(value))
        if origin is list:
            each = self._twin(args[0])
            return list if each is None else lambda value: [each(item) for item in value]
        if origin is dict:
            each = self._twin(args[1])
            return dict if each is None else lambda value: {key: each(item) for key, item in value.items()}
        if hint in self._variants:
            choices = {cls: self._class_twin(cls) or _same for cls in self._variants[hint].values()}
            return lambda value: choices[value.__class__](value)
        return self._class_twin(hint)

    def _class_twin(self, cls: Any) -> Twin | None:
        hints = typing.get_type_hints(cls)
        names = [each.name for each in dataclasses.fields(cls)]
        changing = [(place, twin) for place, name in enumerate(names) if (twin := self._twin(hints[name])) is not None]
        if cls.__dataclass_params__.frozen and not changing:
            return None
        if not names:
            return lambda value: cls()
        values_of = attrgetter("__class__", *names)  # one more, for of a single name it gives no tuple

        def twin_class(value: Any) -> Any:
            _, *values = values_of(value)
            for place, twin in changing:
                values[place] = twin(values[place])
            return cls(*values)

        return twin_class
