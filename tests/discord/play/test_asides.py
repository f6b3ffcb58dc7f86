"""What a person may do who isn't asked: by button and by command, told to the table, and the turn goes on."""

from __future__ import annotations

import pytest

import engine
from engine.titles.t1856 import Canada
from tests.discord.party import Party, codes, press
from tests.engine.tip import COST, Tip


@pytest.fixture(autouse=True)
def tips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Canada, "asides", lambda rules, g, player: (Tip(),))


async def test_a_button_for_whoever_is_not_asked(party: Party) -> None:
    info, message, up = await party.seated(engine.new_game("1856", ["P1", "P2", "P3"], seed=3))
    other = party.others(info)[0]
    opened = await press(other, message, ":my:")
    assert "It isn’t your turn" in opened.text
    assert any(":act@a:repay_loan" in each for each in codes(opened.message))
    done = await press(other, opened.message, ":act@a:repay_loan")
    seat = info.seats_of(other.id)[0]
    assert await party.service.read(info.id, lambda game: game.state.players[seat].cash) == 500 - COST
    now = await party.info(info)
    assert now.turn is not None
    assert (now.turn.user, now.turn.seq) == (up.id, info.turn and info.turn.seq)
    assert any(":act@a:repay_loan" in each for each in codes(done.message))
    await party.server.until(lambda: f"- {other.name}" in party.messages(info)[-1].text, what="what was done")
    assert f":{now.seq}:" in "".join(codes(await party.turn_message(info)))


async def test_a_command_for_whoever_is_not_asked(party: Party) -> None:
    info, _, up = await party.seated(engine.new_game("1856", ["P1", "P2", "P3"], seed=3))
    other = party.others(info)[1]
    for _ in range(2):
        answer = await other.slash(party.thread(info), "repay_loan")
        assert answer.private
    seat = info.seats_of(other.id)[0]
    assert await party.service.read(info.id, lambda game: game.state.players[seat].cash) == 500 - 2 * COST
    refused = await other.slash(party.thread(info), "repay_loan")
    assert up.name not in refused.text.partition("It isn’t")[0]
    assert (await party.info(info)).seq == 2
    passed = await other.slash(party.thread(info), "pass")
    assert up.name in passed.text


async def test_an_aside_can_be_taken_back_by_who_did_it(party: Party) -> None:
    info, _, up = await party.seated(engine.new_game("1856", ["P1", "P2", "P3"], seed=3))
    other = party.others(info)[0]
    await other.slash(party.thread(info), "repay_loan")
    await up.slash(party.thread(info), "undo")
    seat = info.seats_of(other.id)[0]
    assert await party.service.read(info.id, lambda game: game.state.players[seat].cash) == 500 - COST
    await other.slash(party.thread(info), "undo")
    assert await party.service.read(info.id, lambda game: game.state.players[seat].cash) == 500
