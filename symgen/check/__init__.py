"""Emitted code against the reference: opinions in pairs, laws, ULP figures.

states --> subjects --> measure, error_scales --> compare, laws    inputs, opinions, distances of opinions
friction_states, friction_definition, friction_reference --> friction_compare, friction_laws    joints with friction
judges, unkind --> controller    C that is called as a controller calls it, in every build, with NaN and infinities in
run --> results --> report, markdown    the whole check, and its report
"""
