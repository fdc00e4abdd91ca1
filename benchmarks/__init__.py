"""Measurements: operations, times, growth. Nothing here is a test; times are noisy, operation counts are not."""
