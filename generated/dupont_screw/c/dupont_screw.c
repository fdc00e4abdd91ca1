/* dupont_screw, emitted by symgen 0.2.0 */
#include "dupont_screw.h"

#include <math.h>

/* Sign of a number: 1, -1, or x itself where that is zero or NaN. */
static double dupont_screw_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

/* The smaller number; y where one is NaN. */
static double dupont_screw_min(double x, double y)
{
    return (x < y) ? x : y;
}

/* The larger number; y where one is NaN. */
static double dupont_screw_max(double x, double y)
{
    return (x > y) ? x : y;
}

/* True when two numbers are equal; false where one is NaN. */
static bool dupont_screw_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

/* Sense of motion: 1, -1, or 0 where a number is zero or NaN. */
static signed char dupont_screw_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

void dupont_screw_default_parameters(dupont_screw_parameters *parameters)
{
    parameters->weight = 300.0;
}

void dupont_screw_prepare(const dupont_screw_parameters *parameters, dupont_screw_prepared *prepared)
{
    prepared->k[0] = parameters->weight;
    prepared->k[1] = 0.01818181818181818 * parameters->weight;
    prepared->k[2] = -parameters->weight;
    const double v0 = 1.6666666666666667 * parameters->weight;
    const double v1 = 0.41666666666666674 * parameters->weight;
    prepared->k[3] = dupont_screw_min(v0, v1);
    prepared->k[4] = dupont_screw_max(v0, v1);
}

int dupont_screw_broken_rule(const dupont_screw_parameters *parameters)
{
    bool kept[1];
    int rule = 1;

    kept[0] = fabs(parameters->weight) <= 1e+50;
    while ((rule <= 1) && kept[rule - 1]) {
        rule++;
    }
    return (rule <= 1) ? rule : 0;
}

int dupont_screw_valid(const dupont_screw_parameters *parameters)
{
    return dupont_screw_broken_rule(parameters);
}

const char *dupont_screw_rule(int number)
{
    static const char *const texts[1] = {
        "parameters.weight: must be finite and at most 1e+50 in magnitude",
    };

    return ((number >= 1) && (number <= 1)) ? texts[number - 1] : "";
}

const char *dupont_screw_joint_name(size_t joint)
{
    static const char *const names[DUPONT_SCREW_JOINTS] = {
        "screw",
    };

    return (joint < DUPONT_SCREW_JOINTS) ? names[joint] : "";
}

void dupont_screw_joint_limits(dupont_screw_real lower[1], dupont_screw_real upper[1], dupont_screw_real velocity[1], dupont_screw_real effort[1])
{
    lower[0] = -HUGE_VAL;
    upper[0] = HUGE_VAL;
    velocity[0] = HUGE_VAL;
    effort[0] = HUGE_VAL;
}

void dupont_screw_mass_matrix(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], double M[restrict 1])
{
    (void)prepared;
    (void)q;
    M[0] = 55.0;
}

void dupont_screw_bias(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], double h[restrict 1])
{
    (void)q;
    (void)qd;
    h[0] = prepared->k[0];
}

void dupont_screw_gravity(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], double g[restrict 1])
{
    (void)prepared;
    (void)q;
    g[0] = 0.0;
}

void dupont_screw_coriolis_matrix(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], double C[restrict 1])
{
    (void)prepared;
    (void)q;
    (void)qd;
    C[0] = 0.0;
}

void dupont_screw_inverse_dynamics(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double tau[restrict 1])
{
    (void)q;
    (void)qd;
    tau[0] = prepared->k[0] + (55.0 * qdd[0]);
}

void dupont_screw_forward_dynamics(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], double qdd[restrict 1])
{
    (void)q;
    (void)qd;
    qdd[0] = (0.01818181818181818 * tau[0]) - prepared->k[1];
}

void dupont_screw_kinetic_energy(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], double *restrict T)
{
    (void)prepared;
    (void)q;
    *T = qd[0] * (qd[0] * 27.5);
}

void dupont_screw_potential_energy(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], double *restrict V)
{
    (void)prepared;
    (void)q;
    *V = 0.0;
}

void dupont_screw_inertia_power(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], double P[restrict 1])
{
    (void)prepared;
    (void)q;
    P[0] = 0.0;
}

void dupont_screw_reactions(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double F[restrict 6])
{
    (void)prepared;
    (void)q;
    (void)qd;
    for (size_t k = 0U; k < 5U; k++) {
        F[k] = 0.0;
    }
    F[5] = 50.0 * qdd[0];
}

void dupont_screw_inverse_dynamics_gradients(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double by_q[restrict 1], double by_qd[restrict 1], double by_qdd[restrict 1])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    by_q[0] = 0.0;
    by_qd[0] = 0.0;
    by_qdd[0] = 55.0;
}

void dupont_screw_linearize(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], double A[restrict 4], double B[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)tau;
    A[0] = 0.0;
    A[2] = 0.0;
    A[3] = 0.0;
    B[0] = 0.0;
    A[1] = 1.0;
    B[1] = 0.01818181818181818;
}

void dupont_screw_linearize_step(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], double dt, double q_next[restrict 1], double qd_next[restrict 1], double A[restrict 4], double B[restrict 2])
{
    A[2] = 0.0;
    A[0] = 1.0;
    A[3] = 1.0;
    A[1] = dt;
    const double v0 = dt * ((0.01818181818181818 * tau[0]) - prepared->k[1]);
    q_next[0] = q[0] + (dt * (qd[0] + (0.5 * v0)));
    qd_next[0] = qd[0] + v0;
    B[0] = dt * (dt * 0.00909090909090909);
    B[1] = 0.01818181818181818 * dt;
}

void dupont_screw_regressor(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double Y[restrict 10])
{
    (void)prepared;
    (void)q;
    (void)qd;
    for (size_t k = 0U; k < 9U; k++) {
        Y[k] = 0.0;
    }
    Y[9] = qdd[0];
}

void dupont_screw_stiffness_matrix(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], double K[restrict 1])
{
    (void)prepared;
    (void)q;
    K[0] = 0.0;
}

void dupont_screw_damping_matrix(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], double D[restrict 1])
{
    (void)prepared;
    (void)q;
    D[0] = 0.0;
}

void dupont_screw_applied_forces(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], double Q[restrict 1], double pull[restrict 1], double *restrict V)
{
    (void)q;
    (void)qd;
    pull[0] = 0.0;
    *V = 0.0;
    Q[0] = prepared->k[2];
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_sticking_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

void dupont_screw_sticking_forces(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], const bool stuck[restrict 1], double f[restrict 1], double qdd[restrict 1])
{
    const double v0 = tau[0] - prepared->k[0];
    const double v1 = stuck[0] ? 0.0 : 0.01818181818181818;
    const double v2 = stuck[0] ? 0.0 : (v1 * (stuck[0] ? 0.0 : v0));
    const double v3 = stuck[0] ? 0.0 : (v1 * (stuck[0] ? 0.0 : 1.0));
    double v4_u[1] = {0.0};
    double v4_polished[1] = {0.0};
    const double v4_of_context_real[3] = {dupont_screw_sign(qd[0]), (5.0 * v3) - 1.0, tau[0] - (5.0 * v2)};
    const bool v4_of_context_boolean[1] = {!stuck[0]};
    bool v4_done = false;
    for (int v4_pass = 0; (v4_pass < 40) && !v4_done; v4_pass++) {
        double v4_next_u[1];
        double v4_next_polished[1];
        dupont_screw_sticking_loads(prepared, v4_u, v4_polished, v4_of_context_real, v4_of_context_boolean, v4_next_u, v4_next_polished, &v4_done);
        v4_u[0] = v4_next_u[0];
        v4_polished[0] = v4_next_polished[0];
    }
    const double v5 = fabs(tau[0]) + (fabs(q[0]) + fabs(qd[0]));
    const bool v6 = v5 < 1e+38;
    f[0] = v6 ? (stuck[0] ? v0 : v4_u[0]) : v5;
    qdd[0] = v6 ? (stuck[0] ? 0.0 : (v2 - (v3 * v4_u[0]))) : v5;
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_dynamics_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

/* One piece of the law of load-dependent friction: symgen/derive/friction/pieces.py. */
static void dupont_screw_dynamics_loads_piece(const dupont_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 4], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    (void)obeying;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, LOADED_S_0 = 5,
        LOAD_ROW_0_0 = 6, LOAD_OFFSET_0 = 7 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, ASKS = 2, TRIAL_DECIDED_0 = 3 };
    enum { TRIAL_PATTERN_0 = 0 };
    other_out[0] = context_boolean[LOADED_ACTIVE_0] ? (!other[0]) : other[0];
    const double v0 = context_real[LOADED_S_0] * context_real[LOADED_S_0];
    const double v1 = (other[0] ? 0.5082956259426847 : (-0.47643979057591623)) * v0;
    const double v2 = context_real[LOAD_OFFSET_0] * v1;
    const double v3 = context_real[LOAD_ROW_0_0] * v1;
    const double v4 = 1.0 / (1.0 - (context_boolean[LOADED_ACTIVE_0] ? v3 : 0.0));
    const double v5 = v4 * (context_boolean[LOADED_ACTIVE_0] ? v2 : 0.0);
    const double v6 = (v4 * (v5 - (context_boolean[LOADED_ACTIVE_0] ? (v2 + (v3 * v5)) : 0.0))) - v5;
    const double v7 = context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] + (context_real[PARTS_COLUMNS_0_0] * v6));
    const double v8 = -v6;
    const double v9 = context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v8;
    const double v10 = (context_real[RUBBING_TAU_0] - v9) - (5.0 * v7);
    const double v11 = 1.6666666666666667 * v10;
    const double v12 = 0.41666666666666674 * v10;
    const double v13 = v9 + v10;
    const bool v14 = 0 == context_mode[TRIAL_PATTERN_0];
    const double v15 = v14 ? dupont_screw_min(v13 - dupont_screw_min(v12, v11), dupont_screw_max(v12, v11) - v13) : (v7 * ((double)context_mode[TRIAL_PATTERN_0]));
    const bool v16 = context_boolean[TRIAL_DECIDED_0] || ((v14 && (0.0 <= v15)) || (0.0 < v15));
    const double v17 = (-1e-12) * dupont_screw_max(fabs(context_real[RUBBING_TAU_0]), dupont_screw_max(fabs(v9), fabs(context_real[PROBLEM_RIGHT_0])));
    const double v18 = (context_real[LOAD_ROW_0_0] * v6) - context_real[LOAD_OFFSET_0];
    const double v19 = context_boolean[LOADED_ACTIVE_0] ? (-(v0 * (v18 * ((0.0 < (-(context_real[LOADED_S_0] * v18))) ? 0.5082956259426847 : (-0.47643979057591623))))) : 0.0;
    const double v20 = fabs(v6);
    const double v21 = dupont_screw_max(fabs(v19), v20);
    const bool v22 = fabs(v6 + v19) <= (v21 * ((v21 < (1.0000000009313226 * v21)) ? 1e-11 : 1e-05));
    const bool v23 = v22 && (v20 < 1e+38);
    const bool v24 = v23 && ((context_boolean[TRIAL_DECIDED_0] || (v17 <= (v14 ? v15 : (55.0 * v15)))) || v16);
    obeying_out[0] = v24;
    u_out[0] = (((!found[0]) && v23) || v24) ? v8 : u[0];
    found_out[0] = found[0] || v23;
    *done = (!context_boolean[ASKS]) || (v24 || (other[0] || (!context_boolean[LOADED_ACTIVE_0])));
}

/* All motions of one pattern of modes, piece by piece: symgen/derive/friction/pieces.py. */
static void dupont_screw_dynamics_loads_pieces(const dupont_screw_prepared *restrict prepared, const double context_real[restrict 11], const bool context_boolean[restrict 7], const signed char context_mode[restrict 1], double result_real[restrict 3], bool result_boolean[restrict 3])
{
    enum { PROBLEM_RIGHT_0 = 0, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, QUICK_QDD_0 = 8, QUICK_F_0 = 9,
        QUICK_U_0 = 10 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, QUICK_CONVERGED = 2, QUICK_SEVERAL = 3, QUICK_NONE = 4,
        ASKS = 5, TRIAL_DECIDED_0 = 6 };
    enum { RESULT_QDD_0 = 0, RESULT_F_0 = 1, RESULT_U_0 = 2 };
    enum { RESULT_CONVERGED = 0, RESULT_SEVERAL = 1, RESULT_NONE = 2 };
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[4] = {context_boolean[PARTS_HELD_0], context_boolean[LOADED_ACTIVE_0], context_boolean[ASKS], context_boolean[TRIAL_DECIDED_0]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        dupont_screw_dynamics_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[QUICK_CONVERGED]) && v0_found[0]);
    result_real[RESULT_QDD_0] = v1 ? (context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] - (context_real[PARTS_COLUMNS_0_0] * v0_u[0]))) : context_real[QUICK_QDD_0];
    result_real[RESULT_F_0] = v1 ? (context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v0_u[0]) : context_real[QUICK_F_0];
    result_real[RESULT_U_0] = v1 ? v0_u[0] : context_real[QUICK_U_0];
    const bool v2 = context_boolean[QUICK_CONVERGED] || v0_found[0];
    result_boolean[RESULT_CONVERGED] = v2;
    result_boolean[RESULT_SEVERAL] = context_boolean[QUICK_SEVERAL] || (context_boolean[QUICK_CONVERGED] && v0_obeying[0]);
    result_boolean[RESULT_NONE] = context_boolean[QUICK_NONE] || (!v2);
}

void dupont_screw_friction_dynamics(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], const signed char mode[restrict 1], double f[restrict 1], double qdd[restrict 1], double *restrict status)
{
    const bool v0 = 0 == mode[0];
    const double v1 = v0 ? 0.0 : 0.01818181818181818;
    const double v2 = tau[0] - prepared->k[0];
    const double v3 = v0 ? 0.0 : ((v0 ? 0.0 : v2) * v1);
    const double v4 = tau[0] - (5.0 * v3);
    const double v5 = v0 ? 0.0 : 1.0;
    const double v6 = v0 ? 0.0 : (v1 * v5);
    const double v7 = 1.0 - (5.0 * v6);
    const double v8 = -v7;
    const bool v9 = !v0;
    const double v10 = (double)mode[0];
    double v11_u[1] = {0.0};
    double v11_polished[1] = {0.0};
    const double v11_of_context_real[3] = {v10, v8, v4};
    const bool v11_of_context_boolean[1] = {v9};
    bool v11_done = false;
    for (int v11_pass = 0; (v11_pass < 40) && !v11_done; v11_pass++) {
        double v11_next_u[1];
        double v11_next_polished[1];
        dupont_screw_dynamics_loads(prepared, v11_u, v11_polished, v11_of_context_real, v11_of_context_boolean, v11_next_u, v11_next_polished, &v11_done);
        v11_u[0] = v11_next_u[0];
        v11_polished[0] = v11_next_polished[0];
    }
    const double v12 = v0 ? v2 : v11_u[0];
    const double v13 = v0 ? 0.0 : (v3 - (v6 * v11_u[0]));
    const double v14 = (tau[0] - (5.0 * v13)) - v12;
    const double v15 = 1.6666666666666667 * v14;
    const double v16 = 0.41666666666666674 * v14;
    const double v17 = v12 + v14;
    const double v18 = v0 ? dupont_screw_min(v17 - dupont_screw_min(v16, v15), dupont_screw_max(v16, v15) - v17) : (v10 * v13);
    const bool v19 = !dupont_screw_eq(0.0, qd[0]);
    const double v20 = fabs(v2);
    const bool v21 = ((-1e-12) * dupont_screw_max(fabs(tau[0]), dupont_screw_max(fabs(v12), v20))) <= (v0 ? v18 : (55.0 * v18));
    const double v22 = 1.0 - (0.47643979057591623 * v7);
    const double v23 = 1.0 + (0.5082956259426847 * v7);
    const double v24 = v23 * v22;
    const bool v25 = v5 <= 1.0;
    const bool v26 = 0.0 < (v0 ? 1.0 : (((0.0 < v24) && v25) ? 1.0 : dupont_screw_min(v23, v22)));
    const bool v27 = v26 || ((v19 || v21) || (v19 || ((v0 && (0.0 <= v18)) || (0.0 < v18))));
    const double v28 = v10 * ((v7 * v11_u[0]) - v4);
    const double v29 = v0 ? 0.0 : (-(((0.0 < (-v28)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v10 * v28)));
    const double v30 = dupont_screw_max(fabs(v29), fabs(v11_u[0]));
    const double v31 = fabs(v11_u[0] - v29);
    const bool v32 = v11_done && (v31 <= (v30 * ((v30 < (1.0000000009313226 * v30)) ? 1e-11 : 1e-05)));
    const bool v33 = v9 && (v24 < 0.0);
    const bool v34 = v25 && v33;
    const bool v35 = ((1e-05 * v30) < v31) && (v34 && (!v32));
    const bool v36 = (v27 && v32) || v35;
    const bool v37 = v33 && (v32 && v34);
    double v39 = v12;
    double v40 = v13;
    bool v41 = v35;
    bool v42 = v37;
    bool v43 = v32;
    if (!(v36)) {
        const double v38_of_context_real[11] = {v2, tau[0], v1, v3, v6, v10, v8, v4, v13, v12, v11_u[0]};
        const bool v38_of_context_boolean[7] = {v0, v9, v32, v37, v35, !v36, v19};
        double v38_result_real[3];
        bool v38_result_boolean[3];
        dupont_screw_dynamics_loads_pieces(prepared, v38_of_context_real, v38_of_context_boolean, mode, v38_result_real, v38_result_boolean);
        v39 = v38_result_real[1];
        v40 = v38_result_real[0];
        v41 = v38_result_boolean[2];
        v42 = v38_result_boolean[1];
        v43 = v38_result_boolean[0];
    }
    f[0] = v39;
    qdd[0] = v40;
    const double v44 = v43 ? (v42 ? 4.0 : (v26 ? 0.0 : 3.0)) : (v41 ? 2.0 : 5.0);
    const bool v45 = (fabs(q[0]) + fabs(qd[0])) < 1e+38;
    *status = v45 ? (((v20 + fabs(v40)) < 1e+38) ? v44 : 6.0) : 6.0;
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_limits_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

/* One piece of the law of load-dependent friction: symgen/derive/friction/pieces.py. */
static void dupont_screw_limits_loads_piece(const dupont_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 4], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    (void)obeying;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, LOADED_S_0 = 5,
        LOAD_ROW_0_0 = 6, LOAD_OFFSET_0 = 7 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, ASKS = 2, TRIAL_DECIDED_0 = 3 };
    enum { TRIAL_PATTERN_0 = 0 };
    other_out[0] = context_boolean[LOADED_ACTIVE_0] ? (!other[0]) : other[0];
    const double v0 = context_real[LOADED_S_0] * context_real[LOADED_S_0];
    const double v1 = (other[0] ? 0.5082956259426847 : (-0.47643979057591623)) * v0;
    const double v2 = context_real[LOAD_OFFSET_0] * v1;
    const double v3 = context_real[LOAD_ROW_0_0] * v1;
    const double v4 = 1.0 / (1.0 - (context_boolean[LOADED_ACTIVE_0] ? v3 : 0.0));
    const double v5 = v4 * (context_boolean[LOADED_ACTIVE_0] ? v2 : 0.0);
    const double v6 = (v4 * (v5 - (context_boolean[LOADED_ACTIVE_0] ? (v2 + (v3 * v5)) : 0.0))) - v5;
    const double v7 = context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] + (context_real[PARTS_COLUMNS_0_0] * v6));
    const double v8 = -v6;
    const double v9 = context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v8;
    const double v10 = (context_real[RUBBING_TAU_0] - v9) - (5.0 * v7);
    const double v11 = 1.6666666666666667 * v10;
    const double v12 = 0.41666666666666674 * v10;
    const double v13 = v9 + v10;
    const bool v14 = 0 == context_mode[TRIAL_PATTERN_0];
    const double v15 = v14 ? dupont_screw_min(v13 - dupont_screw_min(v12, v11), dupont_screw_max(v12, v11) - v13) : (v7 * ((double)context_mode[TRIAL_PATTERN_0]));
    const bool v16 = context_boolean[TRIAL_DECIDED_0] || ((v14 && (0.0 <= v15)) || (0.0 < v15));
    const double v17 = (-1e-12) * dupont_screw_max(fabs(context_real[RUBBING_TAU_0]), dupont_screw_max(fabs(v9), fabs(context_real[PROBLEM_RIGHT_0])));
    const double v18 = (context_real[LOAD_ROW_0_0] * v6) - context_real[LOAD_OFFSET_0];
    const double v19 = context_boolean[LOADED_ACTIVE_0] ? (-(v0 * (v18 * ((0.0 < (-(context_real[LOADED_S_0] * v18))) ? 0.5082956259426847 : (-0.47643979057591623))))) : 0.0;
    const double v20 = fabs(v6);
    const double v21 = dupont_screw_max(fabs(v19), v20);
    const bool v22 = fabs(v6 + v19) <= (v21 * ((v21 < (1.0000000009313226 * v21)) ? 1e-11 : 1e-05));
    const bool v23 = v22 && (v20 < 1e+38);
    const bool v24 = v23 && ((context_boolean[TRIAL_DECIDED_0] || (v17 <= (v14 ? v15 : (55.0 * v15)))) || v16);
    obeying_out[0] = v24;
    u_out[0] = (((!found[0]) && v23) || v24) ? v8 : u[0];
    found_out[0] = found[0] || v23;
    *done = (!context_boolean[ASKS]) || (v24 || (other[0] || (!context_boolean[LOADED_ACTIVE_0])));
}

/* All motions of one pattern of modes, piece by piece: symgen/derive/friction/pieces.py. */
static void dupont_screw_limits_loads_pieces(const dupont_screw_prepared *restrict prepared, const double context_real[restrict 11], const bool context_boolean[restrict 7], const signed char context_mode[restrict 1], double result_real[restrict 3], bool result_boolean[restrict 3])
{
    enum { PROBLEM_RIGHT_0 = 0, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, QUICK_QDD_0 = 8, QUICK_F_0 = 9,
        QUICK_U_0 = 10 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, TRIAL_DECIDED_0 = 2, QUICK_CONVERGED = 3, QUICK_SEVERAL = 4,
        QUICK_NONE = 5, ASKS = 6 };
    enum { RESULT_QDD_0 = 0, RESULT_F_0 = 1, RESULT_U_0 = 2 };
    enum { RESULT_CONVERGED = 0, RESULT_SEVERAL = 1, RESULT_NONE = 2 };
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[4] = {context_boolean[PARTS_HELD_0], context_boolean[LOADED_ACTIVE_0], context_boolean[ASKS], context_boolean[TRIAL_DECIDED_0]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        dupont_screw_limits_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[QUICK_CONVERGED]) && v0_found[0]);
    result_real[RESULT_QDD_0] = v1 ? (context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] - (context_real[PARTS_COLUMNS_0_0] * v0_u[0]))) : context_real[QUICK_QDD_0];
    result_real[RESULT_F_0] = v1 ? (context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v0_u[0]) : context_real[QUICK_F_0];
    result_real[RESULT_U_0] = v1 ? v0_u[0] : context_real[QUICK_U_0];
    const bool v2 = context_boolean[QUICK_CONVERGED] || v0_found[0];
    result_boolean[RESULT_CONVERGED] = v2;
    result_boolean[RESULT_SEVERAL] = context_boolean[QUICK_SEVERAL] || (context_boolean[QUICK_CONVERGED] && v0_obeying[0]);
    result_boolean[RESULT_NONE] = context_boolean[QUICK_NONE] || (!v2);
}

void dupont_screw_friction_limits(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], const signed char mode[restrict 1], double f[restrict 1], double qdd[restrict 1], double low[restrict 1], double high[restrict 1], double load[restrict 1], double *restrict status)
{
    const bool v0 = 0 == mode[0];
    const double v1 = v0 ? 0.0 : 0.01818181818181818;
    const double v2 = tau[0] - prepared->k[0];
    const double v3 = v0 ? 0.0 : ((v0 ? 0.0 : v2) * v1);
    const double v4 = tau[0] - (5.0 * v3);
    const double v5 = v0 ? 0.0 : 1.0;
    const double v6 = v0 ? 0.0 : (v1 * v5);
    const double v7 = 1.0 - (5.0 * v6);
    const double v8 = -v7;
    const bool v9 = !v0;
    const double v10 = (double)mode[0];
    double v11_u[1] = {0.0};
    double v11_polished[1] = {0.0};
    const double v11_of_context_real[3] = {v10, v8, v4};
    const bool v11_of_context_boolean[1] = {v9};
    bool v11_done = false;
    for (int v11_pass = 0; (v11_pass < 40) && !v11_done; v11_pass++) {
        double v11_next_u[1];
        double v11_next_polished[1];
        dupont_screw_limits_loads(prepared, v11_u, v11_polished, v11_of_context_real, v11_of_context_boolean, v11_next_u, v11_next_polished, &v11_done);
        v11_u[0] = v11_next_u[0];
        v11_polished[0] = v11_next_polished[0];
    }
    const double v12 = v0 ? v2 : v11_u[0];
    const double v13 = v0 ? 0.0 : (v3 - (v6 * v11_u[0]));
    const double v14 = (tau[0] - (5.0 * v13)) - v12;
    const double v15 = 1.6666666666666667 * v14;
    const double v16 = 0.41666666666666674 * v14;
    const double v17 = v12 + v14;
    const double v18 = v0 ? dupont_screw_min(v17 - dupont_screw_min(v16, v15), dupont_screw_max(v16, v15) - v17) : (v10 * v13);
    const bool v19 = !dupont_screw_eq(0.0, qd[0]);
    const double v20 = fabs(v2);
    const bool v21 = ((-1e-12) * dupont_screw_max(fabs(tau[0]), dupont_screw_max(v20, fabs(v12)))) <= (v0 ? v18 : (55.0 * v18));
    const double v22 = 1.0 - (0.47643979057591623 * v7);
    const double v23 = 1.0 + (0.5082956259426847 * v7);
    const double v24 = v23 * v22;
    const bool v25 = v5 <= 1.0;
    const bool v26 = 0.0 < (v0 ? 1.0 : (((0.0 < v24) && v25) ? 1.0 : dupont_screw_min(v23, v22)));
    const bool v27 = v26 || ((v19 || v21) || (v19 || ((v0 && (0.0 <= v18)) || (0.0 < v18))));
    const double v28 = v10 * ((v7 * v11_u[0]) - v4);
    const double v29 = v0 ? 0.0 : (-(((0.0 < (-v28)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v10 * v28)));
    const double v30 = dupont_screw_max(fabs(v29), fabs(v11_u[0]));
    const double v31 = fabs(v11_u[0] - v29);
    const bool v32 = v11_done && (v31 <= (v30 * ((v30 < (1.0000000009313226 * v30)) ? 1e-11 : 1e-05)));
    const bool v33 = v9 && (v24 < 0.0);
    const bool v34 = v25 && v33;
    const bool v35 = ((1e-05 * v30) < v31) && (v34 && (!v32));
    const bool v36 = (v27 && v32) || v35;
    const bool v37 = v33 && (v34 && v32);
    double v39 = v12;
    double v40 = v13;
    bool v41 = v35;
    bool v42 = v37;
    bool v43 = v32;
    if (!(v36)) {
        const double v38_of_context_real[11] = {v2, tau[0], v1, v3, v6, v10, v8, v4, v13, v12, v11_u[0]};
        const bool v38_of_context_boolean[7] = {v0, v9, v19, v32, v37, v35, !v36};
        double v38_result_real[3];
        bool v38_result_boolean[3];
        dupont_screw_limits_loads_pieces(prepared, v38_of_context_real, v38_of_context_boolean, mode, v38_result_real, v38_result_boolean);
        v39 = v38_result_real[1];
        v40 = v38_result_real[0];
        v41 = v38_result_boolean[2];
        v42 = v38_result_boolean[1];
        v43 = v38_result_boolean[0];
    }
    f[0] = v39;
    qdd[0] = v40;
    const double v44 = (tau[0] - (5.0 * v40)) - v39;
    const double v45 = 1.6666666666666667 * v44;
    const double v46 = 0.41666666666666674 * v44;
    low[0] = dupont_screw_min(v46, v45) - v44;
    high[0] = dupont_screw_max(v46, v45) - v44;
    load[0] = v10 * v44;
    const double v47 = v43 ? (v42 ? 4.0 : (v26 ? 0.0 : 3.0)) : (v41 ? 2.0 : 5.0);
    const bool v48 = (fabs(q[0]) + fabs(qd[0])) < 1e+38;
    *status = v48 ? (((v20 + fabs(v40)) < 1e+38) ? v47 : 6.0) : 6.0;
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_switching_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

/* One piece of the law of load-dependent friction: symgen/derive/friction/pieces.py. */
static void dupont_screw_switching_loads_piece(const dupont_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 4], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    (void)obeying;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, LOADED_S_0 = 5,
        LOAD_ROW_0_0 = 6, LOAD_OFFSET_0 = 7 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, ASKS = 2, TRIAL_DECIDED_0 = 3 };
    enum { TRIAL_PATTERN_0 = 0 };
    other_out[0] = context_boolean[LOADED_ACTIVE_0] ? (!other[0]) : other[0];
    const double v0 = context_real[LOADED_S_0] * context_real[LOADED_S_0];
    const double v1 = (other[0] ? 0.5082956259426847 : (-0.47643979057591623)) * v0;
    const double v2 = context_real[LOAD_OFFSET_0] * v1;
    const double v3 = context_real[LOAD_ROW_0_0] * v1;
    const double v4 = 1.0 / (1.0 - (context_boolean[LOADED_ACTIVE_0] ? v3 : 0.0));
    const double v5 = v4 * (context_boolean[LOADED_ACTIVE_0] ? v2 : 0.0);
    const double v6 = (v4 * (v5 - (context_boolean[LOADED_ACTIVE_0] ? (v2 + (v3 * v5)) : 0.0))) - v5;
    const double v7 = context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] + (context_real[PARTS_COLUMNS_0_0] * v6));
    const double v8 = -v6;
    const double v9 = context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v8;
    const double v10 = (context_real[RUBBING_TAU_0] - v9) - (5.0 * v7);
    const double v11 = 1.6666666666666667 * v10;
    const double v12 = 0.41666666666666674 * v10;
    const double v13 = v9 + v10;
    const bool v14 = 0 == context_mode[TRIAL_PATTERN_0];
    const double v15 = v14 ? dupont_screw_min(v13 - dupont_screw_min(v12, v11), dupont_screw_max(v12, v11) - v13) : (v7 * ((double)context_mode[TRIAL_PATTERN_0]));
    const bool v16 = context_boolean[TRIAL_DECIDED_0] || ((v14 && (0.0 <= v15)) || (0.0 < v15));
    const double v17 = (-1e-12) * dupont_screw_max(fabs(context_real[RUBBING_TAU_0]), dupont_screw_max(fabs(v9), fabs(context_real[PROBLEM_RIGHT_0])));
    const double v18 = (context_real[LOAD_ROW_0_0] * v6) - context_real[LOAD_OFFSET_0];
    const double v19 = context_boolean[LOADED_ACTIVE_0] ? (-(v0 * (v18 * ((0.0 < (-(context_real[LOADED_S_0] * v18))) ? 0.5082956259426847 : (-0.47643979057591623))))) : 0.0;
    const double v20 = fabs(v6);
    const double v21 = dupont_screw_max(fabs(v19), v20);
    const bool v22 = fabs(v6 + v19) <= (v21 * ((v21 < (1.0000000009313226 * v21)) ? 1e-11 : 1e-05));
    const bool v23 = v22 && (v20 < 1e+38);
    const bool v24 = v23 && ((context_boolean[TRIAL_DECIDED_0] || (v17 <= (v14 ? v15 : (55.0 * v15)))) || v16);
    obeying_out[0] = v24;
    u_out[0] = (((!found[0]) && v23) || v24) ? v8 : u[0];
    found_out[0] = found[0] || v23;
    *done = (!context_boolean[ASKS]) || (v24 || (other[0] || (!context_boolean[LOADED_ACTIVE_0])));
}

/* All motions of one pattern of modes, piece by piece: symgen/derive/friction/pieces.py. */
static void dupont_screw_switching_loads_pieces(const dupont_screw_prepared *restrict prepared, const double context_real[restrict 11], const bool context_boolean[restrict 7], const signed char context_mode[restrict 1], double result_real[restrict 3], bool result_boolean[restrict 3])
{
    enum { PROBLEM_RIGHT_0 = 0, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, QUICK_QDD_0 = 8, QUICK_F_0 = 9,
        QUICK_U_0 = 10 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, TRIAL_DECIDED_0 = 2, QUICK_CONVERGED = 3, QUICK_SEVERAL = 4,
        QUICK_NONE = 5, ASKS = 6 };
    enum { RESULT_QDD_0 = 0, RESULT_F_0 = 1, RESULT_U_0 = 2 };
    enum { RESULT_CONVERGED = 0, RESULT_SEVERAL = 1, RESULT_NONE = 2 };
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[4] = {context_boolean[PARTS_HELD_0], context_boolean[LOADED_ACTIVE_0], context_boolean[ASKS], context_boolean[TRIAL_DECIDED_0]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        dupont_screw_switching_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[QUICK_CONVERGED]) && v0_found[0]);
    result_real[RESULT_QDD_0] = v1 ? (context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] - (context_real[PARTS_COLUMNS_0_0] * v0_u[0]))) : context_real[QUICK_QDD_0];
    result_real[RESULT_F_0] = v1 ? (context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v0_u[0]) : context_real[QUICK_F_0];
    result_real[RESULT_U_0] = v1 ? v0_u[0] : context_real[QUICK_U_0];
    const bool v2 = context_boolean[QUICK_CONVERGED] || v0_found[0];
    result_boolean[RESULT_CONVERGED] = v2;
    result_boolean[RESULT_SEVERAL] = context_boolean[QUICK_SEVERAL] || (context_boolean[QUICK_CONVERGED] && v0_obeying[0]);
    result_boolean[RESULT_NONE] = context_boolean[QUICK_NONE] || (!v2);
}

void dupont_screw_switching_functions(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], const signed char mode[restrict 1], double rate[restrict 1], double lower[restrict 1], double upper[restrict 1], double load[restrict 3], double *restrict status)
{
    const double v0 = (double)mode[0];
    const bool v1 = 0 == mode[0];
    load[0] = 0.0;
    load[1] = 0.0;
    rate[0] = v1 ? 0.0 : (qd[0] * v0);
    const double v2 = v1 ? 0.0 : 0.01818181818181818;
    const double v3 = tau[0] - prepared->k[0];
    const double v4 = v1 ? 0.0 : ((v1 ? 0.0 : v3) * v2);
    const double v5 = tau[0] - (5.0 * v4);
    const double v6 = v1 ? 0.0 : 1.0;
    const double v7 = v1 ? 0.0 : (v2 * v6);
    const double v8 = 1.0 - (5.0 * v7);
    const double v9 = -v8;
    const bool v10 = !v1;
    double v11_u[1] = {0.0};
    double v11_polished[1] = {0.0};
    const double v11_of_context_real[3] = {v0, v9, v5};
    const bool v11_of_context_boolean[1] = {v10};
    bool v11_done = false;
    for (int v11_pass = 0; (v11_pass < 40) && !v11_done; v11_pass++) {
        double v11_next_u[1];
        double v11_next_polished[1];
        dupont_screw_switching_loads(prepared, v11_u, v11_polished, v11_of_context_real, v11_of_context_boolean, v11_next_u, v11_next_polished, &v11_done);
        v11_u[0] = v11_next_u[0];
        v11_polished[0] = v11_next_polished[0];
    }
    const double v12 = v1 ? v3 : v11_u[0];
    const double v13 = v1 ? 0.0 : (v4 - (v7 * v11_u[0]));
    const double v14 = (tau[0] - (5.0 * v13)) - v12;
    const double v15 = 1.6666666666666667 * v14;
    const double v16 = 0.41666666666666674 * v14;
    const double v17 = v12 + v14;
    const double v18 = v1 ? dupont_screw_min(v17 - dupont_screw_min(v16, v15), dupont_screw_max(v16, v15) - v17) : (v0 * v13);
    const bool v19 = !dupont_screw_eq(0.0, qd[0]);
    const double v20 = fabs(v3);
    const bool v21 = ((-1e-12) * dupont_screw_max(fabs(tau[0]), dupont_screw_max(v20, fabs(v12)))) <= (v1 ? v18 : (55.0 * v18));
    const double v22 = 1.0 - (0.47643979057591623 * v8);
    const double v23 = 1.0 + (0.5082956259426847 * v8);
    const double v24 = v23 * v22;
    const bool v25 = v6 <= 1.0;
    const bool v26 = 0.0 < (v1 ? 1.0 : (((0.0 < v24) && v25) ? 1.0 : dupont_screw_min(v23, v22)));
    const bool v27 = v26 || ((v19 || v21) || (v19 || ((v1 && (0.0 <= v18)) || (0.0 < v18))));
    const double v28 = v0 * ((v8 * v11_u[0]) - v5);
    const double v29 = v1 ? 0.0 : (-(((0.0 < (-v28)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v0 * v28)));
    const double v30 = dupont_screw_max(fabs(v29), fabs(v11_u[0]));
    const double v31 = fabs(v11_u[0] - v29);
    const bool v32 = v11_done && (v31 <= (v30 * ((v30 < (1.0000000009313226 * v30)) ? 1e-11 : 1e-05)));
    const bool v33 = v10 && (v24 < 0.0);
    const bool v34 = v25 && v33;
    const bool v35 = ((1e-05 * v30) < v31) && (v34 && (!v32));
    const bool v36 = (v27 && v32) || v35;
    const bool v37 = v33 && (v34 && v32);
    double v39 = v12;
    double v40 = v13;
    bool v41 = v35;
    bool v42 = v37;
    bool v43 = v32;
    if (!(v36)) {
        const double v38_of_context_real[11] = {v3, tau[0], v2, v4, v7, v0, v9, v5, v13, v12, v11_u[0]};
        const bool v38_of_context_boolean[7] = {v1, v10, v19, v32, v37, v35, !v36};
        double v38_result_real[3];
        bool v38_result_boolean[3];
        dupont_screw_switching_loads_pieces(prepared, v38_of_context_real, v38_of_context_boolean, mode, v38_result_real, v38_result_boolean);
        v39 = v38_result_real[1];
        v40 = v38_result_real[0];
        v41 = v38_result_boolean[2];
        v42 = v38_result_boolean[1];
        v43 = v38_result_boolean[0];
    }
    const double v44 = (tau[0] - (5.0 * v40)) - v39;
    const double v45 = 1.6666666666666667 * v44;
    const double v46 = 0.41666666666666674 * v44;
    const double v47 = v39 + v44;
    lower[0] = v1 ? (v47 - dupont_screw_min(v46, v45)) : 0.0;
    upper[0] = v1 ? (dupont_screw_max(v46, v45) - v47) : 0.0;
    load[2] = v1 ? 0.0 : (v0 * v44);
    const double v48 = v43 ? (v42 ? 4.0 : (v26 ? 0.0 : 3.0)) : (v41 ? 2.0 : 5.0);
    const bool v49 = (fabs(q[0]) + fabs(qd[0])) < 1e+38;
    *status = v49 ? (((v20 + fabs(v40)) < 1e+38) ? v48 : 6.0) : 6.0;
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_before_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_decide_pattern_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

/* One piece of the law of load-dependent friction: symgen/derive/friction/pieces.py. */
static void dupont_screw_decide_pattern_piece(const dupont_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 5], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    (void)obeying;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, LOADED_S_0 = 5,
        LOAD_ROW_0_0 = 6, LOAD_OFFSET_0 = 7 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, ASKS = 2, TRIAL_DECIDED_0 = 3, TRIAL_REACHED_0 = 4 };
    enum { TRIAL_PATTERN_0 = 0 };
    other_out[0] = context_boolean[LOADED_ACTIVE_0] ? (!other[0]) : other[0];
    const double v0 = context_real[LOADED_S_0] * context_real[LOADED_S_0];
    const double v1 = (other[0] ? 0.5082956259426847 : (-0.47643979057591623)) * v0;
    const double v2 = context_real[LOAD_OFFSET_0] * v1;
    const double v3 = context_real[LOAD_ROW_0_0] * v1;
    const double v4 = 1.0 / (1.0 - (context_boolean[LOADED_ACTIVE_0] ? v3 : 0.0));
    const double v5 = v4 * (context_boolean[LOADED_ACTIVE_0] ? v2 : 0.0);
    const double v6 = (v4 * (v5 - (context_boolean[LOADED_ACTIVE_0] ? (v2 + (v3 * v5)) : 0.0))) - v5;
    const double v7 = context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] + (context_real[PARTS_COLUMNS_0_0] * v6));
    const double v8 = -v6;
    const double v9 = context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v8;
    const double v10 = (context_real[RUBBING_TAU_0] - v9) - (5.0 * v7);
    const double v11 = 1.6666666666666667 * v10;
    const double v12 = 0.41666666666666674 * v10;
    const double v13 = v9 + v10;
    const bool v14 = 0 == context_mode[TRIAL_PATTERN_0];
    const double v15 = v14 ? dupont_screw_min(v13 - dupont_screw_min(v12, v11), dupont_screw_max(v12, v11) - v13) : (v7 * ((double)context_mode[TRIAL_PATTERN_0]));
    const double v16 = v14 ? v15 : (55.0 * v15);
    const double v17 = dupont_screw_max(fabs(context_real[RUBBING_TAU_0]), dupont_screw_max(fabs(v9), fabs(context_real[PROBLEM_RIGHT_0])));
    const bool v18 = ((v14 && (0.0 <= v15)) || (0.0 < v15)) || (context_boolean[TRIAL_REACHED_0] && (((-1e-06) * v17) <= v16));
    const double v19 = (context_real[LOAD_ROW_0_0] * v6) - context_real[LOAD_OFFSET_0];
    const double v20 = context_boolean[LOADED_ACTIVE_0] ? (-(v0 * (v19 * ((0.0 < (-(context_real[LOADED_S_0] * v19))) ? 0.5082956259426847 : (-0.47643979057591623))))) : 0.0;
    const double v21 = fabs(v6);
    const double v22 = dupont_screw_max(fabs(v20), v21);
    const bool v23 = fabs(v6 + v20) <= (v22 * ((v22 < (1.0000000009313226 * v22)) ? 1e-11 : 1e-05));
    const bool v24 = v23 && (v21 < 1e+38);
    const bool v25 = v24 && ((context_boolean[TRIAL_DECIDED_0] || (((-1e-12) * v17) <= v16)) || (context_boolean[TRIAL_DECIDED_0] || v18));
    obeying_out[0] = v25;
    u_out[0] = (((!found[0]) && v24) || v25) ? v8 : u[0];
    found_out[0] = found[0] || v24;
    *done = (!context_boolean[ASKS]) || ((other[0] || (!context_boolean[LOADED_ACTIVE_0])) || v25);
}

/* All motions of one pattern of modes, piece by piece: symgen/derive/friction/pieces.py. */
static void dupont_screw_decide_pattern_pieces(const dupont_screw_prepared *restrict prepared, const double context_real[restrict 11], const bool context_boolean[restrict 8], const signed char context_mode[restrict 1], double result_real[restrict 3], bool result_boolean[restrict 3])
{
    enum { PROBLEM_RIGHT_0 = 0, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, QUICK_QDD_0 = 8, QUICK_F_0 = 9,
        QUICK_U_0 = 10 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, QUICK_CONVERGED = 2, QUICK_SEVERAL = 3, QUICK_NONE = 4,
        ASKS = 5, TRIAL_DECIDED_0 = 6, TRIAL_REACHED_0 = 7 };
    enum { RESULT_QDD_0 = 0, RESULT_F_0 = 1, RESULT_U_0 = 2 };
    enum { RESULT_CONVERGED = 0, RESULT_SEVERAL = 1, RESULT_NONE = 2 };
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[5] = {context_boolean[PARTS_HELD_0], context_boolean[LOADED_ACTIVE_0], context_boolean[ASKS], context_boolean[TRIAL_DECIDED_0], context_boolean[TRIAL_REACHED_0]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        dupont_screw_decide_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = ((!context_boolean[QUICK_CONVERGED]) && v0_found[0]) || v0_obeying[0];
    result_real[RESULT_QDD_0] = v1 ? (context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] - (context_real[PARTS_COLUMNS_0_0] * v0_u[0]))) : context_real[QUICK_QDD_0];
    result_real[RESULT_F_0] = v1 ? (context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v0_u[0]) : context_real[QUICK_F_0];
    result_real[RESULT_U_0] = v1 ? v0_u[0] : context_real[QUICK_U_0];
    const bool v2 = context_boolean[QUICK_CONVERGED] || v0_found[0];
    result_boolean[RESULT_CONVERGED] = v2;
    result_boolean[RESULT_SEVERAL] = context_boolean[QUICK_SEVERAL] || (context_boolean[QUICK_CONVERGED] && v0_obeying[0]);
    result_boolean[RESULT_NONE] = context_boolean[QUICK_NONE] || (!v2);
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static void dupont_screw_decide_pattern(const dupont_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 9], const double number[restrict 3], const double context_real[restrict 2], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 9], double number_out[restrict 3], bool *restrict done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_U_0 = 1, NUMBER_START_0 = 2 };
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_REACHED_0 = 1, ALLOWED_STICK_0 = 2, ALLOWED_PLUS_0 = 3,
        ALLOWED_MINUS_0 = 4 };
    enum { QUESTION_FORCED_0 = 1 };
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 0.01818181818181818;
    const double v2 = v0 ? 0.0 : 1.0;
    const double v3 = v0 ? 0.0 : (v2 * v1);
    const double v4 = 1.0 - (5.0 * v3);
    const double v5 = 1.0 - (0.47643979057591623 * v4);
    const double v6 = 1.0 + (0.5082956259426847 * v4);
    const double v7 = v6 * v5;
    const bool v8 = v2 <= 1.0;
    const bool v9 = 0.0 < (v0 ? 1.0 : ((v8 && (0.0 < v7)) ? 1.0 : dupont_screw_min(v6, v5)));
    flag_out[FLAG_PROVEN] = v9;
    const double v10 = v0 ? 0.0 : (v1 * (v0 ? 0.0 : context_real[PROBLEM_RIGHT_0]));
    const double v11 = context_real[RUBBING_TAU_0] - (5.0 * v10);
    const double v12 = -v4;
    const bool v13 = !v0;
    const double v14 = (double)pattern[0];
    double v15_u[1] = {v9 ? number[NUMBER_START_0] : 0.0};
    double v15_polished[1] = {0.0};
    const double v15_of_context_real[3] = {v14, v12, v11};
    const bool v15_of_context_boolean[1] = {v13};
    bool v15_done = false;
    for (int v15_pass = 0; (v15_pass < 40) && !v15_done; v15_pass++) {
        double v15_next_u[1];
        double v15_next_polished[1];
        dupont_screw_decide_pattern_loads(prepared, v15_u, v15_polished, v15_of_context_real, v15_of_context_boolean, v15_next_u, v15_next_polished, &v15_done);
        v15_u[0] = v15_next_u[0];
        v15_polished[0] = v15_next_polished[0];
    }
    const double v16 = v0 ? context_real[PROBLEM_RIGHT_0] : v15_u[0];
    const double v17 = v0 ? 0.0 : (v10 - (v3 * v15_u[0]));
    const double v18 = (context_real[RUBBING_TAU_0] - (5.0 * v17)) - v16;
    const double v19 = 0.41666666666666674 * v18;
    const double v20 = 1.6666666666666667 * v18;
    const double v21 = v16 + v18;
    const double v22 = v0 ? dupont_screw_min(dupont_screw_max(v20, v19) - v21, v21 - dupont_screw_min(v20, v19)) : (v14 * v17);
    const double v23 = fabs(context_real[PROBLEM_RIGHT_0]);
    const double v24 = fabs(context_real[RUBBING_TAU_0]);
    const bool v25 = !flag[FLAG_RELAXED];
    const bool v26 = context_boolean[QUESTION_REACHED_0] && v25;
    const bool v27 = v26 && (((-1e-06) * dupont_screw_max(v24, dupont_screw_max(v23, fabs(v16)))) <= (v0 ? v22 : (55.0 * v22)));
    const double v28 = v14 * ((v4 * v15_u[0]) - v11);
    const double v29 = v0 ? 0.0 : (-(((0.0 < (-v28)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v14 * v28)));
    const double v30 = dupont_screw_max(fabs(v29), fabs(v15_u[0]));
    const double v31 = fabs(v15_u[0] - v29);
    const bool v32 = (v31 <= (v30 * ((v30 < (1.0000000009313226 * v30)) ? 1e-11 : 1e-05))) && v15_done;
    const bool v33 = v32 && (context_boolean[QUESTION_DECIDED_0] || (v27 || ((v0 && (0.0 <= v22)) || (0.0 < v22))));
    const bool v34 = v13 && (v7 < 0.0);
    const bool v35 = v8 && v34;
    const bool v36 = ((!v32) && v35) && ((1e-05 * v30) < v31);
    const bool v37 = !(v33 || (v9 || v36));
    const bool v38 = flag[FLAG_THOROUGH] && v37;
    const bool v39 = v34 && (v32 && v35);
    double v41 = v16;
    double v42 = v17;
    bool v43 = v32;
    bool v44 = v36;
    bool v45 = v39;
    double v46 = v15_u[0];
    if (v38) {
        const double v40_of_context_real[11] = {context_real[PROBLEM_RIGHT_0], context_real[RUBBING_TAU_0], v1, v10, v3, v14, v12, v11, v17, v16, v15_u[0]};
        const bool v40_of_context_boolean[8] = {v0, v13, v32, v39, v36, v38, context_boolean[QUESTION_DECIDED_0], v26};
        double v40_result_real[3];
        bool v40_result_boolean[3];
        dupont_screw_decide_pattern_pieces(prepared, v40_of_context_real, v40_of_context_boolean, pattern, v40_result_real, v40_result_boolean);
        v41 = v40_result_real[1];
        v42 = v40_result_real[0];
        v43 = v40_result_boolean[0];
        v44 = v40_result_boolean[2];
        v45 = v40_result_boolean[1];
        v46 = v40_result_real[2];
    }
    number_out[NUMBER_QDD_0] = v42;
    const double v47 = (context_real[RUBBING_TAU_0] - (5.0 * v42)) - v41;
    const double v48 = 1.6666666666666667 * v47;
    const double v49 = 0.41666666666666674 * v47;
    const double v50 = v41 + v47;
    const double v51 = v0 ? dupont_screw_min(dupont_screw_max(v49, v48) - v50, v50 - dupont_screw_min(v49, v48)) : (v14 * v42);
    const double v52 = v0 ? v51 : (55.0 * v51);
    const double v53 = dupont_screw_max(v24, dupont_screw_max(v23, fabs(v41)));
    const bool v54 = ((v0 && (0.0 <= v51)) || (0.0 < v51)) || (v26 && (((-1e-06) * v53) <= v52));
    const bool v55 = v43 && (context_boolean[QUESTION_DECIDED_0] || v54);
    const bool v56 = flag[FLAG_FOUND] || v55;
    flag_out[FLAG_FOUND] = v56;
    const bool v57 = v26 ? (1 == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_PLUS_0];
    const bool v58 = v26 ? ((-1) == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_MINUS_0];
    const bool v59 = v58 || v57;
    const double v60 = -(1.0 - v2);
    const bool v61 = (v58 && (1 == pattern[0])) || ((v0 && ((v60 <= 0.0) && (0.0 <= v60))) && v59);
    const double v62 = v61 ? v2 : (1.0 + v2);
    const bool v63 = !(v61 || (v62 <= (v59 ? 1.0 : 0.0)));
    const bool v64 = (!v56) && v63;
    const bool v65 = flag[FLAG_DOUBTFUL] || v37;
    const bool v66 = (!flag[FLAG_THOROUGH]) && (v64 && v65);
    const bool v67 = !v66;
    const bool v68 = (context_boolean[QUESTION_REACHED_0] && (v25 && (v64 && v67))) && (context_boolean[ALLOWED_MINUS_0] || (context_boolean[ALLOWED_PLUS_0] || context_boolean[ALLOWED_STICK_0]));
    const bool v69 = context_boolean[ALLOWED_STICK_0] && (!v26);
    const signed char v70 = v57 ? 1 : (-1);
    const signed char v71 = v61 ? ((v0 && v57) ? 1 : (-1)) : ((v69 && ((0.0 <= v62) && (v62 <= 0.0))) ? 0 : v70);
    pattern_out[0] = v68 ? (context_boolean[ALLOWED_STICK_0] ? 0 : (context_boolean[ALLOWED_PLUS_0] ? 1 : (-1))) : (v66 ? (v69 ? 0 : v70) : v71);
    const bool v72 = !flag[FLAG_FOUND];
    const bool v73 = v43 && (context_boolean[QUESTION_DECIDED_0] || (((-1e-12) * v53) <= v52));
    const bool v74 = ((!flag[FLAG_NEARLY]) && (v72 && v73)) || (v55 && v72);
    best_out[0] = v74 ? pattern[0] : best[0];
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED] || v68;
    flag_out[FLAG_THOROUGH] = v68 ? false : (flag[FLAG_THOROUGH] || v66);
    const bool v75 = !(v66 || v68);
    flag_out[FLAG_DOUBTFUL] = v65 && v75;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] || v73;
    const bool v76 = flag[FLAG_TIE] || (flag[FLAG_FOUND] && v55);
    flag_out[FLAG_TIE] = v76;
    flag_out[FLAG_LIMITED] = v67 && (flag[FLAG_LIMITED] || ((!v44) && (!v43)));
    flag_out[FLAG_SEVERAL] = v45;
    number_out[NUMBER_U_0] = v46;
    number_out[NUMBER_START_0] = v46;
    *done = (v56 && (v76 || (v63 || (v0 || (!v61))))) || (v64 && v75);
    if (!(v74)) {
        flag_out[FLAG_PROVEN] = flag[FLAG_PROVEN];
        flag_out[FLAG_SEVERAL] = flag[FLAG_SEVERAL];
        number_out[NUMBER_QDD_0] = number[NUMBER_QDD_0];
        number_out[NUMBER_U_0] = number[NUMBER_U_0];
    }
}

void dupont_screw_decide(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], const signed char mode[restrict 1], const bool reached[restrict 1], signed char mode_next[restrict 1], double *restrict status)
{
    const bool v0 = 0 == mode[0];
    const double v1 = v0 ? 0.0 : 0.01818181818181818;
    const double v2 = tau[0] - prepared->k[0];
    const double v3 = v0 ? 0.0 : ((v0 ? 0.0 : v2) * v1);
    const double v4 = tau[0] - (5.0 * v3);
    /* solution with the factors */
    const double v5 = v0 ? 0.0 : (v1 * (v0 ? 0.0 : 1.0));
    const double v6 = 1.0 - (5.0 * v5);
    const double v7 = (double)mode[0];
    double v8_u[1] = {0.0};
    double v8_polished[1] = {0.0};
    const double v8_of_context_real[3] = {v7, -v6, v4};
    const bool v8_of_context_boolean[1] = {!v0};
    bool v8_done = false;
    for (int v8_pass = 0; (v8_pass < 40) && !v8_done; v8_pass++) {
        double v8_next_u[1];
        double v8_next_polished[1];
        dupont_screw_before_loads(prepared, v8_u, v8_polished, v8_of_context_real, v8_of_context_boolean, v8_next_u, v8_next_polished, &v8_done);
        v8_u[0] = v8_next_u[0];
        v8_polished[0] = v8_next_polished[0];
    }
    const double v9 = v0 ? v2 : v8_u[0];
    const double v10 = (tau[0] - (5.0 * (v0 ? 0.0 : (v3 - (v5 * v8_u[0]))))) - v9;
    const double v11 = 1.6666666666666667 * v10;
    const double v12 = 0.41666666666666674 * v10;
    const double v13 = v7 * ((v6 * v8_u[0]) - v4);
    const double v14 = v0 ? 0.0 : (-(((0.0 < (-v13)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v7 * v13)));
    const double v15 = dupont_screw_max(fabs(v14), fabs(v8_u[0]));
    const bool v16 = v8_done && (fabs(v8_u[0] - v14) <= (v15 * ((v15 < (1.0000000009313226 * v15)) ? 1e-11 : 1e-05)));
    const signed char v17 = v16 ? dupont_screw_mode_of((v9 + v10) - (0.5 * (dupont_screw_min(v12, v11) + dupont_screw_max(v12, v11)))) : 0;
    const bool v18 = dupont_screw_eq(0.0, qd[0]);
    const bool v19 = (v18 && reached[0]) && (!(0 == v17));
    const signed char v20 = v0 ? dupont_screw_mode_of(qd[0]) : mode[0];
    const double v21 = 0.01818181818181818 * v2;
    const double v22 = fabs(v21);
    const double v23 = 1e-08 * v22;
    const double v24 = -v23;
    const bool v25 = v18 ? (v24 < v21) : (1 == v20);
    const double v26 = fabs(tau[0] - (0.09090909090909094 * v2));
    const double v27 = 1.6923076923076927 * v26;
    const double v28 = dupont_screw_min(v27, v27);
    const double v29 = 0.6666666666666667 * v26;
    const double v30 = dupont_screw_min(v28, v29 + (0.6060606060606061 * v28));
    const bool v31 = v18 && (v22 <= (v23 + (0.018183636363636364 * dupont_screw_min(v30, v29 + (0.6060606060606061 * v30)))));
    const signed char v32 = (v31 && (!v19)) ? 0 : ((v19 ? (1 == v17) : v25) ? 1 : (-1));
    signed char v33_pattern[1] = {v32};
    signed char v33_best[1] = {v32};
    bool v33_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v33_number[3] = {0.0, 0.0, 0.0};
    const double v33_of_context_real[2] = {v2, tau[0]};
    const bool v33_of_context_boolean[5] = {!v18, v19, v31, v25, v18 ? (v24 < (-v21)) : ((-1) == v20)};
    const signed char v33_of_context_mode[2] = {v20, v17};
    bool v33_done = false;
    for (int v33_pass = 0; (v33_pass < 12) && !v33_done; v33_pass++) {
        signed char v33_next_pattern[1];
        signed char v33_next_best[1];
        bool v33_next_flag[9];
        double v33_next_number[3];
        dupont_screw_decide_pattern(prepared, v33_pattern, v33_best, v33_flag, v33_number, v33_of_context_real, v33_of_context_boolean, v33_of_context_mode, v33_next_pattern, v33_next_best, v33_next_flag, v33_next_number, &v33_done);
        v33_pattern[0] = v33_next_pattern[0];
        v33_best[0] = v33_next_best[0];
        v33_flag[0] = v33_next_flag[0];
        v33_flag[1] = v33_next_flag[1];
        v33_flag[2] = v33_next_flag[2];
        v33_flag[3] = v33_next_flag[3];
        v33_flag[4] = v33_next_flag[4];
        v33_flag[5] = v33_next_flag[5];
        v33_flag[6] = v33_next_flag[6];
        v33_flag[7] = v33_next_flag[7];
        v33_flag[8] = v33_next_flag[8];
        v33_number[0] = v33_next_number[0];
        v33_number[1] = v33_next_number[1];
        v33_number[2] = v33_next_number[2];
    }
    mode_next[0] = v33_best[0];
    const double v34 = (v33_flag[4] || v33_flag[3]) ? (v33_flag[8] ? 4.0 : ((v33_flag[7] && (!v33_flag[2])) ? (v33_flag[5] ? 1.0 : 0.0) : 3.0)) : (v33_flag[6] ? 5.0 : 2.0);
    const double v35 = ((fabs(v2) + fabs(v33_number[0])) < 1e+38) ? (v33_done ? v34 : 5.0) : 6.0;
    *status = ((fabs(q[0]) + fabs(qd[0])) < 1e+38) ? v35 : 6.0;
}

void dupont_screw_friction_inverse_dynamics(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double tau[restrict 1], double low[restrict 1], double high[restrict 1])
{
    (void)q;
    const double v0 = prepared->k[0] + (55.0 * qdd[0]);
    const bool v1 = dupont_screw_eq(0.0, qd[0]);
    const double v2 = v1 ? dupont_screw_sign(qdd[0]) : dupont_screw_sign(qd[0]);
    const double v3 = v2 * ((5.0 * qdd[0]) - v0);
    const double v4 = v0 - (v2 * ((0.01592791768338425 * v3) - (0.4923677082593005 * fabs(v3))));
    tau[0] = v4;
    low[0] = v1 ? prepared->k[3] : v4;
    high[0] = v1 ? prepared->k[4] : v4;
}

void dupont_screw_friction_torque(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], const signed char direction[restrict 1], double tau[restrict 1])
{
    (void)q;
    const double v0 = (qd[0] < 0.0) ? (-1.0) : ((0.0 < qd[0]) ? 1.0 : ((double)direction[0]));
    const double v1 = prepared->k[0] + (55.0 * qdd[0]);
    const double v2 = ((5.0 * qdd[0]) - v1) * v0;
    tau[0] = v1 - (v0 * ((0.01592791768338425 * v2) - (0.4923677082593005 * fabs(v2))));
}

void dupont_screw_drive_forces(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double tau[restrict 1])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
}
