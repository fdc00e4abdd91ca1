"""symgen: a compiler for mechanics."""
