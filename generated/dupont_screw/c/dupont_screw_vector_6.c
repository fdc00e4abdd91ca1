/* dupont_screw, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with DUPONT_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in dupont_screw_batch.c. */
#include "dupont_screw_batch.h"

#if defined(DUPONT_SCREW_VECTOR) && defined(__GNUC__)

#include "dupont_screw_inline.h"

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_step_pattern_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const dupont_screw_pack v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const dupont_screw_pack v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[JOINT_S_0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

/* One piece of the law of load-dependent friction: symgen/derive/friction/pieces.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_step_pattern_piece(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict other, const dupont_screw_pack *restrict u, const dupont_screw_mask *restrict found, const dupont_screw_mask *restrict obeying, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_mask *restrict other_out, dupont_screw_pack *restrict u_out, dupont_screw_mask *restrict found_out, dupont_screw_mask *restrict obeying_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    (void)obeying;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, LOADED_S_0 = 5,
        LOAD_ROW_0_0 = 6, LOAD_OFFSET_0 = 7 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, ASKS = 2, TRIAL_DECIDED_0 = 3 };
    enum { TRIAL_PATTERN_0 = 0 };
    other_out[0] = dupont_screw_pack_select_whole(context_boolean[LOADED_ACTIVE_0], ~other[0], other[0]);
    const dupont_screw_pack v0 = context_real[LOADED_S_0] * context_real[LOADED_S_0];
    const dupont_screw_pack v1 = dupont_screw_pack_select(other[0], dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * v0;
    const dupont_screw_pack v2 = context_real[LOAD_OFFSET_0] * v1;
    const dupont_screw_pack v3 = context_real[LOAD_ROW_0_0] * v1;
    const dupont_screw_pack v4 = 1.0 / (1.0 - dupont_screw_pack_select(context_boolean[LOADED_ACTIVE_0], v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v5 = v4 * dupont_screw_pack_select(context_boolean[LOADED_ACTIVE_0], v2, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v6 = (v4 * (v5 - dupont_screw_pack_select(context_boolean[LOADED_ACTIVE_0], v2 + (v3 * v5), dupont_screw_pack_splat(0.0)))) - v5;
    const dupont_screw_pack v7 = dupont_screw_pack_select(context_boolean[PARTS_HELD_0], dupont_screw_pack_splat(0.0), context_real[PARTS_QDD_0] + (context_real[PARTS_COLUMNS_0_0] * v6));
    const dupont_screw_pack v8 = -v6;
    const dupont_screw_pack v9 = dupont_screw_pack_select(context_boolean[PARTS_HELD_0], context_real[PROBLEM_RIGHT_0], v8);
    const dupont_screw_pack v10 = (context_real[RUBBING_TAU_0] - v9) - (5.0 * v7);
    const dupont_screw_pack v11 = 1.6666666666666667 * v10;
    const dupont_screw_pack v12 = 0.41666666666666674 * v10;
    const dupont_screw_pack v13 = v9 + v10;
    const dupont_screw_mask v14 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == context_mode[TRIAL_PATTERN_0]);
    const dupont_screw_pack v15 = dupont_screw_pack_select(v14, dupont_screw_pack_min(v13 - dupont_screw_pack_min(v12, v11), dupont_screw_pack_max(v12, v11) - v13), v7 * dupont_screw_pack_real_of(context_mode[TRIAL_PATTERN_0]));
    const dupont_screw_mask v16 = context_boolean[TRIAL_DECIDED_0] | ((v14 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v15)) | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v15));
    const dupont_screw_pack v17 = (-1e-12) * dupont_screw_pack_max(dupont_screw_pack_abs(context_real[RUBBING_TAU_0]), dupont_screw_pack_max(dupont_screw_pack_abs(v9), dupont_screw_pack_abs(context_real[PROBLEM_RIGHT_0])));
    const dupont_screw_pack v18 = (context_real[LOAD_ROW_0_0] * v6) - context_real[LOAD_OFFSET_0];
    const dupont_screw_pack v19 = dupont_screw_pack_select(context_boolean[LOADED_ACTIVE_0], -(v0 * (v18 * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-(context_real[LOADED_S_0] * v18))), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)))), dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v20 = dupont_screw_pack_abs(v6);
    const dupont_screw_pack v21 = dupont_screw_pack_max(dupont_screw_pack_abs(v19), v20);
    const dupont_screw_mask v22 = (dupont_screw_mask)(dupont_screw_pack_abs(v6 + v19) <= (v21 * dupont_screw_pack_select((dupont_screw_mask)(v21 < (1.0000000009313226 * v21)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_mask v23 = v22 & (dupont_screw_mask)(v20 < dupont_screw_pack_splat(1e+38));
    const dupont_screw_mask v24 = v23 & ((context_boolean[TRIAL_DECIDED_0] | (dupont_screw_mask)(v17 <= dupont_screw_pack_select(v14, v15, 55.0 * v15))) | v16);
    obeying_out[0] = v24;
    u_out[0] = dupont_screw_pack_select(((~found[0]) & v23) | v24, v8, u[0]);
    found_out[0] = found[0] | v23;
    *done = (~context_boolean[ASKS]) | (v24 | (other[0] | (~context_boolean[LOADED_ACTIVE_0])));
}

/* All motions of one pattern of modes, piece by piece: symgen/derive/friction/pieces.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_step_pattern_pieces(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean)
{
    enum { PROBLEM_RIGHT_0 = 0, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, QUICK_QDD_0 = 8, QUICK_F_0 = 9,
        QUICK_U_0 = 10 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, TRIAL_DECIDED_0 = 2, QUICK_CONVERGED = 3, QUICK_SEVERAL = 4,
        QUICK_NONE = 5, ASKS = 6 };
    enum { RESULT_QDD_0 = 0, RESULT_F_0 = 1, RESULT_U_0 = 2 };
    enum { RESULT_CONVERGED = 0, RESULT_SEVERAL = 1, RESULT_NONE = 2 };
    dupont_screw_mask v0_other[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_pack v0_u[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v0_found[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_mask v0_obeying[1] = {dupont_screw_pack_whole(0)};
    const dupont_screw_mask v0_of_context_boolean[4] = {context_boolean[PARTS_HELD_0], context_boolean[LOADED_ACTIVE_0], context_boolean[ASKS], context_boolean[TRIAL_DECIDED_0]};
    dupont_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !dupont_screw_pack_all(v0_done); v0_pass++) {
        dupont_screw_mask v0_next_other[1];
        dupont_screw_pack v0_next_u[1];
        dupont_screw_mask v0_next_found[1];
        dupont_screw_mask v0_next_obeying[1];
        dupont_screw_mask v0_ends;
        dupont_screw_pack_step_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = dupont_screw_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_u[0] = dupont_screw_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_found[0] = dupont_screw_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = dupont_screw_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const dupont_screw_mask v1 = v0_obeying[0] | ((~context_boolean[QUICK_CONVERGED]) & v0_found[0]);
    result_real[RESULT_QDD_0] = dupont_screw_pack_select(v1, dupont_screw_pack_select(context_boolean[PARTS_HELD_0], dupont_screw_pack_splat(0.0), context_real[PARTS_QDD_0] - (context_real[PARTS_COLUMNS_0_0] * v0_u[0])), context_real[QUICK_QDD_0]);
    result_real[RESULT_F_0] = dupont_screw_pack_select(v1, dupont_screw_pack_select(context_boolean[PARTS_HELD_0], context_real[PROBLEM_RIGHT_0], v0_u[0]), context_real[QUICK_F_0]);
    result_real[RESULT_U_0] = dupont_screw_pack_select(v1, v0_u[0], context_real[QUICK_U_0]);
    const dupont_screw_mask v2 = context_boolean[QUICK_CONVERGED] | v0_found[0];
    result_boolean[RESULT_CONVERGED] = v2;
    result_boolean[RESULT_SEVERAL] = context_boolean[QUICK_SEVERAL] | (context_boolean[QUICK_CONVERGED] & v0_obeying[0]);
    result_boolean[RESULT_NONE] = context_boolean[QUICK_NONE] | (~v2);
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_step_pattern(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict pattern, const dupont_screw_mask *restrict best, const dupont_screw_mask *restrict flag, const dupont_screw_pack *restrict number, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_mask *restrict pattern_out, dupont_screw_mask *restrict best_out, dupont_screw_mask *restrict flag_out, dupont_screw_pack *restrict number_out, dupont_screw_mask *restrict done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_U_0 = 1, NUMBER_CHANGE_0 = 2, NUMBER_START_0 = 3 };
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1 };
    enum { QUESTION_DECIDED_0 = 0, ALLOWED_STICK_0 = 1, ALLOWED_PLUS_0 = 2, ALLOWED_MINUS_0 = 3 };
    const dupont_screw_mask v0 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == pattern[0]);
    const dupont_screw_pack v1 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v2 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v3 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v2 * v1);
    const dupont_screw_pack v4 = 1.0 - (5.0 * v3);
    const dupont_screw_pack v5 = 1.0 - (0.47643979057591623 * v4);
    const dupont_screw_pack v6 = 1.0 + (0.5082956259426847 * v4);
    const dupont_screw_pack v7 = v6 * v5;
    const dupont_screw_mask v8 = (dupont_screw_mask)(v2 <= dupont_screw_pack_splat(1.0));
    const dupont_screw_mask v9 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_select(v0, dupont_screw_pack_splat(1.0), dupont_screw_pack_select(v8 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v7), dupont_screw_pack_splat(1.0), dupont_screw_pack_min(v6, v5))));
    flag_out[FLAG_PROVEN] = v9;
    const dupont_screw_pack v10 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v1 * dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), context_real[PROBLEM_RIGHT_0]));
    const dupont_screw_pack v11 = context_real[RUBBING_TAU_0] - (5.0 * v10);
    const dupont_screw_pack v12 = -v4;
    const dupont_screw_mask v13 = ~v0;
    const dupont_screw_pack v14 = dupont_screw_pack_real_of(pattern[0]);
    dupont_screw_pack v15_u[1] = {dupont_screw_pack_select(v9, number[NUMBER_START_0], dupont_screw_pack_splat(0.0))};
    dupont_screw_pack v15_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v15_of_context_real[3] = {v14, v12, v11};
    const dupont_screw_mask v15_of_context_boolean[1] = {v13};
    dupont_screw_mask v15_done = { 0 };
    for (int v15_pass = 0; (v15_pass < 40) && !dupont_screw_pack_all(v15_done); v15_pass++) {
        dupont_screw_pack v15_next_u[1];
        dupont_screw_pack v15_next_polished[1];
        dupont_screw_mask v15_ends;
        dupont_screw_pack_step_pattern_loads(spacing, prepared, v15_u, v15_polished, v15_of_context_real, v15_of_context_boolean, v15_next_u, v15_next_polished, &v15_ends);
        v15_u[0] = dupont_screw_pack_select(v15_done, v15_u[0], v15_next_u[0]);
        v15_polished[0] = dupont_screw_pack_select(v15_done, v15_polished[0], v15_next_polished[0]);
        v15_done |= v15_ends;
    }
    const dupont_screw_pack v16 = dupont_screw_pack_select(v0, context_real[PROBLEM_RIGHT_0], v15_u[0]);
    const dupont_screw_pack v17 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v10 - (v3 * v15_u[0]));
    const dupont_screw_pack v18 = (context_real[RUBBING_TAU_0] - (5.0 * v17)) - v16;
    const dupont_screw_pack v19 = 1.6666666666666667 * v18;
    const dupont_screw_pack v20 = 0.41666666666666674 * v18;
    const dupont_screw_pack v21 = v16 + v18;
    const dupont_screw_pack v22 = dupont_screw_pack_select(v0, dupont_screw_pack_min(v21 - dupont_screw_pack_min(v20, v19), dupont_screw_pack_max(v20, v19) - v21), v14 * v17);
    const dupont_screw_pack v23 = v14 * ((v4 * v15_u[0]) - v11);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v23)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v14 * v23)));
    const dupont_screw_pack v25 = dupont_screw_pack_max(dupont_screw_pack_abs(v15_u[0]), dupont_screw_pack_abs(v24));
    const dupont_screw_pack v26 = dupont_screw_pack_abs(v15_u[0] - v24);
    const dupont_screw_mask v27 = (dupont_screw_mask)(v26 <= (v25 * dupont_screw_pack_select((dupont_screw_mask)(v25 < (1.0000000009313226 * v25)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v15_done;
    const dupont_screw_mask v28 = v13 & (dupont_screw_mask)(v7 < dupont_screw_pack_splat(0.0));
    const dupont_screw_mask v29 = v8 & v28;
    const dupont_screw_mask v30 = (v29 & (~v27)) & (dupont_screw_mask)((1e-05 * v25) < v26);
    const dupont_screw_mask v31 = ((context_boolean[QUESTION_DECIDED_0] | ((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v22) | (v0 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v22)))) & v27) | (v9 | v30);
    const dupont_screw_mask v32 = ~v31;
    const dupont_screw_mask v33 = flag[FLAG_THOROUGH] & v32;
    const dupont_screw_mask v34 = v28 & (v29 & v27);
    dupont_screw_pack v36 = v16;
    dupont_screw_pack v37 = v17;
    dupont_screw_mask v38 = v27;
    dupont_screw_mask v39 = v30;
    dupont_screw_mask v40 = v34;
    dupont_screw_pack v41 = v15_u[0];
    if (!dupont_screw_pack_all(~(v33))) {
        const dupont_screw_pack v35_of_context_real[11] = {context_real[PROBLEM_RIGHT_0], context_real[RUBBING_TAU_0], v1, v10, v3, v14, v12, v11, v17, v16, v15_u[0]};
        const dupont_screw_mask v35_of_context_boolean[7] = {v0, v13, context_boolean[QUESTION_DECIDED_0], v27, v34, v30, v33};
        dupont_screw_pack v35_result_real[3];
        dupont_screw_mask v35_result_boolean[3];
        dupont_screw_pack_step_pattern_pieces(spacing, prepared, v35_of_context_real, v35_of_context_boolean, pattern, v35_result_real, v35_result_boolean);
        v36 = dupont_screw_pack_select(v33, v35_result_real[1], v36);
        v37 = dupont_screw_pack_select(v33, v35_result_real[0], v37);
        v38 = dupont_screw_pack_select_whole(v33, v35_result_boolean[0], v38);
        v39 = dupont_screw_pack_select_whole(v33, v35_result_boolean[2], v39);
        v40 = dupont_screw_pack_select_whole(v33, v35_result_boolean[1], v40);
        v41 = dupont_screw_pack_select(v33, v35_result_real[2], v41);
    }
    number_out[NUMBER_QDD_0] = v37;
    const dupont_screw_pack v42 = (context_real[RUBBING_TAU_0] - (5.0 * v37)) - v36;
    const dupont_screw_pack v43 = 1.6666666666666667 * v42;
    const dupont_screw_pack v44 = 0.41666666666666674 * v42;
    const dupont_screw_pack v45 = v36 + v42;
    const dupont_screw_pack v46 = dupont_screw_pack_select(v0, dupont_screw_pack_min(v45 - dupont_screw_pack_min(v44, v43), dupont_screw_pack_max(v44, v43) - v45), v14 * v37);
    const dupont_screw_mask v47 = (context_boolean[QUESTION_DECIDED_0] | ((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v46) | (v0 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v46)))) & v38;
    const dupont_screw_mask v48 = flag[FLAG_FOUND] | v47;
    flag_out[FLAG_FOUND] = v48;
    const dupont_screw_pack v49 = -(1.0 - v2);
    const dupont_screw_mask v50 = context_boolean[ALLOWED_MINUS_0] | context_boolean[ALLOWED_PLUS_0];
    const dupont_screw_mask v51 = ((v0 & ((dupont_screw_mask)(v49 <= dupont_screw_pack_splat(0.0)) & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v49))) & v50) | (context_boolean[ALLOWED_MINUS_0] & (dupont_screw_mask)(dupont_screw_pack_whole(1) == pattern[0]));
    const dupont_screw_pack v52 = dupont_screw_pack_select(v51, v2, 1.0 + v2);
    const dupont_screw_mask v53 = ~(v51 | (dupont_screw_mask)(v52 <= dupont_screw_pack_select(v50, dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0))));
    const dupont_screw_mask v54 = v53 & (~v48);
    const dupont_screw_mask v55 = flag[FLAG_DOUBTFUL] | v32;
    const dupont_screw_mask v56 = (~flag[FLAG_THOROUGH]) & (v55 & v54);
    const dupont_screw_mask v57 = dupont_screw_pack_select_whole(context_boolean[ALLOWED_PLUS_0], dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1));
    const dupont_screw_mask v58 = dupont_screw_pack_select_whole(v51, dupont_screw_pack_select_whole(context_boolean[ALLOWED_PLUS_0] & v0, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)), dupont_screw_pack_select_whole(context_boolean[ALLOWED_STICK_0] & ((dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v52) & (dupont_screw_mask)(v52 <= dupont_screw_pack_splat(0.0))), dupont_screw_pack_whole(0), v57));
    pattern_out[0] = dupont_screw_pack_select_whole(v56, dupont_screw_pack_select_whole(context_boolean[ALLOWED_STICK_0], dupont_screw_pack_whole(0), v57), v58);
    const dupont_screw_mask v59 = ~flag[FLAG_FOUND];
    const dupont_screw_pack v60 = (-1e-12) * dupont_screw_pack_max(dupont_screw_pack_abs(context_real[RUBBING_TAU_0]), dupont_screw_pack_max(dupont_screw_pack_abs(context_real[PROBLEM_RIGHT_0]), dupont_screw_pack_abs(v36)));
    const dupont_screw_mask v61 = v38 & (context_boolean[QUESTION_DECIDED_0] | (dupont_screw_mask)(v60 <= dupont_screw_pack_select(v0, v46, 55.0 * v46)));
    const dupont_screw_mask v62 = ((~flag[FLAG_NEARLY]) & (v59 & v61)) | (v59 & v47);
    best_out[0] = dupont_screw_pack_select_whole(v62, pattern[0], best[0]);
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED];
    flag_out[FLAG_THOROUGH] = flag[FLAG_THOROUGH] | v56;
    const dupont_screw_mask v63 = ~v56;
    flag_out[FLAG_DOUBTFUL] = v55 & v63;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] | v61;
    const dupont_screw_mask v64 = flag[FLAG_TIE] | (flag[FLAG_FOUND] & v47);
    flag_out[FLAG_TIE] = v64;
    flag_out[FLAG_LIMITED] = v63 & (flag[FLAG_LIMITED] | ((~v39) & (~v38)));
    flag_out[FLAG_SEVERAL] = v40;
    number_out[NUMBER_U_0] = v41;
    number_out[NUMBER_START_0] = v41;
    number_out[NUMBER_CHANGE_0] = dupont_screw_pack_select(v62, dupont_screw_pack_splat(0.0), number[NUMBER_CHANGE_0]);
    *done = (v54 & v63) | (v48 & (v64 | (v53 | (v0 | (~v51)))));
    if (!dupont_screw_pack_all(v62)) {
        flag_out[FLAG_PROVEN] = dupont_screw_pack_select_whole(v62, v9, flag[FLAG_PROVEN]);
        flag_out[FLAG_SEVERAL] = dupont_screw_pack_select_whole(v62, v40, flag[FLAG_SEVERAL]);
        number_out[NUMBER_QDD_0] = dupont_screw_pack_select(v62, v37, number[NUMBER_QDD_0]);
        number_out[NUMBER_U_0] = dupont_screw_pack_select(v62, v41, number[NUMBER_U_0]);
    }
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_stage_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const dupont_screw_pack v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const dupont_screw_pack v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[JOINT_S_0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_step_again_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const dupont_screw_pack v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const dupont_screw_pack v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[JOINT_S_0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

/* One repetition of a part of a step, in other modes: symgen/derive/friction/reversals.py. */
DUPONT_SCREW_BODY void dupont_screw_pack_step_repetition_body(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict told, const dupont_screw_mask *restrict behind, const dupont_screw_mask *restrict before, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, dupont_screw_mask converged, const dupont_screw_pack *restrict context_real, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict told_out, dupont_screw_mask *restrict behind_out, dupont_screw_mask *restrict before_out, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict converged_out, dupont_screw_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, START_Q_0 = 2, START_QD_0 = 3, START_LENGTH = 4 };
    const dupont_screw_mask v0 = dupont_screw_pack_select_whole(behind[0], dupont_screw_pack_select_whole(before[0], dupont_screw_pack_whole(0), dupont_screw_pack_mode_of(-dupont_screw_pack_real_of(mode[0]))), mode[0]);
    mode_out[0] = v0;
    const dupont_screw_mask v1 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == v0);
    const dupont_screw_mask v2 = ~v1;
    const dupont_screw_pack v3 = dupont_screw_pack_real_of(v0);
    const dupont_screw_pack v4 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v5 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v4 * dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0)));
    const dupont_screw_pack v6 = 1.0 - (5.0 * v5);
    const dupont_screw_pack v7 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v4 * dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), context_real[PROBLEM_RIGHT_0]));
    const dupont_screw_pack v8 = (5.0 * v7) - context_real[RUBBING_TAU_0];
    const dupont_screw_pack v9 = -v6;
    dupont_screw_pack v10_u[1] = {u[0]};
    dupont_screw_pack v10_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v10_of_context_real[3] = {v3, v9, -v8};
    const dupont_screw_mask v10_of_context_boolean[1] = {v2};
    dupont_screw_mask v10_done = { 0 };
    for (int v10_pass = 0; (v10_pass < 40) && !dupont_screw_pack_all(v10_done); v10_pass++) {
        dupont_screw_pack v10_next_u[1];
        dupont_screw_pack v10_next_polished[1];
        dupont_screw_mask v10_ends;
        dupont_screw_pack_step_again_loads(spacing, prepared, v10_u, v10_polished, v10_of_context_real, v10_of_context_boolean, v10_next_u, v10_next_polished, &v10_ends);
        v10_u[0] = dupont_screw_pack_select(v10_done, v10_u[0], v10_next_u[0]);
        v10_polished[0] = dupont_screw_pack_select(v10_done, v10_polished[0], v10_next_polished[0]);
        v10_done |= v10_ends;
    }
    u_out[0] = v10_u[0];
    const dupont_screw_pack v11 = dupont_screw_pack_select(v1, context_real[PROBLEM_RIGHT_0], v10_u[0]);
    const dupont_screw_pack v12 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v7 - (v5 * v10_u[0]));
    const dupont_screw_pack v13 = (context_real[RUBBING_TAU_0] - (5.0 * v12)) - v11;
    const dupont_screw_pack v14 = 0.41666666666666674 * v13;
    const dupont_screw_pack v15 = 1.6666666666666667 * v13;
    const dupont_screw_pack v16 = v13 - dupont_screw_pack_max(v14, v15);
    const dupont_screw_pack v17 = v13 - dupont_screw_pack_min(v14, v15);
    const dupont_screw_mask v18 = v2 | ((dupont_screw_mask)(v11 <= (-v16)) & (dupont_screw_mask)((-v17) <= v11));
    told_out[0] = dupont_screw_pack_select_whole(v18, v0, dupont_screw_pack_mode_of(v16 + (v17 + (2.0 * v11))));
    const dupont_screw_pack v19 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), context_real[START_QD_0]);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v4 * dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), context_real[RUBBING_TAU_0] - dupont_screw_pack_number(prepared, 0U, spacing, 0U)));
    const dupont_screw_pack v21 = context_real[RUBBING_TAU_0] - (5.0 * v20);
    dupont_screw_pack v22_u[1] = {v10_u[0]};
    dupont_screw_pack v22_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v22_of_context_real[3] = {v3, v9, v21};
    dupont_screw_mask v22_done = { 0 };
    for (int v22_pass = 0; (v22_pass < 40) && !dupont_screw_pack_all(v22_done); v22_pass++) {
        dupont_screw_pack v22_next_u[1];
        dupont_screw_pack v22_next_polished[1];
        dupont_screw_mask v22_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v22_u, v22_polished, v22_of_context_real, v10_of_context_boolean, v22_next_u, v22_next_polished, &v22_ends);
        v22_u[0] = dupont_screw_pack_select(v22_done, v22_u[0], v22_next_u[0]);
        v22_polished[0] = dupont_screw_pack_select(v22_done, v22_polished[0], v22_next_polished[0]);
        v22_done |= v22_ends;
    }
    dupont_screw_pack v23_u[1] = {v22_u[0]};
    dupont_screw_pack v23_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v23_done = { 0 };
    for (int v23_pass = 0; (v23_pass < 40) && !dupont_screw_pack_all(v23_done); v23_pass++) {
        dupont_screw_pack v23_next_u[1];
        dupont_screw_pack v23_next_polished[1];
        dupont_screw_mask v23_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v23_u, v23_polished, v22_of_context_real, v10_of_context_boolean, v23_next_u, v23_next_polished, &v23_ends);
        v23_u[0] = dupont_screw_pack_select(v23_done, v23_u[0], v23_next_u[0]);
        v23_polished[0] = dupont_screw_pack_select(v23_done, v23_polished[0], v23_next_polished[0]);
        v23_done |= v23_ends;
    }
    const dupont_screw_pack v24 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v20 - (v5 * v22_u[0])) + dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v20 - (v5 * v23_u[0]));
    const dupont_screw_pack v25 = (6.0 * v19) + (context_real[START_LENGTH] * (v12 + v24));
    const dupont_screw_mask v26 = (dupont_screw_mask)((v3 * v25) < dupont_screw_pack_splat(0.0));
    behind_out[0] = v26;
    before_out[0] = before[0] | behind[0];
    const dupont_screw_pack v27 = 0.16666666666666666 * context_real[START_LENGTH];
    q_out[0] = dupont_screw_pack_select(v1, context_real[START_Q_0], context_real[START_Q_0] + (v25 * v27));
    dupont_screw_pack v28_u[1] = {v23_u[0]};
    dupont_screw_pack v28_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v28_done = { 0 };
    for (int v28_pass = 0; (v28_pass < 40) && !dupont_screw_pack_all(v28_done); v28_pass++) {
        dupont_screw_pack v28_next_u[1];
        dupont_screw_pack v28_next_polished[1];
        dupont_screw_mask v28_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v28_u, v28_polished, v22_of_context_real, v10_of_context_boolean, v28_next_u, v28_next_polished, &v28_ends);
        v28_u[0] = dupont_screw_pack_select(v28_done, v28_u[0], v28_next_u[0]);
        v28_polished[0] = dupont_screw_pack_select(v28_done, v28_polished[0], v28_next_polished[0]);
        v28_done |= v28_ends;
    }
    const dupont_screw_pack v29 = v19 + (v27 * ((v12 + dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v20 - (v5 * v28_u[0]))) + (2.0 * v24)));
    const dupont_screw_pack v30 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v29);
    qd_out[0] = v30;
    const dupont_screw_pack v31 = v3 * v6;
    const dupont_screw_pack v32 = v3 * v21;
    const dupont_screw_pack v33 = (v22_u[0] * v31) - v32;
    const dupont_screw_pack v34 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v33)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v3 * v33)));
    const dupont_screw_pack v35 = dupont_screw_pack_max(dupont_screw_pack_abs(v34), dupont_screw_pack_abs(v22_u[0]));
    const dupont_screw_mask v36 = (dupont_screw_mask)(dupont_screw_pack_abs(v22_u[0] - v34) <= (v35 * dupont_screw_pack_select((dupont_screw_mask)(v35 < (1.0000000009313226 * v35)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v22_done;
    const dupont_screw_pack v37 = (v23_u[0] * v31) - v32;
    const dupont_screw_pack v38 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v37)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v3 * v37)));
    const dupont_screw_pack v39 = dupont_screw_pack_max(dupont_screw_pack_abs(v38), dupont_screw_pack_abs(v23_u[0]));
    const dupont_screw_mask v40 = v23_done & (dupont_screw_mask)(dupont_screw_pack_abs(v23_u[0] - v38) <= (v39 * dupont_screw_pack_select((dupont_screw_mask)(v39 < (1.0000000009313226 * v39)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_pack v41 = (v28_u[0] * v31) - v32;
    const dupont_screw_pack v42 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v41)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v3 * v41)));
    const dupont_screw_pack v43 = dupont_screw_pack_max(dupont_screw_pack_abs(v28_u[0]), dupont_screw_pack_abs(v42));
    const dupont_screw_mask v44 = (dupont_screw_mask)(dupont_screw_pack_abs(v28_u[0] - v42) <= (v43 * dupont_screw_pack_select((dupont_screw_mask)(v43 < (1.0000000009313226 * v43)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v28_done;
    const dupont_screw_pack v45 = (v3 * v8) + (v10_u[0] * v31);
    const dupont_screw_pack v46 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v45)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v3 * v45)));
    const dupont_screw_pack v47 = dupont_screw_pack_max(dupont_screw_pack_abs(v10_u[0]), dupont_screw_pack_abs(v46));
    const dupont_screw_mask v48 = (dupont_screw_mask)(dupont_screw_pack_abs(v10_u[0] - v46) <= (v47 * dupont_screw_pack_select((dupont_screw_mask)(v47 < (1.0000000009313226 * v47)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v10_done;
    *converged_out = ((v36 & v40) & v44) & v48;
    *done = ~(v26 & (dupont_screw_mask)(dupont_screw_pack_abs(v30) < dupont_screw_pack_splat(1e+38)));
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_repetition_same(const double *restrict prepared, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict told, const dupont_screw_mask *restrict behind, const dupont_screw_mask *restrict before, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, dupont_screw_mask converged, const dupont_screw_pack *restrict context_real, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict told_out, dupont_screw_mask *restrict behind_out, dupont_screw_mask *restrict before_out, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict converged_out, dupont_screw_mask *restrict done)
{
    dupont_screw_pack_step_repetition_body(0U, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_repetition_each(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict told, const dupont_screw_mask *restrict behind, const dupont_screw_mask *restrict before, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, dupont_screw_mask converged, const dupont_screw_pack *restrict context_real, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict told_out, dupont_screw_mask *restrict behind_out, dupont_screw_mask *restrict before_out, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict converged_out, dupont_screw_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_step_repetition_body(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_step_repetition(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict told, const dupont_screw_mask *restrict behind, const dupont_screw_mask *restrict before, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, dupont_screw_mask converged, const dupont_screw_pack *restrict context_real, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict told_out, dupont_screw_mask *restrict behind_out, dupont_screw_mask *restrict before_out, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict converged_out, dupont_screw_mask *restrict done)
{
    if (spacing == 0U) {
        dupont_screw_pack_step_repetition_same(prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    } else {
        dupont_screw_pack_step_repetition_each(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    }
}

/* A part of a step in which some joint was left behind is taken again: symgen/derive/friction/reversals.py. */
DUPONT_SCREW_BODY void dupont_screw_pack_step_again_body(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    enum { END_U_0 = 5, END_Q_0 = 6, END_QD_0 = 7 };
    enum { START_RESTING_0 = 0, END_CONVERGED = 1, BEHIND_0 = 2 };
    enum { END_MODE_0 = 0 };
    enum { RESULT_Q_0 = 0, RESULT_QD_0 = 1 };
    enum { RESULT_CONVERGED = 0 };
    enum { RESULT_MODE_0 = 0 };
    dupont_screw_mask v0_mode[1] = {context_mode[END_MODE_0]};
    dupont_screw_mask v0_told[1] = {context_mode[END_MODE_0]};
    dupont_screw_mask v0_behind[1] = {context_boolean[BEHIND_0]};
    dupont_screw_mask v0_before[1] = {context_boolean[START_RESTING_0]};
    dupont_screw_pack v0_u[1] = {context_real[END_U_0]};
    dupont_screw_pack v0_q[1] = {context_real[END_Q_0]};
    dupont_screw_pack v0_qd[1] = {context_real[END_QD_0]};
    dupont_screw_mask v0_converged = context_boolean[END_CONVERGED];
    dupont_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !dupont_screw_pack_all(v0_done); v0_pass++) {
        dupont_screw_mask v0_next_mode[1];
        dupont_screw_mask v0_next_told[1];
        dupont_screw_mask v0_next_behind[1];
        dupont_screw_mask v0_next_before[1];
        dupont_screw_pack v0_next_u[1];
        dupont_screw_pack v0_next_q[1];
        dupont_screw_pack v0_next_qd[1];
        dupont_screw_mask v0_next_converged;
        dupont_screw_mask v0_ends;
        dupont_screw_pack_step_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = dupont_screw_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_told[0] = dupont_screw_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_behind[0] = dupont_screw_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_before[0] = dupont_screw_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_u[0] = dupont_screw_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_q[0] = dupont_screw_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_qd[0] = dupont_screw_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_converged = dupont_screw_pack_select_whole(v0_done, v0_converged, v0_next_converged);
        v0_done |= v0_ends;
    }
    result_real[RESULT_Q_0] = v0_q[0];
    result_real[RESULT_QD_0] = v0_qd[0];
    result_boolean[RESULT_CONVERGED] = v0_done & v0_converged;
    result_mode[RESULT_MODE_0] = v0_told[0];
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_again_same(const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    dupont_screw_pack_step_again_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_again_each(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_step_again_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_step_again(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    if (spacing == 0U) {
        dupont_screw_pack_step_again_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    } else {
        dupont_screw_pack_step_again_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    (void)stride;
    const dupont_screw_pack v0 = dupont_screw_pack_at(&tau[0]) - dupont_screw_pack_number(prepared, 0U, spacing, 0U);
    const dupont_screw_pack v1 = dupont_screw_pack_at(&tau[0]) - v0;
    const dupont_screw_pack v2 = dupont_screw_pack_abs(v1 + (0.9090909090909091 * v0));
    const dupont_screw_pack v3 = 1.6923076923076927 * v2;
    const dupont_screw_pack v4 = dupont_screw_pack_min(v3, v3);
    const dupont_screw_pack v5 = 0.6666666666666667 * v2;
    const dupont_screw_pack v6 = dupont_screw_pack_min(v4, v5 + (0.6060606060606061 * v4));
    const dupont_screw_pack v7 = 0.01818181818181818 * v0;
    const dupont_screw_pack v8 = dupont_screw_pack_abs(v7);
    const dupont_screw_pack v9 = 1e-08 * v8;
    const dupont_screw_pack v10 = 1.6666666666666667 * v1;
    const dupont_screw_pack v11 = 0.41666666666666674 * v1;
    const dupont_screw_pack v12 = dupont_screw_pack_abs(dupont_screw_pack_at(&qd[0]));
    const dupont_screw_mask v13 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) == v12) | (dupont_screw_mask)(v12 < ((0.00909090909090909 * dupont_screw_pack_at(&dt[0])) * (dupont_screw_pack_max(v11, v10) - dupont_screw_pack_min(v11, v10))));
    const dupont_screw_mask v14 = v13 & (dupont_screw_mask)(v8 <= (v9 + (0.018183636363636364 * dupont_screw_pack_min(v6, v5 + (0.6060606060606061 * v6)))));
    const dupont_screw_pack v15 = -v9;
    const dupont_screw_mask v16 = dupont_screw_pack_mode_of(dupont_screw_pack_at(&qd[0]));
    const dupont_screw_mask v17 = dupont_screw_pack_select_whole(v13, (dupont_screw_mask)(v15 < v7), (dupont_screw_mask)(dupont_screw_pack_whole(1) == v16));
    const dupont_screw_mask v18 = dupont_screw_pack_select_whole(v14, dupont_screw_pack_whole(0), dupont_screw_pack_select_whole(v17, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)));
    dupont_screw_mask v19_pattern[1] = {v18};
    dupont_screw_mask v19_best[1] = {v18};
    dupont_screw_mask v19_flag[9] = {dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(-1), dupont_screw_pack_whole(0)};
    dupont_screw_pack v19_number[4] = {dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v19_of_context_real[3] = {v0, dupont_screw_pack_at(&tau[0]), dupont_screw_pack_at(&qd[0])};
    const dupont_screw_mask v19_of_context_boolean[4] = {~v13, v14, v17, dupont_screw_pack_select_whole(v13, (dupont_screw_mask)(v15 < (-v7)), (dupont_screw_mask)(dupont_screw_pack_whole(-1) == v16))};
    dupont_screw_mask v19_done = { 0 };
    for (int v19_pass = 0; (v19_pass < 12) && !dupont_screw_pack_all(v19_done); v19_pass++) {
        dupont_screw_mask v19_next_pattern[1];
        dupont_screw_mask v19_next_best[1];
        dupont_screw_mask v19_next_flag[9];
        dupont_screw_pack v19_next_number[4];
        dupont_screw_mask v19_ends;
        dupont_screw_pack_step_pattern(spacing, prepared, v19_pattern, v19_best, v19_flag, v19_number, v19_of_context_real, v19_of_context_boolean, v19_next_pattern, v19_next_best, v19_next_flag, v19_next_number, &v19_ends);
        v19_pattern[0] = dupont_screw_pack_select_whole(v19_done, v19_pattern[0], v19_next_pattern[0]);
        v19_best[0] = dupont_screw_pack_select_whole(v19_done, v19_best[0], v19_next_best[0]);
        v19_flag[0] = dupont_screw_pack_select_whole(v19_done, v19_flag[0], v19_next_flag[0]);
        v19_flag[1] = dupont_screw_pack_select_whole(v19_done, v19_flag[1], v19_next_flag[1]);
        v19_flag[2] = dupont_screw_pack_select_whole(v19_done, v19_flag[2], v19_next_flag[2]);
        v19_flag[3] = dupont_screw_pack_select_whole(v19_done, v19_flag[3], v19_next_flag[3]);
        v19_flag[4] = dupont_screw_pack_select_whole(v19_done, v19_flag[4], v19_next_flag[4]);
        v19_flag[5] = dupont_screw_pack_select_whole(v19_done, v19_flag[5], v19_next_flag[5]);
        v19_flag[6] = dupont_screw_pack_select_whole(v19_done, v19_flag[6], v19_next_flag[6]);
        v19_flag[7] = dupont_screw_pack_select_whole(v19_done, v19_flag[7], v19_next_flag[7]);
        v19_flag[8] = dupont_screw_pack_select_whole(v19_done, v19_flag[8], v19_next_flag[8]);
        v19_number[0] = dupont_screw_pack_select(v19_done, v19_number[0], v19_next_number[0]);
        v19_number[1] = dupont_screw_pack_select(v19_done, v19_number[1], v19_next_number[1]);
        v19_number[2] = dupont_screw_pack_select(v19_done, v19_number[2], v19_next_number[2]);
        v19_number[3] = dupont_screw_pack_select(v19_done, v19_number[3], v19_next_number[3]);
        v19_done |= v19_ends;
    }
    const dupont_screw_mask v20 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == v19_best[0]);
    const dupont_screw_pack v21 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v22 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v0) * v21);
    const dupont_screw_pack v23 = dupont_screw_pack_at(&tau[0]) - (5.0 * v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v21 * dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0)));
    const dupont_screw_pack v25 = 1.0 - (5.0 * v24);
    const dupont_screw_pack v26 = -v25;
    const dupont_screw_mask v27 = ~v20;
    const dupont_screw_pack v28 = dupont_screw_pack_real_of(v19_best[0]);
    dupont_screw_pack v29_u[1] = {v19_number[1]};
    dupont_screw_pack v29_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v29_of_context_real[3] = {v28, v26, v23};
    const dupont_screw_mask v29_of_context_boolean[1] = {v27};
    dupont_screw_mask v29_done = { 0 };
    for (int v29_pass = 0; (v29_pass < 40) && !dupont_screw_pack_all(v29_done); v29_pass++) {
        dupont_screw_pack v29_next_u[1];
        dupont_screw_pack v29_next_polished[1];
        dupont_screw_mask v29_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v29_u, v29_polished, v29_of_context_real, v29_of_context_boolean, v29_next_u, v29_next_polished, &v29_ends);
        v29_u[0] = dupont_screw_pack_select(v29_done, v29_u[0], v29_next_u[0]);
        v29_polished[0] = dupont_screw_pack_select(v29_done, v29_polished[0], v29_next_polished[0]);
        v29_done |= v29_ends;
    }
    const dupont_screw_pack v30 = v28 * v25;
    const dupont_screw_pack v31 = v28 * v23;
    const dupont_screw_pack v32 = (v29_u[0] * v30) - v31;
    const dupont_screw_pack v33 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v32)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v28 * v32)));
    const dupont_screw_pack v34 = dupont_screw_pack_max(dupont_screw_pack_abs(v29_u[0]), dupont_screw_pack_abs(v33));
    const dupont_screw_mask v35 = (dupont_screw_mask)(dupont_screw_pack_abs(v29_u[0] - v33) <= (v34 * dupont_screw_pack_select((dupont_screw_mask)(v34 < (1.0000000009313226 * v34)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v29_done;
    dupont_screw_pack v36_u[1] = {v29_u[0]};
    dupont_screw_pack v36_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v36_done = { 0 };
    for (int v36_pass = 0; (v36_pass < 40) && !dupont_screw_pack_all(v36_done); v36_pass++) {
        dupont_screw_pack v36_next_u[1];
        dupont_screw_pack v36_next_polished[1];
        dupont_screw_mask v36_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v36_u, v36_polished, v29_of_context_real, v29_of_context_boolean, v36_next_u, v36_next_polished, &v36_ends);
        v36_u[0] = dupont_screw_pack_select(v36_done, v36_u[0], v36_next_u[0]);
        v36_polished[0] = dupont_screw_pack_select(v36_done, v36_polished[0], v36_next_polished[0]);
        v36_done |= v36_ends;
    }
    const dupont_screw_pack v37 = (v36_u[0] * v30) - v31;
    const dupont_screw_pack v38 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v37)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v28 * v37)));
    const dupont_screw_pack v39 = dupont_screw_pack_max(dupont_screw_pack_abs(v36_u[0]), dupont_screw_pack_abs(v38));
    const dupont_screw_mask v40 = v36_done & (dupont_screw_mask)(dupont_screw_pack_abs(v36_u[0] - v38) <= (v39 * dupont_screw_pack_select((dupont_screw_mask)(v39 < (1.0000000009313226 * v39)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    dupont_screw_pack v41_u[1] = {v36_u[0]};
    dupont_screw_pack v41_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v41_done = { 0 };
    for (int v41_pass = 0; (v41_pass < 40) && !dupont_screw_pack_all(v41_done); v41_pass++) {
        dupont_screw_pack v41_next_u[1];
        dupont_screw_pack v41_next_polished[1];
        dupont_screw_mask v41_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v41_u, v41_polished, v29_of_context_real, v29_of_context_boolean, v41_next_u, v41_next_polished, &v41_ends);
        v41_u[0] = dupont_screw_pack_select(v41_done, v41_u[0], v41_next_u[0]);
        v41_polished[0] = dupont_screw_pack_select(v41_done, v41_polished[0], v41_next_polished[0]);
        v41_done |= v41_ends;
    }
    const dupont_screw_pack v42 = (v41_u[0] * v30) - v31;
    const dupont_screw_pack v43 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v42)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v28 * v42)));
    const dupont_screw_pack v44 = dupont_screw_pack_max(dupont_screw_pack_abs(v41_u[0]), dupont_screw_pack_abs(v43));
    const dupont_screw_mask v45 = v41_done & (dupont_screw_mask)(dupont_screw_pack_abs(v41_u[0] - v43) <= (v44 * dupont_screw_pack_select((dupont_screw_mask)(v44 < (1.0000000009313226 * v44)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_mask v46 = v45 & (v40 & v35);
    const dupont_screw_pack v47 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v22 - (v24 * v36_u[0])) + dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v22 - (v24 * v29_u[0]));
    const dupont_screw_pack v48 = 0.16666666666666666 * dupont_screw_pack_at(&dt[0]);
    const dupont_screw_pack v49 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), dupont_screw_pack_at(&qd[0]) + v19_number[2]);
    const dupont_screw_pack v50 = v49 + (((v19_number[0] + dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v22 - (v24 * v41_u[0]))) + (2.0 * v47)) * v48);
    const dupont_screw_pack v51 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v50);
    const dupont_screw_pack v52 = (6.0 * v49) + (dupont_screw_pack_at(&dt[0]) * (v19_number[0] + v47));
    const dupont_screw_mask v53 = (dupont_screw_mask)((v28 * v52) < dupont_screw_pack_splat(0.0)) & (dupont_screw_mask)(dupont_screw_pack_abs(v51) < dupont_screw_pack_splat(1e+38));
    const dupont_screw_pack v54 = dupont_screw_pack_select(v20, dupont_screw_pack_at(&q[0]), dupont_screw_pack_at(&q[0]) + (v52 * v48));
    dupont_screw_pack v56 = v54;
    dupont_screw_pack v57 = v51;
    dupont_screw_mask v58 = v19_best[0];
    dupont_screw_mask v59 = v46;
    if (!dupont_screw_pack_all(~(v53))) {
        const dupont_screw_pack v55_of_context_real[8] = {v0, dupont_screw_pack_at(&tau[0]), dupont_screw_pack_at(&q[0]), dupont_screw_pack_at(&qd[0]), dupont_screw_pack_at(&dt[0]), v19_number[1], v54, v51};
        const dupont_screw_mask v55_of_context_boolean[3] = {v13, v46, v53};
        dupont_screw_pack v55_result_real[2];
        dupont_screw_mask v55_result_boolean[1];
        dupont_screw_mask v55_result_mode[1];
        dupont_screw_pack_step_again(spacing, prepared, v55_of_context_real, v55_of_context_boolean, v19_best, v55_result_real, v55_result_boolean, v55_result_mode);
        v56 = dupont_screw_pack_select(v53, v55_result_real[0], v56);
        v57 = dupont_screw_pack_select(v53, v55_result_real[1], v57);
        v58 = dupont_screw_pack_select_whole(v53, v55_result_mode[0], v58);
        v59 = dupont_screw_pack_select_whole(v53, v55_result_boolean[0], v59);
    }
    *(dupont_screw_unaligned *)&q_next[0] = v56;
    *(dupont_screw_unaligned *)&qd_next[0] = v57;
    const dupont_screw_mask v60 = (dupont_screw_mask)((dupont_screw_pack_abs(v57) + dupont_screw_pack_abs(v56)) < dupont_screw_pack_splat(1e+38));
    const dupont_screw_pack v61 = dupont_screw_pack_select(v19_flag[4] | v19_flag[3], dupont_screw_pack_select(v19_flag[8], dupont_screw_pack_splat(4.0), dupont_screw_pack_select(v19_flag[7] & (~v19_flag[2]), dupont_screw_pack_select(v19_flag[5], dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0)), dupont_screw_pack_splat(3.0))), dupont_screw_pack_select(v19_flag[6], dupont_screw_pack_splat(5.0), dupont_screw_pack_splat(2.0)));
    const dupont_screw_pack v62 = dupont_screw_pack_select((dupont_screw_mask)((dupont_screw_pack_abs(v0) + dupont_screw_pack_abs(v19_number[0])) < dupont_screw_pack_splat(1e+38)), dupont_screw_pack_select(v19_done, v61, dupont_screw_pack_splat(5.0)), dupont_screw_pack_splat(6.0));
    const dupont_screw_mask v63 = (dupont_screw_mask)(dupont_screw_pack_splat(6.0) == v62);
    const dupont_screw_mask v64 = (dupont_screw_mask)((dupont_screw_pack_abs(dupont_screw_pack_at(&q[0])) + (dupont_screw_pack_abs(dupont_screw_pack_at(&dt[0])) + (v12 + dupont_screw_pack_abs(dupont_screw_pack_at(&tau[0]))))) < dupont_screw_pack_splat(1e+38));
    const dupont_screw_mask v65 = v60 & ((v64 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_at(&dt[0]))) & (~v63));
    *(dupont_screw_bytes *)&mode_next[0] = __builtin_convertvector(v58, dupont_screw_bytes);
    const dupont_screw_mask v66 = (dupont_screw_mask)(dupont_screw_pack_splat(2.0) == v62);
    const dupont_screw_pack v67 = dupont_screw_pack_select(v66 | v59, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(5.0));
    const dupont_screw_pack v68 = dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(3.0) == v67) | (dupont_screw_mask)(dupont_screw_pack_splat(3.0) == v62), dupont_screw_pack_splat(3.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(1.0) == v67) | (dupont_screw_mask)(dupont_screw_pack_splat(1.0) == v62), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v69 = dupont_screw_pack_select(v66 | (dupont_screw_mask)(dupont_screw_pack_splat(2.0) == v67), dupont_screw_pack_splat(2.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(4.0) == v67) | (dupont_screw_mask)(dupont_screw_pack_splat(4.0) == v62), dupont_screw_pack_splat(4.0), v68));
    const dupont_screw_pack v70 = dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(7.0) == v67) | (dupont_screw_mask)(dupont_screw_pack_splat(7.0) == v62), dupont_screw_pack_splat(7.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(5.0) == v62) | (dupont_screw_mask)(dupont_screw_pack_splat(5.0) == v67), dupont_screw_pack_splat(5.0), v69));
    const dupont_screw_pack v71 = dupont_screw_pack_select(v63 | (dupont_screw_mask)(dupont_screw_pack_splat(6.0) == v67), dupont_screw_pack_splat(6.0), v70);
    *(dupont_screw_unaligned *)&status[0] = v71;
    if (!dupont_screw_pack_all(v65)) {
        *(dupont_screw_unaligned *)&q_next[0] = dupont_screw_pack_select(v65, v56, dupont_screw_pack_at(&q[0]));
        *(dupont_screw_unaligned *)&qd_next[0] = dupont_screw_pack_select(v65, v57, dupont_screw_pack_at(&qd[0]));
        *(dupont_screw_bytes *)&mode_next[0] = __builtin_convertvector(dupont_screw_pack_select_whole(v65, v58, dupont_screw_pack_at_modes(&mode[0])), dupont_screw_bytes);
        *(dupont_screw_unaligned *)&status[0] = dupont_screw_pack_select(v65, v71, dupont_screw_pack_splat(6.0));
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    dupont_screw_pack_step_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_step_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        dupont_screw_pack_step_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        dupont_screw_pack_step_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void dupont_screw_step_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_step_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double dt_rest[1U * DUPONT_SCREW_LANES];
        double q_next_rest[1U * DUPONT_SCREW_LANES];
        double qd_next_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_next_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, dt, dt_rest);
        dupont_screw_pack_step_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, q_next_rest, q_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qd_next_rest, qd_next);
        dupont_screw_pack_give_modes(1U, count, first, DUPONT_SCREW_LANES, mode_next_rest, mode_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

void dupont_screw_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_step_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double dt_rest[1U * DUPONT_SCREW_LANES];
        double q_next_rest[1U * DUPONT_SCREW_LANES];
        double qd_next_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_next_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, dt, dt_rest);
        dupont_screw_pack_step_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, q_next_rest, q_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qd_next_rest, qd_next);
        dupont_screw_pack_give_modes(1U, count, first, DUPONT_SCREW_LANES, mode_next_rest, mode_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_again_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const dupont_screw_pack v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const dupont_screw_pack v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[JOINT_S_0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

/* One repetition of a part of a step, in other modes: symgen/derive/friction/reversals.py. */
DUPONT_SCREW_BODY void dupont_screw_pack_interpolated_repetition_body(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict told, const dupont_screw_mask *restrict behind, const dupont_screw_mask *restrict before, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, dupont_screw_mask converged, const dupont_screw_pack *restrict context_real, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict told_out, dupont_screw_mask *restrict behind_out, dupont_screw_mask *restrict before_out, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict converged_out, dupont_screw_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, START_Q_0 = 2, START_QD_0 = 3, START_LENGTH = 4 };
    const dupont_screw_mask v0 = dupont_screw_pack_select_whole(behind[0], dupont_screw_pack_select_whole(before[0], dupont_screw_pack_whole(0), dupont_screw_pack_mode_of(-dupont_screw_pack_real_of(mode[0]))), mode[0]);
    mode_out[0] = v0;
    const dupont_screw_mask v1 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == v0);
    const dupont_screw_pack v2 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v3 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v2 * dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), context_real[PROBLEM_RIGHT_0]));
    const dupont_screw_pack v4 = (5.0 * v3) - context_real[RUBBING_TAU_0];
    const dupont_screw_pack v5 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v2 * dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0)));
    const dupont_screw_pack v6 = 1.0 - (5.0 * v5);
    const dupont_screw_pack v7 = -v6;
    const dupont_screw_mask v8 = ~v1;
    const dupont_screw_pack v9 = dupont_screw_pack_real_of(v0);
    dupont_screw_pack v10_u[1] = {u[0]};
    dupont_screw_pack v10_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v10_of_context_real[3] = {v9, v7, -v4};
    const dupont_screw_mask v10_of_context_boolean[1] = {v8};
    dupont_screw_mask v10_done = { 0 };
    for (int v10_pass = 0; (v10_pass < 40) && !dupont_screw_pack_all(v10_done); v10_pass++) {
        dupont_screw_pack v10_next_u[1];
        dupont_screw_pack v10_next_polished[1];
        dupont_screw_mask v10_ends;
        dupont_screw_pack_interpolated_again_loads(spacing, prepared, v10_u, v10_polished, v10_of_context_real, v10_of_context_boolean, v10_next_u, v10_next_polished, &v10_ends);
        v10_u[0] = dupont_screw_pack_select(v10_done, v10_u[0], v10_next_u[0]);
        v10_polished[0] = dupont_screw_pack_select(v10_done, v10_polished[0], v10_next_polished[0]);
        v10_done |= v10_ends;
    }
    u_out[0] = v10_u[0];
    const dupont_screw_pack v11 = dupont_screw_pack_select(v1, context_real[PROBLEM_RIGHT_0], v10_u[0]);
    const dupont_screw_pack v12 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v3 - (v5 * v10_u[0]));
    const dupont_screw_pack v13 = (context_real[RUBBING_TAU_0] - (5.0 * v12)) - v11;
    const dupont_screw_pack v14 = 1.6666666666666667 * v13;
    const dupont_screw_pack v15 = 0.41666666666666674 * v13;
    const dupont_screw_pack v16 = v13 - dupont_screw_pack_min(v15, v14);
    const dupont_screw_pack v17 = v13 - dupont_screw_pack_max(v15, v14);
    const dupont_screw_mask v18 = v8 | ((dupont_screw_mask)(v11 <= (-v17)) & (dupont_screw_mask)((-v16) <= v11));
    told_out[0] = dupont_screw_pack_select_whole(v18, v0, dupont_screw_pack_mode_of(v17 + (v16 + (2.0 * v11))));
    const dupont_screw_pack v19 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v2 * dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), context_real[RUBBING_TAU_0] - dupont_screw_pack_number(prepared, 0U, spacing, 0U)));
    const dupont_screw_pack v20 = context_real[RUBBING_TAU_0] - (5.0 * v19);
    dupont_screw_pack v21_u[1] = {v10_u[0]};
    dupont_screw_pack v21_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v21_of_context_real[3] = {v9, v7, v20};
    dupont_screw_mask v21_done = { 0 };
    for (int v21_pass = 0; (v21_pass < 40) && !dupont_screw_pack_all(v21_done); v21_pass++) {
        dupont_screw_pack v21_next_u[1];
        dupont_screw_pack v21_next_polished[1];
        dupont_screw_mask v21_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v21_u, v21_polished, v21_of_context_real, v10_of_context_boolean, v21_next_u, v21_next_polished, &v21_ends);
        v21_u[0] = dupont_screw_pack_select(v21_done, v21_u[0], v21_next_u[0]);
        v21_polished[0] = dupont_screw_pack_select(v21_done, v21_polished[0], v21_next_polished[0]);
        v21_done |= v21_ends;
    }
    dupont_screw_pack v22_u[1] = {v21_u[0]};
    dupont_screw_pack v22_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v22_done = { 0 };
    for (int v22_pass = 0; (v22_pass < 40) && !dupont_screw_pack_all(v22_done); v22_pass++) {
        dupont_screw_pack v22_next_u[1];
        dupont_screw_pack v22_next_polished[1];
        dupont_screw_mask v22_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v22_u, v22_polished, v21_of_context_real, v10_of_context_boolean, v22_next_u, v22_next_polished, &v22_ends);
        v22_u[0] = dupont_screw_pack_select(v22_done, v22_u[0], v22_next_u[0]);
        v22_polished[0] = dupont_screw_pack_select(v22_done, v22_polished[0], v22_next_polished[0]);
        v22_done |= v22_ends;
    }
    const dupont_screw_pack v23 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v19 - (v5 * v21_u[0])) + dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v19 - (v5 * v22_u[0]));
    const dupont_screw_pack v24 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), context_real[START_QD_0]);
    const dupont_screw_pack v25 = (6.0 * v24) + (context_real[START_LENGTH] * (v12 + v23));
    const dupont_screw_mask v26 = (dupont_screw_mask)((v9 * v25) < dupont_screw_pack_splat(0.0));
    behind_out[0] = v26;
    before_out[0] = before[0] | behind[0];
    const dupont_screw_pack v27 = 0.16666666666666666 * context_real[START_LENGTH];
    q_out[0] = dupont_screw_pack_select(v1, context_real[START_Q_0], context_real[START_Q_0] + (v27 * v25));
    dupont_screw_pack v28_u[1] = {v22_u[0]};
    dupont_screw_pack v28_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v28_done = { 0 };
    for (int v28_pass = 0; (v28_pass < 40) && !dupont_screw_pack_all(v28_done); v28_pass++) {
        dupont_screw_pack v28_next_u[1];
        dupont_screw_pack v28_next_polished[1];
        dupont_screw_mask v28_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v28_u, v28_polished, v21_of_context_real, v10_of_context_boolean, v28_next_u, v28_next_polished, &v28_ends);
        v28_u[0] = dupont_screw_pack_select(v28_done, v28_u[0], v28_next_u[0]);
        v28_polished[0] = dupont_screw_pack_select(v28_done, v28_polished[0], v28_next_polished[0]);
        v28_done |= v28_ends;
    }
    const dupont_screw_pack v29 = v24 + (v27 * ((v12 + dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v19 - (v5 * v28_u[0]))) + (2.0 * v23)));
    const dupont_screw_pack v30 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v29);
    qd_out[0] = v30;
    const dupont_screw_pack v31 = v9 * v6;
    const dupont_screw_pack v32 = v9 * v20;
    const dupont_screw_pack v33 = (v31 * v22_u[0]) - v32;
    const dupont_screw_pack v34 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v33)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v9 * v33)));
    const dupont_screw_pack v35 = dupont_screw_pack_max(dupont_screw_pack_abs(v34), dupont_screw_pack_abs(v22_u[0]));
    const dupont_screw_mask v36 = v22_done & (dupont_screw_mask)(dupont_screw_pack_abs(v22_u[0] - v34) <= (v35 * dupont_screw_pack_select((dupont_screw_mask)(v35 < (1.0000000009313226 * v35)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_pack v37 = (v31 * v21_u[0]) - v32;
    const dupont_screw_pack v38 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v37)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v9 * v37)));
    const dupont_screw_pack v39 = dupont_screw_pack_max(dupont_screw_pack_abs(v38), dupont_screw_pack_abs(v21_u[0]));
    const dupont_screw_mask v40 = (dupont_screw_mask)(dupont_screw_pack_abs(v21_u[0] - v38) <= (v39 * dupont_screw_pack_select((dupont_screw_mask)(v39 < (1.0000000009313226 * v39)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v21_done;
    const dupont_screw_pack v41 = (v31 * v28_u[0]) - v32;
    const dupont_screw_pack v42 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v41)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v9 * v41)));
    const dupont_screw_pack v43 = dupont_screw_pack_max(dupont_screw_pack_abs(v28_u[0]), dupont_screw_pack_abs(v42));
    const dupont_screw_mask v44 = (dupont_screw_mask)(dupont_screw_pack_abs(v28_u[0] - v42) <= (v43 * dupont_screw_pack_select((dupont_screw_mask)(v43 < (1.0000000009313226 * v43)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v28_done;
    const dupont_screw_pack v45 = (v9 * v4) + (v31 * v10_u[0]);
    const dupont_screw_pack v46 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v45)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v9 * v45)));
    const dupont_screw_pack v47 = dupont_screw_pack_max(dupont_screw_pack_abs(v10_u[0]), dupont_screw_pack_abs(v46));
    const dupont_screw_mask v48 = (dupont_screw_mask)(dupont_screw_pack_abs(v10_u[0] - v46) <= (v47 * dupont_screw_pack_select((dupont_screw_mask)(v47 < (1.0000000009313226 * v47)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v10_done;
    *converged_out = ((v40 & v36) & v44) & v48;
    *done = ~(v26 & (dupont_screw_mask)(dupont_screw_pack_abs(v30) < dupont_screw_pack_splat(1e+38)));
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_repetition_same(const double *restrict prepared, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict told, const dupont_screw_mask *restrict behind, const dupont_screw_mask *restrict before, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, dupont_screw_mask converged, const dupont_screw_pack *restrict context_real, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict told_out, dupont_screw_mask *restrict behind_out, dupont_screw_mask *restrict before_out, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict converged_out, dupont_screw_mask *restrict done)
{
    dupont_screw_pack_interpolated_repetition_body(0U, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_repetition_each(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict told, const dupont_screw_mask *restrict behind, const dupont_screw_mask *restrict before, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, dupont_screw_mask converged, const dupont_screw_pack *restrict context_real, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict told_out, dupont_screw_mask *restrict behind_out, dupont_screw_mask *restrict before_out, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict converged_out, dupont_screw_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_interpolated_repetition_body(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_interpolated_repetition(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict told, const dupont_screw_mask *restrict behind, const dupont_screw_mask *restrict before, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, dupont_screw_mask converged, const dupont_screw_pack *restrict context_real, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict told_out, dupont_screw_mask *restrict behind_out, dupont_screw_mask *restrict before_out, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict converged_out, dupont_screw_mask *restrict done)
{
    if (spacing == 0U) {
        dupont_screw_pack_interpolated_repetition_same(prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    } else {
        dupont_screw_pack_interpolated_repetition_each(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    }
}

/* A part of a step in which some joint was left behind is taken again: symgen/derive/friction/reversals.py. */
DUPONT_SCREW_BODY void dupont_screw_pack_interpolated_again_body(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    enum { END_U_0 = 6, END_Q_0 = 7, END_QD_0 = 8 };
    enum { START_RESTING_0 = 0, END_CONVERGED = 1, BEHIND_0 = 2 };
    enum { END_MODE_0 = 1 };
    enum { RESULT_Q_0 = 0, RESULT_QD_0 = 1 };
    enum { RESULT_CONVERGED = 0 };
    enum { RESULT_MODE_0 = 0 };
    dupont_screw_mask v0_mode[1] = {context_mode[END_MODE_0]};
    dupont_screw_mask v0_told[1] = {context_mode[END_MODE_0]};
    dupont_screw_mask v0_behind[1] = {context_boolean[BEHIND_0]};
    dupont_screw_mask v0_before[1] = {context_boolean[START_RESTING_0]};
    dupont_screw_pack v0_u[1] = {context_real[END_U_0]};
    dupont_screw_pack v0_q[1] = {context_real[END_Q_0]};
    dupont_screw_pack v0_qd[1] = {context_real[END_QD_0]};
    dupont_screw_mask v0_converged = context_boolean[END_CONVERGED];
    dupont_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !dupont_screw_pack_all(v0_done); v0_pass++) {
        dupont_screw_mask v0_next_mode[1];
        dupont_screw_mask v0_next_told[1];
        dupont_screw_mask v0_next_behind[1];
        dupont_screw_mask v0_next_before[1];
        dupont_screw_pack v0_next_u[1];
        dupont_screw_pack v0_next_q[1];
        dupont_screw_pack v0_next_qd[1];
        dupont_screw_mask v0_next_converged;
        dupont_screw_mask v0_ends;
        dupont_screw_pack_interpolated_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = dupont_screw_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_told[0] = dupont_screw_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_behind[0] = dupont_screw_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_before[0] = dupont_screw_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_u[0] = dupont_screw_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_q[0] = dupont_screw_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_qd[0] = dupont_screw_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_converged = dupont_screw_pack_select_whole(v0_done, v0_converged, v0_next_converged);
        v0_done |= v0_ends;
    }
    result_real[RESULT_Q_0] = v0_q[0];
    result_real[RESULT_QD_0] = v0_qd[0];
    result_boolean[RESULT_CONVERGED] = v0_done & v0_converged;
    result_mode[RESULT_MODE_0] = v0_told[0];
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_again_same(const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    dupont_screw_pack_interpolated_again_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_again_each(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_interpolated_again_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_interpolated_again(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    if (spacing == 0U) {
        dupont_screw_pack_interpolated_again_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    } else {
        dupont_screw_pack_interpolated_again_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    }
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_pattern_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const dupont_screw_pack v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const dupont_screw_pack v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[JOINT_S_0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

/* One piece of the law of load-dependent friction: symgen/derive/friction/pieces.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_pattern_piece(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict other, const dupont_screw_pack *restrict u, const dupont_screw_mask *restrict found, const dupont_screw_mask *restrict obeying, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_mask *restrict other_out, dupont_screw_pack *restrict u_out, dupont_screw_mask *restrict found_out, dupont_screw_mask *restrict obeying_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    (void)obeying;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, LOADED_S_0 = 5,
        LOAD_ROW_0_0 = 6, LOAD_OFFSET_0 = 7 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, ASKS = 2, TRIAL_DECIDED_0 = 3, TRIAL_REACHED_0 = 4 };
    enum { TRIAL_PATTERN_0 = 0 };
    other_out[0] = dupont_screw_pack_select_whole(context_boolean[LOADED_ACTIVE_0], ~other[0], other[0]);
    const dupont_screw_pack v0 = context_real[LOADED_S_0] * context_real[LOADED_S_0];
    const dupont_screw_pack v1 = dupont_screw_pack_select(other[0], dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * v0;
    const dupont_screw_pack v2 = context_real[LOAD_OFFSET_0] * v1;
    const dupont_screw_pack v3 = context_real[LOAD_ROW_0_0] * v1;
    const dupont_screw_pack v4 = 1.0 / (1.0 - dupont_screw_pack_select(context_boolean[LOADED_ACTIVE_0], v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v5 = v4 * dupont_screw_pack_select(context_boolean[LOADED_ACTIVE_0], v2, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v6 = (v4 * (v5 - dupont_screw_pack_select(context_boolean[LOADED_ACTIVE_0], v2 + (v3 * v5), dupont_screw_pack_splat(0.0)))) - v5;
    const dupont_screw_pack v7 = dupont_screw_pack_select(context_boolean[PARTS_HELD_0], dupont_screw_pack_splat(0.0), context_real[PARTS_QDD_0] + (context_real[PARTS_COLUMNS_0_0] * v6));
    const dupont_screw_pack v8 = -v6;
    const dupont_screw_pack v9 = dupont_screw_pack_select(context_boolean[PARTS_HELD_0], context_real[PROBLEM_RIGHT_0], v8);
    const dupont_screw_pack v10 = (context_real[RUBBING_TAU_0] - v9) - (5.0 * v7);
    const dupont_screw_pack v11 = 1.6666666666666667 * v10;
    const dupont_screw_pack v12 = 0.41666666666666674 * v10;
    const dupont_screw_pack v13 = v9 + v10;
    const dupont_screw_mask v14 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == context_mode[TRIAL_PATTERN_0]);
    const dupont_screw_pack v15 = dupont_screw_pack_select(v14, dupont_screw_pack_min(v13 - dupont_screw_pack_min(v12, v11), dupont_screw_pack_max(v12, v11) - v13), v7 * dupont_screw_pack_real_of(context_mode[TRIAL_PATTERN_0]));
    const dupont_screw_pack v16 = dupont_screw_pack_select(v14, v15, 55.0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_max(dupont_screw_pack_abs(context_real[RUBBING_TAU_0]), dupont_screw_pack_max(dupont_screw_pack_abs(v9), dupont_screw_pack_abs(context_real[PROBLEM_RIGHT_0])));
    const dupont_screw_mask v18 = ((v14 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v15)) | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v15)) | (context_boolean[TRIAL_REACHED_0] & (dupont_screw_mask)(((-1e-06) * v17) <= v16));
    const dupont_screw_pack v19 = (context_real[LOAD_ROW_0_0] * v6) - context_real[LOAD_OFFSET_0];
    const dupont_screw_pack v20 = dupont_screw_pack_select(context_boolean[LOADED_ACTIVE_0], -(v0 * (v19 * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-(context_real[LOADED_S_0] * v19))), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)))), dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v21 = dupont_screw_pack_abs(v6);
    const dupont_screw_pack v22 = dupont_screw_pack_max(dupont_screw_pack_abs(v20), v21);
    const dupont_screw_mask v23 = (dupont_screw_mask)(dupont_screw_pack_abs(v6 + v20) <= (v22 * dupont_screw_pack_select((dupont_screw_mask)(v22 < (1.0000000009313226 * v22)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_mask v24 = v23 & (dupont_screw_mask)(v21 < dupont_screw_pack_splat(1e+38));
    const dupont_screw_mask v25 = v24 & ((context_boolean[TRIAL_DECIDED_0] | (dupont_screw_mask)(((-1e-12) * v17) <= v16)) | (context_boolean[TRIAL_DECIDED_0] | v18));
    obeying_out[0] = v25;
    u_out[0] = dupont_screw_pack_select(((~found[0]) & v24) | v25, v8, u[0]);
    found_out[0] = found[0] | v24;
    *done = (~context_boolean[ASKS]) | ((other[0] | (~context_boolean[LOADED_ACTIVE_0])) | v25);
}

/* All motions of one pattern of modes, piece by piece: symgen/derive/friction/pieces.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_pattern_pieces(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean)
{
    enum { PROBLEM_RIGHT_0 = 0, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, QUICK_QDD_0 = 8, QUICK_F_0 = 9,
        QUICK_U_0 = 10 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, TRIAL_DECIDED_0 = 2, TRIAL_REACHED_0 = 3, QUICK_CONVERGED = 4,
        QUICK_SEVERAL = 5, QUICK_NONE = 6, ASKS = 7 };
    enum { RESULT_QDD_0 = 0, RESULT_F_0 = 1, RESULT_U_0 = 2 };
    enum { RESULT_CONVERGED = 0, RESULT_SEVERAL = 1, RESULT_NONE = 2 };
    dupont_screw_mask v0_other[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_pack v0_u[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v0_found[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_mask v0_obeying[1] = {dupont_screw_pack_whole(0)};
    const dupont_screw_mask v0_of_context_boolean[5] = {context_boolean[PARTS_HELD_0], context_boolean[LOADED_ACTIVE_0], context_boolean[ASKS], context_boolean[TRIAL_DECIDED_0], context_boolean[TRIAL_REACHED_0]};
    dupont_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !dupont_screw_pack_all(v0_done); v0_pass++) {
        dupont_screw_mask v0_next_other[1];
        dupont_screw_pack v0_next_u[1];
        dupont_screw_mask v0_next_found[1];
        dupont_screw_mask v0_next_obeying[1];
        dupont_screw_mask v0_ends;
        dupont_screw_pack_interpolated_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = dupont_screw_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_u[0] = dupont_screw_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_found[0] = dupont_screw_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = dupont_screw_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const dupont_screw_mask v1 = v0_obeying[0] | ((~context_boolean[QUICK_CONVERGED]) & v0_found[0]);
    result_real[RESULT_QDD_0] = dupont_screw_pack_select(v1, dupont_screw_pack_select(context_boolean[PARTS_HELD_0], dupont_screw_pack_splat(0.0), context_real[PARTS_QDD_0] - (context_real[PARTS_COLUMNS_0_0] * v0_u[0])), context_real[QUICK_QDD_0]);
    result_real[RESULT_F_0] = dupont_screw_pack_select(v1, dupont_screw_pack_select(context_boolean[PARTS_HELD_0], context_real[PROBLEM_RIGHT_0], v0_u[0]), context_real[QUICK_F_0]);
    result_real[RESULT_U_0] = dupont_screw_pack_select(v1, v0_u[0], context_real[QUICK_U_0]);
    const dupont_screw_mask v2 = context_boolean[QUICK_CONVERGED] | v0_found[0];
    result_boolean[RESULT_CONVERGED] = v2;
    result_boolean[RESULT_SEVERAL] = context_boolean[QUICK_SEVERAL] | (context_boolean[QUICK_CONVERGED] & v0_obeying[0]);
    result_boolean[RESULT_NONE] = context_boolean[QUICK_NONE] | (~v2);
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_pattern(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict pattern, const dupont_screw_mask *restrict best, const dupont_screw_mask *restrict flag, const dupont_screw_pack *restrict number, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_mask *restrict pattern_out, dupont_screw_mask *restrict best_out, dupont_screw_mask *restrict flag_out, dupont_screw_pack *restrict number_out, dupont_screw_mask *restrict done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_U_0 = 1, NUMBER_START_0 = 2 };
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_REACHED_0 = 1, ALLOWED_STICK_0 = 2, ALLOWED_PLUS_0 = 3,
        ALLOWED_MINUS_0 = 4 };
    enum { QUESTION_FORCED_0 = 1 };
    const dupont_screw_mask v0 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == pattern[0]);
    const dupont_screw_pack v1 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v2 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v3 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v2 * v1);
    const dupont_screw_pack v4 = 1.0 - (5.0 * v3);
    const dupont_screw_pack v5 = 1.0 - (0.47643979057591623 * v4);
    const dupont_screw_pack v6 = 1.0 + (0.5082956259426847 * v4);
    const dupont_screw_pack v7 = v6 * v5;
    const dupont_screw_mask v8 = (dupont_screw_mask)(v2 <= dupont_screw_pack_splat(1.0));
    const dupont_screw_mask v9 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_select(v0, dupont_screw_pack_splat(1.0), dupont_screw_pack_select(v8 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v7), dupont_screw_pack_splat(1.0), dupont_screw_pack_min(v6, v5))));
    flag_out[FLAG_PROVEN] = v9;
    const dupont_screw_pack v10 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v1 * dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), context_real[PROBLEM_RIGHT_0]));
    const dupont_screw_pack v11 = context_real[RUBBING_TAU_0] - (5.0 * v10);
    const dupont_screw_pack v12 = -v4;
    const dupont_screw_mask v13 = ~v0;
    const dupont_screw_pack v14 = dupont_screw_pack_real_of(pattern[0]);
    dupont_screw_pack v15_u[1] = {dupont_screw_pack_select(v9, number[NUMBER_START_0], dupont_screw_pack_splat(0.0))};
    dupont_screw_pack v15_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v15_of_context_real[3] = {v14, v12, v11};
    const dupont_screw_mask v15_of_context_boolean[1] = {v13};
    dupont_screw_mask v15_done = { 0 };
    for (int v15_pass = 0; (v15_pass < 40) && !dupont_screw_pack_all(v15_done); v15_pass++) {
        dupont_screw_pack v15_next_u[1];
        dupont_screw_pack v15_next_polished[1];
        dupont_screw_mask v15_ends;
        dupont_screw_pack_interpolated_pattern_loads(spacing, prepared, v15_u, v15_polished, v15_of_context_real, v15_of_context_boolean, v15_next_u, v15_next_polished, &v15_ends);
        v15_u[0] = dupont_screw_pack_select(v15_done, v15_u[0], v15_next_u[0]);
        v15_polished[0] = dupont_screw_pack_select(v15_done, v15_polished[0], v15_next_polished[0]);
        v15_done |= v15_ends;
    }
    const dupont_screw_pack v16 = dupont_screw_pack_select(v0, context_real[PROBLEM_RIGHT_0], v15_u[0]);
    const dupont_screw_pack v17 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v10 - (v3 * v15_u[0]));
    const dupont_screw_pack v18 = (context_real[RUBBING_TAU_0] - (5.0 * v17)) - v16;
    const dupont_screw_pack v19 = 0.41666666666666674 * v18;
    const dupont_screw_pack v20 = 1.6666666666666667 * v18;
    const dupont_screw_pack v21 = v16 + v18;
    const dupont_screw_pack v22 = dupont_screw_pack_select(v0, dupont_screw_pack_min(dupont_screw_pack_max(v20, v19) - v21, v21 - dupont_screw_pack_min(v20, v19)), v14 * v17);
    const dupont_screw_pack v23 = dupont_screw_pack_abs(context_real[PROBLEM_RIGHT_0]);
    const dupont_screw_pack v24 = dupont_screw_pack_abs(context_real[RUBBING_TAU_0]);
    const dupont_screw_mask v25 = ~flag[FLAG_RELAXED];
    const dupont_screw_mask v26 = context_boolean[QUESTION_REACHED_0] & v25;
    const dupont_screw_mask v27 = v26 & (dupont_screw_mask)(((-1e-06) * dupont_screw_pack_max(v24, dupont_screw_pack_max(v23, dupont_screw_pack_abs(v16)))) <= dupont_screw_pack_select(v0, v22, 55.0 * v22));
    const dupont_screw_pack v28 = v14 * ((v4 * v15_u[0]) - v11);
    const dupont_screw_pack v29 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v28)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v14 * v28)));
    const dupont_screw_pack v30 = dupont_screw_pack_max(dupont_screw_pack_abs(v29), dupont_screw_pack_abs(v15_u[0]));
    const dupont_screw_pack v31 = dupont_screw_pack_abs(v15_u[0] - v29);
    const dupont_screw_mask v32 = (dupont_screw_mask)(v31 <= (v30 * dupont_screw_pack_select((dupont_screw_mask)(v30 < (1.0000000009313226 * v30)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v15_done;
    const dupont_screw_mask v33 = v32 & (context_boolean[QUESTION_DECIDED_0] | (v27 | ((v0 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v22)) | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v22))));
    const dupont_screw_mask v34 = v13 & (dupont_screw_mask)(v7 < dupont_screw_pack_splat(0.0));
    const dupont_screw_mask v35 = v8 & v34;
    const dupont_screw_mask v36 = (v35 & (~v32)) & (dupont_screw_mask)((1e-05 * v30) < v31);
    const dupont_screw_mask v37 = ~(v33 | (v9 | v36));
    const dupont_screw_mask v38 = flag[FLAG_THOROUGH] & v37;
    const dupont_screw_mask v39 = v34 & (v35 & v32);
    dupont_screw_pack v41 = v16;
    dupont_screw_pack v42 = v17;
    dupont_screw_mask v43 = v32;
    dupont_screw_mask v44 = v36;
    dupont_screw_mask v45 = v39;
    dupont_screw_pack v46 = v15_u[0];
    if (!dupont_screw_pack_all(~(v38))) {
        const dupont_screw_pack v40_of_context_real[11] = {context_real[PROBLEM_RIGHT_0], context_real[RUBBING_TAU_0], v1, v10, v3, v14, v12, v11, v17, v16, v15_u[0]};
        const dupont_screw_mask v40_of_context_boolean[8] = {v0, v13, context_boolean[QUESTION_DECIDED_0], v26, v32, v39, v36, v38};
        dupont_screw_pack v40_result_real[3];
        dupont_screw_mask v40_result_boolean[3];
        dupont_screw_pack_interpolated_pattern_pieces(spacing, prepared, v40_of_context_real, v40_of_context_boolean, pattern, v40_result_real, v40_result_boolean);
        v41 = dupont_screw_pack_select(v38, v40_result_real[1], v41);
        v42 = dupont_screw_pack_select(v38, v40_result_real[0], v42);
        v43 = dupont_screw_pack_select_whole(v38, v40_result_boolean[0], v43);
        v44 = dupont_screw_pack_select_whole(v38, v40_result_boolean[2], v44);
        v45 = dupont_screw_pack_select_whole(v38, v40_result_boolean[1], v45);
        v46 = dupont_screw_pack_select(v38, v40_result_real[2], v46);
    }
    number_out[NUMBER_QDD_0] = v42;
    const dupont_screw_pack v47 = (context_real[RUBBING_TAU_0] - (5.0 * v42)) - v41;
    const dupont_screw_pack v48 = 1.6666666666666667 * v47;
    const dupont_screw_pack v49 = 0.41666666666666674 * v47;
    const dupont_screw_pack v50 = v41 + v47;
    const dupont_screw_pack v51 = dupont_screw_pack_select(v0, dupont_screw_pack_min(dupont_screw_pack_max(v49, v48) - v50, v50 - dupont_screw_pack_min(v49, v48)), v14 * v42);
    const dupont_screw_pack v52 = dupont_screw_pack_select(v0, v51, 55.0 * v51);
    const dupont_screw_pack v53 = dupont_screw_pack_max(v24, dupont_screw_pack_max(v23, dupont_screw_pack_abs(v41)));
    const dupont_screw_mask v54 = ((v0 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v51)) | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v51)) | (v26 & (dupont_screw_mask)(((-1e-06) * v53) <= v52));
    const dupont_screw_mask v55 = v43 & (context_boolean[QUESTION_DECIDED_0] | v54);
    const dupont_screw_mask v56 = flag[FLAG_FOUND] | v55;
    flag_out[FLAG_FOUND] = v56;
    const dupont_screw_mask v57 = dupont_screw_pack_select_whole(v26, (dupont_screw_mask)(dupont_screw_pack_whole(1) == context_mode[QUESTION_FORCED_0]), context_boolean[ALLOWED_PLUS_0]);
    const dupont_screw_mask v58 = dupont_screw_pack_select_whole(v26, (dupont_screw_mask)(dupont_screw_pack_whole(-1) == context_mode[QUESTION_FORCED_0]), context_boolean[ALLOWED_MINUS_0]);
    const dupont_screw_mask v59 = v58 | v57;
    const dupont_screw_pack v60 = -(1.0 - v2);
    const dupont_screw_mask v61 = (v58 & (dupont_screw_mask)(dupont_screw_pack_whole(1) == pattern[0])) | ((v0 & ((dupont_screw_mask)(v60 <= dupont_screw_pack_splat(0.0)) & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v60))) & v59);
    const dupont_screw_pack v62 = dupont_screw_pack_select(v61, v2, 1.0 + v2);
    const dupont_screw_mask v63 = ~(v61 | (dupont_screw_mask)(v62 <= dupont_screw_pack_select(v59, dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0))));
    const dupont_screw_mask v64 = v63 & (~v56);
    const dupont_screw_mask v65 = flag[FLAG_DOUBTFUL] | v37;
    const dupont_screw_mask v66 = (~flag[FLAG_THOROUGH]) & (v64 & v65);
    const dupont_screw_mask v67 = ~v66;
    const dupont_screw_mask v68 = (context_boolean[ALLOWED_MINUS_0] | (context_boolean[ALLOWED_PLUS_0] | context_boolean[ALLOWED_STICK_0])) & (context_boolean[QUESTION_REACHED_0] & (v25 & (v64 & v67)));
    const dupont_screw_mask v69 = context_boolean[ALLOWED_STICK_0] & (~v26);
    const dupont_screw_mask v70 = dupont_screw_pack_select_whole(v57, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1));
    const dupont_screw_mask v71 = dupont_screw_pack_select_whole(v61, dupont_screw_pack_select_whole(v0 & v57, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)), dupont_screw_pack_select_whole(v69 & ((dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v62) & (dupont_screw_mask)(v62 <= dupont_screw_pack_splat(0.0))), dupont_screw_pack_whole(0), v70));
    pattern_out[0] = dupont_screw_pack_select_whole(v68, dupont_screw_pack_select_whole(context_boolean[ALLOWED_STICK_0], dupont_screw_pack_whole(0), dupont_screw_pack_select_whole(context_boolean[ALLOWED_PLUS_0], dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1))), dupont_screw_pack_select_whole(v66, dupont_screw_pack_select_whole(v69, dupont_screw_pack_whole(0), v70), v71));
    const dupont_screw_mask v72 = ~flag[FLAG_FOUND];
    const dupont_screw_mask v73 = v43 & (context_boolean[QUESTION_DECIDED_0] | (dupont_screw_mask)(((-1e-12) * v53) <= v52));
    const dupont_screw_mask v74 = ((~flag[FLAG_NEARLY]) & (v72 & v73)) | (v72 & v55);
    best_out[0] = dupont_screw_pack_select_whole(v74, pattern[0], best[0]);
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED] | v68;
    flag_out[FLAG_THOROUGH] = dupont_screw_pack_select_whole(v68, dupont_screw_pack_whole(0), flag[FLAG_THOROUGH] | v66);
    const dupont_screw_mask v75 = ~(v66 | v68);
    flag_out[FLAG_DOUBTFUL] = v65 & v75;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] | v73;
    const dupont_screw_mask v76 = flag[FLAG_TIE] | (flag[FLAG_FOUND] & v55);
    flag_out[FLAG_TIE] = v76;
    flag_out[FLAG_LIMITED] = v67 & (flag[FLAG_LIMITED] | ((~v44) & (~v43)));
    flag_out[FLAG_SEVERAL] = v45;
    number_out[NUMBER_U_0] = v46;
    number_out[NUMBER_START_0] = v46;
    *done = (v56 & ((v63 | (v0 | (~v61))) | v76)) | (v64 & v75);
    if (!dupont_screw_pack_all(v74)) {
        flag_out[FLAG_PROVEN] = dupont_screw_pack_select_whole(v74, v9, flag[FLAG_PROVEN]);
        flag_out[FLAG_SEVERAL] = dupont_screw_pack_select_whole(v74, v45, flag[FLAG_SEVERAL]);
        number_out[NUMBER_QDD_0] = dupont_screw_pack_select(v74, v42, number[NUMBER_QDD_0]);
        number_out[NUMBER_U_0] = dupont_screw_pack_select(v74, v46, number[NUMBER_U_0]);
    }
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_margin_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const dupont_screw_pack v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const dupont_screw_pack v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[JOINT_S_0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[JOINT_ACTIVE_0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[JOINT_S_0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

/* Margins of stuck joints at both ends of an arc: symgen/derive/friction/crossings.py. */
DUPONT_SCREW_BODY void dupont_screw_pack_interpolated_margins_body(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_mode)
{
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, ARC_QDD_0 = 2, ARC_U_0 = 3 };
    enum { ARC_MODE_0 = 0 };
    enum { RESULT_BEFORE_0 = 0, RESULT_AFTER_0 = 1 };
    enum { RESULT_SIDE_0 = 0 };
    const dupont_screw_mask v0 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == context_mode[ARC_MODE_0]);
    const dupont_screw_pack v1 = context_real[RUBBING_TAU_0] - dupont_screw_pack_number(prepared, 0U, spacing, 0U);
    const dupont_screw_pack v2 = (context_real[RUBBING_TAU_0] - context_real[PROBLEM_RIGHT_0]) - (5.0 * context_real[ARC_QDD_0]);
    const dupont_screw_pack v3 = 0.41666666666666674 * v2;
    const dupont_screw_pack v4 = 1.6666666666666667 * v2;
    const dupont_screw_pack v5 = context_real[PROBLEM_RIGHT_0] + v2;
    result_real[RESULT_BEFORE_0] = dupont_screw_pack_max(dupont_screw_pack_splat(0.0), dupont_screw_pack_min(v5 - dupont_screw_pack_min(v3, v4), dupont_screw_pack_max(v3, v4) - v5));
    const dupont_screw_pack v6 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v7 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0)) * v6);
    const dupont_screw_pack v8 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v6 * dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v1));
    dupont_screw_pack v9_u[1] = {context_real[ARC_U_0]};
    dupont_screw_pack v9_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v9_of_context_real[3] = {dupont_screw_pack_real_of(context_mode[ARC_MODE_0]), (5.0 * v7) - 1.0, context_real[RUBBING_TAU_0] - (5.0 * v8)};
    const dupont_screw_mask v9_of_context_boolean[1] = {~v0};
    dupont_screw_mask v9_done = { 0 };
    for (int v9_pass = 0; (v9_pass < 40) && !dupont_screw_pack_all(v9_done); v9_pass++) {
        dupont_screw_pack v9_next_u[1];
        dupont_screw_pack v9_next_polished[1];
        dupont_screw_mask v9_ends;
        dupont_screw_pack_margin_loads(spacing, prepared, v9_u, v9_polished, v9_of_context_real, v9_of_context_boolean, v9_next_u, v9_next_polished, &v9_ends);
        v9_u[0] = dupont_screw_pack_select(v9_done, v9_u[0], v9_next_u[0]);
        v9_polished[0] = dupont_screw_pack_select(v9_done, v9_polished[0], v9_next_polished[0]);
        v9_done |= v9_ends;
    }
    const dupont_screw_pack v10 = (context_real[RUBBING_TAU_0] - (5.0 * dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v8 - (v7 * v9_u[0])))) - v1;
    const dupont_screw_pack v11 = 0.41666666666666674 * v10;
    const dupont_screw_pack v12 = 1.6666666666666667 * v10;
    const dupont_screw_pack v13 = v1 + v10;
    const dupont_screw_pack v14 = dupont_screw_pack_max(v11, v12) - v13;
    const dupont_screw_pack v15 = v13 - dupont_screw_pack_min(v11, v12);
    result_real[RESULT_AFTER_0] = dupont_screw_pack_min(v14, v15);
    result_mode[RESULT_SIDE_0] = dupont_screw_pack_mode_of(v15 - v14);
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_margins_same(const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_mode)
{
    dupont_screw_pack_interpolated_margins_body(0U, prepared, context_real, context_mode, result_real, result_mode);
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_margins_each(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_interpolated_margins_body(spacing, prepared, context_real, context_mode, result_real, result_mode);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_interpolated_margins(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_mode)
{
    if (spacing == 0U) {
        dupont_screw_pack_interpolated_margins_same(prepared, context_real, context_mode, result_real, result_mode);
    } else {
        dupont_screw_pack_interpolated_margins_each(spacing, prepared, context_real, context_mode, result_real, result_mode);
    }
}

/* One part of an interpolated step: symgen/derive/friction/interpolated_step.py. */
DUPONT_SCREW_BODY void dupont_screw_pack_interpolated_part_body(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict crossing, const dupont_screw_mask *restrict forced, const dupont_screw_mask *restrict heading, dupont_screw_mask probes, const dupont_screw_pack *restrict far, dupont_screw_pack past, dupont_screw_pack whole, dupont_screw_pack trial, dupont_screw_pack passes, dupont_screw_pack worst, dupont_screw_pack dt, const dupont_screw_pack *restrict tau, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict crossing_out, dupont_screw_mask *restrict forced_out, dupont_screw_mask *restrict heading_out, dupont_screw_mask *restrict probes_out, dupont_screw_pack *restrict far_out, dupont_screw_pack *restrict past_out, dupont_screw_pack *restrict whole_out, dupont_screw_pack *restrict trial_out, dupont_screw_pack *restrict passes_out, dupont_screw_pack *restrict worst_out, dupont_screw_mask *restrict done)
{
    (void)mode;
    const dupont_screw_pack v0 = tau[0] - dupont_screw_pack_number(prepared, 0U, spacing, 0U);
    const dupont_screw_pack v1 = dupont_screw_pack_abs(tau[0] - (0.09090909090909094 * v0));
    const dupont_screw_pack v2 = 1.6923076923076927 * v1;
    const dupont_screw_pack v3 = dupont_screw_pack_min(v2, v2);
    const dupont_screw_pack v4 = 0.6666666666666667 * v1;
    const dupont_screw_pack v5 = dupont_screw_pack_min(v3, v4 + (0.6060606060606061 * v3));
    const dupont_screw_pack v6 = 0.01818181818181818 * v0;
    const dupont_screw_pack v7 = dupont_screw_pack_abs(v6);
    const dupont_screw_pack v8 = 1e-08 * v7;
    const dupont_screw_mask v9 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) == qd[0]);
    const dupont_screw_mask v10 = v9 & (dupont_screw_mask)(v7 <= (v8 + (0.018183636363636364 * dupont_screw_pack_min(v5, v4 + (0.6060606060606061 * v5)))));
    const dupont_screw_mask v11 = ~(dupont_screw_mask)(dupont_screw_pack_whole(0) == forced[0]);
    const dupont_screw_mask v12 = v11 & (v9 & v11);
    const dupont_screw_pack v13 = -v8;
    const dupont_screw_mask v14 = dupont_screw_pack_mode_of(qd[0]);
    const dupont_screw_mask v15 = dupont_screw_pack_select_whole(v9, (dupont_screw_mask)(v13 < v6), (dupont_screw_mask)(dupont_screw_pack_whole(1) == v14));
    const dupont_screw_mask v16 = dupont_screw_pack_select_whole(v10 & (~v12), dupont_screw_pack_whole(0), dupont_screw_pack_select_whole(dupont_screw_pack_select_whole(v12, (dupont_screw_mask)(dupont_screw_pack_whole(1) == forced[0]), v15), dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)));
    dupont_screw_mask v17_pattern[1] = {v16};
    dupont_screw_mask v17_best[1] = {v16};
    dupont_screw_mask v17_flag[9] = {dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(-1), dupont_screw_pack_whole(0)};
    dupont_screw_pack v17_number[3] = {dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v17_of_context_real[2] = {v0, tau[0]};
    const dupont_screw_mask v17_of_context_boolean[5] = {~v9, v12, v10, v15, dupont_screw_pack_select_whole(v9, (dupont_screw_mask)(v13 < (-v6)), (dupont_screw_mask)(dupont_screw_pack_whole(-1) == v14))};
    const dupont_screw_mask v17_of_context_mode[2] = {v14, forced[0]};
    dupont_screw_mask v17_done = { 0 };
    for (int v17_pass = 0; (v17_pass < 12) && !dupont_screw_pack_all(v17_done); v17_pass++) {
        dupont_screw_mask v17_next_pattern[1];
        dupont_screw_mask v17_next_best[1];
        dupont_screw_mask v17_next_flag[9];
        dupont_screw_pack v17_next_number[3];
        dupont_screw_mask v17_ends;
        dupont_screw_pack_interpolated_pattern(spacing, prepared, v17_pattern, v17_best, v17_flag, v17_number, v17_of_context_real, v17_of_context_boolean, v17_of_context_mode, v17_next_pattern, v17_next_best, v17_next_flag, v17_next_number, &v17_ends);
        v17_pattern[0] = dupont_screw_pack_select_whole(v17_done, v17_pattern[0], v17_next_pattern[0]);
        v17_best[0] = dupont_screw_pack_select_whole(v17_done, v17_best[0], v17_next_best[0]);
        v17_flag[0] = dupont_screw_pack_select_whole(v17_done, v17_flag[0], v17_next_flag[0]);
        v17_flag[1] = dupont_screw_pack_select_whole(v17_done, v17_flag[1], v17_next_flag[1]);
        v17_flag[2] = dupont_screw_pack_select_whole(v17_done, v17_flag[2], v17_next_flag[2]);
        v17_flag[3] = dupont_screw_pack_select_whole(v17_done, v17_flag[3], v17_next_flag[3]);
        v17_flag[4] = dupont_screw_pack_select_whole(v17_done, v17_flag[4], v17_next_flag[4]);
        v17_flag[5] = dupont_screw_pack_select_whole(v17_done, v17_flag[5], v17_next_flag[5]);
        v17_flag[6] = dupont_screw_pack_select_whole(v17_done, v17_flag[6], v17_next_flag[6]);
        v17_flag[7] = dupont_screw_pack_select_whole(v17_done, v17_flag[7], v17_next_flag[7]);
        v17_flag[8] = dupont_screw_pack_select_whole(v17_done, v17_flag[8], v17_next_flag[8]);
        v17_number[0] = dupont_screw_pack_select(v17_done, v17_number[0], v17_next_number[0]);
        v17_number[1] = dupont_screw_pack_select(v17_done, v17_number[1], v17_next_number[1]);
        v17_number[2] = dupont_screw_pack_select(v17_done, v17_number[2], v17_next_number[2]);
        v17_done |= v17_ends;
    }
    const dupont_screw_mask v18 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == v17_best[0]);
    const dupont_screw_pack v19 = dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v20 = dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), v19 * dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), v0));
    const dupont_screw_pack v21 = tau[0] - (5.0 * v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0)) * v19);
    const dupont_screw_pack v23 = 1.0 - (5.0 * v22);
    const dupont_screw_pack v24 = -v23;
    const dupont_screw_mask v25 = ~v18;
    const dupont_screw_pack v26 = dupont_screw_pack_real_of(v17_best[0]);
    dupont_screw_pack v27_u[1] = {v17_number[1]};
    dupont_screw_pack v27_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v27_of_context_real[3] = {v26, v24, v21};
    const dupont_screw_mask v27_of_context_boolean[1] = {v25};
    dupont_screw_mask v27_done = { 0 };
    for (int v27_pass = 0; (v27_pass < 40) && !dupont_screw_pack_all(v27_done); v27_pass++) {
        dupont_screw_pack v27_next_u[1];
        dupont_screw_pack v27_next_polished[1];
        dupont_screw_mask v27_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_ends);
        v27_u[0] = dupont_screw_pack_select(v27_done, v27_u[0], v27_next_u[0]);
        v27_polished[0] = dupont_screw_pack_select(v27_done, v27_polished[0], v27_next_polished[0]);
        v27_done |= v27_ends;
    }
    dupont_screw_pack v28_u[1] = {v27_u[0]};
    dupont_screw_pack v28_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v28_done = { 0 };
    for (int v28_pass = 0; (v28_pass < 40) && !dupont_screw_pack_all(v28_done); v28_pass++) {
        dupont_screw_pack v28_next_u[1];
        dupont_screw_pack v28_next_polished[1];
        dupont_screw_mask v28_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v28_u, v28_polished, v27_of_context_real, v27_of_context_boolean, v28_next_u, v28_next_polished, &v28_ends);
        v28_u[0] = dupont_screw_pack_select(v28_done, v28_u[0], v28_next_u[0]);
        v28_polished[0] = dupont_screw_pack_select(v28_done, v28_polished[0], v28_next_polished[0]);
        v28_done |= v28_ends;
    }
    const dupont_screw_pack v29 = dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), v20 - (v22 * v27_u[0])) + dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), v20 - (v22 * v28_u[0]));
    dupont_screw_pack v30_u[1] = {v28_u[0]};
    dupont_screw_pack v30_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v30_done = { 0 };
    for (int v30_pass = 0; (v30_pass < 40) && !dupont_screw_pack_all(v30_done); v30_pass++) {
        dupont_screw_pack v30_next_u[1];
        dupont_screw_pack v30_next_polished[1];
        dupont_screw_mask v30_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v30_u, v30_polished, v27_of_context_real, v27_of_context_boolean, v30_next_u, v30_next_polished, &v30_ends);
        v30_u[0] = dupont_screw_pack_select(v30_done, v30_u[0], v30_next_u[0]);
        v30_polished[0] = dupont_screw_pack_select(v30_done, v30_polished[0], v30_next_polished[0]);
        v30_done |= v30_ends;
    }
    const dupont_screw_pack v31 = 0.16666666666666666 * trial;
    const dupont_screw_pack v32 = qd[0] + (v31 * ((v17_number[0] + dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), v20 - (v22 * v30_u[0]))) + (2.0 * v29)));
    const dupont_screw_pack v33 = dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), v32);
    const dupont_screw_pack v34 = (6.0 * qd[0]) + (trial * (v17_number[0] + v29));
    const dupont_screw_pack v35 = dupont_screw_pack_select(v18, q[0], q[0] + (v34 * v31));
    dupont_screw_pack v37 = dupont_screw_pack_splat(0.0);
    dupont_screw_pack v38 = dupont_screw_pack_splat(0.0);
    dupont_screw_mask v39 = dupont_screw_pack_whole(0);
    if (!dupont_screw_pack_all(~(v18))) {
        const dupont_screw_pack v36_of_context_real[6] = {v0, tau[0], v17_number[0], v17_number[1], v35, v33};
        dupont_screw_pack v36_result_real[2];
        dupont_screw_mask v36_result_mode[1];
        dupont_screw_pack_interpolated_margins(spacing, prepared, v36_of_context_real, v17_best, v36_result_real, v36_result_mode);
        v37 = dupont_screw_pack_select(v18, v36_result_real[1], v37);
        v38 = dupont_screw_pack_select(v18, v36_result_real[0], v38);
        v39 = dupont_screw_pack_select_whole(v18, v36_result_mode[0], v39);
    }
    const dupont_screw_pack v40 = dupont_screw_pack_select(v18, v37, v26 * v33);
    far_out[0] = v40;
    const dupont_screw_pack v41 = dupont_screw_pack_select(probes, far[0], v40);
    const dupont_screw_mask v42 = (dupont_screw_mask)(v41 < dupont_screw_pack_splat(0.0)) & (~(v9 & v25));
    const dupont_screw_mask v43 = probes & v42;
    const dupont_screw_pack v44 = trial / dupont_screw_pack_select(v43, whole, dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v45 = dupont_screw_pack_select(v18, v38, qd[0] * v26);
    const dupont_screw_pack v46 = (v40 - v45) / dupont_screw_pack_select(v43, v44, dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v47 = v46 + ((v40 - v41) / dupont_screw_pack_select(v43, 1.0 - v44, dupont_screw_pack_splat(1.0)));
    const dupont_screw_pack v48 = v46 + (v44 * v47);
    const dupont_screw_pack v49 = dupont_screw_pack_sqrt(dupont_screw_pack_select(v43, dupont_screw_pack_max(dupont_screw_pack_splat(0.0), (v47 * (4.0 * v45)) + (v48 * v48)), dupont_screw_pack_splat(1.0)));
    const dupont_screw_mask v50 = (dupont_screw_mask)(v48 < dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v51 = dupont_screw_pack_select(v43, dupont_screw_pack_select(v42, dupont_screw_pack_select(v50, v49 - v48, 2.0 * v47), dupont_screw_pack_splat(1.0)), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v52 = dupont_screw_pack_select(v42, dupont_screw_pack_max(dupont_screw_pack_splat(1e-06), v45 / dupont_screw_pack_select((~probes) & v42, dupont_screw_pack_select(v42, v45 - v41, dupont_screw_pack_splat(1.0)), dupont_screw_pack_splat(1.0))), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v53 = dupont_screw_pack_select(probes, dupont_screw_pack_select(v42, dupont_screw_pack_min(dupont_screw_pack_splat(1.0), dupont_screw_pack_select(v50, 2.0 * v45, v48 + v49) / v51), dupont_screw_pack_splat(1.0)), v52);
    const dupont_screw_pack v54 = dupont_screw_pack_min(dupont_screw_pack_splat(1.0), v53);
    const dupont_screw_mask v55 = crossing[0] | (~(dupont_screw_mask)(dupont_screw_pack_whole(0) == heading[0]));
    const dupont_screw_mask v56 = (~((dupont_screw_mask)(dupont_screw_pack_splat(9.0) <= passes) | (probes | v55))) & (dupont_screw_mask)(v54 < dupont_screw_pack_splat(1.0));
    *probes_out = v56;
    const dupont_screw_mask v57 = probes | v56;
    const dupont_screw_mask v58 = ~v57;
    const dupont_screw_mask v59 = (dupont_screw_mask)(dupont_screw_pack_abs(v40) < dupont_screw_pack_splat(1e+38));
    const dupont_screw_mask v60 = (v59 & v58) & (dupont_screw_mask)((v26 * v34) < dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v61 = v26 * v23;
    const dupont_screw_pack v62 = v26 * v21;
    const dupont_screw_pack v63 = (v27_u[0] * v61) - v62;
    const dupont_screw_pack v64 = dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v63)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v26 * v63)));
    const dupont_screw_pack v65 = dupont_screw_pack_max(dupont_screw_pack_abs(v27_u[0]), dupont_screw_pack_abs(v64));
    const dupont_screw_mask v66 = (dupont_screw_mask)(dupont_screw_pack_abs(v27_u[0] - v64) <= (v65 * dupont_screw_pack_select((dupont_screw_mask)(v65 < (1.0000000009313226 * v65)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v27_done;
    const dupont_screw_pack v67 = (v28_u[0] * v61) - v62;
    const dupont_screw_pack v68 = dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v67)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v26 * v67)));
    const dupont_screw_pack v69 = dupont_screw_pack_max(dupont_screw_pack_abs(v68), dupont_screw_pack_abs(v28_u[0]));
    const dupont_screw_mask v70 = v28_done & (dupont_screw_mask)(dupont_screw_pack_abs(v28_u[0] - v68) <= (v69 * dupont_screw_pack_select((dupont_screw_mask)(v69 < (1.0000000009313226 * v69)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_pack v71 = (v30_u[0] * v61) - v62;
    const dupont_screw_pack v72 = dupont_screw_pack_select(v18, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v71)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v26 * v71)));
    const dupont_screw_pack v73 = dupont_screw_pack_max(dupont_screw_pack_abs(v72), dupont_screw_pack_abs(v30_u[0]));
    const dupont_screw_mask v74 = v30_done & (dupont_screw_mask)(dupont_screw_pack_abs(v30_u[0] - v72) <= (v73 * dupont_screw_pack_select((dupont_screw_mask)(v73 < (1.0000000009313226 * v73)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_mask v75 = (v70 & v66) & v74;
    dupont_screw_pack v77 = v35;
    dupont_screw_pack v78 = v33;
    dupont_screw_mask v79 = v17_best[0];
    dupont_screw_mask v80 = v75;
    if (!dupont_screw_pack_all(~(v60))) {
        const dupont_screw_pack v76_of_context_real[9] = {v0, tau[0], q[0], qd[0], trial, past, v17_number[1], v35, v33};
        const dupont_screw_mask v76_of_context_boolean[3] = {v9, v75, v60};
        const dupont_screw_mask v76_of_context_mode[2] = {forced[0], v17_best[0]};
        dupont_screw_pack v76_result_real[2];
        dupont_screw_mask v76_result_boolean[1];
        dupont_screw_mask v76_result_mode[1];
        dupont_screw_pack_interpolated_again(spacing, prepared, v76_of_context_real, v76_of_context_boolean, v76_of_context_mode, v76_result_real, v76_result_boolean, v76_result_mode);
        v77 = dupont_screw_pack_select(v60, v76_result_real[0], v77);
        v78 = dupont_screw_pack_select(v60, v76_result_real[1], v78);
        v79 = dupont_screw_pack_select_whole(v60, v76_result_mode[0], v79);
        v80 = dupont_screw_pack_select_whole(v60, v76_result_boolean[0], v80);
    }
    q_out[0] = dupont_screw_pack_select(v57, q[0], v77);
    mode_out[0] = v79;
    const dupont_screw_mask v81 = crossing[0] | (v25 & (dupont_screw_mask)(v40 < dupont_screw_pack_splat(0.0)));
    qd_out[0] = dupont_screw_pack_select(v57, qd[0], dupont_screw_pack_select(v58 & v81, dupont_screw_pack_select(v81 | (dupont_screw_mask)(dupont_screw_pack_whole(0) == v79), dupont_screw_pack_splat(0.0), v78), v78));
    const dupont_screw_mask v82 = v42 & (dupont_screw_mask)(v53 <= v54);
    crossing_out[0] = probes & (v25 & v82);
    forced_out[0] = dupont_screw_pack_select_whole(v57, forced[0], dupont_screw_pack_select_whole(v55, heading[0], dupont_screw_pack_whole(0)));
    heading_out[0] = dupont_screw_pack_select_whole(probes, dupont_screw_pack_select_whole(v18 & v82, v39, dupont_screw_pack_whole(0)), dupont_screw_pack_whole(0));
    const dupont_screw_pack v83 = dupont_screw_pack_select(v57, past, dupont_screw_pack_select(v55, trial + past, dt));
    *past_out = v83;
    const dupont_screw_pack v84 = dupont_screw_pack_select(probes, whole, trial);
    const dupont_screw_pack v85 = dupont_screw_pack_select(v57, v54 * v84, dt - v83);
    *trial_out = v85;
    *whole_out = dupont_screw_pack_select(v57, v84, v85);
    *passes_out = 1.0 + passes;
    const dupont_screw_pack v86 = dupont_screw_pack_select(v17_flag[4] | v17_flag[3], dupont_screw_pack_select(v17_flag[8], dupont_screw_pack_splat(4.0), dupont_screw_pack_select(v17_flag[7] & (~v17_flag[2]), dupont_screw_pack_select(v17_flag[5], dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0)), dupont_screw_pack_splat(3.0))), dupont_screw_pack_select(v17_flag[6], dupont_screw_pack_splat(5.0), dupont_screw_pack_splat(2.0)));
    const dupont_screw_pack v87 = dupont_screw_pack_select((dupont_screw_mask)((dupont_screw_pack_abs(v0) + dupont_screw_pack_abs(v17_number[0])) < dupont_screw_pack_splat(1e+38)), dupont_screw_pack_select(v17_done, v86, dupont_screw_pack_splat(5.0)), dupont_screw_pack_splat(6.0));
    const dupont_screw_mask v88 = (dupont_screw_mask)(dupont_screw_pack_splat(2.0) == v87);
    const dupont_screw_mask v89 = v59 & (dupont_screw_mask)(dupont_screw_pack_abs(v78) < dupont_screw_pack_splat(1e+38));
    const dupont_screw_pack v90 = dupont_screw_pack_select(v89, dupont_screw_pack_select(v80 | v88, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(5.0)), dupont_screw_pack_splat(6.0));
    const dupont_screw_pack v91 = dupont_screw_pack_select(((dupont_screw_mask)(dupont_screw_pack_splat(1.0) == worst) | (dupont_screw_mask)(dupont_screw_pack_splat(1.0) == v87)) | (dupont_screw_mask)(dupont_screw_pack_splat(1.0) == v90), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v92 = dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(3.0) == v90) | ((dupont_screw_mask)(dupont_screw_pack_splat(3.0) == worst) | (dupont_screw_mask)(dupont_screw_pack_splat(3.0) == v87)), dupont_screw_pack_splat(3.0), v91);
    const dupont_screw_pack v93 = dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(4.0) == v90) | ((dupont_screw_mask)(dupont_screw_pack_splat(4.0) == worst) | (dupont_screw_mask)(dupont_screw_pack_splat(4.0) == v87)), dupont_screw_pack_splat(4.0), v92);
    const dupont_screw_mask v94 = (dupont_screw_mask)(dupont_screw_pack_splat(5.0) == v90) | ((dupont_screw_mask)(dupont_screw_pack_splat(5.0) == worst) | (dupont_screw_mask)(dupont_screw_pack_splat(5.0) == v87));
    const dupont_screw_pack v95 = dupont_screw_pack_select(v94, dupont_screw_pack_splat(5.0), dupont_screw_pack_select((v88 | (dupont_screw_mask)(dupont_screw_pack_splat(2.0) == worst)) | (dupont_screw_mask)(dupont_screw_pack_splat(2.0) == v90), dupont_screw_pack_splat(2.0), v93));
    const dupont_screw_pack v96 = dupont_screw_pack_select(((dupont_screw_mask)(dupont_screw_pack_splat(7.0) == worst) | (dupont_screw_mask)(dupont_screw_pack_splat(7.0) == v87)) | (dupont_screw_mask)(dupont_screw_pack_splat(7.0) == v90), dupont_screw_pack_splat(7.0), v95);
    *worst_out = dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(6.0) == v90) | ((dupont_screw_mask)(dupont_screw_pack_splat(6.0) == worst) | (dupont_screw_mask)(dupont_screw_pack_splat(6.0) == v87)), dupont_screw_pack_splat(6.0), v96);
    *done = (v58 & (dupont_screw_mask)(v85 <= dupont_screw_pack_splat(0.0))) | (~v89);
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_part_same(const double *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict crossing, const dupont_screw_mask *restrict forced, const dupont_screw_mask *restrict heading, dupont_screw_mask probes, const dupont_screw_pack *restrict far, dupont_screw_pack past, dupont_screw_pack whole, dupont_screw_pack trial, dupont_screw_pack passes, dupont_screw_pack worst, dupont_screw_pack dt, const dupont_screw_pack *restrict tau, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict crossing_out, dupont_screw_mask *restrict forced_out, dupont_screw_mask *restrict heading_out, dupont_screw_mask *restrict probes_out, dupont_screw_pack *restrict far_out, dupont_screw_pack *restrict past_out, dupont_screw_pack *restrict whole_out, dupont_screw_pack *restrict trial_out, dupont_screw_pack *restrict passes_out, dupont_screw_pack *restrict worst_out, dupont_screw_mask *restrict done)
{
    dupont_screw_pack_interpolated_part_body(0U, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_part_each(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict crossing, const dupont_screw_mask *restrict forced, const dupont_screw_mask *restrict heading, dupont_screw_mask probes, const dupont_screw_pack *restrict far, dupont_screw_pack past, dupont_screw_pack whole, dupont_screw_pack trial, dupont_screw_pack passes, dupont_screw_pack worst, dupont_screw_pack dt, const dupont_screw_pack *restrict tau, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict crossing_out, dupont_screw_mask *restrict forced_out, dupont_screw_mask *restrict heading_out, dupont_screw_mask *restrict probes_out, dupont_screw_pack *restrict far_out, dupont_screw_pack *restrict past_out, dupont_screw_pack *restrict whole_out, dupont_screw_pack *restrict trial_out, dupont_screw_pack *restrict passes_out, dupont_screw_pack *restrict worst_out, dupont_screw_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_interpolated_part_body(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_interpolated_part(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict crossing, const dupont_screw_mask *restrict forced, const dupont_screw_mask *restrict heading, dupont_screw_mask probes, const dupont_screw_pack *restrict far, dupont_screw_pack past, dupont_screw_pack whole, dupont_screw_pack trial, dupont_screw_pack passes, dupont_screw_pack worst, dupont_screw_pack dt, const dupont_screw_pack *restrict tau, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict crossing_out, dupont_screw_mask *restrict forced_out, dupont_screw_mask *restrict heading_out, dupont_screw_mask *restrict probes_out, dupont_screw_pack *restrict far_out, dupont_screw_pack *restrict past_out, dupont_screw_pack *restrict whole_out, dupont_screw_pack *restrict trial_out, dupont_screw_pack *restrict passes_out, dupont_screw_pack *restrict worst_out, dupont_screw_mask *restrict done)
{
    if (spacing == 0U) {
        dupont_screw_pack_interpolated_part_same(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
    } else {
        dupont_screw_pack_interpolated_part_each(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_step_interpolated_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    (void)stride;
    dupont_screw_pack v0_q[1] = {dupont_screw_pack_at(&q[0])};
    dupont_screw_pack v0_qd[1] = {dupont_screw_pack_at(&qd[0])};
    dupont_screw_mask v0_mode[1] = {dupont_screw_pack_at_modes(&mode[0])};
    dupont_screw_mask v0_crossing[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_mask v0_forced[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_mask v0_heading[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_mask v0_probes = dupont_screw_pack_whole(0);
    dupont_screw_pack v0_far[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_pack v0_past = dupont_screw_pack_splat(0.0);
    dupont_screw_pack v0_whole = dupont_screw_pack_at(&dt[0]);
    dupont_screw_pack v0_trial = dupont_screw_pack_at(&dt[0]);
    dupont_screw_pack v0_passes = dupont_screw_pack_splat(0.0);
    dupont_screw_pack v0_worst = dupont_screw_pack_splat(0.0);
    const dupont_screw_pack v0_of_tau[1] = {dupont_screw_pack_at(&tau[0])};
    dupont_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 11) && !dupont_screw_pack_all(v0_done); v0_pass++) {
        dupont_screw_pack v0_next_q[1];
        dupont_screw_pack v0_next_qd[1];
        dupont_screw_mask v0_next_mode[1];
        dupont_screw_mask v0_next_crossing[1];
        dupont_screw_mask v0_next_forced[1];
        dupont_screw_mask v0_next_heading[1];
        dupont_screw_mask v0_next_probes;
        dupont_screw_pack v0_next_far[1];
        dupont_screw_pack v0_next_past;
        dupont_screw_pack v0_next_whole;
        dupont_screw_pack v0_next_trial;
        dupont_screw_pack v0_next_passes;
        dupont_screw_pack v0_next_worst;
        dupont_screw_mask v0_ends;
        dupont_screw_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, dupont_screw_pack_at(&dt[0]), v0_of_tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
        v0_q[0] = dupont_screw_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_qd[0] = dupont_screw_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_mode[0] = dupont_screw_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_crossing[0] = dupont_screw_pack_select_whole(v0_done, v0_crossing[0], v0_next_crossing[0]);
        v0_forced[0] = dupont_screw_pack_select_whole(v0_done, v0_forced[0], v0_next_forced[0]);
        v0_heading[0] = dupont_screw_pack_select_whole(v0_done, v0_heading[0], v0_next_heading[0]);
        v0_probes = dupont_screw_pack_select_whole(v0_done, v0_probes, v0_next_probes);
        v0_far[0] = dupont_screw_pack_select(v0_done, v0_far[0], v0_next_far[0]);
        v0_past = dupont_screw_pack_select(v0_done, v0_past, v0_next_past);
        v0_whole = dupont_screw_pack_select(v0_done, v0_whole, v0_next_whole);
        v0_trial = dupont_screw_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = dupont_screw_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = dupont_screw_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const dupont_screw_mask v1 = (dupont_screw_mask)(dupont_screw_pack_splat(6.0) == v0_worst);
    const dupont_screw_mask v2 = (dupont_screw_mask)(dupont_screw_pack_splat(7.0) == v0_worst);
    const dupont_screw_mask v3 = (dupont_screw_mask)((dupont_screw_pack_abs(dupont_screw_pack_at(&q[0])) + (dupont_screw_pack_abs(dupont_screw_pack_at(&dt[0])) + (dupont_screw_pack_abs(dupont_screw_pack_at(&qd[0])) + dupont_screw_pack_abs(dupont_screw_pack_at(&tau[0]))))) < dupont_screw_pack_splat(1e+38));
    const dupont_screw_mask v4 = v3 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_at(&dt[0]));
    const dupont_screw_mask v5 = (dupont_screw_mask)((dupont_screw_pack_abs(v0_qd[0]) + dupont_screw_pack_abs(v0_q[0])) < dupont_screw_pack_splat(1e+38)) & (v4 & (~(v2 | v1)));
    *(dupont_screw_unaligned *)&q_next[0] = dupont_screw_pack_select(v5, v0_q[0], dupont_screw_pack_at(&q[0]));
    *(dupont_screw_unaligned *)&qd_next[0] = dupont_screw_pack_select(v5, v0_qd[0], dupont_screw_pack_at(&qd[0]));
    *(dupont_screw_bytes *)&mode_next[0] = __builtin_convertvector(dupont_screw_pack_select_whole(v5, v0_mode[0], dupont_screw_pack_at_modes(&mode[0])), dupont_screw_bytes);
    const dupont_screw_mask v6 = (dupont_screw_mask)(dupont_screw_pack_splat(2.0) == v0_worst);
    const dupont_screw_pack v7 = dupont_screw_pack_select(v6 | v0_done, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(5.0));
    const dupont_screw_pack v8 = dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(3.0) == v0_worst) | (dupont_screw_mask)(dupont_screw_pack_splat(3.0) == v7), dupont_screw_pack_splat(3.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(1.0) == v0_worst) | (dupont_screw_mask)(dupont_screw_pack_splat(1.0) == v7), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = dupont_screw_pack_select(v6 | (dupont_screw_mask)(dupont_screw_pack_splat(2.0) == v7), dupont_screw_pack_splat(2.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(4.0) == v0_worst) | (dupont_screw_mask)(dupont_screw_pack_splat(4.0) == v7), dupont_screw_pack_splat(4.0), v8));
    const dupont_screw_pack v10 = dupont_screw_pack_select(v2 | (dupont_screw_mask)(dupont_screw_pack_splat(7.0) == v7), dupont_screw_pack_splat(7.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(5.0) == v0_worst) | (dupont_screw_mask)(dupont_screw_pack_splat(5.0) == v7), dupont_screw_pack_splat(5.0), v9));
    *(dupont_screw_unaligned *)&status[0] = dupont_screw_pack_select(v5, dupont_screw_pack_select(v1 | (dupont_screw_mask)(dupont_screw_pack_splat(6.0) == v7), dupont_screw_pack_splat(6.0), v10), dupont_screw_pack_select(v4 & v2, dupont_screw_pack_splat(7.0), dupont_screw_pack_splat(6.0)));
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_interpolated_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    dupont_screw_pack_step_interpolated_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_interpolated_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_step_interpolated_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_step_interpolated_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        dupont_screw_pack_step_interpolated_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        dupont_screw_pack_step_interpolated_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void dupont_screw_step_interpolated_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_step_interpolated_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double dt_rest[1U * DUPONT_SCREW_LANES];
        double q_next_rest[1U * DUPONT_SCREW_LANES];
        double qd_next_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_next_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, dt, dt_rest);
        dupont_screw_pack_step_interpolated_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, q_next_rest, q_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qd_next_rest, qd_next);
        dupont_screw_pack_give_modes(1U, count, first, DUPONT_SCREW_LANES, mode_next_rest, mode_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

void dupont_screw_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_step_interpolated_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double dt_rest[1U * DUPONT_SCREW_LANES];
        double q_next_rest[1U * DUPONT_SCREW_LANES];
        double qd_next_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_next_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, dt, dt_rest);
        dupont_screw_pack_step_interpolated_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, q_next_rest, q_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qd_next_rest, qd_next);
        dupont_screw_pack_give_modes(1U, count, first, DUPONT_SCREW_LANES, mode_next_rest, mode_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

#else

typedef int dupont_screw_has_no_vector_code;

#endif
