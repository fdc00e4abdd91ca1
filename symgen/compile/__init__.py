"""Compiles emitted sources and opens them: compiler, flags, cache, array adapters, backends."""
