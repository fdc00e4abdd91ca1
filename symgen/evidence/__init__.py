"""Evidence about emitted C for a safety file: what tools found, what intervals prove, and nothing beyond.

    sources --coding_rules--> findings, deviations and the table of compliance
    Program, ranges --program (hazards)--> Proof per function
    source, ranges --eva--> Witness, where Frama-C is installed
    all --report--> Markdown, JSON

coding_rules    MISRA C:2012 as cppcheck's addon knows it, and the compiler's warnings, with written deviations
units    parts of long sources
eva    Frama-C's Eva as a witness
report    the tables
"""
