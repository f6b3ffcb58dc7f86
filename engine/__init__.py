"""The rules engine: pure, deterministic, JSON in and out. `new_game` and `load_game` are the door.

>>> import engine
>>> title = next(iter(engine.TITLES))
>>> game = engine.new_game(title, players=["P1", "P2", "P3"], seed=7)
>>> first = next(iter(game.legal()))
>>> applied = game.apply(first, by=game.decision.by)
>>> game.seq
1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.actions import (
    Accept,
    Action,
    BuyShare,
    BuyTrain,
    DraftCompany,
    DraftShare,
    LayTile,
    Offer,
    Pass,
    PayDividend,
    PlaceToken,
    Refuse,
    RouteClaim,
    Run,
    ScrapTrain,
    SellShares,
    action_from_json,
)
from engine.acts import Decision
from engine.errors import EngineFault, IllegalAction, OtherFiles, UnreadableAction
from engine.finance.worth import Worth
from engine.game import Applied, Game, verify
from engine.hints import Programme
from engine.title import TitleData
from engine.titles import TITLES, rulebook

__all__ = [
    "TITLES",
    "Accept",
    "Action",
    "Applied",
    "BuyShare",
    "BuyTrain",
    "Decision",
    "DraftCompany",
    "DraftShare",
    "EngineFault",
    "Game",
    "IllegalAction",
    "LayTile",
    "Offer",
    "OtherFiles",
    "Pass",
    "PayDividend",
    "PlaceToken",
    "Programme",
    "Refuse",
    "RouteClaim",
    "Run",
    "ScrapTrain",
    "SellShares",
    "UnreadableAction",
    "Worth",
    "action_from_json",
    "load_game",
    "load_title",
    "new_game",
    "verify",
]


def load_title(title: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> TitleData:
    """The figures of a title, where they differ those for so many players and these options.

    Raises KeyError for an unknown id, ValueError as `new_game` does.
    """
    if players is not None:
        rulebook(title).resolve("house", options or {}, players)
    return rulebook(title, players, options).data


def new_game(
    title: str,
    players: Sequence[str],
    options: Mapping[str, Any] | None = None,
    profile: str = "house",
    seed: int = 0,
    deal: Mapping[str, Any] | None = None,
    *,
    digests: bool = True,
) -> Game:
    """Begin a game. What is random comes from `seed`, unless `deal` gives it (reference games do).

    Raises ValueError for a number of players, a profile or an option that the title hasn't got.
    """
    options = dict(options or {})
    fewest, most = rulebook(title).players
    if not fewest <= len(players) <= most or len(set(players)) != len(players):
        raise ValueError(f"{title} is for {fewest} to {most} different players, not {list(players)}")
    switches = rulebook(title).resolve(profile, options, len(players))
    rules = rulebook(title, len(players), options)
    setup: dict[str, Any] = {
        "title": title,
        "version": rules.version,
        "files": dict(rules.files),
        "players": list(players),
        "options": options,
        "profile": profile,
        "rules": switches,
        "seed": seed,
        "deal": dict(deal) if deal is not None else rules.deal(players, seed),
    }
    return Game(rules, setup, digests=digests)


def load_game(
    setup: Mapping[str, Any], entries: Sequence[Mapping[str, Any]], snapshot: Mapping[str, Any] | None = None
) -> Game:
    """Take up a stored game: its set-up record, its whole log, and its newest snapshot if there is one.

    It goes on with the data files that it was begun with, where the title has newer ones, too. Raises OtherFiles where
    these aren't here, EngineFault where the record contradicts itself or has another shape than a game's.
    """
    try:
        return _load(setup, entries, snapshot)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise EngineFault(f"this is no record of a game: {error!r}") from error


def _load(setup: Mapping[str, Any], entries: Sequence[Mapping[str, Any]], snapshot: Mapping[str, Any] | None) -> Game:
    rules = rulebook(setup["title"], len(setup["players"]), setup["options"], setup["files"])
    if dict(setup["files"]) != dict(rules.files):
        raise OtherFiles(f"the game was begun with other data files: {setup['files']}, here are {dict(rules.files)}")
    game = Game(rules, setup)
    game.restore(entries, snapshot)
    return game
