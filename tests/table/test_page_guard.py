"""Only the page itself may ask and listen."""

import logging
import re

import aiohttp
import aiohttp.web
import pytest

from bot.local.page.site import TablePage
from bot.local.standin import LocalDiscord
from bot.words import speak


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
        (key,) = re.findall('name="table-key" content="([^"]+)"', await page.text())
    return key


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
    for first in ({"key": "wrong", "as": "1"}, ["key"], None):
        socket = await session.ws_connect("/table/live", headers={"Origin": server.base_url})
        await socket.send_json(first)
        assert (await socket.receive(5)).data == 4003


@pytest.mark.parametrize("path", ["/table/live", "/gateway"])
async def test_who_goes_away_while_their_socket_opens_is_no_fault(session, server, path, monkeypatch, caplog):
    open_socket = aiohttp.web.WebSocketResponse.prepare

    async def gone_before(socket, request):
        request.transport.close()
        return await open_socket(socket, request)

    with monkeypatch.context() as patched:
        patched.setattr(aiohttp.web.WebSocketResponse, "prepare", gone_before)
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.ws_connect(path, headers={"Origin": server.base_url})
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []
    again = await session.ws_connect(path, headers={"Origin": server.base_url})
    await again.close()


@pytest.mark.parametrize("path", ["/", "/page/app.js", "/page/base.css"])
async def test_the_page_keeps_to_itself(session, path):
    async with session.get(path) as answer:
        policy = answer.headers["Content-Security-Policy"]
        text = await answer.text()
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"""(src|href|url)\s*[=(]\s*["']?(https?:)?//""", text)


@pytest.mark.parametrize(
    "path",
    [
        "/page/index.html",
        "/page/..%2fweb.py",
        "/page/nothing.js",
        "/table/watch/en/a/1.png",
        "/table/watch/en/a/x.png",
        "/table/watch/en/..%2f..%2f/1.png",
    ],
)
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
    helping = {"id": "2", "type": 1, "name": "help", "name_localizations": {"fr": "aide"}, "description": "x"}
    server.world.commands["global"] = [game, helping]
    ann = server.join("Ann")
    ann.locale = "fr"
    asked = {"as": ann.id, "channel": server.channel.id}
    async with session.post("/table/commands", json=asked, headers={"X-Table-Key": await _key(session)}) as answer:
        first, found = await answer.json()
    assert first["shown"] == "aide"
    assert (found["words"], found["shown"], found["options"][0]["shown"]) == ("game new", "partie créer", "titre")


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"Accept-Language": "pt-BR,en;q=0.5"}, "pt"),
        ({"Accept-Language": "fr;q=odd,it;q=0.1"}, "it"),
        ({"Cookie": "railwire-language=fr"}, "fr"),
    ],
)
async def test_the_page_and_its_refusals_speak_the_browsers_language(session, headers, language):
    words = speak(language)
    async with session.get("/", headers=headers) as page:
        text = await page.text()
    assert f'<html lang="{language}">' in text
    assert words("page-noscript") in text
    async with session.get("/page/words.json", headers=headers) as answer:
        told = await answer.json()
    assert told["language"] == language
    assert told["texts"]["page-play"] == words("page-play")
    key = {"X-Table-Key": await _key(session)}
    async with session.post("/table/cards", json={}, headers=headers | key) as answer:
        assert (await answer.json())["error"] == words("door-closed-none")
    async with session.post("/table/cards", json={}, headers=headers) as answer:
        assert await answer.text() == words("page-old")


async def test_a_newcomer_has_a_name_and_a_client_in_their_language(session, server):
    headers = {"X-Table-Key": await _key(session), "Accept-Language": "it-IT"}
    async with session.post("/table/hello", json={}, headers=headers) as answer:
        (person,) = (await answer.json())["people"]
    assert (person["name"], person["language"]) == ("Ospite", "it")
    assert server.guild.locale == "it", "whoever comes first has the server: its games are in their language"
    asked = {"as": person["id"], "chosen": "es"}
    async with session.post("/table/language", json=asked, headers=headers) as answer:
        assert answer.status == 200
    assert server.world.users[person["id"]].locale == "es-ES"
    async with session.post("/table/language", json=asked | {"chosen": "xx"}, headers=headers) as answer:
        assert answer.status == 400
