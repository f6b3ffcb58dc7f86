"""The rules engine: pure, deterministic, JSON in and out. `new_game` and `load_game` are the door."""
