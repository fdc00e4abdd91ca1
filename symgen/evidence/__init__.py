"""Evidence about emitted C for a safety file: what tools found, what intervals prove, and nothing beyond.

    sources --compiler, cppcheck--> Finding --deviations--> compliance table
    Program, ranges --intervals--> Proof per function
    all --report--> Markdown, JSON

coding_rules    MISRA C:2012 as cppcheck's addon knows it, and the compiler's warnings, with written deviations
ranges    declared ranges of inputs and parameters
report    the tables
"""
