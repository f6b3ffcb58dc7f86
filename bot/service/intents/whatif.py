"""What if: a private copy of a game, kept as a line of steps, and made a plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bot.errors import BadOption, Illegal, TooFarAhead, TooManyIntents
from bot.panel.comparison import comparison
from bot.panel.foresight import about, harm_of
from bot.service.area import command
from bot.service.desk import Desk
from bot.service.intents import glances, plans
from bot.service.intents.intents import illegal
from bot.service.intents.order_book import OwnOrderBook, add, carry_out_now, new_intent, own_seat
from bot.service.intents.policy import Past, caretaker_move
from bot.service.model import Intent, Person, PlanDraft
from bot.service.play import readable
from bot.service.rules import refusals
from engine import Game, IllegalAction
from storage import IntentRecord

T = TypeVar("T")

LONGEST_PLAN = 64
LONGEST_ASSUMPTION = 120
"""How many moves of others are assumed in one line of play, to come to one's own turns."""
PATIENCE = 2000
"""The steps of search for a run of others that's assumed, a tenth of a second at most."""


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
            found = await self._desk.workers.run(played, copy, seat, past, steps)
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
            assumed = played(copy, seat, past, steps).assumed
            come_to(copy, seat, past, assumed)
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
                if each.user == person.user:
                    await self._desk.storage.intents.change(each.id, "closed", each.body)

    @command
    async def keep(self, game_id: int, person: Person) -> Intent:
        """Make one's what-if the plan for one's coming turns, in the place of an earlier plan.

        BadOption for an empty one. In one's own turn it's played at once.
        """
        async with self._desk.tables.hold(game_id) as table:
            seat = own_seat(table, person)
            found = await self._desk.storage.intents.of_game(game_id, ("plan",), ("draft", "open"))
            own = [each for each in found if each.user == person.user]
            draft = _draft_of(own)
            if draft is None or not draft.body["steps"]:
                raise BadOption("plan_empty")
            record = await add(self._desk, table, new_intent(self._desk, table, person, seat, "plan", draft.body), own)
            return await carry_out_now(self._desk, table, record, person)


def come_to(game: Game, seat: str, past: Past, assumed: int = 0) -> int:
    """Let the others pass and run, as caretakers would, until this seat is to act; how many moves are assumed then.

    TooFarAhead where that takes too many.
    """
    while game.decision is not None and game.decision.player != seat:
        if assumed >= LONGEST_ASSUMPTION or game.decision.player is None:
            raise TooFarAhead(most=LONGEST_ASSUMPTION)
        game.apply_all(caretaker_move(game, past, PATIENCE), game.decision.player)
        assumed += 1
    return assumed


def played(game: Game, seat: str, past: Past, steps: Sequence[dict[str, Any]]) -> PlanDraft:
    """Play steps in a copy; stops at the first that's illegal. The effects are those in this line of play."""
    assumed = come_to(game, seat, past)
    before = game.copy()
    done: list[dict[str, Any]] = []
    told: list[list[dict[str, Any]]] = []
    stop: dict[str, Any] | None = None
    for step in steps:
        assumed = come_to(game, seat, past, assumed)
        try:
            action = game.read_action(step["action"])
            place = plans.place_of(game)
            harm = [about(each) for each in harm_of(game, [step["action"]])]
            effect, events = plans.effect_and_events(game, action, seat)
            made = {"action": step["action"], "at": place, "effect": effect}
            done.append(made | {"harm": harm} if harm else made)
            told.append(events)
        except IllegalAction as error:
            stop = illegal(error) | {"step": len(done), "action": step["action"]}
            break
    runs = glances.run_changes(before, game, seat) if done else []
    return PlanDraft(seat, done, comparison(before, game), assumed, stop, told, runs)


async def _copy(desk: Desk, game_id: int, person: Person) -> tuple[Game, str, Past, list[IntentRecord]]:
    """A private copy of the game, the person's seat, what companies did last, the person's plans and drafts."""
    async with desk.tables.hold(game_id) as table:
        seat = own_seat(table, person)
        game = table.check_begun(0)
        kept = await desk.storage.intents.of_game(game_id, ("plan",), ("draft", "open"))
        copy = await desk.workers.run(game.copy)
        return copy, seat, await desk.past(table), [each for each in kept if each.user == person.user]


def _draft_of(kept: Sequence[IntentRecord]) -> IntentRecord | None:
    return next((each for each in kept if each.state == "draft"), None)


def _refusal(stop: dict[str, Any]) -> Illegal:
    return Illegal(stop["key"], stop["clause"], (), stop["figures"])


async def _keep_draft(desk: Desk, game_id: int, person: Person, seat: str, body: dict[str, Any]) -> None:
    """A person has one what-if in a game."""
    async with desk.tables.hold(game_id):
        drafts = await desk.storage.intents.of_game(game_id, ("plan",), ("draft",))
        draft = next((each for each in drafts if each.user == person.user), None)
        if draft is not None:
            await desk.storage.intents.change(draft.id, "draft", body)
            return
        record = IntentRecord(0, game_id, "plan", person.user, seat, body, "draft", 0, desk.clock())
        await desk.storage.intents.add(record)
