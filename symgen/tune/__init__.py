"""Searches formulations and factorings for one chain, and keeps what it found in a plan file."""
