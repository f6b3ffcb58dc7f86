-- Version 5. What was done for somebody who has had no answer yet, and announcements that are left alone for a while.

-- Written with the change itself and gone with the answer: what is left of it was cut off in between. `what` is a digest.
CREATE TABLE unanswered (
    user TEXT PRIMARY KEY,
    what TEXT NOT NULL,
    at   REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- Until when an announcement that was set aside isn't tried again.
ALTER TABLE outbox ADD COLUMN due REAL;
