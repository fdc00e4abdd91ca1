/* puma560_friction, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PUMA560_FRICTION_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in puma560_friction_batch.c. */
#include "puma560_friction_batch.h"

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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
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
static PUMA560_FRICTION_APART void puma560_friction_pack_friction_inverse_dynamics_again(puma560_friction_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_FRICTION_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_friction_prepared *own = (const puma560_friction_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];
            double qdd_lane[6];
            double tau_lane[6];
            double low_lane[6];
            double high_lane[6];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            puma560_friction_friction_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
            for (size_t k = 0U; k < 6U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
            for (size_t k = 0U; k < 6U; k++) {
                low[(k * stride) + lane] = low_lane[k];
            }
            for (size_t k = 0U; k < 6U; k++) {
                high[(k * stride) + lane] = high_lane[k];
            }
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_friction_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    puma560_friction_bits v_beyond = { 0U };
    const puma560_friction_pack v0 = puma560_friction_pack_at(&q[stride]) + puma560_friction_pack_at(&q[2U * stride]);
    const puma560_friction_pack v1_angle[4] = {v0, puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[stride])};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    const puma560_friction_pack v9 = puma560_friction_pack_at(&qd[0]) * v1_sine[0];
    const puma560_friction_pack v10 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v11 = (v1_cosine[1] * v10) + (v1_sine[1] * v9);
    const puma560_friction_pack v12 = (v1_cosine[1] * v9) - (v1_sine[1] * v10);
    const puma560_friction_pack v13 = v12 * v11;
    const puma560_friction_pack v14 = v10 * v9;
    const puma560_friction_pack v15 = v13 - v14;
    const puma560_friction_pack v16 = puma560_friction_pack_at(&qd[0]) * v1_cosine[0];
    const puma560_friction_pack v17 = puma560_friction_pack_at(&qd[3U * stride]) + v16;
    const puma560_friction_pack v18 = v16 * v9;
    const puma560_friction_pack v19 = 2.0 * v10;
    const puma560_friction_pack v20 = v16 * v19;
    const puma560_friction_pack v21 = (v1_cosine[1] * v20) + ((v1_sine[1] * v18) - (v17 * (2.0 * v11)));
    const puma560_friction_pack v22 = (v1_sine[2] * v15) + (v1_cosine[2] * v21);
    const puma560_friction_pack v23 = puma560_friction_pack_at(&qd[4U * stride]) + v11;
    const puma560_friction_pack v24 = (v1_sine[2] * v12) - (v1_cosine[2] * v17);
    const puma560_friction_pack v25 = (v24 * (2.0 * v23)) - v22;
    const puma560_friction_pack v26 = 0.0028799999999999997 * v1_sine[1];
    const puma560_friction_pack v27 = (v1_sine[2] * v17) + (v1_cosine[2] * v12);
    const puma560_friction_pack v28 = 0.0028799999999999997 * ((v27 * v27) + (v23 * v23));
    const puma560_friction_pack v29 = v17 * v12;
    const puma560_friction_pack v30 = ((v1_cosine[1] * v18) - v29) - (v1_sine[1] * v20);
    const puma560_friction_pack v31 = 0.0028799999999999997 * ((v27 * v24) - v30);
    const puma560_friction_pack v32 = (v1_sine[2] * v28) - (v1_cosine[2] * v31);
    const puma560_friction_pack v33 = (v1_cosine[1] * v32) - (v26 * v25);
    const puma560_friction_pack v34 = (v1_cosine[2] * v28) + (v1_sine[2] * v31);
    const puma560_friction_pack v35 = (0.8913300000000002 * v1_sine[0]) - (0.025374999999999998 * v1_cosine[0]);
    const puma560_friction_pack v36 = v10 * v10;
    const puma560_friction_pack v37 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v38 = v37 + v36;
    const puma560_friction_pack v39 = (v38 * v35) + ((v1_sine[0] * v34) + (v1_cosine[0] * v33));
    const puma560_friction_pack v40 = v27 * v23;
    const puma560_friction_pack v41 = v40 + ((v1_sine[2] * v21) - (v1_cosine[2] * v15));
    const puma560_friction_pack v42 = (0.00020000000000000004 * v40) + (0.00024000000000000003 * v41);
    const puma560_friction_pack v43 = (v1_sine[3] * (puma560_friction_pack_at(&qd[stride]) * (0.8636 * puma560_friction_pack_at(&qd[0])))) - (0.15005 * v37);
    const puma560_friction_pack v44 = v43 + ((v16 * (0.8636 * v10)) + (0.0406 * v14));
    const puma560_friction_pack v45 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_friction_pack v46 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v47 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v48 = (v47 * v46) - 9.81;
    const puma560_friction_pack v49 = (0.4318 * v1_sine[0]) - (0.0203 * v1_cosine[0]);
    const puma560_friction_pack v50 = puma560_friction_pack_at(&qd[0]) * v49;
    const puma560_friction_pack v51 = v37 + v46;
    const puma560_friction_pack v52 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v53 = v52 * v51;
    const puma560_friction_pack v54 = (((v16 * v50) - (v1_sine[0] * v48)) - (v1_cosine[0] * v53)) - (0.0203 * v36);
    const puma560_friction_pack v55 = (((0.0004221600000000001 * v25) - (v45 * v44)) - (1.9999999999999998e-05 * v22)) - (v26 * v54);
    const puma560_friction_pack v56 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v57 = (v56 * v23) + v55;
    const puma560_friction_pack v58 = ((0.0013999999999999998 * v14) + ((v1_sine[2] * v57) + (v1_cosine[2] * v42))) - (9.999999999999983e-05 * v13);
    const puma560_friction_pack v59 = v1_cosine[0] * v1_cosine[2];
    const puma560_friction_pack v60 = v1_sine[2] * v1_cosine[1];
    const puma560_friction_pack v61 = v1_sine[0] * v60;
    const puma560_friction_pack v62 = v61 - v59;
    const puma560_friction_pack v63 = (0.8913300000000002 * v1_cosine[0]) + (0.025374999999999998 * v1_sine[0]);
    const puma560_friction_pack v64 = (0.0028799999999999997 * v62) - v63;
    const puma560_friction_pack v65 = v1_sine[2] * v1_sine[1];
    const puma560_friction_pack v66 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_friction_pack v67 = v65 * v66;
    const puma560_friction_pack v68 = v1_sine[2] * (0.00020216000000000006 * v1_sine[2]);
    const puma560_friction_pack v69 = v68 - 0.00119216;
    const puma560_friction_pack v70 = v1_sine[1] * (0.0012921600000000003 + v69);
    const puma560_friction_pack v71 = v1_sine[0] * ((v1_cosine[1] * v70) - (5.846399999999999e-05 * v65));
    const puma560_friction_pack v72 = v71 + ((0.15005 * v64) - (v1_cosine[0] * (0.0047376000000000015 + v67)));
    const puma560_friction_pack v73 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v74 = (v1_sine[0] * v73) - (v45 * v59);
    const puma560_friction_pack v75 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v76 = v1_sine[0] * v1_sine[1];
    const puma560_friction_pack v77 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const puma560_friction_pack v78 = ((v1_sine[1] * ((v1_cosine[2] * v75) + (5.846399999999999e-05 * v59))) - (0.15005 * v74)) - (v77 * v76);
    const puma560_friction_pack v79 = 0.0016399999999999997 + v68;
    const puma560_friction_pack v80 = 5.846399999999999e-05 * v60;
    const puma560_friction_pack v81 = v80 - v79;
    const puma560_friction_pack v82 = v61 * v66;
    const puma560_friction_pack v83 = v75 * v60;
    const puma560_friction_pack v84 = (v82 - (v1_cosine[0] * (v81 - (0.0004321439999999999 * v65)))) - v83;
    const puma560_friction_pack v85 = v1_sine[3] * (0.0012435839999999998 * v65);
    const puma560_friction_pack v86 = v85 + (((0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3])) - v72);
    const puma560_friction_pack v87 = (((v78 * puma560_friction_pack_at(&qdd[4U * stride])) - (puma560_friction_pack_at(&qdd[3U * stride]) * v84)) - (puma560_friction_pack_at(&qdd[2U * stride]) * v72)) + (puma560_friction_pack_at(&qdd[stride]) * v86);
    const puma560_friction_pack v88 = ((v87 + (v1_cosine[0] * v58)) - (v43 * v35)) - (0.15005 * v39);
    const puma560_friction_pack v89 = ((v37 - v51) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + v88;
    const puma560_friction_pack v90 = (v27 * (v56 + (0.00020216000000000006 * v24))) - (0.0006421600000000001 * v30);
    const puma560_friction_pack v91 = v73 * ((v9 * v50) + ((0.4318 * v36) + ((v1_cosine[0] * v48) - (v1_sine[0] * v53))));
    const puma560_friction_pack v92 = (v90 - (v1_cosine[2] * ((v45 * v54) - (v26 * v44)))) + v91;
    const puma560_friction_pack v93 = v92 - (0.0006500000000000002 * (v30 - v29));
    const puma560_friction_pack v94 = (v89 - (((v1_sine[1] * v32) + (v45 * v25)) * (v52 - v49))) - (v76 * v93);
    const puma560_friction_pack v95 = ((v1_sine[2] * v42) - (v1_cosine[2] * v57)) + (0.00075 * v21);
    const puma560_friction_pack v96 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qdd[5U * stride]);
    const puma560_friction_pack v97 = (v94 - (v1_sine[0] * ((0.0047376000000000015 * v38) + (v1_cosine[1] * v95)))) + (v96 * v62);
    const puma560_friction_pack v98 = (0.3244698455 * v1_sine[0]) - (0.022546398 * v1_cosine[0]);
    const puma560_friction_pack v99 = 0.011273199 + (v1_cosine[0] * v98);
    const puma560_friction_pack v100 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v101 = (v1_cosine[3] * v100) - 0.0070992;
    const puma560_friction_pack v102 = ((v101 * (2.0 * puma560_friction_pack_at(&qd[stride]))) + (0.0047376000000000015 * v9)) + (v19 * ((v52 * v63) - v99));
    const puma560_friction_pack v103 = v97 + (puma560_friction_pack_at(&qd[0]) * v102);
    const puma560_friction_pack v104 = v1_sine[0] * v75;
    const puma560_friction_pack v105 = v1_cosine[2] * v104;
    const puma560_friction_pack v106 = v105 + ((v1_cosine[0] * v83) + (v52 * v35));
    const puma560_friction_pack v107 = v80 + v81;
    const puma560_friction_pack v108 = (((v1_sine[3] * v100) + v107) - (0.0008642879999999998 * v65)) - 3.153542285625;
    const puma560_friction_pack v109 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_friction_pack v110 = v1_sine[1] * v70;
    const puma560_friction_pack v111 = v1_sine[0] * (v98 + ((v1_sine[0] * (v110 + (v109 + (v107 - v69)))) - (0.00011692799999999998 * v59)));
    const puma560_friction_pack v112 = (4.9 * puma560_friction_pack_at(&qd[0])) - (puma560_friction_pack_at(&qdd[0]) * ((v108 - (2.0 * ((v1_cosine[0] * v82) - v106))) - v111));
    const puma560_friction_mask v113 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[0]));
    const puma560_friction_pack v114 = (v112 + (6.0 * puma560_friction_pack_select(v113, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[0])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[0]))))) - v103;
    *(puma560_friction_unaligned *)&tau[0] = v114;
    const puma560_friction_pack v115 = ((v48 * v35) + ((v1_cosine[1] * v93) - (v1_sine[1] * v95))) - (0.4318 * v33);
    const puma560_friction_pack v116 = ((v63 * v53) + (v115 - (0.0203 * v34))) + ((v36 - v38) * v99);
    const puma560_friction_pack v117 = v116 + (v65 * v96);
    const puma560_friction_pack v118 = (5.846399999999999e-05 * v1_sine[2]) - (v1_cosine[1] * v77);
    const puma560_friction_pack v119 = (v1_cosine[1] * v105) + (v118 + ((v75 * (v1_cosine[0] * v1_sine[2])) + (v74 * v47)));
    const puma560_friction_pack v120 = (v1_cosine[0] * v85) + (v67 - (v65 * v104));
    const puma560_friction_pack v121 = (1.024164 * v1_sine[3]) + (((puma560_friction_pack_at(&qdd[0]) * v86) + (puma560_friction_pack_at(&qdd[4U * stride]) * v119)) + (puma560_friction_pack_at(&qdd[3U * stride]) * v120));
    const puma560_friction_pack v122 = v52 * ((v1_sine[0] * v33) - ((v63 * v36) + (v1_cosine[0] * v34)));
    const puma560_friction_pack v123 = (((v121 - (37.2347379 * v1_cosine[3])) + (v47 * v39)) - v117) - v122;
    const puma560_friction_pack v124 = (v101 * (v46 - v51)) + v123;
    const puma560_friction_pack v125 = v106 + (v47 * v64);
    const puma560_friction_pack v126 = v110 + (((2.0 * v80) - 0.3592922305) - v109);
    const puma560_friction_pack v127 = v126 + v125;
    const puma560_friction_pack v128 = puma560_friction_pack_at(&qdd[stride]) + puma560_friction_pack_at(&qdd[2U * stride]);
    const puma560_friction_mask v129 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[stride]));
    const puma560_friction_pack v130 = ((3.5 * puma560_friction_pack_at(&qd[stride])) + (7.0 * puma560_friction_pack_select(v129, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[stride]))))) - (v128 * v127);
    const puma560_friction_pack v131 = (v130 - v124) - (puma560_friction_pack_at(&qdd[stride]) * (v125 - 1.748114002));
    *(puma560_friction_unaligned *)&tau[stride] = v131;
    const puma560_friction_pack v132 = v117 + ((((puma560_friction_pack_at(&qdd[0]) * v72) - (v118 * puma560_friction_pack_at(&qdd[4U * stride]))) - (v67 * puma560_friction_pack_at(&qdd[3U * stride]))) - (puma560_friction_pack_at(&qdd[stride]) * v127));
    const puma560_friction_mask v133 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[2U * stride]));
    const puma560_friction_pack v134 = ((3.5 * puma560_friction_pack_at(&qd[2U * stride])) - (puma560_friction_pack_at(&qdd[2U * stride]) * v126)) + (4.8 * puma560_friction_pack_select(v133, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[2U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[2U * stride]))));
    const puma560_friction_pack v135 = v132 + v134;
    *(puma560_friction_unaligned *)&tau[2U * stride] = v135;
    const puma560_friction_pack v136 = ((((puma560_friction_pack_at(&qdd[0]) * v84) - (v67 * puma560_friction_pack_at(&qdd[2U * stride]))) - (puma560_friction_pack_at(&qdd[stride]) * v120)) + (v1_cosine[2] * v96)) - v58;
    const puma560_friction_mask v137 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_pack v138 = v136 + (puma560_friction_pack_select(v137, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[3U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[3U * stride]))) + ((0.13 * puma560_friction_pack_at(&qd[3U * stride])) + (v79 * puma560_friction_pack_at(&qdd[3U * stride]))));
    *(puma560_friction_unaligned *)&tau[3U * stride] = v138;
    const puma560_friction_pack v139 = (((v78 * puma560_friction_pack_at(&qdd[0])) + (v118 * puma560_friction_pack_at(&qdd[2U * stride]))) + (puma560_friction_pack_at(&qdd[stride]) * v119)) - v92;
    const puma560_friction_mask v140 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[4U * stride]));
    const puma560_friction_pack v141 = ((0.17 * puma560_friction_pack_at(&qd[4U * stride])) + (0.0006421600000000001 * puma560_friction_pack_at(&qdd[4U * stride]))) + (0.8 * puma560_friction_pack_select(v140, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[4U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[4U * stride]))));
    const puma560_friction_pack v142 = v141 - v139;
    *(puma560_friction_unaligned *)&tau[4U * stride] = v142;
    const puma560_friction_pack v143 = -(3.9999999999999996e-05 * ((v1_cosine[2] * puma560_friction_pack_at(&qdd[3U * stride])) - (v41 + ((puma560_friction_pack_at(&qdd[0]) * v62) - (v65 * v128)))));
    const puma560_friction_mask v144 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[5U * stride]));
    const puma560_friction_pack v145 = (((0.15 * puma560_friction_pack_at(&qd[5U * stride])) + v96) + (0.7 * puma560_friction_pack_select(v144, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[5U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[5U * stride]))))) - v143;
    *(puma560_friction_unaligned *)&tau[5U * stride] = v145;
    *(puma560_friction_unaligned *)&low[0] = puma560_friction_pack_select(v113, -(8.4 + v103), v114);
    const puma560_friction_pack v146 = v124 + (puma560_friction_pack_at(&qdd[2U * stride]) * v127);
    *(puma560_friction_unaligned *)&low[stride] = puma560_friction_pack_select(v129, -(9.5 + v146), v131);
    *(puma560_friction_unaligned *)&low[2U * stride] = puma560_friction_pack_select(v133, v132 - 6.5, v135);
    *(puma560_friction_unaligned *)&low[3U * stride] = puma560_friction_pack_select(v137, v136 - 1.4, v138);
    *(puma560_friction_unaligned *)&low[4U * stride] = puma560_friction_pack_select(v140, -(1.1 + v139), v142);
    *(puma560_friction_unaligned *)&low[5U * stride] = puma560_friction_pack_select(v144, -(1.0 + v143), v145);
    *(puma560_friction_unaligned *)&high[0] = puma560_friction_pack_select(v113, 8.4 - v103, v114);
    *(puma560_friction_unaligned *)&high[stride] = puma560_friction_pack_select(v129, 9.5 - v146, v131);
    *(puma560_friction_unaligned *)&high[2U * stride] = puma560_friction_pack_select(v133, 6.5 + v132, v135);
    *(puma560_friction_unaligned *)&high[3U * stride] = puma560_friction_pack_select(v137, 1.4 + v136, v138);
    *(puma560_friction_unaligned *)&high[4U * stride] = puma560_friction_pack_select(v140, 1.1 - v139, v142);
    *(puma560_friction_unaligned *)&high[5U * stride] = puma560_friction_pack_select(v144, 1.0 - v143, v145);
    if (!puma560_friction_pack_within(v_beyond)) {
        puma560_friction_pack_friction_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau, low, high);
    }
}

void puma560_friction_friction_inverse_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_friction_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double low_rest[6U * PUMA560_FRICTION_LANES];
        double high_rest[6U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_friction_inverse_dynamics_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, tau_rest, tau);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, low_rest, low);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, high_rest, high);
    }
}

void puma560_friction_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_friction_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double low_rest[6U * PUMA560_FRICTION_LANES];
        double high_rest[6U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_friction_inverse_dynamics_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, tau_rest, tau);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, low_rest, low);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, high_rest, high);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_drive_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    *(puma560_friction_unaligned *)&tau[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&tau[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&tau[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&tau[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&tau[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&tau[5U * stride] = puma560_friction_pack_splat(0.0);
}

void puma560_friction_drive_forces_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_drive_forces_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_drive_forces_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, tau_rest, tau);
    }
}

void puma560_friction_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_drive_forces_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_drive_forces_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, tau_rest, tau);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
