"""Has Alembic write the script of the migrations that are missing, which the database's own driver then carries out."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Dialect

STAMP = """
BEGIN;
CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
DELETE FROM alembic_version;
INSERT INTO alembic_version (version_num) VALUES ('{:03}');
COMMIT;
"""
"""A file bears its own number; what was made before there was Alembic has no table of it."""


def written(dialect: Dialect, have: int, folder: Path, application_id: int) -> str:
    """The SQL from version `have` to the newest in this folder."""
    found = ScriptDirectory(str(folder), version_locations=[str(folder)])
    text = StringIO()
    is_file = dialect.name == "sqlite"
    if is_file and have:
        text.write(STAMP.format(have))

    def number(*, ctx: MigrationContext, step: Any, **rest: Any) -> None:
        if is_file:
            ctx.execute(f"PRAGMA application_id = {application_id}")
            ctx.execute(f"PRAGMA user_version = {int(step.up_revision_id)}")

    context = MigrationContext.configure(
        dialect=dialect,
        opts={
            "as_sql": True,
            "output_buffer": text,
            "starting_rev": f"{have:03}" if have else None,
            "transactional_ddl": True,
            "transaction_per_migration": True,
            "on_version_apply": [number],
            "fn": lambda version, _: found._upgrade_revs("head", version),
        },
    )
    with Operations.context(context):
        context.run_migrations()
    return text.getvalue()
