"""The fault laboratory: does `symgen check` see faults?

planting    a check, and faults in the C that it has passed
tokens, edits, draw, beyond    what is changed;    reach, side_by_side, variants, visible    whether a change shows
campaign, judge --> results    whether the check sees it

python -m tests.lab examples/two_link.yaml --faults 200
"""
