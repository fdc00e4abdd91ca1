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
static PLANAR8_APART void planar8_pack_mass_matrix_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *M)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double M_lane[64];

            (void)spacing;
            for (size_t k = 0U; k < 8U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            planar8_mass_matrix(own, q_lane, M_lane);
            for (size_t k = 0U; k < 64U; k++) {
                M[(k * stride) + lane] = M_lane[k];
            }
        }
    }
}

static PLANAR8_APART void planar8_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    planar8_bits v_beyond = { 0U };
    const planar8_pack v0 = planar8_pack_at(&q[stride]) + planar8_pack_at(&q[2U * stride]);
    const planar8_pack v1 = planar8_pack_at(&q[3U * stride]) + v0;
    const planar8_pack v2 = planar8_pack_at(&q[4U * stride]) + v1;
    const planar8_pack v3 = planar8_pack_at(&q[5U * stride]) + v2;
    const planar8_pack v4 = planar8_pack_at(&q[6U * stride]) + v3;
    const planar8_pack v5 = planar8_pack_at(&q[7U * stride]) + v4;
    const planar8_pack v6_angle[7] = {planar8_pack_at(&q[stride]), v0, v1, v2, v3, v4, v5};
    planar8_pack v6_sine[7];
    planar8_pack v6_cosine[7];
    planar8_pack_sincos_pair(&v6_angle[0], &v6_sine[0], &v6_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[1], &v6_sine[1], &v6_cosine[1], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[2], &v6_sine[2], &v6_cosine[2], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[3], &v6_sine[3], &v6_cosine[3], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[4], &v6_sine[4], &v6_cosine[4], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[5], &v6_sine[5], &v6_cosine[5], &v_beyond);
    planar8_pack_sincos_pair(&v6_angle[6], &v6_sine[6], &v6_cosine[6], &v_beyond);
    *(planar8_unaligned *)&M[63U * stride] = planar8_pack_splat(0.30326059166666663);
    const planar8_pack v20 = 0.6043499999999999 * v6_cosine[6];
    const planar8_pack v21 = v20 + (1.9844 * v6_cosine[5]);
    const planar8_pack v22 = v21 + (3.3787499999999997 * v6_cosine[4]);
    const planar8_pack v23 = v22 + (4.7784 * v6_cosine[3]);
    const planar8_pack v24 = v23 + (6.17435 * v6_cosine[2]);
    const planar8_pack v25 = v24 + (7.557599999999999 * v6_cosine[1]);
    const planar8_pack v26 = v25 + (8.919149999999998 * v6_cosine[0]);
    const planar8_pack v27 = 0.97 * v6_sine[0];
    const planar8_pack v28 = 0.97 * v6_cosine[0];
    const planar8_pack v29 = 0.6043499999999999 * v6_sine[6];
    const planar8_pack v30 = v29 + (1.9844 * v6_sine[5]);
    const planar8_pack v31 = v30 + (3.3787499999999997 * v6_sine[4]);
    const planar8_pack v32 = v31 + (4.7784 * v6_sine[3]);
    const planar8_pack v33 = v32 + (6.17435 * v6_sine[2]);
    const planar8_pack v34 = v27 * v33;
    const planar8_pack v35 = v34 + ((v6_sine[1] * (7.557599999999999 * v27)) + (v28 * v25));
    const planar8_pack v36 = 0.94 * v6_cosine[1];
    const planar8_pack v37 = 0.94 * v6_sine[1];
    const planar8_pack v38 = (v36 * v24) + (v37 * v33);
    const planar8_pack v39 = 0.91 * v6_cosine[2];
    const planar8_pack v40 = 0.91 * v6_sine[2];
    const planar8_pack v41 = (v39 * v23) + (v40 * v32);
    const planar8_pack v42 = 0.88 * v6_cosine[3];
    const planar8_pack v43 = 0.88 * v6_sine[3];
    const planar8_pack v44 = (v42 * v22) + (v43 * v31);
    const planar8_pack v45 = 0.85 * v6_cosine[4];
    const planar8_pack v46 = 0.85 * v6_sine[4];
    const planar8_pack v47 = (v45 * v21) + (v46 * v30);
    const planar8_pack v48 = 0.82 * ((v6_cosine[5] * v20) + (v6_sine[5] * v29));
    const planar8_pack v49 = 0.30326059166666663 + v48;
    *(planar8_unaligned *)&M[55U * stride] = v49;
    *(planar8_unaligned *)&M[62U * stride] = v49;
    const planar8_pack v50 = (1.4505909333333333 + v48) + v49;
    *(planar8_unaligned *)&M[54U * stride] = v50;
    const planar8_pack v51 = v47 + v50;
    *(planar8_unaligned *)&M[46U * stride] = v51;
    *(planar8_unaligned *)&M[53U * stride] = v51;
    const planar8_pack v52 = (2.694021875 + v47) + v51;
    *(planar8_unaligned *)&M[45U * stride] = v52;
    const planar8_pack v53 = v44 + v52;
    *(planar8_unaligned *)&M[37U * stride] = v53;
    *(planar8_unaligned *)&M[44U * stride] = v53;
    const planar8_pack v54 = (4.0270090666666665 + v44) + v53;
    *(planar8_unaligned *)&M[36U * stride] = v54;
    const planar8_pack v55 = v41 + v54;
    *(planar8_unaligned *)&M[28U * stride] = v55;
    *(planar8_unaligned *)&M[35U * stride] = v55;
    const planar8_pack v56 = (5.441928158333333 + v41) + v55;
    *(planar8_unaligned *)&M[27U * stride] = v56;
    const planar8_pack v57 = v38 + v56;
    *(planar8_unaligned *)&M[19U * stride] = v57;
    *(planar8_unaligned *)&M[26U * stride] = v57;
    const planar8_pack v58 = (6.930074799999999 + v38) + v57;
    *(planar8_unaligned *)&M[18U * stride] = v58;
    const planar8_pack v59 = v35 + v58;
    *(planar8_unaligned *)&M[10U * stride] = v59;
    *(planar8_unaligned *)&M[17U * stride] = v59;
    const planar8_pack v60 = (8.481664641666665 + v35) + v59;
    *(planar8_unaligned *)&M[9U * stride] = v60;
    *(planar8_unaligned *)&M[0] = (10.085833333333332 + (2.0 * v26)) + v60;
    const planar8_pack v61 = v26 + v60;
    *(planar8_unaligned *)&M[stride] = v61;
    *(planar8_unaligned *)&M[8U * stride] = v61;
    const planar8_pack v62 = v25 + v59;
    *(planar8_unaligned *)&M[2U * stride] = v62;
    *(planar8_unaligned *)&M[16U * stride] = v62;
    const planar8_pack v63 = (v34 + (v28 * v24)) + v57;
    *(planar8_unaligned *)&M[11U * stride] = v63;
    *(planar8_unaligned *)&M[25U * stride] = v63;
    const planar8_pack v64 = v24 + v63;
    *(planar8_unaligned *)&M[3U * stride] = v64;
    *(planar8_unaligned *)&M[24U * stride] = v64;
    const planar8_pack v65 = v55 + ((v36 * v23) + (v37 * v32));
    *(planar8_unaligned *)&M[20U * stride] = v65;
    *(planar8_unaligned *)&M[34U * stride] = v65;
    const planar8_pack v66 = v65 + ((v28 * v23) + (v27 * v32));
    *(planar8_unaligned *)&M[12U * stride] = v66;
    *(planar8_unaligned *)&M[33U * stride] = v66;
    const planar8_pack v67 = v23 + v66;
    *(planar8_unaligned *)&M[4U * stride] = v67;
    *(planar8_unaligned *)&M[32U * stride] = v67;
    const planar8_pack v68 = v53 + ((v39 * v22) + (v40 * v31));
    *(planar8_unaligned *)&M[29U * stride] = v68;
    *(planar8_unaligned *)&M[43U * stride] = v68;
    const planar8_pack v69 = v68 + ((v36 * v22) + (v37 * v31));
    *(planar8_unaligned *)&M[21U * stride] = v69;
    *(planar8_unaligned *)&M[42U * stride] = v69;
    const planar8_pack v70 = v69 + ((v28 * v22) + (v27 * v31));
    *(planar8_unaligned *)&M[13U * stride] = v70;
    *(planar8_unaligned *)&M[41U * stride] = v70;
    const planar8_pack v71 = v22 + v70;
    *(planar8_unaligned *)&M[5U * stride] = v71;
    *(planar8_unaligned *)&M[40U * stride] = v71;
    const planar8_pack v72 = v51 + ((v42 * v21) + (v43 * v30));
    *(planar8_unaligned *)&M[38U * stride] = v72;
    *(planar8_unaligned *)&M[52U * stride] = v72;
    const planar8_pack v73 = v72 + ((v39 * v21) + (v40 * v30));
    *(planar8_unaligned *)&M[30U * stride] = v73;
    *(planar8_unaligned *)&M[51U * stride] = v73;
    const planar8_pack v74 = v73 + ((v36 * v21) + (v37 * v30));
    *(planar8_unaligned *)&M[22U * stride] = v74;
    *(planar8_unaligned *)&M[50U * stride] = v74;
    const planar8_pack v75 = v74 + ((v28 * v21) + (v27 * v30));
    *(planar8_unaligned *)&M[14U * stride] = v75;
    *(planar8_unaligned *)&M[49U * stride] = v75;
    const planar8_pack v76 = v21 + v75;
    *(planar8_unaligned *)&M[6U * stride] = v76;
    *(planar8_unaligned *)&M[48U * stride] = v76;
    const planar8_pack v77 = v49 + ((v45 * v20) + (v46 * v29));
    *(planar8_unaligned *)&M[47U * stride] = v77;
    *(planar8_unaligned *)&M[61U * stride] = v77;
    const planar8_pack v78 = v77 + ((v42 * v20) + (v43 * v29));
    *(planar8_unaligned *)&M[39U * stride] = v78;
    *(planar8_unaligned *)&M[60U * stride] = v78;
    const planar8_pack v79 = v78 + ((v39 * v20) + (v40 * v29));
    *(planar8_unaligned *)&M[31U * stride] = v79;
    *(planar8_unaligned *)&M[59U * stride] = v79;
    const planar8_pack v80 = v79 + ((v36 * v20) + (v37 * v29));
    *(planar8_unaligned *)&M[23U * stride] = v80;
    *(planar8_unaligned *)&M[58U * stride] = v80;
    const planar8_pack v81 = v80 + ((v28 * v20) + (v27 * v29));
    *(planar8_unaligned *)&M[15U * stride] = v81;
    *(planar8_unaligned *)&M[57U * stride] = v81;
    const planar8_pack v82 = v20 + v81;
    *(planar8_unaligned *)&M[7U * stride] = v82;
    *(planar8_unaligned *)&M[56U * stride] = v82;
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_mass_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, M);
    }
}

void planar8_mass_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 64U, M);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double M_rest[64U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_mass_matrix_block(0U, prepared->k, PLANAR8_LANES, q_rest, M_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, M_rest, M);
    }
}

void planar8_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 64U, M);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_mass_matrix_block(count, &prepared[first], count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double M_rest[64U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_mass_matrix_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, M_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, M_rest, M);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PLANAR8_APART void planar8_pack_bias_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *h)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double qd_lane[8];
            double h_lane[8];

            (void)spacing;
            for (size_t k = 0U; k < 8U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 8U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            planar8_bias(own, q_lane, qd_lane, h_lane);
            for (size_t k = 0U; k < 8U; k++) {
                h[(k * stride) + lane] = h_lane[k];
            }
        }
    }
}

static PLANAR8_APART void planar8_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
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
    const planar8_pack v40 = (v39 * v24) + ((planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0])) - (9.81 * v6_sine[7]));
    const planar8_pack v41 = (v38 * v26) + v40;
    const planar8_pack v42 = (v37 * v28) + v41;
    const planar8_pack v43 = 0.82 * v6_cosine[5];
    const planar8_pack v44 = v36 + planar8_pack_at(&qd[4U * stride]);
    const planar8_pack v45 = v44 + planar8_pack_at(&qd[5U * stride]);
    const planar8_pack v46 = v45 + planar8_pack_at(&qd[6U * stride]);
    const planar8_pack v47 = v46 * v46;
    const planar8_pack v48 = v44 * v44;
    const planar8_pack v49 = v42 + (v48 * v30);
    const planar8_pack v50 = v45 * v45;
    const planar8_pack v51 = v49 + (v50 * v32);
    const planar8_pack v52 = (v47 * v43) + v51;
    const planar8_pack v53 = v46 + planar8_pack_at(&qd[7U * stride]);
    const planar8_pack v54 = v53 * v53;
    const planar8_pack v55 = (2.42 * v52) + (v54 * v22);
    const planar8_pack v56 = v55 + (1.5550000000000002 * v51);
    const planar8_pack v57 = v56 + (1.455 * v49);
    const planar8_pack v58 = (1.3549999999999998 * v42) + v57;
    const planar8_pack v59 = v58 + (1.255 * v41);
    const planar8_pack v60 = (9.81 * v6_cosine[7]) - (v39 * v23);
    const planar8_pack v61 = v60 - (v38 * v27);
    const planar8_pack v62 = v61 - (v37 * v29);
    const planar8_pack v63 = v62 - (v48 * v31);
    const planar8_pack v64 = v63 - (v50 * v33);
    const planar8_pack v65 = 0.82 * v6_sine[5];
    const planar8_pack v66 = v64 - (v47 * v65);
    const planar8_pack v67 = (2.42 * v66) - (v54 * v25);
    const planar8_pack v68 = (1.5550000000000002 * v64) + v67;
    const planar8_pack v69 = v68 + (1.455 * v63);
    const planar8_pack v70 = v69 + (1.3549999999999998 * v62);
    const planar8_pack v71 = v70 + (1.255 * v61);
    const planar8_pack v72 = (1.1550000000000002 * v60) + v71;
    const planar8_pack v73 = (v25 * v52) + (v22 * v66);
    *(planar8_unaligned *)&h[7U * stride] = v73;
    const planar8_pack v74 = ((v65 * v55) + v73) + (v43 * v67);
    *(planar8_unaligned *)&h[6U * stride] = v74;
    const planar8_pack v75 = ((v32 * v68) + v74) + (v33 * v56);
    *(planar8_unaligned *)&h[5U * stride] = v75;
    const planar8_pack v76 = (v75 + (v31 * v57)) + (v30 * v69);
    *(planar8_unaligned *)&h[4U * stride] = v76;
    const planar8_pack v77 = ((v28 * v70) + (v29 * v58)) + v76;
    *(planar8_unaligned *)&h[3U * stride] = v77;
    const planar8_pack v78 = v77 + ((v26 * v71) + (v27 * v59));
    *(planar8_unaligned *)&h[2U * stride] = v78;
    const planar8_pack v79 = ((v23 * (v59 + (1.1550000000000002 * v40))) + (v24 * v72)) + v78;
    *(planar8_unaligned *)&h[stride] = v79;
    *(planar8_unaligned *)&h[0] = v79 + (v72 + (10.34955 * v6_cosine[7]));
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_bias_again(v_beyond, 0U, spacing, prepared, stride, q, qd, h);
    }
}

void planar8_bias_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= PLANAR8_LANES) {
        for (size_t next = 0U; next < count; next += PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double h_rest[8U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_bias_block(0U, prepared->k, PLANAR8_LANES, q_rest, qd_rest, h_rest);
        planar8_pack_give(8U, count, first, PLANAR8_LANES, h_rest, h);
    }
}

void planar8_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= PLANAR8_LANES) {
        for (size_t next = 0U; next < count; next += PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_bias_block(count, &prepared[first], count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double h_rest[8U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_bias_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, qd_rest, h_rest);
        planar8_pack_give(8U, count, first, PLANAR8_LANES, h_rest, h);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PLANAR8_APART void planar8_pack_gravity_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *g)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double g_lane[8];

            (void)spacing;
            for (size_t k = 0U; k < 8U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            planar8_gravity(own, q_lane, g_lane);
            for (size_t k = 0U; k < 8U; k++) {
                g[(k * stride) + lane] = g_lane[k];
            }
        }
    }
}

static PLANAR8_APART void planar8_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    planar8_bits v_beyond = { 0U };
    const planar8_pack v0 = planar8_pack_at(&q[stride]) + planar8_pack_at(&q[0]);
    const planar8_pack v1 = planar8_pack_at(&q[2U * stride]) + v0;
    const planar8_pack v2 = planar8_pack_at(&q[3U * stride]) + v1;
    const planar8_pack v3 = planar8_pack_at(&q[4U * stride]) + v2;
    const planar8_pack v4 = planar8_pack_at(&q[5U * stride]) + v3;
    const planar8_pack v5 = planar8_pack_at(&q[6U * stride]) + v4;
    const planar8_pack v6_angle[8] = {v5, planar8_pack_at(&q[7U * stride]) + v5, v4, v3, v2, v1, v0, planar8_pack_at(&q[0])};
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
    const planar8_pack v14 = 5.9286734999999995 * v6_cosine[1];
    *(planar8_unaligned *)&g[7U * stride] = v14;
    const planar8_pack v15 = v14 + (19.466964 * v6_cosine[0]);
    *(planar8_unaligned *)&g[6U * stride] = v15;
    const planar8_pack v16 = v15 + (33.145537499999996 * v6_cosine[2]);
    *(planar8_unaligned *)&g[5U * stride] = v16;
    const planar8_pack v17 = v16 + (46.876104000000005 * v6_cosine[3]);
    *(planar8_unaligned *)&g[4U * stride] = v17;
    const planar8_pack v18 = v17 + (60.5703735 * v6_cosine[4]);
    *(planar8_unaligned *)&g[3U * stride] = v18;
    const planar8_pack v19 = v18 + (74.14005599999999 * v6_cosine[5]);
    *(planar8_unaligned *)&g[2U * stride] = v19;
    const planar8_pack v20 = v19 + (87.4968615 * v6_cosine[6]);
    *(planar8_unaligned *)&g[stride] = v20;
    *(planar8_unaligned *)&g[0] = v20 + (100.55249999999998 * v6_cosine[7]);
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_gravity_again(v_beyond, 0U, spacing, prepared, stride, q, g);
    }
}

void planar8_gravity_batch(const planar8_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= PLANAR8_LANES) {
        for (size_t next = 0U; next < count; next += PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double g_rest[8U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_gravity_block(0U, prepared->k, PLANAR8_LANES, q_rest, g_rest);
        planar8_pack_give(8U, count, first, PLANAR8_LANES, g_rest, g);
    }
}

void planar8_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    if (count >= PLANAR8_LANES) {
        for (size_t next = 0U; next < count; next += PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_gravity_block(count, &prepared[first], count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double g_rest[8U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_gravity_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, g_rest);
        planar8_pack_give(8U, count, first, PLANAR8_LANES, g_rest, g);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PLANAR8_APART void planar8_pack_coriolis_matrix_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *C)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double qd_lane[8];
            double C_lane[64];

            (void)spacing;
            for (size_t k = 0U; k < 8U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 8U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            planar8_coriolis_matrix(own, q_lane, qd_lane, C_lane);
            for (size_t k = 0U; k < 64U; k++) {
                C[(k * stride) + lane] = C_lane[k];
            }
        }
    }
}

static PLANAR8_APART void planar8_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    planar8_bits v_beyond = { 0U };
    const planar8_pack v0_angle[8] = {planar8_pack_at(&q[stride]), planar8_pack_at(&q[0]), planar8_pack_at(&q[2U * stride]), planar8_pack_at(&q[3U * stride]), planar8_pack_at(&q[4U * stride]), planar8_pack_at(&q[5U * stride]), planar8_pack_at(&q[6U * stride]), planar8_pack_at(&q[7U * stride])};
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
    const planar8_pack v16 = planar8_pack_at(&qd[stride]) + planar8_pack_at(&qd[0]);
    const planar8_pack v17 = v16 + planar8_pack_at(&qd[2U * stride]);
    const planar8_pack v18 = v17 + planar8_pack_at(&qd[3U * stride]);
    const planar8_pack v19 = v18 + planar8_pack_at(&qd[4U * stride]);
    const planar8_pack v20 = v19 + planar8_pack_at(&qd[5U * stride]);
    const planar8_pack v21 = v20 + planar8_pack_at(&qd[6U * stride]);
    const planar8_pack v22 = v21 + planar8_pack_at(&qd[7U * stride]);
    const planar8_pack v23 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const planar8_pack v24 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    const planar8_pack v25 = 0.48015 * ((v0_sine[1] * v23) + (v0_cosine[1] * v24));
    const planar8_pack v26 = v0_sine[1] + (0.97 * v24);
    const planar8_pack v27 = planar8_pack_at(&qd[stride]) * v0_sine[1];
    const planar8_pack v28 = v27 + (planar8_pack_at(&qd[2U * stride]) * v26);
    const planar8_pack v29 = (v0_sine[2] * v24) + (v0_cosine[2] * v23);
    const planar8_pack v30 = v0_cosine[1] - (0.97 * v23);
    const planar8_pack v31 = (0.5075999999999999 * v29) - (1.2 * v30);
    const planar8_pack v32 = planar8_pack_at(&qd[stride]) * v0_cosine[1];
    const planar8_pack v33 = v32 + (planar8_pack_at(&qd[2U * stride]) * v30);
    const planar8_pack v34 = (v0_cosine[2] * v24) - (v0_sine[2] * v23);
    const planar8_pack v35 = (1.2 * v26) + (0.5075999999999999 * v34);
    const planar8_pack v36 = (0.94 * v29) - v30;
    const planar8_pack v37 = (planar8_pack_at(&qd[3U * stride]) * v36) - v33;
    const planar8_pack v38 = v26 + (0.94 * v34);
    const planar8_pack v39 = (v0_sine[3] * v29) - (v0_cosine[3] * v34);
    const planar8_pack v40 = (1.3 * v38) - (0.53235 * v39);
    const planar8_pack v41 = v28 + (planar8_pack_at(&qd[3U * stride]) * v38);
    const planar8_pack v42 = (v0_cosine[3] * v29) + (v0_sine[3] * v34);
    const planar8_pack v43 = (1.3 * v36) + (0.53235 * v42);
    const planar8_pack v44 = v36 + (0.91 * v42);
    const planar8_pack v45 = v37 + (planar8_pack_at(&qd[4U * stride]) * v44);
    const planar8_pack v46 = v38 - (0.91 * v39);
    const planar8_pack v47 = (v0_sine[4] * v42) + (v0_cosine[4] * v39);
    const planar8_pack v48 = (1.4 * v46) - (0.5544 * v47);
    const planar8_pack v49 = v41 + (planar8_pack_at(&qd[4U * stride]) * v46);
    const planar8_pack v50 = (v0_cosine[4] * v42) - (v0_sine[4] * v39);
    const planar8_pack v51 = (1.4 * v44) + (0.5544 * v50);
    const planar8_pack v52 = v44 + (0.88 * v50);
    const planar8_pack v53 = v45 + (planar8_pack_at(&qd[5U * stride]) * v52);
    const planar8_pack v54 = (v0_cosine[5] * v47) + (v0_sine[5] * v50);
    const planar8_pack v55 = v46 - (0.88 * v47);
    const planar8_pack v56 = (0.57375 * v54) - (1.5 * v55);
    const planar8_pack v57 = v49 + (planar8_pack_at(&qd[5U * stride]) * v55);
    const planar8_pack v58 = (v0_sine[5] * v47) - (v0_cosine[5] * v50);
    const planar8_pack v59 = (1.5 * v52) - (0.57375 * v58);
    const planar8_pack v60 = v52 - (0.85 * v58);
    const planar8_pack v61 = v53 + (planar8_pack_at(&qd[6U * stride]) * v60);
    const planar8_pack v62 = (0.85 * v54) - v55;
    const planar8_pack v63 = (v0_cosine[6] * v54) - (v0_sine[6] * v58);
    const planar8_pack v64 = (1.6 * v62) + (0.5904 * v63);
    const planar8_pack v65 = (planar8_pack_at(&qd[6U * stride]) * v62) - v57;
    const planar8_pack v66 = (v0_sine[6] * v54) + (v0_cosine[6] * v58);
    const planar8_pack v67 = (1.6 * v60) - (0.5904 * v66);
    const planar8_pack v68 = v60 - (0.82 * v66);
    const planar8_pack v69 = v61 + (planar8_pack_at(&qd[7U * stride]) * v68);
    const planar8_pack v70 = 0.6043499999999999 * v63;
    const planar8_pack v71 = 0.6043499999999999 * v66;
    const planar8_pack v72 = v62 + (0.82 * v63);
    const planar8_pack v73 = 1.7 * v72;
    const planar8_pack v74 = (v73 + (v0_cosine[7] * v70)) - (v0_sine[7] * v71);
    const planar8_pack v75 = v65 + (planar8_pack_at(&qd[7U * stride]) * v72);
    const planar8_pack v76 = 1.7 * v68;
    const planar8_pack v77 = ((v0_sine[7] * v70) - v76) + (v0_cosine[7] * v71);
    const planar8_pack v78 = (v69 * v74) + (v75 * v77);
    const planar8_pack v79 = v78 + ((v61 * v64) - (v65 * v67));
    const planar8_pack v80 = v79 + ((v53 * v56) + (v57 * v59));
    const planar8_pack v81 = ((v45 * v48) - (v49 * v51)) - v80;
    const planar8_pack v82 = v81 + ((v37 * v40) - (v41 * v43));
    const planar8_pack v83 = ((v28 * v31) + (v33 * v35)) - v82;
    const planar8_pack v84 = v83 + (planar8_pack_at(&qd[stride]) * v25);
    const planar8_pack v85 = v77 - v67;
    const planar8_pack v86 = v59 - v85;
    const planar8_pack v87 = v51 + v86;
    const planar8_pack v88 = v43 + v87;
    const planar8_pack v89 = v31 + v88;
    const planar8_pack v90 = planar8_pack_at(&qd[0]) * v0_sine[1];
    const planar8_pack v91 = v64 + v74;
    const planar8_pack v92 = v56 + v91;
    const planar8_pack v93 = v48 - v92;
    const planar8_pack v94 = v40 + v93;
    const planar8_pack v95 = v35 + v94;
    const planar8_pack v96 = planar8_pack_at(&qd[0]) * v0_cosine[1];
    const planar8_pack v97 = (v90 * v89) + (v96 * v95);
    const planar8_pack v98 = (v97 + (planar8_pack_at(&qd[0]) * v25)) + v84;
    const planar8_pack v99 = v27 - (v16 * v26);
    const planar8_pack v100 = v32 - (v16 * v30);
    const planar8_pack v101 = (v83 - (v99 * v89)) - (v100 * v95);
    const planar8_pack v102 = (v17 * v38) - v28;
    const planar8_pack v103 = v33 + (v17 * v36);
    const planar8_pack v104 = (v82 - (v102 * v88)) + (v103 * v94);
    *(planar8_unaligned *)&C[3U * stride] = v104;
    const planar8_pack v105 = (v18 * v46) - v41;
    const planar8_pack v106 = (v18 * v44) - v37;
    const planar8_pack v107 = (v81 - (v105 * v87)) + (v106 * v93);
    *(planar8_unaligned *)&C[4U * stride] = v107;
    const planar8_pack v108 = (v19 * v55) - v49;
    const planar8_pack v109 = (v19 * v52) - v45;
    const planar8_pack v110 = (v80 + (v108 * v86)) + (v109 * v92);
    const planar8_pack v111 = v57 + (v20 * v62);
    const planar8_pack v112 = (v20 * v60) - v53;
    const planar8_pack v113 = (v79 + (v111 * v85)) + (v112 * v91);
    const planar8_pack v114 = (v21 * v68) - v61;
    const planar8_pack v115 = (v21 * v72) - v65;
    const planar8_pack v116 = (v78 + (v114 * v74)) + (v115 * v77);
    const planar8_pack v117 = (1.7 * v69) + (v22 * v77);
    const planar8_pack v118 = v117 + ((1.6 * v61) - (v21 * v67));
    const planar8_pack v119 = v118 + ((1.5 * v53) - (v20 * v59));
    const planar8_pack v120 = v119 + ((1.4 * v45) - (v19 * v51));
    const planar8_pack v121 = v120 + ((1.3 * v37) - (v18 * v43));
    const planar8_pack v122 = ((1.2 * v33) + (v17 * v31)) - v121;
    const planar8_pack v123 = (1.7 * v75) - (v22 * v74);
    const planar8_pack v124 = v123 + ((1.6 * v65) - (v21 * v64));
    const planar8_pack v125 = ((1.5 * v57) + (v20 * v56)) - v124;
    const planar8_pack v126 = v125 + ((1.4 * v49) - (v19 * v48));
    const planar8_pack v127 = v126 + ((1.3 * v41) - (v18 * v40));
    const planar8_pack v128 = v127 + ((1.2 * v28) - (v17 * v35));
    const planar8_pack v129 = ((v0_sine[1] * v122) + (v16 * v25)) - (v0_cosine[1] * v128);
    *(planar8_unaligned *)&C[8U * stride] = v129 - v84;
    *(planar8_unaligned *)&C[9U * stride] = v129 - v98;
    const planar8_pack v130 = (8.7 * v100) - v122;
    const planar8_pack v131 = (8.7 * v99) - v128;
    *(planar8_unaligned *)&C[10U * stride] = ((v0_cosine[1] * v131) - v101) - (v0_sine[1] * v130);
    const planar8_pack v132 = v121 + (7.499999999999999 * v103);
    const planar8_pack v133 = v127 + (7.499999999999999 * v102);
    *(planar8_unaligned *)&C[11U * stride] = (v104 - (v0_sine[1] * v132)) - (v0_cosine[1] * v133);
    const planar8_pack v134 = v120 + (6.199999999999999 * v106);
    const planar8_pack v135 = v126 + (6.199999999999999 * v105);
    *(planar8_unaligned *)&C[12U * stride] = (v107 - (v0_sine[1] * v134)) - (v0_cosine[1] * v135);
    const planar8_pack v136 = v119 + (4.8 * v109);
    const planar8_pack v137 = v125 + (4.8 * v108);
    const planar8_pack v138 = v118 + (3.3 * v112);
    const planar8_pack v139 = v124 + (3.3 * v111);
    *(planar8_unaligned *)&C[14U * stride] = ((v0_cosine[1] * v139) - v113) - (v0_sine[1] * v138);
    const planar8_pack v140 = v117 + (1.7 * v114);
    const planar8_pack v141 = v123 + (1.7 * v115);
    *(planar8_unaligned *)&C[15U * stride] = ((v0_cosine[1] * v141) - v116) - (v0_sine[1] * v140);
    const planar8_pack v142 = ((v26 * v122) - v83) - (v30 * v128);
    *(planar8_unaligned *)&C[16U * stride] = v142;
    *(planar8_unaligned *)&C[17U * stride] = v142 + ((8.7 * ((v96 * v26) - (v90 * v30))) - v97);
    *(planar8_unaligned *)&C[18U * stride] = ((v30 * v131) - v101) - (v26 * v130);
    *(planar8_unaligned *)&C[19U * stride] = (v104 - (v26 * v132)) - (v30 * v133);
    *(planar8_unaligned *)&C[20U * stride] = (v107 - (v26 * v134)) - (v30 * v135);
    *(planar8_unaligned *)&C[22U * stride] = ((v30 * v139) - v113) - (v26 * v138);
    *(planar8_unaligned *)&C[23U * stride] = ((v30 * v141) - v116) - (v26 * v140);
    const planar8_pack v143 = ((v38 * v121) - v82) - (v36 * v127);
    const planar8_pack v144 = (7.499999999999999 * v36) - v88;
    const planar8_pack v145 = (7.499999999999999 * v38) - v94;
    *(planar8_unaligned *)&C[25U * stride] = ((v90 * v144) + (v96 * v145)) - v143;
    *(planar8_unaligned *)&C[27U * stride] = (v104 + (v36 * v133)) - (v38 * v132);
    *(planar8_unaligned *)&C[28U * stride] = (v107 + (v36 * v135)) - (v38 * v134);
    *(planar8_unaligned *)&C[29U * stride] = ((v36 * v137) - v110) - (v38 * v136);
    const planar8_pack v146 = (v81 + (v44 * v126)) - (v46 * v120);
    *(planar8_unaligned *)&C[32U * stride] = v146;
    const planar8_pack v147 = (6.199999999999999 * v44) - v87;
    const planar8_pack v148 = (6.199999999999999 * v46) - v93;
    *(planar8_unaligned *)&C[33U * stride] = v146 + ((v90 * v147) + (v96 * v148));
    *(planar8_unaligned *)&C[34U * stride] = v146 - ((v100 * v148) + (v99 * v147));
    *(planar8_unaligned *)&C[35U * stride] = v146 + ((v102 * v147) - (v103 * v148));
    *(planar8_unaligned *)&C[36U * stride] = (v107 + (v44 * v135)) - (v46 * v134);
    *(planar8_unaligned *)&C[37U * stride] = ((v44 * v137) - v110) - (v46 * v136);
    const planar8_pack v149 = ((v52 * v125) - v80) - (v55 * v119);
    *(planar8_unaligned *)&C[40U * stride] = v149;
    const planar8_pack v150 = (4.8 * v52) - v86;
    const planar8_pack v151 = v92 + (4.8 * v55);
    *(planar8_unaligned *)&C[41U * stride] = v149 + ((v90 * v150) + (v96 * v151));
    *(planar8_unaligned *)&C[42U * stride] = v149 - ((v100 * v151) + (v99 * v150));
    *(planar8_unaligned *)&C[43U * stride] = v149 + ((v102 * v150) - (v103 * v151));
    *(planar8_unaligned *)&C[44U * stride] = v149 + ((v105 * v150) - (v106 * v151));
    *(planar8_unaligned *)&C[45U * stride] = ((v52 * v137) - v110) - (v55 * v136);
    const planar8_pack v152 = (v79 + (v60 * v124)) - (v62 * v118);
    const planar8_pack v153 = v85 + (3.3 * v60);
    const planar8_pack v154 = (3.3 * v62) - v91;
    *(planar8_unaligned *)&C[49U * stride] = ((v90 * v153) - (v96 * v154)) - v152;
    *(planar8_unaligned *)&C[50U * stride] = ((v100 * v154) - (v99 * v153)) - v152;
    *(planar8_unaligned *)&C[51U * stride] = ((v103 * v154) + (v102 * v153)) - v152;
    *(planar8_unaligned *)&C[52U * stride] = ((v106 * v154) + (v105 * v153)) - v152;
    *(planar8_unaligned *)&C[53U * stride] = ((v109 * v154) + (v108 * v153)) - v152;
    *(planar8_unaligned *)&C[54U * stride] = ((v62 * v138) - v113) - (v60 * v139);
    *(planar8_unaligned *)&C[55U * stride] = ((v62 * v140) - v116) - (v60 * v141);
    const planar8_pack v155 = (v78 + (v68 * v123)) - (v72 * v117);
    const planar8_pack v156 = v76 + v77;
    const planar8_pack v157 = v73 - v74;
    *(planar8_unaligned *)&C[57U * stride] = ((v90 * v156) - (v96 * v157)) - v155;
    *(planar8_unaligned *)&C[58U * stride] = ((v100 * v157) - (v99 * v156)) - v155;
    *(planar8_unaligned *)&C[59U * stride] = ((v103 * v157) + (v102 * v156)) - v155;
    *(planar8_unaligned *)&C[60U * stride] = ((v106 * v157) + (v105 * v156)) - v155;
    *(planar8_unaligned *)&C[61U * stride] = ((v109 * v157) + (v108 * v156)) - v155;
    *(planar8_unaligned *)&C[62U * stride] = ((v112 * v157) - (v111 * v156)) - v155;
    *(planar8_unaligned *)&C[63U * stride] = ((v72 * v140) - v116) - (v68 * v141);
    *(planar8_unaligned *)&C[0] = -v84;
    *(planar8_unaligned *)&C[stride] = -v98;
    *(planar8_unaligned *)&C[2U * stride] = -v101;
    *(planar8_unaligned *)&C[5U * stride] = -v110;
    *(planar8_unaligned *)&C[6U * stride] = -v113;
    *(planar8_unaligned *)&C[7U * stride] = -v116;
    *(planar8_unaligned *)&C[13U * stride] = -((v110 + (v0_sine[1] * v136)) + (v0_cosine[1] * v137));
    *(planar8_unaligned *)&C[21U * stride] = -((v110 + (v26 * v136)) + (v30 * v137));
    *(planar8_unaligned *)&C[24U * stride] = -v143;
    *(planar8_unaligned *)&C[26U * stride] = -(v143 + ((v100 * v145) + (v99 * v144)));
    *(planar8_unaligned *)&C[30U * stride] = -((v113 + (v38 * v138)) + (v36 * v139));
    *(planar8_unaligned *)&C[31U * stride] = -((v116 + (v38 * v140)) + (v36 * v141));
    *(planar8_unaligned *)&C[38U * stride] = -((v113 + (v44 * v139)) + (v46 * v138));
    *(planar8_unaligned *)&C[39U * stride] = -((v116 + (v44 * v141)) + (v46 * v140));
    *(planar8_unaligned *)&C[46U * stride] = -((v113 + (v52 * v139)) + (v55 * v138));
    *(planar8_unaligned *)&C[47U * stride] = -((v116 + (v52 * v141)) + (v55 * v140));
    *(planar8_unaligned *)&C[48U * stride] = -v152;
    *(planar8_unaligned *)&C[56U * stride] = -v155;
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_coriolis_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, qd, C);
    }
}

void planar8_coriolis_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 64U, C);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double C_rest[64U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_coriolis_matrix_block(0U, prepared->k, PLANAR8_LANES, q_rest, qd_rest, C_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, C_rest, C);
    }
}

void planar8_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 64U, C);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double C_rest[64U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_coriolis_matrix_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, qd_rest, C_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, C_rest, C);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
