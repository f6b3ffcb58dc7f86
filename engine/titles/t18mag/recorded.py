"""Recorded games of 18Mag from another implementation: what their actions and states are in ours (chapter 14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import engine
from engine.actions import (
    Action,
    BuyShare,
    BuyTrain,
    DraftCompany,
    DraftShare,
    LayTile,
    Pass,
    PayDividend,
    PlaceToken,
    Run,
    ScrapTrain,
    SellShares,
)
from engine.dev.recorded import Line, Pair, companies_of_round, differing, node_of, round_name, route_claim, token_nodes
from engine.finance.holdings import certificates
from engine.game import Game
from engine.rounds.operating import CompanyTurn
from engine.titles.t18mag.actions import BuyWagon, UseSupporter
from engine.titles.t18mag.minors import TERRAIN_TOKEN
from engine.titles.t18mag.rounds import operating_order
from engine.titles.t18mag.setup import STACK
from engine.titles.t18mag.state import MagState
from engine.titles.t18mag.supporters import TERRAIN, TOWN

OUR_ID = {"RABA": "RÁBA", "SKEV": "SzKÉV", "MAVAG": "MÁVAG"}
STEPS = {
    "Track": "track",
    "Token": "station",
    "DiscardTrain": "scrap",
    "Route": "run",
    "BuyTrain": "trains",
    "Dividend": "dividend",
    "SimpleDraft": "draft",
    "BuySellParShares": "stock",
}
ORDER = ("track", "station", "scrap", "run", "trains", "dividend")
WAGONS = {"plus_train": "G&C", "mine": "SNW", "offboard": "RÁBA", "offboard_or_plus_train": "RÁBA"}
SPECIAL_STEPS = {
    "SpecialTrack": "track",
    "SpecialBuyTrain": "trains",
    "SpecialChoose": None,
}
"""The steps in which a supporter acts: None for any."""
SUPPORTER_STEPS = {TERRAIN: "track", TOWN: "run"}
OUR_OPTIONS: dict[str, tuple[str, Any]] = {
    "new_minors_simple": ("new_minors", "simple"),
    "new_minors_challenge": ("new_minors", "challenging"),
    "new_major": ("new_major", True),
    "supporters": ("supporters", True),
    "standard_divs": ("standard_dividends", True),
}
EXCEPTIONS: dict[tuple[str, int], str] = {}
"""Known contradictions between a recorded game and a clause: (file, action) -> clause. None is left."""


def our_id(company: str) -> str:
    """Their id without accents -> ours."""
    return OUR_ID.get(company, company)


class Recorded:
    """The translator of recorded 18Mag games."""

    def __init__(self) -> None:
        self._token_taken = False

    def begin(self, header: Line) -> Game:
        """The game from its set-up values, under the rules of recorded games."""
        par = {our_id(name): cell["price"] for name, cell in header["setup"]["initial_share_prices"].items()}
        deal: Line = {"seats": header["players"], "par": par}
        if header["setup"]["minors_removed_at_setup"]:
            deal["removed"] = header["setup"]["minors_removed_at_setup"]
        self._token_taken = False
        options = dict(OUR_OPTIONS[name] for name in header["options"])
        return engine.new_game("18mag", header["players"], options, "oracle", deal=deal, digests=False)

    def exception(self, name: str, number: int) -> str | None:
        """The clause that decides against the record."""
        return EXCEPTIONS.get((name, number))

    def adopt(self, game: Game, line: Line) -> None:
        """Nothing to adopt: no record departs from the rules."""

    # --- actions

    def translate(self, game: Game, line: Line) -> list[tuple[str, Action]]:
        """Our actions: first the passes of steps that we ask for and they skip; nothing for what we skip."""
        raw = line["action"]
        if raw["type"] == "special_buy" and raw["item"] == TERRAIN_TOKEN:
            self._token_taken = True  # 6.8.4: one action with the tile that follows
            return []
        if game.decision is None:
            return []
        step = _step(game, raw)
        passes = self._passes_to(game, raw, step)
        if passes is None:
            return []
        helped = [UseSupporter(raw["company"])] if raw.get("operator") and raw["type"] != "choose_ability" else []
        actions = [*passes, *helped, self._action(game, raw)]
        if game.state.privates and step not in ("draft", "stock"):
            actions += _passes_after(game, actions, raw["player"], line["state"]["next"])
        return [(raw["player"], action) for action in actions]

    def _passes_to(self, game: Game, raw: Line, step: str) -> list[Action] | None:
        """Passes from our step to theirs; None if we're past it, which only a pass or an empty run can be."""
        decision = game.decision
        if decision is None or step in ("draft", "stock"):
            return None if raw["type"] == "pass" and decision and decision.by != raw["player"] else []
        idle = _is_idle(raw)
        if decision.company != our_id(raw.get("operator", raw["entity"])):
            return None if idle else []
        here, there = ORDER.index(decision.step), ORDER.index(step)
        if here > there:
            return None if idle else []
        if here == there:
            return []
        trial = game.copy()
        passes: list[Action] = []
        while trial.decision and trial.decision.company == decision.company and trial.decision.step != step:
            if ORDER.index(trial.decision.step) > there:
                return None if idle else []
            passes.append(Pass())
            trial.apply(Pass(), trial.decision.by)
        return passes

    def _action(self, game: Game, raw: Line) -> Action:
        match raw["type"]:
            case "pass":
                return Pass()
            case "bid" if "minor" in raw or "company" in raw:
                return DraftCompany(raw.get("minor") or raw["company"])
            case "bid":
                return DraftShare(our_id(raw["corporation"]))
            case "buy_shares":
                return BuyShare(our_id(raw["corporation"]))
            case "sell_shares":
                return SellShares(our_id(raw["corporation"]), raw["percent"])
            case "lay_tile":
                means = TERRAIN_TOKEN if self._token_taken else ""
                self._token_taken = False
                return LayTile(raw["hex"], raw["tile"], raw["rotation"], means)
            case "place_token":
                return PlaceToken(node_of(game, raw["hex"], raw["city"], raw["exits"]))
            case "choose_ability":
                self._token_taken = raw["company"] == TERRAIN
                return UseSupporter(raw["company"])
            case "discard_train":
                return ScrapTrain(raw["train_name"])
            case "special_buy":
                return BuyWagon(WAGONS[raw["item"]])
            case "run_routes":
                return Run(tuple(route_claim(game, each, _kind(each["train_name"])) for each in raw["routes"]))
            case "dividend":
                return PayDividend(raw.get("amount", raw["revenue"] if raw["kind"] == "payout" else 0))
            case _:
                source = "bank" if raw["from"] == "depot" else our_id(raw["from"])
                return BuyTrain(raw["train_name"], source, raw["price"])

    def catch_up(self, game: Game, line: Line) -> tuple[str, Action] | None:
        """Never: passes are put before the action that needs them."""
        return None

    def settled(self, game: Game, line: Line, following: Line | None) -> bool:
        """Not between a terrain token and its tile, nor where we've skipped a step that they're about to pass."""
        if self._token_taken:
            return False
        if following is None or game.decision is None:
            return True
        entity = our_id(line["state"]["next"]["entities"][0])
        return entity == (game.decision.company or game.decision.by) or not _is_idle(following["action"])

    # --- states

    def compare(self, game: Game, state: Line) -> Pair | None:
        """Compare whatever a recorded state says; steps that one side skips count as the same point."""
        return next(differing(_pairs(game, state)), None)


def _passes_after(game: Game, actions: list[Action], player: str, following: Line) -> list[Action]:
    """Passes of steps that only we ask for, as a supporter could act in them, up to the step that they ask for next."""
    trial = game.copy()
    company = game.decision and game.decision.company
    for action in actions:
        trial.apply(action, player)
    goal = our_id(following["entities"][0]) if following["entities"] else "", STEPS.get(following["step"] or "", "")
    passes: list[Action] = []
    while trial.decision and trial.decision.company == company and trial.decision.step in ORDER:
        here = trial.decision.step
        if goal[0] == company and (goal[1] not in ORDER or ORDER.index(here) >= ORDER.index(goal[1])):
            break
        passes.append(Pass())
        trial.apply(Pass(), player)
    return passes


def _step(game: Game, raw: Line) -> str:
    """Our step of a recorded action; a supporter that may act in any step acts in the one that is on."""
    if raw["step"] not in SPECIAL_STEPS:
        return STEPS[raw["step"]]
    here = game.decision.step if game.decision else ""
    return SPECIAL_STEPS[raw["step"]] or (SUPPORTER_STEPS.get(raw["company"]) or here)


def _is_idle(raw: Line) -> bool:
    """Whether an action does nothing, so that a side that skips the step loses nothing."""
    return raw["type"] == "pass" or raw.get("routes") == []


def _kind(name: str) -> str:
    """The kind of a train, which they name "2+1" while a supporter helps it."""
    return name.partition("+")[0]


def _pairs(game: Game, state: Line) -> Iterator[Pair]:
    view, own = game.view, game.state
    yield "finished", game.decision is None, state["finished"]
    yield "phase", own.phase, state["phase"].lower()
    if not state["finished"]:
        yield "round", round_name(game), state["round"]
        yield "player", game.decision and game.decision.by, state["next"]["player"]
        yield "players in order", view.seats_from(own.priority), state["player_order"]
        yield (
            "turn",
            game.decision and (game.decision.company or game.decision.by),
            our_id(state["next"]["entities"][0]),
        )
    for player, record in state["players"].items():
        yield f"{player}: cash", own.players[player].cash, record["cash"]
        shares = {our_id(name): percent for name, percent in record["shares"].items() if percent}
        yield f"{player}: shares", _shares(game, player), shares
        yield f"{player}: certificates", certificates(view, player), record["certs"]
        yield f"{player}: supporters", sorted(view.privates_of(player)), sorted(record["companies"])
        minors = sorted(name for name, each in own.companies.items() if each.owner == player)
        yield f"{player}: minors", minors, sorted(record["minors"])
    for name, record in state["corps"].items():
        yield from _major(game, our_id(name), record)
    for name, record in state["minors"].items():
        yield from _minor(game, name, record)
    yield "wagons", _wagons(game), sorted(our_id(name) for name in state.get("rail_cars_bought", []))
    market = {str(cell["price"]): [our_id(name) for name in cell["corps"]] for cell in state["market"]}
    yield "market", own.market, market
    if not state["finished"]:
        mine = cast("MagState", own.own)
        yield "rounds without a sale", mine.rounds_without_sale, state["ors_without_train"]
        yield (
            "operating order",
            companies_of_round(game) or operating_order(game.view),
            [our_id(name) for name in state["operating_order"]],
        )


def _shares(game: Game, player: str) -> dict[str, int]:
    companies = game.state.companies.items()
    return {name: each.shares[player] * each.unit for name, each in companies if each.shares.get(player)}


def _major(game: Game, name: str, record: Line) -> Iterator[Pair]:
    view, company = game.view, game.state.companies[name]
    yield f"{name}: director", company.president, record["president"]
    yield f"{name}: cash", company.cash, record["cash"]
    yield f"{name}: price", view.price(name), record["price"]
    yield f"{name}: stack", company.shares.get(STACK, 0) * company.unit, record["ipo"] + record["pool"]
    yield f"{name}: stations", sorted(view.nodes_of(name)), token_nodes(game, record)
    yield f"{name}: stations left", company.stations, record["tokens_left"]


def _minor(game: Game, name: str, record: Line) -> Iterator[Pair]:
    company = game.state.companies.get(name)
    if company is None or not company.in_play:
        yield f"{name}: owner", None, record["owner"]
        return
    yield f"{name}: owner", company.owner, record["owner"]
    yield f"{name}: cash", company.cash, record["cash"]
    yield f"{name}: trains", company.trains, sorted(_kind(train["name"]) for train in record["trains"])
    yield f"{name}: stations", sorted(game.view.nodes_of(name)), token_nodes(game, record)
    yield f"{name}: stations left", company.stations, record["tokens_left"]
    yield f"{name}: terrain tokens", company.terrain_tokens, record.get("terrain_tokens", 0)


def _wagons(game: Game) -> list[str]:
    top = game.state.stack[-1] if game.state.stack else None
    return sorted(top.services) if isinstance(top, CompanyTurn) else []
