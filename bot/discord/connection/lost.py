"""Answers that got lost after something was carried out, also by the end of the process: it isn't done twice.

Each change is signed with what was asked for (`storage.ledger`), and the signature goes once the answer is given.

Where the database was cut off as something was stored, not even the bot knows whether it's done. It goes on asking; who
has asked for it waits for that before the next thing is done for them, so asking for the same again is safe.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import discord

from bot.errors import Unavailable
from storage import Errand, Storage, StorageError, Uncertain
from storage.ledger import close_errand, has_written, in_doubt

log = logging.getLogger(__name__)

KEPT_SECONDS = 6 * 3600.0
"""So long somebody may be without an answer by an outage, and ask for the same again once it's over."""
PATIENCE = 10.0
"""Seconds for which somebody waits to hear what became of what they had asked for before."""
SLOW = 5.0
"""Seconds after which an answer that's still under way counts as lost for whoever asks again."""
AGAIN = 1.0
"""Seconds until the database is asked once more."""


@dataclass(eq=False)
class Doubt:
    """An errand of which it isn't known whether it was carried out; `known` will say. `repeated`: it's asked for again,
    and that answer tells.
    """

    errand: Errand
    known: asyncio.Task[bool]
    repeated: bool = False


class LostAnswers:
    """For each person the last errand that was carried out and not answered.

    It's settled by whatever they change next, or by being told of it; looking at something settles nothing.
    """

    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        """`clock` gives unix seconds."""
        self._storage, self._clock = storage, clock
        self._lost: dict[str, Errand] = {}
        self._inherited: set[Errand] = set()
        """Those that an earlier run, or another process, has left; it may have given the answer since."""
        self._under_way: dict[asyncio.Task[Any] | None, Errand] = {}
        self._told: dict[asyncio.Task[Any] | None, tuple[Errand, float]] = {}
        """What is being told, and since when."""
        self._doubts: list[Doubt] = []
        self._telling: set[asyncio.Task[None]] = set()

    async def load(self) -> None:
        """Learn which answers an earlier run has left open."""
        found = await self._storage.unanswered.since(self._clock() - KEPT_SECONDS)
        self._lost = {each.user: each for each in found}
        self._inherited = set(found)

    def forget(self, user: str) -> None:
        """Nothing is owed to a person who was struck out."""
        self._lost.pop(user, None)

    def errand(self, interaction: discord.Interaction[Any]) -> Errand:
        """What is signed with whatever this interaction changes."""
        found = Errand(str(interaction.user.id), asked(interaction), self._clock())
        self._under_way = {task: each for task, each in self._under_way.items() if task is None or not task.done()}
        self._under_way[asyncio.current_task()] = found
        return found

    def look_up(self, interaction: discord.Interaction[Any]) -> Errand | None:
        """The errand of this person that had no answer, if it's recent; it's settled if this is the same again."""
        found = self._lost.get(str(interaction.user.id))
        if found is not None:
            interaction.extras[OWED] = found
            if found.what == asked(interaction):
                self.settle(interaction)
        return self.owed(interaction)

    def owed(self, interaction: discord.Interaction[Any]) -> Errand | None:
        """What `look_up` has found."""
        found: Errand | None = interaction.extras.get(OWED)
        return found if found is not None and 0 <= self._clock() - found.at < KEPT_SECONDS else None

    def settle(self, interaction: discord.Interaction[Any]) -> None:
        """The answer to this interaction tells what had no answer, or comes after it."""
        found: Errand | None = interaction.extras.get(OWED)
        if found is not None and self._lost.get(found.user) is found:
            del self._lost[found.user]
            self._told[asyncio.current_task()] = (found, self._clock())
        interaction.extras[SETTLED] = found

    def tells(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether the answer to this interaction tells that what was asked for before is done."""
        return interaction.extras.get(SETTLED) is not None

    def restore(self, interaction: discord.Interaction[Any]) -> None:
        """The answer that was to tell it got lost as well: it's still owed."""
        found: Errand | None = interaction.extras.pop(SETTLED, None)
        if found is not None:
            self._lost.setdefault(found.user, found)

    def answered(self, interaction: discord.Interaction[Any]) -> None:
        """The interaction has its answer: nothing is owed to the person any more, unless they only looked, or it could
        not be said whether it's done.
        """
        errand = close_errand()
        if in_doubt() is not None:
            return
        if has_written():
            self.settle(interaction)
        for each in (errand if has_written() else None, interaction.extras.get(SETTLED)):
            if each is not None:
                self._storage.unanswered.strike_out(each)
                # Whatever else is to tell it, and still under way, isn't waited for any more.
                self._told = {task: told for task, told in self._told.items() if told[0] != each}
                self._under_way = {task: other for task, other in self._under_way.items() if other != each}

    def add(self, interaction: discord.Interaction[Any]) -> None:
        """The interaction was carried out, and its answer got lost."""
        errand = close_errand() or self.errand(interaction)
        self._lost[errand.user] = errand

    # --- what isn't known yet

    def doubt(self, interaction: discord.Interaction[Any]) -> Doubt | None:
        """Begin to find out whether this was carried out, where that isn't known."""
        uncertain = in_doubt()
        if uncertain is None:
            return None
        errand = close_errand() or self.errand(interaction)
        found = Doubt(errand, asyncio.ensure_future(self._found_out(errand, uncertain)))
        self._doubts.append(found)
        return found

    async def _found_out(self, errand: Errand, uncertain: Uncertain) -> bool:
        """Whether it was carried out; then the person is owed an answer, until they're told when they ask again."""
        try:
            done = await self._outcome(errand, uncertain)
        finally:
            self._doubts = [each for each in self._doubts if each.errand is not errand]
        if done:
            self._lost[errand.user] = errand
        log.warning("an errand of which that wasn't known was %scarried out", "" if done else "not ")
        return done

    async def _outcome(self, errand: Errand, uncertain: Uncertain) -> bool:
        try:
            return await uncertain.outcome()
        except Uncertain:
            log.warning("what became of a transaction is to be seen from its signature alone")
        while True:
            try:
                return await self._storage.unanswered.has(errand)
            except StorageError as error:
                log.debug("it can't be seen yet: %s", error)
                await asyncio.sleep(AGAIN)

    async def clear_up(self, interaction: discord.Interaction[Any]) -> None:
        """Wait until it's known what became of what this person had asked for before; Unavailable, StorageError."""
        user, what = str(interaction.user.id), asked(interaction)
        for each in [each for each in self._doubts if each.errand.user == user]:
            is_same = each.errand.what == what
            each.repeated |= is_same
            try:
                async with asyncio.timeout(PATIENCE):
                    await asyncio.shield(each.known)
            except TimeoutError:
                each.repeated = False
                raise Unavailable("uncertain" if is_same else "storage") from None
        await self._note_slow(user)
        found = self._lost.get(user)
        if found in self._inherited and not await self._storage.unanswered.has(found):
            self._inherited.discard(found)
            self._lost.pop(user, None)

    async def _note_slow(self, user: str) -> None:
        """What was carried out for them, and whose answer has been under way for long, counts as lost."""
        self._told = {task: each for task, each in self._told.items() if task is not None and not task.done()}
        for told, since in self._told.values():
            if told.user == user and self._clock() - since >= SLOW:
                self._lost.setdefault(user, told)
        for task, each in list(self._under_way.items()):
            late = each.user == user and self._clock() - each.at >= SLOW and task is not None and not task.done()
            if late and await self._storage.unanswered.has(each):
                self._lost[user] = each

    def once_known(self, doubt: Doubt, tell: Callable[[bool], Coroutine[Any, Any, None]]) -> None:
        """Have it told whether that was carried out; who asks for it again before hears it by that answer."""

        async def wait() -> None:
            done = await doubt.known
            if not doubt.repeated:
                await tell(done)

        task = asyncio.ensure_future(wait())
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def stop(self) -> None:
        """Find out nothing more: the next run sees it from what is signed."""
        for each in (*self._telling, *(doubt.known for doubt in self._doubts)):
            each.cancel()


OWED, SETTLED = "owed", "settled"
"""In an interaction's `extras`: the errand of its person that had no answer, and the one that it settles."""


def asked(interaction: discord.Interaction[Any]) -> str:
    """A digest of what was typed, clicked, chosen or filled in, and where."""
    data: Any = interaction.data or {}
    what = [data.get(each) for each in ("name", "options", "custom_id", "values", "components")]
    where = [interaction.channel_id, interaction.message.id if interaction.message is not None else None]
    text = json.dumps([where, what], sort_keys=True, default=str)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
