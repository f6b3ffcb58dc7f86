"""Who may do what: each cell of the table in the documentation, asked as Discord would."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.front import Front
from bot.service import GameInfo, GameService, Person, ServiceError
from bot.service.people.quorum import CARETAKER, IN_TIME, LEAST, READMIT, REDO, REMOVE, RETURN, TIME_UP, UNDO
from tests.service.house import ANN, BOB, CYD, EVE, PASS, House, add

DOCUMENT = Path(__file__).parents[2] / "docs" / "permissions.md"
CHIEF = Person("8", "Chief", server="s", manager=True)
ROLES = {"player to act": ANN, "other player": CYD, "host": BOB, "manager": CHIEF, "spectator": EVE}
"""Ann is up, Bob hosts the table, Cyd plays, too."""


def tables() -> list[list[list[str]]]:
    """The tables of the document, as rows of cells."""
    found: list[list[list[str]]] = [[]]
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            found[-1].append([each.strip() for each in line.strip("|").split("|")])
        elif found[-1]:
            found.append([])
    return [[row for row in each if set(row[0]) != {"-"}] for each in found if each]


def cells() -> list[tuple[str, str, str]]:
    head, *rows = tables()[0]
    return [(row[0], who, said) for row in rows for who, said in zip(head[1:], row[1:], strict=True)]


@dataclass
class Asking:
    """Somebody who asks for something about a game."""

    service: GameService
    game: int
    person: Person

    async def seat(self) -> str:
        seats = (await self.service.status(self.game)).seats_of(self.person.user)
        return seats[0] if seats else "P1"

    async def another(self) -> str:
        """A seat of somebody else."""
        return "P2" if await self.seat() != "P2" else "P1"


async def look(it: Asking) -> Any:
    await it.service.read(it.game, lambda game: game.state, it.person)


async def move(it: Asking) -> Any:
    await it.service.act(it.game, it.person, [add(1)])


async def take_back(it: Asking) -> Any:
    await it.service.undo(it.game, it.person)


async def older(it: Asking) -> Any:
    return await it.service.votes.open(it.game, it.person, "undo", to=0)


async def redo(it: Asking) -> Any:
    await it.service.redo(it.game, it.person)


async def older_redo(it: Asking) -> Any:
    return await it.service.votes.open(it.game, it.person, "redo")


async def order(it: Asking) -> Any:
    await it.service.orders.give(it.game, it.person, {"what": "pass", "unless": []})


async def show(it: Asking) -> Any:
    plans = it.service.plans
    first = await plans.read(it.game, it.person, lambda game: next(iter(game.legal("draft_company"))).to_json())
    await plans.try_out(it.game, it.person, [first])
    await plans.show(it.game, it.person)


async def note(it: Asking) -> Any:
    await it.service.notes.write(it.game, it.person, "Wait for the fives.", shared=True)


async def vote(it: Asking) -> Any:
    (asked,) = await it.service.votes.listed(it.game)
    await it.service.votes.cast(it.game, it.person, asked.id, True)


async def caretaker(it: Asking) -> Any:
    return await it.service.votes.open(it.game, it.person, "caretaker", seat=await it.another())


async def removal(it: Asking) -> Any:
    return await it.service.votes.open(it.game, it.person, "remove", seat=await it.another())


async def readmission(it: Asking) -> Any:
    return await it.service.votes.open(it.game, it.person, "readmit", removed="4")


async def let_in(it: Asking) -> Any:
    await it.service.votes.readmit(it.game, it.person, "4")


async def dismiss(it: Asking) -> Any:
    await it.service.votes.remove(it.game, it.person, await it.another())


async def hand_over(it: Asking) -> Any:
    await it.service.seats.hand_over(it.game, it.person)


async def substitute(it: Asking) -> Any:
    await it.service.seats.want_substitute(it.game, it.person)


async def claim(it: Asking) -> Any:
    await it.service.seats.claim(it.game, it.person)


async def take(it: Asking) -> Any:
    await it.service.seats.take(it.game, it.person, "P4")


async def robots(it: Asking) -> Any:
    await it.service.robots.agree_on(it.game, it.person, unhurried=True, hints=True)


async def seat_robot(it: Asking) -> Any:
    await it.service.robots.seat(it.game, it.person, "full")


async def send_robot(it: Asking) -> Any:
    await it.service.robots.send_away(it.game, it.person, "P4")


async def pace(it: Asking) -> Any:
    await it.service.set_pace(it.game, it.person, pace=48, patience=3, silence="ask")


async def talk(it: Asking) -> Any:
    await it.service.set_talk(it.game, it.person, apart=True, channel="99")


async def end(it: Asking) -> Any:
    await it.service.abandon(it.game, it.person)


async def join(it: Asking) -> Any:
    await it.service.join(it.game, it.person)


async def keep_seat(it: Asking) -> Any:
    await it.service.invitations.invite(it.game, it.person, ["77"], "7")


async def decline(it: Asking) -> Any:
    await it.service.invitations.decline(it.game, it.person)


async def leave(it: Asking) -> Any:
    await it.service.leave(it.game, it.person)


async def start(it: Asking) -> Any:
    await it.service.start(it.game, it.person)


ACTS: dict[str, tuple[Callable[[Asking], Awaitable[Any]], Person]] = {
    "look at the game": (look, BOB),
    "move": (move, ANN),
    "take back one's own last move": (take_back, ANN),
    "take back older moves": (older, BOB),
    "redo what one took back oneself": (redo, ANN),
    "redo what the table took back": (older_redo, BOB),
    "give standing orders": (order, BOB),
    "show the table a what-if": (show, BOB),
    "keep notes, write the table's": (note, BOB),
    "vote": (vote, BOB),
    "have a caretaker play for another": (caretaker, BOB),
    "have another removed": (removal, BOB),
    "have a removed player let in again": (readmission, BOB),
    "let a removed player in again alone": (let_in, CHIEF),
    "remove another alone": (dismiss, CHIEF),
    "give one's seat to the caretaker": (hand_over, BOB),
    "look for a substitute for oneself": (substitute, BOB),
    "claim one's seat back": (claim, BOB),
    "take a seat that is free": (take, EVE),
    "take a robot's seat": (take, EVE),
    "change the pace": (pace, BOB),
    "say how robots play": (robots, BOB),
    "have talk in a thread of its own": (talk, BOB),
    "end the game": (end, BOB),
    "join an open table": (join, EVE),
    "keep a seat at an open table": (keep_seat, BOB),
    "seat a robot at an open table": (seat_robot, BOB),
    "send a robot from an open table": (send_robot, BOB),
    "decline a seat that is kept": (decline, EVE),
    "leave an open table": (leave, BOB),
    "start an open table": (start, BOB),
}
"""What is done, and who of those on the server may do it, for the columns about where they do it from."""


async def prepared(service: GameService, row: str, title: str) -> GameInfo:
    """A table at which only the right person is missing for what the row is about."""
    dan = Person("4", "Dan", server="s")
    info = await service.create(BOB, name="Friday", title=title, seating="joined", take_seat=False)
    for each in (ANN, BOB, CYD, dan)[: 3 if {*row.split()} & {"open", "kept", "robot's"} or title != "sum" else 4]:
        info = await service.join(info.id, each)
    if row == "decline a seat that is kept":
        return await service.invitations.invite(info.id, BOB, [EVE.user], "7")
    if row in ("send a robot from an open table", "take a robot's seat"):
        info = await service.robots.seat(info.id, BOB, "easy")
    if "open table" in row:
        return info
    await service.start(info.id, BOB)
    if row in ("take back one's own last move", "redo what one took back oneself"):
        await service.act(info.id, ANN, [add(1)])
    if row == "redo what one took back oneself":
        await service.undo(info.id, ANN)
    if row in ("take back older moves", "redo what the table took back", "vote"):
        for each in (ANN, BOB, CYD, dan):
            await service.act(info.id, each, [PASS])
    if row in ("vote", "redo what the table took back"):
        asked = await service.votes.open(info.id, dan, "undo", to=0)
        assert asked is not None
        for each in (ANN, CYD) if row != "vote" else ():
            await service.votes.cast(info.id, each, asked.id, yes=True)
    if "removed player" in row:
        await service.votes.remove(info.id, CHIEF, "P4")
    if row == "claim one's seat back":
        for each in (ANN, BOB, CYD):
            await service.seats.want_substitute(info.id, each)
    if row == "take a seat that is free":
        await service.seats.hand_over(info.id, dan)
    return await service.status(info.id)


def interaction(who: str, person: Person) -> Any:
    """Somebody's command as Discord sends it."""
    places = {"direct message": None, "gone": None, "other server": "t"}
    user = SimpleNamespace(id=person.user, display_name=person.name)
    rights = SimpleNamespace(manage_guild=person.manager)
    return SimpleNamespace(guild_id=places.get(who, "s"), user=user, permissions=rights, locale="en")


@pytest.mark.parametrize(("row", "who", "said"), cells())
async def test_each_cell_of_the_table(house: House, real: House, row: str, who: str, said: str) -> None:
    # These are about the rules of a real title.
    rules = row in ("give standing orders", "show the table a what-if")
    at = real if rules else house
    info = await prepared(at.service, row, "18mag" if rules else "sum")
    front = Front(at.service)

    async def member(server: str, user: str) -> bool:
        return who != "gone"

    front.member = member
    act, entitled = ACTS[row]
    asked = interaction(who, ROLES.get(who, entitled))
    before = (info, await at.service.log(info.id), await at.service.votes.listed(info.id))

    async def done() -> Any:
        seen = await front.game_of_id(asked, info.id)
        return await act(Asking(at.service, info.id, front.person(asked, seen)))

    if said == "no":
        with pytest.raises(ServiceError):
            await done()
        now = await at.service.status(info.id)
        assert (now, await at.service.log(info.id), await at.service.votes.listed(info.id)) == before
        return
    asking = await done()
    assert (asking is not None and asking.open) == (said == "asks")


def test_the_document_has_each_act_once() -> None:
    assert [row[0] for row in tables()[0][1:]] == list(ACTS)


def test_the_document_says_how_many_have_to_agree() -> None:
    rows = [(row[0], int(row[1]), int(row[2])) for row in tables()[1][1:]]
    kinds = (CARETAKER, REMOVE, READMIT, UNDO, REDO, RETURN)
    assert [row[1:] for row in rows] == [(LEAST[each, IN_TIME], LEAST[each, TIME_UP]) for each in kinds]
