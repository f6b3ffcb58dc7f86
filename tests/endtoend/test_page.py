"""A newcomer at the page, in a browser without a window: to the first move in four clicks, the draft, a first turn."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
from playwright.async_api import Locator, Page, Route, ViewportSize, async_playwright, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bot.local.doors import OpenDoors
from bot.local.page.site import TablePage
from bot.local.standin.model import Message
from bot.local.standin.standin import LocalDiscord
from bot.local.start import seated
from bot.service import GameInfo, GameService, Robots
from tests.endtoend.conftest import bot_of
from tests.endtoend.seats import codes

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
PHONE: ViewportSize = {"width": 390, "height": 844}
SLOW = 60_000

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")


ON = re.compile("^(Run the best|Pass|End the turn|No more track|No station|Scrap nothing|No run)")


class Newcomer:
    """Somebody at the page who clicks; `clicks` counts them. A menu takes two: to open it, and to choose."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    async def open(self, door: str) -> None:
        """Go through a door as it stands."""
        await self.click(self.page.locator(f".door[data-kind={door}] button.primary"))

    async def click(self, target: Locator) -> None:
        self.clicks += 1
        await target.click()

    async def choose(self, article: Locator, title: str) -> None:
        """The first line of a menu."""
        self.clicks += 2
        await article.locator(f"select[aria-label^='{title}']").select_option(index=1)

    async def rightmost(self) -> int:
        """How far the page's parts reach to the right."""
        edges = "all => Math.max(...all.map((each) => each.getBoundingClientRect().right))"
        return await self.page.locator("#table .main *").evaluate_all(edges)

    def private(self) -> Locator:
        """The newest private answer."""
        return self.page.locator("article.private").last


class Following:
    """The newcomer's game as the service knows it, to know when the page must show something new."""

    def __init__(self, service: GameService, table: LocalDiscord, page: Page) -> None:
        self._service = service
        self._table = table
        self._page = page
        self._changed = asyncio.Event()
        service.listen(lambda game_id: self._changed.set())

    async def my_turn(self, after: int = -1) -> GameInfo:
        """The only game there, when more than `after` moves are made and it's the newcomer's turn."""
        async with asyncio.timeout(SLOW / 1000):
            while True:
                self._changed.clear()
                for info in await self._service.list(self._table.guild.id, ("running",)):
                    if info.seq > after and info.turn is not None and not info.seat(info.turn.seat).robot:
                        return info
                await self._changed.wait()

    async def gone_on(self, after: int) -> GameInfo:
        """The newcomer's next decision after a click; what is asked once more is confirmed."""
        sure = self._page.locator("article.private").last.get_by_role("button", name="Yes, do it")
        turn = asyncio.ensure_future(self.my_turn(after))
        while not turn.done():
            if await sure.count():
                # One that has been clicked goes while it's aimed at.
                with suppress(PlaywrightTimeout):
                    await sure.click(timeout=1000)
            await asyncio.wait([turn], timeout=0.1)
        return turn.result()

    async def message(self, info: GameInfo) -> Locator:
        """The turn message, once the page shows it."""
        assert info.turn is not None
        return await self._shown(f"rw:b:{info.id}:{info.turn.seq}:my:", private=False)

    async def panel(self, info: GameInfo) -> Locator:
        """The private panel, once the page shows what can be done now."""
        return await self._shown(f"rw:b:{info.id}:{info.seq}:", private=True)

    async def _shown(self, code: str, private: bool) -> Locator:
        def found() -> Message | None:
            posted = (each for each in self._table.world.messages.values() if each.ephemeral == private)
            return next((each for each in posted if any(one.startswith(code) for one in codes(each))), None)

        message = await self._table.until(found, deadline=SLOW / 1000, what=code)
        assert message is not None
        article = self._page.locator(f"article[data-id='{message.id}']")
        await expect(article.locator(".row > .button")).to_have_text(message.labels(), timeout=SLOW)
        return article


@pytest.fixture
async def table(service: GameService) -> AsyncIterator[LocalDiscord]:
    """A table as `python -m bot play` makes it, with the bot, the doors and the robots."""
    server = LocalDiscord()
    page = TablePage(server, None)
    await server.start()
    open_doors, robots = OpenDoors(service), Robots(service)
    await robots.start()
    try:
        async with seated(server, lambda: bot_of(service)) as running:
            page.doors = open_doors(running)
            yield server
            await open_doors.close()
        server.check()
    finally:
        await robots.stop()
        await server.close()


@pytest.fixture
async def newcomer(table: LocalDiscord, request: pytest.FixtureRequest) -> AsyncIterator[Newcomer]:
    """A phone with the page open, in the language of the parameter, if any. At the end the page has had no error."""
    async with async_playwright() as player:
        browser = await player.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = await browser.new_context(viewport=PHONE, locale=getattr(request, "param", None))
        context.set_default_timeout(SLOW)
        page = await context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(f"{line.text} {line.location}") if line.type == "error" else None)
        await page.goto(table.base_url)
        yield Newcomer(page)
        await browser.close()
        assert errors == []


@pytest.fixture
def following(service: GameService, table: LocalDiscord, newcomer: Newcomer) -> Following:
    return Following(service, table, newcomer.page)


async def test_the_first_move_takes_four_clicks_at_most(newcomer: Newcomer, following: Following) -> None:
    await newcomer.open("play")
    await newcomer.choose(newcomer.page.locator("article.pinged"), "Pick a minor company")
    info = await following.my_turn(after=0)
    assert newcomer.clicks <= 4
    await following.message(info)
    assert await newcomer.rightmost() <= PHONE["width"]


async def test_a_lesson_is_begun_and_gone_on_with_in_two_taps(newcomer: Newcomer) -> None:
    await newcomer.open("learn")
    await newcomer.click(newcomer.page.locator("article", has_text="step 1 of 12").get_by_role("button", name="Buy "))
    then = newcomer.page.locator("article", has_text="step 2 of 12: starting a company")
    await expect(then).to_contain_text("You paid ¥")
    assert newcomer.clicks == 2
    assert await newcomer.rightmost() <= PHONE["width"]


@pytest.mark.long
async def test_a_page_of_an_earlier_start_is_loaded_anew(table: LocalDiscord) -> None:
    keys = iter(["of an earlier start"])

    async def serve(route: Route) -> None:
        served = await route.fetch()
        text = await served.text()
        if key := next(keys, None):
            text = re.sub('(name="table-key" content=")[^"]+', rf"\g<1>{key}", text)
        await route.fulfill(response=served, body=text)

    async with async_playwright() as player:
        browser = await player.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await (await browser.new_context(viewport=PHONE)).new_page()
        await page.route(f"{table.base_url}/", serve)
        await page.goto(f"{table.base_url}/")
        await expect(page.locator(".door").first).to_be_visible(timeout=SLOW)
        assert not await page.locator(".toast").count()
        await browser.close()


async def test_a_turn_is_tried_in_two_clicks(newcomer: Newcomer, following: Following) -> None:
    await newcomer.open("try")
    await newcomer.click(newcomer.page.get_by_role("button", name=re.compile("^Run the best")))
    await newcomer.page.wait_for_selector("article >> text=runs for")
    assert newcomer.clicks == 2


@pytest.mark.long
async def test_a_game_is_watched_and_a_turn_tried_from_it(newcomer: Newcomer, following: Following) -> None:
    await newcomer.open("watch")
    for n in (1, 2):
        await newcomer.click(newcomer.page.locator("#watch-next"))
        await newcomer.page.wait_for_selector(f"text={n} / 950")
    loaded = "image => image.decode().then(() => image.naturalWidth)"
    assert await newcomer.page.locator("#watch-picture img").evaluate(loaded) > 500
    await newcomer.click(newcomer.page.locator("#watch-try"))
    assert (await following.my_turn()).seq == 2


@pytest.mark.long
async def test_dragging_through_a_game_ends_where_it_stops(newcomer: Newcomer) -> None:
    await newcomer.open("watch")
    drag = "at => { for (let n = 400; n <= 420; n++) { at.value = n; at.dispatchEvent(new Event('input')); } }"
    await newcomer.page.wait_for_selector("text=0 / 950")
    await newcomer.page.locator("#watch-at").evaluate(drag)
    await newcomer.page.wait_for_selector("text=420 / 950")
    assert not await newcomer.page.locator("#toasts *, .toast").count()


@pytest.mark.long
async def test_one_person_plays_all_seats_and_is_oneself_again_at_the_doors(
    newcomer: Newcomer, following: Following, service: GameService, table: LocalDiscord
) -> None:
    await newcomer.page.select_option(".door[data-kind=play] [name=others]", "me")
    await newcomer.open("play")
    await newcomer.choose(newcomer.page.locator("article.pinged"), "Pick a minor company")
    await newcomer.page.wait_for_selector("#seat option:checked >> text=Anna", state="attached")
    message = await following.message(await following.my_turn(after=0))
    await newcomer.choose(message, "Pick a minor company")
    await newcomer.page.wait_for_selector("#seat option:checked >> text=Béla", state="attached")
    await newcomer.page.click("#menu")
    await newcomer.page.click("#to-doors")
    await newcomer.open("try")
    await newcomer.page.wait_for_selector("article >> text=Run the best")
    newest, _ = await service.list(table.guild.id, ("running",))
    assert newest.turn is not None
    assert newest.seat(newest.turn.seat).name == "Guest"


@pytest.mark.long
async def test_the_draft_and_a_first_operating_turn_by_clicking(
    newcomer: Newcomer, following: Following, service: GameService
) -> None:
    await newcomer.open("play")
    info = await following.my_turn()
    while info.turn is not None and info.turn.step == "draft":
        message = await following.message(info)
        picks = message.locator("select[aria-label^='Pick a minor']")
        await newcomer.choose(message, "Pick a minor" if await picks.count() else "Pick a share")
        info = await following.my_turn(info.seq)
    while info.turn is not None and info.turn.company is None:
        await newcomer.click((await following.message(info)).get_by_role("button", name=ON).first)
        info = await following.my_turn(info.seq)
    assert info.turn is not None
    assert info.turn.step == "track"
    await newcomer.choose(await following.message(info), "Lay track")
    await newcomer.choose(newcomer.private(), "Tile and rotation")
    await newcomer.click(newcomer.private().get_by_role("button", name=re.compile("^Lay it")).first)
    turn = info.turn.seq
    info = await following.my_turn(info.seq)
    while info.turn is not None and info.turn.seq == turn:
        await newcomer.click((await following.panel(info)).get_by_role("button", name=ON).first)
        info = await following.gone_on(info.seq)
    await following.message(info)
    assert await newcomer.rightmost() <= PHONE["width"]
    made = [row["action"]["type"] for row in await service.story(info.id, turn - 1) if row["user"] is not None]
    assert "lay_tile" in made
    assert len(made) >= 3
