"""The three kinds of failure: what can't be read, what isn't legal now, and our own fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class UnreadableAction(ValueError):
    """Text or JSON that names no action of this title, or lacks a field, or holds a value of the wrong shape."""

    def __init__(self, reason: str, **figures: Any) -> None:
        super().__init__(f"{reason} {figures}")
        self.reason = reason
        self.figures: dict[str, Any] = figures


class IllegalAction(ValueError):
    """A readable action that the rules forbid now.

    `reason` is a key of the message catalogues ("tile.not_in_phase"), `figures` what the message needs (ids, money in
    the title's currency, shares in percent), `clause` the paragraph of the title's specification, filled in by the
    door from the title's table of reasons, and `legal_instead` what would be legal, as plain JSON values.
    """

    def __init__(self, reason: str, *, legal_instead: tuple[Any, ...] = (), **figures: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.figures: dict[str, Any] = figures
        self.clause = ""
        self.legal_instead = legal_instead

    def __str__(self) -> str:
        """Reason and figures; made only where it's read: most refusals are met while looking for what's legal."""
        return f"{self.reason} {self.figures}"

    def citing(self, clause: str) -> IllegalAction:
        """The same with its clause, where neither the reason nor the act tells it."""
        self.clause = clause
        return self

    def with_clause(self, clauses: Mapping[str, str], step: str = "", act: str = "") -> IllegalAction:
        """Fill in the clause from a title's table, where none was named yet.

        The table is by reason; "7.2: token.no_slot" is that reason in the step of clause 7.2, "lay_tile: money.short"
        that of an act of this type, "3.2 buy_private: money.short" that of such an act in that step. What the table
        doesn't hold is refused by the step's own clause.
        """
        if not self.clause:
            keys = (*(f"{place}: {self.reason}" for place in (f"{step} {act}", act, step)), self.reason)
            self.clause = next((clauses[key] for key in keys if key in clauses), step)
        return self


class EngineFault(RuntimeError):
    """A fault of ours while applying something that was found legal, or a position that should not exist."""


class OtherFiles(EngineFault):
    """A record of a game that was begun with data files which aren't here."""
