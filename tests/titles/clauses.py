"""The clauses of each title's rules, and those that no test can show, with the reason.

`2.1-3,5` stands for 2.1, 2.2, 2.3 and 2.5.
"""

from __future__ import annotations

CLAUSES = {
    "t18mag": """
        1.1-11 2.1-10 3.1-9 4.1-9 4.5.1-4 5.1-7 5.2.1-5 5.4.1-10 5.5.1-8 5.6.1-3 5.7.1-5 6.1-9 6.1.1-3 6.4.1-3 6.5.1-6
        6.6.1-4 6.7.1-3 6.8.1-4 7.1-4 7.2.1 7.3.1-4 8.1-7 8.2.1 8.3.1-5 8.4.1-4 8.5.1-2 8.6.1-6 8.7.1-2 9.1-2 10.1-4
        11.1-10 11.5.1 12.1-11 12.2.1-6 12.3.1-5 12.4.1-9 13.1-4 14.1-4 16.1-5
    """,
    "t1856": """
        1.1-9 2.1-7 2.2.1-3 2.4.1-3 2.6.1-3 3.1-7 3.1.0-2 3.2.1-7 3.3.1-2 3.4.1-4 3.5.1-5 3.5.5.1-2 3.6.1-2 3.7.1-2
        4.1-9 4.1.1-3 4.2.1-4 5.1-8 6.1-7 6.4.1-7 6.5.1-6 7.1-6 8.1-10 9.1-8 9.3.1-4 10.1-7 11.1-10 12.1-5 13.1-9
        13.2.1-2 13.5.1-7 13.6.1-4 14.1-8 15.1-7 16.1-5 17.1-10
    """,
    "t1865": """
        1.1-10 2.1-7 3.1-7 4.1-5 5.1-6 6.1-4 7.1-33 8.1-33 9.1-10 10.1-4 11.1-11 12.1-5 13.1-5 14.1-5 15.1-7
    """,
    "t1889": """
        1.1-9 2.1-8 2.2.1-3 2.4.1-3 2.6.1-3 3.1.0-2 3.2.1-7 3.3.1 3.4.1-3 3.5.1-6 3.5.5.1-2 3.6.1-2 3.7.1 4.1-5 5.1-7
        6.1-7 6.4.1-7 6.5.1-6 7.1-6 8.1-9 9.1-5 10.1-9 11.1-6 12.1-6 13.1-9 13.4.1-3 13.7.1 14.1-4 15.1-5 17.1-15
    """,
}
WITHOUT = {
    "t18mag": {
        "1.6": "names of things; the clauses that use them have tests",
        "1.7": "abbreviations",
        "1.9": "what moves money is what other clauses name, whose tests say who pays whom",
        "1.11": "manners that bind nobody",
        "4.7": "leads to chapter 10",
        "14.2": "how other programs number their games",
        "14.3": "how other programs spell companies",
        "14.4": "how other programs count cities",
    },
    "t1856": {
        "3.1": "a heading",
        "3.4": "a heading",
        "3.6": "a heading",
        "3.7": "a heading",
        "4.1": "a heading; the three types have tests",
        "4.2": "a heading; each type of company has its test",
        "5.2": "the auction ends when all are sold (2.7)",
        "5.5": "leads to 13.8",
        "6.5": "a heading; each place has its test",
        "7.6": "nothing that can be done moves one; chapter 13 and closing have tests",
        "13.5.7": "cannot arise, as it says itself; 3.5.5 has tests",
        "16.4": "who shares a place is told by the bot (tests/discord/tables/test_ending.py)",
    },
    "t1865": {
        "1.4": "names of things; the clauses that use them have tests",
        "1.10": "how money is written; every test of a payment keeps accounts apart, and nobody's are hidden",
        "15.7": "names the tool of the map's makers; what it checks test_survey.py shows",
    },
    "t1889": {
        "2.4": "a heading",
        "2.6": "a heading",
        "17.3": "no recorded game has a company whose route others' tokens have closed: all replay without it",
        "17.5": "no recorded game has such a move: all replay without it",
        "17.6": "the replay of that game takes the run's revenue as recorded (tests/games/test_references.py)",
        "17.8": "what we refuse by 11.3, which has its test",
        "17.9": "what we refuse by 2.2.1 and 10.2, which have their tests",
        "17.10": "what we refuse by 10.1, which has its test",
        "17.11": "what we refuse by 6.2 and 6.4.5, which have their tests",
        "17.12": "for the record: 3.2.3 has its test",
        "17.13": "for the record: 11.4 has its test",
        "17.14": "for the record: 13.4 and 13.7 have their tests",
        "17.15": "for the record: 8.9 has its test",
    },
}
