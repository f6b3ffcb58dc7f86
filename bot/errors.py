"""What the service refuses, as keys and figures; nothing was changed then. The words are the catalogues'."""

from __future__ import annotations

from typing import Any


class ServiceError(Exception):
    """`key` names the reason in the catalogues, `figures` (JSON-able) is what its words need."""

    key = "service"

    def __init__(self, key: str | None = None, **figures: Any) -> None:
        self.key = key or type(self).key
        self.figures: dict[str, Any] = figures
        super().__init__(f"{self.key} {figures}")


class NoSuchGame(ServiceError):
    """There is no game of this number."""

    key = "no_such_game"


class NoSuchTitle(ServiceError):
    """There is no title of this name; `titles` are those that exist."""

    key = "no_such_title"


class OtherServer(ServiceError):
    """The game is played on another server."""

    key = "other_server"


class NoLesson(ServiceError):
    """The `title` (its name) has no lesson."""

    key = "no_lesson"


class NotYourGame(ServiceError):
    """The person has no seat in this game."""

    key = "not_your_game"


class NotYourSeat(ServiceError):
    """The seat named is another person's."""

    key = "not_your_seat"


class NotYourTurn(ServiceError):
    """Somebody else is to act: `seat`, `user` (None for a robot), `name`, `kind`."""

    key = "not_your_turn"


class NotHost(ServiceError):
    """Only the host, or a manager of the server, may do this."""

    key = "not_host"


class GameFinished(ServiceError):
    """What was asked for needs a game that goes on; this one is over."""

    key = "game_finished"


class GameAbandoned(ServiceError):
    """What was asked for needs a game that goes on; this one was given up."""

    key = "game_abandoned"


class NotStarted(ServiceError):
    """The game has not begun: `seats` taken, `least` needed."""

    key = "not_started"


class AlreadyStarted(ServiceError):
    """Nobody joins, leaves or starts a game that runs."""

    key = "already_started"


class GameFull(ServiceError):
    """All `most` seats are taken."""

    key = "game_full"


class SeatsKept(ServiceError):
    """The seats that are left are kept for `count` others."""

    key = "seats_kept"


class NotInvited(ServiceError):
    """No seat of the table is kept for the person."""

    key = "not_invited"


class TooManyAwaited(ServiceError):
    """The person waits for `most` games already."""

    key = "too_many_awaited"


class RatingsOff(ServiceError):
    """The server wants no ratings."""

    key = "ratings_off"


class AlreadyJoined(ServiceError):
    """The person has a seat already."""

    key = "already_joined"


class NotJoined(ServiceError):
    """The person has no seat to leave."""

    key = "not_joined"


class TooFewPlayers(ServiceError):
    """`seats` are taken, `least` are needed."""

    key = "too_few_players"


class BadText(ServiceError):
    """A text of a person is empty (`empty_text`) or longer than `limit` (`text_too_long`)."""

    key = "empty_text"


class BadOption(ServiceError):
    """A game can't be made with this; `option` names what."""

    key = "bad_option"


class MayNotOpen(ServiceError):
    """On this server only managers open tables."""

    key = "may_not_open"


class BadSetting(ServiceError):
    """A person or a table can't be set up so; `setting` names what."""

    key = "bad_setting"


class StaleMove(ServiceError):
    """The game has moved on since entry `expected`; `rows` is what happened."""

    key = "stale_move"

    def __init__(self, rows: list[dict[str, Any]], **figures: Any) -> None:
        super().__init__(**figures)
        self.rows = rows


class NothingToUndo(ServiceError):
    """No person has acted yet, or all is taken back."""

    key = "nothing_to_undo"


class UndoClosed(ServiceError):
    """Another person (`user`, `name`) has acted since."""

    key = "undo_closed"


class NothingToRedo(ServiceError):
    """Nothing was taken back, or somebody has moved since."""

    key = "nothing_to_redo"


class RedoClosed(ServiceError):
    """What was taken back last was another's (`user`, `name`), or more than one's own moves."""

    key = "redo_closed"


class TooManyUndos(ServiceError):
    """The person has taken back moves `most` times in this game, or all have so often that its log is at its limit."""

    key = "too_many_undos"


class StillSeated(ServiceError):
    """The person has seats in `games` that go on, and can't be forgotten before they're left or over."""

    key = "still_seated"


class SeatNotFree(ServiceError):
    """Nobody wants a substitute for this `seat`, or it isn't the person's to claim."""

    key = "seat_not_free"


class Removed(ServiceError):
    """The others have voted the person out of the game: a seat that's free in it is for somebody else."""

    key = "removed"


class TooEarly(ServiceError):
    """With nobody else left to agree, a `seat` is taken care of only once its person's time is up.

    `until`: when that is; None where it can't be said yet.
    """

    key = "too_early"


class NotAlone(ServiceError):
    """One person alone can't decide this (`what`: "remove", "readmit", "undo", "pace") about another."""

    key = "not_alone"


class NotRemoved(ServiceError):
    """Nobody who was removed from the game is meant, so there's nobody to let in again."""

    key = "not_removed"


class NotManager(ServiceError):
    """Only those who manage the server may do this."""

    key = "managers_only"


class NotMember(ServiceError):
    """The person isn't on the game's server any more."""

    key = "not_member"


class NoSuchIntent(ServiceError):
    """There is no open order, plan, offer or vote (`kind`) of this `number`, or it's another person's."""

    key = "no_such_intent"


class TooManyIntents(ServiceError):
    """The person has `most` open ones of this `kind` (or a plan of so many steps) already."""

    key = "too_many_intents"


class PlaceTaken(ServiceError):
    """The channel is that of a game's moves, or of another game's talk."""

    key = "place_taken"


class ShownOften(ServiceError):
    """The person has shown the table `most` what-ifs in the last hour; the next in so many `minutes`."""

    key = "plan_shown_often"


class TooManyNotes(ServiceError):
    """The person has `most` notes on this game already."""

    key = "too_many_notes"


class TooManyTables(ServiceError):
    """The person keeps `most` tables that wait for players, or games of their own, already."""

    key = "too_many_tables"


class TooFarAhead(ServiceError):
    """One's own next turn is more than `most` moves of others away: nothing can be tried out yet."""

    key = "too_far_ahead"


class NotYourVote(ServiceError):
    """The person isn't asked in this vote."""

    key = "not_your_vote"


class Overtaken(ServiceError):
    """The game has moved on, so that what was asked (`kind`) makes no sense any more."""

    key = "overtaken"


class Unreadable(ServiceError):
    """The action can't be read; the key is the engine's reason."""

    key = "unreadable"


class Illegal(ServiceError):
    """The rules forbid the action now; the key is the engine's reason, `clause` the paragraph that says so."""

    key = "illegal"

    def __init__(self, key: str, clause: str, legal_instead: tuple[Any, ...], figures: dict[str, Any]) -> None:
        super().__init__(key)
        self.figures = figures
        self.clause = clause
        self.legal_instead = legal_instead


class BadLog(ServiceError):
    """A file is no log that a game can be rebuilt from.

    `bad_log`: `line` can't be read or followed; `log_too_large`: over `most` MiB; `log_too_long`: over `most` moves;
    `log_undos`: over `most` moves taken back; `log_unknown`: `line` has a `field` that no log has; `log_value`: what it
    has for a `field` can't be in a log; `log_differs`: what `entry` says isn't what the rules make of it; `log_files`:
    the game was begun with other data than are here; `log_seats`: a game for one, which is for direct messages, or one
    for several there.
    """

    key = "bad_log"


class OneAtATime(ServiceError):
    """The person's last file is still being read, or what they ask for is under way already."""

    key = "one_at_a_time"


class NoHints(ServiceError):
    """The table doesn't want that people ask what a robot would do."""

    key = "no_hints"


class NoThought(ServiceError):
    """What a robot thinks of a position can't be found."""

    key = "no_thought"


class Crowded(ServiceError):
    """So many people have handed in files that one more would have to wait too long."""

    key = "crowded"


class TooHard(ServiceError):
    """To play a log anew takes more time or memory than one file may."""

    key = "too_hard"


class OurFault(ServiceError):
    """A fault of the program; the game is as it was."""

    key = "our_fault"


class Unloadable(ServiceError):
    """The stored log of a game doesn't lead to the position that it tells of; the file is as it was."""

    key = "unloadable"


class Unavailable(ServiceError):
    """The storage could not write (`busy`, `disk_full`, `storage`), or the service is `stopping`."""

    key = "storage"
