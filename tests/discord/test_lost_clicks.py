"""Every button, menu and form that changes something, with lost answers and after a restart: it's done once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord import features
from bot.discord.codes import Code, read_code
from bot.discord.front import Front
from bot.discord.play.order_choices import more, pack_order, purchases
from bot.local.actors import Actor
from bot.local.standin.model import COMPONENT, Json, Message, Upload
from bot.panel.choices import choice_of
from bot.service import GameInfo
from bot.service import Person as Seated
from bot.service.games.logfile import dump
from bot.service.people.waiting import AwaitedGame
from engine.game import Game
from tests.databases import sql
from tests.discord.party import Party, codes
from tests.discord.play.test_offering import table
from tests.discord.positions import at_step, played_until
from tests.discord.test_lost_answers import Broken, Step, broken

__all__ = ["broken"]

SHOWING = frozenset((
    "ahead", "foresee", "forget", "hand", "handavoid", "handrest", "handroutes", "handrun", "handtype", "handvisit",
    "into", "legend", "list", "log", "my", "offer_buyer", "offer_thing", "offer_who", "offer_yes", "offers", "rule",
    "tile", "tongue", "what_if", "why", "company_at", "film", "holdings_at", "invite", "map_at", "market_at",
    "note_about", "notes", "robots", "plan_card", "plan_open", "plan_look", "sheet", "sheet_csv", "sheet_page",
    "status", "hint",
))  # fmt: skip
"""What only shows or asks something."""
AS_OTHERS = frozenset(("amount", "handgo"))
"""What comes down to what another does: a form for an amount is that for a price, typed routes run as found ones do."""
APART = frozenset(("recover",))
"""What is done for games that are lost only; done twice, and cut short, in `tables/test_recovery.py`."""
TABLES = ("join", "leave", "start", "act", "undo", "pick", "order_pass", "order_cancel", "seat_take", "seat_claim",
          "offer_no", "offer_back", "offer_sure", "set_direct", "set_rated", "set_language", "abandon",
          "forget_now")  # fmt: skip
VOTES = ("removal", "call", "ballot", "dismiss", "talk_on", "talk_off", "thread")
LATER_ON = ("same_run", "order_buy", "plan_back", "plan_anew", "plan_keep", "plan_show", "plan_hold", "plan_next")
BACK = ("undo_turn", "back", "redo", "redo_ask")
MOVES = ("inner", "run", "fin", "yes", "price")
LESSONS = ("skip_halt", "end_lesson")
MORE = ("offer_post", "set_zone", "set_quiet", "set_leave", "set_back", "snooze", "sit", "rematch")
SITTING = ("robot_sit", "robot_go", "invite_whom", "seat_no", "seat_yes", "unwait", "wait_along")
FILLED = ("note_write", "order_amount", "order_more")
"""What each test drives."""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have tests of their own."""

    async def nothing(*_: Any, **__: Any) -> list[Any]:
        return []

    monkeypatch.setattr(Front, "draw", nothing)


def of(person: Actor, game: GameInfo, **more: Any) -> Seated:
    return Seated(person.id, person.name, server=game.server, **more)


async def test_tables_moves_seats_and_offers(party: Party, broken: Broken) -> None:
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
    await broken.click("set_rated", party.ben, thread, Code("b", 0, 0, "set_rated", "no"), message)
    await broken.click("set_language", party.ben, thread, Code("s", 0, 0, "set_language"), message, "it")
    await broken.click("abandon", party.ann, thread, Code("b", game.id, 3, "abandon"), message)
    for each in await party.service.list(party.server.guild.id, ("open", "running")):
        await party.service.abandon(each.id, Seated(each.host, "", server=each.server, manager=True))
    await broken.click("forget_now", party.ben, thread, Code("b", 0, 0, "forget_now"), message)
    assert broken.driven == {*TABLES}


async def _votes_and_seats(party: Party, broken: Broken, game: GameInfo, message: Message) -> None:
    thread = party.thread(game)
    seat = next(each.seat for each in game.seats if each.user == party.ben.id)
    dora = Actor(party.server, "Dora")
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


async def test_votes_and_a_new_thread(party: Party, broken: Broken, errors_logged: list[str]) -> None:
    errors_logged.append("the channel is gone")
    game = await party.started()
    thread, on = party.thread(game), await party.turn_message(game)
    seats = {each.user: each.seat for each in game.seats}
    await broken.click("ask", party.ann, thread, Code("b", game.id, 0, "removal", seats[party.ben.id]), on)
    await broken.click("ask", party.ann, thread, Code("b", game.id, 0, "call", f"{seats[party.cid.id]};x"), on)
    vote = next(each for each in await party.service.votes.listed(game.id) if each.what == "caretaker")
    await broken.click("vote", party.ben, thread, Code("b", game.id, 0, "ballot", f"{vote.id};yes;x"), on)
    party.ann.user.permissions |= 1 << 5
    await broken.click("dismiss", party.ann, thread, Code("b", game.id, 0, "dismiss", seats[party.ben.id]), on)
    for verb in ("talk_on", "talk_off"):
        await broken.click(verb, party.ann, thread, Code("b", game.id, 0, verb), on)
    notice = party.server.world.in_channel(party.lobby.id)[0]
    party.server.expected[404, 10003] += 9
    party.server.expected[404, 10008] += 9
    party.server.delete_channel(thread)
    await broken.click("thread", party.ann, party.lobby, Code("b", game.id, 0, "thread"), notice)
    assert broken.driven == {*VOTES}


async def test_what_is_given_for_later_and_taken_back(party: Party, broken: Broken) -> None:
    game = await party.at(played_until(at_step("stock", 2)))
    thread, on = party.thread(game), await party.turn_message(game)
    other = party.others(game)[0]
    seats = game.seats_of(other.id)
    await broken.click("same", other, thread, Code("b", game.id, game.seq, "same_run"), on)
    order = (await party.service.read(game.id, lambda each: purchases(each, seats)))[0]
    await broken.click("buy", other, thread, Code("s", game.id, game.seq, "order_buy"), on, pack_order(order))
    person = of(other, game)
    await party.service.plans.try_out(game.id, person, [{"type": "pass"}])
    for verb in ("plan_back", "plan_anew", "plan_keep", "plan_show", "plan_hold"):
        await party.service.plans.try_out(game.id, person, [{"type": "pass"}])
        seq = await party.service.plans.read(game.id, person, lambda each: each.seq)
        data: Json = {"component_type": 2, "custom_id": str(Code("b", game.id, seq, verb))}
        await broken.use(verb, Step(verb, other, thread, COMPONENT, data, on))
    (plan,) = await party.service.plans.listed(game.id, person)
    while party.up(await party.info(game)) is not other:
        await party.service.act(game.id, of(party.up(await party.info(game)), game), [{"type": "pass"}])
    seq = (await party.info(game)).seq
    await broken.click("next", other, thread, Code("b", game.id, seq, "plan_next", f"{plan.id};0"), on)
    assert broken.driven == {*LATER_ON}


async def test_turns_taken_back(party: Party, broken: Broken) -> None:
    game = await party.at(played_until(at_step("track", 2)))
    up, thread, on = party.up(game), party.thread(game), await party.turn_message(game)
    for _ in range(2):
        game = (await party.service.act(game.id, of(up, game), [{"type": "pass"}])).info
    await broken.click("back", up, thread, Code("b", game.id, game.seq, "undo_turn"), on)
    for _ in range(2):
        game = (await party.service.act(game.id, of(up, game), [{"type": "pass"}])).info
    to = (await party.service.story(game.id))[-3]["seq"]
    await broken.click("ask", up, thread, Code("b", game.id, game.seq, "back", str(to)), on)
    await _redone(party, broken)
    assert broken.driven == {*BACK}


async def _redone(party: Party, broken: Broken) -> None:
    game = await party.started()
    thread, on = party.thread(game), await party.turn_message(game)
    for minor in ("5", "6"):
        up = party.up(game)
        game = (await party.service.act(game.id, of(up, game), [{"type": "draft_company", "company": minor}])).info
    game = (await party.service.undo(game.id, of(up, game))).info
    await broken.click("redo", up, thread, Code("b", game.id, game.seq, "redo"), on)
    asking, *others = (party.ann, party.ben, party.cid)
    vote = await party.service.votes.open(game.id, of(asking, game), "undo", to=0)
    assert vote is not None
    for each in others:
        await party.service.votes.cast(game.id, of(each, game), vote.id, yes=True)
    game = await party.info(game)
    await broken.click("ask", party.ben, thread, Code("b", game.id, game.seq, "redo_ask", "2"), on)


async def test_seats_that_are_kept_and_lists_of_those_who_wait(party: Party, broken: Broken) -> None:
    notice = (await party.open(players=3)).message
    (info,) = await party.service.list(party.server.guild.id, ("open",))
    for verb, seated, value in (("robot_sit", "1", "easy"), ("robot_go", "2", "P2")):
        await broken.click(verb, party.ann, party.lobby, Code("s", info.id, 0, verb, seated), notice, value)
    chosen = {"component_type": 5, "custom_id": str(Code("s", info.id, 0, "invite_whom")), "values": [party.ben.id]}
    known = {"users": {party.ben.id: party.server.payloads.user(party.ben.user)}}
    whom: Json = chosen | {"resolved": known}
    assert await broken.use("invite_whom", Step("invite", party.ann, party.lobby, COMPONENT, whom, notice))
    await broken.click("no", party.ben, party.lobby, Code("b", info.id, 0, "seat_no"), notice)
    await party.service.invitations.invite(info.id, of(party.ann, info), [party.ben.id], str(party.lobby.id))
    await broken.click("yes", party.ben, party.lobby, Code("b", info.id, 0, "seat_yes"), notice)
    await party.service.waiting.wait(of(party.cid, info), AwaitedGame("1889", 4, 24))
    await broken.click("unwait", party.cid, party.lobby, Code("b", 0, 0, "unwait", "1889|4|24"), notice)
    await broken.click("along", party.cid, party.lobby, Code("b", 0, 0, "wait_along", "1889|4|24"), notice)
    assert broken.driven == {*SITTING}


async def test_notes_and_limits_by_forms(party: Party, broken: Broken) -> None:
    game = await party.started(title="1889")
    thread, on, other = party.thread(game), await party.turn_message(game), party.others(game)[0]
    await broken.form(other, thread, Code("m", game.id, 0, "note_write"), on, text="mine")
    first = await party.service.read(game.id, lambda each: next(iter(each.title.privates)))
    await broken.form(other, thread, Code("m", game.id, game.seq, "order_amount", f"bid|{first}"), on, amount="45")
    game = await party.at(played_until(at_step("track", 2)))
    thread, on = party.thread(game), await party.turn_message(game)
    for person in (party.ann, party.ben, party.cid):
        seats = game.seats_of(person.id)
        found = await party.service.read(game.id, lambda each, seats=seats: more(each, seats))
        if found:
            value = pack_order(found[0])
            await broken.click("more", person, thread, Code("s", game.id, game.seq, "order_more"), on, value)
            break
    assert broken.driven == {*FILLED}


def with_a_price(game: Game) -> Any:
    """An offer of an amount: the action, its fixed fields, the field and the lowest value; None where there's none."""
    for kind in ("buy_train", "buy_private"):
        for each in game.legal(kind) if kind in game.actions else ():
            choice = choice_of(game, each)
            if choice.ranges:
                return kind, choice.fields, *next((name, low) for name, (low, _, _) in choice.ranges.items())
    return None


async def test_moves_by_menus_buttons_and_forms(party: Party, broken: Broken) -> None:
    position = played_until(at_step("track", 2))
    for verb in ("inner", "run", "fin", "yes"):
        game = await party.at(position.copy(), name=verb)
        up, thread, on = party.up(game), party.thread(game), await party.turn_message(game)
        shown = [each for each in map(read_code, codes(on)) if each is not None and each.verb == verb]
        code = shown[0] if shown else Code("s" if verb == "inner" else "b", game.id, game.seq, verb, "pass")
        await broken.click(verb, up, thread, code, on, *(["pass"] if verb == "inner" else []))
    game = await party.at(played_until(lambda each: with_a_price(each) is not None))
    kind, fields, field, low = await party.service.read(game.id, with_a_price)
    up, thread, on = party.up(game), party.thread(game), await party.turn_message(game)
    back = Code("m", game.id, game.seq, field, "|".join([kind, *map(str, fields.values())]))
    await broken.form(up, thread, back, on, number=str(low))
    assert broken.driven == {*MOVES}


async def test_settings_seats_of_logs_offers_by_form_and_a_rematch(party: Party, broken: Broken) -> None:
    game, seller, _, thing, buyer = await table(party)
    thread, on, ben = party.thread(game), await party.turn_message(game), party.ben
    lines = {"price": "5", "until": "3 d"}
    await broken.form(seller, thread, Code("m", game.id, game.seq, "offer_post", f"{thing}|{buyer}"), on, **lines)
    await broken.click("zone", ben, thread, Code("s", 0, 0, "set_zone"), on, "Europe/Rome")
    await broken.form(ben, thread, Code("m", 0, 0, "set_zone"), on, line="lisbon")
    await broken.form(ben, thread, Code("m", 0, 0, "set_quiet"), on, line="23:00-07:00")
    await broken.form(ben, thread, Code("m", 0, 0, "set_leave"), on, start="", end="31.12.")
    await broken.click("back", ben, thread, Code("b", 0, 0, "set_back"), on)
    party.service._desk.people._clock = lambda: 1e9
    await broken.click("snooze", ben, thread, Code("b", 0, 0, "snooze", f"8;{ben.id};x"), on)
    log = Upload("friday.jsonl", dump(await party.service.record(game.id)))
    notice = (await party.ann.slash(party.lobby, "game rebuild", file=log)).message
    (again,) = await party.service.list(party.server.guild.id, ("open",))
    await broken.click("sit", ben, party.lobby, Code("s", again.id, 0, "sit"), notice, "P2")
    async with party.service.storage.database.transaction(aside=True) as tx:
        await tx.run(sql("UPDATE games SET status = 'finished' WHERE id = :id"), id=game.id)
    party.service._desk.tables.forget_all()
    await broken.click("again", ben, thread, Code("b", game.id, game.seq, "rematch"), on)
    assert broken.driven == {*MORE}


async def test_a_lesson_is_skipped_through_and_ended(party: Party, broken: Broken) -> None:
    await party.ann.slash(party.lobby, "learn", title="1889")
    game = await party.service.lessons.of(party.ann.id)
    assert game is not None
    await party.server.until(lambda: any(map(codes, party.ann.sees(party.ann.dm))), what="the first halt")
    on = party.ann.last(party.ann.dm)
    await broken.click("skip", party.ann, party.ann.dm, Code("b", game.id, game.seq, "skip_halt"), on)
    now = await party.info(game)
    assert now.lesson is not None
    assert len(now.lesson["seen"]) == 2
    await broken.click("end", party.ann, party.ann.dm, Code("b", game.id, now.seq, "end_lesson"), on)
    assert broken.driven == {*LESSONS}


def test_every_button_menu_and_form_is_driven() -> None:
    """A new one that changes something has to be driven above."""
    everything = {*features.BUTTONS, *features.MENUS, *features.FORMS}
    changing = {*APART, *TABLES, *VOTES, *LATER_ON, *BACK, *MOVES, *MORE, *SITTING, *FILLED, *LESSONS}
    assert everything - changing == SHOWING | AS_OTHERS
