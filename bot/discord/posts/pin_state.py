"""What is kept of a game's pinned message, and where it's found by those who'd look for it among the pins in vain."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.discord.visit import Reading
from bot.service import GameService

KEPT = "pinned"
"""The setting of a game that says what its pinned message shows."""


@dataclass(frozen=True, slots=True)
class PinState:
    """What is kept of a game's pinned message.

    `marker` is on its button; `content` and `drawn` say what it shows. `pinned`: True, False while it's still to be
    done, None where it can't be; then `trouble` says why, and `told` which message says so to the table. `claimed` is
    the marker of a message that was being posted, and when that began; `old` the message whose place it takes, and
    `past` what that is still to say. `seq` is the last entry that it shows, None in what earlier versions kept.
    """

    message: str | None = None
    marker: str = ""
    round: str = ""
    content: str = ""
    drawn: str = ""
    pinned: bool | None = False
    trouble: str = ""
    told: str = ""
    claimed: tuple[str, float] | None = None
    old: str | None = None
    past: str = ""
    seq: int | None = None

    def shows(self, seq: int) -> bool:
        """Whether the message is as it should be after this entry; that of an earlier version is taken to be."""
        done = self.pinned is not False and self.claimed is None and self.old is None
        return done and self.seq in (None, seq)


def read_state(raw: Mapping[str, Any]) -> PinState:
    """As it was kept."""
    claimed = raw["claimed"]
    return PinState(**{**raw, "claimed": None if claimed is None else (claimed[0], claimed[1])})


async def kept_of(service: GameService, game_id: int) -> PinState:
    """What is kept of a game's; the first state where nothing is."""
    raw: Mapping[str, Any] | None = await service.settings.get("game", game_id, KEPT)
    return PinState() if raw is None else read_state(raw)


def round_of(game: Any) -> str:
    """What tells one round from the next."""
    state = game.state
    return f"{state.round} {state.set_number}.{state.round_number}"


async def link_to_unpinned(reading: Reading) -> str | None:
    """Where a game's message is that can't be pinned; None where it's pinned, or shows another round."""
    info = reading.info
    kept = await kept_of(reading.service, info.id)
    if kept.pinned is not None or kept.message is None or kept.round != await reading.found(round_of):
        return None
    return f"https://discord.com/channels/{info.server}/{info.channel}/{kept.message}"
