"""18Mag: supporters, wagons and steam engines, the opponent's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.words.labels import Labelled
from bot.words.titles import Dialect, Fields
from engine.titles.t18mag.actions import BuyWagon, CardFollowed, UseSupporter, WagonBought

if TYPE_CHECKING:
    from bot.panel.choices import Choice
    from bot.words.names import Names


def _supporter(choice: Choice, names: Names) -> Labelled:
    """A supporter by number and name, with what it can do."""
    private = choice.fields["private"]
    return f"{private} · {names.private(private)}", names.power(private)


def _wagon(choice: Choice, names: Names) -> Labelled:
    """Whose service is bought."""
    return names.company(choice.fields["company"]), ""


def _card(each: Fields, event: Fields, known: Fields) -> dict[str, Any]:
    """The number of the card that the company follows."""
    return {"number": each["number"]} if each["company"] == event.get("company") else {}


SECTIONS = {
    "1.2": "III.3.2",
    "1.3": "III.3.3",
    "1.4": "III.3.3",
    "1.5": "III.3.3",
    "1.6": "VI.2",
    "1.8": "II.2",
    "1.9": "II.1",
    "2": "II.4",
    "2.2": "II.2",
    "3": "V",
    "4": "VI.3.9",
    "4.1": "IV",
    "4.5": "VI.4.3",
    "4.8": "VI.1",
    "4.9": "III.3.3",
    "5.1": "VI.3.1",
    "5.2": "VI.3.4",
    "5.3": "VI.3.5",
    "5.4": "VI.3.6",
    "5.4.10": "VI.3.7",
    "5.5": "VI.3.7",
    "5.6": "VI.3.7",
    "5.7": "VI.3.8",
    "6": "VI.3.2",
    "6.2": "VI.3.3",
    "6.4.2": "VI.3.3",
    "6.5.3": "VI.3.3",
    "6.5.6": "VI.3.3.1",
    "6.6.4": "VI.3.3",
    "6.8.2": "VI.3.3",
    "7": "VI.4.1",
    "7.2": "VI.4.2",
    "7.3": "VI.4.3",
    "7.4": "VI.4.3",
    "8.1": "VII.2",
    "8.2": "VII.1",
    "8.3": "VII.4",
    "8.3.2": "VIII.3",
    "8.4": "VII.5",
    "8.4.3": "VII.3",
    "8.4.4": "VII.3",
    "8.5": "VII.3",
    "8.6": "VII.6",
    "8.7.1": "VIII.3",
    "8.7.2": "VII.2",
    "9": "VIII.1",
    "10": "IX.1",
    "10.2": "IX.2",
    "10.3": "IX.2",
    "10.4": "",
    "11": "X",
    "12": "XI",
    "12.2": "XI.1",
    "12.2.2": "",
    "12.3": "XI.2.1",
    "12.4": "XI.2.2",
    "12.5": "XI.2.2",
    "12.6": "XI.3",
    "12.7": "XI.4",
    "12.8": "XI.4",
    "12.9": "",
}
"""Those of the Spanish edition."""

DIALECT = Dialect(
    labels={UseSupporter.type: _supporter, BuyWagon.type: _wagon},
    chosen={WagonBought.type: frozenset({BuyWagon.type})},
    before={CardFollowed.type: _card},
    sections=SECTIONS,
)
