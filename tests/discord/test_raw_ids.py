"""Nobody reads the id of a robot's seat where it's offered something; and such ids would be seen."""

from __future__ import annotations

import engine
from bot.discord.play.offers import AGREED, OPEN, offer_text
from bot.service import GameInfo
from bot.service.model import Seat
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from tests.words.untranslated import raw_ids


def test_an_offer_to_a_robot_bears_its_name_in_every_state() -> None:
    game = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=1)
    seats = (Seat("P1", "7", "Ann", robot=False), Seat("P2", "robot:builder:1", "Builder", robot=True))
    info = GameInfo(
        7,
        "1",
        "2",
        "Friday",
        "18mag",
        "house",
        {},
        "en",
        "9",
        False,
        3,
        "running",
        0,
        seats,
        None,
        0.0,
        0.0,
        None,
        None,
    )
    terms = {"sort": "train", "object": "2", "seller": "5", "buyer": None, "price": 10, "until": 1.0}
    for language in LANGUAGES:
        names = Names(speak(language, "Ft"), game.title, {"P1": "Ann", "P2": "Builder", "P3": "Cid"})
        for state in (OPEN, AGREED):
            body = {**terms, "seat": "P1", "to": "P2", "accepted": "P2" if state == AGREED else None}
            told = offer_text(info, body, names, state)
            assert "Builder" in told
            assert raw_ids(told) == []
            assert "<@robot" not in told
