/* dupont_screw, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with DUPONT_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in dupont_screw_batch.c. */
#include "dupont_screw_batch.h"

#if defined(DUPONT_SCREW_VECTOR) && defined(__GNUC__)

#include "dupont_screw_inline.h"

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_before_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
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
static DUPONT_SCREW_APART void dupont_screw_pack_decide_pattern_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
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
static DUPONT_SCREW_APART void dupont_screw_pack_decide_pattern_piece(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict other, const dupont_screw_pack *restrict u, const dupont_screw_mask *restrict found, const dupont_screw_mask *restrict obeying, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_mask *restrict other_out, dupont_screw_pack *restrict u_out, dupont_screw_mask *restrict found_out, dupont_screw_mask *restrict obeying_out, dupont_screw_mask *restrict done)
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
static DUPONT_SCREW_APART void dupont_screw_pack_decide_pattern_pieces(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean)
{
    enum { PROBLEM_RIGHT_0 = 0, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, QUICK_QDD_0 = 8, QUICK_F_0 = 9,
        QUICK_U_0 = 10 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, QUICK_CONVERGED = 2, QUICK_SEVERAL = 3, QUICK_NONE = 4,
        ASKS = 5, TRIAL_DECIDED_0 = 6, TRIAL_REACHED_0 = 7 };
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
        dupont_screw_pack_decide_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = dupont_screw_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_u[0] = dupont_screw_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_found[0] = dupont_screw_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = dupont_screw_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const dupont_screw_mask v1 = ((~context_boolean[QUICK_CONVERGED]) & v0_found[0]) | v0_obeying[0];
    result_real[RESULT_QDD_0] = dupont_screw_pack_select(v1, dupont_screw_pack_select(context_boolean[PARTS_HELD_0], dupont_screw_pack_splat(0.0), context_real[PARTS_QDD_0] - (context_real[PARTS_COLUMNS_0_0] * v0_u[0])), context_real[QUICK_QDD_0]);
    result_real[RESULT_F_0] = dupont_screw_pack_select(v1, dupont_screw_pack_select(context_boolean[PARTS_HELD_0], context_real[PROBLEM_RIGHT_0], v0_u[0]), context_real[QUICK_F_0]);
    result_real[RESULT_U_0] = dupont_screw_pack_select(v1, v0_u[0], context_real[QUICK_U_0]);
    const dupont_screw_mask v2 = context_boolean[QUICK_CONVERGED] | v0_found[0];
    result_boolean[RESULT_CONVERGED] = v2;
    result_boolean[RESULT_SEVERAL] = context_boolean[QUICK_SEVERAL] | (context_boolean[QUICK_CONVERGED] & v0_obeying[0]);
    result_boolean[RESULT_NONE] = context_boolean[QUICK_NONE] | (~v2);
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_decide_pattern(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict pattern, const dupont_screw_mask *restrict best, const dupont_screw_mask *restrict flag, const dupont_screw_pack *restrict number, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_mask *restrict pattern_out, dupont_screw_mask *restrict best_out, dupont_screw_mask *restrict flag_out, dupont_screw_pack *restrict number_out, dupont_screw_mask *restrict done)
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
        dupont_screw_pack_decide_pattern_loads(spacing, prepared, v15_u, v15_polished, v15_of_context_real, v15_of_context_boolean, v15_next_u, v15_next_polished, &v15_ends);
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
    const dupont_screw_mask v36 = ((~v32) & v35) & (dupont_screw_mask)((1e-05 * v30) < v31);
    const dupont_screw_mask v37 = ~(v33 | (v9 | v36));
    const dupont_screw_mask v38 = flag[FLAG_THOROUGH] & v37;
    const dupont_screw_mask v39 = v34 & (v32 & v35);
    dupont_screw_pack v41 = v16;
    dupont_screw_pack v42 = v17;
    dupont_screw_mask v43 = v32;
    dupont_screw_mask v44 = v36;
    dupont_screw_mask v45 = v39;
    dupont_screw_pack v46 = v15_u[0];
    if (!dupont_screw_pack_all(~(v38))) {
        const dupont_screw_pack v40_of_context_real[11] = {context_real[PROBLEM_RIGHT_0], context_real[RUBBING_TAU_0], v1, v10, v3, v14, v12, v11, v17, v16, v15_u[0]};
        const dupont_screw_mask v40_of_context_boolean[8] = {v0, v13, v32, v39, v36, v38, context_boolean[QUESTION_DECIDED_0], v26};
        dupont_screw_pack v40_result_real[3];
        dupont_screw_mask v40_result_boolean[3];
        dupont_screw_pack_decide_pattern_pieces(spacing, prepared, v40_of_context_real, v40_of_context_boolean, pattern, v40_result_real, v40_result_boolean);
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
    const dupont_screw_mask v64 = (~v56) & v63;
    const dupont_screw_mask v65 = flag[FLAG_DOUBTFUL] | v37;
    const dupont_screw_mask v66 = (~flag[FLAG_THOROUGH]) & (v64 & v65);
    const dupont_screw_mask v67 = ~v66;
    const dupont_screw_mask v68 = (context_boolean[QUESTION_REACHED_0] & (v25 & (v64 & v67))) & (context_boolean[ALLOWED_MINUS_0] | (context_boolean[ALLOWED_PLUS_0] | context_boolean[ALLOWED_STICK_0]));
    const dupont_screw_mask v69 = context_boolean[ALLOWED_STICK_0] & (~v26);
    const dupont_screw_mask v70 = dupont_screw_pack_select_whole(v57, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1));
    const dupont_screw_mask v71 = dupont_screw_pack_select_whole(v61, dupont_screw_pack_select_whole(v0 & v57, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)), dupont_screw_pack_select_whole(v69 & ((dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v62) & (dupont_screw_mask)(v62 <= dupont_screw_pack_splat(0.0))), dupont_screw_pack_whole(0), v70));
    pattern_out[0] = dupont_screw_pack_select_whole(v68, dupont_screw_pack_select_whole(context_boolean[ALLOWED_STICK_0], dupont_screw_pack_whole(0), dupont_screw_pack_select_whole(context_boolean[ALLOWED_PLUS_0], dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1))), dupont_screw_pack_select_whole(v66, dupont_screw_pack_select_whole(v69, dupont_screw_pack_whole(0), v70), v71));
    const dupont_screw_mask v72 = ~flag[FLAG_FOUND];
    const dupont_screw_mask v73 = v43 & (context_boolean[QUESTION_DECIDED_0] | (dupont_screw_mask)(((-1e-12) * v53) <= v52));
    const dupont_screw_mask v74 = ((~flag[FLAG_NEARLY]) & (v72 & v73)) | (v55 & v72);
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
    *done = (v56 & (v76 | (v63 | (v0 | (~v61))))) | (v64 & v75);
    if (!dupont_screw_pack_all(v74)) {
        flag_out[FLAG_PROVEN] = dupont_screw_pack_select_whole(v74, v9, flag[FLAG_PROVEN]);
        flag_out[FLAG_SEVERAL] = dupont_screw_pack_select_whole(v74, v45, flag[FLAG_SEVERAL]);
        number_out[NUMBER_QDD_0] = dupont_screw_pack_select(v74, v42, number[NUMBER_QDD_0]);
        number_out[NUMBER_U_0] = dupont_screw_pack_select(v74, v46, number[NUMBER_U_0]);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_decide_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    (void)stride;
    const dupont_screw_mask v0 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == dupont_screw_pack_at_modes(&mode[0]));
    const dupont_screw_pack v1 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v2 = dupont_screw_pack_at(&tau[0]) - dupont_screw_pack_number(prepared, 0U, spacing, 0U);
    const dupont_screw_pack v3 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v2) * v1);
    const dupont_screw_pack v4 = dupont_screw_pack_at(&tau[0]) - (5.0 * v3);
    const dupont_screw_pack v5 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v1 * dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0)));
    const dupont_screw_pack v6 = 1.0 - (5.0 * v5);
    const dupont_screw_pack v7 = dupont_screw_pack_real_of(dupont_screw_pack_at_modes(&mode[0]));
    dupont_screw_pack v8_u[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_pack v8_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v8_of_context_real[3] = {v7, -v6, v4};
    const dupont_screw_mask v8_of_context_boolean[1] = {~v0};
    dupont_screw_mask v8_done = { 0 };
    for (int v8_pass = 0; (v8_pass < 40) && !dupont_screw_pack_all(v8_done); v8_pass++) {
        dupont_screw_pack v8_next_u[1];
        dupont_screw_pack v8_next_polished[1];
        dupont_screw_mask v8_ends;
        dupont_screw_pack_before_loads(spacing, prepared, v8_u, v8_polished, v8_of_context_real, v8_of_context_boolean, v8_next_u, v8_next_polished, &v8_ends);
        v8_u[0] = dupont_screw_pack_select(v8_done, v8_u[0], v8_next_u[0]);
        v8_polished[0] = dupont_screw_pack_select(v8_done, v8_polished[0], v8_next_polished[0]);
        v8_done |= v8_ends;
    }
    const dupont_screw_pack v9 = dupont_screw_pack_select(v0, v2, v8_u[0]);
    const dupont_screw_pack v10 = (dupont_screw_pack_at(&tau[0]) - (5.0 * dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v3 - (v5 * v8_u[0])))) - v9;
    const dupont_screw_pack v11 = 1.6666666666666667 * v10;
    const dupont_screw_pack v12 = 0.41666666666666674 * v10;
    const dupont_screw_pack v13 = v7 * ((v6 * v8_u[0]) - v4);
    const dupont_screw_pack v14 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v13)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v7 * v13)));
    const dupont_screw_pack v15 = dupont_screw_pack_max(dupont_screw_pack_abs(v14), dupont_screw_pack_abs(v8_u[0]));
    const dupont_screw_mask v16 = v8_done & (dupont_screw_mask)(dupont_screw_pack_abs(v8_u[0] - v14) <= (v15 * dupont_screw_pack_select((dupont_screw_mask)(v15 < (1.0000000009313226 * v15)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_mask v17 = dupont_screw_pack_select_whole(v16, dupont_screw_pack_mode_of((v9 + v10) - (0.5 * (dupont_screw_pack_min(v12, v11) + dupont_screw_pack_max(v12, v11)))), dupont_screw_pack_whole(0));
    const dupont_screw_mask v18 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) == dupont_screw_pack_at(&qd[0]));
    const dupont_screw_mask v19 = (v18 & dupont_screw_pack_at_flags(&reached[0])) & (~(dupont_screw_mask)(dupont_screw_pack_whole(0) == v17));
    const dupont_screw_mask v20 = dupont_screw_pack_select_whole(v0, dupont_screw_pack_mode_of(dupont_screw_pack_at(&qd[0])), dupont_screw_pack_at_modes(&mode[0]));
    const dupont_screw_pack v21 = 0.01818181818181818 * v2;
    const dupont_screw_pack v22 = dupont_screw_pack_abs(v21);
    const dupont_screw_pack v23 = 1e-08 * v22;
    const dupont_screw_pack v24 = -v23;
    const dupont_screw_mask v25 = dupont_screw_pack_select_whole(v18, (dupont_screw_mask)(v24 < v21), (dupont_screw_mask)(dupont_screw_pack_whole(1) == v20));
    const dupont_screw_pack v26 = dupont_screw_pack_abs(dupont_screw_pack_at(&tau[0]) - (0.09090909090909094 * v2));
    const dupont_screw_pack v27 = 1.6923076923076927 * v26;
    const dupont_screw_pack v28 = dupont_screw_pack_min(v27, v27);
    const dupont_screw_pack v29 = 0.6666666666666667 * v26;
    const dupont_screw_pack v30 = dupont_screw_pack_min(v28, v29 + (0.6060606060606061 * v28));
    const dupont_screw_mask v31 = v18 & (dupont_screw_mask)(v22 <= (v23 + (0.018183636363636364 * dupont_screw_pack_min(v30, v29 + (0.6060606060606061 * v30)))));
    const dupont_screw_mask v32 = dupont_screw_pack_select_whole(v31 & (~v19), dupont_screw_pack_whole(0), dupont_screw_pack_select_whole(dupont_screw_pack_select_whole(v19, (dupont_screw_mask)(dupont_screw_pack_whole(1) == v17), v25), dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)));
    dupont_screw_mask v33_pattern[1] = {v32};
    dupont_screw_mask v33_best[1] = {v32};
    dupont_screw_mask v33_flag[9] = {dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(-1), dupont_screw_pack_whole(0)};
    dupont_screw_pack v33_number[3] = {dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v33_of_context_real[2] = {v2, dupont_screw_pack_at(&tau[0])};
    const dupont_screw_mask v33_of_context_boolean[5] = {~v18, v19, v31, v25, dupont_screw_pack_select_whole(v18, (dupont_screw_mask)(v24 < (-v21)), (dupont_screw_mask)(dupont_screw_pack_whole(-1) == v20))};
    const dupont_screw_mask v33_of_context_mode[2] = {v20, v17};
    dupont_screw_mask v33_done = { 0 };
    for (int v33_pass = 0; (v33_pass < 12) && !dupont_screw_pack_all(v33_done); v33_pass++) {
        dupont_screw_mask v33_next_pattern[1];
        dupont_screw_mask v33_next_best[1];
        dupont_screw_mask v33_next_flag[9];
        dupont_screw_pack v33_next_number[3];
        dupont_screw_mask v33_ends;
        dupont_screw_pack_decide_pattern(spacing, prepared, v33_pattern, v33_best, v33_flag, v33_number, v33_of_context_real, v33_of_context_boolean, v33_of_context_mode, v33_next_pattern, v33_next_best, v33_next_flag, v33_next_number, &v33_ends);
        v33_pattern[0] = dupont_screw_pack_select_whole(v33_done, v33_pattern[0], v33_next_pattern[0]);
        v33_best[0] = dupont_screw_pack_select_whole(v33_done, v33_best[0], v33_next_best[0]);
        v33_flag[0] = dupont_screw_pack_select_whole(v33_done, v33_flag[0], v33_next_flag[0]);
        v33_flag[1] = dupont_screw_pack_select_whole(v33_done, v33_flag[1], v33_next_flag[1]);
        v33_flag[2] = dupont_screw_pack_select_whole(v33_done, v33_flag[2], v33_next_flag[2]);
        v33_flag[3] = dupont_screw_pack_select_whole(v33_done, v33_flag[3], v33_next_flag[3]);
        v33_flag[4] = dupont_screw_pack_select_whole(v33_done, v33_flag[4], v33_next_flag[4]);
        v33_flag[5] = dupont_screw_pack_select_whole(v33_done, v33_flag[5], v33_next_flag[5]);
        v33_flag[6] = dupont_screw_pack_select_whole(v33_done, v33_flag[6], v33_next_flag[6]);
        v33_flag[7] = dupont_screw_pack_select_whole(v33_done, v33_flag[7], v33_next_flag[7]);
        v33_flag[8] = dupont_screw_pack_select_whole(v33_done, v33_flag[8], v33_next_flag[8]);
        v33_number[0] = dupont_screw_pack_select(v33_done, v33_number[0], v33_next_number[0]);
        v33_number[1] = dupont_screw_pack_select(v33_done, v33_number[1], v33_next_number[1]);
        v33_number[2] = dupont_screw_pack_select(v33_done, v33_number[2], v33_next_number[2]);
        v33_done |= v33_ends;
    }
    *(dupont_screw_bytes *)&mode_next[0] = __builtin_convertvector(v33_best[0], dupont_screw_bytes);
    const dupont_screw_pack v34 = dupont_screw_pack_select(v33_flag[4] | v33_flag[3], dupont_screw_pack_select(v33_flag[8], dupont_screw_pack_splat(4.0), dupont_screw_pack_select(v33_flag[7] & (~v33_flag[2]), dupont_screw_pack_select(v33_flag[5], dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0)), dupont_screw_pack_splat(3.0))), dupont_screw_pack_select(v33_flag[6], dupont_screw_pack_splat(5.0), dupont_screw_pack_splat(2.0)));
    const dupont_screw_pack v35 = dupont_screw_pack_select((dupont_screw_mask)((dupont_screw_pack_abs(v2) + dupont_screw_pack_abs(v33_number[0])) < dupont_screw_pack_splat(1e+38)), dupont_screw_pack_select(v33_done, v34, dupont_screw_pack_splat(5.0)), dupont_screw_pack_splat(6.0));
    *(dupont_screw_unaligned *)&status[0] = dupont_screw_pack_select((dupont_screw_mask)((dupont_screw_pack_abs(dupont_screw_pack_at(&q[0])) + dupont_screw_pack_abs(dupont_screw_pack_at(&qd[0]))) < dupont_screw_pack_splat(1e+38)), v35, dupont_screw_pack_splat(6.0));
}

static DUPONT_SCREW_APART void dupont_screw_pack_decide_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    dupont_screw_pack_decide_block_body(0U, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

static DUPONT_SCREW_APART void dupont_screw_pack_decide_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_decide_block_body(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_decide_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        dupont_screw_pack_decide_block_same(prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    } else {
        dupont_screw_pack_decide_block_each(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    }
}

void dupont_screw_decide_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_decide_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        bool reached_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_next_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_take_flags(1U, count, first, DUPONT_SCREW_LANES, reached, reached_rest);
        dupont_screw_pack_decide_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        dupont_screw_pack_give_modes(1U, count, first, DUPONT_SCREW_LANES, mode_next_rest, mode_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

void dupont_screw_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_decide_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        bool reached_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_next_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_take_flags(1U, count, first, DUPONT_SCREW_LANES, reached, reached_rest);
        dupont_screw_pack_decide_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        dupont_screw_pack_give_modes(1U, count, first, DUPONT_SCREW_LANES, mode_next_rest, mode_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_friction_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    (void)stride;
    (void)q;
    const dupont_screw_pack v0 = dupont_screw_pack_number(prepared, 0U, spacing, 0U) + (55.0 * dupont_screw_pack_at(&qdd[0]));
    const dupont_screw_mask v1 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) == dupont_screw_pack_at(&qd[0]));
    const dupont_screw_pack v2 = dupont_screw_pack_select(v1, dupont_screw_pack_sign(dupont_screw_pack_at(&qdd[0])), dupont_screw_pack_sign(dupont_screw_pack_at(&qd[0])));
    const dupont_screw_pack v3 = v2 * ((5.0 * dupont_screw_pack_at(&qdd[0])) - v0);
    const dupont_screw_pack v4 = v0 - (v2 * ((0.01592791768338425 * v3) - (0.4923677082593005 * dupont_screw_pack_abs(v3))));
    *(dupont_screw_unaligned *)&tau[0] = v4;
    *(dupont_screw_unaligned *)&low[0] = dupont_screw_pack_select(v1, dupont_screw_pack_number(prepared, 3U, spacing, 0U), v4);
    *(dupont_screw_unaligned *)&high[0] = dupont_screw_pack_select(v1, dupont_screw_pack_number(prepared, 4U, spacing, 0U), v4);
}

static DUPONT_SCREW_APART void dupont_screw_pack_friction_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    dupont_screw_pack_friction_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau, low, high);
}

static DUPONT_SCREW_APART void dupont_screw_pack_friction_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_friction_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau, low, high);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_friction_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        dupont_screw_pack_friction_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau, low, high);
    } else {
        dupont_screw_pack_friction_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau, low, high);
    }
}

void dupont_screw_friction_inverse_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_friction_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double low_rest[1U * DUPONT_SCREW_LANES];
        double high_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_friction_inverse_dynamics_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, tau_rest, tau);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, low_rest, low);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, high_rest, high);
    }
}

void dupont_screw_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_friction_inverse_dynamics_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double low_rest[1U * DUPONT_SCREW_LANES];
        double high_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_friction_inverse_dynamics_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, tau_rest, tau);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, low_rest, low);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, high_rest, high);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_friction_torque_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    (void)stride;
    (void)q;
    const dupont_screw_pack v0 = dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_at(&qd[0]) < dupont_screw_pack_splat(0.0)), dupont_screw_pack_splat(-1.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_at(&qd[0])), dupont_screw_pack_splat(1.0), dupont_screw_pack_real_of(dupont_screw_pack_at_modes(&direction[0]))));
    const dupont_screw_pack v1 = dupont_screw_pack_number(prepared, 0U, spacing, 0U) + (55.0 * dupont_screw_pack_at(&qdd[0]));
    const dupont_screw_pack v2 = ((5.0 * dupont_screw_pack_at(&qdd[0])) - v1) * v0;
    *(dupont_screw_unaligned *)&tau[0] = v1 - (v0 * ((0.01592791768338425 * v2) - (0.4923677082593005 * dupont_screw_pack_abs(v2))));
}

static DUPONT_SCREW_APART void dupont_screw_pack_friction_torque_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    dupont_screw_pack_friction_torque_block_body(0U, prepared, stride, q, qd, qdd, direction, tau);
}

static DUPONT_SCREW_APART void dupont_screw_pack_friction_torque_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_friction_torque_block_body(spacing, prepared, stride, q, qd, qdd, direction, tau);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_friction_torque_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    if (spacing == 0U) {
        dupont_screw_pack_friction_torque_block_same(prepared, stride, q, qd, qdd, direction, tau);
    } else {
        dupont_screw_pack_friction_torque_block_each(spacing, prepared, stride, q, qd, qdd, direction, tau);
    }
}

void dupont_screw_friction_torque_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_friction_torque_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &direction[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        signed char direction_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, direction, direction_rest);
        dupont_screw_pack_friction_torque_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, direction_rest, tau_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, tau_rest, tau);
    }
}

void dupont_screw_friction_torque_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_friction_torque_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &direction[first], &tau[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        signed char direction_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, direction, direction_rest);
        dupont_screw_pack_friction_torque_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, direction_rest, tau_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, tau_rest, tau);
    }
}

#else

typedef int dupont_screw_has_no_vector_code;

#endif
