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
    const bool v49 = (12.0 <= v48) || (!(v46 || (v44 || (v40 || v42))));
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
    const double v22 = v2 ? 0.0 : (v3 * v21);
    const double v23 = 1.0 - (312.5 * v22);
    const double v24 = 1.0 - (1.25 * v23);
    const double v25 = 1.0 + (1.9 * v23);
    const double v26 = v25 * v24;
    const bool v27 = v4 <= 1.0;
    const bool v28 = v2 || (0.0 < ((v27 && (0.0 < v26)) ? 1.0 : lift_min(v25, v24)));
    const double v29 = prepared->k[0] * v22;
    const bool v30 = (v0 || ((v2 ? 0.0 : (0.0096 * fabs(v29))) < 1.0)) && v28;
    const double v31 = v2 ? 0.0 : (v21 * (v2 ? 0.0 : context_real[2]));
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
    const double v50 = 40.0 + (v36 * (v33 + (context_real[4] - (v23 * v37_u[0]))));
    const double v51 = v2 ? 0.0 : ((context_real[4] + context_real[5]) + (v36 * (65.0 + (v50 * ((0.0 < v50) ? 1.9 : (-1.25))))));
    const double v52 = v0 ? 0.0 : ((0.0096 * v35) * fabs((v29 * v37_u[0]) - v32));
    number_out[3] = v37_u[1];
    const double v53 = lift_max(fabs(v37_u[1]), lift_max(fabs(v37_u[0]), lift_max(fabs(v51), fabs(v52))));
    const double v54 = lift_max(fabs(v37_u[1] - v52), fabs(v37_u[0] - v51));
    const bool v55 = v37_done && (v54 <= (v53 * ((v53 < (1.0000000009313226 * v53)) ? 1e-11 : 1e-05)));
    const bool v56 = v55 && (context_boolean[6] || ((v2 && (0.0 <= v49)) || (0.0 < v49)));
    const double v57 = v0 ? context_real[3] : v37_u[1];
    const double v58 = 0.0132 * fabs(context_real[7] + (prepared->k[0] * v39));
    const double v59 = 1.0 / (v34 ? (v0 ? 1.0 : context_real[1]) : 1.0);
    const double v60 = v0 ? 0.0 : ((v0 ? 0.0 : (v59 * (v0 ? 0.0 : context_real[3]))) - ((v0 ? 0.0 : (v1 * v59)) * v37_u[1]));
    const double v61 = v0 ? lift_min(v57 + v58, v58 - v57) : (v35 * v60);
    const bool v62 = (context_boolean[7] || ((0.0 < v61) || (v0 && (0.0 <= v61)))) && v56;
    const bool v63 = !flag[1];
    const bool v64 = context_boolean[6] || (((-1e-12) * lift_max(fabs(context_real[2]), fabs(v38))) <= (v2 ? v49 : (context_real[0] * v49)));
    const bool v65 = context_boolean[7] || (((-1e-12) * lift_max(fabs(context_real[3]), fabs(v57))) <= (v0 ? v61 : (context_real[1] * v61)));
    const bool v66 = v65 && (v55 && v64);
    const bool v67 = ((!flag[2]) && (v63 && v66)) || (v63 && v62);
    best_out[0] = v67 ? pattern[0] : best[0];
    best_out[1] = v67 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    const bool v68 = flag[1] || v62;
    flag_out[1] = v68;
    flag_out[2] = flag[2] || v66;
    const bool v69 = flag[3] || (flag[1] && v62);
    flag_out[3] = v69;
    const bool v70 = !v55;
    const bool v71 = v20 && (v26 < 0.0);
    const bool v72 = v27 && v71;
    flag_out[4] = flag[4] || (v70 && (!((v72 && v70) && ((1e-05 * v53) < v54))));
    flag_out[5] = v67 ? v30 : flag[5];
    flag_out[6] = v67 ? (v71 && (v72 && v55)) : flag[6];
    number_out[0] = v67 ? v39 : number[0];
    number_out[1] = v67 ? v60 : number[1];
    number_out[4] = v67 ? 0.0 : number[4];
    number_out[5] = v67 ? 0.0 : number[5];
    const bool v73 = !(v14 || (v15 <= (v9 + (v10 ? 1.0 : 0.0))));
    const bool v74 = v68 && (v69 || (((v0 && v2) || (!v14)) || v73));
    *done = v74 || (v73 && (!v68));
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
    const bool v49 = (12.0 <= v48) || (!(v46 || (v44 || (v40 || v42))));
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
    const double v8 = prepared->k[36] * (lift_max(lift_max(v5, v3), lift_max(v7, v6)) - lift_min(lift_min(v7, v6), lift_min(v5, v3)));
    const double v9 = fabs(qd[0]);
    const bool v10 = lift_eq(0.0, v9) || (v9 < (dt * (prepared->k[35] + v8)));
    const double v11 = v10 ? 0.0 : qd[0];
    const double v12 = 120.0 * v11;
    const signed char v13 = lift_mode_of(qd[0]);
    const double v14 = 625.0 * v11;
    const double v15 = v0 - (v10 ? 0.0 : (v14 + (v12 + (65.0 * ((double)v13)))));
    const double v16 = prepared->k[5] + (prepared->k[22] * v15);
    const double v17 = 0.0132 * sqrt(v16 * v16);
    const double v18 = 219.0 + (2.3 * (fabs(v12) + fabs(v1 - (prepared->k[25] * v15))));
    const bool v19 = prepared->k[27] < 1.0;
    const double v20 = v19 ? (lift_max(v18, v17) / (v19 ? prepared->k[31] : 1.0)) : 1e+38;
    const double v21 = lift_min(v20, v18 + (prepared->k[26] * v20));
    const double v22 = lift_min(v21, v18 + (prepared->k[26] * v21));
    const double v23 = lift_min(lift_min(v20, v17 + (prepared->k[23] * v20)), v17 + (prepared->k[23] * v21));
    const double v24 = tau[1] * prepared->k[9];
    const double v25 = fabs(v24);
    const double v26 = 1e-08 * v25;
    const double v27 = fabs(qd[1]);
    const bool v28 = (v27 < (dt * prepared->k[34])) || lift_eq(0.0, v27);
    const bool v29 = v28 && (v25 <= (v26 + (prepared->k[28] * lift_min(v23, v17 + (prepared->k[23] * v22)))));
    const double v30 = prepared->k[10] * v15;
    const double v31 = fabs(v30);
    const double v32 = 1e-08 * v31;
    const bool v33 = v10 && (v31 <= (v32 + (prepared->k[30] * lift_min(v22, v18 + (prepared->k[26] * v22)))));
    const double v34 = -v26;
    const signed char v35 = lift_mode_of(qd[1]);
    const bool v36 = v28 ? (v34 < v24) : (1 == v35);
    const signed char v37 = v29 ? 0 : (v36 ? 1 : (-1));
    const double v38 = -(v32 - prepared->k[29]);
    const bool v39 = v10 ? (v38 < v30) : (1 == v13);
    const signed char v40 = v33 ? 0 : (v39 ? 1 : (-1));
    signed char v41_pattern[2] = {v40, v37};
    signed char v41_best[2] = {v40, v37};
    bool v41_flag[7] = {false, false, false, false, false, true, false};
    double v41_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v41_of_context_real[10] = {prepared->k[4], prepared->k[8], v0, tau[1], v12, v14, tau[0], prepared->k[5], qd[0], qd[1]};
    const bool v41_of_context_boolean[8] = {v33, v39, v10 ? (v38 < (-v30)) : ((-1) == v13), v29, v36, v28 ? (v34 < (-v24)) : ((-1) == v35), !v10, !v28};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 18) && !v41_done; v41_pass++) {
        signed char v41_next_pattern[2];
        signed char v41_next_best[2];
        bool v41_next_flag[7];
        double v41_next_number[6];
        lift_step_pattern(prepared, v41_pattern, v41_best, v41_flag, v41_number, v41_of_context_real, v41_of_context_boolean, v41_next_pattern, v41_next_best, v41_next_flag, v41_next_number, &v41_done);
        v41_pattern[0] = v41_next_pattern[0];
        v41_pattern[1] = v41_next_pattern[1];
        v41_best[0] = v41_next_best[0];
        v41_best[1] = v41_next_best[1];
        v41_flag[0] = v41_next_flag[0];
        v41_flag[1] = v41_next_flag[1];
        v41_flag[2] = v41_next_flag[2];
        v41_flag[3] = v41_next_flag[3];
        v41_flag[4] = v41_next_flag[4];
        v41_flag[5] = v41_next_flag[5];
        v41_flag[6] = v41_next_flag[6];
        v41_number[0] = v41_next_number[0];
        v41_number[1] = v41_next_number[1];
        v41_number[2] = v41_next_number[2];
        v41_number[3] = v41_next_number[3];
        v41_number[4] = v41_next_number[4];
        v41_number[5] = v41_next_number[5];
    }
    const bool v42 = 0 == v41_best[0];
    const bool v43 = !v42;
    const double v44 = 1.0 / (v43 ? (v42 ? 1.0 : prepared->k[4]) : 1.0);
    const double v45 = v42 ? 0.0 : (v44 * (v42 ? 0.0 : v0));
    const double v46 = prepared->k[5] + (prepared->k[0] * v45);
    const double v47 = v42 ? 0.0 : ((v42 ? 0.0 : 1.0) * v44);
    const double v48 = prepared->k[0] * v47;
    const double v49 = -v48;
    const double v50 = tau[0] - (312.5 * v45);
    const double v51 = 1.0 - (312.5 * v47);
    const double v52 = -v51;
    const double v53 = v42 ? 0.0 : (qd[0] + v41_number[4]);
    const double v54 = 0.5 * dt;
    const double v55 = v42 ? 0.0 : (v53 + (v41_number[0] * v54));
    const double v56 = 625.0 * v55;
    const double v57 = 120.0 * v55;
    const bool v58 = 0 == v41_best[1];
    const bool v59 = !v58;
    const double v60 = (double)v41_best[1];
    const double v61 = (double)v41_best[0];
    double v62_u[2] = {v41_number[2], v41_number[3]};
    double v62_polished[1] = {0.0};
    const double v62_of_context_real[8] = {v61, v57, v56, v52, v50, v60, v49, v46};
    const bool v62_of_context_boolean[2] = {v43, v59};
    bool v62_done = false;
    for (int v62_pass = 0; (v62_pass < 40) && !v62_done; v62_pass++) {
        double v62_next_u[2];
        double v62_next_polished[1];
        lift_stage_loads(prepared, v62_u, v62_polished, v62_of_context_real, v62_of_context_boolean, v62_next_u, v62_next_polished, &v62_done);
        v62_u[0] = v62_next_u[0];
        v62_u[1] = v62_next_u[1];
        v62_polished[0] = v62_next_polished[0];
    }
    const double v63 = v42 ? 0.0 : (v45 - (v47 * v62_u[0]));
    const double v64 = v42 ? 0.0 : (v53 + (v54 * v63));
    const double v65 = 625.0 * v64;
    const double v66 = 120.0 * v64;
    double v67_u[2] = {v62_u[0], v62_u[1]};
    double v67_polished[1] = {0.0};
    const double v67_of_context_real[8] = {v61, v66, v65, v52, v50, v60, v49, v46};
    const bool v67_of_context_boolean[2] = {v43, v59};
    bool v67_done = false;
    for (int v67_pass = 0; (v67_pass < 40) && !v67_done; v67_pass++) {
        double v67_next_u[2];
        double v67_next_polished[1];
        lift_stage_loads(prepared, v67_u, v67_polished, v67_of_context_real, v67_of_context_boolean, v67_next_u, v67_next_polished, &v67_done);
        v67_u[0] = v67_next_u[0];
        v67_u[1] = v67_next_u[1];
        v67_polished[0] = v67_next_polished[0];
    }
    const double v68 = v42 ? 0.0 : (v45 - (v47 * v67_u[0]));
    const double v69 = v42 ? 0.0 : (v53 + (dt * v68));
    const double v70 = 625.0 * v69;
    const double v71 = 120.0 * v69;
    double v72_u[2] = {v67_u[0], v67_u[1]};
    double v72_polished[1] = {0.0};
    const double v72_of_context_real[8] = {v61, v71, v70, v52, v50, v60, v49, v46};
    const bool v72_of_context_boolean[2] = {v43, v59};
    bool v72_done = false;
    for (int v72_pass = 0; (v72_pass < 40) && !v72_done; v72_pass++) {
        double v72_next_u[2];
        double v72_next_polished[1];
        lift_stage_loads(prepared, v72_u, v72_polished, v72_of_context_real, v72_of_context_boolean, v72_next_u, v72_next_polished, &v72_done);
        v72_u[0] = v72_next_u[0];
        v72_u[1] = v72_next_u[1];
        v72_polished[0] = v72_next_polished[0];
    }
    const double v73 = 0.16666666666666666 * dt;
    const double v74 = v73 * ((v41_number[0] + (v42 ? 0.0 : (v45 - (v47 * v72_u[0])))) + (2.0 * (v63 + v68)));
    const double v75 = v42 ? 0.0 : (v53 + v74);
    const double v76 = 1.0 / (v59 ? (v58 ? 1.0 : prepared->k[8]) : 1.0);
    const double v77 = v58 ? 0.0 : (v76 * (v58 ? 0.0 : 1.0));
    const double v78 = v58 ? 0.0 : ((v58 ? 0.0 : tau[1]) * v76);
    const double v79 = v58 ? 0.0 : (v78 - (v77 * v67_u[1]));
    const double v80 = v58 ? 0.0 : (qd[1] + v41_number[5]);
    const double v81 = v58 ? 0.0 : (v78 - (v77 * v62_u[1]));
    const double v82 = 2.0 * ((v58 ? 0.0 : (v80 + (v54 * v81))) + (v58 ? 0.0 : (v80 + (v54 * v41_number[1]))));
    const double v83 = v58 ? q[1] : (q[1] + (v73 * ((v80 + (v58 ? 0.0 : (v80 + (dt * v79)))) + v82)));
    const double v84 = v42 ? q[0] : (q[0] + (v73 * ((v53 + v69) + (2.0 * (v55 + v64)))));
    const bool v85 = ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38)) && (fabs(q[1]) < 1e+38);
    const bool v86 = fabs(tau[1]) < 1e+38;
    const bool v87 = v86 && (((v27 < 1e+38) && ((v9 < 1e+38) && v85)) && (fabs(tau[0]) < 1e+38));
    const bool v88 = (v87 && (fabs(v84) < 1e+38)) && (fabs(v83) < 1e+38);
    const double v89 = v73 * (((v58 ? 0.0 : (v78 - (v77 * v72_u[1]))) + v41_number[1]) + (2.0 * (v81 + v79)));
    const double v90 = v58 ? 0.0 : (v80 + v89);
    const bool v91 = ((fabs(v90) < 1e+38) && (v88 && (fabs(v75) < 1e+38))) && (0.0 < dt);
    q_next[0] = v91 ? v84 : q[0];
    q_next[1] = v91 ? v83 : q[1];
    qd_next[0] = v91 ? v75 : qd[0];
    qd_next[1] = v91 ? v90 : qd[1];
    mode_next[0] = v91 ? v41_best[0] : mode[0];
    mode_next[1] = v91 ? v41_best[1] : mode[1];
    const double v92 = v61 * v51;
    const double v93 = 40.0 + (v61 * v50);
    const double v94 = v93 + ((v61 * v71) - (v72_u[0] * v92));
    const double v95 = 65.0 * v61;
    const double v96 = v42 ? 0.0 : (v70 + (v95 + (v71 + (((0.0 < v94) ? 1.9 : (-1.25)) * (v61 * v94)))));
    const double v97 = 0.0096 * v60;
    const double v98 = v58 ? 0.0 : (v97 * fabs((v48 * v72_u[0]) - v46));
    const double v99 = lift_max(fabs(v72_u[1]), lift_max(fabs(v72_u[0]), lift_max(fabs(v96), fabs(v98))));
    const double v100 = lift_max(fabs(v72_u[0] - v96), fabs(v72_u[1] - v98));
    const double v101 = v93 + ((v61 * v66) - (v67_u[0] * v92));
    const double v102 = v42 ? 0.0 : (v65 + (v95 + (v66 + (((0.0 < v101) ? 1.9 : (-1.25)) * (v61 * v101)))));
    const double v103 = v58 ? 0.0 : (v97 * fabs((v48 * v67_u[0]) - v46));
    const double v104 = lift_max(lift_max(lift_max(fabs(v102), fabs(v103)), fabs(v67_u[0])), fabs(v67_u[1]));
    const double v105 = lift_max(fabs(v67_u[0] - v102), fabs(v67_u[1] - v103));
    const double v106 = v93 + ((v61 * v57) - (v62_u[0] * v92));
    const double v107 = v42 ? 0.0 : (v56 + (v95 + (v57 + (((0.0 < v106) ? 1.9 : (-1.25)) * (v61 * v106)))));
    const double v108 = v58 ? 0.0 : (fabs((v48 * v62_u[0]) - v46) * v97);
    const double v109 = lift_max(lift_max(lift_max(fabs(v108), fabs(v107)), fabs(v62_u[0])), fabs(v62_u[1]));
    const double v110 = lift_max(fabs(v62_u[0] - v107), fabs(v62_u[1] - v108));
    const bool v111 = (v110 <= (v109 * ((v109 < (1.0000000009313226 * v109)) ? 1e-11 : 1e-05))) && v62_done;
    const bool v112 = v111 && (v67_done && (v105 <= (v104 * ((v104 < (1.0000000009313226 * v104)) ? 1e-11 : 1e-05))));
    const bool v113 = v112 && ((v100 <= (v99 * ((v99 < (1.0000000009313226 * v99)) ? 1e-11 : 1e-05))) && v72_done);
    const double v114 = v41_done ? ((v41_flag[2] || v41_flag[1]) ? (v41_flag[6] ? 4.0 : (v41_flag[3] ? 1.0 : (v41_flag[5] ? 0.0 : 3.0))) : (v41_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v115 = (fabs(v0) < 1e+38) && ((fabs(v41_number[1]) < 1e+38) && (fabs(v41_number[0]) < 1e+38));
    const double v116 = (v86 && v115) ? v114 : 6.0;
    *status = v91 ? (v113 ? v116 : lift_max(5.0, v116)) : 6.0;
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

        lift_gather(37U, count, lane, prepared, prepared_lane.k);
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
    const bool v49 = (12.0 <= v48) || (!(v46 || (v44 || (v40 || v42))));
    *done = v49 || ((v46 ? v11 : v45) <= 0.0);
}

static void lift_interpolated_pattern(const lift_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 8], const bool context_boolean[restrict 10], const signed char context_mode[restrict 2], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const bool v1 = !v0;
    const double v2 = 1.0 / (v1 ? (v0 ? 1.0 : context_real[0]) : 1.0);
    const double v3 = v0 ? 0.0 : 1.0;
    const double v4 = v0 ? 0.0 : (v3 * v2);
    const double v5 = 1.0 - (312.5 * v4);
    const double v6 = 1.0 - (1.25 * v5);
    const double v7 = 1.0 + (1.9 * v5);
    const double v8 = v7 * v6;
    const bool v9 = 0 == pattern[1];
    const double v10 = v9 ? 0.0 : 1.0;
    const double v11 = v3 + v10;
    const bool v12 = v11 <= 1.0;
    const bool v13 = v0 || (0.0 < ((v12 && (0.0 < v8)) ? 1.0 : lift_min(v7, v6)));
    const double v14 = prepared->k[0] * v4;
    const bool v15 = (v9 || ((v0 ? 0.0 : (0.0096 * fabs(v14))) < 1.0)) && v13;
    const double v16 = v0 ? 0.0 : (v2 * (v0 ? 0.0 : context_real[2]));
    const double v17 = context_real[7] + (prepared->k[0] * v16);
    const double v18 = context_real[6] - (312.5 * v16);
    const bool v19 = !v9;
    const double v20 = (double)pattern[1];
    const double v21 = (double)pattern[0];
    double v22_u[2] = {v15 ? number[2] : 0.0, v15 ? number[3] : 0.0};
    double v22_polished[1] = {0.0};
    const double v22_of_context_real[8] = {v21, context_real[4], context_real[5], -v5, v18, v20, -v14, v17};
    const bool v22_of_context_boolean[2] = {v1, v19};
    bool v22_done = false;
    for (int v22_pass = 0; (v22_pass < 40) && !v22_done; v22_pass++) {
        double v22_next_u[2];
        double v22_next_polished[1];
        lift_interpolated_pattern_loads(prepared, v22_u, v22_polished, v22_of_context_real, v22_of_context_boolean, v22_next_u, v22_next_polished, &v22_done);
        v22_u[0] = v22_next_u[0];
        v22_u[1] = v22_next_u[1];
        v22_polished[0] = v22_next_polished[0];
    }
    number_out[2] = v22_u[0];
    const double v23 = v0 ? context_real[2] : v22_u[0];
    const double v24 = v0 ? 0.0 : (v16 - (v4 * v22_u[0]));
    const double v25 = (context_real[6] - (312.5 * v24)) - v23;
    const double v26 = 0.3999999999999999 * v25;
    const double v27 = -(21.999999999999996 + v26);
    const double v28 = 3.3 * v25;
    const double v29 = 181.5 + v28;
    const double v30 = -(v26 - 21.999999999999996);
    const double v31 = v28 - 181.5;
    const double v32 = v23 + v25;
    const double v33 = 37.5 + (v32 - lift_min(lift_min(v29, v27), lift_min(v31, v30)));
    const double v34 = v0 ? lift_min(v33, 37.5 + (lift_max(lift_max(v31, v30), lift_max(v29, v27)) - v32)) : (v21 * v24);
    const double v35 = v0 ? v34 : (context_real[0] * v34);
    const double v36 = lift_max(fabs(context_real[2]), fabs(v23));
    const bool v37 = !flag[0];
    const bool v38 = context_boolean[8] && v37;
    const bool v39 = (v38 && (((-1e-06) * v36) <= v35)) || ((v0 && (0.0 <= v34)) || (0.0 < v34));
    const double v40 = 40.0 + (v21 * (v18 + (context_real[4] - (v5 * v22_u[0]))));
    const double v41 = v0 ? 0.0 : ((context_real[4] + context_real[5]) + (v21 * (65.0 + (v40 * ((0.0 < v40) ? 1.9 : (-1.25))))));
    const double v42 = v9 ? 0.0 : ((0.0096 * v20) * fabs((v14 * v22_u[0]) - v17));
    number_out[3] = v22_u[1];
    const double v43 = lift_max(fabs(v22_u[1]), lift_max(fabs(v22_u[0]), lift_max(fabs(v41), fabs(v42))));
    const double v44 = lift_max(fabs(v22_u[1] - v42), fabs(v22_u[0] - v41));
    const bool v45 = v22_done && (v44 <= (v43 * ((v43 < (1.0000000009313226 * v43)) ? 1e-11 : 1e-05)));
    const double v46 = v9 ? context_real[3] : v22_u[1];
    const double v47 = 0.0132 * fabs(context_real[7] + (prepared->k[0] * v24));
    const double v48 = 1.0 / (v19 ? (v9 ? 1.0 : context_real[1]) : 1.0);
    const double v49 = v9 ? 0.0 : ((v9 ? 0.0 : (v48 * (v9 ? 0.0 : context_real[3]))) - ((v9 ? 0.0 : (v10 * v48)) * v22_u[1]));
    const double v50 = v9 ? lift_min(v46 + v47, v47 - v46) : (v20 * v49);
    const double v51 = v9 ? v50 : (context_real[1] * v50);
    const double v52 = lift_max(fabs(context_real[3]), fabs(v46));
    const bool v53 = context_boolean[9] && v37;
    const bool v54 = ((0.0 < v50) || (v9 && (0.0 <= v50))) || (v53 && (((-1e-06) * v52) <= v51));
    const bool v55 = (context_boolean[7] || v54) && (v45 && (context_boolean[6] || v39));
    const bool v56 = flag[1] || v55;
    flag_out[1] = v56;
    const bool v57 = v53 ? (1 == context_mode[1]) : context_boolean[4];
    const bool v58 = v53 ? ((-1) == context_mode[1]) : context_boolean[5];
    const bool v59 = v58 || v57;
    const double v60 = v59 ? 1.0 : 0.0;
    const double v61 = 1.0 - v11;
    const double v62 = -v61;
    const bool v63 = context_boolean[3] && (!v53);
    const double v64 = v63 ? 0.0 : 1.0;
    const bool v65 = v38 ? ((-1) == context_mode[0]) : context_boolean[2];
    const bool v66 = v38 ? (1 == context_mode[0]) : context_boolean[1];
    const bool v67 = v66 || v65;
    const bool v68 = (v67 && (v0 && ((v62 <= v60) && (v64 <= v62)))) || (v65 && (1 == pattern[0]));
    const double v69 = -(v3 + v61);
    const bool v70 = ((1 == pattern[1]) && v58) || (v59 && (v9 && ((0.0 <= v69) && (v69 <= 0.0))));
    const bool v71 = v70 || v68;
    const double v72 = v71 ? v11 : (1.0 + v11);
    const bool v73 = !(v71 || (v72 <= (v60 + (v67 ? 1.0 : 0.0))));
    const bool v74 = v73 && (!v56);
    const bool v75 = !((!(context_boolean[5] || (context_boolean[4] || context_boolean[3]))) || (!(context_boolean[2] || (context_boolean[0] || context_boolean[1]))));
    const bool v76 = v75 && ((context_boolean[8] || context_boolean[9]) && (v37 && v74));
    const signed char v77 = (((v64 <= v72) && (v72 <= v60)) && (context_boolean[0] && (!v38))) ? 0 : (v66 ? 1 : (-1));
    const signed char v78 = v70 ? pattern[0] : (v68 ? ((v0 && v66) ? 1 : (-1)) : v77);
    pattern_out[0] = v76 ? (context_boolean[0] ? 0 : (context_boolean[1] ? 1 : (-1))) : v78;
    const double v79 = v72 - ((0 == v78) ? 0.0 : 1.0);
    const signed char v80 = (v63 && ((0.0 <= v79) && (v79 <= 0.0))) ? 0 : (v57 ? 1 : (-1));
    pattern_out[1] = v76 ? (context_boolean[3] ? 0 : (context_boolean[4] ? 1 : (-1))) : (v70 ? ((v9 && v57) ? 1 : (-1)) : v80);
    const bool v81 = !flag[1];
    const bool v82 = (context_boolean[7] || (((-1e-12) * v52) <= v51)) && (v45 && (context_boolean[6] || (((-1e-12) * v36) <= v35)));
    const bool v83 = (v81 && v55) || ((!flag[2]) && (v81 && v82));
    best_out[0] = v83 ? pattern[0] : best[0];
    best_out[1] = v83 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v76;
    flag_out[2] = flag[2] || v82;
    const bool v84 = flag[3] || (flag[1] && v55);
    flag_out[3] = v84;
    const bool v85 = !v45;
    const bool v86 = v1 && (v8 < 0.0);
    const bool v87 = v12 && v86;
    flag_out[4] = flag[4] || (v85 && (!((v87 && v85) && ((1e-05 * v43) < v44))));
    flag_out[5] = v83 ? v15 : flag[5];
    flag_out[6] = v83 ? (v86 && (v87 && v45)) : flag[6];
    number_out[0] = v83 ? v24 : number[0];
    number_out[1] = v83 ? v49 : number[1];
    const bool v88 = v56 && ((v73 || ((v9 && v0) || (!v71))) || v84);
    *done = v88 || (v74 && (!v76));
}

static void lift_interpolated_part(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], double past, double trial, double passes, double worst, const double tau[restrict 2], double dt, double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const signed char v0 = lift_mode_of(qd[0]);
    const double v1 = 120.0 * qd[0];
    const double v2 = 625.0 * qd[0];
    const bool v3 = lift_eq(0.0, qd[0]);
    const double v4 = tau[0] - prepared->k[3];
    const double v5 = (v3 ? 0.0 : (v2 + (v1 + (65.0 * ((double)v0))))) - v4;
    const double v6 = (prepared->k[22] * v5) - prepared->k[5];
    const double v7 = 0.0132 * sqrt(v6 * v6);
    const double v8 = tau[0] - v4;
    const double v9 = 219.0 + (2.3 * (fabs(v1) + fabs(v8 + (prepared->k[25] * v5))));
    const bool v10 = prepared->k[27] < 1.0;
    const double v11 = v10 ? (lift_max(v9, v7) / (v10 ? prepared->k[31] : 1.0)) : 1e+38;
    const double v12 = lift_min(v11, v9 + (prepared->k[26] * v11));
    const double v13 = lift_min(v12, v9 + (prepared->k[26] * v12));
    const double v14 = lift_min(lift_min(v11, v7 + (prepared->k[23] * v11)), v7 + (prepared->k[23] * v12));
    const double v15 = tau[1] * prepared->k[9];
    const double v16 = fabs(v15);
    const double v17 = 1e-08 * v16;
    const bool v18 = lift_eq(0.0, qd[1]);
    const bool v19 = v18 && (v16 <= (v17 + (prepared->k[28] * lift_min(v14, v7 + (prepared->k[23] * v13)))));
    const double v20 = prepared->k[10] * v5;
    const double v21 = fabs(v20);
    const double v22 = 1e-08 * v21;
    const bool v23 = v3 && (v21 <= (v22 + (prepared->k[30] * lift_min(v13, v9 + (prepared->k[26] * v13)))));
    const bool v24 = !(0 == forced[1]);
    const bool v25 = v24 && (v18 && v24);
    const double v26 = -v17;
    const signed char v27 = lift_mode_of(qd[1]);
    const bool v28 = v18 ? (v26 < v15) : (1 == v27);
    const signed char v29 = (v19 && (!v25)) ? 0 : ((v25 ? (1 == forced[1]) : v28) ? 1 : (-1));
    const bool v30 = !(0 == forced[0]);
    const bool v31 = v30 && (v3 && v30);
    const double v32 = -(v22 - prepared->k[29]);
    const bool v33 = v3 ? (v32 < (-v20)) : (1 == v0);
    const signed char v34 = (v23 && (!v31)) ? 0 : ((v31 ? (1 == forced[0]) : v33) ? 1 : (-1));
    const bool v35 = !v18;
    const bool v36 = !v3;
    signed char v37_pattern[2] = {v34, v29};
    signed char v37_best[2] = {v34, v29};
    bool v37_flag[7] = {false, false, false, false, false, true, false};
    double v37_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v37_of_context_real[8] = {prepared->k[4], prepared->k[8], v4, tau[1], v1, v2, tau[0], prepared->k[5]};
    const bool v37_of_context_boolean[10] = {v23, v33, v3 ? (v32 < v20) : ((-1) == v0), v19, v28, v18 ? (v26 < (-v15)) : ((-1) == v27), v36, v35, v31, v25};
    const signed char v37_of_context_mode[2] = {forced[0], forced[1]};
    bool v37_done = false;
    for (int v37_pass = 0; (v37_pass < 18) && !v37_done; v37_pass++) {
        signed char v37_next_pattern[2];
        signed char v37_next_best[2];
        bool v37_next_flag[7];
        double v37_next_number[4];
        lift_interpolated_pattern(prepared, v37_pattern, v37_best, v37_flag, v37_number, v37_of_context_real, v37_of_context_boolean, v37_of_context_mode, v37_next_pattern, v37_next_best, v37_next_flag, v37_next_number, &v37_done);
        v37_pattern[0] = v37_next_pattern[0];
        v37_pattern[1] = v37_next_pattern[1];
        v37_best[0] = v37_next_best[0];
        v37_best[1] = v37_next_best[1];
        v37_flag[0] = v37_next_flag[0];
        v37_flag[1] = v37_next_flag[1];
        v37_flag[2] = v37_next_flag[2];
        v37_flag[3] = v37_next_flag[3];
        v37_flag[4] = v37_next_flag[4];
        v37_flag[5] = v37_next_flag[5];
        v37_flag[6] = v37_next_flag[6];
        v37_number[0] = v37_next_number[0];
        v37_number[1] = v37_next_number[1];
        v37_number[2] = v37_next_number[2];
        v37_number[3] = v37_next_number[3];
    }
    mode_out[0] = v37_best[0];
    const bool v38 = 0 == v37_best[0];
    const bool v39 = !v38;
    const double v40 = 1.0 / (v39 ? (v38 ? 1.0 : prepared->k[4]) : 1.0);
    const double v41 = v38 ? 0.0 : ((v38 ? 0.0 : v4) * v40);
    const double v42 = prepared->k[5] + (prepared->k[0] * v41);
    const double v43 = v38 ? 0.0 : (v40 * (v38 ? 0.0 : 1.0));
    const double v44 = prepared->k[0] * v43;
    const double v45 = -v44;
    const double v46 = tau[0] - (312.5 * v41);
    const double v47 = 1.0 - (312.5 * v43);
    const double v48 = -v47;
    const double v49 = 0.5 * trial;
    const double v50 = v38 ? 0.0 : (qd[0] + (v37_number[0] * v49));
    const double v51 = 625.0 * v50;
    const double v52 = 120.0 * v50;
    mode_out[1] = v37_best[1];
    const bool v53 = 0 == v37_best[1];
    const bool v54 = !v53;
    const double v55 = (double)v37_best[1];
    const double v56 = (double)v37_best[0];
    double v57_u[2] = {v37_number[2], v37_number[3]};
    double v57_polished[1] = {0.0};
    const double v57_of_context_real[8] = {v56, v52, v51, v48, v46, v55, v45, v42};
    const bool v57_of_context_boolean[2] = {v39, v54};
    bool v57_done = false;
    for (int v57_pass = 0; (v57_pass < 40) && !v57_done; v57_pass++) {
        double v57_next_u[2];
        double v57_next_polished[1];
        lift_stage_loads(prepared, v57_u, v57_polished, v57_of_context_real, v57_of_context_boolean, v57_next_u, v57_next_polished, &v57_done);
        v57_u[0] = v57_next_u[0];
        v57_u[1] = v57_next_u[1];
        v57_polished[0] = v57_next_polished[0];
    }
    const double v58 = v38 ? 0.0 : (v41 - (v43 * v57_u[0]));
    const double v59 = v38 ? 0.0 : (qd[0] + (v49 * v58));
    const double v60 = 625.0 * v59;
    const double v61 = 120.0 * v59;
    double v62_u[2] = {v57_u[0], v57_u[1]};
    double v62_polished[1] = {0.0};
    const double v62_of_context_real[8] = {v56, v61, v60, v48, v46, v55, v45, v42};
    const bool v62_of_context_boolean[2] = {v39, v54};
    bool v62_done = false;
    for (int v62_pass = 0; (v62_pass < 40) && !v62_done; v62_pass++) {
        double v62_next_u[2];
        double v62_next_polished[1];
        lift_stage_loads(prepared, v62_u, v62_polished, v62_of_context_real, v62_of_context_boolean, v62_next_u, v62_next_polished, &v62_done);
        v62_u[0] = v62_next_u[0];
        v62_u[1] = v62_next_u[1];
        v62_polished[0] = v62_next_polished[0];
    }
    const double v63 = v38 ? 0.0 : (v41 - (v43 * v62_u[0]));
    const double v64 = v38 ? 0.0 : (qd[0] + (trial * v63));
    const double v65 = 625.0 * v64;
    const double v66 = 120.0 * v64;
    double v67_u[2] = {v62_u[0], v62_u[1]};
    double v67_polished[1] = {0.0};
    const double v67_of_context_real[8] = {v56, v66, v65, v48, v46, v55, v45, v42};
    const bool v67_of_context_boolean[2] = {v39, v54};
    bool v67_done = false;
    for (int v67_pass = 0; (v67_pass < 40) && !v67_done; v67_pass++) {
        double v67_next_u[2];
        double v67_next_polished[1];
        lift_stage_loads(prepared, v67_u, v67_polished, v67_of_context_real, v67_of_context_boolean, v67_next_u, v67_next_polished, &v67_done);
        v67_u[0] = v67_next_u[0];
        v67_u[1] = v67_next_u[1];
        v67_polished[0] = v67_next_polished[0];
    }
    const double v68 = 0.16666666666666666 * trial;
    const double v69 = v68 * ((v37_number[0] + (v38 ? 0.0 : (v41 - (v43 * v67_u[0])))) + (2.0 * (v58 + v63)));
    const double v70 = v38 ? 0.0 : (qd[0] + v69);
    double v71_u[2] = {v37_number[2], v37_number[3]};
    double v71_polished[1] = {0.0};
    const double v71_of_context_real[8] = {v56, 120.0 * v70, 625.0 * v70, v48, v46, v55, v45, v42};
    const bool v71_of_context_boolean[2] = {v39, v54};
    bool v71_done = false;
    for (int v71_pass = 0; (v71_pass < 40) && !v71_done; v71_pass++) {
        double v71_next_u[2];
        double v71_next_polished[1];
        lift_stage_loads(prepared, v71_u, v71_polished, v71_of_context_real, v71_of_context_boolean, v71_next_u, v71_next_polished, &v71_done);
        v71_u[0] = v71_next_u[0];
        v71_u[1] = v71_next_u[1];
        v71_polished[0] = v71_next_polished[0];
    }
    const double v72 = v38 ? 0.0 : (v41 - (v43 * v71_u[0]));
    const double v73 = v8 - (312.5 * v72);
    const double v74 = 0.3999999999999999 * v73;
    const double v75 = -(21.999999999999996 + v74);
    const double v76 = 3.3 * v73;
    const double v77 = 181.5 + v76;
    const double v78 = -(v74 - 21.999999999999996);
    const double v79 = v76 - 181.5;
    const double v80 = lift_max(lift_max(v79, v78), lift_max(v77, v75));
    const double v81 = v4 + v73;
    const double v82 = lift_min(lift_min(v77, v75), lift_min(v79, v78));
    const double v83 = lift_min(37.5 + (v81 - v82), 37.5 + (v80 - v81));
    const double v84 = v8 - (312.5 * v37_number[0]);
    const double v85 = 0.3999999999999999 * v84;
    const double v86 = -(21.999999999999996 + v85);
    const double v87 = 3.3 * v84;
    const double v88 = 181.5 + v87;
    const double v89 = -(181.5 - v87);
    const double v90 = 21.999999999999996 - v85;
    const double v91 = v4 + v84;
    const double v92 = v91 + (37.5 - lift_min(lift_min(v88, v86), lift_min(v90, v89)));
    const double v93 = lift_max(0.0, lift_min(v92, (37.5 + lift_max(lift_max(v90, v89), lift_max(v88, v86))) - v91));
    const bool v94 = v38 && (v83 < 0.0);
    const double v95 = v94 ? (v93 / (v94 ? (v94 ? (v93 - v83) : 1.0) : 1.0)) : 1.0;
    const double v96 = 1.0 / (v54 ? (v53 ? 1.0 : prepared->k[8]) : 1.0);
    const double v97 = v53 ? 0.0 : (v96 * (v53 ? 0.0 : 1.0));
    const double v98 = v53 ? 0.0 : (v96 * (v53 ? 0.0 : tau[1]));
    const double v99 = v53 ? 0.0 : (v98 - (v62_u[1] * v97));
    const double v100 = v53 ? 0.0 : (v98 - (v57_u[1] * v97));
    const double v101 = v68 * ((v37_number[1] + (v53 ? 0.0 : (v98 - (v97 * v67_u[1])))) + (2.0 * (v99 + v100)));
    const double v102 = v53 ? 0.0 : (qd[1] + v101);
    const bool v103 = (v55 * v102) < 0.0;
    const bool v104 = v35 && v103;
    const double v105 = v104 ? (qd[1] / (v104 ? (v104 ? (qd[1] - v102) : 1.0) : 1.0)) : 1.0;
    const bool v106 = (v56 * v70) < 0.0;
    const bool v107 = v36 && v106;
    const double v108 = v107 ? (qd[0] / (v107 ? (v107 ? (qd[0] - v70) : 1.0) : 1.0)) : 1.0;
    const double v109 = 0.0132 * fabs(prepared->k[5] + (prepared->k[0] * v72));
    const double v110 = lift_min(tau[1] + v109, v109 - tau[1]);
    const double v111 = 0.0132 * fabs(prepared->k[5] + (prepared->k[0] * v37_number[0]));
    const double v112 = lift_max(0.0, lift_min(tau[1] + v111, v111 - tau[1]));
    const bool v113 = v53 && (v110 < 0.0);
    const double v114 = v113 ? (v112 / (v113 ? (v113 ? (v112 - v110) : 1.0) : 1.0)) : 1.0;
    const double v115 = lift_min(v114, lift_min(v95, lift_min(lift_min(1.0, v108), v105)));
    const bool v116 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v117 = ((!v116) && (v115 < 1.0)) && (!(8.0 <= passes));
    q_out[0] = v117 ? q[0] : (v38 ? q[0] : (q[0] + (v68 * ((qd[0] + v64) + (2.0 * (v50 + v59))))));
    const double v118 = 2.0 * ((v53 ? 0.0 : (qd[1] + (v49 * v100))) + (v53 ? 0.0 : (qd[1] + (v49 * v37_number[1]))));
    const double v119 = v53 ? q[1] : (q[1] + (v68 * ((qd[1] + (v53 ? 0.0 : (qd[1] + (trial * v99)))) + v118)));
    q_out[1] = v117 ? q[1] : v119;
    qd_out[0] = v117 ? qd[0] : ((crossing[0] || v106) ? 0.0 : v70);
    qd_out[1] = v117 ? qd[1] : ((crossing[1] || v103) ? 0.0 : v102);
    crossing_out[0] = v117 && (v106 && (v108 <= v115));
    crossing_out[1] = v117 && (v103 && (v105 <= v115));
    forced_out[0] = v117 ? forced[0] : (v116 ? heading[0] : 0);
    forced_out[1] = v117 ? forced[1] : (v116 ? heading[1] : 0);
    heading_out[0] = ((v95 <= v115) && (v94 && v117)) ? lift_mode_of(((2.0 * v81) - v82) - v80) : 0;
    heading_out[1] = ((v113 && v117) && (v114 <= v115)) ? lift_mode_of(2.0 * tau[1]) : 0;
    const double v120 = v117 ? past : (v116 ? (trial + past) : dt);
    *past_out = v120;
    const double v121 = v117 ? (trial * v115) : (dt - v120);
    *trial_out = v121;
    *passes_out = 1.0 + passes;
    const double v122 = v56 * v47;
    const double v123 = 40.0 + (v56 * v46);
    const double v124 = v123 + ((v56 * v66) - (v67_u[0] * v122));
    const double v125 = 65.0 * v56;
    const double v126 = v38 ? 0.0 : (v65 + (v125 + (v66 + (((0.0 < v124) ? 1.9 : (-1.25)) * (v56 * v124)))));
    const double v127 = 0.0096 * v55;
    const double v128 = v53 ? 0.0 : (fabs((v44 * v67_u[0]) - v42) * v127);
    const double v129 = lift_max(lift_max(lift_max(fabs(v128), fabs(v126)), fabs(v67_u[0])), fabs(v67_u[1]));
    const double v130 = lift_max(fabs(v67_u[1] - v128), fabs(v67_u[0] - v126));
    const double v131 = v123 + ((v56 * v61) - (v62_u[0] * v122));
    const double v132 = v38 ? 0.0 : (v60 + (v125 + (v61 + (((0.0 < v131) ? 1.9 : (-1.25)) * (v56 * v131)))));
    const double v133 = v53 ? 0.0 : (v127 * fabs((v44 * v62_u[0]) - v42));
    const double v134 = lift_max(lift_max(fabs(v62_u[0]), lift_max(fabs(v133), fabs(v132))), fabs(v62_u[1]));
    const double v135 = lift_max(fabs(v62_u[1] - v133), fabs(v62_u[0] - v132));
    const double v136 = v123 + ((v56 * v52) - (v57_u[0] * v122));
    const double v137 = v38 ? 0.0 : (v51 + (v125 + (v52 + (((0.0 < v136) ? 1.9 : (-1.25)) * (v56 * v136)))));
    const double v138 = v53 ? 0.0 : (v127 * fabs((v44 * v57_u[0]) - v42));
    const double v139 = lift_max(lift_max(lift_max(fabs(v137), fabs(v138)), fabs(v57_u[0])), fabs(v57_u[1]));
    const double v140 = lift_max(fabs(v57_u[0] - v137), fabs(v57_u[1] - v138));
    const bool v141 = v57_done && (v140 <= (v139 * ((v139 < (1.0000000009313226 * v139)) ? 1e-11 : 1e-05)));
    const bool v142 = v141 && (v62_done && (v135 <= (v134 * ((v134 < (1.0000000009313226 * v134)) ? 1e-11 : 1e-05))));
    const double v143 = ((v67_done && (v130 <= (v129 * ((v129 < (1.0000000009313226 * v129)) ? 1e-11 : 1e-05)))) && v142) ? 0.0 : 5.0;
    const double v144 = v37_done ? ((v37_flag[2] || v37_flag[1]) ? (v37_flag[6] ? 4.0 : (v37_flag[3] ? 1.0 : (v37_flag[5] ? 0.0 : 3.0))) : (v37_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v145 = (fabs(v4) < 1e+38) && ((fabs(v37_number[1]) < 1e+38) && (fabs(v37_number[0]) < 1e+38));
    *worst_out = lift_max(worst, lift_max(((fabs(tau[1]) < 1e+38) && v145) ? v144 : 6.0, v143));
    *done = (v121 <= 0.0) && (!v117);
}

void lift_step_interpolated_arrays(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    double v0_q[2] = {q[0], q[1]};
    double v0_qd[2] = {qd[0], qd[1]};
    signed char v0_mode[2] = {mode[0], mode[1]};
    bool v0_crossing[2] = {false, false};
    signed char v0_forced[2] = {0, 0};
    signed char v0_heading[2] = {0, 0};
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
        signed char v0_next_forced[2];
        signed char v0_next_heading[2];
        double v0_next_past;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        lift_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, v0_of_tau, dt, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_crossing[0] = v0_next_crossing[0];
        v0_crossing[1] = v0_next_crossing[1];
        v0_forced[0] = v0_next_forced[0];
        v0_forced[1] = v0_next_forced[1];
        v0_heading[0] = v0_next_heading[0];
        v0_heading[1] = v0_next_heading[1];
        v0_past = v0_next_past;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const bool v1 = ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38)) && (fabs(q[1]) < 1e+38);
    const bool v2 = (fabs(qd[1]) < 1e+38) && ((fabs(qd[0]) < 1e+38) && v1);
    const bool v3 = (fabs(tau[1]) < 1e+38) && (v2 && (fabs(tau[0]) < 1e+38));
    const bool v4 = (v3 && (fabs(v0_q[0]) < 1e+38)) && (fabs(v0_q[1]) < 1e+38);
    const bool v5 = (0.0 < dt) && (((fabs(v0_qd[0]) < 1e+38) && v4) && (fabs(v0_qd[1]) < 1e+38));
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

        lift_gather(37U, count, lane, prepared, prepared_lane.k);
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
