"""Fixtures of the service's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service import GameService
from tests.service.house import House
from tests.service.real import real_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "railwire.sqlite")
    await house.open()
    yield house
    await house.close()


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[House]:
    """A house that plays by the real rules."""
    house = real_house(tmp_path / "real.sqlite")
    await house.open()
    yield house
    await house.close()


@pytest.fixture
def service(house: House) -> GameService:
    return house.service
