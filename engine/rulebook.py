"""A title as the engine sees it: its data, its actions, the behaviour of its frames, its named switches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.board.tiles import Board
from engine.codec import Codec
from engine.state import Frame, State, TitleState

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.acts import Decision, FrameRule
    from engine.automata import Automaton
    from engine.board.route_problem import RouteProblem
    from engine.editor import Editor
    from engine.events import Event
    from engine.finance.worth import Worth
    from engine.game import Game
    from engine.hints import Ending, Forecast, Programme, Remark, Way, Wishes
    from engine.title import TitleData
    from engine.view import View


@dataclass(frozen=True, slots=True)
class Switch:
    """A rule that can be played in several ways: the values, the house's, and those of other profiles.

    `players`: the numbers of players (fewest, most) for which another value may be chosen; None for all. `later`: it
    came after games had been begun, and these go on without it.
    """

    values: tuple[Any, ...]
    house: Any
    profiles: Mapping[str, Any] = field(default_factory=dict[str, Any])
    players: tuple[int, int] | None = None
    later: bool = False


def built_with_home(g: View, company: str) -> int:
    """The stations paid for, and the home token that a company in play has from the start."""
    data, state = g.data.companies[company], g.company(company)
    return len(data.stations) - len(state.stations) + (1 if data.home and state.in_play else 0)


@dataclass(frozen=True)
class Rulebook:
    """The behaviour of a title. `clauses` gives the paragraph of its specification for each reason of refusal.

    `causes` gives it for what happens by itself: for a kind of event, or a kind and a reason ("price_moved.sale").
    """

    data: TitleData
    files: Mapping[str, str]
    """The names of its data files and their digests, by what they hold."""
    actions: Mapping[str, type[Action]]
    frames: Mapping[str, FrameRule]
    frame_types: tuple[type[Frame], ...]
    own_state: type[TitleState]
    clauses: Mapping[str, str]
    switches: Mapping[str, Switch]
    version: int
    players: tuple[int, int]
    deal: Callable[[TitleData, Sequence[str], int], dict[str, Any]]
    """What is random at set-up, the order of the seats among it, from data, players and seed."""
    start: Callable[[TitleData, Mapping[str, Any]], State]
    """The first position of a set-up record."""
    result: Callable[[View], dict[str, Worth]]
    programmes: Callable[[Game, Wishes], list[Programme]]
    certificate_limit: Callable[[View], int] = lambda g: g.data.certificate_limit[len(g.state.seats)]
    """How many certificates a player may hold now."""
    may_move: Callable[[View, str, str], bool] = lambda g, company, cell: True
    """Whether a company's marker may move to a cell of the price chart."""
    close: Callable[[Editor, str], None] = lambda g, company: None
    """What happens to a company whose marker has come to a zone that closes companies."""
    bank_breaks: Callable[[int], bool] = lambda money: False
    """Whether the bank, left with so much money after a payment, is broken."""
    train_limit: Callable[[View, str], int] = lambda g, company: g.phase.train_limit
    """How many trains a company may hold now."""
    tokens_built: Callable[[View, str], int] = built_with_home
    """How many tokens of a company must lie on the map."""
    is_floated: Callable[[View, str], bool] | None = None
    """Whether enough of a company has been sold for it to operate; None in a title without such a rule."""
    company_state: Callable[[View, str], Remark | None] = lambda g, company: None
    """What there is to say of a company or private company that isn't, or not yet, in play; None for one that is."""
    ends: Callable[[View], Sequence[Remark]] = lambda g: ()
    """The figures that decide how far the end of the game is."""
    invariants: Callable[[View], Iterable[str]] = lambda g: ()
    """What is wrong with a position by what must always hold in this title."""
    unused: frozenset[str] = frozenset()
    """Types of the shared actions that never come up in this title."""
    trade_terms: Callable[[View, str | None, Action], None] = lambda g, buyer, action: None
    """Raises IllegalAction for a purchase between players or companies that is never legal at this price, whoever's
    turn it is; `buyer` is None while that's open."""
    after_act: Callable[[Editor, Frame], None] = lambda g, frame: None
    """What comes right after an act in this frame, before the flow moves on."""
    changes: Callable[[Mapping[str, Mapping[str, int]], Editor], Iterable[str]] = lambda shares, g: ()
    """What is wrong with what an action has just done (the editor's events), given all companies' shares before it."""
    marks: Callable[[Iterable[Event]], Iterable[str]] = lambda events: ()
    """Of all that happened in a game, what is rare enough to be counted in self-play: a name each time it happened."""
    route_problem: Callable[[Game, Sequence[str]], RouteProblem | None] = lambda game, services: None
    """What the acting company's trains may run, with these services bought too; None where it doesn't run trains."""
    best_is_compulsory: Callable[[View], bool] = lambda g: False
    """Whether no other run is legal than one that earns the most."""
    automata: Mapping[str, Automaton] = field(default_factory=dict[str, "Automaton"])
    """The seats that nobody sits on, and who plays them."""
    causes: Mapping[str, str] = field(default_factory=dict[str, str])
    ways: Mapping[str, Callable[[View, str], Mapping[str, Sequence[Way]]]] = field(default_factory=dict[str, Any])
    """For types of action that choose a way over the map: a company's ways, legal or not, by each order of them."""
    previews: Mapping[str, Callable[[Game, Any], Sequence[Remark]]] = field(default_factory=dict[str, Any])
    """For types of action: what a legal one comes to; one of which there's something to say is confirmed."""
    consequences: Callable[[View, View], Sequence[Remark]] = lambda before, after: ()
    """What to say of a position to which moves have led from another, beside what happened; it's asked for, too."""
    ending: Callable[[View], Ending | None] = lambda g: None
    """How many rounds off the end of the game is, once it's certain; `trial.ending_of` looks for the last turn, too."""
    remarks: Callable[[View, Decision], Sequence[Remark]] = lambda g, decision: ()
    """What has to be known for a decision and can't be read off the table."""
    forecast: Callable[[Game], Forecast] | None = None
    """What the automaton between the players would do on its next turn, if there's one; the game isn't touched."""
    foreseen_at: frozenset[str] = frozenset({"stock"})
    """The steps of people in which that matters."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "board", Board(self.data.board))
        kinds = {each.kind: each for each in self.frame_types}
        object.__setattr__(self, "codec", Codec({Frame: kinds, TitleState: {"": self.own_state}}))

    board: Board = field(init=False)
    codec: Codec = field(init=False)

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
