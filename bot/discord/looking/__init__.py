"""Looking at a game: pictures, log, rules, reasons, help."""
