"""What may be done now, as plain data made from the engine: choices, figures, bundles, ways, and what they lead to."""
