/* dupont_screw, emitted by symgen 0.2.0 */
/*
 * A screw lifts a load, the scalar case of Dupont (1993)
 *
 * To begin, fill dupont_screw_parameters as dupont_screw_default_parameters does, and call dupont_screw_prepare;
 * functions take its result.
 * Called of the math library (link with -lm): sqrt, fabs; fabs by dupont_screw_broken_rule.
 * Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.
 * Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.
 */
#ifndef DUPONT_SCREW_H
#define DUPONT_SCREW_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "dupont_screw counts on IEEE arithmetic: compile it without -ffast-math, -Ofast and the like (-O3 -ffp-contract=fast is fine)"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2)
#error "dupont_screw counts on arithmetic in its own precision: compile it with -mfpmath=sse"
#endif
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The number type of every quantity. */
typedef double dupont_screw_real;

/* Each is set by itself: what the chain gives a parameter as a formula of others is its default only. */
typedef struct dupont_screw_parameters {
    double weight; /* torque of the load, N m */
} dupont_screw_parameters;

/*
 * All that depends on parameters alone, as far as it has a short name; _R is what regrouping leaves of a body, a base
 * parameter (m mass, mc first moment, I inertia, p offset, in the joint's axes). The others stand in `prepare`.
 *   k[0]  weight
 *   k[1]  0.0181818*weight
 *   k[2]  -weight
 *   k[3]  min(1.66667*weight, 0.416667*weight)
 *   k[4]  max(1.66667*weight, 0.416667*weight)
 */
typedef struct dupont_screw_prepared {
    double k[5];
} dupont_screw_prepared;

/* What a fixed step carries on. To start, set q and qd and clear the rest. */
typedef struct dupont_screw_state {
    double q[1];
    double qd[1];
    signed char mode[1]; /* of the last step: +1, 0 (stuck), -1; without friction the sign of the rate */
    uint64_t count; /* steps taken; the time is count * dt */
} dupont_screw_state;

#define DUPONT_SCREW_JOINTS 1U /* length of q, qd, qdd and tau */

/* Name of a joint by its place in q; empty for a number that is none. */
const char *dupont_screw_joint_name(size_t joint);

/* Limits by the chain's own values, infinite where there is none; no function here keeps to them. Positions are those
   of `limits`, or else of the stops, in rad or m; velocities in rad/s or m/s, efforts in N m or N. */
void dupont_screw_joint_limits(dupont_screw_real lower[1], dupont_screw_real upper[1], dupont_screw_real velocity[1], dupont_screw_real effort[1]);

/* Fills in the chain's own values. */
void dupont_screw_default_parameters(dupont_screw_parameters *parameters);

/* 0 when the parameters satisfy the rules of the chain's format, masses that are not negative and the like; else the
   number of the first rule that they break, all in double precision. No rule tells whether M is positive definite. */
int dupont_screw_broken_rule(const dupont_screw_parameters *parameters);

/* Deprecated, dupont_screw_broken_rule by its former name: 0 where the parameters are valid. The next version leaves it out. */
int dupont_screw_valid(const dupont_screw_parameters *parameters);

/* The text of a rule; empty for 0 and for every other number that is none of a rule. */
const char *dupont_screw_rule(int number);

/* To be called once after parameters have changed. Nothing is checked here: see dupont_screw_broken_rule. */
void dupont_screw_prepare(const dupont_screw_parameters *parameters, dupont_screw_prepared *prepared);

/*
 * Inertia matrix of the chain.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: screw
 *
 * Gives
 *   M[1][1]  inertia matrix; row by row
 *
 * Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_mass_matrix(const dupont_screw_prepared *prepared, const double q[1], double M[1]);

/*
 * Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.
 *
 * Takes
 *   q[1]   joint coordinates in the chain's order, rad or m: screw
 *   qd[1]  joint rates, rad/s or m/s
 *
 * Gives
 *   h[1]  bias, N m or N
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/bias.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_bias(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], double h[1]);

/*
 * Generalised forces of gravity alone.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: screw
 *
 * Gives
 *   g[1]  gravity terms, N m or N
 *
 * Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
 * symgen/derive/functions/gravity.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_gravity(const dupont_screw_prepared *prepared, const double q[1], double g[1]);

/*
 * Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.
 *
 * Takes
 *   q[1]   joint coordinates in the chain's order, rad or m: screw
 *   qd[1]  joint rates, rad/s or m/s
 *
 * Gives
 *   C[1][1]  Christoffel's matrix; row by row
 *
 * Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_coriolis_matrix(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], double C[1]);

/*
 * Joint forces of a motion, friction left out.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: screw
 *   qd[1]   joint rates, rad/s or m/s
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[1]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           screw
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/inverse_dynamics.py.
 *
 * Operations: 1 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_inverse_dynamics(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double qdd[1], double tau[1]);

/*
 * Joint accelerations under given joint forces, friction left out.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: screw
 *   qd[1]   joint rates, rad/s or m/s
 *   tau[1]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           screw
 *
 * Gives
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
 * symgen/derive/functions/forward_dynamics.py.
 *
 * Operations: 1 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_forward_dynamics(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double tau[1], double qdd[1]);

/*
 * Kinetic energy.
 *
 * Takes
 *   q[1]   joint coordinates in the chain's order, rad or m: screw
 *   qd[1]  joint rates, rad/s or m/s
 *
 * Gives
 *   T  kinetic energy, J
 *
 * Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.
 *
 * Operations: 0 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_kinetic_energy(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], double *T);

/*
 * Potential energy: gravity's part is zero at the base origin, springs' at their rest.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: screw
 *
 * Gives
 *   V  potential energy, J
 *
 * Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_potential_energy(const dupont_screw_prepared *prepared, const double q[1], double *V);

/*
 * Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: screw
 *
 * Gives
 *   P[1][1][1]  inertia power array, P[i] belongs to joint i; row by row
 *
 * Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_inertia_power(const dupont_screw_prepared *prepared, const double q[1], double P[1]);

/*
 * Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: screw
 *   qd[1]   joint rates, rad/s or m/s
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   F[1][6]  force, then moment, per joint, N and N m; row by row
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.
 *
 * Operations: 0 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_reactions(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double qdd[1], double F[6]);

/*
 * Derivatives of inverse dynamics by coordinates, rates and accelerations.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: screw
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
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_inverse_dynamics_gradients(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double qdd[1], double by_q[1], double by_qd[1], double by_qdd[1]);

/*
 * Linearisation of the smooth forward dynamics about a state, friction left out.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: screw
 *   qd[1]   joint rates, rad/s or m/s
 *   tau[1]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           screw
 *
 * Gives
 *   A[2][2]  state matrix, state (q, qd); row by row
 *   B[2][1]  input matrix, one column per joint; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
 * symgen/derive/functions/linearize.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_linearize(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double tau[1], double A[4], double B[2]);

/*
 * One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: screw
 *   qd[1]   joint rates, rad/s or m/s
 *   tau[1]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           screw
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
 * Operations: 4 add, 7 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_linearize_step(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double tau[1], double dt, double q_next[1], double qd_next[1], double A[4], double B[2]);

/*
 * Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: screw
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
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_regressor(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double qdd[1], double Y[10]);

/*
 * Hessian of the potential, gravity included.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: screw
 *
 * Gives
 *   K[1][1]  stiffness matrix; row by row
 *
 * Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_stiffness_matrix(const dupont_screw_prepared *prepared, const double q[1], double K[1]);

/*
 * Hessian of Rayleigh's dissipation function.
 *
 * Takes
 *   q[1]  joint coordinates in the chain's order, rad or m: screw
 *
 * Gives
 *   D[1][1]  damping matrix; row by row
 *
 * Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_damping_matrix(const dupont_screw_prepared *prepared, const double q[1], double D[1]);

/*
 * Generalised forces of `loads` and `forces`; those of `potential`, and its value.
 *
 * Takes
 *   q[1]   joint coordinates in the chain's order, rad or m: screw
 *   qd[1]  joint rates, rad/s or m/s
 *
 * Gives
 *   Q[1]     generalised forces of `loads` and `forces`, N m or N
 *   pull[1]  generalised forces of `potential`, -dV/dq, N m or N
 *   V        `potential` itself, J
 *
 * Computed by the backward recursion of Newton and Euler over the loads (Luh, Walker and Paul 1980):
 * symgen/derive/functions/applied_forces.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_applied_forces(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], double Q[1], double pull[1], double *V);

/*
 * Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.
 *
 * Takes
 *   q[1]      joint coordinates in the chain's order, rad or m: screw
 *   qd[1]     joint rates, rad/s or m/s
 *   tau[1]    joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *             screw
 *   stuck[1]  joints to hold at rest
 *
 * Gives
 *   f[1]    friction, positive against positive rates, N m or N
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
 * symgen/derive/functions/sticking_forces.py.
 *
 * Operations: at most 606 add, 845 mul, 40 div, 0 sqrt, 0 sincos, 1855 other.
 */
void dupont_screw_sticking_forces(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double tau[1], const bool stuck[1], double f[1], double qdd[1]);

/*
 * Friction and accelerations for given modes.
 *
 * Takes
 *   q[1]     joint coordinates in the chain's order, rad or m: screw
 *   qd[1]    joint rates, rad/s or m/s
 *   tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            screw
 *   mode[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   f[1]    friction, positive against positive rates, N m or N
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *   status  0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given modes;
 *           3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion in the
 *           given modes, known not to be the only one; 5 limit: the bound on iterations was reached first; 6 not
 *           finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eqs. 10 and 28):
 * symgen/derive/functions/friction_dynamics.py.
 *
 * Operations: at most 640 add, 902 mul, 42 div, 0 sqrt, 0 sincos, 2041 other.
 */
void dupont_screw_friction_dynamics(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double tau[1], const signed char mode[1], double f[1], double qdd[1], double *status);

/*
 * The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.
 *
 * Takes
 *   q[1]     joint coordinates in the chain's order, rad or m: screw
 *   qd[1]    joint rates, rad/s or m/s
 *   tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            screw
 *   mode[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   f[1]     friction, positive against positive rates, N m or N
 *   qdd[1]   joint accelerations, rad/s^2 or m/s^2
 *   low[1]   lowest friction that holds the joint, N m or N
 *   high[1]  highest friction that holds the joint, N m or N
 *   load[1]  signed force on bearing or slide, or what a drive with losses carries, N m or N
 *   status   0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
 *            modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion
 *            in the given modes, known not to be the only one; 5 limit: the bound on iterations was reached
 *            first; 6 not finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
 * symgen/derive/functions/friction_limits.py.
 *
 * Operations: at most 644 add, 906 mul, 42 div, 0 sqrt, 0 sincos, 2043 other.
 */
void dupont_screw_friction_limits(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double tau[1], const signed char mode[1], double f[1], double qdd[1], double low[1], double high[1], double load[1], double *status);

/*
 * Quantities whose zeros are the events of a motion.
 *
 * Takes
 *   q[1]     joint coordinates in the chain's order, rad or m: screw
 *   qd[1]    joint rates, rad/s or m/s
 *   tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            screw
 *   mode[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *
 * Gives
 *   rate[1]     rates of sliding joints in the sense of their modes, rad/s or m/s
 *   lower[1]    friction of resting joints above the lowest that holds them, N m or N
 *   upper[1]    friction of resting joints below the highest that holds them, N m or N
 *   load[1][3]  signed loads of sliding joints: two bearings, and the drive, N m or N; row by row
 *   status      0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
 *               modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a
 *               motion in the given modes, known not to be the only one; 5 limit: the bound on iterations was
 *               reached first; 6 not finite: NaN or an infinity
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
 * symgen/derive/functions/switching_functions.py.
 *
 * Operations: at most 645 add, 907 mul, 42 div, 0 sqrt, 0 sincos, 2047 other.
 */
void dupont_screw_switching_functions(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double tau[1], const signed char mode[1], double rate[1], double lower[1], double upper[1], double load[3], double *status);

/*
 * Modes after an event: all joints at zero rate are decided together.
 *
 * Takes
 *   q[1]        joint coordinates in the chain's order, rad or m: screw
 *   qd[1]       joint rates, rad/s or m/s
 *   tau[1]      joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *               screw
 *   mode[1]     modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   reached[1]  joints whose static limit was reached at this event
 *
 * Gives
 *   mode_next[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate; after the event
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
 * Operations: at most 8345 add, 11795 mul, 544 div, 0 sqrt, 0 sincos, 27594 other.
 */
void dupont_screw_decide(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double tau[1], const signed char mode[1], const bool reached[1], signed char mode_next[1], double *status);

/*
 * Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: screw
 *   qd[1]   joint rates, rad/s or m/s
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            screw
 *   low[1]   lowest torque that holds a joint at rest, N m or N
 *   high[1]  highest torque that holds a joint at rest, N m or N
 *
 * Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
 * symgen/derive/functions/friction_inverse_dynamics.py.
 *
 * Operations: 4 add, 6 mul, 0 div, 0 sqrt, 0 sincos, 7 other.
 */
void dupont_screw_friction_inverse_dynamics(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double qdd[1], double tau[1], double low[1], double high[1]);

/*
 * Joint forces of a motion with friction; that of a joint at rest opposes its intended direction.
 *
 * Takes
 *   q[1]          joint coordinates in the chain's order, rad or m: screw
 *   qd[1]         joint rates, rad/s or m/s
 *   qdd[1]        joint accelerations, rad/s^2 or m/s^2
 *   direction[1]  intended directions of joints at rest: +1, 0 (none), -1
 *
 * Gives
 *   tau[1]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           screw
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) and the laws of friction and of drives
 * (Dupont 1993, eqs. 17 to 24): symgen/derive/functions/friction_torque.py.
 *
 * Operations: 4 add, 6 mul, 0 div, 0 sqrt, 0 sincos, 6 other.
 */
void dupont_screw_friction_torque(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double qdd[1], const signed char direction[1], double tau[1]);

/*
 * Drive forces of the joints with kinematic input.
 *
 * Takes
 *   q[1]    joint coordinates in the chain's order, rad or m: screw
 *   qd[1]   joint rates, rad/s or m/s
 *   qdd[1]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[1]  what the drives of prescribed joints must supply; zero at the others, N m or N: screw
 *
 * Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
 * symgen/derive/functions/drive_forces.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void dupont_screw_drive_forces(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const double qdd[1], double tau[1]);

/*
 * One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
 * breakaway, and may catch a joint right after it was let go.
 *
 * Takes
 *   q[1]     joint coordinates in the chain's order, rad or m: screw
 *   qd[1]    joint rates, rad/s or m/s
 *   mode[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            screw
 *   dt       step, s
 *
 * Gives
 *   q_next[1]     joint coordinates in the chain's order, rad or m
 *   qd_next[1]    joint rates, rad/s or m/s
 *   mode_next[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
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
 * Operations: at most 14417 add, 20243 mul, 944 div, 0 sqrt, 0 sincos, 45829 other.
 *
 * The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken. One with 2
 * or 5 is: copy the struct before a step that may have to be repeated. A step takes bounded time. tau (and inputs)
 * are held over it; time, where it matters, is the struct's count times dt. Status 0 does not say that dt is short
 * enough: let no joint turn more than 0.1 rad in a step. q and qd may be set between steps; modes follow from them.
 */
int dupont_screw_step(const dupont_screw_prepared *prepared, dupont_screw_state *state, const double tau[1], double dt);
void dupont_screw_step_arrays(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const signed char mode[1], const double tau[1], double dt, double q_next[1], double qd_next[1], signed char mode_next[1], double *status);

/*
 * One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 through
 * all of these.
 *
 * Takes
 *   q[1]     joint coordinates in the chain's order, rad or m: screw
 *   qd[1]    joint rates, rad/s or m/s
 *   mode[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            screw
 *   dt       step, s
 *
 * Gives
 *   q_next[1]     joint coordinates in the chain's order, rad or m
 *   qd_next[1]    joint rates, rad/s or m/s
 *   mode_next[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
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
 * Operations: at most 165411 add, 232749 mul, 10879 div, 11 sqrt, 0 sincos, 530173 other.
 *
 * The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken. One with 2
 * or 5 is: copy the struct before a step that may have to be repeated. A step takes bounded time. tau (and inputs)
 * are held over it; time, where it matters, is the struct's count times dt. Status 0 does not say that dt is short
 * enough: let no joint turn more than 0.1 rad in a step. q and qd may be set between steps; modes follow from them.
 */
int dupont_screw_step_interpolated(const dupont_screw_prepared *prepared, dupont_screw_state *state, const double tau[1], double dt);
void dupont_screw_step_interpolated_arrays(const dupont_screw_prepared *prepared, const double q[1], const double qd[1], const signed char mode[1], const double tau[1], double dt, double q_next[1], double qd_next[1], signed char mode_next[1], double *status);

#ifdef __cplusplus
}
#endif

#endif
