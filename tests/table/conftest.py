"""A stand-in with the sample bot at it."""

import shutil

import pytest

from bot.local.actors import Actor
from bot.local.standin.permissions import BOT, MANAGE_THREADS, MENTION_EVERYONE
from bot.local.start import open_table
from tests.table.sample_bot import make_bot

# The page's tests need a browser that is already on the machine.
collect_ignore = [] if shutil.which("chromium") or shutil.which("chromium-browser") else ["test_page.py"]


@pytest.fixture
async def table():
    """The running table; at its end nothing may be unanswered or have failed unexpectedly."""
    async with open_table(make_bot) as running:
        guild, roles = running.server.guild, running.server.roles
        roles.change(guild, roles.of_bot(guild), BOT | MANAGE_THREADS | MENTION_EVERYONE)
        yield running


@pytest.fixture
def server(table):
    """The stand-in."""
    return table.server


@pytest.fixture
def ann(server):
    """A member of the guild."""
    return Actor(server, "Ann")


@pytest.fixture
def bob(server):
    """Another member."""
    return Actor(server, "Bob")
