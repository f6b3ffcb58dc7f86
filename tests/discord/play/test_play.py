"""Playing at the table: runs, trades, dividends, shares, undo; on messages and in the private panel."""

from __future__ import annotations

from dataclasses import replace

from bot.discord.codes import pack
from bot.local.standin.model import Message
from bot.service import GameInfo
from bot.words import speak
from bot.words.labels import run_label
from bot.words.names import Names
from engine import BuyShare, SellShares, load_title
from engine.actions import Offer
from engine.game import Game
from engine.hints import Programme
from tests.discord.party import Party, choices, choose, codes, confirm, press
from tests.discord.positions import at_step, played_until


async def test_the_best_run_passes_what_comes_before_it_as_one(party: Party) -> None:
    position = played_until(lambda game: at_step("track", 2)(game) and game.programmes() != [])
    best = position.programmes()[0]
    info = await party.at(position)
    message = await party.turn_message(info)
    button = next(code for code in codes(message) if ":run:" in code and code.startswith("rw:b"))
    answer = await party.up(info).click(message, custom_id=button)
    await answer.touched()
    after = await party.info(info)
    assert after.seq == info.seq + len(best.actions)
    rows = await party.service.story(info.id, info.seq)
    ran = [event for row in rows for event in row["events"] if event["type"] == "trains_ran"]
    assert [each["revenue"] for each in ran] == [best.income]


async def test_the_first_message_tells_the_order_in_which_the_game_is_played(party: Party) -> None:
    orders = set[tuple[str, ...]]()
    for _ in range(3):
        info = await party.started()
        told = party.messages(info)[0].content.splitlines()[1]
        order = await party.service.read(info.id, lambda game: tuple(game.state.seats))
        first, second, third = (party.people[info.seat(each).user].name for each in order)
        assert told == f"Order of play: {first}, {second}, and {third}"
        orders.add(order)
    assert orders != {("P1", "P2", "P3")}


async def test_the_table_of_wagons_lists_every_combination_best_first(party: Party) -> None:
    position = played_until(lambda game: at_step("track", 3)(game) and len(game.programmes(most=1)) > 2)
    info = await party.at(position)
    message = await party.turn_message(info)
    expected = ["run|" + ",".join(each.services) for each in position.programmes(most=1)]
    assert choices(message, "pick:run") == expected
    answer = await choose(party.up(info), message, expected[1])
    await answer.touched()
    rows = await party.service.story(info.id, info.seq)
    bought = [e["major"] for row in rows for e in row["events"] if e["type"] == "wagon_bought"]
    assert bought == list(position.programmes(most=1)[1].services)


async def offered(party: Party) -> tuple[GameInfo, Message, GameInfo]:
    """Somebody offers to buy a train from somebody else's minor: the game before, the question, the game then."""

    def foreign(game: Game) -> bool:
        return at_step("trains")(game) and any(
            isinstance(each, Offer) and game.state.companies[each.fixed["source"]].owner != game.decision.player
            for each in game.legal("buy_train")
        )

    position = played_until(foreign)
    offer = next(
        each
        for each in position.legal("buy_train")
        if isinstance(each, Offer) and position.state.companies[each.fixed["source"]].owner != position.decision.player
    )
    info = await party.at(position)
    message = await party.turn_message(info)
    value = f"ask|buy_train|{offer.fixed['train']}|{offer.fixed['source']}"
    buyer = party.up(info)
    form = await choose(buyer, message, value)
    assert form.modal is not None
    await (await buyer.submit(form, {"number": "7"})).touched()
    asked = await party.info(info)
    assert asked.turn is not None
    assert asked.turn.kind == "consent"
    return info, await party.turn_message(asked), asked


async def test_a_train_offered_and_accepted(party: Party) -> None:
    info, question, asked = await offered(party)
    seller = party.up(asked)
    assert seller is not party.up(info)
    row = (await party.service.story(info.id, info.seq))[-1]
    train = next(each["train"] for each in row["events"] if each["type"] == "train_offered")
    asks = question.content.split("\n")[-1]
    assert f"would like to buy a {train}-train from minor" in asks
    assert asks.endswith("for 7\N{NO-BREAK SPACE}Ft: do you agree?")
    assert party.server.pings[-1].user_id == seller.id
    refused = await party.up(info).click(question, label="Accept")
    await refused.touched()
    assert "isn’t your turn" in refused.followups[0].text
    await confirm(seller, await seller.click(question, label="Accept"))
    rows = await party.service.story(info.id, info.seq)
    assert [e["price"] for row in rows for e in row["events"] if e["type"] == "train_bought"] == [7]
    await party.turn_message(info)


async def test_a_train_offered_and_refused(party: Party) -> None:
    info, question, asked = await offered(party)
    await (await party.up(asked).click(question, label="Refuse")).touched()
    rows = await party.service.story(info.id, info.seq)
    assert [e["type"] for row in rows for e in row["events"]][-1] == "offer_answered"
    assert party.up(await party.info(info)) is party.up(info)


async def test_a_train_offered_and_withdrawn(party: Party) -> None:
    info, question, asked = await offered(party)
    buyer = party.up(info)
    answer = await buyer.slash(party.thread(info), "undo")
    assert "Undone" in answer.text
    await party.server.until(lambda: "undone" in question.content, what="the question marked as taken back")
    assert "Accept" not in question.labels()
    assert party.up(await party.info(info)) is buyer
    late = await party.up(asked).slash(party.thread(info), "accept")
    assert late.private
    assert "isn’t your turn" in late.text


async def test_shares_are_sold_and_bought_by_menus_and_the_turn_message_follows(party: Party) -> None:
    def both(game: Game) -> bool:
        return at_step("stock")(game) and any(game.legal("sell_shares")) and any(game.legal("buy_share"))

    position = played_until(both)
    sale = next(each for each in position.legal("sell_shares") if isinstance(each, SellShares))
    info = await party.at(position)
    message = await party.turn_message(info)
    up = party.up(info)
    # As if the message had asked the same person for something in the round before.
    heading, where, *rest = message.content.split("\n")
    message.content = "\n".join([heading, "Phase yellow, operating round 1.1", *rest])
    pictures = [each.id for each in message.attachments]
    await (await choose(up, message, pack(sale))).touched()
    after = await party.info(info)
    assert after.seq == info.seq + 1
    assert message.content.split("\n")[1] == where, "the round follows"
    assert message.attachments
    assert not {each.id for each in message.attachments} & set(pictures), "so do the pictures"
    assert party.up(after) is up, "the purchase is still to come"
    assert "End the turn" in message.labels()
    purchase = next(value for value in choices(message, "pick:buy_share"))
    await (await choose(up, message, purchase)).touched()
    rows = await party.service.story(info.id, info.seq)
    assert [row["action"]["type"] for row in rows][:2] == [SellShares.type, BuyShare.type]
    assert party.up(await party.info(info)) is not up
    assert message.labels()[:2] == ["How it stands now", "My language"]
    assert "End the turn" not in message.labels()


async def test_the_turn_message_of_a_stock_round_says_how_much_money_there_is(party: Party) -> None:
    def buying(game: Game) -> bool:
        return at_step("stock")(game) and any(game.legal("buy_share"))

    position = played_until(buying)
    assert position.decision is not None
    info = await party.at(position)
    message = await party.turn_message(info)
    cash = position.state.players[position.decision.by].cash
    assert message.content.endswith(f"You have {cash}\u00a0Ft.")


def test_a_run_says_who_gets_its_income_and_trains_are_counted() -> None:
    names = Names(speak("en", "Ft"), load_title("18mag"), {})
    run = Programme((), ("SIK",), fee=10, income=200, extra=0, to_owner=100, to_company=100)
    assert run_label(run, names)[1].replace("\u00a0", " ") == (
        "Income 200 Ft: 100 Ft to you, 100 Ft to its treasury; fee 10 Ft"
    )
    mined = run_label(replace(run, extra=30, to_company=130), names)[1].replace("\u00a0", " ")
    assert "100 Ft to its treasury, mine 30 Ft" in mined
    plain = replace(run, services=(), fee=0)
    assert run_label(plain, names)[0].replace("\u00a0", " ") == "no wagon: net 200 Ft"
    assert run_label(replace(plain, to_owner=0, to_company=0), names) == ("Income 200\u00a0Ft", "")
    assert names.trains(["2", "2", "3"]) == "2 × 2-train and 3-train"
    assert names.trains([]) == ""


async def test_a_dividend_by_menu(party: Party) -> None:
    position = played_until(at_step("dividend", 2))
    info = await party.at(position)
    message = await party.turn_message(info)
    values = choices(message, "pick:pay_dividend")
    assert values[-1] == "pay_dividend|0"
    await (await choose(party.up(info), message, values[0])).touched()
    rows = await party.service.story(info.id, info.seq)
    assert pack_of(rows[0]["action"]) == values[0]


def pack_of(action: dict[str, object]) -> str:
    return f"pay_dividend|{action['amount']}"


async def test_an_undo_marks_the_message_and_offers_the_turn_again(party: Party) -> None:
    info = await party.started()
    first = party.up(info)
    message = await party.turn_message(info)
    await (await choose(first, message, "draft_company|5")).touched()
    second = await party.turn_message(info)
    answer = await first.slash(party.thread(info), "undo")
    assert answer.private
    await party.server.until(lambda: "undone" in second.content, what="the outdated message marked")
    back = await party.info(info)
    assert party.up(back) is first
    await party.server.until(lambda: "undoes one move" in party.messages(info)[-1].content, what="the undo told")
    told = party.messages(info)[-1]
    assert told.silent
    await (await choose(first, told, "draft_company|6")).touched()
    assert (await party.info(info)).seq == back.seq + 1


async def test_an_undo_after_somebody_else_has_moved_is_refused(party: Party) -> None:
    info = await party.started()
    first = party.up(info)
    await first.slash(party.thread(info), "draft_company", company="5")
    info = await party.info(info)
    second = party.up(info)
    await second.slash(party.thread(info), "draft_company", company="6")
    answer = await first.slash(party.thread(info), "undo")
    assert f"{second.name} has moved since" in answer.text


async def test_the_panel_is_in_the_readers_language_and_the_table_in_its_own(party: Party) -> None:
    info = await party.started(language="fr")
    up = party.up(info)
    up.user.locale = "es-ES"
    message = await party.turn_message(info)
    assert "à vous de jouer\u00a0: choix initial" in message.content
    assert "Mon tour" in message.labels()
    panel = await up.click(message, label="Mon tour")
    assert "Tienes 0\u00a0Ft." in panel.text
    mine = await up.click(message, label="Ma langue")
    assert mine.private
    refused = await party.others(info)[0].slash(party.thread(info), "draft_company", company="5")
    assert "isn’t your turn" in refused.text


async def test_track_by_hex_and_tile_in_the_private_panel(party: Party) -> None:
    position = played_until(at_step("track", 2))
    info = await party.at(position)
    message = await party.turn_message(info)
    up = party.up(info)
    hex_value = choices(message, "pick:lay_tile")[0]
    tiles = await choose(up, message, hex_value)
    assert tiles.private
    offered_tiles = [o["value"] for each in tiles.message.parts() for o in each.get("options", ())]
    await (await choose(up, tiles.message, offered_tiles[0])).touched()
    assert (await party.info(info)).seq == info.seq, "a tile is confirmed"
    await (await press(up, tiles.message, ":yes:")).touched()
    rows = await party.service.story(info.id, info.seq)
    assert rows[0]["action"]["type"] == "lay_tile"
    assert "lays tile" in tiles.message.content or "upgrades" in tiles.message.content


async def test_two_companies_in_a_row_of_one_president_are_one_message(party: Party) -> None:
    def wanted(game: Game) -> bool:
        companies = game.state.companies
        if not at_step("trains")(game):
            return False
        here = int(game.decision.company)
        following = [each for each in range(here + 1, 14) if str(each) in companies and companies[str(each)].in_play]
        return bool(following) and companies[str(following[0])].owner == game.decision.player

    info = await party.at(played_until(wanted))
    message = await party.turn_message(info)
    up = party.up(info)
    pings = len(party.server.pings)
    await (await up.click(message, label="End the turn")).touched()
    after = await party.info(info)
    assert party.up(after) is up
    assert after.turn is not None
    assert info.turn is not None
    assert after.turn.company != info.turn.company
    assert len(party.server.pings) == pings
    assert f"minor {after.turn.company}" in message.content


async def test_a_turn_message_shows_the_area_and_the_runs_of_the_turn_before(party: Party) -> None:
    info = await party.at(played_until(lambda game: at_step("track", 2)(game) and game.programmes() != []))
    message = await party.turn_message(info)
    up = party.up(info)
    button = next(code for code in codes(message) if ":run:" in code and code.startswith("rw:b"))
    await (await up.click(message, custom_id=button)).touched()
    while party.up(await party.info(info)) is up:
        code = next(each for each in codes(message) if ":act:pass" in each)
        await (await up.click(message, custom_id=code)).touched()
    following = await party.turn_message(info)
    pictures = [each.filename.split("-")[0] for each in following.attachments]
    assert pictures[0] in ("area", "market")
    assert "area" in pictures[1:]
    assert all(each.description for each in following.attachments)
