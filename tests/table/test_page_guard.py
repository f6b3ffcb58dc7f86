"""Only the page itself may ask and listen."""

import re

import aiohttp
import pytest

from bot.table.server import LocalDiscord
from bot.table.web import TablePage


@pytest.fixture
async def server():
    """A stand-in with its page and no bot."""
    running = LocalDiscord()
    TablePage(running, None)
    await running.start()
    yield running
    await running.close()


@pytest.fixture
async def session(server):
    """An HTTP client."""
    async with aiohttp.ClientSession(server.base_url) as client:
        yield client


async def _key(session):
    async with session.get("/") as page:
        return re.search('name="table-key" content="([^"]+)"', await page.text())[1]


async def test_the_page_asks_with_its_key(session):
    async with session.post(
        "/table/hello", json={"name": "Ann"}, headers={"X-Table-Key": await _key(session)}
    ) as answer:
        hello = await answer.json()
    assert answer.status == 200
    assert [each["name"] for each in hello["people"]] == ["Ann"]


async def test_nobody_else_does(session):
    key = await _key(session)
    for headers in ({}, {"X-Table-Key": "x"}, {"X-Table-Key": key, "Origin": "http://evil.example"}):
        async with session.post("/table/hello", json={}, headers=headers) as answer:
            assert answer.status == 403
    async with session.post("/table/hello", data="{}", headers={"X-Table-Key": key}) as answer:
        assert answer.status == 404


async def test_nobody_else_listens(session, server):
    for headers in ({}, {"Origin": "http://evil.example"}):
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect("/table/live", headers=headers)
    socket = await session.ws_connect("/table/live", headers={"Origin": server.base_url})
    await socket.send_json({"key": "wrong", "as": "1"})
    assert (await socket.receive(5)).type is aiohttp.WSMsgType.CLOSE


@pytest.mark.parametrize("path", ["/", "/page/app.js", "/page/base.css"])
async def test_the_page_keeps_to_itself(session, path):
    async with session.get(path) as answer:
        policy = answer.headers["Content-Security-Policy"]
        text = await answer.text()
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"""(src|href|url)\s*[=(]\s*["']?(https?:)?//""", text)


@pytest.mark.parametrize("path", ["/page/index.html", "/page/..%2fweb.py", "/page/nothing.js", "/table/watch/a/1.png"])
async def test_nothing_else_is_served(session, path):
    async with session.get(path) as answer:
        assert answer.status == 404


@pytest.mark.parametrize(
    ("verb", "body", "status"),
    [
        ("slash", {}, 400),
        ("slash", {"as": "17", "channel": "1", "command": "x", "options": {}}, 409),
        ("click", {"as": None}, 409),
        ("step", {"card": "x", "n": "y"}, 400),
        ("cards", {}, 409),
        ("nothing", {}, 404),
    ],
)
async def test_odd_questions_are_refused(session, verb, body, status):
    async with session.post(f"/table/{verb}", json=body, headers={"X-Table-Key": await _key(session)}) as answer:
        assert answer.status == status


async def test_commands_are_shown_in_the_readers_language(server, session):
    option = {"type": 3, "name": "title", "name_localizations": {"fr": "titre"}, "description": "x"}
    new = {"type": 1, "name": "new", "name_localizations": {"fr": "créer"}, "description": "x", "options": [option]}
    game = {
        "id": "1",
        "type": 1,
        "name": "game",
        "name_localizations": {"fr": "partie"},
        "description": "x",
        "options": [new],
    }
    server.world.commands["global"] = [game]
    ann = server.join("Ann")
    ann.locale = "fr"
    asked = {"as": ann.id, "channel": server.channel.id}
    async with session.post("/table/commands", json=asked, headers={"X-Table-Key": await _key(session)}) as answer:
        found = (await answer.json())[0]
    assert (found["words"], found["shown"], found["options"][0]["shown"]) == ("game new", "partie créer", "titre")
