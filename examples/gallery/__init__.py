"""The gallery: mechanisms with figure, equations, motion, source of their numbers and an independent result.

catalogue.yaml --> checks/*.py --> pages --> run      `python -m examples.gallery.run`, `make gallery`
subject         symbols and model of a mechanism, and its comparisons
terms           equal term by term, or not, without rounding
textbook        torques from SymPy's own mechanics, or from a printed Lagrangian
multipliers     torques of closed loops by Lagrange's equations with multipliers, numeric
newton_euler    numeric torques of a table of links, for robots
"""
