"""What a row of moves comes to, with everything that follows by itself: tried on a copy. Pure; the game isn't touched.

One rule for every act, passing and several choices at once included: what somebody loses by it for good is told before
the click, and asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.panel.comparison import comparison, plain_figures, worths
from bot.panel.titles import any_time
from engine.actions import DeclareBankruptcy, LayTile, Pass, ScrapTrain, SellShares
from engine.errors import EngineFault, IllegalAction
from engine.events import (
    Event,
    GameEnded,
    MoneyDue,
    Paid,
    PresidentChanged,
    PrivateClosed,
    PrivateOffered,
    SharesSold,
    TrainOffered,
    TrainScrapped,
    TrainsRusted,
)

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.acts import Decision
    from engine.game import Game
    from engine.hints import Ending, Remark

OF_OWN_WILL = frozenset({"purchase", "private"})
"""Why players pay of their own will: what they buy for themselves."""
BOUGHT_OF_OTHERS = frozenset({"train", "private"})
"""What is paid to others at a price that's free."""
CLOSING = "closing"
"""Why a company that closes pays what it has."""
AGREEING = frozenset({"accept"})
"""Types by which something is given away at somebody else's wish: always asked for, with all that it changes."""

REMARK = "remark"
"""Stands for the type of an event where a title's remark is told."""

Changes = Mapping[str, Any]
Raw = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Foresight:
    """What moves come to.

    told: the grave events among what happens, as JSON. offered: those by which something waits for another player's
    answer. lost: trains that go with their kind, by company. remarks: what the title says. due: what somebody has to
    raise next, as `due_of` has it, `who` that is, and their `cash`. ending: how far off the end is, where it comes into
    sight. result: everybody's final worth, where the game is over by it; `ruin`: because a bankruptcy that's
    next can't be averted any more. asked: somebody loses what can't be got back, so it's to be asked for. forgoes: one
    more tile could be laid, and the moves go past that without naming it.
    """

    told: tuple[Raw, ...] = ()
    offered: tuple[Raw, ...] = ()
    lost: Mapping[str, tuple[str, ...]] | None = None
    remarks: tuple[Remark, ...] = ()
    due: Raw | None = None
    ending: Ending | None = None
    result: Raw | None = None
    ruin: str = ""
    asked: bool = False
    forgoes: bool = False
    changes: Changes | None = None


def foresee(game: Game, moves: Sequence[Raw], *, compare: bool = True) -> Foresight | None:
    """What these moves of the person to act come to; None where they aren't legal, which they will say better.

    `compare`: with all that changes, too. Raises UnreadableAction for what is no action of the game.
    """
    if game.decision is None:
        return None
    trial, by = game.copy(), game.decision.by
    events: list[Event] = []
    offered: list[Raw] = []
    remarks: list[Remark] = []
    lost: dict[str, tuple[str, ...]] = {}
    own, decision = _own(game), game.decision
    agrees = any(raw["type"] in AGREEING for raw in moves)
    try:
        for raw in moves:
            action = trial.read_action(raw)
            trial.check(action, by)
            remarks += trial.rulebook.preview(trial, action)
            before = {name: tuple(each.trains) for name, each in trial.state.companies.items()}
            cash = _cash_of(trial)
            happened = trial.apply(action, by).events
            agrees = agrees or _gives_much(trial, decision, cash, happened)
            events += grave_of(trial, action, happened)
            offered += [each.to_json() for each in happened if isinstance(each, TrainOffered | PrivateOffered)]
            lost |= rusted_by(before, happened)
    except (IllegalAction, EngineFault):
        return None
    remarks += [each for each in trial.rulebook.consequences(game.view, trial.view) if each not in remarks]
    due = _due(game, trial)
    result, ruin = _result(trial, new=due is not None)
    asked = bool(agrees or remarks or due or result) or any(_is_others(each, own) for each in events)
    ending = trial.rulebook.ending(trial.view) if trial.rulebook.ending(game.view) is None else None
    told = tuple(each.to_json() for each in events)
    changes = comparison(game, trial) if compare or agrees else None
    forgoes = compare and _forgoes(game, moves)
    return Foresight(told, tuple(offered), lost, tuple(remarks), due, ending, result, ruin, asked, forgoes, changes)


def harm_of(game: Game, moves: Sequence[Raw]) -> list[Raw]:
    """The grave things that moves come to, as JSON: events, and as "remark" what the title says (`key`, `figures`).

    Not what is bought dearly: that's as it was wished.
    """
    found = foresee(game, moves, compare=False)
    if found is None or not found.asked:
        return []
    known = {each["type"] for each in found.told}
    told: list[Raw] = list(found.told)
    if found.due is not None and MoneyDue.type not in known:
        told.append(MoneyDue(found.due["who"], found.due["company"], found.due["owed"], "").to_json())
    if found.result is not None and GameEnded.type not in known:
        told.append(GameEnded().to_json())
    told += [{"type": REMARK, "key": each.key, "figures": plain_figures(each.figures)} for each in found.remarks]
    return told


def about(harm: Raw) -> list[str]:
    """What a grave thing is and whom it concerns, without its figures: enough to know it again."""
    names = ("type", "key", "company", "private", "train", "player", "payer")
    return [str(harm[name]) for name in names if name in harm]


def warned_of(game: Game, moves: Sequence[Raw]) -> Foresight | None:
    """What these moves come to, if that's to be asked for; None if not, or not legal."""
    found = foresee(game, moves, compare=False)
    return found if found is not None and found.asked else None


def open_types(game: Game) -> tuple[str, ...]:
    """The types of action that are open in this step, legal or not, in the order of the rules."""
    return tuple(dict.fromkeys(act.action.type for act in game.open_acts()[1]))


def due_of(game: Game) -> dict[str, Any] | None:
    """What a player has to raise now: for which company, what is missing, what sales could bring at most."""
    decision = game.decision
    if decision is None or "declare_bankruptcy" not in open_types(game):
        return None
    due: dict[str, Any] = {"company": decision.company, "owed": getattr(game.state.stack[-1], "amount", None)}
    try:
        game.check(DeclareBankruptcy(), decision.by)
    except IllegalAction as error:
        return {**due, **error.figures} if "missing" in error.figures else None
    return {**due, "hopeless": True}


def laid_before(game: Game) -> bool:
    """Whether the last thing the player did, but for what is open at any time of the turn, was to lay a tile."""
    player = game.decision.player if game.decision is not None else None
    for entry in reversed(game.entries):
        if entry.get("by") != player or "action" not in entry or entry.get("auto"):
            return False
        if entry["action"]["type"] not in any_time(game):
            return entry["action"]["type"] == LayTile.type
    return False


def _forgoes(game: Game, moves: Sequence[Raw]) -> bool:
    """Whether these moves leave the laying of track on the way to something else, while one more tile could be laid."""
    leaves = len(moves) > 1 and moves[0]["type"] == Pass.type
    return leaves and laid_before(game) and any(True for _ in game.legal(LayTile.type))


def _own(game: Game) -> frozenset[str]:
    """The private companies of those who act."""
    decision = game.decision
    actors = (decision.by, decision.company) if decision is not None else ()
    return frozenset(private for private, owner in game.state.privates.items() if owner in actors)


def _is_others(event: Event, own: frozenset[str]) -> bool:
    """Whether it's more than the end of a private company of one's own, which is what its use comes to."""
    return not isinstance(event, PrivateClosed) or event.private not in own


def grave_of(game: Game, action: Action, events: Iterable[Event]) -> list[Event]:
    """Those by which somebody loses what can't be got back: by their kind, or by whom they concern.

    A train that's scrapped is one where it was its company's last.
    """
    seats, sold = game.state.seats, isinstance(action, SellShares)
    found: list[Event] = []
    for each in events:
        match each:
            case Paid():
                is_grave = (each.payer in seats and each.reason not in OF_OWN_WILL) or each.reason == CLOSING
            case PresidentChanged():
                is_grave = each.old is not None and each.old in seats
            case SharesSold():
                # The first sale of a move that sells is what was chosen; any other is forced.
                is_grave, sold = each.player in seats and not sold, False
            case PrivateClosed():
                is_grave = True
            case TrainScrapped():
                # What automata scrap in the wake of a move is none of its doing.
                is_grave = isinstance(action, ScrapTrain) and not game.state.companies[each.company].trains
            case _:
                is_grave = each.grave
        if is_grave:
            found.append(each)
    return found


def _cash_of(game: Game) -> int:
    """The money of whoever is to act."""
    decision = game.decision
    return game.view.cash(decision.company or decision.by) if decision is not None else 0


def _gives_much(game: Game, decision: Decision, cash: int, events: Iterable[Event]) -> bool:
    """Whether half of the `cash` or more goes, or is offered, to another company or player for what was theirs."""
    buyer = decision.company or decision.by
    # What a president's own company pays to the president is no gift to another.
    others = {*game.state.companies, *game.state.players} - {buyer, decision.by}
    for each in events:
        match each:
            case Paid(payer, payee, amount, reason):
                price = amount if payer == buyer and payee in others and reason in BOUGHT_OF_OTHERS else 0
            case TrainOffered() | PrivateOffered():
                price = each.price
            case _:
                price = 0
        if price and 2 * price >= cash:
            return True
    return False


def rusted_by(before: Mapping[str, Sequence[str]], events: Sequence[Event]) -> dict[str, tuple[str, ...]]:
    """The trains that companies had of the kinds that go."""
    kinds = {each.train for each in events if isinstance(each, TrainsRusted)}
    lost = {name: tuple(each for each in trains if each in kinds) for name, trains in before.items()} if kinds else {}
    return {name: trains for name, trains in lost.items() if trains}


def _due(game: Game, trial: Game) -> Raw | None:
    """A debt that somebody is asked for next, who wasn't before; with who it is, and their money.

    What a train lacks is the title's to say: there are other ways to one than shares.
    """
    found = due_of(trial) if due_of(game) is None else None
    if found is None or found["owed"] is None or trial.decision is None:
        return None
    return {**found, "who": trial.decision.by, "cash": trial.view.cash(trial.decision.by)}


def _result(trial: Game, *, new: bool) -> tuple[Raw | None, str]:
    """The final worths where the game is over, or where a debt that's `new` leaves nothing but bankruptcy; whose."""
    decision = trial.decision
    if decision is None:
        return worths(trial), ""
    if not new:
        return None, ""
    try:
        trial = trial.copy()
        trial.apply(DeclareBankruptcy(), decision.by)
    except IllegalAction:
        return None, ""
    return _result(trial, new=False)[0], decision.by
