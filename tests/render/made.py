"""Positions of 1856 and 1865 put together by hand: no game led there, but everything that can be drawn is on them."""

from __future__ import annotations

from engine.state import CompanyState, LaidTile, PlayerState, State
from engine.titles.t1856.state import CanadaState
from engine.titles.t1865.state import SardiniaState
from tests.render.positions import title

SEATS = ["P1", "P2", "P3"]

_CANADA = """
B15 7 3|B19 14 1|C14 125 0|C16 45 3|D13 8 4|D15 23 0|D17 63 0|E14 9 2|E16 24 5|E18 56 0|F15 126 0|F17 125 0|G14 8 2
G16 9 1|H7 69 1|H15 63 0|I8 57 2|I12 59 3|I14 14 1|I16 8 0|J9 58 3|J11 15 4|J13 14 4|J15 63 0|K8 63 0|K10 8 3|K12 44 2
K14 18 5|K16 9 2|L5 9 0|L7 42 1|L9 58 0|L11 45 0|L13 125 2|L15 123 0|L17 7 1|M4 127 0|M6 25 3|M12 9 1|N3 14 2|N7 8 0
N9 4 0|N11 122 1|N17 67 2|O10 9 1|O16 15 4|P9 14 1|M10 1 0|F13 55 2|J17 2 3
"""
_SARDINIA = """
E43 C-grey 0|C35 O-brown 0|F30 N-grey 0|C25 S-brown 0|F16 P-green 0|G3 B-green 0|E37 63 0|G23 63 0|H34 700 0|D42 8 0
C43 173 0|B44 175 3|E41 4 0|E39 9 0|D38 58 2|C37 8 3|E35 4 0|E33 4 0|E31 8 0|G41 9 1|F42 9 1|H40 58 2|H38 9 0|H36 9 0
C27 24 0|C29 8 0|D30 141 0|E29 58 1|D24 9 1|E23 4 1|F22 8 2|F24 8 0|F26 9 0|F28 23 0|D12 63 0|E15 58 2|F14 9 0|F12 20 0
F10 174 0|E13 8 2|D4 12 0|E17 4 2|F20 9 0|B24 4 0|B26 7 0|G13 40 0|G11 146 0|E11 43 0|C39 173 0|D44 9 1|C45 8 4
"""


def _tiles(text: str) -> dict[str, LaidTile]:
    rows = [each.split() for line in text.split("\n") for each in line.split("|") if each]
    return {hex_id: LaidTile(tile, int(rotation)) for hex_id, tile, rotation in rows}


def _companies(title_id: str, unit: int) -> dict[str, CompanyState]:
    whole = 100 // unit
    return {
        each.id: CompanyState(each.kind, in_play=False, unit=unit, shares={"ipo": whole}, stations=list(each.stations))
        for each in title(title_id).companies.values()
    }


def _state(title_id: str, own: CanadaState | SardiniaState, unit: int) -> State:
    data = title(title_id)
    return State(
        list(SEATS), "P2", next(iter(data.phases)), {seat: PlayerState(300) for seat in SEATS},
        _companies(title_id, unit), {}, {each.id: each.count for each in data.trains.values()}, own, bank=9000,
    )  # fmt: skip


def _start(state: State, company: str, seat: str, cell: str, trains: list[str]) -> None:
    now = state.companies[company]
    now.in_play, now.president, now.president_at, now.cash, now.trains = True, seat, seat, 120, trains
    other = SEATS[(SEATS.index(seat) + 1) % 3]
    now.shares = {seat: 4, other: 2, "pool": 2, "ipo": 2}
    now.unit = 10
    state.market.setdefault(cell, []).append(company)


def canada_empty() -> State:
    """1856 during the auction."""
    state = _state("1856", CanadaState(), 10)
    state.round = "auction"
    state.privates = {"FT": "P1"}
    return state


def canada_midgame() -> State:
    """1856 in phase 3: some companies in escrow, a port, private companies of all kinds of owners."""
    state = canada_empty()
    state.phase, state.round, state.set_number = "3", "stock", 3
    state.tiles = dict(list(_tiles(_CANADA).items())[::3])
    for number, (company, cell) in enumerate({"GW": "F7", "CA": "D7", "LPS": "F9", "TGB": "H4", "CV": "A5"}.items()):
        _start(state, company, SEATS[number % 3], cell, ["2", "3"][: 1 + number % 2])
        state.companies[company].loans, state.companies[company].par = number, 90
    state.tokens = {"F15.0": ["GW"], "D17.0": ["CA"], "C14.0": ["CA", "LPS"], "K8.0": ["TGB"], "I12.1": ["GW"]}
    state.privates = {"FT": "GW", "TCC": "P1", "GLSC": "CA", "NFSBC": "P2"}
    state.closed_privates = ["WSRC"]
    own = CanadaState(
        capital={"GW": "escrow", "CA": "incremental", "LPS": "escrow"}, escrow={"GW": 130}, reached=["CA"],
        rights={"GW": ["tunnel"]}, port="C14", port_owner="CA",
    )  # fmt: skip
    state.own = own
    return state


def canada_endgame() -> State:
    """1856 at its end, with the national company and a full board."""
    state = canada_empty()
    state.phase, state.round, state.set_number, state.round_number = "D", "operating", 9, 3
    state.tiles = _tiles(_CANADA)
    for number, (company, cell) in enumerate({"GW": "A15", "CV": "A15", "WGB": "A8", "BBG": "C14", "WR": "A2"}.items()):
        _start(state, company, SEATS[number % 3], cell, ["D", "6"][: 1 + number % 2])
    _start(state, "CGR", "P2", "A15", ["5", "D"])
    state.companies["CGR"].unit, state.companies["CGR"].shares = 5, {"P1": 4, "P2": 9, "pool": 3, "ipo": 4}
    for company in ("CA", "CPR", "GT", "LPS", "TGB"):
        state.companies[company].closed = True
        state.companies[company].shares = {}
    state.tokens = {
        "N11.0": ["CV", "CGR"], "N11.1": ["GW", "WGB"], "L15.0": ["CGR", "WGB"], "F15.0": ["GW", "CGR"],
        "J15.0": ["BBG", "CV"], "L13.0": ["CV", "WGB"], "O16.0": ["WR"], "M4.0": ["CGR"], "I12.0": ["CGR"],
    }  # fmt: skip
    state.closed_privates = list(title("1856").privates)
    state.own = CanadaState(formed=True, permanent=True, merged=["CA", "CPR", "GT", "LPS", "TGB"])
    return state


def sardinia_empty() -> State:
    """1865 Sardinia in its first stock round."""
    state = _state("1865", SardiniaState(), 20)
    state.phase, state.round, state.set_number = "2", "stock", 1
    for company, data in title("1865").companies.items():
        assert data.home
        state.tokens.setdefault(data.home, []).append(company)
    state.privates = {"M1": "P1", "M3": "P2", "M7": "P3"}
    state.closed_privates = ["M4", "M5"]
    return state


def sardinia_endgame() -> State:
    """1865 Sardinia at its end, with all kinds of tiles, absorbed and converted companies."""
    state = sardinia_empty()
    state.phase, state.round, state.set_number, state.round_number = "7", "operating", 7, 2
    state.tiles = _tiles(_SARDINIA)
    cells = ("230", "230", "130", "60", "110", "230", "130", "165")
    trains = (["PH5", "PH6"], ["PH7"], ["PH4", "PH5"], [], ["PH6"], ["PH7", "PH7"], ["PH4"], ["PH5"])
    for number, company in enumerate(title("1865").companies):
        _start(state, company, SEATS[number % 3], cells[number], trains[number])
        state.companies[company].kind = "minor" if company == "FCS" else "major"
        state.companies[company].shares["dragons"] = 1
        state.companies[company].loans = number % 3
    state.tokens = {
        "E43.0": ["FMS", "RCSF", "SFS"], "C35.0": ["RCSF", "FMS"], "F30.0": ["FA", "FCS"], "C25.0": ["SFSS", "FA"],
        "E37.0": ["FCS"], "G23.0": ["SFSS", "FA"], "H34.0": ["SFS"], "G3.0": ["CFC", "CFD"], "F16.0": ["CFD"],
        "D12.0": ["CFC"], "B44.0": ["FMS"], "C43.0": ["SFS"], "F10.0": ["CFD"],
    }  # fmt: skip
    rows: dict[str, int] = dict(zip(title("1865").companies, (6, 5, 5, 2, 6, 6, 4, 5), strict=True))
    state.own = SardiniaState(rows=rows, traffic={"FMS": {"home": 3, "marker": 9, "mine": 4}}, bonuses=["M3"])
    return state
