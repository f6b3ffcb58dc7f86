"""All that there is to read in a position of a game, made by the bot's own features without a table around them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cached_property
from typing import Any

import discord

import render
from benchmarks.tapping import full_panel
from bot.discord.components import Shown
from bot.discord.drawing import Wish, inner_wishes, pick_wishes, way_wishes
from bot.discord.features import BUTTONS, FEATURES, POSTS, joined
from bot.discord.front import Front
from bot.discord.looking.help import tip_lines
from bot.discord.looking.log import Book
from bot.discord.play.panel_text import panel_text
from bot.discord.posts.post import Post, Told
from bot.discord.posts.solo import panel_lines
from bot.discord.posts.turn_text import turn_text
from bot.discord.replies import explain
from bot.discord.tables.end import end_text
from bot.discord.visit import GameVisit, Reading
from bot.errors import Illegal
from bot.panel.choices import choices_in, grouped
from bot.panel.comparison import worths
from bot.panel.panel import Panel
from bot.service import Announcement, GameInfo
from bot.service.games.history import Around
from bot.service.model import Person, Seat, Turn
from bot.service.people.notes import Note
from bot.service.rules import Rules, is_consent
from bot.words import Words, speak
from engine.errors import IllegalAction
from engine.finance.annals import RoundAnnals, annals, prices_in
from engine.game import Game

COMMANDS = joined([{each.key: each} for feature in FEATURES for each in feature.commands()])
PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
GAME, NOW = 99, 1_800_000_000.0
AT_EACH = ("game-status", "market", "trains", "tiles", "holdings", "map", "history")
"""Commands about all that lies on the table; those about one company or player are asked for each in turn."""

Row = Mapping[str, Any]


class Position:
    """A position as a service tells of it: the rows of the log that led to it, everybody's worth and takings by rounds.

    told: the events of the game so far, as far as `annals_types` has them.
    """

    def __init__(self, game: Game, rows: Sequence[Row], wealth: Sequence[Row], told: Sequence[Row] = ()) -> None:
        self.game, self.rows, self.worths, self._told = game, rows, wealth, told
        self.info = info_of(game)
        self.titles = Rules().titles()
        self.workers = self.history = self.settings = self.notes = self.people = self
        self.proofs = self.storage = None

    @cached_property
    def panel(self) -> Panel:
        """With the proposed runs."""
        return full_panel(self.game)

    def clock(self) -> float:
        return NOW

    async def read(self, game_id: int, look: Callable[[Any], Any], *, keep: bool = False) -> Any:
        return look(self.game)

    async def run(self, work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)

    async def status(self, game_id: int) -> GameInfo:
        return self.info

    async def story(self, game_id: int, since: int = 0, until: int | None = None) -> Sequence[Row]:
        return [each for each in self.rows if each["seq"] > since]

    async def log(self, game_id: int) -> Sequence[Row]:
        return self.rows

    async def news(self, game_id: int, user: str) -> Sequence[Row]:
        return self.rows

    async def wealth(self, game_id: int) -> Sequence[Row]:
        return self.worths

    async def annals(self, game_id: int) -> tuple[RoundAnnals, ...]:
        return annals(self.game.rulebook, self._told, prices_in(self.game.title, self.game.at(0).state.market))

    async def around(self, game_id: int, seq: int) -> Around:
        before = seq - 1 if seq else None
        return Around(seq, NOW, False, before, None, before, None)

    async def time_used(self, game_id: int) -> Sequence[Any]:
        return ()

    async def seen(self, game_id: int, person: Person) -> list[Note]:
        return [Note("", "…", shared=True, by="1")]

    async def first_game(self, user: str, title: str) -> int:
        return GAME

    async def back(self, user: str | None) -> float:
        """Whoever is up is on leave until tomorrow."""
        return NOW + 86400

    async def asked_by(self, game_id: int) -> None:
        return None

    async def get(self, scope: str, of: str, key: str, default: Any = None) -> Any:
        return default

    async def note(self, *noted: Any) -> None:
        pass


def info_of(game: Game) -> GameInfo:
    """A table at which Ann and the others play this game."""
    decision = game.decision
    seats = tuple(
        Seat(seat, str(number), name, robot=False)
        for number, (seat, name) in enumerate(zip(game.state.seats, PEOPLE, strict=False), 1)
    )
    turn = None
    if decision is not None and decision.player is not None:
        user = next(each.user for each in seats if each.seat == decision.player)
        kind = "consent" if is_consent(decision) else "turn"
        asked = decision.company, decision.step, decision.clause, decision.on_behalf
        turn = Turn(decision.player, user, kind, *asked, game.seq, NOW, ends=Rules().ends(game))
    ended = NOW if decision is None else None
    return GameInfo(
        id=GAME, server="1", channel="2", name="Friday", title=game.title.id, profile=game.setup["profile"],
        options=game.setup["options"], language="en", host="1", hot_seat=False, most=len(seats),
        status="running" if ended is None else "finished", seq=game.seq, seats=seats, turn=turn,
        created=NOW, started=NOW, ended=ended, result=None if ended is None else worths(game),
    )  # fmt: skip


class Desk(Front):
    """The front desk at one position, for one language. Of a picture there's what is told to who can't see it."""

    def __init__(self, position: Position, language: str) -> None:
        super().__init__(position)  # type: ignore[arg-type]
        self._position, title = position, position.game.title
        self._words = speak(language, title.currency, title.id)
        self.told: list[str] = []

    def words(self, interaction: Any, info: GameInfo | None = None) -> Words:
        return self._words

    def table_words(self, info: GameInfo | None) -> Words:
        return self._words

    async def panel(self, *info: Any, **how: Any) -> Panel:
        return self._position.panel

    async def left(self, info: GameInfo, users: Collection[str]) -> frozenset[str]:
        return frozenset()

    async def draw(self, info: GameInfo, words: Words, wishes: Sequence[Wish], *moves: Any, **how: Any) -> list[Any]:
        self.told += [alternative(self._position.game, each, words, info) for each in wishes]
        return []


def alternative(game: Game, wish: Wish, words: Words, info: GameInfo) -> str:
    """What is told of a picture that shows the whole board."""
    standing = render.standing(game)
    picture = render.Picture(
        title=game.title,
        state=game.state,
        names={each: each for each in game.rulebook.automata} | {each.seat: each.name for each in info.seats},
        worth=standing.worth,
        certificates=standing.certificates,
        certificate_limit=standing.certificate_limit,
        company_states=standing.company_states,
        ends=standing.ends,
        words=words,
        **{each.name: getattr(wish, each.name) for each in fields(wish)},
    )
    return render.alternative(picture, game.title.board.hexes)


class Reader(GameVisit):
    """Whoever is up (the first player where nobody is), and all that they're answered."""

    def __init__(self, position: Position, language: str) -> None:
        self.position, self.desk = position, Desk(position, language)
        super().__init__(self.desk, None, position.info)  # type: ignore[arg-type]

    @property
    def user(self) -> str:
        return self.info.turn.user if self.info.turn is not None else "1"

    @cached_property
    def person(self) -> Person:
        return Person(self.user, "")

    @cached_property
    def table(self) -> Reading:
        return self

    def at(self, info: GameInfo) -> GameVisit:
        return self

    async def say(self, content: str, **more: Any) -> None:
        self.hear(content, more.get("view"))

    async def finish(self, content: str, pictures: Sequence[Any] = (), view: Shown | None = None) -> None:
        self.hear(content, view)

    def hear(self, content: str, view: Shown | None = None) -> None:
        """Take note of a message with its components."""
        self.desk.told += [content, *(captions(view) if view is not None else ())]

    async def everything(self, *, all_commands: bool = True) -> list[str]:
        """All texts: the answers of commands (or of those in turn), the panel, what is posted, why things happened."""
        number = self.position.game.seq
        for each in AT_EACH if all_commands else (AT_EACH[number % len(AT_EACH)],):
            await COMMANDS[each].work(self)
        things = [*self.names.title.companies, *self.names.title.privates]
        await COMMANDS["company"].work(self, things[number % len(things)])
        await COMMANDS["player"].work(self, self.info.seats[number % len(self.info.seats)].seat)
        await BUTTONS["why"].answer(self, self.code("why", "0"))
        if self.names.automata and all_commands:
            await COMMANDS["forecast"].work(self)
        await (self._ended() if self.info.turn is None else self._asked())
        return self.desk.told

    async def _asked(self) -> None:
        """What there is to decide."""
        panel, maker = self.position.panel, await self.maker(pictured=True)
        text = panel_text(self.info, panel, self.names, await tip_lines(self, panel))
        self.hear(text if len(self.info.seats) > 1 else await panel_lines(self, panel), maker.view(panel))
        await self.draw([*pick_wishes(panel), *way_wishes(panel.ways, self.names)])
        for kind in grouped(self.position.game).keys() & panel.menus.keys():
            groups = [each for each in panel.menus[kind] if each.is_group]
            if groups:
                value = str(next(iter(groups[self.position.game.seq % len(groups)].fields.values())))
                choices = choices_in(self.position.game, kind, value)
                self.hear("", maker.inner(panel, kind, value, choices))
                await self.draw(inner_wishes(choices, 0, self.names))
        await self._posted()

    async def _posted(self) -> None:
        """The message that asks whoever is up; what it says where they have left the server."""
        turn = self.info.turn
        assert turn is not None
        named = ("seat", "user", "company", "step", "on_behalf")
        payload = {each: getattr(turn, each) for each in named} | {"story": list(self.position.rows)}
        item = Announcement(1, GAME, turn.seq, turn.kind, (turn.user,), payload, "m", NOW, None, 0)
        post: Post = await POSTS[turn.kind](Told(self.desk, self.info, item))
        self.hear(post.content, post.view)
        self.hear(turn_text(self.info, payload, self.names, turn.kind, gone=True))

    async def _ended(self) -> None:
        """Who has won, and the whole chart of how."""
        payload = {"story": list(self.position.rows), "result": self.info.result}
        self.hear(end_text(self.info, payload, self.names, ""))

    async def refuse(self, error: IllegalAction) -> None:
        """Answer an act that the rules refuse."""
        figures = {**error.figures, "game": GAME}
        self.hear(await explain(self, Illegal(error.reason, error.clause, tuple(error.legal_instead), figures)))


def captions(view: Shown) -> Iterator[str]:
    """What stands on buttons and in menus."""
    for each in view.children:
        if isinstance(each, discord.ui.Button):
            yield str(each.label)
        elif isinstance(each, discord.ui.Select):
            yield str(each.placeholder)
            yield from (f"{option.label} {option.description or ''}" for option in each.options)


def log_lines(reader: Reader) -> list[str]:
    """The whole log."""
    book = Book(reader.names)
    book.add(list(map(dict, reader.position.rows)))
    return [line for line, _ in book.lines()]
