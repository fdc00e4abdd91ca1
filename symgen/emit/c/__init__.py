"""Writing a Program as C99.

body --> module    functions as statements, and the files of a program;    state    the struct that steps advance
packs, vector_body --> vector    batches, many states at a time;    sincos    sines and cosines without the library
config    what is decided once;    contexts, body_contexts, vector_contexts    what templates are given
"""
