/* lift, emitted by symgen 0.1.0 */
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

#if !defined(LIFT_VECTOR)
static inline void lift_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(LIFT_VECTOR)
static inline void lift_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(LIFT_VECTOR)
static inline void lift_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(LIFT_VECTOR)
static inline void lift_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

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
    const double v7 = context_boolean[5] ? 0.0 : 1.0;
    const bool v8 = context_boolean[6] || context_boolean[7];
    const double v9 = v8 ? 1.0 : 0.0;
    const bool v10 = context_boolean[3] || context_boolean[4];
    const bool v11 = (context_boolean[4] && (1 == pattern[0])) || (v10 && (v2 && ((v6 <= v9) && (v7 <= v6))));
    const double v12 = -(v3 + v5);
    const bool v13 = ((v0 && ((0.0 <= v12) && (v12 <= 0.0))) && v8) || (context_boolean[7] && (1 == pattern[1]));
    const bool v14 = v13 || v11;
    const double v15 = v14 ? v4 : (1.0 + v4);
    const signed char v16 = (context_boolean[2] && ((v7 <= v15) && (v15 <= v9))) ? 0 : (context_boolean[3] ? 1 : (-1));
    const signed char v17 = v13 ? pattern[0] : (v11 ? ((context_boolean[3] && v2) ? 1 : (-1)) : v16);
    pattern_out[0] = v17;
    const double v18 = v15 - ((0 == v17) ? 0.0 : 1.0);
    const signed char v19 = (context_boolean[5] && ((v18 <= 0.0) && (0.0 <= v18))) ? 0 : (context_boolean[6] ? 1 : (-1));
    pattern_out[1] = v13 ? ((context_boolean[6] && v0) ? 1 : (-1)) : v19;
    const bool v20 = !v2;
    const double v21 = v2 ? 0.0 : (1.0 / (v20 ? context_real[0] : 1.0));
    const double v22 = v2 ? 0.0 : (v3 * v21);
    const double v23 = 1.0 - (312.5 * v22);
    const double v24 = 1.0 + (1.9 * v23);
    const double v25 = 1.0 - (1.25 * v23);
    const double v26 = v25 * v24;
    const bool v27 = v4 <= 1.0;
    const bool v28 = 0.0 < (v2 ? 1.0 : ((v27 && (0.0 < v26)) ? 1.0 : lift_min(v25, v24)));
    const double v29 = prepared->k[11] * v22;
    const bool v30 = ((v0 ? 0.0 : (v2 ? 0.0 : (0.0096 * fabs(v29)))) < 1.0) && v28;
    const double v31 = v2 ? 0.0 : (v21 * (v2 ? 0.0 : context_real[2]));
    const double v32 = context_real[7] + (prepared->k[11] * v31);
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
    const double v42 = -(22.0 + v41);
    const double v43 = 3.3 * v40;
    const double v44 = 181.5 + v43;
    const double v45 = -(v41 - 22.0);
    const double v46 = v43 - 181.5;
    const double v47 = v38 + v40;
    const double v48 = 37.5 + (v47 - lift_min(lift_min(v44, v42), lift_min(v46, v45)));
    const double v49 = v2 ? lift_min(v48, 37.5 + (lift_max(lift_max(v46, v45), lift_max(v44, v42)) - v47)) : (v36 * v39);
    const double v50 = 40.0 + (v36 * (v33 + (context_real[4] - (v23 * v37_u[0]))));
    const double v51 = v2 ? 0.0 : ((context_real[4] + context_real[5]) + (v36 * (65.0 + (v50 * ((0.0 < v50) ? 1.9 : (-1.25))))));
    const double v52 = v0 ? 0.0 : ((0.0096 * v35) * fabs((v29 * v37_u[0]) - v32));
    number_out[3] = v37_u[1];
    const double v53 = lift_max(lift_max(lift_max(fabs(v52), fabs(v51)), fabs(v37_u[0])), fabs(v37_u[1]));
    const double v54 = lift_max(fabs(v37_u[0] - v51), fabs(v52 - v37_u[1]));
    const bool v55 = (v54 <= (v53 * ((v53 < (1.0000000009313226 * v53)) ? 1e-11 : 1e-05))) && v37_done;
    const bool v56 = v55 && (context_boolean[0] || ((0.0 < v49) || (v2 && (0.0 <= v49))));
    const double v57 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v39));
    const double v58 = v0 ? context_real[3] : v37_u[1];
    const double v59 = v0 ? 0.0 : (1.0 / (v34 ? context_real[1] : 1.0));
    const double v60 = v0 ? 0.0 : ((v0 ? 0.0 : (v59 * (v0 ? 0.0 : context_real[3]))) - ((v0 ? 0.0 : (v1 * v59)) * v37_u[1]));
    const double v61 = v0 ? lift_min(v57 - v58, v58 + v57) : (v35 * v60);
    const bool v62 = v56 && (context_boolean[1] || ((0.0 < v61) || (v0 && (0.0 <= v61))));
    const bool v63 = !flag[1];
    const bool v64 = context_boolean[0] || (((-1e-12) * lift_max(fabs(context_real[2]), fabs(v38))) <= (v2 ? v49 : (context_real[0] * v49)));
    const bool v65 = context_boolean[1] || (((-1e-12) * lift_max(fabs(context_real[3]), fabs(v58))) <= (v0 ? v61 : (context_real[1] * v61)));
    const bool v66 = (v55 && v64) && v65;
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
    flag_out[5] = v67 ? v28 : flag[5];
    flag_out[6] = v67 ? (v71 && (v72 && v55)) : flag[6];
    number_out[0] = v67 ? v39 : number[0];
    number_out[1] = v67 ? v60 : number[1];
    number_out[4] = v67 ? 0.0 : number[4];
    number_out[5] = v67 ? 0.0 : number[5];
    const bool v73 = !(v14 || (v15 <= (v9 + (v10 ? 1.0 : 0.0))));
    const bool v74 = v68 && (v69 || (v73 || ((v2 && v0) || (!v14))));
    *done = (v73 && (!v68)) || v74;
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
    const double v0 = tau[0] - prepared->k[2];
    const double v1 = tau[0] - v0;
    const double v2 = 0.3999999999999999 * v1;
    const double v3 = -(v2 - 22.0);
    const double v4 = 3.3 * v1;
    const double v5 = v4 - 181.5;
    const double v6 = -(22.0 + v2);
    const double v7 = 181.5 + v4;
    const double v8 = prepared->k[31] * (lift_max(lift_max(v5, v3), lift_max(v7, v6)) - lift_min(lift_min(v7, v6), lift_min(v5, v3)));
    const double v9 = fabs(qd[0]);
    const bool v10 = lift_eq(0.0, v9) || (v9 < (dt * (prepared->k[32] + v8)));
    const double v11 = v10 ? 0.0 : qd[0];
    const signed char v12 = lift_mode_of(qd[0]);
    const double v13 = v0 - (v10 ? 0.0 : ((745.0 * v11) + (65.0 * ((double)v12))));
    const double v14 = prepared->k[12] + (prepared->k[20] * v13);
    const double v15 = 0.0132 * sqrt(v14 * v14);
    const double v16 = 120.0 * v11;
    const double v17 = 219.0 + (2.3 * (fabs(v16) + fabs(v1 - (prepared->k[22] * v13))));
    const double v18 = (prepared->k[24] < 1.0) ? (prepared->k[27] * lift_max(v17, v15)) : 1e+38;
    const double v19 = lift_min(v18, v17 + (prepared->k[23] * v18));
    const double v20 = lift_min(v19, v17 + (prepared->k[23] * v19));
    const double v21 = lift_min(lift_min(v18, v15 + (prepared->k[21] * v18)), v15 + (prepared->k[21] * v19));
    const double v22 = tau[1] * prepared->k[5];
    const double v23 = fabs(v22);
    const double v24 = 1e-08 * v23;
    const double v25 = fabs(qd[1]);
    const bool v26 = (v25 < (dt * prepared->k[30])) || lift_eq(0.0, v25);
    const bool v27 = v26 && (v23 <= (v24 + (prepared->k[19] * lift_min(v21, v15 + (prepared->k[21] * v20)))));
    const double v28 = prepared->k[4] * v13;
    const double v29 = fabs(v28);
    const double v30 = 1e-08 * v29;
    const bool v31 = v10 && (v29 <= (v30 + (prepared->k[26] * lift_min(v20, v17 + (prepared->k[23] * v20)))));
    const double v32 = -v24;
    const signed char v33 = lift_mode_of(qd[1]);
    const bool v34 = v26 ? (v32 < v22) : (1 == v33);
    const signed char v35 = v27 ? 0 : (v34 ? 1 : (-1));
    const double v36 = -(v30 - prepared->k[25]);
    const bool v37 = v10 ? (v36 < v28) : (1 == v12);
    const signed char v38 = v31 ? 0 : (v37 ? 1 : (-1));
    signed char v39_pattern[2] = {v38, v35};
    signed char v39_best[2] = {v38, v35};
    bool v39_flag[7] = {false, false, false, false, false, true, false};
    double v39_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v39_of_context_real[10] = {prepared->k[1], prepared->k[0], v0, tau[1], v16, 625.0 * v11, tau[0], prepared->k[12], qd[0], qd[1]};
    const bool v39_of_context_boolean[8] = {!v10, !v26, v31, v37, v10 ? (v36 < (-v28)) : ((-1) == v12), v27, v34, v26 ? (v32 < (-v22)) : ((-1) == v33)};
    bool v39_done = false;
    for (int v39_pass = 0; (v39_pass < 18) && !v39_done; v39_pass++) {
        signed char v39_next_pattern[2];
        signed char v39_next_best[2];
        bool v39_next_flag[7];
        double v39_next_number[6];
        lift_step_pattern(prepared, v39_pattern, v39_best, v39_flag, v39_number, v39_of_context_real, v39_of_context_boolean, v39_next_pattern, v39_next_best, v39_next_flag, v39_next_number, &v39_done);
        v39_pattern[0] = v39_next_pattern[0];
        v39_pattern[1] = v39_next_pattern[1];
        v39_best[0] = v39_next_best[0];
        v39_best[1] = v39_next_best[1];
        v39_flag[0] = v39_next_flag[0];
        v39_flag[1] = v39_next_flag[1];
        v39_flag[2] = v39_next_flag[2];
        v39_flag[3] = v39_next_flag[3];
        v39_flag[4] = v39_next_flag[4];
        v39_flag[5] = v39_next_flag[5];
        v39_flag[6] = v39_next_flag[6];
        v39_number[0] = v39_next_number[0];
        v39_number[1] = v39_next_number[1];
        v39_number[2] = v39_next_number[2];
        v39_number[3] = v39_next_number[3];
        v39_number[4] = v39_next_number[4];
        v39_number[5] = v39_next_number[5];
    }
    const bool v40 = 0 == v39_best[0];
    const double v41 = v40 ? 0.0 : prepared->k[4];
    const double v42 = v40 ? 0.0 : (v41 * (v40 ? 0.0 : v0));
    const double v43 = prepared->k[12] + (prepared->k[11] * v42);
    const double v44 = v40 ? 0.0 : (v41 * (v40 ? 0.0 : 1.0));
    const double v45 = prepared->k[11] * v44;
    const double v46 = -v45;
    const double v47 = tau[0] - (312.5 * v42);
    const double v48 = 1.0 - (312.5 * v44);
    const double v49 = -v48;
    const double v50 = v40 ? 0.0 : (qd[0] + v39_number[4]);
    const double v51 = 0.5 * dt;
    const double v52 = v50 + (v39_number[0] * v51);
    const bool v53 = 0 == v39_best[1];
    const bool v54 = !v53;
    const bool v55 = !v40;
    const double v56 = (double)v39_best[1];
    const double v57 = (double)v39_best[0];
    double v58_u[2] = {v39_number[2], v39_number[3]};
    double v58_polished[1] = {0.0};
    const double v58_of_context_real[8] = {v57, 120.0 * v52, 625.0 * v52, v49, v47, v56, v46, v43};
    const bool v58_of_context_boolean[2] = {v55, v54};
    bool v58_done = false;
    for (int v58_pass = 0; (v58_pass < 40) && !v58_done; v58_pass++) {
        double v58_next_u[2];
        double v58_next_polished[1];
        lift_stage_loads(prepared, v58_u, v58_polished, v58_of_context_real, v58_of_context_boolean, v58_next_u, v58_next_polished, &v58_done);
        v58_u[0] = v58_next_u[0];
        v58_u[1] = v58_next_u[1];
        v58_polished[0] = v58_next_polished[0];
    }
    const double v59 = v40 ? 0.0 : (v42 - (v44 * v58_u[0]));
    const double v60 = v50 + (v51 * v59);
    double v61_u[2] = {v58_u[0], v58_u[1]};
    double v61_polished[1] = {0.0};
    const double v61_of_context_real[8] = {v57, 120.0 * v60, 625.0 * v60, v49, v47, v56, v46, v43};
    bool v61_done = false;
    for (int v61_pass = 0; (v61_pass < 40) && !v61_done; v61_pass++) {
        double v61_next_u[2];
        double v61_next_polished[1];
        lift_stage_loads(prepared, v61_u, v61_polished, v61_of_context_real, v58_of_context_boolean, v61_next_u, v61_next_polished, &v61_done);
        v61_u[0] = v61_next_u[0];
        v61_u[1] = v61_next_u[1];
        v61_polished[0] = v61_next_polished[0];
    }
    const double v62 = v40 ? 0.0 : (v42 - (v44 * v61_u[0]));
    const double v63 = v50 + (dt * v62);
    double v64_u[2] = {v61_u[0], v61_u[1]};
    double v64_polished[1] = {0.0};
    const double v64_of_context_real[8] = {v57, 120.0 * v63, 625.0 * v63, v49, v47, v56, v46, v43};
    bool v64_done = false;
    for (int v64_pass = 0; (v64_pass < 40) && !v64_done; v64_pass++) {
        double v64_next_u[2];
        double v64_next_polished[1];
        lift_stage_loads(prepared, v64_u, v64_polished, v64_of_context_real, v58_of_context_boolean, v64_next_u, v64_next_polished, &v64_done);
        v64_u[0] = v64_next_u[0];
        v64_u[1] = v64_next_u[1];
        v64_polished[0] = v64_next_polished[0];
    }
    const double v65 = v53 ? 0.0 : prepared->k[5];
    const double v66 = v53 ? 0.0 : (v65 * (v53 ? 0.0 : 1.0));
    const double v67 = v53 ? 0.0 : (v65 * (v53 ? 0.0 : tau[1]));
    const double v68 = 0.16666666666666666 * dt;
    const double v69 = (v53 ? 0.0 : (v67 - (v66 * v58_u[1]))) + (v53 ? 0.0 : (v67 - (v66 * v61_u[1])));
    const double v70 = 0.3333333333333333 * dt;
    const double v71 = (v53 ? 0.0 : (qd[1] + v39_number[5])) + (v68 * v39_number[1]);
    const double v72 = v53 ? 0.0 : (v71 + (((v53 ? 0.0 : (v67 - (v66 * v64_u[1]))) * v68) + (v70 * v69)));
    const double v73 = v40 ? q[0] : ((q[0] + (v68 * (v50 + v63))) + (v70 * (v52 + v60)));
    const double v74 = fabs(tau[1]);
    const double v75 = v53 ? q[1] : (q[1] + (dt * (v71 + (v68 * v69))));
    const double v76 = v50 + (v68 * (v39_number[0] + (v40 ? 0.0 : (v42 - (v44 * v64_u[0])))));
    const double v77 = v40 ? 0.0 : (v76 + (v70 * (v59 + v62)));
    const double v78 = fabs(v77) + (fabs(v75) + (v74 + (fabs(v72) + fabs(v73))));
    const double v79 = fabs(q[0]) + (fabs(dt) + (fabs(q[1]) + (v25 + v9)));
    const bool v80 = ((v78 < 1e+38) && ((fabs(tau[0]) + v79) < 1e+38)) && (0.0 < dt);
    q_next[0] = v80 ? v73 : q[0];
    q_next[1] = v80 ? v75 : q[1];
    qd_next[0] = v80 ? v77 : qd[0];
    qd_next[1] = v80 ? v72 : qd[1];
    mode_next[0] = v80 ? v39_best[0] : mode[0];
    mode_next[1] = v80 ? v39_best[1] : mode[1];
    const double v81 = v57 * v48;
    const double v82 = 120.0 * v57;
    const double v83 = 40.0 + (v57 * v47);
    const double v84 = (v83 + (v63 * v82)) - (v64_u[0] * v81);
    const double v85 = 65.0 * v57;
    const double v86 = v40 ? 0.0 : (v85 + ((745.0 * v63) + (((0.0 < v84) ? 1.9 : (-1.25)) * (v57 * v84))));
    const double v87 = 0.0096 * v56;
    const double v88 = v53 ? 0.0 : (v87 * fabs((v45 * v64_u[0]) - v43));
    const double v89 = lift_max(fabs(v64_u[1]), lift_max(lift_max(fabs(v86), fabs(v88)), fabs(v64_u[0])));
    const double v90 = lift_max(fabs(v64_u[1] - v88), fabs(v64_u[0] - v86));
    const double v91 = (v83 + (v60 * v82)) - (v61_u[0] * v81);
    const double v92 = v40 ? 0.0 : (v85 + ((745.0 * v60) + (((0.0 < v91) ? 1.9 : (-1.25)) * (v57 * v91))));
    const double v93 = v53 ? 0.0 : (fabs((v45 * v61_u[0]) - v43) * v87);
    const double v94 = lift_max(fabs(v61_u[1]), lift_max(fabs(v61_u[0]), lift_max(fabs(v93), fabs(v92))));
    const double v95 = lift_max(fabs(v61_u[0] - v92), fabs(v61_u[1] - v93));
    const bool v96 = (v95 <= (v94 * ((v94 < (1.0000000009313226 * v94)) ? 1e-11 : 1e-05))) && v61_done;
    const double v97 = (v83 + (v52 * v82)) - (v58_u[0] * v81);
    const double v98 = v40 ? 0.0 : (v85 + ((745.0 * v52) + (((0.0 < v97) ? 1.9 : (-1.25)) * (v57 * v97))));
    const double v99 = v53 ? 0.0 : (v87 * fabs((v45 * v58_u[0]) - v43));
    const double v100 = lift_max(fabs(v58_u[1]), lift_max(fabs(v58_u[0]), lift_max(fabs(v99), fabs(v98))));
    const double v101 = lift_max(fabs(v58_u[1] - v99), fabs(v58_u[0] - v98));
    const bool v102 = v96 && ((v101 <= (v100 * ((v100 < (1.0000000009313226 * v100)) ? 1e-11 : 1e-05))) && v58_done);
    const bool v103 = v102 && ((v90 <= (v89 * ((v89 < (1.0000000009313226 * v89)) ? 1e-11 : 1e-05))) && v64_done);
    const bool v104 = (fabs(v39_number[0]) + ((fabs(v0) + v74) + fabs(v39_number[1]))) < 1e+38;
    const double v105 = v104 ? (v39_done ? ((v39_flag[2] || v39_flag[1]) ? (v39_flag[6] ? 4.0 : (v39_flag[3] ? 1.0 : (v39_flag[5] ? 0.0 : 3.0))) : (v39_flag[4] ? 5.0 : 2.0)) : 5.0) : 6.0;
    *status = v80 ? (v103 ? v105 : lift_max(5.0, v105)) : 6.0;
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

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
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

static void lift_interpolated_pattern(const lift_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 8], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const bool v1 = !v0;
    const double v2 = v0 ? 0.0 : (1.0 / (v1 ? context_real[0] : 1.0));
    const double v3 = v0 ? 0.0 : 1.0;
    const double v4 = v0 ? 0.0 : (v3 * v2);
    const double v5 = 1.0 - (312.5 * v4);
    const double v6 = 1.0 + (1.9 * v5);
    const double v7 = 1.0 - (1.25 * v5);
    const double v8 = v7 * v6;
    const bool v9 = 0 == pattern[1];
    const double v10 = v9 ? 0.0 : 1.0;
    const double v11 = v3 + v10;
    const bool v12 = v11 <= 1.0;
    const bool v13 = 0.0 < (v0 ? 1.0 : ((v12 && (0.0 < v8)) ? 1.0 : lift_min(v7, v6)));
    const double v14 = prepared->k[11] * v4;
    const bool v15 = ((v9 ? 0.0 : (v0 ? 0.0 : (0.0096 * fabs(v14)))) < 1.0) && v13;
    const double v16 = v0 ? 0.0 : (v2 * (v0 ? 0.0 : context_real[2]));
    const double v17 = context_real[7] + (prepared->k[11] * v16);
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
    const double v27 = -(22.0 + v26);
    const double v28 = 3.3 * v25;
    const double v29 = 181.5 + v28;
    const double v30 = -(v26 - 22.0);
    const double v31 = v28 - 181.5;
    const double v32 = v23 + v25;
    const double v33 = 37.5 + (v32 - lift_min(lift_min(v29, v27), lift_min(v31, v30)));
    const double v34 = v0 ? lift_min(v33, 37.5 + (lift_max(lift_max(v31, v30), lift_max(v29, v27)) - v32)) : (v21 * v24);
    const double v35 = v0 ? v34 : (context_real[0] * v34);
    const double v36 = lift_max(fabs(context_real[2]), fabs(v23));
    const bool v37 = !flag[0];
    const bool v38 = context_boolean[2] && v37;
    const bool v39 = ((0.0 < v34) || (v0 && (0.0 <= v34))) || (v38 && (((-1e-06) * v36) <= v35));
    const double v40 = 40.0 + (v21 * (v18 + (context_real[4] - (v5 * v22_u[0]))));
    const double v41 = v0 ? 0.0 : ((context_real[4] + context_real[5]) + (v21 * (65.0 + (v40 * ((0.0 < v40) ? 1.9 : (-1.25))))));
    const double v42 = v9 ? 0.0 : ((0.0096 * v20) * fabs((v14 * v22_u[0]) - v17));
    number_out[3] = v22_u[1];
    const double v43 = lift_max(lift_max(lift_max(fabs(v42), fabs(v41)), fabs(v22_u[0])), fabs(v22_u[1]));
    const double v44 = lift_max(fabs(v22_u[0] - v41), fabs(v42 - v22_u[1]));
    const bool v45 = (v44 <= (v43 * ((v43 < (1.0000000009313226 * v43)) ? 1e-11 : 1e-05))) && v22_done;
    const double v46 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v24));
    const double v47 = v9 ? context_real[3] : v22_u[1];
    const double v48 = v9 ? 0.0 : (1.0 / (v19 ? context_real[1] : 1.0));
    const double v49 = v9 ? 0.0 : ((v9 ? 0.0 : (v48 * (v9 ? 0.0 : context_real[3]))) - ((v9 ? 0.0 : (v10 * v48)) * v22_u[1]));
    const double v50 = v9 ? lift_min(v46 - v47, v47 + v46) : (v20 * v49);
    const double v51 = v9 ? v50 : (context_real[1] * v50);
    const double v52 = lift_max(fabs(context_real[3]), fabs(v47));
    const bool v53 = context_boolean[3] && v37;
    const bool v54 = (v53 && (((-1e-06) * v52) <= v51)) || ((0.0 < v50) || (v9 && (0.0 <= v50)));
    const bool v55 = (v45 && (context_boolean[0] || v39)) && (context_boolean[1] || v54);
    const bool v56 = flag[1] || v55;
    flag_out[1] = v56;
    const double v57 = 1.0 - v11;
    const double v58 = -(v3 + v57);
    const bool v59 = v53 ? ((-1) == context_mode[3]) : context_boolean[9];
    const bool v60 = v53 ? (1 == context_mode[3]) : context_boolean[8];
    const bool v61 = v60 || v59;
    const bool v62 = (v61 && (v9 && ((0.0 <= v58) && (v58 <= 0.0)))) || (v59 && (1 == pattern[1]));
    const double v63 = v61 ? 1.0 : 0.0;
    const double v64 = -v57;
    const bool v65 = context_boolean[7] && (!v53);
    const double v66 = v65 ? 0.0 : 1.0;
    const bool v67 = v38 ? ((-1) == context_mode[2]) : context_boolean[6];
    const bool v68 = v38 ? (1 == context_mode[2]) : context_boolean[5];
    const bool v69 = v68 || v67;
    const bool v70 = (v69 && (v0 && ((v66 <= v64) && (v64 <= v63)))) || (v67 && (1 == pattern[0]));
    const bool v71 = v70 || v62;
    const double v72 = v71 ? v11 : (1.0 + v11);
    const bool v73 = !(v71 || (v72 <= (v63 + (v69 ? 1.0 : 0.0))));
    const bool v74 = v73 && (!v56);
    const bool v75 = !((!(context_boolean[6] || (context_boolean[5] || context_boolean[4]))) || (!(context_boolean[9] || (context_boolean[7] || context_boolean[8]))));
    const bool v76 = v75 && ((context_boolean[2] || context_boolean[3]) && (v37 && v74));
    const signed char v77 = (((v66 <= v72) && (v72 <= v63)) && (context_boolean[4] && (!v38))) ? 0 : (v68 ? 1 : (-1));
    const signed char v78 = v62 ? pattern[0] : (v70 ? ((v68 && v0) ? 1 : (-1)) : v77);
    pattern_out[0] = v76 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : v78;
    const double v79 = v72 - ((0 == v78) ? 0.0 : 1.0);
    const signed char v80 = (v65 && ((v79 <= 0.0) && (0.0 <= v79))) ? 0 : (v60 ? 1 : (-1));
    pattern_out[1] = v76 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v62 ? ((v9 && v60) ? 1 : (-1)) : v80);
    const bool v81 = !flag[1];
    const bool v82 = (v45 && (context_boolean[0] || (((-1e-12) * v36) <= v35))) && (context_boolean[1] || (((-1e-12) * v52) <= v51));
    const bool v83 = ((!flag[2]) && (v81 && v82)) || (v81 && v55);
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
    flag_out[5] = v83 ? v13 : flag[5];
    flag_out[6] = v83 ? (v86 && (v87 && v45)) : flag[6];
    number_out[0] = v83 ? v24 : number[0];
    number_out[1] = v83 ? v49 : number[1];
    const bool v88 = v56 && ((v73 || ((v0 && v9) || (!v71))) || v84);
    *done = (v74 && (!v76)) || v88;
}

static void lift_margin_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void lift_interpolated_breakaways(const lift_prepared *restrict prepared, const double context_real[restrict 11], const signed char context_mode[restrict 2], double result_real[restrict 2], bool result_boolean[restrict 2], signed char result_mode[restrict 2])
{
    const bool v0 = 0 == context_mode[0];
    const double v1 = context_real[2] - prepared->k[2];
    const double v2 = v0 ? 0.0 : prepared->k[4];
    const double v3 = v0 ? 0.0 : ((v0 ? 0.0 : v1) * v2);
    const double v4 = v0 ? 0.0 : (v2 * (v0 ? 0.0 : 1.0));
    const bool v5 = 0 == context_mode[1];
    double v6_u[2] = {context_real[5], context_real[6]};
    double v6_polished[1] = {0.0};
    const double v6_of_context_real[8] = {(double)context_mode[0], 120.0 * context_real[9], 625.0 * context_real[9], (312.5 * v4) - 1.0, context_real[2] - (312.5 * v3), (double)context_mode[1], prepared->k[18] * v4, prepared->k[12] + (prepared->k[11] * v3)};
    const bool v6_of_context_boolean[2] = {!v0, !v5};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 40) && !v6_done; v6_pass++) {
        double v6_next_u[2];
        double v6_next_polished[1];
        lift_margin_loads(prepared, v6_u, v6_polished, v6_of_context_real, v6_of_context_boolean, v6_next_u, v6_next_polished, &v6_done);
        v6_u[0] = v6_next_u[0];
        v6_u[1] = v6_next_u[1];
        v6_polished[0] = v6_next_polished[0];
    }
    const double v7 = v0 ? 0.0 : (v3 - (v4 * v6_u[0]));
    const double v8 = (context_real[2] - (312.5 * v7)) - v1;
    const double v9 = 55.0 - v8;
    const double v10 = 0.3999999999999999 * v9;
    const double v11 = -(3.3 * v9);
    const double v12 = 55.0 + v8;
    const double v13 = 3.3 * v12;
    const double v14 = -(0.3999999999999999 * v12);
    const double v15 = v1 + v8;
    const double v16 = (37.5 + lift_max(lift_max(v10, v11), lift_max(v13, v14))) - v15;
    const double v17 = v15 + (37.5 - lift_min(lift_min(v13, v14), lift_min(v10, v11)));
    const double v18 = lift_min(v16, v17);
    const bool v19 = v0 && (v18 < 0.0);
    result_boolean[0] = v19;
    const double v20 = (context_real[2] - context_real[0]) - (312.5 * context_real[4]);
    const double v21 = v20 - 55.0;
    const double v22 = 3.3 * v21;
    const double v23 = -(0.3999999999999999 * v21);
    const double v24 = 55.0 + v20;
    const double v25 = 3.3 * v24;
    const double v26 = -(0.3999999999999999 * v24);
    const double v27 = context_real[0] + v20;
    const double v28 = (37.5 + lift_max(lift_max(v22, v23), lift_max(v25, v26))) - v27;
    const double v29 = lift_max(0.0, lift_min(v28, v27 + (37.5 - lift_min(lift_min(v25, v26), lift_min(v22, v23)))));
    result_real[0] = v19 ? (v29 / (v19 ? (v19 ? (v29 - v18) : 1.0) : 1.0)) : 1.0;
    const double v30 = 0.0132 * fabs(prepared->k[12] + (prepared->k[11] * v7));
    const double v31 = context_real[1] + v30;
    const double v32 = context_real[1] - v30;
    const double v33 = lift_min(v31, -v32);
    const bool v34 = v5 && (v33 < 0.0);
    result_boolean[1] = v34;
    const double v35 = 0.0132 * fabs(context_real[3] + (context_real[4] * prepared->k[11]));
    const double v36 = lift_max(0.0, lift_min(v35 - context_real[1], context_real[1] + v35));
    result_real[1] = v34 ? (v36 / (v34 ? (v34 ? (v36 - v33) : 1.0) : 1.0)) : 1.0;
    result_mode[0] = lift_mode_of(v17 - v16);
    result_mode[1] = lift_mode_of(v32 + v31);
}

static void lift_interpolated_part(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], double past, double trial, double passes, double worst, double dt, const double tau[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const signed char v0 = lift_mode_of(qd[0]);
    const bool v1 = lift_eq(0.0, qd[0]);
    const double v2 = tau[0] - prepared->k[2];
    const double v3 = (v1 ? 0.0 : ((745.0 * qd[0]) + (65.0 * ((double)v0)))) - v2;
    const double v4 = (prepared->k[20] * v3) - prepared->k[12];
    const double v5 = 0.0132 * sqrt(v4 * v4);
    const double v6 = 120.0 * qd[0];
    const double v7 = 219.0 + (2.3 * (fabs(v6) + fabs((tau[0] - v2) + (prepared->k[22] * v3))));
    const double v8 = (prepared->k[24] < 1.0) ? (prepared->k[27] * lift_max(v5, v7)) : 1e+38;
    const double v9 = lift_min(v8, v7 + (prepared->k[23] * v8));
    const double v10 = lift_min(v9, v7 + (prepared->k[23] * v9));
    const double v11 = lift_min(lift_min(v8, v5 + (prepared->k[21] * v8)), v5 + (prepared->k[21] * v9));
    const double v12 = tau[1] * prepared->k[5];
    const double v13 = fabs(v12);
    const double v14 = 1e-08 * v13;
    const bool v15 = lift_eq(0.0, qd[1]);
    const bool v16 = v15 && (v13 <= (v14 + (prepared->k[19] * lift_min(v11, v5 + (prepared->k[21] * v10)))));
    const double v17 = prepared->k[4] * v3;
    const double v18 = fabs(v17);
    const double v19 = 1e-08 * v18;
    const bool v20 = v1 && (v18 <= (v19 + (prepared->k[26] * lift_min(v10, v7 + (prepared->k[23] * v10)))));
    const bool v21 = !(0 == forced[1]);
    const bool v22 = v21 && (v15 && v21);
    const double v23 = -v14;
    const signed char v24 = lift_mode_of(qd[1]);
    const bool v25 = v15 ? (v23 < v12) : (1 == v24);
    const signed char v26 = (v16 && (!v22)) ? 0 : ((v22 ? (1 == forced[1]) : v25) ? 1 : (-1));
    const bool v27 = !(0 == forced[0]);
    const bool v28 = v27 && (v1 && v27);
    const double v29 = -(v19 - prepared->k[25]);
    const bool v30 = v1 ? (v29 < (-v17)) : (1 == v0);
    const signed char v31 = (v20 && (!v28)) ? 0 : ((v28 ? (1 == forced[0]) : v30) ? 1 : (-1));
    const bool v32 = !v15;
    const bool v33 = !v1;
    signed char v34_pattern[2] = {v31, v26};
    signed char v34_best[2] = {v31, v26};
    bool v34_flag[7] = {false, false, false, false, false, true, false};
    double v34_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v34_of_context_real[8] = {prepared->k[1], prepared->k[0], v2, tau[1], v6, 625.0 * qd[0], tau[0], prepared->k[12]};
    const bool v34_of_context_boolean[10] = {v33, v32, v28, v22, v20, v30, v1 ? (v29 < v17) : ((-1) == v0), v16, v25, v15 ? (v23 < (-v12)) : ((-1) == v24)};
    const signed char v34_of_context_mode[4] = {v0, v24, forced[0], forced[1]};
    bool v34_done = false;
    for (int v34_pass = 0; (v34_pass < 18) && !v34_done; v34_pass++) {
        signed char v34_next_pattern[2];
        signed char v34_next_best[2];
        bool v34_next_flag[7];
        double v34_next_number[4];
        lift_interpolated_pattern(prepared, v34_pattern, v34_best, v34_flag, v34_number, v34_of_context_real, v34_of_context_boolean, v34_of_context_mode, v34_next_pattern, v34_next_best, v34_next_flag, v34_next_number, &v34_done);
        v34_pattern[0] = v34_next_pattern[0];
        v34_pattern[1] = v34_next_pattern[1];
        v34_best[0] = v34_next_best[0];
        v34_best[1] = v34_next_best[1];
        v34_flag[0] = v34_next_flag[0];
        v34_flag[1] = v34_next_flag[1];
        v34_flag[2] = v34_next_flag[2];
        v34_flag[3] = v34_next_flag[3];
        v34_flag[4] = v34_next_flag[4];
        v34_flag[5] = v34_next_flag[5];
        v34_flag[6] = v34_next_flag[6];
        v34_number[0] = v34_next_number[0];
        v34_number[1] = v34_next_number[1];
        v34_number[2] = v34_next_number[2];
        v34_number[3] = v34_next_number[3];
    }
    mode_out[0] = v34_best[0];
    const bool v35 = 0 == v34_best[0];
    const double v36 = v35 ? 0.0 : prepared->k[4];
    const double v37 = v35 ? 0.0 : (v36 * (v35 ? 0.0 : v2));
    const double v38 = prepared->k[12] + (prepared->k[11] * v37);
    const double v39 = v35 ? 0.0 : ((v35 ? 0.0 : 1.0) * v36);
    const double v40 = prepared->k[11] * v39;
    const double v41 = -v40;
    const double v42 = tau[0] - (312.5 * v37);
    const double v43 = 1.0 - (312.5 * v39);
    const double v44 = -v43;
    mode_out[1] = v34_best[1];
    const bool v45 = 0 == v34_best[1];
    const bool v46 = !v45;
    const bool v47 = !v35;
    const double v48 = (double)v34_best[1];
    const double v49 = 0.5 * trial;
    const double v50 = qd[0] + (v34_number[0] * v49);
    const double v51 = (double)v34_best[0];
    double v52_u[2] = {v34_number[2], v34_number[3]};
    double v52_polished[1] = {0.0};
    const double v52_of_context_real[8] = {v51, 120.0 * v50, 625.0 * v50, v44, v42, v48, v41, v38};
    const bool v52_of_context_boolean[2] = {v47, v46};
    bool v52_done = false;
    for (int v52_pass = 0; (v52_pass < 40) && !v52_done; v52_pass++) {
        double v52_next_u[2];
        double v52_next_polished[1];
        lift_stage_loads(prepared, v52_u, v52_polished, v52_of_context_real, v52_of_context_boolean, v52_next_u, v52_next_polished, &v52_done);
        v52_u[0] = v52_next_u[0];
        v52_u[1] = v52_next_u[1];
        v52_polished[0] = v52_next_polished[0];
    }
    const double v53 = v35 ? 0.0 : (v37 - (v39 * v52_u[0]));
    const double v54 = qd[0] + (v49 * v53);
    double v55_u[2] = {v52_u[0], v52_u[1]};
    double v55_polished[1] = {0.0};
    const double v55_of_context_real[8] = {v51, 120.0 * v54, 625.0 * v54, v44, v42, v48, v41, v38};
    bool v55_done = false;
    for (int v55_pass = 0; (v55_pass < 40) && !v55_done; v55_pass++) {
        double v55_next_u[2];
        double v55_next_polished[1];
        lift_stage_loads(prepared, v55_u, v55_polished, v55_of_context_real, v52_of_context_boolean, v55_next_u, v55_next_polished, &v55_done);
        v55_u[0] = v55_next_u[0];
        v55_u[1] = v55_next_u[1];
        v55_polished[0] = v55_next_polished[0];
    }
    const double v56 = v35 ? 0.0 : (v37 - (v39 * v55_u[0]));
    const double v57 = qd[0] + (trial * v56);
    double v58_u[2] = {v55_u[0], v55_u[1]};
    double v58_polished[1] = {0.0};
    const double v58_of_context_real[8] = {v51, 120.0 * v57, 625.0 * v57, v44, v42, v48, v41, v38};
    bool v58_done = false;
    for (int v58_pass = 0; (v58_pass < 40) && !v58_done; v58_pass++) {
        double v58_next_u[2];
        double v58_next_polished[1];
        lift_stage_loads(prepared, v58_u, v58_polished, v58_of_context_real, v52_of_context_boolean, v58_next_u, v58_next_polished, &v58_done);
        v58_u[0] = v58_next_u[0];
        v58_u[1] = v58_next_u[1];
        v58_polished[0] = v58_next_polished[0];
    }
    const double v59 = v45 ? 0.0 : prepared->k[5];
    const double v60 = v45 ? 0.0 : (v59 * (v45 ? 0.0 : 1.0));
    const double v61 = v45 ? 0.0 : ((v45 ? 0.0 : tau[1]) * v59);
    const double v62 = 0.16666666666666666 * trial;
    const double v63 = (v45 ? 0.0 : (v61 - (v55_u[1] * v60))) + (v45 ? 0.0 : (v61 - (v52_u[1] * v60)));
    const double v64 = 0.3333333333333333 * trial;
    const double v65 = qd[1] + (v62 * v34_number[1]);
    const double v66 = v45 ? 0.0 : (v65 + ((v62 * (v45 ? 0.0 : (v61 - (v60 * v58_u[1])))) + (v64 * v63)));
    const bool v67 = (v48 * v66) < 0.0;
    const bool v68 = v32 && v67;
    const double v69 = v68 ? (qd[1] / (v68 ? (v68 ? (qd[1] - v66) : 1.0) : 1.0)) : 1.0;
    const double v70 = qd[0] + (v62 * (v34_number[0] + (v35 ? 0.0 : (v37 - (v39 * v58_u[0])))));
    const double v71 = v35 ? 0.0 : (v70 + (v64 * (v53 + v56)));
    const bool v72 = (v51 * v71) < 0.0;
    const bool v73 = v33 && v72;
    const double v74 = v73 ? (qd[0] / (v73 ? (v73 ? (qd[0] - v71) : 1.0) : 1.0)) : 1.0;
    const double v75 = v45 ? q[1] : (q[1] + (trial * (v65 + (v62 * v63))));
    q_out[1] = v75;
    const double v76 = v35 ? q[0] : ((q[0] + (v62 * (qd[0] + v57))) + (v64 * (v50 + v54)));
    q_out[0] = v76;
    const bool v77 = v35 || v45;
    double v79 = 1.0;
    double v80 = 1.0;
    bool v81 = false;
    signed char v82 = 0;
    bool v83 = false;
    signed char v84 = 0;
    if (v77) {
        const double v78_of_context_real[11] = {v2, tau[1], tau[0], prepared->k[12], v34_number[0], v34_number[2], v34_number[3], v76, v75, v71, v66};
        double v78_result_real[2];
        bool v78_result_boolean[2];
        signed char v78_result_mode[2];
        lift_interpolated_breakaways(prepared, v78_of_context_real, v34_best, v78_result_real, v78_result_boolean, v78_result_mode);
        v79 = v78_result_real[0];
        v80 = v78_result_real[1];
        v81 = v78_result_boolean[0];
        v82 = v78_result_mode[0];
        v83 = v78_result_boolean[1];
        v84 = v78_result_mode[1];
    }
    const double v85 = lift_min(v80, lift_min(lift_min(lift_min(1.0, v74), v69), v79));
    const bool v86 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v87 = ((v85 < 1.0) && (!v86)) && (!(8.0 <= passes));
    const bool v88 = !v87;
    const bool v89 = crossing[1] || v67;
    const bool v90 = crossing[0] || v72;
    const bool v91 = v88 && (v90 || v89);
    const double v92 = v91 ? ((v35 || v90) ? 0.0 : v71) : v71;
    qd_out[0] = v92;
    const double v93 = v91 ? ((v45 || v89) ? 0.0 : v66) : v66;
    qd_out[1] = v93;
    crossing_out[0] = v87 && (v72 && (v74 <= v85));
    crossing_out[1] = v87 && (v67 && (v69 <= v85));
    const signed char v94 = v86 ? heading[0] : 0;
    forced_out[0] = v94;
    const signed char v95 = v86 ? heading[1] : 0;
    forced_out[1] = v95;
    heading_out[0] = ((v79 <= v85) && (v87 && v81)) ? v82 : 0;
    heading_out[1] = ((v80 <= v85) && (v87 && v83)) ? v84 : 0;
    const double v96 = v87 ? past : (v86 ? (trial + past) : dt);
    *past_out = v96;
    const double v97 = v87 ? (trial * v85) : (dt - v96);
    *trial_out = v97;
    *passes_out = 1.0 + passes;
    const double v98 = v51 * v43;
    const double v99 = 120.0 * v51;
    const double v100 = 40.0 + (v51 * v42);
    const double v101 = (v100 + (v57 * v99)) - (v58_u[0] * v98);
    const double v102 = 65.0 * v51;
    const double v103 = v35 ? 0.0 : (v102 + ((745.0 * v57) + (((0.0 < v101) ? 1.9 : (-1.25)) * (v51 * v101))));
    const double v104 = 0.0096 * v48;
    const double v105 = v45 ? 0.0 : (v104 * fabs((v40 * v58_u[0]) - v38));
    const double v106 = lift_max(lift_max(lift_max(fabs(v103), fabs(v105)), fabs(v58_u[0])), fabs(v58_u[1]));
    const double v107 = lift_max(fabs(v58_u[1] - v105), fabs(v58_u[0] - v103));
    const double v108 = (v100 + (v54 * v99)) - (v55_u[0] * v98);
    const double v109 = v35 ? 0.0 : (v102 + ((745.0 * v54) + (((0.0 < v108) ? 1.9 : (-1.25)) * (v51 * v108))));
    const double v110 = v45 ? 0.0 : (fabs((v40 * v55_u[0]) - v38) * v104);
    const double v111 = lift_max(lift_max(fabs(v55_u[0]), lift_max(fabs(v109), fabs(v110))), fabs(v55_u[1]));
    const double v112 = lift_max(fabs(v55_u[1] - v110), fabs(v55_u[0] - v109));
    const bool v113 = v55_done && (v112 <= (v111 * ((v111 < (1.0000000009313226 * v111)) ? 1e-11 : 1e-05)));
    const double v114 = (v100 + (v50 * v99)) - (v52_u[0] * v98);
    const double v115 = v35 ? 0.0 : (v102 + ((745.0 * v50) + (((0.0 < v114) ? 1.9 : (-1.25)) * (v51 * v114))));
    const double v116 = v45 ? 0.0 : (v104 * fabs((v40 * v52_u[0]) - v38));
    const double v117 = lift_max(lift_max(lift_max(fabs(v115), fabs(v116)), fabs(v52_u[0])), fabs(v52_u[1]));
    const double v118 = lift_max(fabs(v52_u[1] - v116), fabs(v52_u[0] - v115));
    const bool v119 = v113 && (v52_done && (v118 <= (v117 * ((v117 < (1.0000000009313226 * v117)) ? 1e-11 : 1e-05))));
    const double v120 = (v119 && (v58_done && (v107 <= (v106 * ((v106 < (1.0000000009313226 * v106)) ? 1e-11 : 1e-05))))) ? 0.0 : 5.0;
    const bool v121 = (fabs(tau[1]) + (fabs(v34_number[0]) + (fabs(v2) + fabs(v34_number[1])))) < 1e+38;
    const double v122 = v121 ? (v34_done ? ((v34_flag[2] || v34_flag[1]) ? (v34_flag[6] ? 4.0 : (v34_flag[3] ? 1.0 : (v34_flag[5] ? 0.0 : 3.0))) : (v34_flag[4] ? 5.0 : 2.0)) : 5.0) : 6.0;
    *worst_out = lift_max(worst, lift_max(v122, v120));
    *done = v88 && (v97 <= 0.0);
    if (v87) {
        q_out[0] = q[0];
        q_out[1] = q[1];
        qd_out[0] = qd[0];
        qd_out[1] = qd[1];
        forced_out[0] = forced[0];
        forced_out[1] = forced[1];
    }
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
        lift_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
    const double v1 = fabs(v0_q[0]) + (fabs(v0_q[1]) + (fabs(v0_qd[1]) + fabs(v0_qd[0])));
    const double v2 = fabs(dt) + (fabs(q[1]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v3 = (fabs(tau[0]) + (fabs(q[0]) + v2)) < 1e+38;
    const bool v4 = (0.0 < dt) && (v3 && ((fabs(tau[1]) + v1) < 1e+38));
    q_next[0] = v4 ? v0_q[0] : q[0];
    q_next[1] = v4 ? v0_q[1] : q[1];
    qd_next[0] = v4 ? v0_qd[0] : qd[0];
    qd_next[1] = v4 ? v0_qd[1] : qd[1];
    mode_next[0] = v4 ? v0_mode[0] : mode[0];
    mode_next[1] = v4 ? v0_mode[1] : mode[1];
    *status = v4 ? (v0_done ? v0_worst : lift_max(5.0, v0_worst)) : 6.0;
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

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
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
