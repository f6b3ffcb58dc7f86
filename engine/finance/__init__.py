"""Shares, certificates and presidencies."""
