"""The rounds, turns and acts that titles share."""
