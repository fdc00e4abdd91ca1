"""Friction from constant-velocity and breakaway tests of single joints (Dupont 1993, section 6).

    Measurements --loads, constant_velocity | breakaway--> Points --lines | law, fit--> estimates --result--> Result

loads               the load torque across a joint, from the chain's frictionless model or from a column
constant_velocity   rows in which a joint slides steadily
breakaway           releases from rest, and arrests
points              the form of both: load, rate, direction and motor torque of one joint; wrong signs and units
lines               a line per direction, efficiencies, the bias of a noisy load, errors in variables
asymmetry           two lines that differ, read as scale error, as offset, or as friction of the bearings
tested, terms       the joints that were tested, and the terms of their laws that are fitted
law, fit            the whole law of a joint, preload and Stribeck's curve included, by (robust) least squares
result              estimates, lines and releases with their tables and sentences
write_back          the chain with the identified values
identification      `friction`, which does all of it
"""
