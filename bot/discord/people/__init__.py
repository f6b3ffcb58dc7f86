"""A person's own: settings, times, reminders, privacy."""
