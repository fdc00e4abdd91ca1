"""The definition: Lagrange's equations from influence coefficients, in SymPy, every step as the books have it.

vectors, intermediates --> frames --> influence --> system --> inertia, potential, rotors, balance, regressor
--> equations (every quantity, derived on request)
fourier --> readable    the shortest form of an expression without intermediates, for reading
"""
