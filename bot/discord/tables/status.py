"""`/game status` and `/game list`: the state of a game in one place. And how times and places are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.discord.codes import Code
from bot.discord.commands import SHOW, Command
from bot.discord.components import Shown, with_buttons
from bot.discord.drawing import Wish
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.game_info import heading_name, title_name
from bot.discord.looking.cards import player_cards, short_lines, standing_line
from bot.discord.looking.news import own_news
from bot.discord.looking.sheet import sheet_button
from bot.discord.play.panel_text import waiting_text
from bot.discord.posts import solo
from bot.discord.posts.turn_text import asked
from bot.discord.tables import notice
from bot.discord.tables.begun import begun_lines
from bot.discord.tables.options import words_of
from bot.discord.tables.pace import terms_text
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit, Reading, Visit
from bot.service import GameInfo
from bot.words import Words
from bot.words.names import Names
from bot.words.refusals import remark_lines
from bot.words.stories import capitalized
from engine.concerns import GRAVE, concerns
from engine.finance.annals import Earned, RoundAnnals, last_earned, last_revenue
from engine.survey import NOW, Survey, survey

if TYPE_CHECKING:
    from engine.game import Game
    from engine.hints import Remark

LIST_LIMIT = 20


async def _status(visit: GameVisit, show: bool = False) -> None:
    """`/game status`: where the game is up, who is to act since when, how everyone stands, on what terms; a picture."""
    reading = visit.read_by(all_of_them=show)
    news = [] if show else await own_news(visit)
    await visit.finish(*await whole(reading, news, () if show else visit.seats), _view(reading))


async def _status_button(visit: GameVisit, code: Code) -> None:
    """The same for one who looks from the pinned message."""
    content, pictures = await whole(visit, await own_news(visit), visit.seats)
    await visit.say(content, files=pictures, view=_view(visit))


def _view(reading: Reading) -> Shown | None:
    """What leads on to all rounds; nothing before there's one."""
    return with_buttons(sheet_button(reading)) if reading.info.status in ("running", "finished") else None


async def whole(
    reading: Reading, news: Sequence[str] = (), seats: Sequence[str] = ()
) -> tuple[str, list[discord.File]]:
    """The state of a game in words, with its picture; where that can't be had the companies are told in words, too.

    seats: those whose companies are told of that may lose their president, or have to buy a train.
    """
    words, info = reading.words, reading.info
    heading = words(
        "status-line", game=heading_name(info), title=title_name(info), status=words(f"status-{info.status}")
    )
    lines, pictures = [heading], list[discord.File]()
    if info.status == "open":
        lines.append(waiting_text(info, reading.names))
    elif info.status == "running":
        lines += [await solo.round_line(reading), await up_line(reading)]
    if info.status in ("running", "finished"):
        found, told = await reading.found(survey), await reading.service.history.annals(reading.game)
        wish = Wish("status", survey=found, annals=told, lines=asked_lines(reading))
        pictures = await reading.draw([wish])
        lines += [*survey_lines(found, reading.info, reading.names), *_bank_lines(found, told, words), *news]
        lines += map(capitalized, remark_lines(await reading.read(lambda game: _graver(game, seats)), reading.names))
        lines += await _player_lines(reading, found)
        lines += [] if pictures else await _company_lines(reading, told)
    else:
        seats = words.listed(reading.names.person(each.seat) for each in info.seats if each.user)
        lines += [*news, words("status-players", seats=seats or words("nobody"))]
    if info.options:
        lines.append(words("notice-options", options=words_of(info.options, words)))
    lines += await begun_lines(reading)
    if info.status in ("open", "running"):
        lines.append(terms_text(info, words))
    return bounded(lines), pictures


def asked_lines(reading: Reading) -> tuple[str, ...]:
    """Who is asked for what, without formatting, for a picture; nothing where nobody is."""
    turn, names = reading.info.turn, reading.label_names
    if turn is None:
        return ()
    step = asked(turn.company, turn.step, None, names)
    return (reading.words("line", who=names.person(turn.seat), what=step),)


def survey_lines(found: Survey, info: GameInfo, names: Names) -> list[str]:
    """The order of operating, and what ends the phase and the game; nothing of it once the game is over."""
    if info.status != "running":
        return []
    words = names.words
    places = [words("status-place", when=each.when, company=names.company(each.company), price=each.price or 0)
              for each in found.order]  # fmt: skip
    order = [words("status-order", list=" · ".join(places))] if places else []
    return [*order, *near_lines(found, info, names)]


def near_lines(found: Survey, info: GameInfo, names: Names) -> list[str]:
    """What ends the phase and the game, and how near that is."""
    words = names.words
    phase = capitalized(words("phase-the", phase=names.phase(found.now)))
    lines = [words(f"phase-near-{each.key}", phase=phase, **names.figures(each.figures)) for each in found.phase]
    return [*lines, *(words(f"end-near-{each.key}", **names.figures(each.figures)) for each in found.ends)]


def _bank_lines(found: Survey, told: Sequence[RoundAnnals], words: Words) -> list[str]:
    """How many rounds the bank lasts where it decides the end, at what companies earned in the last whole round."""
    bank = next((each.figures["cash"] for each in found.ends if each.key == "bank"), 0)
    earned = last_revenue(told, on=any(each.when == NOW for each in found.order))
    if found.ending is not None or not earned or bank <= 0:
        return []
    return [words("bank-lasts", earned=earned, rounds=-(-bank // earned))]


def _graver(game: Game, seats: Sequence[str]) -> list[Remark]:
    """For each company of these seats what is gravest of what its president has to reckon with, where that's grave."""
    if game.decision is None:
        return []
    own = [name for name in game.state.companies if game.view.actor(name) in seats]
    told = ([each for each in concerns(game.view, game.rulebook, name) if each.key in GRAVE] for name in own)
    return [each[0] for each in told if each]


async def _player_lines(reading: Reading, found: Survey) -> list[str]:
    """Everyone by worth: cash, certificates, worth, and the money that sales of shares would make it."""
    words, names, cards = reading.words, reading.names, await reading.read(player_cards)
    lines: list[str] = []
    for seat in sorted(cards, key=lambda each: -cards[each]["worth"]):
        parts = short_lines(cards[seat], names)
        if reading.info.status == "running":
            raised = cards[seat]["cash"] + found.raisable.get(seat, 0)
            parts.append(words("status-raisable", amount=raised))
        lines.append(standing_line(seat, parts, names))
    return lines


async def _company_lines(reading: Reading, told: Sequence[RoundAnnals]) -> list[str]:
    """A line for each company that somebody leads: money, trains, stations left, its last run and dividend."""
    words, names, last = reading.words, reading.names, last_earned(told)
    lines: list[str] = []
    for company, (cash, trains, stations) in (await reading.found(_led)).items():
        parts = [words.money(cash), names.trains(trains) or words("panel-no-trains")]
        parts.append(words("status-tokens", count=stations))
        parts += earned_words(*last[company], words) if company in last else []
        lines.append(words("line", who=names.company(company), what=" · ".join(parts)))
    return lines


def earned_words(when: RoundAnnals, earned: Earned, words: Words) -> list[str]:
    """What a company earned in a round, and what it paid for each share."""
    label = f"{when.set_number}.{when.round_number}"
    run = [] if earned.income is None else [words("status-run", round=label, amount=words.money(earned.income))]
    return [*run, *([words("status-each", amount=words.money(earned.each))] if earned.each else [])]


def _led(game: Any) -> dict[str, tuple[int, tuple[str, ...], int]]:
    """Of each company that somebody leads its money, its trains, and how many stations it has left."""
    led = {name: each for name, each in game.state.companies.items() if each.in_play and (each.owner or each.president)}
    return {name: (each.cash, tuple(each.trains), len(each.stations)) for name, each in led.items()}


async def up_line(reading: Reading) -> str:
    """Who is to act, at what, since when, on leave or not, with a link to the message that asked; empty for nobody."""
    info, names, turn, words = reading.info, reading.names, reading.info.turn, reading.words
    if turn is None:
        return ""
    figures = {"name": names.person(turn.seat), "step": asked(turn.company, turn.step, None, names)}
    line = words("status-turn", since=moment(turn.since), **figures)
    back = await reading.service.people.back(info.seat(turn.seat).user)
    if back is not None:
        line += " · " + words("status-leave", until=f"<t:{int(back)}:D>")
    message = await reading.service.asked_by(info.id)
    return line if message is None else f"{line} · {jump_link(info, message)}"


async def standing_lines(reading: Reading) -> list[str]:
    """The order of operating, and what ends the phase and the game, for the pinned message."""
    return survey_lines(await reading.found(survey), reading.info, reading.names)


def kept_end_lines(visit: GameVisit) -> list[str]:
    """The same as of the last move, without the game being loaded."""
    told = visit.info.turn.ends if visit.info.turn is not None else ()
    return [visit.words(f"end-near-{each['key']}", **visit.names.figures(each["figures"])) for each in told]


async def _list(visit: Visit) -> None:
    """`/game list`: the server's games, those that wait for the person first."""
    if visit.server is None:
        raise Confusing("server_only")
    words = visit.words
    games = [visit.at(each) for each in await visit.service.list(visit.server, ("open", "running"))]
    if not games:
        await visit.say(words("list-empty"))
        return
    games.sort(key=lambda each: (not each.is_up, not each.seats))
    lines = [words("list-heading"), *(f"- {_line(each)}" for each in games[:LIST_LIMIT])]
    if len(games) > LIST_LIMIT:
        lines.append(words("list-more", count=len(games) - LIST_LIMIT))
    await visit.say(bounded(lines))


def _line(visit: GameVisit) -> str:
    """A game: name, title, number, who is up since when (or how many seats are taken), where."""
    info, words = visit.info, visit.words
    figures = {"game": heading_name(info), "title": title_name(info), "number": str(info.id)}
    link = f" · <#{info.channel}>" if info.channel else ""
    if info.turn is None:
        taken = sum(bool(each.user) for each in info.seats)
        least = notice.title_info(visit.service, info.title).least
        return words("list-open", taken=taken, most=info.most, least=least, **figures) + link
    key = "list-yours" if visit.is_up else "list-running"
    line = words(key, name=visit.names.person(info.turn.seat), since=moment(info.turn.since), **figures) + link
    return " · ".join([line, *kept_end_lines(visit)])


def moment(unix: float | None) -> str:
    """A time, in unix seconds, as Discord shows it in the reader's own zone."""
    return f"<t:{int(unix)}:R>" if unix is not None else "–"


def jump_link(info: GameInfo, message: str | None = None) -> str:
    """A link to a game's channel, or a message in it, that works from every server, unlike a mention of a channel."""
    if info.channel is None:
        return ""
    link = f"https://discord.com/channels/{info.server or '@me'}/{info.channel}"
    return link if message is None else f"{link}/{message}"


FEATURE = Feature(
    lambda: [Command("game-status", _status, [SHOW]), Command("game-list", _list, in_game=False)],
    buttons={"status": Click(_status_button, Manner.PRIVATE)},
)
