"""Any earlier position: the option `at` of what shows how things stand, and the buttons that lead from one to another.

A command that looks gives what it shows as a `Look`, of a game as it stands or as it stood: `answer` shows it, and
`leafing` answers its buttons. They bear "KIND SEQ;ABOUT", such as "m57;E12": one move back to 57, around E12.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import discord

from bot.discord.codes import Code, small_number
from bot.discord.commands import Option, Text
from bot.discord.completion import Found
from bot.discord.components import Button, Shown, button
from bot.discord.drawing import Wish, draw
from bot.discord.feature import Click, Manner
from bot.discord.front import Confusing
from bot.discord.looking.news import last_look
from bot.discord.posts.solo import round_line
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit, Reading
from bot.service import GameService
from bot.service.games.history import Around
from bot.words.stories import capitalized

T = TypeVar("T")

LOOKED = "look"
"""What stands for the position at one's last look."""
ROUND = re.compile(r"(\d{1,3})\.(\d{1,3})")
LEAVES = 1
"""The row of the buttons that leaf, below those of the command itself."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a command shows of a position: its lines, pictures, further buttons; `bare` where nothing can be drawn."""

    lines: Sequence[str]
    wishes: Sequence[Wish] = ()
    buttons: Sequence[Button] = ()
    bare: Sequence[str] = ()


Looker = Callable[[Reading, GameVisit, str], Awaitable[Look]]
"""Looks at the game of a reading, for whoever comes, at the hex or company that is named."""


class PastReading(Reading):
    """A game as it stood after entry `seq`, in somebody's words."""

    def __init__(self, reading: Reading, seq: int) -> None:
        super().__init__(reading.front, replace(reading.info, seq=seq), reading.words)

    async def read(self, look: Callable[[Any], T]) -> T:
        """The value of `look(game)` on the earlier position."""
        return await self.service.history.at(self.game, self.info.seq, look)

    async def found(self, look: Callable[[Any], T]) -> T:
        """The same; nothing is kept of an earlier position."""
        return await self.read(look)

    async def draw(
        self, wishes: Sequence[Wish], moves: Sequence[Any] = (), *, later: bool = False
    ) -> list[discord.File]:
        """Pictures of the earlier position."""
        past: Any = _Past(self.service, self.info.seq)
        return await draw(past, self.info, self.words, wishes, moves, later=later) if wishes else []


class _Past:
    """Reads an earlier position where a picture is to be drawn."""

    def __init__(self, service: GameService, seq: int) -> None:
        self._service, self._seq, self.workers = service, seq, service.workers

    async def read(self, game_id: int, look: Callable[[Any], T]) -> T:
        return await self._service.history.at(game_id, self._seq, look)


async def answer(visit: GameVisit, verb: str, look: Looker, about: str, at: str, *, show: bool) -> None:
    """Answer a command: the position that was asked for, or the present one; privately unless it's to `show`."""
    seq = await _meant(visit, at)
    content, view, pictures = await _page(visit, verb, look, about, seq, show=show)
    await visit.finish(content, pictures, view)


def leafing(verb: str, look: Looker) -> Click:
    """What answers the buttons that lead to other positions: in place on one's own message, elsewhere privately."""

    async def click(visit: GameVisit, code: Code) -> None:
        kind, _, about = code.argument.partition(";")
        seq = None if kind == "n" else min(small_number(kind[1:]), visit.info.seq)
        content, view, pictures = await _page(visit, verb, look, about, seq, show=False)
        await visit.answer(content, view, pictures, update=visit.is_private)

    return Click(click, Manner.OWN)


async def _page(
    visit: GameVisit, verb: str, look: Looker, about: str, seq: int | None, *, show: bool
) -> tuple[str, Shown, list[discord.File]]:
    """The text, the buttons and the pictures of a position; None for the present."""
    base = visit.read_by(all_of_them=show)
    around = await visit.service.history.around(visit.game, visit.info.seq if seq is None else seq)
    reading = base if seq is None else PastReading(base, seq)
    found = await look(reading, visit, about)
    pictures = await reading.draw(found.wishes)
    said = found.lines if pictures else (found.bare or found.lines)
    lines = [*said[:1], *([await _heading(reading, around)] if seq is not None else []), *said[1:]]
    view = Shown()
    for each in (*found.buttons, *_leaves(visit, base, verb, about, around, past=seq is not None)):
        view.add_item(each)
    return bounded(lines), view, pictures


async def _heading(reading: Reading, around: Around) -> str:
    """Which position it is: after which move, made when, in which round."""
    made = "none" if around.at is None else f"<t:{int(around.at)}:f>"
    figures = {"seq": str(around.seq), "round": await round_line(reading), "made": made}
    return reading.words("past-taken_back" if around.taken_back else "past-heading", **figures)


def _leaves(visit: GameVisit, base: Reading, verb: str, about: str, around: Around, *, past: bool) -> list[Button]:
    """To the round and the move before and after, as far as there are any, and back to the present."""
    steps = [
        ("r", around.round_before, "button-round_before"),
        ("m", around.move_before, "button-move_before"),
        ("v", around.move_after, "button-move_after"),
        ("s", around.round_after, "button-round_after"),
    ]
    made = [
        button(visit.code(verb, f"{kind}{seq};{about}"), base.words(key), row=LEAVES)
        for kind, seq, key in steps
        if seq is not None and (past or kind in "rm")
    ]
    return [*made, button(visit.code(verb, f"n;{about}"), base.words("button-present"), row=LEAVES)] if past else made


# --- which position is meant


async def _meant(visit: GameVisit, typed: str) -> int | None:
    """The entry that was typed or chosen; None for the present. Confusing for what is none."""
    typed = typed.strip()
    if not typed:
        return None
    if typed == LOOKED:
        return await last_look(visit)
    number = ROUND.fullmatch(typed)
    if number is not None:
        return await _round_begin(visit, int(number[1]), int(number[2]), typed)
    seq = small_number(typed.lstrip("#"), -1)
    if not 0 <= seq <= visit.info.seq:
        raise Confusing("no_such_moment", at=typed[:20], last=visit.info.seq, game=visit.game)
    return seq


async def _round_begin(visit: GameVisit, set_number: int, round_number: int, typed: str) -> int:
    """The entry with which an operating round began."""
    for each in await visit.service.history.rounds(visit.game):
        begun = each["round"]
        if (begun["round"], begun["set_number"], begun["round_number"]) == ("operating", set_number, round_number):
            return int(each["seq"])
    raise Confusing("no_such_moment", at=typed[:20], last=visit.info.seq, game=visit.game)


async def _moments(visit: GameVisit) -> Found:
    """One's last look, the move that is being typed, and the beginnings of the rounds, newest first."""
    words, names = visit.words, visit.label_names
    looked = await last_look(visit)
    found: Found = [] if looked is None else [(LOOKED, words("past-looked", seq=str(looked)))]
    typed = small_number(str(visit.typed("at") or "").lstrip("#"), -1)
    if 0 <= typed <= visit.info.seq:
        found.append((str(typed), words("past-move", seq=str(typed))))
    for each in reversed(await visit.service.history.rounds(visit.game)):
        begun = words("past-round", round=capitalized(names.round(each["round"])), seq=str(each["seq"]))
        found.append((str(each["seq"]), begun))
    return found


AT: Option = ("at", str, Text(_moments))
"""Which position is meant; the present without it."""
