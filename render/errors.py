"""What can go wrong when drawing."""

from __future__ import annotations


class LabelTooSmall(Exception):
    """A label would be drawn smaller than the picture allows; sizes in pixels."""

    def __init__(self, size: int, minimum: int) -> None:
        super().__init__(f"a label of {size} pixels, at least {minimum} are promised")
        self.size = size
        self.minimum = minimum


class UnknownPicture(Exception):
    """There is no such picture, or it shows something that the position doesn't have; the text says what."""
