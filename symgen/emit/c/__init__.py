"""Writing a Program as C99."""
