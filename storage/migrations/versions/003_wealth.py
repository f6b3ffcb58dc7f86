"""What everybody was worth when a round began (`round` names it), and at the end."""

from __future__ import annotations

from storage.migrations.saying import say

revision = "003"
down_revision = "002"


def upgrade() -> None:
    """From the version before to this one."""
    say(
        """
CREATE TABLE wealth (
    game_id $number NOT NULL REFERENCES games (id),
    seq     $number NOT NULL,
    round   TEXT NOT NULL CHECK ($json(round)),
    totals  TEXT NOT NULL CHECK ($json(totals)),
    PRIMARY KEY (game_id, seq)
)$keyed;
"""
    )
