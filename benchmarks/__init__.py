"""Measurements. They print figures and never fail; tests don't look at the clock.

`python -m benchmarks` makes them all, `python -m benchmarks NAME ...` those named; each can be had alone, with its own
arguments, by `python -m benchmarks.NAME`:

- replay: moves a second when whole reference games are played again with all checks on.
- legal: how long it takes to list what is legal at a position, all of it or the track of one hex.
- routes: how long the best run takes to be found and proven, in reference games and in made-up hard positions.
- render: how long each kind of picture takes, and how many bytes it has.
- taps: how many taps moves take on the panel, in recorded games that are played by components alone.
- questions: how many taps it takes at the table to read the answers to ten questions that players ask.
- moves: how many locks, queries and transactions a move takes until everything is posted.
- table: how long people wait at 20 games with 2 commands a second and bursts of 10, and what holds up the event loop;
  then at 100 games with 20 a second, as a trend. The longest: some minutes.

Replay, legal and routes take the reference games that lie beside the project; where there are none, they say so.
"""
