/* karnopp_masses, emitted by symgen 0.2.0 */
/*
 * A mass slides on a mass that slides on the ground, Karnopp (1985), figure 4
 *
 * Functions of the host that run over many states on a device, one thread a state. All arrays lie on the device,
 * as structures of arrays: element k of state s at [k*count + s], matrices row by row. `sets` is 1 for one set
 * of parameters for all states, or `count` for one per state; parameter i of set s stands at parameters[i*sets +
 * s]. To begin, fill parameters as karnopp_masses_cuda_default_parameters does, and call
 * karnopp_masses_cuda_prepare; functions take its result. Results may take the place of arguments; other arrays
 * must not overlap. Functions return at once, with 0 or CUDA's error; the stream, 0 for the default one, orders
 * what they start.
 *
 * Sines and cosines are computed here up to 205889 rad; beyond, CUDA's are called. With --fmad=false all else
 * that is no function of the math library has the bits of C without contraction. Compile without
 * --use_fast_math.
 */
#ifndef KARNOPP_MASSES_CUDA_H
#define KARNOPP_MASSES_CUDA_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

struct CUstream_st; /* a cudaStream_t points to one */

typedef double karnopp_masses_cuda_real;

#define KARNOPP_MASSES_CUDA_JOINTS 2U /* coordinates */
#define KARNOPP_MASSES_CUDA_PARAMETERS 5U /* numbers of a set */
#define KARNOPP_MASSES_CUDA_PREPARED 51U /* numbers of a set that is prepared */

/* Fills in the chain's own values, in the host's memory:
 *   parameters[0]  m1, upper mass, kg
 *   parameters[1]  m2, lower mass, kg
 *   parameters[2]  k, spring between the masses, N/m
 *   parameters[3]  Fr, friction between the masses when they slide, N
 *   parameters[4]  Ff, friction on the ground when it slides, N
 */
void karnopp_masses_cuda_default_parameters(double *parameters);

/* The text of a rule on parameters; empty for 0 and for every other number that is none of a rule. */
const char *karnopp_masses_cuda_rule(int number);

/*
 * All that depends on parameters alone, of each set of parameters. To be called after they have changed.
 */
int karnopp_masses_cuda_prepare(struct CUstream_st *stream, size_t sets, const double *parameters, double *prepared);

/*
 * 0 for each set of parameters that satisfies the rules of the chain's format; else the number of the first rule
 * that it breaks, whose text is karnopp_masses_cuda_rule(number).
 */
int karnopp_masses_cuda_broken_rule(struct CUstream_st *stream, size_t sets, const double *parameters, int *rules);

/*
 * Inertia matrix of the chain.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: x2, r
 *
 * Gives
 *   M[2][2]  inertia matrix; row by row
 *
 * Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_mass_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *M);

/*
 * Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.
 *
 * Takes
 *   q[2]   joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]  joint rates, rad/s or m/s
 *
 * Gives
 *   h[2]  bias, N m or N
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/bias.py.
 *
 * Operations: 0 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_bias(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *h);

/*
 * Generalised forces of gravity alone.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: x2, r
 *
 * Gives
 *   g[2]  gravity terms, N m or N
 *
 * Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
 * symgen/derive/functions/gravity.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_gravity(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *g);

/*
 * Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.
 *
 * Takes
 *   q[2]   joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]  joint rates, rad/s or m/s
 *
 * Gives
 *   C[2][2]  Christoffel's matrix; row by row
 *
 * Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_coriolis_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *C);

/*
 * Joint forces of a motion, friction left out.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[2]  joint torques and forces, N m or N: x2, r
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/inverse_dynamics.py.
 *
 * Operations: 3 add, 3 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_inverse_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *tau);

/*
 * Joint accelerations under given joint forces, friction left out.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]   joint rates, rad/s or m/s
 *   tau[2]  joint torques and forces, N m or N: x2, r
 *
 * Gives
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
 * symgen/derive/functions/forward_dynamics.py.
 *
 * Operations: 3 add, 5 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_forward_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, double *qdd);

/*
 * Kinetic energy.
 *
 * Takes
 *   q[2]   joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]  joint rates, rad/s or m/s
 *
 * Gives
 *   T  kinetic energy, J
 *
 * Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.
 *
 * Operations: 2 add, 4 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_kinetic_energy(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *T);

/*
 * Potential energy: gravity's part is zero at the base origin, springs' at their rest.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: x2, r
 *
 * Gives
 *   V  potential energy, J
 *
 * Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.
 *
 * Operations: 0 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_potential_energy(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *V);

/*
 * Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: x2, r
 *
 * Gives
 *   P[2][2][2]  inertia power array, P[i] belongs to joint i; row by row
 *
 * Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_inertia_power(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *P);

/*
 * Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   F[2][6]  force, then moment, per joint, N and N m; row by row
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.
 *
 * Operations: 2 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_reactions(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *F);

/*
 * Derivatives of inverse dynamics by coordinates, rates and accelerations.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   by_q[2][2]    d tau/dq; row by row
 *   by_qd[2][2]   d tau/dqd; row by row
 *   by_qdd[2][2]  d tau/dqdd, the inertia matrix; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion:
 * symgen/derive/functions/inverse_dynamics_gradients.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_inverse_dynamics_gradients(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);

/*
 * Linearisation of the smooth forward dynamics about a state, friction left out.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]   joint rates, rad/s or m/s
 *   tau[2]  joint torques and forces, N m or N: x2, r
 *
 * Gives
 *   A[4][4]  state matrix, state (q, qd); row by row
 *   B[4][2]  input matrix, one column per joint; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
 * symgen/derive/functions/linearize.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_linearize(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, double *A, double *B);

/*
 * One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]   joint rates, rad/s or m/s
 *   tau[2]  joint torques and forces, N m or N: x2, r
 *   dt      step, s
 *
 * Gives
 *   q_next[2]   joint coordinates in the chain's order, rad or m
 *   qd_next[2]  joint rates, rad/s or m/s
 *   A[4][4]     d(q_next, qd_next)/d(q, qd); row by row
 *   B[4][2]     d(q_next, qd_next)/d tau, one column per joint; row by row
 *
 * Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.
 *
 * Operations: 29 add, 42 mul, 0 div, 0 sqrt, 0 sincos, 1 other.
 */
int karnopp_masses_cuda_linearize_step(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B);

/*
 * Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   Y[2][20]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
 *             row
 *
 * Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
 * symgen/derive/functions/regressor.py.
 *
 * Operations: 1 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_regressor(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *Y);

/*
 * Hessian of the potential, gravity included.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: x2, r
 *
 * Gives
 *   K[2][2]  stiffness matrix; row by row
 *
 * Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_stiffness_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *K);

/*
 * Hessian of Rayleigh's dissipation function.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: x2, r
 *
 * Gives
 *   D[2][2]  damping matrix; row by row
 *
 * Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_damping_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *D);

/*
 * Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.
 *
 * Takes
 *   q[2]      joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]     joint rates, rad/s or m/s
 *   tau[2]    joint torques and forces, N m or N: x2, r
 *   stuck[2]  joints to hold at rest
 *
 * Gives
 *   f[2]    friction, positive against positive rates, N m or N
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
 * symgen/derive/functions/sticking_forces.py.
 *
 * Operations: 8 add, 11 mul, 1 div, 0 sqrt, 0 sincos, 12 other.
 */
int karnopp_masses_cuda_sticking_forces(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd);

/*
 * Friction and accelerations for given modes.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]    joint rates, rad/s or m/s
 *   tau[2]   joint torques and forces, N m or N: x2, r
 *   mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   f[2]    friction, positive against positive rates, N m or N
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *   status  0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given modes;
 *           3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion in the
 *           given modes, known not to be the only one; 5 limit: the bound on iterations was reached first; 6 not
 *           finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eqs. 10 and 28):
 * symgen/derive/functions/friction_dynamics.py.
 *
 * Operations: 14 add, 11 mul, 1 div, 0 sqrt, 0 sincos, 26 other.
 */
int karnopp_masses_cuda_friction_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status);

/*
 * The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]    joint rates, rad/s or m/s
 *   tau[2]   joint torques and forces, N m or N: x2, r
 *   mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   f[2]     friction, positive against positive rates, N m or N
 *   qdd[2]   joint accelerations, rad/s^2 or m/s^2
 *   low[2]   lowest friction that holds the joint, N m or N
 *   high[2]  highest friction that holds the joint, N m or N
 *   load[2]  signed force on bearing or slide, or what a drive with losses carries, N m or N
 *   status   0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
 *            modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion
 *            in the given modes, known not to be the only one; 5 limit: the bound on iterations was reached
 *            first; 6 not finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
 * symgen/derive/functions/friction_limits.py.
 *
 * Operations: 14 add, 11 mul, 1 div, 0 sqrt, 0 sincos, 26 other.
 */
int karnopp_masses_cuda_friction_limits(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status);

/*
 * Quantities whose zeros are the events of a motion.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]    joint rates, rad/s or m/s
 *   tau[2]   joint torques and forces, N m or N: x2, r
 *   mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   rate[2]     rates of sliding joints in the sense of their modes, rad/s or m/s
 *   lower[2]    friction of resting joints above the lowest that holds them, N m or N
 *   upper[2]    friction of resting joints below the highest that holds them, N m or N
 *   load[2][3]  signed loads of sliding joints: two bearings, and the drive, N m or N; row by row
 *   status      0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
 *               modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a
 *               motion in the given modes, known not to be the only one; 5 limit: the bound on iterations was
 *               reached first; 6 not finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
 * symgen/derive/functions/switching_functions.py.
 *
 * Operations: 18 add, 13 mul, 1 div, 0 sqrt, 0 sincos, 32 other.
 */
int karnopp_masses_cuda_switching_functions(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status);

/*
 * Modes after an event: all joints at zero rate are decided together.
 *
 * Takes
 *   q[2]        joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]       joint rates, rad/s or m/s
 *   tau[2]      joint torques and forces, N m or N: x2, r
 *   mode[2]     modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   reached[2]  joints whose static limit was reached at this event
 *
 * Gives
 *   mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate; after the event
 *   status        0 ok: every law holds: the first consistent pattern by the rule, the only one with so few
 *                 sliding joints, and its motion is shown to be the only one in these modes; patterns with more
 *                 sliding joints may be consistent too; 1 tie: as 0, but other patterns with as many sliding
 *                 joints are consistent; the first in joint order is taken; 2 none: no pattern obeys every law
 *                 in the motion found for it (loads or losses jam; level friction never does); not excluded:
 *                 another motion of a pattern; the numbers are finite and obey no law; 3 unproven: every law
 *                 holds; not shown: that this is the first pattern by the rule, or its motion the only one in
 *                 these modes; 4 several: every law holds; in these modes the equations have other accelerations
 *                 or signs of loads, which may obey every law or not (`consistent_modes` tells); 5 limit: the
 *                 bound on iterations was reached first; the best so far, which may break the laws; 6 not
 *                 finite: NaN, an infinity, or dt <= 0; a step leaves the state as it was
 *
 * Computed by a bounded search through patterns of modes (Karnopp 1985; Dupont 1993, section 3):
 * symgen/derive/functions/decide.py.
 *
 * Operations: at most 342 add, 360 mul, 19 div, 0 sqrt, 0 sincos, 3364 other.
 */
int karnopp_masses_cuda_decide(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status);

/*
 * Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[2]   joint torques and forces, N m or N: x2, r
 *   low[2]   lowest torque that holds a joint at rest, N m or N
 *   high[2]  highest torque that holds a joint at rest, N m or N
 *
 * Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
 * symgen/derive/functions/friction_inverse_dynamics.py.
 *
 * Operations: 9 add, 6 mul, 0 div, 0 sqrt, 0 sincos, 12 other.
 */
int karnopp_masses_cuda_friction_inverse_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high);

/*
 * Joint forces of a motion with friction; that of a joint at rest opposes its intended direction.
 *
 * Takes
 *   q[2]          joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]         joint rates, rad/s or m/s
 *   qdd[2]        joint accelerations, rad/s^2 or m/s^2
 *   direction[2]  intended directions of joints at rest: +1, 0 (none), -1
 *
 * Gives
 *   tau[2]  joint torques and forces, N m or N: x2, r
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) and the laws of friction and of drives
 * (Dupont 1993, eqs. 17 to 24): symgen/derive/functions/friction_torque.py.
 *
 * Operations: 5 add, 5 mul, 0 div, 0 sqrt, 0 sincos, 10 other.
 */
int karnopp_masses_cuda_friction_torque(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau);

/*
 * Drive forces of the joints with kinematic input.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[2]  what the drives of prescribed joints must supply; zero at the others, N m or N: x2, r
 *
 * Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
 * symgen/derive/functions/drive_forces.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int karnopp_masses_cuda_drive_forces(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *tau);

/*
 * One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
 * breakaway, and may catch a joint right after it was let go.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]    joint rates, rad/s or m/s
 *   mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[2]   joint torques and forces, N m or N: x2, r
 *   dt       step, s
 *
 * Gives
 *   q_next[2]     joint coordinates in the chain's order, rad or m
 *   qd_next[2]    joint rates, rad/s or m/s
 *   mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   status        0 ok: every law holds: the first consistent pattern by the rule, the only one with so few
 *                 sliding joints, and its motion is shown to be the only one in these modes; patterns with more
 *                 sliding joints may be consistent too; 1 tie: as 0, but other patterns with as many sliding
 *                 joints are consistent; the first in joint order is taken; 2 none: no pattern obeys every law
 *                 in the motion found for it (loads or losses jam; level friction never does); not excluded:
 *                 another motion of a pattern; the numbers are finite and obey no law; 3 unproven: every law
 *                 holds; not shown: that this is the first pattern by the rule, or its motion the only one in
 *                 these modes; 4 several: every law holds; in these modes the equations have other accelerations
 *                 or signs of loads, which may obey every law or not (`consistent_modes` tells); 5 limit: the
 *                 bound on iterations was reached first; the best so far, which may break the laws; 6 not
 *                 finite: NaN, an infinity, or dt <= 0; a step leaves the state as it was; 7 unstable: dt
 *                 exceeds the limit of stability (dampers, viscous friction, springs, joints that turn round);
 *                 the step leaves the state as it was
 *
 * Computed by Karnopp's dead band (1985) and a Runge-Kutta step of order 4: symgen/derive/functions/step.py.
 *
 * Operations: at most 578 add, 685 mul, 29 div, 0 sqrt, 0 sincos, 3088 other.
 */
int karnopp_masses_cuda_step_arrays(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status);

/*
 * step_arrays in place, with `steps` counting the steps that were taken: the time is steps * dt. To start, set q
 * and qd and clear the rest. tau (and inputs) are held over a step; dt is one number for all states. A step that
 * fails with 6 or 7 is not taken.
 */
int karnopp_masses_cuda_step(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, double *q, double *qd, signed char *mode, unsigned long long *steps, const double *tau, double dt, int *status);

/*
 * One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 through
 * all of these.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: x2, r
 *   qd[2]    joint rates, rad/s or m/s
 *   mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[2]   joint torques and forces, N m or N: x2, r
 *   dt       step, s
 *
 * Gives
 *   q_next[2]     joint coordinates in the chain's order, rad or m
 *   qd_next[2]    joint rates, rad/s or m/s
 *   mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   status        0 ok: every law holds: the first consistent pattern by the rule, the only one with so few
 *                 sliding joints, and its motion is shown to be the only one in these modes; patterns with more
 *                 sliding joints may be consistent too; 1 tie: as 0, but other patterns with as many sliding
 *                 joints are consistent; the first in joint order is taken; 2 none: no pattern obeys every law
 *                 in the motion found for it (loads or losses jam; level friction never does); not excluded:
 *                 another motion of a pattern; the numbers are finite and obey no law; 3 unproven: every law
 *                 holds; not shown: that this is the first pattern by the rule, or its motion the only one in
 *                 these modes; 4 several: every law holds; in these modes the equations have other accelerations
 *                 or signs of loads, which may obey every law or not (`consistent_modes` tells); 5 limit: the
 *                 bound on iterations was reached first; the best so far, which may break the laws; 6 not
 *                 finite: NaN, an infinity, or dt <= 0; a step leaves the state as it was; 7 unstable: dt
 *                 exceeds the limit of stability (dampers, viscous friction, springs, joints that turn round);
 *                 the step leaves the state as it was
 *
 * Computed by Runge-Kutta steps of order 4 to interpolated crossings (Morgowicz):
 * symgen/derive/functions/step_interpolated.py.
 *
 * Operations: at most 8086 add, 9128 mul, 532 div, 28 sqrt, 0 sincos, 54226 other.
 */
int karnopp_masses_cuda_step_interpolated_arrays(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status);

/*
 * step_interpolated_arrays in place, with `steps` counting the steps that were taken: the time is steps * dt. To
 * start, set q and qd and clear the rest. tau (and inputs) are held over a step; dt is one number for all
 * states. A step that fails with 6 or 7 is not taken.
 */
int karnopp_masses_cuda_step_interpolated(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, double *q, double *qd, signed char *mode, unsigned long long *steps, const double *tau, double dt, int *status);

/*
 * Begins those states anew whose mask is true: q and qd are set, modes and deflections cleared, the count is 0.
 * The others stay as they are.
 */
int karnopp_masses_cuda_reset(struct CUstream_st *stream, size_t count, const bool *mask, const double *q_start, const double *qd_start, double *q, double *qd, signed char *mode, unsigned long long *steps);

#ifdef __cplusplus
}
#endif

#endif
