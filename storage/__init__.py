"""A database that keeps games as logs of actions: JSON, ids and times. It knows no rules."""

from storage.errors import (
    Busy,
    Conflict,
    Damaged,
    DiskFull,
    Fenced,
    Inconsistent,
    InUse,
    NewerDatabase,
    NotWritable,
    StorageError,
    Uncertain,
    Unreachable,
    Unusable,
)
from storage.ledger import Errand
from storage.lock import FolderLock
from storage.people import GONE
from storage.records import (
    Change,
    EntryRecord,
    FinishedRecord,
    GameRecord,
    IntentChange,
    IntentRecord,
    NewAnnouncement,
    NewTurn,
    NoteRecord,
    OutboxRecord,
    SeatRecord,
    TurnRecord,
    WaitingRecord,
    WealthRecord,
)
from storage.settings import Settings
from storage.store import Commit, Storage

__all__ = [
    "GONE",
    "Busy",
    "Change",
    "Commit",
    "Conflict",
    "Damaged",
    "DiskFull",
    "EntryRecord",
    "Errand",
    "Fenced",
    "FinishedRecord",
    "FolderLock",
    "GameRecord",
    "InUse",
    "Inconsistent",
    "IntentChange",
    "IntentRecord",
    "NewAnnouncement",
    "NewTurn",
    "NewerDatabase",
    "NotWritable",
    "NoteRecord",
    "OutboxRecord",
    "SeatRecord",
    "Settings",
    "Storage",
    "StorageError",
    "TurnRecord",
    "Uncertain",
    "Unreachable",
    "Unusable",
    "WaitingRecord",
    "WealthRecord",
]
