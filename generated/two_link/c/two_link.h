/* two_link, emitted by symgen 0.2.0 */
/*
 * Planar arm of two rigid links
 *
 * To begin, fill two_link_parameters as two_link_default_parameters does, and call two_link_prepare;
 * functions take its result.
 * Sines and cosines are computed here up to 205889 rad; beyond, the math library's are called (link with -lm).
 * Called of the math library: sqrt, fabs; fabs by two_link_broken_rule.
 * Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.
 * Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.
 */
#ifndef TWO_LINK_H
#define TWO_LINK_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "two_link counts on IEEE arithmetic: compile it without -ffast-math, -Ofast and the like (-O3 -ffp-contract=fast is fine)"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2)
#error "two_link counts on arithmetic in its own precision: compile it with -mfpmath=sse"
#endif
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The number type of every quantity. */
typedef double two_link_real;

/* Each is set by itself: what the chain gives a parameter as a formula of others is its default only. */
typedef struct two_link_parameters {
    double g0;
    double m1; /* mass of the upper arm, kg */
    double m2; /* mass of the forearm, kg */
    double I1; /* upper arm about its mass centre, kg m^2 */
    double I2; /* forearm about its mass centre, kg m^2 */
} two_link_parameters;

/*
 * All that depends on parameters alone, as far as it has a short name; _R is what regrouping leaves of a body, a base
 * parameter (m mass, mc first moment, I inertia, p offset, in the joint's axes). The others stand in `prepare`.
 *   k[0]   2*(0.4*mcx_R(elbow))
 *   k[1]   Izz_R(elbow) + Izz_R(shoulder)
 *   k[2]   Izz_R(elbow)
 *   k[3]   0.4*mcx_R(elbow)
 *   k[4]   g0*mcx_R(shoulder)
 *   k[5]   mcx_R(elbow)*g0
 *   k[6]   0.06*m2
 *   k[7]   Izz_R(shoulder)
 *   k[8]   0.4*(mcx_R(elbow)*(1/Izz_R(elbow)))
 *   k[9]   (mcx_R(elbow)*(1/Izz_R(elbow)))*(0.16*mcx_R(elbow))
 *   k[10]  1/Izz_R(elbow)
 *   k[11]  (0.01125*m2) + Ixx_R(elbow)
 *   k[12]  Izz_R(elbow)
 *   k[14]  m2
 *   k[15]  mcx(shoulder)
 *   k[16]  Izz(shoulder)
 *   k[17]  m1*g0
 *   k[18]  mcx(shoulder)*g0
 *   k[19]  mcx_R(elbow)
 *   k[20]  g0
 *   k[21]  0.8*mcx_R(elbow)
 *   k[22]  Izz_R(elbow)*(1/Izz_R(elbow))
 *   k[23]  (0.4*mcx_R(elbow))*(1/Izz_R(elbow))
 *   k[24]  (mcx(shoulder)*g0) + ((0.4*m2)*g0)
 *   k[25]  (1/Izz_R(elbow))*(1/Izz_R(elbow))
 *   k[26]  2.7*Izz_R(elbow)
 */
typedef struct two_link_prepared {
    double k[27];
} two_link_prepared;

/* What a fixed step carries on. To start, set q and qd and clear the rest. */
typedef struct two_link_state {
    double q[2];
    double qd[2];
    signed char mode[2]; /* of the last step: +1, 0 (stuck), -1; without friction the sign of the rate */
    uint64_t count; /* steps taken; the time is count * dt */
} two_link_state;

#define TWO_LINK_JOINTS 2U /* length of q, qd, qdd and tau */

/* Name of a joint by its place in q; empty for a number that is none. */
const char *two_link_joint_name(size_t joint);

/* Limits by the chain's own values, infinite where there is none; no function here keeps to them. Positions are those
   of `limits`, or else of the stops, in rad or m; velocities in rad/s or m/s, efforts in N m or N. */
void two_link_joint_limits(two_link_real lower[2], two_link_real upper[2], two_link_real velocity[2], two_link_real effort[2]);

/* Fills in the chain's own values. */
void two_link_default_parameters(two_link_parameters *parameters);

/* 0 when the parameters satisfy the rules of the chain's format, masses that are not negative and the like; else the
   number of the first rule that they break, all in double precision. No rule tells whether M is positive definite. */
int two_link_broken_rule(const two_link_parameters *parameters);

/* Deprecated, two_link_broken_rule by its former name: 0 where the parameters are valid. The next version leaves it out. */
int two_link_valid(const two_link_parameters *parameters);

/* The text of a rule; empty for 0 and for every other number that is none of a rule. */
const char *two_link_rule(int number);

/* To be called once after parameters have changed. Nothing is checked here: see two_link_broken_rule. */
void two_link_prepare(const two_link_parameters *parameters, two_link_prepared *prepared);

/*
 * Inertia matrix of the chain.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow
 *
 * Gives
 *   M[2][2]  inertia matrix; row by row
 *
 * Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.
 *
 * Operations: 2 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
void two_link_mass_matrix(const two_link_prepared *prepared, const double q[2], double M[4]);

/*
 * Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.
 *
 * Takes
 *   q[2]   joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]  joint rates, rad/s or m/s
 *
 * Gives
 *   h[2]  bias, N m or N
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/bias.py.
 *
 * Operations: 5 add, 9 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void two_link_bias(const two_link_prepared *prepared, const double q[2], const double qd[2], double h[2]);

/*
 * Generalised forces of gravity alone.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow
 *
 * Gives
 *   g[2]  gravity terms, N m or N
 *
 * Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
 * symgen/derive/functions/gravity.py.
 *
 * Operations: 2 add, 2 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void two_link_gravity(const two_link_prepared *prepared, const double q[2], double g[2]);

/*
 * Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.
 *
 * Takes
 *   q[2]   joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]  joint rates, rad/s or m/s
 *
 * Gives
 *   C[2][2]  Christoffel's matrix; row by row
 *
 * Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.
 *
 * Operations: 1 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
 */
void two_link_coriolis_matrix(const two_link_prepared *prepared, const double q[2], const double qd[2], double C[4]);

/*
 * Joint forces of a motion, friction left out.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[2]  joint torques and forces, N m or N: shoulder, elbow
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/inverse_dynamics.py.
 *
 * Operations: 10 add, 14 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void two_link_inverse_dynamics(const two_link_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double tau[2]);

/*
 * Joint accelerations under given joint forces, friction left out.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]   joint rates, rad/s or m/s
 *   tau[2]  joint torques and forces, N m or N: shoulder, elbow
 *
 * Gives
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by articulated bodies (Featherstone 1983): symgen/derive/functions/forward_dynamics.py.
 *
 * Operations: 11 add, 16 mul, 1 div, 0 sqrt, 2 sincos, 1 other.
 */
void two_link_forward_dynamics(const two_link_prepared *prepared, const double q[2], const double qd[2], const double tau[2], double qdd[2]);

/*
 * Kinetic energy.
 *
 * Takes
 *   q[2]   joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]  joint rates, rad/s or m/s
 *
 * Gives
 *   T  kinetic energy, J
 *
 * Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.
 *
 * Operations: 4 add, 7 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
void two_link_kinetic_energy(const two_link_prepared *prepared, const double q[2], const double qd[2], double *T);

/*
 * Potential energy: gravity's part is zero at the base origin, springs' at their rest.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow
 *
 * Gives
 *   V  potential energy, J
 *
 * Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.
 *
 * Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void two_link_potential_energy(const two_link_prepared *prepared, const double q[2], double *V);

/*
 * Position of tip, base frame.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 3 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void two_link_position_tip(const two_link_prepared *prepared, const double q[2], double x[3]);

/*
 * Rotation of the link that carries tip: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
 */
void two_link_rotation_tip(const two_link_prepared *prepared, const double q[2], double R[9]);

/*
 * First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow
 *
 * Gives
 *   J[6][2]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 4 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
 */
void two_link_jacobian_tip(const two_link_prepared *prepared, const double q[2], double J[12]);

/*
 * Influence coefficients of tip, base frame.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow
 *
 * Gives
 *   G[3][2]     first-order influence coefficients; row by row
 *   H[3][2][2]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 4 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
 */
void two_link_influence_tip(const two_link_prepared *prepared, const double q[2], double G[6], double H[12]);

/*
 * Influence coefficients of the link of tip, base frame.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow
 *
 * Gives
 *   G[3][2]     first-order influence coefficients; row by row
 *   H[3][2][2]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void two_link_influence_rotational_tip(const two_link_prepared *prepared, const double q[2], double G[6], double H[12]);

/*
 * Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow
 *
 * Gives
 *   P[2][2][2]  inertia power array, P[i] belongs to joint i; row by row
 *
 * Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.
 *
 * Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
 */
void two_link_inertia_power(const two_link_prepared *prepared, const double q[2], double P[8]);

/*
 * Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   F[2][6]  force, then moment, per joint, N and N m; row by row
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.
 *
 * Operations: 18 add, 27 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
 */
void two_link_reactions(const two_link_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double F[12]);

/*
 * Derivatives of inverse dynamics by coordinates, rates and accelerations.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
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
 * Operations: 11 add, 16 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
 */
void two_link_inverse_dynamics_gradients(const two_link_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double by_q[4], double by_qd[4], double by_qdd[4]);

/*
 * Linearisation of the smooth forward dynamics about a state, friction left out.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]   joint rates, rad/s or m/s
 *   tau[2]  joint torques and forces, N m or N: shoulder, elbow
 *
 * Gives
 *   A[4][4]  state matrix, state (q, qd); row by row
 *   B[4][2]  input matrix, one column per joint; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
 * symgen/derive/functions/linearize.py.
 *
 * Operations: 25 add, 47 mul, 1 div, 0 sqrt, 2 sincos, 5 other.
 */
void two_link_linearize(const two_link_prepared *prepared, const double q[2], const double qd[2], const double tau[2], double A[16], double B[8]);

/*
 * One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]   joint rates, rad/s or m/s
 *   tau[2]  joint torques and forces, N m or N: shoulder, elbow
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
 * Operations: 307 add, 390 mul, 4 div, 0 sqrt, 8 sincos, 7 other.
 */
void two_link_linearize_step(const two_link_prepared *prepared, const double q[2], const double qd[2], const double tau[2], double dt, double q_next[2], double qd_next[2], double A[16], double B[8]);

/*
 * Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
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
 * Operations: 11 add, 18 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
 */
void two_link_regressor(const two_link_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double Y[40]);

/*
 * Hessian of the potential, gravity included.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow
 *
 * Gives
 *   K[2][2]  stiffness matrix; row by row
 *
 * Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.
 *
 * Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
 */
void two_link_stiffness_matrix(const two_link_prepared *prepared, const double q[2], double K[4]);

/*
 * Hessian of Rayleigh's dissipation function.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow
 *
 * Gives
 *   D[2][2]  damping matrix; row by row
 *
 * Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void two_link_damping_matrix(const two_link_prepared *prepared, const double q[2], double D[4]);

/*
 * Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.
 *
 * Takes
 *   q[2]      joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]     joint rates, rad/s or m/s
 *   tau[2]    joint torques and forces, N m or N: shoulder, elbow
 *   stuck[2]  joints to hold at rest
 *
 * Gives
 *   f[2]    friction, positive against positive rates, N m or N
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
 * symgen/derive/functions/sticking_forces.py.
 *
 * Operations: 18 add, 23 mul, 1 div, 0 sqrt, 2 sincos, 13 other.
 */
void two_link_sticking_forces(const two_link_prepared *prepared, const double q[2], const double qd[2], const double tau[2], const bool stuck[2], double f[2], double qdd[2]);

/*
 * Friction and accelerations for given modes.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]    joint rates, rad/s or m/s
 *   tau[2]   joint torques and forces, N m or N: shoulder, elbow
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
 * Operations: 24 add, 23 mul, 1 div, 0 sqrt, 2 sincos, 27 other.
 */
void two_link_friction_dynamics(const two_link_prepared *prepared, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], double f[2], double qdd[2], double *status);

/*
 * The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]    joint rates, rad/s or m/s
 *   tau[2]   joint torques and forces, N m or N: shoulder, elbow
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
 * Operations: 24 add, 23 mul, 1 div, 0 sqrt, 2 sincos, 27 other.
 */
void two_link_friction_limits(const two_link_prepared *prepared, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], double f[2], double qdd[2], double low[2], double high[2], double load[2], double *status);

/*
 * Quantities whose zeros are the events of a motion.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]    joint rates, rad/s or m/s
 *   tau[2]   joint torques and forces, N m or N: shoulder, elbow
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
 * Operations: 28 add, 25 mul, 1 div, 0 sqrt, 2 sincos, 33 other.
 */
void two_link_switching_functions(const two_link_prepared *prepared, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], double rate[2], double lower[2], double upper[2], double load[6], double *status);

/*
 * Modes after an event: all joints at zero rate are decided together.
 *
 * Takes
 *   q[2]        joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]       joint rates, rad/s or m/s
 *   tau[2]      joint torques and forces, N m or N: shoulder, elbow
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
 * Operations: at most 393 add, 374 mul, 38 div, 0 sqrt, 2 sincos, 3414 other.
 */
void two_link_decide(const two_link_prepared *prepared, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], const bool reached[2], signed char mode_next[2], double *status);

/*
 * Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[2]   joint torques and forces, N m or N: shoulder, elbow
 *   low[2]   lowest torque that holds a joint at rest, N m or N
 *   high[2]  highest torque that holds a joint at rest, N m or N
 *
 * Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
 * symgen/derive/functions/friction_inverse_dynamics.py.
 *
 * Operations: 19 add, 19 mul, 0 div, 0 sqrt, 2 sincos, 12 other.
 */
void two_link_friction_inverse_dynamics(const two_link_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double tau[2], double low[2], double high[2]);

/*
 * Joint forces of a motion with friction; that of a joint at rest opposes its intended direction.
 *
 * Takes
 *   q[2]          joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]         joint rates, rad/s or m/s
 *   qdd[2]        joint accelerations, rad/s^2 or m/s^2
 *   direction[2]  intended directions of joints at rest: +1, 0 (none), -1
 *
 * Gives
 *   tau[2]  joint torques and forces, N m or N: shoulder, elbow
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) and the laws of friction and of drives
 * (Dupont 1993, eqs. 17 to 24): symgen/derive/functions/friction_torque.py.
 *
 * Operations: 14 add, 18 mul, 0 div, 0 sqrt, 2 sincos, 10 other.
 */
void two_link_friction_torque(const two_link_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], const signed char direction[2], double tau[2]);

/*
 * Drive forces of the joints with kinematic input.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[2]  what the drives of prescribed joints must supply; zero at the others, N m or N: shoulder, elbow
 *
 * Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
 * symgen/derive/functions/drive_forces.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void two_link_drive_forces(const two_link_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double tau[2]);

/*
 * One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
 * breakaway, and may catch a joint right after it was let go.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]    joint rates, rad/s or m/s
 *   mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[2]   joint torques and forces, N m or N: shoulder, elbow
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
 * Operations: at most 855 add, 948 mul, 62 div, 0 sqrt, 32 sincos, 3150 other.
 *
 * The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken. One with 2
 * or 5 is: copy the struct before a step that may have to be repeated. A step takes bounded time. tau (and inputs)
 * are held over it; time, where it matters, is the struct's count times dt. Status 0 does not say that dt is short
 * enough: let no joint turn more than 0.1 rad in a step. q and qd may be set between steps; modes follow from them.
 */
int two_link_step(const two_link_prepared *prepared, two_link_state *state, const double tau[2], double dt);
void two_link_step_arrays(const two_link_prepared *prepared, const double q[2], const double qd[2], const signed char mode[2], const double tau[2], double dt, double q_next[2], double qd_next[2], signed char mode_next[2], double *status);

/*
 * One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 through
 * all of these.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
 *   qd[2]    joint rates, rad/s or m/s
 *   mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[2]   joint torques and forces, N m or N: shoulder, elbow
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
 * Operations: at most 12146 add, 13048 mul, 994 div, 28 sqrt, 476 sincos, 55262 other.
 *
 * The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken. One with 2
 * or 5 is: copy the struct before a step that may have to be repeated. A step takes bounded time. tau (and inputs)
 * are held over it; time, where it matters, is the struct's count times dt. Status 0 does not say that dt is short
 * enough: let no joint turn more than 0.1 rad in a step. q and qd may be set between steps; modes follow from them.
 */
int two_link_step_interpolated(const two_link_prepared *prepared, two_link_state *state, const double tau[2], double dt);
void two_link_step_interpolated_arrays(const two_link_prepared *prepared, const double q[2], const double qd[2], const signed char mode[2], const double tau[2], double dt, double q_next[2], double qd_next[2], signed char mode_next[2], double *status);

#ifdef __cplusplus
}
#endif

#endif
