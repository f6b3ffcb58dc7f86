"""`/why`: why did the robot move so? `/hint`: what would one do? Private, with figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from bot import errors
from bot.discord.codes import Code
from bot.discord.commands import Command
from bot.discord.feature import Click, Feature, Manner
from bot.discord.game_info import heading_of
from bot.discord.texts import bounded, story_text
from bot.discord.visit import GameVisit
from bot.service.people.robot_seats import is_robots
from bot.words.names import Names
from bot.work.thinking import Thought

MOVES = 3
"""So many moves of robots are explained, the newest ones."""
LINES = 6

Row = Mapping[str, Any]
Move = Sequence[Row]
"""The rows of one command."""


async def _why(visit: GameVisit) -> None:
    """`/why`: for the last moves of robots."""
    lines = await robots_whys(visit, await visit.service.story(visit.game))
    await visit.say(bounded([heading_of(visit.info, visit.words), *(lines or [visit.words("thought-none")])]))


async def robots_whys(visit: GameVisit, rows: Sequence[Row]) -> list[str]:
    """What robots did last in these rows, and why, as far as that's known."""
    lines: list[str] = []
    for move in robots_moves(rows)[-MOVES:]:
        lines += [*story_text(move, visit.names, most=LINES), *await _whys(visit, move)]
    return lines


def robots_moves(rows: Sequence[Row]) -> list[Move]:
    """The moves that robots have thought of, each with all of its rows."""
    moves = [list(move) for _, move in groupby(rows, lambda row: row["command"])]
    return [move for move in moves if is_robots(move[0].get("mark"))]


async def _whys(visit: GameVisit, move: Move) -> list[str]:
    """Why a robot did this, found anew from the position before."""
    first, strength = move[0], move[0]["mark"].partition(":")[2]
    try:
        thought = await visit.service.thoughts.explained(visit.game, visit.person, first["seq"] - 1, strength)
    except errors.NoThought as error:
        return [f"  - {visit.words(f'refusal-{error.key}')}"]
    made = [row["action"] for row in move if row.get("mark")]
    if [each.to_json() for each in thought.actions] != made:
        return [f"  - {visit.words('thought-simple')}"]
    return [f"  - {each}" for each in why_lines(thought, first["by"], visit.names)]


def why_lines(thought: Thought, seat: str, names: Names) -> list[str]:
    """Why it's this: two lines at most."""
    other = story_text([{"seq": 0, "by": seat, "events": list(thought.instead)}], names, most=1)
    lines: list[str] = []
    for remark in thought.why:
        figures = {name: value for name, value in remark.figures.items() if name != "instead"}
        if "instead" in remark.figures and other:
            lines.append(names.words(f"thought-{remark.key}-instead", instead=other[0].removeprefix("- "), **figures))
        else:
            lines.append(names.words(f"thought-{remark.key}", **figures))
    return lines


async def _hint(visit: GameVisit) -> None:
    """`/hint`: what a robot would do in one's place."""
    thought = await visit.service.thoughts.hint(visit.game, visit.person)
    seat = visit.info.turn.seat if visit.info.turn is not None else ""
    rows = [{"seq": 0, "by": seat, "events": list(thought.events)}]
    told = story_text(rows, visit.names, most=LINES)
    lines = [heading_of(visit.info, visit.words), visit.words("hint-heading"), *told]
    await visit.say(bounded([*lines, *why_lines(thought, seat, visit.names), visit.words("hint-note")]))


async def _hint_button(visit: GameVisit, code: Code) -> None:
    """The same, by a lesson's button."""
    await _hint(visit)


def commands() -> list[Command]:
    """`/why` and `/hint`."""
    return [Command("why", _why), Command("hint", _hint)]


FEATURE = Feature(commands, buttons={"hint": Click(_hint_button, Manner.PRIVATE)})
