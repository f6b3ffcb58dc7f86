"""What a game is made with: its terms, checked, and the row of a game that waits for players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import BadOption, MayNotOpen, TooManyTables
from bot.service import text
from bot.service.desk import Desk
from bot.service.model import LESSON, Person, TitleInfo
from storage import GameRecord, SeatRecord

SEATINGS = ("random", "joined")
SILENCES = ("ask", "substitute", "caretaker", "wait")
DEFAULT_PACE = 24
MANAGERS = "managers"
"""The value of a server's setting "openers" with which only they open tables."""
LONGEST_PACE = 14 * 24
NEVER = LONGEST_PACE + 1
"""Stands for the pace of a table without reminders where paces are compared."""
MOST_PATIENCE = 20
MOST_TABLES = 25
"""So many tables of one host may wait for players, games that one plays alone among them."""
MOST_HOSTED = 100
"""So many may wait or be played in all."""


@dataclass(frozen=True)
class TableTerms:
    """What a game is made with. `most`: seats offered; `seating`: who sits where is drawn, or as they joined.

    `pace`: a move in so many hours, 0 for no reminders, None for the server's own. `silence` is what follows after
    `patience` reminders.
    """

    name: str
    title: str
    channel: str | None = None
    language: str | None = None
    options: dict[str, Any] | None = None
    profile: str = "house"
    hot_seat: bool = False
    take_seat: bool = True
    seed: int | None = None
    most: int | None = None
    seating: str = "random"
    pace: int | None = None
    patience: int = 3
    silence: str = "ask"
    apart: bool = False
    """People are to talk in a thread of its own."""


def check_pace(pace: int, patience: int, silence: str) -> None:
    """Raise BadOption for a pace (hours), a number of reminders or a rule for silence that there isn't."""
    if not 0 <= pace <= LONGEST_PACE:
        raise BadOption(option="pace", least=0, most=LONGEST_PACE)
    if not 1 <= patience <= MOST_PATIENCE:
        raise BadOption(option="patience", least=1, most=MOST_PATIENCE)
    if silence not in SILENCES:
        raise BadOption(option="silence", choices=list(SILENCES))


def is_stricter(new: dict[str, Any], old: dict[str, Any]) -> bool:
    """Whether terms leave people less time than the old ones, or take their seats sooner."""
    before, after = (each.get("pace", 0) or NEVER for each in (old, new))
    gives_away = new["silence"] in ("caretaker", "substitute") and new["silence"] != old.get("silence", "ask")
    return after < before or (after < NEVER and (new["patience"] < old.get("patience", 3) or gives_away))


def seat_for(person: Person, place: int) -> SeatRecord:
    """A person's seat at this place, by a name that can be shown."""
    return SeatRecord(f"P{place}", person.user, shown_name(person.name) or f"P{place}", person.robot)


def renumbered(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """The seats by their places, from P1 on."""
    return tuple(replace(each, seat=f"P{place}") for place, each in enumerate(seats, 1))


def shown_name(name: str) -> str:
    """A display name as it's shown; "" for one that is nothing but invisible characters."""
    try:
        return text.shorten(text.clean(name, limit=10 * text.PERSON_LIMIT), text.PERSON_LIMIT)
    except text.BadText:
        return ""


def renamed(seats: tuple[SeatRecord, ...], user: str | None, name: str) -> tuple[SeatRecord, ...] | None:
    """The seats with the name that a person bears now; None where nothing is new. Several seats keep their names."""
    shown = shown_name(name) if sum(each.user == user for each in seats) == 1 else ""
    new = tuple(replace(each, name=shown) if shown and each.user == user else each for each in seats)
    return new if new != seats else None


def row_of(desk: Desk, host: Person, terms: TableTerms, title: TitleInfo, language: str) -> GameRecord:
    """The row of a game on these terms; BadText."""
    seed = desk.draw() if terms.seed is None else terms.seed
    kept = {
        "profile": terms.profile,
        "options": terms.options or {},
        "language": language,
        "hot_seat": terms.hot_seat,
        "most": title.most if terms.most is None else terms.most,
        "seed": seed,
        "seating": terms.seating,
        "pace": terms.pace or 0,
        "patience": terms.patience,
        "silence": terms.silence,
        **({"apart": True} if terms.apart else {}),
    }
    return GameRecord(
        id=0,
        server=host.server,
        channel=terms.channel,
        host=host.user,
        name=text.clean(terms.name),
        title=title.id,
        terms=kept,
        status="open",
        setup=None,
        seq=0,
        turn=None,
        turn_user=None,
        turn_since=None,
        result=None,
        created=desk.clock(),
        started=None,
        ended=None,
        seats=(seat_for(host, 1),) if terms.take_seat else (),
    )


async def _hosted(desk: Desk, host: str) -> int:
    """How many tables of a person wait for players or are being played; a lesson isn't one."""
    found = await desk.storage.games.hosted_by(host)
    if found < MOST_HOSTED:
        return found
    lessons = [each for each in await desk.storage.games.of_player(host, ("running",)) if LESSON in each.terms]
    return found - len(lessons)


async def checked_row(desk: Desk, host: Person, terms: TableTerms) -> GameRecord:
    """The row of a game that waits for players; NoSuchTitle, BadText, BadOption, MayNotOpen, TooManyTables."""
    title = desk.title(terms.title)
    if terms.most is not None and not title.least <= terms.most <= title.most:
        raise BadOption(option="players", least=title.least, most=title.most)
    if terms.seating not in SEATINGS:
        raise BadOption(option="seating", choices=list(SEATINGS))
    desk.rules.check_terms(title.id, terms.options or {}, terms.profile)
    server = {} if host.server is None else await desk.storage.settings.all("server", host.server)
    if server.get("openers") == MANAGERS and not host.manager:
        raise MayNotOpen
    if await desk.storage.games.kept_by(host.user) >= MOST_TABLES:
        raise TooManyTables(most=MOST_TABLES)
    if await _hosted(desk, host.user) >= MOST_HOSTED:
        raise TooManyTables("too_many_hosted", most=MOST_HOSTED)
    language = terms.language or server.get("language")
    # Who plays alone keeps nobody waiting.
    usual = 0 if terms.most == 1 else server.get("pace", DEFAULT_PACE)
    pace = usual if terms.pace is None else terms.pace
    terms = replace(terms, pace=pace)
    check_pace(pace, terms.patience, terms.silence)
    return row_of(desk, host, terms, title, language or desk.language)
