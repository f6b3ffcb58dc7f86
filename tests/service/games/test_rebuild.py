"""A game rebuilt from its log as a file: the same position, seats taken again, hostile files refused."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from typing import Any

import pytest

import engine
from bot import errors
from bot.service import GameInfo, GameService, Person
from bot.service.games.journal import MOST_UNDOS
from bot.service.games.logfile import MOST_BYTES, dump, load
from bot.service.games.reconstruction import read
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
    """Without what it says of its table: the rebuilt game is another."""
    return dump(await service.record(info.id) | {"head": {}})


async def rebuilt(service: GameService, data: bytes, person: Person = ANN) -> GameInfo:
    file = await service.read_log(person, data)
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


async def test_a_table_that_everybody_left_keeps_no_log(service: GameService) -> None:
    again = await rebuilt(service, await log_of(service, await played(service)))
    await service.join(again.id, BEN)
    await service.leave(again.id, BEN)
    assert (await service.status(again.id)).status == "abandoned"
    assert await service.settings.all("game", again.id) == {}


async def test_nobody_starts_an_empty_table(service: GameService) -> None:
    again = await rebuilt(service, await log_of(service, await played(service)))
    with pytest.raises(errors.TooFewPlayers):
        await service.start(again.id, ANN)


async def test_a_packed_file_is_read_too(service: GameService) -> None:
    info = await played(service)
    data = await log_of(service, info)
    assert load(gzip.compress(data)) == load(data)


def changed(data: bytes, line: int, change: Callable[..., Any]) -> bytes:
    """The file with one of its lines changed."""
    lines = data.decode().splitlines()
    row = json.loads(lines[line])
    change(row)
    lines[line] = json.dumps(row)
    return "\n".join(lines).encode()


PASS = {"type": "pass"}
Change = Callable[[dict[str, Any]], Any]
FALSE: dict[str, tuple[int, Change, str]] = {
    "another amount": (1, lambda row: row["action"].update(company="13"), "log_differs"),
    "another player": (1, lambda row: row.update(by="P9"), "log_value"),
    "another player's turn": (1, lambda row: row.update(by="P2"), "bad_log"),
    "no action": (1, lambda row: row.pop("action"), "log_value"),
    "a wrong digest": (2, lambda row: row.update(digest="0" * 16), "log_differs"),
    "no digest": (2, lambda row: row.update(digest=""), "log_value"),
    "an automatic move more": (1, lambda row: row.update(auto=[{"by": "P1", "action": PASS}]), "log_differs"),
    "a move too few": (2, lambda row: row.update(seq=1), "log_value"),
    "an undo beside an action": (1, lambda row: row.update(undo=0), "log_unknown"),
    "rules of the future": (1, lambda row: row.update(rules=10**6), "log_value"),
    "a story for the rules": (1, lambda row: row.update(rules="x" * 9_000), "log_value"),
    "an unknown field of an action": (1, lambda row: row["action"].update(x="y"), "bad_log"),
    "an unknown field of an entry": (1, lambda row: row.update(x="y"), "log_unknown"),
    "an unknown field of the set-up": (0, lambda row: row["setup"].update(x="y"), "log_unknown"),
    "an unknown field of the line": (0, lambda row: row.update(x="y"), "log_unknown"),
    "an unknown field of the table": (0, lambda row: row["table"].update(x="y"), "log_unknown"),
    "an unknown field of a seat": (0, lambda row: row["table"]["seats"][0].update(x="y"), "log_unknown"),
    "another title": (0, lambda row: row["setup"].update(title="chess"), "no_such_title"),
    "a list for a title": (0, lambda row: row["setup"].update(title=[]), "no_such_title"),
    "other data": (0, lambda row: row["setup"]["files"].update(x="y"), "log_files"),
    "no players": (0, lambda row: row["setup"].update(players=[]), "log_value"),
    "odd players": (0, lambda row: row["setup"].update(players=["P1", "P2", "P2"]), "log_value"),
    "other names of players": (0, lambda row: row["setup"].update(players=["P1", "P2", "X"]), "log_value"),
    "a false deal": (0, lambda row: row["setup"].update(deal={}), "log_value"),
    "a larger deal": (0, lambda row: row["setup"]["deal"].update(x=["y"] * 900), "log_value"),
    "a long name in the deal": (0, lambda row: row["setup"]["deal"].update(seats=["P1", "P2", "x" * 999]), "log_value"),
    "other rules": (0, lambda row: row["setup"].update(rules={}), "log_value"),
    "an unknown rule": (0, lambda row: row["setup"]["rules"].update(x=True), "log_value"),
    "a rule that can't be": (0, lambda row: row["setup"]["rules"].update(routes="worst"), "log_value"),
    "an unknown option": (0, lambda row: row["setup"]["options"].update(x=True), "log_value"),
    "a text for a seed": (0, lambda row: row["setup"].update(seed="7"), "log_value"),
    "a version of the future": (0, lambda row: row["setup"].update(version=10**6), "log_value"),
    "first moves that aren't": (0, lambda row: row["setup"].update(auto=[{"by": "P1", "action": PASS}]), "log_differs"),
}  # fmt: skip


@pytest.fixture(scope="module")
def whole() -> bytes:
    """A game of three in its first operating round, with a move taken back, as a file."""
    game = played_until(at_step("track", 1))
    game.undo(game.seq - 1, "P1")
    seats = [{"seat": each, "name": each} for each in game.setup["players"]]
    return dump({"setup": game.setup, "entries": game.entries, "seats": seats, "name": "Friday", "language": "en"})


def test_a_log_comes_back_as_it_was(whole: bytes) -> None:
    file = read(whole)
    again = {"setup": file.setup, "entries": file.entries, "name": file.name, "language": file.language}
    assert dump(again | {"seats": [{"seat": each, "name": name} for each, name in file.names.items()]}) == whole


async def test_a_game_whose_people_talked_apart_is_rebuilt_so(service: GameService, whole: bytes) -> None:
    file = read(changed(whole, 0, lambda row: row["table"].update(apart=True)))
    assert (read(whole).apart, file.apart) == (False, True)
    assert (await service.rebuild(ANN, file, name="Friday", language="en")).apart
    info = await service.create(ANN, name="Friday", title="18mag", apart=True)
    assert (info.apart, info.talk, (await service.record(info.id))["apart"]) == (True, None, True)


def test_a_log_without_digests_is_read_too(whole: bytes) -> None:
    """Not every version has written them into each entry."""
    bare = whole
    for line in range(1, len(whole.splitlines())):
        bare = changed(bare, line, lambda row: row.pop("digest"))
    assert read(bare).entries == read(whole).entries


@pytest.mark.parametrize("what", FALSE)
def test_a_log_that_does_not_hold_is_refused(whole: bytes, what: str) -> None:
    line, change, key = FALSE[what]
    with pytest.raises(errors.ServiceError) as caught:
        read(changed(whole, line, change))
    assert caught.value.key == key


def test_what_no_log_has_is_refused_by_its_line_and_name(whole: bytes) -> None:
    with pytest.raises(errors.BadLog) as caught:
        read(changed(whole, 7, lambda row: row.update(colour="red" * 100)))
    assert (caught.value.key, caught.value.figures) == ("log_unknown", {"line": 8, "field": "colour"})


def test_an_undo_of_what_is_not_before_it_is_refused(whole: bytes) -> None:
    last = len(whole.splitlines()) - 1
    for back in (last, 400, -1, {}, True, 2.5, "3", None):
        with pytest.raises(errors.BadLog):
            read(changed(whole, last, lambda row, back=back: row.update(undo=back)))


def with_undos(whole: bytes, number: int) -> bytes:
    """The log, followed by so many entries that take back a move each, or another one."""
    lines = whole.decode().splitlines()
    first = len(lines)
    more = [json.dumps({"seq": first + each, "by": "P1", "undo": (each * 37) % first}) for each in range(number)]
    return "\n".join([*lines, *more]).encode()


def test_a_log_of_thousands_of_undos_is_refused_before_it_is_played(whole: bytes) -> None:
    """19,400 of them once took half a minute, and the room of as many positions."""
    with pytest.raises(errors.BadLog) as caught:
        load(with_undos(whole, 19_400))
    assert caught.value.key == "log_too_long"
    with pytest.raises(errors.BadLog) as caught:
        load(with_undos(whole, MOST_UNDOS))
    assert (caught.value.key, caught.value.figures) == ("log_undos", {"most": MOST_UNDOS})
    assert len(load(with_undos(whole, MOST_UNDOS - 1)).entries) > MOST_UNDOS


HOSTILE = {
    "nothing": b"",
    "a picture": bytes(range(256)) * 10,
    "no object": b"[1]\n",
    "no set-up": b'{"title": "18mag"}\n',
    "deep": b'{"setup": ' + b"[" * 5_000 + b"]" * 5_000 + b"}",
    "deep enough": b'{"setup": {"a": ' + b"[" * 40 + b"]" * 40 + b"}}",
    "a huge number": b'{"setup": {"seed": ' + b"9" * 4_000 + b"}}",
    "a broken number": b'{"setup": {"seed": 1.5}}',
    "no number": b'{"setup": {"seed": NaN}}',
    "no end": b'{"setup": {"seed": -Infinity}}',
    "half a character": b'{"setup": {"title": "\\ud800"}}',
    "a damaged pack": b"\x1f\x8b" + b"\0" * 40,
    "a long line": b'{"setup": {"title": "18mag", "a": "' + b"x" * 2**15 + b'"}}',
    "a list in place of the set-up": b'{"setup": [1]}',
    "a number in place of an entry": b'{"setup": {"title": "18mag"}}\n7\n',
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_refused(what: str) -> None:
    with pytest.raises(errors.BadLog):
        load(HOSTILE[what])


@pytest.mark.parametrize(("levels", "key"), [(16, "log_unknown"), (17, "bad_log")])
def test_a_file_is_read_down_to_sixteen_levels(levels: int, key: str) -> None:
    nested = "[" * (levels - 2) + "1" + "]" * (levels - 2)
    with pytest.raises(errors.BadLog) as caught:
        load(f'{{"setup": {{"title": "18mag", "odd": {nested}}}}}'.encode())
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"x" * (MOST_BYTES + 1), "log_too_large"),
        (gzip.compress(b"\n" * (MOST_BYTES * 4)), "log_too_large"),
        (b"{}\n" * 30_000, "log_too_long"),
    ],
    ids=["large", "a bomb", "many lines"],
)
def test_a_file_that_is_too_large_is_refused(data: bytes, key: str) -> None:
    with pytest.raises(errors.BadLog) as caught:
        load(data)
    assert caught.value.key == key


def test_what_a_file_says_about_its_table_is_made_harmless() -> None:
    table = {"name": "a\u202eb\nc", "language": "de", "seats": [{"seat": "P1", "name": "x" * 999}, {"seat": 3}, None]}
    setup = engine.new_game("18mag", ["P1", "P2"], seed=1).setup
    file = load(json.dumps({"setup": setup, "table": table}).encode())
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
