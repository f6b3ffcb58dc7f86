"""What is done in the rounds of 1856: stock, capital, dividend, trains, loans, private companies, the formation."""
