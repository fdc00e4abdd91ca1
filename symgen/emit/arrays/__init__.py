"""Writing a Program as one Python module over arrays, NumPy's or JAX's."""
