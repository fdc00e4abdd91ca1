"""Many runs of one model in one call: their arguments, their compiled loops, their ends.

arguments --shapes--> Runs --engine--> Runs --trajectories--> Trajectories
"""
