"""What a tap leads to stands beside it, and what gives away much is asked once more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

import engine
from benchmarks.tapping import full_panel
from bot.discord.game_info import heading_name, told_apart
from bot.discord.people.reminders import openers
from bot.discord.play.panel_text import dividend_lines
from bot.discord.play.panel_view import options_of
from bot.discord.posts.turn_text import ask_line
from bot.panel.bundles import PASS, _prices
from bot.panel.choices import Choice, with_income
from bot.panel.figures import figures_of, price_of, prices_by
from bot.panel.foresight import foresee, laid_before, warned_of
from bot.panel.matters import at_hand
from bot.panel.panel import panel_of
from bot.service import GameInfo
from bot.service.games.journal import Journal
from bot.words import LANGUAGES, speak
from bot.words.buttons import BUTTON_LIMIT, bundle_text, button_text
from bot.words.effects import foresight_lines
from bot.words.labels import label
from bot.words.names import Names
from bot.words.stories import story_lines
from engine.actions import BuyTrain, LayTile
from engine.dev import log
from engine.events import PriceMoved, TrainsRusted
from engine.finance.annals import Earned, RoundAnnals, last_earned
from engine.game import Game
from engine.titles import TITLES, games_folder
from storage import EntryRecord
from tests.discord.party import Party, confirm
from tests.discord.positions import at_step, played_until
from tests.discord.positions_1856 import first
from tests.titles.t18mag.table import position

PEOPLE = {"P1": "Ann", "P2": "Ben", "P3": "Cid"}

SIX = PEOPLE | {"P4": "Dan", "P5": "Eve", "P6": "Fay"}


def names(game: Game) -> Names:
    return Names(speak("en", game.title.currency), game.title, PEOPLE)


def entry(seq: int, *events: str) -> EntryRecord:
    return EntryRecord(seq, "P1", "7", seq, {"action": {}}, [{"type": each} for each in events], 0.0, None)


def test_the_whole_turn_is_that_of_one_company() -> None:
    entries = [entry(1, "tile_laid"), entry(2, "trains_ran", "turn_started"), entry(3, "tile_laid"), entry(4)]
    journal = Journal(entries)
    assert journal.undo_target("7", whole_turn=True) == (2, [3, 4])
    assert Journal(entries[:2]).undo_target("7", whole_turn=True) == (0, [1, 2])
    assert journal.undoable("7") == 2


def test_a_dividend_is_offered_with_the_price_that_it_leads_to() -> None:
    game = played_until(lambda game: at_step("dividend")(game) and bool(panel_of(game).menus.get("pay_dividend")))
    told = names(game)
    for choice in panel_of(game).menus["pay_dividend"]:
        for option in options_of([choice], told, dict(game.actions)):
            assert "price" in option.detail or "|" in option.value
    company = game.decision.company if game.decision is not None else ""
    trial = game.copy()
    assert trial.decision is not None
    trial.apply(trial.read_action({"type": "pay_dividend", "amount": 0}), trial.decision.by)
    figures = figures_of(game, "pay_dividend", {"amount": 0})
    cell = next(cell for cell, there in trial.state.market.items() if company in there)
    assert figures["price"] == game.title.cells[cell].price


def test_a_button_that_pays_says_the_price_too() -> None:
    game = first(lambda game: game.decision is not None and game.decision.step == "dividend")
    fields = {"amount": 0}
    choice = Choice("pay_dividend", fields, figures=figures_of(game, "pay_dividend", fields))
    assert "price" in button_text(choice, names(game))


def paying(game: Game) -> bool:
    """Whether one tap runs, and pays or holds."""
    return any(each.runs and each.paid for each in full_panel(game).bundles)


def test_a_dividend_that_leaves_the_price_as_it_is_says_so() -> None:
    game = first(paying)
    assert game.decision is not None
    old = price_of(game, game.decision.company or "")
    assert (_prices(game, (), "hold"), _prices(game, (), "run")) == ((old, old), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_tap_that_runs_and_pays_or_holds_says_the_price_it_leads_to(language: str) -> None:
    game = first(paying)
    panel, told = full_panel(game), Names(speak(language, "$"), game.title, PEOPLE)
    assert game.decision is not None
    for each in panel.bundles:
        trial = game.copy()
        trial.apply_all([trial.read_action(move) for move in each.moves], game.decision.by)
        price = price_of(trial, game.decision.company or "")
        assert each.prices == (price_of(game, game.decision.company or ""), price)
        assert f"{told.words.money(price or 0)}" in bundle_text(each, panel, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bundle_of_large_sums_still_fits_a_button_with_its_price(language: str) -> None:
    game = first(paying)
    panel, told = full_panel(game), Names(speak(language, "$"), game.title, PEOPLE)
    run = replace(panel.runs[0], income=1180, to_company=1180)
    bundle = replace(panel.bundles[0], name="pay", ends=True, runs=True, paid=1180, each=118, prices=(275, 300))
    text = bundle_text(bundle, replace(panel, runs=(run,)), told)
    assert len(text) <= BUTTON_LIMIT
    assert told.words.money(300) in text
    assert told.words("bundle-end") in text


def test_what_comes_after_the_turn_is_no_part_of_the_price_that_a_dividend_leads_to() -> None:
    events = (PriceMoved("BBG", 70, 75, "dividend"), PriceMoved("BBG", 75, 65, "sale"))
    assert prices_by(events, "BBG") == (70, 75)
    assert prices_by(events[1:], "BBG") is None


def test_a_sale_that_closes_a_company_is_not_said_to_be_enough() -> None:
    game = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=1)
    fields = {"company": "RÁBA", "percent": 10}
    choice = Choice("sell_shares", fields, figures={"total": 10, "missing": 0, "closes": ("RÁBA",)})
    assert label(choice, names(game))[1] == "closes RÁBA, whose debt goes with it"


@pytest.mark.parametrize(("price", "asked"), [(50, True), (30, True), (10, False)])
def test_a_train_of_another_for_half_of_the_treasury_or_more_is_asked_once_more(price: int, asked: bool) -> None:
    minors = {"3": {"cash": 50, "trains": []}, "5": {"cash": 0, "trains": ["2"]}}
    game = position(minors=minors, turn="3", step="trains").game
    assert (warned_of(game, [BuyTrain("2", "5", price).to_json()]) is not None) == asked


def test_the_first_company_of_a_story_has_its_owner() -> None:
    told = Names(speak("en", "Ft"), engine.load_title("18mag"), PEOPLE)
    event = {"type": "token_placed", "company": "5", "node": "H27.0", "cost": 40, "home": False}
    (line,) = story_lines([{"by": "P2", "events": [event]}], told)
    assert line.startswith("Minor 5 (Ben): ")


def test_a_table_without_a_name_of_its_own_is_told_by_its_number() -> None:
    info = GameInfo(
        7, "1", "2", "18Mag", "18mag", "house", {}, "en", "9", False, 3, "running", 0, (), None, 0.0, 0.0, None, None
    )
    assert "7" in heading_name(info)
    assert "7" not in heading_name(replace(info, name="Friday"))
    assert told_apart(info, 80) == "18Mag #7"
    labels = [each.label or "" for each in openers(speak("en", "Ft"), [(info, {}), (replace(info, id=8), {})])]
    assert [each.rpartition(" ")[2] for each in labels] == ["#7", "#8"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_sale_is_offered_with_the_price_that_it_leads_to(title: str, language: str) -> None:
    path = sorted(games_folder(title).glob("*.jsonl.gz"))[-1]
    game = log.read(path, next(place for place, each in enumerate(log.record(path)[1]) if sells(each)))
    told = Names(speak(language, game.title.currency, title), game.title, PEOPLE)
    assert game.decision is not None
    for choice in panel_of(game).menus["sell_shares"]:
        trial = game.copy()
        trial.apply(trial.read_action({"type": "sell_shares", **choice.fields}), game.decision.by)
        old, new = (price_of(each, choice.fields["company"]) for each in (game, trial))
        assert (choice.figures["old_price"], choice.figures["price"]) == (old, new)
        assert told.words.money(new or 0) in label(choice, told)[1]


@pytest.mark.parametrize(("name", "entries"), [("1889/robots-6p-40", 177), ("1865/robots-4p-40", 525)])
def test_a_share_says_whom_it_makes_president_and_in_whose_place(name: str, entries: int) -> None:
    """Whoever comes to hold more than the president (1865 7.23)."""
    title, _, file = name.partition("/")
    game = log.read(games_folder(title) / f"{file}.jsonl.gz", entries)
    told = Names(speak("en", game.title.currency, title), game.title, SIX)
    assert game.decision is not None
    leading = []
    for choice in panel_of(game).menus["buy_share"]:
        company, trial = choice.fields["company"], game.copy()
        trial.apply(trial.read_action({"type": "buy_share", **choice.fields}), game.decision.by)
        old, new = (each.state.companies[company].president for each in (game, trial))
        assert choice.figures.get("presidents") == (None if old == new else (old, new))
        leading += [label(choice, told)[1]] if old != new else []
    assert leading
    assert all("president: " in each and " → " in each for each in leading)


def sells(entry: Mapping[str, Any]) -> bool:
    """Whether shares are sold by this entry."""
    return entry.get("action", {}).get("type") == "sell_shares"


def one_more(game: Game) -> bool:
    """Whether a second tile may be laid, and one tap does the rest of the turn without it."""
    laid = at_step("track", 2)(game) and laid_before(game) and any(True for _ in game.legal("lay_tile"))
    return laid and any(each.runs for each in full_panel(game).bundles)


def test_going_past_a_second_tile_is_asked_but_not_leaving_the_track() -> None:
    game = played_until(one_more)
    rest = next(each for each in full_panel(game).bundles if each.runs)
    past, left = foresee(game, rest.moves), foresee(game, [PASS])
    assert past is not None
    assert past.forgoes
    assert foresight_lines(past, names(game))[0].startswith("One more tile may be laid now")
    assert left is not None
    assert not left.forgoes
    lay = next(each for each in game.legal("lay_tile") if isinstance(each, LayTile))
    more = foresee(game, [lay.to_json(), PASS])
    assert more is not None
    assert not more.forgoes


async def test_one_tap_that_goes_past_a_second_tile_waits_for_a_yes(party: Party) -> None:
    info, message, up = await party.seated(played_until(one_more))
    answer = await up.click(message, label=next(each for each in message.labels() if each.endswith("end the turn")))
    (asked,) = (await answer.touched()).followups
    assert "One more tile may be laid now" in asked.text
    assert await party.events(info) == []
    await confirm(up, answer)
    assert "trains_ran" in [each["type"] for each in await party.events(info)]


def parts_of(game: Game, amount: int) -> dict[str, int]:
    """What each player gets of a dividend of the company whose turn it is, by the shares that they hold."""
    assert game.decision is not None
    company = game.state.companies[game.decision.company or ""]
    held = {seat: company.shares.get(seat, 0) * company.unit for seat in game.state.seats}
    return {seat: -(-amount * percent // 100) for seat, percent in held.items() if percent}


@pytest.mark.parametrize(("title", "language"), [*zip(TITLES, LANGUAGES, strict=False), ("18mag", "pt")])
def test_each_dividend_says_what_each_player_gets(title: str, language: str) -> None:
    path = sorted(games_folder(title).glob("*.jsonl.gz"))[-1]
    game = log.read(path, next(place for place, each in enumerate(log.record(path)[1]) if pays(each)))
    panel, told = full_panel(game), Names(speak(language, game.title.currency, title), game.title, SIX)
    bundle = next(each for each in panel.bundles if each.paid)
    gets = parts_of(game, bundle.paid or 0)
    assert bundle.gets == gets
    said = [f"{told.person(seat)} {told.words.money(amount)}" for seat, amount in gets.items()]
    assert all(any(each in line for line in dividend_lines(panel, told)) for each in said)
    most = options_of(panel.menus["pay_dividend"], told, dict(game.actions))[0]
    assert all(each in most.detail for each in said)
    assert game.decision is not None
    line = ask_line("7", "dividend", told, hand=at_hand(game, game.decision.by))
    assert all(each in line for each in said)


def pays(entry: Mapping[str, Any]) -> bool:
    """Whether a dividend is paid by this entry."""
    action = entry.get("action", {})
    return action.get("type") == "pay_dividend" and action["amount"] > 0


def test_many_people_with_long_names_fit_beside_a_dividend() -> None:
    told = Names(speak("fr", "Ft"), engine.load_title("18mag"), {f"P{n}": f"{n}" + "x" * 31 for n in range(1, 7)})
    figures = {"shares": 10, "kept": 120, "old_price": 175, "price": 200, "gets": {f"P{n}": 18 for n in range(1, 7)}}
    detail = label(Choice("pay_dividend", {"amount": 180}, figures), told)[1]
    assert len(detail) <= 100
    assert all(f"{n}x" in detail for n in range(1, 7))


def first_rust(title: str, file: str) -> tuple[Game, dict[str, Any], Game]:
    """The game before the first purchase by which trains rust, the fields of that, and the game after it."""
    setup, entries = log.record(games_folder(title) / f"{file}.jsonl.gz")
    game = engine.load_game(setup, [])
    for entry in entries:
        action, before = entry["action"], game.copy() if entry["action"]["type"] == "buy_train" else game
        if any(isinstance(each, TrainsRusted) for each in game.apply(game.read_action(action), entry["by"]).events):
            return before, {name: each for name, each in action.items() if name != "type"}, game
    raise LookupError("no train rusts")


@pytest.mark.parametrize(
    ("title", "file", "rusts"),
    [("1889", "robots-4p-40", ["2"]), ("1865", "robots-3p-40", ["PH2", "PH2*"]), ("1856", "robots-4p-61", ["2"])],
)
def test_a_train_is_offered_with_what_rusts_by_it(title: str, file: str, rusts: list[str]) -> None:
    game, fields, after = first_rust(title, file)
    figures = figures_of(game, "buy_train", fields)
    assert list(figures["rusts"]) == rusts
    for name, company in game.state.companies.items():
        kept = [each for each in company.trains if each not in rusts]
        assert list(figures["lost"].get(name, ())) == [each for each in company.trains if each in rusts]
        assert after.state.companies[name].trains[: len(kept)] == kept
    detail = label(Choice("buy_train", fields, figures), names(game))[1]
    assert f"Phase: {game.state.phase} → {after.state.phase}" in detail
    assert all(names(game).trains_of(each) in detail for each in rusts)


def test_a_sale_says_who_leads_the_company_then() -> None:
    path = games_folder("1889") / "robots-4p-40.jsonl.gz"
    game = log.read(path, 79)
    told = names(game)
    details = {each.fields["percent"]: label(each, told)[1] for each in panel_of(game).menus["sell_shares"]}
    assert "president" not in details[10]
    assert "president: Ann → Cid" in details[20]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_is_offered_with_what_such_a_share_paid_last(language: str) -> None:
    title = engine.load_title("1856")
    told = Names(speak(language, "$"), title, PEOPLE)
    shares = [Choice("buy_share", {"company": each, "source": "ipo"}, {"unit": 10}) for each in ("BBG", "LPS", "WR")]
    ran = RoundAnnals("operating", 3, 1, {"BBG": Earned(120, 120, 12), "LPS": Earned(80, 0, 0)})
    paid, held, idle = with_income(shares, last_earned([ran]))
    assert told.words.money(12) in label(paid, told)[1]
    assert "3.1" in label(held, told)[1]
    assert told.words.money(0) not in label(held, told)[1].split("·")[-1]
    assert "paid" not in idle.figures
    half = replace(shares[0], figures={"unit": 5})
    assert with_income([half], last_earned([ran]))[0].figures["paid"] == 6
