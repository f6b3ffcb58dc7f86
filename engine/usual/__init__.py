"""The floor of usual rules: what games of this family have in common, driven by a title's figures.

Nothing here is needed by a title: it takes what it shares, as a subclass of `Usual` whose methods it overrides.
"""
