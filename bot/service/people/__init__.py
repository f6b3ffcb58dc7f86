"""Seats and those who sit on them: settings, rest, votes, caretakers."""
