"""The gallery: mechanisms with figure, equations, motion, source of their numbers and an independent result.

mechanisms/*.py --> catalogue --> pages --> run      `python -m examples.gallery.run`, `make gallery`
terms           equal term by term, or not, without rounding
textbook        torques from SymPy's own mechanics, or from a printed Lagrangian
newton_euler    numeric torques of a table of links, for robots
"""
