/* panda, emitted by symgen 0.2.0 */
/*
 * Franka Emika Panda with its hand, identified parameters
 *
 * To begin, fill panda_parameters as panda_default_parameters does, and call panda_prepare;
 * functions take its result.
 * Sines and cosines are computed here up to 205889 rad; beyond, the math library's are called (link with -lm).
 * Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.
 * Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.
 */
#ifndef PANDA_H
#define PANDA_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "panda counts on IEEE arithmetic: compile it without -ffast-math, -Ofast and the like (-O3 -ffp-contract=fast is fine)"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2)
#error "panda counts on arithmetic in its own precision: compile it with -mfpmath=sse"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The number type of every quantity. */
typedef double panda_real;

/* Each is set by itself: what the chain gives a parameter as a formula of others is its default only. */
typedef struct panda_parameters {
    double reserved; /* no parameters */
} panda_parameters;

/* All that depends on parameters alone. */
typedef struct panda_prepared {
    double k[1];
} panda_prepared;

#define PANDA_JOINTS 7U /* length of q, qd, qdd and tau */

/* Name of a joint by its place in q; empty for a number that is none. */
const char *panda_joint_name(size_t joint);

/* Limits by the chain's own values, infinite where there is none; no function here keeps to them. Positions are those
   of `limits`, or else of the stops, in rad or m; velocities in rad/s or m/s, efforts in N m or N. */
void panda_joint_limits(panda_real lower[7], panda_real upper[7], panda_real velocity[7], panda_real effort[7]);

/* Fills in the chain's own values. */
void panda_default_parameters(panda_parameters *parameters);

/* 0 when the parameters satisfy the rules of the chain's format, masses that are not negative and the like; else the
   number of the first rule that they break, all in double precision. No rule tells whether M is positive definite. */
int panda_broken_rule(const panda_parameters *parameters);

/* Deprecated, panda_broken_rule by its former name: 0 where the parameters are valid. The next version leaves it out. */
int panda_valid(const panda_parameters *parameters);

/* The text of a rule; empty for 0 and for every other number that is none of a rule. */
const char *panda_rule(int number);

/* To be called once after parameters have changed. Nothing is checked here: see panda_broken_rule. */
void panda_prepare(const panda_parameters *parameters, panda_prepared *prepared);

/*
 * Inertia matrix of the chain.
 *
 * Takes
 *   q[7]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   M[7][7]  inertia matrix; row by row
 *
 * Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.
 *
 * Operations: 144 add, 158 mul, 0 div, 0 sqrt, 6 sincos, 9 other.
 */
void panda_mass_matrix(const panda_prepared *prepared, const double q[7], double M[49]);

/*
 * Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.
 *
 * Takes
 *   q[7]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *   qd[7]  joint rates, rad/s or m/s
 *
 * Gives
 *   h[7]  bias, N m or N
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/bias.py.
 *
 * Operations: 228 add, 270 mul, 0 div, 0 sqrt, 6 sincos, 1 other.
 */
void panda_bias(const panda_prepared *prepared, const double q[7], const double qd[7], double h[7]);

/*
 * Generalised forces of gravity alone.
 *
 * Takes
 *   q[7]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   g[7]  gravity terms, N m or N
 *
 * Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
 * symgen/derive/functions/gravity.py.
 *
 * Operations: 35 add, 57 mul, 0 div, 0 sqrt, 6 sincos, 3 other.
 */
void panda_gravity(const panda_prepared *prepared, const double q[7], double g[7]);

/*
 * Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.
 *
 * Takes
 *   q[7]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *   qd[7]  joint rates, rad/s or m/s
 *
 * Gives
 *   C[7][7]  Christoffel's matrix; row by row
 *
 * Computed by Christoffel's symbols, derivatives of the inertia matrix:
 * symgen/derive/functions/coriolis_matrix.py.
 *
 * Operations: 698 add, 784 mul, 0 div, 0 sqrt, 6 sincos, 5 other.
 */
void panda_coriolis_matrix(const panda_prepared *prepared, const double q[7], const double qd[7], double C[49]);

/*
 * Joint forces of a motion.
 *
 * Takes
 *   q[7]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *   qd[7]   joint rates, rad/s or m/s
 *   qdd[7]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[7]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/inverse_dynamics.py.
 *
 * Operations: 252 add, 280 mul, 0 div, 0 sqrt, 6 sincos, 1 other.
 */
void panda_inverse_dynamics(const panda_prepared *prepared, const double q[7], const double qd[7], const double qdd[7], double tau[7]);

/*
 * Joint accelerations under given joint forces.
 *
 * Takes
 *   q[7]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *   qd[7]   joint rates, rad/s or m/s
 *   tau[7]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   qdd[7]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
 * symgen/derive/functions/forward_dynamics.py.
 *
 * Operations: 477 add, 542 mul, 6 div, 0 sqrt, 6 sincos, 3 other.
 */
void panda_forward_dynamics(const panda_prepared *prepared, const double q[7], const double qd[7], const double tau[7], double qdd[7]);

/*
 * Kinetic energy.
 *
 * Takes
 *   q[7]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *   qd[7]  joint rates, rad/s or m/s
 *
 * Gives
 *   T  kinetic energy, J
 *
 * Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.
 *
 * Operations: 107 add, 157 mul, 0 div, 0 sqrt, 6 sincos, 0 other.
 */
void panda_kinetic_energy(const panda_prepared *prepared, const double q[7], const double qd[7], double *T);

/*
 * Potential energy: gravity's part is zero at the base origin, springs' at their rest.
 *
 * Takes
 *   q[7]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   V  potential energy, J
 *
 * Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.
 *
 * Operations: 20 add, 21 mul, 0 div, 0 sqrt, 6 sincos, 0 other.
 */
void panda_potential_energy(const panda_prepared *prepared, const double q[7], double *V);

/*
 * Position of tip, base frame.
 *
 * Takes
 *   q[7]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 15 add, 22 mul, 0 div, 0 sqrt, 6 sincos, 0 other.
 */
void panda_position_tip(const panda_prepared *prepared, const double q[7], double x[3]);

/*
 * Rotation of the link that carries tip: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[7]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 28 add, 59 mul, 0 div, 0 sqrt, 7 sincos, 0 other.
 */
void panda_rotation_tip(const panda_prepared *prepared, const double q[7], double R[9]);

/*
 * First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[7]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   J[6][7]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 67 add, 99 mul, 0 div, 0 sqrt, 6 sincos, 14 other.
 */
void panda_jacobian_tip(const panda_prepared *prepared, const double q[7], double J[42]);

/*
 * Influence coefficients of tip, base frame.
 *
 * Takes
 *   q[7]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   G[3][7]     first-order influence coefficients; row by row
 *   H[3][7][7]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 118 add, 213 mul, 0 div, 0 sqrt, 6 sincos, 40 other.
 */
void panda_influence_tip(const panda_prepared *prepared, const double q[7], double G[21], double H[147]);

/*
 * Influence coefficients of the link of tip, base frame.
 *
 * Takes
 *   q[7]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   G[3][7]     first-order influence coefficients; row by row
 *   H[3][7][7]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 54 add, 121 mul, 0 div, 0 sqrt, 6 sincos, 24 other.
 */
void panda_influence_rotational_tip(const panda_prepared *prepared, const double q[7], double G[21], double H[147]);

/*
 * Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.
 *
 * Takes
 *   q[7]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   P[7][7][7]  inertia power array, P[i] belongs to joint i; row by row
 *
 * Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.
 *
 * Operations: 1939 add, 2367 mul, 0 div, 0 sqrt, 7 sincos, 58 other.
 */
void panda_inertia_power(const panda_prepared *prepared, const double q[7], double P[343]);

/*
 * Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.
 *
 * Takes
 *   q[7]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *   qd[7]   joint rates, rad/s or m/s
 *   qdd[7]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   F[7][6]  force, then moment, per joint, N and N m; row by row
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.
 *
 * Operations: 375 add, 443 mul, 0 div, 0 sqrt, 6 sincos, 15 other.
 */
void panda_reactions(const panda_prepared *prepared, const double q[7], const double qd[7], const double qdd[7], double F[42]);

/*
 * Derivatives of inverse dynamics by coordinates, rates and accelerations.
 *
 * Takes
 *   q[7]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *   qd[7]   joint rates, rad/s or m/s
 *   qdd[7]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   by_q[7][7]    d tau/dq; row by row
 *   by_qd[7][7]   d tau/dqd; row by row
 *   by_qdd[7][7]  d tau/dqdd, the inertia matrix; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion:
 * symgen/derive/functions/inverse_dynamics_gradients.py.
 *
 * Operations: 1720 add, 1955 mul, 0 div, 0 sqrt, 6 sincos, 32 other.
 */
void panda_inverse_dynamics_gradients(const panda_prepared *prepared, const double q[7], const double qd[7], const double qdd[7], double by_q[49], double by_qd[49], double by_qdd[49]);

/*
 * Linearisation of the smooth forward dynamics about a state.
 *
 * Takes
 *   q[7]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *   qd[7]   joint rates, rad/s or m/s
 *   tau[7]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   A[14][14]  state matrix, state (q, qd); row by row
 *   B[14][7]   input matrix, one column per joint; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
 * symgen/derive/functions/linearize.py.
 *
 * Operations: 2615 add, 2971 mul, 6 div, 0 sqrt, 6 sincos, 51 other.
 */
void panda_linearize(const panda_prepared *prepared, const double q[7], const double qd[7], const double tau[7], double A[196], double B[98]);

/*
 * Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.
 *
 * Takes
 *   q[7]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *   qd[7]   joint rates, rad/s or m/s
 *   qdd[7]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   Y[7][70]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
 *             row
 *
 * Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
 * symgen/derive/functions/regressor.py.
 *
 * Operations: 632 add, 839 mul, 0 div, 0 sqrt, 6 sincos, 58 other.
 */
void panda_regressor(const panda_prepared *prepared, const double q[7], const double qd[7], const double qdd[7], double Y[490]);

/*
 * Hessian of the potential, gravity included.
 *
 * Takes
 *   q[7]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   K[7][7]  stiffness matrix; row by row
 *
 * Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.
 *
 * Operations: 92 add, 175 mul, 0 div, 0 sqrt, 7 sincos, 10 other.
 */
void panda_stiffness_matrix(const panda_prepared *prepared, const double q[7], double K[49]);

/*
 * Hessian of Rayleigh's dissipation function.
 *
 * Takes
 *   q[7]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7
 *
 * Gives
 *   D[7][7]  damping matrix; row by row
 *
 * Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void panda_damping_matrix(const panda_prepared *prepared, const double q[7], double D[49]);

#ifdef __cplusplus
}
#endif

#endif
