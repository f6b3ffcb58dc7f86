"""How well people play, by the games of a server that are over; only where the server wants it.

Nothing of it is kept: whenever it's asked for, all is worked out from the games themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.errors import RatingsOff
from bot.service.area import Area, question
from bot.service.games.turns import CARETAKERS
from bot.service.model import GameInfo
from bot.service.people.people import SCOPE, UNRATED
from storage import GONE, FinishedRecord, SeatRecord

RATINGS = "ratings"
"""The setting of a server with which it has them."""
MOST_GAMES = 1000
"""So many games of a server count, the newest ones."""
START, SCALE = 1000, 40
"""The points of somebody who hasn't played yet, and of one step on OpenSkill's scale."""


@dataclass(frozen=True, slots=True)
class RatedPerson:
    """Somebody on the list: `place` from 1, which equals share; `name` is "" where none is known any more."""

    place: int
    user: str
    name: str
    points: int
    games: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """How a game has changed somebody's points."""

    user: str
    name: str
    before: int
    after: int


class Ladder:
    """Everybody's ratings after the games that were counted so far."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._ratings: dict[str, PlackettLuceRating] = {}
        self._games: Counter[str] = Counter()
        self._names: dict[str, str] = {}

    def count(self, game: FinishedRecord) -> list[RatingChange]:
        """Count a game, if it counts for anybody: what it has changed, best first."""
        self._names |= {each.user: each.name for each in game.seats if each.user and each.name}
        played = players_of(game)
        if len(played) < 2:
            return []
        # A forgotten person is somebody new in each game.
        before = [self._ratings.get(user) or self._model.rating() for user, _ in played]
        ranks = [float(sum(other > total for _, other in played)) for _, total in played]
        after = self._model.rate([[each] for each in before], ranks=ranks)
        rated = zip(played, before, after, strict=True)
        return [self._rate(user, old, new) for (user, _), old, [new] in rated if user != GONE]

    def _rate(self, user: str, old: PlackettLuceRating, new: PlackettLuceRating) -> RatingChange:
        self._ratings[user] = new
        self._games[user] += 1
        return RatingChange(user, self._names.get(user, ""), points(old), points(new))

    def standings(self, without: Collection[str]) -> list[RatedPerson]:
        """Everybody but those `without` whom it's shown, best first."""
        shown = {user: points(each) for user, each in self._ratings.items() if user not in without}
        order = sorted(shown, key=lambda user: (-shown[user], -self._games[user], user))
        return placed(RatedPerson(0, user, self._names.get(user, ""), shown[user], self._games[user]) for user in order)


def placed(people: Iterable[RatedPerson]) -> list[RatedPerson]:
    """These people, best first, with their places among each other."""
    order = list(people)
    places = {mark: place for place, mark in reversed([*enumerate((each.points for each in order), 1)])}
    return [replace(each, place=places[each.points]) for each in order]


def points(rating: PlackettLuceRating) -> int:
    """What somebody is worth for sure (three deviations below what's likely), on a scale for people."""
    return round(START + SCALE * rating.ordinal())


def players_of(game: FinishedRecord) -> list[tuple[str, int]]:
    """Whose results count, with their totals, best first.

    Nobody's where one person was several players, or the game was begun elsewhere: who made its moves isn't known.
    """
    if game.terms.get("hot_seat") or game.terms.get("rebuilt"):
        return []
    whose = [(_player(each, game.turns.get(each.seat, ())), game.result[each.seat]["total"]) for each in game.seats]
    played = sorted((each for each in whose if each[0]), key=lambda each: -each[1])
    known = [user for user, _ in played if user != GONE]
    return played if len(set(known)) == len(known) else []


def _player(seat: SeatRecord, turns: Sequence[tuple[str, str, int]]) -> str:
    """Who had most of a seat's turns, of equals the later one; "" for a robot, a caretaker, nobody."""
    if seat.robot:
        return ""
    had: dict[str, int] = {}
    for user, kind, count in turns:
        who = "" if kind == CARETAKERS else user
        had[who] = had.pop(who, 0) + count
    if not had:
        return "" if seat.caretaker else seat.user
    return max(reversed(had), key=lambda user: had[user])


def standings(games: Iterable[FinishedRecord], without: Collection[str]) -> list[RatedPerson]:
    """The list after these games."""
    ladder = Ladder()
    for each in games:
        ladder.count(each)
    return ladder.standings(without)


def last_change(games: Iterable[FinishedRecord]) -> list[RatingChange]:
    """What the last of these games has changed."""
    ladder, changed = Ladder(), []
    for each in games:
        changed = ladder.count(each)
    return changed


class Ratings(Area):
    """The lists of those who have played against each other on a server."""

    @question
    async def standings(self, server: str, title: str | None = None) -> list[RatedPerson]:
        """Everybody who has a rating on a server, or one by the games of a title alone, best first; RatingsOff."""
        if not await self._wanted(server):
            raise RatingsOff
        games = await self._desk.storage.finished.of_server(server, MOST_GAMES)
        counted = [each for each in games if title in (None, each.title)]
        return await self._desk.workers.run(standings, counted, await self._unrated())

    @question
    async def changed(self, info: GameInfo) -> list[RatingChange]:
        """What a finished game has changed, best first; nothing where nobody's rating is to be told."""
        if info.server is None or not await self._wanted(info.server):
            return []
        games = await self._desk.storage.finished.of_server(info.server, MOST_GAMES)
        until = [place for place, each in enumerate(games, 1) if each.id == info.id]
        found = await self._desk.workers.run(last_change, games[: until[0]] if until else [])
        without = await self._unrated()
        return [each for each in found if each.user not in without]

    async def _wanted(self, server: str) -> bool:
        return bool(await self._desk.storage.settings.get("server", server, RATINGS))

    async def _unrated(self) -> Collection[str]:
        return (await self._desk.storage.settings.of_key(SCOPE, UNRATED)).keys()
