"""Chapter 3: the first stock round, a draft."""

from __future__ import annotations

import pytest

from engine.actions import Action, DraftCompany, DraftShare
from engine.events import CompanyRemoved, PresidentChanged, PriorityMoved, ShareDrafted, TokenPlaced
from tests.titles.t18mag.table import PASS, PRICES, Table, begin, share, station, told

FIGURES = {3: (4, 2, 1, 1), 4: (3, 1, 1, 3), 5: (2, 2, 3, 4), 6: (2, 2, 1, 2)}
"""Players -> minors and shares for each, minors and shares left over."""


def minor(number: int | str) -> DraftCompany:
    return DraftCompany(str(number))


def pick_all(table: Table, picks: int | None = None, leave: str = "") -> None:
    """Everybody takes minors in ascending number while they may (but not `leave`), then shares."""
    while table.round == "draft" and picks != 0:
        offered = [each for each in table.offered("draft_company") if each != minor(leave)]
        table.act((offered or table.offered("draft_share"))[0])  # type: ignore[arg-type]
        picks = None if picks is None else picks - 1


def shares_offered(table: Table) -> dict[str, int]:
    return table.game.state.stack[-1].shares


@pytest.mark.parametrize("players", FIGURES)
def test_3_1_and_3_2_offer_and_limits(players: int) -> None:
    """All minors, one share of each major (five and six players: two); limits and what is left over."""
    minors, shares, minors_left, shares_left = FIGURES[players]
    table = begin(players)
    assert len(table.offered("draft_company")) == 13
    offer = dict(shares_offered(table))
    assert offer == dict.fromkeys(PRICES, 2 if players > 4 else 1)
    pick_all(table)
    companies = table.game.state.companies
    drafted = [each.owner for each in companies.values() if each.kind == "minor"]
    for seat in table.game.state.seats:
        assert drafted.count(seat) == minors
        assert sum(companies[major].shares.get(seat, 0) for major in PRICES) == shares
    assert 13 - len(drafted) == minors_left
    assert sum(offer.values()) - shares * players == shares_left


def test_3_2_a_company_limit() -> None:
    """Player A has four companies in a game of three: he must take a share (the rulebook's example)."""
    table = begin(3)
    pick_all(table, 12)
    who = table.to_act[0]
    assert sum(each.owner == who for each in table.game.state.companies.values()) == 4
    table.refused(minor(13), "draft.company_limit", "3.2", limit=4)
    assert not table.offered("draft_company")
    table.act(DraftShare("SIK"))


def test_3_2_a_share_limit() -> None:
    """Four players have one share each; the second is refused."""
    table = begin(4)
    for major in ("RÁBA", "G&C", "SNW", "SIK"):
        table.act(DraftShare(major))
    table.refused(DraftShare("MÁVAG"), "draft.share_limit", "3.2", limit=1)
    table.act(minor(4))


def test_15_01_three_players_order_of_picks_and_priority() -> None:
    """Turn 2 is opened by seat 2; the priority deal ends with seat 3. 3.3, 3.8"""
    table = begin(3)
    order: list[str] = []
    while table.round == "draft":
        order.append(table.to_act[0])
        pick_all(table, 1)
    assert " ".join(order) == "P1 P2 P3 P2 P3 P1 P3 P1 P2 P1 P2 P3 P2 P3 P1 P3 P1 P2"
    assert table.game.state.priority == "P3"
    assert table.round == "OR 1.1"


@pytest.mark.parametrize(("players", "seat"), [(3, "P3"), (4, "P4"), (5, "P4"), (6, "P4")])
def test_3_8_priority_stays_with_the_first_picker_of_the_last_turn(players: int, seat: str) -> None:
    """Seat 3 of three, seat 4 of four, five and six; it doesn't move on."""
    table = begin(players)
    pick_all(table)
    assert table.game.state.priority == seat


def test_15_02_six_players_third_minor_refused() -> None:
    """Six players; a player with two minors and one share names a minor: refused. 3.2, 3.4"""
    table = begin(6)
    pick_all(table, 12)  # turns 1 and 2: everybody has two minors
    for major in ("RÁBA", "G&C", "SNW", "SIK", "SzKÉV", "LdStEG"):
        table.act(DraftShare(major))
    table.refused(minor(13), "draft.company_limit", "3.2", limit=2)


def test_15_03_second_share_of_one_major_makes_a_director() -> None:
    """Five players; a player picks the second share of SNW he owns one of: the director's certificate at once, and
    the two ordinary shares are in the stack. 3.6, 8.6.2
    """
    table = begin(5)
    table.act(DraftShare("SNW"))
    pick_all(table, 8)  # turn 1: 1-2-3-4-5, turn 2: 2-3-4-5-1
    assert table.to_act[0] == "P1"
    applied = table.act(DraftShare("SNW"))
    assert told(applied, ShareDrafted) == [ShareDrafted("P1", "SNW", 10)]
    assert told(applied, PresidentChanged) == [PresidentChanged("SNW", None, "P1")]
    assert table.director("SNW") == "P1"
    assert table.percent("SNW") == {"P1": 20, "stack": 80}
    table.refused(DraftShare("SNW"), "draft.not_on_offer", "3.1", company="SNW")


def test_15_04_undrafted_home_is_an_ordinary_city() -> None:
    """Four players; minor 5 undrafted: H27 has a free slot, no token, anyone may use it. 3.7"""
    table = begin(4)
    pick_all(table, leave="5")
    assert table.round == "OR 1.1"
    assert "5" not in table.game.state.companies
    assert table.game.state.tokens.get("H27.0", []) == []
    assert table.game.view.free_slots("H27.0") == 1
    assert not table.game.view.is_blocked("H27.0", "12")


def test_3_7_undrafted_minors_leave_undrafted_shares_stay_in_the_stacks() -> None:
    """The last pick ends the draft; one minor goes, one share of three players' stays."""
    table = begin(3)
    pick_all(table, 17, leave="5")
    assert not table.offered("draft_company")
    applied = table.act(table.offered("draft_share")[0])  # type: ignore[arg-type]
    assert told(applied, CompanyRemoved) == [CompanyRemoved("5")]
    assert told(applied, PriorityMoved) == [PriorityMoved("P3")]
    left = [major for major in PRICES if table.percent(major) == {"stack": 100}]
    assert len(left) == 1
    assert all(table.percent(major)["stack"] == 90 for major in PRICES if major not in left)


def test_3_4_a_pick_is_compulsory_and_one_of_what_is_on_offer() -> None:
    """No passing, no buying; only what's still there."""
    table = begin(3)
    for other in (PASS, share("SIK"), station("E12.0")):
        table.refused(other, "turn.not_now", "3.4", type=other.type, step="draft")
    table.act(minor(5))
    table.refused(minor(5), "draft.not_on_offer", "3.1", company="5")
    table.refused(minor(14), "draft.not_on_offer", "3.1", company="14")
    table.refused(minor("SIK"), "draft.not_on_offer", "3.1", company="SIK")
    table.act(DraftShare("SIK"))
    table.refused(DraftShare("SIK"), "draft.not_on_offer", "3.1", company="SIK")
    table.refused(DraftShare("5"), "draft.not_on_offer", "3.1", company="5")


def test_3_4_only_the_picker_picks() -> None:
    """P2 is told that P1 is to pick."""
    begin(3).refused(minor(5), "turn.other_player", "3.4", by="P2", player="P1", step="draft")


def test_3_5_a_minor_picked_is_equipped_at_once() -> None:
    """50 Ft from the bank, a 2-train free of charge (nothing to LdStEG), its home station, 40 and 80 to come."""
    table = begin(3)
    applied = table.act(minor(7), pays={"7": 50})
    assert told(applied, TokenPlaced) == [TokenPlaced("7", "G10.1", 0, True)]
    company = table.game.state.companies["7"]
    assert (company.owner, company.trains, company.stations) == ("P1", ["2"], [40, 80])
    assert table.at("7") == ["G10.1"]


@pytest.mark.parametrize(
    ("number", "home"),
    [
        ("1", "E12.1"), ("2", "D19.0"), ("3", "E10.0"), ("4", "G14.1"), ("5", "H27.0"), ("6", "B17.0"), ("7", "G10.1"),
        ("8", "H5.0"), ("9", "I14.1"), ("10", "H17.0"), ("11", "D7.0"), ("12", "H23.0"), ("13", "I2.0"),
    ],
)  # fmt: skip
def test_16_1_homes(number: str, home: str) -> None:
    """The home stations of the thirteen minors."""
    table = begin(3)
    table.act(minor(number))
    assert table.at(number) == [home]


def test_3_6_a_share_picked_is_free() -> None:
    """A 10 % share from the stack; the price stays."""
    table = begin(3)
    action: Action = DraftShare("SIK")
    table.act(action, pays={})
    assert table.percent("SIK") == {"P1": 10, "stack": 90}
    assert table.price("SIK") == PRICES["SIK"]
    assert table.director("SIK") is None


def test_trap_12_six_players_pick_two_minors_and_two_shares() -> None:
    """With six players only one of each could be drafted elsewhere; it's two and two. 3.2"""
    table = begin(6)
    pick_all(table)
    companies = table.game.state.companies
    for seat in table.game.state.seats:
        assert sum(each.owner == seat for each in companies.values()) == 2
        assert sum(companies[major].shares.get(seat, 0) for major in PRICES) == 2


def test_3_9_the_first_operating_round_follows() -> None:
    """Minor 1, if drafted, is the first to act."""
    table = begin(3)
    pick_all(table)
    assert (table.round, table.to_act[1:]) == ("OR 1.1", ("1", "track"))
