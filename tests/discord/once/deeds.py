"""What people do at the table, and what they're told of it.

They type, click, choose and fill in; ask once more where no answer came; tap twice in a moment, or two at once.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import Any

from bot.discord.codes import read_code
from bot.local.actors import Actor, BotAnswer, NotAnswered
from bot.local.client_limits import CannotDo
from bot.local.standin.interactions import DEFER_UPDATE
from bot.local.standin.model import Message
from tests.discord.once.evening import HOUR, Evening
from tests.discord.party import codes

DONE, NOT, OPEN, SILENT, SEEN, AGAIN_LATER = "done", "not done", "not known", "no answer", "seen", "to be asked again"
"""What somebody knows of their deed: they were told, or not, or saw that what they had clicked is gone."""
YES = re.compile(
    r"already done|[Ii]t’s done|is done\.|^- \S+ (passes|bids|buys|picks)|^- Minor|passes:|^Undone|undone already",
    re.MULTILINE,
)
BEFORE = re.compile(r"already done|You asked for that|undone already")
"""It was done by what they asked for before, and isn't done now."""
AGAIN = re.compile(r"Nothing was changed|try again|ask again|under way here already")
TURN_SECONDS = 3 * HOUR
PAUSES = (1.0, 5.0, 20.0, 120.0)
TYPED = {
    "pass": (),
    "bid": ("private", "amount"),
    "buy_private": (),
    "draft_company": ("company",),
    "draft_share": ("company",),
}
"""The moves, with the options of their commands."""


@dataclass
class Deed:
    """Something that somebody wants done once, however often they ask for it."""

    user: str
    name: str
    how: str
    known: str = SILENT
    said: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.user[-3:]} {self.name} ({self.how}): {self.known} {self.said}"


@dataclass
class Way:
    """How to ask for it: a command's options, or a component of a message with what's chosen there and typed in."""

    name: str
    how: str
    options: dict[str, Any] = field(default_factory=dict)
    message: Message | None = None
    code: str = ""
    value: str | None = None


class Hands:
    """Plays for whoever is up."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.chance, self.server = evening, evening.chance, evening.server
        self.deeds: list[Deed] = []
        self._about_another = False
        """Whether those that were told that it's done were told that it was before."""

    async def do_one(self) -> None:
        """Whoever is up does something, until they know what became of it."""
        evening = self.evening
        _, user = evening.truth.up()
        if user is None:
            return
        if self._may_undo() and self.chance.random() < 0.3:
            last = self.deeds[-1]
            await self._do(evening.actor(last.user), Way("undo", "typed"))
            return
        actor = evening.actor(user)
        way = await self._way(actor)
        if way is not None:
            await self._do(actor, way)

    def _may_undo(self) -> bool:
        return bool(self.deeds) and self.deeds[-1].known == DONE and self.deeds[-1].name != "undo"

    # --- which way

    async def _way(self, actor: Actor) -> Way | None:
        """Something that can be done now; None where the game has gone on meanwhile."""
        if self.chance.random() < 0.2 and "pass" in self._possible():
            return Way("pass", "typed")
        before = self.evening.truth.up()
        try:
            message = await self.server.until(self.evening.asking, TURN_SECONDS, "a message that asks whoever is up")
        except TimeoutError:
            if self.evening.truth.up() != before:
                return None
            # The message may be behind the game, as its edit got lost; whoever is up can always type.
            return Way("pass", "typed")
        how = self.chance.choice(("clicked", "clicked", "own", "typed"))
        if how == "own":
            opened = await self._opened(actor, message)
            message, how = opened or message, "own" if opened else "clicked"
        found = self._components(message, how)
        if not found:
            return Way("pass", "typed")
        way = self.chance.choice(found)
        return self._as_typed(way) if how == "typed" else way

    def _possible(self) -> set[str]:
        found = self.evening.asking()
        return set() if found is None else {each.name for each in self._components(found, "")}

    async def _opened(self, actor: Actor, message: Message) -> Message | None:
        """One's own panel."""
        try:
            code = next(each for each in codes(message) if ":my:" in each)
            answer = await actor.click(message, custom_id=code)
            return answer.message
        except (AssertionError, TimeoutError, StopIteration):
            return None

    def _components(self, message: Message, how: str) -> list[Way]:
        """The buttons and menus' lines on a message that make one move."""
        found: list[Way] = []
        for part in message.parts():
            code = read_code(part.get("custom_id", ""))
            if code is not None and code.verb == "act":
                found += [Way(code.argument.partition("|")[0], how, {}, message, part["custom_id"])] * 3
            for option in part.get("options", ()) if code is not None and code.verb == "pick" else ():
                value = option["value"]
                name = value.removeprefix("ask|").partition("|")[0]
                if "~" not in value and name in TYPED:
                    found.append(Way(name, how, {}, message, part["custom_id"], value))
        return found

    def _as_typed(self, way: Way) -> Way:
        """The same by a command."""
        fields = TYPED.get(way.name, ())
        values = (way.value or "").removeprefix("ask|").split("|")[1:]
        if way.name not in TYPED or way.name == "buy_private":
            return Way("pass", "typed")
        options: dict[str, Any] = dict(zip(fields, values, strict=False))
        if "amount" in fields:
            options["amount"] = self._amount()
        return Way(way.name, "typed", options)

    def _amount(self) -> int:
        return 5 * self.chance.randint(9, 30)

    # --- doing it

    async def _do(self, actor: Actor, way: Way) -> None:
        deed = Deed(actor.id, way.name, way.how)
        self.deeds.append(deed)
        end, amount = self.evening.loop.time() + TURN_SECONDS, self._amount()
        while self.evening.loop.time() < end:
            unheard = deed.known in (SILENT, OPEN) and bool(deed.said)
            deed.known = await self._tried(deed, actor, way, amount)
            if deed.known == DONE and not unheard and self._about_another:
                # Nothing of this one was asked for before: it's about an earlier deed of theirs, whose answer came just
                # as the process ended.
                deed.known = AGAIN_LATER
            if deed.known == DONE and self._about_another and self._is_like_the_last():
                # It may be told of that one, as above, though this was asked for without an answer.
                deed.known = SEEN
            if deed.known in (DONE, NOT, SEEN):
                return
            await asyncio.sleep(self.chance.choice(PAUSES))

    def _is_like_the_last(self) -> bool:
        """Whether the newest deed can't be told from the one before, which was done: the same person did the same."""
        *_, before, deed = [None, *self.deeds]
        return before is not None and (before.user, before.name) == (deed.user, deed.name)

    async def _tried(self, deed: Deed, actor: Actor, way: Way, amount: int) -> str:
        """What somebody knows after one try, or two at once; now and then the gateway tells of it twice.

        A command that's typed twice in a moment is two.
        """
        rolled = self.chance.random()
        tries = [self._once(actor, way, amount)]
        if rolled < 0.12 and way.message is not None:
            tries.append(self._once(actor, way, amount))
        elif rolled < 0.2 and way.message is not None and way.how == "clicked":
            other = next(each for each in self.evening.people if each is not actor)
            tries.append(self._once(other, way, amount))
        elif rolled < 0.3:
            self.evening.meanwhile(self._repeat())
        told = await asyncio.gather(*tries)
        deed.said += [f"{known}: {text[:60]}" for known, text in told]
        self._about_another = all(BEFORE.search(text) for known, text in told if known == DONE)
        if len(told) > 1 and rolled >= 0.12:
            return told[0][0]
        return next((known for known, _ in told if known == DONE), told[0][0])

    async def _repeat(self) -> None:
        """Discord tells of the newest interaction once more."""
        before = len(self.server.interactions.all)
        await asyncio.sleep(self.chance.choice((0.0, 0.01, 1.0)))
        found = list(self.server.interactions.all.values())
        if len(found) > before:
            payload = self.server.payloads.interaction(found[-1])
            self.server.gateway.dispatch("INTERACTION_CREATE", payload, found[-1].guild_id, 0)

    async def _once(self, actor: Actor, way: Way, amount: int) -> tuple[str, str]:
        try:
            answer = await self._asked(actor, way, amount)
        except CannotDo:
            return SEEN, ""
        except (NotAnswered, TimeoutError) as error:
            return SILENT, str(error)
        return self._read(way, answer)

    async def _asked(self, actor: Actor, way: Way, amount: int) -> BotAnswer:
        if way.message is None:
            return await actor.slash(self.evening.channel, way.name, **way.options)
        if way.value is None:
            answer = await actor.click(way.message, custom_id=way.code)
        else:
            answer = await actor.select(way.message, way.value, custom_id=way.code)
        if answer.interaction.modal is not None:
            answer = await actor.submit(answer, number=str(amount))
        if answer.interaction.answer == DEFER_UPDATE:
            await answer.touched()
        return answer

    def _read(self, way: Way, answer: BotAnswer) -> tuple[str, str]:
        """What an answer says, as people read it."""
        message = self.server.world.messages.get(answer.interaction.response_id or "")
        own = answer.interaction.answer == DEFER_UPDATE
        texts = [each.text for each in answer.followups]
        texts += [message.text] if message is not None and (not own or way.how == "own") else []
        text = "\n".join(texts)
        if "don’t know yet" in text:
            return OPEN, text
        if YES.search(text):
            return DONE, text
        if AGAIN.search(text):
            return OPEN, text
        if own and not texts:
            return (DONE, "it goes on") if message is None or way.code not in codes(message) else (SILENT, "stays")
        return NOT, text
