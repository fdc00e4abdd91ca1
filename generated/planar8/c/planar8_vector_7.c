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
static PLANAR8_APART void planar8_pack_inverse_dynamics_gradients_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double qd_lane[8];
            double qdd_lane[8];
            double by_q_lane[64];
            double by_qd_lane[64];
            double by_qdd_lane[64];

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
            planar8_inverse_dynamics_gradients(own, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
            for (size_t k = 0U; k < 64U; k++) {
                by_q[(k * stride) + lane] = by_q_lane[k];
            }
            for (size_t k = 0U; k < 64U; k++) {
                by_qd[(k * stride) + lane] = by_qd_lane[k];
            }
            for (size_t k = 0U; k < 64U; k++) {
                by_qdd[(k * stride) + lane] = by_qdd_lane[k];
            }
        }
    }
}

static PLANAR8_APART void planar8_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    planar8_bits v_beyond = { 0U };
    const planar8_pack v0 = planar8_pack_at(&q[stride]) + planar8_pack_at(&q[2U * stride]);
    const planar8_pack v1 = planar8_pack_at(&q[3U * stride]) + v0;
    const planar8_pack v2 = planar8_pack_at(&q[4U * stride]) + v1;
    const planar8_pack v3 = planar8_pack_at(&q[5U * stride]) + v2;
    const planar8_pack v4 = planar8_pack_at(&q[6U * stride]) + v3;
    const planar8_pack v5 = planar8_pack_at(&q[7U * stride]) + v4;
    const planar8_pack v6_angle[8] = {v4, planar8_pack_at(&q[0]), v5, v3, v2, v1, v0, planar8_pack_at(&q[stride])};
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
    const planar8_pack v22 = 5.9286734999999995 * ((v6_sine[1] * v6_cosine[2]) + (v6_cosine[1] * v6_sine[2]));
    const planar8_pack v23 = v22 + (19.466964 * ((v6_sine[1] * v6_cosine[0]) + (v6_cosine[1] * v6_sine[0])));
    const planar8_pack v24 = v23 + (33.145537499999996 * ((v6_sine[1] * v6_cosine[3]) + (v6_cosine[1] * v6_sine[3])));
    const planar8_pack v25 = v24 + (46.876104000000005 * ((v6_sine[1] * v6_cosine[4]) + (v6_cosine[1] * v6_sine[4])));
    const planar8_pack v26 = v25 + (60.5703735 * ((v6_sine[1] * v6_cosine[5]) + (v6_cosine[1] * v6_sine[5])));
    const planar8_pack v27 = v26 + (74.14005599999999 * ((v6_sine[1] * v6_cosine[6]) + (v6_cosine[1] * v6_sine[6])));
    const planar8_pack v28 = v27 + (87.4968615 * ((v6_cosine[7] * v6_sine[1]) + (v6_sine[7] * v6_cosine[1])));
    *(planar8_unaligned *)&by_q[0] = -(v28 + (100.55249999999998 * v6_sine[1]));
    const planar8_pack v29 = 0.97 * v6_sine[7];
    const planar8_pack v30 = planar8_pack_at(&qdd[stride]) + planar8_pack_at(&qdd[0]);
    const planar8_pack v31 = planar8_pack_at(&qd[stride]) + planar8_pack_at(&qd[0]);
    const planar8_pack v32 = v31 * v31;
    const planar8_pack v33 = 0.97 * v6_cosine[7];
    const planar8_pack v34 = (v32 * v33) + (v30 * v29);
    const planar8_pack v35 = (planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0])) - (9.81 * v6_sine[1]);
    const planar8_pack v36 = v35 + v34;
    const planar8_pack v37 = v31 + planar8_pack_at(&qd[2U * stride]);
    const planar8_pack v38 = v37 * v6_cosine[6];
    const planar8_pack v39 = planar8_pack_at(&qdd[2U * stride]) + v30;
    const planar8_pack v40 = (v39 * v6_sine[6]) + (v37 * v38);
    const planar8_pack v41 = 0.94 * v40;
    const planar8_pack v42 = v41 + v36;
    const planar8_pack v43 = 0.91 * v6_sine[5];
    const planar8_pack v44 = planar8_pack_at(&qdd[3U * stride]) + v39;
    const planar8_pack v45 = v37 + planar8_pack_at(&qd[3U * stride]);
    const planar8_pack v46 = v45 * v45;
    const planar8_pack v47 = 0.91 * v6_cosine[5];
    const planar8_pack v48 = (v46 * v47) + (v44 * v43);
    const planar8_pack v49 = v48 + v42;
    const planar8_pack v50 = v45 + planar8_pack_at(&qd[4U * stride]);
    const planar8_pack v51 = v50 * v6_cosine[4];
    const planar8_pack v52 = planar8_pack_at(&qdd[4U * stride]) + v44;
    const planar8_pack v53 = (v52 * v6_sine[4]) + (v50 * v51);
    const planar8_pack v54 = 0.88 * v53;
    const planar8_pack v55 = v49 + v54;
    const planar8_pack v56 = v50 + planar8_pack_at(&qd[5U * stride]);
    const planar8_pack v57 = v56 * v6_cosine[3];
    const planar8_pack v58 = planar8_pack_at(&qdd[5U * stride]) + v52;
    const planar8_pack v59 = (v58 * v6_sine[3]) + (v56 * v57);
    const planar8_pack v60 = 0.85 * v59;
    const planar8_pack v61 = v60 + v55;
    const planar8_pack v62 = 0.6043499999999999 * v6_cosine[2];
    const planar8_pack v63 = v56 + planar8_pack_at(&qd[6U * stride]);
    const planar8_pack v64 = v63 * v63;
    const planar8_pack v65 = planar8_pack_at(&qdd[6U * stride]) + v58;
    const planar8_pack v66 = 0.4955669999999999 * v6_cosine[2];
    const planar8_pack v67 = ((v65 * v6_sine[0]) + (v64 * v6_cosine[0])) * v66;
    const planar8_pack v68 = (v30 * v33) - (v32 * v29);
    const planar8_pack v69 = (9.81 * v6_cosine[1]) + planar8_pack_at(&qdd[0]);
    const planar8_pack v70 = v69 + v68;
    const planar8_pack v71 = v37 * v6_sine[6];
    const planar8_pack v72 = (v39 * v6_cosine[6]) - (v37 * v71);
    const planar8_pack v73 = 0.94 * v72;
    const planar8_pack v74 = v73 + v70;
    const planar8_pack v75 = (v44 * v47) - (v46 * v43);
    const planar8_pack v76 = v75 + v74;
    const planar8_pack v77 = v50 * v6_sine[4];
    const planar8_pack v78 = (v52 * v6_cosine[4]) - (v50 * v77);
    const planar8_pack v79 = 0.88 * v78;
    const planar8_pack v80 = v76 + v79;
    const planar8_pack v81 = v56 * v6_sine[3];
    const planar8_pack v82 = (v58 * v6_cosine[3]) - (v56 * v81);
    const planar8_pack v83 = 0.85 * v82;
    const planar8_pack v84 = v83 + v80;
    const planar8_pack v85 = 0.6043499999999999 * v6_sine[2];
    const planar8_pack v86 = 0.4955669999999999 * v6_sine[2];
    const planar8_pack v87 = ((v64 * v6_sine[0]) - (v65 * v6_cosine[0])) * v86;
    const planar8_pack v88 = (v87 - (v85 * v84)) + (v67 + (v62 * v61));
    *(planar8_unaligned *)&by_q[63U * stride] = v88;
    const planar8_pack v89 = (v67 + v87) - v88;
    const planar8_pack v90 = v34 + v41;
    const planar8_pack v91 = v90 + v48;
    const planar8_pack v92 = v91 + v54;
    const planar8_pack v93 = v92 + v60;
    const planar8_pack v94 = v68 + v73;
    const planar8_pack v95 = v94 + v75;
    const planar8_pack v96 = v95 + v79;
    const planar8_pack v97 = v96 + v83;
    const planar8_pack v98 = ((v85 * v97) - (v62 * v93)) - v89;
    *(planar8_unaligned *)&by_q[57U * stride] = v98;
    const planar8_pack v99 = 1.9844 * v6_cosine[0];
    const planar8_pack v100 = 1.9844 * v6_sine[0];
    const planar8_pack v101 = (v100 * v84) - (v99 * v61);
    const planar8_pack v102 = v98 + (((v100 * v97) - v101) - (v99 * v93));
    *(planar8_unaligned *)&by_q[49U * stride] = v102;
    const planar8_pack v103 = 3.3787499999999997 * v6_cosine[3];
    const planar8_pack v104 = 3.3787499999999997 * v6_sine[3];
    const planar8_pack v105 = (v104 * v80) - (v103 * v55);
    const planar8_pack v106 = v102 + (((v104 * v96) - v105) - (v103 * v92));
    *(planar8_unaligned *)&by_q[41U * stride] = v106;
    const planar8_pack v107 = 4.7784 * v6_cosine[4];
    const planar8_pack v108 = 4.7784 * v6_sine[4];
    const planar8_pack v109 = (v108 * v76) - (v107 * v49);
    const planar8_pack v110 = v106 + (((v108 * v95) - v109) - (v107 * v91));
    *(planar8_unaligned *)&by_q[33U * stride] = v110;
    const planar8_pack v111 = 6.17435 * v6_cosine[5];
    const planar8_pack v112 = 6.17435 * v6_sine[5];
    const planar8_pack v113 = (v112 * v74) - (v111 * v42);
    const planar8_pack v114 = v110 + (((v112 * v94) - v113) - (v111 * v90));
    *(planar8_unaligned *)&by_q[25U * stride] = v114;
    const planar8_pack v115 = 7.557599999999999 * v6_cosine[6];
    const planar8_pack v116 = 7.557599999999999 * v6_sine[6];
    const planar8_pack v117 = (v116 * v70) - (v115 * v36);
    const planar8_pack v118 = v114 + (((v116 * v68) - (v115 * v34)) - v117);
    *(planar8_unaligned *)&by_q[17U * stride] = v118;
    const planar8_pack v119 = planar8_pack_at(&qdd[7U * stride]) + v65;
    const planar8_pack v120 = v63 + planar8_pack_at(&qd[7U * stride]);
    const planar8_pack v121 = v120 * v120;
    const planar8_pack v122 = (v121 * v62) + (v119 * v85);
    const planar8_pack v123 = v122 + ((v65 * v100) + (v64 * v99));
    const planar8_pack v124 = v123 + (3.3787499999999997 * v59);
    const planar8_pack v125 = v124 + (4.7784 * v53);
    const planar8_pack v126 = v125 + ((v44 * v112) + (v46 * v111));
    const planar8_pack v127 = v33 * v126;
    const planar8_pack v128 = 8.919149999999998 * v6_cosine[7];
    const planar8_pack v129 = 8.919149999999998 * v6_sine[7];
    const planar8_pack v130 = (v121 * v85) - (v119 * v62);
    const planar8_pack v131 = ((v65 * v99) - (v64 * v100)) - v130;
    const planar8_pack v132 = v131 + (3.3787499999999997 * v82);
    const planar8_pack v133 = v132 + (4.7784 * v78);
    const planar8_pack v134 = v133 + ((v44 * v111) - (v46 * v112));
    const planar8_pack v135 = v29 * v134;
    const planar8_pack v136 = 7.3308719999999985 * v6_sine[7];
    const planar8_pack v137 = v135 + (v136 * v72);
    const planar8_pack v138 = v137 + ((((v69 * v129) - (v128 * v35)) - ((7.3308719999999985 * v6_cosine[7]) * v40)) - v127);
    const planar8_pack v139 = v126 + (7.557599999999999 * v40);
    const planar8_pack v140 = (v33 * v139) - v137;
    const planar8_pack v141 = (v140 + v138) - v118;
    *(planar8_unaligned *)&by_q[stride] = -(v141 + (v139 + ((v32 * v128) + (v30 * v129))));
    const planar8_pack v142 = v41 + v48;
    const planar8_pack v143 = v54 + v142;
    const planar8_pack v144 = v60 + v143;
    const planar8_pack v145 = v73 + v75;
    const planar8_pack v146 = v79 + v145;
    const planar8_pack v147 = v83 + v146;
    const planar8_pack v148 = ((v85 * v147) - (v62 * v144)) - v89;
    *(planar8_unaligned *)&by_q[58U * stride] = v148;
    const planar8_pack v149 = v148 + (((v100 * v147) - v101) - (v99 * v144));
    *(planar8_unaligned *)&by_q[50U * stride] = v149;
    const planar8_pack v150 = v149 + (((v104 * v146) - v105) - (v103 * v143));
    *(planar8_unaligned *)&by_q[42U * stride] = v150;
    const planar8_pack v151 = ((v109 - (v108 * v145)) + (v107 * v142)) - v150;
    const planar8_pack v152 = (((v112 * v73) - (v111 * v41)) - v113) - v151;
    *(planar8_unaligned *)&by_q[26U * stride] = v152;
    const planar8_pack v153 = v117 - v152;
    const planar8_pack v154 = v140 + v153;
    *(planar8_unaligned *)&by_q[2U * stride] = -(v139 + v154);
    const planar8_pack v155 = v48 + v54;
    const planar8_pack v156 = v60 + v155;
    const planar8_pack v157 = v75 + v79;
    const planar8_pack v158 = v83 + v157;
    const planar8_pack v159 = ((v85 * v158) - (v62 * v156)) - v89;
    *(planar8_unaligned *)&by_q[59U * stride] = v159;
    const planar8_pack v160 = v159 + (((v100 * v158) - v101) - (v99 * v156));
    *(planar8_unaligned *)&by_q[51U * stride] = v160;
    const planar8_pack v161 = v160 + (((v104 * v157) - v105) - (v103 * v155));
    *(planar8_unaligned *)&by_q[43U * stride] = v161;
    const planar8_pack v162 = v161 + (((v108 * v75) - (v107 * v48)) - v109);
    *(planar8_unaligned *)&by_q[35U * stride] = v162;
    const planar8_pack v163 = v113 - v162;
    const planar8_pack v164 = 0.94 * v6_sine[6];
    const planar8_pack v165 = 0.94 * v6_cosine[6];
    const planar8_pack v166 = v163 + ((v165 * v126) - (v164 * v134));
    const planar8_pack v167 = (v127 - v135) + v166;
    *(planar8_unaligned *)&by_q[3U * stride] = -(v126 + v167);
    const planar8_pack v168 = v54 + v60;
    const planar8_pack v169 = v79 + v83;
    const planar8_pack v170 = ((v85 * v169) - (v62 * v168)) - v89;
    *(planar8_unaligned *)&by_q[60U * stride] = v170;
    const planar8_pack v171 = v170 + (((v100 * v169) - v101) - (v99 * v168));
    *(planar8_unaligned *)&by_q[52U * stride] = v171;
    const planar8_pack v172 = v171 + (((v104 * v79) - (v103 * v54)) - v105);
    *(planar8_unaligned *)&by_q[44U * stride] = v172;
    const planar8_pack v173 = v109 - v172;
    const planar8_pack v174 = v173 + ((v47 * v125) - (v43 * v133));
    const planar8_pack v175 = v174 + ((v165 * v125) - (v164 * v133));
    const planar8_pack v176 = v175 + ((v33 * v125) - (v29 * v133));
    *(planar8_unaligned *)&by_q[4U * stride] = -(v125 + v176);
    const planar8_pack v177 = ((v85 * v83) - (v62 * v60)) - v89;
    *(planar8_unaligned *)&by_q[61U * stride] = v177;
    const planar8_pack v178 = v177 + (((v100 * v83) - (v99 * v60)) - v101);
    *(planar8_unaligned *)&by_q[53U * stride] = v178;
    const planar8_pack v179 = v105 - v178;
    const planar8_pack v180 = 0.88 * v6_sine[4];
    const planar8_pack v181 = 0.88 * v6_cosine[4];
    const planar8_pack v182 = v179 + ((v181 * v124) - (v180 * v132));
    const planar8_pack v183 = v182 + ((v47 * v124) - (v43 * v132));
    const planar8_pack v184 = v183 + ((v165 * v124) - (v164 * v132));
    const planar8_pack v185 = v184 + ((v33 * v124) - (v29 * v132));
    *(planar8_unaligned *)&by_q[5U * stride] = -(v124 + v185);
    const planar8_pack v186 = v89 + v101;
    const planar8_pack v187 = 0.85 * v6_cosine[3];
    const planar8_pack v188 = 0.85 * v6_sine[3];
    const planar8_pack v189 = (v186 + (v187 * v123)) - (v188 * v131);
    const planar8_pack v190 = v189 + ((v181 * v123) - (v180 * v131));
    const planar8_pack v191 = v190 + ((v47 * v123) - (v43 * v131));
    const planar8_pack v192 = v191 + ((v165 * v123) - (v164 * v131));
    const planar8_pack v193 = v192 + ((v33 * v123) - (v29 * v131));
    *(planar8_unaligned *)&by_q[6U * stride] = -(v123 + v193);
    const planar8_pack v194 = (0.82 * ((v6_sine[0] * v130) + (v6_cosine[0] * v122))) - v88;
    const planar8_pack v195 = v194 + ((v187 * v122) + (v188 * v130));
    const planar8_pack v196 = v195 + ((v181 * v122) + (v180 * v130));
    const planar8_pack v197 = v196 + ((v47 * v122) + (v43 * v130));
    const planar8_pack v198 = v197 + ((v165 * v122) + (v164 * v130));
    const planar8_pack v199 = v198 + ((v33 * v122) + (v29 * v130));
    *(planar8_unaligned *)&by_q[7U * stride] = -(v122 + v199);
    *(planar8_unaligned *)&by_q[8U * stride] = -v28;
    *(planar8_unaligned *)&by_q[9U * stride] = -v141;
    *(planar8_unaligned *)&by_q[10U * stride] = -v154;
    *(planar8_unaligned *)&by_q[11U * stride] = -v167;
    *(planar8_unaligned *)&by_q[12U * stride] = -v176;
    *(planar8_unaligned *)&by_q[13U * stride] = -v185;
    *(planar8_unaligned *)&by_q[14U * stride] = -v193;
    *(planar8_unaligned *)&by_q[15U * stride] = -v199;
    *(planar8_unaligned *)&by_q[16U * stride] = -v27;
    *(planar8_unaligned *)&by_q[18U * stride] = -v153;
    *(planar8_unaligned *)&by_q[19U * stride] = -v166;
    *(planar8_unaligned *)&by_q[20U * stride] = -v175;
    *(planar8_unaligned *)&by_q[21U * stride] = -v184;
    *(planar8_unaligned *)&by_q[22U * stride] = -v192;
    *(planar8_unaligned *)&by_q[23U * stride] = -v198;
    *(planar8_unaligned *)&by_q[24U * stride] = -v26;
    *(planar8_unaligned *)&by_q[27U * stride] = -v163;
    *(planar8_unaligned *)&by_q[28U * stride] = -v174;
    *(planar8_unaligned *)&by_q[29U * stride] = -v183;
    *(planar8_unaligned *)&by_q[30U * stride] = -v191;
    *(planar8_unaligned *)&by_q[31U * stride] = -v197;
    *(planar8_unaligned *)&by_q[32U * stride] = -v25;
    *(planar8_unaligned *)&by_q[34U * stride] = -v151;
    *(planar8_unaligned *)&by_q[36U * stride] = -v173;
    *(planar8_unaligned *)&by_q[37U * stride] = -v182;
    *(planar8_unaligned *)&by_q[38U * stride] = -v190;
    *(planar8_unaligned *)&by_q[39U * stride] = -v196;
    *(planar8_unaligned *)&by_q[40U * stride] = -v24;
    *(planar8_unaligned *)&by_q[45U * stride] = -v179;
    *(planar8_unaligned *)&by_q[46U * stride] = -v189;
    *(planar8_unaligned *)&by_q[47U * stride] = -v195;
    *(planar8_unaligned *)&by_q[48U * stride] = -v23;
    *(planar8_unaligned *)&by_q[54U * stride] = -v186;
    *(planar8_unaligned *)&by_q[55U * stride] = -v194;
    *(planar8_unaligned *)&by_q[56U * stride] = -v22;
    *(planar8_unaligned *)&by_q[62U * stride] = -v89;
    const planar8_pack v200 = v31 * v6_sine[7];
    const planar8_pack v201 = 1.88 * v71;
    const planar8_pack v202 = v201 + (1.94 * v200);
    const planar8_pack v203 = v45 * v6_sine[5];
    const planar8_pack v204 = 1.82 * v203;
    const planar8_pack v205 = v202 + v204;
    const planar8_pack v206 = 1.76 * v77;
    const planar8_pack v207 = v205 + v206;
    const planar8_pack v208 = 1.7 * v81;
    const planar8_pack v209 = v207 + v208;
    const planar8_pack v210 = (v6_cosine[0] * v6_sine[2]) - (v6_sine[0] * v6_cosine[2]);
    const planar8_pack v211 = (0.9911339999999998 * v120) * v210;
    const planar8_pack v212 = v211 + (v99 * v209);
    const planar8_pack v213 = 1.88 * v38;
    const planar8_pack v214 = v31 * v6_cosine[7];
    const planar8_pack v215 = 1.94 * v214;
    const planar8_pack v216 = v215 + (2.0 * planar8_pack_at(&qd[0]));
    const planar8_pack v217 = v216 + v213;
    const planar8_pack v218 = v45 * v6_cosine[5];
    const planar8_pack v219 = 1.82 * v218;
    const planar8_pack v220 = v217 + v219;
    const planar8_pack v221 = 1.76 * v51;
    const planar8_pack v222 = v220 + v221;
    const planar8_pack v223 = 1.7 * v57;
    const planar8_pack v224 = v222 + v223;
    const planar8_pack v225 = (0.9911339999999998 * v63) * v210;
    *(planar8_unaligned *)&by_qd[62U * stride] = v225;
    const planar8_pack v226 = v225 - (v62 * v209);
    const planar8_pack v227 = v226 + (v85 * v224);
    *(planar8_unaligned *)&by_qd[56U * stride] = v227;
    const planar8_pack v228 = v227 + ((v100 * v224) - v212);
    *(planar8_unaligned *)&by_qd[48U * stride] = v228;
    const planar8_pack v229 = 3.9688 * v63;
    const planar8_pack v230 = v120 * v6_sine[2];
    const planar8_pack v231 = 1.2086999999999999 * v230;
    const planar8_pack v232 = v231 + (v229 * v6_sine[0]);
    const planar8_pack v233 = v120 * v6_cosine[2];
    const planar8_pack v234 = (1.2086999999999999 * v233) + (v229 * v6_cosine[0]);
    const planar8_pack v235 = (v188 * v234) - (v187 * v232);
    const planar8_pack v236 = (v103 * v207) - v235;
    const planar8_pack v237 = v228 + ((v104 * v222) - v236);
    *(planar8_unaligned *)&by_qd[40U * stride] = v237;
    const planar8_pack v238 = v232 + (6.757499999999999 * v81);
    const planar8_pack v239 = v234 + (6.757499999999999 * v57);
    const planar8_pack v240 = (v180 * v239) - (v181 * v238);
    const planar8_pack v241 = (v107 * v205) - v240;
    const planar8_pack v242 = v237 + ((v108 * v220) - v241);
    *(planar8_unaligned *)&by_qd[32U * stride] = v242;
    const planar8_pack v243 = v239 + (9.5568 * v51);
    const planar8_pack v244 = v238 + (9.5568 * v77);
    const planar8_pack v245 = (v47 * v244) - (v43 * v243);
    const planar8_pack v246 = v245 + (v111 * v202);
    const planar8_pack v247 = v242 + ((v112 * v217) - v246);
    *(planar8_unaligned *)&by_qd[24U * stride] = v247;
    const planar8_pack v248 = v244 + (12.3487 * v203);
    const planar8_pack v249 = v243 + (12.3487 * v218);
    const planar8_pack v250 = (v164 * v249) - (v165 * v248);
    const planar8_pack v251 = (v6_cosine[6] * (14.661743999999997 * v200)) - v250;
    const planar8_pack v252 = v247 + ((v116 * v216) - v251);
    *(planar8_unaligned *)&by_qd[16U * stride] = v252;
    const planar8_pack v253 = v248 + (15.115199999999998 * v71);
    const planar8_pack v254 = v29 * v249;
    const planar8_pack v255 = (v254 + ((14.661743999999997 * v6_sine[7]) * v38)) - (v33 * v253);
    const planar8_pack v256 = v252 + (v255 + ((17.838299999999997 * planar8_pack_at(&qd[0])) * v6_sine[7]));
    *(planar8_unaligned *)&by_qd[8U * stride] = v256;
    const planar8_pack v257 = v253 + (17.838299999999997 * v200);
    *(planar8_unaligned *)&by_qd[0] = v256 - v257;
    const planar8_pack v258 = v215 + v213;
    const planar8_pack v259 = v219 + v258;
    const planar8_pack v260 = v221 + v259;
    const planar8_pack v261 = v223 + v260;
    const planar8_pack v262 = v226 + (v85 * v261);
    *(planar8_unaligned *)&by_qd[57U * stride] = v262;
    const planar8_pack v263 = v262 + ((v100 * v261) - v212);
    *(planar8_unaligned *)&by_qd[49U * stride] = v263;
    const planar8_pack v264 = v263 + ((v104 * v260) - v236);
    *(planar8_unaligned *)&by_qd[41U * stride] = v264;
    const planar8_pack v265 = v264 + ((v108 * v259) - v241);
    *(planar8_unaligned *)&by_qd[33U * stride] = v265;
    const planar8_pack v266 = v265 + ((v112 * v258) - v246);
    *(planar8_unaligned *)&by_qd[25U * stride] = v266;
    const planar8_pack v267 = v266 + ((v6_sine[6] * (14.661743999999997 * v214)) - v251);
    *(planar8_unaligned *)&by_qd[17U * stride] = v267;
    const planar8_pack v268 = v255 + v267;
    *(planar8_unaligned *)&by_qd[9U * stride] = v268;
    *(planar8_unaligned *)&by_qd[stride] = v268 - v257;
    const planar8_pack v269 = v201 + v204;
    const planar8_pack v270 = v206 + v269;
    const planar8_pack v271 = v213 + v219;
    const planar8_pack v272 = v221 + v271;
    const planar8_pack v273 = v223 + v272;
    const planar8_pack v274 = v208 + v270;
    const planar8_pack v275 = (v225 + (v85 * v273)) - (v62 * v274);
    *(planar8_unaligned *)&by_qd[58U * stride] = v275;
    const planar8_pack v276 = v275 + (((v100 * v273) - v211) - (v99 * v274));
    *(planar8_unaligned *)&by_qd[50U * stride] = v276;
    const planar8_pack v277 = v276 + (v235 + ((v104 * v272) - (v103 * v270)));
    *(planar8_unaligned *)&by_qd[42U * stride] = v277;
    const planar8_pack v278 = v277 + (v240 + ((v108 * v271) - (v107 * v269)));
    *(planar8_unaligned *)&by_qd[34U * stride] = v278;
    const planar8_pack v279 = v278 + ((11.607777999999998 * ((v6_sine[5] * v38) - (v6_cosine[5] * v71))) - v245);
    *(planar8_unaligned *)&by_qd[26U * stride] = v279;
    const planar8_pack v280 = v250 + v279;
    *(planar8_unaligned *)&by_qd[18U * stride] = v280;
    const planar8_pack v281 = v255 + v280;
    *(planar8_unaligned *)&by_qd[10U * stride] = v281;
    *(planar8_unaligned *)&by_qd[2U * stride] = v281 - v253;
    const planar8_pack v282 = v204 + v206;
    const planar8_pack v283 = v219 + v221;
    const planar8_pack v284 = v223 + v283;
    const planar8_pack v285 = v208 + v282;
    const planar8_pack v286 = (v225 + (v85 * v284)) - (v62 * v285);
    *(planar8_unaligned *)&by_qd[59U * stride] = v286;
    const planar8_pack v287 = v286 + (((v100 * v284) - v211) - (v99 * v285));
    *(planar8_unaligned *)&by_qd[51U * stride] = v287;
    const planar8_pack v288 = v287 + (v235 + ((v104 * v283) - (v103 * v282)));
    *(planar8_unaligned *)&by_qd[43U * stride] = v288;
    const planar8_pack v289 = (v240 + (8.696688000000002 * ((v6_sine[4] * v218) - (v6_cosine[4] * v203)))) + v288;
    *(planar8_unaligned *)&by_qd[35U * stride] = v289;
    const planar8_pack v290 = v245 - v289;
    const planar8_pack v291 = v250 - v290;
    *(planar8_unaligned *)&by_qd[19U * stride] = v291;
    const planar8_pack v292 = ((v33 * v248) - v254) - v291;
    *(planar8_unaligned *)&by_qd[3U * stride] = -(v248 + v292);
    const planar8_pack v293 = v221 + v223;
    const planar8_pack v294 = v206 + v208;
    const planar8_pack v295 = (v225 + (v85 * v293)) - (v62 * v294);
    *(planar8_unaligned *)&by_qd[60U * stride] = v295;
    const planar8_pack v296 = v295 + (((v100 * v293) - v211) - (v99 * v294));
    *(planar8_unaligned *)&by_qd[52U * stride] = v296;
    const planar8_pack v297 = (v235 + (5.946599999999999 * ((v6_sine[3] * v51) - (v6_cosine[3] * v77)))) + v296;
    *(planar8_unaligned *)&by_qd[44U * stride] = v297;
    const planar8_pack v298 = v240 + v297;
    *(planar8_unaligned *)&by_qd[36U * stride] = v298;
    const planar8_pack v299 = v245 - v298;
    const planar8_pack v300 = ((v164 * v243) - (v165 * v244)) - v299;
    *(planar8_unaligned *)&by_qd[20U * stride] = v300;
    const planar8_pack v301 = ((v33 * v244) - (v29 * v243)) - v300;
    *(planar8_unaligned *)&by_qd[4U * stride] = -(v244 + v301);
    const planar8_pack v302 = v225 + (1.0273949999999998 * ((v57 * v6_sine[2]) - (v81 * v6_cosine[2])));
    *(planar8_unaligned *)&by_qd[61U * stride] = v302;
    const planar8_pack v303 = v302 + ((3.37348 * ((v6_sine[0] * v57) - (v6_cosine[0] * v81))) - v211);
    *(planar8_unaligned *)&by_qd[53U * stride] = v303;
    const planar8_pack v304 = v235 + v303;
    *(planar8_unaligned *)&by_qd[45U * stride] = v304;
    const planar8_pack v305 = v240 + v304;
    *(planar8_unaligned *)&by_qd[37U * stride] = v305;
    const planar8_pack v306 = ((v47 * v238) - (v43 * v239)) - v305;
    const planar8_pack v307 = ((v164 * v239) - (v165 * v238)) - v306;
    *(planar8_unaligned *)&by_qd[21U * stride] = v307;
    const planar8_pack v308 = ((v33 * v238) - (v29 * v239)) - v307;
    *(planar8_unaligned *)&by_qd[5U * stride] = -(v238 + v308);
    const planar8_pack v309 = v211 - v225;
    const planar8_pack v310 = v235 - v309;
    *(planar8_unaligned *)&by_qd[46U * stride] = v310;
    const planar8_pack v311 = v310 + ((v180 * v234) - (v181 * v232));
    *(planar8_unaligned *)&by_qd[38U * stride] = v311;
    const planar8_pack v312 = ((v47 * v232) - (v43 * v234)) - v311;
    const planar8_pack v313 = ((v164 * v234) - (v165 * v232)) - v312;
    *(planar8_unaligned *)&by_qd[22U * stride] = v313;
    const planar8_pack v314 = ((v33 * v232) - (v29 * v234)) - v313;
    *(planar8_unaligned *)&by_qd[6U * stride] = -(v232 + v314);
    const planar8_pack v315 = (1.0273949999999998 * ((v6_sine[3] * v233) - (v6_cosine[3] * v230))) - v211;
    *(planar8_unaligned *)&by_qd[47U * stride] = v315;
    const planar8_pack v316 = v315 + (1.063656 * ((v6_sine[4] * v233) - (v6_cosine[4] * v230)));
    *(planar8_unaligned *)&by_qd[39U * stride] = v316;
    const planar8_pack v317 = v316 + (1.099917 * ((v6_sine[5] * v233) - (v6_cosine[5] * v230)));
    *(planar8_unaligned *)&by_qd[31U * stride] = v317;
    const planar8_pack v318 = v317 + (1.136178 * ((v6_sine[6] * v233) - (v6_cosine[6] * v230)));
    *(planar8_unaligned *)&by_qd[23U * stride] = v318;
    const planar8_pack v319 = v318 + (1.1724389999999998 * ((v6_sine[7] * v233) - (v6_cosine[7] * v230)));
    *(planar8_unaligned *)&by_qd[15U * stride] = v319;
    *(planar8_unaligned *)&by_qd[7U * stride] = v319 - v231;
    *(planar8_unaligned *)&by_qd[11U * stride] = -v292;
    *(planar8_unaligned *)&by_qd[12U * stride] = -v301;
    *(planar8_unaligned *)&by_qd[13U * stride] = -v308;
    *(planar8_unaligned *)&by_qd[14U * stride] = -v314;
    *(planar8_unaligned *)&by_qd[27U * stride] = -v290;
    *(planar8_unaligned *)&by_qd[28U * stride] = -v299;
    *(planar8_unaligned *)&by_qd[29U * stride] = -v306;
    *(planar8_unaligned *)&by_qd[30U * stride] = -v312;
    *(planar8_unaligned *)&by_qd[54U * stride] = -v309;
    *(planar8_unaligned *)&by_qd[55U * stride] = -v211;
    *(planar8_unaligned *)&by_qd[63U * stride] = planar8_pack_splat(0.0);
    const planar8_pack v320 = (v6_sine[0] * v86) + (v6_cosine[0] * v66);
    *(planar8_unaligned *)&by_qdd[63U * stride] = planar8_pack_splat(0.30326059166666663);
    const planar8_pack v321 = 0.30326059166666663 + v320;
    *(planar8_unaligned *)&by_qdd[55U * stride] = v321;
    *(planar8_unaligned *)&by_qdd[62U * stride] = v321;
    const planar8_pack v322 = (1.4505909333333333 + v320) + v321;
    *(planar8_unaligned *)&by_qdd[54U * stride] = v322;
    const planar8_pack v323 = v85 + v100;
    const planar8_pack v324 = v62 + v99;
    const planar8_pack v325 = (v187 * v324) + (v188 * v323);
    const planar8_pack v326 = v325 + v322;
    *(planar8_unaligned *)&by_qdd[46U * stride] = v326;
    *(planar8_unaligned *)&by_qdd[53U * stride] = v326;
    const planar8_pack v327 = (2.694021875 + v325) + v326;
    *(planar8_unaligned *)&by_qdd[45U * stride] = v327;
    const planar8_pack v328 = v323 + v104;
    const planar8_pack v329 = v324 + v103;
    const planar8_pack v330 = (v181 * v329) + (v180 * v328);
    const planar8_pack v331 = v330 + v327;
    *(planar8_unaligned *)&by_qdd[37U * stride] = v331;
    *(planar8_unaligned *)&by_qdd[44U * stride] = v331;
    const planar8_pack v332 = (4.0270090666666665 + v330) + v331;
    *(planar8_unaligned *)&by_qdd[36U * stride] = v332;
    const planar8_pack v333 = v328 + v108;
    const planar8_pack v334 = v329 + v107;
    const planar8_pack v335 = (v47 * v334) + (v43 * v333);
    const planar8_pack v336 = v335 + v332;
    *(planar8_unaligned *)&by_qdd[28U * stride] = v336;
    *(planar8_unaligned *)&by_qdd[35U * stride] = v336;
    const planar8_pack v337 = (5.441928158333333 + v335) + v336;
    *(planar8_unaligned *)&by_qdd[27U * stride] = v337;
    const planar8_pack v338 = v333 + v112;
    const planar8_pack v339 = v334 + v111;
    const planar8_pack v340 = (v165 * v339) + (v164 * v338);
    const planar8_pack v341 = v340 + v337;
    *(planar8_unaligned *)&by_qdd[19U * stride] = v341;
    *(planar8_unaligned *)&by_qdd[26U * stride] = v341;
    const planar8_pack v342 = (6.930074799999999 + v340) + v341;
    *(planar8_unaligned *)&by_qdd[18U * stride] = v342;
    const planar8_pack v343 = v339 + v115;
    const planar8_pack v344 = v29 * v338;
    const planar8_pack v345 = v344 + ((v33 * v343) + (v6_sine[6] * v136));
    const planar8_pack v346 = v345 + v342;
    *(planar8_unaligned *)&by_qdd[10U * stride] = v346;
    *(planar8_unaligned *)&by_qdd[17U * stride] = v346;
    const planar8_pack v347 = (8.481664641666665 + v345) + v346;
    *(planar8_unaligned *)&by_qdd[9U * stride] = v347;
    const planar8_pack v348 = v343 + v128;
    *(planar8_unaligned *)&by_qdd[0] = (10.085833333333332 + (2.0 * v348)) + v347;
    const planar8_pack v349 = v348 + v347;
    *(planar8_unaligned *)&by_qdd[stride] = v349;
    *(planar8_unaligned *)&by_qdd[8U * stride] = v349;
    const planar8_pack v350 = v343 + v346;
    *(planar8_unaligned *)&by_qdd[2U * stride] = v350;
    *(planar8_unaligned *)&by_qdd[16U * stride] = v350;
    const planar8_pack v351 = (v344 + (v33 * v339)) + v341;
    *(planar8_unaligned *)&by_qdd[11U * stride] = v351;
    *(planar8_unaligned *)&by_qdd[25U * stride] = v351;
    const planar8_pack v352 = v339 + v351;
    *(planar8_unaligned *)&by_qdd[3U * stride] = v352;
    *(planar8_unaligned *)&by_qdd[24U * stride] = v352;
    const planar8_pack v353 = ((v165 * v334) + (v164 * v333)) + v336;
    *(planar8_unaligned *)&by_qdd[20U * stride] = v353;
    *(planar8_unaligned *)&by_qdd[34U * stride] = v353;
    const planar8_pack v354 = ((v33 * v334) + (v29 * v333)) + v353;
    *(planar8_unaligned *)&by_qdd[12U * stride] = v354;
    *(planar8_unaligned *)&by_qdd[33U * stride] = v354;
    const planar8_pack v355 = v334 + v354;
    *(planar8_unaligned *)&by_qdd[4U * stride] = v355;
    *(planar8_unaligned *)&by_qdd[32U * stride] = v355;
    const planar8_pack v356 = ((v47 * v329) + (v43 * v328)) + v331;
    *(planar8_unaligned *)&by_qdd[29U * stride] = v356;
    *(planar8_unaligned *)&by_qdd[43U * stride] = v356;
    const planar8_pack v357 = ((v165 * v329) + (v164 * v328)) + v356;
    *(planar8_unaligned *)&by_qdd[21U * stride] = v357;
    *(planar8_unaligned *)&by_qdd[42U * stride] = v357;
    const planar8_pack v358 = ((v33 * v329) + (v29 * v328)) + v357;
    *(planar8_unaligned *)&by_qdd[13U * stride] = v358;
    *(planar8_unaligned *)&by_qdd[41U * stride] = v358;
    const planar8_pack v359 = v329 + v358;
    *(planar8_unaligned *)&by_qdd[5U * stride] = v359;
    *(planar8_unaligned *)&by_qdd[40U * stride] = v359;
    const planar8_pack v360 = ((v181 * v324) + (v180 * v323)) + v326;
    *(planar8_unaligned *)&by_qdd[38U * stride] = v360;
    *(planar8_unaligned *)&by_qdd[52U * stride] = v360;
    const planar8_pack v361 = ((v47 * v324) + (v43 * v323)) + v360;
    *(planar8_unaligned *)&by_qdd[30U * stride] = v361;
    *(planar8_unaligned *)&by_qdd[51U * stride] = v361;
    const planar8_pack v362 = ((v165 * v324) + (v164 * v323)) + v361;
    *(planar8_unaligned *)&by_qdd[22U * stride] = v362;
    *(planar8_unaligned *)&by_qdd[50U * stride] = v362;
    const planar8_pack v363 = ((v33 * v324) + (v29 * v323)) + v362;
    *(planar8_unaligned *)&by_qdd[14U * stride] = v363;
    *(planar8_unaligned *)&by_qdd[49U * stride] = v363;
    const planar8_pack v364 = v324 + v363;
    *(planar8_unaligned *)&by_qdd[6U * stride] = v364;
    *(planar8_unaligned *)&by_qdd[48U * stride] = v364;
    const planar8_pack v365 = v321 + (0.5136974999999999 * ((v6_sine[3] * v6_sine[2]) + (v6_cosine[3] * v6_cosine[2])));
    *(planar8_unaligned *)&by_qdd[47U * stride] = v365;
    *(planar8_unaligned *)&by_qdd[61U * stride] = v365;
    const planar8_pack v366 = v365 + (0.531828 * ((v6_sine[4] * v6_sine[2]) + (v6_cosine[4] * v6_cosine[2])));
    *(planar8_unaligned *)&by_qdd[39U * stride] = v366;
    *(planar8_unaligned *)&by_qdd[60U * stride] = v366;
    const planar8_pack v367 = v366 + (0.5499585 * ((v6_sine[5] * v6_sine[2]) + (v6_cosine[5] * v6_cosine[2])));
    *(planar8_unaligned *)&by_qdd[31U * stride] = v367;
    *(planar8_unaligned *)&by_qdd[59U * stride] = v367;
    const planar8_pack v368 = v367 + (0.568089 * ((v6_sine[6] * v6_sine[2]) + (v6_cosine[6] * v6_cosine[2])));
    *(planar8_unaligned *)&by_qdd[23U * stride] = v368;
    *(planar8_unaligned *)&by_qdd[58U * stride] = v368;
    const planar8_pack v369 = v368 + (0.5862194999999999 * ((v6_sine[7] * v6_sine[2]) + (v6_cosine[7] * v6_cosine[2])));
    *(planar8_unaligned *)&by_qdd[15U * stride] = v369;
    *(planar8_unaligned *)&by_qdd[57U * stride] = v369;
    const planar8_pack v370 = v62 + v369;
    *(planar8_unaligned *)&by_qdd[7U * stride] = v370;
    *(planar8_unaligned *)&by_qdd[56U * stride] = v370;
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_inverse_dynamics_gradients_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

void planar8_inverse_dynamics_gradients_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 64U, by_q);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double qdd_rest[8U * PLANAR8_LANES];
        double by_q_rest[64U * PLANAR8_LANES];
        double by_qd_rest[64U * PLANAR8_LANES];
        double by_qdd_rest[64U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qdd, qdd_rest);
        planar8_pack_inverse_dynamics_gradients_block(0U, prepared->k, PLANAR8_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_q_rest, by_q);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_qd_rest, by_qd);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_qdd_rest, by_qdd);
    }
}

void planar8_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 64U, by_q);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double qdd_rest[8U * PLANAR8_LANES];
        double by_q_rest[64U * PLANAR8_LANES];
        double by_qd_rest[64U * PLANAR8_LANES];
        double by_qdd_rest[64U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qdd, qdd_rest);
        planar8_pack_inverse_dynamics_gradients_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_q_rest, by_q);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_qd_rest, by_qd);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_qdd_rest, by_qdd);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
