"""The stand-in itself: one aiohttp application on loopback, and what a test or a table asks of it."""

import asyncio
import json
import logging
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import web

from bot.local.standin.errors import ApiError, unauthorized
from bot.local.standin.faults import Fault, Faults
from bot.local.standin.gateway.gateway import RESUMING
from bot.local.standin.gateway.identify import IDENTIFY_SECONDS
from bot.local.standin.limits import REQUEST_LIMIT
from bot.local.standin.parts import Parts
from bot.local.standin.rest import application, channels, messages
from bot.local.standin.rest.buckets import INTERACTION_ENDPOINTS, RateLimits
from bot.local.standin.rest.call import Handler

T = TypeVar("T")
API = "/api/v10"
LOOPBACK = {"127.0.0.1", "localhost", "[::1]"}
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Call:
    """One REST call of the bot: what it asked, and the status and Discord code it got."""

    method: str
    path: str
    status: int
    code: int | None = None
    by_fault: bool = False


class LocalDiscord(Parts):
    """Discord on loopback. `start` serves it, `close` ends it; `check` says what went wrong in between."""

    def __init__(
        self,
        folder: Path | None = None,
        *,
        token: str | None = None,
        guild_name: str = "Local table",
        clock: Callable[[], float] = time.time,
        strict: bool = False,
    ) -> None:
        """With a `folder` the table survives a restart. `clock` gives seconds since 1970.

        `strict` holds clients to Discord's rate limits and pause between identifies, which tests are too quick for.
        """
        super().__init__(folder, token or secrets.token_urlsafe(24), guild_name, clock)
        self.calls: deque[Call] = deque(maxlen=100_000)
        self.expected: Counter[tuple[int, int]] = Counter()
        self.faults = Faults()
        self.limits = RateLimits(clock)
        self.limits.on = strict
        if strict:
            self.gateway.starts.interval = IDENTIFY_SECONDS
        middlewares = [_loopback_only, _nobody_left]
        self.app = web.Application(client_max_size=REQUEST_LIMIT + (1 << 20), middlewares=middlewares)
        self._add_routes()
        self._troubles: list[str] = []
        self._runner: web.AppRunner | None = None
        self._saver: asyncio.Task[None] | None = None

    # -- life -----------------------------------------------------------------------------------------------------

    async def start(self, port: int = 0) -> None:
        """Serves on 127.0.0.1; port 0 takes a free one. OSError when the port is taken."""
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=0.5, handler_cancellation=True)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.payloads.base = f"http://127.0.0.1:{port}"
        self._saver = asyncio.create_task(self._save_now_and_then())

    async def close(self) -> None:
        """Stops serving and saves."""
        if self._saver is not None:
            self._saver.cancel()
        await self.gateway.drop(1001)
        if self._runner is not None:
            await self._runner.cleanup()
        self.world.save()

    async def _save_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(1)
            self.world.save()

    # -- faults ---------------------------------------------------------------------------------------------------

    def fail(self, method: str, path: str, status: int, code: int = 0, *, count: int | None = 1, **rest: Any) -> Fault:
        """The next `count` calls whose path below /api/v10 matches the pattern `path` fail (None: all of them).

        `headers`, and `body` in place of `{"message", "code"}`, may be given.
        """
        body = rest.pop("body", {"message": "fault", "code": code})
        return self.faults.add(Fault(method, path, status, body, count=count, **rest))

    def hang(self, method: str, path: str, seconds: float, *, count: int | None = 1) -> Fault:
        """The next calls are served only after so many seconds."""
        return self.faults.add(Fault(method, path, hang=seconds, count=count))

    def cut(self, method: str, path: str, *, after: bool, count: int | None = 1) -> Fault:
        """The next calls lose their connection before or after the work is done."""
        return self.faults.add(Fault(method, path, cut="after" if after else "before", count=count))

    def expect(self, status: int, code: int) -> None:
        """Allows one error answer that a test provokes on purpose, e.g. `expect(404, 10008)`."""
        self.expected[status, code] += 1

    def problems(self) -> list[str]:
        """What went wrong so far: unanswered interactions, unexpected errors, unknown routes, own faults."""
        found = [*self._troubles, *self.interactions.unfinished()]
        allowed = self.expected.copy()
        for call in self.calls:
            if call.status < 400 or call.by_fault:
                continue
            if allowed[call.status, call.code or 0] > 0:
                allowed[call.status, call.code or 0] -= 1
                continue
            found.append(f"{call.method} {call.path} answered {call.status} (code {call.code})")
        return found

    def check(self) -> None:
        """AssertionError that lists all `problems`."""
        if found := self.problems():
            raise AssertionError("the bot at the table:\n" + "\n".join(found))

    # -- serving --------------------------------------------------------------------------------------------------

    def _add_routes(self) -> None:
        self.app.router.add_get("/gateway", self.gateway.connect)
        self.app.router.add_get(RESUMING, self.gateway.connect)
        self.app.router.add_get("/cdn/attachments/{channel}/{file}/{name}", self._file)
        self.app.router.add_get("/cdn/{rest:.*}", self._picture)
        for method, path, handler in (*application.ROUTES, *channels.ROUTES, *messages.ROUTES):
            self.app.router.add_route(method, API + path, self._serve(handler))
        self.app.router.add_route("*", API + "/{rest:.*}", self._serve(self._unknown_route))

    def _serve(self, handler: Handler) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.StreamResponse:
            path = request.path.removeprefix(API)
            if (banned := self.limits.banned()) > 0:
                self._note(Call(request.method, path, 429))
                return web.Response(status=429, text="error code: 1015", headers={"Retry-After": str(int(banned) + 1)})
            fault = self.faults.take(request.method, path)
            if fault is not None and fault.hang:
                await asyncio.sleep(fault.hang)
            if fault is not None and fault.before:
                return self._faulty(request, path, fault)
            code, answer = await self._work(handler, request, path)
            self._note(Call(request.method, path, answer.status, code))
            if fault is not None and fault.after:
                return self._faulty(request, path, fault)
            answer.headers.update(fault.headers if fault else {})
            return answer

        return serve

    async def _work(self, handler: Handler, request: web.Request, path: str) -> tuple[int | None, web.Response]:
        """Does the call: Discord's error code, and the answer."""
        try:
            # Interaction routes are authorised by the token in their path.
            if not path.startswith(INTERACTION_ENDPOINTS):
                self._authorize(request)
            headers = self.limits.take(request.method, path)
            answer = await handler(self, request)
        except ApiError as error:
            return error.code, _answer(error.status, error.body(), error.headers)
        except Exception as error:
            _log.exception("fault of the stand-in in %s %s", request.method, request.path)
            self._troubles.append(f"fault of the stand-in in {request.method} {request.path}: {error!r}")
            return 0, _answer(500, {"message": "500: Internal Server Error", "code": 0})
        return None, _answer(204 if answer is None else 200, answer, headers)

    def _note(self, call: Call) -> None:
        self.calls.append(call)
        self.limits.note(call.status)
        self.world.tell("call", call)

    def _authorize(self, request: web.Request) -> None:
        if not secrets.compare_digest(request.headers.get("Authorization", "").encode(), f"Bot {self.token}".encode()):
            raise unauthorized()

    def _faulty(self, request: web.Request, path: str, fault: Fault) -> web.Response:
        self._note(Call(request.method, path, fault.status or 0, by_fault=True))
        if fault.cut is not None:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        return _answer(fault.status or 500, fault.body, fault.headers)

    async def _unknown_route(self, server: Parts, request: web.Request) -> None:
        self._troubles.append(f"unknown route: {request.method} {request.path}")
        raise ApiError(404, 0, "404: Not Found")

    async def _file(self, request: web.Request) -> web.Response:
        file_id = request.match_info["file"]
        try:
            file = self.world.attachment(file_id)
        except KeyError:
            raise web.HTTPNotFound from None
        headers = {
            "Content-Type": file.content_type,
            "X-Content-Type-Options": "nosniff",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": "private, max-age=86400",
        }
        if not file.content_type.startswith("image/"):
            headers["Content-Disposition"] = f'attachment; filename="{file.filename}"'
        return web.Response(body=self.world.file(file_id), headers=headers)

    async def _picture(self, request: web.Request) -> web.Response:
        """Avatars and icons: a single pixel."""
        return web.Response(body=_PIXEL, content_type="image/png")


def _answer(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """JSON with the bare content type that discord.py insists on, or nothing at all."""
    if body is None or isinstance(body, str):
        return web.Response(status=status, text=body, headers=headers)
    content = {"Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(body).encode(), headers=content | (headers or {}))


@web.middleware
async def _loopback_only(request: web.Request, handler: Callable[[web.Request], Any]) -> web.StreamResponse:
    """Serves only requests addressed to loopback, so that no name of elsewhere can be made to point here."""
    if request.host.rpartition(":")[0] not in LOOPBACK:
        raise web.HTTPForbidden(text="Loopback only.")
    return await handler(request)


@web.middleware
async def _nobody_left(request: web.Request, handler: Callable[[web.Request], Any]) -> web.StreamResponse:
    """Who goes away while their socket is being opened is no fault: what's answered then, nobody reads."""
    try:
        return await handler(request)
    except ConnectionError:
        if request.transport is not None and not request.transport.is_closing():
            raise
        return web.Response()


_PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060"
    "00000005000106a2bd1b0000000049454e44ae426082"
)
