"""Coordinates and the joints that they move: the one place that knows that a joint may follow others.

    map    coordinates, rates and accelerations of all joints from the independent ones, and forces back

The recursions of `derive` see a tree whose every joint has its own coordinate. What they find is projected here.
"""
