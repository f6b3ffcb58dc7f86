"""Whatever comes in that shouldn't: nothing changes, nothing is lost, the answer is private and clear."""

from __future__ import annotations

import asyncio

import pytest

import engine
from bot.discord.codes import pack
from bot.local.actors import Actor, BotAnswer
from bot.local.standin.model import COMPONENT, MODAL, SLASH
from bot.service import GameInfo
from engine.dev.log import record
from engine.titles import games_folder
from tests.discord.party import Party, choices, choose, codes, confirm, selection
from tests.discord.play.test_recorded_game import command
from tests.discord.positions import at_step, played_until

HOSTILE_NAMES = [
    "@everyone come here",
    "**bold** _it_ `code` ||spoiler|| # head <@123> [x](http://y.z)",
    "שלום‮ abc",
    "🚂🏴󠁧󠁢󠁥󠁮󠁧󠁿👩‍👩‍👧‍👦",
    "x" * 200,
]


@pytest.fixture
async def game(party: Party) -> GameInfo:
    """A game that has just begun."""
    return await party.started(name="Friday")


async def unchanged(party: Party, game: GameInfo, answer: BotAnswer, *parts: str) -> None:
    """The game is as it was, and the answer is private and says this."""
    assert answer.private or answer.is_update
    text = answer.text if answer.private else "\n".join(each.text for each in answer.followups)
    for part in parts:
        assert part in text, text
    assert (await party.info(game)).seq == game.seq


async def test_not_your_turn(party: Party, game: GameInfo) -> None:
    other = party.others(game)[0]
    answer = await other.slash(party.thread(game), "draft_company", company="5")
    await unchanged(party, game, answer, "isn’t your turn", party.up(game).name)


async def test_a_click_by_somebody_else(party: Party, game: GameInfo) -> None:
    message = await party.turn_message(game)
    answer = await choose(party.others(game)[0], message, "draft_company|5")
    await answer.touched()
    await unchanged(party, game, answer, "isn’t your turn")


async def test_not_your_game(party: Party, game: GameInfo) -> None:
    stranger = Actor(party.server, "Dora")
    answer = await stranger.slash(party.thread(game), "draft_company", company="5")
    await unchanged(party, game, answer, "no seat in this game")


async def test_another_servers_game(party: Party, game: GameInfo) -> None:
    other = party.server.add_guild("Other")
    place = party.server.add_channel(other, "elsewhere")
    up = party.up(game)
    party.server.join(up.name, other)
    there = Actor(party.server, "Eve", other)
    answer = await there.slash(place, "game status", game=str(game.id))
    await unchanged(party, game, answer, "another server")
    assert "Friday" not in answer.text


async def test_a_stale_button_says_what_happened_since(party: Party, game: GameInfo) -> None:
    message = await party.turn_message(game)
    first = party.up(game)
    # As somebody's Discord still shows it: by the click the message may read as past.
    shown = selection(message, "draft_company|6")
    await first.slash(party.thread(game), "draft_company", company="5")
    moved = await party.info(game)
    answer = await first.raw(COMPONENT, party.thread(game), shown, message=message)
    await answer.touched()
    await party.server.until(lambda: answer.followups != [], what="the refusal")
    await unchanged(party, moved, answer, "moved on", f"{first.name}: picks minor 5")


async def test_a_turn_message_left_behind_by_a_command_is_brought_up_to_date(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    message = await party.turn_message(info)
    up = party.up(info)
    shown = selection(message, choices(message, "pick:lay_tile")[0])
    await up.slash(party.thread(info), "pass")
    moved = await party.info(info)
    assert party.up(moved) is up
    answer = await up.raw(COMPONENT, party.thread(info), shown, message=message)
    assert "moved on" in answer.text
    assert (await party.info(info)).seq == moved.seq
    fresh = next(each for each in codes(message) if ":act:pass" in each)
    assert f":{moved.seq}:" in fresh
    await (await up.click(message, custom_id=fresh)).touched()
    assert (await party.info(info)).seq > moved.seq


async def test_the_buttons_of_a_game_that_has_ended(party: Party) -> None:
    recorded = games_folder("18mag") / "robots-3p-40.jsonl.gz"
    setup, entries = record(recorded)
    last = engine.load_game(setup, entries[:-1])
    info = await party.at(last)
    message = await party.turn_message(info)
    up = party.up(info)
    action = last.read_action(entries[-1]["action"])
    other = next(each for each in choices(message, f"pick:{action.type}") if each != pack(action))
    menu, mine = (next(each for each in codes(message) if part in each) for part in (f"pick:{action.type}", ":my:"))
    name, options = command(action)
    asked = await up.slash(party.thread(info), name, **options)
    assert "wins with" in asked.text, "the move that ends the game says who wins"
    await confirm(up, asked)
    ended = await party.info(info)
    assert ended.status == "finished"
    used = {"component_type": 3, "custom_id": menu, "values": [other]}
    answer = await up.raw(COMPONENT, party.thread(info), used, message=message)
    await party.server.until(lambda: answer.followups != [], what="the refusal")
    assert "over" in answer.followups[0].text or "moved on" in answer.followups[0].text
    shown = await up.raw(COMPONENT, party.thread(info), {"component_type": 2, "custom_id": mine}, message=message)
    assert "is over" in shown.text
    assert (await party.info(info)).seq == ended.seq
    assert [each for each in codes(message) if ":act:" in each or ":pick:" in each] == []


async def test_two_commands_at_once(party: Party, game: GameInfo) -> None:
    up, thread = party.up(game), party.thread(game)
    answers = await asyncio.gather(
        up.slash(thread, "draft_company", company="5"), up.slash(thread, "draft_company", company="6")
    )
    texts = sorted("isn’t your turn" in each.text for each in answers)
    assert texts == [False, True]
    assert (await party.info(game)).seq == 1


async def test_a_double_click(party: Party, game: GameInfo) -> None:
    message = await party.turn_message(game)
    up = party.up(game)
    answers = await asyncio.gather(*(choose(up, message, "draft_company|5") for _ in range(2)))
    for each in answers:
        await each.touched()
    assert (await party.info(game)).seq == 1
    following = await party.info(game)
    await party.turn_message(following)
    assert [each.user_id for each in party.server.pings] == [up.id, party.up(following).id]


@pytest.mark.parametrize("amount", [-10, 25, 10**15, "abc", "12.5", 1.5])
async def test_an_amount_that_cant_be(party: Party, game: GameInfo, amount: object) -> None:
    data = {"name": "pay_dividend", "type": 1, "options": [{"name": "amount", "type": 4, "value": amount}]}
    answer = await raw(party, party.up(game), game, data)
    await unchanged(party, game, answer)


@pytest.mark.parametrize(
    ("command", "options", "part"),
    [
        ("lay_tile", {"hex": "Z99", "tile": "57", "rotation": 1}, "isn’t possible in this step"),
        ("draft_company", {"company": "99"}, "isn’t on offer"),
        ("draft_company", {"company": "@everyone"}, "isn’t on offer"),
        ("draft_share", {"company": "5"}, "isn’t on offer"),
        ("run", {"routes": "nonsense"}, "can’t read these routes"),
        ("pass", {}, "isn’t possible in this step"),
        ("accept", {}, "isn’t possible in this step"),
    ],
)
async def test_things_that_dont_exist_or_arent_possible(
    party: Party, game: GameInfo, command: str, options: dict[str, object], part: str
) -> None:
    answer = await party.up(game).slash(party.thread(game), command, **options)
    await unchanged(party, game, answer, part)
    assert "@everyone" not in answer.text


async def test_a_refusal_names_the_clause_and_what_is_legal_instead(party: Party, game: GameInfo) -> None:
    answer = await party.up(game).slash(party.thread(game), "draft_company", company="99")
    assert "(Rule 3.1)" in answer.text
    assert "You can: " in answer.text
    assert "minor 1" in answer.text


@pytest.mark.parametrize("name", HOSTILE_NAMES)
async def test_a_hostile_name_of_a_game(party: Party, name: str) -> None:
    game = await party.started(name=name)
    up = party.up(game)
    message = await party.turn_message(game)
    assert [each.user_id for each in party.server.pings] == [up.id]
    assert "@everyone" not in message.content
    assert "\u202e" not in message.content
    assert "**bold**" not in message.content
    assert f"<@{up.id}>, it’s your turn" in message.content
    assert len(party.thread(game).name) <= 100
    answer = await up.slash(party.thread(game), "game status")
    assert answer.private


@pytest.mark.parametrize(("name", "part"), [("x" * 201, "at most 200"), ("\u200b\u202e", "can be seen")])
async def test_a_name_that_cant_be_used(party: Party, name: str, part: str) -> None:
    answer = await party.open(name=name)
    assert answer.private
    assert part in answer.text
    assert await party.service.list(party.server.guild.id) == []


async def test_a_game_of_an_unknown_title(party: Party) -> None:
    command = next(each for each in party.server.world.commands["global"] if each["name"] == "game")
    title = {"name": "title", "type": 3, "value": "1830 **x**"}
    new = {"name": "new", "type": 1, "options": [title]}
    data = {"id": command["id"], "name": "game", "type": 1, "options": [new]}
    answer = await party.ann.raw(SLASH, party.lobby, data)
    assert answer.private
    assert "18Mag" in answer.text
    assert "**x**" not in answer.text


async def test_an_abandoned_game(party: Party, game: GameInfo) -> None:
    host = party.people[game.host]
    asked = await host.slash(party.thread(game), "game abandon")
    assert asked.private
    await (await host.click(asked.message, label="Confirm")).touched()
    assert ("has been ended" in asked.message.content, asked.message.components) == (True, [])
    answer = await party.up(game).slash(party.thread(game), "draft_company", company="5")
    await unchanged(party, game, answer, "ended without a result")


async def test_only_the_host_starts_and_ends(party: Party) -> None:
    notice = await party.open()
    await party.ben.click(notice.message, label="Join")
    answer = await party.ben.click(notice.message, label="Start")
    await answer.touched()
    assert "can do that" in answer.followups[0].text
    game = (await party.service.list(party.server.guild.id))[0]
    refused = await party.ben.slash(party.lobby, "game abandon", game=str(game.id))
    assert refused.private
    assert "can do that" in refused.text


async def test_too_few_players(party: Party) -> None:
    notice = await party.open(title="1856")
    answer = await party.ann.click(notice.message, label="Start")
    await answer.touched()
    least = next(each.least for each in party.service.titles if each.id == "1856")
    assert f"at least {least} players; one has a seat" in answer.followups[0].text
    assert party.server.world.threads(party.server.guild.id) == []


async def test_joining_twice(party: Party) -> None:
    notice = await party.open()
    answer = await party.ann.click(notice.message, label="Join")
    assert answer.followups[0].ephemeral
    assert "already have a seat" in answer.said


@pytest.mark.parametrize(
    "code",
    [
        "rw:b:1:0:act:nonsense",
        "rw:b:1:0:act:draft_company|5|6|7",
        "rw:b:1:0:nonsense:",
        "rw:b:nonsense",
        "rw:b:999:0:my:",
        "rw:b:1:999999:act:draft_company|5",
        "rw:b:1:0:run:RÁBA",
        "rw:b:1:0:tongue:nonsense",
        "rw:b:1:0:log:nonsense",
    ],
)
async def test_a_forged_button(party: Party, game: GameInfo, code: str) -> None:
    message = await party.turn_message(game)
    for each in message.components[-1]["components"]:
        each["custom_id"] = code
        break
    answer = await party.up(game).click(message, custom_id=code)
    if answer.is_update:
        await answer.touched()
    assert (await party.info(game)).seq == 0


async def test_a_forged_menu_value(party: Party, game: GameInfo) -> None:
    message = await party.turn_message(game)
    menu = next(each for each in message.parts() if each.get("options"))
    for value in ("nonsense", "more|-5", "more|999", "of|lay_tile|Z99", "ask|pay_dividend", "run|x"):
        data = {"component_type": 3, "custom_id": menu["custom_id"], "values": [value]}
        await party.up(game).raw(COMPONENT, party.thread(game), data, message=message)
        assert (await party.info(game)).seq == 0


@pytest.mark.parametrize("typed", ["-5", "99999999999999999999", "abc", "", "1e9"])
async def test_a_forged_form(party: Party, game: GameInfo, typed: str) -> None:
    line = {"type": 4, "custom_id": "number", "value": typed}
    data = {"custom_id": "rw:m:1:0:price:buy_train|2|5", "components": [{"type": 1, "components": [line]}]}
    answer = await party.up(game).raw(MODAL, party.thread(game), data)
    await unchanged(party, game, answer)


async def raw(party: Party, person: Actor, game: GameInfo, data: dict[str, object]) -> BotAnswer:
    """A slash command as no client would send it."""
    return await person.raw(SLASH, party.thread(game), data)
