"""The four doors of the opening page, as the page sees them; the bot's side implements `Doors`.

*Learn* a title in a first game, *watch* a recorded game step by step, *try* a turn in the middle of one, *play* a new
game with robots. Each door
shows cards to choose from; a card may ask a few questions, all of which have an answer beforehand, so that one click
opens it. What is read before a door is in the language of the page (of `bot.words.LANGUAGES`); a game that is set up
speaks the language of the person whom it's for.
"""

from dataclasses import dataclass
from typing import Literal, Protocol

Kind = Literal["learn", "watch", "try", "play"]


class DoorClosed(Exception):
    """The door can't be opened; `key` says why: the end of a message "door-closed-..." of the catalogues."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True)
class Question:
    """A choice on a card: `options` are pairs of value and label, `default` is a value.

    With `bound`, the name of an earlier question, an option is offered only while its value is no number or at most
    the answer to that one.
    """

    name: str
    label: str
    options: tuple[tuple[str, str], ...]
    default: str
    bound: str = ""


@dataclass(frozen=True)
class Card:
    """Something behind a door. `text` is plain text, one or two sentences.

    `branches` on a card of *watch* says that a turn can be tried from any of its steps.
    """

    id: str
    title: str
    text: str = ""
    questions: tuple[Question, ...] = ()
    branches: bool = False


@dataclass(frozen=True)
class Opened:
    """Where a door led: the channel (or thread) to show, and the user who acts first there."""

    channel_id: str
    user_id: str


@dataclass(frozen=True)
class ReplayStep:
    """A recorded game after `n` of its `last` actions (0: the start).

    `heading` is one line (round, who acts), `text` is Discord's Markdown, `image` a PNG with `alt` as its text.
    """

    n: int
    last: int
    heading: str
    text: str
    image: bytes | None = None
    alt: str = ""


class Doors(Protocol):
    """What is behind the doors. All methods may raise `DoorClosed`."""

    def cards(self, kind: Kind, language: str) -> list[Card]:
        """The cards of a door, the best for a newcomer first; an empty list keeps the door shut."""
        ...

    async def open(self, kind: Kind, card_id: str, answers: dict[str, str], user_id: str) -> Opened:
        """Sets up a game to *learn* by, *try* or *play* for the person at the page, `user_id`, and says where it is.

        `answers` has a value for each question of the card. For a turn tried from a step of a recorded game, the
        card is the recorded game's and `answers` is `{"step": "123"}`.
        """
        ...

    async def watch_step(self, card_id: str, n: int, language: str) -> ReplayStep:
        """A recorded game after `n` actions; n beyond either end gives that end."""
        ...
