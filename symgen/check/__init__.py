"""Emitted code against the reference: opinions in pairs, laws, ULP figures, and faults that must be caught.

states --> opinions --> measure, weigh --> compare, laws    what is asked, who answers, how far answers are apart
friction_states, friction_definition, friction_reference --> friction_compare, friction_laws    where joints rub
judges, unkind --> controller    C that is called as a controller calls it, in every build, with NaN and infinities in
faults --> campaign    the check checked;    run --> results --> report, markdown    everything, and what is said of it
"""
