# Words on pictures and in their alternative texts are found here too.
picture-map = Map of { $game }
picture-market = Share prices of { $game }
