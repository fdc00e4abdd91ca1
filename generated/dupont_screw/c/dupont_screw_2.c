#include "dupont_screw.h"

#include <math.h>

static double dupont_screw_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double dupont_screw_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool dupont_screw_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char dupont_screw_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

static inline void dupont_screw_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void dupont_screw_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static inline void dupont_screw_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void dupont_screw_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static void dupont_screw_step_pattern_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[1] * context_real[0];
    const double v1 = context_real[0] * context_real[2];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[0] ? (v0 * v3) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v16)) : 0.0));
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

static void dupont_screw_step_pattern(const dupont_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 3], const double context_real[restrict 3], const bool context_boolean[restrict 4], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 3], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 1.0;
    const double v2 = -(1.0 - v1);
    const bool v3 = context_boolean[1] || context_boolean[2];
    const bool v4 = (context_boolean[2] && (1 == pattern[0])) || ((v0 && ((v2 <= 0.0) && (0.0 <= v2))) && v3);
    const double v5 = v4 ? v1 : (1.0 + v1);
    const signed char v6 = (context_boolean[0] && ((v5 <= 0.0) && (0.0 <= v5))) ? 0 : (context_boolean[1] ? 1 : (-1));
    pattern_out[0] = v4 ? ((context_boolean[1] && v0) ? 1 : (-1)) : v6;
    const bool v7 = !v0;
    const double v8 = 1.0 / (v7 ? (v0 ? 1.0 : 55.0) : 1.0);
    const double v9 = v0 ? 0.0 : (v1 * v8);
    const double v10 = 1.0 - (5.0 * v9);
    const double v11 = 1.0 - (0.47643979057591623 * v10);
    const double v12 = 1.0 + (0.5082956259426847 * v10);
    const double v13 = v12 * v11;
    const bool v14 = v1 <= 1.0;
    const bool v15 = v0 || (0.0 < (((0.0 < v13) && v14) ? 1.0 : dupont_screw_min(v12, v11)));
    const double v16 = v0 ? 0.0 : (v8 * (v0 ? 0.0 : context_real[0]));
    const double v17 = context_real[1] - (5.0 * v16);
    const double v18 = (double)pattern[0];
    double v19_u[1] = {v15 ? number[1] : 0.0};
    double v19_polished[1] = {0.0};
    const double v19_of_context_real[3] = {v18, -v10, v17};
    const bool v19_of_context_boolean[1] = {v7};
    bool v19_done = false;
    for (int v19_pass = 0; (v19_pass < 40) && !v19_done; v19_pass++) {
        double v19_next_u[1];
        double v19_next_polished[1];
        dupont_screw_step_pattern_loads(prepared, v19_u, v19_polished, v19_of_context_real, v19_of_context_boolean, v19_next_u, v19_next_polished, &v19_done);
        v19_u[0] = v19_next_u[0];
        v19_polished[0] = v19_next_polished[0];
    }
    number_out[1] = v19_u[0];
    const double v20 = v0 ? context_real[0] : v19_u[0];
    const double v21 = v0 ? 0.0 : (v16 - (v9 * v19_u[0]));
    const double v22 = (context_real[1] - (5.0 * v21)) - v20;
    const double v23 = 0.41666666666666674 * v22;
    const double v24 = 1.6666666666666667 * v22;
    const double v25 = v20 + v22;
    const double v26 = v0 ? dupont_screw_min(v25 - dupont_screw_min(v24, v23), dupont_screw_max(v24, v23) - v25) : (v18 * v21);
    const double v27 = v18 * (v17 - (v10 * v19_u[0]));
    const double v28 = v0 ? 0.0 : (((0.0 < v27) ? 0.5082956259426847 : (-0.47643979057591623)) * (v18 * v27));
    const double v29 = dupont_screw_max(fabs(v28), fabs(v19_u[0]));
    const double v30 = fabs(v19_u[0] - v28);
    const bool v31 = v19_done && (v30 <= (v29 * ((v29 < (1.0000000009313226 * v29)) ? 1e-11 : 1e-05)));
    const bool v32 = v31 && (context_boolean[3] || ((0.0 < v26) || (v0 && (0.0 <= v26))));
    const bool v33 = !flag[1];
    const bool v34 = context_boolean[3] || (((-1e-12) * dupont_screw_max(fabs(context_real[0]), fabs(v20))) <= (v0 ? v26 : (55.0 * v26)));
    const bool v35 = v34 && v31;
    const bool v36 = ((!flag[2]) && (v33 && v35)) || (v33 && v32);
    best_out[0] = v36 ? pattern[0] : best[0];
    flag_out[0] = flag[0];
    const bool v37 = flag[1] || v32;
    flag_out[1] = v37;
    flag_out[2] = flag[2] || v35;
    const bool v38 = flag[3] || (flag[1] && v32);
    flag_out[3] = v38;
    const bool v39 = !v31;
    const bool v40 = v7 && (v13 < 0.0);
    const bool v41 = v14 && v40;
    flag_out[4] = flag[4] || (v39 && (!(((1e-05 * v29) < v30) && (v41 && v39))));
    flag_out[5] = v36 ? v15 : flag[5];
    flag_out[6] = v36 ? (v40 && (v41 && v31)) : flag[6];
    number_out[0] = v36 ? v21 : number[0];
    number_out[2] = v36 ? 0.0 : number[2];
    const bool v42 = !(v4 || (v5 <= (v3 ? 1.0 : 0.0)));
    *done = ((!v37) && v42) || (v37 && (v38 || (v42 || (v0 || (!v4)))));
}

static void dupont_screw_stage_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[1] * context_real[0];
    const double v1 = context_real[0] * context_real[2];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[0] ? (v0 * v3) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v16)) : 0.0));
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

void dupont_screw_step_arrays(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const signed char mode[restrict 1], const double tau[restrict 1], double dt, double q_next[restrict 1], double qd_next[restrict 1], signed char mode_next[restrict 1], double *restrict status)
{
    const double v0 = tau[0] - prepared->k[0];
    const double v1 = 0.01818181818181818 * v0;
    const double v2 = fabs(v1);
    const double v3 = 1e-08 * v2;
    const double v4 = -v3;
    const signed char v5 = dupont_screw_mode_of(qd[0]);
    const double v6 = fabs(qd[0]);
    const double v7 = tau[0] - v0;
    const double v8 = 1.6666666666666667 * v7;
    const double v9 = 0.41666666666666674 * v7;
    const bool v10 = dupont_screw_eq(0.0, v6) || (v6 < ((dupont_screw_max(v8, v9) - dupont_screw_min(v8, v9)) * (0.00909090909090909 * dt)));
    const double v11 = 0.6666666666666667 * fabs(v7 + (0.9090909090909091 * v0));
    const double v12 = 2.5384615384615388 * v11;
    const double v13 = dupont_screw_min(v12, v12);
    const double v14 = dupont_screw_min(v13, v11 + (0.6060606060606061 * v13));
    const bool v15 = v10 && (v2 <= (v3 + (0.018183636363636364 * dupont_screw_min(v14, v11 + (0.6060606060606061 * v14)))));
    const bool v16 = v10 ? (v4 < v1) : (1 == v5);
    const signed char v17 = v15 ? 0 : (v16 ? 1 : (-1));
    signed char v18_pattern[1] = {v17};
    signed char v18_best[1] = {v17};
    bool v18_flag[7] = {false, false, false, false, false, true, false};
    double v18_number[3] = {0.0, 0.0, 0.0};
    const double v18_of_context_real[3] = {v0, tau[0], qd[0]};
    const bool v18_of_context_boolean[4] = {v15, v16, v10 ? (v4 < (-v1)) : ((-1) == v5), !v10};
    bool v18_done = false;
    for (int v18_pass = 0; (v18_pass < 6) && !v18_done; v18_pass++) {
        signed char v18_next_pattern[1];
        signed char v18_next_best[1];
        bool v18_next_flag[7];
        double v18_next_number[3];
        dupont_screw_step_pattern(prepared, v18_pattern, v18_best, v18_flag, v18_number, v18_of_context_real, v18_of_context_boolean, v18_next_pattern, v18_next_best, v18_next_flag, v18_next_number, &v18_done);
        v18_pattern[0] = v18_next_pattern[0];
        v18_best[0] = v18_next_best[0];
        v18_flag[0] = v18_next_flag[0];
        v18_flag[1] = v18_next_flag[1];
        v18_flag[2] = v18_next_flag[2];
        v18_flag[3] = v18_next_flag[3];
        v18_flag[4] = v18_next_flag[4];
        v18_flag[5] = v18_next_flag[5];
        v18_flag[6] = v18_next_flag[6];
        v18_number[0] = v18_next_number[0];
        v18_number[1] = v18_next_number[1];
        v18_number[2] = v18_next_number[2];
    }
    const bool v19 = 0 == v18_best[0];
    const double v20 = v19 ? 0.0 : (qd[0] + v18_number[2]);
    const bool v21 = !v19;
    const double v22 = 1.0 / (v21 ? (v19 ? 1.0 : 55.0) : 1.0);
    const double v23 = v19 ? 0.0 : (v22 * (v19 ? 0.0 : v0));
    const double v24 = v19 ? 0.0 : ((v19 ? 0.0 : 1.0) * v22);
    const double v25 = (double)v18_best[0];
    const double v26 = 1.0 - (5.0 * v24);
    const double v27 = -v26;
    const double v28 = tau[0] - (5.0 * v23);
    double v29_u[1] = {v18_number[1]};
    double v29_polished[1] = {0.0};
    const double v29_of_context_real[3] = {v25, v27, v28};
    const bool v29_of_context_boolean[1] = {v21};
    bool v29_done = false;
    for (int v29_pass = 0; (v29_pass < 40) && !v29_done; v29_pass++) {
        double v29_next_u[1];
        double v29_next_polished[1];
        dupont_screw_stage_loads(prepared, v29_u, v29_polished, v29_of_context_real, v29_of_context_boolean, v29_next_u, v29_next_polished, &v29_done);
        v29_u[0] = v29_next_u[0];
        v29_polished[0] = v29_next_polished[0];
    }
    double v30_u[1] = {v29_u[0]};
    double v30_polished[1] = {0.0};
    const double v30_of_context_real[3] = {v25, v27, v28};
    const bool v30_of_context_boolean[1] = {v21};
    bool v30_done = false;
    for (int v30_pass = 0; (v30_pass < 40) && !v30_done; v30_pass++) {
        double v30_next_u[1];
        double v30_next_polished[1];
        dupont_screw_stage_loads(prepared, v30_u, v30_polished, v30_of_context_real, v30_of_context_boolean, v30_next_u, v30_next_polished, &v30_done);
        v30_u[0] = v30_next_u[0];
        v30_polished[0] = v30_next_polished[0];
    }
    double v31_u[1] = {v30_u[0]};
    double v31_polished[1] = {0.0};
    const double v31_of_context_real[3] = {v25, v27, v28};
    const bool v31_of_context_boolean[1] = {v21};
    bool v31_done = false;
    for (int v31_pass = 0; (v31_pass < 40) && !v31_done; v31_pass++) {
        double v31_next_u[1];
        double v31_next_polished[1];
        dupont_screw_stage_loads(prepared, v31_u, v31_polished, v31_of_context_real, v31_of_context_boolean, v31_next_u, v31_next_polished, &v31_done);
        v31_u[0] = v31_next_u[0];
        v31_polished[0] = v31_next_polished[0];
    }
    const double v32 = v19 ? 0.0 : (v23 - (v24 * v29_u[0]));
    const double v33 = v19 ? 0.0 : (v23 - (v24 * v30_u[0]));
    const double v34 = 0.16666666666666666 * dt;
    const double v35 = ((v18_number[0] + (v19 ? 0.0 : (v23 - (v24 * v31_u[0])))) + (2.0 * (v32 + v33))) * v34;
    const double v36 = v19 ? 0.0 : (v20 + v35);
    const double v37 = 0.5 * dt;
    const double v38 = 2.0 * ((v19 ? 0.0 : (v20 + (v18_number[0] * v37))) + (v19 ? 0.0 : (v20 + (v32 * v37))));
    const double v39 = v19 ? q[0] : (q[0] + (v34 * ((v20 + (v19 ? 0.0 : (v20 + (dt * v33)))) + v38)));
    const bool v40 = (v6 < 1e+38) && ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38));
    const bool v41 = (fabs(v39) < 1e+38) && (v40 && (fabs(tau[0]) < 1e+38));
    const bool v42 = ((fabs(v36) < 1e+38) && v41) && (0.0 < dt);
    q_next[0] = v42 ? v39 : q[0];
    qd_next[0] = v42 ? v36 : qd[0];
    mode_next[0] = v42 ? v18_best[0] : mode[0];
    const double v43 = v25 * v25;
    const double v44 = (v26 * v30_u[0]) - v28;
    const double v45 = v19 ? 0.0 : (-(v43 * (v44 * ((0.0 < (-(v25 * v44))) ? 0.5082956259426847 : (-0.47643979057591623)))));
    const double v46 = dupont_screw_max(fabs(v30_u[0]), fabs(v45));
    const bool v47 = (fabs(v30_u[0] - v45) <= (v46 * ((v46 < (1.0000000009313226 * v46)) ? 1e-11 : 1e-05))) && v30_done;
    const double v48 = (v26 * v29_u[0]) - v28;
    const double v49 = v19 ? 0.0 : (-(v43 * (v48 * ((0.0 < (-(v25 * v48))) ? 0.5082956259426847 : (-0.47643979057591623)))));
    const double v50 = dupont_screw_max(fabs(v29_u[0]), fabs(v49));
    const bool v51 = (fabs(v29_u[0] - v49) <= (v50 * ((v50 < (1.0000000009313226 * v50)) ? 1e-11 : 1e-05))) && v29_done;
    const double v52 = (v26 * v31_u[0]) - v28;
    const double v53 = v19 ? 0.0 : (-(v43 * (v52 * ((0.0 < (-(v25 * v52))) ? 0.5082956259426847 : (-0.47643979057591623)))));
    const double v54 = dupont_screw_max(fabs(v53), fabs(v31_u[0]));
    const bool v55 = v31_done && (fabs(v31_u[0] - v53) <= (v54 * ((v54 < (1.0000000009313226 * v54)) ? 1e-11 : 1e-05)));
    const double v56 = v18_done ? ((v18_flag[2] || v18_flag[1]) ? (v18_flag[6] ? 4.0 : (v18_flag[3] ? 1.0 : (v18_flag[5] ? 0.0 : 3.0))) : (v18_flag[4] ? 5.0 : 2.0)) : 5.0;
    const double v57 = ((fabs(v0) < 1e+38) && (fabs(v18_number[0]) < 1e+38)) ? v56 : 6.0;
    *status = v42 ? (((v47 && v51) && v55) ? v57 : dupont_screw_max(5.0, v57)) : 6.0;
}

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_step_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        signed char mode_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        signed char mode_next_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_step_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, q_next_lane, q_next);
        dupont_screw_scatter(1U, count, lane, qd_next_lane, qd_next);
        dupont_screw_scatter_modes(1U, count, lane, mode_next_lane, mode_next);
    }
}

void dupont_screw_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        signed char mode_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        signed char mode_next_lane[1];

        dupont_screw_gather(4U, count, lane, prepared, prepared_lane.k);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_step_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, q_next_lane, q_next);
        dupont_screw_scatter(1U, count, lane, qd_next_lane, qd_next);
        dupont_screw_scatter_modes(1U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

int dupont_screw_step(const dupont_screw_prepared *restrict prepared, dupont_screw_state *restrict state, const double tau[restrict 1], double dt)
{
    double q_next[1];
    double qd_next[1];
    signed char mode_next[1];
    double status;

    dupont_screw_step_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 1U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}

static void dupont_screw_interpolated_pattern_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[1] * context_real[0];
    const double v1 = context_real[0] * context_real[2];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[0] ? (v0 * v3) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[0] * v16)) : 0.0));
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

static void dupont_screw_interpolated_pattern(const dupont_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 2], const double context_real[restrict 2], const bool context_boolean[restrict 5], const signed char context_mode[restrict 1], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 2], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const bool v1 = !v0;
    const double v2 = 1.0 / (v1 ? (v0 ? 1.0 : 55.0) : 1.0);
    const double v3 = v0 ? 0.0 : 1.0;
    const double v4 = v0 ? 0.0 : (v3 * v2);
    const double v5 = 1.0 - (5.0 * v4);
    const double v6 = 1.0 - (0.47643979057591623 * v5);
    const double v7 = 1.0 + (0.5082956259426847 * v5);
    const double v8 = v7 * v6;
    const bool v9 = v3 <= 1.0;
    const bool v10 = v0 || (0.0 < (((0.0 < v8) && v9) ? 1.0 : dupont_screw_min(v7, v6)));
    const double v11 = v0 ? 0.0 : (v2 * (v0 ? 0.0 : context_real[0]));
    const double v12 = context_real[1] - (5.0 * v11);
    const double v13 = (double)pattern[0];
    double v14_u[1] = {v10 ? number[1] : 0.0};
    double v14_polished[1] = {0.0};
    const double v14_of_context_real[3] = {v13, -v5, v12};
    const bool v14_of_context_boolean[1] = {v1};
    bool v14_done = false;
    for (int v14_pass = 0; (v14_pass < 40) && !v14_done; v14_pass++) {
        double v14_next_u[1];
        double v14_next_polished[1];
        dupont_screw_interpolated_pattern_loads(prepared, v14_u, v14_polished, v14_of_context_real, v14_of_context_boolean, v14_next_u, v14_next_polished, &v14_done);
        v14_u[0] = v14_next_u[0];
        v14_polished[0] = v14_next_polished[0];
    }
    number_out[1] = v14_u[0];
    const double v15 = v0 ? context_real[0] : v14_u[0];
    const double v16 = v0 ? 0.0 : (v11 - (v4 * v14_u[0]));
    const double v17 = (context_real[1] - (5.0 * v16)) - v15;
    const double v18 = 0.41666666666666674 * v17;
    const double v19 = 1.6666666666666667 * v17;
    const double v20 = v15 + v17;
    const double v21 = v0 ? dupont_screw_min(v20 - dupont_screw_min(v19, v18), dupont_screw_max(v19, v18) - v20) : (v13 * v16);
    const double v22 = v0 ? v21 : (55.0 * v21);
    const double v23 = dupont_screw_max(fabs(context_real[0]), fabs(v15));
    const bool v24 = !flag[0];
    const bool v25 = context_boolean[4] && v24;
    const bool v26 = ((0.0 < v21) || (v0 && (0.0 <= v21))) || (v25 && (((-1e-06) * v23) <= v22));
    const double v27 = v13 * (v12 - (v5 * v14_u[0]));
    const double v28 = v0 ? 0.0 : (((0.0 < v27) ? 0.5082956259426847 : (-0.47643979057591623)) * (v13 * v27));
    const double v29 = dupont_screw_max(fabs(v28), fabs(v14_u[0]));
    const double v30 = fabs(v14_u[0] - v28);
    const bool v31 = v14_done && (v30 <= (v29 * ((v29 < (1.0000000009313226 * v29)) ? 1e-11 : 1e-05)));
    const bool v32 = v31 && (context_boolean[3] || v26);
    const bool v33 = flag[1] || v32;
    flag_out[1] = v33;
    const bool v34 = v25 ? ((-1) == context_mode[0]) : context_boolean[2];
    const bool v35 = v25 ? (1 == context_mode[0]) : context_boolean[1];
    const bool v36 = v35 || v34;
    const double v37 = -(1.0 - v3);
    const bool v38 = ((v0 && ((v37 <= 0.0) && (0.0 <= v37))) && v36) || (v34 && (1 == pattern[0]));
    const double v39 = v38 ? v3 : (1.0 + v3);
    const bool v40 = !(v38 || (v39 <= (v36 ? 1.0 : 0.0)));
    const bool v41 = v40 && (!v33);
    const bool v42 = (context_boolean[2] || (context_boolean[0] || context_boolean[1])) && (context_boolean[4] && (v24 && v41));
    const signed char v43 = ((context_boolean[0] && (!v25)) && ((v39 <= 0.0) && (0.0 <= v39))) ? 0 : (v35 ? 1 : (-1));
    pattern_out[0] = v42 ? (context_boolean[0] ? 0 : (context_boolean[1] ? 1 : (-1))) : (v38 ? ((v0 && v35) ? 1 : (-1)) : v43);
    const bool v44 = !flag[1];
    const bool v45 = v31 && (context_boolean[3] || (((-1e-12) * v23) <= v22));
    const bool v46 = (v44 && v32) || ((!flag[2]) && (v44 && v45));
    best_out[0] = v46 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v42;
    flag_out[2] = flag[2] || v45;
    const bool v47 = flag[3] || (flag[1] && v32);
    flag_out[3] = v47;
    const bool v48 = !v31;
    const bool v49 = v1 && (v8 < 0.0);
    const bool v50 = v9 && v49;
    flag_out[4] = flag[4] || (v48 && (!(((1e-05 * v29) < v30) && (v50 && v48))));
    flag_out[5] = v46 ? v10 : flag[5];
    flag_out[6] = v46 ? (v49 && (v50 && v31)) : flag[6];
    number_out[0] = v46 ? v16 : number[0];
    *done = (v41 && (!v42)) || (v33 && ((v40 || (v0 || (!v38))) || v47));
}

static void dupont_screw_interpolated_part(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const signed char mode[restrict 1], const bool crossing[restrict 1], const signed char forced[restrict 1], const signed char heading[restrict 1], double past, double trial, double passes, double worst, const double tau[restrict 1], double dt, double q_out[restrict 1], double qd_out[restrict 1], signed char mode_out[restrict 1], bool crossing_out[restrict 1], signed char forced_out[restrict 1], signed char heading_out[restrict 1], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const double v0 = tau[0] - prepared->k[0];
    const double v1 = tau[0] - v0;
    const double v2 = 0.6666666666666667 * fabs(v1 + (0.9090909090909091 * v0));
    const double v3 = 2.5384615384615388 * v2;
    const double v4 = dupont_screw_min(v3, v3);
    const double v5 = dupont_screw_min(v4, v2 + (0.6060606060606061 * v4));
    const double v6 = 0.01818181818181818 * v0;
    const double v7 = fabs(v6);
    const double v8 = 1e-08 * v7;
    const bool v9 = dupont_screw_eq(0.0, qd[0]);
    const bool v10 = v9 && (v7 <= (v8 + (0.018183636363636364 * dupont_screw_min(v5, v2 + (0.6060606060606061 * v5)))));
    const bool v11 = !(0 == forced[0]);
    const bool v12 = v11 && (v9 && v11);
    const double v13 = -v8;
    const signed char v14 = dupont_screw_mode_of(qd[0]);
    const bool v15 = v9 ? (v13 < v6) : (1 == v14);
    const signed char v16 = (v10 && (!v12)) ? 0 : ((v12 ? (1 == forced[0]) : v15) ? 1 : (-1));
    const bool v17 = !v9;
    signed char v18_pattern[1] = {v16};
    signed char v18_best[1] = {v16};
    bool v18_flag[7] = {false, false, false, false, false, true, false};
    double v18_number[2] = {0.0, 0.0};
    const double v18_of_context_real[2] = {v0, tau[0]};
    const bool v18_of_context_boolean[5] = {v10, v15, v9 ? (v13 < (-v6)) : ((-1) == v14), v17, v12};
    const signed char v18_of_context_mode[1] = {forced[0]};
    bool v18_done = false;
    for (int v18_pass = 0; (v18_pass < 6) && !v18_done; v18_pass++) {
        signed char v18_next_pattern[1];
        signed char v18_next_best[1];
        bool v18_next_flag[7];
        double v18_next_number[2];
        dupont_screw_interpolated_pattern(prepared, v18_pattern, v18_best, v18_flag, v18_number, v18_of_context_real, v18_of_context_boolean, v18_of_context_mode, v18_next_pattern, v18_next_best, v18_next_flag, v18_next_number, &v18_done);
        v18_pattern[0] = v18_next_pattern[0];
        v18_best[0] = v18_next_best[0];
        v18_flag[0] = v18_next_flag[0];
        v18_flag[1] = v18_next_flag[1];
        v18_flag[2] = v18_next_flag[2];
        v18_flag[3] = v18_next_flag[3];
        v18_flag[4] = v18_next_flag[4];
        v18_flag[5] = v18_next_flag[5];
        v18_flag[6] = v18_next_flag[6];
        v18_number[0] = v18_next_number[0];
        v18_number[1] = v18_next_number[1];
    }
    mode_out[0] = v18_best[0];
    const bool v19 = 0 == v18_best[0];
    const bool v20 = !v19;
    const double v21 = 1.0 / (v20 ? (v19 ? 1.0 : 55.0) : 1.0);
    const double v22 = v19 ? 0.0 : (v21 * (v19 ? 0.0 : v0));
    const double v23 = tau[0] - (5.0 * v22);
    const double v24 = v19 ? 0.0 : (v21 * (v19 ? 0.0 : 1.0));
    const double v25 = 1.0 - (5.0 * v24);
    const double v26 = -v25;
    const double v27 = (double)v18_best[0];
    double v28_u[1] = {v18_number[1]};
    double v28_polished[1] = {0.0};
    const double v28_of_context_real[3] = {v27, v26, v23};
    const bool v28_of_context_boolean[1] = {v20};
    bool v28_done = false;
    for (int v28_pass = 0; (v28_pass < 40) && !v28_done; v28_pass++) {
        double v28_next_u[1];
        double v28_next_polished[1];
        dupont_screw_stage_loads(prepared, v28_u, v28_polished, v28_of_context_real, v28_of_context_boolean, v28_next_u, v28_next_polished, &v28_done);
        v28_u[0] = v28_next_u[0];
        v28_polished[0] = v28_next_polished[0];
    }
    const double v29 = v19 ? 0.0 : (v22 - (v24 * v28_u[0]));
    const double v30 = v1 - (5.0 * v29);
    const double v31 = 0.41666666666666674 * v30;
    const double v32 = 1.6666666666666667 * v30;
    const double v33 = dupont_screw_max(v32, v31);
    const double v34 = v0 + v30;
    const double v35 = dupont_screw_min(v32, v31);
    const double v36 = dupont_screw_min(v34 - v35, v33 - v34);
    const double v37 = v1 - (5.0 * v18_number[0]);
    const double v38 = 0.41666666666666674 * v37;
    const double v39 = 1.6666666666666667 * v37;
    const double v40 = v0 + v37;
    const double v41 = dupont_screw_max(0.0, dupont_screw_min(v40 - dupont_screw_min(v39, v38), dupont_screw_max(v39, v38) - v40));
    const bool v42 = v19 && (v36 < 0.0);
    const double v43 = v42 ? (v41 / (v42 ? (v42 ? (v41 - v36) : 1.0) : 1.0)) : 1.0;
    double v44_u[1] = {v28_u[0]};
    double v44_polished[1] = {0.0};
    const double v44_of_context_real[3] = {v27, v26, v23};
    const bool v44_of_context_boolean[1] = {v20};
    bool v44_done = false;
    for (int v44_pass = 0; (v44_pass < 40) && !v44_done; v44_pass++) {
        double v44_next_u[1];
        double v44_next_polished[1];
        dupont_screw_stage_loads(prepared, v44_u, v44_polished, v44_of_context_real, v44_of_context_boolean, v44_next_u, v44_next_polished, &v44_done);
        v44_u[0] = v44_next_u[0];
        v44_polished[0] = v44_next_polished[0];
    }
    const double v45 = v19 ? 0.0 : (v22 - (v24 * v44_u[0]));
    double v46_u[1] = {v44_u[0]};
    double v46_polished[1] = {0.0};
    const double v46_of_context_real[3] = {v27, v26, v23};
    const bool v46_of_context_boolean[1] = {v20};
    bool v46_done = false;
    for (int v46_pass = 0; (v46_pass < 40) && !v46_done; v46_pass++) {
        double v46_next_u[1];
        double v46_next_polished[1];
        dupont_screw_stage_loads(prepared, v46_u, v46_polished, v46_of_context_real, v46_of_context_boolean, v46_next_u, v46_next_polished, &v46_done);
        v46_u[0] = v46_next_u[0];
        v46_polished[0] = v46_next_polished[0];
    }
    const double v47 = 0.16666666666666666 * trial;
    const double v48 = ((v18_number[0] + (v19 ? 0.0 : (v22 - (v24 * v46_u[0])))) + (2.0 * (v29 + v45))) * v47;
    const double v49 = v19 ? 0.0 : (qd[0] + v48);
    const bool v50 = (v27 * v49) < 0.0;
    const bool v51 = v17 && v50;
    const double v52 = v51 ? (qd[0] / (v51 ? (v51 ? (qd[0] - v49) : 1.0) : 1.0)) : 1.0;
    const double v53 = dupont_screw_min(v43, dupont_screw_min(1.0, v52));
    const bool v54 = crossing[0] || (!(0 == heading[0]));
    const bool v55 = ((v53 < 1.0) && (!v54)) && (!(6.0 <= passes));
    const double v56 = 0.5 * trial;
    const double v57 = 2.0 * ((v19 ? 0.0 : (qd[0] + (v18_number[0] * v56))) + (v19 ? 0.0 : (qd[0] + (v29 * v56))));
    const double v58 = v19 ? q[0] : (q[0] + (v47 * ((qd[0] + (v19 ? 0.0 : (qd[0] + (trial * v45)))) + v57)));
    q_out[0] = v55 ? q[0] : v58;
    qd_out[0] = v55 ? qd[0] : ((crossing[0] || v50) ? 0.0 : v49);
    crossing_out[0] = v55 && (v50 && (v52 <= v53));
    forced_out[0] = v55 ? forced[0] : (v54 ? heading[0] : 0);
    heading_out[0] = ((v43 <= v53) && (v42 && v55)) ? dupont_screw_mode_of(((2.0 * v34) - v33) - v35) : 0;
    const double v59 = v55 ? past : (v54 ? (trial + past) : dt);
    *past_out = v59;
    const double v60 = v55 ? (trial * v53) : (dt - v59);
    *trial_out = v60;
    *passes_out = 1.0 + passes;
    const double v61 = (v25 * v28_u[0]) - v23;
    const double v62 = v27 * v27;
    const double v63 = v19 ? 0.0 : (-(v62 * (v61 * ((0.0 < (-(v27 * v61))) ? 0.5082956259426847 : (-0.47643979057591623)))));
    const double v64 = dupont_screw_max(fabs(v28_u[0]), fabs(v63));
    const bool v65 = v28_done && (fabs(v28_u[0] - v63) <= (v64 * ((v64 < (1.0000000009313226 * v64)) ? 1e-11 : 1e-05)));
    const double v66 = (v25 * v44_u[0]) - v23;
    const double v67 = v19 ? 0.0 : (-(v62 * (v66 * ((0.0 < (-(v27 * v66))) ? 0.5082956259426847 : (-0.47643979057591623)))));
    const double v68 = dupont_screw_max(fabs(v44_u[0]), fabs(v67));
    const bool v69 = v44_done && (fabs(v44_u[0] - v67) <= (v68 * ((v68 < (1.0000000009313226 * v68)) ? 1e-11 : 1e-05)));
    const double v70 = (v25 * v46_u[0]) - v23;
    const double v71 = v19 ? 0.0 : (-(v62 * (v70 * ((0.0 < (-(v27 * v70))) ? 0.5082956259426847 : (-0.47643979057591623)))));
    const double v72 = dupont_screw_max(fabs(v46_u[0]), fabs(v71));
    const bool v73 = (fabs(v46_u[0] - v71) <= (v72 * ((v72 < (1.0000000009313226 * v72)) ? 1e-11 : 1e-05))) && v46_done;
    const double v74 = v18_done ? ((v18_flag[2] || v18_flag[1]) ? (v18_flag[6] ? 4.0 : (v18_flag[3] ? 1.0 : (v18_flag[5] ? 0.0 : 3.0))) : (v18_flag[4] ? 5.0 : 2.0)) : 5.0;
    const double v75 = ((fabs(v0) < 1e+38) && (fabs(v18_number[0]) < 1e+38)) ? v74 : 6.0;
    *worst_out = dupont_screw_max(worst, dupont_screw_max((v73 && (v69 && v65)) ? 0.0 : 5.0, v75));
    *done = (v60 <= 0.0) && (!v55);
}

void dupont_screw_step_interpolated_arrays(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const signed char mode[restrict 1], const double tau[restrict 1], double dt, double q_next[restrict 1], double qd_next[restrict 1], signed char mode_next[restrict 1], double *restrict status)
{
    const bool v0 = (fabs(qd[0]) < 1e+38) && ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38));
    double v1_q[1] = {q[0]};
    double v1_qd[1] = {qd[0]};
    signed char v1_mode[1] = {mode[0]};
    bool v1_crossing[1] = {false};
    signed char v1_forced[1] = {0};
    signed char v1_heading[1] = {0};
    double v1_past = 0.0;
    double v1_trial = dt;
    double v1_passes = 0.0;
    double v1_worst = 0.0;
    const double v1_of_tau[1] = {tau[0]};
    bool v1_done = false;
    for (int v1_pass = 0; (v1_pass < 8) && !v1_done; v1_pass++) {
        double v1_next_q[1];
        double v1_next_qd[1];
        signed char v1_next_mode[1];
        bool v1_next_crossing[1];
        signed char v1_next_forced[1];
        signed char v1_next_heading[1];
        double v1_next_past;
        double v1_next_trial;
        double v1_next_passes;
        double v1_next_worst;
        dupont_screw_interpolated_part(prepared, v1_q, v1_qd, v1_mode, v1_crossing, v1_forced, v1_heading, v1_past, v1_trial, v1_passes, v1_worst, v1_of_tau, dt, v1_next_q, v1_next_qd, v1_next_mode, v1_next_crossing, v1_next_forced, v1_next_heading, &v1_next_past, &v1_next_trial, &v1_next_passes, &v1_next_worst, &v1_done);
        v1_q[0] = v1_next_q[0];
        v1_qd[0] = v1_next_qd[0];
        v1_mode[0] = v1_next_mode[0];
        v1_crossing[0] = v1_next_crossing[0];
        v1_forced[0] = v1_next_forced[0];
        v1_heading[0] = v1_next_heading[0];
        v1_past = v1_next_past;
        v1_trial = v1_next_trial;
        v1_passes = v1_next_passes;
        v1_worst = v1_next_worst;
    }
    const bool v2 = (v0 && (fabs(tau[0]) < 1e+38)) && (fabs(v1_q[0]) < 1e+38);
    const bool v3 = (0.0 < dt) && (v2 && (fabs(v1_qd[0]) < 1e+38));
    q_next[0] = v3 ? v1_q[0] : q[0];
    qd_next[0] = v3 ? v1_qd[0] : qd[0];
    mode_next[0] = v3 ? v1_mode[0] : mode[0];
    *status = v3 ? (v1_done ? v1_worst : dupont_screw_max(5.0, v1_worst)) : 6.0;
}

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_step_interpolated_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        signed char mode_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        signed char mode_next_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, q_next_lane, q_next);
        dupont_screw_scatter(1U, count, lane, qd_next_lane, qd_next);
        dupont_screw_scatter_modes(1U, count, lane, mode_next_lane, mode_next);
    }
}

void dupont_screw_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        signed char mode_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        signed char mode_next_lane[1];

        dupont_screw_gather(4U, count, lane, prepared, prepared_lane.k);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, q_next_lane, q_next);
        dupont_screw_scatter(1U, count, lane, qd_next_lane, qd_next);
        dupont_screw_scatter_modes(1U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

int dupont_screw_step_interpolated(const dupont_screw_prepared *restrict prepared, dupont_screw_state *restrict state, const double tau[restrict 1], double dt)
{
    double q_next[1];
    double qd_next[1];
    signed char mode_next[1];
    double status;

    dupont_screw_step_interpolated_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 1U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}
