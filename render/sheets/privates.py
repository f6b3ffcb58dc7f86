"""The private companies: what they cost and pay, where they are, whose they are."""

from __future__ import annotations

from PIL import Image

from engine.rounds.auction import Auction
from engine.title import PrivateData
from render import fonts, palette
from render.picture import Picture
from render.sheets.page import MARGIN, TEXT, WIDTH, Page, pill, sign
from render.titles import style_of
from render.wording import capitalised, headline, money, seat_name, state_words

_ROW, _SIGN = 126, 150


def privates(picture: Picture) -> Image.Image:
    """All private companies of the title, the closed ones fainter."""
    words = picture.words
    page = Page(300 + (_ROW + 8) * len(picture.title.privates))
    page.title(f"{picture.title.name} · {words('picture-privates')}", headline(picture))
    if not picture.title.privates:
        page.lines([capitalised(words("picture-none"))])
    for private in picture.title.privates.values():
        _row(page, picture, private)
    return page.finish()


def places_of(picture: Picture, private: str) -> list[str]:
    """The hexes that carry a private company's sign."""
    signs = style_of(picture.title.id).badges(picture.title, picture.state)
    return [hex_id for hex_id, badges in signs.items() if any(each.text == private for each in badges)]


def owner_words(picture: Picture, private: str) -> str:
    """Whose a private company is, what has been bid for it (the highest first), or that it's unsold or closed."""
    owner = picture.state.privates.get(private)
    if owner is None or private in picture.state.closed_privates:
        bids = [frame.bids.get(private, {}) for frame in picture.state.stack if isinstance(frame, Auction)]
        told = sorted(((bid, who) for each in bids for who, bid in each.items()), reverse=True)
        bidders = [f"{seat_name(picture, who)} {money(picture, bid)}" for bid, who in told]
        return ", ".join(bidders) or (state_words(picture, private) if private in picture.company_states else "")
    return seat_name(picture, owner) if owner in picture.state.seats else owner


def figures(picture: Picture, private: PrivateData) -> str:
    """Face value, income and place, as far as there are any."""
    words = picture.words
    parts = [f"{words('picture-face')} {money(picture, private.price)}"] if private.price else []
    parts.append(f"{words('picture-income')} {money(picture, private.income)}")
    hexes = places_of(picture, private.id)
    names = [picture.title.board.hexes[each].name or each for each in hexes]
    if len(hexes) == 1 and names != hexes:
        names = [f"{hexes[0]} {names[0]}"]
    return " · ".join([*parts, ", ".join(names)] if names else parts)


def _row(page: Page, picture: Picture, private: PrivateData) -> None:
    closed = private.id in picture.state.closed_privates
    owner = picture.state.privates.get(private.id)
    page.plate(MARGIN, page.y, WIDTH - 2 * MARGIN, _ROW, palette.TABLE if closed else palette.CELL)
    high, ink = page.y + 38, palette.FAINT_INK if closed else palette.INK
    size = next((size for size in (36, 32, 28) if fonts.width(private.id, "bold", size) <= _SIGN - 40), 26)
    fill = palette.ZEBRA if closed else palette.PICK
    page.plate(MARGIN + 12, page.y + 34, _SIGN - 26, 58, fill, fill, 10, 2)
    page.text(MARGIN + _SIGN / 2 - 1, page.y + 63, private.id, "bold", size, palette.lettering(fill), "m")
    left, right = MARGIN + _SIGN, WIDTH - MARGIN - 16
    lines = [(private.name, "bold", TEXT, ink), (figures(picture, private), "plain", 36, palette.FAINT_INK)]
    taken = [0, 0]
    if owner is not None and owner in picture.title.companies:
        data = picture.title.companies[owner]
        shown, height = sign(data.mark, owner, 110, 36)
        page.put(pill(shown, 130, 54, palette.rgb(data.colour), height), right - 65, page.y + 63)
        taken = [150, 150]
    else:
        face = "plain" if owner is None or closed else "bold"
        whose = fonts.fitted(owner_words(picture, private.id), face, TEXT, 400)
        needed, (name, told) = fonts.width(whose, face, TEXT) + 20, (fonts.width(*each[:3]) for each in lines)
        # Where there's no room beside the name: beside the shorter line, so that the longer one has all the room.
        beside = int(name + needed > right - left and told < name)
        at = right, high + 52 * beside
        page.text(*at, whose, face, TEXT, palette.FAINT_INK if face == "plain" else ink, "r")
        taken[beside] = needed
    for number, (text, face, most, colour) in enumerate(lines):
        room = right - left - taken[number]
        size = fonts.largest(text, face, (most, 34, 32), room)
        page.text(left, high + 52 * number, fonts.fitted(text, face, size, room), face, size, colour)
    page.y += _ROW + 8


def privates_text(picture: Picture) -> list[str]:
    """The same in sentences."""
    return [
        "; ".join(filter(None, (f"{each.id} {each.name}: {figures(picture, each)}", owner_words(picture, each.id))))
        for each in picture.title.privates.values()
    ] or [capitalised(picture.words("picture-none"))]
