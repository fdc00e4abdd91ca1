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
    const panda_pack v12 = panda_pack_at(&qd[0]) * v0_sine[0];
    const panda_pack v13 = panda_pack_at(&qd[stride]) * v12;
    live[10] = v13;
    const panda_pack v14 = panda_pack_at(&qd[0]) * v0_cosine[0];
    live[11] = v14;
    const panda_pack v15 = panda_pack_at(&qd[stride]) * v14;
    live[12] = v15;
    const panda_pack v16 = v15 + (panda_pack_at(&qdd[0]) * v0_sine[0]);
    live[13] = v16;
    *(panda_unaligned *)&Y[14U * stride] = (v0_sine[0] * v16) + (v0_cosine[0] * v13);
    const panda_pack v17 = (panda_pack_at(&qdd[0]) * v0_cosine[0]) - v13;
    live[14] = v17;
    const panda_pack v18 = v17 - v13;
    const panda_pack v19 = v15 + v16;
    *(panda_unaligned *)&Y[15U * stride] = (v0_cosine[0] * v19) + (v0_sine[0] * v18);
    const panda_pack v20 = panda_pack_at(&qd[stride]) * panda_pack_at(&qd[stride]);
    *(panda_unaligned *)&Y[89U * stride] = panda_pack_at(&qdd[stride]);
    *(panda_unaligned *)&Y[16U * stride] = -((panda_pack_at(&qdd[stride]) * v0_sine[0]) + (v20 * v0_cosine[0]));
    *(panda_unaligned *)&Y[17U * stride] = v0_cosine[0] * v18;
    const panda_pack v21 = v12 * v14;
    live[15] = v21;
    *(panda_unaligned *)&Y[87U * stride] = v21;
    const panda_pack v22 = v21 - panda_pack_at(&qdd[stride]);
    *(panda_unaligned *)&Y[18U * stride] = (v20 * v0_sine[0]) + (v0_cosine[0] * (v22 - v21));
    const panda_pack v23 = 0.316 * v0_cosine[1];
    live[16] = v23;
    const panda_pack v24 = 9.81 * v0_sine[0];
    *(panda_unaligned *)&Y[82U * stride] = v24;
    const panda_pack v25 = v24 + (0.316 * v22);
    const panda_pack v26 = (v0_sine[1] * v25) + (v23 * v19);
    live[17] = v26;
    *(panda_unaligned *)&Y[161U * stride] = v26;
    const panda_pack v27 = v0_sine[0] * v0_cosine[1];
    const panda_pack v28 = 0.316 * v27;
    const panda_pack v29 = 0.316 * v0_sine[1];
    live[18] = v29;
    const panda_pack v30 = (v29 * v19) - (v0_cosine[1] * v25);
    live[19] = v30;
    const panda_pack v31 = v0_sine[0] * v0_sine[1];
    const panda_pack v32 = 0.316 * v31;
    *(panda_unaligned *)&Y[20U * stride] = (v32 * v30) + (v28 * v26);
    const panda_pack v33 = (panda_pack_at(&qd[stride]) * v0_cosine[1]) + (panda_pack_at(&qd[0]) * v31);
    const panda_pack v34 = v33 * v33;
    const panda_pack v35 = panda_pack_at(&qd[2U * stride]) + v14;
    const panda_pack v36 = v35 * v35;
    const panda_pack v37 = v36 + v34;
    live[20] = v37;
    const panda_pack v38 = v12 * v12;
    live[21] = v38;
    const panda_pack v39 = 9.81 * v0_cosine[0];
    live[22] = v39;
    const panda_pack v40 = (0.316 * (v20 + v38)) - v39;
    live[23] = v40;
    const panda_pack v41 = (panda_pack_at(&qd[0]) * v27) - (panda_pack_at(&qd[stride]) * v0_sine[1]);
    const panda_pack v42 = v33 * v41;
    live[24] = v42;
    *(panda_unaligned *)&Y[164U * stride] = v42;
    const panda_pack v43 = panda_pack_at(&qdd[2U * stride]) + v17;
    *(panda_unaligned *)&Y[169U * stride] = v43;
    const panda_pack v44 = v42 - v43;
    live[25] = v44;
    *(panda_unaligned *)&Y[21U * stride] = (v0_cosine[0] * v26) + (((v31 * v40) - (v32 * v37)) - (v28 * v44));
    const panda_pack v45 = v41 * v41;
    const panda_pack v46 = v36 + v45;
    live[26] = v46;
    const panda_pack v47 = v43 + v42;
    live[27] = v47;
    *(panda_unaligned *)&Y[22U * stride] = (((v27 * v40) - (v28 * v46)) - (v32 * v47)) - (v0_cosine[0] * v30);
    const panda_pack v48 = (v0_sine[1] * v16) + ((panda_pack_at(&qdd[stride]) * v0_cosine[1]) + (panda_pack_at(&qd[2U * stride]) * v41));
    live[28] = v48;
    const panda_pack v49 = v35 * v41;
    live[29] = v49;
    const panda_pack v50 = v49 - v48;
    live[30] = v50;
    const panda_pack v51 = ((panda_pack_at(&qdd[stride]) * v0_sine[1]) + (panda_pack_at(&qd[2U * stride]) * v33)) - (v0_cosine[1] * v16);
    live[31] = v51;
    const panda_pack v52 = v35 * v33;
    live[32] = v52;
    const panda_pack v53 = v52 - v51;
    live[33] = v53;
    *(panda_unaligned *)&Y[23U * stride] = ((v31 * v30) + ((v28 * v53) - (v32 * v50))) + (v27 * v26);
    const panda_pack v54 = v0_cosine[0] * v42;
    const panda_pack v55 = v31 * v49;
    *(panda_unaligned *)&Y[24U * stride] = (v54 - (v27 * v51)) - v55;
    const panda_pack v56 = v45 - v34;
    *(panda_unaligned *)&Y[165U * stride] = v56;
    const panda_pack v57 = v51 + v52;
    live[34] = v57;
    const panda_pack v58 = v48 + v49;
    live[35] = v58;
    *(panda_unaligned *)&Y[25U * stride] = ((v0_cosine[0] * v56) + (v31 * v57)) - (v27 * v58);
    const panda_pack v59 = v45 - v36;
    live[36] = v59;
    *(panda_unaligned *)&Y[26U * stride] = ((v27 * v44) - (v31 * v59)) - (v0_cosine[0] * v53);
    const panda_pack v60 = v27 * v52;
    *(panda_unaligned *)&Y[27U * stride] = (v60 + (v31 * v48)) - v54;
    const panda_pack v61 = v34 - v36;
    live[37] = v61;
    *(panda_unaligned *)&Y[28U * stride] = ((v31 * v47) - (v27 * v61)) - (v0_cosine[0] * v50);
    *(panda_unaligned *)&Y[29U * stride] = (v55 + (v0_cosine[0] * v43)) - v60;
    const panda_pack v62 = v30 - (0.0825 * v37);
    const panda_pack v63 = v40 + (0.0825 * v58);
    const panda_pack v64 = (v0_sine[2] * v62) + (v0_cosine[2] * v63);
    live[38] = v64;
    const panda_pack v65 = 0.0825 * v31;
    const panda_pack v66 = (v0_sine[2] * v32) + (v0_cosine[2] * v65);
    const panda_pack v67 = v26 - (0.0825 * v44);
    live[39] = v67;
    const panda_pack v68 = (0.0825 * v0_cosine[0]) + v28;
    const panda_pack v69 = (v0_sine[2] * v63) - (v0_cosine[2] * v62);
    live[40] = v69;
    *(panda_unaligned *)&Y[242U * stride] = v69;
    const panda_pack v70 = (v0_cosine[2] * v32) - (v0_sine[2] * v65);
    *(panda_unaligned *)&Y[30U * stride] = ((v68 * v67) + (v66 * v64)) - (v70 * v69);
    const panda_pack v71 = (v0_cosine[2] * v35) + (v0_sine[2] * v41);
    const panda_pack v72 = v71 * v71;
    const panda_pack v73 = panda_pack_at(&qd[3U * stride]) - v33;
    const panda_pack v74 = v73 * v73;
    const panda_pack v75 = v74 + v72;
    live[41] = v75;
    const panda_pack v76 = (v0_cosine[2] * v41) - (v0_sine[2] * v35);
    const panda_pack v77 = v76 * v71;
    live[42] = v77;
    *(panda_unaligned *)&Y[244U * stride] = v77;
    const panda_pack v78 = panda_pack_at(&qdd[3U * stride]) - v48;
    live[43] = v78;
    *(panda_unaligned *)&Y[249U * stride] = v78;
    const panda_pack v79 = v77 - v78;
    live[44] = v79;
    const panda_pack v80 = (v0_cosine[2] * v0_cosine[0]) + (v0_sine[2] * v27);
    live[45] = v80;
    const panda_pack v81 = ((v0_cosine[2] * v43) + (panda_pack_at(&qd[3U * stride]) * v76)) - (v0_sine[2] * v51);
    live[46] = v81;
    const panda_pack v82 = v73 * v76;
    live[47] = v82;
    const panda_pack v83 = v81 + v82;
    live[48] = v83;
    const panda_pack v84 = ((v80 * v67) + ((v66 * v79) - (v70 * v75))) + (v68 * v83);
    *(panda_unaligned *)&Y[31U * stride] = v84 + (v31 * v64);
    const panda_pack v85 = v78 + v77;
    live[49] = v85;
    const panda_pack v86 = v76 * v76;
    const panda_pack v87 = v74 + v86;
    live[50] = v87;
    const panda_pack v88 = (v0_cosine[2] * v27) - (v0_sine[2] * v0_cosine[0]);
    const panda_pack v89 = ((v0_sine[2] * v43) + (panda_pack_at(&qd[3U * stride]) * v71)) + (v0_cosine[2] * v51);
    live[51] = v89;
    const panda_pack v90 = v73 * v71;
    live[52] = v90;
    const panda_pack v91 = v89 + v90;
    live[53] = v91;
    const panda_pack v92 = ((v88 * v67) + ((v66 * v87) - (v70 * v85))) - (v68 * v91);
    *(panda_unaligned *)&Y[32U * stride] = v92 - (v31 * v69);
    const panda_pack v93 = v72 + v86;
    live[54] = v93;
    const panda_pack v94 = v90 - v89;
    live[55] = v94;
    const panda_pack v95 = (((v68 * v93) - (v88 * v64)) - (v66 * v94)) - (v80 * v69);
    const panda_pack v96 = v82 - v81;
    live[56] = v96;
    *(panda_unaligned *)&Y[33U * stride] = v95 - (v70 * v96);
    const panda_pack v97 = v80 * v82;
    const panda_pack v98 = v31 * v77;
    *(panda_unaligned *)&Y[34U * stride] = -((v98 + v97) + (v88 * v89));
    const panda_pack v99 = v86 - v72;
    live[57] = v99;
    *(panda_unaligned *)&Y[245U * stride] = v99;
    *(panda_unaligned *)&Y[35U * stride] = ((v80 * v91) - (v31 * v99)) - (v88 * v83);
    const panda_pack v100 = v86 - v74;
    live[58] = v100;
    *(panda_unaligned *)&Y[36U * stride] = ((v88 * v79) - (v80 * v100)) + (v31 * v94);
    const panda_pack v101 = v88 * v90;
    *(panda_unaligned *)&Y[37U * stride] = (v98 + v101) + (v80 * v81);
    const panda_pack v102 = v74 - v72;
    live[59] = v102;
    *(panda_unaligned *)&Y[38U * stride] = ((v80 * v85) + (v88 * v102)) + (v31 * v96);
    *(panda_unaligned *)&Y[39U * stride] = (v97 - (v31 * v78)) - v101;
    const panda_pack v103 = (0.0825 * v71) - (0.384 * v76);
    const panda_pack v104 = ((v71 * v103) + ((0.0825 * v74) - (0.384 * v78))) - v69;
    const panda_pack v105 = 0.0825 * v83;
    live[60] = v105;
    const panda_pack v106 = v105 + ((0.384 * v91) - v67);
    const panda_pack v107 = (v0_sine[3] * v106) - (v0_cosine[3] * v104);
    live[61] = v107;
    *(panda_unaligned *)&Y[322U * stride] = v107;
    const panda_pack v108 = 0.384 * v0_sine[3];
    live[62] = v108;
    const panda_pack v109 = 0.384 * v0_cosine[3];
    live[63] = v109;
    const panda_pack v110 = (0.0825 * v80) - v68;
    const panda_pack v111 = ((v0_cosine[3] * v70) + ((v108 * v88) + (v31 * v109))) - (v0_sine[3] * v110);
    live[64] = v111;
    const panda_pack v112 = v64 + (((0.0825 * v78) + (0.384 * v74)) - (v76 * v103));
    live[65] = v112;
    const panda_pack v113 = v65 - v66;
    live[66] = v113;
    const panda_pack v114 = (v0_sine[3] * v104) + (v0_cosine[3] * v106);
    live[67] = v114;
    const panda_pack v115 = ((v0_cosine[3] * v110) + ((v31 * v108) - (v109 * v88))) + (v0_sine[3] * v70);
    live[68] = v115;
    const panda_pack v116 = v115 * v114;
    live[69] = v116;
    *(panda_unaligned *)&Y[40U * stride] = v116 - ((v113 * v112) + (v111 * v107));
    const panda_pack v117 = (v0_sine[3] * v76) - (v0_cosine[3] * v73);
    live[70] = v117;
    const panda_pack v118 = v117 * v117;
    live[71] = v118;
    const panda_pack v119 = panda_pack_at(&qd[4U * stride]) + v71;
    live[72] = v119;
    const panda_pack v120 = v119 * v119;
    live[73] = v120;
    const panda_pack v121 = v120 + v118;
    live[74] = v121;
    const panda_pack v122 = panda_pack_at(&qdd[4U * stride]) + v81;
    live[75] = v122;
    *(panda_unaligned *)&Y[329U * stride] = v122;
    const panda_pack v123 = (v0_cosine[3] * v76) + (v0_sine[3] * v73);
    live[76] = v123;
    const panda_pack v124 = v123 * v117;
    live[77] = v124;
    *(panda_unaligned *)&Y[324U * stride] = v124;
    const panda_pack v125 = v124 - v122;
    live[78] = v125;
    const panda_pack v126 = (v0_sine[3] * v88) + (v0_cosine[3] * v31);
    live[79] = v126;
    const panda_pack v127 = ((panda_pack_at(&qd[4U * stride]) * v123) - (v0_cosine[3] * v78)) - (v0_sine[3] * v89);
    live[80] = v127;
    const panda_pack v128 = v123 * v119;
    live[81] = v128;
    const panda_pack v129 = v127 + v128;
    live[82] = v129;
    const panda_pack v130 = (((v115 * v125) - (v111 * v121)) + (v126 * v112)) - (v113 * v129);
    *(panda_unaligned *)&Y[41U * stride] = v130 - (v80 * v114);
    const panda_pack v131 = (v0_sine[3] * v31) - (v0_cosine[3] * v88);
    live[83] = v131;
    const panda_pack v132 = v123 * v123;
    const panda_pack v133 = v120 + v132;
    live[84] = v133;
    const panda_pack v134 = ((panda_pack_at(&qd[4U * stride]) * v117) - (v0_sine[3] * v78)) + (v0_cosine[3] * v89);
    live[85] = v134;
    const panda_pack v135 = v117 * v119;
    live[86] = v135;
    const panda_pack v136 = v134 + v135;
    live[87] = v136;
    const panda_pack v137 = v122 + v124;
    live[88] = v137;
    const panda_pack v138 = (((v115 * v133) - (v131 * v112)) + (v113 * v136)) - (v111 * v137);
    *(panda_unaligned *)&Y[42U * stride] = (v80 * v107) + v138;
    const panda_pack v139 = v118 + v132;
    live[89] = v139;
    const panda_pack v140 = v135 - v134;
    live[90] = v140;
    const panda_pack v141 = v128 - v127;
    live[91] = v141;
    const panda_pack v142 = (v131 * v114) - (((v115 * v140) + (v113 * v139)) + (v111 * v141));
    *(panda_unaligned *)&Y[43U * stride] = v142 - (v126 * v107);
    const panda_pack v143 = v126 * v128;
    live[92] = v143;
    const panda_pack v144 = v80 * v124;
    live[93] = v144;
    *(panda_unaligned *)&Y[44U * stride] = (v144 - v143) + (v131 * v134);
    const panda_pack v145 = v132 - v118;
    live[94] = v145;
    *(panda_unaligned *)&Y[325U * stride] = v145;
    *(panda_unaligned *)&Y[45U * stride] = ((v80 * v145) + (v126 * v136)) + (v131 * v129);
    const panda_pack v146 = v132 - v120;
    live[95] = v146;
    *(panda_unaligned *)&Y[46U * stride] = -(((v80 * v140) + (v126 * v146)) + (v131 * v125));
}

static PANDA_APART void panda_pack_regressor_block_part2(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y, panda_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    const panda_pack v147 = live[83] * live[86];
    *(panda_unaligned *)&Y[47U * stride] = (live[79] * live[80]) - (live[93] + v147);
    const panda_pack v148 = live[73] - live[71];
    live[96] = v148;
    *(panda_unaligned *)&Y[48U * stride] = ((live[79] * live[88]) - (live[83] * v148)) - (live[45] * live[91]);
    *(panda_unaligned *)&Y[49U * stride] = (v147 + live[92]) + (live[45] * live[75]);
    const panda_pack v149 = (live[7] * live[65]) - (live[6] * live[61]);
    live[97] = v149;
    const panda_pack v150 = (live[7] * live[66]) - (live[6] * live[64]);
    const panda_pack v151 = (live[6] * live[65]) + (live[7] * live[61]);
    live[98] = v151;
    *(panda_unaligned *)&Y[402U * stride] = v151;
    const panda_pack v152 = (live[6] * live[66]) + (live[7] * live[64]);
    *(panda_unaligned *)&Y[50U * stride] = (live[69] - (v150 * v149)) - (v152 * v151);
    const panda_pack v153 = panda_pack_at(&qdd[5U * stride]) - live[80];
    live[99] = v153;
    *(panda_unaligned *)&Y[409U * stride] = v153;
    const panda_pack v154 = (live[6] * live[76]) + (live[7] * live[72]);
    const panda_pack v155 = (live[7] * live[76]) - (live[6] * live[72]);
    const panda_pack v156 = v155 * v154;
    live[100] = v156;
    *(panda_unaligned *)&Y[404U * stride] = v156;
    const panda_pack v157 = v156 - v153;
    live[101] = v157;
    const panda_pack v158 = v154 * v154;
    const panda_pack v159 = panda_pack_at(&qd[5U * stride]) - live[70];
    const panda_pack v160 = v159 * v159;
    const panda_pack v161 = v160 + v158;
    live[102] = v161;
    const panda_pack v162 = (live[7] * live[45]) - (live[6] * live[83]);
    const panda_pack v163 = ((panda_pack_at(&qd[5U * stride]) * v155) + (live[7] * live[75])) - (live[6] * live[85]);
    live[103] = v163;
    const panda_pack v164 = v159 * v155;
    live[104] = v164;
    const panda_pack v165 = v163 + v164;
    live[105] = v165;
    const panda_pack v166 = ((v162 * live[67]) + ((v150 * v157) + (v152 * v161))) + (live[68] * v165);
    *(panda_unaligned *)&Y[51U * stride] = (live[79] * v149) - v166;
    const panda_pack v167 = v153 + v156;
    live[106] = v167;
    const panda_pack v168 = v155 * v155;
    const panda_pack v169 = v160 + v168;
    live[107] = v169;
    const panda_pack v170 = (live[6] * live[45]) + (live[7] * live[83]);
    const panda_pack v171 = ((panda_pack_at(&qd[5U * stride]) * v154) + (live[6] * live[75])) + (live[7] * live[85]);
    live[108] = v171;
    const panda_pack v172 = v159 * v154;
    live[109] = v172;
    const panda_pack v173 = v171 + v172;
    live[110] = v173;
    const panda_pack v174 = ((v170 * live[67]) - ((v150 * v169) + (v152 * v167))) + (live[68] * v173);
    *(panda_unaligned *)&Y[52U * stride] = v174 - (live[79] * v151);
    const panda_pack v175 = v158 + v168;
    live[111] = v175;
    const panda_pack v176 = v172 - v171;
    live[112] = v176;
    const panda_pack v177 = v164 - v163;
    live[113] = v177;
    const panda_pack v178 = (v170 * v149) + (((v150 * v176) - (live[68] * v175)) - (v152 * v177));
    *(panda_unaligned *)&Y[53U * stride] = v178 - (v162 * v151);
    const panda_pack v179 = v162 * v164;
    const panda_pack v180 = live[79] * v156;
    *(panda_unaligned *)&Y[54U * stride] = (v170 * v171) - (v180 + v179);
    const panda_pack v181 = v168 - v158;
    live[114] = v181;
    *(panda_unaligned *)&Y[405U * stride] = v181;
    *(panda_unaligned *)&Y[55U * stride] = ((v170 * v165) - (live[79] * v181)) + (v162 * v173);
    const panda_pack v182 = v160 - v168;
    live[115] = v182;
    *(panda_unaligned *)&Y[56U * stride] = (live[79] * v176) + ((v162 * v182) - (v170 * v157));
    const panda_pack v183 = v170 * v172;
    *(panda_unaligned *)&Y[57U * stride] = (v180 - v183) + (v162 * v163);
    const panda_pack v184 = v160 - v158;
    live[116] = v184;
    *(panda_unaligned *)&Y[58U * stride] = (live[79] * v177) + ((v162 * v167) - (v170 * v184));
    *(panda_unaligned *)&Y[59U * stride] = (v183 - (live[79] * v153)) + v179;
    const panda_pack v185 = v149 + (0.088 * v157);
    live[117] = v185;
    const panda_pack v186 = (0.088 * live[79]) - v150;
    const panda_pack v187 = 0.088 * live[9];
    live[118] = v187;
    const panda_pack v188 = 0.088 * live[8];
    live[119] = v188;
    const panda_pack v189 = (((live[9] * live[67]) + (v188 * v161)) - (v187 * v165)) + (live[8] * v151);
    live[120] = v189;
    *(panda_unaligned *)&Y[481U * stride] = v189;
    const panda_pack v190 = ((live[9] * live[68]) - (v187 * v162)) - (live[8] * v152);
    const panda_pack v191 = (((live[8] * live[67]) - (v187 * v161)) - (v188 * v165)) - (live[9] * v151);
    live[121] = v191;
    const panda_pack v192 = ((live[8] * live[68]) - (v188 * v162)) + (live[9] * v152);
    *(panda_unaligned *)&Y[60U * stride] = ((v190 * v189) + (v186 * v185)) + (v192 * v191);
    const panda_pack v193 = (live[9] * live[79]) + (live[8] * v170);
    const panda_pack v194 = (live[9] * v159) + (live[8] * v155);
    const panda_pack v195 = v194 * v194;
    const panda_pack v196 = panda_pack_at(&qd[6U * stride]) - v154;
    const panda_pack v197 = v196 * v196;
    const panda_pack v198 = v197 + v195;
    live[122] = v198;
    const panda_pack v199 = panda_pack_at(&qdd[6U * stride]) - v163;
    live[123] = v199;
    *(panda_unaligned *)&Y[489U * stride] = v199;
    const panda_pack v200 = (live[8] * v159) - (live[9] * v155);
    const panda_pack v201 = v200 * v194;
    live[124] = v201;
    *(panda_unaligned *)&Y[487U * stride] = v201;
    const panda_pack v202 = v199 + v201;
    live[125] = v202;
    const panda_pack v203 = ((panda_pack_at(&qd[6U * stride]) * v200) - (live[9] * v153)) + (live[8] * v171);
    live[126] = v203;
    const panda_pack v204 = v200 * v196;
    live[127] = v204;
    const panda_pack v205 = v203 + v204;
    live[128] = v205;
    const panda_pack v206 = (((v190 * v202) - (v192 * v198)) + (v186 * v205)) + (v193 * v185);
    *(panda_unaligned *)&Y[61U * stride] = v206 - (v162 * v189);
    const panda_pack v207 = (live[8] * live[79]) - (live[9] * v170);
    const panda_pack v208 = v200 * v200;
    const panda_pack v209 = v197 + v208;
    live[129] = v209;
    const panda_pack v210 = ((panda_pack_at(&qd[6U * stride]) * v194) + (live[8] * v153)) + (live[9] * v171);
    live[130] = v210;
    const panda_pack v211 = v194 * v196;
    live[131] = v211;
    const panda_pack v212 = v210 + v211;
    live[132] = v212;
    const panda_pack v213 = v201 - v199;
    live[133] = v213;
    const panda_pack v214 = (((v186 * v212) - (v190 * v209)) + (v192 * v213)) - (v207 * v185);
    *(panda_unaligned *)&Y[62U * stride] = (v162 * v191) + v214;
    const panda_pack v215 = v195 + v208;
    live[134] = v215;
    const panda_pack v216 = v211 - v210;
    live[135] = v216;
    const panda_pack v217 = v204 - v203;
    live[136] = v217;
    *(panda_unaligned *)&Y[488U * stride] = v217;
    const panda_pack v218 = (v207 * v189) + (((v190 * v216) - (v186 * v215)) + (v192 * v217));
    *(panda_unaligned *)&Y[63U * stride] = v218 - (v193 * v191);
    const panda_pack v219 = v193 * v204;
    const panda_pack v220 = v162 * v201;
    *(panda_unaligned *)&Y[64U * stride] = (v220 - v219) - (v207 * v210);
    const panda_pack v221 = v208 - v195;
    live[137] = v221;
    *(panda_unaligned *)&Y[485U * stride] = v221;
    *(panda_unaligned *)&Y[65U * stride] = ((v207 * v205) - (v162 * v221)) - (v193 * v212);
    const panda_pack v222 = v197 - v208;
    live[138] = v222;
    *(panda_unaligned *)&Y[66U * stride] = ((v162 * v216) - (v193 * v222)) - (v207 * v202);
    const panda_pack v223 = v207 * v211;
    *(panda_unaligned *)&Y[67U * stride] = (v223 - v220) + (v193 * v203);
    const panda_pack v224 = v197 - v195;
    live[139] = v224;
    *(panda_unaligned *)&Y[68U * stride] = ((v193 * v213) + (v207 * v224)) - (v162 * v217);
    *(panda_unaligned *)&Y[69U * stride] = (v219 - v223) - (v162 * v199);
    *(panda_unaligned *)&Y[81U * stride] = -live[22];
    *(panda_unaligned *)&Y[84U * stride] = -live[15];
    *(panda_unaligned *)&Y[85U * stride] = live[21] - (live[11] * live[11]);
    *(panda_unaligned *)&Y[86U * stride] = live[12] - live[13];
    *(panda_unaligned *)&Y[88U * stride] = -(live[10] + live[14]);
    *(panda_unaligned *)&Y[90U * stride] = (live[16] * live[19]) - (live[18] * live[17]);
    *(panda_unaligned *)&Y[91U * stride] = ((live[1] * live[23]) - (live[16] * live[20])) + (live[18] * live[25]);
    *(panda_unaligned *)&Y[92U * stride] = ((live[18] * live[26]) - (live[0] * live[23])) - (live[16] * live[27]);
    *(panda_unaligned *)&Y[93U * stride] = ((live[1] * live[19]) - ((live[18] * live[33]) + (live[16] * live[30]))) - (live[0] * live[17]);
    const panda_pack v225 = live[1] * live[29];
    *(panda_unaligned *)&Y[94U * stride] = (live[0] * live[31]) - v225;
    *(panda_unaligned *)&Y[95U * stride] = (live[0] * live[35]) + (live[1] * live[34]);
    *(panda_unaligned *)&Y[96U * stride] = -((live[0] * live[25]) + (live[1] * live[36]));
    const panda_pack v226 = live[0] * live[32];
    *(panda_unaligned *)&Y[97U * stride] = (live[1] * live[28]) - v226;
    *(panda_unaligned *)&Y[98U * stride] = (live[0] * live[37]) + (live[1] * live[27]);
    *(panda_unaligned *)&Y[99U * stride] = v225 + v226;
    const panda_pack v227 = 0.0825 * live[1];
    const panda_pack v228 = (live[2] * live[16]) + (live[3] * v227);
    const panda_pack v229 = (live[3] * live[16]) - (live[2] * v227);
    *(panda_unaligned *)&Y[100U * stride] = ((v228 * live[38]) - (live[18] * live[39])) - (v229 * live[40]);
    const panda_pack v230 = live[2] * live[0];
    const panda_pack v231 = (live[1] * live[38]) + (((v228 * live[44]) - (v229 * live[41])) - (v230 * live[39]));
    *(panda_unaligned *)&Y[101U * stride] = v231 - (live[18] * live[48]);
    const panda_pack v232 = live[3] * live[0];
    const panda_pack v233 = (((v228 * live[50]) - (v229 * live[49])) - (v232 * live[39])) - (live[1] * live[40]);
    *(panda_unaligned *)&Y[102U * stride] = v233 + (live[18] * live[53]);
    const panda_pack v234 = (((v230 * live[40]) - (live[18] * live[54])) - (v228 * live[55])) - (v229 * live[56]);
    *(panda_unaligned *)&Y[103U * stride] = v234 + (v232 * live[38]);
    const panda_pack v235 = live[1] * live[42];
    const panda_pack v236 = v230 * live[47];
    *(panda_unaligned *)&Y[104U * stride] = (v236 - v235) + (v232 * live[51]);
    *(panda_unaligned *)&Y[105U * stride] = ((v232 * live[48]) - (live[1] * live[57])) - (v230 * live[53]);
    *(panda_unaligned *)&Y[106U * stride] = (live[1] * live[55]) + ((v230 * live[58]) - (v232 * live[44]));
    const panda_pack v237 = v232 * live[52];
    *(panda_unaligned *)&Y[107U * stride] = (v235 - v237) - (v230 * live[46]);
    *(panda_unaligned *)&Y[108U * stride] = (live[1] * live[56]) - ((v230 * live[49]) + (v232 * live[59]));
    *(panda_unaligned *)&Y[109U * stride] = (v237 - (live[1] * live[43])) - v236;
    const panda_pack v238 = live[18] - (0.0825 * v230);
    const panda_pack v239 = ((live[4] * v238) + ((v232 * live[62]) - (live[1] * live[63]))) - (live[5] * v229);
    const panda_pack v240 = v227 - v228;
    const panda_pack v241 = (live[4] * v229) + ((live[5] * v238) + ((live[1] * live[62]) + (v232 * live[63])));
    const panda_pack v242 = v241 * live[67];
    *(panda_unaligned *)&Y[110U * stride] = v242 + ((v239 * live[61]) - (v240 * live[65]));
    const panda_pack v243 = (live[4] * v232) - (live[5] * live[1]);
    const panda_pack v244 = (((v241 * live[78]) + (v239 * live[74])) - (v243 * live[65])) - (v240 * live[82]);
    *(panda_unaligned *)&Y[111U * stride] = v244 + (v230 * live[67]);
    const panda_pack v245 = (live[4] * live[1]) + (live[5] * v232);
    const panda_pack v246 = (((v240 * live[87]) + (v241 * live[84])) - (v245 * live[65])) + (v239 * live[88]);
    *(panda_unaligned *)&Y[112U * stride] = v246 - (v230 * live[61]);
    const panda_pack v247 = (v245 * live[67]) + ((v239 * live[91]) - ((v240 * live[89]) + (v241 * live[90])));
    *(panda_unaligned *)&Y[113U * stride] = v247 + (v243 * live[61]);
    const panda_pack v248 = v230 * live[77];
    const panda_pack v249 = v243 * live[81];
    *(panda_unaligned *)&Y[114U * stride] = (v249 - v248) + (v245 * live[85]);
    *(panda_unaligned *)&Y[115U * stride] = ((v245 * live[82]) - (v230 * live[94])) - (v243 * live[87]);
    *(panda_unaligned *)&Y[116U * stride] = ((v243 * live[95]) - (v245 * live[78])) + (v230 * live[90]);
    const panda_pack v250 = v245 * live[86];
    *(panda_unaligned *)&Y[117U * stride] = (v248 - v250) - (v243 * live[80]);
    *(panda_unaligned *)&Y[118U * stride] = ((v230 * live[91]) - (v245 * v148)) - (v243 * live[88]);
    *(panda_unaligned *)&Y[119U * stride] = (v250 - v249) - (v230 * live[75]);
    const panda_pack v251 = (live[7] * v239) - (live[6] * v240);
    const panda_pack v252 = (live[7] * v240) + (live[6] * v239);
    *(panda_unaligned *)&Y[120U * stride] = (v242 + (v251 * v151)) - (v252 * v149);
    const panda_pack v253 = (live[7] * v230) + (live[6] * v245);
    live[140] = v253;
    const panda_pack v254 = ((v253 * live[67]) + ((v251 * v161) - (v252 * v157))) - (v241 * v165);
    *(panda_unaligned *)&Y[121U * stride] = v254 - (v243 * v149);
    const panda_pack v255 = (live[6] * v230) - (live[7] * v245);
    const panda_pack v256 = (((v251 * v167) - (v252 * v169)) - (v255 * live[67])) + (v241 * v173);
    *(panda_unaligned *)&Y[122U * stride] = (v243 * v151) + v256;
    const panda_pack v257 = (v253 * v151) + (((v252 * v176) - (v241 * v175)) + (v251 * v177));
    *(panda_unaligned *)&Y[123U * stride] = v257 - (v255 * v149);
    const panda_pack v258 = v243 * v156;
    const panda_pack v259 = v253 * v164;
    *(panda_unaligned *)&Y[124U * stride] = (v259 + v258) - (v255 * v171);
    *(panda_unaligned *)&Y[125U * stride] = ((v243 * v181) - (v255 * v165)) - (v253 * v173);
    *(panda_unaligned *)&Y[126U * stride] = ((v255 * v157) - (v253 * v182)) - (v243 * v176);
    const panda_pack v260 = v255 * v172;
    *(panda_unaligned *)&Y[127U * stride] = (v260 - v258) - (v253 * v163);
    *(panda_unaligned *)&Y[128U * stride] = ((v255 * v184) - (v253 * v167)) - (v243 * v177);
    *(panda_unaligned *)&Y[129U * stride] = ((v243 * v153) - v259) - v260;
    const panda_pack v261 = (0.088 * v243) + v252;
    const panda_pack v262 = ((live[9] * v241) + (v187 * v253)) + (live[8] * v251);
    const panda_pack v263 = (live[9] * v251) - ((live[8] * v241) + (v188 * v253));
    *(panda_unaligned *)&Y[130U * stride] = ((v262 * v189) - (v261 * v185)) - (v263 * v191);
    const panda_pack v264 = (live[9] * v243) + (live[8] * v255);
    const panda_pack v265 = (((v263 * v198) - (v261 * v205)) + (v262 * v202)) - (v264 * v185);
    *(panda_unaligned *)&Y[131U * stride] = (v253 * v189) + v265;
    const panda_pack v266 = (live[9] * v255) - (live[8] * v243);
    const panda_pack v267 = (v266 * v185) + (((v261 * v212) + (v262 * v209)) + (v263 * v213));
    *(panda_unaligned *)&Y[132U * stride] = -(v267 + (v253 * v191));
    const panda_pack v268 = (v266 * v189) + (((v261 * v215) + (v262 * v216)) - (v263 * v217));
    *(panda_unaligned *)&Y[133U * stride] = v268 + (v264 * v191);
    const panda_pack v269 = v253 * v201;
    const panda_pack v270 = v264 * v204;
    live[141] = v270;
    *(panda_unaligned *)&Y[134U * stride] = (v270 - v269) - (v266 * v210);
    *(panda_unaligned *)&Y[135U * stride] = ((v266 * v205) + (v253 * v221)) + (v264 * v212);
    *(panda_unaligned *)&Y[136U * stride] = ((v264 * v222) - (v266 * v202)) - (v253 * v216);
    const panda_pack v271 = v266 * v211;
    live[142] = v271;
    *(panda_unaligned *)&Y[137U * stride] = (v271 + v269) - (v264 * v203);
    *(panda_unaligned *)&Y[138U * stride] = ((v253 * v217) + (v266 * v224)) - (v264 * v213);
}

static PANDA_APART void panda_pack_regressor_block_part3(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y, panda_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    *(panda_unaligned *)&Y[139U * stride] = (live[140] * live[123]) - (live[141] + live[142]);
    *(panda_unaligned *)&Y[162U * stride] = -live[19];
    *(panda_unaligned *)&Y[166U * stride] = -live[33];
    *(panda_unaligned *)&Y[167U * stride] = -live[24];
    *(panda_unaligned *)&Y[168U * stride] = -live[30];
    *(panda_unaligned *)&Y[170U * stride] = 0.0825 * live[39];
    *(panda_unaligned *)&Y[171U * stride] = live[60] + (live[3] * live[39]);
    *(panda_unaligned *)&Y[172U * stride] = -((live[2] * live[39]) + (0.0825 * live[53]));
    *(panda_unaligned *)&Y[173U * stride] = ((live[2] * live[38]) + (0.0825 * live[54])) - (live[3] * live[40]);
    const panda_pack v272 = live[3] * live[47];
    *(panda_unaligned *)&Y[174U * stride] = (live[2] * live[51]) - v272;
    *(panda_unaligned *)&Y[175U * stride] = (live[2] * live[48]) + (live[3] * live[53]);
    *(panda_unaligned *)&Y[176U * stride] = -((live[2] * live[44]) + (live[3] * live[58]));
    const panda_pack v273 = live[2] * live[52];
    *(panda_unaligned *)&Y[177U * stride] = (live[3] * live[46]) - v273;
    *(panda_unaligned *)&Y[178U * stride] = (live[3] * live[49]) - (live[2] * live[59]);
    *(panda_unaligned *)&Y[179U * stride] = v272 + v273;
    const panda_pack v274 = (0.0825 * live[3]) - 0.0825;
    const panda_pack v275 = live[2] * live[4];
    const panda_pack v276 = (0.384 * v275) + (live[4] * v274);
    const panda_pack v277 = live[2] * live[5];
    const panda_pack v278 = (0.384 * v277) + (live[5] * v274);
    const panda_pack v279 = v278 * live[67];
    *(panda_unaligned *)&Y[180U * stride] = v279 + (v276 * live[61]);
    *(panda_unaligned *)&Y[181U * stride] = (((v278 * live[78]) + (v276 * live[74])) - (v275 * live[65])) - (live[3] * live[67]);
    *(panda_unaligned *)&Y[182U * stride] = (live[3] * live[61]) + (((v278 * live[84]) + (v276 * live[88])) - (v277 * live[65]));
    *(panda_unaligned *)&Y[183U * stride] = (((v276 * live[91]) - (v278 * live[90])) + (v275 * live[61])) + (v277 * live[67]);
    const panda_pack v280 = live[3] * live[77];
    const panda_pack v281 = v275 * live[81];
    *(panda_unaligned *)&Y[184U * stride] = (v281 + v280) + (v277 * live[85]);
    *(panda_unaligned *)&Y[185U * stride] = ((live[3] * live[94]) - (v275 * live[87])) + (v277 * live[82]);
    *(panda_unaligned *)&Y[186U * stride] = ((v275 * live[95]) - (live[3] * live[90])) - (v277 * live[78]);
    const panda_pack v282 = v277 * live[86];
    *(panda_unaligned *)&Y[187U * stride] = -((v282 + v280) + (v275 * live[80]));
    *(panda_unaligned *)&Y[188U * stride] = -(((live[3] * live[91]) + (v277 * live[96])) + (v275 * live[88]));
    *(panda_unaligned *)&Y[189U * stride] = (v282 - v281) + (live[3] * live[75]);
    const panda_pack v283 = live[7] * v276;
    const panda_pack v284 = live[6] * v276;
    *(panda_unaligned *)&Y[190U * stride] = (v279 + (v283 * live[98])) - (v284 * live[97]);
    const panda_pack v285 = (live[6] * v277) - (live[7] * live[3]);
    const panda_pack v286 = ((v285 * live[67]) + ((v283 * live[102]) - (v284 * live[101]))) - (v278 * live[105]);
    *(panda_unaligned *)&Y[191U * stride] = v286 - (v275 * live[97]);
    const panda_pack v287 = (live[6] * live[3]) + (live[7] * v277);
    const panda_pack v288 = ((v287 * live[67]) + ((v283 * live[106]) - (v284 * live[107]))) + (v278 * live[110]);
    *(panda_unaligned *)&Y[192U * stride] = v288 + (v275 * live[98]);
    const panda_pack v289 = (v287 * live[97]) + (((v283 * live[113]) - (v278 * live[111])) + (v284 * live[112]));
    *(panda_unaligned *)&Y[193U * stride] = v289 + (v285 * live[98]);
    const panda_pack v290 = v275 * live[100];
    const panda_pack v291 = v285 * live[104];
    *(panda_unaligned *)&Y[194U * stride] = (v290 + v291) + (v287 * live[108]);
    *(panda_unaligned *)&Y[195U * stride] = ((v287 * live[105]) + (v275 * live[114])) - (v285 * live[110]);
    *(panda_unaligned *)&Y[196U * stride] = -(((v287 * live[101]) + (v285 * live[115])) + (v275 * live[112]));
    const panda_pack v292 = v287 * live[109];
    *(panda_unaligned *)&Y[197U * stride] = -((v290 + v292) + (v285 * live[103]));
    *(panda_unaligned *)&Y[198U * stride] = -(((v285 * live[106]) + (v287 * live[116])) + (v275 * live[113]));
    *(panda_unaligned *)&Y[199U * stride] = (v292 + (v275 * live[99])) - v291;
    const panda_pack v293 = (0.088 * v275) + v284;
    const panda_pack v294 = ((live[9] * v278) + (live[118] * v285)) + (live[8] * v283);
    const panda_pack v295 = (live[9] * v283) - ((live[8] * v278) + (live[119] * v285));
    *(panda_unaligned *)&Y[200U * stride] = ((v294 * live[120]) - (v293 * live[117])) - (v295 * live[121]);
    const panda_pack v296 = (live[9] * v275) - (live[8] * v287);
    const panda_pack v297 = (((v295 * live[122]) - (v293 * live[128])) + (v294 * live[125])) - (v296 * live[117]);
    *(panda_unaligned *)&Y[201U * stride] = (v285 * live[120]) + v297;
    const panda_pack v298 = (live[9] * v287) + (live[8] * v275);
    const panda_pack v299 = (v298 * live[117]) - (((v293 * live[132]) + (v294 * live[129])) + (v295 * live[133]));
    *(panda_unaligned *)&Y[202U * stride] = v299 - (v285 * live[121]);
    const panda_pack v300 = (v296 * live[121]) + (((v293 * live[134]) + (v294 * live[135])) - (v295 * live[136]));
    *(panda_unaligned *)&Y[203U * stride] = v300 - (v298 * live[120]);
    const panda_pack v301 = v285 * live[124];
    const panda_pack v302 = v296 * live[127];
    *(panda_unaligned *)&Y[204U * stride] = (v302 - v301) + (v298 * live[130]);
    *(panda_unaligned *)&Y[205U * stride] = ((v296 * live[132]) + (v285 * live[137])) - (v298 * live[128]);
    *(panda_unaligned *)&Y[206U * stride] = ((v298 * live[125]) + (v296 * live[138])) - (v285 * live[135]);
    const panda_pack v303 = v298 * live[131];
    *(panda_unaligned *)&Y[207U * stride] = (v301 - v303) - (v296 * live[126]);
    *(panda_unaligned *)&Y[208U * stride] = ((v285 * live[136]) - (v298 * live[139])) - (v296 * live[133]);
    *(panda_unaligned *)&Y[209U * stride] = (v303 - v302) + (v285 * live[123]);
    *(panda_unaligned *)&Y[241U * stride] = -live[38];
    *(panda_unaligned *)&Y[246U * stride] = -live[55];
    *(panda_unaligned *)&Y[247U * stride] = -live[42];
    *(panda_unaligned *)&Y[248U * stride] = -live[56];
    const panda_pack v304 = live[62] * live[67];
    *(panda_unaligned *)&Y[250U * stride] = ((0.0825 * live[65]) + (live[63] * live[61])) - v304;
    *(panda_unaligned *)&Y[251U * stride] = (((0.0825 * live[82]) + (live[63] * live[74])) - (live[5] * live[65])) - (live[62] * live[78]);
    *(panda_unaligned *)&Y[252U * stride] = (((live[4] * live[65]) - (live[62] * live[84])) - (0.0825 * live[87])) + (live[63] * live[88]);
    const panda_pack v305 = (((0.0825 * live[89]) + (live[62] * live[90])) + (live[63] * live[91])) - (live[4] * live[67]);
    *(panda_unaligned *)&Y[253U * stride] = v305 + (live[5] * live[61]);
    const panda_pack v306 = live[5] * live[81];
    *(panda_unaligned *)&Y[254U * stride] = v306 - (live[4] * live[85]);
    *(panda_unaligned *)&Y[255U * stride] = -((live[4] * live[82]) + (live[5] * live[87]));
    *(panda_unaligned *)&Y[256U * stride] = (live[4] * live[78]) + (live[5] * live[95]);
    const panda_pack v307 = live[4] * live[86];
    *(panda_unaligned *)&Y[257U * stride] = v307 - (live[5] * live[80]);
    *(panda_unaligned *)&Y[258U * stride] = (live[4] * live[96]) - (live[5] * live[88]);
    *(panda_unaligned *)&Y[259U * stride] = -(v306 + v307);
    const panda_pack v308 = (0.0825 * live[7]) - (live[6] * live[63]);
    const panda_pack v309 = (0.0825 * live[6]) + (live[7] * live[63]);
    *(panda_unaligned *)&Y[260U * stride] = ((v308 * live[97]) - v304) + (v309 * live[98]);
    const panda_pack v310 = live[6] * live[4];
    const panda_pack v311 = (((v308 * live[101]) + (v309 * live[102])) - (v310 * live[67])) + (live[62] * live[105]);
    *(panda_unaligned *)&Y[261U * stride] = v311 - (live[5] * live[97]);
    const panda_pack v312 = live[7] * live[4];
    const panda_pack v313 = (((v308 * live[107]) + (v309 * live[106])) - (live[62] * live[110])) - (v312 * live[67]);
    *(panda_unaligned *)&Y[262U * stride] = (live[5] * live[98]) + v313;
    const panda_pack v314 = (((v309 * live[113]) + (live[62] * live[111])) - (v308 * live[112])) - (v310 * live[98]);
    *(panda_unaligned *)&Y[263U * stride] = v314 - (v312 * live[97]);
    const panda_pack v315 = live[5] * live[100];
    const panda_pack v316 = v310 * live[104];
    *(panda_unaligned *)&Y[264U * stride] = (v315 - v316) - (v312 * live[108]);
    *(panda_unaligned *)&Y[265U * stride] = ((live[5] * live[114]) + (v310 * live[110])) - (v312 * live[105]);
    *(panda_unaligned *)&Y[266U * stride] = ((v310 * live[115]) + (v312 * live[101])) - (live[5] * live[112]);
    const panda_pack v317 = v312 * live[109];
    *(panda_unaligned *)&Y[267U * stride] = (v317 - v315) + (v310 * live[103]);
    *(panda_unaligned *)&Y[268U * stride] = ((v310 * live[106]) + (v312 * live[116])) - (live[5] * live[113]);
    *(panda_unaligned *)&Y[269U * stride] = (v316 + (live[5] * live[99])) - v317;
    const panda_pack v318 = (0.088 * live[5]) - v308;
    const panda_pack v319 = ((live[9] * live[62]) + (v310 * live[118])) - (live[8] * v309);
    const panda_pack v320 = (live[9] * v309) + ((live[8] * live[62]) + (v310 * live[119]));
    *(panda_unaligned *)&Y[270U * stride] = -(((v319 * live[120]) + (v318 * live[117])) + (v320 * live[121]));
    const panda_pack v321 = (live[5] * live[9]) + (live[8] * v312);
    const panda_pack v322 = (((v320 * live[122]) - (v318 * live[128])) - (v319 * live[125])) - (v321 * live[117]);
    *(panda_unaligned *)&Y[271U * stride] = v322 - (v310 * live[120]);
    const panda_pack v323 = (live[9] * v312) - (live[5] * live[8]);
    const panda_pack v324 = (((v319 * live[129]) - (v318 * live[132])) - (v320 * live[133])) - (v323 * live[117]);
    *(panda_unaligned *)&Y[272U * stride] = v324 + (v310 * live[121]);
    const panda_pack v325 = (v323 * live[120]) + (((v318 * live[134]) - (v319 * live[135])) - (v320 * live[136]));
    *(panda_unaligned *)&Y[273U * stride] = v325 + (v321 * live[121]);
    const panda_pack v326 = v321 * live[127];
    const panda_pack v327 = v310 * live[124];
    *(panda_unaligned *)&Y[274U * stride] = (v327 + v326) - (v323 * live[130]);
    *(panda_unaligned *)&Y[275U * stride] = ((v323 * live[128]) - (v310 * live[137])) + (v321 * live[132]);
    *(panda_unaligned *)&Y[276U * stride] = ((v321 * live[138]) - (v323 * live[125])) + (v310 * live[135]);
    const panda_pack v328 = v323 * live[131];
    *(panda_unaligned *)&Y[277U * stride] = (v328 - v327) - (v321 * live[126]);
    *(panda_unaligned *)&Y[278U * stride] = ((v323 * live[139]) - (v321 * live[133])) - (v310 * live[136]);
    *(panda_unaligned *)&Y[279U * stride] = -((v328 + v326) + (v310 * live[123]));
    *(panda_unaligned *)&Y[321U * stride] = -live[67];
    *(panda_unaligned *)&Y[326U * stride] = -live[90];
    *(panda_unaligned *)&Y[327U * stride] = -live[77];
    *(panda_unaligned *)&Y[328U * stride] = -live[91];
    *(panda_unaligned *)&Y[331U * stride] = -(live[7] * live[67]);
    *(panda_unaligned *)&Y[332U * stride] = live[6] * live[67];
    *(panda_unaligned *)&Y[333U * stride] = (live[6] * live[97]) - (live[7] * live[98]);
    const panda_pack v329 = live[7] * live[104];
    *(panda_unaligned *)&Y[334U * stride] = (live[6] * live[108]) - v329;
    *(panda_unaligned *)&Y[335U * stride] = (live[7] * live[110]) + (live[6] * live[105]);
    *(panda_unaligned *)&Y[336U * stride] = (live[7] * live[115]) - (live[6] * live[101]);
    const panda_pack v330 = live[6] * live[109];
    *(panda_unaligned *)&Y[337U * stride] = (live[7] * live[103]) - v330;
    *(panda_unaligned *)&Y[338U * stride] = (live[7] * live[106]) - (live[6] * live[116]);
    *(panda_unaligned *)&Y[339U * stride] = v329 + v330;
    const panda_pack v331 = live[7] * live[119];
    const panda_pack v332 = live[7] * live[118];
    *(panda_unaligned *)&Y[340U * stride] = -((v332 * live[120]) + (v331 * live[121]));
    const panda_pack v333 = live[6] * live[8];
    *(panda_unaligned *)&Y[341U * stride] = ((v333 * live[117]) + ((v331 * live[122]) - (v332 * live[125]))) - (live[7] * live[120]);
    const panda_pack v334 = live[6] * live[9];
    *(panda_unaligned *)&Y[342U * stride] = (live[7] * live[121]) + ((v334 * live[117]) + ((v332 * live[129]) - (v331 * live[133])));
    *(panda_unaligned *)&Y[343U * stride] = -(((v334 * live[120]) + ((v332 * live[135]) + (v331 * live[136]))) + (v333 * live[121]));
    const panda_pack v335 = v333 * live[127];
    const panda_pack v336 = live[7] * live[124];
    *(panda_unaligned *)&Y[344U * stride] = (v336 - v335) + (v334 * live[130]);
    *(panda_unaligned *)&Y[345U * stride] = -(((live[7] * live[137]) + (v334 * live[128])) + (v333 * live[132]));
    *(panda_unaligned *)&Y[346U * stride] = ((live[7] * live[135]) - (v333 * live[138])) + (v334 * live[125]);
    const panda_pack v337 = v334 * live[131];
    *(panda_unaligned *)&Y[347U * stride] = (v333 * live[126]) - (v336 + v337);
    *(panda_unaligned *)&Y[348U * stride] = ((v333 * live[133]) - (v334 * live[139])) - (live[7] * live[136]);
    *(panda_unaligned *)&Y[349U * stride] = (v337 + v335) - (live[7] * live[123]);
    *(panda_unaligned *)&Y[401U * stride] = -live[97];
    *(panda_unaligned *)&Y[406U * stride] = -live[112];
    *(panda_unaligned *)&Y[407U * stride] = -live[100];
    *(panda_unaligned *)&Y[408U * stride] = -live[113];
    *(panda_unaligned *)&Y[410U * stride] = (-0.088) * live[117];
    *(panda_unaligned *)&Y[411U * stride] = -((live[9] * live[117]) + (0.088 * live[128]));
    *(panda_unaligned *)&Y[412U * stride] = (live[8] * live[117]) - (0.088 * live[132]);
    *(panda_unaligned *)&Y[413U * stride] = ((live[9] * live[121]) + (0.088 * live[134])) - (live[8] * live[120]);
    const panda_pack v338 = live[9] * live[127];
    *(panda_unaligned *)&Y[414U * stride] = v338 + (live[8] * live[130]);
    *(panda_unaligned *)&Y[415U * stride] = (live[9] * live[132]) - (live[8] * live[128]);
    *(panda_unaligned *)&Y[416U * stride] = (live[9] * live[138]) + (live[8] * live[125]);
    const panda_pack v339 = live[8] * live[131];
    *(panda_unaligned *)&Y[417U * stride] = -(v339 + (live[9] * live[126]));
    *(panda_unaligned *)&Y[418U * stride] = -((live[9] * live[133]) + (live[8] * live[139]));
    *(panda_unaligned *)&Y[419U * stride] = v339 - v338;
    *(panda_unaligned *)&Y[482U * stride] = -live[121];
    *(panda_unaligned *)&Y[484U * stride] = -live[124];
    *(panda_unaligned *)&Y[486U * stride] = -live[135];
}

static PANDA_APART void panda_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    panda_pack live[143];
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
