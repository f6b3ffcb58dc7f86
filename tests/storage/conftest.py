"""Fixtures of the storage's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Storage


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    storage = await Storage.open(tmp_path / "railwire.sqlite")
    yield storage
    await storage.close()
