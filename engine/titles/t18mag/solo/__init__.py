"""The game for one (chapter 12): its set-up and rounds, István, his cards, and what he upgrades."""
