"""Texts of people: made clean when they come in, made harmless when they go out. They are never trusted."""

from __future__ import annotations

import re
import unicodedata

from bot.errors import BadText

NAME_LIMIT = 200
PERSON_LIMIT = 32
MARKS_IN_A_ROW = 4

_JOINERS = "\u200c\u200d"  # Persian needs the one, emoji families the other
_FLAG_TAGS = range(0xE0020, 0xE0080)  # the tail of some flags
_MARKDOWN = re.compile(r"([\\*_~`|>#\-+\[\]():<.!/])")
_ZERO_WIDTH = "\u200b"


def clean(raw: str, limit: int = NAME_LIMIT) -> str:
    """One line of visible text, at most `limit` characters; BadText if nothing is left or it is longer.

    Control characters, line breaks, overrides of the writing direction and piled-up accents go; letters of every
    script and emoji stay.
    """
    text = unicodedata.normalize("NFC", raw[: limit * 20])
    kept = "".join(" " if unicodedata.category(c) in ("Zl", "Zp", "Zs") or c in "\t\n\r" else c for c in text)
    kept = "".join(c for c in kept if _stays(c))
    kept = re.sub(r" +", " ", _without_piles(kept)).strip()
    if not any(_visible(c) for c in kept):
        raise BadText("empty_text", length=0, limit=limit)
    if len(kept) > limit:
        raise BadText("text_too_long", length=max(len(kept), len(raw)), limit=limit)
    return kept


def _stays(char: str) -> bool:
    """False for control, format, surrogate, private and unassigned characters, but for those that emoji need."""
    if char in _JOINERS or ord(char) in _FLAG_TAGS:
        return True
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS"


def _without_piles(text: str) -> str:
    out: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MARKS_IN_A_ROW:
            out.append(char)
    return "".join(out)


def shorten(text: str, limit: int) -> str:
    """The text, or its beginning with an ellipsis, at most `limit` characters; marks stay with their letter."""
    if len(text) <= limit:
        return text
    cut = limit - 1
    while cut > 0 and (unicodedata.category(text[cut])[0] == "M" or "\u200d" in text[cut - 1 : cut + 1]):
        cut -= 1
    return text[:cut].rstrip() + "…"


def escape(text: str) -> str:
    """The text with Discord's Markdown, mentions, emoji codes and links made to show as they are written.

    What can't be seen is left out, as by `clean`: a text that's only quoted back was never cleaned.
    """
    seen = "".join(each for each in text if _stays(each))
    return _MARKDOWN.sub(r"\\\1", seen.replace("@", "@" + _ZERO_WIDTH))


def isolate(text: str) -> str:
    """The text between marks that keep its writing direction from spilling into the sentence around it."""
    return f"\u2068{text}\u2069"
