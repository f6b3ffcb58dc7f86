"""A table's life: opened, joined, begun, seats, votes, end, rematch."""
