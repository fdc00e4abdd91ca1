"""Costs of emitted C on a microcontroller: instructions, stack and memory, measured on an emulated core.

    sources, states --harness--> C program --tools--> ELF --QEMU--> readings --card--> CostCard --> text

cores    compiler flags and the emulated board of each core
tools    the cross-compiler and QEMU: where they are, what to install, and their errors
harness    the program that calls every function at every state
listing    disassembly: the longest path of a function without loops
measure    compile, run, read
card    the results
"""
