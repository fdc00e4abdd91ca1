/* spherical_screw, emitted by symgen 0.2.0 */
/*
 * Waist, shoulder and a boom that a screw pushes out, the vector case of Dupont (1993)
 *
 * To begin, fill spherical_screw_parameters as spherical_screw_default_parameters does, and call spherical_screw_prepare;
 * functions take its result.
 * Sines and cosines are computed here up to 205889 rad; beyond, the math library's are called (link with -lm).
 * Called of the math library: sqrt, fabs.
 * Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.
 * Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.
 */
#ifndef SPHERICAL_SCREW_H
#define SPHERICAL_SCREW_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "spherical_screw counts on IEEE arithmetic: compile it without -ffast-math, -Ofast and the like (-O3 -ffp-contract=fast is fine)"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2)
#error "spherical_screw counts on arithmetic in its own precision: compile it with -mfpmath=sse"
#endif
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The number type of every quantity. */
typedef double spherical_screw_real;

/* Each is set by itself: what the chain gives a parameter as a formula of others is its default only. */
typedef struct spherical_screw_parameters {
    double reserved; /* no parameters */
} spherical_screw_parameters;

/* All that depends on parameters alone. */
typedef struct spherical_screw_prepared {
    double k[1];
} spherical_screw_prepared;

/* What a fixed step carries on. To start, set q and qd and clear the rest. */
typedef struct spherical_screw_state {
    double q[3];
    double qd[3];
    signed char mode[3]; /* of the last step: +1, 0 (stuck), -1; without friction the sign of the rate */
    uint64_t count; /* steps taken; the time is count * dt */
} spherical_screw_state;

#define SPHERICAL_SCREW_JOINTS 3U /* length of q, qd, qdd and tau */

/* Name of a joint by its place in q; empty for a number that is none. */
const char *spherical_screw_joint_name(size_t joint);

/* Limits by the chain's own values, infinite where there is none; no function here keeps to them. Positions are those
   of `limits`, or else of the stops, in rad or m; velocities in rad/s or m/s, efforts in N m or N. */
void spherical_screw_joint_limits(spherical_screw_real lower[3], spherical_screw_real upper[3], spherical_screw_real velocity[3], spherical_screw_real effort[3]);

/* Fills in the chain's own values. */
void spherical_screw_default_parameters(spherical_screw_parameters *parameters);

/* 0 when the parameters satisfy the rules of the chain's format, masses that are not negative and the like; else the
   number of the first rule that they break, all in double precision. No rule tells whether M is positive definite. */
int spherical_screw_broken_rule(const spherical_screw_parameters *parameters);

/* Deprecated, spherical_screw_broken_rule by its former name: 0 where the parameters are valid. The next version leaves it out. */
int spherical_screw_valid(const spherical_screw_parameters *parameters);

/* The text of a rule; empty for 0 and for every other number that is none of a rule. */
const char *spherical_screw_rule(int number);

/* To be called once after parameters have changed. Nothing is checked here: see spherical_screw_broken_rule. */
void spherical_screw_prepare(const spherical_screw_parameters *parameters, spherical_screw_prepared *prepared);

/*
 * Inertia matrix of the chain.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *
 * Gives
 *   M[3][3]  inertia matrix; row by row
 *
 * Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.
 *
 * Operations: 4 add, 5 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
void spherical_screw_mass_matrix(const spherical_screw_prepared *prepared, const double q[3], double M[9]);

/*
 * Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.
 *
 * Takes
 *   q[3]   joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]  joint rates, rad/s or m/s
 *
 * Gives
 *   h[3]  bias, N m or N
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/bias.py.
 *
 * Operations: 12 add, 23 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
void spherical_screw_bias(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], double h[3]);

/*
 * Generalised forces of gravity alone.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *
 * Gives
 *   g[3]  gravity terms, N m or N
 *
 * Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
 * symgen/derive/functions/gravity.py.
 *
 * Operations: 1 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
void spherical_screw_gravity(const spherical_screw_prepared *prepared, const double q[3], double g[3]);

/*
 * Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.
 *
 * Takes
 *   q[3]   joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]  joint rates, rad/s or m/s
 *
 * Gives
 *   C[3][3]  Christoffel's matrix; row by row
 *
 * Computed by Christoffel's symbols, derivatives of the inertia matrix:
 * symgen/derive/functions/coriolis_matrix.py.
 *
 * Operations: 7 add, 16 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
 */
void spherical_screw_coriolis_matrix(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], double C[9]);

/*
 * Joint forces of a motion, friction left out.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]   joint rates, rad/s or m/s
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[3]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           waist, shoulder, boom
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/inverse_dynamics.py.
 *
 * Operations: 19 add, 32 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
void spherical_screw_inverse_dynamics(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double qdd[3], double tau[3]);

/*
 * Joint accelerations under given joint forces, friction left out.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]   joint rates, rad/s or m/s
 *   tau[3]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           waist, shoulder, boom
 *
 * Gives
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
 * symgen/derive/functions/forward_dynamics.py.
 *
 * Operations: 21 add, 32 mul, 2 div, 0 sqrt, 1 sincos, 0 other.
 */
void spherical_screw_forward_dynamics(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double tau[3], double qdd[3]);

/*
 * Kinetic energy.
 *
 * Takes
 *   q[3]   joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]  joint rates, rad/s or m/s
 *
 * Gives
 *   T  kinetic energy, J
 *
 * Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.
 *
 * Operations: 8 add, 12 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
void spherical_screw_kinetic_energy(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], double *T);

/*
 * Potential energy: gravity's part is zero at the base origin, springs' at their rest.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *
 * Gives
 *   V  potential energy, J
 *
 * Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.
 *
 * Operations: 1 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
void spherical_screw_potential_energy(const spherical_screw_prepared *prepared, const double q[3], double *V);

/*
 * Position of tip, base frame.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 1 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void spherical_screw_position_tip(const spherical_screw_prepared *prepared, const double q[3], double x[3]);

/*
 * Rotation of the link that carries tip: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 0 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
 */
void spherical_screw_rotation_tip(const spherical_screw_prepared *prepared, const double q[3], double R[9]);

/*
 * First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *
 * Gives
 *   J[6][3]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 1 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
 */
void spherical_screw_jacobian_tip(const spherical_screw_prepared *prepared, const double q[3], double J[18]);

/*
 * Influence coefficients of tip, base frame.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *
 * Gives
 *   G[3][3]     first-order influence coefficients; row by row
 *   H[3][3][3]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 1 add, 10 mul, 0 div, 0 sqrt, 2 sincos, 8 other.
 */
void spherical_screw_influence_tip(const spherical_screw_prepared *prepared, const double q[3], double G[9], double H[27]);

/*
 * Influence coefficients of the link of tip, base frame.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *
 * Gives
 *   G[3][3]     first-order influence coefficients; row by row
 *   H[3][3][3]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
 */
void spherical_screw_influence_rotational_tip(const spherical_screw_prepared *prepared, const double q[3], double G[9], double H[27]);

/*
 * Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *
 * Gives
 *   P[3][3][3]  inertia power array, P[i] belongs to joint i; row by row
 *
 * Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.
 *
 * Operations: 6 add, 10 mul, 0 div, 0 sqrt, 1 sincos, 5 other.
 */
void spherical_screw_inertia_power(const spherical_screw_prepared *prepared, const double q[3], double P[27]);

/*
 * Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]   joint rates, rad/s or m/s
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   F[3][6]  force, then moment, per joint, N and N m; row by row
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.
 *
 * Operations: 28 add, 44 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
 */
void spherical_screw_reactions(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double qdd[3], double F[18]);

/*
 * Derivatives of inverse dynamics by coordinates, rates and accelerations.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
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
 * Operations: 31 add, 56 mul, 0 div, 0 sqrt, 1 sincos, 3 other.
 */
void spherical_screw_inverse_dynamics_gradients(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double qdd[3], double by_q[9], double by_qd[9], double by_qdd[9]);

/*
 * Linearisation of the smooth forward dynamics about a state, friction left out.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]   joint rates, rad/s or m/s
 *   tau[3]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           waist, shoulder, boom
 *
 * Gives
 *   A[6][6]  state matrix, state (q, qd); row by row
 *   B[6][3]  input matrix, one column per joint; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
 * symgen/derive/functions/linearize.py.
 *
 * Operations: 54 add, 98 mul, 2 div, 0 sqrt, 1 sincos, 7 other.
 */
void spherical_screw_linearize(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double tau[3], double A[36], double B[18]);

/*
 * One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]   joint rates, rad/s or m/s
 *   tau[3]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           waist, shoulder, boom
 *   dt      step, s
 *
 * Gives
 *   q_next[3]   joint coordinates in the chain's order, rad or m
 *   qd_next[3]  joint rates, rad/s or m/s
 *   A[6][6]     d(q_next, qd_next)/d(q, qd); row by row
 *   B[6][3]     d(q_next, qd_next)/d tau, one column per joint; row by row
 *
 * Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.
 *
 * Operations: 634 add, 863 mul, 8 div, 0 sqrt, 4 sincos, 40 other.
 */
void spherical_screw_linearize_step(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double tau[3], double dt, double q_next[3], double qd_next[3], double A[36], double B[18]);

/*
 * Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
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
 * Operations: 23 add, 40 mul, 0 div, 0 sqrt, 1 sincos, 11 other.
 */
void spherical_screw_regressor(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double qdd[3], double Y[90]);

/*
 * Hessian of the potential, gravity included.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *
 * Gives
 *   K[3][3]  stiffness matrix; row by row
 *
 * Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.
 *
 * Operations: 1 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
 */
void spherical_screw_stiffness_matrix(const spherical_screw_prepared *prepared, const double q[3], double K[9]);

/*
 * Hessian of Rayleigh's dissipation function.
 *
 * Takes
 *   q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *
 * Gives
 *   D[3][3]  damping matrix; row by row
 *
 * Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void spherical_screw_damping_matrix(const spherical_screw_prepared *prepared, const double q[3], double D[9]);

/*
 * Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.
 *
 * Takes
 *   q[3]      joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]     joint rates, rad/s or m/s
 *   tau[3]    joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *             waist, shoulder, boom
 *   stuck[3]  joints to hold at rest
 *
 * Gives
 *   f[3]    friction, positive against positive rates, N m or N
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
 * symgen/derive/functions/sticking_forces.py.
 *
 * Operations: at most 638 add, 889 mul, 42 div, 0 sqrt, 1 sincos, 1888 other.
 */
void spherical_screw_sticking_forces(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double tau[3], const bool stuck[3], double f[3], double qdd[3]);

/*
 * Friction and accelerations for given modes.
 *
 * Takes
 *   q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]    joint rates, rad/s or m/s
 *   tau[3]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            waist, shoulder, boom
 *   mode[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   f[3]    friction, positive against positive rates, N m or N
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *   status  0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given modes;
 *           3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion in the
 *           given modes, known not to be the only one; 5 limit: the bound on iterations was reached first; 6 not
 *           finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eqs. 10 and 28):
 * symgen/derive/functions/friction_dynamics.py.
 *
 * Operations: at most 682 add, 950 mul, 44 div, 0 sqrt, 1 sincos, 2061 other.
 */
void spherical_screw_friction_dynamics(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double tau[3], const signed char mode[3], double f[3], double qdd[3], double *status);

/*
 * The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.
 *
 * Takes
 *   q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]    joint rates, rad/s or m/s
 *   tau[3]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            waist, shoulder, boom
 *   mode[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   f[3]     friction, positive against positive rates, N m or N
 *   qdd[3]   joint accelerations, rad/s^2 or m/s^2
 *   low[3]   lowest friction that holds the joint, N m or N
 *   high[3]  highest friction that holds the joint, N m or N
 *   load[3]  signed force on bearing or slide, or what a drive with losses carries, N m or N
 *   status   0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
 *            modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion
 *            in the given modes, known not to be the only one; 5 limit: the bound on iterations was reached
 *            first; 6 not finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
 * symgen/derive/functions/friction_limits.py.
 *
 * Operations: at most 688 add, 954 mul, 44 div, 0 sqrt, 1 sincos, 2062 other.
 */
void spherical_screw_friction_limits(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double tau[3], const signed char mode[3], double f[3], double qdd[3], double low[3], double high[3], double load[3], double *status);

/*
 * Quantities whose zeros are the events of a motion.
 *
 * Takes
 *   q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]    joint rates, rad/s or m/s
 *   tau[3]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            waist, shoulder, boom
 *   mode[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   rate[3]     rates of sliding joints in the sense of their modes, rad/s or m/s
 *   lower[3]    friction of resting joints above the lowest that holds them, N m or N
 *   upper[3]    friction of resting joints below the highest that holds them, N m or N
 *   load[3][3]  signed loads of sliding joints: two bearings, and the drive, N m or N; row by row
 *   status      0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
 *               modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a
 *               motion in the given modes, known not to be the only one; 5 limit: the bound on iterations was
 *               reached first; 6 not finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
 * symgen/derive/functions/switching_functions.py.
 *
 * Operations: at most 688 add, 956 mul, 44 div, 0 sqrt, 1 sincos, 2070 other.
 */
void spherical_screw_switching_functions(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double tau[3], const signed char mode[3], double rate[3], double lower[3], double upper[3], double load[9], double *status);

/*
 * Modes after an event: all joints at zero rate are decided together.
 *
 * Takes
 *   q[3]        joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]       joint rates, rad/s or m/s
 *   tau[3]      joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *               waist, shoulder, boom
 *   mode[3]     modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   reached[3]  joints whose static limit was reached at this event
 *
 * Gives
 *   mode_next[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate; after the event
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
 * Operations: at most 8615 add, 12068 mul, 571 div, 0 sqrt, 1 sincos, 27795 other.
 */
void spherical_screw_decide(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double tau[3], const signed char mode[3], const bool reached[3], signed char mode_next[3], double *status);

/*
 * Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]   joint rates, rad/s or m/s
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[3]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            waist, shoulder, boom
 *   low[3]   lowest torque that holds a joint at rest, N m or N
 *   high[3]  highest torque that holds a joint at rest, N m or N
 *
 * Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
 * symgen/derive/functions/friction_inverse_dynamics.py.
 *
 * Operations: 26 add, 40 mul, 0 div, 0 sqrt, 1 sincos, 16 other.
 */
void spherical_screw_friction_inverse_dynamics(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double qdd[3], double tau[3], double low[3], double high[3]);

/*
 * Joint forces of a motion with friction; that of a joint at rest opposes its intended direction.
 *
 * Takes
 *   q[3]          joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]         joint rates, rad/s or m/s
 *   qdd[3]        joint accelerations, rad/s^2 or m/s^2
 *   direction[3]  intended directions of joints at rest: +1, 0 (none), -1
 *
 * Gives
 *   tau[3]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           waist, shoulder, boom
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) and the laws of friction and of drives
 * (Dupont 1993, eqs. 17 to 24): symgen/derive/functions/friction_torque.py.
 *
 * Operations: 24 add, 39 mul, 0 div, 0 sqrt, 1 sincos, 6 other.
 */
void spherical_screw_friction_torque(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double qdd[3], const signed char direction[3], double tau[3]);

/*
 * Drive forces of the joints with kinematic input.
 *
 * Takes
 *   q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]   joint rates, rad/s or m/s
 *   qdd[3]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[3]  what the drives of prescribed joints must supply; zero at the others, N m or N: waist, shoulder,
 *           boom
 *
 * Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
 * symgen/derive/functions/drive_forces.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void spherical_screw_drive_forces(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const double qdd[3], double tau[3]);

/*
 * One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
 * breakaway, and may catch a joint right after it was let go.
 *
 * Takes
 *   q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]    joint rates, rad/s or m/s
 *   mode[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[3]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            waist, shoulder, boom
 *   dt       step, s
 *
 * Gives
 *   q_next[3]     joint coordinates in the chain's order, rad or m
 *   qd_next[3]    joint rates, rad/s or m/s
 *   mode_next[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
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
 * Operations: at most 15063 add, 21051 mul, 993 div, 0 sqrt, 10 sincos, 46127 other.
 *
 * The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken. One with 2
 * or 5 is: copy the struct before a step that may have to be repeated. A step takes bounded time. tau (and inputs)
 * are held over it; time, where it matters, is the struct's count times dt. Status 0 does not say that dt is short
 * enough: let no joint turn more than 0.1 rad in a step. q and qd may be set between steps; modes follow from them.
 */
int spherical_screw_step(const spherical_screw_prepared *prepared, spherical_screw_state *state, const double tau[3], double dt);
void spherical_screw_step_arrays(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const signed char mode[3], const double tau[3], double dt, double q_next[3], double qd_next[3], signed char mode_next[3], double *status);

/*
 * One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 through
 * all of these.
 *
 * Takes
 *   q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
 *   qd[3]    joint rates, rad/s or m/s
 *   mode[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[3]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            waist, shoulder, boom
 *   dt       step, s
 *
 * Gives
 *   q_next[3]     joint coordinates in the chain's order, rad or m
 *   qd_next[3]    joint rates, rad/s or m/s
 *   mode_next[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
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
 * Operations: at most 266828 add, 373388 mul, 17680 div, 17 sqrt, 187 sincos, 823616 other.
 *
 * The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken. One with 2
 * or 5 is: copy the struct before a step that may have to be repeated. A step takes bounded time. tau (and inputs)
 * are held over it; time, where it matters, is the struct's count times dt. Status 0 does not say that dt is short
 * enough: let no joint turn more than 0.1 rad in a step. q and qd may be set between steps; modes follow from them.
 */
int spherical_screw_step_interpolated(const spherical_screw_prepared *prepared, spherical_screw_state *state, const double tau[3], double dt);
void spherical_screw_step_interpolated_arrays(const spherical_screw_prepared *prepared, const double q[3], const double qd[3], const signed char mode[3], const double tau[3], double dt, double q_next[3], double qd_next[3], signed char mode_next[3], double *status);

#ifdef __cplusplus
}
#endif

#endif
