/* karnopp_masses, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with KARNOPP_MASSES_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in karnopp_masses_batch.c. */
#include "karnopp_masses_batch.h"

#if defined(KARNOPP_MASSES_VECTOR) && defined(__GNUC__)

#include "karnopp_masses_inline.h"

KARNOPP_MASSES_BODY void karnopp_masses_pack_switching_functions_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    const karnopp_masses_pack v0 = karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[0]));
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[0]));
    *(karnopp_masses_unaligned *)&load[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[2U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[3U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[4U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[5U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&rate[0] = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&qd[0]) * v0);
    const karnopp_masses_pack v2 = karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[stride]));
    const karnopp_masses_mask v3 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[stride]));
    *(karnopp_masses_unaligned *)&rate[stride] = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&qd[stride]) * v2);
    const karnopp_masses_pack v4 = karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * v2;
    const karnopp_masses_pack v5 = karnopp_masses_pack_at(&tau[stride]) - (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U));
    const karnopp_masses_pack v6 = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), v5 - v4);
    const karnopp_masses_pack v7 = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v8 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v7;
    const karnopp_masses_pack v9 = karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * v0;
    const karnopp_masses_pack v10 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select(~v1, karnopp_masses_pack_number(prepared, 0U, spacing, 0U) - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v7), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v11 = v10 * (karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&tau[0]) - v9) - (v8 * v6));
    const karnopp_masses_pack v12 = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), (v7 * v6) - (v8 * v11));
    const karnopp_masses_pack v13 = karnopp_masses_pack_select(v1, karnopp_masses_pack_at(&tau[0]) - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v12), v9);
    *(karnopp_masses_unaligned *)&lower[0] = karnopp_masses_pack_select(v1, karnopp_masses_pack_number(prepared, 41U, spacing, 0U) + v13, karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v14 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), v11);
    const karnopp_masses_pack v15 = karnopp_masses_pack_select(v3, v5 - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v14), v4);
    *(karnopp_masses_unaligned *)&lower[stride] = karnopp_masses_pack_select(v3, karnopp_masses_pack_number(prepared, 42U, spacing, 0U) + v15, karnopp_masses_pack_splat(0.0));
    *(karnopp_masses_unaligned *)&upper[0] = karnopp_masses_pack_select(v1, karnopp_masses_pack_number(prepared, 41U, spacing, 0U) - v13, karnopp_masses_pack_splat(0.0));
    *(karnopp_masses_unaligned *)&upper[stride] = karnopp_masses_pack_select(v3, karnopp_masses_pack_number(prepared, 42U, spacing, 0U) - v15, karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v16 = (karnopp_masses_mask)((karnopp_masses_pack_abs(v5) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[0])) + (karnopp_masses_pack_abs(v14) + karnopp_masses_pack_abs(v12)))) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v17 = (karnopp_masses_mask)((karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[stride])) + ((karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[0])) + karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[stride]))) + karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[0])))) < karnopp_masses_pack_splat(1e+38));
    *(karnopp_masses_unaligned *)&status[0] = karnopp_masses_pack_select(v17, karnopp_masses_pack_select(v16, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(6.0)), karnopp_masses_pack_splat(6.0));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_switching_functions_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    karnopp_masses_pack_switching_functions_block_body(0U, prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_switching_functions_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_switching_functions_block_body(spacing, prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_switching_functions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        karnopp_masses_pack_switching_functions_block_same(prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
    } else {
        karnopp_masses_pack_switching_functions_block_each(spacing, prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
    }
}

void karnopp_masses_switching_functions_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_switching_functions_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &rate[first], &lower[first], &upper[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double rate_rest[2U * KARNOPP_MASSES_LANES];
        double lower_rest[2U * KARNOPP_MASSES_LANES];
        double upper_rest[2U * KARNOPP_MASSES_LANES];
        double load_rest[6U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_switching_functions_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, mode_rest, rate_rest, lower_rest, upper_rest, load_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, rate_rest, rate);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, lower_rest, lower);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, upper_rest, upper);
        karnopp_masses_pack_give(6U, count, first, KARNOPP_MASSES_LANES, load_rest, load);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

void karnopp_masses_switching_functions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_switching_functions_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &mode[first], &rate[first], &lower[first], &upper[first], &load[first], &status[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double rate_rest[2U * KARNOPP_MASSES_LANES];
        double lower_rest[2U * KARNOPP_MASSES_LANES];
        double upper_rest[2U * KARNOPP_MASSES_LANES];
        double load_rest[6U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_switching_functions_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, mode_rest, rate_rest, lower_rest, upper_rest, load_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, rate_rest, rate);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, lower_rest, lower);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, upper_rest, upper);
        karnopp_masses_pack_give(6U, count, first, KARNOPP_MASSES_LANES, load_rest, load);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_decide_pattern_body(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_QDD_1 = 1 };
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3,
        ALLOWED_STICK_0 = 4, ALLOWED_PLUS_0 = 5, ALLOWED_MINUS_0 = 6, ALLOWED_STICK_1 = 7, ALLOWED_PLUS_1 = 8,
        ALLOWED_MINUS_1 = 9, UNIQUE = 10 };
    enum { QUESTION_FORCED_0 = 2, QUESTION_FORCED_1 = 3 };
    const karnopp_masses_pack v0 = karnopp_masses_pack_real_of(pattern[1]);
    const karnopp_masses_pack v1 = karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * v0;
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[1]);
    const karnopp_masses_pack v3 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v4 = v3 * karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), context_real[PROBLEM_RIGHT_1] - v1);
    const karnopp_masses_pack v5 = karnopp_masses_pack_real_of(pattern[0]);
    const karnopp_masses_pack v6 = karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * v5;
    const karnopp_masses_mask v7 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[0]);
    const karnopp_masses_pack v8 = karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select(~v7, context_real[PROBLEM_M_0_0] - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v3), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v9 = v8 * (karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(0.0), context_real[PROBLEM_RIGHT_0] - v6) - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v4));
    const karnopp_masses_pack v10 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), v4 + ((-v9) * (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v3)));
    const karnopp_masses_pack v11 = karnopp_masses_pack_select(v7, context_real[PROBLEM_RIGHT_0] - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v10), v6);
    const karnopp_masses_pack v12 = karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(0.0), v9);
    const karnopp_masses_pack v13 = karnopp_masses_pack_select(v7, karnopp_masses_pack_min(context_real[BREAKAWAY_OFFSET_0] - v11, context_real[BREAKAWAY_OFFSET_0] + v11), v5 * v12);
    const karnopp_masses_pack v14 = karnopp_masses_pack_select(v7, v13, context_real[PROBLEM_M_0_0] * v13);
    const karnopp_masses_pack v15 = karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_0]);
    const karnopp_masses_pack v16 = karnopp_masses_pack_max(v15, karnopp_masses_pack_max(v15, karnopp_masses_pack_abs(v11)));
    const karnopp_masses_mask v17 = ~flag[FLAG_RELAXED];
    const karnopp_masses_mask v18 = context_boolean[QUESTION_REACHED_0] & v17;
    const karnopp_masses_mask v19 = ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v13) | (v7 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v13))) | (v18 & (karnopp_masses_mask)(((-1e-06) * v16) <= v14));
    const karnopp_masses_pack v20 = karnopp_masses_pack_select(v2, context_real[PROBLEM_RIGHT_1] - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v12), v1);
    const karnopp_masses_pack v21 = karnopp_masses_pack_select(v2, karnopp_masses_pack_min(context_real[BREAKAWAY_OFFSET_1] - v20, context_real[BREAKAWAY_OFFSET_1] + v20), v0 * v10);
    const karnopp_masses_pack v22 = karnopp_masses_pack_select(v2, v21, karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v21);
    const karnopp_masses_pack v23 = karnopp_masses_pack_max(karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_1]), karnopp_masses_pack_abs(v20)), karnopp_masses_pack_abs(context_real[RUBBING_TAU_1]));
    const karnopp_masses_mask v24 = context_boolean[QUESTION_REACHED_1] & v17;
    const karnopp_masses_mask v25 = (v24 & (karnopp_masses_mask)(((-1e-06) * v23) <= v22)) | ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v21) | (v2 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v21)));
    const karnopp_masses_mask v26 = (context_boolean[QUESTION_DECIDED_1] | v25) & (context_boolean[QUESTION_DECIDED_0] | v19);
    const karnopp_masses_mask v27 = flag[FLAG_FOUND] | v26;
    flag_out[FLAG_FOUND] = v27;
    const karnopp_masses_pack v28 = karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v29 = v28 + karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v30 = 1.0 - v29;
    const karnopp_masses_pack v31 = -(v28 + v30);
    const karnopp_masses_mask v32 = karnopp_masses_pack_select_whole(v24, (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[QUESTION_FORCED_1]), context_boolean[ALLOWED_MINUS_1]);
    const karnopp_masses_mask v33 = karnopp_masses_pack_select_whole(v24, (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[QUESTION_FORCED_1]), context_boolean[ALLOWED_PLUS_1]);
    const karnopp_masses_mask v34 = v33 | v32;
    const karnopp_masses_mask v35 = (v34 & (v2 & ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v31) & (karnopp_masses_mask)(v31 <= karnopp_masses_pack_splat(0.0))))) | (v32 & (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[1]));
    const karnopp_masses_pack v36 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v37 = -v30;
    const karnopp_masses_mask v38 = context_boolean[ALLOWED_STICK_1] & (~v24);
    const karnopp_masses_pack v39 = karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v40 = karnopp_masses_pack_select_whole(v18, (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[QUESTION_FORCED_0]), context_boolean[ALLOWED_MINUS_0]);
    const karnopp_masses_mask v41 = karnopp_masses_pack_select_whole(v18, (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[QUESTION_FORCED_0]), context_boolean[ALLOWED_PLUS_0]);
    const karnopp_masses_mask v42 = v41 | v40;
    const karnopp_masses_mask v43 = (v42 & (v7 & ((karnopp_masses_mask)(v39 <= v37) & (karnopp_masses_mask)(v37 <= v36)))) | (v40 & (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[0]));
    const karnopp_masses_mask v44 = v43 | v35;
    const karnopp_masses_pack v45 = karnopp_masses_pack_select(v44, v29, 1.0 + v29);
    const karnopp_masses_mask v46 = ~(v44 | (karnopp_masses_mask)(v45 <= (v36 + karnopp_masses_pack_select(v42, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0)))));
    const karnopp_masses_mask v47 = v46 & (~v27);
    const karnopp_masses_mask v48 = (~flag[FLAG_THOROUGH]) & (flag[FLAG_DOUBTFUL] & v47);
    const karnopp_masses_mask v49 = ~v48;
    const karnopp_masses_mask v50 = ~((~(context_boolean[ALLOWED_MINUS_0] | (context_boolean[ALLOWED_PLUS_0] | context_boolean[ALLOWED_STICK_0]))) | (~(context_boolean[ALLOWED_MINUS_1] | (context_boolean[ALLOWED_STICK_1] | context_boolean[ALLOWED_PLUS_1]))));
    const karnopp_masses_mask v51 = v50 & ((context_boolean[QUESTION_REACHED_0] | context_boolean[QUESTION_REACHED_1]) & (v17 & (v47 & v49)));
    const karnopp_masses_mask v52 = context_boolean[ALLOWED_STICK_0] & (~v18);
    const karnopp_masses_mask v53 = karnopp_masses_pack_select_whole(v41, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1));
    const karnopp_masses_mask v54 = karnopp_masses_pack_select_whole(v43, karnopp_masses_pack_select_whole(v41 & v7, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), karnopp_masses_pack_select_whole(v52 & ((karnopp_masses_mask)(v39 <= v45) & (karnopp_masses_mask)(v45 <= v36)), karnopp_masses_pack_whole(0), v53));
    const karnopp_masses_mask v55 = karnopp_masses_pack_select_whole(v35, pattern[0], v54);
    pattern_out[0] = karnopp_masses_pack_select_whole(v51, karnopp_masses_pack_select_whole(context_boolean[ALLOWED_STICK_0], karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(context_boolean[ALLOWED_PLUS_0], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1))), karnopp_masses_pack_select_whole(v48, karnopp_masses_pack_select_whole(v52, karnopp_masses_pack_whole(0), v53), v55));
    const karnopp_masses_pack v56 = v45 - karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v55), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v57 = karnopp_masses_pack_select_whole(v33, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1));
    const karnopp_masses_mask v58 = karnopp_masses_pack_select_whole(v35, karnopp_masses_pack_select_whole(v2 & v33, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), karnopp_masses_pack_select_whole(v38 & ((karnopp_masses_mask)(v56 <= karnopp_masses_pack_splat(0.0)) & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v56)), karnopp_masses_pack_whole(0), v57));
    pattern_out[1] = karnopp_masses_pack_select_whole(v51, karnopp_masses_pack_select_whole(context_boolean[ALLOWED_STICK_1], karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(context_boolean[ALLOWED_PLUS_1], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1))), karnopp_masses_pack_select_whole(v48, karnopp_masses_pack_select_whole(v38, karnopp_masses_pack_whole(0), v57), v58));
    const karnopp_masses_mask v59 = ~flag[FLAG_FOUND];
    const karnopp_masses_mask v60 = (context_boolean[QUESTION_DECIDED_1] | (karnopp_masses_mask)(((-1e-12) * v23) <= v22)) & (context_boolean[QUESTION_DECIDED_0] | (karnopp_masses_mask)(((-1e-12) * v16) <= v14));
    const karnopp_masses_mask v61 = ((~flag[FLAG_NEARLY]) & (v59 & v60)) | (v26 & v59);
    best_out[0] = karnopp_masses_pack_select_whole(v61, pattern[0], best[0]);
    best_out[1] = karnopp_masses_pack_select_whole(v61, pattern[1], best[1]);
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED] | v51;
    flag_out[FLAG_THOROUGH] = karnopp_masses_pack_select_whole(v51, karnopp_masses_pack_whole(0), flag[FLAG_THOROUGH] | v48);
    const karnopp_masses_mask v62 = ~(v48 | v51);
    flag_out[FLAG_DOUBTFUL] = flag[FLAG_DOUBTFUL] & v62;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] | v60;
    const karnopp_masses_mask v63 = flag[FLAG_TIE] | (flag[FLAG_FOUND] & v26);
    flag_out[FLAG_TIE] = v63;
    flag_out[FLAG_LIMITED] = flag[FLAG_LIMITED] & v49;
    flag_out[FLAG_PROVEN] = karnopp_masses_pack_select_whole(v61, karnopp_masses_pack_whole(-1), flag[FLAG_PROVEN]);
    flag_out[FLAG_SEVERAL] = karnopp_masses_pack_select_whole(v61, karnopp_masses_pack_whole(0), flag[FLAG_SEVERAL]);
    number_out[NUMBER_QDD_0] = karnopp_masses_pack_select(v61, v12, number[NUMBER_QDD_0]);
    number_out[NUMBER_QDD_1] = karnopp_masses_pack_select(v61, v10, number[NUMBER_QDD_1]);
    const karnopp_masses_mask v64 = v27 & (v63 | (v46 | ((~v44) | (context_boolean[UNIQUE] | (v7 & v2)))));
    *done = (v47 & v62) | v64;
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_decide_pattern_same(const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    karnopp_masses_pack_decide_pattern_body(0U, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_decide_pattern_each(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_decide_pattern_body(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_decide_pattern(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        karnopp_masses_pack_decide_pattern_same(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    } else {
        karnopp_masses_pack_decide_pattern_each(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    }
}

/* The search for a pattern of modes: symgen/derive/friction/decide.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_decide_pattern_search_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    enum { PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3, BREAKAWAY_OFFSET_1 = 4,
        FOUND_DRIVE_0 = 6, FOUND_OTHERS_0 = 7, FOUND_OWN_0 = 8, FOUND_NOISE_0 = 9, FOUND_DRIVE_1 = 10,
        FOUND_OTHERS_1 = 11, FOUND_OWN_1 = 12, FOUND_NOISE_1 = 13 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3,
        FOUND_STICK_0 = 4, FOUND_STICK_1 = 5 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1, QUESTION_FORCED_0 = 2, QUESTION_FORCED_1 = 3 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const karnopp_masses_pack v0 = ((karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * context_real[FOUND_OWN_1]) - context_real[FOUND_OTHERS_1]) - context_real[FOUND_NOISE_1];
    const karnopp_masses_mask v1 = karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_1], (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[QUESTION_MODES_1]), (karnopp_masses_mask)(v0 < context_real[FOUND_DRIVE_1]));
    const karnopp_masses_pack v2 = ((karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * context_real[FOUND_OWN_0]) - context_real[FOUND_OTHERS_0]) - context_real[FOUND_NOISE_0];
    const karnopp_masses_mask v3 = karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_0], (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[QUESTION_MODES_0]), (karnopp_masses_mask)(v2 < context_real[FOUND_DRIVE_0]));
    const karnopp_masses_mask v4 = karnopp_masses_pack_select_whole(context_boolean[FOUND_STICK_1] & (~context_boolean[QUESTION_REACHED_1]), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(karnopp_masses_pack_select_whole(context_boolean[QUESTION_REACHED_1], (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[QUESTION_FORCED_1]), v1), karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_mask v5 = karnopp_masses_pack_select_whole(context_boolean[FOUND_STICK_0] & (~context_boolean[QUESTION_REACHED_0]), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(karnopp_masses_pack_select_whole(context_boolean[QUESTION_REACHED_0], (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[QUESTION_FORCED_0]), v3), karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    karnopp_masses_mask v6_pattern[2] = {v5, v4};
    karnopp_masses_mask v6_best[2] = {v5, v4};
    karnopp_masses_mask v6_flag[9] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(-1), karnopp_masses_pack_whole(0)};
    karnopp_masses_pack v6_number[2] = {karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0)};
    const karnopp_masses_mask v6_of_context_boolean[11] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[QUESTION_REACHED_0], context_boolean[QUESTION_REACHED_1], context_boolean[FOUND_STICK_0], v3, karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_0], (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[QUESTION_MODES_0]), (karnopp_masses_mask)(v2 < (-context_real[FOUND_DRIVE_0]))), context_boolean[FOUND_STICK_1], v1, karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_1], (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[QUESTION_MODES_1]), (karnopp_masses_mask)(v0 < (-context_real[FOUND_DRIVE_1]))), (karnopp_masses_mask)(karnopp_masses_pack_number(prepared, 37U, spacing, 0U) == context_real[BREAKAWAY_OFFSET_1]) & (karnopp_masses_mask)(karnopp_masses_pack_number(prepared, 38U, spacing, 0U) == context_real[BREAKAWAY_OFFSET_0])};
    karnopp_masses_mask v6_done = { 0 };
    for (int v6_pass = 0; (v6_pass < 18) && !karnopp_masses_pack_all(v6_done); v6_pass++) {
        karnopp_masses_mask v6_next_pattern[2];
        karnopp_masses_mask v6_next_best[2];
        karnopp_masses_mask v6_next_flag[9];
        karnopp_masses_pack v6_next_number[2];
        karnopp_masses_mask v6_ends;
        karnopp_masses_pack_decide_pattern(spacing, prepared, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, context_mode, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_ends);
        v6_pattern[0] = karnopp_masses_pack_select_whole(v6_done, v6_pattern[0], v6_next_pattern[0]);
        v6_pattern[1] = karnopp_masses_pack_select_whole(v6_done, v6_pattern[1], v6_next_pattern[1]);
        v6_best[0] = karnopp_masses_pack_select_whole(v6_done, v6_best[0], v6_next_best[0]);
        v6_best[1] = karnopp_masses_pack_select_whole(v6_done, v6_best[1], v6_next_best[1]);
        v6_flag[0] = karnopp_masses_pack_select_whole(v6_done, v6_flag[0], v6_next_flag[0]);
        v6_flag[1] = karnopp_masses_pack_select_whole(v6_done, v6_flag[1], v6_next_flag[1]);
        v6_flag[2] = karnopp_masses_pack_select_whole(v6_done, v6_flag[2], v6_next_flag[2]);
        v6_flag[3] = karnopp_masses_pack_select_whole(v6_done, v6_flag[3], v6_next_flag[3]);
        v6_flag[4] = karnopp_masses_pack_select_whole(v6_done, v6_flag[4], v6_next_flag[4]);
        v6_flag[5] = karnopp_masses_pack_select_whole(v6_done, v6_flag[5], v6_next_flag[5]);
        v6_flag[6] = karnopp_masses_pack_select_whole(v6_done, v6_flag[6], v6_next_flag[6]);
        v6_flag[7] = karnopp_masses_pack_select_whole(v6_done, v6_flag[7], v6_next_flag[7]);
        v6_flag[8] = karnopp_masses_pack_select_whole(v6_done, v6_flag[8], v6_next_flag[8]);
        v6_number[0] = karnopp_masses_pack_select(v6_done, v6_number[0], v6_next_number[0]);
        v6_number[1] = karnopp_masses_pack_select(v6_done, v6_number[1], v6_next_number[1]);
        v6_done |= v6_ends;
    }
    const karnopp_masses_pack v7 = karnopp_masses_pack_select(v6_flag[4] | v6_flag[3], karnopp_masses_pack_select(v6_flag[8], karnopp_masses_pack_splat(4.0), karnopp_masses_pack_select(v6_flag[7] & (~v6_flag[2]), karnopp_masses_pack_select(v6_flag[5], karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0)), karnopp_masses_pack_splat(3.0))), karnopp_masses_pack_select(v6_flag[6], karnopp_masses_pack_splat(5.0), karnopp_masses_pack_splat(2.0)));
    result_real[RESULT_QDD_1] = v6_number[1];
    result_real[RESULT_QDD_0] = v6_number[0];
    const karnopp_masses_mask v8 = (karnopp_masses_mask)((karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_1]) + (karnopp_masses_pack_abs(v6_number[0]) + (karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_0]) + karnopp_masses_pack_abs(v6_number[1])))) < karnopp_masses_pack_splat(1e+38));
    result_real[RESULT_STATUS] = karnopp_masses_pack_select(v8, karnopp_masses_pack_select(v6_done, v7, karnopp_masses_pack_splat(5.0)), karnopp_masses_pack_splat(6.0));
    result_mode[RESULT_MODES_0] = v6_best[0];
    result_mode[RESULT_MODES_1] = v6_best[1];
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_decide_pattern_search_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_decide_pattern_search_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_decide_pattern_search_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_decide_pattern_search_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_decide_pattern_search(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_decide_pattern_search_same(prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    } else {
        karnopp_masses_pack_decide_pattern_search_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    }
}

/* The modes of joints when some of them let go: symgen/derive/friction/decide.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_decide_pattern_let_go_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_L_0_1 = 6, FACTOR_INVERSE_D_0 = 7,
        FACTOR_INVERSE_D_1 = 8 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const karnopp_masses_pack v0 = karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_1], karnopp_masses_pack_splat(0.0), context_real[BREAKAWAY_OFFSET_1]);
    const karnopp_masses_pack v1 = context_real[FACTOR_L_0_1] * context_real[FACTOR_INVERSE_D_0];
    const karnopp_masses_pack v2 = context_real[FACTOR_INVERSE_D_1] + (context_real[FACTOR_L_0_1] * v1);
    const karnopp_masses_pack v3 = karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_0], karnopp_masses_pack_splat(0.0), context_real[BREAKAWAY_OFFSET_0]);
    const karnopp_masses_pack v4 = 1.0001 * karnopp_masses_pack_abs(v1);
    const karnopp_masses_pack v5 = v3 * v4;
    const karnopp_masses_pack v6 = context_real[PROBLEM_RIGHT_0] - karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_0], karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_real_of(context_mode[QUESTION_MODES_0]), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v7 = v1 * v6;
    const karnopp_masses_pack v8 = context_real[PROBLEM_RIGHT_1] - karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_1], karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_real_of(context_mode[QUESTION_MODES_1]), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v9 = v2 * v8;
    const karnopp_masses_pack v10 = 1e-08 * (karnopp_masses_pack_abs(v9) + karnopp_masses_pack_abs(v7));
    const karnopp_masses_pack v11 = v9 - v7;
    const karnopp_masses_mask v12 = (~context_boolean[QUESTION_DECIDED_1]) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))));
    const karnopp_masses_pack v13 = v0 * v4;
    const karnopp_masses_pack v14 = context_real[FACTOR_INVERSE_D_0] * v6;
    const karnopp_masses_pack v15 = v1 * v8;
    const karnopp_masses_pack v16 = 1e-08 * (karnopp_masses_pack_abs(v15) + karnopp_masses_pack_abs(v14));
    const karnopp_masses_pack v17 = v14 - v15;
    const karnopp_masses_mask v18 = (~context_boolean[QUESTION_DECIDED_0]) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[FACTOR_INVERSE_D_0])))));
    const karnopp_masses_mask v19 = karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_0], context_mode[QUESTION_MODES_0], karnopp_masses_pack_mode_of(v17));
    const karnopp_masses_pack v20 = context_real[PROBLEM_RIGHT_0] - (karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_real_of(v19));
    const karnopp_masses_mask v21 = karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_1], context_mode[QUESTION_MODES_1], karnopp_masses_pack_mode_of(v11));
    const karnopp_masses_pack v22 = context_real[PROBLEM_RIGHT_1] - (karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_real_of(v21));
    const karnopp_masses_pack v23 = (context_real[FACTOR_INVERSE_D_0] * v20) - (v1 * v22);
    const karnopp_masses_pack v24 = (context_real[FACTOR_L_0_1] * v23) - (context_real[FACTOR_INVERSE_D_1] * v22);
    const karnopp_masses_mask v25 = (karnopp_masses_mask)((karnopp_masses_pack_abs(v24) + (karnopp_masses_pack_abs(v23) + (karnopp_masses_pack_abs(v22) + karnopp_masses_pack_abs(v20)))) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v26 = (~((context_boolean[QUESTION_REACHED_1] | v12) | (context_boolean[QUESTION_REACHED_0] | v18))) & v25;
    karnopp_masses_pack v28 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v29 = v23;
    karnopp_masses_pack v30 = -v24;
    karnopp_masses_mask v31 = v19;
    karnopp_masses_mask v32 = v21;
    if (!karnopp_masses_pack_all(v26)) {
        const karnopp_masses_pack v27_of_context_real[14] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], v17, v13, context_real[FACTOR_INVERSE_D_0], v16, v11, v5, v2, v10};
        const karnopp_masses_mask v27_of_context_boolean[6] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[QUESTION_REACHED_0], context_boolean[QUESTION_REACHED_1], v18, v12};
        karnopp_masses_pack v27_result_real[3];
        karnopp_masses_mask v27_result_mode[2];
        karnopp_masses_pack_decide_pattern_search(spacing, prepared, v27_of_context_real, v27_of_context_boolean, context_mode, v27_result_real, v27_result_mode);
        v28 = karnopp_masses_pack_select(v26, v28, v27_result_real[0]);
        v29 = karnopp_masses_pack_select(v26, v29, v27_result_real[1]);
        v30 = karnopp_masses_pack_select(v26, v30, v27_result_real[2]);
        v31 = karnopp_masses_pack_select_whole(v26, v31, v27_result_mode[0]);
        v32 = karnopp_masses_pack_select_whole(v26, v32, v27_result_mode[1]);
    }
    result_real[RESULT_STATUS] = v28;
    result_real[RESULT_QDD_0] = v29;
    result_real[RESULT_QDD_1] = v30;
    result_mode[RESULT_MODES_0] = v31;
    result_mode[RESULT_MODES_1] = v32;
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_decide_pattern_let_go_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_decide_pattern_let_go_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_decide_pattern_let_go_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_decide_pattern_let_go_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_decide_pattern_let_go(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_decide_pattern_let_go_same(prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    } else {
        karnopp_masses_pack_decide_pattern_let_go_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_decide_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    const karnopp_masses_pack v0 = karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[stride]));
    const karnopp_masses_pack v1 = (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U)) - karnopp_masses_pack_at(&tau[stride]);
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[stride]));
    const karnopp_masses_pack v3 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), -(v1 + v0));
    const karnopp_masses_pack v4 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v5 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v4;
    const karnopp_masses_pack v6 = karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[0]));
    const karnopp_masses_mask v7 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[0]));
    const karnopp_masses_pack v8 = karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(0.0), -(1.0 / karnopp_masses_pack_select(~v7, (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v4) - karnopp_masses_pack_number(prepared, 0U, spacing, 0U), karnopp_masses_pack_splat(1.0))));
    const karnopp_masses_pack v9 = v8 * ((v5 * v3) - karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&tau[0]) - v6));
    const karnopp_masses_mask v10 = karnopp_masses_pack_mode_of(karnopp_masses_pack_select(v7, karnopp_masses_pack_at(&tau[0]) - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), (v4 * v3) + (v5 * v9))), v6));
    const karnopp_masses_mask v11 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == karnopp_masses_pack_at(&qd[0]));
    const karnopp_masses_mask v12 = (~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v10)) & (karnopp_masses_pack_at_flags(&reached[0]) & v11);
    const karnopp_masses_mask v13 = karnopp_masses_pack_mode_of(karnopp_masses_pack_select(v2, -(v1 + (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(0.0), -v9))), v0));
    const karnopp_masses_mask v14 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == karnopp_masses_pack_at(&qd[stride]));
    const karnopp_masses_mask v15 = (karnopp_masses_pack_at_flags(&reached[stride]) & v14) & (~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v13));
    const karnopp_masses_mask v16 = ~v14;
    const karnopp_masses_mask v17 = ~v11;
    const karnopp_masses_mask v18 = (v12 | v17) | (~(karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[0])) <= karnopp_masses_pack_number(prepared, 41U, spacing, 0U)));
    const karnopp_masses_mask v19 = v18 | ((~(karnopp_masses_mask)(karnopp_masses_pack_abs(v1) <= karnopp_masses_pack_number(prepared, 42U, spacing, 0U))) | (v15 | v16));
    karnopp_masses_mask v21 = karnopp_masses_pack_whole(0);
    karnopp_masses_mask v22 = karnopp_masses_pack_whole(0);
    karnopp_masses_pack v23 = karnopp_masses_pack_splat(0.0);
    if (!karnopp_masses_pack_all(~(v19))) {
        const karnopp_masses_pack v20_of_context_real[9] = {karnopp_masses_pack_number(prepared, 0U, spacing, 0U), karnopp_masses_pack_at(&tau[0]), -v1, karnopp_masses_pack_number(prepared, 41U, spacing, 0U), karnopp_masses_pack_number(prepared, 42U, spacing, 0U), karnopp_masses_pack_at(&tau[stride]), karnopp_masses_pack_number(prepared, 4U, spacing, 0U), karnopp_masses_pack_number(prepared, 43U, spacing, 0U), karnopp_masses_pack_number(prepared, 5U, spacing, 0U)};
        const karnopp_masses_mask v20_of_context_boolean[4] = {v17, v16, v12, v15};
        const karnopp_masses_mask v20_of_context_mode[4] = {karnopp_masses_pack_select_whole(v7, karnopp_masses_pack_mode_of(karnopp_masses_pack_at(&qd[0])), karnopp_masses_pack_at_modes(&mode[0])), karnopp_masses_pack_select_whole(v2, karnopp_masses_pack_mode_of(karnopp_masses_pack_at(&qd[stride])), karnopp_masses_pack_at_modes(&mode[stride])), v10, v13};
        karnopp_masses_pack v20_result_real[3];
        karnopp_masses_mask v20_result_mode[2];
        karnopp_masses_pack_decide_pattern_let_go(spacing, prepared, v20_of_context_real, v20_of_context_boolean, v20_of_context_mode, v20_result_real, v20_result_mode);
        v21 = karnopp_masses_pack_select_whole(v19, v20_result_mode[0], v21);
        v22 = karnopp_masses_pack_select_whole(v19, v20_result_mode[1], v22);
        v23 = karnopp_masses_pack_select(v19, v20_result_real[0], v23);
    }
    *(karnopp_masses_bytes *)&mode_next[0] = __builtin_convertvector(v21, karnopp_masses_bytes);
    *(karnopp_masses_bytes *)&mode_next[stride] = __builtin_convertvector(v22, karnopp_masses_bytes);
    const karnopp_masses_mask v24 = (karnopp_masses_mask)((karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[0])) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[stride])) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[stride])) + karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[0]))))) < karnopp_masses_pack_splat(1e+38));
    *(karnopp_masses_unaligned *)&status[0] = karnopp_masses_pack_select(v24, v23, karnopp_masses_pack_splat(6.0));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_decide_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    karnopp_masses_pack_decide_block_body(0U, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_decide_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_decide_block_body(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_decide_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        karnopp_masses_pack_decide_block_same(prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    } else {
        karnopp_masses_pack_decide_block_each(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    }
}

void karnopp_masses_decide_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_decide_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        bool reached_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_next_rest[2U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_take_flags(2U, count, first, KARNOPP_MASSES_LANES, reached, reached_rest);
        karnopp_masses_pack_decide_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        karnopp_masses_pack_give_modes(2U, count, first, KARNOPP_MASSES_LANES, mode_next_rest, mode_next);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

void karnopp_masses_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_decide_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        bool reached_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_next_rest[2U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_take_flags(2U, count, first, KARNOPP_MASSES_LANES, reached, reached_rest);
        karnopp_masses_pack_decide_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        karnopp_masses_pack_give_modes(2U, count, first, KARNOPP_MASSES_LANES, mode_next_rest, mode_next);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
