"""One hex: its track, its places and what stands beside them, as sprites that are drawn once."""
