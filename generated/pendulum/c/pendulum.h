/* pendulum, emitted by symgen 0.2.0 */
/*
 * A slender rod on a pin; it hangs down at zero
 *
 * To begin, fill pendulum_parameters as pendulum_default_parameters does, and call pendulum_prepare;
 * functions take its result.
 * Sines and cosines are computed here up to 205889 rad; beyond, the math library's are called (link with -lm).
 * Called of the math library: fabs by pendulum_broken_rule.
 * Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.
 * Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.
 */
#ifndef PENDULUM_H
#define PENDULUM_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "pendulum counts on IEEE arithmetic: compile it without -ffast-math, -Ofast and the like (-O3 -ffp-contract=fast is fine)"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2)
#error "pendulum counts on arithmetic in its own precision: compile it with -mfpmath=sse"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The number type of every quantity. */
typedef double pendulum_real;

/* Each is set by itself: what the chain gives a parameter as a formula of others is its default only. */
typedef struct pendulum_parameters {
    double g; /* m/s^2 */
    double m; /* mass of the rod, kg */
    double L; /* length of the rod, m */
    double c; /* damping of the pin, N m s/rad */
} pendulum_parameters;

/*
 * All that depends on parameters alone, as far as it has a short name; _R is what regrouping leaves of a body, a base
 * parameter (m mass, mc first moment, I inertia, p offset, in the joint's axes). The others stand in `prepare`.
 *   k[0]   Izz_R(swing)
 *   k[1]   c
 *   k[2]   mcx_R(swing)*g
 *   k[3]   c*(1/Izz_R(swing))
 *   k[4]   (mcx_R(swing)*g)*(1/Izz_R(swing))
 *   k[5]   1/Izz_R(swing)
 *   k[6]   0.5*Izz_R(swing)
 *   k[7]   -(mcx_R(swing)*g)
 *   k[8]   L
 *   k[9]   -L
 *   k[10]  mcx_R(swing)
 *   k[11]  m*g
 *   k[12]  -(c*(1/Izz_R(swing)))
 *   k[13]  -((mcx_R(swing)*g)*(1/Izz_R(swing)))
 *   k[14]  (c*(1/Izz_R(swing))) + (c*(1/Izz_R(swing)))
 *   k[15]  (1/Izz_R(swing)) + (1/Izz_R(swing))
 *   k[16]  g
 */
typedef struct pendulum_prepared {
    double k[17];
} pendulum_prepared;

#define PENDULUM_JOINTS 1U /* length of q, qd, qdd and tau */

/* Name of a joint by its place in q; empty for a number that is none. */
const char *pendulum_joint_name(size_t joint);

/* Limits by the chain's own values, infinite where there is none; no function here keeps to them. Positions are those
   of `limits`, or else of the stops, in rad or m; velocities in rad/s or m/s, efforts in N m or N. */
void pendulum_joint_limits(pendulum_real lower[1], pendulum_real upper[1], pendulum_real velocity[1], pendulum_real effort[1]);

/* Fills in the chain's own values. */
void pendulum_default_parameters(pendulum_parameters *parameters);

/* 0 when the parameters satisfy the rules of the chain's format, masses that are not negative and the like; else the
   number of the first rule that they break, all in double precision. No rule tells whether M is positive definite. */
int pendulum_broken_rule(const pendulum_parameters *parameters);

/* Deprecated, pendulum_broken_rule by its former name: 0 where the parameters are valid. The next version leaves it out. */
int pendulum_valid(const pendulum_parameters *parameters);

/* The text of a rule; empty for 0 and for every other number that is none of a rule. */
const char *pendulum_rule(int number);

/* To be called once after parameters have changed. Nothing is checked here: see pendulum_broken_rule. */
void pendulum_prepare(const pendulum_parameters *parameters, pendulum_prepared *prepared);

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
void pendulum_mass_matrix(const pendulum_prepared *prepared, const double q[1], double M[1]);

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
void pendulum_bias(const pendulum_prepared *prepared, const double q[1], const double qd[1], double h[1]);

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
void pendulum_gravity(const pendulum_prepared *prepared, const double q[1], double g[1]);

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
void pendulum_coriolis_matrix(const pendulum_prepared *prepared, const double q[1], const double qd[1], double C[1]);

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
void pendulum_inverse_dynamics(const pendulum_prepared *prepared, const double q[1], const double qd[1], const double qdd[1], double tau[1]);

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
void pendulum_forward_dynamics(const pendulum_prepared *prepared, const double q[1], const double qd[1], const double tau[1], double qdd[1]);

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
void pendulum_kinetic_energy(const pendulum_prepared *prepared, const double q[1], const double qd[1], double *T);

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
void pendulum_potential_energy(const pendulum_prepared *prepared, const double q[1], double *V);

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
void pendulum_position_tip(const pendulum_prepared *prepared, const double q[1], double x[3]);

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
void pendulum_rotation_tip(const pendulum_prepared *prepared, const double q[1], double R[9]);

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
void pendulum_jacobian_tip(const pendulum_prepared *prepared, const double q[1], double J[6]);

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
void pendulum_influence_tip(const pendulum_prepared *prepared, const double q[1], double G[3], double H[3]);

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
void pendulum_influence_rotational_tip(const pendulum_prepared *prepared, const double q[1], double G[3], double H[3]);

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
void pendulum_inertia_power(const pendulum_prepared *prepared, const double q[1], double P[1]);

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
void pendulum_reactions(const pendulum_prepared *prepared, const double q[1], const double qd[1], const double qdd[1], double F[6]);

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
void pendulum_inverse_dynamics_gradients(const pendulum_prepared *prepared, const double q[1], const double qd[1], const double qdd[1], double by_q[1], double by_qd[1], double by_qdd[1]);

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
void pendulum_linearize(const pendulum_prepared *prepared, const double q[1], const double qd[1], const double tau[1], double A[4], double B[2]);

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
void pendulum_linearize_step(const pendulum_prepared *prepared, const double q[1], const double qd[1], const double tau[1], double dt, double q_next[1], double qd_next[1], double A[4], double B[2]);

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
void pendulum_regressor(const pendulum_prepared *prepared, const double q[1], const double qd[1], const double qdd[1], double Y[10]);

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
void pendulum_stiffness_matrix(const pendulum_prepared *prepared, const double q[1], double K[1]);

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
void pendulum_damping_matrix(const pendulum_prepared *prepared, const double q[1], double D[1]);

#ifdef __cplusplus
}
#endif

#endif
