/* lift, emitted by symgen 0.1.0 */
#include "lift.h"

#include <math.h>

static double lift_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

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
static inline void lift_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
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

static void lift_before_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void lift_decide_pattern_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void lift_decide_pattern_piece(const lift_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 9], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[2] ? (!other[0]) : other[0];
    const bool v0 = other[0] || (!context_boolean[2]);
    other_out[1] = (context_boolean[3] && v0) ? (!other[1]) : other[1];
    const double v1 = 0.0096 * context_real[17];
    const double v2 = (other[1] ? (-1.0) : 1.0) * v1;
    const double v3 = context_real[18] * v2;
    const double v4 = context_boolean[3] ? v3 : 0.0;
    const double v5 = context_real[14] * (other[0] ? 1.9 : (-1.25));
    const double v6 = context_real[15] * context_real[14];
    const double v7 = v6 * v5;
    const double v8 = 1.0 - (context_boolean[2] ? v7 : 0.0);
    const bool v9 = fabs(v8) < fabs(v4);
    const double v10 = -v4;
    const double v11 = v9 ? v8 : v10;
    const double v12 = 1.0 / (v9 ? v10 : v8);
    const double v13 = v12 * v11;
    const double v14 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]));
    const double v15 = context_real[5] + (context_real[4] + (65.0 * context_real[14]));
    const double v16 = v15 + (v5 * v14);
    const double v17 = -(context_boolean[2] ? v16 : 0.0);
    const double v18 = context_real[19] * v2;
    const double v19 = -(context_boolean[3] ? v18 : 0.0);
    const double v20 = v9 ? v19 : v17;
    const double v21 = v12 * (v9 ? 1.0 : 0.0);
    const double v22 = 1.0 / ((v9 ? 0.0 : 1.0) - (v11 * v21));
    const double v23 = v22 * ((v20 * v13) - (v9 ? v17 : v19));
    const double v24 = (v12 * v20) + (v21 * v23);
    const double v25 = v23 - (context_boolean[3] ? (v18 - (v3 * v24)) : 0.0);
    const double v26 = -(v24 + (context_boolean[2] ? (v16 - (v7 * v24)) : 0.0));
    const double v27 = v9 ? v25 : v26;
    const double v28 = v22 * ((v13 * v27) - (v9 ? v26 : v25));
    const double v29 = v24 + ((v12 * v27) + (v21 * v28));
    const double v30 = context_boolean[0] ? 0.0 : (context_real[10] + (context_real[12] * v29));
    const double v31 = -v29;
    const double v32 = context_boolean[0] ? context_real[2] : v31;
    const double v33 = (context_real[6] - v32) - (312.5 * v30);
    const double v34 = 0.3999999999999999 * v33;
    const double v35 = -(v34 - 22.0);
    const double v36 = 3.3 * v33;
    const double v37 = v36 - 181.5;
    const double v38 = -(22.0 + v34);
    const double v39 = 181.5 + v36;
    const double v40 = v32 + v33;
    const double v41 = 37.5 + (lift_max(lift_max(v37, v35), lift_max(v39, v38)) - v40);
    const double v42 = lift_min(v41, 37.5 + (v40 - lift_min(lift_min(v39, v38), lift_min(v37, v35))));
    const bool v43 = 0 == context_mode[0];
    const double v44 = v43 ? v42 : (v30 * ((double)context_mode[0]));
    const double v45 = v43 ? v44 : (context_real[0] * v44);
    const double v46 = lift_max(fabs(context_real[2]), fabs(v32));
    const bool v47 = ((0.0 < v44) || (v43 && (0.0 <= v44))) || (context_boolean[7] && (((-1e-06) * v46) <= v45));
    const double v48 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v30));
    const double v49 = v23 + v28;
    const double v50 = context_boolean[1] ? context_real[3] : v49;
    const double v51 = (context_boolean[1] ? 0.0 : (context_real[11] - (context_real[13] * v49))) * ((double)context_mode[1]);
    const bool v52 = 0 == context_mode[1];
    const double v53 = v52 ? lift_min(v48 - v50, v50 + v48) : v51;
    const double v54 = v52 ? v53 : (context_real[1] * v53);
    const double v55 = lift_max(fabs(context_real[3]), fabs(v50));
    const bool v56 = ((v52 && (0.0 <= v53)) || (0.0 < v53)) || (context_boolean[8] && (((-1e-06) * v55) <= v54));
    const bool v57 = (context_boolean[5] || (((-1e-12) * v46) <= v45)) && (context_boolean[6] || (((-1e-12) * v55) <= v54));
    const double v58 = (v6 * v29) - v14;
    const double v59 = context_boolean[2] ? (v15 - (((0.0 < (-v58)) ? 1.9 : (-1.25)) * (context_real[14] * v58))) : 0.0;
    const double v60 = context_boolean[3] ? (v1 * fabs((context_real[18] * v29) - context_real[19])) : 0.0;
    const double v61 = fabs(v29);
    const double v62 = fabs(v49);
    const double v63 = lift_max(lift_max(v61, lift_max(fabs(v60), fabs(v59))), v62);
    const double v64 = lift_max(fabs(v29 + v59), fabs(v49 - v60));
    const bool v65 = ((v61 + v62) < 1e+38) && (v64 <= (v63 * ((v63 < (1.0000000009313226 * v63)) ? 1e-11 : 1e-05)));
    const bool v66 = (v57 || ((context_boolean[6] || v56) && (context_boolean[5] || v47))) && v65;
    obeying_out[0] = v66;
    const bool v67 = v66 || ((!found[0]) && v65);
    u_out[0] = v67 ? v31 : u[0];
    u_out[1] = v67 ? v49 : u[1];
    found_out[0] = found[0] || v65;
    *done = (!context_boolean[4]) || ((v0 && (other[1] || (!context_boolean[3]))) || v66);
}

static void lift_decide_pattern_pieces(const lift_prepared *restrict prepared, const double context_real[restrict 26], const bool context_boolean[restrict 12], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
{
    bool v0_other[2] = {false, false};
    double v0_u[2] = {0.0, 0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[9] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        bool v0_next_other[2];
        double v0_next_u[2];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        lift_decide_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_other[1] = v0_next_other[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[4]) && v0_found[0]);
    result_real[0] = v1 ? (context_boolean[0] ? 0.0 : (context_real[10] - (context_real[12] * v0_u[0]))) : context_real[20];
    result_real[1] = v1 ? (context_boolean[1] ? 0.0 : (context_real[11] - (context_real[13] * v0_u[1]))) : context_real[21];
    result_real[2] = v1 ? (context_boolean[0] ? context_real[2] : v0_u[0]) : context_real[22];
    result_real[3] = v1 ? (context_boolean[1] ? context_real[3] : v0_u[1]) : context_real[23];
    result_real[4] = v1 ? v0_u[0] : context_real[24];
    result_real[5] = v1 ? v0_u[1] : context_real[25];
    const bool v2 = context_boolean[4] || v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[5] || (context_boolean[4] && v0_obeying[0]);
    result_boolean[2] = context_boolean[6] || (!v2);
}

static void lift_decide_pattern(const lift_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 6], const double context_real[restrict 8], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 6], bool *restrict done)
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
    flag_out[7] = v13;
    const double v14 = prepared->k[11] * v4;
    const bool v15 = v13 && ((v9 ? 0.0 : (v0 ? 0.0 : (0.0096 * fabs(v14)))) < 1.0);
    const double v16 = v0 ? 0.0 : (v2 * (v0 ? 0.0 : context_real[2]));
    const double v17 = context_real[7] + (prepared->k[11] * v16);
    const double v18 = -v14;
    const double v19 = context_real[6] - (312.5 * v16);
    const double v20 = -v5;
    const bool v21 = !v9;
    const double v22 = (double)pattern[1];
    const double v23 = (double)pattern[0];
    double v24_u[2] = {v15 ? number[4] : 0.0, v15 ? number[5] : 0.0};
    double v24_polished[1] = {0.0};
    const double v24_of_context_real[8] = {v23, context_real[4], context_real[5], v20, v19, v22, v18, v17};
    const bool v24_of_context_boolean[2] = {v1, v21};
    bool v24_done = false;
    for (int v24_pass = 0; (v24_pass < 40) && !v24_done; v24_pass++) {
        double v24_next_u[2];
        double v24_next_polished[1];
        lift_decide_pattern_loads(prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_done);
        v24_u[0] = v24_next_u[0];
        v24_u[1] = v24_next_u[1];
        v24_polished[0] = v24_next_polished[0];
    }
    const double v25 = v0 ? context_real[2] : v24_u[0];
    const double v26 = v0 ? 0.0 : (v16 - (v4 * v24_u[0]));
    const double v27 = (context_real[6] - (312.5 * v26)) - v25;
    const double v28 = 0.3999999999999999 * v27;
    const double v29 = -(v28 - 22.0);
    const double v30 = 3.3 * v27;
    const double v31 = v30 - 181.5;
    const double v32 = -(22.0 + v28);
    const double v33 = 181.5 + v30;
    const double v34 = v25 + v27;
    const double v35 = 37.5 + (lift_max(lift_max(v31, v29), lift_max(v33, v32)) - v34);
    const double v36 = v0 ? lift_min(v35, 37.5 + (v34 - lift_min(lift_min(v33, v32), lift_min(v31, v29)))) : (v23 * v26);
    const double v37 = fabs(context_real[2]);
    const bool v38 = !flag[0];
    const bool v39 = context_boolean[2] && v38;
    const bool v40 = v39 && (((-1e-06) * lift_max(v37, fabs(v25))) <= (v0 ? v36 : (context_real[0] * v36)));
    const double v41 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v26));
    const double v42 = v9 ? context_real[3] : v24_u[1];
    const double v43 = v9 ? 0.0 : (1.0 / (v21 ? context_real[1] : 1.0));
    const double v44 = v9 ? 0.0 : (v10 * v43);
    const double v45 = v9 ? 0.0 : (v43 * (v9 ? 0.0 : context_real[3]));
    const double v46 = v9 ? 0.0 : (v45 - (v24_u[1] * v44));
    const double v47 = v9 ? lift_min(v41 - v42, v42 + v41) : (v22 * v46);
    const double v48 = fabs(context_real[3]);
    const bool v49 = context_boolean[3] && v38;
    const bool v50 = v49 && (((-1e-06) * lift_max(v48, fabs(v42))) <= (v9 ? v47 : (context_real[1] * v47)));
    const bool v51 = context_boolean[1] || (((0.0 < v47) || (v9 && (0.0 <= v47))) || v50);
    const double v52 = 40.0 + (v23 * (v19 + (context_real[4] - (v5 * v24_u[0]))));
    const double v53 = v0 ? 0.0 : ((context_real[4] + context_real[5]) + (v23 * (65.0 + (v52 * ((0.0 < v52) ? 1.9 : (-1.25))))));
    const double v54 = v9 ? 0.0 : (fabs((v14 * v24_u[0]) - v17) * (0.0096 * v22));
    const double v55 = lift_max(lift_max(fabs(v24_u[0]), lift_max(fabs(v54), fabs(v53))), fabs(v24_u[1]));
    const double v56 = lift_max(fabs(v54 - v24_u[1]), fabs(v24_u[0] - v53));
    const bool v57 = v24_done && (v56 <= (v55 * ((v55 < (1.0000000009313226 * v55)) ? 1e-11 : 1e-05)));
    const bool v58 = v57 && (v51 && (context_boolean[0] || (((v0 && (0.0 <= v36)) || (0.0 < v36)) || v40)));
    const bool v59 = (v8 < 0.0) && v1;
    const bool v60 = v12 && v59;
    const bool v61 = (v60 && (!v57)) && ((1e-05 * v55) < v56);
    const bool v62 = !((v13 || v61) || v58);
    const bool v63 = flag[1] && v62;
    const bool v64 = v59 && (v60 && v57);
    double v66 = v25;
    double v67 = v26;
    double v68 = v42;
    double v69 = v46;
    bool v70 = v57;
    bool v71 = v61;
    bool v72 = v64;
    double v73 = v24_u[0];
    double v74 = v24_u[1];
    if (v63) {
        const double v65_of_context_real[26] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, v43, v16, v45, v4, v44, v23, v20, v19, v22, v18, v17, v26, v46, v25, v42, v24_u[0], v24_u[1]};
        const bool v65_of_context_boolean[12] = {v0, v9, v1, v21, v57, v64, v61, v63, context_boolean[0], context_boolean[1], v39, v49};
        double v65_result_real[6];
        bool v65_result_boolean[3];
        lift_decide_pattern_pieces(prepared, v65_of_context_real, v65_of_context_boolean, pattern, v65_result_real, v65_result_boolean);
        v66 = v65_result_real[2];
        v67 = v65_result_real[0];
        v68 = v65_result_real[3];
        v69 = v65_result_real[1];
        v70 = v65_result_boolean[0];
        v71 = v65_result_boolean[2];
        v72 = v65_result_boolean[1];
        v73 = v65_result_real[4];
        v74 = v65_result_real[5];
    }
    number_out[0] = v67;
    const double v75 = (context_real[6] - (312.5 * v67)) - v66;
    const double v76 = 3.3 * v75;
    const double v77 = -(181.5 - v76);
    const double v78 = 0.3999999999999999 * v75;
    const double v79 = 22.0 - v78;
    const double v80 = -(22.0 + v78);
    const double v81 = 181.5 + v76;
    const double v82 = v66 + v75;
    const double v83 = (37.5 + lift_max(lift_max(v79, v77), lift_max(v81, v80))) - v82;
    const double v84 = v0 ? lift_min(v83, (37.5 + v82) - lift_min(lift_min(v81, v80), lift_min(v79, v77))) : (v23 * v67);
    const double v85 = v0 ? v84 : (context_real[0] * v84);
    const double v86 = lift_max(v37, fabs(v66));
    const bool v87 = ((0.0 < v84) || (v0 && (0.0 <= v84))) || (v39 && (((-1e-06) * v86) <= v85));
    const double v88 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v67));
    number_out[1] = v69;
    const double v89 = v9 ? lift_min(v88 - v68, v68 + v88) : (v22 * v69);
    const double v90 = v9 ? v89 : (context_real[1] * v89);
    const double v91 = lift_max(v48, fabs(v68));
    const bool v92 = ((0.0 < v89) || (v9 && (0.0 <= v89))) || (v49 && (((-1e-06) * v91) <= v90));
    const bool v93 = ((context_boolean[0] || v87) && (context_boolean[1] || v92)) && v70;
    const bool v94 = flag[3] || v93;
    flag_out[3] = v94;
    const double v95 = 1.0 - v11;
    const double v96 = -(v3 + v95);
    const bool v97 = v49 ? ((-1) == context_mode[3]) : context_boolean[9];
    const bool v98 = v49 ? (1 == context_mode[3]) : context_boolean[8];
    const bool v99 = v98 || v97;
    const bool v100 = (v99 && (v9 && ((0.0 <= v96) && (v96 <= 0.0)))) || (v97 && (1 == pattern[1]));
    const double v101 = v99 ? 1.0 : 0.0;
    const double v102 = -v95;
    const bool v103 = context_boolean[7] && (!v49);
    const double v104 = v103 ? 0.0 : 1.0;
    const bool v105 = v39 ? ((-1) == context_mode[2]) : context_boolean[6];
    const bool v106 = v39 ? (1 == context_mode[2]) : context_boolean[5];
    const bool v107 = v106 || v105;
    const bool v108 = (v107 && (v0 && ((v104 <= v102) && (v102 <= v101)))) || (v105 && (1 == pattern[0]));
    const bool v109 = v108 || v100;
    const double v110 = v109 ? v11 : (1.0 + v11);
    const bool v111 = !(v109 || (v110 <= (v101 + (v107 ? 1.0 : 0.0))));
    const bool v112 = v111 && (!v94);
    const bool v113 = flag[2] || v62;
    const bool v114 = (!flag[1]) && (v112 && v113);
    const bool v115 = !v114;
    const bool v116 = !((!(context_boolean[6] || (context_boolean[5] || context_boolean[4]))) || (!(context_boolean[9] || (context_boolean[8] || context_boolean[7]))));
    const bool v117 = v116 && ((context_boolean[2] || context_boolean[3]) && (v38 && (v112 && v115)));
    const bool v118 = context_boolean[4] && (!v39);
    const signed char v119 = v106 ? 1 : (-1);
    const signed char v120 = v108 ? ((v106 && v0) ? 1 : (-1)) : ((v118 && ((v104 <= v110) && (v110 <= v101))) ? 0 : v119);
    const signed char v121 = v100 ? pattern[0] : v120;
    pattern_out[0] = v117 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : (v114 ? (v118 ? 0 : v119) : v121);
    const double v122 = v110 - ((0 == v121) ? 0.0 : 1.0);
    const signed char v123 = v98 ? 1 : (-1);
    const signed char v124 = v100 ? ((v9 && v98) ? 1 : (-1)) : ((v103 && ((v122 <= 0.0) && (0.0 <= v122))) ? 0 : v123);
    pattern_out[1] = v117 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v114 ? (v103 ? 0 : v123) : v124);
    const bool v125 = !flag[3];
    const bool v126 = v70 && ((context_boolean[0] || (((-1e-12) * v86) <= v85)) && (context_boolean[1] || (((-1e-12) * v91) <= v90)));
    const bool v127 = (v93 && v125) || ((!flag[4]) && (v125 && v126));
    best_out[0] = v127 ? pattern[0] : best[0];
    best_out[1] = v127 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v117;
    flag_out[1] = v117 ? false : (flag[1] || v114);
    const bool v128 = !(v114 || v117);
    flag_out[2] = v113 && v128;
    flag_out[4] = flag[4] || v126;
    const bool v129 = flag[5] || (flag[3] && v93);
    flag_out[5] = v129;
    flag_out[6] = v115 && (flag[6] || ((!v71) && (!v70)));
    flag_out[8] = v72;
    number_out[2] = v73;
    number_out[4] = v73;
    number_out[3] = v74;
    number_out[5] = v74;
    *done = (v112 && v128) || (v94 && (v129 || (v111 || ((v0 && v9) || (!v109)))));
    if (!(v127)) {
        flag_out[7] = flag[7];
        flag_out[8] = flag[8];
        number_out[0] = number[0];
        number_out[1] = number[1];
        number_out[2] = number[2];
        number_out[3] = number[3];
    }
}

void lift_decide(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const bool reached[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const bool v0 = 0 == mode[0];
    const double v1 = v0 ? 0.0 : prepared->k[4];
    const double v2 = tau[0] - prepared->k[2];
    const double v3 = v0 ? 0.0 : ((v0 ? 0.0 : v2) * v1);
    const double v4 = prepared->k[12] + (prepared->k[11] * v3);
    const double v5 = v0 ? 0.0 : (v1 * (v0 ? 0.0 : 1.0));
    const double v6 = prepared->k[11] * v5;
    const double v7 = tau[0] - (312.5 * v3);
    const double v8 = 1.0 - (312.5 * v5);
    const bool v9 = 0 == mode[1];
    const double v10 = (double)mode[1];
    const double v11 = 625.0 * qd[0];
    const double v12 = 120.0 * qd[0];
    const double v13 = (double)mode[0];
    double v14_u[2] = {0.0, 0.0};
    double v14_polished[1] = {0.0};
    const double v14_of_context_real[8] = {v13, v12, v11, -v8, v7, v10, -v6, v4};
    const bool v14_of_context_boolean[2] = {!v0, !v9};
    bool v14_done = false;
    for (int v14_pass = 0; (v14_pass < 40) && !v14_done; v14_pass++) {
        double v14_next_u[2];
        double v14_next_polished[1];
        lift_before_loads(prepared, v14_u, v14_polished, v14_of_context_real, v14_of_context_boolean, v14_next_u, v14_next_polished, &v14_done);
        v14_u[0] = v14_next_u[0];
        v14_u[1] = v14_next_u[1];
        v14_polished[0] = v14_next_polished[0];
    }
    const double v15 = v0 ? v2 : v14_u[0];
    const double v16 = (tau[0] - (312.5 * (v0 ? 0.0 : (v3 - (v5 * v14_u[0]))))) - v15;
    const double v17 = v16 - 55.0;
    const double v18 = -(0.3999999999999999 * v17);
    const double v19 = 3.3 * v17;
    const double v20 = 55.0 + v16;
    const double v21 = -(0.3999999999999999 * v20);
    const double v22 = 3.3 * v20;
    const double v23 = 0.5 * (lift_max(lift_max(v19, v18), lift_max(v22, v21)) + lift_min(lift_min(v22, v21), lift_min(v19, v18)));
    const double v24 = 40.0 + (v13 * (v7 + (v12 - (v8 * v14_u[0]))));
    const double v25 = 745.0 * qd[0];
    const double v26 = v0 ? 0.0 : (v25 + (v13 * (65.0 + (v24 * ((0.0 < v24) ? 1.9 : (-1.25))))));
    const double v27 = v9 ? 0.0 : ((0.0096 * v10) * fabs((v6 * v14_u[0]) - v4));
    const double v28 = lift_max(lift_max(lift_max(fabs(v26), fabs(v27)), fabs(v14_u[0])), fabs(v14_u[1]));
    const double v29 = lift_max(fabs(v14_u[0] - v26), fabs(v14_u[1] - v27));
    const bool v30 = (v29 <= (v28 * ((v28 < (1.0000000009313226 * v28)) ? 1e-11 : 1e-05))) && v14_done;
    const signed char v31 = v30 ? lift_mode_of((v15 + v16) - v23) : 0;
    const bool v32 = lift_eq(0.0, qd[0]);
    const bool v33 = (!(0 == v31)) && (v32 && reached[0]);
    const signed char v34 = v0 ? lift_mode_of(qd[0]) : mode[0];
    const double v35 = v2 - (v32 ? 0.0 : (v25 + (65.0 * ((double)v34))));
    const double v36 = prepared->k[4] * v35;
    const double v37 = fabs(v36);
    const double v38 = 1e-08 * v37;
    const double v39 = -(v38 - prepared->k[25]);
    const bool v40 = v32 ? (v39 < v36) : (1 == v34);
    const double v41 = prepared->k[12] + (prepared->k[20] * v35);
    const double v42 = 0.0132 * sqrt(v41 * v41);
    const double v43 = 219.0 + (2.3 * (fabs(v12) + fabs((tau[0] - v2) - (prepared->k[22] * v35))));
    const double v44 = (prepared->k[24] < 1.0) ? (prepared->k[27] * lift_max(v43, v42)) : 1e+38;
    const double v45 = lift_min(v44, v43 + (prepared->k[23] * v44));
    const double v46 = lift_min(v45, v43 + (prepared->k[23] * v45));
    const bool v47 = v32 && (v37 <= (v38 + (prepared->k[26] * lift_min(v46, v43 + (prepared->k[23] * v46)))));
    const signed char v48 = (v47 && (!v33)) ? 0 : ((v33 ? (1 == v31) : v40) ? 1 : (-1));
    const signed char v49 = v30 ? lift_mode_of(v9 ? tau[1] : v14_u[1]) : 0;
    const bool v50 = lift_eq(0.0, qd[1]);
    const bool v51 = (v50 && reached[1]) && (!(0 == v49));
    const signed char v52 = v9 ? lift_mode_of(qd[1]) : mode[1];
    const double v53 = tau[1] * prepared->k[5];
    const double v54 = fabs(v53);
    const double v55 = 1e-08 * v54;
    const double v56 = -v55;
    const bool v57 = v50 ? (v56 < v53) : (1 == v52);
    const double v58 = lift_min(lift_min(v44, v42 + (prepared->k[21] * v44)), v42 + (prepared->k[21] * v45));
    const bool v59 = v50 && (v54 <= (v55 + (prepared->k[19] * lift_min(v58, v42 + (prepared->k[21] * v46)))));
    const signed char v60 = (v59 && (!v51)) ? 0 : ((v51 ? (1 == v49) : v57) ? 1 : (-1));
    signed char v61_pattern[2] = {v48, v60};
    signed char v61_best[2] = {v48, v60};
    bool v61_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v61_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v61_of_context_real[8] = {prepared->k[0], prepared->k[1], v2, tau[1], v12, v11, tau[0], prepared->k[12]};
    const bool v61_of_context_boolean[10] = {!v32, !v50, v33, v51, v47, v40, v32 ? (v39 < (-v36)) : ((-1) == v34), v59, v57, v50 ? (v56 < (-v53)) : ((-1) == v52)};
    const signed char v61_of_context_mode[4] = {v34, v52, v31, v49};
    bool v61_done = false;
    for (int v61_pass = 0; (v61_pass < 36) && !v61_done; v61_pass++) {
        signed char v61_next_pattern[2];
        signed char v61_next_best[2];
        bool v61_next_flag[9];
        double v61_next_number[6];
        lift_decide_pattern(prepared, v61_pattern, v61_best, v61_flag, v61_number, v61_of_context_real, v61_of_context_boolean, v61_of_context_mode, v61_next_pattern, v61_next_best, v61_next_flag, v61_next_number, &v61_done);
        v61_pattern[0] = v61_next_pattern[0];
        v61_pattern[1] = v61_next_pattern[1];
        v61_best[0] = v61_next_best[0];
        v61_best[1] = v61_next_best[1];
        v61_flag[0] = v61_next_flag[0];
        v61_flag[1] = v61_next_flag[1];
        v61_flag[2] = v61_next_flag[2];
        v61_flag[3] = v61_next_flag[3];
        v61_flag[4] = v61_next_flag[4];
        v61_flag[5] = v61_next_flag[5];
        v61_flag[6] = v61_next_flag[6];
        v61_flag[7] = v61_next_flag[7];
        v61_flag[8] = v61_next_flag[8];
        v61_number[0] = v61_next_number[0];
        v61_number[1] = v61_next_number[1];
        v61_number[2] = v61_next_number[2];
        v61_number[3] = v61_next_number[3];
        v61_number[4] = v61_next_number[4];
        v61_number[5] = v61_next_number[5];
    }
    mode_next[0] = v61_best[0];
    mode_next[1] = v61_best[1];
    const double v62 = (v61_flag[4] || v61_flag[3]) ? (v61_flag[8] ? 4.0 : ((v61_flag[7] && (!v61_flag[2])) ? (v61_flag[5] ? 1.0 : 0.0) : 3.0)) : (v61_flag[6] ? 5.0 : 2.0);
    const bool v63 = (fabs(tau[1]) + (fabs(v61_number[0]) + (fabs(v2) + fabs(v61_number[1])))) < 1e+38;
    const bool v64 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v64 ? (v63 ? (v61_done ? v62 : 5.0) : 6.0) : 6.0;
}

#if !defined(LIFT_VECTOR)

void lift_decide_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather_flags(2U, count, lane, reached, reached_lane);
        lift_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void lift_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather_flags(2U, count, lane, reached, reached_lane);
        lift_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

void lift_friction_inverse_dynamics(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2], double low[restrict 2], double high[restrict 2])
{
    (void)q;
    const bool v0 = lift_eq(0.0, qd[0]);
    const double v1 = v0 ? lift_sign(qdd[0]) : lift_sign(qd[0]);
    const double v2 = 40.0 + (v1 * (prepared->k[2] + ((120.0 * qd[0]) + (qdd[0] * prepared->k[45]))));
    const double v3 = v1 * (65.0 + ((0.32499999999999996 * v2) + (1.575 * fabs(v2))));
    const double v4 = (prepared->k[2] + ((745.0 * qd[0]) + (prepared->k[0] * qdd[0]))) + v3;
    tau[0] = v4;
    const bool v5 = lift_eq(0.0, qd[1]);
    const double v6 = fabs(prepared->k[12] + (prepared->k[11] * qdd[0]));
    const double v7 = (prepared->k[1] * qdd[1]) + ((v5 ? lift_sign(qdd[1]) : lift_sign(qd[1])) * (0.0096 * v6));
    tau[1] = v7;
    low[0] = v0 ? prepared->k[28] : v4;
    const double v8 = 0.0132 * v6;
    low[1] = v5 ? (-v8) : v7;
    high[0] = v0 ? prepared->k[29] : v4;
    high[1] = v5 ? v8 : v7;
}

#if !defined(LIFT_VECTOR)

void lift_friction_inverse_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
        lift_scatter(2U, count, lane, low_lane, low);
        lift_scatter(2U, count, lane, high_lane, high);
    }
}

void lift_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
        lift_scatter(2U, count, lane, low_lane, low);
        lift_scatter(2U, count, lane, high_lane, high);
    }
}

#endif

void lift_drive_forces(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}

#if !defined(LIFT_VECTOR)

void lift_drive_forces_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
    }
}

void lift_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif
