"""1865 at the table: ways for markers, absorption, the Dragons foreseen and reported, decisions by buttons."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord.drawing import claims
from bot.discord.looking.holdings import trade_of
from bot.discord.play.panel_text import matter_lines
from bot.discord.play.panel_view import options_of
from bot.panel.choices import Choice, choices_in, in_order, numbers
from bot.panel.comparison import private_income
from bot.panel.figures import figures_of
from bot.panel.outlook import outlook_after, outlook_now, own_moves
from bot.panel.panel import complete, panel_of
from bot.words import LANGUAGES, speak
from bot.words.effects import forecast_lines, place_lines
from bot.words.labels import label
from bot.words.names import Names
from bot.words.stories import story_lines
from engine.actions import BuyShare
from engine.game import Game
from engine.titles.t1865.common import DRAGONS
from engine.titles.t1865.state import SardiniaState
from tests.discord.party import Party, choices, choose, press
from tests.discord.positions_1865 import PLAYERS, at, first, offering, recorded, replayed
from tests.titles.t1865.table import position

PEOPLE = dict(zip(PLAYERS, ("Ann", "Ben", "Cid"), strict=True))


def named(game: Game, language: str = "en") -> Names:
    return Names(speak(language, "L."), game.title, PEOPLE)


@pytest.mark.long
async def test_a_marker_by_one_of_two_lists_or_by_its_city(party: Party) -> None:
    game = offering("place_marker", "station", least=8)
    info, message, up = await party.seated(game)
    panel = await up.click(message, label="My turn")
    cheapest, richest = choices(panel.message, "pick:cheapest"), choices(panel.message, "pick:richest")
    assert len(cheapest) == len(richest) == 5
    assert panel.message.attachments[0].filename.startswith("ways-")
    assert "Station markers on the charter" in panel.text
    city = choices(panel.message, "pick:place_marker")[0].rpartition("|")[2]
    inside = await choose(up, panel.message, f"of|place_marker|{city}")
    await inside.touched()
    rest = choices(inside.message, f"inner:place_marker|{city}")
    assert all(each.startswith(f"place_marker|{city}|") for each in rest)
    assert inside.message.attachments[0].filename.startswith("ways-")
    assert len(rest) >= 3
    await (await choose(up, message, cheapest[0])).touched()
    placed = next(each for each in await party.events(info) if each["type"] == "token_placed")
    assert placed["node"] == cheapest[0].split("|")[1]


async def test_the_same_moves_have_one_button(party: Party) -> None:
    _, message, _ = await party.seated(offering("pay_dividend", "dividend"))
    assert [each.partition(" · ")[0] for each in message.labels()].count("Withhold") == 1
    _, message, _ = await party.seated(first(_pays_beyond_track))
    assert [each.partition(" · ")[0] for each in message.labels()].count("Withhold") == 1
    assert len(set(message.labels())) == len(message.labels())


def _pays_beyond_track(game: Game) -> bool:
    """A dividend can be decided from the track step on without ending the turn."""
    if game.decision is None or game.decision.step != "track":
        return False
    return {"pay", "hold"} <= {each.key for each in complete(game, panel_of(game)).bundles}


def test_a_way_tells_its_cost_by_edge_and_its_traffic_and_is_numbered_once() -> None:
    game = offering("place_marker", "station", least=8)
    panel = panel_of(game)
    known = numbers(panel.ways)
    assert sorted(known.values()) == list(range(1, len(known) + 1))
    costs = [each.figures["cost"] for each in panel.ways["cheapest"]]
    assert costs == sorted(costs)
    gains = [each.figures["gain"] / each.figures["cost"] for each in panel.ways["richest"]]
    assert gains == sorted(gains, reverse=True)
    way = in_order(panel.ways)[0]
    text, detail = label(way, named(game))
    assert text.endswith(f"L.{way.figures['cost']}, +{way.figures['gain']}")
    assert " + ".join(str(each) for each in way.figures["edges"] if each) in detail
    free = replace(way, figures={**way.figures, "edges": (10, 0, 120, 0)})
    assert ": 10 + 120" in label(free, named(game))[1].partition(" · ")[0]
    assert [claim.stops for claim in claims([way])] == [way.figures["nodes"]]


def test_where_few_ways_lead_one_list_has_them_all() -> None:
    game = first(
        lambda game: (
            game.decision is not None
            and game.decision.step == "station"
            and 2 <= sum(1 for _ in game.legal("place_marker")) <= 5
        )
    )
    panel = panel_of(game)
    assert list(panel.ways) == ["cheapest"]
    assert "place_marker" not in panel.menus


async def test_an_absorption_is_confirmed_with_what_it_comes_to(party: Party) -> None:
    game = offering("absorb", "absorb")
    pair = next(each for each in game.legal("absorb"))
    info, message, up = await party.seated(game)
    asked = await (await press(up, message, f":act:absorb|{pair.absorber}|{pair.target}")).touched()
    private = asked.followups[-1] if asked.followups else asked.message
    for part in ("is due", "Money of", "loans", "Trains:", "Traffic of", "Station markers of"):
        assert part in private.text, part
    assert (await party.info(info)).seq == info.seq
    await (await press(up, private, ":yes:absorb")).touched()
    absorbed = next(each for each in await party.events(info) if each["type"] == "company_absorbed")
    assert (absorbed["absorber"], absorbed["target"]) == (pair.absorber, pair.target)


async def test_trains_and_mines_after_an_absorption_are_buttons(party: Party) -> None:
    discard = at("discard")
    info, message, up = await party.seated(discard)
    default = discard.decision.default
    assert f"Discard the {default.train} train" in message.labels()
    await (await press(up, message, f":act:scrap_train|{default.train}")).touched()
    assert "train_scrapped" in [each["type"] for each in await party.events(info)]
    mines = at("markers")
    info, message, up = await party.seated(mines)
    mine = next(each for each in mines.legal("remove_token"))
    panel = await up.click(message, label="My turn")
    assert "may give up stations in mines of its own" in panel.text
    await (await press(up, message, f":act:remove_token|{mine.node}")).touched()
    assert (await party.info(info)).seq == info.seq + 1


def test_a_company_that_may_become_major_is_named_without_its_kind() -> None:
    names = named(at("stock"))
    assert names.company("FMS") == "FMS"
    assert names.company_in_full("FMS") == "FMS, Ferrovie Meridionali Sarde"


def test_a_decision_without_a_choice_of_ways_has_no_lists() -> None:
    assert panel_of(at("track")).ways == {}


async def test_the_forecast_as_picture_and_text_and_after_ones_own_sale(party: Party) -> None:
    game = offering("sell_shares", "stock", least=2)
    info, message, up = await party.seated(game)
    shown = await up.slash(party.thread(info), "dragons")
    assert shown.private
    assert "The Dragons on their next turn" in shown.text
    assert "The limits of the zones (rule 5.5)" in shown.text
    assert shown.message.attachments[0].filename.startswith("dragons-")
    for company in (each for each in game.state.own.rows):
        assert f"{company}: row of phase" in shown.text
    opened = await (await press(up, message, ":foresee:")).touched()
    private = opened.followups[-1] if opened.followups else opened.message
    sale = next(each for each in choices(private, "foresee:") if each.startswith("sell_shares"))
    after = await choose(up, private, sale)
    await after.touched()
    assert "then the Dragons would do this" in after.text
    assert "cash" in after.text.lower()
    assert after.message.attachments[0].filename.startswith("dragons-")
    assert (await party.info(info)).seq == info.seq
    await (await press(up, after.message, ":yes:sell_shares")).touched()
    assert "shares_sold" in [each["type"] for each in await party.events(info)]


def test_the_forecast_is_what_they_do() -> None:
    """Purchases of the recorded game are looked beyond; what is foreseen is what then happens."""
    entries, foreseen, told = recorded()[1], (), 0
    for game in replayed():
        done = own_moves(game.alter().events, "dragons")
        if foreseen and done:
            assert foreseen == done
            told += 1
        entry = entries[game.seq] if game.seq < len(entries) else {"action": {"type": "end"}}
        is_purchase = entry["action"]["type"] == "buy_share" and told < 10
        outlook = outlook_after(game, [entry["action"]]) if is_purchase else None
        foreseen = outlook.events if outlook is not None else ()
    assert told == 10


def test_the_dragons_moves_are_reported_with_the_rule_that_made_them() -> None:
    rules: set[str] = set()
    for game in replayed():
        for line in story_lines([{"events": [each.to_json() for each in game.alter().events]}], named(game)):
            if line.startswith("The Dragons: "):
                assert "7.5)" in line or "7.6" in line, line
                rules.add("7.5" if "7.5" in line else "7.6")
    assert rules == {"7.5", "7.6"}


def test_every_choice_and_remark_has_words_in_every_language(caplog: pytest.LogCaptureFixture) -> None:
    seen: set[str] = set()
    count = 0
    for number, game in enumerate(replayed()):
        if game.decision is None:
            continue
        kinds = {f"{game.decision.step} {each.type}" for each in game.legal()}
        if kinds <= seen and number % 60:
            continue
        seen |= kinds
        panel, outlook = panel_of(game), outlook_now(game)
        menus = {
            kind: (menu, [each for choice in menu[:3] for each in _inside(game, kind, choice.fields)])
            for kind, menu in panel.menus.items()
        }
        for language in LANGUAGES:
            names = named(game, language)
            for kind, (menu, inner) in menus.items():
                for each in (*menu, *inner):
                    text, detail = label(each, names)
                    assert text
                    assert "{" not in text + detail
                    count += 1
                values = [each.value for each in options_of(menu, names, dict(game.actions))]
                assert len(set(values)) == len(values), kind
                assert all(len(each) <= 100 for each in values)
            lines = [*matter_lines(panel, names), *forecast_lines(outlook, names), *place_lines(outlook, names)]
            assert not any("{" in each for each in lines)
    assert count > 200 * len(LANGUAGES)
    assert caplog.records == []


def _inside(game: Game, kind: str, fields: dict) -> list:
    return list(choices_in(game, kind, next(iter(fields.values())))) if kind in ("lay_tile", "place_marker") else []


async def test_commands_complete_ways_and_absorptions_with_their_figures(party: Party) -> None:
    game = offering("place_marker", "station", least=2)
    way = next(each for each in game.legal("place_marker"))
    info, _, up = await party.seated(game)
    thread = party.thread(info)
    found = await up.autocomplete(thread, "place_marker", "connection", city=way.node)
    assert any(each.value == way.connection and "L." in each.name and "+" in each.name for each in found)
    other = offering("absorb", "absorb")
    pair = next(each for each in other.legal("absorb"))
    info, _, up = await party.seated(other)
    found = await up.autocomplete(party.thread(info), "absorb", "target", absorber=pair.absorber)
    assert any(each.value == pair.target and "due; loans afterwards" in each.name for each in found)


async def test_the_draft_tells_what_each_maritime_company_is(party: Party) -> None:
    info, message, up = await party.seated(first(lambda game: True))
    lines = [option for part in message.parts() for option in part.get("options", ())]
    assert [part["placeholder"] for part in message.parts() if "options" in part] == ["Pick a maritime company"]
    assert lines[0]["label"] == "M1 · Compagnia Marittima Golfo Aranci"
    assert lines[0]["description"] == "Bonus in G23 Olbia"
    assert lines[3]["description"] == "Bonus in B44 Serbariu, C43 Monteponi, and B42 Su Zurfuru"
    assert "L.20 each operating round" in (await up.click(message, label="My turn")).text
    assert info.seq == 0


def test_3_2_a_company_that_is_given_a_maritime_company_earns_nothing_of_it() -> None:
    fms = {"shares": {"P1": 60}, "trains": ["PH2"], "traffic": 2}
    game = position(companies={"FMS": fms}, privates={"M3": "P1"}, turn="FMS").game
    outlook = outlook_after(game, [{"type": "transfer", "private": "M3"}])
    assert outlook is not None
    assert outlook.changes is not None
    assert outlook.changes["income"] == {"P1": [20, 0]}
    game.state.privates["M3"] = "FMS"
    assert private_income(game, "FMS") == 0


@pytest.mark.parametrize("reading", ["market", "par"])
def test_7_15_7_17_a_share_is_shown_at_what_each_stock_charges(reading: str) -> None:
    held = {"kind": "major", "trains": ["PH3", "PH2"], "at": ["E43.0", "C35.0"]}
    fms = {**held, "shares": {"P1": 30, "pool": 10, DRAGONS: 20}}
    game = position(companies={"FMS": fms}, cash={"P1": 900}, stock="P1", options={"ipo_price": reading}).game
    game.state.companies["FMS"].par = 90
    shown = {stock: price for stock, _, price in trade_of(game, None).stocks["FMS"]}
    bought = [each for each in game.legal("buy_share") if isinstance(each, BuyShare)]
    for each in bought:
        trial = game.copy()
        trial.apply(each, "P1")
        fields = {"company": "FMS", "source": each.source}
        assert figures_of(game, "buy_share", fields)["price"] == shown[each.source] == 900 - trial.view.cash("P1")
    assert len(bought) == len(shown) == len({*shown.values()}) + (reading == "market")


@pytest.mark.parametrize("language", LANGUAGES)
def test_11_6_the_home_of_an_absorbed_company_is_said_to_be_chosen(language: str) -> None:
    game, fields = position(stock="P1").game, {"company": "RCSF"}
    names = named(game, language)

    def home() -> str:
        return label(Choice("start_company", fields, figures=figures_of(game, "start_company", fields)), names)[1]

    assert "Oristano" in home()
    assert isinstance(game.state.own, SardiniaState)
    del game.state.own.homes["RCSF"]
    assert home() == names.words("choice-start-free")
