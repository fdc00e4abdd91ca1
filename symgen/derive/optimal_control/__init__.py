"""Functions for optimal control, with their first and second derivatives: what solvers of other programs call.

    chain --motion--> Implicit    accelerations a by R(y, a) = 0; in given modes, where joints have friction
    Implicit --implicit--> values, Jacobian, adjoint, Hessian of a weighted sum
    Implicit --runge_kutta, step_hessian--> the same of one step of order 4
    --functions--> Program    a function for each derivative and group of variables

No solve, loop or decision is differentiated: derivatives follow from R alone, by the theorem of implicit functions.
"""
