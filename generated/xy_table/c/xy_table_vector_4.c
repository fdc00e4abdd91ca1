/* xy_table, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with XY_TABLE_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in xy_table_batch.c. */
#include "xy_table_batch.h"

#if defined(XY_TABLE_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define XY_TABLE_BYTES 64
#elif defined(__AVX__)
#define XY_TABLE_BYTES 32
#else
#define XY_TABLE_BYTES 16
#endif
#define XY_TABLE_LANES (XY_TABLE_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define XY_TABLE_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define XY_TABLE_APART __attribute__((noinline, unused))
#endif
#define XY_TABLE_BODY static inline __attribute__((always_inline, unused))
#define XY_TABLE_INLINE static inline __attribute__((unused))

typedef double xy_table_pack __attribute__((vector_size(XY_TABLE_BYTES)));
typedef double xy_table_unaligned __attribute__((vector_size(XY_TABLE_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t xy_table_mask __attribute__((vector_size(XY_TABLE_BYTES)));
typedef signed char xy_table_bytes __attribute__((vector_size(XY_TABLE_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short xy_table_shorts __attribute__((vector_size(2 * XY_TABLE_BYTES / sizeof(double))));

XY_TABLE_INLINE xy_table_pack xy_table_pack_splat(double x)
{
    return x - (xy_table_pack){ 0.0 };
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_at(const double *x)
{
    return *(const xy_table_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
XY_TABLE_INLINE xy_table_pack xy_table_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? xy_table_pack_splat(prepared[k]) : xy_table_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The same of a number that ensembles compute again from others instead of reading it. */
XY_TABLE_INLINE xy_table_pack xy_table_pack_number_or(const double *prepared, size_t k, size_t spacing, xy_table_pack again)
{
    return (spacing == 0U) ? xy_table_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
XY_TABLE_INLINE size_t xy_table_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % XY_TABLE_LANES;

    return (((count % XY_TABLE_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static XY_TABLE_APART void xy_table_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static XY_TABLE_APART void xy_table_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_at_flags(const bool *x)
{
    const xy_table_shorts wide = __builtin_convertvector(*(const xy_table_bytes *)x, xy_table_shorts);

    return -__builtin_convertvector(wide, xy_table_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static XY_TABLE_APART void xy_table_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static XY_TABLE_APART void xy_table_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_at_modes(const signed char *x)
{
    const xy_table_shorts wide = __builtin_convertvector(*(const xy_table_bytes *)x, xy_table_shorts);

    return __builtin_convertvector(wide, xy_table_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static XY_TABLE_APART void xy_table_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static XY_TABLE_APART void xy_table_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_select(xy_table_mask condition, xy_table_pack x, xy_table_pack y)
{
    return (xy_table_pack)(((xy_table_mask)x & condition) | ((xy_table_mask)y & ~condition));
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_abs(xy_table_pack x)
{
    return (xy_table_pack)((xy_table_mask)x & ~(xy_table_mask)xy_table_pack_splat(-0.0));
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_min(xy_table_pack x, xy_table_pack y)
{
    return xy_table_pack_select((xy_table_mask)(x < y), x, y);
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_max(xy_table_pack x, xy_table_pack y)
{
    return xy_table_pack_select((xy_table_mask)(x > y), x, y);
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_sign(xy_table_pack x)
{
    const xy_table_pack one = xy_table_pack_splat(1.0);

    return xy_table_pack_select((xy_table_mask)(x > 0.0), one, xy_table_pack_select((xy_table_mask)(x < 0.0), -one, x));
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_sqrt(xy_table_pack x)
{
    double one[XY_TABLE_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < XY_TABLE_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_select_whole(xy_table_mask condition, xy_table_mask x, xy_table_mask y)
{
    return (x & condition) | (y & ~condition);
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_whole(int64_t x)
{
    return x + (xy_table_mask){ 0 };
}

XY_TABLE_INLINE bool xy_table_pack_all(xy_table_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < XY_TABLE_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_mode_of(xy_table_pack x)
{
    return (xy_table_mask)(x < 0.0) - (xy_table_mask)(x > 0.0);
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_real_of(xy_table_mask mode)
{
    const xy_table_mask sign = mode & (xy_table_mask)xy_table_pack_splat(-0.0);

    return (xy_table_pack)(sign | ((xy_table_mask)xy_table_pack_splat(1.0) & (xy_table_mask)(mode != 0)));
}

XY_TABLE_BODY void xy_table_pack_before_loads_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], xy_table_pack_abs(context_real[1]) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * context_real[0]), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_mask v3 = (xy_table_mask)(xy_table_pack_splat(0.0) < v2);
    const xy_table_pack v4 = xy_table_pack_select(v3, xy_table_pack_splat(0.0), v2);
    const xy_table_pack v5 = 0.5 * v1;
    const xy_table_pack v6 = xy_table_pack_abs(v5);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v4);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v4);
    const xy_table_pack v9 = xy_table_pack_abs(0.875 * v1);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_mask v12 = (xy_table_mask)(xy_table_pack_splat(0.0) < v11);
    u_out[0] = xy_table_pack_select(v12, v0, xy_table_pack_select(v10, u[0] - (0.125 * v1), xy_table_pack_select(v7, u[0] - v5, xy_table_pack_select(v3, u[0] - v1, u[0]))));
    const xy_table_pack v13 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(v0), xy_table_pack_abs(u[0])))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v13;
    const xy_table_mask v14 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v13) | (~(v12 | (v10 | (v3 | v7))));
    *done = v14 | (xy_table_mask)(xy_table_pack_select(v12, xy_table_pack_splat(0.0), v11) <= xy_table_pack_splat(0.0));
}

static XY_TABLE_APART void xy_table_pack_before_loads_same(const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    xy_table_pack_before_loads_body(0U, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

static XY_TABLE_APART void xy_table_pack_before_loads_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_before_loads_body(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

XY_TABLE_INLINE void xy_table_pack_before_loads(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_before_loads_same(prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    } else {
        xy_table_pack_before_loads_each(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_decide_pattern_loads_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], xy_table_pack_abs(context_real[1]) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * context_real[0]), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_mask v3 = (xy_table_mask)(xy_table_pack_splat(0.0) < v2);
    const xy_table_pack v4 = xy_table_pack_select(v3, xy_table_pack_splat(0.0), v2);
    const xy_table_pack v5 = 0.5 * v1;
    const xy_table_pack v6 = xy_table_pack_abs(v5);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v4);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v4);
    const xy_table_pack v9 = xy_table_pack_abs(0.875 * v1);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_mask v12 = (xy_table_mask)(xy_table_pack_splat(0.0) < v11);
    u_out[0] = xy_table_pack_select(v12, v0, xy_table_pack_select(v10, u[0] - (0.125 * v1), xy_table_pack_select(v7, u[0] - v5, xy_table_pack_select(v3, u[0] - v1, u[0]))));
    const xy_table_pack v13 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(v0), xy_table_pack_abs(u[0])))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v13;
    const xy_table_mask v14 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v13) | (~(v12 | (v10 | (v3 | v7))));
    *done = v14 | (xy_table_mask)(xy_table_pack_select(v12, xy_table_pack_splat(0.0), v11) <= xy_table_pack_splat(0.0));
}

static XY_TABLE_APART void xy_table_pack_decide_pattern_loads_same(const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    xy_table_pack_decide_pattern_loads_body(0U, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

static XY_TABLE_APART void xy_table_pack_decide_pattern_loads_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_decide_pattern_loads_body(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

XY_TABLE_INLINE void xy_table_pack_decide_pattern_loads(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_decide_pattern_loads_same(prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    } else {
        xy_table_pack_decide_pattern_loads_each(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_decide_pattern_body(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    const xy_table_mask v0 = (xy_table_mask)(xy_table_pack_whole(0) == pattern[0]);
    const xy_table_pack v1 = context_real[1] * (1.0 / context_real[0]);
    const xy_table_pack v2 = xy_table_pack_number(prepared, 0U, spacing, 0U) * v1;
    const xy_table_pack v3 = xy_table_pack_real_of(pattern[0]);
    xy_table_pack v4_u[1] = {number[3]};
    xy_table_pack v4_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v4_of_context_real[2] = {v3, v2};
    const xy_table_mask v4_of_context_boolean[1] = {~v0};
    xy_table_mask v4_done = { 0 };
    for (int v4_pass = 0; (v4_pass < 40) && !xy_table_pack_all(v4_done); v4_pass++) {
        xy_table_pack v4_next_u[1];
        xy_table_pack v4_next_polished[1];
        xy_table_mask v4_ends;
        xy_table_pack_decide_pattern_loads(spacing, prepared, v4_u, v4_polished, v4_of_context_real, v4_of_context_boolean, v4_next_u, v4_next_polished, &v4_ends);
        v4_u[0] = xy_table_pack_select(v4_done, v4_u[0], v4_next_u[0]);
        v4_polished[0] = xy_table_pack_select(v4_done, v4_polished[0], v4_next_polished[0]);
        v4_done |= v4_ends;
    }
    number_out[3] = v4_u[0];
    const xy_table_pack v5 = xy_table_pack_select(v0, context_real[2], v4_u[0]);
    const xy_table_pack v6 = xy_table_pack_number(prepared, 6U, spacing, 0U) * xy_table_pack_abs(v2);
    const xy_table_pack v7 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0));
    const xy_table_pack v8 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_number(prepared, 2U, spacing, 0U));
    const xy_table_pack v9 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_select(v0, xy_table_pack_splat(0.0), context_real[2]) * v8) - (v4_u[0] * xy_table_pack_select(v0, xy_table_pack_splat(0.0), v8 * v7)));
    const xy_table_pack v10 = xy_table_pack_select(v0, xy_table_pack_min(v6 - v5, v5 + v6), v3 * v9);
    const xy_table_pack v11 = xy_table_pack_select(v0, v10, xy_table_pack_number(prepared, 0U, spacing, 0U) * v10);
    const xy_table_pack v12 = xy_table_pack_max(xy_table_pack_abs(context_real[2]), xy_table_pack_abs(v5));
    const xy_table_mask v13 = ~flag[0];
    const xy_table_mask v14 = context_boolean[1] & v13;
    const xy_table_mask v15 = ((xy_table_mask)(xy_table_pack_splat(0.0) < v10) | (v0 & (xy_table_mask)(xy_table_pack_splat(0.0) <= v10))) | (v14 & (xy_table_mask)(((-1e-06) * v12) <= v11));
    const xy_table_pack v16 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), v3 * v6);
    const xy_table_pack v17 = xy_table_pack_max(xy_table_pack_abs(v16), xy_table_pack_abs(v4_u[0]));
    const xy_table_mask v18 = (xy_table_mask)(xy_table_pack_abs(v4_u[0] - v16) <= (v17 * xy_table_pack_select((xy_table_mask)(v17 < (1.0000000009313226 * v17)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05)))) & v4_done;
    const xy_table_mask v19 = (context_boolean[0] | v15) & v18;
    const xy_table_mask v20 = flag[3] | v19;
    flag_out[3] = v20;
    const xy_table_mask v21 = xy_table_pack_select_whole(v14, (xy_table_mask)(xy_table_pack_whole(1) == context_mode[1]), context_boolean[3]);
    const xy_table_mask v22 = xy_table_pack_select_whole(v14, (xy_table_mask)(xy_table_pack_whole(-1) == context_mode[1]), context_boolean[4]);
    const xy_table_mask v23 = v22 | v21;
    const xy_table_pack v24 = -(1.0 - v7);
    const xy_table_mask v25 = (v22 & (xy_table_mask)(xy_table_pack_whole(1) == pattern[0])) | ((v0 & ((xy_table_mask)(v24 <= xy_table_pack_splat(0.0)) & (xy_table_mask)(xy_table_pack_splat(0.0) <= v24))) & v23);
    const xy_table_pack v26 = xy_table_pack_select(v25, v7, 1.0 + v7);
    const xy_table_mask v27 = ~(v25 | (xy_table_mask)(v26 <= xy_table_pack_select(v23, xy_table_pack_splat(1.0), xy_table_pack_splat(0.0))));
    const xy_table_mask v28 = (~v20) & v27;
    const xy_table_mask v29 = (~flag[1]) & (flag[2] & v28);
    const xy_table_mask v30 = ~v29;
    const xy_table_mask v31 = (context_boolean[1] & (v13 & (v28 & v30))) & (context_boolean[4] | (context_boolean[3] | context_boolean[2]));
    const xy_table_mask v32 = context_boolean[2] & (~v14);
    const xy_table_mask v33 = xy_table_pack_select_whole(v21, xy_table_pack_whole(1), xy_table_pack_whole(-1));
    const xy_table_mask v34 = xy_table_pack_select_whole(v25, xy_table_pack_select_whole(v0 & v21, xy_table_pack_whole(1), xy_table_pack_whole(-1)), xy_table_pack_select_whole(v32 & ((xy_table_mask)(xy_table_pack_splat(0.0) <= v26) & (xy_table_mask)(v26 <= xy_table_pack_splat(0.0))), xy_table_pack_whole(0), v33));
    pattern_out[0] = xy_table_pack_select_whole(v31, xy_table_pack_select_whole(context_boolean[2], xy_table_pack_whole(0), xy_table_pack_select_whole(context_boolean[3], xy_table_pack_whole(1), xy_table_pack_whole(-1))), xy_table_pack_select_whole(v29, xy_table_pack_select_whole(v32, xy_table_pack_whole(0), v33), v34));
    const xy_table_mask v35 = ~flag[3];
    const xy_table_mask v36 = v18 & (context_boolean[0] | (xy_table_mask)(((-1e-12) * v12) <= v11));
    const xy_table_mask v37 = ((~flag[4]) & (v35 & v36)) | (v19 & v35);
    best_out[0] = xy_table_pack_select_whole(v37, pattern[0], best[0]);
    flag_out[0] = flag[0] | v31;
    flag_out[1] = xy_table_pack_select_whole(v31, xy_table_pack_whole(0), flag[1] | v29);
    const xy_table_mask v38 = ~(v29 | v31);
    flag_out[2] = flag[2] & v38;
    flag_out[4] = flag[4] | v36;
    const xy_table_mask v39 = flag[5] | (flag[3] & v19);
    flag_out[5] = v39;
    flag_out[6] = v30 & (flag[6] | (~v18));
    flag_out[7] = xy_table_pack_select_whole(v37, xy_table_pack_whole(-1), flag[7]);
    flag_out[8] = xy_table_pack_select_whole(v37, xy_table_pack_whole(0), flag[8]);
    number_out[0] = xy_table_pack_select(v37, v1, number[0]);
    number_out[1] = xy_table_pack_select(v37, v9, number[1]);
    number_out[2] = xy_table_pack_select(v37, v4_u[0], number[2]);
    *done = (v20 & (v39 | (v27 | (v0 | (~v25))))) | (v28 & v38);
}

static XY_TABLE_APART void xy_table_pack_decide_pattern_same(const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    xy_table_pack_decide_pattern_body(0U, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

static XY_TABLE_APART void xy_table_pack_decide_pattern_each(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_decide_pattern_body(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

XY_TABLE_INLINE void xy_table_pack_decide_pattern(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_decide_pattern_same(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    } else {
        xy_table_pack_decide_pattern_each(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_decide_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    *(xy_table_bytes *)&mode_next[0] = __builtin_convertvector(xy_table_pack_mode_of(xy_table_pack_at(&qd[0])), xy_table_bytes);
    const xy_table_mask v0 = (xy_table_mask)(xy_table_pack_whole(0) == xy_table_pack_at_modes(&mode[stride]));
    const xy_table_pack v1 = xy_table_pack_at(&tau[0]) * xy_table_pack_number(prepared, 7U, spacing, 0U);
    const xy_table_pack v2 = xy_table_pack_real_of(xy_table_pack_at_modes(&mode[stride]));
    xy_table_pack v3_u[1] = {xy_table_pack_splat(0.0)};
    xy_table_pack v3_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v3_of_context_real[2] = {v2, v1};
    const xy_table_mask v3_of_context_boolean[1] = {~v0};
    xy_table_mask v3_done = { 0 };
    for (int v3_pass = 0; (v3_pass < 40) && !xy_table_pack_all(v3_done); v3_pass++) {
        xy_table_pack v3_next_u[1];
        xy_table_pack v3_next_polished[1];
        xy_table_mask v3_ends;
        xy_table_pack_before_loads(spacing, prepared, v3_u, v3_polished, v3_of_context_real, v3_of_context_boolean, v3_next_u, v3_next_polished, &v3_ends);
        v3_u[0] = xy_table_pack_select(v3_done, v3_u[0], v3_next_u[0]);
        v3_polished[0] = xy_table_pack_select(v3_done, v3_polished[0], v3_next_polished[0]);
        v3_done |= v3_ends;
    }
    const xy_table_pack v4 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_abs(v1) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * v2));
    const xy_table_pack v5 = xy_table_pack_max(xy_table_pack_abs(v4), xy_table_pack_abs(v3_u[0]));
    const xy_table_mask v6 = v3_done & (xy_table_mask)(xy_table_pack_abs(v3_u[0] - v4) <= (v5 * xy_table_pack_select((xy_table_mask)(v5 < (1.0000000009313226 * v5)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_mask v7 = xy_table_pack_select_whole(v6, xy_table_pack_mode_of(xy_table_pack_select(v0, xy_table_pack_at(&tau[stride]), v3_u[0])), xy_table_pack_whole(0));
    const xy_table_mask v8 = (xy_table_mask)(xy_table_pack_splat(0.0) == xy_table_pack_at(&qd[stride]));
    const xy_table_mask v9 = (v8 & xy_table_pack_at_flags(&reached[stride])) & (~(xy_table_mask)(xy_table_pack_whole(0) == v7));
    const xy_table_mask v10 = xy_table_pack_select_whole(v0, xy_table_pack_mode_of(xy_table_pack_at(&qd[stride])), xy_table_pack_at_modes(&mode[stride]));
    const xy_table_pack v11 = xy_table_pack_at(&tau[stride]) * xy_table_pack_number(prepared, 2U, spacing, 0U);
    const xy_table_pack v12 = xy_table_pack_abs(v11);
    const xy_table_pack v13 = 1e-08 * v12;
    const xy_table_pack v14 = -v13;
    const xy_table_mask v15 = xy_table_pack_select_whole(v8, (xy_table_mask)(v14 < v11), (xy_table_mask)(xy_table_pack_whole(1) == v10));
    const xy_table_mask v16 = v8 & (xy_table_mask)(v12 <= (v13 + (xy_table_pack_number(prepared, 8U, spacing, 0U) * xy_table_pack_sqrt(v1 * v1))));
    const xy_table_mask v17 = xy_table_pack_select_whole(v16 & (~v9), xy_table_pack_whole(0), xy_table_pack_select_whole(xy_table_pack_select_whole(v9, (xy_table_mask)(xy_table_pack_whole(1) == v7), v15), xy_table_pack_whole(1), xy_table_pack_whole(-1)));
    xy_table_mask v18_pattern[1] = {v17};
    xy_table_mask v18_best[1] = {v17};
    xy_table_mask v18_flag[9] = {xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(-1), xy_table_pack_whole(0)};
    xy_table_pack v18_number[4] = {xy_table_pack_splat(0.0), xy_table_pack_splat(0.0), xy_table_pack_splat(0.0), xy_table_pack_splat(0.0)};
    const xy_table_pack v18_of_context_real[3] = {xy_table_pack_number(prepared, 1U, spacing, 0U), xy_table_pack_at(&tau[0]), xy_table_pack_at(&tau[stride])};
    const xy_table_mask v18_of_context_boolean[5] = {~v8, v9, v16, v15, xy_table_pack_select_whole(v8, (xy_table_mask)(v14 < (-v11)), (xy_table_mask)(xy_table_pack_whole(-1) == v10))};
    const xy_table_mask v18_of_context_mode[2] = {v10, v7};
    xy_table_mask v18_done = { 0 };
    for (int v18_pass = 0; (v18_pass < 12) && !xy_table_pack_all(v18_done); v18_pass++) {
        xy_table_mask v18_next_pattern[1];
        xy_table_mask v18_next_best[1];
        xy_table_mask v18_next_flag[9];
        xy_table_pack v18_next_number[4];
        xy_table_mask v18_ends;
        xy_table_pack_decide_pattern(spacing, prepared, v18_pattern, v18_best, v18_flag, v18_number, v18_of_context_real, v18_of_context_boolean, v18_of_context_mode, v18_next_pattern, v18_next_best, v18_next_flag, v18_next_number, &v18_ends);
        v18_pattern[0] = xy_table_pack_select_whole(v18_done, v18_pattern[0], v18_next_pattern[0]);
        v18_best[0] = xy_table_pack_select_whole(v18_done, v18_best[0], v18_next_best[0]);
        v18_flag[0] = xy_table_pack_select_whole(v18_done, v18_flag[0], v18_next_flag[0]);
        v18_flag[1] = xy_table_pack_select_whole(v18_done, v18_flag[1], v18_next_flag[1]);
        v18_flag[2] = xy_table_pack_select_whole(v18_done, v18_flag[2], v18_next_flag[2]);
        v18_flag[3] = xy_table_pack_select_whole(v18_done, v18_flag[3], v18_next_flag[3]);
        v18_flag[4] = xy_table_pack_select_whole(v18_done, v18_flag[4], v18_next_flag[4]);
        v18_flag[5] = xy_table_pack_select_whole(v18_done, v18_flag[5], v18_next_flag[5]);
        v18_flag[6] = xy_table_pack_select_whole(v18_done, v18_flag[6], v18_next_flag[6]);
        v18_flag[7] = xy_table_pack_select_whole(v18_done, v18_flag[7], v18_next_flag[7]);
        v18_flag[8] = xy_table_pack_select_whole(v18_done, v18_flag[8], v18_next_flag[8]);
        v18_number[0] = xy_table_pack_select(v18_done, v18_number[0], v18_next_number[0]);
        v18_number[1] = xy_table_pack_select(v18_done, v18_number[1], v18_next_number[1]);
        v18_number[2] = xy_table_pack_select(v18_done, v18_number[2], v18_next_number[2]);
        v18_number[3] = xy_table_pack_select(v18_done, v18_number[3], v18_next_number[3]);
        v18_done |= v18_ends;
    }
    *(xy_table_bytes *)&mode_next[stride] = __builtin_convertvector(v18_best[0], xy_table_bytes);
    const xy_table_pack v19 = xy_table_pack_select(v18_flag[4] | v18_flag[3], xy_table_pack_select(v18_flag[8], xy_table_pack_splat(4.0), xy_table_pack_select(v18_flag[7] & (~v18_flag[2]), xy_table_pack_select(v18_flag[5], xy_table_pack_splat(1.0), xy_table_pack_splat(0.0)), xy_table_pack_splat(3.0))), xy_table_pack_select(v18_flag[6], xy_table_pack_splat(5.0), xy_table_pack_splat(2.0)));
    const xy_table_mask v20 = (xy_table_mask)((xy_table_pack_abs(v18_number[0]) + (xy_table_pack_abs(v18_number[1]) + (xy_table_pack_abs(xy_table_pack_at(&tau[0])) + xy_table_pack_abs(xy_table_pack_at(&tau[stride]))))) < xy_table_pack_splat(1e+38));
    const xy_table_mask v21 = (xy_table_mask)((xy_table_pack_abs(xy_table_pack_at(&qd[0])) + (xy_table_pack_abs(xy_table_pack_at(&q[stride])) + (xy_table_pack_abs(xy_table_pack_at(&qd[stride])) + xy_table_pack_abs(xy_table_pack_at(&q[0]))))) < xy_table_pack_splat(1e+38));
    *(xy_table_unaligned *)&status[0] = xy_table_pack_select(v21, xy_table_pack_select(v20, xy_table_pack_select(v18_done, v19, xy_table_pack_splat(5.0)), xy_table_pack_splat(6.0)), xy_table_pack_splat(6.0));
}

static XY_TABLE_APART void xy_table_pack_decide_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    xy_table_pack_decide_block_body(0U, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

static XY_TABLE_APART void xy_table_pack_decide_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_decide_block_body(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

XY_TABLE_INLINE void xy_table_pack_decide_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        xy_table_pack_decide_block_same(prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    } else {
        xy_table_pack_decide_block_each(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    }
}

void xy_table_decide_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_decide_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        signed char mode_rest[2U * XY_TABLE_LANES];
        bool reached_rest[2U * XY_TABLE_LANES];
        signed char mode_next_rest[2U * XY_TABLE_LANES];
        double status_rest[1U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take_modes(2U, count, first, XY_TABLE_LANES, mode, mode_rest);
        xy_table_pack_take_flags(2U, count, first, XY_TABLE_LANES, reached, reached_rest);
        xy_table_pack_decide_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        xy_table_pack_give_modes(2U, count, first, XY_TABLE_LANES, mode_next_rest, mode_next);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, status_rest, status);
    }
}

void xy_table_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_decide_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        signed char mode_rest[2U * XY_TABLE_LANES];
        bool reached_rest[2U * XY_TABLE_LANES];
        signed char mode_next_rest[2U * XY_TABLE_LANES];
        double status_rest[1U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(3U, count, first, XY_TABLE_LANES, &prepared[0U * count], &prepared_rest[0U * XY_TABLE_LANES]);
        xy_table_pack_take(3U, count, first, XY_TABLE_LANES, &prepared[6U * count], &prepared_rest[6U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take_modes(2U, count, first, XY_TABLE_LANES, mode, mode_rest);
        xy_table_pack_take_flags(2U, count, first, XY_TABLE_LANES, reached, reached_rest);
        xy_table_pack_decide_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        xy_table_pack_give_modes(2U, count, first, XY_TABLE_LANES, mode_next_rest, mode_next);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, status_rest, status);
    }
}

XY_TABLE_BODY void xy_table_pack_friction_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    (void)q;
    const xy_table_pack v0 = xy_table_pack_number(prepared, 1U, spacing, 0U) * xy_table_pack_at(&qdd[0]);
    *(xy_table_unaligned *)&tau[0] = v0;
    const xy_table_mask v1 = (xy_table_mask)(xy_table_pack_splat(0.0) == xy_table_pack_at(&qd[stride]));
    const xy_table_pack v2 = xy_table_pack_number(prepared, 6U, spacing, 0U) * xy_table_pack_abs(xy_table_pack_number(prepared, 0U, spacing, 0U) * xy_table_pack_at(&qdd[0]));
    const xy_table_pack v3 = (xy_table_pack_number(prepared, 0U, spacing, 0U) * xy_table_pack_at(&qdd[stride])) + (xy_table_pack_select(v1, xy_table_pack_sign(xy_table_pack_at(&qdd[stride])), xy_table_pack_sign(xy_table_pack_at(&qd[stride]))) * v2);
    *(xy_table_unaligned *)&tau[stride] = v3;
    const xy_table_pack v4 = xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(0.0) == xy_table_pack_at(&qd[0])), xy_table_pack_splat(0.0), v0);
    *(xy_table_unaligned *)&low[0] = v4;
    *(xy_table_unaligned *)&high[0] = v4;
    *(xy_table_unaligned *)&low[stride] = xy_table_pack_select(v1, -v2, v3);
    *(xy_table_unaligned *)&high[stride] = xy_table_pack_select(v1, v2, v3);
}

static XY_TABLE_APART void xy_table_pack_friction_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    xy_table_pack_friction_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau, low, high);
}

static XY_TABLE_APART void xy_table_pack_friction_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_friction_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau, low, high);
}

XY_TABLE_INLINE void xy_table_pack_friction_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        xy_table_pack_friction_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau, low, high);
    } else {
        xy_table_pack_friction_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau, low, high);
    }
}

void xy_table_friction_inverse_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_friction_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double low_rest[2U * XY_TABLE_LANES];
        double high_rest[2U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_friction_inverse_dynamics_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, tau_rest, tau);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, low_rest, low);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, high_rest, high);
    }
}

void xy_table_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_friction_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double low_rest[2U * XY_TABLE_LANES];
        double high_rest[2U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[0U * count], &prepared_rest[0U * XY_TABLE_LANES]);
        xy_table_pack_take(1U, count, first, XY_TABLE_LANES, &prepared[6U * count], &prepared_rest[6U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_friction_inverse_dynamics_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, tau_rest, tau);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, low_rest, low);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, high_rest, high);
    }
}

static XY_TABLE_APART void xy_table_pack_drive_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    *(xy_table_unaligned *)&tau[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&tau[stride] = xy_table_pack_splat(0.0);
}

void xy_table_drive_forces_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_drive_forces_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_drive_forces_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, tau_rest, tau);
    }
}

void xy_table_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_drive_forces_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES] = { 0.0 };

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_drive_forces_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, tau_rest, tau);
    }
}

#else

typedef int xy_table_has_no_vector_code;

#endif
