"""Games rebuilt from their logs: the log is played anew, then the table waits until its seats are taken again.

Nobody is put into a seat: people take theirs themselves. Seats that nobody has taken when the host starts are kept by a
caretaker, and can be taken later.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import engine
from bot.service import chain
from bot.service.desk import Desk
from bot.service.errors import AlreadyJoined, BadLog, GameFull, OurFault, SeatNotFree
from bot.service.logfile import LogFile
from bot.service.model import Person
from bot.service.tables import Table
from engine.game import Game
from storage import EntryRecord, SeatRecord, WealthRecord

RECORD = "record"
"""The setting of a game under which its log is kept until it's started again."""
SETUP = ("title", "version", "files", "players", "options", "profile", "rules", "seed", "deal")
"""What a set-up record holds besides the first automatic moves."""


@dataclass(frozen=True)
class Replayed:
    """A game that was played anew, with what happened at each entry, and everybody's worth over the rounds."""

    game: Game
    events: list[list[dict[str, Any]]]
    wealth: list[WealthRecord]


def replay(setup: dict[str, Any], entries: Sequence[dict[str, Any]]) -> Replayed:
    """Play a log anew with everything checked and computed.

    BadLog: `bad_log` where it can't be followed, `log_differs` (entry) where it says otherwise than the rules,
    `log_files` where it was begun with other data.
    """
    game = _begun(setup)
    made = Replayed(game, [], chain.wealth_of(game, [chain.BEGINNING]))
    for number, entry in enumerate(entries, 1):
        try:
            applied = _applied(game, entry)
        except Exception as error:
            raise BadLog(line=number + 1) from error
        if _compared(applied.entry) != _compared(entry):
            raise BadLog("log_differs", entry=number)
        made.events.append([each.to_json() for each in applied.events])
        made.wealth.extend(chain.wealth_of(game, made.events[-1]))
    return made


def _compared(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without the number of the rules' version, which grows while they stay the same for a running game."""
    return {key: each for key, each in entry.items() if key != "rules"}


def _applied(game: Game, entry: dict[str, Any]) -> engine.Applied:
    if "undo" in entry:
        return game.undo(entry["undo"], entry["by"])
    return game.apply(game.read_action(entry["action"]), entry["by"])


def _begun(setup: dict[str, Any]) -> Game:
    try:
        players = setup["players"]
        if not players or players != [f"P{place}" for place in range(1, len(players) + 1)]:
            raise ValueError("other seats than P1, P2, ...")
        game = engine.load_game({key: setup[key] for key in SETUP}, ())
    except engine.OtherFiles as error:
        raise BadLog("log_files") from error
    except Exception as error:
        raise BadLog(line=1) from error
    if game.setup["auto"] != setup.get("auto"):
        raise BadLog("log_differs", entry=0)
    return game


def vacant(file: LogFile) -> tuple[SeatRecord, ...]:
    """The seats of a log, which nobody holds yet; they bear the names of those who did."""
    return tuple(SeatRecord(each, "", file.names.get(each) or each, wanted=True) for each in file.setup["players"])


async def check(desk: Desk, file: LogFile) -> None:
    """Raise BadLog or NoSuchTitle unless the log is a whole game of a title that's played here."""
    title = file.setup.get("title")
    desk.title(title if isinstance(title, str) else "")
    await desk.workers.run(replay, file.setup, file.entries)


def seated(table: Table, person: Person, seat: str | None, holder: SeatRecord) -> tuple[SeatRecord, ...]:
    """The seats once the person has one: the one named, the one that bears their name, or the first that's free.

    AlreadyJoined, SeatNotFree, GameFull.
    """
    seats = table.record.seats
    mine = table.info.seats_of(person.user)
    if mine and not table.info.hot_seat:
        raise AlreadyJoined(game=table.id, seat=mine[0])
    free = [each for each in seats if not each.user]
    if not free:
        raise GameFull(game=table.id, most=len(seats))
    named = [each for each in free if each.name.casefold() == holder.name.casefold()]
    wanted = (named or free)[0] if seat is None else next((each for each in free if each.seat == seat), None)
    if wanted is None:
        raise SeatNotFree(game=table.id, seat=(seat or "")[:10])
    taken = replace(wanted, user=person.user, robot=person.robot, wanted=False, name=holder.name)
    return tuple(taken if each is wanted else each for each in seats)


def left(table: Table, seat: str) -> tuple[SeatRecord, ...]:
    """The seats once this one is free again; it keeps the name, by which people know it."""
    return tuple(
        replace(each, user="", robot=False, wanted=True) if each.seat == seat else each for each in table.record.seats
    )


def kept(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """The seats at the start: those that nobody took are played by a caretaker until somebody takes them."""
    return tuple(each if each.user else replace(each, caretaker=True, wanted=True) for each in seats)


async def take_up(desk: Desk, table: Table) -> tuple[list[EntryRecord], Replayed]:
    """The log of a game that goes on, as it's to be written down, and the game in its last position."""
    raw = await desk.storage.settings.get("game", table.id, RECORD)
    if raw is None:
        raise OurFault(game=table.id)
    made = await desk.workers.run(replay, raw["setup"], raw["entries"])
    users = {each.seat: each.user or None for each in table.record.seats}
    now = desk.clock()
    log = [
        EntryRecord(each["seq"], each["by"], users.get(each["by"]), each["seq"], each, events, now)
        for each, events in zip(made.game.entries, made.events, strict=True)
    ]
    return log, made
