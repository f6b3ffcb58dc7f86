"""A game rebuilt from its log as a file: the same position, seats taken again, hostile files refused."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.service import GameInfo, GameService, Person, errors
from bot.service.logfile import MOST_BYTES, dump, load
from engine.dev import log
from tests.discord.conftest import service_at
from tests.discord.positions import at_step, played_until

ANN, BEN, CID, DAN = (Person(user=str(number), name=name, server="s") for number, name in
                      enumerate(["Ann", "Ben", "Cid", "Dan"], 1))  # fmt: skip


@pytest.fixture
async def service(tmp_path: Any) -> Any:
    async with service_at(tmp_path) as made:
        yield made


async def played(service: GameService) -> GameInfo:
    """A game of three in its second set, with a move taken back."""
    game = played_until(at_step("track", 2))
    before = game.seq - 1
    game.undo(before, "P1")
    return await service.adopt(ANN, [ANN, BEN, CID], game.setup, game.entries, name="Friday", title="18mag",
                               channel="c")  # fmt: skip


async def digest(service: GameService, info: GameInfo) -> str:
    return await service.read(info.id, lambda game: game.digest())


async def log_of(service: GameService, info: GameInfo) -> bytes:
    return dump(await service.record(info.id))


async def rebuilt(service: GameService, data: bytes, person: Person = ANN) -> GameInfo:
    file = load(data)
    return await service.rebuild(person, file, name=file.name or "x", language="en")


async def test_the_rebuilt_game_is_in_the_same_position(service: GameService) -> None:
    info = await played(service)
    again = await rebuilt(service, await log_of(service, info))
    assert (again.status, again.name, [each.user for each in again.seats]) == ("open", "Friday", ["", "", ""])
    for person in (BEN, CID, ANN):
        await service.join(again.id, person)
    started = await service.start(again.id, ANN)
    assert [each.name for each in started.seats] == [each.name for each in info.seats] == ["Ann", "Ben", "Cid"]
    assert await digest(service, again) == await digest(service, info)
    assert await log_of(service, again) == await log_of(service, info)
    assert started.turn is not None
    assert info.turn is not None
    assert (started.turn.user, started.turn.step) == (info.turn.user, info.turn.step)


async def test_the_log_of_a_rebuilt_game_tells_what_happened(service: GameService) -> None:
    again = await rebuilt(service, await log_of(service, await played(service)))
    await service.join(again.id, ANN)
    await service.start(again.id, ANN)
    assert all(row["events"] for row in await service.story(again.id))
    assert len(await service.history.wealth(again.id)) > 1


async def test_a_seat_that_nobody_took_is_kept_by_a_caretaker(service: GameService) -> None:
    again = await rebuilt(service, await log_of(service, await played(service)))
    await service.join(again.id, DAN, "P2")
    with pytest.raises(errors.SeatNotFree):
        await service.join(again.id, CID, "P2")
    started = await service.start(again.id, ANN)
    assert [(each.user, each.caretaker, each.wanted) for each in started.seats] == [
        ("", True, True),
        (DAN.user, False, False),
        ("", True, True),
    ]


async def test_a_seat_left_is_free_again(service: GameService) -> None:
    again = await rebuilt(service, await log_of(service, await played(service)))
    for person in (BEN, CID):
        await service.join(again.id, person)
    left = await service.leave(again.id, BEN)
    assert [each.user for each in left.seats] == ["", "", CID.user]
    assert (await service.join(again.id, DAN, "P2")).seats[1].user == DAN.user


async def test_nobody_starts_an_empty_table(service: GameService) -> None:
    again = await rebuilt(service, await log_of(service, await played(service)))
    with pytest.raises(errors.TooFewPlayers):
        await service.start(again.id, ANN)


async def test_a_packed_file_is_read_too(service: GameService) -> None:
    info = await played(service)
    data = await log_of(service, info)
    assert load(gzip.compress(data)) == load(data)


def changed(data: bytes, line: int, change: Callable[[dict[str, Any]], Any]) -> bytes:
    """The file with one of its lines changed."""
    lines = data.decode().splitlines()
    row = json.loads(lines[line])
    change(row)
    lines[line] = json.dumps(row)
    return "\n".join(lines).encode()


PASS = {"type": "pass"}
FALSE: dict[str, tuple[int, Callable[[dict[str, Any]], Any], str]] = {
    "another amount": (1, lambda row: row["action"].update(company="13"), "log_differs"),
    "another player": (1, lambda row: row.update(by="P9"), "bad_log"),
    "no action": (1, lambda row: row.pop("action"), "bad_log"),
    "a wrong digest": (2, lambda row: row.update(digest="0"), "log_differs"),
    "an automatic move more": (1, lambda row: row.update(auto=[{"by": "P1", "action": PASS}]), "log_differs"),
    "a move too few": (2, lambda row: row.update(seq=1), "bad_log"),
    "an undo of the future": (1, lambda row: row.update(undo=400), "bad_log"),
    "an undo of nonsense": (1, lambda row: row.update(undo={}), "bad_log"),
    "another title": (0, lambda row: row["setup"].update(title="chess"), "no_such_title"),
    "a list for a title": (0, lambda row: row["setup"].update(title=[]), "no_such_title"),
    "other data": (0, lambda row: row["setup"]["files"].update(x="y"), "log_files"),
    "no players": (0, lambda row: row["setup"].update(players=[]), "bad_log"),
    "odd players": (0, lambda row: row["setup"].update(players=["P1", "P2", "P2"]), "bad_log"),
    "a false deal": (0, lambda row: row["setup"].update(deal={}), "bad_log"),
    "other rules": (0, lambda row: row["setup"].update(rules={}), "bad_log"),
}  # fmt: skip


@pytest.mark.parametrize("what", FALSE)
async def test_a_log_that_does_not_hold_is_refused(service: GameService, what: str) -> None:
    line, change, key = FALSE[what]
    data = changed(await log_of(service, await played(service)), line, change)
    with pytest.raises(errors.ServiceError) as caught:
        await rebuilt(service, data)
    assert caught.value.key == key
    assert await service.list("s", ("open",)) == []


HOSTILE = {
    "nothing": b"",
    "a picture": bytes(range(256)) * 10,
    "no object": b"[1]\n",
    "no set-up": b'{"title": "18mag"}\n',
    "deep": b'{"setup": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
    "deep enough": b'{"setup": {"a": ' + b"[" * 40 + b"]" * 40 + b"}}",
    "a huge number": b'{"setup": {"seed": ' + b"9" * 4_000 + b"}}",
    "no number": b'{"setup": {"seed": NaN}}',
    "half a character": b'{"setup": {"title": "\\ud800"}}',
    "a damaged pack": b"\x1f\x8b" + b"\0" * 40,
    "a long line": b'{"setup": {"a": "' + b"x" * 2**19 + b'"}}',
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_refused(what: str) -> None:
    with pytest.raises(errors.BadLog):
        load(HOSTILE[what])


@pytest.mark.parametrize("data", [b"x" * (MOST_BYTES + 1), gzip.compress(b"\n" * (MOST_BYTES * 4)), b"{}\n" * 30_000],
                         ids=["large", "a bomb", "many lines"])  # fmt: skip
def test_a_file_that_is_too_large_is_refused(data: bytes) -> None:
    with pytest.raises(errors.BadLog) as caught:
        load(data)
    assert caught.value.key == "log_too_large"


def test_what_a_file_says_about_its_table_is_made_harmless() -> None:
    table = {"name": "a\u202eb\nc", "language": "de", "seats": [{"seat": "P1", "name": "x" * 999}, {"seat": 3}, None]}
    file = load(json.dumps({"setup": {"players": []}, "table": table}).encode())
    assert (file.name, file.language, file.names) == ("ab c", None, {})


async def test_a_game_for_one_belongs_into_direct_messages(service: GameService) -> None:
    data = await log_of(service, await played(service))
    with pytest.raises(errors.BadLog) as caught:
        await rebuilt(service, data, Person(user="1", name="Ann"))
    assert caught.value.key == "log_seats"


async def test_the_file_is_what_the_engine_verifies(service: GameService, tmp_path: Any) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(await log_of(service, await played(service)))
    entries, differences = log.check(path)
    assert entries > 10
    assert differences == []
