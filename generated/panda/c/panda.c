#include "panda.h"

#include <math.h>

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define PANDA_INLINE static inline __attribute__((always_inline))
#define PANDA_APART __attribute__((noinline, cold))
typedef double panda_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long panda_bits __attribute__((vector_size(4 * sizeof(double))));
typedef panda_lane panda_four;
typedef panda_bits panda_four_bits;
#else
#define PANDA_INLINE static inline
#define PANDA_APART
typedef double panda_lane;
typedef unsigned long long panda_bits;
typedef double panda_four[4];
typedef unsigned long long panda_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
PANDA_INLINE void panda_sincos_pair(const panda_lane *angle, panda_lane *sine, panda_lane *cosine, panda_bits *beyond)
{
    const panda_lane x = *angle;
    union { panda_lane number; panda_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const panda_lane n = k.number - 6755399441186816.0;
    const panda_lane w = x - (n * 1.5707963267923333);
    const panda_lane r = w - (n * 2.5633441515839558e-12);
    const panda_lane rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const panda_lane z = r * r;
    const panda_lane u = 1.0 - (0.5 * z);
    const panda_lane rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const panda_lane zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const panda_bits odd = 0ULL - (k.bits & 1ULL);
    const panda_bits sign = k.bits << 62;
    const panda_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const panda_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static PANDA_APART void panda_sincos_beyond(const panda_four *angle, panda_four *sine, panda_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        (*sine)[i] = sin((*angle)[i]);
        (*cosine)[i] = cos((*angle)[i]);
    }
}

/* The library answers if an angle is out of range, infinite or not a number. */
PANDA_INLINE void panda_sincos(const panda_four *angle, panda_four *sine, panda_four *cosine)
{
    panda_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    panda_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        panda_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        panda_sincos_beyond(angle, sine, cosine);
    }
}

static inline void panda_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void panda_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void panda_default_parameters(panda_parameters *parameters)
{
    parameters->reserved = 0.0;
}

void panda_prepare(const panda_parameters *parameters, panda_prepared *prepared)
{
    (void)parameters;
    prepared->k[0] = 0.0;
}

void panda_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_parameters parameters_lane;
        panda_prepared prepared_lane;

        (void)parameters;
        parameters_lane.reserved = 0.0;
        panda_prepare(&parameters_lane, &prepared_lane);
        panda_scatter(1U, count, lane, prepared_lane.k, prepared);
    }
}

void panda_mass_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double M[restrict 49])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + q[6];
    const panda_four v1_angle = {q[3], q[5], v0, q[4]};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {q[1], q[2]};
    panda_four v9_sine;
    panda_four v9_cosine;
    panda_sincos(&v9_angle, &v9_sine, &v9_cosine);
    M[48] = 0.006684151967360946;
    const double v13 = 0.0032806082595733185 * v1_cosine[2];
    const double v14 = 0.23184755269500001 + v13;
    const double v15 = (v1_sine[1] * v14) - (0.17380470556900005 * v1_cosine[1]);
    const double v16 = 2.0125235536029997 + v15;
    const double v17 = 0.0032806082595733185 * v1_sine[2];
    const double v18 = v17 - 0.067870631425;
    const double v19 = (0.17380470556900005 * v1_sine[1]) + (v14 * v1_cosine[1]);
    const double v20 = v19 - 0.014653732538;
    const double v21 = (v1_sine[3] * v18) + (v1_cosine[3] * v20);
    const double v22 = v21 - 0.5527802746500001;
    const double v23 = (v1_sine[0] * v16) - (v1_cosine[0] * v22);
    const double v24 = (0.001535882372017312 * v1_cosine[2]) - (0.000386330894443768 * v1_sine[2]);
    const double v25 = v1_cosine[1] * v24;
    const double v26 = 0.000577387053684904 * v1_cosine[2];
    const double v27 = (0.002174847060296272 * v1_cosine[2]) - (0.0013205141364616632 * v1_sine[2]);
    const double v28 = v1_sine[2] * v27;
    const double v29 = v26 - v28;
    const double v30 = ((v1_sine[1] * (v29 - 0.004730348259622701)) - (0.029497140765350635 * v1_cosine[1])) - (2.0 * v25);
    const double v31 = v1_sine[1] * v30;
    const double v32 = (v31 - 0.03970275123129646) - v26;
    const double v33 = v32 + (0.165 * v23);
    const double v34 = v1_sine[0] * v32;
    const double v35 = ((v1_cosine[2] * v27) + (0.000288693526842452 * v1_sine[2])) - 0.000983664612929451;
    const double v36 = (0.000386330894443768 * v1_cosine[2]) + (0.001535882372017312 * v1_sine[2]);
    const double v37 = 9.3569097314605e-05 + v36;
    const double v38 = (v1_sine[1] * v35) - (v1_cosine[1] * v37);
    const double v39 = 0.0012597535716761543 * v1_sine[2];
    const double v40 = v39 + (v38 - 0.02389827041510187);
    const double v41 = 0.013721782605646424 + (v24 + ((v1_cosine[1] * v30) + (0.384 * v19)));
    const double v42 = (v1_sine[3] * v40) + (v1_cosine[3] * v41);
    const double v43 = v1_cosine[0] * v42;
    const double v44 = (v1_sine[1] * v37) + (v1_cosine[1] * v35);
    const double v45 = v1_cosine[3] * v44;
    const double v46 = 0.05313849683169709 + v29;
    M[40] = v46;
    const double v47 = v28 + v31;
    const double v48 = ((0.0030304889466540603 * v1_cosine[3]) - (2.0 * v45)) - (v1_sine[3] * (0.04153078736086563 - (v46 - v47)));
    const double v49 = v1_sine[3] * v48;
    const double v50 = 0.165 * v21;
    const double v51 = v49 + v50;
    const double v52 = 0.768 * v15;
    const double v53 = v47 + v52;
    const double v54 = v51 + v53;
    const double v55 = (v34 - (2.0 * v43)) + (v1_cosine[0] * (0.3256817453709217 + (0.165 * v15)));
    const double v56 = v55 + (v1_sine[0] * (0.6892538823000487 + v54));
    const double v57 = v1_sine[0] * v56;
    const double v58 = (v57 - v33) - v50;
    const double v59 = (v1_sine[0] * v22) + (v16 * v1_cosine[0]);
    const double v60 = 0.316 * v59;
    const double v61 = v57 - v60;
    const double v62 = 0.0825 * v23;
    const double v63 = v62 - v60;
    const double v64 = v52 + (0.749763367252814 + (v46 - v51));
    M[24] = v64;
    const double v65 = v63 - v64;
    const double v66 = (v1_sine[3] * v41) - (v1_cosine[3] * v40);
    M[25] = v66;
    M[31] = v66;
    const double v67 = v66 - 0.0016444875773692705;
    const double v68 = (v1_sine[3] * v20) - (v18 * v1_cosine[3]);
    const double v69 = 0.0825 * v68;
    const double v70 = (0.00239011055294907 + (v44 + (v1_cosine[3] * v48))) - v69;
    const double v71 = (v1_sine[0] * v67) - (v1_cosine[0] * v70);
    const double v72 = v9_sine[1] * (v62 + (v49 + (0.7008497463952148 + ((v53 + v65) - v61))));
    const double v73 = v72 - (v9_cosine[1] * (0.00024382484190148615 - ((2.0 * v71) - (0.165 * v68))));
    const double v74 = v9_sine[1] * v73;
    const double v75 = (v1_sine[0] * v70) + (v1_cosine[0] * v67);
    M[17] = v75;
    M[23] = v75;
    const double v76 = 0.013297019103287584 + (v75 + (0.316 * v68));
    const double v77 = (((0.4043356361115752 - (v1_cosine[0] * v56)) - (0.316 * v23)) - v42) + (0.0825 * (v15 + v59));
    const double v78 = (v9_sine[1] * v76) - (v9_cosine[1] * v77);
    const double v79 = v9_sine[0] * (v74 + ((((2.0 * v61) - v54) - v33) - 1.63673564001047));
    M[0] = (0.1721381546376276 + v58) - (v9_sine[0] * (v79 + (v9_cosine[0] * (0.00796671776787104 + (2.0 * v78)))));
    const double v80 = v9_sine[0] * v9_cosine[1];
    const double v81 = (v9_sine[1] * v77) + (v9_cosine[1] * v76);
    const double v82 = ((v73 * v80) + (v9_cosine[0] * (0.0007689361029463999 + v81))) + (v9_sine[0] * (v69 - (v71 - 0.010383014241958912)));
    const double v83 = 0.13480070614822146 + v58;
    M[16] = v83;
    const double v84 = v9_sine[0] * v9_sine[1];
    const double v85 = ((v9_cosine[0] * v75) + (v71 * v80)) + (v65 * v84);
    M[3] = v85;
    M[21] = v85;
    const double v86 = 0.0825 * v1_cosine[0];
    const double v87 = v86 - 0.0825;
    const double v88 = ((v1_sine[0] * v42) + (v1_cosine[0] * v32)) + (v21 * v87);
    const double v89 = 0.0825 * v1_sine[0];
    const double v90 = v89 - 0.316;
    const double v91 = (v34 + (v21 * v90)) - v43;
    const double v92 = v89 - (0.316 * v1_cosine[0]);
    const double v93 = (v68 * v92) - v66;
    const double v94 = ((v84 * v93) - (v9_cosine[0] * v88)) - (v80 * v91);
    M[4] = v94;
    M[28] = v94;
    const double v95 = v46 + (0.384 * v15);
    const double v96 = (v1_sine[3] * v95) - v45;
    const double v97 = v15 * v1_sine[3];
    const double v98 = ((v1_sine[0] * v96) - (v1_cosine[0] * v38)) + (v87 * v97);
    M[19] = v98;
    M[37] = v98;
    const double v99 = ((v1_sine[0] * v38) + (v1_cosine[0] * v96)) - (v90 * v97);
    const double v100 = v86 + (0.316 * v1_sine[0]);
    const double v101 = ((v1_sine[3] * v44) + (v1_cosine[3] * v95)) - (0.0825 * v19);
    M[26] = v101;
    M[38] = v101;
    const double v102 = v1_cosine[3] * v92;
    const double v103 = ((v15 * v102) - (v19 * v100)) - v101;
    const double v104 = ((v9_cosine[0] * v98) - (v80 * v99)) + (v84 * v103);
    M[5] = v104;
    M[35] = v104;
    const double v105 = (v1_cosine[1] * v39) - v36;
    const double v106 = 0.006684151967360946 + (0.000288693526842452 * v1_cosine[2]);
    const double v107 = ((v1_sine[1] * v106) + (0.0012597535716761543 * v1_cosine[2])) - v25;
    const double v108 = (v1_sine[3] * v105) + (v1_cosine[3] * v107);
    const double v109 = (v1_sine[1] * v24) + (v1_cosine[1] * v106);
    const double v110 = v1_cosine[1] * v17;
    const double v111 = (v13 * v1_cosine[3]) + (v1_sine[3] * v110);
    const double v112 = ((v1_sine[0] * v108) - (v1_cosine[0] * v109)) + (v87 * v111);
    M[20] = v112;
    M[44] = v112;
    const double v113 = ((v1_sine[0] * v109) + (v1_cosine[0] * v108)) - (v90 * v111);
    const double v114 = ((v1_sine[2] * (0.0002706501814147988 * v1_sine[1])) - (v1_sine[3] * v107)) + (v1_cosine[3] * v105);
    M[27] = v114;
    M[45] = v114;
    const double v115 = (((v17 * (v1_sine[1] * v100)) - v114) - (v13 * (v1_sine[3] * v92))) + (v102 * v110);
    const double v116 = ((v9_cosine[0] * v112) - (v80 * v113)) + (v84 * v115);
    M[6] = v116;
    M[42] = v116;
    M[8] = v74 + ((1.1168423647533403 - v63) - v65);
    const double v117 = (v9_sine[1] * v91) + (v9_cosine[1] * v93);
    M[11] = v117;
    M[29] = v117;
    const double v118 = (v9_sine[1] * v99) + (v9_cosine[1] * v103);
    M[12] = v118;
    M[36] = v118;
    const double v119 = (v9_sine[1] * v113) + (v9_cosine[1] * v115);
    M[13] = v119;
    M[43] = v119;
    const double v120 = -v82;
    M[1] = v120;
    M[7] = v120;
    const double v121 = -((v9_sine[0] * v78) - (v9_cosine[0] * v83));
    M[2] = v121;
    M[14] = v121;
    const double v122 = -v81;
    M[9] = v122;
    M[15] = v122;
    const double v123 = -((v9_sine[1] * v71) - (v65 * v9_cosine[1]));
    M[10] = v123;
    M[22] = v123;
    const double v124 = -v88;
    M[18] = v124;
    M[30] = v124;
    M[32] = -v32;
    const double v125 = -v38;
    M[33] = v125;
    M[39] = v125;
    const double v126 = -v109;
    M[34] = v126;
    M[46] = v126;
    const double v127 = -v36;
    M[41] = v127;
    M[47] = v127;
}

#if !defined(PANDA_VECTOR)

void panda_mass_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double M_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_mass_matrix(prepared, q_lane, M_lane);
        panda_scatter(49U, count, lane, M_lane, M);
    }
}

void panda_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double M_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_mass_matrix(&prepared_lane, q_lane, M_lane);
        panda_scatter(49U, count, lane, M_lane, M);
    }
}

#endif

void panda_bias(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], double h[restrict 7])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + q[6];
    const panda_four v1_angle = {q[1], q[3], q[2], q[4]};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {q[5], v0};
    panda_four v9_sine;
    panda_four v9_cosine;
    panda_sincos(&v9_angle, &v9_sine, &v9_cosine);
    const double v13 = v1_cosine[0] * qd[0];
    const double v14 = qd[2] + v13;
    const double v15 = v1_sine[0] * qd[0];
    const double v16 = (v1_cosine[2] * v15) - (v1_sine[2] * qd[1]);
    const double v17 = (v1_cosine[1] * v16) - (v1_sine[1] * v14);
    const double v18 = (v1_cosine[2] * qd[1]) + (v1_sine[2] * v15);
    const double v19 = qd[3] - v18;
    const double v20 = (v1_cosine[3] * v17) + (v1_sine[3] * v19);
    const double v21 = (v1_sine[1] * v16) + (v1_cosine[1] * v14);
    const double v22 = qd[4] + v21;
    const double v23 = (v9_cosine[0] * v22) + (v9_sine[0] * v20);
    const double v24 = (v9_sine[0] * v22) - (v9_cosine[0] * v20);
    const double v25 = v24 * v23;
    const double v26 = v17 * v21;
    const double v27 = qd[1] * v13;
    const double v28 = 2.0 * v27;
    const double v29 = v15 * v13;
    const double v30 = (v1_cosine[2] * v29) - (v1_sine[2] * v28);
    const double v31 = v16 * v14;
    const double v32 = v31 - v30;
    const double v33 = v32 - v26;
    const double v34 = v16 * v18;
    const double v35 = qd[1] * v15;
    const double v36 = v35 - v34;
    const double v37 = (v1_sine[2] * v29) + (v1_cosine[2] * v28);
    const double v38 = (v18 * (2.0 * v14)) - v37;
    const double v39 = (v1_cosine[1] * v38) - (v1_sine[1] * v36);
    const double v40 = v39 + (v19 * (2.0 * v21));
    const double v41 = (v1_sine[3] * v40) - (v1_cosine[3] * v33);
    const double v42 = v22 * v20;
    const double v43 = v42 - v41;
    const double v44 = v43 - v25;
    const double v45 = v14 * v14;
    const double v46 = v45 + (v18 * v18);
    const double v47 = v1_sine[0] * v1_cosine[2];
    const double v48 = ((0.316 * v30) + (0.0825 * v46)) + (9.81 * v47);
    const double v49 = v31 + v32;
    const double v50 = qd[1] * qd[1];
    const double v51 = v50 + (v15 * v15);
    const double v52 = ((9.81 * v1_cosine[0]) - (0.0825 * v49)) - (0.316 * v51);
    const double v53 = (v1_cosine[1] * v48) - (v1_sine[1] * v52);
    const double v54 = v19 * v19;
    const double v55 = v54 + (v21 * v21);
    const double v56 = (0.0825 * v55) - v53;
    const double v57 = v35 + v34;
    const double v58 = v1_sine[0] * v1_sine[2];
    const double v59 = ((0.316 * v37) - (0.0825 * v57)) + (9.81 * v58);
    const double v60 = (v1_cosine[1] * v36) + (v1_sine[1] * v38);
    const double v61 = v17 * v19;
    const double v62 = v61 - v60;
    const double v63 = v61 + v62;
    const double v64 = (0.0825 * v63) - v59;
    const double v65 = (v1_sine[3] * v64) - (v1_cosine[3] * v56);
    const double v66 = v65 + (0.384 * v41);
    const double v67 = v32 + v26;
    const double v68 = (v1_cosine[1] * v52) + (v1_sine[1] * v48);
    const double v69 = v68 + (0.0825 * v67);
    const double v70 = v54 + (v17 * v17);
    const double v71 = (0.384 * v70) - v69;
    const double v72 = ((v9_sine[0] * v66) - (v9_cosine[0] * v71)) - (0.088 * v44);
    const double v73 = v44 + (v24 * (2.0 * qd[6]));
    const double v74 = 0.0032806082595733185 * v9_cosine[1];
    const double v75 = (v1_sine[3] * v33) + (v1_cosine[3] * v40);
    const double v76 = (v1_sine[3] * v17) - (v1_cosine[3] * v19);
    const double v77 = v75 + (v76 * (2.0 * v22));
    const double v78 = v76 * v20;
    const double v79 = v62 + v78;
    const double v80 = (v9_sine[0] * v79) + (v9_cosine[0] * v77);
    const double v81 = qd[5] - v76;
    const double v82 = 2.0 * v81;
    const double v83 = v80 + (qd[6] * v82);
    const double v84 = 0.0032806082595733185 * v9_sine[1];
    const double v85 = ((v74 * v73) - (2.6346312806250003 * v72)) + (v84 * v83);
    const double v86 = (0.002174847060296272 * v9_cosine[1]) - (0.0013205141364616632 * v9_sine[1]);
    const double v87 = v9_sine[1] * v86;
    const double v88 = v87 - 0.002681818915449642;
    const double v89 = (((0.0011196707334275545 * v44) + (0.00010375891721868492 * v80)) + (0.088 * v85)) - (v73 * v88);
    const double v90 = (v9_cosine[1] * v86) - 0.001087423530148136;
    const double v91 = v24 * v24;
    const double v92 = v81 * v81;
    const double v93 = v92 + v91;
    const double v94 = (0.001535882372017312 * v9_cosine[1]) - (0.000386330894443768 * v9_sine[1]);
    const double v95 = 0.014748570382675318 + v94;
    const double v96 = v92 + (v23 * v23);
    const double v97 = (v9_sine[0] * v71) + (v9_cosine[0] * v66);
    const double v98 = (((v89 + (v83 * v90)) - (v93 * v95)) + (0.014748570382675318 * v96)) + (0.17380470556900005 * v97);
    const double v99 = v43 + v25;
    const double v100 = qd[6] - v23;
    const double v101 = v100 * v100;
    const double v102 = v92 + v101;
    const double v103 = (v9_sine[0] * v77) - (v9_cosine[0] * v79);
    const double v104 = (0.000386330894443768 * v9_cosine[1]) + (0.001535882372017312 * v9_sine[1]);
    const double v105 = 9.3569097314605e-05 + v104;
    const double v106 = (((v98 + (0.028934422545659894 * v99)) + (v94 * v102)) + (v105 * v103)) - (v74 * v72);
    const double v107 = v97 + (0.088 * v96);
    const double v108 = (((2.6346312806250003 * v107) + (0.17380470556900005 * v99)) + (v74 * v102)) + (v84 * v103);
    const double v109 = (0.17380470556900005 * v93) - v85;
    const double v110 = (v9_sine[0] * v109) + (v9_cosine[0] * v108);
    const double v111 = (((0.384 * v110) - (0.014653732538 * v69)) + (0.0015152444733270301 * v77)) + (0.02389827041510187 * v79);
    const double v112 = v42 + v43;
    const double v113 = v22 * v22;
    const double v114 = v113 + (v76 * v76);
    const double v115 = ((v111 - (0.0014511560650267152 * v112)) - v106) + (0.0010267877770288947 * (v70 - v114));
    const double v116 = 0.004002333051911305 + v87;
    const double v117 = (((0.00010375891721868492 * v44) + (v73 * v90)) + (v83 * v116)) - (v105 * v93);
    const double v118 = (v1_sine[3] * v56) + (v1_cosine[3] * v64);
    const double v119 = v118 + (0.384 * v75);
    const double v120 = v91 + v101;
    const double v121 = v113 + (v20 * v20);
    const double v122 = v103 + (v24 * v82);
    const double v123 = (((v117 - (0.17380470556900005 * v119)) + (v104 * v120)) + (9.3569097314605e-05 * v121)) - (v95 * v122);
    const double v124 = v80 + (v23 * v82);
    const double v125 = (v123 + (0.028934422545659894 * v124)) - (v84 * v72);
    const double v126 = v119 + (0.088 * v122);
    const double v127 = (((v104 * v99) + (v103 * v116)) - (v94 * v124)) - (v88 * v122);
    const double v128 = ((v127 + (v74 * v126)) + (v84 * v107)) + (v90 * (v102 - v120));
    h[6] = v128;
    const double v129 = ((2.6346312806250003 * v126) + (v74 * v122)) - (v84 * v120);
    const double v130 = v128 + ((((0.088 * v129) + (9.3569097314605e-05 * v99)) - (0.014748570382675318 * v124)) + (0.0011196707334275545 * v122));
    const double v131 = v130 + (0.00010375891721868492 * (v96 - v121));
    const double v132 = (0.17380470556900005 * v124) - v129;
    const double v133 = (((v9_sine[0] * v131) + (v9_cosine[0] * v125)) + (0.067870631425 * v69)) - (0.384 * v132);
    const double v134 = v78 - v62;
    const double v135 = ((v133 + (0.0100451878283212 * v77)) - (0.0015152444733270301 * v112)) - (0.0010267877770288947 * v134);
    const double v136 = v135 - (0.02389827041510187 * (v70 - v121));
    const double v137 = (((v9_sine[0] * v108) - (v9_cosine[0] * v109)) - (4.065735684829545 * v69)) - (0.067870631425 * v77);
    const double v138 = v137 - (0.014653732538 * v112);
    const double v139 = (((v1_sine[3] * v136) - (0.0825 * v138)) + (0.005415763498190531 * v67)) - (v1_cosine[3] * v115);
    const double v140 = (((v139 - (0.0039053550262761003 * v39)) + (0.3087998849151318 * v33)) - (0.0016444875773692705 * v60)) - (1.0008251418429999 * v53);
    const double v141 = v140 + (0.07937575371526084 * (v55 - v70));
    const double v142 = ((0.0825 * v1_cosine[1]) + (0.316 * v1_sine[1])) * (((2.352456790569697 * v68) - (1.0008251418429999 * v70)) - v138);
    const double v143 = ((((1.3360662912298427e-05 * v49) - (0.013297019103287584 * v36)) + (0.00012191242095074308 * v38)) - v141) + v142;
    const double v144 = v110 + (((4.065735684829545 * v65) + (0.067870631425 * v79)) - (0.014653732538 * v114));
    const double v145 = (((4.065735684829545 * v118) + (0.067870631425 * v121)) - v132) - (0.014653732538 * v134);
    const double v146 = (((v1_sine[3] * v145) - (v1_cosine[3] * v144)) + (1.0008251418429999 * v33)) - (2.352456790569697 * v53);
    const double v147 = (v143 - (v146 * ((0.316 * v1_cosine[1]) - (0.0825 * v1_sine[1])))) - (0.005487648106562257 * (v51 - v46));
    const double v148 = (((v1_sine[3] * v115) - (0.0039053550262761003 * v67)) + (v1_cosine[3] * v136)) + (0.3087998849151318 * v40);
    const double v149 = v45 + (v16 * v16);
    const double v150 = ((v148 + (0.07937575371526084 * v63)) - (1.0008251418429999 * v59)) + (0.0016444875773692705 * (v70 - v149));
    const double v151 = (((0.0010267877770288947 * v75) + (0.02389827041510187 * v41)) + (v9_sine[0] * v125)) - (v9_cosine[0] * v131);
    const double v152 = (((v151 + (0.067870631425 * v65)) + (0.0100451878283212 * v79)) + (0.014653732538 * v118)) - (0.0014511560650267152 * v134);
    const double v153 = v152 + (0.0015152444733270301 * (v114 - v121));
    h[4] = v153;
    const double v154 = (v1_sine[3] * v144) + (v1_cosine[3] * v145);
    const double v155 = v153 + ((((0.0825 * v154) + (0.0016444875773692705 * v33)) + (0.07937575371526084 * v40)) + (0.005415763498190531 * v63));
    const double v156 = v155 + (0.0039053550262761003 * (v55 - v149));
    const double v157 = (((0.27690780075318017 * v1_cosine[0]) + (v1_cosine[1] * v150)) - (v1_sine[1] * v156)) - (0.00012191242095074308 * v49);
    const double v158 = v154 + ((1.0008251418429999 * v40) - (2.352456790569697 * v59));
    const double v159 = ((v157 + (0.316 * v158)) + (0.022178148964878186 * v38)) + (0.005487648106562257 * v57);
    const double v160 = v159 - (0.013297019103287584 * (v51 - v149));
    const double v161 = ((v35 * ((0.21021081951078455 * v1_cosine[0]) + (0.00796671776787104 * v1_sine[0]))) - (v47 * v160)) - (v58 * v147);
    const double v162 = v161 + (0.0007689361029463999 * ((v1_sine[0] * v51) - ((qd[0] * v15) - (v1_cosine[0] * v29))));
    const double v163 = v50 + (v13 * v13);
    const double v164 = v162 - (0.01026110182100817 * ((v1_sine[0] * v29) - ((qd[0] * v13) - (v1_cosine[0] * v163))));
    const double v165 = (((0.013297019103287584 * v30) + (0.005487648106562257 * v37)) + (v1_cosine[1] * v156)) + (v1_sine[1] * v150);
    const double v166 = (((v165 - (0.0825 * v158)) - (0.022178148964878186 * v36)) + (1.3360662912298427e-05 * v57)) + (0.27690780075318017 * v47);
    const double v167 = v166 + (0.00012191242095074308 * (v46 - v149));
    h[2] = v167;
    h[0] = v164 + (v1_cosine[0] * (v167 - (0.00796671776787104 * v27)));
    const double v168 = (((0.01993386669246 * v1_cosine[0]) - (v1_cosine[2] * v147)) - (4.74615389612781 * v1_sine[0])) + (v1_sine[2] * v160);
    h[1] = (v168 - (0.10510540975539227 * v29)) - (0.00398335888393552 * (v51 - v163));
    h[3] = -v141;
    h[5] = -v106;
}

#if !defined(PANDA_VECTOR)

void panda_bias_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double h_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_bias(prepared, q_lane, qd_lane, h_lane);
        panda_scatter(7U, count, lane, h_lane, h);
    }
}

void panda_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double h_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        panda_scatter(7U, count, lane, h_lane, h);
    }
}

#endif

void panda_gravity(const panda_prepared *restrict prepared, const double q[restrict 7], double g[restrict 7])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + q[6];
    const panda_four v1_angle = {q[2], q[1], q[3], q[5]};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {q[4], v0};
    panda_four v9_sine;
    panda_four v9_cosine;
    panda_sincos(&v9_angle, &v9_sine, &v9_cosine);
    const double v13 = v1_sine[1] * v1_cosine[0];
    const double v14 = 9.81 * v13;
    const double v15 = 9.81 * v1_cosine[1];
    const double v16 = (v1_cosine[2] * v15) + (v1_sine[2] * v14);
    const double v17 = (v1_sine[2] * v15) - (v1_cosine[2] * v14);
    const double v18 = v1_sine[1] * v1_sine[0];
    const double v19 = 9.81 * v18;
    const double v20 = (v9_cosine[0] * v17) + (v9_sine[0] * v19);
    const double v21 = (v1_sine[3] * v20) - (v1_cosine[3] * v16);
    const double v22 = 0.0032806082595733185 * v9_sine[1];
    const double v23 = (v9_cosine[0] * v19) - (v9_sine[0] * v17);
    const double v24 = (0.17380470556900005 * v23) + (v22 * v21);
    const double v25 = (v1_sine[3] * v16) + (v1_cosine[3] * v20);
    const double v26 = v22 * v25;
    const double v27 = 0.0032806082595733185 * v9_cosine[1];
    const double v28 = 0.23184755269500001 + v27;
    const double v29 = v26 + (v28 * v23);
    const double v30 = ((v1_sine[3] * v29) - (v1_cosine[3] * v24)) - (0.067870631425 * v16);
    const double v31 = (v28 * v21) - (0.17380470556900005 * v25);
    const double v32 = v31 + (0.014653732538 * v16);
    const double v33 = (((v9_cosine[0] * v32) - (v9_sine[0] * v30)) + (2.012523553603 * v17)) + (0.5527802746500001 * v16);
    const double v34 = (7.3266765863443215 * v1_cosine[1]) - v33;
    const double v35 = ((v9_cosine[0] * v30) + (v9_sine[0] * v32)) + (19.742856060845433 * v18);
    const double v36 = (((v1_sine[3] * v24) + (v1_cosine[3] * v29)) - (0.067870631425 * v20)) - (0.014653732538 * v23);
    g[4] = v36;
    const double v37 = (5.422774494316502 * v18) - v36;
    const double v38 = (0.27690780075318017 * v13) + (((7.3266765863443215 * v18) - (v1_cosine[2] * v37)) - (v1_sine[2] * v35));
    g[2] = v38;
    const double v39 = ((0.27690780075318017 * v1_cosine[1]) - (v1_cosine[2] * v35)) + (v1_sine[2] * v37);
    g[0] = ((v1_cosine[1] * v38) - (v18 * v34)) - (v13 * v39);
    g[1] = (((0.01993386669246 * v1_cosine[1]) - (32.80954542685273 * v1_sine[1])) + (v1_sine[0] * v39)) - (v1_cosine[0] * v34);
    g[3] = -v33;
    g[5] = -v31;
    g[6] = -(v26 + (v27 * v23));
}

#if !defined(PANDA_VECTOR)

void panda_gravity_batch(const panda_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double g_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gravity(prepared, q_lane, g_lane);
        panda_scatter(7U, count, lane, g_lane, g);
    }
}

void panda_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double g_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gravity(&prepared_lane, q_lane, g_lane);
        panda_scatter(7U, count, lane, g_lane, g);
    }
}

#endif

void panda_coriolis_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], double C[restrict 49])
{
    (void)prepared;
    const panda_four v0_angle = {q[0], q[1], q[2], q[4]};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {q[3], q[5], q[6]};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v14 = v0_cosine[1] * v0_sine[0];
    const double v15 = (v0_cosine[2] * v0_cosine[0]) - (v0_sine[2] * v14);
    const double v16 = (v0_sine[2] * v0_cosine[0]) + (v0_cosine[2] * v14);
    const double v17 = v0_sine[1] * v0_sine[0];
    const double v18 = (v8_cosine[0] * v16) + (v8_sine[0] * v17);
    const double v19 = (v0_cosine[3] * v18) + (v0_sine[3] * v15);
    const double v20 = (v8_cosine[0] * v17) - (v8_sine[0] * v16);
    const double v21 = (v8_cosine[1] * v19) + (v8_sine[1] * v20);
    const double v22 = (v0_cosine[3] * v15) - (v0_sine[3] * v18);
    const double v23 = (v22 * v8_cosine[2]) + (v8_sine[2] * v21);
    const double v24 = (v22 * v8_sine[2]) - (v8_cosine[2] * v21);
    const double v25 = (v8_sine[1] * v19) - (v8_cosine[1] * v20);
    const double v26 = ((0.0012555365982728985 * v25) + (0.00039139128168424797 * v24)) - (0.0045525478729410845 * v23);
    const double v27 = v0_sine[1] * v0_cosine[2];
    const double v28 = (v8_cosine[0] * v27) - (v8_sine[0] * v0_cosine[1]);
    const double v29 = v0_sine[1] * v0_sine[2];
    const double v30 = (v0_sine[3] * v29) - (v0_cosine[3] * v28);
    const double v31 = (v8_cosine[0] * v0_cosine[1]) + (v8_sine[0] * v27);
    const double v32 = (v8_sine[1] * v31) + (v8_cosine[1] * v30);
    const double v33 = (v0_sine[3] * v28) + (v0_cosine[3] * v29);
    const double v34 = (v8_cosine[2] * v33) + (v8_sine[2] * v32);
    const double v35 = ((0.0270807953180085 * v25) - (0.000965305169919112 * v24)) - (0.0012555365982728985 * v23);
    const double v36 = (v8_cosine[1] * v31) - (v8_sine[1] * v30);
    const double v37 = ((0.000965305169919112 * v25) + (0.00039139128168424797 * v23)) - (0.002131604094419856 * v24);
    const double v38 = (v8_sine[2] * v33) - (v8_cosine[2] * v32);
    const double v39 = ((0.15027794863400004 * v25) - (0.002573605371338206 * v24)) - (0.002034439958661797 * v23);
    const double v40 = 0.316 * v17;
    const double v41 = v40 + (0.0825 * v16);
    const double v42 = ((0.0825 * v18) - (0.384 * v20)) - v41;
    const double v43 = v42 - (0.088 * v21);
    const double v44 = (0.747761 * v43) - v39;
    const double v45 = 0.316 * v0_cosine[1];
    const double v46 = 0.333 + v45;
    const double v47 = (0.0825 * v27) - v46;
    const double v48 = ((0.0825 * v28) + (0.384 * v31)) - v47;
    const double v49 = v48 + (0.088 * v32);
    const double v50 = (((v36 * v35) + (v34 * v26)) + (v38 * v37)) + (v49 * v44);
    const double v51 = ((0.15027794863400004 * v36) + (0.002034439958661797 * v34)) + (0.002573605371338206 * v38);
    const double v52 = (0.747761 * v49) - v51;
    const double v53 = v50 + (v52 * v43);
    const double v54 = v0_cosine[1] * v0_cosine[0];
    const double v55 = (v0_cosine[2] * v0_sine[0]) + (v0_sine[2] * v54);
    const double v56 = (v0_cosine[2] * v54) - (v0_sine[2] * v0_sine[0]);
    const double v57 = v0_sine[1] * v0_cosine[0];
    const double v58 = (v8_cosine[0] * v56) + (v8_sine[0] * v57);
    const double v59 = (v0_sine[3] * v58) + (v0_cosine[3] * v55);
    const double v60 = (v8_cosine[0] * v57) - (v8_sine[0] * v56);
    const double v61 = qd[1] * v0_sine[0];
    const double v62 = (qd[2] * v57) - v61;
    const double v63 = v62 + (qd[3] * v55);
    const double v64 = v63 + (qd[4] * v60);
    const double v65 = v64 + (qd[5] * v59);
    const double v66 = (v0_cosine[3] * v58) - (v0_sine[3] * v55);
    const double v67 = (v8_cosine[1] * v60) - (v8_sine[1] * v66);
    const double v68 = v65 - (qd[6] * v67);
    const double v69 = v68 * v53;
    const double v70 = (v8_sine[1] * v60) + (v8_cosine[1] * v66);
    const double v71 = (v59 * v8_cosine[2]) - (v8_sine[2] * v70);
    const double v72 = (v59 * v8_sine[2]) + (v70 * v8_cosine[2]);
    const double v73 = ((0.0012555365982728985 * v67) + (0.00039139128168424797 * v72)) - (0.0045525478729410845 * v71);
    const double v74 = ((0.0270807953180085 * v67) - (0.000965305169919112 * v72)) - (0.0012555365982728985 * v71);
    const double v75 = ((0.000965305169919112 * v67) - (0.002131604094419856 * v72)) + (0.00039139128168424797 * v71);
    const double v76 = ((0.15027794863400004 * v67) - (0.002573605371338206 * v72)) - (0.002034439958661797 * v71);
    const double v77 = 0.316 * v57;
    const double v78 = v77 + (0.0825 * v56);
    const double v79 = v78 + ((0.384 * v60) - (0.0825 * v58));
    const double v80 = v79 + (0.088 * v70);
    const double v81 = (0.747761 * v80) - v76;
    const double v82 = (((v36 * v74) + (v34 * v73)) + (v38 * v75)) + (v49 * v81);
    const double v83 = v82 + (v80 * v52);
    const double v84 = qd[1] * v0_cosine[0];
    const double v85 = v84 + (qd[2] * v17);
    const double v86 = (qd[3] * v15) - v85;
    const double v87 = (qd[4] * v20) - v86;
    const double v88 = (qd[5] * v22) - v87;
    const double v89 = (qd[6] * v25) - v88;
    const double v90 = v89 * v83;
    const double v91 = (v36 * v43) - (v25 * v49);
    const double v92 = (v22 * v48) + (v33 * v42);
    const double v93 = (v31 * v42) + (v20 * v48);
    const double v94 = (v15 * v47) + (v29 * v41);
    const double v95 = v45 - v46;
    const double v96 = v17 * v95;
    const double v97 = (0.333 * v84) - (qd[2] * v96);
    const double v98 = v97 + (qd[3] * v94);
    const double v99 = v98 + (qd[4] * v93);
    const double v100 = v99 - (qd[5] * v92);
    const double v101 = v100 - (qd[6] * v91);
    const double v102 = (1.495522 * v80) - v76;
    const double v103 = v101 * v102;
    const double v104 = (v36 * v80) - (v67 * v49);
    const double v105 = (v33 * v79) + (v59 * v48);
    const double v106 = (v60 * v48) - (v31 * v79);
    const double v107 = (v29 * v78) - (v55 * v47);
    const double v108 = v57 * v95;
    const double v109 = (qd[2] * v108) + (0.333 * v61);
    const double v110 = (qd[3] * v107) - v109;
    const double v111 = v110 + (qd[4] * v106);
    const double v112 = v111 + (qd[5] * v105);
    const double v113 = v112 + (qd[6] * v104);
    const double v114 = (1.495522 * v43) - v39;
    const double v115 = v113 * v114;
    const double v116 = ((v90 + v69) - v103) - v115;
    const double v117 = ((0.017527158935000002 * v33) + (0.10024161669500001 * v32)) - (0.023526756935 * v36);
    const double v118 = v117 + (0.8332775 * v48);
    const double v119 = ((0.017527158935000002 * v22) + (0.10024161669500001 * v21)) + (0.023526756935 * v25);
    const double v120 = (0.8332775 * v42) - v119;
    const double v121 = ((0.0006268331305193942 * v22) - (0.00010375891721868492 * v21)) - (9.3569097314605e-05 * v25);
    const double v122 = ((0.00010375891721868492 * v22) - (0.009940933002587556 * v21)) - (0.001524110902883315 * v25);
    const double v123 = (((v48 * v120) + (v42 * v118)) - (v33 * v121)) + (v32 * v122);
    const double v124 = ((9.3569097314605e-05 * v22) - (0.001524110902883315 * v21)) - (0.0018536272276513943 * v25);
    const double v125 = v123 - (v36 * v124);
    const double v126 = v65 * v125;
    const double v127 = ((0.017527158935000002 * v59) - (0.10024161669500001 * v70)) + (0.023526756935 * v67);
    const double v128 = (0.8332775 * v79) - v127;
    const double v129 = ((0.0006268331305193942 * v59) + (0.00010375891721868492 * v70)) - (9.3569097314605e-05 * v67);
    const double v130 = ((0.00010375891721868492 * v59) - (0.001524110902883315 * v67)) + (0.009940933002587556 * v70);
    const double v131 = (((v79 * v118) + (v48 * v128)) - (v33 * v129)) + (v32 * v130);
    const double v132 = ((9.3569097314605e-05 * v59) + (0.001524110902883315 * v70)) - (0.0018536272276513943 * v67);
    const double v133 = v131 - (v36 * v132);
    const double v134 = v88 * v133;
    const double v135 = (1.666555 * v42) - v119;
    const double v136 = v112 * v135;
    const double v137 = (1.666555 * v79) - v127;
    const double v138 = v100 * v137;
    const double v139 = (((v116 + v126) - v134) - v136) - v138;
    const double v140 = ((0.014653732538 * v19) - (0.05034347249 * v22)) + (0.047121686402 * v20);
    const double v141 = v140 + (1.225946 * v42);
    const double v142 = v111 * v141;
    const double v143 = ((0.047121686402 * v60) + (0.014653732538 * v66)) + (0.05034347249 * v59);
    const double v144 = (1.225946 * v79) - v143;
    const double v145 = v99 * v144;
    const double v146 = ((0.047121686402 * v31) + (0.014653732538 * v30)) - (0.05034347249 * v33);
    const double v147 = (0.612973 * v48) - v146;
    const double v148 = ((0.030009216260233673 * v60) + (0.004600245517563105 * v66)) + (0.0021640520520981297 * v59);
    const double v149 = (0.612973 * v79) - v143;
    const double v150 = ((0.004600245517563105 * v60) + (0.0014511560650267152 * v66)) - (0.0015152444733270301 * v59);
    const double v151 = (((v31 * v148) + (v79 * v147)) + (v48 * v149)) + (v30 * v150);
    const double v152 = ((0.0021640520520981297 * v60) - (0.0015152444733270301 * v66)) + (0.009418354697801848 * v59);
    const double v153 = v151 - (v33 * v152);
    const double v154 = v87 * v153;
    const double v155 = v140 + (0.612973 * v42);
    const double v156 = ((0.004600245517563105 * v19) - (0.0021640520520981297 * v22)) + (0.030009216260233673 * v20);
    const double v157 = ((0.0014511560650267152 * v19) + (0.0015152444733270301 * v22)) + (0.004600245517563105 * v20);
    const double v158 = (((v31 * v156) - (v48 * v155)) - (v42 * v147)) + (v30 * v157);
    const double v159 = ((0.0015152444733270301 * v19) + (0.009418354697801848 * v22)) - (0.0021640520520981297 * v20);
    const double v160 = v158 + (v33 * v159);
    const double v161 = v64 * v160;
    const double v162 = v161 + ((v145 + (v142 - v139)) - v154);
    const double v163 = ((0.19076837715 * v18) + (0.09850206933 * v15)) - (0.374644408005 * v20);
    const double v164 = (3.587895 * v41) - v163;
    const double v165 = v110 * v164;
    const double v166 = ((0.374644408005 * v60) - (0.19076837715 * v58)) + (0.09850206933 * v55);
    const double v167 = v166 + (3.587895 * v78);
    const double v168 = v98 * v167;
    const double v169 = ((0.0564319944394741 * v60) - (0.02771584317362585 * v58)) + (0.0016444875773692705 * v55);
    const double v170 = ((0.09850206933 * v29) - (0.374644408005 * v31)) - (0.19076837715 * v28);
    const double v171 = v170 + (1.7939475 * v47);
    const double v172 = ((0.02771584317362585 * v60) - (0.02115415461306551 * v58)) + (0.0039053550262761003 * v55);
    const double v173 = v166 + (1.7939475 * v78);
    const double v174 = (((v78 * v171) - (v31 * v169)) - (v28 * v172)) + (v47 * v173);
    const double v175 = ((0.0016444875773692705 * v60) - (0.0039053550262761003 * v58)) + (0.011245275811385833 * v55);
    const double v176 = v174 + (v29 * v175);
    const double v177 = v86 * v176;
    const double v178 = ((0.02771584317362585 * v18) + (0.0016444875773692705 * v15)) - (0.0564319944394741 * v20);
    const double v179 = ((0.0039053550262761003 * v18) + (0.011245275811385833 * v15)) - (0.0016444875773692705 * v20);
    const double v180 = ((0.02115415461306551 * v18) + (0.0039053550262761003 * v15)) - (0.02771584317362585 * v20);
    const double v181 = (1.7939475 * v41) - v163;
    const double v182 = (((v29 * v179) - (v31 * v178)) - (v28 * v180)) - (v47 * v181);
    const double v183 = v182 - (v41 * v171);
    const double v184 = v63 * v183;
    const double v185 = (v177 + ((v165 - v162) - v168)) - v184;
    const double v186 = ((0.214708623208 * v17) - (0.088844724872 * v16)) - (0.126729164208 * v15);
    const double v187 = (1.020238864 * v17) - v186;
    const double v188 = v109 * v187;
    const double v189 = ((0.126729164208 * v55) - (0.088844724872 * v56)) + (0.214708623208 * v57);
    const double v190 = (1.020238864 * v57) - v189;
    const double v191 = v97 * v190;
    const double v192 = (0.510119432 * v57) - v189;
    const double v193 = ((0.005487648106562255 * v56) - (0.004377257121839583 * v55)) + (0.04556205286057842 * v57);
    const double v194 = ((0.008248333140675744 * v56) - (0.010932873153492416 * v55)) + (0.004377257121839583 * v57);
    const double v195 = ((0.007316329139027702 * v56) - (0.008248333140675744 * v55)) + (0.005487648106562255 * v57);
    const double v196 = (((v0_cosine[1] * v193) + (v46 * v192)) + (v29 * v194)) - (v27 * v195);
    const double v197 = ((0.214708623208 * v0_cosine[1]) - (0.126729164208 * v29)) + (0.088844724872 * v27);
    const double v198 = (1.614302 * v46) - v197;
    const double v199 = v196 + (v77 * v198);
    const double v200 = v85 * v199;
    const double v201 = (0.510119432 * v17) - v186;
    const double v202 = ((0.005487648106562255 * v16) + (0.004377257121839583 * v15)) + (0.04556205286057842 * v17);
    const double v203 = ((0.008248333140675744 * v16) + (0.010932873153492416 * v15)) + (0.004377257121839583 * v17);
    const double v204 = ((0.007316329139027702 * v16) + (0.008248333140675744 * v15)) + (0.005487648106562255 * v17);
    const double v205 = (((v0_cosine[1] * v202) + (v46 * v201)) + (v29 * v203)) - (v27 * v204);
    const double v206 = v205 + (v40 * v198);
    const double v207 = v62 * v206;
    const double v208 = v207 + ((v191 + (v188 - v185)) - v200);
    const double v209 = ((0.003457109406758401 * v57) - (0.0007689361029463999 * v0_sine[0])) - (0.00398335888393552 * v54);
    const double v210 = 0.01026110182100817 * v0_sine[0];
    const double v211 = ((0.00398335888393552 * v57) - (0.02307788249493181 * v54)) - v210;
    const double v212 = ((0.018579714719999998 * v57) - (0.0022610063699999997 * v0_sine[0])) - (0.002031994566 * v54);
    const double v213 = 0.333 * v212;
    const double v214 = v213 + ((v0_sine[1] * v211) + (v0_cosine[1] * v209));
    const double v215 = v213 - v214;
    const double v216 = 0.0007689361029463999 * v0_cosine[0];
    const double v217 = v216 + ((0.003457109406758401 * v17) - (0.00398335888393552 * v14));
    const double v218 = ((0.01026110182100817 * v0_cosine[0]) + (0.00398335888393552 * v17)) - (0.02307788249493181 * v14);
    const double v219 = ((0.0022610063699999997 * v0_cosine[0]) + (0.018579714719999998 * v17)) - (0.002031994566 * v14);
    const double v220 = 0.333 * v219;
    const double v221 = v220 + ((v0_sine[1] * v218) + (v0_cosine[1] * v217));
    const double v222 = v220 - v221;
    C[0] = -((v208 + (v84 * v215)) + (v61 * v222));
    const double v223 = (v15 * v78) + (v55 * v41);
    const double v224 = qd[3] * v223;
    const double v225 = (v60 * v42) + (v20 * v79);
    const double v226 = (qd[4] * v225) - v224;
    const double v227 = (v22 * v79) - (v59 * v42);
    const double v228 = (qd[5] * v227) - v226;
    const double v229 = 2.0 * v79;
    const double v230 = (((v59 * v129) - (v67 * v132)) + (v70 * v130)) + (v128 * v229);
    const double v231 = (((v79 * v120) + (v22 * v129)) + (v42 * v128)) - (v21 * v130);
    const double v232 = v231 - (v25 * v132);
    const double v233 = (((v25 * v74) + (v80 * v44)) - (v73 * v23)) - (v75 * v24);
    const double v234 = v233 + (v81 * v43);
    const double v235 = (((v67 * v74) + (v81 * (2.0 * v80))) - (v72 * v75)) - (v71 * v73);
    const double v236 = (v25 * v80) - (v67 * v43);
    const double v237 = (qd[6] * v236) - v228;
    const double v238 = ((v89 * v235) + (v68 * v234)) - (v102 * v237);
    const double v239 = v238 + (((v65 * v232) - (v88 * v230)) + (v137 * v228));
    const double v240 = (((v60 * v148) + (v66 * v150)) + (v59 * v152)) + (v149 * v229);
    const double v241 = (((v79 * v155) - (v19 * v150)) + (v22 * v152)) - (v20 * v148);
    const double v242 = v241 + (v42 * v149);
    const double v243 = (((v144 * v226) - (v87 * v240)) - (v64 * v242)) - v239;
    const double v244 = (((v60 * v169) - (v58 * v172)) + (v173 * (2.0 * v78))) + (v55 * v175);
    const double v245 = (((v78 * v181) - (v18 * v172)) - (v15 * v175)) + (v20 * v169);
    const double v246 = v245 + (v41 * v173);
    const double v247 = (((v167 * v224) - (v86 * v244)) - (v63 * v246)) - v243;
    const double v248 = ((v56 * v195) - (v55 * v194)) + (v57 * (v193 + (0.632 * v192)));
    const double v249 = (((v16 * v195) + (v15 * v194)) + (v17 * v193)) + (v40 * v192);
    const double v250 = v249 + (v77 * v201);
    const double v251 = v247 + ((v85 * v248) - (v62 * v250));
    const double v252 = 2.0 * v42;
    const double v253 = (((v22 * v121) - (v21 * v122)) - (v25 * v124)) + (v120 * v252);
    const double v254 = (((v25 * v35) + (v44 * (2.0 * v43))) - (v23 * v26)) - (v24 * v37);
    const double v255 = ((v89 * v234) + (v68 * v254)) - (v114 * v237);
    const double v256 = v255 + (((v65 * v253) - (v88 * v232)) + (v135 * v228));
    const double v257 = (((v19 * v157) + (v22 * v159)) + (v20 * v156)) + (v155 * v252);
    const double v258 = (((v141 * v226) - (v87 * v242)) - (v64 * v257)) - v256;
    const double v259 = (((v18 * v180) + (v15 * v179)) - (v20 * v178)) + (v181 * (2.0 * v41));
    const double v260 = ((v258 - (v86 * v246)) - (v63 * v259)) + (v164 * v224);
    const double v261 = ((v16 * v204) + (v15 * v203)) + (v17 * (v202 + (0.632 * v201)));
    const double v262 = v260 + ((v85 * v250) - (v62 * v261));
    const double v263 = qd[0] * v0_sine[0];
    const double v264 = qd[0] * v0_cosine[0];
    const double v265 = (v215 * v264) + (v222 * v263);
    const double v266 = v53 + v125;
    const double v267 = v160 - v266;
    const double v268 = v183 + v267;
    const double v269 = v206 + v268;
    const double v270 = v83 + v133;
    const double v271 = v153 + v270;
    const double v272 = v176 - v271;
    const double v273 = v199 - v272;
    const double v274 = v102 + v137;
    const double v275 = v144 + v274;
    const double v276 = v167 + v275;
    const double v277 = v190 + v276;
    const double v278 = 0.333 * v264;
    const double v279 = v114 + v135;
    const double v280 = v141 + v279;
    const double v281 = v164 - v280;
    const double v282 = v187 + v281;
    const double v283 = 0.333 * v263;
    const double v284 = ((v282 * v283) + (v277 * v278)) - ((v264 * v273) + (v263 * v269));
    const double v285 = (((v0_cosine[0] * v262) - (v0_sine[0] * v251)) - v265) - v284;
    const double v286 = ((v0_cosine[0] * (0.005046402217263154 * v0_cosine[0])) - (v14 * v218)) - (v54 * v210);
    const double v287 = ((0.0007689361029463999 * v57) - (0.005046402217263154 * v0_sine[0])) - (0.01026110182100817 * v54);
    const double v288 = ((v57 * v209) - (v0_sine[0] * v287)) - (v54 * v211);
    const double v289 = v0_sine[0] * v84;
    const double v290 = v285 - (v289 * (v288 - (v286 + (v17 * (v216 + v217)))));
    const double v291 = ((v0_cosine[0] * v287) + (v17 * v209)) - (v14 * v211);
    const double v292 = v0_sine[0] * v61;
    const double v293 = v0_cosine[0] * v84;
    C[1] = v290 + (v291 * (v293 - v292));
    const double v294 = (v0_cosine[1] * v84) - (qd[0] * v17);
    const double v295 = 0.333 * v0_cosine[1];
    const double v296 = (qd[0] * v96) + (v84 * v295);
    const double v297 = (v61 * v295) - (qd[0] * v108);
    const double v298 = (qd[0] * v57) + (v0_cosine[1] * v61);
    const double v299 = (((v282 * v297) + (v277 * v296)) - (v273 * v294)) - (v269 * v298);
    const double v300 = v0_cosine[1] * v208;
    const double v301 = v254 + v235;
    const double v302 = v301 + (v253 + v230);
    const double v303 = v302 + (v257 + v240);
    const double v304 = v303 + (v259 + v244);
    const double v305 = (v84 * v57) + (v17 * v61);
    const double v306 = v304 * v305;
    const double v307 = (((v299 + (v17 * v262)) + (v57 * v251)) - v300) - v306;
    const double v308 = v307 - (v305 * (v261 + v248));
    C[2] = v308;
    const double v309 = qd[0] + (v0_cosine[1] * qd[2]);
    const double v310 = ((v29 * v109) - (v107 * v309)) - (v85 * v223);
    const double v311 = ((v94 * v309) - (v62 * v223)) + (v29 * v97);
    const double v312 = (((v15 * v260) - (v55 * v247)) + (v281 * v310)) + (v276 * v311);
    const double v313 = (v29 * v85) - (v15 * v309);
    const double v314 = (v55 * v309) + (v29 * v62);
    const double v315 = (v85 * v55) + (v15 * v62);
    const double v316 = v29 * v185;
    const double v317 = v316 + (((v312 + (v272 * v313)) + (v268 * v314)) + (v304 * v315));
    C[3] = -v317;
    const double v318 = (v29 * qd[3]) - v309;
    const double v319 = (((v31 * v110) + (v106 * v318)) - (v86 * v225)) + (v20 * v224);
    const double v320 = (((v63 * v225) - (v31 * v98)) - (v93 * v318)) + (v60 * v224);
    const double v321 = (((v60 * v243) - (v20 * v258)) - (v280 * v319)) + (v275 * v320);
    const double v322 = (v86 * v31) - (v20 * v318);
    const double v323 = (v60 * v318) + (v31 * v63);
    const double v324 = (v86 * v60) + (v20 * v63);
    const double v325 = v31 * v162;
    const double v326 = v325 + (((v321 - (v271 * v322)) - (v267 * v323)) - (v303 * v324));
    C[4] = -v326;
    const double v327 = (qd[4] * v31) - v318;
    const double v328 = (((v22 * v226) - (v33 * v111)) - (v87 * v227)) - (v105 * v327);
    const double v329 = (((v59 * v226) - (v33 * v99)) + (v64 * v227)) + (v92 * v327);
    const double v330 = (((v22 * v256) + (v59 * v239)) + (v279 * v328)) + (v274 * v329);
    const double v331 = (v22 * v327) - (v87 * v33);
    const double v332 = (v59 * v327) + (v33 * v64);
    const double v333 = (v22 * v64) + (v87 * v59);
    const double v334 = v33 * v139;
    const double v335 = (((v330 - (v270 * v331)) + (v266 * v332)) - (v302 * v333)) - v334;
    C[5] = v335;
    const double v336 = (qd[5] * v33) - v327;
    const double v337 = (v88 * v36) + (v25 * v336);
    const double v338 = (v36 * v65) + (v67 * v336);
    const double v339 = (((v25 * v255) + (v67 * v238)) + (v83 * v337)) - (v53 * v338);
    const double v340 = (((v36 * v100) + (v65 * v236)) - (v67 * v228)) + (v91 * v336);
    const double v341 = (((v36 * v112) - (v25 * v228)) + (v88 * v236)) - (v104 * v336);
    const double v342 = (v25 * v65) - (v88 * v67);
    const double v343 = v36 * v116;
    const double v344 = v343 + (((v339 + (v102 * v340)) + (v114 * v341)) - (v301 * v342));
    C[6] = -v344;
    const double v345 = (1.495522 * v49) - v51;
    const double v346 = v336 + (qd[6] * v36);
    const double v347 = v36 * v36;
    const double v348 = (v52 * (2.0 * v49)) + (0.0270807953180085 * v347);
    const double v349 = v38 * (((0.001930610339838224 * v36) - (0.0007827825633684959 * v34)) + (0.002131604094419856 * v38));
    const double v350 = (v348 + (v34 * ((0.002511073196545797 * v36) + (0.0045525478729410845 * v34)))) + v349;
    const double v351 = ((v89 * v350) - (v53 * v346)) - (v101 * v345);
    const double v352 = 2.0 * v48;
    const double v353 = v33 * v33;
    const double v354 = ((v118 * v352) + (0.0006268331305193942 * v353)) + (0.0018536272276513943 * v347);
    const double v355 = v354 - (v32 * ((0.00020751783443736984 * v33) - (0.009940933002587556 * v32)));
    const double v356 = v355 + (v36 * ((0.00018713819462921 * v33) - (0.00304822180576663 * v32)));
    const double v357 = v117 + (1.666555 * v48);
    const double v358 = (((v125 * v336) + (v88 * v356)) + (v100 * v357)) - v351;
    const double v359 = (1.225946 * v48) - v146;
    const double v360 = v31 * v31;
    const double v361 = ((0.030009216260233673 * v360) + (v147 * v352)) + (0.009418354697801848 * v353);
    const double v362 = v361 + (v30 * ((0.00920049103512621 * v31) + (0.0014511560650267152 * v30)));
    const double v363 = v362 - (v33 * ((0.004328104104196259 * v31) - (0.0030304889466540603 * v30)));
    const double v364 = v358 + (((v99 * v359) - (v87 * v363)) + (v160 * v327));
    const double v365 = v29 * v29;
    const double v366 = ((v171 * (2.0 * v47)) + (0.0564319944394741 * v360)) + (0.011245275811385833 * v365);
    const double v367 = v366 + (v28 * ((0.0554316863472517 * v31) + (0.02115415461306551 * v28)));
    const double v368 = v367 - (v29 * ((0.003288975154738541 * v31) + (0.007810710052552201 * v28)));
    const double v369 = v170 + (3.587895 * v47);
    const double v370 = (((v98 * v369) - (v86 * v368)) + (v183 * v318)) - v364;
    const double v371 = v0_cosine[1] * v0_cosine[1];
    const double v372 = ((v198 * (2.0 * v46)) + (0.04556205286057842 * v371)) + (0.010932873153492416 * v365);
    const double v373 = v372 - (v27 * ((0.01097529621312451 * v0_cosine[1]) - (0.007316329139027702 * v27)));
    const double v374 = v373 + (v29 * ((0.008754514243679167 * v0_cosine[1]) - (0.016496666281351487 * v27)));
    const double v375 = (3.228604 * v46) - v197;
    const double v376 = (((v97 * v375) - (v85 * v374)) + (v206 * v309)) - v370;
    const double v377 = ((v83 * v346) + (v68 * v350)) - (v113 * v345);
    const double v378 = v377 + (((v65 * v356) + (v133 * v336)) - (v112 * v357));
    const double v379 = (((v111 * v359) + (v153 * v327)) - (v64 * v363)) - v378;
    const double v380 = (((v110 * v369) + (v63 * v368)) - (v176 * v318)) - v379;
    const double v381 = v380 + (((v109 * v375) + (v62 * v374)) - (v199 * v309));
    const double v382 = ((v68 * v345) - (1.495522 * v113)) + (v102 * v346);
    const double v383 = v382 + (((v65 * v357) - (1.666555 * v112)) + (v137 * v336));
    const double v384 = (((1.225946 * v111) + (v144 * v327)) - (v64 * v359)) - v383;
    const double v385 = v384 + (((3.587895 * v110) + (v63 * v369)) - (v167 * v318));
    const double v386 = (((3.228604 * v109) + (v62 * v375)) - (v190 * v309)) - v385;
    const double v387 = 0.333 * v0_cosine[0];
    const double v388 = ((v89 * v345) - (1.495522 * v101)) - (v114 * v346);
    const double v389 = (((v88 * v357) + (1.666555 * v100)) + (v135 * v336)) - v388;
    const double v390 = v389 + (((1.225946 * v99) - (v141 * v327)) - (v87 * v359));
    const double v391 = v390 + (((3.587895 * v98) - (v86 * v369)) - (v164 * v318));
    const double v392 = v391 + (((3.228604 * v97) - (v85 * v375)) + (v187 * v309));
    const double v393 = 0.333 * v0_sine[0];
    C[7] = v265 + ((((v0_cosine[0] * v381) - (v0_sine[0] * v376)) - (v386 * v387)) + (v392 * v393));
    const double v394 = ((v83 * v68) - (v102 * v113)) + (v235 * v346);
    const double v395 = v394 + (((v65 * v133) - (v112 * v137)) + (v230 * v336));
    const double v396 = (((v111 * v144) - (v64 * v153)) + (v240 * v327)) - v395;
    const double v397 = v396 + (((v110 * v167) + (v63 * v176)) - (v244 * v318));
    const double v398 = (((v109 * v190) + (v62 * v199)) - (v248 * v309)) - v397;
    const double v399 = v237 * v345;
    const double v400 = v234 * v346;
    const double v401 = v400 + ((v69 + v103) - v399);
    const double v402 = v228 * v357;
    const double v403 = v232 * v336;
    const double v404 = v403 + (v402 + (v138 + (v126 + v401)));
    const double v405 = v226 * v359;
    const double v406 = v242 * v327;
    const double v407 = (((v145 + v404) - v161) - v405) - v406;
    const double v408 = v246 * v318;
    const double v409 = v224 * v369;
    const double v410 = v409 + (v408 + ((v184 - v407) - v168));
    const double v411 = v250 * v309;
    const double v412 = v411 + ((v191 - v410) - v207);
    const double v413 = v235 + v350;
    const double v414 = v413 + (v230 + v356);
    const double v415 = v414 + (v240 + v363);
    const double v416 = v415 + (v244 + v368);
    const double v417 = v416 + (v248 + v374);
    const double v418 = ((v0_cosine[0] * v412) + (v0_sine[0] * v398)) + (v263 * v417);
    const double v419 = v232 + v234;
    const double v420 = v242 + v419;
    const double v421 = v246 - v420;
    const double v422 = v250 + v421;
    const double v423 = v291 - (v291 + v422);
    const double v424 = v357 + v345;
    const double v425 = v359 + v424;
    const double v426 = v369 - v425;
    const double v427 = v375 - v426;
    const double v428 = (0.002031994566 * v0_sine[1]) + (0.018579714719999998 * v0_cosine[1]);
    const double v429 = (0.215426358 + v428) + v427;
    const double v430 = (2.0 * (0.035868488607 + (0.333 * v428))) + (0.003457109406758401 * v371);
    const double v431 = v430 + (v0_sine[1] * ((0.02307788249493181 * v0_sine[1]) + (0.00796671776787104 * v0_cosine[1])));
    const double v432 = v418 + ((((v263 * v431) - (v283 * v429)) + (v221 * v289)) + (v264 * v423));
    const double v433 = v84 * v212;
    const double v434 = ((v89 * v102) + (v68 * v114)) - (1.495522 * v237);
    const double v435 = v434 + (((v65 * v135) - (v88 * v137)) + (1.666555 * v228));
    const double v436 = (((1.225946 * v226) - (v64 * v141)) - (v87 * v144)) - v435;
    const double v437 = (((3.587895 * v224) - (v86 * v167)) - (v63 * v164)) - v436;
    const double v438 = v437 + ((v85 * v190) - (v62 * v187));
    const double v439 = v61 * v219;
    const double v440 = (v439 + (v433 + v438)) * ((v0_cosine[0] * v387) + (v0_sine[0] * v393));
    const double v441 = v254 + v350;
    const double v442 = v441 + (v253 + v356);
    const double v443 = v442 + (v257 + v363);
    const double v444 = v443 + (v259 + v368);
    const double v445 = v444 + (v261 + v374);
    const double v446 = ((v89 * v53) - (v101 * v114)) - (v254 * v346);
    const double v447 = (((v88 * v125) + (v100 * v135)) + (v253 * v336)) - v446;
    const double v448 = v447 + (((v99 * v141) + (v87 * v160)) - (v257 * v327));
    const double v449 = (((v98 * v164) + (v86 * v183)) - (v259 * v318)) - v448;
    const double v450 = v449 + (((v97 * v187) - (v85 * v206)) + (v261 * v309));
    const double v451 = (v0_cosine[0] * v450) - (v264 * v445);
    const double v452 = ((v90 + v115) - v399) - v400;
    const double v453 = v403 + (((v134 - v452) - v136) - v402);
    const double v454 = v406 + ((v154 + (v142 - v453)) - v405);
    const double v455 = v409 + (((v165 - v454) - v177) - v408);
    const double v456 = (v200 + (v188 - v455)) - v411;
    const double v457 = (v451 + (((v0_sine[0] * v456) - (v264 * v431)) + (v278 * v429))) + (v214 * v289);
    const double v458 = v0_sine[0] * (((v457 - (v263 * v423)) + (v222 * v293)) + (v393 * v439));
    C[8] = (v440 - (v0_cosine[0] * ((v432 + (v215 * v292)) + (v387 * v433)))) - v458;
    const double v459 = (v84 * v96) - (v61 * v108);
    const double v460 = (((v282 * v459) - (v0_cosine[1] * v376)) - (v273 * v305)) + (v298 * v422);
    const double v461 = (((v460 - (v294 * v445)) + (v296 * v427)) - (v17 * v450)) + (v57 * v456);
    const double v462 = (((v0_cosine[1] * v381) + (v277 * v459)) + (v269 * v305)) + (v298 * v417);
    const double v463 = (((v462 - (v294 * v422)) - (v297 * v427)) - (v17 * v412)) + (v57 * v398);
    const double v464 = (((11.204522 * v297) - (v0_cosine[1] * v386)) - (v282 * v305)) - (v298 * v427);
    const double v465 = v464 + (v17 * v438);
    const double v466 = (((11.204522 * v296) - (v0_cosine[1] * v392)) - (v277 * v305)) - (v294 * v427);
    const double v467 = v466 + (v57 * v438);
    C[9] = (((v0_cosine[0] * v463) + (v0_sine[0] * v461)) + (v387 * v465)) - (v393 * v467);
    const double v468 = (((v55 * v109) + (v62 * v107)) + (v15 * v97)) + (v85 * v94);
    const double v469 = (((v281 * v468) - (v15 * v449)) - (v272 * v315)) - (v313 * v444);
    const double v470 = v55 * v455;
    const double v471 = v470 + (((v469 - (v314 * v421)) - (v311 * v426)) + (v29 * v370));
    const double v472 = (((v55 * v397) + (v276 * v468)) - (v268 * v315)) - (v313 * v421);
    const double v473 = v15 * v410;
    const double v474 = v473 + (((v472 - (v314 * v416)) + (v310 * v426)) + (v29 * v380));
    const double v475 = (((v15 * v437) + (v281 * v315)) - (v314 * v426)) + (7.975918 * v310);
    const double v476 = v475 + (v29 * v385);
    const double v477 = (((v55 * v437) - (v276 * v315)) - (v313 * v426)) - (7.975918 * v311);
    const double v478 = v477 + (v29 * v391);
    C[10] = -((((v0_cosine[0] * v474) + (v0_sine[0] * v471)) + (v387 * v476)) + (v393 * v478));
    const double v479 = (((v60 * v110) - (v63 * v106)) + (v20 * v98)) + (v86 * v93);
    const double v480 = (((v60 * v396) + (v31 * v379)) - (v275 * v479)) + (v267 * v324);
    const double v481 = v20 * v407;
    const double v482 = v481 + (((v480 - (v319 * v425)) + (v323 * v415)) + (v322 * v420));
    const double v483 = (((v20 * v448) - (v31 * v364)) - (v280 * v479)) + (v271 * v324);
    const double v484 = v60 * v454;
    const double v485 = v484 + (((v483 - (v320 * v425)) + (v323 * v420)) + (v322 * v443));
    const double v486 = (((v31 * v384) - (v20 * v436)) - (v280 * v324)) - (4.3880230000000005 * v319);
    const double v487 = v486 + (v323 * v425);
    const double v488 = (((v60 * v436) + (v31 * v390)) - (v275 * v324)) + (4.3880230000000005 * v320);
    const double v489 = v488 - (v322 * v425);
    C[11] = (((v0_sine[0] * v485) - (v0_cosine[0] * v482)) + (v387 * v487)) + (v393 * v489);
    const double v490 = (((v22 * v99) - (v59 * v111)) - (v87 * v92)) + (v64 * v105);
    const double v491 = (((v22 * v447) - (v33 * v358)) - (v279 * v490)) + (v270 * v333);
    const double v492 = v59 * v453;
    const double v493 = v492 + (((v491 - (v329 * v424)) + (v332 * v419)) + (v331 * v442));
    const double v494 = (((v59 * v395) - (v33 * v378)) - (v274 * v490)) - (v266 * v333);
    const double v495 = v22 * v404;
    const double v496 = v495 + (((v494 + (v328 * v424)) + (v332 * v414)) + (v331 * v419));
    const double v497 = (((v22 * v435) - (v33 * v383)) - (v279 * v333)) + (3.162077 * v328);
    const double v498 = v497 + (v332 * v424);
    const double v499 = (((v59 * v435) + (v33 * v389)) - (v274 * v333)) + (3.162077 * v329);
    const double v500 = v499 - (v331 * v424);
    C[12] = (((v0_cosine[0] * v496) - (v0_sine[0] * v493)) - (v387 * v498)) - (v393 * v500);
    const double v501 = (((v25 * v100) - (v65 * v104)) - (v67 * v112)) - (v88 * v91);
    const double v502 = (((v36 * v351) + (v25 * v446)) - (v83 * v342)) + (v114 * v501);
    const double v503 = v67 * v452;
    const double v504 = v503 + (((v502 + (v234 * v338)) + (v340 * v345)) + (v337 * v441));
    const double v505 = (((v36 * v377) + (v67 * v394)) - (v53 * v342)) - (v102 * v501);
    const double v506 = v25 * v401;
    const double v507 = v506 + (((v505 - (v234 * v337)) + (v341 * v345)) - (v338 * v413));
    const double v508 = (((v36 * v382) + (v25 * v434)) + (1.495522 * v341)) - (v114 * v342);
    const double v509 = v508 - (v338 * v345);
    const double v510 = (((v36 * v388) + (v67 * v434)) + (1.495522 * v340)) - (v102 * v342);
    const double v511 = v510 + (v337 * v345);
    C[13] = (((v387 * v509) - (v0_cosine[0] * v507)) - (v0_sine[0] * v504)) + (v393 * v511);
    C[14] = ((((v108 * v392) + (v96 * v386)) + (v17 * v381)) + (v57 * v376)) - v300;
    const double v512 = ((v54 * v262) - (v14 * v251)) - (v0_cosine[1] * v284);
    const double v513 = v512 - (v438 * ((v0_cosine[0] * v96) - (v0_sine[0] * v108)));
    const double v514 = v513 - (((v108 * v264) + (v96 * v263)) * (v427 - 3.7311058260000003));
    const double v515 = v17 * (((v0_cosine[0] * v456) + (v264 * (2.0 * v422))) + ((v283 * v427) - v418));
    C[15] = (v514 + (v57 * (v451 + (v278 * v427)))) + v515;
    const double v516 = (((v0_cosine[1] * v308) - (v108 * v467)) - (v96 * v465)) + (v17 * v463);
    C[16] = v516 - (v57 * v461);
    const double v517 = (((v96 * v476) - (v0_cosine[1] * v317)) - (v108 * v478)) - (v17 * v474);
    C[17] = v517 + (v57 * v471);
    const double v518 = (((v108 * v489) - (v0_cosine[1] * v326)) - (v96 * v487)) - (v17 * v482);
    C[18] = v518 - (v57 * v485);
    const double v519 = (((v0_cosine[1] * v335) - (v108 * v500)) + (v96 * v498)) + (v17 * v496);
    C[19] = v519 + (v57 * v493);
    const double v520 = (((v108 * v511) - (v0_cosine[1] * v344)) - (v96 * v509)) - (v17 * v507);
    C[20] = v520 + (v57 * v504);
    const double v521 = v316 + ((((v55 * v370) + (v107 * v391)) + (v15 * v380)) - (v94 * v385));
    C[21] = -v521;
    const double v522 = v473 + ((((v223 * v391) - (v55 * v449)) - (v94 * v437)) + (v29 * v260));
    const double v523 = ((((v223 * v385) - (v107 * v437)) - (v15 * v397)) + (v29 * v247)) - v470;
    const double v524 = (((v223 * v281) - (v55 * v444)) - (v107 * v426)) - (v15 * v421);
    const double v525 = v524 + (v29 * v272);
    const double v526 = (((v94 * v426) - (v55 * v421)) - (v15 * v416)) + (v223 * v276);
    const double v527 = v526 + (v29 * v268);
    const double v528 = (((v0_sine[0] * v523) - (v0_cosine[0] * v522)) + (v264 * v525)) - (v263 * v527);
    const double v529 = ((v29 * v276) - (v55 * v426)) - (7.975918 * v107);
    const double v530 = ((v15 * v426) - (7.975918 * v94)) + (v29 * v281);
    C[22] = (v528 + (v278 * v529)) + (v283 * v530);
    const double v531 = (((v298 * v527) - (v0_cosine[1] * v521)) - (v294 * v525)) - (v296 * v529);
    const double v532 = (((v531 - (v297 * v530)) - (v17 * v522)) - (v57 * v523)) + (v29 * v306);
    const double v533 = v305 * (((v55 * v272) + (v107 * v276)) + ((v15 * v268) + (v94 * v281)));
    C[23] = (v532 + (v459 * ((7.975918 * v223) - ((v55 * v281) + (v15 * v276))))) - v533;
    const double v534 = (((v55 * v471) + (v107 * v478)) + (v15 * v474)) - (v94 * v476);
    const double v535 = (((v55 * v385) - (v15 * v391)) - (v281 * v313)) - (v276 * v314);
    C[24] = (v534 - (v223 * (v535 + (7.975918 * v468)))) + (v29 * v317);
    const double v536 = (((v15 * v482) - (v55 * v485)) - (v107 * v489)) + (v94 * v487);
    const double v537 = (((v60 * v384) + (v20 * v390)) + (v280 * v322)) + (v275 * v323);
    const double v538 = v537 - (4.3880230000000005 * v479);
    C[25] = (v536 - (v223 * v538)) + (v29 * v326);
    const double v539 = (((v55 * v493) + (v107 * v500)) - (v15 * v496)) - (v94 * v498);
    const double v540 = (((v22 * v389) + (v59 * v383)) + (v279 * v331)) + (v274 * v332);
    const double v541 = v540 - (3.162077 * v490);
    C[26] = (v539 + (v223 * v541)) - (v29 * v335);
    const double v542 = (((v55 * v504) - (v107 * v511)) + (v15 * v507)) + (v94 * v509);
    const double v543 = (((v25 * v388) - (v67 * v382)) + (1.495522 * v501)) + (v102 * v338);
    const double v544 = v543 + (v114 * v337);
    C[27] = (v542 + (v223 * v544)) + (v29 * v344);
    const double v545 = ((((v60 * v364) - (v106 * v390)) - (v20 * v379)) + (v93 * v384)) - v325;
    C[28] = v545;
    const double v546 = v481 + ((((v60 * v448) - (v31 * v258)) + (v93 * v436)) - (v225 * v390));
    const double v547 = v484 + ((((v31 * v243) + (v106 * v436)) + (v20 * v396)) - (v225 * v384));
    const double v548 = (((v60 * v443) - (v31 * v271)) - (v106 * v425)) + (v20 * v420);
    const double v549 = v548 - (v225 * v280);
    const double v550 = (((v60 * v420) - (v31 * v267)) + (v20 * v415)) - (v93 * v425);
    const double v551 = v550 - (v225 * v275);
    const double v552 = (((v0_sine[0] * v547) - (v0_cosine[0] * v546)) - (v264 * v549)) - (v263 * v551);
    const double v553 = ((v60 * v425) - (v31 * v275)) - (4.3880230000000005 * v106);
    const double v554 = ((v31 * v280) + (v20 * v425)) - (4.3880230000000005 * v93);
    C[29] = (v552 + (v278 * v553)) + (v283 * v554);
    const double v555 = (((v60 * v271) - (v31 * v303)) - (v106 * v275)) + (v20 * v267);
    const double v556 = v555 + (v93 * v280);
    const double v557 = (((v0_cosine[1] * v545) + (v298 * v551)) + (v294 * v549)) + (v305 * v556);
    const double v558 = ((v60 * v280) + (v20 * v275)) - (4.3880230000000005 * v225);
    const double v559 = (((v557 - (v296 * v553)) - (v297 * v554)) + (v459 * v558)) - (v17 * v546);
    C[30] = v559 - (v57 * v547);
    const double v560 = (((v15 * v546) - (v55 * v547)) - (v313 * v549)) + (v314 * v551);
    const double v561 = (((v560 + (v315 * v556)) + (v311 * v553)) + (v310 * v554)) - (v468 * v558);
    C[31] = v561 - (v29 * v545);
    const double v562 = (((v93 * v487) - (v60 * v485)) - (v31 * v326)) - (v106 * v489);
    C[32] = (v562 - (v20 * v482)) + (v225 * v538);
    const double v563 = (((v60 * v493) + (v31 * v335)) + (v106 * v500)) + (v20 * v496);
    C[33] = (v563 - (v93 * v498)) - (v225 * v541);
    const double v564 = (((v60 * v504) - (v31 * v344)) - (v106 * v511)) - (v20 * v507);
    C[34] = (v564 + (v93 * v509)) - (v225 * v544);
    const double v565 = v334 + ((((v22 * v378) - (v59 * v358)) + (v105 * v389)) - (v92 * v383));
    C[35] = -v565;
    const double v566 = ((((v22 * v395) + (v33 * v239)) - (v105 * v435)) - (v227 * v383)) - v492;
    const double v567 = v495 + ((((v33 * v256) - (v59 * v447)) - (v92 * v435)) - (v227 * v389));
    const double v568 = (((v22 * v419) - (v59 * v442)) - (v33 * v270)) + (v105 * v424);
    const double v569 = v568 - (v227 * v279);
    const double v570 = (((v22 * v414) - (v59 * v419)) + (v33 * v266)) - (v92 * v424);
    const double v571 = v570 - (v227 * v274);
    const double v572 = (((v0_cosine[0] * v567) + (v0_sine[0] * v566)) + (v264 * v569)) + (v263 * v571);
    const double v573 = ((v59 * v424) + (v33 * v274)) - (3.162077 * v105);
    const double v574 = ((v22 * v424) + (v33 * v279)) - (3.162077 * v92);
    C[36] = (v572 + (v278 * v573)) - (v283 * v574);
    const double v575 = (((v22 * v266) + (v59 * v270)) + (v33 * v302)) - (v105 * v274);
    const double v576 = v575 - (v92 * v279);
    const double v577 = (((v305 * v576) - (v0_cosine[1] * v565)) - (v298 * v571)) - (v294 * v569);
    const double v578 = ((v22 * v274) - (v59 * v279)) - (3.162077 * v227);
    const double v579 = (((v577 - (v296 * v573)) + (v297 * v574)) - (v459 * v578)) + (v17 * v567);
    C[37] = v579 - (v57 * v566);
    const double v580 = (((v313 * v569) - (v55 * v566)) - (v15 * v567)) - (v314 * v571);
    const double v581 = (((v580 + (v315 * v576)) + (v311 * v573)) - (v310 * v574)) + (v468 * v578);
    C[38] = v581 + (v29 * v565);
    const double v582 = (((v20 * v567) - (v60 * v566)) - (v31 * v565)) - (v319 * v574);
    const double v583 = (((v582 + (v320 * v573)) + (v323 * v571)) + (v322 * v569)) - (v324 * v576);
    C[39] = v583 - (v479 * v578);
    const double v584 = (((v59 * v493) - (v22 * v496)) - (v33 * v335)) + (v105 * v500);
    C[40] = (v584 + (v92 * v498)) + (v227 * v541);
    const double v585 = (((v22 * v507) + (v59 * v504)) + (v33 * v344)) - (v105 * v511);
    C[41] = (v585 - (v92 * v509)) + (v227 * v544);
    const double v586 = (((v343 - (v25 * v377)) - (v67 * v351)) - (v91 * v382)) - (v104 * v388);
    C[42] = -v586;
    const double v587 = ((((v36 * v238) - (v25 * v394)) - (v104 * v434)) + (v236 * v382)) - v503;
    const double v588 = ((((v36 * v255) - (v67 * v446)) - (v91 * v434)) - (v236 * v388)) - v506;
    const double v589 = (((v36 * v83) + (v25 * v234)) - (v67 * v441)) - (v104 * v345);
    const double v590 = v589 - (v114 * v236);
    const double v591 = (((v36 * v53) - (v25 * v413)) + (v67 * v234)) - (v91 * v345);
    const double v592 = v591 + (v102 * v236);
    const double v593 = (((v0_cosine[0] * v588) + (v0_sine[0] * v587)) - (v264 * v590)) + (v263 * v592);
    const double v594 = ((v36 * v102) - (v67 * v345)) - (1.495522 * v104);
    const double v595 = ((v36 * v114) - (v25 * v345)) - (1.495522 * v91);
    C[43] = (v593 + (v278 * v594)) - (v283 * v595);
    const double v596 = (((v36 * v301) - (v25 * v53)) - (v67 * v83)) - (v91 * v114);
    const double v597 = v596 - (v102 * v104);
    const double v598 = (((v294 * v590) - (v0_cosine[1] * v586)) - (v298 * v592)) + (v305 * v597);
    const double v599 = ((v25 * v102) - (v67 * v114)) - (1.495522 * v236);
    const double v600 = (((v598 - (v296 * v594)) + (v297 * v595)) + (v459 * v599)) + (v17 * v588);
    C[44] = v600 - (v57 * v587);
    const double v601 = (((v315 * v597) - (v55 * v587)) - (v15 * v588)) - (v313 * v590);
    const double v602 = (((v601 - (v314 * v592)) + (v311 * v594)) - (v310 * v595)) - (v468 * v599);
    C[45] = v602 + (v29 * v586);
    const double v603 = (((v20 * v588) - (v60 * v587)) - (v31 * v586)) - (v319 * v595);
    const double v604 = (((v603 + (v320 * v594)) + (v323 * v592)) - (v322 * v590)) - (v324 * v597);
    C[46] = v604 + (v479 * v599);
    const double v605 = (((v33 * v586) - (v22 * v588)) - (v59 * v587)) - (v328 * v595);
    const double v606 = (((v605 - (v329 * v594)) + (v333 * v597)) - (v332 * v592)) + (v331 * v590);
    C[47] = v606 - (v490 * v599);
    const double v607 = (((v36 * v344) - (v25 * v507)) - (v67 * v504)) - (v91 * v509);
    C[48] = (v607 - (v104 * v511)) - (v236 * v544);
}

#if !defined(PANDA_VECTOR)

void panda_coriolis_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double C_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        panda_scatter(49U, count, lane, C_lane, C);
    }
}

void panda_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double C_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        panda_scatter(49U, count, lane, C_lane, C);
    }
}

#endif

void panda_inverse_dynamics(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], const double qdd[restrict 7], double tau[restrict 7])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + q[6];
    const panda_four v1_angle = {q[1], q[2], q[3], q[4]};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {q[5], v0};
    panda_four v9_sine;
    panda_four v9_cosine;
    panda_sincos(&v9_angle, &v9_sine, &v9_cosine);
    const double v13 = v1_sine[0] * qdd[0];
    const double v14 = v1_cosine[0] * qd[0];
    const double v15 = qd[1] * v14;
    const double v16 = v15 + (v15 + v13);
    const double v17 = v1_sine[0] * qd[0];
    const double v18 = v17 * v14;
    const double v19 = qdd[1] - v18;
    const double v20 = (v1_cosine[1] * v19) + (v1_sine[1] * v16);
    const double v21 = (v1_cosine[1] * qd[1]) + (v1_sine[1] * v17);
    const double v22 = qd[2] + v14;
    const double v23 = v22 * v22;
    const double v24 = v23 + (v21 * v21);
    const double v25 = 9.81 * v1_sine[0];
    const double v26 = v1_cosine[1] * v25;
    const double v27 = v26 + ((0.0825 * v24) - (0.316 * v20));
    const double v28 = (v1_cosine[1] * v17) - (v1_sine[1] * qd[1]);
    const double v29 = v28 * v22;
    const double v30 = v29 + v20;
    const double v31 = v29 + v30;
    const double v32 = qd[1] * qd[1];
    const double v33 = v32 + (v17 * v17);
    const double v34 = (9.81 * v1_cosine[0]) - ((0.316 * v33) + (0.0825 * v31));
    const double v35 = (v1_cosine[2] * v27) - (v1_sine[2] * v34);
    const double v36 = (v1_sine[2] * v28) + (v1_cosine[2] * v22);
    const double v37 = qd[3] - v21;
    const double v38 = v37 * v37;
    const double v39 = v38 + (v36 * v36);
    const double v40 = (0.0825 * v39) - v35;
    const double v41 = (v1_cosine[1] * v16) - (v1_sine[1] * v19);
    const double v42 = v28 * v21;
    const double v43 = v1_cosine[0] * qdd[0];
    const double v44 = qd[1] * v17;
    const double v45 = v44 - v43;
    const double v46 = qdd[2] - v45;
    const double v47 = v42 - v46;
    const double v48 = (v1_sine[1] * v25) - ((0.0825 * v47) - (0.316 * v41));
    const double v49 = v22 * v21;
    const double v50 = v49 + (v49 - v41);
    const double v51 = v42 + v46;
    const double v52 = (v1_cosine[2] * v51) - (v1_sine[2] * v50);
    const double v53 = (v1_cosine[2] * v28) - (v1_sine[2] * v22);
    const double v54 = v53 * v37;
    const double v55 = v54 + v52;
    const double v56 = v54 + v55;
    const double v57 = (0.0825 * v56) - v48;
    const double v58 = (v1_cosine[3] * v57) + (v1_sine[3] * v40);
    const double v59 = v53 * v36;
    const double v60 = qdd[3] - v30;
    const double v61 = v59 + v60;
    const double v62 = (v1_cosine[2] * v50) + (v1_sine[2] * v51);
    const double v63 = v36 * v37;
    const double v64 = v63 + (v63 + v62);
    const double v65 = (v1_cosine[3] * v64) - (v1_sine[3] * v61);
    const double v66 = v58 + (0.384 * v65);
    const double v67 = (v1_cosine[3] * v37) - (v1_sine[3] * v53);
    const double v68 = qd[4] + v36;
    const double v69 = v68 * v67;
    const double v70 = v69 + (v69 - v65);
    const double v71 = qdd[4] + v55;
    const double v72 = (v1_cosine[3] * v53) + (v1_sine[3] * v37);
    const double v73 = v72 * v67;
    const double v74 = v73 - v71;
    const double v75 = (v9_cosine[0] * v74) - (v9_sine[0] * v70);
    const double v76 = (v9_cosine[0] * v72) - (v9_sine[0] * v68);
    const double v77 = qd[5] + v67;
    const double v78 = v77 * v76;
    const double v79 = v78 + (v78 - v75);
    const double v80 = (0.088 * v79) - v66;
    const double v81 = qdd[6] - v79;
    const double v82 = 0.0032806082595733185 * v9_cosine[1];
    const double v83 = v76 * v76;
    const double v84 = (v9_cosine[0] * v68) + (v9_sine[0] * v72);
    const double v85 = qd[6] - v84;
    const double v86 = v85 * v85;
    const double v87 = v86 + v83;
    const double v88 = 0.0032806082595733185 * v9_sine[1];
    const double v89 = ((v88 * v87) - (v82 * v81)) + (2.6346312806250003 * v80);
    const double v90 = (v9_cosine[0] * v70) + (v9_sine[0] * v74);
    const double v91 = v84 * v77;
    const double v92 = v91 + (v91 - v90);
    const double v93 = (0.17380470556900005 * v92) + v89;
    const double v94 = v73 + v71;
    const double v95 = v68 * v68;
    const double v96 = v95 + (v72 * v72);
    const double v97 = (((0.067870631425 * v96) + (0.014653732538 * v94)) + (4.065735684829545 * v58)) - v93;
    const double v98 = (v1_cosine[3] * v40) - (v1_sine[3] * v57);
    const double v99 = (v1_cosine[3] * v61) + (v1_sine[3] * v64);
    const double v100 = v98 - (0.384 * v99);
    const double v101 = (v1_cosine[2] * v34) + (v1_sine[2] * v27);
    const double v102 = v59 - v60;
    const double v103 = (0.0825 * v102) + v101;
    const double v104 = v38 + (v53 * v53);
    const double v105 = (0.384 * v104) - v103;
    const double v106 = v68 * v72;
    const double v107 = v106 - v99;
    const double v108 = qdd[5] - v107;
    const double v109 = v84 * v76;
    const double v110 = v109 - v108;
    const double v111 = (0.088 * v110) + ((v9_cosine[0] * v105) + (v9_sine[0] * v100));
    const double v112 = 2.0 * qd[6];
    const double v113 = (v112 * v77) - v90;
    const double v114 = (v112 * v76) - v110;
    const double v115 = ((v82 * v114) - (v88 * v113)) - (2.6346312806250003 * v111);
    const double v116 = v77 * v77;
    const double v117 = v116 + v83;
    const double v118 = (0.17380470556900005 * v117) + v115;
    const double v119 = (v9_cosine[0] * v100) - (v9_sine[0] * v105);
    const double v120 = (v84 * v84) + v116;
    const double v121 = (0.088 * v120) - v119;
    const double v122 = qdd[6] + v75;
    const double v123 = v86 + v116;
    const double v124 = v109 + v108;
    const double v125 = (0.17380470556900005 * v124) - (((v82 * v123) + (v88 * v122)) + (2.6346312806250003 * v121));
    const double v126 = (v9_cosine[0] * v125) - (v9_sine[0] * v118);
    const double v127 = v95 + (v67 * v67);
    const double v128 = (((0.014653732538 * v127) + (0.067870631425 * v74)) + (4.065735684829545 * v98)) + v126;
    const double v129 = ((2.352456790569697 * v35) + (1.0008251418429999 * v61)) - ((v1_cosine[3] * v128) + (v1_sine[3] * v97));
    const double v130 = v106 + v107;
    const double v131 = ((0.014653732538 * v130) - (0.067870631425 * v70)) + (4.065735684829545 * v103);
    const double v132 = v131 + ((v9_sine[0] * v125) + (v9_cosine[0] * v118));
    const double v133 = ((1.0008251418429999 * v104) - (2.352456790569697 * v101)) - v132;
    const double v134 = 0.316 * ((v1_cosine[2] * v129) - (v1_sine[2] * v133));
    const double v135 = (0.0013205141364616632 * v9_sine[1]) - (0.002174847060296272 * v9_cosine[1]);
    const double v136 = 0.001087423530148136 + (v9_cosine[1] * v135);
    const double v137 = v9_sine[1] * v135;
    const double v138 = 0.002681818915449642 + v137;
    const double v139 = (0.000386330894443768 * v9_cosine[1]) + (0.001535882372017312 * v9_sine[1]);
    const double v140 = (0.001535882372017312 * v9_cosine[1]) - (0.000386330894443768 * v9_sine[1]);
    const double v141 = (v140 * (v117 - v123)) + (((v138 * v114) + (v136 * v113)) - (v139 * v122));
    const double v142 = (0.00010375891721868492 * v90) - ((0.014748570382675318 * (v120 - v117)) + ((0.0011196707334275545 * v110) - (0.028934422545659894 * v124)));
    const double v143 = (0.17380470556900005 * v119) - ((9.3569097314605e-05 * v75) - v142);
    const double v144 = v143 + ((v141 - (v82 * v111)) + (0.088 * v115));
    tau[5] = v144;
    const double v145 = (0.0010267877770288947 * (v104 - v127)) - (((0.0014511560650267152 * v130) + (0.0015152444733270301 * v70)) + (0.02389827041510187 * v74));
    const double v146 = ((0.014653732538 * v103) - v145) - (v144 - (0.384 * v126));
    const double v147 = 0.004002333051911305 - v137;
    const double v148 = ((v136 * (v123 - v87)) - ((v138 * v81) + (v147 * v122))) + (v140 * v92);
    const double v149 = (v148 + (v139 * v124)) + ((v82 * v80) - (v88 * v121));
    const double v150 = (0.00010375891721868492 * (v96 - v120)) + ((9.3569097314605e-05 * v124) + ((0.014748570382675318 * v92) + (0.0011196707334275545 * v79)));
    const double v151 = v150 + (v149 + (0.088 * v89));
    const double v152 = (v139 * (v117 - v87)) - (((v147 * v113) + (v136 * v114)) - (v140 * v81));
    const double v153 = (9.3569097314605e-05 * (v96 - v117)) + ((0.00010375891721868492 * v110) + ((0.014748570382675318 * v79) + (0.028934422545659894 * v92)));
    const double v154 = (v152 - (v88 * v111)) + ((0.17380470556900005 * v66) - v153);
    const double v155 = (0.02389827041510187 * (v104 - v96)) + (((0.0015152444733270301 * v130) + (0.0100451878283212 * v70)) - (0.0010267877770288947 * v94));
    const double v156 = (v155 - (0.067870631425 * v103)) + (((v9_cosine[0] * v154) + (v9_sine[0] * v151)) + (0.384 * v93));
    const double v157 = ((v1_sine[3] * v156) - (v1_cosine[3] * v146)) - (0.0825 * v132);
    const double v158 = (0.0039053550262761003 * v62) - ((0.07937575371526084 * (v39 - v104)) + ((0.005415763498190531 * v102) - (0.3087998849151318 * v61)));
    const double v159 = (((0.0016444875773692705 * v52) - v158) - (1.0008251418429999 * v35)) - v157;
    const double v160 = (0.005487648106562257 * (v33 - v24)) - ((0.013297019103287584 * v51) + ((0.00012191242095074308 * v50) + (1.3360662912298427e-05 * v31)));
    const double v161 = v160 + (v159 - (v134 - (0.0825 * ((v1_sine[2] * v129) + (v1_cosine[2] * v133)))));
    const double v162 = (v1_sine[3] * v128) - (v1_cosine[3] * v97);
    const double v163 = (0.0010267877770288947 * v65) + ((0.0015152444733270301 * (v127 - v96)) + ((0.0014511560650267152 * v94) - (0.0100451878283212 * v74)));
    const double v164 = ((0.014653732538 * v58) - (0.067870631425 * v98)) + ((0.02389827041510187 * v99) + v163);
    const double v165 = v164 - ((v9_sine[0] * v154) - (v9_cosine[0] * v151));
    tau[4] = v165;
    const double v166 = v23 + (v28 * v28);
    const double v167 = (0.0039053550262761003 * (v166 - v39)) + ((0.0016444875773692705 * v61) - ((0.005415763498190531 * v56) + (0.07937575371526084 * v64)));
    const double v168 = v167 - (v165 - (0.0825 * v162));
    const double v169 = (0.0016444875773692705 * (v166 - v104)) + ((0.0039053550262761003 * v102) - ((0.3087998849151318 * v64) + (0.07937575371526084 * v56)));
    const double v170 = (v169 + (1.0008251418429999 * v48)) + ((v1_cosine[3] * v156) + (v1_sine[3] * v146));
    const double v171 = ((2.352456790569697 * v48) - (1.0008251418429999 * v64)) + v162;
    const double v172 = (0.013297019103287584 * (v33 - v166)) + (((0.00012191242095074308 * v31) - (0.022178148964878186 * v50)) - (0.005487648106562257 * v47));
    const double v173 = ((0.27690780075318017 * v1_cosine[0]) - v172) - (((v1_cosine[2] * v170) - (v1_sine[2] * v168)) + (0.316 * v171));
    const double v174 = v44 + v45;
    const double v175 = v18 + qdd[1];
    const double v176 = qd[0] * qd[0];
    const double v177 = (0.0007689361029463999 * (v176 - v33)) + ((0.01026110182100817 * v175) - ((0.00398335888393552 * v174) + (0.12818329225032407 * v16)));
    const double v178 = ((v1_sine[2] * v170) + (v1_cosine[2] * v168)) - (0.0825 * v171);
    const double v179 = ((0.00012191242095074308 * (v24 - v166)) + ((1.3360662912298427e-05 * v47) + (0.022178148964878186 * v51))) + (0.005487648106562257 * v41);
    const double v180 = ((0.028227094878000014 * v26) - ((0.013297019103287584 * v20) - v179)) - v178;
    tau[2] = v180;
    const double v181 = v32 + (v14 * v14);
    const double v182 = (0.01026110182100817 * (v176 - v181)) - (((0.0230778824949318 * v174) + (0.00398335888393552 * v16)) + (0.0007689361029463999 * v19));
    const double v183 = (v1_sine[0] * (v177 + ((v1_cosine[1] * v173) - (v1_sine[1] * v161)))) - (v1_cosine[0] * (v182 + v180));
    tau[0] = (0.01425956599447438 * qdd[0]) - v183;
    const double v184 = (0.01026110182100817 * v13) - ((0.00398335888393552 * (v181 - v33)) + ((0.0230778824949318 * v175) + (0.12818329225032407 * v19)));
    const double v185 = ((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0])) - ((0.0007689361029463999 * v43) + v184);
    tau[1] = v185 + ((v1_sine[1] * v173) + (v1_cosine[1] * v161));
    tau[3] = -v159;
    tau[6] = -v149;
}

#if !defined(PANDA_VECTOR)

void panda_inverse_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double tau_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        panda_scatter(7U, count, lane, tau_lane, tau);
    }
}

void panda_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double tau_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        panda_scatter(7U, count, lane, tau_lane, tau);
    }
}

#endif
