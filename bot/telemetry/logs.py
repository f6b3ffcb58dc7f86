"""Logs for the operator: a line of text for each record, or a JSON object; without secrets, and nobody forges a line.

Both bear what the record is about (`trace`).
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Sequence

from bot.telemetry.trace import current

BLOT = "[secret]"
CONTROLS = [*range(0x20), *range(0x7F, 0xA0), 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A)]
"""Characters that end a line, move the cursor or turn the direction of what follows."""
ESCAPES = {code: f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" for code in CONTROLS} | {
    ord("\n"): "\\n",
    ord("\r"): "\\r",
    ord("\t"): "\\t",
}


class _WithoutSecrets(logging.Formatter):
    """Blots out secrets wherever they stand: in the message, its arguments, a traceback."""

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__()
        self._secrets = [each for each in secrets if each]

    def clean(self, text: str) -> str:
        """The text without them."""
        for each in self._secrets:
            text = text.replace(each, BLOT)
        return text

    def trouble(self, record: logging.LogRecord) -> str:
        """The traceback and the stack, "" where there are none."""
        parts = [self.formatException(record.exc_info)] if record.exc_info and record.exc_info[0] else []
        if record.stack_info:
            parts.append(self.formatStack(record.stack_info))
        return self.clean("\n".join(parts))


class TextLines(_WithoutSecrets):
    """A line: time, level, logger, what it's about, message. A traceback follows indented, so it's never taken for one.

    Whatever people may have put in can't end a line, nor move the cursor of a terminal.
    """

    default_msec_format = "%s,%03d"

    def format(self, record: logging.LogRecord) -> str:
        """The record's line or lines."""
        trace = current()
        known = "" if trace is None else " ".join(f"{name}={value}" for name, value in trace.fields().items())
        source = f"{record.name} [{known}]" if known else record.name
        message = self.clean(record.getMessage()).translate(ESCAPES)
        lines = [f"{self.formatTime(record)} {record.levelname} {source}: {message}"]
        trouble = self.trouble(record)
        lines += [f"    {each.translate(ESCAPES)}" for each in trouble.split("\n")] if trouble else []
        return "\n".join(lines)


class JsonLines(_WithoutSecrets):
    """An object: time (UTC), level, logger, message, what it's about, and an exception as one text."""

    def format(self, record: logging.LogRecord) -> str:
        """The record's line."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        found: dict[str, int | str] = {
            "time": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.clean(record.getMessage()),
        }
        trace = current()
        if trace is not None:
            found |= trace.fields()
        trouble = self.trouble(record)
        if trouble:
            found["exception"] = trouble
        return json.dumps(found)


FORMATS: dict[str, type[_WithoutSecrets]] = {"text": TextLines, "json": JsonLines}


def set_up_logging(level: str, form: str, secrets: Sequence[str]) -> None:
    """Log to stderr. The libraries' chatter below warnings is left out unless debugging."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATS[form](secrets))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    if form == "json":
        # Python's own warnings would be lines of another kind.
        logging.captureWarnings(True)
    if level == "debug":
        # aiosqlite's and the HTTP client's own debugging would drown everything else.
        for name in ("aiosqlite", "asyncio", "PIL"):
            logging.getLogger(name).setLevel(logging.INFO)
        # What these show holds the tokens by which interactions are answered.
        for name in ("discord.gateway", "discord.webhook"):
            logging.getLogger(name).setLevel(logging.INFO)
    else:
        for name in ("discord", "alembic"):
            logging.getLogger(name).setLevel(logging.WARNING)
        # At each start it warns that voice needs more packages; what matters it logs as errors.
        logging.getLogger("discord.client").setLevel(logging.ERROR)
