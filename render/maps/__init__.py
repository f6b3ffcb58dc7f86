"""Maps: the whole board or a part of it, routes and ways on it, the tiles to choose from."""
