"""The tables, as statements name them; `migrations` makes them, with their keys, checks and indexes.

JSON is text in both databases: what was written is read back to the letter.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, Integer, MetaData, Table, Text
from sqlalchemy.dialects import sqlite

METADATA = MetaData()
NUMBER = BigInteger().with_variant(Integer(), "sqlite")
"""Of a row, and of an entry."""
MOMENT = Double().with_variant(sqlite.REAL(), "sqlite")
"""Unix seconds."""


def _text(name: str, *, key: bool = False, empty: bool = False) -> Column[str]:
    return Column(name, Text, primary_key=key, nullable=empty)


def _number(name: str, *, key: bool = False, empty: bool = False) -> Column[int]:
    return Column(name, NUMBER, primary_key=key, nullable=empty)


def _flag(name: str) -> Column[int]:
    return _number(name)


def _moment(name: str, *, empty: bool = False) -> Column[float]:
    return Column(name, MOMENT, nullable=empty)


meta = Table("meta", METADATA, _text("key", key=True), _text("value"))

games = Table(
    "games",
    METADATA,
    _number("id", key=True),
    _text("server", empty=True),
    _text("channel", empty=True),
    _text("host"),
    _text("name"),
    _text("title"),
    _text("terms"),
    _text("status"),
    _text("setup", empty=True),
    _number("seq"),
    _text("turn", empty=True),
    _text("turn_user", empty=True),
    _moment("turn_since", empty=True),
    _text("result", empty=True),
    _moment("created"),
    _moment("started", empty=True),
    _moment("ended", empty=True),
)

seats = Table(
    "seats",
    METADATA,
    _number("game_id", key=True),
    _number("place", key=True),
    _text("seat"),
    _text("user"),
    _text("name"),
    _flag("robot"),
    _text("owner", empty=True),
    _flag("caretaker"),
    _flag("wanted"),
)

actions = Table(
    "actions",
    METADATA,
    _number("game_id", key=True),
    _number("seq", key=True),
    _text("seat"),
    _text("user", empty=True),
    _number("command"),
    _text("entry"),
    _text("events"),
    _moment("at"),
    _text("mark", empty=True),
)

snapshots = Table("snapshots", METADATA, _number("game_id", key=True), _number("seq", key=True), _text("body"))

wealth = Table(
    "wealth", METADATA, _number("game_id", key=True), _number("seq", key=True), _text("round"), _text("totals")
)

outbox = Table(
    "outbox",
    METADATA,
    _number("id", key=True),
    _number("game_id"),
    _number("seq"),
    _text("kind"),
    _text("mentions"),
    _text("payload"),
    _text("origin"),
    _text("state"),
    _number("attempts"),
    _moment("created"),
    _moment("claimed", empty=True),
    _moment("sent", empty=True),
    _text("message", empty=True),
    _text("trouble", empty=True),
    _moment("due", empty=True),
)

turns = Table(
    "turns",
    METADATA,
    _number("id", key=True),
    _number("game_id"),
    _number("seq"),
    _text("seat"),
    _text("user"),
    _text("kind"),
    _moment("began"),
    _moment("since"),
    _number("reminded"),
    _moment("reminded_at", empty=True),
    _moment("acted_on", empty=True),
    _moment("ended", empty=True),
    _moment("net", empty=True),
)

intents = Table(
    "intents",
    METADATA,
    _number("id", key=True),
    _number("game_id"),
    _text("kind"),
    _text("user"),
    _text("seat"),
    _text("body"),
    _text("state"),
    _number("made"),
    _moment("created"),
    _number("ended", empty=True),
    _text("outcome", empty=True),
)

settings = Table(
    "settings", METADATA, _text("scope", key=True), _text("id", key=True), _text("key", key=True), _text("value")
)

notes = Table(
    "notes",
    METADATA,
    _number("game_id", key=True),
    _text("user", key=True),
    _text("about", key=True),
    _text("text"),
    _text("by"),
    _moment("at"),
)

unanswered = Table("unanswered", METADATA, _text("user", key=True), _text("what"), _moment("at"))
