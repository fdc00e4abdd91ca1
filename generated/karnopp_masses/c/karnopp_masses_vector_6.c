/* karnopp_masses, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with KARNOPP_MASSES_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in karnopp_masses_batch.c. */
#include "karnopp_masses_batch.h"

#if defined(KARNOPP_MASSES_VECTOR) && defined(__GNUC__)

#include "karnopp_masses_inline.h"

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_interpolated_pattern_body(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
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

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_pattern_same(const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    karnopp_masses_pack_interpolated_pattern_body(0U, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_pattern_each(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_interpolated_pattern_body(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_interpolated_pattern(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        karnopp_masses_pack_interpolated_pattern_same(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    } else {
        karnopp_masses_pack_interpolated_pattern_each(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    }
}

/* The search for a pattern of modes: symgen/derive/friction/decide.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_interpolated_pattern_search_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    enum { PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3, BREAKAWAY_OFFSET_1 = 4,
        FOUND_OWN_0 = 6, FOUND_OWN_1 = 7, FOUND_DRIVE_0 = 8, FOUND_OTHERS_0 = 9, FOUND_NOISE_0 = 10,
        FOUND_DRIVE_1 = 11, FOUND_OTHERS_1 = 12, FOUND_NOISE_1 = 13 };
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
        karnopp_masses_pack_interpolated_pattern(spacing, prepared, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, context_mode, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_ends);
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
    const karnopp_masses_mask v8 = (karnopp_masses_mask)((karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_0]) + (karnopp_masses_pack_abs(v6_number[0]) + (karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_1]) + karnopp_masses_pack_abs(v6_number[1])))) < karnopp_masses_pack_splat(1e+38));
    result_real[RESULT_STATUS] = karnopp_masses_pack_select(v8, karnopp_masses_pack_select(v6_done, v7, karnopp_masses_pack_splat(5.0)), karnopp_masses_pack_splat(6.0));
    result_mode[RESULT_MODES_0] = v6_best[0];
    result_mode[RESULT_MODES_1] = v6_best[1];
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_pattern_search_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_interpolated_pattern_search_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_pattern_search_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_interpolated_pattern_search_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_interpolated_pattern_search(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_interpolated_pattern_search_same(prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    } else {
        karnopp_masses_pack_interpolated_pattern_search_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    }
}

/* The modes of joints when some of them let go: symgen/derive/friction/decide.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_interpolated_pattern_let_go_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_INVERSE_D_0 = 6, FACTOR_L_0_1 = 7,
        FACTOR_INVERSE_D_1 = 8 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_DECIDED_1 = 1, QUESTION_REACHED_0 = 2, QUESTION_REACHED_1 = 3 };
    enum { QUESTION_MODES_0 = 0, QUESTION_MODES_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2 };
    enum { RESULT_MODES_0 = 0, RESULT_MODES_1 = 1 };
    const karnopp_masses_pack v0 = karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_1], karnopp_masses_pack_splat(0.0), context_real[BREAKAWAY_OFFSET_1]);
    const karnopp_masses_pack v1 = context_real[FACTOR_INVERSE_D_0] * context_real[FACTOR_L_0_1];
    const karnopp_masses_pack v2 = context_real[FACTOR_INVERSE_D_1] + (context_real[FACTOR_L_0_1] * v1);
    const karnopp_masses_pack v3 = karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_0], karnopp_masses_pack_splat(0.0), context_real[BREAKAWAY_OFFSET_0]);
    const karnopp_masses_pack v4 = 1.0001 * karnopp_masses_pack_abs(v1);
    const karnopp_masses_pack v5 = v3 * v4;
    const karnopp_masses_pack v6 = karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_1], karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_real_of(context_mode[QUESTION_MODES_1]), karnopp_masses_pack_splat(0.0)) - context_real[PROBLEM_RIGHT_1];
    const karnopp_masses_pack v7 = v6 * v2;
    const karnopp_masses_pack v8 = karnopp_masses_pack_select(context_boolean[QUESTION_DECIDED_0], karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_real_of(context_mode[QUESTION_MODES_0]), karnopp_masses_pack_splat(0.0)) - context_real[PROBLEM_RIGHT_0];
    const karnopp_masses_pack v9 = v1 * v8;
    const karnopp_masses_pack v10 = 1e-08 * (karnopp_masses_pack_abs(v9) + karnopp_masses_pack_abs(v7));
    const karnopp_masses_pack v11 = v9 - v7;
    const karnopp_masses_mask v12 = (~context_boolean[QUESTION_DECIDED_1]) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))));
    const karnopp_masses_pack v13 = v0 * v4;
    const karnopp_masses_pack v14 = context_real[FACTOR_INVERSE_D_0] * v8;
    const karnopp_masses_pack v15 = v1 * v6;
    const karnopp_masses_pack v16 = 1e-08 * (karnopp_masses_pack_abs(v15) + karnopp_masses_pack_abs(v14));
    const karnopp_masses_pack v17 = v14 - v15;
    const karnopp_masses_mask v18 = (~context_boolean[QUESTION_DECIDED_0]) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[FACTOR_INVERSE_D_0])))));
    const karnopp_masses_pack v19 = -v17;
    const karnopp_masses_mask v20 = karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_1], context_mode[QUESTION_MODES_1], karnopp_masses_pack_mode_of(v11));
    const karnopp_masses_pack v21 = (karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_real_of(v20)) - context_real[PROBLEM_RIGHT_1];
    const karnopp_masses_mask v22 = karnopp_masses_pack_select_whole(context_boolean[QUESTION_DECIDED_0], context_mode[QUESTION_MODES_0], karnopp_masses_pack_mode_of(v19));
    const karnopp_masses_pack v23 = (karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_real_of(v22)) - context_real[PROBLEM_RIGHT_0];
    const karnopp_masses_pack v24 = (context_real[FACTOR_INVERSE_D_0] * v23) - (v1 * v21);
    const karnopp_masses_pack v25 = (context_real[FACTOR_L_0_1] * v24) - (context_real[FACTOR_INVERSE_D_1] * v21);
    const karnopp_masses_mask v26 = (karnopp_masses_mask)((karnopp_masses_pack_abs(v21) + (karnopp_masses_pack_abs(v23) + (karnopp_masses_pack_abs(v25) + karnopp_masses_pack_abs(v24)))) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v27 = v26 & (~((context_boolean[QUESTION_REACHED_0] | v18) | (context_boolean[QUESTION_REACHED_1] | v12)));
    karnopp_masses_pack v29 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v30 = -v24;
    karnopp_masses_pack v31 = v25;
    karnopp_masses_mask v32 = v22;
    karnopp_masses_mask v33 = v20;
    if (!karnopp_masses_pack_all(v27)) {
        const karnopp_masses_pack v28_of_context_real[14] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[FACTOR_INVERSE_D_0], v2, v19, v13, v16, v11, v5, v10};
        const karnopp_masses_mask v28_of_context_boolean[6] = {context_boolean[QUESTION_DECIDED_0], context_boolean[QUESTION_DECIDED_1], context_boolean[QUESTION_REACHED_0], context_boolean[QUESTION_REACHED_1], v18, v12};
        karnopp_masses_pack v28_result_real[3];
        karnopp_masses_mask v28_result_mode[2];
        karnopp_masses_pack_interpolated_pattern_search(spacing, prepared, v28_of_context_real, v28_of_context_boolean, context_mode, v28_result_real, v28_result_mode);
        v29 = karnopp_masses_pack_select(v27, v29, v28_result_real[0]);
        v30 = karnopp_masses_pack_select(v27, v30, v28_result_real[1]);
        v31 = karnopp_masses_pack_select(v27, v31, v28_result_real[2]);
        v32 = karnopp_masses_pack_select_whole(v27, v32, v28_result_mode[0]);
        v33 = karnopp_masses_pack_select_whole(v27, v33, v28_result_mode[1]);
    }
    result_real[RESULT_STATUS] = v29;
    result_real[RESULT_QDD_0] = v30;
    result_real[RESULT_QDD_1] = v31;
    result_mode[RESULT_MODES_0] = v32;
    result_mode[RESULT_MODES_1] = v33;
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_pattern_let_go_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_interpolated_pattern_let_go_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_pattern_let_go_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_interpolated_pattern_let_go_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_interpolated_pattern_let_go(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_interpolated_pattern_let_go_same(prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    } else {
        karnopp_masses_pack_interpolated_pattern_let_go_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    }
}

/* The modes where some joint rests: symgen/derive/friction/runge_kutta.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_interpolated_at_rest_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    enum { PROBLEM_M_0_0 = 0, PROBLEM_RIGHT_0 = 1, PROBLEM_RIGHT_1 = 2, BREAKAWAY_OFFSET_0 = 3,
        BREAKAWAY_OFFSET_1 = 4, RUBBING_TAU_1 = 5, FACTOR_L_0_1 = 6, FACTOR_INVERSE_D_0 = 7,
        FACTOR_INVERSE_D_1 = 8, START_QD_0 = 9, START_QD_1 = 10 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1 };
    enum { START_FORCED_0 = 0, START_FORCED_1 = 1 };
    enum { RESULT_STATUS = 0, RESULT_QDD_0 = 1, RESULT_QDD_1 = 2, RESULT_QD_0 = 3, RESULT_QD_1 = 4 };
    enum { RESULT_MODE_0 = 0, RESULT_MODE_1 = 1 };
    const karnopp_masses_mask v0 = ~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == context_mode[START_FORCED_1]);
    const karnopp_masses_mask v1 = v0 & (context_boolean[START_RESTING_1] & v0);
    const karnopp_masses_mask v2 = ~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == context_mode[START_FORCED_0]);
    const karnopp_masses_mask v3 = v2 & (context_boolean[START_RESTING_0] & v2);
    result_real[RESULT_QD_1] = context_real[START_QD_1];
    result_real[RESULT_QD_0] = context_real[START_QD_0];
    const karnopp_masses_mask v4 = ~context_boolean[START_RESTING_1];
    const karnopp_masses_mask v5 = ~context_boolean[START_RESTING_0];
    const karnopp_masses_mask v6 = (~(karnopp_masses_mask)(karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_1]) <= context_real[BREAKAWAY_OFFSET_1])) | (v4 | v1);
    const karnopp_masses_mask v7 = v6 | ((~(karnopp_masses_mask)(karnopp_masses_pack_abs(context_real[PROBLEM_RIGHT_0]) <= context_real[BREAKAWAY_OFFSET_0])) | (v5 | v3));
    karnopp_masses_pack v9 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v10 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v11 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_mask v12 = karnopp_masses_pack_whole(0);
    karnopp_masses_mask v13 = karnopp_masses_pack_whole(0);
    if (!karnopp_masses_pack_all(~(v7))) {
        const karnopp_masses_pack v8_of_context_real[9] = {context_real[PROBLEM_M_0_0], context_real[PROBLEM_RIGHT_0], context_real[PROBLEM_RIGHT_1], context_real[BREAKAWAY_OFFSET_0], context_real[BREAKAWAY_OFFSET_1], context_real[RUBBING_TAU_1], context_real[FACTOR_INVERSE_D_0], context_real[FACTOR_L_0_1], context_real[FACTOR_INVERSE_D_1]};
        const karnopp_masses_mask v8_of_context_boolean[4] = {v5, v4, v3, v1};
        const karnopp_masses_mask v8_of_context_mode[4] = {karnopp_masses_pack_mode_of(context_real[START_QD_0]), karnopp_masses_pack_mode_of(context_real[START_QD_1]), context_mode[START_FORCED_0], context_mode[START_FORCED_1]};
        karnopp_masses_pack v8_result_real[3];
        karnopp_masses_mask v8_result_mode[2];
        karnopp_masses_pack_interpolated_pattern_let_go(spacing, prepared, v8_of_context_real, v8_of_context_boolean, v8_of_context_mode, v8_result_real, v8_result_mode);
        v9 = karnopp_masses_pack_select(v7, v8_result_real[0], v9);
        v10 = karnopp_masses_pack_select(v7, v8_result_real[1], v10);
        v11 = karnopp_masses_pack_select(v7, v8_result_real[2], v11);
        v12 = karnopp_masses_pack_select_whole(v7, v8_result_mode[0], v12);
        v13 = karnopp_masses_pack_select_whole(v7, v8_result_mode[1], v13);
    }
    result_real[RESULT_STATUS] = v9;
    result_real[RESULT_QDD_0] = v10;
    result_real[RESULT_QDD_1] = v11;
    result_mode[RESULT_MODE_0] = v12;
    result_mode[RESULT_MODE_1] = v13;
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_at_rest_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_interpolated_at_rest_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_at_rest_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_interpolated_at_rest_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_interpolated_at_rest(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_interpolated_at_rest_same(prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    } else {
        karnopp_masses_pack_interpolated_at_rest_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    }
}

/* One repetition of a part of a step, in other modes: symgen/derive/friction/reversals.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_interpolated_repetition_body(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict told, const karnopp_masses_mask *restrict behind, const karnopp_masses_mask *restrict before, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, karnopp_masses_mask converged, const karnopp_masses_pack *restrict context_real, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict told_out, karnopp_masses_mask *restrict behind_out, karnopp_masses_mask *restrict before_out, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict converged_out, karnopp_masses_mask *restrict done)
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

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_repetition_same(const double *restrict prepared, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict told, const karnopp_masses_mask *restrict behind, const karnopp_masses_mask *restrict before, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, karnopp_masses_mask converged, const karnopp_masses_pack *restrict context_real, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict told_out, karnopp_masses_mask *restrict behind_out, karnopp_masses_mask *restrict before_out, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict converged_out, karnopp_masses_mask *restrict done)
{
    karnopp_masses_pack_interpolated_repetition_body(0U, prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_repetition_each(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict told, const karnopp_masses_mask *restrict behind, const karnopp_masses_mask *restrict before, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, karnopp_masses_mask converged, const karnopp_masses_pack *restrict context_real, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict told_out, karnopp_masses_mask *restrict behind_out, karnopp_masses_mask *restrict before_out, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict converged_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_interpolated_repetition_body(spacing, prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_interpolated_repetition(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict told, const karnopp_masses_mask *restrict behind, const karnopp_masses_mask *restrict before, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, karnopp_masses_mask converged, const karnopp_masses_pack *restrict context_real, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict told_out, karnopp_masses_mask *restrict behind_out, karnopp_masses_mask *restrict before_out, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict converged_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        karnopp_masses_pack_interpolated_repetition_same(prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
    } else {
        karnopp_masses_pack_interpolated_repetition_each(spacing, prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
    }
}

/* A part of a step in which some joint was left behind is taken again: symgen/derive/friction/reversals.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_interpolated_again_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_boolean, karnopp_masses_mask *restrict result_mode)
{
    enum { END_Q_0 = 15, END_Q_1 = 16, END_QD_0 = 17, END_QD_1 = 18 };
    enum { START_RESTING_0 = 0, START_RESTING_1 = 1, BEHIND_0 = 2, BEHIND_1 = 3 };
    enum { END_MODE_0 = 2, END_MODE_1 = 3 };
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
        karnopp_masses_pack_interpolated_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
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

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_again_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_boolean, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_interpolated_again_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_again_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_boolean, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_interpolated_again_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_interpolated_again(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_boolean, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_interpolated_again_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    } else {
        karnopp_masses_pack_interpolated_again_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    }
}

/* One part of an interpolated step: symgen/derive/friction/interpolated_step.py. */
KARNOPP_MASSES_BODY void karnopp_masses_pack_interpolated_part_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict crossing, const karnopp_masses_mask *restrict forced, const karnopp_masses_mask *restrict heading, karnopp_masses_mask probes, const karnopp_masses_pack *restrict far, karnopp_masses_pack past, karnopp_masses_pack whole, karnopp_masses_pack trial, karnopp_masses_pack passes, karnopp_masses_pack worst, karnopp_masses_pack dt, const karnopp_masses_pack *restrict tau, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict crossing_out, karnopp_masses_mask *restrict forced_out, karnopp_masses_mask *restrict heading_out, karnopp_masses_mask *restrict probes_out, karnopp_masses_pack *restrict far_out, karnopp_masses_pack *restrict past_out, karnopp_masses_pack *restrict whole_out, karnopp_masses_pack *restrict trial_out, karnopp_masses_pack *restrict passes_out, karnopp_masses_pack *restrict worst_out, karnopp_masses_mask *restrict done)
{
    (void)mode;
    const karnopp_masses_mask v0 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == qd[1]);
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == qd[0]);
    const karnopp_masses_pack v2 = tau[1] - (q[1] * karnopp_masses_pack_number(prepared, 2U, spacing, 0U));
    const karnopp_masses_mask v3 = v1 | v0;
    const karnopp_masses_mask v4 = karnopp_masses_pack_mode_of(qd[1]);
    const karnopp_masses_mask v5 = karnopp_masses_pack_mode_of(qd[0]);
    const karnopp_masses_pack v6 = v2 - (karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_real_of(v4));
    const karnopp_masses_pack v7 = (tau[0] - (karnopp_masses_pack_number(prepared, 4U, spacing, 0U) * v6)) - (karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_real_of(v5));
    karnopp_masses_mask v9 = v4;
    karnopp_masses_pack v10 = qd[1];
    karnopp_masses_mask v11 = v5;
    karnopp_masses_pack v12 = (karnopp_masses_pack_number(prepared, 5U, spacing, 0U) * v6) + (karnopp_masses_pack_number(prepared, 7U, spacing, 0U) * v7);
    karnopp_masses_pack v13 = karnopp_masses_pack_number(prepared, 6U, spacing, 0U) * v7;
    karnopp_masses_pack v14 = qd[0];
    karnopp_masses_pack v15 = karnopp_masses_pack_splat(0.0);
    if (!karnopp_masses_pack_all(~(v3))) {
        const karnopp_masses_pack v8_of_context_real[11] = {karnopp_masses_pack_number(prepared, 0U, spacing, 0U), tau[0], v2, karnopp_masses_pack_number(prepared, 41U, spacing, 0U), karnopp_masses_pack_number(prepared, 42U, spacing, 0U), tau[1], karnopp_masses_pack_number(prepared, 4U, spacing, 0U), karnopp_masses_pack_number(prepared, 6U, spacing, 0U), karnopp_masses_pack_number(prepared, 5U, spacing, 0U), qd[0], qd[1]};
        const karnopp_masses_mask v8_of_context_boolean[2] = {v1, v0};
        karnopp_masses_pack v8_result_real[5];
        karnopp_masses_mask v8_result_mode[2];
        karnopp_masses_pack_interpolated_at_rest(spacing, prepared, v8_of_context_real, v8_of_context_boolean, forced, v8_result_real, v8_result_mode);
        v9 = karnopp_masses_pack_select_whole(v3, v8_result_mode[1], v9);
        v10 = karnopp_masses_pack_select(v3, v8_result_real[4], v10);
        v11 = karnopp_masses_pack_select_whole(v3, v8_result_mode[0], v11);
        v12 = karnopp_masses_pack_select(v3, v8_result_real[2], v12);
        v13 = karnopp_masses_pack_select(v3, v8_result_real[1], v13);
        v14 = karnopp_masses_pack_select(v3, v8_result_real[3], v14);
        v15 = karnopp_masses_pack_select(v3, v8_result_real[0], v15);
    }
    const karnopp_masses_pack v16 = karnopp_masses_pack_real_of(v9);
    const karnopp_masses_pack v17 = karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * v16;
    const karnopp_masses_pack v18 = v2 - v17;
    const karnopp_masses_pack v19 = karnopp_masses_pack_number(prepared, 10U, spacing, 0U) * trial;
    const karnopp_masses_pack v20 = (v10 * v19) - v18;
    const karnopp_masses_mask v21 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v9);
    const karnopp_masses_mask v22 = ~v21;
    const karnopp_masses_mask v23 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v11);
    const karnopp_masses_mask v24 = ~v23;
    const karnopp_masses_mask v25 = v24 | v22;
    const karnopp_masses_pack v26 = karnopp_masses_pack_select(v21, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v27 = karnopp_masses_pack_select(v23, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0)) / karnopp_masses_pack_select(v25, karnopp_masses_pack_number(prepared, 0U, spacing, 0U) - (karnopp_masses_pack_number(prepared, 46U, spacing, 0U) * v26), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v28 = karnopp_masses_pack_number(prepared, 4U, spacing, 0U) * v26;
    const karnopp_masses_pack v29 = v28 * v27;
    const karnopp_masses_pack v30 = karnopp_masses_pack_real_of(v11);
    const karnopp_masses_pack v31 = tau[0] - (karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * v30);
    const karnopp_masses_pack v32 = v31 * v27;
    const karnopp_masses_pack v33 = v32 + (v29 * v20);
    const karnopp_masses_pack v34 = karnopp_masses_pack_number(prepared, 5U, spacing, 0U) * v26;
    const karnopp_masses_pack v35 = (v28 * v33) + (v34 * v20);
    const karnopp_masses_pack v36 = 0.5 * trial;
    const karnopp_masses_pack v37 = (v36 * v35) - v10;
    const karnopp_masses_pack v38 = v10 + (v12 * v36);
    const karnopp_masses_pack v39 = (v38 * v19) - v18;
    const karnopp_masses_pack v40 = v32 + (v39 * v29);
    const karnopp_masses_pack v41 = (v28 * v40) + (v39 * v34);
    const karnopp_masses_pack v42 = (trial * v41) - (2.0 * (v38 + (v10 - v37)));
    const karnopp_masses_pack v43 = 0.16666666666666666 * trial;
    const karnopp_masses_pack v44 = karnopp_masses_pack_select(v25, karnopp_masses_pack_select(v21, q[1], q[1] - (v42 * v43)), q[1]);
    const karnopp_masses_pack v45 = tau[1] - (karnopp_masses_pack_number(prepared, 2U, spacing, 0U) * v44);
    const karnopp_masses_pack v46 = karnopp_masses_pack_select(v21, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v47 = v46 * karnopp_masses_pack_select(v21, karnopp_masses_pack_splat(0.0), v45 - v17);
    const karnopp_masses_mask v48 = v23 | v21;
    const karnopp_masses_pack v49 = karnopp_masses_pack_select(v23, karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select(v24 & v48, karnopp_masses_pack_number(prepared, 0U, spacing, 0U) - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v46), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v50 = v49 * (karnopp_masses_pack_select(v23, karnopp_masses_pack_splat(0.0), v31) - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v47));
    const karnopp_masses_pack v51 = v45 - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v23, karnopp_masses_pack_splat(0.0), v50));
    const karnopp_masses_pack v52 = karnopp_masses_pack_number(prepared, 42U, spacing, 0U) + v51;
    const karnopp_masses_pack v53 = karnopp_masses_pack_number(prepared, 42U, spacing, 0U) - v51;
    const karnopp_masses_pack v54 = karnopp_masses_pack_number(prepared, 2U, spacing, 0U) * trial;
    const karnopp_masses_pack v55 = v18 + (v37 * v54);
    const karnopp_masses_pack v56 = (v29 * v55) - v32;
    const karnopp_masses_pack v57 = v43 * (((v12 + (v28 * v56)) + (v34 * v55)) - (2.0 * (v41 + v35)));
    const karnopp_masses_pack v58 = karnopp_masses_pack_select(v25, karnopp_masses_pack_select(v21, karnopp_masses_pack_splat(0.0), v10 + v57), v10);
    const karnopp_masses_pack v59 = karnopp_masses_pack_select(v21, karnopp_masses_pack_select(v48, karnopp_masses_pack_min(v53, v52), karnopp_masses_pack_splat(0.0)), v16 * v58);
    far_out[1] = v59;
    const karnopp_masses_pack v60 = karnopp_masses_pack_select(probes, far[1], v59);
    const karnopp_masses_pack v61 = trial / karnopp_masses_pack_select(probes, whole, karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v62 = 1.0 / karnopp_masses_pack_select(probes, 1.0 - v61, karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v63 = v2 - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v13);
    const karnopp_masses_pack v64 = karnopp_masses_pack_select(v21, karnopp_masses_pack_select(v48, karnopp_masses_pack_max(karnopp_masses_pack_splat(0.0), karnopp_masses_pack_min(karnopp_masses_pack_number(prepared, 42U, spacing, 0U) - v63, karnopp_masses_pack_number(prepared, 42U, spacing, 0U) + v63)), karnopp_masses_pack_splat(0.0)), qd[1] * v16);
    const karnopp_masses_pack v65 = 1.0 / karnopp_masses_pack_select(probes, v61, karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v66 = v65 * (v59 - v64);
    const karnopp_masses_pack v67 = v66 + (v62 * (v59 - v60));
    const karnopp_masses_pack v68 = v66 + (v61 * v67);
    const karnopp_masses_mask v69 = (~(v0 & v22)) & (karnopp_masses_mask)(v60 < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v70 = probes & v69;
    const karnopp_masses_pack v71 = karnopp_masses_pack_sqrt(karnopp_masses_pack_select(v70, karnopp_masses_pack_max(karnopp_masses_pack_splat(0.0), (v67 * (4.0 * v64)) + (v68 * v68)), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_mask v72 = (karnopp_masses_mask)(v68 < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v73 = karnopp_masses_pack_select(v70, karnopp_masses_pack_select(v69, karnopp_masses_pack_select(v72, v71 - v68, 2.0 * v67), karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v74 = ~probes;
    const karnopp_masses_pack v75 = karnopp_masses_pack_select(v69, karnopp_masses_pack_max(karnopp_masses_pack_splat(1e-06), v64 / karnopp_masses_pack_select(v74 & v69, karnopp_masses_pack_select(v69, v64 - v60, karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0))), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v76 = karnopp_masses_pack_select(probes, karnopp_masses_pack_select(v69, karnopp_masses_pack_min(karnopp_masses_pack_splat(1.0), karnopp_masses_pack_select(v72, 2.0 * v64, v68 + v71) / v73), karnopp_masses_pack_splat(1.0)), v75);
    const karnopp_masses_pack v77 = tau[0] - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v21, karnopp_masses_pack_splat(0.0), v47 + ((-v50) * (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v46))));
    const karnopp_masses_pack v78 = karnopp_masses_pack_number(prepared, 41U, spacing, 0U) + v77;
    const karnopp_masses_pack v79 = karnopp_masses_pack_number(prepared, 41U, spacing, 0U) - v77;
    const karnopp_masses_pack v80 = v40 + v33;
    const karnopp_masses_pack v81 = karnopp_masses_pack_select(v25, karnopp_masses_pack_select(v23, karnopp_masses_pack_splat(0.0), v14 + (v43 * (v13 + ((2.0 * v80) - v56)))), v14);
    const karnopp_masses_pack v82 = karnopp_masses_pack_select(v23, karnopp_masses_pack_select(v48, karnopp_masses_pack_min(v79, v78), karnopp_masses_pack_splat(0.0)), v30 * v81);
    far_out[0] = v82;
    const karnopp_masses_pack v83 = karnopp_masses_pack_select(probes, far[0], v82);
    const karnopp_masses_pack v84 = tau[0] - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v12);
    const karnopp_masses_pack v85 = karnopp_masses_pack_select(v23, karnopp_masses_pack_select(v48, karnopp_masses_pack_max(karnopp_masses_pack_splat(0.0), karnopp_masses_pack_min(karnopp_masses_pack_number(prepared, 41U, spacing, 0U) - v84, karnopp_masses_pack_number(prepared, 41U, spacing, 0U) + v84)), karnopp_masses_pack_splat(0.0)), qd[0] * v30);
    const karnopp_masses_pack v86 = v65 * (v82 - v85);
    const karnopp_masses_pack v87 = v86 + (v62 * (v82 - v83));
    const karnopp_masses_pack v88 = v86 + (v61 * v87);
    const karnopp_masses_mask v89 = (~(v1 & v24)) & (karnopp_masses_mask)(v83 < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v90 = probes & v89;
    const karnopp_masses_pack v91 = karnopp_masses_pack_sqrt(karnopp_masses_pack_select(v90, karnopp_masses_pack_max(karnopp_masses_pack_splat(0.0), (v87 * (4.0 * v85)) + (v88 * v88)), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_mask v92 = (karnopp_masses_mask)(v88 < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v93 = karnopp_masses_pack_select(v90, karnopp_masses_pack_select(v89, karnopp_masses_pack_select(v92, v91 - v88, 2.0 * v87), karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v94 = karnopp_masses_pack_select(v89, karnopp_masses_pack_max(karnopp_masses_pack_splat(1e-06), v85 / karnopp_masses_pack_select(v74 & v89, karnopp_masses_pack_select(v89, v85 - v83, karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0))), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v95 = karnopp_masses_pack_select(probes, karnopp_masses_pack_select(v89, karnopp_masses_pack_min(karnopp_masses_pack_splat(1.0), karnopp_masses_pack_select(v92, 2.0 * v85, v88 + v91) / v93), karnopp_masses_pack_splat(1.0)), v94);
    const karnopp_masses_pack v96 = karnopp_masses_pack_min(karnopp_masses_pack_min(karnopp_masses_pack_splat(1.0), v95), v76);
    const karnopp_masses_mask v97 = ((crossing[1] | crossing[0]) | (~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == heading[0]))) | (~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == heading[1]));
    const karnopp_masses_mask v98 = (~((karnopp_masses_mask)(karnopp_masses_pack_splat(12.0) <= passes) | (probes | v97))) & (karnopp_masses_mask)(v96 < karnopp_masses_pack_splat(1.0));
    *probes_out = v98;
    const karnopp_masses_mask v99 = probes | v98;
    const karnopp_masses_pack v100 = trial * v54;
    const karnopp_masses_mask v101 = (karnopp_masses_mask)((karnopp_masses_pack_number(prepared, 47U, spacing, 0U) * karnopp_masses_pack_abs(v100)) <= karnopp_masses_pack_splat(7.839999999999999));
    const karnopp_masses_mask v102 = ~v101;
    const karnopp_masses_pack v103 = karnopp_masses_pack_select(v21, karnopp_masses_pack_splat(0.0), -(1.0 / karnopp_masses_pack_select(v22 & v102, v100 - karnopp_masses_pack_number(prepared, 48U, spacing, 0U), karnopp_masses_pack_splat(1.0))));
    const karnopp_masses_mask v104 = (karnopp_masses_mask)(karnopp_masses_pack_select(v23, karnopp_masses_pack_splat(0.0), -(1.0 / karnopp_masses_pack_select(v24 & v102, (karnopp_masses_pack_number(prepared, 49U, spacing, 0U) * v103) - karnopp_masses_pack_number(prepared, 50U, spacing, 0U), karnopp_masses_pack_splat(1.0)))) < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v105 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < karnopp_masses_pack_select(v101, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_select((karnopp_masses_mask)(v103 < karnopp_masses_pack_splat(0.0)) | v104, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0))));
    const karnopp_masses_mask v106 = (karnopp_masses_mask)((karnopp_masses_pack_abs(v82) + karnopp_masses_pack_abs(v59)) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v107 = (~(v99 | v105)) & v106;
    const karnopp_masses_mask v108 = (karnopp_masses_mask)((v16 * karnopp_masses_pack_select(v25, -v42, v10)) < karnopp_masses_pack_splat(0.0)) & v107;
    const karnopp_masses_pack v109 = (6.0 * v14) + (trial * (v13 + v80));
    const karnopp_masses_mask v110 = v107 & (karnopp_masses_mask)((v30 * karnopp_masses_pack_select(v25, v109, v14)) < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v111 = karnopp_masses_pack_select(v25, karnopp_masses_pack_select(v23, q[0], q[0] + (v43 * v109)), q[0]);
    const karnopp_masses_mask v112 = v108 | v110;
    karnopp_masses_pack v114 = v111;
    karnopp_masses_pack v115 = v44;
    karnopp_masses_pack v116 = v58;
    karnopp_masses_mask v117 = v9;
    karnopp_masses_mask v118 = v11;
    karnopp_masses_pack v119 = v81;
    karnopp_masses_mask v120 = karnopp_masses_pack_whole(-1);
    if (!karnopp_masses_pack_all(~(v112))) {
        const karnopp_masses_pack v113_of_context_real[19] = {karnopp_masses_pack_number(prepared, 0U, spacing, 0U), tau[0], v2, karnopp_masses_pack_number(prepared, 41U, spacing, 0U), karnopp_masses_pack_number(prepared, 42U, spacing, 0U), tau[1], karnopp_masses_pack_number(prepared, 4U, spacing, 0U), karnopp_masses_pack_number(prepared, 6U, spacing, 0U), karnopp_masses_pack_number(prepared, 5U, spacing, 0U), q[0], q[1], qd[0], qd[1], trial, past, v111, v44, v81, v58};
        const karnopp_masses_mask v113_of_context_boolean[4] = {v1, v0, v110, v108};
        const karnopp_masses_mask v113_of_context_mode[4] = {forced[0], forced[1], v11, v9};
        karnopp_masses_pack v113_result_real[4];
        karnopp_masses_mask v113_result_boolean[1];
        karnopp_masses_mask v113_result_mode[2];
        karnopp_masses_pack_interpolated_again(spacing, prepared, v113_of_context_real, v113_of_context_boolean, v113_of_context_mode, v113_result_real, v113_result_boolean, v113_result_mode);
        v114 = karnopp_masses_pack_select(v112, v113_result_real[0], v114);
        v115 = karnopp_masses_pack_select(v112, v113_result_real[1], v115);
        v116 = karnopp_masses_pack_select(v112, v113_result_real[3], v116);
        v117 = karnopp_masses_pack_select_whole(v112, v113_result_mode[1], v117);
        v118 = karnopp_masses_pack_select_whole(v112, v113_result_mode[0], v118);
        v119 = karnopp_masses_pack_select(v112, v113_result_real[2], v119);
        v120 = karnopp_masses_pack_select_whole(v112, v113_result_boolean[0], v120);
    }
    q_out[0] = v114;
    q_out[1] = v115;
    mode_out[1] = v117;
    const karnopp_masses_mask v121 = crossing[1] | (v22 & (karnopp_masses_mask)(v59 < karnopp_masses_pack_splat(0.0)));
    const karnopp_masses_mask v122 = v121 | (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v117);
    mode_out[0] = v118;
    const karnopp_masses_mask v123 = crossing[0] | (v24 & (karnopp_masses_mask)(v82 < karnopp_masses_pack_splat(0.0)));
    const karnopp_masses_mask v124 = v123 | (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v118);
    const karnopp_masses_pack v125 = karnopp_masses_pack_select(v122, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v126 = v125 * karnopp_masses_pack_select(v122, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v124, v119, karnopp_masses_pack_splat(0.0)));
    const karnopp_masses_mask v127 = ~v99;
    const karnopp_masses_mask v128 = v127 & (v121 | v123);
    const karnopp_masses_pack v129 = karnopp_masses_pack_select(v124, karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select((v127 & v128) & (~v124), karnopp_masses_pack_number(prepared, 0U, spacing, 0U) - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v125), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v130 = v129 * ((karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v126) - karnopp_masses_pack_select(v124, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v122, v116, karnopp_masses_pack_splat(0.0))));
    const karnopp_masses_pack v131 = karnopp_masses_pack_select(v128, karnopp_masses_pack_select(v124, karnopp_masses_pack_splat(0.0), v119 + karnopp_masses_pack_select(v124, karnopp_masses_pack_splat(0.0), -v130)), v119);
    qd_out[0] = v131;
    const karnopp_masses_pack v132 = karnopp_masses_pack_select(v128, karnopp_masses_pack_select(v122, karnopp_masses_pack_splat(0.0), v116 + karnopp_masses_pack_select(v122, karnopp_masses_pack_splat(0.0), v126 + (v130 * (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v125)))), v116);
    qd_out[1] = v132;
    const karnopp_masses_mask v133 = v89 & (karnopp_masses_mask)(v95 <= v96);
    crossing_out[0] = probes & (v24 & v133);
    const karnopp_masses_mask v134 = v69 & (karnopp_masses_mask)(v76 <= v96);
    crossing_out[1] = probes & (v22 & v134);
    const karnopp_masses_mask v135 = karnopp_masses_pack_select_whole(v97, heading[0], karnopp_masses_pack_whole(0));
    forced_out[0] = v135;
    const karnopp_masses_mask v136 = karnopp_masses_pack_select_whole(v97, heading[1], karnopp_masses_pack_whole(0));
    forced_out[1] = v136;
    heading_out[0] = karnopp_masses_pack_select_whole(probes, karnopp_masses_pack_select_whole(v23 & v133, karnopp_masses_pack_select_whole(v48, karnopp_masses_pack_mode_of(v78 - v79), karnopp_masses_pack_whole(0)), karnopp_masses_pack_whole(0)), karnopp_masses_pack_whole(0));
    heading_out[1] = karnopp_masses_pack_select_whole(probes, karnopp_masses_pack_select_whole(v21 & v134, karnopp_masses_pack_select_whole(v48, karnopp_masses_pack_mode_of(v52 - v53), karnopp_masses_pack_whole(0)), karnopp_masses_pack_whole(0)), karnopp_masses_pack_whole(0));
    const karnopp_masses_pack v137 = karnopp_masses_pack_select(v99, past, karnopp_masses_pack_select(v97, trial + past, dt));
    *past_out = v137;
    const karnopp_masses_pack v138 = karnopp_masses_pack_select(probes, whole, trial);
    const karnopp_masses_pack v139 = karnopp_masses_pack_select(v99, v96 * v138, dt - v137);
    *trial_out = v139;
    *whole_out = karnopp_masses_pack_select(v99, v138, v139);
    *passes_out = 1.0 + passes;
    const karnopp_masses_mask v140 = v106 & (karnopp_masses_mask)((karnopp_masses_pack_abs(v119) + karnopp_masses_pack_abs(v116)) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v141 = (karnopp_masses_mask)(karnopp_masses_pack_splat(2.0) == v15);
    const karnopp_masses_pack v142 = karnopp_masses_pack_select(v105, karnopp_masses_pack_splat(7.0), karnopp_masses_pack_select(v140, karnopp_masses_pack_select(v141 | v120, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(5.0)), karnopp_masses_pack_splat(6.0)));
    const karnopp_masses_pack v143 = karnopp_masses_pack_select(((karnopp_masses_mask)(karnopp_masses_pack_splat(1.0) == v15) | (karnopp_masses_mask)(karnopp_masses_pack_splat(1.0) == worst)) | (karnopp_masses_mask)(karnopp_masses_pack_splat(1.0) == v142), karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v144 = karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(3.0) == v142) | ((karnopp_masses_mask)(karnopp_masses_pack_splat(3.0) == worst) | (karnopp_masses_mask)(karnopp_masses_pack_splat(3.0) == v15)), karnopp_masses_pack_splat(3.0), v143);
    const karnopp_masses_pack v145 = karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(4.0) == v142) | ((karnopp_masses_mask)(karnopp_masses_pack_splat(4.0) == v15) | (karnopp_masses_mask)(karnopp_masses_pack_splat(4.0) == worst)), karnopp_masses_pack_splat(4.0), v144);
    const karnopp_masses_mask v146 = ((karnopp_masses_mask)(karnopp_masses_pack_splat(5.0) == worst) | (karnopp_masses_mask)(karnopp_masses_pack_splat(5.0) == v15)) | (karnopp_masses_mask)(karnopp_masses_pack_splat(5.0) == v142);
    const karnopp_masses_pack v147 = karnopp_masses_pack_select(v146, karnopp_masses_pack_splat(5.0), karnopp_masses_pack_select((v141 | (karnopp_masses_mask)(karnopp_masses_pack_splat(2.0) == worst)) | (karnopp_masses_mask)(karnopp_masses_pack_splat(2.0) == v142), karnopp_masses_pack_splat(2.0), v145));
    const karnopp_masses_pack v148 = karnopp_masses_pack_select(((karnopp_masses_mask)(karnopp_masses_pack_splat(7.0) == v15) | (karnopp_masses_mask)(karnopp_masses_pack_splat(7.0) == worst)) | (karnopp_masses_mask)(karnopp_masses_pack_splat(7.0) == v142), karnopp_masses_pack_splat(7.0), v147);
    *worst_out = karnopp_masses_pack_select(((karnopp_masses_mask)(karnopp_masses_pack_splat(6.0) == v15) | (karnopp_masses_mask)(karnopp_masses_pack_splat(6.0) == worst)) | (karnopp_masses_mask)(karnopp_masses_pack_splat(6.0) == v142), karnopp_masses_pack_splat(6.0), v148);
    *done = (v127 & (karnopp_masses_mask)(v139 <= karnopp_masses_pack_splat(0.0))) | (v105 | (~v140));
    if (!karnopp_masses_pack_all(~(v99))) {
        q_out[0] = karnopp_masses_pack_select(v99, q[0], v114);
        q_out[1] = karnopp_masses_pack_select(v99, q[1], v115);
        qd_out[0] = karnopp_masses_pack_select(v99, qd[0], v131);
        qd_out[1] = karnopp_masses_pack_select(v99, qd[1], v132);
        forced_out[0] = karnopp_masses_pack_select_whole(v99, forced[0], v135);
        forced_out[1] = karnopp_masses_pack_select_whole(v99, forced[1], v136);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_part_same(const double *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict crossing, const karnopp_masses_mask *restrict forced, const karnopp_masses_mask *restrict heading, karnopp_masses_mask probes, const karnopp_masses_pack *restrict far, karnopp_masses_pack past, karnopp_masses_pack whole, karnopp_masses_pack trial, karnopp_masses_pack passes, karnopp_masses_pack worst, karnopp_masses_pack dt, const karnopp_masses_pack *restrict tau, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict crossing_out, karnopp_masses_mask *restrict forced_out, karnopp_masses_mask *restrict heading_out, karnopp_masses_mask *restrict probes_out, karnopp_masses_pack *restrict far_out, karnopp_masses_pack *restrict past_out, karnopp_masses_pack *restrict whole_out, karnopp_masses_pack *restrict trial_out, karnopp_masses_pack *restrict passes_out, karnopp_masses_pack *restrict worst_out, karnopp_masses_mask *restrict done)
{
    karnopp_masses_pack_interpolated_part_body(0U, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_part_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict crossing, const karnopp_masses_mask *restrict forced, const karnopp_masses_mask *restrict heading, karnopp_masses_mask probes, const karnopp_masses_pack *restrict far, karnopp_masses_pack past, karnopp_masses_pack whole, karnopp_masses_pack trial, karnopp_masses_pack passes, karnopp_masses_pack worst, karnopp_masses_pack dt, const karnopp_masses_pack *restrict tau, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict crossing_out, karnopp_masses_mask *restrict forced_out, karnopp_masses_mask *restrict heading_out, karnopp_masses_mask *restrict probes_out, karnopp_masses_pack *restrict far_out, karnopp_masses_pack *restrict past_out, karnopp_masses_pack *restrict whole_out, karnopp_masses_pack *restrict trial_out, karnopp_masses_pack *restrict passes_out, karnopp_masses_pack *restrict worst_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_interpolated_part_body(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_interpolated_part(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict crossing, const karnopp_masses_mask *restrict forced, const karnopp_masses_mask *restrict heading, karnopp_masses_mask probes, const karnopp_masses_pack *restrict far, karnopp_masses_pack past, karnopp_masses_pack whole, karnopp_masses_pack trial, karnopp_masses_pack passes, karnopp_masses_pack worst, karnopp_masses_pack dt, const karnopp_masses_pack *restrict tau, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict crossing_out, karnopp_masses_mask *restrict forced_out, karnopp_masses_mask *restrict heading_out, karnopp_masses_mask *restrict probes_out, karnopp_masses_pack *restrict far_out, karnopp_masses_pack *restrict past_out, karnopp_masses_pack *restrict whole_out, karnopp_masses_pack *restrict trial_out, karnopp_masses_pack *restrict passes_out, karnopp_masses_pack *restrict worst_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        karnopp_masses_pack_interpolated_part_same(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
    } else {
        karnopp_masses_pack_interpolated_part_each(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_step_interpolated_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    const karnopp_masses_pack v0 = karnopp_masses_pack_abs(karnopp_masses_pack_at(&dt[0])) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[stride])) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[stride])) + karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[0]))));
    const karnopp_masses_mask v1 = (karnopp_masses_mask)((karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[0])) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[0])) + v0)) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[stride])) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v2 = v1 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < karnopp_masses_pack_at(&dt[0]));
    karnopp_masses_pack v3_q[2] = {karnopp_masses_pack_at(&q[0]), karnopp_masses_pack_at(&q[stride])};
    karnopp_masses_pack v3_qd[2] = {karnopp_masses_pack_at(&qd[0]), karnopp_masses_pack_at(&qd[stride])};
    karnopp_masses_mask v3_mode[2] = {karnopp_masses_pack_at_modes(&mode[0]), karnopp_masses_pack_at_modes(&mode[stride])};
    karnopp_masses_mask v3_crossing[2] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0)};
    karnopp_masses_mask v3_forced[2] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0)};
    karnopp_masses_mask v3_heading[2] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0)};
    karnopp_masses_mask v3_probes = karnopp_masses_pack_whole(0);
    karnopp_masses_pack v3_far[2] = {karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0)};
    karnopp_masses_pack v3_past = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v3_whole = karnopp_masses_pack_at(&dt[0]);
    karnopp_masses_pack v3_trial = karnopp_masses_pack_at(&dt[0]);
    karnopp_masses_pack v3_passes = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v3_worst = karnopp_masses_pack_splat(0.0);
    const karnopp_masses_pack v3_of_tau[2] = {karnopp_masses_pack_at(&tau[0]), karnopp_masses_pack_at(&tau[stride])};
    karnopp_masses_mask v3_done = { 0 };
    for (int v3_pass = 0; (v3_pass < 14) && !karnopp_masses_pack_all(v3_done); v3_pass++) {
        karnopp_masses_pack v3_next_q[2];
        karnopp_masses_pack v3_next_qd[2];
        karnopp_masses_mask v3_next_mode[2];
        karnopp_masses_mask v3_next_crossing[2];
        karnopp_masses_mask v3_next_forced[2];
        karnopp_masses_mask v3_next_heading[2];
        karnopp_masses_mask v3_next_probes;
        karnopp_masses_pack v3_next_far[2];
        karnopp_masses_pack v3_next_past;
        karnopp_masses_pack v3_next_whole;
        karnopp_masses_pack v3_next_trial;
        karnopp_masses_pack v3_next_passes;
        karnopp_masses_pack v3_next_worst;
        karnopp_masses_mask v3_ends;
        karnopp_masses_pack_interpolated_part(spacing, prepared, v3_q, v3_qd, v3_mode, v3_crossing, v3_forced, v3_heading, v3_probes, v3_far, v3_past, v3_whole, v3_trial, v3_passes, v3_worst, karnopp_masses_pack_at(&dt[0]), v3_of_tau, v3_next_q, v3_next_qd, v3_next_mode, v3_next_crossing, v3_next_forced, v3_next_heading, &v3_next_probes, v3_next_far, &v3_next_past, &v3_next_whole, &v3_next_trial, &v3_next_passes, &v3_next_worst, &v3_ends);
        v3_q[0] = karnopp_masses_pack_select(v3_done, v3_q[0], v3_next_q[0]);
        v3_q[1] = karnopp_masses_pack_select(v3_done, v3_q[1], v3_next_q[1]);
        v3_qd[0] = karnopp_masses_pack_select(v3_done, v3_qd[0], v3_next_qd[0]);
        v3_qd[1] = karnopp_masses_pack_select(v3_done, v3_qd[1], v3_next_qd[1]);
        v3_mode[0] = karnopp_masses_pack_select_whole(v3_done, v3_mode[0], v3_next_mode[0]);
        v3_mode[1] = karnopp_masses_pack_select_whole(v3_done, v3_mode[1], v3_next_mode[1]);
        v3_crossing[0] = karnopp_masses_pack_select_whole(v3_done, v3_crossing[0], v3_next_crossing[0]);
        v3_crossing[1] = karnopp_masses_pack_select_whole(v3_done, v3_crossing[1], v3_next_crossing[1]);
        v3_forced[0] = karnopp_masses_pack_select_whole(v3_done, v3_forced[0], v3_next_forced[0]);
        v3_forced[1] = karnopp_masses_pack_select_whole(v3_done, v3_forced[1], v3_next_forced[1]);
        v3_heading[0] = karnopp_masses_pack_select_whole(v3_done, v3_heading[0], v3_next_heading[0]);
        v3_heading[1] = karnopp_masses_pack_select_whole(v3_done, v3_heading[1], v3_next_heading[1]);
        v3_probes = karnopp_masses_pack_select_whole(v3_done, v3_probes, v3_next_probes);
        v3_far[0] = karnopp_masses_pack_select(v3_done, v3_far[0], v3_next_far[0]);
        v3_far[1] = karnopp_masses_pack_select(v3_done, v3_far[1], v3_next_far[1]);
        v3_past = karnopp_masses_pack_select(v3_done, v3_past, v3_next_past);
        v3_whole = karnopp_masses_pack_select(v3_done, v3_whole, v3_next_whole);
        v3_trial = karnopp_masses_pack_select(v3_done, v3_trial, v3_next_trial);
        v3_passes = karnopp_masses_pack_select(v3_done, v3_passes, v3_next_passes);
        v3_worst = karnopp_masses_pack_select(v3_done, v3_worst, v3_next_worst);
        v3_done |= v3_ends;
    }
    const karnopp_masses_mask v4 = (karnopp_masses_mask)((karnopp_masses_pack_abs(v3_qd[1]) + (karnopp_masses_pack_abs(v3_q[0]) + (karnopp_masses_pack_abs(v3_qd[0]) + karnopp_masses_pack_abs(v3_q[1])))) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v5 = (karnopp_masses_mask)(karnopp_masses_pack_splat(7.0) == v3_worst);
    const karnopp_masses_mask v6 = (karnopp_masses_mask)(karnopp_masses_pack_splat(6.0) == v3_worst);
    const karnopp_masses_mask v7 = v4 & (v2 & (~(v5 | v6)));
    *(karnopp_masses_unaligned *)&q_next[0] = karnopp_masses_pack_select(v7, v3_q[0], karnopp_masses_pack_at(&q[0]));
    *(karnopp_masses_unaligned *)&q_next[stride] = karnopp_masses_pack_select(v7, v3_q[1], karnopp_masses_pack_at(&q[stride]));
    *(karnopp_masses_unaligned *)&qd_next[0] = karnopp_masses_pack_select(v7, v3_qd[0], karnopp_masses_pack_at(&qd[0]));
    *(karnopp_masses_unaligned *)&qd_next[stride] = karnopp_masses_pack_select(v7, v3_qd[1], karnopp_masses_pack_at(&qd[stride]));
    *(karnopp_masses_bytes *)&mode_next[0] = __builtin_convertvector(karnopp_masses_pack_select_whole(v7, v3_mode[0], karnopp_masses_pack_at_modes(&mode[0])), karnopp_masses_bytes);
    *(karnopp_masses_bytes *)&mode_next[stride] = __builtin_convertvector(karnopp_masses_pack_select_whole(v7, v3_mode[1], karnopp_masses_pack_at_modes(&mode[stride])), karnopp_masses_bytes);
    const karnopp_masses_mask v8 = (karnopp_masses_mask)(karnopp_masses_pack_splat(2.0) == v3_worst);
    const karnopp_masses_pack v9 = karnopp_masses_pack_select(v8 | v3_done, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(5.0));
    const karnopp_masses_pack v10 = karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(3.0) == v9) | (karnopp_masses_mask)(karnopp_masses_pack_splat(3.0) == v3_worst), karnopp_masses_pack_splat(3.0), karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(1.0) == v9) | (karnopp_masses_mask)(karnopp_masses_pack_splat(1.0) == v3_worst), karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0)));
    const karnopp_masses_pack v11 = karnopp_masses_pack_select(v8 | (karnopp_masses_mask)(karnopp_masses_pack_splat(2.0) == v9), karnopp_masses_pack_splat(2.0), karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(4.0) == v3_worst) | (karnopp_masses_mask)(karnopp_masses_pack_splat(4.0) == v9), karnopp_masses_pack_splat(4.0), v10));
    const karnopp_masses_pack v12 = karnopp_masses_pack_select(v5 | (karnopp_masses_mask)(karnopp_masses_pack_splat(7.0) == v9), karnopp_masses_pack_splat(7.0), karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(5.0) == v3_worst) | (karnopp_masses_mask)(karnopp_masses_pack_splat(5.0) == v9), karnopp_masses_pack_splat(5.0), v11));
    *(karnopp_masses_unaligned *)&status[0] = karnopp_masses_pack_select(v7, karnopp_masses_pack_select(v6 | (karnopp_masses_mask)(karnopp_masses_pack_splat(6.0) == v9), karnopp_masses_pack_splat(6.0), v12), karnopp_masses_pack_select(v2 & v5, karnopp_masses_pack_splat(7.0), karnopp_masses_pack_splat(6.0)));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_interpolated_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    karnopp_masses_pack_step_interpolated_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_interpolated_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_interpolated_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_interpolated_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_interpolated_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        karnopp_masses_pack_step_interpolated_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void karnopp_masses_step_interpolated_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_step_interpolated_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
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
        karnopp_masses_pack_step_interpolated_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, q_next_rest, q_next);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qd_next_rest, qd_next);
        karnopp_masses_pack_give_modes(2U, count, first, KARNOPP_MASSES_LANES, mode_next_rest, mode_next);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

void karnopp_masses_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_step_interpolated_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
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
        karnopp_masses_pack_step_interpolated_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, q_next_rest, q_next);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qd_next_rest, qd_next);
        karnopp_masses_pack_give_modes(2U, count, first, KARNOPP_MASSES_LANES, mode_next_rest, mode_next);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
