"""What's wrong with the places of what a picture writes."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

from tests.render.recording import Box, Mark, Text, lettering, marks_on

_GRACE = 3
"""How far boxes may reach into each other, in pixels: ink is narrower than its box."""
_RIM = 6
"""The same for what lies on lettering: its edge is in the colour of the ground."""
_MARGIN = 4
"""How far a plate reaches beyond what is written upon it, on the left and the right."""
_EDGE = 2
"""How far lettering stays from the edge of the picture."""
_BAND = 64
"""The height of the bands in which pieces are looked for."""


def faults_of_sheet(image: Any) -> Iterator[str]:
    """What's wrong with the lettering of a finished sheet."""
    yield from _outside(image, lettering(image))
    yield from _meeting(lettering(image))
    yield from (f"{each.text!r} isn't whole on its plate" for each in _unwhole(marks_on(image)))


def faults_of_map(image: Any) -> Iterator[str]:
    """What's wrong with the lettering of a finished map; its edge may cut tokens."""
    texts = lettering(image)
    yield from _outside(image, [each for each in texts if each.piece is None])
    yield from _meeting(texts)
    yield from _hidden(texts)


def _hidden(texts: list[Text]) -> Iterator[str]:
    """Lettering on which a later piece with lettering lies."""
    pieces = [(each.piece, number, each) for number, each in enumerate(texts) if each.piece]
    for (_, number, one), (_, other_number, other) in _side_by_side(pieces):
        lower, upper = (one, other) if number < other_number else (other, one)
        if lower.piece != upper.piece and _lies_on(upper.piece, lower.box):
            yield f"{upper.text!r} hides {lower.text!r}"


def _lies_on(piece: Box, box: Box) -> bool:
    """Whether a piece, a disc or a bar with round ends, reaches over a box."""
    radius = min(piece.bottom - piece.top, piece.right - piece.left) / 2
    across = max(piece.left + radius - box.right, 0, box.left - (piece.right - radius))
    down = max(piece.top + radius - box.bottom, 0, box.top - (piece.bottom - radius))
    return math.hypot(across, down) < radius - _RIM


def _side_by_side(boxed: list[Any]) -> Iterator[tuple[Any, Any]]:
    """The pairs of what has a box first that share more of the width than the grace, from the left to the right."""
    ordered = sorted(boxed)
    for number, one in enumerate(ordered):
        end = one[0].right - _GRACE
        for other in itertools.islice(ordered, number + 1, None):
            if other[0].left >= end:
                break
            yield one, other


def _outside(image: Any, texts: list[Text]) -> Iterator[str]:
    inner = Box(_EDGE, _EDGE, image.width - _EDGE, image.height - _EDGE)
    return (f"{each.text!r} leaves the picture" for each in texts if not inner.holds(each.box))


def _meeting(texts: list[Text]) -> Iterator[str]:
    pairs = _side_by_side([(each.box, number) for number, each in enumerate(texts)])
    met = ((texts[first], texts[second]) for (one, first), (other, second) in pairs if one.meets(other, _GRACE))
    return (f"{one.text!r} meets {other.text!r}" for one, other in met)


def _unwhole(marks: list[Mark]) -> Iterator[Text]:
    """The texts that aren't whole on what lies below them, or on which something lies."""
    boxes = [(number, each) for number, each in enumerate(marks) if isinstance(each, Box)]
    rows: dict[int, list[tuple[int, Box]]] = {}
    for number, box in boxes:
        for row in range(box.top // _BAND, box.bottom // _BAND + 1):
            rows.setdefault(row, []).append((number, box))
    for number, text in enumerate(marks):
        if isinstance(text, Text) and text.text.strip():
            near = [each for row in _rows_of(text) for each in rows.get(row, ())]
            below = max((each for each in near if each[0] < number and each[1].meets(text.box, _GRACE)), default=None)
            above = any(each[0] > number and each[1].meets(text.piece or text.box, _GRACE) for each in near)
            if above or not _holding(text, below and below[1]):
                yield text


def _rows_of(text: Text) -> range:
    box = text.piece or text.box
    return range(min(box.top, text.box.top) // _BAND, max(box.bottom, text.box.bottom) // _BAND + 1)


def _holding(text: Text, below: Box | None) -> bool:
    """Whether the piece that a text was made with, and what lies below it, hold it."""
    if text.piece is not None and not text.piece.holds(text.box):
        return False
    return below is None or below.holds(text.box, 0 if text.piece else _MARGIN)
