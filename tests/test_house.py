"""The plan of the house (docs/architecture.md): who may import whom, how full a folder is, and who names a title."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.own_names import leaks, own_names

ROOT = Path(__file__).resolve().parent.parent
ALLOWED = {
    "engine": {"engine"},
    "render": {"render", "engine"},
    "storage": {"storage"},
    "bot": {"bot", "render", "storage", "engine"},
}
ROOMS_OF_THE_BOT = {
    "panel": set(),
    "words": {"panel"},
    "work": {"words"},
    "telemetry": set(),
    "processes": set(),
    "service": {"panel", "work", "telemetry", "processes"},
    "discord": {"panel", "words", "work", "telemetry", "processes", "service"},
    "local": {"panel", "words", "service", "discord"},
}
"""What each room of the bot may import of the others; all may know what is refused (`bot.errors`)."""
FROM_BELOW = {
    "panel": {"engine"},
    "words": {"engine"},
    "work": {"engine", "render"},
    "telemetry": set(),
    "processes": {"storage"},
    "service": {"engine", "storage"},
    "local": {"engine", "render"},
}
"""What rooms of the bot may import of the rooms below; `discord` may all."""
MOST_FILES = 25
ROOM_FILES = [path for room in ALLOWED for path in sorted((ROOT / room).rglob("*.py"))]
OUTSIDE_THE_ENGINE = {
    "aiosqlite",
    "sqlite3",
    "discord",
    "PIL",
    "aiohttp",
    "asyncio",
    "socket",
    "os",
    "time",
    "datetime",
}
OPENS_FILES = {"gzip", "pathlib", "importlib"}

ELSEWHERE = {
    "home": "a company's home, on its card and in the figures of its start",
    "repay": "the bundle of the panel that pays back loans",
}
"""Words that are steps of one title, too, and what they mean in shared code."""


@cache
def text(path: Path) -> str:
    """What stands in a file."""
    return path.read_text("utf-8")


@cache
def tree(path: Path) -> ast.Module:
    """The same as Python reads it."""
    return ast.parse(text(path))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """The modules that a file imports, by their full names."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""


def tops(path: Path) -> set[str]:
    """The top-level packages that a file imports."""
    return {name.split(".")[0] for name in imports(path)}


def test_rooms_import_only_along_the_arrows() -> None:
    for path in ROOM_FILES:
        room = path.relative_to(ROOT).parts[0]
        assert tops(path) & set(ALLOWED) <= ALLOWED[room], path


def test_only_the_storage_speaks_sql() -> None:
    speakers = {"sqlite3", "aiosqlite", "sqlalchemy", "alembic"}
    assert [path for path in ROOM_FILES if tops(path) & speakers and not _in(path, "storage")] == []


def test_only_the_renderer_imports_pillow() -> None:
    assert [path for path in ROOM_FILES if "PIL" in tops(path) and not _in(path, "render")] == []


def test_only_the_outermost_files_import_discord() -> None:
    may = (("bot", "discord"), ("bot", "local"), ("bot", "house.py"))
    assert [path for path in ROOM_FILES if "discord" in tops(path) and not any(_in(path, *each) for each in may)] == []


@pytest.mark.parametrize("room", ROOMS_OF_THE_BOT)
def test_rooms_of_the_bot_import_only_along_the_arrows(room: str) -> None:
    for path in ROOM_FILES:
        if not _in(path, "bot", room):
            continue
        own = {name.split(".")[1] for name in imports(path) if name.startswith("bot.")} - {room, "errors"}
        assert own <= ROOMS_OF_THE_BOT[room], path
        assert tops(path) & set(ALLOWED) - {"bot"} <= FROM_BELOW.get(room, set(ALLOWED)), path


def test_the_connection_knows_nothing_of_what_is_done_over_it() -> None:
    for path in (each for each in ROOM_FILES if _in(each, "bot", "discord", "connection")):
        known = {name for name in imports(path) if name.startswith("bot.discord")}
        assert all(name.startswith("bot.discord.connection") for name in known), path


def test_no_circle_among_the_modules() -> None:
    """Imports inside functions and for types are counted as well."""
    graph = _graph()
    done: set[str] = set()
    while ready := {name for name, known in graph.items() if name not in done and known & graph.keys() <= done}:
        done |= ready
    assert graph.keys() - done == set()


def test_no_folder_is_too_full_to_be_seen_at_once() -> None:
    """Data, words, tests and benchmarks as well as modules."""
    rooms = (ROOT / each for each in (*ALLOWED, "benchmarks", "tests"))
    files = [path for room in rooms for path in room.rglob("*") if path.is_file() and _kept(path)]
    folders = Counter(path.parent for path in files)
    assert {str(folder): count for folder, count in folders.items() if count > MOST_FILES} == {}


def _kept(path: Path) -> bool:
    """Neither what Python compiles, nor what only says that a folder is a package."""
    return "__pycache__" not in path.parts and path.name != "__init__.py"


SHORT = 60
REASONS = {
    "a process of its own begins with it and loads nothing else": """
        bot/work/helper_main.py bot/work/proof_main.py bot/work/sandbox_main.py bot/work/processes.py bot/eventloop.py
        bot/health.py bot/local/connect.py storage/lock.py""",
    "many import it, and it imports next to nothing, so that there's no circle": """
        bot/discord/citations.py bot/discord/feature.py bot/discord/game_info.py
        bot/discord/kept.py bot/discord/connection/tracing.py bot/telemetry/meter.py storage/jsontext.py
        storage/unanswered.py storage/databases/transaction.py storage/databases/choosing.py
        engine/automata.py engine/finance/worth.py engine/rounds/passing.py bot/words/entries.py bot/words/refusals.py
        bot/local/standin/ids.py engine/dev/listed.py""",
    "a bound or a rule that stands alone, with a table or a test of its own": """
        bot/discord/connection/crowd.py bot/discord/connection/dates.py
        bot/discord/grants.py bot/discord/play/proposals.py
        bot/service/clock.py bot/service/people/quorum.py bot/service/intents/glances.py storage/migrations/writing.py
        storage/migrations/saying.py storage/removals.py
        bot/local/standin/gateway/sessions.py engine/rounds/consent.py engine/rounds/loans.py""",
    "a kind of record, picture or text that nothing beside it deals with": """
        bot/discord/localization.py bot/discord/looking/news.py bot/panel/beside.py bot/local/doors/positions.py
        bot/discord/tables/authority.py bot/discord/looking/time_used.py bot/local/page/words.py
        bot/discord/tables/begun.py bot/service/games/fixes.py
        bot/service/games/turns.py render/maps/highlights.py
        render/warming.py storage/notes.py storage/wealth.py""",
}
"""Why a module is short; the parts of titles bear the same names in each title, however short, and a migration is as
long as what it changes."""


def test_a_short_file_has_a_reason() -> None:
    reasoned = {ROOT / each for files in REASONS.values() for each in files.split()}
    counted = [each for each in ROOM_FILES if not {"titles", "versions"} & {*each.parts}]
    modules = [each for each in counted if each.stem not in ("__init__", "__main__")]
    short = {each for each in modules if len(text(each).splitlines()) < SHORT}
    assert short == reasoned


SAME = {
    "one thing, as it's kept, dealt with, drawn, put in words or shown": """
        actions automata board cards drawing events film history holdings intents invitations lobby log moves notes
        offers orders outbox outlook panel people plans privacy privates ratings recovery reminders robots routes
        rules seats settings standing status thoughts tiles track turns votes waiting ways wealth Notes People""",
    "what each room has of its own, and calls so in its docstring": "errors model words_en figures labels",
    "a protocol with the one that fulfils it": "Words",
    "Discord's own word, on either side of the wire": "identify",
}
"""Why modules, or classes, bear one name."""


def test_no_name_means_two_things() -> None:
    """Of modules and of public classes."""
    homes: dict[str, set[str]] = {}
    for path in ROOM_FILES:
        for name in {path.stem, *_classes(path)} - {"__init__", "__main__"}:
            homes.setdefault(name, set()).add("a title" if _overrides(path) else str(path.relative_to(ROOT)))
    for found in homes.values():
        if any(each.startswith("engine") for each in found):
            found.discard("a title")
    assert {name for name, found in homes.items() if len(found) > 1} == set(" ".join(SAME.values()).split())


def _classes(path: Path) -> set[str]:
    classes = [each for each in ast.walk(tree(path)) if isinstance(each, ast.ClassDef)]
    return {each.name for each in classes if not each.name.startswith("_")}


def _overrides(path: Path) -> bool:
    """Whether it's a part of titles, or a usual rule: these bear the names of what they take the place of."""
    return not is_shared(path) or _in(path, "engine", "usual")


def test_the_engine_has_no_clock_and_no_io_but_in_its_tools_and_loaders() -> None:
    for path in ROOM_FILES:
        if not _in(path, "engine") or _in(path, "engine", "dev") or path.name == "__main__.py":
            continue
        assert not tops(path) & OUTSIDE_THE_ENGINE, path
        if not _in(path, "engine", "titles"):  # where the data that come with a title are loaded
            assert not tops(path) & OPENS_FILES, path


def test_the_engine_prints_only_in_its_tools() -> None:
    for path in ROOM_FILES:
        if _in(path, "engine") and not _in(path, "engine", "dev"):
            calls = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]
            assert not [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "print"], path


def is_shared(path: Path) -> bool:
    """Whether it's code for all titles."""
    return "titles" not in path.relative_to(ROOT).parts


def test_shared_code_speaks_of_no_title() -> None:
    """Not in comments either."""
    ids = "|".join(own_names().titles)
    speaks = re.compile(rf"\b({ids}|t?18_mag|dragons?|istv[aá]n|cgr|forint)\b", re.IGNORECASE)
    assert [path for path in ROOM_FILES if is_shared(path) and speaks.search(text(path))] == []


def test_shared_code_names_no_action_event_or_step_of_one_title() -> None:
    found = {path: leaks(tree(path), own_names()) for path in ROOM_FILES if is_shared(path)}
    assert {path: named for path, named in found.items() if {name for _, name in named} - set(ELSEWHERE)} == {}
    # A word that may be named is a step, and means something else in shared code.
    assert set(ELSEWHERE) <= own_names().steps & {name for named in found.values() for _, name in named}


def test_own_names_are_found_in_what_defines_them() -> None:
    names = own_names()
    assert {"place_port", "absorb", "follow_card", "company_merged", "traffic_gained"} <= names.types
    assert {"borrow", "markers", "scrap"} <= names.steps
    assert {"buy_share", "trains_ran"} & names.types == set()
    assert {"track", "run", "trains", "stock", "raise"} & names.steps == set()


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ('kinds = ("buy_share", "absorb")', "absorb"),
        ('words("button-place_port")', "place_port"),
        ('def f():\n    """As in 1856."""', "1856"),
        ('step = f"{kind}-at" if kind == "markers" else ""', "markers"),
        ("from engine.titles.t1865.actions import Absorb", "Absorb"),
        ("engine.titles.t1865.actions.Absorb", "Absorb"),
    ],
)
def test_a_leak_is_found(source: str, named: str) -> None:
    assert named in {name for _, name in leaks(ast.parse(source), own_names())}


@pytest.mark.parametrize("source", ['"buy_share"', '"absorbed"', '"what markers there are"', '"home"', "absorb = 1"])
def test_what_is_no_leak_is_not_found(source: str) -> None:
    assert leaks(ast.parse(source), own_names(), ELSEWHERE) == []


def test_a_title_only_overrides_what_a_rulebook_has() -> None:
    """Each method says that it overrides; that it does is for the type checker to see."""
    for path in (ROOT / "engine" / "titles").glob("*/__init__.py"):
        classes = [node for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)]
        methods = [node for each in classes for node in each.body if isinstance(node, ast.FunctionDef)]
        assert methods, path
        plain = [
            each.name for each in methods if not any(ast.unparse(one) == "override" for one in each.decorator_list)
        ]
        assert set(plain) <= {"__init__"}, path


@pytest.mark.parametrize("room", ["engine", "storage", "render", "bot"])
def test_public_functions_say_what_they_raise(room: str) -> None:
    silent: list[str] = []
    for path in (each for each in ROOM_FILES if _in(each, room)):
        for name, function in _public(tree(path).body):
            said = ast.get_docstring(function) or ""
            silent += [f"{path}: {name} {each}" for each in _raised(function) if each not in said]
    assert silent == []


def _public(body: list[ast.stmt]) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """The functions and methods whose names, and whose classes' names, have no line in front."""
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from _public(node.body)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            yield node.name, node


def _raised(function: ast.AST) -> Iterator[str]:
    """What stands in `raise Name(...)`, with methods called on it or not, outside of inner functions."""
    for node in ast.iter_child_nodes(function):
        if isinstance(node, ast.Raise) and node.exc is not None:
            named = next((each.id for each in ast.walk(node.exc) if isinstance(each, ast.Name)), "")
            yield from [named] if named[:1].isupper() else []
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            yield from _raised(node)


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _graph() -> dict[str, set[str]]:
    """Each module with those that it imports; of what a package brings, the module that's meant."""
    names = {_name(path): path for path in ROOM_FILES}
    graph: dict[str, set[str]] = {}
    for name, path in names.items():
        graph[name] = set()
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ImportFrom) and node.module:
                full = {f"{node.module}.{alias.name}" for alias in node.names}
                graph[name] |= {each if each in names else node.module for each in full}
            elif isinstance(node, ast.Import):
                graph[name] |= {alias.name for alias in node.names}
    return {name: (known & names.keys()) - {name} for name, known in graph.items()}


def _in(path: Path, *parts: str) -> bool:
    return path.relative_to(ROOT).parts[: len(parts)] == parts
