"""The fast form: Newton-Euler, composite and articulated bodies, customised to one chain.

bodies --> newton_euler, composite, base_frame, velocity_terms, energy, regressor --> assembly
base_parameters, reframe --> group_frames --> grouped_forces, grouped_mass, articulated --> torque_form
plan (the choices), choose (fixed rules and search), factor and linear (solving with M, and its derivatives)
"""
