"""The types of action of all titles at the tables, and the fields of each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.actions import Action, Kind, field_kinds
from engine.titles import AT_TABLES, rulebook


@cache
def catalogue() -> Mapping[str, type[Action]]:
    """The actions of all titles by type; titles share the shared ones."""
    found: dict[str, type[Action]] = {}
    for title in AT_TABLES:
        found |= rulebook(title).actions
    return found


@cache
def fields_of(kind: str) -> Mapping[str, tuple[type, Kind]]:
    """The fields of an action type: plain type and what each names."""
    return field_kinds(catalogue()[kind])
