/* puma560, emitted by symgen 0.2.0 */
/*
 * PUMA 560 with the parameters of Armstrong, Khatib and Burdick (1986)
 *
 * To begin, fill puma560_parameters as puma560_default_parameters does, and call puma560_prepare;
 * functions take its result.
 * Sines and cosines are computed here up to 205889 rad; beyond, the math library's are called (link with -lm).
 * Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.
 * Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.
 */
#ifndef PUMA560_H
#define PUMA560_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "puma560 counts on IEEE arithmetic: compile it without -ffast-math, -Ofast and the like (-O3 -ffp-contract=fast is fine)"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2)
#error "puma560 counts on arithmetic in its own precision: compile it with -mfpmath=sse"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The number type of every quantity. */
typedef double puma560_real;

/* Each is set by itself: what the chain gives a parameter as a formula of others is its default only. */
typedef struct puma560_parameters {
    double reserved; /* no parameters */
} puma560_parameters;

/* All that depends on parameters alone. */
typedef struct puma560_prepared {
    double k[1];
} puma560_prepared;

#define PUMA560_JOINTS 6U /* length of q, qd, qdd and tau */

/* Name of a joint by its place in q; empty for a number that is none. */
const char *puma560_joint_name(size_t joint);

/* Limits by the chain's own values, infinite where there is none; no function here keeps to them. Positions are those
   of `limits`, or else of the stops, in rad or m; velocities in rad/s or m/s, efforts in N m or N. */
void puma560_joint_limits(puma560_real lower[6], puma560_real upper[6], puma560_real velocity[6], puma560_real effort[6]);

/* Fills in the chain's own values. */
void puma560_default_parameters(puma560_parameters *parameters);

/* 0 when the parameters satisfy the rules of the chain's format, masses that are not negative and the like; else the
   number of the first rule that they break, all in double precision. No rule tells whether M is positive definite. */
int puma560_broken_rule(const puma560_parameters *parameters);

/* Deprecated, puma560_broken_rule by its former name: 0 where the parameters are valid. The next version leaves it out. */
int puma560_valid(const puma560_parameters *parameters);

/* The text of a rule; empty for 0 and for every other number that is none of a rule. */
const char *puma560_rule(int number);

/* To be called once after parameters have changed. Nothing is checked here: see puma560_broken_rule. */
void puma560_prepare(const puma560_parameters *parameters, puma560_prepared *prepared);

/*
 * Inertia matrix of the chain.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   M[6][6]  inertia matrix; row by row
 *
 * Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.
 *
 * Operations: 52 add, 68 mul, 0 div, 0 sqrt, 4 sincos, 4 other.
 */
void puma560_mass_matrix(const puma560_prepared *prepared, const double q[6], double M[36]);

/*
 * Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.
 *
 * Takes
 *   q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]  joint rates, rad/s or m/s
 *
 * Gives
 *   h[6]  bias, N m or N
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/bias.py.
 *
 * Operations: 90 add, 136 mul, 0 div, 0 sqrt, 4 sincos, 2 other.
 */
void puma560_bias(const puma560_prepared *prepared, const double q[6], const double qd[6], double h[6]);

/*
 * Generalised forces of gravity alone.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   g[6]  gravity terms, N m or N
 *
 * Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
 * symgen/derive/functions/gravity.py.
 *
 * Operations: 7 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 2 other.
 */
void puma560_gravity(const puma560_prepared *prepared, const double q[6], double g[6]);

/*
 * Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.
 *
 * Takes
 *   q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]  joint rates, rad/s or m/s
 *
 * Gives
 *   C[6][6]  Christoffel's matrix; row by row
 *
 * Computed by Christoffel's symbols, derivatives of the inertia matrix:
 * symgen/derive/functions/coriolis_matrix.py.
 *
 * Operations: 172 add, 237 mul, 0 div, 0 sqrt, 4 sincos, 9 other.
 */
void puma560_coriolis_matrix(const puma560_prepared *prepared, const double q[6], const double qd[6], double C[36]);

/*
 * Joint forces of a motion.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]   joint rates, rad/s or m/s
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/inverse_dynamics.py.
 *
 * Operations: 120 add, 152 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
 */
void puma560_inverse_dynamics(const puma560_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double tau[6]);

/*
 * Joint accelerations under given joint forces.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]   joint rates, rad/s or m/s
 *   tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
 * symgen/derive/functions/forward_dynamics.py.
 *
 * Operations: 183 add, 240 mul, 4 div, 0 sqrt, 4 sincos, 3 other.
 */
void puma560_forward_dynamics(const puma560_prepared *prepared, const double q[6], const double qd[6], const double tau[6], double qdd[6]);

/*
 * Kinetic energy.
 *
 * Takes
 *   q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]  joint rates, rad/s or m/s
 *
 * Gives
 *   T  kinetic energy, J
 *
 * Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.
 *
 * Operations: 61 add, 101 mul, 0 div, 0 sqrt, 5 sincos, 0 other.
 */
void puma560_kinetic_energy(const puma560_prepared *prepared, const double q[6], const double qd[6], double *T);

/*
 * Potential energy: gravity's part is zero at the base origin, springs' at their rest.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   V  potential energy, J
 *
 * Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.
 *
 * Operations: 8 add, 10 mul, 0 div, 0 sqrt, 4 sincos, 0 other.
 */
void puma560_potential_energy(const puma560_prepared *prepared, const double q[6], double *V);

/*
 * Position of tip, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 11 add, 16 mul, 0 div, 0 sqrt, 5 sincos, 1 other.
 */
void puma560_position_tip(const puma560_prepared *prepared, const double q[6], double x[3]);

/*
 * Rotation of the link that carries tip: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 18 add, 39 mul, 0 div, 0 sqrt, 6 sincos, 3 other.
 */
void puma560_rotation_tip(const puma560_prepared *prepared, const double q[6], double R[9]);

/*
 * First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   J[6][6]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 32 add, 62 mul, 0 div, 0 sqrt, 5 sincos, 13 other.
 */
void puma560_jacobian_tip(const puma560_prepared *prepared, const double q[6], double J[36]);

/*
 * Influence coefficients of tip, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 59 add, 118 mul, 0 div, 0 sqrt, 5 sincos, 24 other.
 */
void puma560_influence_tip(const puma560_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Influence coefficients of the link of tip, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 21 add, 51 mul, 0 div, 0 sqrt, 5 sincos, 13 other.
 */
void puma560_influence_rotational_tip(const puma560_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   P[6][6][6]  inertia power array, P[i] belongs to joint i; row by row
 *
 * Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.
 *
 * Operations: 775 add, 957 mul, 0 div, 0 sqrt, 6 sincos, 52 other.
 */
void puma560_inertia_power(const puma560_prepared *prepared, const double q[6], double P[216]);

/*
 * Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]   joint rates, rad/s or m/s
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   F[6][6]  force, then moment, per joint, N and N m; row by row
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.
 *
 * Operations: 190 add, 232 mul, 0 div, 0 sqrt, 5 sincos, 20 other.
 */
void puma560_reactions(const puma560_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double F[36]);

/*
 * Derivatives of inverse dynamics by coordinates, rates and accelerations.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]   joint rates, rad/s or m/s
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   by_q[6][6]    d tau/dq; row by row
 *   by_qd[6][6]   d tau/dqd; row by row
 *   by_qdd[6][6]  d tau/dqdd, the inertia matrix; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion:
 * symgen/derive/functions/inverse_dynamics_gradients.py.
 *
 * Operations: 512 add, 698 mul, 0 div, 0 sqrt, 4 sincos, 31 other.
 */
void puma560_inverse_dynamics_gradients(const puma560_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double by_q[36], double by_qd[36], double by_qdd[36]);

/*
 * Linearisation of the smooth forward dynamics about a state.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]   joint rates, rad/s or m/s
 *   tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   A[12][12]  state matrix, state (q, qd); row by row
 *   B[12][6]   input matrix, one column per joint; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
 * symgen/derive/functions/linearize.py.
 *
 * Operations: 907 add, 1152 mul, 4 div, 0 sqrt, 4 sincos, 27 other.
 */
void puma560_linearize(const puma560_prepared *prepared, const double q[6], const double qd[6], const double tau[6], double A[144], double B[72]);

/*
 * Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]   joint rates, rad/s or m/s
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   Y[6][60]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
 *             row
 *
 * Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
 * symgen/derive/functions/regressor.py.
 *
 * Operations: 361 add, 472 mul, 0 div, 0 sqrt, 5 sincos, 36 other.
 */
void puma560_regressor(const puma560_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double Y[360]);

/*
 * Hessian of the potential, gravity included.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   K[6][6]  stiffness matrix; row by row
 *
 * Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.
 *
 * Operations: 8 add, 18 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
 */
void puma560_stiffness_matrix(const puma560_prepared *prepared, const double q[6], double K[36]);

/*
 * Hessian of Rayleigh's dissipation function.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Gives
 *   D[6][6]  damping matrix; row by row
 *
 * Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void puma560_damping_matrix(const puma560_prepared *prepared, const double q[6], double D[36]);

#ifdef __cplusplus
}
#endif

#endif
