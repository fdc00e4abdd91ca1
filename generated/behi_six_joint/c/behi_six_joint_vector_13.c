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
    *(behi_six_joint_unaligned *)&Y[14U * stride] = v0_sine[0] * (v11 + v12);
    const behi_six_joint_pack v13 = behi_six_joint_pack_at(&qd[0]) * v0_sine[0];
    const behi_six_joint_pack v14 = (v0_cosine[0] * v10) - (v0_sine[0] * v13);
    const behi_six_joint_pack v15 = behi_six_joint_pack_at(&qd[stride]) * v13;
    const behi_six_joint_pack v16 = (behi_six_joint_pack_at(&qdd[0]) * v0_cosine[0]) - v15;
    *(behi_six_joint_unaligned *)&Y[15U * stride] = ((v0_cosine[0] * v12) + (v0_sine[0] * v16)) + (behi_six_joint_pack_at(&qd[stride]) * v14);
    const behi_six_joint_pack v17 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    *(behi_six_joint_unaligned *)&Y[79U * stride] = behi_six_joint_pack_at(&qdd[stride]);
    *(behi_six_joint_unaligned *)&Y[16U * stride] = (behi_six_joint_pack_at(&qdd[stride]) * v0_sine[0]) + (v17 * v0_cosine[0]);
    *(behi_six_joint_unaligned *)&Y[17U * stride] = (v0_cosine[0] * v16) - (v0_sine[0] * v11);
    *(behi_six_joint_unaligned *)&Y[18U * stride] = (behi_six_joint_pack_at(&qdd[stride]) * v0_cosine[0]) - (v17 * v0_sine[0]);
    const behi_six_joint_pack v18 = -(50.0 * (v16 - v15));
    const behi_six_joint_pack v19 = 50.0 * v0_cosine[0];
    *(behi_six_joint_unaligned *)&Y[20U * stride] = -(v19 * v18);
    const behi_six_joint_pack v20 = (v0_sine[1] * v10) + (v0_cosine[1] * v13);
    const behi_six_joint_pack v21 = ((behi_six_joint_pack_at(&qd[2U * stride]) * v20) + (v0_sine[1] * v12)) - (v0_cosine[1] * v16);
    const behi_six_joint_pack v22 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v23 = v22 * v20;
    const behi_six_joint_pack v24 = v23 + v21;
    const behi_six_joint_pack v25 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    *(behi_six_joint_unaligned *)&Y[21U * stride] = -((v25 * v18) + (v19 * v24));
    const behi_six_joint_pack v26 = (v0_cosine[1] * v10) - (v0_sine[1] * v13);
    const behi_six_joint_pack v27 = v22 * v26;
    const behi_six_joint_pack v28 = ((behi_six_joint_pack_at(&qd[2U * stride]) * v26) + (v0_cosine[1] * v12)) + (v0_sine[1] * v16);
    const behi_six_joint_pack v29 = v28 + v27;
    const behi_six_joint_pack v30 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    *(behi_six_joint_unaligned *)&Y[22U * stride] = (v30 * v18) - (v19 * v29);
    const behi_six_joint_pack v31 = v20 * v20;
    const behi_six_joint_pack v32 = v26 * v26;
    const behi_six_joint_pack v33 = v10 * v13;
    *(behi_six_joint_unaligned *)&Y[77U * stride] = v33;
    const behi_six_joint_pack v34 = 50.0 * (behi_six_joint_pack_at(&qdd[stride]) + v33);
    const behi_six_joint_pack v35 = (v10 * (behi_six_joint_pack_at(&qd[0]) * v19)) + (50.0 * v17);
    const behi_six_joint_pack v36 = (v0_cosine[1] * v35) - (v0_sine[1] * v34);
    *(behi_six_joint_unaligned *)&Y[142U * stride] = v36;
    const behi_six_joint_pack v37 = (v0_cosine[1] * v34) + (v0_sine[1] * v35);
    *(behi_six_joint_unaligned *)&Y[141U * stride] = v37;
    *(behi_six_joint_unaligned *)&Y[23U * stride] = ((v19 * (v32 + v31)) - (v25 * v36)) - (v30 * v37);
    const behi_six_joint_pack v38 = v25 * v23;
    *(behi_six_joint_unaligned *)&Y[24U * stride] = v38 + (v30 * v28);
    *(behi_six_joint_unaligned *)&Y[25U * stride] = (v25 * v29) - (v30 * v24);
    const behi_six_joint_pack v39 = v22 * v22;
    const behi_six_joint_pack v40 = v20 * v26;
    *(behi_six_joint_unaligned *)&Y[87U * stride] = v40;
    *(behi_six_joint_unaligned *)&Y[147U * stride] = v40;
    const behi_six_joint_pack v41 = behi_six_joint_pack_at(&qdd[stride]) + behi_six_joint_pack_at(&qdd[2U * stride]);
    *(behi_six_joint_unaligned *)&Y[89U * stride] = v41;
    *(behi_six_joint_unaligned *)&Y[149U * stride] = v41;
    const behi_six_joint_pack v42 = v41 + v40;
    *(behi_six_joint_unaligned *)&Y[26U * stride] = (v30 * v42) + (v25 * (v39 - v31));
    const behi_six_joint_pack v43 = v30 * v27;
    *(behi_six_joint_unaligned *)&Y[27U * stride] = -(v43 + (v25 * v21));
    const behi_six_joint_pack v44 = v40 - v41;
    *(behi_six_joint_unaligned *)&Y[28U * stride] = -((v25 * v44) + (v30 * (v39 - v32)));
    *(behi_six_joint_unaligned *)&Y[29U * stride] = v43 - v38;
    const behi_six_joint_pack v45 = v18 + (50.0 * v24);
    const behi_six_joint_pack v46 = v19 + (50.0 * v25);
    *(behi_six_joint_unaligned *)&Y[30U * stride] = -(v46 * v45);
    const behi_six_joint_pack v47 = (v0_cosine[2] * v20) + (v0_sine[2] * v26);
    const behi_six_joint_pack v48 = ((behi_six_joint_pack_at(&qd[3U * stride]) * v47) + (v0_cosine[2] * v21)) + (v0_sine[2] * v28);
    const behi_six_joint_pack v49 = behi_six_joint_pack_at(&qd[3U * stride]) + v22;
    const behi_six_joint_pack v50 = v49 * v47;
    const behi_six_joint_pack v51 = v50 + v48;
    const behi_six_joint_pack v52 = (v0_cosine[2] * v25) - (v0_sine[2] * v30);
    *(behi_six_joint_unaligned *)&Y[31U * stride] = -((v52 * v45) + (v46 * v51));
    const behi_six_joint_pack v53 = (v0_sine[2] * v20) - (v0_cosine[2] * v26);
    const behi_six_joint_pack v54 = v49 * v53;
    const behi_six_joint_pack v55 = ((v0_sine[2] * v21) + (behi_six_joint_pack_at(&qd[3U * stride]) * v53)) - (v0_cosine[2] * v28);
    const behi_six_joint_pack v56 = v55 + v54;
    const behi_six_joint_pack v57 = (v0_sine[2] * v25) + (v0_cosine[2] * v30);
    *(behi_six_joint_unaligned *)&Y[32U * stride] = (v57 * v45) + (v46 * v56);
    const behi_six_joint_pack v58 = v47 * v47;
    const behi_six_joint_pack v59 = v53 * v53;
    const behi_six_joint_pack v60 = (50.0 * v42) + v37;
    const behi_six_joint_pack v61 = v39 + v32;
    const behi_six_joint_pack v62 = v36 + (50.0 * v61);
    const behi_six_joint_pack v63 = (v0_cosine[2] * v62) - (v0_sine[2] * v60);
    *(behi_six_joint_unaligned *)&Y[212U * stride] = v63;
    const behi_six_joint_pack v64 = (v0_cosine[2] * v60) + (v0_sine[2] * v62);
    *(behi_six_joint_unaligned *)&Y[211U * stride] = v64;
    *(behi_six_joint_unaligned *)&Y[33U * stride] = ((v46 * (v59 + v58)) - (v52 * v63)) - (v57 * v64);
    const behi_six_joint_pack v65 = v52 * v50;
    *(behi_six_joint_unaligned *)&Y[34U * stride] = v65 - (v57 * v55);
    *(behi_six_joint_unaligned *)&Y[35U * stride] = -((v57 * v51) + (v52 * v56));
    const behi_six_joint_pack v66 = v47 * v53;
    *(behi_six_joint_unaligned *)&Y[94U * stride] = v66;
    *(behi_six_joint_unaligned *)&Y[154U * stride] = v66;
    *(behi_six_joint_unaligned *)&Y[214U * stride] = v66;
    const behi_six_joint_pack v67 = behi_six_joint_pack_at(&qdd[3U * stride]) + v41;
    *(behi_six_joint_unaligned *)&Y[99U * stride] = v67;
    *(behi_six_joint_unaligned *)&Y[159U * stride] = v67;
    *(behi_six_joint_unaligned *)&Y[219U * stride] = v67;
    const behi_six_joint_pack v68 = v67 - v66;
    const behi_six_joint_pack v69 = -v68;
    const behi_six_joint_pack v70 = v49 * v49;
    *(behi_six_joint_unaligned *)&Y[36U * stride] = (v52 * (v70 - v58)) - (v57 * v69);
    const behi_six_joint_pack v71 = v57 * v54;
    *(behi_six_joint_unaligned *)&Y[37U * stride] = v71 - (v52 * v48);
    const behi_six_joint_pack v72 = v67 + v66;
    *(behi_six_joint_unaligned *)&Y[38U * stride] = (v52 * v72) - (v57 * (v70 - v59));
    *(behi_six_joint_unaligned *)&Y[39U * stride] = -(v65 + v71);
    const behi_six_joint_pack v73 = v70 + v59;
    const behi_six_joint_pack v74 = v63 + (10.0 * v73);
    const behi_six_joint_pack v75 = v45 + (10.0 * v51);
    const behi_six_joint_pack v76 = (v0_sine[3] * v75) - (v0_cosine[3] * v74);
    const behi_six_joint_pack v77 = (10.0 * v52) + v46;
    const behi_six_joint_pack v78 = v0_sine[3] * v77;
    const behi_six_joint_pack v79 = (v0_sine[3] * v74) + (v0_cosine[3] * v75);
    *(behi_six_joint_unaligned *)&Y[281U * stride] = v79;
    const behi_six_joint_pack v80 = v0_cosine[3] * v77;
    *(behi_six_joint_unaligned *)&Y[40U * stride] = -((v80 * v79) + (v78 * v76));
    const behi_six_joint_pack v81 = behi_six_joint_pack_at(&qd[4U * stride]) + v53;
    const behi_six_joint_pack v82 = v81 * v81;
    const behi_six_joint_pack v83 = (v0_sine[3] * v47) - (v49 * v0_cosine[3]);
    const behi_six_joint_pack v84 = v83 * v83;
    const behi_six_joint_pack v85 = v84 + v82;
    const behi_six_joint_pack v86 = (-v64) - (10.0 * v68);
    const behi_six_joint_pack v87 = v0_sine[3] * v57;
    const behi_six_joint_pack v88 = (v49 * v0_sine[3]) + (v0_cosine[3] * v47);
    const behi_six_joint_pack v89 = v88 * v83;
    *(behi_six_joint_unaligned *)&Y[284U * stride] = v89;
    const behi_six_joint_pack v90 = behi_six_joint_pack_at(&qdd[4U * stride]) + v48;
    *(behi_six_joint_unaligned *)&Y[289U * stride] = v90;
    const behi_six_joint_pack v91 = v89 - v90;
    *(behi_six_joint_unaligned *)&Y[41U * stride] = (((v87 * v86) + (v78 * v85)) + (v80 * v91)) - (v52 * v79);
    const behi_six_joint_pack v92 = v88 * v88;
    const behi_six_joint_pack v93 = v92 + v82;
    const behi_six_joint_pack v94 = v0_cosine[3] * v57;
    const behi_six_joint_pack v95 = v90 + v89;
    *(behi_six_joint_unaligned *)&Y[42U * stride] = (v52 * v76) + (((v94 * v86) + (v80 * v93)) + (v78 * v95));
    const behi_six_joint_pack v96 = v88 * v81;
    const behi_six_joint_pack v97 = ((v67 * v0_cosine[3]) - (behi_six_joint_pack_at(&qd[4U * stride]) * v88)) + (v0_sine[3] * v55);
    const behi_six_joint_pack v98 = v97 + v96;
    *(behi_six_joint_unaligned *)&Y[288U * stride] = v98;
    const behi_six_joint_pack v99 = (v0_cosine[3] * v55) + ((behi_six_joint_pack_at(&qd[4U * stride]) * v83) - (v67 * v0_sine[3]));
    const behi_six_joint_pack v100 = v83 * v81;
    const behi_six_joint_pack v101 = v100 - v99;
    *(behi_six_joint_unaligned *)&Y[286U * stride] = v101;
    *(behi_six_joint_unaligned *)&Y[43U * stride] = (((v80 * v101) - (v78 * v98)) - (v87 * v76)) - (v94 * v79);
    const behi_six_joint_pack v102 = v52 * v89;
    const behi_six_joint_pack v103 = v87 * v96;
    *(behi_six_joint_unaligned *)&Y[44U * stride] = -((v103 + v102) + (v94 * v99));
    const behi_six_joint_pack v104 = v99 + v100;
    const behi_six_joint_pack v105 = v84 - v92;
    const behi_six_joint_pack v106 = v96 - v97;
    *(behi_six_joint_unaligned *)&Y[45U * stride] = ((v52 * v105) + (v87 * v104)) - (v94 * v106);
    const behi_six_joint_pack v107 = v82 - v92;
    *(behi_six_joint_unaligned *)&Y[46U * stride] = -(((v52 * v101) + (v87 * v107)) + (v94 * v91));
    const behi_six_joint_pack v108 = v94 * v100;
    *(behi_six_joint_unaligned *)&Y[47U * stride] = (v102 + v108) - (v87 * v97);
    const behi_six_joint_pack v109 = v82 - v84;
    *(behi_six_joint_unaligned *)&Y[48U * stride] = -(((v52 * v98) + (v94 * v109)) + (v87 * v95));
    *(behi_six_joint_unaligned *)&Y[49U * stride] = (v103 - v108) - (v52 * v90);
    const behi_six_joint_pack v110 = v79 + (20.0 * v93);
    const behi_six_joint_pack v111 = v86 + (20.0 * v104);
    const behi_six_joint_pack v112 = v76 + (20.0 * v95);
    const behi_six_joint_pack v113 = (v0_sine[4] * v112) - (v0_cosine[4] * v111);
    const behi_six_joint_pack v114 = v78 + (20.0 * v52);
    const behi_six_joint_pack v115 = 20.0 * v0_cosine[4];
    const behi_six_joint_pack v116 = (v115 * v94) - (v0_sine[4] * v114);
    const behi_six_joint_pack v117 = (v0_sine[4] * v111) + (v0_cosine[4] * v112);
    const behi_six_joint_pack v118 = 20.0 * v0_sine[4];
    const behi_six_joint_pack v119 = (v0_cosine[4] * v114) + (v118 * v94);
    *(behi_six_joint_unaligned *)&Y[50U * stride] = ((v116 * v113) - (v80 * v110)) - (v119 * v117);
    const behi_six_joint_pack v120 = (v0_cosine[4] * v52) + (v0_sine[4] * v94);
    const behi_six_joint_pack v121 = (v0_sine[4] * v81) + (v0_cosine[4] * v88);
    const behi_six_joint_pack v122 = (v0_cosine[4] * v81) - (v0_sine[4] * v88);
    const behi_six_joint_pack v123 = v122 * v121;
    *(behi_six_joint_unaligned *)&Y[357U * stride] = v123;
    const behi_six_joint_pack v124 = v97 - behi_six_joint_pack_at(&qdd[5U * stride]);
    const behi_six_joint_pack v125 = v123 - v124;
    const behi_six_joint_pack v126 = v122 * v122;
    const behi_six_joint_pack v127 = behi_six_joint_pack_at(&qd[5U * stride]) + v83;
    const behi_six_joint_pack v128 = v127 * v127;
    const behi_six_joint_pack v129 = v128 + v126;
    const behi_six_joint_pack v130 = ((v0_cosine[4] * v90) - (behi_six_joint_pack_at(&qd[5U * stride]) * v121)) + (v0_sine[4] * v99);
    const behi_six_joint_pack v131 = v127 * v121;
    const behi_six_joint_pack v132 = v131 - v130;
    const behi_six_joint_pack v133 = (((v119 * v129) - (v116 * v125)) - (v120 * v110)) + (v80 * v132);
    *(behi_six_joint_unaligned *)&Y[51U * stride] = v133 - (v87 * v113);
    const behi_six_joint_pack v134 = (v0_sine[4] * v52) - (v0_cosine[4] * v94);
    const behi_six_joint_pack v135 = v124 + v123;
    const behi_six_joint_pack v136 = v121 * v121;
    const behi_six_joint_pack v137 = v128 + v136;
    const behi_six_joint_pack v138 = ((v0_sine[4] * v90) + (behi_six_joint_pack_at(&qd[5U * stride]) * v122)) - (v0_cosine[4] * v99);
    const behi_six_joint_pack v139 = v127 * v122;
    const behi_six_joint_pack v140 = v138 + v139;
    const behi_six_joint_pack v141 = (((v116 * v137) - (v119 * v135)) + (v134 * v110)) + (v80 * v140);
    *(behi_six_joint_unaligned *)&Y[52U * stride] = v141 - (v87 * v117);
    const behi_six_joint_pack v142 = v126 + v136;
    const behi_six_joint_pack v143 = v130 + v131;
    *(behi_six_joint_unaligned *)&Y[358U * stride] = v143;
    const behi_six_joint_pack v144 = v139 - v138;
    const behi_six_joint_pack v145 = (v120 * v117) + (((v119 * v143) + (v80 * v142)) + (v116 * v144));
    *(behi_six_joint_unaligned *)&Y[53U * stride] = -(v145 + (v134 * v113));
    const behi_six_joint_pack v146 = v120 * v131;
    const behi_six_joint_pack v147 = v87 * v123;
    *(behi_six_joint_unaligned *)&Y[54U * stride] = -((v147 + v146) + (v134 * v138));
    const behi_six_joint_pack v148 = v136 - v126;
    *(behi_six_joint_unaligned *)&Y[355U * stride] = v148;
    *(behi_six_joint_unaligned *)&Y[55U * stride] = ((v134 * v132) + (v87 * v148)) - (v120 * v140);
    const behi_six_joint_pack v149 = v136 - v128;
    *(behi_six_joint_unaligned *)&Y[56U * stride] = ((v120 * v149) - (v134 * v125)) - (v87 * v144);
    const behi_six_joint_pack v150 = v134 * v139;
    *(behi_six_joint_unaligned *)&Y[57U * stride] = (v150 + v147) - (v120 * v130);
    const behi_six_joint_pack v151 = v128 - v126;
    *(behi_six_joint_unaligned *)&Y[58U * stride] = ((v120 * v135) + (v134 * v151)) + (v87 * v143);
    *(behi_six_joint_unaligned *)&Y[59U * stride] = (v146 - (v87 * v124)) - v150;
    *(behi_six_joint_unaligned *)&Y[74U * stride] = -v33;
    *(behi_six_joint_unaligned *)&Y[75U * stride] = -(behi_six_joint_pack_at(&qd[0]) * v14);
    *(behi_six_joint_unaligned *)&Y[76U * stride] = v12 - v11;
    *(behi_six_joint_unaligned *)&Y[78U * stride] = v15 + v16;
    const behi_six_joint_pack v152 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v153 = 50.0 * v0_cosine[1];
    *(behi_six_joint_unaligned *)&Y[80U * stride] = (v153 * v37) - (v152 * v36);
    *(behi_six_joint_unaligned *)&Y[81U * stride] = (v37 + (v153 * v42)) - (v152 * v61);
    *(behi_six_joint_unaligned *)&Y[82U * stride] = (v36 + (v152 * v44)) - (v153 * (v39 + v31));
    const behi_six_joint_pack v154 = v23 - v21;
    *(behi_six_joint_unaligned *)&Y[88U * stride] = v154;
    *(behi_six_joint_unaligned *)&Y[148U * stride] = v154;
    const behi_six_joint_pack v155 = v27 - v28;
    *(behi_six_joint_unaligned *)&Y[83U * stride] = (v153 * v155) + (v152 * v154);
    const behi_six_joint_pack v156 = -v40;
    *(behi_six_joint_unaligned *)&Y[84U * stride] = v156;
    *(behi_six_joint_unaligned *)&Y[144U * stride] = v156;
    const behi_six_joint_pack v157 = v31 - v32;
    *(behi_six_joint_unaligned *)&Y[85U * stride] = v157;
    *(behi_six_joint_unaligned *)&Y[145U * stride] = v157;
    const behi_six_joint_pack v158 = -v155;
    *(behi_six_joint_unaligned *)&Y[86U * stride] = v158;
    *(behi_six_joint_unaligned *)&Y[146U * stride] = v158;
    const behi_six_joint_pack v159 = 50.0 + v153;
    const behi_six_joint_pack v160 = 50.0 * v0_sine[2];
    const behi_six_joint_pack v161 = (v0_sine[1] * v160) - (v0_cosine[2] * v159);
    const behi_six_joint_pack v162 = 50.0 * v0_cosine[2];
    const behi_six_joint_pack v163 = (v0_sine[2] * v159) + (v0_sine[1] * v162);
    *(behi_six_joint_unaligned *)&Y[90U * stride] = -((v163 * v63) + (v161 * v64));
    *(behi_six_joint_unaligned *)&Y[91U * stride] = (v64 + (v161 * v69)) - (v163 * v73);
    const behi_six_joint_pack v164 = v70 + v58;
    *(behi_six_joint_unaligned *)&Y[92U * stride] = (v63 - (v163 * v72)) + (v161 * v164);
    const behi_six_joint_pack v165 = v50 - v48;
    *(behi_six_joint_unaligned *)&Y[98U * stride] = v165;
    *(behi_six_joint_unaligned *)&Y[158U * stride] = v165;
    *(behi_six_joint_unaligned *)&Y[218U * stride] = v165;
    const behi_six_joint_pack v166 = v54 - v55;
    *(behi_six_joint_unaligned *)&Y[96U * stride] = v166;
    *(behi_six_joint_unaligned *)&Y[156U * stride] = v166;
    *(behi_six_joint_unaligned *)&Y[216U * stride] = v166;
    *(behi_six_joint_unaligned *)&Y[93U * stride] = (v161 * v166) + (v163 * v165);
    const behi_six_joint_pack v167 = v58 - v59;
    *(behi_six_joint_unaligned *)&Y[95U * stride] = v167;
    *(behi_six_joint_unaligned *)&Y[155U * stride] = v167;
    *(behi_six_joint_unaligned *)&Y[215U * stride] = v167;
    const behi_six_joint_pack v168 = -v66;
    *(behi_six_joint_unaligned *)&Y[97U * stride] = v168;
    *(behi_six_joint_unaligned *)&Y[157U * stride] = v168;
    *(behi_six_joint_unaligned *)&Y[217U * stride] = v168;
    const behi_six_joint_pack v169 = (v0_sine[3] * v79) - (v0_cosine[3] * v76);
    const behi_six_joint_pack v170 = 10.0 - v161;
    *(behi_six_joint_unaligned *)&Y[100U * stride] = -((v170 * v86) + (v163 * v169));
    const behi_six_joint_pack v171 = v0_cosine[3] * v86;
    const behi_six_joint_pack v172 = v0_cosine[3] * v163;
    const behi_six_joint_pack v173 = v0_sine[3] * v163;
    *(behi_six_joint_unaligned *)&Y[101U * stride] = ((v173 * v91) - ((v172 * v85) + v171)) - (v170 * v106);
    const behi_six_joint_pack v174 = v0_sine[3] * v86;
    *(behi_six_joint_unaligned *)&Y[102U * stride] = ((v174 + (v173 * v93)) + (v170 * v104)) - (v172 * v95);
    const behi_six_joint_pack v175 = v92 + v84;
    *(behi_six_joint_unaligned *)&Y[103U * stride] = (((v170 * v175) + (v173 * v101)) + (v172 * v98)) - v169;
    const behi_six_joint_pack v176 = v0_cosine[3] * v96;
    const behi_six_joint_pack v177 = -((v0_sine[3] * v99) - v176);
    *(behi_six_joint_unaligned *)&Y[104U * stride] = v177;
    *(behi_six_joint_unaligned *)&Y[164U * stride] = v177;
    *(behi_six_joint_unaligned *)&Y[224U * stride] = v177;
    const behi_six_joint_pack v178 = -((v0_sine[3] * v106) + (v0_cosine[3] * v104));
    *(behi_six_joint_unaligned *)&Y[105U * stride] = v178;
    *(behi_six_joint_unaligned *)&Y[165U * stride] = v178;
    *(behi_six_joint_unaligned *)&Y[225U * stride] = v178;
    const behi_six_joint_pack v179 = -((v0_sine[3] * v91) - (v0_cosine[3] * v107));
    *(behi_six_joint_unaligned *)&Y[106U * stride] = v179;
    *(behi_six_joint_unaligned *)&Y[166U * stride] = v179;
    *(behi_six_joint_unaligned *)&Y[226U * stride] = v179;
    const behi_six_joint_pack v180 = v0_sine[3] * v100;
    const behi_six_joint_pack v181 = v180 + (v0_cosine[3] * v97);
    *(behi_six_joint_unaligned *)&Y[107U * stride] = v181;
    *(behi_six_joint_unaligned *)&Y[167U * stride] = v181;
    *(behi_six_joint_unaligned *)&Y[227U * stride] = v181;
    const behi_six_joint_pack v182 = -((v0_sine[3] * v109) - (v0_cosine[3] * v95));
    *(behi_six_joint_unaligned *)&Y[108U * stride] = v182;
    *(behi_six_joint_unaligned *)&Y[168U * stride] = v182;
    *(behi_six_joint_unaligned *)&Y[228U * stride] = v182;
    const behi_six_joint_pack v183 = -(v176 + v180);
    *(behi_six_joint_unaligned *)&Y[109U * stride] = v183;
    *(behi_six_joint_unaligned *)&Y[169U * stride] = v183;
    *(behi_six_joint_unaligned *)&Y[229U * stride] = v183;
    const behi_six_joint_pack v184 = 20.0 * v0_sine[3];
    const behi_six_joint_pack v185 = v184 + v170;
    const behi_six_joint_pack v186 = (v0_cosine[4] * v172) - (v0_sine[4] * v185);
    const behi_six_joint_pack v187 = (v0_cosine[4] * v185) + (v0_sine[4] * v172);
    *(behi_six_joint_unaligned *)&Y[110U * stride] = ((v186 * v117) - (v173 * v110)) + (v187 * v113);
    const behi_six_joint_pack v188 = v0_sine[3] * v0_sine[4];
    const behi_six_joint_pack v189 = (v188 * v110) - (v0_cosine[3] * v113);
    *(behi_six_joint_unaligned *)&Y[111U * stride] = ((v173 * v132) - ((v187 * v125) + (v186 * v129))) - v189;
    const behi_six_joint_pack v190 = v0_sine[3] * v0_cosine[4];
    const behi_six_joint_pack v191 = (v190 * v110) - (v0_cosine[3] * v117);
    *(behi_six_joint_unaligned *)&Y[112U * stride] = (((v187 * v137) + (v186 * v135)) + (v173 * v140)) - v191;
    const behi_six_joint_pack v192 = (v188 * v117) - (v190 * v113);
    *(behi_six_joint_unaligned *)&Y[113U * stride] = (((v186 * v143) - (v173 * v142)) - (v187 * v144)) - v192;
    const behi_six_joint_pack v193 = v0_cosine[3] * v123;
    const behi_six_joint_pack v194 = v188 * v131;
    const behi_six_joint_pack v195 = -((v194 - v193) - (v190 * v138));
    *(behi_six_joint_unaligned *)&Y[114U * stride] = v195;
    *(behi_six_joint_unaligned *)&Y[174U * stride] = v195;
    *(behi_six_joint_unaligned *)&Y[234U * stride] = v195;
    const behi_six_joint_pack v196 = -(((v0_cosine[3] * v148) + (v188 * v140)) + (v190 * v132));
    *(behi_six_joint_unaligned *)&Y[115U * stride] = v196;
    *(behi_six_joint_unaligned *)&Y[175U * stride] = v196;
    *(behi_six_joint_unaligned *)&Y[235U * stride] = v196;
    const behi_six_joint_pack v197 = (v0_cosine[3] * v144) + ((v188 * v149) + (v190 * v125));
    *(behi_six_joint_unaligned *)&Y[116U * stride] = v197;
    *(behi_six_joint_unaligned *)&Y[176U * stride] = v197;
    *(behi_six_joint_unaligned *)&Y[236U * stride] = v197;
    const behi_six_joint_pack v198 = v190 * v139;
    const behi_six_joint_pack v199 = -((v193 + v198) + (v188 * v130));
    *(behi_six_joint_unaligned *)&Y[117U * stride] = v199;
    *(behi_six_joint_unaligned *)&Y[177U * stride] = v199;
    *(behi_six_joint_unaligned *)&Y[237U * stride] = v199;
    const behi_six_joint_pack v200 = ((v188 * v135) - (v190 * v151)) - (v0_cosine[3] * v143);
    *(behi_six_joint_unaligned *)&Y[118U * stride] = v200;
    *(behi_six_joint_unaligned *)&Y[178U * stride] = v200;
    *(behi_six_joint_unaligned *)&Y[238U * stride] = v200;
    const behi_six_joint_pack v201 = (v198 + (v0_cosine[3] * v124)) + v194;
    *(behi_six_joint_unaligned *)&Y[119U * stride] = v201;
    *(behi_six_joint_unaligned *)&Y[179U * stride] = v201;
    *(behi_six_joint_unaligned *)&Y[239U * stride] = v201;
    *(behi_six_joint_unaligned *)&Y[150U * stride] = (v162 * v64) - (v160 * v63);
    *(behi_six_joint_unaligned *)&Y[151U * stride] = (v64 - (v160 * v73)) - (v162 * v69);
    *(behi_six_joint_unaligned *)&Y[152U * stride] = (v63 - (v160 * v72)) - (v162 * v164);
    *(behi_six_joint_unaligned *)&Y[153U * stride] = (v160 * v165) - (v162 * v166);
    const behi_six_joint_pack v202 = 10.0 + v162;
    *(behi_six_joint_unaligned *)&Y[160U * stride] = -((v202 * v86) + (v160 * v169));
    const behi_six_joint_pack v203 = v0_cosine[3] * v160;
    const behi_six_joint_pack v204 = v0_sine[3] * v160;
    *(behi_six_joint_unaligned *)&Y[161U * stride] = ((v204 * v91) - ((v203 * v85) + v171)) - (v202 * v106);
    *(behi_six_joint_unaligned *)&Y[162U * stride] = ((v174 + (v204 * v93)) + (v202 * v104)) - (v203 * v95);
    *(behi_six_joint_unaligned *)&Y[163U * stride] = (((v202 * v175) + (v204 * v101)) + (v203 * v98)) - v169;
    const behi_six_joint_pack v205 = v184 + v202;
    const behi_six_joint_pack v206 = (v0_cosine[4] * v203) - (v0_sine[4] * v205);
    const behi_six_joint_pack v207 = (v0_cosine[4] * v205) + (v0_sine[4] * v203);
    *(behi_six_joint_unaligned *)&Y[170U * stride] = ((v206 * v117) - (v204 * v110)) + (v207 * v113);
    *(behi_six_joint_unaligned *)&Y[171U * stride] = ((v204 * v132) - ((v207 * v125) + (v206 * v129))) - v189;
    *(behi_six_joint_unaligned *)&Y[172U * stride] = (((v207 * v137) + (v206 * v135)) + (v204 * v140)) - v191;
    *(behi_six_joint_unaligned *)&Y[173U * stride] = (((v206 * v143) - (v204 * v142)) - (v207 * v144)) - v192;
    *(behi_six_joint_unaligned *)&Y[220U * stride] = (-10.0) * v86;
    *(behi_six_joint_unaligned *)&Y[221U * stride] = -(v171 + (10.0 * v106));
    *(behi_six_joint_unaligned *)&Y[222U * stride] = v174 + (10.0 * v104);
    *(behi_six_joint_unaligned *)&Y[223U * stride] = (10.0 * v175) - v169;
    const behi_six_joint_pack v208 = 10.0 + v184;
    const behi_six_joint_pack v209 = v0_sine[4] * v208;
    const behi_six_joint_pack v210 = v0_cosine[4] * v208;
    *(behi_six_joint_unaligned *)&Y[230U * stride] = (v210 * v113) - (v209 * v117);
    *(behi_six_joint_unaligned *)&Y[231U * stride] = ((v209 * v129) - (v210 * v125)) - v189;
    *(behi_six_joint_unaligned *)&Y[232U * stride] = ((v210 * v137) - (v209 * v135)) - v191;
    *(behi_six_joint_unaligned *)&Y[233U * stride] = -(v192 + ((v210 * v144) + (v209 * v143)));
    *(behi_six_joint_unaligned *)&Y[282U * stride] = -v76;
    *(behi_six_joint_unaligned *)&Y[285U * stride] = -v105;
    *(behi_six_joint_unaligned *)&Y[287U * stride] = -v89;
    *(behi_six_joint_unaligned *)&Y[290U * stride] = (v118 * v113) + (v115 * v117);
    *(behi_six_joint_unaligned *)&Y[291U * stride] = (v0_cosine[4] * v110) - ((v118 * v125) + (v115 * v129));
    *(behi_six_joint_unaligned *)&Y[292U * stride] = ((v118 * v137) + (v115 * v135)) - (v0_sine[4] * v110);
    *(behi_six_joint_unaligned *)&Y[293U * stride] = ((v0_sine[4] * v113) + ((v115 * v143) - (v118 * v144))) + (v0_cosine[4] * v117);
    const behi_six_joint_pack v211 = v0_cosine[4] * v131;
    *(behi_six_joint_unaligned *)&Y[294U * stride] = v211 + (v0_sine[4] * v138);
    *(behi_six_joint_unaligned *)&Y[295U * stride] = (v0_cosine[4] * v140) - (v0_sine[4] * v132);
    *(behi_six_joint_unaligned *)&Y[296U * stride] = (v0_sine[4] * v125) - (v0_cosine[4] * v149);
    const behi_six_joint_pack v212 = v0_sine[4] * v139;
    *(behi_six_joint_unaligned *)&Y[297U * stride] = (v0_cosine[4] * v130) - v212;
    *(behi_six_joint_unaligned *)&Y[298U * stride] = -((v0_sine[4] * v151) + (v0_cosine[4] * v135));
    *(behi_six_joint_unaligned *)&Y[299U * stride] = v212 - v211;
    *(behi_six_joint_unaligned *)&Y[351U * stride] = -v113;
    *(behi_six_joint_unaligned *)&Y[352U * stride] = -v117;
    *(behi_six_joint_unaligned *)&Y[354U * stride] = -v123;
    *(behi_six_joint_unaligned *)&Y[356U * stride] = -v144;
    *(behi_six_joint_unaligned *)&Y[359U * stride] = -v124;
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
        double prepared_rest[92U * BEHI_SIX_JOINT_LANES] = { 0.0 };

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
