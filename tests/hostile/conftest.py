"""The table of the chat side's tests."""

from tests.discord.conftest import errors_logged, party, service

__all__ = ["errors_logged", "party", "service"]
