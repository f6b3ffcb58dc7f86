# What 1856 refuses in its own words.
refusal-national-not_lent = The bank lends no { $train }.
refusal-tile-no_power = { $company } has no right that lays this tile on { $hex }.
