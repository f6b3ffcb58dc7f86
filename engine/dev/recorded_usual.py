"""Recorded games upon the floor of usual rules: what their actions and states are in ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import engine
from engine.actions import (
    Action,
    Bid,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DeclareBankruptcy,
    LayTile,
    Pass,
    PayDividend,
    PlaceToken,
    Run,
    ScrapTrain,
    SellShares,
    StartCompany,
)
from engine.dev.recorded import Line, Pair, companies_of_round, differing, node_of, round_name, route_claim, token_nodes
from engine.finance.holdings import IPO, POOL, certificate_limit, certificates, percent
from engine.game import Game
from engine.rounds.auction import Auction, contest, on_offer
from engine.rounds.operating import CompanyTurn
from engine.rounds.stock import StockTurn
from engine.usual.running import REVENUE
from engine.usual.sequence import operating_order


class UsualRecorded:
    """A translator: a title's says which game it is, and translates the actions that are its own.

    steps: our step for one of theirs. order: our steps in order. alone: theirs in which a single choice makes itself
    here. options: our option for one of theirs. exceptions: (file, action) -> the clause that decides against it.
    """

    title: str
    steps: Mapping[str, str] = MappingProxyType(
        {
            "Track": "track",
            "Token": "station",
            "Route": "run",
            "Dividend": "dividend",
            "BuyTrain": "trains",
            "BuyCompany": "last",
        }
    )
    order: tuple[str, ...] = ("track", "station", "run", "dividend", "trains", "last")
    alone: Mapping[str, str] = MappingProxyType({"DiscardTrain": "discard"})
    options: Mapping[str, str] = MappingProxyType({})
    exceptions: Mapping[tuple[str, int], str] = MappingProxyType({})

    def __init__(self) -> None:
        self.company: str | None = None

    def begin(self, header: Line) -> Game:
        """The game from its set-up values, under the rules of recorded games."""
        options = {self.options[name]: True for name in header["options"]}
        return engine.new_game(
            self.title, header["players"], options, profile="oracle", deal=self.deal(header), digests=False
        )

    def deal(self, header: Line) -> dict[str, Any]:
        """What was dealt: the seats."""
        return {"seats": header["players"]}

    def exception(self, name: str, number: int) -> str | None:
        """The clause that decides against the record."""
        return self.exceptions.get((name, number))

    # --- actions

    def translate(self, game: Game, line: Line) -> list[tuple[str, Action]]:
        """Our action for a recorded one; nothing for a pass of a step that we skip, and for a stop by hand."""
        raw, decision = line["action"], game.decision
        turns = [frame.company for frame in game.state.stack if isinstance(frame, CompanyTurn)]
        self.company = turns[-1] if turns else None
        if raw["type"] == "end_game" or decision is None or self.is_skipped(game, raw):
            return []
        return [(self.signer(game, raw), self.action(game, raw))]

    def signer(self, game: Game, raw: Line) -> str:
        """Who signs it here: whoever is asked."""
        return game.decision.by if game.decision is not None else ""

    def is_skipped(self, game: Game, raw: Line) -> bool:
        """Whether an idle action is of a step that we've left."""
        decision = game.decision
        if decision is None or not is_idle(raw):
            return False
        if raw["type"] == "dividend":
            return decision.step != "dividend"
        if raw["type"] == "discard_train":
            return decision.step != "discard" or not _is_over_limit(game, raw["entity"])
        if raw["entity_type"] == "player":
            return decision.by != raw["player"]
        if decision.company != raw["entity"]:
            return True
        return self._is_before(self.steps.get(raw["step"], ""), decision.step)

    def _is_before(self, step: str, other: str) -> bool:
        order = self.order
        return step in order and other in order and order.index(step) < order.index(other)

    def action(self, game: Game, raw: Line) -> Action:
        """Our action for a recorded one; raises ValueError for one of an unknown type."""
        match raw["type"]:
            case "pass":
                return Pass()
            case "bid":
                return _bid(game, raw)
            case "par":
                return StartCompany(raw["corporation"], raw["price"])
            case "buy_shares":
                return BuyShare(raw["corporation"], IPO if raw["from"] == "ipo" else POOL)
            case "sell_shares":
                return SellShares(raw["corporation"], raw["percent"])
            case "lay_tile":
                return LayTile(raw["hex"], raw["tile"], raw["rotation"], raw.get("company", ""))
            case "place_token":
                return PlaceToken(node_of(game, raw["hex"], raw["city"], raw["exits"]), raw.get("company", ""))
            case "run_routes":
                return Run(tuple(route_claim(game, each, each["train_name"]) for each in raw["routes"]))
            case "dividend":
                return PayDividend(turn_of(game).amounts.get(REVENUE, 0) if raw["kind"] == "payout" else 0)
            case "buy_train":
                return self._train(game, raw)
            case "discard_train":
                return ScrapTrain(raw["train_name"])
            case "buy_company":
                return BuyPrivate(raw["company"], raw["from"], raw["price"])
            case "bankrupt":
                return DeclareBankruptcy()
            case other:
                raise ValueError(f"unknown recorded action {other}")

    def _train(self, game: Game, raw: Line) -> Action:
        """One of an unlimited kind that was given back is as good as a new one."""
        source = str({"depot": "bank", "open_market": "pool"}.get(raw["from"], raw["from"]))
        if game.title.trains[raw["train_name"]].count is None and source == "pool":
            source = "bank"
        return BuyTrain(raw["train_name"], source, raw["price"], raw.get("exchange", {}).get("name", ""))

    def catch_up(self, game: Game, line: Line) -> tuple[str, Action] | None:
        """Pass the steps that we ask for and they skip."""
        state, decision = line["state"], game.decision
        if state["finished"] or decision is None:
            return None
        top = game.state.stack[-1]
        if isinstance(top, StockTurn):
            waits = (top.bought or top.sold) and decision.by != state["next"]["player"]
            return (decision.by, Pass()) if waits else None
        if decision.company != self.company or decision.step not in self.order or not isinstance(top, CompanyTurn):
            return None
        same = decision.company == self.entity(state) and round_name(game) == state["round"]
        behind = not same or self._is_before(decision.step, self.steps.get(state["next"]["step"], ""))
        return (decision.by, Pass()) if behind else None

    def settled(self, game: Game, line: Line, following: Line | None) -> bool:
        """Not where we've skipped a step that they're about to pass."""
        if following is None:
            return True
        if game.decision is None:
            return not is_idle(following["action"])
        there, step = line["state"]["next"], game.decision.step
        if there["step"] in self.alone and step != self.alone[there["step"]]:
            return False
        ours = game.decision.company or game.decision.by
        if self.entity(line["state"]) not in (ours, game.decision.by):
            return not is_idle(following["action"])
        if self._is_before(self.steps.get(there["step"], ""), step):
            return not is_idle(following["action"])
        return True

    # --- states

    def compare(self, game: Game, state: Line) -> Pair | None:
        """Compare whatever a recorded state says."""
        return next(differing(self.pairs(game, state)), None)

    def pairs(self, game: Game, state: Line) -> Iterator[Pair]:
        """Whatever a recorded state says, beside ours."""
        view, position = game.view, game.state
        if not state["finished"]:
            yield "finished", game.decision is None, False
            yield "round", round_name(game), state["round"]
        yield "phase", position.phase, self.phase(state)
        for player, record in state["players"].items():
            yield from self.player(game, player, record)
        for name, record in state["corps"].items():
            yield from self.corporation(game, name, record)
        yield (
            "private companies",
            _privates(game),
            {self.private(each): who for each, who in state["companies"].items()},
        )
        yield "market", _market(game), [(cell["cell"], cell["corps"]) for cell in state["market"]]
        yield from _trains(game, state)
        yield "bank", position.bank + sum(self.owed(game, player) for player in position.players), state["bank"]
        yield "certificate limit", certificate_limit(view), state["cert_limit"]
        if not state["finished"]:
            yield from self._next(game, state)

    def _next(self, game: Game, state: Line) -> Iterator[Pair]:
        decision = game.decision
        yield "players in order", game.view.seats_from(game.state.priority), state["player_order"]
        yield "player", decision and decision.by, state["next"]["player"]
        theirs = self.entity(state)
        yield "turn", decision and (decision.by if theirs in game.state.players else decision.company), theirs
        found = companies_of_round(game)
        order = operating_order(game.view) if found is None else [each for each in found if is_open(game, each)]
        yield "operating order", order, [each for each in state["operating_order"] if is_open(game, each)]

    def entity(self, state: Line) -> str:
        """Whose turn it is: a company's or a player's."""
        return state["next"]["entities"][0]

    def phase(self, state: Line) -> str:
        """Our phase for theirs."""
        return state["phase"]

    def private(self, name: str) -> str:
        """Our id of a private company."""
        return name

    def owed(self, game: Game, player: str) -> int:
        """What a record has taken off a player's cash already."""
        return 0

    def player(self, game: Game, player: str, record: Line) -> list[Pair]:
        """A player's cash, shares, certificates, private companies."""
        companies = game.state.companies.items()
        held = {name: percent(each, player) for name, each in companies if each.shares.get(player)}
        theirs = sorted(map(self.private, record["companies"]))
        return [
            (f"{player}: cash", game.state.players[player].cash - self.owed(game, player), record["cash"]),
            (f"{player}: shares", held, {name: part for name, part in record["shares"].items() if part}),
            (f"{player}: certificates", certificates(game.view, player), record["certs"]),
            (f"{player}: private companies", sorted(game.view.privates_of(player)), theirs),
        ]

    def corporation(self, game: Game, name: str, record: Line) -> list[Pair]:
        """A company's president, cash, shares, trains, tokens, private companies; its price once it has one."""
        view, company = game.view, game.state.companies[name]
        theirs = sorted(map(self.private, record["companies"]))
        found: list[Pair] = [
            (f"{name}: president", company.president, record["president"]),
            (f"{name}: cash", company.cash, record["cash"]),
            (f"{name}: ipo", percent(company, IPO), record["ipo"]),
            (f"{name}: pool", percent(company, POOL), record["pool"]),
            (f"{name}: trains", company.trains, sorted(train["name"] for train in record["trains"])),
            (f"{name}: stations", sorted(view.nodes_of(name)), token_nodes(game, record)),
            (f"{name}: private companies", sorted(view.privates_of(name)), theirs),
        ]
        if company.in_play:
            found.append((f"{name}: price", view.price(name), record["price"]))
            found.append((f"{name}: par", company.par, record["par"]))
        return found


def is_idle(raw: Line) -> bool:
    """Whether an action does nothing, so that a side that skips the step loses nothing."""
    if raw.get("home_token") or raw["step"] == "DiscardTrain":
        return True
    if raw["type"] == "dividend":
        return raw["revenue"] == 0 or raw["kind"] == "withhold"
    return (raw["type"] == "pass" and "meaning" not in raw) or raw.get("routes") == []


def turn_of(game: Game) -> CompanyTurn:
    """The company's turn that is on."""
    return next(frame for frame in reversed(game.state.stack) if isinstance(frame, CompanyTurn))


def _is_over_limit(game: Game, company: str) -> bool:
    return len(game.state.companies[company].trains) > game.rulebook.train_limit(game.view, company)


def is_open(game: Game, company: str) -> bool:
    """Whether the company hasn't closed."""
    return not game.state.companies[company].closed


def _bid(game: Game, raw: Line) -> Action:
    frame = game.state.stack[-1]
    if isinstance(frame, Auction) and on_offer(game.view) == raw["company"] and not contest(game.view, frame):
        return BuyPrivate(raw["company"], "bank", raw["price"])
    return Bid(raw["company"], raw["price"])


def _privates(game: Game) -> dict[str, str]:
    state = game.state
    return {
        private: "closed" if private in state.closed_privates else state.privates.get(private, "none")
        for private in game.title.privates
    }


def _market(game: Game) -> list[tuple[list[int], list[str]]]:
    cells = game.title.cells
    found = [([cells[name].row, cells[name].column], companies) for name, companies in game.state.market.items()]
    return sorted(found, key=lambda each: (each[0][0], each[0][1]))


def _trains(game: Game, state: Line) -> Iterator[Pair]:
    """A train of an unlimited kind that was given back isn't counted."""
    depot = [(kind, "unlimited" if left is None else left) for kind, left in game.state.depot.items() if left != 0]
    yield "depot", depot, [tuple(each) for each in state["depot"]["upcoming"]]
    limited = [kind for kind, left in game.state.depot.items() if left is not None]
    pool = [train["name"] for train in state["depot"]["open_market"] if train["name"] in limited]
    yield "pool", sorted(kind for kind in game.state.pool if kind in limited), sorted(pool)
