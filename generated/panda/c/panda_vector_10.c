/* panda, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PANDA_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in panda_batch.c. */
#include "panda_batch.h"

#if defined(PANDA_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PANDA_BYTES 64
#elif defined(__AVX__)
#define PANDA_BYTES 32
#else
#define PANDA_BYTES 16
#endif
#define PANDA_LANES (PANDA_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PANDA_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PANDA_APART __attribute__((noinline, unused))
#endif
#define PANDA_BODY static inline __attribute__((always_inline, unused))
#define PANDA_INLINE static inline __attribute__((unused))

typedef double panda_pack __attribute__((vector_size(PANDA_BYTES)));
typedef double panda_unaligned __attribute__((vector_size(PANDA_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t panda_mask __attribute__((vector_size(PANDA_BYTES)));
typedef signed char panda_bytes __attribute__((vector_size(PANDA_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short panda_shorts __attribute__((vector_size(2 * PANDA_BYTES / sizeof(double))));

PANDA_INLINE panda_pack panda_pack_splat(double x)
{
    return x - (panda_pack){ 0.0 };
}

PANDA_INLINE panda_pack panda_pack_at(const double *x)
{
    return *(const panda_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PANDA_INLINE panda_pack panda_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? panda_pack_splat(prepared[k]) : panda_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PANDA_INLINE size_t panda_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PANDA_LANES;

    return (((count % PANDA_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static PANDA_APART void panda_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PANDA_APART void panda_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PANDA_INLINE panda_pack panda_pack_select(panda_mask condition, panda_pack x, panda_pack y)
{
    return (panda_pack)(((panda_mask)x & condition) | ((panda_mask)y & ~condition));
}

PANDA_INLINE panda_pack panda_pack_abs(panda_pack x)
{
    return (panda_pack)((panda_mask)x & ~(panda_mask)panda_pack_splat(-0.0));
}

PANDA_INLINE bool panda_pack_all(panda_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PANDA_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long panda_bits __attribute__((vector_size(PANDA_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void panda_pack_sincos_pair(const panda_pack *angle, panda_pack *sine, panda_pack *cosine, panda_bits *beyond)
{
    const panda_pack x = *angle;
    union { panda_pack number; panda_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const panda_pack n = k.number - 6755399441186816.0;
    const panda_pack w = x - (n * 1.5707963267923333);
    const panda_pack r = w - (n * 2.5633441515839558e-12);
    const panda_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const panda_pack z = r * r;
    const panda_pack rz = r * z;

    const panda_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const panda_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const panda_bits odd = 0ULL - (k.bits & 1ULL);
    const panda_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const panda_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PANDA_INLINE bool panda_pack_within(panda_bits beyond)
{
    return panda_pack_all((panda_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PANDA_APART void panda_pack_sincos_beyond(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PANDA_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void panda_pack_sincos_guard(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine, const panda_bits *beyond)
{
    if (!panda_pack_within(*beyond)) {
        panda_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PANDA_APART void panda_pack_regressor_block_part1(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y, panda_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    const panda_pack v0_angle[6] = {panda_pack_at(&q[stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride]), panda_pack_at(&q[6U * stride])};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    live[0] = v0_sine[1];
    live[1] = v0_cosine[1];
    live[2] = v0_sine[2];
    live[3] = v0_cosine[2];
    live[4] = v0_sine[3];
    live[5] = v0_cosine[3];
    live[6] = v0_sine[4];
    live[7] = v0_cosine[4];
    live[8] = v0_sine[5];
    live[9] = v0_cosine[5];
    *(panda_unaligned *)&Y[0] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[2U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[3U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[4U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[5U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[6U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[7U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[8U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[10U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[11U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[12U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[13U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[19U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[70U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[71U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[72U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[73U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[74U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[75U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[76U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[77U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[78U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[79U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[80U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[83U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[140U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[141U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[142U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[143U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[144U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[145U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[146U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[147U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[148U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[149U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[150U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[151U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[152U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[153U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[154U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[155U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[156U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[157U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[158U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[159U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[160U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[163U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[210U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[211U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[212U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[213U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[214U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[215U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[216U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[217U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[218U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[219U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[220U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[221U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[222U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[223U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[224U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[225U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[226U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[227U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[228U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[229U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[230U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[231U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[232U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[233U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[234U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[235U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[236U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[237U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[238U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[239U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[240U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[243U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[280U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[281U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[282U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[283U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[284U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[285U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[286U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[287U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[288U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[289U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[290U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[291U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[292U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[293U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[294U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[295U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[296U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[297U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[298U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[299U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[300U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[301U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[302U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[303U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[304U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[305U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[306U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[307U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[308U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[309U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[310U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[311U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[312U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[313U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[314U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[315U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[316U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[317U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[318U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[319U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[320U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[323U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[330U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[350U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[351U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[352U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[353U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[354U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[355U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[356U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[357U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[358U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[359U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[360U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[361U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[362U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[363U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[364U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[365U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[366U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[367U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[368U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[369U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[370U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[371U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[372U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[373U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[374U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[375U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[376U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[377U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[378U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[379U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[380U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[381U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[382U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[383U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[384U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[385U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[386U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[387U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[388U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[389U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[390U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[391U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[392U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[393U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[394U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[395U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[396U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[397U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[398U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[399U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[400U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[403U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[420U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[421U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[422U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[423U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[424U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[425U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[426U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[427U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[428U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[429U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[430U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[431U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[432U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[433U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[434U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[435U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[436U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[437U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[438U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[439U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[440U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[441U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[442U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[443U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[444U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[445U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[446U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[447U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[448U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[449U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[450U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[451U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[452U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[453U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[454U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[455U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[456U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[457U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[458U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[459U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[460U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[461U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[462U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[463U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[464U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[465U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[466U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[467U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[468U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[469U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[470U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[471U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[472U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[473U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[474U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[475U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[476U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[477U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[478U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[479U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[480U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[483U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&Y[9U * stride] = panda_pack_at(&qdd[0]);
    const panda_pack v12 = panda_pack_at(&qd[0]) * v0_cosine[0];
    live[10] = v12;
    const panda_pack v13 = panda_pack_at(&qd[stride]) * v12;
    live[11] = v13;
    const panda_pack v14 = (panda_pack_at(&qdd[0]) * v0_sine[0]) + v13;
    live[12] = v14;
    const panda_pack v15 = v13 + v14;
    *(panda_unaligned *)&Y[14U * stride] = v0_sine[0] * v15;
    const panda_pack v16 = panda_pack_at(&qd[0]) * v0_sine[0];
    const panda_pack v17 = panda_pack_at(&qd[stride]) * v16;
    live[13] = v17;
    const panda_pack v18 = (panda_pack_at(&qdd[0]) * v0_cosine[0]) - v17;
    live[14] = v18;
    const panda_pack v19 = v17 - v18;
    *(panda_unaligned *)&Y[15U * stride] = (v0_cosine[0] * v15) - (v0_sine[0] * v19);
    const panda_pack v20 = panda_pack_at(&qd[stride]) * panda_pack_at(&qd[stride]);
    *(panda_unaligned *)&Y[89U * stride] = panda_pack_at(&qdd[stride]);
    *(panda_unaligned *)&Y[16U * stride] = -((panda_pack_at(&qdd[stride]) * v0_sine[0]) + (v20 * v0_cosine[0]));
    *(panda_unaligned *)&Y[17U * stride] = -(v0_cosine[0] * v19);
    *(panda_unaligned *)&Y[18U * stride] = (v20 * v0_sine[0]) - (panda_pack_at(&qdd[stride]) * v0_cosine[0]);
    const panda_pack v21 = 0.316 * v15;
    const panda_pack v22 = v16 * v12;
    live[15] = v22;
    *(panda_unaligned *)&Y[87U * stride] = v22;
    const panda_pack v23 = 9.81 * v0_sine[0];
    *(panda_unaligned *)&Y[82U * stride] = v23;
    const panda_pack v24 = v23 - (0.316 * (panda_pack_at(&qdd[stride]) - v22));
    const panda_pack v25 = (v0_cosine[1] * v24) - (v0_sine[1] * v21);
    live[16] = v25;
    *(panda_unaligned *)&Y[162U * stride] = v25;
    const panda_pack v26 = v0_sine[0] * v0_sine[1];
    const panda_pack v27 = (v0_sine[1] * v24) + (v0_cosine[1] * v21);
    live[17] = v27;
    *(panda_unaligned *)&Y[161U * stride] = v27;
    const panda_pack v28 = v0_sine[0] * v0_cosine[1];
    const panda_pack v29 = 0.316 * v28;
    *(panda_unaligned *)&Y[20U * stride] = (v29 * v27) - ((0.316 * v26) * v25);
    const panda_pack v30 = (panda_pack_at(&qd[stride]) * v0_cosine[1]) + (panda_pack_at(&qd[0]) * v26);
    const panda_pack v31 = v30 * v30;
    const panda_pack v32 = panda_pack_at(&qd[2U * stride]) + v12;
    const panda_pack v33 = v32 * v32;
    const panda_pack v34 = v33 + v31;
    const panda_pack v35 = v16 * v16;
    live[18] = v35;
    const panda_pack v36 = 9.81 * v0_cosine[0];
    live[19] = v36;
    const panda_pack v37 = (0.316 * (v20 + v35)) - v36;
    live[20] = v37;
    const panda_pack v38 = (0.316 * v34) - v37;
    live[21] = v38;
    const panda_pack v39 = (panda_pack_at(&qd[0]) * v28) - (panda_pack_at(&qd[stride]) * v0_sine[1]);
    const panda_pack v40 = v30 * v39;
    live[22] = v40;
    *(panda_unaligned *)&Y[164U * stride] = v40;
    const panda_pack v41 = panda_pack_at(&qdd[2U * stride]) + v18;
    *(panda_unaligned *)&Y[169U * stride] = v41;
    const panda_pack v42 = v41 - v40;
    live[23] = v42;
    *(panda_unaligned *)&Y[21U * stride] = (v0_cosine[0] * v27) + ((v29 * v42) - (v26 * v38));
    const panda_pack v43 = v39 * v39;
    const panda_pack v44 = v33 + v43;
    live[24] = v44;
    const panda_pack v45 = v41 + v40;
    live[25] = v45;
    const panda_pack v46 = v26 * v45;
    *(panda_unaligned *)&Y[22U * stride] = ((v0_cosine[0] * v25) + ((v28 * v37) - (v29 * v44))) - (0.316 * v46);
    const panda_pack v47 = ((panda_pack_at(&qdd[stride]) * v0_cosine[1]) + (panda_pack_at(&qd[2U * stride]) * v39)) + (v0_sine[1] * v14);
    live[26] = v47;
    const panda_pack v48 = v32 * v39;
    live[27] = v48;
    const panda_pack v49 = v48 - v47;
    live[28] = v49;
    const panda_pack v50 = v25 + (0.316 * v49);
    live[29] = v50;
    const panda_pack v51 = (v0_cosine[1] * v14) - ((panda_pack_at(&qdd[stride]) * v0_sine[1]) + (panda_pack_at(&qd[2U * stride]) * v30));
    live[30] = v51;
    const panda_pack v52 = v32 * v30;
    live[31] = v52;
    const panda_pack v53 = v51 + v52;
    live[32] = v53;
    *(panda_unaligned *)&Y[23U * stride] = ((v28 * v27) + (v29 * v53)) - (v26 * v50);
    const panda_pack v54 = v0_cosine[0] * v40;
    const panda_pack v55 = v26 * v48;
    *(panda_unaligned *)&Y[24U * stride] = (v54 + (v28 * v51)) - v55;
    const panda_pack v56 = v31 - v43;
    live[33] = v56;
    const panda_pack v57 = v52 - v51;
    live[34] = v57;
    const panda_pack v58 = v48 + v47;
    live[35] = v58;
    *(panda_unaligned *)&Y[25U * stride] = ((v26 * v57) - (v0_cosine[0] * v56)) - (v28 * v58);
    const panda_pack v59 = v43 - v33;
    live[36] = v59;
    *(panda_unaligned *)&Y[26U * stride] = -(((v0_cosine[0] * v53) + (v26 * v59)) + (v28 * v42));
    const panda_pack v60 = v28 * v52;
    *(panda_unaligned *)&Y[27U * stride] = (v60 + (v26 * v47)) - v54;
    const panda_pack v61 = v31 - v33;
    live[37] = v61;
    *(panda_unaligned *)&Y[28U * stride] = (v46 - (v28 * v61)) - (v0_cosine[0] * v49);
    *(panda_unaligned *)&Y[29U * stride] = (v55 + (v0_cosine[0] * v41)) - v60;
    const panda_pack v62 = (0.0825 * v34) + v25;
    const panda_pack v63 = v37 + (0.0825 * v58);
    const panda_pack v64 = (v0_cosine[2] * v63) - (v0_sine[2] * v62);
    live[38] = v64;
    const panda_pack v65 = 0.0825 * v0_cosine[2];
    live[39] = v65;
    const panda_pack v66 = v65 + (0.316 * v0_sine[2]);
    live[40] = v66;
    const panda_pack v67 = v26 * v66;
    const panda_pack v68 = v27 + (0.0825 * v42);
    live[41] = v68;
    const panda_pack v69 = (0.0825 * v0_cosine[0]) + v29;
    const panda_pack v70 = (v0_cosine[2] * v62) + (v0_sine[2] * v63);
    live[42] = v70;
    *(panda_unaligned *)&Y[242U * stride] = v70;
    const panda_pack v71 = (0.316 * v0_cosine[2]) - (0.0825 * v0_sine[2]);
    live[43] = v71;
    const panda_pack v72 = v26 * v71;
    *(panda_unaligned *)&Y[30U * stride] = ((v69 * v68) + (v67 * v64)) - (v72 * v70);
    const panda_pack v73 = (v0_cosine[2] * v32) + (v0_sine[2] * v39);
    const panda_pack v74 = v73 * v73;
    const panda_pack v75 = v30 - panda_pack_at(&qd[3U * stride]);
    const panda_pack v76 = v75 * v75;
    const panda_pack v77 = v74 + v76;
    live[44] = v77;
    const panda_pack v78 = (v0_cosine[2] * v39) - (v0_sine[2] * v32);
    const panda_pack v79 = v73 * v78;
    live[45] = v79;
    *(panda_unaligned *)&Y[244U * stride] = v79;
    const panda_pack v80 = v47 - panda_pack_at(&qdd[3U * stride]);
    live[46] = v80;
    const panda_pack v81 = v80 + v79;
    live[47] = v81;
    const panda_pack v82 = (v0_cosine[2] * v0_cosine[0]) + (v0_sine[2] * v28);
    live[48] = v82;
    const panda_pack v83 = ((v0_cosine[2] * v41) + (v0_sine[2] * v51)) + (panda_pack_at(&qd[3U * stride]) * v78);
    live[49] = v83;
    const panda_pack v84 = v75 * v78;
    live[50] = v84;
    const panda_pack v85 = v83 - v84;
    const panda_pack v86 = -v85;
    live[51] = v86;
    const panda_pack v87 = ((v82 * v68) + ((v67 * v81) - (v72 * v77))) - (v69 * v86);
    *(panda_unaligned *)&Y[31U * stride] = v87 + (v26 * v64);
    const panda_pack v88 = v79 - v80;
    live[52] = v88;
    const panda_pack v89 = v78 * v78;
    const panda_pack v90 = v76 + v89;
    live[53] = v90;
    const panda_pack v91 = (v0_cosine[2] * v28) - (v0_sine[2] * v0_cosine[0]);
    const panda_pack v92 = ((v0_sine[2] * v41) - (v0_cosine[2] * v51)) + (panda_pack_at(&qd[3U * stride]) * v73);
    live[54] = v92;
    const panda_pack v93 = v75 * v73;
    live[55] = v93;
    const panda_pack v94 = v92 - v93;
    const panda_pack v95 = -v94;
    live[56] = v95;
    const panda_pack v96 = (v69 * v95) + ((v91 * v68) + ((v67 * v90) - (v72 * v88)));
    *(panda_unaligned *)&Y[32U * stride] = v96 - (v26 * v70);
    const panda_pack v97 = v74 + v89;
    live[57] = v97;
    const panda_pack v98 = v92 + v93;
    live[58] = v98;
    *(panda_unaligned *)&Y[246U * stride] = v98;
    const panda_pack v99 = (((v69 * v97) - (v91 * v64)) + (v67 * v98)) - (v82 * v70);
    const panda_pack v100 = v83 + v84;
    live[59] = v100;
    *(panda_unaligned *)&Y[248U * stride] = v100;
    *(panda_unaligned *)&Y[33U * stride] = v99 + (v72 * v100);
    const panda_pack v101 = v26 * v79;
    const panda_pack v102 = v82 * v84;
    *(panda_unaligned *)&Y[34U * stride] = (v102 - v101) - (v91 * v92);
    const panda_pack v103 = v89 - v74;
    live[60] = v103;
    *(panda_unaligned *)&Y[245U * stride] = v103;
    *(panda_unaligned *)&Y[35U * stride] = ((v91 * v86) - (v26 * v103)) - (v82 * v95);
    const panda_pack v104 = v89 - v76;
    live[61] = v104;
    *(panda_unaligned *)&Y[36U * stride] = ((v91 * v81) - (v82 * v104)) - (v26 * v98);
    const panda_pack v105 = v91 * v93;
    *(panda_unaligned *)&Y[37U * stride] = (v101 - v105) + (v82 * v83);
    const panda_pack v106 = v76 - v74;
    live[62] = v106;
    *(panda_unaligned *)&Y[38U * stride] = ((v82 * v88) + (v91 * v106)) - (v26 * v100);
    *(panda_unaligned *)&Y[39U * stride] = (v105 + (v26 * v80)) - v102;
    const panda_pack v107 = (0.0825 * v73) - (0.384 * v78);
    const panda_pack v108 = (((0.384 * v80) + (0.0825 * v76)) + (v73 * v107)) - v70;
    const panda_pack v109 = (v68 - (0.0825 * v85)) - (0.384 * v94);
    const panda_pack v110 = (v0_sine[3] * v109) + (v0_cosine[3] * v108);
    live[63] = v110;
    const panda_pack v111 = ((0.0825 * v82) - v69) - (0.384 * v91);
    const panda_pack v112 = v72 + (0.384 * v26);
    const panda_pack v113 = (v0_sine[3] * v111) - (v0_cosine[3] * v112);
    live[64] = v113;
    const panda_pack v114 = (((0.0825 * v80) - (0.384 * v76)) + (v78 * v107)) - v64;
    live[65] = v114;
    const panda_pack v115 = (0.0825 * v26) - v67;
    live[66] = v115;
    const panda_pack v116 = (v0_sine[3] * v108) - (v0_cosine[3] * v109);
    live[67] = v116;
    const panda_pack v117 = (v0_sine[3] * v112) + (v0_cosine[3] * v111);
    live[68] = v117;
    const panda_pack v118 = v117 * v116;
    live[69] = v118;
    *(panda_unaligned *)&Y[40U * stride] = v118 + ((v115 * v114) - (v113 * v110));
    const panda_pack v119 = (v0_sine[3] * v78) + (v0_cosine[3] * v75);
    live[70] = v119;
    const panda_pack v120 = v119 * v119;
    live[71] = v120;
    const panda_pack v121 = panda_pack_at(&qd[4U * stride]) + v73;
    live[72] = v121;
    const panda_pack v122 = v121 * v121;
    live[73] = v122;
    const panda_pack v123 = v122 + v120;
    live[74] = v123;
    const panda_pack v124 = panda_pack_at(&qdd[4U * stride]) + v83;
    live[75] = v124;
    *(panda_unaligned *)&Y[329U * stride] = v124;
    const panda_pack v125 = (v0_cosine[3] * v78) - (v0_sine[3] * v75);
    live[76] = v125;
    const panda_pack v126 = v125 * v119;
    live[77] = v126;
    *(panda_unaligned *)&Y[324U * stride] = v126;
    const panda_pack v127 = v126 - v124;
    live[78] = v127;
    const panda_pack v128 = ((v0_cosine[3] * v80) + (panda_pack_at(&qd[4U * stride]) * v125)) - (v0_sine[3] * v92);
    live[79] = v128;
    const panda_pack v129 = v121 * v125;
    live[80] = v129;
    const panda_pack v130 = v128 + v129;
    live[81] = v130;
    const panda_pack v131 = (v0_sine[3] * v91) + (v0_cosine[3] * v26);
    live[82] = v131;
    const panda_pack v132 = (((v117 * v127) + (v113 * v123)) - (v115 * v130)) - (v131 * v114);
    *(panda_unaligned *)&Y[41U * stride] = v132 - (v82 * v116);
    const panda_pack v133 = v125 * v125;
    const panda_pack v134 = v122 + v133;
    live[83] = v134;
    const panda_pack v135 = ((v0_sine[3] * v80) + (panda_pack_at(&qd[4U * stride]) * v119)) + (v0_cosine[3] * v92);
    live[84] = v135;
    const panda_pack v136 = v121 * v119;
    live[85] = v136;
    const panda_pack v137 = v135 + v136;
    live[86] = v137;
    const panda_pack v138 = (v0_sine[3] * v26) - (v0_cosine[3] * v91);
    live[87] = v138;
    const panda_pack v139 = v124 + v126;
    live[88] = v139;
    const panda_pack v140 = (((v115 * v137) + (v117 * v134)) + (v138 * v114)) + (v113 * v139);
    *(panda_unaligned *)&Y[42U * stride] = v140 - (v82 * v110);
    const panda_pack v141 = v136 - v135;
    live[89] = v141;
    const panda_pack v142 = v120 + v133;
    live[90] = v142;
    const panda_pack v143 = v129 - v128;
    live[91] = v143;
    const panda_pack v144 = (v138 * v116) + ((v113 * v143) - ((v115 * v142) + (v117 * v141)));
    *(panda_unaligned *)&Y[43U * stride] = v144 + (v131 * v110);
    const panda_pack v145 = v131 * v129;
    live[92] = v145;
    const panda_pack v146 = v82 * v126;
    live[93] = v146;
    *(panda_unaligned *)&Y[44U * stride] = (v146 - v145) + (v138 * v135);
    const panda_pack v147 = v120 - v133;
    live[94] = v147;
    *(panda_unaligned *)&Y[45U * stride] = ((v138 * v130) - (v82 * v147)) + (v131 * v137);
    const panda_pack v148 = v133 - v122;
    live[95] = v148;
    *(panda_unaligned *)&Y[46U * stride] = -(((v82 * v141) + (v131 * v148)) + (v138 * v127));
}

static PANDA_APART void panda_pack_regressor_block_part2(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y, panda_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    const panda_pack v149 = live[87] * live[85];
    *(panda_unaligned *)&Y[47U * stride] = (live[82] * live[79]) - (live[93] + v149);
    const panda_pack v150 = live[71] - live[73];
    live[96] = v150;
    *(panda_unaligned *)&Y[48U * stride] = ((live[82] * live[88]) + (live[87] * v150)) - (live[48] * live[91]);
    *(panda_unaligned *)&Y[49U * stride] = (v149 + live[92]) + (live[48] * live[75]);
    const panda_pack v151 = (live[7] * live[65]) - (live[6] * live[63]);
    live[97] = v151;
    *(panda_unaligned *)&Y[401U * stride] = v151;
    const panda_pack v152 = (live[7] * live[66]) + (live[6] * live[64]);
    const panda_pack v153 = (live[6] * live[65]) + (live[7] * live[63]);
    live[98] = v153;
    const panda_pack v154 = (live[6] * live[66]) - (live[7] * live[64]);
    *(panda_unaligned *)&Y[50U * stride] = (live[69] + (v152 * v151)) + (v154 * v153);
    const panda_pack v155 = (live[7] * live[72]) + (live[6] * live[76]);
    const panda_pack v156 = (live[7] * live[76]) - (live[6] * live[72]);
    const panda_pack v157 = v156 * v155;
    live[99] = v157;
    *(panda_unaligned *)&Y[404U * stride] = v157;
    const panda_pack v158 = live[79] - panda_pack_at(&qdd[5U * stride]);
    live[100] = v158;
    const panda_pack v159 = v158 + v157;
    live[101] = v159;
    const panda_pack v160 = v155 * v155;
    const panda_pack v161 = live[70] - panda_pack_at(&qd[5U * stride]);
    const panda_pack v162 = v161 * v161;
    const panda_pack v163 = v162 + v160;
    live[102] = v163;
    const panda_pack v164 = ((live[7] * live[75]) + (panda_pack_at(&qd[5U * stride]) * v156)) - (live[6] * live[84]);
    live[103] = v164;
    const panda_pack v165 = v161 * v156;
    live[104] = v165;
    const panda_pack v166 = v164 - v165;
    const panda_pack v167 = -v166;
    live[105] = v167;
    const panda_pack v168 = (live[7] * live[48]) - (live[6] * live[87]);
    const panda_pack v169 = ((live[68] * v167) - ((v152 * v159) + (v154 * v163))) - (v168 * live[67]);
    *(panda_unaligned *)&Y[51U * stride] = v169 - (live[82] * v151);
    const panda_pack v170 = v157 - v158;
    live[106] = v170;
    const panda_pack v171 = v156 * v156;
    const panda_pack v172 = v162 + v171;
    live[107] = v172;
    const panda_pack v173 = (live[6] * live[48]) + (live[7] * live[87]);
    const panda_pack v174 = ((live[6] * live[75]) + (panda_pack_at(&qd[5U * stride]) * v155)) + (live[7] * live[84]);
    live[108] = v174;
    const panda_pack v175 = v161 * v155;
    live[109] = v175;
    const panda_pack v176 = v175 - v174;
    live[110] = v176;
    const panda_pack v177 = ((v173 * live[67]) - ((v152 * v172) + (v154 * v170))) - (live[68] * v176);
    *(panda_unaligned *)&Y[52U * stride] = v177 + (live[82] * v153);
    const panda_pack v178 = v174 + v175;
    live[111] = v178;
    *(panda_unaligned *)&Y[406U * stride] = v178;
    const panda_pack v179 = v160 + v171;
    live[112] = v179;
    const panda_pack v180 = v164 + v165;
    live[113] = v180;
    *(panda_unaligned *)&Y[408U * stride] = v180;
    const panda_pack v181 = (v168 * v153) + ((v154 * v180) - ((live[68] * v179) + (v152 * v178)));
    *(panda_unaligned *)&Y[53U * stride] = v181 - (v173 * v151);
    const panda_pack v182 = live[82] * v157;
    const panda_pack v183 = v168 * v165;
    *(panda_unaligned *)&Y[54U * stride] = (v183 - v182) + (v173 * v174);
    const panda_pack v184 = v160 - v171;
    live[114] = v184;
    *(panda_unaligned *)&Y[55U * stride] = ((live[82] * v184) - (v173 * v167)) - (v168 * v176);
    const panda_pack v185 = v162 - v171;
    live[115] = v185;
    *(panda_unaligned *)&Y[56U * stride] = ((v168 * v185) - (v173 * v159)) - (live[82] * v178);
    const panda_pack v186 = v173 * v175;
    *(panda_unaligned *)&Y[57U * stride] = (v186 + v182) + (v168 * v164);
    const panda_pack v187 = v162 - v160;
    live[116] = v187;
    *(panda_unaligned *)&Y[58U * stride] = ((v168 * v170) - (v173 * v187)) - (live[82] * v180);
    *(panda_unaligned *)&Y[59U * stride] = ((live[82] * v158) - v186) - v183;
    const panda_pack v188 = v151 - (0.088 * v159);
    live[117] = v188;
    const panda_pack v189 = (0.088 * live[82]) - v152;
    const panda_pack v190 = live[67] - (0.088 * v166);
    const panda_pack v191 = v153 - (0.088 * v163);
    const panda_pack v192 = (live[8] * v191) - (live[9] * v190);
    live[118] = v192;
    const panda_pack v193 = live[68] - (0.088 * v168);
    const panda_pack v194 = (live[8] * v154) - (live[9] * v193);
    const panda_pack v195 = (live[8] * v190) + (live[9] * v191);
    live[119] = v195;
    const panda_pack v196 = (live[9] * v154) + (live[8] * v193);
    *(panda_unaligned *)&Y[60U * stride] = ((v194 * v192) - (v189 * v188)) + (v196 * v195);
    const panda_pack v197 = (live[9] * live[82]) + (live[8] * v173);
    const panda_pack v198 = (live[9] * v161) - (live[8] * v156);
    const panda_pack v199 = v198 * v198;
    const panda_pack v200 = v155 - panda_pack_at(&qd[6U * stride]);
    const panda_pack v201 = v200 * v200;
    const panda_pack v202 = v201 + v199;
    live[120] = v202;
    const panda_pack v203 = (live[8] * v161) + (live[9] * v156);
    const panda_pack v204 = ((live[9] * v158) - (panda_pack_at(&qd[6U * stride]) * v203)) + (live[8] * v174);
    live[121] = v204;
    const panda_pack v205 = v203 * v200;
    live[122] = v205;
    const panda_pack v206 = v204 + v205;
    live[123] = v206;
    const panda_pack v207 = v164 - panda_pack_at(&qdd[6U * stride]);
    live[124] = v207;
    const panda_pack v208 = v203 * v198;
    live[125] = v208;
    *(panda_unaligned *)&Y[487U * stride] = v208;
    const panda_pack v209 = v208 - v207;
    live[126] = v209;
    const panda_pack v210 = (((v189 * v206) - (v196 * v202)) - (v194 * v209)) - (v197 * v188);
    *(panda_unaligned *)&Y[61U * stride] = (v168 * v192) + v210;
    const panda_pack v211 = (live[8] * live[82]) - (live[9] * v173);
    const panda_pack v212 = v203 * v203;
    const panda_pack v213 = v201 + v212;
    live[127] = v213;
    const panda_pack v214 = ((live[8] * v158) + (panda_pack_at(&qd[6U * stride]) * v198)) - (live[9] * v174);
    live[128] = v214;
    const panda_pack v215 = v200 * v198;
    live[129] = v215;
    const panda_pack v216 = v215 - v214;
    live[130] = v216;
    const panda_pack v217 = v207 + v208;
    live[131] = v217;
    const panda_pack v218 = (((v189 * v216) + (v194 * v213)) + (v196 * v217)) + (v211 * v188);
    *(panda_unaligned *)&Y[62U * stride] = (v168 * v195) + v218;
    const panda_pack v219 = v199 + v212;
    live[132] = v219;
    const panda_pack v220 = v205 - v204;
    live[133] = v220;
    *(panda_unaligned *)&Y[488U * stride] = v220;
    const panda_pack v221 = v214 + v215;
    live[134] = v221;
    const panda_pack v222 = (((v196 * v220) - (v189 * v219)) - (v194 * v221)) - (v211 * v192);
    *(panda_unaligned *)&Y[63U * stride] = v222 - (v197 * v195);
    const panda_pack v223 = v197 * v205;
    const panda_pack v224 = v168 * v208;
    *(panda_unaligned *)&Y[64U * stride] = (v224 - v223) + (v211 * v214);
    const panda_pack v225 = v199 - v212;
    live[135] = v225;
    *(panda_unaligned *)&Y[65U * stride] = ((v168 * v225) - (v197 * v216)) + (v211 * v206);
    const panda_pack v226 = v201 - v212;
    live[136] = v226;
    *(panda_unaligned *)&Y[66U * stride] = ((v168 * v221) - (v197 * v226)) - (v211 * v209);
    const panda_pack v227 = v211 * v215;
    *(panda_unaligned *)&Y[67U * stride] = (v227 - v224) + (v197 * v204);
    const panda_pack v228 = v199 - v201;
    live[137] = v228;
    *(panda_unaligned *)&Y[68U * stride] = ((v197 * v217) - (v211 * v228)) - (v168 * v220);
    *(panda_unaligned *)&Y[69U * stride] = (v223 - v227) + (v168 * v207);
    *(panda_unaligned *)&Y[81U * stride] = -live[19];
    *(panda_unaligned *)&Y[84U * stride] = -live[15];
    *(panda_unaligned *)&Y[85U * stride] = live[18] - (live[10] * live[10]);
    *(panda_unaligned *)&Y[86U * stride] = live[11] - live[12];
    *(panda_unaligned *)&Y[88U * stride] = -(live[13] + live[14]);
    const panda_pack v229 = 0.316 * live[1];
    const panda_pack v230 = 0.316 * live[0];
    *(panda_unaligned *)&Y[90U * stride] = -((v230 * live[17]) + (v229 * live[16]));
    *(panda_unaligned *)&Y[91U * stride] = -((v230 * live[23]) + (live[1] * live[21]));
    *(panda_unaligned *)&Y[92U * stride] = ((v230 * live[24]) - (live[0] * live[20])) - (v229 * live[25]);
    *(panda_unaligned *)&Y[93U * stride] = -(((live[0] * live[17]) + (v230 * live[32])) + (live[1] * live[29]));
    const panda_pack v231 = live[1] * live[27];
    *(panda_unaligned *)&Y[94U * stride] = -(v231 + (live[0] * live[30]));
    *(panda_unaligned *)&Y[95U * stride] = (live[1] * live[34]) + (live[0] * live[35]);
    *(panda_unaligned *)&Y[96U * stride] = (live[0] * live[23]) - (live[1] * live[36]);
    const panda_pack v232 = live[0] * live[31];
    *(panda_unaligned *)&Y[97U * stride] = (live[1] * live[26]) - v232;
    *(panda_unaligned *)&Y[98U * stride] = (live[1] * live[25]) + (live[0] * live[37]);
    *(panda_unaligned *)&Y[99U * stride] = v231 + v232;
    const panda_pack v233 = live[1] * live[40];
    const panda_pack v234 = live[1] * live[43];
    *(panda_unaligned *)&Y[100U * stride] = ((v233 * live[38]) - (v230 * live[41])) - (v234 * live[42]);
    const panda_pack v235 = live[2] * live[0];
    const panda_pack v236 = (live[1] * live[38]) + (((v233 * live[47]) - (v234 * live[44])) - (v235 * live[41]));
    *(panda_unaligned *)&Y[101U * stride] = v236 + (v230 * live[51]);
    const panda_pack v237 = live[3] * live[0];
    const panda_pack v238 = (((v233 * live[53]) - (v234 * live[52])) - (v237 * live[41])) - (live[1] * live[42]);
    *(panda_unaligned *)&Y[102U * stride] = v238 - (v230 * live[56]);
    const panda_pack v239 = (((v233 * live[58]) - (v230 * live[57])) + (v234 * live[59])) + (v235 * live[42]);
    *(panda_unaligned *)&Y[103U * stride] = v239 + (v237 * live[38]);
    const panda_pack v240 = live[1] * live[45];
    const panda_pack v241 = v235 * live[50];
    *(panda_unaligned *)&Y[104U * stride] = (v237 * live[54]) - (v241 + v240);
    *(panda_unaligned *)&Y[105U * stride] = ((v235 * live[56]) - (live[1] * live[60])) - (v237 * live[51]);
    *(panda_unaligned *)&Y[106U * stride] = ((v235 * live[61]) - (v237 * live[47])) - (live[1] * live[58]);
    const panda_pack v242 = v237 * live[55];
    *(panda_unaligned *)&Y[107U * stride] = (v240 + v242) - (v235 * live[49]);
    *(panda_unaligned *)&Y[108U * stride] = -((live[1] * live[59]) + ((v235 * live[52]) + (v237 * live[62])));
    *(panda_unaligned *)&Y[109U * stride] = (v241 + (live[1] * live[46])) - v242;
    const panda_pack v243 = (v230 + (0.384 * v237)) - (0.0825 * v235);
    const panda_pack v244 = v234 + (0.384 * live[1]);
    const panda_pack v245 = (live[4] * v243) - (live[5] * v244);
    const panda_pack v246 = (0.0825 * live[1]) - v233;
    const panda_pack v247 = (live[4] * v244) + (live[5] * v243);
    const panda_pack v248 = v247 * live[67];
    *(panda_unaligned *)&Y[110U * stride] = v248 + ((v246 * live[65]) - (v245 * live[63]));
    const panda_pack v249 = (live[5] * live[1]) - (live[4] * v237);
    const panda_pack v250 = (((v247 * live[78]) + (v245 * live[74])) - (v249 * live[65])) - (v246 * live[81]);
    *(panda_unaligned *)&Y[111U * stride] = v250 + (v235 * live[67]);
    const panda_pack v251 = (live[4] * live[1]) + (live[5] * v237);
    const panda_pack v252 = (((v251 * live[65]) + (v247 * live[83])) + (v245 * live[88])) + (v246 * live[86]);
    *(panda_unaligned *)&Y[112U * stride] = v252 + (v235 * live[63]);
    const panda_pack v253 = (v251 * live[67]) + ((v245 * live[91]) - ((v246 * live[90]) + (v247 * live[89])));
    *(panda_unaligned *)&Y[113U * stride] = v253 + (v249 * live[63]);
    const panda_pack v254 = v249 * live[80];
    const panda_pack v255 = v235 * live[77];
    *(panda_unaligned *)&Y[114U * stride] = (v251 * live[84]) - (v255 + v254);
    *(panda_unaligned *)&Y[115U * stride] = ((v251 * live[81]) + (v235 * live[94])) + (v249 * live[86]);
    *(panda_unaligned *)&Y[116U * stride] = ((v235 * live[89]) - (v249 * live[95])) - (v251 * live[78]);
    const panda_pack v256 = v251 * live[85];
    *(panda_unaligned *)&Y[117U * stride] = (v255 - v256) + (v249 * live[79]);
    *(panda_unaligned *)&Y[118U * stride] = ((v249 * live[88]) + (v251 * v150)) + (v235 * live[91]);
    *(panda_unaligned *)&Y[119U * stride] = (v254 + v256) - (v235 * live[75]);
    const panda_pack v257 = (live[7] * v246) + (live[6] * v245);
    const panda_pack v258 = (live[7] * v245) - (live[6] * v246);
    *(panda_unaligned *)&Y[120U * stride] = (v248 + (v257 * v151)) - (v258 * v153);
    const panda_pack v259 = (live[7] * v235) + (live[6] * v251);
    const panda_pack v260 = ((v259 * live[67]) + ((v258 * v163) - (v257 * v159))) + (v247 * v167);
    *(panda_unaligned *)&Y[121U * stride] = v260 - (v249 * v151);
    const panda_pack v261 = (live[6] * v235) - (live[7] * v251);
    const panda_pack v262 = (((v258 * v170) - (v257 * v172)) - (v261 * live[67])) - (v247 * v176);
    *(panda_unaligned *)&Y[122U * stride] = (v249 * v153) + v262;
    const panda_pack v263 = (v261 * v151) - (((v247 * v179) + (v258 * v180)) + (v257 * v178));
    *(panda_unaligned *)&Y[123U * stride] = v263 - (v259 * v153);
    const panda_pack v264 = v249 * v157;
    const panda_pack v265 = v259 * v165;
    *(panda_unaligned *)&Y[124U * stride] = -((v265 + v264) + (v261 * v174));
    *(panda_unaligned *)&Y[125U * stride] = ((v261 * v167) + (v249 * v184)) + (v259 * v176);
    *(panda_unaligned *)&Y[126U * stride] = ((v261 * v159) - (v259 * v185)) - (v249 * v178);
    const panda_pack v266 = v261 * v175;
    *(panda_unaligned *)&Y[127U * stride] = (v264 - v266) - (v259 * v164);
    *(panda_unaligned *)&Y[128U * stride] = ((v261 * v187) - (v259 * v170)) - (v249 * v180);
    *(panda_unaligned *)&Y[129U * stride] = (v265 + (v249 * v158)) + v266;
    const panda_pack v267 = (0.088 * v249) - v257;
    const panda_pack v268 = (0.088 * v259) + v247;
    const panda_pack v269 = (live[8] * v268) - (live[9] * v258);
    const panda_pack v270 = (live[8] * v258) + (live[9] * v268);
    *(panda_unaligned *)&Y[130U * stride] = ((v269 * v195) - (v267 * v188)) - (v270 * v192);
    const panda_pack v271 = (live[8] * v261) - (live[9] * v249);
    const panda_pack v272 = (v271 * v188) + (((v270 * v209) - (v269 * v202)) + (v267 * v206));
    *(panda_unaligned *)&Y[131U * stride] = v272 - (v259 * v192);
    const panda_pack v273 = (live[8] * v249) + (live[9] * v261);
    const panda_pack v274 = (v273 * v188) + (((v267 * v216) - (v270 * v213)) + (v269 * v217));
    *(panda_unaligned *)&Y[132U * stride] = v274 - (v259 * v195);
    const panda_pack v275 = (v271 * v195) + (((v270 * v221) - (v267 * v219)) + (v269 * v220));
    *(panda_unaligned *)&Y[133U * stride] = v275 - (v273 * v192);
    const panda_pack v276 = v259 * v208;
    const panda_pack v277 = v271 * v205;
    *(panda_unaligned *)&Y[134U * stride] = (v277 - v276) + (v273 * v214);
    *(panda_unaligned *)&Y[135U * stride] = ((v273 * v206) - (v259 * v225)) + (v271 * v216);
    *(panda_unaligned *)&Y[136U * stride] = ((v271 * v226) - (v273 * v209)) - (v259 * v221);
    const panda_pack v278 = v273 * v215;
    *(panda_unaligned *)&Y[137U * stride] = (v276 + v278) - (v271 * v204);
    *(panda_unaligned *)&Y[138U * stride] = ((v259 * v220) - (v273 * v228)) - (v271 * v217);
    *(panda_unaligned *)&Y[139U * stride] = -((v277 + v278) + (v259 * v207));
    *(panda_unaligned *)&Y[165U * stride] = -live[33];
    *(panda_unaligned *)&Y[166U * stride] = -live[32];
    *(panda_unaligned *)&Y[167U * stride] = -live[22];
    *(panda_unaligned *)&Y[168U * stride] = -live[28];
}

static PANDA_APART void panda_pack_regressor_block_part3(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y, panda_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    *(panda_unaligned *)&Y[170U * stride] = 0.0825 * live[41];
    *(panda_unaligned *)&Y[171U * stride] = (live[3] * live[41]) - (0.0825 * live[51]);
    *(panda_unaligned *)&Y[172U * stride] = (0.0825 * live[56]) - (live[2] * live[41]);
    *(panda_unaligned *)&Y[173U * stride] = ((0.0825 * live[57]) - (live[3] * live[42])) + (live[2] * live[38]);
    const panda_pack v279 = live[3] * live[50];
    *(panda_unaligned *)&Y[174U * stride] = v279 + (live[2] * live[54]);
    *(panda_unaligned *)&Y[175U * stride] = -((live[3] * live[56]) + (live[2] * live[51]));
    *(panda_unaligned *)&Y[176U * stride] = -((live[3] * live[61]) + (live[2] * live[47]));
    const panda_pack v280 = live[2] * live[55];
    *(panda_unaligned *)&Y[177U * stride] = v280 + (live[3] * live[49]);
    *(panda_unaligned *)&Y[178U * stride] = (live[3] * live[52]) - (live[2] * live[62]);
    *(panda_unaligned *)&Y[179U * stride] = -(v279 + v280);
    const panda_pack v281 = (0.0825 - (0.384 * live[2])) - live[39];
    const panda_pack v282 = live[5] * v281;
    const panda_pack v283 = v282 * live[67];
    const panda_pack v284 = live[4] * v281;
    *(panda_unaligned *)&Y[180U * stride] = (v284 * live[63]) - v283;
    const panda_pack v285 = live[2] * live[4];
    *(panda_unaligned *)&Y[181U * stride] = (((v285 * live[65]) - (v284 * live[74])) - (v282 * live[78])) - (live[3] * live[67]);
    const panda_pack v286 = live[2] * live[5];
    *(panda_unaligned *)&Y[182U * stride] = (((v286 * live[65]) - (v282 * live[83])) - (v284 * live[88])) - (live[3] * live[63]);
    *(panda_unaligned *)&Y[183U * stride] = ((v286 * live[67]) + ((v282 * live[89]) - (v284 * live[91]))) - (v285 * live[63]);
    const panda_pack v287 = v285 * live[80];
    const panda_pack v288 = live[3] * live[77];
    *(panda_unaligned *)&Y[184U * stride] = (v288 + v287) + (v286 * live[84]);
    *(panda_unaligned *)&Y[185U * stride] = ((v286 * live[81]) - (live[3] * live[94])) - (v285 * live[86]);
    *(panda_unaligned *)&Y[186U * stride] = ((v285 * live[95]) - (live[3] * live[89])) - (v286 * live[78]);
    const panda_pack v289 = v286 * live[85];
    *(panda_unaligned *)&Y[187U * stride] = -((v289 + v288) + (v285 * live[79]));
    *(panda_unaligned *)&Y[188U * stride] = ((v286 * live[96]) - (live[3] * live[91])) - (v285 * live[88]);
    *(panda_unaligned *)&Y[189U * stride] = (v289 - v287) + (live[3] * live[75]);
    const panda_pack v290 = live[7] * live[4];
    const panda_pack v291 = v290 * v281;
    const panda_pack v292 = live[6] * live[4];
    const panda_pack v293 = v292 * v281;
    *(panda_unaligned *)&Y[190U * stride] = ((v291 * live[98]) - v283) - (v293 * live[97]);
    const panda_pack v294 = (live[7] * live[3]) - (live[6] * v286);
    const panda_pack v295 = (((v293 * live[101]) - (v291 * live[102])) - (v294 * live[67])) - (v282 * live[105]);
    *(panda_unaligned *)&Y[191U * stride] = (v285 * live[97]) + v295;
    const panda_pack v296 = (live[6] * live[3]) + (live[7] * v286);
    const panda_pack v297 = ((v296 * live[67]) + ((v293 * live[107]) - (v291 * live[106]))) + (v282 * live[110]);
    *(panda_unaligned *)&Y[192U * stride] = v297 - (v285 * live[98]);
    const panda_pack v298 = (v294 * live[98]) + (((v282 * live[112]) + (v291 * live[113])) + (v293 * live[111]));
    *(panda_unaligned *)&Y[193U * stride] = v298 - (v296 * live[97]);
    const panda_pack v299 = v285 * live[99];
    const panda_pack v300 = v294 * live[104];
    *(panda_unaligned *)&Y[194U * stride] = (v300 + v299) + (v296 * live[108]);
    *(panda_unaligned *)&Y[195U * stride] = -(((v296 * live[105]) + (v285 * live[114])) + (v294 * live[110]));
    *(panda_unaligned *)&Y[196U * stride] = ((v294 * live[115]) - (v296 * live[101])) + (v285 * live[111]);
    const panda_pack v301 = v296 * live[109];
    *(panda_unaligned *)&Y[197U * stride] = (v301 - v299) + (v294 * live[103]);
    *(panda_unaligned *)&Y[198U * stride] = ((v294 * live[106]) - (v296 * live[116])) + (v285 * live[113]);
    *(panda_unaligned *)&Y[199U * stride] = -((v300 + (v285 * live[100])) + v301);
    const panda_pack v302 = (0.088 * v294) + v282;
    const panda_pack v303 = (live[9] * v302) + (live[8] * v291);
    const panda_pack v304 = (0.088 * v285) - v293;
    const panda_pack v305 = (live[9] * v291) - (live[8] * v302);
    *(panda_unaligned *)&Y[200U * stride] = ((v304 * live[117]) + (v303 * live[118])) + (v305 * live[119]);
    const panda_pack v306 = (live[9] * v285) - (live[8] * v296);
    const panda_pack v307 = (v306 * live[117]) - (((v305 * live[120]) + (v303 * live[126])) + (v304 * live[123]));
    *(panda_unaligned *)&Y[201U * stride] = v307 + (v294 * live[118]);
    const panda_pack v308 = (live[9] * v296) + (live[8] * v285);
    const panda_pack v309 = (((v303 * live[127]) - (v304 * live[130])) + (v305 * live[131])) - (v308 * live[117]);
    *(panda_unaligned *)&Y[202U * stride] = (v294 * live[119]) + v309;
    const panda_pack v310 = (v308 * live[118]) + (((v304 * live[132]) - (v303 * live[134])) + (v305 * live[133]));
    *(panda_unaligned *)&Y[203U * stride] = v310 + (v306 * live[119]);
    const panda_pack v311 = v306 * live[122];
    const panda_pack v312 = v294 * live[125];
    *(panda_unaligned *)&Y[204U * stride] = (v312 + v311) - (v308 * live[128]);
    *(panda_unaligned *)&Y[205U * stride] = ((v306 * live[130]) + (v294 * live[135])) - (v308 * live[123]);
    *(panda_unaligned *)&Y[206U * stride] = ((v308 * live[126]) + (v306 * live[136])) + (v294 * live[134]);
    const panda_pack v313 = v308 * live[129];
    *(panda_unaligned *)&Y[207U * stride] = -((v312 + v313) + (v306 * live[121]));
    *(panda_unaligned *)&Y[208U * stride] = ((v308 * live[137]) - (v306 * live[131])) - (v294 * live[133]);
    *(panda_unaligned *)&Y[209U * stride] = (v313 - v311) + (v294 * live[124]);
    *(panda_unaligned *)&Y[241U * stride] = -live[38];
    *(panda_unaligned *)&Y[247U * stride] = -live[45];
    *(panda_unaligned *)&Y[249U * stride] = -live[46];
    const panda_pack v314 = 0.384 * live[5];
    const panda_pack v315 = 0.384 * live[4];
    const panda_pack v316 = v315 * live[67];
    *(panda_unaligned *)&Y[250U * stride] = -(v316 + ((0.0825 * live[65]) + (v314 * live[63])));
    *(panda_unaligned *)&Y[251U * stride] = (((0.0825 * live[81]) + (v314 * live[74])) + (live[5] * live[65])) - (v315 * live[78]);
    *(panda_unaligned *)&Y[252U * stride] = (((v314 * live[88]) - (v315 * live[83])) - (0.0825 * live[86])) - (live[4] * live[65]);
    const panda_pack v317 = (((0.0825 * live[90]) + (v315 * live[89])) + (v314 * live[91])) - (live[4] * live[67]);
    *(panda_unaligned *)&Y[253U * stride] = v317 - (live[5] * live[63]);
    const panda_pack v318 = live[5] * live[80];
    *(panda_unaligned *)&Y[254U * stride] = v318 - (live[4] * live[84]);
    *(panda_unaligned *)&Y[255U * stride] = -((live[4] * live[81]) + (live[5] * live[86]));
    *(panda_unaligned *)&Y[256U * stride] = (live[4] * live[78]) + (live[5] * live[95]);
    const panda_pack v319 = live[4] * live[85];
    *(panda_unaligned *)&Y[257U * stride] = v319 - (live[5] * live[79]);
    *(panda_unaligned *)&Y[258U * stride] = -((live[4] * live[96]) + (live[5] * live[88]));
    *(panda_unaligned *)&Y[259U * stride] = -(v318 + v319);
    const panda_pack v320 = (0.0825 * live[7]) - (live[6] * v314);
    const panda_pack v321 = (0.0825 * live[6]) + (live[7] * v314);
    *(panda_unaligned *)&Y[260U * stride] = -((v316 + (v320 * live[97])) + (v321 * live[98]));
    const panda_pack v322 = (((v321 * live[102]) + (v320 * live[101])) - (v292 * live[67])) - (v315 * live[105]);
    *(panda_unaligned *)&Y[261U * stride] = (live[5] * live[97]) + v322;
    const panda_pack v323 = (((v321 * live[106]) + (v320 * live[107])) - (v290 * live[67])) + (v315 * live[110]);
    *(panda_unaligned *)&Y[262U * stride] = v323 - (live[5] * live[98]);
    const panda_pack v324 = (((v320 * live[111]) + (v315 * live[112])) - (v321 * live[113])) + (v292 * live[98]);
    *(panda_unaligned *)&Y[263U * stride] = v324 + (v290 * live[97]);
    const panda_pack v325 = live[5] * live[99];
    const panda_pack v326 = v292 * live[104];
    *(panda_unaligned *)&Y[264U * stride] = (v325 + v326) - (v290 * live[108]);
    *(panda_unaligned *)&Y[265U * stride] = ((v290 * live[105]) - (live[5] * live[114])) - (v292 * live[110]);
    *(panda_unaligned *)&Y[266U * stride] = (live[5] * live[111]) + ((v292 * live[115]) + (v290 * live[101]));
    const panda_pack v327 = v290 * live[109];
    *(panda_unaligned *)&Y[267U * stride] = (v292 * live[103]) - (v327 + v325);
    *(panda_unaligned *)&Y[268U * stride] = (live[5] * live[113]) + ((v292 * live[106]) + (v290 * live[116]));
    *(panda_unaligned *)&Y[269U * stride] = (v327 - (live[5] * live[100])) - v326;
    const panda_pack v328 = v315 + (0.088 * v292);
    const panda_pack v329 = (live[8] * v321) - (live[9] * v328);
    const panda_pack v330 = (0.088 * live[5]) - v320;
    const panda_pack v331 = (live[8] * v328) + (live[9] * v321);
    *(panda_unaligned *)&Y[270U * stride] = ((v330 * live[117]) - (v329 * live[118])) - (v331 * live[119]);
    const panda_pack v332 = (live[5] * live[9]) + (live[8] * v290);
    const panda_pack v333 = (v332 * live[117]) + (((v331 * live[120]) + (v329 * live[126])) - (v330 * live[123]));
    *(panda_unaligned *)&Y[271U * stride] = v333 + (v292 * live[118]);
    const panda_pack v334 = (live[9] * v290) - (live[5] * live[8]);
    const panda_pack v335 = (v334 * live[117]) - (((v330 * live[130]) + (v329 * live[127])) + (v331 * live[131]));
    *(panda_unaligned *)&Y[272U * stride] = v335 + (v292 * live[119]);
    const panda_pack v336 = (v332 * live[119]) + (((v330 * live[132]) + (v329 * live[134])) - (v331 * live[133]));
    *(panda_unaligned *)&Y[273U * stride] = v336 - (v334 * live[118]);
    const panda_pack v337 = v292 * live[125];
    const panda_pack v338 = v332 * live[122];
    *(panda_unaligned *)&Y[274U * stride] = (v338 + v337) + (v334 * live[128]);
    *(panda_unaligned *)&Y[275U * stride] = ((v334 * live[123]) + (v292 * live[135])) + (v332 * live[130]);
    *(panda_unaligned *)&Y[276U * stride] = ((v332 * live[136]) - (v334 * live[126])) + (v292 * live[134]);
    const panda_pack v339 = v334 * live[129];
    *(panda_unaligned *)&Y[277U * stride] = (v339 - v337) - (v332 * live[121]);
    *(panda_unaligned *)&Y[278U * stride] = -(((v332 * live[131]) + (v334 * live[137])) + (v292 * live[133]));
    *(panda_unaligned *)&Y[279U * stride] = (v292 * live[124]) - (v339 + v338);
    *(panda_unaligned *)&Y[321U * stride] = -live[67];
    *(panda_unaligned *)&Y[322U * stride] = -live[63];
    *(panda_unaligned *)&Y[325U * stride] = -live[94];
    *(panda_unaligned *)&Y[326U * stride] = -live[89];
    *(panda_unaligned *)&Y[327U * stride] = -live[77];
    *(panda_unaligned *)&Y[328U * stride] = -live[91];
    *(panda_unaligned *)&Y[331U * stride] = -(live[7] * live[67]);
    *(panda_unaligned *)&Y[332U * stride] = live[6] * live[67];
    *(panda_unaligned *)&Y[333U * stride] = (live[7] * live[98]) - (live[6] * live[97]);
    const panda_pack v340 = live[7] * live[104];
    *(panda_unaligned *)&Y[334U * stride] = v340 + (live[6] * live[108]);
    *(panda_unaligned *)&Y[335U * stride] = -((live[7] * live[110]) + (live[6] * live[105]));
    *(panda_unaligned *)&Y[336U * stride] = (live[7] * live[115]) - (live[6] * live[101]);
    const panda_pack v341 = live[6] * live[109];
    *(panda_unaligned *)&Y[337U * stride] = v341 + (live[7] * live[103]);
    *(panda_unaligned *)&Y[338U * stride] = (live[7] * live[106]) - (live[6] * live[116]);
    *(panda_unaligned *)&Y[339U * stride] = -(v340 + v341);
    const panda_pack v342 = 0.088 * live[7];
    const panda_pack v343 = live[8] * v342;
    const panda_pack v344 = live[9] * v342;
    *(panda_unaligned *)&Y[340U * stride] = (v344 * live[118]) - (v343 * live[119]);
    const panda_pack v345 = live[6] * live[8];
    *(panda_unaligned *)&Y[341U * stride] = (live[7] * live[118]) + (((v343 * live[120]) - (v344 * live[126])) - (v345 * live[117]));
    const panda_pack v346 = live[6] * live[9];
    *(panda_unaligned *)&Y[342U * stride] = (live[7] * live[119]) + (((v344 * live[127]) - (v343 * live[131])) - (v346 * live[117]));
    *(panda_unaligned *)&Y[343U * stride] = ((v346 * live[118]) - ((v344 * live[134]) + (v343 * live[133]))) - (v345 * live[119]);
    const panda_pack v347 = v345 * live[122];
    const panda_pack v348 = live[7] * live[125];
    *(panda_unaligned *)&Y[344U * stride] = (v348 - v347) - (v346 * live[128]);
    *(panda_unaligned *)&Y[345U * stride] = ((live[7] * live[135]) - (v346 * live[123])) - (v345 * live[130]);
    *(panda_unaligned *)&Y[346U * stride] = ((live[7] * live[134]) - (v345 * live[136])) + (v346 * live[126]);
    const panda_pack v349 = v346 * live[129];
    *(panda_unaligned *)&Y[347U * stride] = (v345 * live[121]) - (v348 + v349);
    *(panda_unaligned *)&Y[348U * stride] = ((v346 * live[137]) - (live[7] * live[133])) + (v345 * live[131]);
    *(panda_unaligned *)&Y[349U * stride] = (v349 + v347) + (live[7] * live[124]);
    *(panda_unaligned *)&Y[402U * stride] = -live[98];
    *(panda_unaligned *)&Y[405U * stride] = -live[114];
    *(panda_unaligned *)&Y[407U * stride] = -live[99];
    *(panda_unaligned *)&Y[409U * stride] = -live[100];
    *(panda_unaligned *)&Y[410U * stride] = 0.088 * live[117];
    *(panda_unaligned *)&Y[411U * stride] = (live[9] * live[117]) - (0.088 * live[123]);
    *(panda_unaligned *)&Y[412U * stride] = -((0.088 * live[130]) + (live[8] * live[117]));
    *(panda_unaligned *)&Y[413U * stride] = ((0.088 * live[132]) + (live[8] * live[118])) + (live[9] * live[119]);
    const panda_pack v350 = live[9] * live[122];
    *(panda_unaligned *)&Y[414U * stride] = v350 - (live[8] * live[128]);
    *(panda_unaligned *)&Y[415U * stride] = (live[9] * live[130]) - (live[8] * live[123]);
    *(panda_unaligned *)&Y[416U * stride] = (live[8] * live[126]) + (live[9] * live[136]);
    const panda_pack v351 = live[8] * live[129];
    *(panda_unaligned *)&Y[417U * stride] = -(v351 + (live[9] * live[121]));
    *(panda_unaligned *)&Y[418U * stride] = (live[8] * live[137]) - (live[9] * live[131]);
    *(panda_unaligned *)&Y[419U * stride] = v351 - v350;
    *(panda_unaligned *)&Y[481U * stride] = -live[118];
    *(panda_unaligned *)&Y[482U * stride] = -live[119];
    *(panda_unaligned *)&Y[484U * stride] = -live[125];
    *(panda_unaligned *)&Y[485U * stride] = -live[135];
    *(panda_unaligned *)&Y[486U * stride] = -live[134];
    *(panda_unaligned *)&Y[489U * stride] = -live[124];
}

static PANDA_APART void panda_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    panda_pack live[138];
    panda_pack_regressor_block_part1(spacing, prepared, stride, q, qd, qdd, Y, live);
    panda_pack_regressor_block_part2(spacing, prepared, stride, q, qd, qdd, Y, live);
    panda_pack_regressor_block_part3(spacing, prepared, stride, q, qd, qdd, Y, live);
}

void panda_regressor_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 490U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double qdd_rest[7U * PANDA_LANES];
        double Y_rest[490U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qdd, qdd_rest);
        panda_pack_regressor_block(0U, prepared->k, PANDA_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        panda_pack_give(490U, count, first, PANDA_LANES, Y_rest, Y);
    }
}

void panda_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 490U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double qdd_rest[7U * PANDA_LANES];
        double Y_rest[490U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qdd, qdd_rest);
        panda_pack_regressor_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        panda_pack_give(490U, count, first, PANDA_LANES, Y_rest, Y);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
