/* dupont_screw, emitted by symgen 0.1.0 */
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

#if !defined(DUPONT_SCREW_VECTOR)
static inline void dupont_screw_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(DUPONT_SCREW_VECTOR)
static inline void dupont_screw_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(DUPONT_SCREW_VECTOR)
static inline void dupont_screw_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(DUPONT_SCREW_VECTOR)
static inline void dupont_screw_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

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
    const bool v3 = context_boolean[3] || context_boolean[2];
    const bool v4 = ((v0 && ((v2 <= 0.0) && (0.0 <= v2))) && v3) || (context_boolean[3] && (1 == pattern[0]));
    const double v5 = v4 ? v1 : (1.0 + v1);
    const signed char v6 = (context_boolean[1] && ((0.0 <= v5) && (v5 <= 0.0))) ? 0 : (context_boolean[2] ? 1 : (-1));
    pattern_out[0] = v4 ? ((context_boolean[2] && v0) ? 1 : (-1)) : v6;
    const double v7 = v0 ? 0.0 : 0.01818181818181818;
    const double v8 = v0 ? 0.0 : (v1 * v7);
    const double v9 = 1.0 - (5.0 * v8);
    const double v10 = 1.0 - (0.47643979057591623 * v9);
    const double v11 = 1.0 + (0.5082956259426847 * v9);
    const double v12 = v11 * v10;
    const bool v13 = v1 <= 1.0;
    const bool v14 = 0.0 < (v0 ? 1.0 : ((v13 && (0.0 < v12)) ? 1.0 : dupont_screw_min(v11, v10)));
    const double v15 = v0 ? 0.0 : (v7 * (v0 ? 0.0 : context_real[0]));
    const double v16 = context_real[1] - (5.0 * v15);
    const bool v17 = !v0;
    const double v18 = (double)pattern[0];
    double v19_u[1] = {v14 ? number[1] : 0.0};
    double v19_polished[1] = {0.0};
    const double v19_of_context_real[3] = {v18, -v9, v16};
    const bool v19_of_context_boolean[1] = {v17};
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
    const double v21 = v0 ? 0.0 : (v15 - (v8 * v19_u[0]));
    const double v22 = (context_real[1] - (5.0 * v21)) - v20;
    const double v23 = 1.6666666666666667 * v22;
    const double v24 = 0.41666666666666674 * v22;
    const double v25 = v20 + v22;
    const double v26 = v0 ? dupont_screw_min(dupont_screw_max(v24, v23) - v25, v25 - dupont_screw_min(v24, v23)) : (v18 * v21);
    const double v27 = v18 * (v16 - (v9 * v19_u[0]));
    const double v28 = v0 ? 0.0 : (((0.0 < v27) ? 0.5082956259426847 : (-0.47643979057591623)) * (v18 * v27));
    const double v29 = dupont_screw_max(fabs(v19_u[0]), fabs(v28));
    const double v30 = fabs(v19_u[0] - v28);
    const bool v31 = v19_done && (v30 <= (v29 * ((v29 < (1.0000000009313226 * v29)) ? 1e-11 : 1e-05)));
    const bool v32 = v31 && (context_boolean[0] || ((v0 && (0.0 <= v26)) || (0.0 < v26)));
    const bool v33 = !flag[1];
    const bool v34 = context_boolean[0] || (((-1e-12) * dupont_screw_max(fabs(context_real[0]), fabs(v20))) <= (v0 ? v26 : (55.0 * v26)));
    const bool v35 = v31 && v34;
    const bool v36 = ((!flag[2]) && (v33 && v35)) || (v33 && v32);
    best_out[0] = v36 ? pattern[0] : best[0];
    flag_out[0] = flag[0];
    const bool v37 = flag[1] || v32;
    flag_out[1] = v37;
    flag_out[2] = flag[2] || v35;
    const bool v38 = flag[3] || (flag[1] && v32);
    flag_out[3] = v38;
    const bool v39 = !v31;
    const bool v40 = v17 && (v12 < 0.0);
    const bool v41 = v13 && v40;
    flag_out[4] = flag[4] || (v39 && (!(((1e-05 * v29) < v30) && (v41 && v39))));
    flag_out[5] = v36 ? v14 : flag[5];
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
    const double v1 = tau[0] - v0;
    const double v2 = fabs(v1 + (0.9090909090909091 * v0));
    const double v3 = 1.6923076923076927 * v2;
    const double v4 = dupont_screw_min(v3, v3);
    const double v5 = 0.6666666666666667 * v2;
    const double v6 = dupont_screw_min(v4, v5 + (0.6060606060606061 * v4));
    const double v7 = 0.01818181818181818 * v0;
    const double v8 = fabs(v7);
    const double v9 = 1e-08 * v8;
    const double v10 = 1.6666666666666667 * v1;
    const double v11 = 0.41666666666666674 * v1;
    const double v12 = fabs(qd[0]);
    const bool v13 = dupont_screw_eq(0.0, v12) || (v12 < ((0.00909090909090909 * dt) * (dupont_screw_max(v11, v10) - dupont_screw_min(v11, v10))));
    const bool v14 = v13 && (v8 <= (v9 + (0.018183636363636364 * dupont_screw_min(v6, v5 + (0.6060606060606061 * v6)))));
    const double v15 = -v9;
    const signed char v16 = dupont_screw_mode_of(qd[0]);
    const bool v17 = v13 ? (v15 < v7) : (1 == v16);
    const signed char v18 = v14 ? 0 : (v17 ? 1 : (-1));
    signed char v19_pattern[1] = {v18};
    signed char v19_best[1] = {v18};
    bool v19_flag[7] = {false, false, false, false, false, true, false};
    double v19_number[3] = {0.0, 0.0, 0.0};
    const double v19_of_context_real[3] = {v0, tau[0], qd[0]};
    const bool v19_of_context_boolean[4] = {!v13, v14, v17, v13 ? (v15 < (-v7)) : ((-1) == v16)};
    bool v19_done = false;
    for (int v19_pass = 0; (v19_pass < 6) && !v19_done; v19_pass++) {
        signed char v19_next_pattern[1];
        signed char v19_next_best[1];
        bool v19_next_flag[7];
        double v19_next_number[3];
        dupont_screw_step_pattern(prepared, v19_pattern, v19_best, v19_flag, v19_number, v19_of_context_real, v19_of_context_boolean, v19_next_pattern, v19_next_best, v19_next_flag, v19_next_number, &v19_done);
        v19_pattern[0] = v19_next_pattern[0];
        v19_best[0] = v19_next_best[0];
        v19_flag[0] = v19_next_flag[0];
        v19_flag[1] = v19_next_flag[1];
        v19_flag[2] = v19_next_flag[2];
        v19_flag[3] = v19_next_flag[3];
        v19_flag[4] = v19_next_flag[4];
        v19_flag[5] = v19_next_flag[5];
        v19_flag[6] = v19_next_flag[6];
        v19_number[0] = v19_next_number[0];
        v19_number[1] = v19_next_number[1];
        v19_number[2] = v19_next_number[2];
    }
    const bool v20 = 0 == v19_best[0];
    const double v21 = v20 ? 0.0 : 0.01818181818181818;
    const double v22 = v20 ? 0.0 : ((v20 ? 0.0 : v0) * v21);
    const double v23 = tau[0] - (5.0 * v22);
    const double v24 = v20 ? 0.0 : (v21 * (v20 ? 0.0 : 1.0));
    const double v25 = 1.0 - (5.0 * v24);
    const double v26 = -v25;
    const bool v27 = !v20;
    const double v28 = (double)v19_best[0];
    double v29_u[1] = {v19_number[1]};
    double v29_polished[1] = {0.0};
    const double v29_of_context_real[3] = {v28, v26, v23};
    const bool v29_of_context_boolean[1] = {v27};
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
    bool v30_done = false;
    for (int v30_pass = 0; (v30_pass < 40) && !v30_done; v30_pass++) {
        double v30_next_u[1];
        double v30_next_polished[1];
        dupont_screw_stage_loads(prepared, v30_u, v30_polished, v29_of_context_real, v29_of_context_boolean, v30_next_u, v30_next_polished, &v30_done);
        v30_u[0] = v30_next_u[0];
        v30_polished[0] = v30_next_polished[0];
    }
    const double v31 = (v20 ? 0.0 : (v22 - (v24 * v29_u[0]))) + (v20 ? 0.0 : (v22 - (v24 * v30_u[0])));
    double v32_u[1] = {v30_u[0]};
    double v32_polished[1] = {0.0};
    bool v32_done = false;
    for (int v32_pass = 0; (v32_pass < 40) && !v32_done; v32_pass++) {
        double v32_next_u[1];
        double v32_next_polished[1];
        dupont_screw_stage_loads(prepared, v32_u, v32_polished, v29_of_context_real, v29_of_context_boolean, v32_next_u, v32_next_polished, &v32_done);
        v32_u[0] = v32_next_u[0];
        v32_polished[0] = v32_next_polished[0];
    }
    const double v33 = 0.16666666666666666 * dt;
    const double v34 = v20 ? 0.0 : (qd[0] + v19_number[2]);
    const double v35 = v34 + (((v19_number[0] + (v20 ? 0.0 : (v22 - (v24 * v32_u[0])))) + (2.0 * v31)) * v33);
    const double v36 = v20 ? 0.0 : v35;
    const double v37 = fabs(q[0]) + (fabs(dt) + (fabs(tau[0]) + (v12 + fabs(v36))));
    const double v38 = v20 ? q[0] : (q[0] + (v33 * ((6.0 * v34) + (dt * (v19_number[0] + v31)))));
    const bool v39 = ((fabs(v38) + v37) < 1e+38) && (0.0 < dt);
    q_next[0] = v39 ? v38 : q[0];
    qd_next[0] = v39 ? v36 : qd[0];
    mode_next[0] = v39 ? v19_best[0] : mode[0];
    const double v40 = v28 * v25;
    const double v41 = v28 * v23;
    const double v42 = (v30_u[0] * v40) - v41;
    const double v43 = v20 ? 0.0 : (-(((0.0 < (-v42)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v28 * v42)));
    const double v44 = dupont_screw_max(fabs(v30_u[0]), fabs(v43));
    const bool v45 = v30_done && (fabs(v30_u[0] - v43) <= (v44 * ((v44 < (1.0000000009313226 * v44)) ? 1e-11 : 1e-05)));
    const double v46 = (v29_u[0] * v40) - v41;
    const double v47 = v20 ? 0.0 : (-(((0.0 < (-v46)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v28 * v46)));
    const double v48 = dupont_screw_max(fabs(v29_u[0]), fabs(v47));
    const bool v49 = (fabs(v29_u[0] - v47) <= (v48 * ((v48 < (1.0000000009313226 * v48)) ? 1e-11 : 1e-05))) && v29_done;
    const double v50 = (v32_u[0] * v40) - v41;
    const double v51 = v20 ? 0.0 : (-(((0.0 < (-v50)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v28 * v50)));
    const double v52 = dupont_screw_max(fabs(v51), fabs(v32_u[0]));
    const bool v53 = (fabs(v32_u[0] - v51) <= (v52 * ((v52 < (1.0000000009313226 * v52)) ? 1e-11 : 1e-05))) && v32_done;
    const double v54 = v19_done ? ((v19_flag[2] || v19_flag[1]) ? (v19_flag[6] ? 4.0 : (v19_flag[3] ? 1.0 : (v19_flag[5] ? 0.0 : 3.0))) : (v19_flag[4] ? 5.0 : 2.0)) : 5.0;
    const double v55 = ((fabs(v0) + fabs(v19_number[0])) < 1e+38) ? v54 : 6.0;
    *status = v39 ? ((v53 && (v49 && v45)) ? v55 : dupont_screw_max(5.0, v55)) : 6.0;
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

static void dupont_screw_interpolated_pattern(const dupont_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 2], const double context_real[restrict 2], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 2], bool *restrict done)
{
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
    const double v10 = v0 ? 0.0 : (v1 * (v0 ? 0.0 : context_real[0]));
    const double v11 = context_real[1] - (5.0 * v10);
    const bool v12 = !v0;
    const double v13 = (double)pattern[0];
    double v14_u[1] = {v9 ? number[1] : 0.0};
    double v14_polished[1] = {0.0};
    const double v14_of_context_real[3] = {v13, -v4, v11};
    const bool v14_of_context_boolean[1] = {v12};
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
    const double v16 = v0 ? 0.0 : (v10 - (v3 * v14_u[0]));
    const double v17 = (context_real[1] - (5.0 * v16)) - v15;
    const double v18 = 1.6666666666666667 * v17;
    const double v19 = 0.41666666666666674 * v17;
    const double v20 = v15 + v17;
    const double v21 = v0 ? dupont_screw_min(dupont_screw_max(v19, v18) - v20, v20 - dupont_screw_min(v19, v18)) : (v13 * v16);
    const double v22 = v0 ? v21 : (55.0 * v21);
    const double v23 = dupont_screw_max(fabs(context_real[0]), fabs(v15));
    const bool v24 = !flag[0];
    const bool v25 = context_boolean[1] && v24;
    const bool v26 = ((v0 && (0.0 <= v21)) || (0.0 < v21)) || (v25 && (((-1e-06) * v23) <= v22));
    const double v27 = v13 * (v11 - (v4 * v14_u[0]));
    const double v28 = v0 ? 0.0 : (((0.0 < v27) ? 0.5082956259426847 : (-0.47643979057591623)) * (v13 * v27));
    const double v29 = dupont_screw_max(fabs(v14_u[0]), fabs(v28));
    const double v30 = fabs(v14_u[0] - v28);
    const bool v31 = v14_done && (v30 <= (v29 * ((v29 < (1.0000000009313226 * v29)) ? 1e-11 : 1e-05)));
    const bool v32 = v31 && (context_boolean[0] || v26);
    const bool v33 = flag[1] || v32;
    flag_out[1] = v33;
    const bool v34 = v25 ? (1 == context_mode[1]) : context_boolean[3];
    const bool v35 = v25 ? ((-1) == context_mode[1]) : context_boolean[4];
    const bool v36 = v35 || v34;
    const double v37 = -(1.0 - v2);
    const bool v38 = (v35 && (1 == pattern[0])) || ((v0 && ((v37 <= 0.0) && (0.0 <= v37))) && v36);
    const double v39 = v38 ? v2 : (1.0 + v2);
    const bool v40 = !(v38 || (v39 <= (v36 ? 1.0 : 0.0)));
    const bool v41 = v40 && (!v33);
    const bool v42 = (context_boolean[4] || (context_boolean[3] || context_boolean[2])) && (context_boolean[1] && (v24 && v41));
    const signed char v43 = (((0.0 <= v39) && (v39 <= 0.0)) && (context_boolean[2] && (!v25))) ? 0 : (v34 ? 1 : (-1));
    pattern_out[0] = v42 ? (context_boolean[2] ? 0 : (context_boolean[3] ? 1 : (-1))) : (v38 ? ((v0 && v34) ? 1 : (-1)) : v43);
    const bool v44 = !flag[1];
    const bool v45 = v31 && (context_boolean[0] || (((-1e-12) * v23) <= v22));
    const bool v46 = ((!flag[2]) && (v44 && v45)) || (v44 && v32);
    best_out[0] = v46 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v42;
    flag_out[2] = flag[2] || v45;
    const bool v47 = flag[3] || (flag[1] && v32);
    flag_out[3] = v47;
    const bool v48 = !v31;
    const bool v49 = v12 && (v7 < 0.0);
    const bool v50 = v8 && v49;
    flag_out[4] = flag[4] || (v48 && (!(((1e-05 * v29) < v30) && (v50 && v48))));
    flag_out[5] = v46 ? v9 : flag[5];
    flag_out[6] = v46 ? (v49 && (v50 && v31)) : flag[6];
    number_out[0] = v46 ? v16 : number[0];
    *done = (v33 && ((v40 || (v0 || (!v38))) || v47)) || (v41 && (!v42));
}

static void dupont_screw_margin_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
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

static void dupont_screw_interpolated_breakaways(const dupont_screw_prepared *restrict prepared, const double context_real[restrict 6], const signed char context_mode[restrict 1], double result_real[restrict 1], bool result_boolean[restrict 1], signed char result_mode[restrict 1])
{
    const double v0 = context_real[1] - prepared->k[0];
    const bool v1 = 0 == context_mode[0];
    const double v2 = v1 ? 0.0 : 0.01818181818181818;
    const double v3 = v1 ? 0.0 : (v2 * (v1 ? 0.0 : v0));
    const double v4 = v1 ? 0.0 : ((v1 ? 0.0 : 1.0) * v2);
    double v5_u[1] = {context_real[3]};
    double v5_polished[1] = {0.0};
    const double v5_of_context_real[3] = {(double)context_mode[0], (5.0 * v4) - 1.0, context_real[1] - (5.0 * v3)};
    const bool v5_of_context_boolean[1] = {!v1};
    bool v5_done = false;
    for (int v5_pass = 0; (v5_pass < 40) && !v5_done; v5_pass++) {
        double v5_next_u[1];
        double v5_next_polished[1];
        dupont_screw_margin_loads(prepared, v5_u, v5_polished, v5_of_context_real, v5_of_context_boolean, v5_next_u, v5_next_polished, &v5_done);
        v5_u[0] = v5_next_u[0];
        v5_polished[0] = v5_next_polished[0];
    }
    const double v6 = (context_real[1] - v0) - (5.0 * (v1 ? 0.0 : (v3 - (v4 * v5_u[0]))));
    const double v7 = 1.6666666666666667 * v6;
    const double v8 = 0.41666666666666674 * v6;
    const double v9 = v0 + v6;
    const double v10 = v9 - dupont_screw_min(v8, v7);
    const double v11 = dupont_screw_max(v8, v7) - v9;
    const double v12 = dupont_screw_min(v11, v10);
    const double v13 = (context_real[1] - context_real[0]) - (5.0 * context_real[2]);
    const double v14 = 1.6666666666666667 * v13;
    const double v15 = 0.41666666666666674 * v13;
    const double v16 = context_real[0] + v13;
    const double v17 = dupont_screw_max(0.0, dupont_screw_min(v16 - dupont_screw_min(v15, v14), dupont_screw_max(v15, v14) - v16));
    const bool v18 = v1 && (v12 < 0.0);
    result_boolean[0] = v18;
    result_real[0] = v18 ? (v17 / (v18 ? (v18 ? (v17 - v12) : 1.0) : 1.0)) : 1.0;
    result_mode[0] = dupont_screw_mode_of(v10 - v11);
}

static void dupont_screw_interpolated_part(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const signed char mode[restrict 1], const bool crossing[restrict 1], const signed char forced[restrict 1], const signed char heading[restrict 1], double past, double trial, double passes, double worst, double dt, const double tau[restrict 1], double q_out[restrict 1], double qd_out[restrict 1], signed char mode_out[restrict 1], bool crossing_out[restrict 1], signed char forced_out[restrict 1], signed char heading_out[restrict 1], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const double v0 = tau[0] - prepared->k[0];
    const bool v1 = dupont_screw_eq(0.0, qd[0]);
    const double v2 = 0.01818181818181818 * v0;
    const double v3 = fabs(v2);
    const double v4 = 1e-08 * v3;
    const double v5 = fabs(tau[0] - (0.09090909090909094 * v0));
    const double v6 = 0.6666666666666667 * v5;
    const double v7 = -v4;
    const signed char v8 = dupont_screw_mode_of(qd[0]);
    const bool v9 = !v1;
    const double v10 = 1.6923076923076927 * v5;
    const double v11 = dupont_screw_min(v10, v10);
    const double v12 = dupont_screw_min(v11, v6 + (0.6060606060606061 * v11));
    const bool v13 = v1 && (v3 <= (v4 + (0.018183636363636364 * dupont_screw_min(v12, v6 + (0.6060606060606061 * v12)))));
    const bool v14 = !(0 == forced[0]);
    const bool v15 = v14 && (v1 && v14);
    const bool v16 = v1 ? (v7 < v2) : (1 == v8);
    const signed char v17 = (v13 && (!v15)) ? 0 : ((v15 ? (1 == forced[0]) : v16) ? 1 : (-1));
    signed char v18_pattern[1] = {v17};
    signed char v18_best[1] = {v17};
    bool v18_flag[7] = {false, false, false, false, false, true, false};
    double v18_number[2] = {0.0, 0.0};
    const double v18_of_context_real[2] = {v0, tau[0]};
    const bool v18_of_context_boolean[5] = {v9, v15, v13, v16, v1 ? (v7 < (-v2)) : ((-1) == v8)};
    const signed char v18_of_context_mode[2] = {v8, forced[0]};
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
    const double v20 = v19 ? 0.0 : 0.01818181818181818;
    const double v21 = v19 ? 0.0 : ((v19 ? 0.0 : v0) * v20);
    const double v22 = v19 ? 0.0 : (v20 * (v19 ? 0.0 : 1.0));
    const double v23 = (double)v18_best[0];
    const double v24 = 1.0 - (5.0 * v22);
    const double v25 = -v24;
    const double v26 = tau[0] - (5.0 * v21);
    const bool v27 = !v19;
    double v28_u[1] = {v18_number[1]};
    double v28_polished[1] = {0.0};
    const double v28_of_context_real[3] = {v23, v25, v26};
    const bool v28_of_context_boolean[1] = {v27};
    bool v28_done = false;
    for (int v28_pass = 0; (v28_pass < 40) && !v28_done; v28_pass++) {
        double v28_next_u[1];
        double v28_next_polished[1];
        dupont_screw_stage_loads(prepared, v28_u, v28_polished, v28_of_context_real, v28_of_context_boolean, v28_next_u, v28_next_polished, &v28_done);
        v28_u[0] = v28_next_u[0];
        v28_polished[0] = v28_next_polished[0];
    }
    double v29_u[1] = {v28_u[0]};
    double v29_polished[1] = {0.0};
    bool v29_done = false;
    for (int v29_pass = 0; (v29_pass < 40) && !v29_done; v29_pass++) {
        double v29_next_u[1];
        double v29_next_polished[1];
        dupont_screw_stage_loads(prepared, v29_u, v29_polished, v28_of_context_real, v28_of_context_boolean, v29_next_u, v29_next_polished, &v29_done);
        v29_u[0] = v29_next_u[0];
        v29_polished[0] = v29_next_polished[0];
    }
    const double v30 = (v19 ? 0.0 : (v21 - (v22 * v29_u[0]))) + (v19 ? 0.0 : (v21 - (v22 * v28_u[0])));
    const double v31 = 0.16666666666666666 * trial;
    const double v32 = v19 ? q[0] : (q[0] + (((6.0 * qd[0]) + (trial * (v18_number[0] + v30))) * v31));
    double v33_u[1] = {v29_u[0]};
    double v33_polished[1] = {0.0};
    bool v33_done = false;
    for (int v33_pass = 0; (v33_pass < 40) && !v33_done; v33_pass++) {
        double v33_next_u[1];
        double v33_next_polished[1];
        dupont_screw_stage_loads(prepared, v33_u, v33_polished, v28_of_context_real, v28_of_context_boolean, v33_next_u, v33_next_polished, &v33_done);
        v33_u[0] = v33_next_u[0];
        v33_polished[0] = v33_next_polished[0];
    }
    const double v34 = qd[0] + (v31 * ((v18_number[0] + (v19 ? 0.0 : (v21 - (v22 * v33_u[0])))) + (2.0 * v30)));
    const double v35 = v19 ? 0.0 : v34;
    double v37 = 1.0;
    bool v38 = false;
    signed char v39 = 0;
    if (v19) {
        const double v36_of_context_real[6] = {v0, tau[0], v18_number[0], v18_number[1], v32, v35};
        double v36_result_real[1];
        bool v36_result_boolean[1];
        signed char v36_result_mode[1];
        dupont_screw_interpolated_breakaways(prepared, v36_of_context_real, v18_best, v36_result_real, v36_result_boolean, v36_result_mode);
        v37 = v36_result_real[0];
        v38 = v36_result_boolean[0];
        v39 = v36_result_mode[0];
    }
    const bool v40 = (v23 * v35) < 0.0;
    const bool v41 = v9 && v40;
    const double v42 = v41 ? (qd[0] / (v41 ? (v41 ? (qd[0] - v35) : 1.0) : 1.0)) : 1.0;
    const double v43 = dupont_screw_min(v37, dupont_screw_min(1.0, v42));
    const bool v44 = crossing[0] || (!(0 == heading[0]));
    const bool v45 = ((v43 < 1.0) && (!v44)) && (!(6.0 <= passes));
    q_out[0] = v45 ? q[0] : v32;
    const bool v46 = crossing[0] || v40;
    const bool v47 = !v45;
    qd_out[0] = v45 ? qd[0] : ((v46 && v47) ? ((v19 || v46) ? 0.0 : v35) : v35);
    crossing_out[0] = v45 && (v40 && (v42 <= v43));
    forced_out[0] = v45 ? forced[0] : (v44 ? heading[0] : 0);
    heading_out[0] = ((v37 <= v43) && (v45 && v38)) ? v39 : 0;
    const double v48 = v45 ? past : (v44 ? (trial + past) : dt);
    *past_out = v48;
    const double v49 = v45 ? (trial * v43) : (dt - v48);
    *trial_out = v49;
    *passes_out = 1.0 + passes;
    const double v50 = v18_done ? ((v18_flag[2] || v18_flag[1]) ? (v18_flag[6] ? 4.0 : (v18_flag[3] ? 1.0 : (v18_flag[5] ? 0.0 : 3.0))) : (v18_flag[4] ? 5.0 : 2.0)) : 5.0;
    const double v51 = ((fabs(v0) + fabs(v18_number[0])) < 1e+38) ? v50 : 6.0;
    const double v52 = v23 * v24;
    const double v53 = v23 * v26;
    const double v54 = (v33_u[0] * v52) - v53;
    const double v55 = v19 ? 0.0 : (-(((0.0 < (-v54)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v23 * v54)));
    const double v56 = dupont_screw_max(fabs(v33_u[0]), fabs(v55));
    const bool v57 = (fabs(v33_u[0] - v55) <= (v56 * ((v56 < (1.0000000009313226 * v56)) ? 1e-11 : 1e-05))) && v33_done;
    const double v58 = (v28_u[0] * v52) - v53;
    const double v59 = v19 ? 0.0 : (-(((0.0 < (-v58)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v23 * v58)));
    const double v60 = dupont_screw_max(fabs(v28_u[0]), fabs(v59));
    const bool v61 = v28_done && (fabs(v28_u[0] - v59) <= (v60 * ((v60 < (1.0000000009313226 * v60)) ? 1e-11 : 1e-05)));
    const double v62 = (v29_u[0] * v52) - v53;
    const double v63 = v19 ? 0.0 : (-(((0.0 < (-v62)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v23 * v62)));
    const double v64 = dupont_screw_max(fabs(v63), fabs(v29_u[0]));
    const bool v65 = (fabs(v29_u[0] - v63) <= (v64 * ((v64 < (1.0000000009313226 * v64)) ? 1e-11 : 1e-05))) && v29_done;
    *worst_out = dupont_screw_max(worst, dupont_screw_max(v51, (v57 && (v61 && v65)) ? 0.0 : 5.0));
    *done = v47 && (v49 <= 0.0);
}

void dupont_screw_step_interpolated_arrays(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const signed char mode[restrict 1], const double tau[restrict 1], double dt, double q_next[restrict 1], double qd_next[restrict 1], signed char mode_next[restrict 1], double *restrict status)
{
    double v0_q[1] = {q[0]};
    double v0_qd[1] = {qd[0]};
    signed char v0_mode[1] = {mode[0]};
    bool v0_crossing[1] = {false};
    signed char v0_forced[1] = {0};
    signed char v0_heading[1] = {0};
    double v0_past = 0.0;
    double v0_trial = dt;
    double v0_passes = 0.0;
    double v0_worst = 0.0;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 8) && !v0_done; v0_pass++) {
        double v0_next_q[1];
        double v0_next_qd[1];
        signed char v0_next_mode[1];
        bool v0_next_crossing[1];
        signed char v0_next_forced[1];
        signed char v0_next_heading[1];
        double v0_next_past;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        dupont_screw_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
        v0_q[0] = v0_next_q[0];
        v0_qd[0] = v0_next_qd[0];
        v0_mode[0] = v0_next_mode[0];
        v0_crossing[0] = v0_next_crossing[0];
        v0_forced[0] = v0_next_forced[0];
        v0_heading[0] = v0_next_heading[0];
        v0_past = v0_next_past;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const double v1 = fabs(qd[0]) + (fabs(tau[0]) + (fabs(v0_qd[0]) + fabs(v0_q[0])));
    const bool v2 = (0.0 < dt) && ((fabs(q[0]) + (fabs(dt) + v1)) < 1e+38);
    q_next[0] = v2 ? v0_q[0] : q[0];
    qd_next[0] = v2 ? v0_qd[0] : qd[0];
    mode_next[0] = v2 ? v0_mode[0] : mode[0];
    *status = v2 ? (v0_done ? v0_worst : dupont_screw_max(5.0, v0_worst)) : 6.0;
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
