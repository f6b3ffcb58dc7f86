"""Amounts of money as they are written in a title's currency."""

from __future__ import annotations

from engine.title import TitleData


def amount(title: TitleData, money: int) -> str:
    """An amount with the currency's sign before it, or its word after it: "$40", "L.40", "40 Ft"."""
    currency = title.currency
    if currency.endswith(".") or (len(currency) == 1 and not currency.isalpha()):
        return f"-{currency}{-money}" if money < 0 else f"{currency}{money}"
    return f"{money} {currency}"
