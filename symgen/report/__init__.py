"""Pages for people: one model of blocks (titles, tables, equations) and one writer per format.

    document, with friction (drives, loads, sticking) --> blocks --> text | latex | markdown | html
    documents of words, tables and pictures           --> blocks --> plain: Markdown | HTML

Symbols and factors are written by `notation`; `clashes` adds a word on letters that mean two things.
"""
