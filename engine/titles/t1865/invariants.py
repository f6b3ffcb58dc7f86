"""What must hold in every position of 1865 Sardinia, beside what holds in every title."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.finance.holdings import POOL
from engine.titles.t1865.common import DRAGONS, MAJOR, is_launched, markers_in_all, own, phase_figures
from engine.titles.t1865.rounds import dragons
from engine.titles.t1865.state import Absorbing

if TYPE_CHECKING:
    from engine.view import View


def faults(g: View) -> Iterator[str]:
    """2.6, 12.2, 11.9, 8.19, 1.8: limits of pool, Dragons, loans and markers; what isn't launched has no traffic."""
    raw = g.data.raw
    for name, company in g.state.companies.items():
        for holder, limit in ((POOL, raw["pool_limit"]), (DRAGONS, raw["dragons_share_limit"])):
            if company.shares.get(holder, 0) * company.unit > limit:
                yield f"the {holder} hold {company.shares[holder] * company.unit} % of {name}"
        if company.loans > raw["loan"]["most"]:
            yield f"{name} owes {company.loans} loans"
        if is_launched(g, name) and not 1 <= markers_in_all(g, name) <= raw["shares"][MAJOR]["markers"]:
            yield f"{name} has {markers_in_all(g, name)} markers"
        if not is_launched(g, name) and (own(g).traffic.get(name) or company.trains or company.stations):
            yield f"{name} isn't launched, but has traffic, trains or markers"
        if company.president and company.shares.get(company.president, 0) < company.president_size:
            yield f"{company.president} leads {name} without its president's certificate"
        in_district = [node for node in g.nodes_of(name) if node in raw["district"]]
        if len(in_district) > 1:
            yield f"{name} has {len(in_district)} markers in the district"
        if any(points <= 0 for points in own(g).traffic.get(name, {}).values()):
            yield f"{name} has a source of no traffic: {own(g).traffic[name]}"
    most = phase_figures(g).get("dragons_limit", 0)
    if dragons.certificates(g) > most:
        yield f"the Dragons hold {dragons.certificates(g)} certificates"


def markers_built(g: View, company: str) -> int:
    """2.5, 11.6: before its launch a company has its home marker only, if it has a home; later any number.

    While an absorption's markers are decided the target's still lie there.
    """
    taken_over = any(isinstance(frame, Absorbing) and frame.target == company for frame in g.state.stack)
    if is_launched(g, company) or taken_over:
        return len(g.nodes_of(company))
    return 1 if company in own(g).homes else 0
