"""Evidence about emitted C for a safety file: what tools found, what intervals prove, and nothing beyond.

    sources --compiler, cppcheck--> Finding --deviations--> compliance table
    Program, ranges --intervals--> Proof per function
    source, ranges --Frama-C--> Witness, where it is installed
    all --report--> Markdown, JSON

coding_rules    MISRA C:2012 as cppcheck's addon knows it, and the compiler's warnings, with written deviations
units    parts of long sources
eva    Frama-C's Eva as a witness
ranges    declared ranges of inputs and parameters
report    the tables
"""
