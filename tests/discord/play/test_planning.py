"""Looking ahead at the table: what if and plans, standing orders; unseen by others, without a trace in the log."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.discord.play.order_choices import purchases
from bot.discord.play.order_lines import intent_text, why_text
from bot.discord.play.plans import run_line, step_lines
from bot.local.actors import Actor
from bot.local.standin.model import Message
from bot.service import GameInfo, Intent, PlanDraft
from bot.service import Person as Seated
from bot.service.intents.glances import RunChange, best_run
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from engine import BuyShare, LayTile, SellShares, load_title
from engine.actions import RouteClaim
from engine.game import Game
from tests.discord.party import Party, choices, choose, codes
from tests.discord.positions import at_step, played_until


def new_stock_round(game: Game) -> bool:
    """A stock round begins, and the one to act can buy something."""
    fresh = at_step("stock")(game) and game.entries[-1]["by"] != (game.decision.by if game.decision else "")
    return fresh and any(game.legal("buy_share"))


async def stock(party: Party, **terms: Any) -> GameInfo:
    return await party.at(played_until(new_stock_round), **terms)


async def digest(party: Party, info: GameInfo) -> str:
    return await party.service.read(info.id, lambda game: game.digest())


async def ahead(party: Party, info: GameInfo, person: Actor) -> Message:
    """The person's private message for later."""
    answer = await person.slash(party.thread(info), "orders list")
    assert answer.private
    return answer.message


def share(info: GameInfo, message: Message) -> str:
    return next(each for each in choices(message, "pick:buy_share") if each.startswith("buy_share|"))


async def test_what_if_is_played_with_the_same_panel_and_touches_nothing(party: Party) -> None:
    info = await stock(party)
    person, before, seen = party.up(info), await digest(party, info), len(party.messages(info))
    opened = await person.slash(party.thread(info), "plan")
    assert opened.private
    assert "What if" in opened.text
    value = next(
        option["value"]
        for each in opened.message.parts()
        for option in each.get("options", ())
        if option["value"].startswith("buy_share|")
    )
    done = await choose(person, opened.message, value)
    await done.touched()
    message = opened.message
    assert "What that changes" in message.content
    assert f"{person.name}:" in message.content
    assert (await digest(party, info), len(party.messages(info))) == (before, seen)
    assert (await party.info(info)).seq == info.seq
    await (await person.click(message, label="Step back")).touched()
    assert "Make your moves as usual" in message.content
    for other in party.others(info):
        answer = await other.slash(party.thread(info), "orders list")
        assert "Nothing yet" in answer.text


async def test_played_at_once_in_ones_own_turn(party: Party) -> None:
    info = await stock(party)
    person = party.up(info)
    opened = await person.slash(party.thread(info), "plan")
    value = next(v for e in opened.message.parts() for v in values(e) if v.startswith("buy_share|"))
    await (await choose(person, opened.message, value)).touched()
    await (await person.click(opened.message, label="Play it now")).touched()
    rows = await party.service.story(info.id, info.seq)
    assert rows[0]["action"]["type"] == "buy_share"
    assert "played to its end" in opened.message.content


def values(part: dict[str, Any]) -> list[str]:
    return [each["value"] for each in part.get("options", ())]


async def test_a_plan_for_a_coming_turn_is_played_then(party: Party) -> None:
    info = await stock(party)
    other = party.others(info)[0]
    opened = await other.slash(party.thread(info), "plan")
    value = next(v for e in opened.message.parts() for v in values(e) if v.startswith("buy_share|"))
    await (await choose(other, opened.message, value)).touched()
    assert "others are taken to pass" in opened.message.content
    before = await digest(party, info)
    await (await other.click(opened.message, label="Keep as plan")).touched()
    assert "Kept as a plan" in opened.message.content
    assert await digest(party, info) == before
    assert "plan of one step" in (await ahead(party, info, other)).content
    seat = info.seats_of(other.id)[0]
    for _ in range(3):
        now = await party.info(info)
        if party.up(now) is other:
            break
        await party.up(now).slash(party.thread(info), "pass")
    rows = await party.service.story(info.id, info.seq)
    assert [row["action"]["type"] for row in rows if row["by"] == seat] == ["buy_share"]
    assert "played to its end" in (await other.slash(party.thread(info), "orders list")).text


async def planned_before_a_sale(party: Party, keep: str) -> tuple[GameInfo, Actor, Actor]:
    """A share to be bought was planned, and kept so; then whoever was up made it cheaper. They, and the planner."""
    info = await party.at(played_until(lambda game: new_stock_round(game) and cheaper(game) != ""))
    company = await party.service.read(info.id, cheaper)
    mover, other = party.up(info), next_up(party, info)
    opened = await other.slash(party.thread(info), "plan")
    await (await choose(other, opened.message, f"buy_share|{company}")).touched()
    await (await other.click(opened.message, label=keep)).touched()
    sale = await party.service.read(info.id, lambda game: sale_of(game, company))
    await party.service.act(info.id, seated(party, mover), [sale])
    if party.up(await party.info(info)) is mover:
        await mover.slash(party.thread(info), "pass")
    return info, mover, other


async def test_a_plan_stops_where_the_situation_has_changed_and_says_why(party: Party) -> None:
    info, mover, other = await planned_before_a_sale(party, "Keep as plan")
    now = await party.info(info)
    assert party.up(now) is other
    rows = await party.service.story(info.id, info.seq)
    assert {row["by"] for row in rows} == set(info.seats_of(mover.id))
    message = await party.turn_message(now)
    assert "plan" not in message.content
    panel = await other.click(message, label="My turn")
    assert "plan of one step has stopped before step 1" in panel.text
    assert "instead of" in panel.text
    assert choices(panel.message, "pick:buy_share") != []


def cheaper(game: Game) -> str:
    """A company that the one to act may sell, which lowers its price, and that can be bought."""
    bought = {each.company for each in game.legal("buy_share") if isinstance(each, BuyShare)}
    for each in game.legal("sell_shares"):
        assert isinstance(each, SellShares)
        trial = game.copy()
        trial.apply(each, game.decision.by if game.decision else "")
        if each.company in bought and trial.view.price(each.company) < game.view.price(each.company):
            return each.company
    return ""


def sale_of(game: Game, company: str) -> dict[str, Any]:
    found = [each for each in game.legal("sell_shares", company=company) if isinstance(each, SellShares)]
    return found[-1].to_json()


def next_up(party: Party, info: GameInfo) -> Actor:
    """Who acts after the one to act, in a stock round."""
    assert info.turn is not None
    seats = [each.seat for each in info.seats]
    return party.people[info.seat(seats[(seats.index(info.turn.seat) + 1) % len(seats)]).user]


def seated(party: Party, person: Actor) -> Seated:
    return Seated(user=person.id, name=person.name, server=party.server.guild.id)


async def test_a_stock_round_in_which_nobody_wants_anything_passes_by_itself(party: Party) -> None:
    info = await stock(party)
    first = party.up(info)
    for other in party.others(info):
        message = await ahead(party, info, other)
        await (await choose(other, message, "pass||3")).touched()
        assert "Ordered: stock round 3: pass until it ends, whatever happens" in message.content
    pings = len(party.server.pings)
    message = await ahead(party, info, first)
    await (await choose(first, message, "pass|acts|3")).touched()
    await party.turn_message(await party.info(info))
    assert await party.service.read(info.id, lambda game: game.state.round) != "stock"
    rows = await party.service.story(info.id, info.seq)
    passes = [row for row in rows if row["action"]["type"] == "pass"]
    assert {row["by"] for row in passes} == {"P1", "P2", "P3"}
    assert len(party.server.pings) == pings + 1


async def test_an_order_that_has_ended_says_why_on_the_panel(party: Party) -> None:
    info = await stock(party)
    mover = party.up(info)
    other = next_up(party, info)
    message = await ahead(party, info, other)
    await (await choose(other, message, "pass|acts|3")).touched()
    turn = await party.turn_message(info)
    await (await choose(mover, turn, share(info, turn))).touched()
    now = await party.info(info)
    while party.up(now) is mover:
        await mover.slash(party.thread(info), "pass")
        now = await party.info(info)
    assert party.up(now) is other
    own = await party.turn_message(now)
    assert "has ended" not in own.content
    panel = await other.click(own, label="My turn")
    assert f"has ended: {mover.name} acted" in panel.text
    foreign = await mover.click(own, label="My turn")
    assert "has ended" not in foreign.text


async def test_orders_are_completed_given_and_cancelled_by_command(party: Party) -> None:
    info = await stock(party)
    person = party.others(info)[0]
    found = await person.autocomplete(party.thread(info), "orders give", "order", order="unless")
    assert [each.value for each in found][:2] == ["pass|sells_mine|3", "pass|starts|3"]
    given = await person.slash(party.thread(info), "orders give", order="pass|starts")
    assert "Ordered" in given.text
    (own,) = await person.autocomplete(party.thread(info), "orders cancel", "order", order="")
    assert "Cancelled" in (await person.slash(party.thread(info), "orders cancel", order=own.value)).text
    other = party.up(info)
    await person.slash(party.thread(info), "orders give", order="same_run")
    (own,) = await person.autocomplete(party.thread(info), "orders cancel", "order", order="")
    refused = await other.slash(party.thread(info), "orders cancel", order=own.value)
    assert "no such" in refused.text


@pytest.mark.parametrize(
    "hostile",
    ["", "|||", "buy|@everyone|floats", "buy|RÁBA|floats", "buy|RÁBA|-5", "pass|x", "same_run|'; --", "x" * 99],
)
async def test_hostile_orders_are_refused_in_words(party: Party, hostile: str) -> None:
    info = await stock(party)
    person = party.others(info)[0]
    answer = await person.slash(party.thread(info), "orders give", order=hostile or " ")
    assert answer.private
    assert "@everyone" not in answer.text
    assert await party.service.orders.listed(info.id, seated(party, person)) == []


async def test_a_click_on_a_trial_that_has_moved_on_shows_it_as_it_is(party: Party) -> None:
    info = await stock(party)
    person = party.up(info)
    opened = await person.slash(party.thread(info), "plan")
    value = next(v for e in opened.message.parts() for v in values(e) if v.startswith("buy_share|"))
    await (await choose(person, opened.message, value)).touched()
    old = next(code for code in codes(opened.message) if ":plan_back:" in code)
    await (await person.click(opened.message, label="Step back")).touched()
    stale = await person.raw(3, party.thread(info), {"component_type": 2, "custom_id": old}, message=opened.message)
    await party.server.until(lambda: stale.followups != [], what="the refusal")
    assert "moved on" in stale.followups[0].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_worded(language: str) -> None:
    names = Names(speak(language, "Ft"), load_title("18mag"), {"P1": "Ann"})
    outcomes: list[dict[str, Any]] = [
        *({"why": each, "by": "P1", "company": "SIK"} for each in ("round_over", "sells_mine", "starts", "acts",
          "floated", "reached", "failed")),
        {"why": "differs", "planned": {"player": -70}, "now": {"player": 0}},
        {"why": "elsewhere", "planned": {"step": "stock", "company": None}, "now": {"step": "run", "company": "SIK"}},
        {"why": "illegal", "key": "game.over", "figures": {}, "clause": "1.1"},
    ]  # fmt: skip
    told = [why_text(each, names) for each in outcomes]
    assert len(set(told)) == len(outcomes)
    assert not any("{" in each or "P1" in each for each in told)


async def test_taking_back_a_move_takes_back_what_an_order_made_of_it(party: Party) -> None:
    info = await stock(party)
    mover, other = party.up(info), next_up(party, info)
    message = await ahead(party, info, other)
    await (await choose(other, message, "pass||3")).touched()
    before = await digest(party, info)
    await mover.slash(party.thread(info), "pass")
    now = await party.info(info)
    third = party.up(now)
    assert third not in (mover, other)
    asked = await party.turn_message(now)
    await mover.slash(party.thread(info), "undo")
    await party.server.until(lambda: "undone" in asked.content, what="the question marked as taken back")
    assert await digest(party, info) == before
    assert party.up(await party.info(info)) is mover
    (order,) = await party.service.orders.listed(info.id, seated(party, other))
    assert order.stands
    refused = await third.slash(party.thread(info), "pass")
    assert "isn’t your turn" in refused.text


# --- routes before and after


def better_lay(game: Game) -> LayTile | None:
    """A tile by which the acting company's best run brings more."""
    decision = game.decision
    if decision is None or decision.step != "track" or decision.company is None or game.state.set_number < 2:
        return None
    before = best_run(game, decision.company)
    for each in game.legal("lay_tile"):
        assert isinstance(each, LayTile)
        trial = game.copy()
        trial.apply(each, decision.by)
        after = best_run(trial, decision.company)
        if after is not None and after.net > (before.net if before is not None else 0):
            return each
    return None


async def test_what_if_tells_the_best_run_before_and_after_with_its_stops(party: Party) -> None:
    position = played_until(lambda game: better_lay(game) is not None)
    lay, info = better_lay(position), await party.at(position)
    assert lay is not None
    assert position.decision is not None
    person, company = party.up(info), position.decision.company or ""
    old = best_run(position, company)
    trial = position.copy()
    trial.apply(lay, position.decision.by)
    new = best_run(trial, company)
    assert new is not None
    draft = await party.service.plans.try_out(info.id, seated(party, person), [lay])
    changed = {each.company: (each.old, each.new, each.proven) for each in draft.runs}
    assert changed[company] == (0 if old is None else old.net, new.net, True)
    opened = await person.slash(party.thread(info), "plan")
    line = next(each for each in opened.text.splitlines() if "Best run of minor" in each)
    assert f"→ {new.net}\u00a0Ft" in line
    assert "–".join(each.rpartition(".")[0] for each in new.routes[0].stops) in line
    assert "unproven" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_run_that_is_not_proven_says_so(language: str) -> None:
    names = Names(speak(language, "Ft"), load_title("18mag"), {"P1": "Ann"})
    routes = (RouteClaim("2", ("E12.0", "F13.0"), (("E12", "F13"),)),)
    sure, open_ = (run_line(RunChange("5", 30, 60, routes, proven), names) for proven in (True, False))
    assert len(open_) > len(sure)
    assert "E12–F13" in sure
    lost = run_line(RunChange("5", 30, 0, (), True), names)
    assert "·" not in lost
    assert not any("{" in each for each in (sure, open_, lost))


# --- pictures, the table, step by step


async def bought(party: Party, info: GameInfo, person: Actor) -> Message:
    """The person's what-if with a share bought, privately."""
    opened = await person.slash(party.thread(info), "plan")
    value = next(v for e in opened.message.parts() for v in values(e) if v.startswith("buy_share|"))
    await (await choose(person, opened.message, value)).touched()
    return opened.message


async def test_a_what_if_shows_its_map_holdings_and_cards(party: Party) -> None:
    info = await stock(party)
    person = party.up(info)
    message = await bought(party, info, person)
    await (await person.click(message, label="Pictures")).touched()
    assert "What that changes" in message.content
    assert [each.filename.partition("-")[0] for each in message.attachments] == ["map"]
    await (await person.click(message, label="Holdings")).touched()
    assert [each.filename.partition("-")[0] for each in message.attachments] == ["holdings"]
    company = await party.service.plans.read(
        info.id, seated(party, person), lambda game: next(iter(game.state.market.values()))[0]
    )
    await (await choose(person, message, company)).touched()
    assert [each.filename.partition("-")[0] for each in message.attachments] == ["company"]
    await (await person.click(message, label="Back")).touched()
    assert "Step back" in str(message.parts())
    assert (await party.info(info)).seq == info.seq


async def test_a_what_if_is_shown_to_the_table_once_without_a_ping(party: Party) -> None:
    info = await stock(party)
    person, other = party.others(info)
    message = await bought(party, info, person)
    await (await person.click(message, label="Pictures")).touched()
    pings, seen = len(party.server.pings), len(party.messages(info))
    await (await person.click(message, label="Show to the table")).touched()
    assert "Shown to the table" in message.content
    await party.server.until(lambda: len(party.messages(info)) > seen, what="the message")
    (shown,) = party.messages(info)[seen:]
    assert f"{person.name} shows a what-if from move {info.seq} on" in shown.content
    assert f"1. {person.name}" in shown.content
    assert len(party.server.pings) == pings
    looked = await other.click(shown, label="Pictures")
    assert looked.private
    assert [each.filename.partition("-")[0] for each in looked.message.attachments] == ["map"]
    assert "Show to the table" not in str(looked.message.parts())


async def test_a_kept_plan_is_run_step_by_step_and_says_what_comes_next(party: Party) -> None:
    info = await stock(party)
    person = party.up(info)
    message = await bought(party, info, person)
    await (await person.click(message, label="Keep, step by step")).touched()
    assert "that you run yourself" in message.content
    assert "**Your plan**, step 1 of 1: " in message.content
    assert (await party.info(info)).seq == info.seq
    await (await person.click(message, label="Next step of the plan (1 of 1)")).touched()
    rows = await party.service.story(info.id, info.seq)
    assert [row["action"]["type"] for row in rows] == ["buy_share"]
    assert "played to its end" in message.content
    assert "Next step" not in str(message.parts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_that_is_run_by_steps_says_how_many_are_done(language: str) -> None:
    names = Names(speak(language, "¥"), load_title("1889"), {})
    begun = Intent(1, 1, "plan", "P1", {"steps": [{}] * 5}, 0.0, stands=True, outcome=None)
    told = [
        intent_text(replace(begun, outcome={"progress": [[7, done]]} if done else None), names) for done in (0, 1, 3)
    ]
    assert told[1].startswith(f"{told[0]},")
    assert [("3" in each, "5" in each) for each in told] == [(False, True), (False, True), (True, True)]


def test_a_step_of_which_nothing_is_told_ends_the_turn() -> None:
    names = Names(speak("en", "$"), load_title("1856"), {})
    assert step_lines(PlanDraft("P1", [{}], {}, 0, None, told=[[]]), names) == ["1. End the turn"]


async def test_a_kept_plan_is_looked_at_and_shown_and_stands(party: Party) -> None:
    info = await stock(party)
    person = party.others(info)[0]
    message = await bought(party, info, person)
    await (await person.click(message, label="Keep as plan")).touched()
    later = await ahead(party, info, person)
    await (await person.click(later, label="What if")).touched()
    await (await person.click(later, label="Look at the plan")).touched()
    assert f"1. {person.name}" in later.content
    await (await person.click(later, label="Pictures")).touched()
    assert len(later.attachments) == 1
    assert [each.stands for each in await party.service.plans.listed(info.id, seated(party, person))] == [True]


async def test_a_step_that_does_not_go_any_more_says_why_with_figures(party: Party) -> None:
    info, _, other = await planned_before_a_sale(party, "Keep, step by step")
    panel = await other.click(await party.turn_message(await party.info(info)), label="My turn")
    assert "stops before step 1 of 1: it would bring something else: " in panel.text
    before = (await party.info(info)).seq
    await (await other.click(panel.message, label="Next step of the plan (1 of 1)")).touched()
    assert panel.message.content.count("has stopped before step 1") == 1
    assert (await party.info(info)).seq == before


async def test_in_a_game_for_one_a_plan_goes_by_steps_with_pictures_and_no_table_to_show_it_to(party: Party) -> None:
    ann = party.ann
    await ann.slash(ann.dm, "game new", title="18mag")
    (info,) = await party.service.of_player(ann.id)
    message = (await ann.slash(ann.dm, "plan")).message
    value = next(v for e in message.parts() for v in values(e) if v.startswith("draft_company|"))
    await (await choose(ann, message, value)).touched()
    await (await ann.click(message, label="Pictures")).touched()
    assert len(message.attachments) == 1
    assert "plan_show" not in str(message.parts())
    await (await ann.click(message, label="Back")).touched()
    await (await ann.click(message, label="Keep, step by step")).touched()
    assert "**Your plan**, step 1 of 1: " in message.content
    await (await ann.click(message, label="Next step of the plan (1 of 1)")).touched()
    assert (await party.info(info)).seq > 0


async def test_a_what_if_says_how_many_moves_of_others_lie_before_the_turn_that_it_shows(party: Party) -> None:
    info = await stock(party)
    person = party.up(info)
    opened = await person.slash(party.thread(info), "plan")
    value = next(v for e in opened.message.parts() for v in values(e) if v.startswith("buy_share|"))
    assert "until it’s your turn again" not in opened.message.content
    await (await choose(person, opened.message, value)).touched()
    assert "your turn again (2 moves)" in opened.message.content
    await (await person.click(opened.message, label="Step back")).touched()
    assert "until it’s your turn again" not in opened.message.content


def test_no_order_is_offered_for_more_of_a_company_than_one_may_hold() -> None:
    game = played_until(new_stock_round)
    assert game.decision is not None
    company = next(iter(game.legal("buy_share"))).to_json()["company"]
    game.state.companies[company].shares[str(game.decision.player)] = 4
    found = purchases(game, (str(game.decision.player),))
    assert [each["until"] for each in found if each["company"] == company] == [60]


async def test_only_where_there_is_an_auction_a_menu_speaks_of_bids(party: Party) -> None:
    info = await stock(party)
    shown = [each.get("placeholder", "") for each in (await ahead(party, info, party.up(info))).parts()]
    assert "Rest with a company, accept from…" in shown
