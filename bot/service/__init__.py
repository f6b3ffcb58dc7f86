"""Games, seats, acting, undo, announcements: plain async Python that every front end calls alike."""

from bot import errors
from bot.errors import ServiceError
from bot.service import text
from bot.service.games.history import TimeUsed
from bot.service.games.terms import TableTerms
from bot.service.model import (
    Acted,
    Announcement,
    Claimed,
    GameInfo,
    Intent,
    Person,
    PlanDraft,
    Seat,
    TitleInfo,
    Turn,
    Undone,
    Vote,
    Waiting,
)
from bot.service.people.caretaker import Caretaker
from bot.service.people.people import Profile
from bot.service.people.robots import Robots
from bot.service.posts import undelivered
from bot.service.posts.outbox import Closed, Dispatcher, NotNow, Sender, Undeliverable, Unseen, Unsure
from bot.service.rules import Rules
from bot.service.service import GameService
from bot.service.watch import Watch
from bot.work.workers import Workers

__all__ = [
    "Acted",
    "Announcement",
    "Caretaker",
    "Claimed",
    "Closed",
    "Dispatcher",
    "GameInfo",
    "GameService",
    "Intent",
    "NotNow",
    "Person",
    "PlanDraft",
    "Profile",
    "Robots",
    "Rules",
    "Seat",
    "Sender",
    "ServiceError",
    "TableTerms",
    "TimeUsed",
    "TitleInfo",
    "Turn",
    "Undeliverable",
    "Undone",
    "Unseen",
    "Unsure",
    "Vote",
    "Waiting",
    "Watch",
    "Workers",
    "errors",
    "text",
    "undelivered",
]
