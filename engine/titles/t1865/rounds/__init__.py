"""What is done in the rounds of 1865 Sardinia: stock, launch, dividend, trains, loans, absorption; and the Dragons."""
