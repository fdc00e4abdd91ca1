"""Recursive algorithms, customised to one chain: every structural zero is left out as it arises.

newton_euler, energy, regressor, velocity_terms --> quantities       with full inertial parameters
grouped_newton_euler, composite_body, articulated --> formulation    joint forces alone, on reduced bodies
ltdl, gradients, linear_step                                         solving with M, and its derivatives
"""
