"""Words: message catalogues in English, Spanish, French, Italian and Portuguese, and what makes sentences of events."""

from bot.words.catalogue import DEFAULT, LANGUAGES, Words, language_of, read_all, speak

__all__ = ["DEFAULT", "LANGUAGES", "Words", "language_of", "read_all", "speak"]
