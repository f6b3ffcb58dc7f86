"""Games, seats, acting, undo, announcements: plain async Python that every front end calls alike."""

from bot.service import errors, text
from bot.service.errors import ServiceError
from bot.service.lobby import Terms
from bot.service.model import (
    Acted,
    Announcement,
    GameInfo,
    Person,
    Seat,
    TitleInfo,
    Turn,
    Undone,
    Waiting,
)
from bot.service.outbox import Dispatcher, NotNow, Sender, Undeliverable
from bot.service.rules import Rules
from bot.service.service import GameService
from bot.service.workers import Workers

__all__ = [
    "Acted",
    "Announcement",
    "Dispatcher",
    "GameInfo",
    "GameService",
    "NotNow",
    "Person",
    "Rules",
    "Seat",
    "Sender",
    "ServiceError",
    "Terms",
    "TitleInfo",
    "Turn",
    "Undeliverable",
    "Undone",
    "Waiting",
    "Workers",
    "errors",
    "text",
]
