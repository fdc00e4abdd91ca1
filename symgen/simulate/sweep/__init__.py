"""Sweeps: many runs over values of parameters, starts and signals, part by part, kept as Parquet.

sweep.yaml --plan--> Sweep --parts--> arguments of simulate_many --store--> Parquet --summary--> table, plot
"""
