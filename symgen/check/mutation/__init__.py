"""Faults in emitted C: tokens, single changes of them, what those change, and whether the check sees them."""
