"""The doors without a browser: cards, recorded games watched, turns tried, games with robots, also after a restart."""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.local.actors import Actor
from bot.local.doors import OpenDoors, TableDoors
from bot.local.doors.positions import POSITIONS
from bot.local.doors.recordings import recordings
from bot.local.opening import Card, DoorClosed, Opened
from bot.local.standin.standin import LocalDiscord
from bot.local.start import LocalTable, seated
from bot.service import GameInfo, GameService, Robots
from bot.service import Person as Member
from bot.service.people.robot_seats import robot
from engine.dev import log
from engine.robots.tempers import TEMPERS, settled
from engine.titles import TITLES, games_folder
from tests.endtoend.conftest import bot_of, house
from tests.endtoend.offers import Offer
from tests.endtoend.recorded import FIVE


@pytest.fixture
async def open_doors(service: GameService, tmp_path: Path) -> AsyncIterator[OpenDoors]:
    made = OpenDoors(service, tmp_path / "logs")
    yield made
    await made.close()


@asynccontextmanager
async def playing(service: GameService) -> AsyncIterator[Robots]:
    """Robots at work in its games."""
    robots = Robots(service)
    await robots.start()
    yield robots
    await robots.stop()


@pytest.fixture
async def robots(service: GameService) -> AsyncIterator[Robots]:
    async with playing(service) as found:
        yield found


@pytest.fixture
async def doors(open_doors: OpenDoors, server: LocalDiscord, tmp_path: Path) -> TableDoors:
    (tmp_path / "logs").mkdir()
    shutil.copy(FIVE, tmp_path / "logs" / "friday.jsonl.gz")
    (tmp_path / "logs" / "other.jsonl").write_text("{}\n")
    return open_doors(LocalTable(server, None, None))  # type: ignore[arg-type]


@pytest.fixture
def me(server: LocalDiscord) -> Actor:
    return Actor(server, "Guest")


def defaults(card: Card) -> dict[str, str]:
    """What the page sends when one clicks at once."""
    return {each.name: each.default for each in card.questions}


async def game_at(service: GameService, server: LocalDiscord, opened: Opened) -> GameInfo:
    info = await service.at(server.guild.id, opened.channel_id)
    assert info is not None
    return info


def test_each_door_has_cards_whose_defaults_are_among_the_choices(doors: TableDoors) -> None:
    for kind in ("learn", "watch", "try", "play"):
        cards = doors.cards(kind, "en")
        assert cards
        assert len({each.id for each in cards}) == len(cards)
        for question in (each for card in cards for each in card.questions):
            assert question.default in dict(question.options)


async def test_the_door_to_a_lesson_leads_to_its_first_step_in_direct_messages(
    doors: TableDoors, server: LocalDiscord, service: GameService, me: Actor
) -> None:
    for card in doors.cards("learn", "en"):
        opened = await doors.open("learn", card.id, defaults(card), me.id)
        assert (opened.channel_id, opened.user_id) == (me.dm.id, me.id)
        info = await service.lessons.of(me.id)
        assert info is not None
        assert (info.title, info.channel, info.lesson and len(info.lesson["seen"])) == (card.id, me.dm.id, 1)
        heading = f"{card.title}, step 1 of"
        await server.until(
            lambda heading=heading: any(heading in each.text for each in me.sees(me.dm)),
            deadline=60,
            what="the first step",
        )
    with pytest.raises(DoorClosed, match="title"):
        await doors.open("learn", "no-such", {}, me.id)
    assert me.pings() == []


@pytest.mark.parametrize("title", [pytest.param(each, marks=[pytest.mark.long] * (each != "1889")) for each in TITLES])
def test_the_first_game_to_watch_of_a_title_is_whole(title: str) -> None:
    first = next(each for each in recordings().values() if each.title == title)
    assert "-full-" in first.key
    assert first.at(first.last).game.decision is None


def test_games_to_watch_begin_with_a_usual_one_and_can_be_told_apart(doors: TableDoors) -> None:
    cards = doors.cards("watch", "en")
    assert cards[0].id.startswith(f"{next(iter(TITLES))}-full-3p-")
    assert cards[-1].id == "own-1"
    assert {each.id.partition("-")[0] for each in cards[:-1]} == set(TITLES)
    assert len({(each.title, each.text) for each in cards}) == len(cards)


async def test_a_game_is_watched_forwards_backwards_and_from_its_end(doors: TableDoors) -> None:
    first = await doors.watch_step("18mag-robots-5p-40", -3, "en")
    assert (first.n, first.last) == (0, 616)
    assert "Anna: draft" in first.heading
    step = await doors.watch_step("18mag-robots-5p-40", 1, "en")
    assert step.text == "- Anna: picks minor 13"
    end = await doors.watch_step("18mag-robots-5p-40", 9999, "en")
    assert end.n == 616
    assert "18Mag is over" in end.heading
    assert "993" in end.text
    for n in (300, 301, 299, 330):
        step = await doors.watch_step("18mag-robots-5p-40", n, "en")
        assert step.n == n
        assert step.image is not None
        assert step.image.startswith(b"\x89PNG")
        assert step.alt
    ours, theirs = [await doors.watch_step(key, 299, "en") for key in ("own-1", "18mag-robots-5p-40")]
    assert ours == theirs
    assert "H23" in theirs.text
    with pytest.raises(DoorClosed):
        await doors.watch_step("no-such", 1, "en")


async def test_stepping_asks_for_nothing_twice(doors: TableDoors) -> None:
    again = [await doors.watch_step("18mag-robots-5p-40", n, "en") for n in (20, 21, 20)]
    assert again[0] is again[2]


@pytest.mark.parametrize(
    ("number", "step", "kinds"),
    [
        (0, "track", {"lay_tile", "pass"}),
        (1, "dividend", {"pay_dividend"}),
        (2, "stock", {"buy_share", "sell_shares", "pass"}),
        (3, "track", {"lay_tile", "take_loan", "pass"}),
        (4, "stock", {"start_company", "buy_share", "sell_shares", "pass"}),
        (5, "track", {"lay_tile", "pass"}),
        (6, "stock", {"start_company", "buy_share", "sell_shares", "pass"}),
    ],
)
async def test_a_chosen_turn_is_tried(
    doors: TableDoors, server: LocalDiscord, service: GameService, me: Actor, number: int, step: str, kinds: set[str]
) -> None:
    card = doors.cards("try", "en")[number]
    opened = await doors.open("try", card.id, defaults(card), me.id)
    info = await game_at(service, server, opened)
    assert info.turn is not None
    assert (info.turn.user, info.turn.step, info.seq) == (me.id, step, POSITIONS[number].step)
    assert kinds <= await service.read(info.id, lambda game: {each.type for each in game.legal()})
    assert [each.robot for each in info.seats].count(True) == len(info.seats) - 1
    if number == 0:
        programmes = await service.read(info.id, lambda game: [each.services for each in game.programmes()])
        assert len(programmes) > 4
    await server.until(lambda: me.pings() != [], deadline=60, what="the ping")


async def test_a_turn_is_tried_from_a_step_that_is_watched(
    doors: TableDoors, server: LocalDiscord, service: GameService, me: Actor
) -> None:
    opened = await doors.open("try", "18mag-robots-5p-40", {"step": "100"}, me.id)
    info = await game_at(service, server, opened)
    assert (info.seq, info.turn and info.turn.user) == (100, me.id)
    with pytest.raises(DoorClosed, match="over"):
        await doors.open("try", "18mag-robots-5p-40", {"step": "616"}, me.id)
    with pytest.raises(DoorClosed):
        await doors.open("try", "no-such", {"step": "1"}, me.id)


async def test_robots_play_the_other_seats_until_it_is_ones_turn(
    doors: TableDoors, robots: Robots, server: LocalDiscord, service: GameService, me: Actor
) -> None:
    opened = await doors.open("play", "18mag", {"players": "5", "seat": "4", "others": "easy"}, me.id)
    await robots.settled()
    info = await game_at(service, server, opened)
    assert (info.seq, info.turn and info.turn.user) == (3, me.id)
    assert sorted(each.user for each in info.seats if each.robot) == [f"robot:easy:{each}" for each in range(1, 5)]
    await server.until(lambda: me.pings() != [], deadline=60, what="the ping")
    message = me.last(server.world.channels[opened.channel_id])
    assert len(re.findall(r"Robot \d · easy: picks", message.text)) == 3
    assert [each.user_id for each in server.pings] == [me.id]


async def test_a_robot_that_is_asked_for_consent_answers(
    doors: TableDoors, robots: Robots, server: LocalDiscord, service: GameService, me: Actor
) -> None:
    offer = Offer()
    opened = await doors.open("try", "18mag-robots-4p-42", {"step": str(offer.n), "others": "easy"}, me.id)
    info = await game_at(service, server, opened)
    await service.act(info.id, Member(me.id, server=server.guild.id), [offer.action])
    await robots.settled()
    asked, answered = (await service.log(info.id, after=offer.n))[:2]
    assert (asked["by"], answered["by"], answered["user"]) == (offer.buyer, offer.seller, None)
    assert answered["action"]["type"] in ("accept", "refuse")


async def test_what_robots_did_goes_back_with_ones_own_move(
    doors: TableDoors, robots: Robots, server: LocalDiscord, service: GameService, me: Actor
) -> None:
    opened = await doors.open("play", "18mag", {"players": "4", "seat": "1", "others": "easy"}, me.id)
    info = await game_at(service, server, opened)
    thread = server.world.channels[opened.channel_id]
    await me.slash(thread, "draft_company", company="5")
    await robots.settled()
    made = await service.log(info.id)
    assert [each["user"] for each in made] == [me.id, *[None] * (len(made) - 1)]
    assert len(made) > 3
    await me.slash(thread, "undo")
    await robots.settled()
    now = await service.status(info.id)
    assert (now.seq, now.turn and now.turn.user) == (len(made) + 1, me.id)
    assert await service.read(info.id, lambda game: game.state.companies["5"].owner) is None


@pytest.mark.parametrize(("title", "players"), [("18mag", 1), ("18mag", 2), ("1865", 2)])
async def test_a_seat_that_the_rules_play_is_nobodys(
    doors: TableDoors, service: GameService, server: LocalDiscord, me: Actor, title: str, players: int
) -> None:
    answers = {"players": str(players), "seat": "1", "others": "easy"}
    info = await game_at(service, server, await doors.open("play", title, answers, me.id))
    assert info.turn is not None
    assert (len(info.seats), info.turn.user) == (players, me.id)
    assert info.name.endswith("for one" if players == 1 else "with a robot")


async def test_all_seats_may_be_ones_own(
    doors: TableDoors, server: LocalDiscord, service: GameService, me: Actor
) -> None:
    opened = await doors.open("play", "18mag", {"players": "3", "seat": "1", "others": "me"}, me.id)
    info = await game_at(service, server, opened)
    assert [each.robot for each in info.seats] == [False] * 3
    assert len({each.user for each in info.seats}) == 3
    assert opened.user_id == me.id


@pytest.mark.parametrize("answers", [{}, {"players": "99", "seat": "-1"}, {"players": "x", "seat": "6", "others": "?"}])
async def test_odd_answers_open_the_door_all_the_same(
    doors: TableDoors, service: GameService, server: LocalDiscord, me: Actor, answers: dict[str, str]
) -> None:
    info = await game_at(service, server, await doors.open("play", "18mag", answers, me.id))
    assert 3 <= len(info.seats) <= 6
    assert len(info.seats_of(me.id)) == 1


async def test_a_title_that_is_not_there(doors: TableDoors, me: Actor) -> None:
    with pytest.raises(DoorClosed):
        await doors.open("play", "1830", {}, me.id)


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
async def test_robots_play_to_the_end_with_a_person(service: GameService, robots: Robots, title: str) -> None:
    """From the middle of a game of theirs; the nets of robots have whole ones, without a table."""
    setup, entries = log.record(min(games_folder(title).glob("robots-3p-*")))
    me = Member("7", "Guest", server="s")
    people = [me, robot("easy", 1), robot("easy", 2)]
    half = entries[: len(entries) // 2]
    info = await service.adopt(me, people, setup, half, name="Robots", title=title)
    while info.status == "running":
        await robots.settled()
        info = await service.status(info.id)
        if info.status == "running":
            actions = await service.read(info.id, lambda game: settled(game, TEMPERS["builder"]))
            info = (await service.act(info.id, me, actions)).info
    assert info.turn is None


async def test_robots_go_on_after_a_restart_but_not_where_the_game_was_given_up(tmp_path: Path) -> None:
    answers = {"players": "3", "seat": "3", "others": "easy"}
    server = LocalDiscord(tmp_path)
    await server.start()
    try:
        async with house(tmp_path) as service, seated(server, lambda: bot_of(service)):
            me = Actor(server, "Guest")
            doors = TableDoors(server, service)  # nobody plays the robots yet
            waiting, given_up = [await doors.open("play", "18mag", answers, me.id) for _ in range(2)]
            asked = await me.slash(server.world.channels[given_up.channel_id], "game abandon")
            await (await me.click(asked.message, label="Confirm")).touched()
        async with house(tmp_path) as service, seated(server, lambda: bot_of(service)):
            async with playing(service):
                await server.until(lambda: me.pings() != [], deadline=60, what="the ping")
            assert (await game_at(service, server, waiting)).seq == 2
            assert (await game_at(service, server, given_up)).seq == 0
        server.check()
    finally:
        await server.close()
