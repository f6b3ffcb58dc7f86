"""What is kept about a person: for them to see, and to have struck out."""

from __future__ import annotations

from typing import Any

from bot.errors import StillSeated
from bot.service.desk import Desk
from bot.service.people.people import SCOPE

ALL = ("open", "running", "finished", "abandoned")


async def kept(desk: Desk, user: str) -> dict[str, Any]:
    """{"settings", "seats": [{"game", "seat", "name", "status"}], "intents": [...], "moves": number}."""
    games = await desk.storage.games.of_player(user, ALL)
    seats = [
        {"game": game.id, "seat": seat.seat, "name": seat.name, "status": game.status}
        for game in games
        for seat in game.seats
        if seat.user == user
    ]
    wishes = await desk.storage.intents.of_user(user)
    return {
        "settings": await desk.storage.settings.all(SCOPE, user),
        "seats": seats,
        "intents": [{"game": each.game_id, "kind": each.kind, "state": each.state} for each in wishes],
        "moves": await desk.storage.people.moves(user),
    }


async def forget(desk: Desk, user: str) -> None:
    """Strike a person out; StillSeated while they have a seat in a game that goes on."""
    async with desk.tables.untouched():
        games = [each.id for each in await desk.storage.games.of_player(user, ("open", "running"))]
        if games:
            raise StillSeated(games=games)
        await desk.storage.people.forget(user)
