/* Many states at a time. Compiled with BEHI_SIX_JOINT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "behi_six_joint.h"

#if defined(BEHI_SIX_JOINT_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define BEHI_SIX_JOINT_BYTES 64
#elif defined(__AVX__)
#define BEHI_SIX_JOINT_BYTES 32
#else
#define BEHI_SIX_JOINT_BYTES 16
#endif
#define BEHI_SIX_JOINT_LANES (BEHI_SIX_JOINT_BYTES / sizeof(double))
#define BEHI_SIX_JOINT_APART __attribute__((noinline))

typedef double behi_six_joint_pack __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef double behi_six_joint_unaligned __attribute__((vector_size(BEHI_SIX_JOINT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t behi_six_joint_mask __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef signed char behi_six_joint_bytes __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double)), aligned(1), may_alias));

static inline behi_six_joint_pack behi_six_joint_pack_splat(double x)
{
    return x - (behi_six_joint_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, behi_six_joint_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const behi_six_joint_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void behi_six_joint_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, behi_six_joint_pack *one)
{
    if (lanes < BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const behi_six_joint_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void behi_six_joint_pack_give(size_t size, size_t count, size_t first, size_t lanes, const behi_six_joint_pack *one, double *many)
{
    if (lanes < BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(behi_six_joint_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline behi_six_joint_pack behi_six_joint_pack_select(behi_six_joint_mask condition, behi_six_joint_pack x, behi_six_joint_pack y)
{
    return (behi_six_joint_pack)(((behi_six_joint_mask)x & condition) | ((behi_six_joint_mask)y & ~condition));
}

static inline behi_six_joint_pack behi_six_joint_pack_abs(behi_six_joint_pack x)
{
    return (behi_six_joint_pack)((behi_six_joint_mask)x & ~(behi_six_joint_mask)behi_six_joint_pack_splat(-0.0));
}

static inline bool behi_six_joint_pack_all(behi_six_joint_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long behi_six_joint_bits __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void behi_six_joint_pack_sincos_pair(const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, behi_six_joint_bits *beyond)
{
    const behi_six_joint_pack x = *angle;
    union { behi_six_joint_pack number; behi_six_joint_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const behi_six_joint_pack n = k.number - 6755399441186816.0;
    const behi_six_joint_pack w = x - (n * 1.5707963267923333);
    const behi_six_joint_pack r = w - (n * 2.5633441515839558e-12);
    const behi_six_joint_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const behi_six_joint_pack z = r * r;
    const behi_six_joint_pack u = 1.0 - (0.5 * z);
    const behi_six_joint_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const behi_six_joint_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const behi_six_joint_bits odd = 0ULL - (k.bits & 1ULL);
    const behi_six_joint_bits sign = k.bits << 62;
    const behi_six_joint_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const behi_six_joint_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_sincos_beyond(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < BEHI_SIX_JOINT_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void behi_six_joint_pack_sincos_guard(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, const behi_six_joint_bits *beyond)
{
    if (!behi_six_joint_pack_all((behi_six_joint_mask)((*beyond >> 18) == 0ULL))) {
        behi_six_joint_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_forward_dynamics(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict tau, behi_six_joint_pack *restrict qdd)
{
    const behi_six_joint_pack v0 = q[1] + q[2];
    const behi_six_joint_pack v1 = q[3] + v0;
    const behi_six_joint_pack v2_angle[4] = {q[4], v1, v0, q[1]};
    behi_six_joint_pack v2_sine[4];
    behi_six_joint_pack v2_cosine[4];
    behi_six_joint_bits v2_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[2], &v2_sine[2], &v2_cosine[2], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[3], &v2_sine[3], &v2_cosine[3], &v2_beyond);
    behi_six_joint_pack_sincos_guard(4U, v2_angle, v2_sine, v2_cosine, &v2_beyond);
    const behi_six_joint_pack v10 = qd[2] + qd[1];
    const behi_six_joint_pack v11 = qd[3] + v10;
    const behi_six_joint_pack v12 = v11 * v2_cosine[0];
    const behi_six_joint_pack v13 = qd[0] * v2_sine[1];
    const behi_six_joint_pack v14 = (v2_sine[0] * v13) - v12;
    const behi_six_joint_pack v15 = qd[0] * v2_cosine[1];
    const behi_six_joint_pack v16 = qd[4] - v15;
    const behi_six_joint_pack v17 = 2.0 * v15;
    const behi_six_joint_pack v18 = v13 * v15;
    const behi_six_joint_pack v19 = ((v2_sine[0] * v18) - (v12 * v17)) + (v14 * (2.0 * v16));
    const behi_six_joint_pack v20 = v10 * v10;
    const behi_six_joint_pack v21 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v22 = 50.0 * v2_sine[3];
    const behi_six_joint_pack v23 = qd[1] * qd[1];
    const behi_six_joint_pack v24 = (v23 * v22) + (v20 * v21);
    const behi_six_joint_pack v25 = qd[0] * qd[0];
    const behi_six_joint_pack v26 = v20 + v25;
    const behi_six_joint_pack v27 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v28 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v29 = (v23 + v25) * v28;
    const behi_six_joint_pack v30 = v29 + (v26 * v27);
    const behi_six_joint_pack v31 = (v2_sine[1] * v30) - (v2_cosine[1] * v24);
    const behi_six_joint_pack v32 = ((prepared[12] * v18) + (prepared[1] * v31)) + ((qd[5] + v14) * (prepared[7] * v16));
    const behi_six_joint_pack v33 = v32 - (prepared[10] * v19);
    const behi_six_joint_pack v34 = (((prepared[15] * v18) - (tau[5] * v2_cosine[0])) + (prepared[6] * v31)) - (prepared[12] * v19);
    const behi_six_joint_pack v35 = v34 + (v2_sine[0] * v33);
    const behi_six_joint_pack v36 = tau[3] - v35;
    const behi_six_joint_pack v37 = prepared[1] * v2_sine[0];
    const behi_six_joint_pack v38 = prepared[6] + v37;
    const behi_six_joint_pack v39 = v2_sine[1] * v38;
    const behi_six_joint_pack v40 = v2_cosine[1] * v38;
    const behi_six_joint_pack v41 = (v27 * v40) + (v21 * v39);
    const behi_six_joint_pack v42 = prepared[13] + (prepared[10] * v2_sine[0]);
    const behi_six_joint_pack v43 = prepared[15] + (v2_sine[0] * v42);
    const behi_six_joint_pack v44 = v41 + v43;
    const behi_six_joint_pack v45 = 1.0 / v43;
    const behi_six_joint_pack v46 = v45 * v44;
    const behi_six_joint_pack v47 = (prepared[1] * v19) - (prepared[6] * v18);
    const behi_six_joint_pack v48 = v2_cosine[1] * v47;
    const behi_six_joint_pack v49 = v11 * v2_sine[0];
    const behi_six_joint_pack v50 = v49 + (v2_cosine[0] * v13);
    const behi_six_joint_pack v51 = v50 * v14;
    const behi_six_joint_pack v52 = v11 * v13;
    const behi_six_joint_pack v53 = v52 + v51;
    const behi_six_joint_pack v54 = prepared[1] * v2_cosine[0];
    const behi_six_joint_pack v55 = (v50 * v50) + (v16 * v16);
    const behi_six_joint_pack v56 = (v11 * v11) + (v15 * v15);
    const behi_six_joint_pack v57 = ((prepared[6] * v56) + (v37 * v55)) - (v54 * v53);
    const behi_six_joint_pack v58 = (v2_sine[1] * v27) - (v2_cosine[1] * v21);
    const behi_six_joint_pack v59 = prepared[22] * v2_sine[2];
    const behi_six_joint_pack v60 = v2_cosine[2] * v59;
    const behi_six_joint_pack v61 = prepared[23] * v2_sine[2];
    const behi_six_joint_pack v62 = prepared[23] * v2_cosine[2];
    const behi_six_joint_pack v63 = v22 * v62;
    const behi_six_joint_pack v64 = ((((v20 - v26) * v60) - (v61 * v29)) + (v23 * v63)) + (v58 * v57);
    const behi_six_joint_pack v65 = v2_sine[1] * v47;
    const behi_six_joint_pack v66 = (v64 + (v21 * v65)) + ((v27 * v48) - v35);
    const behi_six_joint_pack v67 = 2.0 * qd[0];
    const behi_six_joint_pack v68 = qd[1] * v67;
    const behi_six_joint_pack v69 = v68 + (qd[2] * v67);
    const behi_six_joint_pack v70 = (v68 * v22) + (v69 * v21);
    const behi_six_joint_pack v71 = ((((prepared[7] * qd[5]) * v50) - (v37 * v70)) - (prepared[10] * v52)) + (prepared[11] * v51);
    const behi_six_joint_pack v72 = v71 + (v54 * ((v2_cosine[1] * v30) + (v2_sine[1] * v24)));
    const behi_six_joint_pack v73 = 2.0 * v52;
    const behi_six_joint_pack v74 = v72 - (10.0 * ((v37 * v73) - (v54 * v56)));
    const behi_six_joint_pack v75 = tau[4] + v74;
    const behi_six_joint_pack v76 = v54 * v58;
    const behi_six_joint_pack v77 = prepared[49] * v76;
    const behi_six_joint_pack v78 = (v66 - (v46 * v36)) + (tau[2] - (v77 * v75));
    const behi_six_joint_pack v79 = v41 + v44;
    const behi_six_joint_pack v80 = prepared[22] + v79;
    const behi_six_joint_pack v81 = 1.0 / ((v44 * v46) + ((v76 * v77) - v80));
    const behi_six_joint_pack v82 = (v22 * v39) + (v28 * v40);
    const behi_six_joint_pack v83 = v28 * v62;
    const behi_six_joint_pack v84 = (v83 + (v22 * v61)) + v82;
    const behi_six_joint_pack v85 = (v28 * v2_sine[1]) - (v22 * v2_cosine[1]);
    const behi_six_joint_pack v86 = v76 + (v54 * v85);
    const behi_six_joint_pack v87 = v44 + v82;
    const behi_six_joint_pack v88 = (((v77 * v86) - v84) + (v46 * v87)) - v80;
    const behi_six_joint_pack v89 = v88 * v81;
    const behi_six_joint_pack v90 = v45 * v87;
    const behi_six_joint_pack v91 = prepared[49] * v86;
    const behi_six_joint_pack v92 = v28 * v61;
    const behi_six_joint_pack v93 = prepared[27] * v2_sine[3];
    const behi_six_joint_pack v94 = v2_cosine[3] * v93;
    const behi_six_joint_pack v95 = (((v20 * v92) + (tau[1] - (v25 * v94))) - (v26 * v63)) + (v85 * v57);
    const behi_six_joint_pack v96 = ((v95 + (v22 * v65)) + (v28 * v48)) - (v91 * v75);
    const behi_six_joint_pack v97 = (v96 + (v66 - (v90 * v36))) - (v78 * v89);
    const behi_six_joint_pack v98 = ((prepared[48] + (2.0 * v84)) - (v86 * v91)) + (v79 - (v87 * v90));
    const behi_six_joint_pack v99 = 1.0 / (v98 + (v88 * v89));
    const behi_six_joint_pack v100 = v27 + v28;
    const behi_six_joint_pack v101 = ((prepared[10] + (prepared[12] * v2_sine[0])) * v2_cosine[1]) + (v37 * v100);
    const behi_six_joint_pack v102 = v2_cosine[0] * v2_sine[1];
    const behi_six_joint_pack v103 = v2_sine[0] * v2_sine[1];
    const behi_six_joint_pack v104 = ((prepared[10] * v2_cosine[0]) * v103) + (prepared[12] * v102);
    const behi_six_joint_pack v105 = (v54 * v21) + v104;
    const behi_six_joint_pack v106 = (v104 * v46) - ((v101 * v77) + v105);
    const behi_six_joint_pack v107 = ((v104 * v90) - ((v101 * v91) + ((v54 * v22) + v105))) - (v106 * v89);
    const behi_six_joint_pack v108 = v107 * v99;
    const behi_six_joint_pack v109 = v106 * v81;
    const behi_six_joint_pack v110 = (v2_cosine[0] * v55) + (v2_sine[0] * v53);
    const behi_six_joint_pack v111 = (((tau[5] * v103) - tau[0]) - (v69 * (v92 + v60))) - (v68 * (v94 + v63));
    const behi_six_joint_pack v112 = (v111 + (v102 * v33)) - (v100 * ((prepared[6] * v73) + (prepared[1] * v110)));
    const behi_six_joint_pack v113 = v112 - (v2_cosine[1] * ((((prepared[6] * v70) + (prepared[15] * v73)) + (prepared[12] * v110)) - v74));
    const behi_six_joint_pack v114 = v104 * v45;
    const behi_six_joint_pack v115 = prepared[49] * v101;
    const behi_six_joint_pack v116 = (((v113 + (v114 * v36)) - (v115 * v75)) + (v78 * v109)) - (v97 * v108);
    const behi_six_joint_pack v117 = ((prepared[28] + (prepared[13] * v2_sine[0])) - (v2_sine[3] * v93)) - (v2_sine[2] * v59);
    const behi_six_joint_pack v118 = v117 - (v2_sine[1] * ((prepared[50] * v2_sine[1]) + (v42 * v103)));
    const behi_six_joint_pack v119 = ((v118 + (2.0 * (v83 + (v40 * v100)))) - (v101 * v115)) - (v104 * v114);
    const behi_six_joint_pack v120 = v116 * (1.0 / ((v119 + (v106 * v109)) - (v107 * v108)));
    qdd[0] = -v120;
    const behi_six_joint_pack v121 = (v97 * v99) - (v108 * v120);
    qdd[1] = v121;
    const behi_six_joint_pack v122 = ((v78 * v81) - (v109 * v120)) + (v89 * v121);
    qdd[2] = -v122;
    const behi_six_joint_pack v123 = (((v45 * v36) + (v114 * v120)) - (v90 * v121)) + (v46 * v122);
    qdd[3] = v123;
    qdd[4] = (((prepared[49] * v75) - (v115 * v120)) - (v91 * v121)) + (v77 * v122);
    const behi_six_joint_pack v124 = (((tau[5] * prepared[51]) - (v50 * v16)) - (v49 * v17)) + (v103 * v120);
    qdd[5] = v124 - (v2_cosine[0] * ((v122 + (v18 - v121)) - v123));
}

void behi_six_joint_forward_dynamics_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack tau_pack[6];
        behi_six_joint_pack qdd_pack[6];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, tau, tau_pack);
        behi_six_joint_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        behi_six_joint_pack_give(6U, count, first, lanes, qdd_pack, qdd);
    }
}

void behi_six_joint_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack tau_pack[6];
        behi_six_joint_pack qdd_pack[6];

        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[1U * count], &prepared_pack[1]);
        behi_six_joint_pack_take(2U, count, first, lanes, &prepared[6U * count], &prepared_pack[6]);
        behi_six_joint_pack_take(6U, count, first, lanes, &prepared[10U * count], &prepared_pack[10]);
        behi_six_joint_pack_take(2U, count, first, lanes, &prepared[22U * count], &prepared_pack[22]);
        behi_six_joint_pack_take(2U, count, first, lanes, &prepared[27U * count], &prepared_pack[27]);
        behi_six_joint_pack_take(4U, count, first, lanes, &prepared[48U * count], &prepared_pack[48]);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, tau, tau_pack);
        behi_six_joint_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        behi_six_joint_pack_give(6U, count, first, lanes, qdd_pack, qdd);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_kinetic_energy(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, behi_six_joint_pack *restrict T)
{
    const behi_six_joint_pack v0_angle[5] = {q[1], q[2], q[3], q[4], q[5]};
    behi_six_joint_pack v0_sine[5];
    behi_six_joint_pack v0_cosine[5];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    behi_six_joint_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const behi_six_joint_pack v10 = qd[0] * v0_sine[0];
    const behi_six_joint_pack v11 = qd[0] * v0_cosine[0];
    const behi_six_joint_pack v12 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const behi_six_joint_pack v13 = (v0_sine[1] * v10) - (v0_cosine[1] * v11);
    const behi_six_joint_pack v14 = (v0_cosine[2] * v13) + (v0_sine[2] * v12);
    const behi_six_joint_pack v15 = 50.0 * (v11 - v13);
    const behi_six_joint_pack v16 = (10.0 * v14) - v15;
    const behi_six_joint_pack v17 = 50.0 * qd[1];
    const behi_six_joint_pack v18 = v17 * v0_cosine[1];
    const behi_six_joint_pack v19 = qd[2] + qd[1];
    const behi_six_joint_pack v20 = v18 + (50.0 * v19);
    const behi_six_joint_pack v21 = v17 * v0_sine[1];
    const behi_six_joint_pack v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const behi_six_joint_pack v23 = (v0_cosine[3] * v22) + (v0_sine[3] * v16);
    const behi_six_joint_pack v24 = v23 + (20.0 * (qd[4] + v14));
    const behi_six_joint_pack v25 = (v0_cosine[2] * v12) - (v0_sine[2] * v13);
    const behi_six_joint_pack v26 = qd[3] + v19;
    const behi_six_joint_pack v27 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const behi_six_joint_pack v28 = v27 + (10.0 * v26);
    const behi_six_joint_pack v29 = v28 + (20.0 * ((v26 * v0_sine[3]) + (v0_cosine[3] * v25)));
    const behi_six_joint_pack v30 = (v0_sine[4] * v24) + (v0_cosine[4] * v29);
    const behi_six_joint_pack v31 = (v0_sine[4] * v29) - (v0_cosine[4] * v24);
    const behi_six_joint_pack v32 = (v0_cosine[3] * v16) - (v0_sine[3] * v22);
    const behi_six_joint_pack v33 = v32 * v32;
    const behi_six_joint_pack v34 = v11 * v11;
    const behi_six_joint_pack v35 = (prepared[54] * v34) + (v19 * ((prepared[21] * v19) + (prepared[53] * v18)));
    const behi_six_joint_pack v36 = v35 + (prepared[18] * ((v18 * v18) + (v21 * v21)));
    const behi_six_joint_pack v37 = prepared[4] * ((v15 * v15) + ((v22 * v22) + (v27 * v27)));
    const behi_six_joint_pack v38 = v37 + (v36 - (v13 * ((prepared[55] * v11) - (prepared[21] * v13))));
    const behi_six_joint_pack v39 = v38 + (prepared[14] * ((v26 * v26) + (v14 * v14)));
    const behi_six_joint_pack v40 = (qd[5] - (v26 * v0_cosine[3])) + (v0_sine[3] * v25);
    const behi_six_joint_pack v41 = (v40 * (prepared[7] * v40)) + (v39 + (prepared[56] * ((v26 * v27) - (v14 * v15))));
    const behi_six_joint_pack v42 = 0.5 * (v41 + (prepared[0] * ((v33 + (v31 * v31)) + (v30 * v30))));
    const behi_six_joint_pack v43 = prepared[32] * (v33 + ((v28 * v28) + (v23 * v23)));
    *T = v42 + (v43 + (prepared[52] * ((qd[1] * qd[1]) + v34)));
}

void behi_six_joint_kinetic_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack T_pack[1];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        behi_six_joint_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void behi_six_joint_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack T_pack[1];

        behi_six_joint_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[4U * count], &prepared_pack[4]);
        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[7U * count], &prepared_pack[7]);
        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[14U * count], &prepared_pack[14]);
        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[18U * count], &prepared_pack[18]);
        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[21U * count], &prepared_pack[21]);
        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[32U * count], &prepared_pack[32]);
        behi_six_joint_pack_take(5U, count, first, lanes, &prepared[52U * count], &prepared_pack[52]);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        behi_six_joint_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_potential_energy(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict V)
{
    (void)prepared;
    (void)q;
    *V = behi_six_joint_pack_splat(0.0);
}

void behi_six_joint_potential_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *V)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack V_pack[1];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_potential_energy(prepared_pack, q_pack, V_pack);
        behi_six_joint_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void behi_six_joint_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack V_pack[1];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_potential_energy(prepared_pack, q_pack, V_pack);
        behi_six_joint_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C1(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict x)
{
    (void)prepared;
    (void)q;
    x[0] = behi_six_joint_pack_splat(0.0);
    x[1] = behi_six_joint_pack_splat(0.0);
    x[2] = behi_six_joint_pack_splat(30.0);
}

void behi_six_joint_position_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C1(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void behi_six_joint_position_C1_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C1(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C1(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict R)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[1] = {q[0]};
    behi_six_joint_pack v0_sine[1];
    behi_six_joint_pack v0_cosine[1];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    R[0] = v0_cosine[0];
    R[4] = v0_cosine[0];
    R[3] = v0_sine[0];
    R[2] = behi_six_joint_pack_splat(0.0);
    R[5] = behi_six_joint_pack_splat(0.0);
    R[6] = behi_six_joint_pack_splat(0.0);
    R[7] = behi_six_joint_pack_splat(0.0);
    R[8] = behi_six_joint_pack_splat(1.0);
    R[1] = -v0_sine[0];
}

void behi_six_joint_rotation_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C1(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void behi_six_joint_rotation_C1_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C1(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C1(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    (void)q;
    J[0] = behi_six_joint_pack_splat(0.0);
    J[1] = behi_six_joint_pack_splat(0.0);
    J[2] = behi_six_joint_pack_splat(0.0);
    J[3] = behi_six_joint_pack_splat(0.0);
    J[4] = behi_six_joint_pack_splat(0.0);
    J[5] = behi_six_joint_pack_splat(0.0);
    J[6] = behi_six_joint_pack_splat(0.0);
    J[7] = behi_six_joint_pack_splat(0.0);
    J[8] = behi_six_joint_pack_splat(0.0);
    J[9] = behi_six_joint_pack_splat(0.0);
    J[10] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[13] = behi_six_joint_pack_splat(0.0);
    J[14] = behi_six_joint_pack_splat(0.0);
    J[15] = behi_six_joint_pack_splat(0.0);
    J[16] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[19] = behi_six_joint_pack_splat(0.0);
    J[20] = behi_six_joint_pack_splat(0.0);
    J[21] = behi_six_joint_pack_splat(0.0);
    J[22] = behi_six_joint_pack_splat(0.0);
    J[23] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[25] = behi_six_joint_pack_splat(0.0);
    J[26] = behi_six_joint_pack_splat(0.0);
    J[27] = behi_six_joint_pack_splat(0.0);
    J[28] = behi_six_joint_pack_splat(0.0);
    J[29] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    J[34] = behi_six_joint_pack_splat(0.0);
    J[35] = behi_six_joint_pack_splat(0.0);
    J[30] = behi_six_joint_pack_splat(1.0);
}

void behi_six_joint_jacobian_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C1(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C1_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C1(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C1(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    (void)q;
    G[0] = behi_six_joint_pack_splat(0.0);
    G[1] = behi_six_joint_pack_splat(0.0);
    G[2] = behi_six_joint_pack_splat(0.0);
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[7] = behi_six_joint_pack_splat(0.0);
    G[8] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[1] = behi_six_joint_pack_splat(0.0);
    H[2] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[37] = behi_six_joint_pack_splat(0.0);
    H[38] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
}

void behi_six_joint_influence_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C1(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C1_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C1(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C1(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    (void)q;
    G[0] = behi_six_joint_pack_splat(0.0);
    G[1] = behi_six_joint_pack_splat(0.0);
    G[2] = behi_six_joint_pack_splat(0.0);
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[7] = behi_six_joint_pack_splat(0.0);
    G[8] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[1] = behi_six_joint_pack_splat(0.0);
    H[2] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[37] = behi_six_joint_pack_splat(0.0);
    H[38] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(1.0);
}

void behi_six_joint_influence_rotational_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C1(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_rotational_C1_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C1(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C2(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict x)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[2] = {q[1], q[0]};
    behi_six_joint_pack v0_sine[2];
    behi_six_joint_pack v0_cosine[2];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const behi_six_joint_pack v4 = 50.0 * v0_cosine[0];
    x[2] = 30.0 + (50.0 * v0_sine[0]);
    x[0] = v0_cosine[1] * v4;
    x[1] = v0_sine[1] * v4;
}

void behi_six_joint_position_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C2(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void behi_six_joint_position_C2_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C2(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C2(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict R)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[2] = {q[1], q[0]};
    behi_six_joint_pack v0_sine[2];
    behi_six_joint_pack v0_cosine[2];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    R[6] = v0_sine[0];
    R[7] = v0_cosine[0];
    R[2] = v0_sine[1];
    R[8] = behi_six_joint_pack_splat(0.0);
    R[0] = v0_cosine[0] * v0_cosine[1];
    R[3] = v0_cosine[0] * v0_sine[1];
    R[5] = -v0_cosine[1];
    R[1] = -(v0_sine[0] * v0_cosine[1]);
    R[4] = -(v0_sine[0] * v0_sine[1]);
}

void behi_six_joint_rotation_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C2(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void behi_six_joint_rotation_C2_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C2(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C2(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[2] = {q[1], q[0]};
    behi_six_joint_pack v0_sine[2];
    behi_six_joint_pack v0_cosine[2];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[19] = v0_sine[1];
    J[2] = behi_six_joint_pack_splat(0.0);
    J[3] = behi_six_joint_pack_splat(0.0);
    J[4] = behi_six_joint_pack_splat(0.0);
    J[5] = behi_six_joint_pack_splat(0.0);
    J[8] = behi_six_joint_pack_splat(0.0);
    J[9] = behi_six_joint_pack_splat(0.0);
    J[10] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[14] = behi_six_joint_pack_splat(0.0);
    J[15] = behi_six_joint_pack_splat(0.0);
    J[16] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[20] = behi_six_joint_pack_splat(0.0);
    J[21] = behi_six_joint_pack_splat(0.0);
    J[22] = behi_six_joint_pack_splat(0.0);
    J[23] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[26] = behi_six_joint_pack_splat(0.0);
    J[27] = behi_six_joint_pack_splat(0.0);
    J[28] = behi_six_joint_pack_splat(0.0);
    J[29] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    J[34] = behi_six_joint_pack_splat(0.0);
    J[35] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v4 = 50.0 * v0_cosine[0];
    const behi_six_joint_pack v5 = 50.0 * v0_sine[0];
    J[30] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v6 = v0_cosine[1] * v4;
    J[6] = v6;
    const behi_six_joint_pack v7 = v0_sine[1] * v4;
    J[25] = -v0_cosine[1];
    J[13] = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    J[0] = -v7;
    J[1] = -(v0_cosine[1] * v5);
    J[7] = -(v0_sine[1] * v5);
}

void behi_six_joint_jacobian_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C2(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C2_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C2(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C2(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[2] = {q[1], q[0]};
    behi_six_joint_pack v0_sine[2];
    behi_six_joint_pack v0_cosine[2];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const behi_six_joint_pack v4 = 50.0 * v0_cosine[0];
    const behi_six_joint_pack v5 = -(v0_sine[1] * v4);
    G[0] = v5;
    H[36] = v5;
    const behi_six_joint_pack v6 = 50.0 * v0_sine[0];
    const behi_six_joint_pack v7 = -(v0_cosine[1] * v6);
    G[1] = v7;
    H[37] = v7;
    H[42] = v7;
    G[2] = behi_six_joint_pack_splat(0.0);
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[8] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[2] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[38] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v8 = v0_cosine[1] * v4;
    G[6] = v8;
    const behi_six_joint_pack v9 = v0_sine[1] * v6;
    H[1] = v9;
    H[6] = v9;
    G[7] = -v9;
    const behi_six_joint_pack v10 = (v0_sine[1] * v0_sine[1]) + (v0_cosine[1] * v0_cosine[1]);
    const behi_six_joint_pack v11 = v4 * v10;
    G[13] = v11;
    H[0] = -v8;
    H[7] = -(v0_cosine[1] * v11);
    H[43] = -(v0_sine[1] * v11);
    H[79] = -(v6 * v10);
}

void behi_six_joint_influence_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C2(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C2_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C2(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C2(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[1] = {q[0]};
    behi_six_joint_pack v0_sine[1];
    behi_six_joint_pack v0_cosine[1];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    H[1] = v0_cosine[0];
    G[1] = v0_sine[0];
    H[37] = v0_sine[0];
    G[0] = behi_six_joint_pack_splat(0.0);
    G[2] = behi_six_joint_pack_splat(0.0);
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[8] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[2] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[38] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(1.0);
    G[7] = -v0_cosine[0];
}

void behi_six_joint_influence_rotational_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C2(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_rotational_C2_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C2(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C3(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict x)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[3] = {q[1], q[2], q[0]};
    behi_six_joint_pack v0_sine[3];
    behi_six_joint_pack v0_cosine[3];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_guard(3U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const behi_six_joint_pack v6 = 1.0 + v0_cosine[1];
    const behi_six_joint_pack v7 = 50.0 * ((v0_cosine[0] * v6) - (v0_sine[0] * v0_sine[1]));
    x[0] = v0_cosine[2] * v7;
    x[1] = v0_sine[2] * v7;
    x[2] = 30.0 + (50.0 * ((v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v6)));
}

void behi_six_joint_position_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C3(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void behi_six_joint_position_C3_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C3(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C3(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict R)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[3] = {q[1], q[2], q[0]};
    behi_six_joint_pack v0_sine[3];
    behi_six_joint_pack v0_cosine[3];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_guard(3U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    R[2] = v0_sine[2];
    R[8] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v6 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[7] = v6;
    const behi_six_joint_pack v7 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    R[6] = v7;
    R[5] = -v0_cosine[2];
    R[0] = v0_cosine[2] * v6;
    R[3] = v0_sine[2] * v6;
    R[1] = -(v0_cosine[2] * v7);
    R[4] = -(v0_sine[2] * v7);
}

void behi_six_joint_rotation_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C3(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void behi_six_joint_rotation_C3_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C3(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C3(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[3] = {q[2], q[1], q[0]};
    behi_six_joint_pack v0_sine[3];
    behi_six_joint_pack v0_cosine[3];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_guard(3U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[19] = v0_sine[2];
    J[20] = v0_sine[2];
    const behi_six_joint_pack v6 = (v0_cosine[1] + (v0_cosine[1] * v0_cosine[0])) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v7 = 50.0 * v0_sine[2];
    J[0] = -(v7 * v6);
    const behi_six_joint_pack v8 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v9 = v0_sine[1] + v8;
    const behi_six_joint_pack v10 = 50.0 * v0_cosine[2];
    J[1] = -(v10 * v9);
    J[2] = -(v10 * v8);
    J[3] = behi_six_joint_pack_splat(0.0);
    J[4] = behi_six_joint_pack_splat(0.0);
    J[5] = behi_six_joint_pack_splat(0.0);
    J[9] = behi_six_joint_pack_splat(0.0);
    J[10] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[15] = behi_six_joint_pack_splat(0.0);
    J[16] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[21] = behi_six_joint_pack_splat(0.0);
    J[22] = behi_six_joint_pack_splat(0.0);
    J[23] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[27] = behi_six_joint_pack_splat(0.0);
    J[28] = behi_six_joint_pack_splat(0.0);
    J[29] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    J[34] = behi_six_joint_pack_splat(0.0);
    J[35] = behi_six_joint_pack_splat(0.0);
    J[6] = v10 * v6;
    J[7] = -(v7 * v9);
    J[8] = -(v7 * v8);
    const behi_six_joint_pack v11 = (v0_sine[2] * v7) + (v0_cosine[2] * v10);
    const behi_six_joint_pack v12 = v6 * v11;
    J[13] = v12;
    J[14] = v12 - (v0_cosine[1] * v11);
    const behi_six_joint_pack v13 = -v0_cosine[2];
    J[25] = v13;
    J[26] = v13;
    J[30] = behi_six_joint_pack_splat(1.0);
}

void behi_six_joint_jacobian_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C3(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C3_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C3(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
