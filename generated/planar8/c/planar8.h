/* planar8, emitted by symgen 0.2.0 */
/*
 * Planar arm of eight slender links
 *
 * To begin, fill planar8_parameters as planar8_default_parameters does, and call planar8_prepare;
 * functions take its result.
 * Sines and cosines are computed here up to 205889 rad; beyond, the math library's are called (link with -lm).
 * Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.
 * Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.
 */
#ifndef PLANAR8_H
#define PLANAR8_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "planar8 counts on IEEE arithmetic: compile it without -ffast-math, -Ofast and the like (-O3 -ffp-contract=fast is fine)"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2)
#error "planar8 counts on arithmetic in its own precision: compile it with -mfpmath=sse"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The number type of every quantity. */
typedef double planar8_real;

/* Each is set by itself: what the chain gives a parameter as a formula of others is its default only. */
typedef struct planar8_parameters {
    double reserved; /* no parameters */
} planar8_parameters;

/* All that depends on parameters alone. */
typedef struct planar8_prepared {
    double k[1];
} planar8_prepared;

#define PLANAR8_JOINTS 8U /* length of q, qd, qdd and tau */

/* Name of a joint by its place in q; empty for a number that is none. */
const char *planar8_joint_name(size_t joint);

/* Limits by the chain's own values, infinite where there is none; no function here keeps to them. Positions are those
   of `limits`, or else of the stops, in rad or m; velocities in rad/s or m/s, efforts in N m or N. */
void planar8_joint_limits(planar8_real lower[8], planar8_real upper[8], planar8_real velocity[8], planar8_real effort[8]);

/* Fills in the chain's own values. */
void planar8_default_parameters(planar8_parameters *parameters);

/* 0 when the parameters satisfy the rules of the chain's format, masses that are not negative and the like; else the
   number of the first rule that they break, all in double precision. No rule tells whether M is positive definite. */
int planar8_broken_rule(const planar8_parameters *parameters);

/* Deprecated, planar8_broken_rule by its former name: 0 where the parameters are valid. The next version leaves it out. */
int planar8_valid(const planar8_parameters *parameters);

/* The text of a rule; empty for 0 and for every other number that is none of a rule. */
const char *planar8_rule(int number);

/* To be called once after parameters have changed. Nothing is checked here: see planar8_broken_rule. */
void planar8_prepare(const planar8_parameters *parameters, planar8_prepared *prepared);

/*
 * Inertia matrix of the chain.
 *
 * Takes
 *   q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   M[8][8]  inertia matrix; row by row
 *
 * Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.
 *
 * Operations: 80 add, 67 mul, 0 div, 0 sqrt, 7 sincos, 0 other.
 */
void planar8_mass_matrix(const planar8_prepared *prepared, const double q[8], double M[64]);

/*
 * Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.
 *
 * Takes
 *   q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *   qd[8]  joint rates, rad/s or m/s
 *
 * Gives
 *   h[8]  bias, N m or N
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/bias.py.
 *
 * Operations: 53 add, 65 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
 */
void planar8_bias(const planar8_prepared *prepared, const double q[8], const double qd[8], double h[8]);

/*
 * Generalised forces of gravity alone.
 *
 * Takes
 *   q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   g[8]  gravity terms, N m or N
 *
 * Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
 * symgen/derive/functions/gravity.py.
 *
 * Operations: 14 add, 8 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
 */
void planar8_gravity(const planar8_prepared *prepared, const double q[8], double g[8]);

/*
 * Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.
 *
 * Takes
 *   q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *   qd[8]  joint rates, rad/s or m/s
 *
 * Gives
 *   C[8][8]  Christoffel's matrix; row by row
 *
 * Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.
 *
 * Operations: 264 add, 279 mul, 0 div, 0 sqrt, 8 sincos, 18 other.
 */
void planar8_coriolis_matrix(const planar8_prepared *prepared, const double q[8], const double qd[8], double C[64]);

/*
 * Joint forces of a motion.
 *
 * Takes
 *   q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *   qd[8]   joint rates, rad/s or m/s
 *   qdd[8]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/inverse_dynamics.py.
 *
 * Operations: 83 add, 87 mul, 0 div, 0 sqrt, 8 sincos, 4 other.
 */
void planar8_inverse_dynamics(const planar8_prepared *prepared, const double q[8], const double qd[8], const double qdd[8], double tau[8]);

/*
 * Joint accelerations under given joint forces.
 *
 * Takes
 *   q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *   qd[8]   joint rates, rad/s or m/s
 *   tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   qdd[8]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by articulated bodies (Featherstone 1983): symgen/derive/functions/forward_dynamics.py.
 *
 * Operations: 158 add, 179 mul, 7 div, 0 sqrt, 8 sincos, 3 other.
 */
void planar8_forward_dynamics(const planar8_prepared *prepared, const double q[8], const double qd[8], const double tau[8], double qdd[8]);

/*
 * Kinetic energy.
 *
 * Takes
 *   q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *   qd[8]  joint rates, rad/s or m/s
 *
 * Gives
 *   T  kinetic energy, J
 *
 * Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.
 *
 * Operations: 53 add, 80 mul, 0 div, 0 sqrt, 7 sincos, 0 other.
 */
void planar8_kinetic_energy(const planar8_prepared *prepared, const double q[8], const double qd[8], double *T);

/*
 * Potential energy: gravity's part is zero at the base origin, springs' at their rest.
 *
 * Takes
 *   q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   V  potential energy, J
 *
 * Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.
 *
 * Operations: 20 add, 29 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
 */
void planar8_potential_energy(const planar8_prepared *prepared, const double q[8], double *V);

/*
 * Position of tip, base frame.
 *
 * Takes
 *   q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 27 add, 40 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
 */
void planar8_position_tip(const planar8_prepared *prepared, const double q[8], double x[3]);

/*
 * Rotation of the link that carries tip: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 14 add, 28 mul, 0 div, 0 sqrt, 8 sincos, 1 other.
 */
void planar8_rotation_tip(const planar8_prepared *prepared, const double q[8], double R[9]);

/*
 * First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   J[6][8]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 39 add, 42 mul, 0 div, 0 sqrt, 8 sincos, 6 other.
 */
void planar8_jacobian_tip(const planar8_prepared *prepared, const double q[8], double J[48]);

/*
 * Influence coefficients of tip, base frame.
 *
 * Takes
 *   q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   G[3][8]     first-order influence coefficients; row by row
 *   H[3][8][8]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 41 add, 42 mul, 0 div, 0 sqrt, 8 sincos, 9 other.
 */
void planar8_influence_tip(const planar8_prepared *prepared, const double q[8], double G[24], double H[192]);

/*
 * Influence coefficients of the link of tip, base frame.
 *
 * Takes
 *   q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   G[3][8]     first-order influence coefficients; row by row
 *   H[3][8][8]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void planar8_influence_rotational_tip(const planar8_prepared *prepared, const double q[8], double G[24], double H[192]);

/*
 * Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.
 *
 * Takes
 *   q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   P[8][8][8]  inertia power array, P[i] belongs to joint i; row by row
 *
 * Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.
 *
 * Operations: 110 add, 132 mul, 0 div, 0 sqrt, 8 sincos, 28 other.
 */
void planar8_inertia_power(const planar8_prepared *prepared, const double q[8], double P[512]);

/*
 * Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.
 *
 * Takes
 *   q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *   qd[8]   joint rates, rad/s or m/s
 *   qdd[8]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   F[8][6]  force, then moment, per joint, N and N m; row by row
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.
 *
 * Operations: 108 add, 130 mul, 0 div, 0 sqrt, 8 sincos, 7 other.
 */
void planar8_reactions(const planar8_prepared *prepared, const double q[8], const double qd[8], const double qdd[8], double F[48]);

/*
 * Derivatives of inverse dynamics by coordinates, rates and accelerations.
 *
 * Takes
 *   q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *   qd[8]   joint rates, rad/s or m/s
 *   qdd[8]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   by_q[8][8]    d tau/dq; row by row
 *   by_qd[8][8]   d tau/dqd; row by row
 *   by_qdd[8][8]  d tau/dqdd, the inertia matrix; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion:
 * symgen/derive/functions/inverse_dynamics_gradients.py.
 *
 * Operations: 454 add, 397 mul, 0 div, 0 sqrt, 8 sincos, 58 other.
 */
void planar8_inverse_dynamics_gradients(const planar8_prepared *prepared, const double q[8], const double qd[8], const double qdd[8], double by_q[64], double by_qd[64], double by_qdd[64]);

/*
 * Linearisation of the smooth forward dynamics about a state.
 *
 * Takes
 *   q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *   qd[8]   joint rates, rad/s or m/s
 *   tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   A[16][16]  state matrix, state (q, qd); row by row
 *   B[16][8]   input matrix, one column per joint; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
 * symgen/derive/functions/linearize.py.
 *
 * Operations: 1685 add, 1800 mul, 7 div, 0 sqrt, 8 sincos, 84 other.
 */
void planar8_linearize(const planar8_prepared *prepared, const double q[8], const double qd[8], const double tau[8], double A[256], double B[128]);

/*
 * Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.
 *
 * Takes
 *   q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *   qd[8]   joint rates, rad/s or m/s
 *   qdd[8]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   Y[8][80]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
 *             row
 *
 * Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
 * symgen/derive/functions/regressor.py.
 *
 * Operations: 245 add, 314 mul, 0 div, 0 sqrt, 8 sincos, 20 other.
 */
void planar8_regressor(const planar8_prepared *prepared, const double q[8], const double qd[8], const double qdd[8], double Y[640]);

/*
 * Hessian of the potential, gravity included.
 *
 * Takes
 *   q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   K[8][8]  stiffness matrix; row by row
 *
 * Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.
 *
 * Operations: 20 add, 34 mul, 0 div, 0 sqrt, 8 sincos, 2 other.
 */
void planar8_stiffness_matrix(const planar8_prepared *prepared, const double q[8], double K[64]);

/*
 * Hessian of Rayleigh's dissipation function.
 *
 * Takes
 *   q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
 *
 * Gives
 *   D[8][8]  damping matrix; row by row
 *
 * Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void planar8_damping_matrix(const planar8_prepared *prepared, const double q[8], double D[64]);

#ifdef __cplusplus
}
#endif

#endif
