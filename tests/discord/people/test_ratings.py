"""`/ratings`: a sentence where a server has none; else the list, and at the end of a game what it has changed."""

from __future__ import annotations

import pytest

from bot.discord.front import everybody
from bot.service.people.ratings import START, RatedPerson
from tests.discord.party import Party
from tests.discord.people.test_settings import MANAGE_SERVER
from tests.discord.tables.test_life import ended


async def test_who_manages_a_server_turns_ratings_on_and_off(party: Party) -> None:
    assert "This server keeps no ratings" in (await party.ben.slash(party.lobby, "ratings")).text
    refused = await party.ben.slash(party.lobby, "settings server", ratings=True)
    assert "Only those who manage this server" in refused.text
    party.ann.user.permissions |= MANAGE_SERVER
    assert "Finished games are rated" in (await party.ann.slash(party.lobby, "settings server", ratings=True)).text
    told = await party.ben.slash(party.lobby, "ratings")
    assert told.private
    assert "Nobody has one yet" in told.text
    await party.ann.slash(party.lobby, "settings server", ratings=False)
    assert "This server keeps no ratings" in (await party.ben.slash(party.lobby, "ratings")).text


@pytest.mark.long
async def test_the_end_of_a_game_tells_what_it_has_changed_and_the_list_has_it(party: Party) -> None:
    await party.service.settings.set("server", party.server.guild.id, "ratings", True)
    info, message = await ended(party)
    result = info.result
    assert result is not None
    best, *_, last = sorted(result, key=lambda seat: -result[seat]["total"])
    line = next(each for each in message.content.splitlines() if "Ratings:" in each)
    assert line.index(info.seat(best).name) < line.index(info.seat(last).name)
    assert "(+" in line
    assert "(−" in line
    for title, found in ((None, True), ("18mag", True), ("1889", False)):
        told = await party.ann.slash(party.lobby, "ratings", **({} if title is None else {"title": title}))
        assert (f"1. {info.seat(best).name}: **" in told.text) == found
    shown = await party.ann.slash(party.lobby, "ratings", show=True)
    assert not shown.private
    assert "one game" in shown.text


async def test_a_long_list_ends_with_its_readers_own_line(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    async def standings(server: str, title: str | None) -> list[RatedPerson]:
        others = [RatedPerson(n, str(n), f"*Person {n}*", START + 100 - n, 7) for n in range(1, 60)]
        return [*others, RatedPerson(60, party.ann.id, "Ann", START - 60, 2)]

    monkeypatch.setattr(party.service.ratings, "standings", standings)
    assert party.bot is not None
    monkeypatch.setattr(party.bot.front, "member", everybody)
    _, *lines, meaning = (await party.ann.slash(party.lobby, "ratings")).text.splitlines()
    assert lines[0] == r"1. \*Person 1\*: **1,099** (7 games)"
    assert lines[-2:] == ["… and 40 more.", "60. Ann: **940** (2 games)"]
    assert "1,000" in meaning


async def test_who_has_left_the_server_gives_up_their_place(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    people = (party.ann, party.ben, party.cid)

    async def standings(server: str, title: str | None) -> list[RatedPerson]:
        return [RatedPerson(n, each.id, each.name, START - n, 2) for n, each in enumerate(people, 1)]

    monkeypatch.setattr(party.service.ratings, "standings", standings)
    party.server.guild.members.remove(party.ann.id)
    party.server.expect(404, 10007)
    told = (await party.ben.slash(party.lobby, "ratings")).text
    assert "Ann" not in told
    assert "1. Ben" in told
    assert "2. Cid" in told
