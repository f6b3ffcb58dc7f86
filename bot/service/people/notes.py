"""Notes: each player's own about the game, a company or a hex, which nobody else sees; and one of the whole table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.errors import BadOption, NotYourGame, TooManyNotes
from bot.service import text
from bot.service.area import Area, command, question
from bot.service.model import Person, info_of
from storage import NoteRecord

if TYPE_CHECKING:
    from engine import Game

NOTE_LIMIT = 500
MOST_NOTES = 50
"""So many of a person's own about a game."""
GAME, COMPANY, HEX = "", "company", "hex"
TABLE = ""


@dataclass(frozen=True, slots=True)
class Note:
    """What a note says, and about what: "", "company|BBG" (also of a private company), "hex|C12".

    `shared`: it's the whole table's; `by` is who wrote it, "" for a person who was forgotten.
    """

    about: str
    text: str
    shared: bool
    by: str


class Notes(Area):
    """Players write them while a game goes on, and read them after it, too."""

    @command
    async def write(self, game_id: int, person: Person, said: str, about: str = GAME, *, shared: bool = False) -> None:
        """Keep a note in the place of the one about the same; an empty text deletes it.

        NotYourGame, NotStarted, GameAbandoned, BadOption, BadText, TooManyNotes.
        """
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            game = table.check_begun(0)
            if not table.info.seats_of(person.user):
                raise NotYourGame(game=game_id)
            if about and (shared or not is_subject(game, about)):
                raise BadOption("note_about")
            whose, kept = TABLE if shared else person.user, self._desk.storage.notes
            if not said.strip():
                await kept.delete(game_id, whose, about)
                return
            cleaned = text.clean(said, NOTE_LIMIT)
            own = {each.about: each for each in await kept.seen_by(game_id, person.user) if each.user == whose}
            if about not in own and len(own) >= MOST_NOTES:
                raise TooManyNotes(most=MOST_NOTES)
            if about in own and (own[about].text, own[about].by) == (cleaned, person.user):
                return
            await kept.put(NoteRecord(game_id, whose, about, cleaned, person.user, self._desk.clock()))

    @question
    async def seen(self, game_id: int, person: Person) -> list[Note]:
        """The table's note, then the person's own; none for whoever has no seat."""
        record = self._desk.tables.known(game_id) or await self._desk.storage.games.get(game_id)
        if record is None or not info_of(record).seats_of(person.user):
            return []
        found = await self._desk.storage.notes.seen_by(game_id, person.user)
        return [Note(each.about, each.text, each.user == TABLE, each.by) for each in found]


def is_subject(game: Game, about: str) -> bool:
    """Whether a note can be about this."""
    kind, _, name = about.partition("|")
    if kind == COMPANY:
        return name in game.title.companies or name in game.title.privates
    return kind == HEX and name in game.title.board.hexes
