"""The equations as a person reads them: a document of titles, tables and equations, printed as text or LaTeX.

document, with friction (loads, sticking) --> blocks --> printing, with symbols and factors written by notation
"""
