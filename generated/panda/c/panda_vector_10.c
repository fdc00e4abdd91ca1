/* Many states at a time. Compiled with PANDA_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "panda.h"

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
#define PANDA_APART __attribute__((noinline, unused))
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

/* The last block of a batch is filled up with copies of its last state. */
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
        for (size_t i = 0U; (first + i) < count; i++) {
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

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
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
    const panda_pack u = 1.0 - (0.5 * z);
    const panda_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const panda_pack zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const panda_bits odd = 0ULL - (k.bits & 1ULL);
    const panda_bits sign = k.bits << 62;
    const panda_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const panda_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
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
    if (!panda_pack_all((panda_mask)((*beyond >> 18) == 0ULL))) {
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
    const panda_pack v14 = v13 + (panda_pack_at(&qdd[0]) * v0_sine[0]);
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
    const panda_pack v30 = (panda_pack_at(&qd[0]) * v28) - (panda_pack_at(&qd[stride]) * v0_sine[1]);
    const panda_pack v31 = (panda_pack_at(&qd[stride]) * v0_cosine[1]) + (panda_pack_at(&qd[0]) * v26);
    const panda_pack v32 = v31 * v30;
    live[18] = v32;
    *(panda_unaligned *)&Y[164U * stride] = v32;
    const panda_pack v33 = panda_pack_at(&qdd[2U * stride]) + v18;
    *(panda_unaligned *)&Y[169U * stride] = v33;
    const panda_pack v34 = v33 - v32;
    const panda_pack v35 = -v34;
    live[19] = v35;
    const panda_pack v36 = v31 * v31;
    const panda_pack v37 = panda_pack_at(&qd[2U * stride]) + v12;
    const panda_pack v38 = v37 * v37;
    const panda_pack v39 = v38 + v36;
    const panda_pack v40 = v16 * v16;
    live[20] = v40;
    const panda_pack v41 = 9.81 * v0_cosine[0];
    live[21] = v41;
    const panda_pack v42 = (0.316 * (v20 + v40)) - v41;
    live[22] = v42;
    const panda_pack v43 = (0.316 * v39) - v42;
    live[23] = v43;
    *(panda_unaligned *)&Y[21U * stride] = (v0_cosine[0] * v27) - ((v26 * v43) + (v29 * v35));
    const panda_pack v44 = v30 * v30;
    const panda_pack v45 = v38 + v44;
    live[24] = v45;
    const panda_pack v46 = v33 + v32;
    live[25] = v46;
    const panda_pack v47 = v26 * v46;
    *(panda_unaligned *)&Y[22U * stride] = ((v0_cosine[0] * v25) + ((v28 * v42) - (v29 * v45))) - (0.316 * v47);
    const panda_pack v48 = ((panda_pack_at(&qdd[stride]) * v0_cosine[1]) + (panda_pack_at(&qd[2U * stride]) * v30)) + (v0_sine[1] * v14);
    live[26] = v48;
    const panda_pack v49 = v37 * v30;
    live[27] = v49;
    const panda_pack v50 = v49 - v48;
    live[28] = v50;
    const panda_pack v51 = v25 + (0.316 * v50);
    live[29] = v51;
    const panda_pack v52 = (v0_cosine[1] * v14) - ((panda_pack_at(&qdd[stride]) * v0_sine[1]) + (panda_pack_at(&qd[2U * stride]) * v31));
    live[30] = v52;
    const panda_pack v53 = v37 * v31;
    live[31] = v53;
    const panda_pack v54 = v52 + v53;
    live[32] = v54;
    *(panda_unaligned *)&Y[23U * stride] = ((v28 * v27) + (v29 * v54)) - (v26 * v51);
    const panda_pack v55 = v0_cosine[0] * v32;
    const panda_pack v56 = v26 * v49;
    *(panda_unaligned *)&Y[24U * stride] = (v55 + (v28 * v52)) - v56;
    const panda_pack v57 = v44 - v36;
    *(panda_unaligned *)&Y[165U * stride] = v57;
    const panda_pack v58 = v53 - v52;
    live[33] = v58;
    const panda_pack v59 = v48 + v49;
    live[34] = v59;
    *(panda_unaligned *)&Y[25U * stride] = ((v0_cosine[0] * v57) + (v26 * v58)) - (v28 * v59);
    const panda_pack v60 = v44 - v38;
    live[35] = v60;
    *(panda_unaligned *)&Y[26U * stride] = ((v28 * v35) - (v26 * v60)) - (v0_cosine[0] * v54);
    const panda_pack v61 = v28 * v53;
    *(panda_unaligned *)&Y[27U * stride] = (v61 + (v26 * v48)) - v55;
    const panda_pack v62 = v36 - v38;
    live[36] = v62;
    *(panda_unaligned *)&Y[28U * stride] = (v47 - (v28 * v62)) - (v0_cosine[0] * v50);
    *(panda_unaligned *)&Y[29U * stride] = (v56 + (v0_cosine[0] * v33)) - v61;
    const panda_pack v63 = (0.0825 * v39) + v25;
    const panda_pack v64 = v42 + (0.0825 * v59);
    const panda_pack v65 = (v0_cosine[2] * v64) - (v0_sine[2] * v63);
    live[37] = v65;
    const panda_pack v66 = 0.0825 * v0_cosine[2];
    live[38] = v66;
    const panda_pack v67 = v66 + (0.316 * v0_sine[2]);
    live[39] = v67;
    const panda_pack v68 = v26 * v67;
    const panda_pack v69 = v27 + (0.0825 * v34);
    live[40] = v69;
    const panda_pack v70 = (0.0825 * v0_cosine[0]) + v29;
    const panda_pack v71 = (v0_cosine[2] * v63) + (v0_sine[2] * v64);
    live[41] = v71;
    *(panda_unaligned *)&Y[242U * stride] = v71;
    const panda_pack v72 = (0.316 * v0_cosine[2]) - (0.0825 * v0_sine[2]);
    live[42] = v72;
    const panda_pack v73 = v26 * v72;
    *(panda_unaligned *)&Y[30U * stride] = ((v70 * v69) + (v68 * v65)) - (v73 * v71);
    const panda_pack v74 = (v0_cosine[2] * v37) + (v0_sine[2] * v30);
    const panda_pack v75 = v74 * v74;
    const panda_pack v76 = v31 - panda_pack_at(&qd[3U * stride]);
    const panda_pack v77 = v76 * v76;
    const panda_pack v78 = v77 + v75;
    live[43] = v78;
    const panda_pack v79 = (v0_cosine[2] * v30) - (v0_sine[2] * v37);
    const panda_pack v80 = v79 * v74;
    live[44] = v80;
    *(panda_unaligned *)&Y[244U * stride] = v80;
    const panda_pack v81 = v48 - panda_pack_at(&qdd[3U * stride]);
    live[45] = v81;
    const panda_pack v82 = v81 + v80;
    live[46] = v82;
    const panda_pack v83 = (v0_cosine[2] * v0_cosine[0]) + (v0_sine[2] * v28);
    live[47] = v83;
    const panda_pack v84 = ((v0_cosine[2] * v33) + (v0_sine[2] * v52)) + (panda_pack_at(&qd[3U * stride]) * v79);
    live[48] = v84;
    const panda_pack v85 = v76 * v79;
    live[49] = v85;
    const panda_pack v86 = v84 - v85;
    const panda_pack v87 = -v86;
    live[50] = v87;
    const panda_pack v88 = ((v83 * v69) + ((v68 * v82) - (v73 * v78))) - (v70 * v87);
    *(panda_unaligned *)&Y[31U * stride] = v88 + (v26 * v65);
    const panda_pack v89 = v80 - v81;
    live[51] = v89;
    const panda_pack v90 = v79 * v79;
    const panda_pack v91 = v77 + v90;
    live[52] = v91;
    const panda_pack v92 = (v0_cosine[2] * v28) - (v0_sine[2] * v0_cosine[0]);
    const panda_pack v93 = ((v0_sine[2] * v33) - (v0_cosine[2] * v52)) + (panda_pack_at(&qd[3U * stride]) * v74);
    live[53] = v93;
    const panda_pack v94 = v76 * v74;
    live[54] = v94;
    const panda_pack v95 = v93 - v94;
    const panda_pack v96 = -v95;
    live[55] = v96;
    const panda_pack v97 = ((v92 * v69) + ((v68 * v91) - (v73 * v89))) + (v70 * v96);
    *(panda_unaligned *)&Y[32U * stride] = v97 - (v26 * v71);
    const panda_pack v98 = v75 + v90;
    live[56] = v98;
    const panda_pack v99 = v93 + v94;
    live[57] = v99;
    *(panda_unaligned *)&Y[246U * stride] = v99;
    const panda_pack v100 = (((v70 * v98) - (v92 * v65)) + (v68 * v99)) - (v83 * v71);
    const panda_pack v101 = v84 + v85;
    live[58] = v101;
    *(panda_unaligned *)&Y[248U * stride] = v101;
    *(panda_unaligned *)&Y[33U * stride] = v100 + (v73 * v101);
    const panda_pack v102 = v26 * v80;
    const panda_pack v103 = v83 * v85;
    *(panda_unaligned *)&Y[34U * stride] = (v103 - v102) - (v92 * v93);
    const panda_pack v104 = v90 - v75;
    live[59] = v104;
    *(panda_unaligned *)&Y[245U * stride] = v104;
    *(panda_unaligned *)&Y[35U * stride] = ((v92 * v87) - (v26 * v104)) - (v83 * v96);
    const panda_pack v105 = v90 - v77;
    live[60] = v105;
    *(panda_unaligned *)&Y[36U * stride] = ((v92 * v82) - (v83 * v105)) - (v26 * v99);
    const panda_pack v106 = v92 * v94;
    *(panda_unaligned *)&Y[37U * stride] = (v102 - v106) + (v83 * v84);
    const panda_pack v107 = v77 - v75;
    live[61] = v107;
    *(panda_unaligned *)&Y[38U * stride] = ((v83 * v89) + (v92 * v107)) - (v26 * v101);
    *(panda_unaligned *)&Y[39U * stride] = (v106 + (v26 * v81)) - v103;
    const panda_pack v108 = (0.0825 * v74) - (0.384 * v79);
    const panda_pack v109 = ((v74 * v108) + ((0.384 * v81) + (0.0825 * v77))) - v71;
    const panda_pack v110 = (v69 - (0.0825 * v86)) - (0.384 * v95);
    const panda_pack v111 = (v0_sine[3] * v110) + (v0_cosine[3] * v109);
    live[62] = v111;
    const panda_pack v112 = ((0.0825 * v83) - v70) - (0.384 * v92);
    const panda_pack v113 = v73 + (0.384 * v26);
    const panda_pack v114 = (v0_sine[3] * v112) - (v0_cosine[3] * v113);
    live[63] = v114;
    const panda_pack v115 = (((0.0825 * v81) - (0.384 * v77)) + (v79 * v108)) - v65;
    live[64] = v115;
    const panda_pack v116 = (0.0825 * v26) - v68;
    live[65] = v116;
    const panda_pack v117 = (v0_sine[3] * v109) - (v0_cosine[3] * v110);
    live[66] = v117;
    const panda_pack v118 = (v0_sine[3] * v113) + (v0_cosine[3] * v112);
    live[67] = v118;
    const panda_pack v119 = v118 * v117;
    live[68] = v119;
    *(panda_unaligned *)&Y[40U * stride] = v119 + ((v116 * v115) - (v114 * v111));
    const panda_pack v120 = panda_pack_at(&qd[4U * stride]) + v74;
    live[69] = v120;
    const panda_pack v121 = v120 * v120;
    live[70] = v121;
    const panda_pack v122 = (v0_sine[3] * v79) + (v0_cosine[3] * v76);
    live[71] = v122;
    const panda_pack v123 = v122 * v122;
    live[72] = v123;
    const panda_pack v124 = v123 + v121;
    live[73] = v124;
    const panda_pack v125 = panda_pack_at(&qdd[4U * stride]) + v84;
    live[74] = v125;
    *(panda_unaligned *)&Y[329U * stride] = v125;
    const panda_pack v126 = (v0_cosine[3] * v79) - (v0_sine[3] * v76);
    live[75] = v126;
    const panda_pack v127 = v126 * v122;
    live[76] = v127;
    *(panda_unaligned *)&Y[324U * stride] = v127;
    const panda_pack v128 = v127 - v125;
    live[77] = v128;
    const panda_pack v129 = (v0_cosine[3] * v26) + (v0_sine[3] * v92);
    live[78] = v129;
    const panda_pack v130 = ((v0_cosine[3] * v81) + (panda_pack_at(&qd[4U * stride]) * v126)) - (v0_sine[3] * v93);
    live[79] = v130;
    const panda_pack v131 = v126 * v120;
    live[80] = v131;
    const panda_pack v132 = v130 + v131;
    live[81] = v132;
    const panda_pack v133 = (((v118 * v128) + (v114 * v124)) - (v129 * v115)) - (v116 * v132);
    *(panda_unaligned *)&Y[41U * stride] = v133 - (v83 * v117);
    const panda_pack v134 = v126 * v126;
    const panda_pack v135 = v121 + v134;
    live[82] = v135;
    const panda_pack v136 = (v0_sine[3] * v26) - (v0_cosine[3] * v92);
    live[83] = v136;
    const panda_pack v137 = ((v0_sine[3] * v81) + (panda_pack_at(&qd[4U * stride]) * v122)) + (v0_cosine[3] * v93);
    live[84] = v137;
    const panda_pack v138 = v120 * v122;
    live[85] = v138;
    const panda_pack v139 = v137 + v138;
    live[86] = v139;
    const panda_pack v140 = v125 + v127;
    live[87] = v140;
    const panda_pack v141 = (((v136 * v115) + (v118 * v135)) + (v116 * v139)) + (v114 * v140);
    *(panda_unaligned *)&Y[42U * stride] = v141 - (v83 * v111);
    const panda_pack v142 = v138 - v137;
    live[88] = v142;
    const panda_pack v143 = v123 + v134;
    live[89] = v143;
    const panda_pack v144 = v131 - v130;
    live[90] = v144;
    const panda_pack v145 = (v136 * v117) + ((v114 * v144) - ((v116 * v143) + (v118 * v142)));
    *(panda_unaligned *)&Y[43U * stride] = v145 + (v129 * v111);
    const panda_pack v146 = v129 * v131;
    live[91] = v146;
    const panda_pack v147 = v83 * v127;
    live[92] = v147;
    *(panda_unaligned *)&Y[44U * stride] = (v147 - v146) + (v136 * v137);
    const panda_pack v148 = v134 - v123;
    live[93] = v148;
    *(panda_unaligned *)&Y[325U * stride] = v148;
    *(panda_unaligned *)&Y[45U * stride] = ((v83 * v148) + (v136 * v132)) + (v129 * v139);
    const panda_pack v149 = v134 - v121;
    live[94] = v149;
    *(panda_unaligned *)&Y[46U * stride] = -(((v83 * v142) + (v129 * v149)) + (v136 * v128));
}

static PANDA_APART void panda_pack_regressor_block_part2(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y, panda_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    const panda_pack v150 = live[83] * live[85];
    *(panda_unaligned *)&Y[47U * stride] = (live[78] * live[79]) - (live[92] + v150);
    const panda_pack v151 = live[72] - live[70];
    live[95] = v151;
    *(panda_unaligned *)&Y[48U * stride] = ((live[78] * live[87]) + (live[83] * v151)) - (live[47] * live[90]);
    *(panda_unaligned *)&Y[49U * stride] = (v150 + live[91]) + (live[47] * live[74]);
    const panda_pack v152 = (live[7] * live[64]) - (live[6] * live[62]);
    live[96] = v152;
    *(panda_unaligned *)&Y[401U * stride] = v152;
    const panda_pack v153 = (live[7] * live[65]) + (live[6] * live[63]);
    const panda_pack v154 = (live[6] * live[64]) + (live[7] * live[62]);
    live[97] = v154;
    const panda_pack v155 = (live[6] * live[65]) - (live[7] * live[63]);
    *(panda_unaligned *)&Y[50U * stride] = (live[68] + (v153 * v152)) + (v155 * v154);
    const panda_pack v156 = (live[6] * live[75]) + (live[7] * live[69]);
    const panda_pack v157 = (live[7] * live[75]) - (live[6] * live[69]);
    const panda_pack v158 = v157 * v156;
    live[98] = v158;
    *(panda_unaligned *)&Y[404U * stride] = v158;
    const panda_pack v159 = live[79] - panda_pack_at(&qdd[5U * stride]);
    live[99] = v159;
    const panda_pack v160 = v159 + v158;
    live[100] = v160;
    const panda_pack v161 = v156 * v156;
    const panda_pack v162 = live[71] - panda_pack_at(&qd[5U * stride]);
    const panda_pack v163 = v162 * v162;
    const panda_pack v164 = v163 + v161;
    live[101] = v164;
    const panda_pack v165 = ((live[7] * live[74]) + (panda_pack_at(&qd[5U * stride]) * v157)) - (live[6] * live[84]);
    live[102] = v165;
    const panda_pack v166 = v162 * v157;
    live[103] = v166;
    const panda_pack v167 = v165 - v166;
    const panda_pack v168 = -v167;
    live[104] = v168;
    const panda_pack v169 = (live[7] * live[47]) - (live[6] * live[83]);
    const panda_pack v170 = ((live[67] * v168) - ((v153 * v160) + (v155 * v164))) - (v169 * live[66]);
    *(panda_unaligned *)&Y[51U * stride] = v170 - (live[78] * v152);
    const panda_pack v171 = v158 - v159;
    live[105] = v171;
    const panda_pack v172 = v157 * v157;
    const panda_pack v173 = v163 + v172;
    live[106] = v173;
    const panda_pack v174 = (live[6] * live[47]) + (live[7] * live[83]);
    const panda_pack v175 = ((live[6] * live[74]) + (panda_pack_at(&qd[5U * stride]) * v156)) + (live[7] * live[84]);
    live[107] = v175;
    const panda_pack v176 = v162 * v156;
    live[108] = v176;
    const panda_pack v177 = v176 - v175;
    live[109] = v177;
    const panda_pack v178 = ((v174 * live[66]) - ((v153 * v173) + (v155 * v171))) - (live[67] * v177);
    *(panda_unaligned *)&Y[52U * stride] = v178 + (live[78] * v154);
    const panda_pack v179 = v175 + v176;
    live[110] = v179;
    *(panda_unaligned *)&Y[406U * stride] = v179;
    const panda_pack v180 = v161 + v172;
    live[111] = v180;
    const panda_pack v181 = v165 + v166;
    live[112] = v181;
    *(panda_unaligned *)&Y[408U * stride] = v181;
    const panda_pack v182 = (v169 * v154) + ((v155 * v181) - ((live[67] * v180) + (v153 * v179)));
    *(panda_unaligned *)&Y[53U * stride] = v182 - (v174 * v152);
    const panda_pack v183 = live[78] * v158;
    const panda_pack v184 = v169 * v166;
    *(panda_unaligned *)&Y[54U * stride] = (v184 - v183) + (v174 * v175);
    const panda_pack v185 = v161 - v172;
    live[113] = v185;
    *(panda_unaligned *)&Y[55U * stride] = ((live[78] * v185) - (v174 * v168)) - (v169 * v177);
    const panda_pack v186 = v163 - v172;
    live[114] = v186;
    *(panda_unaligned *)&Y[56U * stride] = ((v169 * v186) - (v174 * v160)) - (live[78] * v179);
    const panda_pack v187 = v174 * v176;
    *(panda_unaligned *)&Y[57U * stride] = (v187 + v183) + (v169 * v165);
    const panda_pack v188 = v163 - v161;
    live[115] = v188;
    *(panda_unaligned *)&Y[58U * stride] = ((v169 * v171) - (v174 * v188)) - (live[78] * v181);
    *(panda_unaligned *)&Y[59U * stride] = ((live[78] * v159) - v187) - v184;
    const panda_pack v189 = v152 - (0.088 * v160);
    live[116] = v189;
    const panda_pack v190 = (0.088 * live[78]) - v153;
    const panda_pack v191 = live[66] - (0.088 * v167);
    const panda_pack v192 = v154 - (0.088 * v164);
    const panda_pack v193 = (live[8] * v192) - (live[9] * v191);
    live[117] = v193;
    const panda_pack v194 = live[67] - (0.088 * v169);
    const panda_pack v195 = (live[8] * v155) - (live[9] * v194);
    const panda_pack v196 = (live[8] * v191) + (live[9] * v192);
    live[118] = v196;
    const panda_pack v197 = (live[9] * v155) + (live[8] * v194);
    *(panda_unaligned *)&Y[60U * stride] = ((v195 * v193) - (v190 * v189)) + (v197 * v196);
    const panda_pack v198 = (live[9] * live[78]) + (live[8] * v174);
    const panda_pack v199 = (live[9] * v162) - (live[8] * v157);
    const panda_pack v200 = v199 * v199;
    const panda_pack v201 = v156 - panda_pack_at(&qd[6U * stride]);
    const panda_pack v202 = v201 * v201;
    const panda_pack v203 = v202 + v200;
    live[119] = v203;
    const panda_pack v204 = (live[8] * v162) + (live[9] * v157);
    const panda_pack v205 = ((live[9] * v159) - (panda_pack_at(&qd[6U * stride]) * v204)) + (live[8] * v175);
    live[120] = v205;
    const panda_pack v206 = v204 * v201;
    live[121] = v206;
    const panda_pack v207 = v205 + v206;
    live[122] = v207;
    const panda_pack v208 = v165 - panda_pack_at(&qdd[6U * stride]);
    live[123] = v208;
    const panda_pack v209 = v204 * v199;
    live[124] = v209;
    *(panda_unaligned *)&Y[487U * stride] = v209;
    const panda_pack v210 = v209 - v208;
    live[125] = v210;
    const panda_pack v211 = (((v190 * v207) - (v197 * v203)) - (v195 * v210)) - (v198 * v189);
    *(panda_unaligned *)&Y[61U * stride] = (v169 * v193) + v211;
    const panda_pack v212 = v204 * v204;
    const panda_pack v213 = v202 + v212;
    live[126] = v213;
    const panda_pack v214 = ((live[8] * v159) + (panda_pack_at(&qd[6U * stride]) * v199)) - (live[9] * v175);
    live[127] = v214;
    const panda_pack v215 = v201 * v199;
    live[128] = v215;
    const panda_pack v216 = v215 - v214;
    live[129] = v216;
    const panda_pack v217 = v208 + v209;
    live[130] = v217;
    const panda_pack v218 = (live[8] * live[78]) - (live[9] * v174);
    const panda_pack v219 = (v218 * v189) + (((v190 * v216) + (v195 * v213)) + (v197 * v217));
    *(panda_unaligned *)&Y[62U * stride] = (v169 * v196) + v219;
    const panda_pack v220 = v200 + v212;
    live[131] = v220;
    const panda_pack v221 = v206 - v205;
    live[132] = v221;
    *(panda_unaligned *)&Y[488U * stride] = v221;
    const panda_pack v222 = v214 + v215;
    live[133] = v222;
    const panda_pack v223 = (((v197 * v221) - (v190 * v220)) - (v195 * v222)) - (v218 * v193);
    *(panda_unaligned *)&Y[63U * stride] = v223 - (v198 * v196);
    const panda_pack v224 = v198 * v206;
    const panda_pack v225 = v169 * v209;
    *(panda_unaligned *)&Y[64U * stride] = (v225 - v224) + (v218 * v214);
    const panda_pack v226 = v200 - v212;
    live[134] = v226;
    *(panda_unaligned *)&Y[65U * stride] = ((v169 * v226) - (v198 * v216)) + (v218 * v207);
    const panda_pack v227 = v202 - v212;
    live[135] = v227;
    *(panda_unaligned *)&Y[66U * stride] = ((v169 * v222) - (v198 * v227)) - (v218 * v210);
    const panda_pack v228 = v218 * v215;
    *(panda_unaligned *)&Y[67U * stride] = (v228 - v225) + (v198 * v205);
    const panda_pack v229 = v200 - v202;
    live[136] = v229;
    *(panda_unaligned *)&Y[68U * stride] = ((v198 * v217) - (v218 * v229)) - (v169 * v221);
    *(panda_unaligned *)&Y[69U * stride] = (v224 - v228) + (v169 * v208);
    *(panda_unaligned *)&Y[81U * stride] = -live[21];
    *(panda_unaligned *)&Y[84U * stride] = -live[15];
    *(panda_unaligned *)&Y[85U * stride] = live[20] - (live[10] * live[10]);
    *(panda_unaligned *)&Y[86U * stride] = live[11] - live[12];
    *(panda_unaligned *)&Y[88U * stride] = -(live[13] + live[14]);
    const panda_pack v230 = 0.316 * live[1];
    const panda_pack v231 = 0.316 * live[0];
    *(panda_unaligned *)&Y[90U * stride] = -((v231 * live[17]) + (v230 * live[16]));
    *(panda_unaligned *)&Y[91U * stride] = (v231 * live[19]) - (live[1] * live[23]);
    *(panda_unaligned *)&Y[92U * stride] = ((v231 * live[24]) - (live[0] * live[22])) - (v230 * live[25]);
    *(panda_unaligned *)&Y[93U * stride] = -(((live[0] * live[17]) + (v231 * live[32])) + (live[1] * live[29]));
    const panda_pack v232 = live[1] * live[27];
    *(panda_unaligned *)&Y[94U * stride] = -(v232 + (live[0] * live[30]));
    *(panda_unaligned *)&Y[95U * stride] = (live[1] * live[33]) + (live[0] * live[34]);
    *(panda_unaligned *)&Y[96U * stride] = -((live[1] * live[35]) + (live[0] * live[19]));
    const panda_pack v233 = live[0] * live[31];
    *(panda_unaligned *)&Y[97U * stride] = (live[1] * live[26]) - v233;
    *(panda_unaligned *)&Y[98U * stride] = (live[1] * live[25]) + (live[0] * live[36]);
    *(panda_unaligned *)&Y[99U * stride] = v232 + v233;
    const panda_pack v234 = live[1] * live[39];
    const panda_pack v235 = live[1] * live[42];
    *(panda_unaligned *)&Y[100U * stride] = ((v234 * live[37]) - (v231 * live[40])) - (v235 * live[41]);
    const panda_pack v236 = live[2] * live[0];
    const panda_pack v237 = (live[1] * live[37]) + (((v234 * live[46]) - (v235 * live[43])) - (v236 * live[40]));
    *(panda_unaligned *)&Y[101U * stride] = v237 + (v231 * live[50]);
    const panda_pack v238 = live[3] * live[0];
    const panda_pack v239 = (((v234 * live[52]) - (v235 * live[51])) - (v238 * live[40])) - (live[1] * live[41]);
    *(panda_unaligned *)&Y[102U * stride] = v239 - (v231 * live[55]);
    const panda_pack v240 = (((v234 * live[57]) - (v231 * live[56])) + (v235 * live[58])) + (v236 * live[41]);
    *(panda_unaligned *)&Y[103U * stride] = v240 + (v238 * live[37]);
    const panda_pack v241 = live[1] * live[44];
    const panda_pack v242 = v236 * live[49];
    *(panda_unaligned *)&Y[104U * stride] = (v238 * live[53]) - (v242 + v241);
    *(panda_unaligned *)&Y[105U * stride] = ((v236 * live[55]) - (live[1] * live[59])) - (v238 * live[50]);
    *(panda_unaligned *)&Y[106U * stride] = ((v236 * live[60]) - (v238 * live[46])) - (live[1] * live[57]);
    const panda_pack v243 = v238 * live[54];
    *(panda_unaligned *)&Y[107U * stride] = (v241 + v243) - (v236 * live[48]);
    *(panda_unaligned *)&Y[108U * stride] = -((live[1] * live[58]) + ((v236 * live[51]) + (v238 * live[61])));
    *(panda_unaligned *)&Y[109U * stride] = (v242 + (live[1] * live[45])) - v243;
    const panda_pack v244 = (v231 + (0.384 * v238)) - (0.0825 * v236);
    const panda_pack v245 = v235 + (0.384 * live[1]);
    const panda_pack v246 = (live[4] * v244) - (live[5] * v245);
    const panda_pack v247 = (0.0825 * live[1]) - v234;
    const panda_pack v248 = (live[4] * v245) + (live[5] * v244);
    const panda_pack v249 = v248 * live[66];
    *(panda_unaligned *)&Y[110U * stride] = v249 + ((v247 * live[64]) - (v246 * live[62]));
    const panda_pack v250 = (live[5] * live[1]) - (live[4] * v238);
    const panda_pack v251 = (((v248 * live[77]) + (v246 * live[73])) - (v250 * live[64])) - (v247 * live[81]);
    *(panda_unaligned *)&Y[111U * stride] = v251 + (v236 * live[66]);
    const panda_pack v252 = (live[4] * live[1]) + (live[5] * v238);
    const panda_pack v253 = (((v252 * live[64]) + (v248 * live[82])) + (v246 * live[87])) + (v247 * live[86]);
    *(panda_unaligned *)&Y[112U * stride] = v253 + (v236 * live[62]);
    const panda_pack v254 = (v252 * live[66]) + ((v246 * live[90]) - ((v247 * live[89]) + (v248 * live[88])));
    *(panda_unaligned *)&Y[113U * stride] = v254 + (v250 * live[62]);
    const panda_pack v255 = v250 * live[80];
    const panda_pack v256 = v236 * live[76];
    *(panda_unaligned *)&Y[114U * stride] = (v252 * live[84]) - (v256 + v255);
    *(panda_unaligned *)&Y[115U * stride] = ((v252 * live[81]) - (v236 * live[93])) + (v250 * live[86]);
    *(panda_unaligned *)&Y[116U * stride] = ((v236 * live[88]) - (v250 * live[94])) - (v252 * live[77]);
    const panda_pack v257 = v252 * live[85];
    *(panda_unaligned *)&Y[117U * stride] = (v256 - v257) + (v250 * live[79]);
    *(panda_unaligned *)&Y[118U * stride] = ((v250 * live[87]) + (v252 * v151)) + (v236 * live[90]);
    *(panda_unaligned *)&Y[119U * stride] = (v255 + v257) - (v236 * live[74]);
    const panda_pack v258 = (live[7] * v247) + (live[6] * v246);
    const panda_pack v259 = (live[7] * v246) - (live[6] * v247);
    *(panda_unaligned *)&Y[120U * stride] = (v249 + (v258 * v152)) - (v259 * v154);
    const panda_pack v260 = (live[6] * v252) + (live[7] * v236);
    const panda_pack v261 = ((v260 * live[66]) + ((v259 * v164) - (v258 * v160))) + (v248 * v168);
    *(panda_unaligned *)&Y[121U * stride] = v261 - (v250 * v152);
    const panda_pack v262 = (live[6] * v236) - (live[7] * v252);
    const panda_pack v263 = (((v259 * v171) - (v258 * v173)) - (v262 * live[66])) - (v248 * v177);
    *(panda_unaligned *)&Y[122U * stride] = (v250 * v154) + v263;
    const panda_pack v264 = (v262 * v152) - (((v248 * v180) + (v259 * v181)) + (v258 * v179));
    *(panda_unaligned *)&Y[123U * stride] = v264 - (v260 * v154);
    const panda_pack v265 = v250 * v158;
    const panda_pack v266 = v260 * v166;
    *(panda_unaligned *)&Y[124U * stride] = -((v266 + v265) + (v262 * v175));
    *(panda_unaligned *)&Y[125U * stride] = ((v262 * v168) + (v250 * v185)) + (v260 * v177);
    *(panda_unaligned *)&Y[126U * stride] = ((v262 * v160) - (v260 * v186)) - (v250 * v179);
    const panda_pack v267 = v262 * v176;
    *(panda_unaligned *)&Y[127U * stride] = (v265 - v267) - (v260 * v165);
    *(panda_unaligned *)&Y[128U * stride] = ((v262 * v188) - (v260 * v171)) - (v250 * v181);
    *(panda_unaligned *)&Y[129U * stride] = (v266 + (v250 * v159)) + v267;
    const panda_pack v268 = (0.088 * v250) - v258;
    const panda_pack v269 = (0.088 * v260) + v248;
    const panda_pack v270 = (live[8] * v269) - (live[9] * v259);
    const panda_pack v271 = (live[8] * v259) + (live[9] * v269);
    *(panda_unaligned *)&Y[130U * stride] = ((v270 * v196) - (v268 * v189)) - (v271 * v193);
    const panda_pack v272 = (live[8] * v262) - (live[9] * v250);
    const panda_pack v273 = (v272 * v189) + (((v271 * v210) - (v270 * v203)) + (v268 * v207));
    *(panda_unaligned *)&Y[131U * stride] = v273 - (v260 * v193);
    const panda_pack v274 = (live[8] * v250) + (live[9] * v262);
    const panda_pack v275 = (v274 * v189) + (((v268 * v216) - (v271 * v213)) + (v270 * v217));
    *(panda_unaligned *)&Y[132U * stride] = v275 - (v260 * v196);
    const panda_pack v276 = (v272 * v196) + (((v271 * v222) - (v268 * v220)) + (v270 * v221));
    *(panda_unaligned *)&Y[133U * stride] = v276 - (v274 * v193);
    const panda_pack v277 = v260 * v209;
    const panda_pack v278 = v272 * v206;
    *(panda_unaligned *)&Y[134U * stride] = (v278 - v277) + (v274 * v214);
    *(panda_unaligned *)&Y[135U * stride] = ((v274 * v207) - (v260 * v226)) + (v272 * v216);
    *(panda_unaligned *)&Y[136U * stride] = ((v272 * v227) - (v274 * v210)) - (v260 * v222);
    const panda_pack v279 = v274 * v215;
    *(panda_unaligned *)&Y[137U * stride] = (v277 + v279) - (v272 * v205);
    *(panda_unaligned *)&Y[138U * stride] = ((v260 * v221) - (v274 * v229)) - (v272 * v217);
    *(panda_unaligned *)&Y[139U * stride] = -((v278 + v279) + (v260 * v208));
    *(panda_unaligned *)&Y[166U * stride] = -live[32];
    *(panda_unaligned *)&Y[167U * stride] = -live[18];
}

static PANDA_APART void panda_pack_regressor_block_part3(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y, panda_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    *(panda_unaligned *)&Y[168U * stride] = -live[28];
    *(panda_unaligned *)&Y[170U * stride] = 0.0825 * live[40];
    *(panda_unaligned *)&Y[171U * stride] = (live[3] * live[40]) - (0.0825 * live[50]);
    *(panda_unaligned *)&Y[172U * stride] = (0.0825 * live[55]) - (live[2] * live[40]);
    *(panda_unaligned *)&Y[173U * stride] = ((0.0825 * live[56]) - (live[3] * live[41])) + (live[2] * live[37]);
    const panda_pack v280 = live[3] * live[49];
    *(panda_unaligned *)&Y[174U * stride] = v280 + (live[2] * live[53]);
    *(panda_unaligned *)&Y[175U * stride] = -((live[3] * live[55]) + (live[2] * live[50]));
    *(panda_unaligned *)&Y[176U * stride] = -((live[3] * live[60]) + (live[2] * live[46]));
    const panda_pack v281 = live[2] * live[54];
    *(panda_unaligned *)&Y[177U * stride] = v281 + (live[3] * live[48]);
    *(panda_unaligned *)&Y[178U * stride] = (live[3] * live[51]) - (live[2] * live[61]);
    *(panda_unaligned *)&Y[179U * stride] = -(v280 + v281);
    const panda_pack v282 = (0.0825 - (0.384 * live[2])) - live[38];
    const panda_pack v283 = live[5] * v282;
    const panda_pack v284 = v283 * live[66];
    const panda_pack v285 = live[4] * v282;
    *(panda_unaligned *)&Y[180U * stride] = (v285 * live[62]) - v284;
    const panda_pack v286 = live[2] * live[4];
    *(panda_unaligned *)&Y[181U * stride] = (((v286 * live[64]) - (v285 * live[73])) - (v283 * live[77])) - (live[3] * live[66]);
    const panda_pack v287 = live[2] * live[5];
    *(panda_unaligned *)&Y[182U * stride] = (((v287 * live[64]) - (v283 * live[82])) - (v285 * live[87])) - (live[3] * live[62]);
    *(panda_unaligned *)&Y[183U * stride] = ((v287 * live[66]) + ((v283 * live[88]) - (v285 * live[90]))) - (v286 * live[62]);
    const panda_pack v288 = v286 * live[80];
    const panda_pack v289 = live[3] * live[76];
    *(panda_unaligned *)&Y[184U * stride] = (v289 + v288) + (v287 * live[84]);
    *(panda_unaligned *)&Y[185U * stride] = ((live[3] * live[93]) - (v286 * live[86])) + (v287 * live[81]);
    *(panda_unaligned *)&Y[186U * stride] = ((v286 * live[94]) - (live[3] * live[88])) - (v287 * live[77]);
    const panda_pack v290 = v287 * live[85];
    *(panda_unaligned *)&Y[187U * stride] = -((v290 + v289) + (v286 * live[79]));
    *(panda_unaligned *)&Y[188U * stride] = ((v287 * live[95]) - (live[3] * live[90])) - (v286 * live[87]);
    *(panda_unaligned *)&Y[189U * stride] = (v290 - v288) + (live[3] * live[74]);
    const panda_pack v291 = live[7] * live[4];
    const panda_pack v292 = v291 * v282;
    const panda_pack v293 = live[6] * live[4];
    const panda_pack v294 = v293 * v282;
    *(panda_unaligned *)&Y[190U * stride] = ((v292 * live[97]) - v284) - (v294 * live[96]);
    const panda_pack v295 = (live[7] * live[3]) - (live[6] * v287);
    const panda_pack v296 = (((v294 * live[100]) - (v292 * live[101])) - (v295 * live[66])) - (v283 * live[104]);
    *(panda_unaligned *)&Y[191U * stride] = (v286 * live[96]) + v296;
    const panda_pack v297 = (live[6] * live[3]) + (live[7] * v287);
    const panda_pack v298 = ((v297 * live[66]) + ((v294 * live[106]) - (v292 * live[105]))) + (v283 * live[109]);
    *(panda_unaligned *)&Y[192U * stride] = v298 - (v286 * live[97]);
    const panda_pack v299 = (v295 * live[97]) + (((v283 * live[111]) + (v292 * live[112])) + (v294 * live[110]));
    *(panda_unaligned *)&Y[193U * stride] = v299 - (v297 * live[96]);
    const panda_pack v300 = v286 * live[98];
    const panda_pack v301 = v295 * live[103];
    *(panda_unaligned *)&Y[194U * stride] = (v301 + v300) + (v297 * live[107]);
    *(panda_unaligned *)&Y[195U * stride] = -(((v297 * live[104]) + (v286 * live[113])) + (v295 * live[109]));
    *(panda_unaligned *)&Y[196U * stride] = ((v295 * live[114]) - (v297 * live[100])) + (v286 * live[110]);
    const panda_pack v302 = v297 * live[108];
    *(panda_unaligned *)&Y[197U * stride] = (v302 - v300) + (v295 * live[102]);
    *(panda_unaligned *)&Y[198U * stride] = ((v295 * live[105]) - (v297 * live[115])) + (v286 * live[112]);
    *(panda_unaligned *)&Y[199U * stride] = -((v301 + (v286 * live[99])) + v302);
    const panda_pack v303 = (0.088 * v295) + v283;
    const panda_pack v304 = (live[9] * v303) + (live[8] * v292);
    const panda_pack v305 = (0.088 * v286) - v294;
    const panda_pack v306 = (live[9] * v292) - (live[8] * v303);
    *(panda_unaligned *)&Y[200U * stride] = ((v305 * live[116]) + (v304 * live[117])) + (v306 * live[118]);
    const panda_pack v307 = (live[9] * v286) - (live[8] * v297);
    const panda_pack v308 = (v307 * live[116]) - (((v306 * live[119]) + (v304 * live[125])) + (v305 * live[122]));
    *(panda_unaligned *)&Y[201U * stride] = v308 + (v295 * live[117]);
    const panda_pack v309 = (live[9] * v297) + (live[8] * v286);
    const panda_pack v310 = (((v304 * live[126]) - (v305 * live[129])) + (v306 * live[130])) - (v309 * live[116]);
    *(panda_unaligned *)&Y[202U * stride] = (v295 * live[118]) + v310;
    const panda_pack v311 = (v309 * live[117]) + (((v305 * live[131]) - (v304 * live[133])) + (v306 * live[132]));
    *(panda_unaligned *)&Y[203U * stride] = v311 + (v307 * live[118]);
    const panda_pack v312 = v307 * live[121];
    const panda_pack v313 = v295 * live[124];
    *(panda_unaligned *)&Y[204U * stride] = (v313 + v312) - (v309 * live[127]);
    *(panda_unaligned *)&Y[205U * stride] = ((v307 * live[129]) + (v295 * live[134])) - (v309 * live[122]);
    *(panda_unaligned *)&Y[206U * stride] = ((v309 * live[125]) + (v307 * live[135])) + (v295 * live[133]);
    const panda_pack v314 = v309 * live[128];
    *(panda_unaligned *)&Y[207U * stride] = -((v313 + v314) + (v307 * live[120]));
    *(panda_unaligned *)&Y[208U * stride] = ((v309 * live[136]) - (v307 * live[130])) - (v295 * live[132]);
    *(panda_unaligned *)&Y[209U * stride] = (v314 - v312) + (v295 * live[123]);
    *(panda_unaligned *)&Y[241U * stride] = -live[37];
    *(panda_unaligned *)&Y[247U * stride] = -live[44];
    *(panda_unaligned *)&Y[249U * stride] = -live[45];
    const panda_pack v315 = 0.384 * live[5];
    const panda_pack v316 = 0.384 * live[4];
    const panda_pack v317 = v316 * live[66];
    *(panda_unaligned *)&Y[250U * stride] = -(v317 + ((0.0825 * live[64]) + (v315 * live[62])));
    *(panda_unaligned *)&Y[251U * stride] = (((0.0825 * live[81]) + (v315 * live[73])) + (live[5] * live[64])) - (v316 * live[77]);
    *(panda_unaligned *)&Y[252U * stride] = (((v315 * live[87]) - (v316 * live[82])) - (0.0825 * live[86])) - (live[4] * live[64]);
    const panda_pack v318 = (((0.0825 * live[89]) + (v316 * live[88])) + (v315 * live[90])) - (live[4] * live[66]);
    *(panda_unaligned *)&Y[253U * stride] = v318 - (live[5] * live[62]);
    const panda_pack v319 = live[5] * live[80];
    *(panda_unaligned *)&Y[254U * stride] = v319 - (live[4] * live[84]);
    *(panda_unaligned *)&Y[255U * stride] = -((live[4] * live[81]) + (live[5] * live[86]));
    *(panda_unaligned *)&Y[256U * stride] = (live[4] * live[77]) + (live[5] * live[94]);
    const panda_pack v320 = live[4] * live[85];
    *(panda_unaligned *)&Y[257U * stride] = v320 - (live[5] * live[79]);
    *(panda_unaligned *)&Y[258U * stride] = -((live[4] * live[95]) + (live[5] * live[87]));
    *(panda_unaligned *)&Y[259U * stride] = -(v319 + v320);
    const panda_pack v321 = (0.0825 * live[7]) - (live[6] * v315);
    const panda_pack v322 = (0.0825 * live[6]) + (live[7] * v315);
    *(panda_unaligned *)&Y[260U * stride] = -((v317 + (v321 * live[96])) + (v322 * live[97]));
    const panda_pack v323 = (((v322 * live[101]) + (v321 * live[100])) - (v293 * live[66])) - (v316 * live[104]);
    *(panda_unaligned *)&Y[261U * stride] = (live[5] * live[96]) + v323;
    const panda_pack v324 = (((v322 * live[105]) + (v321 * live[106])) - (v291 * live[66])) + (v316 * live[109]);
    *(panda_unaligned *)&Y[262U * stride] = v324 - (live[5] * live[97]);
    const panda_pack v325 = (((v321 * live[110]) + (v316 * live[111])) - (v322 * live[112])) + (v293 * live[97]);
    *(panda_unaligned *)&Y[263U * stride] = v325 + (v291 * live[96]);
    const panda_pack v326 = live[5] * live[98];
    const panda_pack v327 = v293 * live[103];
    *(panda_unaligned *)&Y[264U * stride] = (v326 + v327) - (v291 * live[107]);
    *(panda_unaligned *)&Y[265U * stride] = ((v291 * live[104]) - (live[5] * live[113])) - (v293 * live[109]);
    *(panda_unaligned *)&Y[266U * stride] = (live[5] * live[110]) + ((v293 * live[114]) + (v291 * live[100]));
    const panda_pack v328 = v291 * live[108];
    *(panda_unaligned *)&Y[267U * stride] = (v293 * live[102]) - (v328 + v326);
    *(panda_unaligned *)&Y[268U * stride] = (live[5] * live[112]) + ((v293 * live[105]) + (v291 * live[115]));
    *(panda_unaligned *)&Y[269U * stride] = (v328 - (live[5] * live[99])) - v327;
    const panda_pack v329 = v316 + (0.088 * v293);
    const panda_pack v330 = (live[8] * v322) - (live[9] * v329);
    const panda_pack v331 = (0.088 * live[5]) - v321;
    const panda_pack v332 = (live[8] * v329) + (live[9] * v322);
    *(panda_unaligned *)&Y[270U * stride] = ((v331 * live[116]) - (v330 * live[117])) - (v332 * live[118]);
    const panda_pack v333 = (live[5] * live[9]) + (live[8] * v291);
    const panda_pack v334 = (v333 * live[116]) + (((v332 * live[119]) + (v330 * live[125])) - (v331 * live[122]));
    *(panda_unaligned *)&Y[271U * stride] = v334 + (v293 * live[117]);
    const panda_pack v335 = (live[9] * v291) - (live[5] * live[8]);
    const panda_pack v336 = (v335 * live[116]) - (((v331 * live[129]) + (v330 * live[126])) + (v332 * live[130]));
    *(panda_unaligned *)&Y[272U * stride] = v336 + (v293 * live[118]);
    const panda_pack v337 = (v333 * live[118]) + (((v331 * live[131]) + (v330 * live[133])) - (v332 * live[132]));
    *(panda_unaligned *)&Y[273U * stride] = v337 - (v335 * live[117]);
    const panda_pack v338 = v293 * live[124];
    const panda_pack v339 = v333 * live[121];
    *(panda_unaligned *)&Y[274U * stride] = (v339 + v338) + (v335 * live[127]);
    *(panda_unaligned *)&Y[275U * stride] = ((v335 * live[122]) + (v293 * live[134])) + (v333 * live[129]);
    *(panda_unaligned *)&Y[276U * stride] = ((v333 * live[135]) - (v335 * live[125])) + (v293 * live[133]);
    const panda_pack v340 = v335 * live[128];
    *(panda_unaligned *)&Y[277U * stride] = (v340 - v338) - (v333 * live[120]);
    *(panda_unaligned *)&Y[278U * stride] = -(((v333 * live[130]) + (v335 * live[136])) + (v293 * live[132]));
    *(panda_unaligned *)&Y[279U * stride] = (v293 * live[123]) - (v340 + v339);
    *(panda_unaligned *)&Y[321U * stride] = -live[66];
    *(panda_unaligned *)&Y[322U * stride] = -live[62];
    *(panda_unaligned *)&Y[326U * stride] = -live[88];
    *(panda_unaligned *)&Y[327U * stride] = -live[76];
    *(panda_unaligned *)&Y[328U * stride] = -live[90];
    *(panda_unaligned *)&Y[331U * stride] = -(live[7] * live[66]);
    *(panda_unaligned *)&Y[332U * stride] = live[6] * live[66];
    *(panda_unaligned *)&Y[333U * stride] = (live[7] * live[97]) - (live[6] * live[96]);
    const panda_pack v341 = live[7] * live[103];
    *(panda_unaligned *)&Y[334U * stride] = v341 + (live[6] * live[107]);
    *(panda_unaligned *)&Y[335U * stride] = -((live[7] * live[109]) + (live[6] * live[104]));
    *(panda_unaligned *)&Y[336U * stride] = (live[7] * live[114]) - (live[6] * live[100]);
    const panda_pack v342 = live[6] * live[108];
    *(panda_unaligned *)&Y[337U * stride] = v342 + (live[7] * live[102]);
    *(panda_unaligned *)&Y[338U * stride] = (live[7] * live[105]) - (live[6] * live[115]);
    *(panda_unaligned *)&Y[339U * stride] = -(v341 + v342);
    const panda_pack v343 = 0.088 * live[7];
    const panda_pack v344 = live[8] * v343;
    const panda_pack v345 = live[9] * v343;
    *(panda_unaligned *)&Y[340U * stride] = (v345 * live[117]) - (v344 * live[118]);
    const panda_pack v346 = live[6] * live[8];
    *(panda_unaligned *)&Y[341U * stride] = (live[7] * live[117]) + (((v344 * live[119]) - (v345 * live[125])) - (v346 * live[116]));
    const panda_pack v347 = live[6] * live[9];
    *(panda_unaligned *)&Y[342U * stride] = (live[7] * live[118]) + (((v345 * live[126]) - (v344 * live[130])) - (v347 * live[116]));
    *(panda_unaligned *)&Y[343U * stride] = ((v347 * live[117]) - ((v345 * live[133]) + (v344 * live[132]))) - (v346 * live[118]);
    const panda_pack v348 = v346 * live[121];
    const panda_pack v349 = live[7] * live[124];
    *(panda_unaligned *)&Y[344U * stride] = (v349 - v348) - (v347 * live[127]);
    *(panda_unaligned *)&Y[345U * stride] = ((live[7] * live[134]) - (v347 * live[122])) - (v346 * live[129]);
    *(panda_unaligned *)&Y[346U * stride] = ((live[7] * live[133]) - (v346 * live[135])) + (v347 * live[125]);
    const panda_pack v350 = v347 * live[128];
    *(panda_unaligned *)&Y[347U * stride] = (v346 * live[120]) - (v349 + v350);
    *(panda_unaligned *)&Y[348U * stride] = ((v347 * live[136]) - (live[7] * live[132])) + (v346 * live[130]);
    *(panda_unaligned *)&Y[349U * stride] = (v350 + v348) + (live[7] * live[123]);
    *(panda_unaligned *)&Y[402U * stride] = -live[97];
    *(panda_unaligned *)&Y[405U * stride] = -live[113];
    *(panda_unaligned *)&Y[407U * stride] = -live[98];
    *(panda_unaligned *)&Y[409U * stride] = -live[99];
    *(panda_unaligned *)&Y[410U * stride] = 0.088 * live[116];
    *(panda_unaligned *)&Y[411U * stride] = (live[9] * live[116]) - (0.088 * live[122]);
    *(panda_unaligned *)&Y[412U * stride] = -((0.088 * live[129]) + (live[8] * live[116]));
    *(panda_unaligned *)&Y[413U * stride] = ((0.088 * live[131]) + (live[8] * live[117])) + (live[9] * live[118]);
    const panda_pack v351 = live[9] * live[121];
    *(panda_unaligned *)&Y[414U * stride] = v351 - (live[8] * live[127]);
    *(panda_unaligned *)&Y[415U * stride] = (live[9] * live[129]) - (live[8] * live[122]);
    *(panda_unaligned *)&Y[416U * stride] = (live[8] * live[125]) + (live[9] * live[135]);
    const panda_pack v352 = live[8] * live[128];
    *(panda_unaligned *)&Y[417U * stride] = -(v352 + (live[9] * live[120]));
    *(panda_unaligned *)&Y[418U * stride] = (live[8] * live[136]) - (live[9] * live[130]);
    *(panda_unaligned *)&Y[419U * stride] = v352 - v351;
    *(panda_unaligned *)&Y[481U * stride] = -live[117];
    *(panda_unaligned *)&Y[482U * stride] = -live[118];
    *(panda_unaligned *)&Y[484U * stride] = -live[124];
    *(panda_unaligned *)&Y[485U * stride] = -live[134];
    *(panda_unaligned *)&Y[486U * stride] = -live[133];
    *(panda_unaligned *)&Y[489U * stride] = -live[123];
}

static PANDA_APART void panda_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    panda_pack live[137];
    panda_pack_regressor_block_part1(spacing, prepared, stride, q, qd, qdd, Y, live);
    panda_pack_regressor_block_part2(spacing, prepared, stride, q, qd, qdd, Y, live);
    panda_pack_regressor_block_part3(spacing, prepared, stride, q, qd, qdd, Y, live);
}

void panda_regressor_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
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
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
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
