#include "puma560_friction.h"

#include <math.h>

static double puma560_friction_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define PUMA560_FRICTION_INLINE static inline __attribute__((always_inline))
#define PUMA560_FRICTION_APART __attribute__((noinline, cold))
typedef double puma560_friction_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long puma560_friction_bits __attribute__((vector_size(4 * sizeof(double))));
typedef puma560_friction_lane puma560_friction_four;
typedef puma560_friction_bits puma560_friction_four_bits;
#else
#define PUMA560_FRICTION_INLINE static inline
#define PUMA560_FRICTION_APART
typedef double puma560_friction_lane;
typedef unsigned long long puma560_friction_bits;
typedef double puma560_friction_four[4];
typedef unsigned long long puma560_friction_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
PUMA560_FRICTION_INLINE void puma560_friction_sincos_pair(const puma560_friction_lane *angle, puma560_friction_lane *sine, puma560_friction_lane *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_lane x = *angle;
    union { puma560_friction_lane number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_lane n = k.number - 6755399441186816.0;
    const puma560_friction_lane w = x - (n * 1.5707963267923333);
    const puma560_friction_lane r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_lane rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_friction_lane z = r * r;
    const puma560_friction_lane u = 1.0 - (0.5 * z);
    const puma560_friction_lane rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_friction_lane zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = k.bits << 62;
    const puma560_friction_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_friction_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static PUMA560_FRICTION_APART void puma560_friction_sincos_beyond(const puma560_friction_four *angle, puma560_friction_four *sine, puma560_friction_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        (*sine)[i] = sin((*angle)[i]);
        (*cosine)[i] = cos((*angle)[i]);
    }
}

/* The library answers if an angle is out of range, infinite or not a number. */
PUMA560_FRICTION_INLINE void puma560_friction_sincos(const puma560_friction_four *angle, puma560_friction_four *sine, puma560_friction_four *cosine)
{
    puma560_friction_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    puma560_friction_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        puma560_friction_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        puma560_friction_sincos_beyond(angle, sine, cosine);
    }
}

static inline void puma560_friction_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void puma560_friction_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static inline void puma560_friction_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void puma560_friction_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

void puma560_friction_regressor(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double Y[restrict 360])
{
    (void)prepared;
    const puma560_friction_four v0_angle = {q[1], q[2], q[3], q[4]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_friction_four v8_angle = {q[5]};
    puma560_friction_four v8_sine;
    puma560_friction_four v8_cosine;
    puma560_friction_sincos(&v8_angle, &v8_sine, &v8_cosine);
    Y[0] = 0.0;
    Y[1] = 0.0;
    Y[2] = 0.0;
    Y[3] = 0.0;
    Y[4] = 0.0;
    Y[5] = 0.0;
    Y[6] = 0.0;
    Y[7] = 0.0;
    Y[8] = 0.0;
    Y[10] = 0.0;
    Y[11] = 0.0;
    Y[12] = 0.0;
    Y[13] = 0.0;
    Y[19] = 0.0;
    Y[60] = 0.0;
    Y[61] = 0.0;
    Y[62] = 0.0;
    Y[63] = 0.0;
    Y[64] = 0.0;
    Y[65] = 0.0;
    Y[66] = 0.0;
    Y[67] = 0.0;
    Y[68] = 0.0;
    Y[69] = 0.0;
    Y[70] = 0.0;
    Y[73] = 0.0;
    Y[120] = 0.0;
    Y[121] = 0.0;
    Y[122] = 0.0;
    Y[123] = 0.0;
    Y[124] = 0.0;
    Y[125] = 0.0;
    Y[126] = 0.0;
    Y[127] = 0.0;
    Y[128] = 0.0;
    Y[129] = 0.0;
    Y[130] = 0.0;
    Y[131] = 0.0;
    Y[132] = 0.0;
    Y[133] = 0.0;
    Y[134] = 0.0;
    Y[135] = 0.0;
    Y[136] = 0.0;
    Y[137] = 0.0;
    Y[138] = 0.0;
    Y[139] = 0.0;
    Y[140] = 0.0;
    Y[143] = 0.0;
    Y[180] = 0.0;
    Y[181] = 0.0;
    Y[182] = 0.0;
    Y[183] = 0.0;
    Y[184] = 0.0;
    Y[185] = 0.0;
    Y[186] = 0.0;
    Y[187] = 0.0;
    Y[188] = 0.0;
    Y[189] = 0.0;
    Y[190] = 0.0;
    Y[191] = 0.0;
    Y[192] = 0.0;
    Y[193] = 0.0;
    Y[194] = 0.0;
    Y[195] = 0.0;
    Y[196] = 0.0;
    Y[197] = 0.0;
    Y[198] = 0.0;
    Y[199] = 0.0;
    Y[200] = 0.0;
    Y[201] = 0.0;
    Y[202] = 0.0;
    Y[203] = 0.0;
    Y[204] = 0.0;
    Y[205] = 0.0;
    Y[206] = 0.0;
    Y[207] = 0.0;
    Y[208] = 0.0;
    Y[209] = 0.0;
    Y[210] = 0.0;
    Y[213] = 0.0;
    Y[220] = 0.0;
    Y[230] = 0.0;
    Y[240] = 0.0;
    Y[241] = 0.0;
    Y[242] = 0.0;
    Y[243] = 0.0;
    Y[244] = 0.0;
    Y[245] = 0.0;
    Y[246] = 0.0;
    Y[247] = 0.0;
    Y[248] = 0.0;
    Y[249] = 0.0;
    Y[250] = 0.0;
    Y[251] = 0.0;
    Y[252] = 0.0;
    Y[253] = 0.0;
    Y[254] = 0.0;
    Y[255] = 0.0;
    Y[256] = 0.0;
    Y[257] = 0.0;
    Y[258] = 0.0;
    Y[259] = 0.0;
    Y[260] = 0.0;
    Y[261] = 0.0;
    Y[262] = 0.0;
    Y[263] = 0.0;
    Y[264] = 0.0;
    Y[265] = 0.0;
    Y[266] = 0.0;
    Y[267] = 0.0;
    Y[268] = 0.0;
    Y[269] = 0.0;
    Y[270] = 0.0;
    Y[271] = 0.0;
    Y[272] = 0.0;
    Y[273] = 0.0;
    Y[274] = 0.0;
    Y[275] = 0.0;
    Y[276] = 0.0;
    Y[277] = 0.0;
    Y[278] = 0.0;
    Y[279] = 0.0;
    Y[280] = 0.0;
    Y[283] = 0.0;
    Y[290] = 0.0;
    Y[300] = 0.0;
    Y[301] = 0.0;
    Y[302] = 0.0;
    Y[303] = 0.0;
    Y[304] = 0.0;
    Y[305] = 0.0;
    Y[306] = 0.0;
    Y[307] = 0.0;
    Y[308] = 0.0;
    Y[309] = 0.0;
    Y[310] = 0.0;
    Y[311] = 0.0;
    Y[312] = 0.0;
    Y[313] = 0.0;
    Y[314] = 0.0;
    Y[315] = 0.0;
    Y[316] = 0.0;
    Y[317] = 0.0;
    Y[318] = 0.0;
    Y[319] = 0.0;
    Y[320] = 0.0;
    Y[321] = 0.0;
    Y[322] = 0.0;
    Y[323] = 0.0;
    Y[324] = 0.0;
    Y[325] = 0.0;
    Y[326] = 0.0;
    Y[327] = 0.0;
    Y[328] = 0.0;
    Y[329] = 0.0;
    Y[330] = 0.0;
    Y[331] = 0.0;
    Y[332] = 0.0;
    Y[333] = 0.0;
    Y[334] = 0.0;
    Y[335] = 0.0;
    Y[336] = 0.0;
    Y[337] = 0.0;
    Y[338] = 0.0;
    Y[339] = 0.0;
    Y[340] = 0.0;
    Y[341] = 0.0;
    Y[342] = 0.0;
    Y[343] = 0.0;
    Y[344] = 0.0;
    Y[345] = 0.0;
    Y[346] = 0.0;
    Y[347] = 0.0;
    Y[348] = 0.0;
    Y[349] = 0.0;
    Y[350] = 0.0;
    Y[353] = 0.0;
    Y[9] = qdd[0];
    const double v10 = qd[0] * v0_cosine[0];
    const double v11 = qd[1] * v10;
    const double v12 = v11 + (qdd[0] * v0_sine[0]);
    const double v13 = v11 + v12;
    Y[14] = v0_sine[0] * v13;
    const double v14 = qd[0] * v0_sine[0];
    const double v15 = qd[1] * v14;
    const double v16 = (qdd[0] * v0_cosine[0]) - v15;
    const double v17 = v15 - v16;
    Y[15] = (v0_cosine[0] * v13) - (v0_sine[0] * v17);
    const double v18 = qd[1] * qd[1];
    Y[79] = qdd[1];
    Y[16] = (qdd[1] * v0_sine[0]) + (v18 * v0_cosine[0]);
    Y[17] = (v0_cosine[0] * v16) - (v0_sine[0] * v11);
    Y[18] = (qdd[1] * v0_cosine[0]) - (v18 * v0_sine[0]);
    Y[20] = ((-0.18645124000000002) * v0_cosine[0]) * v17;
    const double v19 = (v0_sine[1] * v10) + (v0_cosine[1] * v14);
    const double v20 = ((qd[2] * v19) + (v0_sine[1] * v12)) - (v0_cosine[1] * v16);
    const double v21 = qd[2] + qd[1];
    const double v22 = v21 * v19;
    const double v23 = v22 + v20;
    const double v24 = 0.4318 * v0_cosine[0];
    const double v25 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const double v26 = 0.4318 * v17;
    Y[21] = (v25 * v26) - (v24 * v23);
    const double v27 = (v0_sine[1] * v14) - (v0_cosine[1] * v10);
    const double v28 = ((qd[2] * v27) - (v0_cosine[1] * v12)) - (v0_sine[1] * v16);
    const double v29 = v21 * v27;
    const double v30 = v29 + v28;
    const double v31 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    Y[22] = (v24 * v30) + (v31 * v26);
    const double v32 = v19 * v19;
    const double v33 = v27 * v27;
    const double v34 = 9.81 * v0_sine[0];
    const double v35 = (v10 * (qd[0] * v24)) + ((0.4318 * v18) - v34);
    const double v36 = v10 * v14;
    Y[77] = v36;
    const double v37 = 9.81 * v0_cosine[0];
    Y[71] = v37;
    const double v38 = v37 + (0.4318 * (qdd[1] + v36));
    const double v39 = (v0_sine[1] * v38) - (v0_cosine[1] * v35);
    const double v40 = (v0_cosine[1] * v38) + (v0_sine[1] * v35);
    Y[141] = v40;
    Y[23] = ((v24 * (v33 + v32)) - (v25 * v39)) - (v31 * v40);
    const double v41 = v25 * v22;
    Y[24] = -(v41 + (v31 * v28));
    Y[25] = (v25 * v30) - (v31 * v23);
    const double v42 = v19 * v27;
    Y[84] = v42;
    Y[144] = v42;
    const double v43 = qdd[1] + qdd[2];
    Y[89] = v43;
    Y[149] = v43;
    const double v44 = v42 - v43;
    const double v45 = v21 * v21;
    Y[26] = (v25 * (v32 - v45)) - (v31 * v44);
    const double v46 = v31 * v29;
    Y[27] = v46 + (v25 * v20);
    const double v47 = v43 + v42;
    Y[28] = (v31 * (v33 - v45)) - (v25 * v47);
    Y[29] = v41 - v46;
    const double v48 = (0.15005 * v19) - (0.0203 * v21);
    const double v49 = ((v39 + (v21 * v48)) - (0.0203 * v33)) - (0.15005 * v20);
    const double v50 = ((v26 - (v19 * v48)) - (0.15005 * v33)) + (0.0203 * v20);
    const double v51 = (v0_cosine[2] * v50) + (v0_sine[2] * v49);
    const double v52 = 0.15005 * v25;
    const double v53 = v24 - (0.0203 * v25);
    const double v54 = (v0_cosine[2] * v53) + (v0_sine[2] * v52);
    const double v55 = (v0_cosine[2] * v49) - (v0_sine[2] * v50);
    const double v56 = (v0_cosine[2] * v52) - (v0_sine[2] * v53);
    const double v57 = v29 - v28;
    Y[86] = v57;
    Y[146] = v57;
    const double v58 = (v40 - (0.0203 * v44)) - (0.15005 * v57);
    const double v59 = 0.15005 * v31;
    Y[30] = -(((v56 * v55) + (v59 * v58)) + (v54 * v51));
    const double v60 = (v0_cosine[2] * v19) - (v21 * v0_sine[2]);
    const double v61 = (v21 * v0_cosine[2]) + (v0_sine[2] * v19);
    const double v62 = v61 * v60;
    Y[214] = v62;
    const double v63 = qdd[3] - v20;
    Y[219] = v63;
    const double v64 = v62 - v63;
    const double v65 = qd[3] - v27;
    const double v66 = v65 * v65;
    const double v67 = v61 * v61;
    const double v68 = v67 + v66;
    const double v69 = v0_sine[2] * v31;
    const double v70 = ((v43 * v0_cosine[2]) + (qd[3] * v60)) - (v0_sine[2] * v28);
    const double v71 = v60 * v65;
    const double v72 = v71 + v70;
    const double v73 = (((v56 * v68) - (v54 * v64)) + (v69 * v58)) - (v59 * v72);
    Y[31] = (v25 * v51) + v73;
    const double v74 = v60 * v60;
    const double v75 = v74 + v66;
    const double v76 = v63 + v62;
    const double v77 = v0_cosine[2] * v31;
    const double v78 = ((v43 * v0_sine[2]) + (qd[3] * v61)) + (v0_cosine[2] * v28);
    const double v79 = v61 * v65;
    const double v80 = v79 + v78;
    const double v81 = (((v56 * v76) - (v54 * v75)) + (v77 * v58)) + (v59 * v80);
    Y[32] = (v25 * v55) + v81;
    const double v82 = v71 - v70;
    Y[218] = v82;
    const double v83 = v67 + v74;
    const double v84 = v79 - v78;
    Y[216] = v84;
    const double v85 = (v77 * v51) + (((v59 * v83) - (v56 * v82)) - (v54 * v84));
    Y[33] = v85 - (v69 * v55);
    const double v86 = v25 * v62;
    const double v87 = v69 * v71;
    Y[34] = -((v87 + v86) + (v77 * v78));
    const double v88 = v67 - v74;
    Y[35] = ((v25 * v88) + (v69 * v80)) - (v77 * v72);
    const double v89 = v74 - v66;
    Y[36] = ((v69 * v89) - (v25 * v84)) - (v77 * v64);
    const double v90 = v77 * v79;
    Y[37] = (v90 + v86) + (v69 * v70);
    const double v91 = v67 - v66;
    Y[38] = ((v77 * v91) - (v25 * v82)) - (v69 * v76);
    Y[39] = (v87 - v90) - (v25 * v63);
    const double v92 = (0.4318 * v83) - v58;
    const double v93 = v55 + (0.4318 * v82);
    const double v94 = (v0_cosine[3] * v93) - (v0_sine[3] * v92);
    const double v95 = v56 + (0.4318 * v69);
    const double v96 = (v0_cosine[3] * v95) + (v0_sine[3] * v59);
    const double v97 = (v0_cosine[3] * v92) + (v0_sine[3] * v93);
    const double v98 = (v0_cosine[3] * v59) - (v0_sine[3] * v95);
    const double v99 = v98 * v97;
    const double v100 = v51 + (0.4318 * v84);
    const double v101 = (0.4318 * v77) - v54;
    Y[40] = (v99 + (v101 * v100)) - (v96 * v94);
    const double v102 = (v0_cosine[3] * v25) + (v0_sine[3] * v77);
    const double v103 = (v0_sine[3] * v60) - (v0_cosine[3] * v65);
    const double v104 = v103 * v103;
    const double v105 = qd[4] + v61;
    const double v106 = v105 * v105;
    const double v107 = v104 + v106;
    const double v108 = (v0_cosine[3] * v60) + (v0_sine[3] * v65);
    const double v109 = v103 * v108;
    Y[284] = v109;
    const double v110 = qdd[4] + v70;
    Y[289] = v110;
    const double v111 = v109 - v110;
    const double v112 = ((qd[4] * v108) - (v0_cosine[3] * v63)) - (v0_sine[3] * v78);
    const double v113 = v105 * v108;
    const double v114 = v112 + v113;
    const double v115 = (((v98 * v111) + (v96 * v107)) + (v101 * v114)) + (v102 * v100);
    Y[41] = v115 - (v69 * v97);
    const double v116 = (v0_sine[3] * v25) - (v0_cosine[3] * v77);
    const double v117 = v110 + v109;
    const double v118 = v108 * v108;
    const double v119 = v106 + v118;
    const double v120 = ((qd[4] * v103) - (v0_sine[3] * v63)) + (v0_cosine[3] * v78);
    const double v121 = v105 * v103;
    const double v122 = v120 + v121;
    const double v123 = (((v98 * v119) + (v96 * v117)) - (v101 * v122)) - (v116 * v100);
    Y[42] = v123 - (v69 * v94);
    const double v124 = v104 + v118;
    const double v125 = v121 - v120;
    Y[286] = v125;
    const double v126 = v113 - v112;
    Y[288] = v126;
    const double v127 = (((v98 * v125) - (v101 * v124)) - (v96 * v126)) - (v116 * v97);
    Y[43] = v127 - (v102 * v94);
    const double v128 = v102 * v113;
    const double v129 = v69 * v109;
    Y[44] = (v129 - v128) + (v116 * v120);
    const double v130 = v104 - v118;
    Y[45] = ((v102 * v122) - (v69 * v130)) + (v116 * v114);
    const double v131 = v118 - v106;
    Y[46] = ((v116 * v111) + (v102 * v131)) + (v69 * v125);
    const double v132 = v116 * v121;
    Y[47] = (v102 * v112) - (v132 + v129);
    const double v133 = v104 - v106;
    Y[48] = (v69 * v126) - ((v102 * v117) + (v116 * v133));
    Y[49] = (v132 + (v69 * v110)) + v128;
    const double v134 = (v8_cosine[0] * v94) - (v8_sine[0] * v100);
    const double v135 = (v8_cosine[0] * v96) + (v8_sine[0] * v101);
    const double v136 = (v8_sine[0] * v94) + (v8_cosine[0] * v100);
    const double v137 = (v8_sine[0] * v96) - (v8_cosine[0] * v101);
    Y[50] = (v99 - (v135 * v134)) - (v137 * v136);
    const double v138 = (v8_cosine[0] * v69) - (v8_sine[0] * v116);
    const double v139 = (v8_cosine[0] * v108) - (v8_sine[0] * v105);
    const double v140 = ((qd[5] * v139) + (v8_cosine[0] * v110)) - (v8_sine[0] * v120);
    const double v141 = qd[5] - v103;
    const double v142 = v139 * v141;
    const double v143 = v140 + v142;
    const double v144 = v141 * v141;
    const double v145 = (v8_cosine[0] * v105) + (v8_sine[0] * v108);
    const double v146 = v145 * v145;
    const double v147 = v146 + v144;
    const double v148 = qdd[5] - v112;
    Y[359] = v148;
    const double v149 = v145 * v139;
    Y[354] = v149;
    const double v150 = v149 - v148;
    const double v151 = (((v135 * v147) - (v98 * v143)) - (v137 * v150)) - (v138 * v97);
    Y[51] = (v102 * v136) + v151;
    const double v152 = v139 * v139;
    const double v153 = v144 + v152;
    const double v154 = ((qd[5] * v145) + (v8_sine[0] * v110)) + (v8_cosine[0] * v120);
    const double v155 = v145 * v141;
    const double v156 = v154 + v155;
    const double v157 = v148 + v149;
    const double v158 = (v8_sine[0] * v69) + (v8_cosine[0] * v116);
    const double v159 = (v158 * v97) + (((v98 * v156) - (v137 * v153)) + (v135 * v157));
    Y[52] = v159 + (v102 * v134);
    const double v160 = v142 - v140;
    Y[358] = v160;
    const double v161 = v146 + v152;
    const double v162 = v155 - v154;
    Y[356] = v162;
    const double v163 = (((v98 * v161) - (v135 * v160)) - (v137 * v162)) - (v138 * v134);
    Y[53] = v163 - (v158 * v136);
    const double v164 = v138 * v142;
    const double v165 = v102 * v149;
    Y[54] = (v158 * v154) - (v165 + v164);
    const double v166 = v152 - v146;
    Y[355] = v166;
    Y[55] = ((v138 * v156) - (v102 * v166)) + (v158 * v143);
    const double v167 = v152 - v144;
    Y[56] = ((v138 * v167) - (v102 * v162)) + (v158 * v150);
    const double v168 = v158 * v155;
    Y[57] = (v165 - v168) + (v138 * v140);
    const double v169 = v144 - v146;
    Y[58] = ((v158 * v169) - (v102 * v160)) - (v138 * v157);
    Y[59] = (v168 + v164) - (v102 * v148);
    Y[72] = -v34;
    Y[74] = -v36;
    Y[75] = (v14 * v14) - (v10 * v10);
    Y[76] = v12 - v11;
    Y[78] = v15 + v16;
    const double v170 = 0.4318 * v0_cosine[1];
    const double v171 = 0.4318 * v0_sine[1];
    Y[80] = (v171 * v39) + (v170 * v40);
    Y[81] = (v40 - (v170 * v44)) - (v171 * (v45 + v33));
    Y[82] = -((v39 + (v171 * v47)) + (v170 * (v45 + v32)));
    const double v172 = v22 - v20;
    Y[88] = v172;
    Y[148] = v172;
    Y[83] = (v171 * v172) - (v170 * v57);
    const double v173 = v32 - v33;
    Y[85] = v173;
    Y[145] = v173;
    const double v174 = -v42;
    Y[87] = v174;
    Y[147] = v174;
    const double v175 = v0_sine[2] * v171;
    const double v176 = v0_cosine[2] * v171;
    const double v177 = 0.0203 + v170;
    Y[90] = ((v177 * v58) + (v176 * v55)) + (v175 * v51);
    const double v178 = v0_cosine[2] * v58;
    Y[91] = (v178 + (v175 * v64)) + ((v177 * v72) - (v176 * v68));
    const double v179 = v0_sine[2] * v58;
    Y[92] = (((v175 * v75) - (v177 * v80)) - (v176 * v76)) - v179;
    const double v180 = (v0_cosine[2] * v55) + (v0_sine[2] * v51);
    Y[93] = (((v176 * v82) - (v177 * v83)) + (v175 * v84)) - v180;
    const double v181 = v0_cosine[2] * v71;
    const double v182 = -(v181 - (v0_sine[2] * v78));
    Y[94] = v182;
    Y[154] = v182;
    const double v183 = (v0_cosine[2] * v80) + (v0_sine[2] * v72);
    Y[95] = v183;
    Y[155] = v183;
    const double v184 = (v0_cosine[2] * v89) + (v0_sine[2] * v64);
    Y[96] = v184;
    Y[156] = v184;
    const double v185 = v0_sine[2] * v79;
    const double v186 = (v0_cosine[2] * v70) - v185;
    Y[97] = v186;
    Y[157] = v186;
    const double v187 = -((v0_cosine[2] * v76) + (v0_sine[2] * v91));
    Y[98] = v187;
    Y[158] = v187;
    const double v188 = v181 + v185;
    Y[99] = v188;
    Y[159] = v188;
    const double v189 = 0.4318 * v0_cosine[2];
    const double v190 = v176 - v189;
    const double v191 = (v0_cosine[3] * v177) - (v0_sine[3] * v190);
    const double v192 = v191 * v97;
    const double v193 = 0.4318 * v0_sine[2];
    const double v194 = v175 - v193;
    const double v195 = (v0_cosine[3] * v190) + (v0_sine[3] * v177);
    Y[100] = (v195 * v94) + ((v194 * v100) - v192);
    const double v196 = v0_sine[2] * v0_sine[3];
    const double v197 = (v0_cosine[2] * v97) + (v196 * v100);
    Y[101] = ((v194 * v114) - ((v191 * v111) + (v195 * v107))) - v197;
    const double v198 = v0_sine[2] * v0_cosine[3];
    const double v199 = (v0_cosine[2] * v94) + (v198 * v100);
    Y[102] = -(v199 + (((v191 * v119) + (v195 * v117)) + (v194 * v122)));
    const double v200 = (v198 * v97) - (v196 * v94);
    Y[103] = (((v195 * v126) - (v194 * v124)) - (v191 * v125)) - v200;
    const double v201 = v0_cosine[2] * v109;
    const double v202 = v196 * v113;
    const double v203 = (v202 + v201) + (v198 * v120);
    Y[104] = v203;
    Y[164] = v203;
    const double v204 = -(((v0_cosine[2] * v130) + (v196 * v122)) - (v198 * v114));
    Y[105] = v204;
    Y[165] = v204;
    const double v205 = (v0_cosine[2] * v125) + ((v198 * v111) - (v196 * v131));
    Y[106] = v205;
    Y[166] = v205;
    const double v206 = v198 * v121;
    const double v207 = -((v206 + v201) + (v196 * v112));
    Y[107] = v207;
    Y[167] = v207;
    const double v208 = (v0_cosine[2] * v126) + ((v196 * v117) - (v198 * v133));
    Y[108] = v208;
    Y[168] = v208;
    const double v209 = (v206 + (v0_cosine[2] * v110)) - v202;
    Y[109] = v209;
    Y[169] = v209;
    const double v210 = (v8_cosine[0] * v195) - (v8_sine[0] * v194);
    const double v211 = (v8_cosine[0] * v194) + (v8_sine[0] * v195);
    Y[110] = ((v210 * v134) - v192) + (v211 * v136);
    const double v212 = (v0_cosine[2] * v8_cosine[0]) - (v8_sine[0] * v198);
    const double v213 = (v212 * v97) + (v196 * v136);
    Y[111] = (((v191 * v143) - (v210 * v147)) + (v211 * v150)) - v213;
    const double v214 = (v0_cosine[2] * v8_sine[0]) + (v8_cosine[0] * v198);
    const double v215 = (v196 * v134) - (v214 * v97);
    Y[112] = (((v211 * v153) - (v210 * v157)) - (v191 * v156)) - v215;
    const double v216 = (v212 * v134) + (v214 * v136);
    Y[113] = (((v210 * v160) - (v191 * v161)) + (v211 * v162)) - v216;
    const double v217 = v212 * v142;
    const double v218 = v196 * v149;
    const double v219 = (v218 - v217) + (v214 * v154);
    Y[114] = v219;
    Y[174] = v219;
    const double v220 = ((v214 * v143) + (v196 * v166)) + (v212 * v156);
    Y[115] = v220;
    Y[175] = v220;
    const double v221 = ((v214 * v150) + (v212 * v167)) + (v196 * v162);
    Y[116] = v221;
    Y[176] = v221;
    const double v222 = v214 * v155;
    const double v223 = -((v218 + v222) - (v212 * v140));
    Y[117] = v223;
    Y[177] = v223;
    const double v224 = ((v214 * v169) - (v212 * v157)) + (v196 * v160);
    Y[118] = v224;
    Y[178] = v224;
    const double v225 = (v222 + v217) + (v196 * v148);
    Y[119] = v225;
    Y[179] = v225;
    Y[142] = -v39;
    Y[150] = 0.0203 * v58;
    Y[151] = v178 + (0.0203 * v72);
    Y[152] = -(v179 + (0.0203 * v80));
    Y[153] = -(v180 + (0.0203 * v83));
    const double v226 = (v0_cosine[3] * v189) - (0.0203 * v0_sine[3]);
    const double v227 = (0.0203 * v0_cosine[3]) + (v0_sine[3] * v189);
    const double v228 = v227 * v97;
    Y[160] = -((v228 + (v193 * v100)) + (v226 * v94));
    Y[161] = (((v226 * v107) - (v227 * v111)) - (v193 * v114)) - v197;
    Y[162] = (((v226 * v117) - (v227 * v119)) + (v193 * v122)) - v199;
    Y[163] = (((v193 * v124) - (v227 * v125)) - (v226 * v126)) - v200;
    const double v229 = (v8_sine[0] * v193) - (v8_cosine[0] * v226);
    const double v230 = (v8_sine[0] * v226) + (v8_cosine[0] * v193);
    Y[170] = ((v229 * v134) - v228) - (v230 * v136);
    Y[171] = (((v227 * v143) - (v229 * v147)) - (v230 * v150)) - v213;
    Y[172] = -(v215 + (((v229 * v157) + (v230 * v153)) + (v227 * v156)));
    Y[173] = (((v229 * v160) - (v227 * v161)) - (v230 * v162)) - v216;
    Y[211] = -v51;
    Y[212] = -v55;
    Y[215] = -v88;
    Y[217] = -v62;
    Y[221] = -(v0_cosine[3] * v100);
    Y[222] = v0_sine[3] * v100;
    Y[223] = (v0_cosine[3] * v94) + (v0_sine[3] * v97);
    const double v231 = v0_cosine[3] * v113;
    Y[224] = v231 - (v0_sine[3] * v120);
    Y[225] = -((v0_cosine[3] * v122) + (v0_sine[3] * v114));
    Y[226] = -((v0_cosine[3] * v131) + (v0_sine[3] * v111));
    const double v232 = v0_sine[3] * v121;
    Y[227] = v232 - (v0_cosine[3] * v112);
    Y[228] = (v0_cosine[3] * v117) + (v0_sine[3] * v133);
    Y[229] = -(v231 + v232);
    const double v233 = v0_sine[3] * v8_sine[0];
    Y[231] = -((v0_cosine[3] * v136) + (v233 * v97));
    const double v234 = v0_sine[3] * v8_cosine[0];
    Y[232] = -((v0_cosine[3] * v134) + (v234 * v97));
    Y[233] = (v234 * v136) - (v233 * v134);
    const double v235 = v233 * v142;
    const double v236 = v0_cosine[3] * v149;
    Y[234] = (v236 - v235) - (v234 * v154);
    Y[235] = ((v0_cosine[3] * v166) - (v234 * v143)) + (v233 * v156);
    Y[236] = ((v0_cosine[3] * v162) + (v233 * v167)) - (v234 * v150);
    const double v237 = v234 * v155;
    Y[237] = (v237 - v236) + (v233 * v140);
    Y[238] = ((v0_cosine[3] * v160) - (v234 * v169)) - (v233 * v157);
    Y[239] = (v235 - v237) + (v0_cosine[3] * v148);
    Y[281] = -v97;
    Y[282] = -v94;
    Y[285] = -v130;
    Y[287] = -v109;
    Y[291] = -(v8_cosine[0] * v97);
    Y[292] = v8_sine[0] * v97;
    Y[293] = -((v8_cosine[0] * v134) + (v8_sine[0] * v136));
    const double v238 = v8_cosine[0] * v142;
    Y[294] = (v8_sine[0] * v154) - v238;
    Y[295] = (v8_cosine[0] * v156) + (v8_sine[0] * v143);
    Y[296] = (v8_cosine[0] * v167) + (v8_sine[0] * v150);
    const double v239 = v8_sine[0] * v155;
    Y[297] = (v8_cosine[0] * v140) - v239;
    Y[298] = (v8_sine[0] * v169) - (v8_cosine[0] * v157);
    Y[299] = v238 + v239;
    Y[351] = -v136;
    Y[352] = -v134;
    Y[357] = -v149;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_regressor_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double Y_lane[360];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        puma560_friction_scatter(360U, count, lane, Y_lane, Y);
    }
}

void puma560_friction_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double Y_lane[360];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        puma560_friction_scatter(360U, count, lane, Y_lane, Y);
    }
}

#endif

void puma560_friction_stiffness_matrix(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double K[restrict 36])
{
    (void)prepared;
    const puma560_friction_four v0_angle = {q[2], q[1], q[3], q[4]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_friction_four v8_angle = {q[0]};
    puma560_friction_four v8_sine;
    puma560_friction_four v8_cosine;
    puma560_friction_sincos(&v8_angle, &v8_sine, &v8_cosine);
    K[0] = 0.0;
    K[1] = 0.0;
    K[2] = 0.0;
    K[3] = 0.0;
    K[4] = 0.0;
    K[5] = 0.0;
    K[6] = 0.0;
    K[11] = 0.0;
    K[12] = 0.0;
    K[17] = 0.0;
    K[18] = 0.0;
    K[23] = 0.0;
    K[24] = 0.0;
    K[29] = 0.0;
    K[30] = 0.0;
    K[31] = 0.0;
    K[32] = 0.0;
    K[33] = 0.0;
    K[34] = 0.0;
    K[35] = 0.0;
    const double v10 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v11 = v0_sine[3] * v0_cosine[2];
    const double v12 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const double v13 = (v0_cosine[3] * v12) + (v11 * v10);
    const double v14 = 0.0028799999999999997 * v13;
    const double v15 = 0.8397875 + (0.5397500000000001 * v0_sine[1]);
    const double v16 = 9.81 * v8_cosine[0];
    const double v17 = 9.81 * v8_sine[0];
    const double v18 = (v8_sine[0] * v17) + (v8_cosine[0] * v16);
    const double v19 = v18 * (((v15 + (0.025374999999999998 * v10)) - (0.8913300000000001 * v12)) - v14);
    K[7] = (((0.8397874999999995 - (0.10439999999999999 * v0_cosine[1])) - (3.25584 * v0_sine[1])) * v18) - v19;
    const double v20 = (v15 * v18) - v19;
    K[8] = v20;
    K[13] = v20;
    K[14] = v20;
    const double v21 = (v0_cosine[3] * v10) - (v11 * v12);
    const double v22 = v0_sine[2] * v8_cosine[0];
    const double v23 = (v0_sine[3] * v22) + (v8_sine[0] * v21);
    const double v24 = 0.0028799999999999997 * v12;
    const double v25 = v8_sine[0] * v10;
    const double v26 = (v25 * v14) - (v24 * v23);
    const double v27 = v0_sine[2] * v8_sine[0];
    const double v28 = (v0_sine[3] * v27) - (v8_cosine[0] * v21);
    const double v29 = v8_cosine[0] * v10;
    const double v30 = (v29 * v14) + (v24 * v28);
    const double v31 = -((v17 * v30) - (v16 * v26));
    K[9] = v31;
    K[15] = v31;
    K[19] = v31;
    K[20] = v31;
    const double v32 = (0.028252799999999998 * v0_sine[2]) * v10;
    const double v33 = 0.028252799999999998 * v13;
    const double v34 = (v0_cosine[2] * v8_cosine[0]) + (v27 * v12);
    const double v35 = (v34 * v33) + (v32 * v23);
    const double v36 = (v0_cosine[2] * v8_sine[0]) - (v22 * v12);
    const double v37 = (v36 * v33) + (v32 * v28);
    const double v38 = (v8_sine[0] * v37) + (v8_cosine[0] * v35);
    K[10] = v38;
    K[16] = v38;
    K[25] = v38;
    K[26] = v38;
    K[21] = v10 * ((v16 * v30) + (v17 * v26));
    const double v39 = (v25 * v35) - (v29 * v37);
    K[22] = v39;
    K[27] = v39;
    K[28] = (v36 * v37) + (v34 * v35);
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_stiffness_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double K_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_stiffness_matrix(prepared, q_lane, K_lane);
        puma560_friction_scatter(36U, count, lane, K_lane, K);
    }
}

void puma560_friction_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double K_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        puma560_friction_scatter(36U, count, lane, K_lane, K);
    }
}

#endif

void puma560_friction_damping_matrix(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double D[restrict 36])
{
    (void)prepared;
    (void)q;
    D[0] = 0.0;
    D[1] = 0.0;
    D[2] = 0.0;
    D[3] = 0.0;
    D[4] = 0.0;
    D[5] = 0.0;
    D[6] = 0.0;
    D[7] = 0.0;
    D[8] = 0.0;
    D[9] = 0.0;
    D[10] = 0.0;
    D[11] = 0.0;
    D[12] = 0.0;
    D[13] = 0.0;
    D[14] = 0.0;
    D[15] = 0.0;
    D[16] = 0.0;
    D[17] = 0.0;
    D[18] = 0.0;
    D[19] = 0.0;
    D[20] = 0.0;
    D[21] = 0.0;
    D[22] = 0.0;
    D[23] = 0.0;
    D[24] = 0.0;
    D[25] = 0.0;
    D[26] = 0.0;
    D[27] = 0.0;
    D[28] = 0.0;
    D[29] = 0.0;
    D[30] = 0.0;
    D[31] = 0.0;
    D[32] = 0.0;
    D[33] = 0.0;
    D[34] = 0.0;
    D[35] = 0.0;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_damping_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double D_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_damping_matrix(prepared, q_lane, D_lane);
        puma560_friction_scatter(36U, count, lane, D_lane, D);
    }
}

void puma560_friction_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double D_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_damping_matrix(&prepared_lane, q_lane, D_lane);
        puma560_friction_scatter(36U, count, lane, D_lane, D);
    }
}

#endif

void puma560_friction_sticking_forces(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], const bool stuck[restrict 6], double f[restrict 6], double qdd[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const puma560_friction_four v1_angle = {q[3], v0, q[4], q[1]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = qd[2] + qd[1];
    const double v10 = qd[0] * v1_sine[1];
    const double v11 = (v1_cosine[0] * v10) - (v9 * v1_sine[0]);
    const double v12 = qd[0] * v1_cosine[1];
    const double v13 = qd[3] + v12;
    const double v14 = (v1_cosine[2] * v13) - (v1_sine[2] * v11);
    const double v15 = (v9 * v1_cosine[0]) + (v1_sine[0] * v10);
    const double v16 = qd[4] + v15;
    const double v17 = v11 * v15;
    const double v18 = v9 * v10;
    const double v19 = v17 - v18;
    const double v20 = v10 * v12;
    const double v21 = v9 * v12;
    const double v22 = 2.0 * v21;
    const double v23 = ((v1_sine[0] * v20) - (v15 * (2.0 * v13))) + (v1_cosine[0] * v22);
    const double v24 = (v1_cosine[2] * v23) + (v1_sine[2] * v19);
    const double v25 = v24 + ((2.0 * v16) * v14);
    const double v26 = v9 * v9;
    const double v27 = v26 + (v12 * v12);
    const double v28 = 0.4318 * v1_cosine[3];
    const double v29 = v28 * v1_cosine[1];
    const double v30 = qd[1] * qd[1];
    const double v31 = qd[0] * qd[0];
    const double v32 = v31 + v30;
    const double v33 = 0.4318 * v1_sine[3];
    const double v34 = (v30 * v33) - 9.81;
    const double v35 = (v32 * v29) + (v1_sine[1] * v34);
    const double v36 = ((0.4318 * v20) - v35) - (0.0203 * v27);
    const double v37 = 0.0028799999999999997 * v1_sine[0];
    const double v38 = qd[0] * qd[1];
    const double v39 = ((0.8636 * v38) * v1_sine[3]) - (0.15005 * v31);
    const double v40 = (v39 + (0.0406 * v18)) + (0.8636 * v21);
    const double v41 = 0.0028799999999999997 * v1_cosine[0];
    const double v42 = 3.9999999999999996e-05 * qd[5];
    const double v43 = (((v42 * v16) - (v41 * v40)) - (v37 * v36)) - (1.9999999999999998e-05 * v24);
    const double v44 = v43 - (0.0004221600000000001 * v25);
    const double v45 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const double v46 = v16 * v45;
    const double v47 = ((v1_cosine[2] * v19) - v46) - (v1_sine[2] * v23);
    const double v48 = (0.00020000000000000004 * v46) - (0.00024000000000000003 * v47);
    const double v49 = ((v1_cosine[2] * v44) - (0.00075 * v23)) - (v1_sine[2] * v48);
    const double v50 = 0.0028799999999999997 * ((v16 * v16) + (v45 * v45));
    const double v51 = v45 * v14;
    const double v52 = v13 * v11;
    const double v53 = ((v1_cosine[0] * v20) - v52) - (v1_sine[0] * v22);
    const double v54 = 0.0028799999999999997 * (v53 + v51);
    const double v55 = (v1_cosine[2] * v54) + (v1_sine[2] * v50);
    const double v56 = (v1_cosine[0] * v55) + (v37 * v25);
    const double v57 = (v1_cosine[2] * v50) - (v1_sine[2] * v54);
    const double v58 = v26 + (v10 * v10);
    const double v59 = v1_sine[1] * v28;
    const double v60 = (v1_cosine[1] * v34) - (v32 * v59);
    const double v61 = (((0.011273199 * (v27 - v58)) - (0.3244698455 * v20)) + (0.8913300000000002 * v35)) - (0.025374999999999998 * v60);
    const double v62 = 5.846399999999999e-05 * v1_sine[2];
    const double v63 = 0.0028799999999999997 * v1_sine[2];
    const double v64 = ((v63 * v60) + (((0.0012435839999999998 * v1_sine[2]) * v58) - (v62 * v20))) + (v42 * v45);
    const double v65 = (v64 - (0.0006421600000000001 * v53)) - (0.00020216000000000006 * v51);
    const double v66 = v65 + (v1_cosine[2] * ((v37 * v40) - (v41 * v36)));
    const double v67 = v66 - (0.0006500000000000002 * (v53 - v52));
    const double v68 = (((v61 - (0.0203 * v57)) - (0.4318 * v56)) + (v1_cosine[0] * v67)) + (v1_sine[0] * v49);
    const double v69 = tau[2] - v68;
    const double v70 = (3.5 * qd[2]) + (4.8 * puma560_friction_sign(qd[2]));
    const double v71 = (((0.0013999999999999998 * v18) - (9.999999999999983e-05 * v17)) + (v1_cosine[2] * v48)) + (v1_sine[2] * v44);
    const double v72 = tau[3] + v71;
    const double v73 = (0.13 * qd[3]) + puma560_friction_sign(qd[3]);
    const double v74 = tau[5] - (4e-05 * v47);
    const double v75 = (0.15 * qd[5]) + (0.7 * puma560_friction_sign(qd[5]));
    const double v76 = stuck[5] ? 0.0 : (v74 - v75);
    const double v77 = stuck[5] ? 0.0 : 24999.999999999996;
    const double v78 = 4e-05 * v1_cosine[2];
    const double v79 = v77 * v78;
    const double v80 = (v79 * v76) - (stuck[3] ? 0.0 : (v72 - v73));
    const double v81 = v1_sine[2] * (0.00020216000000000006 * v1_sine[2]);
    const double v82 = 0.0016399999999999997 + v81;
    const double v83 = 1.6000000000000003e-09 * v77;
    const double v84 = stuck[3] ? 0.0 : (-(1.0 / ((!stuck[3]) ? ((v1_cosine[2] * (v83 * v1_cosine[2])) - v82) : 1.0)));
    const double v85 = v1_sine[0] * v1_sine[2];
    const double v86 = v83 * v85;
    const double v87 = v1_cosine[2] * v86;
    const double v88 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v89 = v85 * v88;
    const double v90 = v89 + v87;
    const double v91 = v90 * v84;
    const double v92 = tau[4] - v66;
    const double v93 = (0.17 * qd[4]) + (0.8 * puma560_friction_sign(qd[4]));
    const double v94 = stuck[4] ? 0.0 : (v92 - v93);
    const double v95 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const double v96 = (v1_cosine[0] * v95) - v62;
    const double v97 = stuck[4] ? 0.0 : 1557.2443004858599;
    const double v98 = v97 * v96;
    const double v99 = 4e-05 * v85;
    const double v100 = v77 * v99;
    const double v101 = v100 * v76;
    const double v102 = ((v101 + (v98 * v94)) + (v91 * v80)) - (stuck[2] ? 0.0 : (v69 - v70));
    const double v103 = v85 * v86;
    const double v104 = v81 - 0.00119216;
    const double v105 = v1_sine[0] * (0.0012921600000000003 + v104);
    const double v106 = v1_sine[0] * v105;
    const double v107 = v1_sine[2] * v1_cosine[0];
    const double v108 = 0.0024871679999999997 * v1_cosine[2];
    const double v109 = (v108 + (0.3592922305 - (0.00011692799999999998 * v107))) - v106;
    const double v110 = 1.0 / ((!stuck[2]) ? (((v103 + (v96 * v98)) - v109) + (v90 * v91)) : 1.0);
    const double v111 = stuck[2] ? 0.0 : (-v110);
    const double v112 = v1_sine[1] * v85;
    const double v113 = 0.0012435839999999998 * v1_cosine[3];
    const double v114 = v85 * v1_cosine[1];
    const double v115 = 0.0012435839999999998 * v1_sine[3];
    const double v116 = (v89 - (v113 * v112)) + (v115 * v114);
    const double v117 = v116 + v87;
    const double v118 = v117 * v84;
    const double v119 = v1_cosine[2] * v1_cosine[1];
    const double v120 = (v41 * v119) - (v1_sine[1] * v63);
    const double v121 = v1_cosine[0] * v1_sine[1];
    const double v122 = v1_cosine[2] * v113;
    const double v123 = (((v122 * v121) - v96) + (v1_cosine[1] * (v1_sine[2] * v113))) - (v33 * v120);
    const double v124 = (0.0028799999999999997 * v107) - 0.025374999999999998;
    const double v125 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const double v126 = (v125 * v59) + (v124 * v29);
    const double v127 = (v125 * v1_cosine[1]) - (v1_sine[1] * v124);
    const double v128 = (v33 * v127) - v126;
    const double v129 = v128 + v109;
    const double v130 = v103 - v129;
    const double v131 = ((v98 * v123) - (v90 * v118)) - v130;
    const double v132 = v131 * v111;
    const double v133 = ((0.8913300000000002 * v20) - (0.025374999999999998 * v27)) + v56;
    const double v134 = ((0.025374999999999998 * v20) - (0.8913300000000002 * v58)) - v57;
    const double v135 = (v1_cosine[1] * v133) - (v1_sine[1] * v134);
    const double v136 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v137 = (v1_cosine[3] * v136) - 0.0070992;
    const double v138 = ((v30 - v32) * v137) + ((tau[1] + (1.024164 * v1_sine[3])) - (37.2347379 * v1_cosine[3]));
    const double v139 = (((v138 - (v29 * v134)) - (v59 * v133)) + (v33 * v135)) - v68;
    const double v140 = (3.5 * qd[1]) + (7.0 * puma560_friction_sign(qd[1]));
    const double v141 = v97 * v123;
    const double v142 = ((v101 - (v141 * v94)) + (v118 * v80)) - (stuck[1] ? 0.0 : (v139 - v140));
    const double v143 = v142 - (v132 * v102);
    const double v144 = ((((1.748114002 + v128) - (v123 * v141)) - (v117 * v118)) - v130) - (v131 * v132);
    const double v145 = stuck[1] ? 0.0 : (1.0 / ((!stuck[1]) ? v144 : 1.0));
    const double v146 = 5.846399999999999e-05 * v107;
    const double v147 = v146 - v82;
    const double v148 = v1_sine[1] * v107;
    const double v149 = v88 * v148;
    const double v150 = ((v149 - (v107 * v113)) + (0.0004321439999999999 * v114)) - (v1_cosine[1] * v147);
    const double v151 = (v1_cosine[1] * v78) - (4e-05 * v148);
    const double v152 = v77 * v151;
    const double v153 = (v78 * v152) - v150;
    const double v154 = v151 * v100;
    const double v155 = v1_sine[0] * v1_sine[1];
    const double v156 = ((v1_sine[0] * (v122 + (5.846399999999999e-05 * v119))) - (v95 * v155)) + (0.15005 * v120);
    const double v157 = 0.0047376000000000015 * v1_cosine[1];
    const double v158 = ((((5.846399999999999e-05 * v112) + v157) + (v1_cosine[1] * v89)) + (0.15005 * v127)) - (v121 * v105);
    const double v159 = (((v98 * v156) - v154) - v158) - (v153 * v91);
    const double v160 = (((0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3])) + (v85 * v115)) + v158;
    const double v161 = (((v154 + (v156 * v141)) + v160) + (v153 * v118)) + (v159 * v132);
    const double v162 = v161 * v145;
    const double v163 = v159 * v111;
    const double v164 = v153 * v84;
    const double v165 = v97 * v156;
    const double v166 = (((v152 * v76) - (v165 * v94)) + (v164 * v80)) - (v163 * v102);
    const double v167 = ((v28 + (0.0203 * v1_cosine[1])) - (0.4318 * v1_sine[1])) * ((v1_sine[0] * v55) - (v41 * v25));
    const double v168 = 0.022546398 * v1_cosine[1];
    const double v169 = (v168 * v21) - (v18 * ((0.648939691 * v1_cosine[1]) + (0.022546398 * v1_sine[1])));
    const double v170 = ((v31 - v32) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + tau[0];
    const double v171 = ((v39 * ((0.025374999999999998 * v1_cosine[1]) - (0.8913300000000002 * v1_sine[1]))) + v170) + ((2.0 * v38) * v137);
    const double v172 = (v1_cosine[3] * ((0.02191385 * v18) + (0.7697525880000002 * v21))) + (v171 - (v157 * v20));
    const double v173 = (v172 + ((0.0047376000000000015 * ((qd[0] * v10) - (v1_sine[1] * v58))) + v169)) - v167;
    const double v174 = (((v173 + (v1_cosine[1] * v71)) + (v121 * v49)) - (v155 * v67)) - (0.15005 * v135);
    const double v175 = (4.9 * qd[0]) + (6.0 * puma560_friction_sign(qd[0]));
    const double v176 = (v166 - (stuck[0] ? 0.0 : (v174 - v175))) + (v143 * v162);
    const double v177 = (v146 - 0.016765112499999985) + v147;
    const double v178 = ((v1_sine[3] * v136) - ((0.0008642879999999998 * v85) + 3.136777173125)) + (v151 * v152);
    const double v179 = (v178 - (2.0 * ((v1_cosine[1] * v149) - v126))) + (v177 + (v156 * v165));
    const double v180 = (v168 + (0.00011692799999999998 * v119)) - (v1_sine[1] * (v106 + (((v108 + 0.34123495800000003) - v104) + v177)));
    const double v181 = ((((v1_sine[1] * v180) + v179) + (v153 * v164)) + (v159 * v163)) + (v161 * v162);
    const double v182 = v176 * (stuck[0] ? 0.0 : (-(1.0 / ((!stuck[0]) ? v181 : 1.0))));
    const double v183 = (v143 * v145) + (v162 * v182);
    const double v184 = ((v111 * v102) - (v163 * v182)) - (v132 * v183);
    const double v185 = (((v84 * v80) + (v164 * v182)) + (v118 * v183)) + (v91 * v184);
    const double v186 = (((v77 * v76) + (v152 * v182)) + (v79 * v185)) + (v100 * (v183 + v184));
    const double v187 = stuck[5] ? 0.0 : v186;
    qdd[5] = v187;
    const double v188 = stuck[4] ? 0.0 : ((((v97 * v94) - (v165 * v182)) - (v141 * v183)) + (v98 * v184));
    qdd[4] = v188;
    const double v189 = stuck[2] ? 0.0 : (-v184);
    qdd[2] = v189;
    const double v190 = stuck[1] ? 0.0 : (-v183);
    qdd[1] = v190;
    const double v191 = stuck[3] ? 0.0 : (-v185);
    qdd[3] = v191;
    const double v192 = (((v174 + (v160 * v190)) + (v158 * v189)) + (v156 * v188)) - (v150 * v191);
    f[0] = stuck[0] ? (v192 - (v151 * v187)) : v175;
    const double v193 = v99 * v187;
    const double v194 = stuck[0] ? 0.0 : (-v182);
    qdd[0] = v194;
    const double v195 = (((v139 + (v160 * v194)) - (v129 * v189)) + (v116 * v191)) + (v123 * v188);
    f[1] = stuck[1] ? (v195 - v193) : v140;
    const double v196 = (((v69 + (v158 * v194)) - (v129 * v190)) + (v89 * v191)) - (v96 * v188);
    f[2] = stuck[2] ? (v196 - v193) : v70;
    const double v197 = (((v72 - (v150 * v194)) + (v116 * v190)) + (v89 * v189)) - (v78 * v187);
    f[3] = stuck[3] ? v197 : v73;
    f[4] = stuck[4] ? (((v92 + (v156 * v194)) + (v123 * v190)) - (v96 * v189)) : v93;
    f[5] = stuck[5] ? (((v74 - (v151 * v194)) - (v78 * v191)) - (v99 * (v189 + v190))) : v75;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_sticking_forces_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        bool stuck_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_flags(6U, count, lane, stuck, stuck_lane);
        puma560_friction_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void puma560_friction_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        bool stuck_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_flags(6U, count, lane, stuck, stuck_lane);
        puma560_friction_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

#endif

void puma560_friction_friction_dynamics(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], const signed char mode[restrict 6], double f[restrict 6], double qdd[restrict 6], double *restrict status)
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const puma560_friction_four v1_angle = {q[1], v0, q[4], q[3]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = 0.4318 * v1_cosine[0];
    const double v10 = v1_sine[1] * v9;
    const double v11 = 0.4318 * v1_sine[0];
    const double v12 = v1_cosine[1] * v11;
    const double v13 = v12 - v10;
    const double v14 = 0.0028799999999999997 * v1_sine[2];
    const double v15 = v1_sine[3] * v14;
    const double v16 = 0.00020216000000000006 * v1_sine[2];
    const double v17 = v16 * v1_cosine[2];
    const double v18 = (0.4318 * v15) + (v1_sine[3] * v17);
    const double v19 = v18 + (v15 * v13);
    const double v20 = 4e-05 * v1_sine[2];
    const double v21 = v1_sine[3] * v20;
    const bool v22 = 0 == mode[5];
    const double v23 = v22 ? 0.0 : 24999.999999999996;
    const double v24 = 4e-05 * v1_cosine[2];
    const double v25 = v23 * v24;
    const double v26 = v25 * v21;
    const double v27 = v26 + v19;
    const double v28 = v18 + v26;
    const double v29 = v1_sine[2] * v16;
    const double v30 = 0.0016399999999999997 + v29;
    const bool v31 = 0 == mode[3];
    const double v32 = v31 ? 0.0 : (-(1.0 / ((!v31) ? ((v24 * v25) - v30) : 1.0)));
    const double v33 = v32 * v28;
    const double v34 = 0.0028799999999999997 * v1_cosine[2];
    const double v35 = v1_cosine[3] * v34;
    const double v36 = v1_sine[1] * v11;
    const double v37 = v9 * v1_cosine[1];
    const double v38 = v37 + v36;
    const double v39 = ((0.0006421600000000001 * v1_cosine[3]) - (5.846399999999999e-05 * v1_sine[2])) + (0.4318 * v35);
    const double v40 = ((v38 * v14) - (v35 * v13)) - v39;
    const bool v41 = 0 == mode[4];
    const double v42 = v41 ? 0.0 : 1557.2443004858599;
    const double v43 = v42 * v39;
    const double v44 = v1_cosine[3] * v14;
    const double v45 = v44 - 0.025374999999999998;
    const double v46 = 0.8913300000000002 + v34;
    const double v47 = (v46 * v10) + (v37 * v45);
    const double v48 = (v46 * v1_cosine[1]) - (v1_sine[1] * v45);
    const double v49 = (v11 * v48) - v47;
    const double v50 = v1_sine[3] * (0.00010000000000000026 + v29);
    const double v51 = 0.0406 * v44;
    const double v52 = v51 + (v1_sine[3] * v50);
    const double v53 = 0.0024871679999999997 * v1_cosine[2];
    const double v54 = v53 + (0.3592922305 - v52);
    const double v55 = v54 + v49;
    const double v56 = v23 * v21;
    const double v57 = v21 * v56;
    const double v58 = v57 - v55;
    const double v59 = ((v43 * v40) - (v33 * v27)) - v58;
    const bool v60 = 0 == mode[2];
    const double v61 = 1.0 / ((!v60) ? (v57 + (((v28 * v33) + (v39 * v43)) - v54)) : 1.0);
    const double v62 = v60 ? 0.0 : (-v61);
    const double v63 = v62 * v59;
    const double v64 = v9 + (0.0203 * v1_cosine[1]);
    const double v65 = (0.4318 * v44) + (v1_cosine[3] * v17);
    const double v66 = 0.15005 * v1_cosine[1];
    const double v67 = (((v1_cosine[1] * v30) + (v1_sine[1] * v65)) + (v66 * v15)) - (v44 * v64);
    const double v68 = v1_sine[1] * v1_cosine[3];
    const double v69 = (v1_cosine[1] * v24) - (v68 * v20);
    const double v70 = (v25 * v69) - v67;
    const double v71 = v1_sine[3] * v34;
    const double v72 = 0.15005 * v1_sine[1];
    const double v73 = ((v35 * v66) - (v1_sine[3] * (0.0006421600000000001 * v1_sine[1]))) - (v14 * v72);
    const double v74 = v73 - (v71 * ((0.4318 * v1_sine[1]) - v64));
    const double v75 = ((v15 * (0.0203 * v1_sine[1])) + (0.15005 * v48)) - (v68 * v50);
    const double v76 = v75 + (v1_cosine[1] * (0.0047376000000000015 + v18));
    const double v77 = v69 * v56;
    const double v78 = v77 + (v76 + ((v33 * v70) - (v43 * v74)));
    const double v79 = v42 * v40;
    const double v80 = v32 * v27;
    const double v81 = v76 + ((0.023751 * v1_cosine[0]) + ((0.6903913435000001 * v1_sine[0]) + (v11 * v15)));
    const double v82 = v77 + (v81 + (((v80 * v70) + (v79 * v74)) - (v63 * v78)));
    const double v83 = 1.748114002 + ((((v49 - (v27 * v80)) - (v40 * v79)) - v58) - (v59 * v63));
    const bool v84 = 0 == mode[1];
    const double v85 = v84 ? 0.0 : (1.0 / ((!v84) ? v83 : 1.0));
    const double v86 = v85 * v82;
    const double v87 = qd[0] * v1_sine[1];
    const double v88 = qd[2] + qd[1];
    const double v89 = (v1_cosine[3] * v88) + (v1_sine[3] * v87);
    const double v90 = qd[0] * v1_cosine[1];
    const double v91 = qd[3] + v90;
    const double v92 = v90 * (2.0 * v88);
    const double v93 = v87 * v90;
    const double v94 = ((v1_sine[3] * v93) + (v1_cosine[3] * v92)) - (v91 * (2.0 * v89));
    const double v95 = (v1_cosine[3] * v87) - (v1_sine[3] * v88);
    const double v96 = v95 * v89;
    const double v97 = v87 * v88;
    const double v98 = v96 - v97;
    const double v99 = (v1_cosine[2] * v98) - (v1_sine[2] * v94);
    const double v100 = qd[4] + v89;
    const double v101 = 2.0 * v100;
    const double v102 = (v1_sine[2] * v91) + (v1_cosine[2] * v95);
    const double v103 = 4e-05 * ((v102 * v100) - v99);
    const double v104 = v103 + (0.00020000000000000004 * ((v102 * v101) - v99));
    const double v105 = (v1_sine[2] * v98) + (v1_cosine[2] * v94);
    const double v106 = (v1_cosine[2] * v91) - (v1_sine[2] * v95);
    const double v107 = (v101 * v106) + v105;
    const double v108 = (1.9999999999999998e-05 * ((qd[5] * v101) - v105)) - (0.0004221600000000001 * v107);
    const double v109 = qd[1] * qd[1];
    const double v110 = qd[0] * qd[0];
    const double v111 = v110 + v109;
    const double v112 = (v37 * v111) + (v36 * v109);
    const double v113 = v88 * v88;
    const double v114 = v113 + (v90 * v90);
    const double v115 = (((9.81 * v1_sine[1]) + (0.4318 * v93)) - (0.0203 * v114)) - v112;
    const double v116 = 2.0 * v97;
    const double v117 = qd[0] * qd[1];
    const double v118 = (v117 * (2.0 * v11)) - (0.15005 * v110);
    const double v119 = v118 + ((0.4318 * v92) + (0.0203 * v116));
    const double v120 = (v1_cosine[3] * v119) + (v1_sine[3] * v115);
    const double v121 = (((v1_cosine[2] * v108) - (v1_sine[2] * v104)) - (0.00075 * v94)) - (v34 * v120);
    const double v122 = (v12 * v109) - (v10 * v111);
    const double v123 = v113 + (v87 * v87);
    const double v124 = v14 * ((((9.81 * v1_cosine[1]) + (0.0203 * v93)) - (0.4318 * v123)) - v122);
    const double v125 = (((v102 * (3.9999999999999996e-05 * qd[5])) - (v35 * v115)) - v124) + (v71 * v119);
    const double v126 = v102 * v106;
    const double v127 = v125 - (0.00020216000000000006 * v126);
    const double v128 = v91 * v95;
    const double v129 = ((v1_cosine[3] * v93) - (v1_sine[3] * v92)) - v128;
    const double v130 = (0.0006500000000000002 * v128) + (v127 - (0.0012921600000000003 * v129));
    const double v131 = (((0.24892875 * v1_cosine[1]) - (8.743947300000002 * v1_sine[1])) + (v1_cosine[3] * v130)) + (v1_sine[3] * v121);
    const double v132 = (v100 * v100) + (v102 * v102);
    const double v133 = v126 + v129;
    const double v134 = (v14 * v133) - (v34 * v132);
    const double v135 = (((0.8913300000000002 * v112) + (v131 - (0.3244698455 * v93))) + (0.0203 * v134)) - (0.025374999999999998 * v122);
    const double v136 = (v14 * v132) + (v34 * v133);
    const double v137 = v1_cosine[3] * v136;
    const double v138 = v1_sine[3] * v107;
    const double v139 = (0.011273199 * (v114 - v123)) + ((v135 - (0.4318 * v137)) - (0.0012435839999999998 * v138));
    const double v140 = tau[2] - v139;
    const double v141 = (3.5 * qd[2]) + (4.8 * ((double)mode[2]));
    const double v142 = ((0.0013999999999999998 * v97) + ((v1_cosine[2] * v104) + (v1_sine[2] * v108))) - (v14 * v120);
    const double v143 = v142 - (9.999999999999983e-05 * v96);
    const double v144 = tau[3] + v143;
    const double v145 = (0.13 * qd[3]) + ((double)mode[3]);
    const double v146 = tau[5] + v103;
    const double v147 = (0.15 * qd[5]) + (0.7 * ((double)mode[5]));
    const double v148 = v22 ? 0.0 : (v146 - v147);
    const double v149 = (v25 * v148) - (v31 ? 0.0 : (v144 - v145));
    const double v150 = (tau[4] + (0.0006421600000000001 * v129)) - v127;
    const double v151 = (0.17 * qd[4]) + (0.8 * ((double)mode[4]));
    const double v152 = v41 ? 0.0 : (v150 - v151);
    const double v153 = v148 * v56;
    const double v154 = v153 + (((v43 * v152) + (v149 * v33)) - (v60 ? 0.0 : (v140 - v141)));
    const double v155 = ((0.025374999999999998 * v93) - (0.8913300000000002 * v123)) + v134;
    const double v156 = (((tau[1] + (1.024164 * v1_sine[0])) - (37.2347379 * v1_cosine[0])) - v139) - (v38 * v155);
    const double v157 = (((0.8913300000000002 * v93) - (0.025374999999999998 * v114)) + v137) + (0.0028799999999999997 * v138);
    const double v158 = (0.0141984 * v1_cosine[0]) + (1.601861202 * v1_sine[0]);
    const double v159 = (((v1_cosine[0] * v158) - 0.0070992) * (v109 - v111)) + (v156 + (v13 * v157));
    const double v160 = (3.5 * qd[1]) + (7.0 * ((double)mode[1]));
    const double v161 = (((v149 * v80) - (v152 * v79)) - (v154 * v63)) - (v84 ? 0.0 : (v159 - v160));
    const double v162 = v153 + v161;
    const double v163 = v62 * v78;
    const double v164 = v32 * v70;
    const double v165 = v42 * v74;
    const double v166 = v23 * v69;
    const double v167 = (((v148 * v166) - (v152 * v165)) + (v149 * v164)) + (v154 * v163);
    const double v168 = ((0.0028799999999999997 * v1_cosine[3]) * v107) - (v1_sine[3] * v136);
    const double v169 = (((v1_cosine[3] * v121) - (v1_sine[3] * v130)) - (0.34123495800000003 * v92)) - (0.4318 * v168);
    const double v170 = v1_sine[1] * ((0.0047376000000000015 * (v110 - v123)) + ((v169 - (0.011273199 * v116)) - (0.8913300000000002 * v118)));
    const double v171 = (((0.011273199 * v92) - (0.0047376000000000015 * v93)) + (0.016765112499999985 * v116)) + (0.025374999999999998 * v118);
    const double v172 = ((tau[0] + (v1_cosine[1] * (v143 + (v171 + (0.0203 * v168))))) + v170) - (v66 * v157);
    const double v173 = (((v110 - v111) * ((0.023751 * v1_sine[0]) - (0.6903913435000001 * v1_cosine[0]))) + v172) + (v72 * v155);
    const double v174 = (v117 * ((v1_cosine[0] * ((0.0283968 * v1_cosine[0]) + (3.203722404 * v1_sine[0]))) - 0.0141984)) + v173;
    const double v175 = v174 + (v9 * (v168 + ((0.8913300000000002 * v92) + (0.025374999999999998 * v116))));
    const double v176 = (4.9 * qd[0]) + (6.0 * ((double)mode[0]));
    const bool v177 = 0 == mode[0];
    const double v178 = (v1_sine[1] * v1_sine[1]) * (v53 + (0.32402200550000004 + (v52 - (v1_sine[2] * (0.0004043200000000001 * v1_sine[2])))));
    const double v179 = v178 - (2.0 * (v47 - ((v1_sine[1] * v1_cosine[1]) * (v65 - (0.011273199 + (5.846399999999999e-05 * v1_cosine[2]))))));
    const double v180 = (((v29 + v179) - (v1_sine[0] * v158)) + (0.3001 * v15)) - (v69 * v166);
    const double v181 = (((v180 - (v74 * v165)) - (v70 * v164)) - (v78 * v163)) - (v82 * v86);
    const double v182 = v177 ? 0.0 : (1.0 / ((!v177) ? ((3.155182285625 + v181) - v51) : 1.0));
    const double v183 = v182 * ((v167 + (v162 * v86)) - (v177 ? 0.0 : (v175 - v176)));
    const double v184 = (v85 * v162) + (v86 * v183);
    const double v185 = ((v62 * v154) - (v63 * v184)) + (v163 * v183);
    const double v186 = (((v32 * v149) + (v33 * v185)) + (v80 * v184)) + (v164 * v183);
    const double v187 = (((v23 * v148) + (v25 * v186)) + (v166 * v183)) + (v56 * (v184 + v185));
    const double v188 = v22 ? 0.0 : v187;
    qdd[5] = v188;
    const double v189 = v41 ? 0.0 : ((((v42 * v152) + (v43 * v185)) - (v79 * v184)) - (v165 * v183));
    qdd[4] = v189;
    const double v190 = v31 ? 0.0 : (-v186);
    qdd[3] = v190;
    const double v191 = v60 ? 0.0 : (-v185);
    qdd[2] = v191;
    const double v192 = (((v74 * v189) - (v69 * v188)) - (v67 * v190)) + (v76 * v191);
    const double v193 = v84 ? 0.0 : (-v184);
    qdd[1] = v193;
    f[0] = v177 ? (v175 + (v192 + (v81 * v193))) : v176;
    const double v194 = v21 * v188;
    const double v195 = v177 ? 0.0 : (-v183);
    qdd[0] = v195;
    const double v196 = (v159 + (((v19 * v190) - (v55 * v191)) + (v40 * v189))) + (v81 * v195);
    f[1] = v84 ? (v196 - v194) : v160;
    const double v197 = ((v140 + ((v18 * v190) - (v39 * v189))) - (v55 * v193)) + (v76 * v195);
    f[2] = v60 ? (v197 - v194) : v141;
    const double v198 = (((v144 - (v24 * v188)) + (v18 * v191)) + (v19 * v193)) - (v67 * v195);
    f[3] = v31 ? v198 : v145;
    f[4] = v41 ? (((v150 - (v39 * v191)) + (v40 * v193)) + (v74 * v195)) : v151;
    f[5] = v22 ? (((v146 - (v24 * v190)) - (v69 * v195)) - (v21 * (v191 + v193))) : v147;
    const double v199 = fabs(v195) + (fabs(v191) + (fabs(v189) + fabs(v190)));
    const double v200 = fabs(v140) + (fabs(v159) + (fabs(v146) + fabs(v175)));
    const bool v201 = (fabs(v150) + (fabs(v144) + v200)) < 1e+38;
    *status = (v201 && ((fabs(v188) + (fabs(v193) + v199)) < 1e+38)) ? 0.0 : 6.0;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_friction_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void puma560_friction_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

#endif

void puma560_friction_friction_limits(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], const signed char mode[restrict 6], double f[restrict 6], double qdd[restrict 6], double low[restrict 6], double high[restrict 6], double load[restrict 6], double *restrict status)
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const puma560_friction_four v1_angle = {q[1], v0, q[4], q[3]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = 0.4318 * v1_cosine[0];
    const double v10 = v1_sine[1] * v9;
    const double v11 = 0.4318 * v1_sine[0];
    const double v12 = v1_cosine[1] * v11;
    const double v13 = v12 - v10;
    const double v14 = 0.0028799999999999997 * v1_sine[2];
    const double v15 = v1_sine[3] * v14;
    const double v16 = 0.00020216000000000006 * v1_sine[2];
    const double v17 = v16 * v1_cosine[2];
    const double v18 = (0.4318 * v15) + (v1_sine[3] * v17);
    const double v19 = v18 + (v15 * v13);
    const double v20 = 4e-05 * v1_sine[2];
    const double v21 = v1_sine[3] * v20;
    const bool v22 = 0 == mode[5];
    load[0] = 0.0;
    load[1] = 0.0;
    load[2] = 0.0;
    load[3] = 0.0;
    load[4] = 0.0;
    load[5] = 0.0;
    const double v23 = v22 ? 0.0 : 24999.999999999996;
    const double v24 = 4e-05 * v1_cosine[2];
    const double v25 = v23 * v24;
    const double v26 = v25 * v21;
    const double v27 = v26 + v19;
    const double v28 = v18 + v26;
    const double v29 = v1_sine[2] * v16;
    const double v30 = 0.0016399999999999997 + v29;
    const bool v31 = 0 == mode[3];
    high[5] = 1.0;
    const double v32 = v31 ? 0.0 : (-(1.0 / ((!v31) ? ((v24 * v25) - v30) : 1.0)));
    const double v33 = v32 * v28;
    const double v34 = 0.0028799999999999997 * v1_cosine[2];
    const double v35 = v1_cosine[3] * v34;
    const double v36 = v1_sine[1] * v11;
    const double v37 = v9 * v1_cosine[1];
    const double v38 = v37 + v36;
    const double v39 = ((0.0006421600000000001 * v1_cosine[3]) - (5.846399999999999e-05 * v1_sine[2])) + (0.4318 * v35);
    const double v40 = ((v38 * v14) - (v35 * v13)) - v39;
    const bool v41 = 0 == mode[4];
    const double v42 = v41 ? 0.0 : 1557.2443004858599;
    const double v43 = v42 * v39;
    const double v44 = v1_cosine[3] * v14;
    const double v45 = v44 - 0.025374999999999998;
    const double v46 = 0.8913300000000002 + v34;
    const double v47 = (v46 * v10) + (v37 * v45);
    const double v48 = (v46 * v1_cosine[1]) - (v1_sine[1] * v45);
    const double v49 = (v11 * v48) - v47;
    const double v50 = v1_sine[3] * (0.00010000000000000026 + v29);
    const double v51 = 0.0406 * v44;
    const double v52 = v51 + (v1_sine[3] * v50);
    const double v53 = 0.0024871679999999997 * v1_cosine[2];
    const double v54 = v53 + (0.3592922305 - v52);
    const double v55 = v54 + v49;
    const double v56 = v23 * v21;
    const double v57 = v21 * v56;
    const double v58 = v57 - v55;
    const double v59 = ((v43 * v40) - (v33 * v27)) - v58;
    const bool v60 = 0 == mode[2];
    const double v61 = 1.0 / ((!v60) ? (v57 + (((v28 * v33) + (v39 * v43)) - v54)) : 1.0);
    const double v62 = v60 ? 0.0 : (-v61);
    const double v63 = v62 * v59;
    const double v64 = v9 + (0.0203 * v1_cosine[1]);
    const double v65 = (0.4318 * v44) + (v1_cosine[3] * v17);
    const double v66 = 0.15005 * v1_cosine[1];
    const double v67 = (((v1_cosine[1] * v30) + (v1_sine[1] * v65)) + (v66 * v15)) - (v44 * v64);
    const double v68 = v1_sine[1] * v1_cosine[3];
    const double v69 = (v1_cosine[1] * v24) - (v68 * v20);
    const double v70 = (v25 * v69) - v67;
    const double v71 = v1_sine[3] * v34;
    const double v72 = 0.15005 * v1_sine[1];
    const double v73 = ((v35 * v66) - (v1_sine[3] * (0.0006421600000000001 * v1_sine[1]))) - (v14 * v72);
    const double v74 = v73 - (v71 * ((0.4318 * v1_sine[1]) - v64));
    const double v75 = ((v15 * (0.0203 * v1_sine[1])) + (0.15005 * v48)) - (v68 * v50);
    const double v76 = v75 + (v1_cosine[1] * (0.0047376000000000015 + v18));
    const double v77 = v69 * v56;
    const double v78 = v77 + (v76 + ((v33 * v70) - (v43 * v74)));
    const double v79 = v42 * v40;
    const double v80 = v32 * v27;
    const double v81 = v76 + ((0.023751 * v1_cosine[0]) + ((0.6903913435000001 * v1_sine[0]) + (v11 * v15)));
    const double v82 = v77 + (v81 + (((v80 * v70) + (v79 * v74)) - (v63 * v78)));
    const double v83 = 1.748114002 + ((((v49 - (v27 * v80)) - (v40 * v79)) - v58) - (v59 * v63));
    const bool v84 = 0 == mode[1];
    const double v85 = v84 ? 0.0 : (1.0 / ((!v84) ? v83 : 1.0));
    const double v86 = v85 * v82;
    const double v87 = qd[0] * v1_sine[1];
    const double v88 = qd[2] + qd[1];
    const double v89 = (v1_cosine[3] * v88) + (v1_sine[3] * v87);
    const double v90 = qd[0] * v1_cosine[1];
    const double v91 = qd[3] + v90;
    const double v92 = v90 * (2.0 * v88);
    const double v93 = v87 * v90;
    const double v94 = ((v1_sine[3] * v93) + (v1_cosine[3] * v92)) - (v91 * (2.0 * v89));
    const double v95 = (v1_cosine[3] * v87) - (v1_sine[3] * v88);
    const double v96 = v95 * v89;
    const double v97 = v87 * v88;
    const double v98 = v96 - v97;
    const double v99 = (v1_cosine[2] * v98) - (v1_sine[2] * v94);
    const double v100 = qd[4] + v89;
    const double v101 = 2.0 * v100;
    const double v102 = (v1_sine[2] * v91) + (v1_cosine[2] * v95);
    const double v103 = 4e-05 * ((v102 * v100) - v99);
    const double v104 = v103 + (0.00020000000000000004 * ((v102 * v101) - v99));
    const double v105 = (v1_sine[2] * v98) + (v1_cosine[2] * v94);
    const double v106 = (v1_cosine[2] * v91) - (v1_sine[2] * v95);
    const double v107 = (v101 * v106) + v105;
    const double v108 = (1.9999999999999998e-05 * ((qd[5] * v101) - v105)) - (0.0004221600000000001 * v107);
    const double v109 = qd[1] * qd[1];
    const double v110 = qd[0] * qd[0];
    const double v111 = v110 + v109;
    const double v112 = (v37 * v111) + (v36 * v109);
    const double v113 = v88 * v88;
    const double v114 = v113 + (v90 * v90);
    const double v115 = (((9.81 * v1_sine[1]) + (0.4318 * v93)) - (0.0203 * v114)) - v112;
    const double v116 = 2.0 * v97;
    const double v117 = qd[0] * qd[1];
    const double v118 = (v117 * (2.0 * v11)) - (0.15005 * v110);
    const double v119 = v118 + ((0.4318 * v92) + (0.0203 * v116));
    const double v120 = (v1_cosine[3] * v119) + (v1_sine[3] * v115);
    const double v121 = (((v1_cosine[2] * v108) - (v1_sine[2] * v104)) - (0.00075 * v94)) - (v34 * v120);
    const double v122 = (v12 * v109) - (v10 * v111);
    const double v123 = v113 + (v87 * v87);
    const double v124 = v14 * ((((9.81 * v1_cosine[1]) + (0.0203 * v93)) - (0.4318 * v123)) - v122);
    const double v125 = (((v102 * (3.9999999999999996e-05 * qd[5])) - (v35 * v115)) - v124) + (v71 * v119);
    const double v126 = v102 * v106;
    const double v127 = v125 - (0.00020216000000000006 * v126);
    const double v128 = v91 * v95;
    const double v129 = ((v1_cosine[3] * v93) - (v1_sine[3] * v92)) - v128;
    const double v130 = (0.0006500000000000002 * v128) + (v127 - (0.0012921600000000003 * v129));
    const double v131 = (((0.24892875 * v1_cosine[1]) - (8.743947300000002 * v1_sine[1])) + (v1_cosine[3] * v130)) + (v1_sine[3] * v121);
    const double v132 = (v100 * v100) + (v102 * v102);
    const double v133 = v126 + v129;
    const double v134 = (v14 * v133) - (v34 * v132);
    const double v135 = (((0.8913300000000002 * v112) + (v131 - (0.3244698455 * v93))) + (0.0203 * v134)) - (0.025374999999999998 * v122);
    const double v136 = (v14 * v132) + (v34 * v133);
    const double v137 = v1_cosine[3] * v136;
    const double v138 = v1_sine[3] * v107;
    const double v139 = (0.011273199 * (v114 - v123)) + ((v135 - (0.4318 * v137)) - (0.0012435839999999998 * v138));
    const double v140 = tau[2] - v139;
    const double v141 = (3.5 * qd[2]) + (4.8 * ((double)mode[2]));
    const double v142 = ((0.0013999999999999998 * v97) + ((v1_cosine[2] * v104) + (v1_sine[2] * v108))) - (v14 * v120);
    const double v143 = v142 - (9.999999999999983e-05 * v96);
    const double v144 = tau[3] + v143;
    const double v145 = (0.13 * qd[3]) + ((double)mode[3]);
    const double v146 = tau[5] + v103;
    const double v147 = (0.15 * qd[5]) + (0.7 * ((double)mode[5]));
    const double v148 = v22 ? 0.0 : (v146 - v147);
    const double v149 = (v25 * v148) - (v31 ? 0.0 : (v144 - v145));
    const double v150 = (tau[4] + (0.0006421600000000001 * v129)) - v127;
    const double v151 = (0.17 * qd[4]) + (0.8 * ((double)mode[4]));
    const double v152 = v41 ? 0.0 : (v150 - v151);
    const double v153 = v148 * v56;
    const double v154 = v153 + (((v43 * v152) + (v149 * v33)) - (v60 ? 0.0 : (v140 - v141)));
    const double v155 = ((0.025374999999999998 * v93) - (0.8913300000000002 * v123)) + v134;
    const double v156 = (((tau[1] + (1.024164 * v1_sine[0])) - (37.2347379 * v1_cosine[0])) - v139) - (v38 * v155);
    const double v157 = (((0.8913300000000002 * v93) - (0.025374999999999998 * v114)) + v137) + (0.0028799999999999997 * v138);
    const double v158 = (0.0141984 * v1_cosine[0]) + (1.601861202 * v1_sine[0]);
    const double v159 = (((v1_cosine[0] * v158) - 0.0070992) * (v109 - v111)) + (v156 + (v13 * v157));
    const double v160 = (3.5 * qd[1]) + (7.0 * ((double)mode[1]));
    const double v161 = (((v149 * v80) - (v152 * v79)) - (v154 * v63)) - (v84 ? 0.0 : (v159 - v160));
    const double v162 = v153 + v161;
    const double v163 = v62 * v78;
    const double v164 = v32 * v70;
    const double v165 = v42 * v74;
    const double v166 = v23 * v69;
    const double v167 = (((v148 * v166) - (v152 * v165)) + (v149 * v164)) + (v154 * v163);
    const double v168 = ((0.0028799999999999997 * v1_cosine[3]) * v107) - (v1_sine[3] * v136);
    const double v169 = (((v1_cosine[3] * v121) - (v1_sine[3] * v130)) - (0.34123495800000003 * v92)) - (0.4318 * v168);
    const double v170 = v1_sine[1] * ((0.0047376000000000015 * (v110 - v123)) + ((v169 - (0.011273199 * v116)) - (0.8913300000000002 * v118)));
    const double v171 = (((0.011273199 * v92) - (0.0047376000000000015 * v93)) + (0.016765112499999985 * v116)) + (0.025374999999999998 * v118);
    const double v172 = ((tau[0] + (v1_cosine[1] * (v143 + (v171 + (0.0203 * v168))))) + v170) - (v66 * v157);
    const double v173 = (((v110 - v111) * ((0.023751 * v1_sine[0]) - (0.6903913435000001 * v1_cosine[0]))) + v172) + (v72 * v155);
    const double v174 = (v117 * ((v1_cosine[0] * ((0.0283968 * v1_cosine[0]) + (3.203722404 * v1_sine[0]))) - 0.0141984)) + v173;
    const double v175 = v174 + (v9 * (v168 + ((0.8913300000000002 * v92) + (0.025374999999999998 * v116))));
    const double v176 = (4.9 * qd[0]) + (6.0 * ((double)mode[0]));
    const bool v177 = 0 == mode[0];
    const double v178 = (v1_sine[1] * v1_sine[1]) * (v53 + (0.32402200550000004 + (v52 - (v1_sine[2] * (0.0004043200000000001 * v1_sine[2])))));
    const double v179 = v178 - (2.0 * (v47 - ((v1_sine[1] * v1_cosine[1]) * (v65 - (0.011273199 + (5.846399999999999e-05 * v1_cosine[2]))))));
    const double v180 = (((v29 + v179) - (v1_sine[0] * v158)) + (0.3001 * v15)) - (v69 * v166);
    const double v181 = (((v180 - (v74 * v165)) - (v70 * v164)) - (v78 * v163)) - (v82 * v86);
    const double v182 = v177 ? 0.0 : (1.0 / ((!v177) ? ((3.155182285625 + v181) - v51) : 1.0));
    const double v183 = v182 * ((v167 + (v162 * v86)) - (v177 ? 0.0 : (v175 - v176)));
    const double v184 = (v85 * v162) + (v86 * v183);
    const double v185 = ((v62 * v154) - (v63 * v184)) + (v163 * v183);
    const double v186 = (((v32 * v149) + (v33 * v185)) + (v80 * v184)) + (v164 * v183);
    const double v187 = (((v23 * v148) + (v25 * v186)) + (v166 * v183)) + (v56 * (v184 + v185));
    const double v188 = v22 ? 0.0 : v187;
    qdd[5] = v188;
    const double v189 = v41 ? 0.0 : ((((v42 * v152) + (v43 * v185)) - (v79 * v184)) - (v165 * v183));
    qdd[4] = v189;
    const double v190 = v31 ? 0.0 : (-v186);
    qdd[3] = v190;
    const double v191 = v60 ? 0.0 : (-v185);
    qdd[2] = v191;
    const double v192 = (((v74 * v189) - (v69 * v188)) - (v67 * v190)) + (v76 * v191);
    const double v193 = v84 ? 0.0 : (-v184);
    qdd[1] = v193;
    f[0] = v177 ? (v175 + (v192 + (v81 * v193))) : v176;
    const double v194 = v21 * v188;
    const double v195 = v177 ? 0.0 : (-v183);
    qdd[0] = v195;
    const double v196 = (v159 + (((v19 * v190) - (v55 * v191)) + (v40 * v189))) + (v81 * v195);
    f[1] = v84 ? (v196 - v194) : v160;
    const double v197 = ((v140 + ((v18 * v190) - (v39 * v189))) - (v55 * v193)) + (v76 * v195);
    f[2] = v60 ? (v197 - v194) : v141;
    const double v198 = (((v144 - (v24 * v188)) + (v18 * v191)) + (v19 * v193)) - (v67 * v195);
    f[3] = v31 ? v198 : v145;
    f[4] = v41 ? (((v150 - (v39 * v191)) + (v40 * v193)) + (v74 * v195)) : v151;
    f[5] = v22 ? (((v146 - (v24 * v190)) - (v69 * v195)) - (v21 * (v191 + v193))) : v147;
    low[0] = -8.4;
    low[1] = -9.5;
    low[2] = -6.5;
    low[3] = -1.4;
    low[4] = -1.1;
    low[5] = -1.0;
    high[0] = 8.4;
    high[1] = 9.5;
    high[2] = 6.5;
    high[3] = 1.4;
    high[4] = 1.1;
    const double v199 = fabs(v195) + (fabs(v191) + (fabs(v189) + fabs(v190)));
    const double v200 = fabs(v140) + (fabs(v159) + (fabs(v146) + fabs(v175)));
    const bool v201 = (fabs(v150) + (fabs(v144) + v200)) < 1e+38;
    *status = (v201 && ((fabs(v188) + (fabs(v193) + v199)) < 1e+38)) ? 0.0 : 6.0;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_friction_limits_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];
        double low_lane[6];
        double high_lane[6];
        double load_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
        puma560_friction_scatter(6U, count, lane, load_lane, load);
    }
}

void puma560_friction_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];
        double low_lane[6];
        double high_lane[6];
        double load_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
        puma560_friction_scatter(6U, count, lane, load_lane, load);
    }
}

#endif
