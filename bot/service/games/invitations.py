"""Seats kept for named people at a table that waits, until they take or decline them, or the game begins."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import AlreadyJoined, BadOption, GameFull, NotInvited, SeatsKept
from bot.service.area import Area, command
from bot.service.desk import check_host, same
from bot.service.games.tables import Table, check_open
from bot.service.model import GameInfo, Person
from bot.service.posts import announcements
from storage import Commit, NewAnnouncement

INVITED = "invited"
"""In a table's terms: the users for whom seats are kept, in order."""


class Invitations(Area):
    """The host keeps seats for people, and they answer."""

    @command
    async def invite(self, game_id: int, person: Person, users: Sequence[str], place: str) -> GameInfo:
        """Keep a seat for each, and ask them in the channel `place`; one that's kept already stays so, and isn't asked.

        The host, or a manager of the server.

        NotHost, AlreadyStarted, GameFinished, AlreadyJoined, GameFull, SeatsKept, BadOption.
        """
        async with self._desk.tables.hold(game_id) as table:
            check_open(table, person)
            check_host(table, person)
            info = table.info
            fresh = [each for each in dict.fromkeys(users) if each not in info.invited]
            if info.rebuilt or info.hot_seat or "" in fresh:
                raise BadOption("no_seats_to_keep")
            for user in fresh:
                if info.seats_of(user):
                    raise AlreadyJoined(game=game_id, seat=info.seats_of(user)[0])
                check_room(info, user, fresh)
            if fresh:
                asked = announcements.invited(info.seq, person.user, fresh, place)
                await self._keep(table, [*info.invited, *fresh], asked)
            return table.info

    @command
    async def decline(self, game_id: int, person: Person) -> GameInfo:
        """Let the seat go that is kept for oneself; NotInvited where there's none."""
        async with self._desk.tables.hold(game_id) as table:
            check_open(table, person)
            if person.user not in table.info.invited:
                raise NotInvited(game=game_id)
            await self._keep(table, [each for each in table.info.invited if each != person.user])
            return table.info

    async def _keep(self, table: Table, users: list[str], *told: NewAnnouncement) -> None:
        terms = table.record.terms | {INVITED: users}
        await self._desk.commit(table, Commit(same(table), self._desk.clock(), terms=terms, announcements=told))


def check_room(info: GameInfo, user: str, invited: Sequence[str] = ()) -> None:
    """Raise GameFull where no seat is left, SeatsKept where those that are left are kept for others than `user`.

    `invited`: for these, too.
    """
    if len(info.seats) >= info.most:
        raise GameFull(game=info.id, most=info.most)
    others = [each for each in (*info.invited, *invited) if each != user]
    if len(info.seats) + len(others) >= info.most:
        raise SeatsKept(game=info.id, count=len(others))
