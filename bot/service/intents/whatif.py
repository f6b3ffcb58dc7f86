"""What if: a private copy of a game, kept as a line of steps, shown to the table, and made a plan.

Both that line and what is shown are drafts of the kind "plan". A line's body is a plan's; that of what is shown is
{"seq", "moves": [[by, action, whether it's a step], ...]}, so it can be looked at however the game goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil
from typing import Any, TypeVar

from bot.errors import (
    BadOption,
    Illegal,
    NoSuchIntent,
    ShownOften,
    TooFarAhead,
    TooManyIntents,
)
from bot.panel.comparison import comparison
from bot.panel.foresight import about, harm_of
from bot.service.area import command
from bot.service.desk import Desk, same
from bot.service.games.tables import check_up
from bot.service.intents import glances, plans
from bot.service.intents.intents import illegal
from bot.service.intents.order_book import (
    OwnOrderBook,
    add,
    as_it_is,
    carry_out_now,
    intent_of,
    new_intent,
    own_seat,
)
from bot.service.intents.policy import Past, caretaker_move
from bot.service.model import Acted, Intent, Person, PlanDraft
from bot.service.moves import Hand, carry_out
from bot.service.play import readable
from bot.service.posts import announcements
from bot.service.rules import refusals
from engine import Game, IllegalAction
from storage import Commit, IntentRecord

T = TypeVar("T")

LONGEST_PLAN = 64
LONGEST_ASSUMPTION = 120
"""How many moves of others are assumed in one line of play, to come to one's own turns."""
PATIENCE = 2000
"""The steps of search for a run of others that's assumed, a tenth of a second at most."""
MOST_SHOWN, SHOWN_WITHIN = 3, 3600.0
"""So many what-ifs a person shows a table in so many seconds."""
SHOWN_KEPT = 10
"""Of each person's in a game the pictures of so many can be looked at."""


class Plans(OwnOrderBook):
    """What if, and plans; one's own only. The log isn't touched until a plan is carried out."""

    kind = "plan"

    @command
    async def try_out(self, game_id: int, person: Person, actions: Sequence[Any] = (), back: int = 0) -> PlanDraft:
        """Take back so many steps of one's what-if, add these actions, keep it, and say what it would change.

        Illegal for an added action that isn't legal there; then nothing is kept. TooFarAhead, TooManyIntents,
        Unreadable.
        """
        copy, seat, past, kept = await _copy(self._desk, game_id, person)
        draft = _draft_of(kept)
        old = draft.body["steps"] if draft is not None else []
        with refusals(game_id):
            added = [{"action": readable(copy, each).to_json()} for each in actions]
        steps = [*old[: max(0, len(old) - back)], *added]
        if len(steps) > LONGEST_PLAN:
            raise TooManyIntents(kind="step", most=LONGEST_PLAN)
        with refusals(game_id):
            found = await self._desk.workers.run(looked_on, copy, seat, past, steps)
        if found.stop is not None and found.stop["step"] >= len(steps) - len(added):
            raise _refusal(found.stop)
        await _keep_draft(self._desk, game_id, person, seat, {"steps": found.steps})
        return found

    @command
    async def read(self, game_id: int, person: Person, fn: Callable[[Any], T]) -> T:
        """The value of `fn(game)` on one's what-if copy, where one is to act, computed in a worker.

        The game isn't held up.

        As GameService.read; TooFarAhead.
        """
        copy, seat, past, kept = await _copy(self._desk, game_id, person)
        draft = _draft_of(kept)
        steps = draft.body["steps"] if draft is not None else []

        def compute() -> T:
            come_to(copy, seat, past, walk(copy, seat, past, steps).made)
            return fn(copy)

        with refusals(game_id, strict=False):
            return await self._desk.workers.run(compute)

    @command
    async def preview(self, game_id: int, person: Person, actions: Sequence[Any]) -> PlanDraft:
        """What these actions would change now; nothing is kept. Illegal, TooFarAhead, Unreadable."""
        copy, seat, past, _ = await _copy(self._desk, game_id, person)
        with refusals(game_id):
            steps = [{"action": readable(copy, each).to_json()} for each in actions]
            found = await self._desk.workers.run(played, copy, seat, past, steps)
        if found.stop is not None:
            raise _refusal(found.stop)
        return found

    @command
    async def drop(self, game_id: int, person: Person) -> None:
        """Forget one's what-if."""
        async with self._desk.tables.hold(game_id) as table:
            own_seat(table, person)
            for each in await self._desk.storage.intents.of_game(game_id, ("plan",), ("draft",)):
                if _is_line_of(each, person):
                    await self._desk.storage.intents.change(each.id, "closed", each.body)

    @command
    async def keep(self, game_id: int, person: Person, *, by_hand: bool = False) -> Intent:
        """Make one's what-if the plan for one's coming turns, in the place of an earlier plan.

        BadOption for an empty one. In one's own turn it's played at once, unless its steps are to be run `by_hand`.
        """
        async with self._desk.tables.hold(game_id) as table:
            seat = own_seat(table, person)
            found = await self._desk.storage.intents.of_game(game_id, ("plan",), ("draft", "open"))
            own = [each for each in found if _is_line_of(each, person)]
            draft = _draft_of(own)
            if draft is None or not draft.body["steps"]:
                raise BadOption("plan_empty")
            body = draft.body | ({"by_hand": True} if by_hand else {})
            record = await add(self._desk, table, new_intent(self._desk, table, person, seat, "plan", body), own)
            return await carry_out_now(self._desk, table, record, person)

    @command
    async def reopen(self, game_id: int, person: Person) -> None:
        """Make the steps of one's plan that are still to be made one's what-if; the plan stands. NoSuchIntent."""
        async with self._desk.tables.hold(game_id) as table:
            seat = own_seat(table, person)
            stand = [each for each in await self._desk.intents(table, ("plan",)) if each.user == person.user]
        if not stand:
            raise NoSuchIntent(kind="plan", number=0)
        steps = stand[-1].body["steps"][plans.done_of(stand[-1]) :]
        await _keep_draft(self._desk, game_id, person, seat, {"steps": steps})

    @command
    async def step(self, game_id: int, person: Person, number: int, done: int) -> tuple[Intent, Acted]:
        """Make the next step of one's plan that's run by hand; the plan as it is then, and what was done.

        `done` is how many steps were made when this was asked for: asked once more, nothing more is done. Nothing is
        either where the plan has to stop. NoSuchIntent, NotYourTurn, GameFinished.
        """
        async with self._desk.tables.hold(game_id) as table:
            own_seat(table, person)
            stand = {each.id: each for each in await self._desk.intents(table, ("plan",))}
            record = stand.get(number)
            if record is None:
                record = await self._desk.storage.intents.get(number)
                if record is None or (record.game_id, record.kind, record.user) != (game_id, "plan", person.user):
                    raise NoSuchIntent(kind="plan", number=number)
            if record.user != person.user or not record.body.get("by_hand"):
                raise NoSuchIntent(kind="plan", number=number)
            if number not in stand or plans.done_of(record) != done:
                return await as_it_is(self._desk, table, record), Acted(table.info, [], [], repeated=True)
            check_up(table, [record.seat])
            hand = Hand(record.seat, person.user, name=person.name)
            made = await carry_out(self._desk, table, table.check_begun(0), [], hand, released=number)
            rows = [announcements.row_of(each) for each in made]
            acted = Acted(table.info, rows, [event for row in rows for event in row["events"]])
            return await as_it_is(self._desk, table, record), acted

    @command
    async def show(self, game_id: int, person: Person) -> int:
        """Show one's what-if to the table: its number. The same once more is no second one.

        BadOption for an empty one; ShownOften.
        """
        copy, seat, past, kept = await _copy(self._desk, game_id, person)
        draft, seq = _draft_of(kept), copy.seq
        if draft is None or not draft.body["steps"]:
            raise BadOption("plan_empty")
        with refusals(game_id):
            found = await self._desk.workers.run(walk, copy, seat, past, draft.body["steps"])
        if not found.done and found.stop is not None:
            raise _refusal(found.stop)
        body = {"seq": seq, "moves": found.made}
        async with self._desk.tables.hold(game_id) as table:
            own_seat(table, person)
            before = await self._desk.storage.intents.of_game(game_id, ("plan",), ("draft",))
            own = [each for each in before if each.user == person.user and _is_shown(each)]
            if own and own[-1].body == body:
                return own[-1].id
            now = self._desk.clock()
            recent = [each for each in own if each.created > now - SHOWN_WITHIN]
            if len(recent) >= MOST_SHOWN:
                wait = recent[-MOST_SHOWN].created + SHOWN_WITHIN - now
                raise ShownOften(most=MOST_SHOWN, minutes=ceil(wait / 60))
            record = replace(new_intent(self._desk, table, person, seat, "plan", body), state="draft")
            closed = [replace(each, state="closed", body={}) for each in own[: max(0, len(own) + 1 - SHOWN_KEPT)]]
            told = announcements.plan_shown(table.record.seq, seat)
            commit = Commit(same(table), now, announcements=[told], new_intents=[record], changed_intents=closed)
            (number,) = await self._desk.commit(table, commit)
            return number

    @command
    async def shown(self, game_id: int, number: int) -> Intent:
        """A what-if that was shown to the table; NoSuchIntent where it isn't kept any more."""
        record = await self._desk.storage.intents.get(number)
        if record is None or record.game_id != game_id or not _is_shown(record):
            raise NoSuchIntent(kind="plan", number=number)
        return intent_of(record, True)


@dataclass(slots=True)
class Walk:
    """Steps played in a copy: those that went (as in a plan's body), what each did, all moves, what stopped it.

    `made`: [by, action as JSON, whether it's a step] for the assumed moves of others, too.
    """

    done: list[dict[str, Any]] = field(default_factory=list)
    told: list[plans.Events] = field(default_factory=list)
    made: list[list[Any]] = field(default_factory=list)
    stop: dict[str, Any] | None = None

    @property
    def assumed(self) -> int:
        """How many moves of others were made up."""
        return sum(not is_step for _, _, is_step in self.made)


def come_to(game: Game, seat: str, past: Past, made: list[list[Any]] | None = None) -> None:
    """Let the others pass and run, as caretakers would, until this seat is to act; what they do is added to `made`.

    TooFarAhead where more moves than `LONGEST_ASSUMPTION` in all would be assumed.
    """
    made = [] if made is None else made
    assumed = sum(not is_step for _, _, is_step in made)
    while game.decision is not None and game.decision.player != seat:
        if assumed >= LONGEST_ASSUMPTION or game.decision.player is None:
            raise TooFarAhead(most=LONGEST_ASSUMPTION)
        by, bundle = game.decision.player, caretaker_move(game, past, PATIENCE)
        game.apply_all(bundle, by)
        made += [[by, each.to_json(), False] for each in bundle]
        assumed += len(bundle)


def walk(game: Game, seat: str, past: Past, steps: Sequence[Mapping[str, Any]], made: Sequence[list[Any]] = ()) -> Walk:
    """Play steps in a copy, in which these moves are `made` already; stops at the first that's illegal."""
    found = Walk(made=list(made))
    for step in steps:
        come_to(game, seat, past, found.made)
        try:
            action = game.read_action(step["action"])
            place, led = plans.place_of(game), plans.leader_of(game, step["action"])
            harm = [about(each) for each in harm_of(game, [step["action"]])]
            effect, events = plans.effect_and_events(game, action, seat)
        except IllegalAction as error:
            found.stop = illegal(error) | {"step": len(found.done), "action": step["action"]}
            break
        done = {"action": step["action"], "at": place, "effect": effect} | led
        found.done.append(done | {"harm": harm} if harm else done)
        found.told.append(events)
        found.made.append([seat, step["action"], True])
    return found


def played(game: Game, seat: str, past: Past, steps: Sequence[Mapping[str, Any]]) -> PlanDraft:
    """Play steps in a copy; stops at the first that's illegal. The effects are those in this line of play."""
    first: list[list[Any]] = []
    come_to(game, seat, past, first)
    before = game.copy()
    return _draft(seat, before, game, walk(game, seat, past, steps, first))


def looked_on(game: Game, seat: str, past: Past, steps: Sequence[Mapping[str, Any]]) -> PlanDraft:
    """The same, and then on to one's next turn; how many moves of others that takes. TooFarAhead."""
    draft, later = played(game, seat, past, steps), list[list[Any]]()
    come_to(game, seat, past, later)
    return replace(draft, ahead=len(later))


def replayed(game: Game, seat: str, moves: Sequence[Sequence[Any]]) -> PlanDraft:
    """Make the moves of a what-if that was shown, in a copy of the position that it began with."""
    found, before = Walk(made=[list(each) for each in moves]), game.copy()
    for by, raw, is_step in found.made:
        events = [each.to_json() for each in game.apply(game.read_action(raw), by).events]
        if is_step:
            found.told.append(events)
            found.done.append({"action": raw})
        elif not found.done:
            before = game.copy()
    return _draft(seat, before, game, found)


def after_moves(game: Game, moves: Sequence[Sequence[Any]]) -> Game:
    """A copy in which the moves of a what-if that was shown are made."""
    copy = game.copy()
    for by, raw, _ in moves:
        copy.apply(copy.read_action(raw), by)
    return copy


def _draft(seat: str, before: Game, after: Game, found: Walk) -> PlanDraft:
    runs = glances.run_changes(before, after, seat) if found.done else []
    changes = comparison(before, after)
    return PlanDraft(seat, found.done, changes, found.assumed, found.stop, found.told, runs)


async def _copy(desk: Desk, game_id: int, person: Person) -> tuple[Game, str, Past, list[IntentRecord]]:
    """A private copy of the game, the person's seat, what companies did last, the person's plans and drafts."""
    async with desk.tables.hold(game_id) as table:
        seat = own_seat(table, person)
        game = table.check_begun(0)
        kept = await desk.storage.intents.of_game(game_id, ("plan",), ("draft", "open"))
        copy = await desk.workers.run(game.copy)
        return copy, seat, await desk.past(table), [each for each in kept if _is_line_of(each, person)]


def _is_line_of(record: IntentRecord, person: Person) -> bool:
    """Whether it's a line of play of this person, a plan or to become one."""
    return record.user == person.user and "steps" in record.body


def _is_shown(record: IntentRecord) -> bool:
    return record.kind == "plan" and record.state == "draft" and "moves" in record.body


def _draft_of(kept: Sequence[IntentRecord]) -> IntentRecord | None:
    return next((each for each in kept if each.state == "draft"), None)


def _refusal(stop: dict[str, Any]) -> Illegal:
    return Illegal(stop["key"], stop["clause"], (), stop["figures"])


async def _keep_draft(desk: Desk, game_id: int, person: Person, seat: str, body: dict[str, Any]) -> None:
    """A person has one what-if in a game."""
    async with desk.tables.hold(game_id):
        drafts = await desk.storage.intents.of_game(game_id, ("plan",), ("draft",))
        draft = next((each for each in drafts if _is_line_of(each, person)), None)
        if draft is not None:
            await desk.storage.intents.change(draft.id, "draft", body)
            return
        record = IntentRecord(0, game_id, "plan", person.user, seat, body, "draft", 0, desk.clock())
        await desk.storage.intents.add(record)
