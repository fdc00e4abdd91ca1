"""The definition: Lagrange's equations from influence coefficients, in SymPy, every step as the books have it.

vectors, intermediates --> frames --> influence --> system --> inertia, potential, rotors, balance, regressor
closed_form, fourier    small chains written without intermediates, for reading
"""
