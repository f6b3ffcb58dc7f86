"""JSON as text in the database: compact, Unicode as it is."""

from __future__ import annotations

import json
from typing import Any


def dump(value: Any) -> str:
    """A JSON-able value as text; NaN and infinities raise ValueError."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def dump_or_none(value: Any) -> str | None:
    """The same; None stays None."""
    return None if value is None else dump(value)


def load(text: str) -> Any:
    """The value of a JSON text."""
    return json.loads(text)


def load_or_none(text: str | None) -> Any:
    """The value of a JSON text; None stays None."""
    return None if text is None else json.loads(text)
