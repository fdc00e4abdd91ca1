/* puma560_friction, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PUMA560_FRICTION_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "puma560_friction.h"

#if defined(PUMA560_FRICTION_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_FRICTION_BYTES 64
#elif defined(__AVX__)
#define PUMA560_FRICTION_BYTES 32
#else
#define PUMA560_FRICTION_BYTES 16
#endif
#define PUMA560_FRICTION_LANES (PUMA560_FRICTION_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PUMA560_FRICTION_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PUMA560_FRICTION_APART __attribute__((noinline, unused))
#endif
#define PUMA560_FRICTION_BODY static inline __attribute__((always_inline, unused))
#define PUMA560_FRICTION_INLINE static inline __attribute__((unused))

typedef double puma560_friction_pack __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef double puma560_friction_unaligned __attribute__((vector_size(PUMA560_FRICTION_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_friction_mask __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef signed char puma560_friction_bytes __attribute__((vector_size(PUMA560_FRICTION_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short puma560_friction_shorts __attribute__((vector_size(2 * PUMA560_FRICTION_BYTES / sizeof(double))));

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_splat(double x)
{
    return x - (puma560_friction_pack){ 0.0 };
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_at(const double *x)
{
    return *(const puma560_friction_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? puma560_friction_pack_splat(prepared[k]) : puma560_friction_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PUMA560_FRICTION_INLINE size_t puma560_friction_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PUMA560_FRICTION_LANES;

    return (((count % PUMA560_FRICTION_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_flags(const bool *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return -__builtin_convertvector(wide, puma560_friction_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_modes(const signed char *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return __builtin_convertvector(wide, puma560_friction_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_select(puma560_friction_mask condition, puma560_friction_pack x, puma560_friction_pack y)
{
    return (puma560_friction_pack)(((puma560_friction_mask)x & condition) | ((puma560_friction_mask)y & ~condition));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_abs(puma560_friction_pack x)
{
    return (puma560_friction_pack)((puma560_friction_mask)x & ~(puma560_friction_mask)puma560_friction_pack_splat(-0.0));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_min(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x < y), x, y);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_max(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x > y), x, y);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_sign(puma560_friction_pack x)
{
    const puma560_friction_pack one = puma560_friction_pack_splat(1.0);

    return puma560_friction_pack_select((puma560_friction_mask)(x > 0.0), one, puma560_friction_pack_select((puma560_friction_mask)(x < 0.0), -one, x));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_sqrt(puma560_friction_pack x)
{
    double one[PUMA560_FRICTION_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_select_whole(puma560_friction_mask condition, puma560_friction_mask x, puma560_friction_mask y)
{
    return (x & condition) | (y & ~condition);
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_whole(int64_t x)
{
    return x + (puma560_friction_mask){ 0 };
}

PUMA560_FRICTION_INLINE bool puma560_friction_pack_all(puma560_friction_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_mode_of(puma560_friction_pack x)
{
    return (puma560_friction_mask)(x < 0.0) - (puma560_friction_mask)(x > 0.0);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_real_of(puma560_friction_mask mode)
{
    const puma560_friction_mask sign = mode & (puma560_friction_mask)puma560_friction_pack_splat(-0.0);

    return (puma560_friction_pack)(sign | ((puma560_friction_mask)puma560_friction_pack_splat(1.0) & (puma560_friction_mask)(mode != 0)));
}

typedef unsigned long long puma560_friction_bits __attribute__((vector_size(PUMA560_FRICTION_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_pair(const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_pack x = *angle;
    union { puma560_friction_pack number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_pack n = k.number - 6755399441186816.0;
    const puma560_friction_pack w = x - (n * 1.5707963267923333);
    const puma560_friction_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_friction_pack z = r * r;
    const puma560_friction_pack rz = r * z;

    const puma560_friction_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const puma560_friction_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const puma560_friction_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* True when no angle was out of range. */
PUMA560_FRICTION_INLINE bool puma560_friction_pack_within(puma560_friction_bits beyond)
{
    return puma560_friction_pack_all((puma560_friction_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PUMA560_FRICTION_APART void puma560_friction_pack_sincos_beyond(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_friction_mask inside = (puma560_friction_mask)(puma560_friction_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PUMA560_FRICTION_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_guard(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, const puma560_friction_bits *beyond)
{
    if (!puma560_friction_pack_within(*beyond)) {
        puma560_friction_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_switching_functions_again(puma560_friction_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_FRICTION_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_friction_prepared *own = (const puma560_friction_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];
            double tau_lane[6];
            signed char mode_lane[6];
            double rate_lane[6];
            double lower_lane[6];
            double upper_lane[6];
            double load_lane[18];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                mode_lane[k] = mode[(k * stride) + lane];
            }
            puma560_friction_switching_functions(own, q_lane, qd_lane, tau_lane, mode_lane, rate_lane, lower_lane, upper_lane, load_lane, &status[lane]);
            for (size_t k = 0U; k < 6U; k++) {
                rate[(k * stride) + lane] = rate_lane[k];
            }
            for (size_t k = 0U; k < 6U; k++) {
                lower[(k * stride) + lane] = lower_lane[k];
            }
            for (size_t k = 0U; k < 6U; k++) {
                upper[(k * stride) + lane] = upper_lane[k];
            }
            for (size_t k = 0U; k < 18U; k++) {
                load[(k * stride) + lane] = load_lane[k];
            }
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_switching_functions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    puma560_friction_bits v_beyond = { 0U };
    const puma560_friction_pack v0 = puma560_friction_pack_at(&q[stride]) + puma560_friction_pack_at(&q[2U * stride]);
    const puma560_friction_pack v1_angle[4] = {puma560_friction_pack_at(&q[3U * stride]), v0, puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[stride])};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    const puma560_friction_pack v9 = puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[0]));
    const puma560_friction_mask v10 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[0]));
    *(puma560_friction_unaligned *)&load[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[5U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[6U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[7U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[8U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[9U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[10U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[11U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[13U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[14U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[15U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[16U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[17U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&rate[0] = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[0]) * v9);
    const puma560_friction_pack v11 = puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[stride]));
    const puma560_friction_mask v12 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[stride]));
    *(puma560_friction_unaligned *)&rate[stride] = puma560_friction_pack_select(v12, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[stride]) * v11);
    const puma560_friction_pack v13 = puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[2U * stride]));
    const puma560_friction_mask v14 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[2U * stride]));
    *(puma560_friction_unaligned *)&rate[2U * stride] = puma560_friction_pack_select(v14, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[2U * stride]) * v13);
    const puma560_friction_pack v15 = puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_mask v16 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[3U * stride]));
    *(puma560_friction_unaligned *)&rate[3U * stride] = puma560_friction_pack_select(v16, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[3U * stride]) * v15);
    const puma560_friction_pack v17 = puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[4U * stride]));
    const puma560_friction_mask v18 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[4U * stride]));
    *(puma560_friction_unaligned *)&rate[4U * stride] = puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[4U * stride]) * v17);
    const puma560_friction_pack v19 = puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[5U * stride]));
    const puma560_friction_mask v20 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[5U * stride]));
    *(puma560_friction_unaligned *)&rate[5U * stride] = puma560_friction_pack_select(v20, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[5U * stride]) * v19);
    const puma560_friction_pack v21 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v22 = v1_sine[1] * v1_cosine[0];
    const puma560_friction_pack v23 = (puma560_friction_pack_at(&qd[0]) * v22) - (v1_sine[0] * v21);
    const puma560_friction_pack v24 = puma560_friction_pack_at(&qd[3U * stride]) + (puma560_friction_pack_at(&qd[0]) * v1_cosine[1]);
    const puma560_friction_pack v25 = v24 * v23;
    const puma560_friction_pack v26 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v27 = v1_cosine[1] * v26;
    const puma560_friction_pack v28 = puma560_friction_pack_at(&qd[0]) * v21;
    const puma560_friction_pack v29 = v1_cosine[1] * v28;
    const puma560_friction_pack v30 = 2.0 * v29;
    const puma560_friction_pack v31 = ((v22 * v27) - v25) - (v1_sine[0] * v30);
    const puma560_friction_pack v32 = (v1_sine[2] * v24) + (v1_cosine[2] * v23);
    const puma560_friction_pack v33 = (v1_sine[2] * v23) - (v1_cosine[2] * v24);
    const puma560_friction_pack v34 = 0.0028799999999999997 * ((v33 * v32) - v31);
    const puma560_friction_pack v35 = v1_sine[1] * v1_sine[0];
    const puma560_friction_pack v36 = (v1_cosine[0] * v21) + (puma560_friction_pack_at(&qd[0]) * v35);
    const puma560_friction_pack v37 = puma560_friction_pack_at(&qd[4U * stride]) + v36;
    const puma560_friction_pack v38 = 0.0028799999999999997 * ((v37 * v37) + (v32 * v32));
    const puma560_friction_pack v39 = (v1_sine[2] * v38) - (v1_cosine[2] * v34);
    const puma560_friction_pack v40 = ((v35 * v27) - (v24 * (2.0 * v36))) + (v1_cosine[0] * v30);
    const puma560_friction_pack v41 = v36 * v23;
    const puma560_friction_pack v42 = v1_sine[1] * v28;
    const puma560_friction_pack v43 = v42 - v41;
    const puma560_friction_pack v44 = (v1_sine[2] * v43) - (v1_cosine[2] * v40);
    const puma560_friction_pack v45 = v44 + (v33 * (2.0 * v37));
    const puma560_friction_pack v46 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v47 = (v1_cosine[0] * v39) - (v46 * v45);
    const puma560_friction_pack v48 = (v1_cosine[2] * v38) + (v1_sine[2] * v34);
    const puma560_friction_pack v49 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    const puma560_friction_pack v50 = v21 * v21;
    const puma560_friction_pack v51 = v26 + v50;
    const puma560_friction_pack v52 = (v51 * v49) + ((v1_sine[1] * v48) + (v1_cosine[1] * v47));
    const puma560_friction_pack v53 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v54 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v55 = (0.15005 * v26) - (v54 * (0.8636 * v1_sine[3]));
    const puma560_friction_pack v56 = (0.8636 * v29) + ((0.0406 * v42) - v55);
    const puma560_friction_pack v57 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_friction_pack v58 = (0.4318 * v1_sine[1]) - (0.0203 * v1_cosine[1]);
    const puma560_friction_pack v59 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v60 = v26 + v59;
    const puma560_friction_pack v61 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v62 = (v61 * v60) - (v26 * v58);
    const puma560_friction_pack v63 = (v53 * v59) - 9.81;
    const puma560_friction_pack v64 = ((-(v1_sine[1] * v63)) - (v1_cosine[1] * v62)) - (0.0203 * v50);
    const puma560_friction_pack v65 = (((1.9999999999999998e-05 * v44) + (0.0004221600000000001 * v45)) - (v57 * v56)) - (v46 * v64);
    const puma560_friction_pack v66 = 4e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v67 = (v37 * v66) + v65;
    const puma560_friction_pack v68 = v37 * v32;
    const puma560_friction_pack v69 = v68 + ((v1_cosine[2] * v43) + (v1_sine[2] * v40));
    const puma560_friction_pack v70 = (0.00020000000000000004 * v68) + (0.00024000000000000003 * v69);
    const puma560_friction_pack v71 = (0.00075 * v40) + ((v1_sine[2] * v70) - (v1_cosine[2] * v67));
    const puma560_friction_pack v72 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v73 = (v72 * ((0.4318 * v50) + ((v1_cosine[1] * v63) - (v1_sine[1] * v62)))) - (0.0006421600000000001 * v31);
    const puma560_friction_pack v74 = v73 + (v32 * (v66 + (0.00020216000000000006 * v33)));
    const puma560_friction_pack v75 = v74 - (v1_cosine[2] * ((v57 * v64) - (v46 * v56)));
    const puma560_friction_pack v76 = v75 - (0.0006500000000000002 * (v31 - v25));
    const puma560_friction_pack v77 = ((v63 * v49) + ((v1_cosine[0] * v76) - (v1_sine[0] * v71))) - (0.4318 * v47);
    const puma560_friction_pack v78 = (0.8913300000000002 * v1_cosine[1]) + (0.025374999999999998 * v1_sine[1]);
    const puma560_friction_pack v79 = v61 * v78;
    const puma560_friction_pack v80 = (0.3244698455 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    const puma560_friction_pack v81 = 0.011273199 + (v1_cosine[1] * v80);
    const puma560_friction_pack v82 = ((v60 * v79) + (v77 - (0.0203 * v48))) - ((v51 - v50) * v81);
    const puma560_friction_pack v83 = (puma560_friction_pack_at(&tau[stride]) + (((1.024164 * v1_sine[3]) - (37.2347379 * v1_cosine[3])) - v82)) + (v53 * v52);
    const puma560_friction_pack v84 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v85 = (v1_cosine[3] * v84) - 0.0070992;
    const puma560_friction_pack v86 = ((v50 * v79) + v83) - (v85 * (v60 - v59));
    const puma560_friction_pack v87 = v86 - (v61 * ((v1_sine[1] * v47) - (v1_cosine[1] * v48)));
    const puma560_friction_pack v88 = (3.5 * puma560_friction_pack_at(&qd[stride])) + (7.0 * v11);
    const puma560_friction_pack v89 = ((0.0013999999999999998 * v42) + ((v1_cosine[2] * v70) + (v1_sine[2] * v67))) - (9.999999999999983e-05 * v41);
    const puma560_friction_pack v90 = puma560_friction_pack_at(&tau[3U * stride]) + v89;
    const puma560_friction_pack v91 = (0.13 * puma560_friction_pack_at(&qd[3U * stride])) + v15;
    const puma560_friction_pack v92 = puma560_friction_pack_at(&tau[5U * stride]) + (4e-05 * v69);
    const puma560_friction_pack v93 = (0.15 * puma560_friction_pack_at(&qd[5U * stride])) + (0.7 * v19);
    const puma560_friction_pack v94 = puma560_friction_pack_select(v20, puma560_friction_pack_splat(0.0), v92 - v93);
    const puma560_friction_pack v95 = puma560_friction_pack_select(v20, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(25000.0));
    const puma560_friction_pack v96 = 4e-05 * v1_cosine[2];
    const puma560_friction_pack v97 = (v96 * (v95 * v94)) - puma560_friction_pack_select(v16, puma560_friction_pack_splat(0.0), v90 - v91);
    const puma560_friction_pack v98 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v99 = v1_sine[2] * v1_sine[0];
    const puma560_friction_pack v100 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_friction_pack v101 = v99 * v100;
    const puma560_friction_pack v102 = (v99 * ((v1_sine[1] * v98) - (v1_sine[3] * (0.0012435839999999998 * v1_cosine[1])))) - v101;
    const puma560_friction_pack v103 = v99 * v95;
    const puma560_friction_pack v104 = 1.6000000000000003e-09 * v103;
    const puma560_friction_pack v105 = v1_cosine[2] * v104;
    const puma560_friction_pack v106 = v105 - v102;
    const puma560_friction_pack v107 = 0.00020216000000000006 * (v1_sine[2] * v1_sine[2]);
    const puma560_friction_pack v108 = 0.0016399999999999997 + v107;
    const puma560_friction_pack v109 = -(1.0 / puma560_friction_pack_select(~v16, (v95 * (v1_cosine[2] * (1.6000000000000003e-09 * v1_cosine[2]))) - v108, puma560_friction_pack_splat(1.0)));
    const puma560_friction_pack v110 = puma560_friction_pack_select(v16, puma560_friction_pack_splat(0.0), v109);
    const puma560_friction_pack v111 = v110 * v106;
    const puma560_friction_pack v112 = v82 - puma560_friction_pack_at(&tau[2U * stride]);
    const puma560_friction_pack v113 = (3.5 * puma560_friction_pack_at(&qd[2U * stride])) + (4.8 * v13);
    const puma560_friction_pack v114 = v101 + v105;
    const puma560_friction_pack v115 = v114 * v110;
    const puma560_friction_pack v116 = puma560_friction_pack_at(&tau[4U * stride]) - v75;
    const puma560_friction_pack v117 = (0.17 * puma560_friction_pack_at(&qd[4U * stride])) + (0.8 * v17);
    const puma560_friction_pack v118 = puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), v116 - v117);
    const puma560_friction_pack v119 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_friction_pack v120 = 0.0006421600000000001 + v119;
    const puma560_friction_pack v121 = (v1_cosine[0] * v120) - (5.846399999999999e-05 * v1_sine[2]);
    const puma560_friction_pack v122 = puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1557.2443004858599));
    const puma560_friction_pack v123 = v122 * v121;
    const puma560_friction_pack v124 = 4e-05 * v103;
    const puma560_friction_pack v125 = v94 * v124;
    const puma560_friction_pack v126 = v125 + (((v115 * v97) - puma560_friction_pack_select(v14, puma560_friction_pack_splat(0.0), -(v113 + v112))) + (v123 * v118));
    const puma560_friction_pack v127 = v1_cosine[1] * v1_cosine[2];
    const puma560_friction_pack v128 = (v1_sine[1] * v72) - (v57 * v127);
    const puma560_friction_pack v129 = v1_cosine[2] * v98;
    const puma560_friction_pack v130 = (v129 * v22) + ((v128 * v53) + ((v98 * (v1_cosine[1] * v1_sine[2])) - v121));
    const puma560_friction_pack v131 = v122 * v130;
    const puma560_friction_pack v132 = v1_sine[2] * v1_cosine[0];
    const puma560_friction_pack v133 = v98 * v132;
    const puma560_friction_pack v134 = (v1_cosine[1] * v133) + ((v1_sine[1] * v129) + (v61 * v49));
    const puma560_friction_pack v135 = v1_sine[1] * v132;
    const puma560_friction_pack v136 = (-v78) - (0.0028799999999999997 * (v127 - v135));
    const puma560_friction_pack v137 = (v136 * v53) + v134;
    const puma560_friction_pack v138 = v107 - 0.00119216;
    const puma560_friction_pack v139 = v1_sine[0] * (0.0012921600000000003 + v138);
    const puma560_friction_pack v140 = v1_sine[0] * v139;
    const puma560_friction_pack v141 = 5.846399999999999e-05 * v132;
    const puma560_friction_pack v142 = ((2.0 * (v141 - v119)) - 0.3592922305) + v140;
    const puma560_friction_pack v143 = v137 + v142;
    const puma560_friction_pack v144 = v99 * v104;
    const puma560_friction_pack v145 = v144 + v143;
    const puma560_friction_pack v146 = v145 + ((v114 * v111) - (v121 * v131));
    const puma560_friction_pack v147 = 1.0 / puma560_friction_pack_select(~v14, v144 + ((v142 + (v114 * v115)) + (v121 * v123)), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v148 = puma560_friction_pack_select(v14, puma560_friction_pack_splat(0.0), -v147);
    const puma560_friction_pack v149 = v146 * v148;
    const puma560_friction_pack v150 = (((v111 * v97) - puma560_friction_pack_select(v12, puma560_friction_pack_splat(0.0), v87 - v88)) + (v149 * v126)) - (v131 * v118);
    const puma560_friction_pack v151 = v125 + v150;
    const puma560_friction_pack v152 = v141 - v108;
    const puma560_friction_pack v153 = 0.0004321439999999999 * v99;
    const puma560_friction_pack v154 = v1_sine[1] * (v132 * v100);
    const puma560_friction_pack v155 = (v154 - v133) - (v1_cosine[1] * (v152 - v153));
    const puma560_friction_pack v156 = (4e-05 * v135) - (v1_cosine[1] * v96);
    const puma560_friction_pack v157 = v95 * v156;
    const puma560_friction_pack v158 = v155 + (v96 * v157);
    const puma560_friction_pack v159 = ((0.15005 * v128) + (v120 * v35)) - (v1_sine[0] * (v129 + (5.846399999999999e-05 * v127)));
    const puma560_friction_pack v160 = v122 * v159;
    const puma560_friction_pack v161 = (v22 * v139) + ((0.15005 * v136) - (v99 * (5.846399999999999e-05 * v1_sine[1])));
    const puma560_friction_pack v162 = v161 - (v1_cosine[1] * (0.0047376000000000015 + v101));
    const puma560_friction_pack v163 = v156 * v124;
    const puma560_friction_pack v164 = v163 + ((v162 - (v121 * v160)) + (v115 * v158));
    const puma560_friction_pack v165 = (v1_sine[3] * (0.6903913435000001 + (0.0012435839999999998 * v99))) + ((0.023751 * v1_cosine[3]) - v162);
    const puma560_friction_pack v166 = v163 + ((((v130 * v160) - v165) + (v111 * v158)) + (v149 * v164));
    const puma560_friction_pack v167 = v145 + ((((v137 - 1.748114002) + (v106 * v111)) + (v146 * v149)) + (v130 * v131));
    const puma560_friction_pack v168 = puma560_friction_pack_select(v12, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v12, v167, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v169 = v168 * v166;
    const puma560_friction_pack v170 = (v49 * v55) + ((v1_cosine[1] * v89) - (0.15005 * v52));
    const puma560_friction_pack v171 = puma560_friction_pack_at(&tau[0]) + (v170 - (((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3])) * (v26 - v60)));
    const puma560_friction_pack v172 = ((v171 - (v22 * v71)) - (v35 * v76)) - ((v51 - v26) * (0.0047376000000000015 * v1_sine[1]));
    const puma560_friction_pack v173 = ((v54 * (2.0 * v85)) + v172) - ((2.0 * v28) * (v81 - v79));
    const puma560_friction_pack v174 = v173 + ((v58 - v61) * ((v57 * v45) + (v1_sine[0] * v39)));
    const puma560_friction_pack v175 = (4.9 * puma560_friction_pack_at(&qd[0])) + (6.0 * v9);
    const puma560_friction_pack v176 = ((v94 * v157) + (puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), v174 - v175) - (v160 * v118))) + (v169 * v151);
    const puma560_friction_pack v177 = v148 * v164;
    const puma560_friction_pack v178 = v110 * v158;
    const puma560_friction_pack v179 = v141 + v152;
    const puma560_friction_pack v180 = (((3.153542285625 - (v1_sine[3] * v84)) - v179) - (v159 * v160)) - (v156 * v157);
    const puma560_friction_pack v181 = (v80 - (0.00011692799999999998 * v127)) + (v1_sine[1] * (v140 + (v179 + ((0.0024871679999999997 * v1_cosine[2]) - v138))));
    const puma560_friction_pack v182 = (((v180 - (v166 * v169)) - (v164 * v177)) - (v158 * v178)) + (v1_sine[1] * v181);
    const puma560_friction_pack v183 = 1.0 / puma560_friction_pack_select(~v10, v182 + (2.0 * ((v153 - v134) + (v1_cosine[1] * v154))), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v184 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), v183) * ((v176 + (v177 * v126)) + (v178 * v97));
    const puma560_friction_pack v185 = (v168 * v151) + (v169 * v184);
    const puma560_friction_pack v186 = ((v148 * v126) + (v149 * v185)) + (v177 * v184);
    const puma560_friction_pack v187 = puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), (((v122 * v118) - (v160 * v184)) - (v131 * v185)) + (v123 * v186));
    const puma560_friction_pack v188 = (((v110 * v97) + (v111 * v185)) + (v115 * v186)) + (v178 * v184);
    const puma560_friction_pack v189 = ((v157 * v184) + (v95 * (v94 + (v96 * v188)))) + (v124 * (v185 + v186));
    const puma560_friction_pack v190 = puma560_friction_pack_select(v20, puma560_friction_pack_splat(0.0), v189);
    const puma560_friction_pack v191 = puma560_friction_pack_select(v16, puma560_friction_pack_splat(0.0), -v188);
    const puma560_friction_pack v192 = puma560_friction_pack_select(v14, puma560_friction_pack_splat(0.0), -v186);
    const puma560_friction_pack v193 = (((v156 * v190) - (v155 * v191)) - (v162 * v192)) - (v159 * v187);
    const puma560_friction_pack v194 = puma560_friction_pack_select(v12, puma560_friction_pack_splat(0.0), -v185);
    const puma560_friction_pack v195 = puma560_friction_pack_select(v10, v174 + (v193 + (v165 * v194)), v175);
    *(puma560_friction_unaligned *)&lower[0] = puma560_friction_pack_select(v10, 8.4 + v195, puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v196 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), v184);
    const puma560_friction_pack v197 = v87 + ((((v143 * v192) - (v102 * v191)) + (v130 * v187)) + (v165 * v196));
    const puma560_friction_pack v198 = 4e-05 * v99;
    const puma560_friction_pack v199 = v198 * v190;
    const puma560_friction_pack v200 = puma560_friction_pack_select(v12, v197 - v199, v88);
    *(puma560_friction_unaligned *)&lower[stride] = puma560_friction_pack_select(v12, 9.5 + v200, puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v201 = ((((v101 * v191) - (v121 * v187)) - (v162 * v196)) + (v143 * v194)) - v112;
    const puma560_friction_pack v202 = puma560_friction_pack_select(v14, v201 - v199, v113);
    *(puma560_friction_unaligned *)&lower[2U * stride] = puma560_friction_pack_select(v14, 6.5 + v202, puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v203 = (v90 + (((v101 * v192) - (v155 * v196)) - (v102 * v194))) - (v96 * v190);
    const puma560_friction_pack v204 = puma560_friction_pack_select(v16, v203, v91);
    *(puma560_friction_unaligned *)&lower[3U * stride] = puma560_friction_pack_select(v16, 1.4 + v204, puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v205 = puma560_friction_pack_select(v18, v116 + (((v130 * v194) - (v121 * v192)) - (v159 * v196)), v117);
    *(puma560_friction_unaligned *)&lower[4U * stride] = puma560_friction_pack_select(v18, 1.1 + v205, puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v206 = puma560_friction_pack_select(v20, ((v92 + (v156 * v196)) - (v96 * v191)) - (v198 * (v192 + v194)), v93);
    *(puma560_friction_unaligned *)&lower[5U * stride] = puma560_friction_pack_select(v20, 1.0 + v206, puma560_friction_pack_splat(0.0));
    *(puma560_friction_unaligned *)&upper[0] = puma560_friction_pack_select(v10, 8.4 - v195, puma560_friction_pack_splat(0.0));
    *(puma560_friction_unaligned *)&upper[stride] = puma560_friction_pack_select(v12, 9.5 - v200, puma560_friction_pack_splat(0.0));
    *(puma560_friction_unaligned *)&upper[2U * stride] = puma560_friction_pack_select(v14, 6.5 - v202, puma560_friction_pack_splat(0.0));
    *(puma560_friction_unaligned *)&upper[3U * stride] = puma560_friction_pack_select(v16, 1.4 - v204, puma560_friction_pack_splat(0.0));
    *(puma560_friction_unaligned *)&upper[4U * stride] = puma560_friction_pack_select(v18, 1.1 - v205, puma560_friction_pack_splat(0.0));
    *(puma560_friction_unaligned *)&upper[5U * stride] = puma560_friction_pack_select(v20, 1.0 - v206, puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v207 = puma560_friction_pack_abs(v194) + (puma560_friction_pack_abs(v196) + (puma560_friction_pack_abs(v190) + puma560_friction_pack_abs(v191)));
    const puma560_friction_pack v208 = puma560_friction_pack_abs(v87) + (puma560_friction_pack_abs(v174) + (puma560_friction_pack_abs(v92) + puma560_friction_pack_abs(v112)));
    const puma560_friction_mask v209 = (puma560_friction_mask)((puma560_friction_pack_abs(v116) + (puma560_friction_pack_abs(v90) + v208)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_pack v210 = puma560_friction_pack_select(v209 & (puma560_friction_mask)((puma560_friction_pack_abs(v187) + (puma560_friction_pack_abs(v192) + v207)) < puma560_friction_pack_splat(1e+38)), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(6.0));
    const puma560_friction_pack v211 = puma560_friction_pack_abs(puma560_friction_pack_at(&q[stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[4U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&q[3U * stride]))));
    const puma560_friction_pack v212 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[2U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[5U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&qd[stride]))));
    const puma560_friction_mask v213 = (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&qd[4U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[3U * stride])) + v212)) < puma560_friction_pack_splat(1e+38));
    *(puma560_friction_unaligned *)&status[0] = puma560_friction_pack_select(v213 & (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&q[5U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[2U * stride])) + v211)) < puma560_friction_pack_splat(1e+38)), v210, puma560_friction_pack_splat(6.0));
    if (!puma560_friction_pack_within(v_beyond)) {
        puma560_friction_pack_switching_functions_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
    }
}

void puma560_friction_switching_functions_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 18U, load);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_switching_functions_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &rate[first], &lower[first], &upper[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double rate_rest[6U * PUMA560_FRICTION_LANES];
        double lower_rest[6U * PUMA560_FRICTION_LANES];
        double upper_rest[6U * PUMA560_FRICTION_LANES];
        double load_rest[18U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_switching_functions_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, rate_rest, lower_rest, upper_rest, load_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, rate_rest, rate);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, lower_rest, lower);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, upper_rest, upper);
        puma560_friction_pack_give(18U, count, first, PUMA560_FRICTION_LANES, load_rest, load);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

void puma560_friction_switching_functions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 18U, load);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_switching_functions_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &rate[first], &lower[first], &upper[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double rate_rest[6U * PUMA560_FRICTION_LANES];
        double lower_rest[6U * PUMA560_FRICTION_LANES];
        double upper_rest[6U * PUMA560_FRICTION_LANES];
        double load_rest[18U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_switching_functions_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, rate_rest, lower_rest, upper_rest, load_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, rate_rest, rate);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, lower_rest, lower);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, upper_rest, upper);
        puma560_friction_pack_give(18U, count, first, PUMA560_FRICTION_LANES, load_rest, load);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
