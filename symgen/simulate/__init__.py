"""Integration of motions around a compiled model."""
