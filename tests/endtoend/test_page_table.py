"""The bot's table in a browser without a window: the keyboard, links to messages, pins, files, and the width."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, ViewportSize, expect

from bot.local.actors import Actor
from bot.local.standin.standin import LocalDiscord
from bot.service import GameService
from tests.endtoend.test_page import (
    CHROMIUM,
    ON,
    PHONE,
    Following,
    Newcomer,
    following,
    newcomer,
    table,
)

__all__ = ["following", "newcomer", "table"]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
MOST_TABS = 150

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")


async def tab_to(page: Page, label: re.Pattern[str]) -> None:
    """Press Tab, backwards, until a button of this label has the focus: the newest message comes first that way."""
    focused = "() => document.activeElement.matches('button:not(:disabled)') ? document.activeElement.innerText : ''"
    for _ in range(MOST_TABS):
        await page.keyboard.press("Shift+Tab")
        if label.match(await page.evaluate(focused)):
            return
    raise AssertionError(f"Tab doesn't lead to {label.pattern}")


@pytest.mark.long
async def test_a_company_turn_is_played_by_keyboard_alone(
    newcomer: Newcomer, following: Following, service: GameService
) -> None:
    page = newcomer.page
    await expect(page.locator(".door[data-kind=try] button.primary")).to_be_visible()
    await page.locator(".door[data-kind=try] button.primary").focus()
    await page.keyboard.press("Enter")
    info = await following.my_turn()
    assert info.turn is not None
    turn, started = info.turn, info.seq
    await following.message(info)
    while info.turn is not None and info.turn.seq == turn.seq:
        await tab_to(page, ON)
        await page.keyboard.press("Enter")
        info = await following.my_turn(info.seq)
        if info.turn is not None and info.turn.seq == turn.seq:
            await following.panel(info)
    made = [row["action"]["type"] for row in await service.story(info.id, started) if row["user"] is not None]
    assert "run" in " ".join(made)


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_pins_are_listed_and_lead_to_their_message(
    newcomer: Newcomer, following: Following, table: LocalDiscord, size: ViewportSize
) -> None:
    page = newcomer.page
    await page.set_viewport_size(size)
    await newcomer.open("try")
    info = await following.my_turn()
    await following.message(info)
    thread = table.world.channels[str(info.channel)]
    person = Actor(table, "Guest")
    await table.until(lambda: [each for each in person.sees(thread) if each.pinned_at], what="a pinned message")
    pinned = next(each for each in person.sees(thread) if each.pinned_at)
    for n in range(60):
        table.posting.create(thread, table.world.bot.id, {"content": f"line {n}"}, {})
    await page.reload()
    await page.wait_for_selector("article >> text=line 59")
    assert await page.locator(f"#log [data-id='{pinned.id}']").count() == 0
    await page.click("#pins")
    await expect(page.locator("#pinned article").first).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    await page.click("#pinned >> text=Show it in its place")
    await expect(page.locator(f"#log [data-id='{pinned.id}']")).to_be_in_viewport()
    await expect(page.locator(f"#log [data-id='{pinned.id}']")).to_be_focused()
    assert await newcomer.rightmost() <= size["width"]
