"""Phases (chapter 4): what the first train of a new kind sets off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import TrainsRusted
from engine.rounds.discards import Discards
from engine.titles.t1865.common import MAJOR, figures, launched, phase_figures, phase_number
from engine.titles.t1865.rounds.launch import make_majors
from engine.titles.t1865.rounds.maritime import discard_hands

if TYPE_CHECKING:
    from engine.editor import Editor
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
