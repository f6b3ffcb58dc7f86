"""The page in a browser without a window: doors, the player, commands, forms, seats, and who may act."""

import asyncio
import shutil

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright, expect

from bot.local.actors import Actor
from bot.local.page.site import TablePage
from bot.local.standin import LocalDiscord
from bot.local.start import seated
from tests.table.fake_doors import FakeDoors
from tests.table.sample_bot import make_bot

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SLOW = 60_000
"""Milliseconds that a busy machine may take to show something."""
expect.set_options(timeout=SLOW)
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def table():
    """A table with doors."""
    server = LocalDiscord()
    page = TablePage(server, None)
    await server.start()
    async with seated(server, make_bot) as running:
        page.doors = FakeDoors(server)
        running.page = page
        yield running
        server.check()
    await server.close()


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser():
    """A headless Chromium."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    async with async_playwright() as player:
        running = await player.chromium.launch(executable_path=program, args=FLAGS)
        yield running
        await running.close()


@pytest_asyncio.fixture(loop_scope="module")
async def tab(browser, table):
    """A narrow tab, as on a phone; at its end the page may have reported no error, nor anything that its policy
    forbids.
    """
    context = await browser.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(SLOW)
    opened = await context.new_page()
    errors = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    yield opened
    await context.close()
    assert not [each for each in errors if "409" not in each]


@pytest.mark.long
async def test_a_page_that_is_opened_before_the_doors_are_there_waits_for_them(table, tab):
    doors, table.page.doors = table.page.doors, None
    table.page.ready.clear()
    async with tab.expect_request("**/table/hello"):
        await tab.goto(table.server.base_url)
    await expect(tab.locator("#table")).to_be_hidden()
    table.page.doors = doors
    table.page.ready.set()
    await expect(tab.locator(".door").first).to_be_visible()


async def test_two_clicks_to_a_game_and_two_more_to_act(tab, table, server):
    await tab.goto(server.base_url)
    await tab.click("text=Start the game")
    await tab.locator("article button", has_text="Count").click()
    await tab.wait_for_selector("article >> text=count 1")
    assert await tab.locator("#place").inner_text() == "18mag"
    assert table.page.doors.opened == [("play", "18mag", {"seats": "3"})]
    picture = tab.locator("article .picture img").first
    assert await picture.get_attribute("alt") == "The map"
    await picture.click()
    assert await tab.locator("#viewer p").inner_text() == "The map"


async def test_a_door_that_stays_shut_says_why(tab, server):
    await tab.goto(server.base_url)
    await tab.select_option("[name=seats]", "4")
    await tab.click("text=Start the game")
    await tab.wait_for_selector("text=The table can’t take another game now")


async def test_a_recorded_game_is_watched_and_a_turn_tried_from_it(tab, table, server):
    await tab.goto(server.base_url)
    await tab.click(".door[data-kind=watch] button")
    await tab.wait_for_selector("text=Operating round 1.0")
    await tab.click("#watch-next")
    await tab.wait_for_selector("text=Operating round 1.1")
    assert await tab.locator("#watch-picture img").get_attribute("alt") == "The map after 1"
    loaded = "image => image.decode().then(() => image.naturalWidth)"
    assert await tab.locator("#watch-picture img").evaluate(loaded) == 61
    await tab.keyboard.press("End")
    await tab.wait_for_selector("text=3 / 3")
    await tab.click("#watch-try")
    await tab.wait_for_selector("article >> text=to act")
    assert table.page.doors.opened == [("try", "g1", {"step": "3"})]


async def test_a_command_is_chosen_completed_and_sent_by_keyboard(tab, server):
    await tab.goto(f"{server.base_url}/?as=Ann")
    await tab.wait_for_selector("#composer-input")
    await tab.keyboard.press("/")
    await tab.keyboard.type("game ne")
    await tab.wait_for_selector("#composer .picker li >> text=/game new")
    await tab.keyboard.press("Enter")
    await tab.keyboard.type("18m")
    await tab.wait_for_selector(".completed li >> text=18Mag")
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")
    await tab.wait_for_selector("article >> text=18mag for 3")
    assert Actor(server, "Ann").pings()


async def test_a_command_typed_before_the_commands_are_there_is_offered_as_soon_as_they_are(tab, server):
    held = asyncio.Event()

    async def hold(route):
        await held.wait()
        await route.continue_()

    await tab.route("**/table/commands*", hold)
    await tab.goto(f"{server.base_url}/?as=Ann")
    await tab.locator("#composer-input").press_sequentially("/game ne")
    await expect(tab.locator("#composer .picker")).to_be_hidden()
    held.set()
    await expect(tab.locator("#composer .picker li")).to_contain_text(["/game new"])


async def test_buttons_forms_menus_and_private_answers(tab, server):
    ann = Actor(server, "Ann")
    await ann.slash(server.channel, "panel")
    await tab.goto(f"{server.base_url}/?as=Ann")
    await tab.click("button:text-is('Count')")
    await tab.wait_for_selector("article >> text=count 1")
    assert await tab.locator("button", has_text="Off").is_disabled()
    await tab.click("button:text-is('Bid')")
    await tab.fill("dialog input", "120")
    await tab.click("text=Submit")
    await tab.wait_for_selector(".private >> text=bid 120")
    await tab.click("summary")
    await tab.check("text=North")
    await tab.click("text=Done")
    await tab.wait_for_selector(".private >> text=picked north")
    assert not [each for each in Actor(server, "Bob").sees(server.channel) if each.ephemeral]
    await tab.locator(".private button", has_text="Dismiss").first.click()
    await tab.wait_for_selector("text=bid 120", state="detached")


async def test_the_seat_follows_the_turn_and_badges_count_pings(tab, server):
    ann, bob = Actor(server, "Ann"), Actor(server, "Bob")
    other = server.add_channel(server.guild, "elsewhere")
    await tab.goto(f"{server.base_url}/")
    await tab.click("#doors-skip")
    await tab.wait_for_selector("#log")
    server.posting.create(server.channel, server.world.bot.id, {"content": f"{bob.mention} to act"}, {})
    await tab.wait_for_selector("#seat >> text=Bob (auto)", state="attached")
    await tab.wait_for_selector(".pinged")
    server.posting.create(other, server.world.bot.id, {"content": f"{ann.mention} to act"}, {})
    await tab.wait_for_selector("#menu-badge >> text=1")
    await tab.click("#menu")
    await tab.click("#places >> text=elsewhere")
    await tab.wait_for_selector("#seat >> text=Ann (auto)", state="attached")
    assert await tab.locator("#menu-badge").is_hidden()


async def test_markdown_is_shown_and_markup_is_not_taken_for_its_own(tab, server):
    ann = Actor(server, "Ann")
    text = (
        "# Round 1\n**bold** *it* `code` ~~gone~~ [rules](https://example.org) <t:1800000000:D>\n- one\n- two\n> said\n"
        f"-# small\n```\nfixed\n```{ann.mention} <#{server.channel.id}> <img src=x onerror=alert(1)> \\*plain\\*"
    )
    server.posting.create(server.channel, server.world.bot.id, {"content": text, "allowed_mentions": {"parse": []}}, {})
    await tab.goto(f"{server.base_url}/?as=Ann")
    await tab.wait_for_selector("article .text")
    shown = tab.locator("article .text")
    for tag in ("h3", "strong", "em", "code", "s", "time", "ul", "blockquote", "small.subtext", "pre", ".mention.me"):
        assert await shown.locator(tag).count() >= 1, tag
    assert await shown.locator("a").get_attribute("rel") == "noopener noreferrer"
    assert await shown.locator("img").count() == 0
    assert "<img src=x onerror=alert(1)>" in await shown.inner_text()
    assert "*plain*" in await shown.inner_text()


async def test_a_link_to_a_message_opens_it_inside_the_page(tab, server):
    other = server.add_channel(server.guild, "elsewhere")
    wanted = server.posting.create(other, server.world.bot.id, {"content": "the one"}, {})
    for n in range(70):
        server.posting.create(other, server.world.bot.id, {"content": f"line {n}"}, {})
    link = f"https://discord.com/channels/{server.guild.id}/{other.id}/{wanted.id}"
    button = {"type": 2, "style": 5, "label": "There", "url": link.removesuffix(f"/{wanted.id}")}
    body = {"content": f"see {link}", "components": [{"type": 1, "components": [button]}]}
    server.posting.create(server.channel, server.world.bot.id, body, {})
    await tab.goto(f"{server.base_url}/?as=Ann")
    await tab.click("article a >> text=#elsewhere")
    await expect(tab.locator(f"article[data-id='{wanted.id}']")).to_be_in_viewport()
    await expect(tab.locator(f"article[data-id='{wanted.id}']")).to_be_focused()
    await tab.click("#menu")
    await tab.locator("#places button", has_text=server.channel.name).first.click()
    await tab.click("article a.button >> text=There")
    await expect(tab.locator("article", has_text="line 69")).to_be_in_viewport()
    assert tab.url.startswith(server.base_url)
    assert len(tab.context.pages) == 1


async def test_keys_leaf_through_a_menu_and_enter_sends(tab, server):
    ann, bob = Actor(server, "Ann"), Actor(server, "Bob")
    await ann.slash(server.channel, "board")
    await tab.goto(f"{server.base_url}/?as=Ann")
    menu = tab.locator("article select")
    await menu.focus()
    for _ in range(9):
        if await menu.input_value() == bob.id:
            break
        await tab.keyboard.press("ArrowDown")
    assert not [each for each in ann.sees(server.channel) if each.ephemeral]
    await tab.keyboard.press("Enter")
    await tab.wait_for_selector(".private >> text=chose bob")


async def test_a_message_that_changes_leaves_its_menus_to_whoever_chooses_from_them(tab, server):
    ann, bob = Actor(server, "Ann"), Actor(server, "Bob")
    board = (await ann.slash(server.channel, "board")).message
    await tab.goto(f"{server.base_url}/?as=Ann")
    menu = tab.locator("article select")
    await menu.focus()
    while await menu.input_value() != bob.id:
        await tab.keyboard.press("ArrowDown")
    board.pinned_at = 1.0
    server.world.tell("message", board)
    await tab.wait_for_selector("article header >> text=pinned")
    await expect(menu).to_be_focused()
    assert await menu.input_value() == bob.id
    await tab.keyboard.press("Enter")
    await tab.wait_for_selector(".private >> text=chose bob")


async def test_a_line_about_the_channel_may_change(tab, server):
    ann = Actor(server, "Ann")
    said = await ann.say(server.channel, "look at this")
    server.posting.notice(server.channel, ann.id, 6, "", {"channel_id": said.channel_id, "message_id": said.id})
    line = server.world.in_channel(server.channel.id)[-1]
    await tab.goto(f"{server.base_url}/?as=Ann")
    await tab.wait_for_selector("article.notice")
    server.world.tell("message", line)
    await ann.say(server.channel, "that came after the change")
    await tab.wait_for_selector("article >> text=that came after the change")
    await expect(tab.locator("article.notice")).to_have_count(1)


async def test_a_message_that_goes_leaves_the_menus_of_others_to_whoever_chooses_from_them(tab, server):
    ann, bob = Actor(server, "Ann"), Actor(server, "Bob")
    said = await bob.say(server.channel, "never mind")
    await bob.say(server.channel, "look at this")
    await ann.slash(server.channel, "board")
    await tab.goto(f"{server.base_url}/?as=Ann")
    menu, faces = tab.locator("article select"), tab.locator("article > .face")
    await menu.focus()
    while await menu.input_value() != bob.id:
        await tab.keyboard.press("ArrowDown")
    await expect(faces).to_have_count(2)
    server.posting.delete(said)
    await expect(tab.locator("article", has_text="never mind")).to_have_count(0)
    await expect(tab.locator("article:not(.grouped)", has_text="look at this").locator(".face")).to_have_count(1)
    await expect(faces).to_have_count(2)
    await expect(menu).to_be_focused()
    assert await menu.input_value() == bob.id
    await tab.keyboard.press("Enter")
    await tab.wait_for_selector(".private >> text=chose bob")


async def test_what_is_sent_elsewhere_comes_by_itself_and_the_width_fits(tab, server):
    bob = Actor(server, "Bob")
    await tab.goto(f"{server.base_url}/?as=Ann")
    await tab.wait_for_selector("#composer-input")
    await bob.say(server.channel, "hello " + "x" * 300)
    await tab.wait_for_selector("article >> text=hello")
    assert await tab.evaluate("document.documentElement.scrollWidth") <= 390
    await tab.fill("#composer-input", "hello yourself")
    await tab.keyboard.press("Enter")
    await tab.wait_for_selector("article >> text=hello yourself")
    assert bob.last(server.channel).content == "hello yourself"
