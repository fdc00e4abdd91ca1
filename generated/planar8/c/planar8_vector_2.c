/* planar8, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PLANAR8_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "planar8.h"

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

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
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

    const planar8_pack rest = excess + (rz * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11)))))))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))));
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
    const planar8_pack v35 = v34 * v34;
    const planar8_pack v36 = planar8_pack_at(&qd[2U * stride]) + v34;
    const planar8_pack v37 = v36 * v36;
    const planar8_pack v38 = planar8_pack_at(&qd[3U * stride]) + v36;
    const planar8_pack v39 = v38 * v38;
    const planar8_pack v40 = planar8_pack_at(&qd[4U * stride]) + v38;
    const planar8_pack v41 = v40 * v40;
    const planar8_pack v42 = planar8_pack_at(&qd[5U * stride]) + v40;
    const planar8_pack v43 = v42 * v42;
    const planar8_pack v44 = planar8_pack_at(&qd[6U * stride]) + v42;
    const planar8_pack v45 = planar8_pack_at(&qd[7U * stride]) + v44;
    const planar8_pack v46 = v45 * v45;
    const planar8_pack v47 = v44 * v44;
    const planar8_pack v48 = 0.82 * v6_sine[5];
    const planar8_pack v49 = 0.82 * v6_cosine[5];
    const planar8_pack v50 = (9.81 * v6_cosine[7]) + planar8_pack_at(&qdd[0]);
    const planar8_pack v51 = planar8_pack_at(&qdd[stride]) + planar8_pack_at(&qdd[0]);
    const planar8_pack v52 = (v50 + (v51 * v24)) - (v35 * v23);
    const planar8_pack v53 = planar8_pack_at(&qdd[2U * stride]) + v51;
    const planar8_pack v54 = (v52 + (v53 * v26)) - (v37 * v27);
    const planar8_pack v55 = planar8_pack_at(&qdd[3U * stride]) + v53;
    const planar8_pack v56 = (v54 + (v55 * v28)) - (v39 * v29);
    const planar8_pack v57 = planar8_pack_at(&qdd[4U * stride]) + v55;
    const planar8_pack v58 = v56 + ((v57 * v30) - (v41 * v31));
    const planar8_pack v59 = planar8_pack_at(&qdd[5U * stride]) + v57;
    const planar8_pack v60 = v58 + ((v59 * v32) - (v43 * v33));
    const planar8_pack v61 = planar8_pack_at(&qdd[6U * stride]) + v59;
    const planar8_pack v62 = v60 + ((v61 * v49) - (v47 * v48));
    const planar8_pack v63 = planar8_pack_at(&qdd[7U * stride]) + v61;
    const planar8_pack v64 = (2.42 * v62) + ((v63 * v22) - (v46 * v25));
    const planar8_pack v65 = v64 + (1.5550000000000002 * v60);
    const planar8_pack v66 = v65 + (1.455 * v58);
    const planar8_pack v67 = v66 + (1.3549999999999998 * v56);
    const planar8_pack v68 = v67 + (1.255 * v54);
    const planar8_pack v69 = v68 + (1.1550000000000002 * v52);
    const planar8_pack v70 = ((v35 * v24) + ((planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0])) - (9.81 * v6_sine[7]))) + (v51 * v23);
    const planar8_pack v71 = ((v37 * v26) + v70) + (v53 * v27);
    const planar8_pack v72 = ((v39 * v28) + v71) + (v55 * v29);
    const planar8_pack v73 = ((v41 * v30) + (v57 * v31)) + v72;
    const planar8_pack v74 = ((v43 * v32) + (v59 * v33)) + v73;
    const planar8_pack v75 = ((v47 * v49) + (v61 * v48)) + v74;
    const planar8_pack v76 = ((v46 * v22) + (v63 * v25)) + (2.42 * v75);
    const planar8_pack v77 = v76 + (1.5550000000000002 * v74);
    const planar8_pack v78 = v77 + (1.455 * v73);
    const planar8_pack v79 = v78 + (1.3549999999999998 * v72);
    const planar8_pack v80 = v79 + (1.255 * v71);
    const planar8_pack v81 = ((v22 * v62) + (0.30326059166666663 * v63)) + (v25 * v75);
    *(planar8_unaligned *)&tau[7U * stride] = v81;
    const planar8_pack v82 = (((0.17661706666666654 * v61) - (v49 * v64)) - (v48 * v76)) - v81;
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
    const planar8_pack v6_angle[1] = {planar8_pack_at(&q[stride])};
    const planar8_pack vb6_angle[1] = {planar8_pack_at(&q[stride + PLANAR8_LANES])};
    planar8_pack v6_sine[1];
    planar8_pack vb6_sine[1];
    planar8_pack v6_cosine[1];
    planar8_pack vb6_cosine[1];
    planar8_pack_sincos_pair(&v6_angle[0], &v6_sine[0], &v6_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&vb6_angle[0], &vb6_sine[0], &vb6_cosine[0], &vb_beyond);
    const planar8_pack v8_angle[1] = {v0};
    const planar8_pack vb8_angle[1] = {vb0};
    planar8_pack v8_sine[1];
    planar8_pack vb8_sine[1];
    planar8_pack v8_cosine[1];
    planar8_pack vb8_cosine[1];
    planar8_pack_sincos_pair(&v8_angle[0], &v8_sine[0], &v8_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&vb8_angle[0], &vb8_sine[0], &vb8_cosine[0], &vb_beyond);
    const planar8_pack v10_angle[1] = {v1};
    const planar8_pack vb10_angle[1] = {vb1};
    planar8_pack v10_sine[1];
    planar8_pack vb10_sine[1];
    planar8_pack v10_cosine[1];
    planar8_pack vb10_cosine[1];
    planar8_pack_sincos_pair(&v10_angle[0], &v10_sine[0], &v10_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&vb10_angle[0], &vb10_sine[0], &vb10_cosine[0], &vb_beyond);
    const planar8_pack v18_angle[1] = {v5};
    const planar8_pack vb18_angle[1] = {vb5};
    planar8_pack v18_sine[1];
    planar8_pack vb18_sine[1];
    planar8_pack v18_cosine[1];
    planar8_pack vb18_cosine[1];
    planar8_pack_sincos_pair(&v18_angle[0], &v18_sine[0], &v18_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&vb18_angle[0], &vb18_sine[0], &vb18_cosine[0], &vb_beyond);
    const planar8_pack v12_angle[1] = {v2};
    const planar8_pack vb12_angle[1] = {vb2};
    planar8_pack v12_sine[1];
    planar8_pack vb12_sine[1];
    planar8_pack v12_cosine[1];
    planar8_pack vb12_cosine[1];
    planar8_pack_sincos_pair(&v12_angle[0], &v12_sine[0], &v12_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&vb12_angle[0], &vb12_sine[0], &vb12_cosine[0], &vb_beyond);
    const planar8_pack v22 = 0.6043499999999999 * v18_cosine[0];
    const planar8_pack vb22 = 0.6043499999999999 * vb18_cosine[0];
    const planar8_pack v23 = 0.97 * v6_sine[0];
    const planar8_pack vb23 = 0.97 * vb6_sine[0];
    const planar8_pack v14_angle[1] = {v3};
    const planar8_pack vb14_angle[1] = {vb3};
    planar8_pack v14_sine[1];
    planar8_pack vb14_sine[1];
    planar8_pack v14_cosine[1];
    planar8_pack vb14_cosine[1];
    planar8_pack_sincos_pair(&v14_angle[0], &v14_sine[0], &v14_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&vb14_angle[0], &vb14_sine[0], &vb14_cosine[0], &vb_beyond);
    const planar8_pack v24 = 0.97 * v6_cosine[0];
    const planar8_pack vb24 = 0.97 * vb6_cosine[0];
    const planar8_pack v25 = 0.6043499999999999 * v18_sine[0];
    const planar8_pack vb25 = 0.6043499999999999 * vb18_sine[0];
    const planar8_pack v26 = 0.94 * v8_cosine[0];
    const planar8_pack vb26 = 0.94 * vb8_cosine[0];
    const planar8_pack v27 = 0.94 * v8_sine[0];
    const planar8_pack vb27 = 0.94 * vb8_sine[0];
    const planar8_pack v20_angle[1] = {planar8_pack_at(&q[0])};
    const planar8_pack vb20_angle[1] = {planar8_pack_at(&q[PLANAR8_LANES])};
    planar8_pack v20_sine[1];
    planar8_pack vb20_sine[1];
    planar8_pack v20_cosine[1];
    planar8_pack vb20_cosine[1];
    planar8_pack_sincos_pair(&v20_angle[0], &v20_sine[0], &v20_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&vb20_angle[0], &vb20_sine[0], &vb20_cosine[0], &vb_beyond);
    const planar8_pack v28 = 0.91 * v10_cosine[0];
    const planar8_pack vb28 = 0.91 * vb10_cosine[0];
    const planar8_pack v29 = 0.91 * v10_sine[0];
    const planar8_pack vb29 = 0.91 * vb10_sine[0];
    const planar8_pack v30 = 0.88 * v12_cosine[0];
    const planar8_pack vb30 = 0.88 * vb12_cosine[0];
    const planar8_pack v31 = 0.88 * v12_sine[0];
    const planar8_pack vb31 = 0.88 * vb12_sine[0];
    const planar8_pack v32 = 0.85 * v14_cosine[0];
    const planar8_pack vb32 = 0.85 * vb14_cosine[0];
    const planar8_pack v33 = 0.85 * v14_sine[0];
    const planar8_pack vb33 = 0.85 * vb14_sine[0];
    const planar8_pack v34 = planar8_pack_at(&qd[stride]) + planar8_pack_at(&qd[0]);
    const planar8_pack vb34 = planar8_pack_at(&qd[stride + PLANAR8_LANES]) + planar8_pack_at(&qd[PLANAR8_LANES]);
    const planar8_pack v35 = v34 * v34;
    const planar8_pack vb35 = vb34 * vb34;
    const planar8_pack v36 = (v35 * v23) - (9.81 * v20_cosine[0]);
    const planar8_pack vb36 = (vb35 * vb23) - (9.81 * vb20_cosine[0]);
    const planar8_pack v37 = planar8_pack_at(&qd[2U * stride]) + v34;
    const planar8_pack vb37 = planar8_pack_at(&qd[(2U * stride) + PLANAR8_LANES]) + vb34;
    const planar8_pack v38 = v37 * v37;
    const planar8_pack vb38 = vb37 * vb37;
    const planar8_pack v39 = v36 + (v38 * v27);
    const planar8_pack vb39 = vb36 + (vb38 * vb27);
    const planar8_pack v40 = planar8_pack_at(&qd[3U * stride]) + v37;
    const planar8_pack vb40 = planar8_pack_at(&qd[(3U * stride) + PLANAR8_LANES]) + vb37;
    const planar8_pack v41 = v40 * v40;
    const planar8_pack vb41 = vb40 * vb40;
    const planar8_pack v42 = v39 + (v41 * v29);
    const planar8_pack vb42 = vb39 + (vb41 * vb29);
    const planar8_pack v43 = planar8_pack_at(&qd[4U * stride]) + v40;
    const planar8_pack vb43 = planar8_pack_at(&qd[(4U * stride) + PLANAR8_LANES]) + vb40;
    const planar8_pack v44 = v43 * v43;
    const planar8_pack vb44 = vb43 * vb43;
    const planar8_pack v16_angle[1] = {v4};
    const planar8_pack vb16_angle[1] = {vb4};
    planar8_pack v16_sine[1];
    planar8_pack vb16_sine[1];
    planar8_pack v16_cosine[1];
    planar8_pack vb16_cosine[1];
    planar8_pack_sincos_pair(&v16_angle[0], &v16_sine[0], &v16_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&vb16_angle[0], &vb16_sine[0], &vb16_cosine[0], &vb_beyond);
    const planar8_pack v45 = v42 + (v44 * v31);
    const planar8_pack vb45 = vb42 + (vb44 * vb31);
    const planar8_pack v46 = planar8_pack_at(&qd[5U * stride]) + v43;
    const planar8_pack vb46 = planar8_pack_at(&qd[(5U * stride) + PLANAR8_LANES]) + vb43;
    const planar8_pack v47 = v46 * v46;
    const planar8_pack vb47 = vb46 * vb46;
    const planar8_pack v48 = v45 + (v47 * v33);
    const planar8_pack vb48 = vb45 + (vb47 * vb33);
    const planar8_pack v49 = planar8_pack_at(&qd[6U * stride]) + v46;
    const planar8_pack vb49 = planar8_pack_at(&qd[(6U * stride) + PLANAR8_LANES]) + vb46;
    const planar8_pack v50 = planar8_pack_at(&qd[7U * stride]) + v49;
    const planar8_pack vb50 = planar8_pack_at(&qd[(7U * stride) + PLANAR8_LANES]) + vb49;
    const planar8_pack v51 = v50 * v50;
    const planar8_pack vb51 = vb50 * vb50;
    const planar8_pack v52 = v49 * v49;
    const planar8_pack vb52 = vb49 * vb49;
    const planar8_pack v53 = 0.82 * v16_sine[0];
    const planar8_pack vb53 = 0.82 * vb16_sine[0];
    const planar8_pack v54 = v48 + (v52 * v53);
    const planar8_pack vb54 = vb48 + (vb52 * vb53);
    const planar8_pack v55 = 0.82 * v16_cosine[0];
    const planar8_pack vb55 = 0.82 * vb16_cosine[0];
    const planar8_pack v56 = (v35 * v24) + ((planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0])) - (9.81 * v20_sine[0]));
    const planar8_pack vb56 = (vb35 * vb24) + ((planar8_pack_at(&qd[PLANAR8_LANES]) * planar8_pack_at(&qd[PLANAR8_LANES])) - (9.81 * vb20_sine[0]));
    const planar8_pack v57 = 1.9928405358526773 * v18_cosine[0];
    const planar8_pack vb57 = 1.9928405358526773 * vb18_cosine[0];
    const planar8_pack v58 = (v22 * v57) - 2.42;
    const planar8_pack vb58 = (vb22 * vb57) - 2.42;
    const planar8_pack v59 = v25 * v57;
    const planar8_pack vb59 = vb25 * vb57;
    const planar8_pack v60 = (v53 * v59) + (v55 * v58);
    const planar8_pack vb60 = (vb53 * vb59) + (vb55 * vb58);
    const planar8_pack v61 = 1.9928405358526773 * v18_sine[0];
    const planar8_pack vb61 = 1.9928405358526773 * vb18_sine[0];
    const planar8_pack v62 = (v25 * v61) - 2.42;
    const planar8_pack vb62 = (vb25 * vb61) - 2.42;
    const planar8_pack v63 = (v53 * v62) + (v55 * v59);
    const planar8_pack vb63 = (vb53 * vb62) + (vb55 * vb59);
    const planar8_pack v64 = 1.0 / ((0.17661706666666654 + (v53 * v63)) + (v55 * v60));
    const planar8_pack vb64 = 1.0 / ((0.17661706666666654 + (vb53 * vb63)) + (vb55 * vb60));
    const planar8_pack v65 = v60 * v64;
    const planar8_pack vb65 = vb60 * vb64;
    const planar8_pack v66 = (v58 - 1.5550000000000002) - (v60 * v65);
    const planar8_pack vb66 = (vb58 - 1.5550000000000002) - (vb60 * vb65);
    const planar8_pack v67 = v59 - (v63 * v65);
    const planar8_pack vb67 = vb59 - (vb63 * vb65);
    const planar8_pack v68 = (v33 * v67) + (v32 * v66);
    const planar8_pack vb68 = (vb33 * vb67) + (vb32 * vb66);
    const planar8_pack v69 = v63 * v64;
    const planar8_pack vb69 = vb63 * vb64;
    const planar8_pack v70 = (v62 - 1.5550000000000002) - (v63 * v69);
    const planar8_pack vb70 = (vb62 - 1.5550000000000002) - (vb63 * vb69);
    const planar8_pack v71 = (v32 * v67) + (v33 * v70);
    const planar8_pack vb71 = (vb32 * vb67) + (vb33 * vb70);
    const planar8_pack v72 = 1.0 / ((0.17791562500000002 + (v33 * v71)) + (v32 * v68));
    const planar8_pack vb72 = 1.0 / ((0.17791562500000002 + (vb33 * vb71)) + (vb32 * vb68));
    const planar8_pack v73 = v68 * v72;
    const planar8_pack vb73 = vb68 * vb72;
    const planar8_pack v74 = (v66 - 1.455) - (v68 * v73);
    const planar8_pack vb74 = (vb66 - 1.455) - (vb68 * vb73);
    const planar8_pack v75 = v67 - (v71 * v73);
    const planar8_pack vb75 = vb67 - (vb71 * vb73);
    const planar8_pack v76 = (v30 * v74) + (v31 * v75);
    const planar8_pack vb76 = (vb30 * vb74) + (vb31 * vb75);
    const planar8_pack v77 = v71 * v72;
    const planar8_pack vb77 = vb71 * vb72;
    const planar8_pack v78 = (v70 - 1.455) - (v71 * v77);
    const planar8_pack vb78 = (vb70 - 1.455) - (vb71 * vb77);
    const planar8_pack v79 = (v30 * v75) + (v31 * v78);
    const planar8_pack vb79 = (vb30 * vb75) + (vb31 * vb78);
    const planar8_pack v80 = 1.0 / ((0.17798293333333343 + (v30 * v76)) + (v31 * v79));
    const planar8_pack vb80 = 1.0 / ((0.17798293333333343 + (vb30 * vb76)) + (vb31 * vb79));
    const planar8_pack v81 = v76 * v80;
    const planar8_pack vb81 = vb76 * vb80;
    const planar8_pack v82 = (v74 - 1.3549999999999998) - (v76 * v81);
    const planar8_pack vb82 = (vb74 - 1.3549999999999998) - (vb76 * vb81);
    const planar8_pack v83 = v75 - (v79 * v81);
    const planar8_pack vb83 = vb75 - (vb79 * vb81);
    const planar8_pack v84 = (v29 * v83) + (v28 * v82);
    const planar8_pack vb84 = (vb29 * vb83) + (vb28 * vb82);
    const planar8_pack v85 = v79 * v80;
    const planar8_pack vb85 = vb79 * vb80;
    const planar8_pack v86 = (v78 - 1.3549999999999998) - (v79 * v85);
    const planar8_pack vb86 = (vb78 - 1.3549999999999998) - (vb79 * vb85);
    const planar8_pack v87 = (v29 * v86) + (v28 * v83);
    const planar8_pack vb87 = (vb29 * vb86) + (vb28 * vb83);
    const planar8_pack v88 = 1.0 / ((0.17673034166666668 + (v29 * v87)) + (v28 * v84));
    const planar8_pack vb88 = 1.0 / ((0.17673034166666668 + (vb29 * vb87)) + (vb28 * vb84));
    const planar8_pack v89 = v84 * v88;
    const planar8_pack vb89 = vb84 * vb88;
    const planar8_pack v90 = (v82 - 1.255) - (v84 * v89);
    const planar8_pack vb90 = (vb82 - 1.255) - (vb84 * vb89);
    const planar8_pack v91 = v83 - (v87 * v89);
    const planar8_pack vb91 = vb83 - (vb87 * vb89);
    const planar8_pack v92 = (v26 * v90) + (v27 * v91);
    const planar8_pack vb92 = (vb26 * vb90) + (vb27 * vb91);
    const planar8_pack v93 = v87 * v88;
    const planar8_pack vb93 = vb87 * vb88;
    const planar8_pack v94 = (v86 - 1.255) - (v87 * v93);
    const planar8_pack vb94 = (vb86 - 1.255) - (vb87 * vb93);
    const planar8_pack v95 = (v26 * v91) + (v27 * v94);
    const planar8_pack vb95 = (vb26 * vb91) + (vb27 * vb94);
    const planar8_pack v96 = 1.0 / ((0.1740691999999998 + (v27 * v95)) + (v26 * v92));
    const planar8_pack vb96 = 1.0 / ((0.1740691999999998 + (vb27 * vb95)) + (vb26 * vb92));
    const planar8_pack v97 = v92 * v96;
    const planar8_pack vb97 = vb92 * vb96;
    const planar8_pack v98 = (v90 - 1.1550000000000002) - (v92 * v97);
    const planar8_pack vb98 = (vb90 - 1.1550000000000002) - (vb92 * vb97);
    const planar8_pack v99 = v91 - (v95 * v97);
    const planar8_pack vb99 = vb91 - (vb95 * vb97);
    const planar8_pack v100 = (v24 * v98) + (v23 * v99);
    const planar8_pack vb100 = (vb24 * vb98) + (vb23 * vb99);
    const planar8_pack v101 = (v23 * v95) * v96;
    const planar8_pack vb101 = (vb23 * vb95) * vb96;
    const planar8_pack v102 = 0.16991085833333336 + (v23 * ((v24 * v99) + ((v23 * (v94 - 1.1550000000000002)) - (v95 * v101))));
    const planar8_pack vb102 = 0.16991085833333336 + (vb23 * ((vb24 * vb99) + ((vb23 * (vb94 - 1.1550000000000002)) - (vb95 * vb101))));
    const planar8_pack v103 = 1.0 / (v102 + (v24 * v100));
    const planar8_pack vb103 = 1.0 / (vb102 + (vb24 * vb100));
    const planar8_pack v104 = v100 * v103;
    const planar8_pack vb104 = vb100 * vb103;
    const planar8_pack v105 = (v38 * v26) + v56;
    const planar8_pack vb105 = (vb38 * vb26) + vb56;
    const planar8_pack v106 = (v41 * v28) + v105;
    const planar8_pack vb106 = (vb41 * vb28) + vb105;
    const planar8_pack v107 = (v44 * v30) + v106;
    const planar8_pack vb107 = (vb44 * vb30) + vb106;
    const planar8_pack v108 = (v47 * v32) + v107;
    const planar8_pack vb108 = (vb47 * vb32) + vb107;
    const planar8_pack v109 = (v52 * v55) + v108;
    const planar8_pack vb109 = (vb52 * vb55) + vb108;
    const planar8_pack v110 = ((v25 * v109) - planar8_pack_at(&tau[7U * stride])) - (v22 * v54);
    const planar8_pack vb110 = ((vb25 * vb109) - planar8_pack_at(&tau[(7U * stride) + PLANAR8_LANES])) - (vb22 * vb54);
    const planar8_pack v111 = (v61 * v110) - ((2.42 * v109) + (v51 * v22));
    const planar8_pack vb111 = (vb61 * vb110) - ((2.42 * vb109) + (vb51 * vb22));
    const planar8_pack v112 = ((v51 * v25) + (2.42 * v54)) + (v57 * v110);
    const planar8_pack vb112 = ((vb51 * vb25) + (2.42 * vb54)) + (vb57 * vb110);
    const planar8_pack v113 = ((planar8_pack_at(&tau[6U * stride]) - planar8_pack_at(&tau[7U * stride])) + (v53 * v111)) + (v55 * v112);
    const planar8_pack vb113 = ((planar8_pack_at(&tau[(6U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(7U * stride) + PLANAR8_LANES])) + (vb53 * vb111)) + (vb55 * vb112);
    const planar8_pack v114 = ((1.5550000000000002 * v108) - v111) + (v113 * v69);
    const planar8_pack vb114 = ((1.5550000000000002 * vb108) - vb111) + (vb113 * vb69);
    const planar8_pack v115 = (v113 * v65) - ((1.5550000000000002 * v48) + v112);
    const planar8_pack vb115 = (vb113 * vb65) - ((1.5550000000000002 * vb48) + vb112);
    const planar8_pack v116 = ((planar8_pack_at(&tau[6U * stride]) - planar8_pack_at(&tau[5U * stride])) + (v33 * v114)) + (v32 * v115);
    const planar8_pack vb116 = ((planar8_pack_at(&tau[(6U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(5U * stride) + PLANAR8_LANES])) + (vb33 * vb114)) + (vb32 * vb115);
    const planar8_pack v117 = ((1.455 * v45) - v115) + (v116 * v73);
    const planar8_pack vb117 = ((1.455 * vb45) - vb115) + (vb116 * vb73);
    const planar8_pack v118 = (v116 * v77) - ((1.455 * v107) + v114);
    const planar8_pack vb118 = (vb116 * vb77) - ((1.455 * vb107) + vb114);
    const planar8_pack v119 = ((planar8_pack_at(&tau[4U * stride]) - planar8_pack_at(&tau[5U * stride])) + (v30 * v117)) + (v31 * v118);
    const planar8_pack vb119 = ((planar8_pack_at(&tau[(4U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(5U * stride) + PLANAR8_LANES])) + (vb30 * vb117)) + (vb31 * vb118);
    const planar8_pack v120 = ((1.3549999999999998 * v106) - v118) + (v119 * v85);
    const planar8_pack vb120 = ((1.3549999999999998 * vb106) - vb118) + (vb119 * vb85);
    const planar8_pack v121 = (v119 * v81) - ((1.3549999999999998 * v42) + v117);
    const planar8_pack vb121 = (vb119 * vb81) - ((1.3549999999999998 * vb42) + vb117);
    const planar8_pack v122 = ((planar8_pack_at(&tau[4U * stride]) - planar8_pack_at(&tau[3U * stride])) + (v29 * v120)) + (v28 * v121);
    const planar8_pack vb122 = ((planar8_pack_at(&tau[(4U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(3U * stride) + PLANAR8_LANES])) + (vb29 * vb120)) + (vb28 * vb121);
    const planar8_pack v123 = (v120 + (1.255 * v105)) - (v122 * v93);
    const planar8_pack vb123 = (vb120 + (1.255 * vb105)) - (vb122 * vb93);
    const planar8_pack v124 = ((1.255 * v39) - v121) + (v122 * v89);
    const planar8_pack vb124 = ((1.255 * vb39) - vb121) + (vb122 * vb89);
    const planar8_pack v125 = ((planar8_pack_at(&tau[3U * stride]) - planar8_pack_at(&tau[2U * stride])) + (v27 * v123)) - (v26 * v124);
    const planar8_pack vb125 = ((planar8_pack_at(&tau[(3U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(2U * stride) + PLANAR8_LANES])) + (vb27 * vb123)) - (vb26 * vb124);
    const planar8_pack v126 = (v124 + (1.1550000000000002 * v36)) + (v125 * v97);
    const planar8_pack vb126 = (vb124 + (1.1550000000000002 * vb36)) + (vb125 * vb97);
    const planar8_pack v127 = ((planar8_pack_at(&tau[2U * stride]) - planar8_pack_at(&tau[stride])) + (v23 * (v123 + (1.1550000000000002 * v56)))) - (v125 * v101);
    const planar8_pack vb127 = ((planar8_pack_at(&tau[(2U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[stride + PLANAR8_LANES])) + (vb23 * (vb123 + (1.1550000000000002 * vb56)))) - (vb125 * vb101);
    const planar8_pack v128 = v127 - (v24 * v126);
    const planar8_pack vb128 = vb127 - (vb24 * vb126);
    const planar8_pack v129 = (((planar8_pack_at(&tau[0]) - planar8_pack_at(&tau[stride])) - (10.34955 * v20_cosine[0])) + v126) + (v128 * v104);
    const planar8_pack vb129 = (((planar8_pack_at(&tau[PLANAR8_LANES]) - planar8_pack_at(&tau[stride + PLANAR8_LANES])) - (10.34955 * vb20_cosine[0])) + vb126) + (vb128 * vb104);
    const planar8_pack v130 = v129 * (1.0 / ((v98 - 0.8908333333333334) - (v100 * v104)));
    const planar8_pack vb130 = vb129 * (1.0 / ((vb98 - 0.8908333333333334) - (vb100 * vb104)));
    const planar8_pack v131 = (v128 * v103) + (v104 * v130);
    const planar8_pack vb131 = (vb128 * vb103) + (vb104 * vb130);
    *(planar8_unaligned *)&qdd[stride] = v130 + v131;
    *(planar8_unaligned *)&qdd[stride + PLANAR8_LANES] = vb130 + vb131;
    const planar8_pack v132 = (v24 * v131) - v130;
    const planar8_pack vb132 = (vb24 * vb131) - vb130;
    const planar8_pack v133 = ((v125 * v96) - (v101 * v131)) - (v97 * v132);
    const planar8_pack vb133 = ((vb125 * vb96) - (vb101 * vb131)) - (vb97 * vb132);
    *(planar8_unaligned *)&qdd[2U * stride] = v133 - v131;
    *(planar8_unaligned *)&qdd[(2U * stride) + PLANAR8_LANES] = vb133 - vb131;
    const planar8_pack v134 = v132 + (v26 * v133);
    const planar8_pack vb134 = vb132 + (vb26 * vb133);
    const planar8_pack v135 = (v27 * v133) + (v23 * v131);
    const planar8_pack vb135 = (vb27 * vb133) + (vb23 * vb131);
    const planar8_pack v136 = ((v122 * v88) - (v89 * v134)) - (v93 * v135);
    const planar8_pack vb136 = ((vb122 * vb88) - (vb89 * vb134)) - (vb93 * vb135);
    *(planar8_unaligned *)&qdd[3U * stride] = v136 - v133;
    *(planar8_unaligned *)&qdd[(3U * stride) + PLANAR8_LANES] = vb136 - vb133;
    const planar8_pack v137 = v134 + (v28 * v136);
    const planar8_pack vb137 = vb134 + (vb28 * vb136);
    const planar8_pack v138 = v135 + (v29 * v136);
    const planar8_pack vb138 = vb135 + (vb29 * vb136);
    const planar8_pack v139 = ((v119 * v80) + (v81 * v137)) + (v85 * v138);
    const planar8_pack vb139 = ((vb119 * vb80) + (vb81 * vb137)) + (vb85 * vb138);
    const planar8_pack v140 = (v30 * v139) - v137;
    const planar8_pack vb140 = (vb30 * vb139) - vb137;
    const planar8_pack v141 = (v31 * v139) - v138;
    const planar8_pack vb141 = (vb31 * vb139) - vb138;
    const planar8_pack v142 = ((v116 * v72) + (v73 * v140)) + (v77 * v141);
    const planar8_pack vb142 = ((vb116 * vb72) + (vb73 * vb140)) + (vb77 * vb141);
    *(planar8_unaligned *)&qdd[5U * stride] = v139 + v142;
    *(planar8_unaligned *)&qdd[(5U * stride) + PLANAR8_LANES] = vb139 + vb142;
    const planar8_pack v143 = (v32 * v142) - v140;
    const planar8_pack vb143 = (vb32 * vb142) - vb140;
    const planar8_pack v144 = (v33 * v142) - v141;
    const planar8_pack vb144 = (vb33 * vb142) - vb141;
    const planar8_pack v145 = ((v113 * v64) + (v65 * v143)) + (v69 * v144);
    const planar8_pack vb145 = ((vb113 * vb64) + (vb65 * vb143)) + (vb69 * vb144);
    const planar8_pack v146 = (v145 - (3.2974940611444983 * v110)) + (v57 * ((v55 * v145) - v143));
    const planar8_pack vb146 = (vb145 - (3.2974940611444983 * vb110)) + (vb57 * ((vb55 * vb145) - vb143));
    *(planar8_unaligned *)&qdd[7U * stride] = v146 + (v61 * ((v53 * v145) - v144));
    *(planar8_unaligned *)&qdd[(7U * stride) + PLANAR8_LANES] = vb146 + (vb61 * ((vb53 * vb145) - vb144));
    *(planar8_unaligned *)&qdd[0] = -v130;
    *(planar8_unaligned *)&qdd[PLANAR8_LANES] = -vb130;
    *(planar8_unaligned *)&qdd[4U * stride] = -(v136 + v139);
    *(planar8_unaligned *)&qdd[(4U * stride) + PLANAR8_LANES] = -(vb136 + vb139);
    *(planar8_unaligned *)&qdd[6U * stride] = -(v142 + v145);
    *(planar8_unaligned *)&qdd[(6U * stride) + PLANAR8_LANES] = -(vb142 + vb145);
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
    const planar8_pack v19 = planar8_pack_at(&qd[2U * stride]) + v14;
    const planar8_pack v20 = (0.94 * v19) - v18;
    const planar8_pack v21 = (v0_sine[1] * v16) + (v0_cosine[1] * v17);
    const planar8_pack v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const planar8_pack v23 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const planar8_pack v24 = planar8_pack_at(&qd[3U * stride]) + v19;
    const planar8_pack v25 = v23 + (0.91 * v24);
    const planar8_pack v26 = (v0_cosine[3] * v25) - (v0_sine[3] * v22);
    const planar8_pack v27 = planar8_pack_at(&qd[4U * stride]) + v24;
    const planar8_pack v28 = v26 + (0.88 * v27);
    const planar8_pack v29 = (v0_sine[3] * v25) + (v0_cosine[3] * v22);
    const planar8_pack v30 = (v0_cosine[4] * v29) + (v0_sine[4] * v28);
    const planar8_pack v31 = (v0_cosine[4] * v28) - (v0_sine[4] * v29);
    const planar8_pack v32 = planar8_pack_at(&qd[5U * stride]) + v27;
    const planar8_pack v33 = v31 + (0.85 * v32);
    const planar8_pack v34 = (v0_sine[5] * v33) + (v0_cosine[5] * v30);
    const planar8_pack v35 = (v0_sine[5] * v30) - (v0_cosine[5] * v33);
    const planar8_pack v36 = planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0]);
    const planar8_pack v37 = planar8_pack_at(&qd[6U * stride]) + v32;
    const planar8_pack v38 = planar8_pack_at(&qd[7U * stride]) + v37;
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
