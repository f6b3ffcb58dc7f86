"""English words that only some titles' pictures need."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

OWN_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "picture-destination": "destination",
        "picture-markers-left": "still to place, at the cost of the connection",
        "picture-maritimes": "maritime companies",
        "picture-director": "director {player}",
        "picture-no-director": "no director",
        "picture-director-short": "director",
        "picture-director-mark": "dark: director",
        "picture-reached": "reached",
        "picture-escrow": "escrow",
        "picture-rights": "rights",
        "picture-right": "{right}",
        "picture-right.bridge": "bridge",
        "picture-right.tunnel": "tunnel",
        "picture-right.port": "port",
        "picture-part": "{part}",
        "picture-part.sardinia": "Sardinia",
        "picture-part.corsica": "Corsica",
        "picture-surcharges": "below, price of a Dragons' share:",
        "picture-surcharge": "{zone}",
        "picture-surcharge.white": "white zone",
        "picture-surcharge.green": "green zone",
        "picture-dragons": "Dragons",
        "picture-dragons-chart": "the Dragons' chart",
        "picture-dragons-zone": "{zone}",
        "picture-dragons-zone.red": "red: they sell",
        "picture-dragons-zone.white": "white: nothing",
        "picture-dragons-zone.green": "green: they buy",
        "picture-dragons-hold": "the Dragons hold",
        "picture-estimation": "beside the company its estimation: stations on the map and phase numbers of its trains",
        "picture-traffic": "traffic",
    }
)
