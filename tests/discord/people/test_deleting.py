"""Who deletes their data is in no log that's attached to a thread any more; who was removed doesn't come back by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import errors
from bot.local.actors import Actor
from bot.local.standin import permissions as bits
from bot.local.standin.model import Upload
from bot.local.standin.standin import LocalDiscord
from bot.service import GameInfo
from bot.service import Person as Seated
from tests.discord.party import Party
from tests.discord.tables.test_recovery import at_database, attached, begun, discord_alone, rebuilt, to_the_next_log

__all__ = ["discord_alone"]


def logs(party: Party, game: GameInfo) -> list[str]:
    """The logs that are attached in a game's thread."""
    files = [each for message in attached(party, game) for each in message.attachments if ".jsonl" in each.filename]
    return [party.server.world.file(each.id).decode() for each in files]


def of(person: Actor, game: GameInfo, **more: bool) -> Seated:
    return Seated(person.id, person.name, server=game.server, **more)


async def removed(party: Party, game: GameInfo) -> None:
    """Ben is removed for good; a log is attached since."""
    seat = next(each.seat for each in game.seats if each.user == party.ben.id)
    await party.service.votes.remove(game.id, of(party.ann, game, manager=True), seat)
    dora = Actor(party.server, "Dora")
    party.people[dora.id] = dora
    await party.service.seats.take(game.id, of(dora, game), seat)
    await to_the_next_log(party, await party.info(game))


async def delete(party: Party, person: Actor) -> str:
    """What somebody is told who deletes all that's kept about them."""
    answer = await person.slash(party.lobby, "privacy")
    assert "one-way mark" in answer.text
    sure = await person.click(answer.message, label="Delete …")
    await person.click(sure.message, label="Confirm")
    await party.server.until(lambda: "made anew" in sure.message.content, what="the end")
    return sure.message.content


async def test_attached_logs_are_made_anew_without_the_person_also_in_a_closed_thread(party: Party) -> None:
    game = await party.at(begun("1889"), title="1889")
    await removed(party, game)
    assert all(party.ben.id in each and '"Ben"' in each for each in logs(party, game)[:1])
    said = await delete(party, party.ben)
    assert f"without your name: {len(logs(party, game))}" in said
    assert "one-way mark with the game" in said
    assert not any(party.ben.id in each or '"Ben"' in each for each in logs(party, game))
    file = Upload("railwire.jsonl", logs(party, game)[-1].encode())
    assert "is sound" in (await party.ann.slash(party.lobby, "game rebuild", file=file)).text


async def test_what_can_not_be_reached_is_told(party: Party) -> None:
    game = await party.started()
    await removed(party, game)
    party.thread(game).archived = party.thread(game).locked = True
    party.server.expected[400, 50083] = len(attached(party, game))
    said = await delete(party, party.ben)
    assert "can’t reach any more" in said
    assert str(game.channel) in said


async def test_who_was_removed_and_deletes_their_data_needs_to_be_let_in_also_after_a_rebuild(
    discord_alone: LocalDiscord, tmp_path: Path
) -> None:
    async with at_database(discord_alone, tmp_path / "first") as party:
        game = await party.at(begun("1889"), title="1889")
        await removed(party, game)
        await delete(party, party.ben)
        await refused(party, game)
    async with at_database(discord_alone, tmp_path / "second", party) as party:
        (again,) = await rebuilt(party)
        assert again.id == game.id
        await refused(party, again)
        party.ann.user.permissions |= bits.MANAGE_GUILD
        (player,) = await party.service.votes.removed(again.id)
        answer = await party.ann.slash(party.thread(again), "vote readmit", player=player.user)
        assert "has deleted their data" in answer.text
        free = await wanted(party, again)
        await party.service.seats.take(again.id, of(party.ben, again), free)


async def refused(party: Party, game: GameInfo) -> None:
    """Ben may not take a seat that's free; somebody else could."""
    with pytest.raises(errors.Removed):
        await party.service.seats.take(game.id, of(party.ben, game), await wanted(party, game))


async def wanted(party: Party, game: GameInfo) -> str:
    """A seat of another for which a substitute is wanted."""
    info = await party.info(game)
    held = next(each for each in info.seats if each.user not in (party.ann.id, party.ben.id))
    if not held.wanted:
        await party.service.seats.want_substitute(game.id, Seated(held.user, held.name, server=game.server))
    return held.seat
