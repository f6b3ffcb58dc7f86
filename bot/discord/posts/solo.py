"""A game for one: the opponent's turn and the player's are one message with one picture, and nobody is pinged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

import render
from bot.discord.citations import cited
from bot.discord.components import Button, button
from bot.discord.drawing import Wish, turn_wishes
from bot.discord.game_info import heading_name, is_solo, rules_of
from bot.discord.play.panel_text import dividend_lines, matter_lines, run_lines, warning_lines
from bot.discord.posts import lesson
from bot.discord.posts.turn_text import asked
from bot.discord.texts import bounded, bounded_before
from bot.discord.visit import GameVisit, Reading
from bot.panel.panel import Panel
from bot.service import Acted, GameInfo, text
from bot.words import Words
from bot.words.effects import ending_line
from bot.words.names import Names
from bot.words.stories import capitalized, shorten_lines, story_of
from engine.trial import ending_of

MOST_WARNED = 2
"""With so many lines of warnings there's no room for anything else."""
MATTER_LIMIT = 400
TOLD = 3
"""Lines about what has happened; with one for what is left out, the heading and the question they are six."""
LINE_LIMIT = 1000
LOOK_BACK = 40
"""So many moves back the opponent's last turn is looked for."""

if TYPE_CHECKING:
    from engine.hints import Ending
    from engine.title import TitleData

Rows = Sequence[Mapping[str, Any]]


async def round_line(reading: Reading) -> str:
    """The phase and the round; and the end, once it's in sight."""
    phase, event, ending = await reading.found(_where)
    names = reading.names
    line = capitalized(names.words("turn-round", phase=names.phase(phase), round=names.round(event)))
    return line if ending is None else f"{line} · {ending_line(ending, names)}"


def _where(game: Any) -> tuple[str, dict[str, Any], Ending | None]:
    """The phase, the round as an event would tell it, and how far off the end is."""
    state = game.state
    event = {"round": state.round, "set_number": state.set_number, "round_number": state.round_number}
    return state.phase, event, ending_of(game)


async def panel_lines(reading: Reading, panel: Panel, below: int = 0) -> str:
    """The message: what the opponent has done last and the player since, what is to be decided, with how much money.

    So many lines are to come `below` it; less is told for them.
    """
    names = reading.names
    told = await lesson.told_lines(reading) if reading.info.lesson is not None else None
    what = asked(panel.company, panel.step, panel.on_behalf, names)
    money = names.words("panel-cash", cash=panel.cash)
    if panel.company is not None and panel.company_cash is not None:
        company, trains = names.company(panel.company), names.trains(panel.trains) or names.words("panel-no-trains")
        money = capitalized(names.words("panel-cash-company", company=company, cash=panel.company_cash, trains=trains))
    if told is not None:
        ask = " · ".join([names.words("turn-ask-alone", step=what), money])
        more = [] if below else [matter_line(panel, names), *warning_lines(replace(panel, ending=None), names)]
        return bounded_before(told, [ask, *(each for each in more if each)])
    clauses = [panel.clause] if panel.clause else []
    asked_by = cited(names.words, reading.info.title, clauses)
    warned = [] if below else [*asked_by, *warning_lines(replace(panel, ending=None), names)]
    matter = [matter_line(panel, names)] if not below and len(warned) < MOST_WARNED else []
    more = [*(each for each in matter if each), *warned]
    text_ = await turn_lines(reading, what, money, told=max(1, TOLD - below - len(more)))
    return bounded_before([text_], more)


def matter_line(panel: Panel, names: Names) -> str:
    """In one line what has to be known before acting, and the best run with its routes."""
    lines = [*matter_lines(panel, names), *run_lines(panel, names), *dividend_lines(panel, names)]
    told = [each.removeprefix("  - ") for each in lines]
    # Within the line a sentence ends by the dot between them.
    return text.shorten(" · ".join([*(each.rstrip(".") for each in told[:-1]), *told[-1:]]), MATTER_LIMIT)


async def turn_lines(reading: Reading, what: str, more: str = "", told: int = TOLD) -> str:
    """The message, with `what` is to be decided."""
    words, names = reading.words, reading.names
    heading = words("turn-heading", game=heading_name(reading.info), title=await round_line(reading))
    owners = await reading.read(_owned_by_automata)
    since = story_of(await _since_the_opponent(reading), names, owners=owners)
    lines = [" · ".join((each.text, *each.routes)) for each in since]
    story = [f"- {text.shorten(each, LINE_LIMIT)}" for each in _fitting(lines, names, told)]
    ask = words("turn-ask-alone", step=what)
    return bounded([heading, *story, " · ".join(each for each in (ask, more) if each)])


def _fitting(lines: Sequence[str], names: Names, told: int) -> list[str]:
    """So many lines and at most one more: where there are too many, all the opponent's are one, others are left out."""
    if len(lines) <= told:
        return list(lines)
    opponents = [names.party(each) for each in names.automata]
    own = [each for each in lines if any(name in each for name in opponents)]
    others = [each for each in lines if each not in own]
    if not own:
        return shorten_lines(lines, names, told)
    return [" · ".join(own), *(shorten_lines(others, names, told - 1) if told > 1 else ())]


def _owned_by_automata(game: Any) -> dict[str, str]:
    companies = game.state.companies.items()
    owners = {name: each.owner or each.president for name, each in companies}
    return {name: owner for name, owner in owners.items() if owner in game.rulebook.automata}


async def _since_the_opponent(reading: Reading) -> Rows:
    """The rows from the opponent's last turn on."""
    rows = await reading.service.story(reading.game, max(0, reading.info.seq - LOOK_BACK))
    if reading.info.lesson is not None:
        return lesson.since_own(rows)
    starts = [place for place, row in enumerate(rows) if _is_answered(reading.info, [row])]
    return rows[starts[-1] :] if starts else rows[-1:]


def trial_button(reading: Reading) -> Button:
    """The way to what if."""
    return button(reading.code("what_if"), reading.words("button-what_if"))


def has_answered(acted: Acted) -> bool:
    """Whether the opponent has moved after what the player did."""
    return _is_answered(acted.info, acted.rows)


def _is_answered(info: GameInfo, rows: Rows) -> bool:
    if info.lesson is not None:
        return True
    opponents = rules_of(info).automata
    return any(move["by"] in opponents for row in rows for move in row.get("auto") or ())


async def picture(reading: Reading) -> list[discord.File]:
    """What was changed last, and each run that the message tells; none in other games, whose panels have no picture.

    In a lesson it's only the former.
    """
    turn = reading.info.turn
    if not is_solo(reading.info) or turn is None:
        return []
    rows = await _since_the_opponent(reading)
    wishes = await turn_wishes(reading.service, reading.info, turn.company, rows)
    return await reading.draw(wishes if reading.info.lesson is None else _low(wishes[0], rules_of(reading.info).data))


def _low(wish: Wish, title: TitleData) -> list[Wish]:
    """A strip of the map, and no tall board: what a lesson says has to stay in view with what is to be tapped."""
    return [] if wish.what == "map" and render.is_tall(title) else [replace(wish, low=True)]


async def leave(visit: GameVisit) -> None:
    """A message that the game has left behind keeps what it tells, and loses what it asks and its buttons."""
    message = visit.interaction.message
    content = told_before(message.content, visit.table.words) if message is not None else ""
    more: dict[str, Any] = {"content": content} if content else {}
    await visit.edit(view=None, **more)


def told_before(content: str, words: Words) -> str:
    """The lines of a message before the one that asks."""
    ask = words("turn-ask-alone", step="\0").partition("\0")[0]
    lines = content.split("\n")
    asking = [number for number, line in enumerate(lines) if line.startswith(ask)]
    return "\n".join(lines[: asking[-1]] if asking else lines)
