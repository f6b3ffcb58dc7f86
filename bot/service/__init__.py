"""Games, seats, acting, undo, announcements: plain async Python that every front end calls alike."""

from bot.service import errors, text, undelivered
from bot.service.caretaker import Caretaker
from bot.service.errors import ServiceError
from bot.service.history import TimeUsed
from bot.service.model import (
    Acted,
    Announcement,
    Claimed,
    Draft,
    GameInfo,
    Intent,
    Person,
    Seat,
    TitleInfo,
    Turn,
    Undone,
    Vote,
    Waiting,
)
from bot.service.outbox import Closed, Dispatcher, NotNow, Sender, Undeliverable, Unsure
from bot.service.people import Profile
from bot.service.rules import Rules
from bot.service.service import GameService
from bot.service.terms import Terms
from bot.service.watch import Watch
from bot.service.workers import Workers

__all__ = [
    "Acted",
    "Announcement",
    "Caretaker",
    "Claimed",
    "Closed",
    "Dispatcher",
    "Draft",
    "GameInfo",
    "GameService",
    "Intent",
    "NotNow",
    "Person",
    "Profile",
    "Rules",
    "Seat",
    "Sender",
    "ServiceError",
    "Terms",
    "TimeUsed",
    "TitleInfo",
    "Turn",
    "Undeliverable",
    "Undone",
    "Unsure",
    "Vote",
    "Waiting",
    "Watch",
    "Workers",
    "errors",
    "text",
    "undelivered",
]
