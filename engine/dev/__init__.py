"""Tools for developers: replay, self-play, counts of legal sequences. The only part that opens files or prints."""
