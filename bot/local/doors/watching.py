"""A step of a recorded game as one sees it: whose turn, what happened, the map or who holds what."""

from __future__ import annotations

from collections.abc import Mapping

import render
from bot.discord.tables.end import place_lines
from bot.local.doors.recordings import Moment, Recording
from bot.local.opening import ReplayStep
from bot.panel.comparison import worths
from bot.words import Words, speak
from bot.words.names import Names
from bot.words.stories import capitalized, story_of
from engine.game import Game
from engine.state import State

PEOPLE = ("Anna", "Béla", "Csaba", "Dóra", "Emil", "Flóra", "Géza", "Hanna")
"""Names for the seats of recorded games, which have none."""
PAPER_ROUNDS = ("draft", "stock")
"""Rounds in which papers change hands; in all others something happens on the map."""


def people_of(seats: list[str]) -> dict[str, str]:
    """Names by seat, in the order of play."""
    return {seat: PEOPLE[place] if place < len(PEOPLE) else seat for place, seat in enumerate(seats)}


def step_of(recording: Recording, n: int, language: str) -> ReplayStep:
    """The recorded game after `n` entries, drawn and told; BadRecording. Takes its time: for a worker."""
    moment = recording.at(n)
    game = moment.game
    words = speak(language, game.title.currency, game.title.id)
    people = people_of(game.state.seats)
    names = Names(words, game.title, people)
    drawn = render.draw(_picture(moment, people, words))
    text = "\n".join(_lines(moment, names))
    return ReplayStep(moment.n, recording.last, _heading(game, names), text, drawn.png, drawn.alt)


def _heading(game: Game, names: Names) -> str:
    """The round, and who is to act in it."""
    words, decision = names.words, game.decision
    if decision is None:
        return words("panel-over", game=game.title.name).replace("*", "")
    where = words("turn-round", phase=names.phase(game.state.phase), round=names.round(_round(game.state)))
    who = names.person(decision.player)
    doing = names.step(decision.step)
    if decision.company is not None:
        doing = f"{names.company(decision.company)}, {doing}"
    return f"{capitalized(where)} · {words('line', who=who, what=doing)}"


def _round(state: State) -> dict[str, object]:
    return {"round": state.round, "set_number": state.set_number, "round_number": state.round_number}


def _lines(moment: Moment, names: Names) -> list[str]:
    """What the last entry did; at the end the places."""
    words, entry = names.words, moment.entry
    if entry is None:
        seats = words.listed(names.person(seat) for seat in moment.game.state.seats)
        lines = [words("started-seats", seats=seats)]
    elif "undo" in entry:
        lines = [words("log-undo", who=names.person(entry["by"]), to=str(entry["undo"]))]
    else:
        rows = [{"events": [each.to_json() for each in moment.events]}]
        told = story_of(rows, names) or story_of(rows, names, details=True)
        lines = [line for each in told for line in (each.text, *each.routes)]
    if moment.game.decision is None:
        lines = [*lines, *place_lines(worths(moment.game), names)]
    return [f"- {each}" for each in lines]


def _picture(moment: Moment, people: Mapping[str, str], words: Words) -> render.Picture:
    """Where papers change hands, who holds what; else the map with the move marked."""
    game = moment.game
    worth = {seat: each.total for seat, each in game.result().items()}
    if game.state.round in PAPER_ROUNDS or game.decision is None:
        return render.Picture("holdings", game.title, game.state, names=people, worth=worth, words=words)
    marks = render.highlights(moment.events)
    return render.Picture(
        "map",
        game.title,
        game.state,
        last=marks.last,
        routes=marks.routes,
        values=marks.values,
        names=people,
        words=words,
    )
