"""The fast form: Newton-Euler, composite and articulated bodies, customised to one chain.

placement --> bodies --> newton_euler, base_frame, velocity_terms, energy, regressor --> assembly
reframe, regroup --> reduced --> group_frames --> grouped_forces, grouped_mass, articulated --> torque_form
sample, carriers, acting --> base_parameters: the combinations of inertial parameters that joint forces depend on
symmetric, assumed what may be taken for granted of run-time parameters, and the conditions of it
plan (the choices), choose (fixed rules and search), factor and linear (solving with M, and its derivatives)
"""
