/* puma560_friction, emitted by symgen 0.2.0 */
/*
 * PUMA 560 of Armstrong, Khatib and Burdick (1986), all joints with friction of about the size they have
 *
 * To begin, fill puma560_friction_parameters as puma560_friction_default_parameters does, and call puma560_friction_prepare;
 * functions take its result.
 * Sines and cosines are computed here up to 205889 rad; beyond, the math library's are called (link with -lm).
 * Called of the math library: sqrt, fabs.
 * Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.
 * Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.
 */
#ifndef PUMA560_FRICTION_H
#define PUMA560_FRICTION_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "puma560_friction counts on IEEE arithmetic: compile it without -ffast-math, -Ofast and the like (-O3 -ffp-contract=fast is fine)"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2)
#error "puma560_friction counts on arithmetic in its own precision: compile it with -mfpmath=sse"
#endif
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The number type of every quantity. */
typedef double puma560_friction_real;

/* Each is set by itself: what the chain gives a parameter as a formula of others is its default only. */
typedef struct puma560_friction_parameters {
    double reserved; /* no parameters */
} puma560_friction_parameters;

/* All that depends on parameters alone. */
typedef struct puma560_friction_prepared {
    double k[1];
} puma560_friction_prepared;

/* What a fixed step carries on. To start, set q and qd and clear the rest. */
typedef struct puma560_friction_state {
    double q[6];
    double qd[6];
    signed char mode[6]; /* of the last step: +1, 0 (stuck), -1; without friction the sign of the rate */
    uint64_t count; /* steps taken; the time is count * dt */
} puma560_friction_state;

#define PUMA560_FRICTION_JOINTS 6U /* length of q, qd, qdd and tau */

/* Name of a joint by its place in q; empty for a number that is none. */
const char *puma560_friction_joint_name(size_t joint);

/* Limits by the chain's own values, infinite where there is none; no function here keeps to them. Positions are those
   of `limits`, or else of the stops, in rad or m; velocities in rad/s or m/s, efforts in N m or N. */
void puma560_friction_joint_limits(puma560_friction_real lower[6], puma560_friction_real upper[6], puma560_friction_real velocity[6], puma560_friction_real effort[6]);

/* Fills in the chain's own values. */
void puma560_friction_default_parameters(puma560_friction_parameters *parameters);

/* 0 when the parameters satisfy the rules of the chain's format, masses that are not negative and the like; else the
   number of the first rule that they break, all in double precision. No rule tells whether M is positive definite. */
int puma560_friction_broken_rule(const puma560_friction_parameters *parameters);

/* Deprecated, puma560_friction_broken_rule by its former name: 0 where the parameters are valid. The next version leaves it out. */
int puma560_friction_valid(const puma560_friction_parameters *parameters);

/* The text of a rule; empty for 0 and for every other number that is none of a rule. */
const char *puma560_friction_rule(int number);

/* To be called once after parameters have changed. Nothing is checked here: see puma560_friction_broken_rule. */
void puma560_friction_prepare(const puma560_friction_parameters *parameters, puma560_friction_prepared *prepared);

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
void puma560_friction_mass_matrix(const puma560_friction_prepared *prepared, const double q[6], double M[36]);

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
void puma560_friction_bias(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], double h[6]);

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
void puma560_friction_gravity(const puma560_friction_prepared *prepared, const double q[6], double g[6]);

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
void puma560_friction_coriolis_matrix(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], double C[36]);

/*
 * Joint forces of a motion, friction left out.
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
void puma560_friction_inverse_dynamics(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double tau[6]);

/*
 * Joint accelerations under given joint forces, friction left out.
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
void puma560_friction_forward_dynamics(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double tau[6], double qdd[6]);

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
void puma560_friction_kinetic_energy(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], double *T);

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
void puma560_friction_potential_energy(const puma560_friction_prepared *prepared, const double q[6], double *V);

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
void puma560_friction_position_tip(const puma560_friction_prepared *prepared, const double q[6], double x[3]);

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
void puma560_friction_rotation_tip(const puma560_friction_prepared *prepared, const double q[6], double R[9]);

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
void puma560_friction_jacobian_tip(const puma560_friction_prepared *prepared, const double q[6], double J[36]);

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
void puma560_friction_influence_tip(const puma560_friction_prepared *prepared, const double q[6], double G[18], double H[108]);

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
void puma560_friction_influence_rotational_tip(const puma560_friction_prepared *prepared, const double q[6], double G[18], double H[108]);

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
void puma560_friction_inertia_power(const puma560_friction_prepared *prepared, const double q[6], double P[216]);

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
void puma560_friction_reactions(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double F[36]);

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
void puma560_friction_inverse_dynamics_gradients(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double by_q[36], double by_qd[36], double by_qdd[36]);

/*
 * Linearisation of the smooth forward dynamics about a state, friction left out.
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
void puma560_friction_linearize(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double tau[6], double A[144], double B[72]);

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
void puma560_friction_regressor(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double Y[360]);

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
void puma560_friction_stiffness_matrix(const puma560_friction_prepared *prepared, const double q[6], double K[36]);

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
void puma560_friction_damping_matrix(const puma560_friction_prepared *prepared, const double q[6], double D[36]);

/*
 * Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.
 *
 * Takes
 *   q[6]      joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]     joint rates, rad/s or m/s
 *   tau[6]    joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *   stuck[6]  joints to hold at rest
 *
 * Gives
 *   f[6]    friction, positive against positive rates, N m or N
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
 * symgen/derive/functions/sticking_forces.py.
 *
 * Operations: 235 add, 305 mul, 4 div, 0 sqrt, 4 sincos, 45 other.
 */
void puma560_friction_sticking_forces(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double tau[6], const bool stuck[6], double f[6], double qdd[6]);

/*
 * Friction and accelerations for given modes.
 *
 * Takes
 *   q[6]     joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]    joint rates, rad/s or m/s
 *   tau[6]   joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *   mode[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   f[6]    friction, positive against positive rates, N m or N
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *   status  0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given modes;
 *           3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion in the
 *           given modes, known not to be the only one; 5 limit: the bound on iterations was reached first; 6 not
 *           finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eqs. 10 and 28):
 * symgen/derive/functions/friction_dynamics.py.
 *
 * Operations: 254 add, 301 mul, 4 div, 0 sqrt, 4 sincos, 88 other.
 */
void puma560_friction_friction_dynamics(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double tau[6], const signed char mode[6], double f[6], double qdd[6], double *status);

/*
 * The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.
 *
 * Takes
 *   q[6]     joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]    joint rates, rad/s or m/s
 *   tau[6]   joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *   mode[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   f[6]     friction, positive against positive rates, N m or N
 *   qdd[6]   joint accelerations, rad/s^2 or m/s^2
 *   low[6]   lowest friction that holds the joint, N m or N
 *   high[6]  highest friction that holds the joint, N m or N
 *   load[6]  signed force on bearing or slide, or what a drive with losses carries, N m or N
 *   status   0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
 *            modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion
 *            in the given modes, known not to be the only one; 5 limit: the bound on iterations was reached
 *            first; 6 not finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
 * symgen/derive/functions/friction_limits.py.
 *
 * Operations: 254 add, 301 mul, 4 div, 0 sqrt, 4 sincos, 88 other.
 */
void puma560_friction_friction_limits(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double tau[6], const signed char mode[6], double f[6], double qdd[6], double low[6], double high[6], double load[6], double *status);

/*
 * Quantities whose zeros are the events of a motion.
 *
 * Takes
 *   q[6]     joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]    joint rates, rad/s or m/s
 *   tau[6]   joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *   mode[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   rate[6]     rates of sliding joints in the sense of their modes, rad/s or m/s
 *   lower[6]    friction of resting joints above the lowest that holds them, N m or N
 *   upper[6]    friction of resting joints below the highest that holds them, N m or N
 *   load[6][3]  signed loads of sliding joints: two bearings, and the drive, N m or N; row by row
 *   status      0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
 *               modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a
 *               motion in the given modes, known not to be the only one; 5 limit: the bound on iterations was
 *               reached first; 6 not finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
 * symgen/derive/functions/switching_functions.py.
 *
 * Operations: 266 add, 306 mul, 4 div, 0 sqrt, 4 sincos, 103 other.
 */
void puma560_friction_switching_functions(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double tau[6], const signed char mode[6], double rate[6], double lower[6], double upper[6], double load[18], double *status);

/*
 * Modes after an event: all joints at zero rate are decided together.
 *
 * Takes
 *   q[6]        joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]       joint rates, rad/s or m/s
 *   tau[6]      joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *   mode[6]     modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   reached[6]  joints whose static limit was reached at this event
 *
 * Gives
 *   mode_next[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate; after the event
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
 * Operations: at most 187117 add, 171116 mul, 5840 div, 0 sqrt, 4 sincos, 700293 other.
 */
void puma560_friction_decide(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double tau[6], const signed char mode[6], const bool reached[6], signed char mode_next[6], double *status);

/*
 * Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]   joint rates, rad/s or m/s
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[6]   joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *   low[6]   lowest torque that holds a joint at rest, N m or N
 *   high[6]  highest torque that holds a joint at rest, N m or N
 *
 * Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
 * symgen/derive/functions/friction_inverse_dynamics.py.
 *
 * Operations: 194 add, 238 mul, 0 div, 0 sqrt, 4 sincos, 41 other.
 */
void puma560_friction_friction_inverse_dynamics(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double tau[6], double low[6], double high[6]);

/*
 * Joint forces of a motion with friction; that of a joint at rest opposes its intended direction.
 *
 * Takes
 *   q[6]          joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist,
 *                 flange
 *   qd[6]         joint rates, rad/s or m/s
 *   qdd[6]        joint accelerations, rad/s^2 or m/s^2
 *   direction[6]  intended directions of joints at rest: +1, 0 (none), -1
 *
 * Gives
 *   tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) and the laws of friction and of drives
 * (Dupont 1993, eqs. 17 to 24): symgen/derive/functions/friction_torque.py.
 *
 * Operations: 132 add, 167 mul, 0 div, 0 sqrt, 4 sincos, 30 other.
 */
void puma560_friction_friction_torque(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], const signed char direction[6], double tau[6]);

/*
 * Drive forces of the joints with kinematic input.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]   joint rates, rad/s or m/s
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[6]  what the drives of prescribed joints must supply; zero at the others, N m or N: waist, shoulder,
 *           elbow, forearm, wrist, flange
 *
 * Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
 * symgen/derive/functions/drive_forces.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void puma560_friction_drive_forces(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double tau[6]);

/*
 * One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
 * breakaway, and may catch a joint right after it was let go.
 *
 * Takes
 *   q[6]     joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]    joint rates, rad/s or m/s
 *   mode[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[6]   joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *   dt       step, s
 *
 * Gives
 *   q_next[6]     joint coordinates in the chain's order, rad or m
 *   qd_next[6]    joint rates, rad/s or m/s
 *   mode_next[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
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
 * Operations: at most 264836 add, 253845 mul, 6046 div, 0 sqrt, 160 sincos, 575237 other.
 *
 * The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken. One with 2
 * or 5 is: copy the struct before a step that may have to be repeated. A step takes bounded time. tau (and inputs)
 * are held over it; time, where it matters, is the struct's count times dt. Status 0 does not say that dt is short
 * enough: let no joint turn more than 0.1 rad in a step. q and qd may be set between steps; modes follow from them.
 */
int puma560_friction_step(const puma560_friction_prepared *prepared, puma560_friction_state *state, const double tau[6], double dt);
void puma560_friction_step_arrays(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const signed char mode[6], const double tau[6], double dt, double q_next[6], double qd_next[6], signed char mode_next[6], double *status);

/*
 * One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 through
 * all of these.
 *
 * Takes
 *   q[6]     joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
 *   qd[6]    joint rates, rad/s or m/s
 *   mode[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[6]   joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
 *   dt       step, s
 *
 * Gives
 *   q_next[6]     joint coordinates in the chain's order, rad or m
 *   qd_next[6]    joint rates, rad/s or m/s
 *   mode_next[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
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
 * Operations: at most 5152419 add, 4793022 mul, 157794 div, 156 sqrt, 4264 sincos, 18303604 other.
 *
 * The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken. One with 2
 * or 5 is: copy the struct before a step that may have to be repeated. A step takes bounded time. tau (and inputs)
 * are held over it; time, where it matters, is the struct's count times dt. Status 0 does not say that dt is short
 * enough: let no joint turn more than 0.1 rad in a step. q and qd may be set between steps; modes follow from them.
 */
int puma560_friction_step_interpolated(const puma560_friction_prepared *prepared, puma560_friction_state *state, const double tau[6], double dt);
void puma560_friction_step_interpolated_arrays(const puma560_friction_prepared *prepared, const double q[6], const double qd[6], const signed char mode[6], const double tau[6], double dt, double q_next[6], double qd_next[6], signed char mode_next[6], double *status);

#ifdef __cplusplus
}
#endif

#endif
