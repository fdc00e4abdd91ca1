"""Products: what symgen writes of a chain for others, beside the plain sources of a target.

`PRODUCTS[name].files` makes of a Build, and of the files before, further ones.

product    the record: name, functions that its files call, its maker, its own settings
registry    the records, in the order of writing
project    CMakeLists.txt, a pkg-config file and a first program, for C of the profile controller
settings    texts of command-line options as values
program    programs of products, compiled and run for a check
kit    a test program with known answers, for C of the profile controller
simulator, scenario_file    a stand-alone program that simulates the chain, and its first scenario
simulator_check, casadi_check    comparisons of two products with other opinions
fmu    a Functional Mock-up Unit
casadi    functions for optimal control with derivatives, as C that CasADi loads

`symgen emit` lists the products from the registry, by `--target` or `--with`. Makers are named in the records and
imported on first use; only `product` and `registry` are known to the stages below.
"""
