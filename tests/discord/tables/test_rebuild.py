"""Logs as files in the thread, and games rebuilt from them by command."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from pathlib import Path

import pytest

import engine
from bot.local.standin.model import Message, Upload
from bot.service import GameInfo
from bot.service import Person as Seated
from bot.service.games.journal import MOST_UNDOS
from bot.service.games.logfile import dump
from bot.work.sandbox import Sandbox
from tests.discord.conftest import party_at, service_at
from tests.discord.party import Party, choose, codes
from tests.discord.positions import at_step, played_until
from tests.service.games.test_rebuild import with_undos
from tests.service.house import until


def logs(party: Party, game: GameInfo) -> list[Message]:
    """The messages with a log, oldest first."""
    return [each for each in party.messages(game) if any(".jsonl" in file.filename for file in each.attachments)]


def file_of(party: Party, message: Message) -> Upload:
    """The log of a message as one would save it."""
    file = next(each for each in message.attachments if ".jsonl" in each.filename)
    return Upload(file.filename, party.server.world.file(file.id))


async def at_the_last_move_of_a_set(party: Party) -> GameInfo:
    """A table at which the second set of operating rounds is about to end."""
    game = played_until(lambda each: each.state.set_number == 3)
    back = engine.load_game(game.setup, game.entries[:-1])
    return await party.at(back)


async def ended_set(party: Party) -> GameInfo:
    """A table at which a set of operating rounds has just ended."""
    game = await at_the_last_move_of_a_set(party)
    last = played_until(lambda each: each.state.set_number == 3).entries[-1]
    person = party.up(game)
    await party.service.act(game.id, Seated(user=person.id, name=person.name, server=game.server), [last["action"]])
    await party.server.until(lambda: len(logs(party, game)) == 2, what="the log")
    return await party.info(game)


async def test_the_log_is_attached_once_at_the_end_of_a_set(party: Party) -> None:
    game = await ended_set(party)
    await party.turn_message(game)
    at_the_start, message = logs(party, game)
    assert len(file_of(party, at_the_start).data.decode().splitlines()) == game.seq
    assert message.silent
    assert message.mentions == []
    first, *entries = file_of(party, message).data.decode().splitlines()
    assert len(entries) == game.seq
    assert json.loads(first)["table"]["name"] == "Friday"
    assert game.name == "Friday"


async def test_a_game_goes_on_from_the_attached_log(party: Party) -> None:
    game = await ended_set(party)
    file = file_of(party, logs(party, game)[-1])
    answer = await party.cid.slash(party.lobby, "game rebuild", file=file)
    assert answer.private
    assert f"all {game.seq} moves" in answer.text
    await party.server.until(lambda: rebuilt_notices(party), what="the notice")
    (notice,) = rebuilt_notices(party)
    assert "Still free: Ann, Ben, and Cid" in notice.content
    join = next(each for each in codes(notice) if ":join:" in each)
    await party.ann.click(notice, custom_id=join)
    await choose(party.ben, notice, "P2")
    assert "Still free: Cid" in notice.content
    await party.cid.click(notice, custom_id=join)
    start = next(each for each in codes(notice) if ":start:" in each)
    answer = await party.cid.click(notice, custom_id=start)
    await answer.touched()
    again = (await party.service.list(party.server.guild.id, ("running",)))[0]
    assert again.id != game.id
    assert [each.user for each in again.seats] == [each.user for each in game.seats]
    digests = [await party.service.read(each.id, lambda game: game.digest()) for each in (game, again)]
    assert digests[0] == digests[1]
    message = await party.turn_message(again)
    assert f"<@{game.turn.user if game.turn else ''}>" in message.content


def rebuilt_notices(party: Party) -> list[Message]:
    found = party.server.world.in_channel(party.lobby.id)
    return [each for each in found if not each.ephemeral and "from its log" in each.content]


async def test_a_file_that_is_no_log_is_refused_kindly(party: Party) -> None:
    answer = await party.ann.slash(party.lobby, "game rebuild", file=Upload("cat.png", b"\x89PNG\r\n"))
    assert answer.private
    assert "line 1 doesn’t fit" in answer.text


async def test_a_changed_log_is_refused_with_the_move(party: Party) -> None:
    game = await ended_set(party)
    file = file_of(party, logs(party, game)[-1])
    lines = file.data.decode().splitlines()
    row = json.loads(lines[3])
    row["digest"] = "0" * len(row["digest"])
    lines[3] = json.dumps(row)
    answer = await party.ann.slash(party.lobby, "game rebuild", file=Upload("x.jsonl", "\n".join(lines).encode()))
    assert "move 3 has another result" in answer.text
    assert await party.service.list(party.server.guild.id, ("open",)) == []


async def test_a_file_too_large_is_not_even_fetched(party: Party) -> None:
    answer = await party.ann.slash(party.lobby, "game rebuild", file=Upload("x.jsonl", b" " * (9 * 2**20)))
    assert "too large" in answer.text


LONG = Path(engine.__file__).parent / "titles" / "t1856" / "games" / "robots-3p-60.jsonl.gz"


async def test_two_hostile_files_at_once_keep_nobody_from_the_market(tmp_path: Path) -> None:
    """Each is a whole game, followed by as many undos as a log may have: many seconds of computing."""
    file = Upload("x.jsonl", with_undos(gzip.decompress(LONG.read_bytes()), MOST_UNDOS - 1))
    async with service_at(tmp_path, sandbox=Sandbox()) as service, party_at(service) as party:
        game = await party.started()
        hostile = [
            asyncio.create_task(each.slash(party.lobby, "game rebuild", file=file)) for each in (party.ann, party.ben)
        ]
        await until(lambda: service.sandbox.is_at_work)
        answer = await party.cid.slash(party.thread(game), "market")
        assert answer.message.attachments
        assert not any(each.done() for each in hostile)
        service.sandbox.close()
        for each in hostile:
            assert "Nothing was changed" in (await each).text


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_two_hostile_files_are_replayed_to_their_end_beside_the_market_of_another(tmp_path: Path) -> None:
    """Nobody cuts them short; all the while others have their answers within three seconds."""
    file = Upload("x.jsonl", with_undos(gzip.decompress(LONG.read_bytes()), MOST_UNDOS - 1))
    async with service_at(tmp_path, sandbox=Sandbox()) as service, party_at(service) as party:
        game = await party.started()
        party.server.interactions.answer_limit = 3.0
        party.ann.deadline = party.ben.deadline = 1500.0
        hostile = [
            asyncio.create_task(each.slash(party.lobby, "game rebuild", file=file)) for each in (party.ann, party.ben)
        ]
        await until(lambda: service.sandbox.is_at_work)
        waits: list[float] = []
        while not all(each.done() for each in hostile):
            began = time.monotonic()
            answer = await party.cid.slash(party.thread(game), "market")
            assert answer.message.attachments
            waits.append(time.monotonic() - began)
            await asyncio.sleep(1.0)
        # On a machine that's busy the process of lowest priority may come to the end of its time before the game's.
        ends = ("moves", "more time or memory than I have")
        said = [(await each).text for each in hostile]
        assert all(any(end in each for end in ends) for each in said)
        assert max(waits) < 3.0
        assert len(waits) > 3


async def test_a_game_of_several_is_not_rebuilt_in_direct_messages(party: Party) -> None:
    game = await party.at(played_until(at_step("stock", 2)))
    await party.turn_message(game)
    data = dump(await party.service.record(game.id))
    answer = await party.ann.slash(party.ann.dm, "game rebuild", file=Upload("x.jsonl", data))
    assert "in direct messages" in answer.text
