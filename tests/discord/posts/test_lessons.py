"""Lessons: a first game of each title in direct messages, halt by halt, by the buttons that Discord shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord.codes import Code
from bot.discord.posts.lesson import meanwhile
from bot.discord.tables.learn import TITLES
from bot.local.standin.model import Message
from bot.service import GameInfo, Person
from bot.service.games import terms
from bot.service.intents.tutor import Belongings, Halt, Lesson, came_of_it, lesson_of
from bot.service.people.lessons import DAY, KEPT_DAYS
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from engine import load_title
from engine.events import Passed, ShareBought, TrainsRusted
from tests.discord.party import Party, codes

MOST_TAPS = 6
"""So many a halt may take, with the menus and confirmations on the way."""
VERBS = (":skip_halt:", ":yes:", ":inner:")


async def begun(party: Party, title: str = "1889") -> GameInfo:
    """Ann's lesson, at its first halt."""
    await party.ann.slash(party.lobby, "learn", title=title)
    info = await party.service.lessons.of(party.ann.id)
    assert info is not None
    await party.server.until(lambda: live(party) != [], what="the first halt")
    return info


def live(party: Party) -> list[Message]:
    """The messages on which the lesson goes on."""
    return [
        each for each in party.ann.sees(party.ann.dm) if any(verb in code for code in codes(each) for verb in VERBS)
    ]


def the_lesson(title: str) -> Lesson:
    found = lesson_of(title)
    assert found is not None
    return found


async def tap(party: Party, message: Message, code: str, *values: str) -> None:
    """A button, or a line of a menu; until the message that follows is there."""
    if values:
        answer = await party.ann.select(message, *values, custom_id=code)
    else:
        answer = await party.ann.click(message, custom_id=code)
    await answer.touched(deadline=30)
    await party.server.until(lambda: len(live(party)) < 2, what="one message on which the lesson goes on")


async def skip(party: Party) -> None:
    message = live(party)[-1]
    await tap(party, message, next(each for each in codes(message) if ":skip_halt:" in each))


async def halt_of(party: Party, info: GameInfo) -> str:
    """The halt that the lesson is at, "" once it's over."""
    now = await party.info(info)
    return str((now.lesson or {}).get("halt", "")) if now.status == "running" else ""


def next_tap(message: Message, halt: Halt) -> tuple[str, tuple[str, ...]]:
    """What does what the halt says: a code, and the line where it's a menu's."""
    parts = [each for each in message.parts() if each.get("custom_id") and not each.get("disabled")]
    wanted = [":yes:", ":inner:", f":pick:{halt.act}", f":act:{halt.act}", f":{halt.act}:", f":list:{halt.act}"]
    if not halt.act:
        wanted = [":yes:", ":inner:", ":act:pass", ":pick:", ":act:"]
    for each in parts if halt.act else ():
        lines = [one["value"] for one in each.get("options", ()) if f"{halt.act}|" in one["value"]]
        if lines and not lines[0].split("~")[-1].startswith("ask|"):
            return each["custom_id"], (lines[0],)
    for verb in wanted:
        for each in parts:
            lines = [one["value"] for one in each.get("options", ())]
            lines = [one for one in lines if not one.split("~")[-1].startswith(("ask|", "more|"))]
            if verb in each["custom_id"] and (lines or "options" not in each):
                return each["custom_id"], tuple(lines[:1])
    raise AssertionError(f"nothing does what {halt.name} says: {codes(message)}")


async def do(party: Party, info: GameInfo, halt: Halt) -> int:
    """Do what a halt says; how many taps that took."""
    seq = (await party.info(info)).seq
    for taps in range(1, MOST_TAPS + 1):
        message = live(party)[-1]
        code, values = next_tap(message, halt)
        await tap(party, message, code, *values)
        now = await party.info(info)
        if now.seq != seq or now.status != "running":
            return taps
    raise AssertionError(f"{halt.name} took more than {MOST_TAPS} taps")


async def test_a_lesson_keeps_nobody_waiting(party: Party) -> None:
    await begun(party)
    assert "No game waits" in (await party.ann.slash(party.ann.dm, "turns")).text


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
async def test_a_lesson_is_played_to_its_end_by_doing_what_it_says(party: Party, title: str) -> None:
    info, lesson = await begun(party, title), the_lesson(title)
    seen: list[str] = []
    taps = 0
    while name := await halt_of(party, info):
        halt = lesson.halt(name)
        assert halt is not None
        seen.append(name)
        taps += await do(party, info, halt)
    assert taps <= 2 * len(lesson.halts)
    await party.server.until(lambda: "end of your lesson" in party.ann.last(party.ann.dm).text, what="its end")
    assert sorted(seen) == sorted(each.name for each in lesson.halts)
    assert party.server.pings == []


async def test_each_step_can_be_skipped_to_the_end(party: Party) -> None:
    info = await begun(party)
    seen: list[str] = []
    while halt := await halt_of(party, info):
        seen.append(halt)
        if halt == "phase":
            phase = await party.service.read(info.id, lambda game: game.state.phase)
            assert f"phase {phase}. A phase opens" in live(party)[-1].text
        await skip(party)
    await party.server.until(lambda: "end of your lesson" in party.ann.last(party.ann.dm).text, what="its end")
    await party.server.until(lambda: live(party) == [], what="no buttons")
    assert sorted(seen) == sorted(each.name for each in the_lesson("1889").halts)
    assert party.bot is not None
    await party.bot.front.finish()
    assert await party.service.lessons.of(party.ann.id) is None
    assert party.server.pings == []


async def test_a_lesson_whose_last_move_is_typed_is_over_as_well(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = the_lesson("1889")
    short = replace(whole, halts=whole.halts[:1])
    for user in ("bot.service.people.lessons", "bot.service.desk", "bot.discord.posts.lesson"):
        monkeypatch.setattr(f"{user}.lesson_of", lambda title: short)
    await begun(party)
    await party.ann.slash(party.ann.dm, "pass")
    await party.server.until(lambda: "end of your lesson" in party.ann.last(party.ann.dm).text, what="its end")
    assert party.bot is not None
    await party.bot.front.finish()
    assert await party.service.lessons.of(party.ann.id) is None


async def test_a_step_says_what_came_of_the_one_before_with_the_figures_of_the_game(party: Party) -> None:
    info, lesson = await begun(party), the_lesson("1889")
    for name in ("auction", "par"):
        assert await halt_of(party, info) == name
        halt = lesson.halt(name)
        assert halt is not None
        await do(party, info, halt)
    text = live(party)[-1].text
    assert "You paid ¥" in text
    assert "You hold 20% of" in text
    assert "and lead it" in text
    assert "step 3 of 12" in text
    assert any(":rule:3.4.1" in code for code in codes(live(party)[-1]))


async def test_a_step_that_changed_no_figure_says_what_was_done(party: Party) -> None:
    info, lesson = await begun(party), the_lesson("1889")
    for name in ("auction", "par", "share", "pass"):
        assert await halt_of(party, info) == name
        halt = lesson.halt(name)
        assert halt is not None
        await do(party, info, halt)
    assert "✔ Ann passes" in live(party)[-1].text


def test_what_is_sold_wholly_is_told() -> None:
    before = Belongings(10, {"AR": 10}, {}, {}, {"AR": 65})
    told = came_of_it(before, Belongings(75, {}, {}, {}, {}))
    assert told == [{"key": "got", "amount": 65, "cash": 75}, {"key": "none", "company": "AR"}]


async def test_a_move_taken_back_leads_back_to_its_step(party: Party) -> None:
    info = await begun(party)
    await skip(party)
    halt = the_lesson("1889").halt("par")
    assert halt is not None
    await do(party, info, halt)
    await party.service.undo(info.id, Person(party.ann.id, party.ann.name))
    now = await party.info(info)
    assert now.lesson is not None
    assert (now.lesson["halt"], now.lesson["seen"]) == ("par", ["auction", "par"])


async def test_a_person_has_one_lesson_and_is_told_the_same_one_again(party: Party) -> None:
    first = await begun(party)
    await party.ann.slash(party.lobby, "learn", title="1889")
    again = await party.service.lessons.of(party.ann.id)
    assert again is not None
    assert again.id == first.id
    await party.ann.slash(party.lobby, "learn", title="1856")
    other = await party.service.lessons.of(party.ann.id)
    assert other is not None
    assert other.title == "1856"
    assert (await party.info(first)).status == "abandoned"


async def test_a_lesson_ends_by_its_button_and_after_two_weeks(party: Party) -> None:
    info = await begun(party)
    await party.service.lessons.tidy(party.service.clock() + (KEPT_DAYS - 1) * DAY)
    message = live(party)[-1]
    await tap(party, message, next(each for each in codes(message) if ":end_lesson:" in each))
    assert (await party.info(info)).status == "abandoned"
    again = await begun(party)
    await party.service.lessons.tidy(party.service.clock() + (KEPT_DAYS + 1) * DAY)
    assert (await party.info(again)).status == "abandoned"


async def test_a_lesson_counts_among_no_tables(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(party)
    monkeypatch.setattr(terms, "MOST_HOSTED", 1)
    await party.open()
    (table,) = await party.service.list(party.server.guild.id)
    assert table.host == party.ann.id
    await party.open(name="One too many")
    assert len(await party.service.list(party.server.guild.id)) == 1


async def test_a_learner_may_ask_what_a_robot_would_do(party: Party) -> None:
    info = await begun(party)
    message = live(party)[-1]
    answer = await party.ann.click(message, custom_id=next(each for each in codes(message) if ":hint:" in each))
    assert answer.private
    assert "A strong robot would do this" in answer.text
    assert (await party.info(info)).seq == info.seq


async def test_closed_direct_messages_are_said_with_what_to_do(party: Party) -> None:
    party.server.fail("POST", r"/users/@me/channels$", 403, 50007)
    answer = await party.ann.slash(party.lobby, "learn", title="1889")
    assert "Allow direct messages" in answer.text
    assert answer.message.ephemeral
    assert await party.service.lessons.of(party.ann.id) is None


async def test_nobody_else_skips_or_ends_a_lesson(party: Party) -> None:
    info = await begun(party)
    for verb in ("skip_halt", "end_lesson"):
        code = str(Code("b", info.id, info.seq, verb))
        answer = await party.ben.raw(3, party.ben.dm, {"component_type": 2, "custom_id": code}, message=live(party)[-1])
        assert answer.text
    refused = await party.ben.slash(party.ben.dm, "map", game=str(info.id))
    assert refused.message.attachments == []
    assert "no such game" in refused.text
    now = await party.info(info)
    assert (now.status, now.seq) == ("running", info.seq)


async def test_privacy_shows_a_lesson_and_deletes_it(party: Party) -> None:
    info = await begun(party)
    answer = await party.ann.slash(party.lobby, "privacy")
    assert f"Game #{info.id} is your lesson" in answer.text
    await party.service.privacy.forget(party.ann.id)
    assert (await party.info(info)).status == "abandoned"
    assert (await party.service.privacy.kept(party.ann.id))["seats"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_stop_of_each_title_has_words_in_each_language(language: str) -> None:
    for title in TITLES:
        words = speak(language, "$", title)
        for halt in the_lesson(title).halts:
            keys = {f"lesson-{halt.name}", f"lesson-{halt.name}-{title}"}
            assert any(key in words for key in keys), (language, title, halt.name)
            own = next(key for key in sorted(keys, key=len, reverse=True) if key in words)
            said = words(own, phase="3")
            assert "phase" not in said or "{" not in said
            assert said.count(". ") <= 3, said


def test_a_long_stretch_is_told_by_what_it_came_to_and_its_landmarks() -> None:
    names = Names(speak("en", "L.", "1865"), load_title("1865"), {"P1": "Ann", "P2": "Robot"})
    passed = {"user": None, "by": "P2", "events": [Passed("P2", None, "stock", False).to_json()]}
    rust = {"user": None, "by": "P1", "events": [TrainsRusted("PH2").to_json()]}
    bought = {"user": None, "by": "P2", "events": [ShareBought("P2", "FMS", 20, 70).to_json()]}
    since = [{"key": "got", "amount": 20, "cash": 80}]
    told = meanwhile([rust, *[passed, bought] * 6], names, {"since": since})
    assert told[0] == "- 13 moves went by, yours made by a robot (see the log). You received L.20 and now have L.80."
    assert told[1] == "- All PH2 trains rust and leave the game"
    assert len(told) == 3
    assert meanwhile([bought], names, {"since": since}) == ["- Robot: buys 20% of FMS for L.70"]
