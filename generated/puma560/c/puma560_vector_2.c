/* puma560, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PUMA560_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in puma560_batch.c. */
#include "puma560_batch.h"

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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PUMA560_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PUMA560_APART __attribute__((noinline, unused))
#endif
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

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PUMA560_INLINE size_t puma560_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PUMA560_LANES;

    return (((count % PUMA560_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
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
    const puma560_pack rz = r * z;

    const puma560_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const puma560_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const puma560_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const puma560_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PUMA560_INLINE bool puma560_pack_within(puma560_bits beyond)
{
    return puma560_pack_all((puma560_mask)((beyond >> 18) == 0ULL));
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
    if (!puma560_pack_within(*beyond)) {
        puma560_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_inverse_dynamics_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];
            double qdd_lane[6];
            double tau_lane[6];

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
            puma560_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane);
            for (size_t k = 0U; k < 6U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
        }
    }
}

static PUMA560_APART void puma560_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0 = puma560_pack_at(&q[stride]) + puma560_pack_at(&q[2U * stride]);
    const puma560_pack v1_angle[4] = {puma560_pack_at(&q[3U * stride]), v0, puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride])};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    const puma560_pack v9 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v10 = puma560_pack_at(&qd[0]) * v1_sine[1];
    const puma560_pack v11 = (v1_sine[0] * v10) + (v9 * v1_cosine[0]);
    const puma560_pack v12 = (v9 * v1_sine[0]) - (v1_cosine[0] * v10);
    const puma560_pack v13 = v12 * v11;
    const puma560_pack v14 = v9 * v10;
    const puma560_pack v15 = puma560_pack_at(&qdd[0]) * v1_cosine[1];
    const puma560_pack v16 = v15 - v14;
    const puma560_pack v17 = puma560_pack_at(&qdd[3U * stride]) + v16;
    const puma560_pack v18 = v13 - v17;
    const puma560_pack v19 = puma560_pack_at(&qd[0]) * v1_cosine[1];
    const puma560_pack v20 = puma560_pack_at(&qd[3U * stride]) + v19;
    const puma560_pack v21 = (v1_sine[2] * v20) - (v1_cosine[2] * v12);
    const puma560_pack v22 = puma560_pack_at(&qd[4U * stride]) + v11;
    const puma560_pack v23 = v22 * v21;
    const puma560_pack v24 = (puma560_pack_at(&qdd[0]) * v1_sine[1]) + ((2.0 * v9) * v19);
    const puma560_pack v25 = v10 * v19;
    const puma560_pack v26 = puma560_pack_at(&qdd[stride]) + puma560_pack_at(&qdd[2U * stride]);
    const puma560_pack v27 = v25 - v26;
    const puma560_pack v28 = ((v20 * (2.0 * v11)) - (v1_cosine[0] * v24)) - (v1_sine[0] * v27);
    const puma560_pack v29 = ((v1_sine[2] * v28) - v23) - (v1_cosine[2] * v18);
    const puma560_pack v30 = 4e-05 * (puma560_pack_at(&qdd[5U * stride]) + v29);
    *(puma560_unaligned *)&tau[5U * stride] = v30;
    const puma560_pack v31 = (-v30) - (0.00020000000000000004 * (v29 - v23));
    const puma560_pack v32 = (v1_sine[2] * v18) + (v1_cosine[2] * v28);
    const puma560_pack v33 = (v1_sine[2] * v12) + (v1_cosine[2] * v20);
    const puma560_pack v34 = ((2.0 * v22) * v33) - v32;
    const puma560_pack v35 = v9 * v9;
    const puma560_pack v36 = v35 + (v19 * v19);
    const puma560_pack v37 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[0]);
    const puma560_pack v38 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    const puma560_pack v39 = v38 + v37;
    const puma560_pack v40 = 0.4318 * v1_cosine[3];
    const puma560_pack v41 = 0.4318 * v1_sine[3];
    const puma560_pack v42 = ((0.15005 * puma560_pack_at(&qdd[0])) - (puma560_pack_at(&qdd[stride]) * v41)) - (v39 * v40);
    const puma560_pack v43 = (9.81 + (puma560_pack_at(&qdd[stride]) * v40)) - (v38 * v41);
    const puma560_pack v44 = (v1_cosine[1] * v42) + (v1_sine[1] * v43);
    const puma560_pack v45 = (v44 - (0.0203 * v36)) + (0.4318 * v27);
    const puma560_pack v46 = v14 - v16;
    const puma560_pack v47 = puma560_pack_at(&qd[0]) * (puma560_pack_at(&qd[stride]) * 2.0);
    const puma560_pack v48 = ((v47 * v41) - (0.15005 * v37)) - (puma560_pack_at(&qdd[0]) * v40);
    const puma560_pack v49 = (v48 + (0.4318 * v24)) + (0.0203 * v46);
    const puma560_pack v50 = (v1_cosine[0] * v49) + (v1_sine[0] * v45);
    const puma560_pack v51 = 4e-05 * puma560_pack_at(&qd[5U * stride]);
    const puma560_pack v52 = (((0.0028799999999999997 * v50) - (v51 * v22)) - (1.9999999999999998e-05 * v32)) + (0.0004221600000000001 * v34);
    const puma560_pack v53 = ((v1_sine[2] * v52) + ((0.0006500000000000002 * (v13 + v17)) - (0.00075 * v18))) - (v1_cosine[2] * v31);
    *(puma560_unaligned *)&tau[3U * stride] = v53;
    const puma560_pack v54 = (v1_cosine[0] * v45) - (v1_sine[0] * v49);
    const puma560_pack v55 = 0.0028799999999999997 * ((v22 * v22) + (v21 * v21));
    const puma560_pack v56 = v33 * v21;
    const puma560_pack v57 = v12 * v20;
    const puma560_pack v58 = ((v1_sine[0] * v24) - v57) - (v1_cosine[0] * v27);
    const puma560_pack v59 = puma560_pack_at(&qdd[4U * stride]) + v58;
    const puma560_pack v60 = v56 - v59;
    const puma560_pack v61 = 0.0028799999999999997 * v60;
    const puma560_pack v62 = ((v1_sine[2] * v55) + (1.25 * v54)) + (v1_cosine[2] * v61);
    const puma560_pack v63 = (1.25 * v50) + (0.0028799999999999997 * v34);
    const puma560_pack v64 = (v1_cosine[0] * v63) - (v1_sine[0] * v62);
    const puma560_pack v65 = ((((0.00031627399999999964 * v24) - (0.0047376000000000015 * v27)) + (0.016249999999999987 * v46)) + (0.0203 * v64)) - v53;
    const puma560_pack v66 = (0.023751 * v1_cosine[3]) + (0.1208630640000001 * v1_sine[3]);
    const puma560_pack v67 = (puma560_pack_at(&qdd[stride]) * v66) + ((v37 - v39) * ((0.023751 * v1_sine[3]) - (0.1208630640000001 * v1_cosine[3])));
    const puma560_pack v68 = (0.03707455999999998 * v1_sine[3]) - (0.0141984 * v1_cosine[3]);
    const puma560_pack v69 = 0.0070992 + (v1_cosine[3] * v68);
    const puma560_pack v70 = ((puma560_pack_at(&qdd[0]) * (1.2999309934803147 + (v1_sine[3] * v68))) - v67) + (v47 * v69);
    const puma560_pack v71 = (v1_cosine[0] * v62) + (v1_sine[0] * v63);
    const puma560_pack v72 = v71 + ((0.35158 * v27) + (7.54015748031496 * v44));
    const puma560_pack v73 = (v1_cosine[1] * v43) - (v1_sine[1] * v42);
    const puma560_pack v74 = v35 + (v10 * v10);
    const puma560_pack v75 = v26 + v25;
    const puma560_pack v76 = ((0.4318 * v74) - v73) - (0.0203 * v75);
    const puma560_pack v77 = (v1_sine[2] * v61) - ((v1_cosine[2] * v55) + (1.25 * v76));
    const puma560_pack v78 = v77 + ((7.54015748031496 * v73) - (0.35158 * v74));
    const puma560_pack v79 = (v1_cosine[1] * v72) - (v1_sine[1] * v78);
    const puma560_pack v80 = (0.15005 * v79) + (v70 - (v40 * (v64 + ((0.35158 * v24) + (7.54015748031496 * v48)))));
    const puma560_pack v81 = ((v1_sine[2] * v31) - (0.00075 * v28)) + (v1_cosine[2] * v52);
    const puma560_pack v82 = ((0.00022000000000000003 * (v56 + v59)) + (v51 * v21)) - (0.0004221600000000001 * v60);
    const puma560_pack v83 = v82 + (0.0028799999999999997 * ((v1_sine[2] * v76) - (v1_cosine[2] * v54)));
    *(puma560_unaligned *)&tau[4U * stride] = v83;
    const puma560_pack v84 = (-v83) - (0.0006500000000000002 * (v58 - v57));
    const puma560_pack v85 = ((0.0047376000000000015 * (v37 - v74)) - ((0.10817090799999998 * v24) + (0.35158 * v48))) - (0.00031627399999999964 * v46);
    const puma560_pack v86 = v1_sine[1] * ((((v1_sine[0] * v84) + v85) - (0.4318 * v64)) - (v1_cosine[0] * v81));
    *(puma560_unaligned *)&tau[0] = (v80 - (v1_cosine[1] * v65)) - v86;
    const puma560_pack v87 = (((0.10817090799999998 * v27) + (0.0047376000000000015 * v15)) - (0.016249999999999987 * v75)) - (0.00031627399999999964 * (v36 - v74));
    const puma560_pack v88 = ((0.4318 * v71) + ((v87 + (0.35158 * v44)) - (0.0203 * v77))) + (v1_cosine[0] * v84);
    const puma560_pack v89 = v88 + (v1_sine[0] * v81);
    const puma560_pack v90 = (((0.10917823999999998 * puma560_pack_at(&qdd[stride])) - (1.024164 * v1_sine[3])) - (puma560_pack_at(&qdd[0]) * v66)) + ((v38 - v39) * v69);
    *(puma560_unaligned *)&tau[stride] = ((v90 - (v41 * v79)) + (v40 * ((v1_cosine[1] * v78) + (v1_sine[1] * v72)))) - v89;
    *(puma560_unaligned *)&tau[2U * stride] = -v89;
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void puma560_inverse_dynamics_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double qdd_rest[6U * PUMA560_LANES];
        double tau_rest[6U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qdd, qdd_rest);
        puma560_pack_inverse_dynamics_block(0U, prepared->k, PUMA560_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        puma560_pack_give(6U, count, first, PUMA560_LANES, tau_rest, tau);
    }
}

void puma560_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double qdd_rest[6U * PUMA560_LANES];
        double tau_rest[6U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qdd, qdd_rest);
        puma560_pack_inverse_dynamics_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        puma560_pack_give(6U, count, first, PUMA560_LANES, tau_rest, tau);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_forward_dynamics_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];
            double tau_lane[6];
            double qdd_lane[6];

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
            puma560_forward_dynamics(own, q_lane, qd_lane, tau_lane, qdd_lane);
            for (size_t k = 0U; k < 6U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
        }
    }
}

static PUMA560_APART void puma560_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0 = puma560_pack_at(&q[stride]) + puma560_pack_at(&q[2U * stride]);
    const puma560_pack v1_angle[4] = {v0, puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride])};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    const puma560_pack v9 = v1_sine[1] * v1_sine[0];
    const puma560_pack v10 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v11 = (v10 * v1_cosine[1]) + (puma560_pack_at(&qd[0]) * v9);
    const puma560_pack v12 = puma560_pack_at(&qd[4U * stride]) + v11;
    const puma560_pack v13 = v1_cosine[1] * v1_sine[0];
    const puma560_pack v14 = (puma560_pack_at(&qd[0]) * v13) - (v10 * v1_sine[1]);
    const puma560_pack v15 = puma560_pack_at(&qd[3U * stride]) + (puma560_pack_at(&qd[0]) * v1_cosine[0]);
    const puma560_pack v16 = (v1_sine[2] * v15) + (v1_cosine[2] * v14);
    const puma560_pack v17 = 0.0028799999999999997 * ((v16 * v16) + (v12 * v12));
    const puma560_pack v18 = v15 * v14;
    const puma560_pack v19 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[0]);
    const puma560_pack v20 = v19 * v1_cosine[0];
    const puma560_pack v21 = puma560_pack_at(&qd[0]) * v10;
    const puma560_pack v22 = v21 * v1_cosine[0];
    const puma560_pack v23 = ((v13 * v20) - v18) - ((2.0 * v1_sine[1]) * v22);
    const puma560_pack v24 = (v1_sine[2] * v14) - (v1_cosine[2] * v15);
    const puma560_pack v25 = v24 * v16;
    const puma560_pack v26 = 0.0028799999999999997 * (v25 - v23);
    const puma560_pack v27 = (v1_sine[2] * v26) + (v1_cosine[2] * v17);
    const puma560_pack v28 = (v1_sine[2] * v17) - (v1_cosine[2] * v26);
    const puma560_pack v29 = (2.0 * ((v1_cosine[1] * v22) - (v15 * v11))) + (v9 * v20);
    const puma560_pack v30 = v14 * v11;
    const puma560_pack v31 = v21 * v1_sine[0];
    const puma560_pack v32 = v31 - v30;
    const puma560_pack v33 = ((v1_sine[2] * v32) - (v1_cosine[2] * v29)) + (v24 * (2.0 * v12));
    const puma560_pack v34 = 0.0028799999999999997 * v1_sine[1];
    const puma560_pack v35 = (v1_cosine[1] * v28) - (v34 * v33);
    const puma560_pack v36 = 0.4318 * v1_cosine[3];
    const puma560_pack v37 = (0.8913300000000002 * v1_sine[0]) - (0.025374999999999998 * v1_cosine[0]);
    const puma560_pack v38 = v10 * v10;
    const puma560_pack v39 = v38 + v19;
    const puma560_pack v40 = ((v1_sine[0] * v27) + (v39 * v37)) + (v1_cosine[0] * v35);
    const puma560_pack v41 = 0.4318 * v1_sine[3];
    const puma560_pack v42 = (0.025374999999999998 * v1_sine[0]) + (0.8913300000000002 * v1_cosine[0]);
    const puma560_pack v43 = v36 * v42;
    const puma560_pack v44 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_pack v45 = (v1_cosine[3] * v44) - 0.0070992;
    const puma560_pack v46 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    const puma560_pack v47 = v46 + v19;
    const puma560_pack v48 = (((37.2347379 * v1_cosine[3]) - puma560_pack_at(&tau[stride])) - (1.024164 * v1_sine[3])) + ((v47 - v46) * v45);
    const puma560_pack v49 = (0.4318 * v1_sine[0]) - (0.0203 * v1_cosine[0]);
    const puma560_pack v50 = (v47 * v36) - (v19 * v49);
    const puma560_pack v51 = (v46 * v41) - 9.81;
    const puma560_pack v52 = 0.0028799999999999997 * v1_sine[2];
    const puma560_pack v53 = (0.00024216000000000005 * v25) + (v52 * (((0.4318 * v38) + (v1_cosine[0] * v51)) - (v1_sine[0] * v50)));
    const puma560_pack v54 = 4e-05 * (v24 - puma560_pack_at(&qd[5U * stride]));
    const puma560_pack v55 = ((0.0006421600000000001 * v23) - v53) + (v16 * v54);
    const puma560_pack v56 = ((-(v1_sine[0] * v51)) - (0.0203 * v38)) - (v1_cosine[0] * v50);
    const puma560_pack v57 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_pack v58 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[stride]);
    const puma560_pack v59 = (0.15005 * v19) - ((0.8636 * v58) * v1_sine[3]);
    const puma560_pack v60 = ((0.8636 * v22) - v59) + (0.0406 * v31);
    const puma560_pack v61 = v55 + (v1_cosine[2] * ((v57 * v56) - (v34 * v60)));
    const puma560_pack v62 = puma560_pack_at(&tau[4U * stride]) + v61;
    const puma560_pack v63 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_pack v64 = v1_cosine[2] * v63;
    const puma560_pack v65 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_pack v66 = 0.0006421600000000001 + v65;
    const puma560_pack v67 = (v1_cosine[1] * v66) - (5.846399999999999e-05 * v1_sine[2]);
    const puma560_pack v68 = v1_cosine[2] * v1_cosine[0];
    const puma560_pack v69 = (v57 * v68) - (v1_sine[0] * v52);
    const puma560_pack v70 = (((v1_cosine[0] * (v1_sine[2] * v63)) - v67) + (v13 * v64)) - (v41 * v69);
    const puma560_pack v71 = 1557.2443004858599 * v70;
    const puma560_pack v72 = ((v48 - (v38 * v43)) - (v41 * v40)) - (v71 * v62);
    const puma560_pack v73 = (0.3244698455 * v1_sine[0]) - (0.022546398 * v1_cosine[0]);
    const puma560_pack v74 = 0.011273199 + (v1_cosine[0] * v73);
    const puma560_pack v75 = (((v51 * v37) + (v47 * v43)) - ((v39 - v38) * v74)) - (0.0203 * v27);
    const puma560_pack v76 = (0.0006500000000000002 * (v18 - v23)) - v61;
    const puma560_pack v77 = ((v12 * v54) + ((v57 * v60) + (v34 * v56))) - (0.0004421600000000001 * v33);
    const puma560_pack v78 = v12 * v16;
    const puma560_pack v79 = (v78 + (v1_sine[2] * v29)) + (v1_cosine[2] * v32);
    const puma560_pack v80 = (0.00020000000000000004 * (v78 + v79)) - puma560_pack_at(&tau[5U * stride]);
    const puma560_pack v81 = ((v1_sine[2] * v80) + (0.00075 * v29)) + (v1_cosine[2] * v77);
    const puma560_pack v82 = ((v1_cosine[1] * v76) + (v75 - (0.4318 * v35))) - (v1_sine[1] * v81);
    const puma560_pack v83 = ((v1_sine[2] * v77) + ((9.999999999999983e-05 * v30) - (0.0013999999999999998 * v31))) - (v1_cosine[2] * v80);
    const puma560_pack v84 = puma560_pack_at(&tau[3U * stride]) - v83;
    const puma560_pack v85 = v1_sine[2] * (0.00024216000000000005 * v1_sine[2]);
    const puma560_pack v86 = 0.0015999999999999999 + v85;
    const puma560_pack v87 = 1.0 / v86;
    const puma560_pack v88 = v1_sine[1] * v1_sine[2];
    const puma560_pack v89 = 0.0012435839999999998 + (0.00024216000000000005 * v1_cosine[2]);
    const puma560_pack v90 = v88 * v89;
    const puma560_pack v91 = v90 * v87;
    const puma560_pack v92 = 1557.2443004858599 * v67;
    const puma560_pack v93 = v82 + (((v92 * v62) - puma560_pack_at(&tau[2U * stride])) - (v91 * v84));
    const puma560_pack v94 = v1_sine[2] * v1_cosine[1];
    const puma560_pack v95 = v1_sine[0] * v94;
    const puma560_pack v96 = v68 - v95;
    const puma560_pack v97 = (-v42) - (0.0028799999999999997 * v96);
    const puma560_pack v98 = v94 * v63;
    const puma560_pack v99 = (v36 * v37) + ((v1_sine[0] * v64) + (v1_cosine[0] * v98));
    const puma560_pack v100 = v99 + (v41 * v97);
    const puma560_pack v101 = 5.846399999999999e-05 * v94;
    const puma560_pack v102 = v85 - 0.00119216;
    const puma560_pack v103 = v1_sine[1] * (0.0012921600000000003 + v102);
    const puma560_pack v104 = v1_sine[1] * v103;
    const puma560_pack v105 = v104 + ((2.0 * (v101 - v65)) - 0.3592922305);
    const puma560_pack v106 = v105 + v100;
    const puma560_pack v107 = v1_sine[0] * v88;
    const puma560_pack v108 = (0.0012435839999999998 * v1_sine[3]) * v88;
    const puma560_pack v109 = ((v63 * v107) - v90) - (v1_cosine[0] * v108);
    const puma560_pack v110 = (v109 * v91) + ((v92 * v70) - v106);
    const puma560_pack v111 = 1.0 / ((v105 + (v67 * v92)) + (v90 * v91));
    const puma560_pack v112 = v110 * v111;
    const puma560_pack v113 = (v72 + (v36 * ((v1_sine[0] * v35) - (v1_cosine[0] * v27)))) + (v112 * v93);
    const puma560_pack v114 = v109 * v87;
    const puma560_pack v115 = v113 + (v82 + (v114 * v84));
    const puma560_pack v116 = ((((v100 - 1.748114002) + (v70 * v71)) + (v109 * v114)) + v106) - (v110 * v112);
    const puma560_pack v117 = 1.0 / v116;
    const puma560_pack v118 = ((0.15005 * v69) - (v66 * v9)) + (v1_sine[1] * ((5.846399999999999e-05 * v68) + v64));
    const puma560_pack v119 = ((0.15005 * v97) - ((v1_cosine[0] * (0.0047376000000000015 + v90)) + (5.846399999999999e-05 * v107))) + (v13 * v103);
    const puma560_pack v120 = v101 - v86;
    const puma560_pack v121 = 0.0004321439999999999 * v88;
    const puma560_pack v122 = v89 * v95;
    const puma560_pack v123 = (v98 - v122) + (v1_cosine[0] * (v120 - v121));
    const puma560_pack v124 = (v119 + (v92 * v118)) - (v123 * v91);
    const puma560_pack v125 = 1557.2443004858599 * v118;
    const puma560_pack v126 = (((v108 + (0.6903913435000001 * v1_sine[3])) + (0.023751 * v1_cosine[3])) + (v125 * v70)) - v119;
    const puma560_pack v127 = v123 * v87;
    const puma560_pack v128 = (v126 - (v109 * v127)) - (v124 * v112);
    const puma560_pack v129 = v128 * v117;
    const puma560_pack v130 = (v19 - v47) * ((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]));
    const puma560_pack v131 = (v130 + (((0.0047376000000000015 * (v39 - v19)) * v1_sine[0]) - puma560_pack_at(&tau[0]))) - (v59 * v37);
    const puma560_pack v132 = (v131 - ((2.0 * v58) * v45)) + ((2.0 * v21) * (v74 - v43));
    const puma560_pack v133 = (v1_cosine[0] * v83) + (v132 - ((v49 - v36) * ((v1_sine[1] * v28) + (v57 * v33))));
    const puma560_pack v134 = v124 * v111;
    const puma560_pack v135 = ((v133 + (0.15005 * v40)) + (v13 * v81)) + (v134 * v93);
    const puma560_pack v136 = (v135 + (((v9 * v76) - (v125 * v62)) - (v127 * v84))) - (v115 * v129);
    const puma560_pack v137 = v101 + v120;
    const puma560_pack v138 = (((v1_sine[3] * v44) - 3.153542285625) + v137) + (v118 * v125);
    const puma560_pack v139 = (v138 - (2.0 * ((v121 + (v1_cosine[0] * v122)) - v99))) + (v123 * v127);
    const puma560_pack v140 = ((0.00011692799999999998 * v68) - v73) - (v1_sine[0] * (v104 + (v137 + ((0.0024871679999999997 * v1_cosine[2]) - v102))));
    const puma560_pack v141 = v136 * (1.0 / (((v139 + (v1_sine[0] * v140)) - (v124 * v134)) - (v128 * v129)));
    *(puma560_unaligned *)&qdd[0] = v141;
    const puma560_pack v142 = (v129 * v141) - (v115 * v117);
    *(puma560_unaligned *)&qdd[stride] = -v142;
    const puma560_pack v143 = ((v111 * v93) + (v134 * v141)) - (v112 * v142);
    *(puma560_unaligned *)&qdd[2U * stride] = v143;
    const puma560_pack v144 = (((v87 * v84) + (v127 * v141)) + (v114 * v142)) + (v91 * v143);
    *(puma560_unaligned *)&qdd[3U * stride] = v144;
    *(puma560_unaligned *)&qdd[4U * stride] = (((1557.2443004858599 * v62) + (v125 * v141)) - (v71 * v142)) - (v92 * v143);
    const puma560_pack v145 = ((v79 + (25000.0 * puma560_pack_at(&tau[5U * stride]))) - (v96 * v141)) - (v1_cosine[2] * v144);
    *(puma560_unaligned *)&qdd[5U * stride] = v145 + (v88 * (v142 - v143));
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_forward_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void puma560_forward_dynamics_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double tau_rest[6U * PUMA560_LANES];
        double qdd_rest[6U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, tau, tau_rest);
        puma560_pack_forward_dynamics_block(0U, prepared->k, PUMA560_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        puma560_pack_give(6U, count, first, PUMA560_LANES, qdd_rest, qdd);
    }
}

void puma560_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_forward_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double tau_rest[6U * PUMA560_LANES];
        double qdd_rest[6U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, tau, tau_rest);
        puma560_pack_forward_dynamics_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        puma560_pack_give(6U, count, first, PUMA560_LANES, qdd_rest, qdd);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_kinetic_energy_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *T)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            puma560_kinetic_energy(own, q_lane, qd_lane, &T[lane]);
        }
    }
}

static PUMA560_APART void puma560_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0_angle[5] = {puma560_pack_at(&q[stride]), puma560_pack_at(&q[2U * stride]), puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[5U * stride]), puma560_pack_at(&q[4U * stride])};
    puma560_pack v0_sine[5];
    puma560_pack v0_cosine[5];
    puma560_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    const puma560_pack v10 = puma560_pack_at(&qd[0]) * v0_sine[0];
    const puma560_pack v11 = puma560_pack_at(&qd[0]) * v0_cosine[0];
    const puma560_pack v12 = (v0_cosine[1] * v11) - (v0_sine[1] * v10);
    const puma560_pack v13 = (0.0203 * v12) + (0.4318 * v11);
    const puma560_pack v14 = puma560_pack_at(&qd[stride]) * v0_sine[1];
    const puma560_pack v15 = (0.15005 * v12) + (0.4318 * v14);
    const puma560_pack v16 = (v0_sine[2] * v15) - (v0_cosine[2] * v13);
    const puma560_pack v17 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const puma560_pack v18 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v19 = (v18 * v0_sine[2]) - (v0_cosine[2] * v17);
    const puma560_pack v20 = (0.4318 * v19) - v16;
    const puma560_pack v21 = (v0_sine[2] * v13) + (v0_cosine[2] * v15);
    const puma560_pack v22 = (v18 * v0_cosine[2]) + (v0_sine[2] * v17);
    const puma560_pack v23 = (0.4318 * v22) - v21;
    const puma560_pack v24 = puma560_pack_at(&qd[stride]) * v0_cosine[1];
    const puma560_pack v25 = ((0.0203 * v18) + (0.4318 * v24)) - (0.15005 * v17);
    const puma560_pack v26 = (v0_sine[4] * v25) - (v0_cosine[4] * v23);
    const puma560_pack v27 = (v0_sine[3] * v26) - (v0_cosine[3] * v20);
    const puma560_pack v28 = (v0_sine[3] * v20) + (v0_cosine[3] * v26);
    const puma560_pack v29 = puma560_pack_at(&qd[3U * stride]) + v12;
    const puma560_pack v30 = (v0_sine[4] * v19) + (v0_cosine[4] * v29);
    const puma560_pack v31 = puma560_pack_at(&qd[5U * stride]) + v30;
    const puma560_pack v32 = v17 * ((0.218857068 * v17) - (0.680447712 * v24));
    const puma560_pack v33 = ((0.620084 * puma560_pack_at(&qd[stride])) - (0.047502 * v11)) + (0.894965952 * ((v0_cosine[1] * v24) + (v0_sine[1] * v14)));
    const puma560_pack v34 = (v32 - (v11 * ((0.2901696 * v17) - (2.3999823019999997 * v11)))) + (puma560_pack_at(&qd[stride]) * v33);
    const puma560_pack v35 = puma560_pack_at(&qd[4U * stride]) + v22;
    const puma560_pack v36 = ((v35 * (0.0004 * v35)) + v34) + (v31 * (4e-05 * v31));
    const puma560_pack v37 = v36 + (0.82 * (((v16 * v16) + (v25 * v25)) + (v21 * v21)));
    const puma560_pack v38 = (v0_sine[4] * v23) + (v0_cosine[4] * v25);
    const puma560_pack v39 = (v0_cosine[4] * v19) - (v0_sine[4] * v29);
    const puma560_pack v40 = (v0_sine[3] * v35) + (v0_cosine[3] * v39);
    const puma560_pack v41 = (v0_sine[3] * v39) - (v0_cosine[3] * v35);
    const puma560_pack v42 = (v37 + (v38 * (0.43000000000000005 * v38))) + (0.00024216 * ((v41 * v41) + (v40 * v40)));
    const puma560_pack v43 = v10 * (((1.03118515 * v10) - (0.5383560000000001 * puma560_pack_at(&qd[stride]))) - (0.0141984 * v11));
    const puma560_pack v44 = ((v12 * (0.14183706799999996 * v12)) + v43) + (v18 * ((0.10952 * v18) - (0.1103088 * v12)));
    const puma560_pack v45 = (v44 - (v14 * ((0.2901696 * v18) - (0.680447712 * v12)))) + (v29 * (0.0013 * v29));
    const puma560_pack v46 = v45 + (0.16844092479999997 * ((v19 * v19) + (v22 * v22)));
    const puma560_pack v47 = v46 - (0.739312 * ((v19 * v16) + (v22 * v21)));
    const puma560_pack v48 = v47 + (0.0003 * ((v39 * v39) + (v30 * v30)));
    const puma560_pack v49 = v48 + (0.34 * ((v20 * v20) + (v26 * v26)));
    const puma560_pack v50 = v49 + (0.0057599999999999995 * ((v41 * v28) - (v40 * v27)));
    const puma560_pack v51 = 0.5 * (v50 + (v42 + (0.09 * ((v28 * v28) + (v27 * v27)))));
    *(puma560_unaligned *)&T[0] = (puma560_pack_at(&qd[0]) * (puma560_pack_at(&qd[0]) * 0.175)) + v51;
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_kinetic_energy_again(v_beyond, 0U, spacing, prepared, stride, q, qd, T);
    }
}

void puma560_kinetic_energy_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double T_rest[1U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_kinetic_energy_block(0U, prepared->k, PUMA560_LANES, q_rest, qd_rest, T_rest);
        puma560_pack_give(1U, count, first, PUMA560_LANES, T_rest, T);
    }
}

void puma560_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_kinetic_energy_block(count, &prepared[first], count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double T_rest[1U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_kinetic_energy_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, qd_rest, T_rest);
        puma560_pack_give(1U, count, first, PUMA560_LANES, T_rest, T);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_potential_energy_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *V)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            puma560_potential_energy(own, q_lane, &V[lane]);
        }
    }
}

static PUMA560_APART void puma560_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0_angle[4] = {puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[2U * stride]), puma560_pack_at(&q[stride])};
    puma560_pack v0_sine[4];
    puma560_pack v0_cosine[4];
    puma560_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    const puma560_pack v7 = (v0_cosine[1] * (0.0028799999999999997 * v0_sine[0])) - 0.025374999999999998;
    const puma560_pack v8 = 0.89133 + (0.0028799999999999997 * v0_cosine[0]);
    const puma560_pack v9 = v0_sine[3] * ((v0_cosine[2] * v7) + ((v0_sine[2] * v8) - 3.79559));
    *(puma560_unaligned *)&V[0] = 154.550796435 - (9.81 * (v9 - (v0_cosine[3] * ((0.10439999999999999 + (v0_cosine[2] * v8)) - (v0_sine[2] * v7)))));
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_potential_energy_again(v_beyond, 0U, spacing, prepared, stride, q, V);
    }
}

void puma560_potential_energy_batch(const puma560_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double V_rest[1U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_potential_energy_block(0U, prepared->k, PUMA560_LANES, q_rest, V_rest);
        puma560_pack_give(1U, count, first, PUMA560_LANES, V_rest, V);
    }
}

void puma560_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_potential_energy_block(count, &prepared[first], count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double V_rest[1U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_potential_energy_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, V_rest);
        puma560_pack_give(1U, count, first, PUMA560_LANES, V_rest, V);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_position_tip_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *x)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];
            double x_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            puma560_position_tip(own, q_lane, x_lane);
            for (size_t k = 0U; k < 3U; k++) {
                x[(k * stride) + lane] = x_lane[k];
            }
        }
    }
}

static PUMA560_APART void puma560_pack_position_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0_angle[5] = {puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[2U * stride]), puma560_pack_at(&q[stride]), puma560_pack_at(&q[0])};
    puma560_pack v0_sine[5];
    puma560_pack v0_cosine[5];
    puma560_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    const puma560_pack v10 = 0.05625 * v0_sine[0];
    const puma560_pack v11 = (v0_cosine[1] * v10) - 0.0203;
    const puma560_pack v12 = 0.4318 + (0.05625 * v0_cosine[0]);
    const puma560_pack v13 = (v0_cosine[2] * v12) - (v0_sine[2] * v11);
    const puma560_pack v14 = (v0_cosine[2] * v11) + ((v0_sine[2] * v12) - 0.4318);
    const puma560_pack v15 = (v0_cosine[3] * v14) + (v0_sine[3] * v13);
    const puma560_pack v16 = 0.15005 + (v0_sine[1] * v10);
    *(puma560_unaligned *)&x[0] = (v0_sine[4] * v16) - (v0_cosine[4] * v15);
    *(puma560_unaligned *)&x[stride] = -((v0_sine[4] * v15) + (v0_cosine[4] * v16));
    *(puma560_unaligned *)&x[2U * stride] = (0.67183 + (v0_cosine[3] * v13)) - (v0_sine[3] * v14);
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_position_tip_again(v_beyond, 0U, spacing, prepared, stride, q, x);
    }
}

void puma560_position_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *x)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_position_tip_block(0U, prepared->k, count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double x_rest[3U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_position_tip_block(0U, prepared->k, PUMA560_LANES, q_rest, x_rest);
        puma560_pack_give(3U, count, first, PUMA560_LANES, x_rest, x);
    }
}

void puma560_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_position_tip_block(count, &prepared[first], count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double x_rest[3U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_position_tip_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, x_rest);
        puma560_pack_give(3U, count, first, PUMA560_LANES, x_rest, x);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_rotation_tip_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *R)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];
            double R_lane[9];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            puma560_rotation_tip(own, q_lane, R_lane);
            for (size_t k = 0U; k < 9U; k++) {
                R[(k * stride) + lane] = R_lane[k];
            }
        }
    }
}

static PUMA560_APART void puma560_pack_rotation_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict R)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0_angle[6] = {puma560_pack_at(&q[2U * stride]), puma560_pack_at(&q[stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[5U * stride]), puma560_pack_at(&q[0])};
    puma560_pack v0_sine[6];
    puma560_pack v0_cosine[6];
    puma560_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    const puma560_pack v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_pack v13 = v0_sine[2] * v12;
    const puma560_pack v14 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const puma560_pack v15 = v0_cosine[2] * v14;
    const puma560_pack v16 = (v0_cosine[3] * v15) - v13;
    const puma560_pack v17 = v0_sine[3] * v0_sine[4];
    const puma560_pack v18 = (v0_cosine[4] * v16) - (v17 * v14);
    const puma560_pack v19 = v0_sine[3] * v0_cosine[4];
    const puma560_pack v20 = (v0_cosine[3] * v0_sine[4]) + (v0_cosine[2] * v19);
    *(puma560_unaligned *)&R[0] = (v0_cosine[5] * v18) - (v0_sine[5] * v20);
    const puma560_pack v21 = (v0_sine[4] * v16) + (v19 * v14);
    const puma560_pack v22 = (v0_cosine[3] * v0_cosine[4]) - (v0_cosine[2] * v17);
    *(puma560_unaligned *)&R[stride] = -((v0_sine[5] * v22) + (v0_cosine[5] * v21));
    const puma560_pack v23 = v0_sine[2] * v14;
    const puma560_pack v24 = v0_cosine[2] * v12;
    const puma560_pack v25 = v24 + (v0_cosine[3] * v23);
    const puma560_pack v26 = v0_sine[3] * v0_sine[2];
    *(puma560_unaligned *)&R[2U * stride] = (v0_sine[5] * v26) - (v0_cosine[5] * v25);
    *(puma560_unaligned *)&R[3U * stride] = (v0_cosine[5] * v20) + (v0_sine[5] * v18);
    *(puma560_unaligned *)&R[4U * stride] = (v0_cosine[5] * v22) - (v0_sine[5] * v21);
    *(puma560_unaligned *)&R[5U * stride] = -((v0_sine[5] * v25) + (v0_cosine[5] * v26));
    const puma560_pack v27 = v23 + (v0_cosine[3] * v24);
    *(puma560_unaligned *)&R[6U * stride] = (v0_cosine[4] * v27) - (v17 * v12);
    *(puma560_unaligned *)&R[7U * stride] = -((v0_sine[4] * v27) + (v19 * v12));
    *(puma560_unaligned *)&R[8U * stride] = v15 - (v0_cosine[3] * v13);
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_rotation_tip_again(v_beyond, 0U, spacing, prepared, stride, q, R);
    }
}

void puma560_rotation_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *R)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_rotation_tip_block(0U, prepared->k, count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double R_rest[9U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_rotation_tip_block(0U, prepared->k, PUMA560_LANES, q_rest, R_rest);
        puma560_pack_give(9U, count, first, PUMA560_LANES, R_rest, R);
    }
}

void puma560_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_rotation_tip_block(count, &prepared[first], count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double R_rest[9U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_rotation_tip_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, R_rest);
        puma560_pack_give(9U, count, first, PUMA560_LANES, R_rest, R);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
