/* karnopp_masses, emitted by symgen 0.2.0 */
#include "karnopp_masses.h"

#include <math.h>

/* Sign of a number: 1, -1, or x itself where that is zero or NaN. */
static double karnopp_masses_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

/* The smaller number; y where one is NaN. */
static double karnopp_masses_min(double x, double y)
{
    return (x < y) ? x : y;
}

/* The larger number; y where one is NaN. */
static double karnopp_masses_max(double x, double y)
{
    return (x > y) ? x : y;
}

/* True when two numbers are equal; false where one is NaN. */
static bool karnopp_masses_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

/* Sense of motion: 1, -1, or 0 where a number is zero or NaN. */
static signed char karnopp_masses_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

void karnopp_masses_default_parameters(karnopp_masses_parameters *parameters)
{
    parameters->m1 = 3.0;
    parameters->m2 = 0.5;
    parameters->k = 20.0;
    parameters->Fr = 2.0;
    parameters->Ff = 5.0;
}

void karnopp_masses_prepare(const karnopp_masses_parameters *parameters, karnopp_masses_prepared *prepared)
{
    prepared->k[37] = parameters->Fr;
    prepared->k[2] = parameters->k;
    prepared->k[1] = parameters->m1;
    const double v0 = 1.0 / parameters->m1;
    prepared->k[5] = v0;
    const double v1 = parameters->m1 * v0;
    prepared->k[4] = v1;
    prepared->k[38] = parameters->Ff;
    prepared->k[3] = parameters->m2;
    const double v2 = parameters->m1 + parameters->m2;
    prepared->k[0] = v2;
    const double v3 = parameters->m1 * parameters->m1;
    prepared->k[36] = v3;
    const double v4 = v0 * v3;
    prepared->k[46] = v4;
    const double v5 = 1.5 * parameters->Ff;
    prepared->k[41] = v5;
    const double v6 = 1.5 * parameters->Fr;
    prepared->k[42] = v6;
    const double v7 = parameters->m1 * v1;
    const double v8 = 1.0 / (v7 - v2);
    prepared->k[6] = -v8;
    const double v9 = v1 * v8;
    prepared->k[7] = v9;
    const double v10 = v8 * (parameters->k * v1);
    prepared->k[11] = -v10;
    const double v11 = parameters->k * v0;
    prepared->k[12] = -(v11 - (v1 * v10));
    prepared->k[13] = v0 - (v1 * v9);
    prepared->k[8] = 0.5 * parameters->m2;
    const double v12 = 0.5 * parameters->m1;
    prepared->k[9] = v12;
    const double v13 = 0.5 * parameters->k;
    prepared->k[10] = v13;
    const double v14 = 1.0 / (parameters->m2 + (parameters->m1 - v4));
    prepared->k[14] = v14;
    const double v15 = parameters->m1 * v13;
    prepared->k[15] = v14 * (v0 * v15);
    prepared->k[16] = v14 * (v0 * v12);
    prepared->k[17] = 0.5 * v14;
    const double v16 = 0.16666666666666666 * parameters->k;
    const double v17 = parameters->m1 * v16;
    const double v18 = v0 * v17;
    prepared->k[18] = v14 * v18;
    const double v19 = 0.041666666666666664 * parameters->k;
    const double v20 = parameters->k * v19;
    const double v21 = parameters->m1 * v20;
    const double v22 = parameters->m1 * (parameters->m1 * v21);
    const double v23 = v14 * (v14 * (v0 * (v0 * (v0 * v22))));
    prepared->k[19] = (v14 * (v0 * (v0 * v21))) + v23;
    const double v24 = parameters->m1 * v19;
    const double v25 = parameters->m1 * v24;
    const double v26 = parameters->m1 * v25;
    const double v27 = v14 * (v14 * (v0 * (v0 * (v0 * v26))));
    prepared->k[20] = (v14 * (v0 * (v0 * v24))) + v27;
    prepared->k[21] = v14 * (v14 * (v0 * (v0 * v25)));
    prepared->k[22] = (v0 * v13) + (v14 * (v0 * (v0 * (parameters->m1 * v15))));
    prepared->k[23] = (0.5 * v0) + (v14 * (v0 * (v0 * (parameters->m1 * v12))));
    const double v28 = parameters->m1 * v17;
    const double v29 = v14 * (v0 * (v0 * v28));
    const double v30 = v0 * v16;
    prepared->k[24] = v29 + v30;
    const double v31 = 0.08333333333333333 * parameters->k;
    const double v32 = v14 * (v0 * (v0 * (v0 * (parameters->m1 * (parameters->m1 * (parameters->k * v31))))));
    const double v33 = v32 + (v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters->m1 * v22)))))));
    prepared->k[25] = v33 + (v0 * (v0 * v20));
    const double v34 = v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters->m1 * v26))))));
    const double v35 = (v14 * (v0 * (v0 * (v0 * (parameters->m1 * (parameters->m1 * v31)))))) + v34;
    prepared->k[26] = v35 + (v0 * (v0 * v19));
    const double v36 = parameters->k * parameters->m1;
    prepared->k[27] = v14 * (v0 * v36);
    prepared->k[28] = v1 * v14;
    prepared->k[29] = v14 * v29;
    const double v37 = parameters->m1 * v28;
    prepared->k[30] = (v14 * (v14 * (v0 * (v0 * (v0 * v37))))) + (v14 * (v0 * v18));
    const double v38 = parameters->k * v16;
    const double v39 = parameters->m1 * v38;
    const double v40 = parameters->m1 * (parameters->m1 * v39);
    const double v41 = v14 * (v14 * (v0 * (v0 * (v0 * v40))));
    prepared->k[31] = v41 + (v14 * (v0 * (v0 * v39)));
    prepared->k[32] = v0 + (v14 * (v0 * v4));
    prepared->k[33] = v11 + (v14 * (v0 * (v0 * (parameters->m1 * v36))));
    const double v42 = 0.3333333333333333 * parameters->k;
    const double v43 = v14 * (v0 * (v0 * (v0 * (parameters->m1 * (parameters->m1 * (parameters->k * v42))))));
    const double v44 = v43 + (v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters->m1 * v40)))))));
    prepared->k[34] = v44 + (v0 * (v0 * v38));
    const double v45 = v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters->m1 * v37))))));
    const double v46 = (v14 * (v0 * (v0 * (v0 * (parameters->m1 * (parameters->m1 * v42)))))) + v45;
    prepared->k[35] = v46 + (v0 * v30);
    prepared->k[39] = -v5;
    prepared->k[40] = -v6;
    prepared->k[43] = 1.0 / (v2 - v7);
    const double v47 = v0 - (v8 * (v1 * v1));
    prepared->k[47] = v47;
    prepared->k[44] = v6 * v47;
    prepared->k[45] = -(v5 * v8);
    const double v48 = 7.839999999999999 * parameters->m1;
    prepared->k[48] = v48;
    prepared->k[49] = v48 * v48;
    prepared->k[50] = 7.839999999999999 * v2;
}

int karnopp_masses_broken_rule(const karnopp_masses_parameters *parameters)
{
    bool kept[15];
    int rule = 1;

    kept[0] = fabs(parameters->m1) <= 1e+50;
    kept[1] = fabs(parameters->m2) <= 1e+50;
    kept[2] = fabs(parameters->k) <= 1e+50;
    kept[3] = fabs(parameters->Fr) <= 1e+50;
    kept[4] = fabs(parameters->Ff) <= 1e+50;
    const double v0 = 1.5 * parameters->Ff;
    kept[5] = fabs(v0) <= 1e+50;
    const double v1 = 1.5 * parameters->Fr;
    kept[6] = fabs(v1) <= 1e+50;
    kept[7] = 0.0 <= parameters->m2;
    kept[8] = 0.0 <= parameters->m1;
    kept[9] = 0.0 <= parameters->Ff;
    kept[10] = 0.0 <= v0;
    kept[11] = parameters->Ff <= v0;
    kept[12] = 0.0 <= parameters->Fr;
    kept[13] = 0.0 <= v1;
    kept[14] = parameters->Fr <= v1;
    while ((rule <= 15) && kept[rule - 1]) {
        rule++;
    }
    return (rule <= 15) ? rule : 0;
}

int karnopp_masses_valid(const karnopp_masses_parameters *parameters)
{
    return karnopp_masses_broken_rule(parameters);
}

const char *karnopp_masses_rule(int number)
{
    static const char *const texts[15] = {
        "parameters.m1: must be finite and at most 1e+50 in magnitude",
        "parameters.m2: must be finite and at most 1e+50 in magnitude",
        "parameters.k: must be finite and at most 1e+50 in magnitude",
        "parameters.Fr: must be finite and at most 1e+50 in magnitude",
        "parameters.Ff: must be finite and at most 1e+50 in magnitude",
        "joints.x2.friction.static: must have a value, finite and at most 1e+50 in magnitude",
        "joints.r.friction.static: must have a value, finite and at most 1e+50 in magnitude",
        "joints.x2.mass: must be at least 0",
        "joints.r.mass: must be at least 0",
        "joints.x2.friction.coulomb: must be at least 0",
        "joints.x2.friction.static: must be at least 0",
        "joints.x2.friction.static: must be at least 'coulomb': a joint at rest holds at least what it costs to slide",
        "joints.r.friction.coulomb: must be at least 0",
        "joints.r.friction.static: must be at least 0",
        "joints.r.friction.static: must be at least 'coulomb': a joint at rest holds at least what it costs to slide",
    };

    return ((number >= 1) && (number <= 15)) ? texts[number - 1] : "";
}

const char *karnopp_masses_joint_name(size_t joint)
{
    static const char *const names[KARNOPP_MASSES_JOINTS] = {
        "x2",
        "r",
    };

    return (joint < KARNOPP_MASSES_JOINTS) ? names[joint] : "";
}

void karnopp_masses_joint_limits(karnopp_masses_real lower[2], karnopp_masses_real upper[2], karnopp_masses_real velocity[2], karnopp_masses_real effort[2])
{
    lower[0] = -HUGE_VAL;
    lower[1] = -HUGE_VAL;
    upper[0] = HUGE_VAL;
    upper[1] = HUGE_VAL;
    velocity[0] = HUGE_VAL;
    velocity[1] = HUGE_VAL;
    effort[0] = HUGE_VAL;
    effort[1] = HUGE_VAL;
}

void karnopp_masses_mass_matrix(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    (void)q;
    M[1] = prepared->k[1];
    M[2] = prepared->k[1];
    M[3] = prepared->k[1];
    M[0] = prepared->k[0];
}

void karnopp_masses_bias(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    (void)qd;
    h[0] = 0.0;
    h[1] = q[1] * prepared->k[2];
}

void karnopp_masses_gravity(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    (void)prepared;
    (void)q;
    g[0] = 0.0;
    g[1] = 0.0;
}

void karnopp_masses_coriolis_matrix(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    (void)prepared;
    (void)q;
    (void)qd;
    for (size_t k = 0U; k < 4U; k++) {
        C[k] = 0.0;
    }
}

void karnopp_masses_inverse_dynamics(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)qd;
    const double v0 = prepared->k[1] * (qdd[1] + qdd[0]);
    tau[0] = v0 + (prepared->k[3] * qdd[0]);
    tau[1] = (q[1] * prepared->k[2]) + v0;
}

void karnopp_masses_forward_dynamics(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    (void)qd;
    const double v0 = (q[1] * prepared->k[2]) - tau[1];
    const double v1 = tau[0] + (prepared->k[4] * v0);
    qdd[0] = prepared->k[6] * v1;
    qdd[1] = (prepared->k[7] * v1) - (prepared->k[5] * v0);
}

void karnopp_masses_kinetic_energy(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    (void)q;
    const double v0 = qd[1] + qd[0];
    *T = (prepared->k[8] * (qd[0] * qd[0])) + (v0 * (prepared->k[9] * v0));
}

void karnopp_masses_potential_energy(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    *V = prepared->k[10] * (q[1] * q[1]);
}

void karnopp_masses_inertia_power(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 8U; k++) {
        P[k] = 0.0;
    }
}

void karnopp_masses_reactions(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    (void)q;
    (void)qd;
    for (size_t k = 1U; k < 6U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 7U; k < 12U; k++) {
        F[k] = 0.0;
    }
    const double v0 = prepared->k[1] * (qdd[1] + qdd[0]);
    F[6] = v0;
    F[0] = v0 + (prepared->k[3] * qdd[0]);
}

void karnopp_masses_inverse_dynamics_gradients(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double by_q[restrict 4], double by_qd[restrict 4], double by_qdd[restrict 4])
{
    (void)q;
    (void)qd;
    (void)qdd;
    by_qdd[1] = prepared->k[1];
    by_qdd[2] = prepared->k[1];
    by_qdd[3] = prepared->k[1];
    by_qdd[0] = prepared->k[0];
    by_q[3] = prepared->k[2];
    for (size_t k = 0U; k < 3U; k++) {
        by_q[k] = 0.0;
    }
    for (size_t k = 0U; k < 4U; k++) {
        by_qd[k] = 0.0;
    }
}

void karnopp_masses_linearize(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
{
    (void)q;
    (void)qd;
    (void)tau;
    A[0] = 0.0;
    A[1] = 0.0;
    for (size_t k = 3U; k < 7U; k++) {
        A[k] = 0.0;
    }
    A[8] = 0.0;
    for (size_t k = 10U; k < 13U; k++) {
        A[k] = 0.0;
    }
    A[14] = 0.0;
    A[15] = 0.0;
    for (size_t k = 0U; k < 4U; k++) {
        B[k] = 0.0;
    }
    B[4] = prepared->k[6];
    B[5] = prepared->k[7];
    B[6] = prepared->k[7];
    A[9] = prepared->k[11];
    A[13] = prepared->k[12];
    B[7] = prepared->k[13];
    A[2] = 1.0;
    A[7] = 1.0;
}

void karnopp_masses_linearize_step(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], double A[restrict 16], double B[restrict 8])
{
    A[2] = dt;
    const double v0 = dt * dt;
    const double v1 = dt * v0;
    const double v2 = dt * v1;
    const double v3 = (prepared->k[17] * v0) - (prepared->k[21] * v2);
    B[0] = v3;
    const double v4 = prepared->k[18] * v1;
    A[3] = v4;
    const double v5 = (prepared->k[20] * v2) - (prepared->k[16] * v0);
    B[1] = v5;
    B[2] = v5;
    const double v6 = (((q[0] + (qd[0] * dt)) + (qd[1] * v4)) + (tau[0] * v3)) + (tau[1] * v5);
    const double v7 = (prepared->k[19] * v2) - (prepared->k[15] * v0);
    q_next[0] = v6 - (q[1] * v7);
    const double v8 = (prepared->k[23] * v0) - (prepared->k[26] * v2);
    B[3] = v8;
    const double v9 = dt - (prepared->k[24] * v1);
    A[7] = v9;
    const double v10 = ((q[1] + (qd[1] * v9)) + (tau[1] * v8)) + (tau[0] * v5);
    const double v11 = prepared->k[25] * v2;
    const double v12 = prepared->k[22] * v0;
    q_next[1] = v10 - (q[1] * (v12 - v11));
    const double v13 = (dt * prepared->k[14]) - (prepared->k[29] * v1);
    B[4] = v13;
    const double v14 = (prepared->k[30] * v1) - (dt * prepared->k[28]);
    B[5] = v14;
    B[6] = v14;
    const double v15 = (dt * prepared->k[27]) - (prepared->k[31] * v1);
    A[9] = v15;
    qd_next[0] = (((qd[0] + (tau[1] * v14)) + (tau[0] * v13)) + (q[1] * v15)) - (qd[1] * v7);
    const double v16 = (dt * prepared->k[32]) - (prepared->k[35] * v1);
    B[7] = v16;
    const double v17 = (prepared->k[34] * v1) - (dt * prepared->k[33]);
    A[13] = v17;
    A[0] = 1.0;
    A[10] = 1.0;
    const double v18 = v11 + (1.0 - v12);
    A[5] = v18;
    A[15] = v18;
    qd_next[1] = (((tau[0] * v14) + (tau[1] * v16)) + (q[1] * v17)) + (qd[1] * v18);
    const double v19 = -v7;
    A[1] = v19;
    A[11] = v19;
    A[4] = 0.0;
    A[6] = 0.0;
    A[8] = 0.0;
    A[12] = 0.0;
    A[14] = 0.0;
}

void karnopp_masses_regressor(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double Y[restrict 40])
{
    (void)prepared;
    (void)q;
    (void)qd;
    for (size_t k = 1U; k < 10U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 11U; k < 30U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 31U; k < 40U; k++) {
        Y[k] = 0.0;
    }
    Y[0] = qdd[0];
    const double v0 = qdd[1] + qdd[0];
    Y[10] = v0;
    Y[30] = v0;
}

void karnopp_masses_stiffness_matrix(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    (void)q;
    K[3] = prepared->k[2];
    for (size_t k = 0U; k < 3U; k++) {
        K[k] = 0.0;
    }
}

void karnopp_masses_damping_matrix(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
}

void karnopp_masses_sticking_forces(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const bool stuck[restrict 2], double f[restrict 2], double qdd[restrict 2])
{
    const double v0 = stuck[1] ? 0.0 : prepared->k[5];
    const double v1 = tau[1] - (q[1] * prepared->k[2]);
    const double v2 = prepared->k[37] * karnopp_masses_sign(qd[1]);
    const double v3 = stuck[1] ? 0.0 : (v1 - v2);
    const double v4 = prepared->k[1] * v0;
    const double v5 = prepared->k[38] * karnopp_masses_sign(qd[0]);
    const double v6 = stuck[0] ? 0.0 : (1.0 / ((!stuck[0]) ? (prepared->k[0] - (prepared->k[36] * v0)) : 1.0));
    const double v7 = ((stuck[0] ? 0.0 : (tau[0] - v5)) - (v4 * v3)) * v6;
    const double v8 = stuck[1] ? 0.0 : ((v0 * v3) - (v4 * v7));
    qdd[1] = v8;
    f[0] = stuck[0] ? (tau[0] - (prepared->k[1] * v8)) : v5;
    const double v9 = stuck[0] ? 0.0 : v7;
    qdd[0] = v9;
    f[1] = stuck[1] ? (v1 - (prepared->k[1] * v9)) : v2;
}

void karnopp_masses_friction_dynamics(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double *restrict status)
{
    const double v0 = tau[1] - (q[1] * prepared->k[2]);
    const bool v1 = 0 == mode[0];
    const bool v2 = 0 == mode[1];
    const double v3 = v2 ? 0.0 : prepared->k[5];
    const double v4 = prepared->k[37] * ((double)mode[1]);
    const double v5 = v2 ? 0.0 : (v0 - v4);
    const double v6 = prepared->k[1] * v3;
    const double v7 = v1 ? 0.0 : (1.0 / ((!v1) ? (prepared->k[0] - (prepared->k[36] * v3)) : 1.0));
    const double v8 = prepared->k[38] * ((double)mode[0]);
    const double v9 = v7 * ((v1 ? 0.0 : (tau[0] - v8)) - (v6 * v5));
    const double v10 = v2 ? 0.0 : ((v3 * v5) - (v6 * v9));
    qdd[1] = v10;
    f[0] = v1 ? (tau[0] - (prepared->k[1] * v10)) : v8;
    const double v11 = v1 ? 0.0 : v9;
    qdd[0] = v11;
    f[1] = v2 ? (v0 - (prepared->k[1] * v11)) : v4;
    const bool v12 = (fabs(qd[1]) + ((fabs(q[0]) + fabs(q[1])) + fabs(qd[0]))) < 1e+38;
    const bool v13 = (fabs(v0) + (fabs(tau[0]) + (fabs(v11) + fabs(v10)))) < 1e+38;
    *status = v12 ? (v13 ? 0.0 : 6.0) : 6.0;
}

void karnopp_masses_friction_limits(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double low[restrict 2], double high[restrict 2], double load[restrict 2], double *restrict status)
{
    load[0] = 0.0;
    load[1] = 0.0;
    const double v0 = tau[1] - (q[1] * prepared->k[2]);
    const bool v1 = 0 == mode[0];
    const bool v2 = 0 == mode[1];
    const double v3 = v2 ? 0.0 : prepared->k[5];
    const double v4 = prepared->k[37] * ((double)mode[1]);
    const double v5 = v2 ? 0.0 : (v0 - v4);
    const double v6 = prepared->k[1] * v3;
    const double v7 = v1 ? 0.0 : (1.0 / ((!v1) ? (prepared->k[0] - (prepared->k[36] * v3)) : 1.0));
    const double v8 = prepared->k[38] * ((double)mode[0]);
    const double v9 = v7 * ((v1 ? 0.0 : (tau[0] - v8)) - (v6 * v5));
    const double v10 = v2 ? 0.0 : ((v3 * v5) - (v6 * v9));
    qdd[1] = v10;
    f[0] = v1 ? (tau[0] - (prepared->k[1] * v10)) : v8;
    const double v11 = v1 ? 0.0 : v9;
    qdd[0] = v11;
    f[1] = v2 ? (v0 - (prepared->k[1] * v11)) : v4;
    const bool v12 = (fabs(qd[1]) + ((fabs(q[0]) + fabs(q[1])) + fabs(qd[0]))) < 1e+38;
    const bool v13 = (fabs(v0) + (fabs(tau[0]) + (fabs(v11) + fabs(v10)))) < 1e+38;
    *status = v12 ? (v13 ? 0.0 : 6.0) : 6.0;
    low[0] = prepared->k[39];
    low[1] = prepared->k[40];
    high[0] = prepared->k[41];
    high[1] = prepared->k[42];
}

void karnopp_masses_switching_functions(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double rate[restrict 2], double lower[restrict 2], double upper[restrict 2], double load[restrict 6], double *restrict status)
{
    const double v0 = (double)mode[0];
    const bool v1 = 0 == mode[0];
    for (size_t k = 0U; k < 6U; k++) {
        load[k] = 0.0;
    }
    rate[0] = v1 ? 0.0 : (qd[0] * v0);
    const double v2 = (double)mode[1];
    const bool v3 = 0 == mode[1];
    rate[1] = v3 ? 0.0 : (qd[1] * v2);
    const double v4 = prepared->k[37] * v2;
    const double v5 = tau[1] - (q[1] * prepared->k[2]);
    const double v6 = v3 ? 0.0 : (v5 - v4);
    const double v7 = v3 ? 0.0 : prepared->k[5];
    const double v8 = prepared->k[1] * v7;
    const double v9 = prepared->k[38] * v0;
    const double v10 = v1 ? 0.0 : (1.0 / ((!v1) ? (prepared->k[0] - (prepared->k[36] * v7)) : 1.0));
    const double v11 = v10 * ((v1 ? 0.0 : (tau[0] - v9)) - (v8 * v6));
    const double v12 = v3 ? 0.0 : ((v7 * v6) - (v8 * v11));
    const double v13 = v1 ? (tau[0] - (prepared->k[1] * v12)) : v9;
    lower[0] = v1 ? (prepared->k[41] + v13) : 0.0;
    const double v14 = v1 ? 0.0 : v11;
    const double v15 = v3 ? (v5 - (prepared->k[1] * v14)) : v4;
    lower[1] = v3 ? (prepared->k[42] + v15) : 0.0;
    upper[0] = v1 ? (prepared->k[41] - v13) : 0.0;
    upper[1] = v3 ? (prepared->k[42] - v15) : 0.0;
    const bool v16 = (fabs(v5) + (fabs(tau[0]) + (fabs(v14) + fabs(v12)))) < 1e+38;
    const bool v17 = (fabs(qd[1]) + ((fabs(q[0]) + fabs(q[1])) + fabs(qd[0]))) < 1e+38;
    *status = v17 ? (v16 ? 0.0 : 6.0) : 6.0;
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static void karnopp_masses_decide_pattern(const karnopp_masses_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 2], const double context_real[restrict 6], const bool context_boolean[restrict 11], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 2], bool *restrict done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_QDD_1 = 1 };
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3,
        ALLOWED_STICK_0 = 4, ALLOWED_PLUS_0 = 5, ALLOWED_MINUS_0 = 6, ALLOWED_STICK_1 = 7, ALLOWED_PLUS_1 = 8,
        ALLOWED_MINUS_1 = 9, UNIQUE = 10 };
    enum { QUESTION_FORCED_0 = 2, QUESTION_FORCED_1 = 3 };
    const double v0 = (double)pattern[1];
    const double v1 = prepared->k[37] * v0;
    const bool v2 = 0 == pattern[1];
    const double v3 = v2 ? 0.0 : prepared->k[5];
    const double v4 = v3 * (v2 ? 0.0 : (context_real[PROBLEM_RIGHT_1] - v1));
    const double v5 = (double)pattern[0];
    const double v6 = prepared->k[38] * v5;
    const bool v7 = 0 == pattern[0];
    const double v8 = v7 ? 0.0 : (1.0 / ((!v7) ? (context_real[PROBLEM_M_0_0] - (prepared->k[36] * v3)) : 1.0));
    const double v9 = v8 * ((v7 ? 0.0 : (context_real[PROBLEM_RIGHT_0] - v6)) - (prepared->k[1] * v4));
    const double v10 = v2 ? 0.0 : (v4 + ((-v9) * (prepared->k[1] * v3)));
    const double v11 = v7 ? (context_real[PROBLEM_RIGHT_0] - (prepared->k[1] * v10)) : v6;
    const double v12 = v7 ? 0.0 : v9;
    const double v13 = v7 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_0] - v11, context_real[BREAKAWAY_OFFSET_0] + v11) : (v5 * v12);
    const double v14 = v7 ? v13 : (context_real[PROBLEM_M_0_0] * v13);
    const double v15 = fabs(context_real[PROBLEM_RIGHT_0]);
    const double v16 = karnopp_masses_max(v15, karnopp_masses_max(v15, fabs(v11)));
    const bool v17 = !flag[FLAG_RELAXED];
    const bool v18 = context_boolean[QUESTION_REACHED_0] && v17;
    const bool v19 = ((0.0 < v13) || (v7 && (0.0 <= v13))) || (v18 && (((-1e-06) * v16) <= v14));
    const double v20 = v2 ? (context_real[PROBLEM_RIGHT_1] - (prepared->k[1] * v12)) : v1;
    const double v21 = v2 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_1] - v20, context_real[BREAKAWAY_OFFSET_1] + v20) : (v0 * v10);
    const double v22 = v2 ? v21 : (prepared->k[1] * v21);
    const double v23 = karnopp_masses_max(karnopp_masses_max(fabs(context_real[PROBLEM_RIGHT_1]), fabs(v20)), fabs(context_real[RUBBING_TAU_1]));
    const bool v24 = context_boolean[QUESTION_REACHED_1] && v17;
    const bool v25 = (v24 && (((-1e-06) * v23) <= v22)) || ((0.0 < v21) || (v2 && (0.0 <= v21)));
    const bool v26 = (context_boolean[QUESTION_DECIDED_1] || v25) && (context_boolean[QUESTION_DECIDED_0] || v19);
    const bool v27 = flag[FLAG_FOUND] || v26;
    flag_out[FLAG_FOUND] = v27;
    const double v28 = v7 ? 0.0 : 1.0;
    const double v29 = v28 + (v2 ? 0.0 : 1.0);
    const double v30 = 1.0 - v29;
    const double v31 = -(v28 + v30);
    const bool v32 = v24 ? ((-1) == context_mode[QUESTION_FORCED_1]) : context_boolean[ALLOWED_MINUS_1];
    const bool v33 = v24 ? (1 == context_mode[QUESTION_FORCED_1]) : context_boolean[ALLOWED_PLUS_1];
    const bool v34 = v33 || v32;
    const bool v35 = (v34 && (v2 && ((0.0 <= v31) && (v31 <= 0.0)))) || (v32 && (1 == pattern[1]));
    const double v36 = v34 ? 1.0 : 0.0;
    const double v37 = -v30;
    const bool v38 = context_boolean[ALLOWED_STICK_1] && (!v24);
    const double v39 = v38 ? 0.0 : 1.0;
    const bool v40 = v18 ? ((-1) == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_MINUS_0];
    const bool v41 = v18 ? (1 == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_PLUS_0];
    const bool v42 = v41 || v40;
    const bool v43 = (v42 && (v7 && ((v39 <= v37) && (v37 <= v36)))) || (v40 && (1 == pattern[0]));
    const bool v44 = v43 || v35;
    const double v45 = v44 ? v29 : (1.0 + v29);
    const bool v46 = !(v44 || (v45 <= (v36 + (v42 ? 1.0 : 0.0))));
    const bool v47 = v46 && (!v27);
    const bool v48 = (!flag[FLAG_THOROUGH]) && (flag[FLAG_DOUBTFUL] && v47);
    const bool v49 = !v48;
    const bool v50 = !((!(context_boolean[ALLOWED_MINUS_0] || (context_boolean[ALLOWED_PLUS_0] || context_boolean[ALLOWED_STICK_0]))) || (!(context_boolean[ALLOWED_MINUS_1] || (context_boolean[ALLOWED_STICK_1] || context_boolean[ALLOWED_PLUS_1]))));
    const bool v51 = v50 && ((context_boolean[QUESTION_REACHED_0] || context_boolean[QUESTION_REACHED_1]) && (v17 && (v47 && v49)));
    const bool v52 = context_boolean[ALLOWED_STICK_0] && (!v18);
    const signed char v53 = v41 ? 1 : (-1);
    const signed char v54 = v43 ? ((v41 && v7) ? 1 : (-1)) : ((v52 && ((v39 <= v45) && (v45 <= v36))) ? 0 : v53);
    const signed char v55 = v35 ? pattern[0] : v54;
    pattern_out[0] = v51 ? (context_boolean[ALLOWED_STICK_0] ? 0 : (context_boolean[ALLOWED_PLUS_0] ? 1 : (-1))) : (v48 ? (v52 ? 0 : v53) : v55);
    const double v56 = v45 - ((0 == v55) ? 0.0 : 1.0);
    const signed char v57 = v33 ? 1 : (-1);
    const signed char v58 = v35 ? ((v2 && v33) ? 1 : (-1)) : ((v38 && ((v56 <= 0.0) && (0.0 <= v56))) ? 0 : v57);
    pattern_out[1] = v51 ? (context_boolean[ALLOWED_STICK_1] ? 0 : (context_boolean[ALLOWED_PLUS_1] ? 1 : (-1))) : (v48 ? (v38 ? 0 : v57) : v58);
    const bool v59 = !flag[FLAG_FOUND];
    const bool v60 = (context_boolean[QUESTION_DECIDED_1] || (((-1e-12) * v23) <= v22)) && (context_boolean[QUESTION_DECIDED_0] || (((-1e-12) * v16) <= v14));
    const bool v61 = ((!flag[FLAG_NEARLY]) && (v59 && v60)) || (v26 && v59);
    best_out[0] = v61 ? pattern[0] : best[0];
    best_out[1] = v61 ? pattern[1] : best[1];
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED] || v51;
    flag_out[FLAG_THOROUGH] = v51 ? false : (flag[FLAG_THOROUGH] || v48);
    const bool v62 = !(v48 || v51);
    flag_out[FLAG_DOUBTFUL] = flag[FLAG_DOUBTFUL] && v62;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] || v60;
    const bool v63 = flag[FLAG_TIE] || (flag[FLAG_FOUND] && v26);
    flag_out[FLAG_TIE] = v63;
    flag_out[FLAG_LIMITED] = flag[FLAG_LIMITED] && v49;
    flag_out[FLAG_PROVEN] = v61 ? true : flag[FLAG_PROVEN];
    flag_out[FLAG_SEVERAL] = v61 ? false : flag[FLAG_SEVERAL];
    number_out[NUMBER_QDD_0] = v61 ? v12 : number[NUMBER_QDD_0];
    number_out[NUMBER_QDD_1] = v61 ? v10 : number[NUMBER_QDD_1];
    const bool v64 = v27 && (v63 || (v46 || ((!v44) || (context_boolean[UNIQUE] || (v7 && v2)))));
    *done = (v47 && v62) || v64;
}

/* The search for a pattern of modes: symgen/derive/friction/decide.py. */
static void karnopp_masses_decide_pattern_search(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 14], const bool context_boolean[restrict 6], const signed char context_mode[restrict 4], double result_real[restrict 3], signed char result_mode[restrict 2])
{
    enum { PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3, BREAKAWAY_OFFSET_1 = 4,
        FOUND_DRIVE_0 = 6, FOUND_OTHERS_0 = 7, FOUND_OWN_0 = 8, FOUND_NOISE_0 = 9, FOUND_DRIVE_1 = 10,
        FOUND_OTHERS_1 = 11, FOUND_OWN_1 = 12, FOUND_NOISE_1 = 13 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3,
        FOUND_STICK_0 = 4, FOUND_STICK_1 = 5 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1, QUESTION_FORCED_0 = 2, QUESTION_FORCED_1 = 3 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = ((prepared->k[37] * context_real[FOUND_OWN_1]) - context_real[FOUND_OTHERS_1]) - context_real[FOUND_NOISE_1];
    const bool v1 = context_boolean[QUESTION_DECIDED_1] ? (1 == context_mode[QUESTION_MODES_1]) : (v0 < context_real[FOUND_DRIVE_1]);
    const double v2 = ((prepared->k[38] * context_real[FOUND_OWN_0]) - context_real[FOUND_OTHERS_0]) - context_real[FOUND_NOISE_0];
    const bool v3 = context_boolean[QUESTION_DECIDED_0] ? (1 == context_mode[QUESTION_MODES_0]) : (v2 < context_real[FOUND_DRIVE_0]);
    const signed char v4 = (context_boolean[FOUND_STICK_1] && (!context_boolean[QUESTION_REACHED_1])) ? 0 : ((context_boolean[QUESTION_REACHED_1] ? (1 == context_mode[QUESTION_FORCED_1]) : v1) ? 1 : (-1));
    const signed char v5 = (context_boolean[FOUND_STICK_0] && (!context_boolean[QUESTION_REACHED_0])) ? 0 : ((context_boolean[QUESTION_REACHED_0] ? (1 == context_mode[QUESTION_FORCED_0]) : v3) ? 1 : (-1));
    signed char v6_pattern[2] = {v5, v4};
    signed char v6_best[2] = {v5, v4};
    bool v6_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v6_number[2] = {0.0, 0.0};
    const bool v6_of_context_boolean[11] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[QUESTION_REACHED_0], context_boolean[QUESTION_REACHED_1], context_boolean[FOUND_STICK_0], v3, context_boolean[QUESTION_DECIDED_0] ? ((-1) == context_mode[QUESTION_MODES_0]) : (v2 < (-context_real[FOUND_DRIVE_0])), context_boolean[FOUND_STICK_1], v1, context_boolean[QUESTION_DECIDED_1] ? ((-1) == context_mode[QUESTION_MODES_1]) : (v0 < (-context_real[FOUND_DRIVE_1])), karnopp_masses_eq(prepared->k[37], context_real[BREAKAWAY_OFFSET_1]) && karnopp_masses_eq(prepared->k[38], context_real[BREAKAWAY_OFFSET_0])};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[9];
        double v6_next_number[2];
        karnopp_masses_decide_pattern(prepared, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, context_mode, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_done);
        v6_pattern[0] = v6_next_pattern[0];
        v6_pattern[1] = v6_next_pattern[1];
        v6_best[0] = v6_next_best[0];
        v6_best[1] = v6_next_best[1];
        v6_flag[0] = v6_next_flag[0];
        v6_flag[1] = v6_next_flag[1];
        v6_flag[2] = v6_next_flag[2];
        v6_flag[3] = v6_next_flag[3];
        v6_flag[4] = v6_next_flag[4];
        v6_flag[5] = v6_next_flag[5];
        v6_flag[6] = v6_next_flag[6];
        v6_flag[7] = v6_next_flag[7];
        v6_flag[8] = v6_next_flag[8];
        v6_number[0] = v6_next_number[0];
        v6_number[1] = v6_next_number[1];
    }
    const double v7 = (v6_flag[4] || v6_flag[3]) ? (v6_flag[8] ? 4.0 : ((v6_flag[7] && (!v6_flag[2])) ? (v6_flag[5] ? 1.0 : 0.0) : 3.0)) : (v6_flag[6] ? 5.0 : 2.0);
    result_real[RESULT_QDD_1] = v6_number[1];
    result_real[RESULT_QDD_0] = v6_number[0];
    const bool v8 = (fabs(context_real[PROBLEM_RIGHT_1]) + (fabs(v6_number[0]) + (fabs(context_real[PROBLEM_RIGHT_0]) + fabs(v6_number[1])))) < 1e+38;
    result_real[RESULT_STATUS] = v8 ? (v6_done ? v7 : 5.0) : 6.0;
    result_mode[RESULT_MODES_0] = v6_best[0];
    result_mode[RESULT_MODES_1] = v6_best[1];
}

/* The modes of joints when some of them let go: symgen/derive/friction/decide.py. */
static void karnopp_masses_decide_pattern_let_go(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 9], const bool context_boolean[restrict 4], const signed char context_mode[restrict 4], double result_real[restrict 3], signed char result_mode[restrict 2])
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_L_0_1 = 6, FACTOR_INVERSE_D_0 = 7,
        FACTOR_INVERSE_D_1 = 8 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = context_boolean[QUESTION_DECIDED_1] ? 0.0 : context_real[BREAKAWAY_OFFSET_1];
    const double v1 = context_real[FACTOR_L_0_1] * context_real[FACTOR_INVERSE_D_0];
    const double v2 = context_real[FACTOR_INVERSE_D_1] + (context_real[FACTOR_L_0_1] * v1);
    const double v3 = context_boolean[QUESTION_DECIDED_0] ? 0.0 : context_real[BREAKAWAY_OFFSET_0];
    const double v4 = 1.0001 * fabs(v1);
    const double v5 = v3 * v4;
    const double v6 = context_real[PROBLEM_RIGHT_0] - (context_boolean[QUESTION_DECIDED_0] ? (prepared->k[38] * ((double)context_mode[QUESTION_MODES_0])) : 0.0);
    const double v7 = v1 * v6;
    const double v8 = context_real[PROBLEM_RIGHT_1] - (context_boolean[QUESTION_DECIDED_1] ? (prepared->k[37] * ((double)context_mode[QUESTION_MODES_1])) : 0.0);
    const double v9 = v2 * v8;
    const double v10 = 1e-08 * (fabs(v9) + fabs(v7));
    const double v11 = v9 - v7;
    const bool v12 = (!context_boolean[QUESTION_DECIDED_1]) && (fabs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))));
    const double v13 = v0 * v4;
    const double v14 = context_real[FACTOR_INVERSE_D_0] * v6;
    const double v15 = v1 * v8;
    const double v16 = 1e-08 * (fabs(v15) + fabs(v14));
    const double v17 = v14 - v15;
    const bool v18 = (!context_boolean[QUESTION_DECIDED_0]) && (fabs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[FACTOR_INVERSE_D_0])))));
    const signed char v19 = context_boolean[QUESTION_DECIDED_0] ? context_mode[QUESTION_MODES_0] : karnopp_masses_mode_of(v17);
    const double v20 = context_real[PROBLEM_RIGHT_0] - (prepared->k[38] * ((double)v19));
    const signed char v21 = context_boolean[QUESTION_DECIDED_1] ? context_mode[QUESTION_MODES_1] : karnopp_masses_mode_of(v11);
    const double v22 = context_real[PROBLEM_RIGHT_1] - (prepared->k[37] * ((double)v21));
    const double v23 = (context_real[FACTOR_INVERSE_D_0] * v20) - (v1 * v22);
    const double v24 = (context_real[FACTOR_L_0_1] * v23) - (context_real[FACTOR_INVERSE_D_1] * v22);
    const bool v25 = (fabs(v24) + (fabs(v23) + (fabs(v22) + fabs(v20)))) < 1e+38;
    const bool v26 = (!((context_boolean[QUESTION_REACHED_1] || v12) || (context_boolean[QUESTION_REACHED_0] || v18))) && v25;
    double v28 = 0.0;
    double v29 = v23;
    double v30 = -v24;
    signed char v31 = v19;
    signed char v32 = v21;
    if (!(v26)) {
        const double v27_of_context_real[14] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], v17, v13, context_real[FACTOR_INVERSE_D_0], v16, v11, v5, v2, v10};
        const bool v27_of_context_boolean[6] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[QUESTION_REACHED_0], context_boolean[QUESTION_REACHED_1], v18, v12};
        double v27_result_real[3];
        signed char v27_result_mode[2];
        karnopp_masses_decide_pattern_search(prepared, v27_of_context_real, v27_of_context_boolean, context_mode, v27_result_real, v27_result_mode);
        v28 = v27_result_real[0];
        v29 = v27_result_real[1];
        v30 = v27_result_real[2];
        v31 = v27_result_mode[0];
        v32 = v27_result_mode[1];
    }
    result_real[RESULT_STATUS] = v28;
    result_real[RESULT_QDD_0] = v29;
    result_real[RESULT_QDD_1] = v30;
    result_mode[RESULT_MODES_0] = v31;
    result_mode[RESULT_MODES_1] = v32;
}

void karnopp_masses_decide(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const bool reached[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const double v0 = prepared->k[37] * ((double)mode[1]);
    const double v1 = (q[1] * prepared->k[2]) - tau[1];
    const bool v2 = 0 == mode[1];
    const double v3 = v2 ? 0.0 : (-(v1 + v0));
    const double v4 = v2 ? 0.0 : prepared->k[5];
    const double v5 = prepared->k[1] * v4;
    const double v6 = prepared->k[38] * ((double)mode[0]);
    const bool v7 = 0 == mode[0];
    const double v8 = v7 ? 0.0 : (-(1.0 / ((!v7) ? ((prepared->k[36] * v4) - prepared->k[0]) : 1.0)));
    const double v9 = v8 * ((v5 * v3) - (v7 ? 0.0 : (tau[0] - v6)));
    const signed char v10 = karnopp_masses_mode_of(v7 ? (tau[0] - (prepared->k[1] * (v2 ? 0.0 : ((v4 * v3) + (v5 * v9))))) : v6);
    const bool v11 = karnopp_masses_eq(0.0, qd[0]);
    const bool v12 = (!(0 == v10)) && (reached[0] && v11);
    const signed char v13 = karnopp_masses_mode_of(v2 ? (-(v1 + (prepared->k[1] * (v7 ? 0.0 : (-v9))))) : v0);
    const bool v14 = karnopp_masses_eq(0.0, qd[1]);
    const bool v15 = (reached[1] && v14) && (!(0 == v13));
    const bool v16 = !v14;
    const bool v17 = !v11;
    const bool v18 = (v12 || v17) || (!(fabs(tau[0]) <= prepared->k[41]));
    const bool v19 = v18 || ((!(fabs(v1) <= prepared->k[42])) || (v15 || v16));
    signed char v21 = 0;
    signed char v22 = 0;
    double v23 = 0.0;
    if (v19) {
        const double v20_of_context_real[9] = {prepared->k[0], tau[0], -v1, prepared->k[41], prepared->k[42], tau[1], prepared->k[4], prepared->k[43], prepared->k[5]};
        const bool v20_of_context_boolean[4] = {v17, v16, v12, v15};
        const signed char v20_of_context_mode[4] = {v7 ? karnopp_masses_mode_of(qd[0]) : mode[0], v2 ? karnopp_masses_mode_of(qd[1]) : mode[1], v10, v13};
        double v20_result_real[3];
        signed char v20_result_mode[2];
        karnopp_masses_decide_pattern_let_go(prepared, v20_of_context_real, v20_of_context_boolean, v20_of_context_mode, v20_result_real, v20_result_mode);
        v21 = v20_result_mode[0];
        v22 = v20_result_mode[1];
        v23 = v20_result_real[0];
    }
    mode_next[0] = v21;
    mode_next[1] = v22;
    const bool v24 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v24 ? v23 : 6.0;
}

void karnopp_masses_friction_inverse_dynamics(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2], double low[restrict 2], double high[restrict 2])
{
    const bool v0 = karnopp_masses_eq(0.0, qd[0]);
    const bool v1 = karnopp_masses_eq(0.0, qd[1]);
    const double v2 = prepared->k[1] * qdd[1];
    const double v3 = v2 + ((prepared->k[0] * qdd[0]) + (prepared->k[38] * (v0 ? karnopp_masses_sign(qdd[0]) : karnopp_masses_sign(qd[0]))));
    tau[0] = v3;
    const double v4 = (q[1] * prepared->k[2]) + (prepared->k[1] * qdd[0]);
    const double v5 = v4 + (v2 + (prepared->k[37] * (v1 ? karnopp_masses_sign(qdd[1]) : karnopp_masses_sign(qd[1]))));
    tau[1] = v5;
    low[0] = v0 ? (v2 - prepared->k[41]) : v3;
    low[1] = v1 ? (v4 - prepared->k[42]) : v5;
    high[0] = v0 ? (prepared->k[41] + v2) : v3;
    high[1] = v1 ? (prepared->k[42] + v4) : v5;
}

void karnopp_masses_friction_torque(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], const signed char direction[restrict 2], double tau[restrict 2])
{
    const double v0 = (prepared->k[3] * qdd[0]) + (prepared->k[38] * ((qd[0] < 0.0) ? (-1.0) : ((0.0 < qd[0]) ? 1.0 : ((double)direction[0]))));
    const double v1 = prepared->k[1] * (qdd[1] + qdd[0]);
    tau[0] = v1 + v0;
    const double v2 = v1 + (prepared->k[37] * ((qd[1] < 0.0) ? (-1.0) : ((0.0 < qd[1]) ? 1.0 : ((double)direction[1]))));
    tau[1] = (q[1] * prepared->k[2]) + v2;
}

void karnopp_masses_drive_forces(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static void karnopp_masses_step_pattern(const karnopp_masses_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 4], const double context_real[restrict 8], const bool context_boolean[restrict 9], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 4], bool *restrict done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_QDD_1 = 1, NUMBER_CHANGE_0 = 2, NUMBER_CHANGE_1 = 3 };
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, QUESTION_RATES_0 = 6, QUESTION_RATES_1 = 7 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, ALLOWED_STICK_0 = 2, ALLOWED_PLUS_0 = 3,
        ALLOWED_MINUS_0 = 4, ALLOWED_STICK_1 = 5, ALLOWED_PLUS_1 = 6, ALLOWED_MINUS_1 = 7, UNIQUE = 8 };
    const bool v0 = 0 == pattern[1];
    const double v1 = v0 ? 0.0 : prepared->k[5];
    const double v2 = prepared->k[1] * v1;
    const double v3 = (double)pattern[1];
    const double v4 = prepared->k[37] * v3;
    const double v5 = v0 ? 0.0 : (context_real[PROBLEM_RIGHT_1] - v4);
    const double v6 = (double)pattern[0];
    const double v7 = prepared->k[38] * v6;
    const bool v8 = 0 == pattern[0];
    const double v9 = v8 ? 0.0 : (1.0 / ((!v8) ? (context_real[PROBLEM_M_0_0] - (prepared->k[36] * v1)) : 1.0));
    const double v10 = v9 * ((v5 * v2) - (v8 ? 0.0 : (context_real[PROBLEM_RIGHT_0] - v7)));
    const double v11 = v0 ? 0.0 : ((v1 * v5) + (v2 * v10));
    const double v12 = v8 ? 0.0 : (-v10);
    const double v13 = v0 ? (context_real[PROBLEM_RIGHT_1] - (prepared->k[1] * v12)) : v4;
    const double v14 = v0 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_1] - v13, context_real[BREAKAWAY_OFFSET_1] + v13) : (v3 * v11);
    const double v15 = v8 ? (context_real[PROBLEM_RIGHT_0] - (prepared->k[1] * v11)) : v7;
    const double v16 = v8 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_0] - v15, context_real[BREAKAWAY_OFFSET_0] + v15) : (v6 * v12);
    const bool v17 = context_boolean[QUESTION_DECIDED_0] || ((0.0 < v16) || (v8 && (0.0 <= v16)));
    const bool v18 = v17 && (context_boolean[QUESTION_DECIDED_1] || ((0.0 < v14) || (v0 && (0.0 <= v14))));
    const bool v19 = flag[FLAG_FOUND] || v18;
    flag_out[FLAG_FOUND] = v19;
    const double v20 = v8 ? 0.0 : 1.0;
    const double v21 = v20 + (v0 ? 0.0 : 1.0);
    const double v22 = 1.0 - v21;
    const double v23 = -v22;
    const double v24 = context_boolean[ALLOWED_STICK_1] ? 0.0 : 1.0;
    const bool v25 = context_boolean[ALLOWED_PLUS_1] || context_boolean[ALLOWED_MINUS_1];
    const double v26 = v25 ? 1.0 : 0.0;
    const bool v27 = context_boolean[ALLOWED_PLUS_0] || context_boolean[ALLOWED_MINUS_0];
    const bool v28 = (context_boolean[ALLOWED_MINUS_0] && (1 == pattern[0])) || (v27 && (v8 && ((v23 <= v26) && (v24 <= v23))));
    const double v29 = -(v20 + v22);
    const bool v30 = ((v0 && ((0.0 <= v29) && (v29 <= 0.0))) && v25) || (context_boolean[ALLOWED_MINUS_1] && (1 == pattern[1]));
    const bool v31 = v30 || v28;
    const double v32 = v31 ? v21 : (1.0 + v21);
    const bool v33 = !(v31 || (v32 <= (v26 + (v27 ? 1.0 : 0.0))));
    const bool v34 = v33 && (!v19);
    const bool v35 = (!flag[FLAG_THOROUGH]) && (flag[FLAG_DOUBTFUL] && v34);
    const signed char v36 = context_boolean[ALLOWED_PLUS_0] ? 1 : (-1);
    const signed char v37 = v28 ? ((context_boolean[ALLOWED_PLUS_0] && v8) ? 1 : (-1)) : ((context_boolean[ALLOWED_STICK_0] && ((v24 <= v32) && (v32 <= v26))) ? 0 : v36);
    const signed char v38 = v30 ? pattern[0] : v37;
    pattern_out[0] = v35 ? (context_boolean[ALLOWED_STICK_0] ? 0 : v36) : v38;
    const double v39 = v32 - ((0 == v38) ? 0.0 : 1.0);
    const signed char v40 = context_boolean[ALLOWED_PLUS_1] ? 1 : (-1);
    const signed char v41 = v30 ? ((context_boolean[ALLOWED_PLUS_1] && v0) ? 1 : (-1)) : ((context_boolean[ALLOWED_STICK_1] && ((v39 <= 0.0) && (0.0 <= v39))) ? 0 : v40);
    pattern_out[1] = v35 ? (context_boolean[ALLOWED_STICK_1] ? 0 : v40) : v41;
    const double v42 = fabs(context_real[PROBLEM_RIGHT_0]);
    const bool v43 = context_boolean[QUESTION_DECIDED_0] || (((-1e-12) * karnopp_masses_max(v42, karnopp_masses_max(v42, fabs(v15)))) <= (v8 ? v16 : (context_real[PROBLEM_M_0_0] * v16)));
    const double v44 = (-1e-12) * karnopp_masses_max(fabs(context_real[RUBBING_TAU_1]), karnopp_masses_max(fabs(context_real[PROBLEM_RIGHT_1]), fabs(v13)));
    const bool v45 = (context_boolean[QUESTION_DECIDED_1] || (v44 <= (v0 ? v14 : (prepared->k[1] * v14)))) && v43;
    const bool v46 = !flag[FLAG_FOUND];
    const bool v47 = (v46 && v18) || ((!flag[FLAG_NEARLY]) && (v46 && v45));
    best_out[0] = v47 ? pattern[0] : best[0];
    best_out[1] = v47 ? pattern[1] : best[1];
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED];
    flag_out[FLAG_THOROUGH] = flag[FLAG_THOROUGH] || v35;
    const bool v48 = !v35;
    flag_out[FLAG_DOUBTFUL] = flag[FLAG_DOUBTFUL] && v48;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] || v45;
    const bool v49 = flag[FLAG_TIE] || (flag[FLAG_FOUND] && v18);
    flag_out[FLAG_TIE] = v49;
    flag_out[FLAG_LIMITED] = flag[FLAG_LIMITED] && v48;
    flag_out[FLAG_PROVEN] = v47 ? true : flag[FLAG_PROVEN];
    flag_out[FLAG_SEVERAL] = v47 ? false : flag[FLAG_SEVERAL];
    number_out[NUMBER_QDD_0] = v47 ? v12 : number[NUMBER_QDD_0];
    number_out[NUMBER_QDD_1] = v47 ? v11 : number[NUMBER_QDD_1];
    const double v50 = v0 ? 0.0 : (prepared->k[1] * (v8 ? context_real[QUESTION_RATES_0] : 0.0));
    const double v51 = v9 * ((v2 * v50) - (v8 ? 0.0 : (prepared->k[1] * (v0 ? context_real[QUESTION_RATES_1] : 0.0))));
    number_out[NUMBER_CHANGE_0] = v47 ? (v8 ? 0.0 : (-v51)) : number[NUMBER_CHANGE_0];
    number_out[NUMBER_CHANGE_1] = v47 ? (v0 ? 0.0 : ((v1 * v50) + (v2 * v51))) : number[NUMBER_CHANGE_1];
    const bool v52 = v19 && (v49 || (v33 || ((context_boolean[UNIQUE] || (v8 && v0)) || (!v31))));
    *done = (v34 && v48) || v52;
}

/* The search for a pattern of modes: symgen/derive/friction/decide.py. */
static void karnopp_masses_step_pattern_search(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 16], const bool context_boolean[restrict 4], const signed char context_mode[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    enum { PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3, BREAKAWAY_OFFSET_1 = 4,
        FOUND_DRIVE_0 = 8, FOUND_OTHERS_0 = 9, FOUND_OWN_0 = 10, FOUND_NOISE_0 = 11, FOUND_DRIVE_1 = 12,
        FOUND_OTHERS_1 = 13, FOUND_OWN_1 = 14, FOUND_NOISE_1 = 15 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, FOUND_STICK_0 = 2, FOUND_STICK_1 = 3 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_CHANGE_0 = 3, RESULT_CHANGE_1 = 4 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = ((prepared->k[37] * context_real[FOUND_OWN_1]) - context_real[FOUND_OTHERS_1]) - context_real[FOUND_NOISE_1];
    const bool v1 = context_boolean[QUESTION_DECIDED_1] ? (1 == context_mode[QUESTION_MODES_1]) : (v0 < context_real[FOUND_DRIVE_1]);
    const double v2 = ((prepared->k[38] * context_real[FOUND_OWN_0]) - context_real[FOUND_OTHERS_0]) - context_real[FOUND_NOISE_0];
    const bool v3 = context_boolean[QUESTION_DECIDED_0] ? (1 == context_mode[QUESTION_MODES_0]) : (v2 < context_real[FOUND_DRIVE_0]);
    const signed char v4 = context_boolean[FOUND_STICK_1] ? 0 : (v1 ? 1 : (-1));
    const signed char v5 = context_boolean[FOUND_STICK_0] ? 0 : (v3 ? 1 : (-1));
    signed char v6_pattern[2] = {v5, v4};
    signed char v6_best[2] = {v5, v4};
    bool v6_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v6_number[4] = {0.0, 0.0, 0.0, 0.0};
    const bool v6_of_context_boolean[9] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[FOUND_STICK_0], v3, context_boolean[QUESTION_DECIDED_0] ? ((-1) == context_mode[QUESTION_MODES_0]) : (v2 < (-context_real[FOUND_DRIVE_0])), context_boolean[FOUND_STICK_1], v1, context_boolean[QUESTION_DECIDED_1] ? ((-1) == context_mode[QUESTION_MODES_1]) : (v0 < (-context_real[FOUND_DRIVE_1])), karnopp_masses_eq(prepared->k[37], context_real[BREAKAWAY_OFFSET_1]) && karnopp_masses_eq(prepared->k[38], context_real[BREAKAWAY_OFFSET_0])};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[9];
        double v6_next_number[4];
        karnopp_masses_step_pattern(prepared, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_done);
        v6_pattern[0] = v6_next_pattern[0];
        v6_pattern[1] = v6_next_pattern[1];
        v6_best[0] = v6_next_best[0];
        v6_best[1] = v6_next_best[1];
        v6_flag[0] = v6_next_flag[0];
        v6_flag[1] = v6_next_flag[1];
        v6_flag[2] = v6_next_flag[2];
        v6_flag[3] = v6_next_flag[3];
        v6_flag[4] = v6_next_flag[4];
        v6_flag[5] = v6_next_flag[5];
        v6_flag[6] = v6_next_flag[6];
        v6_flag[7] = v6_next_flag[7];
        v6_flag[8] = v6_next_flag[8];
        v6_number[0] = v6_next_number[0];
        v6_number[1] = v6_next_number[1];
        v6_number[2] = v6_next_number[2];
        v6_number[3] = v6_next_number[3];
    }
    const double v7 = (v6_flag[4] || v6_flag[3]) ? (v6_flag[8] ? 4.0 : ((v6_flag[7] && (!v6_flag[2])) ? (v6_flag[5] ? 1.0 : 0.0) : 3.0)) : (v6_flag[6] ? 5.0 : 2.0);
    result_real[RESULT_QDD_1] = v6_number[1];
    result_real[RESULT_QDD_0] = v6_number[0];
    const bool v8 = (fabs(context_real[PROBLEM_RIGHT_0]) + (fabs(v6_number[0]) + (fabs(context_real[PROBLEM_RIGHT_1]) + fabs(v6_number[1])))) < 1e+38;
    result_real[RESULT_STATUS] = v8 ? (v6_done ? v7 : 5.0) : 6.0;
    result_real[RESULT_CHANGE_0] = v6_number[2];
    result_real[RESULT_CHANGE_1] = v6_number[3];
    result_mode[RESULT_MODES_0] = v6_best[0];
    result_mode[RESULT_MODES_1] = v6_best[1];
}

/* The modes of joints when some of them let go: symgen/derive/friction/decide.py. */
static void karnopp_masses_step_pattern_let_go(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 11], const bool context_boolean[restrict 2], const signed char context_mode[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_INVERSE_D_0 = 6, QUESTION_RATES_0 = 7,
        QUESTION_RATES_1 = 8, FACTOR_L_0_1 = 9, FACTOR_INVERSE_D_1 = 10 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_CHANGE_0 = 3, RESULT_CHANGE_1 = 4 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = context_real[PROBLEM_RIGHT_1] - (context_boolean[QUESTION_DECIDED_1] ? (prepared->k[37] * ((double)context_mode[QUESTION_MODES_1])) : 0.0);
    const double v1 = context_real[FACTOR_INVERSE_D_0] * context_real[FACTOR_L_0_1];
    const double v2 = context_real[FACTOR_INVERSE_D_1] + (context_real[FACTOR_L_0_1] * v1);
    const double v3 = v0 * v2;
    const double v4 = context_real[PROBLEM_RIGHT_0] - (context_boolean[QUESTION_DECIDED_0] ? (prepared->k[38] * ((double)context_mode[QUESTION_MODES_0])) : 0.0);
    const double v5 = v4 * v1;
    const double v6 = 1e-08 * (fabs(v5) + fabs(v3));
    const double v7 = 1.0001 * (context_boolean[QUESTION_DECIDED_0] ? 0.0 : context_real[BREAKAWAY_OFFSET_0]);
    const double v8 = fabs(v1);
    const double v9 = v8 * v7;
    const double v10 = 1.0001 * (context_boolean[QUESTION_DECIDED_1] ? 0.0 : context_real[BREAKAWAY_OFFSET_1]);
    const double v11 = v5 - v3;
    const bool v12 = (!context_boolean[QUESTION_DECIDED_1]) && (fabs(v11) <= ((v6 + v9) + (v2 * v10)));
    const double v13 = v0 * v1;
    const double v14 = context_real[FACTOR_INVERSE_D_0] * v4;
    const double v15 = 1e-08 * (fabs(v14) + fabs(v13));
    const double v16 = v8 * v10;
    const double v17 = v14 - v13;
    const bool v18 = (!context_boolean[QUESTION_DECIDED_0]) && (fabs(v17) <= ((v16 + v15) + (context_real[FACTOR_INVERSE_D_0] * v7)));
    const double v19 = -v11;
    const signed char v20 = context_boolean[QUESTION_DECIDED_1] ? context_mode[QUESTION_MODES_1] : karnopp_masses_mode_of(v19);
    const double v21 = context_real[PROBLEM_RIGHT_1] - (prepared->k[37] * ((double)v20));
    const signed char v22 = context_boolean[QUESTION_DECIDED_0] ? context_mode[QUESTION_MODES_0] : karnopp_masses_mode_of(v17);
    const double v23 = context_real[PROBLEM_RIGHT_0] - (prepared->k[38] * ((double)v22));
    const double v24 = context_real[FACTOR_INVERSE_D_0] * ((context_real[FACTOR_L_0_1] * v21) - v23);
    const double v25 = (context_real[FACTOR_L_0_1] * v24) + (context_real[FACTOR_INVERSE_D_1] * v21);
    const bool v26 = (fabs(v21) + (fabs(v24) + (fabs(v23) + fabs(v25)))) < 1e+38;
    const bool v27 = (!(v12 || v18)) && v26;
    double v29 = 0.0;
    double v30 = -v24;
    double v31 = v25;
    double v32 = 0.0;
    double v33 = 0.0;
    signed char v34 = v22;
    signed char v35 = v20;
    if (!(v27)) {
        const double v28_of_context_real[16] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[QUESTION_RATES_0], context_real[QUESTION_RATES_1], v17, v16, context_real[FACTOR_INVERSE_D_0], v15, v19, v9, v2, v6};
        const bool v28_of_context_boolean[4] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], v18, v12};
        double v28_result_real[5];
        signed char v28_result_mode[2];
        karnopp_masses_step_pattern_search(prepared, v28_of_context_real, v28_of_context_boolean, context_mode, v28_result_real, v28_result_mode);
        v29 = v28_result_real[0];
        v30 = v28_result_real[1];
        v31 = v28_result_real[2];
        v32 = v28_result_real[3];
        v33 = v28_result_real[4];
        v34 = v28_result_mode[0];
        v35 = v28_result_mode[1];
    }
    result_real[RESULT_STATUS] = v29;
    result_real[RESULT_QDD_0] = v30;
    result_real[RESULT_QDD_1] = v31;
    result_real[RESULT_CHANGE_0] = v32;
    result_real[RESULT_CHANGE_1] = v33;
    result_mode[RESULT_MODES_0] = v34;
    result_mode[RESULT_MODES_1] = v35;
}

/* The modes where some joint rests: symgen/derive/friction/runge_kutta.py. */
static void karnopp_masses_step_at_rest(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 11], const bool context_boolean[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_L_0_1 = 6, FACTOR_INVERSE_D_0 = 7,
        FACTOR_INVERSE_D_1 = 8, START_QD_0 = 9, START_QD_1 = 10 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_QD_0 = 3, RESULT_QD_1 = 4 };
    enum { RESULT_MODE_0 = 0, RESULT_MODE_1 = 1 };
    const bool v0 = !context_boolean[START_RESTING_1];
    const bool v1 = !context_boolean[START_RESTING_0];
    const bool v2 = v0 || (!(fabs(context_real[PROBLEM_RIGHT_1]) <= context_real[BREAKAWAY_OFFSET_1]));
    const bool v3 = v2 || (v1 || (!(fabs(context_real[PROBLEM_RIGHT_0]) <= context_real[BREAKAWAY_OFFSET_0])));
    double v5 = 0.0;
    double v6 = 0.0;
    double v7 = 0.0;
    signed char v8 = 0;
    double v9 = 0.0;
    signed char v10 = 0;
    double v11 = 0.0;
    if (v3) {
        const double v4_of_context_real[11] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[FACTOR_INVERSE_D_0], context_real[START_QD_0], context_real[START_QD_1], context_real[FACTOR_L_0_1], context_real[FACTOR_INVERSE_D_1]};
        const bool v4_of_context_boolean[2] = {v1, v0};
        const signed char v4_of_context_mode[2] = {karnopp_masses_mode_of(context_real[START_QD_0]), karnopp_masses_mode_of(context_real[START_QD_1])};
        double v4_result_real[5];
        signed char v4_result_mode[2];
        karnopp_masses_step_pattern_let_go(prepared, v4_of_context_real, v4_of_context_boolean, v4_of_context_mode, v4_result_real, v4_result_mode);
        v5 = v4_result_real[0];
        v6 = v4_result_real[1];
        v7 = v4_result_real[2];
        v8 = v4_result_mode[0];
        v9 = v4_result_real[3];
        v10 = v4_result_mode[1];
        v11 = v4_result_real[4];
    }
    result_real[RESULT_STATUS] = v5;
    result_real[RESULT_QDD_0] = v6;
    result_real[RESULT_QDD_1] = v7;
    result_mode[RESULT_MODE_0] = v8;
    result_real[RESULT_QD_0] = (0 == v8) ? 0.0 : (context_real[START_QD_0] + v9);
    result_mode[RESULT_MODE_1] = v10;
    result_real[RESULT_QD_1] = (0 == v10) ? 0.0 : (context_real[START_QD_1] + v11);
}

/* One repetition of a part of a step, in other modes: symgen/derive/friction/reversals.py. */
static void karnopp_masses_step_repetition(const karnopp_masses_prepared *restrict prepared, const signed char mode[restrict 2], const signed char told[restrict 2], const bool behind[restrict 2], const bool before[restrict 2], const double q[restrict 2], const double qd[restrict 2], bool converged, const double context_real[restrict 14], signed char mode_out[restrict 2], signed char told_out[restrict 2], bool behind_out[restrict 2], bool before_out[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, START_Q_0 = 9, START_Q_1 = 10, START_QD_0 = 11,
        START_QD_1 = 12, START_LENGTH = 13 };
    *converged_out = true;
    const signed char v0 = behind[0] ? (before[0] ? 0 : karnopp_masses_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const signed char v1 = behind[1] ? (before[1] ? 0 : karnopp_masses_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v1;
    const bool v2 = 0 == v0;
    const bool v3 = !v2;
    const bool v4 = 0 == v1;
    const double v5 = v4 ? 0.0 : prepared->k[5];
    const double v6 = (double)v1;
    const double v7 = prepared->k[37] * v6;
    /* factors of the inertia matrix */
    const double v8 = v4 ? 0.0 : (context_real[PROBLEM_RIGHT_1] - v7);
    const double v9 = prepared->k[1] * v5;
    const double v10 = v2 ? 0.0 : (1.0 / (v3 ? (context_real[PROBLEM_M_0_0] - (prepared->k[36] * v5)) : 1.0));
    const double v11 = (double)v0;
    const double v12 = prepared->k[38] * v11;
    const double v13 = context_real[PROBLEM_RIGHT_0] - v12;
    const double v14 = v10 * ((v8 * v9) - (v2 ? 0.0 : v13));
    const double v15 = v4 ? 0.0 : ((v5 * v8) + (v9 * v14));
    const double v16 = v2 ? (context_real[PROBLEM_RIGHT_0] - (prepared->k[1] * v15)) : v12;
    told_out[0] = (v3 || (((-context_real[BREAKAWAY_OFFSET_0]) <= v16) && (v16 <= context_real[BREAKAWAY_OFFSET_0]))) ? v0 : karnopp_masses_mode_of(2.0 * v16);
    const double v17 = v2 ? 0.0 : (-v14);
    const double v18 = v4 ? (context_real[PROBLEM_RIGHT_1] - (prepared->k[1] * v17)) : v7;
    const bool v19 = (!v4) || ((v18 <= context_real[BREAKAWAY_OFFSET_1]) && ((-context_real[BREAKAWAY_OFFSET_1]) <= v18));
    told_out[1] = v19 ? v1 : karnopp_masses_mode_of(2.0 * v18);
    const double v20 = v4 ? 0.0 : (prepared->k[1] * (v2 ? context_real[START_QD_0] : 0.0));
    const double v21 = v10 * ((v9 * v20) - (v2 ? 0.0 : (prepared->k[1] * (v4 ? context_real[START_QD_1] : 0.0))));
    const double v22 = v2 ? 0.0 : (context_real[START_QD_0] + (v2 ? 0.0 : (-v21)));
    const double v23 = v4 ? 0.0 : 1.0;
    const double v24 = (v2 ? 0.0 : 1.0) / ((prepared->k[46] * v23) - prepared->k[0]);
    const double v25 = v13 * v24;
    const double v26 = v4 ? 0.0 : (context_real[START_QD_1] + (v4 ? 0.0 : ((v5 * v20) + (v9 * v21))));
    const double v27 = 0.5 * context_real[START_LENGTH];
    const double v28 = v26 + (v15 * v27);
    const double v29 = prepared->k[10] * context_real[START_LENGTH];
    const double v30 = (context_real[RUBBING_TAU_1] - (prepared->k[2] * context_real[START_Q_1])) - v7;
    const double v31 = (v28 * v29) - v30;
    const double v32 = prepared->k[4] * v23;
    const double v33 = v24 * v32;
    const double v34 = v25 + (v31 * v33);
    const double v35 = (v26 * v29) - v30;
    const double v36 = v25 + (v33 * v35);
    const double v37 = v34 + v36;
    const double v38 = (6.0 * v22) + (context_real[START_LENGTH] * (v17 - v37));
    const bool v39 = (v11 * v38) < 0.0;
    behind_out[0] = v39;
    const double v40 = prepared->k[5] * v23;
    const double v41 = (v32 * v34) - (v31 * v40);
    const double v42 = (v32 * v36) - (v35 * v40);
    const double v43 = v26 + (v27 * v42);
    const double v44 = (context_real[START_LENGTH] * v41) + (2.0 * (v26 + (v28 + v43)));
    const bool v45 = (v6 * v44) < 0.0;
    behind_out[1] = v45;
    before_out[0] = before[0] || behind[0];
    before_out[1] = before[1] || behind[1];
    const double v46 = 0.16666666666666666 * context_real[START_LENGTH];
    q_out[0] = v2 ? context_real[START_Q_0] : (context_real[START_Q_0] + (v38 * v46));
    q_out[1] = v4 ? context_real[START_Q_1] : (context_real[START_Q_1] + (v44 * v46));
    const double v47 = (v43 * (prepared->k[2] * context_real[START_LENGTH])) - v30;
    const double v48 = v25 + (v33 * v47);
    const double v49 = v2 ? 0.0 : (v22 - (v46 * (v48 + ((2.0 * v37) - v17))));
    qd_out[0] = v49;
    const double v50 = v46 * (((v15 + (v32 * v48)) - (v40 * v47)) + (2.0 * (v41 + v42)));
    const double v51 = v4 ? 0.0 : (v26 + v50);
    qd_out[1] = v51;
    *done = !((v39 || v45) && ((fabs(v49) + fabs(v51)) < 1e+38));
}

/* A part of a step in which some joint was left behind is taken again: symgen/derive/friction/reversals.py. */
static void karnopp_masses_step_again(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 18], const bool context_boolean[restrict 4], const signed char context_mode[restrict 2], double result_real[restrict 4], bool result_boolean[restrict 1], signed char result_mode[restrict 2])
{
    enum { END_Q_0 = 14, END_Q_1 = 15, END_QD_0 = 16, END_QD_1 = 17 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1, BEHIND_0 = 2, BEHIND_1 = 3 };
    enum { END_MODE_0 = 0, END_MODE_1 = 1 };
    enum { RESULT_Q_0 = 0, RESULT_Q_1 = 1, RESULT_QD_0 = 2, RESULT_QD_1 = 3 };
    enum { RESULT_CONVERGED = 0 };
    enum { RESULT_MODE_0 = 0, RESULT_MODE_1 = 1 };
    signed char v0_mode[2] = {context_mode[END_MODE_0], context_mode[END_MODE_1]};
    signed char v0_told[2] = {context_mode[END_MODE_0], context_mode[END_MODE_1]};
    bool v0_behind[2] = {context_boolean[BEHIND_0], context_boolean[BEHIND_1]};
    bool v0_before[2] = {context_boolean[START_RESTING_0], context_boolean[START_RESTING_1]};
    double v0_q[2] = {context_real[END_Q_0], context_real[END_Q_1]};
    double v0_qd[2] = {context_real[END_QD_0], context_real[END_QD_1]};
    bool v0_converged = true;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[2];
        bool v0_next_before[2];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        karnopp_masses_step_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_behind[1] = v0_next_behind[1];
        v0_before[0] = v0_next_before[0];
        v0_before[1] = v0_next_before[1];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_converged = v0_next_converged;
    }
    result_real[RESULT_Q_0] = v0_q[0];
    result_real[RESULT_Q_1] = v0_q[1];
    result_real[RESULT_QD_0] = v0_qd[0];
    result_real[RESULT_QD_1] = v0_qd[1];
    result_boolean[RESULT_CONVERGED] = v0_done && v0_converged;
    result_mode[RESULT_MODE_0] = v0_told[0];
    result_mode[RESULT_MODE_1] = v0_told[1];
}

void karnopp_masses_step_arrays(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const double v0 = fabs(qd[1]);
    const bool v1 = karnopp_masses_eq(0.0, v0) || (v0 < (dt * prepared->k[44]));
    const double v2 = fabs(qd[0]);
    const bool v3 = karnopp_masses_eq(0.0, v2) || (v2 < (dt * prepared->k[45]));
    const double v4 = tau[1] - (q[1] * prepared->k[2]);
    /* factors of the inertia matrix */
    const bool v5 = v1 || v3;
    const signed char v6 = karnopp_masses_mode_of(qd[1]);
    const signed char v7 = karnopp_masses_mode_of(qd[0]);
    const double v8 = v4 - (prepared->k[37] * ((double)v6));
    const double v9 = (tau[0] - (prepared->k[4] * v8)) - (prepared->k[38] * ((double)v7));
    signed char v11 = v6;
    double v12 = qd[1];
    signed char v13 = v7;
    double v14 = (prepared->k[5] * v8) + (prepared->k[7] * v9);
    double v15 = prepared->k[6] * v9;
    double v16 = qd[0];
    double v17 = 0.0;
    if (v5) {
        const double v10_of_context_real[11] = {prepared->k[0], tau[0], v4, prepared->k[41], prepared->k[42], tau[1], prepared->k[4], prepared->k[6], prepared->k[5], qd[0], qd[1]};
        const bool v10_of_context_boolean[2] = {v3, v1};
        double v10_result_real[5];
        signed char v10_result_mode[2];
        karnopp_masses_step_at_rest(prepared, v10_of_context_real, v10_of_context_boolean, v10_result_real, v10_result_mode);
        v11 = v10_result_mode[1];
        v12 = v10_result_real[4];
        v13 = v10_result_mode[0];
        v14 = v10_result_real[2];
        v15 = v10_result_real[1];
        v16 = v10_result_real[3];
        v17 = v10_result_real[0];
    }
    const double v18 = (double)v11;
    const double v19 = v4 - (prepared->k[37] * v18);
    const double v20 = prepared->k[10] * dt;
    const double v21 = (v12 * v20) - v19;
    const bool v22 = 0 == v13;
    const bool v23 = !v22;
    const bool v24 = 0 == v11;
    const bool v25 = !v24;
    const bool v26 = v25 || v23;
    const double v27 = v24 ? 0.0 : 1.0;
    const double v28 = (v22 ? 0.0 : 1.0) / (v26 ? (prepared->k[0] - (prepared->k[46] * v27)) : 1.0);
    const double v29 = prepared->k[4] * v27;
    const double v30 = v29 * v28;
    const double v31 = (double)v13;
    const double v32 = v28 * (tau[0] - (prepared->k[38] * v31));
    const double v33 = v32 + (v30 * v21);
    const double v34 = prepared->k[5] * v27;
    const double v35 = (v29 * v33) + (v34 * v21);
    const double v36 = 0.5 * dt;
    const double v37 = v12 + (v14 * v36);
    const double v38 = (v37 * v20) - v19;
    const double v39 = v32 + (v38 * v30);
    const double v40 = (v29 * v39) + (v38 * v34);
    const double v41 = (v36 * v35) - v12;
    const double v42 = prepared->k[2] * dt;
    const double v43 = v19 + (v42 * v41);
    const double v44 = (v30 * v43) - v32;
    const double v45 = 0.16666666666666666 * dt;
    const double v46 = v45 * (((v14 + (v29 * v44)) + (v34 * v43)) - (2.0 * (v40 + v35)));
    const double v47 = v26 ? (v24 ? 0.0 : (v12 + v46)) : v12;
    const double v48 = v39 + v33;
    const double v49 = v26 ? (v22 ? 0.0 : (v16 - (v45 * (v44 - (v15 + (2.0 * v48)))))) : v16;
    const double v50 = dt * v42;
    const bool v51 = (prepared->k[47] * fabs(v50)) <= 7.839999999999999;
    const bool v52 = !v51;
    const double v53 = v24 ? 0.0 : (-(1.0 / ((v52 && v25) ? (v50 - prepared->k[48]) : 1.0)));
    const bool v54 = (v22 ? 0.0 : (-(1.0 / ((v52 && v23) ? ((prepared->k[49] * v53) - prepared->k[50]) : 1.0)))) < 0.0;
    const bool v55 = 0.0 < (v51 ? 0.0 : (((v53 < 0.0) || v54) ? 1.0 : 0.0));
    const bool v56 = (!v55) && ((fabs(v49) + fabs(v47)) < 1e+38);
    const double v57 = (dt * v40) - (2.0 * (v12 + (v37 - v41)));
    const bool v58 = ((v18 * (v26 ? (-v57) : v12)) < 0.0) && v56;
    const double v59 = (6.0 * v16) + (dt * (v48 + v15));
    const bool v60 = v56 && ((v31 * (v26 ? v59 : v16)) < 0.0);
    const double v61 = v26 ? (v24 ? q[1] : (q[1] - (v57 * v45))) : q[1];
    const double v62 = v26 ? (v22 ? q[0] : (q[0] + (v45 * v59))) : q[0];
    const bool v63 = v58 || v60;
    double v65 = v49;
    double v66 = v47;
    double v67 = v62;
    double v68 = v61;
    signed char v69 = v13;
    signed char v70 = v11;
    bool v71 = true;
    if (v63) {
        const double v64_of_context_real[18] = {prepared->k[0], tau[0], v4, prepared->k[41], prepared->k[42], tau[1], prepared->k[4], prepared->k[6], prepared->k[5], q[0], q[1], qd[0], qd[1], dt, v62, v61, v49, v47};
        const bool v64_of_context_boolean[4] = {v3, v1, v60, v58};
        const signed char v64_of_context_mode[2] = {v13, v11};
        double v64_result_real[4];
        bool v64_result_boolean[1];
        signed char v64_result_mode[2];
        karnopp_masses_step_again(prepared, v64_of_context_real, v64_of_context_boolean, v64_of_context_mode, v64_result_real, v64_result_boolean, v64_result_mode);
        v65 = v64_result_real[2];
        v66 = v64_result_real[3];
        v67 = v64_result_real[0];
        v68 = v64_result_real[1];
        v69 = v64_result_mode[0];
        v70 = v64_result_mode[1];
        v71 = v64_result_boolean[0];
    }
    qd_next[0] = v65;
    qd_next[1] = v66;
    q_next[0] = v67;
    q_next[1] = v68;
    const bool v72 = (fabs(v68) + (fabs(v67) + (fabs(v66) + fabs(v65)))) < 1e+38;
    const bool v73 = karnopp_masses_eq(6.0, v17);
    const double v74 = fabs(q[0]) + (fabs(dt) + (fabs(q[1]) + (v0 + v2)));
    const bool v75 = (((fabs(tau[0]) + v74) < 1e+38) && (fabs(tau[1]) < 1e+38)) && (0.0 < dt);
    const bool v76 = ((!(v55 || v73)) && v75) && v72;
    mode_next[0] = v69;
    mode_next[1] = v70;
    const bool v77 = karnopp_masses_eq(2.0, v17);
    const double v78 = (v71 || v77) ? 0.0 : 5.0;
    const double v79 = (karnopp_masses_eq(3.0, v17) || karnopp_masses_eq(3.0, v78)) ? 3.0 : ((karnopp_masses_eq(1.0, v78) || karnopp_masses_eq(1.0, v17)) ? 1.0 : 0.0);
    const double v80 = (v77 || karnopp_masses_eq(2.0, v78)) ? 2.0 : ((karnopp_masses_eq(4.0, v17) || karnopp_masses_eq(4.0, v78)) ? 4.0 : v79);
    const double v81 = (karnopp_masses_eq(7.0, v17) || karnopp_masses_eq(7.0, v78)) ? 7.0 : ((karnopp_masses_eq(5.0, v17) || karnopp_masses_eq(5.0, v78)) ? 5.0 : v80);
    *status = v76 ? ((v73 || karnopp_masses_eq(6.0, v78)) ? 6.0 : v81) : ((v55 && v75) ? 7.0 : 6.0);
    if (!(v76)) {
        q_next[0] = q[0];
        q_next[1] = q[1];
        qd_next[0] = qd[0];
        qd_next[1] = qd[1];
        mode_next[0] = mode[0];
        mode_next[1] = mode[1];
    }
}

int karnopp_masses_step(const karnopp_masses_prepared *restrict prepared, karnopp_masses_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    karnopp_masses_step_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 2U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static void karnopp_masses_interpolated_pattern(const karnopp_masses_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 2], const double context_real[restrict 6], const bool context_boolean[restrict 11], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 2], bool *restrict done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_QDD_1 = 1 };
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3,
        ALLOWED_STICK_0 = 4, ALLOWED_PLUS_0 = 5, ALLOWED_MINUS_0 = 6, ALLOWED_STICK_1 = 7, ALLOWED_PLUS_1 = 8,
        ALLOWED_MINUS_1 = 9, UNIQUE = 10 };
    enum { QUESTION_FORCED_0 = 2, QUESTION_FORCED_1 = 3 };
    const double v0 = (double)pattern[1];
    const double v1 = prepared->k[37] * v0;
    const bool v2 = 0 == pattern[1];
    const double v3 = v2 ? 0.0 : prepared->k[5];
    const double v4 = v3 * (v2 ? 0.0 : (context_real[PROBLEM_RIGHT_1] - v1));
    const double v5 = (double)pattern[0];
    const double v6 = prepared->k[38] * v5;
    const bool v7 = 0 == pattern[0];
    const double v8 = v7 ? 0.0 : (1.0 / ((!v7) ? (context_real[PROBLEM_M_0_0] - (prepared->k[36] * v3)) : 1.0));
    const double v9 = v8 * ((v7 ? 0.0 : (context_real[PROBLEM_RIGHT_0] - v6)) - (prepared->k[1] * v4));
    const double v10 = v2 ? 0.0 : (v4 + ((-v9) * (prepared->k[1] * v3)));
    const double v11 = v7 ? (context_real[PROBLEM_RIGHT_0] - (prepared->k[1] * v10)) : v6;
    const double v12 = v7 ? 0.0 : v9;
    const double v13 = v7 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_0] - v11, context_real[BREAKAWAY_OFFSET_0] + v11) : (v5 * v12);
    const double v14 = v7 ? v13 : (context_real[PROBLEM_M_0_0] * v13);
    const double v15 = fabs(context_real[PROBLEM_RIGHT_0]);
    const double v16 = karnopp_masses_max(v15, karnopp_masses_max(v15, fabs(v11)));
    const bool v17 = !flag[FLAG_RELAXED];
    const bool v18 = context_boolean[QUESTION_REACHED_0] && v17;
    const bool v19 = ((0.0 < v13) || (v7 && (0.0 <= v13))) || (v18 && (((-1e-06) * v16) <= v14));
    const double v20 = v2 ? (context_real[PROBLEM_RIGHT_1] - (prepared->k[1] * v12)) : v1;
    const double v21 = v2 ? karnopp_masses_min(context_real[BREAKAWAY_OFFSET_1] - v20, context_real[BREAKAWAY_OFFSET_1] + v20) : (v0 * v10);
    const double v22 = v2 ? v21 : (prepared->k[1] * v21);
    const double v23 = karnopp_masses_max(karnopp_masses_max(fabs(context_real[PROBLEM_RIGHT_1]), fabs(v20)), fabs(context_real[RUBBING_TAU_1]));
    const bool v24 = context_boolean[QUESTION_REACHED_1] && v17;
    const bool v25 = (v24 && (((-1e-06) * v23) <= v22)) || ((0.0 < v21) || (v2 && (0.0 <= v21)));
    const bool v26 = (context_boolean[QUESTION_DECIDED_1] || v25) && (context_boolean[QUESTION_DECIDED_0] || v19);
    const bool v27 = flag[FLAG_FOUND] || v26;
    flag_out[FLAG_FOUND] = v27;
    const double v28 = v7 ? 0.0 : 1.0;
    const double v29 = v28 + (v2 ? 0.0 : 1.0);
    const double v30 = 1.0 - v29;
    const double v31 = -(v28 + v30);
    const bool v32 = v24 ? ((-1) == context_mode[QUESTION_FORCED_1]) : context_boolean[ALLOWED_MINUS_1];
    const bool v33 = v24 ? (1 == context_mode[QUESTION_FORCED_1]) : context_boolean[ALLOWED_PLUS_1];
    const bool v34 = v33 || v32;
    const bool v35 = (v34 && (v2 && ((0.0 <= v31) && (v31 <= 0.0)))) || (v32 && (1 == pattern[1]));
    const double v36 = v34 ? 1.0 : 0.0;
    const double v37 = -v30;
    const bool v38 = context_boolean[ALLOWED_STICK_1] && (!v24);
    const double v39 = v38 ? 0.0 : 1.0;
    const bool v40 = v18 ? ((-1) == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_MINUS_0];
    const bool v41 = v18 ? (1 == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_PLUS_0];
    const bool v42 = v41 || v40;
    const bool v43 = (v42 && (v7 && ((v39 <= v37) && (v37 <= v36)))) || (v40 && (1 == pattern[0]));
    const bool v44 = v43 || v35;
    const double v45 = v44 ? v29 : (1.0 + v29);
    const bool v46 = !(v44 || (v45 <= (v36 + (v42 ? 1.0 : 0.0))));
    const bool v47 = v46 && (!v27);
    const bool v48 = (!flag[FLAG_THOROUGH]) && (flag[FLAG_DOUBTFUL] && v47);
    const bool v49 = !v48;
    const bool v50 = !((!(context_boolean[ALLOWED_MINUS_0] || (context_boolean[ALLOWED_PLUS_0] || context_boolean[ALLOWED_STICK_0]))) || (!(context_boolean[ALLOWED_MINUS_1] || (context_boolean[ALLOWED_STICK_1] || context_boolean[ALLOWED_PLUS_1]))));
    const bool v51 = v50 && ((context_boolean[QUESTION_REACHED_0] || context_boolean[QUESTION_REACHED_1]) && (v17 && (v47 && v49)));
    const bool v52 = context_boolean[ALLOWED_STICK_0] && (!v18);
    const signed char v53 = v41 ? 1 : (-1);
    const signed char v54 = v43 ? ((v41 && v7) ? 1 : (-1)) : ((v52 && ((v39 <= v45) && (v45 <= v36))) ? 0 : v53);
    const signed char v55 = v35 ? pattern[0] : v54;
    pattern_out[0] = v51 ? (context_boolean[ALLOWED_STICK_0] ? 0 : (context_boolean[ALLOWED_PLUS_0] ? 1 : (-1))) : (v48 ? (v52 ? 0 : v53) : v55);
    const double v56 = v45 - ((0 == v55) ? 0.0 : 1.0);
    const signed char v57 = v33 ? 1 : (-1);
    const signed char v58 = v35 ? ((v2 && v33) ? 1 : (-1)) : ((v38 && ((v56 <= 0.0) && (0.0 <= v56))) ? 0 : v57);
    pattern_out[1] = v51 ? (context_boolean[ALLOWED_STICK_1] ? 0 : (context_boolean[ALLOWED_PLUS_1] ? 1 : (-1))) : (v48 ? (v38 ? 0 : v57) : v58);
    const bool v59 = !flag[FLAG_FOUND];
    const bool v60 = (context_boolean[QUESTION_DECIDED_1] || (((-1e-12) * v23) <= v22)) && (context_boolean[QUESTION_DECIDED_0] || (((-1e-12) * v16) <= v14));
    const bool v61 = ((!flag[FLAG_NEARLY]) && (v59 && v60)) || (v26 && v59);
    best_out[0] = v61 ? pattern[0] : best[0];
    best_out[1] = v61 ? pattern[1] : best[1];
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED] || v51;
    flag_out[FLAG_THOROUGH] = v51 ? false : (flag[FLAG_THOROUGH] || v48);
    const bool v62 = !(v48 || v51);
    flag_out[FLAG_DOUBTFUL] = flag[FLAG_DOUBTFUL] && v62;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] || v60;
    const bool v63 = flag[FLAG_TIE] || (flag[FLAG_FOUND] && v26);
    flag_out[FLAG_TIE] = v63;
    flag_out[FLAG_LIMITED] = flag[FLAG_LIMITED] && v49;
    flag_out[FLAG_PROVEN] = v61 ? true : flag[FLAG_PROVEN];
    flag_out[FLAG_SEVERAL] = v61 ? false : flag[FLAG_SEVERAL];
    number_out[NUMBER_QDD_0] = v61 ? v12 : number[NUMBER_QDD_0];
    number_out[NUMBER_QDD_1] = v61 ? v10 : number[NUMBER_QDD_1];
    const bool v64 = v27 && (v63 || (v46 || ((!v44) || (context_boolean[UNIQUE] || (v7 && v2)))));
    *done = (v47 && v62) || v64;
}

/* The search for a pattern of modes: symgen/derive/friction/decide.py. */
static void karnopp_masses_interpolated_pattern_search(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 14], const bool context_boolean[restrict 6], const signed char context_mode[restrict 4], double result_real[restrict 3], signed char result_mode[restrict 2])
{
    enum { PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3, BREAKAWAY_OFFSET_1 = 4,
        FOUND_OWN_0 = 6, FOUND_OWN_1 = 7, FOUND_DRIVE_0 = 8, FOUND_OTHERS_0 = 9, FOUND_NOISE_0 = 10,
        FOUND_DRIVE_1 = 11, FOUND_OTHERS_1 = 12, FOUND_NOISE_1 = 13 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3,
        FOUND_STICK_0 = 4, FOUND_STICK_1 = 5 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1, QUESTION_FORCED_0 = 2, QUESTION_FORCED_1 = 3 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = ((prepared->k[37] * context_real[FOUND_OWN_1]) - context_real[FOUND_OTHERS_1]) - context_real[FOUND_NOISE_1];
    const bool v1 = context_boolean[QUESTION_DECIDED_1] ? (1 == context_mode[QUESTION_MODES_1]) : (v0 < context_real[FOUND_DRIVE_1]);
    const double v2 = ((prepared->k[38] * context_real[FOUND_OWN_0]) - context_real[FOUND_OTHERS_0]) - context_real[FOUND_NOISE_0];
    const bool v3 = context_boolean[QUESTION_DECIDED_0] ? (1 == context_mode[QUESTION_MODES_0]) : (v2 < context_real[FOUND_DRIVE_0]);
    const signed char v4 = (context_boolean[FOUND_STICK_1] && (!context_boolean[QUESTION_REACHED_1])) ? 0 : ((context_boolean[QUESTION_REACHED_1] ? (1 == context_mode[QUESTION_FORCED_1]) : v1) ? 1 : (-1));
    const signed char v5 = (context_boolean[FOUND_STICK_0] && (!context_boolean[QUESTION_REACHED_0])) ? 0 : ((context_boolean[QUESTION_REACHED_0] ? (1 == context_mode[QUESTION_FORCED_0]) : v3) ? 1 : (-1));
    signed char v6_pattern[2] = {v5, v4};
    signed char v6_best[2] = {v5, v4};
    bool v6_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v6_number[2] = {0.0, 0.0};
    const bool v6_of_context_boolean[11] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[QUESTION_REACHED_0], context_boolean[QUESTION_REACHED_1], context_boolean[FOUND_STICK_0], v3, context_boolean[QUESTION_DECIDED_0] ? ((-1) == context_mode[QUESTION_MODES_0]) : (v2 < (-context_real[FOUND_DRIVE_0])), context_boolean[FOUND_STICK_1], v1, context_boolean[QUESTION_DECIDED_1] ? ((-1) == context_mode[QUESTION_MODES_1]) : (v0 < (-context_real[FOUND_DRIVE_1])), karnopp_masses_eq(prepared->k[37], context_real[BREAKAWAY_OFFSET_1]) && karnopp_masses_eq(prepared->k[38], context_real[BREAKAWAY_OFFSET_0])};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[9];
        double v6_next_number[2];
        karnopp_masses_interpolated_pattern(prepared, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, context_mode, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_done);
        v6_pattern[0] = v6_next_pattern[0];
        v6_pattern[1] = v6_next_pattern[1];
        v6_best[0] = v6_next_best[0];
        v6_best[1] = v6_next_best[1];
        v6_flag[0] = v6_next_flag[0];
        v6_flag[1] = v6_next_flag[1];
        v6_flag[2] = v6_next_flag[2];
        v6_flag[3] = v6_next_flag[3];
        v6_flag[4] = v6_next_flag[4];
        v6_flag[5] = v6_next_flag[5];
        v6_flag[6] = v6_next_flag[6];
        v6_flag[7] = v6_next_flag[7];
        v6_flag[8] = v6_next_flag[8];
        v6_number[0] = v6_next_number[0];
        v6_number[1] = v6_next_number[1];
    }
    const double v7 = (v6_flag[4] || v6_flag[3]) ? (v6_flag[8] ? 4.0 : ((v6_flag[7] && (!v6_flag[2])) ? (v6_flag[5] ? 1.0 : 0.0) : 3.0)) : (v6_flag[6] ? 5.0 : 2.0);
    result_real[RESULT_QDD_1] = v6_number[1];
    result_real[RESULT_QDD_0] = v6_number[0];
    const bool v8 = (fabs(context_real[PROBLEM_RIGHT_0]) + (fabs(v6_number[0]) + (fabs(context_real[PROBLEM_RIGHT_1]) + fabs(v6_number[1])))) < 1e+38;
    result_real[RESULT_STATUS] = v8 ? (v6_done ? v7 : 5.0) : 6.0;
    result_mode[RESULT_MODES_0] = v6_best[0];
    result_mode[RESULT_MODES_1] = v6_best[1];
}

/* The modes of joints when some of them let go: symgen/derive/friction/decide.py. */
static void karnopp_masses_interpolated_pattern_let_go(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 9], const bool context_boolean[restrict 4], const signed char context_mode[restrict 4], double result_real[restrict 3], signed char result_mode[restrict 2])
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_INVERSE_D_0 = 6, FACTOR_L_0_1 = 7,
        FACTOR_INVERSE_D_1 = 8 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const double v0 = context_boolean[QUESTION_DECIDED_1] ? 0.0 : context_real[BREAKAWAY_OFFSET_1];
    const double v1 = context_real[FACTOR_INVERSE_D_0] * context_real[FACTOR_L_0_1];
    const double v2 = context_real[FACTOR_INVERSE_D_1] + (context_real[FACTOR_L_0_1] * v1);
    const double v3 = context_boolean[QUESTION_DECIDED_0] ? 0.0 : context_real[BREAKAWAY_OFFSET_0];
    const double v4 = 1.0001 * fabs(v1);
    const double v5 = v3 * v4;
    const double v6 = (context_boolean[QUESTION_DECIDED_1] ? (prepared->k[37] * ((double)context_mode[QUESTION_MODES_1])) : 0.0) - context_real[PROBLEM_RIGHT_1];
    const double v7 = v6 * v2;
    const double v8 = (context_boolean[QUESTION_DECIDED_0] ? (prepared->k[38] * ((double)context_mode[QUESTION_MODES_0])) : 0.0) - context_real[PROBLEM_RIGHT_0];
    const double v9 = v1 * v8;
    const double v10 = 1e-08 * (fabs(v9) + fabs(v7));
    const double v11 = v9 - v7;
    const bool v12 = (!context_boolean[QUESTION_DECIDED_1]) && (fabs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))));
    const double v13 = v0 * v4;
    const double v14 = context_real[FACTOR_INVERSE_D_0] * v8;
    const double v15 = v1 * v6;
    const double v16 = 1e-08 * (fabs(v15) + fabs(v14));
    const double v17 = v14 - v15;
    const bool v18 = (!context_boolean[QUESTION_DECIDED_0]) && (fabs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[FACTOR_INVERSE_D_0])))));
    const double v19 = -v17;
    const signed char v20 = context_boolean[QUESTION_DECIDED_1] ? context_mode[QUESTION_MODES_1] : karnopp_masses_mode_of(v11);
    const double v21 = (prepared->k[37] * ((double)v20)) - context_real[PROBLEM_RIGHT_1];
    const signed char v22 = context_boolean[QUESTION_DECIDED_0] ? context_mode[QUESTION_MODES_0] : karnopp_masses_mode_of(v19);
    const double v23 = (prepared->k[38] * ((double)v22)) - context_real[PROBLEM_RIGHT_0];
    const double v24 = (context_real[FACTOR_INVERSE_D_0] * v23) - (v1 * v21);
    const double v25 = (context_real[FACTOR_L_0_1] * v24) - (context_real[FACTOR_INVERSE_D_1] * v21);
    const bool v26 = (fabs(v21) + (fabs(v23) + (fabs(v25) + fabs(v24)))) < 1e+38;
    const bool v27 = v26 && (!((context_boolean[QUESTION_REACHED_0] || v18) || (context_boolean[QUESTION_REACHED_1] || v12)));
    double v29 = 0.0;
    double v30 = -v24;
    double v31 = v25;
    signed char v32 = v22;
    signed char v33 = v20;
    if (!(v27)) {
        const double v28_of_context_real[14] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[FACTOR_INVERSE_D_0], v2, v19, v13, v16, v11, v5, v10};
        const bool v28_of_context_boolean[6] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[QUESTION_REACHED_0], context_boolean[QUESTION_REACHED_1], v18, v12};
        double v28_result_real[3];
        signed char v28_result_mode[2];
        karnopp_masses_interpolated_pattern_search(prepared, v28_of_context_real, v28_of_context_boolean, context_mode, v28_result_real, v28_result_mode);
        v29 = v28_result_real[0];
        v30 = v28_result_real[1];
        v31 = v28_result_real[2];
        v32 = v28_result_mode[0];
        v33 = v28_result_mode[1];
    }
    result_real[RESULT_STATUS] = v29;
    result_real[RESULT_QDD_0] = v30;
    result_real[RESULT_QDD_1] = v31;
    result_mode[RESULT_MODES_0] = v32;
    result_mode[RESULT_MODES_1] = v33;
}

/* The modes where some joint rests: symgen/derive/friction/runge_kutta.py. */
static void karnopp_masses_interpolated_at_rest(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 11], const bool context_boolean[restrict 2], const signed char context_mode[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_L_0_1 = 6, FACTOR_INVERSE_D_0 = 7,
        FACTOR_INVERSE_D_1 = 8, START_QD_0 = 9, START_QD_1 = 10 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1 };
    enum { START_FORCED_0 = 0, START_FORCED_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_QD_0 = 3, RESULT_QD_1 = 4 };
    enum { RESULT_MODE_0 = 0, RESULT_MODE_1 = 1 };
    const bool v0 = !(0 == context_mode[START_FORCED_1]);
    const bool v1 = v0 && (context_boolean[START_RESTING_1] && v0);
    const bool v2 = !(0 == context_mode[START_FORCED_0]);
    const bool v3 = v2 && (context_boolean[START_RESTING_0] && v2);
    result_real[RESULT_QD_1] = context_real[START_QD_1];
    result_real[RESULT_QD_0] = context_real[START_QD_0];
    const bool v4 = !context_boolean[START_RESTING_1];
    const bool v5 = !context_boolean[START_RESTING_0];
    const bool v6 = (!(fabs(context_real[PROBLEM_RIGHT_1]) <= context_real[BREAKAWAY_OFFSET_1])) || (v4 || v1);
    const bool v7 = v6 || ((!(fabs(context_real[PROBLEM_RIGHT_0]) <= context_real[BREAKAWAY_OFFSET_0])) || (v5 || v3));
    double v9 = 0.0;
    double v10 = 0.0;
    double v11 = 0.0;
    signed char v12 = 0;
    signed char v13 = 0;
    if (v7) {
        const double v8_of_context_real[9] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[FACTOR_INVERSE_D_0], context_real[FACTOR_L_0_1], context_real[FACTOR_INVERSE_D_1]};
        const bool v8_of_context_boolean[4] = {v5, v4, v3, v1};
        const signed char v8_of_context_mode[4] = {karnopp_masses_mode_of(context_real[START_QD_0]), karnopp_masses_mode_of(context_real[START_QD_1]), context_mode[START_FORCED_0], context_mode[START_FORCED_1]};
        double v8_result_real[3];
        signed char v8_result_mode[2];
        karnopp_masses_interpolated_pattern_let_go(prepared, v8_of_context_real, v8_of_context_boolean, v8_of_context_mode, v8_result_real, v8_result_mode);
        v9 = v8_result_real[0];
        v10 = v8_result_real[1];
        v11 = v8_result_real[2];
        v12 = v8_result_mode[0];
        v13 = v8_result_mode[1];
    }
    result_real[RESULT_STATUS] = v9;
    result_real[RESULT_QDD_0] = v10;
    result_real[RESULT_QDD_1] = v11;
    result_mode[RESULT_MODE_0] = v12;
    result_mode[RESULT_MODE_1] = v13;
}

/* One repetition of a part of a step, in other modes: symgen/derive/friction/reversals.py. */
static void karnopp_masses_interpolated_repetition(const karnopp_masses_prepared *restrict prepared, const signed char mode[restrict 2], const signed char told[restrict 2], const bool behind[restrict 2], const bool before[restrict 2], const double q[restrict 2], const double qd[restrict 2], bool converged, const double context_real[restrict 15], signed char mode_out[restrict 2], signed char told_out[restrict 2], bool behind_out[restrict 2], bool before_out[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, START_Q_0 = 9, START_Q_1 = 10, START_QD_0 = 11,
        START_QD_1 = 12, START_LENGTH = 13 };
    *converged_out = true;
    const signed char v0 = behind[0] ? (before[0] ? 0 : karnopp_masses_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const signed char v1 = behind[1] ? (before[1] ? 0 : karnopp_masses_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v1;
    const bool v2 = 0 == v0;
    const bool v3 = !v2;
    const bool v4 = 0 == v1;
    const double v5 = v4 ? 0.0 : prepared->k[5];
    const double v6 = (double)v1;
    const double v7 = prepared->k[37] * v6;
    /* factors of the inertia matrix */
    const double v8 = v4 ? 0.0 : (context_real[PROBLEM_RIGHT_1] - v7);
    const double v9 = prepared->k[1] * v5;
    const double v10 = v2 ? 0.0 : (1.0 / (v3 ? (context_real[PROBLEM_M_0_0] - (prepared->k[36] * v5)) : 1.0));
    const double v11 = (double)v0;
    const double v12 = prepared->k[38] * v11;
    const double v13 = context_real[PROBLEM_RIGHT_0] - v12;
    const double v14 = v10 * ((v8 * v9) - (v2 ? 0.0 : v13));
    const double v15 = v4 ? 0.0 : ((v5 * v8) + (v9 * v14));
    const double v16 = v2 ? (context_real[PROBLEM_RIGHT_0] - (prepared->k[1] * v15)) : v12;
    told_out[0] = (v3 || (((-context_real[BREAKAWAY_OFFSET_0]) <= v16) && (v16 <= context_real[BREAKAWAY_OFFSET_0]))) ? v0 : karnopp_masses_mode_of(2.0 * v16);
    const double v17 = v2 ? 0.0 : (-v14);
    const double v18 = v4 ? (context_real[PROBLEM_RIGHT_1] - (prepared->k[1] * v17)) : v7;
    const bool v19 = (!v4) || ((v18 <= context_real[BREAKAWAY_OFFSET_1]) && ((-context_real[BREAKAWAY_OFFSET_1]) <= v18));
    told_out[1] = v19 ? v1 : karnopp_masses_mode_of(2.0 * v18);
    const double v20 = v4 ? 0.0 : (prepared->k[1] * (v2 ? context_real[START_QD_0] : 0.0));
    const double v21 = v10 * ((v9 * v20) - (v2 ? 0.0 : (prepared->k[1] * (v4 ? context_real[START_QD_1] : 0.0))));
    const double v22 = v2 ? 0.0 : (context_real[START_QD_0] + (v2 ? 0.0 : (-v21)));
    const double v23 = v4 ? 0.0 : 1.0;
    const double v24 = (v2 ? 0.0 : 1.0) / ((prepared->k[46] * v23) - prepared->k[0]);
    const double v25 = v13 * v24;
    const double v26 = v4 ? 0.0 : (context_real[START_QD_1] + (v4 ? 0.0 : ((v5 * v20) + (v9 * v21))));
    const double v27 = 0.5 * context_real[START_LENGTH];
    const double v28 = v26 + (v15 * v27);
    const double v29 = prepared->k[10] * context_real[START_LENGTH];
    const double v30 = (context_real[RUBBING_TAU_1] - (prepared->k[2] * context_real[START_Q_1])) - v7;
    const double v31 = (v28 * v29) - v30;
    const double v32 = prepared->k[4] * v23;
    const double v33 = v24 * v32;
    const double v34 = v25 + (v31 * v33);
    const double v35 = (v26 * v29) - v30;
    const double v36 = v25 + (v33 * v35);
    const double v37 = v34 + v36;
    const double v38 = (6.0 * v22) + (context_real[START_LENGTH] * (v17 - v37));
    const bool v39 = (v11 * v38) < 0.0;
    behind_out[0] = v39;
    const double v40 = prepared->k[5] * v23;
    const double v41 = (v32 * v34) - (v31 * v40);
    const double v42 = (v32 * v36) - (v35 * v40);
    const double v43 = v26 + (v27 * v42);
    const double v44 = (context_real[START_LENGTH] * v41) + (2.0 * (v26 + (v28 + v43)));
    const bool v45 = (v6 * v44) < 0.0;
    behind_out[1] = v45;
    before_out[0] = before[0] || behind[0];
    before_out[1] = before[1] || behind[1];
    const double v46 = 0.16666666666666666 * context_real[START_LENGTH];
    q_out[0] = v2 ? context_real[START_Q_0] : (context_real[START_Q_0] + (v38 * v46));
    q_out[1] = v4 ? context_real[START_Q_1] : (context_real[START_Q_1] + (v44 * v46));
    const double v47 = (v43 * (prepared->k[2] * context_real[START_LENGTH])) - v30;
    const double v48 = v25 + (v33 * v47);
    const double v49 = v2 ? 0.0 : (v22 - (v46 * (v48 + ((2.0 * v37) - v17))));
    qd_out[0] = v49;
    const double v50 = v46 * (((v15 + (v32 * v48)) - (v40 * v47)) + (2.0 * (v41 + v42)));
    const double v51 = v4 ? 0.0 : (v26 + v50);
    qd_out[1] = v51;
    *done = !((v39 || v45) && ((fabs(v49) + fabs(v51)) < 1e+38));
}

/* A part of a step in which some joint was left behind is taken again: symgen/derive/friction/reversals.py. */
static void karnopp_masses_interpolated_again(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 19], const bool context_boolean[restrict 4], const signed char context_mode[restrict 4], double result_real[restrict 4], bool result_boolean[restrict 1], signed char result_mode[restrict 2])
{
    enum { END_Q_0 = 15, END_Q_1 = 16, END_QD_0 = 17, END_QD_1 = 18 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1, BEHIND_0 = 2, BEHIND_1 = 3 };
    enum { END_MODE_0 = 2, END_MODE_1 = 3 };
    enum { RESULT_Q_0 = 0, RESULT_Q_1 = 1, RESULT_QD_0 = 2, RESULT_QD_1 = 3 };
    enum { RESULT_CONVERGED = 0 };
    enum { RESULT_MODE_0 = 0, RESULT_MODE_1 = 1 };
    signed char v0_mode[2] = {context_mode[END_MODE_0], context_mode[END_MODE_1]};
    signed char v0_told[2] = {context_mode[END_MODE_0], context_mode[END_MODE_1]};
    bool v0_behind[2] = {context_boolean[BEHIND_0], context_boolean[BEHIND_1]};
    bool v0_before[2] = {context_boolean[START_RESTING_0], context_boolean[START_RESTING_1]};
    double v0_q[2] = {context_real[END_Q_0], context_real[END_Q_1]};
    double v0_qd[2] = {context_real[END_QD_0], context_real[END_QD_1]};
    bool v0_converged = true;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[2];
        bool v0_next_before[2];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        karnopp_masses_interpolated_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_behind[1] = v0_next_behind[1];
        v0_before[0] = v0_next_before[0];
        v0_before[1] = v0_next_before[1];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_converged = v0_next_converged;
    }
    result_real[RESULT_Q_0] = v0_q[0];
    result_real[RESULT_Q_1] = v0_q[1];
    result_real[RESULT_QD_0] = v0_qd[0];
    result_real[RESULT_QD_1] = v0_qd[1];
    result_boolean[RESULT_CONVERGED] = v0_done && v0_converged;
    result_mode[RESULT_MODE_0] = v0_told[0];
    result_mode[RESULT_MODE_1] = v0_told[1];
}

/* One part of an interpolated step: symgen/derive/friction/interpolated_step.py. */
static void karnopp_masses_interpolated_part(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], bool probes, const double far[restrict 2], double past, double whole, double trial, double passes, double worst, double dt, const double tau[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], bool *restrict probes_out, double far_out[restrict 2], double *restrict past_out, double *restrict whole_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const bool v0 = karnopp_masses_eq(0.0, qd[1]);
    const bool v1 = karnopp_masses_eq(0.0, qd[0]);
    const double v2 = tau[1] - (q[1] * prepared->k[2]);
    const bool v3 = v1 || v0;
    /* factors of the inertia matrix */
    const signed char v4 = karnopp_masses_mode_of(qd[1]);
    const signed char v5 = karnopp_masses_mode_of(qd[0]);
    const double v6 = v2 - (prepared->k[37] * ((double)v4));
    const double v7 = (tau[0] - (prepared->k[4] * v6)) - (prepared->k[38] * ((double)v5));
    signed char v9 = v4;
    double v10 = qd[1];
    signed char v11 = v5;
    double v12 = (prepared->k[5] * v6) + (prepared->k[7] * v7);
    double v13 = prepared->k[6] * v7;
    double v14 = qd[0];
    double v15 = 0.0;
    if (v3) {
        const double v8_of_context_real[11] = {prepared->k[0], tau[0], v2, prepared->k[41], prepared->k[42], tau[1], prepared->k[4], prepared->k[6], prepared->k[5], qd[0], qd[1]};
        const bool v8_of_context_boolean[2] = {v1, v0};
        double v8_result_real[5];
        signed char v8_result_mode[2];
        karnopp_masses_interpolated_at_rest(prepared, v8_of_context_real, v8_of_context_boolean, forced, v8_result_real, v8_result_mode);
        v9 = v8_result_mode[1];
        v10 = v8_result_real[4];
        v11 = v8_result_mode[0];
        v12 = v8_result_real[2];
        v13 = v8_result_real[1];
        v14 = v8_result_real[3];
        v15 = v8_result_real[0];
    }
    const double v16 = (double)v9;
    const double v17 = prepared->k[37] * v16;
    const double v18 = v2 - v17;
    const double v19 = prepared->k[10] * trial;
    const double v20 = (v10 * v19) - v18;
    const bool v21 = 0 == v9;
    const bool v22 = !v21;
    const bool v23 = 0 == v11;
    const bool v24 = !v23;
    const bool v25 = v24 || v22;
    const double v26 = v21 ? 0.0 : 1.0;
    const double v27 = (v23 ? 0.0 : 1.0) / (v25 ? (prepared->k[0] - (prepared->k[46] * v26)) : 1.0);
    const double v28 = prepared->k[4] * v26;
    /* forces without accelerations of the joints, base-ward */
    const double v29 = v28 * v27;
    const double v30 = (double)v11;
    const double v31 = tau[0] - (prepared->k[38] * v30);
    const double v32 = v31 * v27;
    const double v33 = v32 + (v29 * v20);
    const double v34 = prepared->k[5] * v26;
    const double v35 = (v28 * v33) + (v34 * v20);
    const double v36 = 0.5 * trial;
    const double v37 = (v36 * v35) - v10;
    const double v38 = v10 + (v12 * v36);
    const double v39 = (v38 * v19) - v18;
    const double v40 = v32 + (v39 * v29);
    const double v41 = (v28 * v40) + (v39 * v34);
    const double v42 = (trial * v41) - (2.0 * (v38 + (v10 - v37)));
    const double v43 = 0.16666666666666666 * trial;
    const double v44 = v25 ? (v21 ? q[1] : (q[1] - (v42 * v43))) : q[1];
    const double v45 = tau[1] - (prepared->k[2] * v44);
    const double v46 = v21 ? 0.0 : prepared->k[5];
    const double v47 = v46 * (v21 ? 0.0 : (v45 - v17));
    const bool v48 = v23 || v21;
    const double v49 = v23 ? 0.0 : (1.0 / ((v24 && v48) ? (prepared->k[0] - (prepared->k[36] * v46)) : 1.0));
    const double v50 = v49 * ((v23 ? 0.0 : v31) - (prepared->k[1] * v47));
    const double v51 = v45 - (prepared->k[1] * (v23 ? 0.0 : v50));
    const double v52 = prepared->k[42] + v51;
    const double v53 = prepared->k[42] - v51;
    const double v54 = prepared->k[2] * trial;
    const double v55 = v18 + (v37 * v54);
    const double v56 = (v29 * v55) - v32;
    const double v57 = v43 * (((v12 + (v28 * v56)) + (v34 * v55)) - (2.0 * (v41 + v35)));
    const double v58 = v25 ? (v21 ? 0.0 : (v10 + v57)) : v10;
    const double v59 = v21 ? (v48 ? karnopp_masses_min(v53, v52) : 0.0) : (v16 * v58);
    far_out[1] = v59;
    const double v60 = probes ? far[1] : v59;
    const double v61 = trial / (probes ? whole : 1.0);
    const double v62 = 1.0 / (probes ? (1.0 - (v61)) : 1.0);
    const double v63 = v2 - (prepared->k[1] * v13);
    const double v64 = v21 ? (v48 ? karnopp_masses_max(0.0, karnopp_masses_min(prepared->k[42] - v63, prepared->k[42] + v63)) : 0.0) : (qd[1] * v16);
    const double v65 = 1.0 / (probes ? v61 : 1.0);
    const double v66 = v65 * (v59 - v64);
    const double v67 = v66 + (v62 * (v59 - v60));
    const double v68 = v66 + (v61 * v67);
    const bool v69 = (!(v0 && v22)) && (v60 < 0.0);
    const bool v70 = probes && v69;
    const double v71 = sqrt(v70 ? karnopp_masses_max(0.0, (v67 * (4.0 * v64)) + (v68 * v68)) : 1.0);
    const bool v72 = v68 < 0.0;
    const double v73 = v70 ? (v69 ? (v72 ? (v71 - (v68)) : (2.0 * v67)) : 1.0) : 1.0;
    const bool v74 = !probes;
    const double v75 = v69 ? karnopp_masses_max(1e-06, v64 / ((v74 && v69) ? (v69 ? (v64 - (v60)) : 1.0) : 1.0)) : 1.0;
    const double v76 = probes ? (v69 ? karnopp_masses_min(1.0, (v72 ? (2.0 * (v64)) : (v68 + v71)) / v73) : 1.0) : v75;
    const double v77 = tau[0] - (prepared->k[1] * (v21 ? 0.0 : (v47 + ((-v50) * (prepared->k[1] * v46)))));
    const double v78 = prepared->k[41] + v77;
    const double v79 = prepared->k[41] - v77;
    const double v80 = v40 + v33;
    const double v81 = v25 ? (v23 ? 0.0 : (v14 + (v43 * (v13 + ((2.0 * v80) - v56))))) : v14;
    const double v82 = v23 ? (v48 ? karnopp_masses_min(v79, v78) : 0.0) : (v30 * v81);
    far_out[0] = v82;
    const double v83 = probes ? far[0] : v82;
    const double v84 = tau[0] - (prepared->k[1] * v12);
    const double v85 = v23 ? (v48 ? karnopp_masses_max(0.0, karnopp_masses_min(prepared->k[41] - v84, prepared->k[41] + v84)) : 0.0) : (qd[0] * v30);
    const double v86 = v65 * (v82 - v85);
    const double v87 = v86 + (v62 * (v82 - v83));
    const double v88 = v86 + (v61 * v87);
    const bool v89 = (!(v1 && v24)) && (v83 < 0.0);
    const bool v90 = probes && v89;
    const double v91 = sqrt(v90 ? karnopp_masses_max(0.0, (v87 * (4.0 * v85)) + (v88 * v88)) : 1.0);
    const bool v92 = v88 < 0.0;
    const double v93 = v90 ? (v89 ? (v92 ? (v91 - (v88)) : (2.0 * v87)) : 1.0) : 1.0;
    const double v94 = v89 ? karnopp_masses_max(1e-06, v85 / ((v74 && v89) ? (v89 ? (v85 - (v83)) : 1.0) : 1.0)) : 1.0;
    const double v95 = probes ? (v89 ? karnopp_masses_min(1.0, (v92 ? (2.0 * (v85)) : (v88 + v91)) / v93) : 1.0) : v94;
    const double v96 = karnopp_masses_min(karnopp_masses_min(1.0, v95), v76);
    const bool v97 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v98 = (!((12.0 <= passes) || (probes || v97))) && (v96 < 1.0);
    *probes_out = v98;
    const bool v99 = probes || v98;
    const double v100 = trial * v54;
    const bool v101 = (prepared->k[47] * fabs(v100)) <= 7.839999999999999;
    const bool v102 = !v101;
    const double v103 = v21 ? 0.0 : (-(1.0 / ((v22 && v102) ? (v100 - prepared->k[48]) : 1.0)));
    const bool v104 = (v23 ? 0.0 : (-(1.0 / ((v24 && v102) ? ((prepared->k[49] * v103) - prepared->k[50]) : 1.0)))) < 0.0;
    const bool v105 = 0.0 < (v101 ? 0.0 : (((v103 < 0.0) || v104) ? 1.0 : 0.0));
    /* factors of the inertia matrix */
    const bool v106 = (fabs(v82) + fabs(v59)) < 1e+38;
    const bool v107 = (!(v99 || v105)) && v106;
    const bool v108 = ((v16 * (v25 ? (-v42) : v10)) < 0.0) && v107;
    const double v109 = (6.0 * v14) + (trial * (v13 + v80));
    const bool v110 = v107 && ((v30 * (v25 ? v109 : v14)) < 0.0);
    const double v111 = v25 ? (v23 ? q[0] : (q[0] + (v43 * v109))) : q[0];
    const bool v112 = v108 || v110;
    double v114 = v111;
    double v115 = v44;
    double v116 = v58;
    signed char v117 = v9;
    signed char v118 = v11;
    double v119 = v81;
    bool v120 = true;
    if (v112) {
        const double v113_of_context_real[19] = {prepared->k[0], tau[0], v2, prepared->k[41], prepared->k[42], tau[1], prepared->k[4], prepared->k[6], prepared->k[5], q[0], q[1], qd[0], qd[1], trial, past, v111, v44, v81, v58};
        const bool v113_of_context_boolean[4] = {v1, v0, v110, v108};
        const signed char v113_of_context_mode[4] = {forced[0], forced[1], v11, v9};
        double v113_result_real[4];
        bool v113_result_boolean[1];
        signed char v113_result_mode[2];
        karnopp_masses_interpolated_again(prepared, v113_of_context_real, v113_of_context_boolean, v113_of_context_mode, v113_result_real, v113_result_boolean, v113_result_mode);
        v114 = v113_result_real[0];
        v115 = v113_result_real[1];
        v116 = v113_result_real[3];
        v117 = v113_result_mode[1];
        v118 = v113_result_mode[0];
        v119 = v113_result_real[2];
        v120 = v113_result_boolean[0];
    }
    q_out[0] = v114;
    q_out[1] = v115;
    mode_out[1] = v117;
    const bool v121 = crossing[1] || (v22 && (v59 < 0.0));
    const bool v122 = v121 || (0 == v117);
    mode_out[0] = v118;
    const bool v123 = crossing[0] || (v24 && (v82 < 0.0));
    const bool v124 = v123 || (0 == v118);
    const double v125 = v122 ? 0.0 : prepared->k[5];
    const double v126 = v125 * (v122 ? 0.0 : (prepared->k[1] * (v124 ? v119 : 0.0)));
    const bool v127 = !v99;
    const bool v128 = v127 && (v121 || v123);
    const double v129 = v124 ? 0.0 : (1.0 / (((v127 && v128) && (!v124)) ? (prepared->k[0] - (prepared->k[36] * v125)) : 1.0));
    const double v130 = v129 * ((prepared->k[1] * v126) - (v124 ? 0.0 : (prepared->k[1] * (v122 ? v116 : 0.0))));
    const double v131 = v128 ? (v124 ? 0.0 : (v119 + (v124 ? 0.0 : (-v130)))) : v119;
    qd_out[0] = v131;
    const double v132 = v128 ? (v122 ? 0.0 : (v116 + (v122 ? 0.0 : (v126 + (v130 * (prepared->k[1] * v125)))))) : v116;
    qd_out[1] = v132;
    const bool v133 = v89 && (v95 <= v96);
    crossing_out[0] = probes && (v24 && v133);
    const bool v134 = v69 && (v76 <= v96);
    crossing_out[1] = probes && (v22 && v134);
    const signed char v135 = v97 ? heading[0] : 0;
    forced_out[0] = v135;
    const signed char v136 = v97 ? heading[1] : 0;
    forced_out[1] = v136;
    heading_out[0] = probes ? ((v23 && v133) ? (v48 ? karnopp_masses_mode_of(v78 - v79) : 0) : 0) : 0;
    heading_out[1] = probes ? ((v21 && v134) ? (v48 ? karnopp_masses_mode_of(v52 - v53) : 0) : 0) : 0;
    const double v137 = v99 ? past : (v97 ? (trial + (past)) : dt);
    *past_out = v137;
    const double v138 = probes ? whole : trial;
    const double v139 = v99 ? (v96 * (v138)) : (dt - v137);
    *trial_out = v139;
    *whole_out = v99 ? v138 : v139;
    *passes_out = 1.0 + passes;
    const bool v140 = v106 && ((fabs(v119) + fabs(v116)) < 1e+38);
    const bool v141 = karnopp_masses_eq(2.0, v15);
    const double v142 = v105 ? 7.0 : (v140 ? ((v141 || v120) ? 0.0 : 5.0) : 6.0);
    const double v143 = ((karnopp_masses_eq(1.0, v15) || karnopp_masses_eq(1.0, worst)) || karnopp_masses_eq(1.0, v142)) ? 1.0 : 0.0;
    const double v144 = (karnopp_masses_eq(3.0, v142) || (karnopp_masses_eq(3.0, worst) || karnopp_masses_eq(3.0, v15))) ? 3.0 : v143;
    const double v145 = (karnopp_masses_eq(4.0, v142) || (karnopp_masses_eq(4.0, v15) || karnopp_masses_eq(4.0, worst))) ? 4.0 : v144;
    const bool v146 = (karnopp_masses_eq(5.0, worst) || karnopp_masses_eq(5.0, v15)) || karnopp_masses_eq(5.0, v142);
    const double v147 = v146 ? 5.0 : (((v141 || karnopp_masses_eq(2.0, worst)) || karnopp_masses_eq(2.0, v142)) ? 2.0 : v145);
    const double v148 = ((karnopp_masses_eq(7.0, v15) || karnopp_masses_eq(7.0, worst)) || karnopp_masses_eq(7.0, v142)) ? 7.0 : v147;
    *worst_out = ((karnopp_masses_eq(6.0, v15) || karnopp_masses_eq(6.0, worst)) || karnopp_masses_eq(6.0, v142)) ? 6.0 : v148;
    *done = (v127 && (v139 <= 0.0)) || (v105 || (!v140));
    if (v99) {
        q_out[0] = q[0];
        q_out[1] = q[1];
        qd_out[0] = qd[0];
        qd_out[1] = qd[1];
        forced_out[0] = forced[0];
        forced_out[1] = forced[1];
    }
}

void karnopp_masses_step_interpolated_arrays(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const double v0 = fabs(dt) + (fabs(q[1]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v1 = ((fabs(tau[0]) + (fabs(q[0]) + v0)) < 1e+38) && (fabs(tau[1]) < 1e+38);
    const bool v2 = v1 && (0.0 < dt);
    double v3_q[2] = {q[0], q[1]};
    double v3_qd[2] = {qd[0], qd[1]};
    signed char v3_mode[2] = {mode[0], mode[1]};
    bool v3_crossing[2] = {false, false};
    signed char v3_forced[2] = {0, 0};
    signed char v3_heading[2] = {0, 0};
    bool v3_probes = false;
    double v3_far[2] = {0.0, 0.0};
    double v3_past = 0.0;
    double v3_whole = dt;
    double v3_trial = dt;
    double v3_passes = 0.0;
    double v3_worst = 0.0;
    bool v3_done = false;
    for (int v3_pass = 0; (v3_pass < 14) && !v3_done; v3_pass++) {
        double v3_next_q[2];
        double v3_next_qd[2];
        signed char v3_next_mode[2];
        bool v3_next_crossing[2];
        signed char v3_next_forced[2];
        signed char v3_next_heading[2];
        bool v3_next_probes;
        double v3_next_far[2];
        double v3_next_past;
        double v3_next_whole;
        double v3_next_trial;
        double v3_next_passes;
        double v3_next_worst;
        karnopp_masses_interpolated_part(prepared, v3_q, v3_qd, v3_mode, v3_crossing, v3_forced, v3_heading, v3_probes, v3_far, v3_past, v3_whole, v3_trial, v3_passes, v3_worst, dt, tau, v3_next_q, v3_next_qd, v3_next_mode, v3_next_crossing, v3_next_forced, v3_next_heading, &v3_next_probes, v3_next_far, &v3_next_past, &v3_next_whole, &v3_next_trial, &v3_next_passes, &v3_next_worst, &v3_done);
        v3_q[0] = v3_next_q[0];
        v3_q[1] = v3_next_q[1];
        v3_qd[0] = v3_next_qd[0];
        v3_qd[1] = v3_next_qd[1];
        v3_mode[0] = v3_next_mode[0];
        v3_mode[1] = v3_next_mode[1];
        v3_crossing[0] = v3_next_crossing[0];
        v3_crossing[1] = v3_next_crossing[1];
        v3_forced[0] = v3_next_forced[0];
        v3_forced[1] = v3_next_forced[1];
        v3_heading[0] = v3_next_heading[0];
        v3_heading[1] = v3_next_heading[1];
        v3_probes = v3_next_probes;
        v3_far[0] = v3_next_far[0];
        v3_far[1] = v3_next_far[1];
        v3_past = v3_next_past;
        v3_whole = v3_next_whole;
        v3_trial = v3_next_trial;
        v3_passes = v3_next_passes;
        v3_worst = v3_next_worst;
    }
    const bool v4 = (fabs(v3_qd[1]) + (fabs(v3_q[0]) + (fabs(v3_qd[0]) + fabs(v3_q[1])))) < 1e+38;
    const bool v5 = karnopp_masses_eq(7.0, v3_worst);
    const bool v6 = karnopp_masses_eq(6.0, v3_worst);
    const bool v7 = v4 && (v2 && (!(v5 || v6)));
    q_next[0] = v7 ? v3_q[0] : q[0];
    q_next[1] = v7 ? v3_q[1] : q[1];
    qd_next[0] = v7 ? v3_qd[0] : qd[0];
    qd_next[1] = v7 ? v3_qd[1] : qd[1];
    mode_next[0] = v7 ? v3_mode[0] : mode[0];
    mode_next[1] = v7 ? v3_mode[1] : mode[1];
    const bool v8 = karnopp_masses_eq(2.0, v3_worst);
    const double v9 = (v8 || v3_done) ? 0.0 : 5.0;
    const double v10 = (karnopp_masses_eq(3.0, v9) || karnopp_masses_eq(3.0, v3_worst)) ? 3.0 : ((karnopp_masses_eq(1.0, v9) || karnopp_masses_eq(1.0, v3_worst)) ? 1.0 : 0.0);
    const double v11 = (v8 || karnopp_masses_eq(2.0, v9)) ? 2.0 : ((karnopp_masses_eq(4.0, v3_worst) || karnopp_masses_eq(4.0, v9)) ? 4.0 : v10);
    const double v12 = (v5 || karnopp_masses_eq(7.0, v9)) ? 7.0 : ((karnopp_masses_eq(5.0, v3_worst) || karnopp_masses_eq(5.0, v9)) ? 5.0 : v11);
    *status = v7 ? ((v6 || karnopp_masses_eq(6.0, v9)) ? 6.0 : v12) : ((v2 && v5) ? 7.0 : 6.0);
}

int karnopp_masses_step_interpolated(const karnopp_masses_prepared *restrict prepared, karnopp_masses_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    karnopp_masses_step_interpolated_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 2U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}
