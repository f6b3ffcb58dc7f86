"""`/undo`: one's last move or whole turn at once; older moves with the others' consent."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord

from bot import errors
from bot.discord.codes import Code, whole_number
from bot.discord.commands import Command, Text, YesNo
from bot.discord.completion import Found
from bot.discord.components import button, with_buttons
from bot.discord.feature import Click, Feature
from bot.discord.front import Confusing
from bot.discord.play import moves
from bot.discord.texts import bounded, story_text
from bot.discord.visit import GameVisit, Visit
from bot.service import GameInfo, Undone
from bot.words import Words
from bot.words.labels import clipped
from bot.words.names import Names
from bot.words.stories import story_lines

LOOK_BACK = 80
"""So many moves back the completion goes; any number may be typed."""
LINES = 12

Rows = Sequence[Mapping[str, Any]]


async def _undo(visit: GameVisit, turn: bool = False, move: str = "") -> None:
    """`/undo`."""
    if move:
        await _ask_older(visit, move)
        return
    before = await visit.service.last_undo(visit.game, visit.person)
    if before is not None:
        await _ask_next(visit, before)
        return
    await _show(visit, await moves.take_back(visit, whole_turn=turn, seq=visit.info.seq))


async def _show(visit: Visit, undone: Undone, *, update: bool = False) -> None:
    after = visit.at(undone.info)
    told = after.words("undo-again" if undone.repeated else "undo-private")
    await moves.show_panel(after, [told], update=update)


async def _ask_next(visit: Visit, before: Undone) -> None:
    """Typed once more, nothing more is taken back: which move is meant then, a button has to say."""
    visit = visit.at(before.info)
    lines, view = [visit.words("undo-again")], await moves.undo_view(visit)
    if view is not None:
        commands = _commands(await visit.service.story(visit.game))
        *_, last = (each for each in commands if each[0]["user"] == visit.user)
        what = visit.words("joint").join(story_text(last, visit.names, most=LINES))
        lines.append(visit.words("undo-again-next", what=what))
    await visit.say(bounded(lines), view=view)


async def _turn_button(visit: GameVisit, code: Code) -> None:
    """Take back one's whole turn."""
    undone = await moves.take_back(visit, whole_turn=True, seq=code.seq)
    await _show(visit, undone, update=visit.is_own)


# --- older moves


async def _moves(visit: GameVisit) -> Found:
    """The last moves, newest first, by what happened."""
    rows = await visit.service.story(visit.game, max(0, visit.info.seq - LOOK_BACK))
    return [(str(each[0]["seq"]), _label(each, visit.label_names)) for each in reversed(_commands(rows))]


def _commands(rows: Rows) -> list[list[Mapping[str, Any]]]:
    """The rows by the command that made them; one that's cut off at the beginning is left out."""
    groups: dict[int, list[Mapping[str, Any]]] = {}
    for row in rows:
        groups.setdefault(row["command"], []).append(row)
    return [each for first, each in groups.items() if each[0]["seq"] == first]


def _label(rows: Rows, names: Names) -> str:
    told = story_lines(rows, names)
    return clipped(f"#{rows[0]['seq']} {told[0] if told else names.person(rows[0]['by'])}")


async def _ask_older(visit: GameVisit, typed: str) -> None:
    """Say what would go back with a move, and who has to agree, before anybody is asked."""
    words, info = visit.words, visit.info
    move = whole_number(typed.lstrip("#"))
    rows = await visit.service.story(visit.game)
    places = [place for place, row in enumerate(rows) if row["seq"] == move]
    if not places:
        raise Confusing("undo.no_such_move", seq=str(move)[:20], last=info.seq, game=visit.game)
    first = next(place for place, row in enumerate(rows) if row["seq"] == rows[places[0]]["command"])
    back = rows[first:]
    target = rows[first - 1]["seq"] if first else 0
    told = story_text(back, visit.names, most=LINES)
    code = Code("b", visit.game, info.seq, "back", str(target))
    view = with_buttons(button(code, words("button-confirm"), discord.ButtonStyle.danger))
    lines = [words("undo-older", count=len(back)), *told, consent(info, visit.user, await visit.gone(), words)]
    await visit.say(bounded(lines), view=view)


def consent(info: GameInfo, user: str, gone: Collection[str], words: Words) -> str:
    """Who has to agree: a majority of the other people, unless the host has no seat or there's nobody else."""
    others = {each.user for each in info.seats if not each.robot and not each.caretaker} - {user, *gone}
    if user == info.host and not info.seats_of(user):
        return words("undo-as-host")
    if not others:
        return words("undo-alone")
    return words("undo-consent", needed=len(others) // 2 + 1, count=len(others))


async def _back_button(visit: GameVisit, code: Code) -> None:
    """Ask the others to take the moves back, or do it where nobody has to be asked."""
    if visit.info.seq != code.seq:
        raise errors.Overtaken(kind="vote", game=visit.game)
    gone, to = await visit.gone(), whole_number(code.argument)
    with visit.about():
        vote = await visit.service.votes.open(
            visit.game, visit.person, "undo", to=to if isinstance(to, int) else None, gone=gone
        )
    words = visit.words
    content = words("undo-private") if vote is None else words("undo-asked", needed=vote.needed)
    await visit.edit(content=content, view=None)


def commands() -> list[Command]:
    """`/undo`."""
    return [Command("undo", _undo, [("turn", bool, YesNo()), ("move", str, Text(_moves))])]


FEATURE = Feature(commands, buttons={"undo_turn": Click(_turn_button), "back": Click(_back_button)})
