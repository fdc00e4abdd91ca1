/* karnopp_masses, emitted by symgen 0.2.0 */
/* Packs of states, and operations on them, with GNU vector extensions. Private: the vector files of karnopp_masses include it. */
#ifndef KARNOPP_MASSES_INLINE_H
#define KARNOPP_MASSES_INLINE_H

#include "karnopp_masses_batch.h"

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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define KARNOPP_MASSES_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define KARNOPP_MASSES_APART __attribute__((noinline, unused))
#endif
#define KARNOPP_MASSES_BODY static inline __attribute__((always_inline, unused))
#define KARNOPP_MASSES_INLINE static inline __attribute__((unused))

typedef double karnopp_masses_pack __attribute__((vector_size(KARNOPP_MASSES_BYTES)));
typedef double karnopp_masses_unaligned __attribute__((vector_size(KARNOPP_MASSES_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t karnopp_masses_mask __attribute__((vector_size(KARNOPP_MASSES_BYTES)));
typedef signed char karnopp_masses_bytes __attribute__((vector_size(KARNOPP_MASSES_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short karnopp_masses_shorts __attribute__((vector_size(2 * KARNOPP_MASSES_BYTES / sizeof(double))));

/* A number in every lane. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_splat(double x)
{
    return x - (karnopp_masses_pack){ 0.0 };
}

/* A pack out of an array, of any alignment. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_at(const double *x)
{
    return *(const karnopp_masses_unaligned *)x;
}

/* The place of prepared number k of state s in the sets of an ensemble. */
KARNOPP_MASSES_INLINE size_t karnopp_masses_pack_place(size_t k, size_t s)
{
    return ((((s / KARNOPP_MASSES_SETS) * 51U) + k) * KARNOPP_MASSES_SETS) + (s % KARNOPP_MASSES_SETS);
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state of the pack that begins `ahead` of
   the block's first. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? karnopp_masses_pack_splat(prepared[k]) : karnopp_masses_pack_at(&prepared[karnopp_masses_pack_place(k, ahead)]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
KARNOPP_MASSES_INLINE size_t karnopp_masses_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % KARNOPP_MASSES_LANES;

    return (((count % KARNOPP_MASSES_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

/* The results of such a block, without those of the copies. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

/* A pack out of an array of bytes. */
KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_at_flags(const bool *x)
{
    const karnopp_masses_shorts wide = __builtin_convertvector(*(const karnopp_masses_bytes *)x, karnopp_masses_shorts);

    return -__builtin_convertvector(wide, karnopp_masses_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

/* The results of such a block, without those of the copies. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

/* A pack out of an array of bytes. */
KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_at_modes(const signed char *x)
{
    const karnopp_masses_shorts wide = __builtin_convertvector(*(const karnopp_masses_bytes *)x, karnopp_masses_shorts);

    return __builtin_convertvector(wide, karnopp_masses_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

/* The results of such a block, without those of the copies. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

/* Lane by lane, x where the condition holds, else y. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_select(karnopp_masses_mask condition, karnopp_masses_pack x, karnopp_masses_pack y)
{
    return (karnopp_masses_pack)(((karnopp_masses_mask)x & condition) | ((karnopp_masses_mask)y & ~condition));
}

/* Magnitudes: the sign bits are cleared. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_abs(karnopp_masses_pack x)
{
    return (karnopp_masses_pack)((karnopp_masses_mask)x & ~(karnopp_masses_mask)karnopp_masses_pack_splat(-0.0));
}

/* The smaller numbers; y where one is NaN. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_min(karnopp_masses_pack x, karnopp_masses_pack y)
{
    return karnopp_masses_pack_select((karnopp_masses_mask)(x < y), x, y);
}

/* The larger numbers; y where one is NaN. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_max(karnopp_masses_pack x, karnopp_masses_pack y)
{
    return karnopp_masses_pack_select((karnopp_masses_mask)(x > y), x, y);
}

/* Signs: 1, -1, or x itself where that is zero or NaN. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_sign(karnopp_masses_pack x)
{
    const karnopp_masses_pack one = karnopp_masses_pack_splat(1.0);

    return karnopp_masses_pack_select((karnopp_masses_mask)(x > 0.0), one, karnopp_masses_pack_select((karnopp_masses_mask)(x < 0.0), -one, x));
}

/* The library's sqrt, lane after lane. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_sqrt(karnopp_masses_pack x)
{
    double one[KARNOPP_MASSES_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

/* Lane by lane, x where the condition holds, else y, of flags and modes. */
KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_select_whole(karnopp_masses_mask condition, karnopp_masses_mask x, karnopp_masses_mask y)
{
    return (x & condition) | (y & ~condition);
}

/* A flag or a mode in every lane. */
KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_whole(int64_t x)
{
    return x + (karnopp_masses_mask){ 0 };
}

/* True when the condition holds in every lane. */
KARNOPP_MASSES_INLINE bool karnopp_masses_pack_all(karnopp_masses_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

/* Senses of motion: 1, -1, or 0 where a number is zero or NaN. */
KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_mode_of(karnopp_masses_pack x)
{
    return (karnopp_masses_mask)(x < 0.0) - (karnopp_masses_mask)(x > 0.0);
}

/* Modes as numbers. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_real_of(karnopp_masses_mask mode)
{
    const karnopp_masses_mask sign = mode & (karnopp_masses_mask)karnopp_masses_pack_splat(-0.0);

    return (karnopp_masses_pack)(sign | ((karnopp_masses_mask)karnopp_masses_pack_splat(1.0) & (karnopp_masses_mask)(mode != 0)));
}

#endif
