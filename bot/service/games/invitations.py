"""Seats kept for named people at a table that waits, until they take or decline them, or the game begins."""

from __future__ import annotations

from bot.errors import AlreadyJoined, BadOption, GameFull, NotInvited, SeatsKept
from bot.service.area import Area, command
from bot.service.desk import check_host, same
from bot.service.games.tables import Table, check_open
from bot.service.model import GameInfo, Person
from storage import Commit

INVITED = "invited"
"""In a table's terms: the users for whom seats are kept, in order."""


class Invitations(Area):
    """The host keeps seats for people, and they answer."""

    @command
    async def invite(self, game_id: int, person: Person, user: str) -> GameInfo:
        """Keep a seat for somebody; one that's kept already stays so. The host, or a manager of the server.

        NotHost, AlreadyStarted, GameFinished, AlreadyJoined, GameFull, SeatsKept, BadOption.
        """
        async with self._desk.tables.hold(game_id) as table:
            check_open(table, person)
            check_host(table, person)
            info = table.info
            if info.rebuilt or info.hot_seat or not user:
                raise BadOption("no_seats_to_keep")
            if info.seats_of(user):
                raise AlreadyJoined(game=game_id, seat=info.seats_of(user)[0])
            if user in info.invited:
                return info
            check_room(info, user)
            await self._keep(table, [*info.invited, user])
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

    async def _keep(self, table: Table, users: list[str]) -> None:
        terms = table.record.terms | {INVITED: users}
        await self._desk.commit(table, Commit(same(table), self._desk.clock(), terms=terms))


def check_room(info: GameInfo, user: str) -> None:
    """Raise GameFull where no seat is left, SeatsKept where those that are left are kept for others than `user`."""
    if len(info.seats) >= info.most:
        raise GameFull(game=info.id, most=info.most)
    others = [each for each in info.invited if each != user]
    if len(info.seats) + len(others) >= info.most:
        raise SeatsKept(game=info.id, count=len(others))
