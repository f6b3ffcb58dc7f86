"""What hostile hands write: each text bears a mark, so that it's found wherever it comes out again."""

from __future__ import annotations

import random
from typing import Any

MARK = "Zqx"
"""In every name and text of these tests, and in nothing else."""
GHOST = "4242424242424242424"
"""An id of nobody, whom no message may name."""
TEXTS = (
    "@everyone {m}",
    "@here {m}",
    f"<@{GHOST}> {{m}}",
    f"<@!{GHOST}>{{m}}",
    f"<@&{GHOST}> {{m}}",
    f"<#{GHOST}> {{m}}",
    f"</{{m}}:{GHOST}>",
    f"<:{{m}}:{GHOST}>",
    "{m}\u202e\u2066gnp.exe",
    "\u200b\u200b{m}\ufeff",
    "{m}\ud800\udfff",
    "\udc00{m}",
    "{m}\x00tail",
    "{m}\r\nINFO root: forged\n\n",
    "{m}\x1b[31m\x07",
    "**{m}** __`x`__ ```{m}``` ||s|| [a](http://b) # h",
    "'; DROP TABLE games; -- {m}",
    '{m}" OR 1=1 --',
    "{m}{{0.__class__.__mro__}}{{}}",
    "{m}%s%n%(x)s$HOME`id`",
    "{m}{{ $name }} {{ -term }}",
    "../../../../etc/passwd/{m}",
    "file:///dev/stdin#{m}",
    "C:\\{m}\\con\\nul",
    "{m}" + "\u0301" * 300,
    "{m}" + "é" * 1990,
    "{m}" * 2000,
    "{m}" + "😀🏳️‍🌈" * 50,
    "١٢٣ {m} ²³",
    "{m}|{m}|{m};;::>>~~",
    "{m}\t\u2028\u2029\x85",
    "{m} ＠everyone ﷽" * 10,
    "rw:b:1:0:act:pass{m}",
    '{{"{m}": [1e999, null]}}',
    "{m}",
)
PLAIN: tuple[Any, ...] = (
    *("", " ", "0", "-1", "1", "2", "9" * 18, "9" * 400, "1e9", "NaN", "Infinity", "-0", "0x10", "true", "P1", "P2"),
    *("#1", "#2", "#99999", "5", "6", "\u200b", "²", "１", "5|5|5", "P1;P2", "3.2", "E12", "null", "pass", "sell"),
)
"""Short ones without the mark, for what is read as a number, an id or a choice."""
NUMBERS: tuple[Any, ...] = (0, 1, 2, 3, 5, 10, 20, 50, 60, 100, -1, -(2**53), 2**31, 2**53, 2**63, 2**64, 10**30)
WRONG: tuple[Any, ...] = (None, True, False, 1.5, [], {}, [None], {"a": 1}, ["x"], [[]], 7)
"""Values that no client sends."""


def text(chance: random.Random) -> str:
    """A hostile one."""
    return chance.choice(TEXTS).format(m=MARK)


def value(chance: random.Random, kind: int) -> Any:
    """For an option of this type of Discord's: often of the right type, seldom anything at all."""
    roll = chance.random()
    if roll < 0.06:
        return chance.choice(WRONG)
    if kind == 4:
        return chance.choice(NUMBERS) if roll < 0.9 else text(chance)
    if kind == 5:
        return chance.random() < 0.5
    if kind in (6, 7, 11):
        return GHOST if roll < 0.7 else text(chance)
    return text(chance) if roll < 0.6 else chance.choice(PLAIN)
