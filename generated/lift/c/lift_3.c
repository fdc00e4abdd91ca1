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

static void lift_step_pattern_piece(const lift_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 7], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[2] ? (!other[0]) : other[0];
    const bool v0 = other[0] || (!context_boolean[2]);
    other_out[1] = (context_boolean[3] && v0) ? (!other[1]) : other[1];
    const double v1 = context_real[15] * context_real[14];
    const double v2 = context_real[14] * (other[0] ? 1.9 : (-1.25));
    const double v3 = v1 * v2;
    const double v4 = 1.0 - (context_boolean[2] ? v3 : 0.0);
    const double v5 = 0.0096 * context_real[17];
    const double v6 = (other[1] ? (-1.0) : 1.0) * v5;
    const double v7 = context_real[18] * v6;
    const double v8 = context_boolean[3] ? v7 : 0.0;
    const bool v9 = fabs(v4) < fabs(v8);
    const double v10 = -v8;
    const double v11 = 1.0 / (v9 ? v10 : v4);
    const double v12 = v9 ? v4 : v10;
    const double v13 = v11 * (v9 ? 1.0 : 0.0);
    const double v14 = 1.0 / ((v9 ? 0.0 : 1.0) - (v12 * v13));
    const double v15 = context_real[19] * v6;
    const double v16 = context_real[5] + (context_real[4] + (65.0 * context_real[14]));
    const double v17 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]));
    const double v18 = v16 + (v2 * v17);
    const double v19 = -(context_boolean[3] ? v15 : 0.0);
    const double v20 = -(context_boolean[2] ? v18 : 0.0);
    const double v21 = v9 ? v19 : v20;
    const double v22 = v11 * v12;
    const double v23 = v14 * ((v21 * v22) - (v9 ? v20 : v19));
    const double v24 = (v11 * v21) + (v13 * v23);
    const double v25 = v23 - (context_boolean[3] ? (v15 - (v7 * v24)) : 0.0);
    const double v26 = -(v24 + (context_boolean[2] ? (v18 - (v3 * v24)) : 0.0));
    const double v27 = v9 ? v25 : v26;
    const double v28 = v14 * ((v22 * v27) - (v9 ? v26 : v25));
    const double v29 = v24 + ((v11 * v27) + (v13 * v28));
    const double v30 = context_boolean[3] ? (v5 * fabs((context_real[18] * v29) - context_real[19])) : 0.0;
    const double v31 = v23 + v28;
    const double v32 = (v1 * v29) - v17;
    const double v33 = context_boolean[2] ? (v16 - (((0.0 < (-v32)) ? 1.9 : (-1.25)) * (context_real[14] * v32))) : 0.0;
    const double v34 = lift_max(fabs(v30 - v31), fabs(v29 + v33));
    const double v35 = fabs(v29);
    const double v36 = fabs(v31);
    const double v37 = lift_max(lift_max(v35, lift_max(fabs(v30), fabs(v33))), v36);
    const bool v38 = (v34 <= (v37 * ((v37 < (1.0000000009313226 * v37)) ? 1e-11 : 1e-05))) && ((v35 + v36) < 1e+38);
    const double v39 = -v29;
    const double v40 = context_boolean[0] ? context_real[2] : v39;
    const bool v41 = 0 == context_mode[0];
    const double v42 = context_boolean[0] ? 0.0 : (context_real[10] + (context_real[12] * v29));
    const double v43 = (context_real[6] - v40) - (312.5 * v42);
    const double v44 = 0.3999999999999999 * v43;
    const double v45 = 3.3 * v43;
    const double v46 = v45 - 181.5;
    const double v47 = -(v44 - 22.0);
    const double v48 = 181.5 + v45;
    const double v49 = -(22.0 + v44);
    const double v50 = v40 + v43;
    const double v51 = 37.5 + (lift_max(lift_max(v46, v47), lift_max(v48, v49)) - v50);
    const double v52 = lift_min(v51, 37.5 + (v50 - lift_min(lift_min(v48, v49), lift_min(v46, v47))));
    const double v53 = v41 ? v52 : (v42 * ((double)context_mode[0]));
    const bool v54 = context_boolean[5] || (((-1e-12) * lift_max(fabs(context_real[2]), fabs(v40))) <= (v41 ? v53 : (context_real[0] * v53)));
    const double v55 = context_boolean[1] ? context_real[3] : v31;
    const bool v56 = 0 == context_mode[1];
    const double v57 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v42));
    const double v58 = (context_boolean[1] ? 0.0 : (context_real[11] - (context_real[13] * v31))) * ((double)context_mode[1]);
    const double v59 = v56 ? lift_min(v57 - v55, v55 + v57) : v58;
    const bool v60 = context_boolean[6] || (((-1e-12) * lift_max(fabs(context_real[3]), fabs(v55))) <= (v56 ? v59 : (context_real[1] * v59)));
    const bool v61 = context_boolean[6] || ((v56 && (0.0 <= v59)) || (0.0 < v59));
    const bool v62 = (v54 && v60) || (v61 && (context_boolean[5] || ((0.0 < v53) || (v41 && (0.0 <= v53)))));
    const bool v63 = v38 && v62;
    obeying_out[0] = v63;
    const bool v64 = v63 || (v38 && (!found[0]));
    u_out[0] = v64 ? v39 : u[0];
    u_out[1] = v64 ? v31 : u[1];
    found_out[0] = found[0] || v38;
    *done = (!context_boolean[4]) || (v63 || (v0 && (other[1] || (!context_boolean[3]))));
}

static void lift_step_pattern_pieces(const lift_prepared *restrict prepared, const double context_real[restrict 26], const bool context_boolean[restrict 10], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
{
    bool v0_other[2] = {false, false};
    double v0_u[2] = {0.0, 0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[7] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[9], context_boolean[4], context_boolean[5]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        bool v0_next_other[2];
        double v0_next_u[2];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        lift_step_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_other[1] = v0_next_other[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = ((!context_boolean[6]) && v0_found[0]) || v0_obeying[0];
    result_real[0] = v1 ? (context_boolean[0] ? 0.0 : (context_real[10] - (context_real[12] * v0_u[0]))) : context_real[20];
    result_real[1] = v1 ? (context_boolean[1] ? 0.0 : (context_real[11] - (context_real[13] * v0_u[1]))) : context_real[21];
    result_real[2] = v1 ? (context_boolean[0] ? context_real[2] : v0_u[0]) : context_real[22];
    result_real[3] = v1 ? (context_boolean[1] ? context_real[3] : v0_u[1]) : context_real[23];
    result_real[4] = v1 ? v0_u[0] : context_real[24];
    result_real[5] = v1 ? v0_u[1] : context_real[25];
    const bool v2 = context_boolean[6] || v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[7] || (context_boolean[6] && v0_obeying[0]);
    result_boolean[2] = context_boolean[8] || (!v2);
}

static void lift_step_pattern(const lift_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 8], const double context_real[restrict 10], const bool context_boolean[restrict 8], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 8], bool *restrict done)
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
    double v24_u[2] = {v15 ? number[6] : 0.0, v15 ? number[7] : 0.0};
    double v24_polished[1] = {0.0};
    const double v24_of_context_real[8] = {v23, context_real[4], context_real[5], v20, v19, v22, v18, v17};
    const bool v24_of_context_boolean[2] = {v1, v21};
    bool v24_done = false;
    for (int v24_pass = 0; (v24_pass < 40) && !v24_done; v24_pass++) {
        double v24_next_u[2];
        double v24_next_polished[1];
        lift_step_pattern_loads(prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_done);
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
    const bool v37 = context_boolean[0] || ((v0 && (0.0 <= v36)) || (0.0 < v36));
    const double v38 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v26));
    const double v39 = v9 ? context_real[3] : v24_u[1];
    const double v40 = v9 ? 0.0 : (1.0 / (v21 ? context_real[1] : 1.0));
    const double v41 = v9 ? 0.0 : (v10 * v40);
    const double v42 = v9 ? 0.0 : (v40 * (v9 ? 0.0 : context_real[3]));
    const double v43 = v9 ? 0.0 : (v42 - (v41 * v24_u[1]));
    const double v44 = v9 ? lift_min(v38 - v39, v39 + v38) : (v22 * v43);
    const double v45 = 40.0 + (v23 * (v19 + (context_real[4] - (v5 * v24_u[0]))));
    const double v46 = v0 ? 0.0 : ((context_real[4] + context_real[5]) + (v23 * (65.0 + (v45 * ((0.0 < v45) ? 1.9 : (-1.25))))));
    const double v47 = v9 ? 0.0 : ((0.0096 * v22) * fabs((v14 * v24_u[0]) - v17));
    const double v48 = lift_max(lift_max(lift_max(fabs(v47), fabs(v46)), fabs(v24_u[0])), fabs(v24_u[1]));
    const double v49 = lift_max(fabs(v47 - v24_u[1]), fabs(v24_u[0] - v46));
    const bool v50 = v24_done && (v49 <= (v48 * ((v48 < (1.0000000009313226 * v48)) ? 1e-11 : 1e-05)));
    const bool v51 = v50 && (v37 && (context_boolean[1] || ((0.0 < v44) || (v9 && (0.0 <= v44)))));
    const bool v52 = (v8 < 0.0) && v1;
    const bool v53 = v12 && v52;
    const bool v54 = ((1e-05 * v48) < v49) && (v53 && (!v50));
    const bool v55 = !(v51 || (v13 || v54));
    const bool v56 = flag[1] && v55;
    const bool v57 = v52 && (v53 && v50);
    double v59 = v25;
    double v60 = v26;
    double v61 = v39;
    double v62 = v43;
    bool v63 = v50;
    bool v64 = v54;
    bool v65 = v57;
    double v66 = v24_u[0];
    double v67 = v24_u[1];
    if (v56) {
        const double v58_of_context_real[26] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, v40, v16, v42, v4, v41, v23, v20, v19, v22, v18, v17, v26, v43, v25, v39, v24_u[0], v24_u[1]};
        const bool v58_of_context_boolean[10] = {v0, v9, v1, v21, context_boolean[0], context_boolean[1], v50, v57, v54, v56};
        double v58_result_real[6];
        bool v58_result_boolean[3];
        lift_step_pattern_pieces(prepared, v58_of_context_real, v58_of_context_boolean, pattern, v58_result_real, v58_result_boolean);
        v59 = v58_result_real[2];
        v60 = v58_result_real[0];
        v61 = v58_result_real[3];
        v62 = v58_result_real[1];
        v63 = v58_result_boolean[0];
        v64 = v58_result_boolean[2];
        v65 = v58_result_boolean[1];
        v66 = v58_result_real[4];
        v67 = v58_result_real[5];
    }
    number_out[0] = v60;
    const double v68 = (context_real[6] - (312.5 * v60)) - v59;
    const double v69 = 0.3999999999999999 * v68;
    const double v70 = -(v69 - 22.0);
    const double v71 = 3.3 * v68;
    const double v72 = v71 - 181.5;
    const double v73 = -(22.0 + v69);
    const double v74 = 181.5 + v71;
    const double v75 = v59 + v68;
    const double v76 = (37.5 + lift_max(lift_max(v72, v70), lift_max(v74, v73))) - v75;
    const double v77 = v0 ? lift_min(v76, (37.5 + v75) - lift_min(lift_min(v74, v73), lift_min(v72, v70))) : (v23 * v60);
    const bool v78 = context_boolean[0] || ((v0 && (0.0 <= v77)) || (0.0 < v77));
    const double v79 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v60));
    number_out[1] = v62;
    const double v80 = v9 ? lift_min(v79 - v61, v61 + v79) : (v22 * v62);
    const bool v81 = (v78 && (context_boolean[1] || ((0.0 < v80) || (v9 && (0.0 <= v80))))) && v63;
    const bool v82 = flag[3] || v81;
    flag_out[3] = v82;
    const double v83 = 1.0 - v11;
    const double v84 = -v83;
    const double v85 = context_boolean[5] ? 0.0 : 1.0;
    const bool v86 = context_boolean[6] || context_boolean[7];
    const double v87 = v86 ? 1.0 : 0.0;
    const bool v88 = context_boolean[3] || context_boolean[4];
    const bool v89 = (context_boolean[4] && (1 == pattern[0])) || (v88 && (v0 && ((v84 <= v87) && (v85 <= v84))));
    const double v90 = -(v3 + v83);
    const bool v91 = ((v9 && ((0.0 <= v90) && (v90 <= 0.0))) && v86) || (context_boolean[7] && (1 == pattern[1]));
    const bool v92 = v91 || v89;
    const double v93 = v92 ? v11 : (1.0 + v11);
    const bool v94 = !(v92 || (v93 <= (v87 + (v88 ? 1.0 : 0.0))));
    const bool v95 = (!v82) && v94;
    const bool v96 = flag[2] || v55;
    const bool v97 = (!flag[1]) && (v95 && v96);
    const signed char v98 = context_boolean[3] ? 1 : (-1);
    const signed char v99 = v89 ? ((context_boolean[3] && v0) ? 1 : (-1)) : ((context_boolean[2] && ((v85 <= v93) && (v93 <= v87))) ? 0 : v98);
    const signed char v100 = v91 ? pattern[0] : v99;
    pattern_out[0] = v97 ? (context_boolean[2] ? 0 : v98) : v100;
    const double v101 = v93 - ((0 == v100) ? 0.0 : 1.0);
    const signed char v102 = context_boolean[6] ? 1 : (-1);
    const signed char v103 = v91 ? ((context_boolean[6] && v9) ? 1 : (-1)) : ((context_boolean[5] && ((v101 <= 0.0) && (0.0 <= v101))) ? 0 : v102);
    pattern_out[1] = v97 ? (context_boolean[5] ? 0 : v102) : v103;
    const bool v104 = context_boolean[0] || (((-1e-12) * lift_max(fabs(context_real[2]), fabs(v59))) <= (v0 ? v77 : (context_real[0] * v77)));
    const bool v105 = context_boolean[1] || (((-1e-12) * lift_max(fabs(context_real[3]), fabs(v61))) <= (v9 ? v80 : (context_real[1] * v80)));
    const bool v106 = v63 && (v104 && v105);
    const bool v107 = !flag[3];
    const bool v108 = (v107 && v81) || ((!flag[4]) && (v107 && v106));
    best_out[0] = v108 ? pattern[0] : best[0];
    best_out[1] = v108 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    flag_out[1] = flag[1] || v97;
    const bool v109 = !v97;
    flag_out[2] = v96 && v109;
    flag_out[4] = flag[4] || v106;
    const bool v110 = flag[5] || (flag[3] && v81);
    flag_out[5] = v110;
    flag_out[6] = v109 && (flag[6] || ((!v63) && (!v64)));
    flag_out[8] = v65;
    number_out[2] = v66;
    number_out[6] = v66;
    number_out[3] = v67;
    number_out[7] = v67;
    number_out[4] = v108 ? 0.0 : number[4];
    number_out[5] = v108 ? 0.0 : number[5];
    *done = (v82 && (v110 || (v94 || ((v0 && v9) || (!v92))))) || (v95 && v109);
    if (!(v108)) {
        flag_out[7] = flag[7];
        flag_out[8] = flag[8];
        number_out[0] = number[0];
        number_out[1] = number[1];
        number_out[2] = number[2];
        number_out[3] = number[3];
    }
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

static void lift_step_again_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void lift_step_repetition(const lift_prepared *restrict prepared, const signed char mode[restrict 2], const signed char told[restrict 2], const bool behind[restrict 2], const bool before[restrict 2], const double u[restrict 2], const double q[restrict 2], const double qd[restrict 2], bool converged, const double context_real[restrict 15], signed char mode_out[restrict 2], signed char told_out[restrict 2], bool behind_out[restrict 2], bool before_out[restrict 2], double u_out[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const signed char v0 = behind[0] ? (before[0] ? 0 : lift_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const signed char v1 = behind[1] ? (before[1] ? 0 : lift_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v1;
    const bool v2 = 0 == v0;
    const bool v3 = !v2;
    const double v4 = v2 ? 0.0 : (1.0 / (v3 ? context_real[0] : 1.0));
    const double v5 = v2 ? 0.0 : ((v2 ? 0.0 : context_real[2]) * v4);
    const double v6 = context_real[7] + (prepared->k[11] * v5);
    const double v7 = v2 ? 0.0 : 1.0;
    const double v8 = v2 ? 0.0 : (v4 * v7);
    const double v9 = prepared->k[11] * v8;
    const double v10 = context_real[6] - (312.5 * v5);
    const double v11 = 1.0 - (312.5 * v8);
    const bool v12 = 0 == v1;
    const bool v13 = !v12;
    const double v14 = (double)v1;
    const double v15 = (double)v0;
    double v16_u[2] = {u[0], u[1]};
    double v16_polished[1] = {0.0};
    const double v16_of_context_real[8] = {v15, context_real[4], context_real[5], -v11, v10, v14, -v9, v6};
    const bool v16_of_context_boolean[2] = {v3, v13};
    bool v16_done = false;
    for (int v16_pass = 0; (v16_pass < 40) && !v16_done; v16_pass++) {
        double v16_next_u[2];
        double v16_next_polished[1];
        lift_step_again_loads(prepared, v16_u, v16_polished, v16_of_context_real, v16_of_context_boolean, v16_next_u, v16_next_polished, &v16_done);
        v16_u[0] = v16_next_u[0];
        v16_u[1] = v16_next_u[1];
        v16_polished[0] = v16_next_polished[0];
    }
    u_out[0] = v16_u[0];
    const double v17 = v2 ? context_real[2] : v16_u[0];
    const double v18 = v2 ? 0.0 : (v5 - (v8 * v16_u[0]));
    const double v19 = (context_real[6] - (312.5 * v18)) - v17;
    const double v20 = v19 - 55.0;
    const double v21 = -(0.3999999999999999 * v20);
    const double v22 = 3.3 * v20;
    const double v23 = 55.0 + v19;
    const double v24 = -(0.3999999999999999 * v23);
    const double v25 = 3.3 * v23;
    const double v26 = 37.5 + (v19 - lift_min(lift_min(v25, v24), lift_min(v22, v21)));
    const double v27 = (v19 - 37.5) - lift_max(lift_max(v22, v21), lift_max(v25, v24));
    const bool v28 = v3 || (((-v26) <= v17) && (v17 <= (-v27)));
    told_out[0] = v28 ? v0 : lift_mode_of(v27 + (v26 + (2.0 * v17)));
    u_out[1] = v16_u[1];
    const double v29 = v12 ? context_real[3] : v16_u[1];
    const double v30 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v18));
    told_out[1] = (v13 || ((v29 <= v30) && ((-v30) <= v29))) ? v1 : lift_mode_of(2.0 * v29);
    const double v31 = 0.5 * context_real[14];
    const double v32 = v2 ? 0.0 : context_real[12];
    const double v33 = v32 + (v18 * v31);
    const double v34 = v2 ? 0.0 : prepared->k[4];
    const double v35 = v2 ? 0.0 : ((v2 ? 0.0 : (context_real[6] - prepared->k[2])) * v34);
    const double v36 = prepared->k[12] + (prepared->k[11] * v35);
    const double v37 = v2 ? 0.0 : (v7 * v34);
    const double v38 = prepared->k[11] * v37;
    const double v39 = -v38;
    const double v40 = context_real[6] - (312.5 * v35);
    const double v41 = 1.0 - (312.5 * v37);
    const double v42 = -v41;
    double v43_u[2] = {v16_u[0], v16_u[1]};
    double v43_polished[1] = {0.0};
    const double v43_of_context_real[8] = {v15, 120.0 * v33, 625.0 * v33, v42, v40, v14, v39, v36};
    bool v43_done = false;
    for (int v43_pass = 0; (v43_pass < 40) && !v43_done; v43_pass++) {
        double v43_next_u[2];
        double v43_next_polished[1];
        lift_stage_loads(prepared, v43_u, v43_polished, v43_of_context_real, v16_of_context_boolean, v43_next_u, v43_next_polished, &v43_done);
        v43_u[0] = v43_next_u[0];
        v43_u[1] = v43_next_u[1];
        v43_polished[0] = v43_next_polished[0];
    }
    const double v44 = v2 ? 0.0 : (v35 - (v37 * v43_u[0]));
    const double v45 = v32 + (v31 * v44);
    double v46_u[2] = {v43_u[0], v43_u[1]};
    double v46_polished[1] = {0.0};
    const double v46_of_context_real[8] = {v15, 120.0 * v45, 625.0 * v45, v42, v40, v14, v39, v36};
    bool v46_done = false;
    for (int v46_pass = 0; (v46_pass < 40) && !v46_done; v46_pass++) {
        double v46_next_u[2];
        double v46_next_polished[1];
        lift_stage_loads(prepared, v46_u, v46_polished, v46_of_context_real, v16_of_context_boolean, v46_next_u, v46_next_polished, &v46_done);
        v46_u[0] = v46_next_u[0];
        v46_u[1] = v46_next_u[1];
        v46_polished[0] = v46_next_polished[0];
    }
    const double v47 = v2 ? 0.0 : (v35 - (v37 * v46_u[0]));
    const double v48 = v32 + (context_real[14] * v47);
    const double v49 = (v32 + v48) + (2.0 * (v33 + v45));
    const bool v50 = (v15 * v49) < 0.0;
    behind_out[0] = v50;
    const double v51 = v12 ? 0.0 : prepared->k[5];
    const double v52 = v12 ? 0.0 : 1.0;
    const double v53 = v12 ? 0.0 : (v52 * v51);
    const double v54 = v12 ? 0.0 : context_real[3];
    const double v55 = v12 ? 0.0 : (v54 * v51);
    const double v56 = (v12 ? 0.0 : (v55 - (v53 * v46_u[1]))) + (v12 ? 0.0 : (v55 - (v43_u[1] * v53)));
    const double v57 = v12 ? 0.0 : (1.0 / (v13 ? context_real[1] : 1.0));
    const double v58 = v12 ? 0.0 : ((v12 ? 0.0 : (v57 * v54)) - (v16_u[1] * (v12 ? 0.0 : (v52 * v57))));
    const double v59 = v12 ? 0.0 : context_real[13];
    const double v60 = (6.0 * v59) + (context_real[14] * (v58 + v56));
    const bool v61 = (v14 * v60) < 0.0;
    behind_out[1] = v61;
    before_out[0] = before[0] || behind[0];
    before_out[1] = before[1] || behind[1];
    const double v62 = 0.16666666666666666 * context_real[14];
    q_out[0] = v2 ? context_real[10] : (context_real[10] + (v49 * v62));
    q_out[1] = v12 ? context_real[11] : (context_real[11] + (v60 * v62));
    double v63_u[2] = {v46_u[0], v46_u[1]};
    double v63_polished[1] = {0.0};
    const double v63_of_context_real[8] = {v15, 120.0 * v48, 625.0 * v48, v42, v40, v14, v39, v36};
    bool v63_done = false;
    for (int v63_pass = 0; (v63_pass < 40) && !v63_done; v63_pass++) {
        double v63_next_u[2];
        double v63_next_polished[1];
        lift_stage_loads(prepared, v63_u, v63_polished, v63_of_context_real, v16_of_context_boolean, v63_next_u, v63_next_polished, &v63_done);
        v63_u[0] = v63_next_u[0];
        v63_u[1] = v63_next_u[1];
        v63_polished[0] = v63_next_polished[0];
    }
    const double v64 = v62 * ((v18 + (v2 ? 0.0 : (v35 - (v37 * v63_u[0])))) + (2.0 * (v44 + v47)));
    qd_out[0] = v2 ? 0.0 : (v32 + v64);
    const double v65 = v59 + (v62 * (v58 + ((v12 ? 0.0 : (v55 - (v53 * v63_u[1]))) + (2.0 * v56))));
    qd_out[1] = v12 ? 0.0 : v65;
    const double v66 = v15 * v41;
    const double v67 = 120.0 * v15;
    const double v68 = 40.0 + (v15 * v40);
    const double v69 = v68 + ((v48 * v67) - (v63_u[0] * v66));
    const double v70 = 65.0 * v15;
    const double v71 = v2 ? 0.0 : (v70 + ((((0.0 < v69) ? 1.9 : (-1.25)) * (v15 * v69)) + (745.0 * v48)));
    const double v72 = 0.0096 * v14;
    const double v73 = v12 ? 0.0 : (v72 * fabs((v38 * v63_u[0]) - v36));
    const double v74 = lift_max(fabs(v63_u[1]), lift_max(fabs(v63_u[0]), lift_max(fabs(v73), fabs(v71))));
    const double v75 = lift_max(fabs(v63_u[1] - v73), fabs(v63_u[0] - v71));
    const double v76 = v68 + ((v45 * v67) - (v46_u[0] * v66));
    const double v77 = v2 ? 0.0 : (v70 + ((((0.0 < v76) ? 1.9 : (-1.25)) * (v15 * v76)) + (745.0 * v45)));
    const double v78 = v12 ? 0.0 : (v72 * fabs((v38 * v46_u[0]) - v36));
    const double v79 = lift_max(lift_max(fabs(v46_u[0]), lift_max(fabs(v77), fabs(v78))), fabs(v46_u[1]));
    const double v80 = lift_max(fabs(v46_u[1] - v78), fabs(v46_u[0] - v77));
    const double v81 = v68 + ((v33 * v67) - (v43_u[0] * v66));
    const double v82 = v2 ? 0.0 : (v70 + ((((0.0 < v81) ? 1.9 : (-1.25)) * (v15 * v81)) + (745.0 * v33)));
    const double v83 = v12 ? 0.0 : (fabs((v38 * v43_u[0]) - v36) * v72);
    const double v84 = lift_max(lift_max(lift_max(fabs(v83), fabs(v82)), fabs(v43_u[0])), fabs(v43_u[1]));
    const double v85 = lift_max(fabs(v43_u[1] - v83), fabs(v43_u[0] - v82));
    const bool v86 = v43_done && (v85 <= (v84 * ((v84 < (1.0000000009313226 * v84)) ? 1e-11 : 1e-05)));
    const bool v87 = v86 && ((v80 <= (v79 * ((v79 < (1.0000000009313226 * v79)) ? 1e-11 : 1e-05))) && v46_done);
    const bool v88 = v87 && ((v75 <= (v74 * ((v74 < (1.0000000009313226 * v74)) ? 1e-11 : 1e-05))) && v63_done);
    const double v89 = 40.0 + (v15 * (context_real[4] - ((v11 * v16_u[0]) - v10)));
    const double v90 = v2 ? 0.0 : (v70 + ((context_real[4] + context_real[5]) + (((0.0 < v89) ? 1.9 : (-1.25)) * (v15 * v89))));
    const double v91 = v12 ? 0.0 : (v72 * fabs((v9 * v16_u[0]) - v6));
    const double v92 = lift_max(fabs(v16_u[1]), lift_max(fabs(v16_u[0]), lift_max(fabs(v90), fabs(v91))));
    const double v93 = lift_max(fabs(v16_u[0] - v90), fabs(v16_u[1] - v91));
    *converged_out = v88 && (v16_done && (v93 <= (v92 * ((v92 < (1.0000000009313226 * v92)) ? 1e-11 : 1e-05))));
    *done = !(v50 || v61);
}

static void lift_step_again(const lift_prepared *restrict prepared, const double context_real[restrict 21], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], double result_real[restrict 4], bool result_boolean[restrict 1], signed char result_mode[restrict 2])
{
    signed char v0_mode[2] = {context_mode[0], context_mode[1]};
    signed char v0_told[2] = {context_mode[0], context_mode[1]};
    bool v0_behind[2] = {context_boolean[3], context_boolean[4]};
    bool v0_before[2] = {context_boolean[0], context_boolean[1]};
    double v0_u[2] = {context_real[15], context_real[16]};
    double v0_q[2] = {context_real[17], context_real[18]};
    double v0_qd[2] = {context_real[19], context_real[20]};
    bool v0_converged = context_boolean[2];
    const double v0_of_context_real[15] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[6], context_real[7], context_real[4], context_real[5], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[2];
        bool v0_next_before[2];
        double v0_next_u[2];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        lift_step_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, v0_of_context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_behind[1] = v0_next_behind[1];
        v0_before[0] = v0_next_before[0];
        v0_before[1] = v0_next_before[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_converged = v0_next_converged;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_qd[0];
    result_real[3] = v0_qd[1];
    result_boolean[0] = v0_done && v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
}

void lift_step_arrays(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const double v0 = tau[0] - prepared->k[2];
    const double v1 = tau[0] - v0;
    const double v2 = v1 - 55.0;
    const double v3 = -(0.3999999999999999 * v2);
    const double v4 = 3.3 * v2;
    const double v5 = 55.0 + v1;
    const double v6 = -(0.3999999999999999 * v5);
    const double v7 = 3.3 * v5;
    const double v8 = prepared->k[31] * (lift_max(lift_max(v4, v3), lift_max(v7, v6)) - lift_min(lift_min(v7, v6), lift_min(v4, v3)));
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
    const double v39 = 625.0 * v11;
    signed char v40_pattern[2] = {v38, v35};
    signed char v40_best[2] = {v38, v35};
    bool v40_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v40_number[8] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v40_of_context_real[10] = {prepared->k[0], prepared->k[1], v0, tau[1], v16, v39, tau[0], prepared->k[12], qd[0], qd[1]};
    const bool v40_of_context_boolean[8] = {!v10, !v26, v31, v37, v10 ? (v36 < (-v28)) : ((-1) == v12), v27, v34, v26 ? (v32 < (-v22)) : ((-1) == v33)};
    bool v40_done = false;
    for (int v40_pass = 0; (v40_pass < 36) && !v40_done; v40_pass++) {
        signed char v40_next_pattern[2];
        signed char v40_next_best[2];
        bool v40_next_flag[9];
        double v40_next_number[8];
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
        v40_flag[7] = v40_next_flag[7];
        v40_flag[8] = v40_next_flag[8];
        v40_number[0] = v40_next_number[0];
        v40_number[1] = v40_next_number[1];
        v40_number[2] = v40_next_number[2];
        v40_number[3] = v40_next_number[3];
        v40_number[4] = v40_next_number[4];
        v40_number[5] = v40_next_number[5];
        v40_number[6] = v40_next_number[6];
        v40_number[7] = v40_next_number[7];
    }
    const bool v41 = 0 == v40_best[0];
    const double v42 = v41 ? 0.0 : prepared->k[4];
    const double v43 = v41 ? 0.0 : (v42 * (v41 ? 0.0 : v0));
    const double v44 = prepared->k[12] + (prepared->k[11] * v43);
    const double v45 = v41 ? 0.0 : (v42 * (v41 ? 0.0 : 1.0));
    const double v46 = prepared->k[11] * v45;
    const double v47 = -v46;
    const double v48 = tau[0] - (312.5 * v43);
    const double v49 = 1.0 - (312.5 * v45);
    const double v50 = -v49;
    const double v51 = v41 ? 0.0 : (qd[0] + v40_number[4]);
    const double v52 = 0.5 * dt;
    const double v53 = v51 + (v40_number[0] * v52);
    const bool v54 = 0 == v40_best[1];
    const bool v55 = !v54;
    const bool v56 = !v41;
    const double v57 = (double)v40_best[1];
    const double v58 = (double)v40_best[0];
    double v59_u[2] = {v40_number[2], v40_number[3]};
    double v59_polished[1] = {0.0};
    const double v59_of_context_real[8] = {v58, 120.0 * v53, 625.0 * v53, v50, v48, v57, v47, v44};
    const bool v59_of_context_boolean[2] = {v56, v55};
    bool v59_done = false;
    for (int v59_pass = 0; (v59_pass < 40) && !v59_done; v59_pass++) {
        double v59_next_u[2];
        double v59_next_polished[1];
        lift_stage_loads(prepared, v59_u, v59_polished, v59_of_context_real, v59_of_context_boolean, v59_next_u, v59_next_polished, &v59_done);
        v59_u[0] = v59_next_u[0];
        v59_u[1] = v59_next_u[1];
        v59_polished[0] = v59_next_polished[0];
    }
    const double v60 = v41 ? 0.0 : (v43 - (v45 * v59_u[0]));
    const double v61 = v51 + (v52 * v60);
    double v62_u[2] = {v59_u[0], v59_u[1]};
    double v62_polished[1] = {0.0};
    const double v62_of_context_real[8] = {v58, 120.0 * v61, 625.0 * v61, v50, v48, v57, v47, v44};
    bool v62_done = false;
    for (int v62_pass = 0; (v62_pass < 40) && !v62_done; v62_pass++) {
        double v62_next_u[2];
        double v62_next_polished[1];
        lift_stage_loads(prepared, v62_u, v62_polished, v62_of_context_real, v59_of_context_boolean, v62_next_u, v62_next_polished, &v62_done);
        v62_u[0] = v62_next_u[0];
        v62_u[1] = v62_next_u[1];
        v62_polished[0] = v62_next_polished[0];
    }
    const double v63 = v41 ? 0.0 : (v43 - (v45 * v62_u[0]));
    const double v64 = v51 + (dt * v63);
    double v65_u[2] = {v62_u[0], v62_u[1]};
    double v65_polished[1] = {0.0};
    const double v65_of_context_real[8] = {v58, 120.0 * v64, 625.0 * v64, v50, v48, v57, v47, v44};
    bool v65_done = false;
    for (int v65_pass = 0; (v65_pass < 40) && !v65_done; v65_pass++) {
        double v65_next_u[2];
        double v65_next_polished[1];
        lift_stage_loads(prepared, v65_u, v65_polished, v65_of_context_real, v59_of_context_boolean, v65_next_u, v65_next_polished, &v65_done);
        v65_u[0] = v65_next_u[0];
        v65_u[1] = v65_next_u[1];
        v65_polished[0] = v65_next_polished[0];
    }
    const double v66 = v58 * v49;
    const double v67 = 40.0 + (v58 * v48);
    const double v68 = 120.0 * v58;
    const double v69 = (v67 - (v65_u[0] * v66)) + (v64 * v68);
    const double v70 = 65.0 * v58;
    const double v71 = v41 ? 0.0 : (v70 + ((745.0 * v64) + (((0.0 < v69) ? 1.9 : (-1.25)) * (v58 * v69))));
    const double v72 = 0.0096 * v57;
    const double v73 = v54 ? 0.0 : (fabs((v46 * v65_u[0]) - v44) * v72);
    const double v74 = lift_max(fabs(v65_u[1]), lift_max(lift_max(fabs(v73), fabs(v71)), fabs(v65_u[0])));
    const double v75 = lift_max(fabs(v65_u[0] - v71), fabs(v65_u[1] - v73));
    const double v76 = (v67 - (v62_u[0] * v66)) + (v61 * v68);
    const double v77 = v41 ? 0.0 : (v70 + ((745.0 * v61) + (((0.0 < v76) ? 1.9 : (-1.25)) * (v58 * v76))));
    const double v78 = v54 ? 0.0 : (v72 * fabs((v46 * v62_u[0]) - v44));
    const double v79 = lift_max(fabs(v62_u[1]), lift_max(fabs(v62_u[0]), lift_max(fabs(v78), fabs(v77))));
    const double v80 = lift_max(fabs(v62_u[1] - v78), fabs(v62_u[0] - v77));
    const double v81 = (v67 - (v59_u[0] * v66)) + (v53 * v68);
    const double v82 = v41 ? 0.0 : (v70 + ((745.0 * v53) + (((0.0 < v81) ? 1.9 : (-1.25)) * (v58 * v81))));
    const double v83 = v54 ? 0.0 : (v72 * fabs((v46 * v59_u[0]) - v44));
    const double v84 = lift_max(fabs(v59_u[1]), lift_max(fabs(v59_u[0]), lift_max(fabs(v82), fabs(v83))));
    const double v85 = lift_max(fabs(v59_u[0] - v82), fabs(v59_u[1] - v83));
    const bool v86 = (v85 <= (v84 * ((v84 < (1.0000000009313226 * v84)) ? 1e-11 : 1e-05))) && v59_done;
    const bool v87 = v86 && ((v80 <= (v79 * ((v79 < (1.0000000009313226 * v79)) ? 1e-11 : 1e-05))) && v62_done);
    const bool v88 = ((v75 <= (v74 * ((v74 < (1.0000000009313226 * v74)) ? 1e-11 : 1e-05))) && v65_done) && v87;
    const double v89 = v54 ? 0.0 : prepared->k[5];
    const double v90 = v54 ? 0.0 : ((v54 ? 0.0 : 1.0) * v89);
    const double v91 = v54 ? 0.0 : (v89 * (v54 ? 0.0 : tau[1]));
    const double v92 = (v54 ? 0.0 : (v91 - (v62_u[1] * v90))) + (v54 ? 0.0 : (v91 - (v59_u[1] * v90)));
    const double v93 = 0.16666666666666666 * dt;
    const double v94 = v54 ? 0.0 : (qd[1] + v40_number[5]);
    const double v95 = v94 + (v93 * ((v40_number[1] + (v54 ? 0.0 : (v91 - (v90 * v65_u[1])))) + (2.0 * v92)));
    const double v96 = v54 ? 0.0 : v95;
    const double v97 = v93 * ((v40_number[0] + (v41 ? 0.0 : (v43 - (v45 * v65_u[0])))) + (2.0 * (v60 + v63)));
    const double v98 = v41 ? 0.0 : (v51 + v97);
    const double v99 = (6.0 * v94) + (dt * (v40_number[1] + v92));
    const double v100 = dt * prepared->k[35];
    const bool v101 = (prepared->k[4] * fabs(v100)) <= 2.7;
    const bool v102 = (v41 ? 0.0 : (-(1.0 / (((!v101) && v56) ? (v100 - prepared->k[33]) : 1.0)))) < 0.0;
    const bool v103 = 0.0 < (v101 ? 0.0 : ((v102 || ((v54 ? 0.0 : prepared->k[34]) < 0.0)) ? 1.0 : 0.0));
    const bool v104 = !v103;
    const bool v105 = v104 && ((v57 * v99) < 0.0);
    const double v106 = (v51 + v64) + (2.0 * (v53 + v61));
    const bool v107 = v104 && ((v58 * v106) < 0.0);
    const double v108 = v54 ? q[1] : (q[1] + (v99 * v93));
    const double v109 = v41 ? q[0] : (q[0] + (v106 * v93));
    const bool v110 = v105 || v107;
    double v112 = v98;
    double v113 = v96;
    double v114 = v109;
    double v115 = v108;
    signed char v116 = v40_best[0];
    signed char v117 = v40_best[1];
    bool v118 = v88;
    if (v110) {
        const double v111_of_context_real[21] = {prepared->k[0], prepared->k[1], v0, tau[1], tau[0], prepared->k[12], v16, v39, prepared->k[4], prepared->k[5], q[0], q[1], qd[0], qd[1], dt, v40_number[2], v40_number[3], v109, v108, v98, v96};
        const bool v111_of_context_boolean[5] = {v10, v26, v88, v107, v105};
        double v111_result_real[4];
        bool v111_result_boolean[1];
        signed char v111_result_mode[2];
        lift_step_again(prepared, v111_of_context_real, v111_of_context_boolean, v40_best, v111_result_real, v111_result_boolean, v111_result_mode);
        v112 = v111_result_real[2];
        v113 = v111_result_real[3];
        v114 = v111_result_real[0];
        v115 = v111_result_real[1];
        v116 = v111_result_mode[0];
        v117 = v111_result_mode[1];
        v118 = v111_result_boolean[0];
    }
    qd_next[0] = v112;
    qd_next[1] = v113;
    q_next[0] = v114;
    q_next[1] = v115;
    const bool v119 = (fabs(v115) + (fabs(v114) + (fabs(v113) + fabs(v112)))) < 1e+38;
    const double v120 = fabs(q[0]) + (fabs(dt) + (fabs(q[1]) + (v25 + v9)));
    const double v121 = fabs(tau[1]);
    const bool v122 = (((fabs(tau[0]) + v120) < 1e+38) && (v121 < 1e+38)) && (0.0 < dt);
    const bool v123 = v119 && (v104 && v122);
    mode_next[0] = v116;
    mode_next[1] = v117;
    const double v124 = (v40_flag[4] || v40_flag[3]) ? (v40_flag[8] ? 4.0 : ((v40_flag[7] && (!v40_flag[2])) ? (v40_flag[5] ? 1.0 : 0.0) : 3.0)) : (v40_flag[6] ? 5.0 : 2.0);
    const bool v125 = (fabs(v40_number[0]) + ((v121 + fabs(v0)) + fabs(v40_number[1]))) < 1e+38;
    const double v126 = v125 ? (v40_done ? v124 : 5.0) : 6.0;
    const bool v127 = lift_eq(2.0, v126);
    const double v128 = (v127 || v118) ? 0.0 : 5.0;
    const double v129 = (lift_eq(3.0, v126) || lift_eq(3.0, v128)) ? 3.0 : ((lift_eq(1.0, v126) || lift_eq(1.0, v128)) ? 1.0 : 0.0);
    const double v130 = (v127 || lift_eq(2.0, v128)) ? 2.0 : ((lift_eq(4.0, v128) || lift_eq(4.0, v126)) ? 4.0 : v129);
    const double v131 = (lift_eq(7.0, v126) || lift_eq(7.0, v128)) ? 7.0 : ((lift_eq(5.0, v128) || lift_eq(5.0, v126)) ? 5.0 : v130);
    *status = v123 ? ((lift_eq(6.0, v126) || lift_eq(6.0, v128)) ? 6.0 : v131) : ((v103 && v122) ? 7.0 : 6.0);
    if (!(v123)) {
        q_next[0] = q[0];
        q_next[1] = q[1];
        qd_next[0] = qd[0];
        qd_next[1] = qd[1];
        mode_next[0] = mode[0];
        mode_next[1] = mode[1];
    }
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

static void lift_interpolated_again_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void lift_interpolated_repetition(const lift_prepared *restrict prepared, const signed char mode[restrict 2], const signed char told[restrict 2], const bool behind[restrict 2], const bool before[restrict 2], const double u[restrict 2], const double q[restrict 2], const double qd[restrict 2], bool converged, const double context_real[restrict 16], signed char mode_out[restrict 2], signed char told_out[restrict 2], bool behind_out[restrict 2], bool before_out[restrict 2], double u_out[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const signed char v0 = behind[0] ? (before[0] ? 0 : lift_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const signed char v1 = behind[1] ? (before[1] ? 0 : lift_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v1;
    const bool v2 = 0 == v0;
    const bool v3 = !v2;
    const double v4 = v2 ? 0.0 : (1.0 / (v3 ? context_real[0] : 1.0));
    const double v5 = v2 ? 0.0 : ((v2 ? 0.0 : context_real[2]) * v4);
    const double v6 = context_real[7] + (prepared->k[11] * v5);
    const double v7 = v2 ? 0.0 : 1.0;
    const double v8 = v2 ? 0.0 : (v4 * v7);
    const double v9 = prepared->k[11] * v8;
    const double v10 = context_real[6] - (312.5 * v5);
    const double v11 = 1.0 - (312.5 * v8);
    const bool v12 = 0 == v1;
    const bool v13 = !v12;
    const double v14 = (double)v1;
    const double v15 = (double)v0;
    double v16_u[2] = {u[0], u[1]};
    double v16_polished[1] = {0.0};
    const double v16_of_context_real[8] = {v15, context_real[4], context_real[5], -v11, v10, v14, -v9, v6};
    const bool v16_of_context_boolean[2] = {v3, v13};
    bool v16_done = false;
    for (int v16_pass = 0; (v16_pass < 40) && !v16_done; v16_pass++) {
        double v16_next_u[2];
        double v16_next_polished[1];
        lift_interpolated_again_loads(prepared, v16_u, v16_polished, v16_of_context_real, v16_of_context_boolean, v16_next_u, v16_next_polished, &v16_done);
        v16_u[0] = v16_next_u[0];
        v16_u[1] = v16_next_u[1];
        v16_polished[0] = v16_next_polished[0];
    }
    u_out[0] = v16_u[0];
    const double v17 = v2 ? context_real[2] : v16_u[0];
    const double v18 = v2 ? 0.0 : (v5 - (v8 * v16_u[0]));
    const double v19 = (context_real[6] - (312.5 * v18)) - v17;
    const double v20 = v19 - 55.0;
    const double v21 = -(0.3999999999999999 * v20);
    const double v22 = 3.3 * v20;
    const double v23 = 55.0 + v19;
    const double v24 = -(0.3999999999999999 * v23);
    const double v25 = 3.3 * v23;
    const double v26 = 37.5 + (v19 - lift_min(lift_min(v25, v24), lift_min(v22, v21)));
    const double v27 = (v19 - 37.5) - lift_max(lift_max(v22, v21), lift_max(v25, v24));
    const bool v28 = v3 || (((-v26) <= v17) && (v17 <= (-v27)));
    told_out[0] = v28 ? v0 : lift_mode_of(v27 + (v26 + (2.0 * v17)));
    u_out[1] = v16_u[1];
    const double v29 = v12 ? context_real[3] : v16_u[1];
    const double v30 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v18));
    told_out[1] = (v13 || ((v29 <= v30) && ((-v30) <= v29))) ? v1 : lift_mode_of(2.0 * v29);
    const double v31 = 0.5 * context_real[14];
    const double v32 = v2 ? 0.0 : context_real[12];
    const double v33 = v32 + (v31 * v18);
    const double v34 = v2 ? 0.0 : prepared->k[4];
    const double v35 = v2 ? 0.0 : ((v2 ? 0.0 : (context_real[6] - prepared->k[2])) * v34);
    const double v36 = prepared->k[12] + (prepared->k[11] * v35);
    const double v37 = v2 ? 0.0 : (v7 * v34);
    const double v38 = prepared->k[11] * v37;
    const double v39 = -v38;
    const double v40 = context_real[6] - (312.5 * v35);
    const double v41 = 1.0 - (312.5 * v37);
    const double v42 = -v41;
    double v43_u[2] = {v16_u[0], v16_u[1]};
    double v43_polished[1] = {0.0};
    const double v43_of_context_real[8] = {v15, 120.0 * v33, 625.0 * v33, v42, v40, v14, v39, v36};
    bool v43_done = false;
    for (int v43_pass = 0; (v43_pass < 40) && !v43_done; v43_pass++) {
        double v43_next_u[2];
        double v43_next_polished[1];
        lift_stage_loads(prepared, v43_u, v43_polished, v43_of_context_real, v16_of_context_boolean, v43_next_u, v43_next_polished, &v43_done);
        v43_u[0] = v43_next_u[0];
        v43_u[1] = v43_next_u[1];
        v43_polished[0] = v43_next_polished[0];
    }
    const double v44 = v2 ? 0.0 : (v35 - (v37 * v43_u[0]));
    const double v45 = v32 + (v31 * v44);
    double v46_u[2] = {v43_u[0], v43_u[1]};
    double v46_polished[1] = {0.0};
    const double v46_of_context_real[8] = {v15, 120.0 * v45, 625.0 * v45, v42, v40, v14, v39, v36};
    bool v46_done = false;
    for (int v46_pass = 0; (v46_pass < 40) && !v46_done; v46_pass++) {
        double v46_next_u[2];
        double v46_next_polished[1];
        lift_stage_loads(prepared, v46_u, v46_polished, v46_of_context_real, v16_of_context_boolean, v46_next_u, v46_next_polished, &v46_done);
        v46_u[0] = v46_next_u[0];
        v46_u[1] = v46_next_u[1];
        v46_polished[0] = v46_next_polished[0];
    }
    const double v47 = v2 ? 0.0 : (v35 - (v37 * v46_u[0]));
    const double v48 = v32 + (context_real[14] * v47);
    const double v49 = (v32 + v48) + (2.0 * (v33 + v45));
    const bool v50 = (v15 * v49) < 0.0;
    behind_out[0] = v50;
    const double v51 = v12 ? 0.0 : prepared->k[5];
    const double v52 = v12 ? 0.0 : 1.0;
    const double v53 = v12 ? 0.0 : (v52 * v51);
    const double v54 = v12 ? 0.0 : context_real[3];
    const double v55 = v12 ? 0.0 : (v54 * v51);
    const double v56 = (v12 ? 0.0 : (v55 - (v53 * v46_u[1]))) + (v12 ? 0.0 : (v55 - (v53 * v43_u[1])));
    const double v57 = v12 ? 0.0 : (1.0 / (v13 ? context_real[1] : 1.0));
    const double v58 = v12 ? 0.0 : ((v12 ? 0.0 : (v57 * v54)) - ((v12 ? 0.0 : (v52 * v57)) * v16_u[1]));
    const double v59 = v12 ? 0.0 : context_real[13];
    const double v60 = (6.0 * v59) + (context_real[14] * (v58 + v56));
    const bool v61 = (v14 * v60) < 0.0;
    behind_out[1] = v61;
    before_out[0] = before[0] || behind[0];
    before_out[1] = before[1] || behind[1];
    const double v62 = 0.16666666666666666 * context_real[14];
    q_out[0] = v2 ? context_real[10] : (context_real[10] + (v62 * v49));
    q_out[1] = v12 ? context_real[11] : (context_real[11] + (v62 * v60));
    double v63_u[2] = {v46_u[0], v46_u[1]};
    double v63_polished[1] = {0.0};
    const double v63_of_context_real[8] = {v15, 120.0 * v48, 625.0 * v48, v42, v40, v14, v39, v36};
    bool v63_done = false;
    for (int v63_pass = 0; (v63_pass < 40) && !v63_done; v63_pass++) {
        double v63_next_u[2];
        double v63_next_polished[1];
        lift_stage_loads(prepared, v63_u, v63_polished, v63_of_context_real, v16_of_context_boolean, v63_next_u, v63_next_polished, &v63_done);
        v63_u[0] = v63_next_u[0];
        v63_u[1] = v63_next_u[1];
        v63_polished[0] = v63_next_polished[0];
    }
    const double v64 = v62 * ((v18 + (v2 ? 0.0 : (v35 - (v37 * v63_u[0])))) + (2.0 * (v44 + v47)));
    qd_out[0] = v2 ? 0.0 : (v32 + v64);
    const double v65 = v59 + (v62 * (v58 + ((v12 ? 0.0 : (v55 - (v53 * v63_u[1]))) + (2.0 * v56))));
    qd_out[1] = v12 ? 0.0 : v65;
    const double v66 = v15 * v41;
    const double v67 = 120.0 * v15;
    const double v68 = 40.0 + (v15 * v40);
    const double v69 = v68 + ((v67 * v48) - (v66 * v63_u[0]));
    const double v70 = 65.0 * v15;
    const double v71 = v2 ? 0.0 : (v70 + ((((0.0 < v69) ? 1.9 : (-1.25)) * (v15 * v69)) + (745.0 * v48)));
    const double v72 = 0.0096 * v14;
    const double v73 = v12 ? 0.0 : (v72 * fabs((v38 * v63_u[0]) - v36));
    const double v74 = lift_max(fabs(v63_u[1]), lift_max(fabs(v63_u[0]), lift_max(fabs(v73), fabs(v71))));
    const double v75 = lift_max(fabs(v63_u[1] - v73), fabs(v63_u[0] - v71));
    const double v76 = v68 + ((v67 * v45) - (v66 * v46_u[0]));
    const double v77 = v2 ? 0.0 : (v70 + ((((0.0 < v76) ? 1.9 : (-1.25)) * (v15 * v76)) + (745.0 * v45)));
    const double v78 = v12 ? 0.0 : (v72 * fabs((v38 * v46_u[0]) - v36));
    const double v79 = lift_max(lift_max(fabs(v46_u[0]), lift_max(fabs(v77), fabs(v78))), fabs(v46_u[1]));
    const double v80 = lift_max(fabs(v46_u[1] - v78), fabs(v46_u[0] - v77));
    const double v81 = v68 + ((v67 * v33) - (v66 * v43_u[0]));
    const double v82 = v2 ? 0.0 : (v70 + ((((0.0 < v81) ? 1.9 : (-1.25)) * (v15 * v81)) + (745.0 * v33)));
    const double v83 = v12 ? 0.0 : (v72 * fabs((v38 * v43_u[0]) - v36));
    const double v84 = lift_max(lift_max(lift_max(fabs(v83), fabs(v82)), fabs(v43_u[0])), fabs(v43_u[1]));
    const double v85 = lift_max(fabs(v43_u[1] - v83), fabs(v43_u[0] - v82));
    const bool v86 = v43_done && (v85 <= (v84 * ((v84 < (1.0000000009313226 * v84)) ? 1e-11 : 1e-05)));
    const bool v87 = v86 && ((v80 <= (v79 * ((v79 < (1.0000000009313226 * v79)) ? 1e-11 : 1e-05))) && v46_done);
    const bool v88 = v87 && ((v75 <= (v74 * ((v74 < (1.0000000009313226 * v74)) ? 1e-11 : 1e-05))) && v63_done);
    const double v89 = 40.0 + (v15 * (context_real[4] - ((v11 * v16_u[0]) - v10)));
    const double v90 = v2 ? 0.0 : (v70 + ((context_real[4] + context_real[5]) + (((0.0 < v89) ? 1.9 : (-1.25)) * (v15 * v89))));
    const double v91 = v12 ? 0.0 : (v72 * fabs((v9 * v16_u[0]) - v6));
    const double v92 = lift_max(fabs(v16_u[1]), lift_max(fabs(v16_u[0]), lift_max(fabs(v90), fabs(v91))));
    const double v93 = lift_max(fabs(v16_u[0] - v90), fabs(v16_u[1] - v91));
    *converged_out = v88 && (v16_done && (v93 <= (v92 * ((v92 < (1.0000000009313226 * v92)) ? 1e-11 : 1e-05))));
    *done = !(v50 || v61);
}

static void lift_interpolated_again(const lift_prepared *restrict prepared, const double context_real[restrict 22], const bool context_boolean[restrict 5], const signed char context_mode[restrict 4], double result_real[restrict 4], bool result_boolean[restrict 1], signed char result_mode[restrict 2])
{
    signed char v0_mode[2] = {context_mode[2], context_mode[3]};
    signed char v0_told[2] = {context_mode[2], context_mode[3]};
    bool v0_behind[2] = {context_boolean[3], context_boolean[4]};
    bool v0_before[2] = {context_boolean[0], context_boolean[1]};
    double v0_u[2] = {context_real[16], context_real[17]};
    double v0_q[2] = {context_real[18], context_real[19]};
    double v0_qd[2] = {context_real[20], context_real[21]};
    bool v0_converged = context_boolean[2];
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[2];
        bool v0_next_before[2];
        double v0_next_u[2];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        lift_interpolated_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_behind[1] = v0_next_behind[1];
        v0_before[0] = v0_next_before[0];
        v0_before[1] = v0_next_before[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_converged = v0_next_converged;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_qd[0];
    result_real[3] = v0_qd[1];
    result_boolean[0] = v0_done && v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
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

static void lift_interpolated_pattern_piece(const lift_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 9], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
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

static void lift_interpolated_pattern_pieces(const lift_prepared *restrict prepared, const double context_real[restrict 26], const bool context_boolean[restrict 12], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
{
    bool v0_other[2] = {false, false};
    double v0_u[2] = {0.0, 0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[9] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[11], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        bool v0_next_other[2];
        double v0_next_u[2];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        lift_interpolated_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_other[1] = v0_next_other[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[8]) && v0_found[0]);
    result_real[0] = v1 ? (context_boolean[0] ? 0.0 : (context_real[10] - (context_real[12] * v0_u[0]))) : context_real[20];
    result_real[1] = v1 ? (context_boolean[1] ? 0.0 : (context_real[11] - (context_real[13] * v0_u[1]))) : context_real[21];
    result_real[2] = v1 ? (context_boolean[0] ? context_real[2] : v0_u[0]) : context_real[22];
    result_real[3] = v1 ? (context_boolean[1] ? context_real[3] : v0_u[1]) : context_real[23];
    result_real[4] = v1 ? v0_u[0] : context_real[24];
    result_real[5] = v1 ? v0_u[1] : context_real[25];
    const bool v2 = context_boolean[8] || v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[9] || (context_boolean[8] && v0_obeying[0]);
    result_boolean[2] = context_boolean[10] || (!v2);
}

static void lift_interpolated_pattern(const lift_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 6], const double context_real[restrict 8], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 6], bool *restrict done)
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
        lift_interpolated_pattern_loads(prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_done);
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
    const double v46 = v9 ? 0.0 : (v45 - (v44 * v24_u[1]));
    const double v47 = v9 ? lift_min(v41 - v42, v42 + v41) : (v22 * v46);
    const double v48 = fabs(context_real[3]);
    const bool v49 = context_boolean[3] && v38;
    const bool v50 = v49 && (((-1e-06) * lift_max(v48, fabs(v42))) <= (v9 ? v47 : (context_real[1] * v47)));
    const bool v51 = context_boolean[1] || (((0.0 < v47) || (v9 && (0.0 <= v47))) || v50);
    const double v52 = 40.0 + (v23 * (v19 + (context_real[4] - (v5 * v24_u[0]))));
    const double v53 = v0 ? 0.0 : ((context_real[4] + context_real[5]) + (v23 * (65.0 + (v52 * ((0.0 < v52) ? 1.9 : (-1.25))))));
    const double v54 = v9 ? 0.0 : ((0.0096 * v22) * fabs((v14 * v24_u[0]) - v17));
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
        const bool v65_of_context_boolean[12] = {v0, v9, v1, v21, context_boolean[0], context_boolean[1], v39, v49, v57, v64, v61, v63};
        double v65_result_real[6];
        bool v65_result_boolean[3];
        lift_interpolated_pattern_pieces(prepared, v65_of_context_real, v65_of_context_boolean, pattern, v65_result_real, v65_result_boolean);
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
    const double v76 = 0.3999999999999999 * v75;
    const double v77 = -(v76 - 22.0);
    const double v78 = 3.3 * v75;
    const double v79 = v78 - 181.5;
    const double v80 = -(22.0 + v76);
    const double v81 = 181.5 + v78;
    const double v82 = v66 + v75;
    const double v83 = (37.5 + lift_max(lift_max(v79, v77), lift_max(v81, v80))) - v82;
    const double v84 = v0 ? lift_min(v83, (37.5 + v82) - lift_min(lift_min(v81, v80), lift_min(v79, v77))) : (v23 * v67);
    const double v85 = v0 ? v84 : (context_real[0] * v84);
    const double v86 = lift_max(v37, fabs(v66));
    const bool v87 = ((v0 && (0.0 <= v84)) || (0.0 < v84)) || (v39 && (((-1e-06) * v86) <= v85));
    const double v88 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v67));
    number_out[1] = v69;
    const double v89 = v9 ? lift_min(v88 - v68, v68 + v88) : (v22 * v69);
    const double v90 = v9 ? v89 : (context_real[1] * v89);
    const double v91 = lift_max(v48, fabs(v68));
    const bool v92 = (v49 && (((-1e-06) * v91) <= v90)) || ((v9 && (0.0 <= v89)) || (0.0 < v89));
    const bool v93 = v70 && ((context_boolean[0] || v87) && (context_boolean[1] || v92));
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
    const bool v127 = (v125 && v93) || ((!flag[4]) && (v125 && v126));
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
    *done = (v94 && ((v111 || ((v0 && v9) || (!v109))) || v129)) || (v112 && v128);
    if (!(v127)) {
        flag_out[7] = flag[7];
        flag_out[8] = flag[8];
        number_out[0] = number[0];
        number_out[1] = number[1];
        number_out[2] = number[2];
        number_out[3] = number[3];
    }
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

static void lift_interpolated_margins(const lift_prepared *restrict prepared, const double context_real[restrict 11], const signed char context_mode[restrict 2], double result_real[restrict 4], signed char result_mode[restrict 2])
{
    const bool v0 = 0 == context_mode[0];
    const double v1 = (context_real[2] - context_real[0]) - (312.5 * context_real[4]);
    const double v2 = v1 - 55.0;
    const double v3 = 3.3 * v2;
    const double v4 = -(0.3999999999999999 * v2);
    const double v5 = 55.0 + v1;
    const double v6 = 3.3 * v5;
    const double v7 = -(0.3999999999999999 * v5);
    const double v8 = context_real[0] + v1;
    const double v9 = (37.5 + lift_max(lift_max(v3, v4), lift_max(v6, v7))) - v8;
    result_real[0] = lift_max(0.0, lift_min(v9, v8 + (37.5 - lift_min(lift_min(v6, v7), lift_min(v3, v4)))));
    const double v10 = 0.0132 * fabs(context_real[3] + (context_real[4] * prepared->k[11]));
    result_real[1] = lift_max(0.0, lift_min(v10 - context_real[1], context_real[1] + v10));
    const double v11 = context_real[2] - prepared->k[2];
    const double v12 = v0 ? 0.0 : prepared->k[4];
    const double v13 = v0 ? 0.0 : ((v0 ? 0.0 : v11) * v12);
    const double v14 = v0 ? 0.0 : (v12 * (v0 ? 0.0 : 1.0));
    double v15_u[2] = {context_real[5], context_real[6]};
    double v15_polished[1] = {0.0};
    const double v15_of_context_real[8] = {(double)context_mode[0], 120.0 * context_real[9], 625.0 * context_real[9], (312.5 * v14) - 1.0, context_real[2] - (312.5 * v13), (double)context_mode[1], prepared->k[18] * v14, prepared->k[12] + (prepared->k[11] * v13)};
    const bool v15_of_context_boolean[2] = {!v0, !(0 == context_mode[1])};
    bool v15_done = false;
    for (int v15_pass = 0; (v15_pass < 40) && !v15_done; v15_pass++) {
        double v15_next_u[2];
        double v15_next_polished[1];
        lift_margin_loads(prepared, v15_u, v15_polished, v15_of_context_real, v15_of_context_boolean, v15_next_u, v15_next_polished, &v15_done);
        v15_u[0] = v15_next_u[0];
        v15_u[1] = v15_next_u[1];
        v15_polished[0] = v15_next_polished[0];
    }
    const double v16 = v0 ? 0.0 : (v13 - (v14 * v15_u[0]));
    const double v17 = (context_real[2] - (312.5 * v16)) - v11;
    const double v18 = 55.0 - v17;
    const double v19 = 0.3999999999999999 * v18;
    const double v20 = -(3.3 * v18);
    const double v21 = 55.0 + v17;
    const double v22 = 3.3 * v21;
    const double v23 = -(0.3999999999999999 * v21);
    const double v24 = v11 + v17;
    const double v25 = (37.5 + lift_max(lift_max(v19, v20), lift_max(v22, v23))) - v24;
    const double v26 = v24 + (37.5 - lift_min(lift_min(v22, v23), lift_min(v19, v20)));
    result_real[2] = lift_min(v25, v26);
    const double v27 = 0.0132 * fabs(prepared->k[12] + (prepared->k[11] * v16));
    const double v28 = context_real[1] - v27;
    const double v29 = context_real[1] + v27;
    result_real[3] = lift_min(v29, -v28);
    result_mode[0] = lift_mode_of(v26 - v25);
    result_mode[1] = lift_mode_of(v28 + v29);
}

static void lift_interpolated_part(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], bool probes, const double far[restrict 2], double past, double whole, double trial, double passes, double worst, double dt, const double tau[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], bool *restrict probes_out, double far_out[restrict 2], double *restrict past_out, double *restrict whole_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const signed char v0 = lift_mode_of(qd[0]);
    const bool v1 = lift_eq(0.0, qd[0]);
    const double v2 = tau[0] - prepared->k[2];
    const double v3 = v2 - (v1 ? 0.0 : ((745.0 * qd[0]) + (65.0 * ((double)v0))));
    const double v4 = prepared->k[12] + (prepared->k[20] * v3);
    const double v5 = 0.0132 * sqrt(v4 * v4);
    const double v6 = 120.0 * qd[0];
    const double v7 = 219.0 + (2.3 * (fabs(v6) + fabs((tau[0] - v2) - (prepared->k[22] * v3))));
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
    const bool v30 = v1 ? (v29 < v17) : (1 == v0);
    const signed char v31 = (v20 && (!v28)) ? 0 : ((v28 ? (1 == forced[0]) : v30) ? 1 : (-1));
    const double v32 = 625.0 * qd[0];
    signed char v33_pattern[2] = {v31, v26};
    signed char v33_best[2] = {v31, v26};
    bool v33_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v33_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v33_of_context_real[8] = {prepared->k[0], prepared->k[1], v2, tau[1], v6, v32, tau[0], prepared->k[12]};
    const bool v33_of_context_boolean[10] = {!v1, !v15, v28, v22, v20, v30, v1 ? (v29 < (-v17)) : ((-1) == v0), v16, v25, v15 ? (v23 < (-v12)) : ((-1) == v24)};
    const signed char v33_of_context_mode[4] = {v0, v24, forced[0], forced[1]};
    bool v33_done = false;
    for (int v33_pass = 0; (v33_pass < 36) && !v33_done; v33_pass++) {
        signed char v33_next_pattern[2];
        signed char v33_next_best[2];
        bool v33_next_flag[9];
        double v33_next_number[6];
        lift_interpolated_pattern(prepared, v33_pattern, v33_best, v33_flag, v33_number, v33_of_context_real, v33_of_context_boolean, v33_of_context_mode, v33_next_pattern, v33_next_best, v33_next_flag, v33_next_number, &v33_done);
        v33_pattern[0] = v33_next_pattern[0];
        v33_pattern[1] = v33_next_pattern[1];
        v33_best[0] = v33_next_best[0];
        v33_best[1] = v33_next_best[1];
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
        v33_number[3] = v33_next_number[3];
        v33_number[4] = v33_next_number[4];
        v33_number[5] = v33_next_number[5];
    }
    const bool v34 = 0 == v33_best[0];
    const double v35 = v34 ? 0.0 : prepared->k[4];
    const double v36 = v34 ? 0.0 : (v35 * (v34 ? 0.0 : v2));
    const double v37 = prepared->k[12] + (prepared->k[11] * v36);
    const double v38 = v34 ? 0.0 : ((v34 ? 0.0 : 1.0) * v35);
    const double v39 = prepared->k[11] * v38;
    const double v40 = -v39;
    const double v41 = tau[0] - (312.5 * v36);
    const double v42 = 1.0 - (312.5 * v38);
    const double v43 = -v42;
    const bool v44 = 0 == v33_best[1];
    const bool v45 = !v44;
    const bool v46 = !v34;
    const double v47 = (double)v33_best[1];
    const double v48 = 0.5 * trial;
    const double v49 = qd[0] + (v33_number[0] * v48);
    const double v50 = (double)v33_best[0];
    double v51_u[2] = {v33_number[2], v33_number[3]};
    double v51_polished[1] = {0.0};
    const double v51_of_context_real[8] = {v50, 120.0 * v49, 625.0 * v49, v43, v41, v47, v40, v37};
    const bool v51_of_context_boolean[2] = {v46, v45};
    bool v51_done = false;
    for (int v51_pass = 0; (v51_pass < 40) && !v51_done; v51_pass++) {
        double v51_next_u[2];
        double v51_next_polished[1];
        lift_stage_loads(prepared, v51_u, v51_polished, v51_of_context_real, v51_of_context_boolean, v51_next_u, v51_next_polished, &v51_done);
        v51_u[0] = v51_next_u[0];
        v51_u[1] = v51_next_u[1];
        v51_polished[0] = v51_next_polished[0];
    }
    const double v52 = v34 ? 0.0 : (v36 - (v38 * v51_u[0]));
    const double v53 = qd[0] + (v48 * v52);
    double v54_u[2] = {v51_u[0], v51_u[1]};
    double v54_polished[1] = {0.0};
    const double v54_of_context_real[8] = {v50, 120.0 * v53, 625.0 * v53, v43, v41, v47, v40, v37};
    bool v54_done = false;
    for (int v54_pass = 0; (v54_pass < 40) && !v54_done; v54_pass++) {
        double v54_next_u[2];
        double v54_next_polished[1];
        lift_stage_loads(prepared, v54_u, v54_polished, v54_of_context_real, v51_of_context_boolean, v54_next_u, v54_next_polished, &v54_done);
        v54_u[0] = v54_next_u[0];
        v54_u[1] = v54_next_u[1];
        v54_polished[0] = v54_next_polished[0];
    }
    const double v55 = v34 ? 0.0 : (v36 - (v38 * v54_u[0]));
    const double v56 = qd[0] + (trial * v55);
    double v57_u[2] = {v54_u[0], v54_u[1]};
    double v57_polished[1] = {0.0};
    const double v57_of_context_real[8] = {v50, 120.0 * v56, 625.0 * v56, v43, v41, v47, v40, v37};
    bool v57_done = false;
    for (int v57_pass = 0; (v57_pass < 40) && !v57_done; v57_pass++) {
        double v57_next_u[2];
        double v57_next_polished[1];
        lift_stage_loads(prepared, v57_u, v57_polished, v57_of_context_real, v51_of_context_boolean, v57_next_u, v57_next_polished, &v57_done);
        v57_u[0] = v57_next_u[0];
        v57_u[1] = v57_next_u[1];
        v57_polished[0] = v57_next_polished[0];
    }
    const double v58 = v44 ? 0.0 : prepared->k[5];
    const double v59 = v44 ? 0.0 : ((v44 ? 0.0 : 1.0) * v58);
    const double v60 = v44 ? 0.0 : (v58 * (v44 ? 0.0 : tau[1]));
    const double v61 = (v44 ? 0.0 : (v60 - (v54_u[1] * v59))) + (v44 ? 0.0 : (v60 - (v51_u[1] * v59)));
    const double v62 = 0.16666666666666666 * trial;
    const double v63 = qd[1] + (v62 * ((v33_number[1] + (v44 ? 0.0 : (v60 - (v59 * v57_u[1])))) + (2.0 * v61)));
    const double v64 = v44 ? 0.0 : v63;
    const double v65 = v62 * ((v33_number[0] + (v34 ? 0.0 : (v36 - (v38 * v57_u[0])))) + (2.0 * (v52 + v55)));
    const double v66 = v34 ? 0.0 : (qd[0] + v65);
    const double v67 = trial * v33_number[1];
    const double v68 = v67 + ((6.0 * qd[1]) + (trial * v61));
    const double v69 = v44 ? q[1] : (q[1] + (v62 * v68));
    const double v70 = (qd[0] + v56) + (2.0 * (v49 + v53));
    const double v71 = v34 ? q[0] : (q[0] + (v70 * v62));
    const bool v72 = v44 || v34;
    double v74 = 0.0;
    double v75 = 0.0;
    double v76 = 0.0;
    double v77 = 0.0;
    signed char v78 = 0;
    signed char v79 = 0;
    if (v72) {
        const double v73_of_context_real[11] = {v2, tau[1], tau[0], prepared->k[12], v33_number[0], v33_number[2], v33_number[3], v71, v69, v66, v64};
        double v73_result_real[4];
        signed char v73_result_mode[2];
        lift_interpolated_margins(prepared, v73_of_context_real, v33_best, v73_result_real, v73_result_mode);
        v74 = v73_result_real[2];
        v75 = v73_result_real[0];
        v76 = v73_result_real[3];
        v77 = v73_result_real[1];
        v78 = v73_result_mode[0];
        v79 = v73_result_mode[1];
    }
    const double v80 = v34 ? v74 : (v50 * v66);
    far_out[0] = v80;
    const double v81 = v34 ? v75 : (qd[0] * v50);
    const double v82 = trial / (probes ? whole : 1.0);
    const double v83 = 1.0 / (probes ? v82 : 1.0);
    const double v84 = v83 * (v81 - v80);
    const double v85 = probes ? far[0] : v80;
    const double v86 = 1.0 / (probes ? (1.0 - v82) : 1.0);
    const double v87 = (v86 * (v80 - v85)) - v84;
    const double v88 = (v82 * v87) - v84;
    const bool v89 = (v85 < 0.0) && (!(v1 && v46));
    const bool v90 = probes && v89;
    const double v91 = sqrt(v90 ? lift_max(0.0, (v87 * (4.0 * v81)) + (v88 * v88)) : 1.0);
    const bool v92 = v88 < 0.0;
    const double v93 = v90 ? (v89 ? (v92 ? (v91 - v88) : (2.0 * v87)) : 1.0) : 1.0;
    const bool v94 = !probes;
    const double v95 = v89 ? lift_max(1e-06, v81 / ((v94 && v89) ? (v89 ? (v81 - v85) : 1.0) : 1.0)) : 1.0;
    const double v96 = probes ? (v89 ? lift_min(1.0, (v92 ? (2.0 * v81) : (v88 + v91)) / v93) : 1.0) : v95;
    const double v97 = v44 ? v76 : (v47 * v64);
    far_out[1] = v97;
    const double v98 = probes ? far[1] : v97;
    const double v99 = v44 ? v77 : (qd[1] * v47);
    const double v100 = v83 * (v97 - v99);
    const double v101 = v100 + (v86 * (v97 - v98));
    const double v102 = v100 + (v82 * v101);
    const bool v103 = (v98 < 0.0) && (!(v15 && v45));
    const bool v104 = probes && v103;
    const double v105 = sqrt(v104 ? lift_max(0.0, (v101 * (4.0 * v99)) + (v102 * v102)) : 1.0);
    const bool v106 = v102 < 0.0;
    const double v107 = v104 ? (v103 ? (v106 ? (v105 - v102) : (2.0 * v101)) : 1.0) : 1.0;
    const double v108 = v103 ? lift_max(1e-06, v99 / ((v94 && v103) ? (v103 ? (v99 - v98) : 1.0) : 1.0)) : 1.0;
    const double v109 = probes ? (v103 ? lift_min(1.0, (v106 ? (2.0 * v99) : (v102 + v105)) / v107) : 1.0) : v108;
    const double v110 = lift_min(v109, lift_min(1.0, v96));
    const bool v111 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v112 = (!((12.0 <= passes) || (probes || v111))) && (v110 < 1.0);
    *probes_out = v112;
    const bool v113 = probes || v112;
    const double v114 = v47 * v67;
    const double v115 = prepared->k[35] * trial;
    const bool v116 = (prepared->k[4] * fabs(v115)) <= 2.7;
    const bool v117 = (v34 ? 0.0 : (-(1.0 / ((v46 && (!v116)) ? (v115 - prepared->k[33]) : 1.0)))) < 0.0;
    const bool v118 = 0.0 < (v116 ? 0.0 : ((v117 || ((v44 ? 0.0 : prepared->k[34]) < 0.0)) ? 1.0 : 0.0));
    const bool v119 = v118 || (((trial * v114) < (-2.0)) && ((fabs(qd[1]) + v114) < 0.0));
    const bool v120 = !(v113 || v119);
    const bool v121 = ((v47 * v68) < 0.0) && v120;
    const bool v122 = v120 && ((v50 * v70) < 0.0);
    const double v123 = v50 * v42;
    const double v124 = 40.0 + (v50 * v41);
    const double v125 = 120.0 * v50;
    const double v126 = (v124 - (v57_u[0] * v123)) + (v56 * v125);
    const double v127 = 65.0 * v50;
    const double v128 = v34 ? 0.0 : (v127 + ((745.0 * v56) + (((0.0 < v126) ? 1.9 : (-1.25)) * (v50 * v126))));
    const double v129 = 0.0096 * v47;
    const double v130 = v44 ? 0.0 : (v129 * fabs((v39 * v57_u[0]) - v37));
    const double v131 = lift_max(fabs(v57_u[1]), lift_max(lift_max(fabs(v128), fabs(v130)), fabs(v57_u[0])));
    const double v132 = lift_max(fabs(v57_u[0] - v128), fabs(v57_u[1] - v130));
    const double v133 = (v124 - (v54_u[0] * v123)) + (v53 * v125);
    const double v134 = v34 ? 0.0 : (v127 + ((745.0 * v53) + (((0.0 < v133) ? 1.9 : (-1.25)) * (v50 * v133))));
    const double v135 = v44 ? 0.0 : (v129 * fabs((v39 * v54_u[0]) - v37));
    const double v136 = lift_max(fabs(v54_u[1]), lift_max(fabs(v54_u[0]), lift_max(fabs(v135), fabs(v134))));
    const double v137 = lift_max(fabs(v54_u[1] - v135), fabs(v54_u[0] - v134));
    const double v138 = (v124 - (v51_u[0] * v123)) + (v49 * v125);
    const double v139 = v34 ? 0.0 : (v127 + ((745.0 * v49) + (((0.0 < v138) ? 1.9 : (-1.25)) * (v50 * v138))));
    const double v140 = v44 ? 0.0 : (fabs((v39 * v51_u[0]) - v37) * v129);
    const double v141 = lift_max(lift_max(fabs(v51_u[0]), lift_max(fabs(v139), fabs(v140))), fabs(v51_u[1]));
    const double v142 = lift_max(fabs(v51_u[0] - v139), fabs(v51_u[1] - v140));
    const bool v143 = (v142 <= (v141 * ((v141 < (1.0000000009313226 * v141)) ? 1e-11 : 1e-05))) && v51_done;
    const bool v144 = v143 && ((v137 <= (v136 * ((v136 < (1.0000000009313226 * v136)) ? 1e-11 : 1e-05))) && v54_done);
    const bool v145 = v144 && ((v132 <= (v131 * ((v131 < (1.0000000009313226 * v131)) ? 1e-11 : 1e-05))) && v57_done);
    const bool v146 = v121 || v122;
    double v148 = v71;
    double v149 = v69;
    double v150 = v66;
    signed char v151 = v33_best[0];
    double v152 = v64;
    signed char v153 = v33_best[1];
    bool v154 = v145;
    if (v146) {
        const double v147_of_context_real[22] = {prepared->k[0], prepared->k[1], v2, tau[1], v6, v32, tau[0], prepared->k[12], prepared->k[4], prepared->k[5], q[0], q[1], qd[0], qd[1], trial, past, v33_number[2], v33_number[3], v71, v69, v66, v64};
        const bool v147_of_context_boolean[5] = {v1, v15, v145, v122, v121};
        const signed char v147_of_context_mode[4] = {forced[0], forced[1], v33_best[0], v33_best[1]};
        double v147_result_real[4];
        bool v147_result_boolean[1];
        signed char v147_result_mode[2];
        lift_interpolated_again(prepared, v147_of_context_real, v147_of_context_boolean, v147_of_context_mode, v147_result_real, v147_result_boolean, v147_result_mode);
        v148 = v147_result_real[0];
        v149 = v147_result_real[1];
        v150 = v147_result_real[2];
        v151 = v147_result_mode[0];
        v152 = v147_result_real[3];
        v153 = v147_result_mode[1];
        v154 = v147_result_boolean[0];
    }
    q_out[0] = v148;
    q_out[1] = v149;
    mode_out[0] = v151;
    const bool v155 = crossing[0] || (v46 && (v80 < 0.0));
    const bool v156 = !v113;
    const bool v157 = crossing[1] || (v45 && (v97 < 0.0));
    const bool v158 = v156 && (v155 || v157);
    const double v159 = v158 ? ((v155 || (0 == v151)) ? 0.0 : v150) : v150;
    qd_out[0] = v159;
    mode_out[1] = v153;
    const double v160 = v158 ? ((v157 || (0 == v153)) ? 0.0 : v152) : v152;
    qd_out[1] = v160;
    const bool v161 = v89 && (v96 <= v110);
    crossing_out[0] = probes && (v46 && v161);
    const bool v162 = v103 && (v109 <= v110);
    crossing_out[1] = probes && (v45 && v162);
    const signed char v163 = v111 ? heading[0] : 0;
    forced_out[0] = v163;
    const signed char v164 = v111 ? heading[1] : 0;
    forced_out[1] = v164;
    heading_out[0] = probes ? ((v34 && v161) ? v78 : 0) : 0;
    heading_out[1] = probes ? ((v44 && v162) ? v79 : 0) : 0;
    const double v165 = v113 ? past : (v111 ? (trial + past) : dt);
    *past_out = v165;
    const double v166 = probes ? whole : trial;
    const double v167 = v113 ? (v110 * v166) : (dt - v165);
    *trial_out = v167;
    *whole_out = v113 ? v166 : v167;
    *passes_out = 1.0 + passes;
    const double v168 = (v33_flag[4] || v33_flag[3]) ? (v33_flag[8] ? 4.0 : ((v33_flag[7] && (!v33_flag[2])) ? (v33_flag[5] ? 1.0 : 0.0) : 3.0)) : (v33_flag[6] ? 5.0 : 2.0);
    const bool v169 = (fabs(tau[1]) + (fabs(v33_number[0]) + (fabs(v2) + fabs(v33_number[1])))) < 1e+38;
    const double v170 = v169 ? (v33_done ? v168 : 5.0) : 6.0;
    const bool v171 = lift_eq(2.0, v170);
    const double v172 = v119 ? 7.0 : ((v154 || v171) ? 0.0 : 5.0);
    const double v173 = (lift_eq(1.0, v172) || (lift_eq(1.0, v170) || lift_eq(1.0, worst))) ? 1.0 : 0.0;
    const double v174 = (lift_eq(3.0, v172) || (lift_eq(3.0, worst) || lift_eq(3.0, v170))) ? 3.0 : v173;
    const double v175 = (lift_eq(4.0, v172) || (lift_eq(4.0, worst) || lift_eq(4.0, v170))) ? 4.0 : v174;
    const bool v176 = lift_eq(5.0, v172) || (lift_eq(5.0, worst) || lift_eq(5.0, v170));
    const double v177 = v176 ? 5.0 : (((v171 || lift_eq(2.0, worst)) || lift_eq(2.0, v172)) ? 2.0 : v175);
    const double v178 = ((lift_eq(7.0, worst) || lift_eq(7.0, v170)) || lift_eq(7.0, v172)) ? 7.0 : v177;
    *worst_out = ((lift_eq(6.0, v170) || lift_eq(6.0, worst)) || lift_eq(6.0, v172)) ? 6.0 : v178;
    *done = v119 || (v156 && (v167 <= 0.0));
    if (v113) {
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
    bool v0_probes = false;
    double v0_far[2] = {0.0, 0.0};
    double v0_past = 0.0;
    double v0_whole = dt;
    double v0_trial = dt;
    double v0_passes = 0.0;
    double v0_worst = 0.0;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 14) && !v0_done; v0_pass++) {
        double v0_next_q[2];
        double v0_next_qd[2];
        signed char v0_next_mode[2];
        bool v0_next_crossing[2];
        signed char v0_next_forced[2];
        signed char v0_next_heading[2];
        bool v0_next_probes;
        double v0_next_far[2];
        double v0_next_past;
        double v0_next_whole;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        lift_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
        v0_probes = v0_next_probes;
        v0_far[0] = v0_next_far[0];
        v0_far[1] = v0_next_far[1];
        v0_past = v0_next_past;
        v0_whole = v0_next_whole;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const bool v1 = (fabs(v0_qd[1]) + (fabs(v0_q[0]) + (fabs(v0_qd[0]) + fabs(v0_q[1])))) < 1e+38;
    const bool v2 = lift_eq(7.0, v0_worst);
    const double v3 = fabs(dt) + (fabs(q[1]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v4 = ((fabs(tau[0]) + (fabs(q[0]) + v3)) < 1e+38) && (fabs(tau[1]) < 1e+38);
    const bool v5 = v4 && (0.0 < dt);
    const bool v6 = (v5 && (!v2)) && v1;
    q_next[0] = v6 ? v0_q[0] : q[0];
    q_next[1] = v6 ? v0_q[1] : q[1];
    qd_next[0] = v6 ? v0_qd[0] : qd[0];
    qd_next[1] = v6 ? v0_qd[1] : qd[1];
    mode_next[0] = v6 ? v0_mode[0] : mode[0];
    mode_next[1] = v6 ? v0_mode[1] : mode[1];
    const bool v7 = lift_eq(2.0, v0_worst);
    const double v8 = (v7 || v0_done) ? 0.0 : 5.0;
    const double v9 = (lift_eq(3.0, v8) || lift_eq(3.0, v0_worst)) ? 3.0 : ((lift_eq(1.0, v8) || lift_eq(1.0, v0_worst)) ? 1.0 : 0.0);
    const double v10 = (v7 || lift_eq(2.0, v8)) ? 2.0 : ((lift_eq(4.0, v0_worst) || lift_eq(4.0, v8)) ? 4.0 : v9);
    const double v11 = (v2 || lift_eq(7.0, v8)) ? 7.0 : ((lift_eq(5.0, v0_worst) || lift_eq(5.0, v8)) ? 5.0 : v10);
    *status = v6 ? ((lift_eq(6.0, v8) || lift_eq(6.0, v0_worst)) ? 6.0 : v11) : ((v5 && v2) ? 7.0 : 6.0);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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
