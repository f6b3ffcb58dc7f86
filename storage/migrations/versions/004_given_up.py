"""What an abandoned table held isn't kept: its moves, positions, plans, turns, and what it was set up with.

Its row stays, with its seats, so that its messages and buttons can say that it's over.
"""

from __future__ import annotations

from storage.migrations.saying import say

revision = "004"
down_revision = "003"


def upgrade() -> None:
    """From the version before to this one."""
    say(
        """
DROP TRIGGER actions_never_vanish;
CREATE TRIGGER actions_never_vanish BEFORE DELETE ON actions
WHEN (SELECT status FROM games WHERE id = OLD.game_id) IS NOT 'abandoned'
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
""",
        on="sqlite",
    )
    say(
        """
CREATE FUNCTION log_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT status FROM games WHERE id = OLD.game_id) IS DISTINCT FROM 'abandoned' THEN
        RAISE integrity_constraint_violation USING MESSAGE = 'the log is append-only';
    END IF;
    RETURN OLD;
END $$;

DROP TRIGGER actions_never_vanish ON actions;
CREATE TRIGGER actions_never_vanish BEFORE DELETE ON actions FOR EACH ROW EXECUTE FUNCTION log_stays();
""",
        on="postgresql",
    )
    say(
        """
DELETE FROM actions WHERE game_id IN (SELECT id FROM games WHERE status = 'abandoned');
DELETE FROM snapshots WHERE game_id IN (SELECT id FROM games WHERE status = 'abandoned');
DELETE FROM wealth WHERE game_id IN (SELECT id FROM games WHERE status = 'abandoned');
DELETE FROM intents WHERE game_id IN (SELECT id FROM games WHERE status = 'abandoned');
DELETE FROM turns WHERE game_id IN (SELECT id FROM games WHERE status = 'abandoned');
DELETE FROM outbox WHERE state NOT IN ('waiting', 'claimed')
                     AND game_id IN (SELECT id FROM games WHERE status = 'abandoned');
DELETE FROM settings WHERE scope = 'game' AND key = 'record'
                       AND id IN (SELECT CAST(id AS TEXT) FROM games WHERE status = 'abandoned');
UPDATE games SET setup = NULL WHERE status = 'abandoned';
"""
    )
