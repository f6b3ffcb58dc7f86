"""What people set for themselves, and what is refused."""

from __future__ import annotations

import pytest

from bot import errors
from bot.service import GameService, Person
from bot.service.people.people import Profile, zones
from tests.service.house import ANN, BOB, CYD, House, table


async def test_settings_are_kept(service: GameService, house: House) -> None:
    people = service.people
    assert await people.profile("1") == Profile()
    await people.set_zone("1", "America/Sao_Paulo")
    await people.set_quiet("1", (1380, 420))
    await people.set_direct("1", True)
    now = house.clock.now
    await people.add_leave("1", now - 50, now + 1000)
    await people.snooze("1", 5)
    service = await house.reopen()
    profile = await service.people.profile("1")
    assert (profile.zone, profile.quiet, profile.direct) == ("America/Sao_Paulo", (1380, 420), True)
    assert profile.leave[0][0] > now - 50
    assert profile.snooze > now + 5 * 3600
    assert str(profile.rest.zone) == "America/Sao_Paulo"
    await service.people.set_quiet("1", None)
    await service.people.set_zone("1", None)
    profile = await service.people.end_leave("1")
    assert (profile.quiet, profile.zone) == (None, None)
    assert profile.leave[0][1] <= house.clock.now


async def test_what_makes_no_sense_is_refused(service: GameService, house: House) -> None:
    people, now = service.people, house.clock.now
    with pytest.raises(errors.BadSetting):
        await people.set_zone("1", "../../etc/passwd")
    for start, end in ((0, 1440), (-1, 5), (60, 60)):
        with pytest.raises(errors.BadSetting):
            await people.set_quiet("1", (start, end))
    for begin, over in ((now, now - 1), (now - 500, now - 100), (now, now + 400 * 86400)):
        with pytest.raises(errors.BadSetting):
            await people.add_leave("1", begin, over)
    for hours in (0, 73):
        with pytest.raises(errors.BadSetting):
            await people.snooze("1", hours)
    assert "Europe/Rome" in zones()


async def test_a_tables_pace(service: GameService, house: House) -> None:
    await service.settings.set("server", "s", "pace", 48)
    info = await table(service, ANN, BOB, CYD, patience=2, silence="caretaker")
    assert (info.pace, info.patience, info.silence) == (48, 2, "caretaker")
    assert (await table(service, ANN, BOB, pace=0)).pace == 0
    with pytest.raises(errors.NotHost):
        await service.set_pace(info.id, BOB, pace=1, patience=1, silence="ask")
    for pace, patience, silence in ((-1, 3, "ask"), (337, 3, "ask"), (5, 0, "ask"), (5, 21, "ask"), (5, 3, "shout")):
        with pytest.raises(errors.BadOption):
            await service.set_pace(info.id, ANN, pace=pace, patience=patience, silence=silence)
        with pytest.raises(errors.BadOption):
            await table(service, ANN, BOB, pace=pace, patience=patience, silence=silence)
    await service.set_pace(info.id, ANN, pace=336, patience=20, silence="wait")
    service = await house.reopen()
    info = await service.status(info.id)
    assert (info.pace, info.patience, info.silence, info.status) == (336, 20, "wait", "running")


async def test_a_server_says_who_opens_tables(service: GameService) -> None:
    await service.settings.set("server", "s", "openers", "managers")
    with pytest.raises(errors.MayNotOpen):
        await table(service, ANN, BOB)
    manager = Person("1", "Ann", server="s", manager=True)
    assert (await table(service, manager, BOB)).status == "running"
    await table(service, Person("1", "Ann", server="t"), Person("2", "Bob", server="t"))
