"""Sheets: market, cards, depot, holdings, private companies, worth, the legend."""
