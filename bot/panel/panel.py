"""What a person may do now, as plain data made from the engine's legal actions. Nothing here knows Discord or words.

`panel_of` runs in a worker, under the game's lock; everything it returns is a value of its own. The proposed runs are
looked for outside the lock (on a copy, by `proposals`), because proving the best one may take its time.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

from bot.panel.ahead import AT_ITS_STEP, choices_for, look_ahead, spread
from bot.panel.bundles import RUN, Bundle, bundles_of, later_steps, may_pass
from bot.panel.choices import PICTURED, Choice, but_for_means, choice_of, distinct, grouped, is_pressed, moves_of
from bot.panel.figures import figures_of
from bot.panel.foresight import Foresight, due_of, laid_before, open_types, warned_of
from bot.panel.matters import (
    certificates_of,
    costs_of,
    forced_by,
    loans_of,
    offer_of,
    own_money_of,
    passing_of,
    types_in_prospect,
)
from bot.panel.titles import any_time, arrangement_of
from bot.panel.ways import all_listed, best_ways
from engine.actions import Action
from engine.rounds.stock import StockTurn
from engine.trial import ending_of

if TYPE_CHECKING:
    from engine.game import Game
    from engine.hints import Ending, Programme, Remark

BEFORE_THE_RUN = frozenset({"track", "station", "run"})
"""The steps in which the proposed run is on the panel; taking it passes those that are still to come."""
IN_THE_RUN = frozenset({"run"})
"""Types that the table of proposed runs stands for."""


@dataclass(frozen=True, slots=True)
class Warned:
    """What is to be known of the moves of one of the panel's buttons before it's pressed."""

    moves: tuple[Mapping[str, Any], ...]
    found: Foresight


@dataclass(frozen=True, slots=True)
class Panel:
    """The decision at move `seq` and what's legal; `player` is a seat, None once the game is over.

    `fixed`: the types that are open at any time of this turn and possible in it, with how many choices each has now.
    `pressed`: the others whose choices are buttons of their own. `loans`, `offer` and `costs` are as in `matters`,
    `due` as in `foresight`.
    """

    seq: int
    player: str | None
    company: str | None
    step: str
    menus: Mapping[str, tuple[Choice, ...]] = field(default_factory=dict)
    buttons: tuple[str, ...] = ()
    fixed: Mapping[str, int] = field(default_factory=dict)
    pressed: frozenset[str] = frozenset()
    runs: tuple[Programme, ...] = ()
    bundles: tuple[Bundle, ...] = ()
    """What one tap may do for the rest of the turn; with the best run, once it's known, where there's one."""
    cash: int = 0
    company_cash: int | None = None
    trains: tuple[str, ...] = ()
    on_behalf: str | None = None
    loans: Mapping[str, Any] | None = None
    due: Mapping[str, Any] | None = None
    offer: Mapping[str, Any] | None = None
    costs: Mapping[str, int] = field(default_factory=dict)
    own_money: bool = False
    """A player is asked for a company, and it's about the player's own money."""
    ways: Mapping[str, tuple[Choice, ...]] = field(default_factory=dict)
    """The best ways over the map by each order of them; the others are in a menu by where they end."""
    remarks: tuple[Remark, ...] = ()
    """What the title says beside what is legal."""
    forecast: bool = False
    """Whether an automaton's next turn can be foreseen and matters for this decision."""
    acted: bool = False
    """The player's own move was the last one, and nothing has happened by itself since: passing ends a turn."""
    certificates: tuple[float, int] | None = None
    """How many the player holds and may hold, in a stock round."""
    passing: str = ""
    """What passing comes to, where it's more than that: a key."""
    undoable: bool = False
    """The player's own move was the last one of a person."""
    working: bool = False
    """The proposed runs are still being looked for."""
    unproven: bool = False
    """The search for the proposed runs was given up: they're the best found so far, if any was."""
    again: bool = False
    """The player has just laid a tile in this step, and may lay another one."""
    by_hand: bool = False
    """There are routes to be looked at, and to be chosen among."""
    best_only: bool = False
    """No other run is legal than one that earns the most."""
    warnings: tuple[Warned, ...] = ()
    """The buttons by which somebody loses what can't be got back."""
    ending: Ending | None = None
    """How far off the end of the game is, once it's certain."""
    clause: str = ""
    """By which clause something is asked that nobody has chosen to do."""


def panel_of(game: Game) -> Panel:
    """The panel of whoever is to act; where runs may be proposed, it's still to be completed with them."""
    decision = game.decision
    if decision is None:
        return Panel(game.seq, None, None, "")
    company = game.state.companies[decision.company] if decision.company else None
    last = game.entries[-1] if game.entries else {}
    own = last.get("by") == decision.player and "action" in last
    menus, buttons = _menus(game)
    fixed = _fixed(game, menus, buttons)
    player = game.state.players.get(decision.player or "")
    panel = Panel(
        seq=game.seq,
        player=decision.player,
        company=decision.company,
        step=decision.step,
        menus=menus,
        buttons=buttons,
        fixed=fixed,
        pressed=_pressed(game, menus, fixed),
        cash=player.cash if player else 0,
        company_cash=company.cash if company else None,
        trains=tuple(company.trains) if company else (),
        on_behalf=decision.on_behalf,
        loans=loans_of(game),
        due=due_of(game),
        offer=offer_of(game),
        costs=costs_of(game, buttons),
        own_money=own_money_of(game, buttons),
        ways=_ways(game),
        remarks=tuple(game.rulebook.remarks(game.view, decision)),
        forecast=decision.step in game.rulebook.foreseen_at,
        acted=own and not last.get("auto") and not _begins(game),
        again=laid_before(game) and PICTURED in menus,
        by_hand=may_propose(game) and bool(company and company.trains),
        best_only=game.rulebook.best_is_compulsory(game.view),
        certificates=certificates_of(game),
        passing=passing_of(game),
        undoable=own,
        ending=ending_of(game),
        clause=forced_by(game),
    )
    panel = replace(panel, warnings=_warnings(game, _button_moves(panel)))
    return panel if may_propose(game) else complete(game, panel)


def _begins(game: Game) -> bool:
    """Whether a turn in a stock round is only beginning: the player's own last move may have ended the round before."""
    turn = game.state.stack[-1]
    return isinstance(turn, StockTurn) and turn == StockTurn(turn.player)


def complete(game: Game, panel: Panel, runs: tuple[Programme, ...] = ()) -> Panel:
    """The panel with the proposed runs, what one tap may do for the rest of the turn, and what could follow that."""
    full = replace(panel, runs=runs, bundles=bundles_of(game, runs[0].actions if runs else ()))
    known = [list(each.moves) for each in panel.warnings]
    further = [each.moves for each in (*full.bundles, *full.runs[:1]) if list(each.moves) not in known]
    menus = {**full.menus, **look_ahead(game, full.bundles, full.menus, full.fixed)}
    pressed = _pressed(game, menus, full.fixed)
    return replace(full, menus=menus, pressed=pressed, warnings=(*panel.warnings, *_warnings(game, further)))


def _button_moves(panel: Panel) -> list[Sequence[Mapping[str, Any]]]:
    """The moves of the buttons that are always in sight, but for the run and what goes with it."""
    moves: list[Sequence[Mapping[str, Any]]] = [[{"type": kind}] for kind in panel.buttons]
    for kind, choices in panel.menus.items():
        if kind in panel.pressed:
            moves += [moves_of(each) for each in choices if not each.after]
    return moves


def _warnings(game: Game, moves: Iterable[Sequence[Mapping[str, Any]]]) -> tuple[Warned, ...]:
    """What is to be known of these before they're made; nothing of most."""
    found = [(tuple(each), warned_of(game, each)) for each in moves]
    return tuple(Warned(each, warned) for each, warned in found if warned is not None)


def may_propose(game: Game) -> bool:
    """Whether proposed runs belong on the panel: no step before the run has to be acted in first."""
    decision = game.decision
    return (
        decision is not None
        and decision.company is not None
        and decision.step in BEFORE_THE_RUN | arrangement_of(game.title.id).before_run
        and decision.on_behalf is None
        and (decision.step == RUN or may_pass(game))
    )


def _menus(game: Game) -> tuple[dict[str, tuple[Choice, ...]], tuple[str, ...]]:
    """Menus by action type, and the types that need no menu."""
    hidden = IN_THE_RUN | arrangement_of(game.title.id).in_run if may_propose(game) else frozenset[str]()
    first = grouped(game)
    found: dict[str, list[Choice]] = {}
    buttons: list[str] = []
    groups: dict[str, dict[str, set[Hashable]]] = {}
    for kind in open_types(game):
        if kind in hidden or kind in found or kind in groups:
            continue
        for each in distinct(game, game.legal(kind)):
            if isinstance(each, Action) and not fields(each):
                buttons.append(kind)
            elif kind in first and isinstance(each, Action):
                groups.setdefault(kind, {}).setdefault(getattr(each, first[kind]), set()).add(but_for_means(each))
            else:
                found.setdefault(kind, []).append(choice_of(game, each))
    found = {kind: spread(game, kind, choices) for kind, choices in found.items()}
    _add_later(game, found, {*hidden, *buttons, *groups})
    for kind, ways in groups.items():
        if all_listed(game, kind):
            continue
        found[kind] = [_group(game, kind, {first[kind]: value}, len(each)) for value, each in ways.items()]
    return {kind: tuple(choices) for kind, choices in found.items()}, tuple(dict.fromkeys(buttons))


def _ways(game: Game) -> dict[str, tuple[Choice, ...]]:
    """The best ways by each order."""
    return {order: tuple(choice_of(game, each.action) for each in ways) for order, ways in best_ways(game).items()}


def _add_later(game: Game, found: dict[str, list[Choice]], left_out: set[str]) -> None:
    """Choices of the steps that come later in the turn, so that nobody has to pass one by one to get there."""
    left_out = {*left_out, *grouped(game), *AT_ITS_STEP}
    for passed, trial in later_steps(game):
        for kind in open_types(trial):
            if kind in found or kind in left_out:
                continue
            choices = choices_for(trial, kind)
            if choices:
                found[kind] = [replace(each, skips=passed) for each in choices]


def _group(game: Game, kind: str, shown: Mapping[str, str], count: int) -> Choice:
    return Choice(kind, shown, {**figures_of(game, kind, shown), "count": count}, is_group=True)


def _fixed(game: Game, menus: Mapping[str, tuple[Choice, ...]], buttons: tuple[str, ...]) -> dict[str, int]:
    if game.state.stack[-1].kind != "company_turn":
        return {}
    shown = [kind for kind in any_time(game) if kind in types_in_prospect(game)]
    return {kind: len(menus.get(kind, ())) or int(kind in buttons) for kind in shown}


def _pressed(game: Game, menus: Mapping[str, tuple[Choice, ...]], fixed: Container[str]) -> frozenset[str]:
    title, step = game.title.id, game.decision.step if game.decision is not None else ""
    found = {kind for kind, choices in menus.items() if is_pressed(title, step, kind, choices)}
    return frozenset(kind for kind in found if kind not in fixed)
