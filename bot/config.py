"""The operator's settings, from the environment; secrets also from files, as Docker and Kubernetes mount them."""

from __future__ import annotations

import stat
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

LANGUAGES = ("en", "es", "fr", "it", "pt")
LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("text", "json")
DEFAULT_PORT = 8765
MOST_SHARDS = 10000
MOST_BACKUPS, LONGEST_EVERY = 365, 168
"""Kept, and hours from one to the next."""
ADDRESS = ("postgresql://", "postgres://")
"""What the address of a database begins with."""
LARGEST_SECRET = 4096
"""Bytes. A file that is larger holds something else."""


class ConfigError(Exception):
    """A setting can't be used; the message is one sentence for the operator."""


@dataclass(frozen=True)
class Config:
    """`data`: the folder that holds all that Railwire keeps. `port`: of the local table, 0 for any free one.

    `shards`: how many parts of Discord's gateway there are to be, None: as many as Discord recommends.

    `metrics_port`: where Prometheus may ask on this machine, 0 for any free one; None where nothing is counted.

    `backups`: how many of those that the bot makes by itself are kept, 0: it makes none; one every `backup_every`
    hours, counted from the hour `backup_at` of a day, UTC.
    """

    token: str | None = field(repr=False)
    data: Path
    port: int
    language: str
    log_level: str
    log_format: str = "text"
    metrics_port: int | None = None
    shards: int | None = None
    database_url: str | None = field(default=None, repr=False)
    backups: int = 7
    backup_every: int = 24
    backup_at: int = 4

    @property
    def where(self) -> Path | str:
        """The database of the games on Discord: its file, or the address of one of PostgreSQL."""
        return self.database_url or self.database

    @property
    def database(self) -> Path:
        """The file of the games on Discord, where they're kept in one."""
        return self.data / "railwire.sqlite"

    @property
    def table(self) -> Path:
        """The folder of the local table, whose games never mix with those on Discord."""
        return self.data / "table"

    @property
    def heartbeat(self) -> Path:
        """The file that the running bot touches for health checks."""
        return self.data / "heartbeat"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may show."""
        return (*((self.token,) if self.token else ()), *secrets_of(self.database_url or ""))


def settings_from(environment: Mapping[str, str]) -> Config:
    """Read DISCORD_TOKEN or DISCORD_TOKEN_FILE, RAILWIRE_DATA, RAILWIRE_PORT, RAILWIRE_LANGUAGE, RAILWIRE_LOG,
    RAILWIRE_LOG_FORMAT, RAILWIRE_METRICS_PORT, RAILWIRE_SHARDS, RAILWIRE_DATABASE or the file that holds it,
    RAILWIRE_BACKUPS, RAILWIRE_BACKUP_EVERY, RAILWIRE_BACKUP_AT; ConfigError.

    A variable that is set but empty counts as not set.
    """
    given = {name: value.strip() for name, value in environment.items() if value.strip()}
    port = _port(given, "RAILWIRE_PORT")
    return Config(
        token=_token(given),
        data=Path(given.get("RAILWIRE_DATA", "data")),
        port=DEFAULT_PORT if port is None else port,
        language=_one_of(given, "RAILWIRE_LANGUAGE", "en", LANGUAGES),
        log_level=_one_of(given, "RAILWIRE_LOG", "info", LEVELS),
        log_format=_one_of(given, "RAILWIRE_LOG_FORMAT", "text", LOG_FORMATS),
        metrics_port=_port(given, "RAILWIRE_METRICS_PORT"),
        shards=_number(given, "RAILWIRE_SHARDS", 1, MOST_SHARDS),
        database_url=_database(given),
        backups=_number_or(given, "RAILWIRE_BACKUPS", 7, 0, MOST_BACKUPS),
        backup_every=_number_or(given, "RAILWIRE_BACKUP_EVERY", 24, 1, LONGEST_EVERY),
        backup_at=_number_or(given, "RAILWIRE_BACKUP_AT", 4, 0, 23),
    )


def _token(given: Mapping[str, str]) -> str | None:
    """The token as Discord's portal gives it; a leading "Bot " of copied examples is dropped."""
    text = secret(given, "DISCORD_TOKEN")
    if text is None:
        return None
    token = text.removeprefix("Bot ").strip()
    if any(not "!" <= each <= "~" for each in token):
        raise ConfigError("DISCORD_TOKEN holds spaces or characters that no token has; copy it anew.")
    return token


def _database(given: Mapping[str, str]) -> str | None:
    """The address of a PostgreSQL database; no sentence shows it, for it may hold a password."""
    text = secret(given, "RAILWIRE_DATABASE")
    if text is not None and not text.startswith(ADDRESS):
        raise ConfigError("RAILWIRE_DATABASE must be an address such as postgresql://USER:PASSWORD@HOST/DATABASE.")
    return text


def secrets_of(address: str) -> tuple[str, ...]:
    """What no log may show of a database's address: the password, as it's written there and as it's meant."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return (address,)
    found = {parts.password or "", unquote(parts.password or ""), *parse_qs(parts.query).get("password", ())}
    return tuple(found - {""})


def secret(given: Mapping[str, str], name: str) -> str | None:
    """The variable of this name, or what the file holds that the variable NAME_FILE names; None without either.

    White space around it is dropped. ConfigError, which never says what was found.
    """
    file = given.get(f"{name}_FILE")
    if file is None:
        return given.get(name)
    if name in given:
        raise ConfigError(f"{name} and {name}_FILE are both set; set one of them.")
    return _content(Path(file), f"{name}_FILE")


def _content(path: Path, variable: str) -> str:
    """What a file holds, without the white space around it.

    No sentence shows the path: who confuses the two variables has put the secret itself there.
    """
    try:
        # A pipe or a device would be waited for, perhaps for ever.
        if not stat.S_ISREG(path.stat().st_mode):
            raise ConfigError(f"{variable} names what is no file.")
        with path.open("rb") as file:
            data = file.read(LARGEST_SECRET + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "no such path"
        raise ConfigError(f"{variable} names a file that can't be read: {why}.") from None
    if len(data) > LARGEST_SECRET:
        raise ConfigError(f"{variable} names a file that is larger than {LARGEST_SECRET} bytes.")
    try:
        text = data.decode("utf-8").strip()
    except UnicodeDecodeError:
        raise ConfigError(f"{variable} names a file that isn't text.") from None
    if not text:
        raise ConfigError(f"{variable} names a file that is empty.")
    return text


def _port(given: Mapping[str, str], name: str) -> int | None:
    return _number(given, name, 0, 65535)


def _number(given: Mapping[str, str], name: str, least: int, most: int) -> int | None:
    text = given.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and least <= int(text) <= most):
        raise ConfigError(f"{name} must be a number from {least} to {most}, not {text[:40]!r}.")
    return int(text)


def _number_or(given: Mapping[str, str], name: str, default: int, least: int, most: int) -> int:
    found = _number(given, name, least, most)
    return default if found is None else found


def _one_of(given: Mapping[str, str], name: str, default: str, allowed: tuple[str, ...]) -> str:
    value = given.get(name, default).lower()
    if value not in allowed:
        raise ConfigError(f"{name} must be one of {', '.join(allowed)}, not {value[:40]!r}.")
    return value
