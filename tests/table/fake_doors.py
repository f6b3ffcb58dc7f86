"""Doors with nothing of a game behind them."""

from bot.local.actors import Actor
from bot.local.opening import Card, DoorClosed, Opened, Question, ReplayStep
from tests.table.sample_bot import png

SEATS = Question("seats", "Players", (("3", "3: you and two robots"), ("4", "4: you and three robots")), "3")
CARDS = {
    "learn": [Card("1889", "Shikoku 1889")],
    "watch": [
        Card("g1", "The Budapest game", "Three players, 1210 to 1105.", branches=True),
        Card("g2", "Another"),
    ],
    "try": [Card("t1", "A first operating round", "You run the second minor.")],
    "play": [Card("18mag", "18Mag", "Hungary, 1846 to 1910.", (SEATS,))],
}


class FakeDoors:
    """Opens a thread with the sample bot's panel in it."""

    def __init__(self, server):
        self._server = server
        self.opened = []

    def cards(self, kind, language):
        return CARDS[kind]

    async def open(self, kind, card_id, answers, user_id):
        self.opened.append((kind, card_id, answers))
        if answers.get("seats") == "4":
            raise DoorClosed("full")
        person = Actor(self._server, self._server.world.users[user_id].display)
        robot = Actor(self._server, "Robot Béla", robot=True)
        before = len(person.pings())
        await person.slash(self._server.channel, "game new", title=card_id)
        await self._server.until(lambda: len(person.pings()) > before)
        thread = self._server.world.channels[person.pings()[-1].channel_id]
        await self._server.until(lambda: any(each.pinned_at for each in person.sees(thread)))
        await robot.say(thread, "Good luck!")
        return Opened(thread.id, person.id)

    async def watch_step(self, card_id, n, language):
        n = max(0, min(n, 3))
        return ReplayStep(
            n, 3, f"Operating round 1.{n}", f"**Ann** did thing {n}", png(60 + n, 40), f"The map after {n}"
        )
