"""Integration of motions around a compiled model.

run --> events --> compiled_events, plain_events    from event to event: what an `event_run` is given and keeps
run --> fixed --> compiled_loop, loop               joints that stick, in fixed steps
compiled_events, compiled_loop --> native           the compiled functions that loops in C call
start, signals, held_signals, controls, chain_facts    inputs;    trajectory    results
trajectory --> interpolant --> replay                  the motion, and what drives it, between the rows
trajectory --> plot, karnopp_figure, phase_portrait    pictures of `dense` rows, of the parts in `marks`, `phases`
trajectory --> animate --> film --> animated_gif, animated_page    moving pictures, seen as `view` says

The loops in C are `templates/simulator` and the sources beside this file. In Python the same rules stand in
`plain_events` (the loop around SciPy), `plain_motion` (right-hand side), `plain_switches` (switching functions) and
`driving` (signals and states of a controller).
"""
