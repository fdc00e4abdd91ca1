"""Costs of emitted C on a microcontroller: instructions, stack and memory, measured on an emulated core.

    sources, states --harness--> C program --tools--> ELF --QEMU--> readings --card--> CostCard --> text

tools    the cross-compiler and QEMU: where they are, what to install, their errors, and the cores that they serve
harness    the program that calls every function at every state
listing    disassembly: the longest path of a function without loops
measure    compile, run, read
card    the results
"""
