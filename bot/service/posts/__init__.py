"""What people are told and asked: announcements, the outbox, reminders."""
