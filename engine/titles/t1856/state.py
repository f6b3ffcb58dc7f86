"""What only 1856 keeps in its state."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.state import TitleState


@dataclass(slots=True)
class CanadaState(TitleState):
    """Beside what every title has.

    capital: "escrow", "incremental" or "full" by started company (4.1); escrow: the money the bank notes (4.2.1).
    reached: the companies that have reached their destinations while that counted (4.3).
    rights: the bridge and tunnel rights by company, rights_left: those for sale by kind (15.6).
    port: the hex of the port marker, port_owner: the company that has its bonus (15.5).
    closing: private companies that close at the end of the turn (15.3).
    certificate_table: "start", or "companies" for the table that applies after the first 6-train (13.9).
    formed: the national company has been formed; permanent: it has owned a permanent train (14.4).
    starter: who was president of the buyer of the first 6-train, while the formation is due (13.1).
    merged: the companies merged, in the order of their declarations.
    """

    capital: dict[str, str] = field(default_factory=dict[str, str])
    escrow: dict[str, int] = field(default_factory=dict[str, int])
    reached: list[str] = field(default_factory=list[str])
    rights: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    rights_left: dict[str, int] = field(default_factory=dict[str, int])
    port: str = ""
    port_owner: str = ""
    closing: list[str] = field(default_factory=list[str])
    certificate_table: str = "start"
    formed: bool = False
    permanent: bool = False
    starter: str = ""
    merged: list[str] = field(default_factory=list[str])
