"""A Functional Mock-up Unit of a chain, FMI 2.0 or 3.0: co-simulation and model exchange in one archive.

variables    what an importer sees, with value references
instance    the C around the simulator's instance: one block of memory, variables, functions
slopes    emitted derivatives of accelerations and friction
description    modelDescription.xml
binaries    shared libraries for this platform and, with ziglang, for others
archive    the archive, the same bytes for the same chain
checked, unit    comparisons with other opinions; the library, called as an importer calls it

In co-simulation a step is the event-driven simulator itself. In model exchange the importer integrates: the modes of
the joints are discrete, and event indicators are the switching functions (`templates/simulator/exchange.c`).
"""
