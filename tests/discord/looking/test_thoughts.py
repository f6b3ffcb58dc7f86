"""`/why` says in figures why robots moved so; `/hint` what one would do, where the table allows it."""

from __future__ import annotations

import re

import pytest

import engine
from bot.service import GameInfo, Robots
from bot.words import LANGUAGES, speak
from bot.work.thinking import Thinking, Thought, question, thought
from engine.robots.player import REMARKS
from engine.robots.tempers import TEMPERS, settled
from tests.discord.party import Party

FIGURES = {"worth": 72, "next": 67, "this": 70}


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is thought in a process apart is thought here, which needs no start."""

    async def answer(self: Thinking, job: bytes, *, later: bool = False) -> Thought:
        return thought(job)

    monkeypatch.setattr(Thinking, "answer", answer)


async def with_robots(party: Party) -> GameInfo:
    """Ann's game with two robots, which have moved up to her turn."""
    robots = Robots(party.service)
    await robots.start()
    await party.open(players=3)
    (info,) = await party.service.list(party.server.guild.id)
    for _ in range(2):
        await party.ann.slash(party.lobby, "game robots", strength="full", game=str(info.id))
    await party.ann.slash(party.lobby, "game start", game=str(info.id))
    await robots.settled()
    info = await party.info(info)
    if info.seq == 0:
        await party.ann.slash(party.thread(info), "draft_share", company=await first_share(party, info))
        await robots.settled()
    await robots.stop()
    return await party.info(info)


async def first_share(party: Party, info: GameInfo) -> str:
    legal = await party.service.read(info.id, lambda game: next(iter(game.legal("draft_share"))).to_json())
    return str(legal["company"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_of_a_robot_has_words(language: str) -> None:
    words = speak(language, "{amount}", "18mag")
    told = {each: words(f"thought-{each}", **FIGURES) for each in REMARKS}
    assert len(set(told.values())) == len(REMARKS)
    assert "72" in told["worth"]


async def test_why_a_robot_moved_so_is_told_in_two_lines_with_figures(party: Party) -> None:
    info = await with_robots(party)
    said = await party.ann.slash(party.thread(info), "why")
    assert said.private
    assert re.search(r"Robot \d · strong: picks", said.text)
    assert "It expects to own" in said.text
    again = await party.ann.slash(party.thread(info), "why")
    assert again.text == said.text


async def test_the_same_position_gives_the_same_thought_whenever_it_is_asked() -> None:
    game = engine.new_game("18mag", ["P1", "P2", "P3"], seed=5)
    then = thought(question(game, "full"))
    for _ in range(3):
        assert game.decision is not None
        game.apply_all(settled(game, TEMPERS["builder"]), game.decision.by)
    assert thought(question(game, "full", seq=0)) == then


async def test_a_hint_is_given_only_where_the_table_allows_it_and_only_in_ones_turn(party: Party) -> None:
    info = await with_robots(party)
    refused = await party.ann.slash(party.thread(info), "hint")
    assert "nobody asks what a robot would do" in refused.text
    await party.ann.slash(party.thread(info), "game robots", hints=True)
    before = (await party.info(info)).seq
    told = await party.ann.slash(party.thread(info), "hint")
    assert told.private
    assert "A strong robot would do this" in told.text
    assert "It expects to own" in told.text
    assert (await party.info(info)).seq == before
    assert "seat" in (await party.ben.slash(party.thread(info), "hint")).text
