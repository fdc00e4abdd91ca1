"""Writing a Program as CUDA C++: one thread a state, structures of arrays, the statements of the C target.

body    a function's statements, nothing of them in arrays that a thread cannot keep in registers
kernels    what runs over states: kernels, and the host's functions that launch them
module    the header and the source;    contexts    what templates are given
"""
