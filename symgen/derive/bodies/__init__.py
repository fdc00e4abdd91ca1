"""The chain as a tree of bodies: frames and inertias at zero, rotations at q, and everything in the base frame.

placement --> tree --> turns --> base_frame
drives: the ratio of a drive; applied_forces: springs, dampers, loads and the chain's own expressions
"""
