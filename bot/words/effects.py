"""What moves would do to whom, as lines: for confirmations and for trying things out; a line for each one concerned."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.words.names import Names
from bot.words.refusals import remark_lines
from bot.words.stories import capitalized, story_lines

if TYPE_CHECKING:
    from bot.panel.foresight import Foresight
    from bot.panel.outlook import Outlook
    from engine.hints import Ending

Pair = Sequence[Any]
"""A value before and after."""

OF_PARTIES: tuple[tuple[str, str], ...] = (
    ("closed", "closed"),
    ("directors", "director"),
    ("cash", "cash"),
    ("worth", "worth"),
    ("prices", "price"),
    ("trains", "trains"),
    ("income", "income"),
    ("loans", "loans"),
    ("certificates", "certificates"),
)
"""What changes by player or company: the key of the changes and that of the words, in the order of a line."""
BANK = "bank"


def effect_lines(changes: Mapping[str, Any], names: Names) -> list[str]:
    """Changes as the service compares two positions, a line for each player and company, then what concerns all.

    Each line is plain text without a mark before it; names are as `names` makes them.
    """
    parts: dict[str, list[str]] = {}
    closed = changes.get("closed", {})
    for key, word in OF_PARTIES:
        for who, pair in changes.get(key, {}).items():
            # Whoever led a company that closes leads it no more: that needs no word.
            if who != BANK and not (word == "director" and pair[1] is None and who in closed):
                parts.setdefault(who, []).append(_part(word, pair, names))
    for holding, pair in changes.get("shares", {}).items():
        company, _, seat = holding.rpartition(":")
        parts.setdefault(seat, []).append(_share(company, pair, names))
    people = [each for each in parts if each not in names.title.companies]
    ordered = [*people, *(each for each in parts if each not in people)]
    words = names.words
    lines = [words("effect-line", who=_head(each, names), changes=words("joint").join(parts[each])) for each in ordered]
    return [*lines, *_for_all(changes, names)]


def _head(party: str, names: Names) -> str:
    """A player, whose name stays as it is, or a company, which some languages give an article."""
    name = names.party(party)
    return capitalized(name) if party in names.title.companies else name


def leader_words(pair: Pair, names: Names) -> str:
    """Who led a company before, and who leads it after."""
    words, (before, after) = names.words, pair
    if before is None:
        return words(names.own("effect-first-director"), new=names.person(after))
    old, new = (words("nobody") if each is None else names.person(each) for each in pair)
    return words(names.own("effect-director"), old=old, new=new)


def _part(word: str, pair: Pair, names: Names) -> str:
    before, after = pair
    words = names.words
    if word == "closed":
        return words("effect-closed")
    if word == "director":
        return leader_words(pair, names)
    if word == "trains":
        none = words("panel-no-trains")
        return words("effect-trains", old=names.trains(before or ()) or none, new=names.trains(after or ()) or none)
    if word == "price" and None in pair:
        return words("effect-priced", price=after) if before is None else words("effect-unpriced", price=before)
    return words(names.own(f"effect-{word}"), old=before or 0, new=after or 0)


def _share(company: str, pair: Pair, names: Names) -> str:
    old, new = (each or 0 for each in pair)
    return names.words("effect-share", company=names.company(company), old=old, new=new)


def _for_all(changes: Mapping[str, Any], names: Names) -> list[str]:
    """What concerns nobody in particular, or all."""
    words = names.words
    lines = [
        words("effect-phase", old=names.phase(old), new=names.phase(new)) for old, new in _single(changes, "phase")
    ]
    for key, word in (("train_limit", "train-limit"), ("certificate_limit", "certificate-limit")):
        lines += [words(f"effect-{word}", old=str(old), new=str(new)) for old, new in _single(changes, key)]
    for name, tell in TOLD.items():
        told = [tell(each, pair, names) for each, pair in changes.get(name, {}).items()]
        if told:
            lines.append(words(names.own(f"effect-{name}"), changes=", ".join(told)))
    return lines


def _single(changes: Mapping[str, Any], key: str) -> list[Pair]:
    return [changes[key]] if key in changes else []


def _tile(hex_id: str, pair: Pair, names: Names) -> str:
    laid = pair[1]
    if laid is None:
        return names.hex(hex_id)
    return names.words("effect-line", who=names.hex(hex_id), changes=names.words("tile-name", tile=names.tile(laid[0])))


def _left(train: str, pair: Pair, names: Names) -> str:
    """Trains of a kind; None is an endless number."""
    old, new = ("∞" if each is None else str(each) for each in pair)
    return f"{names.train(train)} {old} → {new}"


def _owner(private: str, pair: Pair, names: Names) -> str:
    old, new = (names.words("nobody") if each is None else names.party(each) for each in pair)
    return names.words("effect-line", who=names.private(private), changes=f"{old} → {new}")


TOLD: dict[str, Callable[[str, Pair, Names], str]] = {"privates": _owner, "tiles": _tile, "depot": _left}


# --- what can't be got back


def foresight_lines(found: Foresight, names: Names) -> list[str]:
    """What moves come to: what is offered to whom, and for good what happens, what the title says, who has to raise
    what, the end and who wins.
    """
    words = names.words
    lines = [words("panel-again")] if found.forgoes else []
    lines += story_lines([{"events": found.offered}], names)
    lines += story_lines([{"events": found.told}], names, details=True)
    if found.lost:
        lost = [_lost(company, trains, names) for company, trains in found.lost.items()]
        lines.append(capitalized(words("joint").join(lost)))
    lines += remark_lines(found.remarks, names)
    if found.due is not None:
        lines.append(capitalized(_due_line(found.due, names)))
    if found.ending is not None and found.result is None:
        lines.append(ending_line(found.ending, names))
    if found.ruin:
        lines.append(words("foresee-ruin", who=names.person(found.ruin)))
    return [*lines, winner_line(found.result, names)] if found.result else lines


def _lost(company: str, trains: Sequence[str], names: Names) -> str:
    return names.words("foresee-lost", company=names.company(company), trains=names.trains(trains))


def _due_line(due: Mapping[str, Any], names: Names) -> str:
    """Who lacks how much for what, and how much sales can bring; nothing of it where it can't be raised at all."""
    company, who = names.company(due["company"]), names.person(due["who"])
    if due.get("hopeless"):
        return names.words("foresee-hopeless", company=company, who=who, cash=due["cash"])
    missing = max(0, due["missing"])
    return names.words("foresee-due", company=company, who=who, cash=due["cash"], missing=missing, most=due["most"])


def ending_line(ending: Ending, names: Names) -> str:
    """How far off the end is: the rounds that follow, that this one is the last, or this turn."""
    words = names.words
    if not ending.stock and not ending.operating:
        return words("end-last_turn" if ending.last_turn else "end-last_round")
    return words("end-near", stock=ending.stock, operating=ending.operating)


def winner_line(result: Mapping[str, Any], names: Names) -> str:
    """Who wins with what, and by how much; or who shares the win, as no rule breaks the tie."""
    words = names.words
    worth = {seat: result[seat]["total"] for seat in sorted(result, key=lambda each: -result[each]["total"])}
    best, *others = worth
    first = [seat for seat in worth if worth[seat] == worth[best]]
    if len(first) > 1:
        return words("end-tie", names=words.listed(names.person(each) for each in first), worth=worth[best])
    figures = {"worth": worth[best], "lead": worth[best] - worth[others[0]], "second": names.person(others[0])}
    return words("end-won", name=names.person(best), **figures)


# --- what an automaton does next


def forecast_lines(outlook: Outlook, names: Names) -> list[str]:
    """What the automaton does, with the rule that makes it; a pass with its reason."""
    if outlook.forecast is None:
        return []
    events = [each.to_json() for each in outlook.events]
    rules = [each["rule"] for each in events if each["type"] == "move_explained"]
    if {each["type"] for each in events} <= {"passed", "move_explained"} and rules:
        words, name = names.words, names.party(outlook.forecast.who)
        return [f"- {capitalized(words('forecast-pass', name=name, reason=words(f'reason-{rules[0]}')))}"]
    return [f"- {each}" for each in story_lines([{"events": events}], names)]


def place_lines(outlook: Outlook, names: Names) -> list[str]:
    """The automaton's chart in sentences."""
    return [f"- {each}" for each in remark_lines(outlook.forecast.places if outlook.forecast else (), names)]
