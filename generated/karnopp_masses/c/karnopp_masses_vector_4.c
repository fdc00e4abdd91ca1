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

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
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
    const karnopp_masses_pack v19 = 1.0 / karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_at(&prepared[0]));
    const karnopp_masses_pack v20 = karnopp_masses_pack_select(v0 | v1, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&prepared[0]));
    const karnopp_masses_pack v21 = v20 * v19;
    const karnopp_masses_pack v22 = 1.0 / ((v20 * v21) - karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(1.0), context_real[0]));
    const karnopp_masses_pack v23 = v21 * v22;
    const karnopp_masses_pack v24 = karnopp_masses_pack_real_of(pattern[1]);
    const karnopp_masses_pack v25 = karnopp_masses_pack_at(&prepared[3U * spacing]) * v24;
    const karnopp_masses_pack v26 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), context_real[2] - v25);
    const karnopp_masses_pack v27 = karnopp_masses_pack_real_of(pattern[0]);
    const karnopp_masses_pack v28 = karnopp_masses_pack_at(&prepared[4U * spacing]) * v27;
    const karnopp_masses_pack v29 = (v26 * v23) - (v22 * karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), context_real[1] - v28));
    const karnopp_masses_pack v30 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), (v19 * v26) - (v21 * v29));
    const karnopp_masses_pack v31 = karnopp_masses_pack_select(v1, context_real[1] - (karnopp_masses_pack_at(&prepared[0]) * v30), v28);
    const karnopp_masses_pack v32 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), v29);
    const karnopp_masses_pack v33 = karnopp_masses_pack_select(v1, karnopp_masses_pack_min(context_real[3] + v31, context_real[3] - v31), v27 * v32);
    const karnopp_masses_pack v34 = karnopp_masses_pack_select(v0, context_real[2] - (karnopp_masses_pack_at(&prepared[0]) * v32), v25);
    const karnopp_masses_pack v35 = karnopp_masses_pack_select(v0, karnopp_masses_pack_min(context_real[4] + v34, context_real[4] - v34), v24 * v30);
    const karnopp_masses_mask v36 = context_boolean[7] | ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v35) | (v0 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v35)));
    const karnopp_masses_mask v37 = v36 & (context_boolean[6] | ((v1 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v33)) | (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v33)));
    const karnopp_masses_mask v38 = ~flag[1];
    const karnopp_masses_mask v39 = context_boolean[7] | (karnopp_masses_mask)(((-1e-12) * karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[2]), karnopp_masses_pack_abs(v34))) <= karnopp_masses_pack_select(v0, v35, karnopp_masses_pack_at(&prepared[0]) * v35));
    const karnopp_masses_mask v40 = context_boolean[6] | (karnopp_masses_mask)(((-1e-12) * karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[1]), karnopp_masses_pack_abs(v31))) <= karnopp_masses_pack_select(v1, v33, context_real[0] * v33));
    const karnopp_masses_mask v41 = v40 & v39;
    const karnopp_masses_mask v42 = ((~flag[2]) & (v38 & v41)) | (v38 & v37);
    best_out[0] = karnopp_masses_pack_select_whole(v42, pattern[0], best[0]);
    best_out[1] = karnopp_masses_pack_select_whole(v42, pattern[1], best[1]);
    flag_out[0] = flag[0];
    const karnopp_masses_mask v43 = flag[1] | v37;
    flag_out[1] = v43;
    flag_out[2] = flag[2] | v41;
    const karnopp_masses_mask v44 = flag[3] | (flag[1] & v37);
    flag_out[3] = v44;
    flag_out[4] = flag[4];
    flag_out[5] = karnopp_masses_pack_select_whole(v42, karnopp_masses_pack_whole(-1), flag[5]);
    flag_out[6] = karnopp_masses_pack_select_whole(v42, karnopp_masses_pack_whole(0), flag[6]);
    number_out[0] = karnopp_masses_pack_select(v42, v32, number[0]);
    number_out[1] = karnopp_masses_pack_select(v42, v30, number[1]);
    const karnopp_masses_pack v45 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&prepared[0]) * karnopp_masses_pack_select(v1, context_real[6], karnopp_masses_pack_splat(0.0)));
    const karnopp_masses_pack v46 = (v23 * v45) - (v22 * karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&prepared[0]) * karnopp_masses_pack_select(v0, context_real[7], karnopp_masses_pack_splat(0.0))));
    number_out[2] = karnopp_masses_pack_select(v42, karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), v46), number[2]);
    number_out[3] = karnopp_masses_pack_select(v42, karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), (v19 * v45) - (v21 * v46)), number[3]);
    const karnopp_masses_mask v47 = ~(v13 | (karnopp_masses_mask)(v14 <= (v8 + karnopp_masses_pack_select(v9, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0)))));
    const karnopp_masses_mask v48 = v43 & (v44 | (v47 | ((context_boolean[8] | (v0 & v1)) | (~v13))));
    *done = ((~v43) & v47) | v48;
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    const karnopp_masses_pack v0 = 0.16666666666666666 * karnopp_masses_pack_at(&dt[0]);
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[0])) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v2 = karnopp_masses_pack_mode_of(karnopp_masses_pack_at(&qd[stride]));
    const karnopp_masses_pack v3 = (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_at(&prepared[2U * spacing])) - karnopp_masses_pack_at(&tau[stride]);
    const karnopp_masses_mask v4 = karnopp_masses_pack_mode_of(karnopp_masses_pack_at(&qd[0]));
    const karnopp_masses_pack v5 = karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[stride]));
    const karnopp_masses_mask v6 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == v5) | (karnopp_masses_mask)(v5 < (karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_at(&prepared[65U * spacing])));
    const karnopp_masses_pack v7 = karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[0]));
    const karnopp_masses_mask v8 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == v7) | (karnopp_masses_mask)(v7 < (karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_at(&prepared[66U * spacing])));
    const karnopp_masses_mask v9 = v6 | v8;
    const karnopp_masses_pack v10 = karnopp_masses_pack_real_of(v2);
    const karnopp_masses_pack v11 = v3 + karnopp_masses_pack_select(v6, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&prepared[3U * spacing]) * v10);
    const karnopp_masses_pack v12 = karnopp_masses_pack_at(&prepared[11U * spacing]) * v11;
    const karnopp_masses_pack v13 = karnopp_masses_pack_at(&prepared[4U * spacing]) * karnopp_masses_pack_real_of(v4);
    const karnopp_masses_pack v14 = karnopp_masses_pack_at(&tau[0]) - karnopp_masses_pack_select(v8, karnopp_masses_pack_splat(0.0), v13);
    const karnopp_masses_pack v15 = karnopp_masses_pack_at(&prepared[10U * spacing]) * v14;
    const karnopp_masses_pack v16 = v12 + v15;
    const karnopp_masses_pack v17 = karnopp_masses_pack_select(v6, karnopp_masses_pack_at(&prepared[7U * spacing]), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v18 = (karnopp_masses_pack_at(&prepared[60U * spacing]) * v17) + (1e-08 * (karnopp_masses_pack_abs(v15) + karnopp_masses_pack_abs(v12)));
    const karnopp_masses_pack v19 = karnopp_masses_pack_select(v8, karnopp_masses_pack_at(&prepared[6U * spacing]), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v20 = v8 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v16) <= (v18 + (karnopp_masses_pack_at(&prepared[64U * spacing]) * v19)));
    const karnopp_masses_pack v21 = -(v18 - karnopp_masses_pack_at(&prepared[63U * spacing]));
    const karnopp_masses_mask v22 = karnopp_masses_pack_select_whole(v8, (karnopp_masses_mask)(v21 < v16), (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == v4));
    const karnopp_masses_mask v23 = karnopp_masses_pack_select_whole(v20, karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v22, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_pack v24 = karnopp_masses_pack_at(&prepared[17U * spacing]) * v11;
    const karnopp_masses_pack v25 = karnopp_masses_pack_at(&prepared[11U * spacing]) * v14;
    const karnopp_masses_pack v26 = v24 + v25;
    const karnopp_masses_pack v27 = (karnopp_masses_pack_at(&prepared[60U * spacing]) * v19) + (1e-08 * (karnopp_masses_pack_abs(v24) + karnopp_masses_pack_abs(v25)));
    const karnopp_masses_mask v28 = v6 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v26) <= (v27 + (karnopp_masses_pack_at(&prepared[62U * spacing]) * v17)));
    const karnopp_masses_pack v29 = -(v27 - karnopp_masses_pack_at(&prepared[61U * spacing]));
    const karnopp_masses_mask v30 = karnopp_masses_pack_select_whole(v6, (karnopp_masses_mask)(v29 < (-v26)), (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == v2));
    const karnopp_masses_mask v31 = karnopp_masses_pack_select_whole(v28, karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v30, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    karnopp_masses_mask v32_pattern[2] = {v23, v31};
    karnopp_masses_mask v32_best[2] = {v23, v31};
    karnopp_masses_mask v32_flag[7] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(-1), karnopp_masses_pack_whole(0)};
    karnopp_masses_pack v32_number[4] = {karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0)};
    const karnopp_masses_pack v32_of_context_real[8] = {karnopp_masses_pack_at(&prepared[5U * spacing]), karnopp_masses_pack_at(&tau[0]), -v3, karnopp_masses_pack_at(&prepared[6U * spacing]), karnopp_masses_pack_at(&prepared[7U * spacing]), karnopp_masses_pack_at(&tau[stride]), karnopp_masses_pack_at(&qd[0]), karnopp_masses_pack_at(&qd[stride])};
    const karnopp_masses_mask v32_of_context_boolean[9] = {v20, v22, karnopp_masses_pack_select_whole(v8, (karnopp_masses_mask)(v21 < (-v16)), (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == v4)), v28, v30, karnopp_masses_pack_select_whole(v6, (karnopp_masses_mask)(v29 < v26), (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == v2)), ~v8, ~v6, (karnopp_masses_mask)(karnopp_masses_pack_at(&prepared[3U * spacing]) == karnopp_masses_pack_at(&prepared[7U * spacing])) & (karnopp_masses_mask)(karnopp_masses_pack_at(&prepared[4U * spacing]) == karnopp_masses_pack_at(&prepared[6U * spacing]))};
    karnopp_masses_mask v32_done = ~(v9);
    for (int v32_pass = 0; (v32_pass < 18) && !karnopp_masses_pack_all(v32_done); v32_pass++) {
        karnopp_masses_mask v32_next_pattern[2];
        karnopp_masses_mask v32_next_best[2];
        karnopp_masses_mask v32_next_flag[7];
        karnopp_masses_pack v32_next_number[4];
        karnopp_masses_mask v32_ends;
        karnopp_masses_pack_step_pattern(spacing, prepared, v32_pattern, v32_best, v32_flag, v32_number, v32_of_context_real, v32_of_context_boolean, v32_next_pattern, v32_next_best, v32_next_flag, v32_next_number, &v32_ends);
        v32_pattern[0] = karnopp_masses_pack_select_whole(v32_done, v32_pattern[0], v32_next_pattern[0]);
        v32_pattern[1] = karnopp_masses_pack_select_whole(v32_done, v32_pattern[1], v32_next_pattern[1]);
        v32_best[0] = karnopp_masses_pack_select_whole(v32_done, v32_best[0], v32_next_best[0]);
        v32_best[1] = karnopp_masses_pack_select_whole(v32_done, v32_best[1], v32_next_best[1]);
        v32_flag[0] = karnopp_masses_pack_select_whole(v32_done, v32_flag[0], v32_next_flag[0]);
        v32_flag[1] = karnopp_masses_pack_select_whole(v32_done, v32_flag[1], v32_next_flag[1]);
        v32_flag[2] = karnopp_masses_pack_select_whole(v32_done, v32_flag[2], v32_next_flag[2]);
        v32_flag[3] = karnopp_masses_pack_select_whole(v32_done, v32_flag[3], v32_next_flag[3]);
        v32_flag[4] = karnopp_masses_pack_select_whole(v32_done, v32_flag[4], v32_next_flag[4]);
        v32_flag[5] = karnopp_masses_pack_select_whole(v32_done, v32_flag[5], v32_next_flag[5]);
        v32_flag[6] = karnopp_masses_pack_select_whole(v32_done, v32_flag[6], v32_next_flag[6]);
        v32_number[0] = karnopp_masses_pack_select(v32_done, v32_number[0], v32_next_number[0]);
        v32_number[1] = karnopp_masses_pack_select(v32_done, v32_number[1], v32_next_number[1]);
        v32_number[2] = karnopp_masses_pack_select(v32_done, v32_number[2], v32_next_number[2]);
        v32_number[3] = karnopp_masses_pack_select(v32_done, v32_number[3], v32_next_number[3]);
        v32_done |= v32_ends;
    }
    const karnopp_masses_mask v33 = karnopp_masses_pack_select_whole(v9, karnopp_masses_pack_select_whole(v9, v32_best[1], v31), v2);
    const karnopp_masses_mask v34 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v33);
    const karnopp_masses_pack v35 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&qd[stride]) + karnopp_masses_pack_select(v9, karnopp_masses_pack_select(v9, v32_number[3], karnopp_masses_pack_splat(0.0)), karnopp_masses_pack_splat(0.0)));
    const karnopp_masses_pack v36 = karnopp_masses_pack_select(v9, v32_number[1], karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v37 = ((karnopp_masses_pack_at(&tau[0]) + (karnopp_masses_pack_at(&prepared[68U * spacing]) * v10)) + (karnopp_masses_pack_at(&prepared[9U * spacing]) * v3)) - v13;
    const karnopp_masses_pack v38 = karnopp_masses_pack_select(v9, v36, -(((karnopp_masses_pack_at(&prepared[67U * spacing]) * v10) + (karnopp_masses_pack_at(&prepared[8U * spacing]) * v3)) + (karnopp_masses_pack_at(&prepared[11U * spacing]) * v37)));
    const karnopp_masses_mask v39 = karnopp_masses_pack_select_whole(v9, karnopp_masses_pack_select_whole(v9, v32_best[0], v23), v4);
    const karnopp_masses_mask v40 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v39);
    const karnopp_masses_mask v41 = (~v34) | (~v40);
    const karnopp_masses_pack v42 = 1.0 / karnopp_masses_pack_select(v41, karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_at(&prepared[0])), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v43 = karnopp_masses_pack_select(v34 | v40, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&prepared[0]));
    const karnopp_masses_pack v44 = v42 * v43;
    const karnopp_masses_pack v45 = 1.0 / karnopp_masses_pack_select(v41, (v43 * v44) - karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_at(&prepared[5U * spacing])), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v46 = v44 * v45;
    const karnopp_masses_pack v47 = karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&tau[0]) - (karnopp_masses_pack_at(&prepared[4U * spacing]) * karnopp_masses_pack_real_of(v39)));
    const karnopp_masses_pack v48 = v46 * v47;
    const karnopp_masses_pack v49 = v42 - (v44 * v46);
    const karnopp_masses_pack v50 = karnopp_masses_pack_at(&tau[stride]) - (karnopp_masses_pack_at(&prepared[3U * spacing]) * karnopp_masses_pack_real_of(v33));
    const karnopp_masses_pack v51 = 0.5 * karnopp_masses_pack_at(&dt[0]);
    const karnopp_masses_pack v52 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v50 - (karnopp_masses_pack_at(&prepared[2U * spacing]) * karnopp_masses_pack_select(v34, karnopp_masses_pack_at(&q[stride]), karnopp_masses_pack_at(&q[stride]) + (v35 * v51))));
    const karnopp_masses_pack v53 = karnopp_masses_pack_select(v41, karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v48 + (v49 * v52)), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v54 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v35 + (v51 * v53));
    const karnopp_masses_pack v55 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v50 - (karnopp_masses_pack_at(&prepared[2U * spacing]) * karnopp_masses_pack_select(v34, karnopp_masses_pack_at(&q[stride]), karnopp_masses_pack_at(&q[stride]) + (karnopp_masses_pack_at(&dt[0]) * v54))));
    const karnopp_masses_pack v56 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v35 + (v38 * v51));
    const karnopp_masses_pack v57 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v50 - (karnopp_masses_pack_at(&prepared[2U * spacing]) * karnopp_masses_pack_select(v34, karnopp_masses_pack_at(&q[stride]), karnopp_masses_pack_at(&q[stride]) + (v51 * v56))));
    const karnopp_masses_pack v58 = karnopp_masses_pack_select(v41, karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v48 + (v49 * v57)), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v59 = (v38 + karnopp_masses_pack_select(v41, karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v48 + (v49 * v55)), karnopp_masses_pack_splat(0.0))) + (2.0 * (v53 + v58));
    const karnopp_masses_pack v60 = karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v35 + (v0 * v59));
    const karnopp_masses_pack v61 = karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&qd[0]) + karnopp_masses_pack_select(v9, karnopp_masses_pack_select(v9, v32_number[2], karnopp_masses_pack_splat(0.0)), karnopp_masses_pack_splat(0.0)));
    const karnopp_masses_pack v62 = karnopp_masses_pack_select(v9, v32_number[0], karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v63 = karnopp_masses_pack_select(v9, v62, karnopp_masses_pack_at(&prepared[10U * spacing]) * v37);
    const karnopp_masses_pack v64 = v45 * v47;
    const karnopp_masses_pack v65 = karnopp_masses_pack_select(v41, karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(0.0), (v46 * v57) - v64), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v66 = karnopp_masses_pack_select(v41, karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(0.0), (v46 * v52) - v64), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v67 = (v63 + karnopp_masses_pack_select(v41, karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(0.0), (v46 * v55) - v64), karnopp_masses_pack_splat(0.0))) + (2.0 * (v65 + v66));
    const karnopp_masses_pack v68 = karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(0.0), v61 + (v0 * v67));
    const karnopp_masses_mask v69 = ((karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&dt[0])) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[0])) < karnopp_masses_pack_splat(1e+38))) & (karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[stride])) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v70 = (karnopp_masses_mask)(karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[stride])) < karnopp_masses_pack_splat(1e+38)) & (v1 & ((karnopp_masses_mask)(v5 < karnopp_masses_pack_splat(1e+38)) & ((karnopp_masses_mask)(v7 < karnopp_masses_pack_splat(1e+38)) & v69)));
    const karnopp_masses_pack v71 = 2.0 * (karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(0.0), v61 + (v51 * v66)) + karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(0.0), v61 + (v51 * v63)));
    const karnopp_masses_pack v72 = karnopp_masses_pack_select(v40, karnopp_masses_pack_at(&q[0]), karnopp_masses_pack_at(&q[0]) + (v0 * ((v61 + karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(0.0), v61 + (karnopp_masses_pack_at(&dt[0]) * v65))) + v71)));
    const karnopp_masses_pack v73 = v0 * ((v35 + karnopp_masses_pack_select(v34, karnopp_masses_pack_splat(0.0), v35 + (karnopp_masses_pack_at(&dt[0]) * v58))) + (2.0 * (v54 + v56)));
    const karnopp_masses_pack v74 = karnopp_masses_pack_select(v34, karnopp_masses_pack_at(&q[stride]), karnopp_masses_pack_at(&q[stride]) + v73);
    const karnopp_masses_mask v75 = (v70 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v72) < karnopp_masses_pack_splat(1e+38))) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v74) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v76 = ((karnopp_masses_mask)(karnopp_masses_pack_abs(v60) < karnopp_masses_pack_splat(1e+38)) & ((karnopp_masses_mask)(karnopp_masses_pack_abs(v68) < karnopp_masses_pack_splat(1e+38)) & v75)) & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < karnopp_masses_pack_at(&dt[0]));
    *(karnopp_masses_unaligned *)&q_next[0] = karnopp_masses_pack_select(v76, v72, karnopp_masses_pack_at(&q[0]));
    *(karnopp_masses_unaligned *)&q_next[stride] = karnopp_masses_pack_select(v76, v74, karnopp_masses_pack_at(&q[stride]));
    *(karnopp_masses_unaligned *)&qd_next[0] = karnopp_masses_pack_select(v76, v68, karnopp_masses_pack_at(&qd[0]));
    *(karnopp_masses_unaligned *)&qd_next[stride] = karnopp_masses_pack_select(v76, v60, karnopp_masses_pack_at(&qd[stride]));
    *(karnopp_masses_bytes *)&mode_next[0] = __builtin_convertvector(karnopp_masses_pack_select_whole(v76, v39, karnopp_masses_pack_at_modes(&mode[0])), karnopp_masses_bytes);
    *(karnopp_masses_bytes *)&mode_next[stride] = __builtin_convertvector(karnopp_masses_pack_select_whole(v76, v33, karnopp_masses_pack_at_modes(&mode[stride])), karnopp_masses_bytes);
    const karnopp_masses_mask v77 = v1 & ((karnopp_masses_mask)(karnopp_masses_pack_abs(v36) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v62) < karnopp_masses_pack_splat(1e+38)));
    const karnopp_masses_pack v78 = karnopp_masses_pack_select(v9 & v32_flag[6], karnopp_masses_pack_splat(4.0), karnopp_masses_pack_select(v9 & v32_flag[3], karnopp_masses_pack_splat(1.0), karnopp_masses_pack_select(v9 & v32_flag[5], karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(3.0))));
    const karnopp_masses_pack v79 = karnopp_masses_pack_select(v9 & v32_done, karnopp_masses_pack_select((v9 & v32_flag[2]) | (v9 & v32_flag[1]), v78, karnopp_masses_pack_select(v9 & v32_flag[4], karnopp_masses_pack_splat(5.0), karnopp_masses_pack_splat(2.0))), karnopp_masses_pack_splat(5.0));
    *(karnopp_masses_unaligned *)&status[0] = karnopp_masses_pack_select(v76, karnopp_masses_pack_select(v9, karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_abs(v3) < karnopp_masses_pack_splat(1e+38)) & v77, v79, karnopp_masses_pack_splat(6.0)), karnopp_masses_pack_splat(0.0)), karnopp_masses_pack_splat(6.0));
}

void karnopp_masses_step_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
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
    for (size_t k = 60U; k < 69U; k++) {
        for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
            spread[(k * KARNOPP_MASSES_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_step_block(KARNOPP_MASSES_LANES, spread, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
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
        karnopp_masses_pack_step_block(KARNOPP_MASSES_LANES, spread, KARNOPP_MASSES_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
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
        karnopp_masses_pack_step_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
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
        karnopp_masses_pack_take(9U, count, first, KARNOPP_MASSES_LANES, &prepared[60U * count], &prepared_rest[60U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, dt, dt_rest);
        karnopp_masses_pack_step_block(KARNOPP_MASSES_LANES, prepared_rest, KARNOPP_MASSES_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, q_next_rest, q_next);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qd_next_rest, qd_next);
        karnopp_masses_pack_give_modes(2U, count, first, KARNOPP_MASSES_LANES, mode_next_rest, mode_next);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
