"""The reference games lie beside the project on some machines; elsewhere their tests aren't collected."""

from tests.games.folders import TRACES

collect_ignore = [] if TRACES.is_dir() else ["test_references.py"]
