"""Derivatives of a motion in held modes: of accelerations, of switching functions, of a controller's expressions."""
