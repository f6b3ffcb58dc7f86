"""What a panel's buttons say: single choices, and what one tap does for the rest of a turn with what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.panel.bundles import Bundle
from bot.panel.choices import Choice, moves_of
from bot.panel.panel import Panel
from bot.words.labels import price_words
from bot.words.names import Names
from bot.words.stories import capitalized

BUTTON_LIMIT = 80
"""The characters of a button."""
BREVITY = range(3)
"""How short a bundle is told: as it is, without what one share gets, and with the price it leads to alone."""


def bundle_text(bundle: Bundle, panel: Panel, names: Names, limit: int = BUTTON_LIMIT) -> str:
    """What a button says that does the rest of a turn, with the result: the run, the dividend, the price, the end."""
    run = [names.words("bundle-run", net=panel.runs[0].net)] if bundle.runs else []
    return capitalized(bundle_rest(bundle, names, limit, run)) or names.words("button-confirm")


def bundle_rest(bundle: Bundle, names: Names, limit: int, before: Sequence[str] = ()) -> str:
    """What a bundle does, behind these parts; where there's no room for it all, as briefly as need be."""
    told = (" · ".join([*before, *_parts(bundle, names, brief)]) for brief in BREVITY)
    return next((each for each in told if len(each) <= limit), "") or " · ".join([*before, *_parts(bundle, names, 2)])


def _parts(bundle: Bundle, names: Names, brief: int) -> list[str]:
    """What a bundle does after the run."""
    words, parts = names.words, list[str]()
    if bundle.name == "pay":
        key = "bundle-pay-brief" if brief else "bundle-pay"
        parts.append(words(key, paid=bundle.paid or 0, each=bundle.each or 0))
    elif bundle.name == "hold":
        parts.append(words("bundle-hold"))
    elif bundle.name == "repay":
        parts.append(words("bundle-repay", count=bundle.loans, cost=bundle.paid or 0))
    prices = list[str]()
    if bundle.prices is not None:
        old, new = bundle.prices
        full = price_words({"old_price": old, "price": new}, names)
        prices.append(words("bundle-price", new=new) if brief > 1 else full)
    end = [words("bundle-end")] if bundle.ends else []
    # A price that moves because nothing is paid comes after the only thing that's done.
    return [*parts, *prices, *end] if parts else [*end, *prices]


def button_text(choice: Choice, names: Names) -> str:
    """What a button says that makes this choice at once."""
    words, fields = names.words, choice.fields
    if choice.type == "pay_dividend":
        amount, shares = fields["amount"], choice.figures.get("shares") or 1
        said = words("button-pay", amount=amount, each=amount // shares) if amount else words("button-withhold")
        return said if choice.figures.get("price") is None else f"{said} · {price_words(choice.figures, names)}"
    if choice.type == "buy_private":
        return words("button-buy_private", private=names.private(fields["private"]), price=fields["price"])
    return words(f"button-{choice.type}", **names.figures(fields))


def caption(panel: Panel, kind: str, names: Names) -> str:
    """What the button of an action says that has nothing to choose."""
    words = names.words
    if kind in panel.costs:
        return words(f"button-{kind}-cost", cost=panel.costs[kind])
    if kind != "pass":
        return words(f"button-{kind}")
    if panel.passing:
        return words(f"button-{panel.passing}")
    if panel.bundles:
        return words("button-skip", step=names.step(panel.step))
    done = panel.step == "stock" and panel.acted
    return words(f"button-pass-{panel.step}-done" if done else f"button-pass-{panel.step}")


def run_text(panel: Panel, names: Names) -> str:
    """What the button says that runs by the best proposal."""
    return names.words("button-run-found" if panel.unproven else "button-run-best", net=panel.runs[0].net)


def moves_text(panel: Panel, moves: Sequence[Mapping[str, Any]], names: Names) -> str:
    """What the panel's button says that makes these moves."""
    for bundle in panel.bundles:
        if list(bundle.moves) == list(moves):
            return bundle_text(bundle, panel, names)
    if panel.runs and list(panel.runs[0].moves) == list(moves):
        return run_text(panel, names)
    *_, last = moves
    kind = last["type"]
    if kind in panel.buttons:
        loans = panel.loans or {}
        if kind == "take_loan" and loans.get("brings") is not None:
            return names.words("button-take_loan-brings", amount=loans["brings"])
        return caption(panel, kind, names)
    found = next(each for each in panel.menus[kind] if moves_of(each) == list(moves))
    return button_text(found, names)
