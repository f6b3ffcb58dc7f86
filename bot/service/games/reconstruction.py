"""Games rebuilt from their logs: the log is played anew, then the table waits until its seats are taken again.

Nobody is put into a seat: people take theirs themselves. Seats that nobody has taken when the host starts are kept by a
caretaker, and can be taken later.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import engine
from bot.errors import AlreadyJoined, BadLog, GameFull, OurFault, SeatNotFree
from bot.service import chain
from bot.service.desk import Desk
from bot.service.games.logfile import LogFile, load
from bot.service.games.tables import Table
from bot.service.model import Person
from bot.service.rules import refusals
from engine.game import Game
from storage import EntryRecord, SeatRecord, WealthRecord

RECORD = "record"
"""The setting of a game under which its log is kept until it's started again."""


@dataclass(frozen=True)
class Replayed:
    """A game that was played anew, with what happened at each entry, and everybody's worth over the rounds.

    Plain values, as they come out of the process apart.
    """

    setup: dict[str, Any]
    entries: list[dict[str, Any]]
    events: list[list[dict[str, Any]]]
    wealth: list[WealthRecord]
    snapshot: dict[str, Any]


def read(data: bytes) -> LogFile:
    """Read a file and play it anew as a whole; the log as the rules write it down. BadLog, NoSuchTitle."""
    file = load(data)
    made = replay(file.setup, file.entries)
    return replace(file, setup=made.setup, entries=made.entries)


def heading(data: bytes) -> LogFile:
    """A file's contents but for its moves, of which only the last one's number is kept. BadLog, NoSuchTitle."""
    file = load(data)
    return replace(file, entries=[{"seq": len(file.entries)}])


def whole(data: bytes) -> tuple[LogFile, Replayed]:
    """A file, and how its game went. BadLog, NoSuchTitle."""
    file = load(data)
    return replace(file, entries=[]), replay(file.setup, file.entries)


def replay(setup: dict[str, Any], entries: Sequence[dict[str, Any]]) -> Replayed:
    """Play a log anew with everything checked and computed.

    BadLog: `bad_log` where it can't be followed, `log_differs` (entry) where it says otherwise than the rules,
    `log_files` where it was begun with other data.
    """
    game = _begun(setup)
    told: list[list[dict[str, Any]]] = []
    wealth = chain.wealth_of(game, [chain.BEGINNING])
    for number, entry in enumerate(entries, 1):
        try:
            applied = _applied(game, entry)
        except Exception as error:
            raise BadLog(line=number + 1) from error
        if _differs(applied.entry, entry):
            raise BadLog("log_differs", entry=number)
        told.append([each.to_json() for each in applied.events])
        wealth.extend(chain.wealth_of(game, told[-1]))
    return Replayed(game.setup, game.entries, told, wealth, game.snapshot())


def record_of(file: LogFile) -> dict[str, Any]:
    """What is kept of a log until the game goes on from it."""
    return {"setup": file.setup, "entries": file.entries}


def _differs(made: dict[str, Any], entry: dict[str, Any]) -> bool:
    """Whether an entry says otherwise than the rules; a digest where it has one.

    The number of the rules' version grows while they stay the same for a running game.
    """
    return made.get("auto") != entry.get("auto") or made["digest"] != entry.get("digest", made["digest"])


def _applied(game: Game, entry: dict[str, Any]) -> engine.Applied:
    if "undo" in entry:
        return game.undo(entry["undo"], entry["by"])
    return game.apply(game.read_action(entry["action"]), entry["by"])


def _begun(setup: dict[str, Any]) -> Game:
    try:
        players = setup["players"]
        if not players or players != [f"P{place}" for place in range(1, len(players) + 1)]:
            raise ValueError("other seats than P1, P2, ...")
        game = engine.load_game({key: each for key, each in setup.items() if key != "auto"}, ())
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


def seated(table: Table, person: Person, seat: str | None, holder: SeatRecord) -> tuple[SeatRecord, ...]:
    """The seats once the person has one: the one named, the one that bears their name, or the first that's free.

    AlreadyJoined, SeatNotFree, GameFull.
    """
    seats = table.record.seats
    mine = table.info.seats_of(person.user)
    if mine and not table.info.hot_seat:
        raise AlreadyJoined(game=table.id, seat=mine[0])
    vacant = [each for each in seats if not each.user]
    free = vacant if person.robot else [*vacant, *(each for each in seats if each.robot)]
    if not free:
        raise GameFull(game=table.id, most=len(seats))
    named = [each for each in free if each.name.casefold() == holder.name.casefold()]
    wanted = (named or free)[0] if seat is None else next((each for each in free if each.seat == seat), None)
    if wanted is None:
        raise SeatNotFree(game=table.id, seat=(seat or "")[:10])
    # A robot is called by what it is; the seat keeps the name by which people know it.
    name = wanted.name if person.robot else holder.name
    taken = replace(wanted, user=person.user, robot=person.robot, wanted=False, name=name)
    return tuple(taken if each is wanted else each for each in seats)


def left(table: Table, seat: str) -> tuple[SeatRecord, ...]:
    """The seats once this one is free again; it keeps the name, by which people know it."""
    return tuple(
        replace(each, user="", robot=False, wanted=True) if each.seat == seat else each for each in table.record.seats
    )


def kept(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """The seats at the start: those that nobody took are played by a caretaker until somebody takes them."""
    return tuple(each if each.user else replace(each, caretaker=True, wanted=True) for each in seats)


async def take_up(desk: Desk, table: Table, person: Person) -> tuple[list[EntryRecord], Replayed, Game]:
    """The log of a game that goes on, as it's to be written down, how it went, and the game in its last position.

    OurFault where the log isn't kept any more.
    """
    raw = await desk.storage.settings.get("game", table.id, RECORD)
    if raw is None:
        raise OurFault(game=table.id)
    made = await desk.sandbox.run(person.user, replay, raw["setup"], raw["entries"])
    log, game = await written_down(desk, table, made)
    return log, made, game


async def written_down(desk: Desk, table: Table, made: Replayed) -> tuple[list[EntryRecord], Game]:
    """The log of a game that was played anew, as its table writes it down, and the game in its last position."""
    with refusals(table.id):
        game = await desk.workers.run(desk.rules.load_game, made.setup, made.entries, made.snapshot)
    users = {each.seat: each.user or None for each in table.record.seats}
    now = desk.clock()
    log = [
        EntryRecord(each["seq"], each["by"], users.get(each["by"]), each["seq"], each, events, now)
        for each, events in zip(made.entries, made.events, strict=True)
    ]
    return log, game
