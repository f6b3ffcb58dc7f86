"""A tiny game that answers as the engine's own, so that the service is tested without any title's rules, and fast.

Players add to a common sum until it reaches the goal. `add` keeps the turn, `pass` hands it on; a seat in `asleep`
passes by itself; `offer` asks another seat, which answers; `boom` is a fault of the program.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

from bot.errors import BadOption
from bot.service import TitleInfo
from bot.service.intents.policy import Past
from engine.errors import IllegalAction, UnreadableAction


@dataclass(frozen=True)
class Move:
    raw: dict[str, Any]

    @property
    def type(self) -> str:
        return str(self.raw["type"])

    def to_json(self) -> dict[str, Any]:
        return dict(self.raw)


@dataclass(frozen=True)
class Happened:
    what: str
    n: int

    def to_json(self) -> dict[str, Any]:
        return {"type": self.what, "n": self.n}


@dataclass(frozen=True)
class FakeDecision:
    player: str
    company: str | None
    step: str
    clause: str = "1.1"
    on_behalf: str | None = None
    default: Move | None = None


@dataclass(frozen=True)
class FakeApplied:
    entry: dict[str, Any]
    events: tuple[Happened, ...] = ()


@dataclass(frozen=True)
class FakeWorth:
    cash: int

    @property
    def total(self) -> int:
        return self.cash


class FakeGame:
    def __init__(self, setup: dict[str, Any]) -> None:
        self.setup = setup
        self.entries: list[dict[str, Any]] = []
        self.states = [{"sum": 0, "at": 0, "asked": None}]

    @property
    def state(self) -> dict[str, Any]:
        return self.states[-1]

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def decision(self) -> FakeDecision | None:
        if self.state["sum"] >= self.setup["goal"]:
            return None
        if self.state["asked"]:
            return FakeDecision(self.state["asked"], None, "consent")
        default = Move({"type": "pass"}) if self.setup["options"].get("default") else None
        player = self.setup["players"][self.state["at"]]
        return FakeDecision(player, f"C{self.state['sum'] % 2}", "add", default=default)

    def open_asides(self, player: str) -> tuple[str, ...]:
        return ()

    def copy(self, *, digests: bool = True) -> FakeGame:
        return copy.deepcopy(self)

    def read_action(self, raw: Any) -> Move:
        fields = {"add": {"n": int}, "pass": {}, "offer": {"to": str}, "answer": {"yes": bool}, "boom": {}}
        if not isinstance(raw, dict) or not isinstance(raw.get("type"), str):
            raise UnreadableAction("unreadable.not_an_action")
        wanted = fields.get(raw["type"])
        if wanted is None:
            raise UnreadableAction("unreadable.type", type=raw["type"])
        if any(not isinstance(raw.get(name), kind) for name, kind in wanted.items()):
            raise UnreadableAction("unreadable.value")
        return Move(dict(raw))

    def snapshot(self) -> dict[str, Any]:
        return {"seq": self.seq, "digest": "", "states": copy.deepcopy(self.states)}

    def apply_all(self, actions: list[Move], by: str) -> list[FakeApplied]:
        kept = (list(self.entries), list(self.states))
        try:
            return [self._apply(each, by) for each in actions]
        except IllegalAction:
            self.entries, self.states = kept
            raise

    def _apply(self, move: Move, by: str) -> FakeApplied:
        decision = self.decision
        if decision is None or decision.player != by:
            raise IllegalAction("not_your_turn")
        state = dict(self.state)
        kind = move.raw["type"]
        auto: list[dict[str, Any]] = []
        if kind == "boom":
            self.entries.append({"broken": True})
            raise ZeroDivisionError("boom")
        if kind == "answer" and state["asked"]:
            state["asked"] = None
        elif kind == "add" and not state["asked"]:
            if not 1 <= move.raw["n"] <= 3:
                raise IllegalAction("add.too_much", legal_instead=(1, 2, 3), most=3)
            state["sum"] += move.raw["n"]
        elif kind == "offer" and not state["asked"]:
            state["asked"] = move.raw["to"]
        elif kind == "pass" and not state["asked"]:
            auto = self._next(state)
        else:
            raise IllegalAction("not_now")
        entry = {"seq": self.seq + 1, "by": by, "action": move.to_json(), "auto": auto, "rules": "1", "digest": ""}
        self.entries.append(entry)
        self.states.append(state)
        return FakeApplied(entry, (Happened(kind, move.raw.get("n", 0)),))

    def _next(self, state: dict[str, Any]) -> list[dict[str, Any]]:
        players = self.setup["players"]
        auto: list[dict[str, Any]] = []
        state["at"] = (state["at"] + 1) % len(players)
        while players[state["at"]] in self.setup["options"].get("asleep", ()):
            auto.append({"by": players[state["at"]], "action": {"type": "pass"}})
            state["at"] = (state["at"] + 1) % len(players)
        return auto

    def undo(self, seq: int, by: str) -> FakeApplied:
        entry = {"seq": self.seq + 1, "by": by, "undo": seq, "digest": ""}
        self.entries.append(entry)
        self.states.append(self.states[seq])
        return FakeApplied(entry)

    def result(self) -> dict[str, FakeWorth]:
        return {player: FakeWorth(self.state["sum"]) for player in self.setup["players"]}


class FakeRules:
    """Two to four players; the goal is 1000 unless the options say otherwise."""

    def __init__(self) -> None:
        self.loads: list[int] = []

    def titles(self) -> tuple[TitleInfo, ...]:
        return (TitleInfo("sum", "The Sum", 2, 4),)

    def new_game(self, title: str, players: list[str], options: dict[str, Any], profile: str, seed: int) -> FakeGame:
        return FakeGame({"players": players, "options": options, "goal": options.get("goal", 1000), "seed": seed})

    def load_game(
        self, setup: dict[str, Any], entries: list[dict[str, Any]], snapshot: dict[str, Any] | None
    ) -> FakeGame:
        game = FakeGame(setup)
        done = 0
        if snapshot is not None:
            done = snapshot["seq"]
            game.entries = list(entries[:done])
            game.states = list(snapshot["states"])
        self.loads.append(done)
        for entry in entries[done:]:
            if "undo" in entry:
                game.undo(entry["undo"], entry["by"])
            else:
                game.apply_all([Move(entry["action"])], entry["by"])
        return game

    def check_terms(self, title: str, options: dict[str, Any], profile: str) -> None:
        if profile != "house":
            raise BadOption(option="rules", profile=profile)

    def fixes(self) -> dict[str, list[str]]:
        return {}

    def begun_without(self, setup: dict[str, Any]) -> dict[str, str]:
        return {}

    def caretaker_move(self, game: FakeGame, past: Past) -> list[Move]:
        return [Move({"type": "answer", "yes": False} if game.state["asked"] else {"type": "pass"})]

    def ends(self, game: FakeGame) -> list[dict[str, Any]]:
        return [{"key": "bank", "figures": {"cash": game.setup["goal"] - game.state["sum"]}}]
