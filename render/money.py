"""Amounts of money as they are written in a title's currency."""

from __future__ import annotations

from collections.abc import Callable

from engine.title import TitleData


def amount(title: TitleData, money: int, number: Callable[[int], str] = str) -> str:
    """An amount with the currency's sign before it, or its word after it: "$40", "L.40", "40 Ft".

    number: how a language writes a figure of zero or more.
    """
    currency, minus, figure = title.currency, "-" if money < 0 else "", number(abs(money))
    if currency.endswith(".") or (len(currency) == 1 and not currency.isalpha()):
        return f"{minus}{currency}{figure}"
    return f"{minus}{figure} {currency}"
