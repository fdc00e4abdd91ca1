"""Writing a Program as CUDA C++: one thread a state, structures of arrays, the statements of the C target.

kernels    what runs over states: kernels, and the host's functions that launch them
module    the header and the source;    contexts    what templates are given
"""
