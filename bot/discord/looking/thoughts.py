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
from bot.discord.texts import LINE_LIMIT, bounded, story_text
from bot.discord.visit import GameVisit
from bot.service import text
from bot.service.people.robot_seats import is_robots
from bot.words.names import Names
from bot.words.stories import leaders_of, story_of, within
from bot.work.thinking import Thought
from engine.actions import Pass

MOVES = 3
"""So many moves of robots are explained, the newest ones."""
LINES = 6
LOOK_BACK = 60
"""So many entries before a move tell who leads the companies: a company's turn is far shorter, offers included."""

Row = Mapping[str, Any]
Move = Sequence[Row]
"""The rows of one command."""
Leading = Mapping[str, str]
"""Who leads a company, as far as that's known."""


async def _why(visit: GameVisit) -> None:
    """`/why`: for the last moves of robots."""
    lines = await robots_whys(visit, await visit.service.story(visit.game))
    await visit.say(bounded([heading_of(visit.info, visit.words), *(lines or [visit.words("thought-none")])]))


async def robots_whys(visit: GameVisit, rows: Sequence[Row]) -> list[str]:
    """What robots did last in these rows, and why, as far as that's known."""
    lines: list[str] = []
    before: list[str] = []
    for move in robots_moves(rows)[-MOVES:]:
        leading = await _leading(visit, move[0]["seq"] - 1)
        whys = await _whys(visit, move, leading)
        # What weighed a move often weighs the next one, too: the same figures aren't told twice.
        again = len(whys) > 1 and whys == before
        lines += move_lines(move, _made(move), visit.names, leading)
        lines += [f"  - {each}" for each in ([visit.words("thought-again")] if again else whys)]
        before = whys
    return lines


def robots_moves(rows: Sequence[Row]) -> list[Move]:
    """The moves that robots have thought of, each with all of its rows."""
    moves = [list(move) for _, move in groupby(rows, lambda row: row["command"])]
    return [move for move in moves if is_robots(move[0].get("mark"))]


def _made(move: Move) -> list[Row]:
    """What the robot itself did of a command, as JSON."""
    return [row["action"] for row in move if row.get("mark")]


async def _leading(visit: GameVisit, seq: int) -> Leading:
    """Who led the companies after an entry, as the last entries up to it tell."""
    return leaders_of(await visit.service.story(visit.game, max(0, seq - LOOK_BACK), seq), visit.names)


async def _whys(visit: GameVisit, move: Move, leading: Leading) -> list[str]:
    """Why a robot did this, found anew from the position before."""
    first, strength = move[0], move[0]["mark"].partition(":")[2]
    try:
        thought = await visit.service.thoughts.explained(visit.game, visit.person, first["seq"] - 1, strength)
    except errors.NoThought as error:
        return [visit.words(f"refusal-{error.key}")]
    if [each.to_json() for each in thought.actions] != _made(move):
        return [visit.words("thought-simple")]
    return why_lines(thought, first["by"], visit.names, leading)


def move_lines(rows: Sequence[Row], actions: Sequence[Row], names: Names, leading: Leading) -> list[str]:
    """What a move does, in a few lines with marks; the end of a turn, of which no event tells, is said first."""
    told = story_text(rows, names, most=LINES, owners=leading)
    return [f"- {_end(rows[0]['by'], names)}", *told] if _is_end(rows, actions) else told


def _is_end(rows: Sequence[Row], actions: Sequence[Row]) -> bool:
    """Whether nothing is done but to end the turn: a pass that isn't told as one, as something was done before."""
    told = any(
        event["type"] == "passed" and not event["forced"] and event["player"] == row["by"]
        for row in rows
        for event in row["events"]
    )
    return not told and {each["type"] for each in actions} == {Pass.type}


def _end(seat: str, names: Names) -> str:
    return names.words("line", who=names.person(seat), what=names.words("thought-ends"))


def why_lines(thought: Thought, seat: str, names: Names, leading: Leading) -> list[str]:
    """Why it's this: two lines at most."""
    lines: list[str] = []
    for remark in thought.why:
        figures = {name: value for name, value in remark.figures.items() if name != "instead"}
        other = _other(thought, remark.figures["instead"], seat, names, leading) if "instead" in remark.figures else ""
        key = f"thought-{remark.key}-instead" if other else f"thought-{remark.key}"
        lines.append(names.words(key, instead=other, **figures))
    return lines


def _other(thought: Thought, action: Row, seat: str, names: Names, leading: Leading) -> str:
    """The next best move itself, without what follows by it; "" where nothing is told of it."""
    rows = [{"by": seat, "events": thought.instead}]
    if _is_end(rows, [action]):
        return _end(seat, names)
    told = story_of(rows, names, owners=leading)
    if not told:
        return ""
    said = text.shorten(within(told[0], names, LINE_LIMIT), LINE_LIMIT)
    return _turned(said, _tile_of(thought.events), _tile_of(thought.instead), names)


def _tile_of(events: Sequence[Row]) -> Row | None:
    return next((each for each in events if each["type"] == "tile_laid"), None)


def _turned(said: str, laid: Row | None, other: Row | None, names: Names) -> str:
    """With how a tile lies that differs from the one laid in nothing else, as a line about a tile doesn't say that."""
    if laid is None or other is None or any(laid[each] != other[each] for each in ("hex", "tile")):
        return said
    then, now = (names.rotation(each["tile"], each["rotation"]) for each in (laid, other))
    return names.words("thought-turned", what=said, rotation=now, laid=then) if then != now else said


async def _hint(visit: GameVisit) -> None:
    """`/hint`: what a robot would do in one's place."""
    thought = await visit.service.thoughts.hint(visit.game, visit.person)
    seat = visit.info.turn.seat if visit.info.turn is not None else ""
    leading = await _leading(visit, visit.info.seq)
    rows = [{"seq": 0, "by": seat, "events": list(thought.events)}]
    told = move_lines(rows, [each.to_json() for each in thought.actions], visit.names, leading)
    lines = [heading_of(visit.info, visit.words), visit.words("hint-heading"), *told]
    await visit.say(bounded([*lines, *why_lines(thought, seat, visit.names, leading), visit.words("hint-note")]))


async def _hint_button(visit: GameVisit, code: Code) -> None:
    """The same, by a lesson's button."""
    await _hint(visit)


def commands() -> list[Command]:
    """`/why` and `/hint`."""
    return [Command("why", _why), Command("hint", _hint)]


FEATURE = Feature(commands, buttons={"hint": Click(_hint_button, Manner.PRIVATE)})
