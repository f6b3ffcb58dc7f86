"""Messages that the bot posts by itself: turns, the pinned overview, what became past."""
