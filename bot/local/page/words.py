"""The words of the page itself: which language a browser gets, and its texts with places that the page fills in."""

from collections.abc import Mapping
from functools import cache

from bot.words import DEFAULT, LANGUAGES, language_of, speak

COOKIE = "railwire-language"
"""The cookie by which a browser remembers the language chosen on the page."""
LOCALES = {"en": "en-GB", "es": "es-ES", "fr": "fr", "it": "it", "pt": "pt-BR"}
"""What Discord's client calls the languages of the catalogues."""
START = "page-"
PLACES = ("name", "message", "thread", "count", "reason")
"""What stands in braces in these texts."""


def chosen(cookies: Mapping[str, str], accepted: str) -> str:
    """The language for a browser: the one chosen on the page, else the one it likes best (`Accept-Language`)."""
    remembered = cookies.get(COOKIE, "")
    return remembered if remembered in LANGUAGES else _liked(accepted)


def _liked(accepted: str) -> str:
    known: list[tuple[float, str]] = []
    for part in accepted.split(","):
        name, _, rest = part.strip().partition(";")
        language = language_of(name)
        # A language that isn't here counts as English, unless it's named so.
        if language != DEFAULT or name.lower().startswith(DEFAULT):
            known.append((_weight(rest), language))
    wanted = [each for each in known if each[0] > 0]
    return max(wanted, key=lambda each: each[0])[1] if wanted else DEFAULT


def _weight(text: str) -> float:
    """How much a language is liked: "q=0.8"; 1 where nothing is said, 0 for what can't be read."""
    name, _, value = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


@cache
def texts(language: str) -> dict[str, str]:
    """All texts of the page by their keys, each place in them as "{name}"."""
    words = speak(language)
    places = {name: f"{{{name}}}" for name in PLACES}
    return {key: words(key, **places) for key in words.keys(START)}
