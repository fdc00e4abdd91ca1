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

XY_TABLE_BODY void xy_table_pack_dynamics_loads_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
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

static XY_TABLE_APART void xy_table_pack_dynamics_loads_same(const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    xy_table_pack_dynamics_loads_body(0U, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

static XY_TABLE_APART void xy_table_pack_dynamics_loads_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_dynamics_loads_body(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

XY_TABLE_INLINE void xy_table_pack_dynamics_loads(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_dynamics_loads_same(prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    } else {
        xy_table_pack_dynamics_loads_each(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_dynamics_loads_piece_body(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict other, const xy_table_pack *restrict u, const xy_table_mask *restrict found, const xy_table_mask *restrict obeying, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict other_out, xy_table_pack *restrict u_out, xy_table_mask *restrict found_out, xy_table_mask *restrict obeying_out, xy_table_mask *restrict done)
{
    (void)obeying;
    other_out[0] = xy_table_pack_select_whole(context_boolean[1], ~other[0], other[0]);
    const xy_table_pack v0 = xy_table_pack_number(prepared, 6U, spacing, 0U) * context_real[8];
    const xy_table_pack v1 = xy_table_pack_select(context_boolean[1], v0 * (context_real[9] * xy_table_pack_select(other[0], xy_table_pack_splat(-1.0), xy_table_pack_splat(1.0))), xy_table_pack_splat(0.0));
    const xy_table_pack v2 = xy_table_pack_select(context_boolean[0], context_real[2], v1);
    const xy_table_mask v3 = (xy_table_mask)(xy_table_pack_whole(0) == context_mode[0]);
    const xy_table_pack v4 = xy_table_pack_number(prepared, 6U, spacing, 0U) * xy_table_pack_abs(xy_table_pack_number(prepared, 0U, spacing, 0U) * context_real[5]);
    const xy_table_pack v5 = xy_table_pack_select(context_boolean[0], xy_table_pack_splat(0.0), context_real[6] - (context_real[7] * v1)) * xy_table_pack_real_of(context_mode[0]);
    const xy_table_pack v6 = xy_table_pack_select(v3, xy_table_pack_min(v4 - v2, v2 + v4), v5);
    const xy_table_mask v7 = context_boolean[3] | (xy_table_mask)(((-1e-12) * xy_table_pack_max(xy_table_pack_abs(v2), xy_table_pack_abs(context_real[2]))) <= xy_table_pack_select(v3, v6, xy_table_pack_number(prepared, 0U, spacing, 0U) * v6));
    const xy_table_pack v8 = xy_table_pack_select(context_boolean[1], v0 * xy_table_pack_abs(context_real[9]), xy_table_pack_splat(0.0));
    const xy_table_pack v9 = xy_table_pack_abs(v1);
    const xy_table_pack v10 = xy_table_pack_max(xy_table_pack_abs(v8), v9);
    const xy_table_mask v11 = (xy_table_mask)(xy_table_pack_abs(v1 - v8) <= (v10 * xy_table_pack_select((xy_table_mask)(v10 < (1.0000000009313226 * v10)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_mask v12 = v11 & (xy_table_mask)(v9 < xy_table_pack_splat(1e+38));
    const xy_table_mask v13 = (v7 | (context_boolean[3] | ((xy_table_mask)(xy_table_pack_splat(0.0) < v6) | (v3 & (xy_table_mask)(xy_table_pack_splat(0.0) <= v6))))) & v12;
    obeying_out[0] = v13;
    u_out[0] = xy_table_pack_select(v13 | (v12 & (~found[0])), v1, u[0]);
    found_out[0] = found[0] | v12;
    *done = (~context_boolean[2]) | (v13 | (other[0] | (~context_boolean[1])));
}

static XY_TABLE_APART void xy_table_pack_dynamics_loads_piece_same(const double *restrict prepared, const xy_table_mask *restrict other, const xy_table_pack *restrict u, const xy_table_mask *restrict found, const xy_table_mask *restrict obeying, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict other_out, xy_table_pack *restrict u_out, xy_table_mask *restrict found_out, xy_table_mask *restrict obeying_out, xy_table_mask *restrict done)
{
    xy_table_pack_dynamics_loads_piece_body(0U, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

static XY_TABLE_APART void xy_table_pack_dynamics_loads_piece_each(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict other, const xy_table_pack *restrict u, const xy_table_mask *restrict found, const xy_table_mask *restrict obeying, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict other_out, xy_table_pack *restrict u_out, xy_table_mask *restrict found_out, xy_table_mask *restrict obeying_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_dynamics_loads_piece_body(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

XY_TABLE_INLINE void xy_table_pack_dynamics_loads_piece(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict other, const xy_table_pack *restrict u, const xy_table_mask *restrict found, const xy_table_mask *restrict obeying, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict other_out, xy_table_pack *restrict u_out, xy_table_mask *restrict found_out, xy_table_mask *restrict obeying_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_dynamics_loads_piece_same(prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    } else {
        xy_table_pack_dynamics_loads_piece_each(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_dynamics_loads_pieces_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean)
{
    result_real[0] = context_real[5];
    xy_table_mask v0_other[1] = {xy_table_pack_whole(0)};
    xy_table_pack v0_u[1] = {xy_table_pack_splat(0.0)};
    xy_table_mask v0_found[1] = {xy_table_pack_whole(0)};
    xy_table_mask v0_obeying[1] = {xy_table_pack_whole(0)};
    const xy_table_mask v0_of_context_boolean[4] = {context_boolean[0], context_boolean[1], context_boolean[3], context_boolean[4]};
    xy_table_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !xy_table_pack_all(v0_done); v0_pass++) {
        xy_table_mask v0_next_other[1];
        xy_table_pack v0_next_u[1];
        xy_table_mask v0_next_found[1];
        xy_table_mask v0_next_obeying[1];
        xy_table_mask v0_ends;
        xy_table_pack_dynamics_loads_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = xy_table_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_u[0] = xy_table_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_found[0] = xy_table_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = xy_table_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const xy_table_mask v1 = ((~context_boolean[2]) & v0_found[0]) | v0_obeying[0];
    result_real[1] = xy_table_pack_select(v1, xy_table_pack_select(context_boolean[0], xy_table_pack_splat(0.0), context_real[6] - (context_real[7] * v0_u[0])), context_real[10]);
    result_real[2] = xy_table_pack_select(v1, xy_table_pack_select(context_boolean[0], context_real[2], v0_u[0]), context_real[11]);
    result_real[3] = xy_table_pack_select(v1, v0_u[0], context_real[12]);
    const xy_table_mask v2 = context_boolean[2] | v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[2] & v0_obeying[0];
    result_boolean[2] = ~v2;
}

static XY_TABLE_APART void xy_table_pack_dynamics_loads_pieces_same(const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean)
{
    xy_table_pack_dynamics_loads_pieces_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

static XY_TABLE_APART void xy_table_pack_dynamics_loads_pieces_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_dynamics_loads_pieces_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

XY_TABLE_INLINE void xy_table_pack_dynamics_loads_pieces(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        xy_table_pack_dynamics_loads_pieces_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    } else {
        xy_table_pack_dynamics_loads_pieces_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    }
}

XY_TABLE_BODY void xy_table_pack_friction_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    *(xy_table_unaligned *)&f[0] = xy_table_pack_splat(0.0);
    const xy_table_pack v0 = xy_table_pack_number(prepared, 3U, spacing, 0U) * xy_table_pack_at(&tau[0]);
    const xy_table_mask v1 = (xy_table_mask)(xy_table_pack_whole(0) == xy_table_pack_at_modes(&mode[stride]));
    const xy_table_pack v2 = xy_table_pack_select(v1, xy_table_pack_splat(0.0), xy_table_pack_number(prepared, 2U, spacing, 0U));
    const xy_table_pack v3 = xy_table_pack_select(v1, xy_table_pack_splat(0.0), xy_table_pack_select(v1, xy_table_pack_splat(0.0), xy_table_pack_at(&tau[stride])) * v2);
    const xy_table_pack v4 = xy_table_pack_select(v1, xy_table_pack_splat(0.0), v2 * xy_table_pack_select(v1, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0)));
    const xy_table_pack v5 = xy_table_pack_at(&tau[0]) * xy_table_pack_number(prepared, 7U, spacing, 0U);
    const xy_table_mask v6 = ~v1;
    const xy_table_pack v7 = xy_table_pack_real_of(xy_table_pack_at_modes(&mode[stride]));
    xy_table_pack v8_u[1] = {xy_table_pack_splat(0.0)};
    xy_table_pack v8_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v8_of_context_real[2] = {v7, v5};
    const xy_table_mask v8_of_context_boolean[1] = {v6};
    xy_table_mask v8_done = { 0 };
    for (int v8_pass = 0; (v8_pass < 40) && !xy_table_pack_all(v8_done); v8_pass++) {
        xy_table_pack v8_next_u[1];
        xy_table_pack v8_next_polished[1];
        xy_table_mask v8_ends;
        xy_table_pack_dynamics_loads(spacing, prepared, v8_u, v8_polished, v8_of_context_real, v8_of_context_boolean, v8_next_u, v8_next_polished, &v8_ends);
        v8_u[0] = xy_table_pack_select(v8_done, v8_u[0], v8_next_u[0]);
        v8_polished[0] = xy_table_pack_select(v8_done, v8_polished[0], v8_next_polished[0]);
        v8_done |= v8_ends;
    }
    const xy_table_pack v9 = xy_table_pack_select(v1, xy_table_pack_splat(0.0), xy_table_pack_abs(v5) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * v7));
    const xy_table_pack v10 = xy_table_pack_max(xy_table_pack_abs(v8_u[0]), xy_table_pack_abs(v9));
    const xy_table_mask v11 = v8_done & (xy_table_mask)(xy_table_pack_abs(v8_u[0] - v9) <= (v10 * xy_table_pack_select((xy_table_mask)(v10 < (1.0000000009313226 * v10)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_pack v12 = xy_table_pack_select(v1, xy_table_pack_at(&tau[stride]), v8_u[0]);
    const xy_table_pack v13 = xy_table_pack_select(v1, xy_table_pack_splat(0.0), v3 - (v4 * v8_u[0]));
    xy_table_pack v15 = v12;
    xy_table_pack v16 = v0;
    xy_table_pack v17 = v13;
    xy_table_mask v18 = v11;
    xy_table_mask v19 = xy_table_pack_whole(0);
    xy_table_mask v20 = xy_table_pack_whole(0);
    if (!xy_table_pack_all(v11)) {
        const xy_table_pack v14_of_context_real[13] = {xy_table_pack_number(prepared, 1U, spacing, 0U), xy_table_pack_at(&tau[0]), xy_table_pack_at(&tau[stride]), xy_table_pack_number(prepared, 3U, spacing, 0U), v2, v0, v3, v4, v7, v5, v13, v12, v8_u[0]};
        const xy_table_mask v14_of_context_boolean[5] = {v1, v6, v11, ~v11, ~(xy_table_mask)(xy_table_pack_splat(0.0) == xy_table_pack_at(&qd[stride]))};
        const xy_table_mask v14_of_context_mode[1] = {xy_table_pack_at_modes(&mode[stride])};
        xy_table_pack v14_result_real[4];
        xy_table_mask v14_result_boolean[3];
        xy_table_pack_dynamics_loads_pieces(spacing, prepared, v14_of_context_real, v14_of_context_boolean, v14_of_context_mode, v14_result_real, v14_result_boolean);
        v15 = xy_table_pack_select(v11, v15, v14_result_real[2]);
        v16 = xy_table_pack_select(v11, v16, v14_result_real[0]);
        v17 = xy_table_pack_select(v11, v17, v14_result_real[1]);
        v18 = xy_table_pack_select_whole(v11, v18, v14_result_boolean[0]);
        v19 = xy_table_pack_select_whole(v11, v19, v14_result_boolean[1]);
        v20 = xy_table_pack_select_whole(v11, v20, v14_result_boolean[2]);
    }
    *(xy_table_unaligned *)&f[stride] = v15;
    *(xy_table_unaligned *)&qdd[0] = v16;
    *(xy_table_unaligned *)&qdd[stride] = v17;
    const xy_table_mask v21 = (xy_table_mask)((xy_table_pack_abs(xy_table_pack_at(&qd[0])) + (xy_table_pack_abs(xy_table_pack_at(&q[stride])) + (xy_table_pack_abs(xy_table_pack_at(&qd[stride])) + xy_table_pack_abs(xy_table_pack_at(&q[0]))))) < xy_table_pack_splat(1e+38));
    const xy_table_mask v22 = (xy_table_mask)((xy_table_pack_abs(xy_table_pack_at(&tau[stride])) + (xy_table_pack_abs(v17) + (xy_table_pack_abs(xy_table_pack_at(&tau[0])) + xy_table_pack_abs(v16)))) < xy_table_pack_splat(1e+38));
    *(xy_table_unaligned *)&status[0] = xy_table_pack_select(v21, xy_table_pack_select(v22, xy_table_pack_select(v18, xy_table_pack_select(v19, xy_table_pack_splat(4.0), xy_table_pack_splat(0.0)), xy_table_pack_select(v20, xy_table_pack_splat(2.0), xy_table_pack_splat(5.0))), xy_table_pack_splat(6.0)), xy_table_pack_splat(6.0));
}

static XY_TABLE_APART void xy_table_pack_friction_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    xy_table_pack_friction_dynamics_block_body(0U, prepared, stride, q, qd, tau, mode, f, qdd, status);
}

static XY_TABLE_APART void xy_table_pack_friction_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_friction_dynamics_block_body(spacing, prepared, stride, q, qd, tau, mode, f, qdd, status);
}

XY_TABLE_INLINE void xy_table_pack_friction_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    if (spacing == 0U) {
        xy_table_pack_friction_dynamics_block_same(prepared, stride, q, qd, tau, mode, f, qdd, status);
    } else {
        xy_table_pack_friction_dynamics_block_each(spacing, prepared, stride, q, qd, tau, mode, f, qdd, status);
    }
}

void xy_table_friction_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_friction_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        signed char mode_rest[2U * XY_TABLE_LANES];
        double f_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double status_rest[1U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take_modes(2U, count, first, XY_TABLE_LANES, mode, mode_rest);
        xy_table_pack_friction_dynamics_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, f_rest, f);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qdd_rest, qdd);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, status_rest, status);
    }
}

void xy_table_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_friction_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        signed char mode_rest[2U * XY_TABLE_LANES];
        double f_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double status_rest[1U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(4U, count, first, XY_TABLE_LANES, &prepared[0U * count], &prepared_rest[0U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[6U * count], &prepared_rest[6U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take_modes(2U, count, first, XY_TABLE_LANES, mode, mode_rest);
        xy_table_pack_friction_dynamics_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, f_rest, f);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qdd_rest, qdd);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, status_rest, status);
    }
}

XY_TABLE_BODY void xy_table_pack_limits_loads_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
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

static XY_TABLE_APART void xy_table_pack_limits_loads_same(const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    xy_table_pack_limits_loads_body(0U, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

static XY_TABLE_APART void xy_table_pack_limits_loads_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_limits_loads_body(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

XY_TABLE_INLINE void xy_table_pack_limits_loads(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_limits_loads_same(prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    } else {
        xy_table_pack_limits_loads_each(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_limits_loads_piece_body(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict other, const xy_table_pack *restrict u, const xy_table_mask *restrict found, const xy_table_mask *restrict obeying, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict other_out, xy_table_pack *restrict u_out, xy_table_mask *restrict found_out, xy_table_mask *restrict obeying_out, xy_table_mask *restrict done)
{
    (void)obeying;
    other_out[0] = xy_table_pack_select_whole(context_boolean[1], ~other[0], other[0]);
    const xy_table_pack v0 = xy_table_pack_number(prepared, 6U, spacing, 0U) * context_real[8];
    const xy_table_pack v1 = xy_table_pack_select(context_boolean[1], v0 * (context_real[9] * xy_table_pack_select(other[0], xy_table_pack_splat(-1.0), xy_table_pack_splat(1.0))), xy_table_pack_splat(0.0));
    const xy_table_pack v2 = xy_table_pack_select(context_boolean[0], context_real[2], v1);
    const xy_table_mask v3 = (xy_table_mask)(xy_table_pack_whole(0) == context_mode[0]);
    const xy_table_pack v4 = xy_table_pack_number(prepared, 6U, spacing, 0U) * xy_table_pack_abs(xy_table_pack_number(prepared, 0U, spacing, 0U) * context_real[5]);
    const xy_table_pack v5 = xy_table_pack_select(context_boolean[0], xy_table_pack_splat(0.0), context_real[6] - (context_real[7] * v1)) * xy_table_pack_real_of(context_mode[0]);
    const xy_table_pack v6 = xy_table_pack_select(v3, xy_table_pack_min(v4 - v2, v2 + v4), v5);
    const xy_table_mask v7 = context_boolean[3] | (xy_table_mask)(((-1e-12) * xy_table_pack_max(xy_table_pack_abs(v2), xy_table_pack_abs(context_real[2]))) <= xy_table_pack_select(v3, v6, xy_table_pack_number(prepared, 0U, spacing, 0U) * v6));
    const xy_table_pack v8 = xy_table_pack_select(context_boolean[1], v0 * xy_table_pack_abs(context_real[9]), xy_table_pack_splat(0.0));
    const xy_table_pack v9 = xy_table_pack_abs(v1);
    const xy_table_pack v10 = xy_table_pack_max(xy_table_pack_abs(v8), v9);
    const xy_table_mask v11 = (xy_table_mask)(xy_table_pack_abs(v1 - v8) <= (v10 * xy_table_pack_select((xy_table_mask)(v10 < (1.0000000009313226 * v10)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_mask v12 = v11 & (xy_table_mask)(v9 < xy_table_pack_splat(1e+38));
    const xy_table_mask v13 = (v7 | (context_boolean[3] | ((xy_table_mask)(xy_table_pack_splat(0.0) < v6) | (v3 & (xy_table_mask)(xy_table_pack_splat(0.0) <= v6))))) & v12;
    obeying_out[0] = v13;
    u_out[0] = xy_table_pack_select(v13 | (v12 & (~found[0])), v1, u[0]);
    found_out[0] = found[0] | v12;
    *done = (~context_boolean[2]) | (v13 | (other[0] | (~context_boolean[1])));
}

static XY_TABLE_APART void xy_table_pack_limits_loads_piece_same(const double *restrict prepared, const xy_table_mask *restrict other, const xy_table_pack *restrict u, const xy_table_mask *restrict found, const xy_table_mask *restrict obeying, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict other_out, xy_table_pack *restrict u_out, xy_table_mask *restrict found_out, xy_table_mask *restrict obeying_out, xy_table_mask *restrict done)
{
    xy_table_pack_limits_loads_piece_body(0U, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

static XY_TABLE_APART void xy_table_pack_limits_loads_piece_each(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict other, const xy_table_pack *restrict u, const xy_table_mask *restrict found, const xy_table_mask *restrict obeying, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict other_out, xy_table_pack *restrict u_out, xy_table_mask *restrict found_out, xy_table_mask *restrict obeying_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_limits_loads_piece_body(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

XY_TABLE_INLINE void xy_table_pack_limits_loads_piece(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict other, const xy_table_pack *restrict u, const xy_table_mask *restrict found, const xy_table_mask *restrict obeying, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict other_out, xy_table_pack *restrict u_out, xy_table_mask *restrict found_out, xy_table_mask *restrict obeying_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_limits_loads_piece_same(prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    } else {
        xy_table_pack_limits_loads_piece_each(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_limits_loads_pieces_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean)
{
    result_real[0] = context_real[5];
    xy_table_mask v0_other[1] = {xy_table_pack_whole(0)};
    xy_table_pack v0_u[1] = {xy_table_pack_splat(0.0)};
    xy_table_mask v0_found[1] = {xy_table_pack_whole(0)};
    xy_table_mask v0_obeying[1] = {xy_table_pack_whole(0)};
    const xy_table_mask v0_of_context_boolean[4] = {context_boolean[0], context_boolean[1], context_boolean[4], context_boolean[2]};
    xy_table_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !xy_table_pack_all(v0_done); v0_pass++) {
        xy_table_mask v0_next_other[1];
        xy_table_pack v0_next_u[1];
        xy_table_mask v0_next_found[1];
        xy_table_mask v0_next_obeying[1];
        xy_table_mask v0_ends;
        xy_table_pack_limits_loads_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = xy_table_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_u[0] = xy_table_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_found[0] = xy_table_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = xy_table_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const xy_table_mask v1 = v0_obeying[0] | ((~context_boolean[3]) & v0_found[0]);
    result_real[1] = xy_table_pack_select(v1, xy_table_pack_select(context_boolean[0], xy_table_pack_splat(0.0), context_real[6] - (context_real[7] * v0_u[0])), context_real[10]);
    result_real[2] = xy_table_pack_select(v1, xy_table_pack_select(context_boolean[0], context_real[2], v0_u[0]), context_real[11]);
    result_real[3] = xy_table_pack_select(v1, v0_u[0], context_real[12]);
    const xy_table_mask v2 = context_boolean[3] | v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[3] & v0_obeying[0];
    result_boolean[2] = ~v2;
}

static XY_TABLE_APART void xy_table_pack_limits_loads_pieces_same(const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean)
{
    xy_table_pack_limits_loads_pieces_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

static XY_TABLE_APART void xy_table_pack_limits_loads_pieces_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_limits_loads_pieces_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

XY_TABLE_INLINE void xy_table_pack_limits_loads_pieces(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        xy_table_pack_limits_loads_pieces_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    } else {
        xy_table_pack_limits_loads_pieces_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    }
}

XY_TABLE_BODY void xy_table_pack_friction_limits_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    *(xy_table_unaligned *)&f[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&low[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&high[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&load[0] = xy_table_pack_splat(0.0);
    const xy_table_mask v0 = (xy_table_mask)(xy_table_pack_whole(0) == xy_table_pack_at_modes(&mode[stride]));
    const xy_table_mask v1 = ~v0;
    const xy_table_pack v2 = xy_table_pack_at(&tau[0]) * xy_table_pack_number(prepared, 7U, spacing, 0U);
    const xy_table_pack v3 = xy_table_pack_real_of(xy_table_pack_at_modes(&mode[stride]));
    xy_table_pack v4_u[1] = {xy_table_pack_splat(0.0)};
    xy_table_pack v4_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v4_of_context_real[2] = {v3, v2};
    const xy_table_mask v4_of_context_boolean[1] = {v1};
    xy_table_mask v4_done = { 0 };
    for (int v4_pass = 0; (v4_pass < 40) && !xy_table_pack_all(v4_done); v4_pass++) {
        xy_table_pack v4_next_u[1];
        xy_table_pack v4_next_polished[1];
        xy_table_mask v4_ends;
        xy_table_pack_limits_loads(spacing, prepared, v4_u, v4_polished, v4_of_context_real, v4_of_context_boolean, v4_next_u, v4_next_polished, &v4_ends);
        v4_u[0] = xy_table_pack_select(v4_done, v4_u[0], v4_next_u[0]);
        v4_polished[0] = xy_table_pack_select(v4_done, v4_polished[0], v4_next_polished[0]);
        v4_done |= v4_ends;
    }
    const xy_table_pack v5 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_abs(v2) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * v3));
    const xy_table_pack v6 = xy_table_pack_max(xy_table_pack_abs(v5), xy_table_pack_abs(v4_u[0]));
    const xy_table_mask v7 = v4_done & (xy_table_mask)(xy_table_pack_abs(v4_u[0] - v5) <= (v6 * xy_table_pack_select((xy_table_mask)(v6 < (1.0000000009313226 * v6)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_pack v8 = xy_table_pack_select(v0, xy_table_pack_at(&tau[stride]), v4_u[0]);
    const xy_table_pack v9 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_number(prepared, 2U, spacing, 0U));
    const xy_table_pack v10 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), v9 * xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0)));
    const xy_table_pack v11 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_at(&tau[stride])) * v9);
    const xy_table_pack v12 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), v11 - (v10 * v4_u[0]));
    const xy_table_pack v13 = xy_table_pack_number(prepared, 3U, spacing, 0U) * xy_table_pack_at(&tau[0]);
    xy_table_pack v15 = v8;
    xy_table_pack v16 = v13;
    xy_table_pack v17 = v12;
    xy_table_mask v18 = xy_table_pack_whole(0);
    xy_table_mask v19 = xy_table_pack_whole(0);
    xy_table_mask v20 = v7;
    if (!xy_table_pack_all(v7)) {
        const xy_table_pack v14_of_context_real[13] = {xy_table_pack_number(prepared, 1U, spacing, 0U), xy_table_pack_at(&tau[0]), xy_table_pack_at(&tau[stride]), xy_table_pack_number(prepared, 3U, spacing, 0U), v9, v13, v11, v10, v3, v2, v12, v8, v4_u[0]};
        const xy_table_mask v14_of_context_boolean[5] = {v0, v1, ~(xy_table_mask)(xy_table_pack_splat(0.0) == xy_table_pack_at(&qd[stride])), v7, ~v7};
        const xy_table_mask v14_of_context_mode[1] = {xy_table_pack_at_modes(&mode[stride])};
        xy_table_pack v14_result_real[4];
        xy_table_mask v14_result_boolean[3];
        xy_table_pack_limits_loads_pieces(spacing, prepared, v14_of_context_real, v14_of_context_boolean, v14_of_context_mode, v14_result_real, v14_result_boolean);
        v15 = xy_table_pack_select(v7, v15, v14_result_real[2]);
        v16 = xy_table_pack_select(v7, v16, v14_result_real[0]);
        v17 = xy_table_pack_select(v7, v17, v14_result_real[1]);
        v18 = xy_table_pack_select_whole(v7, v18, v14_result_boolean[2]);
        v19 = xy_table_pack_select_whole(v7, v19, v14_result_boolean[1]);
        v20 = xy_table_pack_select_whole(v7, v20, v14_result_boolean[0]);
    }
    *(xy_table_unaligned *)&f[stride] = v15;
    *(xy_table_unaligned *)&qdd[0] = v16;
    *(xy_table_unaligned *)&qdd[stride] = v17;
    const xy_table_pack v21 = xy_table_pack_number(prepared, 0U, spacing, 0U) * v16;
    *(xy_table_unaligned *)&load[stride] = v21;
    const xy_table_pack v22 = xy_table_pack_number(prepared, 6U, spacing, 0U) * xy_table_pack_abs(v21);
    *(xy_table_unaligned *)&high[stride] = v22;
    *(xy_table_unaligned *)&low[stride] = -v22;
    const xy_table_mask v23 = (xy_table_mask)((xy_table_pack_abs(xy_table_pack_at(&tau[stride])) + (xy_table_pack_abs(v17) + (xy_table_pack_abs(xy_table_pack_at(&tau[0])) + xy_table_pack_abs(v16)))) < xy_table_pack_splat(1e+38));
    const xy_table_mask v24 = (xy_table_mask)((xy_table_pack_abs(xy_table_pack_at(&qd[0])) + (xy_table_pack_abs(xy_table_pack_at(&q[stride])) + (xy_table_pack_abs(xy_table_pack_at(&qd[stride])) + xy_table_pack_abs(xy_table_pack_at(&q[0]))))) < xy_table_pack_splat(1e+38));
    *(xy_table_unaligned *)&status[0] = xy_table_pack_select(v24, xy_table_pack_select(v23, xy_table_pack_select(v20, xy_table_pack_select(v19, xy_table_pack_splat(4.0), xy_table_pack_splat(0.0)), xy_table_pack_select(v18, xy_table_pack_splat(2.0), xy_table_pack_splat(5.0))), xy_table_pack_splat(6.0)), xy_table_pack_splat(6.0));
}

static XY_TABLE_APART void xy_table_pack_friction_limits_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    xy_table_pack_friction_limits_block_body(0U, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
}

static XY_TABLE_APART void xy_table_pack_friction_limits_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_friction_limits_block_body(spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
}

XY_TABLE_INLINE void xy_table_pack_friction_limits_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        xy_table_pack_friction_limits_block_same(prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    } else {
        xy_table_pack_friction_limits_block_each(spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    }
}

void xy_table_friction_limits_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_friction_limits_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        signed char mode_rest[2U * XY_TABLE_LANES];
        double f_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double low_rest[2U * XY_TABLE_LANES];
        double high_rest[2U * XY_TABLE_LANES];
        double load_rest[2U * XY_TABLE_LANES];
        double status_rest[1U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take_modes(2U, count, first, XY_TABLE_LANES, mode, mode_rest);
        xy_table_pack_friction_limits_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, f_rest, f);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qdd_rest, qdd);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, low_rest, low);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, high_rest, high);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, load_rest, load);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, status_rest, status);
    }
}

void xy_table_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_friction_limits_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        signed char mode_rest[2U * XY_TABLE_LANES];
        double f_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double low_rest[2U * XY_TABLE_LANES];
        double high_rest[2U * XY_TABLE_LANES];
        double load_rest[2U * XY_TABLE_LANES];
        double status_rest[1U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(4U, count, first, XY_TABLE_LANES, &prepared[0U * count], &prepared_rest[0U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[6U * count], &prepared_rest[6U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take_modes(2U, count, first, XY_TABLE_LANES, mode, mode_rest);
        xy_table_pack_friction_limits_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, f_rest, f);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qdd_rest, qdd);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, low_rest, low);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, high_rest, high);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, load_rest, load);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, status_rest, status);
    }
}

#else

typedef int xy_table_has_no_vector_code;

#endif
