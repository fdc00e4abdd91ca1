/* dupont_screw, emitted by symgen 0.2.0 */
/* Packs of states, and operations on them, with GNU vector extensions. Private: the vector files of dupont_screw include it. */
#ifndef DUPONT_SCREW_INLINE_H
#define DUPONT_SCREW_INLINE_H

#include "dupont_screw_batch.h"

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

/* A number in every lane. */
DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_splat(double x)
{
    return x - (dupont_screw_pack){ 0.0 };
}

/* A pack out of an array, of any alignment. */
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

/* The results of such a block, without those of the copies. */
static DUPONT_SCREW_APART void dupont_screw_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

/* A pack out of an array of bytes. */
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

/* The results of such a block, without those of the copies. */
static DUPONT_SCREW_APART void dupont_screw_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

/* A pack out of an array of bytes. */
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

/* The results of such a block, without those of the copies. */
static DUPONT_SCREW_APART void dupont_screw_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

/* Lane by lane, x where the condition holds, else y. */
DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_select(dupont_screw_mask condition, dupont_screw_pack x, dupont_screw_pack y)
{
    return (dupont_screw_pack)(((dupont_screw_mask)x & condition) | ((dupont_screw_mask)y & ~condition));
}

/* Magnitudes: the sign bits are cleared. */
DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_abs(dupont_screw_pack x)
{
    return (dupont_screw_pack)((dupont_screw_mask)x & ~(dupont_screw_mask)dupont_screw_pack_splat(-0.0));
}

/* The smaller numbers; y where one is NaN. */
DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_min(dupont_screw_pack x, dupont_screw_pack y)
{
    return dupont_screw_pack_select((dupont_screw_mask)(x < y), x, y);
}

/* The larger numbers; y where one is NaN. */
DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_max(dupont_screw_pack x, dupont_screw_pack y)
{
    return dupont_screw_pack_select((dupont_screw_mask)(x > y), x, y);
}

/* Signs: 1, -1, or x itself where that is zero or NaN. */
DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_sign(dupont_screw_pack x)
{
    const dupont_screw_pack one = dupont_screw_pack_splat(1.0);

    return dupont_screw_pack_select((dupont_screw_mask)(x > 0.0), one, dupont_screw_pack_select((dupont_screw_mask)(x < 0.0), -one, x));
}

/* The library's sqrt, lane after lane. */
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

/* Lane by lane, x where the condition holds, else y, of flags and modes. */
DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_select_whole(dupont_screw_mask condition, dupont_screw_mask x, dupont_screw_mask y)
{
    return (x & condition) | (y & ~condition);
}

/* A flag or a mode in every lane. */
DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_whole(int64_t x)
{
    return x + (dupont_screw_mask){ 0 };
}

/* True when the condition holds in every lane. */
DUPONT_SCREW_INLINE bool dupont_screw_pack_all(dupont_screw_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < DUPONT_SCREW_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

/* Senses of motion: 1, -1, or 0 where a number is zero or NaN. */
DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_mode_of(dupont_screw_pack x)
{
    return (dupont_screw_mask)(x < 0.0) - (dupont_screw_mask)(x > 0.0);
}

/* Modes as numbers. */
DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_real_of(dupont_screw_mask mode)
{
    const dupont_screw_mask sign = mode & (dupont_screw_mask)dupont_screw_pack_splat(-0.0);

    return (dupont_screw_pack)(sign | ((dupont_screw_mask)dupont_screw_pack_splat(1.0) & (dupont_screw_mask)(mode != 0)));
}

#endif
