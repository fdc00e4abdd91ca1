/* Many states at a time. Compiled with BEHI_SIX_JOINT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "behi_six_joint.h"

#if defined(BEHI_SIX_JOINT_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define BEHI_SIX_JOINT_BYTES 64
#elif defined(__AVX__)
#define BEHI_SIX_JOINT_BYTES 32
#else
#define BEHI_SIX_JOINT_BYTES 16
#endif
#define BEHI_SIX_JOINT_LANES (BEHI_SIX_JOINT_BYTES / sizeof(double))
#define BEHI_SIX_JOINT_APART __attribute__((noinline, unused))
#define BEHI_SIX_JOINT_BODY static inline __attribute__((always_inline, unused))
#define BEHI_SIX_JOINT_INLINE static inline __attribute__((unused))

typedef double behi_six_joint_pack __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef double behi_six_joint_unaligned __attribute__((vector_size(BEHI_SIX_JOINT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t behi_six_joint_mask __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef signed char behi_six_joint_bytes __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short behi_six_joint_shorts __attribute__((vector_size(2 * BEHI_SIX_JOINT_BYTES / sizeof(double))));

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_splat(double x)
{
    return x - (behi_six_joint_pack){ 0.0 };
}

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_at(const double *x)
{
    return *(const behi_six_joint_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? behi_six_joint_pack_splat(prepared[k]) : behi_six_joint_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_select(behi_six_joint_mask condition, behi_six_joint_pack x, behi_six_joint_pack y)
{
    return (behi_six_joint_pack)(((behi_six_joint_mask)x & condition) | ((behi_six_joint_mask)y & ~condition));
}

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_abs(behi_six_joint_pack x)
{
    return (behi_six_joint_pack)((behi_six_joint_mask)x & ~(behi_six_joint_mask)behi_six_joint_pack_splat(-0.0));
}

BEHI_SIX_JOINT_INLINE bool behi_six_joint_pack_all(behi_six_joint_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long behi_six_joint_bits __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void behi_six_joint_pack_sincos_pair(const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, behi_six_joint_bits *beyond)
{
    const behi_six_joint_pack x = *angle;
    union { behi_six_joint_pack number; behi_six_joint_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const behi_six_joint_pack n = k.number - 6755399441186816.0;
    const behi_six_joint_pack w = x - (n * 1.5707963267923333);
    const behi_six_joint_pack r = w - (n * 2.5633441515839558e-12);
    const behi_six_joint_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const behi_six_joint_pack z = r * r;
    const behi_six_joint_pack u = 1.0 - (0.5 * z);
    const behi_six_joint_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const behi_six_joint_pack zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const behi_six_joint_bits odd = 0ULL - (k.bits & 1ULL);
    const behi_six_joint_bits sign = k.bits << 62;
    const behi_six_joint_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const behi_six_joint_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_sincos_beyond(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < BEHI_SIX_JOINT_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void behi_six_joint_pack_sincos_guard(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, const behi_six_joint_bits *beyond)
{
    if (!behi_six_joint_pack_all((behi_six_joint_mask)((*beyond >> 18) == 0ULL))) {
        behi_six_joint_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    (void)spacing;
    (void)prepared;
    const behi_six_joint_pack v0_angle[5] = {behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[2U * stride]), behi_six_joint_pack_at(&q[3U * stride]), behi_six_joint_pack_at(&q[4U * stride]), behi_six_joint_pack_at(&q[5U * stride])};
    behi_six_joint_pack v0_sine[5];
    behi_six_joint_pack v0_cosine[5];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    behi_six_joint_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(behi_six_joint_unaligned *)&Y[0] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[2U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[3U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[4U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[6U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[7U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[8U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[10U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[12U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[13U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[19U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[60U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[61U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[62U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[63U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[64U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[65U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[66U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[67U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[68U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[69U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[70U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[71U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[72U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[73U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[120U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[121U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[122U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[123U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[124U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[125U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[126U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[127U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[128U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[129U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[130U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[131U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[132U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[133U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[134U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[135U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[136U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[137U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[138U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[139U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[140U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[143U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[180U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[181U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[182U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[183U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[184U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[185U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[186U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[187U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[188U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[189U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[190U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[191U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[192U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[193U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[194U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[195U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[196U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[197U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[198U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[199U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[200U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[201U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[202U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[203U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[204U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[205U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[206U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[207U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[208U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[209U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[210U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[213U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[240U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[241U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[242U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[243U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[244U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[245U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[246U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[247U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[248U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[249U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[250U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[251U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[252U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[253U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[254U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[255U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[256U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[257U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[258U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[259U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[260U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[261U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[262U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[263U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[264U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[265U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[266U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[267U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[268U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[269U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[270U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[271U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[272U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[273U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[274U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[275U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[276U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[277U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[278U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[279U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[280U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[283U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[300U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[301U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[302U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[303U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[304U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[305U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[306U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[307U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[308U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[309U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[310U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[311U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[312U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[313U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[314U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[315U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[316U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[317U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[318U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[319U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[320U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[321U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[322U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[323U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[324U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[325U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[326U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[327U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[328U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[329U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[330U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[331U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[332U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[333U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[334U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[335U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[336U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[337U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[338U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[339U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[340U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[341U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[342U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[343U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[344U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[345U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[346U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[347U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[348U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[349U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[350U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[353U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[9U * stride] = behi_six_joint_pack_at(&qdd[0]);
    const behi_six_joint_pack v10 = behi_six_joint_pack_at(&qd[0]) * v0_cosine[0];
    const behi_six_joint_pack v11 = behi_six_joint_pack_at(&qd[stride]) * v10;
    const behi_six_joint_pack v12 = (behi_six_joint_pack_at(&qdd[0]) * v0_sine[0]) + v11;
    const behi_six_joint_pack v13 = v11 + v12;
    *(behi_six_joint_unaligned *)&Y[14U * stride] = v0_sine[0] * v13;
    const behi_six_joint_pack v14 = behi_six_joint_pack_at(&qd[0]) * v0_sine[0];
    const behi_six_joint_pack v15 = behi_six_joint_pack_at(&qd[stride]) * v14;
    const behi_six_joint_pack v16 = (behi_six_joint_pack_at(&qdd[0]) * v0_cosine[0]) - v15;
    const behi_six_joint_pack v17 = v15 - v16;
    *(behi_six_joint_unaligned *)&Y[15U * stride] = (v0_cosine[0] * v13) - (v0_sine[0] * v17);
    const behi_six_joint_pack v18 = v10 * v14;
    *(behi_six_joint_unaligned *)&Y[77U * stride] = v18;
    *(behi_six_joint_unaligned *)&Y[79U * stride] = behi_six_joint_pack_at(&qdd[stride]);
    const behi_six_joint_pack v19 = behi_six_joint_pack_at(&qdd[stride]) + v18;
    const behi_six_joint_pack v20 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    *(behi_six_joint_unaligned *)&Y[16U * stride] = (v20 * v0_cosine[0]) - (v0_sine[0] * (v18 - v19));
    *(behi_six_joint_unaligned *)&Y[17U * stride] = (v0_cosine[0] * v16) - (v0_sine[0] * v11);
    *(behi_six_joint_unaligned *)&Y[18U * stride] = (behi_six_joint_pack_at(&qdd[stride]) * v0_cosine[0]) - (v20 * v0_sine[0]);
    *(behi_six_joint_unaligned *)&Y[20U * stride] = ((-2500.0) * v0_cosine[0]) * v17;
    const behi_six_joint_pack v21 = (v0_sine[1] * v10) + (v0_cosine[1] * v14);
    const behi_six_joint_pack v22 = ((behi_six_joint_pack_at(&qd[2U * stride]) * v21) + (v0_sine[1] * v12)) - (v0_cosine[1] * v16);
    const behi_six_joint_pack v23 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v24 = v23 * v21;
    const behi_six_joint_pack v25 = v24 + v22;
    const behi_six_joint_pack v26 = 50.0 * v0_cosine[0];
    const behi_six_joint_pack v27 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const behi_six_joint_pack v28 = 50.0 * v17;
    *(behi_six_joint_unaligned *)&Y[21U * stride] = (v27 * v28) - (v26 * v25);
    const behi_six_joint_pack v29 = (v0_cosine[1] * v10) - (v0_sine[1] * v14);
    const behi_six_joint_pack v30 = v23 * v29;
    const behi_six_joint_pack v31 = ((behi_six_joint_pack_at(&qd[2U * stride]) * v29) + (v0_cosine[1] * v12)) + (v0_sine[1] * v16);
    const behi_six_joint_pack v32 = v31 + v30;
    const behi_six_joint_pack v33 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    *(behi_six_joint_unaligned *)&Y[22U * stride] = (v33 * v28) - (v26 * v32);
    const behi_six_joint_pack v34 = v21 * v21;
    const behi_six_joint_pack v35 = v29 * v29;
    const behi_six_joint_pack v36 = v10 * v10;
    const behi_six_joint_pack v37 = v20 + v36;
    const behi_six_joint_pack v38 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v39 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v40 = (v39 * v19) + (v38 * v37);
    *(behi_six_joint_unaligned *)&Y[141U * stride] = v40;
    const behi_six_joint_pack v41 = (v39 * v37) - (v38 * v19);
    *(behi_six_joint_unaligned *)&Y[142U * stride] = v41;
    *(behi_six_joint_unaligned *)&Y[23U * stride] = ((v27 * v41) - (v33 * v40)) + (v26 * (v35 + v34));
    const behi_six_joint_pack v42 = v27 * v24;
    *(behi_six_joint_unaligned *)&Y[24U * stride] = (v33 * v31) - v42;
    *(behi_six_joint_unaligned *)&Y[25U * stride] = -((v33 * v25) + (v27 * v32));
    const behi_six_joint_pack v43 = v23 * v23;
    const behi_six_joint_pack v44 = v21 * v29;
    *(behi_six_joint_unaligned *)&Y[87U * stride] = v44;
    *(behi_six_joint_unaligned *)&Y[147U * stride] = v44;
    const behi_six_joint_pack v45 = behi_six_joint_pack_at(&qdd[stride]) + behi_six_joint_pack_at(&qdd[2U * stride]);
    *(behi_six_joint_unaligned *)&Y[89U * stride] = v45;
    *(behi_six_joint_unaligned *)&Y[149U * stride] = v45;
    const behi_six_joint_pack v46 = v45 + v44;
    *(behi_six_joint_unaligned *)&Y[26U * stride] = (v33 * v46) + (v27 * (v34 - v43));
    const behi_six_joint_pack v47 = v33 * v30;
    *(behi_six_joint_unaligned *)&Y[27U * stride] = (v27 * v22) - v47;
    const behi_six_joint_pack v48 = v44 - v45;
    *(behi_six_joint_unaligned *)&Y[28U * stride] = (v27 * v48) + (v33 * (v35 - v43));
    *(behi_six_joint_unaligned *)&Y[29U * stride] = v42 + v47;
    const behi_six_joint_pack v49 = v28 + (50.0 * v25);
    const behi_six_joint_pack v50 = (50.0 * v27) - v26;
    *(behi_six_joint_unaligned *)&Y[30U * stride] = v50 * v49;
    const behi_six_joint_pack v51 = (v0_cosine[2] * v21) + (v0_sine[2] * v29);
    const behi_six_joint_pack v52 = ((behi_six_joint_pack_at(&qd[3U * stride]) * v51) + (v0_cosine[2] * v22)) + (v0_sine[2] * v31);
    const behi_six_joint_pack v53 = behi_six_joint_pack_at(&qd[3U * stride]) + v23;
    const behi_six_joint_pack v54 = v53 * v51;
    const behi_six_joint_pack v55 = v54 + v52;
    const behi_six_joint_pack v56 = (v0_sine[2] * v33) + (v0_cosine[2] * v27);
    *(behi_six_joint_unaligned *)&Y[31U * stride] = (v56 * v49) + (v50 * v55);
    const behi_six_joint_pack v57 = (v0_sine[2] * v21) - (v0_cosine[2] * v29);
    const behi_six_joint_pack v58 = v53 * v57;
    const behi_six_joint_pack v59 = ((behi_six_joint_pack_at(&qd[3U * stride]) * v57) + (v0_sine[2] * v22)) - (v0_cosine[2] * v31);
    const behi_six_joint_pack v60 = v59 + v58;
    const behi_six_joint_pack v61 = (v0_sine[2] * v27) - (v0_cosine[2] * v33);
    *(behi_six_joint_unaligned *)&Y[32U * stride] = -((v61 * v49) + (v50 * v60));
    const behi_six_joint_pack v62 = v57 * v57;
    const behi_six_joint_pack v63 = v51 * v51;
    const behi_six_joint_pack v64 = (50.0 * v46) + v40;
    const behi_six_joint_pack v65 = v43 + v35;
    const behi_six_joint_pack v66 = v41 + (50.0 * v65);
    const behi_six_joint_pack v67 = (v0_sine[2] * v66) + (v0_cosine[2] * v64);
    *(behi_six_joint_unaligned *)&Y[211U * stride] = v67;
    const behi_six_joint_pack v68 = (v0_sine[2] * v64) - (v0_cosine[2] * v66);
    *(behi_six_joint_unaligned *)&Y[33U * stride] = ((v61 * v67) - (v50 * (v63 + v62))) - (v56 * v68);
    const behi_six_joint_pack v69 = v56 * v54;
    *(behi_six_joint_unaligned *)&Y[34U * stride] = (v61 * v59) - v69;
    *(behi_six_joint_unaligned *)&Y[35U * stride] = (v61 * v55) + (v56 * v60);
    const behi_six_joint_pack v70 = v53 * v53;
    const behi_six_joint_pack v71 = v51 * v57;
    *(behi_six_joint_unaligned *)&Y[94U * stride] = v71;
    *(behi_six_joint_unaligned *)&Y[154U * stride] = v71;
    *(behi_six_joint_unaligned *)&Y[214U * stride] = v71;
    const behi_six_joint_pack v72 = behi_six_joint_pack_at(&qdd[3U * stride]) + v45;
    *(behi_six_joint_unaligned *)&Y[99U * stride] = v72;
    *(behi_six_joint_unaligned *)&Y[159U * stride] = v72;
    *(behi_six_joint_unaligned *)&Y[219U * stride] = v72;
    const behi_six_joint_pack v73 = v71 - v72;
    *(behi_six_joint_unaligned *)&Y[36U * stride] = (v61 * v73) + (v56 * (v63 - v70));
    const behi_six_joint_pack v74 = v61 * v58;
    *(behi_six_joint_unaligned *)&Y[37U * stride] = (v56 * v52) - v74;
    const behi_six_joint_pack v75 = v72 + v71;
    *(behi_six_joint_unaligned *)&Y[38U * stride] = -((v56 * v75) + (v61 * (v62 - v70)));
    *(behi_six_joint_unaligned *)&Y[39U * stride] = v69 + v74;
    const behi_six_joint_pack v76 = v70 + v62;
    const behi_six_joint_pack v77 = v68 - (10.0 * v76);
    const behi_six_joint_pack v78 = v49 + (10.0 * v55);
    const behi_six_joint_pack v79 = (v0_sine[3] * v78) + (v0_cosine[3] * v77);
    const behi_six_joint_pack v80 = (10.0 * v56) + v50;
    const behi_six_joint_pack v81 = v0_sine[3] * v80;
    const behi_six_joint_pack v82 = (v0_cosine[3] * v78) - (v0_sine[3] * v77);
    *(behi_six_joint_unaligned *)&Y[281U * stride] = v82;
    const behi_six_joint_pack v83 = v0_cosine[3] * v80;
    *(behi_six_joint_unaligned *)&Y[40U * stride] = (v83 * v82) + (v81 * v79);
    const behi_six_joint_pack v84 = (v0_sine[3] * v51) - (v53 * v0_cosine[3]);
    const behi_six_joint_pack v85 = v84 * v84;
    const behi_six_joint_pack v86 = behi_six_joint_pack_at(&qd[4U * stride]) + v57;
    const behi_six_joint_pack v87 = v86 * v86;
    const behi_six_joint_pack v88 = v87 + v85;
    const behi_six_joint_pack v89 = v67 - (10.0 * v73);
    const behi_six_joint_pack v90 = v0_sine[3] * v61;
    const behi_six_joint_pack v91 = (v53 * v0_sine[3]) + (v0_cosine[3] * v51);
    const behi_six_joint_pack v92 = v91 * v84;
    *(behi_six_joint_unaligned *)&Y[284U * stride] = v92;
    const behi_six_joint_pack v93 = behi_six_joint_pack_at(&qdd[4U * stride]) + v52;
    *(behi_six_joint_unaligned *)&Y[289U * stride] = v93;
    const behi_six_joint_pack v94 = v92 - v93;
    *(behi_six_joint_unaligned *)&Y[41U * stride] = (v56 * v82) + (((v90 * v89) - (v81 * v88)) - (v83 * v94));
    const behi_six_joint_pack v95 = v91 * v91;
    const behi_six_joint_pack v96 = v95 + v87;
    const behi_six_joint_pack v97 = v0_cosine[3] * v61;
    const behi_six_joint_pack v98 = v92 + v93;
    *(behi_six_joint_unaligned *)&Y[42U * stride] = (((v97 * v89) - (v83 * v96)) - (v81 * v98)) - (v56 * v79);
    const behi_six_joint_pack v99 = ((behi_six_joint_pack_at(&qd[4U * stride]) * v84) - (v72 * v0_sine[3])) + (v0_cosine[3] * v59);
    const behi_six_joint_pack v100 = v84 * v86;
    const behi_six_joint_pack v101 = v100 - v99;
    *(behi_six_joint_unaligned *)&Y[286U * stride] = v101;
    const behi_six_joint_pack v102 = ((behi_six_joint_pack_at(&qd[4U * stride]) * v91) - (v72 * v0_cosine[3])) - (v0_sine[3] * v59);
    const behi_six_joint_pack v103 = v91 * v86;
    const behi_six_joint_pack v104 = v103 - v102;
    *(behi_six_joint_unaligned *)&Y[288U * stride] = v104;
    *(behi_six_joint_unaligned *)&Y[43U * stride] = ((v97 * v82) + ((v81 * v104) - (v83 * v101))) + (v90 * v79);
    const behi_six_joint_pack v105 = v56 * v92;
    const behi_six_joint_pack v106 = v90 * v103;
    *(behi_six_joint_unaligned *)&Y[44U * stride] = (v106 + v105) + (v97 * v99);
    const behi_six_joint_pack v107 = v85 - v95;
    const behi_six_joint_pack v108 = v103 + v102;
    const behi_six_joint_pack v109 = v100 + v99;
    *(behi_six_joint_unaligned *)&Y[45U * stride] = ((v97 * v108) - (v56 * v107)) - (v90 * v109);
    const behi_six_joint_pack v110 = v87 - v95;
    *(behi_six_joint_unaligned *)&Y[46U * stride] = ((v56 * v101) + (v90 * v110)) + (v97 * v94);
    const behi_six_joint_pack v111 = v97 * v100;
    *(behi_six_joint_unaligned *)&Y[47U * stride] = -((v111 + v105) + (v90 * v102));
    const behi_six_joint_pack v112 = v87 - v85;
    *(behi_six_joint_unaligned *)&Y[48U * stride] = ((v56 * v104) + (v97 * v112)) + (v90 * v98);
    *(behi_six_joint_unaligned *)&Y[49U * stride] = (v111 - v106) + (v56 * v93);
    const behi_six_joint_pack v113 = 20.0 * v0_sine[4];
    const behi_six_joint_pack v114 = 20.0 * v0_cosine[4];
    const behi_six_joint_pack v115 = (v0_cosine[4] * v79) + (((v114 * v98) - (v0_sine[4] * v89)) + (v113 * v109));
    const behi_six_joint_pack v116 = v0_sine[3] * v0_cosine[4];
    const behi_six_joint_pack v117 = ((v114 * v56) + (v116 * v80)) + (v113 * v97);
    const behi_six_joint_pack v118 = v82 + (20.0 * v96);
    const behi_six_joint_pack v119 = (v0_sine[4] * v79) + (((v0_cosine[4] * v89) + (v113 * v98)) - (v114 * v109));
    const behi_six_joint_pack v120 = v0_sine[3] * v0_sine[4];
    const behi_six_joint_pack v121 = ((v113 * v56) + (v120 * v80)) - (v114 * v97);
    *(behi_six_joint_unaligned *)&Y[50U * stride] = ((v83 * v118) + (v117 * v115)) + (v121 * v119);
    const behi_six_joint_pack v122 = (v0_sine[4] * v91) - (v0_cosine[4] * v86);
    const behi_six_joint_pack v123 = (v0_cosine[4] * v91) + (v0_sine[4] * v86);
    const behi_six_joint_pack v124 = v123 * v122;
    *(behi_six_joint_unaligned *)&Y[354U * stride] = v124;
    const behi_six_joint_pack v125 = behi_six_joint_pack_at(&qdd[5U * stride]) + v102;
    *(behi_six_joint_unaligned *)&Y[359U * stride] = v125;
    const behi_six_joint_pack v126 = v125 - v124;
    const behi_six_joint_pack v127 = v122 * v122;
    const behi_six_joint_pack v128 = behi_six_joint_pack_at(&qd[5U * stride]) + v84;
    const behi_six_joint_pack v129 = v128 * v128;
    const behi_six_joint_pack v130 = v129 + v127;
    const behi_six_joint_pack v131 = ((behi_six_joint_pack_at(&qd[5U * stride]) * v123) - (v0_cosine[4] * v93)) - (v0_sine[4] * v99);
    const behi_six_joint_pack v132 = v128 * v123;
    const behi_six_joint_pack v133 = v131 + v132;
    const behi_six_joint_pack v134 = (v0_cosine[4] * v56) + (v0_sine[4] * v97);
    const behi_six_joint_pack v135 = (v134 * v118) - ((v83 * v133) + ((v117 * v130) + (v121 * v126)));
    *(behi_six_joint_unaligned *)&Y[51U * stride] = (v90 * v119) + v135;
    const behi_six_joint_pack v136 = (v0_sine[4] * v56) - (v0_cosine[4] * v97);
    const behi_six_joint_pack v137 = v125 + v124;
    const behi_six_joint_pack v138 = v123 * v123;
    const behi_six_joint_pack v139 = v129 + v138;
    const behi_six_joint_pack v140 = ((behi_six_joint_pack_at(&qd[5U * stride]) * v122) - (v0_sine[4] * v93)) + (v0_cosine[4] * v99);
    const behi_six_joint_pack v141 = v128 * v122;
    const behi_six_joint_pack v142 = v140 + v141;
    const behi_six_joint_pack v143 = ((v83 * v142) + ((v121 * v139) - (v117 * v137))) - (v136 * v118);
    *(behi_six_joint_unaligned *)&Y[52U * stride] = v143 + (v90 * v115);
    const behi_six_joint_pack v144 = v127 + v138;
    const behi_six_joint_pack v145 = v131 - v132;
    const behi_six_joint_pack v146 = v140 - v141;
    const behi_six_joint_pack v147 = (((v83 * v144) - (v117 * v145)) - (v121 * v146)) + (v134 * v115);
    *(behi_six_joint_unaligned *)&Y[53U * stride] = v147 + (v136 * v119);
    const behi_six_joint_pack v148 = v90 * v124;
    const behi_six_joint_pack v149 = v134 * v132;
    *(behi_six_joint_unaligned *)&Y[54U * stride] = (v149 - v148) - (v136 * v140);
    const behi_six_joint_pack v150 = v127 - v138;
    *(behi_six_joint_unaligned *)&Y[55U * stride] = ((v90 * v150) - (v134 * v142)) - (v136 * v133);
    const behi_six_joint_pack v151 = v129 - v138;
    *(behi_six_joint_unaligned *)&Y[56U * stride] = (v90 * v146) + ((v134 * v151) + (v136 * v126));
    const behi_six_joint_pack v152 = v136 * v141;
    *(behi_six_joint_unaligned *)&Y[57U * stride] = (v152 + v148) - (v134 * v131);
    const behi_six_joint_pack v153 = v129 - v127;
    *(behi_six_joint_unaligned *)&Y[58U * stride] = (v90 * v145) + ((v134 * v137) - (v136 * v153));
    *(behi_six_joint_unaligned *)&Y[59U * stride] = -((v152 + (v90 * v125)) + v149);
    *(behi_six_joint_unaligned *)&Y[74U * stride] = -v18;
    *(behi_six_joint_unaligned *)&Y[75U * stride] = (v14 * v14) - v36;
    *(behi_six_joint_unaligned *)&Y[76U * stride] = v12 - v11;
    *(behi_six_joint_unaligned *)&Y[78U * stride] = v15 + v16;
    *(behi_six_joint_unaligned *)&Y[80U * stride] = (v39 * v40) - (v38 * v41);
    *(behi_six_joint_unaligned *)&Y[81U * stride] = (v40 + (v39 * v46)) - (v38 * v65);
    *(behi_six_joint_unaligned *)&Y[82U * stride] = (v41 + (v38 * v48)) - (v39 * (v43 + v34));
    const behi_six_joint_pack v154 = v31 - v30;
    *(behi_six_joint_unaligned *)&Y[86U * stride] = v154;
    *(behi_six_joint_unaligned *)&Y[146U * stride] = v154;
    const behi_six_joint_pack v155 = v22 - v24;
    *(behi_six_joint_unaligned *)&Y[83U * stride] = -((v38 * v155) + (v39 * v154));
    const behi_six_joint_pack v156 = -v44;
    *(behi_six_joint_unaligned *)&Y[84U * stride] = v156;
    *(behi_six_joint_unaligned *)&Y[144U * stride] = v156;
    const behi_six_joint_pack v157 = v34 - v35;
    *(behi_six_joint_unaligned *)&Y[85U * stride] = v157;
    *(behi_six_joint_unaligned *)&Y[145U * stride] = v157;
    const behi_six_joint_pack v158 = -v155;
    *(behi_six_joint_unaligned *)&Y[88U * stride] = v158;
    *(behi_six_joint_unaligned *)&Y[148U * stride] = v158;
    const behi_six_joint_pack v159 = 50.0 + v39;
    const behi_six_joint_pack v160 = 50.0 * v0_sine[2];
    const behi_six_joint_pack v161 = (v0_sine[1] * v160) - (v0_cosine[2] * v159);
    const behi_six_joint_pack v162 = (v0_cosine[2] * v38) + (v0_sine[2] * v159);
    *(behi_six_joint_unaligned *)&Y[90U * stride] = (v162 * v68) - (v161 * v67);
    *(behi_six_joint_unaligned *)&Y[91U * stride] = (v67 + (v161 * v73)) - (v162 * v76);
    const behi_six_joint_pack v163 = v70 + v63;
    *(behi_six_joint_unaligned *)&Y[92U * stride] = ((v161 * v163) - v68) - (v162 * v75);
    const behi_six_joint_pack v164 = v52 - v54;
    const behi_six_joint_pack v165 = v59 - v58;
    *(behi_six_joint_unaligned *)&Y[93U * stride] = -((v161 * v165) + (v162 * v164));
    const behi_six_joint_pack v166 = v63 - v62;
    *(behi_six_joint_unaligned *)&Y[95U * stride] = v166;
    *(behi_six_joint_unaligned *)&Y[155U * stride] = v166;
    *(behi_six_joint_unaligned *)&Y[215U * stride] = v166;
    const behi_six_joint_pack v167 = -v165;
    *(behi_six_joint_unaligned *)&Y[96U * stride] = v167;
    *(behi_six_joint_unaligned *)&Y[156U * stride] = v167;
    *(behi_six_joint_unaligned *)&Y[216U * stride] = v167;
    const behi_six_joint_pack v168 = -v71;
    *(behi_six_joint_unaligned *)&Y[97U * stride] = v168;
    *(behi_six_joint_unaligned *)&Y[157U * stride] = v168;
    *(behi_six_joint_unaligned *)&Y[217U * stride] = v168;
    const behi_six_joint_pack v169 = -v164;
    *(behi_six_joint_unaligned *)&Y[98U * stride] = v169;
    *(behi_six_joint_unaligned *)&Y[158U * stride] = v169;
    *(behi_six_joint_unaligned *)&Y[218U * stride] = v169;
    const behi_six_joint_pack v170 = (v0_sine[3] * v82) - (v0_cosine[3] * v79);
    const behi_six_joint_pack v171 = 10.0 - v161;
    *(behi_six_joint_unaligned *)&Y[100U * stride] = (v171 * v89) - (v162 * v170);
    const behi_six_joint_pack v172 = v0_cosine[3] * v162;
    const behi_six_joint_pack v173 = v0_cosine[3] * v89;
    const behi_six_joint_pack v174 = v0_sine[3] * v162;
    *(behi_six_joint_unaligned *)&Y[101U * stride] = ((v173 - (v172 * v88)) + (v174 * v94)) - (v171 * v108);
    const behi_six_joint_pack v175 = v0_sine[3] * v89;
    *(behi_six_joint_unaligned *)&Y[102U * stride] = (((v174 * v96) - v175) - (v172 * v98)) + (v171 * v109);
    const behi_six_joint_pack v176 = v95 + v85;
    *(behi_six_joint_unaligned *)&Y[103U * stride] = (((v174 * v101) + (v171 * v176)) + (v172 * v104)) - v170;
    const behi_six_joint_pack v177 = v0_cosine[3] * v103;
    const behi_six_joint_pack v178 = -((v0_sine[3] * v99) - v177);
    *(behi_six_joint_unaligned *)&Y[104U * stride] = v178;
    *(behi_six_joint_unaligned *)&Y[164U * stride] = v178;
    *(behi_six_joint_unaligned *)&Y[224U * stride] = v178;
    const behi_six_joint_pack v179 = -((v0_sine[3] * v108) + (v0_cosine[3] * v109));
    *(behi_six_joint_unaligned *)&Y[105U * stride] = v179;
    *(behi_six_joint_unaligned *)&Y[165U * stride] = v179;
    *(behi_six_joint_unaligned *)&Y[225U * stride] = v179;
    const behi_six_joint_pack v180 = -((v0_sine[3] * v94) - (v0_cosine[3] * v110));
    *(behi_six_joint_unaligned *)&Y[106U * stride] = v180;
    *(behi_six_joint_unaligned *)&Y[166U * stride] = v180;
    *(behi_six_joint_unaligned *)&Y[226U * stride] = v180;
    const behi_six_joint_pack v181 = v0_sine[3] * v100;
    const behi_six_joint_pack v182 = v181 - (v0_cosine[3] * v102);
    *(behi_six_joint_unaligned *)&Y[107U * stride] = v182;
    *(behi_six_joint_unaligned *)&Y[167U * stride] = v182;
    *(behi_six_joint_unaligned *)&Y[227U * stride] = v182;
    const behi_six_joint_pack v183 = -((v0_sine[3] * v112) - (v0_cosine[3] * v98));
    *(behi_six_joint_unaligned *)&Y[108U * stride] = v183;
    *(behi_six_joint_unaligned *)&Y[168U * stride] = v183;
    *(behi_six_joint_unaligned *)&Y[228U * stride] = v183;
    const behi_six_joint_pack v184 = -(v177 + v181);
    *(behi_six_joint_unaligned *)&Y[109U * stride] = v184;
    *(behi_six_joint_unaligned *)&Y[169U * stride] = v184;
    *(behi_six_joint_unaligned *)&Y[229U * stride] = v184;
    const behi_six_joint_pack v185 = 20.0 * v0_sine[3];
    const behi_six_joint_pack v186 = v185 + v171;
    const behi_six_joint_pack v187 = (v0_cosine[4] * v172) - (v0_sine[4] * v186);
    const behi_six_joint_pack v188 = (v0_sine[4] * v172) + (v0_cosine[4] * v186);
    *(behi_six_joint_unaligned *)&Y[110U * stride] = ((v187 * v115) - (v174 * v118)) + (v188 * v119);
    const behi_six_joint_pack v189 = (v0_cosine[3] * v119) - (v120 * v118);
    *(behi_six_joint_unaligned *)&Y[111U * stride] = v189 + ((v174 * v133) - ((v187 * v130) + (v188 * v126)));
    const behi_six_joint_pack v190 = (v0_cosine[3] * v115) - (v116 * v118);
    *(behi_six_joint_unaligned *)&Y[112U * stride] = v190 + (((v188 * v139) - (v187 * v137)) - (v174 * v142));
    const behi_six_joint_pack v191 = (v116 * v119) - (v120 * v115);
    *(behi_six_joint_unaligned *)&Y[113U * stride] = v191 - (((v187 * v145) + (v174 * v144)) + (v188 * v146));
    const behi_six_joint_pack v192 = v0_cosine[3] * v124;
    const behi_six_joint_pack v193 = v120 * v132;
    const behi_six_joint_pack v194 = -((v193 + v192) + (v116 * v140));
    *(behi_six_joint_unaligned *)&Y[114U * stride] = v194;
    *(behi_six_joint_unaligned *)&Y[174U * stride] = v194;
    *(behi_six_joint_unaligned *)&Y[234U * stride] = v194;
    const behi_six_joint_pack v195 = ((v0_cosine[3] * v150) - (v116 * v133)) + (v120 * v142);
    *(behi_six_joint_unaligned *)&Y[115U * stride] = v195;
    *(behi_six_joint_unaligned *)&Y[175U * stride] = v195;
    *(behi_six_joint_unaligned *)&Y[235U * stride] = v195;
    const behi_six_joint_pack v196 = (v0_cosine[3] * v146) + ((v116 * v126) - (v120 * v151));
    *(behi_six_joint_unaligned *)&Y[116U * stride] = v196;
    *(behi_six_joint_unaligned *)&Y[176U * stride] = v196;
    *(behi_six_joint_unaligned *)&Y[236U * stride] = v196;
    const behi_six_joint_pack v197 = v116 * v141;
    const behi_six_joint_pack v198 = (v197 + v192) + (v120 * v131);
    *(behi_six_joint_unaligned *)&Y[117U * stride] = v198;
    *(behi_six_joint_unaligned *)&Y[177U * stride] = v198;
    *(behi_six_joint_unaligned *)&Y[237U * stride] = v198;
    const behi_six_joint_pack v199 = (v0_cosine[3] * v145) - ((v116 * v153) + (v120 * v137));
    *(behi_six_joint_unaligned *)&Y[118U * stride] = v199;
    *(behi_six_joint_unaligned *)&Y[178U * stride] = v199;
    *(behi_six_joint_unaligned *)&Y[238U * stride] = v199;
    const behi_six_joint_pack v200 = -((v197 + (v0_cosine[3] * v125)) - v193);
    *(behi_six_joint_unaligned *)&Y[119U * stride] = v200;
    *(behi_six_joint_unaligned *)&Y[179U * stride] = v200;
    *(behi_six_joint_unaligned *)&Y[239U * stride] = v200;
    const behi_six_joint_pack v201 = 50.0 * v0_cosine[2];
    *(behi_six_joint_unaligned *)&Y[150U * stride] = (v160 * v68) + (v201 * v67);
    *(behi_six_joint_unaligned *)&Y[151U * stride] = (v67 - (v201 * v73)) - (v160 * v76);
    *(behi_six_joint_unaligned *)&Y[152U * stride] = -((v68 + (v160 * v75)) + (v201 * v163));
    *(behi_six_joint_unaligned *)&Y[153U * stride] = (v201 * v165) - (v160 * v164);
    const behi_six_joint_pack v202 = 10.0 + v201;
    *(behi_six_joint_unaligned *)&Y[160U * stride] = (v202 * v89) - (v160 * v170);
    const behi_six_joint_pack v203 = v0_cosine[3] * v160;
    const behi_six_joint_pack v204 = v0_sine[3] * v160;
    *(behi_six_joint_unaligned *)&Y[161U * stride] = ((v173 - (v203 * v88)) + (v204 * v94)) - (v202 * v108);
    *(behi_six_joint_unaligned *)&Y[162U * stride] = (((v204 * v96) - v175) - (v203 * v98)) + (v202 * v109);
    *(behi_six_joint_unaligned *)&Y[163U * stride] = (((v204 * v101) + (v202 * v176)) + (v203 * v104)) - v170;
    const behi_six_joint_pack v205 = v185 + v202;
    const behi_six_joint_pack v206 = (v0_cosine[4] * v203) - (v0_sine[4] * v205);
    const behi_six_joint_pack v207 = (v0_sine[4] * v203) + (v0_cosine[4] * v205);
    *(behi_six_joint_unaligned *)&Y[170U * stride] = ((v206 * v115) - (v204 * v118)) + (v207 * v119);
    *(behi_six_joint_unaligned *)&Y[171U * stride] = v189 + ((v204 * v133) - ((v206 * v130) + (v207 * v126)));
    *(behi_six_joint_unaligned *)&Y[172U * stride] = v190 + (((v207 * v139) - (v206 * v137)) - (v204 * v142));
    *(behi_six_joint_unaligned *)&Y[173U * stride] = v191 - (((v206 * v145) + (v204 * v144)) + (v207 * v146));
    *(behi_six_joint_unaligned *)&Y[212U * stride] = -v68;
    *(behi_six_joint_unaligned *)&Y[220U * stride] = 10.0 * v89;
    *(behi_six_joint_unaligned *)&Y[221U * stride] = v173 - (10.0 * v108);
    *(behi_six_joint_unaligned *)&Y[222U * stride] = (10.0 * v109) - v175;
    *(behi_six_joint_unaligned *)&Y[223U * stride] = (10.0 * v176) - v170;
    const behi_six_joint_pack v208 = 10.0 + v185;
    const behi_six_joint_pack v209 = v0_sine[4] * v208;
    const behi_six_joint_pack v210 = v0_cosine[4] * v208;
    *(behi_six_joint_unaligned *)&Y[230U * stride] = (v210 * v119) - (v209 * v115);
    *(behi_six_joint_unaligned *)&Y[231U * stride] = v189 + ((v209 * v130) - (v210 * v126));
    *(behi_six_joint_unaligned *)&Y[232U * stride] = v190 + ((v209 * v137) + (v210 * v139));
    *(behi_six_joint_unaligned *)&Y[233U * stride] = v191 + ((v209 * v145) - (v210 * v146));
    *(behi_six_joint_unaligned *)&Y[282U * stride] = -v79;
    *(behi_six_joint_unaligned *)&Y[285U * stride] = -v107;
    *(behi_six_joint_unaligned *)&Y[287U * stride] = -v92;
    *(behi_six_joint_unaligned *)&Y[290U * stride] = (v114 * v115) + (v113 * v119);
    *(behi_six_joint_unaligned *)&Y[291U * stride] = (v0_cosine[4] * v118) - ((v114 * v130) + (v113 * v126));
    *(behi_six_joint_unaligned *)&Y[292U * stride] = ((v113 * v139) - (v114 * v137)) - (v0_sine[4] * v118);
    *(behi_six_joint_unaligned *)&Y[293U * stride] = ((v0_cosine[4] * v115) - ((v114 * v145) + (v113 * v146))) + (v0_sine[4] * v119);
    const behi_six_joint_pack v211 = v0_cosine[4] * v132;
    *(behi_six_joint_unaligned *)&Y[294U * stride] = v211 - (v0_sine[4] * v140);
    *(behi_six_joint_unaligned *)&Y[295U * stride] = -((v0_cosine[4] * v142) + (v0_sine[4] * v133));
    *(behi_six_joint_unaligned *)&Y[296U * stride] = (v0_cosine[4] * v151) + (v0_sine[4] * v126);
    const behi_six_joint_pack v212 = v0_sine[4] * v141;
    *(behi_six_joint_unaligned *)&Y[297U * stride] = v212 - (v0_cosine[4] * v131);
    *(behi_six_joint_unaligned *)&Y[298U * stride] = (v0_cosine[4] * v137) - (v0_sine[4] * v153);
    *(behi_six_joint_unaligned *)&Y[299U * stride] = -(v211 + v212);
    *(behi_six_joint_unaligned *)&Y[351U * stride] = -v119;
    *(behi_six_joint_unaligned *)&Y[352U * stride] = -v115;
    *(behi_six_joint_unaligned *)&Y[355U * stride] = -v150;
    *(behi_six_joint_unaligned *)&Y[356U * stride] = -v146;
    *(behi_six_joint_unaligned *)&Y[357U * stride] = -v124;
    *(behi_six_joint_unaligned *)&Y[358U * stride] = -v145;
}

void behi_six_joint_regressor_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= BEHI_SIX_JOINT_LANES; first += BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double Y_rest[360U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qdd, qdd_rest);
        behi_six_joint_pack_regressor_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        behi_six_joint_pack_give(360U, count, first, BEHI_SIX_JOINT_LANES, Y_rest, Y);
    }
}

void behi_six_joint_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= BEHI_SIX_JOINT_LANES; first += BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double Y_rest[360U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[87U * BEHI_SIX_JOINT_LANES] = { 0.0 };

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qdd, qdd_rest);
        behi_six_joint_pack_regressor_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        behi_six_joint_pack_give(360U, count, first, BEHI_SIX_JOINT_LANES, Y_rest, Y);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
