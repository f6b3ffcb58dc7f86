"""What a lesson says at its halts: what came of the last move, what there is to learn now, and what to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.discord.citations import rule_button
from bot.discord.components import Button, button
from bot.discord.game_info import title_name
from bot.discord.looking.help import command
from bot.service.intents.tutor import LEARNER, Halt, lesson_of
from bot.words.names import Names
from bot.words.stories import capitalized, line_of, shorten_lines, story_of, within

if TYPE_CHECKING:
    from bot.discord.visit import Reading
    from bot.service import GameInfo

TOLD = 2
"""So many lines tell what the others have done since."""
LONG = 10
"""So many moves made by robots are a stretch, of which it's told what it came to."""
LANDMARKS, CHANGES, LINE = 3, 4, 160
"""Of a stretch: lines about what nobody may miss, figures of the learner's own, characters of the last lines."""


def is_over(info: GameInfo) -> bool:
    """Whether a game is a lesson that has passed all its halts, or whose game has ended."""
    return info.lesson is not None and (not info.lesson.get("halt") or info.status != "running")


def buttons(reading: Reading, marker: str = "") -> list[Button]:
    """The halt's clause, a hint, skip this, end the lesson, which bears an announcement's marker; else none."""
    if reading.info.lesson is None or is_over(reading.info):
        return []
    words, halt = reading.words, _halt(reading.info)
    rule = rule_button(reading.info, halt.clause, words) if halt is not None else None
    hint, skip = (button(reading.code(verb), words(f"button-{verb}")) for verb in ("hint", "skip_halt"))
    return [
        *([rule] if rule else []),
        hint,
        skip,
        button(reading.code("end_lesson", marker), words("button-end_lesson")),
    ]


def _halt(info: GameInfo) -> Halt | None:
    """The halt that a lesson is at; None for a position that none is for."""
    lesson, now = lesson_of(info.title), info.lesson or {}
    return lesson.halt(now.get("halt", "")) if lesson is not None else None


async def told_lines(reading: Reading) -> list[str] | None:
    """The lines of the halt that the lesson is at; None for a position that no halt is for, as after an undo."""
    info, names = reading.info, reading.names
    now, words, halt = info.lesson or {}, reading.words, _halt(info)
    if halt is None:
        return None
    name = words(names.own(f"lesson-name-{halt.name}"))
    place = {"number": str(len(now["seen"])), "of": str(now["of"])}
    heading = words("lesson-heading", title=title_name(info), what=name, **place)
    figures = {"phase": names.phase(await reading.found(_phase))}
    rows = since_own(await reading.service.story(reading.game, _reached_before(info.seq, now)))
    return [
        *came_lines(now, names, rows),
        *meanwhile(rows, names, now),
        heading,
        words(names.own(f"lesson-{halt.name}"), **figures),
    ]


def _reached_before(seq: int, now: Mapping[str, Any]) -> int:
    """The move at which the halt before this one was."""
    return max((each[0] for each in now.get("reached", ()) if each[0] < seq), default=0)


def _phase(game: Any) -> str:
    return game.state.phase


def came_lines(now: Mapping[str, Any], names: Names, rows: Sequence[Mapping[str, Any]] = ()) -> list[str]:
    """What came of the learner's last move, with the figures of their game; where it moved none, what they did."""
    words = names.words
    told = _changes(now.get("came", ()), names)
    if now.get("skipped"):
        told.insert(0, words("lesson-skipped"))
    if not told:
        own = [each for each in rows if each["user"] is not None]
        told = [each.text for each in story_of(own, names)][:1]
    return [f"✔ {' '.join(told)}"] if told else []


def _changes(came: Sequence[Mapping[str, Any]], names: Names) -> list[str]:
    """A sentence for each thing that has changed for the learner."""
    return [capitalized(names.words(f"lesson-came-{each['key']}", **_named(each, names))) for each in came]


def _named(came: Mapping[str, Any], names: Names) -> dict[str, Any]:
    figures = {key: value for key, value in came.items() if key != "key"}
    return figures | {"company": names.company(came["company"])} if "company" in came else figures


def since_own(rows: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The rows from the learner's last command on."""
    own = [place for place, row in enumerate(rows) if row["user"] is not None]
    return list(rows[own[-1] :]) if own else list(rows)


def meanwhile(rows: Sequence[Mapping[str, Any]], names: Names, now: Mapping[str, Any]) -> list[str]:
    """What has happened since, in a few lines; of a long stretch what it came to for the learner, and its landmarks."""
    made = [each for each in rows if each["user"] is None]
    told = story_of(made, names)
    lines = [within(each, names, LINE) for each in told]
    if len(made) < LONG:
        return [f"- {each}" for each in shorten_lines(lines, names, TOLD)]
    landmarks = [
        line_of(each.who, [part.text for part in each.parts if part.grave], names)
        for each in told[:-TOLD]
        if each.grave
    ]
    return [f"- {each}" for each in (_stretch(made, names, now), *landmarks[-LANDMARKS:], *lines[-TOLD:])]


def _stretch(made: Sequence[Mapping[str, Any]], names: Names, now: Mapping[str, Any]) -> str:
    """How many moves went by, and what they changed for the learner."""
    whose = "own" if any(each["by"] == LEARNER for each in made) else "others"
    changed = _changes(now.get("since", ())[:CHANGES], names)
    return " ".join([names.words(f"lesson-meanwhile-{whose}", count=len(made)), *changed])


def closing(reading: Reading) -> str:
    """The last message: what the learner knows by now, and how to go on."""
    info, names = reading.info, reading.names
    words, ids = names.words, reading.front.command_ids
    commands = {"new": command(words, "game-new", ids), "rules": command(words, "rules", ids)}
    now = info.lesson or {}
    figures = {"title": title_name(info), "seen": len(now.get("seen", ())), "of": now.get("of", 0)}
    later = names.own("lesson-later")
    more = [words(later)] if later in words else []
    return "\n".join([*came_lines(now, names), words("lesson-over", **figures, **commands), *more])
