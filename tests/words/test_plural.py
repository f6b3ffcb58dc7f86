"""An automaton whose name is a plural, in every sentence about it and in every language."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from bot.words.stories import story_lines

PASSED: dict[str, Any] = {"type": "passed", "company": None, "step": "stock", "forced": False}
THEY = {
    "en": ("The Dragons pass", "Ann, the Dragons, and Ben pass", "The Dragons: buy", "The Dragons: sell", "Ann: buys"),
    "es": ("Los Dragones pasan", "Ann, los Dragones y Ben pasan", "Los Dragones: compran", "Los Dragones: venden",
           "Ann: compra"),
    "fr": ("Les Traders passent", "Ann, les Traders et Ben passent", "Les Traders\u00a0: achètent",
           "Les Traders\u00a0: vendent", "Ann\u00a0: achète"),
    "it": ("I Draghi passano", "Ann, i Draghi e Ben passano", "I Draghi: comprano", "I Draghi: vendono", "Ann: compra"),
    "pt": ("Os Dragões passam", "Ann, os Dragões e Ben passam", "Os Dragões: compram", "Os Dragões: vendem",
           "Ann: compra"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_pass_buy_and_sell(language: str) -> None:
    title = engine.new_game("1865", ["P1", "P2"]).title
    names = Names(speak(language, "L."), title, {"P1": "Ann", "P2": "Ben"})
    alone, together, buy, sell, buys = THEY[language]
    bought = {"type": "share_bought", "company": "FMS", "percent": 10, "price": 100}
    sold = {"type": "shares_sold", "company": "FMS", "percent": 20, "price": 100, "total": 200}

    def told(*events: dict[str, Any]) -> list[str]:
        return story_lines([{"events": list(events)}], names)

    assert told({**PASSED, "player": "dragons"}) == [alone]
    assert told(*({**PASSED, "player": each} for each in ("P1", "dragons", "P2"))) == [together]
    assert told({**bought, "player": "dragons"})[0].startswith(f"{buy} ")
    assert told({**sold, "player": "dragons"})[0].startswith(f"{sell} ")
    assert told({**bought, "player": "P1"})[0].startswith(f"{buys} ")
    assert told({**PASSED, "player": "P1"})[0] != alone
