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
static PUMA560_FRICTION_APART void puma560_friction_pack_friction_limits_again(puma560_friction_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_FRICTION_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_friction_prepared *own = (const puma560_friction_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];
            double tau_lane[6];
            signed char mode_lane[6];
            double f_lane[6];
            double qdd_lane[6];
            double low_lane[6];
            double high_lane[6];
            double load_lane[6];

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
            puma560_friction_friction_limits(own, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
            for (size_t k = 0U; k < 6U; k++) {
                f[(k * stride) + lane] = f_lane[k];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
            for (size_t k = 0U; k < 6U; k++) {
                low[(k * stride) + lane] = low_lane[k];
            }
            for (size_t k = 0U; k < 6U; k++) {
                high[(k * stride) + lane] = high_lane[k];
            }
            for (size_t k = 0U; k < 6U; k++) {
                load[(k * stride) + lane] = load_lane[k];
            }
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_friction_limits_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
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
    const puma560_friction_pack v9 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v10 = v1_sine[1] * v1_cosine[0];
    const puma560_friction_pack v11 = (puma560_friction_pack_at(&qd[0]) * v10) - (v1_sine[0] * v9);
    const puma560_friction_pack v12 = puma560_friction_pack_at(&qd[3U * stride]) + (puma560_friction_pack_at(&qd[0]) * v1_cosine[1]);
    const puma560_friction_pack v13 = (v1_sine[2] * v12) + (v1_cosine[2] * v11);
    const puma560_friction_pack v14 = (v1_sine[2] * v11) - (v1_cosine[2] * v12);
    const puma560_friction_pack v15 = v14 * v13;
    const puma560_friction_pack v16 = v12 * v11;
    const puma560_friction_pack v17 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v18 = v1_cosine[1] * v17;
    const puma560_friction_pack v19 = puma560_friction_pack_at(&qd[0]) * v9;
    const puma560_friction_pack v20 = v1_cosine[1] * v19;
    const puma560_friction_pack v21 = 2.0 * v20;
    const puma560_friction_pack v22 = ((v10 * v18) - v16) - (v1_sine[0] * v21);
    const puma560_friction_pack v23 = -(0.0028799999999999997 * (v22 - v15));
    const puma560_friction_pack v24 = v1_sine[1] * v1_sine[0];
    const puma560_friction_pack v25 = (v1_cosine[0] * v9) + (puma560_friction_pack_at(&qd[0]) * v24);
    const puma560_friction_pack v26 = puma560_friction_pack_at(&qd[4U * stride]) + v25;
    const puma560_friction_pack v27 = 0.0028799999999999997 * ((v26 * v26) + (v13 * v13));
    const puma560_friction_pack v28 = (v1_sine[2] * v27) - (v1_cosine[2] * v23);
    const puma560_friction_pack v29 = ((v24 * v18) - (v12 * (2.0 * v25))) + (v1_cosine[0] * v21);
    const puma560_friction_pack v30 = v25 * v11;
    const puma560_friction_pack v31 = v1_sine[1] * v19;
    const puma560_friction_pack v32 = v31 - v30;
    const puma560_friction_pack v33 = (v1_sine[2] * v32) - (v1_cosine[2] * v29);
    const puma560_friction_pack v34 = v33 + (v14 * (2.0 * v26));
    const puma560_friction_pack v35 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v36 = (v1_cosine[0] * v28) - (v35 * v34);
    const puma560_friction_pack v37 = (v1_cosine[2] * v27) + (v1_sine[2] * v23);
    const puma560_friction_pack v38 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    const puma560_friction_pack v39 = v9 * v9;
    const puma560_friction_pack v40 = v17 + v39;
    const puma560_friction_pack v41 = (v40 * v38) + ((v1_sine[1] * v37) + (v1_cosine[1] * v36));
    const puma560_friction_pack v42 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v43 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v44 = (0.15005 * v17) - (v43 * (0.8636 * v1_sine[3]));
    const puma560_friction_pack v45 = (0.8636 * v20) + ((0.0406 * v31) - v44);
    const puma560_friction_pack v46 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_friction_pack v47 = (0.4318 * v1_sine[1]) - (0.0203 * v1_cosine[1]);
    const puma560_friction_pack v48 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v49 = v17 + v48;
    const puma560_friction_pack v50 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v51 = (v50 * v49) - (v17 * v47);
    const puma560_friction_pack v52 = (v42 * v48) - 9.81;
    const puma560_friction_pack v53 = ((-(v1_sine[1] * v52)) - (v1_cosine[1] * v51)) - (0.0203 * v39);
    const puma560_friction_pack v54 = (v35 * v53) + (((v46 * v45) - (1.9999999999999998e-05 * v33)) - (0.0004221600000000001 * v34));
    const puma560_friction_pack v55 = 4e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v56 = v54 - (v26 * v55);
    const puma560_friction_pack v57 = v26 * v13;
    const puma560_friction_pack v58 = v57 + ((v1_cosine[2] * v32) + (v1_sine[2] * v29));
    const puma560_friction_pack v59 = (0.00020000000000000004 * v57) + (0.00024000000000000003 * v58);
    const puma560_friction_pack v60 = ((v1_sine[2] * v59) + (v1_cosine[2] * v56)) + (0.00075 * v29);
    const puma560_friction_pack v61 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v62 = (0.0006421600000000001 * v22) - (v61 * ((0.4318 * v39) + ((v1_cosine[1] * v52) - (v1_sine[1] * v51))));
    const puma560_friction_pack v63 = (v62 - (v55 * v13)) - (0.00020216000000000006 * v15);
    const puma560_friction_pack v64 = v63 + (v1_cosine[2] * ((v46 * v53) - (v35 * v45)));
    const puma560_friction_pack v65 = (-v64) - (0.0006500000000000002 * (v22 - v16));
    const puma560_friction_pack v66 = ((v52 * v38) + ((v1_cosine[0] * v65) - (v1_sine[0] * v60))) - (0.4318 * v36);
    const puma560_friction_pack v67 = (0.8913300000000002 * v1_cosine[1]) + (0.025374999999999998 * v1_sine[1]);
    const puma560_friction_pack v68 = v50 * v67;
    const puma560_friction_pack v69 = (0.3244698455 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    const puma560_friction_pack v70 = 0.011273199 + (v1_cosine[1] * v69);
    const puma560_friction_pack v71 = ((v49 * v68) + (v66 - (0.0203 * v37))) - ((v40 - v39) * v70);
    const puma560_friction_pack v72 = ((((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) + v71) - puma560_friction_pack_at(&tau[stride])) - (v42 * v41);
    const puma560_friction_pack v73 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v74 = (v1_cosine[3] * v73) - 0.0070992;
    const puma560_friction_pack v75 = (v74 * (v49 - v48)) + (v72 - (v39 * v68));
    const puma560_friction_pack v76 = v75 + (v50 * ((v1_sine[1] * v36) - (v1_cosine[1] * v37)));
    const puma560_friction_pack v77 = (3.5 * puma560_friction_pack_at(&qd[stride])) + (7.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[stride])));
    const puma560_friction_mask v78 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[stride]));
    *(puma560_friction_unaligned *)&load[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[5U * stride] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v79 = ((0.0013999999999999998 * v31) + ((v1_cosine[2] * v59) - (v1_sine[2] * v56))) - (9.999999999999983e-05 * v30);
    const puma560_friction_pack v80 = puma560_friction_pack_at(&tau[3U * stride]) + v79;
    const puma560_friction_pack v81 = (0.13 * puma560_friction_pack_at(&qd[3U * stride])) + puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_mask v82 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_pack v83 = puma560_friction_pack_at(&tau[5U * stride]) + (4e-05 * v58);
    const puma560_friction_pack v84 = (0.15 * puma560_friction_pack_at(&qd[5U * stride])) + (0.7 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[5U * stride])));
    const puma560_friction_mask v85 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[5U * stride]));
    const puma560_friction_pack v86 = puma560_friction_pack_select(v85, puma560_friction_pack_splat(0.0), v83 - v84);
    const puma560_friction_pack v87 = puma560_friction_pack_select(v85, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(25000.0));
    const puma560_friction_pack v88 = 4e-05 * v1_cosine[2];
    const puma560_friction_pack v89 = (v88 * (v87 * v86)) - puma560_friction_pack_select(v82, puma560_friction_pack_splat(0.0), v80 - v81);
    const puma560_friction_pack v90 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v91 = v1_sine[2] * v1_sine[0];
    const puma560_friction_pack v92 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_friction_pack v93 = v91 * v92;
    const puma560_friction_pack v94 = (v91 * ((v1_sine[1] * v90) - (v1_sine[3] * (0.0012435839999999998 * v1_cosine[1])))) - v93;
    const puma560_friction_pack v95 = v91 * v87;
    const puma560_friction_pack v96 = 1.6000000000000003e-09 * v95;
    const puma560_friction_pack v97 = v1_cosine[2] * v96;
    const puma560_friction_pack v98 = v97 - v94;
    const puma560_friction_pack v99 = 0.00020216000000000006 * (v1_sine[2] * v1_sine[2]);
    const puma560_friction_pack v100 = 0.0016399999999999997 + v99;
    *(puma560_friction_unaligned *)&high[5U * stride] = puma560_friction_pack_splat(1.0);
    const puma560_friction_pack v101 = -(1.0 / puma560_friction_pack_select(~v82, (v87 * (v1_cosine[2] * (1.6000000000000003e-09 * v1_cosine[2]))) - v100, puma560_friction_pack_splat(1.0)));
    const puma560_friction_pack v102 = puma560_friction_pack_select(v82, puma560_friction_pack_splat(0.0), v101);
    const puma560_friction_pack v103 = v102 * v98;
    const puma560_friction_pack v104 = v71 - puma560_friction_pack_at(&tau[2U * stride]);
    const puma560_friction_pack v105 = (3.5 * puma560_friction_pack_at(&qd[2U * stride])) + (4.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[2U * stride])));
    const puma560_friction_mask v106 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[2U * stride]));
    const puma560_friction_pack v107 = v93 + v97;
    const puma560_friction_pack v108 = v107 * v102;
    const puma560_friction_pack v109 = puma560_friction_pack_at(&tau[4U * stride]) + v64;
    const puma560_friction_pack v110 = (0.17 * puma560_friction_pack_at(&qd[4U * stride])) + (0.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[4U * stride])));
    const puma560_friction_mask v111 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[4U * stride]));
    const puma560_friction_pack v112 = puma560_friction_pack_select(v111, puma560_friction_pack_splat(0.0), v109 - v110);
    const puma560_friction_pack v113 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_friction_pack v114 = 0.0006421600000000001 + v113;
    const puma560_friction_pack v115 = (v1_cosine[0] * v114) - (5.846399999999999e-05 * v1_sine[2]);
    const puma560_friction_pack v116 = puma560_friction_pack_select(v111, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1557.2443004858599));
    const puma560_friction_pack v117 = v116 * v115;
    const puma560_friction_pack v118 = 4e-05 * v95;
    const puma560_friction_pack v119 = v86 * v118;
    const puma560_friction_pack v120 = v119 + (((v89 * v108) - puma560_friction_pack_select(v106, puma560_friction_pack_splat(0.0), -(v104 + v105))) + (v117 * v112));
    const puma560_friction_pack v121 = v1_cosine[1] * v1_cosine[2];
    const puma560_friction_pack v122 = (v1_sine[1] * v61) - (v46 * v121);
    const puma560_friction_pack v123 = v1_cosine[2] * v90;
    const puma560_friction_pack v124 = (v123 * v10) + ((v122 * v42) + ((v90 * (v1_cosine[1] * v1_sine[2])) - v115));
    const puma560_friction_pack v125 = v116 * v124;
    const puma560_friction_pack v126 = v1_sine[2] * v1_cosine[0];
    const puma560_friction_pack v127 = v90 * v126;
    const puma560_friction_pack v128 = (v1_cosine[1] * v127) + ((v1_sine[1] * v123) + (v50 * v38));
    const puma560_friction_pack v129 = v1_sine[1] * v126;
    const puma560_friction_pack v130 = (-v67) - (0.0028799999999999997 * (v121 - v129));
    const puma560_friction_pack v131 = (v130 * v42) + v128;
    const puma560_friction_pack v132 = v99 - 0.00119216;
    const puma560_friction_pack v133 = v1_sine[0] * (0.0012921600000000003 + v132);
    const puma560_friction_pack v134 = v1_sine[0] * v133;
    const puma560_friction_pack v135 = 5.846399999999999e-05 * v126;
    const puma560_friction_pack v136 = ((2.0 * (v135 - v113)) - 0.3592922305) + v134;
    const puma560_friction_pack v137 = v131 + v136;
    const puma560_friction_pack v138 = v91 * v96;
    const puma560_friction_pack v139 = v138 + v137;
    const puma560_friction_pack v140 = v139 + ((v107 * v103) - (v115 * v125));
    const puma560_friction_pack v141 = 1.0 / puma560_friction_pack_select(~v106, v138 + ((v136 + (v107 * v108)) + (v115 * v117)), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v142 = puma560_friction_pack_select(v106, puma560_friction_pack_splat(0.0), -v141);
    const puma560_friction_pack v143 = v140 * v142;
    const puma560_friction_pack v144 = ((v89 * v103) - puma560_friction_pack_select(v78, puma560_friction_pack_splat(0.0), -(v76 + v77))) + (v143 * v120);
    const puma560_friction_pack v145 = v119 + (v144 - (v125 * v112));
    const puma560_friction_pack v146 = v135 - v100;
    const puma560_friction_pack v147 = 0.0004321439999999999 * v91;
    const puma560_friction_pack v148 = v126 * v92;
    const puma560_friction_pack v149 = ((v1_sine[1] * v148) - v127) - (v1_cosine[1] * (v146 - v147));
    const puma560_friction_pack v150 = (4e-05 * v129) - (v1_cosine[1] * v88);
    const puma560_friction_pack v151 = v87 * v150;
    const puma560_friction_pack v152 = v149 + (v88 * v151);
    const puma560_friction_pack v153 = ((0.15005 * v122) + (v114 * v24)) - (v1_sine[0] * (v123 + (5.846399999999999e-05 * v121)));
    const puma560_friction_pack v154 = v116 * v153;
    const puma560_friction_pack v155 = (v10 * v133) + ((0.15005 * v130) - (v91 * (5.846399999999999e-05 * v1_sine[1])));
    const puma560_friction_pack v156 = v155 - (v1_cosine[1] * (0.0047376000000000015 + v93));
    const puma560_friction_pack v157 = v150 * v118;
    const puma560_friction_pack v158 = v157 + ((v156 - (v115 * v154)) + (v108 * v152));
    const puma560_friction_pack v159 = (v1_sine[3] * (0.6903913435000001 + (0.0012435839999999998 * v91))) + ((0.023751 * v1_cosine[3]) - v156);
    const puma560_friction_pack v160 = v157 + ((((v124 * v154) - v159) + (v103 * v152)) + (v143 * v158));
    const puma560_friction_pack v161 = v139 + ((((v131 - 1.748114002) + (v98 * v103)) + (v140 * v143)) + (v124 * v125));
    const puma560_friction_pack v162 = puma560_friction_pack_select(v78, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v78, v161, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v163 = v162 * v160;
    const puma560_friction_pack v164 = (v38 * v44) + ((v1_cosine[1] * v79) - (0.15005 * v41));
    const puma560_friction_pack v165 = puma560_friction_pack_at(&tau[0]) + (v164 - (((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3])) * (v17 - v49)));
    const puma560_friction_pack v166 = ((v165 - (v10 * v60)) - (v24 * v65)) - ((v40 - v17) * (0.0047376000000000015 * v1_sine[1]));
    const puma560_friction_pack v167 = ((v43 * (2.0 * v74)) + v166) - ((2.0 * v19) * (v70 - v68));
    const puma560_friction_pack v168 = v167 + ((v47 - v50) * ((v1_sine[0] * v28) + (v46 * v34)));
    const puma560_friction_pack v169 = (4.9 * puma560_friction_pack_at(&qd[0])) + (6.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[0])));
    const puma560_friction_mask v170 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[0]));
    const puma560_friction_pack v171 = ((puma560_friction_pack_select(v170, puma560_friction_pack_splat(0.0), v168 - v169) - (v112 * v154)) + (v86 * v151)) + (v145 * v163);
    const puma560_friction_pack v172 = v142 * v158;
    const puma560_friction_pack v173 = v102 * v152;
    const puma560_friction_pack v174 = v135 + v146;
    const puma560_friction_pack v175 = (3.153542285625 + (((2.0 * (v147 - v128)) - (v1_sine[3] * v73)) - v174)) - (v153 * v154);
    const puma560_friction_pack v176 = (((v175 - (v150 * v151)) - (v160 * v163)) - (v158 * v172)) - (v152 * v173);
    const puma560_friction_pack v177 = (v69 - (0.00011692799999999998 * v121)) + (v1_sine[1] * (v134 + (v174 + ((0.0024871679999999997 * v1_cosine[2]) - v132))));
    const puma560_friction_pack v178 = 1.0 / puma560_friction_pack_select(~v170, v176 + (v1_sine[1] * (((2.0 * v1_cosine[1]) * v148) + v177)), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v179 = puma560_friction_pack_select(v170, puma560_friction_pack_splat(0.0), v178) * ((v171 + (v120 * v172)) + (v89 * v173));
    const puma560_friction_pack v180 = (v162 * v145) + (v163 * v179);
    const puma560_friction_pack v181 = ((v142 * v120) + (v143 * v180)) + (v172 * v179);
    const puma560_friction_pack v182 = puma560_friction_pack_select(v111, puma560_friction_pack_splat(0.0), (((v116 * v112) - (v154 * v179)) - (v125 * v180)) + (v117 * v181));
    *(puma560_friction_unaligned *)&qdd[4U * stride] = v182;
    const puma560_friction_pack v183 = (((v102 * v89) + (v103 * v180)) + (v108 * v181)) + (v173 * v179);
    const puma560_friction_pack v184 = ((v151 * v179) + (v87 * (v86 + (v88 * v183)))) + (v118 * (v180 + v181));
    const puma560_friction_pack v185 = puma560_friction_pack_select(v85, puma560_friction_pack_splat(0.0), v184);
    *(puma560_friction_unaligned *)&qdd[5U * stride] = v185;
    const puma560_friction_pack v186 = puma560_friction_pack_select(v82, puma560_friction_pack_splat(0.0), -v183);
    *(puma560_friction_unaligned *)&qdd[3U * stride] = v186;
    const puma560_friction_pack v187 = puma560_friction_pack_select(v106, puma560_friction_pack_splat(0.0), -v181);
    *(puma560_friction_unaligned *)&qdd[2U * stride] = v187;
    const puma560_friction_pack v188 = (((v150 * v185) - (v149 * v186)) - (v156 * v187)) - (v153 * v182);
    const puma560_friction_pack v189 = puma560_friction_pack_select(v78, puma560_friction_pack_splat(0.0), -v180);
    *(puma560_friction_unaligned *)&qdd[stride] = v189;
    *(puma560_friction_unaligned *)&f[0] = puma560_friction_pack_select(v170, v168 + (v188 + (v159 * v189)), v169);
    const puma560_friction_pack v190 = puma560_friction_pack_select(v170, puma560_friction_pack_splat(0.0), v179);
    *(puma560_friction_unaligned *)&qdd[0] = v190;
    const puma560_friction_pack v191 = ((((v137 * v187) - (v94 * v186)) + (v124 * v182)) + (v159 * v190)) - v76;
    const puma560_friction_pack v192 = 4e-05 * v91;
    const puma560_friction_pack v193 = v192 * v185;
    *(puma560_friction_unaligned *)&f[stride] = puma560_friction_pack_select(v78, v191 - v193, v77);
    const puma560_friction_pack v194 = ((((v93 * v186) - (v115 * v182)) - (v156 * v190)) + (v137 * v189)) - v104;
    *(puma560_friction_unaligned *)&f[2U * stride] = puma560_friction_pack_select(v106, v194 - v193, v105);
    const puma560_friction_pack v195 = (v80 + (((v93 * v187) - (v149 * v190)) - (v94 * v189))) - (v88 * v185);
    *(puma560_friction_unaligned *)&f[3U * stride] = puma560_friction_pack_select(v82, v195, v81);
    *(puma560_friction_unaligned *)&f[4U * stride] = puma560_friction_pack_select(v111, v109 + (((v124 * v189) - (v115 * v187)) - (v153 * v190)), v110);
    *(puma560_friction_unaligned *)&f[5U * stride] = puma560_friction_pack_select(v85, ((v83 + (v150 * v190)) - (v88 * v186)) - (v192 * (v187 + v189)), v84);
    *(puma560_friction_unaligned *)&low[0] = puma560_friction_pack_splat(-8.4);
    *(puma560_friction_unaligned *)&low[stride] = puma560_friction_pack_splat(-9.5);
    *(puma560_friction_unaligned *)&low[2U * stride] = puma560_friction_pack_splat(-6.5);
    *(puma560_friction_unaligned *)&low[3U * stride] = puma560_friction_pack_splat(-1.4);
    *(puma560_friction_unaligned *)&low[4U * stride] = puma560_friction_pack_splat(-1.1);
    *(puma560_friction_unaligned *)&low[5U * stride] = puma560_friction_pack_splat(-1.0);
    *(puma560_friction_unaligned *)&high[0] = puma560_friction_pack_splat(8.4);
    *(puma560_friction_unaligned *)&high[stride] = puma560_friction_pack_splat(9.5);
    *(puma560_friction_unaligned *)&high[2U * stride] = puma560_friction_pack_splat(6.5);
    *(puma560_friction_unaligned *)&high[3U * stride] = puma560_friction_pack_splat(1.4);
    *(puma560_friction_unaligned *)&high[4U * stride] = puma560_friction_pack_splat(1.1);
    const puma560_friction_pack v196 = puma560_friction_pack_abs(v189) + (puma560_friction_pack_abs(v190) + (puma560_friction_pack_abs(v185) + puma560_friction_pack_abs(v186)));
    const puma560_friction_pack v197 = puma560_friction_pack_abs(v76) + (puma560_friction_pack_abs(v168) + (puma560_friction_pack_abs(v83) + puma560_friction_pack_abs(v104)));
    const puma560_friction_mask v198 = (puma560_friction_mask)((puma560_friction_pack_abs(v109) + (puma560_friction_pack_abs(v80) + v197)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_pack v199 = puma560_friction_pack_select(v198 & (puma560_friction_mask)((puma560_friction_pack_abs(v182) + (puma560_friction_pack_abs(v187) + v196)) < puma560_friction_pack_splat(1e+38)), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(6.0));
    const puma560_friction_pack v200 = puma560_friction_pack_abs(puma560_friction_pack_at(&q[stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[4U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&q[3U * stride]))));
    const puma560_friction_pack v201 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[2U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[5U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&qd[stride]))));
    const puma560_friction_mask v202 = (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&qd[4U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[3U * stride])) + v201)) < puma560_friction_pack_splat(1e+38));
    *(puma560_friction_unaligned *)&status[0] = puma560_friction_pack_select(v202 & (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&q[5U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[2U * stride])) + v200)) < puma560_friction_pack_splat(1e+38)), v199, puma560_friction_pack_splat(6.0));
    if (!puma560_friction_pack_within(v_beyond)) {
        puma560_friction_pack_friction_limits_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    }
}

void puma560_friction_friction_limits_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_friction_limits_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double f_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double low_rest[6U * PUMA560_FRICTION_LANES];
        double high_rest[6U * PUMA560_FRICTION_LANES];
        double load_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_friction_limits_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, f_rest, f);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qdd_rest, qdd);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, low_rest, low);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, high_rest, high);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, load_rest, load);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

void puma560_friction_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_friction_limits_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double f_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double low_rest[6U * PUMA560_FRICTION_LANES];
        double high_rest[6U * PUMA560_FRICTION_LANES];
        double load_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_friction_limits_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, f_rest, f);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qdd_rest, qdd);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, low_rest, low);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, high_rest, high);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, load_rest, load);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
