-- Version 3. What everybody was worth when a round began (`round` names it), and at the end.

CREATE TABLE wealth (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq     INTEGER NOT NULL,
    round   TEXT NOT NULL CHECK (json_valid(round)),
    totals  TEXT NOT NULL CHECK (json_valid(totals)),
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;
