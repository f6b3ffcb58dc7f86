"""Any earlier position: asked for by move, round or one's last look, and leafed through by buttons, in every title."""

from __future__ import annotations

import pytest

from engine.dev import log as games
from engine.titles import TITLES, games_folder
from tests.discord.party import Party, codes, press
from tests.discord.positions import at_step, played_until

MOVES = 90


@pytest.mark.parametrize("title", TITLES)
async def test_how_things_stood_is_shown_and_leafed_through(party: Party, title: str) -> None:
    path = next(each for each in sorted(games_folder(title).glob("*-3p-*.jsonl.gz")))
    game = games.read(path, MOVES)
    info = await party.at(game, title=title)
    thread, company = party.thread(info), next(iter(game.title.companies))
    past = game.at(40).state
    cash = {seat: past.players[seat].cash for seat in past.seats}
    answer = await party.ann.slash(thread, "holdings", at="40")
    assert answer.private
    assert "after move 40" in answer.text
    assert "You may buy" not in answer.text
    money = [f"{each:,}" for each in cash.values()]
    assert all(each in answer.text for each in money)
    older = await (await press(party.ann, answer.message, ":holdings_at:m39;")).touched()
    assert "after move 39" in older.text
    assert any(":holdings_at:v40;" in each for each in codes(older.message))
    now = await (await press(party.ann, older.message, ":holdings_at:n;")).touched()
    assert "As it was" not in now.text
    for command, about in (("map", {}), ("market", {}), ("company", {"company": company})):
        shown = await party.ann.slash(thread, command, at="#40", **about)
        assert "after move 40" in shown.text
        assert len(shown.message.attachments) == (0 if command == "company" and not past.companies.get(company) else 1)


async def test_rounds_and_ones_last_look_are_offered(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 3)))
    await party.ann.slash(party.thread(info), "map")
    first = [each.name for each in await party.ann.autocomplete(party.thread(info), "market", "at")]
    assert not any(each.startswith("When I last looked") for each in first)
    await party.up(info).slash(party.thread(info), "pass")
    info = await party.info(info)
    offered = {each.name: each.value for each in await party.ann.autocomplete(party.thread(info), "market", "at")}
    assert f"When I last looked (after move {info.seq - 1})" in offered
    begun = {name: value for name, value in offered.items() if name.startswith("Operating round 2.1")}
    assert len(begun) == 1
    seq = next(iter(begun.values()))
    for typed in (seq, "2.1"):
        answer = await party.ann.slash(party.thread(info), "market", at=typed)
        assert f"after move {seq}" in answer.text
        assert "operating round 2.1" in answer.text
    looked = await party.ann.slash(party.thread(info), "map", at="look")
    assert f"after move {info.seq - 1}" in looked.text
    earlier = await (await press(party.ann, answer.message, ":market_at:r")).touched()
    assert "stock round 2" in earlier.text.lower()


async def test_a_leaf_of_what_all_see_is_private(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    shown = await party.ann.slash(party.thread(info), "map", at="3", show=True)
    before = shown.text
    answer = await (await press(party.ben, shown.message, ":map_at:m2;")).touched()
    assert answer.private
    assert "after move 2" in answer.text
    assert shown.message.content == before


async def test_what_was_taken_back_is_shown_as_such(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    up = party.up(info)
    await up.slash(party.thread(info), "pass")
    await up.slash(party.thread(info), "undo")
    answer = await up.slash(party.thread(info), "holdings", at=str(info.seq + 1))
    assert "which was undone later" in answer.text


@pytest.mark.parametrize("typed", ["9999", "9.9", "soon", "12x"])
async def test_a_moment_that_isnt_there_is_refused(party: Party, typed: str) -> None:
    info = await party.at(played_until(at_step("stock", 1)))
    answer = await party.ann.slash(party.thread(info), "market", at=typed)
    assert f"There’s no move or round “{typed}”" in answer.text
    assert f"at most {info.seq}" in answer.text
