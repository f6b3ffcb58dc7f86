"""What one tap may do for the rest of a company's turn, found by trying it out on a copy. Pure; knows no words.

A bundle is a row of moves for `apply_all`: the best run, the dividend, and passing what else there is. What could be
done later in the turn, the steps before being passed, is looked for in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.panel.figures import gets_by, paid_by, price_of, prices_by
from engine.actions import Action, Offer, Pass, PayDividend, RepayLoan
from engine.errors import IllegalAction
from engine.events import DividendPaid, Event

if TYPE_CHECKING:
    from engine.game import Game

LONGEST = 24
"""More moves than this to the end of a turn can only be a loop."""
RUN, DIVIDEND = "run", "dividend"
TURN = "company_turn"
PASS = {"type": "pass"}
LOAN_REASONS = ("repayment", "loan")
"""Why a company pays when it pays back a loan."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """The rest of a turn as one tap.

    `name` is "pay" or "hold" where a dividend is decided, "repay" where loans are paid back, else "plain"; `ends`: the
    turn is then over (otherwise it stops at what follows the dividend, the run or the loans). `paid` is the whole
    dividend, `each` that of a share; None for none. `loans` are paid back for `paid`. `prices` are the share price
    before and after, where that's moved or decided by it. `gets` is what each player gets of the dividend.
    """

    moves: tuple[Mapping[str, Any], ...]
    name: str
    ends: bool
    runs: bool = False
    paid: int | None = None
    each: int | None = None
    loans: int = 0
    prices: tuple[int, int] | None = None
    gets: Mapping[str, int] = field(default_factory=dict[str, int])

    @property
    def key(self) -> str:
        """What tells it from the other bundles of a panel."""
        return f"{self.name}{'-end' if self.ends else ''}"


def bundles_of(game: Game, run: Sequence[Action] = ()) -> tuple[Bundle, ...]:
    """The bundles from here on, that which ends the turn with the largest dividend first; `run` are the moves of a run.

    Empty where somebody has to choose something before the turn can end.
    """
    if not in_turn(game):
        return ()
    ways = ((True, False), (True, True), (False, True), (False, False))
    found = [_close(game, run, pay=pay, on=on) for pay, on in ways]
    kept: list[Bundle] = []
    for each in found:
        if each is not None and each.moves and each.moves not in [other.moves for other in kept]:
            kept.append(each)
    # Holding back and ending is offered only where the turn ends with the dividend anyway.
    stops = any(each.key == "hold" for each in kept)
    kept = [each for each in kept if not (stops and each.key == "hold-end")]
    return (*kept, *(() if run else _repayments(game)))


def in_turn(game: Game) -> bool:
    """Whether a player decides in a company's own turn, not in an interruption nor for an automaton."""
    decision = game.decision
    return (
        decision is not None
        and decision.player is not None
        and decision.company is not None
        and decision.on_behalf is None
        and game.state.stack[-1].kind == TURN
    )


def _close(game: Game, run: Sequence[Action], *, pay: bool, on: bool) -> Bundle | None:
    """Run, pay or hold back, and pass what follows (`on`: stop there); None where something else must be done."""
    trial, made, name, settled = game.copy(), list[Action](), "plain", bool(run)
    turn = _turn(game)
    events = [event for each in (trial.apply_all(run, turn[0]) if run else ()) for event in each.events]
    made += run
    while _turn(trial) == turn and len(made) < LONGEST:
        step = trial.decision.step if trial.decision is not None else ""
        if on and settled and step != DIVIDEND:
            break
        move = _dividend_move(trial, pay=pay) if step == DIVIDEND else _pass(trial)
        if move is None:
            return None
        if step == DIVIDEND:
            name, settled = "pay" if pay else "hold", True
        events += trial.apply(move, turn[0]).events
        made.append(move)
    ends = _turn(trial) != turn
    if on and (ends or not settled):
        return None
    moves = tuple(each.to_json() for each in made)
    gets = gets_by(game, events, turn[1])
    return Bundle(moves, name, ends, bool(run), *_paid(events, turn[1]), prices=_prices(game, events, name), gets=gets)


def _prices(game: Game, events: Sequence[Event], name: str) -> tuple[int, int] | None:
    """The share price before and after; a dividend that's decided is told also where it leaves it as it is."""
    company = game.decision.company if game.decision is not None else None
    old = price_of(game, company or "")
    stays = None if old is None or name not in ("pay", "hold") else (old, old)
    return prices_by(events, company or "") or stays


def _turn(game: Game) -> tuple[Any, ...]:
    """Whose turn it is, for which company, in which round; the same for all that's no company's turn of a player."""
    decision = game.decision
    if decision is None or not in_turn(game):
        return ("",)
    return (decision.player, decision.company, game.state.set_number, game.state.round_number)


def _paid(events: Sequence[Event], company: str) -> tuple[int | None, int | None]:
    """The dividend that a company pays, and that of a share."""
    paid = (each for each in events if isinstance(each, DividendPaid) and each.company == company)
    return next(((each.amount, each.each) for each in paid), (None, None))


def _dividend_move(game: Game, *, pay: bool) -> Action | None:
    """The largest dividend or the smallest."""
    amounts: list[int] = []
    for each in game.legal(PayDividend.type):
        amounts += list(each.ranges["amount"][:2]) if isinstance(each, Offer) else [each.amount]  # type: ignore[attr-defined]
    if not amounts:
        return None
    return PayDividend(max(amounts) if pay else min(amounts))


def _pass(game: Game) -> Action | None:
    try:
        game.check(Pass(), game.decision.by if game.decision is not None else "")
    except IllegalAction:
        return None
    return Pass()


def _repayments(game: Game) -> Iterator[Bundle]:
    """All the loans that can be paid back now: the turn ends with that, or goes on after several.

    Where the next step is the one for it, that ends the turn, too.
    """
    trial, turn, moves, cost = game.copy(), _turn(game), list[Action](), 0
    if not _may_repay(trial) and (skip := _pass(trial)) is not None and _step(trial) not in (RUN, DIVIDEND):
        trial.apply(skip, turn[0])
        moves.append(skip)
    skipped = len(moves)
    while _turn(trial) == turn and len(moves) < LONGEST and _may_repay(trial):
        cost += paid_by(trial.apply(RepayLoan(), turn[0]).events, turn[1], LOAN_REASONS)
        moves.append(RepayLoan())
    loans = len(moves) - skipped
    if not loans:
        return
    over, passes = _turn(trial) != turn, ending(game, moves)
    made: list[tuple[bool, list[Action]]] = []
    if over or passes:
        made.append((True, [*moves, *passes]))
    if not over and not skipped:
        made.append((False, moves))
    for ends, actions in made:
        if len(actions) > 1:  # a single one has a button of its own
            yield Bundle(tuple(each.to_json() for each in actions), "repay", ends, paid=cost, loans=loans)


def _may_repay(game: Game) -> bool:
    return any(True for _ in game.legal(RepayLoan.type))


def _step(game: Game) -> str:
    return game.decision.step if game.decision is not None else ""


def may_pass(game: Game) -> bool:
    """Whether passing is legal now."""
    return _pass(game) is not None


def ending(game: Game, moves: Sequence[Action]) -> list[Action]:
    """The passes that end the turn after these moves of it; none where something else must be done, or it's over."""
    trial, turn, passes = game.copy(), _turn(game), list[Action]()
    try:
        trial.apply_all(moves, turn[0])
    except IllegalAction:
        return []
    while in_turn(game) and _turn(trial) == turn:
        move = _pass(trial)
        if move is None or len(passes) == LONGEST or trial.decision is None or trial.decision.step in (RUN, DIVIDEND):
            return []
        trial.apply(move, turn[0])
        passes.append(move)
    return passes


def later_steps(game: Game) -> Iterator[tuple[tuple[str, ...], Game]]:
    """The steps still to come in this turn up to the run or the dividend: the steps passed to get there, and a copy.

    Each copy is good until the next is asked for.
    """
    if not in_turn(game):
        return
    trial, turn, passed = game.copy(), _turn(game), list[str]()
    while trial.decision is not None and trial.decision.step not in (RUN, DIVIDEND) and len(passed) < LONGEST:
        move = _pass(trial)
        if move is None:
            return
        passed.append(trial.decision.step)
        trial.apply(move, turn[0])
        if _turn(trial) != turn or trial.decision is None or trial.decision.step == RUN:
            return
        yield tuple(passed), trial
