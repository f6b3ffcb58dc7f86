"""What a refusal offers instead: the menu of what was tried with what is legal, or the whole panel; after a stale click
the way to the current panel. The buttons that a refusal has for itself, such as that to its clause, come along.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import errors
from bot.discord.codes import Code
from bot.discord.components import Button, Maker, Shown, button
from bot.discord.front import Front, Interaction, is_solo
from bot.discord.posts.post import with_buttons
from bot.service import GameInfo, ServiceError

MARK = "tried"
"""The attribute of a refusal that names the type of the action that was tried."""


def note_tried(error: ServiceError, actions: Sequence[Any]) -> None:
    """Keep with a refusal what was tried."""
    last = actions[-1] if actions else None
    kind = last.get("type") if isinstance(last, dict) else getattr(last, "type", None)
    setattr(error, MARK, kind)


async def view_for(
    front: Front, interaction: Interaction, info: GameInfo | None, error: BaseException, own: Sequence[Button] = ()
) -> Shown | None:
    """The components of a refusal; None for none."""
    if info is None or not _is_up(interaction, info) or is_solo(info):
        return _of(own)
    if isinstance(error, errors.StaleMove):
        words = front.words(interaction, info)
        return _of([button(Code("b", info.id, info.seq, "my"), words("button-my_turn")), *own])
    if not isinstance(error, errors.Illegal) or not hasattr(error, MARK):
        return _of(own)
    panel = await front.panel(info)
    actions = await front.read(info, lambda game: dict(game.actions))
    made = Maker(info, front.label_names(info, front.words(interaction, info)), actions)
    kind = getattr(error, MARK)
    if kind in panel.menus:
        return made.single(panel, kind, extra=own)
    return made.view(panel, extra=own)


def _is_up(interaction: Interaction, info: GameInfo) -> bool:
    return info.status == "running" and info.turn is not None and info.turn.user == str(interaction.user.id)


def _of(buttons: Sequence[Button]) -> Shown | None:
    return with_buttons(*buttons) if buttons else None
