"""The one entry: a picture's description in, a finished picture out."""

from __future__ import annotations

import io
from collections.abc import Collection, Iterable
from dataclasses import replace

from PIL import Image

from engine.title import TitleData
from render.alt import alt_text
from render.kinds import kinds_of
from render.picture import Drawn, Picture, UnknownPicture, Words
from render.sheets import cards, depot
from render.titles import style_of

SAMPLED = 3
"""Of so many pixels each way one is looked at for the palette."""


def draw(picture: Picture) -> Drawn:
    """Draw a picture; the same description gives the same bytes, and nothing in it is changed.

    Raises UnknownPicture where there's no such picture, company, player, hex or choice, and LabelTooSmall where a
    label would come out smaller than that kind of picture promises.
    """
    _check(picture)
    kind = kinds_of(picture.title.id)[picture.what]
    drawn = kind.draw(replace(picture, words=_worded(picture)))
    text = alternative(picture, drawn.shown, drawn.missing)
    return Drawn(png(drawn.image, kind.colours), text, drawn.image.width, drawn.image.height, drawn.missing)


def alternative(picture: Picture, shown: Collection[str], missing: Iterable[str] = ()) -> str:
    """The alternative text of a picture that shows these hexes, and was to show those that are `missing`."""
    picture, kind = replace(picture, words=_worded(picture)), kinds_of(picture.title.id)[picture.what]
    return alt_text(picture, kind.subject(picture), kind.said(picture, shown), missing)


def png(image: Image.Image, colours: int) -> bytes:
    """A PNG with a palette: the smallest and fastest form, and it looks like the original.

    The palette is that of every third pixel each way: it's found three times as fast, and comes as near to the original
    as that of all of them.
    """
    size = (max(1, image.width // SAMPLED), max(1, image.height // SAMPLED))
    sample = image.resize(size, Image.Resampling.NEAREST)
    palette = sample.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = io.BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG", compress_level=5)
    return out.getvalue()


def _worded(picture: Picture) -> Words:
    """The words of the picture, with those of the title's own in their places."""
    own, words = style_of(picture.title.id).words, picture.words
    return (lambda key, **args: words(own.get(key, key), **args)) if own else words


def company_facts(picture: Picture) -> list[tuple[str, str]]:
    """What a company's card tells beside the usual, as names with their values, in the title's words."""
    return cards.facts(replace(picture, words=_worded(picture)))


def trains_leave(picture: Picture) -> dict[str, str]:
    """Until when each kind of train runs, in words; "" for one that never goes."""
    return {kind: depot.leaves(picture, train) for kind, train in picture.title.trains.items()}


def own_train_limits(picture: Picture) -> list[str]:
    """A line for each company whose limit of trains isn't the phase's."""
    return depot.own_limits(replace(picture, words=_worded(picture)))


def parts_of(title: TitleData) -> tuple[str, ...]:
    """The parts of a title's board, each of which a map can show alone; empty if it's in one piece."""
    return tuple(style_of(title.id).parts(title))


def _check(picture: Picture) -> None:
    whats = kinds_of(picture.title.id)
    if picture.what not in whats:
        raise UnknownPicture(f"no picture {picture.what!r}, only {', '.join(whats)}")
    unknown = [
        each
        for each in (*picture.focus, *picture.last, *picture.changed, *picture.choices)
        if each not in picture.title.board.hexes
    ]
    if unknown:
        raise UnknownPicture(f"no hex {unknown[0]!r}")
    if picture.what == "pick" and not picture.choices:
        raise UnknownPicture("nothing to choose from")
