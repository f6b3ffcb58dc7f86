"""`python -m benchmarks.players.flood`: while one person asks for all they can, how long do others wait?

The bot is in a process of its own, with all that computes beside it. The flood is of hard runs, each wished for with
other stops, of pictures of the whole map, what-ifs, completions, and whole games as files, `AT_ONCE` of them unanswered
at any time. The others move and look at a steady rate, once without the flood and once in it.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import engine
from benchmarks.table import FILE, Load, Playing, Waited, bot_at, prepare, report, report_loop, settled
from bot.discord.codes import Code
from bot.house import open_house
from bot.local.client_limits import leaves
from bot.local.standin.command_limits import ATTACHMENT
from bot.local.standin.model import AUTOCOMPLETE, COMPONENT, SLASH, Interaction, Json, Upload
from bot.local.standin.standin import LocalDiscord
from engine.dev import log
from engine.titles import games_folder
from tests.endtoend.seats import Seats

AT_ONCE = 30
"""Three times what may be under way for one person."""
GAMES, RATE, SECONDS = 8, 2.0, 60.0
SMALL = (2, 4.0, 1.0)
TITLE, RUN = "1856", "run"
"""Where the hardest runs are, and the step at which they're looked for."""


@dataclass
class Flood:
    """One person's, in a game in which they're to run trains. `refused`: how much was answered at once by words."""

    server: LocalDiscord
    game: Playing
    seq: int
    stops: list[str]
    file: bytes
    sent: Counter[str] = field(default_factory=Counter)
    _begun: list[Interaction] = field(default_factory=list)

    def _deeds(self) -> Iterator[tuple[str, int, Json]]:
        """What is asked for, one kind after the other, without end."""
        known = {each.words: each for each in leaves(self.server.world.commands["global"])}
        pairs = itertools.cycle(itertools.permutations(self.stops, 2))
        for visit, avoid in pairs:
            code = str(Code("b", self.game.game_id, self.seq, "hand", f"{visit};{avoid};"))
            yield "hard run", COMPONENT, {"component_type": 2, "custom_id": code}
            yield "map", SLASH, known["map",].data([])
            yield "what if", SLASH, known["plan",].data([])
            focused = {"name": "hex", "type": 3, "value": "", "focused": True}
            yield "completion", AUTOCOMPLETE, known["lay_tile",].data([focused])
            yield "file", SLASH, self._upload(known["game", "rebuild"])

    def _upload(self, known: Any) -> Json:
        file = self.server.posting.attach(Upload("log.jsonl.gz", self.file))
        option = {"name": known.options[0]["name"], "type": ATTACHMENT, "value": file.id}
        return known.data([option], {"attachments": {file.id: self.server.payloads.attachment("0", file)}})

    async def run(self) -> None:
        """Until it's cancelled."""
        person = next(iter(self.game.people.values()))
        posted = [each for each in self.server.world.in_channel(self.game.channel) if each.mentions]
        for kind, number, data in self._deeds():
            while len(self._waiting()) >= AT_ONCE:  # noqa: ASYNC110 (an answer has no event of its own)
                await asyncio.sleep(0.005)
            message = posted[-1] if number == COMPONENT else None
            begun = self.server.interactions.start(number, person.id, self.game.channel, data, message=message)
            self._begun.append(begun)
            self.sent[kind] += 1
            await asyncio.sleep(0)

    def _waiting(self) -> list[Interaction]:
        self._begun = [each for each in self._begun if each.answer is None]
        return self._begun


def hard_position() -> tuple[dict[str, Any], list[dict[str, Any]], list[str]]:
    """The last position of a shipped game in which trains are to run, and the stops that they may visit."""
    path = max(games_folder(TITLE).glob("*.jsonl.gz"), key=lambda each: each.stat().st_size)
    setup, entries = log.record(path)
    for end in range(len(entries) - 1, 0, -1):
        game = engine.load_game(setup, entries[:end])
        if game.decision is not None and game.decision.step == RUN:
            problem = game.rulebook.route_problem(game, ())
            assert problem is not None
            return setup, entries[:end], sorted({each.node for each in problem.stops})
    raise LookupError("nobody runs trains in this game")


async def _flooded(folder: Path, server: LocalDiscord) -> Flood:
    """The game of who floods; they're the first of its people, to whom no other game belongs."""
    setup, entries, stops = hard_position()
    random.Random(1).shuffle(stops)
    async with open_house(folder / FILE, "en") as service:
        seats = Seats(server, service)
        seats.people = [type(each)(server, f"Flood {each.name}") for each in seats.people]
        info = await seats.seated(setup, entries, name="Flooded")
        assert info.turn is not None
        up = seats.person(info.turn.user)
        game = Playing(info.id, str(info.channel), {info.turn.seat: up}, [])
        path = max(games_folder(TITLE).glob("*.jsonl.gz"), key=lambda each: each.stat().st_size)
        return Flood(server, game, info.seq, stops, path.read_bytes())


async def measure(games: int, rate: float, seconds: float) -> None:
    """The others' figures without the flood and in it, printed."""
    with tempfile.TemporaryDirectory() as name:
        folder, server = Path(name), LocalDiscord()
        await server.start()
        try:
            playing = await prepare(folder, server, games)
            flood = await _flooded(folder, server)
            async with bot_at(folder / FILE, server, watched=True) as child:
                await settled(server, [*playing, flood.game])
                load = Load(server, playing)
                await load.run(rate, seconds)
                report(f"{games} games, {rate:g} commands a second for {seconds:g} s, no flood", load)
                load.waited = Waited()
                assert child.stdin is not None
                assert child.stdout is not None
                child.stdin.write(b"measure\n")
                flooding = asyncio.create_task(flood.run())
                await load.run(rate, seconds)
                flooding.cancel()
                report("the same in a flood", load)
                each_second = sum(flood.sent.values()) / seconds
                print(f"  the flood: {dict(flood.sent)}, {each_second:.0f} a second", flush=True)
                child.stdin.close()
                report_loop(json.loads(await child.stdout.readline()))
        finally:
            await server.close()


def main(arguments: list[str] | None = None, *, small: bool = False) -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.players.flood")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    chosen = parser.parse_args(arguments)
    asyncio.run(measure(*SMALL) if small else measure(GAMES, RATE, chosen.seconds))


if __name__ == "__main__":
    main()
