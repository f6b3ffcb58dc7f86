-- Version 1. The database keeps JSON, ids and times (unix seconds); it knows no rules of any game.

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    server     TEXT,
    channel    TEXT,
    host       TEXT NOT NULL,
    name       TEXT NOT NULL,
    title      TEXT NOT NULL,
    terms      TEXT NOT NULL CHECK (json_valid(terms)),
    status     TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished', 'abandoned')),
    setup      TEXT CHECK (setup IS NULL OR json_valid(setup)),
    seq        INTEGER NOT NULL DEFAULT 0,
    turn       TEXT CHECK (turn IS NULL OR json_valid(turn)),
    turn_user  TEXT,
    turn_since REAL,
    result     TEXT CHECK (result IS NULL OR json_valid(result)),
    created    REAL NOT NULL,
    started    REAL,
    ended      REAL
) STRICT;

CREATE INDEX games_of_server ON games (server, status);
CREATE INDEX games_of_channel ON games (channel);
CREATE INDEX games_waiting ON games (turn_user, turn_since) WHERE status = 'running';

CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    place   INTEGER NOT NULL,
    seat    TEXT NOT NULL,
    user    TEXT NOT NULL,
    name    TEXT NOT NULL,
    robot   INTEGER NOT NULL CHECK (robot IN (0, 1)),
    PRIMARY KEY (game_id, place),
    UNIQUE (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user);

-- The log is the game: entries are added at the end, never changed, never taken away.
CREATE TABLE actions (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq     INTEGER NOT NULL,
    seat    TEXT NOT NULL,
    user    TEXT,
    command INTEGER NOT NULL,
    entry   TEXT NOT NULL CHECK (json_valid(entry)),
    events  TEXT NOT NULL CHECK (json_valid(events)),
    at      REAL NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT;

CREATE TRIGGER actions_in_order BEFORE INSERT ON actions
WHEN NEW.seq <> (SELECT COALESCE(MAX(seq), 0) + 1 FROM actions WHERE game_id = NEW.game_id)
BEGIN
    SELECT RAISE(ABORT, 'the log takes the next number only');
END;

CREATE TRIGGER actions_never_change BEFORE UPDATE ON actions
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TRIGGER actions_never_vanish BEFORE DELETE ON actions
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TABLE snapshots (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq     INTEGER NOT NULL,
    body    TEXT NOT NULL CHECK (json_valid(body)),
    PRIMARY KEY (game_id, seq)
) STRICT;

CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id  INTEGER NOT NULL REFERENCES games (id),
    seq      INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    mentions TEXT NOT NULL CHECK (json_valid(mentions)),
    payload  TEXT NOT NULL CHECK (json_valid(payload)),
    origin   TEXT NOT NULL,
    state    TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'claimed', 'sent', 'void', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    created  REAL NOT NULL,
    claimed  REAL,
    sent     REAL,
    message  TEXT,
    trouble  TEXT
) STRICT;

CREATE INDEX outbox_unsent ON outbox (game_id, id) WHERE state IN ('waiting', 'claimed');
CREATE INDEX outbox_of_game ON outbox (game_id, seq);

CREATE TABLE settings (
    scope TEXT NOT NULL CHECK (scope IN ('game', 'server', 'player')),
    id    TEXT NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL CHECK (json_valid(value)),
    PRIMARY KEY (scope, id, key)
) STRICT, WITHOUT ROWID;
