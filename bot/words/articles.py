"""Small words that change by what follows them.

Names that begin with an article are drawn together with the preposition before them: "a" and "el banco", "al banco". In
Italian the article of a figure depends on how the figure is spoken ("il 70%", "l’80%", "lo 0%"), and "a" is "ad" before
a name with that vowel. A name that ends with a full stop brings that of its sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

MARK = "\ue000"
"""Stands before such a name until the sentence is finished; a character that no font and no language has."""

CONTRACTIONS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "es": {"a": {"el": "al"}, "de": {"el": "del"}},
    "fr": {"à": {"le": "au", "les": "aux"}, "de": {"le": "du", "les": "des"}},
    "it": {
        "a": {"il": "al", "la": "alla", "i": "ai"},
        "di": {"il": "del", "la": "della", "i": "dei"},
        "da": {"il": "dal", "la": "dalla", "i": "dai"},
        "in": {"il": "nel", "la": "nella", "i": "nei"},
    },
    "pt": {
        "a": {"o": "ao", "a": "à", "os": "aos"},
        "de": {"o": "do", "a": "da", "os": "dos"},
        "em": {"o": "no", "a": "na", "os": "nos"},
        "por": {"o": "pelo", "a": "pela", "os": "pelos"},
    },
}
"""By language the preposition, the article, and what becomes of the two."""

FIGURE = re.compile(r"\b(il|al|del|dal|nel|sul) (0|8\d?|11)(?=%)", re.IGNORECASE)
"""An Italian article before a share that's spoken with a vowel or a z at its beginning."""


def spoken(language: str, text: str, names: Iterable[str]) -> str:
    """The finished sentence, in which these names stand, with what only the ear decides."""
    for name in names:
        if name.endswith(".") and not name.endswith(".."):
            text = text.replace(f"{name}.", name)
        if language == "it" and name[:1] in ("a", "A"):
            text = re.sub(rf"(?<![\w’])([aA]) (?=\**{re.escape(name)})", r"\1d ", text)
    return FIGURE.sub(_figure, text) if language == "it" and "%" in text else text


def _figure(match: re.Match[str]) -> str:
    """The article with its figure: "l’80", "dello 0"."""
    article, figure = match[1], match[2]
    stem = "" if article.lower() == "il" else article
    drawn = f"{stem}lo 0" if figure == "0" else f"{stem}l’{figure}"
    return drawn[:1].upper() + drawn[1:] if article[0].isupper() else drawn


class Articles:
    """The contractions of a language, for the names that its catalogue writes with an article."""

    def __init__(self, language: str, names: Iterable[str]) -> None:
        self._forms = CONTRACTIONS.get(language, {})
        articles = {article for each in self._forms.values() for article in each}
        self._starts = tuple(each for each in names if each.split(" ")[0] in articles)
        prepositions, ends = "|".join(self._forms), "|".join(sorted(articles))
        self._pattern = re.compile(rf"\b({prepositions}) {MARK}({ends}) ", re.IGNORECASE) if self._starts else None

    def marked(self, text: str) -> str:
        """An argument of a sentence, marked if it's such a name."""
        return MARK + text if self._starts and text.startswith(self._starts) else text

    def contracted(self, text: str) -> str:
        """The finished sentence."""
        if MARK not in text:
            return text
        return (self._pattern.sub(self._together, text) if self._pattern else text).replace(MARK, "")

    def _together(self, match: re.Match[str]) -> str:
        preposition, article = match[1], match[2]
        whole = self._forms[preposition.lower()].get(article.lower())
        if whole is None:
            return match[0]
        return f"{whole.capitalize() if preposition[0].isupper() else whole} "
