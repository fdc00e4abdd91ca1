/* karnopp_masses, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with KARNOPP_MASSES_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in karnopp_masses_batch.c. */
#include "karnopp_masses_batch.h"

#if defined(KARNOPP_MASSES_VECTOR) && defined(__GNUC__)

#include "karnopp_masses_inline.h"

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_step_pattern_body(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_QDD_1 = 1, NUMBER_CHANGE_0 = 2, NUMBER_CHANGE_1 = 3 };
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, QUESTION_RATES_0 = 6, QUESTION_RATES_1 = 7 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, ALLOWED_STICK_0 = 2, ALLOWED_PLUS_0 = 3,
        ALLOWED_MINUS_0 = 4, ALLOWED_STICK_1 = 5, ALLOWED_PLUS_1 = 6, ALLOWED_MINUS_1 = 7, UNIQUE = 8 };
    const karnopp_masses_mask v0 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[1]);
    const karnopp_masses_pack v1 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v2 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v1;
    const karnopp_masses_pack v3 = karnopp_masses_pack_real_of(pattern[1]);
    const karnopp_masses_pack v4 = karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * v3;
    const karnopp_masses_pack v5 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), context_real[PROBLEM_RIGHT_1] - v4);
    const karnopp_masses_pack v6 = karnopp_masses_pack_real_of(pattern[0]);
    const karnopp_masses_pack v7 = karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * v6;
    const karnopp_masses_mask v8 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[0]);
    const karnopp_masses_pack v9 = karnopp_masses_pack_select(v8, karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select(~v8, context_real[PROBLEM_M_0_0] - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v1), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v10 = v9 * ((v5 * v2) - karnopp_masses_pack_select(v8, karnopp_masses_pack_splat(0.0), context_real[PROBLEM_RIGHT_0] - v7));
    const karnopp_masses_pack v11 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), (v1 * v5) + (v2 * v10));
    const karnopp_masses_pack v12 = karnopp_masses_pack_select(v8, karnopp_masses_pack_splat(0.0), -v10);
    const karnopp_masses_pack v13 = karnopp_masses_pack_select(v0, context_real[PROBLEM_RIGHT_1] - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v12), v4);
    const karnopp_masses_pack v14 = karnopp_masses_pack_select(v0, karnopp_masses_pack_min(context_real[BREAKAWAY_OFFSET_1] - v13, context_real[BREAKAWAY_OFFSET_1] + v13), v3 * v11);
    const karnopp_masses_pack v15 = karnopp_masses_pack_select(v8, context_real[PROBLEM_RIGHT_0] - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v11), v7);
    const karnopp_masses_pack v16 = karnopp_masses_pack_select(v8, karnopp_masses_pack_min(context_real[BREAKAWAY_OFFSET_0] - v15, context_real[BREAKAWAY_OFFSET_0] + v15), v6 * v12);
    const karnopp_masses_mask v17 = context_boolean[QUESTION_DECIDED_0] | ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v16) | (v8 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v16)));
    const karnopp_masses_mask v18 = v17 & (context_boolean[QUESTION_DECIDED_1] | ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v14) | (v0 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v14))));
    const karnopp_masses_mask v19 = flag[FLAG_FOUND] | v18;
    flag_out[FLAG_FOUND] = v19;
    const karnopp_masses_pack v20 = karnopp_masses_pack_select(v8, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v21 = v20 + karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v22 = 1.0 - v21;
    const karnopp_masses_pack v23 = -v22;
    const karnopp_masses_pack v24 = karnopp_masses_pack_select(context_boolean[ALLOWED_STICK_1], karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v25 = context_boolean[ALLOWED_PLUS_1] | context_boolean[ALLOWED_MINUS_1];
    const karnopp_masses_pack v26 = karnopp_masses_pack_select(v25, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v27 = context_boolean[ALLOWED_PLUS_0] | context_boolean[ALLOWED_MINUS_0];
    const karnopp_masses_mask v28 = (context_boolean[ALLOWED_MINUS_0] & (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[0])) | (v27 & (v8 & ((karnopp_masses_mask)(v23 <= v26) & (karnopp_masses_mask)(v24 <= v23))));
    const karnopp_masses_pack v29 = -(v20 + v22);
    const karnopp_masses_mask v30 = ((v0 & ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v29) & (karnopp_masses_mask)(v29 <= karnopp_masses_pack_splat(0.0)))) & v25) | (context_boolean[ALLOWED_MINUS_1] & (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[1]));
    const karnopp_masses_mask v31 = v30 | v28;
    const karnopp_masses_pack v32 = karnopp_masses_pack_select(v31, v21, 1.0 + v21);
    const karnopp_masses_mask v33 = ~(v31 | (karnopp_masses_mask)(v32 <= (v26 + karnopp_masses_pack_select(v27, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0)))));
    const karnopp_masses_mask v34 = v33 & (~v19);
    const karnopp_masses_mask v35 = (~flag[FLAG_THOROUGH]) & (flag[FLAG_DOUBTFUL] & v34);
    const karnopp_masses_mask v36 = karnopp_masses_pack_select_whole(context_boolean[ALLOWED_PLUS_0], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1));
    const karnopp_masses_mask v37 = karnopp_masses_pack_select_whole(v28, karnopp_masses_pack_select_whole(context_boolean[ALLOWED_PLUS_0] & v8, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), karnopp_masses_pack_select_whole(context_boolean[ALLOWED_STICK_0] & ((karnopp_masses_mask)(v24 <= v32) & (karnopp_masses_mask)(v32 <= v26)), karnopp_masses_pack_whole(0), v36));
    const karnopp_masses_mask v38 = karnopp_masses_pack_select_whole(v30, pattern[0], v37);
    pattern_out[0] = karnopp_masses_pack_select_whole(v35, karnopp_masses_pack_select_whole(context_boolean[ALLOWED_STICK_0], karnopp_masses_pack_whole(0), v36), v38);
    const karnopp_masses_pack v39 = v32 - karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v38), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v40 = karnopp_masses_pack_select_whole(context_boolean[ALLOWED_PLUS_1], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1));
    const karnopp_masses_mask v41 = karnopp_masses_pack_select_whole(v30, karnopp_masses_pack_select_whole(context_boolean[ALLOWED_PLUS_1] & v0, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), karnopp_masses_pack_select_whole(context_boolean[ALLOWED_STICK_1] & ((karnopp_masses_mask)(v39 <= karnopp_masses_pack_splat(0.0)) & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v39)), karnopp_masses_pack_whole(0), v40));
    pattern_out[1] = karnopp_masses_pack_select_whole(v35, karnopp_masses_pack_select_whole(context_boolean[ALLOWED_STICK_1], karnopp_masses_pack_whole(0), v40), v41);
    const karnopp_masses_pack v42 = karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_0]);
    const karnopp_masses_mask v43 = context_boolean[QUESTION_DECIDED_0] | (karnopp_masses_mask)(((-1e-12) * karnopp_masses_pack_max(v42, karnopp_masses_pack_max(v42, karnopp_masses_pack_abs(v15)))) <= karnopp_masses_pack_select(v8, v16, context_real[PROBLEM_M_0_0] * v16));
    const karnopp_masses_pack v44 = (-1e-12) * karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[RUBBING_TAU_1]), karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_1]), karnopp_masses_pack_abs(v13)));
    const karnopp_masses_mask v45 = (context_boolean[QUESTION_DECIDED_1] | (karnopp_masses_mask)(v44 <= karnopp_masses_pack_select(v0, v14, karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v14))) & v43;
    const karnopp_masses_mask v46 = ~flag[FLAG_FOUND];
    const karnopp_masses_mask v47 = (v46 & v18) | ((~flag[FLAG_NEARLY]) & (v46 & v45));
    best_out[0] = karnopp_masses_pack_select_whole(v47, pattern[0], best[0]);
    best_out[1] = karnopp_masses_pack_select_whole(v47, pattern[1], best[1]);
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED];
    flag_out[FLAG_THOROUGH] = flag[FLAG_THOROUGH] | v35;
    const karnopp_masses_mask v48 = ~v35;
    flag_out[FLAG_DOUBTFUL] = flag[FLAG_DOUBTFUL] & v48;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] | v45;
    const karnopp_masses_mask v49 = flag[FLAG_TIE] | (flag[FLAG_FOUND] & v18);
    flag_out[FLAG_TIE] = v49;
    flag_out[FLAG_LIMITED] = flag[FLAG_LIMITED] & v48;
    flag_out[FLAG_PROVEN] = karnopp_masses_pack_select_whole(v47, karnopp_masses_pack_whole(-1), flag[FLAG_PROVEN]);
    flag_out[FLAG_SEVERAL] = karnopp_masses_pack_select_whole(v47, karnopp_masses_pack_whole(0), flag[FLAG_SEVERAL]);
    number_out[NUMBER_QDD_0] = karnopp_masses_pack_select(v47, v12, number[NUMBER_QDD_0]);
    number_out[NUMBER_QDD_1] = karnopp_masses_pack_select(v47, v11, number[NUMBER_QDD_1]);
    const karnopp_masses_pack v50 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v8, context_real[QUESTION_RATES_0], karnopp_masses_pack_splat(0.0)));
    const karnopp_masses_pack v51 = v9 * ((v2 * v50) - karnopp_masses_pack_select(v8, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v0, context_real[QUESTION_RATES_1], karnopp_masses_pack_splat(0.0))));
    number_out[NUMBER_CHANGE_0] = karnopp_masses_pack_select(v47, karnopp_masses_pack_select(v8, karnopp_masses_pack_splat(0.0), -v51), number[NUMBER_CHANGE_0]);
    number_out[NUMBER_CHANGE_1] = karnopp_masses_pack_select(v47, karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), (v1 * v50) + (v2 * v51)), number[NUMBER_CHANGE_1]);
    const karnopp_masses_mask v52 = v19 & (v49 | (v33 | ((context_boolean[UNIQUE] | (v8 & v0)) | (~v31))));
    *done = (v34 & v48) | v52;
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_same(const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    karnopp_masses_pack_step_pattern_body(0U, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_each(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_pattern_body(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_pattern(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_pattern_same(prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
    } else {
        karnopp_masses_pack_step_pattern_each(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
    }
}

/* The search for a pattern of modes: symgen/derive/friction/decide.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_step_pattern_search_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    enum { PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3, BREAKAWAY_OFFSET_1 = 4,
        FOUND_DRIVE_0 = 8, FOUND_OTHERS_0 = 9, FOUND_OWN_0 = 10, FOUND_NOISE_0 = 11, FOUND_DRIVE_1 = 12,
        FOUND_OTHERS_1 = 13, FOUND_OWN_1 = 14, FOUND_NOISE_1 = 15 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, FOUND_STICK_0 = 2, FOUND_STICK_1 = 3 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_CHANGE_0 = 3, RESULT_CHANGE_1 = 4 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const karnopp_masses_pack v0 = ((karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * context_real[FOUND_OWN_1]) - context_real[FOUND_OTHERS_1]) - context_real[FOUND_NOISE_1];
    const karnopp_masses_mask v1 = karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_1], (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[QUESTION_MODES_1]), (karnopp_masses_mask)(v0 < context_real[FOUND_DRIVE_1]));
    const karnopp_masses_pack v2 = ((karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * context_real[FOUND_OWN_0]) - context_real[FOUND_OTHERS_0]) - context_real[FOUND_NOISE_0];
    const karnopp_masses_mask v3 = karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_0], (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[QUESTION_MODES_0]), (karnopp_masses_mask)(v2 < context_real[FOUND_DRIVE_0]));
    const karnopp_masses_mask v4 = karnopp_masses_pack_select_whole(context_boolean[FOUND_STICK_1], karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v1, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_mask v5 = karnopp_masses_pack_select_whole(context_boolean[FOUND_STICK_0], karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v3, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    karnopp_masses_mask v6_pattern[2] = {v5, v4};
    karnopp_masses_mask v6_best[2] = {v5, v4};
    karnopp_masses_mask v6_flag[9] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(-1), karnopp_masses_pack_whole(0)};
    karnopp_masses_pack v6_number[4] = {karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0)};
    const karnopp_masses_mask v6_of_context_boolean[9] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[FOUND_STICK_0], v3, karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_0], (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[QUESTION_MODES_0]), (karnopp_masses_mask)(v2 < (-context_real[FOUND_DRIVE_0]))), context_boolean[FOUND_STICK_1], v1, karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_1], (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[QUESTION_MODES_1]), (karnopp_masses_mask)(v0 < (-context_real[FOUND_DRIVE_1]))), (karnopp_masses_mask)(karnopp_masses_pack_number(prepared, 37U, spacing, 0U) == context_real[BREAKAWAY_OFFSET_1]) & (karnopp_masses_mask)(karnopp_masses_pack_number(prepared, 38U, spacing, 0U) == context_real[BREAKAWAY_OFFSET_0])};
    karnopp_masses_mask v6_done = { 0 };
    for (int v6_pass = 0; (v6_pass < 18) && !karnopp_masses_pack_all(v6_done); v6_pass++) {
        karnopp_masses_mask v6_next_pattern[2];
        karnopp_masses_mask v6_next_best[2];
        karnopp_masses_mask v6_next_flag[9];
        karnopp_masses_pack v6_next_number[4];
        karnopp_masses_mask v6_ends;
        karnopp_masses_pack_step_pattern(spacing, prepared, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_ends);
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
        v6_number[2] = karnopp_masses_pack_select(v6_done, v6_number[2], v6_next_number[2]);
        v6_number[3] = karnopp_masses_pack_select(v6_done, v6_number[3], v6_next_number[3]);
        v6_done |= v6_ends;
    }
    const karnopp_masses_pack v7 = karnopp_masses_pack_select(v6_flag[4] | v6_flag[3], karnopp_masses_pack_select(v6_flag[8], karnopp_masses_pack_splat(4.0), karnopp_masses_pack_select(v6_flag[7] & (~v6_flag[2]), karnopp_masses_pack_select(v6_flag[5], karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0)), karnopp_masses_pack_splat(3.0))), karnopp_masses_pack_select(v6_flag[6], karnopp_masses_pack_splat(5.0), karnopp_masses_pack_splat(2.0)));
    result_real[RESULT_QDD_1] = v6_number[1];
    result_real[RESULT_QDD_0] = v6_number[0];
    const karnopp_masses_mask v8 = (karnopp_masses_mask)((karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_0]) + (karnopp_masses_pack_abs(v6_number[0]) + (karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_1]) + karnopp_masses_pack_abs(v6_number[1])))) < karnopp_masses_pack_splat(1e+38));
    result_real[RESULT_STATUS] = karnopp_masses_pack_select(v8, karnopp_masses_pack_select(v6_done, v7, karnopp_masses_pack_splat(5.0)), karnopp_masses_pack_splat(6.0));
    result_real[RESULT_CHANGE_0] = v6_number[2];
    result_real[RESULT_CHANGE_1] = v6_number[3];
    result_mode[RESULT_MODES_0] = v6_best[0];
    result_mode[RESULT_MODES_1] = v6_best[1];
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_search_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_step_pattern_search_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_search_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_pattern_search_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_pattern_search(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_pattern_search_same(prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    } else {
        karnopp_masses_pack_step_pattern_search_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    }
}

/* The modes of joints when some of them let go: symgen/derive/friction/decide.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_step_pattern_let_go_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_INVERSE_D_0 = 6, QUESTION_RATES_0 = 7,
        QUESTION_RATES_1 = 8, FACTOR_L_0_1 = 9, FACTOR_INVERSE_D_1 = 10 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_CHANGE_0 = 3, RESULT_CHANGE_1 = 4 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const karnopp_masses_pack v0 = context_real[PROBLEM_RIGHT_1] - karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_1], karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_real_of(context_mode[QUESTION_MODES_1]), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v1 = context_real[FACTOR_INVERSE_D_0] * context_real[FACTOR_L_0_1];
    const karnopp_masses_pack v2 = context_real[FACTOR_INVERSE_D_1] + (context_real[FACTOR_L_0_1] * v1);
    const karnopp_masses_pack v3 = v0 * v2;
    const karnopp_masses_pack v4 = context_real[PROBLEM_RIGHT_0] - karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_0], karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_real_of(context_mode[QUESTION_MODES_0]), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v5 = v4 * v1;
    const karnopp_masses_pack v6 = 1e-08 * (karnopp_masses_pack_abs(v5) + karnopp_masses_pack_abs(v3));
    const karnopp_masses_pack v7 = 1.0001 * karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_0], karnopp_masses_pack_splat(0.0), context_real[BREAKAWAY_OFFSET_0]);
    const karnopp_masses_pack v8 = karnopp_masses_pack_abs(v1);
    const karnopp_masses_pack v9 = v8 * v7;
    const karnopp_masses_pack v10 = 1.0001 * karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_1], karnopp_masses_pack_splat(0.0), context_real[BREAKAWAY_OFFSET_1]);
    const karnopp_masses_pack v11 = v5 - v3;
    const karnopp_masses_mask v12 = (~context_boolean[QUESTION_DECIDED_1]) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v11) <= ((v6 + v9) + (v2 * v10)));
    const karnopp_masses_pack v13 = v0 * v1;
    const karnopp_masses_pack v14 = context_real[FACTOR_INVERSE_D_0] * v4;
    const karnopp_masses_pack v15 = 1e-08 * (karnopp_masses_pack_abs(v14) + karnopp_masses_pack_abs(v13));
    const karnopp_masses_pack v16 = v8 * v10;
    const karnopp_masses_pack v17 = v14 - v13;
    const karnopp_masses_mask v18 = (~context_boolean[QUESTION_DECIDED_0]) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v17) <= ((v16 + v15) + (context_real[FACTOR_INVERSE_D_0] * v7)));
    const karnopp_masses_pack v19 = -v11;
    const karnopp_masses_mask v20 = karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_1], context_mode[QUESTION_MODES_1], karnopp_masses_pack_mode_of(v19));
    const karnopp_masses_pack v21 = context_real[PROBLEM_RIGHT_1] - (karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_real_of(v20));
    const karnopp_masses_mask v22 = karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_0], context_mode[QUESTION_MODES_0], karnopp_masses_pack_mode_of(v17));
    const karnopp_masses_pack v23 = context_real[PROBLEM_RIGHT_0] - (karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_real_of(v22));
    const karnopp_masses_pack v24 = context_real[FACTOR_INVERSE_D_0] * ((context_real[FACTOR_L_0_1] * v21) - v23);
    const karnopp_masses_pack v25 = (context_real[FACTOR_L_0_1] * v24) + (context_real[FACTOR_INVERSE_D_1] * v21);
    const karnopp_masses_mask v26 = (karnopp_masses_mask)((karnopp_masses_pack_abs(v21) + (karnopp_masses_pack_abs(v24) + (karnopp_masses_pack_abs(v23) + karnopp_masses_pack_abs(v25)))) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v27 = (~(v12 | v18)) & v26;
    karnopp_masses_pack v29 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v30 = -v24;
    karnopp_masses_pack v31 = v25;
    karnopp_masses_pack v32 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v33 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_mask v34 = v22;
    karnopp_masses_mask v35 = v20;
    if (!karnopp_masses_pack_all(v27)) {
        const karnopp_masses_pack v28_of_context_real[16] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[QUESTION_RATES_0], context_real[QUESTION_RATES_1], v17, v16, context_real[FACTOR_INVERSE_D_0], v15, v19, v9, v2, v6};
        const karnopp_masses_mask v28_of_context_boolean[4] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], v18, v12};
        karnopp_masses_pack v28_result_real[5];
        karnopp_masses_mask v28_result_mode[2];
        karnopp_masses_pack_step_pattern_search(spacing, prepared, v28_of_context_real, v28_of_context_boolean, context_mode, v28_result_real, v28_result_mode);
        v29 = karnopp_masses_pack_select(v27, v29, v28_result_real[0]);
        v30 = karnopp_masses_pack_select(v27, v30, v28_result_real[1]);
        v31 = karnopp_masses_pack_select(v27, v31, v28_result_real[2]);
        v32 = karnopp_masses_pack_select(v27, v32, v28_result_real[3]);
        v33 = karnopp_masses_pack_select(v27, v33, v28_result_real[4]);
        v34 = karnopp_masses_pack_select_whole(v27, v34, v28_result_mode[0]);
        v35 = karnopp_masses_pack_select_whole(v27, v35, v28_result_mode[1]);
    }
    result_real[RESULT_STATUS] = v29;
    result_real[RESULT_QDD_0] = v30;
    result_real[RESULT_QDD_1] = v31;
    result_real[RESULT_CHANGE_0] = v32;
    result_real[RESULT_CHANGE_1] = v33;
    result_mode[RESULT_MODES_0] = v34;
    result_mode[RESULT_MODES_1] = v35;
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_let_go_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_step_pattern_let_go_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_let_go_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_pattern_let_go_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_pattern_let_go(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_pattern_let_go_same(prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    } else {
        karnopp_masses_pack_step_pattern_let_go_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    }
}

/* The modes where some joint rests: symgen/derive/friction/runge_kutta.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_step_at_rest_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_L_0_1 = 6, FACTOR_INVERSE_D_0 = 7,
        FACTOR_INVERSE_D_1 = 8, START_QD_0 = 9, START_QD_1 = 10 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_QD_0 = 3, RESULT_QD_1 = 4 };
    enum { RESULT_MODE_0 = 0, RESULT_MODE_1 = 1 };
    const karnopp_masses_mask v0 = ~context_boolean[START_RESTING_1];
    const karnopp_masses_mask v1 = ~context_boolean[START_RESTING_0];
    const karnopp_masses_mask v2 = v0 | (~(karnopp_masses_mask)(karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_1]) <= context_real[BREAKAWAY_OFFSET_1]));
    const karnopp_masses_mask v3 = v2 | (v1 | (~(karnopp_masses_mask)(karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_0]) <= context_real[BREAKAWAY_OFFSET_0])));
    karnopp_masses_pack v5 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v6 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v7 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_mask v8 = karnopp_masses_pack_whole(0);
    karnopp_masses_pack v9 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_mask v10 = karnopp_masses_pack_whole(0);
    karnopp_masses_pack v11 = karnopp_masses_pack_splat(0.0);
    if (!karnopp_masses_pack_all(~(v3))) {
        const karnopp_masses_pack v4_of_context_real[11] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[FACTOR_INVERSE_D_0], context_real[START_QD_0], context_real[START_QD_1], context_real[FACTOR_L_0_1], context_real[FACTOR_INVERSE_D_1]};
        const karnopp_masses_mask v4_of_context_boolean[2] = {v1, v0};
        const karnopp_masses_mask v4_of_context_mode[2] = {karnopp_masses_pack_mode_of(context_real[START_QD_0]), karnopp_masses_pack_mode_of(context_real[START_QD_1])};
        karnopp_masses_pack v4_result_real[5];
        karnopp_masses_mask v4_result_mode[2];
        karnopp_masses_pack_step_pattern_let_go(spacing, prepared, v4_of_context_real, v4_of_context_boolean, v4_of_context_mode, v4_result_real, v4_result_mode);
        v5 = karnopp_masses_pack_select(v3, v4_result_real[0], v5);
        v6 = karnopp_masses_pack_select(v3, v4_result_real[1], v6);
        v7 = karnopp_masses_pack_select(v3, v4_result_real[2], v7);
        v8 = karnopp_masses_pack_select_whole(v3, v4_result_mode[0], v8);
        v9 = karnopp_masses_pack_select(v3, v4_result_real[3], v9);
        v10 = karnopp_masses_pack_select_whole(v3, v4_result_mode[1], v10);
        v11 = karnopp_masses_pack_select(v3, v4_result_real[4], v11);
    }
    result_real[RESULT_STATUS] = v5;
    result_real[RESULT_QDD_0] = v6;
    result_real[RESULT_QDD_1] = v7;
    result_mode[RESULT_MODE_0] = v8;
    result_real[RESULT_QD_0] = karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v8), karnopp_masses_pack_splat(0.0), context_real[START_QD_0] + v9);
    result_mode[RESULT_MODE_1] = v10;
    result_real[RESULT_QD_1] = karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v10), karnopp_masses_pack_splat(0.0), context_real[START_QD_1] + v11);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_at_rest_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_step_at_rest_body(0U, prepared, context_real, context_boolean, result_real, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_at_rest_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_at_rest_body(spacing, prepared, context_real, context_boolean, result_real, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_at_rest(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_at_rest_same(prepared, context_real, context_boolean, result_real, result_mode);
    } else {
        karnopp_masses_pack_step_at_rest_each(spacing, prepared, context_real, context_boolean, result_real, result_mode);
    }
}

/* One repetition of a part of a step, in other modes: symgen/derive/friction/reversals.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_step_repetition_body(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict told, const karnopp_masses_mask *restrict behind, const karnopp_masses_mask *restrict before, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, karnopp_masses_mask converged, const karnopp_masses_pack *restrict context_real, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict told_out, karnopp_masses_mask *restrict behind_out, karnopp_masses_mask *restrict before_out, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict converged_out, karnopp_masses_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, START_Q_0 = 9, START_Q_1 = 10, START_QD_0 = 11,
        START_QD_1 = 12, START_LENGTH = 13 };
    *converged_out = karnopp_masses_pack_whole(-1);
    const karnopp_masses_mask v0 = karnopp_masses_pack_select_whole(behind[0], karnopp_masses_pack_select_whole(before[0], karnopp_masses_pack_whole(0), karnopp_masses_pack_mode_of(-karnopp_masses_pack_real_of(mode[0]))), mode[0]);
    mode_out[0] = v0;
    const karnopp_masses_mask v1 = karnopp_masses_pack_select_whole(behind[1], karnopp_masses_pack_select_whole(before[1], karnopp_masses_pack_whole(0), karnopp_masses_pack_mode_of(-karnopp_masses_pack_real_of(mode[1]))), mode[1]);
    mode_out[1] = v1;
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v0);
    const karnopp_masses_mask v3 = ~v2;
    const karnopp_masses_mask v4 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v1);
    const karnopp_masses_pack v5 = karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v6 = karnopp_masses_pack_real_of(v1);
    const karnopp_masses_pack v7 = karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * v6;
    const karnopp_masses_pack v8 = karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), context_real[PROBLEM_RIGHT_1] - v7);
    const karnopp_masses_pack v9 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v5;
    const karnopp_masses_pack v10 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select(v3, context_real[PROBLEM_M_0_0] - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v5), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v11 = karnopp_masses_pack_real_of(v0);
    const karnopp_masses_pack v12 = karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * v11;
    const karnopp_masses_pack v13 = context_real[PROBLEM_RIGHT_0] - v12;
    const karnopp_masses_pack v14 = v10 * ((v8 * v9) - karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), v13));
    const karnopp_masses_pack v15 = karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), (v5 * v8) + (v9 * v14));
    const karnopp_masses_pack v16 = karnopp_masses_pack_select(v2, context_real[PROBLEM_RIGHT_0] - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v15), v12);
    told_out[0] = karnopp_masses_pack_select_whole(v3 | ((karnopp_masses_mask)((-context_real[BREAKAWAY_OFFSET_0]) <= v16) & (karnopp_masses_mask)(v16 <= context_real[BREAKAWAY_OFFSET_0])), v0, karnopp_masses_pack_mode_of(2.0 * v16));
    const karnopp_masses_pack v17 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), -v14);
    const karnopp_masses_pack v18 = karnopp_masses_pack_select(v4, context_real[PROBLEM_RIGHT_1] - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v17), v7);
    const karnopp_masses_mask v19 = (~v4) | ((karnopp_masses_mask)(v18 <= context_real[BREAKAWAY_OFFSET_1]) & (karnopp_masses_mask)((-context_real[BREAKAWAY_OFFSET_1]) <= v18));
    told_out[1] = karnopp_masses_pack_select_whole(v19, v1, karnopp_masses_pack_mode_of(2.0 * v18));
    const karnopp_masses_pack v20 = karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v2, context_real[START_QD_0], karnopp_masses_pack_splat(0.0)));
    const karnopp_masses_pack v21 = v10 * ((v9 * v20) - karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v4, context_real[START_QD_1], karnopp_masses_pack_splat(0.0))));
    const karnopp_masses_pack v22 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), context_real[START_QD_0] + karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), -v21));
    const karnopp_masses_pack v23 = karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v24 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0)) / ((karnopp_masses_pack_number(prepared, 46U, spacing, 0U) * v23) - karnopp_masses_pack_number(prepared, 0U, spacing, 0U));
    const karnopp_masses_pack v25 = v13 * v24;
    const karnopp_masses_pack v26 = karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), context_real[START_QD_1] + karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), (v5 * v20) + (v9 * v21)));
    const karnopp_masses_pack v27 = 0.5 * context_real[START_LENGTH];
    const karnopp_masses_pack v28 = v26 + (v15 * v27);
    const karnopp_masses_pack v29 = karnopp_masses_pack_number(prepared, 10U, spacing, 0U) * context_real[START_LENGTH];
    const karnopp_masses_pack v30 = (context_real[RUBBING_TAU_1] - (karnopp_masses_pack_number(prepared, 2U, spacing, 0U) * context_real[START_Q_1])) - v7;
    const karnopp_masses_pack v31 = (v28 * v29) - v30;
    const karnopp_masses_pack v32 = karnopp_masses_pack_number(prepared, 4U, spacing, 0U) * v23;
    const karnopp_masses_pack v33 = v24 * v32;
    const karnopp_masses_pack v34 = v25 + (v31 * v33);
    const karnopp_masses_pack v35 = (v26 * v29) - v30;
    const karnopp_masses_pack v36 = v25 + (v33 * v35);
    const karnopp_masses_pack v37 = v34 + v36;
    const karnopp_masses_pack v38 = (6.0 * v22) + (context_real[START_LENGTH] * (v17 - v37));
    const karnopp_masses_mask v39 = (karnopp_masses_mask)((v11 * v38) < karnopp_masses_pack_splat(0.0));
    behind_out[0] = v39;
    const karnopp_masses_pack v40 = karnopp_masses_pack_number(prepared, 5U, spacing, 0U) * v23;
    const karnopp_masses_pack v41 = (v32 * v34) - (v31 * v40);
    const karnopp_masses_pack v42 = (v32 * v36) - (v35 * v40);
    const karnopp_masses_pack v43 = v26 + (v27 * v42);
    const karnopp_masses_pack v44 = (context_real[START_LENGTH] * v41) + (2.0 * (v26 + (v28 + v43)));
    const karnopp_masses_mask v45 = (karnopp_masses_mask)((v6 * v44) < karnopp_masses_pack_splat(0.0));
    behind_out[1] = v45;
    before_out[0] = before[0] | behind[0];
    before_out[1] = before[1] | behind[1];
    const karnopp_masses_pack v46 = 0.16666666666666666 * context_real[START_LENGTH];
    q_out[0] = karnopp_masses_pack_select(v2, context_real[START_Q_0], context_real[START_Q_0] + (v38 * v46));
    q_out[1] = karnopp_masses_pack_select(v4, context_real[START_Q_1], context_real[START_Q_1] + (v44 * v46));
    const karnopp_masses_pack v47 = (v43 * (karnopp_masses_pack_number(prepared, 2U, spacing, 0U) * context_real[START_LENGTH])) - v30;
    const karnopp_masses_pack v48 = v25 + (v33 * v47);
    const karnopp_masses_pack v49 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), v22 - (v46 * (v48 + ((2.0 * v37) - v17))));
    qd_out[0] = v49;
    const karnopp_masses_pack v50 = v46 * (((v15 + (v32 * v48)) - (v40 * v47)) + (2.0 * (v41 + v42)));
    const karnopp_masses_pack v51 = karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), v26 + v50);
    qd_out[1] = v51;
    *done = ~((v39 | v45) & (karnopp_masses_mask)((karnopp_masses_pack_abs(v49) + karnopp_masses_pack_abs(v51)) < karnopp_masses_pack_splat(1e+38)));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_repetition_same(const double *restrict prepared, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict told, const karnopp_masses_mask *restrict behind, const karnopp_masses_mask *restrict before, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, karnopp_masses_mask converged, const karnopp_masses_pack *restrict context_real, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict told_out, karnopp_masses_mask *restrict behind_out, karnopp_masses_mask *restrict before_out, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict converged_out, karnopp_masses_mask *restrict done)
{
    karnopp_masses_pack_step_repetition_body(0U, prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_repetition_each(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict told, const karnopp_masses_mask *restrict behind, const karnopp_masses_mask *restrict before, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, karnopp_masses_mask converged, const karnopp_masses_pack *restrict context_real, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict told_out, karnopp_masses_mask *restrict behind_out, karnopp_masses_mask *restrict before_out, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict converged_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_repetition_body(spacing, prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_repetition(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict told, const karnopp_masses_mask *restrict behind, const karnopp_masses_mask *restrict before, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, karnopp_masses_mask converged, const karnopp_masses_pack *restrict context_real, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict told_out, karnopp_masses_mask *restrict behind_out, karnopp_masses_mask *restrict before_out, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict converged_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_repetition_same(prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
    } else {
        karnopp_masses_pack_step_repetition_each(spacing, prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
    }
}

/* A part of a step in which some joint was left behind is taken again: symgen/derive/friction/reversals.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_step_again_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_boolean, karnopp_masses_mask *restrict result_mode)
{
    enum { END_Q_0 = 14, END_Q_1 = 15, END_QD_0 = 16, END_QD_1 = 17 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1, BEHIND_0 = 2, BEHIND_1 = 3 };
    enum { END_MODE_0 = 0, END_MODE_1 = 1 };
    enum { RESULT_Q_0 = 0, RESULT_Q_1 = 1, RESULT_QD_0 = 2, RESULT_QD_1 = 3 };
    enum { RESULT_CONVERGED = 0 };
    enum { RESULT_MODE_0 = 0, RESULT_MODE_1 = 1 };
    karnopp_masses_mask v0_mode[2] = {context_mode[END_MODE_0], context_mode[END_MODE_1]};
    karnopp_masses_mask v0_told[2] = {context_mode[END_MODE_0], context_mode[END_MODE_1]};
    karnopp_masses_mask v0_behind[2] = {context_boolean[BEHIND_0], context_boolean[BEHIND_1]};
    karnopp_masses_mask v0_before[2] = {context_boolean[START_RESTING_0], context_boolean[START_RESTING_1]};
    karnopp_masses_pack v0_q[2] = {context_real[END_Q_0], context_real[END_Q_1]};
    karnopp_masses_pack v0_qd[2] = {context_real[END_QD_0], context_real[END_QD_1]};
    karnopp_masses_mask v0_converged = karnopp_masses_pack_whole(-1);
    karnopp_masses_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !karnopp_masses_pack_all(v0_done); v0_pass++) {
        karnopp_masses_mask v0_next_mode[2];
        karnopp_masses_mask v0_next_told[2];
        karnopp_masses_mask v0_next_behind[2];
        karnopp_masses_mask v0_next_before[2];
        karnopp_masses_pack v0_next_q[2];
        karnopp_masses_pack v0_next_qd[2];
        karnopp_masses_mask v0_next_converged;
        karnopp_masses_mask v0_ends;
        karnopp_masses_pack_step_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = karnopp_masses_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = karnopp_masses_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_told[0] = karnopp_masses_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_told[1] = karnopp_masses_pack_select_whole(v0_done, v0_told[1], v0_next_told[1]);
        v0_behind[0] = karnopp_masses_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_behind[1] = karnopp_masses_pack_select_whole(v0_done, v0_behind[1], v0_next_behind[1]);
        v0_before[0] = karnopp_masses_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_before[1] = karnopp_masses_pack_select_whole(v0_done, v0_before[1], v0_next_before[1]);
        v0_q[0] = karnopp_masses_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = karnopp_masses_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = karnopp_masses_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = karnopp_masses_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_converged = karnopp_masses_pack_select_whole(v0_done, v0_converged, v0_next_converged);
        v0_done |= v0_ends;
    }
    result_real[RESULT_Q_0] = v0_q[0];
    result_real[RESULT_Q_1] = v0_q[1];
    result_real[RESULT_QD_0] = v0_qd[0];
    result_real[RESULT_QD_1] = v0_qd[1];
    result_boolean[RESULT_CONVERGED] = v0_done & v0_converged;
    result_mode[RESULT_MODE_0] = v0_told[0];
    result_mode[RESULT_MODE_1] = v0_told[1];
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_again_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_boolean, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_step_again_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_again_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_boolean, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_again_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_again(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_boolean, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_again_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    } else {
        karnopp_masses_pack_step_again_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    const karnopp_masses_pack v0 = karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[stride]));
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == v0) | (karnopp_masses_mask)(v0 < (karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_number(prepared, 44U, spacing, 0U)));
    const karnopp_masses_pack v2 = karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[0]));
    const karnopp_masses_mask v3 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == v2) | (karnopp_masses_mask)(v2 < (karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_number(prepared, 45U, spacing, 0U)));
    const karnopp_masses_pack v4 = karnopp_masses_pack_at(&tau[stride]) - (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U));
    const karnopp_masses_mask v5 = v1 | v3;
    const karnopp_masses_mask v6 = karnopp_masses_pack_mode_of(karnopp_masses_pack_at(&qd[stride]));
    const karnopp_masses_mask v7 = karnopp_masses_pack_mode_of(karnopp_masses_pack_at(&qd[0]));
    const karnopp_masses_pack v8 = v4 - (karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_real_of(v6));
    const karnopp_masses_pack v9 = (karnopp_masses_pack_at(&tau[0]) - (karnopp_masses_pack_number(prepared, 4U, spacing, 0U) * v8)) - (karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_real_of(v7));
    karnopp_masses_mask v11 = v6;
    karnopp_masses_pack v12 = karnopp_masses_pack_at(&qd[stride]);
    karnopp_masses_mask v13 = v7;
    karnopp_masses_pack v14 = (karnopp_masses_pack_number(prepared, 5U, spacing, 0U) * v8) + (karnopp_masses_pack_number(prepared, 7U, spacing, 0U) * v9);
    karnopp_masses_pack v15 = karnopp_masses_pack_number(prepared, 6U, spacing, 0U) * v9;
    karnopp_masses_pack v16 = karnopp_masses_pack_at(&qd[0]);
    karnopp_masses_pack v17 = karnopp_masses_pack_splat(0.0);
    if (!karnopp_masses_pack_all(~(v5))) {
        const karnopp_masses_pack v10_of_context_real[11] = {karnopp_masses_pack_number(prepared, 0U, spacing, 0U), karnopp_masses_pack_at(&tau[0]), v4, karnopp_masses_pack_number(prepared, 41U, spacing, 0U), karnopp_masses_pack_number(prepared, 42U, spacing, 0U), karnopp_masses_pack_at(&tau[stride]), karnopp_masses_pack_number(prepared, 4U, spacing, 0U), karnopp_masses_pack_number(prepared, 6U, spacing, 0U), karnopp_masses_pack_number(prepared, 5U, spacing, 0U), karnopp_masses_pack_at(&qd[0]), karnopp_masses_pack_at(&qd[stride])};
        const karnopp_masses_mask v10_of_context_boolean[2] = {v3, v1};
        karnopp_masses_pack v10_result_real[5];
        karnopp_masses_mask v10_result_mode[2];
        karnopp_masses_pack_step_at_rest(spacing, prepared, v10_of_context_real, v10_of_context_boolean, v10_result_real, v10_result_mode);
        v11 = karnopp_masses_pack_select_whole(v5, v10_result_mode[1], v11);
        v12 = karnopp_masses_pack_select(v5, v10_result_real[4], v12);
        v13 = karnopp_masses_pack_select_whole(v5, v10_result_mode[0], v13);
        v14 = karnopp_masses_pack_select(v5, v10_result_real[2], v14);
        v15 = karnopp_masses_pack_select(v5, v10_result_real[1], v15);
        v16 = karnopp_masses_pack_select(v5, v10_result_real[3], v16);
        v17 = karnopp_masses_pack_select(v5, v10_result_real[0], v17);
    }
    const karnopp_masses_pack v18 = karnopp_masses_pack_real_of(v11);
    const karnopp_masses_pack v19 = v4 - (karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * v18);
    const karnopp_masses_pack v20 = karnopp_masses_pack_number(prepared, 10U, spacing, 0U) * karnopp_masses_pack_at(&dt[0]);
    const karnopp_masses_pack v21 = (v12 * v20) - v19;
    const karnopp_masses_mask v22 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v13);
    const karnopp_masses_mask v23 = ~v22;
    const karnopp_masses_mask v24 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v11);
    const karnopp_masses_mask v25 = ~v24;
    const karnopp_masses_mask v26 = v25 | v23;
    const karnopp_masses_pack v27 = karnopp_masses_pack_select(v24, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v28 = karnopp_masses_pack_select(v22, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0)) / karnopp_masses_pack_select(v26, karnopp_masses_pack_number(prepared, 0U, spacing, 0U) - (karnopp_masses_pack_number(prepared, 46U, spacing, 0U) * v27), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v29 = karnopp_masses_pack_number(prepared, 4U, spacing, 0U) * v27;
    const karnopp_masses_pack v30 = v29 * v28;
    const karnopp_masses_pack v31 = karnopp_masses_pack_real_of(v13);
    const karnopp_masses_pack v32 = v28 * (karnopp_masses_pack_at(&tau[0]) - (karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * v31));
    const karnopp_masses_pack v33 = v32 + (v30 * v21);
    const karnopp_masses_pack v34 = karnopp_masses_pack_number(prepared, 5U, spacing, 0U) * v27;
    const karnopp_masses_pack v35 = (v29 * v33) + (v34 * v21);
    const karnopp_masses_pack v36 = 0.5 * karnopp_masses_pack_at(&dt[0]);
    const karnopp_masses_pack v37 = v12 + (v14 * v36);
    const karnopp_masses_pack v38 = (v37 * v20) - v19;
    const karnopp_masses_pack v39 = v32 + (v38 * v30);
    const karnopp_masses_pack v40 = (v29 * v39) + (v38 * v34);
    const karnopp_masses_pack v41 = (v36 * v35) - v12;
    const karnopp_masses_pack v42 = karnopp_masses_pack_number(prepared, 2U, spacing, 0U) * karnopp_masses_pack_at(&dt[0]);
    const karnopp_masses_pack v43 = v19 + (v42 * v41);
    const karnopp_masses_pack v44 = (v30 * v43) - v32;
    const karnopp_masses_pack v45 = 0.16666666666666666 * karnopp_masses_pack_at(&dt[0]);
    const karnopp_masses_pack v46 = v45 * (((v14 + (v29 * v44)) + (v34 * v43)) - (2.0 * (v40 + v35)));
    const karnopp_masses_pack v47 = karnopp_masses_pack_select(v26, karnopp_masses_pack_select(v24, karnopp_masses_pack_splat(0.0), v12 + v46), v12);
    const karnopp_masses_pack v48 = v39 + v33;
    const karnopp_masses_pack v49 = karnopp_masses_pack_select(v26, karnopp_masses_pack_select(v22, karnopp_masses_pack_splat(0.0), v16 - (v45 * (v44 - (v15 + (2.0 * v48))))), v16);
    const karnopp_masses_pack v50 = karnopp_masses_pack_at(&dt[0]) * v42;
    const karnopp_masses_mask v51 = (karnopp_masses_mask)((karnopp_masses_pack_number(prepared, 47U, spacing, 0U) * karnopp_masses_pack_abs(v50)) <= karnopp_masses_pack_splat(7.839999999999999));
    const karnopp_masses_mask v52 = ~v51;
    const karnopp_masses_pack v53 = karnopp_masses_pack_select(v24, karnopp_masses_pack_splat(0.0), -(1.0 / karnopp_masses_pack_select(v52 & v25, v50 - karnopp_masses_pack_number(prepared, 48U, spacing, 0U), karnopp_masses_pack_splat(1.0))));
    const karnopp_masses_mask v54 = (karnopp_masses_mask)(karnopp_masses_pack_select(v22, karnopp_masses_pack_splat(0.0), -(1.0 / karnopp_masses_pack_select(v52 & v23, (karnopp_masses_pack_number(prepared, 49U, spacing, 0U) * v53) - karnopp_masses_pack_number(prepared, 50U, spacing, 0U), karnopp_masses_pack_splat(1.0)))) < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v55 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < karnopp_masses_pack_select(v51, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_select((karnopp_masses_mask)(v53 < karnopp_masses_pack_splat(0.0)) | v54, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0))));
    const karnopp_masses_mask v56 = (~v55) & (karnopp_masses_mask)((karnopp_masses_pack_abs(v49) + karnopp_masses_pack_abs(v47)) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_pack v57 = (karnopp_masses_pack_at(&dt[0]) * v40) - (2.0 * (v12 + (v37 - v41)));
    const karnopp_masses_mask v58 = (karnopp_masses_mask)((v18 * karnopp_masses_pack_select(v26, -v57, v12)) < karnopp_masses_pack_splat(0.0)) & v56;
    const karnopp_masses_pack v59 = (6.0 * v16) + (karnopp_masses_pack_at(&dt[0]) * (v48 + v15));
    const karnopp_masses_mask v60 = v56 & (karnopp_masses_mask)((v31 * karnopp_masses_pack_select(v26, v59, v16)) < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v61 = karnopp_masses_pack_select(v26, karnopp_masses_pack_select(v24, karnopp_masses_pack_at(&q[stride]), karnopp_masses_pack_at(&q[stride]) - (v57 * v45)), karnopp_masses_pack_at(&q[stride]));
    const karnopp_masses_pack v62 = karnopp_masses_pack_select(v26, karnopp_masses_pack_select(v22, karnopp_masses_pack_at(&q[0]), karnopp_masses_pack_at(&q[0]) + (v45 * v59)), karnopp_masses_pack_at(&q[0]));
    const karnopp_masses_mask v63 = v58 | v60;
    karnopp_masses_pack v65 = v49;
    karnopp_masses_pack v66 = v47;
    karnopp_masses_pack v67 = v62;
    karnopp_masses_pack v68 = v61;
    karnopp_masses_mask v69 = v13;
    karnopp_masses_mask v70 = v11;
    karnopp_masses_mask v71 = karnopp_masses_pack_whole(-1);
    if (!karnopp_masses_pack_all(~(v63))) {
        const karnopp_masses_pack v64_of_context_real[18] = {karnopp_masses_pack_number(prepared, 0U, spacing, 0U), karnopp_masses_pack_at(&tau[0]), v4, karnopp_masses_pack_number(prepared, 41U, spacing, 0U), karnopp_masses_pack_number(prepared, 42U, spacing, 0U), karnopp_masses_pack_at(&tau[stride]), karnopp_masses_pack_number(prepared, 4U, spacing, 0U), karnopp_masses_pack_number(prepared, 6U, spacing, 0U), karnopp_masses_pack_number(prepared, 5U, spacing, 0U), karnopp_masses_pack_at(&q[0]), karnopp_masses_pack_at(&q[stride]), karnopp_masses_pack_at(&qd[0]), karnopp_masses_pack_at(&qd[stride]), karnopp_masses_pack_at(&dt[0]), v62, v61, v49, v47};
        const karnopp_masses_mask v64_of_context_boolean[4] = {v3, v1, v60, v58};
        const karnopp_masses_mask v64_of_context_mode[2] = {v13, v11};
        karnopp_masses_pack v64_result_real[4];
        karnopp_masses_mask v64_result_boolean[1];
        karnopp_masses_mask v64_result_mode[2];
        karnopp_masses_pack_step_again(spacing, prepared, v64_of_context_real, v64_of_context_boolean, v64_of_context_mode, v64_result_real, v64_result_boolean, v64_result_mode);
        v65 = karnopp_masses_pack_select(v63, v64_result_real[2], v65);
        v66 = karnopp_masses_pack_select(v63, v64_result_real[3], v66);
        v67 = karnopp_masses_pack_select(v63, v64_result_real[0], v67);
        v68 = karnopp_masses_pack_select(v63, v64_result_real[1], v68);
        v69 = karnopp_masses_pack_select_whole(v63, v64_result_mode[0], v69);
        v70 = karnopp_masses_pack_select_whole(v63, v64_result_mode[1], v70);
        v71 = karnopp_masses_pack_select_whole(v63, v64_result_boolean[0], v71);
    }
    *(karnopp_masses_unaligned *)&qd_next[0] = v65;
    *(karnopp_masses_unaligned *)&qd_next[stride] = v66;
    *(karnopp_masses_unaligned *)&q_next[0] = v67;
    *(karnopp_masses_unaligned *)&q_next[stride] = v68;
    const karnopp_masses_mask v72 = (karnopp_masses_mask)((karnopp_masses_pack_abs(v68) + (karnopp_masses_pack_abs(v67) + (karnopp_masses_pack_abs(v66) + karnopp_masses_pack_abs(v65)))) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v73 = (karnopp_masses_mask)(karnopp_masses_pack_splat(6.0) == v17);
    const karnopp_masses_pack v74 = karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[0])) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&dt[0])) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[stride])) + (v0 + v2)));
    const karnopp_masses_mask v75 = ((karnopp_masses_mask)((karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[0])) + v74) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[stride])) < karnopp_masses_pack_splat(1e+38))) & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < karnopp_masses_pack_at(&dt[0]));
    const karnopp_masses_mask v76 = ((~(v55 | v73)) & v75) & v72;
    *(karnopp_masses_bytes *)&mode_next[0] = __builtin_convertvector(v69, karnopp_masses_bytes);
    *(karnopp_masses_bytes *)&mode_next[stride] = __builtin_convertvector(v70, karnopp_masses_bytes);
    const karnopp_masses_mask v77 = (karnopp_masses_mask)(karnopp_masses_pack_splat(2.0) == v17);
    const karnopp_masses_pack v78 = karnopp_masses_pack_select(v71 | v77, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(5.0));
    const karnopp_masses_pack v79 = karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(3.0) == v17) | (karnopp_masses_mask)(karnopp_masses_pack_splat(3.0) == v78), karnopp_masses_pack_splat(3.0), karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(1.0) == v78) | (karnopp_masses_mask)(karnopp_masses_pack_splat(1.0) == v17), karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0)));
    const karnopp_masses_pack v80 = karnopp_masses_pack_select(v77 | (karnopp_masses_mask)(karnopp_masses_pack_splat(2.0) == v78), karnopp_masses_pack_splat(2.0), karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(4.0) == v17) | (karnopp_masses_mask)(karnopp_masses_pack_splat(4.0) == v78), karnopp_masses_pack_splat(4.0), v79));
    const karnopp_masses_pack v81 = karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(7.0) == v17) | (karnopp_masses_mask)(karnopp_masses_pack_splat(7.0) == v78), karnopp_masses_pack_splat(7.0), karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(5.0) == v17) | (karnopp_masses_mask)(karnopp_masses_pack_splat(5.0) == v78), karnopp_masses_pack_splat(5.0), v80));
    *(karnopp_masses_unaligned *)&status[0] = karnopp_masses_pack_select(v76, karnopp_masses_pack_select(v73 | (karnopp_masses_mask)(karnopp_masses_pack_splat(6.0) == v78), karnopp_masses_pack_splat(6.0), v81), karnopp_masses_pack_select(v55 & v75, karnopp_masses_pack_splat(7.0), karnopp_masses_pack_splat(6.0)));
    if (!karnopp_masses_pack_all(v76)) {
        *(karnopp_masses_unaligned *)&q_next[0] = karnopp_masses_pack_select(v76, v67, karnopp_masses_pack_at(&q[0]));
        *(karnopp_masses_unaligned *)&q_next[stride] = karnopp_masses_pack_select(v76, v68, karnopp_masses_pack_at(&q[stride]));
        *(karnopp_masses_unaligned *)&qd_next[0] = karnopp_masses_pack_select(v76, v65, karnopp_masses_pack_at(&qd[0]));
        *(karnopp_masses_unaligned *)&qd_next[stride] = karnopp_masses_pack_select(v76, v66, karnopp_masses_pack_at(&qd[stride]));
        *(karnopp_masses_bytes *)&mode_next[0] = __builtin_convertvector(karnopp_masses_pack_select_whole(v76, v69, karnopp_masses_pack_at_modes(&mode[0])), karnopp_masses_bytes);
        *(karnopp_masses_bytes *)&mode_next[stride] = __builtin_convertvector(karnopp_masses_pack_select_whole(v76, v70, karnopp_masses_pack_at_modes(&mode[stride])), karnopp_masses_bytes);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    karnopp_masses_pack_step_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        karnopp_masses_pack_step_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void karnopp_masses_step_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_step_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double dt_rest[1U * KARNOPP_MASSES_LANES];
        double q_next_rest[2U * KARNOPP_MASSES_LANES];
        double qd_next_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_next_rest[2U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, dt, dt_rest);
        karnopp_masses_pack_step_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, q_next_rest, q_next);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qd_next_rest, qd_next);
        karnopp_masses_pack_give_modes(2U, count, first, KARNOPP_MASSES_LANES, mode_next_rest, mode_next);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

void karnopp_masses_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_step_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double dt_rest[1U * KARNOPP_MASSES_LANES];
        double q_next_rest[2U * KARNOPP_MASSES_LANES];
        double qd_next_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_next_rest[2U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, dt, dt_rest);
        karnopp_masses_pack_step_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, q_next_rest, q_next);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qd_next_rest, qd_next);
        karnopp_masses_pack_give_modes(2U, count, first, KARNOPP_MASSES_LANES, mode_next_rest, mode_next);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
