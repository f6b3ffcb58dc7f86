"""`python -m benchmarks.questions`: the taps at the table to the answers to ten questions of players.

Each is asked in a game of each title, through the stand-in's client. The pinned message lies open, so what is read
there takes no tap; a button is one, a typed command one and one more for each option. What is read (texts, and the
alternative texts of pictures) has to have the answer in it, as it follows from the position.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.moves import posted, still_table
from bot.discord import RailwireBot
from bot.local.actors import Actor, BotAnswer
from bot.local.standin.model import Channel, Message
from bot.service import GameInfo
from bot.service import Person as Member
from bot.service.intents.glances import best_run
from engine import load_game
from engine.concerns import concerns
from engine.dev import log
from engine.finance.annals import last_earned
from engine.finance.holdings import certificate_limit, certificates
from engine.game import Game
from engine.survey import DONE, raisable, survey
from engine.titles import TITLES, games_folder
from tests.endtoend.seats import Seats, codes

RECORD = "robots-3p-*"
PLAYED = 60
"""The game is taken in so many entries before its middle, and these are played, so that a whole round has been."""
MOST = 3
"""No answer may take more taps."""


@dataclass
class Asker:
    """A player who looks something up: whoever leads the company that it's about. Counts the taps."""

    seats: Seats
    bot: RailwireBot
    info: GameInfo
    game: Game
    company: str
    seat: str
    person: Actor
    ran: tuple[str, int]
    """The company that has run last, and what that brought."""
    looked: int
    """The move after which the player looked last."""
    taps: int = 0

    @property
    def place(self) -> Channel:
        """The game's thread."""
        return self.seats.thread(self.info)

    def pinned(self) -> str:
        """What the pinned message says."""
        return self._board().content

    async def status(self) -> str:
        """The button of the pinned message."""
        return await self._pressed(self._board(), ":status")

    async def typed(self, command: str, **options: Any) -> str:
        """What a command answers."""
        self.taps += 1 + len(options)
        return _read(await self.person.slash(self.place, command, **options))

    async def _pressed(self, message: Message, verb: str) -> str:
        self.taps += 1
        code = next(each for each in codes(message) if verb in each)
        return _read(await self.person.click(message, custom_id=code))

    def _board(self) -> Message:
        shown = self.seats.server.world.in_channel(str(self.info.channel))
        return next(each for each in reversed(shown) if (each.nonce or "").startswith("pin-"))


def _read(answer: BotAnswer) -> str:
    """An answer's text with those of its pictures."""
    return "\n".join([answer.text, *(each.description or "" for each in answer.message.attachments)])


# --- the questions: where the answer is looked for, and what has to be read there


async def _card(asker: Asker) -> str:
    return await asker.typed("company", company=asker.company)


async def _status(asker: Asker) -> str:
    return await asker.status()


async def _on_the_pin(asker: Asker) -> str:
    return asker.pinned()


async def _looked(asker: Asker) -> str:
    return await asker.typed("map", at="look")


def _concern(asker: Asker, about: Sequence[str]) -> list[str]:
    """What has to be said: of a duty the company and the train; of who could lead it each player."""
    found = [each for each in concerns(asker.game.view, asker.game.rulebook, asker.company) if each.key in about]
    assert found, f"nothing is known of {asker.company}"
    figures = [
        str(value) for each in found for name, value in each.figures.items() if name in ("price", "short", "need")
    ]
    return [asker.company, *(each for each in figures if each != "0")]


def _trains(asker: Asker) -> list[str]:
    kinds = ("train_never", "train_free", "train_kept", "train_lasts", "train_ahead", "train_ahead_later")
    return ["train", *_concern(asker, kinds)]


def _leaders(asker: Asker) -> list[str]:
    return _concern(asker, ("owned_alone", "could_lead", "none_leads"))


def _end(asker: Asker) -> list[str]:
    bank = [str(each.figures["cash"]) for each in asker.game.rulebook.ends(asker.game.view) if each.key == "bank"]
    return [*bank, "it lasts about"] if bank else ["Round indicators"]


def _run(asker: Asker) -> list[str]:
    found = best_run(asker.game, asker.company)
    told = [each for each in asker.game.rulebook.ahead(asker.game.view, asker.company) if each.key == "revenue"]
    assert found or told, f"{asker.company} doesn't run"
    return [str(found.net)] if found else [str(told[0].figures["revenue"])]


def _cash(asker: Asker) -> list[str]:
    g = asker.game.view
    return ["with sales of shares", str(g.cash(asker.seat) + raisable(g, asker.game.rulebook, asker.seat))]


def _next(asker: Asker) -> list[str]:
    waiting = [each for each in survey(asker.game).order if each.when != DONE]
    return ["Order:", *(each.company for each in waiting), *(str(each.price) for each in waiting if each.price)]


def _last(asker: Asker) -> list[str]:
    company, brought = asker.ran
    return [company, "ran", str(brought)]


def _rusts(asker: Asker) -> list[str]:
    ends = [each.figures for each in asker.game.rulebook.phase_ends(asker.game.view)]
    return [ends[0]["train"], *ends[0]["rusts"]] if ends else ["Round indicators"]


def _certificates(asker: Asker) -> list[str]:
    g = asker.game.view
    return [f"{certificates(g, asker.seat):g} of {certificate_limit(g)}"]


def _then(asker: Asker) -> list[str]:
    return ["move", str(asker.looked)]


@dataclass(frozen=True)
class Question:
    """What players ask, the shortest way to it, and what has to stand there."""

    asked: str
    way: Callable[[Asker], Awaitable[str]]
    answer: Callable[[Asker], list[str]]


QUESTIONS = (
    Question("Can I be forced to buy a train next round?", _card, _trains),
    Question("Who can take my company over?", _card, _leaders),
    Question("When does it end?", _status, _end),
    Question("What does my company earn next run?", _card, _run),
    Question("How much cash can I raise now?", _status, _cash),
    Question("Who runs next, and at which price?", _on_the_pin, _next),
    Question("What did a company earn last round?", _status, _last),
    Question("Which train comes next, and what rusts?", _on_the_pin, _rusts),
    Question("How many certificates may I still buy?", _status, _certificates),
    Question("What was the map when I last looked?", _looked, _then),
)


# --- asking


def has(text: str, wanted: str) -> bool:
    """Whether something stands in a text: a figure whole, however its thousands are set apart."""
    plain = re.sub(r"(?<=\d)[,.\u202f\u00a0](?=\d{3})", "", text)
    return re.search(rf"(?<!\d){re.escape(wanted)}(?!\d)", plain) is not None


async def measure(titles: Sequence[str]) -> dict[str, dict[str, int]]:
    """By title the taps to each answer; AssertionError where what is read doesn't have it."""
    async with still_table() as (seats, bot):
        return {title: await _asked(seats, bot, title) for title in titles}


async def _asked(seats: Seats, bot: RailwireBot, title: str) -> dict[str, int]:
    asker = await _begun(seats, bot, title)
    taps: dict[str, int] = {}
    for each in QUESTIONS:
        asker.taps = 0
        text = await each.way(asker)
        lacking = [wanted for wanted in each.answer(asker) if not has(text, wanted)]
        assert not lacking, f"{title}: {each.asked} {lacking} not in: {text}"
        taps[each.asked] = asker.taps
    return taps


async def _begun(seats: Seats, bot: RailwireBot, title: str) -> Asker:
    """A table whose game was played on for some rounds; the one who asks looked at the map before the last move."""
    setup, entries = log.record(min(games_folder(title).glob(f"{RECORD}.jsonl.gz")))
    end = len(entries) // 2
    info = await seats.seated(setup, entries[: end - PLAYED], name=f"Game {title}")
    await _played(seats, info, entries[end - PLAYED : end - 1])
    game = load_game(setup, entries[:end])
    company, seat = _own(game)
    person = next(seats.person(each.user) for each in info.seats if each.seat == seat and each.user)
    await person.slash(seats.thread(info), "map")
    await _played(seats, info, entries[end - 1 : end])
    info = await seats.service.status(info.id)
    await posted(bot, info)
    return Asker(seats, bot, info, game, company, seat, person, await _ran(seats, info), end - 1)


async def _played(seats: Seats, info: GameInfo, entries: Sequence[dict[str, Any]]) -> None:
    """Make moves as the people on the seats, without their panels."""
    people = {each.seat: Member(each.user or "", server=seats.server.guild.id) for each in info.seats}
    for entry in entries:
        await seats.service.act(info.id, people[entry["by"]], [entry["action"]])


def _own(game: Game) -> tuple[str, str]:
    """The first company that runs trains, and whoever leads it."""
    led = ((name, game.view.actor(name)) for name, each in game.state.companies.items() if each.trains)
    return next((name, seat) for name, seat in led if seat is not None)


async def _ran(seats: Seats, info: GameInfo) -> tuple[str, int]:
    told = last_earned(await seats.service.history.annals(info.id))
    return next((company, earned.income) for company, (_, earned) in told.items() if earned.income)


def main(arguments: Sequence[str] | None = None, *, small: bool = False) -> None:
    """Print the table: for each title (one, if `small`) the taps to each answer."""
    given = sys.argv[1:] if arguments is None else arguments
    titles = [each for each in TITLES if each in given] or list(TITLES)[: 1 if small else None]
    taps = asyncio.run(measure(titles))
    print(f"{'taps to the answer':45} {' '.join(f'{each:>6}' for each in titles)}")
    for each in QUESTIONS:
        print(f"{each.asked:45} {' '.join(f'{taps[title][each.asked]:6}' for title in titles)}")


if __name__ == "__main__":
    main()
