"""A game's life outside its moves."""

from __future__ import annotations

import pytest

from bot import errors
from bot.service import GameService, Person
from bot.service.games.terms import MOST_TABLES
from tests.service.house import ANN, BOB, CYD, EVE, PASS, House, add, table


async def test_made_joined_started_and_announced(service: GameService, house: House) -> None:
    info = await service.create(ANN, name="Friday", title="sum", seating="joined")
    assert (info.status, info.host, info.seats_of("1"), info.language) == ("open", "1", ("P1",), "en")
    await service.join(info.id, BOB)
    info = await service.start(info.id, ANN)
    assert info.status == "running"
    assert info.turn is not None
    assert (info.turn.seat, info.turn.user, info.turn.kind) == ("P1", "1", "turn")
    assert await house.outbox(info.id) == [("start", ()), ("turn", ("1",))]


async def test_seats_are_drawn_with_the_seed(service: GameService) -> None:
    orders = set()
    for seed in range(20):
        info = await table(service, ANN, BOB, CYD, seating="random", seed=seed)
        assert [each.seat for each in info.seats] == ["P1", "P2", "P3"]
        orders.add(tuple(each.user for each in info.seats))
    assert len(orders) == 6


@pytest.mark.parametrize("status", ["open", "running", "finished", "abandoned"])
async def test_only_an_open_game_is_joined_left_or_started(service: GameService, status: str) -> None:
    info = await service.create(ANN, name="x", title="sum", seating="joined", options={"goal": 1})
    await service.join(info.id, BOB)
    expected: type[errors.ServiceError] = errors.AlreadyJoined
    if status in ("running", "finished"):
        await service.start(info.id, ANN)
        expected = errors.AlreadyStarted
    if status == "finished":
        await service.act(info.id, ANN, [add()])
        expected = errors.GameFinished
    if status == "abandoned":
        await service.abandon(info.id, ANN)
        expected = errors.GameAbandoned
    with pytest.raises(expected):
        await service.join(info.id, BOB)
    if status != "open":
        with pytest.raises(expected):
            await service.leave(info.id, BOB)
        with pytest.raises(expected):
            await service.start(info.id, ANN)


async def test_a_full_table_takes_nobody(service: GameService) -> None:
    info = await service.create(ANN, name="x", title="sum", most=2)
    await service.join(info.id, BOB)
    with pytest.raises(errors.GameFull) as caught:
        await service.join(info.id, CYD)
    assert caught.value.figures == {"game": info.id, "most": 2}


async def test_too_few_players_and_not_the_host(service: GameService) -> None:
    info = await service.create(ANN, name="x", title="sum")
    with pytest.raises(errors.TooFewPlayers) as caught:
        await service.start(info.id, ANN)
    assert caught.value.figures == {"game": info.id, "seats": 1, "least": 2}
    await service.join(info.id, BOB)
    with pytest.raises(errors.NotHost):
        await service.start(info.id, BOB)
    with pytest.raises(errors.NotHost):
        await service.abandon(info.id, BOB)
    assert (await service.start(info.id, Person("7", "Mo", server="s", manager=True))).status == "running"


async def test_leaving_hands_on_the_host_and_renumbers(service: GameService) -> None:
    info = await service.create(ANN, name="x", title="sum")
    await service.join(info.id, BOB)
    with pytest.raises(errors.NotJoined):
        await service.leave(info.id, CYD)
    info = await service.leave(info.id, ANN)
    assert (info.host, [each.seat for each in info.seats], info.status) == ("2", ["P1"], "open")
    info = await service.leave(info.id, BOB)
    assert info.status == "abandoned"


async def test_one_person_takes_several_seats_at_a_hot_seat_table_only(service: GameService) -> None:
    info = await service.create(ANN, name="x", title="sum", hot_seat=True, seating="joined")
    info = await service.join(info.id, ANN)
    assert info.seats_of("1") == ("P1", "P2")
    await service.start(info.id, ANN)
    await service.act(info.id, ANN, [PASS])
    acted = await service.act(info.id, ANN, [add()])
    assert acted.rows[0]["by"] == "P2"
    with pytest.raises(errors.NotYourTurn):
        await service.act(info.id, ANN, [add()], seat="P1")


@pytest.mark.parametrize(
    ("terms", "error"),
    [
        ({"title": "chess"}, errors.NoSuchTitle),
        ({"most": 9}, errors.BadOption),
        ({"most": -1}, errors.BadOption),
        ({"seating": "odd"}, errors.BadOption),
        ({"profile": "odd"}, errors.BadOption),
        ({"name": " \u202e\u200b "}, errors.BadText),
        ({"name": "x" * 201}, errors.BadText),
    ],
)
async def test_a_game_that_cannot_be_made(
    service: GameService, terms: dict[str, object], error: type[errors.ServiceError]
) -> None:
    with pytest.raises(error):
        await service.create(ANN, **({"name": "x", "title": "sum"} | terms))
    assert await service.list("s") == []


async def test_games_of_a_server_of_a_channel_of_a_person(service: GameService) -> None:
    far = Person("1", "Ann", server="t")
    one = await table(service, ANN, BOB)
    two = await table(service, far, Person("3", "Cyd", server="t"))
    await service.move(one.id, ANN, "c1")
    assert [each.id for each in await service.list("s")] == [one.id]
    assert [each.id for each in await service.of_player("1")] == [one.id, two.id]
    found = await service.at("s", "c1")
    assert found is not None
    assert found.id == one.id
    assert await service.at("t", "c1") is None
    waits = await service.turns("1")
    assert [(each.game.id, each.seat) for each in waits] == [(one.id, "P1"), (two.id, "P1")]
    assert waits[0].since < waits[1].since
    assert await service.turns("2") == []


async def test_another_server_and_no_such_game(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    elsewhere = Person("1", "Ann", server="t")
    for attempt in (
        service.act(info.id, elsewhere, [add()]),
        service.undo(info.id, elsewhere),
        service.status(info.id, elsewhere),
        service.abandon(info.id, elsewhere),
        service.read(info.id, lambda game: game.seq, elsewhere),
    ):
        with pytest.raises(errors.OtherServer):
            await attempt
    for attempt in (service.act(99, ANN, [add()]), service.status(99), service.join(99, ANN), service.record(10**30)):
        with pytest.raises(errors.NoSuchGame):
            await attempt


async def test_a_game_is_taken_in_from_its_record(service: GameService, house: House) -> None:
    first = await table(service, ANN, BOB)
    await service.act(first.id, ANN, [add(2), PASS])
    data = await service.record(first.id)
    info = await service.adopt(ANN, [ANN, BOB], data["setup"], data["entries"], name="again", title="sum")
    assert info.turn is not None
    assert (info.status, info.seq, info.turn.user) == ("running", 2, "2")
    assert await house.outbox(info.id) == [("start", ()), ("turn", ("2",))]
    await service.act(info.id, BOB, [add(3)])
    service = await house.reopen()
    assert await service.read(info.id, lambda game: game.state["sum"]) == 5


async def test_languages(service: GameService) -> None:
    await service.settings.set("server", "s", "language", "fr")
    assert (await service.create(EVE, name="x", title="sum")).language == "fr"
    assert (await service.create(EVE, name="x", title="sum", language="it")).language == "it"
    assert await service.language(EVE) == "fr"
    await service.settings.set("player", "9", "language", "es")
    assert await service.language(EVE) == "es"
    assert await service.language(Person("8")) == "en"


async def test_one_person_keeps_so_many_tables_waiting_and_no_more(service: GameService) -> None:
    for _ in range(MOST_TABLES):
        made = await service.create(ANN, name="x", title="sum")
    with pytest.raises(errors.TooManyTables):
        await service.create(ANN, name="x", title="sum")
    await service.create(BOB, name="x", title="sum")
    await service.join(made.id, BOB)
    await service.start(made.id, ANN)
    await service.create(ANN, name="x", title="sum")


async def test_a_game_moves_to_another_channel_and_rings_there(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    told = await house.outbox(info.id)
    with pytest.raises(errors.NotYourGame):
        await service.move(info.id, EVE, "c9")
    with pytest.raises(errors.OtherServer):
        await service.move(info.id, Person("1", server="t"), "c9")
    moved = await service.move(info.id, BOB, "c9")
    assert moved.channel == "c9"
    assert (await house.outbox(info.id))[len(told) :] == [("turn", ("1",))]
    found = await service.at("s", "c9")
    assert found is not None
    assert found.id == info.id
    # What was to be told of the same turn isn't told twice.
    states = [each.state for each in await house.storage.outbox.of_game(info.id, -1) if each.kind == "turn"]
    assert states == ["void", "waiting"]
    service = await house.reopen()
    assert (await service.status(info.id)).channel == "c9"
