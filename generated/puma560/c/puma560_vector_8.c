/* Many states at a time. Compiled with PUMA560_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "puma560.h"

#if defined(PUMA560_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_BYTES 64
#elif defined(__AVX__)
#define PUMA560_BYTES 32
#else
#define PUMA560_BYTES 16
#endif
#define PUMA560_LANES (PUMA560_BYTES / sizeof(double))
#define PUMA560_APART __attribute__((noinline, unused))
#define PUMA560_BODY static inline __attribute__((always_inline, unused))
#define PUMA560_INLINE static inline __attribute__((unused))

typedef double puma560_pack __attribute__((vector_size(PUMA560_BYTES)));
typedef double puma560_unaligned __attribute__((vector_size(PUMA560_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_mask __attribute__((vector_size(PUMA560_BYTES)));
typedef signed char puma560_bytes __attribute__((vector_size(PUMA560_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short puma560_shorts __attribute__((vector_size(2 * PUMA560_BYTES / sizeof(double))));

PUMA560_INLINE puma560_pack puma560_pack_splat(double x)
{
    return x - (puma560_pack){ 0.0 };
}

PUMA560_INLINE puma560_pack puma560_pack_at(const double *x)
{
    return *(const puma560_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PUMA560_INLINE puma560_pack puma560_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? puma560_pack_splat(prepared[k]) : puma560_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_APART void puma560_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_APART void puma560_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_INLINE puma560_pack puma560_pack_select(puma560_mask condition, puma560_pack x, puma560_pack y)
{
    return (puma560_pack)(((puma560_mask)x & condition) | ((puma560_mask)y & ~condition));
}

PUMA560_INLINE puma560_pack puma560_pack_abs(puma560_pack x)
{
    return (puma560_pack)((puma560_mask)x & ~(puma560_mask)puma560_pack_splat(-0.0));
}

PUMA560_INLINE bool puma560_pack_all(puma560_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long puma560_bits __attribute__((vector_size(PUMA560_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void puma560_pack_sincos_pair(const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, puma560_bits *beyond)
{
    const puma560_pack x = *angle;
    union { puma560_pack number; puma560_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_pack n = k.number - 6755399441186816.0;
    const puma560_pack w = x - (n * 1.5707963267923333);
    const puma560_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_pack z = r * r;
    const puma560_pack u = 1.0 - (0.5 * z);
    const puma560_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const puma560_pack zz = z * z;

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_bits sign = k.bits << 62;
    const puma560_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PUMA560_APART void puma560_pack_sincos_beyond(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PUMA560_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void puma560_pack_sincos_guard(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, const puma560_bits *beyond)
{
    if (!puma560_pack_all((puma560_mask)((*beyond >> 18) == 0ULL))) {
        puma560_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_APART void puma560_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    (void)spacing;
    (void)prepared;
    const puma560_pack v0_angle[5] = {puma560_pack_at(&q[stride]), puma560_pack_at(&q[2U * stride]), puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[5U * stride])};
    puma560_pack v0_sine[5];
    puma560_pack v0_cosine[5];
    puma560_bits v0_beyond = { 0U };
    puma560_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(puma560_unaligned *)&Y[0] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[2U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[3U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[4U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[5U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[6U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[7U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[8U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[10U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[11U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[12U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[13U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[19U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[60U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[61U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[62U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[63U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[64U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[65U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[66U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[67U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[68U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[69U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[70U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[73U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[120U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[121U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[122U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[123U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[124U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[125U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[126U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[127U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[128U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[129U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[130U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[131U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[132U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[133U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[134U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[135U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[136U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[137U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[138U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[139U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[140U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[143U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[180U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[181U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[182U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[183U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[184U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[185U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[186U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[187U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[188U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[189U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[190U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[191U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[192U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[193U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[194U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[195U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[196U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[197U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[198U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[199U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[200U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[201U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[202U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[203U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[204U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[205U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[206U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[207U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[208U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[209U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[210U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[213U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[220U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[230U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[240U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[241U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[242U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[243U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[244U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[245U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[246U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[247U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[248U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[249U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[250U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[251U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[252U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[253U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[254U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[255U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[256U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[257U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[258U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[259U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[260U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[261U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[262U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[263U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[264U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[265U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[266U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[267U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[268U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[269U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[270U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[271U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[272U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[273U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[274U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[275U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[276U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[277U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[278U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[279U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[280U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[283U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[290U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[300U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[301U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[302U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[303U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[304U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[305U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[306U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[307U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[308U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[309U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[310U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[311U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[312U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[313U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[314U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[315U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[316U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[317U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[318U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[319U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[320U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[321U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[322U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[323U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[324U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[325U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[326U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[327U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[328U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[329U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[330U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[331U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[332U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[333U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[334U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[335U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[336U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[337U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[338U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[339U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[340U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[341U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[342U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[343U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[344U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[345U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[346U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[347U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[348U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[349U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[350U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[353U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&Y[9U * stride] = puma560_pack_at(&qdd[0]);
    const puma560_pack v10 = puma560_pack_at(&qd[0]) * v0_cosine[0];
    const puma560_pack v11 = puma560_pack_at(&qd[stride]) * v10;
    const puma560_pack v12 = v11 + (puma560_pack_at(&qdd[0]) * v0_sine[0]);
    const puma560_pack v13 = v11 + v12;
    *(puma560_unaligned *)&Y[14U * stride] = v0_sine[0] * v13;
    const puma560_pack v14 = puma560_pack_at(&qd[0]) * v0_sine[0];
    const puma560_pack v15 = puma560_pack_at(&qd[stride]) * v14;
    const puma560_pack v16 = (puma560_pack_at(&qdd[0]) * v0_cosine[0]) - v15;
    const puma560_pack v17 = v15 - v16;
    *(puma560_unaligned *)&Y[15U * stride] = (v0_cosine[0] * v13) - (v0_sine[0] * v17);
    const puma560_pack v18 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    *(puma560_unaligned *)&Y[79U * stride] = puma560_pack_at(&qdd[stride]);
    *(puma560_unaligned *)&Y[16U * stride] = (puma560_pack_at(&qdd[stride]) * v0_sine[0]) + (v18 * v0_cosine[0]);
    *(puma560_unaligned *)&Y[17U * stride] = (v0_cosine[0] * v16) - (v0_sine[0] * v11);
    *(puma560_unaligned *)&Y[18U * stride] = (puma560_pack_at(&qdd[stride]) * v0_cosine[0]) - (v18 * v0_sine[0]);
    *(puma560_unaligned *)&Y[20U * stride] = ((-0.18645124000000002) * v0_cosine[0]) * v17;
    const puma560_pack v19 = (v0_sine[1] * v10) + (v0_cosine[1] * v14);
    const puma560_pack v20 = ((puma560_pack_at(&qd[2U * stride]) * v19) + (v0_sine[1] * v12)) - (v0_cosine[1] * v16);
    const puma560_pack v21 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v22 = v21 * v19;
    const puma560_pack v23 = v22 + v20;
    const puma560_pack v24 = 0.4318 * v0_cosine[0];
    const puma560_pack v25 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const puma560_pack v26 = 0.4318 * v17;
    *(puma560_unaligned *)&Y[21U * stride] = (v25 * v26) - (v24 * v23);
    const puma560_pack v27 = (v0_sine[1] * v14) - (v0_cosine[1] * v10);
    const puma560_pack v28 = v21 * v27;
    const puma560_pack v29 = ((puma560_pack_at(&qd[2U * stride]) * v27) - (v0_cosine[1] * v12)) - (v0_sine[1] * v16);
    const puma560_pack v30 = v29 + v28;
    const puma560_pack v31 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    *(puma560_unaligned *)&Y[22U * stride] = (v24 * v30) + (v31 * v26);
    const puma560_pack v32 = v27 * v27;
    const puma560_pack v33 = v19 * v19;
    const puma560_pack v34 = 9.81 * v0_sine[0];
    const puma560_pack v35 = (v10 * (puma560_pack_at(&qd[0]) * v24)) + ((0.4318 * v18) - v34);
    const puma560_pack v36 = v10 * v14;
    *(puma560_unaligned *)&Y[77U * stride] = v36;
    const puma560_pack v37 = 9.81 * v0_cosine[0];
    *(puma560_unaligned *)&Y[71U * stride] = v37;
    const puma560_pack v38 = v37 + (0.4318 * (puma560_pack_at(&qdd[stride]) + v36));
    const puma560_pack v39 = (v0_sine[1] * v38) - (v0_cosine[1] * v35);
    const puma560_pack v40 = (v0_cosine[1] * v38) + (v0_sine[1] * v35);
    *(puma560_unaligned *)&Y[141U * stride] = v40;
    *(puma560_unaligned *)&Y[23U * stride] = ((v24 * (v33 + v32)) - (v25 * v39)) - (v31 * v40);
    const puma560_pack v41 = v25 * v22;
    *(puma560_unaligned *)&Y[24U * stride] = -(v41 + (v31 * v29));
    *(puma560_unaligned *)&Y[25U * stride] = (v25 * v30) - (v31 * v23);
    const puma560_pack v42 = v19 * v27;
    *(puma560_unaligned *)&Y[84U * stride] = v42;
    *(puma560_unaligned *)&Y[144U * stride] = v42;
    const puma560_pack v43 = puma560_pack_at(&qdd[stride]) + puma560_pack_at(&qdd[2U * stride]);
    *(puma560_unaligned *)&Y[89U * stride] = v43;
    *(puma560_unaligned *)&Y[149U * stride] = v43;
    const puma560_pack v44 = v42 - v43;
    const puma560_pack v45 = v21 * v21;
    *(puma560_unaligned *)&Y[26U * stride] = (v25 * (v33 - v45)) - (v31 * v44);
    const puma560_pack v46 = v31 * v28;
    *(puma560_unaligned *)&Y[27U * stride] = v46 + (v25 * v20);
    const puma560_pack v47 = v43 + v42;
    *(puma560_unaligned *)&Y[28U * stride] = (v31 * (v32 - v45)) - (v25 * v47);
    *(puma560_unaligned *)&Y[29U * stride] = v41 - v46;
    const puma560_pack v48 = (0.15005 * v19) - (0.0203 * v21);
    const puma560_pack v49 = ((v39 + (v21 * v48)) - (0.0203 * v32)) - (0.15005 * v20);
    const puma560_pack v50 = ((v26 - (v19 * v48)) - (0.15005 * v32)) + (0.0203 * v20);
    const puma560_pack v51 = (v0_cosine[2] * v50) + (v0_sine[2] * v49);
    const puma560_pack v52 = 0.15005 * v25;
    const puma560_pack v53 = v24 - (0.0203 * v25);
    const puma560_pack v54 = (v0_cosine[2] * v53) + (v0_sine[2] * v52);
    const puma560_pack v55 = (v0_cosine[2] * v49) - (v0_sine[2] * v50);
    const puma560_pack v56 = (v0_cosine[2] * v52) - (v0_sine[2] * v53);
    const puma560_pack v57 = v28 - v29;
    *(puma560_unaligned *)&Y[86U * stride] = v57;
    *(puma560_unaligned *)&Y[146U * stride] = v57;
    const puma560_pack v58 = (v40 - (0.0203 * v44)) - (0.15005 * v57);
    const puma560_pack v59 = 0.15005 * v31;
    *(puma560_unaligned *)&Y[30U * stride] = -(((v56 * v55) + (v59 * v58)) + (v54 * v51));
    const puma560_pack v60 = (v0_cosine[2] * v19) - (v21 * v0_sine[2]);
    const puma560_pack v61 = (v21 * v0_cosine[2]) + (v0_sine[2] * v19);
    const puma560_pack v62 = v61 * v60;
    *(puma560_unaligned *)&Y[214U * stride] = v62;
    const puma560_pack v63 = puma560_pack_at(&qdd[3U * stride]) - v20;
    *(puma560_unaligned *)&Y[219U * stride] = v63;
    const puma560_pack v64 = v62 - v63;
    const puma560_pack v65 = puma560_pack_at(&qd[3U * stride]) - v27;
    const puma560_pack v66 = v65 * v65;
    const puma560_pack v67 = v61 * v61;
    const puma560_pack v68 = v67 + v66;
    const puma560_pack v69 = v0_sine[2] * v31;
    const puma560_pack v70 = v60 * v65;
    const puma560_pack v71 = ((v43 * v0_cosine[2]) + (puma560_pack_at(&qd[3U * stride]) * v60)) - (v0_sine[2] * v29);
    const puma560_pack v72 = v71 + v70;
    const puma560_pack v73 = (((v56 * v68) - (v54 * v64)) + (v69 * v58)) - (v59 * v72);
    *(puma560_unaligned *)&Y[31U * stride] = (v25 * v51) + v73;
    const puma560_pack v74 = v60 * v60;
    const puma560_pack v75 = v74 + v66;
    const puma560_pack v76 = v63 + v62;
    const puma560_pack v77 = v0_cosine[2] * v31;
    const puma560_pack v78 = v61 * v65;
    const puma560_pack v79 = ((v43 * v0_sine[2]) + (puma560_pack_at(&qd[3U * stride]) * v61)) + (v0_cosine[2] * v29);
    const puma560_pack v80 = v79 + v78;
    const puma560_pack v81 = (((v56 * v76) - (v54 * v75)) + (v77 * v58)) + (v59 * v80);
    *(puma560_unaligned *)&Y[32U * stride] = (v25 * v55) + v81;
    const puma560_pack v82 = v70 - v71;
    *(puma560_unaligned *)&Y[218U * stride] = v82;
    const puma560_pack v83 = v67 + v74;
    const puma560_pack v84 = v78 - v79;
    *(puma560_unaligned *)&Y[216U * stride] = v84;
    const puma560_pack v85 = (v77 * v51) + (((v59 * v83) - (v56 * v82)) - (v54 * v84));
    *(puma560_unaligned *)&Y[33U * stride] = v85 - (v69 * v55);
    const puma560_pack v86 = v25 * v62;
    const puma560_pack v87 = v69 * v70;
    *(puma560_unaligned *)&Y[34U * stride] = -((v87 + v86) + (v77 * v79));
    const puma560_pack v88 = v67 - v74;
    *(puma560_unaligned *)&Y[35U * stride] = ((v25 * v88) + (v69 * v80)) - (v77 * v72);
    const puma560_pack v89 = v74 - v66;
    *(puma560_unaligned *)&Y[36U * stride] = ((v69 * v89) - (v25 * v84)) - (v77 * v64);
    const puma560_pack v90 = v77 * v78;
    *(puma560_unaligned *)&Y[37U * stride] = (v90 + v86) + (v69 * v71);
    const puma560_pack v91 = v67 - v66;
    *(puma560_unaligned *)&Y[38U * stride] = ((v77 * v91) - (v25 * v82)) - (v69 * v76);
    *(puma560_unaligned *)&Y[39U * stride] = (v87 - v90) - (v25 * v63);
    const puma560_pack v92 = (0.4318 * v83) - v58;
    const puma560_pack v93 = v55 + (0.4318 * v82);
    const puma560_pack v94 = (v0_cosine[3] * v93) - (v0_sine[3] * v92);
    const puma560_pack v95 = v56 + (0.4318 * v69);
    const puma560_pack v96 = (v0_cosine[3] * v95) + (v0_sine[3] * v59);
    const puma560_pack v97 = (v0_cosine[3] * v92) + (v0_sine[3] * v93);
    const puma560_pack v98 = (v0_cosine[3] * v59) - (v0_sine[3] * v95);
    const puma560_pack v99 = v98 * v97;
    const puma560_pack v100 = v51 + (0.4318 * v84);
    const puma560_pack v101 = (0.4318 * v77) - v54;
    *(puma560_unaligned *)&Y[40U * stride] = (v99 + (v101 * v100)) - (v96 * v94);
    const puma560_pack v102 = (v0_sine[3] * v77) + (v0_cosine[3] * v25);
    const puma560_pack v103 = (v0_sine[3] * v60) - (v0_cosine[3] * v65);
    const puma560_pack v104 = v103 * v103;
    const puma560_pack v105 = puma560_pack_at(&qd[4U * stride]) + v61;
    const puma560_pack v106 = v105 * v105;
    const puma560_pack v107 = v104 + v106;
    const puma560_pack v108 = (v0_cosine[3] * v60) + (v0_sine[3] * v65);
    const puma560_pack v109 = v103 * v108;
    *(puma560_unaligned *)&Y[284U * stride] = v109;
    const puma560_pack v110 = puma560_pack_at(&qdd[4U * stride]) + v71;
    *(puma560_unaligned *)&Y[289U * stride] = v110;
    const puma560_pack v111 = v109 - v110;
    const puma560_pack v112 = ((puma560_pack_at(&qd[4U * stride]) * v108) - (v0_cosine[3] * v63)) - (v0_sine[3] * v79);
    const puma560_pack v113 = v105 * v108;
    const puma560_pack v114 = v112 + v113;
    const puma560_pack v115 = (((v98 * v111) + (v96 * v107)) + (v101 * v114)) + (v102 * v100);
    *(puma560_unaligned *)&Y[41U * stride] = v115 - (v69 * v97);
    const puma560_pack v116 = (v0_sine[3] * v25) - (v0_cosine[3] * v77);
    const puma560_pack v117 = v110 + v109;
    const puma560_pack v118 = v108 * v108;
    const puma560_pack v119 = v106 + v118;
    const puma560_pack v120 = ((puma560_pack_at(&qd[4U * stride]) * v103) - (v0_sine[3] * v63)) + (v0_cosine[3] * v79);
    const puma560_pack v121 = v105 * v103;
    const puma560_pack v122 = v120 + v121;
    const puma560_pack v123 = (((v98 * v119) + (v96 * v117)) - (v101 * v122)) - (v116 * v100);
    *(puma560_unaligned *)&Y[42U * stride] = v123 - (v69 * v94);
    const puma560_pack v124 = v104 + v118;
    const puma560_pack v125 = v121 - v120;
    *(puma560_unaligned *)&Y[286U * stride] = v125;
    const puma560_pack v126 = v113 - v112;
    *(puma560_unaligned *)&Y[288U * stride] = v126;
    const puma560_pack v127 = (((v98 * v125) - (v101 * v124)) - (v96 * v126)) - (v116 * v97);
    *(puma560_unaligned *)&Y[43U * stride] = v127 - (v102 * v94);
    const puma560_pack v128 = v102 * v113;
    const puma560_pack v129 = v69 * v109;
    *(puma560_unaligned *)&Y[44U * stride] = (v129 - v128) + (v116 * v120);
    const puma560_pack v130 = v104 - v118;
    *(puma560_unaligned *)&Y[45U * stride] = ((v102 * v122) - (v69 * v130)) + (v116 * v114);
    const puma560_pack v131 = v118 - v106;
    *(puma560_unaligned *)&Y[46U * stride] = ((v116 * v111) + (v102 * v131)) + (v69 * v125);
    const puma560_pack v132 = v116 * v121;
    *(puma560_unaligned *)&Y[47U * stride] = (v102 * v112) - (v132 + v129);
    const puma560_pack v133 = v104 - v106;
    *(puma560_unaligned *)&Y[48U * stride] = (v69 * v126) - ((v102 * v117) + (v116 * v133));
    *(puma560_unaligned *)&Y[49U * stride] = (v132 + (v69 * v110)) + v128;
    const puma560_pack v134 = (v0_cosine[4] * v94) - (v0_sine[4] * v100);
    const puma560_pack v135 = (v0_cosine[4] * v96) + (v0_sine[4] * v101);
    const puma560_pack v136 = (v0_sine[4] * v94) + (v0_cosine[4] * v100);
    const puma560_pack v137 = (v0_sine[4] * v96) - (v0_cosine[4] * v101);
    *(puma560_unaligned *)&Y[50U * stride] = (v99 - (v135 * v134)) - (v137 * v136);
    const puma560_pack v138 = (v0_cosine[4] * v69) - (v0_sine[4] * v116);
    const puma560_pack v139 = (v0_cosine[4] * v108) - (v0_sine[4] * v105);
    const puma560_pack v140 = ((puma560_pack_at(&qd[5U * stride]) * v139) + (v0_cosine[4] * v110)) - (v0_sine[4] * v120);
    const puma560_pack v141 = puma560_pack_at(&qd[5U * stride]) - v103;
    const puma560_pack v142 = v139 * v141;
    const puma560_pack v143 = v140 + v142;
    const puma560_pack v144 = (v0_cosine[4] * v105) + (v0_sine[4] * v108);
    const puma560_pack v145 = v144 * v144;
    const puma560_pack v146 = v141 * v141;
    const puma560_pack v147 = v146 + v145;
    const puma560_pack v148 = puma560_pack_at(&qdd[5U * stride]) - v112;
    *(puma560_unaligned *)&Y[359U * stride] = v148;
    const puma560_pack v149 = v139 * v144;
    *(puma560_unaligned *)&Y[354U * stride] = v149;
    const puma560_pack v150 = v149 - v148;
    const puma560_pack v151 = (((v135 * v147) - (v98 * v143)) - (v137 * v150)) - (v138 * v97);
    *(puma560_unaligned *)&Y[51U * stride] = (v102 * v136) + v151;
    const puma560_pack v152 = (v0_sine[4] * v69) + (v0_cosine[4] * v116);
    const puma560_pack v153 = v139 * v139;
    const puma560_pack v154 = v146 + v153;
    const puma560_pack v155 = ((puma560_pack_at(&qd[5U * stride]) * v144) + (v0_sine[4] * v110)) + (v0_cosine[4] * v120);
    const puma560_pack v156 = v141 * v144;
    const puma560_pack v157 = v155 + v156;
    const puma560_pack v158 = v148 + v149;
    const puma560_pack v159 = (((v98 * v157) - (v137 * v154)) + (v135 * v158)) + (v152 * v97);
    *(puma560_unaligned *)&Y[52U * stride] = v159 + (v102 * v134);
    const puma560_pack v160 = v142 - v140;
    *(puma560_unaligned *)&Y[358U * stride] = v160;
    const puma560_pack v161 = v145 + v153;
    const puma560_pack v162 = v156 - v155;
    *(puma560_unaligned *)&Y[356U * stride] = v162;
    const puma560_pack v163 = (((v98 * v161) - (v135 * v160)) - (v137 * v162)) - (v138 * v134);
    *(puma560_unaligned *)&Y[53U * stride] = v163 - (v152 * v136);
    const puma560_pack v164 = v138 * v142;
    const puma560_pack v165 = v102 * v149;
    *(puma560_unaligned *)&Y[54U * stride] = (v152 * v155) - (v165 + v164);
    const puma560_pack v166 = v153 - v145;
    *(puma560_unaligned *)&Y[355U * stride] = v166;
    *(puma560_unaligned *)&Y[55U * stride] = ((v152 * v143) - (v102 * v166)) + (v138 * v157);
    const puma560_pack v167 = v153 - v146;
    *(puma560_unaligned *)&Y[56U * stride] = ((v138 * v167) - (v102 * v162)) + (v152 * v150);
    const puma560_pack v168 = v152 * v156;
    *(puma560_unaligned *)&Y[57U * stride] = (v165 - v168) + (v138 * v140);
    const puma560_pack v169 = v146 - v145;
    *(puma560_unaligned *)&Y[58U * stride] = ((v152 * v169) - (v102 * v160)) - (v138 * v158);
    *(puma560_unaligned *)&Y[59U * stride] = (v168 + v164) - (v102 * v148);
    *(puma560_unaligned *)&Y[72U * stride] = -v34;
    *(puma560_unaligned *)&Y[74U * stride] = -v36;
    *(puma560_unaligned *)&Y[75U * stride] = (v14 * v14) - (v10 * v10);
    *(puma560_unaligned *)&Y[76U * stride] = v12 - v11;
    *(puma560_unaligned *)&Y[78U * stride] = v15 + v16;
    const puma560_pack v170 = 0.4318 * v0_cosine[1];
    const puma560_pack v171 = 0.4318 * v0_sine[1];
    *(puma560_unaligned *)&Y[80U * stride] = (v171 * v39) + (v170 * v40);
    *(puma560_unaligned *)&Y[81U * stride] = (v40 - (v170 * v44)) - (v171 * (v45 + v32));
    *(puma560_unaligned *)&Y[82U * stride] = -((v39 + (v171 * v47)) + (v170 * (v45 + v33)));
    const puma560_pack v172 = v22 - v20;
    *(puma560_unaligned *)&Y[88U * stride] = v172;
    *(puma560_unaligned *)&Y[148U * stride] = v172;
    *(puma560_unaligned *)&Y[83U * stride] = (v171 * v172) - (v170 * v57);
    const puma560_pack v173 = v33 - v32;
    *(puma560_unaligned *)&Y[85U * stride] = v173;
    *(puma560_unaligned *)&Y[145U * stride] = v173;
    const puma560_pack v174 = -v42;
    *(puma560_unaligned *)&Y[87U * stride] = v174;
    *(puma560_unaligned *)&Y[147U * stride] = v174;
    const puma560_pack v175 = v0_sine[2] * v171;
    const puma560_pack v176 = v0_cosine[2] * v171;
    const puma560_pack v177 = 0.0203 + v170;
    *(puma560_unaligned *)&Y[90U * stride] = ((v177 * v58) + (v176 * v55)) + (v175 * v51);
    const puma560_pack v178 = v0_cosine[2] * v58;
    *(puma560_unaligned *)&Y[91U * stride] = (v178 + (v175 * v64)) + ((v177 * v72) - (v176 * v68));
    const puma560_pack v179 = v0_sine[2] * v58;
    *(puma560_unaligned *)&Y[92U * stride] = (((v175 * v75) - (v177 * v80)) - (v176 * v76)) - v179;
    const puma560_pack v180 = (v0_cosine[2] * v55) + (v0_sine[2] * v51);
    *(puma560_unaligned *)&Y[93U * stride] = (((v176 * v82) - (v177 * v83)) + (v175 * v84)) - v180;
    const puma560_pack v181 = v0_cosine[2] * v70;
    const puma560_pack v182 = -(v181 - (v0_sine[2] * v79));
    *(puma560_unaligned *)&Y[94U * stride] = v182;
    *(puma560_unaligned *)&Y[154U * stride] = v182;
    const puma560_pack v183 = (v0_cosine[2] * v80) + (v0_sine[2] * v72);
    *(puma560_unaligned *)&Y[95U * stride] = v183;
    *(puma560_unaligned *)&Y[155U * stride] = v183;
    const puma560_pack v184 = (v0_cosine[2] * v89) + (v0_sine[2] * v64);
    *(puma560_unaligned *)&Y[96U * stride] = v184;
    *(puma560_unaligned *)&Y[156U * stride] = v184;
    const puma560_pack v185 = v0_sine[2] * v78;
    const puma560_pack v186 = (v0_cosine[2] * v71) - v185;
    *(puma560_unaligned *)&Y[97U * stride] = v186;
    *(puma560_unaligned *)&Y[157U * stride] = v186;
    const puma560_pack v187 = -((v0_cosine[2] * v76) + (v0_sine[2] * v91));
    *(puma560_unaligned *)&Y[98U * stride] = v187;
    *(puma560_unaligned *)&Y[158U * stride] = v187;
    const puma560_pack v188 = v181 + v185;
    *(puma560_unaligned *)&Y[99U * stride] = v188;
    *(puma560_unaligned *)&Y[159U * stride] = v188;
    const puma560_pack v189 = 0.4318 * v0_cosine[2];
    const puma560_pack v190 = v176 - v189;
    const puma560_pack v191 = (v0_cosine[3] * v177) - (v0_sine[3] * v190);
    const puma560_pack v192 = v191 * v97;
    const puma560_pack v193 = 0.4318 * v0_sine[2];
    const puma560_pack v194 = v175 - v193;
    const puma560_pack v195 = (v0_cosine[3] * v190) + (v0_sine[3] * v177);
    *(puma560_unaligned *)&Y[100U * stride] = (v195 * v94) + ((v194 * v100) - v192);
    const puma560_pack v196 = v0_sine[2] * v0_sine[3];
    const puma560_pack v197 = (v0_cosine[2] * v97) + (v196 * v100);
    *(puma560_unaligned *)&Y[101U * stride] = ((v194 * v114) - ((v191 * v111) + (v195 * v107))) - v197;
    const puma560_pack v198 = v0_sine[2] * v0_cosine[3];
    const puma560_pack v199 = (v0_cosine[2] * v94) + (v198 * v100);
    *(puma560_unaligned *)&Y[102U * stride] = -(v199 + (((v191 * v119) + (v195 * v117)) + (v194 * v122)));
    const puma560_pack v200 = (v198 * v97) - (v196 * v94);
    *(puma560_unaligned *)&Y[103U * stride] = (((v195 * v126) - (v194 * v124)) - (v191 * v125)) - v200;
    const puma560_pack v201 = v0_cosine[2] * v109;
    const puma560_pack v202 = v196 * v113;
    const puma560_pack v203 = (v202 + v201) + (v198 * v120);
    *(puma560_unaligned *)&Y[104U * stride] = v203;
    *(puma560_unaligned *)&Y[164U * stride] = v203;
    const puma560_pack v204 = -(((v0_cosine[2] * v130) + (v196 * v122)) - (v198 * v114));
    *(puma560_unaligned *)&Y[105U * stride] = v204;
    *(puma560_unaligned *)&Y[165U * stride] = v204;
    const puma560_pack v205 = (v0_cosine[2] * v125) + ((v198 * v111) - (v196 * v131));
    *(puma560_unaligned *)&Y[106U * stride] = v205;
    *(puma560_unaligned *)&Y[166U * stride] = v205;
    const puma560_pack v206 = v198 * v121;
    const puma560_pack v207 = -((v206 + v201) + (v196 * v112));
    *(puma560_unaligned *)&Y[107U * stride] = v207;
    *(puma560_unaligned *)&Y[167U * stride] = v207;
    const puma560_pack v208 = (v0_cosine[2] * v126) + ((v196 * v117) - (v198 * v133));
    *(puma560_unaligned *)&Y[108U * stride] = v208;
    *(puma560_unaligned *)&Y[168U * stride] = v208;
    const puma560_pack v209 = (v206 + (v0_cosine[2] * v110)) - v202;
    *(puma560_unaligned *)&Y[109U * stride] = v209;
    *(puma560_unaligned *)&Y[169U * stride] = v209;
    const puma560_pack v210 = (v0_cosine[4] * v195) - (v0_sine[4] * v194);
    const puma560_pack v211 = (v0_cosine[4] * v194) + (v0_sine[4] * v195);
    *(puma560_unaligned *)&Y[110U * stride] = ((v210 * v134) - v192) + (v211 * v136);
    const puma560_pack v212 = (v0_cosine[2] * v0_cosine[4]) - (v0_sine[4] * v198);
    const puma560_pack v213 = (v212 * v97) + (v196 * v136);
    *(puma560_unaligned *)&Y[111U * stride] = (((v191 * v143) - (v210 * v147)) + (v211 * v150)) - v213;
    const puma560_pack v214 = (v0_cosine[2] * v0_sine[4]) + (v0_cosine[4] * v198);
    const puma560_pack v215 = (v196 * v134) - (v214 * v97);
    *(puma560_unaligned *)&Y[112U * stride] = (((v211 * v154) - (v210 * v158)) - (v191 * v157)) - v215;
    const puma560_pack v216 = (v212 * v134) + (v214 * v136);
    *(puma560_unaligned *)&Y[113U * stride] = (((v210 * v160) - (v191 * v161)) + (v211 * v162)) - v216;
    const puma560_pack v217 = v212 * v142;
    const puma560_pack v218 = v196 * v149;
    const puma560_pack v219 = (v218 - v217) + (v214 * v155);
    *(puma560_unaligned *)&Y[114U * stride] = v219;
    *(puma560_unaligned *)&Y[174U * stride] = v219;
    const puma560_pack v220 = ((v214 * v143) + (v196 * v166)) + (v212 * v157);
    *(puma560_unaligned *)&Y[115U * stride] = v220;
    *(puma560_unaligned *)&Y[175U * stride] = v220;
    const puma560_pack v221 = ((v214 * v150) + (v212 * v167)) + (v196 * v162);
    *(puma560_unaligned *)&Y[116U * stride] = v221;
    *(puma560_unaligned *)&Y[176U * stride] = v221;
    const puma560_pack v222 = v214 * v156;
    const puma560_pack v223 = -((v218 + v222) - (v212 * v140));
    *(puma560_unaligned *)&Y[117U * stride] = v223;
    *(puma560_unaligned *)&Y[177U * stride] = v223;
    const puma560_pack v224 = ((v214 * v169) - (v212 * v158)) + (v196 * v160);
    *(puma560_unaligned *)&Y[118U * stride] = v224;
    *(puma560_unaligned *)&Y[178U * stride] = v224;
    const puma560_pack v225 = (v222 + v217) + (v196 * v148);
    *(puma560_unaligned *)&Y[119U * stride] = v225;
    *(puma560_unaligned *)&Y[179U * stride] = v225;
    *(puma560_unaligned *)&Y[142U * stride] = -v39;
    *(puma560_unaligned *)&Y[150U * stride] = 0.0203 * v58;
    *(puma560_unaligned *)&Y[151U * stride] = v178 + (0.0203 * v72);
    *(puma560_unaligned *)&Y[152U * stride] = -(v179 + (0.0203 * v80));
    *(puma560_unaligned *)&Y[153U * stride] = -(v180 + (0.0203 * v83));
    const puma560_pack v226 = (v0_cosine[3] * v189) - (0.0203 * v0_sine[3]);
    const puma560_pack v227 = (0.0203 * v0_cosine[3]) + (v0_sine[3] * v189);
    const puma560_pack v228 = v227 * v97;
    *(puma560_unaligned *)&Y[160U * stride] = -((v228 + (v193 * v100)) + (v226 * v94));
    *(puma560_unaligned *)&Y[161U * stride] = (((v226 * v107) - (v227 * v111)) - (v193 * v114)) - v197;
    *(puma560_unaligned *)&Y[162U * stride] = (((v226 * v117) - (v227 * v119)) + (v193 * v122)) - v199;
    *(puma560_unaligned *)&Y[163U * stride] = (((v193 * v124) - (v227 * v125)) - (v226 * v126)) - v200;
    const puma560_pack v229 = (v0_sine[4] * v193) - (v0_cosine[4] * v226);
    const puma560_pack v230 = (v0_sine[4] * v226) + (v0_cosine[4] * v193);
    *(puma560_unaligned *)&Y[170U * stride] = ((v229 * v134) - v228) - (v230 * v136);
    *(puma560_unaligned *)&Y[171U * stride] = (((v227 * v143) - (v229 * v147)) - (v230 * v150)) - v213;
    *(puma560_unaligned *)&Y[172U * stride] = -(v215 + (((v229 * v158) + (v230 * v154)) + (v227 * v157)));
    *(puma560_unaligned *)&Y[173U * stride] = (((v229 * v160) - (v227 * v161)) - (v230 * v162)) - v216;
    *(puma560_unaligned *)&Y[211U * stride] = -v51;
    *(puma560_unaligned *)&Y[212U * stride] = -v55;
    *(puma560_unaligned *)&Y[215U * stride] = -v88;
    *(puma560_unaligned *)&Y[217U * stride] = -v62;
    *(puma560_unaligned *)&Y[221U * stride] = -(v0_cosine[3] * v100);
    *(puma560_unaligned *)&Y[222U * stride] = v0_sine[3] * v100;
    *(puma560_unaligned *)&Y[223U * stride] = (v0_cosine[3] * v94) + (v0_sine[3] * v97);
    const puma560_pack v231 = v0_cosine[3] * v113;
    *(puma560_unaligned *)&Y[224U * stride] = v231 - (v0_sine[3] * v120);
    *(puma560_unaligned *)&Y[225U * stride] = -((v0_cosine[3] * v122) + (v0_sine[3] * v114));
    *(puma560_unaligned *)&Y[226U * stride] = -((v0_cosine[3] * v131) + (v0_sine[3] * v111));
    const puma560_pack v232 = v0_sine[3] * v121;
    *(puma560_unaligned *)&Y[227U * stride] = v232 - (v0_cosine[3] * v112);
    *(puma560_unaligned *)&Y[228U * stride] = (v0_cosine[3] * v117) + (v0_sine[3] * v133);
    *(puma560_unaligned *)&Y[229U * stride] = -(v231 + v232);
    const puma560_pack v233 = v0_sine[3] * v0_sine[4];
    *(puma560_unaligned *)&Y[231U * stride] = -((v0_cosine[3] * v136) + (v233 * v97));
    const puma560_pack v234 = v0_sine[3] * v0_cosine[4];
    *(puma560_unaligned *)&Y[232U * stride] = -((v0_cosine[3] * v134) + (v234 * v97));
    *(puma560_unaligned *)&Y[233U * stride] = (v234 * v136) - (v233 * v134);
    const puma560_pack v235 = v233 * v142;
    const puma560_pack v236 = v0_cosine[3] * v149;
    *(puma560_unaligned *)&Y[234U * stride] = (v236 - v235) - (v234 * v155);
    *(puma560_unaligned *)&Y[235U * stride] = ((v0_cosine[3] * v166) - (v234 * v143)) + (v233 * v157);
    *(puma560_unaligned *)&Y[236U * stride] = ((v0_cosine[3] * v162) + (v233 * v167)) - (v234 * v150);
    const puma560_pack v237 = v234 * v156;
    *(puma560_unaligned *)&Y[237U * stride] = (v237 - v236) + (v233 * v140);
    *(puma560_unaligned *)&Y[238U * stride] = ((v0_cosine[3] * v160) - (v234 * v169)) - (v233 * v158);
    *(puma560_unaligned *)&Y[239U * stride] = (v235 - v237) + (v0_cosine[3] * v148);
    *(puma560_unaligned *)&Y[281U * stride] = -v97;
    *(puma560_unaligned *)&Y[282U * stride] = -v94;
    *(puma560_unaligned *)&Y[285U * stride] = -v130;
    *(puma560_unaligned *)&Y[287U * stride] = -v109;
    *(puma560_unaligned *)&Y[291U * stride] = -(v0_cosine[4] * v97);
    *(puma560_unaligned *)&Y[292U * stride] = v0_sine[4] * v97;
    *(puma560_unaligned *)&Y[293U * stride] = -((v0_cosine[4] * v134) + (v0_sine[4] * v136));
    const puma560_pack v238 = v0_cosine[4] * v142;
    *(puma560_unaligned *)&Y[294U * stride] = (v0_sine[4] * v155) - v238;
    *(puma560_unaligned *)&Y[295U * stride] = (v0_cosine[4] * v157) + (v0_sine[4] * v143);
    *(puma560_unaligned *)&Y[296U * stride] = (v0_cosine[4] * v167) + (v0_sine[4] * v150);
    const puma560_pack v239 = v0_sine[4] * v156;
    *(puma560_unaligned *)&Y[297U * stride] = (v0_cosine[4] * v140) - v239;
    *(puma560_unaligned *)&Y[298U * stride] = (v0_sine[4] * v169) - (v0_cosine[4] * v158);
    *(puma560_unaligned *)&Y[299U * stride] = v238 + v239;
    *(puma560_unaligned *)&Y[351U * stride] = -v136;
    *(puma560_unaligned *)&Y[352U * stride] = -v134;
    *(puma560_unaligned *)&Y[357U * stride] = -v149;
}

void puma560_regressor_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double qdd_rest[6U * PUMA560_LANES];
        double Y_rest[360U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qdd, qdd_rest);
        puma560_pack_regressor_block(0U, prepared->k, PUMA560_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        puma560_pack_give(360U, count, first, PUMA560_LANES, Y_rest, Y);
    }
}

void puma560_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double qdd_rest[6U * PUMA560_LANES];
        double Y_rest[360U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qdd, qdd_rest);
        puma560_pack_regressor_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        puma560_pack_give(360U, count, first, PUMA560_LANES, Y_rest, Y);
    }
}

static PUMA560_APART void puma560_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    (void)spacing;
    (void)prepared;
    const puma560_pack v0_angle[4] = {puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride]), puma560_pack_at(&q[2U * stride])};
    puma560_pack v0_sine[4];
    puma560_pack v0_cosine[4];
    puma560_bits v0_beyond = { 0U };
    puma560_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_pack_sincos_guard(4U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(puma560_unaligned *)&K[0] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[2U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[3U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[4U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[5U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[6U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[11U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[12U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[17U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[18U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[23U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[24U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[29U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[30U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[31U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[32U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[33U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[34U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[35U * stride] = puma560_pack_splat(0.0);
    const puma560_pack v8 = (v0_sine[2] * v0_cosine[3]) + (v0_cosine[2] * v0_sine[3]);
    const puma560_pack v9 = (v0_cosine[2] * v0_cosine[3]) - (v0_sine[2] * v0_sine[3]);
    const puma560_pack v10 = 0.028252799999999998 * v8;
    const puma560_pack v11 = v0_sine[1] * v10;
    const puma560_pack v12 = v0_cosine[0] * v11;
    *(puma560_unaligned *)&K[21U * stride] = v12;
    const puma560_pack v13 = 0.028252799999999998 * v9;
    const puma560_pack v14 = v0_cosine[1] * v13;
    const puma560_pack v15 = v12 - v14;
    *(puma560_unaligned *)&K[28U * stride] = v15;
    const puma560_pack v16 = ((8.7439473 * v9) + (0.24892875 * v8)) - v15;
    const puma560_pack v17 = (v0_sine[0] * v0_sine[1]) * v13;
    *(puma560_unaligned *)&K[9U * stride] = v17;
    *(puma560_unaligned *)&K[15U * stride] = v17;
    *(puma560_unaligned *)&K[19U * stride] = v17;
    *(puma560_unaligned *)&K[20U * stride] = v17;
    const puma560_pack v18 = (v0_sine[0] * v0_cosine[1]) * v10;
    *(puma560_unaligned *)&K[22U * stride] = v18;
    *(puma560_unaligned *)&K[27U * stride] = v18;
    *(puma560_unaligned *)&K[7U * stride] = -(((37.2347379 * v0_sine[2]) + (1.024164 * v0_cosine[2])) + v16);
    const puma560_pack v19 = -v16;
    *(puma560_unaligned *)&K[8U * stride] = v19;
    *(puma560_unaligned *)&K[13U * stride] = v19;
    *(puma560_unaligned *)&K[14U * stride] = v19;
    const puma560_pack v20 = -((v0_cosine[0] * v14) - v11);
    *(puma560_unaligned *)&K[10U * stride] = v20;
    *(puma560_unaligned *)&K[16U * stride] = v20;
    *(puma560_unaligned *)&K[25U * stride] = v20;
    *(puma560_unaligned *)&K[26U * stride] = v20;
}

void puma560_stiffness_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double K_rest[36U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_stiffness_matrix_block(0U, prepared->k, PUMA560_LANES, q_rest, K_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, K_rest, K);
    }
}

void puma560_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double K_rest[36U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_stiffness_matrix_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, K_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, K_rest, K);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
