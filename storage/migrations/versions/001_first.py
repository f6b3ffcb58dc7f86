"""The database keeps JSON, ids and times (unix seconds); it knows no rules of any game."""

from __future__ import annotations

from storage.migrations.saying import say

revision = "001"
down_revision = None

GAMES = """
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
)$keyed;

CREATE TABLE games (
    id         $row_number,
    server     TEXT,
    channel    TEXT,
    host       TEXT NOT NULL,
    name       TEXT NOT NULL,
    title      TEXT NOT NULL,
    terms      TEXT NOT NULL CHECK ($json(terms)),
    status     TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished', 'abandoned')),
    setup      TEXT CHECK (setup IS NULL OR $json(setup)),
    seq        $number NOT NULL DEFAULT 0,
    turn       TEXT CHECK (turn IS NULL OR $json(turn)),
    turn_user  TEXT,
    turn_since $moment,
    result     TEXT CHECK (result IS NULL OR $json(result)),
    created    $moment NOT NULL,
    started    $moment,
    ended      $moment
)$strict;

CREATE INDEX games_of_server ON games (server, status);
CREATE INDEX games_of_channel ON games (channel);
CREATE INDEX games_waiting ON games (turn_user, turn_since) WHERE status = 'running';

CREATE TABLE seats (
    game_id $number NOT NULL REFERENCES games (id),
    place   $number NOT NULL,
    seat    TEXT NOT NULL,
    "user"  TEXT NOT NULL,
    name    TEXT NOT NULL,
    robot   $number NOT NULL CHECK (robot IN (0, 1)),
    PRIMARY KEY (game_id, place),
    UNIQUE (game_id, seat)
)$keyed;

CREATE INDEX seats_of_user ON seats ("user");

-- The log is the game: entries are added at the end, never changed, never taken away.
CREATE TABLE actions (
    game_id $number NOT NULL REFERENCES games (id),
    seq     $number NOT NULL,
    seat    TEXT NOT NULL,
    "user"  TEXT,
    command $number NOT NULL,
    entry   TEXT NOT NULL CHECK ($json(entry)),
    events  TEXT NOT NULL CHECK ($json(events)),
    at      $moment NOT NULL,
    PRIMARY KEY (game_id, seq)
)$strict;
"""

IN_ORDER = """
CREATE TRIGGER actions_in_order BEFORE INSERT ON actions
WHEN NEW.seq <> (SELECT COALESCE(MAX(seq), 0) + 1 FROM actions WHERE game_id = NEW.game_id)
BEGIN
    SELECT RAISE(ABORT, 'the log takes the next number only');
END;
"""

NEVER_CHANGED = """
CREATE TRIGGER actions_never_change BEFORE UPDATE ON actions
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
"""

NEVER_TAKEN_AWAY = """
CREATE TRIGGER actions_never_vanish BEFORE DELETE ON actions
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
"""

GUARDED_LOG = """
-- Each connection that writes has a row of its own. Each of its transactions bears the next ticket: by that it's found
-- out what became of one whose end was cut off.
CREATE TABLE writers (
    id     BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pid    INTEGER NOT NULL,
    since  TIMESTAMPTZ NOT NULL DEFAULT now(),
    ticket BIGINT NOT NULL DEFAULT 0
);

CREATE FUNCTION log_takes_the_next() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.seq <> (SELECT COALESCE(MAX(seq), 0) + 1 FROM actions WHERE game_id = NEW.game_id) THEN
        RAISE integrity_constraint_violation USING MESSAGE = 'the log takes the next number only';
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE integrity_constraint_violation USING MESSAGE = 'the log is append-only';
END $$;

CREATE TRIGGER actions_in_order BEFORE INSERT ON actions FOR EACH ROW EXECUTE FUNCTION log_takes_the_next();
CREATE TRIGGER actions_never_change BEFORE UPDATE ON actions FOR EACH ROW EXECUTE FUNCTION log_is_append_only();
CREATE TRIGGER actions_never_vanish BEFORE DELETE ON actions FOR EACH ROW EXECUTE FUNCTION log_is_append_only();
"""

KEPT_BESIDE = """
CREATE TABLE snapshots (
    game_id $number NOT NULL REFERENCES games (id),
    seq     $number NOT NULL,
    body    TEXT NOT NULL CHECK ($json(body)),
    PRIMARY KEY (game_id, seq)
)$strict;

CREATE TABLE outbox (
    id       $row_number,
    game_id  $number NOT NULL REFERENCES games (id),
    seq      $number NOT NULL,
    kind     TEXT NOT NULL,
    mentions TEXT NOT NULL CHECK ($json(mentions)),
    payload  TEXT NOT NULL CHECK ($json(payload)),
    origin   TEXT NOT NULL,
    state    TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'claimed', 'sent', 'void', 'failed')),
    attempts $number NOT NULL DEFAULT 0,
    created  $moment NOT NULL,
    claimed  $moment,
    sent     $moment,
    message  TEXT,
    trouble  TEXT
)$strict;

CREATE INDEX outbox_unsent ON outbox (game_id, id) WHERE state IN ('waiting', 'claimed');
CREATE INDEX outbox_of_game ON outbox (game_id, seq);

CREATE TABLE settings (
    scope TEXT NOT NULL CHECK (scope IN ('game', 'server', 'player')),
    id    TEXT NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL CHECK ($json(value)),
    PRIMARY KEY (scope, id, key)
)$keyed;
"""


def upgrade() -> None:
    """From the version before to this one."""
    say(GAMES)
    say(IN_ORDER, on="sqlite")
    say(NEVER_CHANGED, on="sqlite")
    say(NEVER_TAKEN_AWAY, on="sqlite")
    say(GUARDED_LOG, on="postgresql")
    say(KEPT_BESIDE)
