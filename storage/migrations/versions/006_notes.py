"""Notes: a person's own about a game, a company or a hex, and one of the whole table."""

from __future__ import annotations

from storage.migrations.saying import say

revision = "006"
down_revision = "005"


def upgrade() -> None:
    """From the version before to this one."""
    say(
        """
-- "user" is whose it is, '' for the whole table's; "by" is who wrote it last. `about`: '', 'company|BBG' or 'hex|C12'.
CREATE TABLE notes (
    game_id $number NOT NULL REFERENCES games (id),
    "user"  TEXT NOT NULL,
    about   TEXT NOT NULL,
    text    TEXT NOT NULL,
    "by"    TEXT NOT NULL,
    at      $moment NOT NULL,
    PRIMARY KEY (game_id, "user", about)
)$keyed;

CREATE INDEX notes_by ON notes ("by");
"""
    )
