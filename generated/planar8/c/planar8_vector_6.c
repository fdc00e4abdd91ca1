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
static PLANAR8_APART void planar8_pack_reactions_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double qd_lane[8];
            double qdd_lane[8];
            double F_lane[48];

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
            planar8_reactions(own, q_lane, qd_lane, qdd_lane, F_lane);
            for (size_t k = 0U; k < 48U; k++) {
                F[(k * stride) + lane] = F_lane[k];
            }
        }
    }
}

static PLANAR8_APART void planar8_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
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
    const planar8_pack v19 = v18 * v18;
    const planar8_pack v20 = v17 * v17;
    const planar8_pack v21 = v16 * v16;
    const planar8_pack v22 = planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0]);
    const planar8_pack v23 = 9.81 * v0_sine[1];
    const planar8_pack v24 = v22 - v23;
    const planar8_pack v25 = v18 + planar8_pack_at(&qd[4U * stride]);
    const planar8_pack v26 = v25 + planar8_pack_at(&qd[5U * stride]);
    const planar8_pack v27 = v26 + planar8_pack_at(&qd[6U * stride]);
    const planar8_pack v28 = v27 * v27;
    const planar8_pack v29 = v25 * v25;
    const planar8_pack v30 = v26 * v26;
    const planar8_pack v31 = v27 + planar8_pack_at(&qd[7U * stride]);
    const planar8_pack v32 = 9.81 * v0_cosine[1];
    const planar8_pack v33 = v32 + planar8_pack_at(&qdd[0]);
    const planar8_pack v34 = planar8_pack_at(&qdd[stride]) + planar8_pack_at(&qdd[0]);
    const planar8_pack v35 = planar8_pack_at(&qdd[2U * stride]) + v34;
    const planar8_pack v36 = planar8_pack_at(&qdd[3U * stride]) + v35;
    const planar8_pack v37 = planar8_pack_at(&qdd[4U * stride]) + v36;
    const planar8_pack v38 = planar8_pack_at(&qdd[5U * stride]) + v37;
    const planar8_pack v39 = planar8_pack_at(&qdd[6U * stride]) + v38;
    const planar8_pack v40 = planar8_pack_at(&qdd[7U * stride]) + v39;
    *(planar8_unaligned *)&F[2U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[3U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[4U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[8U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[9U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[10U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[14U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[15U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[16U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[20U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[21U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[22U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[26U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[27U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[28U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[32U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[33U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[34U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[38U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[39U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[40U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[44U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[45U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&F[46U * stride] = planar8_pack_splat(0.0);
    const planar8_pack v41 = (v0_cosine[0] * v24) - (v0_sine[0] * v33);
    const planar8_pack v42 = v41 + (0.97 * v21);
    const planar8_pack v43 = (v0_cosine[0] * v33) + (v0_sine[0] * v24);
    const planar8_pack v44 = v43 + (0.97 * v34);
    const planar8_pack v45 = (v0_cosine[2] * v42) - (v0_sine[2] * v44);
    const planar8_pack v46 = v45 + (0.94 * v20);
    const planar8_pack v47 = (v0_cosine[2] * v44) + (v0_sine[2] * v42);
    const planar8_pack v48 = v47 + (0.94 * v35);
    const planar8_pack v49 = (v0_sine[3] * v46) + (v0_cosine[3] * v48);
    const planar8_pack v50 = v49 + (0.91 * v36);
    const planar8_pack v51 = (v0_sine[3] * v48) - (v0_cosine[3] * v46);
    const planar8_pack v52 = (0.91 * v19) - v51;
    const planar8_pack v53 = (v0_cosine[4] * v50) + (v0_sine[4] * v52);
    const planar8_pack v54 = v53 + (0.88 * v37);
    const planar8_pack v55 = (v0_cosine[4] * v52) - (v0_sine[4] * v50);
    const planar8_pack v56 = v55 + (0.88 * v29);
    const planar8_pack v57 = (v0_sine[5] * v54) - (v0_cosine[5] * v56);
    const planar8_pack v58 = (0.85 * v30) - v57;
    const planar8_pack v59 = (v0_sine[5] * v56) + (v0_cosine[5] * v54);
    const planar8_pack v60 = v59 + (0.85 * v38);
    const planar8_pack v61 = (v0_cosine[6] * v58) - (v0_sine[6] * v60);
    const planar8_pack v62 = v61 + (0.82 * v28);
    const planar8_pack v63 = (v0_cosine[6] * v60) + (v0_sine[6] * v58);
    const planar8_pack v64 = v63 + (0.82 * v39);
    const planar8_pack v65 = (v31 * (0.6043499999999999 * v31)) + (1.7 * ((v0_cosine[7] * v62) - (v0_sine[7] * v64)));
    const planar8_pack v66 = (v0_cosine[7] * v64) + (v0_sine[7] * v62);
    const planar8_pack v67 = (1.7 * v66) + (0.6043499999999999 * v40);
    *(planar8_unaligned *)&F[43U * stride] = v67;
    const planar8_pack v68 = ((v0_cosine[7] * v65) + ((1.6 * v61) + (0.5904 * v28))) + (v0_sine[7] * v67);
    const planar8_pack v69 = (v0_cosine[7] * v67) - (v0_sine[7] * v65);
    const planar8_pack v70 = v69 + ((1.6 * v63) + (0.5904 * v39));
    *(planar8_unaligned *)&F[37U * stride] = v70;
    const planar8_pack v71 = ((v0_cosine[6] * v68) + ((0.57375 * v30) - (1.5 * v57))) + (v0_sine[6] * v70);
    const planar8_pack v72 = (v0_cosine[6] * v70) - (v0_sine[6] * v68);
    const planar8_pack v73 = v72 + ((0.57375 * v38) + (1.5 * v59));
    *(planar8_unaligned *)&F[31U * stride] = v73;
    const planar8_pack v74 = (v0_sine[5] * v71) - (v0_cosine[5] * v73);
    const planar8_pack v75 = ((0.5544 * v37) + (1.4 * v53)) - v74;
    *(planar8_unaligned *)&F[25U * stride] = v75;
    const planar8_pack v76 = (v0_sine[5] * v73) + ((v0_cosine[5] * v71) + ((1.4 * v55) + (0.5544 * v29)));
    const planar8_pack v77 = (v0_cosine[4] * v75) - (v0_sine[4] * v76);
    const planar8_pack v78 = v77 + ((0.53235 * v36) + (1.3 * v49));
    *(planar8_unaligned *)&F[19U * stride] = v78;
    const planar8_pack v79 = ((v0_cosine[4] * v76) + ((0.53235 * v19) - (1.3 * v51))) + (v0_sine[4] * v75);
    const planar8_pack v80 = (((1.2 * v45) + (0.5075999999999999 * v20)) + (v0_cosine[3] * v79)) + (v0_sine[3] * v78);
    const planar8_pack v81 = (v0_sine[3] * v79) - (v0_cosine[3] * v78);
    const planar8_pack v82 = ((0.5075999999999999 * v35) + (1.2 * v47)) - v81;
    *(planar8_unaligned *)&F[13U * stride] = v82;
    const planar8_pack v83 = ((v0_cosine[2] * v80) + ((1.1 * v41) + (0.48015 * v21))) + (v0_sine[2] * v82);
    const planar8_pack v84 = (v0_cosine[2] * v82) - (v0_sine[2] * v80);
    const planar8_pack v85 = v84 + ((0.48015 * v34) + (1.1 * v43));
    *(planar8_unaligned *)&F[7U * stride] = v85;
    *(planar8_unaligned *)&F[0] = ((v23 - (0.45 * v22)) - (v0_cosine[0] * v83)) - (v0_sine[0] * v85);
    const planar8_pack v86 = (v0_cosine[0] * v85) - (v0_sine[0] * v83);
    *(planar8_unaligned *)&F[stride] = (v32 + (0.45 * planar8_pack_at(&qdd[0]))) + v86;
    const planar8_pack v87 = (0.30326059166666663 * v40) + (0.6043499999999999 * v66);
    *(planar8_unaligned *)&F[47U * stride] = v87;
    const planar8_pack v88 = (v87 + ((0.5904 * v63) + (0.30751093333333335 * v39))) + (0.82 * v69);
    *(planar8_unaligned *)&F[41U * stride] = v88;
    const planar8_pack v89 = (v88 + ((0.309771875 * v38) + (0.57375 * v59))) + (0.85 * v72);
    *(planar8_unaligned *)&F[35U * stride] = v89;
    const planar8_pack v90 = (v89 + ((0.30988906666666666 * v37) + (0.5544 * v53))) - (0.88 * v74);
    *(planar8_unaligned *)&F[29U * stride] = v90;
    const planar8_pack v91 = (v90 + ((0.3077081583333333 * v36) + (0.53235 * v49))) + (0.91 * v77);
    *(planar8_unaligned *)&F[23U * stride] = v91;
    const planar8_pack v92 = (v91 + ((0.3030748 * v35) + (0.5075999999999999 * v47))) - (0.94 * v81);
    *(planar8_unaligned *)&F[17U * stride] = v92;
    const planar8_pack v93 = (v92 + ((0.2958346416666667 * v34) + (0.48015 * v43))) + (0.97 * v84);
    *(planar8_unaligned *)&F[11U * stride] = v93;
    *(planar8_unaligned *)&F[5U * stride] = (v93 + ((4.4145 * v0_cosine[1]) + (0.28583333333333333 * planar8_pack_at(&qdd[0])))) + v86;
    *(planar8_unaligned *)&F[6U * stride] = -v83;
    *(planar8_unaligned *)&F[12U * stride] = -v80;
    *(planar8_unaligned *)&F[18U * stride] = -v79;
    *(planar8_unaligned *)&F[24U * stride] = -v76;
    *(planar8_unaligned *)&F[30U * stride] = -v71;
    *(planar8_unaligned *)&F[36U * stride] = -v68;
    *(planar8_unaligned *)&F[42U * stride] = -v65;
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_reactions_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, F);
    }
}

void planar8_reactions_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 48U, F);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double qdd_rest[8U * PLANAR8_LANES];
        double F_rest[48U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qdd, qdd_rest);
        planar8_pack_reactions_block(0U, prepared->k, PLANAR8_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        planar8_pack_give(48U, count, first, PLANAR8_LANES, F_rest, F);
    }
}

void planar8_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 48U, F);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double qdd_rest[8U * PLANAR8_LANES];
        double F_rest[48U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qdd, qdd_rest);
        planar8_pack_reactions_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        planar8_pack_give(48U, count, first, PLANAR8_LANES, F_rest, F);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
