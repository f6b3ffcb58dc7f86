"""The pictures of the position that a what-if has come to, be it one's own or one that's shown; and showing it to all.

The codes bear "WHAT;NUMBER", such as "map;17": which picture, of which what-if that was shown ("" for one's own).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import discord

from bot.discord.codes import Code, small_number
from bot.discord.components import Option, Shown, button, menu, with_buttons
from bot.discord.drawing import Wish, draw, laid_hexes, run_wishes
from bot.discord.feature import Click, Feature, Manner
from bot.discord.game_info import heading_name, is_solo
from bot.discord.looking.cards import company_look
from bot.discord.looking.holdings import holdings_look
from bot.discord.looking.moments import Look
from bot.discord.play.plans import WhatIf, brief_lines, draft_lines
from bot.discord.posts.post import Post, Told, plainest
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit, Reading
from bot.errors import NoSuchIntent
from bot.service import Intent, PlanDraft
from bot.service.intents.whatif import after_moves, replayed

T = TypeVar("T")

MAP, HOLDINGS, CARD = "map", "holdings", "company"
MOST_RUNS = 2
"""So many runs of a what-if are drawn beside its map."""


class ShownReading(Reading):
    """The position to which a what-if that was shown had come, in somebody's words."""

    def __init__(self, reading: Reading, shown: Intent) -> None:
        super().__init__(reading.front, reading.info, reading.words)
        self._seq, self._moves = shown.body["seq"], shown.body["moves"]
        self.workers = reading.service.workers

    async def read(self, look: Callable[[Any], T]) -> T:
        """The value of `look(copy)` on that position."""
        moves = self._moves
        return await self.service.history.at(self.game, self._seq, lambda game: look(after_moves(game, moves)))

    async def found(self, look: Callable[[Any], T]) -> T:
        """The same; nothing is kept of it."""
        return await self.read(look)

    async def draw(
        self, wishes: Sequence[Wish], moves: Sequence[Any] = (), *, later: bool = False
    ) -> list[discord.File]:
        """Pictures of that position."""
        copies: Any = _Copies(self)
        return await draw(copies, self.info, self.words, wishes, moves, later=later) if wishes else []


class _Copies:
    """Reads that position where a picture is to be drawn."""

    def __init__(self, reading: ShownReading) -> None:
        self._reading, self.workers = reading, reading.workers

    async def read(self, game_id: int, look: Callable[[Any], T]) -> T:
        return await self._reading.read(look)


async def _drawn_up(reading: Reading, shown: Intent) -> PlanDraft:
    """The steps of a what-if that was shown, and what they change."""
    seat, moves = shown.seat, shown.body["moves"]
    return await reading.service.history.at(
        reading.game, shown.body["seq"], lambda game: replayed(game.copy(), seat, moves)
    )


def _shown_heading(reading: Reading, shown: Intent) -> str:
    name = reading.names.person(shown.seat)
    return reading.words("plan-shown", game=heading_name(reading.info), name=name, seq=str(shown.body["seq"]))


# --- the page with the pictures


async def _show(visit: GameVisit, what: str, number: str, company: str = "", page: int = 0) -> None:
    """The steps in words with a picture, and the ways to the others."""
    if number:
        shown = await visit.service.plans.shown(visit.game, small_number(number))
        reading: Reading = ShownReading(visit, shown)
        draft, heading, seq = await _drawn_up(visit, shown), _shown_heading(visit, shown), visit.info.seq
    else:
        stage = WhatIf(visit)
        reading, draft = stage, await stage.draft()
        heading, seq = visit.words("what_if-heading", game=heading_name(visit.info)), await stage.read(_seq)
    look = await _look(reading, visit, what, company, draft)
    pictures = await reading.draw(look.wishes)
    said = look.lines if pictures else (look.bare or look.lines)
    steps = draft_lines(draft, visit.names) if what == MAP else brief_lines(draft, visit.names)
    content = bounded([heading, *steps, *said])
    companies = await reading.read(lambda game: list(game.state.companies))
    view = _view(visit, number, seq, companies, page)
    await visit.answer(content, view, pictures, update=visit.is_private)


def _seq(game: Any) -> int:
    return game.seq


async def _look(reading: Reading, visit: GameVisit, what: str, company: str, draft: PlanDraft) -> Look:
    """What is shown of the position: its map with what the steps have laid, who holds what, or a company's card."""
    if what == HOLDINGS:
        look = await holdings_look(reading, visit, "")
        return Look(look.lines[1:], look.wishes, bare=look.bare[1:])
    if what == CARD:
        return await company_look(reading, visit, company)
    rows = [{"events": each} for each in draft.told]
    return Look([], [Wish("map", last=laid_hexes(rows)), *run_wishes(rows)[-MOST_RUNS:]])


def _view(visit: GameVisit, number: str, seq: int, companies: Sequence[str], page: int) -> Shown:
    """The other pictures; for one's own what-if also the ways to the table and back."""
    view, words, labels = Shown(), visit.words, visit.label_names
    cards = [Option(each, labels.company_in_full(each)) for each in companies]
    if cards:
        code = Code("s", visit.game, seq, "plan_card", number)
        view.add_item(menu(code, words("menu-plan_card"), cards, labels, page))
    for what in (MAP, HOLDINGS):
        code = Code("b", visit.game, seq, "plan_look", f"{what};{number}")
        view.add_item(button(code, words(f"button-plan_{what}"), row=1))
    if not number:
        if not is_solo(visit.info):
            show = Code("b", visit.game, seq, "plan_show")
            view.add_item(button(show, words("button-plan_show"), discord.ButtonStyle.primary, row=1))
        view.add_item(button(Code("b", visit.game, seq, "what_if"), words("button-back"), row=1))
    return view


async def _look_button(visit: GameVisit, code: Code) -> None:
    """The picture that a button names, the map by default."""
    what, _, rest = code.argument.partition(";")
    await _show(visit, HOLDINGS if what == HOLDINGS else MAP, rest.partition(";")[0])


async def _card(visit: GameVisit, code: Code, value: str = "") -> None:
    """The card of a company that was chosen, or another page of the menu with the map."""
    head, _, page = value.partition("|")
    if head == "more":
        await _show(visit, MAP, code.argument, page=small_number(page))
    else:
        await _show(visit, CARD, code.argument, value)


# --- to the table


async def _show_button(visit: GameVisit, code: Code) -> None:
    """Show one's what-if to the table, as it stands on the message that was clicked."""
    await WhatIf(visit).check(code.seq)
    await visit.service.plans.show(visit.game, visit.person)
    back = button(visit.code("what_if"), visit.words("button-back"))
    await visit.answer(visit.words("plan-shown-done"), with_buttons(back), update=visit.is_private)


async def _post(told: Told) -> Post:
    """Whose what-if it is, its steps in words and what they change; a button opens its pictures."""
    number = told.item.payload["intent"]
    try:
        shown = await told.service.plans.shown(told.game, number)
    except NoSuchIntent:
        # Whoever showed it has been struck out meanwhile.
        return plainest(told, ())
    lines = [_shown_heading(told, shown), *draft_lines(await _drawn_up(told, shown), told.names)]
    look = Code("b", told.game, told.item.seq, "plan_look", f"{MAP};{number};{told.item.marker}")
    return Post(bounded(lines), with_buttons(button(look, told.words("button-plan_look"))))


FEATURE = Feature(
    buttons={"plan_look": Click(_look_button, Manner.OWN), "plan_show": Click(_show_button)},
    menus={"plan_card": Click(_card, Manner.OWN)},
    posts={"plan_shown": _post},
)
