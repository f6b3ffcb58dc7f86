"""A PostgreSQL server: how it's reached, whether it will do, and which version its database has."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy.dialects.postgresql import asyncpg as dialects

from storage.databases.failures import FAILURES
from storage.errors import Damaged, InUse, NewerDatabase, Unreachable, Unusable
from storage.migrations import APPLICATION_ID, latest_version, script
from storage.schema import METADATA

DIALECT = dialects.dialect()
LEAST_SERVER = 14
"""The oldest version of the server that its makers still look after."""
CONNECT_SECONDS = 10
COMMAND_SECONDS = 20
"""After these a connection counts as cut: the server itself gives up earlier."""
STARTING_SECONDS = 30.0
"""So long another process may take to bring the database up to date."""
MIGRATING_SECONDS = 3600.0
AGAIN_SECONDS = 0.25
SETTINGS = {
    "lock_timeout": "10s",
    "statement_timeout": "15s",
    "idle_in_transaction_session_timeout": "10s",
    "default_transaction_isolation": "read committed",
    "jit": "off",
}
USE = APPLICATION_ID
"""The advisory lock that all share who use the database; who copies it or brings it up to date holds it alone."""


def shown(url: str) -> str:
    """A database's address without what nobody should read."""
    parts = urlsplit(url)
    return f"{parts.hostname or 'this machine'}{parts.path}"


class Wire(asyncpg.Connection):
    """One that leaves nothing behind that would have to be cleared away after each use."""

    writer = 0
    """Its row in `writers`, where it writes."""

    def get_reset_query(self) -> str:
        """No query when a connection goes back: nothing is left in it that would have to be reset."""
        return ""


@contextmanager
def reached(url: str) -> Iterator[None]:
    """What keeps a server from being reached is Unreachable or Unusable, each without the password."""
    try:
        yield
    except asyncpg.InvalidCatalogNameError as error:
        raise Unusable(f"there's no such database ({shown(url)}); create it first (createdb)") from error
    except asyncpg.InvalidAuthorizationSpecificationError as error:
        raise Unusable(f"the server refuses the user or the password ({shown(url)})") from error
    except (asyncpg.ClientConfigurationError, ValueError):
        raise Unusable("the address can't be read; it's postgresql://USER:PASSWORD@HOST:PORT/DATABASE") from None
    except FAILURES as error:
        raise Unreachable(f"{shown(url)} can't be reached ({type(error).__name__})") from error


async def connect(url: str, name: str) -> Wire:
    """A connection to a server that can be used; Unreachable, Unusable, each without the password."""
    with reached(url):
        connection = await asyncpg.connect(
            url,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings={**SETTINGS, "application_name": name},
            connection_class=Wire,
        )
    found = connection.get_server_version().major
    if found < LEAST_SERVER:
        await connection.close()
        raise Unusable(f"the server is PostgreSQL {found}; {LEAST_SERVER} is the oldest that will do")
    return connection


_FORGET_WRITERS = """
DELETE FROM writers WHERE since < now() - interval '1 day' AND pid NOT IN (SELECT pid FROM pg_stat_activity)
"""


_OURS = "SELECT count(*) FROM unnest($1::text[]) name WHERE to_regclass(name) IS NOT NULL"


async def version_of(connection: Wire) -> int:
    """The version of a database, 0 for an empty one; Damaged where it's another program's, NewerDatabase."""
    if not await connection.fetchval("SELECT to_regclass('alembic_version') IS NOT NULL"):
        names = list(METADATA.tables)
        if await connection.fetchval(
            "SELECT count(*) FROM unnest($1::text[]) name WHERE to_regclass(name) IS NOT NULL", names
        ):
            raise Damaged("the database holds tables of another program")
        return 0
    found = str(await connection.fetchval("SELECT version_num FROM alembic_version"))
    if not found.isdecimal():
        raise Damaged("the database holds tables of another program")
    if int(found) > latest_version():
        raise NewerDatabase(int(found), latest_version())
    return int(found)


async def bring_up_to_date(connection: Wire) -> None:
    """Migrate, while nobody else uses the database; InUse if others do. Another process may do so at the same time."""
    until = time.monotonic() + STARTING_SECONDS
    while (have := await version_of(connection)) < latest_version():
        if await connection.fetchval("SELECT pg_try_advisory_lock($1)", USE):
            try:
                if (have := await version_of(connection)) < latest_version():
                    await connection.execute(
                        f"SET statement_timeout = 0; {script(DIALECT, have)}", timeout=MIGRATING_SECONDS
                    )
            finally:
                await connection.fetchval("SELECT pg_advisory_unlock($1)", USE)
        elif time.monotonic() > until:
            raise InUse("other processes use the database in its older version")
        else:
            await asyncio.sleep(AGAIN_SECONDS)
    await connection.execute(_FORGET_WRITERS)
