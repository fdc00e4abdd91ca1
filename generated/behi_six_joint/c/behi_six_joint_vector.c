/* behi_six_joint, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with BEHI_SIX_JOINT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in behi_six_joint_batch.c. */
#include "behi_six_joint_batch.h"

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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define BEHI_SIX_JOINT_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define BEHI_SIX_JOINT_APART __attribute__((noinline, unused))
#endif
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

/* The same of a number that ensembles compute again from others instead of reading it. */
BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_number_or(const double *prepared, size_t k, size_t spacing, behi_six_joint_pack again)
{
    return (spacing == 0U) ? behi_six_joint_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
BEHI_SIX_JOINT_INLINE size_t behi_six_joint_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % BEHI_SIX_JOINT_LANES;

    return (((count % BEHI_SIX_JOINT_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
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
    const behi_six_joint_pack rz = r * z;

    const behi_six_joint_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const behi_six_joint_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const behi_six_joint_bits odd = 0ULL - (k.bits & 1ULL);
    const behi_six_joint_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const behi_six_joint_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
BEHI_SIX_JOINT_INLINE bool behi_six_joint_pack_within(behi_six_joint_bits beyond)
{
    return behi_six_joint_pack_all((behi_six_joint_mask)((beyond >> 18) == 0ULL));
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_prepare_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict parameters, double *restrict ready)
{
    (void)spacing;
    (void)prepared;
    *(behi_six_joint_unaligned *)&ready[40U * stride] = behi_six_joint_pack_at(&parameters[2U * stride]);
    *(behi_six_joint_unaligned *)&ready[39U * stride] = behi_six_joint_pack_at(&parameters[3U * stride]);
    *(behi_six_joint_unaligned *)&ready[41U * stride] = behi_six_joint_pack_at(&parameters[4U * stride]);
    *(behi_six_joint_unaligned *)&ready[38U * stride] = behi_six_joint_pack_at(&parameters[5U * stride]);
    *(behi_six_joint_unaligned *)&ready[11U * stride] = behi_six_joint_pack_at(&parameters[6U * stride]);
    const behi_six_joint_pack v0 = behi_six_joint_pack_at(&parameters[4U * stride]) + behi_six_joint_pack_at(&parameters[5U * stride]);
    *(behi_six_joint_unaligned *)&ready[45U * stride] = v0;
    const behi_six_joint_pack v1 = v0 + behi_six_joint_pack_at(&parameters[3U * stride]);
    *(behi_six_joint_unaligned *)&ready[46U * stride] = v1;
    const behi_six_joint_pack v2 = v1 + behi_six_joint_pack_at(&parameters[2U * stride]);
    const behi_six_joint_pack v3 = 50.0 * behi_six_joint_pack_at(&parameters[stride]);
    *(behi_six_joint_unaligned *)&ready[42U * stride] = v3;
    const behi_six_joint_pack v4 = 2.0 * (50.0 * (0.5 * v3));
    *(behi_six_joint_unaligned *)&ready[43U * stride] = v4;
    const behi_six_joint_pack v5 = (2.0 * (50.0 * (0.5 * (50.0 * v2)))) + v4;
    *(behi_six_joint_unaligned *)&ready[2U * stride] = v5;
    const behi_six_joint_pack v6 = 20.0 * behi_six_joint_pack_at(&parameters[5U * stride]);
    *(behi_six_joint_unaligned *)&ready[15U * stride] = v6;
    const behi_six_joint_pack v7 = 10.0 * v0;
    const behi_six_joint_pack v8 = 10.0 * behi_six_joint_pack_at(&parameters[3U * stride]);
    *(behi_six_joint_unaligned *)&ready[47U * stride] = v8;
    const behi_six_joint_pack v9 = v7 + v8;
    *(behi_six_joint_unaligned *)&ready[32U * stride] = v9;
    const behi_six_joint_pack v10 = 50.0 * v1;
    const behi_six_joint_pack v11 = 50.0 * behi_six_joint_pack_at(&parameters[2U * stride]);
    *(behi_six_joint_unaligned *)&ready[48U * stride] = v11;
    const behi_six_joint_pack v12 = v10 + v11;
    *(behi_six_joint_unaligned *)&ready[44U * stride] = v12;
    *(behi_six_joint_unaligned *)&ready[4U * stride] = 50.0 * v12;
    const behi_six_joint_pack v13 = 2.0 * (50.0 * (0.5 * v11));
    *(behi_six_joint_unaligned *)&ready[36U * stride] = v13;
    const behi_six_joint_pack v14 = (2.0 * (50.0 * (0.5 * v10))) + v13;
    *(behi_six_joint_unaligned *)&ready[3U * stride] = v14;
    const behi_six_joint_pack v15 = 2.0 * (20.0 * (0.5 * v6));
    const behi_six_joint_pack v16 = 0.5 * ((v15 + v15) - behi_six_joint_pack_at(&parameters[6U * stride]));
    const behi_six_joint_pack v17 = v16 + (v15 - v16);
    *(behi_six_joint_unaligned *)&ready[5U * stride] = v17;
    const behi_six_joint_pack v18 = behi_six_joint_pack_at(&parameters[6U * stride]) - v17;
    *(behi_six_joint_unaligned *)&ready[20U * stride] = v18;
    const behi_six_joint_pack v19 = 10.0 * v6;
    *(behi_six_joint_unaligned *)&ready[6U * stride] = v19;
    const behi_six_joint_pack v20 = 2.0 * v19;
    *(behi_six_joint_unaligned *)&ready[49U * stride] = v20;
    const behi_six_joint_pack v21 = 2.0 * (10.0 * (0.5 * v8));
    *(behi_six_joint_unaligned *)&ready[37U * stride] = v21;
    const behi_six_joint_pack v22 = v21 + (2.0 * (10.0 * (0.5 * v7)));
    *(behi_six_joint_unaligned *)&ready[33U * stride] = v22;
    const behi_six_joint_pack v23 = v17 + v22;
    *(behi_six_joint_unaligned *)&ready[0] = v23;
    const behi_six_joint_pack v24 = 50.0 * v6;
    *(behi_six_joint_unaligned *)&ready[7U * stride] = v24;
    *(behi_six_joint_unaligned *)&ready[stride] = behi_six_joint_pack_at(&parameters[6U * stride]) + v22;
    *(behi_six_joint_unaligned *)&ready[8U * stride] = 50.0 * v9;
    const behi_six_joint_pack v25 = v23 - v17;
    *(behi_six_joint_unaligned *)&ready[50U * stride] = v25;
    *(behi_six_joint_unaligned *)&ready[9U * stride] = 100.0 * v6;
    *(behi_six_joint_unaligned *)&ready[10U * stride] = 100.0 * v9;
    const behi_six_joint_pack v26 = v0 - (v0 + (v8 / 10.0));
    const behi_six_joint_pack v27 = behi_six_joint_pack_at(&parameters[3U * stride]) + v26;
    const behi_six_joint_pack v28 = v27 - (v27 + (v11 / 50.0));
    const behi_six_joint_pack v29 = v13 + (2.0 * (50.0 * (0.5 * (50.0 * v28))));
    *(behi_six_joint_unaligned *)&ready[16U * stride] = v29;
    const behi_six_joint_pack v30 = 0.5 * behi_six_joint_pack_at(&parameters[6U * stride]);
    *(behi_six_joint_unaligned *)&ready[21U * stride] = v30;
    const behi_six_joint_pack v31 = v15 - v30;
    *(behi_six_joint_unaligned *)&ready[14U * stride] = v31;
    const behi_six_joint_pack v32 = 2.0 * v30;
    *(behi_six_joint_unaligned *)&ready[51U * stride] = v32;
    *(behi_six_joint_unaligned *)&ready[52U * stride] = 2.0 * behi_six_joint_pack_at(&parameters[6U * stride]);
    *(behi_six_joint_unaligned *)&ready[17U * stride] = v0 - v26;
    const behi_six_joint_pack v33 = v21 + (2.0 * (10.0 * (0.5 * (10.0 * v26))));
    *(behi_six_joint_unaligned *)&ready[18U * stride] = v33;
    *(behi_six_joint_unaligned *)&ready[53U * stride] = 2.0 * v33;
    const behi_six_joint_pack v34 = v27 - v28;
    *(behi_six_joint_unaligned *)&ready[19U * stride] = v34;
    const behi_six_joint_pack v35 = behi_six_joint_pack_at(&parameters[2U * stride]) + v28;
    const behi_six_joint_pack v36 = v35 - ((v3 / 50.0) + v35);
    const behi_six_joint_pack v37 = v35 - v36;
    const behi_six_joint_pack v38 = v4 + (2.0 * (50.0 * (0.5 * (50.0 * v36))));
    *(behi_six_joint_unaligned *)&ready[25U * stride] = v38;
    const behi_six_joint_pack v39 = 2.0 * v38;
    *(behi_six_joint_unaligned *)&ready[54U * stride] = v39;
    *(behi_six_joint_unaligned *)&ready[12U * stride] = (50.0 * (100.0 * v37)) + v39;
    const behi_six_joint_pack v40 = 50.0 * v37;
    *(behi_six_joint_unaligned *)&ready[26U * stride] = v40;
    *(behi_six_joint_unaligned *)&ready[13U * stride] = v38 + (50.0 * v40);
    *(behi_six_joint_unaligned *)&ready[55U * stride] = 50.0 * v34;
    *(behi_six_joint_unaligned *)&ready[56U * stride] = 2.0 * v29;
    *(behi_six_joint_unaligned *)&ready[22U * stride] = v14 + v14;
    *(behi_six_joint_unaligned *)&ready[23U * stride] = v25 + v25;
    *(behi_six_joint_unaligned *)&ready[57U * stride] = v18 + v18;
    *(behi_six_joint_unaligned *)&ready[58U * stride] = v20 + v20;
    *(behi_six_joint_unaligned *)&ready[24U * stride] = v5 + v5;
    *(behi_six_joint_unaligned *)&ready[59U * stride] = 0.5 * (v19 + v19);
    const behi_six_joint_pack v41 = 2.0 * v24;
    *(behi_six_joint_unaligned *)&ready[60U * stride] = v41;
    *(behi_six_joint_unaligned *)&ready[61U * stride] = 0.5 * v41;
    *(behi_six_joint_unaligned *)&ready[27U * stride] = v30 - v15;
    const behi_six_joint_pack v42 = v30 + v31;
    *(behi_six_joint_unaligned *)&ready[28U * stride] = v42;
    const behi_six_joint_pack v43 = 1.0 / v42;
    *(behi_six_joint_unaligned *)&ready[30U * stride] = v43;
    *(behi_six_joint_unaligned *)&ready[29U * stride] = 100.0 * v12;
    *(behi_six_joint_unaligned *)&ready[62U * stride] = 2.0 * v22;
    const behi_six_joint_pack v44 = 2.0 * v9;
    *(behi_six_joint_unaligned *)&ready[63U * stride] = v44;
    *(behi_six_joint_unaligned *)&ready[64U * stride] = 2.0 * v5;
    *(behi_six_joint_unaligned *)&ready[65U * stride] = v22 + v42;
    const behi_six_joint_pack v45 = 1.0 / behi_six_joint_pack_at(&parameters[6U * stride]);
    *(behi_six_joint_unaligned *)&ready[31U * stride] = v45;
    *(behi_six_joint_unaligned *)&ready[66U * stride] = 50.0 * v44;
    *(behi_six_joint_unaligned *)&ready[34U * stride] = 0.5 * v4;
    const behi_six_joint_pack v46 = 2.0 * v11;
    *(behi_six_joint_unaligned *)&ready[67U * stride] = v46;
    *(behi_six_joint_unaligned *)&ready[68U * stride] = 50.0 * v46;
    *(behi_six_joint_unaligned *)&ready[69U * stride] = 50.0 * v11;
    *(behi_six_joint_unaligned *)&ready[70U * stride] = 2.0 * v8;
    *(behi_six_joint_unaligned *)&ready[35U * stride] = 0.5 * behi_six_joint_pack_at(&parameters[4U * stride]);
    *(behi_six_joint_unaligned *)&ready[71U * stride] = 30.0 * v3;
    *(behi_six_joint_unaligned *)&ready[72U * stride] = 30.0 * v0;
    *(behi_six_joint_unaligned *)&ready[73U * stride] = 30.0 * behi_six_joint_pack_at(&parameters[5U * stride]);
    *(behi_six_joint_unaligned *)&ready[74U * stride] = 30.0 * v2;
    *(behi_six_joint_unaligned *)&ready[75U * stride] = 30.0 * v1;
    *(behi_six_joint_unaligned *)&ready[76U * stride] = 10.0 * behi_six_joint_pack_at(&parameters[4U * stride]);
    *(behi_six_joint_unaligned *)&ready[77U * stride] = 50.0 * behi_six_joint_pack_at(&parameters[3U * stride]);
    *(behi_six_joint_unaligned *)&ready[78U * stride] = 50.0 * v8;
    const behi_six_joint_pack v47 = 2.0 * v6;
    *(behi_six_joint_unaligned *)&ready[79U * stride] = v47;
    *(behi_six_joint_unaligned *)&ready[80U * stride] = 20.0 * v6;
    *(behi_six_joint_unaligned *)&ready[81U * stride] = v31 - v30;
    *(behi_six_joint_unaligned *)&ready[82U * stride] = 2.0 * v14;
    *(behi_six_joint_unaligned *)&ready[83U * stride] = 50.0 * (2.0 * v12);
    *(behi_six_joint_unaligned *)&ready[84U * stride] = 50.0 * v47;
    *(behi_six_joint_unaligned *)&ready[85U * stride] = 10.0 * v47;
    *(behi_six_joint_unaligned *)&ready[86U * stride] = 2.0 * v31;
    const behi_six_joint_pack v48 = behi_six_joint_pack_at(&parameters[6U * stride]) - v42;
    *(behi_six_joint_unaligned *)&ready[87U * stride] = v48;
    const behi_six_joint_pack v49 = behi_six_joint_pack_at(&parameters[6U * stride]) * v45;
    *(behi_six_joint_unaligned *)&ready[88U * stride] = v49;
    const behi_six_joint_pack v50 = behi_six_joint_pack_at(&parameters[6U * stride]) * v49;
    *(behi_six_joint_unaligned *)&ready[89U * stride] = v50;
    *(behi_six_joint_unaligned *)&ready[90U * stride] = v50 - v48;
    *(behi_six_joint_unaligned *)&ready[91U * stride] = behi_six_joint_pack_at(&parameters[6U * stride]) - v50;
    *(behi_six_joint_unaligned *)&ready[92U * stride] = v30 - v31;
    *(behi_six_joint_unaligned *)&ready[93U * stride] = v50 - behi_six_joint_pack_at(&parameters[6U * stride]);
    *(behi_six_joint_unaligned *)&ready[94U * stride] = v32 * v43;
    *(behi_six_joint_unaligned *)&ready[95U * stride] = 2.0 * (v30 * v43);
}

void behi_six_joint_prepare_ensemble(size_t count, const double *parameters, double *ready)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 96U, ready);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_prepare_block(0U, parameters, count, &parameters[first], &ready[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double parameters_rest[7U * BEHI_SIX_JOINT_LANES];
        double ready_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(7U, count, first, BEHI_SIX_JOINT_LANES, parameters, parameters_rest);
        behi_six_joint_pack_prepare_block(0U, parameters, BEHI_SIX_JOINT_LANES, parameters_rest, ready_rest);
        behi_six_joint_pack_give(96U, count, first, BEHI_SIX_JOINT_LANES, ready_rest, ready);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_mass_matrix_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *M)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            behi_six_joint_prepared prepared_lane;
            double q_lane[6];
            double M_lane[36];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 12U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 20U; k < 21U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 49U; k < 51U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            behi_six_joint_mass_matrix(own, q_lane, M_lane);
            for (size_t k = 0U; k < 36U; k++) {
                M[(k * stride) + lane] = M_lane[k];
            }
        }
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_mass_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0 = behi_six_joint_pack_at(&q[stride]) + behi_six_joint_pack_at(&q[2U * stride]);
    const behi_six_joint_pack v1 = behi_six_joint_pack_at(&q[3U * stride]) + v0;
    const behi_six_joint_pack v2_angle[4] = {behi_six_joint_pack_at(&q[4U * stride]), v1, v0, behi_six_joint_pack_at(&q[stride])};
    behi_six_joint_pack v2_sine[4];
    behi_six_joint_pack v2_cosine[4];
    behi_six_joint_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[2], &v2_sine[2], &v2_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[3], &v2_sine[3], &v2_cosine[3], &v_beyond);
    const behi_six_joint_pack v_prepared20 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) - behi_six_joint_pack_number(prepared, 5U, spacing, 0U);
    const behi_six_joint_pack v10 = behi_six_joint_pack_number_or(prepared, 20U, spacing, v_prepared20) * v2_sine[0];
    const behi_six_joint_pack v_prepared49 = 2.0 * behi_six_joint_pack_number(prepared, 6U, spacing, 0U);
    const behi_six_joint_pack v11 = -(v2_sine[0] * (behi_six_joint_pack_number_or(prepared, 49U, spacing, v_prepared49) - v10));
    const behi_six_joint_pack v12 = v2_cosine[2] * ((behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v2_cosine[2]) + ((behi_six_joint_pack_number(prepared, 10U, spacing, 0U) + (behi_six_joint_pack_number(prepared, 9U, spacing, 0U) * v2_sine[0])) * v2_cosine[1]));
    const behi_six_joint_pack v13 = ((behi_six_joint_pack_number(prepared, 0U, spacing, 0U) + (behi_six_joint_pack_number_or(prepared, 49U, spacing, v_prepared49) * v2_sine[0])) + (v2_cosine[3] * (behi_six_joint_pack_number(prepared, 2U, spacing, 0U) * v2_cosine[3]))) + v12;
    const behi_six_joint_pack v14 = behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v2_sine[0];
    const behi_six_joint_pack v15 = behi_six_joint_pack_number(prepared, 8U, spacing, 0U) + v14;
    const behi_six_joint_pack v16 = v2_cosine[1] * v15;
    const behi_six_joint_pack v17 = v2_cosine[3] * (v16 + (behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[2]));
    const behi_six_joint_pack v_prepared50 = behi_six_joint_pack_number(prepared, 0U, spacing, 0U) - behi_six_joint_pack_number(prepared, 5U, spacing, 0U);
    *(behi_six_joint_unaligned *)&M[0] = (v13 + ((v2_sine[1] * v2_sine[1]) * (v11 - behi_six_joint_pack_number_or(prepared, 50U, spacing, v_prepared50)))) + (2.0 * v17);
    const behi_six_joint_pack v18 = v2_sine[1] * (v2_cosine[0] * (v10 - behi_six_joint_pack_number(prepared, 6U, spacing, 0U)));
    const behi_six_joint_pack v19 = behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v20 = v2_sine[2] * v19;
    const behi_six_joint_pack v21 = v20 - v18;
    *(behi_six_joint_unaligned *)&M[2U * stride] = v21;
    *(behi_six_joint_unaligned *)&M[12U * stride] = v21;
    const behi_six_joint_pack v22 = v2_sine[3] * v19;
    const behi_six_joint_pack v23 = v21 + v22;
    *(behi_six_joint_unaligned *)&M[stride] = v23;
    *(behi_six_joint_unaligned *)&M[6U * stride] = v23;
    const behi_six_joint_pack v24 = -v18;
    *(behi_six_joint_unaligned *)&M[3U * stride] = v24;
    *(behi_six_joint_unaligned *)&M[18U * stride] = v24;
    *(behi_six_joint_unaligned *)&M[28U * stride] = behi_six_joint_pack_number(prepared, 5U, spacing, 0U);
    const behi_six_joint_pack v25 = -((v14 * (v2_cosine[3] + v2_cosine[2])) + ((behi_six_joint_pack_number(prepared, 5U, spacing, 0U) + (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v2_sine[0])) * v2_cosine[1]));
    *(behi_six_joint_unaligned *)&M[4U * stride] = v25;
    *(behi_six_joint_unaligned *)&M[24U * stride] = v25;
    *(behi_six_joint_unaligned *)&M[35U * stride] = behi_six_joint_pack_number(prepared, 11U, spacing, 0U);
    const behi_six_joint_pack v26 = (behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_sine[0]) * v2_sine[1];
    *(behi_six_joint_unaligned *)&M[5U * stride] = v26;
    *(behi_six_joint_unaligned *)&M[30U * stride] = v26;
    const behi_six_joint_pack v27 = v15 * v2_sine[1];
    const behi_six_joint_pack v28 = (v2_cosine[2] * v16) + (v2_sine[2] * v27);
    const behi_six_joint_pack v29 = v11 - behi_six_joint_pack_number(prepared, 1U, spacing, 0U);
    const behi_six_joint_pack v30 = v28 - v29;
    *(behi_six_joint_unaligned *)&M[15U * stride] = v30;
    *(behi_six_joint_unaligned *)&M[20U * stride] = v30;
    const behi_six_joint_pack v31 = (behi_six_joint_pack_number(prepared, 3U, spacing, 0U) + v28) + v30;
    *(behi_six_joint_unaligned *)&M[14U * stride] = v31;
    const behi_six_joint_pack v32 = v2_sine[3] * v27;
    const behi_six_joint_pack v33 = (v32 + ((behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_sine[3]) * v2_sine[2])) + v17;
    const behi_six_joint_pack v34 = v33 + v31;
    *(behi_six_joint_unaligned *)&M[8U * stride] = v34;
    *(behi_six_joint_unaligned *)&M[13U * stride] = v34;
    *(behi_six_joint_unaligned *)&M[7U * stride] = (behi_six_joint_pack_number(prepared, 2U, spacing, 0U) + v33) + v34;
    const behi_six_joint_pack v35 = (v32 + (v2_cosine[3] * v16)) + v30;
    *(behi_six_joint_unaligned *)&M[9U * stride] = v35;
    *(behi_six_joint_unaligned *)&M[19U * stride] = v35;
    const behi_six_joint_pack v36 = v19 * v2_sine[1];
    const behi_six_joint_pack v37 = (v2_cosine[2] * v36) - (v2_cosine[1] * v20);
    *(behi_six_joint_unaligned *)&M[16U * stride] = v37;
    *(behi_six_joint_unaligned *)&M[26U * stride] = v37;
    const behi_six_joint_pack v38 = (v37 - (v2_cosine[1] * v22)) + (v2_cosine[3] * v36);
    *(behi_six_joint_unaligned *)&M[10U * stride] = v38;
    *(behi_six_joint_unaligned *)&M[25U * stride] = v38;
    const behi_six_joint_pack v39 = -(behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_cosine[0]);
    *(behi_six_joint_unaligned *)&M[11U * stride] = v39;
    *(behi_six_joint_unaligned *)&M[17U * stride] = v39;
    *(behi_six_joint_unaligned *)&M[23U * stride] = v39;
    *(behi_six_joint_unaligned *)&M[31U * stride] = v39;
    *(behi_six_joint_unaligned *)&M[32U * stride] = v39;
    *(behi_six_joint_unaligned *)&M[33U * stride] = v39;
    *(behi_six_joint_unaligned *)&M[21U * stride] = -v29;
    *(behi_six_joint_unaligned *)&M[22U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&M[27U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&M[29U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&M[34U * stride] = behi_six_joint_pack_splat(0.0);
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_mass_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, M);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_mass_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    behi_six_joint_pack_mass_matrix_block_body(0U, prepared, stride, q, M);
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_mass_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    behi_six_joint_pack_mass_matrix_block_body(spacing, prepared, stride, q, M);
}

BEHI_SIX_JOINT_INLINE void behi_six_joint_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        behi_six_joint_pack_mass_matrix_block_same(prepared, stride, q, M);
    } else {
        behi_six_joint_pack_mass_matrix_block_each(spacing, prepared, stride, q, M);
    }
}

void behi_six_joint_mass_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 36U, M);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double M_rest[36U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_mass_matrix_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, M_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, M_rest, M);
    }
}

void behi_six_joint_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 36U, M);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_mass_matrix_block(count, &prepared[first], count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double M_rest[36U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(12U, count, first, BEHI_SIX_JOINT_LANES, &prepared[0U * count], &prepared_rest[0U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[20U * count], &prepared_rest[20U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(2U, count, first, BEHI_SIX_JOINT_LANES, &prepared[49U * count], &prepared_rest[49U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_mass_matrix_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, M_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, M_rest, M);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_bias_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *h)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            behi_six_joint_prepared prepared_lane;
            double q_lane[6];
            double qd_lane[6];
            double h_lane[6];

            if (spacing > 0U) {
                for (size_t k = 11U; k < 22U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 51U; k < 57U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            behi_six_joint_bias(own, q_lane, qd_lane, h_lane);
            for (size_t k = 0U; k < 6U; k++) {
                h[(k * stride) + lane] = h_lane[k];
            }
        }
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_bias_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0 = behi_six_joint_pack_at(&q[stride]) + behi_six_joint_pack_at(&q[2U * stride]);
    const behi_six_joint_pack v1 = behi_six_joint_pack_at(&q[3U * stride]) + v0;
    const behi_six_joint_pack v2_angle[4] = {behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[4U * stride]), v0, v1};
    behi_six_joint_pack v2_sine[4];
    behi_six_joint_pack v2_cosine[4];
    behi_six_joint_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[2], &v2_sine[2], &v2_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[3], &v2_sine[3], &v2_cosine[3], &v_beyond);
    const behi_six_joint_pack v10 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v11 = v10 * v2_sine[2];
    const behi_six_joint_pack v12 = behi_six_joint_pack_at(&qd[stride]) * v2_sine[0];
    const behi_six_joint_pack v13 = (100.0 * behi_six_joint_pack_at(&qd[0])) * (v11 + v12);
    const behi_six_joint_pack v14 = behi_six_joint_pack_at(&qd[3U * stride]) + v10;
    const behi_six_joint_pack v15 = behi_six_joint_pack_at(&qd[0]) * v2_sine[3];
    const behi_six_joint_pack v16 = v14 * v15;
    const behi_six_joint_pack v17 = v13 + (20.0 * v16);
    const behi_six_joint_pack v18 = behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v19 = v18 + (v10 * v10);
    const behi_six_joint_pack v20 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v21 = v18 + v20;
    const behi_six_joint_pack v22 = 50.0 * ((v19 * v2_cosine[2]) + (v21 * v2_cosine[0]));
    const behi_six_joint_pack v23 = v10 * v11;
    const behi_six_joint_pack v24 = 50.0 * (v23 + (v20 * v2_sine[0]));
    const behi_six_joint_pack v25 = (v2_cosine[3] * v22) + (v2_sine[3] * v24);
    const behi_six_joint_pack v26 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[3];
    const behi_six_joint_pack v27 = v25 + (10.0 * ((v14 * v14) + (v26 * v26)));
    const behi_six_joint_pack v28 = v26 - behi_six_joint_pack_at(&qd[4U * stride]);
    const behi_six_joint_pack v29 = v14 * v2_sine[1];
    const behi_six_joint_pack v30 = v29 + (v2_cosine[1] * v15);
    const behi_six_joint_pack v31 = behi_six_joint_pack_number(prepared, 17U, spacing, 0U) * ((v2_cosine[1] * v17) + (v2_sine[1] * v27));
    const behi_six_joint_pack v32 = v31 + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * ((v28 * v28) + (v30 * v30)));
    const behi_six_joint_pack v33 = v14 * v2_cosine[1];
    const behi_six_joint_pack v34 = (v2_sine[1] * v15) - v33;
    const behi_six_joint_pack v35 = v30 * v34;
    const behi_six_joint_pack v36 = v16 + v35;
    const behi_six_joint_pack v37 = (v2_cosine[1] * v27) - (v2_sine[1] * v17);
    const behi_six_joint_pack v38 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v36) - (behi_six_joint_pack_number(prepared, 17U, spacing, 0U) * v37);
    const behi_six_joint_pack v39 = (v2_cosine[1] * v32) + (v2_sine[1] * v38);
    const behi_six_joint_pack v_prepared21 = 0.5 * behi_six_joint_pack_number(prepared, 11U, spacing, 0U);
    const behi_six_joint_pack v_prepared51 = 2.0 * v_prepared21;
    const behi_six_joint_pack v40 = behi_six_joint_pack_at(&qd[5U * stride]) * behi_six_joint_pack_number_or(prepared, 51U, spacing, v_prepared51);
    const behi_six_joint_pack v41 = (((behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v36) - (v40 * v30)) + (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * (v16 - v35))) - (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v37);
    *(behi_six_joint_unaligned *)&h[4U * stride] = v41;
    const behi_six_joint_pack v42 = (v2_cosine[3] * v24) - (v2_sine[3] * v22);
    const behi_six_joint_pack v43 = v15 * v26;
    const behi_six_joint_pack v44 = (10.0 * v43) - v42;
    const behi_six_joint_pack v45 = (v2_sine[1] * v43) - ((2.0 * v33) * v26);
    const behi_six_joint_pack v46 = (v28 * (2.0 * v34)) - v45;
    const behi_six_joint_pack v47 = (((behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v45) + (v40 * v28)) - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v46)) - (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v44);
    const behi_six_joint_pack v_prepared52 = 2.0 * behi_six_joint_pack_number(prepared, 11U, spacing, 0U);
    const behi_six_joint_pack v48 = ((behi_six_joint_pack_number_or(prepared, 52U, spacing, v_prepared52) * v29) * v26) + (behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * ((v2_cosine[1] * v43) - (v28 * v30)));
    *(behi_six_joint_unaligned *)&h[5U * stride] = v48;
    const behi_six_joint_pack v_prepared55 = 50.0 * behi_six_joint_pack_number(prepared, 19U, spacing, 0U);
    const behi_six_joint_pack v49 = (v2_cosine[0] + v2_cosine[2]) * ((behi_six_joint_pack_number_or(prepared, 55U, spacing, v_prepared55) * v13) + (50.0 * v39));
    const behi_six_joint_pack v_prepared56 = 2.0 * behi_six_joint_pack_number(prepared, 16U, spacing, 0U);
    const behi_six_joint_pack v50 = behi_six_joint_pack_at(&qd[0]) * ((v11 * (behi_six_joint_pack_number_or(prepared, 56U, spacing, v_prepared56) * v2_cosine[2])) + (v12 * (behi_six_joint_pack_number(prepared, 12U, spacing, 0U) * v2_cosine[0])));
    const behi_six_joint_pack v51 = v49 + (v50 + (v2_sine[3] * ((v2_cosine[1] * v47) - (v2_sine[1] * v48))));
    const behi_six_joint_pack v52 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v46) + (behi_six_joint_pack_number(prepared, 17U, spacing, 0U) * v44);
    const behi_six_joint_pack v53 = (behi_six_joint_pack_number(prepared, 19U, spacing, 0U) * v42) - v52;
    const behi_six_joint_pack v54 = ((v2_cosine[1] * v38) - (behi_six_joint_pack_number(prepared, 19U, spacing, 0U) * v25)) - (v2_sine[1] * v32);
    const behi_six_joint_pack v55 = 50.0 * ((v2_cosine[3] * v53) - (v2_sine[3] * v54));
    const behi_six_joint_pack v56 = ((10.0 * v52) + ((behi_six_joint_pack_number(prepared, 18U, spacing, 0U) * v43) - (v2_cosine[1] * v48))) - (v2_sine[1] * v47);
    *(behi_six_joint_unaligned *)&h[3U * stride] = v56;
    const behi_six_joint_pack v57 = 50.0 * ((v2_cosine[3] * v54) + (v2_sine[3] * v53));
    const behi_six_joint_pack v58 = (v2_cosine[2] * (v55 + (behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * (v23 - (v19 * v2_sine[2]))))) + ((v2_sine[2] * v57) - v56);
    const behi_six_joint_pack v59 = (v58 + (v2_cosine[0] * v55)) + (v2_sine[0] * (v57 + ((behi_six_joint_pack_number(prepared, 13U, spacing, 0U) * (v20 - v21)) * v2_cosine[0])));
    const behi_six_joint_pack v_prepared53 = 2.0 * behi_six_joint_pack_number(prepared, 18U, spacing, 0U);
    *(behi_six_joint_unaligned *)&h[0] = -(v51 + (v2_cosine[3] * ((v41 + (behi_six_joint_pack_number_or(prepared, 53U, spacing, v_prepared53) * v16)) + (10.0 * v39))));
    *(behi_six_joint_unaligned *)&h[stride] = -v59;
    *(behi_six_joint_unaligned *)&h[2U * stride] = -v58;
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_bias_again(v_beyond, 0U, spacing, prepared, stride, q, qd, h);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_bias_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    behi_six_joint_pack_bias_block_body(0U, prepared, stride, q, qd, h);
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_bias_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    behi_six_joint_pack_bias_block_body(spacing, prepared, stride, q, qd, h);
}

BEHI_SIX_JOINT_INLINE void behi_six_joint_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        behi_six_joint_pack_bias_block_same(prepared, stride, q, qd, h);
    } else {
        behi_six_joint_pack_bias_block_each(spacing, prepared, stride, q, qd, h);
    }
}

void behi_six_joint_bias_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double h_rest[6U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_bias_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, h_rest);
        behi_six_joint_pack_give(6U, count, first, BEHI_SIX_JOINT_LANES, h_rest, h);
    }
}

void behi_six_joint_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_bias_block(count, &prepared[first], count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double h_rest[6U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(11U, count, first, BEHI_SIX_JOINT_LANES, &prepared[11U * count], &prepared_rest[11U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, &prepared[51U * count], &prepared_rest[51U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_bias_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, h_rest);
        behi_six_joint_pack_give(6U, count, first, BEHI_SIX_JOINT_LANES, h_rest, h);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(behi_six_joint_unaligned *)&g[0] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&g[stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&g[2U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&g[3U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&g[4U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&g[5U * stride] = behi_six_joint_pack_splat(0.0);
}

void behi_six_joint_gravity_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double g_rest[6U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_gravity_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, g_rest);
        behi_six_joint_pack_give(6U, count, first, BEHI_SIX_JOINT_LANES, g_rest, g);
    }
}

void behi_six_joint_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_gravity_block(count, &prepared[first], count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double g_rest[6U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES] = { 0.0 };

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_gravity_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, g_rest);
        behi_six_joint_pack_give(6U, count, first, BEHI_SIX_JOINT_LANES, g_rest, g);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_coriolis_matrix_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *C)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            behi_six_joint_prepared prepared_lane;
            double q_lane[6];
            double qd_lane[6];
            double C_lane[36];

            if (spacing > 0U) {
                for (size_t k = 4U; k < 11U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 20U; k < 25U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 49U; k < 50U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 57U; k < 62U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            behi_six_joint_coriolis_matrix(own, q_lane, qd_lane, C_lane);
            for (size_t k = 0U; k < 36U; k++) {
                C[(k * stride) + lane] = C_lane[k];
            }
        }
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_coriolis_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0 = behi_six_joint_pack_at(&q[stride]) + behi_six_joint_pack_at(&q[2U * stride]);
    const behi_six_joint_pack v1 = behi_six_joint_pack_at(&q[3U * stride]) + v0;
    const behi_six_joint_pack v2_angle[4] = {v1, behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[4U * stride]), v0};
    behi_six_joint_pack v2_sine[4];
    behi_six_joint_pack v2_cosine[4];
    behi_six_joint_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[2], &v2_sine[2], &v2_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[3], &v2_sine[3], &v2_cosine[3], &v_beyond);
    const behi_six_joint_pack v10 = v2_cosine[1] * v2_sine[0];
    const behi_six_joint_pack v11 = behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v2_sine[2];
    const behi_six_joint_pack v12 = behi_six_joint_pack_number(prepared, 8U, spacing, 0U) + v11;
    const behi_six_joint_pack v13 = (v2_sine[3] * (behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[1])) + (v12 * v10);
    const behi_six_joint_pack v14 = v2_sine[3] * v2_cosine[0];
    const behi_six_joint_pack v15 = v2_cosine[3] * v2_sine[0];
    const behi_six_joint_pack v16 = 2.0 * v12;
    const behi_six_joint_pack v17 = v2_sine[2] * v2_sine[0];
    const behi_six_joint_pack v_prepared57 = behi_six_joint_pack_number(prepared, 20U, spacing, 0U) + behi_six_joint_pack_number(prepared, 20U, spacing, 0U);
    const behi_six_joint_pack v18 = behi_six_joint_pack_number_or(prepared, 57U, spacing, v_prepared57) * v2_sine[2];
    const behi_six_joint_pack v_prepared49 = 2.0 * behi_six_joint_pack_number(prepared, 6U, spacing, 0U);
    const behi_six_joint_pack v_prepared58 = v_prepared49 + v_prepared49;
    const behi_six_joint_pack v19 = v2_cosine[0] * ((behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_sine[0]) - ((v18 - behi_six_joint_pack_number_or(prepared, 58U, spacing, v_prepared58)) * v17));
    const behi_six_joint_pack v20 = (v19 + (v16 * (v15 + v14))) + ((v2_cosine[3] * (behi_six_joint_pack_number(prepared, 22U, spacing, 0U) * v2_sine[3])) + (2.0 * v13));
    const behi_six_joint_pack v21 = 0.5 * behi_six_joint_pack_at(&qd[2U * stride]);
    const behi_six_joint_pack v22 = v2_cosine[2] * v2_cosine[0];
    const behi_six_joint_pack v_prepared60 = 2.0 * behi_six_joint_pack_number(prepared, 7U, spacing, 0U);
    const behi_six_joint_pack v23 = behi_six_joint_pack_number_or(prepared, 60U, spacing, v_prepared60) * v22;
    const behi_six_joint_pack v24 = v2_cosine[1] + v2_cosine[3];
    const behi_six_joint_pack v25 = behi_six_joint_pack_number_or(prepared, 49U, spacing, v_prepared49) * v2_cosine[2];
    const behi_six_joint_pack v26 = (v2_cosine[2] * v18) - v25;
    const behi_six_joint_pack v27 = (v25 + (v26 * (v2_sine[0] * v2_sine[0]))) + (v24 * v23);
    const behi_six_joint_pack v28 = 0.5 * behi_six_joint_pack_at(&qd[4U * stride]);
    const behi_six_joint_pack v29 = v19 + (v24 * ((behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v2_sine[0]) + (behi_six_joint_pack_number(prepared, 9U, spacing, 0U) * v17)));
    const behi_six_joint_pack v30 = 0.5 * behi_six_joint_pack_at(&qd[3U * stride]);
    const behi_six_joint_pack v31 = v2_sine[1] * v2_cosine[0];
    const behi_six_joint_pack v32 = ((behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_sine[1]) * v2_cosine[3]) + (v12 * v31);
    const behi_six_joint_pack v33 = v20 + ((v2_cosine[1] * (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v2_sine[1])) + (2.0 * v32));
    const behi_six_joint_pack v34 = 0.5 * behi_six_joint_pack_at(&qd[stride]);
    *(behi_six_joint_unaligned *)&C[0] = (((v28 * v27) - (v30 * v29)) - (v21 * v20)) - (v34 * v33);
    const behi_six_joint_pack v35 = 0.5 * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v36 = v35 * v33;
    const behi_six_joint_pack v37 = (behi_six_joint_pack_number(prepared, 20U, spacing, 0U) * v2_sine[2]) - behi_six_joint_pack_number(prepared, 6U, spacing, 0U);
    const behi_six_joint_pack v38 = v2_cosine[2] * v2_sine[0];
    const behi_six_joint_pack v39 = ((behi_six_joint_pack_number(prepared, 20U, spacing, 0U) * v2_cosine[2]) * v38) - (v37 * v17);
    const behi_six_joint_pack v40 = (behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v2_sine[0]) + (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v17);
    const behi_six_joint_pack v41 = v39 - v40;
    const behi_six_joint_pack v42 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v43 = behi_six_joint_pack_at(&qd[3U * stride]) + v42;
    const behi_six_joint_pack v44 = ((v43 * v37) * v22) + (v28 * v41);
    const behi_six_joint_pack v45 = behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v46 = behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v2_sine[2];
    const behi_six_joint_pack v47 = behi_six_joint_pack_at(&qd[5U * stride]) * v46;
    const behi_six_joint_pack v48 = v2_cosine[0] * v47;
    const behi_six_joint_pack v49 = (v48 + (v2_cosine[3] * (v42 * v45))) - v44;
    *(behi_six_joint_unaligned *)&C[stride] = (v49 + (v45 * (behi_six_joint_pack_at(&qd[stride]) * v2_cosine[1]))) - v36;
    const behi_six_joint_pack v50 = v35 * v20;
    *(behi_six_joint_unaligned *)&C[2U * stride] = v49 - v50;
    const behi_six_joint_pack v51 = (v35 * v29) - v48;
    *(behi_six_joint_unaligned *)&C[3U * stride] = -(v44 + v51);
    const behi_six_joint_pack v52 = behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v38;
    const behi_six_joint_pack v53 = (behi_six_joint_pack_at(&qd[5U * stride]) * v52) + (v35 * v27);
    const behi_six_joint_pack v54 = 0.5 * v42;
    const behi_six_joint_pack v55 = v30 + v54;
    const behi_six_joint_pack v_prepared59 = 0.5 * (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) + behi_six_joint_pack_number(prepared, 6U, spacing, 0U));
    *(behi_six_joint_unaligned *)&C[4U * stride] = (v53 - (behi_six_joint_pack_at(&qd[4U * stride]) * ((behi_six_joint_pack_number_or(prepared, 59U, spacing, v_prepared59) * v22) + (v45 * v24)))) - (v55 * v41);
    const behi_six_joint_pack v56 = v46 * v2_cosine[0];
    const behi_six_joint_pack v57 = (behi_six_joint_pack_at(&qd[4U * stride]) * v52) + (v43 * v56);
    *(behi_six_joint_unaligned *)&C[5U * stride] = v57;
    *(behi_six_joint_unaligned *)&C[30U * stride] = v57;
    const behi_six_joint_pack v58 = v39 + v40;
    const behi_six_joint_pack v_prepared61 = 0.5 * v_prepared60;
    const behi_six_joint_pack v59 = (v2_sine[3] * (behi_six_joint_pack_number_or(prepared, 61U, spacing, v_prepared61) * v2_sine[2])) + (0.5 * v58);
    const behi_six_joint_pack v60 = v59 + (v2_sine[1] * v11);
    *(behi_six_joint_unaligned *)&C[6U * stride] = v36 - ((behi_six_joint_pack_at(&qd[4U * stride]) * v60) + v48);
    const behi_six_joint_pack v61 = v15 - v14;
    const behi_six_joint_pack v62 = v10 - v31;
    const behi_six_joint_pack v63 = v12 * v62;
    const behi_six_joint_pack v64 = v63 + (v16 * v61);
    const behi_six_joint_pack v65 = (((behi_six_joint_pack_number_or(prepared, 60U, spacing, v_prepared60) * v2_sine[3]) * v38) - v26) + (v2_cosine[3] * v23);
    const behi_six_joint_pack v66 = behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * ((v2_cosine[1] * v22) + (v2_sine[1] * v38));
    const behi_six_joint_pack v67 = v66 + v65;
    const behi_six_joint_pack v68 = (v28 * v67) - (v30 * v64);
    const behi_six_joint_pack v69 = (v28 * v66) - (v30 * v63);
    const behi_six_joint_pack v70 = v68 + v69;
    const behi_six_joint_pack v71 = v13 - v32;
    *(behi_six_joint_unaligned *)&C[7U * stride] = v70 - (behi_six_joint_pack_at(&qd[2U * stride]) * v71);
    *(behi_six_joint_unaligned *)&C[8U * stride] = v70 - (v42 * v71);
    const behi_six_joint_pack v72 = v34 * v63;
    const behi_six_joint_pack v73 = v72 + (v54 * v64);
    const behi_six_joint_pack v74 = v12 * v61;
    const behi_six_joint_pack v75 = (behi_six_joint_pack_at(&qd[3U * stride]) * v74) - (v28 * v65);
    const behi_six_joint_pack v76 = v21 * v63;
    *(behi_six_joint_unaligned *)&C[9U * stride] = ((behi_six_joint_pack_at(&qd[4U * stride]) * v66) - ((behi_six_joint_pack_at(&qd[3U * stride]) * v63) + v76)) - (v75 + v73);
    const behi_six_joint_pack v77 = (behi_six_joint_pack_at(&qd[0]) * v60) - (v54 * v67);
    const behi_six_joint_pack v78 = behi_six_joint_pack_at(&qd[4U * stride]) * v11;
    const behi_six_joint_pack v79 = ((v78 * v61) - v47) - (v30 * v65);
    *(behi_six_joint_unaligned *)&C[10U * stride] = (((behi_six_joint_pack_at(&qd[3U * stride]) + v54) * v66) - (v79 + (v78 * v62))) - v77;
    const behi_six_joint_pack v80 = behi_six_joint_pack_at(&qd[0]) * v56;
    const behi_six_joint_pack v81 = behi_six_joint_pack_at(&qd[4U * stride]) * v46;
    const behi_six_joint_pack v82 = v81 - v80;
    *(behi_six_joint_unaligned *)&C[11U * stride] = v82;
    *(behi_six_joint_unaligned *)&C[17U * stride] = v82;
    *(behi_six_joint_unaligned *)&C[23U * stride] = v82;
    *(behi_six_joint_unaligned *)&C[12U * stride] = v50 - ((behi_six_joint_pack_at(&qd[4U * stride]) * v59) + v48);
    *(behi_six_joint_unaligned *)&C[13U * stride] = v68 + ((behi_six_joint_pack_at(&qd[stride]) * v71) - v69);
    *(behi_six_joint_unaligned *)&C[14U * stride] = -v75;
    const behi_six_joint_pack v83 = (v34 * v64) + ((behi_six_joint_pack_at(&qd[2U * stride]) * v74) - v72);
    *(behi_six_joint_unaligned *)&C[15U * stride] = -(v75 + v83);
    const behi_six_joint_pack v84 = v34 * v66;
    const behi_six_joint_pack v85 = ((v84 - (v21 * v65)) + (behi_six_joint_pack_at(&qd[0]) * v59)) - (v34 * v67);
    *(behi_six_joint_unaligned *)&C[16U * stride] = -(v79 + v85);
    *(behi_six_joint_unaligned *)&C[18U * stride] = v51 - (v28 * v58);
    const behi_six_joint_pack v86 = v28 * v26;
    *(behi_six_joint_unaligned *)&C[19U * stride] = v73 - (v86 + v76);
    *(behi_six_joint_unaligned *)&C[20U * stride] = v83 - v86;
    *(behi_six_joint_unaligned *)&C[21U * stride] = -v86;
    const behi_six_joint_pack v87 = ((v55 * v26) - v47) + (v35 * v58);
    *(behi_six_joint_unaligned *)&C[27U * stride] = v87;
    *(behi_six_joint_unaligned *)&C[22U * stride] = -v87;
    *(behi_six_joint_unaligned *)&C[24U * stride] = ((behi_six_joint_pack_at(&qd[2U * stride]) * v59) + ((v30 * v58) - v53)) + (behi_six_joint_pack_at(&qd[stride]) * v60);
    const behi_six_joint_pack v88 = (v30 * v26) - v47;
    *(behi_six_joint_unaligned *)&C[25U * stride] = ((v88 + (v21 * v66)) - v84) + v77;
    *(behi_six_joint_unaligned *)&C[26U * stride] = v85 + v88;
    *(behi_six_joint_unaligned *)&C[28U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&C[35U * stride] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v89 = (behi_six_joint_pack_at(&qd[0]) * v52) + (v43 * v46);
    *(behi_six_joint_unaligned *)&C[34U * stride] = v89;
    *(behi_six_joint_unaligned *)&C[29U * stride] = -v89;
    const behi_six_joint_pack v90 = v81 + v80;
    *(behi_six_joint_unaligned *)&C[31U * stride] = v90;
    *(behi_six_joint_unaligned *)&C[32U * stride] = v90;
    *(behi_six_joint_unaligned *)&C[33U * stride] = v90;
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_coriolis_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, qd, C);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_coriolis_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    behi_six_joint_pack_coriolis_matrix_block_body(0U, prepared, stride, q, qd, C);
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_coriolis_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    behi_six_joint_pack_coriolis_matrix_block_body(spacing, prepared, stride, q, qd, C);
}

BEHI_SIX_JOINT_INLINE void behi_six_joint_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    if (spacing == 0U) {
        behi_six_joint_pack_coriolis_matrix_block_same(prepared, stride, q, qd, C);
    } else {
        behi_six_joint_pack_coriolis_matrix_block_each(spacing, prepared, stride, q, qd, C);
    }
}

void behi_six_joint_coriolis_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 36U, C);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double C_rest[36U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_coriolis_matrix_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, C_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, C_rest, C);
    }
}

void behi_six_joint_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 36U, C);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double C_rest[36U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(7U, count, first, BEHI_SIX_JOINT_LANES, &prepared[4U * count], &prepared_rest[4U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(5U, count, first, BEHI_SIX_JOINT_LANES, &prepared[20U * count], &prepared_rest[20U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[49U * count], &prepared_rest[49U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(5U, count, first, BEHI_SIX_JOINT_LANES, &prepared[57U * count], &prepared_rest[57U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_coriolis_matrix_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, C_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, C_rest, C);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
