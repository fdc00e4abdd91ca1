/* pendulum, emitted by symgen 0.2.0 */
/* Packs of states, and operations on them, with GNU vector extensions. Private: the vector files of pendulum include it. */
#ifndef PENDULUM_INLINE_H
#define PENDULUM_INLINE_H

#include "pendulum_batch.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PENDULUM_BYTES 64
#elif defined(__AVX__)
#define PENDULUM_BYTES 32
#else
#define PENDULUM_BYTES 16
#endif
#define PENDULUM_LANES (PENDULUM_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PENDULUM_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PENDULUM_APART __attribute__((noinline, unused))
#endif
#define PENDULUM_BODY static inline __attribute__((always_inline, unused))
#define PENDULUM_INLINE static inline __attribute__((unused))

typedef double pendulum_pack __attribute__((vector_size(PENDULUM_BYTES)));
typedef double pendulum_unaligned __attribute__((vector_size(PENDULUM_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t pendulum_mask __attribute__((vector_size(PENDULUM_BYTES)));
typedef signed char pendulum_bytes __attribute__((vector_size(PENDULUM_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short pendulum_shorts __attribute__((vector_size(2 * PENDULUM_BYTES / sizeof(double))));

/* A number in every lane. */
PENDULUM_INLINE pendulum_pack pendulum_pack_splat(double x)
{
    return x - (pendulum_pack){ 0.0 };
}

/* A pack out of an array, of any alignment. */
PENDULUM_INLINE pendulum_pack pendulum_pack_at(const double *x)
{
    return *(const pendulum_unaligned *)x;
}

/* The place of prepared number k of state s in the sets of an ensemble. */
PENDULUM_INLINE size_t pendulum_pack_place(size_t k, size_t s)
{
    return ((((s / PENDULUM_SETS) * 17U) + k) * PENDULUM_SETS) + (s % PENDULUM_SETS);
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state of the pack that begins `ahead` of
   the block's first. */
PENDULUM_INLINE pendulum_pack pendulum_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? pendulum_pack_splat(prepared[k]) : pendulum_pack_at(&prepared[pendulum_pack_place(k, ahead)]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PENDULUM_INLINE size_t pendulum_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PENDULUM_LANES;

    return (((count % PENDULUM_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static PENDULUM_APART void pendulum_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

/* The results of such a block, without those of the copies. */
static PENDULUM_APART void pendulum_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

/* Lane by lane, x where the condition holds, else y. */
PENDULUM_INLINE pendulum_pack pendulum_pack_select(pendulum_mask condition, pendulum_pack x, pendulum_pack y)
{
    return (pendulum_pack)(((pendulum_mask)x & condition) | ((pendulum_mask)y & ~condition));
}

/* Magnitudes: the sign bits are cleared. */
PENDULUM_INLINE pendulum_pack pendulum_pack_abs(pendulum_pack x)
{
    return (pendulum_pack)((pendulum_mask)x & ~(pendulum_mask)pendulum_pack_splat(-0.0));
}

/* True when the condition holds in every lane. */
PENDULUM_INLINE bool pendulum_pack_all(pendulum_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PENDULUM_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long pendulum_bits __attribute__((vector_size(PENDULUM_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void pendulum_pack_sincos_pair(const pendulum_pack *angle, pendulum_pack *sine, pendulum_pack *cosine, pendulum_bits *beyond)
{
    const pendulum_pack x = *angle;
    union { pendulum_pack number; pendulum_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const pendulum_pack n = k.number - 6755399441186816.0;
    const pendulum_pack w = x - (n * 1.5707963267923333);
    const pendulum_pack r = w - (n * 2.5633441515839558e-12);
    const pendulum_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const pendulum_pack z = r * r;
    const pendulum_pack rz = r * z;

    const pendulum_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const pendulum_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const pendulum_bits odd = 0ULL - (k.bits & 1ULL);
    const pendulum_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const pendulum_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PENDULUM_INLINE bool pendulum_pack_within(pendulum_bits beyond)
{
    return pendulum_pack_all((pendulum_mask)((beyond >> 18) == 0ULL));
}

#endif
