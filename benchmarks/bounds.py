"""What one person can cost the others at the bounds of `docs/limits.md`: `python -m benchmarks.bounds`.

Seconds of processor time: a line of what-if, everything that may stand in one person's name, a whole log told, the
dearest picture with nothing kept, and as many tables as one host may have.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from itertools import islice
from pathlib import Path
from typing import Any

import render
from benchmarks.references import Recorded, recorded
from benchmarks.render import POSITIONS
from bot.discord import completion
from bot.discord.looking.log import PART, Book
from bot.errors import TooFarAhead
from bot.service import GameService, Person
from bot.service.games.terms import MOST_HOSTED, MOST_TABLES
from bot.service.intents import whatif
from bot.service.intents.order_book import MOST_OPEN
from bot.service.intents.policy import Past, caretaker_move
from bot.service.intents.standing_orders import StandingOrders
from bot.service.posts import announcements
from bot.service.rules import Rules
from bot.words import speak
from bot.words.labels import label
from bot.words.names import Names
from engine.errors import IllegalAction
from engine.game import Game
from engine.titles import TITLES, games_folder
from render.hexes import labels, sprites
from storage import EntryRecord, IntentRecord, Storage
from tests.render import positions

STAGES = (0.3, 0.6, 0.9)
"""Parts of a game after which what-if and orders are measured."""
HOST = Person("1", "Ann", server="s")


def main(*, small: bool = False) -> None:
    """Measure and print."""
    for title in list(TITLES)[:1] if small else TITLES:
        shipped = sorted(games_folder(title).glob("*.jsonl.gz"), key=lambda each: each.stat().st_size)
        longest = recorded(shipped[0 if small else -1])
        stages = STAGES[:1] if small else STAGES
        lines = [_what_if(each) for each in _stages(longest, stages)]
        print(f"{title} ({longest.name}, {len(longest.moves)} moves)")
        print(f"  what if, {max(steps for _, steps in lines)} steps: {max(spent for spent, _ in lines):.2f} s")
        orders = max(_orders(each) for each in _stages(longest, stages, "stock"))
        print(f"  {MOST_OPEN} orders, looked at for one move: {orders:.3f} s")
        offers = max(_offers(each) for each in _stages(longest, stages, "trains"))
        print(f"  {MOST_OPEN} agreed offers, looked at for one move: {offers:.3f} s")
        plans = [_plan(each) for each in _stages(longest, stages)]
        print(
            f"  a plan of {max(steps for _, steps in plans)} steps, looked at: {max(spent for spent, _ in plans):.2f} s"
        )
        spent, what = max(_completion(each) for each in _stages(longest, stages, "track"))
        print(f"  the dearest completion ({what}): {spent:.2f} s")
        parts = _log(longest, 200 if small else None)
        print(f"  the log told: {sum(parts):.2f} s, at most {max(parts):.2f} s in one go", flush=True)
    for name in islice(POSITIONS, 1) if small else POSITIONS:
        print(f"{name}, its whole map with nothing kept: {_map(name):.2f} s")
    asyncio.run(_tables(3 if small else MOST_TABLES, 3 if small else MOST_HOSTED))


def _timed(work: Any) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def _stages(game: Recorded, parts: tuple[float, ...], step: str | None = None) -> Iterator[Game]:
    """The positions after these parts of a game, or the first after each in which this step is due."""
    wanted = [int(each * len(game.moves)) for each in parts]
    for number, (position, _, _) in enumerate(game.positions()):
        is_it = position.decision is not None and step in (None, position.decision.step)
        if wanted and number >= wanted[0] and is_it:
            del wanted[0]
            yield position.copy()


def _what_if(game: Game) -> tuple[float, int]:
    """The longest line of play that the own caretaker's moves of the seat to act lead to, and its steps."""
    seat, steps = _line(game)

    def line() -> None:
        # Looking as far ahead as is allowed costs the most: it's meant to come to that bound.
        with suppress(TooFarAhead):
            whatif.played(game.copy(), seat, Past(), steps)
            whatif.come_to(game.copy(), "", Past())

    return _timed(line), len(steps)


def _line(game: Game) -> tuple[str, list[dict[str, Any]]]:
    """The seat to act, and the steps of that line."""
    assert game.decision is not None
    seat, steps = game.decision.player, list[dict[str, Any]]()
    assert seat is not None
    trial, assumed = game.copy(), list[list[Any]]()
    # The line ends where it leads too far ahead, or where the robot's move isn't legal any more.
    with suppress(TooFarAhead, IllegalAction):
        while len(steps) < whatif.LONGEST_PLAN and trial.decision is not None:
            whatif.come_to(trial, seat, Past(), assumed)
            if trial.decision is None:
                break
            for action in caretaker_move(trial, Past(), whatif.PATIENCE)[: whatif.LONGEST_PLAN - len(steps)]:
                steps.append({"action": action.to_json()})
                trial.apply(action, seat)
    return seat, steps


def _plan(game: Game) -> tuple[float, int]:
    """One look at a plan of that line, kept as people keep it, of which all is played that is this turn's."""
    seat, steps = _line(game)
    with suppress(TooFarAhead):
        steps = list(whatif.played(game.copy(), seat, Past(), steps).steps)
    plan = IntentRecord(1, 1, "plan", "1", seat, {"steps": steps}, "open", 0, 0.0)
    return _timed(lambda: StandingOrders([plan], [], Past(), game.seq, 0.0).next(game, ())), len(steps)


def _offers(game: Game) -> float:
    """One look at all agreed offers that the seat to act may have, none of which can be carried out now."""
    assert game.decision is not None
    seat, company = game.decision.player or "", game.decision.company
    sellers = [each for each in game.state.companies if each != company]
    # At this price nobody can buy, so each is looked at to its end.
    terms = {"sort": "train", "buyer": company, "price": 10**6, "until": 1.0, "to": seat, "accepted": seat}
    trains = list(game.title.trains)
    bodies = [
        terms | {"object": trains[each % len(trains)], "seller": sellers[each % len(sellers)]}
        for each in range(MOST_OPEN)
    ]
    found = [IntentRecord(each, 1, "offer", "1", seat, body, "open", 0, 0.0) for each, body in enumerate(bodies)]
    return _timed(lambda: StandingOrders(found, [], Past(), game.seq, 0.0).next(game, ()))


def _completion(game: Game) -> tuple[float, str]:
    """The field whose completion costs most, with as much typed as Discord lets through."""
    names = Names(speak("en"), game.title, {each: each for each in game.state.seats}, ())
    found: list[tuple[float, str]] = []
    for kind, action in game.actions.items():
        for each in fields(action):

            def complete(kind: str = kind, name: str = each.name) -> None:
                choices = completion.field_choices(game, kind, name, {})
                lines = [(value, label(choice, names)[0]) for value, choice in choices]
                completion.choices_for(lines, "x" * 6000)

            found.append((_timed(complete), f"{kind} {each.name}, {len(list(game.legal(kind)))} actions"))
    return max(found)


def _orders(game: Game) -> float:
    """One look at all orders that the seat to act may have, none of which is carried out."""
    assert game.decision is not None
    seat = game.decision.player or ""
    names = [each for companies in game.state.market.values() for each in companies]
    # Nothing is ever bought at no price, so each is looked at to its end.
    order = {"what": "buy", "source": "", "until": 100, "most": 0}
    bodies = [order | {"company": names[each % len(names)]} for each in range(MOST_OPEN)]
    found = [IntentRecord(each, 1, "order", "1", seat, body, "open", 0, 0.0) for each, body in enumerate(bodies)]
    return _timed(lambda: StandingOrders(found, [], Past(), game.seq, 0.0).next(game, ()))


def _log(recorded_game: Recorded, most: int | None) -> list[float]:
    """Seconds of each part of a log that is told."""
    game, rows = recorded_game.begin(), list[dict[str, Any]]()
    for seq, (by, raw) in enumerate(islice(recorded_game.moves, most), 1):
        applied = game.apply(game.read_action(raw), by)
        events = [each.to_json() for each in applied.events]
        rows.append(announcements.row_of(EntryRecord(seq, by, by, seq, applied.entry, events, 0.0)))
    book = Book(Names(speak("en"), game.title, {each: each for each in game.state.seats}, ()))
    parts = [_timed(lambda start=start: book.add(rows[start : start + PART])) for start in range(0, len(rows), PART)]
    return [*parts, _timed(book.lines)]


def _map(name: str) -> float:
    title, state = POSITIONS[name]
    sprites.clear()
    labels.forget()
    return _timed(lambda: render.draw(render.Picture("map", positions.title(title), state)))


async def _tables(waiting: int, running: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "games.sqlite"
        storage = await Storage.open(path)
        service = GameService(storage, Rules())
        began = time.process_time()
        for number in range(min(waiting, running)):
            await service.create(HOST, name=f"Table {number}", title="18mag")
        spent, count = time.process_time() - began, min(waiting, running)
        began = time.process_time()
        found = await service.list("s")
        listed = time.process_time() - began
        await service.close()
        await storage.close()
        each, room = spent / count * 1000, path.stat().st_size / count / 1024
        print(f"{count} tables of one host: {each:.0f} ms and {room:.0f} kB each")
        print(f"a list of {len(found)}: {listed * 1000:.0f} ms")


if __name__ == "__main__":
    main()
