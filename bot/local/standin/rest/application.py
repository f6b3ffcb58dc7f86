"""The REST calls about the application, its commands, interactions and users."""

from aiohttp import web

from bot.local.standin.command_limits import check_commands
from bot.local.standin.errors import ApiError, unknown
from bot.local.standin.model import Json
from bot.local.standin.parts import Parts
from bot.local.standin.rest.call import Handler, read_body

DAY = 86400.0
CREATES_A_DAY = 200


async def me(server: Parts, request: web.Request) -> Json:
    """The user that the bot is."""
    return server.payloads.user(server.world.bot) | {"verified": True, "mfa_enabled": False, "flags": 0}


async def user(server: Parts, request: web.Request) -> Json:
    """Any user that the stand-in knows; 404/10013."""
    if (found := server.world.users.get(request.match_info["user"])) is None:
        raise unknown("User")
    return server.payloads.user(found)


async def member(server: Parts, request: web.Request) -> Json:
    """A member of a guild in which the bot is; 404/10007."""
    guild = server.world.guilds.get(request.match_info["guild"])
    if guild is None or not guild.has_bot:
        raise unknown("Guild")
    if request.match_info["user"] not in guild.members:
        raise unknown("Member")
    return server.payloads.member(guild, server.world.users[request.match_info["user"]])


async def application(server: Parts, request: web.Request) -> Json:
    """The application that the bot belongs to."""
    return server.payloads.application()


async def gateway(server: Parts, request: web.Request) -> Json:
    """Where the gateway is, and how many shards to use."""
    guilds = sum(guild.has_bot for guild in server.world.guilds.values())
    shards, limit = server.gateway.sharding.shards(guilds), server.gateway.starts.payload()
    return {"url": server.gateway_url, "shards": shards, "session_start_limit": limit}


def _scope(server: Parts, request: web.Request) -> str:
    """Where commands belong: "global", or a guild's id."""
    if request.match_info["app"] != server.world.application_id:
        raise unknown("Application")
    scope = request.match_info.get("guild", "global")
    if scope != "global" and scope not in server.world.guilds:
        raise ApiError(403, 50001, "Missing Access")
    return scope


async def commands(server: Parts, request: web.Request) -> list[Json]:
    """The commands of a scope, translations included when asked for."""
    return server.world.commands.get(_scope(server, request), [])


async def put_commands(server: Parts, request: web.Request) -> list[Json]:
    """Replaces all commands of a scope; a command that stays the same keeps its id and version."""
    scope = _scope(server, request)
    body, _ = await read_body(request)
    wanted: list[Json] = body.get("_list", [])
    check_commands(wanted)
    known = {(each.get("type", 1), each["name"]): each for each in server.world.commands.get(scope, [])}
    _count_creates(server, scope, sum((each.get("type", 1), each["name"]) not in known for each in wanted))
    fresh: list[Json] = []
    for command in wanted:
        command = {"type": 1, "description": "", "options": []} | command
        old = known.get((command["type"], command["name"]))
        own = {"application_id": server.world.application_id} | ({} if scope == "global" else {"guild_id": scope})
        if old is not None and {**old, **command, **own} == old:
            fresh.append(old)
            continue
        ids = {"id": old["id"] if old else server.world.ids.next(), "version": server.world.ids.next()}
        fresh.append(command | own | ids)
    server.world.commands[scope] = fresh
    server.world.tell("commands", scope)
    return fresh


def _count_creates(server: Parts, scope: str, count: int) -> None:
    now = server.world.clock()
    recent = [each for each in server.creates.get(scope, []) if now - each < DAY]
    if len(recent) + count > CREATES_A_DAY:
        raise ApiError(400, 30034, "Max number of daily application command creates has been reached (200)")
    server.creates[scope] = recent + [now] * count


async def callback(server: Parts, request: web.Request) -> Json:
    """The first answer to an interaction."""
    interaction = server.interactions.by_id(request.match_info["interaction"], request.match_info["token"])
    body, uploads = await read_body(request)
    return server.interactions.answer(interaction, body, uploads)


async def follow_up(server: Parts, request: web.Request) -> Json:
    """A further message of an interaction."""
    interaction = server.interactions.by_token(request.match_info["token"])
    body, uploads = await read_body(request)
    return server.payloads.message(server.interactions.follow_up(interaction, body, uploads))


async def get_response(server: Parts, request: web.Request) -> Json:
    """The original response, or a follow-up."""
    interaction = server.interactions.by_token(request.match_info["token"])
    return server.payloads.message(server.interactions.find(interaction, request.match_info["message"]))


async def edit_response(server: Parts, request: web.Request) -> Json:
    """Edits the original response or a follow-up."""
    interaction = server.interactions.by_token(request.match_info["token"])
    body, uploads = await read_body(request)
    which = request.match_info["message"]
    return server.payloads.message(server.interactions.edit(interaction, which, body, uploads))


async def delete_response(server: Parts, request: web.Request) -> None:
    """Deletes the original response or a follow-up."""
    interaction = server.interactions.by_token(request.match_info["token"])
    server.interactions.delete(interaction, request.match_info["message"])


ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/users/@me", me),
    ("GET", "/users/{user}", user),
    ("GET", "/guilds/{guild}/members/{user}", member),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/gateway/bot", gateway),
    ("GET", "/applications/{app}/commands", commands),
    ("PUT", "/applications/{app}/commands", put_commands),
    ("GET", "/applications/{app}/guilds/{guild}/commands", commands),
    ("PUT", "/applications/{app}/guilds/{guild}/commands", put_commands),
    ("POST", "/interactions/{interaction}/{token}/callback", callback),
    ("POST", "/webhooks/{app}/{token}", follow_up),
    ("GET", "/webhooks/{app}/{token}/messages/{message}", get_response),
    ("PATCH", "/webhooks/{app}/{token}/messages/{message}", edit_response),
    ("DELETE", "/webhooks/{app}/{token}/messages/{message}", delete_response),
]
