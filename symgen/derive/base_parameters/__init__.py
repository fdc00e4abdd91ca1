"""The combinations of inertial parameters that joint forces depend on (Gautier and Khalil 1990).

sample (numbers for decisions), turning_axes, identifiable --> combinations
"""
