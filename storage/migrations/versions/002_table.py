"""Who waited since when, what people wish for their later turns, and seats that others keep."""

from __future__ import annotations

from storage.migrations.saying import say

revision = "002"
down_revision = "001"

MARKS = """
-- Says which automaton made a move ("caretaker", "default"); NULL for everything else.
ALTER TABLE actions ADD COLUMN mark TEXT;
"""

KEPT_LOG = """
DROP TRIGGER actions_never_change;
CREATE TRIGGER actions_never_change BEFORE UPDATE ON actions
WHEN (NEW.game_id, NEW.seq, NEW.seat, NEW.command, NEW.entry, NEW.events, NEW.at, NEW.mark)
     IS NOT (OLD.game_id, OLD.seq, OLD.seat, OLD.command, OLD.entry, OLD.events, OLD.at, OLD.mark)
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
"""

KEPT_LOG_OF_A_SERVER = """
DROP TRIGGER actions_never_change ON actions;
CREATE TRIGGER actions_never_change BEFORE UPDATE ON actions FOR EACH ROW
WHEN ((NEW.game_id, NEW.seq, NEW.seat, NEW.command, NEW.entry, NEW.events, NEW.at, NEW.mark)
      IS DISTINCT FROM (OLD.game_id, OLD.seq, OLD.seat, OLD.command, OLD.entry, OLD.events, OLD.at, OLD.mark))
EXECUTE FUNCTION log_is_append_only();
"""

TURNS = """
-- `owner` may claim the seat back from whoever holds it now; `wanted`: anyone may take it.
ALTER TABLE seats ADD COLUMN owner TEXT;
ALTER TABLE seats ADD COLUMN caretaker $number NOT NULL DEFAULT 0 CHECK (caretaker IN (0, 1));
ALTER TABLE seats ADD COLUMN wanted $number NOT NULL DEFAULT 0 CHECK (wanted IN (0, 1));

-- Every turn that began, also those taken back. `since` is what reminders count from: it stands still while a turn
-- that an undo brings back was another's. `net` is the time used: without quiet hours and leave.
CREATE TABLE turns (
    id          $row_number,
    game_id     $number NOT NULL REFERENCES games (id),
    seq         $number NOT NULL,
    seat        TEXT NOT NULL,
    "user"      TEXT NOT NULL,
    kind        TEXT NOT NULL,
    began       $moment NOT NULL,
    since       $moment NOT NULL,
    reminded    $number NOT NULL DEFAULT 0,
    reminded_at $moment,
    acted_on    $moment,
    ended       $moment,
    net         $moment
)$strict;

CREATE UNIQUE INDEX turns_open ON turns (game_id) WHERE ended IS NULL;
CREATE INDEX turns_of_game ON turns (game_id, id);
CREATE INDEX turns_reminded ON turns ("user", reminded_at) WHERE reminded_at IS NOT NULL;
"""

TURNS_THAT_GO_ON = """
INSERT INTO turns (game_id, seq, seat, "user", kind, began, since)
SELECT id, json_extract(turn, '$.seq'), json_extract(turn, '$.seat'), turn_user, json_extract(turn, '$.kind'),
       turn_since, turn_since
FROM games WHERE status = 'running' AND turn IS NOT NULL AND turn_user IS NOT NULL AND turn_since IS NOT NULL;
"""

INTENTS = """
-- Orders, plans, offers, votes. `made` is the entry after which it was made, `ended` the one with which the game ended
-- it: once that entry is taken back it's as open as before. What a person ends has the state 'closed'.
CREATE TABLE intents (
    id      $row_number,
    game_id $number NOT NULL REFERENCES games (id),
    kind    TEXT NOT NULL CHECK (kind IN ('order', 'plan', 'offer', 'vote')),
    "user"  TEXT NOT NULL,
    seat    TEXT NOT NULL,
    body    TEXT NOT NULL CHECK ($json(body)),
    state   TEXT NOT NULL CHECK (state IN ('draft', 'open', 'closed')),
    made    $number NOT NULL,
    created $moment NOT NULL,
    ended   $number,
    outcome TEXT CHECK (outcome IS NULL OR $json(outcome))
)$strict;

CREATE INDEX intents_of_game ON intents (game_id, kind, state);
CREATE INDEX intents_of_user ON intents ("user");
"""


def upgrade() -> None:
    """From the version before to this one."""
    say(MARKS)
    # What happened stays as it was; only who gave it may be struck out, when a person wishes to be forgotten.
    say(KEPT_LOG, on="sqlite")
    say(KEPT_LOG_OF_A_SERVER, on="postgresql")
    say(TURNS)
    say(TURNS_THAT_GO_ON, on="sqlite")
    say(INTENTS)
