"""Why things happened by themselves: each has a reason with figures and a clause."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from bot.words import LANGUAGES, speak
from bot.words.events import tell
from bot.words.names import Names
from bot.words.whys import reasons
from engine.robots.tempers import TEMPERS, choose
from engine.titles import TITLES, rulebook
from engine.titles.t1856.actions import NationalFormed
from engine.titles.t1865.actions import CompanyAbsorbed


def rows_of(title: str, players: int, seed: int, most: int = 260, **options: Any) -> tuple[engine.Game, list[Any]]:
    """A game of robots, as the rows of its log."""
    game = engine.new_game(title, players=[f"P{n + 1}" for n in range(players)], seed=seed, options=options)
    chance, temper, rows = random.Random(seed), next(iter(TEMPERS.values())), []
    while game.decision is not None and len(rows) < most:
        for action in choose(game, temper, chance):
            if game.decision is None:
                break
            applied = game.apply(action, game.decision.by)
            rows.append({**applied.entry, "events": [each.to_json() for each in applied.events]})
    return game, rows


def names_of(game: engine.Game, language: str = "en") -> Names:
    automata = game.rulebook.automata
    people = {seat: seat for seat in game.state.seats}
    return Names(speak(language, game.title.currency), game.title, people, automata)


@pytest.mark.parametrize(("title", "players"), [("18mag", 1), *((each, 3) for each in TITLES)])
def test_every_price_change_and_every_forced_pass_has_its_reason(title: str, players: int) -> None:
    game, rows = rows_of(title, players, seed=4)
    names, causes = names_of(game), game.rulebook.causes
    wanted = told = 0
    for row in rows:
        whys = reasons(row, names, causes)
        assert all(each.clause and each.why and each.what for each in whys)
        told += len(whys)
        wanted += sum(each["type"] == "price_moved" or bool(each.get("forced")) for each in row["events"])
    assert told >= wanted > 10


def dividend(moved: tuple[int, int]) -> dict[str, Any]:
    events = [
        {"type": "dividend_paid", "company": "SIK", "amount": 60, "each": 6, "kept": 0},
        {"type": "price_moved", "company": "SIK", "old": moved[0], "new": moved[1], "reason": "dividend"},
    ]
    return {"action": {"type": "pay_dividend", "amount": 60}, "events": events}


def test_a_price_move_names_the_dividend_and_the_clause() -> None:
    game = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=1)
    [why] = reasons(dividend((70, 80)), names_of(game), game.rulebook.causes)
    assert "70" in why.what
    assert why.why == "a dividend of 60\u00a0Ft was paid, 6\u00a0Ft a share"
    assert why.clause == "7.3.2"


def test_a_price_that_could_not_move_says_so() -> None:
    game = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=1)
    [why] = reasons(dividend((400, 400)), names_of(game), game.rulebook.causes)
    assert why.why.endswith("there’s no space further that way")


def test_a_company_without_a_director_pays_by_rule_and_a_person_s_own_dividend_needs_no_reason() -> None:
    game = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=1)
    names, causes = names_of(game), game.rulebook.causes
    row = dividend((70, 80)) | {"action": {"type": "pass"}, "auto": [{"by": "SIK", "action": {"type": "pay_dividend"}}]}
    first, _ = reasons(row, names, causes)
    assert first.clause == "7.3.3"
    assert len(reasons(dividend((70, 80)), names, causes)) == 1


def test_an_automaton_s_own_reason_is_told_with_its_move() -> None:
    game, rows = rows_of("1865", 3, seed=4)
    names, causes = names_of(game), game.rulebook.causes
    whys = [why for row in rows for why in reasons(row, names, causes) if why.clause in ("7.5", "7.6")]
    assert any("7.6 " in each.why for each in whys)
    bought = [each for each in whys if "buy " in each.what]
    assert bought
    assert all("green" in each.why for each in bought)


@pytest.mark.parametrize("title", sorted(TITLES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_of_a_title_has_words(title: str, language: str) -> None:
    words, rules = speak(language), rulebook(title)
    for key in rules.causes:
        found = (f"why-{title}-{key}", f"why-{key}", f"why-{key.partition('.')[0]}")
        assert any(each in words for each in found), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_ways_to_end_have_three_reasons(language: str) -> None:
    game = engine.new_game("1856", players=["P1", "P2", "P3"], seed=1)
    ruin = {"type": "went_bankrupt", "player": "P1"}
    found = []
    for before, reason in (([], ""), ([ruin], ""), ([], "standstill")):
        row = {"action": {"type": "pass"}, "events": [*before, {"type": "game_ended", "reason": reason}]}
        found.append(reasons(row, names_of(game, language), game.rulebook.causes)[-1])
    assert [each.clause for each in found] == ["16.1", "16.2", "16.3"]
    assert len({each.why for each in found}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_written_down_without_a_reason_is_told_like_any(language: str, caplog: pytest.LogCaptureFixture) -> None:
    game = engine.new_game("1856", players=["P1", "P2", "P3"], seed=1)
    names = names_of(game, language)
    old, new = {"type": "game_ended"}, {"type": "game_ended", "reason": ""}
    assert tell(old, names) == tell(new, names) != tell({**new, "reason": "standstill"}, names)
    rows = [{"action": {"type": "pass"}, "events": [each]} for each in (old, new)]
    assert reasons(rows[0], names, game.rulebook.causes) == reasons(rows[1], names, game.rulebook.causes)
    assert not caplog.records


SCRAPPED = {"type": "train_scrapped", "company": "FMS", "train": "3"}


@pytest.mark.parametrize(
    ("events", "clause", "told"),
    [
        (
            [{"type": "company_closed", "company": "CV"}, {"type": "private_closed", "private": "SCFTC"}],
            "16.5",
            "the company that owned it has closed",
        ),
        (
            [
                {"type": "company_closed", "company": "CV"},
                {"type": "paid", "payer": "CV", "payee": "bank", "amount": 40, "reason": "closing"},
                {"type": "private_closed", "private": "SCFTC"},
                {"type": "private_closed", "private": "GLSC"},
            ],
            "16.5",
            "the company that owned it has closed",
        ),
        ([{"type": "private_closed", "private": "WSRC"}], "15.3", "its right has been used"),
        ([{"type": "private_closed", "private": "GLSC"}], "15.5", "its right has been used"),
        (
            [
                {"type": "phase_changed", "cause": "5", "old": "4", "new": "5"},
                {"type": "private_closed", "private": "GLSC"},
            ],
            "15.7",
            "phase 5 has begun",
        ),
        ([{"type": "loan_repaid", "company": "CV", "repaid": 3, "loans": 0, "due": True}], "13.2.1", "first 6-train"),
        ([{"type": "loan_repaid", "company": "CV", "repaid": 1, "loans": 3, "due": False}], "9.6", "above the shares"),
        (
            [{"type": "shares_exchanged", "holder": "ipo", "company": "CGR", "percent": 10}],
            "13.5.4",
            "left for sale: 10%",
        ),
        ([{"type": "shares_exchanged", "holder": "out", "company": "CGR", "percent": 10}], "13.5.6", "half of the"),
        (
            [{"type": "private_bought", "player": "P2", "private": "FT", "source": "bank", "price": 0}],
            "2.6.2",
            "everyone passed",
        ),
        (
            [
                {"type": "trains_ran", "company": "CV", "routes": [], "values": [], "revenue": 30, "mine": 0},
                {"type": "paid", "payer": "CV", "payee": "bank", "amount": 30, "reason": "interest"},
                {"type": "dividend_paid", "company": "CV", "amount": 0, "each": 0, "kept": 0},
            ],
            "10.7",
            "interest took all",
        ),
        ([{"type": "dividend_paid", "company": "CGR", "amount": 0, "each": 0, "kept": 40}], "14.4", "keeps $40"),
        ([SCRAPPED], "11.7", "more trains than allowed"),
        ([NationalFormed("CGR", 100, 10, "P1").to_json(), SCRAPPED], "13.7", "more trains than allowed"),
        ([{"type": "dividend_paid", "company": "CV", "amount": 0, "each": 0, "kept": 0}], "10.1", "no other amount"),
        ([{"type": "shares_exchanged", "holder": "P1", "company": "CGR", "percent": 30}], "13.5.1", "2 old shares"),
        (
            [{"type": "token_placed", "company": "GT", "node": "I12.1", "cost": 0, "home": False, "shifted": True}],
            "6.5.6",
            "the station takes one of them",
        ),
    ],
)
def test_each_of_several_reasons_for_one_thing_has_its_clause(
    events: list[dict[str, Any]], clause: str, told: str
) -> None:
    game = engine.new_game("1856", players=["P1", "P2", "P3"], seed=1)
    why = reasons({"action": {"type": "pass"}, "events": events}, names_of(game), game.rulebook.causes)[-1]
    assert why.clause == clause
    assert told in why.why


REMOVED = {"type": "token_removed", "company": "FCS", "node": "E37.0", "shifted": False}
SOLD = {"type": "shares_sold", "player": "P1", "company": "FMS", "percent": 30, "price": 100, "total": 300}
GAINED = {"type": "traffic_gained", "company": "FMS", "points": 3, "total": 9}
LED = {"type": "president_changed", "company": "FMS", "old": "P1", "new": "P2", "percent": 40, "left": 0}


@pytest.mark.parametrize(
    ("before", "event", "after", "clause", "told"),
    [
        ([], REMOVED, [], "11.9", "the slot is free"),
        ([], REMOVED, [{"type": "paid", "payer": "bank", "payee": "SFS", "amount": 50, "reason": "compensation"}],
         "11.9", "in that city already"),
        ([], REMOVED, [{"type": "token_placed", "company": "SFS", "node": "E37.0", "cost": 0, "home": False}],
         "11.9", "comes in its place"),
        ([], SCRAPPED, [], "4.3", "more trains than allowed"),
        ([CompanyAbsorbed("FMS", "FA", 100, 0, 0).to_json()], SCRAPPED, [], "11.7", "more trains than allowed"),
        ([], LED, [], "7.23", "P2 holds"),
        ([SOLD], LED, [], "7.24", "P2 holds"),
        ([], {**LED, "old": None}, [], "7.28", "is the first"),
        *(([], {**GAINED, "source": source}, [], clause, told)
          for source, clause, told in (("home", "7.33", "no tile yet"), ("upgrade", "8.7", "was upgraded"),
                                       ("bonus", "3.4", "maritime"), ("marker", "8.24", "on its connection"),
                                       ("mine", "8.18", "mines"), ("absorbed", "11.8", "absorbed"))),
    ],
)  # fmt: skip
def test_in_1865_each_way_has_its_clause_and_words(
    before: list[dict[str, Any]], event: dict[str, Any], after: list[dict[str, Any]], clause: str, told: str
) -> None:
    game = engine.new_game("1865", players=["P1", "P2"], seed=1)
    row = {"action": {"type": "pass"}, "events": [*before, event, *after]}
    found = reasons(row, names_of(game), game.rulebook.causes)
    assert any(each.clause == clause and told in each.why for each in found), found


def test_a_token_taken_up_for_a_tile_needs_no_reason() -> None:
    game = engine.new_game("1856", players=["P1", "P2", "P3"], seed=1)
    taken = {"type": "token_removed", "company": "GT", "node": "I12.0", "shifted": True}
    assert reasons({"action": {"type": "lay_tile"}, "events": [taken]}, names_of(game), game.rulebook.causes) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phase_that_markers_bring_is_named_in_words(language: str) -> None:
    game = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=1)
    event = {"type": "phase_changed", "cause": "no_sale", "old": "yellow", "new": "green"}
    [why] = reasons({"action": {"type": "pass"}, "events": [event]}, names_of(game, language), game.rulebook.causes)
    assert ("green" in why.why) == (language == "en")


@pytest.mark.parametrize(
    ("step", "clause", "said"),
    [("track", "12.3", "no yellow tile"), ("stock", "12.7", "stock card"), ("scrap", "12.4.9", "card")],
)
def test_istvan_passes_by_the_clause_of_the_step(step: str, clause: str, said: str) -> None:
    game, _ = rows_of("18mag", 1, seed=3, most=1)
    istvan = next(iter(game.rulebook.automata))
    event = {"type": "passed", "player": istvan, "company": None, "step": step, "forced": True, "cash": 35}
    (why,) = reasons({"events": [event]}, names_of(game), game.rulebook.causes)
    assert (why.clause, said in why.why, "35 Ft" in why.why.replace("\u00a0", " ")) == (clause, True, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_can_pay_no_loan_back_reads_of_loans_and_not_of_trains(language: str) -> None:
    game = engine.new_game("1856", players=["P1", "P2", "P3"], seed=1)
    event = {"type": "passed", "player": "P1", "company": "GT", "step": "repay", "forced": True, "cash": 35, "held": 2}
    (why,) = reasons({"events": [event | {"limit": 4}]}, names_of(game, language), game.rulebook.causes)
    assert (why.clause, "35" in why.why, "2" in why.why) == ("9.5", True, False)


def test_shares_of_merged_companies_in_the_pool_are_exchanged_by_a_clause_of_their_own() -> None:
    game = engine.new_game("1856", players=["P1", "P2", "P3"], seed=1)
    for holder, clause in {"P1": "13.5.1", "pool": "13.5.2", "ipo": "13.5.4"}.items():
        event = {"type": "shares_exchanged", "holder": holder, "company": "CGR", "percent": 10}
        (why,) = reasons({"events": [event]}, names_of(game), game.rulebook.causes)
        assert why.clause == clause
