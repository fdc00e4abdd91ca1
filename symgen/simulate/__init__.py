"""Integration of motions around a compiled model.

run --> system --> smooth    motions without friction, by adaptive steps
run --> parts --> loop, compiled_loop --> fixed    joints that stick, in fixed steps
start, signals, surroundings    what is given;    trajectory, plot    what comes out
"""
