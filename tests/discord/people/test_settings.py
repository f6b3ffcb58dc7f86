"""Settings: a person's own by command, button and form; a server's; what is kept and struck out."""

from __future__ import annotations

import re
from datetime import date

import pytest

from bot.discord.front import Confusing
from bot.discord.people.times import read_day, read_hours, zones_like
from bot.local.actors import BotAnswer
from bot.service import Person as Seated
from tests.discord.party import Party, codes

TODAY = date(2026, 11, 28)
MANAGE_SERVER = 1 << 5


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("23:00–07:00", (1380, 420)),
        ("23-7", (1380, 420)),
        ("22.30 to 6.15", (1350, 375)),
        ("22h30 – 6h", (1350, 360)),
        ("11pm - 7 am", (1380, 420)),
        ("12am-12pm", (0, 720)),
        ("24:00-08:00", (0, 480)),
        ("de 23:00 a 7:00", (1380, 420)),
        ("", None),
        ("–", None),
    ],
)
def test_quiet_hours_as_people_type_them(typed: str, hours: tuple[int, int] | None) -> None:
    assert read_hours(typed) == hours


@pytest.mark.parametrize("typed", ["late", "23:00", "25-7", "23:61-7", "1-2-3", "13pm-7am", "24:30-7", "@everyone"])
def test_what_is_no_quiet_hours_is_refused(typed: str) -> None:
    with pytest.raises(Confusing) as caught:
        read_hours(typed)
    assert caught.value.key == "not_hours"


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-12-24", date(2026, 12, 24)),
        ("24.12.", date(2026, 12, 24)),
        ("24/12/2026", date(2026, 12, 24)),
        ("2.1.", date(2027, 1, 2)),
        ("28.11.", TODAY),
    ],
)
def test_days_as_people_type_them(typed: str, day: date) -> None:
    assert read_day(typed, TODAY) == day


@pytest.mark.parametrize("typed", ["tomorrow", "31.2.", "24.13.", "99999-1-1", "", "29.2."])
def test_what_is_no_day_is_refused(typed: str) -> None:
    with pytest.raises(Confusing):
        read_day(typed, TODAY)


def test_a_zone_is_found_by_city_and_by_what_its_clock_shows() -> None:
    noon = 1_764_331_200.0  # 28 Nov 2025, 12:00 in UTC
    assert zones_like("Europe/Rome", noon) == ["Europe/Rome"]
    assert zones_like("buenos aires", noon) == ["America/Argentina/Buenos_Aires", "America/Buenos_Aires"]
    assert "Asia/Kolkata" in zones_like("17:30", noon)
    assert zones_like("", noon) == ()


async def panel(party: Party) -> BotAnswer:
    answer = await party.ann.slash(party.lobby, "settings view")
    assert answer.private
    return answer


def verb(answer: BotAnswer, name: str) -> str:
    return next(each for each in codes(answer.message) if f":{name}:" in each)


async def test_the_panel_sets_everything_in_place(party: Party) -> None:
    opened = await panel(party)
    assert "UTC, until you choose one" in opened.text
    form = await party.ann.click(opened.message, label="Time zone …")
    await party.ann.submit(form, {"line": "rome"})
    assert re.search(r"Europe/Rome \(\d\d:\d\d\)", opened.message.text)
    form = await party.ann.click(opened.message, label="Quiet hours …")
    await party.ann.submit(form, {"line": "23 to 7"})
    assert re.search(r"23:00–07:00 \(next from <t:\d+:t> to <t:\d+:t> on this device\)", opened.message.text)
    form = await party.ann.click(opened.message, label="Leave …")
    await party.ann.submit(form, {"end": "31.12."})
    assert re.search(r"Away from <t:\d+:f> to <t:\d+:f>", opened.message.text)
    await party.ann.click(opened.message, label="Reminders as direct messages")
    profile = await party.service.people.profile(party.ann.id)
    assert (profile.zone, profile.quiet, len(profile.leave), profile.direct) == ("Europe/Rome", (1380, 420), 1, True)
    await party.ann.click(opened.message, label="I’m back")
    await party.ann.click(opened.message, label="Reminders in the thread")
    assert "Away from" not in opened.message.text
    assert not (await party.service.people.profile(party.ann.id)).direct


async def test_a_city_that_is_several_is_asked_for(party: Party) -> None:
    opened = await panel(party)
    form = await party.ann.click(opened.message, label="Time zone …")
    asked = await party.ann.submit(form, {"line": "Argentina"})
    assert "time zones fit" in asked.said
    await party.ann.select(asked.followups[0], "America/Argentina/Ushuaia")
    assert (await party.service.people.profile(party.ann.id)).zone == "America/Argentina/Ushuaia"
    refused = await party.ann.slash(party.lobby, "settings time_zone", zone="Atlantis")
    assert "Atlantis" in refused.text
    assert refused.private


async def test_the_language_chosen_is_that_of_every_answer(party: Party) -> None:
    opened = await panel(party)
    await party.ann.select(opened.message, "it", custom_id=verb(opened, "set_language"))
    assert "Le tue impostazioni" in opened.message.text
    assert "Nessuna partita ti aspetta" in (await party.ann.slash(party.lobby, "turns")).text
    assert "No game waits" in (await party.ben.slash(party.lobby, "turns")).text
    await party.ann.slash(party.lobby, "settings language", language="-")
    assert "No game waits" in (await party.ann.slash(party.lobby, "turns")).text


async def test_commands_offer_zones_nights_and_days(party: Party) -> None:
    found = await party.ann.autocomplete(party.lobby, "settings time_zone", "zone", zone="buenos aires")
    assert "America/Argentina/Buenos_Aires" in [each.value for each in found]
    nights = await party.ann.autocomplete(party.lobby, "settings quiet_hours", "hours", hours="")
    assert "23:00–07:00" in [each.value for each in nights]
    days = await party.ann.autocomplete(party.lobby, "settings leave", "last_day", last_day="")
    assert len(days) == 25
    answer = await party.ann.slash(party.lobby, "settings quiet_hours", hours="whenever")
    assert "23:00–07:00" in answer.text
    answer = await party.ann.slash(party.lobby, "settings leave", last_day="30.2.")
    assert "isn’t a day" in answer.text
    answer = await party.ann.slash(party.lobby, "settings leave", last_day="2020-01-01")
    assert answer.private
    assert (await party.service.people.profile(party.ann.id)).leave == ()


async def test_a_server_sets_language_pace_and_who_opens_tables(party: Party) -> None:
    refused = await party.ben.slash(party.lobby, "settings server", openers="managers")
    assert "Only those who manage this server" in refused.text
    party.ann.user.permissions |= MANAGE_SERVER
    answer = await party.ann.slash(party.lobby, "settings server", openers="managers", pace=8, language="fr")
    assert "managers only" in answer.text
    assert "French" in answer.text
    refused = await party.ben.slash(party.lobby, "game new", title="18mag")
    assert refused.private
    assert "only managers open tables" in refused.text
    notice = await party.open()
    (info,) = await party.service.list(party.server.guild.id)
    assert (info.pace, info.language) == (8, "fr")
    assert not notice.private


async def test_people_choose_whether_they_stand_in_ratings(party: Party) -> None:
    panel = await party.ann.slash(party.lobby, "settings view")
    assert "You stand in /ratings" in panel.text
    without = await party.ann.click(panel.message, label="Leave me out of ratings")
    assert "You don’t stand in /ratings" in without.message.text
    assert (await party.service.people.profile(party.ann.id)).unrated
    assert "You stand in /ratings" in (await party.ann.slash(party.lobby, "settings ratings", listed=True)).text


async def test_privacy_shows_what_is_kept_and_deletes_it(party: Party) -> None:
    assert "I keep nothing about you" in (await party.ann.slash(party.lobby, "privacy")).text
    game = await party.started()
    await party.service.people.set_zone(party.ann.id, "Europe/Rome")
    shown = await party.ann.slash(party.lobby, "privacy")
    assert shown.private
    assert f"Seat in game #{game.id} as “Ann”" in shown.text
    assert "One setting of yours" in shown.text
    assert "Whoever runs me may keep back-ups" in shown.text
    await party.ann.click(shown.message, label="Delete …")
    refused = await party.ann.click(shown.message, label="Confirm")
    assert "still have a seat" in refused.said
    await party.service.abandon(game.id, Seated(party.ann.id, "Ann", server=game.server))
    party.bot.front.backup_days = 7
    await party.ann.click(shown.message, label="Confirm")
    assert "I keep nothing about you any more" in shown.message.text
    assert "gone after 7 days" in shown.message.text
    assert "I keep nothing about you" in (await party.ann.slash(party.lobby, "privacy")).text
