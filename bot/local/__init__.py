"""The local table: Discord's API on loopback, with a page to play on and people for tests to play with."""
