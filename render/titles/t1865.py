"""1865 Sardinia: two islands in the sea, destinations, maritime companies' places, surcharges, the Dragons' chart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.state import State
from engine.title import CellData, TitleData
from render.hexes.badges import Badge
from render.hexes.views import is_sea
from render.titles import Sheet, Style
from render.titles.t1865_chart import chart, chart_text, estimation, row_of, zone_of
from render.wording import money

if TYPE_CHECKING:
    from render.picture import Picture

_WATER = "#DCEBFA"


def _figures(title: TitleData, kind: str, name: str) -> Mapping[str, Any]:
    return next((each for each in title.raw[kind] if each["id"] == name), {})


def badges(title: TitleData, state: State) -> Mapping[str, tuple[Badge, ...]]:
    """Destinations of minor companies, which become major by them, and places where maritime companies have a bonus."""
    found: dict[str, list[Badge]] = {}
    for private in title.privates:
        if private not in state.closed_privates and private not in getattr(state.own, "bonuses", ()):
            for node in _figures(title, "privates", private).get("places", ()):
                found.setdefault(node.rsplit(".", 1)[0], []).append(Badge("plate", private, _WATER))
    for company, data in title.companies.items():
        now = state.companies.get(company)
        destination = _figures(title, "companies", company).get("destination", "")
        if destination and now is not None and now.kind == "minor":
            found.setdefault(destination.rsplit(".", 1)[0], []).append(Badge("flag", data.mark, data.colour))
    return {hex_id: tuple(each) for hex_id, each in found.items() if hex_id in title.board.hexes}


def parts(title: TitleData) -> Mapping[str, frozenset[str]]:
    """The islands with the sea beside them, the larger one first."""
    hexes, found, seen = title.board.hexes, [], set[str]()
    for start in hexes:
        if start in seen or is_sea(hexes[start]):
            continue
        island, beside = [start], set[str]()
        for here in island:
            seen.add(here)
            for other in hexes[here].neighbours.values():
                if is_sea(hexes[other]):
                    beside.add(other)
                elif other not in island:
                    island.append(other)
        found.append((len(island), frozenset(island) | beside))
    ordered = [each for _, each in sorted(found, key=lambda each: -each[0])]
    return dict(zip(("sardinia", "corsica"), ordered, strict=False))


def surcharges(title: TitleData, cell: CellData) -> tuple[int, ...]:
    """What a share of the Dragons costs in the white and in the green zone (5.1)."""
    return tuple(title.raw["market"]["surcharges"].get(cell.id, ()))


def capacity(picture: Picture, company: str) -> int:
    """What a company can carry: nothing without a train (8.3)."""
    state, title = picture.state, picture.title
    trains = [_figures(title, "trains", each).get("capacity", 0) for each in state.companies[company].trains]
    ships = [
        _figures(title, "privates", each).get("capacity", 0) for each, who in state.privates.items() if who == company
    ]
    return sum(trains) + sum(ships) if trains else 0


def facts(picture: Picture, company: str) -> list[tuple[str, str]]:
    """Traffic and capacity, the place on the Dragons' chart, and the destination of a minor company."""
    words, lines = picture.words, list[tuple[str, str]]()
    if picture.state.companies[company].in_play:
        points = sum(getattr(picture.state.own, "traffic", {}).get(company, {}).values())
        lines += [(words("picture-traffic"), str(points)), (words("picture-capacity"), str(capacity(picture, company)))]
    row = row_of(picture, company)
    if row is not None:
        zone = zone_of(picture.title, row, estimation(picture, company))
        text = f"{estimation(picture, company)} · {words('picture-dragons-zone', zone=zone)}"
        lines.append((words("picture-dragons"), text))
    destination = _figures(picture.title, "companies", company).get("destination", "").rsplit(".", 1)[0]
    if picture.state.companies[company].kind == "minor" and destination in picture.title.board.hexes:
        lines.append((words("picture-destination"), f"{destination} {picture.title.board.hexes[destination].name}"))
    return lines


def player_figures(picture: Picture) -> list[tuple[str, str]]:
    """The personal state loans of a player who has been bankrupt (9.10)."""
    loans = getattr(picture.state.own, "debts", {}).get(picture.player, 0)
    amount = picture.title.raw["loan"]["amount"]
    return [(picture.words("picture-loans"), f"{loans} × {money(picture, amount)}")] if loans else []


def start_cells(title: TitleData, state: State) -> frozenset[str]:
    """The prices at which a company may be started in this phase (4)."""
    highest = _figures(title, "phases", state.phase).get("highest_start", 0)
    return frozenset(each.id for each in title.cells.values() if title.raw["lowest_start"] <= each.price <= highest)


STYLE = Style(
    sea=True,
    keeps_homes=False,
    start_cells=start_cells,
    badges=badges,
    facts=facts,
    player_figures=player_figures,
    parts=parts,
    surcharges=surcharges,
    surcharge_colours={"white": "#ECEAE3", "green": "#A9DB9F"},
    signs={"destination": Badge("flag", "FMS", "#d22b2b"), "maritime": Badge("plate", "M1", _WATER)},
    leaves="scrapped_by",
    sheets={"dragons": Sheet(chart, chart_text)},
    words={
        "picture-stations-left": "picture-markers-left",
        "picture-privates": "picture-maritimes",
    },
    routes=False,
)
