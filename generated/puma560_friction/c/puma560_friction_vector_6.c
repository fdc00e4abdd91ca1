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
static PUMA560_FRICTION_APART void puma560_friction_pack_inverse_dynamics_gradients_again(puma560_friction_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_FRICTION_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_friction_prepared *own = (const puma560_friction_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];
            double qdd_lane[6];
            double by_q_lane[36];
            double by_qd_lane[36];
            double by_qdd_lane[36];

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
            puma560_friction_inverse_dynamics_gradients(own, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
            for (size_t k = 0U; k < 36U; k++) {
                by_q[(k * stride) + lane] = by_q_lane[k];
            }
            for (size_t k = 0U; k < 36U; k++) {
                by_qd[(k * stride) + lane] = by_qd_lane[k];
            }
            for (size_t k = 0U; k < 36U; k++) {
                by_qdd[(k * stride) + lane] = by_qdd_lane[k];
            }
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
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
    *(puma560_friction_unaligned *)&by_q[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[5U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[6U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[11U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[17U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[18U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[23U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[24U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[29U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[30U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[35U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qd[28U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qd[35U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qdd[22U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qdd[27U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qdd[29U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qdd[34U * stride] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v9 = puma560_friction_pack_at(&qd[0]) * v1_cosine[0];
    const puma560_friction_pack v10 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v11 = v10 * v9;
    const puma560_friction_pack v12 = puma560_friction_pack_at(&qdd[0]) * v1_sine[0];
    const puma560_friction_pack v13 = v12 + v11;
    const puma560_friction_pack v14 = v11 + v13;
    const puma560_friction_pack v15 = v10 * v1_sine[1];
    const puma560_friction_pack v16 = v1_cosine[1] * v1_sine[0];
    const puma560_friction_pack v17 = (puma560_friction_pack_at(&qd[0]) * v16) - v15;
    const puma560_friction_pack v18 = puma560_friction_pack_at(&qd[3U * stride]) + v9;
    const puma560_friction_pack v19 = v18 * v17;
    const puma560_friction_pack v20 = puma560_friction_pack_at(&qd[0]) * v1_sine[0];
    const puma560_friction_pack v21 = v9 * v20;
    const puma560_friction_pack v22 = puma560_friction_pack_at(&qdd[stride]) + puma560_friction_pack_at(&qdd[2U * stride]);
    const puma560_friction_pack v23 = v21 - v22;
    const puma560_friction_pack v24 = (v19 - (v1_cosine[1] * v23)) + (v1_sine[1] * v14);
    const puma560_friction_pack v25 = puma560_friction_pack_at(&qdd[4U * stride]) + v24;
    const puma560_friction_pack v26 = (v1_sine[2] * v18) + (v1_cosine[2] * v17);
    const puma560_friction_pack v27 = (v1_sine[2] * v17) - (v1_cosine[2] * v18);
    const puma560_friction_pack v28 = v27 * v26;
    const puma560_friction_pack v29 = 0.0028799999999999997 * (v28 + v25);
    const puma560_friction_pack v30 = v26 * v26;
    const puma560_friction_pack v31 = v1_sine[1] * v1_sine[0];
    const puma560_friction_pack v32 = v10 * v1_cosine[1];
    const puma560_friction_pack v33 = v32 + (puma560_friction_pack_at(&qd[0]) * v31);
    const puma560_friction_pack v34 = puma560_friction_pack_at(&qd[4U * stride]) + v33;
    const puma560_friction_pack v35 = 0.0028799999999999997 * ((v34 * v34) + v30);
    const puma560_friction_pack v36 = v1_sine[2] * v35;
    const puma560_friction_pack v37 = v36 - (v1_cosine[2] * v29);
    const puma560_friction_pack v38 = v33 * v18;
    const puma560_friction_pack v39 = ((v1_sine[1] * v23) - v38) + (v1_cosine[1] * v14);
    const puma560_friction_pack v40 = v38 - v39;
    const puma560_friction_pack v41 = v33 * v17;
    const puma560_friction_pack v42 = v10 * v20;
    const puma560_friction_pack v43 = puma560_friction_pack_at(&qdd[0]) * v1_cosine[0];
    const puma560_friction_pack v44 = v43 - v42;
    const puma560_friction_pack v45 = puma560_friction_pack_at(&qdd[3U * stride]) + v44;
    const puma560_friction_pack v46 = v45 + v41;
    const puma560_friction_pack v47 = (v1_sine[2] * v46) - (v1_cosine[2] * v40);
    const puma560_friction_pack v48 = v34 * v27;
    const puma560_friction_pack v49 = v48 - v47;
    const puma560_friction_pack v50 = v48 + v49;
    const puma560_friction_pack v51 = 0.0028799999999999997 * v1_sine[1];
    const puma560_friction_pack v52 = (v1_cosine[1] * v37) - (v51 * v50);
    const puma560_friction_pack v53 = v1_cosine[2] * v35;
    const puma560_friction_pack v54 = v53 + (v1_sine[2] * v29);
    const puma560_friction_pack v55 = (0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0]);
    const puma560_friction_pack v56 = ((v1_cosine[0] * v54) - (v22 * v55)) - (v1_sine[0] * v52);
    const puma560_friction_pack v57 = 2.0 * v33;
    const puma560_friction_pack v58 = v9 * v9;
    const puma560_friction_pack v59 = v58 - (v20 * v20);
    const puma560_friction_pack v60 = v1_sine[1] * v9;
    const puma560_friction_pack v61 = 2.0 * v18;
    const puma560_friction_pack v62 = v42 - v44;
    const puma560_friction_pack v63 = (((v1_sine[1] * v59) + (v20 * v57)) - (v60 * v61)) - (v1_cosine[1] * v62);
    const puma560_friction_pack v64 = v1_cosine[1] * v9;
    const puma560_friction_pack v65 = (v33 * v64) + (v17 * v60);
    const puma560_friction_pack v66 = v13 - v65;
    const puma560_friction_pack v67 = (v1_sine[2] * v66) - (v1_cosine[2] * v63);
    const puma560_friction_pack v68 = 2.0 * v34;
    const puma560_friction_pack v69 = v1_sine[2] * v1_cosine[1];
    const puma560_friction_pack v70 = (v69 * v9) + (v1_cosine[2] * v20);
    const puma560_friction_pack v71 = 2.0 * v27;
    const puma560_friction_pack v72 = v67 + ((v60 * v71) + (v70 * v68));
    const puma560_friction_pack v73 = (v1_sine[2] * v20) - (v1_cosine[2] * v64);
    const puma560_friction_pack v74 = (v73 * v27) - (v70 * v26);
    const puma560_friction_pack v75 = (v20 * v17) - (v18 * v64);
    const puma560_friction_pack v76 = (v75 + (v1_cosine[1] * v59)) + (v1_sine[1] * v62);
    const puma560_friction_pack v77 = 0.0028799999999999997 * (v74 + v76);
    const puma560_friction_pack v78 = 0.0057599999999999995 * v26;
    const puma560_friction_pack v79 = 0.0057599999999999995 * v34;
    const puma560_friction_pack v80 = (v60 * v79) - (v73 * v78);
    const puma560_friction_pack v81 = (v1_sine[2] * v80) + (v1_cosine[2] * v77);
    const puma560_friction_pack v82 = (v1_cosine[1] * v81) - (v51 * v72);
    const puma560_friction_pack v83 = (v1_sine[2] * v77) - (v1_cosine[2] * v80);
    const puma560_friction_pack v84 = (0.8913300000000002 * v1_cosine[0]) + (0.025374999999999998 * v1_sine[0]);
    const puma560_friction_pack v85 = v10 * v10;
    const puma560_friction_pack v86 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v87 = v86 + v85;
    const puma560_friction_pack v88 = v56 + ((v1_cosine[0] * v82) + ((v87 * v84) - (v1_sine[0] * v83)));
    const puma560_friction_pack v89 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v90 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v91 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v92 = puma560_friction_pack_at(&qdd[stride]) * v91;
    const puma560_friction_pack v93 = v92 + (9.81 - (v90 * v89));
    const puma560_friction_pack v94 = v86 + v90;
    const puma560_friction_pack v95 = puma560_friction_pack_at(&qdd[stride]) * v89;
    const puma560_friction_pack v96 = ((0.15005 * puma560_friction_pack_at(&qdd[0])) - (v94 * v91)) - v95;
    const puma560_friction_pack v97 = (v1_cosine[0] * v96) + (v1_sine[0] * v93);
    const puma560_friction_pack v98 = ((0.0203 * (v85 + v58)) - v97) - (0.4318 * v23);
    const puma560_friction_pack v99 = puma560_friction_pack_at(&qd[stride]) * v1_sine[3];
    const puma560_friction_pack v100 = 0.8636 * v99;
    const puma560_friction_pack v101 = ((0.15005 * v86) + (puma560_friction_pack_at(&qdd[0]) * v91)) - (puma560_friction_pack_at(&qd[0]) * v100);
    const puma560_friction_pack v102 = ((0.0203 * v62) - v101) + (0.4318 * v14);
    const puma560_friction_pack v103 = (v1_cosine[1] * v102) - (v1_sine[1] * v98);
    *(puma560_friction_unaligned *)&by_qdd[35U * stride] = puma560_friction_pack_splat(3.9999999999999996e-05);
    const puma560_friction_pack v104 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v105 = (((v104 * v34) - (1.9999999999999998e-05 * v47)) - (0.0028799999999999997 * v103)) + (0.0004221600000000001 * v50);
    const puma560_friction_pack v106 = (v1_sine[2] * v40) + (v1_cosine[2] * v46);
    const puma560_friction_pack v107 = v34 * v26;
    const puma560_friction_pack v108 = v107 - v106;
    const puma560_friction_pack v109 = ((3.9999999999999996e-05 * puma560_friction_pack_at(&qdd[5U * stride])) - (0.00020000000000000004 * v107)) - (0.00024000000000000003 * v108);
    const puma560_friction_pack v110 = (v1_sine[2] * v105) - (v1_cosine[2] * v109);
    const puma560_friction_pack v111 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_friction_pack v112 = (v1_sine[1] * v37) + (v111 * v50);
    const puma560_friction_pack v113 = v1_sine[0] * ((((9.999999999999983e-05 * v41) + (0.0013999999999999998 * v45)) + (0.0203 * v112)) - v110);
    const puma560_friction_pack v114 = (0.0203 * v1_cosine[0]) - (0.4318 * v1_sine[0]);
    const puma560_friction_pack v115 = v91 + v114;
    const puma560_friction_pack v116 = 0.0047376000000000015 * v1_cosine[0];
    const puma560_friction_pack v117 = (0.3244698455 * v1_cosine[0]) + (0.022546398 * v1_sine[0]);
    const puma560_friction_pack v118 = (0.022546398 * v1_cosine[0]) - (0.3244698455 * v1_sine[0]);
    const puma560_friction_pack v119 = ((v84 * v101) - ((v12 * v117) + (v87 * v116))) + (v43 * v118);
    const puma560_friction_pack v120 = v1_sine[0] * v118;
    const puma560_friction_pack v121 = v120 + (v1_cosine[0] * v117);
    const puma560_friction_pack v122 = v91 * v55;
    const puma560_friction_pack v123 = 2.0 * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v124 = v10 * v123;
    const puma560_friction_pack v125 = v91 * v84;
    const puma560_friction_pack v126 = (puma560_friction_pack_at(&qdd[0]) * v125) + (0.0047376000000000015 * ((puma560_friction_pack_at(&qd[0]) * v9) - (v22 * v1_sine[0])));
    const puma560_friction_pack v127 = (v126 - (v124 * (v121 - v122))) + v119;
    const puma560_friction_pack v128 = ((v127 - (v115 * ((v1_sine[1] * v81) + (v111 * v72)))) + v113) - (0.15005 * v88);
    const puma560_friction_pack v129 = (v1_cosine[1] * v98) + (v1_sine[1] * v102);
    const puma560_friction_pack v130 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_friction_pack v131 = (v1_cosine[0] * v93) - (v1_sine[0] * v96);
    const puma560_friction_pack v132 = v131 + ((v114 * (puma560_friction_pack_at(&qd[0]) * v20)) + ((0.0203 * v22) - (0.4318 * v85)));
    const puma560_friction_pack v133 = 0.0028799999999999997 * v1_sine[2];
    *(puma560_friction_unaligned *)&by_qdd[28U * stride] = puma560_friction_pack_splat(0.0006421600000000001);
    const puma560_friction_pack v134 = (((v104 * v26) - (v133 * v132)) + (0.00020216000000000006 * v28)) + (0.0006421600000000001 * v25);
    const puma560_friction_pack v135 = v19 + v24;
    const puma560_friction_pack v136 = (v134 + (0.0006500000000000002 * v135)) + (v130 * v129);
    const puma560_friction_pack v137 = (v1_sine[2] * v109) + (v1_cosine[2] * v105);
    const puma560_friction_pack v138 = v137 + (0.00075 * v40);
    const puma560_friction_pack v139 = (v1_cosine[1] * v138) - (v1_sine[1] * v136);
    const puma560_friction_pack v140 = v128 + (v1_cosine[0] * (v139 + (0.4318 * v112)));
    const puma560_friction_pack v141 = (0.4318 * v59) + (0.0406 * v21);
    const puma560_friction_pack v142 = (v92 - (v94 * v89)) - v93;
    const puma560_friction_pack v143 = (v95 + (v90 * v91)) + v96;
    const puma560_friction_pack v144 = ((v1_cosine[0] * v142) - v141) + (v1_sine[0] * v143);
    const puma560_friction_pack v145 = v1_cosine[2] * v111;
    const puma560_friction_pack v146 = v1_sine[0] * v133;
    const puma560_friction_pack v147 = (0.0203 * v14) - (0.4318 * v62);
    const puma560_friction_pack v148 = 0.8636 * v1_cosine[3];
    const puma560_friction_pack v149 = puma560_friction_pack_at(&qd[stride]) * v148;
    const puma560_friction_pack v150 = puma560_friction_pack_at(&qdd[0]) * v89;
    const puma560_friction_pack v151 = v150 + (puma560_friction_pack_at(&qd[0]) * v149);
    const puma560_friction_pack v152 = v147 + v151;
    const puma560_friction_pack v153 = v1_cosine[2] * v51;
    const puma560_friction_pack v154 = ((((v133 * v1_cosine[0]) * v143) - (v146 * v142)) + (v145 * v144)) + (v153 * v152);
    const puma560_friction_pack v155 = 0.8636 * v9;
    const puma560_friction_pack v156 = ((v133 * ((v20 * v155) - (0.0203 * v59))) - (v104 * v73)) - (0.00020216000000000006 * v74);
    const puma560_friction_pack v157 = v156 - (0.0006421600000000001 * v76);
    const puma560_friction_pack v158 = v157 + v154;
    *(puma560_friction_unaligned *)&by_q[25U * stride] = v158;
    const puma560_friction_pack v159 = 0.0006500000000000002 * (v75 + v76);
    const puma560_friction_pack v160 = v158 - v159;
    const puma560_friction_pack v161 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    const puma560_friction_pack v162 = (0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]);
    const puma560_friction_pack v163 = (0.0141984 * v1_sine[3]) - (1.601861202 * v1_cosine[3]);
    const puma560_friction_pack v164 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v165 = v1_sine[3] * v164;
    const puma560_friction_pack v166 = v165 + (v1_cosine[3] * v163);
    const puma560_friction_pack v167 = ((puma560_friction_pack_at(&qd[stride]) * v123) * v166) + ((puma560_friction_pack_at(&qdd[stride]) * v162) - ((v86 - v94) * v161));
    const puma560_friction_pack v168 = v89 * v84;
    const puma560_friction_pack v169 = v1_cosine[3] * v164;
    const puma560_friction_pack v170 = (v167 + (v124 * v168)) + (puma560_friction_pack_at(&qdd[0]) * ((v1_sine[3] * v163) - v169));
    const puma560_friction_pack v171 = ((v170 - (v55 * (v150 + v151))) + (v31 * v160)) - (v89 * v112);
    const puma560_friction_pack v172 = ((v104 * v60) + (1.9999999999999998e-05 * v67)) + (0.0004221600000000001 * v72);
    const puma560_friction_pack v173 = v172 + ((v51 * v144) - (v111 * v152));
    const puma560_friction_pack v174 = (v60 * v26) - (v34 * v73);
    const puma560_friction_pack v175 = (v174 + (v1_cosine[2] * v66)) + (v1_sine[2] * v63);
    const puma560_friction_pack v176 = (0.00020000000000000004 * v174) + (0.00024000000000000003 * v175);
    const puma560_friction_pack v177 = ((0.0013999999999999998 * v13) - (9.999999999999983e-05 * v65)) + (v1_cosine[2] * v176);
    const puma560_friction_pack v178 = v177 + (v1_sine[2] * v173);
    const puma560_friction_pack v179 = (v1_sine[2] * v176) + (0.00075 * v63);
    const puma560_friction_pack v180 = (v1_cosine[2] * v173) - v179;
    *(puma560_friction_unaligned *)&by_q[stride] = ((v171 - (v1_cosine[0] * v178)) - (v16 * v180)) - v140;
    const puma560_friction_pack v181 = v141 + v131;
    const puma560_friction_pack v182 = v157 + ((v153 * v147) + ((v133 * v97) - (v145 * v181)));
    *(puma560_friction_unaligned *)&by_q[26U * stride] = v182;
    const puma560_friction_pack v183 = v159 - v182;
    const puma560_friction_pack v184 = ((v111 * v147) + (v51 * v181)) - v172;
    const puma560_friction_pack v185 = (v1_sine[2] * v184) - v177;
    *(puma560_friction_unaligned *)&by_q[20U * stride] = v185;
    const puma560_friction_pack v186 = v179 + (v1_cosine[2] * v184);
    *(puma560_friction_unaligned *)&by_q[2U * stride] = (((v1_cosine[0] * v185) - (v31 * v183)) + (v16 * v186)) - v140;
    const puma560_friction_pack v187 = (v33 * v33) - (v17 * v17);
    const puma560_friction_pack v188 = (v1_sine[2] * v187) + (v1_cosine[2] * v135);
    const puma560_friction_pack v189 = v1_sine[2] * v34;
    const puma560_friction_pack v190 = ((v57 * v189) - (v17 * v71)) - v188;
    const puma560_friction_pack v191 = (((v104 * v17) + (1.9999999999999998e-05 * v188)) + (0.0028799999999999997 * v129)) - (0.0004221600000000001 * v190);
    const puma560_friction_pack v192 = v1_cosine[2] * v33;
    const puma560_friction_pack v193 = (v17 * v26) - (v34 * v192);
    const puma560_friction_pack v194 = (v1_sine[2] * v135) - ((v1_cosine[2] * v187) + v193);
    const puma560_friction_pack v195 = (0.00020000000000000004 * v193) - (0.00024000000000000003 * v194);
    const puma560_friction_pack v196 = (v1_sine[2] * v191) + ((v1_cosine[2] * v195) + (9.999999999999983e-05 * v187));
    const puma560_friction_pack v197 = v111 * v115;
    const puma560_friction_pack v198 = v1_sine[2] * v26;
    const puma560_friction_pack v199 = (v192 * v27) + (v33 * v198);
    const puma560_friction_pack v200 = 0.0028799999999999997 * (v39 - v199);
    const puma560_friction_pack v201 = (v17 * v79) - (v192 * v78);
    const puma560_friction_pack v202 = (v1_sine[2] * v201) - (v1_cosine[2] * v200);
    const puma560_friction_pack v203 = v1_sine[1] * v115;
    const puma560_friction_pack v204 = (((v203 * v202) - (v197 * v190)) - (v1_cosine[0] * v196)) + (v115 * v52);
    const puma560_friction_pack v205 = ((v1_sine[2] * v195) - (0.00075 * v135)) - (v1_cosine[2] * v191);
    const puma560_friction_pack v206 = ((v1_cosine[1] * v202) + (v51 * v190)) - v112;
    const puma560_friction_pack v207 = (v1_sine[2] * v200) + (v1_cosine[2] * v201);
    const puma560_friction_pack v208 = (v1_cosine[0] * v206) + (v1_sine[0] * v207);
    const puma560_friction_pack v209 = (((v104 * v192) - (0.0006421600000000001 * v39)) + (0.00020216000000000006 * v199)) - (v130 * v103);
    const puma560_friction_pack v210 = v209 + (0.0006500000000000002 * v40);
    *(puma560_friction_unaligned *)&by_q[3U * stride] = ((0.15005 * v208) + (v204 + (v16 * (v136 + v205)))) + (v31 * (v138 - v210));
    const puma560_friction_pack v211 = (v27 * v27) - v30;
    const puma560_friction_pack v212 = (v27 * v78) - v29;
    const puma560_friction_pack v213 = (v36 + (v133 * v211)) + (v1_cosine[2] * v212);
    const puma560_friction_pack v214 = (v1_sine[2] * v212) - ((v130 * v211) + v53);
    const puma560_friction_pack v215 = v107 + v108;
    const puma560_friction_pack v216 = (v1_cosine[1] * v214) + (v51 * v215);
    const puma560_friction_pack v217 = (v1_cosine[0] * v216) + (v1_sine[0] * v213);
    const puma560_friction_pack v218 = (((v104 * v27) + (v130 * v132)) + (0.00020216000000000006 * v211)) + (v133 * v129);
    const puma560_friction_pack v219 = (((v197 * v215) - (v31 * v218)) - (v203 * v214)) - (0.15005 * v217);
    const puma560_friction_pack v220 = (0.0004221600000000001 * v215) - (1.9999999999999998e-05 * v106);
    const puma560_friction_pack v221 = 3.9999999999999996e-05 * v49;
    *(puma560_friction_unaligned *)&by_q[34U * stride] = v221;
    const puma560_friction_pack v222 = v221 + (0.00020000000000000004 * v50);
    const puma560_friction_pack v223 = (v137 + (v1_sine[2] * v220)) - (v1_cosine[2] * v222);
    const puma560_friction_pack v224 = ((v1_sine[2] * v222) - v110) + (v1_cosine[2] * v220);
    *(puma560_friction_unaligned *)&by_q[4U * stride] = (v219 - (v1_cosine[0] * v223)) - (v16 * v224);
    const puma560_friction_pack v225 = v1_cosine[0] * v91;
    const puma560_friction_pack v226 = v1_sine[0] * v91;
    const puma560_friction_pack v227 = ((v22 * v125) - (v226 * v54)) - (v225 * v52);
    const puma560_friction_pack v228 = (v227 + (((v85 * v122) - (v225 * v83)) - (v226 * v82))) + (v89 * v88);
    const puma560_friction_pack v229 = ((puma560_friction_pack_at(&qdd[0]) * v162) - ((37.2347379 * v1_sine[3]) + (1.024164 * v1_cosine[3]))) + (v87 * v122);
    const puma560_friction_pack v230 = v227 + (((v229 + (v85 * v168)) + ((v90 - v94) * v166)) + (v89 * v56));
    const puma560_friction_pack v231 = (((0.0047376000000000015 * v12) + ((v85 - v87) * v121)) + (0.0203 * v83)) - (0.4318 * v82);
    const puma560_friction_pack v232 = v231 + (((v1_cosine[1] * v160) + ((v84 * v142) - (v55 * v143))) + (v1_sine[1] * v180));
    *(puma560_friction_unaligned *)&by_q[13U * stride] = v232;
    *(puma560_friction_unaligned *)&by_q[7U * stride] = (v232 + v230) - v228;
    const puma560_friction_pack v233 = (((v1_cosine[1] * v183) + ((v84 * v93) + (v55 * v96))) + (v1_sine[1] * v186)) - v231;
    *(puma560_friction_unaligned *)&by_q[8U * stride] = -(v228 + v233);
    const puma560_friction_pack v234 = ((0.4318 * v206) + (((0.0203 * v207) + (v1_cosine[1] * v210)) + (v1_sine[1] * v205))) - v139;
    *(puma560_friction_unaligned *)&by_q[9U * stride] = (((v226 * v206) - (v225 * v207)) - (v89 * v208)) - v234;
    const puma560_friction_pack v235 = ((0.4318 * v216) + ((0.0203 * v213) - (v1_cosine[1] * v218))) + (v1_sine[1] * v224);
    *(puma560_friction_unaligned *)&by_q[16U * stride] = v235;
    *(puma560_friction_unaligned *)&by_q[10U * stride] = v235 + ((v89 * v217) + ((v225 * v213) - (v226 * v216)));
    *(puma560_friction_unaligned *)&by_q[14U * stride] = -v233;
    *(puma560_friction_unaligned *)&by_q[15U * stride] = -v234;
    *(puma560_friction_unaligned *)&by_q[19U * stride] = -v178;
    *(puma560_friction_unaligned *)&by_q[21U * stride] = -v196;
    *(puma560_friction_unaligned *)&by_q[22U * stride] = -v223;
    *(puma560_friction_unaligned *)&by_q[27U * stride] = -v209;
    *(puma560_friction_unaligned *)&by_q[28U * stride] = -v218;
    const puma560_friction_pack v236 = -(3.9999999999999996e-05 * v175);
    *(puma560_friction_unaligned *)&by_q[31U * stride] = v236;
    *(puma560_friction_unaligned *)&by_q[32U * stride] = v236;
    *(puma560_friction_unaligned *)&by_q[33U * stride] = 3.9999999999999996e-05 * v194;
    const puma560_friction_pack v237 = 2.0 * v9;
    const puma560_friction_pack v238 = 2.0 * v10;
    const puma560_friction_pack v239 = v238 * v1_cosine[0];
    const puma560_friction_pack v240 = ((v1_cosine[1] * v239) - (v1_cosine[0] * v57)) - (v31 * (v61 - v237));
    const puma560_friction_pack v241 = (v31 * v17) + (v16 * v33);
    const puma560_friction_pack v242 = v10 * v1_sine[0];
    const puma560_friction_pack v243 = v242 - v241;
    const puma560_friction_pack v244 = (v1_sine[2] * v243) - (v1_cosine[2] * v240);
    const puma560_friction_pack v245 = v1_cosine[2] * v1_cosine[0];
    const puma560_friction_pack v246 = (v1_sine[2] * v16) - v245;
    const puma560_friction_pack v247 = v244 + ((v31 * v71) + (v246 * v68));
    const puma560_friction_pack v248 = (0.3001 * puma560_friction_pack_at(&qd[0])) - v100;
    const puma560_friction_pack v249 = (((0.8636 * v10) * v1_cosine[0]) - v248) + (0.0406 * v242);
    const puma560_friction_pack v250 = (v9 * (v148 + (0.0406 * v1_cosine[0]))) - (v1_sine[0] * v155);
    const puma560_friction_pack v251 = (((v104 * v31) + (v51 * v250)) - (v111 * v249)) + (1.9999999999999998e-05 * v244);
    const puma560_friction_pack v252 = v251 + (0.0004221600000000001 * v247);
    const puma560_friction_pack v253 = (v1_sine[2] * v1_cosine[0]) + (v1_cosine[2] * v16);
    const puma560_friction_pack v254 = (v31 * v26) + (v253 * v34);
    const puma560_friction_pack v255 = (v254 + (v1_sine[2] * v240)) + (v1_cosine[2] * v243);
    const puma560_friction_pack v256 = (0.00020000000000000004 * v254) + (0.00024000000000000003 * v255);
    const puma560_friction_pack v257 = (v1_sine[2] * v252) + ((v1_cosine[2] * v256) + ((0.0013999999999999998 * v242) - (9.999999999999983e-05 * v241)));
    const puma560_friction_pack v258 = (v253 * v27) + (v246 * v26);
    const puma560_friction_pack v259 = (v1_cosine[0] * v17) + (v16 * v18);
    const puma560_friction_pack v260 = v259 + ((v1_sine[1] * v239) - (v16 * v237));
    const puma560_friction_pack v261 = 0.0028799999999999997 * (v260 + v258);
    const puma560_friction_pack v262 = (v31 * v79) + (v253 * v78);
    const puma560_friction_pack v263 = (v1_sine[2] * v262) - (v1_cosine[2] * v261);
    const puma560_friction_pack v264 = (v1_cosine[0] * v118) - 0.011273199;
    const puma560_friction_pack v265 = v169 - 0.0070992;
    const puma560_friction_pack v266 = ((v55 * v248) - ((2.0 * puma560_friction_pack_at(&qd[stride])) * v265)) - (v238 * (v125 + v264));
    const puma560_friction_pack v267 = 0.0024871679999999997 * v1_sine[2];
    const puma560_friction_pack v268 = 0.00011692799999999998 * v1_sine[0];
    const puma560_friction_pack v269 = ((v20 * (v267 * (v1_cosine[3] - v1_sine[0]))) - (v104 * v253)) + (v9 * (v1_sine[2] * v268));
    const puma560_friction_pack v270 = (((v269 - (v145 * v250)) - (v153 * v249)) - (0.0006421600000000001 * v260)) - (0.00020216000000000006 * v258);
    const puma560_friction_pack v271 = (0.0006500000000000002 * (v259 + v260)) - v270;
    const puma560_friction_pack v272 = (((v266 + (v197 * v247)) + (v203 * v263)) - (v1_cosine[0] * v257)) + (v31 * v271);
    const puma560_friction_pack v273 = ((v1_sine[2] * v256) + (0.00075 * v240)) - (v1_cosine[2] * v252);
    const puma560_friction_pack v274 = (v1_cosine[1] * v263) - (v51 * v247);
    const puma560_friction_pack v275 = (v1_sine[2] * v261) + (v1_cosine[2] * v262);
    const puma560_friction_pack v276 = (v1_cosine[0] * v274) + ((v1_sine[0] * v275) - (v123 * v55));
    *(puma560_friction_unaligned *)&by_qd[0] = (0.15005 * v276) + (v272 + (v16 * v273));
    const puma560_friction_pack v277 = (v1_cosine[1] * v17) - (v1_sine[1] * v33);
    const puma560_friction_pack v278 = v20 - v277;
    const puma560_friction_pack v279 = v1_cosine[2] * v1_sine[1];
    const puma560_friction_pack v280 = (v1_cosine[1] * v26) - (v279 * v34);
    const puma560_friction_pack v281 = (v1_cosine[1] * v61) - (2.0 * v64);
    const puma560_friction_pack v282 = ((v1_sine[2] * v281) - v280) - (v1_cosine[2] * v278);
    const puma560_friction_pack v283 = (0.00020000000000000004 * v280) - (0.00024000000000000003 * v282);
    const puma560_friction_pack v284 = (v1_sine[2] * v283) - (0.00075 * v281);
    const puma560_friction_pack v285 = (v1_sine[2] * v278) + (v1_cosine[2] * v281);
    const puma560_friction_pack v286 = v1_sine[2] * v1_sine[1];
    const puma560_friction_pack v287 = (v285 - (v286 * v68)) + (v1_cosine[1] * v71);
    const puma560_friction_pack v288 = ((v104 * v1_cosine[1]) + (1.9999999999999998e-05 * v285)) + (0.0004221600000000001 * v287);
    const puma560_friction_pack v289 = (0.8636 * puma560_friction_pack_at(&qd[0])) * v1_sine[3];
    const puma560_friction_pack v290 = v155 + (0.0406 * v20);
    const puma560_friction_pack v291 = v290 + v289;
    const puma560_friction_pack v292 = ((v1_sine[0] * v100) + (0.0406 * v10)) + (v1_cosine[0] * v149);
    const puma560_friction_pack v293 = v288 + ((v51 * v292) - (v111 * v291));
    const puma560_friction_pack v294 = (v1_cosine[2] * v293) - v284;
    const puma560_friction_pack v295 = ((0.0013999999999999998 * v20) - (9.999999999999983e-05 * v277)) + (v1_cosine[2] * v283);
    const puma560_friction_pack v296 = v295 + (v1_sine[2] * v293);
    const puma560_friction_pack v297 = (v279 * v27) + (v286 * v26);
    const puma560_friction_pack v298 = v1_sine[1] * v18;
    const puma560_friction_pack v299 = v298 - (2.0 * v60);
    const puma560_friction_pack v300 = (((v10 * v267) - (v104 * v279)) - (0.0006421600000000001 * v299)) - (0.00020216000000000006 * v297);
    const puma560_friction_pack v301 = puma560_friction_pack_at(&qd[stride]) * v1_cosine[3];
    const puma560_friction_pack v302 = (v145 * v292) + (v267 * ((v1_cosine[0] * v99) - (v1_sine[0] * v301)));
    const puma560_friction_pack v303 = ((-(v153 * v291)) - v302) - v300;
    const puma560_friction_pack v304 = 0.0006500000000000002 * (v298 + v299);
    const puma560_friction_pack v305 = v304 + v303;
    const puma560_friction_pack v306 = v123 * v265;
    const puma560_friction_pack v307 = ((((0.047502 * v99) - (1.3807826870000002 * v301)) - (v289 * v55)) - v306) - (v31 * v305);
    const puma560_friction_pack v308 = (v1_cosine[1] * v79) - (v279 * v78);
    const puma560_friction_pack v309 = 0.0028799999999999997 * (v299 + v297);
    const puma560_friction_pack v310 = (v1_sine[2] * v309) - (v1_cosine[2] * v308);
    const puma560_friction_pack v311 = (v1_sine[2] * v308) + (v1_cosine[2] * v309);
    const puma560_friction_pack v312 = (v1_cosine[1] * v311) - (v51 * v287);
    const puma560_friction_pack v313 = (v1_cosine[0] * v312) - ((v1_sine[0] * v310) + (v238 * v55));
    const puma560_friction_pack v314 = v148 * v84;
    const puma560_friction_pack v315 = (puma560_friction_pack_at(&qd[0]) * v314) + (v123 * v264);
    const puma560_friction_pack v316 = (v315 - (0.009475200000000003 * v242)) - (v115 * ((v1_sine[1] * v311) + (v111 * v287)));
    const puma560_friction_pack v317 = v316 - (0.15005 * v313);
    *(puma560_friction_unaligned *)&by_qd[stride] = ((v307 - (v1_cosine[0] * v296)) - (v16 * v294)) - v317;
    const puma560_friction_pack v318 = v288 + ((0.00011692799999999998 * v15) - (v111 * v290));
    const puma560_friction_pack v319 = (v1_cosine[2] * v318) - v284;
    const puma560_friction_pack v320 = v295 + (v1_sine[2] * v318);
    const puma560_friction_pack v321 = 0.00011692799999999998 * v1_cosine[2];
    const puma560_friction_pack v322 = v300 + ((v153 * v290) + (v32 * v321));
    *(puma560_friction_unaligned *)&by_qd[26U * stride] = v322;
    const puma560_friction_pack v323 = v304 - v322;
    *(puma560_friction_unaligned *)&by_qd[2U * stride] = -((v317 + (v16 * v319)) + ((v1_cosine[0] * v320) + (v31 * v323)));
    const puma560_friction_pack v324 = (v1_cosine[2] * v68) - (2.0 * v192);
    const puma560_friction_pack v325 = (3.9999999999999996e-05 * v192) - (0.0004221600000000001 * v324);
    const puma560_friction_pack v326 = (v1_sine[2] * v57) - v189;
    const puma560_friction_pack v327 = (0.00020000000000000004 * v189) - (0.00024000000000000003 * v326);
    const puma560_friction_pack v328 = ((v1_sine[2] * v327) - (0.0015 * v33)) - (v1_cosine[2] * v325);
    const puma560_friction_pack v329 = (v1_sine[2] * v325) + (v1_cosine[2] * v327);
    const puma560_friction_pack v330 = v1_cosine[2] * v26;
    const puma560_friction_pack v331 = (v1_sine[2] * v27) - v330;
    const puma560_friction_pack v332 = ((v104 * v1_sine[2]) + (0.0006421600000000001 * v17)) + (0.00020216000000000006 * v331);
    *(puma560_friction_unaligned *)&by_qd[27U * stride] = v332;
    const puma560_friction_pack v333 = v332 + (0.0013000000000000004 * v17);
    const puma560_friction_pack v334 = ((v31 * v333) - ((v1_cosine[0] * v329) + (v197 * v324))) + (v16 * v328);
    const puma560_friction_pack v335 = 0.0028799999999999997 * (v17 + v331);
    const puma560_friction_pack v336 = v1_sine[2] * v1_sine[2];
    const puma560_friction_pack v337 = (v336 * v78) - (v1_cosine[2] * v335);
    const puma560_friction_pack v338 = (v1_cosine[1] * v337) + (v51 * v324);
    const puma560_friction_pack v339 = v1_sine[2] * (v335 + (v1_cosine[2] * v78));
    const puma560_friction_pack v340 = (v1_cosine[0] * v338) + (v1_sine[0] * v339);
    *(puma560_friction_unaligned *)&by_qd[3U * stride] = (0.15005 * v340) + (v334 + (v203 * v337));
    const puma560_friction_pack v341 = 0.0057599999999999995 * v27;
    const puma560_friction_pack v342 = v104 + (0.0008443200000000002 * v27);
    const puma560_friction_pack v343 = (0.00044000000000000007 * v198) - (v1_cosine[2] * v342);
    const puma560_friction_pack v344 = (v1_sine[2] * v342) + (0.00044000000000000007 * v330);
    const puma560_friction_pack v345 = ((v16 * v343) + (v115 * ((v1_cosine[1] * v341) + (v286 * v79)))) - (v1_cosine[0] * v344);
    const puma560_friction_pack v346 = (v1_sine[1] * v341) - (v69 * v79);
    const puma560_friction_pack v347 = v1_cosine[2] * v1_sine[0];
    const puma560_friction_pack v348 = (v1_cosine[0] * v346) - (v347 * v79);
    *(puma560_friction_unaligned *)&by_qd[4U * stride] = v345 - (0.15005 * v348);
    const puma560_friction_pack v349 = 3.9999999999999996e-05 * v34;
    const puma560_friction_pack v350 = 3.9999999999999996e-05 * v26;
    *(puma560_friction_unaligned *)&by_qd[29U * stride] = v350;
    *(puma560_friction_unaligned *)&by_qd[5U * stride] = (v31 * v350) - (v253 * v349);
    const puma560_friction_pack v351 = (((v315 - (0.0203 * v275)) + (v1_cosine[1] * v271)) - (0.4318 * v274)) - (v1_sine[1] * v273);
    *(puma560_friction_unaligned *)&by_qd[12U * stride] = v351;
    *(puma560_friction_unaligned *)&by_qd[6U * stride] = (((v306 - (v225 * v275)) + (v226 * v274)) - (v89 * v276)) + v351;
    const puma560_friction_pack v352 = (((v10 * v314) - (v225 * v310)) - (v226 * v312)) + (v89 * v313);
    const puma560_friction_pack v353 = (0.4318 * v312) - (0.0203 * v310);
    const puma560_friction_pack v354 = ((((puma560_friction_pack_at(&qd[stride]) * v314) - (v100 * v55)) - (v1_cosine[1] * v305)) + (v1_sine[1] * v294)) - v353;
    *(puma560_friction_unaligned *)&by_qd[13U * stride] = v354;
    *(puma560_friction_unaligned *)&by_qd[7U * stride] = v354 - v352;
    const puma560_friction_pack v355 = (v353 + (v1_cosine[1] * v323)) - (v1_sine[1] * v319);
    *(puma560_friction_unaligned *)&by_qd[8U * stride] = -(v352 + v355);
    const puma560_friction_pack v356 = ((0.4318 * v338) + ((v1_sine[1] * v328) - (v1_cosine[1] * v333))) + (0.0203 * v339);
    *(puma560_friction_unaligned *)&by_qd[9U * stride] = ((v226 * v338) - v356) - ((v89 * v340) + (v225 * v339));
    const puma560_friction_pack v357 = ((0.4318 * v346) - (v321 * v34)) - (v1_sine[1] * v343);
    *(puma560_friction_unaligned *)&by_qd[16U * stride] = v357;
    *(puma560_friction_unaligned *)&by_qd[10U * stride] = v357 + ((v89 * v348) - ((((0.0024871679999999997 * v1_cosine[3]) * v245) * v34) + (v226 * v346)));
    const puma560_friction_pack v358 = (v1_cosine[1] * v350) + (v279 * v349);
    *(puma560_friction_unaligned *)&by_qd[11U * stride] = v358;
    *(puma560_friction_unaligned *)&by_qd[17U * stride] = v358;
    *(puma560_friction_unaligned *)&by_qd[14U * stride] = -v355;
    *(puma560_friction_unaligned *)&by_qd[15U * stride] = -v356;
    *(puma560_friction_unaligned *)&by_qd[18U * stride] = -v257;
    *(puma560_friction_unaligned *)&by_qd[19U * stride] = -v296;
    *(puma560_friction_unaligned *)&by_qd[20U * stride] = -v320;
    *(puma560_friction_unaligned *)&by_qd[21U * stride] = -v329;
    *(puma560_friction_unaligned *)&by_qd[22U * stride] = -v344;
    *(puma560_friction_unaligned *)&by_qd[23U * stride] = (-3.9999999999999996e-05) * v189;
    *(puma560_friction_unaligned *)&by_qd[24U * stride] = -v270;
    *(puma560_friction_unaligned *)&by_qd[25U * stride] = -v303;
    *(puma560_friction_unaligned *)&by_qd[30U * stride] = (-3.9999999999999996e-05) * v255;
    const puma560_friction_pack v359 = 3.9999999999999996e-05 * v282;
    *(puma560_friction_unaligned *)&by_qd[31U * stride] = v359;
    *(puma560_friction_unaligned *)&by_qd[32U * stride] = v359;
    *(puma560_friction_unaligned *)&by_qd[33U * stride] = 3.9999999999999996e-05 * v326;
    *(puma560_friction_unaligned *)&by_qd[34U * stride] = -v350;
    const puma560_friction_pack v360 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_friction_pack v361 = v1_sine[0] * v360;
    const puma560_friction_pack v362 = v1_cosine[0] * v69;
    const puma560_friction_pack v363 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v364 = (v363 * (v362 + v347)) - v122;
    const puma560_friction_pack v365 = 0.00020216000000000006 * v336;
    const puma560_friction_pack v366 = 0.0016399999999999997 + v365;
    *(puma560_friction_unaligned *)&by_qdd[21U * stride] = v366;
    const puma560_friction_pack v367 = 5.846399999999999e-05 * v69;
    const puma560_friction_pack v368 = v367 - v366;
    const puma560_friction_pack v369 = v367 + v368;
    const puma560_friction_pack v370 = ((((3.153542285625 + (0.0008642879999999998 * v286)) - (v245 * v268)) - v165) - v120) - v369;
    const puma560_friction_pack v371 = v365 - 0.00119216;
    const puma560_friction_pack v372 = v1_sine[1] * (0.0012921600000000003 + v371);
    const puma560_friction_pack v373 = v1_sine[0] * ((v1_sine[0] * (v371 - v369)) - ((v31 * v372) + (0.0024871679999999997 * v347)));
    *(puma560_friction_unaligned *)&by_qdd[0] = (v370 - (2.0 * (v364 - (v362 * v361)))) - v373;
    const puma560_friction_pack v374 = ((v133 * v16) - v84) - (0.0028799999999999997 * v245);
    const puma560_friction_pack v375 = v1_sine[2] * v31;
    const puma560_friction_pack v376 = v286 * v360;
    const puma560_friction_pack v377 = (((v116 + (v1_cosine[0] * v376)) + (5.846399999999999e-05 * v375)) - (0.15005 * v374)) - (v16 * v372);
    const puma560_friction_pack v378 = (0.0012435839999999998 * v1_sine[3]) * v286;
    const puma560_friction_pack v379 = -((v378 + v161) + v377);
    *(puma560_friction_unaligned *)&by_qdd[stride] = v379;
    *(puma560_friction_unaligned *)&by_qdd[6U * stride] = v379;
    const puma560_friction_pack v380 = -v377;
    *(puma560_friction_unaligned *)&by_qdd[2U * stride] = v380;
    *(puma560_friction_unaligned *)&by_qdd[12U * stride] = v380;
    const puma560_friction_pack v381 = (v1_cosine[0] * ((0.0004321439999999999 * v286) - v368)) - (v69 * (v363 - v361));
    *(puma560_friction_unaligned *)&by_qdd[3U * stride] = v381;
    *(puma560_friction_unaligned *)&by_qdd[18U * stride] = v381;
    const puma560_friction_pack v382 = v146 - (v111 * v245);
    const puma560_friction_pack v383 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const puma560_friction_pack v384 = (((v383 * v31) - (v363 * v279)) - ((5.846399999999999e-05 * v1_sine[1]) * v245)) + (0.15005 * v382);
    *(puma560_friction_unaligned *)&by_qdd[4U * stride] = v384;
    *(puma560_friction_unaligned *)&by_qdd[24U * stride] = v384;
    const puma560_friction_pack v385 = -(3.9999999999999996e-05 * v246);
    *(puma560_friction_unaligned *)&by_qdd[5U * stride] = v385;
    *(puma560_friction_unaligned *)&by_qdd[30U * stride] = v385;
    const puma560_friction_pack v386 = v364 + (v89 * v374);
    const puma560_friction_pack v387 = (v1_sine[1] * v372) + ((2.0 * v367) - ((0.0024871679999999997 * v1_cosine[2]) + 0.3592922305));
    const puma560_friction_pack v388 = v386 + v387;
    *(puma560_friction_unaligned *)&by_qdd[7U * stride] = (1.748114002 - v386) - v388;
    const puma560_friction_pack v389 = -v388;
    *(puma560_friction_unaligned *)&by_qdd[8U * stride] = v389;
    *(puma560_friction_unaligned *)&by_qdd[13U * stride] = v389;
    const puma560_friction_pack v390 = -(((v1_cosine[0] * v378) + v376) - (v363 * v375));
    *(puma560_friction_unaligned *)&by_qdd[9U * stride] = v390;
    *(puma560_friction_unaligned *)&by_qdd[19U * stride] = v390;
    const puma560_friction_pack v391 = (5.846399999999999e-05 * v1_sine[2]) - (v1_cosine[1] * v383);
    const puma560_friction_pack v392 = -((v391 + (v89 * v382)) + (v363 * v253));
    *(puma560_friction_unaligned *)&by_qdd[10U * stride] = v392;
    *(puma560_friction_unaligned *)&by_qdd[25U * stride] = v392;
    const puma560_friction_pack v393 = 3.9999999999999996e-05 * v286;
    *(puma560_friction_unaligned *)&by_qdd[11U * stride] = v393;
    *(puma560_friction_unaligned *)&by_qdd[17U * stride] = v393;
    *(puma560_friction_unaligned *)&by_qdd[31U * stride] = v393;
    *(puma560_friction_unaligned *)&by_qdd[32U * stride] = v393;
    *(puma560_friction_unaligned *)&by_qdd[14U * stride] = -v387;
    const puma560_friction_pack v394 = -v376;
    *(puma560_friction_unaligned *)&by_qdd[15U * stride] = v394;
    *(puma560_friction_unaligned *)&by_qdd[20U * stride] = v394;
    const puma560_friction_pack v395 = -v391;
    *(puma560_friction_unaligned *)&by_qdd[16U * stride] = v395;
    *(puma560_friction_unaligned *)&by_qdd[26U * stride] = v395;
    const puma560_friction_pack v396 = 3.9999999999999996e-05 * v1_cosine[2];
    *(puma560_friction_unaligned *)&by_qdd[23U * stride] = v396;
    *(puma560_friction_unaligned *)&by_qdd[33U * stride] = v396;
    if (!puma560_friction_pack_within(v_beyond)) {
        puma560_friction_pack_inverse_dynamics_gradients_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

void puma560_friction_inverse_dynamics_gradients_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 36U, by_q);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double by_q_rest[36U * PUMA560_FRICTION_LANES];
        double by_qd_rest[36U * PUMA560_FRICTION_LANES];
        double by_qdd_rest[36U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_inverse_dynamics_gradients_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_q_rest, by_q);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_qd_rest, by_qd);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_qdd_rest, by_qdd);
    }
}

void puma560_friction_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 36U, by_q);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double by_q_rest[36U * PUMA560_FRICTION_LANES];
        double by_qd_rest[36U * PUMA560_FRICTION_LANES];
        double by_qdd_rest[36U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_inverse_dynamics_gradients_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_q_rest, by_q);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_qd_rest, by_qd);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_qdd_rest, by_qdd);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
