"""`/undo`: one's last move or whole turn at once; older moves with the others' consent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot import errors
from bot.discord.codes import Code, whole_number
from bot.discord.commands import Text, YesNo, make
from bot.discord.components import Shown, button
from bot.discord.front import Confusing, Front, Interaction
from bot.discord.localization import option_name
from bot.discord.play import moves
from bot.discord.play.actions import GameField
from bot.discord.play.takeback import undo_view
from bot.discord.telling import bounded, story_text
from bot.service import GameInfo, Undone
from bot.words.labels import cut
from bot.words.names import Names
from bot.words.stories import story_lines

LOOK_BACK = 80
"""So many moves back the completion goes; any number may be typed."""
LINES = 12

Rows = Sequence[Mapping[str, Any]]


def commands(front: Front) -> list[app_commands.Command[Any, ..., Any]]:
    """`/undo`."""

    async def undo(interaction: Interaction, turn: bool = False, move: str = "", game: str | None = None) -> None:
        info = await front.game(interaction, game)
        if move:
            await ask_older(front, interaction, info, move)
            return
        before = await front.service.last_undo(info.id, front.person(interaction, info))
        if before is not None:
            await _ask_next(front, interaction, before)
            return
        undone = await moves.take_back(front, interaction, info, whole_turn=turn, seq=info.seq)
        await _show(front, interaction, undone)

    options = [("turn", bool, YesNo()), ("move", str, Text(_moves(front))), ("game", str, GameField(front))]
    return [make("undo", undo, options)]


async def _show(front: Front, interaction: Interaction, undone: Undone, *, update: bool = False) -> None:
    words = front.words(interaction, undone.info)
    told = words("undo-again" if undone.repeated else "undo-private")
    await moves.show_panel(front, interaction, undone.info, [told], update=update)


async def _ask_next(front: Front, interaction: Interaction, before: Undone) -> None:
    """Typed once more, nothing more is taken back: which move is meant then, a button has to say."""
    info, user = before.info, str(interaction.user.id)
    words = front.words(interaction, info)
    lines, names = [words("undo-again")], front.names(info, words)
    view = await undo_view(front, info, user, words)
    if view is not None:
        *_, last = (each for each in _commands(await front.service.story(info.id)) if each[0]["user"] == user)
        lines.append(words("undo-again-next", what=" ".join(story_text(last, names, most=LINES))))
    more: dict[str, Any] = {} if view is None else {"view": view}
    await interaction.followup.send(bounded(lines), ephemeral=True, **more)


async def turn_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Take back one's whole turn."""
    undone = await moves.take_back(front, interaction, info, whole_turn=True, seq=code.seq)
    await _show(front, interaction, undone, update=moves.is_own(interaction, info))


def _moves(front: Front) -> Callable[[Interaction], Awaitable[list[tuple[Any, str]]]]:
    async def found(interaction: Interaction) -> list[tuple[Any, str]]:
        """The last moves, newest first, by what happened."""
        info = await front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
        names = front.label_names(info, front.words(interaction, info))
        rows = await front.service.story(info.id, max(0, info.seq - LOOK_BACK))
        return [(str(each[0]["seq"]), _label(each, names)) for each in reversed(_commands(rows))]

    return found


def _commands(rows: Rows) -> list[list[Mapping[str, Any]]]:
    """The rows by the command that made them; one that's cut off at the beginning is left out."""
    groups: dict[int, list[Mapping[str, Any]]] = {}
    for row in rows:
        groups.setdefault(row["command"], []).append(row)
    return [each for first, each in groups.items() if each[0]["seq"] == first]


def _label(rows: Rows, names: Names) -> str:
    told = story_lines(rows, names)
    return cut(f"#{rows[0]['seq']} {told[0] if told else names.person(rows[0]['by'])}")


async def ask_older(front: Front, interaction: Interaction, info: GameInfo, typed: str) -> None:
    """Say what would go back with a move, and who has to agree, before anybody is asked."""
    words = front.words(interaction, info)
    move = whole_number(typed.lstrip("#"))
    rows = await front.service.story(info.id)
    places = [place for place, row in enumerate(rows) if row["seq"] == move]
    if not places:
        raise Confusing("undo.no_such_move", seq=str(move)[:20], last=info.seq, game=info.id)
    first = next(place for place, row in enumerate(rows) if row["seq"] == rows[places[0]]["command"])
    back = rows[first:]
    target = rows[first - 1]["seq"] if first else 0
    told = story_text(back, front.names(info, words), most=LINES)
    view = Shown()
    code = Code("b", info.id, info.seq, "back", str(target))
    view.add_item(button(code, words("button-confirm"), discord.ButtonStyle.danger))
    lines = [
        words("undo-older", count=len(back)),
        *told,
        _consent(info, str(interaction.user.id), await front.gone_of(info), words),
    ]
    await interaction.followup.send(bounded(lines), view=view, ephemeral=True)


def _consent(info: GameInfo, user: str, gone: Collection[str], words: Any) -> str:
    """Who has to agree: a majority of the other people, unless the host has no seat or there's nobody else."""
    others = {each.user for each in info.seats if not each.robot and not each.caretaker} - {user, *gone}
    if user == info.host and not info.seats_of(user):
        return words("undo-as-host")
    if not others:
        return words("undo-alone")
    return words("undo-consent", needed=len(others) // 2 + 1, count=len(others))


async def back_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Ask the others to take the moves back, or do it where nobody has to be asked."""
    if info.seq != code.seq:
        raise errors.Overtaken(kind="vote", game=info.id)
    person, gone = front.person(interaction, info), await front.gone_of(info)
    to = whole_number(code.argument)
    with moves.about(info):
        vote = await front.service.votes.open(
            info.id, person, "undo", to=to if isinstance(to, int) else None, gone=gone
        )
    words = front.words(interaction, info)
    text = words("undo-private") if vote is None else words("undo-asked", needed=vote.needed)
    await interaction.edit_original_response(content=text, view=None)


BUTTONS = {"undo_turn": turn_button, "back": back_button}
