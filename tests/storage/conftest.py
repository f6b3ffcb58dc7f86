"""Fixtures of the storage's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Storage


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each kind."""
    return tmp_path / "railwire.sqlite" if request.param == "sqlite" else request.getfixturevalue("database")


@pytest.fixture
async def storage(where: Path | str) -> AsyncIterator[Storage]:
    """On each kind of database."""
    storage = await Storage.open(where)
    yield storage
    await storage.close()


@pytest.fixture
async def file_storage(tmp_path: Path) -> AsyncIterator[Storage]:
    """On a SQLite file."""
    storage = await Storage.open(tmp_path / "railwire.sqlite")
    yield storage
    await storage.close()
