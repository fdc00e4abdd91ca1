/* cart_double_pendulum, emitted by symgen 0.2.0 */
/* Packs of states, and operations on them, with GNU vector extensions. Private: the vector files of cart_double_pendulum include it. */
#ifndef CART_DOUBLE_PENDULUM_INLINE_H
#define CART_DOUBLE_PENDULUM_INLINE_H

#include "cart_double_pendulum_batch.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define CART_DOUBLE_PENDULUM_BYTES 64
#elif defined(__AVX__)
#define CART_DOUBLE_PENDULUM_BYTES 32
#else
#define CART_DOUBLE_PENDULUM_BYTES 16
#endif
#define CART_DOUBLE_PENDULUM_LANES (CART_DOUBLE_PENDULUM_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define CART_DOUBLE_PENDULUM_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define CART_DOUBLE_PENDULUM_APART __attribute__((noinline, unused))
#endif
#define CART_DOUBLE_PENDULUM_BODY static inline __attribute__((always_inline, unused))
#define CART_DOUBLE_PENDULUM_INLINE static inline __attribute__((unused))

typedef double cart_double_pendulum_pack __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES)));
typedef double cart_double_pendulum_unaligned __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t cart_double_pendulum_mask __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES)));
typedef signed char cart_double_pendulum_bytes __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short cart_double_pendulum_shorts __attribute__((vector_size(2 * CART_DOUBLE_PENDULUM_BYTES / sizeof(double))));

/* A number in every lane. */
CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_splat(double x)
{
    return x - (cart_double_pendulum_pack){ 0.0 };
}

/* A pack out of an array, of any alignment. */
CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_at(const double *x)
{
    return *(const cart_double_pendulum_unaligned *)x;
}

/* The place of prepared number k of state s in the sets of an ensemble. */
CART_DOUBLE_PENDULUM_INLINE size_t cart_double_pendulum_pack_place(size_t k, size_t s)
{
    return ((((s / CART_DOUBLE_PENDULUM_SETS) * 36U) + k) * CART_DOUBLE_PENDULUM_SETS) + (s % CART_DOUBLE_PENDULUM_SETS);
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state of the pack that begins `ahead` of
   the block's first. */
CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? cart_double_pendulum_pack_splat(prepared[k]) : cart_double_pendulum_pack_at(&prepared[cart_double_pendulum_pack_place(k, ahead)]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
CART_DOUBLE_PENDULUM_INLINE size_t cart_double_pendulum_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % CART_DOUBLE_PENDULUM_LANES;

    return (((count % CART_DOUBLE_PENDULUM_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

/* The results of such a block, without those of the copies. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

/* Lane by lane, x where the condition holds, else y. */
CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_select(cart_double_pendulum_mask condition, cart_double_pendulum_pack x, cart_double_pendulum_pack y)
{
    return (cart_double_pendulum_pack)(((cart_double_pendulum_mask)x & condition) | ((cart_double_pendulum_mask)y & ~condition));
}

/* Magnitudes: the sign bits are cleared. */
CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_abs(cart_double_pendulum_pack x)
{
    return (cart_double_pendulum_pack)((cart_double_pendulum_mask)x & ~(cart_double_pendulum_mask)cart_double_pendulum_pack_splat(-0.0));
}

/* True when the condition holds in every lane. */
CART_DOUBLE_PENDULUM_INLINE bool cart_double_pendulum_pack_all(cart_double_pendulum_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long cart_double_pendulum_bits __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void cart_double_pendulum_pack_sincos_pair(const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine, cart_double_pendulum_bits *beyond)
{
    const cart_double_pendulum_pack x = *angle;
    union { cart_double_pendulum_pack number; cart_double_pendulum_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const cart_double_pendulum_pack n = k.number - 6755399441186816.0;
    const cart_double_pendulum_pack w = x - (n * 1.5707963267923333);
    const cart_double_pendulum_pack r = w - (n * 2.5633441515839558e-12);
    const cart_double_pendulum_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const cart_double_pendulum_pack z = r * r;
    const cart_double_pendulum_pack rz = r * z;

    const cart_double_pendulum_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const cart_double_pendulum_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const cart_double_pendulum_bits odd = 0ULL - (k.bits & 1ULL);
    const cart_double_pendulum_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const cart_double_pendulum_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
CART_DOUBLE_PENDULUM_INLINE bool cart_double_pendulum_pack_within(cart_double_pendulum_bits beyond)
{
    return cart_double_pendulum_pack_all((cart_double_pendulum_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_sincos_beyond(size_t size, const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const cart_double_pendulum_mask inside = (cart_double_pendulum_mask)(cart_double_pendulum_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < CART_DOUBLE_PENDULUM_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

/* Corrects the packs in which some angle was out of range. */
static inline __attribute__((always_inline, unused)) void cart_double_pendulum_pack_sincos_guard(size_t size, const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine, const cart_double_pendulum_bits *beyond)
{
    if (!cart_double_pendulum_pack_within(*beyond)) {
        cart_double_pendulum_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

#endif
