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

static void karnopp_masses_interpolated_pattern(const karnopp_masses_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 2], const double context_real[restrict 6], const bool context_boolean[restrict 11], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 2], bool *restrict done)
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
    const bool v26 = flag[3] || v25;
    flag_out[3] = v26;
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
    const bool v47 = (!flag[1]) && (flag[2] && v46);
    const bool v48 = !v47;
    const bool v49 = !((!(context_boolean[6] || (context_boolean[5] || context_boolean[4]))) || (!(context_boolean[9] || (context_boolean[7] || context_boolean[8]))));
    const bool v50 = ((v16 && (v46 && v48)) && (context_boolean[2] || context_boolean[3])) && v49;
    const bool v51 = context_boolean[4] && (!v23);
    const signed char v52 = v40 ? 1 : (-1);
    const signed char v53 = v42 ? ((v40 && v7) ? 1 : (-1)) : ((v51 && ((v38 <= v44) && (v44 <= v35))) ? 0 : v52);
    const signed char v54 = v34 ? pattern[0] : v53;
    pattern_out[0] = v50 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : (v47 ? (v51 ? 0 : v52) : v54);
    const double v55 = v44 - ((0 == v54) ? 0.0 : 1.0);
    const signed char v56 = v32 ? 1 : (-1);
    const signed char v57 = v34 ? ((v2 && v32) ? 1 : (-1)) : ((v37 && ((v55 <= 0.0) && (0.0 <= v55))) ? 0 : v56);
    pattern_out[1] = v50 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v47 ? (v37 ? 0 : v56) : v57);
    const bool v58 = !flag[3];
    const bool v59 = (context_boolean[0] || (((-1e-12) * v22) <= v21)) && (context_boolean[1] || (((-1e-12) * v15) <= v14));
    const bool v60 = (v25 && v58) || ((!flag[4]) && (v58 && v59));
    best_out[0] = v60 ? pattern[0] : best[0];
    best_out[1] = v60 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v50;
    flag_out[1] = v50 ? false : (flag[1] || v47);
    const bool v61 = !(v47 || v50);
    flag_out[2] = flag[2] && v61;
    flag_out[4] = flag[4] || v59;
    const bool v62 = flag[5] || (flag[3] && v25);
    flag_out[5] = v62;
    flag_out[6] = flag[6] && v48;
    flag_out[7] = v60 ? true : flag[7];
    flag_out[8] = v60 ? false : flag[8];
    number_out[0] = v60 ? v11 : number[0];
    number_out[1] = v60 ? v10 : number[1];
    const bool v63 = v26 && (v62 || (v45 || ((!v43) || (context_boolean[10] || (v7 && v2)))));
    *done = v63 || (v46 && v61);
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
    bool v6_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v6_number[2] = {0.0, 0.0};
    const bool v6_of_context_boolean[11] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, context_boolean[0] ? ((-1) == context_mode[0]) : (v2 < (-context_real[8])), context_boolean[5], v1, context_boolean[1] ? ((-1) == context_mode[1]) : (v0 < (-context_real[11])), karnopp_masses_eq(prepared->k[35], context_real[4]) && karnopp_masses_eq(prepared->k[36], context_real[3])};
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
    result_real[2] = v6_number[1];
    result_real[1] = v6_number[0];
    const bool v8 = (fabs(context_real[1]) + (fabs(v6_number[0]) + (fabs(context_real[2]) + fabs(v6_number[1])))) < 1e+38;
    result_real[0] = v8 ? (v6_done ? v7 : 5.0) : 6.0;
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

static void karnopp_masses_interpolated_repetition(const karnopp_masses_prepared *restrict prepared, const signed char mode[restrict 2], const signed char told[restrict 2], const bool behind[restrict 2], const bool before[restrict 2], const double q[restrict 2], const double qd[restrict 2], bool converged, const double context_real[restrict 15], signed char mode_out[restrict 2], signed char told_out[restrict 2], bool behind_out[restrict 2], bool before_out[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
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
    const double v7 = prepared->k[35] * v6;
    const double v8 = v4 ? 0.0 : (context_real[2] - v7);
    const double v9 = prepared->k[1] * v5;
    const double v10 = v2 ? 0.0 : (1.0 / (v3 ? (context_real[0] - (prepared->k[38] * v5)) : 1.0));
    const double v11 = (double)v0;
    const double v12 = prepared->k[36] * v11;
    const double v13 = context_real[1] - v12;
    const double v14 = v10 * ((v8 * v9) - (v2 ? 0.0 : v13));
    const double v15 = v4 ? 0.0 : ((v5 * v8) + (v9 * v14));
    const double v16 = v2 ? (context_real[1] - (prepared->k[1] * v15)) : v12;
    told_out[0] = (v3 || (((-context_real[3]) <= v16) && (v16 <= context_real[3]))) ? v0 : karnopp_masses_mode_of(2.0 * v16);
    const double v17 = v2 ? 0.0 : (-v14);
    const double v18 = v4 ? (context_real[2] - (prepared->k[1] * v17)) : v7;
    const bool v19 = (!v4) || ((v18 <= context_real[4]) && ((-context_real[4]) <= v18));
    told_out[1] = v19 ? v1 : karnopp_masses_mode_of(2.0 * v18);
    const double v20 = v4 ? 0.0 : (prepared->k[1] * (v2 ? context_real[11] : 0.0));
    const double v21 = v10 * ((v9 * v20) - (v2 ? 0.0 : (prepared->k[1] * (v4 ? context_real[12] : 0.0))));
    const double v22 = v2 ? 0.0 : (context_real[11] + (v2 ? 0.0 : (-v21)));
    const double v23 = v4 ? 0.0 : 1.0;
    const double v24 = (v2 ? 0.0 : 1.0) / ((prepared->k[43] * v23) - prepared->k[0]);
    const double v25 = v13 * v24;
    const double v26 = v4 ? 0.0 : (context_real[12] + (v4 ? 0.0 : ((v5 * v20) + (v9 * v21))));
    const double v27 = 0.5 * context_real[13];
    const double v28 = v26 + (v15 * v27);
    const double v29 = prepared->k[10] * context_real[13];
    const double v30 = (context_real[5] - (prepared->k[2] * context_real[10])) - v7;
    const double v31 = (v28 * v29) - v30;
    const double v32 = prepared->k[4] * v23;
    const double v33 = v24 * v32;
    const double v34 = v25 + (v31 * v33);
    const double v35 = (v26 * v29) - v30;
    const double v36 = v25 + (v33 * v35);
    const double v37 = v34 + v36;
    const double v38 = (6.0 * v22) + (context_real[13] * (v17 - v37));
    const bool v39 = (v11 * v38) < 0.0;
    behind_out[0] = v39;
    const double v40 = prepared->k[5] * v23;
    const double v41 = (v32 * v34) - (v31 * v40);
    const double v42 = (v32 * v36) - (v35 * v40);
    const double v43 = v26 + (v27 * v42);
    const double v44 = (context_real[13] * v41) + (2.0 * (v26 + (v28 + v43)));
    const bool v45 = (v6 * v44) < 0.0;
    behind_out[1] = v45;
    before_out[0] = before[0] || behind[0];
    before_out[1] = before[1] || behind[1];
    const double v46 = 0.16666666666666666 * context_real[13];
    q_out[0] = v2 ? context_real[9] : (context_real[9] + (v38 * v46));
    q_out[1] = v4 ? context_real[10] : (context_real[10] + (v44 * v46));
    const double v47 = (v43 * (prepared->k[2] * context_real[13])) - v30;
    const double v48 = v25 + (v33 * v47);
    qd_out[0] = v2 ? 0.0 : (v22 - (v46 * (v48 + ((2.0 * v37) - v17))));
    const double v49 = v46 * (((v15 + (v32 * v48)) - (v40 * v47)) + (2.0 * (v41 + v42)));
    qd_out[1] = v4 ? 0.0 : (v26 + v49);
    *done = !(v39 || v45);
}

static void karnopp_masses_interpolated_again(const karnopp_masses_prepared *restrict prepared, const double context_real[restrict 19], const bool context_boolean[restrict 4], const signed char context_mode[restrict 4], double result_real[restrict 4], bool result_boolean[restrict 1], signed char result_mode[restrict 2])
{
    signed char v0_mode[2] = {context_mode[2], context_mode[3]};
    signed char v0_told[2] = {context_mode[2], context_mode[3]};
    bool v0_behind[2] = {context_boolean[2], context_boolean[3]};
    bool v0_before[2] = {context_boolean[0], context_boolean[1]};
    double v0_q[2] = {context_real[15], context_real[16]};
    double v0_qd[2] = {context_real[17], context_real[18]};
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
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_qd[0];
    result_real[3] = v0_qd[1];
    result_boolean[0] = v0_done && v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
}

static void karnopp_masses_interpolated_part(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], bool probes, const double far[restrict 2], double past, double whole, double trial, double passes, double worst, double dt, const double tau[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], bool *restrict probes_out, double far_out[restrict 2], double *restrict past_out, double *restrict whole_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const bool v0 = karnopp_masses_eq(0.0, qd[1]);
    const bool v1 = karnopp_masses_eq(0.0, qd[0]);
    const double v2 = tau[1] - (q[1] * prepared->k[2]);
    const bool v3 = v1 || v0;
    const signed char v4 = karnopp_masses_mode_of(qd[1]);
    const signed char v5 = karnopp_masses_mode_of(qd[0]);
    const double v6 = v2 - (prepared->k[35] * ((double)v4));
    const double v7 = (tau[0] - (prepared->k[4] * v6)) - (prepared->k[36] * ((double)v5));
    signed char v9 = v4;
    double v10 = qd[1];
    signed char v11 = v5;
    double v12 = (prepared->k[5] * v6) + (prepared->k[7] * v7);
    double v13 = prepared->k[6] * v7;
    double v14 = qd[0];
    double v15 = 0.0;
    if (v3) {
        const double v8_of_context_real[11] = {prepared->k[0], tau[0], v2, prepared->k[39], prepared->k[40], tau[1], prepared->k[4], prepared->k[6], prepared->k[5], qd[0], qd[1]};
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
    const double v17 = prepared->k[35] * v16;
    const double v18 = v2 - v17;
    const double v19 = prepared->k[10] * trial;
    const double v20 = (v10 * v19) - v18;
    const bool v21 = 0 == v9;
    const bool v22 = !v21;
    const bool v23 = 0 == v11;
    const bool v24 = !v23;
    const bool v25 = v24 || v22;
    const double v26 = v21 ? 0.0 : 1.0;
    const double v27 = (v23 ? 0.0 : 1.0) / (v25 ? (prepared->k[0] - (prepared->k[43] * v26)) : 1.0);
    const double v28 = prepared->k[4] * v26;
    const double v29 = v28 * v27;
    const double v30 = (double)v11;
    const double v31 = tau[0] - (prepared->k[36] * v30);
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
    const double v49 = v23 ? 0.0 : (1.0 / ((v24 && v48) ? (prepared->k[0] - (prepared->k[38] * v46)) : 1.0));
    const double v50 = v49 * ((v23 ? 0.0 : v31) - (prepared->k[1] * v47));
    const double v51 = v45 - (prepared->k[1] * (v23 ? 0.0 : v50));
    const double v52 = prepared->k[40] + v51;
    const double v53 = prepared->k[40] - v51;
    const double v54 = prepared->k[2] * trial;
    const double v55 = v18 + (v37 * v54);
    const double v56 = (v29 * v55) - v32;
    const double v57 = v43 * (((v12 + (v28 * v56)) + (v34 * v55)) - (2.0 * (v41 + v35)));
    const double v58 = v25 ? (v21 ? 0.0 : (v10 + v57)) : v10;
    const double v59 = v21 ? (v48 ? karnopp_masses_min(v53, v52) : 0.0) : (v16 * v58);
    far_out[1] = v59;
    const double v60 = probes ? far[1] : v59;
    const double v61 = trial / (probes ? whole : 1.0);
    const double v62 = 1.0 / (probes ? (1.0 - v61) : 1.0);
    const double v63 = v2 - (prepared->k[1] * v13);
    const double v64 = v21 ? (v48 ? karnopp_masses_max(0.0, karnopp_masses_min(prepared->k[40] - v63, prepared->k[40] + v63)) : 0.0) : (qd[1] * v16);
    const double v65 = 1.0 / (probes ? v61 : 1.0);
    const double v66 = v65 * (v59 - v64);
    const double v67 = v66 + (v62 * (v59 - v60));
    const double v68 = v66 + (v61 * v67);
    const bool v69 = (!(v0 && v22)) && (v60 < 0.0);
    const bool v70 = probes && v69;
    const double v71 = sqrt(v70 ? karnopp_masses_max(0.0, (v67 * (4.0 * v64)) + (v68 * v68)) : 1.0);
    const bool v72 = v68 < 0.0;
    const double v73 = v70 ? (v69 ? (v72 ? (v71 - v68) : (2.0 * v67)) : 1.0) : 1.0;
    const bool v74 = !probes;
    const double v75 = v69 ? karnopp_masses_max(1e-06, v64 / ((v74 && v69) ? (v69 ? (v64 - v60) : 1.0) : 1.0)) : 1.0;
    const double v76 = probes ? (v69 ? karnopp_masses_min(1.0, (v72 ? (2.0 * v64) : (v68 + v71)) / v73) : 1.0) : v75;
    const double v77 = tau[0] - (prepared->k[1] * (v21 ? 0.0 : (v47 + ((-v50) * (prepared->k[1] * v46)))));
    const double v78 = prepared->k[39] + v77;
    const double v79 = prepared->k[39] - v77;
    const double v80 = v40 + v33;
    const double v81 = v25 ? (v23 ? 0.0 : (v14 + (v43 * (v13 + ((2.0 * v80) - v56))))) : v14;
    const double v82 = v23 ? (v48 ? karnopp_masses_min(v79, v78) : 0.0) : (v30 * v81);
    far_out[0] = v82;
    const double v83 = probes ? far[0] : v82;
    const double v84 = tau[0] - (prepared->k[1] * v12);
    const double v85 = v23 ? (v48 ? karnopp_masses_max(0.0, karnopp_masses_min(prepared->k[39] - v84, prepared->k[39] + v84)) : 0.0) : (qd[0] * v30);
    const double v86 = v65 * (v82 - v85);
    const double v87 = v86 + (v62 * (v82 - v83));
    const double v88 = v86 + (v61 * v87);
    const bool v89 = (!(v1 && v24)) && (v83 < 0.0);
    const bool v90 = probes && v89;
    const double v91 = sqrt(v90 ? karnopp_masses_max(0.0, (v87 * (4.0 * v85)) + (v88 * v88)) : 1.0);
    const bool v92 = v88 < 0.0;
    const double v93 = v90 ? (v89 ? (v92 ? (v91 - v88) : (2.0 * v87)) : 1.0) : 1.0;
    const double v94 = v89 ? karnopp_masses_max(1e-06, v85 / ((v74 && v89) ? (v89 ? (v85 - v83) : 1.0) : 1.0)) : 1.0;
    const double v95 = probes ? (v89 ? karnopp_masses_min(1.0, (v92 ? (2.0 * v85) : (v88 + v91)) / v93) : 1.0) : v94;
    const double v96 = karnopp_masses_min(karnopp_masses_min(1.0, v95), v76);
    const bool v97 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v98 = (!((12.0 <= passes) || (probes || v97))) && (v96 < 1.0);
    *probes_out = v98;
    const bool v99 = probes || v98;
    const double v100 = trial * v54;
    const bool v101 = (prepared->k[44] * fabs(v100)) <= 7.839999999999999;
    const bool v102 = !v101;
    const double v103 = v21 ? 0.0 : (-(1.0 / ((v22 && v102) ? (v100 - prepared->k[45]) : 1.0)));
    const bool v104 = (v23 ? 0.0 : (-(1.0 / ((v24 && v102) ? ((prepared->k[46] * v103) - prepared->k[47]) : 1.0)))) < 0.0;
    const bool v105 = 0.0 < (v101 ? 0.0 : (((v103 < 0.0) || v104) ? 1.0 : 0.0));
    const bool v106 = !(v99 || v105);
    const bool v107 = v106 && ((v16 * (v25 ? (-v42) : v10)) < 0.0);
    const double v108 = (6.0 * v14) + (trial * (v13 + v80));
    const bool v109 = v106 && ((v30 * (v25 ? v108 : v14)) < 0.0);
    const double v110 = v25 ? (v23 ? q[0] : (q[0] + (v43 * v108))) : q[0];
    const bool v111 = v107 || v109;
    double v113 = v110;
    double v114 = v44;
    double v115 = v58;
    signed char v116 = v9;
    signed char v117 = v11;
    double v118 = v81;
    bool v119 = true;
    if (v111) {
        const double v112_of_context_real[19] = {prepared->k[0], tau[0], v2, prepared->k[39], prepared->k[40], tau[1], prepared->k[4], prepared->k[6], prepared->k[5], q[0], q[1], qd[0], qd[1], trial, past, v110, v44, v81, v58};
        const bool v112_of_context_boolean[4] = {v1, v0, v109, v107};
        const signed char v112_of_context_mode[4] = {forced[0], forced[1], v11, v9};
        double v112_result_real[4];
        bool v112_result_boolean[1];
        signed char v112_result_mode[2];
        karnopp_masses_interpolated_again(prepared, v112_of_context_real, v112_of_context_boolean, v112_of_context_mode, v112_result_real, v112_result_boolean, v112_result_mode);
        v113 = v112_result_real[0];
        v114 = v112_result_real[1];
        v115 = v112_result_real[3];
        v116 = v112_result_mode[1];
        v117 = v112_result_mode[0];
        v118 = v112_result_real[2];
        v119 = v112_result_boolean[0];
    }
    q_out[0] = v113;
    q_out[1] = v114;
    mode_out[1] = v116;
    const bool v120 = crossing[1] || (v22 && (v59 < 0.0));
    const bool v121 = v120 || (0 == v116);
    mode_out[0] = v117;
    const bool v122 = crossing[0] || (v24 && (v82 < 0.0));
    const bool v123 = v122 || (0 == v117);
    const double v124 = v121 ? 0.0 : prepared->k[5];
    const double v125 = v124 * (v121 ? 0.0 : (prepared->k[1] * (v123 ? v118 : 0.0)));
    const bool v126 = !v99;
    const bool v127 = v126 && (v120 || v122);
    const double v128 = v123 ? 0.0 : (1.0 / (((v126 && v127) && (!v123)) ? (prepared->k[0] - (prepared->k[38] * v124)) : 1.0));
    const double v129 = v128 * ((prepared->k[1] * v125) - (v123 ? 0.0 : (prepared->k[1] * (v121 ? v115 : 0.0))));
    const double v130 = v127 ? (v123 ? 0.0 : (v118 + (v123 ? 0.0 : (-v129)))) : v118;
    qd_out[0] = v130;
    const double v131 = v127 ? (v121 ? 0.0 : (v115 + (v121 ? 0.0 : (v125 + (v129 * (prepared->k[1] * v124)))))) : v115;
    qd_out[1] = v131;
    const bool v132 = v89 && (v95 <= v96);
    crossing_out[0] = probes && (v24 && v132);
    const bool v133 = v69 && (v76 <= v96);
    crossing_out[1] = probes && (v22 && v133);
    const signed char v134 = v97 ? heading[0] : 0;
    forced_out[0] = v134;
    const signed char v135 = v97 ? heading[1] : 0;
    forced_out[1] = v135;
    heading_out[0] = probes ? ((v23 && v132) ? (v48 ? karnopp_masses_mode_of(v78 - v79) : 0) : 0) : 0;
    heading_out[1] = probes ? ((v21 && v133) ? (v48 ? karnopp_masses_mode_of(v52 - v53) : 0) : 0) : 0;
    const double v136 = v99 ? past : (v97 ? (trial + past) : dt);
    *past_out = v136;
    const double v137 = probes ? whole : trial;
    const double v138 = v99 ? (v96 * v137) : (dt - v136);
    *trial_out = v138;
    *whole_out = v99 ? v137 : v138;
    *passes_out = 1.0 + passes;
    const bool v139 = karnopp_masses_eq(2.0, v15);
    const double v140 = v105 ? 7.0 : ((v139 || v119) ? 0.0 : 5.0);
    const double v141 = ((karnopp_masses_eq(1.0, v15) || karnopp_masses_eq(1.0, worst)) || karnopp_masses_eq(1.0, v140)) ? 1.0 : 0.0;
    const double v142 = (karnopp_masses_eq(3.0, v140) || (karnopp_masses_eq(3.0, worst) || karnopp_masses_eq(3.0, v15))) ? 3.0 : v141;
    const double v143 = (karnopp_masses_eq(4.0, v140) || (karnopp_masses_eq(4.0, v15) || karnopp_masses_eq(4.0, worst))) ? 4.0 : v142;
    const bool v144 = (karnopp_masses_eq(5.0, worst) || karnopp_masses_eq(5.0, v15)) || karnopp_masses_eq(5.0, v140);
    const double v145 = v144 ? 5.0 : ((karnopp_masses_eq(2.0, v140) || (v139 || karnopp_masses_eq(2.0, worst))) ? 2.0 : v143);
    const double v146 = (karnopp_masses_eq(7.0, v140) || (karnopp_masses_eq(7.0, v15) || karnopp_masses_eq(7.0, worst))) ? 7.0 : v145;
    *worst_out = (karnopp_masses_eq(6.0, v140) || (karnopp_masses_eq(6.0, v15) || karnopp_masses_eq(6.0, worst))) ? 6.0 : v146;
    *done = v105 || (v126 && (v138 <= 0.0));
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
        karnopp_masses_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
    const bool v2 = karnopp_masses_eq(7.0, v0_worst);
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
    const bool v7 = karnopp_masses_eq(2.0, v0_worst);
    const double v8 = (v7 || v0_done) ? 0.0 : 5.0;
    const double v9 = (karnopp_masses_eq(3.0, v8) || karnopp_masses_eq(3.0, v0_worst)) ? 3.0 : ((karnopp_masses_eq(1.0, v8) || karnopp_masses_eq(1.0, v0_worst)) ? 1.0 : 0.0);
    const double v10 = (v7 || karnopp_masses_eq(2.0, v8)) ? 2.0 : ((karnopp_masses_eq(4.0, v0_worst) || karnopp_masses_eq(4.0, v8)) ? 4.0 : v9);
    const double v11 = (v2 || karnopp_masses_eq(7.0, v8)) ? 7.0 : ((karnopp_masses_eq(5.0, v0_worst) || karnopp_masses_eq(5.0, v8)) ? 5.0 : v10);
    *status = v6 ? ((karnopp_masses_eq(6.0, v8) || karnopp_masses_eq(6.0, v0_worst)) ? 6.0 : v11) : ((v5 && v2) ? 7.0 : 6.0);
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

        karnopp_masses_gather(51U, count, lane, prepared, prepared_lane.k);
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
