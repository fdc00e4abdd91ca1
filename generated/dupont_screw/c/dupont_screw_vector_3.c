/* dupont_screw, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with DUPONT_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in dupont_screw_batch.c. */
#include "dupont_screw_batch.h"

#if defined(DUPONT_SCREW_VECTOR) && defined(__GNUC__)

#include "dupont_screw_inline.h"

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_limits_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
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
static DUPONT_SCREW_APART void dupont_screw_pack_limits_loads_piece(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict other, const dupont_screw_pack *restrict u, const dupont_screw_mask *restrict found, const dupont_screw_mask *restrict obeying, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_mask *restrict other_out, dupont_screw_pack *restrict u_out, dupont_screw_mask *restrict found_out, dupont_screw_mask *restrict obeying_out, dupont_screw_mask *restrict done)
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
static DUPONT_SCREW_APART void dupont_screw_pack_limits_loads_pieces(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean)
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
        dupont_screw_pack_limits_loads_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
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

DUPONT_SCREW_BODY void dupont_screw_pack_friction_limits_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    (void)stride;
    const dupont_screw_mask v0 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == dupont_screw_pack_at_modes(&mode[0]));
    const dupont_screw_pack v1 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v2 = dupont_screw_pack_at(&tau[0]) - dupont_screw_pack_number(prepared, 0U, spacing, 0U);
    const dupont_screw_pack v3 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v2) * v1);
    const dupont_screw_pack v4 = dupont_screw_pack_at(&tau[0]) - (5.0 * v3);
    const dupont_screw_pack v5 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v6 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v1 * v5);
    const dupont_screw_pack v7 = 1.0 - (5.0 * v6);
    const dupont_screw_pack v8 = -v7;
    const dupont_screw_mask v9 = ~v0;
    const dupont_screw_pack v10 = dupont_screw_pack_real_of(dupont_screw_pack_at_modes(&mode[0]));
    dupont_screw_pack v11_u[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_pack v11_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v11_of_context_real[3] = {v10, v8, v4};
    const dupont_screw_mask v11_of_context_boolean[1] = {v9};
    dupont_screw_mask v11_done = { 0 };
    for (int v11_pass = 0; (v11_pass < 40) && !dupont_screw_pack_all(v11_done); v11_pass++) {
        dupont_screw_pack v11_next_u[1];
        dupont_screw_pack v11_next_polished[1];
        dupont_screw_mask v11_ends;
        dupont_screw_pack_limits_loads(spacing, prepared, v11_u, v11_polished, v11_of_context_real, v11_of_context_boolean, v11_next_u, v11_next_polished, &v11_ends);
        v11_u[0] = dupont_screw_pack_select(v11_done, v11_u[0], v11_next_u[0]);
        v11_polished[0] = dupont_screw_pack_select(v11_done, v11_polished[0], v11_next_polished[0]);
        v11_done |= v11_ends;
    }
    const dupont_screw_pack v12 = dupont_screw_pack_select(v0, v2, v11_u[0]);
    const dupont_screw_pack v13 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v3 - (v6 * v11_u[0]));
    const dupont_screw_pack v14 = (dupont_screw_pack_at(&tau[0]) - (5.0 * v13)) - v12;
    const dupont_screw_pack v15 = 1.6666666666666667 * v14;
    const dupont_screw_pack v16 = 0.41666666666666674 * v14;
    const dupont_screw_pack v17 = v12 + v14;
    const dupont_screw_pack v18 = dupont_screw_pack_select(v0, dupont_screw_pack_min(v17 - dupont_screw_pack_min(v16, v15), dupont_screw_pack_max(v16, v15) - v17), v10 * v13);
    const dupont_screw_mask v19 = ~(dupont_screw_mask)(dupont_screw_pack_splat(0.0) == dupont_screw_pack_at(&qd[0]));
    const dupont_screw_pack v20 = dupont_screw_pack_abs(v2);
    const dupont_screw_mask v21 = (dupont_screw_mask)(((-1e-12) * dupont_screw_pack_max(dupont_screw_pack_abs(dupont_screw_pack_at(&tau[0])), dupont_screw_pack_max(v20, dupont_screw_pack_abs(v12)))) <= dupont_screw_pack_select(v0, v18, 55.0 * v18));
    const dupont_screw_pack v22 = 1.0 - (0.47643979057591623 * v7);
    const dupont_screw_pack v23 = 1.0 + (0.5082956259426847 * v7);
    const dupont_screw_pack v24 = v23 * v22;
    const dupont_screw_mask v25 = (dupont_screw_mask)(v5 <= dupont_screw_pack_splat(1.0));
    const dupont_screw_mask v26 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_select(v0, dupont_screw_pack_splat(1.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v24) & v25, dupont_screw_pack_splat(1.0), dupont_screw_pack_min(v23, v22))));
    const dupont_screw_mask v27 = v26 | ((v19 | v21) | (v19 | ((v0 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v18)) | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v18))));
    const dupont_screw_pack v28 = v10 * ((v7 * v11_u[0]) - v4);
    const dupont_screw_pack v29 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v28)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v10 * v28)));
    const dupont_screw_pack v30 = dupont_screw_pack_max(dupont_screw_pack_abs(v29), dupont_screw_pack_abs(v11_u[0]));
    const dupont_screw_pack v31 = dupont_screw_pack_abs(v11_u[0] - v29);
    const dupont_screw_mask v32 = v11_done & (dupont_screw_mask)(v31 <= (v30 * dupont_screw_pack_select((dupont_screw_mask)(v30 < (1.0000000009313226 * v30)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_mask v33 = v9 & (dupont_screw_mask)(v24 < dupont_screw_pack_splat(0.0));
    const dupont_screw_mask v34 = v25 & v33;
    const dupont_screw_mask v35 = (dupont_screw_mask)((1e-05 * v30) < v31) & (v34 & (~v32));
    const dupont_screw_mask v36 = (v27 & v32) | v35;
    const dupont_screw_mask v37 = v33 & (v34 & v32);
    dupont_screw_pack v39 = v12;
    dupont_screw_pack v40 = v13;
    dupont_screw_mask v41 = v35;
    dupont_screw_mask v42 = v37;
    dupont_screw_mask v43 = v32;
    if (!dupont_screw_pack_all(v36)) {
        const dupont_screw_pack v38_of_context_real[11] = {v2, dupont_screw_pack_at(&tau[0]), v1, v3, v6, v10, v8, v4, v13, v12, v11_u[0]};
        const dupont_screw_mask v38_of_context_boolean[7] = {v0, v9, v19, v32, v37, v35, ~v36};
        const dupont_screw_mask v38_of_context_mode[1] = {dupont_screw_pack_at_modes(&mode[0])};
        dupont_screw_pack v38_result_real[3];
        dupont_screw_mask v38_result_boolean[3];
        dupont_screw_pack_limits_loads_pieces(spacing, prepared, v38_of_context_real, v38_of_context_boolean, v38_of_context_mode, v38_result_real, v38_result_boolean);
        v39 = dupont_screw_pack_select(v36, v39, v38_result_real[1]);
        v40 = dupont_screw_pack_select(v36, v40, v38_result_real[0]);
        v41 = dupont_screw_pack_select_whole(v36, v41, v38_result_boolean[2]);
        v42 = dupont_screw_pack_select_whole(v36, v42, v38_result_boolean[1]);
        v43 = dupont_screw_pack_select_whole(v36, v43, v38_result_boolean[0]);
    }
    *(dupont_screw_unaligned *)&f[0] = v39;
    *(dupont_screw_unaligned *)&qdd[0] = v40;
    const dupont_screw_pack v44 = (dupont_screw_pack_at(&tau[0]) - (5.0 * v40)) - v39;
    const dupont_screw_pack v45 = 1.6666666666666667 * v44;
    const dupont_screw_pack v46 = 0.41666666666666674 * v44;
    *(dupont_screw_unaligned *)&low[0] = dupont_screw_pack_min(v46, v45) - v44;
    *(dupont_screw_unaligned *)&high[0] = dupont_screw_pack_max(v46, v45) - v44;
    *(dupont_screw_unaligned *)&load[0] = v10 * v44;
    const dupont_screw_pack v47 = dupont_screw_pack_select(v43, dupont_screw_pack_select(v42, dupont_screw_pack_splat(4.0), dupont_screw_pack_select(v26, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(3.0))), dupont_screw_pack_select(v41, dupont_screw_pack_splat(2.0), dupont_screw_pack_splat(5.0)));
    const dupont_screw_mask v48 = (dupont_screw_mask)((dupont_screw_pack_abs(dupont_screw_pack_at(&q[0])) + dupont_screw_pack_abs(dupont_screw_pack_at(&qd[0]))) < dupont_screw_pack_splat(1e+38));
    *(dupont_screw_unaligned *)&status[0] = dupont_screw_pack_select(v48, dupont_screw_pack_select((dupont_screw_mask)((v20 + dupont_screw_pack_abs(v40)) < dupont_screw_pack_splat(1e+38)), v47, dupont_screw_pack_splat(6.0)), dupont_screw_pack_splat(6.0));
}

static DUPONT_SCREW_APART void dupont_screw_pack_friction_limits_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    dupont_screw_pack_friction_limits_block_body(0U, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
}

static DUPONT_SCREW_APART void dupont_screw_pack_friction_limits_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_friction_limits_block_body(spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_friction_limits_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        dupont_screw_pack_friction_limits_block_same(prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    } else {
        dupont_screw_pack_friction_limits_block_each(spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    }
}

void dupont_screw_friction_limits_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_friction_limits_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double f_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double low_rest[1U * DUPONT_SCREW_LANES];
        double high_rest[1U * DUPONT_SCREW_LANES];
        double load_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_friction_limits_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, f_rest, f);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qdd_rest, qdd);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, low_rest, low);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, high_rest, high);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, load_rest, load);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

void dupont_screw_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_friction_limits_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double f_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double low_rest[1U * DUPONT_SCREW_LANES];
        double high_rest[1U * DUPONT_SCREW_LANES];
        double load_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_friction_limits_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, f_rest, f);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qdd_rest, qdd);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, low_rest, low);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, high_rest, high);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, load_rest, load);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static DUPONT_SCREW_APART void dupont_screw_pack_switching_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
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
static DUPONT_SCREW_APART void dupont_screw_pack_switching_loads_piece(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict other, const dupont_screw_pack *restrict u, const dupont_screw_mask *restrict found, const dupont_screw_mask *restrict obeying, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_mask *restrict other_out, dupont_screw_pack *restrict u_out, dupont_screw_mask *restrict found_out, dupont_screw_mask *restrict obeying_out, dupont_screw_mask *restrict done)
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
static DUPONT_SCREW_APART void dupont_screw_pack_switching_loads_pieces(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean)
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
        dupont_screw_pack_switching_loads_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
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

DUPONT_SCREW_BODY void dupont_screw_pack_switching_functions_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    const dupont_screw_pack v0 = dupont_screw_pack_real_of(dupont_screw_pack_at_modes(&mode[0]));
    const dupont_screw_mask v1 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == dupont_screw_pack_at_modes(&mode[0]));
    *(dupont_screw_unaligned *)&load[0] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&load[stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&rate[0] = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_at(&qd[0]) * v0);
    const dupont_screw_pack v2 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v3 = dupont_screw_pack_at(&tau[0]) - dupont_screw_pack_number(prepared, 0U, spacing, 0U);
    const dupont_screw_pack v4 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v3) * v2);
    const dupont_screw_pack v5 = dupont_screw_pack_at(&tau[0]) - (5.0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v7 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v2 * v6);
    const dupont_screw_pack v8 = 1.0 - (5.0 * v7);
    const dupont_screw_pack v9 = -v8;
    const dupont_screw_mask v10 = ~v1;
    dupont_screw_pack v11_u[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_pack v11_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v11_of_context_real[3] = {v0, v9, v5};
    const dupont_screw_mask v11_of_context_boolean[1] = {v10};
    dupont_screw_mask v11_done = { 0 };
    for (int v11_pass = 0; (v11_pass < 40) && !dupont_screw_pack_all(v11_done); v11_pass++) {
        dupont_screw_pack v11_next_u[1];
        dupont_screw_pack v11_next_polished[1];
        dupont_screw_mask v11_ends;
        dupont_screw_pack_switching_loads(spacing, prepared, v11_u, v11_polished, v11_of_context_real, v11_of_context_boolean, v11_next_u, v11_next_polished, &v11_ends);
        v11_u[0] = dupont_screw_pack_select(v11_done, v11_u[0], v11_next_u[0]);
        v11_polished[0] = dupont_screw_pack_select(v11_done, v11_polished[0], v11_next_polished[0]);
        v11_done |= v11_ends;
    }
    const dupont_screw_pack v12 = dupont_screw_pack_select(v1, v3, v11_u[0]);
    const dupont_screw_pack v13 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v4 - (v7 * v11_u[0]));
    const dupont_screw_pack v14 = (dupont_screw_pack_at(&tau[0]) - (5.0 * v13)) - v12;
    const dupont_screw_pack v15 = 1.6666666666666667 * v14;
    const dupont_screw_pack v16 = 0.41666666666666674 * v14;
    const dupont_screw_pack v17 = v12 + v14;
    const dupont_screw_pack v18 = dupont_screw_pack_select(v1, dupont_screw_pack_min(v17 - dupont_screw_pack_min(v16, v15), dupont_screw_pack_max(v16, v15) - v17), v0 * v13);
    const dupont_screw_mask v19 = ~(dupont_screw_mask)(dupont_screw_pack_splat(0.0) == dupont_screw_pack_at(&qd[0]));
    const dupont_screw_pack v20 = dupont_screw_pack_abs(v3);
    const dupont_screw_mask v21 = (dupont_screw_mask)(((-1e-12) * dupont_screw_pack_max(dupont_screw_pack_abs(dupont_screw_pack_at(&tau[0])), dupont_screw_pack_max(v20, dupont_screw_pack_abs(v12)))) <= dupont_screw_pack_select(v1, v18, 55.0 * v18));
    const dupont_screw_pack v22 = 1.0 - (0.47643979057591623 * v8);
    const dupont_screw_pack v23 = 1.0 + (0.5082956259426847 * v8);
    const dupont_screw_pack v24 = v23 * v22;
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 <= dupont_screw_pack_splat(1.0));
    const dupont_screw_mask v26 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_select(v1, dupont_screw_pack_splat(1.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v24) & v25, dupont_screw_pack_splat(1.0), dupont_screw_pack_min(v23, v22))));
    const dupont_screw_mask v27 = v26 | ((v19 | v21) | (v19 | ((v1 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v18)) | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v18))));
    const dupont_screw_pack v28 = v0 * ((v8 * v11_u[0]) - v5);
    const dupont_screw_pack v29 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v28)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v0 * v28)));
    const dupont_screw_pack v30 = dupont_screw_pack_max(dupont_screw_pack_abs(v29), dupont_screw_pack_abs(v11_u[0]));
    const dupont_screw_pack v31 = dupont_screw_pack_abs(v11_u[0] - v29);
    const dupont_screw_mask v32 = v11_done & (dupont_screw_mask)(v31 <= (v30 * dupont_screw_pack_select((dupont_screw_mask)(v30 < (1.0000000009313226 * v30)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_mask v33 = v10 & (dupont_screw_mask)(v24 < dupont_screw_pack_splat(0.0));
    const dupont_screw_mask v34 = v25 & v33;
    const dupont_screw_mask v35 = (dupont_screw_mask)((1e-05 * v30) < v31) & (v34 & (~v32));
    const dupont_screw_mask v36 = (v27 & v32) | v35;
    const dupont_screw_mask v37 = v33 & (v34 & v32);
    dupont_screw_pack v39 = v12;
    dupont_screw_pack v40 = v13;
    dupont_screw_mask v41 = v35;
    dupont_screw_mask v42 = v37;
    dupont_screw_mask v43 = v32;
    if (!dupont_screw_pack_all(v36)) {
        const dupont_screw_pack v38_of_context_real[11] = {v3, dupont_screw_pack_at(&tau[0]), v2, v4, v7, v0, v9, v5, v13, v12, v11_u[0]};
        const dupont_screw_mask v38_of_context_boolean[7] = {v1, v10, v19, v32, v37, v35, ~v36};
        const dupont_screw_mask v38_of_context_mode[1] = {dupont_screw_pack_at_modes(&mode[0])};
        dupont_screw_pack v38_result_real[3];
        dupont_screw_mask v38_result_boolean[3];
        dupont_screw_pack_switching_loads_pieces(spacing, prepared, v38_of_context_real, v38_of_context_boolean, v38_of_context_mode, v38_result_real, v38_result_boolean);
        v39 = dupont_screw_pack_select(v36, v39, v38_result_real[1]);
        v40 = dupont_screw_pack_select(v36, v40, v38_result_real[0]);
        v41 = dupont_screw_pack_select_whole(v36, v41, v38_result_boolean[2]);
        v42 = dupont_screw_pack_select_whole(v36, v42, v38_result_boolean[1]);
        v43 = dupont_screw_pack_select_whole(v36, v43, v38_result_boolean[0]);
    }
    const dupont_screw_pack v44 = (dupont_screw_pack_at(&tau[0]) - (5.0 * v40)) - v39;
    const dupont_screw_pack v45 = 1.6666666666666667 * v44;
    const dupont_screw_pack v46 = 0.41666666666666674 * v44;
    const dupont_screw_pack v47 = v39 + v44;
    *(dupont_screw_unaligned *)&lower[0] = dupont_screw_pack_select(v1, v47 - dupont_screw_pack_min(v46, v45), dupont_screw_pack_splat(0.0));
    *(dupont_screw_unaligned *)&upper[0] = dupont_screw_pack_select(v1, dupont_screw_pack_max(v46, v45) - v47, dupont_screw_pack_splat(0.0));
    *(dupont_screw_unaligned *)&load[2U * stride] = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v0 * v44);
    const dupont_screw_pack v48 = dupont_screw_pack_select(v43, dupont_screw_pack_select(v42, dupont_screw_pack_splat(4.0), dupont_screw_pack_select(v26, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(3.0))), dupont_screw_pack_select(v41, dupont_screw_pack_splat(2.0), dupont_screw_pack_splat(5.0)));
    const dupont_screw_mask v49 = (dupont_screw_mask)((dupont_screw_pack_abs(dupont_screw_pack_at(&q[0])) + dupont_screw_pack_abs(dupont_screw_pack_at(&qd[0]))) < dupont_screw_pack_splat(1e+38));
    *(dupont_screw_unaligned *)&status[0] = dupont_screw_pack_select(v49, dupont_screw_pack_select((dupont_screw_mask)((v20 + dupont_screw_pack_abs(v40)) < dupont_screw_pack_splat(1e+38)), v48, dupont_screw_pack_splat(6.0)), dupont_screw_pack_splat(6.0));
}

static DUPONT_SCREW_APART void dupont_screw_pack_switching_functions_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    dupont_screw_pack_switching_functions_block_body(0U, prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
}

static DUPONT_SCREW_APART void dupont_screw_pack_switching_functions_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_switching_functions_block_body(spacing, prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_switching_functions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        dupont_screw_pack_switching_functions_block_same(prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
    } else {
        dupont_screw_pack_switching_functions_block_each(spacing, prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
    }
}

void dupont_screw_switching_functions_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_switching_functions_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &rate[first], &lower[first], &upper[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double rate_rest[1U * DUPONT_SCREW_LANES];
        double lower_rest[1U * DUPONT_SCREW_LANES];
        double upper_rest[1U * DUPONT_SCREW_LANES];
        double load_rest[3U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_switching_functions_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, mode_rest, rate_rest, lower_rest, upper_rest, load_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, rate_rest, rate);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, lower_rest, lower);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, upper_rest, upper);
        dupont_screw_pack_give(3U, count, first, DUPONT_SCREW_LANES, load_rest, load);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

void dupont_screw_switching_functions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_switching_functions_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &mode[first], &rate[first], &lower[first], &upper[first], &load[first], &status[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double rate_rest[1U * DUPONT_SCREW_LANES];
        double lower_rest[1U * DUPONT_SCREW_LANES];
        double upper_rest[1U * DUPONT_SCREW_LANES];
        double load_rest[3U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_switching_functions_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, mode_rest, rate_rest, lower_rest, upper_rest, load_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, rate_rest, rate);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, lower_rest, lower);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, upper_rest, upper);
        dupont_screw_pack_give(3U, count, first, DUPONT_SCREW_LANES, load_rest, load);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

#else

typedef int dupont_screw_has_no_vector_code;

#endif
