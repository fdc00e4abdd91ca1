"""Emitted code against the reference: opinions in pairs, laws, ULP figures, and faults that must be caught.

states --> subjects --> measure, error_scales --> compare, laws    inputs, opinions, distances of opinions
friction_states, friction_definition, friction_reference --> friction_compare, friction_laws    joints with friction
judges, unkind --> controller    C that is called as a controller calls it, in every build, with NaN and infinities in
mutation    the check checked;    run --> results --> report, markdown    the whole check, and its report
"""
