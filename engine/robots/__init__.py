"""Robots: who plays an empty seat. `tempers` choose at random among sensible moves, `player` plays to win.

`candidates` are what it considers, put on `scales`, with a `lookahead` from the best of them; `estates` what all will
own at the end, by `prospects` of companies, the `promise` of their track and a `timetable` of rounds and trains;
`tips` are the figures that titles tell it.
"""
