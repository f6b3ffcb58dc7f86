"""What if: one's coming moves on a private copy, with the same panel. A plan is made when one's turn comes.

The copy is a room of the panel (`stages`): its letter stands in the custom ids, its steps in the database.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import discord

from bot.discord.codes import Code, small_number
from bot.discord.commands import Command
from bot.discord.components import MenuPage, button, with_buttons
from bot.discord.drawing import Wish, draw, pick_wishes
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing, panel_and_trial
from bot.discord.game_info import heading_name
from bot.discord.people.notes import noted
from bot.discord.play.moves import answer_click, show_panel
from bot.discord.play.order_lines import ended_text, step_text, why_text
from bot.discord.play.panel_text import panel_text
from bot.discord.play.routes import stops_text
from bot.discord.play.stages import ROOMS, Stage
from bot.discord.posts.turn_message import renew_posted, turn_message_of
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit
from bot.panel.panel import Panel
from bot.service import GameService, Person, PlanDraft, text
from bot.service.intents.glances import RunChange
from bot.words.effects import effect_lines
from bot.words.names import Names

T = TypeVar("T")

LINE_LIMIT = 300
STEPS = 8
"""So many steps are told; of more, the newest."""


class _Copies:
    """Reads one's copy where a picture is to be drawn."""

    def __init__(self, service: GameService, person: Person) -> None:
        self._service, self._person, self.workers = service, person, service.workers

    async def read(self, game_id: int, look: Callable[[Any], T]) -> T:
        return await self._service.plans.read(game_id, self._person, look)


class WhatIf(Stage):
    """One's private copy, where one is to act."""

    room = "w"
    asks = False

    def __init__(self, visit: GameVisit) -> None:
        super().__init__(visit)
        self._draft: PlanDraft | None = None

    @property
    def is_own(self) -> bool:
        """A private message is one's own; on any other nothing is changed."""
        return self.is_private

    async def read(self, look: Callable[[Any], T]) -> T:
        """The value of `look(copy)`."""
        return await self.service.plans.read(self.game, self.person, look)

    async def panel(self, *, wait: bool = False) -> Panel:
        """What could be done next; taking back has a button of its own."""
        panel = await self.front.proposed(self.info, await self.read(panel_and_trial), wait=wait)
        return replace(panel, undoable=False)

    async def draft(self) -> PlanDraft:
        """The line of play as it stands, with what it changes."""
        if self._draft is None:
            self._draft = await self.service.plans.try_out(self.game, self.person)
        return self._draft

    async def content(self, panel: Panel, below: int = 0) -> str:
        """That it's a trial, the steps so far, what they change, then what can be done next."""
        names = self.names
        draft = await self.draft()
        heading = self.words("what_if-heading", game=heading_name(self.info))
        ahead = panel_text(self.info, panel, names) if panel.player is not None else ""
        return bounded([heading, *await noted(self), *draft_lines(draft, names), ahead])

    async def draw(
        self, wishes: Sequence[Wish], moves: Sequence[Any] = (), *, later: bool = False
    ) -> list[discord.File]:
        """Pictures of the copy."""
        copies: Any = _Copies(self.service, self.person)
        return await draw(copies, self.info, self.words, wishes, moves, later=later) if wishes else []

    async def check(self, seq: int) -> None:
        """Raise Confusing if the copy isn't any more what the message showed, once it's brought up to date."""
        if await self.read(lambda game: game.seq) != seq:
            await self.show(update=self.is_own)
            raise Confusing("what_if_moved", game=self.game)

    async def move(self, actions: Sequence[Any], seq: int) -> None:
        """Add these moves to the line of play."""
        await self.check(seq)
        with self.about():
            self._draft = await self.service.plans.try_out(self.game, self.person, actions)
        await self.show(update=self.is_own)

    async def take_back(self, seq: int) -> None:
        """Take back the last step."""
        await self.check(seq)
        self._draft = await self.service.plans.try_out(self.game, self.person, back=1)
        await self.show(update=self.is_own)

    async def show(self, *, update: bool, place: MenuPage | None = None) -> None:
        """The panel of the copy."""
        draft, panel = await self.draft(), await self.panel()
        buttons = await self._buttons(draft, panel)
        if panel.player is None:
            # The game would be over: there's only the way back.
            await self.show_view(panel, with_buttons(*buttons), [], update=update)
            return
        made = await self.maker(pictured=True)
        view = made.view(panel, extra=buttons, place=place)
        await self.show_view(panel, view, pick_wishes(panel), update=update)

    async def _buttons(self, draft: PlanDraft, panel: Panel) -> list[Any]:
        """Keep it (or play it at once, in one's own turn) or run it by steps; pictures, back, start anew, leave.

        Before the first step there's the way to the plan that stands, if any.
        """
        turn = self.info.turn
        own = turn is not None and turn.user == self.person.user
        keep = ("plan_keep", "button-plan_play" if own else "button-plan_keep", discord.ButtonStyle.success)
        grey = discord.ButtonStyle.secondary
        others = [(verb, f"button-{verb}", grey) for verb in ("plan_hold", "plan_look", "plan_back", "plan_anew")]
        planned = not draft.steps and any(e.stands for e in await self.service.plans.listed(self.game, self.person))
        shown = [keep, *others] if draft.steps else [("plan_open", "button-plan_open", grey)] if planned else []
        shown.append(("ahead", "button-plan_leave", grey))
        return [button(Code("b", self.game, panel.seq, verb), self.words(key), style) for verb, key, style in shown]


ROOMS[WhatIf.room] = WhatIf


def draft_lines(draft: PlanDraft, names: Names) -> list[str]:
    """The steps of a line of play in words, what they change, and what was made up for it."""
    words, lines = names.words, step_lines(draft, names)
    if draft.stop is not None:
        why = why_text(draft.stop, names)
        lines.append(words("what_if-stop", step=draft.stop["step"] + 1, why=why))
    if draft.steps:
        told = [*effect_lines(draft.changes, names), *(run_line(each, names) for each in draft.runs)]
        lines += [words("what_if-changes"), *(f"- {text.shorten(each, LINE_LIMIT)}" for each in told)]
    else:
        lines.append(words("what_if-start"))
    if draft.assumed:
        lines.append(words("what_if-assumed", count=draft.assumed))
    return [*lines, *ahead_lines(draft, names)]


def ahead_lines(draft: PlanDraft, names: Names) -> list[str]:
    """That what is shown beyond the steps is one's next turn, where others move before it."""
    return [names.words("what_if-ahead", count=draft.ahead)] if draft.ahead else []


def brief_lines(draft: PlanDraft, names: Names) -> list[str]:
    """The steps, and where what is shown beside them stands."""
    return [*step_lines(draft, names), *ahead_lines(draft, names)]


def step_lines(draft: PlanDraft, names: Names) -> list[str]:
    """The steps in words, numbered; of many the newest."""
    numbered = [f"{number}. {step_text(each, names)}" for number, each in enumerate(draft.told, 1)]
    more = [names.words("what_if-more", count=len(numbered) - STEPS)] if len(numbered) > STEPS else []
    return [*more, *numbered[-STEPS:]]


def run_line(change: RunChange, names: Names) -> str:
    """What a company's best run brings before and after, and by which routes."""
    routes = [f"{names.train(each.train)} {stops_text(each)}" for each in change.routes]
    figures = {"company": names.company(change.company), "old": change.old, "new": change.new, "proven": change.proven}
    return names.words("effect-run", routes=names.words("joint").join(routes) or "none", **figures)


# --- buttons


async def _open_button(visit: GameVisit, code: Code) -> None:
    """Open one's what if."""
    stage = WhatIf(visit)
    await stage.show(update=stage.is_own)


async def _reopen_button(visit: GameVisit, code: Code) -> None:
    """Open one's what if with what is left of one's plan; the plan stands until another is kept."""
    await visit.service.plans.reopen(visit.game, visit.person)
    stage = WhatIf(visit)
    await stage.show(update=stage.is_own)


async def _back_button(visit: GameVisit, code: Code) -> None:
    """A step back."""
    await WhatIf(visit).take_back(code.seq)


async def _anew_button(visit: GameVisit, code: Code) -> None:
    """Forget the line of play and begin anew."""
    await visit.service.plans.drop(visit.game, visit.person)
    await WhatIf(visit).show(update=True)


async def _keep_button(visit: GameVisit, code: Code) -> None:
    """Keep the line of play as a plan; in one's own turn it's played at once."""
    await _keep(visit, code, by_hand=False)


async def _hold_button(visit: GameVisit, code: Code) -> None:
    """Keep the line of play as a plan of which each step is made when one says so."""
    await _keep(visit, code, by_hand=True)


async def _keep(visit: GameVisit, code: Code, *, by_hand: bool) -> None:
    await WhatIf(visit).check(code.seq)
    posted = await turn_message_of(visit)
    plan = await visit.service.plans.keep(visit.game, visit.person, by_hand=by_hand)
    fresh = await visit.fresh()
    kept = fresh.words("plan-held" if by_hand else "plan-kept", count=len(plan.body["steps"]))
    try:
        await show_panel(fresh, [kept if plan.stands else ended_text(plan, fresh.names)], update=True)
    finally:
        if fresh.info.seq != visit.info.seq:
            await renew_posted(fresh, posted)


async def _next_button(visit: GameVisit, code: Code) -> None:
    """Make the next step of a plan that's run by hand, or say why it has stopped."""
    number, _, done = code.argument.partition(";")
    posted = await turn_message_of(visit) if visit.is_private else None
    plan, acted = await visit.service.plans.step(visit.game, visit.person, small_number(number), small_number(done))
    after = visit.at(acted.info)
    try:
        await answer_click(after, acted, [] if plan.stands else [ended_text(plan, after.names)])
    finally:
        await renew_posted(after, posted)


# --- /plan


async def _plan(visit: GameVisit) -> None:
    """`/plan`."""
    await WhatIf(visit).show(update=False)


def commands() -> list[Command]:
    """`/plan`: what if, in the game of the thread."""
    return [Command("plan", _plan, repeats=True)]


FEATURE = Feature(
    commands,
    buttons={
        "what_if": Click(_open_button, Manner.OWN),
        "plan_open": Click(_reopen_button, Manner.OWN),
        "plan_back": Click(_back_button),
        "plan_anew": Click(_anew_button),
        "plan_keep": Click(_keep_button),
        "plan_hold": Click(_hold_button),
        "plan_next": Click(_next_button),
    },
)
