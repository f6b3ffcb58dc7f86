"""What a player is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.finance.holdings import percent

if TYPE_CHECKING:
    from engine.view import View


@dataclass(frozen=True, slots=True)
class Worth:
    """A player's worth at the end: cash, and for each company percent held, price, and money; less what is owed.

    `loans`: of the companies held that have any, how many, and what they take together off the price of a share.
    """

    cash: int
    shares: tuple[tuple[str, int, int, int], ...]
    debt: int = 0
    loans: tuple[tuple[str, int, int], ...] = ()

    @property
    def total(self) -> int:
        """Cash and all shares less what is owed, in the title's money."""
        return self.cash + sum(money for *_, money in self.shares) - self.debt


def shares_worth(g: View, player: str, each: Callable[[str], int]) -> list[tuple[str, int, int, int]]:
    """Of each company held, in operating order: percent, what one share is worth by `each`, and the money in all."""
    found: list[tuple[str, int, int, int]] = []
    for name in g.by_price():
        company = g.company(name)
        units = company.shares.get(player, 0)
        if units:
            found.append((name, percent(company, player), each(name), units * each(name)))
    return found


def loans_held(g: View, player: str, less: int) -> tuple[tuple[str, int, int], ...]:
    """Of each company held that has loans: how many, and what they take off a share at `less` each."""
    companies = [name for name in g.by_price() if g.company(name).shares.get(player, 0) and g.company(name).loans]
    return tuple((name, g.company(name).loans, g.company(name).loans * less) for name in companies)
