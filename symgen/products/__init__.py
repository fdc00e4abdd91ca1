"""Products: files that symgen generates from a chain for other tools, beside the plain sources of a target.

`PRODUCTS[name].files` generates them from a Build and from the files that were generated before.

product    the record: its name, the functions that its files call, its maker and settings
registry    the records, in the order of writing
project    CMakeLists.txt, a pkg-config file and a first program, for C of the profile controller
settings    values of settings, read from command-line options
program    compiles and runs the programs of products for a check
kit    a test program with known answers, for C of the profile controller
simulator, scenario_file    a stand-alone program that simulates the chain, and its first scenario
simulator_check, casadi_check    compare two of the products with other opinions
fmu    a Functional Mock-up Unit
casadi    functions for optimal control with derivatives, as C that CasADi loads

`symgen emit` lists the products from the registry, by `--target` or `--with`. Makers are named in the records and
imported on first use; only `product` and `registry` are known to the stages below.
"""
