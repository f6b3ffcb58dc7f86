"""A picture to draw as it goes to another process, and drawing it there: what's large is named, not sent along."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import render
from bot.words import speak
from engine.game import Game
from engine.titles import rulebook

KEPT = 32
"""So many finished pictures are remembered."""


@dataclass(frozen=True, slots=True)
class PackedPosition:
    """A copy of a game's position: which rulebook it's of, the state as a pickle, and how the players stand."""

    title: str
    players: int
    options: Mapping[str, Any]
    state: bytes
    standing: render.Standing


@dataclass(frozen=True, slots=True)
class Motif:
    """What a picture shows: a position, the language and the currency of its words, the other fields of a Picture.

    The terms of the words are those of the position's title.
    """

    position: PackedPosition
    language: str
    currency: str
    fields: Mapping[str, Any]


def position_of(game: Game) -> PackedPosition:
    """The position of a game as it is now; the game may go on meanwhile."""
    setup, state = game.setup, pickle.dumps(game.state, pickle.HIGHEST_PROTOCOL)
    return PackedPosition(setup["title"], len(setup["players"]), setup["options"], state, render.standing(game))


def draw(motif: Motif) -> render.Drawn:
    """The picture; raises what `render.draw` does. Several people often want the same one."""
    return _drawn(pickle.dumps(motif, pickle.HIGHEST_PROTOCOL))


@lru_cache(maxsize=KEPT)
def _drawn(data: bytes) -> render.Drawn:
    motif: Motif = pickle.loads(data)  # noqa: S301 (made above)
    seen = motif.position
    picture = render.Picture(
        title=rulebook(seen.title, seen.players, seen.options).data,
        state=pickle.loads(seen.state),  # noqa: S301 (made above)
        worth=seen.standing.worth,
        certificates=seen.standing.certificates,
        certificate_limit=seen.standing.certificate_limit,
        company_states=seen.standing.company_states,
        ends=seen.standing.ends,
        words=speak(motif.language, motif.currency, seen.title),
        **motif.fields,
    )
    return render.draw(picture)


def warm(title: str) -> None:
    """Draw ahead what the first pictures of a title would have to wait for."""
    render.warm(rulebook(title).data)
