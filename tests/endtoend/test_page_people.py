"""What people do at the page beside their moves: offers, a game alone in direct messages, languages of their own."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from bot.local.actors import Actor
from bot.local.doors.positions import POSITIONS
from bot.local.standin.standin import LocalDiscord
from bot.panel.choices import as_offered
from bot.service import GameService
from bot.service.intents.agreements import holder
from bot.words import LANGUAGES, speak
from engine.game import Game
from engine.robots.tempers import TEMPERS, choose
from tests.discord.play.test_offering import trade
from tests.discord.positions import at_step, played_until
from tests.endtoend.at_page import AtPage
from tests.endtoend.hands import by_hand, click
from tests.endtoend.test_page import CHROMIUM, PHONE, SLOW, Following, Newcomer, following, newcomer, table
from tests.endtoend.test_page_life import UNNAMED, at, command, fill_in, send
from tests.endtoend.test_solo_game import live

__all__ = ["following", "newcomer", "table"]

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")

CUT = """
() => [...document.querySelectorAll("button, h1, h2, label span, output")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .filter((each) => !each.matches(".visually-hidden, .place *, #place, #reader"))
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
  .map((each) => each.outerHTML.slice(0, 200))
"""
"""Words that don't fit into their place; names that people give may be cut."""


async def sits(newcomer: Newcomer, name: str) -> None:
    """Take another person's seat."""
    await newcomer.page.locator("#seat").select_option(label=name)


@pytest.mark.long
@pytest.mark.parametrize(("button", "told"), [("Accept", "Accepted by"), ("Decline", "Declined by")])
async def test_an_offer_is_posted_by_a_form_and_answered(
    newcomer: Newcomer, table: LocalDiscord, service: GameService, button: str, told: str
) -> None:
    page = newcomer.page
    position = played_until(lambda game: at_step("track")(game) and trade(game) is not None)
    train, minor, _, buyer = trade(position) or ("", "", "", "")
    info, _ = await at(table, service, page, position)
    seller, other = (info.seat(str(holder(position, each))) for each in (minor, buyer))
    await sits(newcomer, seller.name)
    listed = await send(page, "offer list")
    await listed.locator("select").select_option(value=f"train|{train}|{minor}")
    await listed.locator("select").select_option(value=buyer, timeout=SLOW)
    await fill_in(newcomer, "5", "2 days")
    await expect(page.locator("article.private", has_text="Your offer is open")).to_be_in_viewport(timeout=SLOW)
    await sits(newcomer, other.name)
    offer = page.locator("article.pinged", has_text="do you accept?")
    await offer.get_by_role("button", name=button).click(timeout=SLOW)
    if button == "Accept":
        asked = page.locator("article.private", has_text="Go ahead?")
        await asked.get_by_role("button", name="Yes, do it").click(timeout=SLOW)
    answered = page.locator("article", has_text=told).first
    await expect(answered).to_be_visible(timeout=SLOW)
    await expect(answered.get_by_role("button", name=button)).to_have_count(0)
    assert len(await service.offers.listed(info.id)) == (button == "Accept")
    assert await newcomer.rightmost() <= PHONE["width"]


@pytest.mark.long
async def test_a_game_for_one_is_opened_and_played_in_direct_messages(
    newcomer: Newcomer, table: LocalDiscord, service: GameService
) -> None:
    page = newcomer.page
    await page.click("#doors-skip")
    await page.click("#menu")
    await page.locator("#places").get_by_role("button", name="Railwire").click()
    await command(page, "game new")
    await page.locator("#composer .options select").select_option(label="18Mag")
    await page.locator("#composer .chip", has_text="players").click()
    await page.locator("#composer input[type=number]").fill("1")
    await page.locator("#composer button.primary").click()
    guest, chance = AtPage(table, "Guest", page), random.Random(1)
    temper = next(iter(TEMPERS.values()))

    def wished(game: Game) -> dict[str, Any]:
        return as_offered(game, choose(game.copy(), temper, chance)[0]).to_json()

    made: set[str] = set()
    while not {"lay_tile", "run"} <= made:
        await table.until(lambda: len(live(guest)) == 1, deadline=SLOW / 1000, what="one message to act on")
        (message,) = live(guest)
        (info,) = await service.of_player(guest.id)
        action = await service.read(info.id, wished)
        if action["type"] in ("run", "buy_wagon"):
            await (await click(guest, message, ":run:")).touched(deadline=SLOW / 1000)
        else:
            assert await by_hand(guest, message, action) is not None, f"no way to {action}"
        made |= {row["action"]["type"] for row in await service.story(info.id, 0) if row["user"] == guest.id}
    assert table.pings == []
    assert await newcomer.rightmost() <= PHONE["width"]
    assert await page.evaluate(UNNAMED) == []


@pytest.mark.long
@pytest.mark.parametrize("newcomer", ["es-ES"], indirect=True)
async def test_a_spanish_page_and_an_italian_player(
    newcomer: Newcomer, following: Following, table: LocalDiscord
) -> None:
    page, spanish, italian = newcomer.page, speak("es"), speak("it")
    html = page.locator("html")
    await expect(html).to_have_attribute("lang", "es")
    await newcomer.open("try")
    message = await following.message(await following.my_turn())
    await expect(page.locator("#place")).to_have_text(spanish(f"position-{POSITIONS[0].turn}"))
    await expect(message).to_contain_text(spanish("step-track"))
    await page.click("#menu")
    await page.get_by_label(spanish("page-language-of", name="Invitado")).select_option(label="Italiano")
    await page.keyboard.press("Escape")
    await message.get_by_role("button", name=spanish("button-my_turn")).click()
    panel = newcomer.private()
    await expect(panel).to_contain_text(italian("step-track"), timeout=SLOW)
    await expect(panel).to_contain_text(spanish("page-only-you"))
    await page.click("#menu")
    await page.locator("#side .page-language").select_option(label="Português")
    await expect(html).to_have_attribute("lang", "pt")
    await expect(panel).to_contain_text(speak("pt")("page-only-you"), timeout=SLOW)
    await page.reload()
    await expect(html).to_have_attribute("lang", "pt")
    assert Actor(table, "Invitado").user.locale == "it"


@pytest.mark.long
async def test_the_page_fits_a_phone_in_every_language(newcomer: Newcomer, following: Following) -> None:
    page = newcomer.page

    async def fits(menu: Locator, there: Locator) -> None:
        for language in LANGUAGES:
            await menu.select_option(value=language)
            await expect(there).to_have_text(speak(language)("page-straight"), timeout=SLOW)
            await expect(page.locator(".door")).to_have_count(4)
            assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
            assert await page.evaluate(UNNAMED) == []
            assert await page.evaluate(CUT) == [], language

    await fits(page.locator(".doors .page-language"), page.locator("#doors-skip"))
    await newcomer.open("watch")
    await expect(page.locator("#watch-picture img")).to_be_visible(timeout=SLOW)
    assert await page.evaluate(CUT) == []
    await page.click("#watch-back")
    await newcomer.open("try")
    await following.message(await following.my_turn())
    await page.click("#menu")
    for language in LANGUAGES:
        await page.locator("#side .page-language").select_option(value=language)
        await expect(page.locator("#side footer h2")).to_have_text(speak(language)("page-language"), timeout=SLOW)
        assert await newcomer.rightmost() <= PHONE["width"]
        assert await page.evaluate(CUT) == [], language
