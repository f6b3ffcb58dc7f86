"""What the page shows beside moves, in a browser: logs as files, reminders, forms, whole turns, names for all."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

import engine
from bot.local.actors import Actor
from bot.local.standin.standin import LocalDiscord
from bot.service import GameInfo, GameService, Watch
from bot.service import Person as Member
from bot.service.rules import Rules
from engine.dev import log
from engine.game import Game
from engine.titles import games_folder
from tests.databases import open_storage
from tests.discord.days import HOUR, Clock
from tests.discord.positions import played_until
from tests.endtoend.seats import THREAD
from tests.endtoend.test_page import CHROMIUM, PHONE, SLOW, Following, Newcomer, following, newcomer, table
from tests.service.house import draws

__all__ = ["following", "newcomer", "table"]

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")

LOOKS = (
    "help",
    "holdings",
    "history",
    "market",
    "trains",
    "tiles",
    "log",
    "settings view",
    "orders list",
    "offer list",
)
NEXT = re.compile("end the turn$|^(Run|Pass|Skip|End|No |Finish|Withhold|Pay)")
UNNAMED = """
() => [...document.querySelectorAll("button, a[href], input, select, textarea, img, dialog")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .filter((each) => !(each.matches("img") && each.hasAttribute("alt")))
  .filter((each) => !(each.ariaLabel || each.innerText?.trim() || each.labels?.length || each.title
                      || each.getAttribute("aria-labelledby") || each.querySelector("img[alt]:not([alt=''])")))
  .map((each) => each.outerHTML.slice(0, 200))
"""


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def service(tmp_path: Path, clock: Clock) -> AsyncIterator[GameService]:
    """A service on a new database, whose time a test puts forward."""
    storage = await open_storage(tmp_path / "games.sqlite")
    made = GameService(storage, Rules(), clock=clock, draw=draws())
    try:
        yield made
    finally:
        await made.close()
        await storage.close()


async def at(table: LocalDiscord, service: GameService, page: Page, game: Game) -> tuple[GameInfo, Actor]:
    """A table at which this game goes on, with the person to act at the page, which is open there."""
    assert game.decision is not None
    guest = Actor(table, "Guest")
    people = [guest if seat == game.decision.by else Actor(table, f"Friend {seat}") for seat in game.setup["players"]]
    members = [Member(each.id, each.name, server=table.guild.id) for each in people]
    thread = table.add_thread(table.channel, "Friday", THREAD, 10080)
    terms = {"name": "Friday", "title": game.setup["title"], "channel": thread.id, "pace": 8, "language": "en"}
    info = await service.adopt(members[0], members, game.setup, game.entries, **terms)
    await page.goto(f"{table.base_url}/?as=Guest#{thread.id}")
    await page.reload()
    await expect(page.locator("article.pinged").last).to_be_visible(timeout=SLOW)
    return info, guest


async def command(page: Page, words: str) -> None:
    """Choose a command in the line to write in; one with options is left open, to be filled in."""
    await page.fill("#composer-input", f"/{words}")
    await page.keyboard.press("Enter")


async def send(page: Page, words: str) -> Locator:
    """Send a command that needs nothing more; the newest private answer, once it's there."""
    before = await page.locator("article.private").count()
    await command(page, words)
    button = page.locator("#composer form.command button.primary")
    if await button.count():
        await button.click()
    answer = page.locator("article.private").nth(before)
    await expect(answer).to_be_visible(timeout=SLOW)
    await expect(answer.locator(".thinking")).to_have_count(0, timeout=SLOW)
    return answer


async def fill_in(newcomer: Newcomer, *lines: str) -> None:
    """Write into the lines of the form that is open, and send it."""
    form = newcomer.page.locator("#form")
    await expect(form).to_be_visible()
    assert await newcomer.page.evaluate(UNNAMED) == []
    for number, line in enumerate(lines):
        await form.locator("input, textarea").nth(number).fill(line)
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_be_hidden()


@pytest.mark.long
async def test_a_log_is_saved_and_a_game_rebuilt_from_it(
    newcomer: Newcomer, table: LocalDiscord, service: GameService, tmp_path: Path
) -> None:
    page = newcomer.page
    ended = played_until(lambda each: each.state.set_number == 3)
    info, guest = await at(table, service, page, engine.load_game(ended.setup, ended.entries[:-1]))
    await service.act(info.id, Member(guest.id, server=info.server), [ended.entries[-1]["action"]])
    async with page.expect_download() as saving:
        await page.locator("a.file", has_text=f"-{len(ended.entries)}.jsonl").click(timeout=SLOW)
    saved = await saving.value
    file = tmp_path / saved.suggested_filename
    await saved.save_as(file)
    await page.click("#menu")
    await page.locator("#places button", has_text=table.channel.name).first.click()
    await command(page, "game rebuild")
    await page.locator("#composer .chip", has_text="file").click()
    await page.locator("#composer input[type=file]").set_input_files(file)
    await page.locator("#composer button.primary").click()
    moves = (await service.status(info.id)).seq
    await expect(page.locator("article.private", has_text=f"all {moves} moves")).to_be_visible(timeout=SLOW)
    await page.locator("article", has_text="from its log").get_by_role("button", name="Join").click()
    await expect(page.locator("article", has_text="from its log").first).to_contain_text("Guest", timeout=SLOW)
    assert await newcomer.rightmost() <= PHONE["width"]


@pytest.mark.long
async def test_a_game_that_is_over_waits_for_nobody_in_the_list(
    newcomer: Newcomer, table: LocalDiscord, service: GameService
) -> None:
    setup, entries = log.record(games_folder("1889") / "robots-3p-40.jsonl.gz")
    info, guest = await at(table, service, newcomer.page, engine.load_game(setup, entries[:-1]))
    up = newcomer.page.locator("#places .turn")
    await expect(up).to_have_text(["your turn"])
    await service.act(info.id, Member(guest.id, server=info.server), [entries[-1]["action"]])
    await expect(up).to_have_count(0)


@pytest.mark.long
async def test_a_reminder_comes_and_is_put_off(
    newcomer: Newcomer, table: LocalDiscord, service: GameService, clock: Clock
) -> None:
    page = newcomer.page
    await at(table, service, page, engine.new_game("18mag", players=["P1", "P2", "P3"], seed=7))
    clock.ahead += 9 * HOUR
    await Watch(service).look()
    reminder = page.locator("article.pinged", has_text="is waiting")
    await reminder.get_by_role("button", name="Snooze 8 h").click(timeout=SLOW)
    await expect(page.locator("article.private", has_text="until")).to_be_in_viewport(timeout=SLOW)
    clock.ahead += 7 * HOUR
    await Watch(service).look()
    await expect(reminder).to_have_count(1)
    await reminder.locator("a").click()
    await expect(page.locator("article.pinged:focus")).to_contain_text("it’s your turn")


@pytest.mark.long
async def test_each_form_is_filled_in(newcomer: Newcomer, following: Following) -> None:
    page = newcomer.page
    await page.select_option(".door[data-kind=try] [name=card]", label="1856: a company’s turn")
    await newcomer.open("try")
    message = await following.message(await following.my_turn())
    settings = await send(page, "settings view")
    await settings.get_by_role("button", name="Time zone").click()
    await fill_in(newcomer, "Madrid")
    await expect(page.locator("article.private", has_text="Europe/Madrid").first).to_be_visible(timeout=SLOW)
    await settings.get_by_role("button", name="Quiet hours").click()
    await fill_in(newcomer, "from ten to seven")
    await expect(page.locator("article.private", has_text="23:00").last).to_be_in_viewport(timeout=SLOW)
    await settings.get_by_role("button", name="Quiet hours").click()
    await fill_in(newcomer, "22:30-7")
    await expect(page.locator("article.private", has_text="Quiet hours: 22:30–07:00").first).to_be_visible(timeout=SLOW)
    await settings.get_by_role("button", name="Leave …").click()
    await fill_in(newcomer, "24.12.", "2.1.")
    await expect(page.locator("article.private", has_text="leave").last).to_be_visible(timeout=SLOW)
    await message.get_by_role("button", name="Other routes").click()
    routes = page.locator("article.private", has_text="Routes of WR")
    await routes.get_by_role("button", name="Type routes").click(timeout=SLOW)
    await fill_in(newcomer, "3: O16.0 P17.0 L15.0")
    checked = page.locator("article.private", has_text="stop 3 (L15.0)")
    await expect(checked.get_by_role("button", name="Back")).to_be_in_viewport(timeout=SLOW)
    assert await newcomer.rightmost() <= PHONE["width"]


@pytest.mark.long
async def test_a_bid_is_typed_into_a_form(newcomer: Newcomer, following: Following, service: GameService) -> None:
    await newcomer.page.select_option(".door[data-kind=play] [name=card]", label="1856")
    await newcomer.open("play")
    info = await following.my_turn()
    await newcomer.choose(await following.message(info), "Bid")
    await fill_in(newcomer, "55")
    await following.my_turn(info.seq)
    bid = (await service.log(info.id, after=info.seq))[0]["action"]
    assert (bid["type"], bid["price"]) == ("bid", 55)


@pytest.mark.long
@pytest.mark.parametrize("title", ["1856", "1865"])
async def test_a_company_turn_with_track_is_played_by_clicking(
    newcomer: Newcomer, following: Following, service: GameService, title: str
) -> None:
    await newcomer.page.select_option(".door[data-kind=try] [name=card]", label=f"{title}: a company’s turn")
    await newcomer.open("try")
    info = await following.my_turn()
    assert info.turn is not None
    turn, started = info.turn, info.seq
    article = await following.message(info)
    await expect(article.locator("select").first).to_be_visible(timeout=SLOW)
    await newcomer.choose(article, "Lay track")
    lay = newcomer.private().get_by_role("button", name=re.compile("^Lay it"), disabled=False).first
    tiles = newcomer.private().locator("select[aria-label^='Tile and rotation']")
    await expect(lay.or_(tiles)).to_be_visible(timeout=SLOW)
    if await tiles.count():
        await newcomer.choose(newcomer.private(), "Tile and rotation")
    await newcomer.click(lay)
    info = await following.my_turn(info.seq)
    while info.turn is not None and info.turn.seq == turn.seq:
        await newcomer.click((await following.panel(info)).get_by_role("button", name=NEXT).first)
        info = await following.gone_on(info.seq)
    made = [row["action"]["type"] for row in await service.story(info.id, started) if row["user"] is not None]
    assert "lay_tile" in made
    assert await newcomer.rightmost() <= PHONE["width"]


@pytest.mark.long
async def test_everything_has_a_name_and_fits_the_width(newcomer: Newcomer, following: Following) -> None:
    page = newcomer.page
    await expect(page.locator(".door")).to_have_count(4)
    assert await page.evaluate(UNNAMED) == []
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    await newcomer.open("try")
    message = await following.message(await following.my_turn())
    await message.get_by_role("button", name="My turn").click()
    await expect(newcomer.private()).to_be_in_viewport(timeout=SLOW)
    for words in LOOKS:
        await expect(await send(page, words)).to_be_in_viewport(timeout=SLOW)
    assert await page.evaluate(UNNAMED) == []
    assert await newcomer.rightmost() <= PHONE["width"]
    assert await page.locator("#log img:not([alt]), #log img[alt='']").count() == 0
    await expect(page.get_by_role("log", name="Messages")).to_be_visible()
    await expect(page.get_by_role("main")).to_be_visible()
    await page.get_by_role("button", name="Channels").press("Enter")
    await expect(page.get_by_role("navigation", name="Channels and threads")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.locator("#log .picture").last.press("Enter")
    await expect(page.get_by_role("dialog", name="Picture")).to_be_visible()
    await page.get_by_role("button", name="Full size").press("Enter")
    await expect(page.locator("#viewer img.full")).to_be_visible()
    assert await page.evaluate(UNNAMED) == []
    await page.keyboard.press("Escape")
    await expect(page.locator("#viewer")).to_be_hidden()
