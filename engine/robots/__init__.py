"""Robots: who plays an empty seat. `tempers` choose at random among sensible moves."""
