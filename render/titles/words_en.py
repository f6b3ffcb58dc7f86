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
        "picture-order": "{do}",
        "picture-order.station": "station in {hex}",
        "picture-order.buy_train": "buy a {train} from the bank",
        "picture-order.replace_2_train": "over {above} in its treasury: scrap a 2-train, run, buy a {train}",
        "picture-order.buy_2_train_from_next_higher": "buy a 2-train from his next higher minor for {price}",
        "picture-order.buy_2_train_from_other": (
            "buy a 2-train from another minor of his: a higher one for {price}, otherwise a lower one for {other}"
        ),
        "picture-opponent": "István's cards",
        "picture-card": "{state}",
        "picture-card.done": "card, done",
        "picture-card.now": "card, now",
        "picture-card.later": "card, later",
        "picture-stock-card": "stock card",
        "picture-card-holds": "holds / wants",
        "picture-keeps": "for the whole game: a minor without a train buys a 2-train first",
        "picture-next-turn": "next turn, as things stand",
    }
)
