"""The equations as a person reads them: a document of titles, tables and equations, printed as text or LaTeX.

document, with friction (drives, loads, sticking) --> blocks --> printing, with symbols and factors written by notation;
clashes adds a word on letters that mean two things
"""
