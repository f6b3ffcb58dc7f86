"""`python -m tests.releases.making`: the test files of this version, which every later one opens and plays on.

A database with each title at ten points of a game of three, the last moves before each made by
command, and a table that waits; with what people leave for later: orders, notes, a plan, a vote, two threads, robots.
Beside it a list of what is in it. The moves are those of robots that choose at random, by a seed.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot import __version__
from bot.service import GameService, Person
from bot.service.games.logfile import LogFile
from bot.service.rules import Rules
from bot.work.sandbox import Sandbox
from engine import Game, new_game
from engine.robots.tempers import TEMPERS, choose
from engine.titles import OWN
from storage import Storage
from tests.service.games.test_real_game import a_move

MADE = Path(__file__).parent / "made"
POINTS, BY_COMMAND = 10, 4
SEED = 7
BEGAN = 1_800_000_000.0
PEOPLE = [Person(str(number), f"Player {number}", server="7", manager=number == 1) for number in range(1, 4)]
KINDS = ("order", "plan", "vote")


def data_of(version: str) -> Path:
    """The packed database of a release."""
    return MADE / f"{version}.sqlite.xz"


def list_of(version: str) -> Path:
    """The list of what is in it."""
    return MADE / f"{version}.json"


async def kept_of(storage: Storage, game_id: int) -> dict[str, Any]:
    """What a game's people can't do without: how it stands, and what they've left for later."""
    game = await storage.games.get(game_id)
    assert game is not None
    open_ = await storage.intents.of_game(game_id, KINDS)
    rows = await storage.log.entries(game_id)
    notes = [await storage.notes.seen_by(game_id, each.user) for each in PEOPLE]
    return {
        "title": game.title,
        "status": game.status,
        "seq": game.seq,
        "digest": rows[-1].entry.get("digest") if rows else None,
        "turn": game.turn and game.turn["seat"],
        "seats": [[each.seat, each.user, each.name] for each in game.seats],
        "talk": game.terms.get("talk"),
        "left": sorted(each.kind for each in open_),
        "notes": sum(map(len, notes)),
    }


def played(title: str) -> Game:
    """A game of robots that choose at random, to its end."""
    chance = random.Random(SEED)
    game = new_game(title, [f"P{place}" for place in range(1, len(PEOPLE) + 1)], seed=SEED)
    tempers = {seat: chance.choice(list(TEMPERS.values())) for seat in game.setup["players"]}
    while game.decision is not None:
        by = game.decision.by
        for action in choose(game, tempers[by], chance):
            game.apply(action, by)
    return game


class Maker:
    """Fills a database with games."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._chance = random.Random(SEED)

    async def fill(self, title: str) -> None:
        """Ten games of a title, and a table that waits."""
        game = played(title)
        for number in range(POINTS):
            await self._game(title, game, game.seq * number // (POINTS - 1), number)
        info = await self._service.create(PEOPLE[0], name=f"{title} waits", title=title)
        await self._service.join(info.id, PEOPLE[1])
        await self._service.robots.seat(info.id, PEOPLE[0], "middle")

    async def _game(self, title: str, game: Game, until: int, number: int) -> None:
        """One of them, after so many moves."""
        is_over = until == game.seq
        taken = until if is_over else max(0, until - BY_COMMAND)
        file = LogFile(game.setup, game.entries[:taken], apart=number % 2 == 1)
        info = await self._service.rebuild(PEOPLE[0], file, name=f"{title} {number}", language="en")
        people = PEOPLE[:2] if number == 2 else PEOPLE
        for each in people:
            await self._service.join(info.id, each)
        if people != PEOPLE:
            await self._service.robots.seat(info.id, PEOPLE[0], "easy")
        await self._service.start(info.id, PEOPLE[0], str(1000 * info.id))
        if is_over:
            return
        for _ in range(until - taken):
            await self.move(info.id)
        await self._leave(info.id, number)

    async def move(self, game_id: int) -> None:
        """Make a legal move of whoever is up."""
        turn = (await self._service.status(game_id)).turn
        if turn is not None:
            actions, seq = await self._service.read(game_id, a_move(self._chance))
            robot = turn.user.startswith("robot")
            await self._service.act(game_id, Person(turn.user, server="7", robot=robot), actions, expected_seq=seq)

    async def _leave(self, game_id: int, number: int) -> None:
        """What people leave for later."""
        service, (ann, ben, _) = self._service, PEOPLE
        await service.notes.write(game_id, ann, "Watch the bank.")
        await service.notes.write(game_id, ben, "The table's own note.", shared=True)
        await service.orders.give(game_id, ben, {"what": "same_run"})
        if number % 2:
            await service.set_talk(game_id, ann, apart=True, channel=str(1000 * game_id + 1))
        info = await service.status(game_id)
        if number % 3 == 0 and info.seq:
            await service.votes.open(game_id, PEOPLE[2], "undo", to=info.seq - 1)
        turn = info.turn
        if turn is not None and number % 3 == 1 and not turn.user.startswith("robot"):
            await self._plan(game_id, Person(turn.user, server="7"))

    async def _plan(self, game_id: int, person: Person) -> None:
        actions, _ = await self._service.read(game_id, a_move(self._chance))
        await self._service.plans.try_out(game_id, person, actions)
        await self._service.plans.keep(game_id, person)


def ticking() -> Any:
    """A clock of which each look takes a second."""
    now = BEGAN

    def clock() -> float:
        nonlocal now
        now += 1.0
        return now

    return clock


async def make(version: str, titles: Sequence[str]) -> None:
    """Write the files of a release."""
    MADE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "railwire.sqlite"
        storage = await Storage.open(path)
        chance = random.Random(SEED)
        service = GameService(
            storage, Rules(), sandbox=Sandbox(command=None), clock=ticking(), draw=lambda: chance.randrange(2**31)
        )
        await service.people.set_zone(PEOPLE[0].user, "Europe/Rome")
        maker = Maker(service)
        for title in titles:
            await maker.fill(title)
            print(f"{title} is made", flush=True)
        games = [each.id for each in await service.list("7", ("open", "running", "finished"))]
        kept = {str(each): await kept_of(storage, each) for each in sorted(games)}
        await service.close()
        await storage.database.fold()
        await storage.close()
        data_of(version).write_bytes(lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
    list_of(version).write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(make(__version__, list(OWN)))
