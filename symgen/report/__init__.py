"""Pages for people: one model of blocks (titles, tables, equations), printed as text, LaTeX or Markdown.

document, with friction (drives, loads, sticking) --> blocks --> printing, with symbols and factors written by notation;
clashes adds a word on letters that mean two things
"""
