"""What the ids of a game are called in a language: companies, people, hexes, cities, trains, tiles, rotations."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from bot.words.catalogue import Words
from engine.shorthand import cut_apart

if TYPE_CHECKING:
    from engine.title import TitleData

LETTERED = re.compile(r"(?P<letter>[A-Z]+)-(?P<colour>[a-z]+)")
"""The id of a tile that bears a letter instead of a number: "N-green"."""
NODE = re.compile(r"(?P<hex>.+)\.(?P<number>\d+)")
PERSON_FIELDS = frozenset({"player", "new", "old", "by", "buyer", "president"})
COMPANY_FIELDS = frozenset(
    {
        "company",
        "source",
        "seller",
        "major",
        "payee",
        "payer",
        "minor",
        "holder",
        "owner",
        "who",
        "into",
        "absorber",
        "target",
    }
)
FIRST_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
PLAIN_LETTERS = re.compile(r"[\u0000-\u024f]*")


def isolated(text: str) -> str:
    """Text from people, kept from turning the sentence around it when it's written from right to left."""
    return text if PLAIN_LETTERS.fullmatch(text) else f"{FIRST_ISOLATE}{text}{POP_ISOLATE}"


class Names:
    """The names of one game in one language.

    `people` maps a seat ("P1") to the name of its person, already made harmless for where it will stand. `automata`
    are seats that nobody sits on; they bear names of their own.
    """

    def __init__(
        self, words: Words, title: TitleData, people: Mapping[str, str], automata: Collection[str] = ()
    ) -> None:
        self.words = words
        self.title = title
        self.automata = frozenset(automata)
        self.people = frozenset(people) - self.automata
        self._people = {**{each: each for each in automata}, **people}

    def person(self, seat: str | None, most: int | None = None) -> str:
        """The name of who has a seat; "somebody" for None or an unknown one.

        `most`: so many of its letters at most, as long as these tell it from the others.
        """
        if seat is None or seat not in self._people:
            return self.words("somebody")
        return isolated(self._people[seat] if most is None else cut_apart(self._people, most)[seat])

    def is_automaton(self, who: str) -> bool:
        """Whether it's neither a person nor a company: somebody who acts by the rules alone."""
        known = who in self._people or who in self.title.companies
        return who in self.automata or (bool(who) and who != "bank" and not known)

    def is_party(self, who: str) -> bool:
        """Whether it's a player, an automaton, a company or the bank."""
        return who in self._people or who in self.title.companies or who == "bank"

    def company(self, company: str) -> str:
        """A company as people say it: "minor 5", "SIK"."""
        data = self.title.companies.get(company)
        return self.words(self._kind(data.kind), id=company, name=data.name) if data else company

    def company_in_full(self, company: str) -> str:
        """A company with the name printed on its card."""
        data = self.title.companies.get(company)
        return self.words(f"{self._kind(data.kind)}-full", id=company, name=data.name) if data else company

    def _kind(self, kind: str) -> str:
        """The key for companies of a kind; a title whose companies change their kind has one for all of them."""
        own = f"company-{self.title.id}"
        return own if own in self.words else f"company-{kind}"

    def party(self, who: str) -> str:
        """A player, a company, the bank, a stock of shares or an automaton: whatever pays, is paid, sells or holds."""
        if who in self._people:
            return self.person(who)
        if who == "bank":
            return self.words("bank")
        key = f"stock-{who}"
        return self.words(key) if who not in self.title.companies and key in self.words else self.company(who)

    def seller(self, who: str) -> str:
        """Who sells something: within a sentence a stock has its article, which its heading elsewhere hasn't."""
        key = f"seller-{who}"
        return self.words(key) if who not in self.title.companies and key in self.words else self.party(who)

    def train_seller(self, who: str) -> str:
        """Who sells a train: where a rulebook has another name for the place of the trains on sale, that one."""
        key = self.own(f"seller-trains-{who}")
        return self.words(key) if who not in self.title.companies and key in self.words else self.seller(who)

    def is_plural(self, who: str) -> bool:
        """Whether a name stands for several, as that of some automata does."""
        return f"plural-{who}" in self.words

    def private(self, private: str) -> str:
        """A private company by its name."""
        data = self.title.privates.get(private)
        return data.name if data else private

    def power(self, private: str, *, left: bool = True) -> str:
        """What a private company of this title does for its owner, in a few words; "" where there's nothing to say.

        Where nothing of it is `left`, that.
        """
        key, data = f"power-{self.title.id}-{private}", self.title.privates.get(private)
        if key not in self.words or (data is not None and not data.has_power):
            return ""
        return self.words(key) if left else self.words("power-gone")

    def hex(self, hex_id: str) -> str:
        """A hex with what is printed on it: "E18 Debrecen"."""
        data = self.title.board.hexes.get(hex_id)
        return f"{hex_id} {data.name}" if data and data.name else hex_id

    def node(self, node: str) -> str:
        """A city or town: its hex's name, and its number where the hex has several; towns, which tiles turn into
        cities, are called stops."""
        match = NODE.fullmatch(node)
        if match is None:
            return node
        hex_id = match["hex"]
        data = self.title.board.hexes.get(hex_id)
        if data is None or len(data.nodes) < 2:
            return self.hex(hex_id)
        key = "node-of-hex" if any(each.kind == "city" for each in data.nodes) else "node-of-towns"
        return self.words(key, hex=self.hex(hex_id), number=int(match["number"]) + 1)

    def city(self, node: str) -> str:
        """Where a station stands or may: a hex printed with towns alone has one city then, and needs no number."""
        match = NODE.fullmatch(node)
        data = self.title.board.hexes.get(match["hex"]) if match is not None and match["number"] == "0" else None
        if match is None or data is None or any(each.kind != "town" for each in data.nodes):
            return self.node(node)
        return self.hex(match["hex"])

    def stop(self, node: str) -> str:
        """A stop of a route, in a word: the name printed on its hex, where no other hex has it, or the hex's id."""
        match = NODE.fullmatch(node)
        data = self.title.board.hexes.get(match["hex"]) if match else None
        if match is None or data is None:
            return node
        alone = sum(each.name == data.name for each in self.title.board.hexes.values()) == 1
        name = data.name if data.name and alone else self.hex(match["hex"])
        return name if len(data.nodes) < 2 else f"{name} ({int(match['number']) + 1})"

    def own(self, key: str) -> str:
        """The key of the title's own words for something, where it has any."""
        own = f"{key}-{self.title.id}"
        return own if own in self.words else key

    def train(self, train: str) -> str:
        """A kind of train: "3-train"."""
        return self.words(self.own("train-name"), train=train)

    def trains_of(self, kind: str) -> str:
        """All trains of a kind: "3-trains"."""
        return self.words(self.own("trains-name"), train=kind)

    def trains(self, trains: Iterable[str]) -> str:
        """Trains, equal ones counted: "2 × 2-train and 3-train"; empty for none."""
        counts = Counter(trains).items()
        return self.words.listed(
            self.train(train) if count == 1 else f"{count} × {self.train(train)}" for train, count in counts
        )

    def side(self, edge: int) -> str:
        """The direction of a side of a hex: "SW"."""
        return self.words(f"edge-{self.title.board.layout}-{edge}")

    def sides(self, tile: str, rotation: int) -> str:
        """The sides that a tile's track touches at a rotation: "SW–NE"; empty for a tile without track."""
        data = self.title.board.tiles.get(tile)
        if data is None:
            return ""
        edges = {(end + rotation) % 6 for path in data.paths for end in path if isinstance(end, int)}
        return "–".join(self.side(edge) for edge in sorted(edges))

    def rotation(self, tile: str, rotation: int) -> str:
        """A rotation with the sides that the track then touches: "2 (SW–NE)"."""
        sides = self.sides(tile, rotation)
        if not sides:
            return self.words("rotation-bare", rotation=str(rotation))
        return self.words("rotation-name", rotation=str(rotation), sides=sides)

    def tile(self, tile: str) -> str:
        """A tile by what is printed on it: its number, or its letter with its colour."""
        match = LETTERED.fullmatch(tile)
        if match is None:
            return tile
        return self.words("tile-lettered", letter=match["letter"], colour=self.tile_colour(match["colour"]))

    def tile_colour(self, colour: str) -> str:
        """What the colour of a tile is called."""
        return self.words(f"tile-{colour}")

    def tile_turned(self, tile: str, rotation: int) -> str:
        """A tile as it's laid, its rotation 0-5: "tile 57, rotation 2 (SW–NE)"."""
        return self.words("tile-turned", tile=self.tile(tile), rotation=str(rotation), sides=self.sides(tile, rotation))

    def means(self, means: str) -> str:
        """A right used with an action; where the catalogues have no word for it, the private company that gives it."""
        key = f"means-{means or 'none'}"
        return self.words(key) if key in self.words else self.private(means)

    def phase(self, phase: str) -> str:
        """A phase, which in some titles is a colour."""
        key = f"colour-{phase}"
        return self.words(key) if key in self.words else phase

    def round(self, event: Mapping[str, Any]) -> str:
        """A round: "operating round 2.1 of 2"; the only one of its set isn't counted: "operating round 2.1"."""
        numbers = {
            "set": str(event["set_number"]),
            "number": str(event["round_number"]),
            "of": str(event["of"]) if event.get("of", 0) > 1 else "none",
        }
        return self.words(f"round-{event['round']}", **numbers)

    def step(self, step: str) -> str:
        """What a step of a turn is called."""
        return self.words(f"step-{step}")

    def figures(self, figures: Mapping[str, Any]) -> dict[str, Any]:
        """The figures of a refusal or the fields of an event with names for ids; amounts stay numbers."""
        named = {name: self._figure(name, value) for name, value in figures.items()}
        if "train" in figures and isinstance(figures.get("source"), str):
            named["source"] = self.train_seller(figures["source"])
        return named

    def _figure(self, name: str, value: Any) -> Any:
        if isinstance(value, list | tuple):
            named = [self._figure(name, each) for each in value]
            if not all(isinstance(each, str) for each in named):
                return named
            folded = [each if count == 1 else f"{count} × {each}" for each, count in Counter(named).items()]
            return folded or self.words("nothing")
        if name in ("edges", "edge") and isinstance(value, int):
            return self.side(value)
        if not isinstance(value, str):
            return value
        if name in PERSON_FIELDS and (value in self._people or not value):
            return self.person(value)
        if name == "source":
            return self.seller(value)
        if name in COMPANY_FIELDS or name in PERSON_FIELDS:
            return self.party(value)
        return BY_FIELD[name](self, value) if name in BY_FIELD else value


BY_FIELD: dict[str, Callable[[Names, str], str]] = {
    "hex": Names.hex,
    "only": Names.hex,
    "node": Names.city,
    "stop": Names.node,
    "other": Names.node,
    "start": Names.node,
    "end": Names.node,
    "train": Names.train,
    "beside": Names.train,
    "stack": Names.train,
    "rusts": Names.train,
    "step": Names.step,
    "phase": Names.phase,
    "colour": Names.tile_colour,
    "next": lambda names, colour: names.tile_colour(colour) if colour else "none",
    "tile": Names.tile,
    "lying": Names.tile,
    "means": Names.means,
    "right": Names.means,
    "private": Names.private,
    "supporter": Names.private,
    "trade": Names.train,
}
"""How the value of a field is named; fields that aren't here stand for themselves."""
