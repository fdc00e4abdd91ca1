"""Pages for people: one model of blocks (titles, tables, equations) and one writer per format.

    document, friction (drives, loads, sticking) --> blocks --> text | latex | markdown | html    a chain's page
    blocks --> plain    documents of words, tables and pictures, as Markdown or HTML

Symbols and factors are written by `notation`; `clashes` adds a sentence on letters that mean two things.
"""
