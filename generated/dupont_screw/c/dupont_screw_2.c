/* dupont_screw, emitted by symgen 0.2.0 */
#include "dupont_screw.h"

#include <math.h>

/* The smaller number; y where one is NaN. */
static double dupont_screw_min(double x, double y)
{
    return (x < y) ? x : y;
}

/* The larger number; y where one is NaN. */
static double dupont_screw_max(double x, double y)
{
    return (x > y) ? x : y;
}

/* True when two numbers are equal; false where one is NaN. */
static bool dupont_screw_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

/* Sense of motion: 1, -1, or 0 where a number is zero or NaN. */
static signed char dupont_screw_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_step_pattern_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

/* One piece of the law of load-dependent friction: symgen/derive/friction/pieces.py. */
static void dupont_screw_step_pattern_piece(const dupont_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 4], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    (void)obeying;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, LOADED_S_0 = 5,
        LOAD_ROW_0_0 = 6, LOAD_OFFSET_0 = 7 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, ASKS = 2, TRIAL_DECIDED_0 = 3 };
    enum { TRIAL_PATTERN_0 = 0 };
    other_out[0] = context_boolean[LOADED_ACTIVE_0] ? (!other[0]) : other[0];
    const double v0 = context_real[LOADED_S_0] * context_real[LOADED_S_0];
    const double v1 = (other[0] ? 0.5082956259426847 : (-0.47643979057591623)) * v0;
    const double v2 = context_real[LOAD_OFFSET_0] * v1;
    const double v3 = context_real[LOAD_ROW_0_0] * v1;
    const double v4 = 1.0 / (1.0 - (context_boolean[LOADED_ACTIVE_0] ? v3 : 0.0));
    const double v5 = v4 * (context_boolean[LOADED_ACTIVE_0] ? v2 : 0.0);
    const double v6 = (v4 * (v5 - (context_boolean[LOADED_ACTIVE_0] ? (v2 + (v3 * v5)) : 0.0))) - v5;
    const double v7 = context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] + (context_real[PARTS_COLUMNS_0_0] * v6));
    const double v8 = -v6;
    const double v9 = context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v8;
    const double v10 = (context_real[RUBBING_TAU_0] - v9) - (5.0 * v7);
    const double v11 = 1.6666666666666667 * v10;
    const double v12 = 0.41666666666666674 * v10;
    const double v13 = v9 + v10;
    const bool v14 = 0 == context_mode[TRIAL_PATTERN_0];
    const double v15 = v14 ? dupont_screw_min(v13 - dupont_screw_min(v12, v11), dupont_screw_max(v12, v11) - v13) : (v7 * ((double)context_mode[TRIAL_PATTERN_0]));
    const bool v16 = context_boolean[TRIAL_DECIDED_0] || ((v14 && (0.0 <= v15)) || (0.0 < v15));
    const double v17 = (-1e-12) * dupont_screw_max(fabs(context_real[RUBBING_TAU_0]), dupont_screw_max(fabs(v9), fabs(context_real[PROBLEM_RIGHT_0])));
    const double v18 = (context_real[LOAD_ROW_0_0] * v6) - context_real[LOAD_OFFSET_0];
    const double v19 = context_boolean[LOADED_ACTIVE_0] ? (-(v0 * (v18 * ((0.0 < (-(context_real[LOADED_S_0] * v18))) ? 0.5082956259426847 : (-0.47643979057591623))))) : 0.0;
    const double v20 = fabs(v6);
    const double v21 = dupont_screw_max(fabs(v19), v20);
    const bool v22 = fabs(v6 + v19) <= (v21 * ((v21 < (1.0000000009313226 * v21)) ? 1e-11 : 1e-05));
    const bool v23 = v22 && (v20 < 1e+38);
    const bool v24 = v23 && ((context_boolean[TRIAL_DECIDED_0] || (v17 <= (v14 ? v15 : (55.0 * v15)))) || v16);
    obeying_out[0] = v24;
    u_out[0] = (((!found[0]) && v23) || v24) ? v8 : u[0];
    found_out[0] = found[0] || v23;
    *done = (!context_boolean[ASKS]) || (v24 || (other[0] || (!context_boolean[LOADED_ACTIVE_0])));
}

/* All motions of one pattern of modes, piece by piece: symgen/derive/friction/pieces.py. */
static void dupont_screw_step_pattern_pieces(const dupont_screw_prepared *restrict prepared, const double context_real[restrict 11], const bool context_boolean[restrict 7], const signed char context_mode[restrict 1], double result_real[restrict 3], bool result_boolean[restrict 3])
{
    enum { PROBLEM_RIGHT_0 = 0, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, QUICK_QDD_0 = 8, QUICK_F_0 = 9,
        QUICK_U_0 = 10 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, TRIAL_DECIDED_0 = 2, QUICK_CONVERGED = 3, QUICK_SEVERAL = 4,
        QUICK_NONE = 5, ASKS = 6 };
    enum { RESULT_QDD_0 = 0, RESULT_F_0 = 1, RESULT_U_0 = 2 };
    enum { RESULT_CONVERGED = 0, RESULT_SEVERAL = 1, RESULT_NONE = 2 };
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[4] = {context_boolean[PARTS_HELD_0], context_boolean[LOADED_ACTIVE_0], context_boolean[ASKS], context_boolean[TRIAL_DECIDED_0]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        dupont_screw_step_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[QUICK_CONVERGED]) && v0_found[0]);
    result_real[RESULT_QDD_0] = v1 ? (context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] - (context_real[PARTS_COLUMNS_0_0] * v0_u[0]))) : context_real[QUICK_QDD_0];
    result_real[RESULT_F_0] = v1 ? (context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v0_u[0]) : context_real[QUICK_F_0];
    result_real[RESULT_U_0] = v1 ? v0_u[0] : context_real[QUICK_U_0];
    const bool v2 = context_boolean[QUICK_CONVERGED] || v0_found[0];
    result_boolean[RESULT_CONVERGED] = v2;
    result_boolean[RESULT_SEVERAL] = context_boolean[QUICK_SEVERAL] || (context_boolean[QUICK_CONVERGED] && v0_obeying[0]);
    result_boolean[RESULT_NONE] = context_boolean[QUICK_NONE] || (!v2);
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static void dupont_screw_step_pattern(const dupont_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 9], const double number[restrict 4], const double context_real[restrict 3], const bool context_boolean[restrict 4], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 9], double number_out[restrict 4], bool *restrict done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_U_0 = 1, NUMBER_CHANGE_0 = 2, NUMBER_START_0 = 3 };
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1 };
    enum { QUESTION_DECIDED_0 = 0, ALLOWED_STICK_0 = 1, ALLOWED_PLUS_0 = 2, ALLOWED_MINUS_0 = 3 };
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 0.01818181818181818;
    const double v2 = v0 ? 0.0 : 1.0;
    const double v3 = v0 ? 0.0 : (v2 * v1);
    const double v4 = 1.0 - (5.0 * v3);
    const double v5 = 1.0 - (0.47643979057591623 * v4);
    const double v6 = 1.0 + (0.5082956259426847 * v4);
    const double v7 = v6 * v5;
    const bool v8 = v2 <= 1.0;
    const bool v9 = 0.0 < (v0 ? 1.0 : ((v8 && (0.0 < v7)) ? 1.0 : dupont_screw_min(v6, v5)));
    flag_out[FLAG_PROVEN] = v9;
    const double v10 = v0 ? 0.0 : (v1 * (v0 ? 0.0 : context_real[PROBLEM_RIGHT_0]));
    const double v11 = context_real[RUBBING_TAU_0] - (5.0 * v10);
    const double v12 = -v4;
    const bool v13 = !v0;
    const double v14 = (double)pattern[0];
    double v15_u[1] = {v9 ? number[NUMBER_START_0] : 0.0};
    double v15_polished[1] = {0.0};
    const double v15_of_context_real[3] = {v14, v12, v11};
    const bool v15_of_context_boolean[1] = {v13};
    bool v15_done = false;
    for (int v15_pass = 0; (v15_pass < 40) && !v15_done; v15_pass++) {
        double v15_next_u[1];
        double v15_next_polished[1];
        dupont_screw_step_pattern_loads(prepared, v15_u, v15_polished, v15_of_context_real, v15_of_context_boolean, v15_next_u, v15_next_polished, &v15_done);
        v15_u[0] = v15_next_u[0];
        v15_polished[0] = v15_next_polished[0];
    }
    const double v16 = v0 ? context_real[PROBLEM_RIGHT_0] : v15_u[0];
    const double v17 = v0 ? 0.0 : (v10 - (v3 * v15_u[0]));
    const double v18 = (context_real[RUBBING_TAU_0] - (5.0 * v17)) - v16;
    const double v19 = 1.6666666666666667 * v18;
    const double v20 = 0.41666666666666674 * v18;
    const double v21 = v16 + v18;
    const double v22 = v0 ? dupont_screw_min(v21 - dupont_screw_min(v20, v19), dupont_screw_max(v20, v19) - v21) : (v14 * v17);
    const double v23 = v14 * ((v4 * v15_u[0]) - v11);
    const double v24 = v0 ? 0.0 : (-(((0.0 < (-v23)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v14 * v23)));
    const double v25 = dupont_screw_max(fabs(v15_u[0]), fabs(v24));
    const double v26 = fabs(v15_u[0] - v24);
    const bool v27 = (v26 <= (v25 * ((v25 < (1.0000000009313226 * v25)) ? 1e-11 : 1e-05))) && v15_done;
    const bool v28 = v13 && (v7 < 0.0);
    const bool v29 = v8 && v28;
    const bool v30 = (v29 && (!v27)) && ((1e-05 * v25) < v26);
    const bool v31 = ((context_boolean[QUESTION_DECIDED_0] || ((0.0 < v22) || (v0 && (0.0 <= v22)))) && v27) || (v9 || v30);
    const bool v32 = !v31;
    const bool v33 = flag[FLAG_THOROUGH] && v32;
    const bool v34 = v28 && (v29 && v27);
    double v36 = v16;
    double v37 = v17;
    bool v38 = v27;
    bool v39 = v30;
    bool v40 = v34;
    double v41 = v15_u[0];
    if (v33) {
        const double v35_of_context_real[11] = {context_real[PROBLEM_RIGHT_0], context_real[RUBBING_TAU_0], v1, v10, v3, v14, v12, v11, v17, v16, v15_u[0]};
        const bool v35_of_context_boolean[7] = {v0, v13, context_boolean[QUESTION_DECIDED_0], v27, v34, v30, v33};
        double v35_result_real[3];
        bool v35_result_boolean[3];
        dupont_screw_step_pattern_pieces(prepared, v35_of_context_real, v35_of_context_boolean, pattern, v35_result_real, v35_result_boolean);
        v36 = v35_result_real[1];
        v37 = v35_result_real[0];
        v38 = v35_result_boolean[0];
        v39 = v35_result_boolean[2];
        v40 = v35_result_boolean[1];
        v41 = v35_result_real[2];
    }
    number_out[NUMBER_QDD_0] = v37;
    const double v42 = (context_real[RUBBING_TAU_0] - (5.0 * v37)) - v36;
    const double v43 = 1.6666666666666667 * v42;
    const double v44 = 0.41666666666666674 * v42;
    const double v45 = v36 + v42;
    const double v46 = v0 ? dupont_screw_min(v45 - dupont_screw_min(v44, v43), dupont_screw_max(v44, v43) - v45) : (v14 * v37);
    const bool v47 = (context_boolean[QUESTION_DECIDED_0] || ((0.0 < v46) || (v0 && (0.0 <= v46)))) && v38;
    const bool v48 = flag[FLAG_FOUND] || v47;
    flag_out[FLAG_FOUND] = v48;
    const double v49 = -(1.0 - v2);
    const bool v50 = context_boolean[ALLOWED_MINUS_0] || context_boolean[ALLOWED_PLUS_0];
    const bool v51 = ((v0 && ((v49 <= 0.0) && (0.0 <= v49))) && v50) || (context_boolean[ALLOWED_MINUS_0] && (1 == pattern[0]));
    const double v52 = v51 ? v2 : (1.0 + v2);
    const bool v53 = !(v51 || (v52 <= (v50 ? 1.0 : 0.0)));
    const bool v54 = v53 && (!v48);
    const bool v55 = flag[FLAG_DOUBTFUL] || v32;
    const bool v56 = (!flag[FLAG_THOROUGH]) && (v55 && v54);
    const signed char v57 = context_boolean[ALLOWED_PLUS_0] ? 1 : (-1);
    const signed char v58 = v51 ? ((context_boolean[ALLOWED_PLUS_0] && v0) ? 1 : (-1)) : ((context_boolean[ALLOWED_STICK_0] && ((0.0 <= v52) && (v52 <= 0.0))) ? 0 : v57);
    pattern_out[0] = v56 ? (context_boolean[ALLOWED_STICK_0] ? 0 : v57) : v58;
    const bool v59 = !flag[FLAG_FOUND];
    const double v60 = (-1e-12) * dupont_screw_max(fabs(context_real[RUBBING_TAU_0]), dupont_screw_max(fabs(context_real[PROBLEM_RIGHT_0]), fabs(v36)));
    const bool v61 = v38 && (context_boolean[QUESTION_DECIDED_0] || (v60 <= (v0 ? v46 : (55.0 * v46))));
    const bool v62 = ((!flag[FLAG_NEARLY]) && (v59 && v61)) || (v59 && v47);
    best_out[0] = v62 ? pattern[0] : best[0];
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED];
    flag_out[FLAG_THOROUGH] = flag[FLAG_THOROUGH] || v56;
    const bool v63 = !v56;
    flag_out[FLAG_DOUBTFUL] = v55 && v63;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] || v61;
    const bool v64 = flag[FLAG_TIE] || (flag[FLAG_FOUND] && v47);
    flag_out[FLAG_TIE] = v64;
    flag_out[FLAG_LIMITED] = v63 && (flag[FLAG_LIMITED] || ((!v39) && (!v38)));
    flag_out[FLAG_SEVERAL] = v40;
    number_out[NUMBER_U_0] = v41;
    number_out[NUMBER_START_0] = v41;
    number_out[NUMBER_CHANGE_0] = v62 ? 0.0 : number[NUMBER_CHANGE_0];
    *done = (v54 && v63) || (v48 && (v64 || (v53 || (v0 || (!v51)))));
    if (!(v62)) {
        flag_out[FLAG_PROVEN] = flag[FLAG_PROVEN];
        flag_out[FLAG_SEVERAL] = flag[FLAG_SEVERAL];
        number_out[NUMBER_QDD_0] = number[NUMBER_QDD_0];
        number_out[NUMBER_U_0] = number[NUMBER_U_0];
    }
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_stage_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_step_again_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

/* One repetition of a part of a step, in other modes: symgen/derive/friction/reversals.py. */
static void dupont_screw_step_repetition(const dupont_screw_prepared *restrict prepared, const signed char mode[restrict 1], const signed char told[restrict 1], const bool behind[restrict 1], const bool before[restrict 1], const double u[restrict 1], const double q[restrict 1], const double qd[restrict 1], bool converged, const double context_real[restrict 5], signed char mode_out[restrict 1], signed char told_out[restrict 1], bool behind_out[restrict 1], bool before_out[restrict 1], double u_out[restrict 1], double q_out[restrict 1], double qd_out[restrict 1], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, START_Q_0 = 2, START_QD_0 = 3, START_LENGTH = 4 };
    const signed char v0 = behind[0] ? (before[0] ? 0 : dupont_screw_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const bool v1 = 0 == v0;
    const bool v2 = !v1;
    const double v3 = (double)v0;
    const double v4 = v1 ? 0.0 : 0.01818181818181818;
    const double v5 = v1 ? 0.0 : (v4 * (v1 ? 0.0 : 1.0));
    const double v6 = 1.0 - (5.0 * v5);
    const double v7 = v1 ? 0.0 : (v4 * (v1 ? 0.0 : context_real[PROBLEM_RIGHT_0]));
    const double v8 = (5.0 * v7) - context_real[RUBBING_TAU_0];
    const double v9 = -v6;
    double v10_u[1] = {u[0]};
    double v10_polished[1] = {0.0};
    const double v10_of_context_real[3] = {v3, v9, -v8};
    const bool v10_of_context_boolean[1] = {v2};
    bool v10_done = false;
    for (int v10_pass = 0; (v10_pass < 40) && !v10_done; v10_pass++) {
        double v10_next_u[1];
        double v10_next_polished[1];
        dupont_screw_step_again_loads(prepared, v10_u, v10_polished, v10_of_context_real, v10_of_context_boolean, v10_next_u, v10_next_polished, &v10_done);
        v10_u[0] = v10_next_u[0];
        v10_polished[0] = v10_next_polished[0];
    }
    u_out[0] = v10_u[0];
    const double v11 = v1 ? context_real[PROBLEM_RIGHT_0] : v10_u[0];
    const double v12 = v1 ? 0.0 : (v7 - (v5 * v10_u[0]));
    const double v13 = (context_real[RUBBING_TAU_0] - (5.0 * v12)) - v11;
    const double v14 = 0.41666666666666674 * v13;
    const double v15 = 1.6666666666666667 * v13;
    const double v16 = v13 - dupont_screw_max(v14, v15);
    const double v17 = v13 - dupont_screw_min(v14, v15);
    const bool v18 = v2 || ((v11 <= (-v16)) && ((-v17) <= v11));
    told_out[0] = v18 ? v0 : dupont_screw_mode_of(v16 + (v17 + (2.0 * v11)));
    const double v19 = v1 ? 0.0 : context_real[START_QD_0];
    const double v20 = v1 ? 0.0 : (v4 * (v1 ? 0.0 : (context_real[RUBBING_TAU_0] - prepared->k[0])));
    const double v21 = context_real[RUBBING_TAU_0] - (5.0 * v20);
    double v22_u[1] = {v10_u[0]};
    double v22_polished[1] = {0.0};
    const double v22_of_context_real[3] = {v3, v9, v21};
    bool v22_done = false;
    for (int v22_pass = 0; (v22_pass < 40) && !v22_done; v22_pass++) {
        double v22_next_u[1];
        double v22_next_polished[1];
        dupont_screw_stage_loads(prepared, v22_u, v22_polished, v22_of_context_real, v10_of_context_boolean, v22_next_u, v22_next_polished, &v22_done);
        v22_u[0] = v22_next_u[0];
        v22_polished[0] = v22_next_polished[0];
    }
    double v23_u[1] = {v22_u[0]};
    double v23_polished[1] = {0.0};
    bool v23_done = false;
    for (int v23_pass = 0; (v23_pass < 40) && !v23_done; v23_pass++) {
        double v23_next_u[1];
        double v23_next_polished[1];
        dupont_screw_stage_loads(prepared, v23_u, v23_polished, v22_of_context_real, v10_of_context_boolean, v23_next_u, v23_next_polished, &v23_done);
        v23_u[0] = v23_next_u[0];
        v23_polished[0] = v23_next_polished[0];
    }
    const double v24 = (v1 ? 0.0 : (v20 - (v5 * v22_u[0]))) + (v1 ? 0.0 : (v20 - (v5 * v23_u[0])));
    const double v25 = (6.0 * v19) + (context_real[START_LENGTH] * (v12 + v24));
    const bool v26 = (v3 * v25) < 0.0;
    behind_out[0] = v26;
    before_out[0] = before[0] || behind[0];
    const double v27 = 0.16666666666666666 * context_real[START_LENGTH];
    q_out[0] = v1 ? context_real[START_Q_0] : (context_real[START_Q_0] + (v25 * v27));
    double v28_u[1] = {v23_u[0]};
    double v28_polished[1] = {0.0};
    bool v28_done = false;
    for (int v28_pass = 0; (v28_pass < 40) && !v28_done; v28_pass++) {
        double v28_next_u[1];
        double v28_next_polished[1];
        dupont_screw_stage_loads(prepared, v28_u, v28_polished, v22_of_context_real, v10_of_context_boolean, v28_next_u, v28_next_polished, &v28_done);
        v28_u[0] = v28_next_u[0];
        v28_polished[0] = v28_next_polished[0];
    }
    const double v29 = v19 + (v27 * ((v12 + (v1 ? 0.0 : (v20 - (v5 * v28_u[0])))) + (2.0 * v24)));
    const double v30 = v1 ? 0.0 : v29;
    qd_out[0] = v30;
    const double v31 = v3 * v6;
    const double v32 = v3 * v21;
    const double v33 = (v22_u[0] * v31) - v32;
    const double v34 = v1 ? 0.0 : (-(((0.0 < (-v33)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v3 * v33)));
    const double v35 = dupont_screw_max(fabs(v34), fabs(v22_u[0]));
    const bool v36 = (fabs(v22_u[0] - v34) <= (v35 * ((v35 < (1.0000000009313226 * v35)) ? 1e-11 : 1e-05))) && v22_done;
    const double v37 = (v23_u[0] * v31) - v32;
    const double v38 = v1 ? 0.0 : (-(((0.0 < (-v37)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v3 * v37)));
    const double v39 = dupont_screw_max(fabs(v38), fabs(v23_u[0]));
    const bool v40 = v23_done && (fabs(v23_u[0] - v38) <= (v39 * ((v39 < (1.0000000009313226 * v39)) ? 1e-11 : 1e-05)));
    const double v41 = (v28_u[0] * v31) - v32;
    const double v42 = v1 ? 0.0 : (-(((0.0 < (-v41)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v3 * v41)));
    const double v43 = dupont_screw_max(fabs(v28_u[0]), fabs(v42));
    const bool v44 = (fabs(v28_u[0] - v42) <= (v43 * ((v43 < (1.0000000009313226 * v43)) ? 1e-11 : 1e-05))) && v28_done;
    const double v45 = (v3 * v8) + (v10_u[0] * v31);
    const double v46 = v1 ? 0.0 : (-(((0.0 < (-v45)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v3 * v45)));
    const double v47 = dupont_screw_max(fabs(v10_u[0]), fabs(v46));
    const bool v48 = (fabs(v10_u[0] - v46) <= (v47 * ((v47 < (1.0000000009313226 * v47)) ? 1e-11 : 1e-05))) && v10_done;
    *converged_out = ((v36 && v40) && v44) && v48;
    *done = !(v26 && (fabs(v30) < 1e+38));
}

/* A part of a step in which some joint was left behind is taken again: symgen/derive/friction/reversals.py. */
static void dupont_screw_step_again(const dupont_screw_prepared *restrict prepared, const double context_real[restrict 8], const bool context_boolean[restrict 3], const signed char context_mode[restrict 1], double result_real[restrict 2], bool result_boolean[restrict 1], signed char result_mode[restrict 1])
{
    enum { END_U_0 = 5, END_Q_0 = 6, END_QD_0 = 7 };
    enum { START_RESTING_0 = 0, END_CONVERGED = 1, BEHIND_0 = 2 };
    enum { END_MODE_0 = 0 };
    enum { RESULT_Q_0 = 0, RESULT_QD_0 = 1 };
    enum { RESULT_CONVERGED = 0 };
    enum { RESULT_MODE_0 = 0 };
    signed char v0_mode[1] = {context_mode[END_MODE_0]};
    signed char v0_told[1] = {context_mode[END_MODE_0]};
    bool v0_behind[1] = {context_boolean[BEHIND_0]};
    bool v0_before[1] = {context_boolean[START_RESTING_0]};
    double v0_u[1] = {context_real[END_U_0]};
    double v0_q[1] = {context_real[END_Q_0]};
    double v0_qd[1] = {context_real[END_QD_0]};
    bool v0_converged = context_boolean[END_CONVERGED];
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        signed char v0_next_mode[1];
        signed char v0_next_told[1];
        bool v0_next_behind[1];
        bool v0_next_before[1];
        double v0_next_u[1];
        double v0_next_q[1];
        double v0_next_qd[1];
        bool v0_next_converged;
        dupont_screw_step_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_told[0] = v0_next_told[0];
        v0_behind[0] = v0_next_behind[0];
        v0_before[0] = v0_next_before[0];
        v0_u[0] = v0_next_u[0];
        v0_q[0] = v0_next_q[0];
        v0_qd[0] = v0_next_qd[0];
        v0_converged = v0_next_converged;
    }
    result_real[RESULT_Q_0] = v0_q[0];
    result_real[RESULT_QD_0] = v0_qd[0];
    result_boolean[RESULT_CONVERGED] = v0_done && v0_converged;
    result_mode[RESULT_MODE_0] = v0_told[0];
}

void dupont_screw_step_arrays(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const signed char mode[restrict 1], const double tau[restrict 1], double dt, double q_next[restrict 1], double qd_next[restrict 1], signed char mode_next[restrict 1], double *restrict status)
{
    /* solution with the factors */
    const double v0 = tau[0] - prepared->k[0];
    const double v1 = tau[0] - v0;
    const double v2 = fabs(v1 + (0.9090909090909091 * v0));
    const double v3 = 1.6923076923076927 * v2;
    const double v4 = dupont_screw_min(v3, v3);
    const double v5 = 0.6666666666666667 * v2;
    const double v6 = dupont_screw_min(v4, v5 + (0.6060606060606061 * v4));
    const double v7 = 0.01818181818181818 * v0;
    const double v8 = fabs(v7);
    const double v9 = 1e-08 * v8;
    const double v10 = 1.6666666666666667 * v1;
    const double v11 = 0.41666666666666674 * v1;
    const double v12 = fabs(qd[0]);
    const bool v13 = dupont_screw_eq(0.0, v12) || (v12 < ((0.00909090909090909 * dt) * (dupont_screw_max(v11, v10) - dupont_screw_min(v11, v10))));
    const bool v14 = v13 && (v8 <= (v9 + (0.018183636363636364 * dupont_screw_min(v6, v5 + (0.6060606060606061 * v6)))));
    const double v15 = -v9;
    const signed char v16 = dupont_screw_mode_of(qd[0]);
    const bool v17 = v13 ? (v15 < v7) : (1 == v16);
    const signed char v18 = v14 ? 0 : (v17 ? 1 : (-1));
    signed char v19_pattern[1] = {v18};
    signed char v19_best[1] = {v18};
    bool v19_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v19_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v19_of_context_real[3] = {v0, tau[0], qd[0]};
    const bool v19_of_context_boolean[4] = {!v13, v14, v17, v13 ? (v15 < (-v7)) : ((-1) == v16)};
    bool v19_done = false;
    for (int v19_pass = 0; (v19_pass < 12) && !v19_done; v19_pass++) {
        signed char v19_next_pattern[1];
        signed char v19_next_best[1];
        bool v19_next_flag[9];
        double v19_next_number[4];
        dupont_screw_step_pattern(prepared, v19_pattern, v19_best, v19_flag, v19_number, v19_of_context_real, v19_of_context_boolean, v19_next_pattern, v19_next_best, v19_next_flag, v19_next_number, &v19_done);
        v19_pattern[0] = v19_next_pattern[0];
        v19_best[0] = v19_next_best[0];
        v19_flag[0] = v19_next_flag[0];
        v19_flag[1] = v19_next_flag[1];
        v19_flag[2] = v19_next_flag[2];
        v19_flag[3] = v19_next_flag[3];
        v19_flag[4] = v19_next_flag[4];
        v19_flag[5] = v19_next_flag[5];
        v19_flag[6] = v19_next_flag[6];
        v19_flag[7] = v19_next_flag[7];
        v19_flag[8] = v19_next_flag[8];
        v19_number[0] = v19_next_number[0];
        v19_number[1] = v19_next_number[1];
        v19_number[2] = v19_next_number[2];
        v19_number[3] = v19_next_number[3];
    }
    const bool v20 = 0 == v19_best[0];
    const double v21 = v20 ? 0.0 : 0.01818181818181818;
    const double v22 = v20 ? 0.0 : ((v20 ? 0.0 : v0) * v21);
    const double v23 = tau[0] - (5.0 * v22);
    const double v24 = v20 ? 0.0 : (v21 * (v20 ? 0.0 : 1.0));
    const double v25 = 1.0 - (5.0 * v24);
    const double v26 = -v25;
    const bool v27 = !v20;
    const double v28 = (double)v19_best[0];
    double v29_u[1] = {v19_number[1]};
    double v29_polished[1] = {0.0};
    const double v29_of_context_real[3] = {v28, v26, v23};
    const bool v29_of_context_boolean[1] = {v27};
    bool v29_done = false;
    for (int v29_pass = 0; (v29_pass < 40) && !v29_done; v29_pass++) {
        double v29_next_u[1];
        double v29_next_polished[1];
        dupont_screw_stage_loads(prepared, v29_u, v29_polished, v29_of_context_real, v29_of_context_boolean, v29_next_u, v29_next_polished, &v29_done);
        v29_u[0] = v29_next_u[0];
        v29_polished[0] = v29_next_polished[0];
    }
    const double v30 = v28 * v25;
    const double v31 = v28 * v23;
    const double v32 = (v29_u[0] * v30) - v31;
    const double v33 = v20 ? 0.0 : (-(((0.0 < (-v32)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v28 * v32)));
    const double v34 = dupont_screw_max(fabs(v29_u[0]), fabs(v33));
    const bool v35 = (fabs(v29_u[0] - v33) <= (v34 * ((v34 < (1.0000000009313226 * v34)) ? 1e-11 : 1e-05))) && v29_done;
    double v36_u[1] = {v29_u[0]};
    double v36_polished[1] = {0.0};
    bool v36_done = false;
    for (int v36_pass = 0; (v36_pass < 40) && !v36_done; v36_pass++) {
        double v36_next_u[1];
        double v36_next_polished[1];
        dupont_screw_stage_loads(prepared, v36_u, v36_polished, v29_of_context_real, v29_of_context_boolean, v36_next_u, v36_next_polished, &v36_done);
        v36_u[0] = v36_next_u[0];
        v36_polished[0] = v36_next_polished[0];
    }
    const double v37 = (v36_u[0] * v30) - v31;
    const double v38 = v20 ? 0.0 : (-(((0.0 < (-v37)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v28 * v37)));
    const double v39 = dupont_screw_max(fabs(v36_u[0]), fabs(v38));
    const bool v40 = v36_done && (fabs(v36_u[0] - v38) <= (v39 * ((v39 < (1.0000000009313226 * v39)) ? 1e-11 : 1e-05)));
    double v41_u[1] = {v36_u[0]};
    double v41_polished[1] = {0.0};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 40) && !v41_done; v41_pass++) {
        double v41_next_u[1];
        double v41_next_polished[1];
        dupont_screw_stage_loads(prepared, v41_u, v41_polished, v29_of_context_real, v29_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
        v41_u[0] = v41_next_u[0];
        v41_polished[0] = v41_next_polished[0];
    }
    const double v42 = (v41_u[0] * v30) - v31;
    const double v43 = v20 ? 0.0 : (-(((0.0 < (-v42)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v28 * v42)));
    const double v44 = dupont_screw_max(fabs(v41_u[0]), fabs(v43));
    const bool v45 = v41_done && (fabs(v41_u[0] - v43) <= (v44 * ((v44 < (1.0000000009313226 * v44)) ? 1e-11 : 1e-05)));
    const bool v46 = v45 && (v40 && v35);
    const double v47 = (v20 ? 0.0 : (v22 - (v24 * v36_u[0]))) + (v20 ? 0.0 : (v22 - (v24 * v29_u[0])));
    const double v48 = 0.16666666666666666 * dt;
    const double v49 = v20 ? 0.0 : (qd[0] + v19_number[2]);
    const double v50 = v49 + (((v19_number[0] + (v20 ? 0.0 : (v22 - (v24 * v41_u[0])))) + (2.0 * v47)) * v48);
    const double v51 = v20 ? 0.0 : v50;
    const double v52 = (6.0 * v49) + (dt * (v19_number[0] + v47));
    const bool v53 = ((v28 * v52) < 0.0) && (fabs(v51) < 1e+38);
    const double v54 = v20 ? q[0] : (q[0] + (v52 * v48));
    double v56 = v54;
    double v57 = v51;
    signed char v58 = v19_best[0];
    bool v59 = v46;
    if (v53) {
        const double v55_of_context_real[8] = {v0, tau[0], q[0], qd[0], dt, v19_number[1], v54, v51};
        const bool v55_of_context_boolean[3] = {v13, v46, v53};
        double v55_result_real[2];
        bool v55_result_boolean[1];
        signed char v55_result_mode[1];
        dupont_screw_step_again(prepared, v55_of_context_real, v55_of_context_boolean, v19_best, v55_result_real, v55_result_boolean, v55_result_mode);
        v56 = v55_result_real[0];
        v57 = v55_result_real[1];
        v58 = v55_result_mode[0];
        v59 = v55_result_boolean[0];
    }
    q_next[0] = v56;
    qd_next[0] = v57;
    const bool v60 = (fabs(v57) + fabs(v56)) < 1e+38;
    const double v61 = (v19_flag[4] || v19_flag[3]) ? (v19_flag[8] ? 4.0 : ((v19_flag[7] && (!v19_flag[2])) ? (v19_flag[5] ? 1.0 : 0.0) : 3.0)) : (v19_flag[6] ? 5.0 : 2.0);
    const double v62 = ((fabs(v0) + fabs(v19_number[0])) < 1e+38) ? (v19_done ? v61 : 5.0) : 6.0;
    const bool v63 = dupont_screw_eq(6.0, v62);
    const bool v64 = (fabs(q[0]) + (fabs(dt) + (v12 + fabs(tau[0])))) < 1e+38;
    const bool v65 = v60 && ((v64 && (0.0 < dt)) && (!v63));
    mode_next[0] = v58;
    const bool v66 = dupont_screw_eq(2.0, v62);
    const double v67 = (v66 || v59) ? 0.0 : 5.0;
    const double v68 = (dupont_screw_eq(3.0, v67) || dupont_screw_eq(3.0, v62)) ? 3.0 : ((dupont_screw_eq(1.0, v67) || dupont_screw_eq(1.0, v62)) ? 1.0 : 0.0);
    const double v69 = (v66 || dupont_screw_eq(2.0, v67)) ? 2.0 : ((dupont_screw_eq(4.0, v67) || dupont_screw_eq(4.0, v62)) ? 4.0 : v68);
    const double v70 = (dupont_screw_eq(7.0, v67) || dupont_screw_eq(7.0, v62)) ? 7.0 : ((dupont_screw_eq(5.0, v62) || dupont_screw_eq(5.0, v67)) ? 5.0 : v69);
    const double v71 = (v63 || dupont_screw_eq(6.0, v67)) ? 6.0 : v70;
    *status = v71;
    if (!(v65)) {
        q_next[0] = q[0];
        qd_next[0] = qd[0];
        mode_next[0] = mode[0];
        *status = 6.0;
    }
}

int dupont_screw_step(const dupont_screw_prepared *restrict prepared, dupont_screw_state *restrict state, const double tau[restrict 1], double dt)
{
    double q_next[1];
    double qd_next[1];
    signed char mode_next[1];
    double status;

    dupont_screw_step_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 1U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_interpolated_again_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

/* One repetition of a part of a step, in other modes: symgen/derive/friction/reversals.py. */
static void dupont_screw_interpolated_repetition(const dupont_screw_prepared *restrict prepared, const signed char mode[restrict 1], const signed char told[restrict 1], const bool behind[restrict 1], const bool before[restrict 1], const double u[restrict 1], const double q[restrict 1], const double qd[restrict 1], bool converged, const double context_real[restrict 6], signed char mode_out[restrict 1], signed char told_out[restrict 1], bool behind_out[restrict 1], bool before_out[restrict 1], double u_out[restrict 1], double q_out[restrict 1], double qd_out[restrict 1], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, START_Q_0 = 2, START_QD_0 = 3, START_LENGTH = 4 };
    const signed char v0 = behind[0] ? (before[0] ? 0 : dupont_screw_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const bool v1 = 0 == v0;
    const double v2 = v1 ? 0.0 : 0.01818181818181818;
    const double v3 = v1 ? 0.0 : (v2 * (v1 ? 0.0 : context_real[PROBLEM_RIGHT_0]));
    const double v4 = (5.0 * v3) - context_real[RUBBING_TAU_0];
    const double v5 = v1 ? 0.0 : (v2 * (v1 ? 0.0 : 1.0));
    const double v6 = 1.0 - (5.0 * v5);
    const double v7 = -v6;
    const bool v8 = !v1;
    const double v9 = (double)v0;
    double v10_u[1] = {u[0]};
    double v10_polished[1] = {0.0};
    const double v10_of_context_real[3] = {v9, v7, -v4};
    const bool v10_of_context_boolean[1] = {v8};
    bool v10_done = false;
    for (int v10_pass = 0; (v10_pass < 40) && !v10_done; v10_pass++) {
        double v10_next_u[1];
        double v10_next_polished[1];
        dupont_screw_interpolated_again_loads(prepared, v10_u, v10_polished, v10_of_context_real, v10_of_context_boolean, v10_next_u, v10_next_polished, &v10_done);
        v10_u[0] = v10_next_u[0];
        v10_polished[0] = v10_next_polished[0];
    }
    u_out[0] = v10_u[0];
    const double v11 = v1 ? context_real[PROBLEM_RIGHT_0] : v10_u[0];
    const double v12 = v1 ? 0.0 : (v3 - (v5 * v10_u[0]));
    const double v13 = (context_real[RUBBING_TAU_0] - (5.0 * v12)) - v11;
    const double v14 = 1.6666666666666667 * v13;
    const double v15 = 0.41666666666666674 * v13;
    const double v16 = v13 - dupont_screw_min(v15, v14);
    const double v17 = v13 - dupont_screw_max(v15, v14);
    const bool v18 = v8 || ((v11 <= (-v17)) && ((-v16) <= v11));
    told_out[0] = v18 ? v0 : dupont_screw_mode_of(v17 + (v16 + (2.0 * v11)));
    const double v19 = v1 ? 0.0 : (v2 * (v1 ? 0.0 : (context_real[RUBBING_TAU_0] - prepared->k[0])));
    const double v20 = context_real[RUBBING_TAU_0] - (5.0 * v19);
    double v21_u[1] = {v10_u[0]};
    double v21_polished[1] = {0.0};
    const double v21_of_context_real[3] = {v9, v7, v20};
    bool v21_done = false;
    for (int v21_pass = 0; (v21_pass < 40) && !v21_done; v21_pass++) {
        double v21_next_u[1];
        double v21_next_polished[1];
        dupont_screw_stage_loads(prepared, v21_u, v21_polished, v21_of_context_real, v10_of_context_boolean, v21_next_u, v21_next_polished, &v21_done);
        v21_u[0] = v21_next_u[0];
        v21_polished[0] = v21_next_polished[0];
    }
    double v22_u[1] = {v21_u[0]};
    double v22_polished[1] = {0.0};
    bool v22_done = false;
    for (int v22_pass = 0; (v22_pass < 40) && !v22_done; v22_pass++) {
        double v22_next_u[1];
        double v22_next_polished[1];
        dupont_screw_stage_loads(prepared, v22_u, v22_polished, v21_of_context_real, v10_of_context_boolean, v22_next_u, v22_next_polished, &v22_done);
        v22_u[0] = v22_next_u[0];
        v22_polished[0] = v22_next_polished[0];
    }
    const double v23 = (v1 ? 0.0 : (v19 - (v5 * v21_u[0]))) + (v1 ? 0.0 : (v19 - (v5 * v22_u[0])));
    const double v24 = v1 ? 0.0 : context_real[START_QD_0];
    const double v25 = (6.0 * v24) + (context_real[START_LENGTH] * (v12 + v23));
    const bool v26 = (v9 * v25) < 0.0;
    behind_out[0] = v26;
    before_out[0] = before[0] || behind[0];
    const double v27 = 0.16666666666666666 * context_real[START_LENGTH];
    q_out[0] = v1 ? context_real[START_Q_0] : (context_real[START_Q_0] + (v27 * v25));
    double v28_u[1] = {v22_u[0]};
    double v28_polished[1] = {0.0};
    bool v28_done = false;
    for (int v28_pass = 0; (v28_pass < 40) && !v28_done; v28_pass++) {
        double v28_next_u[1];
        double v28_next_polished[1];
        dupont_screw_stage_loads(prepared, v28_u, v28_polished, v21_of_context_real, v10_of_context_boolean, v28_next_u, v28_next_polished, &v28_done);
        v28_u[0] = v28_next_u[0];
        v28_polished[0] = v28_next_polished[0];
    }
    const double v29 = v24 + (v27 * ((v12 + (v1 ? 0.0 : (v19 - (v5 * v28_u[0])))) + (2.0 * v23)));
    const double v30 = v1 ? 0.0 : v29;
    qd_out[0] = v30;
    const double v31 = v9 * v6;
    const double v32 = v9 * v20;
    const double v33 = (v31 * v22_u[0]) - v32;
    const double v34 = v1 ? 0.0 : (-(((0.0 < (-v33)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v9 * v33)));
    const double v35 = dupont_screw_max(fabs(v34), fabs(v22_u[0]));
    const bool v36 = v22_done && (fabs(v22_u[0] - v34) <= (v35 * ((v35 < (1.0000000009313226 * v35)) ? 1e-11 : 1e-05)));
    const double v37 = (v31 * v21_u[0]) - v32;
    const double v38 = v1 ? 0.0 : (-(((0.0 < (-v37)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v9 * v37)));
    const double v39 = dupont_screw_max(fabs(v38), fabs(v21_u[0]));
    const bool v40 = (fabs(v21_u[0] - v38) <= (v39 * ((v39 < (1.0000000009313226 * v39)) ? 1e-11 : 1e-05))) && v21_done;
    const double v41 = (v31 * v28_u[0]) - v32;
    const double v42 = v1 ? 0.0 : (-(((0.0 < (-v41)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v9 * v41)));
    const double v43 = dupont_screw_max(fabs(v28_u[0]), fabs(v42));
    const bool v44 = (fabs(v28_u[0] - v42) <= (v43 * ((v43 < (1.0000000009313226 * v43)) ? 1e-11 : 1e-05))) && v28_done;
    const double v45 = (v9 * v4) + (v31 * v10_u[0]);
    const double v46 = v1 ? 0.0 : (-(((0.0 < (-v45)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v9 * v45)));
    const double v47 = dupont_screw_max(fabs(v10_u[0]), fabs(v46));
    const bool v48 = (fabs(v10_u[0] - v46) <= (v47 * ((v47 < (1.0000000009313226 * v47)) ? 1e-11 : 1e-05))) && v10_done;
    *converged_out = ((v40 && v36) && v44) && v48;
    *done = !(v26 && (fabs(v30) < 1e+38));
}

/* A part of a step in which some joint was left behind is taken again: symgen/derive/friction/reversals.py. */
static void dupont_screw_interpolated_again(const dupont_screw_prepared *restrict prepared, const double context_real[restrict 9], const bool context_boolean[restrict 3], const signed char context_mode[restrict 2], double result_real[restrict 2], bool result_boolean[restrict 1], signed char result_mode[restrict 1])
{
    enum { END_U_0 = 6, END_Q_0 = 7, END_QD_0 = 8 };
    enum { START_RESTING_0 = 0, END_CONVERGED = 1, BEHIND_0 = 2 };
    enum { END_MODE_0 = 1 };
    enum { RESULT_Q_0 = 0, RESULT_QD_0 = 1 };
    enum { RESULT_CONVERGED = 0 };
    enum { RESULT_MODE_0 = 0 };
    signed char v0_mode[1] = {context_mode[END_MODE_0]};
    signed char v0_told[1] = {context_mode[END_MODE_0]};
    bool v0_behind[1] = {context_boolean[BEHIND_0]};
    bool v0_before[1] = {context_boolean[START_RESTING_0]};
    double v0_u[1] = {context_real[END_U_0]};
    double v0_q[1] = {context_real[END_Q_0]};
    double v0_qd[1] = {context_real[END_QD_0]};
    bool v0_converged = context_boolean[END_CONVERGED];
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        signed char v0_next_mode[1];
        signed char v0_next_told[1];
        bool v0_next_behind[1];
        bool v0_next_before[1];
        double v0_next_u[1];
        double v0_next_q[1];
        double v0_next_qd[1];
        bool v0_next_converged;
        dupont_screw_interpolated_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_told[0] = v0_next_told[0];
        v0_behind[0] = v0_next_behind[0];
        v0_before[0] = v0_next_before[0];
        v0_u[0] = v0_next_u[0];
        v0_q[0] = v0_next_q[0];
        v0_qd[0] = v0_next_qd[0];
        v0_converged = v0_next_converged;
    }
    result_real[RESULT_Q_0] = v0_q[0];
    result_real[RESULT_QD_0] = v0_qd[0];
    result_boolean[RESULT_CONVERGED] = v0_done && v0_converged;
    result_mode[RESULT_MODE_0] = v0_told[0];
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_interpolated_pattern_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

/* One piece of the law of load-dependent friction: symgen/derive/friction/pieces.py. */
static void dupont_screw_interpolated_pattern_piece(const dupont_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 5], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    (void)obeying;
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, LOADED_S_0 = 5,
        LOAD_ROW_0_0 = 6, LOAD_OFFSET_0 = 7 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, ASKS = 2, TRIAL_DECIDED_0 = 3, TRIAL_REACHED_0 = 4 };
    enum { TRIAL_PATTERN_0 = 0 };
    other_out[0] = context_boolean[LOADED_ACTIVE_0] ? (!other[0]) : other[0];
    const double v0 = context_real[LOADED_S_0] * context_real[LOADED_S_0];
    const double v1 = (other[0] ? 0.5082956259426847 : (-0.47643979057591623)) * v0;
    const double v2 = context_real[LOAD_OFFSET_0] * v1;
    const double v3 = context_real[LOAD_ROW_0_0] * v1;
    const double v4 = 1.0 / (1.0 - (context_boolean[LOADED_ACTIVE_0] ? v3 : 0.0));
    const double v5 = v4 * (context_boolean[LOADED_ACTIVE_0] ? v2 : 0.0);
    const double v6 = (v4 * (v5 - (context_boolean[LOADED_ACTIVE_0] ? (v2 + (v3 * v5)) : 0.0))) - v5;
    const double v7 = context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] + (context_real[PARTS_COLUMNS_0_0] * v6));
    const double v8 = -v6;
    const double v9 = context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v8;
    const double v10 = (context_real[RUBBING_TAU_0] - v9) - (5.0 * v7);
    const double v11 = 1.6666666666666667 * v10;
    const double v12 = 0.41666666666666674 * v10;
    const double v13 = v9 + v10;
    const bool v14 = 0 == context_mode[TRIAL_PATTERN_0];
    const double v15 = v14 ? dupont_screw_min(v13 - dupont_screw_min(v12, v11), dupont_screw_max(v12, v11) - v13) : (v7 * ((double)context_mode[TRIAL_PATTERN_0]));
    const double v16 = v14 ? v15 : (55.0 * v15);
    const double v17 = dupont_screw_max(fabs(context_real[RUBBING_TAU_0]), dupont_screw_max(fabs(v9), fabs(context_real[PROBLEM_RIGHT_0])));
    const bool v18 = ((v14 && (0.0 <= v15)) || (0.0 < v15)) || (context_boolean[TRIAL_REACHED_0] && (((-1e-06) * v17) <= v16));
    const double v19 = (context_real[LOAD_ROW_0_0] * v6) - context_real[LOAD_OFFSET_0];
    const double v20 = context_boolean[LOADED_ACTIVE_0] ? (-(v0 * (v19 * ((0.0 < (-(context_real[LOADED_S_0] * v19))) ? 0.5082956259426847 : (-0.47643979057591623))))) : 0.0;
    const double v21 = fabs(v6);
    const double v22 = dupont_screw_max(fabs(v20), v21);
    const bool v23 = fabs(v6 + v20) <= (v22 * ((v22 < (1.0000000009313226 * v22)) ? 1e-11 : 1e-05));
    const bool v24 = v23 && (v21 < 1e+38);
    const bool v25 = v24 && ((context_boolean[TRIAL_DECIDED_0] || (((-1e-12) * v17) <= v16)) || (context_boolean[TRIAL_DECIDED_0] || v18));
    obeying_out[0] = v25;
    u_out[0] = (((!found[0]) && v24) || v25) ? v8 : u[0];
    found_out[0] = found[0] || v24;
    *done = (!context_boolean[ASKS]) || ((other[0] || (!context_boolean[LOADED_ACTIVE_0])) || v25);
}

/* All motions of one pattern of modes, piece by piece: symgen/derive/friction/pieces.py. */
static void dupont_screw_interpolated_pattern_pieces(const dupont_screw_prepared *restrict prepared, const double context_real[restrict 11], const bool context_boolean[restrict 8], const signed char context_mode[restrict 1], double result_real[restrict 3], bool result_boolean[restrict 3])
{
    enum { PROBLEM_RIGHT_0 = 0, PARTS_QDD_0 = 3, PARTS_COLUMNS_0_0 = 4, QUICK_QDD_0 = 8, QUICK_F_0 = 9,
        QUICK_U_0 = 10 };
    enum { PARTS_HELD_0 = 0, LOADED_ACTIVE_0 = 1, TRIAL_DECIDED_0 = 2, TRIAL_REACHED_0 = 3, QUICK_CONVERGED = 4,
        QUICK_SEVERAL = 5, QUICK_NONE = 6, ASKS = 7 };
    enum { RESULT_QDD_0 = 0, RESULT_F_0 = 1, RESULT_U_0 = 2 };
    enum { RESULT_CONVERGED = 0, RESULT_SEVERAL = 1, RESULT_NONE = 2 };
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[5] = {context_boolean[PARTS_HELD_0], context_boolean[LOADED_ACTIVE_0], context_boolean[ASKS], context_boolean[TRIAL_DECIDED_0], context_boolean[TRIAL_REACHED_0]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        dupont_screw_interpolated_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[QUICK_CONVERGED]) && v0_found[0]);
    result_real[RESULT_QDD_0] = v1 ? (context_boolean[PARTS_HELD_0] ? 0.0 : (context_real[PARTS_QDD_0] - (context_real[PARTS_COLUMNS_0_0] * v0_u[0]))) : context_real[QUICK_QDD_0];
    result_real[RESULT_F_0] = v1 ? (context_boolean[PARTS_HELD_0] ? context_real[PROBLEM_RIGHT_0] : v0_u[0]) : context_real[QUICK_F_0];
    result_real[RESULT_U_0] = v1 ? v0_u[0] : context_real[QUICK_U_0];
    const bool v2 = context_boolean[QUICK_CONVERGED] || v0_found[0];
    result_boolean[RESULT_CONVERGED] = v2;
    result_boolean[RESULT_SEVERAL] = context_boolean[QUICK_SEVERAL] || (context_boolean[QUICK_CONVERGED] && v0_obeying[0]);
    result_boolean[RESULT_NONE] = context_boolean[QUICK_NONE] || (!v2);
}

/* One pattern of modes is tried, and the next one chosen: symgen/derive/friction/search.py. */
static void dupont_screw_interpolated_pattern(const dupont_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 9], const double number[restrict 3], const double context_real[restrict 2], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 9], double number_out[restrict 3], bool *restrict done)
{
    enum { FLAG_RELAXED = 0, FLAG_THOROUGH = 1, FLAG_DOUBTFUL = 2, FLAG_FOUND = 3, FLAG_NEARLY = 4, FLAG_TIE = 5,
        FLAG_LIMITED = 6, FLAG_PROVEN = 7, FLAG_SEVERAL = 8 };
    enum { NUMBER_QDD_0 = 0, NUMBER_U_0 = 1, NUMBER_START_0 = 2 };
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1 };
    enum { QUESTION_DECIDED_0 = 0, QUESTION_REACHED_0 = 1, ALLOWED_STICK_0 = 2, ALLOWED_PLUS_0 = 3,
        ALLOWED_MINUS_0 = 4 };
    enum { QUESTION_FORCED_0 = 1 };
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 0.01818181818181818;
    const double v2 = v0 ? 0.0 : 1.0;
    const double v3 = v0 ? 0.0 : (v2 * v1);
    const double v4 = 1.0 - (5.0 * v3);
    const double v5 = 1.0 - (0.47643979057591623 * v4);
    const double v6 = 1.0 + (0.5082956259426847 * v4);
    const double v7 = v6 * v5;
    const bool v8 = v2 <= 1.0;
    const bool v9 = 0.0 < (v0 ? 1.0 : ((v8 && (0.0 < v7)) ? 1.0 : dupont_screw_min(v6, v5)));
    flag_out[FLAG_PROVEN] = v9;
    const double v10 = v0 ? 0.0 : (v1 * (v0 ? 0.0 : context_real[PROBLEM_RIGHT_0]));
    const double v11 = context_real[RUBBING_TAU_0] - (5.0 * v10);
    const double v12 = -v4;
    const bool v13 = !v0;
    const double v14 = (double)pattern[0];
    double v15_u[1] = {v9 ? number[NUMBER_START_0] : 0.0};
    double v15_polished[1] = {0.0};
    const double v15_of_context_real[3] = {v14, v12, v11};
    const bool v15_of_context_boolean[1] = {v13};
    bool v15_done = false;
    for (int v15_pass = 0; (v15_pass < 40) && !v15_done; v15_pass++) {
        double v15_next_u[1];
        double v15_next_polished[1];
        dupont_screw_interpolated_pattern_loads(prepared, v15_u, v15_polished, v15_of_context_real, v15_of_context_boolean, v15_next_u, v15_next_polished, &v15_done);
        v15_u[0] = v15_next_u[0];
        v15_polished[0] = v15_next_polished[0];
    }
    const double v16 = v0 ? context_real[PROBLEM_RIGHT_0] : v15_u[0];
    const double v17 = v0 ? 0.0 : (v10 - (v3 * v15_u[0]));
    const double v18 = (context_real[RUBBING_TAU_0] - (5.0 * v17)) - v16;
    const double v19 = 0.41666666666666674 * v18;
    const double v20 = 1.6666666666666667 * v18;
    const double v21 = v16 + v18;
    const double v22 = v0 ? dupont_screw_min(dupont_screw_max(v20, v19) - v21, v21 - dupont_screw_min(v20, v19)) : (v14 * v17);
    const double v23 = fabs(context_real[PROBLEM_RIGHT_0]);
    const double v24 = fabs(context_real[RUBBING_TAU_0]);
    const bool v25 = !flag[FLAG_RELAXED];
    const bool v26 = context_boolean[QUESTION_REACHED_0] && v25;
    const bool v27 = v26 && (((-1e-06) * dupont_screw_max(v24, dupont_screw_max(v23, fabs(v16)))) <= (v0 ? v22 : (55.0 * v22)));
    const double v28 = v14 * ((v4 * v15_u[0]) - v11);
    const double v29 = v0 ? 0.0 : (-(((0.0 < (-v28)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v14 * v28)));
    const double v30 = dupont_screw_max(fabs(v29), fabs(v15_u[0]));
    const double v31 = fabs(v15_u[0] - v29);
    const bool v32 = (v31 <= (v30 * ((v30 < (1.0000000009313226 * v30)) ? 1e-11 : 1e-05))) && v15_done;
    const bool v33 = v32 && (context_boolean[QUESTION_DECIDED_0] || (v27 || ((v0 && (0.0 <= v22)) || (0.0 < v22))));
    const bool v34 = v13 && (v7 < 0.0);
    const bool v35 = v8 && v34;
    const bool v36 = (v35 && (!v32)) && ((1e-05 * v30) < v31);
    const bool v37 = !(v33 || (v9 || v36));
    const bool v38 = flag[FLAG_THOROUGH] && v37;
    const bool v39 = v34 && (v35 && v32);
    double v41 = v16;
    double v42 = v17;
    bool v43 = v32;
    bool v44 = v36;
    bool v45 = v39;
    double v46 = v15_u[0];
    if (v38) {
        const double v40_of_context_real[11] = {context_real[PROBLEM_RIGHT_0], context_real[RUBBING_TAU_0], v1, v10, v3, v14, v12, v11, v17, v16, v15_u[0]};
        const bool v40_of_context_boolean[8] = {v0, v13, context_boolean[QUESTION_DECIDED_0], v26, v32, v39, v36, v38};
        double v40_result_real[3];
        bool v40_result_boolean[3];
        dupont_screw_interpolated_pattern_pieces(prepared, v40_of_context_real, v40_of_context_boolean, pattern, v40_result_real, v40_result_boolean);
        v41 = v40_result_real[1];
        v42 = v40_result_real[0];
        v43 = v40_result_boolean[0];
        v44 = v40_result_boolean[2];
        v45 = v40_result_boolean[1];
        v46 = v40_result_real[2];
    }
    number_out[NUMBER_QDD_0] = v42;
    const double v47 = (context_real[RUBBING_TAU_0] - (5.0 * v42)) - v41;
    const double v48 = 1.6666666666666667 * v47;
    const double v49 = 0.41666666666666674 * v47;
    const double v50 = v41 + v47;
    const double v51 = v0 ? dupont_screw_min(dupont_screw_max(v49, v48) - v50, v50 - dupont_screw_min(v49, v48)) : (v14 * v42);
    const double v52 = v0 ? v51 : (55.0 * v51);
    const double v53 = dupont_screw_max(v24, dupont_screw_max(v23, fabs(v41)));
    const bool v54 = ((v0 && (0.0 <= v51)) || (0.0 < v51)) || (v26 && (((-1e-06) * v53) <= v52));
    const bool v55 = v43 && (context_boolean[QUESTION_DECIDED_0] || v54);
    const bool v56 = flag[FLAG_FOUND] || v55;
    flag_out[FLAG_FOUND] = v56;
    const bool v57 = v26 ? (1 == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_PLUS_0];
    const bool v58 = v26 ? ((-1) == context_mode[QUESTION_FORCED_0]) : context_boolean[ALLOWED_MINUS_0];
    const bool v59 = v58 || v57;
    const double v60 = -(1.0 - v2);
    const bool v61 = (v58 && (1 == pattern[0])) || ((v0 && ((v60 <= 0.0) && (0.0 <= v60))) && v59);
    const double v62 = v61 ? v2 : (1.0 + v2);
    const bool v63 = !(v61 || (v62 <= (v59 ? 1.0 : 0.0)));
    const bool v64 = v63 && (!v56);
    const bool v65 = flag[FLAG_DOUBTFUL] || v37;
    const bool v66 = (!flag[FLAG_THOROUGH]) && (v64 && v65);
    const bool v67 = !v66;
    const bool v68 = (context_boolean[ALLOWED_MINUS_0] || (context_boolean[ALLOWED_PLUS_0] || context_boolean[ALLOWED_STICK_0])) && (context_boolean[QUESTION_REACHED_0] && (v25 && (v64 && v67)));
    const bool v69 = context_boolean[ALLOWED_STICK_0] && (!v26);
    const signed char v70 = v57 ? 1 : (-1);
    const signed char v71 = v61 ? ((v0 && v57) ? 1 : (-1)) : ((v69 && ((0.0 <= v62) && (v62 <= 0.0))) ? 0 : v70);
    pattern_out[0] = v68 ? (context_boolean[ALLOWED_STICK_0] ? 0 : (context_boolean[ALLOWED_PLUS_0] ? 1 : (-1))) : (v66 ? (v69 ? 0 : v70) : v71);
    const bool v72 = !flag[FLAG_FOUND];
    const bool v73 = v43 && (context_boolean[QUESTION_DECIDED_0] || (((-1e-12) * v53) <= v52));
    const bool v74 = ((!flag[FLAG_NEARLY]) && (v72 && v73)) || (v72 && v55);
    best_out[0] = v74 ? pattern[0] : best[0];
    flag_out[FLAG_RELAXED] = flag[FLAG_RELAXED] || v68;
    flag_out[FLAG_THOROUGH] = v68 ? false : (flag[FLAG_THOROUGH] || v66);
    const bool v75 = !(v66 || v68);
    flag_out[FLAG_DOUBTFUL] = v65 && v75;
    flag_out[FLAG_NEARLY] = flag[FLAG_NEARLY] || v73;
    const bool v76 = flag[FLAG_TIE] || (flag[FLAG_FOUND] && v55);
    flag_out[FLAG_TIE] = v76;
    flag_out[FLAG_LIMITED] = v67 && (flag[FLAG_LIMITED] || ((!v44) && (!v43)));
    flag_out[FLAG_SEVERAL] = v45;
    number_out[NUMBER_U_0] = v46;
    number_out[NUMBER_START_0] = v46;
    *done = (v56 && ((v63 || (v0 || (!v61))) || v76)) || (v64 && v75);
    if (!(v74)) {
        flag_out[FLAG_PROVEN] = flag[FLAG_PROVEN];
        flag_out[FLAG_SEVERAL] = flag[FLAG_SEVERAL];
        number_out[NUMBER_QDD_0] = number[NUMBER_QDD_0];
        number_out[NUMBER_U_0] = number[NUMBER_U_0];
    }
}

/* One pass of Newton's method for load-dependent friction forces: symgen/derive/friction/loaded.py. */
static void dupont_screw_margin_loads(const dupont_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    enum { JOINT_S_0 = 0, LOAD_ROW_0_0 = 1, LOAD_OFFSET_0 = 2 };
    enum { JOINT_ACTIVE_0 = 0 };
    const double v0 = context_real[LOAD_ROW_0_0] * context_real[JOINT_S_0];
    const double v1 = context_real[JOINT_S_0] * context_real[LOAD_OFFSET_0];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[JOINT_S_0] * ((0.0 < v2) ? 0.5082956259426847 : (-0.47643979057591623));
    const double v4 = context_boolean[JOINT_ACTIVE_0] ? (v2 * (v3)) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v5) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[JOINT_ACTIVE_0] ? (v0 * (v3)) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v10) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v13) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[JOINT_ACTIVE_0] ? (((0.0 < v16) ? 0.5082956259426847 : (-0.47643979057591623)) * (context_real[JOINT_S_0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * dupont_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = ((v25 ? v6 : v24) <= 0.0) || v27;
}

/* Margins of stuck joints at both ends of an arc: symgen/derive/friction/crossings.py. */
static void dupont_screw_interpolated_margins(const dupont_screw_prepared *restrict prepared, const double context_real[restrict 6], const signed char context_mode[restrict 1], double result_real[restrict 2], signed char result_mode[restrict 1])
{
    enum { PROBLEM_RIGHT_0 = 0, RUBBING_TAU_0 = 1, ARC_QDD_0 = 2, ARC_U_0 = 3 };
    enum { ARC_MODE_0 = 0 };
    enum { RESULT_BEFORE_0 = 0, RESULT_AFTER_0 = 1 };
    enum { RESULT_SIDE_0 = 0 };
    const bool v0 = 0 == context_mode[ARC_MODE_0];
    const double v1 = context_real[RUBBING_TAU_0] - prepared->k[0];
    const double v2 = (context_real[RUBBING_TAU_0] - context_real[PROBLEM_RIGHT_0]) - (5.0 * context_real[ARC_QDD_0]);
    const double v3 = 0.41666666666666674 * v2;
    const double v4 = 1.6666666666666667 * v2;
    const double v5 = context_real[PROBLEM_RIGHT_0] + v2;
    result_real[RESULT_BEFORE_0] = dupont_screw_max(0.0, dupont_screw_min(v5 - dupont_screw_min(v3, v4), dupont_screw_max(v3, v4) - v5));
    const double v6 = v0 ? 0.0 : 0.01818181818181818;
    const double v7 = v0 ? 0.0 : ((v0 ? 0.0 : 1.0) * v6);
    const double v8 = v0 ? 0.0 : (v6 * (v0 ? 0.0 : v1));
    double v9_u[1] = {context_real[ARC_U_0]};
    double v9_polished[1] = {0.0};
    const double v9_of_context_real[3] = {(double)context_mode[ARC_MODE_0], (5.0 * v7) - 1.0, context_real[RUBBING_TAU_0] - (5.0 * v8)};
    const bool v9_of_context_boolean[1] = {!v0};
    bool v9_done = false;
    for (int v9_pass = 0; (v9_pass < 40) && !v9_done; v9_pass++) {
        double v9_next_u[1];
        double v9_next_polished[1];
        dupont_screw_margin_loads(prepared, v9_u, v9_polished, v9_of_context_real, v9_of_context_boolean, v9_next_u, v9_next_polished, &v9_done);
        v9_u[0] = v9_next_u[0];
        v9_polished[0] = v9_next_polished[0];
    }
    const double v10 = (context_real[RUBBING_TAU_0] - (5.0 * (v0 ? 0.0 : (v8 - (v7 * v9_u[0]))))) - v1;
    const double v11 = 0.41666666666666674 * v10;
    const double v12 = 1.6666666666666667 * v10;
    const double v13 = v1 + v10;
    const double v14 = dupont_screw_max(v11, v12) - v13;
    const double v15 = v13 - dupont_screw_min(v11, v12);
    result_real[RESULT_AFTER_0] = dupont_screw_min(v14, v15);
    result_mode[RESULT_SIDE_0] = dupont_screw_mode_of(v15 - v14);
}

/* One part of an interpolated step: symgen/derive/friction/interpolated_step.py. */
static void dupont_screw_interpolated_part(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const signed char mode[restrict 1], const bool crossing[restrict 1], const signed char forced[restrict 1], const signed char heading[restrict 1], bool probes, const double far[restrict 1], double past, double whole, double trial, double passes, double worst, double dt, const double tau[restrict 1], double q_out[restrict 1], double qd_out[restrict 1], signed char mode_out[restrict 1], bool crossing_out[restrict 1], signed char forced_out[restrict 1], signed char heading_out[restrict 1], bool *restrict probes_out, double far_out[restrict 1], double *restrict past_out, double *restrict whole_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    /* solution with the factors */
    const double v0 = tau[0] - prepared->k[0];
    const double v1 = fabs(tau[0] - (0.09090909090909094 * v0));
    const double v2 = 1.6923076923076927 * v1;
    const double v3 = dupont_screw_min(v2, v2);
    const double v4 = 0.6666666666666667 * v1;
    const double v5 = dupont_screw_min(v3, v4 + (0.6060606060606061 * v3));
    const double v6 = 0.01818181818181818 * v0;
    const double v7 = fabs(v6);
    const double v8 = 1e-08 * v7;
    const bool v9 = dupont_screw_eq(0.0, qd[0]);
    const bool v10 = v9 && (v7 <= (v8 + (0.018183636363636364 * dupont_screw_min(v5, v4 + (0.6060606060606061 * v5)))));
    const bool v11 = !(0 == forced[0]);
    const bool v12 = v11 && (v9 && v11);
    const double v13 = -v8;
    const signed char v14 = dupont_screw_mode_of(qd[0]);
    const bool v15 = v9 ? (v13 < v6) : (1 == v14);
    const signed char v16 = (v10 && (!v12)) ? 0 : ((v12 ? (1 == forced[0]) : v15) ? 1 : (-1));
    signed char v17_pattern[1] = {v16};
    signed char v17_best[1] = {v16};
    bool v17_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v17_number[3] = {0.0, 0.0, 0.0};
    const double v17_of_context_real[2] = {v0, tau[0]};
    const bool v17_of_context_boolean[5] = {!v9, v12, v10, v15, v9 ? (v13 < (-v6)) : ((-1) == v14)};
    const signed char v17_of_context_mode[2] = {v14, forced[0]};
    bool v17_done = false;
    for (int v17_pass = 0; (v17_pass < 12) && !v17_done; v17_pass++) {
        signed char v17_next_pattern[1];
        signed char v17_next_best[1];
        bool v17_next_flag[9];
        double v17_next_number[3];
        dupont_screw_interpolated_pattern(prepared, v17_pattern, v17_best, v17_flag, v17_number, v17_of_context_real, v17_of_context_boolean, v17_of_context_mode, v17_next_pattern, v17_next_best, v17_next_flag, v17_next_number, &v17_done);
        v17_pattern[0] = v17_next_pattern[0];
        v17_best[0] = v17_next_best[0];
        v17_flag[0] = v17_next_flag[0];
        v17_flag[1] = v17_next_flag[1];
        v17_flag[2] = v17_next_flag[2];
        v17_flag[3] = v17_next_flag[3];
        v17_flag[4] = v17_next_flag[4];
        v17_flag[5] = v17_next_flag[5];
        v17_flag[6] = v17_next_flag[6];
        v17_flag[7] = v17_next_flag[7];
        v17_flag[8] = v17_next_flag[8];
        v17_number[0] = v17_next_number[0];
        v17_number[1] = v17_next_number[1];
        v17_number[2] = v17_next_number[2];
    }
    const bool v18 = 0 == v17_best[0];
    const double v19 = v18 ? 0.0 : 0.01818181818181818;
    const double v20 = v18 ? 0.0 : (v19 * (v18 ? 0.0 : v0));
    const double v21 = tau[0] - (5.0 * v20);
    const double v22 = v18 ? 0.0 : ((v18 ? 0.0 : 1.0) * v19);
    const double v23 = 1.0 - (5.0 * v22);
    const double v24 = -v23;
    const bool v25 = !v18;
    const double v26 = (double)v17_best[0];
    double v27_u[1] = {v17_number[1]};
    double v27_polished[1] = {0.0};
    const double v27_of_context_real[3] = {v26, v24, v21};
    const bool v27_of_context_boolean[1] = {v25};
    bool v27_done = false;
    for (int v27_pass = 0; (v27_pass < 40) && !v27_done; v27_pass++) {
        double v27_next_u[1];
        double v27_next_polished[1];
        dupont_screw_stage_loads(prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_done);
        v27_u[0] = v27_next_u[0];
        v27_polished[0] = v27_next_polished[0];
    }
    double v28_u[1] = {v27_u[0]};
    double v28_polished[1] = {0.0};
    bool v28_done = false;
    for (int v28_pass = 0; (v28_pass < 40) && !v28_done; v28_pass++) {
        double v28_next_u[1];
        double v28_next_polished[1];
        dupont_screw_stage_loads(prepared, v28_u, v28_polished, v27_of_context_real, v27_of_context_boolean, v28_next_u, v28_next_polished, &v28_done);
        v28_u[0] = v28_next_u[0];
        v28_polished[0] = v28_next_polished[0];
    }
    const double v29 = (v18 ? 0.0 : (v20 - (v22 * v27_u[0]))) + (v18 ? 0.0 : (v20 - (v22 * v28_u[0])));
    double v30_u[1] = {v28_u[0]};
    double v30_polished[1] = {0.0};
    bool v30_done = false;
    for (int v30_pass = 0; (v30_pass < 40) && !v30_done; v30_pass++) {
        double v30_next_u[1];
        double v30_next_polished[1];
        dupont_screw_stage_loads(prepared, v30_u, v30_polished, v27_of_context_real, v27_of_context_boolean, v30_next_u, v30_next_polished, &v30_done);
        v30_u[0] = v30_next_u[0];
        v30_polished[0] = v30_next_polished[0];
    }
    const double v31 = 0.16666666666666666 * trial;
    const double v32 = qd[0] + (v31 * ((v17_number[0] + (v18 ? 0.0 : (v20 - (v22 * v30_u[0])))) + (2.0 * v29)));
    const double v33 = v18 ? 0.0 : v32;
    const double v34 = (6.0 * qd[0]) + (trial * (v17_number[0] + v29));
    const double v35 = v18 ? q[0] : (q[0] + (v34 * v31));
    double v37 = 0.0;
    double v38 = 0.0;
    signed char v39 = 0;
    if (v18) {
        const double v36_of_context_real[6] = {v0, tau[0], v17_number[0], v17_number[1], v35, v33};
        double v36_result_real[2];
        signed char v36_result_mode[1];
        dupont_screw_interpolated_margins(prepared, v36_of_context_real, v17_best, v36_result_real, v36_result_mode);
        v37 = v36_result_real[1];
        v38 = v36_result_real[0];
        v39 = v36_result_mode[0];
    }
    const double v40 = v18 ? v37 : (v26 * v33);
    far_out[0] = v40;
    const double v41 = probes ? far[0] : v40;
    const bool v42 = (v41 < 0.0) && (!(v9 && v25));
    const bool v43 = probes && v42;
    const double v44 = trial / (v43 ? whole : 1.0);
    const double v45 = v18 ? v38 : (qd[0] * v26);
    const double v46 = (v40 - v45) / (v43 ? v44 : 1.0);
    const double v47 = v46 + ((v40 - v41) / (v43 ? (1.0 - (v44)) : 1.0));
    const double v48 = v46 + (v44 * v47);
    const double v49 = sqrt(v43 ? dupont_screw_max(0.0, (v47 * (4.0 * v45)) + (v48 * v48)) : 1.0);
    const bool v50 = v48 < 0.0;
    const double v51 = v43 ? (v42 ? (v50 ? (v49 - (v48)) : (2.0 * v47)) : 1.0) : 1.0;
    const double v52 = v42 ? dupont_screw_max(1e-06, v45 / (((!probes) && v42) ? (v42 ? (v45 - (v41)) : 1.0) : 1.0)) : 1.0;
    const double v53 = probes ? (v42 ? dupont_screw_min(1.0, (v50 ? (2.0 * (v45)) : (v48 + v49)) / v51) : 1.0) : v52;
    const double v54 = dupont_screw_min(1.0, v53);
    const bool v55 = crossing[0] || (!(0 == heading[0]));
    const bool v56 = (!((9.0 <= passes) || (probes || v55))) && (v54 < 1.0);
    *probes_out = v56;
    const bool v57 = probes || v56;
    const bool v58 = !v57;
    const bool v59 = fabs(v40) < 1e+38;
    const bool v60 = (v59 && v58) && ((v26 * v34) < 0.0);
    const double v61 = v26 * v23;
    const double v62 = v26 * v21;
    const double v63 = (v27_u[0] * v61) - v62;
    const double v64 = v18 ? 0.0 : (-(((0.0 < (-v63)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v26 * v63)));
    const double v65 = dupont_screw_max(fabs(v27_u[0]), fabs(v64));
    const bool v66 = (fabs(v27_u[0] - v64) <= (v65 * ((v65 < (1.0000000009313226 * v65)) ? 1e-11 : 1e-05))) && v27_done;
    const double v67 = (v28_u[0] * v61) - v62;
    const double v68 = v18 ? 0.0 : (-(((0.0 < (-v67)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v26 * v67)));
    const double v69 = dupont_screw_max(fabs(v68), fabs(v28_u[0]));
    const bool v70 = v28_done && (fabs(v28_u[0] - v68) <= (v69 * ((v69 < (1.0000000009313226 * v69)) ? 1e-11 : 1e-05)));
    const double v71 = (v30_u[0] * v61) - v62;
    const double v72 = v18 ? 0.0 : (-(((0.0 < (-v71)) ? 0.5082956259426847 : (-0.47643979057591623)) * (v26 * v71)));
    const double v73 = dupont_screw_max(fabs(v72), fabs(v30_u[0]));
    const bool v74 = v30_done && (fabs(v30_u[0] - v72) <= (v73 * ((v73 < (1.0000000009313226 * v73)) ? 1e-11 : 1e-05)));
    const bool v75 = (v70 && v66) && v74;
    double v77 = v35;
    double v78 = v33;
    signed char v79 = v17_best[0];
    bool v80 = v75;
    if (v60) {
        const double v76_of_context_real[9] = {v0, tau[0], q[0], qd[0], trial, past, v17_number[1], v35, v33};
        const bool v76_of_context_boolean[3] = {v9, v75, v60};
        const signed char v76_of_context_mode[2] = {forced[0], v17_best[0]};
        double v76_result_real[2];
        bool v76_result_boolean[1];
        signed char v76_result_mode[1];
        dupont_screw_interpolated_again(prepared, v76_of_context_real, v76_of_context_boolean, v76_of_context_mode, v76_result_real, v76_result_boolean, v76_result_mode);
        v77 = v76_result_real[0];
        v78 = v76_result_real[1];
        v79 = v76_result_mode[0];
        v80 = v76_result_boolean[0];
    }
    q_out[0] = v57 ? q[0] : v77;
    mode_out[0] = v79;
    const bool v81 = crossing[0] || (v25 && (v40 < 0.0));
    qd_out[0] = v57 ? qd[0] : ((v58 && v81) ? ((v81 || (0 == v79)) ? 0.0 : v78) : v78);
    const bool v82 = v42 && (v53 <= v54);
    crossing_out[0] = probes && (v25 && v82);
    forced_out[0] = v57 ? forced[0] : (v55 ? heading[0] : 0);
    heading_out[0] = probes ? ((v18 && v82) ? v39 : 0) : 0;
    const double v83 = v57 ? past : (v55 ? (trial + (past)) : dt);
    *past_out = v83;
    const double v84 = probes ? whole : trial;
    const double v85 = v57 ? (v54 * (v84)) : (dt - v83);
    *trial_out = v85;
    *whole_out = v57 ? v84 : v85;
    *passes_out = 1.0 + passes;
    const double v86 = (v17_flag[4] || v17_flag[3]) ? (v17_flag[8] ? 4.0 : ((v17_flag[7] && (!v17_flag[2])) ? (v17_flag[5] ? 1.0 : 0.0) : 3.0)) : (v17_flag[6] ? 5.0 : 2.0);
    const double v87 = ((fabs(v0) + fabs(v17_number[0])) < 1e+38) ? (v17_done ? v86 : 5.0) : 6.0;
    const bool v88 = dupont_screw_eq(2.0, v87);
    const bool v89 = v59 && (fabs(v78) < 1e+38);
    const double v90 = v89 ? ((v80 || v88) ? 0.0 : 5.0) : 6.0;
    const double v91 = ((dupont_screw_eq(1.0, worst) || dupont_screw_eq(1.0, v87)) || dupont_screw_eq(1.0, v90)) ? 1.0 : 0.0;
    const double v92 = (dupont_screw_eq(3.0, v90) || (dupont_screw_eq(3.0, worst) || dupont_screw_eq(3.0, v87))) ? 3.0 : v91;
    const double v93 = (dupont_screw_eq(4.0, v90) || (dupont_screw_eq(4.0, worst) || dupont_screw_eq(4.0, v87))) ? 4.0 : v92;
    const bool v94 = dupont_screw_eq(5.0, v90) || (dupont_screw_eq(5.0, worst) || dupont_screw_eq(5.0, v87));
    const double v95 = v94 ? 5.0 : (((v88 || dupont_screw_eq(2.0, worst)) || dupont_screw_eq(2.0, v90)) ? 2.0 : v93);
    const double v96 = ((dupont_screw_eq(7.0, worst) || dupont_screw_eq(7.0, v87)) || dupont_screw_eq(7.0, v90)) ? 7.0 : v95;
    *worst_out = (dupont_screw_eq(6.0, v90) || (dupont_screw_eq(6.0, worst) || dupont_screw_eq(6.0, v87))) ? 6.0 : v96;
    *done = (v58 && (v85 <= 0.0)) || (!v89);
}

void dupont_screw_step_interpolated_arrays(const dupont_screw_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const signed char mode[restrict 1], const double tau[restrict 1], double dt, double q_next[restrict 1], double qd_next[restrict 1], signed char mode_next[restrict 1], double *restrict status)
{
    double v0_q[1] = {q[0]};
    double v0_qd[1] = {qd[0]};
    signed char v0_mode[1] = {mode[0]};
    bool v0_crossing[1] = {false};
    signed char v0_forced[1] = {0};
    signed char v0_heading[1] = {0};
    bool v0_probes = false;
    double v0_far[1] = {0.0};
    double v0_past = 0.0;
    double v0_whole = dt;
    double v0_trial = dt;
    double v0_passes = 0.0;
    double v0_worst = 0.0;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 11) && !v0_done; v0_pass++) {
        double v0_next_q[1];
        double v0_next_qd[1];
        signed char v0_next_mode[1];
        bool v0_next_crossing[1];
        signed char v0_next_forced[1];
        signed char v0_next_heading[1];
        bool v0_next_probes;
        double v0_next_far[1];
        double v0_next_past;
        double v0_next_whole;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        dupont_screw_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
        v0_q[0] = v0_next_q[0];
        v0_qd[0] = v0_next_qd[0];
        v0_mode[0] = v0_next_mode[0];
        v0_crossing[0] = v0_next_crossing[0];
        v0_forced[0] = v0_next_forced[0];
        v0_heading[0] = v0_next_heading[0];
        v0_probes = v0_next_probes;
        v0_far[0] = v0_next_far[0];
        v0_past = v0_next_past;
        v0_whole = v0_next_whole;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const bool v1 = dupont_screw_eq(6.0, v0_worst);
    const bool v2 = dupont_screw_eq(7.0, v0_worst);
    const bool v3 = (fabs(q[0]) + (fabs(dt) + (fabs(qd[0]) + fabs(tau[0])))) < 1e+38;
    const bool v4 = v3 && (0.0 < dt);
    const bool v5 = ((fabs(v0_qd[0]) + fabs(v0_q[0])) < 1e+38) && (v4 && (!(v2 || v1)));
    q_next[0] = v5 ? v0_q[0] : q[0];
    qd_next[0] = v5 ? v0_qd[0] : qd[0];
    mode_next[0] = v5 ? v0_mode[0] : mode[0];
    const bool v6 = dupont_screw_eq(2.0, v0_worst);
    const double v7 = (v6 || v0_done) ? 0.0 : 5.0;
    const double v8 = (dupont_screw_eq(3.0, v0_worst) || dupont_screw_eq(3.0, v7)) ? 3.0 : ((dupont_screw_eq(1.0, v0_worst) || dupont_screw_eq(1.0, v7)) ? 1.0 : 0.0);
    const double v9 = (v6 || dupont_screw_eq(2.0, v7)) ? 2.0 : ((dupont_screw_eq(4.0, v0_worst) || dupont_screw_eq(4.0, v7)) ? 4.0 : v8);
    const double v10 = (v2 || dupont_screw_eq(7.0, v7)) ? 7.0 : ((dupont_screw_eq(5.0, v0_worst) || dupont_screw_eq(5.0, v7)) ? 5.0 : v9);
    *status = v5 ? ((v1 || dupont_screw_eq(6.0, v7)) ? 6.0 : v10) : ((v4 && v2) ? 7.0 : 6.0);
}

int dupont_screw_step_interpolated(const dupont_screw_prepared *restrict prepared, dupont_screw_state *restrict state, const double tau[restrict 1], double dt)
{
    double q_next[1];
    double qd_next[1];
    signed char mode_next[1];
    double status;

    dupont_screw_step_interpolated_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 1U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}
