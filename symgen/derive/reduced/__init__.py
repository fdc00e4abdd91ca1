"""Bodies regrouped and reframed for joint forces alone: reactions and energies need the full parameters.

tree --reframe--> parts --regroup--> Reduced --group_frames--> GroupFrames
plan    the choices
"""
