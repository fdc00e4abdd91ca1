/* behi_six_joint, emitted by symgen 0.2.0 */
/*
 * The RR-R-RRR arm of Behi (1985), section 4.2, with lumped masses (inches). The thesis shows it at (0, atan2(3,
 * 4), -2*atan2(3, 4), atan2(3, 4), pi/2, pi).
 *
 * To begin, fill behi_six_joint_parameters as behi_six_joint_default_parameters does, and call behi_six_joint_prepare;
 * functions take its result.
 * Sines and cosines are computed here up to 205889 rad; beyond, the math library's are called (link with -lm).
 * Called of the math library: fabs by behi_six_joint_broken_rule.
 * Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.
 * Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.
 */
#ifndef BEHI_SIX_JOINT_H
#define BEHI_SIX_JOINT_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "behi_six_joint counts on IEEE arithmetic: compile it without -ffast-math, -Ofast and the like (-O3 -ffp-contract=fast is fine)"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 2)
#error "behi_six_joint counts on arithmetic in its own precision: compile it with -mfpmath=sse"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The number type of every quantity. */
typedef double behi_six_joint_real;

/* Each is set by itself: what the chain gives a parameter as a formula of others is its default only. */
typedef struct behi_six_joint_parameters {
    double M1; /* mass of link 1, lumped at C1 */
    double M2; /* mass of link 2, lumped at C2 */
    double M3; /* mass of link 3, lumped at C3 */
    double M4; /* mass of link 4, lumped at C4 */
    double M5; /* mass of link 5, lumped at C5 */
    double M6; /* mass of link 6, lumped at C6 */
    double J6; /* the hand about its own axis; the thesis neglects it, but without it joint 6 moves nothing */
} behi_six_joint_parameters;

/*
 * All that depends on parameters alone, as far as it has a short name; _R is what regrouping leaves of a body, a base
 * parameter (m mass, mc first moment, I inertia, p offset, in the joint's axes). The others stand in `prepare`.
 *   k[0]   (Ixx_R(theta5) + Ixx_R(theta6)) + Iyy_R(theta4)
 *   k[1]   Iyy_R(theta4)
 *   k[2]   J6 + Iyy_R(theta4)
 *   k[3]   Iyy_R(theta2)
 *   k[4]   Iyy_R(theta3)
 *   k[5]   Iyy_R(theta3)
 *   k[6]   10*-mcy_R(theta5)
 *   k[7]   2*(10*-mcy_R(theta5))
 *   k[8]   50*-mcy_R(theta5)
 *   k[9]   100*-mcy_R(theta5)
 *   k[10]  100*mcx_R(theta4)
 *   k[11]  Ixx_R(theta5) + Ixx_R(theta6)
 *   k[12]  J6 - (Ixx_R(theta5) + Ixx_R(theta6))
 *   k[13]  50*mcx_R(theta4)
 *   k[14]  J6
 *   k[15]  2*(Iyy(theta4) - Iyy(theta4))
 *   k[16]  (50*(100*m(theta2))) + (2*(Iyy(theta2) - Iyy(theta2)))
 *   k[17]  Iyy(theta2)
 *   k[18]  mcx(theta3)
 *   k[19]  2*(Iyy(theta3) - Iyy(theta3))
 *   k[20]  Ixx_R(theta5)
 *   k[21]  2*J6
 *   k[22]  -mcy_R(theta5)
 *   k[23]  Izz_R(theta6)
 *   k[24]  Iyy(theta3) - Iyy(theta3)
 *   k[25]  M5 + M6 + m(theta4)
 *   k[26]  Iyy(theta4) - Iyy(theta4)
 *   k[27]  m(theta3)
 *   k[28]  Ixx_R(theta6)
 *   k[29]  Iyy_R(theta4) + Iyy_R(theta4)
 *   k[31]  (2*(10*-mcy_R(theta5))) + (2*(10*-mcy_R(theta5)))
 *   k[32]  0.5*((10*-mcy_R(theta5)) + (10*-mcy_R(theta5)))
 *   k[33]  2*(50*-mcy_R(theta5))
 *   k[34]  0.5*(2*(50*-mcy_R(theta5)))
 *   k[35]  Iyy_R(theta3) + Iyy_R(theta3)
 *   k[36]  Iyy_R(theta2) + Iyy_R(theta2)
 *   k[37]  Iyy(theta2) - Iyy(theta2)
 *   k[38]  2*(Iyy(theta2) - Iyy(theta2))
 *   k[39]  mcx(theta2)
 *   k[40]  -Ixx_R(theta5)
 *   k[41]  50*(2*mcx_R(theta4))
 *   k[42]  1/(Ixx_R(theta6) + Ixx_R(theta5))
 *   k[43]  1/J6
 *   k[44]  mcx_R(theta4)
 *   k[45]  Iyy_R(theta4)
 *   k[46]  Ixx_R(theta6) + Ixx_R(theta5)
 *   k[47]  100*mcx_R(theta3)
 *   k[48]  2*Iyy_R(theta4)
 *   k[49]  2*Iyy_R(theta2)
 *   k[50]  Iyy_R(theta4) + (Ixx_R(theta6) + Ixx_R(theta5))
 *   k[51]  0.5*Iyy(theta2)
 *   k[52]  2*mcx(theta3)
 *   k[53]  50*(2*mcx(theta3))
 *   k[54]  2*mcx(theta4)
 *   k[55]  0.5*M5
 *   k[56]  Iyy(theta3)
 *   k[57]  Iyy(theta4)
 *   k[58]  Iyy(theta3)
 *   k[59]  M6
 *   k[60]  M4
 *   k[61]  M3
 *   k[62]  (M5 + M6) + M4
 *   k[63]  30*mcx(theta2)
 *   k[64]  30*(M5 + M6)
 *   k[65]  30*M6
 *   k[66]  30*(((M5 + M6) + M4) + M3)
 *   k[67]  30*((M5 + M6) + M4)
 *   k[68]  M5
 *   k[69]  M5 + M6
 *   k[70]  mcx(theta2)
 *   k[71]  Iyy(theta2)
 *   k[72]  mcx(theta4)
 *   k[73]  mcx(theta3)
 *   k[74]  10*M5
 *   k[75]  50*M4
 *   k[76]  50*mcx(theta4)
 *   k[77]  Ixx_R(theta5) - Ixx_R(theta6)
 *   k[78]  mcx_R(theta3)
 *   k[79]  2*mcx_R(theta4)
 *   k[80]  2*-mcy_R(theta5)
 *   k[81]  20*-mcy_R(theta5)
 *   k[82]  2*Iyy_R(theta3)
 *   k[83]  50*(2*mcx_R(theta3))
 *   k[84]  50*(2*-mcy_R(theta5))
 *   k[85]  10*(2*-mcy_R(theta5))
 *   k[86]  2*Ixx_R(theta5)
 *   k[87]  J6 - (Ixx_R(theta6) + Ixx_R(theta5))
 *   k[88]  J6*(1/J6)
 *   k[89]  Izz_R(theta6)
 *   k[90]  Izz_R(theta6) - (J6 - (Ixx_R(theta6) + Ixx_R(theta5)))
 *   k[91]  J6 - Izz_R(theta6)
 *   k[92]  Ixx_R(theta6) - Ixx_R(theta5)
 *   k[93]  Izz_R(theta6) - J6
 *   k[94]  Izz_R(theta6)*(1/(Ixx_R(theta6) + Ixx_R(theta5)))
 *   k[95]  2*(Ixx_R(theta6)*(1/(Ixx_R(theta6) + Ixx_R(theta5))))
 */
typedef struct behi_six_joint_prepared {
    double k[96];
} behi_six_joint_prepared;

#define BEHI_SIX_JOINT_JOINTS 6U /* length of q, qd, qdd and tau */

/* Name of a joint by its place in q; empty for a number that is none. */
const char *behi_six_joint_joint_name(size_t joint);

/* Limits by the chain's own values, infinite where there is none; no function here keeps to them. Positions are those
   of `limits`, or else of the stops, in rad or m; velocities in rad/s or m/s, efforts in N m or N. */
void behi_six_joint_joint_limits(behi_six_joint_real lower[6], behi_six_joint_real upper[6], behi_six_joint_real velocity[6], behi_six_joint_real effort[6]);

/* Fills in the chain's own values. */
void behi_six_joint_default_parameters(behi_six_joint_parameters *parameters);

/* 0 when the parameters satisfy the rules of the chain's format, masses that are not negative and the like; else the
   number of the first rule that they break, all in double precision. No rule tells whether M is positive definite. */
int behi_six_joint_broken_rule(const behi_six_joint_parameters *parameters);

/* Deprecated, behi_six_joint_broken_rule by its former name: 0 where the parameters are valid. The next version leaves it out. */
int behi_six_joint_valid(const behi_six_joint_parameters *parameters);

/* The text of a rule; empty for 0 and for every other number that is none of a rule. */
const char *behi_six_joint_rule(int number);

/* To be called once after parameters have changed. Nothing is checked here: see behi_six_joint_broken_rule. */
void behi_six_joint_prepare(const behi_six_joint_parameters *parameters, behi_six_joint_prepared *prepared);

/*
 * Inertia matrix of the chain.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   M[6][6]  inertia matrix; row by row
 *
 * Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.
 *
 * Operations: 34 add, 39 mul, 0 div, 0 sqrt, 4 sincos, 5 other.
 */
void behi_six_joint_mass_matrix(const behi_six_joint_prepared *prepared, const double q[6], double M[36]);

/*
 * Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.
 *
 * Takes
 *   q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *   qd[6]  joint rates, rad/s or m/s
 *
 * Gives
 *   h[6]  bias, N m or N
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/bias.py.
 *
 * Operations: 62 add, 100 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
 */
void behi_six_joint_bias(const behi_six_joint_prepared *prepared, const double q[6], const double qd[6], double h[6]);

/*
 * Generalised forces of gravity alone.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   g[6]  gravity terms, N m or N
 *
 * Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
 * symgen/derive/functions/gravity.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void behi_six_joint_gravity(const behi_six_joint_prepared *prepared, const double q[6], double g[6]);

/*
 * Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.
 *
 * Takes
 *   q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *   qd[6]  joint rates, rad/s or m/s
 *
 * Gives
 *   C[6][6]  Christoffel's matrix; row by row
 *
 * Computed by Christoffel's symbols, derivatives of the inertia matrix:
 * symgen/derive/functions/coriolis_matrix.py.
 *
 * Operations: 101 add, 130 mul, 0 div, 0 sqrt, 4 sincos, 7 other.
 */
void behi_six_joint_coriolis_matrix(const behi_six_joint_prepared *prepared, const double q[6], const double qd[6], double C[36]);

/*
 * Joint forces of a motion.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *   qd[6]   joint rates, rad/s or m/s
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
 * 1990): symgen/derive/functions/inverse_dynamics.py.
 *
 * Operations: 83 add, 117 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
 */
void behi_six_joint_inverse_dynamics(const behi_six_joint_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double tau[6]);

/*
 * Joint accelerations under given joint forces.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *   qd[6]   joint rates, rad/s or m/s
 *   tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *
 * Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
 * symgen/derive/functions/forward_dynamics.py.
 *
 * Operations: 138 add, 189 mul, 4 div, 0 sqrt, 4 sincos, 1 other.
 */
void behi_six_joint_forward_dynamics(const behi_six_joint_prepared *prepared, const double q[6], const double qd[6], const double tau[6], double qdd[6]);

/*
 * Kinetic energy.
 *
 * Takes
 *   q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *   qd[6]  joint rates, rad/s or m/s
 *
 * Gives
 *   T  kinetic energy, J
 *
 * Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.
 *
 * Operations: 44 add, 68 mul, 0 div, 0 sqrt, 5 sincos, 0 other.
 */
void behi_six_joint_kinetic_energy(const behi_six_joint_prepared *prepared, const double q[6], const double qd[6], double *T);

/*
 * Potential energy: gravity's part is zero at the base origin, springs' at their rest.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   V  potential energy, J
 *
 * Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void behi_six_joint_potential_energy(const behi_six_joint_prepared *prepared, const double q[6], double *V);

/*
 * Position of C1, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void behi_six_joint_position_C1(const behi_six_joint_prepared *prepared, const double q[6], double x[3]);

/*
 * Rotation of the link that carries C1: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
 */
void behi_six_joint_rotation_C1(const behi_six_joint_prepared *prepared, const double q[6], double R[9]);

/*
 * First-order influence coefficients of C1 and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   J[6][6]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void behi_six_joint_jacobian_C1(const behi_six_joint_prepared *prepared, const double q[6], double J[36]);

/*
 * Influence coefficients of C1, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void behi_six_joint_influence_C1(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Influence coefficients of the link of C1, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void behi_six_joint_influence_rotational_C1(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Position of C2, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 1 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
 */
void behi_six_joint_position_C2(const behi_six_joint_prepared *prepared, const double q[6], double x[3]);

/*
 * Rotation of the link that carries C2: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 0 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
 */
void behi_six_joint_rotation_C2(const behi_six_joint_prepared *prepared, const double q[6], double R[9]);

/*
 * First-order influence coefficients of C2 and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   J[6][6]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 0 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
 */
void behi_six_joint_jacobian_C2(const behi_six_joint_prepared *prepared, const double q[6], double J[36]);

/*
 * Influence coefficients of C2, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 0 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 5 other.
 */
void behi_six_joint_influence_C2(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Influence coefficients of the link of C2, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
 */
void behi_six_joint_influence_rotational_C2(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Position of C3, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 4 add, 8 mul, 0 div, 0 sqrt, 3 sincos, 0 other.
 */
void behi_six_joint_position_C3(const behi_six_joint_prepared *prepared, const double q[6], double x[3]);

/*
 * Rotation of the link that carries C3: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 2 add, 8 mul, 0 div, 0 sqrt, 3 sincos, 3 other.
 */
void behi_six_joint_rotation_C3(const behi_six_joint_prepared *prepared, const double q[6], double R[9]);

/*
 * First-order influence coefficients of C3 and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   J[6][6]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 4 add, 14 mul, 0 div, 0 sqrt, 3 sincos, 6 other.
 */
void behi_six_joint_jacobian_C3(const behi_six_joint_prepared *prepared, const double q[6], double J[36]);

/*
 * Influence coefficients of C3, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 4 add, 14 mul, 0 div, 0 sqrt, 3 sincos, 10 other.
 */
void behi_six_joint_influence_C3(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Influence coefficients of the link of C3, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
 */
void behi_six_joint_influence_rotational_C3(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Position of C4, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 7 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 0 other.
 */
void behi_six_joint_position_C4(const behi_six_joint_prepared *prepared, const double q[6], double x[3]);

/*
 * Rotation of the link that carries C4: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 4 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
 */
void behi_six_joint_rotation_C4(const behi_six_joint_prepared *prepared, const double q[6], double R[9]);

/*
 * First-order influence coefficients of C4 and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   J[6][6]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 11 add, 27 mul, 0 div, 0 sqrt, 4 sincos, 8 other.
 */
void behi_six_joint_jacobian_C4(const behi_six_joint_prepared *prepared, const double q[6], double J[36]);

/*
 * Influence coefficients of C4, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 11 add, 36 mul, 0 div, 0 sqrt, 4 sincos, 12 other.
 */
void behi_six_joint_influence_C4(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Influence coefficients of the link of C4, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
 */
void behi_six_joint_influence_rotational_C4(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Position of C5, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 7 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 0 other.
 */
void behi_six_joint_position_C5(const behi_six_joint_prepared *prepared, const double q[6], double x[3]);

/*
 * Rotation of the link that carries C5: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 8 add, 20 mul, 0 div, 0 sqrt, 5 sincos, 2 other.
 */
void behi_six_joint_rotation_C5(const behi_six_joint_prepared *prepared, const double q[6], double R[9]);

/*
 * First-order influence coefficients of C5 and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   J[6][6]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 9 add, 29 mul, 0 div, 0 sqrt, 4 sincos, 9 other.
 */
void behi_six_joint_jacobian_C5(const behi_six_joint_prepared *prepared, const double q[6], double J[36]);

/*
 * Influence coefficients of C5, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 11 add, 36 mul, 0 div, 0 sqrt, 4 sincos, 12 other.
 */
void behi_six_joint_influence_C5(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Influence coefficients of the link of C5, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 5 add, 14 mul, 0 div, 0 sqrt, 4 sincos, 4 other.
 */
void behi_six_joint_influence_rotational_C5(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Position of C6, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   x[3]  position, m
 *
 * Computed by frames from the base to the point: symgen/derive/functions/position.py.
 *
 * Operations: 10 add, 16 mul, 0 div, 0 sqrt, 5 sincos, 0 other.
 */
void behi_six_joint_position_C6(const behi_six_joint_prepared *prepared, const double q[6], double x[3]);

/*
 * Rotation of the link that carries C6: its axes are the columns, in the base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   R[3][3]  rotation matrix; row by row
 *
 * Computed by frames from the base to the point: symgen/derive/functions/rotation.py.
 *
 * Operations: 14 add, 31 mul, 0 div, 0 sqrt, 6 sincos, 1 other.
 */
void behi_six_joint_rotation_C6(const behi_six_joint_prepared *prepared, const double q[6], double R[9]);

/*
 * First-order influence coefficients of C6 and its link: velocity, then angular velocity, = J qd.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   J[6][6]  Jacobian: translational rows, then rotational ones; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.
 *
 * Operations: 27 add, 45 mul, 0 div, 0 sqrt, 5 sincos, 4 other.
 */
void behi_six_joint_jacobian_C6(const behi_six_joint_prepared *prepared, const double q[6], double J[36]);

/*
 * Influence coefficients of C6, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence.py.
 *
 * Operations: 30 add, 63 mul, 0 div, 0 sqrt, 5 sincos, 12 other.
 */
void behi_six_joint_influence_C6(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Influence coefficients of the link of C6, base frame.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   G[3][6]     first-order influence coefficients; row by row
 *   H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row
 *
 * Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
 * symgen/derive/functions/influence_rotational.py.
 *
 * Operations: 11 add, 29 mul, 0 div, 0 sqrt, 5 sincos, 9 other.
 */
void behi_six_joint_influence_rotational_C6(const behi_six_joint_prepared *prepared, const double q[6], double G[18], double H[108]);

/*
 * Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   P[6][6][6]  inertia power array, P[i] belongs to joint i; row by row
 *
 * Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.
 *
 * Operations: 354 add, 469 mul, 0 div, 0 sqrt, 5 sincos, 40 other.
 */
void behi_six_joint_inertia_power(const behi_six_joint_prepared *prepared, const double q[6], double P[216]);

/*
 * Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *   qd[6]   joint rates, rad/s or m/s
 *   qdd[6]  joint accelerations, rad/s^2 or m/s^2
 *
 * Gives
 *   F[6][6]  force, then moment, per joint, N and N m; row by row
 *
 * Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.
 *
 * Operations: 114 add, 163 mul, 0 div, 0 sqrt, 5 sincos, 14 other.
 */
void behi_six_joint_reactions(const behi_six_joint_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double F[36]);

/*
 * Derivatives of inverse dynamics by coordinates, rates and accelerations.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
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
 * Operations: 353 add, 472 mul, 0 div, 0 sqrt, 4 sincos, 27 other.
 */
void behi_six_joint_inverse_dynamics_gradients(const behi_six_joint_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double by_q[36], double by_qd[36], double by_qdd[36]);

/*
 * Linearisation of the smooth forward dynamics about a state.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *   qd[6]   joint rates, rad/s or m/s
 *   tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   A[12][12]  state matrix, state (q, qd); row by row
 *   B[12][6]   input matrix, one column per joint; row by row
 *
 * Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
 * symgen/derive/functions/linearize.py.
 *
 * Operations: 708 add, 899 mul, 4 div, 0 sqrt, 4 sincos, 26 other.
 */
void behi_six_joint_linearize(const behi_six_joint_prepared *prepared, const double q[6], const double qd[6], const double tau[6], double A[144], double B[72]);

/*
 * Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.
 *
 * Takes
 *   q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
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
 * Operations: 308 add, 402 mul, 0 div, 0 sqrt, 5 sincos, 32 other.
 */
void behi_six_joint_regressor(const behi_six_joint_prepared *prepared, const double q[6], const double qd[6], const double qdd[6], double Y[360]);

/*
 * Hessian of the potential, gravity included.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   K[6][6]  stiffness matrix; row by row
 *
 * Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void behi_six_joint_stiffness_matrix(const behi_six_joint_prepared *prepared, const double q[6], double K[36]);

/*
 * Hessian of Rayleigh's dissipation function.
 *
 * Takes
 *   q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
 *
 * Gives
 *   D[6][6]  damping matrix; row by row
 *
 * Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.
 *
 * Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
 */
void behi_six_joint_damping_matrix(const behi_six_joint_prepared *prepared, const double q[6], double D[36]);

#ifdef __cplusplus
}
#endif

#endif
