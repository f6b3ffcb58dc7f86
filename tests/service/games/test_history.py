"""Worth over the rounds, time used, and what is kept about a person."""

from __future__ import annotations

from unittest.mock import patch

import pytest

import engine
from bot import errors
from bot.service import GameService, Person
from bot.service.games.reconstruction import replay
from engine.dev import log
from engine.finance.annals import annals, prices_in
from engine.titles import games_folder
from tests.service.house import ANN, BOB, PASS, House, add, table
from tests.service.real import as_a_caretaker, at_stock, up

HOUR = 3600.0


async def test_time_used_without_quiet_hours_leave_and_waiting_for_others(service: GameService, house: House) -> None:
    house.clock.now = 24 * HOUR
    await service.people.set_quiet("1", (0, 60))
    await service.people.add_leave("1", 34 * HOUR, 36 * HOUR)
    info = await table(service, ANN, BOB)
    house.clock.now = 38 * HOUR
    await service.act(info.id, ANN, [{"type": "offer", "to": "P2"}])
    house.clock.now = 44 * HOUR
    await service.act(info.id, BOB, [{"type": "answer", "yes": True}])
    house.clock.now = 49.5 * HOUR
    used = {each.seat: each for each in await service.history.time_used(info.id)}
    assert used["P1"].seconds / HOUR == pytest.approx((14 - 1 - 2) + (5.5 - 1), abs=0.01)
    assert (used["P2"].seconds / HOUR, used["P2"].turns) == (pytest.approx(6, abs=0.01), 1)
    assert (used["P1"].turns, used["P1"].mean) == (2, used["P1"].seconds / 2)
    with pytest.raises(errors.OtherServer):
        await service.history.time_used(info.id, Person("1", server="elsewhere"))


async def test_worth_when_rounds_begin(real: House) -> None:
    info = await at_stock(real.service)
    worth = await real.service.read(info.id, lambda game: {seat: each.total for seat, each in game.result().items()})
    for _ in range(30):
        person = up(await real.service.status(info.id))
        await real.service.act(info.id, person, await real.service.read(info.id, as_a_caretaker))
    service = await real.reopen()
    rows = await service.history.wealth(info.id)
    assert [row["round"]["round"] for row in rows][:4:3] == ["start", "operating"]
    assert (info.seq, worth) in [(row["seq"], row["totals"]) for row in rows]


async def test_what_happened_before_a_game_was_taken_in_is_told_by_its_moves(real: House) -> None:
    setup, entries = log.record(games_folder("1889") / "robots-3p-40.jsonl.gz")
    made = replay(setup, entries[:130])
    terms = {"name": "Friday", "title": "1889", "profile": setup["profile"]}
    info = await real.service.adopt(ANN, [ANN, BOB, Person("3", "Cid", server="s")], made.setup, made.entries, **terms)
    assert [(row["seq"], row["totals"]) for row in await real.service.history.wealth(info.id)] == [
        (each.seq, each.totals) for each in made.wealth
    ]
    game = engine.new_game("1889", setup["players"], seed=setup["seed"], options=setup["options"])
    events = [*(each.to_json() for each in game.start_events), *(event for told in made.events for event in told)]
    found = await real.service.history.annals(info.id)
    assert found == annals(game.rulebook, events, prices_in(game.title, game.state.market))
    assert any(each.paid for round_ in found for each in round_.earned.values())


async def test_what_companies_earned_is_read_once_and_goes_on_with_the_moves(real: House) -> None:
    info = await at_stock(real.service)
    assert await real.service.history.annals(info.id)
    with patch.object(real.storage.log, "with_events", side_effect=AssertionError("read again")):
        for _ in range(30):
            person = up(await real.service.status(info.id))
            await real.service.act(info.id, person, await real.service.read(info.id, as_a_caretaker))
        found = await real.service.history.annals(info.id)
    assert any(each.paid for round_ in found for each in round_.earned.values())
    assert found == await (await real.reopen()).history.annals(info.id)


async def test_what_companies_did_last_is_read_once_and_again_after_an_undo(real: House) -> None:
    info, service = await at_stock(real.service), real.service
    await service.seats.hand_over(info.id, up(await service.status(info.id)))
    with patch.object(real.storage.log, "with_events", wraps=real.storage.log.with_events) as read:
        for times in (1, 2):
            cared = 0
            while cared < 3:
                if await service.seats.take_care(info.id):
                    cared += 1
                    continue
                person = up(await service.status(info.id))
                await service.act(info.id, person, await service.read(info.id, as_a_caretaker))
            assert read.call_count == times
            while await service.seats.take_care(info.id):
                pass
            person = up(await service.status(info.id))
            await service.act(info.id, person, await service.read(info.id, as_a_caretaker))
            await service.undo(info.id, person)


async def test_what_companies_earned_holds_no_longer_after_an_undo(real: House) -> None:
    info, service = await at_stock(real.service), real.service
    for _ in range(30):
        person, before = up(await service.status(info.id)), await service.history.annals(info.id)
        await service.act(info.id, person, await service.read(info.id, as_a_caretaker))
        if any(each.earned for each in await service.history.annals(info.id)):
            await service.undo(info.id, person)
            assert await service.history.annals(info.id) == before
            return
    raise AssertionError("nothing was earned")


async def test_worth_at_the_end_and_after_an_undo(service: GameService) -> None:
    info = await table(service, ANN, BOB, options={"goal": 3})
    await service.act(info.id, ANN, [add(3)])
    assert [row["round"]["round"] for row in await service.history.wealth(info.id)] == ["start", "end"]
    await service.undo(info.id, ANN)
    assert [row["round"]["round"] for row in await service.history.wealth(info.id)] == ["start"]


async def test_a_person_sees_and_deletes_what_is_kept(service: GameService, house: House) -> None:
    more: dict[str, object] = {"intents": [], "kept_for": 0, "lessons": [], "notes": [], "removed": 0}
    await service.people.set_zone("1", "Europe/Rome")
    info = await table(service, ANN, BOB, options={"goal": 4})
    await service.act(info.id, ANN, [add(1), PASS])
    kept = await service.privacy.kept("1")
    seats = [{"game": info.id, "seat": "P1", "name": "Ann", "status": "running"}]
    assert kept == {"settings": {"zone": "Europe/Rome"}, "seats": seats, "moves": 2, **more}
    with pytest.raises(errors.StillSeated) as caught:
        await service.privacy.forget("1")
    assert caught.value.figures == {"games": [info.id]}
    await service.act(info.id, BOB, [add(3)])
    await service.privacy.forget("1")
    assert await service.privacy.kept("1") == {"settings": {}, "seats": [], "moves": 0, **more}
    rows = (await service.log(info.id))[:2]
    assert [(row["by"], row["user"], row["action"]) for row in rows] == [("P1", "gone", add(1)), ("P1", "gone", PASS)]
    assert (await service.status(info.id)).seat("P1").name == ""
    assert (await service.privacy.kept("2"))["seats"][0]["name"] == "Bob"


async def test_what_a_caretaker_does_is_nobodys_time(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    house.clock.now += HOUR
    await service.seats.hand_over(info.id, ANN)
    for _ in range(3):
        await service.seats.take_care(info.id)
        await service.act(info.id, BOB, [PASS])
    used = {each.seat: each for each in await service.history.time_used(info.id)}
    assert (used["P1"].turns, used["P1"].seconds) == (1, pytest.approx(HOUR, abs=60))
    assert used["P2"].turns == 3
    await service.seats.claim(info.id, ANN)
    await service.act(info.id, ANN, [PASS])
    await service.act(info.id, BOB, [PASS])
    used = {each.seat: each for each in await service.history.time_used(info.id)}
    assert used["P1"].turns == 2
