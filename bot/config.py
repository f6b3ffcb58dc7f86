"""The operator's settings, from the environment, and logging that never shows the token."""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

LANGUAGES = ("en", "es", "fr", "it", "pt")
LEVELS = ("debug", "info", "warning", "error")
DEFAULT_PORT = 8765


class ConfigError(Exception):
    """A setting can't be used; the message is one sentence for the operator."""


@dataclass(frozen=True)
class Settings:
    """`data`: the folder that holds all that Railwire keeps. `port`: of the local table, 0 for any free one."""

    token: str | None = field(repr=False)
    data: Path
    port: int
    language: str
    log_level: str

    @property
    def database(self) -> Path:
        """The database of the games on Discord."""
        return self.data / "railwire.sqlite"

    @property
    def table(self) -> Path:
        """The folder of the local table, whose games never mix with those on Discord."""
        return self.data / "table"

    @property
    def heartbeat(self) -> Path:
        """The file that the running bot touches for health checks."""
        return self.data / "heartbeat"


def settings_from(environment: Mapping[str, str]) -> Settings:
    """Read DISCORD_TOKEN, RAILWIRE_DATA, RAILWIRE_PORT, RAILWIRE_LANGUAGE, RAILWIRE_LOG; ConfigError.

    A variable that is set but empty counts as not set.
    """
    given = {name: value.strip() for name, value in environment.items() if value.strip()}
    return Settings(
        token=_token(given.get("DISCORD_TOKEN")),
        data=Path(given.get("RAILWIRE_DATA", "data")),
        port=_port(given.get("RAILWIRE_PORT")),
        language=_one_of("RAILWIRE_LANGUAGE", given.get("RAILWIRE_LANGUAGE", "en").lower(), LANGUAGES),
        log_level=_one_of("RAILWIRE_LOG", given.get("RAILWIRE_LOG", "info").lower(), LEVELS),
    )


def _token(text: str | None) -> str | None:
    """The token as Discord's portal gives it; a leading "Bot " of copied examples is dropped."""
    if text is None:
        return None
    token = text.removeprefix("Bot ").strip()
    if any(not "!" <= each <= "~" for each in token):
        raise ConfigError("DISCORD_TOKEN holds spaces or characters that no token has; copy it anew.")
    return token


def _port(text: str | None) -> int:
    if text is None:
        return DEFAULT_PORT
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) <= 65535):
        raise ConfigError(f"RAILWIRE_PORT must be a number from 0 to 65535, not {text[:40]!r}.")
    return int(text)


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise ConfigError(f"{name} must be one of {', '.join(allowed)}, not {value[:40]!r}.")
    return value


class WithoutSecret(logging.Formatter):
    """Formats as usual, then blots out the secret wherever it stands: in the message, its arguments, a traceback."""

    def __init__(self, text: str, secret: str | None) -> None:
        super().__init__(text)
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The record's line or lines, without the secret."""
        line = super().format(record)
        return line.replace(self._secret, "[token]") if self._secret else line


def set_up_logging(settings: Settings) -> None:
    """Log to stderr. discord.py's chatter below warnings is left out unless debugging."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(WithoutSecret("%(asctime)s %(levelname)s %(name)s: %(message)s", settings.token))
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    if settings.log_level == "debug":
        # aiosqlite's and the HTTP client's own debugging would drown everything else.
        for name in ("aiosqlite", "asyncio", "PIL"):
            logging.getLogger(name).setLevel(logging.INFO)
    else:
        logging.getLogger("discord").setLevel(logging.WARNING)
        # At each start it warns that voice needs more packages; what matters it logs as errors.
        logging.getLogger("discord.client").setLevel(logging.ERROR)
