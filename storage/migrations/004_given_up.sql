-- Version 4. What an abandoned table held isn't kept: its moves, positions, plans, turns, and what it was set up with.
-- Its row stays, with its seats, so that its messages and buttons can say that it's over.

DROP TRIGGER actions_never_vanish;
CREATE TRIGGER actions_never_vanish BEFORE DELETE ON actions
WHEN (SELECT status FROM games WHERE id = OLD.game_id) IS NOT 'abandoned'
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

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
