"""`/why` says in figures why robots moved so; `/hint` what one would do, where the table allows it."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

import engine
from bot.discord.looking.thoughts import move_lines, robots_whys, why_lines
from bot.service import GameInfo, Robots
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from bot.work.thinking import Thinking, Thought, question, thought
from engine.actions import Pass
from engine.events import Event, OfferAnswered, Passed, RoundStarted, SharesSold, TileLaid, TrainBought, TrainOffered
from engine.hints import Remark
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


# --- what is said of a move, and of the next best one


def names(language: str = "en") -> Names:
    title = engine.load_title("1889")
    return Names(speak(language, title.currency, title.id), title, {"P1": "Ann", "P2": "Robo", "P3": "Max"})


def said(*events: Event) -> tuple[dict[str, Any], ...]:
    return tuple(each.to_json() for each in events)


def weighed(instead: dict[str, Any], *events: Event, laid: Event | None = None, worth: int = 72) -> Thought:
    """A thought whose next best move, which brings 67, is this action, by which this happens."""
    why = (Remark("worth", {"worth": worth, "next": 67, "instead": instead}), Remark("cash", {"this": 1, "next": 2}))
    return Thought((Pass(),), why, said(laid) if laid else (), said(*events))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_only_ends_the_turn_is_told_as_that(language: str) -> None:
    rows = [{"by": "P2", "events": said(RoundStarted("stock", 2, 0, 0))}]
    words = names(language).words
    ends, then = move_lines(rows, [Pass().to_json()], names(language), {})
    assert ends == f"- {words('line', who='Robo', what=words('thought-ends'))}"
    assert "2" in then
    (other,) = why_lines(weighed(Pass().to_json()), "P2", names(language), {})[:1]
    assert ends.removeprefix("- ") in other


def test_a_pass_that_is_told_as_one_is_not_told_twice() -> None:
    rows = [{"by": "P2", "events": said(Passed("P2", None, "stock", False))}]
    assert move_lines(rows, [Pass().to_json()], names(), {}) == ["- Robo passes"]


def test_the_next_best_move_is_told_itself_and_not_what_follows_by_it() -> None:
    sale = SharesSold("P2", "UR", 10, 65, 65)
    thought = weighed({"type": "sell_shares"}, sale, RoundStarted("operating", 2, 1, 1), RoundStarted("stock", 3, 0, 0))
    assert "(Robo: sells 10% of UR for ¥65)" in why_lines(thought, "P2", names(), {})[0]


def test_tiles_that_only_lie_otherwise_are_told_with_how_they_lie() -> None:
    laid, other, elsewhere = (TileLaid("UR", place, "57", turned, "", 0, "") for place, turned in
                              (("G12", 0), ("G12", 1), ("F9", 1)))  # fmt: skip
    lay, leading = {"type": "lay_tile"}, {"UR": "P2"}
    told = why_lines(weighed(lay, other, laid=laid), "P2", names(), leading)[0]
    known = names()
    how = f"with rotation {known.rotation('57', 1)} instead of {known.rotation('57', 0)}"
    assert f"(UR (Robo): lays tile 57 on {known.hex('G12')}, {how})" in told
    assert "rotation" not in why_lines(weighed(lay, elsewhere, laid=laid), "P2", names(), leading)[0]


async def test_reasons_that_weighed_two_moves_in_a_row_are_given_once() -> None:
    thought = weighed({"type": "sell_shares"}, SharesSold("P2", "UR", 10, 65, 65))
    moves = [({"type": "pass"}, number, said(RoundStarted("stock", number, 0, 0))) for number in (1, 2)]
    rows = [
        {"seq": seq, "command": seq, "by": "P2", "mark": "robot:full", "action": action, "events": events}
        for action, seq, events in moves
    ]
    told = await robots_whys(looking(thought), rows)
    assert [each for each in told if "UR" in each] == [f"  - {why_lines(thought, 'P2', names(), {})[0]}"]
    assert told[-1] == "  - For the same reasons."


def looking(thought: Thought, *rows: dict[str, Any]) -> Any:
    """A look at a game whose robots think this, and of which these rows came before."""

    async def story(game: int, since: int, until: int) -> list[dict[str, Any]]:
        return [each for each in rows if since < each["seq"] <= until]

    async def explained(*which: Any) -> Thought:
        return thought

    service = SimpleNamespace(story=story, thoughts=SimpleNamespace(explained=explained))
    return SimpleNamespace(service=service, names=names(), words=names().words, game=1, person=None)


async def test_what_is_agreed_to_is_named_with_who_leads_the_buyer() -> None:
    offer = {"seq": 1, "by": "P1", "events": said(TrainOffered("KO", "3", "UR", 180, "P2"))}
    answer = said(OfferAnswered("P2", True), TrainBought("KO", "3", "UR", 180))
    row = {"seq": 2, "command": 2, "by": "P2", "mark": "robot:full", "action": {"type": "pass"}, "events": answer}
    told = await robots_whys(looking(Thought((Pass(),), ()), offer), [row])
    assert "- KO (Ann): buys a 3-train from UR for ¥180" in told
    assert not any("KO (Robo)" in each for each in await robots_whys(looking(Thought((Pass(),), ())), [row]))
