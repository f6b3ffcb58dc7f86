"""What modules add to the bot: each verb and kind of message once, and no feature is forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.discord import features


def test_a_verb_that_two_features_have_is_refused() -> None:
    with pytest.raises(ValueError, match="join"):
        features.joined([{"join": 1, "leave": 2}, {"join": 3}])


def test_every_module_that_declares_a_feature_is_listed() -> None:
    folder = Path(features.__file__).parent
    declaring = {path.stem for path in folder.rglob("*.py") if "\nFEATURE = " in path.read_text("utf-8")}
    assert {each.__name__.rpartition(".")[2] for each in features.MODULES} == declaring
