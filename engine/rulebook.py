"""A title as the engine sees it: what it declares, and the rules that it overrides. Its named switches."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.asides import Aside, AsideRule
from engine.board.tiles import Board
from engine.codec import Codec
from engine.hints import Remark
from engine.robots.tips import Tips
from engine.state import Frame, State, TitleState

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.acts import Act, Decision, FrameRule
    from engine.automata import Automaton
    from engine.board.routing.route_problem import RouteProblem
    from engine.editor import Editor
    from engine.events import Event
    from engine.finance.worth import Worth
    from engine.hints import Ending, Forecast, Programme, Way, Wishes
    from engine.position import Position
    from engine.title import TitleData
    from engine.view import View


@dataclass(frozen=True, slots=True)
class Fix:
    """That a switch puts a rule right, which games begun before go on without: the rule's clause, and where it matters.

    `option`: the option without which it does nothing. `alone`: it's for games of one player.
    """

    clause: str
    option: str = ""
    alone: bool = False

    def matters(self, setup: Mapping[str, Any]) -> bool:
        """Whether a game with this set-up record could be played otherwise by it."""
        chosen = setup["options"].get(self.option, False) not in (False, "none")
        return (chosen or not self.option) and (len(setup["players"]) == 1 or not self.alone)


@dataclass(frozen=True, slots=True)
class Switch:
    """A rule that can be played in several ways: the values, the house's, and those of other profiles.

    `players`: the numbers of players (fewest, most) for which another value may be chosen; None for all. `later`: it
    came after games had been begun, and these go on without it. `fix`: it isn't for people to choose, it puts a rule
    right, which their players are told.
    """

    values: tuple[Any, ...]
    house: Any
    profiles: Mapping[str, Any] = field(default_factory=dict[str, Any])
    players: tuple[int, int] | None = None
    later: bool = False
    fix: Fix | None = None


def by_reason(table: str) -> dict[str, str]:
    """The clause of each reason, from lines of a clause and its reasons: "2.3 a; b; x: c"."""
    found: dict[str, str] = {}
    for line in table.strip().splitlines():
        clause, _, reasons = line.strip().partition(" ")
        found.update(dict.fromkeys(reasons.split("; "), clause))
    return found


class Rulebook(ABC):
    """The rules of a title: a class of its own declares what stands first, and overrides what differs.

    An instance is a form of the title: the figures for so many players with these options. It never changes, and all
    games of that form share it.
    """

    # --- declared

    version: int
    """The version of its rules, which each entry of a log bears."""
    players: tuple[int, int]
    """The fewest and the most."""
    switches: Mapping[str, Switch]
    actions: Mapping[str, type[Action]]
    """Its catalogue: all types of action by their names in JSON, shared and its own."""
    unused: frozenset[str] = frozenset()
    """Types of the shared actions that never come up."""
    own_state: type[TitleState]
    """Its part of the state."""
    clauses: Mapping[str, str]
    """The paragraph of its specification for each reason of refusal."""
    causes: Mapping[str, str] = {}
    """The paragraph for what happens by itself: for a kind of event, or a kind and reason ("price_moved.sale")."""
    automata: Mapping[str, Automaton] = {}
    """The seats that nobody sits on, and who plays them."""
    ways_of: frozenset[str] = frozenset()
    """The types of action that choose a way over the map; `ways` has them."""
    foreseen_at: frozenset[str] = frozenset()
    """The steps of people in which it matters what the automaton between them will do (`forecast`)."""
    aside_clause: str = ""
    """The paragraph about what players may do out of turn (`asides`)."""
    earnings: Mapping[str, tuple[str, ...]] = {"trains_ran": ("revenue", "extra")}
    """The events that tell what a company has earned, each with the fields that make the sum."""
    fees: Mapping[str, frozenset[str]] = {}
    """By kind of company the reasons of payments by which one earns beside what it runs for: services, or property."""
    enters_chart: Mapping[str, str] = {"company_started": "company"}
    """The events with which a company comes onto the price chart, at their `price`; which field names it."""
    leaves_chart: Mapping[str, str] = {"company_closed": "company"}
    """The events with which a company leaves it; which field names it."""
    tips: Tips = Tips()
    """What its robots have to know beside the rules."""

    def __init__(self, data: TitleData, files: Mapping[str, str], frames: Mapping[type[Frame], FrameRule]) -> None:
        """The title's figures, the names of its data files with their digests, and the rule of each kind of frame."""
        self.data = data
        self.files = files
        self.frames: Mapping[str, FrameRule] = {each.kind: rule for each, rule in frames.items()}
        self.frames = {Aside.kind: AsideRule(), **self.frames}
        self.board = Board(data.board)
        kinds = {each.kind: each for each in (Aside, *frames)}
        self.codec = Codec({Frame: kinds, TitleState: {"": self.own_state}})

    # --- the beginning and the end

    @abstractmethod
    def deal(self, players: Sequence[str], seed: int) -> dict[str, Any]:
        """What is random at set-up, the order of the seats among it; plain JSON."""

    @abstractmethod
    def start(self, record: Mapping[str, Any]) -> State:
        """The first position of a set-up record."""

    @abstractmethod
    def result(self, g: View) -> dict[str, Worth]:
        """Each player's worth now, which at the end is the score."""

    def ending(self, g: View) -> Ending | None:
        """How many rounds off the end of the game is, once it's certain; the last turn is for `trial.ending_of`."""
        return None

    # --- limits

    def certificate_limit(self, g: View) -> int:
        """How many certificates a player may hold now."""
        return self.data.certificate_limit[len(g.state.seats)]

    def train_limit(self, g: View, company: str) -> int:
        """How many trains a company may hold now."""
        return g.phase.train_limit

    def home_city(self, g: View, company: str) -> str:
        """The city of a company's home; "" for one that has none, or whose home is still to be chosen."""
        return self.data.companies[company].home or ""

    def tokens_built(self, g: View, company: str) -> int:
        """How many tokens of a company must lie on the map: the stations paid for, and the home of one in play."""
        data, state = self.data.companies[company], g.company(company)
        return len(data.stations) - len(state.stations) + (1 if data.home and state.in_play else 0)

    def is_floated(self, g: View, company: str) -> bool | None:
        """Whether enough of a company has been sold for it to operate; None in a title without such a rule."""
        return None

    # --- the order of operating, and phases

    def operating_order(self, g: View) -> Sequence[str]:
        """The companies that would operate in a round that began now, the first one first."""
        return g.by_price()

    def phase_ends(self, g: View) -> Sequence[Remark]:
        """What ends the phase that is on, how near that is, and what it brings; nothing where `ends` says so."""
        return ()

    def trains_on_sale(self, g: View, company: str) -> Mapping[str, int]:
        """The kinds of train that a company may buy of the bank now, and their prices."""
        return {}

    def forced_sales(self, g: View, company: str) -> int:
        """What its president could raise for a company's train by sales of shares, in the title's money."""
        return 0

    def train_ahead(self, g: View, company: str) -> Remark | None:
        """Whether a company may have to buy a train soon: by default no company ever has to; None: nothing to say."""
        return Remark("train_never", {"company": company})

    def ahead(self, g: View, company: str) -> Sequence[Remark]:
        """What else the president of a company has to reckon with."""
        return ()

    # --- the money and the price chart

    def check_lawful_sale(self, g: View, player: str, company: str, units: int) -> None:
        """IllegalAction for a sale of shares that's never lawful as things stand, whatever it's for."""
        return

    def income(self, g: View, private: str) -> int:
        """What a private company pays whoever owns it now, each operating round."""
        return self.data.privates[private].income

    def bank_breaks(self, money: int) -> bool:
        """Whether the bank, left with so much of the title's money after a payment, is broken."""
        return False

    def may_move(self, g: View, company: str, cell: str) -> bool:
        """Whether a company's marker may move to a cell of the price chart."""
        return True

    def close(self, g: Editor, company: str) -> None:
        """What happens to a company whose marker has come to a zone that closes companies."""
        return

    # --- acts

    def asides(self, g: View, player: str) -> tuple[Act, ...]:
        """The acts that a player may do now whoever is asked, such as powers; they get an `Aside` as their frame."""
        return ()

    def after_act(self, g: Editor, frame: Frame) -> None:
        """What comes right after an act in this frame, before the flow moves on."""
        return

    def trade_terms(self, g: View, buyer: str | None, action: Action) -> None:
        """Raises IllegalAction for a purchase between players or companies that is never legal at this price.

        That is whoever's turn it is; `buyer` is None while that's open.
        """
        return

    def best_is_compulsory(self, g: View) -> bool:
        """Whether no other run is legal than one that earns the most."""
        return False

    def route_problem(self, position: Position, services: Sequence[str]) -> RouteProblem | None:
        """What the acting company's trains may run, with these services bought too; None where it runs no trains."""
        return None

    def programmes(self, position: Position, wishes: Wishes) -> list[Programme]:
        """The ways to run the acting company's trains as wished, best first; empty where there's none.

        Raises IllegalAction for a wish that names nothing.
        """
        return []

    def ways(self, g: View, company: str, kind: str) -> Mapping[str, Sequence[Way]]:
        """A company's ways, legal or not, by each order of them, for one of the types `ways_of`."""
        return {}

    # --- what is said beside a move

    def remarks(self, g: View, decision: Decision) -> Sequence[Remark]:
        """What has to be known for a decision and can't be read off the table."""
        return ()

    def preview(self, position: Position, action: Action) -> Sequence[Remark]:
        """What a legal action comes to; one of which there's something to say is confirmed. It touches nothing."""
        return ()

    def consequences(self, before: View, after: View) -> Sequence[Remark]:
        """What to say of a position to which moves have led, beside what happened; it's asked for, too."""
        return ()

    def forecast(self, position: Position) -> Forecast | None:
        """What the automaton between the players would do on its next turn, if there's one. It touches nothing."""
        return None

    def company_state(self, g: View, company: str) -> Remark | None:
        """What there is to say of a company, or private company, that isn't in play (yet); None for one that is."""
        return None

    def has_power(self, g: View, private: str) -> bool:
        """Whether anything is left, or still to come, of what a private company is there for beside its income."""
        return True

    def ends(self, g: View) -> Sequence[Remark]:
        """The figures that decide how far the end of the game is."""
        return ()

    # --- for tests and self-play

    def invariants(self, g: View) -> Iterable[str]:
        """What is wrong with a position by what must always hold in this title."""
        return ()

    def changes(self, shares: Mapping[str, Mapping[str, int]], g: View, events: Sequence[Event]) -> Iterable[str]:
        """What is wrong with what an action has just done, given all companies' shares (in units) before it."""
        return ()

    def rarities(self, events: Iterable[Event]) -> Iterable[str]:
        """Of all that happened in a game, what is rare enough to be counted: a name each time it happened."""
        return ()

    # --- switches

    def resolve(self, profile: str, options: Mapping[str, Any], players: int | None = None) -> dict[str, Any]:
        """The named switches of a game: the house's values, then the profile's, then the options'.

        Raises ValueError for an unknown profile, option or value, or an option that isn't for so many players.
        """
        known = {name for switch in self.switches.values() for name in switch.profiles} | {"house"}
        if profile not in known:
            raise ValueError(f"unknown profile {profile!r}; there are {sorted(known)}")
        rules = {name: switch.profiles.get(profile, switch.house) for name, switch in self.switches.items()}
        for name, value in options.items():
            switch = self.switches.get(name)
            if switch is None or not any(value == each and type(value) is type(each) for each in switch.values):
                raise ValueError(f"unknown option {name} = {value!r}")
            if players is not None and switch.players and value != switch.house:
                fewest, most = switch.players
                if not fewest <= players <= most:
                    raise ValueError(f"option {name} is for {fewest} to {most} players, not {players}")
            rules[name] = value
        return rules

    def fixes(self) -> list[str]:
        """What was put right after games had been begun: the names of its switches."""
        return [name for name, each in self.switches.items() if each.fix is not None]

    def begun_without(self, setup: Mapping[str, Any]) -> dict[str, str]:
        """What was put right since a game with this set-up record was begun, and matters there: names, with clauses."""
        fixes = {name: each.fix for name, each in self.switches.items() if name not in setup["rules"]}
        return {name: fix.clause for name, fix in fixes.items() if fix is not None and fix.matters(setup)}
