/* spherical_screw, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with SPHERICAL_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in spherical_screw_batch.c. */
#include "spherical_screw_batch.h"

#if defined(SPHERICAL_SCREW_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define SPHERICAL_SCREW_BYTES 64
#elif defined(__AVX__)
#define SPHERICAL_SCREW_BYTES 32
#else
#define SPHERICAL_SCREW_BYTES 16
#endif
#define SPHERICAL_SCREW_LANES (SPHERICAL_SCREW_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define SPHERICAL_SCREW_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define SPHERICAL_SCREW_APART __attribute__((noinline, unused))
#endif
#define SPHERICAL_SCREW_BODY static inline __attribute__((always_inline, unused))
#define SPHERICAL_SCREW_INLINE static inline __attribute__((unused))

typedef double spherical_screw_pack __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef double spherical_screw_unaligned __attribute__((vector_size(SPHERICAL_SCREW_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t spherical_screw_mask __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef signed char spherical_screw_bytes __attribute__((vector_size(SPHERICAL_SCREW_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short spherical_screw_shorts __attribute__((vector_size(2 * SPHERICAL_SCREW_BYTES / sizeof(double))));

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_splat(double x)
{
    return x - (spherical_screw_pack){ 0.0 };
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_at(const double *x)
{
    return *(const spherical_screw_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? spherical_screw_pack_splat(prepared[k]) : spherical_screw_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
SPHERICAL_SCREW_INLINE size_t spherical_screw_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % SPHERICAL_SCREW_LANES;

    return (((count % SPHERICAL_SCREW_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_at_flags(const bool *x)
{
    const spherical_screw_shorts wide = __builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_shorts);

    return -__builtin_convertvector(wide, spherical_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_at_modes(const signed char *x)
{
    const spherical_screw_shorts wide = __builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_shorts);

    return __builtin_convertvector(wide, spherical_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_select(spherical_screw_mask condition, spherical_screw_pack x, spherical_screw_pack y)
{
    return (spherical_screw_pack)(((spherical_screw_mask)x & condition) | ((spherical_screw_mask)y & ~condition));
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_abs(spherical_screw_pack x)
{
    return (spherical_screw_pack)((spherical_screw_mask)x & ~(spherical_screw_mask)spherical_screw_pack_splat(-0.0));
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_min(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x < y), x, y);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_max(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x > y), x, y);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_sign(spherical_screw_pack x)
{
    const spherical_screw_pack one = spherical_screw_pack_splat(1.0);

    return spherical_screw_pack_select((spherical_screw_mask)(x > 0.0), one, spherical_screw_pack_select((spherical_screw_mask)(x < 0.0), -one, x));
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_sqrt(spherical_screw_pack x)
{
    double one[SPHERICAL_SCREW_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_select_whole(spherical_screw_mask condition, spherical_screw_mask x, spherical_screw_mask y)
{
    return (x & condition) | (y & ~condition);
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_whole(int64_t x)
{
    return x + (spherical_screw_mask){ 0 };
}

SPHERICAL_SCREW_INLINE bool spherical_screw_pack_all(spherical_screw_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_mode_of(spherical_screw_pack x)
{
    return (spherical_screw_mask)(x < 0.0) - (spherical_screw_mask)(x > 0.0);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_real_of(spherical_screw_mask mode)
{
    const spherical_screw_mask sign = mode & (spherical_screw_mask)spherical_screw_pack_splat(-0.0);

    return (spherical_screw_pack)(sign | ((spherical_screw_mask)spherical_screw_pack_splat(1.0) & (spherical_screw_mask)(mode != 0)));
}

typedef unsigned long long spherical_screw_bits __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void spherical_screw_pack_sincos_pair(const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, spherical_screw_bits *beyond)
{
    const spherical_screw_pack x = *angle;
    union { spherical_screw_pack number; spherical_screw_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const spherical_screw_pack n = k.number - 6755399441186816.0;
    const spherical_screw_pack w = x - (n * 1.5707963267923333);
    const spherical_screw_pack r = w - (n * 2.5633441515839558e-12);
    const spherical_screw_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const spherical_screw_pack z = r * r;
    const spherical_screw_pack rz = r * z;

    const spherical_screw_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const spherical_screw_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const spherical_screw_bits odd = 0ULL - (k.bits & 1ULL);
    const spherical_screw_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const spherical_screw_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
SPHERICAL_SCREW_INLINE bool spherical_screw_pack_within(spherical_screw_bits beyond)
{
    return spherical_screw_pack_all((spherical_screw_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_sincos_beyond(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const spherical_screw_mask inside = (spherical_screw_mask)(spherical_screw_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < SPHERICAL_SCREW_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void spherical_screw_pack_sincos_guard(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, const spherical_screw_bits *beyond)
{
    if (!spherical_screw_pack_within(*beyond)) {
        spherical_screw_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_linearize_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double qd_lane[3];
            double tau_lane[3];
            double A_lane[36];
            double B_lane[18];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            spherical_screw_linearize(own, q_lane, qd_lane, tau_lane, A_lane, B_lane);
            for (size_t k = 0U; k < 36U; k++) {
                A[(k * stride) + lane] = A_lane[k];
            }
            for (size_t k = 0U; k < 18U; k++) {
                B[(k * stride) + lane] = B_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(spherical_screw_unaligned *)&A[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[2U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[4U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[5U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[7U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[8U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[9U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[11U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[12U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[13U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[14U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[15U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[16U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[18U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[24U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[30U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[2U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[4U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[5U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[7U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[8U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[10U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[12U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[14U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&B[16U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[3U * stride] = spherical_screw_pack_splat(1.0);
    *(spherical_screw_unaligned *)&A[10U * stride] = spherical_screw_pack_splat(1.0);
    *(spherical_screw_unaligned *)&A[17U * stride] = spherical_screw_pack_splat(1.0);
    const spherical_screw_pack v2 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v3 = 0.4 * spherical_screw_pack_at(&qd[stride]);
    const spherical_screw_pack v4 = v2 * v2;
    const spherical_screw_pack v5 = (spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + v4;
    const spherical_screw_pack v6 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v7 = 40.0 * v6;
    const spherical_screw_pack v8 = (v7 * v5) + ((spherical_screw_pack_at(&tau[2U * stride]) - (392.40000000000003 * v0_sine[0])) - (v3 * v2));
    const spherical_screw_pack v9 = 0.006666666666666667 * v0_sine[0];
    const spherical_screw_pack v10 = v0_sine[0] * v2;
    const spherical_screw_pack v11 = 80.0 * v6;
    const spherical_screw_pack v12 = v11 * v2;
    const spherical_screw_pack v13 = v3 + v12;
    const spherical_screw_pack v14 = spherical_screw_pack_at(&qd[2U * stride]) * v0_cosine[0];
    const spherical_screw_pack v15 = (((spherical_screw_pack_at(&qd[stride]) * (15.984 + (v6 * v11))) * v10) + spherical_screw_pack_at(&tau[0])) - (v14 * v13);
    const spherical_screw_pack v16 = v15 - (v9 * v8);
    const spherical_screw_pack v17 = v6 * v7;
    const spherical_screw_pack v18 = 7.996 + v17;
    const spherical_screw_pack v19 = 1.0 / ((v0_sine[0] * ((v18 - 0.0013333333333337737) * v0_sine[0])) - (v18 + 20.003999999999998));
    const spherical_screw_pack v20 = v0_sine[0] * v19;
    const spherical_screw_pack v21 = (2.0 * v18) - 0.008000000000000881;
    const spherical_screw_pack v22 = v0_cosine[0] * v19;
    const spherical_screw_pack v23 = v22 * (((0.006666666666666667 * v8) - ((spherical_screw_pack_at(&qd[stride]) * v21) * v2)) - ((0.005333333333334214 * v16) * v20));
    const spherical_screw_pack v24 = v16 * v22;
    const spherical_screw_pack v25 = v12 - v3;
    const spherical_screw_pack v26 = spherical_screw_pack_at(&qd[0]) * v0_sine[0];
    const spherical_screw_pack v27 = 392.40000000000003 * v0_cosine[0];
    const spherical_screw_pack v28 = (v27 + (v26 * v25)) - (0.4 * v24);
    const spherical_screw_pack v29 = v9 * v19;
    *(spherical_screw_unaligned *)&B[11U * stride] = v29;
    *(spherical_screw_unaligned *)&B[15U * stride] = v29;
    const spherical_screw_pack v30 = 2.0 * spherical_screw_pack_at(&qd[stride]);
    const spherical_screw_pack v31 = (v30 * v26) + v24;
    const spherical_screw_pack v32 = ((0.008000000000000881 * spherical_screw_pack_at(&qd[stride])) * v0_sine[0]) + (v11 * v14);
    const spherical_screw_pack v33 = (((spherical_screw_pack_at(&qd[0]) * v32) + (spherical_screw_pack_at(&qd[2U * stride]) * v3)) - (v18 * v24)) - (7.996 * v31);
    const spherical_screw_pack v34 = v7 * v31;
    const spherical_screw_pack v35 = 80.0 * spherical_screw_pack_at(&qd[2U * stride]);
    const spherical_screw_pack v36 = (v35 * v2) - v34;
    const spherical_screw_pack v37 = (v20 * (v33 + (v6 * v36))) + ((v29 * v28) - v23);
    *(spherical_screw_unaligned *)&A[19U * stride] = -v37;
    const spherical_screw_pack v38 = ((0.26666666666666666 * v5) * v20) + (v22 * (v36 - v34));
    *(spherical_screw_unaligned *)&A[20U * stride] = v38;
    const spherical_screw_pack v39 = ((((v30 * v18) * v0_sine[0]) - v32) - (v9 * v25)) * v22;
    *(spherical_screw_unaligned *)&A[21U * stride] = -v39;
    const spherical_screw_pack v40 = (spherical_screw_pack_at(&qd[stride]) * v11) - (0.4 * v2);
    const spherical_screw_pack v41 = ((0.4 * v14) + (v9 * v40)) - (v21 * v10);
    *(spherical_screw_unaligned *)&A[22U * stride] = v41 * v19;
    const spherical_screw_pack v42 = v13 * v22;
    *(spherical_screw_unaligned *)&A[23U * stride] = v42;
    const spherical_screw_pack v43 = 1.0 / (8.0 + v17);
    *(spherical_screw_unaligned *)&B[13U * stride] = v43;
    const spherical_screw_pack v44 = 7.992 + v17;
    const spherical_screw_pack v45 = v44 * v43;
    const spherical_screw_pack v46 = spherical_screw_pack_at(&qd[2U * stride]) * v43;
    const spherical_screw_pack v47 = (0.4 * v46) - (v45 * v26);
    const spherical_screw_pack v48 = 88.29 + (392.40000000000003 * v6);
    *(spherical_screw_unaligned *)&A[25U * stride] = (((v48 * v43) * v0_sine[0]) - (v26 * v47)) - (v45 * v4);
    const spherical_screw_pack v49 = spherical_screw_pack_at(&qd[0]) * v10;
    const spherical_screw_pack v50 = v49 - (v43 * ((((v48 * v0_cosine[0]) - spherical_screw_pack_at(&tau[stride])) + (spherical_screw_pack_at(&qd[2U * stride]) * v40)) + (v44 * v49)));
    *(spherical_screw_unaligned *)&A[26U * stride] = -(v43 * ((v27 + (spherical_screw_pack_at(&qd[stride]) * v35)) + (v11 * v50)));
    *(spherical_screw_unaligned *)&A[27U * stride] = (v0_cosine[0] * v47) - (v45 * v10);
    *(spherical_screw_unaligned *)&A[28U * stride] = -(v11 * v46);
    *(spherical_screw_unaligned *)&A[29U * stride] = -(v43 * v40);
    *(spherical_screw_unaligned *)&A[31U * stride] = (v9 * v37) - (0.016666666666666666 * v28);
    *(spherical_screw_unaligned *)&A[32U * stride] = (0.6666666666666666 * v5) - (v9 * v38);
    *(spherical_screw_unaligned *)&A[33U * stride] = ((0.016666666666666666 * v0_cosine[0]) * v25) + (v9 * v39);
    *(spherical_screw_unaligned *)&A[34U * stride] = (0.016666666666666666 * v40) - (v41 * v29);
    *(spherical_screw_unaligned *)&A[35U * stride] = -(v9 * v42);
    *(spherical_screw_unaligned *)&B[9U * stride] = -v19;
    *(spherical_screw_unaligned *)&B[17U * stride] = 0.016666666666666666 - ((4.444444444444445e-05 * v0_sine[0]) * v20);
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_linearize_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, A, B);
    }
}

void spherical_screw_linearize_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 36U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double A_rest[36U * SPHERICAL_SCREW_LANES];
        double B_rest[18U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_linearize_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        spherical_screw_pack_give(36U, count, first, SPHERICAL_SCREW_LANES, A_rest, A);
        spherical_screw_pack_give(18U, count, first, SPHERICAL_SCREW_LANES, B_rest, B);
    }
}

void spherical_screw_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 36U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double A_rest[36U * SPHERICAL_SCREW_LANES];
        double B_rest[18U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_linearize_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        spherical_screw_pack_give(36U, count, first, SPHERICAL_SCREW_LANES, A_rest, A);
        spherical_screw_pack_give(18U, count, first, SPHERICAL_SCREW_LANES, B_rest, B);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_linearize_stage(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, const spherical_screw_pack *restrict tau, spherical_screw_pack *restrict qdd, spherical_screw_pack *restrict slopes, spherical_screw_pack *restrict gains)
{
    (void)spacing;
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[1]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_pack v2 = qd[0] * v0_cosine[0];
    const spherical_screw_pack v3 = (qd[1] * qd[1]) + (v2 * v2);
    const spherical_screw_pack v4 = 0.8 + q[2];
    const spherical_screw_pack v5 = 40.0 * v4;
    const spherical_screw_pack v6 = 0.4 * qd[1];
    const spherical_screw_pack v7 = ((tau[2] - (392.40000000000003 * v0_sine[0])) - (v6 * v2)) + (v5 * v3);
    const spherical_screw_pack v8 = 0.006666666666666667 * v0_sine[0];
    const spherical_screw_pack v9 = v0_sine[0] * v2;
    const spherical_screw_pack v10 = 80.0 * v4;
    const spherical_screw_pack v11 = (tau[0] + ((qd[1] * (15.984 + (v4 * v10))) * v9)) - (v8 * v7);
    const spherical_screw_pack v12 = v10 * v2;
    const spherical_screw_pack v13 = v6 + v12;
    const spherical_screw_pack v14 = qd[2] * v0_cosine[0];
    const spherical_screw_pack v15 = v11 - (v14 * v13);
    const spherical_screw_pack v16 = v4 * v5;
    const spherical_screw_pack v17 = 7.996 + v16;
    const spherical_screw_pack v18 = 1.0 / ((v0_sine[0] * ((v17 - 0.0013333333333337737) * v0_sine[0])) - (v17 + 20.003999999999998));
    qdd[0] = -(v15 * v18);
    const spherical_screw_pack v19 = 7.992 + v16;
    const spherical_screw_pack v20 = qd[0] * v19;
    const spherical_screw_pack v21 = (qd[1] * v10) - (0.4 * v2);
    const spherical_screw_pack v22 = 88.29 + (392.40000000000003 * v4);
    const spherical_screw_pack v23 = 1.0 / (8.0 + v16);
    gains[4] = v23;
    const spherical_screw_pack v24 = v23 * ((((v22 * v0_cosine[0]) - tau[1]) + (qd[2] * v21)) + (v20 * v9));
    qdd[1] = -v24;
    const spherical_screw_pack v25 = v8 * v18;
    gains[2] = v25;
    gains[6] = v25;
    const spherical_screw_pack v26 = (0.016666666666666666 * v7) + (v15 * v25);
    qdd[2] = v26;
    slopes[0] = spherical_screw_pack_splat(0.0);
    slopes[6] = spherical_screw_pack_splat(0.0);
    slopes[12] = spherical_screw_pack_splat(0.0);
    gains[1] = spherical_screw_pack_splat(0.0);
    gains[3] = spherical_screw_pack_splat(0.0);
    gains[5] = spherical_screw_pack_splat(0.0);
    gains[7] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v27 = v0_cosine[0] * v18;
    const spherical_screw_pack v28 = v15 * v27;
    const spherical_screw_pack v29 = ((0.008000000000000881 * qd[1]) * v0_sine[0]) + (v10 * v14);
    const spherical_screw_pack v30 = (((qd[0] * v29) + (qd[2] * v6)) - (v17 * v28)) + (0.008000000000000881 * v28);
    const spherical_screw_pack v31 = qd[0] * v0_sine[0];
    const spherical_screw_pack v32 = v28 + ((2.0 * qd[1]) * v31);
    const spherical_screw_pack v33 = v5 * v32;
    const spherical_screw_pack v34 = 80.0 * qd[2];
    const spherical_screw_pack v35 = (v34 * v2) - v33;
    const spherical_screw_pack v36 = v0_sine[0] * v18;
    const spherical_screw_pack v37 = qd[1] * v27;
    const spherical_screw_pack v38 = 2.0 * v17;
    const spherical_screw_pack v39 = v38 - 0.008000000000000881;
    const spherical_screw_pack v40 = v12 - v6;
    const spherical_screw_pack v41 = ((392.40000000000003 * v0_cosine[0]) + (v31 * v40)) - (0.4 * v28);
    const spherical_screw_pack v42 = (v25 * v41) + (((v39 * v2) * v37) - ((0.4 * v27) * v26));
    const spherical_screw_pack v43 = v42 + (v36 * ((v30 - (7.996 * v32)) + (v4 * v35)));
    slopes[1] = -v43;
    const spherical_screw_pack v44 = (v27 * (v33 - v35)) - ((0.26666666666666666 * v3) * v36);
    slopes[2] = -v44;
    const spherical_screw_pack v45 = ((v38 * v0_sine[0]) * v37) - ((v29 + (v8 * v40)) * v27);
    slopes[3] = -v45;
    const spherical_screw_pack v46 = ((0.4 * v14) + (v8 * v21)) - (v39 * v9);
    slopes[4] = v46 * v18;
    const spherical_screw_pack v47 = v13 * v27;
    slopes[5] = v47;
    const spherical_screw_pack v48 = v23 * v0_cosine[0];
    const spherical_screw_pack v49 = (0.4 * qd[2]) - (v19 * v31);
    slopes[7] = (v23 * ((v22 * v0_sine[0]) - (v31 * v49))) - (v48 * (v20 * v2));
    const spherical_screw_pack v50 = v10 * v23;
    const spherical_screw_pack v51 = ((392.40000000000003 * v48) + ((qd[1] * v34) * v23)) + (v50 * ((qd[0] * v9) - v24));
    slopes[8] = -v51;
    slopes[9] = (v48 * v49) - ((v19 * v23) * v9);
    slopes[10] = -(qd[2] * v50);
    slopes[11] = -(v23 * v21);
    slopes[13] = (v8 * v43) - (0.016666666666666666 * v41);
    slopes[14] = (0.6666666666666666 * v3) + (v8 * v44);
    slopes[15] = ((0.016666666666666666 * v0_cosine[0]) * v40) + (v8 * v45);
    slopes[16] = (0.016666666666666666 * v21) - (v46 * v25);
    slopes[17] = -(v8 * v47);
    gains[0] = -v18;
    gains[8] = 0.016666666666666666 - ((4.444444444444445e-05 * v0_sine[0]) * v36);
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    const spherical_screw_pack v0_of_q[3] = {spherical_screw_pack_at(&q[0]), spherical_screw_pack_at(&q[stride]), spherical_screw_pack_at(&q[2U * stride])};
    const spherical_screw_pack v0_of_qd[3] = {spherical_screw_pack_at(&qd[0]), spherical_screw_pack_at(&qd[stride]), spherical_screw_pack_at(&qd[2U * stride])};
    const spherical_screw_pack v0_of_tau[3] = {spherical_screw_pack_at(&tau[0]), spherical_screw_pack_at(&tau[stride]), spherical_screw_pack_at(&tau[2U * stride])};
    spherical_screw_pack v0_qdd[3];
    spherical_screw_pack v0_slopes[18];
    spherical_screw_pack v0_gains[9];
    spherical_screw_pack_linearize_stage(spacing, prepared, v0_of_q, v0_of_qd, v0_of_tau, v0_qdd, v0_slopes, v0_gains);
    const spherical_screw_pack v1 = 0.5 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v2 = spherical_screw_pack_at(&qd[2U * stride]) + (v0_qdd[2] * v1);
    const spherical_screw_pack v3 = spherical_screw_pack_at(&qd[stride]) + (v0_qdd[1] * v1);
    const spherical_screw_pack v4 = spherical_screw_pack_at(&qd[0]) + (v0_qdd[0] * v1);
    const spherical_screw_pack v5_of_q[3] = {spherical_screw_pack_at(&q[0]) + (spherical_screw_pack_at(&qd[0]) * v1), spherical_screw_pack_at(&q[stride]) + (spherical_screw_pack_at(&qd[stride]) * v1), spherical_screw_pack_at(&q[2U * stride]) + (spherical_screw_pack_at(&qd[2U * stride]) * v1)};
    const spherical_screw_pack v5_of_qd[3] = {v4, v3, v2};
    spherical_screw_pack v5_qdd[3];
    spherical_screw_pack v5_slopes[18];
    spherical_screw_pack v5_gains[9];
    spherical_screw_pack_linearize_stage(spacing, prepared, v5_of_q, v5_of_qd, v0_of_tau, v5_qdd, v5_slopes, v5_gains);
    const spherical_screw_pack v6 = spherical_screw_pack_at(&qd[2U * stride]) + (v1 * v5_qdd[2]);
    const spherical_screw_pack v7 = spherical_screw_pack_at(&qd[stride]) + (v1 * v5_qdd[1]);
    const spherical_screw_pack v8 = spherical_screw_pack_at(&qd[0]) + (v1 * v5_qdd[0]);
    const spherical_screw_pack v9_of_q[3] = {spherical_screw_pack_at(&q[0]) + (v1 * v4), spherical_screw_pack_at(&q[stride]) + (v1 * v3), spherical_screw_pack_at(&q[2U * stride]) + (v1 * v2)};
    const spherical_screw_pack v9_of_qd[3] = {v8, v7, v6};
    spherical_screw_pack v9_qdd[3];
    spherical_screw_pack v9_slopes[18];
    spherical_screw_pack v9_gains[9];
    spherical_screw_pack_linearize_stage(spacing, prepared, v9_of_q, v9_of_qd, v0_of_tau, v9_qdd, v9_slopes, v9_gains);
    const spherical_screw_pack v10 = v5_qdd[0] + v9_qdd[0];
    const spherical_screw_pack v11 = spherical_screw_pack_at(&dt[0]) * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v12 = 0.16666666666666666 * v11;
    *(spherical_screw_unaligned *)&q_next[0] = (spherical_screw_pack_at(&q[0]) + (spherical_screw_pack_at(&qd[0]) * spherical_screw_pack_at(&dt[0]))) + (v12 * (v0_qdd[0] + v10));
    const spherical_screw_pack v13 = v5_qdd[1] + v9_qdd[1];
    *(spherical_screw_unaligned *)&q_next[stride] = (spherical_screw_pack_at(&q[stride]) + (spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&dt[0]))) + (v12 * (v0_qdd[1] + v13));
    const spherical_screw_pack v14 = v5_qdd[2] + v9_qdd[2];
    *(spherical_screw_unaligned *)&q_next[2U * stride] = (spherical_screw_pack_at(&q[2U * stride]) + (spherical_screw_pack_at(&qd[2U * stride]) * spherical_screw_pack_at(&dt[0]))) + (v12 * (v0_qdd[2] + v14));
    const spherical_screw_pack v15_of_q[3] = {spherical_screw_pack_at(&q[0]) + (spherical_screw_pack_at(&dt[0]) * v8), spherical_screw_pack_at(&q[stride]) + (spherical_screw_pack_at(&dt[0]) * v7), spherical_screw_pack_at(&q[2U * stride]) + (spherical_screw_pack_at(&dt[0]) * v6)};
    const spherical_screw_pack v15_of_qd[3] = {spherical_screw_pack_at(&qd[0]) + (spherical_screw_pack_at(&dt[0]) * v9_qdd[0]), spherical_screw_pack_at(&qd[stride]) + (spherical_screw_pack_at(&dt[0]) * v9_qdd[1]), spherical_screw_pack_at(&qd[2U * stride]) + (spherical_screw_pack_at(&dt[0]) * v9_qdd[2])};
    spherical_screw_pack v15_qdd[3];
    spherical_screw_pack v15_slopes[18];
    spherical_screw_pack v15_gains[9];
    spherical_screw_pack_linearize_stage(spacing, prepared, v15_of_q, v15_of_qd, v0_of_tau, v15_qdd, v15_slopes, v15_gains);
    const spherical_screw_pack v16 = 0.16666666666666666 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v17 = 0.3333333333333333 * spherical_screw_pack_at(&dt[0]);
    *(spherical_screw_unaligned *)&qd_next[0] = (spherical_screw_pack_at(&qd[0]) + (v17 * v10)) + (v16 * (v0_qdd[0] + v15_qdd[0]));
    *(spherical_screw_unaligned *)&qd_next[stride] = (spherical_screw_pack_at(&qd[stride]) + (v17 * v13)) + (v16 * (v0_qdd[1] + v15_qdd[1]));
    *(spherical_screw_unaligned *)&qd_next[2U * stride] = (spherical_screw_pack_at(&qd[2U * stride]) + (v17 * v14)) + (v16 * (v0_qdd[2] + v15_qdd[2]));
    *(spherical_screw_unaligned *)&A[0] = spherical_screw_pack_splat(1.0);
    const spherical_screw_pack v18 = 0.25 * v11;
    const spherical_screw_pack v19 = 1.0 + (v0_slopes[7] * v18);
    const spherical_screw_pack v20 = v18 * v9_slopes[2];
    const spherical_screw_pack v21 = v1 * v9_slopes[4];
    const spherical_screw_pack v22 = v1 * v5_slopes[9];
    const spherical_screw_pack v23 = v1 * v5_slopes[11];
    const spherical_screw_pack v24 = v1 * v5_slopes[10];
    const spherical_screw_pack v25 = ((v5_slopes[7] + (v0_slopes[1] * v22)) + (v0_slopes[13] * v23)) + (v0_slopes[7] * v24);
    const spherical_screw_pack v26 = v1 * v9_slopes[5];
    const spherical_screw_pack v27 = v1 * v5_slopes[15];
    const spherical_screw_pack v28 = v1 * v5_slopes[17];
    const spherical_screw_pack v29 = v1 * v5_slopes[16];
    const spherical_screw_pack v30 = ((v5_slopes[13] + (v0_slopes[1] * v27)) + (v0_slopes[13] * v28)) + (v0_slopes[7] * v29);
    const spherical_screw_pack v31 = (((v0_slopes[13] * v20) + (v9_slopes[1] * v19)) + (v21 * v25)) + (v26 * v30);
    const spherical_screw_pack v32 = v1 * v9_slopes[3];
    const spherical_screw_pack v33 = v1 * v5_slopes[3];
    const spherical_screw_pack v34 = v1 * v5_slopes[5];
    const spherical_screw_pack v35 = v1 * v5_slopes[4];
    const spherical_screw_pack v36 = ((v5_slopes[1] + (v0_slopes[1] * v33)) + (v0_slopes[13] * v34)) + (v0_slopes[7] * v35);
    const spherical_screw_pack v37 = v31 + (v32 * v36);
    *(spherical_screw_unaligned *)&A[stride] = v12 * ((v0_slopes[1] + v36) + v37);
    const spherical_screw_pack v38 = v0_slopes[8] * v18;
    const spherical_screw_pack v39 = ((v5_slopes[8] + (v0_slopes[14] * v23)) + (v0_slopes[2] * v22)) + (v0_slopes[8] * v24);
    const spherical_screw_pack v40 = ((v5_slopes[14] + (v0_slopes[14] * v28)) + (v0_slopes[2] * v27)) + (v0_slopes[8] * v29);
    const spherical_screw_pack v41 = (((v9_slopes[2] + (v9_slopes[1] * v38)) + (v0_slopes[14] * v20)) + (v21 * v39)) + (v26 * v40);
    const spherical_screw_pack v42 = ((v5_slopes[2] + (v0_slopes[2] * v33)) + (v0_slopes[14] * v34)) + (v0_slopes[8] * v35);
    const spherical_screw_pack v43 = v41 + (v32 * v42);
    *(spherical_screw_unaligned *)&A[2U * stride] = v12 * ((v42 + v0_slopes[2]) + v43);
    const spherical_screw_pack v44 = v0_slopes[9] * v18;
    const spherical_screw_pack v45 = ((v5_slopes[9] + (v0_slopes[15] * v23)) + (v0_slopes[3] * v22)) + (v0_slopes[9] * v24);
    const spherical_screw_pack v46 = ((v5_slopes[15] + (v0_slopes[15] * v28)) + (v0_slopes[3] * v27)) + (v0_slopes[9] * v29);
    const spherical_screw_pack v47 = (((v9_slopes[3] + (v9_slopes[1] * v44)) + (v0_slopes[15] * v20)) + (v21 * v45)) + (v26 * v46);
    const spherical_screw_pack v48 = ((v5_slopes[3] + (v0_slopes[3] * v33)) + (v0_slopes[15] * v34)) + (v0_slopes[9] * v35);
    const spherical_screw_pack v49 = v47 + (v32 * v48);
    *(spherical_screw_unaligned *)&A[3U * stride] = spherical_screw_pack_at(&dt[0]) + (v12 * (v49 + (v0_slopes[3] + v48)));
    const spherical_screw_pack v50 = v1 + (v0_slopes[10] * v18);
    const spherical_screw_pack v51 = (((v5_slopes[10] + (v1 * v5_slopes[7])) + (v0_slopes[16] * v23)) + (v0_slopes[4] * v22)) + (v0_slopes[10] * v24);
    const spherical_screw_pack v52 = (((v5_slopes[16] + (v1 * v5_slopes[13])) + (v0_slopes[16] * v28)) + (v0_slopes[4] * v27)) + (v0_slopes[10] * v29);
    const spherical_screw_pack v53 = (((v9_slopes[4] + (v9_slopes[1] * v50)) + (v0_slopes[16] * v20)) + (v21 * v51)) + (v26 * v52);
    const spherical_screw_pack v54 = (((v5_slopes[4] + (v1 * v5_slopes[1])) + (v0_slopes[4] * v33)) + (v0_slopes[16] * v34)) + (v0_slopes[10] * v35);
    const spherical_screw_pack v55 = v53 + (v32 * v54);
    *(spherical_screw_unaligned *)&A[4U * stride] = v12 * ((v0_slopes[4] + v54) + v55);
    const spherical_screw_pack v56 = v1 + (v0_slopes[17] * v18);
    const spherical_screw_pack v57 = v0_slopes[11] * v18;
    const spherical_screw_pack v58 = (((v5_slopes[11] + (v1 * v5_slopes[8])) + (v0_slopes[17] * v23)) + (v0_slopes[5] * v22)) + (v0_slopes[11] * v24);
    const spherical_screw_pack v59 = (((v5_slopes[17] + (v1 * v5_slopes[14])) + (v0_slopes[17] * v28)) + (v0_slopes[5] * v27)) + (v0_slopes[11] * v29);
    const spherical_screw_pack v60 = (((v9_slopes[5] + (v9_slopes[2] * v56)) + (v9_slopes[1] * v57)) + (v21 * v58)) + (v26 * v59);
    const spherical_screw_pack v61 = (((v5_slopes[5] + (v1 * v5_slopes[2])) + (v0_slopes[5] * v33)) + (v0_slopes[17] * v34)) + (v0_slopes[11] * v35);
    const spherical_screw_pack v62 = v60 + (v32 * v61);
    *(spherical_screw_unaligned *)&A[5U * stride] = v12 * ((v61 + v0_slopes[5]) + v62);
    *(spherical_screw_unaligned *)&A[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[12U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[18U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[24U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[30U * stride] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v63 = v18 * v9_slopes[8];
    const spherical_screw_pack v64 = v1 * v9_slopes[10];
    const spherical_screw_pack v65 = v1 * v9_slopes[11];
    const spherical_screw_pack v66 = (((v0_slopes[13] * v63) + (v19 * v9_slopes[7])) + (v64 * v25)) + (v65 * v30);
    const spherical_screw_pack v67 = v1 * v9_slopes[9];
    const spherical_screw_pack v68 = v66 + (v67 * v36);
    *(spherical_screw_unaligned *)&A[7U * stride] = 1.0 + (v12 * ((v0_slopes[7] + v25) + v68));
    const spherical_screw_pack v69 = (((v9_slopes[8] + (v38 * v9_slopes[7])) + (v0_slopes[14] * v63)) + (v64 * v39)) + (v65 * v40);
    const spherical_screw_pack v70 = v69 + (v67 * v42);
    *(spherical_screw_unaligned *)&A[8U * stride] = v12 * ((v0_slopes[8] + v39) + v70);
    const spherical_screw_pack v71 = (((v9_slopes[9] + (v44 * v9_slopes[7])) + (v0_slopes[15] * v63)) + (v64 * v45)) + (v65 * v46);
    const spherical_screw_pack v72 = v71 + (v67 * v48);
    *(spherical_screw_unaligned *)&A[9U * stride] = v12 * ((v45 + v0_slopes[9]) + v72);
    const spherical_screw_pack v73 = (((v9_slopes[10] + (v50 * v9_slopes[7])) + (v0_slopes[16] * v63)) + (v64 * v51)) + (v65 * v52);
    const spherical_screw_pack v74 = v73 + (v67 * v54);
    *(spherical_screw_unaligned *)&A[10U * stride] = spherical_screw_pack_at(&dt[0]) + (v12 * ((v0_slopes[10] + v51) + v74));
    const spherical_screw_pack v75 = (((v9_slopes[11] + (v56 * v9_slopes[8])) + (v57 * v9_slopes[7])) + (v64 * v58)) + (v65 * v59);
    const spherical_screw_pack v76 = v75 + (v67 * v61);
    *(spherical_screw_unaligned *)&A[11U * stride] = v12 * ((v0_slopes[11] + v58) + v76);
    const spherical_screw_pack v77 = v18 * v9_slopes[14];
    const spherical_screw_pack v78 = v1 * v9_slopes[16];
    const spherical_screw_pack v79 = v1 * v9_slopes[17];
    const spherical_screw_pack v80 = (((v0_slopes[13] * v77) + (v19 * v9_slopes[13])) + (v78 * v25)) + (v79 * v30);
    const spherical_screw_pack v81 = v1 * v9_slopes[15];
    const spherical_screw_pack v82 = v80 + (v81 * v36);
    *(spherical_screw_unaligned *)&A[13U * stride] = v12 * (v82 + (v0_slopes[13] + v30));
    const spherical_screw_pack v83 = (((v9_slopes[14] + (v38 * v9_slopes[13])) + (v0_slopes[14] * v77)) + (v78 * v39)) + (v79 * v40);
    const spherical_screw_pack v84 = v83 + (v81 * v42);
    *(spherical_screw_unaligned *)&A[14U * stride] = 1.0 + (v12 * ((v40 + v0_slopes[14]) + v84));
    const spherical_screw_pack v85 = (((v9_slopes[15] + (v44 * v9_slopes[13])) + (v0_slopes[15] * v77)) + (v78 * v45)) + (v79 * v46);
    const spherical_screw_pack v86 = v85 + (v81 * v48);
    *(spherical_screw_unaligned *)&A[15U * stride] = v12 * ((v0_slopes[15] + v46) + v86);
    const spherical_screw_pack v87 = (((v9_slopes[16] + (v50 * v9_slopes[13])) + (v0_slopes[16] * v77)) + (v78 * v51)) + (v79 * v52);
    const spherical_screw_pack v88 = v87 + (v81 * v54);
    *(spherical_screw_unaligned *)&A[16U * stride] = v12 * ((v0_slopes[16] + v52) + v88);
    const spherical_screw_pack v89 = (((v9_slopes[17] + (v56 * v9_slopes[14])) + (v57 * v9_slopes[13])) + (v78 * v58)) + (v79 * v59);
    const spherical_screw_pack v90 = v89 + (v81 * v61);
    *(spherical_screw_unaligned *)&A[17U * stride] = spherical_screw_pack_at(&dt[0]) + (v12 * ((v0_slopes[17] + v59) + v90));
    const spherical_screw_pack v91 = spherical_screw_pack_at(&dt[0]) * v1;
    const spherical_screw_pack v92 = v91 * v15_slopes[1];
    const spherical_screw_pack v93 = v91 * v15_slopes[2];
    const spherical_screw_pack v94 = (((v15_slopes[1] + v0_slopes[1]) + (v92 * v25)) + (v93 * v30)) + (2.0 * v36);
    const spherical_screw_pack v95 = spherical_screw_pack_at(&dt[0]) * v15_slopes[4];
    const spherical_screw_pack v96 = spherical_screw_pack_at(&dt[0]) * v15_slopes[5];
    const spherical_screw_pack v97 = 2.0 + (spherical_screw_pack_at(&dt[0]) * v15_slopes[3]);
    *(spherical_screw_unaligned *)&A[19U * stride] = v16 * (((v94 + (v95 * v68)) + (v96 * v82)) + (v97 * v37));
    const spherical_screw_pack v98 = (((v15_slopes[2] + v0_slopes[2]) + (v92 * v39)) + (v93 * v40)) + (2.0 * v42);
    *(spherical_screw_unaligned *)&A[20U * stride] = v16 * (((v98 + (v95 * v70)) + (v96 * v84)) + (v97 * v43));
    const spherical_screw_pack v99 = (((v15_slopes[3] + v0_slopes[3]) + (v92 * v45)) + (v93 * v46)) + (2.0 * v48);
    *(spherical_screw_unaligned *)&A[21U * stride] = 1.0 + (v16 * (((v99 + (v95 * v72)) + (v96 * v86)) + (v97 * v49)));
    const spherical_screw_pack v100 = spherical_screw_pack_at(&dt[0]) + (v91 * v51);
    const spherical_screw_pack v101 = (((v15_slopes[4] + v0_slopes[4]) + (v93 * v52)) + (2.0 * v54)) + (v15_slopes[1] * v100);
    *(spherical_screw_unaligned *)&A[22U * stride] = v16 * (((v101 + (v95 * v74)) + (v96 * v88)) + (v97 * v55));
    const spherical_screw_pack v102 = spherical_screw_pack_at(&dt[0]) + (v91 * v59);
    const spherical_screw_pack v103 = (((v15_slopes[5] + v0_slopes[5]) + (v92 * v58)) + (2.0 * v61)) + (v15_slopes[2] * v102);
    *(spherical_screw_unaligned *)&A[23U * stride] = v16 * (((v103 + (v95 * v76)) + (v96 * v90)) + (v97 * v62));
    const spherical_screw_pack v104 = v91 * v15_slopes[8];
    const spherical_screw_pack v105 = 2.0 + (v91 * v15_slopes[7]);
    const spherical_screw_pack v106 = spherical_screw_pack_at(&dt[0]) * v15_slopes[9];
    const spherical_screw_pack v107 = (((v15_slopes[7] + v0_slopes[7]) + (v104 * v30)) + (v105 * v25)) + (v106 * v37);
    const spherical_screw_pack v108 = spherical_screw_pack_at(&dt[0]) * v15_slopes[11];
    const spherical_screw_pack v109 = 2.0 + (spherical_screw_pack_at(&dt[0]) * v15_slopes[10]);
    *(spherical_screw_unaligned *)&A[25U * stride] = v16 * ((v107 + (v108 * v82)) + (v109 * v68));
    const spherical_screw_pack v110 = (((v15_slopes[8] + v0_slopes[8]) + (v104 * v40)) + (v105 * v39)) + (v106 * v43);
    *(spherical_screw_unaligned *)&A[26U * stride] = v16 * ((v110 + (v108 * v84)) + (v109 * v70));
    const spherical_screw_pack v111 = (((v15_slopes[9] + v0_slopes[9]) + (v104 * v46)) + (v105 * v45)) + (v106 * v49);
    *(spherical_screw_unaligned *)&A[27U * stride] = v16 * ((v111 + (v108 * v86)) + (v109 * v72));
    const spherical_screw_pack v112 = (((v15_slopes[10] + v0_slopes[10]) + (2.0 * v51)) + (v104 * v52)) + (v15_slopes[7] * v100);
    *(spherical_screw_unaligned *)&A[28U * stride] = 1.0 + (v16 * (((v112 + (v106 * v55)) + (v108 * v88)) + (v109 * v74)));
    const spherical_screw_pack v113 = (((v15_slopes[11] + v0_slopes[11]) + (v105 * v58)) + (v15_slopes[8] * v102)) + (v106 * v62);
    *(spherical_screw_unaligned *)&A[29U * stride] = v16 * ((v113 + (v108 * v90)) + (v109 * v76));
    const spherical_screw_pack v114 = v91 * v15_slopes[13];
    const spherical_screw_pack v115 = 2.0 + (v91 * v15_slopes[14]);
    const spherical_screw_pack v116 = spherical_screw_pack_at(&dt[0]) * v15_slopes[15];
    const spherical_screw_pack v117 = (((v15_slopes[13] + v0_slopes[13]) + (v114 * v25)) + (v115 * v30)) + (v116 * v37);
    const spherical_screw_pack v118 = spherical_screw_pack_at(&dt[0]) * v15_slopes[16];
    const spherical_screw_pack v119 = 2.0 + (spherical_screw_pack_at(&dt[0]) * v15_slopes[17]);
    *(spherical_screw_unaligned *)&A[31U * stride] = v16 * ((v117 + (v118 * v68)) + (v119 * v82));
    const spherical_screw_pack v120 = (((v15_slopes[14] + v0_slopes[14]) + (v114 * v39)) + (v115 * v40)) + (v116 * v43);
    *(spherical_screw_unaligned *)&A[32U * stride] = v16 * ((v120 + (v118 * v70)) + (v119 * v84));
    const spherical_screw_pack v121 = (((v15_slopes[15] + v0_slopes[15]) + (v114 * v45)) + (v115 * v46)) + (v116 * v49);
    *(spherical_screw_unaligned *)&A[33U * stride] = v16 * ((v121 + (v118 * v72)) + (v119 * v86));
    const spherical_screw_pack v122 = (((v15_slopes[16] + v0_slopes[16]) + (v115 * v52)) + (v15_slopes[13] * v100)) + (v116 * v55);
    *(spherical_screw_unaligned *)&A[34U * stride] = v16 * ((v122 + (v118 * v74)) + (v119 * v88));
    const spherical_screw_pack v123 = (((v15_slopes[17] + v0_slopes[17]) + (v114 * v58)) + (2.0 * v59)) + (v15_slopes[14] * v102);
    *(spherical_screw_unaligned *)&A[35U * stride] = 1.0 + (v16 * (((v123 + (v116 * v62)) + (v118 * v76)) + (v119 * v90)));
    const spherical_screw_pack v124 = (v0_gains[6] * v23) + (v0_gains[0] * v22);
    const spherical_screw_pack v125 = (v5_gains[6] + (v0_gains[6] * v28)) + (v0_gains[0] * v27);
    const spherical_screw_pack v126 = (v5_gains[0] + (v0_gains[0] * v33)) + (v0_gains[6] * v34);
    const spherical_screw_pack v127 = (((v9_gains[0] + (v0_gains[6] * v20)) + (v21 * v124)) + (v26 * v125)) + (v32 * v126);
    *(spherical_screw_unaligned *)&B[0] = v12 * ((v126 + v0_gains[0]) + v127);
    const spherical_screw_pack v128 = v0_gains[4] * v18;
    const spherical_screw_pack v129 = v5_slopes[16] * v128;
    const spherical_screw_pack v130 = v5_slopes[4] * v128;
    const spherical_screw_pack v131 = v5_gains[4] + (v0_gains[4] * v24);
    const spherical_screw_pack v132 = (((v9_slopes[5] * v129) + (v9_slopes[1] * v128)) + (v9_slopes[3] * v130)) + (v21 * v131);
    const spherical_screw_pack v133 = v0_gains[4] * v12;
    *(spherical_screw_unaligned *)&B[stride] = (v12 * v132) + (v35 * v133);
    const spherical_screw_pack v134 = (v0_gains[8] * v23) + (v0_gains[2] * v22);
    const spherical_screw_pack v135 = (v5_gains[8] + (v0_gains[8] * v28)) + (v0_gains[2] * v27);
    const spherical_screw_pack v136 = (v5_gains[2] + (v0_gains[2] * v33)) + (v0_gains[8] * v34);
    const spherical_screw_pack v137 = (((v9_gains[2] + (v0_gains[8] * v20)) + (v21 * v134)) + (v26 * v135)) + (v32 * v136);
    *(spherical_screw_unaligned *)&B[2U * stride] = v12 * ((v0_gains[2] + v136) + v137);
    const spherical_screw_pack v138 = (((v64 * v124) + (v0_gains[6] * v63)) + (v67 * v126)) + (v65 * v125);
    *(spherical_screw_unaligned *)&B[3U * stride] = v12 * (v124 + v138);
    const spherical_screw_pack v139 = (((v9_gains[4] + (v9_slopes[7] * v128)) + (v9_slopes[9] * v130)) + (v9_slopes[11] * v129)) + (v64 * v131);
    *(spherical_screw_unaligned *)&B[4U * stride] = v133 + (v12 * (v131 + v139));
    const spherical_screw_pack v140 = (((v64 * v134) + (v0_gains[8] * v63)) + (v67 * v136)) + (v65 * v135);
    *(spherical_screw_unaligned *)&B[5U * stride] = v12 * (v134 + v140);
    const spherical_screw_pack v141 = (((v9_gains[6] + (v0_gains[6] * v77)) + (v78 * v124)) + (v81 * v126)) + (v79 * v125);
    *(spherical_screw_unaligned *)&B[6U * stride] = v12 * ((v125 + v0_gains[6]) + v141);
    const spherical_screw_pack v142 = (((v9_slopes[15] * v130) + (v9_slopes[13] * v128)) + (v9_slopes[17] * v129)) + (v78 * v131);
    *(spherical_screw_unaligned *)&B[7U * stride] = (v12 * v142) + (v29 * v133);
    const spherical_screw_pack v143 = (((v9_gains[8] + (v0_gains[8] * v77)) + (v78 * v134)) + (v81 * v136)) + (v79 * v135);
    *(spherical_screw_unaligned *)&B[8U * stride] = v12 * ((v135 + v0_gains[8]) + v143);
    const spherical_screw_pack v144 = (((v15_gains[0] + v0_gains[0]) + (v92 * v124)) + (v93 * v125)) + (2.0 * v126);
    *(spherical_screw_unaligned *)&B[9U * stride] = v16 * (((v144 + (v95 * v138)) + (v96 * v141)) + (v97 * v127));
    const spherical_screw_pack v145 = spherical_screw_pack_at(&dt[0]) * v129;
    const spherical_screw_pack v146 = 2.0 * v0_gains[4];
    const spherical_screw_pack v147 = (((v15_slopes[2] * v145) + (v146 * v35)) + (v131 * v92)) + (v95 * v139);
    *(spherical_screw_unaligned *)&B[10U * stride] = v16 * ((v147 + (v96 * v142)) + (v97 * v132));
    const spherical_screw_pack v148 = (((v15_gains[2] + v0_gains[2]) + (v92 * v134)) + (v93 * v135)) + (2.0 * v136);
    *(spherical_screw_unaligned *)&B[11U * stride] = v16 * (((v148 + (v95 * v140)) + (v96 * v143)) + (v97 * v137));
    const spherical_screw_pack v149 = ((v108 * v141) + ((v104 * v125) + (v105 * v124))) + (v106 * v127);
    *(spherical_screw_unaligned *)&B[12U * stride] = v16 * (v149 + (v109 * v138));
    const spherical_screw_pack v150 = (((v15_gains[4] + v0_gains[4]) + (v15_slopes[8] * v145)) + (v131 * v105)) + (v108 * v142);
    *(spherical_screw_unaligned *)&B[13U * stride] = v16 * ((v150 + (v106 * v132)) + (v109 * v139));
    const spherical_screw_pack v151 = ((v108 * v143) + ((v104 * v135) + (v105 * v134))) + (v106 * v137);
    *(spherical_screw_unaligned *)&B[14U * stride] = v16 * (v151 + (v109 * v140));
    const spherical_screw_pack v152 = (((v15_gains[6] + v0_gains[6]) + (v114 * v124)) + (v115 * v125)) + (v116 * v127);
    *(spherical_screw_unaligned *)&B[15U * stride] = v16 * ((v152 + (v118 * v138)) + (v119 * v141));
    const spherical_screw_pack v153 = (((v15_slopes[14] * v145) + (v146 * v29)) + (v131 * v114)) + (v116 * v132);
    *(spherical_screw_unaligned *)&B[16U * stride] = v16 * ((v153 + (v118 * v139)) + (v119 * v142));
    const spherical_screw_pack v154 = (((v15_gains[8] + v0_gains[8]) + (v114 * v134)) + (v115 * v135)) + (v116 * v137);
    *(spherical_screw_unaligned *)&B[17U * stride] = v16 * ((v154 + (v118 * v140)) + (v119 * v143));
}

void spherical_screw_linearize_step_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 36U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double dt_rest[1U * SPHERICAL_SCREW_LANES];
        double q_next_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_next_rest[3U * SPHERICAL_SCREW_LANES];
        double A_rest[36U * SPHERICAL_SCREW_LANES];
        double B_rest[18U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take(1U, count, first, SPHERICAL_SCREW_LANES, dt, dt_rest);
        spherical_screw_pack_linearize_step_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, q_next_rest, q_next);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qd_next_rest, qd_next);
        spherical_screw_pack_give(36U, count, first, SPHERICAL_SCREW_LANES, A_rest, A);
        spherical_screw_pack_give(18U, count, first, SPHERICAL_SCREW_LANES, B_rest, B);
    }
}

void spherical_screw_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 36U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_linearize_step_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double dt_rest[1U * SPHERICAL_SCREW_LANES];
        double q_next_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_next_rest[3U * SPHERICAL_SCREW_LANES];
        double A_rest[36U * SPHERICAL_SCREW_LANES];
        double B_rest[18U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take(1U, count, first, SPHERICAL_SCREW_LANES, dt, dt_rest);
        spherical_screw_pack_linearize_step_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, q_next_rest, q_next);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qd_next_rest, qd_next);
        spherical_screw_pack_give(36U, count, first, SPHERICAL_SCREW_LANES, A_rest, A);
        spherical_screw_pack_give(18U, count, first, SPHERICAL_SCREW_LANES, B_rest, B);
    }
}

#else

typedef int spherical_screw_has_no_vector_code;

#endif
