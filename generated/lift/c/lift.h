/* lift, emitted by symgen 0.2.0 */
/*
 * Self-locking lift, a carriage on a screw and a platform that turns on it
 *
 * To begin, fill lift_parameters as lift_default_parameters does, and call lift_prepare;
 * functions take its result.
 * Sines and cosines are computed here up to 205889 rad; beyond, the math library's are called (link with -lm).
 * Called of the math library: sqrt, fabs; sqrt, fabs by lift_prepare; fabs by lift_broken_rule.
 * Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.
 * Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.
 */
#ifndef LIFT_H
#define LIFT_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "lift counts on IEEE arithmetic: compile it without -ffast-math, -Ofast and the like (-O3 -ffp-contract=fast is fine)"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2)
#error "lift counts on arithmetic in its own precision: compile it with -mfpmath=sse"
#endif
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The number type of every quantity. */
typedef double lift_real;

/* Each is set by itself: what the chain gives a parameter as a formula of others is its default only. */
typedef struct lift_parameters {
    double g0;
    double payload; /* mass on the platform, kg */
} lift_parameters;

/*
 * All that depends on parameters alone, as far as it has a short name; _R is what regrouping leaves of a body, a base
 * parameter (m mass, mc first moment, I inertia, p offset, in the joint's axes). The others stand in `prepare`.
 *   k[0]   312.5 + m_R(carriage)
 *   k[1]   Izz_R(platform)
 *   k[2]   m_R(carriage)*g0
 *   k[3]   (m_R(carriage)*g0)*(1/(312.5 + m_R(carriage)))
 *   k[4]   1/(312.5 + m_R(carriage))
 *   k[5]   1/Izz_R(platform)
 *   k[6]   0.5*Izz_R(platform)
 *   k[7]   168.75 + mcz_R(carriage)
 *   k[8]   g0*(mcz_R(carriage) + (0.3*m_R(carriage)))
 *   k[9]   m_R(carriage)
 *   k[10]  mcx_R(platform)
 *   k[11]  -mcx_R(platform)
 *   k[12]  (payload*g0) + (25*g0)
 *   k[13]  0.075*payload
 *   k[14]  g0*mcx_R(platform)
 *   k[15]  Izz_R(platform)
 *   k[16]  -Ixz_R(platform)
 *   k[17]  Ixz_R(platform)
 *   k[18]  payload
 *   k[19]  payload*g0
 *   k[20]  1/(337.5 + payload)
 *   k[21]  1/Izz_R(platform)
 *   k[23]  0.5*(1/(337.5 + payload))
 *   k[24]  0.5*(1/Izz_R(platform))
 *   k[26]  g0
 *   k[27]  -m(platform)
 *   k[28]  1.0001*(1/Izz_R(platform))
 *   k[29]  payload*(1/(312.5 + m_R(carriage)))
 *   k[31]  (1/(312.5 + m_R(carriage)))*-m_R(carriage)
 *   k[32]  2.3*(abs((1/(312.5 + m_R(carriage)))*-m_R(carriage)))
 *   k[34]  65*(1/(312.5 + m_R(carriage)))
 *   k[35]  1.0001*(1/(312.5 + m_R(carriage)))
 *   k[37]  m_R(carriage)
 *   k[40]  -m_R(carriage)
 *   k[41]  (1/Izz_R(platform))*(0.0132*(abs(payload*g0)))
 *   k[42]  0.5*(1/(312.5 + m_R(carriage)))
 *   k[43]  37.5*(1/(312.5 + m_R(carriage)))
 *   k[44]  2.7*(312.5 + m_R(carriage))
 *   k[45]  1/(2.7*Izz_R(platform))
 */
typedef struct lift_prepared {
    double k[47];
} lift_prepared;

/* What a fixed step carries on. To start, set q and qd and clear the rest. */
typedef struct lift_state {
    double q[2];
    double qd[2];
    signed char mode[2]; /* of the last step: +1, 0 (stuck), -1; without friction the sign of the rate */
    uint64_t count; /* steps taken; the time is count * dt */
} lift_state;

#define LIFT_JOINTS 2U /* length of q, qd, qdd and tau */

/* Name of a joint by its place in q; empty for a number that is none. */
const char *lift_joint_name(size_t joint);

/* Limits by the chain's own values, infinite where there is none; no function here keeps to them. Positions are those
   of `limits`, or else of the stops, in rad or m; velocities in rad/s or m/s, efforts in N m or N. */
void lift_joint_limits(lift_real lower[2], lift_real upper[2], lift_real velocity[2], lift_real effort[2]);

/* Fills in the chain's own values. */
void lift_default_parameters(lift_parameters *parameters);

/* 0 when the parameters satisfy the rules of the chain's format, masses that are not negative and the like; else the
   number of the first rule that they break, all in double precision. No rule tells whether M is positive definite. */
int lift_broken_rule(const lift_parameters *parameters);

/* Deprecated, lift_broken_rule by its former name: 0 where the parameters are valid. The next version leaves it out. */
int lift_valid(const lift_parameters *parameters);

/* The text of a rule; empty for 0 and for every other number that is none of a rule. */
const char *lift_rule(int number);

/* To be called once after parameters have changed. Nothing is checked here: see lift_broken_rule. */
void lift_prepare(const lift_parameters *parameters, lift_prepared *prepared);

/*
 * Inertia matrix of the chain.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: carriage, platform
 *
 * Gives
 *   M[2][2]  inertia matrix; row by row
 *
 * Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_mass_matrix(const lift_prepared *prepared, const double q[2], double M[4]);

/*
 * Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.
 *
 * Takes
 *   q[2]   joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]  joint rates, rad/s or m/s
 *
 * Gives
 *   h[2]  bias, N m or N
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/bias.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_bias(const lift_prepared *prepared, const double q[2], const double qd[2], double h[2]);

/*
 * Generalised forces of gravity alone.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: carriage, platform
 *
 * Gives
 *   g[2]  gravity terms, N m or N
 *
 * Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
 * symgen/derive/functions/gravity.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_gravity(const lift_prepared *prepared, const double q[2], double g[2]);

/*
 * Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.
 *
 * Takes
 *   q[2]   joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]  joint rates, rad/s or m/s
 *
 * Gives
 *   C[2][2]  Christoffel's matrix; row by row
 *
 * Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_coriolis_matrix(const lift_prepared *prepared, const double q[2], const double qd[2], double C[4]);

/*
 * Joint forces of a motion, friction left out.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[2]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           carriage, platform
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/inverse_dynamics.py.
 *
 * Operations: 1 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_inverse_dynamics(const lift_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double tau[2]);

/*
 * Joint accelerations under given joint forces, friction left out.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]   joint rates, rad/s or m/s
 *   tau[2]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           carriage, platform
 *
 * Gives
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
 * symgen/derive/functions/forward_dynamics.py.
 *
 * Operations: 1 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_forward_dynamics(const lift_prepared *prepared, const double q[2], const double qd[2], const double tau[2], double qdd[2]);

/*
 * Kinetic energy.
 *
 * Takes
 *   q[2]   joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]  joint rates, rad/s or m/s
 *
 * Gives
 *   T  kinetic energy, J
 *
 * Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.
 *
 * Operations: 1 add, 4 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_kinetic_energy(const lift_prepared *prepared, const double q[2], const double qd[2], double *T);

/*
 * Potential energy: gravity's part is zero at the base origin, springs' at their rest.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: carriage, platform
 *
 * Gives
 *   V  potential energy, J
 *
 * Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.
 *
 * Operations: 1 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_potential_energy(const lift_prepared *prepared, const double q[2], double *V);

/*
 * Position of load, base frame.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: carriage, platform
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 1 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
void lift_position_load(const lift_prepared *prepared, const double q[2], double x[3]);

/*
 * Rotation of the link that carries load: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: carriage, platform
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
 */
void lift_rotation_load(const lift_prepared *prepared, const double q[2], double R[9]);

/*
 * First-order influence coefficients of load and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: carriage, platform
 *
 * Gives
 *   J[6][2]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
 */
void lift_jacobian_load(const lift_prepared *prepared, const double q[2], double J[12]);

/*
 * Influence coefficients of load, base frame.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: carriage, platform
 *
 * Gives
 *   G[3][2]     first-order influence coefficients; row by row
 *   H[3][2][2]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
 */
void lift_influence_load(const lift_prepared *prepared, const double q[2], double G[6], double H[12]);

/*
 * Influence coefficients of the link of load, base frame.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: carriage, platform
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
void lift_influence_rotational_load(const lift_prepared *prepared, const double q[2], double G[6], double H[12]);

/*
 * Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: carriage, platform
 *
 * Gives
 *   P[2][2][2]  inertia power array, P[i] belongs to joint i; row by row
 *
 * Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_inertia_power(const lift_prepared *prepared, const double q[2], double P[8]);

/*
 * Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   F[2][6]  force, then moment, per joint, N and N m; row by row
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.
 *
 * Operations: 8 add, 19 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
 */
void lift_reactions(const lift_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double F[12]);

/*
 * Derivatives of inverse dynamics by coordinates, rates and accelerations.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
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
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_inverse_dynamics_gradients(const lift_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double by_q[4], double by_qd[4], double by_qdd[4]);

/*
 * Linearisation of the smooth forward dynamics about a state, friction left out.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]   joint rates, rad/s or m/s
 *   tau[2]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           carriage, platform
 *
 * Gives
 *   A[4][4]  state matrix, state (q, qd); row by row
 *   B[4][2]  input matrix, one column per joint; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
 * symgen/derive/functions/linearize.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_linearize(const lift_prepared *prepared, const double q[2], const double qd[2], const double tau[2], double A[16], double B[8]);

/*
 * One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]   joint rates, rad/s or m/s
 *   tau[2]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           carriage, platform
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
 * Operations: 8 add, 13 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_linearize_step(const lift_prepared *prepared, const double q[2], const double qd[2], const double tau[2], double dt, double q_next[2], double qd_next[2], double A[16], double B[8]);

/*
 * Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
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
 * Operations: 1 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_regressor(const lift_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double Y[40]);

/*
 * Hessian of the potential, gravity included.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: carriage, platform
 *
 * Gives
 *   K[2][2]  stiffness matrix; row by row
 *
 * Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_stiffness_matrix(const lift_prepared *prepared, const double q[2], double K[4]);

/*
 * Hessian of Rayleigh's dissipation function.
 *
 * Takes
 *   q[2]  joint coordinates in the chain's order, rad or m: carriage, platform
 *
 * Gives
 *   D[2][2]  damping matrix; row by row
 *
 * Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_damping_matrix(const lift_prepared *prepared, const double q[2], double D[4]);

/*
 * Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.
 *
 * Takes
 *   q[2]      joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]     joint rates, rad/s or m/s
 *   tau[2]    joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *             carriage, platform
 *   stuck[2]  joints to hold at rest
 *
 * Gives
 *   f[2]    friction, positive against positive rates, N m or N
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
 * symgen/derive/functions/sticking_forces.py.
 *
 * Operations: at most 1611 add, 1692 mul, 80 div, 0 sqrt, 0 sincos, 3509 other.
 */
void lift_sticking_forces(const lift_prepared *prepared, const double q[2], const double qd[2], const double tau[2], const bool stuck[2], double f[2], double qdd[2]);

/*
 * Friction and accelerations for given modes.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]    joint rates, rad/s or m/s
 *   tau[2]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            carriage, platform
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
 * Operations: at most 1796 add, 1890 mul, 88 div, 0 sqrt, 0 sincos, 4081 other.
 */
void lift_friction_dynamics(const lift_prepared *prepared, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], double f[2], double qdd[2], double *status);

/*
 * The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]    joint rates, rad/s or m/s
 *   tau[2]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            carriage, platform
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
 * Operations: at most 1808 add, 1897 mul, 88 div, 0 sqrt, 0 sincos, 4091 other.
 */
void lift_friction_limits(const lift_prepared *prepared, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], double f[2], double qdd[2], double low[2], double high[2], double load[2], double *status);

/*
 * Quantities whose zeros are the events of a motion.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]    joint rates, rad/s or m/s
 *   tau[2]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            carriage, platform
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
 * Operations: at most 1811 add, 1899 mul, 88 div, 0 sqrt, 0 sincos, 4098 other.
 */
void lift_switching_functions(const lift_prepared *prepared, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], double rate[2], double lower[2], double upper[2], double load[6], double *status);

/*
 * Modes after an event: all joints at zero rate are decided together.
 *
 * Takes
 *   q[2]        joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]       joint rates, rad/s or m/s
 *   tau[2]      joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *               carriage, platform
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
 * Operations: at most 66730 add, 70484 mul, 3320 div, 1 sqrt, 0 sincos, 157511 other.
 */
void lift_decide(const lift_prepared *prepared, const double q[2], const double qd[2], const double tau[2], const signed char mode[2], const bool reached[2], signed char mode_next[2], double *status);

/*
 * Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[2]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            carriage, platform
 *   low[2]   lowest torque that holds a joint at rest, N m or N
 *   high[2]  highest torque that holds a joint at rest, N m or N
 *
 * Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
 * symgen/derive/functions/friction_inverse_dynamics.py.
 *
 * Operations: 10 add, 13 mul, 0 div, 0 sqrt, 0 sincos, 15 other.
 */
void lift_friction_inverse_dynamics(const lift_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double tau[2], double low[2], double high[2]);

/*
 * Joint forces of a motion with friction; that of a joint at rest opposes its intended direction.
 *
 * Takes
 *   q[2]          joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]         joint rates, rad/s or m/s
 *   qdd[2]        joint accelerations, rad/s^2 or m/s^2
 *   direction[2]  intended directions of joints at rest: +1, 0 (none), -1
 *
 * Gives
 *   tau[2]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *           carriage, platform
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) and the laws of friction and of drives
 * (Dupont 1993, eqs. 17 to 24): symgen/derive/functions/friction_torque.py.
 *
 * Operations: 10 add, 12 mul, 0 div, 0 sqrt, 0 sincos, 12 other.
 */
void lift_friction_torque(const lift_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], const signed char direction[2], double tau[2]);

/*
 * Drive forces of the joints with kinematic input.
 *
 * Takes
 *   q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]   joint rates, rad/s or m/s
 *   qdd[2]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[2]  what the drives of prescribed joints must supply; zero at the others, N m or N: carriage, platform
 *
 * Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
 * symgen/derive/functions/drive_forces.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void lift_drive_forces(const lift_prepared *prepared, const double q[2], const double qd[2], const double qdd[2], double tau[2]);

/*
 * One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
 * breakaway, and may catch a joint right after it was let go.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]    joint rates, rad/s or m/s
 *   mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[2]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            carriage, platform
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
 * Operations: at most 95877 add, 100655 mul, 4769 div, 1 sqrt, 0 sincos, 218065 other.
 *
 * The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken. One with 2
 * or 5 is: copy the struct before a step that may have to be repeated. A step takes bounded time. tau (and inputs)
 * are held over it; time, where it matters, is the struct's count times dt. Status 0 does not say that dt is short
 * enough: let no joint turn more than 0.1 rad in a step. q and qd may be set between steps; modes follow from them.
 */
int lift_step(const lift_prepared *prepared, lift_state *state, const double tau[2], double dt);
void lift_step_arrays(const lift_prepared *prepared, const double q[2], const double qd[2], const signed char mode[2], const double tau[2], double dt, double q_next[2], double qd_next[2], signed char mode_next[2], double *status);

/*
 * One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 through
 * all of these.
 *
 * Takes
 *   q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
 *   qd[2]    joint rates, rad/s or m/s
 *   mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
 *   tau[2]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
 *            carriage, platform
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
 * Operations: at most 1365232 add, 1440306 mul, 67984 div, 42 sqrt, 0 sincos, 3144236 other.
 *
 * The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken. One with 2
 * or 5 is: copy the struct before a step that may have to be repeated. A step takes bounded time. tau (and inputs)
 * are held over it; time, where it matters, is the struct's count times dt. Status 0 does not say that dt is short
 * enough: let no joint turn more than 0.1 rad in a step. q and qd may be set between steps; modes follow from them.
 */
int lift_step_interpolated(const lift_prepared *prepared, lift_state *state, const double tau[2], double dt);
void lift_step_interpolated_arrays(const lift_prepared *prepared, const double q[2], const double qd[2], const signed char mode[2], const double tau[2], double dt, double q_next[2], double qd_next[2], signed char mode_next[2], double *status);

#ifdef __cplusplus
}
#endif

#endif
