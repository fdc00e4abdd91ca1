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

static inline karnopp_masses_pack karnopp_masses_pack_splat(double x)
{
    return x - (karnopp_masses_pack){ 0.0 };
}

static inline karnopp_masses_pack karnopp_masses_pack_at(const double *x)
{
    return *(const karnopp_masses_unaligned *)x;
}

/* The last block of a batch is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

static inline karnopp_masses_mask karnopp_masses_pack_at_flags(const bool *x)
{
    return -__builtin_convertvector(*(const karnopp_masses_bytes *)x, karnopp_masses_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

static inline karnopp_masses_mask karnopp_masses_pack_at_modes(const signed char *x)
{
    return __builtin_convertvector(*(const karnopp_masses_bytes *)x, karnopp_masses_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
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

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_pattern(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    flag_out[4] = flag[4];
    const karnopp_masses_mask v0 = ~((~(context_boolean[5] | (context_boolean[4] | context_boolean[3]))) | (~(context_boolean[2] | (context_boolean[1] | context_boolean[0]))));
    const karnopp_masses_mask v1 = ~flag[0];
    const karnopp_masses_mask v2 = context_boolean[9] & v1;
    const karnopp_masses_mask v3 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[1]);
    const karnopp_masses_mask v4 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[0]);
    const karnopp_masses_pack v5 = karnopp_masses_pack_select(v3 | v4, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&prepared[0]));
    const karnopp_masses_pack v6 = 1.0 / karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_at(&prepared[0]));
    const karnopp_masses_pack v7 = v5 * v6;
    const karnopp_masses_pack v8 = 1.0 / ((v5 * v7) - karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(1.0), context_real[0]));
    const karnopp_masses_pack v9 = karnopp_masses_pack_real_of(pattern[1]);
    const karnopp_masses_pack v10 = karnopp_masses_pack_at(&prepared[3U * spacing]) * v9;
    const karnopp_masses_pack v11 = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), context_real[2] - v10);
    const karnopp_masses_pack v12 = karnopp_masses_pack_real_of(pattern[0]);
    const karnopp_masses_pack v13 = karnopp_masses_pack_at(&prepared[4U * spacing]) * v12;
    const karnopp_masses_pack v14 = v8 * ((v7 * v11) - karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), context_real[1] - v13));
    const karnopp_masses_pack v15 = karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), v14);
    const karnopp_masses_pack v16 = karnopp_masses_pack_select(v3, context_real[2] - (karnopp_masses_pack_at(&prepared[0]) * v15), v10);
    const karnopp_masses_pack v17 = karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[2]), karnopp_masses_pack_abs(v16));
    const karnopp_masses_pack v18 = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), (v6 * v11) - (v7 * v14));
    const karnopp_masses_pack v19 = karnopp_masses_pack_select(v3, karnopp_masses_pack_min(context_real[4] + v16, context_real[4] - v16), v9 * v18);
    const karnopp_masses_pack v20 = karnopp_masses_pack_select(v3, v19, karnopp_masses_pack_at(&prepared[0]) * v19);
    const karnopp_masses_mask v21 = (v2 & (karnopp_masses_mask)(((-1e-06) * v17) <= v20)) | ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v19) | (v3 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v19)));
    const karnopp_masses_mask v22 = context_boolean[8] & v1;
    const karnopp_masses_pack v23 = karnopp_masses_pack_select(v4, context_real[1] - (karnopp_masses_pack_at(&prepared[0]) * v18), v13);
    const karnopp_masses_pack v24 = karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[1]), karnopp_masses_pack_abs(v23));
    const karnopp_masses_pack v25 = karnopp_masses_pack_select(v4, karnopp_masses_pack_min(context_real[3] + v23, context_real[3] - v23), v12 * v15);
    const karnopp_masses_pack v26 = karnopp_masses_pack_select(v4, v25, context_real[0] * v25);
    const karnopp_masses_mask v27 = (v22 & (karnopp_masses_mask)(((-1e-06) * v24) <= v26)) | ((v4 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v25)) | (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v25));
    const karnopp_masses_mask v28 = (context_boolean[7] | v21) & (context_boolean[6] | v27);
    const karnopp_masses_mask v29 = flag[1] | v28;
    flag_out[1] = v29;
    const karnopp_masses_mask v30 = karnopp_masses_pack_select_whole(v2, (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[1]), context_boolean[5]);
    const karnopp_masses_mask v31 = karnopp_masses_pack_select_whole(v2, (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[1]), context_boolean[4]);
    const karnopp_masses_mask v32 = v30 | v31;
    const karnopp_masses_pack v33 = karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v34 = v33 + karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v35 = 1.0 - v34;
    const karnopp_masses_pack v36 = -(v33 + v35);
    const karnopp_masses_mask v37 = ((karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[1]) & v30) | (v32 & (v3 & ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v36) & (karnopp_masses_mask)(v36 <= karnopp_masses_pack_splat(0.0)))));
    const karnopp_masses_mask v38 = karnopp_masses_pack_select_whole(v22, (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[0]), context_boolean[1]);
    const karnopp_masses_mask v39 = karnopp_masses_pack_select_whole(v22, (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[0]), context_boolean[2]);
    const karnopp_masses_mask v40 = v38 | v39;
    const karnopp_masses_pack v41 = karnopp_masses_pack_select(v32, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v42 = -v35;
    const karnopp_masses_mask v43 = context_boolean[3] & (~v2);
    const karnopp_masses_pack v44 = karnopp_masses_pack_select(v43, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v45 = (v40 & (v4 & ((karnopp_masses_mask)(v42 <= v41) & (karnopp_masses_mask)(v44 <= v42)))) | (v39 & (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[0]));
    const karnopp_masses_mask v46 = v37 | v45;
    const karnopp_masses_pack v47 = karnopp_masses_pack_select(v46, v34, 1.0 + v34);
    const karnopp_masses_mask v48 = ~(v46 | (karnopp_masses_mask)(v47 <= (v41 + karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0)))));
    const karnopp_masses_mask v49 = (~v29) & v48;
    const karnopp_masses_mask v50 = v0 & ((v1 & v49) & (context_boolean[8] | context_boolean[9]));
    const karnopp_masses_mask v51 = karnopp_masses_pack_select_whole(((karnopp_masses_mask)(v44 <= v47) & (karnopp_masses_mask)(v47 <= v41)) & (context_boolean[0] & (~v22)), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v38, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_mask v52 = karnopp_masses_pack_select_whole(v37, pattern[0], karnopp_masses_pack_select_whole(v45, karnopp_masses_pack_select_whole(v4 & v38, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), v51));
    pattern_out[0] = karnopp_masses_pack_select_whole(v50, karnopp_masses_pack_select_whole(context_boolean[0], karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(context_boolean[1], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1))), v52);
    const karnopp_masses_pack v53 = v47 - karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v52), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v54 = karnopp_masses_pack_select_whole(v43 & ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v53) & (karnopp_masses_mask)(v53 <= karnopp_masses_pack_splat(0.0))), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v31, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    pattern_out[1] = karnopp_masses_pack_select_whole(v50, karnopp_masses_pack_select_whole(context_boolean[3], karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(context_boolean[4], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1))), karnopp_masses_pack_select_whole(v37, karnopp_masses_pack_select_whole(v3 & v31, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), v54));
    const karnopp_masses_mask v55 = ~flag[1];
    const karnopp_masses_mask v56 = (context_boolean[6] | (karnopp_masses_mask)(((-1e-12) * v24) <= v26)) & (context_boolean[7] | (karnopp_masses_mask)(((-1e-12) * v17) <= v20));
    const karnopp_masses_mask v57 = (v28 & v55) | ((~flag[2]) & (v55 & v56));
    best_out[0] = karnopp_masses_pack_select_whole(v57, pattern[0], best[0]);
    best_out[1] = karnopp_masses_pack_select_whole(v57, pattern[1], best[1]);
    flag_out[0] = flag[0] | v50;
    flag_out[2] = flag[2] | v56;
    const karnopp_masses_mask v58 = flag[3] | (flag[1] & v28);
    flag_out[3] = v58;
    flag_out[5] = karnopp_masses_pack_select_whole(v57, karnopp_masses_pack_whole(-1), flag[5]);
    flag_out[6] = karnopp_masses_pack_select_whole(v57, karnopp_masses_pack_whole(0), flag[6]);
    number_out[0] = karnopp_masses_pack_select(v57, v15, number[0]);
    number_out[1] = karnopp_masses_pack_select(v57, v18, number[1]);
    const karnopp_masses_mask v59 = v29 & (v58 | (v48 | ((context_boolean[10] | (v3 & v4)) | (~v46))));
    *done = v59 | (v49 & (~v50));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_interpolated_part(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict crossing, const karnopp_masses_mask *restrict forced, const karnopp_masses_mask *restrict heading, karnopp_masses_pack past, karnopp_masses_pack trial, karnopp_masses_pack passes, karnopp_masses_pack worst, const karnopp_masses_pack *restrict tau, karnopp_masses_pack dt, karnopp_masses_pack *restrict q_out, karnopp_masses_pack *restrict qd_out, karnopp_masses_mask *restrict mode_out, karnopp_masses_mask *restrict crossing_out, karnopp_masses_mask *restrict forced_out, karnopp_masses_mask *restrict heading_out, karnopp_masses_pack *restrict past_out, karnopp_masses_pack *restrict trial_out, karnopp_masses_pack *restrict passes_out, karnopp_masses_pack *restrict worst_out, karnopp_masses_mask *restrict done)
{
    (void)mode;
    const karnopp_masses_mask v0 = karnopp_masses_pack_mode_of(qd[0]);
    const karnopp_masses_pack v1 = karnopp_masses_pack_at(&prepared[4U * spacing]) * karnopp_masses_pack_real_of(v0);
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == qd[0]);
    const karnopp_masses_pack v3 = tau[0] - karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), v1);
    const karnopp_masses_pack v4 = karnopp_masses_pack_at(&prepared[11U * spacing]) * v3;
    const karnopp_masses_mask v5 = karnopp_masses_pack_mode_of(qd[1]);
    const karnopp_masses_pack v6 = karnopp_masses_pack_real_of(v5);
    const karnopp_masses_mask v7 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == qd[1]);
    const karnopp_masses_pack v8 = (q[1] * karnopp_masses_pack_at(&prepared[2U * spacing])) - tau[1];
    const karnopp_masses_pack v9 = v8 + karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&prepared[3U * spacing]) * v6);
    const karnopp_masses_pack v10 = karnopp_masses_pack_at(&prepared[17U * spacing]) * v9;
    const karnopp_masses_pack v11 = v10 + v4;
    const karnopp_masses_pack v12 = karnopp_masses_pack_select(v2, karnopp_masses_pack_at(&prepared[6U * spacing]), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v13 = (karnopp_masses_pack_at(&prepared[60U * spacing]) * v12) + (1e-08 * (karnopp_masses_pack_abs(v10) + karnopp_masses_pack_abs(v4)));
    const karnopp_masses_pack v14 = -(v13 - karnopp_masses_pack_at(&prepared[61U * spacing]));
    const karnopp_masses_mask v15 = karnopp_masses_pack_select_whole(v7, (karnopp_masses_mask)(v14 < (-v11)), (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == v5));
    const karnopp_masses_mask v16 = ~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == forced[1]);
    const karnopp_masses_mask v17 = v16 & (v7 & v16);
    const karnopp_masses_pack v18 = karnopp_masses_pack_select(v7, karnopp_masses_pack_at(&prepared[7U * spacing]), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v19 = v7 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v11) <= ((karnopp_masses_pack_at(&prepared[62U * spacing]) * v18) + v13));
    const karnopp_masses_mask v20 = karnopp_masses_pack_select_whole((~v17) & v19, karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(karnopp_masses_pack_select_whole(v17, (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == forced[1]), v15), karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_pack v21 = karnopp_masses_pack_at(&prepared[10U * spacing]) * v3;
    const karnopp_masses_pack v22 = karnopp_masses_pack_at(&prepared[11U * spacing]) * v9;
    const karnopp_masses_pack v23 = v22 + v21;
    const karnopp_masses_pack v24 = (karnopp_masses_pack_at(&prepared[60U * spacing]) * v18) + (1e-08 * (karnopp_masses_pack_abs(v22) + karnopp_masses_pack_abs(v21)));
    const karnopp_masses_pack v25 = -(v24 - karnopp_masses_pack_at(&prepared[63U * spacing]));
    const karnopp_masses_mask v26 = karnopp_masses_pack_select_whole(v2, (karnopp_masses_mask)(v25 < v23), (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == v0));
    const karnopp_masses_mask v27 = ~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == forced[0]);
    const karnopp_masses_mask v28 = v27 & (v2 & v27);
    const karnopp_masses_mask v29 = v2 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v23) <= ((karnopp_masses_pack_at(&prepared[64U * spacing]) * v12) + v24));
    const karnopp_masses_mask v30 = karnopp_masses_pack_select_whole(v29 & (~v28), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(karnopp_masses_pack_select_whole(v28, (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == forced[0]), v26), karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_mask v31 = ~v7;
    const karnopp_masses_mask v32 = ~v2;
    const karnopp_masses_mask v33 = v2 | v7;
    karnopp_masses_mask v34_pattern[2] = {v30, v20};
    karnopp_masses_mask v34_best[2] = {v30, v20};
    karnopp_masses_mask v34_flag[7] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(-1), karnopp_masses_pack_whole(0)};
    karnopp_masses_pack v34_number[2] = {karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0)};
    const karnopp_masses_pack v34_of_context_real[6] = {karnopp_masses_pack_at(&prepared[5U * spacing]), tau[0], -v8, karnopp_masses_pack_at(&prepared[6U * spacing]), karnopp_masses_pack_at(&prepared[7U * spacing]), tau[1]};
    const karnopp_masses_mask v34_of_context_boolean[11] = {v29, v26, karnopp_masses_pack_select_whole(v2, (karnopp_masses_mask)(v25 < (-v23)), (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == v0)), v19, v15, karnopp_masses_pack_select_whole(v7, (karnopp_masses_mask)(v14 < v11), (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == v5)), v32, v31, v28, v17, (karnopp_masses_mask)(karnopp_masses_pack_at(&prepared[3U * spacing]) == karnopp_masses_pack_at(&prepared[7U * spacing])) & (karnopp_masses_mask)(karnopp_masses_pack_at(&prepared[4U * spacing]) == karnopp_masses_pack_at(&prepared[6U * spacing]))};
    const karnopp_masses_mask v34_of_context_mode[2] = {forced[0], forced[1]};
    karnopp_masses_mask v34_done = ~(v33);
    for (int v34_pass = 0; (v34_pass < 18) && !karnopp_masses_pack_all(v34_done); v34_pass++) {
        karnopp_masses_mask v34_next_pattern[2];
        karnopp_masses_mask v34_next_best[2];
        karnopp_masses_mask v34_next_flag[7];
        karnopp_masses_pack v34_next_number[2];
        karnopp_masses_mask v34_ends;
        karnopp_masses_pack_interpolated_pattern(spacing, prepared, v34_pattern, v34_best, v34_flag, v34_number, v34_of_context_real, v34_of_context_boolean, v34_of_context_mode, v34_next_pattern, v34_next_best, v34_next_flag, v34_next_number, &v34_ends);
        v34_pattern[0] = karnopp_masses_pack_select_whole(v34_done, v34_pattern[0], v34_next_pattern[0]);
        v34_pattern[1] = karnopp_masses_pack_select_whole(v34_done, v34_pattern[1], v34_next_pattern[1]);
        v34_best[0] = karnopp_masses_pack_select_whole(v34_done, v34_best[0], v34_next_best[0]);
        v34_best[1] = karnopp_masses_pack_select_whole(v34_done, v34_best[1], v34_next_best[1]);
        v34_flag[0] = karnopp_masses_pack_select_whole(v34_done, v34_flag[0], v34_next_flag[0]);
        v34_flag[1] = karnopp_masses_pack_select_whole(v34_done, v34_flag[1], v34_next_flag[1]);
        v34_flag[2] = karnopp_masses_pack_select_whole(v34_done, v34_flag[2], v34_next_flag[2]);
        v34_flag[3] = karnopp_masses_pack_select_whole(v34_done, v34_flag[3], v34_next_flag[3]);
        v34_flag[4] = karnopp_masses_pack_select_whole(v34_done, v34_flag[4], v34_next_flag[4]);
        v34_flag[5] = karnopp_masses_pack_select_whole(v34_done, v34_flag[5], v34_next_flag[5]);
        v34_flag[6] = karnopp_masses_pack_select_whole(v34_done, v34_flag[6], v34_next_flag[6]);
        v34_number[0] = karnopp_masses_pack_select(v34_done, v34_number[0], v34_next_number[0]);
        v34_number[1] = karnopp_masses_pack_select(v34_done, v34_number[1], v34_next_number[1]);
        v34_done |= v34_ends;
    }
    const karnopp_masses_mask v35 = karnopp_masses_pack_select_whole(v33, karnopp_masses_pack_select_whole(v33, v34_best[0], v30), v0);
    mode_out[0] = v35;
    const karnopp_masses_mask v36 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v35);
    const karnopp_masses_mask v37 = karnopp_masses_pack_select_whole(v33, karnopp_masses_pack_select_whole(v33, v34_best[1], v20), v5);
    mode_out[1] = v37;
    const karnopp_masses_mask v38 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v37);
    const karnopp_masses_pack v39 = karnopp_masses_pack_select(v38 | v36, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&prepared[0]));
    const karnopp_masses_pack v40 = 1.0 / karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_at(&prepared[0]));
    const karnopp_masses_pack v41 = v40 * v39;
    const karnopp_masses_pack v42 = 1.0 / ((v39 * v41) - karnopp_masses_pack_select(v36, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_at(&prepared[5U * spacing])));
    const karnopp_masses_pack v43 = v41 * v42;
    const karnopp_masses_pack v44 = v40 - (v41 * v43);
    const karnopp_masses_pack v45 = 0.5 * trial;
    const karnopp_masses_pack v46 = karnopp_masses_pack_real_of(v37);
    const karnopp_masses_pack v47 = karnopp_masses_pack_at(&prepared[3U * spacing]) * v46;
    const karnopp_masses_pack v48 = tau[1] - v47;
    const karnopp_masses_pack v49 = karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), v48 - (karnopp_masses_pack_at(&prepared[2U * spacing]) * karnopp_masses_pack_select(v38, q[1], q[1] + (qd[1] * v45))));
    const karnopp_masses_pack v50 = karnopp_masses_pack_real_of(v35);
    const karnopp_masses_pack v51 = karnopp_masses_pack_select(v36, karnopp_masses_pack_splat(0.0), tau[0] - (karnopp_masses_pack_at(&prepared[4U * spacing]) * v50));
    const karnopp_masses_pack v52 = v43 * v51;
    const karnopp_masses_mask v53 = (~v38) | (~v36);
    const karnopp_masses_pack v54 = karnopp_masses_pack_select(v53, karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), v52 + (v44 * v49)), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v55 = karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), qd[1] + (v45 * v54));
    const karnopp_masses_pack v56 = karnopp_masses_pack_select(v33, v34_number[1], karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v57 = ((tau[0] + (karnopp_masses_pack_at(&prepared[68U * spacing]) * v6)) + (karnopp_masses_pack_at(&prepared[9U * spacing]) * v8)) - v1;
    const karnopp_masses_pack v58 = karnopp_masses_pack_select(v33, v56, -(((karnopp_masses_pack_at(&prepared[67U * spacing]) * v6) + (karnopp_masses_pack_at(&prepared[8U * spacing]) * v8)) + (karnopp_masses_pack_at(&prepared[11U * spacing]) * v57)));
    const karnopp_masses_pack v59 = karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), qd[1] + (v58 * v45));
    const karnopp_masses_pack v60 = karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), v48 - (karnopp_masses_pack_at(&prepared[2U * spacing]) * karnopp_masses_pack_select(v38, q[1], q[1] + (v45 * v59))));
    const karnopp_masses_pack v61 = karnopp_masses_pack_select(v53, karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), v52 + (v60 * v44)), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v62 = 0.16666666666666666 * trial;
    const karnopp_masses_pack v63 = ((qd[1] + karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), qd[1] + (trial * v61))) + (2.0 * (v59 + v55))) * v62;
    const karnopp_masses_pack v64 = karnopp_masses_pack_select(v38, q[1], q[1] + v63);
    const karnopp_masses_pack v65 = tau[1] - (karnopp_masses_pack_at(&prepared[2U * spacing]) * v64);
    const karnopp_masses_pack v66 = karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), v65 - v47);
    const karnopp_masses_pack v67 = karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), v52 + (v44 * v66));
    const karnopp_masses_pack v68 = tau[0] - (karnopp_masses_pack_at(&prepared[0]) * v67);
    const karnopp_masses_pack v69 = karnopp_masses_pack_min(karnopp_masses_pack_at(&prepared[6U * spacing]) + v68, karnopp_masses_pack_at(&prepared[6U * spacing]) - v68);
    const karnopp_masses_pack v70 = tau[0] - (karnopp_masses_pack_at(&prepared[0]) * v58);
    const karnopp_masses_pack v71 = karnopp_masses_pack_max(karnopp_masses_pack_splat(0.0), karnopp_masses_pack_min(karnopp_masses_pack_at(&prepared[6U * spacing]) + v70, karnopp_masses_pack_at(&prepared[6U * spacing]) - v70));
    const karnopp_masses_mask v72 = v36 & (karnopp_masses_mask)(v69 < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v73 = karnopp_masses_pack_select(v72, v71 / karnopp_masses_pack_select(v72, karnopp_masses_pack_select(v72, v71 - v69, karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v74 = karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), v48 - (karnopp_masses_pack_at(&prepared[2U * spacing]) * karnopp_masses_pack_select(v38, q[1], q[1] + (trial * v55))));
    const karnopp_masses_pack v75 = (v58 + karnopp_masses_pack_select(v53, karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), v52 + (v44 * v74)), karnopp_masses_pack_splat(0.0))) + (2.0 * (v61 + v54));
    const karnopp_masses_pack v76 = karnopp_masses_pack_select(v38, karnopp_masses_pack_splat(0.0), qd[1] + (v62 * v75));
    const karnopp_masses_mask v77 = (karnopp_masses_mask)((v46 * v76) < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v78 = v31 & v77;
    const karnopp_masses_pack v79 = karnopp_masses_pack_select(v78, qd[1] / karnopp_masses_pack_select(v78, karnopp_masses_pack_select(v78, qd[1] - v76, karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v80 = v42 * v51;
    const karnopp_masses_pack v81 = karnopp_masses_pack_select(v53, karnopp_masses_pack_select(v36, karnopp_masses_pack_splat(0.0), (v43 * v49) - v80), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v82 = karnopp_masses_pack_select(v53, karnopp_masses_pack_select(v36, karnopp_masses_pack_splat(0.0), (v60 * v43) - v80), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v83 = karnopp_masses_pack_select(v33, v34_number[0], karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v84 = karnopp_masses_pack_select(v33, v83, karnopp_masses_pack_at(&prepared[10U * spacing]) * v57);
    const karnopp_masses_pack v85 = (v84 + karnopp_masses_pack_select(v53, karnopp_masses_pack_select(v36, karnopp_masses_pack_splat(0.0), (v43 * v74) - v80), karnopp_masses_pack_splat(0.0))) + (2.0 * (v82 + v81));
    const karnopp_masses_pack v86 = karnopp_masses_pack_select(v36, karnopp_masses_pack_splat(0.0), qd[0] + (v62 * v85));
    const karnopp_masses_mask v87 = (karnopp_masses_mask)((v50 * v86) < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v88 = v32 & v87;
    const karnopp_masses_pack v89 = karnopp_masses_pack_select(v88, qd[0] / karnopp_masses_pack_select(v88, karnopp_masses_pack_select(v88, qd[0] - v86, karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v90 = karnopp_masses_pack_select(v36, karnopp_masses_pack_splat(0.0), (v43 * v66) - v80);
    const karnopp_masses_pack v91 = (karnopp_masses_pack_at(&prepared[0]) * v90) - v65;
    const karnopp_masses_pack v92 = karnopp_masses_pack_min(karnopp_masses_pack_at(&prepared[7U * spacing]) - v91, karnopp_masses_pack_at(&prepared[7U * spacing]) + v91);
    const karnopp_masses_pack v93 = v8 + (karnopp_masses_pack_at(&prepared[0]) * v84);
    const karnopp_masses_pack v94 = karnopp_masses_pack_max(karnopp_masses_pack_splat(0.0), karnopp_masses_pack_min(karnopp_masses_pack_at(&prepared[7U * spacing]) - v93, karnopp_masses_pack_at(&prepared[7U * spacing]) + v93));
    const karnopp_masses_mask v95 = v38 & (karnopp_masses_mask)(v92 < karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v96 = karnopp_masses_pack_select(v95, v94 / karnopp_masses_pack_select(v95, karnopp_masses_pack_select(v95, v94 - v92, karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0)), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v97 = karnopp_masses_pack_min(v96, karnopp_masses_pack_min(karnopp_masses_pack_min(karnopp_masses_pack_min(karnopp_masses_pack_splat(1.0), v89), v79), v73));
    const karnopp_masses_mask v98 = ((crossing[1] | crossing[0]) | (~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == heading[0]))) | (~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == heading[1]));
    const karnopp_masses_mask v99 = ((karnopp_masses_mask)(v97 < karnopp_masses_pack_splat(1.0)) & (~v98)) & (~(karnopp_masses_mask)(karnopp_masses_pack_splat(8.0) <= passes));
    const karnopp_masses_pack v100 = 2.0 * (karnopp_masses_pack_select(v36, karnopp_masses_pack_splat(0.0), qd[0] + (v45 * v81)) + karnopp_masses_pack_select(v36, karnopp_masses_pack_splat(0.0), qd[0] + (v45 * v84)));
    const karnopp_masses_pack v101 = karnopp_masses_pack_select(v36, q[0], q[0] + (v62 * ((qd[0] + karnopp_masses_pack_select(v36, karnopp_masses_pack_splat(0.0), qd[0] + (trial * v82))) + v100)));
    q_out[0] = karnopp_masses_pack_select(v99, q[0], v101);
    q_out[1] = karnopp_masses_pack_select(v99, q[1], v64);
    qd_out[0] = karnopp_masses_pack_select(v99, qd[0], karnopp_masses_pack_select(crossing[0] | v87, karnopp_masses_pack_splat(0.0), v86));
    qd_out[1] = karnopp_masses_pack_select(v99, qd[1], karnopp_masses_pack_select(crossing[1] | v77, karnopp_masses_pack_splat(0.0), v76));
    crossing_out[0] = v99 & (v87 & (karnopp_masses_mask)(v89 <= v97));
    crossing_out[1] = v99 & (v77 & (karnopp_masses_mask)(v79 <= v97));
    forced_out[0] = karnopp_masses_pack_select_whole(v99, forced[0], karnopp_masses_pack_select_whole(v98, heading[0], karnopp_masses_pack_whole(0)));
    forced_out[1] = karnopp_masses_pack_select_whole(v99, forced[1], karnopp_masses_pack_select_whole(v98, heading[1], karnopp_masses_pack_whole(0)));
    heading_out[0] = karnopp_masses_pack_select_whole((karnopp_masses_mask)(v73 <= v97) & (v72 & v99), karnopp_masses_pack_mode_of((2.0 * tau[0]) - (karnopp_masses_pack_at(&prepared[69U * spacing]) * v67)), karnopp_masses_pack_whole(0));
    const karnopp_masses_mask v102 = karnopp_masses_pack_mode_of(((2.0 * tau[1]) - (karnopp_masses_pack_at(&prepared[70U * spacing]) * v64)) - (karnopp_masses_pack_at(&prepared[69U * spacing]) * v90));
    heading_out[1] = karnopp_masses_pack_select_whole((v95 & v99) & (karnopp_masses_mask)(v96 <= v97), v102, karnopp_masses_pack_whole(0));
    const karnopp_masses_pack v103 = karnopp_masses_pack_select(v99, past, karnopp_masses_pack_select(v98, trial + past, dt));
    *past_out = v103;
    const karnopp_masses_pack v104 = karnopp_masses_pack_select(v99, trial * v97, dt - v103);
    *trial_out = v104;
    *passes_out = 1.0 + passes;
    const karnopp_masses_pack v105 = karnopp_masses_pack_select(v33 & v34_flag[6], karnopp_masses_pack_splat(4.0), karnopp_masses_pack_select(v33 & v34_flag[3], karnopp_masses_pack_splat(1.0), karnopp_masses_pack_select(v33 & v34_flag[5], karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(3.0))));
    const karnopp_masses_pack v106 = karnopp_masses_pack_select(v33 & v34_done, karnopp_masses_pack_select((v33 & v34_flag[2]) | (v33 & v34_flag[1]), v105, karnopp_masses_pack_select(v33 & v34_flag[4], karnopp_masses_pack_splat(5.0), karnopp_masses_pack_splat(2.0))), karnopp_masses_pack_splat(5.0));
    const karnopp_masses_mask v107 = (karnopp_masses_mask)(karnopp_masses_pack_abs(tau[0]) < karnopp_masses_pack_splat(1e+38)) & ((karnopp_masses_mask)(karnopp_masses_pack_abs(v56) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v83) < karnopp_masses_pack_splat(1e+38)));
    *worst_out = karnopp_masses_pack_max(worst, karnopp_masses_pack_max(karnopp_masses_pack_splat(0.0), karnopp_masses_pack_select(v33, karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_abs(v8) < karnopp_masses_pack_splat(1e+38)) & v107, v106, karnopp_masses_pack_splat(6.0)), karnopp_masses_pack_splat(0.0))));
    *done = (~v99) & (karnopp_masses_mask)(v104 <= karnopp_masses_pack_splat(0.0));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_interpolated_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    karnopp_masses_pack v0_q[2] = {karnopp_masses_pack_at(&q[0]), karnopp_masses_pack_at(&q[stride])};
    karnopp_masses_pack v0_qd[2] = {karnopp_masses_pack_at(&qd[0]), karnopp_masses_pack_at(&qd[stride])};
    karnopp_masses_mask v0_mode[2] = {karnopp_masses_pack_at_modes(&mode[0]), karnopp_masses_pack_at_modes(&mode[stride])};
    karnopp_masses_mask v0_crossing[2] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0)};
    karnopp_masses_mask v0_forced[2] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0)};
    karnopp_masses_mask v0_heading[2] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0)};
    karnopp_masses_pack v0_past = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v0_trial = karnopp_masses_pack_at(&dt[0]);
    karnopp_masses_pack v0_passes = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v0_worst = karnopp_masses_pack_splat(0.0);
    const karnopp_masses_pack v0_of_tau[2] = {karnopp_masses_pack_at(&tau[0]), karnopp_masses_pack_at(&tau[stride])};
    karnopp_masses_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 10) && !karnopp_masses_pack_all(v0_done); v0_pass++) {
        karnopp_masses_pack v0_next_q[2];
        karnopp_masses_pack v0_next_qd[2];
        karnopp_masses_mask v0_next_mode[2];
        karnopp_masses_mask v0_next_crossing[2];
        karnopp_masses_mask v0_next_forced[2];
        karnopp_masses_mask v0_next_heading[2];
        karnopp_masses_pack v0_next_past;
        karnopp_masses_pack v0_next_trial;
        karnopp_masses_pack v0_next_passes;
        karnopp_masses_pack v0_next_worst;
        karnopp_masses_mask v0_ends;
        karnopp_masses_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, v0_of_tau, karnopp_masses_pack_at(&dt[0]), v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
        v0_q[0] = karnopp_masses_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = karnopp_masses_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = karnopp_masses_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = karnopp_masses_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_mode[0] = karnopp_masses_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = karnopp_masses_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_crossing[0] = karnopp_masses_pack_select_whole(v0_done, v0_crossing[0], v0_next_crossing[0]);
        v0_crossing[1] = karnopp_masses_pack_select_whole(v0_done, v0_crossing[1], v0_next_crossing[1]);
        v0_forced[0] = karnopp_masses_pack_select_whole(v0_done, v0_forced[0], v0_next_forced[0]);
        v0_forced[1] = karnopp_masses_pack_select_whole(v0_done, v0_forced[1], v0_next_forced[1]);
        v0_heading[0] = karnopp_masses_pack_select_whole(v0_done, v0_heading[0], v0_next_heading[0]);
        v0_heading[1] = karnopp_masses_pack_select_whole(v0_done, v0_heading[1], v0_next_heading[1]);
        v0_past = karnopp_masses_pack_select(v0_done, v0_past, v0_next_past);
        v0_trial = karnopp_masses_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = karnopp_masses_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = karnopp_masses_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const karnopp_masses_mask v1 = ((karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&dt[0])) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[0])) < karnopp_masses_pack_splat(1e+38))) & (karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[stride])) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[stride])) < karnopp_masses_pack_splat(1e+38)) & ((karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[0])) < karnopp_masses_pack_splat(1e+38)) & v1);
    const karnopp_masses_mask v3 = (karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[stride])) < karnopp_masses_pack_splat(1e+38)) & ((karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[0])) < karnopp_masses_pack_splat(1e+38)) & v2);
    const karnopp_masses_mask v4 = (v3 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v0_q[0]) < karnopp_masses_pack_splat(1e+38))) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v0_q[1]) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v5 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < karnopp_masses_pack_at(&dt[0])) & (((karnopp_masses_mask)(karnopp_masses_pack_abs(v0_qd[0]) < karnopp_masses_pack_splat(1e+38)) & v4) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v0_qd[1]) < karnopp_masses_pack_splat(1e+38)));
    *(karnopp_masses_unaligned *)&q_next[0] = karnopp_masses_pack_select(v5, v0_q[0], karnopp_masses_pack_at(&q[0]));
    *(karnopp_masses_unaligned *)&q_next[stride] = karnopp_masses_pack_select(v5, v0_q[1], karnopp_masses_pack_at(&q[stride]));
    *(karnopp_masses_unaligned *)&qd_next[0] = karnopp_masses_pack_select(v5, v0_qd[0], karnopp_masses_pack_at(&qd[0]));
    *(karnopp_masses_unaligned *)&qd_next[stride] = karnopp_masses_pack_select(v5, v0_qd[1], karnopp_masses_pack_at(&qd[stride]));
    *(karnopp_masses_bytes *)&mode_next[0] = __builtin_convertvector(karnopp_masses_pack_select_whole(v5, v0_mode[0], karnopp_masses_pack_at_modes(&mode[0])), karnopp_masses_bytes);
    *(karnopp_masses_bytes *)&mode_next[stride] = __builtin_convertvector(karnopp_masses_pack_select_whole(v5, v0_mode[1], karnopp_masses_pack_at_modes(&mode[stride])), karnopp_masses_bytes);
    *(karnopp_masses_unaligned *)&status[0] = karnopp_masses_pack_select(v5, karnopp_masses_pack_select(v0_done, v0_worst, karnopp_masses_pack_max(karnopp_masses_pack_splat(5.0), v0_worst)), karnopp_masses_pack_splat(6.0));
}

void karnopp_masses_step_interpolated_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    double spread[71U * KARNOPP_MASSES_LANES];
    size_t first = 0U;

    for (size_t k = 0U; k < 12U; k++) {
        for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
            spread[(k * KARNOPP_MASSES_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 17U; k < 18U; k++) {
        for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
            spread[(k * KARNOPP_MASSES_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 60U; k < 65U; k++) {
        for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
            spread[(k * KARNOPP_MASSES_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 67U; k < 71U; k++) {
        for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
            spread[(k * KARNOPP_MASSES_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_step_interpolated_block(KARNOPP_MASSES_LANES, spread, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
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
        karnopp_masses_pack_step_interpolated_block(KARNOPP_MASSES_LANES, spread, KARNOPP_MASSES_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
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
        karnopp_masses_pack_step_interpolated_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
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
        double prepared_rest[71U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(12U, count, first, KARNOPP_MASSES_LANES, &prepared[0U * count], &prepared_rest[0U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, &prepared[17U * count], &prepared_rest[17U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(5U, count, first, KARNOPP_MASSES_LANES, &prepared[60U * count], &prepared_rest[60U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(4U, count, first, KARNOPP_MASSES_LANES, &prepared[67U * count], &prepared_rest[67U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, dt, dt_rest);
        karnopp_masses_pack_step_interpolated_block(KARNOPP_MASSES_LANES, prepared_rest, KARNOPP_MASSES_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, q_next_rest, q_next);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qd_next_rest, qd_next);
        karnopp_masses_pack_give_modes(2U, count, first, KARNOPP_MASSES_LANES, mode_next_rest, mode_next);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
