/* planar8, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PLANAR8_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in planar8_batch.c. */
#include "planar8_batch.h"

#if defined(PLANAR8_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PLANAR8_BYTES 64
#elif defined(__AVX__)
#define PLANAR8_BYTES 32
#else
#define PLANAR8_BYTES 16
#endif
#define PLANAR8_LANES (PLANAR8_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PLANAR8_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PLANAR8_APART __attribute__((noinline, unused))
#endif
#define PLANAR8_BODY static inline __attribute__((always_inline, unused))
#define PLANAR8_INLINE static inline __attribute__((unused))

typedef double planar8_pack __attribute__((vector_size(PLANAR8_BYTES)));
typedef double planar8_unaligned __attribute__((vector_size(PLANAR8_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t planar8_mask __attribute__((vector_size(PLANAR8_BYTES)));
typedef signed char planar8_bytes __attribute__((vector_size(PLANAR8_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short planar8_shorts __attribute__((vector_size(2 * PLANAR8_BYTES / sizeof(double))));

PLANAR8_INLINE planar8_pack planar8_pack_splat(double x)
{
    return x - (planar8_pack){ 0.0 };
}

PLANAR8_INLINE planar8_pack planar8_pack_at(const double *x)
{
    return *(const planar8_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PLANAR8_INLINE planar8_pack planar8_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? planar8_pack_splat(prepared[k]) : planar8_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PLANAR8_INLINE size_t planar8_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PLANAR8_LANES;

    return (((count % PLANAR8_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static PLANAR8_APART void planar8_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PLANAR8_APART void planar8_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PLANAR8_INLINE planar8_pack planar8_pack_select(planar8_mask condition, planar8_pack x, planar8_pack y)
{
    return (planar8_pack)(((planar8_mask)x & condition) | ((planar8_mask)y & ~condition));
}

PLANAR8_INLINE planar8_pack planar8_pack_abs(planar8_pack x)
{
    return (planar8_pack)((planar8_mask)x & ~(planar8_mask)planar8_pack_splat(-0.0));
}

PLANAR8_INLINE bool planar8_pack_all(planar8_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PLANAR8_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long planar8_bits __attribute__((vector_size(PLANAR8_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void planar8_pack_sincos_pair(const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, planar8_bits *beyond)
{
    const planar8_pack x = *angle;
    union { planar8_pack number; planar8_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const planar8_pack n = k.number - 6755399441186816.0;
    const planar8_pack w = x - (n * 1.5707963267923333);
    const planar8_pack r = w - (n * 2.5633441515839558e-12);
    const planar8_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const planar8_pack z = r * r;
    const planar8_pack rz = r * z;

    const planar8_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const planar8_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const planar8_bits odd = 0ULL - (k.bits & 1ULL);
    const planar8_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const planar8_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PLANAR8_INLINE bool planar8_pack_within(planar8_bits beyond)
{
    return planar8_pack_all((planar8_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PLANAR8_APART void planar8_pack_sincos_beyond(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const planar8_mask inside = (planar8_mask)(planar8_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PLANAR8_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void planar8_pack_sincos_guard(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, const planar8_bits *beyond)
{
    if (!planar8_pack_within(*beyond)) {
        planar8_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PLANAR8_APART void planar8_pack_inverse_dynamics_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double qd_lane[8];
            double qdd_lane[8];
            double tau_lane[8];

            (void)spacing;
            for (size_t k = 0U; k < 8U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 8U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 8U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            planar8_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane);
            for (size_t k = 0U; k < 8U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
        }
    }
}

static PLANAR8_APART void planar8_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    planar8_bits v_beyond = { 0U };
    const planar8_pack v0 = planar8_pack_at(&q[stride]) + planar8_pack_at(&q[2U * stride]);
    const planar8_pack v1 = planar8_pack_at(&q[3U * stride]) + v0;
    const planar8_pack v2 = planar8_pack_at(&q[4U * stride]) + v1;
    const planar8_pack v3 = planar8_pack_at(&q[5U * stride]) + v2;
    const planar8_pack v4 = planar8_pack_at(&q[6U * stride]) + v3;
    const planar8_pack v5 = planar8_pack_at(&q[7U * stride]) + v4;
    const planar8_pack v6_angle[8] = {planar8_pack_at(&q[stride]), v0, v1, v2, v3, v4, v5, planar8_pack_at(&q[0])};
    planar8_pack v6_sine[8];
    planar8_pack v6_cosine[8];
    planar8_pack_sincos_pair(&v6_angle[0], &v6_sine[0], &v6_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[1], &v6_sine[1], &v6_cosine[1], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[2], &v6_sine[2], &v6_cosine[2], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[3], &v6_sine[3], &v6_cosine[3], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[4], &v6_sine[4], &v6_cosine[4], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[5], &v6_sine[5], &v6_cosine[5], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[6], &v6_sine[6], &v6_cosine[6], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[7], &v6_sine[7], &v6_cosine[7], &v_beyond);
    const planar8_pack v22 = 0.6043499999999999 * v6_cosine[6];
    const planar8_pack v23 = 0.97 * v6_sine[0];
    const planar8_pack v24 = 0.97 * v6_cosine[0];
    const planar8_pack v25 = 0.6043499999999999 * v6_sine[6];
    const planar8_pack v26 = 0.94 * v6_cosine[1];
    const planar8_pack v27 = 0.94 * v6_sine[1];
    const planar8_pack v28 = 0.91 * v6_cosine[2];
    const planar8_pack v29 = 0.91 * v6_sine[2];
    const planar8_pack v30 = 0.88 * v6_cosine[3];
    const planar8_pack v31 = 0.88 * v6_sine[3];
    const planar8_pack v32 = 0.85 * v6_cosine[4];
    const planar8_pack v33 = 0.85 * v6_sine[4];
    const planar8_pack v34 = planar8_pack_at(&qd[stride]) + planar8_pack_at(&qd[0]);
    const planar8_pack v35 = v34 + planar8_pack_at(&qd[2U * stride]);
    const planar8_pack v36 = v35 + planar8_pack_at(&qd[3U * stride]);
    const planar8_pack v37 = v36 * v36;
    const planar8_pack v38 = v35 * v35;
    const planar8_pack v39 = v34 * v34;
    const planar8_pack v40 = 0.82 * v6_cosine[5];
    const planar8_pack v41 = v36 + planar8_pack_at(&qd[4U * stride]);
    const planar8_pack v42 = v41 + planar8_pack_at(&qd[5U * stride]);
    const planar8_pack v43 = v42 + planar8_pack_at(&qd[6U * stride]);
    const planar8_pack v44 = v43 * v43;
    const planar8_pack v45 = v41 * v41;
    const planar8_pack v46 = v42 * v42;
    const planar8_pack v47 = v43 + planar8_pack_at(&qd[7U * stride]);
    const planar8_pack v48 = v47 * v47;
    const planar8_pack v49 = 0.82 * v6_sine[5];
    const planar8_pack v50 = (9.81 * v6_cosine[7]) + planar8_pack_at(&qdd[0]);
    const planar8_pack v51 = planar8_pack_at(&qdd[stride]) + planar8_pack_at(&qdd[0]);
    const planar8_pack v52 = (v50 + (v51 * v24)) - (v39 * v23);
    const planar8_pack v53 = planar8_pack_at(&qdd[2U * stride]) + v51;
    const planar8_pack v54 = (v52 + (v53 * v26)) - (v38 * v27);
    const planar8_pack v55 = planar8_pack_at(&qdd[3U * stride]) + v53;
    const planar8_pack v56 = (v54 + (v55 * v28)) - (v37 * v29);
    const planar8_pack v57 = planar8_pack_at(&qdd[4U * stride]) + v55;
    const planar8_pack v58 = v56 + ((v57 * v30) - (v45 * v31));
    const planar8_pack v59 = planar8_pack_at(&qdd[5U * stride]) + v57;
    const planar8_pack v60 = v58 + ((v59 * v32) - (v46 * v33));
    const planar8_pack v61 = planar8_pack_at(&qdd[6U * stride]) + v59;
    const planar8_pack v62 = v60 + ((v61 * v40) - (v44 * v49));
    const planar8_pack v63 = planar8_pack_at(&qdd[7U * stride]) + v61;
    const planar8_pack v64 = (2.42 * v62) + ((v63 * v22) - (v48 * v25));
    const planar8_pack v65 = v64 + (1.5550000000000002 * v60);
    const planar8_pack v66 = v65 + (1.455 * v58);
    const planar8_pack v67 = v66 + (1.3549999999999998 * v56);
    const planar8_pack v68 = v67 + (1.255 * v54);
    const planar8_pack v69 = v68 + (1.1550000000000002 * v52);
    const planar8_pack v70 = ((v39 * v24) + ((planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0])) - (9.81 * v6_sine[7]))) + (v51 * v23);
    const planar8_pack v71 = ((v38 * v26) + v70) + (v53 * v27);
    const planar8_pack v72 = ((v37 * v28) + v71) + (v55 * v29);
    const planar8_pack v73 = ((v45 * v30) + (v57 * v31)) + v72;
    const planar8_pack v74 = ((v46 * v32) + (v59 * v33)) + v73;
    const planar8_pack v75 = ((v44 * v40) + (v61 * v49)) + v74;
    const planar8_pack v76 = ((v48 * v22) + (v63 * v25)) + (2.42 * v75);
    const planar8_pack v77 = v76 + (1.5550000000000002 * v74);
    const planar8_pack v78 = v77 + (1.455 * v73);
    const planar8_pack v79 = v78 + (1.3549999999999998 * v72);
    const planar8_pack v80 = v79 + (1.255 * v71);
    const planar8_pack v81 = ((v22 * v62) + (0.30326059166666663 * v63)) + (v25 * v75);
    *(planar8_unaligned *)&tau[7U * stride] = v81;
    const planar8_pack v82 = (((0.17661706666666654 * v61) - (v40 * v64)) - (v49 * v76)) - v81;
    const planar8_pack v83 = v82 + (((0.17791562500000002 * v59) - (v33 * v77)) - (v32 * v65));
    const planar8_pack v84 = v83 + (((0.17798293333333343 * v57) - (v31 * v78)) - (v30 * v66));
    const planar8_pack v85 = (((v28 * v67) - (0.17673034166666668 * v55)) + (v29 * v79)) - v84;
    *(planar8_unaligned *)&tau[3U * stride] = v85;
    const planar8_pack v86 = (((0.1740691999999998 * v53) - (v26 * v68)) - (v27 * v80)) - v85;
    const planar8_pack v87 = (((v24 * v69) - (0.16991085833333336 * v51)) + (v23 * (v80 + (1.1550000000000002 * v70)))) - v86;
    *(planar8_unaligned *)&tau[stride] = v87;
    *(planar8_unaligned *)&tau[0] = v87 + (v69 + ((1.055 * v50) - (0.16416666666666663 * planar8_pack_at(&qdd[0]))));
    *(planar8_unaligned *)&tau[2U * stride] = -v86;
    *(planar8_unaligned *)&tau[4U * stride] = -v84;
    *(planar8_unaligned *)&tau[5U * stride] = -v83;
    *(planar8_unaligned *)&tau[6U * stride] = -v82;
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void planar8_inverse_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= PLANAR8_LANES) {
        for (size_t next = 0U; next < count; next += PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double qdd_rest[8U * PLANAR8_LANES];
        double tau_rest[8U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qdd, qdd_rest);
        planar8_pack_inverse_dynamics_block(0U, prepared->k, PLANAR8_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        planar8_pack_give(8U, count, first, PLANAR8_LANES, tau_rest, tau);
    }
}

void planar8_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= PLANAR8_LANES) {
        for (size_t next = 0U; next < count; next += PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double qdd_rest[8U * PLANAR8_LANES];
        double tau_rest[8U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qdd, qdd_rest);
        planar8_pack_inverse_dynamics_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        planar8_pack_give(8U, count, first, PLANAR8_LANES, tau_rest, tau);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PLANAR8_APART void planar8_pack_forward_dynamics_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double qd_lane[8];
            double tau_lane[8];
            double qdd_lane[8];

            (void)spacing;
            for (size_t k = 0U; k < 8U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 8U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 8U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            planar8_forward_dynamics(own, q_lane, qd_lane, tau_lane, qdd_lane);
            for (size_t k = 0U; k < 8U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
        }
    }
}

static PLANAR8_APART void planar8_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    planar8_bits v_beyond = { 0U };
    planar8_bits vb_beyond = { 0U };
    const planar8_pack v0 = planar8_pack_at(&q[stride]) + planar8_pack_at(&q[2U * stride]);
    const planar8_pack vb0 = planar8_pack_at(&q[stride + PLANAR8_LANES]) + planar8_pack_at(&q[(2U * stride) + PLANAR8_LANES]);
    const planar8_pack v1 = planar8_pack_at(&q[3U * stride]) + v0;
    const planar8_pack vb1 = planar8_pack_at(&q[(3U * stride) + PLANAR8_LANES]) + vb0;
    const planar8_pack v2 = planar8_pack_at(&q[4U * stride]) + v1;
    const planar8_pack vb2 = planar8_pack_at(&q[(4U * stride) + PLANAR8_LANES]) + vb1;
    const planar8_pack v3 = planar8_pack_at(&q[5U * stride]) + v2;
    const planar8_pack vb3 = planar8_pack_at(&q[(5U * stride) + PLANAR8_LANES]) + vb2;
    const planar8_pack v4 = planar8_pack_at(&q[6U * stride]) + v3;
    const planar8_pack vb4 = planar8_pack_at(&q[(6U * stride) + PLANAR8_LANES]) + vb3;
    const planar8_pack v5 = planar8_pack_at(&q[7U * stride]) + v4;
    const planar8_pack vb5 = planar8_pack_at(&q[(7U * stride) + PLANAR8_LANES]) + vb4;
    const planar8_pack v6_angle[8] = {v5, v4, v3, v2, v1, v0, planar8_pack_at(&q[stride]), planar8_pack_at(&q[0])};
    const planar8_pack vb6_angle[8] = {vb5, vb4, vb3, vb2, vb1, vb0, planar8_pack_at(&q[stride + PLANAR8_LANES]), planar8_pack_at(&q[PLANAR8_LANES])};
    planar8_pack v6_sine[8];
    planar8_pack vb6_sine[8];
    planar8_pack v6_cosine[8];
    planar8_pack vb6_cosine[8];
    planar8_pack_sincos_pair(&v6_angle[0], &v6_sine[0], &v6_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&vb6_angle[0], &vb6_sine[0], &vb6_cosine[0], &vb_beyond);
    planar8_pack_sincos_pair(&v6_angle[1], &v6_sine[1], &v6_cosine[1], &v_beyond);
    planar8_pack_sincos_pair(&vb6_angle[1], &vb6_sine[1], &vb6_cosine[1], &vb_beyond);
    planar8_pack_sincos_pair(&v6_angle[2], &v6_sine[2], &v6_cosine[2], &v_beyond);
    planar8_pack_sincos_pair(&vb6_angle[2], &vb6_sine[2], &vb6_cosine[2], &vb_beyond);
    planar8_pack_sincos_pair(&v6_angle[3], &v6_sine[3], &v6_cosine[3], &v_beyond);
    planar8_pack_sincos_pair(&vb6_angle[3], &vb6_sine[3], &vb6_cosine[3], &vb_beyond);
    planar8_pack_sincos_pair(&v6_angle[4], &v6_sine[4], &v6_cosine[4], &v_beyond);
    planar8_pack_sincos_pair(&vb6_angle[4], &vb6_sine[4], &vb6_cosine[4], &vb_beyond);
    planar8_pack_sincos_pair(&v6_angle[5], &v6_sine[5], &v6_cosine[5], &v_beyond);
    planar8_pack_sincos_pair(&vb6_angle[5], &vb6_sine[5], &vb6_cosine[5], &vb_beyond);
    planar8_pack_sincos_pair(&v6_angle[6], &v6_sine[6], &v6_cosine[6], &v_beyond);
    planar8_pack_sincos_pair(&vb6_angle[6], &vb6_sine[6], &vb6_cosine[6], &vb_beyond);
    planar8_pack_sincos_pair(&v6_angle[7], &v6_sine[7], &v6_cosine[7], &v_beyond);
    planar8_pack_sincos_pair(&vb6_angle[7], &vb6_sine[7], &vb6_cosine[7], &vb_beyond);
    const planar8_pack v22 = 1.9928405358526773 * v6_cosine[0];
    const planar8_pack vb22 = 1.9928405358526773 * vb6_cosine[0];
    const planar8_pack v23 = 0.6043499999999999 * v6_cosine[0];
    const planar8_pack vb23 = 0.6043499999999999 * vb6_cosine[0];
    const planar8_pack v24 = (v23 * v22) - 2.42;
    const planar8_pack vb24 = (vb23 * vb22) - 2.42;
    const planar8_pack v25 = 0.82 * v6_cosine[1];
    const planar8_pack vb25 = 0.82 * vb6_cosine[1];
    const planar8_pack v26 = 0.6043499999999999 * v6_sine[0];
    const planar8_pack vb26 = 0.6043499999999999 * vb6_sine[0];
    const planar8_pack v27 = v26 * v22;
    const planar8_pack vb27 = vb26 * vb22;
    const planar8_pack v28 = 0.82 * v6_sine[1];
    const planar8_pack vb28 = 0.82 * vb6_sine[1];
    const planar8_pack v29 = (v28 * v27) + (v25 * v24);
    const planar8_pack vb29 = (vb28 * vb27) + (vb25 * vb24);
    const planar8_pack v30 = 1.9928405358526773 * v6_sine[0];
    const planar8_pack vb30 = 1.9928405358526773 * vb6_sine[0];
    const planar8_pack v31 = (v26 * v30) - 2.42;
    const planar8_pack vb31 = (vb26 * vb30) - 2.42;
    const planar8_pack v32 = (v28 * v31) + (v25 * v27);
    const planar8_pack vb32 = (vb28 * vb31) + (vb25 * vb27);
    const planar8_pack v33 = 1.0 / ((0.17661706666666654 + (v28 * v32)) + (v25 * v29));
    const planar8_pack vb33 = 1.0 / ((0.17661706666666654 + (vb28 * vb32)) + (vb25 * vb29));
    const planar8_pack v34 = v29 * v33;
    const planar8_pack vb34 = vb29 * vb33;
    const planar8_pack v35 = (v24 - 1.5550000000000002) - (v29 * v34);
    const planar8_pack vb35 = (vb24 - 1.5550000000000002) - (vb29 * vb34);
    const planar8_pack v36 = 0.85 * v6_cosine[2];
    const planar8_pack vb36 = 0.85 * vb6_cosine[2];
    const planar8_pack v37 = v27 - (v32 * v34);
    const planar8_pack vb37 = vb27 - (vb32 * vb34);
    const planar8_pack v38 = 0.85 * v6_sine[2];
    const planar8_pack vb38 = 0.85 * vb6_sine[2];
    const planar8_pack v39 = (v38 * v37) + (v36 * v35);
    const planar8_pack vb39 = (vb38 * vb37) + (vb36 * vb35);
    const planar8_pack v40 = v32 * v33;
    const planar8_pack vb40 = vb32 * vb33;
    const planar8_pack v41 = (v31 - 1.5550000000000002) - (v32 * v40);
    const planar8_pack vb41 = (vb31 - 1.5550000000000002) - (vb32 * vb40);
    const planar8_pack v42 = (v36 * v37) + (v38 * v41);
    const planar8_pack vb42 = (vb36 * vb37) + (vb38 * vb41);
    const planar8_pack v43 = 1.0 / ((0.17791562500000002 + (v38 * v42)) + (v36 * v39));
    const planar8_pack vb43 = 1.0 / ((0.17791562500000002 + (vb38 * vb42)) + (vb36 * vb39));
    const planar8_pack v44 = v42 * v43;
    const planar8_pack vb44 = vb42 * vb43;
    const planar8_pack v45 = (v41 - 1.455) - (v42 * v44);
    const planar8_pack vb45 = (vb41 - 1.455) - (vb42 * vb44);
    const planar8_pack v46 = 0.88 * v6_sine[3];
    const planar8_pack vb46 = 0.88 * vb6_sine[3];
    const planar8_pack v47 = v39 * v43;
    const planar8_pack vb47 = vb39 * vb43;
    const planar8_pack v48 = v37 - (v42 * v47);
    const planar8_pack vb48 = vb37 - (vb42 * vb47);
    const planar8_pack v49 = 0.88 * v6_cosine[3];
    const planar8_pack vb49 = 0.88 * vb6_cosine[3];
    const planar8_pack v50 = (v49 * v48) + (v46 * v45);
    const planar8_pack vb50 = (vb49 * vb48) + (vb46 * vb45);
    const planar8_pack v51 = (v35 - 1.455) - (v39 * v47);
    const planar8_pack vb51 = (vb35 - 1.455) - (vb39 * vb47);
    const planar8_pack v52 = (v49 * v51) + (v46 * v48);
    const planar8_pack vb52 = (vb49 * vb51) + (vb46 * vb48);
    const planar8_pack v53 = 1.0 / ((0.17798293333333343 + (v49 * v52)) + (v46 * v50));
    const planar8_pack vb53 = 1.0 / ((0.17798293333333343 + (vb49 * vb52)) + (vb46 * vb50));
    const planar8_pack v54 = v52 * v53;
    const planar8_pack vb54 = vb52 * vb53;
    const planar8_pack v55 = (v51 - 1.3549999999999998) - (v52 * v54);
    const planar8_pack vb55 = (vb51 - 1.3549999999999998) - (vb52 * vb54);
    const planar8_pack v56 = 0.91 * v6_cosine[4];
    const planar8_pack vb56 = 0.91 * vb6_cosine[4];
    const planar8_pack v57 = v48 - (v50 * v54);
    const planar8_pack vb57 = vb48 - (vb50 * vb54);
    const planar8_pack v58 = 0.91 * v6_sine[4];
    const planar8_pack vb58 = 0.91 * vb6_sine[4];
    const planar8_pack v59 = (v58 * v57) + (v56 * v55);
    const planar8_pack vb59 = (vb58 * vb57) + (vb56 * vb55);
    const planar8_pack v60 = v50 * v53;
    const planar8_pack vb60 = vb50 * vb53;
    const planar8_pack v61 = (v45 - 1.3549999999999998) - (v50 * v60);
    const planar8_pack vb61 = (vb45 - 1.3549999999999998) - (vb50 * vb60);
    const planar8_pack v62 = (v58 * v61) + (v56 * v57);
    const planar8_pack vb62 = (vb58 * vb61) + (vb56 * vb57);
    const planar8_pack v63 = 1.0 / ((0.17673034166666668 + (v58 * v62)) + (v56 * v59));
    const planar8_pack vb63 = 1.0 / ((0.17673034166666668 + (vb58 * vb62)) + (vb56 * vb59));
    const planar8_pack v64 = v59 * v63;
    const planar8_pack vb64 = vb59 * vb63;
    const planar8_pack v65 = v57 - (v62 * v64);
    const planar8_pack vb65 = vb57 - (vb62 * vb64);
    const planar8_pack v66 = 0.94 * v6_sine[5];
    const planar8_pack vb66 = 0.94 * vb6_sine[5];
    const planar8_pack v67 = (v55 - 1.255) - (v59 * v64);
    const planar8_pack vb67 = (vb55 - 1.255) - (vb59 * vb64);
    const planar8_pack v68 = 0.94 * v6_cosine[5];
    const planar8_pack vb68 = 0.94 * vb6_cosine[5];
    const planar8_pack v69 = (v68 * v67) + (v66 * v65);
    const planar8_pack vb69 = (vb68 * vb67) + (vb66 * vb65);
    const planar8_pack v70 = v62 * v63;
    const planar8_pack vb70 = vb62 * vb63;
    const planar8_pack v71 = (v61 - 1.255) - (v62 * v70);
    const planar8_pack vb71 = (vb61 - 1.255) - (vb62 * vb70);
    const planar8_pack v72 = (v68 * v65) + (v66 * v71);
    const planar8_pack vb72 = (vb68 * vb65) + (vb66 * vb71);
    const planar8_pack v73 = 1.0 / ((0.1740691999999998 + (v66 * v72)) + (v68 * v69));
    const planar8_pack vb73 = 1.0 / ((0.1740691999999998 + (vb66 * vb72)) + (vb68 * vb69));
    const planar8_pack v74 = v72 * v73;
    const planar8_pack vb74 = vb72 * vb73;
    const planar8_pack v75 = 0.97 * v6_sine[6];
    const planar8_pack vb75 = 0.97 * vb6_sine[6];
    const planar8_pack v76 = v69 * v73;
    const planar8_pack vb76 = vb69 * vb73;
    const planar8_pack v77 = v65 - (v72 * v76);
    const planar8_pack vb77 = vb65 - (vb72 * vb76);
    const planar8_pack v78 = 0.97 * v6_cosine[6];
    const planar8_pack vb78 = 0.97 * vb6_cosine[6];
    const planar8_pack v79 = v75 * ((v78 * v77) + (v75 * ((v71 - 1.1550000000000002) - (v72 * v74))));
    const planar8_pack vb79 = vb75 * ((vb78 * vb77) + (vb75 * ((vb71 - 1.1550000000000002) - (vb72 * vb74))));
    const planar8_pack v80 = (v67 - 1.1550000000000002) - (v69 * v76);
    const planar8_pack vb80 = (vb67 - 1.1550000000000002) - (vb69 * vb76);
    const planar8_pack v81 = (v78 * v80) + (v75 * v77);
    const planar8_pack vb81 = (vb78 * vb80) + (vb75 * vb77);
    const planar8_pack v82 = 1.0 / ((0.16991085833333336 + (v78 * v81)) + v79);
    const planar8_pack vb82 = 1.0 / ((0.16991085833333336 + (vb78 * vb81)) + vb79);
    const planar8_pack v83 = v81 * v82;
    const planar8_pack vb83 = vb81 * vb82;
    const planar8_pack v84 = planar8_pack_at(&qd[stride]) + planar8_pack_at(&qd[0]);
    const planar8_pack vb84 = planar8_pack_at(&qd[stride + PLANAR8_LANES]) + planar8_pack_at(&qd[PLANAR8_LANES]);
    const planar8_pack v85 = v84 * v84;
    const planar8_pack vb85 = vb84 * vb84;
    const planar8_pack v86 = (v85 * v75) - (9.81 * v6_cosine[7]);
    const planar8_pack vb86 = (vb85 * vb75) - (9.81 * vb6_cosine[7]);
    const planar8_pack v87 = v84 + planar8_pack_at(&qd[2U * stride]);
    const planar8_pack vb87 = vb84 + planar8_pack_at(&qd[(2U * stride) + PLANAR8_LANES]);
    const planar8_pack v88 = v87 * v87;
    const planar8_pack vb88 = vb87 * vb87;
    const planar8_pack v89 = (v88 * v66) + v86;
    const planar8_pack vb89 = (vb88 * vb66) + vb86;
    const planar8_pack v90 = v87 + planar8_pack_at(&qd[3U * stride]);
    const planar8_pack vb90 = vb87 + planar8_pack_at(&qd[(3U * stride) + PLANAR8_LANES]);
    const planar8_pack v91 = v90 * v90;
    const planar8_pack vb91 = vb90 * vb90;
    const planar8_pack v92 = (v91 * v58) + v89;
    const planar8_pack vb92 = (vb91 * vb58) + vb89;
    const planar8_pack v93 = v90 + planar8_pack_at(&qd[4U * stride]);
    const planar8_pack vb93 = vb90 + planar8_pack_at(&qd[(4U * stride) + PLANAR8_LANES]);
    const planar8_pack v94 = v93 * v93;
    const planar8_pack vb94 = vb93 * vb93;
    const planar8_pack v95 = (v94 * v46) + v92;
    const planar8_pack vb95 = (vb94 * vb46) + vb92;
    const planar8_pack v96 = v93 + planar8_pack_at(&qd[5U * stride]);
    const planar8_pack vb96 = vb93 + planar8_pack_at(&qd[(5U * stride) + PLANAR8_LANES]);
    const planar8_pack v97 = v96 * v96;
    const planar8_pack vb97 = vb96 * vb96;
    const planar8_pack v98 = (v97 * v38) + v95;
    const planar8_pack vb98 = (vb97 * vb38) + vb95;
    const planar8_pack v99 = v96 + planar8_pack_at(&qd[6U * stride]);
    const planar8_pack vb99 = vb96 + planar8_pack_at(&qd[(6U * stride) + PLANAR8_LANES]);
    const planar8_pack v100 = v99 * v99;
    const planar8_pack vb100 = vb99 * vb99;
    const planar8_pack v101 = (v100 * v28) + v98;
    const planar8_pack vb101 = (vb100 * vb28) + vb98;
    const planar8_pack v102 = (v85 * v78) + ((planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0])) - (9.81 * v6_sine[7]));
    const planar8_pack vb102 = (vb85 * vb78) + ((planar8_pack_at(&qd[PLANAR8_LANES]) * planar8_pack_at(&qd[PLANAR8_LANES])) - (9.81 * vb6_sine[7]));
    const planar8_pack v103 = (v88 * v68) + v102;
    const planar8_pack vb103 = (vb88 * vb68) + vb102;
    const planar8_pack v104 = (v91 * v56) + v103;
    const planar8_pack vb104 = (vb91 * vb56) + vb103;
    const planar8_pack v105 = (v94 * v49) + v104;
    const planar8_pack vb105 = (vb94 * vb49) + vb104;
    const planar8_pack v106 = (v97 * v36) + v105;
    const planar8_pack vb106 = (vb97 * vb36) + vb105;
    const planar8_pack v107 = (v100 * v25) + v106;
    const planar8_pack vb107 = (vb100 * vb25) + vb106;
    const planar8_pack v108 = ((v26 * v107) - planar8_pack_at(&tau[7U * stride])) - (v23 * v101);
    const planar8_pack vb108 = ((vb26 * vb107) - planar8_pack_at(&tau[(7U * stride) + PLANAR8_LANES])) - (vb23 * vb101);
    const planar8_pack v109 = v99 + planar8_pack_at(&qd[7U * stride]);
    const planar8_pack vb109 = vb99 + planar8_pack_at(&qd[(7U * stride) + PLANAR8_LANES]);
    const planar8_pack v110 = v109 * v109;
    const planar8_pack vb110 = vb109 * vb109;
    const planar8_pack v111 = ((v110 * v26) + (2.42 * v101)) + (v22 * v108);
    const planar8_pack vb111 = ((vb110 * vb26) + (2.42 * vb101)) + (vb22 * vb108);
    const planar8_pack v112 = (v30 * v108) - ((2.42 * v107) + (v110 * v23));
    const planar8_pack vb112 = (vb30 * vb108) - ((2.42 * vb107) + (vb110 * vb23));
    const planar8_pack v113 = ((planar8_pack_at(&tau[6U * stride]) - planar8_pack_at(&tau[7U * stride])) + (v28 * v112)) + (v25 * v111);
    const planar8_pack vb113 = ((planar8_pack_at(&tau[(6U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(7U * stride) + PLANAR8_LANES])) + (vb28 * vb112)) + (vb25 * vb111);
    const planar8_pack v114 = (v113 * v34) - ((1.5550000000000002 * v98) + v111);
    const planar8_pack vb114 = (vb113 * vb34) - ((1.5550000000000002 * vb98) + vb111);
    const planar8_pack v115 = ((1.5550000000000002 * v106) - v112) + (v113 * v40);
    const planar8_pack vb115 = ((1.5550000000000002 * vb106) - vb112) + (vb113 * vb40);
    const planar8_pack v116 = ((planar8_pack_at(&tau[6U * stride]) - planar8_pack_at(&tau[5U * stride])) + (v38 * v115)) + (v36 * v114);
    const planar8_pack vb116 = ((planar8_pack_at(&tau[(6U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(5U * stride) + PLANAR8_LANES])) + (vb38 * vb115)) + (vb36 * vb114);
    const planar8_pack v117 = (v116 * v44) - ((1.455 * v105) + v115);
    const planar8_pack vb117 = (vb116 * vb44) - ((1.455 * vb105) + vb115);
    const planar8_pack v118 = (v116 * v47) + ((1.455 * v95) - v114);
    const planar8_pack vb118 = (vb116 * vb47) + ((1.455 * vb95) - vb114);
    const planar8_pack v119 = ((planar8_pack_at(&tau[4U * stride]) - planar8_pack_at(&tau[5U * stride])) + (v49 * v118)) + (v46 * v117);
    const planar8_pack vb119 = ((planar8_pack_at(&tau[(4U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(5U * stride) + PLANAR8_LANES])) + (vb49 * vb118)) + (vb46 * vb117);
    const planar8_pack v120 = (v119 * v54) - ((1.3549999999999998 * v92) + v118);
    const planar8_pack vb120 = (vb119 * vb54) - ((1.3549999999999998 * vb92) + vb118);
    const planar8_pack v121 = ((1.3549999999999998 * v104) - v117) + (v119 * v60);
    const planar8_pack vb121 = ((1.3549999999999998 * vb104) - vb117) + (vb119 * vb60);
    const planar8_pack v122 = ((planar8_pack_at(&tau[4U * stride]) - planar8_pack_at(&tau[3U * stride])) + (v58 * v121)) + (v56 * v120);
    const planar8_pack vb122 = ((planar8_pack_at(&tau[(4U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(3U * stride) + PLANAR8_LANES])) + (vb58 * vb121)) + (vb56 * vb120);
    const planar8_pack v123 = (v122 * v64) + ((1.255 * v89) - v120);
    const planar8_pack vb123 = (vb122 * vb64) + ((1.255 * vb89) - vb120);
    const planar8_pack v124 = (v121 + (1.255 * v103)) - (v122 * v70);
    const planar8_pack vb124 = (vb121 + (1.255 * vb103)) - (vb122 * vb70);
    const planar8_pack v125 = ((planar8_pack_at(&tau[3U * stride]) - planar8_pack_at(&tau[2U * stride])) + (v66 * v124)) - (v68 * v123);
    const planar8_pack vb125 = ((planar8_pack_at(&tau[(3U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(2U * stride) + PLANAR8_LANES])) + (vb66 * vb124)) - (vb68 * vb123);
    const planar8_pack v126 = v75 * ((v124 + (1.1550000000000002 * v102)) - (v125 * v74));
    const planar8_pack vb126 = vb75 * ((vb124 + (1.1550000000000002 * vb102)) - (vb125 * vb74));
    const planar8_pack v127 = (v123 + (1.1550000000000002 * v86)) + (v125 * v76);
    const planar8_pack vb127 = (vb123 + (1.1550000000000002 * vb86)) + (vb125 * vb76);
    const planar8_pack v128 = ((planar8_pack_at(&tau[stride]) - planar8_pack_at(&tau[2U * stride])) + (v78 * v127)) - v126;
    const planar8_pack vb128 = ((planar8_pack_at(&tau[stride + PLANAR8_LANES]) - planar8_pack_at(&tau[(2U * stride) + PLANAR8_LANES])) + (vb78 * vb127)) - vb126;
    const planar8_pack v129 = (((planar8_pack_at(&tau[stride]) - planar8_pack_at(&tau[0])) + (10.34955 * v6_cosine[7])) - v127) + (v128 * v83);
    const planar8_pack vb129 = (((planar8_pack_at(&tau[stride + PLANAR8_LANES]) - planar8_pack_at(&tau[PLANAR8_LANES])) + (10.34955 * vb6_cosine[7])) - vb127) + (vb128 * vb83);
    const planar8_pack v130 = v129 * (1.0 / ((v80 - 0.8908333333333334) - (v81 * v83)));
    const planar8_pack vb130 = vb129 * (1.0 / ((vb80 - 0.8908333333333334) - (vb81 * vb83)));
    *(planar8_unaligned *)&qdd[0] = v130;
    *(planar8_unaligned *)&qdd[PLANAR8_LANES] = vb130;
    const planar8_pack v131 = (v128 * v82) + (v83 * v130);
    const planar8_pack vb131 = (vb128 * vb82) + (vb83 * vb130);
    *(planar8_unaligned *)&qdd[stride] = -(v130 + v131);
    *(planar8_unaligned *)&qdd[stride + PLANAR8_LANES] = -(vb130 + vb131);
    const planar8_pack v132 = v75 * v131;
    const planar8_pack vb132 = vb75 * vb131;
    const planar8_pack v133 = (v78 * v131) - v130;
    const planar8_pack vb133 = (vb78 * vb131) - vb130;
    const planar8_pack v134 = ((v125 * v73) + (v76 * v133)) + (v74 * v132);
    const planar8_pack vb134 = ((vb125 * vb73) + (vb76 * vb133)) + (vb74 * vb132);
    *(planar8_unaligned *)&qdd[2U * stride] = v131 + v134;
    *(planar8_unaligned *)&qdd[(2U * stride) + PLANAR8_LANES] = vb131 + vb134;
    const planar8_pack v135 = (v66 * v134) - v132;
    const planar8_pack vb135 = (vb66 * vb134) - vb132;
    const planar8_pack v136 = (v68 * v134) - v133;
    const planar8_pack vb136 = (vb68 * vb134) - vb133;
    const planar8_pack v137 = ((v122 * v63) - (v64 * v136)) - (v70 * v135);
    const planar8_pack vb137 = ((vb122 * vb63) - (vb64 * vb136)) - (vb70 * vb135);
    *(planar8_unaligned *)&qdd[3U * stride] = v137 - v134;
    *(planar8_unaligned *)&qdd[(3U * stride) + PLANAR8_LANES] = vb137 - vb134;
    const planar8_pack v138 = v135 + (v58 * v137);
    const planar8_pack vb138 = vb135 + (vb58 * vb137);
    const planar8_pack v139 = v136 + (v56 * v137);
    const planar8_pack vb139 = vb136 + (vb56 * vb137);
    const planar8_pack v140 = ((v119 * v53) + (v54 * v139)) + (v60 * v138);
    const planar8_pack vb140 = ((vb119 * vb53) + (vb54 * vb139)) + (vb60 * vb138);
    *(planar8_unaligned *)&qdd[4U * stride] = -(v137 + v140);
    *(planar8_unaligned *)&qdd[(4U * stride) + PLANAR8_LANES] = -(vb137 + vb140);
    const planar8_pack v141 = (v46 * v140) - v138;
    const planar8_pack vb141 = (vb46 * vb140) - vb138;
    const planar8_pack v142 = (v49 * v140) - v139;
    const planar8_pack vb142 = (vb49 * vb140) - vb139;
    const planar8_pack v143 = ((v116 * v43) + (v47 * v142)) + (v44 * v141);
    const planar8_pack vb143 = ((vb116 * vb43) + (vb47 * vb142)) + (vb44 * vb141);
    *(planar8_unaligned *)&qdd[5U * stride] = v140 + v143;
    *(planar8_unaligned *)&qdd[(5U * stride) + PLANAR8_LANES] = vb140 + vb143;
    const planar8_pack v144 = (v38 * v143) - v141;
    const planar8_pack vb144 = (vb38 * vb143) - vb141;
    const planar8_pack v145 = (v36 * v143) - v142;
    const planar8_pack vb145 = (vb36 * vb143) - vb142;
    const planar8_pack v146 = ((v113 * v33) + (v34 * v145)) + (v40 * v144);
    const planar8_pack vb146 = ((vb113 * vb33) + (vb34 * vb145)) + (vb40 * vb144);
    *(planar8_unaligned *)&qdd[6U * stride] = -(v143 + v146);
    *(planar8_unaligned *)&qdd[(6U * stride) + PLANAR8_LANES] = -(vb143 + vb146);
    const planar8_pack v147 = (v146 - (3.2974940611444983 * v108)) + (v22 * ((v25 * v146) - v145));
    const planar8_pack vb147 = (vb146 - (3.2974940611444983 * vb108)) + (vb22 * ((vb25 * vb146) - vb145));
    *(planar8_unaligned *)&qdd[7U * stride] = v147 + (v30 * ((v28 * v146) - v144));
    *(planar8_unaligned *)&qdd[(7U * stride) + PLANAR8_LANES] = vb147 + (vb30 * ((vb28 * vb146) - vb144));
    if (!planar8_pack_within(v_beyond | vb_beyond)) {
        planar8_pack_forward_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, qdd);
        planar8_pack_forward_dynamics_again(vb_beyond, PLANAR8_LANES, spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void planar8_forward_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= (2U * PLANAR8_LANES)) {
        for (size_t next = 0U; next < count; next += (2U * PLANAR8_LANES)) {
            const size_t first = (next < (count - (2U * PLANAR8_LANES))) ? next : (count - (2U * PLANAR8_LANES));

            planar8_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * (2U * PLANAR8_LANES)];
        double qd_rest[8U * (2U * PLANAR8_LANES)];
        double tau_rest[8U * (2U * PLANAR8_LANES)];
        double qdd_rest[8U * (2U * PLANAR8_LANES)];

        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), q, q_rest);
        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), qd, qd_rest);
        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), tau, tau_rest);
        planar8_pack_forward_dynamics_block(0U, prepared->k, (2U * PLANAR8_LANES), q_rest, qd_rest, tau_rest, qdd_rest);
        planar8_pack_give(8U, count, first, (2U * PLANAR8_LANES), qdd_rest, qdd);
    }
}

void planar8_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= (2U * PLANAR8_LANES)) {
        for (size_t next = 0U; next < count; next += (2U * PLANAR8_LANES)) {
            const size_t first = (next < (count - (2U * PLANAR8_LANES))) ? next : (count - (2U * PLANAR8_LANES));

            planar8_pack_forward_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * (2U * PLANAR8_LANES)];
        double qd_rest[8U * (2U * PLANAR8_LANES)];
        double tau_rest[8U * (2U * PLANAR8_LANES)];
        double qdd_rest[8U * (2U * PLANAR8_LANES)];
        double prepared_rest[1U * (2U * PLANAR8_LANES)] = { 0.0 };

        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), q, q_rest);
        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), qd, qd_rest);
        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), tau, tau_rest);
        planar8_pack_forward_dynamics_block((2U * PLANAR8_LANES), prepared_rest, (2U * PLANAR8_LANES), q_rest, qd_rest, tau_rest, qdd_rest);
        planar8_pack_give(8U, count, first, (2U * PLANAR8_LANES), qdd_rest, qdd);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PLANAR8_APART void planar8_pack_kinetic_energy_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *T)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double qd_lane[8];

            (void)spacing;
            for (size_t k = 0U; k < 8U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 8U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            planar8_kinetic_energy(own, q_lane, qd_lane, &T[lane]);
        }
    }
}

static PLANAR8_APART void planar8_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    planar8_bits v_beyond = { 0U };
    const planar8_pack v0_angle[7] = {planar8_pack_at(&q[stride]), planar8_pack_at(&q[2U * stride]), planar8_pack_at(&q[3U * stride]), planar8_pack_at(&q[4U * stride]), planar8_pack_at(&q[5U * stride]), planar8_pack_at(&q[6U * stride]), planar8_pack_at(&q[7U * stride])};
    planar8_pack v0_sine[7];
    planar8_pack v0_cosine[7];
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v_beyond);
    const planar8_pack v14 = planar8_pack_at(&qd[stride]) + planar8_pack_at(&qd[0]);
    const planar8_pack v15 = planar8_pack_at(&qd[0]) * v0_cosine[0];
    const planar8_pack v16 = v15 + (0.97 * v14);
    const planar8_pack v17 = planar8_pack_at(&qd[0]) * v0_sine[0];
    const planar8_pack v18 = (v0_sine[1] * v17) - (v0_cosine[1] * v16);
    const planar8_pack v19 = v14 + planar8_pack_at(&qd[2U * stride]);
    const planar8_pack v20 = (0.94 * v19) - v18;
    const planar8_pack v21 = (v0_sine[1] * v16) + (v0_cosine[1] * v17);
    const planar8_pack v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const planar8_pack v23 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const planar8_pack v24 = v19 + planar8_pack_at(&qd[3U * stride]);
    const planar8_pack v25 = v23 + (0.91 * v24);
    const planar8_pack v26 = (v0_cosine[3] * v25) - (v0_sine[3] * v22);
    const planar8_pack v27 = v24 + planar8_pack_at(&qd[4U * stride]);
    const planar8_pack v28 = v26 + (0.88 * v27);
    const planar8_pack v29 = (v0_sine[3] * v25) + (v0_cosine[3] * v22);
    const planar8_pack v30 = (v0_cosine[4] * v29) + (v0_sine[4] * v28);
    const planar8_pack v31 = (v0_cosine[4] * v28) - (v0_sine[4] * v29);
    const planar8_pack v32 = v27 + planar8_pack_at(&qd[5U * stride]);
    const planar8_pack v33 = v31 + (0.85 * v32);
    const planar8_pack v34 = (v0_sine[5] * v33) + (v0_cosine[5] * v30);
    const planar8_pack v35 = (v0_sine[5] * v30) - (v0_cosine[5] * v33);
    const planar8_pack v36 = planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0]);
    const planar8_pack v37 = v32 + planar8_pack_at(&qd[6U * stride]);
    const planar8_pack v38 = v37 + planar8_pack_at(&qd[7U * stride]);
    const planar8_pack v39 = (v38 * (0.30326059166666663 * v38)) + (v32 * (0.309771875 * v32));
    const planar8_pack v40 = v39 + (v14 * ((0.2958346416666667 * v14) + (0.9603 * v15)));
    const planar8_pack v41 = v40 + ((1.1 * v36) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0])));
    const planar8_pack v42 = v41 + (v19 * ((0.3030748 * v19) - (1.0151999999999999 * v18)));
    const planar8_pack v43 = v42 + (1.2 * ((v18 * v18) + (v21 * v21)));
    const planar8_pack v44 = v43 + (v24 * ((0.3077081583333333 * v24) + (1.0647 * v23)));
    const planar8_pack v45 = v44 + (1.3 * ((v23 * v23) + (v22 * v22)));
    const planar8_pack v46 = v45 + (v27 * ((0.30988906666666666 * v27) + (1.1088 * v26)));
    const planar8_pack v47 = (v46 + (1.4 * ((v29 * v29) + (v26 * v26)))) + (v30 * (1.5 * v30));
    const planar8_pack v48 = v47 + (v31 * ((1.1475 * v32) + (1.5 * v31)));
    const planar8_pack v49 = v48 + (v37 * ((0.30751093333333335 * v37) - (1.1808 * v35)));
    const planar8_pack v50 = (0.82 * v37) - v35;
    const planar8_pack v51 = (v0_cosine[6] * v34) + (v0_sine[6] * v50);
    const planar8_pack v52 = (v51 * (1.7 * v51)) + (v49 + (1.6 * ((v35 * v35) + (v34 * v34))));
    const planar8_pack v53 = (v0_sine[6] * v34) - (v0_cosine[6] * v50);
    *(planar8_unaligned *)&T[0] = (0.5 * (v52 + (v53 * ((1.7 * v53) - (1.2086999999999999 * v38))))) + (0.14291666666666666 * v36);
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_kinetic_energy_again(v_beyond, 0U, spacing, prepared, stride, q, qd, T);
    }
}

void planar8_kinetic_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= PLANAR8_LANES) {
        for (size_t next = 0U; next < count; next += PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double T_rest[1U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_kinetic_energy_block(0U, prepared->k, PLANAR8_LANES, q_rest, qd_rest, T_rest);
        planar8_pack_give(1U, count, first, PLANAR8_LANES, T_rest, T);
    }
}

void planar8_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= PLANAR8_LANES) {
        for (size_t next = 0U; next < count; next += PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_kinetic_energy_block(count, &prepared[first], count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double T_rest[1U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_kinetic_energy_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, qd_rest, T_rest);
        planar8_pack_give(1U, count, first, PLANAR8_LANES, T_rest, T);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PLANAR8_APART void planar8_pack_potential_energy_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *V)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];

            (void)spacing;
            for (size_t k = 0U; k < 8U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            planar8_potential_energy(own, q_lane, &V[lane]);
        }
    }
}

static PLANAR8_APART void planar8_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    planar8_bits v_beyond = { 0U };
    const planar8_pack v0_angle[8] = {planar8_pack_at(&q[7U * stride]), planar8_pack_at(&q[6U * stride]), planar8_pack_at(&q[5U * stride]), planar8_pack_at(&q[4U * stride]), planar8_pack_at(&q[3U * stride]), planar8_pack_at(&q[2U * stride]), planar8_pack_at(&q[stride]), planar8_pack_at(&q[0])};
    planar8_pack v0_sine[8];
    planar8_pack v0_cosine[8];
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[7], &v0_sine[7], &v0_cosine[7], &v_beyond);
    const planar8_pack v16 = 1.9844 + (0.6043499999999999 * v0_cosine[0]);
    const planar8_pack v17 = 0.6043499999999999 * v0_sine[0];
    const planar8_pack v18 = (3.3787499999999997 - (v0_sine[1] * v17)) + (v0_cosine[1] * v16);
    const planar8_pack v19 = (v0_cosine[1] * v17) + (v0_sine[1] * v16);
    const planar8_pack v20 = ((v0_sine[2] * v19) - 4.7784) - (v0_cosine[2] * v18);
    const planar8_pack v21 = (v0_sine[2] * v18) + (v0_cosine[2] * v19);
    const planar8_pack v22 = (v0_cosine[3] * v21) - (v0_sine[3] * v20);
    const planar8_pack v23 = ((v0_cosine[3] * v20) - 6.17435) + (v0_sine[3] * v21);
    const planar8_pack v24 = ((v0_cosine[4] * v23) - 7.557599999999999) + (v0_sine[4] * v22);
    const planar8_pack v25 = (v0_cosine[4] * v22) - (v0_sine[4] * v23);
    const planar8_pack v26 = (v0_cosine[5] * v25) - (v0_sine[5] * v24);
    const planar8_pack v27 = ((v0_cosine[5] * v24) - 8.919149999999998) + (v0_sine[5] * v25);
    const planar8_pack v28 = v0_sine[7] * (((v0_sine[6] * v26) - 10.249999999999998) + (v0_cosine[6] * v27));
    *(planar8_unaligned *)&V[0] = (-9.81) * (v28 + (v0_cosine[7] * ((v0_sine[6] * v27) - (v0_cosine[6] * v26))));
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_potential_energy_again(v_beyond, 0U, spacing, prepared, stride, q, V);
    }
}

void planar8_potential_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= PLANAR8_LANES) {
        for (size_t next = 0U; next < count; next += PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double V_rest[1U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_potential_energy_block(0U, prepared->k, PLANAR8_LANES, q_rest, V_rest);
        planar8_pack_give(1U, count, first, PLANAR8_LANES, V_rest, V);
    }
}

void planar8_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    if (count >= PLANAR8_LANES) {
        for (size_t next = 0U; next < count; next += PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_potential_energy_block(count, &prepared[first], count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double V_rest[1U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_potential_energy_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, V_rest);
        planar8_pack_give(1U, count, first, PLANAR8_LANES, V_rest, V);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
