"""Many runs of one model in one call: their arguments, their compiled loops, their ends.

arguments --shapes, begin--> Runs --engine--> Runs --trajectories--> Trajectories
"""
