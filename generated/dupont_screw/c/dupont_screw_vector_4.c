/* dupont_screw, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with DUPONT_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in dupont_screw_batch.c. */
#include "dupont_screw_batch.h"

#if defined(DUPONT_SCREW_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define DUPONT_SCREW_BYTES 64
#elif defined(__AVX__)
#define DUPONT_SCREW_BYTES 32
#else
#define DUPONT_SCREW_BYTES 16
#endif
#define DUPONT_SCREW_LANES (DUPONT_SCREW_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define DUPONT_SCREW_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define DUPONT_SCREW_APART __attribute__((noinline, unused))
#endif
#define DUPONT_SCREW_BODY static inline __attribute__((always_inline, unused))
#define DUPONT_SCREW_INLINE static inline __attribute__((unused))

typedef double dupont_screw_pack __attribute__((vector_size(DUPONT_SCREW_BYTES)));
typedef double dupont_screw_unaligned __attribute__((vector_size(DUPONT_SCREW_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t dupont_screw_mask __attribute__((vector_size(DUPONT_SCREW_BYTES)));
typedef signed char dupont_screw_bytes __attribute__((vector_size(DUPONT_SCREW_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short dupont_screw_shorts __attribute__((vector_size(2 * DUPONT_SCREW_BYTES / sizeof(double))));

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_splat(double x)
{
    return x - (dupont_screw_pack){ 0.0 };
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_at(const double *x)
{
    return *(const dupont_screw_unaligned *)x;
}

/* The place of prepared number k of state s in the sets of an ensemble. */
DUPONT_SCREW_INLINE size_t dupont_screw_pack_place(size_t k, size_t s)
{
    return ((((s / DUPONT_SCREW_SETS) * 5U) + k) * DUPONT_SCREW_SETS) + (s % DUPONT_SCREW_SETS);
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state of the pack that begins `ahead` of
   the block's first. */
DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? dupont_screw_pack_splat(prepared[k]) : dupont_screw_pack_at(&prepared[dupont_screw_pack_place(k, ahead)]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
DUPONT_SCREW_INLINE size_t dupont_screw_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % DUPONT_SCREW_LANES;

    return (((count % DUPONT_SCREW_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static DUPONT_SCREW_APART void dupont_screw_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_at_flags(const bool *x)
{
    const dupont_screw_shorts wide = __builtin_convertvector(*(const dupont_screw_bytes *)x, dupont_screw_shorts);

    return -__builtin_convertvector(wide, dupont_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static DUPONT_SCREW_APART void dupont_screw_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_at_modes(const signed char *x)
{
    const dupont_screw_shorts wide = __builtin_convertvector(*(const dupont_screw_bytes *)x, dupont_screw_shorts);

    return __builtin_convertvector(wide, dupont_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static DUPONT_SCREW_APART void dupont_screw_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_select(dupont_screw_mask condition, dupont_screw_pack x, dupont_screw_pack y)
{
    return (dupont_screw_pack)(((dupont_screw_mask)x & condition) | ((dupont_screw_mask)y & ~condition));
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_abs(dupont_screw_pack x)
{
    return (dupont_screw_pack)((dupont_screw_mask)x & ~(dupont_screw_mask)dupont_screw_pack_splat(-0.0));
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_min(dupont_screw_pack x, dupont_screw_pack y)
{
    return dupont_screw_pack_select((dupont_screw_mask)(x < y), x, y);
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_max(dupont_screw_pack x, dupont_screw_pack y)
{
    return dupont_screw_pack_select((dupont_screw_mask)(x > y), x, y);
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_sign(dupont_screw_pack x)
{
    const dupont_screw_pack one = dupont_screw_pack_splat(1.0);

    return dupont_screw_pack_select((dupont_screw_mask)(x > 0.0), one, dupont_screw_pack_select((dupont_screw_mask)(x < 0.0), -one, x));
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_sqrt(dupont_screw_pack x)
{
    double one[DUPONT_SCREW_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < DUPONT_SCREW_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_select_whole(dupont_screw_mask condition, dupont_screw_mask x, dupont_screw_mask y)
{
    return (x & condition) | (y & ~condition);
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_whole(int64_t x)
{
    return x + (dupont_screw_mask){ 0 };
}

DUPONT_SCREW_INLINE bool dupont_screw_pack_all(dupont_screw_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < DUPONT_SCREW_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_mode_of(dupont_screw_pack x)
{
    return (dupont_screw_mask)(x < 0.0) - (dupont_screw_mask)(x > 0.0);
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_real_of(dupont_screw_mask mode)
{
    const dupont_screw_mask sign = mode & (dupont_screw_mask)dupont_screw_pack_splat(-0.0);

    return (dupont_screw_pack)(sign | ((dupont_screw_mask)dupont_screw_pack_splat(1.0) & (dupont_screw_mask)(mode != 0)));
}

static DUPONT_SCREW_APART void dupont_screw_pack_before_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const dupont_screw_pack v0 = context_real[1] * context_real[0];
    const dupont_screw_pack v1 = context_real[0] * context_real[2];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v16), dupont_screw_pack_splat(0.0)));
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

static DUPONT_SCREW_APART void dupont_screw_pack_decide_pattern_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const dupont_screw_pack v0 = context_real[1] * context_real[0];
    const dupont_screw_pack v1 = context_real[0] * context_real[2];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v16), dupont_screw_pack_splat(0.0)));
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

static DUPONT_SCREW_APART void dupont_screw_pack_decide_pattern_piece(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict other, const dupont_screw_pack *restrict u, const dupont_screw_mask *restrict found, const dupont_screw_mask *restrict obeying, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_mask *restrict other_out, dupont_screw_pack *restrict u_out, dupont_screw_mask *restrict found_out, dupont_screw_mask *restrict obeying_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    (void)obeying;
    other_out[0] = dupont_screw_pack_select_whole(context_boolean[1], ~other[0], other[0]);
    const dupont_screw_pack v0 = context_real[5] * context_real[5];
    const dupont_screw_pack v1 = dupont_screw_pack_select(other[0], dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * v0;
    const dupont_screw_pack v2 = context_real[7] * v1;
    const dupont_screw_pack v3 = context_real[6] * v1;
    const dupont_screw_pack v4 = 1.0 / (1.0 - dupont_screw_pack_select(context_boolean[1], v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v5 = v4 * dupont_screw_pack_select(context_boolean[1], v2, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v6 = (v4 * (v5 - dupont_screw_pack_select(context_boolean[1], v2 + (v3 * v5), dupont_screw_pack_splat(0.0)))) - v5;
    const dupont_screw_pack v7 = dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_splat(0.0), context_real[3] + (context_real[4] * v6));
    const dupont_screw_pack v8 = -v6;
    const dupont_screw_pack v9 = dupont_screw_pack_select(context_boolean[0], context_real[0], v8);
    const dupont_screw_pack v10 = (context_real[1] - v9) - (5.0 * v7);
    const dupont_screw_pack v11 = 1.6666666666666667 * v10;
    const dupont_screw_pack v12 = 0.41666666666666674 * v10;
    const dupont_screw_pack v13 = v9 + v10;
    const dupont_screw_mask v14 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == context_mode[0]);
    const dupont_screw_pack v15 = dupont_screw_pack_select(v14, dupont_screw_pack_min(v13 - dupont_screw_pack_min(v12, v11), dupont_screw_pack_max(v12, v11) - v13), v7 * dupont_screw_pack_real_of(context_mode[0]));
    const dupont_screw_pack v16 = dupont_screw_pack_select(v14, v15, 55.0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_max(dupont_screw_pack_abs(context_real[1]), dupont_screw_pack_max(dupont_screw_pack_abs(v9), dupont_screw_pack_abs(context_real[0])));
    const dupont_screw_mask v18 = ((v14 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v15)) | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v15)) | (context_boolean[4] & (dupont_screw_mask)(((-1e-06) * v17) <= v16));
    const dupont_screw_pack v19 = (context_real[6] * v6) - context_real[7];
    const dupont_screw_pack v20 = dupont_screw_pack_select(context_boolean[1], -(v0 * (v19 * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-(context_real[5] * v19))), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)))), dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v21 = dupont_screw_pack_abs(v6);
    const dupont_screw_pack v22 = dupont_screw_pack_max(dupont_screw_pack_abs(v20), v21);
    const dupont_screw_mask v23 = (dupont_screw_mask)(dupont_screw_pack_abs(v6 + v20) <= (v22 * dupont_screw_pack_select((dupont_screw_mask)(v22 < (1.0000000009313226 * v22)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_mask v24 = v23 & (dupont_screw_mask)(v21 < dupont_screw_pack_splat(1e+38));
    const dupont_screw_mask v25 = v24 & ((context_boolean[3] | (dupont_screw_mask)(((-1e-12) * v17) <= v16)) | (context_boolean[3] | v18));
    obeying_out[0] = v25;
    u_out[0] = dupont_screw_pack_select(((~found[0]) & v24) | v25, v8, u[0]);
    found_out[0] = found[0] | v24;
    *done = (~context_boolean[2]) | ((other[0] | (~context_boolean[1])) | v25);
}

static DUPONT_SCREW_APART void dupont_screw_pack_decide_pattern_pieces(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean)
{
    dupont_screw_mask v0_other[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_pack v0_u[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v0_found[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_mask v0_obeying[1] = {dupont_screw_pack_whole(0)};
    const dupont_screw_mask v0_of_context_boolean[5] = {context_boolean[0], context_boolean[1], context_boolean[5], context_boolean[6], context_boolean[7]};
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
    const dupont_screw_mask v1 = ((~context_boolean[2]) & v0_found[0]) | v0_obeying[0];
    result_real[0] = dupont_screw_pack_select(v1, dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_splat(0.0), context_real[3] - (context_real[4] * v0_u[0])), context_real[8]);
    result_real[1] = dupont_screw_pack_select(v1, dupont_screw_pack_select(context_boolean[0], context_real[0], v0_u[0]), context_real[9]);
    result_real[2] = dupont_screw_pack_select(v1, v0_u[0], context_real[10]);
    const dupont_screw_mask v2 = context_boolean[2] | v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[3] | (context_boolean[2] & v0_obeying[0]);
    result_boolean[2] = context_boolean[4] | (~v2);
}

static DUPONT_SCREW_APART void dupont_screw_pack_decide_pattern(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict pattern, const dupont_screw_mask *restrict best, const dupont_screw_mask *restrict flag, const dupont_screw_pack *restrict number, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_mask *restrict pattern_out, dupont_screw_mask *restrict best_out, dupont_screw_mask *restrict flag_out, dupont_screw_pack *restrict number_out, dupont_screw_mask *restrict done)
{
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
    flag_out[7] = v9;
    const dupont_screw_pack v10 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v1 * dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), context_real[0]));
    const dupont_screw_pack v11 = context_real[1] - (5.0 * v10);
    const dupont_screw_pack v12 = -v4;
    const dupont_screw_mask v13 = ~v0;
    const dupont_screw_pack v14 = dupont_screw_pack_real_of(pattern[0]);
    dupont_screw_pack v15_u[1] = {dupont_screw_pack_select(v9, number[2], dupont_screw_pack_splat(0.0))};
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
    const dupont_screw_pack v16 = dupont_screw_pack_select(v0, context_real[0], v15_u[0]);
    const dupont_screw_pack v17 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v10 - (v3 * v15_u[0]));
    const dupont_screw_pack v18 = (context_real[1] - (5.0 * v17)) - v16;
    const dupont_screw_pack v19 = 0.41666666666666674 * v18;
    const dupont_screw_pack v20 = 1.6666666666666667 * v18;
    const dupont_screw_pack v21 = v16 + v18;
    const dupont_screw_pack v22 = dupont_screw_pack_select(v0, dupont_screw_pack_min(dupont_screw_pack_max(v20, v19) - v21, v21 - dupont_screw_pack_min(v20, v19)), v14 * v17);
    const dupont_screw_pack v23 = dupont_screw_pack_abs(context_real[0]);
    const dupont_screw_pack v24 = dupont_screw_pack_abs(context_real[1]);
    const dupont_screw_mask v25 = ~flag[0];
    const dupont_screw_mask v26 = context_boolean[1] & v25;
    const dupont_screw_mask v27 = v26 & (dupont_screw_mask)(((-1e-06) * dupont_screw_pack_max(v24, dupont_screw_pack_max(v23, dupont_screw_pack_abs(v16)))) <= dupont_screw_pack_select(v0, v22, 55.0 * v22));
    const dupont_screw_pack v28 = v14 * ((v4 * v15_u[0]) - v11);
    const dupont_screw_pack v29 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v28)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v14 * v28)));
    const dupont_screw_pack v30 = dupont_screw_pack_max(dupont_screw_pack_abs(v29), dupont_screw_pack_abs(v15_u[0]));
    const dupont_screw_pack v31 = dupont_screw_pack_abs(v15_u[0] - v29);
    const dupont_screw_mask v32 = (dupont_screw_mask)(v31 <= (v30 * dupont_screw_pack_select((dupont_screw_mask)(v30 < (1.0000000009313226 * v30)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v15_done;
    const dupont_screw_mask v33 = v32 & (context_boolean[0] | (v27 | ((v0 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v22)) | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v22))));
    const dupont_screw_mask v34 = v13 & (dupont_screw_mask)(v7 < dupont_screw_pack_splat(0.0));
    const dupont_screw_mask v35 = v8 & v34;
    const dupont_screw_mask v36 = ((~v32) & v35) & (dupont_screw_mask)((1e-05 * v30) < v31);
    const dupont_screw_mask v37 = ~(v33 | (v9 | v36));
    const dupont_screw_mask v38 = flag[1] & v37;
    const dupont_screw_mask v39 = v34 & (v32 & v35);
    dupont_screw_pack v41 = v16;
    dupont_screw_pack v42 = v17;
    dupont_screw_mask v43 = v32;
    dupont_screw_mask v44 = v36;
    dupont_screw_mask v45 = v39;
    dupont_screw_pack v46 = v15_u[0];
    if (!dupont_screw_pack_all(~(v38))) {
        const dupont_screw_pack v40_of_context_real[11] = {context_real[0], context_real[1], v1, v10, v3, v14, v12, v11, v17, v16, v15_u[0]};
        const dupont_screw_mask v40_of_context_boolean[8] = {v0, v13, v32, v39, v36, v38, context_boolean[0], v26};
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
    number_out[0] = v42;
    const dupont_screw_pack v47 = (context_real[1] - (5.0 * v42)) - v41;
    const dupont_screw_pack v48 = 1.6666666666666667 * v47;
    const dupont_screw_pack v49 = 0.41666666666666674 * v47;
    const dupont_screw_pack v50 = v41 + v47;
    const dupont_screw_pack v51 = dupont_screw_pack_select(v0, dupont_screw_pack_min(dupont_screw_pack_max(v49, v48) - v50, v50 - dupont_screw_pack_min(v49, v48)), v14 * v42);
    const dupont_screw_pack v52 = dupont_screw_pack_select(v0, v51, 55.0 * v51);
    const dupont_screw_pack v53 = dupont_screw_pack_max(v24, dupont_screw_pack_max(v23, dupont_screw_pack_abs(v41)));
    const dupont_screw_mask v54 = ((v0 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v51)) | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v51)) | (v26 & (dupont_screw_mask)(((-1e-06) * v53) <= v52));
    const dupont_screw_mask v55 = v43 & (context_boolean[0] | v54);
    const dupont_screw_mask v56 = flag[3] | v55;
    flag_out[3] = v56;
    const dupont_screw_mask v57 = dupont_screw_pack_select_whole(v26, (dupont_screw_mask)(dupont_screw_pack_whole(1) == context_mode[1]), context_boolean[3]);
    const dupont_screw_mask v58 = dupont_screw_pack_select_whole(v26, (dupont_screw_mask)(dupont_screw_pack_whole(-1) == context_mode[1]), context_boolean[4]);
    const dupont_screw_mask v59 = v58 | v57;
    const dupont_screw_pack v60 = -(1.0 - v2);
    const dupont_screw_mask v61 = (v58 & (dupont_screw_mask)(dupont_screw_pack_whole(1) == pattern[0])) | ((v0 & ((dupont_screw_mask)(v60 <= dupont_screw_pack_splat(0.0)) & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v60))) & v59);
    const dupont_screw_pack v62 = dupont_screw_pack_select(v61, v2, 1.0 + v2);
    const dupont_screw_mask v63 = ~(v61 | (dupont_screw_mask)(v62 <= dupont_screw_pack_select(v59, dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0))));
    const dupont_screw_mask v64 = (~v56) & v63;
    const dupont_screw_mask v65 = flag[2] | v37;
    const dupont_screw_mask v66 = (~flag[1]) & (v64 & v65);
    const dupont_screw_mask v67 = ~v66;
    const dupont_screw_mask v68 = (context_boolean[1] & (v25 & (v64 & v67))) & (context_boolean[4] | (context_boolean[3] | context_boolean[2]));
    const dupont_screw_mask v69 = context_boolean[2] & (~v26);
    const dupont_screw_mask v70 = dupont_screw_pack_select_whole(v57, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1));
    const dupont_screw_mask v71 = dupont_screw_pack_select_whole(v61, dupont_screw_pack_select_whole(v0 & v57, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)), dupont_screw_pack_select_whole(v69 & ((dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v62) & (dupont_screw_mask)(v62 <= dupont_screw_pack_splat(0.0))), dupont_screw_pack_whole(0), v70));
    pattern_out[0] = dupont_screw_pack_select_whole(v68, dupont_screw_pack_select_whole(context_boolean[2], dupont_screw_pack_whole(0), dupont_screw_pack_select_whole(context_boolean[3], dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1))), dupont_screw_pack_select_whole(v66, dupont_screw_pack_select_whole(v69, dupont_screw_pack_whole(0), v70), v71));
    const dupont_screw_mask v72 = ~flag[3];
    const dupont_screw_mask v73 = v43 & (context_boolean[0] | (dupont_screw_mask)(((-1e-12) * v53) <= v52));
    const dupont_screw_mask v74 = ((~flag[4]) & (v72 & v73)) | (v55 & v72);
    best_out[0] = dupont_screw_pack_select_whole(v74, pattern[0], best[0]);
    flag_out[0] = flag[0] | v68;
    flag_out[1] = dupont_screw_pack_select_whole(v68, dupont_screw_pack_whole(0), flag[1] | v66);
    const dupont_screw_mask v75 = ~(v66 | v68);
    flag_out[2] = v65 & v75;
    flag_out[4] = flag[4] | v73;
    const dupont_screw_mask v76 = flag[5] | (flag[3] & v55);
    flag_out[5] = v76;
    flag_out[6] = v67 & (flag[6] | ((~v44) & (~v43)));
    flag_out[8] = v45;
    number_out[1] = v46;
    number_out[2] = v46;
    *done = (v56 & (v76 | (v63 | (v0 | (~v61))))) | (v64 & v75);
    if (!dupont_screw_pack_all(v74)) {
        flag_out[7] = dupont_screw_pack_select_whole(v74, v9, flag[7]);
        flag_out[8] = dupont_screw_pack_select_whole(v74, v45, flag[8]);
        number_out[0] = dupont_screw_pack_select(v74, v42, number[0]);
        number_out[1] = dupont_screw_pack_select(v74, v46, number[1]);
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

#else

typedef int dupont_screw_has_no_vector_code;

#endif
