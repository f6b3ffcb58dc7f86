"""The table notation of 1865's rulebook tests: put pieces on the table, act, be refused.

    table = position(companies={"FMS": {"shares": {"P1": 60}, "cash": 200}}, turn="FMS", step="track")
    table.act(lay("D42", "8/0"), pays={})
    table.refused(lay("F20", "9/0"), "tile.off_map", "8.12")

What the helpers demand stands in `tests.titles.table`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine import flow
from engine.actions import BuyShare, BuyTrain, PayDividend, RepayLoan, SellShares
from engine.finance.holdings import IPO, POOL
from engine.game import Game
from engine.titles import t1865
from engine.titles.t1865.actions import Absorb, PlaceMarker, Transfer
from engine.titles.t1865.board import traffic
from engine.titles.t1865.common import DRAGONS
from engine.titles.t1865.rounds import chart
from tests.titles import table as titles
from tests.titles.table import PASS, Pieces, lay, tile_at, told

__all__ = [
    "LONG_LINE",
    "LONG_WAY",
    "PASS",
    "REPAY",
    "RULEBOOKS",
    "STEPS",
    "Pieces",
    "Table",
    "absorb",
    "begin",
    "buy",
    "check_sound",
    "dividend",
    "lay",
    "marker",
    "position",
    "sell",
    "told",
    "train",
    "transfer",
    "w22",
]

STEPS = ("absorb", "track", "mines", "station", "dividend", "trains", "operated")
RULEBOOKS = {short: t1865.build(t1865.Variant(short)) for short in (False, True)}
LONG_WAY = (
    "E43 D42 C41 B40 B38 C37 D36 E35 F34 G35 G33 G31 F32 E33 D34 D32 C33 C31 D30 E29 D28 D26 D24 E23 E21 F22 G21 H22"
    " H24 G25 F26 E27 F28 F30"
)
LONG_LINE = {
    "D42": "9/2", "C41": "9/2", "B40": "8/3", "B38": "8/4", "C37": "9/1", "D36": "9/1", "E35": "4/1", "F34": "8/5",
    "G35": "3/2", "G33": "9/0", "G31": "7/0", "F32": "9/1", "E33": "4/1", "D34": "7/3", "D32": "3/0", "C33": "7/3",
    "C31": "8/4", "D30": "4/1", "E29": "3/1", "D28": "8/3", "D26": "9/0", "D24": "8/4", "E23": "58/1", "E21": "7/5",
    "F22": "8/2", "G21": "8/5", "H22": "8/0", "H24": "8/1", "G25": "9/1", "F26": "9/1", "E27": "3/4", "F28": "8/0",
}  # fmt: skip
"""A direct connection from Cagliari around the island to Nuoro, and its tiles."""

# --- actions as one says them


def marker(connection: str) -> PlaceMarker:
    """`marker("E43 D42 C43")`: the hexes of the connection; the marker goes to the last."""
    return PlaceMarker(f"{connection.split()[-1]}.0", connection)


def sell(company: str, percent: int) -> SellShares:
    return SellShares(company, percent)


def buy(company: str, source: str = IPO) -> BuyShare:
    return BuyShare(company, source)


def train(kind: str, price: int, source: str = "bank") -> BuyTrain:
    return BuyTrain(kind, source, price)


def dividend(amount: int) -> PayDividend:
    return PayDividend(amount)


def absorb(absorber: str, target: str) -> Absorb:
    return Absorb(absorber, target)


def transfer(private: str) -> Transfer:
    return Transfer(private)


REPAY = RepayLoan()

# --- the table


class Table(titles.Table):
    """A game of 1865, with helpers that check more than one asks."""

    def cash(self, *who: str) -> tuple[int, ...]:
        return tuple(self.game.view.cash(each) for each in who)

    def traffic(self, company: str) -> int:
        return traffic.total(self.game.view, company)

    def capacity(self, company: str) -> int:
        return traffic.capacity(self.game.view, company)

    def estimation(self, company: str) -> int:
        return chart.estimation(self.game.view, company)

    def zone(self, company: str) -> str:
        return chart.zone(self.game.view, company)

    def row(self, company: str) -> int | None:
        return self.game.state.own.rows.get(company)

    def left(self, company: str) -> int:
        """The markers on its charter."""
        return len(self.game.state.companies[company].stations)

    def percent(self, company: str) -> dict[str, int]:
        """The holders of a company in percent."""
        state = self.game.state.companies[company]
        return {holder: units * state.unit for holder, units in state.shares.items()}

    def president(self, company: str) -> str | None:
        return self.game.state.companies[company].president

    def tile(self, hex_id: str) -> str:
        laid = self.game.state.tiles.get(hex_id)
        return f"{laid.tile}/{laid.rotation}" if laid else ""

    def stack(self, price: int) -> list[str]:
        """The markers on a space of the market, the one on top first."""
        return self.game.state.market.get(str(price), [])

    def check_sound(self) -> None:
        check_sound(self.game)


def check_sound(game: Game) -> None:
    """All pieces are accounted for."""
    state, view, raw = game.state, game.view, game.title.raw
    money = [each.cash for each in (*state.players.values(), *state.companies.values())]
    assert min(money) >= 0, money
    assert sum(money) + state.bank == raw["bank"]
    for name, company in state.companies.items():
        assert sum(company.shares.values()) * company.unit == 100, name
        assert company.shares.get(POOL, 0) * company.unit <= 50, name
        assert company.shares.get(DRAGONS, 0) * company.unit <= 50, name
        assert company.shares.get(str(company.president_at), 0) >= company.president_size, name
        players = [company.shares.get(player, 0) for player in state.seats]
        assert max(players) * company.unit <= 60, name
        assert company.president is None or company.shares[company.president] == max(players), name
        assert (company.president is None) == (not company.in_play), name
        assert company.loans <= raw["loan"]["most"], name
        assert len(company.stations) + len(view.nodes_of(name)) <= 7, name
    assert all(view.stock_left(laid.tile) >= 0 for laid in state.tiles.values())
    assert all(len(tokens) <= view.node_slots(node) for node, tokens in state.tokens.items()), state.tokens
    started = [name for name, each in state.companies.items() if each.in_play]
    assert sorted(name for names in state.market.values() for name in names) == sorted(started)
    assert set(state.own.rows) <= set(started)


# --- putting pieces on the table


def begin(players: int = 3, *, short: bool = False, options: Mapping[str, Any] | None = None) -> Table:
    """A game before its draft: seats P1, P2, ... in this order."""
    rulebook = RULEBOOKS[short]
    seats = [f"P{number}" for number in range(1, players + 1)]
    chosen = {"short": True} if short else {}
    chosen.update(options or {})
    setup: dict[str, Any] = {
        "title": "1865",
        "version": rulebook.version,
        "files": dict(rulebook.files),
        "players": seats,
        "options": chosen,
        "profile": "house",
        "rules": rulebook.resolve("house", chosen, players),
        "seed": 0,
        "deal": {"seats": seats},
    }
    return Table(Game(rulebook, setup))


def position(
    *,
    companies: Pieces | None = None,
    cash: Mapping[str, int] | None = None,
    tiles: Mapping[str, str] | None = None,
    privates: Mapping[str, str] | None = None,
    turn: str = "",
    step: str = "absorb",
    waiting: Iterable[str] | None = None,
    stock: str = "",
    dragons_first: bool = False,
    before_stock: bool = False,
    phase: str = "2",
    bank: int | None = None,
    pool: Iterable[str] = (),
    sold: Mapping[str, int] | None = None,
    rounds_left: int = 0,
    players: int = 3,
    short: bool = False,
    options: Mapping[str, Any] | None = None,
) -> Table:
    """A position after the draft: a company's turn, a player's turn in a stock round, or just before such a round.

    companies: those started, each {"shares": {holder: percent}, "president": the first player named, "price": 100,
    "kind": "minor", "row": 1 (None: not launched), "cash": 0, "trains": [], "traffic": 0, "at": [home], "left": markers
    on the charter, "loans": 0, "operated": True}; first come, first on top. tiles: {hex: "tile/rotation"}. privates:
    {maritime company: owner}; the rest is out of the game. waiting: who comes later in this round, by default all who
    would. stock: the player on turn, with `dragons_first` the Dragons before that player. sold: how many trains of each
    kind have left Available; by default all of earlier phases. bank: what it has, the difference being no one's.
    """
    fresh = begin(players, short=short, options=options).game
    state: dict[str, Any] = fresh.snapshot()["state"]
    state.update(phase=phase, set_number=1, round_number=1 if turn else 0)
    for player in state["players"]:
        state["players"][player]["cash"] = 300
    for player, money in (cash or {}).items():
        state["players"][player]["cash"] = money
    state["tiles"] = {
        hex_id: dict(zip(("tile", "rotation"), tile_at(each), strict=True)) for hex_id, each in (tiles or {}).items()
    }
    state["privates"] = dict(privates or {})
    state["closed_privates"] = [each for each in fresh.title.privates if each not in (privates or {})]
    state["pool"] = list(pool)
    _put_companies(state, fresh, companies or {})
    _take_trains(state, fresh, phase, sold or {})
    money = [each["cash"] for each in (*state["players"].values(), *state["companies"].values())]
    state["bank"] = fresh.title.raw["bank"] - sum(money)
    if bank is not None:
        state["players"]["P1"]["cash"] += state["bank"] - bank
        state["bank"] = bank
    state["stack"] = [{"kind": "sequence", "rounds_left": rounds_left}]
    if turn:
        _begin_turn(state, turn, step, waiting)
    elif before_stock:
        state["round"] = "operating"
    else:
        _begin_stock(state, stock, dragons_first)
    rulebook = RULEBOOKS[short]
    game = Game(rulebook, fresh.setup)
    game.restore([], {"seq": 0, "digest": "", "state": state})
    _settle(game)
    check_sound(game)
    return Table(game)


def _settle(game: Game) -> None:
    """Make the automatic moves that are due in the position."""
    game.decision, _ = flow.settle(game.alter(), flow.chosen)


def _put_companies(state: dict[str, Any], fresh: Game, companies: Pieces) -> None:
    state["tokens"] = {}
    for name, data in fresh.title.companies.items():
        if name not in companies:
            state["tokens"].setdefault(data.home, []).append(name)
            if int(state["phase"]) >= 5:
                state["companies"][name].update(kind="major", unit=10, shares={IPO: 10})
    for name, pieces in companies.items():
        _put_company(state, fresh, name, pieces)


def _put_company(state: dict[str, Any], fresh: Game, name: str, pieces: Mapping[str, Any]) -> None:
    kind, price = pieces.get("kind", "minor"), pieces.get("price", 100)
    unit = {"minor": 20, "major": 10}[kind]
    shares = {holder: percent // unit for holder, percent in pieces["shares"].items()}
    shares[IPO] = 100 // unit - sum(shares.values())
    shares = {holder: units for holder, units in shares.items() if units}
    president = pieces.get("president", next(iter(pieces["shares"])))
    at = pieces.get("at", [fresh.title.companies[name].home])
    launched = pieces.get("row", 1) is not None
    left = pieces.get("left", {"minor": 3, "major": 7}[kind] - len(at)) if launched else 0
    state["companies"][name].update(
        kind=kind,
        unit=unit,
        shares=shares,
        president=president,
        president_at=president,
        in_play=True,
        par=price,
        cash=pieces.get("cash", 0),
        trains=list(pieces.get("trains", [])),
        stations=[0] * left,
        loans=pieces.get("loans", 0),
        operated=pieces.get("operated", True) and launched,
    )
    for node in at:
        state["tokens"].setdefault(node, []).append(name)
    state["market"].setdefault(str(price), []).append(name)
    if launched:
        state["own"]["rows"][name] = pieces.get("row", 1)
        state["own"]["traffic"][name] = {"home": pieces.get("traffic", 0)}


def _take_trains(state: dict[str, Any], fresh: Game, phase: str, sold: Mapping[str, int]) -> None:
    for kind in fresh.title.raw["trains"]:
        if kind["level"] < int(phase):
            state["depot"][kind["id"]] = 0
        if kind["id"] in sold:
            state["depot"][kind["id"]] -= sold[kind["id"]]


def _begin_turn(state: dict[str, Any], turn: str, step: str, waiting: Iterable[str] | None) -> None:
    cells = sorted(state["market"], key=int, reverse=True)
    order = [name for cell in cells for name in state["market"][cell] if name in state["own"]["rows"]]
    later = order[order.index(turn) + 1 :] if waiting is None else list(waiting)
    done = [name for name in order if name not in later]
    state["round"] = "operating"
    state["stack"].append({"kind": "operating_round", "waiting": later, "done": done})
    number = STEPS.index(step)
    state["stack"].append({"kind": "company_turn", "company": turn, "step": number, "counts": {}, "services": []})


def _begin_stock(state: dict[str, Any], stock: str, dragons_first: bool) -> None:
    seats = state["seats"]
    state["round"] = "stock"
    state["priority"] = stock
    following = seats[(seats.index(stock) + 1) % len(seats)]
    state["stack"].append(
        {
            "kind": "stock_round",
            "player": stock if dragons_first else following,
            "passes": 0,
            "last_to_act": None,
            "sold": {},
        }
    )
    if not dragons_first:
        state["stack"].append({"kind": "stock_turn", "player": stock, "sold": [], "bought": False, "passed": False})


def w22(**b: Any) -> Table:
    """The rulebook's example 5.5: FMS may absorb RCSF; `b` changes pieces of the latter."""
    fms = {
        "kind": "major", "price": 210, "shares": {"P1": 60, "P2": 40}, "trains": ["PH5"], "traffic": 40, "row": 5,
        "cash": 250, "at": ["E43.0", "C43.0", "C35.0", "F30.0", "C25.0"], "left": 0,
    }  # fmt: skip
    rcsf = {
        "price": 150, "shares": {"P1": 60, "P3": 20}, "trains": ["PH6"], "traffic": 12, "row": 5, "cash": 150,
        "at": ["C35.0", "E37.0"],
    }  # fmt: skip
    companies = {"FMS": fms, "RCSF": {**rcsf, **b}}
    tiles = {"C43": "175/2", "E37": "63/0"}
    return position(companies=companies, tiles=tiles, turn="FMS", phase="6", waiting=["RCSF"])
