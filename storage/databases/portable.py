"""What SQLite and PostgreSQL say in different words: lists, and JSON that is text."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ARRAY, ColumnElement, Text, bindparam
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import TypeEngine


def one_of(column: ColumnElement[Any], name: str) -> ColumnElement[bool]:
    """Whether the column's value is one of the list that is given under this name."""
    return _OneOf(column, bindparam(name, type_=ARRAY(column.type)))


def happens(events: ColumnElement[str], name: str) -> ColumnElement[bool]:
    """Whether an object of this JSON list has one of the `type`s that are given under this name."""
    return _Happens(events, bindparam(name, type_=ARRAY(Text())))


class _Asked(FunctionElement[Any]):
    """Its type stays open where it's a yes or no: of a Boolean SQLAlchemy would have SQLite ask whether it's 1."""

    inherit_cache = False


class _OneOf(_Asked):
    pass


class _Happens(_Asked):
    pass


class text_at(_Asked):  # noqa: N801 - it's used as a function
    """The text under a key (of letters) of a JSON object that is text, NULL for none: `text_at(column, fixed("x"))`."""

    type: TypeEngine[Any] = Text()


class is_true_at(_Asked):  # noqa: N801
    """Whether a JSON object that is text has `true` under a key: `is_true_at(column, fixed("x"))`."""


class place_of(_Asked):  # noqa: N801
    """Where a text begins in another, from 1 on; 0 for nowhere: `place_of(column, part)`."""


class as_list(_Asked):  # noqa: N801
    """A JSON list of these values."""


class gathered(_Asked):  # noqa: N801
    """A JSON list of the values of all rows; PostgreSQL says NULL where there's none."""


def _said(element: Any, compiler: SQLCompiler, **kw: Any) -> list[str]:
    return [compiler.process(each, **kw) for each in element.clauses]


def _saying(kind: type[_Asked], database: str, words: str) -> None:
    """Have this kind said in these words, in which {0}, {1} and {all} stand for what it's about."""

    @compiles(kind, database)
    def say(element: Any, compiler: SQLCompiler, **kw: Any) -> str:
        said = _said(element, compiler, **kw)
        return words.format(*said, all=", ".join(said))


_saying(_OneOf, "sqlite", "{0} IN (SELECT value FROM json_each({1}))")
_saying(_OneOf, "postgresql", "{0} = ANY({1})")
_saying(
    _Happens,
    "sqlite",
    "EXISTS (SELECT 1 FROM json_each({0}) e JOIN json_each({1}) t ON t.value = json_extract(e.value, '$.type'))",
)
_saying(_Happens, "postgresql", "EXISTS (SELECT 1 FROM json_array_elements({0}::json) e WHERE e ->> 'type' = ANY({1}))")
_saying(text_at, "sqlite", "json_extract({0}, '$.' || {1})")
_saying(text_at, "postgresql", "({0}::json ->> {1})")
_saying(is_true_at, "sqlite", "COALESCE(json_extract({0}, '$.' || {1}), 0)")
_saying(is_true_at, "postgresql", "COALESCE({0}::json ->> {1} = 'true', false)")
_saying(place_of, "sqlite", "instr({all})")
_saying(place_of, "postgresql", "strpos({all})")
_saying(as_list, "sqlite", "json_array({all})")
_saying(as_list, "postgresql", "json_build_array({all})")
_saying(gathered, "sqlite", "json_group_array({all})")
_saying(gathered, "postgresql", "json_agg({all})")
