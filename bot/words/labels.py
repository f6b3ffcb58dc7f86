"""Labels of choices for menus and autocompletion: what a person reads; the value behind it is made of ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from bot.panel.choices import Choice
from bot.words.effects import leader_words
from bot.words.names import Names
from bot.words.titles import dialect_of

if TYPE_CHECKING:
    from engine.hints import Programme

LONGEST = 100

NAME_LENGTHS = (LONGEST, 12, 8, 5, 3)
"""So many letters of people's names are tried one after the other, where many stand in a menu's line."""

Labelled = tuple[str, str]
"""A label and a description ("" for none)."""


def clipped(text: str, limit: int = LONGEST) -> str:
    """The text, at most `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def label(choice: Choice, names: Names) -> Labelled:
    """What a choice is called in a menu, with a line of detail."""
    maker = dialect_of(names.title.id).labels.get(choice.type) or MAKERS.get(choice.type, _plain)
    text, detail = maker(choice, names)
    for key in [*(["choice-ends"] if choice.ends else []), *(["button-opens"] if _is_open(choice) else [])]:
        text = names.words(key, what=clipped(text, LONGEST - len(names.words(key, what=""))))
    return clipped(text), clipped(detail)


def _is_open(choice: Choice) -> bool:
    """Whether the label says that a price is still asked for."""
    return "price" in choice.ranges and "price" not in choice.fields and choice.type in ("buy_train", "buy_private")


def run_label(run: Programme, names: Names) -> Labelled:
    """A proposed run: the services bought and what's left after the fees; then who gets what, the mine by itself."""
    words = names.words
    services = words.listed(names.company(each) for each in run.services) if run.services else words("choice-run-none")
    if not run.fee and not run.extra and not run.services and not run.to_owner:
        return words("choice-run-plain", income=run.income), ""
    said = {"income": run.income, "extra": run.extra, "fee": run.fee}
    detail = words("choice-run-detail", owner=run.to_owner, kept=run.to_company - run.extra, **said)
    return clipped(words("choice-run", wagons=services, net=run.net)), clipped(detail)


def _plain(choice: Choice, names: Names) -> Labelled:
    values = names.figures(choice.fields)
    return ", ".join(str(each) for each in values.values()), ""


def _draft_company(choice: Choice, names: Names) -> Labelled:
    if "income" in choice.figures:
        return _drafted_private(choice, names)
    if "home" not in choice.figures:
        return names.company_in_full(choice.fields["company"]), ""
    home = names.node(choice.figures["home"]) if choice.figures["home"] else ""
    detail = names.words("choice-minor-detail", home=home, tokens=choice.figures["tokens"])
    return names.company_in_full(choice.fields["company"]), detail


def _drafted_private(choice: Choice, names: Names) -> Labelled:
    private, places = choice.fields["company"], choice.figures["places"]
    bonus = names.words("choice-bonus_places", nodes=[names.node(each) for each in places]) if places else ""
    return f"{private} · {names.private(private)}", bonus or names.power(private)


def _share(choice: Choice, names: Names) -> Labelled:
    figures, company = choice.figures, names.company_in_full(choice.fields["company"])
    said = {"price": figures.get("price", 0), "left": figures.get("left", 0)}
    source = choice.fields.get("source", "")
    if source:
        detail = names.words("choice-share-source", source=names.party(source), **said)
    else:
        detail = names.words("choice-share-detail", **said)
    if figures.get("presidents"):
        detail = f"{detail} · {leader_words(figures['presidents'], names)}"
    if "paid" in figures:
        detail = f"{detail} · {names.words('choice-share-paid', each=figures['paid'], round=figures['round'])}"
    return names.words("choice-share", percent=figures.get("unit", 0), company=company), detail


def _drafted_share(choice: Choice, names: Names) -> Labelled:
    """A share that's picked for nothing, with what it's worth."""
    text, _ = _share(choice, names)
    return text, names.words("choice-share-free", price=choice.figures.get("price", 0))


def _sale(choice: Choice, names: Names) -> Labelled:
    company, figures = names.company(choice.fields["company"]), choice.figures
    missing = figures.get("missing")
    parts = [] if missing is None else [names.words("choice-sale-missing", missing=missing)]
    if figures.get("price") is not None:
        parts.append(price_words(figures, names))
    if figures.get("presidents"):
        parts.append(leader_words(figures["presidents"], names))
    if figures.get("closes"):
        parts = [names.words("choice-sale-closes", companies=[names.company(each) for each in figures["closes"]])]
    detail = " · ".join(parts)
    if figures.get("breaks"):
        detail = names.words("joint").join(each for each in (names.words("choice-breaks"), detail) if each)
    percent, total = choice.fields["percent"], figures.get("total", 0)
    return names.words("choice-sale", percent=percent, company=company, total=total), detail


def _start(choice: Choice, names: Names) -> Labelled:
    figures, words = choice.figures, names.words
    if "price" in choice.fields:
        detail = words("choice-start-detail", total=figures.get("total", 0))
        return words("choice-start-price", price=choice.fields["price"]), detail
    home = words("choice-start-free") if figures.get("free") else ""
    if figures.get("home"):
        home = words("choice-start-home", home=names.node(figures["home"]))
    return names.company_in_full(choice.fields["company"]), home


def _tile(choice: Choice, names: Names) -> Labelled:
    fields = choice.fields
    if "tile" not in fields:
        return names.hex(fields["hex"]), names.words("choice-hex-tiles", count=choice.figures["count"])
    ways = [(fields.get("means", ""), choice.figures.get("cost", 0)), *choice.figures.get("others", ())]
    told = [paid_with(means, cost, names) for means, cost in ways]
    return names.tile_turned(fields["tile"], fields["rotation"]), names.words.either(each for each in told if each)


def paid_with(means: str, cost: int, names: Names) -> str:
    """What a tile is paid with: a right, money or both; empty for one that's free."""
    price = names.words("choice-node-price", price=cost) if cost else ""
    return " + ".join(each for each in (names.means(means) if means else "", price) if each)


def _token(choice: Choice, names: Names) -> Labelled:
    price, means = choice.figures.get("price"), choice.fields.get("means", "")
    detail = "" if price is None else names.words("choice-node-price", price=price)
    return names.city(choice.fields["node"]), names.means(means) if means else detail


def _private(choice: Choice, names: Names) -> Labelled:
    fields, figures, words = choice.fields, choice.figures, names.words
    face, income = figures.get("face", 0), figures.get("income", 0)
    power = names.power(fields["private"], left=figures.get("power", True))
    details = [words("choice-private-detail", face=face, income=income) if face else "", power]
    if "price" in choice.ranges:
        low, high, _ = choice.ranges["price"]
        details.insert(0, words("choice-train-price", low=low, high=high))
    if figures.get("bid"):
        details.insert(0, words("choice-bid-leads", bid=figures["bid"], who=names.party(figures["bidder"])))
    detail = " · ".join(each for each in details if each)
    name = names.private(fields["private"])
    if fields.get("source", "bank") != "bank":
        name = words("choice-private-from", private=name, owner=names.party(fields["source"]))
    if "price" in fields:
        name = words("choice-at-price", what=name, price=fields["price"])
    elif _is_open(choice):
        name = words("choice-other-price", what=name)
    return name, detail


def _train(choice: Choice, names: Names) -> Labelled:
    fields, words = choice.fields, names.words
    train = names.train(fields["train"])
    if "price" in choice.ranges:
        low, high, _ = choice.ranges["price"]
        detail = words("choice-train-price", low=low, high=high)
        source = words("choice-train-from", train=train, source=names.train_seller(fields["source"]))
        return words("choice-other-price", what=source), detail
    told = [_help(choice.figures, names)] if choice.figures.get("help") else []
    detail = " · ".join([*told, *_turning(choice.figures, names)])
    if fields.get("trade"):
        trade = names.train(fields["trade"])
        return words("choice-train-trade", train=train, trade=trade, price=fields["price"]), detail
    if fields["source"] == "bank":
        return words("choice-train-bank", train=train, price=fields["price"]), detail
    source = words("choice-train-from", train=train, source=names.train_seller(fields["source"]))
    return words("choice-at-price", what=source, price=fields["price"]), detail


def _help(figures: Mapping[str, Any], names: Names) -> str:
    """What the president adds to a purchase, and what has to come from sales, as far as that goes."""
    if "missing" not in figures:
        return names.words("choice-train-help", amount=figures["help"])
    return names.words("choice-train-raise", **{key: figures[key] for key in ("cash", "missing", "most", "bankrupt")})


def _turning(figures: Mapping[str, Any], names: Names) -> list[str]:
    """The phase that a purchase begins, how many trains are allowed from then on, which ones rust and whose."""
    words, told = names.words, list[str]()
    if "phases" in figures:
        old, new = (names.phase(each) for each in figures["phases"])
        told.append(words("effect-phase", old=old, new=new))
    if "limits" in figures:
        old, new = figures["limits"]
        told.append(words("effect-train-limit", old=str(old), new=str(new)))
    if figures.get("privates"):
        told.append(words(names.own("choice-train-closes")))
    if "rusts" in figures:
        held = ", ".join(f"{names.company(each)} {len(trains)}" for each, trains in figures["lost"].items())
        kinds = words.listed(names.trains_of(each) for each in figures["rusts"])
        told.append(words("choice-train-rusts", trains=kinds, held=held or "none"))
    return told


def train_label(choice: Choice, names: Names) -> Labelled:
    """A train by its kind alone."""
    return names.train(choice.fields["train"]), ""


def _dividend(choice: Choice, names: Names) -> Labelled:
    amount, figures = choice.fields["amount"], choice.figures
    each = amount // figures["shares"] if figures.get("shares") else 0
    kept = names.words("choice-dividend-detail", each=each, kept=figures.get("kept", 0))
    if figures.get("breaks"):
        kept = names.words("joint").join((names.words("choice-breaks"), kept))
    price, brief = "", ""
    if figures.get("price") is not None:
        price, brief = price_words(figures, names), names.words("bundle-price", new=figures["price"])
    gets = figures.get("gets", {})
    tries = [(price, most, True) for most in NAME_LENGTHS]
    tries += [(words, most, False) for words in (price, brief) for most in NAME_LENGTHS[1:]]
    told = (" · ".join(filter(None, (kept, words, _gets(gets, names, most, full)))) for words, most, full in tries)
    detail = next((each for each in told if len(each) <= LONGEST), kept)
    return names.words("choice-dividend", amount=amount), detail


def _gets(gets: Mapping[str, int], names: Names, most: int = LONGEST, full: bool = True) -> str:
    """What each player gets of a dividend; with so many letters of their names, without the currency if not `full`."""
    key = "choice-gets" if full else "choice-gets-brief"
    return ", ".join(names.words(key, who=names.person(seat, most), amount=amount) for seat, amount in gets.items())


def dividend_line(paid: int, gets: Mapping[str, int], names: Names) -> str:
    """What each player gets of a dividend."""
    return names.words("panel-dividend", paid=paid, gets=_gets(gets, names))


def price_words(figures: Mapping[str, Any], names: Names) -> str:
    """The price that a choice leads to."""
    old, new = figures.get("old_price"), figures["price"]
    return names.words("choice-price-stays" if old == new else "choice-price-moves", old=old or 0, new=new)


def way_label(choice: Choice, names: Names) -> tuple[str, str]:
    """Where a way leads, what it costs edge by edge, and what it brings; of a group how many ways there are."""
    figures, words = choice.figures, names.words
    node = names.city(choice.fields["node"])
    if "edges" not in figures:
        return node, words(
            "choice-way-group", count=figures.get("count", 1), cost=figures["cost"], gain=figures["gain"]
        )
    label = words("choice-way", node=node, cost=figures["cost"], gain=figures["gain"])
    edges = " + ".join(str(each) for each in figures["edges"] if each) or "0"
    detail = words(
        "choice-way-detail", start=names.node(figures["nodes"][0]), edges=edges, towns=len(figures["nodes"]) - 2
    )
    return label, detail


MAKERS: dict[str, Callable[[Choice, Names], Labelled]] = {
    "draft_company": _draft_company,
    "draft_share": _drafted_share,
    "buy_share": _share,
    "sell_shares": _sale,
    "start_company": _start,
    "bid": _private,
    "buy_private": _private,
    "exchange_private": lambda choice, names: (
        names.private(choice.fields["private"]),
        names.power(choice.fields["private"]),
    ),
    "lay_tile": _tile,
    "place_token": _token,
    "remove_token": _token,
    "buy_train": _train,
    "pay_dividend": _dividend,
    "scrap_train": train_label,
}
"""Of the shared types of action; a title's own are in its dialect."""
