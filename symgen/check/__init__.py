"""Emitted code against the reference: opinions in pairs, laws, ULP figures, and faults that must be caught."""
