"""Writing a Program as one NumPy module."""
