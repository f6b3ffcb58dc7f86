"""Phases (chapter 4): what the first train of a new kind sets off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import TrainsRusted
from engine.rounds.discards import Discards
from engine.titles.t1865.common import MAJOR, figures, launched, phase_figures, phase_number
from engine.titles.t1865.rounds.launch import make_majors
from engine.titles.t1865.rounds.maritime import discard_hands
from engine.usual.outlook import phase_remark

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.hints import Remark
    from engine.view import View


def train_limit(g: View, company: str) -> int:
    """4.5: the same for every company."""
    return g.phase.train_limit


def sold_new(g: Editor, train: str) -> None:
    """9.4: the first train of a higher phase changes the phase at once (4.1)."""
    if figures(g, "trains", train)["level"] > phase_number(g):
        g.change_phase(train)
        _scrap(g)
        if phase_figures(g)["starts"] == MAJOR:
            make_majors(g)
            discard_hands(g)
        g.push(Discards(companies=launched(g)))  # 4.3: in operating order


def ends(g: View) -> list[Remark]:
    """4.1: the first train of which kind changes the phase, and what goes with it (4.2, 4.5)."""
    left = {kind: count for kind, count in g.state.depot.items() if count is None or count > 0}
    higher = (each for each in left if figures(g, "trains", each)["level"] > phase_number(g))
    train = next(higher, "")
    if not train:
        return []
    kinds, phase = list(left), str(figures(g, "trains", train)["level"])
    before = sum(left[each] or 0 for each in kinds[: kinds.index(train)])
    scrapped = [each["id"] for each in g.data.raw["trains"] if each["scrapped_by"] == phase]
    return [phase_remark(g, phase, train, before, scrapped)]


def _scrap(g: Editor) -> None:
    """4.2: trains whose time is over leave charters and pool, before the limit is tested."""
    for kind in g.data.raw["trains"]:
        if kind["scrapped_by"] != g.state.phase:
            continue
        train = kind["id"]
        for company in g.state.companies:
            while train in g.company(company).trains:
                g.take_train(company, train)
        g.state.pool = [each for each in g.state.pool if each != train]
        g.emit(TrainsRusted(train))
