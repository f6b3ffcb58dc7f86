"""The routes that a company's trains run: the best of them, and whether claimed ones are possible."""
