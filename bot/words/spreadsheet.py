"""A game round by round as a file for spreadsheets: a row a round, columns for companies and players.

What people are called goes into it, and a spreadsheet takes much for a formula. So each text begins with a word of ours
or a company's sign, and nothing is left in it by which a cell could end.
"""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Callable, Mapping, Sequence

from bot.words.names import Names
from engine.finance.annals import RoundAnnals

MOST_ROUNDS = 400
"""The newest ones; the longest games have 60."""
FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""How what a spreadsheet works out begins."""
ENDING = frozenset(",;\t|\"'")
"""What ends a cell, whichever of them separates the columns."""

Row = tuple[RoundAnnals, Mapping[str, int]]
"""A round, and what each player was worth at its end."""


COLUMNS: Mapping[str, Callable[[RoundAnnals, str], int | None]] = {
    "sheet-earned": RoundAnnals.income,
    "sheet-paid": lambda told, company: told.earned[company].paid if company in told.earned else None,
    "sheet-each": lambda told, company: told.earned[company].each if company in told.earned else None,
    "sheet-price": lambda told, company: told.prices.get(company),
}
"""Those of a company, by the keys of their headings: the figure of a round, None for nothing."""


def spreadsheet(rows: Sequence[Row], names: Names) -> bytes:
    """The table in the words of `names`, whose people aren't escaped, as programs of that language read it: UTF-8."""
    rows, words = rows[-MOST_ROUNDS:], names.words
    seats = list(dict.fromkeys(seat for _, worth in rows for seat in worth))
    columns = [
        (company, key)
        for company in names.title.companies
        for key, figure in COLUMNS.items()
        if any(figure(told, company) for told, _ in rows)
    ]
    out = io.StringIO()
    # Where the comma is for decimals, the programs expect semicolons.
    writer = csv.writer(out, delimiter="," if words.language == "en" else ";", lineterminator="\r\n")
    people = [words("sheet-worth", name=names.person(seat)) for seat in seats]
    headings = [words("sheet-round"), *people, *(words(key, company=company) for company, key in columns)]
    writer.writerow([plain(each) for each in headings])
    for told, worth in rows:
        event = {"round": told.round, "set_number": told.set_number, "round_number": told.round_number}
        figures = (COLUMNS[key](told, company) for company, key in columns)
        writer.writerow([plain(names.round(event)), *(worth.get(seat) for seat in seats), *figures])
    return out.getvalue().encode("utf-8-sig")


def plain(text: str) -> str:
    """The text as a cell that is nothing but text, wherever the file is opened."""
    kept = "".join(" " if each in ENDING or unicodedata.category(each)[0] in "CZ" else each for each in text)
    kept = " ".join(kept.split())
    return f"'{kept}" if kept.startswith(FORMULA) else kept
