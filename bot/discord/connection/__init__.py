"""What lies between the bot and Discord: whether it's within reach, what comes in, and what gets delivered or lost."""
