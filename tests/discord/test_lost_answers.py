"""Answers that get lost on a broken connection, or with the process: nothing false is said, and nothing done twice."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

import pytest

from bot.discord.codes import Code
from bot.discord.connection import delivery, lost
from bot.discord.connection.lost import LostAnswers
from bot.local.actors import Actor
from bot.local.client_limits import leaves
from bot.local.standin.model import COMPONENT, LOADING, MODAL, SLASH, Channel, Json, Message, Upload, User
from bot.panel.titles import types_of_all
from bot.service import GameInfo
from bot.service import Person as Seated
from bot.service.games.logfile import dump
from bot.words import speak
from storage import Errand
from tests.databases import sql
from tests.discord.party import Party, codes
from tests.discord.play.test_offering import table
from tests.service.house import until

FIRST, FURTHER = r"/callback$", r"^/webhooks/"
NOTES = (
    *("notice", "look.%", "looked.%", "tips.%", "lost", "thread_offered"),
    *("asking", "board", "pinned", "digest"),
)
"""Settings that the bot notes by itself."""
LOOKING = frozenset((
    "company", "dragons", "game abandon", "game list", "game status", "game talk", "game waiting", "hint", "holdings",
    "istvan", "log", "map", "market", "note list", "offer list", "orders list", "player", "plan", "privacy", "ratings",
    "rules", "settings view", "setup", "tiles", "trains", "turns", "vote list", "why",
))  # fmt: skip


@dataclass
class Step:
    """Something that changes what is stored: who does it, where, and what is sent."""

    name: str
    who: Actor
    where: Channel
    kind: int
    data: Json
    on: Message | None = None


class Stored:
    """What is stored, but for what the bot notes by itself."""

    def __init__(self, party: Party) -> None:
        self._database = party.service.storage.database

    async def now(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name in ("games", "seats", "actions", "intents", "notes", "settings"):
            where = "".join(f" AND key NOT LIKE '{each}'" for each in NOTES) if name == "settings" else ""
            rows: Any = await self._database.rows(sql(f"SELECT * FROM {name} WHERE true{where}"))
            found[name] = [tuple(each) for each in rows]
        # What's ordered once more takes the place of what was.
        found["intents"] = [each[2:6] for each in found["intents"] if each[6] == "open"]
        return found


async def idle(party: Party) -> None:
    """Wait until the bot has done with everybody."""
    assert party.bot is not None
    async with asyncio.timeout(60):
        await asyncio.sleep(0.01)
        while party.bot.front._at_work:  # noqa: ASYNC110 (the bot has nothing to wait for)
            await asyncio.sleep(0.005)


class Broken:
    """A table at which each answer is lost at first: cut before or after Discord has taken it."""

    def __init__(self, party: Party, *, after: bool) -> None:
        self.party, self.after, self.stored = party, after, Stored(party)
        assert party.bot is not None
        assert party.bot.answers is not None
        party.server.expected[400, 40060] += 999
        party.bot.answers.pauses, party.bot.answers.first_pauses = (0.001,), (0.001, 0.001)
        self.driven: set[str] = set()

    async def command(self, name: str, who: Actor, where: Channel | None = None, /, **options: Any) -> None:
        """Type a command whose answers are lost, then type it again."""
        where = where or self.party.lobby
        self.driven.add(name)
        before = await self.stored.now()
        await self._lost(lambda: self.typed(name, who, where, options))
        after = await self.stored.now()
        assert after != before, f"/{name} changed nothing"
        await self._restart()
        if self.after:
            # Whoever has had no answer looks around before asking again.
            await self.typed("settings view", who, where, {})
        heard = len(who.sees(where))
        await self.typed(name, who, where, options)
        assert await self.stored.now() == after, f"/{name} was done twice"
        self._check_words(who, where, heard, name)

    async def typed(self, name: str, who: Actor, where: Channel, options: dict[str, Any]) -> None:
        """Type a command, and wait until the bot has done with it."""
        server = self.party.server
        known = next(each for each in leaves(server.world.commands["global"]) if " ".join(each.words) == name)
        filled, resolved = [], {}
        for each in known.options:
            if each["name"] not in options:
                continue
            value = options[each["name"]]
            if isinstance(value, User):
                resolved = {"users": {value.id: server.payloads.user(value)}}
                member = server.payloads.member(server.guild, value, with_user=False, with_permissions=True)
                resolved |= {"members": {value.id: member}}
                value = value.id
            if isinstance(value, Upload):
                file = server.posting.attach(value)
                resolved = {"attachments": {file.id: server.payloads.attachment(where.id, file)}}
                value = file.id
            filled.append({"name": each["name"], "type": each["type"], "value": value})
        await self._send(Step(name, who, where, SLASH, known.data(filled, resolved)))

    async def click(self, name: str, who: Actor, where: Channel, code: Code, on: Message, *values: str) -> None:
        """Use a button or menu that changes something and whose answers are lost, then use it again."""
        data: Json = {"component_type": 3 if values else 2, "custom_id": str(code)}
        data |= {"values": list(values)} if values else {}
        assert await self.use(code.verb, Step(name, who, where, COMPONENT, data, on)), f"{name} changed nothing"

    async def form(self, who: Actor, where: Channel, code: Code, on: Message, **lines: str) -> None:
        """Send in a form that changes something and whose answers are lost, then send it in again."""
        rows = [{"type": 1, "components": [{"type": 4, "custom_id": each, "value": lines[each]}]} for each in lines]
        step = Step(code.verb, who, where, MODAL, {"custom_id": str(code), "components": rows}, on)
        assert await self.use(code.verb, step), f"the form {code.verb} changed nothing"

    async def use(self, verb: str, step: Step) -> bool:
        """Use something whose answers are lost, then once more; whether it changed anything, which it does once."""
        self.driven.add(verb)

        async def used() -> None:
            await self._send(step)

        before = await self.stored.now()
        await self._lost(used)
        after = await self.stored.now()
        await self._restart()
        heard = len(step.who.sees(step.where))
        await used()
        assert await self.stored.now() == after, f"{step.name} was done twice"
        self._check_words(step.who, step.where, heard, step.name)
        return after != before

    async def _restart(self) -> None:
        """Forget what only this run of the bot knows of lost answers."""
        assert self.party.bot is not None
        front = self.party.bot.front
        front.lost = LostAnswers(self.party.service.storage, self.party.service.clock)
        await front.lost.load()

    async def _send(self, step: Step) -> None:
        begun = await step.who.raw(step.kind, step.where, step.data, message=step.on, answered=False)
        await self.party.server.until(lambda: begun.interaction.answer is not None, what=step.name)
        await idle(self.party)
        message = self.party.server.world.messages.get(begun.interaction.response_id or "")
        if message is not None:
            message.flags &= ~LOADING

    async def _lost(self, sent: Any) -> None:
        faults = self.party.server.faults
        self.party.server.cut("POST", FIRST, after=self.after)
        cut = self.party.server.cut("*", FURTHER, after=self.after, count=None)
        await sent()
        faults.remove(cut)

    def _check_words(self, who: Actor, where: Channel, heard: int, name: str) -> None:
        said = "\n".join(each.text for each in who.sees(where)[heard:])
        assert "error of mine" not in said, (name, said)


@pytest.fixture(
    params=[
        pytest.param(False, marks=pytest.mark.long, id="before Discord took them"),
        pytest.param(True, id="after it"),
    ]
)
async def broken(party: Party, request: pytest.FixtureRequest) -> Broken:
    """A table whose answers get lost."""
    return Broken(party, after=request.param)


def names_of_commands(party: Party) -> set[str]:
    """All commands but the moves, which are one kind."""
    found = {" ".join(each.words) for each in leaves(party.server.world.commands["global"])}
    return found - {speak("en")(f"command-{each}") for each in types_of_all()}


async def test_every_command_whose_answer_is_lost_was_done_once_and_says_so(
    party: Party, broken: Broken, caplog: pytest.LogCaptureFixture, errors_logged: list[str]
) -> None:
    errors_logged.append("the channel is gone")
    await every_command(party, broken)
    assert names_of_commands(party) == LOOKING | broken.driven - {"draft_company"}
    unanswered = [each for each in caplog.records if "couldn't be answered (it was carried out)" in each.getMessage()]
    assert len(unanswered) == len(broken.driven)
    assert all(each.levelno == logging.WARNING and each.exc_info is None for each in unanswered)


async def every_command(party: Party, broken: Broken) -> None:
    """Drive each command that changes something."""
    game = await _a_table(party, broken)
    await _a_game(party, broken, game)
    await _offers(party, broken)
    await _settings(party, broken)


async def _a_table(party: Party, broken: Broken) -> GameInfo:
    await broken.command("game new", party.ann, title="18mag", name="Friday")
    (open_one,) = await party.service.list(party.server.guild.id, ("open",))
    number = str(open_one.id)
    await broken.command("game join", party.ben, game=number)
    await broken.command("game leave", party.ben, game=number)
    await broken.command("game invite", party.ann, game=number, player=party.ben.user)
    await broken.command("game wait", party.cid, title="1889", players=4)
    for each in (party.ben, party.cid):
        await party.service.join(open_one.id, Seated(each.id, each.name, server=open_one.server))
    await broken.command("game pace", party.ann, game=number, pace=8)
    await broken.command("game robots", party.ann, game=number, unhurried=True)
    await broken.command("game start", party.ann, game=number)
    game = await party.info(open_one)
    log = dump(await party.service.record(game.id))
    await broken.command("game rebuild", party.cid, file=Upload("friday.jsonl", log))
    return game


async def _a_game(party: Party, broken: Broken, game: GameInfo) -> None:
    thread, up = party.thread(game), party.up(game)
    await broken.command("draft_company", up, thread, company="5")
    await broken.command("undo", up, thread)
    await broken.command("redo", up, thread)
    await party.service.undo(game.id, Seated(up.id, up.name, server=game.server))
    await broken.command("history", party.ann, thread, times=False)
    await broken.command("orders give", party.ben, thread, order="pass|acts")
    person = Seated(party.ben.id, "Ben", server=game.server)
    (order,) = await party.service.orders.listed(game.id, person)
    await broken.command("orders cancel", party.ben, thread, order=f"order|{order.id}")
    await broken.command("note write", party.ben, thread, text="Wait for the fives")
    seats = {each.user: each.seat for each in game.seats}
    await broken.command("vote remove", party.ann, thread, player=seats[party.ben.id])
    await broken.command("vote caretaker", party.ann, thread, player=seats[party.cid.id])
    await broken.command("seat substitute", party.ben, thread)
    await broken.command("seat claim", party.ben, thread)
    await broken.command("seat caretaker", party.cid, thread)
    dora, chief = Actor(party.server, "Dora"), Seated("8", "Chief", server=game.server, manager=True)
    await broken.command("seat take", dora, thread, seat=seats[party.cid.id])
    await party.service.votes.remove(game.id, chief, seats[party.cid.id])
    await broken.command("vote readmit", party.ann, thread, player=dora.id)
    party.server.delete_channel(thread)
    party.server.expected[404, 10003] += 9
    party.server.expected[404, 10008] += 9
    await broken.command("game thread", party.ann, game=str(game.id))


async def _offers(party: Party, broken: Broken) -> None:
    info, seller, _, thing, buyer = await table(party)
    await broken.command("offer post", seller, party.thread(info), object=thing, price=5, buyer=buyer)
    (offer,) = await party.service.offers.listed(info.id)
    await broken.command("offer withdraw", seller, party.thread(info), offer=str(offer.id))


async def _settings(party: Party, broken: Broken) -> None:
    ann = party.ann
    await broken.command("learn", party.cid, title="1889")
    await broken.command("help", ann, tips=False)
    await broken.command("settings language", ann, language="en")
    await broken.command("settings time_zone", ann, zone="rome")
    await broken.command("settings quiet_hours", ann, hours="23:00–07:00")
    await broken.command("settings leave", ann, last_day="31.12.")
    await broken.command("settings back", ann)
    await broken.command("settings reminders", ann, direct=True)
    await broken.command("settings ratings", ann, listed=False)
    ann.user.permissions |= 1 << 5
    await broken.command("settings server", ann, language="it")


async def test_a_move_that_is_legal_twice_is_made_once_however_it_is_asked_for_again(
    party: Party, broken: Broken
) -> None:
    """Clicked, the answer lost, the bot started anew, then typed: it's told as done, and what's next is shown."""
    from tests.discord.positions import at_step, played_until

    info = await party.at(played_until(at_step("track", 2)))
    up, thread, on = party.up(info), party.thread(info), await party.turn_message(info)
    data: Json = {"component_type": 2, "custom_id": str(Code("b", info.id, info.seq, "act", "pass"))}
    await broken._lost(lambda: broken._send(Step("pass", up, thread, COMPONENT, data, on)))
    await broken._restart()
    moved = await party.info(info)
    assert (moved.seq, party.up(moved)) == (info.seq + 1, up)
    await up.slash(thread, "market")
    await up.click(on, label="My turn")
    told = await up.slash(thread, "pass")
    assert "already done" in told.text
    assert any(":pick:" in each or ":act:" in each for each in codes(told.message)), "what comes next"
    assert (await party.info(info)).seq == moved.seq
    await up.slash(thread, "pass")
    assert (await party.info(info)).seq == moved.seq + 1
    await idle(party)
    assert await party.service.storage.unanswered.since(0.0) == [], "what is answered is owed to nobody"


async def test_what_is_owed_stays_owed_until_it_is_told(party: Party) -> None:
    """The answer that was to tell that it's done gets lost as well; the next one says so, and nothing else."""
    from tests.discord.positions import at_step, played_until

    broken, info = Broken(party, after=False), await party.at(played_until(at_step("track", 2)))
    up, thread = party.up(info), party.thread(info)
    # Refused by the wall before Discord: what comes next can't be shown, and then not even that can be said.
    party.server.fail("*", FURTHER, 429, count=5)
    for _ in range(2):
        await broken.typed("pass", up, thread, {})
    for said in ("It’s done, but I couldn’t show you", "You asked for that"):
        heard = len(up.sees(thread))
        await broken.typed("pass", up, thread, {})
        told = "\n".join(each.text for each in up.sees(thread)[heard:])
        assert (said in told) == (said.startswith("It’s"))
    assert (await party.info(info)).seq == info.seq + 2, "once it's told, it may be asked for once more"


async def test_who_is_to_wait_an_hour_for_an_answer_is_asked_to_ask_again(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord's limit for answers holds up nobody: the answer counts as lost, and makes room for the next."""
    monkeypatch.setattr(delivery, "LONGEST", 2.0)
    info = await party.started()
    up, thread = party.up(info), party.thread(info)
    body = {"message": "You are being rate limited.", "retry_after": 3600.0, "global": False}
    party.server.fail("*", FURTHER, 429, headers={"Via": "1.1 google"}, body=body)
    await Broken(party, after=False).typed("draft_company", up, thread, {"company": "5"})
    assert party.bot is not None
    assert not party.bot.crowd._at_work[up.id]
    assert "already done" in (await up.slash(thread, "draft_company", company="5")).text


async def test_an_answer_that_is_long_under_way_counts_as_lost_for_who_asks_again(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.discord.positions import at_step, played_until

    monkeypatch.setattr(lost, "SLOW", 0.0)
    info = await party.at(played_until(at_step("track", 2)))
    up, thread = party.up(info), party.thread(info)
    held = party.server.hang("*", FURTHER, 300)
    first = asyncio.ensure_future(up.slash(thread, "pass"))
    await until(lambda: held.count == 0)
    assert "already done" in (await up.slash(thread, "pass")).text
    assert (await party.info(info)).seq == info.seq + 1
    await up.slash(thread, "pass")
    assert (await party.info(info)).seq == info.seq + 2, "it's told once"
    first.cancel()
    party.server.interactions.all.clear()


async def test_a_connection_that_breaks_once_is_not_noticed(party: Party) -> None:
    await party.open()
    (info,) = await party.service.list(party.server.guild.id)
    party.server.expect(400, 40060)
    for after in (False, True):
        for path in (FIRST, FURTHER):
            party.server.cut("POST", path, after=after)
            before = len(party.ben.sees(party.lobby))
            answer = await party.ben.slash(party.lobby, "game leave" if after else "game join", game=str(info.id))
            assert ("You have a seat" in answer.text) or ("no seat" in answer.text) or ("left" in answer.text)
            assert len(party.ben.sees(party.lobby)) == before + 1
            other = "game join" if after else "game leave"
            await party.ben.slash(party.lobby, other, game=str(info.id))


async def test_what_another_process_has_answered_meanwhile_is_done_once_more(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.discord.positions import at_step, played_until

    info = await party.at(played_until(at_step("track", 2)))
    up, thread = party.up(info), party.thread(info)
    assert party.bot is not None
    storage, answered = party.service.storage, list[Errand]()
    with monkeypatch.context() as patched:
        patched.setattr(storage.unanswered, "strike_out", answered.append)
        await up.slash(thread, "pass")
        await idle(party)
    # A process that takes a shard over reads it just before the answer is noted.
    lost = party.bot.front.lost = LostAnswers(storage, party.service.clock)
    await lost.load()
    assert up.id in lost._lost
    for each in answered:
        storage.unanswered.strike_out(each)
    await party.service.settle()
    await up.slash(thread, "pass")
    assert (await party.info(info)).seq == info.seq + 2


async def test_undo_typed_again_takes_back_nothing_more_until_a_button_names_the_next_move(party: Party) -> None:
    game = await party.started()
    thread = party.thread(game)
    up = party.up(game)
    await up.slash(thread, "draft_company", company="5")
    await up.slash(thread, "undo")
    told = await up.slash(thread, "undo")
    assert "undone already" in told.text
    assert (await party.info(game)).seq == 2
    assert told.message.components == []


async def test_two_moves_are_taken_back_one_after_the_other_if_it_is_said(party: Party) -> None:
    from tests.discord.positions import at_step, played_until

    info = await party.at(played_until(at_step("track", 2)))
    up, thread = party.up(info), party.thread(info)
    for _ in range(2):
        await up.slash(thread, "pass")
    moved = await party.info(info)
    assert party.up(moved) is up
    await up.slash(thread, "undo")
    told = await up.slash(thread, "undo")
    assert "The one before it" in told.text
    assert (await party.info(info)).seq == moved.seq + 1
    await up.click(told.message, label="Undo")
    assert await party.service.undoable(info.id, up.id) == 0
