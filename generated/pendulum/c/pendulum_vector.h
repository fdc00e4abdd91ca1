/* pendulum, emitted by symgen 0.2.0 */
/* Up to four angles of one state at a time, with GNU vector extensions. Private: the sources include it where
   PENDULUM_VECTOR is defined, in the place of their own function for one angle after the other. */
#ifndef PENDULUM_VECTOR_H
#define PENDULUM_VECTOR_H

#include <math.h>
#include <stddef.h>

typedef double pendulum_four __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long pendulum_four_bits __attribute__((vector_size(4 * sizeof(double))));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void pendulum_sincos_pair(const pendulum_four *angle, pendulum_four *sine, pendulum_four *cosine, pendulum_four_bits *beyond)
{
    const pendulum_four x = *angle;
    union { pendulum_four number; pendulum_four_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const pendulum_four n = k.number - 6755399441186816.0;
    const pendulum_four w = x - (n * 1.5707963267923333);
    const pendulum_four r = w - (n * 2.5633441515839558e-12);
    const pendulum_four excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const pendulum_four z = r * r;
    const pendulum_four rz = r * z;

    const pendulum_four rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const pendulum_four u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const pendulum_four_bits odd = 0ULL - (k.bits & 1ULL);
    const pendulum_four_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const pendulum_four_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

static __attribute__((noinline, cold, unused)) void pendulum_sincos_beyond(const pendulum_four *angle, pendulum_four *sine, pendulum_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        const int inside = ((*angle)[i] >= -205889.0) && ((*angle)[i] <= 205889.0);

        if (inside == 0) {
            (*sine)[i] = sin((*angle)[i]);
            (*cosine)[i] = cos((*angle)[i]);
        }
    }
}

/* A scalar load: a vector load of angles just written one by one would stall on store forwarding. */
static inline __attribute__((always_inline, unused)) double pendulum_scalar(double x)
{
#if defined(__x86_64__)
    __asm__("" : "+x"(x));
#elif defined(__aarch64__)
    __asm__("" : "+w"(x));
#endif
    return x;
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static inline __attribute__((always_inline, unused)) void pendulum_sincos(size_t count, const double *angle, double *sine, double *cosine)
{
    const pendulum_four x = {
        pendulum_scalar(angle[0]),
        (count > 1U) ? pendulum_scalar(angle[1]) : 0.0,
        (count > 2U) ? pendulum_scalar(angle[2]) : 0.0,
        (count > 3U) ? pendulum_scalar(angle[3]) : 0.0
    };
    pendulum_four s;
    pendulum_four c;
    pendulum_four_bits beyond = { 0ULL };

    pendulum_sincos_pair(&x, &s, &c, &beyond);
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        pendulum_sincos_beyond(&x, &s, &c);
    }
    sine[0] = s[0];
    cosine[0] = c[0];
    if (count > 1U) {
        sine[1] = s[1];
        cosine[1] = c[1];
    }
    if (count > 2U) {
        sine[2] = s[2];
        cosine[2] = c[2];
    }
    if (count > 3U) {
        sine[3] = s[3];
        cosine[3] = c[3];
    }
}

#endif
