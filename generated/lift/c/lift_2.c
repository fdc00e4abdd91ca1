#include "lift.h"

#include <math.h>

static double lift_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double lift_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool lift_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char lift_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

static inline void lift_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void lift_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static inline void lift_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void lift_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static void lift_step_pattern_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const double v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const double v2 = context_real[3] * context_real[0];
    const double v3 = v1 + (u[0] * v2);
    const double v4 = context_real[0] * ((0.0 < v3) ? 1.9 : (-1.25));
    const double v5 = context_boolean[0] ? (v0 + (v3 * v4)) : 0.0;
    const double v6 = v1 + (v2 * v5);
    const double v7 = fabs(v5 - (context_boolean[0] ? (v0 + (((0.0 < v6) ? 1.9 : (-1.25)) * (context_real[0] * v6))) : 0.0));
    const double v8 = context_real[7] + (u[0] * context_real[6]);
    const double v9 = 0.0096 * context_real[5];
    const double v10 = context_boolean[1] ? (fabs(v8) * v9) : 0.0;
    const double v11 = lift_max(v7, fabs(v10 - (context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v5))) : 0.0)));
    const double v12 = 1.0 - (context_boolean[0] ? (v2 * v4) : 0.0);
    const double v13 = context_boolean[1] ? (v9 * (context_real[6] * ((v8 < 0.0) ? (-1.0) : 1.0))) : 0.0;
    const bool v14 = fabs(v12) < fabs(v13);
    const double v15 = u[0] - v5;
    const double v16 = u[1] - v10;
    const double v17 = -v13;
    const double v18 = v14 ? v12 : v17;
    const double v19 = 1.0 / (v14 ? v17 : v12);
    const double v20 = v19 * (v14 ? v16 : v15);
    const double v21 = v19 * (v14 ? 1.0 : 0.0);
    const double v22 = ((v18 * v20) - (v14 ? v15 : v16)) / ((v18 * v21) - (v14 ? 0.0 : 1.0));
    const double v23 = (v21 * v22) - v20;
    const double v24 = u[0] + (0.125 * v23);
    const double v25 = v1 + (v2 * v24);
    const double v26 = fabs(v24 - (context_boolean[0] ? (v0 + (((0.0 < v25) ? 1.9 : (-1.25)) * (context_real[0] * v25))) : 0.0));
    const double v27 = u[1] - (0.125 * v22);
    const double v28 = lift_max(v26, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v24))) : 0.0) - v27));
    const double v29 = u[0] + (0.5 * v23);
    const double v30 = v1 + (v2 * v29);
    const double v31 = fabs(v29 - (context_boolean[0] ? (v0 + (((0.0 < v30) ? 1.9 : (-1.25)) * (context_real[0] * v30))) : 0.0));
    const double v32 = u[1] - (0.5 * v22);
    const double v33 = lift_max(v31, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v29))) : 0.0) - v32));
    const double v34 = u[0] + v23;
    const double v35 = u[1] - v22;
    const double v36 = v1 + (v2 * v34);
    const double v37 = fabs(v34 - (context_boolean[0] ? (v0 + (((0.0 < v36) ? 1.9 : (-1.25)) * (context_real[0] * v36))) : 0.0));
    const double v38 = lift_max(fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v34))) : 0.0) - v35), v37);
    const double v39 = lift_max(fabs(v15), fabs(v16));
    const bool v40 = v38 < v39;
    const double v41 = v40 ? v38 : v39;
    const bool v42 = v33 < v41;
    const double v43 = v42 ? v33 : v41;
    const bool v44 = v28 < v43;
    const double v45 = v44 ? v28 : v43;
    const bool v46 = v11 < v45;
    u_out[0] = v46 ? v5 : (v44 ? v24 : (v42 ? v29 : (v40 ? v34 : u[0])));
    u_out[1] = v46 ? v10 : (v44 ? v27 : (v42 ? v32 : (v40 ? v35 : u[1])));
    const double v47 = 1e-05 * lift_max(lift_max(fabs(v5), lift_max(fabs(u[0]), fabs(u[1]))), fabs(v10));
    const double v48 = polished[0] + ((v39 <= v47) ? 1.0 : 0.0);
    polished_out[0] = v48;
    const bool v49 = (!(v46 || (v44 || (v40 || v42)))) || (4.0 <= v48);
    *done = v49 || ((v46 ? v11 : v45) <= 0.0);
}

static void lift_step_pattern(const lift_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 6], const double context_real[restrict 10], const bool context_boolean[restrict 8], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 6], bool *restrict done)
{
    const bool v0 = 0 == pattern[1];
    const double v1 = v0 ? 0.0 : 1.0;
    const bool v2 = 0 == pattern[0];
    const double v3 = v2 ? 0.0 : 1.0;
    const double v4 = v3 + v1;
    const double v5 = 1.0 - v4;
    const double v6 = -v5;
    const double v7 = context_boolean[3] ? 0.0 : 1.0;
    const bool v8 = context_boolean[5] || context_boolean[4];
    const double v9 = v8 ? 1.0 : 0.0;
    const bool v10 = context_boolean[1] || context_boolean[2];
    const bool v11 = (context_boolean[2] && (1 == pattern[0])) || ((v2 && ((v6 <= v9) && (v7 <= v6))) && v10);
    const double v12 = -(v3 + v5);
    const bool v13 = (context_boolean[5] && (1 == pattern[1])) || ((v0 && ((0.0 <= v12) && (v12 <= 0.0))) && v8);
    const bool v14 = v13 || v11;
    const double v15 = v14 ? v4 : (1.0 + v4);
    const signed char v16 = (context_boolean[0] && ((v15 <= v9) && (v7 <= v15))) ? 0 : (context_boolean[1] ? 1 : (-1));
    const signed char v17 = v13 ? pattern[0] : (v11 ? ((context_boolean[1] && v2) ? 1 : (-1)) : v16);
    pattern_out[0] = v17;
    const double v18 = v15 - ((0 == v17) ? 0.0 : 1.0);
    const signed char v19 = (context_boolean[3] && ((v18 <= 0.0) && (0.0 <= v18))) ? 0 : (context_boolean[4] ? 1 : (-1));
    pattern_out[1] = v13 ? ((context_boolean[4] && v0) ? 1 : (-1)) : v19;
    const bool v20 = !v2;
    const double v21 = 1.0 / (v20 ? (v2 ? 1.0 : context_real[0]) : 1.0);
    const double v22 = v2 ? 0.0 : (v21 * v3);
    const double v23 = 1.0 - (312.5 * v22);
    const double v24 = 1.0 - (1.25 * v23);
    const double v25 = 1.0 + (1.9 * v23);
    const double v26 = v25 * v24;
    const bool v27 = v4 <= 1.0;
    const bool v28 = v2 || (0.0 < ((v27 && (0.0 < v26)) ? 1.0 : lift_min(v25, v24)));
    const double v29 = prepared->k[0] * v22;
    const bool v30 = (v0 || ((v2 ? 0.0 : (0.0096 * fabs(v29))) < 1.0)) && v28;
    const double v31 = v2 ? 0.0 : ((v2 ? 0.0 : context_real[2]) * v21);
    const double v32 = context_real[7] + (prepared->k[0] * v31);
    const double v33 = context_real[6] - (312.5 * v31);
    const bool v34 = !v0;
    const double v35 = (double)pattern[1];
    const double v36 = (double)pattern[0];
    double v37_u[2] = {v30 ? number[2] : 0.0, v30 ? number[3] : 0.0};
    double v37_polished[1] = {0.0};
    const double v37_of_context_real[8] = {v36, context_real[4], context_real[5], -v23, v33, v35, -v29, v32};
    const bool v37_of_context_boolean[2] = {v20, v34};
    bool v37_done = false;
    for (int v37_pass = 0; (v37_pass < 40) && !v37_done; v37_pass++) {
        double v37_next_u[2];
        double v37_next_polished[1];
        lift_step_pattern_loads(prepared, v37_u, v37_polished, v37_of_context_real, v37_of_context_boolean, v37_next_u, v37_next_polished, &v37_done);
        v37_u[0] = v37_next_u[0];
        v37_u[1] = v37_next_u[1];
        v37_polished[0] = v37_next_polished[0];
    }
    number_out[2] = v37_u[0];
    const double v38 = v2 ? context_real[2] : v37_u[0];
    const double v39 = v2 ? 0.0 : (v31 - (v22 * v37_u[0]));
    const double v40 = (context_real[6] - (312.5 * v39)) - v38;
    const double v41 = 0.3999999999999999 * v40;
    const double v42 = -(21.999999999999996 + v41);
    const double v43 = 3.3 * v40;
    const double v44 = 181.5 + v43;
    const double v45 = -(v41 - 21.999999999999996);
    const double v46 = v43 - 181.5;
    const double v47 = v38 + v40;
    const double v48 = 37.5 + (v47 - lift_min(lift_min(v44, v42), lift_min(v46, v45)));
    const double v49 = v2 ? lift_min(v48, 37.5 + (lift_max(lift_max(v46, v45), lift_max(v44, v42)) - v47)) : (v36 * v39);
    const bool v50 = context_boolean[6] || (((-1e-12) * lift_max(fabs(context_real[2]), fabs(v38))) <= (v2 ? v49 : (context_real[0] * v49)));
    const double v51 = 40.0 + (v36 * (v33 + (context_real[4] - (v23 * v37_u[0]))));
    const double v52 = v2 ? 0.0 : ((context_real[4] + context_real[5]) + (v36 * (65.0 + (v51 * ((0.0 < v51) ? 1.9 : (-1.25))))));
    const double v53 = v0 ? 0.0 : ((0.0096 * v35) * fabs((v29 * v37_u[0]) - v32));
    number_out[3] = v37_u[1];
    const double v54 = 1e-05 * lift_max(fabs(v37_u[1]), lift_max(fabs(v37_u[0]), lift_max(fabs(v52), fabs(v53))));
    const bool v55 = v37_done && (lift_max(fabs(v37_u[1] - v53), fabs(v37_u[0] - v52)) <= v54);
    const double v56 = v0 ? context_real[3] : v37_u[1];
    const double v57 = 0.0132 * fabs(context_real[7] + (prepared->k[0] * v39));
    const double v58 = 1.0 / (v34 ? (v0 ? 1.0 : context_real[1]) : 1.0);
    const double v59 = v0 ? 0.0 : ((v0 ? 0.0 : (v58 * (v0 ? 0.0 : context_real[3]))) - ((v0 ? 0.0 : (v1 * v58)) * v37_u[1]));
    const double v60 = v0 ? lift_min(v56 + v57, v57 - v56) : (v35 * v59);
    const bool v61 = context_boolean[7] || (((-1e-12) * lift_max(fabs(context_real[3]), fabs(v56))) <= (v0 ? v60 : (context_real[1] * v60)));
    const bool v62 = (v55 && v50) && v61;
    const bool v63 = !flag[1];
    const bool v64 = (context_boolean[6] || ((v2 && (0.0 <= v49)) || (0.0 < v49))) && v55;
    const bool v65 = v64 && (context_boolean[7] || ((0.0 < v60) || (v0 && (0.0 <= v60))));
    const bool v66 = (v63 && v65) || ((!flag[2]) && (v63 && v62));
    best_out[0] = v66 ? pattern[0] : best[0];
    best_out[1] = v66 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    const bool v67 = flag[1] || v65;
    flag_out[1] = v67;
    flag_out[2] = flag[2] || v62;
    const bool v68 = flag[3] || (flag[1] && v65);
    flag_out[3] = v68;
    const bool v69 = !v55;
    const bool v70 = v20 && (v26 < 0.0);
    const bool v71 = v27 && v70;
    flag_out[4] = flag[4] || (v69 && (!(v71 && v69)));
    flag_out[5] = v66 ? v30 : flag[5];
    flag_out[6] = v66 ? (v70 && (v71 && v55)) : flag[6];
    number_out[0] = v66 ? v39 : number[0];
    number_out[1] = v66 ? v59 : number[1];
    number_out[4] = v66 ? 0.0 : number[4];
    number_out[5] = v66 ? 0.0 : number[5];
    const bool v72 = !(v14 || (v15 <= (v9 + (v10 ? 1.0 : 0.0))));
    const bool v73 = v67 && (v68 || (((v2 && v0) || (!v14)) || v72));
    *done = v73 || (v72 && (!v67));
}

static void lift_stage_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const double v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const double v2 = context_real[3] * context_real[0];
    const double v3 = v1 + (u[0] * v2);
    const double v4 = context_real[0] * ((0.0 < v3) ? 1.9 : (-1.25));
    const double v5 = context_boolean[0] ? (v0 + (v3 * v4)) : 0.0;
    const double v6 = v1 + (v2 * v5);
    const double v7 = fabs(v5 - (context_boolean[0] ? (v0 + (((0.0 < v6) ? 1.9 : (-1.25)) * (context_real[0] * v6))) : 0.0));
    const double v8 = context_real[7] + (u[0] * context_real[6]);
    const double v9 = 0.0096 * context_real[5];
    const double v10 = context_boolean[1] ? (fabs(v8) * v9) : 0.0;
    const double v11 = lift_max(v7, fabs(v10 - (context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v5))) : 0.0)));
    const double v12 = 1.0 - (context_boolean[0] ? (v2 * v4) : 0.0);
    const double v13 = context_boolean[1] ? (v9 * (context_real[6] * ((v8 < 0.0) ? (-1.0) : 1.0))) : 0.0;
    const bool v14 = fabs(v12) < fabs(v13);
    const double v15 = u[0] - v5;
    const double v16 = u[1] - v10;
    const double v17 = -v13;
    const double v18 = v14 ? v12 : v17;
    const double v19 = 1.0 / (v14 ? v17 : v12);
    const double v20 = v19 * (v14 ? v16 : v15);
    const double v21 = v19 * (v14 ? 1.0 : 0.0);
    const double v22 = ((v18 * v20) - (v14 ? v15 : v16)) / ((v18 * v21) - (v14 ? 0.0 : 1.0));
    const double v23 = (v21 * v22) - v20;
    const double v24 = u[0] + (0.125 * v23);
    const double v25 = v1 + (v2 * v24);
    const double v26 = fabs(v24 - (context_boolean[0] ? (v0 + (((0.0 < v25) ? 1.9 : (-1.25)) * (context_real[0] * v25))) : 0.0));
    const double v27 = u[1] - (0.125 * v22);
    const double v28 = lift_max(v26, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v24))) : 0.0) - v27));
    const double v29 = u[0] + (0.5 * v23);
    const double v30 = v1 + (v2 * v29);
    const double v31 = fabs(v29 - (context_boolean[0] ? (v0 + (((0.0 < v30) ? 1.9 : (-1.25)) * (context_real[0] * v30))) : 0.0));
    const double v32 = u[1] - (0.5 * v22);
    const double v33 = lift_max(v31, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v29))) : 0.0) - v32));
    const double v34 = u[0] + v23;
    const double v35 = u[1] - v22;
    const double v36 = v1 + (v2 * v34);
    const double v37 = fabs(v34 - (context_boolean[0] ? (v0 + (((0.0 < v36) ? 1.9 : (-1.25)) * (context_real[0] * v36))) : 0.0));
    const double v38 = lift_max(fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v34))) : 0.0) - v35), v37);
    const double v39 = lift_max(fabs(v15), fabs(v16));
    const bool v40 = v38 < v39;
    const double v41 = v40 ? v38 : v39;
    const bool v42 = v33 < v41;
    const double v43 = v42 ? v33 : v41;
    const bool v44 = v28 < v43;
    const double v45 = v44 ? v28 : v43;
    const bool v46 = v11 < v45;
    u_out[0] = v46 ? v5 : (v44 ? v24 : (v42 ? v29 : (v40 ? v34 : u[0])));
    u_out[1] = v46 ? v10 : (v44 ? v27 : (v42 ? v32 : (v40 ? v35 : u[1])));
    const double v47 = 1e-05 * lift_max(lift_max(fabs(v5), lift_max(fabs(u[0]), fabs(u[1]))), fabs(v10));
    const double v48 = polished[0] + ((v39 <= v47) ? 1.0 : 0.0);
    polished_out[0] = v48;
    const bool v49 = (!(v46 || (v44 || (v40 || v42)))) || (4.0 <= v48);
    *done = v49 || ((v46 ? v11 : v45) <= 0.0);
}

void lift_step_arrays(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const double v0 = tau[0] - prepared->k[3];
    const double v1 = tau[0] - v0;
    const double v2 = 0.3999999999999999 * v1;
    const double v3 = -(v2 - 21.999999999999996);
    const double v4 = 3.3 * v1;
    const double v5 = v4 - 181.5;
    const double v6 = -(21.999999999999996 + v2);
    const double v7 = 181.5 + v4;
    const double v8 = prepared->k[29] * (lift_max(lift_max(v5, v3), lift_max(v7, v6)) - lift_min(lift_min(v7, v6), lift_min(v5, v3)));
    const double v9 = fabs(qd[0]);
    const bool v10 = lift_eq(0.0, v9) || (v9 < (dt * (prepared->k[28] + v8)));
    const signed char v11 = lift_mode_of(qd[0]);
    const double v12 = 120.0 * qd[0];
    const double v13 = 625.0 * qd[0];
    const double v14 = v0 - (v10 ? 0.0 : (v13 + (v12 + (65.0 * ((double)v11)))));
    const double v15 = prepared->k[5] + (prepared->k[15] * v14);
    const double v16 = 0.0132 * sqrt(v15 * v15);
    const double v17 = 219.0 + (2.3 * (fabs(v12) + fabs(v1 - (prepared->k[18] * v14))));
    const bool v18 = prepared->k[20] < 1.0;
    const double v19 = v18 ? (lift_max(v17, v16) / (v18 ? prepared->k[24] : 1.0)) : 1e+38;
    const double v20 = lift_min(v19, v17 + (prepared->k[19] * v19));
    const double v21 = lift_min(v20, v17 + (prepared->k[19] * v20));
    const double v22 = lift_min(lift_min(v19, v16 + (prepared->k[16] * v19)), v16 + (prepared->k[16] * v20));
    const double v23 = tau[1] * prepared->k[9];
    const double v24 = fabs(v23);
    const double v25 = 1e-08 * v24;
    const double v26 = fabs(qd[1]);
    const bool v27 = (v26 < (prepared->k[27] * dt)) || lift_eq(0.0, v26);
    const bool v28 = v27 && (v24 <= (v25 + (prepared->k[21] * lift_min(v22, v16 + (prepared->k[16] * v21)))));
    const double v29 = prepared->k[10] * v14;
    const double v30 = fabs(v29);
    const double v31 = 1e-08 * v30;
    const bool v32 = v10 && (v30 <= (v31 + (prepared->k[23] * lift_min(v21, v17 + (prepared->k[19] * v21)))));
    const double v33 = -v25;
    const signed char v34 = lift_mode_of(qd[1]);
    const bool v35 = v27 ? (v33 < v23) : (1 == v34);
    const signed char v36 = v28 ? 0 : (v35 ? 1 : (-1));
    const double v37 = -(v31 - prepared->k[22]);
    const bool v38 = v10 ? (v37 < v29) : (1 == v11);
    const signed char v39 = v32 ? 0 : (v38 ? 1 : (-1));
    signed char v40_pattern[2] = {v39, v36};
    signed char v40_best[2] = {v39, v36};
    bool v40_flag[7] = {false, false, false, false, false, true, false};
    double v40_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v40_of_context_real[10] = {prepared->k[4], prepared->k[8], v0, tau[1], v12, v13, tau[0], prepared->k[5], qd[0], qd[1]};
    const bool v40_of_context_boolean[8] = {v32, v38, v10 ? (v37 < (-v29)) : ((-1) == v11), v28, v35, v27 ? (v33 < (-v23)) : ((-1) == v34), !v10, !v27};
    bool v40_done = false;
    for (int v40_pass = 0; (v40_pass < 18) && !v40_done; v40_pass++) {
        signed char v40_next_pattern[2];
        signed char v40_next_best[2];
        bool v40_next_flag[7];
        double v40_next_number[6];
        lift_step_pattern(prepared, v40_pattern, v40_best, v40_flag, v40_number, v40_of_context_real, v40_of_context_boolean, v40_next_pattern, v40_next_best, v40_next_flag, v40_next_number, &v40_done);
        v40_pattern[0] = v40_next_pattern[0];
        v40_pattern[1] = v40_next_pattern[1];
        v40_best[0] = v40_next_best[0];
        v40_best[1] = v40_next_best[1];
        v40_flag[0] = v40_next_flag[0];
        v40_flag[1] = v40_next_flag[1];
        v40_flag[2] = v40_next_flag[2];
        v40_flag[3] = v40_next_flag[3];
        v40_flag[4] = v40_next_flag[4];
        v40_flag[5] = v40_next_flag[5];
        v40_flag[6] = v40_next_flag[6];
        v40_number[0] = v40_next_number[0];
        v40_number[1] = v40_next_number[1];
        v40_number[2] = v40_next_number[2];
        v40_number[3] = v40_next_number[3];
        v40_number[4] = v40_next_number[4];
        v40_number[5] = v40_next_number[5];
    }
    const bool v41 = 0 == v40_best[0];
    const bool v42 = !v41;
    const double v43 = 1.0 / (v42 ? (v41 ? 1.0 : prepared->k[4]) : 1.0);
    const double v44 = v41 ? 0.0 : (v43 * (v41 ? 0.0 : v0));
    const double v45 = prepared->k[5] + (prepared->k[0] * v44);
    const double v46 = v41 ? 0.0 : ((v41 ? 0.0 : 1.0) * v43);
    const double v47 = prepared->k[0] * v46;
    const double v48 = -v47;
    const double v49 = tau[0] - (312.5 * v44);
    const double v50 = 1.0 - (312.5 * v46);
    const double v51 = -v50;
    const double v52 = v41 ? 0.0 : (qd[0] + v40_number[4]);
    const double v53 = 0.5 * dt;
    const double v54 = v41 ? 0.0 : (v52 + (v40_number[0] * v53));
    const double v55 = 625.0 * v54;
    const double v56 = 120.0 * v54;
    const bool v57 = 0 == v40_best[1];
    const bool v58 = !v57;
    const double v59 = (double)v40_best[1];
    const double v60 = (double)v40_best[0];
    double v61_u[2] = {v40_number[2], v40_number[3]};
    double v61_polished[1] = {0.0};
    const double v61_of_context_real[8] = {v60, v56, v55, v51, v49, v59, v48, v45};
    const bool v61_of_context_boolean[2] = {v42, v58};
    bool v61_done = false;
    for (int v61_pass = 0; (v61_pass < 40) && !v61_done; v61_pass++) {
        double v61_next_u[2];
        double v61_next_polished[1];
        lift_stage_loads(prepared, v61_u, v61_polished, v61_of_context_real, v61_of_context_boolean, v61_next_u, v61_next_polished, &v61_done);
        v61_u[0] = v61_next_u[0];
        v61_u[1] = v61_next_u[1];
        v61_polished[0] = v61_next_polished[0];
    }
    const double v62 = v41 ? 0.0 : (v44 - (v46 * v61_u[0]));
    const double v63 = v41 ? 0.0 : (v52 + (v53 * v62));
    const double v64 = 625.0 * v63;
    const double v65 = 120.0 * v63;
    double v66_u[2] = {v61_u[0], v61_u[1]};
    double v66_polished[1] = {0.0};
    const double v66_of_context_real[8] = {v60, v65, v64, v51, v49, v59, v48, v45};
    const bool v66_of_context_boolean[2] = {v42, v58};
    bool v66_done = false;
    for (int v66_pass = 0; (v66_pass < 40) && !v66_done; v66_pass++) {
        double v66_next_u[2];
        double v66_next_polished[1];
        lift_stage_loads(prepared, v66_u, v66_polished, v66_of_context_real, v66_of_context_boolean, v66_next_u, v66_next_polished, &v66_done);
        v66_u[0] = v66_next_u[0];
        v66_u[1] = v66_next_u[1];
        v66_polished[0] = v66_next_polished[0];
    }
    const double v67 = v41 ? 0.0 : (v44 - (v46 * v66_u[0]));
    const double v68 = v41 ? 0.0 : (v52 + (dt * v67));
    const double v69 = 625.0 * v68;
    const double v70 = 120.0 * v68;
    double v71_u[2] = {v66_u[0], v66_u[1]};
    double v71_polished[1] = {0.0};
    const double v71_of_context_real[8] = {v60, v70, v69, v51, v49, v59, v48, v45};
    const bool v71_of_context_boolean[2] = {v42, v58};
    bool v71_done = false;
    for (int v71_pass = 0; (v71_pass < 40) && !v71_done; v71_pass++) {
        double v71_next_u[2];
        double v71_next_polished[1];
        lift_stage_loads(prepared, v71_u, v71_polished, v71_of_context_real, v71_of_context_boolean, v71_next_u, v71_next_polished, &v71_done);
        v71_u[0] = v71_next_u[0];
        v71_u[1] = v71_next_u[1];
        v71_polished[0] = v71_next_polished[0];
    }
    const double v72 = 0.16666666666666666 * dt;
    const double v73 = v72 * ((v40_number[0] + (v41 ? 0.0 : (v44 - (v46 * v71_u[0])))) + (2.0 * (v62 + v67)));
    const double v74 = v41 ? 0.0 : (v52 + v73);
    const double v75 = 1.0 / (v58 ? (v57 ? 1.0 : prepared->k[8]) : 1.0);
    const double v76 = v57 ? 0.0 : ((v57 ? 0.0 : 1.0) * v75);
    const double v77 = v57 ? 0.0 : (v75 * (v57 ? 0.0 : tau[1]));
    const double v78 = v57 ? 0.0 : (v77 - (v76 * v66_u[1]));
    const double v79 = v57 ? 0.0 : (qd[1] + v40_number[5]);
    const double v80 = v57 ? 0.0 : (v77 - (v76 * v61_u[1]));
    const double v81 = 2.0 * ((v57 ? 0.0 : (v79 + (v53 * v80))) + (v57 ? 0.0 : (v79 + (v40_number[1] * v53))));
    const double v82 = v57 ? q[1] : (q[1] + (v72 * ((v79 + (v57 ? 0.0 : (v79 + (dt * v78)))) + v81)));
    const double v83 = v41 ? q[0] : (q[0] + (v72 * ((v52 + v68) + (2.0 * (v54 + v63)))));
    const bool v84 = ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38)) && (fabs(q[1]) < 1e+38);
    const bool v85 = fabs(tau[1]) < 1e+38;
    const bool v86 = v85 && (((v26 < 1e+38) && ((v9 < 1e+38) && v84)) && (fabs(tau[0]) < 1e+38));
    const bool v87 = (v86 && (fabs(v83) < 1e+38)) && (fabs(v82) < 1e+38);
    const double v88 = v72 * ((v40_number[1] + (v57 ? 0.0 : (v77 - (v76 * v71_u[1])))) + (2.0 * (v78 + v80)));
    const double v89 = v57 ? 0.0 : (v79 + v88);
    const bool v90 = (0.0 < dt) && ((fabs(v89) < 1e+38) && (v87 && (fabs(v74) < 1e+38)));
    q_next[0] = v90 ? v83 : q[0];
    q_next[1] = v90 ? v82 : q[1];
    qd_next[0] = v90 ? v74 : qd[0];
    qd_next[1] = v90 ? v89 : qd[1];
    mode_next[0] = v90 ? v40_best[0] : mode[0];
    mode_next[1] = v90 ? v40_best[1] : mode[1];
    const double v91 = v60 * v50;
    const double v92 = 40.0 + (v60 * v49);
    const double v93 = v92 + ((v60 * v70) - (v71_u[0] * v91));
    const double v94 = 65.0 * v60;
    const double v95 = v41 ? 0.0 : (v69 + (v94 + (v70 + (((0.0 < v93) ? 1.9 : (-1.25)) * (v60 * v93)))));
    const double v96 = 0.0096 * v59;
    const double v97 = v57 ? 0.0 : (fabs((v47 * v71_u[0]) - v45) * v96);
    const double v98 = 1e-05 * lift_max(lift_max(fabs(v71_u[0]), lift_max(fabs(v97), fabs(v95))), fabs(v71_u[1]));
    const double v99 = v92 + ((v60 * v65) - (v66_u[0] * v91));
    const double v100 = v41 ? 0.0 : (v64 + (v94 + (v65 + (((0.0 < v99) ? 1.9 : (-1.25)) * (v60 * v99)))));
    const double v101 = v57 ? 0.0 : (v96 * fabs((v47 * v66_u[0]) - v45));
    const double v102 = 1e-05 * lift_max(lift_max(lift_max(fabs(v101), fabs(v100)), fabs(v66_u[0])), fabs(v66_u[1]));
    const bool v103 = v66_done && (lift_max(fabs(v66_u[1] - v101), fabs(v66_u[0] - v100)) <= v102);
    const double v104 = v57 ? 0.0 : (v96 * fabs((v47 * v61_u[0]) - v45));
    const double v105 = v92 + ((v60 * v56) - (v61_u[0] * v91));
    const double v106 = v41 ? 0.0 : (v55 + (v94 + (v56 + (((0.0 < v105) ? 1.9 : (-1.25)) * (v60 * v105)))));
    const double v107 = 1e-05 * lift_max(lift_max(lift_max(fabs(v106), fabs(v104)), fabs(v61_u[0])), fabs(v61_u[1]));
    const bool v108 = v103 && (v61_done && (lift_max(fabs(v61_u[0] - v106), fabs(v61_u[1] - v104)) <= v107));
    const bool v109 = (v71_done && (lift_max(fabs(v71_u[1] - v97), fabs(v71_u[0] - v95)) <= v98)) && v108;
    const double v110 = v40_done ? ((v40_flag[2] || v40_flag[1]) ? (v40_flag[6] ? 4.0 : (v40_flag[3] ? 1.0 : (v40_flag[5] ? 0.0 : 3.0))) : (v40_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v111 = (fabs(v0) < 1e+38) && ((fabs(v40_number[1]) < 1e+38) && (fabs(v40_number[0]) < 1e+38));
    const double v112 = (v85 && v111) ? v110 : 6.0;
    *status = v90 ? (v109 ? v112 : lift_max(5.0, v112)) : 6.0;
}

#if !defined(LIFT_VECTOR)

void lift_step_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_step_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void lift_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        lift_gather(30U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_step_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

int lift_step(const lift_prepared *restrict prepared, lift_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    lift_step_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
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

static void lift_interpolated_pattern_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const double v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const double v2 = context_real[3] * context_real[0];
    const double v3 = v1 + (u[0] * v2);
    const double v4 = context_real[0] * ((0.0 < v3) ? 1.9 : (-1.25));
    const double v5 = context_boolean[0] ? (v0 + (v3 * v4)) : 0.0;
    const double v6 = v1 + (v2 * v5);
    const double v7 = fabs(v5 - (context_boolean[0] ? (v0 + (((0.0 < v6) ? 1.9 : (-1.25)) * (context_real[0] * v6))) : 0.0));
    const double v8 = context_real[7] + (u[0] * context_real[6]);
    const double v9 = 0.0096 * context_real[5];
    const double v10 = context_boolean[1] ? (fabs(v8) * v9) : 0.0;
    const double v11 = lift_max(v7, fabs(v10 - (context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v5))) : 0.0)));
    const double v12 = 1.0 - (context_boolean[0] ? (v2 * v4) : 0.0);
    const double v13 = context_boolean[1] ? (v9 * (context_real[6] * ((v8 < 0.0) ? (-1.0) : 1.0))) : 0.0;
    const bool v14 = fabs(v12) < fabs(v13);
    const double v15 = u[0] - v5;
    const double v16 = u[1] - v10;
    const double v17 = -v13;
    const double v18 = v14 ? v12 : v17;
    const double v19 = 1.0 / (v14 ? v17 : v12);
    const double v20 = v19 * (v14 ? v16 : v15);
    const double v21 = v19 * (v14 ? 1.0 : 0.0);
    const double v22 = ((v18 * v20) - (v14 ? v15 : v16)) / ((v18 * v21) - (v14 ? 0.0 : 1.0));
    const double v23 = (v21 * v22) - v20;
    const double v24 = u[0] + (0.125 * v23);
    const double v25 = v1 + (v2 * v24);
    const double v26 = fabs(v24 - (context_boolean[0] ? (v0 + (((0.0 < v25) ? 1.9 : (-1.25)) * (context_real[0] * v25))) : 0.0));
    const double v27 = u[1] - (0.125 * v22);
    const double v28 = lift_max(v26, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v24))) : 0.0) - v27));
    const double v29 = u[0] + (0.5 * v23);
    const double v30 = v1 + (v2 * v29);
    const double v31 = fabs(v29 - (context_boolean[0] ? (v0 + (((0.0 < v30) ? 1.9 : (-1.25)) * (context_real[0] * v30))) : 0.0));
    const double v32 = u[1] - (0.5 * v22);
    const double v33 = lift_max(v31, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v29))) : 0.0) - v32));
    const double v34 = u[0] + v23;
    const double v35 = u[1] - v22;
    const double v36 = v1 + (v2 * v34);
    const double v37 = fabs(v34 - (context_boolean[0] ? (v0 + (((0.0 < v36) ? 1.9 : (-1.25)) * (context_real[0] * v36))) : 0.0));
    const double v38 = lift_max(fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v34))) : 0.0) - v35), v37);
    const double v39 = lift_max(fabs(v15), fabs(v16));
    const bool v40 = v38 < v39;
    const double v41 = v40 ? v38 : v39;
    const bool v42 = v33 < v41;
    const double v43 = v42 ? v33 : v41;
    const bool v44 = v28 < v43;
    const double v45 = v44 ? v28 : v43;
    const bool v46 = v11 < v45;
    u_out[0] = v46 ? v5 : (v44 ? v24 : (v42 ? v29 : (v40 ? v34 : u[0])));
    u_out[1] = v46 ? v10 : (v44 ? v27 : (v42 ? v32 : (v40 ? v35 : u[1])));
    const double v47 = 1e-05 * lift_max(lift_max(fabs(v5), lift_max(fabs(u[0]), fabs(u[1]))), fabs(v10));
    const double v48 = polished[0] + ((v39 <= v47) ? 1.0 : 0.0);
    polished_out[0] = v48;
    const bool v49 = (!(v46 || (v44 || (v40 || v42)))) || (4.0 <= v48);
    *done = v49 || ((v46 ? v11 : v45) <= 0.0);
}

static void lift_interpolated_pattern(const lift_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 8], const bool context_boolean[restrict 8], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[1];
    const double v1 = v0 ? 0.0 : 1.0;
    const bool v2 = 0 == pattern[0];
    const double v3 = v2 ? 0.0 : 1.0;
    const double v4 = v3 + v1;
    const double v5 = 1.0 - v4;
    const double v6 = -v5;
    const double v7 = context_boolean[3] ? 0.0 : 1.0;
    const bool v8 = context_boolean[5] || context_boolean[4];
    const double v9 = v8 ? 1.0 : 0.0;
    const bool v10 = context_boolean[1] || context_boolean[2];
    const bool v11 = (context_boolean[2] && (1 == pattern[0])) || ((v2 && ((v6 <= v9) && (v7 <= v6))) && v10);
    const double v12 = -(v3 + v5);
    const bool v13 = (context_boolean[5] && (1 == pattern[1])) || ((v0 && ((0.0 <= v12) && (v12 <= 0.0))) && v8);
    const bool v14 = v13 || v11;
    const double v15 = v14 ? v4 : (1.0 + v4);
    const signed char v16 = (context_boolean[0] && ((v15 <= v9) && (v7 <= v15))) ? 0 : (context_boolean[1] ? 1 : (-1));
    const signed char v17 = v13 ? pattern[0] : (v11 ? ((context_boolean[1] && v2) ? 1 : (-1)) : v16);
    pattern_out[0] = v17;
    const double v18 = v15 - ((0 == v17) ? 0.0 : 1.0);
    const signed char v19 = (context_boolean[3] && ((v18 <= 0.0) && (0.0 <= v18))) ? 0 : (context_boolean[4] ? 1 : (-1));
    pattern_out[1] = v13 ? ((context_boolean[4] && v0) ? 1 : (-1)) : v19;
    const bool v20 = !v2;
    const double v21 = 1.0 / (v20 ? (v2 ? 1.0 : context_real[0]) : 1.0);
    const double v22 = v2 ? 0.0 : (v21 * v3);
    const double v23 = 1.0 - (312.5 * v22);
    const double v24 = 1.0 - (1.25 * v23);
    const double v25 = 1.0 + (1.9 * v23);
    const double v26 = v25 * v24;
    const bool v27 = v4 <= 1.0;
    const bool v28 = v2 || (0.0 < ((v27 && (0.0 < v26)) ? 1.0 : lift_min(v25, v24)));
    const double v29 = prepared->k[0] * v22;
    const bool v30 = (v0 || ((v2 ? 0.0 : (0.0096 * fabs(v29))) < 1.0)) && v28;
    const double v31 = v2 ? 0.0 : ((v2 ? 0.0 : context_real[2]) * v21);
    const double v32 = context_real[7] + (prepared->k[0] * v31);
    const double v33 = context_real[6] - (312.5 * v31);
    const bool v34 = !v0;
    const double v35 = (double)pattern[1];
    const double v36 = (double)pattern[0];
    double v37_u[2] = {v30 ? number[2] : 0.0, v30 ? number[3] : 0.0};
    double v37_polished[1] = {0.0};
    const double v37_of_context_real[8] = {v36, context_real[4], context_real[5], -v23, v33, v35, -v29, v32};
    const bool v37_of_context_boolean[2] = {v20, v34};
    bool v37_done = false;
    for (int v37_pass = 0; (v37_pass < 40) && !v37_done; v37_pass++) {
        double v37_next_u[2];
        double v37_next_polished[1];
        lift_interpolated_pattern_loads(prepared, v37_u, v37_polished, v37_of_context_real, v37_of_context_boolean, v37_next_u, v37_next_polished, &v37_done);
        v37_u[0] = v37_next_u[0];
        v37_u[1] = v37_next_u[1];
        v37_polished[0] = v37_next_polished[0];
    }
    number_out[2] = v37_u[0];
    const double v38 = v2 ? context_real[2] : v37_u[0];
    const double v39 = v2 ? 0.0 : (v31 - (v22 * v37_u[0]));
    const double v40 = (context_real[6] - (312.5 * v39)) - v38;
    const double v41 = 0.3999999999999999 * v40;
    const double v42 = -(21.999999999999996 + v41);
    const double v43 = 3.3 * v40;
    const double v44 = 181.5 + v43;
    const double v45 = -(v41 - 21.999999999999996);
    const double v46 = v43 - 181.5;
    const double v47 = v38 + v40;
    const double v48 = 37.5 + (v47 - lift_min(lift_min(v44, v42), lift_min(v46, v45)));
    const double v49 = v2 ? lift_min(v48, 37.5 + (lift_max(lift_max(v46, v45), lift_max(v44, v42)) - v47)) : (v36 * v39);
    const bool v50 = context_boolean[6] || (((-1e-12) * lift_max(fabs(context_real[2]), fabs(v38))) <= (v2 ? v49 : (context_real[0] * v49)));
    const double v51 = 40.0 + (v36 * (v33 + (context_real[4] - (v23 * v37_u[0]))));
    const double v52 = v2 ? 0.0 : ((context_real[4] + context_real[5]) + (v36 * (65.0 + (v51 * ((0.0 < v51) ? 1.9 : (-1.25))))));
    const double v53 = v0 ? 0.0 : ((0.0096 * v35) * fabs((v29 * v37_u[0]) - v32));
    number_out[3] = v37_u[1];
    const double v54 = 1e-05 * lift_max(fabs(v37_u[1]), lift_max(fabs(v37_u[0]), lift_max(fabs(v52), fabs(v53))));
    const bool v55 = v37_done && (lift_max(fabs(v37_u[1] - v53), fabs(v37_u[0] - v52)) <= v54);
    const double v56 = v0 ? context_real[3] : v37_u[1];
    const double v57 = 0.0132 * fabs(context_real[7] + (prepared->k[0] * v39));
    const double v58 = 1.0 / (v34 ? (v0 ? 1.0 : context_real[1]) : 1.0);
    const double v59 = v0 ? 0.0 : ((v0 ? 0.0 : (v58 * (v0 ? 0.0 : context_real[3]))) - ((v0 ? 0.0 : (v1 * v58)) * v37_u[1]));
    const double v60 = v0 ? lift_min(v56 + v57, v57 - v56) : (v35 * v59);
    const bool v61 = context_boolean[7] || (((-1e-12) * lift_max(fabs(context_real[3]), fabs(v56))) <= (v0 ? v60 : (context_real[1] * v60)));
    const bool v62 = (v55 && v50) && v61;
    const bool v63 = !flag[1];
    const bool v64 = (context_boolean[6] || ((v2 && (0.0 <= v49)) || (0.0 < v49))) && v55;
    const bool v65 = v64 && (context_boolean[7] || ((0.0 < v60) || (v0 && (0.0 <= v60))));
    const bool v66 = (v63 && v65) || ((!flag[2]) && (v63 && v62));
    best_out[0] = v66 ? pattern[0] : best[0];
    best_out[1] = v66 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    const bool v67 = flag[1] || v65;
    flag_out[1] = v67;
    flag_out[2] = flag[2] || v62;
    const bool v68 = flag[3] || (flag[1] && v65);
    flag_out[3] = v68;
    const bool v69 = !v55;
    const bool v70 = v20 && (v26 < 0.0);
    const bool v71 = v27 && v70;
    flag_out[4] = flag[4] || (v69 && (!(v71 && v69)));
    flag_out[5] = v66 ? v30 : flag[5];
    flag_out[6] = v66 ? (v70 && (v71 && v55)) : flag[6];
    number_out[0] = v66 ? v39 : number[0];
    number_out[1] = v66 ? v59 : number[1];
    const bool v72 = !(v14 || (v15 <= (v9 + (v10 ? 1.0 : 0.0))));
    const bool v73 = v67 && ((((v2 && v0) || (!v14)) || v72) || v68);
    *done = v73 || (v72 && (!v67));
}

static void lift_interpolated_part(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], double past, double trial, double passes, double worst, const double tau[restrict 2], double dt, double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const signed char v0 = lift_mode_of(qd[0]);
    const double v1 = 120.0 * qd[0];
    const double v2 = 625.0 * qd[0];
    const bool v3 = lift_eq(0.0, qd[0]);
    const double v4 = tau[0] - prepared->k[3];
    const double v5 = (v3 ? 0.0 : (v2 + (v1 + (65.0 * ((double)v0))))) - v4;
    const double v6 = (prepared->k[15] * v5) - prepared->k[5];
    const double v7 = 0.0132 * sqrt(v6 * v6);
    const double v8 = 219.0 + (2.3 * (fabs(v1) + fabs((tau[0] - v4) + (prepared->k[18] * v5))));
    const bool v9 = prepared->k[20] < 1.0;
    const double v10 = v9 ? (lift_max(v8, v7) / (v9 ? prepared->k[24] : 1.0)) : 1e+38;
    const double v11 = lift_min(v10, v8 + (prepared->k[19] * v10));
    const double v12 = lift_min(v11, v8 + (prepared->k[19] * v11));
    const double v13 = lift_min(lift_min(v10, v7 + (prepared->k[16] * v10)), v7 + (prepared->k[16] * v11));
    const double v14 = tau[1] * prepared->k[9];
    const double v15 = fabs(v14);
    const double v16 = 1e-08 * v15;
    const bool v17 = lift_eq(0.0, qd[1]);
    const bool v18 = v17 && (v15 <= (v16 + (prepared->k[21] * lift_min(v13, v7 + (prepared->k[16] * v12)))));
    const double v19 = prepared->k[10] * v5;
    const double v20 = fabs(v19);
    const double v21 = 1e-08 * v20;
    const bool v22 = v3 && (v20 <= (v21 + (prepared->k[23] * lift_min(v12, v8 + (prepared->k[19] * v12)))));
    const double v23 = -v16;
    const signed char v24 = lift_mode_of(qd[1]);
    const bool v25 = v17 ? (v23 < v14) : (1 == v24);
    const signed char v26 = v18 ? 0 : (v25 ? 1 : (-1));
    const double v27 = -(v21 - prepared->k[22]);
    const bool v28 = v3 ? (v27 < (-v19)) : (1 == v0);
    const signed char v29 = v22 ? 0 : (v28 ? 1 : (-1));
    const bool v30 = !v17;
    const bool v31 = !v3;
    signed char v32_pattern[2] = {v29, v26};
    signed char v32_best[2] = {v29, v26};
    bool v32_flag[7] = {false, false, false, false, false, true, false};
    double v32_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v32_of_context_real[8] = {prepared->k[4], prepared->k[8], v4, tau[1], v1, v2, tau[0], prepared->k[5]};
    const bool v32_of_context_boolean[8] = {v22, v28, v3 ? (v27 < v19) : ((-1) == v0), v18, v25, v17 ? (v23 < (-v14)) : ((-1) == v24), v31, v30};
    bool v32_done = false;
    for (int v32_pass = 0; (v32_pass < 18) && !v32_done; v32_pass++) {
        signed char v32_next_pattern[2];
        signed char v32_next_best[2];
        bool v32_next_flag[7];
        double v32_next_number[4];
        lift_interpolated_pattern(prepared, v32_pattern, v32_best, v32_flag, v32_number, v32_of_context_real, v32_of_context_boolean, v32_next_pattern, v32_next_best, v32_next_flag, v32_next_number, &v32_done);
        v32_pattern[0] = v32_next_pattern[0];
        v32_pattern[1] = v32_next_pattern[1];
        v32_best[0] = v32_next_best[0];
        v32_best[1] = v32_next_best[1];
        v32_flag[0] = v32_next_flag[0];
        v32_flag[1] = v32_next_flag[1];
        v32_flag[2] = v32_next_flag[2];
        v32_flag[3] = v32_next_flag[3];
        v32_flag[4] = v32_next_flag[4];
        v32_flag[5] = v32_next_flag[5];
        v32_flag[6] = v32_next_flag[6];
        v32_number[0] = v32_next_number[0];
        v32_number[1] = v32_next_number[1];
        v32_number[2] = v32_next_number[2];
        v32_number[3] = v32_next_number[3];
    }
    mode_out[0] = v32_best[0];
    const bool v33 = 0 == v32_best[0];
    const bool v34 = !v33;
    const double v35 = 1.0 / (v34 ? (v33 ? 1.0 : prepared->k[4]) : 1.0);
    const double v36 = v33 ? 0.0 : (v35 * (v33 ? 0.0 : v4));
    const double v37 = prepared->k[5] + (prepared->k[0] * v36);
    const double v38 = v33 ? 0.0 : (v35 * (v33 ? 0.0 : 1.0));
    const double v39 = prepared->k[0] * v38;
    const double v40 = -v39;
    const double v41 = tau[0] - (312.5 * v36);
    const double v42 = 1.0 - (312.5 * v38);
    const double v43 = -v42;
    const double v44 = 0.5 * trial;
    const double v45 = v33 ? 0.0 : (qd[0] + (v32_number[0] * v44));
    const double v46 = 625.0 * v45;
    const double v47 = 120.0 * v45;
    mode_out[1] = v32_best[1];
    const bool v48 = 0 == v32_best[1];
    const bool v49 = !v48;
    const double v50 = (double)v32_best[1];
    const double v51 = (double)v32_best[0];
    double v52_u[2] = {v32_number[2], v32_number[3]};
    double v52_polished[1] = {0.0};
    const double v52_of_context_real[8] = {v51, v47, v46, v43, v41, v50, v40, v37};
    const bool v52_of_context_boolean[2] = {v34, v49};
    bool v52_done = false;
    for (int v52_pass = 0; (v52_pass < 40) && !v52_done; v52_pass++) {
        double v52_next_u[2];
        double v52_next_polished[1];
        lift_stage_loads(prepared, v52_u, v52_polished, v52_of_context_real, v52_of_context_boolean, v52_next_u, v52_next_polished, &v52_done);
        v52_u[0] = v52_next_u[0];
        v52_u[1] = v52_next_u[1];
        v52_polished[0] = v52_next_polished[0];
    }
    const double v53 = v33 ? 0.0 : (v36 - (v38 * v52_u[0]));
    const double v54 = v33 ? 0.0 : (qd[0] + (v44 * v53));
    const double v55 = 625.0 * v54;
    const double v56 = 120.0 * v54;
    double v57_u[2] = {v52_u[0], v52_u[1]};
    double v57_polished[1] = {0.0};
    const double v57_of_context_real[8] = {v51, v56, v55, v43, v41, v50, v40, v37};
    const bool v57_of_context_boolean[2] = {v34, v49};
    bool v57_done = false;
    for (int v57_pass = 0; (v57_pass < 40) && !v57_done; v57_pass++) {
        double v57_next_u[2];
        double v57_next_polished[1];
        lift_stage_loads(prepared, v57_u, v57_polished, v57_of_context_real, v57_of_context_boolean, v57_next_u, v57_next_polished, &v57_done);
        v57_u[0] = v57_next_u[0];
        v57_u[1] = v57_next_u[1];
        v57_polished[0] = v57_next_polished[0];
    }
    const double v58 = v33 ? 0.0 : (v36 - (v38 * v57_u[0]));
    const double v59 = v33 ? 0.0 : (qd[0] + (trial * v58));
    const double v60 = 625.0 * v59;
    const double v61 = 120.0 * v59;
    double v62_u[2] = {v57_u[0], v57_u[1]};
    double v62_polished[1] = {0.0};
    const double v62_of_context_real[8] = {v51, v61, v60, v43, v41, v50, v40, v37};
    const bool v62_of_context_boolean[2] = {v34, v49};
    bool v62_done = false;
    for (int v62_pass = 0; (v62_pass < 40) && !v62_done; v62_pass++) {
        double v62_next_u[2];
        double v62_next_polished[1];
        lift_stage_loads(prepared, v62_u, v62_polished, v62_of_context_real, v62_of_context_boolean, v62_next_u, v62_next_polished, &v62_done);
        v62_u[0] = v62_next_u[0];
        v62_u[1] = v62_next_u[1];
        v62_polished[0] = v62_next_polished[0];
    }
    const double v63 = 0.16666666666666666 * trial;
    const double v64 = v63 * ((v32_number[0] + (v33 ? 0.0 : (v36 - (v38 * v62_u[0])))) + (2.0 * (v53 + v58)));
    const double v65 = v33 ? 0.0 : (qd[0] + v64);
    const bool v66 = (v51 * v65) < 0.0;
    const bool v67 = v31 && v66;
    const double v68 = v67 ? (qd[0] / (v67 ? (v67 ? (qd[0] - v65) : 1.0) : 1.0)) : 1.0;
    const double v69 = 1.0 / (v49 ? (v48 ? 1.0 : prepared->k[8]) : 1.0);
    const double v70 = v48 ? 0.0 : (v69 * (v48 ? 0.0 : 1.0));
    const double v71 = v48 ? 0.0 : (v69 * (v48 ? 0.0 : tau[1]));
    const double v72 = v48 ? 0.0 : (v71 - (v70 * v57_u[1]));
    const double v73 = v48 ? 0.0 : (v71 - (v70 * v52_u[1]));
    const double v74 = v63 * ((v32_number[1] + (v48 ? 0.0 : (v71 - (v70 * v62_u[1])))) + (2.0 * (v73 + v72)));
    const double v75 = v48 ? 0.0 : (qd[1] + v74);
    const bool v76 = (v50 * v75) < 0.0;
    const bool v77 = v30 && v76;
    const double v78 = v77 ? (qd[1] / (v77 ? (v77 ? (qd[1] - v75) : 1.0) : 1.0)) : 1.0;
    const double v79 = lift_min(v78, lift_min(1.0, v68));
    const bool v80 = crossing[1] || crossing[0];
    const bool v81 = ((v79 < 1.0) && (!v80)) && (!(8.0 <= passes));
    q_out[0] = v81 ? q[0] : (v33 ? q[0] : (q[0] + (v63 * ((qd[0] + v59) + (2.0 * (v45 + v54))))));
    const double v82 = 2.0 * ((v48 ? 0.0 : (qd[1] + (v32_number[1] * v44))) + (v48 ? 0.0 : (qd[1] + (v44 * v73))));
    const double v83 = v48 ? q[1] : (q[1] + (v63 * ((qd[1] + (v48 ? 0.0 : (qd[1] + (trial * v72)))) + v82)));
    q_out[1] = v81 ? q[1] : v83;
    qd_out[0] = v81 ? qd[0] : ((crossing[0] || v66) ? 0.0 : v65);
    qd_out[1] = v81 ? qd[1] : ((crossing[1] || v76) ? 0.0 : v75);
    crossing_out[0] = v81 && (v66 && (v68 <= v79));
    crossing_out[1] = v81 && (v76 && (v78 <= v79));
    const double v84 = v81 ? past : (v80 ? (trial + past) : dt);
    *past_out = v84;
    const double v85 = v81 ? (trial * v79) : (dt - v84);
    *trial_out = v85;
    *passes_out = 1.0 + passes;
    const double v86 = v51 * v42;
    const double v87 = 40.0 + (v51 * v41);
    const double v88 = v87 + ((v51 * v61) - (v62_u[0] * v86));
    const double v89 = 65.0 * v51;
    const double v90 = v33 ? 0.0 : (v60 + (v89 + (v61 + (((0.0 < v88) ? 1.9 : (-1.25)) * (v51 * v88)))));
    const double v91 = 0.0096 * v50;
    const double v92 = v48 ? 0.0 : (fabs((v39 * v62_u[0]) - v37) * v91);
    const double v93 = 1e-05 * lift_max(fabs(v62_u[1]), lift_max(fabs(v62_u[0]), lift_max(fabs(v90), fabs(v92))));
    const double v94 = v87 + ((v51 * v56) - (v57_u[0] * v86));
    const double v95 = v33 ? 0.0 : (v55 + (v89 + (v56 + (((0.0 < v94) ? 1.9 : (-1.25)) * (v51 * v94)))));
    const double v96 = v48 ? 0.0 : (v91 * fabs((v39 * v57_u[0]) - v37));
    const double v97 = 1e-05 * lift_max(lift_max(fabs(v57_u[0]), lift_max(fabs(v95), fabs(v96))), fabs(v57_u[1]));
    const bool v98 = (lift_max(fabs(v57_u[1] - v96), fabs(v57_u[0] - v95)) <= v97) && v57_done;
    const double v99 = v48 ? 0.0 : (v91 * fabs((v39 * v52_u[0]) - v37));
    const double v100 = v87 + ((v51 * v47) - (v52_u[0] * v86));
    const double v101 = v33 ? 0.0 : (v46 + (v89 + (v47 + (((0.0 < v100) ? 1.9 : (-1.25)) * (v51 * v100)))));
    const double v102 = 1e-05 * lift_max(fabs(v52_u[1]), lift_max(fabs(v52_u[0]), lift_max(fabs(v99), fabs(v101))));
    const bool v103 = v98 && ((lift_max(fabs(v52_u[0] - v101), fabs(v52_u[1] - v99)) <= v102) && v52_done);
    const bool v104 = ((lift_max(fabs(v62_u[1] - v92), fabs(v62_u[0] - v90)) <= v93) && v62_done) && v103;
    const double v105 = v32_done ? ((v32_flag[2] || v32_flag[1]) ? (v32_flag[6] ? 4.0 : (v32_flag[3] ? 1.0 : (v32_flag[5] ? 0.0 : 3.0))) : (v32_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v106 = (fabs(v4) < 1e+38) && ((fabs(v32_number[1]) < 1e+38) && (fabs(v32_number[0]) < 1e+38));
    *worst_out = lift_max(worst, lift_max(v104 ? 0.0 : 5.0, ((fabs(tau[1]) < 1e+38) && v106) ? v105 : 6.0));
    *done = (!v81) && (v85 <= 0.0);
}

void lift_step_interpolated_arrays(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    double v0_q[2] = {q[0], q[1]};
    double v0_qd[2] = {qd[0], qd[1]};
    signed char v0_mode[2] = {mode[0], mode[1]};
    bool v0_crossing[2] = {false, false};
    double v0_past = 0.0;
    double v0_trial = dt;
    double v0_passes = 0.0;
    double v0_worst = 0.0;
    const double v0_of_tau[2] = {tau[0], tau[1]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 10) && !v0_done; v0_pass++) {
        double v0_next_q[2];
        double v0_next_qd[2];
        signed char v0_next_mode[2];
        bool v0_next_crossing[2];
        double v0_next_past;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        lift_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_past, v0_trial, v0_passes, v0_worst, v0_of_tau, dt, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_crossing[0] = v0_next_crossing[0];
        v0_crossing[1] = v0_next_crossing[1];
        v0_past = v0_next_past;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const bool v1 = ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38)) && (fabs(q[1]) < 1e+38);
    const bool v2 = (fabs(qd[1]) < 1e+38) && ((fabs(qd[0]) < 1e+38) && v1);
    const bool v3 = (fabs(tau[1]) < 1e+38) && (v2 && (fabs(tau[0]) < 1e+38));
    const bool v4 = (fabs(v0_q[1]) < 1e+38) && (v3 && (fabs(v0_q[0]) < 1e+38));
    const bool v5 = (0.0 < dt) && ((fabs(v0_qd[1]) < 1e+38) && ((fabs(v0_qd[0]) < 1e+38) && v4));
    q_next[0] = v5 ? v0_q[0] : q[0];
    q_next[1] = v5 ? v0_q[1] : q[1];
    qd_next[0] = v5 ? v0_qd[0] : qd[0];
    qd_next[1] = v5 ? v0_qd[1] : qd[1];
    mode_next[0] = v5 ? v0_mode[0] : mode[0];
    mode_next[1] = v5 ? v0_mode[1] : mode[1];
    *status = v5 ? (v0_done ? v0_worst : lift_max(5.0, v0_worst)) : 6.0;
}

#if !defined(LIFT_VECTOR)

void lift_step_interpolated_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void lift_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        lift_gather(30U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

int lift_step_interpolated(const lift_prepared *restrict prepared, lift_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    lift_step_interpolated_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
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
