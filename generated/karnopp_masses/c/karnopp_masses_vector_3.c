/* Many states at a time. Compiled with KARNOPP_MASSES_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "karnopp_masses.h"

#if defined(KARNOPP_MASSES_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define KARNOPP_MASSES_BYTES 64
#elif defined(__AVX__)
#define KARNOPP_MASSES_BYTES 32
#else
#define KARNOPP_MASSES_BYTES 16
#endif
#define KARNOPP_MASSES_LANES (KARNOPP_MASSES_BYTES / sizeof(double))
#define KARNOPP_MASSES_APART __attribute__((noinline))

typedef double karnopp_masses_pack __attribute__((vector_size(KARNOPP_MASSES_BYTES)));
typedef double karnopp_masses_unaligned __attribute__((vector_size(KARNOPP_MASSES_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t karnopp_masses_mask __attribute__((vector_size(KARNOPP_MASSES_BYTES)));
typedef signed char karnopp_masses_bytes __attribute__((vector_size(KARNOPP_MASSES_BYTES / sizeof(double)), aligned(1), may_alias));
typedef int32_t karnopp_masses_turns __attribute__((vector_size(KARNOPP_MASSES_BYTES / sizeof(double) * 4)));

static inline karnopp_masses_pack karnopp_masses_pack_splat(double x)
{
    return x - (karnopp_masses_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, karnopp_masses_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const karnopp_masses_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void karnopp_masses_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, karnopp_masses_pack *one)
{
    if (lanes < KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const karnopp_masses_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void karnopp_masses_pack_give(size_t size, size_t count, size_t first, size_t lanes, const karnopp_masses_pack *one, double *many)
{
    if (lanes < KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(karnopp_masses_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_take_flags(size_t size, size_t count, size_t first, size_t lanes, const bool *many, karnopp_masses_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < KARNOPP_MASSES_LANES) {
            for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const karnopp_masses_bytes *)&many[(k * count) + first], karnopp_masses_mask);
        }
        one[k] = -one[k];
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_flags(size_t size, size_t count, size_t first, size_t lanes, const karnopp_masses_mask *one, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < KARNOPP_MASSES_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (bool)(one[k] & 1)[i];
            }
        } else {
            *(karnopp_masses_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k] & 1, karnopp_masses_bytes);
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_take_modes(size_t size, size_t count, size_t first, size_t lanes, const signed char *many, karnopp_masses_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < KARNOPP_MASSES_LANES) {
            for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const karnopp_masses_bytes *)&many[(k * count) + first], karnopp_masses_mask);
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_modes(size_t size, size_t count, size_t first, size_t lanes, const karnopp_masses_mask *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < KARNOPP_MASSES_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (signed char)(one[k])[i];
            }
        } else {
            *(karnopp_masses_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k], karnopp_masses_bytes);
        }
    }
}

static inline karnopp_masses_pack karnopp_masses_pack_select(karnopp_masses_mask condition, karnopp_masses_pack x, karnopp_masses_pack y)
{
    return (karnopp_masses_pack)(((karnopp_masses_mask)x & condition) | ((karnopp_masses_mask)y & ~condition));
}

static inline karnopp_masses_pack karnopp_masses_pack_abs(karnopp_masses_pack x)
{
    return (karnopp_masses_pack)((karnopp_masses_mask)x & ~(karnopp_masses_mask)karnopp_masses_pack_splat(-0.0));
}

static inline karnopp_masses_pack karnopp_masses_pack_min(karnopp_masses_pack x, karnopp_masses_pack y)
{
    return karnopp_masses_pack_select((karnopp_masses_mask)(x < y), x, y);
}

static inline karnopp_masses_pack karnopp_masses_pack_max(karnopp_masses_pack x, karnopp_masses_pack y)
{
    return karnopp_masses_pack_select((karnopp_masses_mask)(x > y), x, y);
}

static inline karnopp_masses_pack karnopp_masses_pack_sign(karnopp_masses_pack x)
{
    const karnopp_masses_pack one = karnopp_masses_pack_splat(1.0);

    return karnopp_masses_pack_select((karnopp_masses_mask)(x > 0.0), one, karnopp_masses_pack_select((karnopp_masses_mask)(x < 0.0), -one, x));
}

static inline karnopp_masses_mask karnopp_masses_pack_select_whole(karnopp_masses_mask condition, karnopp_masses_mask x, karnopp_masses_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline karnopp_masses_mask karnopp_masses_pack_whole(int64_t x)
{
    return x + (karnopp_masses_mask){ 0 };
}

static inline bool karnopp_masses_pack_all(karnopp_masses_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline karnopp_masses_mask karnopp_masses_pack_mode_of(karnopp_masses_pack x)
{
    return (karnopp_masses_mask)(x < 0.0) - (karnopp_masses_mask)(x > 0.0);
}

static inline karnopp_masses_pack karnopp_masses_pack_real_of(karnopp_masses_mask mode)
{
    const karnopp_masses_mask sign = mode & (karnopp_masses_mask)karnopp_masses_pack_splat(-0.0);

    return (karnopp_masses_pack)(sign | ((karnopp_masses_mask)karnopp_masses_pack_splat(1.0) & (karnopp_masses_mask)(mode != 0)));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_pattern(const karnopp_masses_pack *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    const karnopp_masses_mask v0 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[1]);
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[0]);
    const karnopp_masses_pack v2 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v3 = v2 + karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v4 = 1.0 - v3;
    const karnopp_masses_pack v5 = -v4;
    const karnopp_masses_pack v6 = karnopp_masses_pack_select(context_boolean[3], karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v7 = context_boolean[5] | context_boolean[4];
    const karnopp_masses_pack v8 = karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v9 = context_boolean[1] | context_boolean[2];
    const karnopp_masses_mask v10 = (context_boolean[2] & (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[0])) | ((v1 & ((karnopp_masses_mask)(v5 <= v8) & (karnopp_masses_mask)(v6 <= v5))) & v9);
    const karnopp_masses_pack v11 = -(v2 + v4);
    const karnopp_masses_mask v12 = (context_boolean[5] & (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[1])) | ((v0 & ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v11) & (karnopp_masses_mask)(v11 <= karnopp_masses_pack_splat(0.0)))) & v7);
    const karnopp_masses_mask v13 = v12 | v10;
    const karnopp_masses_pack v14 = karnopp_masses_pack_select(v13, v3, 1.0 + v3);
    const karnopp_masses_mask v15 = karnopp_masses_pack_select_whole(context_boolean[0] & ((karnopp_masses_mask)(v14 <= v8) & (karnopp_masses_mask)(v6 <= v14)), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(context_boolean[1], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_mask v16 = karnopp_masses_pack_select_whole(v12, pattern[0], karnopp_masses_pack_select_whole(v10, karnopp_masses_pack_select_whole(context_boolean[1] & v1, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), v15));
    pattern_out[0] = v16;
    const karnopp_masses_pack v17 = v14 - karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v16), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v18 = karnopp_masses_pack_select_whole(context_boolean[3] & ((karnopp_masses_mask)(v17 <= karnopp_masses_pack_splat(0.0)) & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v17)), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(context_boolean[4], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    pattern_out[1] = karnopp_masses_pack_select_whole(v12, karnopp_masses_pack_select_whole(context_boolean[4] & v0, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), v18);
    const karnopp_masses_pack v19 = 1.0 / karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(1.0), prepared[0]);
    const karnopp_masses_pack v20 = karnopp_masses_pack_select(v0 | v1, karnopp_masses_pack_splat(0.0), prepared[0]);
    const karnopp_masses_pack v21 = v20 * v19;
    const karnopp_masses_pack v22 = karnopp_masses_pack_real_of(pattern[1]);
    const karnopp_masses_pack v23 = prepared[3] * v22;
    const karnopp_masses_pack v24 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), context_real[2] - v23);
    const karnopp_masses_pack v25 = karnopp_masses_pack_real_of(pattern[0]);
    const karnopp_masses_pack v26 = prepared[4] * v25;
    const karnopp_masses_pack v27 = 1.0 / ((v20 * v21) - karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(1.0), context_real[0]));
    const karnopp_masses_pack v28 = v27 * ((v21 * v24) - karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), context_real[1] - v26));
    const karnopp_masses_pack v29 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), (v19 * v24) - (v21 * v28));
    const karnopp_masses_pack v30 = karnopp_masses_pack_select(v1, context_real[1] - (prepared[0] * v29), v26);
    const karnopp_masses_pack v31 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), v28);
    const karnopp_masses_pack v32 = karnopp_masses_pack_select(v1, karnopp_masses_pack_min(context_real[3] + v30, context_real[3] - v30), v25 * v31);
    const karnopp_masses_pack v33 = karnopp_masses_pack_select(v0, context_real[2] - (prepared[0] * v31), v23);
    const karnopp_masses_pack v34 = karnopp_masses_pack_select(v0, karnopp_masses_pack_min(context_real[4] + v33, context_real[4] - v33), v22 * v29);
    const karnopp_masses_mask v35 = context_boolean[7] | ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v34) | (v0 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v34)));
    const karnopp_masses_mask v36 = v35 & (context_boolean[6] | ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v32) | (v1 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v32))));
    const karnopp_masses_mask v37 = ~flag[1];
    const karnopp_masses_mask v38 = context_boolean[7] | (karnopp_masses_mask)(((-1e-12) * karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[2]), karnopp_masses_pack_abs(v33))) <= karnopp_masses_pack_select(v0, v34, prepared[0] * v34));
    const karnopp_masses_mask v39 = context_boolean[6] | (karnopp_masses_mask)(((-1e-12) * karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[1]), karnopp_masses_pack_abs(v30))) <= karnopp_masses_pack_select(v1, v32, context_real[0] * v32));
    const karnopp_masses_mask v40 = v39 & v38;
    const karnopp_masses_mask v41 = ((~flag[2]) & (v37 & v40)) | (v37 & v36);
    best_out[0] = karnopp_masses_pack_select_whole(v41, pattern[0], best[0]);
    best_out[1] = karnopp_masses_pack_select_whole(v41, pattern[1], best[1]);
    flag_out[0] = flag[0];
    const karnopp_masses_mask v42 = flag[1] | v36;
    flag_out[1] = v42;
    flag_out[2] = flag[2] | v40;
    const karnopp_masses_mask v43 = flag[3] | (flag[1] & v36);
    flag_out[3] = v43;
    flag_out[4] = flag[4];
    flag_out[5] = karnopp_masses_pack_select_whole(v41, karnopp_masses_pack_whole(-1), flag[5]);
    flag_out[6] = karnopp_masses_pack_select_whole(v41, karnopp_masses_pack_whole(0), flag[6]);
    number_out[0] = karnopp_masses_pack_select(v41, v31, number[0]);
    number_out[1] = karnopp_masses_pack_select(v41, v29, number[1]);
    const karnopp_masses_mask v44 = ~(v13 | (karnopp_masses_mask)(v14 <= (v8 + karnopp_masses_pack_select(v9, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0)))));
    const karnopp_masses_mask v45 = v42 & ((v44 | ((context_boolean[8] | (v0 & v1)) | (~v13))) | v43);
    *done = (v44 & (~v42)) | v45;
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_part(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict crossing, karnopp_masses_pack past, karnopp_masses_pack trial, karnopp_masses_pack passes, karnopp_masses_pack worst, const karnopp_masses_pack *restrict tau, karnopp_masses_pack dt, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict crossing_out, karnopp_masses_pack *restrict past_out, karnopp_masses_pack *restrict trial_out, karnopp_masses_pack *restrict passes_out, karnopp_masses_pack *restrict worst_out, karnopp_masses_mask *restrict done)
{
    (void)mode;
    const karnopp_masses_mask v0 = karnopp_masses_pack_mode_of(qd[0]);
    const karnopp_masses_pack v1 = prepared[4] * karnopp_masses_pack_real_of(v0);
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == qd[0]);
    const karnopp_masses_pack v3 = tau[0] - karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), v1);
    const karnopp_masses_pack v4 = prepared[9] * v3;
    const karnopp_masses_mask v5 = karnopp_masses_pack_mode_of(qd[1]);
    const karnopp_masses_pack v6 = karnopp_masses_pack_real_of(v5);
    const karnopp_masses_mask v7 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == qd[1]);
    const karnopp_masses_pack v8 = (q[1] * prepared[2]) - tau[1];
    const karnopp_masses_pack v9 = v8 + karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(0.0), prepared[3] * v6);
    const karnopp_masses_pack v10 = prepared[16] * v9;
    const karnopp_masses_pack v11 = v10 + v4;
    const karnopp_masses_pack v12 = karnopp_masses_pack_select(v2, prepared[17], karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v13 = (prepared[21] * v12) + (1e-08 * (karnopp_masses_pack_abs(v10) + karnopp_masses_pack_abs(v4)));
    const karnopp_masses_pack v14 = -(v13 - prepared[22]);
    const karnopp_masses_mask v15 = karnopp_masses_pack_select_whole(v7, (karnopp_masses_mask)(v14 < (-v11)), (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == v5));
    const karnopp_masses_pack v16 = karnopp_masses_pack_select(v7, prepared[18], karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v17 = v7 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v11) <= ((prepared[23] * v16) + v13));
    const karnopp_masses_mask v18 = karnopp_masses_pack_select_whole(v17, karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v15, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_pack v19 = prepared[8] * v3;
    const karnopp_masses_pack v20 = prepared[9] * v9;
    const karnopp_masses_pack v21 = v20 + v19;
    const karnopp_masses_pack v22 = (prepared[21] * v16) + (1e-08 * (karnopp_masses_pack_abs(v20) + karnopp_masses_pack_abs(v19)));
    const karnopp_masses_pack v23 = -(v22 - prepared[24]);
    const karnopp_masses_mask v24 = karnopp_masses_pack_select_whole(v2, (karnopp_masses_mask)(v23 < v21), (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == v0));
    const karnopp_masses_mask v25 = v2 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v21) <= ((prepared[25] * v12) + v22));
    const karnopp_masses_mask v26 = karnopp_masses_pack_select_whole(v25, karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v24, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_mask v27 = ~v7;
    const karnopp_masses_mask v28 = ~v2;
    const karnopp_masses_mask v29 = v2 | v7;
    karnopp_masses_mask v30_pattern[2] = {v26, v18};
    karnopp_masses_mask v30_best[2] = {v26, v18};
    karnopp_masses_mask v30_flag[7] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(-1), karnopp_masses_pack_whole(0)};
    karnopp_masses_pack v30_number[2] = {karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0)};
    const karnopp_masses_pack v30_of_context_real[6] = {prepared[5], tau[0], -v8, prepared[17], prepared[18], tau[1]};
    const karnopp_masses_mask v30_of_context_boolean[9] = {v25, v24, karnopp_masses_pack_select_whole(v2, (karnopp_masses_mask)(v23 < (-v21)), (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == v0)), v17, v15, karnopp_masses_pack_select_whole(v7, (karnopp_masses_mask)(v14 < v11), (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == v5)), v28, v27, (karnopp_masses_mask)(prepared[3] == prepared[18]) & (karnopp_masses_mask)(prepared[4] == prepared[17])};
    karnopp_masses_mask v30_done = ~(v29);
    for (int v30_pass = 0; (v30_pass < 18) && !karnopp_masses_pack_all(v30_done); v30_pass++) {
        karnopp_masses_mask v30_next_pattern[2];
        karnopp_masses_mask v30_next_best[2];
        karnopp_masses_mask v30_next_flag[7];
        karnopp_masses_pack v30_next_number[2];
        karnopp_masses_mask v30_ends;
        karnopp_masses_pack_interpolated_pattern(prepared, v30_pattern, v30_best, v30_flag, v30_number, v30_of_context_real, v30_of_context_boolean, v30_next_pattern, v30_next_best, v30_next_flag, v30_next_number, &v30_ends);
        v30_pattern[0] = karnopp_masses_pack_select_whole(v30_done, v30_pattern[0], v30_next_pattern[0]);
        v30_pattern[1] = karnopp_masses_pack_select_whole(v30_done, v30_pattern[1], v30_next_pattern[1]);
        v30_best[0] = karnopp_masses_pack_select_whole(v30_done, v30_best[0], v30_next_best[0]);
        v30_best[1] = karnopp_masses_pack_select_whole(v30_done, v30_best[1], v30_next_best[1]);
        v30_flag[0] = karnopp_masses_pack_select_whole(v30_done, v30_flag[0], v30_next_flag[0]);
        v30_flag[1] = karnopp_masses_pack_select_whole(v30_done, v30_flag[1], v30_next_flag[1]);
        v30_flag[2] = karnopp_masses_pack_select_whole(v30_done, v30_flag[2], v30_next_flag[2]);
        v30_flag[3] = karnopp_masses_pack_select_whole(v30_done, v30_flag[3], v30_next_flag[3]);
        v30_flag[4] = karnopp_masses_pack_select_whole(v30_done, v30_flag[4], v30_next_flag[4]);
        v30_flag[5] = karnopp_masses_pack_select_whole(v30_done, v30_flag[5], v30_next_flag[5]);
        v30_flag[6] = karnopp_masses_pack_select_whole(v30_done, v30_flag[6], v30_next_flag[6]);
        v30_number[0] = karnopp_masses_pack_select(v30_done, v30_number[0], v30_next_number[0]);
        v30_number[1] = karnopp_masses_pack_select(v30_done, v30_number[1], v30_next_number[1]);
        v30_done |= v30_ends;
    }
    const karnopp_masses_mask v31 = karnopp_masses_pack_select_whole(v29, karnopp_masses_pack_select_whole(v29, v30_best[0], v26), v0);
    mode_out[0] = v31;
    const karnopp_masses_mask v32 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v31);
    const karnopp_masses_mask v33 = karnopp_masses_pack_select_whole(v29, karnopp_masses_pack_select_whole(v29, v30_best[1], v18), v5);
    mode_out[1] = v33;
    const karnopp_masses_mask v34 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v33);
    const karnopp_masses_pack v35 = karnopp_masses_pack_select(v34 | v32, karnopp_masses_pack_splat(0.0), prepared[0]);
    const karnopp_masses_mask v36 = (~v32) | (~v34);
    const karnopp_masses_pack v37 = 1.0 / karnopp_masses_pack_select(v36, karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(1.0), prepared[0]), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v38 = v37 * v35;
    const karnopp_masses_pack v39 = 1.0 / karnopp_masses_pack_select(v36, (v35 * v38) - karnopp_masses_pack_select(v32, karnopp_masses_pack_splat(1.0), prepared[5]), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v40 = v38 * v39;
    const karnopp_masses_pack v41 = karnopp_masses_pack_select(v29, v30_number[1], karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v42 = ((tau[0] + (prepared[29] * v6)) + (prepared[7] * v8)) - v1;
    const karnopp_masses_pack v43 = karnopp_masses_pack_select(v29, v41, -(((prepared[28] * v6) + (prepared[6] * v8)) + (prepared[9] * v42)));
    const karnopp_masses_pack v44 = 0.5 * trial;
    const karnopp_masses_pack v45 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), qd[1] + (v43 * v44));
    const karnopp_masses_pack v46 = karnopp_masses_pack_real_of(v33);
    const karnopp_masses_pack v47 = tau[1] - (prepared[3] * v46);
    const karnopp_masses_pack v48 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v47 - (prepared[2] * karnopp_masses_pack_select(v34, q[1], q[1] + (v44 * v45))));
    const karnopp_masses_pack v49 = karnopp_masses_pack_real_of(v31);
    const karnopp_masses_pack v50 = karnopp_masses_pack_select(v32, karnopp_masses_pack_splat(0.0), tau[0] - (prepared[4] * v49));
    const karnopp_masses_pack v51 = v39 * v50;
    const karnopp_masses_pack v52 = karnopp_masses_pack_select(v36, karnopp_masses_pack_select(v32, karnopp_masses_pack_splat(0.0), (v40 * v48) - v51), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v53 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v47 - (prepared[2] * karnopp_masses_pack_select(v34, q[1], q[1] + (qd[1] * v44))));
    const karnopp_masses_pack v54 = karnopp_masses_pack_select(v36, karnopp_masses_pack_select(v32, karnopp_masses_pack_splat(0.0), (v40 * v53) - v51), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v55 = v37 - (v38 * v40);
    const karnopp_masses_pack v56 = v40 * v50;
    const karnopp_masses_pack v57 = karnopp_masses_pack_select(v36, karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v56 + (v55 * v53)), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v58 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), qd[1] + (v44 * v57));
    const karnopp_masses_pack v59 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v47 - (prepared[2] * karnopp_masses_pack_select(v34, q[1], q[1] + (trial * v58))));
    const karnopp_masses_pack v60 = karnopp_masses_pack_select(v29, v30_number[0], karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v61 = karnopp_masses_pack_select(v29, v60, prepared[8] * v42);
    const karnopp_masses_pack v62 = (v61 + karnopp_masses_pack_select(v36, karnopp_masses_pack_select(v32, karnopp_masses_pack_splat(0.0), (v40 * v59) - v51), karnopp_masses_pack_splat(0.0))) + (2.0 * (v54 + v52));
    const karnopp_masses_pack v63 = 0.16666666666666666 * trial;
    const karnopp_masses_pack v64 = karnopp_masses_pack_select(v32, karnopp_masses_pack_splat(0.0), qd[0] + (v63 * v62));
    const karnopp_masses_mask v65 = (karnopp_masses_mask)((v49 * v64) < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v66 = v28 & v65;
    const karnopp_masses_pack v67 = karnopp_masses_pack_select(v66, qd[0] / karnopp_masses_pack_select(v66, karnopp_masses_pack_select(v66, qd[0] - v64, karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v68 = karnopp_masses_pack_select(v36, karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v56 + (v55 * v48)), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v69 = (v43 + karnopp_masses_pack_select(v36, karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v56 + (v55 * v59)), karnopp_masses_pack_splat(0.0))) + (2.0 * (v57 + v68));
    const karnopp_masses_pack v70 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), qd[1] + (v69 * v63));
    const karnopp_masses_mask v71 = (karnopp_masses_mask)((v46 * v70) < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v72 = v27 & v71;
    const karnopp_masses_pack v73 = karnopp_masses_pack_select(v72, qd[1] / karnopp_masses_pack_select(v72, karnopp_masses_pack_select(v72, qd[1] - v70, karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v74 = karnopp_masses_pack_min(v73, karnopp_masses_pack_min(karnopp_masses_pack_splat(1.0), v67));
    const karnopp_masses_mask v75 = crossing[1] | crossing[0];
    const karnopp_masses_mask v76 = ((~v75) & (karnopp_masses_mask)(v74 < karnopp_masses_pack_splat(1.0))) & (~(karnopp_masses_mask)(karnopp_masses_pack_splat(8.0) <= passes));
    const karnopp_masses_pack v77 = 2.0 * (karnopp_masses_pack_select(v32, karnopp_masses_pack_splat(0.0), qd[0] + (v44 * v61)) + karnopp_masses_pack_select(v32, karnopp_masses_pack_splat(0.0), qd[0] + (v44 * v54)));
    const karnopp_masses_pack v78 = karnopp_masses_pack_select(v32, q[0], q[0] + (v63 * ((qd[0] + karnopp_masses_pack_select(v32, karnopp_masses_pack_splat(0.0), qd[0] + (trial * v52))) + v77)));
    q_out[0] = karnopp_masses_pack_select(v76, q[0], v78);
    const karnopp_masses_pack v79 = v63 * ((qd[1] + karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), qd[1] + (trial * v68))) + (2.0 * (v58 + v45)));
    q_out[1] = karnopp_masses_pack_select(v76, q[1], karnopp_masses_pack_select(v34, q[1], q[1] + v79));
    qd_out[0] = karnopp_masses_pack_select(v76, qd[0], karnopp_masses_pack_select(crossing[0] | v65, karnopp_masses_pack_splat(0.0), v64));
    qd_out[1] = karnopp_masses_pack_select(v76, qd[1], karnopp_masses_pack_select(crossing[1] | v71, karnopp_masses_pack_splat(0.0), v70));
    crossing_out[0] = v76 & (v65 & (karnopp_masses_mask)(v67 <= v74));
    crossing_out[1] = v76 & (v71 & (karnopp_masses_mask)(v73 <= v74));
    const karnopp_masses_pack v80 = karnopp_masses_pack_select(v76, past, karnopp_masses_pack_select(v75, trial + past, dt));
    *past_out = v80;
    const karnopp_masses_pack v81 = karnopp_masses_pack_select(v76, trial * v74, dt - v80);
    *trial_out = v81;
    *passes_out = 1.0 + passes;
    const karnopp_masses_pack v82 = karnopp_masses_pack_select(v29 & v30_flag[6], karnopp_masses_pack_splat(4.0), karnopp_masses_pack_select(v29 & v30_flag[3], karnopp_masses_pack_splat(1.0), karnopp_masses_pack_select(v29 & v30_flag[5], karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(3.0))));
    const karnopp_masses_pack v83 = karnopp_masses_pack_select(v29 & v30_done, karnopp_masses_pack_select((v29 & v30_flag[2]) | (v29 & v30_flag[1]), v82, karnopp_masses_pack_select(v29 & v30_flag[4], karnopp_masses_pack_splat(5.0), karnopp_masses_pack_splat(2.0))), karnopp_masses_pack_splat(5.0));
    const karnopp_masses_mask v84 = (karnopp_masses_mask)(karnopp_masses_pack_abs(tau[0]) < karnopp_masses_pack_splat(1e+38)) & ((karnopp_masses_mask)(karnopp_masses_pack_abs(v41) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v60) < karnopp_masses_pack_splat(1e+38)));
    *worst_out = karnopp_masses_pack_max(worst, karnopp_masses_pack_max(karnopp_masses_pack_splat(0.0), karnopp_masses_pack_select(v29, karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_abs(v8) < karnopp_masses_pack_splat(1e+38)) & v84, v83, karnopp_masses_pack_splat(6.0)), karnopp_masses_pack_splat(0.0))));
    *done = (~v76) & (karnopp_masses_mask)(v81 <= karnopp_masses_pack_splat(0.0));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_interpolated(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_mask *restrict mode, const karnopp_masses_pack *restrict tau, karnopp_masses_pack dt, karnopp_masses_pack *restrict q_next, karnopp_masses_pack *restrict qd_next, karnopp_masses_mask *restrict mode_next, karnopp_masses_pack *restrict status)
{
    karnopp_masses_pack v0_q[2] = {q[0], q[1]};
    karnopp_masses_pack v0_qd[2] = {qd[0], qd[1]};
    karnopp_masses_mask v0_mode[2] = {mode[0], mode[1]};
    karnopp_masses_mask v0_crossing[2] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0)};
    karnopp_masses_pack v0_past = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v0_trial = dt;
    karnopp_masses_pack v0_passes = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v0_worst = karnopp_masses_pack_splat(0.0);
    const karnopp_masses_pack v0_of_tau[2] = {tau[0], tau[1]};
    karnopp_masses_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 10) && !karnopp_masses_pack_all(v0_done); v0_pass++) {
        karnopp_masses_pack v0_next_q[2];
        karnopp_masses_pack v0_next_qd[2];
        karnopp_masses_mask v0_next_mode[2];
        karnopp_masses_mask v0_next_crossing[2];
        karnopp_masses_pack v0_next_past;
        karnopp_masses_pack v0_next_trial;
        karnopp_masses_pack v0_next_passes;
        karnopp_masses_pack v0_next_worst;
        karnopp_masses_mask v0_ends;
        karnopp_masses_pack_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_past, v0_trial, v0_passes, v0_worst, v0_of_tau, dt, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
        v0_q[0] = karnopp_masses_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = karnopp_masses_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = karnopp_masses_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = karnopp_masses_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_mode[0] = karnopp_masses_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = karnopp_masses_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_crossing[0] = karnopp_masses_pack_select_whole(v0_done, v0_crossing[0], v0_next_crossing[0]);
        v0_crossing[1] = karnopp_masses_pack_select_whole(v0_done, v0_crossing[1], v0_next_crossing[1]);
        v0_past = karnopp_masses_pack_select(v0_done, v0_past, v0_next_past);
        v0_trial = karnopp_masses_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = karnopp_masses_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = karnopp_masses_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const karnopp_masses_mask v1 = ((karnopp_masses_mask)(karnopp_masses_pack_abs(dt) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)(karnopp_masses_pack_abs(q[0]) < karnopp_masses_pack_splat(1e+38))) & (karnopp_masses_mask)(karnopp_masses_pack_abs(q[1]) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_abs(qd[1]) < karnopp_masses_pack_splat(1e+38)) & ((karnopp_masses_mask)(karnopp_masses_pack_abs(qd[0]) < karnopp_masses_pack_splat(1e+38)) & v1);
    const karnopp_masses_mask v3 = (karnopp_masses_mask)(karnopp_masses_pack_abs(tau[1]) < karnopp_masses_pack_splat(1e+38)) & ((karnopp_masses_mask)(karnopp_masses_pack_abs(tau[0]) < karnopp_masses_pack_splat(1e+38)) & v2);
    const karnopp_masses_mask v4 = (karnopp_masses_mask)(karnopp_masses_pack_abs(v0_q[1]) < karnopp_masses_pack_splat(1e+38)) & (v3 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v0_q[0]) < karnopp_masses_pack_splat(1e+38)));
    const karnopp_masses_mask v5 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < dt) & ((karnopp_masses_mask)(karnopp_masses_pack_abs(v0_qd[1]) < karnopp_masses_pack_splat(1e+38)) & ((karnopp_masses_mask)(karnopp_masses_pack_abs(v0_qd[0]) < karnopp_masses_pack_splat(1e+38)) & v4));
    q_next[0] = karnopp_masses_pack_select(v5, v0_q[0], q[0]);
    q_next[1] = karnopp_masses_pack_select(v5, v0_q[1], q[1]);
    qd_next[0] = karnopp_masses_pack_select(v5, v0_qd[0], qd[0]);
    qd_next[1] = karnopp_masses_pack_select(v5, v0_qd[1], qd[1]);
    mode_next[0] = karnopp_masses_pack_select_whole(v5, v0_mode[0], mode[0]);
    mode_next[1] = karnopp_masses_pack_select_whole(v5, v0_mode[1], mode[1]);
    *status = karnopp_masses_pack_select(v5, karnopp_masses_pack_select(v0_done, v0_worst, karnopp_masses_pack_max(karnopp_masses_pack_splat(5.0), v0_worst)), karnopp_masses_pack_splat(6.0));
}

void karnopp_masses_step_interpolated_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    karnopp_masses_pack prepared_pack[30];

    for (size_t k = 0U; k < 30U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_mask mode_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_pack dt_pack[1];
        karnopp_masses_pack q_next_pack[2];
        karnopp_masses_pack qd_next_pack[2];
        karnopp_masses_mask mode_next_pack[2];
        karnopp_masses_pack status_pack[1];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take(1U, count, first, lanes, dt, dt_pack);
        karnopp_masses_pack_step_interpolated(prepared_pack, q_pack, qd_pack, mode_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, mode_next_pack, status_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        karnopp_masses_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        karnopp_masses_pack_give_modes(2U, count, first, lanes, mode_next_pack, mode_next);
        karnopp_masses_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

void karnopp_masses_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[30];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_mask mode_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_pack dt_pack[1];
        karnopp_masses_pack q_next_pack[2];
        karnopp_masses_pack qd_next_pack[2];
        karnopp_masses_mask mode_next_pack[2];
        karnopp_masses_pack status_pack[1];

        karnopp_masses_pack_take(30U, count, first, lanes, prepared, prepared_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take(1U, count, first, lanes, dt, dt_pack);
        karnopp_masses_pack_step_interpolated(prepared_pack, q_pack, qd_pack, mode_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, mode_next_pack, status_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        karnopp_masses_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        karnopp_masses_pack_give_modes(2U, count, first, lanes, mode_next_pack, mode_next);
        karnopp_masses_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
