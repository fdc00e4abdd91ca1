"""Writing a Program as C99.

body --> module    functions as statements, and the files of a program;    state    the struct that steps advance
vector_printer, vector_body --> vector    batches, many states at a time;    sincos    inline sines and cosines
config    what is decided once;    contexts, body_contexts, vector_contexts    what templates are given
"""
