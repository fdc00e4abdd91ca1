"""The functions for optimal control as one C file that CasADi loads.

module    the file: numeric functions, printed as the C target prints them, and what CasADi calls
external    the functions that CasADi looks for, their arguments and results
sparsity    patterns of results, read off their nodes
contexts    arguments of the templates
"""
