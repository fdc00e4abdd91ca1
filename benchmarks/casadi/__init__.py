"""Derivatives for optimal control beside CasADi's own of the same models: `make casadi`."""
