"""The map of 1865 Sardinia: what board and tiles must fulfil, track, station markers, direct connections, traffic."""
