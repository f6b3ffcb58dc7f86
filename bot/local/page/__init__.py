"""The page of the local table, and the side of it that answers."""
