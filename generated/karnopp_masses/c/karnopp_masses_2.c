/* karnopp_masses, emitted by symgen 0.1.0 */
#include "karnopp_masses.h"

#include <math.h>

static double karnopp_masses_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double karnopp_masses_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool karnopp_masses_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char karnopp_masses_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

#if !defined(KARNOPP_MASSES_VECTOR)
static inline void karnopp_masses_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(KARNOPP_MASSES_VECTOR)
static inline void karnopp_masses_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(KARNOPP_MASSES_VECTOR)
static inline void karnopp_masses_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(KARNOPP_MASSES_VECTOR)
static inline void karnopp_masses_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

static void karnopp_masses_interpolated_pattern(const karnopp_masses_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 2], const double context_real[restrict 6], const bool context_boolean[restrict 11], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 2], bool *restrict done)
{
    const double v0 = (double)pattern[1];
    const double v1 = prepared->k[35] * v0;
    const bool v2 = 0 == pattern[1];
    const double v3 = v2 ? 0.0 : prepared->k[5];
    const double v4 = v3 * (v2 ? 0.0 : (context_real[2] - v1));
    const double v5 = (double)pattern[0];
    const double v6 = prepared->k[36] * v5;
    const bool v7 = 0 == pattern[0];
    const double v8 = v7 ? 0.0 : (1.0 / ((!v7) ? (context_real[0] - (prepared->k[38] * v3)) : 1.0));
    const double v9 = v8 * ((v7 ? 0.0 : (context_real[1] - v6)) - (prepared->k[1] * v4));
    const double v10 = v2 ? 0.0 : (v4 + ((-v9) * (prepared->k[1] * v3)));
    const double v11 = v7 ? 0.0 : v9;
    const double v12 = v2 ? (context_real[2] - (prepared->k[1] * v11)) : v1;
    const double v13 = v2 ? karnopp_masses_min(context_real[4] - v12, context_real[4] + v12) : (v0 * v10);
    const double v14 = v2 ? v13 : (prepared->k[1] * v13);
    const double v15 = karnopp_masses_max(fabs(context_real[2]), fabs(v12));
    const bool v16 = !flag[0];
    const bool v17 = context_boolean[3] && v16;
    const bool v18 = (v17 && (((-1e-06) * v15) <= v14)) || ((0.0 < v13) || (v2 && (0.0 <= v13)));
    const double v19 = v7 ? (context_real[1] - (prepared->k[1] * v10)) : v6;
    const double v20 = v7 ? karnopp_masses_min(context_real[3] - v19, context_real[3] + v19) : (v5 * v11);
    const double v21 = v7 ? v20 : (context_real[0] * v20);
    const double v22 = karnopp_masses_max(fabs(context_real[1]), fabs(v19));
    const bool v23 = context_boolean[2] && v16;
    const bool v24 = ((0.0 < v20) || (v7 && (0.0 <= v20))) || (v23 && (((-1e-06) * v22) <= v21));
    const bool v25 = (context_boolean[0] || v24) && (context_boolean[1] || v18);
    const bool v26 = flag[1] || v25;
    flag_out[1] = v26;
    const double v27 = v7 ? 0.0 : 1.0;
    const double v28 = v27 + (v2 ? 0.0 : 1.0);
    const double v29 = 1.0 - v28;
    const double v30 = -(v27 + v29);
    const bool v31 = v17 ? ((-1) == context_mode[3]) : context_boolean[9];
    const bool v32 = v17 ? (1 == context_mode[3]) : context_boolean[8];
    const bool v33 = v32 || v31;
    const bool v34 = (v33 && (v2 && ((0.0 <= v30) && (v30 <= 0.0)))) || (v31 && (1 == pattern[1]));
    const double v35 = v33 ? 1.0 : 0.0;
    const double v36 = -v29;
    const bool v37 = context_boolean[7] && (!v17);
    const double v38 = v37 ? 0.0 : 1.0;
    const bool v39 = v23 ? ((-1) == context_mode[2]) : context_boolean[6];
    const bool v40 = v23 ? (1 == context_mode[2]) : context_boolean[5];
    const bool v41 = v40 || v39;
    const bool v42 = (v41 && (v7 && ((v38 <= v36) && (v36 <= v35)))) || (v39 && (1 == pattern[0]));
    const bool v43 = v42 || v34;
    const double v44 = v43 ? v28 : (1.0 + v28);
    const bool v45 = !(v43 || (v44 <= (v35 + (v41 ? 1.0 : 0.0))));
    const bool v46 = v45 && (!v26);
    const bool v47 = !((!(context_boolean[6] || (context_boolean[5] || context_boolean[4]))) || (!(context_boolean[9] || (context_boolean[7] || context_boolean[8]))));
    const bool v48 = ((context_boolean[2] || context_boolean[3]) && (v16 && v46)) && v47;
    const signed char v49 = (((v38 <= v44) && (v44 <= v35)) && (context_boolean[4] && (!v23))) ? 0 : (v40 ? 1 : (-1));
    const signed char v50 = v34 ? pattern[0] : (v42 ? ((v40 && v7) ? 1 : (-1)) : v49);
    pattern_out[0] = v48 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : v50;
    const double v51 = v44 - ((0 == v50) ? 0.0 : 1.0);
    const signed char v52 = (v37 && ((v51 <= 0.0) && (0.0 <= v51))) ? 0 : (v32 ? 1 : (-1));
    pattern_out[1] = v48 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v34 ? ((v2 && v32) ? 1 : (-1)) : v52);
    const bool v53 = !flag[1];
    const bool v54 = (context_boolean[0] || (((-1e-12) * v22) <= v21)) && (context_boolean[1] || (((-1e-12) * v15) <= v14));
    const bool v55 = ((!flag[2]) && (v53 && v54)) || (v25 && v53);
    best_out[0] = v55 ? pattern[0] : best[0];
    best_out[1] = v55 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v48;
    flag_out[2] = flag[2] || v54;
    const bool v56 = flag[3] || (flag[1] && v25);
    flag_out[3] = v56;
    flag_out[4] = flag[4];
    flag_out[5] = v55 ? true : flag[5];
    flag_out[6] = v55 ? false : flag[6];
    number_out[0] = v55 ? v11 : number[0];
    number_out[1] = v55 ? v10 : number[1];
    const bool v57 = v26 && (v56 || (v45 || ((!v43) || (context_boolean[10] || (v7 && v2)))));
    *done = v57 || (v46 && (!v48));
}

static void karnopp_masses_interpolated_pattern_search(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 14], const bool context_boolean[restrict 6], const signed char context_mode[restrict 4], double result_real[restrict 3], signed char result_mode[restrict 2])
{
    const double v0 = ((prepared->k[35] * context_real[7]) - context_real[12]) - context_real[13];
    const bool v1 = context_boolean[1] ? (1 == context_mode[1]) : (v0 < context_real[11]);
    const double v2 = ((prepared->k[36] * context_real[6]) - context_real[9]) - context_real[10];
    const bool v3 = context_boolean[0] ? (1 == context_mode[0]) : (v2 < context_real[8]);
    const signed char v4 = (context_boolean[5] && (!context_boolean[3])) ? 0 : ((context_boolean[3] ? (1 == context_mode[3]) : v1) ? 1 : (-1));
    const signed char v5 = (context_boolean[4] && (!context_boolean[2])) ? 0 : ((context_boolean[2] ? (1 == context_mode[2]) : v3) ? 1 : (-1));
    signed char v6_pattern[2] = {v5, v4};
    signed char v6_best[2] = {v5, v4};
    bool v6_flag[7] = {false, false, false, false, false, true, false};
    double v6_number[2] = {0.0, 0.0};
    const bool v6_of_context_boolean[11] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, context_boolean[0] ? ((-1) == context_mode[0]) : (v2 < (-context_real[8])), context_boolean[5], v1, context_boolean[1] ? ((-1) == context_mode[1]) : (v0 < (-context_real[11])), karnopp_masses_eq(prepared->k[35], context_real[4]) && karnopp_masses_eq(prepared->k[36], context_real[3])};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[7];
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
        v6_number[0] = v6_next_number[0];
        v6_number[1] = v6_next_number[1];
    }
    result_real[1] = v6_number[0];
    result_real[2] = v6_number[1];
    const bool v7 = (fabs(context_real[2]) + (fabs(context_real[1]) + (fabs(v6_number[1]) + fabs(v6_number[0])))) < 1e+38;
    result_real[0] = v7 ? (v6_done ? ((v6_flag[2] || v6_flag[1]) ? (v6_flag[6] ? 4.0 : (v6_flag[3] ? 1.0 : (v6_flag[5] ? 0.0 : 3.0))) : (v6_flag[4] ? 5.0 : 2.0)) : 5.0) : 6.0;
    result_mode[0] = v6_best[0];
    result_mode[1] = v6_best[1];
}

static void karnopp_masses_interpolated_pattern_let_go(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 9], const bool context_boolean[restrict 4], const signed char context_mode[restrict 4], double result_real[restrict 3], signed char result_mode[restrict 2])
{
    const double v0 = context_boolean[1] ? 0.0 : context_real[4];
    const double v1 = context_real[6] * context_real[7];
    const double v2 = context_real[8] + (context_real[7] * v1);
    const double v3 = context_boolean[0] ? 0.0 : context_real[3];
    const double v4 = 1.0001 * fabs(v1);
    const double v5 = v3 * v4;
    const double v6 = (context_boolean[1] ? (prepared->k[35] * ((double)context_mode[1])) : 0.0) - context_real[2];
    const double v7 = v6 * v2;
    const double v8 = (context_boolean[0] ? (prepared->k[36] * ((double)context_mode[0])) : 0.0) - context_real[1];
    const double v9 = v1 * v8;
    const double v10 = 1e-08 * (fabs(v9) + fabs(v7));
    const double v11 = v9 - v7;
    const bool v12 = (!context_boolean[1]) && (fabs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))));
    const double v13 = v0 * v4;
    const double v14 = context_real[6] * v8;
    const double v15 = v1 * v6;
    const double v16 = 1e-08 * (fabs(v15) + fabs(v14));
    const double v17 = v14 - v15;
    const bool v18 = (!context_boolean[0]) && (fabs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[6])))));
    const double v19 = -v17;
    const signed char v20 = context_boolean[1] ? context_mode[1] : karnopp_masses_mode_of(v11);
    const double v21 = (prepared->k[35] * ((double)v20)) - context_real[2];
    const signed char v22 = context_boolean[0] ? context_mode[0] : karnopp_masses_mode_of(v19);
    const double v23 = (prepared->k[36] * ((double)v22)) - context_real[1];
    const double v24 = (context_real[6] * v23) - (v1 * v21);
    const double v25 = (context_real[7] * v24) - (context_real[8] * v21);
    const bool v26 = (fabs(v21) + (fabs(v23) + (fabs(v25) + fabs(v24)))) < 1e+38;
    const bool v27 = v26 && (!((context_boolean[2] || v18) || (context_boolean[3] || v12)));
    double v29 = 0.0;
    double v30 = -v24;
    double v31 = v25;
    signed char v32 = v22;
    signed char v33 = v20;
    if (!(v27)) {
        const double v28_of_context_real[14] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], v2, v19, v13, v16, v11, v5, v10};
        const bool v28_of_context_boolean[6] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], v18, v12};
        double v28_result_real[3];
        signed char v28_result_mode[2];
        karnopp_masses_interpolated_pattern_search(prepared, v28_of_context_real, v28_of_context_boolean, context_mode, v28_result_real, v28_result_mode);
        v29 = v28_result_real[0];
        v30 = v28_result_real[1];
        v31 = v28_result_real[2];
        v32 = v28_result_mode[0];
        v33 = v28_result_mode[1];
    }
    result_real[0] = v29;
    result_real[1] = v30;
    result_real[2] = v31;
    result_mode[0] = v32;
    result_mode[1] = v33;
}

static void karnopp_masses_interpolated_at_rest(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 11], const bool context_boolean[restrict 2], const signed char context_mode[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    const bool v0 = !(0 == context_mode[1]);
    const bool v1 = v0 && (context_boolean[1] && v0);
    const bool v2 = !(0 == context_mode[0]);
    const bool v3 = v2 && (context_boolean[0] && v2);
    result_real[4] = context_real[10];
    result_real[3] = context_real[9];
    const bool v4 = !context_boolean[1];
    const bool v5 = !context_boolean[0];
    const bool v6 = (!(fabs(context_real[2]) <= context_real[4])) || (v4 || v1);
    const bool v7 = v6 || ((!(fabs(context_real[1]) <= context_real[3])) || (v5 || v3));
    double v9 = 0.0;
    double v10 = 0.0;
    double v11 = 0.0;
    signed char v12 = 0;
    signed char v13 = 0;
    if (v7) {
        const double v8_of_context_real[9] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[7], context_real[6], context_real[8]};
        const bool v8_of_context_boolean[4] = {v5, v4, v3, v1};
        const signed char v8_of_context_mode[4] = {karnopp_masses_mode_of(context_real[9]), karnopp_masses_mode_of(context_real[10]), context_mode[0], context_mode[1]};
        double v8_result_real[3];
        signed char v8_result_mode[2];
        karnopp_masses_interpolated_pattern_let_go(prepared, v8_of_context_real, v8_of_context_boolean, v8_of_context_mode, v8_result_real, v8_result_mode);
        v9 = v8_result_real[0];
        v10 = v8_result_real[1];
        v11 = v8_result_real[2];
        v12 = v8_result_mode[0];
        v13 = v8_result_mode[1];
    }
    result_real[0] = v9;
    result_real[1] = v10;
    result_real[2] = v11;
    result_mode[0] = v12;
    result_mode[1] = v13;
}

static void karnopp_masses_interpolated_part(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], double past, double trial, double passes, double worst, double dt, const double tau[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const double v0 = tau[1] - (q[1] * prepared->k[2]);
    const bool v1 = karnopp_masses_eq(0.0, qd[0]);
    const bool v2 = karnopp_masses_eq(0.0, qd[1]);
    const signed char v3 = karnopp_masses_mode_of(qd[0]);
    const signed char v4 = karnopp_masses_mode_of(qd[1]);
    const double v5 = v0 - (prepared->k[35] * ((double)v4));
    const double v6 = (tau[0] - (prepared->k[4] * v5)) - (prepared->k[36] * ((double)v3));
    const bool v7 = v1 || v2;
    signed char v9 = v4;
    signed char v10 = v3;
    double v11 = qd[1];
    double v12 = (prepared->k[5] * v5) + (prepared->k[7] * v6);
    double v13 = qd[0];
    double v14 = prepared->k[6] * v6;
    double v15 = 0.0;
    if (v7) {
        const double v8_of_context_real[11] = {prepared->k[0], tau[0], v0, prepared->k[39], prepared->k[40], tau[1], prepared->k[4], prepared->k[6], prepared->k[5], qd[0], qd[1]};
        const bool v8_of_context_boolean[2] = {v1, v2};
        double v8_result_real[5];
        signed char v8_result_mode[2];
        karnopp_masses_interpolated_at_rest(prepared, v8_of_context_real, v8_of_context_boolean, forced, v8_result_real, v8_result_mode);
        v9 = v8_result_mode[1];
        v10 = v8_result_mode[0];
        v11 = v8_result_real[4];
        v12 = v8_result_real[2];
        v13 = v8_result_real[3];
        v14 = v8_result_real[1];
        v15 = v8_result_real[0];
    }
    mode_out[1] = v9;
    const bool v16 = 0 == v9;
    mode_out[0] = v10;
    const bool v17 = 0 == v10;
    const bool v18 = v16 || v17;
    const double v19 = v16 ? 0.0 : prepared->k[5];
    const bool v20 = !v17;
    const bool v21 = (!v16) || v20;
    const double v22 = 0.16666666666666666 * trial;
    const double v23 = v16 ? 0.0 : 1.0;
    const double v24 = prepared->k[4] * v23;
    const double v25 = (double)v10;
    const double v26 = tau[0] - (prepared->k[36] * v25);
    const double v27 = (v17 ? 0.0 : 1.0) / (v21 ? (prepared->k[0] - (prepared->k[43] * v23)) : 1.0);
    const double v28 = v26 * v27;
    const double v29 = 0.5 * trial;
    const double v30 = v11 + (v12 * v29);
    const double v31 = prepared->k[10] * trial;
    const double v32 = (double)v9;
    const double v33 = prepared->k[35] * v32;
    const double v34 = v0 - v33;
    const double v35 = (v30 * v31) - v34;
    const double v36 = v24 * v27;
    const double v37 = v28 + (v35 * v36);
    const double v38 = prepared->k[5] * v23;
    const double v39 = (v24 * v37) + (v35 * v38);
    const double v40 = (v11 * v31) - v34;
    const double v41 = v28 + (v36 * v40);
    const double v42 = (v24 * v41) + (v38 * v40);
    const double v43 = (v29 * v42) - v11;
    const double v44 = v16 ? q[1] : (q[1] - (v22 * ((trial * v39) - (2.0 * (v30 + (v11 - v43))))));
    const double v45 = v21 ? v44 : q[1];
    q_out[1] = v45;
    const double v46 = tau[1] - (prepared->k[2] * v45);
    const double v47 = v19 * (v16 ? 0.0 : (v46 - v33));
    const double v48 = v17 ? 0.0 : (1.0 / ((v20 && v18) ? (prepared->k[0] - (prepared->k[38] * v19)) : 1.0));
    const double v49 = v48 * ((v17 ? 0.0 : v26) - (prepared->k[1] * v47));
    const double v50 = tau[0] - (prepared->k[1] * (v16 ? 0.0 : (v47 + ((-v49) * (prepared->k[1] * v19)))));
    const double v51 = prepared->k[39] - v50;
    const double v52 = prepared->k[39] + v50;
    const double v53 = karnopp_masses_min(v51, v52);
    const bool v54 = v17 && (v53 < 0.0);
    const double v55 = tau[0] - (prepared->k[1] * v12);
    const double v56 = karnopp_masses_max(0.0, karnopp_masses_min(prepared->k[39] - v55, prepared->k[39] + v55));
    const double v57 = v18 ? (v54 ? (v56 / ((v18 && v54) ? (v54 ? (v56 - v53) : 1.0) : 1.0)) : 1.0) : 1.0;
    const double v58 = v34 + (v43 * (prepared->k[2] * trial));
    const double v59 = (v36 * v58) - v28;
    const double v60 = v22 * (((v12 + (v24 * v59)) + (v38 * v58)) - (2.0 * (v39 + v42)));
    const double v61 = v21 ? (v16 ? 0.0 : (v11 + v60)) : v11;
    const bool v62 = (v32 * v61) < 0.0;
    const bool v63 = (!v2) && v62;
    const double v64 = v63 ? (qd[1] / (v63 ? (v63 ? (qd[1] - v61) : 1.0) : 1.0)) : 1.0;
    const double v65 = v37 + v41;
    const double v66 = v21 ? (v17 ? 0.0 : (v13 + (v22 * (v14 + ((2.0 * v65) - v59))))) : v13;
    const bool v67 = (v25 * v66) < 0.0;
    const bool v68 = (!v1) && v67;
    const double v69 = v68 ? (qd[0] / (v68 ? (v68 ? (qd[0] - v66) : 1.0) : 1.0)) : 1.0;
    const double v70 = v46 - (prepared->k[1] * (v17 ? 0.0 : v49));
    const double v71 = prepared->k[40] - v70;
    const double v72 = prepared->k[40] + v70;
    const double v73 = karnopp_masses_min(v71, v72);
    const bool v74 = v16 && (v73 < 0.0);
    const double v75 = v0 - (prepared->k[1] * v14);
    const double v76 = karnopp_masses_max(0.0, karnopp_masses_min(prepared->k[40] - v75, prepared->k[40] + v75));
    const double v77 = v18 ? (v74 ? (v76 / ((v18 && v74) ? (v74 ? (v76 - v73) : 1.0) : 1.0)) : 1.0) : 1.0;
    const double v78 = karnopp_masses_min(karnopp_masses_min(v57, karnopp_masses_min(v64, karnopp_masses_min(1.0, v69))), v77);
    const bool v79 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v80 = ((v78 < 1.0) && (!v79)) && (!(8.0 <= passes));
    const double v81 = v21 ? (v17 ? q[0] : (q[0] + (v22 * ((trial * (v14 + v65)) + (6.0 * v13))))) : q[0];
    q_out[0] = v81;
    const bool v82 = crossing[1] || v62;
    const bool v83 = crossing[0] || v67;
    const bool v84 = !v80;
    const bool v85 = (v82 || v83) && v84;
    const bool v86 = v17 || v83;
    const bool v87 = v16 || v82;
    const double v88 = v87 ? 0.0 : prepared->k[5];
    const double v89 = v86 ? 0.0 : (1.0 / (((v84 && v85) && (!v86)) ? (prepared->k[0] - (prepared->k[38] * v88)) : 1.0));
    const double v90 = v88 * (v87 ? 0.0 : (prepared->k[1] * (v86 ? v66 : 0.0)));
    const double v91 = v89 * ((prepared->k[1] * v90) - (v86 ? 0.0 : (prepared->k[1] * (v87 ? v61 : 0.0))));
    const double v92 = v85 ? (v86 ? 0.0 : (v66 + (v86 ? 0.0 : (-v91)))) : v66;
    qd_out[0] = v92;
    const double v93 = v85 ? (v87 ? 0.0 : (v61 + (v87 ? 0.0 : (v90 + (v91 * (prepared->k[1] * v88)))))) : v61;
    qd_out[1] = v93;
    crossing_out[0] = v80 && (v67 && (v69 <= v78));
    crossing_out[1] = v80 && (v62 && (v64 <= v78));
    const signed char v94 = v79 ? heading[0] : 0;
    forced_out[0] = v94;
    const signed char v95 = v79 ? heading[1] : 0;
    forced_out[1] = v95;
    heading_out[0] = ((v80 && (v18 ? v54 : false)) && (v57 <= v78)) ? (v18 ? karnopp_masses_mode_of(v52 - v51) : 0) : 0;
    heading_out[1] = ((v80 && (v18 ? v74 : false)) && (v77 <= v78)) ? (v18 ? karnopp_masses_mode_of(v72 - v71) : 0) : 0;
    const double v96 = v80 ? past : (v79 ? (trial + past) : dt);
    *past_out = v96;
    const double v97 = v80 ? (trial * v78) : (dt - v96);
    *trial_out = v97;
    *passes_out = 1.0 + passes;
    *worst_out = karnopp_masses_max(worst, karnopp_masses_max(0.0, v15));
    *done = v84 && (v97 <= 0.0);
    if (v80) {
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
        karnopp_masses_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
    *status = v4 ? (v0_done ? v0_worst : karnopp_masses_max(5.0, v0_worst)) : 6.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_step_interpolated_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, q_next_lane, q_next);
        karnopp_masses_scatter(2U, count, lane, qd_next_lane, qd_next);
        karnopp_masses_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void karnopp_masses_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        karnopp_masses_gather(47U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, q_next_lane, q_next);
        karnopp_masses_scatter(2U, count, lane, qd_next_lane, qd_next);
        karnopp_masses_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

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
