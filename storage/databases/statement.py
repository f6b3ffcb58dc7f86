"""Statements: written once with SQLAlchemy Core, compiled once for each database, carried out by its own driver.

SQLAlchemy's own execution would take several times as long as what SQLite does in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ARRAY, Table, literal_column
from sqlalchemy import bindparam as given
from sqlalchemy import insert as _insert
from sqlalchemy.dialects.postgresql import insert as _insert_on_conflict
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.dml import ReturningInsert
from sqlalchemy.sql.elements import ClauseElement, ColumnElement

__all__ = ["Compiled", "Statement", "fixed", "given", "insertion", "numbered_insertion", "replacement"]


@dataclass(frozen=True, slots=True)
class Compiled:
    """The text of a statement, and the names of its values in the order in which the driver wants them.

    `lists` are those that are lists. `constant` are values that the text didn't take up.
    """

    sql: str
    names: tuple[str, ...]
    lists: frozenset[str]
    constant: Mapping[str, Any]

    def arguments(self, values: Mapping[str, Any]) -> list[Any]:
        """The values in order; KeyError if one isn't given."""
        if self.constant:
            values = {**self.constant, **values}
        return [values[name] for name in self.names]


@dataclass(eq=False, slots=True)
class Statement:
    """One statement of the storage."""

    written: ClauseElement
    _compiled: dict[str, Compiled] = field(default_factory=dict)

    def compiled(self, dialect: Dialect) -> Compiled:
        """The statement as a database of this dialect is told it."""
        known = self._compiled.get(dialect.name)
        if known is None:
            known = self._compiled[dialect.name] = _compile(self.written, dialect)
        return known


def _compile(written: ClauseElement, dialect: Dialect) -> Compiled:
    made: Any = written.compile(dialect=dialect)
    names = tuple(made.positiontup or ())
    lists = frozenset(name for name in names if isinstance(made.binds[name].type, ARRAY))
    return Compiled(str(made), names, lists, {name: each for name, each in made.params.items() if each is not None})


def fixed(value: str | float) -> ColumnElement[Any]:
    """A word or figure of ours that stands in the statement's text: only so SQLite finds an index of some rows."""
    return literal_column(repr(value))


def insertion(table: Table, *columns: str) -> Statement:
    """A new row; the value of each of these columns is given under its name."""
    return Statement(_insert(table).inline().values({each: given(each) for each in columns}))


def numbered_insertion(table: Table, *columns: str) -> Statement:
    """The same for a row that gets its number (`id`) now; it's the one row found."""
    written: ReturningInsert[Any] = (
        _insert(table).values({each: given(each) for each in columns}).returning(table.c["id"])
    )
    return Statement(written)


def replacement(table: Table) -> Statement:
    """A whole row, in the place of the one with its key if there is one."""
    made = _insert_on_conflict(table).inline().values({each.name: given(each.name) for each in table.columns})
    keys = [each.name for each in table.primary_key]
    others = {each.name: made.excluded[each.name] for each in table.columns if not each.primary_key}
    return Statement(made.on_conflict_do_update(index_elements=keys, set_=others))
