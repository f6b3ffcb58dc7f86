"""Labels of choices for menus and autocompletion: what a person reads; the value behind it is made of ids."""

from __future__ import annotations

from collections.abc import Callable

from bot.discord.panel import Choice, Run
from bot.words.names import Names

LONGEST = 100

Labelled = tuple[str, str]
"""A label and a description ("" for none)."""


def cut(text: str, limit: int = LONGEST) -> str:
    """The text, at most `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def label(choice: Choice, names: Names) -> Labelled:
    """What a choice is called in a menu, with a line of detail."""
    made = MAKERS[choice.type](choice, names) if choice.type in MAKERS else _plain(choice, names)
    return cut(made[0]), cut(made[1])


def run_label(run: Run, names: Names) -> Labelled:
    """A proposed run: the services bought and what's left after the fees."""
    words = names.words
    services = words.listed(names.company(each) for each in run.services) if run.services else words("choice-run-none")
    detail = words("choice-run-detail", fee=run.fee, income=run.income, extra=run.extra, net=run.net)
    return cut(words("choice-run", wagons=services, net=run.net)), cut(detail)


def _plain(choice: Choice, names: Names) -> Labelled:
    values = names.figures(choice.fields)
    return ", ".join(str(each) for each in values.values()), ""


def _draft_company(choice: Choice, names: Names) -> Labelled:
    home = names.node(choice.facts["home"]) if choice.facts["home"] else ""
    detail = names.words("choice-minor-detail", home=home, tokens=choice.facts["tokens"])
    return names.company_in_full(choice.fields["company"]), detail


def _share(choice: Choice, names: Names) -> Labelled:
    facts, company = choice.facts, names.company_in_full(choice.fields["company"])
    detail = names.words("choice-share-detail", price=facts["price"], left=facts["left"])
    return names.words("choice-share", percent=facts["unit"], company=company), detail


def _sale(choice: Choice, names: Names) -> Labelled:
    company, percent = names.company(choice.fields["company"]), choice.fields["percent"]
    return names.words("choice-sale", percent=percent, company=company, total=choice.facts["total"]), ""


def _tile(choice: Choice, names: Names) -> Labelled:
    fields = choice.fields
    if "tile" not in fields:
        return names.hex(fields["hex"]), names.words("choice-hex-tiles", count=choice.facts["count"])
    means = fields.get("means", "")
    return names.tile_turned(fields["tile"], fields["rotation"]), names.means(means) if means else ""


def _token(choice: Choice, names: Names) -> Labelled:
    price = choice.facts.get("price")
    detail = "" if price is None else names.words("choice-node-price", price=price)
    return names.node(choice.fields["node"]), detail


def _train(choice: Choice, names: Names) -> Labelled:
    fields, words = choice.fields, names.words
    train = names.train(fields["train"])
    if "price" in choice.ranges:
        low, high, _ = choice.ranges["price"]
        detail = words("choice-train-price", low=low, high=high)
        return words("choice-train-from", train=train, source=names.party(fields["source"])), detail
    if fields["source"] == "bank":
        return words("choice-train-bank", train=train, price=fields["price"]), ""
    source = names.party(fields["source"])
    return words("choice-train-from", train=train, source=source), words.money(fields["price"])


def _dividend(choice: Choice, names: Names) -> Labelled:
    amount, facts = choice.fields["amount"], choice.facts
    each = amount // facts["shares"] if facts.get("shares") else 0
    detail = names.words("choice-dividend-detail", each=each, kept=facts.get("cash", amount) - amount)
    return names.words("choice-dividend", amount=amount), detail


MAKERS: dict[str, Callable[[Choice, Names], Labelled]] = {
    "draft_company": _draft_company,
    "draft_share": _share,
    "buy_share": _share,
    "sell_shares": _sale,
    "lay_tile": _tile,
    "place_token": _token,
    "buy_train": _train,
    "pay_dividend": _dividend,
    "scrap_train": lambda choice, names: (names.train(choice.fields["train"]), ""),
    "buy_wagon": lambda choice, names: (names.company(choice.fields["company"]), ""),
}
