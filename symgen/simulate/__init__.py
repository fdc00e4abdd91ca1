"""Integration of motions around a compiled model.

run --> events --> compiled_events    from event to event: what an `event_run` is given and keeps
run --> fixed --> many                joints that stick, in fixed steps: many runs, of which there is one
compiled_events, many --> native                    functions of a model of any target, as loops in C call them
start, signals, held_signals, controls, chain_facts    inputs;    trajectory    results
trajectory --> interpolant --> replay                  the motion, and what drives it, between the rows
trajectory --> plot, karnopp_figure, phase_portrait    pictures of `dense` rows, of the parts in `marks`, `phases`
trajectory --> animate --> film --> animated_gif, animated_page    moving pictures, seen as `view` says

The loops are C, `templates/simulator`, and serve models of all targets. Where there is no compiler, `plain_events` runs
models of other targets around SciPy, with fewer kinds of events.
"""
