"""The few words on pictures, in English: the default of `Picture.words`. Other languages come with the same keys."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

ENGLISH: Mapping[str, str] = MappingProxyType(
    {
        "picture-phase": "phase {phase}",
        "picture-phase.yellow": "yellow phase",
        "picture-phase.green": "green phase",
        "picture-phase.brown": "brown phase",
        "picture-phase.gray": "gray phase",
        "picture-round": "{round}",
        "picture-round.draft": "draft",
        "picture-round.stock": "stock round {set}",
        "picture-round.operating": "operating round {set}.{number}",
        "picture-round.end": "end of the game",
        "picture-map": "whole map",
        "picture-area": "area around {hex}",
        "picture-pick": "choice of a hex",
        "picture-tiles": "choice of a tile for {hex}",
        "picture-market": "share prices",
        "picture-market-order": "the upper company runs first",
        "picture-market-start": "framed twice: start prices",
        "picture-holdings": "holdings",
        "picture-last-move": "last move",
        "picture-changed": "changed",
        "picture-tokens": "tokens",
        "picture-outside": "not in view",
        "picture-train": "{train}-train",
        "picture-total": "total",
        "picture-left": "{count} left",
        "picture-treasury": "treasury",
        "picture-price": "price",
        "picture-cash": "cash",
        "picture-trains": "trains",
        "picture-train-limit": "limit {count}",
        "picture-no-trains": "none",
        "picture-stations": "stations",
        "picture-stations-left": "still to build, with cost",
        "picture-no-stations": "none left",
        "picture-terrain-tokens": "terrain tokens",
        "picture-owner": "owner {player}",
        "picture-director": "director {player}",
        "picture-no-director": "no director",
        "picture-not-drafted": "no owner",
        "picture-shares": "shares",
        "picture-stack": "stack",
        "picture-pool": "pool",
        "picture-director-short": "director",
        "picture-director-mark": "dark: director",
        "picture-percent": "figures are per cent",
        "picture-companies": "companies",
        "picture-certificates": "certificates",
        "picture-worth": "worth",
        "picture-priority": "priority",
        "picture-none": "none",
    }
)


def english(key: str, **args: object) -> str:
    """A word or phrase, in the form for the value of its first argument if there is one; an unknown key stays."""
    first = next(iter(args.values()), "")
    return ENGLISH.get(f"{key}.{first}", ENGLISH.get(key, key)).format(**args)
