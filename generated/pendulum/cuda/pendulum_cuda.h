/* pendulum, emitted by symgen 0.2.0 */
/*
 * A slender rod on a pin; it hangs down at zero
 *
 * Functions of the host that run over many states on a device, one thread a state. All arrays lie on the device,
 * as structures of arrays: element k of state s at [k*count + s], matrices row by row. `sets` is 1 for one set
 * of parameters for all states, or `count` for one per state; parameter i of set s stands at parameters[i*sets +
 * s]. To begin, fill parameters as pendulum_cuda_default_parameters does, and call pendulum_cuda_prepare;
 * functions take its result. Results may take the place of arguments; other arrays must not overlap. Functions
 * return at once, with 0 or CUDA's error; the stream, 0 for the default one, orders what they start.
 *
 * Sines and cosines are computed here up to 205889 rad; beyond, CUDA's are called. With --fmad=false all else
 * that is no function of the math library has the bits of C without contraction. Compile without
 * --use_fast_math.
 */
#ifndef PENDULUM_CUDA_H
#define PENDULUM_CUDA_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

struct CUstream_st; /* a cudaStream_t points to one */

typedef double pendulum_cuda_real;

#define PENDULUM_CUDA_JOINTS 1U /* coordinates */
#define PENDULUM_CUDA_PARAMETERS 4U /* numbers of a set */
#define PENDULUM_CUDA_PREPARED 17U /* numbers of a set that is prepared */

/* Fills in the chain's own values, in the host's memory:
 *   parameters[0]  g, m/s^2
 *   parameters[1]  m, mass of the rod, kg
 *   parameters[2]  L, length of the rod, m
 *   parameters[3]  c, damping of the pin, N m s/rad
 */
void pendulum_cuda_default_parameters(double *parameters);

/* The text of a rule on parameters; empty for 0 and for every other number that is none of a rule. */
const char *pendulum_cuda_rule(int number);

/*
 * All that depends on parameters alone, of each set of parameters. To be called after they have changed.
 */
int pendulum_cuda_prepare(struct CUstream_st *stream, size_t sets, const double *parameters, double *prepared);

/*
 * 0 for each set of parameters that satisfies the rules of the chain's format; else the number of the first rule
 * that it breaks, whose text is pendulum_cuda_rule(number).
 */
int pendulum_cuda_broken_rule(struct CUstream_st *stream, size_t sets, const double *parameters, int *rules);

/*
 * Inertia matrix of the chain.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: swing
 *
 * Gives
 *   M[1][1]  inertia matrix; row by row
 *
 * Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int pendulum_cuda_mass_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *M);

/*
 * Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.
 *
 * Takes
 *   q[1]   joint coordinates in the chain's order, rad or m: swing
 *   qd[1]  joint rates, rad/s or m/s
 *
 * Gives
 *   h[1]  bias, N m or N
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/bias.py.
 *
 * Operations: 1 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
int pendulum_cuda_bias(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *h);

/*
 * Generalised forces of gravity alone.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: swing
 *
 * Gives
 *   g[1]  gravity terms, N m or N
 *
 * Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
 * symgen/derive/functions/gravity.py.
 *
 * Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
int pendulum_cuda_gravity(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *g);

/*
 * Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.
 *
 * Takes
 *   q[1]   joint coordinates in the chain's order, rad or m: swing
 *   qd[1]  joint rates, rad/s or m/s
 *
 * Gives
 *   C[1][1]  Christoffel's matrix; row by row
 *
 * Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int pendulum_cuda_coriolis_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *C);

/*
 * Joint forces of a motion.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: swing
 *   qd[1]   joint rates, rad/s or m/s
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[1]  joint torques and forces, N m or N: swing
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/inverse_dynamics.py.
 *
 * Operations: 2 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
int pendulum_cuda_inverse_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *tau);

/*
 * Joint accelerations under given joint forces.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: swing
 *   qd[1]   joint rates, rad/s or m/s
 *   tau[1]  joint torques and forces, N m or N: swing
 *
 * Gives
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
 * symgen/derive/functions/forward_dynamics.py.
 *
 * Operations: 2 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
int pendulum_cuda_forward_dynamics(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, double *qdd);

/*
 * Kinetic energy.
 *
 * Takes
 *   q[1]   joint coordinates in the chain's order, rad or m: swing
 *   qd[1]  joint rates, rad/s or m/s
 *
 * Gives
 *   T  kinetic energy, J
 *
 * Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.
 *
 * Operations: 0 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int pendulum_cuda_kinetic_energy(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, double *T);

/*
 * Potential energy: gravity's part is zero at the base origin, springs' at their rest.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: swing
 *
 * Gives
 *   V  potential energy, J
 *
 * Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.
 *
 * Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
int pendulum_cuda_potential_energy(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *V);

/*
 * Position of tip, base frame.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: swing
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
int pendulum_cuda_position_tip(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *x);

/*
 * Rotation of the link that carries tip: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: swing
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
 */
int pendulum_cuda_rotation_tip(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *R);

/*
 * First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: swing
 *
 * Gives
 *   J[6][1]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
int pendulum_cuda_jacobian_tip(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *J);

/*
 * Influence coefficients of tip, base frame.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: swing
 *
 * Gives
 *   G[3][1]     first-order influence coefficients; row by row
 *   H[3][1][1]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
 */
int pendulum_cuda_influence_tip(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *G, double *H);

/*
 * Influence coefficients of the link of tip, base frame.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: swing
 *
 * Gives
 *   G[3][1]     first-order influence coefficients; row by row
 *   H[3][1][1]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int pendulum_cuda_influence_rotational_tip(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *G, double *H);

/*
 * Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: swing
 *
 * Gives
 *   P[1][1][1]  inertia power array, P[i] belongs to joint i; row by row
 *
 * Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int pendulum_cuda_inertia_power(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *P);

/*
 * Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: swing
 *   qd[1]   joint rates, rad/s or m/s
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   F[1][6]  force, then moment, per joint, N and N m; row by row
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.
 *
 * Operations: 3 add, 7 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
 */
int pendulum_cuda_reactions(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *F);

/*
 * Derivatives of inverse dynamics by coordinates, rates and accelerations.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: swing
 *   qd[1]   joint rates, rad/s or m/s
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   by_q[1][1]    d tau/dq; row by row
 *   by_qd[1][1]   d tau/dqd; row by row
 *   by_qdd[1][1]  d tau/dqdd, the inertia matrix; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion:
 * symgen/derive/functions/inverse_dynamics_gradients.py.
 *
 * Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
int pendulum_cuda_inverse_dynamics_gradients(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);

/*
 * Linearisation of the smooth forward dynamics about a state.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: swing
 *   qd[1]   joint rates, rad/s or m/s
 *   tau[1]  joint torques and forces, N m or N: swing
 *
 * Gives
 *   A[2][2]  state matrix, state (q, qd); row by row
 *   B[2][1]  input matrix, one column per joint; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
 * symgen/derive/functions/linearize.py.
 *
 * Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
int pendulum_cuda_linearize(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, double *A, double *B);

/*
 * One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: swing
 *   qd[1]   joint rates, rad/s or m/s
 *   tau[1]  joint torques and forces, N m or N: swing
 *   dt      step, s
 *
 * Gives
 *   q_next[1]   joint coordinates in the chain's order, rad or m
 *   qd_next[1]  joint rates, rad/s or m/s
 *   A[2][2]     d(q_next, qd_next)/d(q, qd); row by row
 *   B[2][1]     d(q_next, qd_next)/d tau, one column per joint; row by row
 *
 * Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.
 *
 * Operations: 49 add, 59 mul, 0 div, 0 sqrt, 4 sincos, 0 other.
 */
int pendulum_cuda_linearize_step(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B);

/*
 * Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: swing
 *   qd[1]   joint rates, rad/s or m/s
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   Y[1][10]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
 *             row
 *
 * Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
 * symgen/derive/functions/regressor.py.
 *
 * Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
int pendulum_cuda_regressor(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, const double *qd, const double *qdd, double *Y);

/*
 * Hessian of the potential, gravity included.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: swing
 *
 * Gives
 *   K[1][1]  stiffness matrix; row by row
 *
 * Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.
 *
 * Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
int pendulum_cuda_stiffness_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *K);

/*
 * Hessian of Rayleigh's dissipation function.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: swing
 *
 * Gives
 *   D[1][1]  damping matrix; row by row
 *
 * Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
int pendulum_cuda_damping_matrix(struct CUstream_st *stream, size_t count, size_t sets, const double *prepared, const double *q, double *D);

#ifdef __cplusplus
}
#endif

#endif
