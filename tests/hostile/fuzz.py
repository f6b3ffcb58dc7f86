"""Hostile hands by seeds. Run by hand, as much as wanted:

    python -m tests.hostile.fuzz --seed 1 --count 10000 [--scene 2000] [--drawn] [--robots]

So many interactions are sent to the unmodified client, up to a dozen at once: commands, clicks, choices, forms,
completions and files, half of them nearly what one may do, by people in and out of turn, spectators, hosts, managers,
people of other servers and some who have left. Meanwhile it's looked on (`guards`, `records`): each is answered;
nobody's seat moves by others; nothing is unhandled; no mention, no name in the log, no token gets out; each database is
whole, and each game in it can be played anew. After each `scene` of interactions all begins anew with other games.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.local.standin.model import COMPONENT, MODAL, SLASH, Interaction
from bot.service.rules import Rules
from tests.hostile.guards import Faults, FileGuard, MessageGuard, log_guarded, look_at_answer, named, unhandled
from tests.hostile.hands import Deed, Hands
from tests.hostile.records import Records
from tests.hostile.scene import Scene, furnished, scene_in

AT_ONCE = 12
SCENE = 2000
GAMES = 12
PATIENCE = 120.0
"""Seconds until an interaction counts as unanswered, or its work as endless."""
QUIET = 5.0
"""Seconds in which nobody is answered and nothing is under way, after which whoever waits waits in vain."""
LATE = 3.0
"""Seconds that Discord waits."""
LATE_OR_TWICE = (10062, 40060, 10015, 10007, 50278)
"""Discord's codes for what was answered too late, or came twice, and for strangers: all on purpose."""
KEPT_MESSAGES = 300
SETTLING = 20.0
"""Seconds for what is still to be told at the end."""
PROGRESS = 500
"""After so many it's said how far it has come."""


@dataclass
class Figures:
    """What came of it. `first`: seconds until each first answer."""

    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    first: list[float] = field(default_factory=list)
    moves: int = 0
    messages: int = 0
    log_lines: int = 0
    games: int = 0

    def told(self) -> str:
        """In a few lines."""
        took = sorted(self.first) or [0.0]
        at = lambda part: took[min(len(took) - 1, int(len(took) * part))]  # noqa: E731
        late = sum(each > LATE for each in took)
        return (
            f"{sum(self.sent.values())} sent ({dict(self.sent)}), answered by {dict(self.answers)}\n"
            f"first answer: p50 {at(0.5):.3f} s, p99 {at(0.99):.3f} s, max {took[-1]:.3f} s, "
            f"{late} after {LATE:.0f} s\n"
            f"{self.moves} moves were made, {self.messages} messages and {self.log_lines} lines of log looked at, "
            f"{self.games} games played anew"
        )


class Run:
    """One scene under attack."""

    def __init__(self, scene: Scene, chance: random.Random, faults: Faults, figures: Figures) -> None:
        self.scene, self.chance, self.faults, self.figures = scene, chance, faults, figures
        self.hands = Hands(scene, chance)
        self._answered = asyncio.Event()
        scene.server.world.listen(self._heard)
        payload = scene.server.payloads.interaction
        self._plain = payload
        scene.server.payloads.interaction = self._payload  # type: ignore[method-assign]
        self._deed: Deed | None = None
        self._how: dict[str, str] = {}
        """What was peculiar about interactions, by their ids."""

    def _heard(self, kind: str, thing: Any) -> None:
        if kind == "message" and thing.author_id == self.scene.server.world.bot.id:
            self.hands.note_message(thing)
        elif kind == "interaction" and thing.answer is not None:
            self.hands.note_answer(thing)
            self._answered.set()

    def _payload(self, interaction: Interaction) -> dict[str, Any]:
        """As Discord sends it, with what the deed at hand leaves out."""
        found = self._plain(interaction)
        deed = self._deed
        if deed is None:
            return found
        if deed.locale:
            found["locale"] = deed.locale
        for each in deed.lacks:
            found.pop(each, None)
        return found

    def _send(self, deed: Deed) -> Interaction:
        server = self.scene.server
        self._deed = deed
        try:
            sent = server.interactions.start(deed.kind, deed.actor.id, deed.channel.id, deed.data, message=deed.message)
            if deed.times > 1:
                server.gateway.dispatch("INTERACTION_CREATE", self._payload(sent), deed.channel.guild_id, 0)
        finally:
            self._deed = None
        self._how[sent.id] = f" (lacks {deed.lacks}, {deed.locale!r}, {deed.times} times)"
        sent.must_answer = deed.kind in (SLASH, COMPONENT, MODAL, 4)
        self.figures.sent[{2: "commands", 3: "clicks", 4: "completions", 5: "forms"}.get(deed.kind, "others")] += 1
        return sent

    async def volley(self, count: int) -> set[str]:
        """So many at once; who was at work."""
        deeds = [self.hands.deed() for _ in range(count)]
        if self.chance.random() < 0.1:
            # One person alone, with more than may be under way at a time.
            deeds = [self._by(each, deeds[0]) for each in deeds]
        sent = [self._send(each) for each in deeds]
        await self._all_answered(sent)
        await self._all_done()
        for each in sent:
            self._look_at(each)
        return {each.actor.id for each in deeds}

    @staticmethod
    def _by(deed: Deed, first: Deed) -> Deed:
        names = ("kind", "channel", "data", "message", "lacks", "locale", "times")
        return Deed(actor=first.actor, **{each: getattr(deed, each) for each in names})

    async def _all_answered(self, sent: Sequence[Interaction]) -> None:
        due = time.monotonic() + PATIENCE
        while waiting := [each for each in sent if each.answer is None and each.must_answer]:
            self._answered.clear()
            try:
                async with asyncio.timeout(QUIET):
                    await self._answered.wait()
            except TimeoutError:
                if time.monotonic() > due or not self.scene.bot.front._at_work:
                    for each in waiting:
                        if each.answer is None:
                            self.faults.note(f"not answered: {named(each)}")
                    return

    async def _all_done(self) -> None:
        """Whoever was promised an answer has it, or the work behind it takes too long."""
        working = self.scene.bot.front._at_work
        due = time.monotonic() + PATIENCE
        await asyncio.sleep(0)
        while working:
            await asyncio.wait(set(working), timeout=1.0, return_when=asyncio.ALL_COMPLETED)
            if time.monotonic() > due:
                self.faults.note(f"work without end: {[each.get_name() for each in working]}")
                return
        await asyncio.sleep(0)

    def _look_at(self, each: Interaction) -> None:
        if each.answer is None or each.answered is None:
            self.figures.answers["nothing"] += 1
            return
        kinds = {4: "reply", 5: "promise", 6: "in place", 7: "update", 8: "choices", 9: "form"}
        self.figures.answers[kinds[each.answer]] += 1
        self.figures.first.append(each.answered - each.started)
        look_at_answer(self.scene, each, self.faults, self._how.pop(each.id, ""))

    def tidy(self) -> None:
        """Let the stand-in forget what nobody asks about any more."""
        server = self.scene.server
        kept = {interaction.id for interaction, _ in self.hands.forms}
        for each in [each for each in server.interactions.all.values() if each.answer is not None]:
            if each.id not in kept:
                del server.interactions.all[each.id], server.interactions._by_token[each.token]
        private = [each for each in server.world.messages.values() if each.ephemeral]
        for each in private[:-KEPT_MESSAGES]:
            server.world.drop(each)
        for each in server.calls:
            if each.status >= 400 and each.code not in LATE_OR_TWICE:
                self.faults.note(
                    f"Discord would refuse with {each.status} ({each.code}): {each.method} {each.path[:60]}"
                )
        server.calls.clear()
        server.world.loose.clear()


async def attacked(folder: Path, seed: int, count: int, faults: Faults, figures: Figures, **how: bool) -> None:
    """A scene of its own, so many interactions, and a look at what they have left."""
    chance = random.Random(seed)
    begun = len(faults)
    async with scene_in(folder, **how) as scene:
        secrets = [scene.server.token]
        with log_guarded(faults, secrets) as log, unhandled(faults):
            await furnished(scene, chance, min(GAMES, 2 + count // 50))
            messages = MessageGuard(scene, faults, secrets)
            records = Records(scene.path, scene.managers, faults)
            run = Run(scene, chance, faults, figures)
            await _attack(run, records, messages, count)
            await scene.service.settle()
            # What is for somebody who has left waits, for as long as they're away.
            with suppress(TimeoutError):
                async with asyncio.timeout(SETTLING):
                    await scene.bot.dispatcher.settled()
            records.check_integrity()
            figures.games += _replayed(records, faults)
            run.tidy()
            records.close()
        figures.messages += messages.count
        figures.log_lines += log.count
        figures.moves += records.moves
    faults[begun:] = [f"seed {seed}: {each}" for each in faults[begun:]]


async def _attack(run: Run, records: Records, messages: MessageGuard, count: int) -> None:
    at_work: set[str] = set()
    sent = 0
    while sent < count:
        running = [(number, each) for number, each in records.games.items() if each["turn_user"] and each["channel"]]
        run.hands.up = [(each["turn_user"], each["channel"], number) for number, each in running]
        run.hands.games = list(records.games)
        messages.note_seats(records.people())
        size = min(run.chance.choice((1, 2, 4, AT_ONCE)), count - sent)
        at_work |= await run.volley(size)
        sent += size
        _comings_and_goings(run)
        records.compare(at_work)
        messages.note_seats(records.people())
        run.tidy()
        if sent // PROGRESS > (sent - size) // PROGRESS:
            print(f"  {sent} of {count}, {len(run.faults)} faults", file=sys.stderr, flush=True)
        # What was sent just before may be told, or follow, a little later.
        at_work = set(list(at_work)[-40:])


def _comings_and_goings(run: Run) -> None:
    """Now and then somebody leaves a server or comes back to it."""
    if run.chance.random() > 0.02:
        return
    guild = run.chance.choice(run.scene.guilds)
    people = [each for each in run.scene.people if each not in run.scene.managers[guild.id]]
    user = run.chance.choice(people)
    if user in guild.members:
        guild.members.remove(user)
    else:
        guild.members.append(user)


def _replayed(records: Records, faults: Faults) -> int:
    """Each game comes to its end from its log alone; how many there are."""
    logs = records.logs()
    for game, (setup, entries) in logs.items():
        try:
            Rules().load_game(setup, entries, None)
        except Exception as error:
            faults.note(f"game {game} can't be played anew: {error!r}")
    return len(logs)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it; 1 where faults were found."""
    parser = argparse.ArgumentParser(prog="python -m tests.hostile.fuzz", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--scene", type=int, default=SCENE, help="interactions until all begins anew")
    parser.add_argument("--drawn", action="store_true", help="draw pictures, too")
    parser.add_argument("--robots", action="store_true", help="robots think")
    chosen = parser.parse_args(arguments)
    faults, figures, began = Faults(), Figures(), time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        files = FileGuard(faults, [Path(tempfile.gettempdir())])
        for number, start in enumerate(range(0, chosen.count, chosen.scene)):
            folder = Path(name) / str(number)
            folder.mkdir()
            count = min(chosen.scene, chosen.count - start)
            how = {"drawn": chosen.drawn, "robots": chosen.robots}
            asyncio.run(attacked(folder, chosen.seed * 1000 + number, count, faults, figures, **how))
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            spent = time.monotonic() - began
            done = sum(figures.sent.values())
            print(f"{done} in {spent:.0f} s, at most {memory:.0f} MB, {len(faults)} faults", flush=True)
        files.awake = False
    print(figures.told())
    for each in faults:
        print(f"FAULT {each}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
