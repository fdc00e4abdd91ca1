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

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inertia_power(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict P)
{
    const behi_six_joint_pack v0_angle[5] = {q[2], q[1], q[0], q[3], q[4]};
    behi_six_joint_pack v0_sine[5];
    behi_six_joint_pack v0_cosine[5];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    behi_six_joint_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    P[0] = behi_six_joint_pack_splat(0.0);
    P[43] = behi_six_joint_pack_splat(0.0);
    P[80] = behi_six_joint_pack_splat(0.0);
    P[85] = behi_six_joint_pack_splat(0.0);
    P[86] = behi_six_joint_pack_splat(0.0);
    P[117] = behi_six_joint_pack_splat(0.0);
    P[123] = behi_six_joint_pack_splat(0.0);
    P[127] = behi_six_joint_pack_splat(0.0);
    P[128] = behi_six_joint_pack_splat(0.0);
    P[129] = behi_six_joint_pack_splat(0.0);
    P[172] = behi_six_joint_pack_splat(0.0);
    P[210] = behi_six_joint_pack_splat(0.0);
    P[215] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v11 = v0_cosine[2] * v10;
    const behi_six_joint_pack v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v13 = v0_cosine[2] * v12;
    const behi_six_joint_pack v14 = (v0_sine[3] * v13) - (v0_cosine[3] * v11);
    const behi_six_joint_pack v15 = (v0_cosine[4] * v0_sine[2]) + (v0_sine[4] * v14);
    const behi_six_joint_pack v16 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v17 = (v0_cosine[2] * v16) + (50.0 * v11);
    const behi_six_joint_pack v18 = (10.0 * v14) - v17;
    const behi_six_joint_pack v19 = v18 + (20.0 * v15);
    const behi_six_joint_pack v20 = (v0_sine[3] * v10) + (v0_cosine[3] * v12);
    const behi_six_joint_pack v21 = v0_sine[4] * v20;
    const behi_six_joint_pack v22 = 30.0 + (50.0 * v0_sine[1]);
    const behi_six_joint_pack v23 = v22 + (50.0 * v12);
    const behi_six_joint_pack v24 = v23 + (10.0 * v20);
    const behi_six_joint_pack v25 = v24 + (20.0 * v21);
    const behi_six_joint_pack v26 = prepared[0] * v25;
    const behi_six_joint_pack v27 = v26 * v19;
    const behi_six_joint_pack v28 = prepared[2] * v24;
    const behi_six_joint_pack v29 = v27 + (v28 * v18);
    const behi_six_joint_pack v30 = v0_sine[2] * v12;
    const behi_six_joint_pack v31 = v0_sine[2] * v10;
    const behi_six_joint_pack v32 = (v0_cosine[3] * v31) - (v0_sine[3] * v30);
    const behi_six_joint_pack v33 = (v0_cosine[4] * v0_cosine[2]) + (v0_sine[4] * v32);
    const behi_six_joint_pack v34 = (v0_sine[2] * v16) + (50.0 * v31);
    const behi_six_joint_pack v35 = v34 + (10.0 * v32);
    const behi_six_joint_pack v36 = v35 + (20.0 * v33);
    const behi_six_joint_pack v37 = v26 * v36;
    const behi_six_joint_pack v38 = v37 + (v28 * v35);
    const behi_six_joint_pack v39 = (v0_sine[2] * v38) - (v0_cosine[2] * v29);
    const behi_six_joint_pack v40 = prepared[4] * ((v0_sine[2] * v35) - (v0_cosine[2] * v18));
    const behi_six_joint_pack v41 = v39 + (v24 * v40);
    const behi_six_joint_pack v42 = (v0_sine[2] * v34) + (v0_cosine[2] * v17);
    const behi_six_joint_pack v43 = prepared[18] * v42;
    const behi_six_joint_pack v44 = v23 * v43;
    const behi_six_joint_pack v45 = v0_cosine[2] * v0_cosine[2];
    const behi_six_joint_pack v46 = (v0_sine[2] * v0_sine[2]) + v45;
    const behi_six_joint_pack v47 = prepared[0] * v19;
    const behi_six_joint_pack v48 = prepared[2] * v18;
    const behi_six_joint_pack v49 = v47 + v48;
    const behi_six_joint_pack v50 = v49 + (prepared[4] * v18);
    const behi_six_joint_pack v51 = (prepared[18] * v17) - v50;
    const behi_six_joint_pack v52 = prepared[0] * v36;
    const behi_six_joint_pack v53 = prepared[2] * v35;
    const behi_six_joint_pack v54 = v52 + v53;
    const behi_six_joint_pack v55 = prepared[4] * v35;
    const behi_six_joint_pack v56 = v54 + v55;
    const behi_six_joint_pack v57 = prepared[18] * v34;
    const behi_six_joint_pack v58 = v56 + v57;
    const behi_six_joint_pack v59 = (v0_sine[2] * v58) + (v0_cosine[2] * v51);
    const behi_six_joint_pack v60 = ((v44 + (((prepared[25] * v22) - prepared[45]) * (v0_cosine[1] * v46))) + v41) - (30.0 * v59);
    const behi_six_joint_pack v61 = (v0_sine[2] * v33) - (v0_cosine[2] * v15);
    const behi_six_joint_pack v62 = prepared[7] * v21;
    const behi_six_joint_pack v63 = v62 * v61;
    const behi_six_joint_pack v64 = 2.0 * v63;
    P[1] = v64 - v60;
    const behi_six_joint_pack v65 = v22 * v59;
    const behi_six_joint_pack v66 = v65 - (v41 + v44);
    P[12] = v66;
    P[2] = v64 + v66;
    const behi_six_joint_pack v67 = (v0_sine[2] * v56) - (v0_cosine[2] * v50);
    const behi_six_joint_pack v68 = v23 * v67;
    const behi_six_joint_pack v69 = v68 - v41;
    P[18] = v69;
    P[3] = v64 + v69;
    const behi_six_joint_pack v70 = (v0_sine[3] * v31) + (v0_cosine[3] * v30);
    const behi_six_joint_pack v71 = (v0_sine[3] * v11) + (v0_cosine[3] * v13);
    const behi_six_joint_pack v72 = (v0_sine[3] * v12) - (v0_cosine[3] * v10);
    const behi_six_joint_pack v73 = (v24 * v70) - (v72 * v35);
    const behi_six_joint_pack v74 = (v24 * v71) + (v72 * v18);
    const behi_six_joint_pack v75 = (((v71 * v38) + (v70 * v29)) - (v73 * v49)) - (v74 * v54);
    const behi_six_joint_pack v76 = (v71 * v33) + (v70 * v15);
    const behi_six_joint_pack v77 = v62 * v76;
    const behi_six_joint_pack v78 = v75 - v77;
    P[144] = v78;
    P[4] = v77 - v78;
    const behi_six_joint_pack v79 = (v21 * v36) - (v25 * v33);
    const behi_six_joint_pack v80 = (v33 * v19) - (v15 * v36);
    const behi_six_joint_pack v81 = v26 * v80;
    const behi_six_joint_pack v82 = v21 * v19;
    const behi_six_joint_pack v83 = v82 - (v25 * v15);
    const behi_six_joint_pack v84 = (v81 + (v47 * v79)) - (v52 * v83);
    P[180] = v84;
    const behi_six_joint_pack v85 = -v84;
    P[5] = v85;
    P[30] = v85;
    P[6] = -v60;
    const behi_six_joint_pack v86 = (v19 * v47) + (v18 * v48);
    const behi_six_joint_pack v87 = v19 * v52;
    const behi_six_joint_pack v88 = v87 + (v18 * v53);
    const behi_six_joint_pack v89 = (v0_sine[2] * v88) - (v0_cosine[2] * v86);
    const behi_six_joint_pack v90 = v89 + (v18 * v40);
    const behi_six_joint_pack v91 = (v36 * v52) + (v35 * v53);
    const behi_six_joint_pack v92 = v17 * v43;
    const behi_six_joint_pack v93 = (v0_cosine[1] * v0_cosine[1]) * ((prepared[57] * v0_cosine[2]) * v45);
    const behi_six_joint_pack v94 = ((v93 - v93) + v92) - (v0_cosine[2] * (v91 + ((v34 * v57) + (v35 * v55))));
    const behi_six_joint_pack v95 = prepared[7] * v33;
    const behi_six_joint_pack v96 = v95 * v61;
    const behi_six_joint_pack v97 = prepared[7] * v15;
    const behi_six_joint_pack v98 = v97 * v61;
    const behi_six_joint_pack v99 = (v0_sine[2] * v98) + (v0_cosine[2] * v96);
    P[42] = v99;
    P[48] = v99;
    P[78] = v99;
    P[84] = v99;
    P[126] = v99;
    const behi_six_joint_pack v100 = (-v99) - (v45 * (v88 + ((v18 * v55) - (v17 * v57))));
    P[7] = v100 - (v0_sine[2] * (v94 - v90));
    const behi_six_joint_pack v101 = (v0_sine[2] * v91) - (v0_cosine[2] * v88);
    const behi_six_joint_pack v102 = v101 + (v35 * v40);
    const behi_six_joint_pack v103 = v21 * v62;
    const behi_six_joint_pack v104 = (v0_sine[2] * ((v0_cosine[2] * v103) - v90)) - (v0_cosine[2] * (v102 + (v0_sine[2] * v103)));
    const behi_six_joint_pack v105 = v16 * v46;
    const behi_six_joint_pack v106 = v99 + (v0_sine[2] * (v92 - (v105 * v51)));
    const behi_six_joint_pack v107 = v106 - (v0_cosine[2] * ((v34 * v43) - (v105 * v58)));
    P[8] = -(v104 + v107);
    const behi_six_joint_pack v108 = v99 + (v42 * ((v0_sine[2] * v50) + (v0_cosine[2] * v56)));
    const behi_six_joint_pack v109 = -(v104 + v108);
    P[9] = v109;
    P[15] = v109;
    const behi_six_joint_pack v110 = (v71 * v35) + (v70 * v18);
    const behi_six_joint_pack v111 = ((v110 * v54) - (v71 * v91)) - (v70 * v88);
    const behi_six_joint_pack v112 = ((v110 * v49) - (v70 * v86)) - (v71 * v88);
    const behi_six_joint_pack v113 = (v0_sine[2] * v112) + (v0_cosine[2] * v111);
    const behi_six_joint_pack v114 = v95 * v76;
    const behi_six_joint_pack v115 = v97 * v76;
    const behi_six_joint_pack v116 = (v0_sine[2] * v115) + (v0_cosine[2] * v114);
    const behi_six_joint_pack v117 = (v0_sine[2] * v70) + (v0_cosine[2] * v71);
    const behi_six_joint_pack v118 = v103 * v117;
    const behi_six_joint_pack v119 = v72 * v63;
    const behi_six_joint_pack v120 = ((v118 - v119) - v116) - v113;
    P[10] = v120;
    P[16] = v120;
    P[22] = v120;
    const behi_six_joint_pack v121 = (v33 * v47) - (v15 * v52);
    const behi_six_joint_pack v122 = (v19 * v121) - (v47 * v80);
    const behi_six_joint_pack v123 = 0.0 * v0_cosine[2];
    const behi_six_joint_pack v124 = (v0_sine[2] * v122) + v123;
    const behi_six_joint_pack v125 = v21 * v63;
    const behi_six_joint_pack v126 = v124 + ((v103 * v61) - v125);
    P[11] = v126;
    P[17] = v126;
    P[23] = v126;
    const behi_six_joint_pack v127 = (v0_sine[2] * v90) + (v0_cosine[2] * v102);
    const behi_six_joint_pack v128 = v127 - v107;
    P[13] = v128;
    P[14] = v128;
    const behi_six_joint_pack v129 = -(v108 - v127);
    P[19] = v129;
    P[20] = v129;
    P[21] = v129;
    P[24] = -v75;
    const behi_six_joint_pack v130 = (v119 + (v70 * v96)) - (v71 * v98);
    const behi_six_joint_pack v131 = -(v113 - v130);
    P[25] = v131;
    P[26] = v131;
    P[27] = v131;
    const behi_six_joint_pack v132 = (v70 * v114) - (v71 * v115);
    P[28] = ((v132 + (v70 * v111)) - (v71 * v112)) - (v72 * v78);
    const behi_six_joint_pack v133 = 0.0 * v70;
    const behi_six_joint_pack v134 = (v133 - (v71 * v122)) + (v72 * v84);
    const behi_six_joint_pack v135 = (v21 * v70) - (v72 * v33);
    const behi_six_joint_pack v136 = (v72 * v15) + (v21 * v71);
    const behi_six_joint_pack v137 = (v33 * v136) + (v15 * v135);
    const behi_six_joint_pack v138 = (v103 * v76) - (v62 * v137);
    P[29] = v138 - v134;
    const behi_six_joint_pack v139 = (v125 + (v33 * v96)) + (v15 * v98);
    const behi_six_joint_pack v140 = v124 + v139;
    P[31] = v140;
    P[32] = v140;
    P[33] = v140;
    const behi_six_joint_pack v141 = ((v33 * v114) + (v15 * v115)) + (v21 * v77);
    P[34] = v141 - v134;
    const behi_six_joint_pack v142 = 0.0 * v33;
    P[35] = -((v142 + (v15 * v122)) + (v21 * v84));
    P[36] = v60 - v63;
    const behi_six_joint_pack v143 = v15 * v97;
    const behi_six_joint_pack v144 = v15 * v95;
    const behi_six_joint_pack v145 = (v0_cosine[2] * v144) + (v0_sine[2] * v143);
    const behi_six_joint_pack v146 = v33 * v95;
    const behi_six_joint_pack v147 = (v0_sine[2] * v144) + (v0_cosine[2] * v146);
    const behi_six_joint_pack v148 = (v0_sine[2] * v147) - (v0_cosine[2] * v145);
    const behi_six_joint_pack v149 = -v148;
    P[37] = v149;
    P[38] = v149;
    P[73] = v149;
    P[74] = v149;
    P[111] = v149;
    const behi_six_joint_pack v150 = v26 + v28;
    const behi_six_joint_pack v151 = v150 + (prepared[4] * v24);
    const behi_six_joint_pack v152 = (prepared[17] * v23) - v151;
    const behi_six_joint_pack v153 = v0_sine[2] * v152;
    const behi_six_joint_pack v154 = v0_cosine[2] * v152;
    const behi_six_joint_pack v155 = (v0_sine[2] * v154) - (v0_cosine[2] * v153);
    const behi_six_joint_pack v156 = 30.0 * v155;
    P[39] = v156 - v148;
    const behi_six_joint_pack v157 = v0_cosine[2] * v150;
    const behi_six_joint_pack v158 = v0_sine[2] * v150;
    const behi_six_joint_pack v159 = v25 * v26;
    const behi_six_joint_pack v160 = ((v73 * v158) + (v74 * v157)) - (v117 * (v159 + (v24 * v28)));
    const behi_six_joint_pack v161 = (v72 * v39) + v160;
    const behi_six_joint_pack v162 = (v72 * v49) + ((v71 * v150) - (prepared[3] * v74));
    const behi_six_joint_pack v163 = (v72 * v54) + ((prepared[3] * v73) - (v70 * v150));
    const behi_six_joint_pack v164 = (v0_sine[2] * v163) - (v0_cosine[2] * v162);
    const behi_six_joint_pack v165 = (30.0 * v164) - v161;
    const behi_six_joint_pack v166 = v72 * v61;
    const behi_six_joint_pack v167 = (v62 * v166) - v118;
    const behi_six_joint_pack v168 = (v167 + (v70 * v145)) + (v71 * v147);
    P[40] = -(v165 + v168);
    const behi_six_joint_pack v169 = ((v21 * v47) - (v15 * v26)) - (prepared[0] * v83);
    const behi_six_joint_pack v170 = v21 * v52;
    const behi_six_joint_pack v171 = (v170 - (v33 * v26)) - (prepared[0] * v79);
    const behi_six_joint_pack v172 = (v0_sine[2] * v171) - (v0_cosine[2] * v169);
    const behi_six_joint_pack v173 = (v0_sine[2] * v36) - (v0_cosine[2] * v19);
    const behi_six_joint_pack v174 = (v26 * (((v21 * v173) - (v0_sine[2] * v79)) + (v0_cosine[2] * v83))) - (v61 * v159);
    const behi_six_joint_pack v175 = (30.0 * v172) - v174;
    P[186] = v175;
    const behi_six_joint_pack v176 = (v33 * v145) - (v15 * v147);
    const behi_six_joint_pack v177 = 0.0 + v176;
    P[41] = -(v177 + v175);
    const behi_six_joint_pack v178 = ((v105 * (v151 + (prepared[18] * v23))) - (30.0 * ((prepared[24] * v105) - v59))) - v65;
    const behi_six_joint_pack v179 = (v0_sine[2] * (-(v0_sine[2] * v178))) + (v0_cosine[2] * (-(v0_cosine[2] * v178)));
    P[44] = v179;
    P[49] = v179;
    P[50] = v179;
    const behi_six_joint_pack v180 = (prepared[17] * v42) - v67;
    const behi_six_joint_pack v181 = 30.0 * v0_cosine[2];
    const behi_six_joint_pack v182 = v68 - (v42 * v151);
    const behi_six_joint_pack v183 = v0_cosine[2] * v182;
    const behi_six_joint_pack v184 = 30.0 * v0_sine[2];
    const behi_six_joint_pack v185 = v0_sine[2] * v182;
    const behi_six_joint_pack v186 = (v0_sine[2] * (v185 + (v184 * v180))) + (v0_cosine[2] * (v183 + (v181 * v180)));
    P[45] = v186;
    P[51] = v186;
    P[55] = v186;
    P[56] = v186;
    P[57] = v186;
    const behi_six_joint_pack v187 = (v0_sine[2] * v54) - (v0_cosine[2] * v49);
    const behi_six_joint_pack v188 = ((v73 * v187) + ((v110 * v157) - (v117 * v38))) + (v72 * v101);
    const behi_six_joint_pack v189 = ((v70 * v49) - (prepared[3] * v110)) + (v71 * v54);
    const behi_six_joint_pack v190 = v188 + (v181 * v189);
    const behi_six_joint_pack v191 = ((v72 * v89) + ((v110 * v158) - (v117 * v29))) - (v74 * v187);
    const behi_six_joint_pack v192 = v191 + (v184 * v189);
    const behi_six_joint_pack v193 = (v0_sine[2] * v192) + (v0_cosine[2] * v190);
    const behi_six_joint_pack v194 = v33 * v62;
    const behi_six_joint_pack v195 = (v95 * v166) - (v117 * v194);
    const behi_six_joint_pack v196 = v15 * v62;
    const behi_six_joint_pack v197 = (v97 * v166) - (v117 * v196);
    const behi_six_joint_pack v198 = (v0_sine[2] * v197) + (v0_cosine[2] * v195);
    const behi_six_joint_pack v199 = v198 - v193;
    const behi_six_joint_pack v200 = (v0_cosine[2] * v194) + (v0_sine[2] * v196);
    const behi_six_joint_pack v201 = (v72 * v148) - (v117 * v200);
    const behi_six_joint_pack v202 = v201 + v199;
    P[46] = v202;
    P[52] = v202;
    P[58] = v202;
    const behi_six_joint_pack v203 = (v0_sine[2] * v52) - (v0_cosine[2] * v47);
    const behi_six_joint_pack v204 = ((v0_cosine[2] * v81) + ((v173 * v170) - (v37 * v61))) - (v79 * v203);
    const behi_six_joint_pack v205 = v121 - (prepared[0] * v80);
    const behi_six_joint_pack v206 = v204 + (v181 * v205);
    const behi_six_joint_pack v207 = (((v0_sine[2] * v81) - (v27 * v61)) - (v83 * v203)) + (v82 * v203);
    const behi_six_joint_pack v208 = v207 + (v184 * v205);
    const behi_six_joint_pack v209 = (v0_sine[2] * v208) + (v0_cosine[2] * v206);
    const behi_six_joint_pack v210 = v123 + (0.0 * v0_sine[2]);
    const behi_six_joint_pack v211 = v210 - v209;
    const behi_six_joint_pack v212 = (v21 * v145) - (v15 * v200);
    const behi_six_joint_pack v213 = (v21 * v147) - (v33 * v200);
    const behi_six_joint_pack v214 = (v0_sine[2] * v213) - (v0_cosine[2] * v212);
    const behi_six_joint_pack v215 = v214 + v211;
    P[47] = v215;
    P[53] = v215;
    P[59] = v215;
    P[54] = v99 + v156;
    P[60] = -(v130 + v165);
    const behi_six_joint_pack v216 = -v193;
    P[61] = v216;
    P[62] = v216;
    P[63] = v216;
    const behi_six_joint_pack v217 = ((v72 * v167) + (v70 * v195)) - (v71 * v197);
    P[169] = v217;
    P[170] = v217;
    P[171] = v217;
    P[64] = (((v70 * v190) - v217) - (v72 * v165)) - (v71 * v192);
    const behi_six_joint_pack v218 = ((v72 * v175) - (v70 * v206)) + (v71 * v208);
    const behi_six_joint_pack v219 = (v133 + (0.0 * v72)) - (0.0 * v71);
    const behi_six_joint_pack v220 = ((v219 - (v70 * v212)) - (v71 * v213)) + (v72 * v176);
    P[65] = -(v218 + v220);
    P[66] = -(v139 + v175);
    const behi_six_joint_pack v221 = -v209;
    P[67] = v221;
    P[68] = v221;
    P[69] = v221;
    const behi_six_joint_pack v222 = ((v33 * v195) + (v15 * v197)) + (v21 * v167);
    P[70] = -(v218 + v222);
    const behi_six_joint_pack v223 = (v142 + (0.0 * v21)) + (0.0 * v15);
    P[211] = v223;
    P[212] = v223;
    P[213] = v223;
    P[71] = (((v33 * v206) - v223) - (v21 * v175)) + (v15 * v208);
    P[72] = -(v63 + v66);
    const behi_six_joint_pack v224 = v22 * v155;
    P[75] = v224 - v148;
    const behi_six_joint_pack v225 = (v22 * v164) - v161;
    P[76] = -(v168 + v225);
    const behi_six_joint_pack v226 = (v22 * v172) - v174;
    P[192] = v226;
    P[77] = -(v177 + v226);
    P[79] = -v179;
    const behi_six_joint_pack v227 = ((v22 * v46) * v180) - (v105 * ((v0_sine[2] * v153) + (v0_cosine[2] * v154)));
    const behi_six_joint_pack v228 = ((v0_sine[2] * v185) + v227) + (v0_cosine[2] * v183);
    P[81] = v228;
    P[87] = v228;
    P[91] = v228;
    P[92] = v228;
    P[93] = v228;
    const behi_six_joint_pack v229 = v0_cosine[2] * v22;
    const behi_six_joint_pack v230 = v188 + ((v229 * v189) - (v105 * v163));
    const behi_six_joint_pack v231 = v0_sine[2] * v22;
    const behi_six_joint_pack v232 = v191 + ((v231 * v189) - (v105 * v162));
    const behi_six_joint_pack v233 = (v0_sine[2] * v232) + (v0_cosine[2] * v230);
    const behi_six_joint_pack v234 = v198 - v233;
    const behi_six_joint_pack v235 = v201 + v234;
    P[82] = v235;
    P[88] = v235;
    P[94] = v235;
    const behi_six_joint_pack v236 = v207 + ((v231 * v205) - (v105 * v169));
    const behi_six_joint_pack v237 = (v204 - (v105 * v171)) + (v229 * v205);
    const behi_six_joint_pack v238 = (v0_sine[2] * v236) + (v0_cosine[2] * v237);
    const behi_six_joint_pack v239 = v210 - v238;
    const behi_six_joint_pack v240 = v214 + v239;
    P[83] = v240;
    P[89] = v240;
    P[95] = v240;
    P[90] = v99 + v224;
    P[96] = -(v130 + v225);
    const behi_six_joint_pack v241 = -v233;
    P[97] = v241;
    P[98] = v241;
    P[99] = v241;
    P[100] = (((v70 * v230) - v217) - (v72 * v225)) - (v71 * v232);
    const behi_six_joint_pack v242 = ((v72 * v226) - (v70 * v237)) + (v71 * v236);
    P[101] = -(v220 + v242);
    P[102] = -(v139 + v226);
    const behi_six_joint_pack v243 = -v238;
    P[103] = v243;
    P[104] = v243;
    P[105] = v243;
    P[106] = -(v222 + v242);
    P[107] = ((v33 * v237) - (v223 + (v21 * v226))) + (v15 * v236);
    P[108] = -(v63 + v69);
    P[109] = -(v148 + v156);
    P[110] = -(v148 + v224);
    const behi_six_joint_pack v244 = (v23 * v164) - v161;
    P[112] = -(v168 + v244);
    const behi_six_joint_pack v245 = (v23 * v172) - v174;
    P[198] = v245;
    P[113] = -(v177 + v245);
    P[114] = v99 - v156;
    P[115] = -v186;
    const behi_six_joint_pack v246 = -v228;
    P[116] = v246;
    P[121] = v246;
    P[122] = v246;
    const behi_six_joint_pack v247 = v0_cosine[2] * v23;
    const behi_six_joint_pack v248 = v188 + ((v247 * v189) - (v42 * v163));
    const behi_six_joint_pack v249 = v0_sine[2] * v23;
    const behi_six_joint_pack v250 = v191 + ((v249 * v189) - (v42 * v162));
    const behi_six_joint_pack v251 = (v0_sine[2] * v250) + (v0_cosine[2] * v248);
    const behi_six_joint_pack v252 = v198 - v251;
    const behi_six_joint_pack v253 = v201 + v252;
    P[118] = v253;
    P[124] = v253;
    P[130] = v253;
    const behi_six_joint_pack v254 = v207 + ((v249 * v205) - (v42 * v169));
    const behi_six_joint_pack v255 = (v204 - (v42 * v171)) + (v247 * v205);
    const behi_six_joint_pack v256 = (v0_sine[2] * v254) + (v0_cosine[2] * v255);
    const behi_six_joint_pack v257 = v210 - v256;
    const behi_six_joint_pack v258 = v214 + v257;
    P[119] = v258;
    P[125] = v258;
    P[131] = v258;
    P[120] = v99 - v224;
    P[132] = -(v130 + v244);
    const behi_six_joint_pack v259 = -v251;
    P[133] = v259;
    P[134] = v259;
    P[135] = v259;
    P[136] = (((v70 * v248) - v217) - (v72 * v244)) - (v71 * v250);
    const behi_six_joint_pack v260 = ((v72 * v245) - (v70 * v255)) + (v71 * v254);
    P[137] = -(v220 + v260);
    P[138] = -(v139 + v245);
    const behi_six_joint_pack v261 = -v256;
    P[139] = v261;
    P[140] = v261;
    P[141] = v261;
    P[142] = -(v222 + v260);
    P[143] = ((v33 * v255) - (v223 + (v21 * v245))) + (v15 * v254);
    const behi_six_joint_pack v262 = ((v72 * v196) + (v70 * v144)) - (v71 * v143);
    const behi_six_joint_pack v263 = ((v72 * v194) - (v71 * v144)) + (v70 * v146);
    const behi_six_joint_pack v264 = (v0_sine[2] * v263) - (v0_cosine[2] * v262);
    const behi_six_joint_pack v265 = v167 + v264;
    P[145] = v165 + v265;
    P[146] = v225 + v265;
    P[147] = v244 + v265;
    P[148] = (v70 * v262) + (v71 * v263);
    const behi_six_joint_pack v266 = (v71 * v26) + (v72 * v47);
    const behi_six_joint_pack v267 = (v70 * v26) - (v72 * v52);
    const behi_six_joint_pack v268 = v19 * v135;
    const behi_six_joint_pack v269 = v268 + (v36 * v136);
    const behi_six_joint_pack v270 = (((v79 * v266) + (v76 * v159)) + (v83 * v267)) - (v26 * v269);
    const behi_six_joint_pack v271 = ((v73 * v169) + v270) + (v74 * v171);
    P[204] = v271;
    const behi_six_joint_pack v272 = v271 - v138;
    P[149] = ((v33 * v262) - (v15 * v263)) - v272;
    P[150] = v116 + v165;
    P[151] = -v199;
    const behi_six_joint_pack v273 = -v234;
    P[152] = v273;
    P[157] = v273;
    P[158] = v273;
    const behi_six_joint_pack v274 = -v252;
    P[153] = v274;
    P[159] = v274;
    P[163] = v274;
    P[164] = v274;
    P[165] = v274;
    const behi_six_joint_pack v275 = ((v72 * v103) + (v70 * v194)) - (v71 * v196);
    const behi_six_joint_pack v276 = -((v72 * v264) - (v117 * v275));
    P[154] = v276;
    P[160] = v276;
    P[166] = v276;
    const behi_six_joint_pack v277 = (((v27 * v76) - (v47 * v268)) - (v80 * v266)) - (v136 * v87);
    const behi_six_joint_pack v278 = (v71 * v52) + (v70 * v47);
    const behi_six_joint_pack v279 = ((v83 * v278) + v277) + ((v110 * v169) - (v74 * v205));
    const behi_six_joint_pack v280 = (v79 * v278) + (((v80 * v267) + (v37 * v76)) - (v52 * v269));
    const behi_six_joint_pack v281 = ((v73 * v205) + v280) + (v110 * v171);
    const behi_six_joint_pack v282 = (v0_sine[2] * v279) + (v0_cosine[2] * v281);
    const behi_six_joint_pack v283 = (v194 * v76) - (v95 * v137);
    const behi_six_joint_pack v284 = (v196 * v76) - (v97 * v137);
    const behi_six_joint_pack v285 = ((v0_sine[2] * v284) + (v0_cosine[2] * v283)) - v282;
    const behi_six_joint_pack v286 = -(v285 + ((v21 * v264) - (v61 * v275)));
    P[155] = v286;
    P[161] = v286;
    P[167] = v286;
    P[156] = v116 + v225;
    P[162] = v116 + v244;
    P[168] = -(v132 + (v72 * v77));
    const behi_six_joint_pack v287 = (v70 * v281) - (v71 * v279);
    const behi_six_joint_pack v288 = v287 + ((v72 * v272) + ((v71 * v284) - (v70 * v283)));
    P[208] = v288;
    P[173] = (((v76 * v275) - (v135 * v262)) - (v136 * v263)) - v288;
    P[174] = -(v141 + v271);
    const behi_six_joint_pack v289 = v222 + v282;
    P[175] = v289;
    P[176] = v289;
    P[177] = v289;
    P[178] = -(v287 + (v72 * v271));
    const behi_six_joint_pack v290 = (v33 * v283) + (v15 * v284);
    P[179] = ((v290 - (v33 * v281)) - (v15 * v279)) - (v21 * v272);
    const behi_six_joint_pack v291 = (v33 * v144) + (v15 * (v103 + v143));
    const behi_six_joint_pack v292 = (v15 * v144) + (v33 * (v103 + v146));
    const behi_six_joint_pack v293 = (v0_sine[2] * v292) - (v0_cosine[2] * v291);
    const behi_six_joint_pack v294 = 0.0 + v293;
    P[181] = v175 + v294;
    P[182] = v226 + v294;
    P[183] = v245 + v294;
    P[184] = v272 + ((v70 * v291) + (v71 * v292));
    P[185] = (v33 * v291) - (v15 * v292);
    P[187] = -v211;
    const behi_six_joint_pack v295 = -v239;
    P[188] = v295;
    P[193] = v295;
    P[194] = v295;
    const behi_six_joint_pack v296 = -v257;
    P[189] = v296;
    P[195] = v296;
    P[199] = v296;
    P[200] = v296;
    P[201] = v296;
    const behi_six_joint_pack v297 = ((v33 * v194) + (v15 * v196)) + (v21 * v103);
    const behi_six_joint_pack v298 = -(((v72 * v293) - (v117 * v297)) - v285);
    P[190] = v298;
    P[196] = v298;
    P[202] = v298;
    const behi_six_joint_pack v299 = -((v21 * v293) - (v61 * v297));
    P[191] = v299;
    P[197] = v299;
    P[203] = v299;
    const behi_six_joint_pack v300 = v219 - v282;
    P[205] = v300;
    P[206] = v300;
    P[207] = v300;
    P[209] = ((v76 * v297) - (v135 * v291)) - (v136 * v292);
    P[214] = -(v290 + (v21 * v138));
}

void behi_six_joint_inertia_power_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *P)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack P_pack[216];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_inertia_power(prepared_pack, q_pack, P_pack);
        behi_six_joint_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

void behi_six_joint_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack P_pack[216];

        behi_six_joint_pack_take(5U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[7U * count], &prepared_pack[7]);
        behi_six_joint_pack_take(2U, count, first, lanes, &prepared[17U * count], &prepared_pack[17]);
        behi_six_joint_pack_take(2U, count, first, lanes, &prepared[24U * count], &prepared_pack[24]);
        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[45U * count], &prepared_pack[45]);
        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[57U * count], &prepared_pack[57]);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_inertia_power(prepared_pack, q_pack, P_pack);
        behi_six_joint_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_reactions(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict qdd, behi_six_joint_pack *restrict F)
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
    const behi_six_joint_pack v12 = (v0_cosine[1] * v11) - (v0_sine[1] * v10);
    const behi_six_joint_pack v13 = (qd[1] * qd[1]) + (v11 * v11);
    const behi_six_joint_pack v14 = qd[2] + qd[1];
    const behi_six_joint_pack v15 = qdd[1] + (v11 * v10);
    const behi_six_joint_pack v16 = (((v14 * v14) + (v0_cosine[1] * v13)) - (v0_sine[1] * v15)) + (v12 * v12);
    const behi_six_joint_pack v17 = 50.0 * v16;
    const behi_six_joint_pack v18 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const behi_six_joint_pack v19 = qdd[1] + qdd[2];
    const behi_six_joint_pack v20 = v19 + (v18 * v12);
    const behi_six_joint_pack v21 = 50.0 * ((v0_cosine[1] * v15) + (v0_sine[1] * v13));
    const behi_six_joint_pack v22 = v21 + (50.0 * v20);
    const behi_six_joint_pack v23 = (v0_cosine[2] * v22) + (v0_sine[2] * v17);
    const behi_six_joint_pack v24 = (v0_cosine[2] * v18) + (v0_sine[2] * v12);
    const behi_six_joint_pack v25 = (v0_cosine[2] * v12) - (v0_sine[2] * v18);
    const behi_six_joint_pack v26 = qdd[3] + v19;
    const behi_six_joint_pack v27 = v26 + (v25 * v24);
    const behi_six_joint_pack v28 = qd[4] - v25;
    const behi_six_joint_pack v29 = qd[3] + v14;
    const behi_six_joint_pack v30 = (v0_sine[3] * v24) - (v29 * v0_cosine[3]);
    const behi_six_joint_pack v31 = 20.0 * v30;
    const behi_six_joint_pack v32 = (v31 * (qd[4] + v28)) - ((10.0 * v27) + v23);
    const behi_six_joint_pack v33 = (qdd[0] * v0_sine[0]) + (qd[1] * v11);
    const behi_six_joint_pack v34 = qd[1] * v10;
    const behi_six_joint_pack v35 = v34 - (qdd[0] * v0_cosine[0]);
    const behi_six_joint_pack v36 = ((qd[2] * v12) + (v0_cosine[1] * v33)) - (v0_sine[1] * v35);
    const behi_six_joint_pack v37 = ((qd[2] * v18) + (v0_sine[1] * v33)) + (v0_cosine[1] * v35);
    const behi_six_joint_pack v38 = ((qd[3] * v25) + (v0_cosine[2] * v36)) - (v0_sine[2] * v37);
    const behi_six_joint_pack v39 = v32 - (20.0 * ((v26 * v0_sine[3]) + (v0_cosine[3] * v38)));
    const behi_six_joint_pack v40 = prepared[0] * v0_sine[4];
    const behi_six_joint_pack v41 = (v29 * v29) + (v25 * v25);
    const behi_six_joint_pack v42 = (v0_cosine[2] * v17) - (v0_sine[2] * v22);
    const behi_six_joint_pack v43 = v42 + (10.0 * v41);
    const behi_six_joint_pack v44 = ((qd[3] * v24) + (v0_cosine[2] * v37)) + (v0_sine[2] * v36);
    const behi_six_joint_pack v45 = v44 + (v29 * v24);
    const behi_six_joint_pack v46 = v37 + (v14 * v18);
    const behi_six_joint_pack v47 = v34 + v35;
    const behi_six_joint_pack v48 = v47 + v46;
    const behi_six_joint_pack v49 = (50.0 * v48) + (10.0 * v45);
    const behi_six_joint_pack v50 = (v0_sine[3] * v49) - (v0_cosine[3] * v43);
    const behi_six_joint_pack v51 = (v29 * v0_sine[3]) + (v0_cosine[3] * v24);
    const behi_six_joint_pack v52 = v50 + ((v51 * v31) + (20.0 * (qdd[4] + v44)));
    const behi_six_joint_pack v53 = prepared[0] * v0_cosine[4];
    const behi_six_joint_pack v54 = (v53 * v52) + (v40 * v39);
    F[30] = v54;
    const behi_six_joint_pack v55 = (v53 * v39) - (v40 * v52);
    F[31] = v55;
    const behi_six_joint_pack v56 = (v0_cosine[4] * v55) + (v0_sine[4] * v54);
    const behi_six_joint_pack v57 = ((prepared[58] * v27) + (prepared[2] * v23)) - v56;
    const behi_six_joint_pack v58 = v57 + ((prepared[5] * v27) + (prepared[4] * v23));
    F[19] = v58;
    const behi_six_joint_pack v59 = (v0_cosine[4] * v54) - (v0_sine[4] * v55);
    const behi_six_joint_pack v60 = v59 + (prepared[2] * v50);
    F[24] = v60;
    const behi_six_joint_pack v61 = (v0_sine[3] * v43) + (v0_cosine[3] * v49);
    const behi_six_joint_pack v62 = prepared[1] * ((v28 * v28) + (v51 * v51));
    const behi_six_joint_pack v63 = v62 + (prepared[3] * v61);
    F[25] = v63;
    const behi_six_joint_pack v64 = ((v0_sine[3] * v63) + ((prepared[5] * v41) + (prepared[4] * v42))) - (v0_cosine[3] * v60);
    const behi_six_joint_pack v65 = ((v0_cosine[2] * v64) + (prepared[19] * v16)) + (v0_sine[2] * v58);
    const behi_six_joint_pack v66 = (v0_cosine[2] * v58) - (v0_sine[2] * v64);
    const behi_six_joint_pack v67 = v66 + ((prepared[19] * v20) + (prepared[18] * v21));
    F[13] = v67;
    const behi_six_joint_pack v68 = (v0_cosine[1] * v67) - (v0_sine[1] * v65);
    const behi_six_joint_pack v69 = v68 + (prepared[25] * v15);
    F[7] = v69;
    const behi_six_joint_pack v70 = ((v0_cosine[1] * v65) + (prepared[25] * v13)) + (v0_sine[1] * v67);
    F[0] = -((v0_cosine[0] * v70) + (v0_sine[0] * v69));
    const behi_six_joint_pack v71 = (v0_sine[3] * v60) + (v0_cosine[3] * v63);
    const behi_six_joint_pack v72 = v71 + ((prepared[59] * v48) + (prepared[5] * v45));
    F[20] = v72;
    const behi_six_joint_pack v73 = v72 + (prepared[19] * v48);
    F[14] = v73;
    const behi_six_joint_pack v74 = v73 + (prepared[25] * v47);
    F[8] = v74;
    F[1] = -v74;
    F[2] = (v0_cosine[0] * v69) - (v0_sine[0] * v70);
    const behi_six_joint_pack v75 = prepared[7] * (qd[5] + v30);
    const behi_six_joint_pack v76 = v51 * v75;
    const behi_six_joint_pack v77 = v28 * v75;
    const behi_six_joint_pack v78 = (v0_cosine[4] * v77) - (v0_sine[4] * v76);
    F[33] = v78;
    const behi_six_joint_pack v79 = (v0_sine[4] * v77) + (v0_cosine[4] * v76);
    const behi_six_joint_pack v80 = ((v0_cosine[4] * v79) - (v0_sine[4] * v78)) - (20.0 * v59);
    const behi_six_joint_pack v81 = (((prepared[60] * v48) + (prepared[14] * v45)) - v80) + (10.0 * v71);
    const behi_six_joint_pack v82 = ((v0_cosine[4] * v78) + (v0_sine[4] * v79)) - (20.0 * v56);
    F[27] = v82;
    const behi_six_joint_pack v83 = prepared[7] * (((qdd[5] - (v26 * v0_cosine[3])) + (qd[4] * v51)) + (v0_sine[3] * v38));
    F[35] = v83;
    const behi_six_joint_pack v84 = (v0_cosine[3] * v82) + (v0_sine[3] * v83);
    F[21] = v84;
    const behi_six_joint_pack v85 = (v0_cosine[2] * v84) + (v0_sine[2] * v81);
    F[15] = v85;
    const behi_six_joint_pack v86 = (v0_cosine[2] * v81) + (((prepared[54] * v47) + (prepared[21] * v46)) - (v0_sine[2] * v84));
    const behi_six_joint_pack v87 = v86 + (50.0 * v72);
    const behi_six_joint_pack v88 = (v0_cosine[1] * v87) + (((prepared[26] * v47) - (v0_sine[1] * v85)) + (50.0 * v73));
    const behi_six_joint_pack v89 = (v0_cosine[1] * v85) + (v0_sine[1] * v87);
    F[9] = v89;
    F[3] = (v0_cosine[0] * v89) + (v0_sine[0] * v88);
    const behi_six_joint_pack v90 = (10.0 * v57) + (((prepared[14] * v27) + (prepared[5] * v23)) - (v0_cosine[3] * v83));
    const behi_six_joint_pack v91 = v90 + (v0_sine[3] * v82);
    F[23] = v91;
    const behi_six_joint_pack v92 = (v91 + ((prepared[21] * v20) + (prepared[19] * v21))) + (50.0 * v66);
    F[17] = v92;
    const behi_six_joint_pack v93 = (v92 + (prepared[26] * v15)) + (50.0 * v68);
    F[11] = v93;
    F[4] = -v93;
    F[5] = (v0_sine[0] * v89) - (v0_cosine[0] * v88);
    F[6] = -v70;
    F[10] = -v88;
    F[12] = -v65;
    F[16] = -v87;
    F[18] = -v64;
    F[22] = -v81;
    F[26] = -v57;
    F[28] = -v83;
    F[29] = -v80;
    F[32] = -(v62 + (prepared[0] * v61));
    F[34] = -v79;
}

void behi_six_joint_reactions_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack F_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, F_pack, F);
    }
}

void behi_six_joint_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack F_pack[36];

        behi_six_joint_pack_take(8U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[14U * count], &prepared_pack[14]);
        behi_six_joint_pack_take(4U, count, first, lanes, &prepared[18U * count], &prepared_pack[18]);
        behi_six_joint_pack_take(2U, count, first, lanes, &prepared[25U * count], &prepared_pack[25]);
        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[54U * count], &prepared_pack[54]);
        behi_six_joint_pack_take(3U, count, first, lanes, &prepared[58U * count], &prepared_pack[58]);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, F_pack, F);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
