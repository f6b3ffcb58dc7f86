"""Several processes on one PostgreSQL database: who they are, whose shards are whose, who changes a game.

The means are PostgreSQL's own: a row and an advisory lock for each member, rows for shards, advisory locks for games,
NOTIFY to wake each other. A process that is alone, as with SQLite, needs none of that.
"""

from bot.processes.fleet import Fleet, Held

__all__ = ["Fleet", "Held"]
