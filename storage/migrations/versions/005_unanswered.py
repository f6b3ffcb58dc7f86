"""What was done for somebody who has had no answer yet, and announcements that are left alone for a while."""

from __future__ import annotations

from storage.migrations.saying import say

revision = "005"
down_revision = "004"


def upgrade() -> None:
    """From the version before to this one."""
    say(
        """
-- Written with the change itself and gone with the answer: what is left of it was cut off in between. `what` is a
-- digest.
CREATE TABLE unanswered (
    "user" TEXT PRIMARY KEY,
    what TEXT NOT NULL,
    at   $moment NOT NULL
)$keyed;

-- Until when an announcement that was set aside isn't tried again.
ALTER TABLE outbox ADD COLUMN due $moment;
"""
    )
