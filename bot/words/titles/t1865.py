"""1865: markers by connections, maritime companies, conversions, absorptions, traffic and the mine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.words.labels import Labelled, way_label
from bot.words.titles import Dialect, Fields, Gathered
from engine.titles.t1865.actions import (
    Absorb,
    CompanyAbsorbed,
    CompanyLaunched,
    Convert,
    MineDeclined,
    PersonalLoans,
    PlaceMarker,
    RevenueMade,
    TrafficGained,
    Transfer,
    Transferred,
)

if TYPE_CHECKING:
    from bot.panel.choices import Choice
    from bot.words.names import Names


def _transfer(choice: Choice, names: Names) -> Labelled:
    """A maritime company's name, with what the company gains and the player loses."""
    name, figures = names.private(choice.fields["private"]), choice.figures
    said = {key: figures[key] for key in ("capacity", "traffic", "income")}
    return name, names.words("choice-transfer-detail", **said)


def _conversion(choice: Choice, names: Names) -> Labelled:
    """The company, with what becomes of its shares and what it gets."""
    said = {key: choice.figures[key] for key in ("old", "new", "count", "markers")}
    return names.company_in_full(choice.fields["company"]), names.words("choice-convert-detail", **said)


def _absorption(choice: Choice, names: Names) -> Labelled:
    """Who takes over whom, with what's due and what's left."""
    detail = names.words("choice-absorb-detail", **choice.figures) if choice.figures else ""
    return names.words("choice-absorb", **names.figures(choice.fields)), detail


def _indemnity(out: Gathered, event: Fields) -> bool:
    """Tell a part of the indemnity with the absorption that it's for."""
    taken = next((each for each in reversed(out) if each["type"] == CompanyAbsorbed.type), None)
    if taken is None:
        return False
    taken.setdefault("sums", []).append((event["payee"], event["amount"]))
    return True


def _traffic(event: Fields, figures: Fields) -> str:
    """By which rule a company gains traffic: that of its home comes with the launch, or with the first tile there."""
    if event["source"] != "home":
        return str(event["source"])
    return "home" if figures["launched"] else "first_tile"


SECTIONS = {
    "1.7": "3.9, 4.4",
    "1.8": "3.6, 5.2",
    "1.9": "3.2",
    "1.10": "2.3",
    "2": "2.4",
    "2.6": "3.2, 3.5",
    "2.7": "2.2",
    "3": "2.6",
    "3.1": "2.5",
    "4": "2.2",
    "4.3": "4.6",
    "5": "3.11",
    "5.1": "",
    "5.5": "3.2",
    "5.6": "3.2",
    "6": "3.12",
    "7.1": "3.1",
    "7.2": "3.3",
    "7.3": "3.3",
    "7.4": "3.13",
    "7.5": "3.2",
    "7.6": "3.2",
    "7.7": "3.2",
    "7.8": "3.2",
    "7.9": "3.2",
    "7.10": "3.2",
    "7.11": "3.4",
    "7.12": "3.4",
    "7.13": "3.4",
    "7.14": "3.4",
    "7.15": "3.5",
    "7.16": "3.5",
    "7.17": "3.5",
    "7.18": "3.5",
    "7.19": "3.5",
    "7.20": "3.9",
    "7.21": "3.9",
    "7.22": "3.9",
    "7.23": "3.10",
    "7.24": "3.10",
    "7.25": "3.10",
    "7.26": "3.10",
    "7.27": "3.10",
    "7.28": "3.6",
    "7.29": "3.8",
    "7.30": "3.7, 3.8",
    "7.31": "3.6",
    "7.32": "3.6",
    "7.33": "",
    "8.1": "4.1",
    "8.2": "4.1",
    "8.3": "2.6, 4.5",
    "8": "4.2",
    "8.18": "4.3",
    "8.19": "4.3",
    "8.20": "4.4",
    "8.21": "4.4",
    "8.22": "4.4",
    "8.23": "4.4",
    "8.24": "4.4",
    "8.25": "2.6",
    "8.26": "4.4",
    "8.27": "4.4",
    "8.28": "4.5",
    "8.29": "4.5",
    "8.30": "4.5",
    "8.31": "4.5",
    "8.32": "4.5",
    "9": "4.6",
    "9.5": "3.11",
    "9.8": "4.7",
    "9.9": "4.8",
    "9.10": "4.9",
    "11.1": "5.1",
    "11.2": "5.2",
    "11.3": "5.3",
    "11.4": "5.3",
    "11.5": "5.2",
    "11.6": "5.3",
    "11": "5.4",
    "12": "5.5",
    "13": "2.7",
    "13.4": "5.5",
    "14": "6.1",
}
"""The same in the Spanish and the French edition."""

DIALECT = Dialect(
    labels={
        PlaceMarker.type: way_label,
        Absorb.type: _absorption,
        Transfer.type: _transfer,
        Convert.type: _conversion,
    },
    subjects={Transferred.type: "player", CompanyAbsorbed.type: "absorber", PersonalLoans.type: "player"},
    figures={
        MineDeclined.type: lambda event, names: {"old": names.tile(event["old"]), "new": names.tile(event["new"])},
    },
    payments={"indemnity": _indemnity},
    grave=frozenset({CompanyAbsorbed.type, PersonalLoans.type}),
    of_turn=frozenset({RevenueMade.type}),
    gone={CompanyAbsorbed.type: ("target", "personal-absorbed")},
    chosen={"token_placed": frozenset({PlaceMarker.type})},
    rules={TrafficGained.type: _traffic},
    before={
        CompanyAbsorbed.type: lambda each, event, known: {"taken_over": True},
        CompanyLaunched.type: lambda each, event, known: {"launched": True},
    },
    sections=SECTIONS,
)
