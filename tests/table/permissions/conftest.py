"""A stand-in that nobody has joined yet but Ann."""

import pytest

from bot.local.standin import LocalDiscord
from bot.local.standin.model import PUBLIC_THREAD


@pytest.fixture
def server():
    """The stand-in."""
    return LocalDiscord()


@pytest.fixture
def channel(server):
    """The guild's first channel."""
    return server.channel


@pytest.fixture
def ann(server):
    """A member of the guild, as the stand-in knows her."""
    return server.join("Ann")


@pytest.fixture
def thread(server, channel, ann):
    """A public thread of hers."""
    thread = server.add_thread(channel, "talk", PUBLIC_THREAD, 60)
    thread.owner_id = ann.id
    return thread
