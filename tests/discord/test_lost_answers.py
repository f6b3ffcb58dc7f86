"""Answers that get lost on a broken connection: nothing false is said, and nothing is done twice."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

import pytest

from bot.discord import router
from bot.discord.actions import catalogue
from bot.discord.codes import Code
from bot.service import GameInfo
from bot.service import Person as Seated
from bot.service.logfile import dump
from bot.table.actors import Person
from bot.table.commands import leaves
from bot.table.server.model import COMPONENT, LOADING, SLASH, Channel, Json, Message, Upload
from bot.words import speak
from tests.discord.party import Party
from tests.discord.test_offering import table

FIRST, FURTHER = r"/callback$", r"^/webhooks/"
NOTES = ("notice", "look.%", "tips.%", "lost", "asking", "board", "pinned", "digest")
"""Settings that the bot notes by itself."""
LOOKING = frozenset((
    "company", "dragons", "game abandon", "game list", "game status", "holdings", "istvan", "log", "map", "market",
    "offer list", "orders list", "player", "plan", "privacy", "rules", "settings view", "tiles", "trains", "turns",
    "vote list",
))  # fmt: skip


@dataclass
class Step:
    """Something that changes what is stored: who does it, where, and what is sent."""

    name: str
    who: Person
    where: Channel
    kind: int
    data: Json
    on: Message | None = None


class Stored:
    """What is stored, but for what the bot notes by itself."""

    def __init__(self, party: Party) -> None:
        self._database = party.service.storage._database

    async def now(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name in ("games", "seats", "actions", "intents", "settings"):
            where = "".join(f" AND key NOT LIKE '{each}'" for each in NOTES) if name == "settings" else ""
            rows = await self._database.rows(f"SELECT * FROM {name} WHERE 1{where}")
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

    async def command(self, name: str, who: Person, where: Channel | None = None, /, **options: Any) -> None:
        """Type a command whose answers are lost, then type it again."""
        party = self.party
        where = where or party.lobby
        self.driven.add(name)

        async def typed() -> None:
            known = next(each for each in leaves(party.server.world.commands["global"]) if " ".join(each.words) == name)
            filled, resolved = [], {}
            for each in known.options:
                if each["name"] not in options:
                    continue
                value = options[each["name"]]
                if isinstance(value, Upload):
                    file = party.server.posting.attach(value)
                    resolved = {"attachments": {file.id: party.server.payloads.attachment(where.id, file)}}
                    value = file.id
                filled.append({"name": each["name"], "type": each["type"], "value": value})
            await self._send(Step(name, who, where, SLASH, known.data(filled, resolved)))

        before = await self.stored.now()
        await self._lost(typed)
        after = await self.stored.now()
        assert after != before, f"/{name} changed nothing"
        heard = len(who.sees(where))
        await typed()
        assert await self.stored.now() == after, f"/{name} was done twice"
        self._check_words(who, where, heard, name)

    async def click(self, name: str, who: Person, where: Channel, code: Code, on: Message, *values: str) -> None:
        """Use a button, menu or form whose answers are lost, then use it again."""
        self.driven.add(code.verb)
        data: Json = {"component_type": 3 if values else 2, "custom_id": str(code)}
        data |= {"values": list(values)} if values else {}

        async def used() -> None:
            await self._send(Step(name, who, where, COMPONENT, data, on))

        before = await self.stored.now()
        await self._lost(used)
        after = await self.stored.now()
        assert after != before, f"{name} changed nothing"
        heard = len(who.sees(where))
        await used()
        assert await self.stored.now() == after, f"{name} was done twice"
        self._check_words(who, where, heard, name)

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

    def _check_words(self, who: Person, where: Channel, heard: int, name: str) -> None:
        said = "\n".join(each.text for each in who.sees(where)[heard:])
        assert "error of mine" not in said, (name, said)


@pytest.fixture(params=[False, True], ids=["before Discord took them", "after it"])
async def broken(party: Party, request: pytest.FixtureRequest) -> Broken:
    """A table whose answers get lost."""
    return Broken(party, after=request.param)


def names_of_commands(party: Party) -> set[str]:
    """All commands but the moves, which are one kind."""
    found = {" ".join(each.words) for each in leaves(party.server.world.commands["global"])}
    return found - {speak("en")(f"command-{each}") for each in catalogue()}


async def test_every_command_whose_answer_is_lost_was_done_once_and_says_so(
    party: Party, broken: Broken, caplog: pytest.LogCaptureFixture, errors_logged: list[str]
) -> None:
    errors_logged.append("the channel is gone")
    game = await _a_table(party, broken)
    await _a_game(party, broken, game)
    await _offers(party, broken)
    await _settings(party, broken)
    assert names_of_commands(party) == LOOKING | broken.driven - {"draft_company"}
    lost = [each for each in caplog.records if "couldn't be answered (it was carried out)" in each.getMessage()]
    assert len(lost) == len(broken.driven)
    assert all(each.levelno == logging.WARNING and each.exc_info is None for each in lost)


async def _a_table(party: Party, broken: Broken) -> GameInfo:
    await broken.command("game new", party.ann, title="18mag", name="Friday")
    (open_one,) = await party.service.list(party.server.guild.id, ("open",))
    number = str(open_one.id)
    await broken.command("game join", party.ben, game=number)
    await broken.command("game leave", party.ben, game=number)
    for each in (party.ben, party.cid):
        await party.service.join(open_one.id, Seated(each.id, each.name, server=open_one.server))
    await broken.command("game pace", party.ann, game=number, pace=8)
    await broken.command("game start", party.ann, game=number)
    game = await party.info(open_one)
    log = dump(await party.service.record(game.id))
    await broken.command("game rebuild", party.cid, file=Upload("friday.jsonl", log))
    return game


async def _a_game(party: Party, broken: Broken, game: GameInfo) -> None:
    thread, up = party.thread(game), party.up(game)
    await broken.command("draft_company", up, thread, company="5")
    await broken.command("undo", up, thread)
    await broken.command("history", party.ann, thread, times=False)
    await broken.command("orders give", party.ben, thread, order="pass|acts")
    person = Seated(party.ben.id, "Ben", server=game.server)
    (order,) = await party.service.orders.listed(game.id, person)
    await broken.command("orders cancel", party.ben, thread, order=f"order|{order.id}")
    seats = {each.user: each.seat for each in game.seats}
    await broken.command("vote remove", party.ann, thread, player=seats[party.ben.id])
    await broken.command("vote caretaker", party.ann, thread, player=seats[party.cid.id])
    await broken.command("seat substitute", party.ben, thread)
    await broken.command("seat claim", party.ben, thread)
    await broken.command("seat caretaker", party.cid, thread)
    dora, chief = Person(party.server, "Dora"), Seated("8", "Chief", server=game.server, manager=True)
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
    await broken.command("help", ann, tips=False)
    await broken.command("settings language", ann, language="en")
    await broken.command("settings time_zone", ann, zone="rome")
    await broken.command("settings quiet_hours", ann, hours="23:00–07:00")
    await broken.command("settings leave", ann, last_day="31.12.")
    await broken.command("settings back", ann)
    await broken.command("settings reminders", ann, direct=True)
    ann.user.permissions |= 1 << 5
    await broken.command("settings server", ann, language="it")


MOVES = frozenset((
    "act", "fin", "handgo", "handrun", "inner", "pick", "run", "yes",
))  # fmt: skip
"""Clicks that all come down to one command, which carries out moves made for one point of the game."""
OTHERS = frozenset((
    "ahead", "foresee", "forget", "hand", "handavoid", "handrest", "handtype", "handvisit", "into", "tile", "legend",
    "list", "log", "my", "offer_thing", "offer_who", "offer_yes", "offers", "rule", "set_leave",
    "set_quiet", "set_zone", "tongue", "what_if", "why",
))  # fmt: skip
"""Clicks that only show or ask something; what the forms then send goes the way of the commands."""
STATED = frozenset((
    "back", "ballot", "call", "dismiss", "offer_buyer", "plan_anew", "plan_back", "plan_keep", "rematch", "removal",
    "same_run", "set_back", "sit", "snooze", "undo_turn",
))  # fmt: skip
"""Clicks that come down to what is driven here as a command or by another click, or that name the state they're for."""


async def test_every_click_whose_answer_is_lost_is_done_once(party: Party, broken: Broken) -> None:
    notice = (await party.open(name="Clicks")).message
    (open_one,) = await party.service.list(party.server.guild.id, ("open",))
    for verb, who in (
        ("join", party.ben),
        ("leave", party.ben),
        ("join", party.ben),
        ("join", party.cid),
        ("start", party.ann),
    ):
        await broken.click(verb, who, party.lobby, Code("b", open_one.id, 0, verb), notice)
    game = await party.info(open_one)
    thread, message = party.thread(game), await party.turn_message(game)
    up = party.up(game)
    await broken.click("act", up, thread, Code("b", game.id, 0, "act", "draft_company|5"), message)
    await broken.click("undo", up, thread, Code("b", game.id, 1, "undo"), message)
    await broken.click("pick", up, thread, Code("s", game.id, 2, "pick", "draft_company"), message, "draft_company|6")
    await broken.click("order", up, thread, Code("s", game.id, 3, "order_pass"), message, "pass|acts")
    (order,) = await party.service.orders.listed(game.id, Seated(up.id, up.name, server=game.server))
    back = Code("s", game.id, 3, "order_cancel")
    await broken.click("cancel", up, thread, back, message, f"order|{order.id}")
    await _votes_and_seats(party, broken, game, message)
    await _offers_by_click(party, broken)
    await broken.click("set_direct", party.ben, thread, Code("b", 0, 0, "set_direct", "yes"), message)
    await broken.click("set_language", party.ben, thread, Code("s", 0, 0, "set_language"), message, "it")
    await broken.click("abandon", party.ann, thread, Code("b", game.id, 3, "abandon"), message)
    for each in await party.service.list(party.server.guild.id, ("open", "running")):
        await party.service.abandon(each.id, Seated(each.host, "", server=each.server, manager=True))
    await broken.click("forget_now", party.ben, thread, Code("b", 0, 0, "forget_now"), message)
    everything = {*router.BUTTONS, *router.MENUS, *router.OPENERS, *router.MENU_OPENERS, *router.LOOSE}
    assert everything | {*router.LOOSE_MENUS} == broken.driven | MOVES | OTHERS | STATED | {"order_buy", "thread"}


async def _votes_and_seats(party: Party, broken: Broken, game: GameInfo, message: Message) -> None:
    thread = party.thread(game)
    seat = next(each.seat for each in game.seats if each.user == party.ben.id)
    dora = Person(party.server, "Dora")
    person = Seated(party.ben.id, "Ben", server=game.server)
    await party.service.seats.want_substitute(game.id, person)
    await broken.click("seat_take", dora, thread, Code("b", game.id, 3, "seat_take", f"{seat};x"), message)
    await broken.click("seat_claim", party.ben, thread, Code("b", game.id, 3, "seat_claim", f"{seat};x"), message)


async def _offers_by_click(party: Party, broken: Broken) -> None:
    info, seller, other, thing, buyer = await table(party)
    thread, on = party.thread(info), await party.turn_message(info)
    sort, what, owner = thing.split("|")
    for price, verb, who in ((5, "offer_no", other), (6, "offer_back", seller), (7, "offer_sure", other)):
        raw = {"sort": sort, "object": what, "seller": owner, "buyer": buyer, "price": price, "to": None}
        person = Seated(seller.id, seller.name, server=info.server)
        posted = await party.service.offers.post(info.id, person, raw, party.service.clock() + 3600)
        await broken.click(
            verb,
            who,
            thread,
            Code("b", info.id, info.seq, verb, f"{posted.id};x" + (";" if verb == "offer_sure" else "")),
            on,
        )


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
