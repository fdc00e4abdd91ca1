"""One mechanism per file: its record, and its comparison with independent results."""
