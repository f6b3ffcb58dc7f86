"""A table's life and a game's log: opened, joined, begun, kept, rebuilt."""
