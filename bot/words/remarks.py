"""What a title says beside what is legal, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.words.names import Names

if TYPE_CHECKING:
    from engine.hints import Remark


def remark_lines(remarks: Iterable[Remark], names: Names) -> list[str]:
    """A sentence for each remark; one about what isn't possible has the words of the refusal."""
    return [names.words(_key(each, names), **names.figures(each.figures)) for each in remarks]


def _key(remark: Remark, names: Names) -> str:
    key = names.own(f"remark-{remark.key}")
    return key if key in names.words else f"refusal-{remark.key}"
