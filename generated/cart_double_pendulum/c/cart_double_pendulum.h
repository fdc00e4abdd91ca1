/* cart_double_pendulum, emitted by symgen 0.2.0 */
/*
 * Double pendulum on a cart; only the cart is driven, the rods hang down at zero
 *
 * To begin, fill cart_double_pendulum_parameters as cart_double_pendulum_default_parameters does, and call cart_double_pendulum_prepare;
 * functions take its result.
 * Sines and cosines are computed here up to 205889 rad; beyond, the math library's are called (link with -lm).
 * Called of the math library: fabs by cart_double_pendulum_broken_rule.
 * Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.
 * Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.
 */
#ifndef CART_DOUBLE_PENDULUM_H
#define CART_DOUBLE_PENDULUM_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "cart_double_pendulum counts on IEEE arithmetic: compile it without -ffast-math, -Ofast and the like (-O3 -ffp-contract=fast is fine)"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2)
#error "cart_double_pendulum counts on arithmetic in its own precision: compile it with -mfpmath=sse"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The number type of every quantity. */
typedef double cart_double_pendulum_real;

/* Each is set by itself: what the chain gives a parameter as a formula of others is its default only. */
typedef struct cart_double_pendulum_parameters {
    double g; /* m/s^2 */
    double m0; /* mass of the cart, kg */
    double m1; /* mass of the upper rod, kg */
    double m2; /* mass of the lower rod, kg */
    double L1; /* length of the upper rod, m */
    double L2; /* length of the lower rod, m */
    double c1; /* damping of both pins, N m s/rad */
} cart_double_pendulum_parameters;

/*
 * All that depends on parameters alone, as far as it has a short name; _R is what regrouping leaves of a body, a base
 * parameter (m mass, mc first moment, I inertia, p offset, in the joint's axes). The others stand in `prepare`.
 *   k[0]   Izz_R(lower) + Izz_R(upper)
 *   k[1]   2*(mcx_R(lower)*L1)
 *   k[2]   m_R(cart)
 *   k[3]   Izz_R(lower)
 *   k[4]   mcx_R(lower)*L1
 *   k[5]   mcx_R(upper)
 *   k[6]   mcx_R(lower)
 *   k[7]   c1
 *   k[8]   g*mcx_R(upper)
 *   k[9]   mcx_R(lower)*g
 *   k[10]  L1
 *   k[11]  g
 *   k[12]  Izz_R(upper)
 *   k[13]  mcx_R(lower)*(1/Izz_R(lower))
 *   k[14]  1/Izz_R(lower)
 *   k[15]  ((0.5*m1) + (0.5*m0)) + (0.5*m2)
 *   k[17]  L2*(m2*(0.5*L1))
 *   k[18]  Izz_R(lower)
 *   k[19]  Ixx_R(lower) + (L2*(L2*(0.125*m2)))
 *   k[20]  mcx_R(upper)
 *   k[21]  mcx_R(lower)
 *   k[22]  L2
 *   k[23]  L2*(L1*(0.5*m2))
 *   k[24]  m2
 *   k[25]  m1
 *   k[26]  mcx(upper)
 *   k[27]  Izz(upper)
 *   k[28]  m0
 *   k[29]  g*m0
 *   k[30]  2*mcx_R(upper)
 *   k[31]  mcx_R(lower)*(2*L1)
 *   k[32]  (1/Izz_R(lower))*c1
 *   k[33]  (1/Izz_R(lower))*(mcx_R(lower)*(2*L1))
 *   k[34]  (g*mcx(upper)) + (g*(m2*L1))
 *   k[35]  g*mcx_R(lower)
 */
typedef struct cart_double_pendulum_prepared {
    double k[36];
} cart_double_pendulum_prepared;

#define CART_DOUBLE_PENDULUM_JOINTS 3U /* length of q, qd, qdd and tau */

/* Name of a joint by its place in q; empty for a number that is none. */
const char *cart_double_pendulum_joint_name(size_t joint);

/* Limits by the chain's own values, infinite where there is none; no function here keeps to them. Positions are those
   of `limits`, or else of the stops, in rad or m; velocities in rad/s or m/s, efforts in N m or N. */
void cart_double_pendulum_joint_limits(cart_double_pendulum_real lower[3], cart_double_pendulum_real upper[3], cart_double_pendulum_real velocity[3], cart_double_pendulum_real effort[3]);

/* Fills in the chain's own values. */
void cart_double_pendulum_default_parameters(cart_double_pendulum_parameters *parameters);

/* 0 when the parameters satisfy the rules of the chain's format, masses that are not negative and the like; else the
   number of the first rule that they break, all in double precision. No rule tells whether M is positive definite. */
int cart_double_pendulum_broken_rule(const cart_double_pendulum_parameters *parameters);

/* Deprecated, cart_double_pendulum_broken_rule by its former name: 0 where the parameters are valid. The next version leaves it out. */
int cart_double_pendulum_valid(const cart_double_pendulum_parameters *parameters);

/* The text of a rule; empty for 0 and for every other number that is none of a rule. */
const char *cart_double_pendulum_rule(int number);

/* To be called once after parameters have changed. Nothing is checked here: see cart_double_pendulum_broken_rule. */
void cart_double_pendulum_prepare(const cart_double_pendulum_parameters *parameters, cart_double_pendulum_prepared *prepared);

/*
 * Inertia matrix of the chain.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower
 *
 * Gives
 *   M[3][3]  inertia matrix; row by row
 *
 * Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.
 *
 * Operations: 4 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void cart_double_pendulum_mass_matrix(const cart_double_pendulum_prepared *prepared, const double q[3], double M[9]);

/*
 * Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.
 *
 * Takes
 *   q[3]   joint coordinates in the chain's order, rad or m: cart, upper, lower
 *   qd[3]  joint rates, rad/s or m/s
 *
 * Gives
 *   h[3]  bias, N m or N
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/bias.py.
 *
 * Operations: 8 add, 15 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
 */
void cart_double_pendulum_bias(const cart_double_pendulum_prepared *prepared, const double q[3], const double qd[3], double h[3]);

/*
 * Generalised forces of gravity alone.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower
 *
 * Gives
 *   g[3]  gravity terms, N m or N
 *
 * Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
 * symgen/derive/functions/gravity.py.
 *
 * Operations: 2 add, 2 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void cart_double_pendulum_gravity(const cart_double_pendulum_prepared *prepared, const double q[3], double g[3]);

/*
 * Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.
 *
 * Takes
 *   q[3]   joint coordinates in the chain's order, rad or m: cart, upper, lower
 *   qd[3]  joint rates, rad/s or m/s
 *
 * Gives
 *   C[3][3]  Christoffel's matrix; row by row
 *
 * Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.
 *
 * Operations: 3 add, 10 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
 */
void cart_double_pendulum_coriolis_matrix(const cart_double_pendulum_prepared *prepared, const double q[3], const double qd[3], double C[9]);

/*
 * Joint forces of a motion.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
 *   qd[3]   joint rates, rad/s or m/s
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[3]  joint torques and forces, N m or N: cart, upper, lower
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/inverse_dynamics.py.
 *
 * Operations: 19 add, 27 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void cart_double_pendulum_inverse_dynamics(const cart_double_pendulum_prepared *prepared, const double q[3], const double qd[3], const double qdd[3], double tau[3]);

/*
 * Joint accelerations under given joint forces.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
 *   qd[3]   joint rates, rad/s or m/s
 *   tau[3]  joint torques and forces, zero at joints without an actuator (upper, lower), N m or N: cart, upper,
 *           lower
 *
 * Gives
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
 * symgen/derive/functions/forward_dynamics.py.
 *
 * Operations: 26 add, 36 mul, 2 div, 0 sqrt, 2 sincos, 2 other.
 */
void cart_double_pendulum_forward_dynamics(const cart_double_pendulum_prepared *prepared, const double q[3], const double qd[3], const double tau[3], double qdd[3]);

/*
 * Kinetic energy.
 *
 * Takes
 *   q[3]   joint coordinates in the chain's order, rad or m: cart, upper, lower
 *   qd[3]  joint rates, rad/s or m/s
 *
 * Gives
 *   T  kinetic energy, J
 *
 * Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.
 *
 * Operations: 8 add, 15 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void cart_double_pendulum_kinetic_energy(const cart_double_pendulum_prepared *prepared, const double q[3], const double qd[3], double *T);

/*
 * Potential energy: gravity's part is zero at the base origin, springs' at their rest.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower
 *
 * Gives
 *   V  potential energy, J
 *
 * Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.
 *
 * Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void cart_double_pendulum_potential_energy(const cart_double_pendulum_prepared *prepared, const double q[3], double *V);

/*
 * Position of tip, base frame.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 4 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void cart_double_pendulum_position_tip(const cart_double_pendulum_prepared *prepared, const double q[3], double x[3]);

/*
 * Rotation of the link that carries tip: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
 */
void cart_double_pendulum_rotation_tip(const cart_double_pendulum_prepared *prepared, const double q[3], double R[9]);

/*
 * First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower
 *
 * Gives
 *   J[6][3]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 4 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void cart_double_pendulum_jacobian_tip(const cart_double_pendulum_prepared *prepared, const double q[3], double J[18]);

/*
 * Influence coefficients of tip, base frame.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower
 *
 * Gives
 *   G[3][3]     first-order influence coefficients; row by row
 *   H[3][3][3]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 4 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
 */
void cart_double_pendulum_influence_tip(const cart_double_pendulum_prepared *prepared, const double q[3], double G[9], double H[27]);

/*
 * Influence coefficients of the link of tip, base frame.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower
 *
 * Gives
 *   G[3][3]     first-order influence coefficients; row by row
 *   H[3][3][3]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void cart_double_pendulum_influence_rotational_tip(const cart_double_pendulum_prepared *prepared, const double q[3], double G[9], double H[27]);

/*
 * Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower
 *
 * Gives
 *   P[3][3][3]  inertia power array, P[i] belongs to joint i; row by row
 *
 * Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.
 *
 * Operations: 2 add, 5 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
 */
void cart_double_pendulum_inertia_power(const cart_double_pendulum_prepared *prepared, const double q[3], double P[27]);

/*
 * Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
 *   qd[3]   joint rates, rad/s or m/s
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   F[3][6]  force, then moment, per joint, N and N m; row by row
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.
 *
 * Operations: 24 add, 34 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
 */
void cart_double_pendulum_reactions(const cart_double_pendulum_prepared *prepared, const double q[3], const double qd[3], const double qdd[3], double F[18]);

/*
 * Derivatives of inverse dynamics by coordinates, rates and accelerations.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
 *   qd[3]   joint rates, rad/s or m/s
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   by_q[3][3]    d tau/dq; row by row
 *   by_qd[3][3]   d tau/dqd; row by row
 *   by_qdd[3][3]  d tau/dqdd, the inertia matrix; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion:
 * symgen/derive/functions/inverse_dynamics_gradients.py.
 *
 * Operations: 20 add, 33 mul, 0 div, 0 sqrt, 2 sincos, 8 other.
 */
void cart_double_pendulum_inverse_dynamics_gradients(const cart_double_pendulum_prepared *prepared, const double q[3], const double qd[3], const double qdd[3], double by_q[9], double by_qd[9], double by_qdd[9]);

/*
 * Linearisation of the smooth forward dynamics about a state.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
 *   qd[3]   joint rates, rad/s or m/s
 *   tau[3]  joint torques and forces, zero at joints without an actuator (upper, lower), N m or N: cart, upper,
 *           lower
 *
 * Gives
 *   A[6][6]  state matrix, state (q, qd); row by row
 *   B[6][1]  input matrix, one column per actuated joint: cart; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
 * symgen/derive/functions/linearize.py.
 *
 * Operations: 61 add, 96 mul, 2 div, 0 sqrt, 2 sincos, 6 other.
 */
void cart_double_pendulum_linearize(const cart_double_pendulum_prepared *prepared, const double q[3], const double qd[3], const double tau[3], double A[36], double B[6]);

/*
 * One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
 *   qd[3]   joint rates, rad/s or m/s
 *   tau[3]  joint torques and forces, zero at joints without an actuator (upper, lower), N m or N: cart, upper,
 *           lower
 *   dt      step, s
 *
 * Gives
 *   q_next[3]   joint coordinates in the chain's order, rad or m
 *   qd_next[3]  joint rates, rad/s or m/s
 *   A[6][6]     d(q_next, qd_next)/d(q, qd); row by row
 *   B[6][1]     d(q_next, qd_next)/d tau, one column per actuated joint: cart; row by row
 *
 * Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.
 *
 * Operations: 505 add, 644 mul, 8 div, 0 sqrt, 8 sincos, 28 other.
 */
void cart_double_pendulum_linearize_step(const cart_double_pendulum_prepared *prepared, const double q[3], const double qd[3], const double tau[3], double dt, double q_next[3], double qd_next[3], double A[36], double B[6]);

/*
 * Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
 *   qd[3]   joint rates, rad/s or m/s
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   Y[3][30]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
 *             row
 *
 * Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
 * symgen/derive/functions/regressor.py.
 *
 * Operations: 21 add, 36 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
 */
void cart_double_pendulum_regressor(const cart_double_pendulum_prepared *prepared, const double q[3], const double qd[3], const double qdd[3], double Y[90]);

/*
 * Hessian of the potential, gravity included.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower
 *
 * Gives
 *   K[3][3]  stiffness matrix; row by row
 *
 * Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.
 *
 * Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void cart_double_pendulum_stiffness_matrix(const cart_double_pendulum_prepared *prepared, const double q[3], double K[9]);

/*
 * Hessian of Rayleigh's dissipation function.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower
 *
 * Gives
 *   D[3][3]  damping matrix; row by row
 *
 * Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void cart_double_pendulum_damping_matrix(const cart_double_pendulum_prepared *prepared, const double q[3], double D[9]);

#ifdef __cplusplus
}
#endif

#endif
