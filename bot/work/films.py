"""The film of a game, computed in a process apart: its positions are found again from the log, and drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import render
from bot.words import Words, speak
from engine import load_game
from engine.events import DividendPaid, Event, TrainsRan
from engine.game import Game
from render.film import Paragraph, film

MOST_FRAMES = 120
"""Of a game with more rounds only one in so many is shown."""
SECONDS = 20
"""Of processor time; the longest game that there is takes half of that."""
MEMORY = 1 << 30


@dataclass(frozen=True, slots=True)
class Script:
    """What a film is made of: the game as it's stored, the words, the players' names, the ends of the last card."""

    setup: Mapping[str, Any]
    entries: Sequence[Mapping[str, Any]]
    language: str
    currency: str
    names: Mapping[str, str]
    score: Paragraph
    times: Paragraph | None


@dataclass(frozen=True, slots=True)
class Film:
    """The file, and how many rounds it shows."""

    data: bytes
    rounds: int


@dataclass
class Tally:
    """For each company how often it had an income and how much in all; the best: income, company, move."""

    counts: dict[str, tuple[int, int]] = field(default_factory=dict)
    best: tuple[int, str, int] | None = None

    def add(self, company: str, income: int, seq: int) -> None:
        """Count an income."""
        times, total = self.counts.get(company, (0, 0))
        self.counts[company] = times + 1, total + income
        if self.best is None or income > self.best[0]:
            self.best = income, company, seq


class Runs:
    """What companies have run; in a title where no trains run, what they have made otherwise and paid or kept."""

    def __init__(self) -> None:
        self.ran, self.paid = Tally(), Tally()

    def add(self, events: Sequence[Event], seq: int) -> None:
        """Count what was run in a move."""
        for each in events:
            if isinstance(each, TrainsRan) and each.routes:
                self.ran.add(each.company, each.revenue + each.extra, seq)
            elif isinstance(each, DividendPaid) and each.amount + each.kept:
                self.paid.add(each.company, each.amount + each.kept, seq)

    def card(self, names: Mapping[str, str], words: Words) -> list[Paragraph]:
        """The best run, and the busiest company: that which has run most often, for most."""
        card: list[Paragraph] = []
        tally = self.ran if self.ran.counts else self.paid
        if tally.best is not None:
            income, company, seq = tally.best
            line = words("film-run", company=names[company], revenue=income, seq=str(seq))
            card.append(Paragraph(words("film-best"), (line,)))
            busiest = max(tally.counts, key=lambda each: tally.counts[each])
            runs, total = tally.counts[busiest]
            line = words("film-runs", company=names[busiest], count=runs, revenue=total)
            card.append(Paragraph(words("film-busiest"), (line,)))
        return card


def made(script: Script) -> Film:
    """The film of the game, up to its last entry."""
    game = load_game(dict(script.setup), list(script.entries))
    words = speak(script.language, script.currency, game.setup["title"])
    rounds, runs, before = list[render.Picture](), Runs(), None
    for seq, past, events in game.line(game.seq):
        runs.add(events, seq)
        state = past.state
        now = (state.round, state.set_number, state.round_number)
        if now != before and state.round:
            rounds.append(_picture(past.copy(), script, words))
        before = now
    step = -(-len(rounds) // MOST_FRAMES)
    shown = [*rounds[::step], _picture(game, script, words)]
    companies = {each.id: each.name for each in game.title.companies.values()}
    card = [script.score, *runs.card(companies, words), *([script.times] if script.times else [])]
    return Film(film(shown, card), len(rounds))


def _picture(game: Game, script: Script, words: Words) -> render.Picture:
    """A position, with what everybody is worth in it."""
    worth = {seat: each.total for seat, each in game.result().items()}
    return render.Picture("map", game.title, game.state, names=script.names, worth=worth, words=words)
