"""A C++17 class over the emitted C: one header, and a program that compares the two."""
