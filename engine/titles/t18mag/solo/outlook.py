"""What the solo opponent has in store: his cards, which lie open (12.1, 12.2), and his next turn as things stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine import flow
from engine.actions import LayTile
from engine.automata import automaton_of
from engine.events import TurnStarted
from engine.finance.holdings import percent
from engine.hints import Forecast, Remark
from engine.rounds.operating import CompanyTurn, OperatingRound
from engine.rounds.stock import StockRound, StockTurn
from engine.titles.t18mag.phases import own
from engine.titles.t18mag.setup import STACK
from engine.titles.t18mag.solo.cards import card, current, must_keep_a_train, siblings
from engine.titles.t18mag.solo.game import opponent
from engine.titles.t18mag.state import Sequence

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.editor import Editor
    from engine.position import Position
    from engine.state import Frame
    from engine.view import View

SHEET = "opponent"
"""The picture of his cards."""
STEPS = frozenset({"draft", "stock", "track", "station", "scrap", "run", "trains", "dividend"})
"""The human's steps in which it matters what he'll do: all."""


def forecast(position: Position) -> Forecast:
    """His next turn, as if it began now; up to a tie, which is the human's to break. The position isn't touched."""
    g = position.sketch()
    before, g.is_automatic = len(g.events), True
    open_choices = _play(g, _begin_turn(g))
    lays = [each for each in open_choices if isinstance(each, LayTile)]
    ties = [Remark("opponent-tie", {"count": len(lays), "hex": sorted({each.hex for each in lays})})] if lays else []
    return Forecast(opponent(g), SHEET, tuple(g.events[before:]), (*ties, *cards_told(position.view)))


# --- his next turn, on a copy


def _begin_turn(g: Editor) -> Frame:
    """The frame of his turn: the one that is on, or one put on the flow for the company or player that's next."""
    top = g.state.stack[-1]
    if isinstance(top, CompanyTurn) and g.actor(top.company) == opponent(g):
        return top
    company = next_company(g)
    if company is None:
        if not any(isinstance(frame, StockRound) for frame in g.state.stack):
            g.push(StockRound(opponent(g)))
        g.push(StockTurn(opponent(g)))
    else:
        g.push(OperatingRound())
        g.push(CompanyTurn(company))
        g.emit(TurnStarted(company, opponent(g)))
    return g.state.stack[-1]


def next_company(g: View) -> str | None:
    """The company of his that operates next; None where a stock turn of his comes before."""
    frames = g.state.stack
    waiting = [each for frame in frames if isinstance(frame, OperatingRound) for each in frame.waiting]
    found = next((each for each in waiting if g.actor(each) == opponent(g)), None)
    more = any(frame.rounds_left and not frame.stock_round_due for frame in frames if isinstance(frame, Sequence))
    if found is None and (g.state.round == "draft" or (g.state.round == "operating" and more)):
        return next(iter(own(g).cards))
    return found


def _play(g: Editor, turn: Frame) -> tuple[Action, ...]:
    """Let him move by his rules until the turn is over; returns the moves among which the human is to choose."""
    while any(frame is turn for frame in g.state.stack):
        top = g.state.stack[-1]
        decision = g.rulebook.frames[top.kind].decide(g, top)
        if decision is None:
            continue
        automaton = automaton_of(g, decision)
        if automaton is not None:
            choices = automaton.choose(g, decision)
        else:
            forced = g.rulebook.frames[top.kind].automatic(g, top, decision)
            choices = (forced,) if forced is not None else ()
        if len(choices) != 1:
            return choices
        flow.carry_out(g, choices[0])
    return ()


# --- his cards


def cards_told(g: View) -> Iterator[Remark]:
    """All his cards: of each minor what's still to do, then the stock card; none is drawn later."""
    if any(card(g, each)["keeps_a_train"] for each in own(g).cards):
        yield Remark("opponent-keeps")  # 12.4.2
    for minor in own(g).cards:
        yield from company_card(g, minor)
    yield from _stock_card(g)
    yield Remark("opponent-rest")


def company_card(g: View, minor: str) -> Iterator[Remark]:
    """12.4.1: how much of a minor's card is done, and the lines that are left with what each needs."""
    lines, found = card(g, minor)["actions"], current(g, minor)
    company, done = g.company(minor), found[0] if found else len(card(g, minor)["actions"])
    figures = {"cash": company.cash, "train": list(company.trains), "done": done, "count": len(lines)}
    yield Remark("opponent-card", {"company": minor, **figures})
    for place in range(done, len(lines)):
        line = lines[place]
        if line["do"] == "buy_2_train_from_next_higher" and siblings(g, minor)[-1] == minor:
            continue  # 12.4.5: the highest one skips it
        is_current = place == done and not must_keep_a_train(g, minor)
        yield Remark("opponent-line", {"number": place + 1, "now": is_current, **_line_figures(line)})


def _line_figures(line: dict[str, Any]) -> dict[str, Any]:
    """The figures of a line under the names that sentences use for them."""
    return {
        "do": line["do"],
        "train": line.get("new", line.get("train", "2")),
        "above": line.get("treasury_above", 0),
        "hex": line.get("hex", ""),
        "price": line.get("price", line.get("higher_price", 0)),
        "other": line.get("lower_price", 0),
    }


def _stock_card(g: View) -> Iterator[Remark]:
    """12.7: the lines from the top, each with what he holds and why he can't buy by it."""
    name, lines = opponent(g), g.data.raw["solo"]["stock_cards"][own(g).stock_card]["lines"]
    yield Remark("opponent-stock", {"cash": g.cash(name)})
    for number, (major, most) in enumerate(lines, 1):
        company = g.company(major)
        figures = {"company": major, "percent": percent(company, name), "most": most, "price": g.price(major)}
        yield Remark("opponent-share", {"number": number, **figures, "state": _share_state(g, name, major, most)})


def _share_state(g: View, name: str, major: str, most: int) -> str:
    company = g.company(major)
    if percent(company, name) >= most:
        return "full"
    if not company.shares.get(STACK, 0):
        return "none"
    if g.cash(name) < g.price(major):
        return "dear"
    return "free"
