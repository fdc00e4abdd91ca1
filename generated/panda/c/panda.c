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
    const double v19 = (0.17380470556900005 * v1_sine[1]) + (v1_cosine[1] * v14);
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
    const double v30 = (v1_sine[1] * (v29 - 0.004730348259622701)) - ((0.029497140765350635 * v1_cosine[1]) + (2.0 * v25));
    const double v31 = v1_sine[1] * v30;
    const double v32 = v31 - (0.03970275123129646 + v26);
    const double v33 = v32 + (0.165 * v23);
    const double v34 = v1_sine[0] * v32;
    const double v35 = (v1_cosine[2] * v27) + ((0.000288693526842452 * v1_sine[2]) - 0.000983664612929451);
    const double v36 = (0.000386330894443768 * v1_cosine[2]) + (0.001535882372017312 * v1_sine[2]);
    const double v37 = 9.3569097314605e-05 + v36;
    const double v38 = (v1_sine[1] * v35) - (v1_cosine[1] * v37);
    const double v39 = 0.0012597535716761543 * v1_sine[2];
    const double v40 = (v39 - 0.02389827041510187) + v38;
    const double v41 = ((0.013721782605646424 + v24) + (0.384 * v19)) + (v1_cosine[1] * v30);
    const double v42 = (v1_sine[3] * v40) + (v1_cosine[3] * v41);
    const double v43 = v1_cosine[0] * v42;
    const double v44 = (v1_sine[1] * v37) + (v1_cosine[1] * v35);
    const double v45 = v1_cosine[3] * v44;
    const double v46 = 0.05313849683169709 + v29;
    M[40] = v46;
    const double v47 = v28 + v31;
    const double v48 = ((0.0030304889466540603 * v1_cosine[3]) - (2.0 * v45)) - (v1_sine[3] * ((0.04153078736086563 - v46) + v47));
    const double v49 = v1_sine[3] * v48;
    const double v50 = 0.165 * v21;
    const double v51 = v49 + v50;
    const double v52 = 0.768 * v15;
    const double v53 = v47 + v52;
    const double v54 = v51 + v53;
    const double v55 = v34 + ((v1_cosine[0] * (0.3256817453709217 + (0.165 * v15))) - (2.0 * v43));
    const double v56 = v55 + (v1_sine[0] * (0.6892538823000487 + v54));
    const double v57 = v1_sine[0] * v56;
    const double v58 = v57 - (v33 + v50);
    const double v59 = (v1_sine[0] * v22) + (v1_cosine[0] * v16);
    const double v60 = 0.316 * v59;
    const double v61 = v57 - v60;
    const double v62 = 0.0825 * v23;
    const double v63 = v62 - v60;
    const double v64 = ((v52 + 0.749763367252814) + v46) - v51;
    M[24] = v64;
    const double v65 = v63 - v64;
    const double v66 = (v1_sine[3] * v41) - (v1_cosine[3] * v40);
    M[25] = v66;
    M[31] = v66;
    const double v67 = v66 - 0.0016444875773692705;
    const double v68 = (v1_sine[3] * v20) - (v1_cosine[3] * v18);
    const double v69 = 0.0825 * v68;
    const double v70 = ((0.00239011055294907 + v44) - v69) + (v1_cosine[3] * v48);
    const double v71 = (v1_sine[0] * v67) - (v1_cosine[0] * v70);
    const double v72 = v9_sine[1] * (((((v62 + 0.7008497463952148) + v53) + v49) + v65) - v61);
    const double v73 = v72 - (v9_cosine[1] * ((0.00024382484190148615 + (0.165 * v68)) - (2.0 * v71)));
    const double v74 = v9_sine[1] * v73;
    const double v75 = (v1_sine[0] * v70) + (v1_cosine[0] * v67);
    M[17] = v75;
    M[23] = v75;
    const double v76 = (0.013297019103287584 + (0.316 * v68)) + v75;
    const double v77 = (((0.4043356361115752 - (0.316 * v23)) + (0.0825 * (v15 + v59))) - v42) - (v1_cosine[0] * v56);
    const double v78 = (v9_sine[1] * v76) - (v9_cosine[1] * v77);
    const double v79 = v9_sine[0] * (v74 + ((2.0 * v61) - (v54 + (v33 + 1.63673564001047))));
    M[0] = (0.1721381546376276 + v58) - (v9_sine[0] * (v79 + (v9_cosine[0] * (0.00796671776787104 + (2.0 * v78)))));
    const double v80 = v9_sine[0] * v9_cosine[1];
    const double v81 = (v9_sine[1] * v77) + (v9_cosine[1] * v76);
    const double v82 = (v80 * v73) + ((v9_cosine[0] * (0.0007689361029463999 + v81)) + (v9_sine[0] * ((v69 + 0.010383014241958912) - v71)));
    const double v83 = 0.13480070614822146 + v58;
    M[16] = v83;
    const double v84 = v9_sine[0] * v9_sine[1];
    const double v85 = ((v9_cosine[0] * v75) + (v80 * v71)) + (v84 * v65);
    M[3] = v85;
    M[21] = v85;
    const double v86 = 0.0825 * v1_cosine[0];
    const double v87 = v86 - 0.0825;
    const double v88 = ((v1_sine[0] * v42) + (v87 * v21)) + (v1_cosine[0] * v32);
    const double v89 = 0.0825 * v1_sine[0];
    const double v90 = v89 - 0.316;
    const double v91 = (v34 + (v90 * v21)) - v43;
    const double v92 = v89 - (0.316 * v1_cosine[0]);
    const double v93 = (v92 * v68) - v66;
    const double v94 = ((v84 * v93) - (v9_cosine[0] * v88)) - (v80 * v91);
    M[4] = v94;
    M[28] = v94;
    const double v95 = v46 + (0.384 * v15);
    const double v96 = (v1_sine[3] * v95) - v45;
    const double v97 = v1_sine[3] * v15;
    const double v98 = (v1_sine[0] * v96) + ((v87 * v97) - (v1_cosine[0] * v38));
    M[19] = v98;
    M[37] = v98;
    const double v99 = ((v1_sine[0] * v38) - (v90 * v97)) + (v1_cosine[0] * v96);
    const double v100 = v86 + (0.316 * v1_sine[0]);
    const double v101 = ((v1_sine[3] * v44) - (0.0825 * v19)) + (v1_cosine[3] * v95);
    M[26] = v101;
    M[38] = v101;
    const double v102 = v1_cosine[3] * v92;
    const double v103 = ((v102 * v15) - (v100 * v19)) - v101;
    const double v104 = ((v9_cosine[0] * v98) - (v80 * v99)) + (v84 * v103);
    M[5] = v104;
    M[35] = v104;
    const double v105 = (v1_cosine[1] * v39) - v36;
    const double v106 = 0.006684151967360946 + (0.000288693526842452 * v1_cosine[2]);
    const double v107 = ((v1_sine[1] * v106) + (0.0012597535716761543 * v1_cosine[2])) - v25;
    const double v108 = (v1_sine[3] * v105) + (v1_cosine[3] * v107);
    const double v109 = (v1_sine[1] * v24) + (v1_cosine[1] * v106);
    const double v110 = v1_cosine[1] * v17;
    const double v111 = (v1_cosine[3] * v13) + (v1_sine[3] * v110);
    const double v112 = (v1_sine[0] * v108) + ((v87 * v111) - (v1_cosine[0] * v109));
    M[20] = v112;
    M[44] = v112;
    const double v113 = ((v1_sine[0] * v109) - (v90 * v111)) + (v1_cosine[0] * v108);
    const double v114 = ((v1_sine[2] * (0.0002706501814147988 * v1_sine[1])) + (v1_cosine[3] * v105)) - (v1_sine[3] * v107);
    M[27] = v114;
    M[45] = v114;
    const double v115 = (((v100 * (v1_sine[1] * v17)) - (v92 * (v1_sine[3] * v13))) + (v102 * v110)) - v114;
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
    const double v123 = -((v9_sine[1] * v71) - (v9_cosine[1] * v65));
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
    const double v13 = qd[0] * v1_cosine[0];
    const double v14 = qd[2] + v13;
    const double v15 = qd[0] * v1_sine[0];
    const double v16 = (v1_cosine[2] * v15) - (qd[1] * v1_sine[2]);
    const double v17 = (v1_cosine[1] * v16) - (v1_sine[1] * v14);
    const double v18 = (qd[1] * v1_cosine[2]) + (v1_sine[2] * v15);
    const double v19 = qd[3] - v18;
    const double v20 = (v1_cosine[3] * v17) + (v1_sine[3] * v19);
    const double v21 = (v1_sine[1] * v16) + (v1_cosine[1] * v14);
    const double v22 = qd[4] + v21;
    const double v23 = (v9_cosine[0] * v22) + (v9_sine[0] * v20);
    const double v24 = qd[6] - v23;
    const double v25 = v24 * v24;
    const double v26 = (v9_sine[0] * v22) - (v9_cosine[0] * v20);
    const double v27 = v26 * v26;
    const double v28 = v27 + v25;
    const double v29 = 0.0032806082595733185 * v9_sine[1];
    const double v30 = (v1_sine[3] * v17) - (v1_cosine[3] * v19);
    const double v31 = v30 * v20;
    const double v32 = qd[1] * v13;
    const double v33 = 2.0 * v32;
    const double v34 = v15 * v13;
    const double v35 = (v1_sine[2] * v34) + (v1_cosine[2] * v33);
    const double v36 = (v14 * (2.0 * v18)) - v35;
    const double v37 = v16 * v18;
    const double v38 = qd[1] * v15;
    const double v39 = v38 - v37;
    const double v40 = (v1_cosine[1] * v39) + (v1_sine[1] * v36);
    const double v41 = v19 * v17;
    const double v42 = v41 - v40;
    const double v43 = v42 + v31;
    const double v44 = (v1_cosine[1] * v36) - (v1_sine[1] * v39);
    const double v45 = v44 + ((2.0 * v19) * v21);
    const double v46 = v17 * v21;
    const double v47 = (v1_cosine[2] * v34) - (v1_sine[2] * v33);
    const double v48 = v16 * v14;
    const double v49 = v48 - v47;
    const double v50 = v49 - v46;
    const double v51 = (v1_sine[3] * v50) + (v1_cosine[3] * v45);
    const double v52 = v51 + (v22 * (2.0 * v30));
    const double v53 = (v9_sine[0] * v52) - (v9_cosine[0] * v43);
    const double v54 = qd[5] - v30;
    const double v55 = 2.0 * v54;
    const double v56 = v53 + (v26 * v55);
    const double v57 = 0.0032806082595733185 * v9_cosine[1];
    const double v58 = v38 + v37;
    const double v59 = v1_sine[0] * v1_sine[2];
    const double v60 = ((0.316 * v35) + (9.81 * v59)) - (0.0825 * v58);
    const double v61 = v41 + v42;
    const double v62 = (0.0825 * v61) - v60;
    const double v63 = v14 * v14;
    const double v64 = v63 + (v18 * v18);
    const double v65 = v1_sine[0] * v1_cosine[2];
    const double v66 = ((0.316 * v47) + (9.81 * v65)) + (0.0825 * v64);
    const double v67 = v48 + v49;
    const double v68 = qd[1] * qd[1];
    const double v69 = v68 + (v15 * v15);
    const double v70 = ((9.81 * v1_cosine[0]) - (0.316 * v69)) - (0.0825 * v67);
    const double v71 = (v1_cosine[1] * v66) - (v1_sine[1] * v70);
    const double v72 = v19 * v19;
    const double v73 = v72 + (v21 * v21);
    const double v74 = (0.0825 * v73) - v71;
    const double v75 = (v1_sine[3] * v74) + (v1_cosine[3] * v62);
    const double v76 = v75 + (0.384 * v51);
    const double v77 = v76 + (0.088 * v56);
    const double v78 = (2.6346312806250003 * v77) + ((v57 * v56) - (v29 * v28));
    const double v79 = (v9_sine[0] * v43) + (v9_cosine[0] * v52);
    const double v80 = v79 + (v23 * v55);
    const double v81 = (0.17380470556900005 * v80) - v78;
    const double v82 = v22 * v22;
    const double v83 = v82 + (v20 * v20);
    const double v84 = v72 + (v17 * v17);
    const double v85 = v31 - v42;
    const double v86 = v49 + v46;
    const double v87 = (v1_cosine[1] * v70) + (v1_sine[1] * v66);
    const double v88 = v87 + (0.0825 * v86);
    const double v89 = ((0.067870631425 * v88) - ((0.0010267877770288947 * v85) + (0.02389827041510187 * (v84 - v83)))) + (0.0100451878283212 * v52);
    const double v90 = (v1_sine[3] * v45) - (v1_cosine[3] * v50);
    const double v91 = v22 * v20;
    const double v92 = v91 - v90;
    const double v93 = v91 + v92;
    const double v94 = v26 * v23;
    const double v95 = v92 - v94;
    const double v96 = (0.384 * v84) - v88;
    const double v97 = (v1_sine[3] * v62) - (v1_cosine[3] * v74);
    const double v98 = v97 + (0.384 * v90);
    const double v99 = (v9_sine[0] * v98) - ((v9_cosine[0] * v96) + (0.088 * v95));
    const double v100 = v54 * v54;
    const double v101 = v100 + v27;
    const double v102 = (0.000386330894443768 * v9_cosine[1]) + (0.001535882372017312 * v9_sine[1]);
    const double v103 = 9.3569097314605e-05 + v102;
    const double v104 = ((0.00010375891721868492 * v95) + ((9.3569097314605e-05 * v83) - (v103 * v101))) + (v102 * v28);
    const double v105 = v95 + ((2.0 * qd[6]) * v26);
    const double v106 = (0.002174847060296272 * v9_cosine[1]) - (0.0013205141364616632 * v9_sine[1]);
    const double v107 = (v9_cosine[1] * v106) - 0.001087423530148136;
    const double v108 = v79 + (qd[6] * v55);
    const double v109 = v9_sine[1] * v106;
    const double v110 = 0.004002333051911305 + v109;
    const double v111 = ((v104 + (v107 * v105)) + (v110 * v108)) - (v29 * v99);
    const double v112 = (0.001535882372017312 * v9_cosine[1]) - (0.000386330894443768 * v9_sine[1]);
    const double v113 = 0.014748570382675318 + v112;
    const double v114 = v111 + (((0.028934422545659894 * v80) - (v113 * v56)) - (0.17380470556900005 * v76));
    const double v115 = v100 + (v23 * v23);
    const double v116 = v92 + v94;
    const double v117 = (((9.3569097314605e-05 * v116) + (0.00010375891721868492 * (v115 - v83))) - (0.014748570382675318 * v80)) + (0.0011196707334275545 * v56);
    const double v118 = v100 + v25;
    const double v119 = v109 - 0.002681818915449642;
    const double v120 = (((v102 * v116) + (v110 * v53)) - (v112 * v80)) - (v119 * v56);
    const double v121 = (v9_sine[0] * v96) + (v9_cosine[0] * v98);
    const double v122 = v121 + (0.088 * v115);
    const double v123 = (v120 + (v29 * v122)) + ((v57 * v77) + (v107 * (v118 - v28)));
    h[6] = v123;
    const double v124 = v123 + ((0.088 * v78) + v117);
    const double v125 = (v9_sine[0] * v124) + ((v9_cosine[0] * v114) + ((v89 - (0.0015152444733270301 * v93)) - (0.384 * v81)));
    const double v126 = ((v57 * v105) + (v29 * v108)) - (2.6346312806250003 * v99);
    const double v127 = (((v112 * v118) + (v103 * v53)) - (v119 * v105)) + (0.17380470556900005 * v121);
    const double v128 = ((0.0011196707334275545 * v95) + ((0.014748570382675318 * v115) - (v113 * v101))) + (0.00010375891721868492 * v79);
    const double v129 = ((v128 + (0.028934422545659894 * v116)) + (v107 * v108)) - (v57 * v99);
    const double v130 = v129 + ((0.088 * v126) + v127);
    const double v131 = v82 + (v30 * v30);
    const double v132 = (((0.02389827041510187 * v43) + (0.0010267877770288947 * (v84 - v131))) - (0.014653732538 * v88)) + (0.0015152444733270301 * v52);
    const double v133 = (0.17380470556900005 * v101) - v126;
    const double v134 = (2.6346312806250003 * v122) + (((0.17380470556900005 * v116) + (v57 * v118)) + (v29 * v53));
    const double v135 = (v9_sine[0] * v133) + (v9_cosine[0] * v134);
    const double v136 = (0.384 * v135) + ((v132 - (0.0014511560650267152 * v93)) - v130);
    const double v137 = v63 + (v16 * v16);
    const double v138 = ((0.0016444875773692705 * (v84 - v137)) - ((0.0039053550262761003 * v86) + (1.0008251418429999 * v60))) + (0.3087998849151318 * v45);
    const double v139 = ((v1_sine[3] * v136) + (v138 + (0.07937575371526084 * v61))) + (v1_cosine[3] * v125);
    const double v140 = (((0.0010267877770288947 * v51) + (0.02389827041510187 * v90)) + (0.0100451878283212 * v43)) + (0.014653732538 * v75);
    const double v141 = v140 + ((0.067870631425 * v97) + ((0.0015152444733270301 * (v131 - v83)) - (0.0014511560650267152 * v85)));
    const double v142 = (v141 + (v9_sine[0] * v114)) - (v9_cosine[0] * v124);
    h[4] = v142;
    const double v143 = (((0.0016444875773692705 * v50) + (0.0039053550262761003 * (v73 - v137))) + (0.07937575371526084 * v45)) + (0.005415763498190531 * v61);
    const double v144 = ((4.065735684829545 * v75) + ((0.067870631425 * v83) - (0.014653732538 * v85))) - v81;
    const double v145 = v135 + ((4.065735684829545 * v97) + ((0.067870631425 * v43) - (0.014653732538 * v131)));
    const double v146 = (v1_sine[3] * v145) + (v1_cosine[3] * v144);
    const double v147 = (v142 + v143) + (0.0825 * v146);
    const double v148 = (((0.013297019103287584 * v47) + (0.27690780075318017 * v65)) + (0.005487648106562257 * v35)) - (0.022178148964878186 * v39);
    const double v149 = (v148 + ((1.3360662912298427e-05 * v58) + (0.00012191242095074308 * (v64 - v137)))) + (v1_cosine[1] * v147);
    const double v150 = v146 + ((1.0008251418429999 * v45) - (2.352456790569697 * v60));
    const double v151 = (v149 + (v1_sine[1] * v139)) - (0.0825 * v150);
    h[2] = v151;
    const double v152 = (((0.27690780075318017 * v1_cosine[0]) + (0.005487648106562257 * v58)) + (0.022178148964878186 * v36)) - (0.013297019103287584 * (v69 - v137));
    const double v153 = (((v152 - (0.00012191242095074308 * v67)) + (v1_cosine[1] * v139)) - (v1_sine[1] * v147)) + (0.316 * v150);
    const double v154 = (v9_sine[0] * v134) - (((4.065735684829545 * v88) + (0.067870631425 * v52)) + (0.014653732538 * v93));
    const double v155 = v154 - (v9_cosine[0] * v133);
    const double v156 = ((0.07937575371526084 * (v73 - v84)) - (0.0016444875773692705 * v40)) - (1.0008251418429999 * v71);
    const double v157 = ((((0.005415763498190531 * v86) - (0.0039053550262761003 * v44)) + (0.3087998849151318 * v50)) + v156) - (0.0825 * v155);
    const double v158 = ((v1_sine[3] * v125) + v157) - (v1_cosine[3] * v136);
    const double v159 = ((v1_sine[3] * v144) + ((1.0008251418429999 * v50) - (2.352456790569697 * v71))) - (v1_cosine[3] * v145);
    const double v160 = ((0.0825 * v1_cosine[1]) + (0.316 * v1_sine[1])) * (((2.352456790569697 * v87) - (1.0008251418429999 * v84)) - v155);
    const double v161 = (1.3360662912298427e-05 * v67) + (((0.00012191242095074308 * v36) - (0.013297019103287584 * v39)) - (0.005487648106562257 * (v69 - v64)));
    const double v162 = ((v161 + v160) - (((0.316 * v1_cosine[1]) - (0.0825 * v1_sine[1])) * v159)) - v158;
    const double v163 = v68 + (v13 * v13);
    const double v164 = 0.01026110182100817 * (((v1_sine[0] * v34) - (qd[0] * v13)) + (v1_cosine[0] * v163));
    const double v165 = 0.0007689361029463999 * (((v1_sine[0] * v69) - (qd[0] * v15)) + (v1_cosine[0] * v34));
    const double v166 = (((v38 * ((0.21021081951078455 * v1_cosine[0]) + (0.00796671776787104 * v1_sine[0]))) + v165) - v164) - (v59 * v162);
    h[0] = (v166 - (v65 * v153)) + (v1_cosine[0] * (v151 - (0.00796671776787104 * v32)));
    const double v167 = (((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0])) - (0.10510540975539227 * v34)) - (0.00398335888393552 * (v69 - v163));
    h[1] = (v167 - (v1_cosine[2] * v162)) + (v1_sine[2] * v153);
    h[3] = -v158;
    h[5] = -v130;
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
    const double v30 = (v1_sine[3] * v29) - ((v1_cosine[3] * v24) + (0.067870631425 * v16));
    const double v31 = (v28 * v21) - (0.17380470556900005 * v25);
    const double v32 = v31 + (0.014653732538 * v16);
    const double v33 = ((v9_cosine[0] * v32) + ((2.012523553603 * v17) + (0.5527802746500001 * v16))) - (v9_sine[0] * v30);
    const double v34 = (7.3266765863443215 * v1_cosine[1]) - v33;
    const double v35 = ((v9_cosine[0] * v30) + (19.742856060845433 * v18)) + (v9_sine[0] * v32);
    const double v36 = ((v1_sine[3] * v24) - ((0.067870631425 * v20) + (0.014653732538 * v23))) + (v1_cosine[3] * v29);
    g[4] = v36;
    const double v37 = (5.422774494316502 * v18) - v36;
    const double v38 = (((0.27690780075318017 * v13) + (7.3266765863443215 * v18)) - (v1_cosine[2] * v37)) - (v1_sine[2] * v35);
    g[2] = v38;
    const double v39 = ((0.27690780075318017 * v1_cosine[1]) + (v1_sine[2] * v37)) - (v1_cosine[2] * v35);
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
    const panda_four v0_angle = {q[1], q[3], q[2], q[4]};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {q[5], q[0], q[6]};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v14 = v0_sine[0] * v0_cosine[2];
    const double v15 = (v0_cosine[1] * v14) - (v0_sine[1] * v0_cosine[0]);
    const double v16 = v0_sine[0] * v0_sine[2];
    const double v17 = (v0_sine[3] * v16) - (v0_cosine[3] * v15);
    const double v18 = (v0_cosine[1] * v0_cosine[0]) + (v0_sine[1] * v14);
    const double v19 = (v8_sine[0] * v18) + (v8_cosine[0] * v17);
    const double v20 = 0.316 * v0_cosine[0];
    const double v21 = 0.333 + v20;
    const double v22 = (0.0825 * v14) - v21;
    const double v23 = ((0.0825 * v15) - v22) + (0.384 * v18);
    const double v24 = v23 + (0.088 * v19);
    const double v25 = v0_cosine[0] * v8_cosine[1];
    const double v26 = (v0_cosine[2] * v8_sine[1]) + (v0_sine[2] * v25);
    const double v27 = (v0_cosine[2] * v25) - (v0_sine[2] * v8_sine[1]);
    const double v28 = v0_sine[0] * v8_cosine[1];
    const double v29 = (v0_cosine[1] * v27) + (v0_sine[1] * v28);
    const double v30 = (v0_cosine[3] * v29) - (v0_sine[3] * v26);
    const double v31 = (v0_cosine[1] * v28) - (v0_sine[1] * v27);
    const double v32 = (v8_cosine[0] * v31) - (v8_sine[0] * v30);
    const double v33 = (v8_sine[0] * v31) + (v8_cosine[0] * v30);
    const double v34 = 0.316 * v28;
    const double v35 = v34 + (0.0825 * v27);
    const double v36 = (v35 + (0.384 * v31)) - (0.0825 * v29);
    const double v37 = v36 + (0.088 * v33);
    const double v38 = (v8_cosine[0] * v18) - (v8_sine[0] * v17);
    const double v39 = (v38 * v37) - (v32 * v24);
    const double v40 = (v0_sine[3] * v29) + (v0_cosine[3] * v26);
    const double v41 = (v0_sine[3] * v15) + (v0_cosine[3] * v16);
    const double v42 = (v41 * v36) + (v40 * v23);
    const double v43 = (v31 * v23) - (v18 * v36);
    const double v44 = (v16 * v35) - (v26 * v22);
    const double v45 = v20 - v21;
    const double v46 = v28 * v45;
    const double v47 = qd[1] * v8_sine[1];
    const double v48 = (qd[2] * v46) + (0.333 * v47);
    const double v49 = (qd[3] * v44) - v48;
    const double v50 = v49 + (qd[4] * v43);
    const double v51 = v50 + (qd[5] * v42);
    const double v52 = v51 + (qd[6] * v39);
    const double v53 = v0_cosine[0] * v8_sine[1];
    const double v54 = (v0_cosine[2] * v8_cosine[1]) - (v0_sine[2] * v53);
    const double v55 = (v0_sine[2] * v8_cosine[1]) + (v0_cosine[2] * v53);
    const double v56 = v0_sine[0] * v8_sine[1];
    const double v57 = (v0_cosine[1] * v55) + (v0_sine[1] * v56);
    const double v58 = (v0_cosine[3] * v57) + (v0_sine[3] * v54);
    const double v59 = (v0_cosine[1] * v56) - (v0_sine[1] * v55);
    const double v60 = (v8_cosine[0] * v58) + (v8_sine[0] * v59);
    const double v61 = (v0_cosine[3] * v54) - (v0_sine[3] * v57);
    const double v62 = (v8_cosine[2] * v61) + (v8_sine[2] * v60);
    const double v63 = (v8_sine[2] * v61) - (v8_cosine[2] * v60);
    const double v64 = (v8_sine[0] * v58) - (v8_cosine[0] * v59);
    const double v65 = ((0.15027794863400004 * v64) - (0.002573605371338206 * v63)) - (0.002034439958661797 * v62);
    const double v66 = 0.316 * v56;
    const double v67 = v66 + (0.0825 * v55);
    const double v68 = ((0.0825 * v57) - v67) - (0.384 * v59);
    const double v69 = v68 - (0.088 * v60);
    const double v70 = (1.495522 * v69) - v65;
    const double v71 = v70 * v52;
    const double v72 = (v38 * v69) - (v64 * v24);
    const double v73 = (v61 * v23) + (v41 * v68);
    const double v74 = (v18 * v68) + (v59 * v23);
    const double v75 = (v54 * v22) + (v16 * v67);
    const double v76 = v56 * v45;
    const double v77 = qd[1] * v8_cosine[1];
    const double v78 = (0.333 * v77) - (qd[2] * v76);
    const double v79 = v78 + (qd[3] * v75);
    const double v80 = v79 + (qd[4] * v74);
    const double v81 = v80 - (qd[5] * v73);
    const double v82 = v81 - (qd[6] * v72);
    const double v83 = (v8_cosine[2] * v40) - (v8_sine[2] * v33);
    const double v84 = (v8_sine[2] * v40) + (v8_cosine[2] * v33);
    const double v85 = ((0.15027794863400004 * v32) - (0.002573605371338206 * v84)) - (0.002034439958661797 * v83);
    const double v86 = (1.495522 * v37) - v85;
    const double v87 = v86 * v82;
    const double v88 = (v8_cosine[2] * v41) + (v8_sine[2] * v19);
    const double v89 = (v8_sine[2] * v41) - (v8_cosine[2] * v19);
    const double v90 = ((0.15027794863400004 * v38) + (0.002034439958661797 * v88)) + (0.002573605371338206 * v89);
    const double v91 = (0.747761 * v24) - v90;
    const double v92 = (0.747761 * v37) - v85;
    const double v93 = ((0.0012555365982728985 * v32) + (0.00039139128168424797 * v84)) - (0.0045525478729410845 * v83);
    const double v94 = ((0.0270807953180085 * v32) - (0.000965305169919112 * v84)) - (0.0012555365982728985 * v83);
    const double v95 = ((0.000965305169919112 * v32) - (0.002131604094419856 * v84)) + (0.00039139128168424797 * v83);
    const double v96 = ((v38 * v94) + (v88 * v93)) + (v89 * v95);
    const double v97 = v96 + ((v24 * v92) + (v37 * v91));
    const double v98 = v77 + (qd[2] * v56);
    const double v99 = (qd[3] * v54) - v98;
    const double v100 = (qd[4] * v59) - v99;
    const double v101 = (qd[5] * v61) - v100;
    const double v102 = (qd[6] * v64) - v101;
    const double v103 = v102 * v97;
    const double v104 = (0.747761 * v69) - v65;
    const double v105 = ((0.0012555365982728985 * v64) + (0.00039139128168424797 * v63)) - (0.0045525478729410845 * v62);
    const double v106 = ((0.0270807953180085 * v64) - (0.000965305169919112 * v63)) - (0.0012555365982728985 * v62);
    const double v107 = ((0.000965305169919112 * v64) + (0.00039139128168424797 * v62)) - (0.002131604094419856 * v63);
    const double v108 = ((v38 * v106) + (v88 * v105)) + (v89 * v107);
    const double v109 = v108 + ((v24 * v104) + (v69 * v91));
    const double v110 = (qd[2] * v28) - v47;
    const double v111 = v110 + (qd[3] * v26);
    const double v112 = v111 + (qd[4] * v31);
    const double v113 = v112 + (qd[5] * v40);
    const double v114 = v113 - (qd[6] * v32);
    const double v115 = v114 * v109;
    const double v116 = (v103 - (v87 + v71)) + v115;
    const double v117 = ((0.017527158935000002 * v40) - (0.10024161669500001 * v33)) + (0.023526756935 * v32);
    const double v118 = (1.666555 * v36) - v117;
    const double v119 = v118 * v81;
    const double v120 = ((0.017527158935000002 * v61) + (0.10024161669500001 * v60)) + (0.023526756935 * v64);
    const double v121 = (1.666555 * v68) - v120;
    const double v122 = v121 * v51;
    const double v123 = ((0.0006268331305193942 * v61) - (0.00010375891721868492 * v60)) - (9.3569097314605e-05 * v64);
    const double v124 = ((0.017527158935000002 * v41) + (0.10024161669500001 * v19)) - (0.023526756935 * v38);
    const double v125 = v124 + (0.8332775 * v23);
    const double v126 = ((0.00010375891721868492 * v61) - (0.009940933002587556 * v60)) - (0.001524110902883315 * v64);
    const double v127 = ((v68 * v125) - (v41 * v123)) + (v19 * v126);
    const double v128 = ((9.3569097314605e-05 * v61) - (0.001524110902883315 * v60)) - (0.0018536272276513943 * v64);
    const double v129 = (0.8332775 * v68) - v120;
    const double v130 = ((v23 * v129) - (v38 * v128)) + v127;
    const double v131 = v113 * v130;
    const double v132 = ((9.3569097314605e-05 * v40) + (0.001524110902883315 * v33)) - (0.0018536272276513943 * v32);
    const double v133 = (0.8332775 * v36) - v117;
    const double v134 = ((0.0006268331305193942 * v40) + (0.00010375891721868492 * v33)) - (9.3569097314605e-05 * v32);
    const double v135 = ((0.00010375891721868492 * v40) - (0.001524110902883315 * v32)) + (0.009940933002587556 * v33);
    const double v136 = ((v36 * v125) - (v41 * v134)) + (v19 * v135);
    const double v137 = v136 + ((v23 * v133) - (v38 * v132));
    const double v138 = v101 * v137;
    const double v139 = v116 + ((v131 - (v122 + v119)) - v138);
    const double v140 = ((0.014653732538 * v58) + (0.047121686402 * v59)) - (0.05034347249 * v61);
    const double v141 = v140 + (1.225946 * v68);
    const double v142 = v141 * v50;
    const double v143 = ((0.047121686402 * v31) + (0.014653732538 * v30)) + (0.05034347249 * v40);
    const double v144 = (1.225946 * v36) - v143;
    const double v145 = v144 * v80;
    const double v146 = v140 + (0.612973 * v68);
    const double v147 = ((0.0015152444733270301 * v58) - (0.0021640520520981297 * v59)) + (0.009418354697801848 * v61);
    const double v148 = ((0.047121686402 * v18) + (0.014653732538 * v17)) - (0.05034347249 * v41);
    const double v149 = (0.612973 * v23) - v148;
    const double v150 = ((0.004600245517563105 * v58) + (0.030009216260233673 * v59)) - (0.0021640520520981297 * v61);
    const double v151 = ((0.0014511560650267152 * v58) + (0.004600245517563105 * v59)) + (0.0015152444733270301 * v61);
    const double v152 = ((v18 * v150) - (v68 * v149)) + (v17 * v151);
    const double v153 = v152 + ((v41 * v147) - (v23 * v146));
    const double v154 = v112 * v153;
    const double v155 = ((0.0021640520520981297 * v31) - (0.0015152444733270301 * v30)) + (0.009418354697801848 * v40);
    const double v156 = (0.612973 * v36) - v143;
    const double v157 = ((0.030009216260233673 * v31) + (0.004600245517563105 * v30)) + (0.0021640520520981297 * v40);
    const double v158 = ((0.004600245517563105 * v31) + (0.0014511560650267152 * v30)) - (0.0015152444733270301 * v40);
    const double v159 = ((v18 * v157) + (v36 * v149)) + (v17 * v158);
    const double v160 = v159 + ((v23 * v156) - (v41 * v155));
    const double v161 = v100 * v160;
    const double v162 = ((v154 + (v145 + v142)) - v161) - v139;
    const double v163 = ((0.374644408005 * v31) + (0.09850206933 * v26)) - (0.19076837715 * v29);
    const double v164 = v163 + (3.587895 * v35);
    const double v165 = v79 * v164;
    const double v166 = ((0.19076837715 * v57) + (0.09850206933 * v54)) - (0.374644408005 * v59);
    const double v167 = (3.587895 * v67) - v166;
    const double v168 = v49 * v167;
    const double v169 = ((0.0016444875773692705 * v31) + (0.011245275811385833 * v26)) - (0.0039053550262761003 * v29);
    const double v170 = v163 + (1.7939475 * v35);
    const double v171 = ((0.0564319944394741 * v31) + (0.0016444875773692705 * v26)) - (0.02771584317362585 * v29);
    const double v172 = ((0.09850206933 * v16) - (0.374644408005 * v18)) - (0.19076837715 * v15);
    const double v173 = v172 + (1.7939475 * v22);
    const double v174 = ((0.02771584317362585 * v31) + (0.0039053550262761003 * v26)) - (0.02115415461306551 * v29);
    const double v175 = ((v35 * v173) - (v18 * v171)) - (v15 * v174);
    const double v176 = v175 + ((v22 * v170) + (v16 * v169));
    const double v177 = v99 * v176;
    const double v178 = (1.7939475 * v67) - v166;
    const double v179 = ((0.02771584317362585 * v57) + (0.0016444875773692705 * v54)) - (0.0564319944394741 * v59);
    const double v180 = ((0.0039053550262761003 * v57) + (0.011245275811385833 * v54)) - (0.0016444875773692705 * v59);
    const double v181 = ((0.02115415461306551 * v57) + (0.0039053550262761003 * v54)) - (0.02771584317362585 * v59);
    const double v182 = ((v16 * v180) - (v18 * v179)) - (v15 * v181);
    const double v183 = v182 - ((v22 * v178) + (v67 * v173));
    const double v184 = v111 * v183;
    const double v185 = ((v177 + (v168 - v165)) - v184) - v162;
    const double v186 = ((0.214708623208 * v56) - (0.088844724872 * v55)) - (0.126729164208 * v54);
    const double v187 = (1.020238864 * v56) - v186;
    const double v188 = v48 * v187;
    const double v189 = ((0.126729164208 * v26) + (0.214708623208 * v28)) - (0.088844724872 * v27);
    const double v190 = (1.020238864 * v28) - v189;
    const double v191 = v78 * v190;
    const double v192 = ((0.008248333140675744 * v55) + (0.004377257121839583 * v56)) + (0.010932873153492416 * v54);
    const double v193 = ((0.005487648106562255 * v55) + (0.04556205286057842 * v56)) + (0.004377257121839583 * v54);
    const double v194 = ((0.007316329139027702 * v55) + (0.005487648106562255 * v56)) + (0.008248333140675744 * v54);
    const double v195 = ((v0_cosine[0] * v193) + (v16 * v192)) - (v14 * v194);
    const double v196 = (0.510119432 * v56) - v186;
    const double v197 = ((0.214708623208 * v0_cosine[0]) - (0.126729164208 * v16)) + (0.088844724872 * v14);
    const double v198 = (1.614302 * v21) - v197;
    const double v199 = v195 + ((v21 * v196) + (v66 * v198));
    const double v200 = v110 * v199;
    const double v201 = ((0.008248333140675744 * v27) + (0.004377257121839583 * v28)) - (0.010932873153492416 * v26);
    const double v202 = ((0.005487648106562255 * v27) + (0.04556205286057842 * v28)) - (0.004377257121839583 * v26);
    const double v203 = ((0.007316329139027702 * v27) + (0.005487648106562255 * v28)) - (0.008248333140675744 * v26);
    const double v204 = ((v0_cosine[0] * v202) + (v16 * v201)) - (v14 * v203);
    const double v205 = (0.510119432 * v28) - v189;
    const double v206 = v204 + ((v21 * v205) + (v34 * v198));
    const double v207 = v98 * v206;
    const double v208 = ((v200 + (v191 + v188)) - v207) - v185;
    const double v209 = ((0.01026110182100817 * v8_cosine[1]) + (0.00398335888393552 * v56)) - (0.02307788249493181 * v53);
    const double v210 = ((0.0022610063699999997 * v8_cosine[1]) + (0.018579714719999998 * v56)) - (0.002031994566 * v53);
    const double v211 = 0.333 * v210;
    const double v212 = 0.0007689361029463999 * v8_cosine[1];
    const double v213 = (v212 + (0.003457109406758401 * v56)) - (0.00398335888393552 * v53);
    const double v214 = (v211 + (v0_sine[0] * v209)) + (v0_cosine[0] * v213);
    const double v215 = v211 - v214;
    const double v216 = 0.01026110182100817 * v8_sine[1];
    const double v217 = ((0.00398335888393552 * v28) - v216) - (0.02307788249493181 * v25);
    const double v218 = ((0.018579714719999998 * v28) - (0.0022610063699999997 * v8_sine[1])) - (0.002031994566 * v25);
    const double v219 = 0.333 * v218;
    const double v220 = ((0.003457109406758401 * v28) - (0.0007689361029463999 * v8_sine[1])) - (0.00398335888393552 * v25);
    const double v221 = (v219 + (v0_sine[0] * v217)) + (v0_cosine[0] * v220);
    const double v222 = v219 - v221;
    C[0] = -(v208 + ((v77 * v222) + (v47 * v215)));
    const double v223 = v109 + v130;
    const double v224 = v153 - v223;
    const double v225 = v183 + v224;
    const double v226 = v199 + v225;
    const double v227 = qd[0] * v8_sine[1];
    const double v228 = v97 + v137;
    const double v229 = v160 + v228;
    const double v230 = v176 - v229;
    const double v231 = v206 - v230;
    const double v232 = qd[0] * v8_cosine[1];
    const double v233 = v86 + v118;
    const double v234 = v144 + v233;
    const double v235 = v164 + v234;
    const double v236 = v190 + v235;
    const double v237 = 0.333 * v232;
    const double v238 = v70 + v121;
    const double v239 = v141 + v238;
    const double v240 = v167 - v239;
    const double v241 = v187 + v240;
    const double v242 = 0.333 * v227;
    const double v243 = (((v242 * v241) + (v237 * v236)) - (v232 * v231)) - (v227 * v226);
    const double v244 = (v54 * v35) + (v26 * v67);
    const double v245 = qd[3] * v244;
    const double v246 = (v31 * v68) + (v59 * v36);
    const double v247 = (qd[4] * v246) - v245;
    const double v248 = (v61 * v36) - (v40 * v68);
    const double v249 = (qd[5] * v248) - v247;
    const double v250 = (v64 * v37) - (v32 * v69);
    const double v251 = (qd[6] * v250) - v249;
    const double v252 = (((v32 * v94) - (v84 * v95)) - (v83 * v93)) + ((2.0 * v37) * v92);
    const double v253 = (((v64 * v94) - (v62 * v93)) - (v63 * v95)) + (v37 * v104);
    const double v254 = v253 + (v69 * v92);
    const double v255 = ((v102 * v252) - (v86 * v251)) + (v114 * v254);
    const double v256 = 2.0 * v36;
    const double v257 = (((v40 * v134) - (v32 * v132)) + (v33 * v135)) + (v256 * v133);
    const double v258 = (v36 * v129) + (((v61 * v134) - (v60 * v135)) - (v64 * v132));
    const double v259 = v258 + (v68 * v133);
    const double v260 = v255 + ((v113 * v259) + ((v118 * v249) - (v101 * v257)));
    const double v261 = (((v31 * v157) + (v30 * v158)) + (v40 * v155)) + (v256 * v156);
    const double v262 = (v36 * v146) + (((v61 * v155) - (v58 * v158)) - (v59 * v157));
    const double v263 = v262 + (v68 * v156);
    const double v264 = (((v144 * v247) - (v100 * v261)) - (v112 * v263)) - v260;
    const double v265 = (((v31 * v171) - (v29 * v174)) + (v26 * v169)) + ((2.0 * v35) * v170);
    const double v266 = (v35 * v178) + ((v59 * v171) - ((v57 * v174) + (v54 * v169)));
    const double v267 = v266 + (v67 * v170);
    const double v268 = (((v164 * v245) - (v99 * v265)) - (v111 * v267)) - v264;
    const double v269 = ((v27 * v203) - (v26 * v201)) + (v28 * (v202 + (0.632 * v205)));
    const double v270 = (((v55 * v203) + (v54 * v201)) + (v56 * v202)) + (v66 * v205);
    const double v271 = v270 + (v34 * v196);
    const double v272 = v268 + ((v98 * v269) - (v110 * v271));
    const double v273 = (((v64 * v106) - (v62 * v105)) - (v63 * v107)) + ((2.0 * v69) * v104);
    const double v274 = (v102 * v254) + ((v114 * v273) - (v70 * v251));
    const double v275 = 2.0 * v68;
    const double v276 = (((v61 * v123) - (v60 * v126)) - (v64 * v128)) + (v275 * v129);
    const double v277 = v274 + (((v113 * v276) + (v121 * v249)) - (v101 * v259));
    const double v278 = (((v58 * v151) + (v61 * v147)) + (v59 * v150)) + (v275 * v146);
    const double v279 = (((v141 * v247) - (v112 * v278)) - (v100 * v263)) - v277;
    const double v280 = (((v57 * v181) + (v54 * v180)) - (v59 * v179)) + ((2.0 * v67) * v178);
    const double v281 = v279 + (((v167 * v245) - (v111 * v280)) - (v99 * v267));
    const double v282 = ((v55 * v194) + (v54 * v192)) + (v56 * (v193 + (0.632 * v196)));
    const double v283 = v281 + ((v98 * v271) - (v110 * v282));
    const double v284 = (v232 * v222) + (v227 * v215);
    const double v285 = ((0.0007689361029463999 * v28) - (0.005046402217263154 * v8_sine[1])) - (0.01026110182100817 * v25);
    const double v286 = ((v28 * v220) + ((v25 * v216) - (v8_cosine[1] * (0.005046402217263154 * v8_cosine[1])))) - (v8_sine[1] * v285);
    const double v287 = v8_sine[1] * v77;
    const double v288 = v287 * ((v286 - (v25 * v217)) + ((v53 * v209) - (v56 * (v212 + v213))));
    const double v289 = ((v8_cosine[1] * v285) + (v56 * v220)) - (v53 * v217);
    const double v290 = v8_sine[1] * v47;
    const double v291 = v8_cosine[1] * v77;
    const double v292 = (v8_cosine[1] * v283) + ((((v291 - v290) * v289) - v288) - v284);
    C[1] = v292 - ((v8_sine[1] * v272) + v243);
    const double v293 = v273 + v252;
    const double v294 = v293 + (v276 + v257);
    const double v295 = v294 + (v278 + v261);
    const double v296 = v295 + (v280 + v265);
    const double v297 = (v77 * v28) + (v56 * v47);
    const double v298 = v297 * v296;
    const double v299 = (qd[0] * v28) + (v0_cosine[0] * v47);
    const double v300 = (v0_cosine[0] * v77) - (qd[0] * v56);
    const double v301 = 0.333 * v0_cosine[0];
    const double v302 = (v47 * v301) - (qd[0] * v46);
    const double v303 = (qd[0] * v76) + (v77 * v301);
    const double v304 = (((v302 * v241) - (v297 * (v282 + v269))) + (v303 * v236)) - (v300 * v231);
    const double v305 = v0_cosine[0] * v208;
    const double v306 = (((v304 - (v299 * v226)) + (v28 * v272)) + ((v56 * v283) - v298)) - v305;
    C[2] = v306;
    const double v307 = qd[0] + (qd[2] * v0_cosine[0]);
    const double v308 = (v307 * v26) + (v16 * v110);
    const double v309 = (v16 * v98) - (v307 * v54);
    const double v310 = ((v307 * v75) - (v110 * v244)) + (v16 * v78);
    const double v311 = ((v16 * v48) - (v307 * v44)) - (v98 * v244);
    const double v312 = (((v311 * v240) + (v310 * v235)) + (v309 * v230)) + (v308 * v225);
    const double v313 = (v98 * v26) + (v54 * v110);
    const double v314 = v16 * v185;
    const double v315 = (v314 - (v26 * v268)) + ((v54 * v281) + (v312 + (v313 * v296)));
    C[3] = -v315;
    const double v316 = (qd[3] * v16) - v307;
    const double v317 = (v18 * v99) - (v316 * v59);
    const double v318 = (((v18 * v49) + (v59 * v245)) + (v316 * v43)) - (v99 * v246);
    const double v319 = ((v111 * v246) + ((v31 * v245) - (v18 * v79))) - (v316 * v74);
    const double v320 = (v316 * v31) + (v18 * v111);
    const double v321 = (((v319 * v234) - (v318 * v239)) - (v317 * v229)) - (v320 * v224);
    const double v322 = (v99 * v31) + (v59 * v111);
    const double v323 = v18 * v162;
    const double v324 = (v323 - (v59 * v279)) + ((v31 * v264) + (v321 - (v322 * v295)));
    C[4] = -v324;
    const double v325 = v41 * v139;
    const double v326 = (qd[4] * v18) - v316;
    const double v327 = (v326 * v61) - (v41 * v100);
    const double v328 = ((v40 * v247) + ((v112 * v248) + (v326 * v73))) - (v41 * v80);
    const double v329 = ((v61 * v247) - ((v100 * v248) + (v326 * v42))) - (v41 * v50);
    const double v330 = (v326 * v40) + (v41 * v112);
    const double v331 = (((v238 * v329) + (v233 * v328)) - (v327 * v228)) + (v330 * v223);
    const double v332 = (v61 * v112) + (v100 * v40);
    const double v333 = (((v61 * v277) + (v331 - (v332 * v294))) + (v40 * v260)) - v325;
    C[5] = v333;
    const double v334 = (qd[5] * v41) - v326;
    const double v335 = (v38 * v113) + (v334 * v32);
    const double v336 = (v38 * v101) + (v334 * v64);
    const double v337 = ((v38 * v81) + ((v113 * v250) + (v334 * v72))) - (v32 * v249);
    const double v338 = v38 * v116;
    const double v339 = (v64 * v113) - (v101 * v32);
    const double v340 = ((v38 * v51) + ((v101 * v250) - (v334 * v39))) - (v64 * v249);
    const double v341 = ((v64 * v274) + ((v70 * v340) - (v339 * v293))) + (v32 * v255);
    const double v342 = (v338 + (((v336 * v97) - (v335 * v109)) + (v86 * v337))) + v341;
    C[6] = -v342;
    const double v343 = (1.495522 * v24) - v90;
    const double v344 = v38 * v38;
    const double v345 = (0.0270807953180085 * v344) + (v88 * ((0.002511073196545797 * v38) + (0.0045525478729410845 * v88)));
    const double v346 = v345 + (v89 * (((0.001930610339838224 * v38) - (0.0007827825633684959 * v88)) + (0.002131604094419856 * v89)));
    const double v347 = ((2.0 * v24) * v91) + v346;
    const double v348 = v334 + (qd[6] * v38);
    const double v349 = (v348 * v97) + ((v114 * v347) - (v343 * v52));
    const double v350 = v124 + (1.666555 * v23);
    const double v351 = v41 * v41;
    const double v352 = ((0.0006268331305193942 * v351) + (0.0018536272276513943 * v344)) - (v19 * ((0.00020751783443736984 * v41) - (0.009940933002587556 * v19)));
    const double v353 = 2.0 * v23;
    const double v354 = (v353 * v125) + (v352 + (v38 * ((0.00018713819462921 * v41) - (0.00304822180576663 * v19))));
    const double v355 = v349 + (((v113 * v354) - (v350 * v51)) + (v334 * v137));
    const double v356 = v18 * v18;
    const double v357 = ((0.030009216260233673 * v356) + (0.009418354697801848 * v351)) + (v17 * ((0.00920049103512621 * v18) + (0.0014511560650267152 * v17)));
    const double v358 = (v357 - (v41 * ((0.004328104104196259 * v18) - (0.0030304889466540603 * v17)))) + (v149 * v353);
    const double v359 = (1.225946 * v23) - v148;
    const double v360 = (((v359 * v50) - (v112 * v358)) + (v326 * v160)) - v355;
    const double v361 = v16 * v16;
    const double v362 = ((0.0564319944394741 * v356) + (0.011245275811385833 * v361)) + (v15 * ((0.0554316863472517 * v18) + (0.02115415461306551 * v15)));
    const double v363 = ((2.0 * v22) * v173) + (v362 - (v16 * ((0.003288975154738541 * v18) + (0.007810710052552201 * v15))));
    const double v364 = v172 + (3.587895 * v22);
    const double v365 = (((v364 * v49) + (v111 * v363)) - (v316 * v176)) - v360;
    const double v366 = v0_cosine[0] * v0_cosine[0];
    const double v367 = ((0.04556205286057842 * v366) + (0.010932873153492416 * v361)) - (v14 * ((0.01097529621312451 * v0_cosine[0]) - (0.007316329139027702 * v14)));
    const double v368 = ((2.0 * v21) * v198) + (v367 + (v16 * ((0.008754514243679167 * v0_cosine[0]) - (0.016496666281351487 * v14))));
    const double v369 = (3.228604 * v21) - v197;
    const double v370 = v365 + (((v369 * v48) + (v110 * v368)) - (v307 * v206));
    const double v371 = ((v102 * v343) - (v348 * v70)) - (1.495522 * v82);
    const double v372 = (((v101 * v350) + (v334 * v121)) + (1.666555 * v81)) - v371;
    const double v373 = v372 + ((1.225946 * v80) - ((v326 * v141) + (v100 * v359)));
    const double v374 = v373 + (((3.587895 * v79) - (v99 * v364)) - (v316 * v167));
    const double v375 = v374 + (((3.228604 * v78) - (v98 * v369)) + (v307 * v187));
    const double v376 = 0.333 * v8_sine[1];
    const double v377 = ((v114 * v343) + (v348 * v86)) - (1.495522 * v52);
    const double v378 = v377 + (((v113 * v350) + (v334 * v118)) - (1.666555 * v51));
    const double v379 = ((1.225946 * v50) + ((v326 * v144) - (v112 * v359))) - v378;
    const double v380 = v379 + (((3.587895 * v49) + (v111 * v364)) - (v316 * v164));
    const double v381 = (((3.228604 * v48) + (v110 * v369)) - (v307 * v190)) - v380;
    const double v382 = 0.333 * v8_cosine[1];
    const double v383 = ((v102 * v347) - (v343 * v82)) - (v348 * v109);
    const double v384 = ((v334 * v130) + ((v101 * v354) + (v350 * v81))) - v383;
    const double v385 = v384 + (((v359 * v80) - (v100 * v358)) + (v326 * v153));
    const double v386 = (((v364 * v79) - (v99 * v363)) + (v316 * v183)) - v385;
    const double v387 = (((v369 * v78) - (v98 * v368)) + (v307 * v199)) - v386;
    C[7] = (((v284 - (v382 * v381)) + (v376 * v375)) + (v8_cosine[1] * v370)) - (v8_sine[1] * v387);
    const double v388 = v343 * v251;
    const double v389 = v348 * v254;
    const double v390 = (v103 + (v71 - v388)) - v389;
    const double v391 = v350 * v249;
    const double v392 = v334 * v259;
    const double v393 = (v392 + (v138 - (v122 + v391))) - v390;
    const double v394 = v359 * v247;
    const double v395 = v326 * v263;
    const double v396 = (v395 + (v161 + (v142 - v394))) - v393;
    const double v397 = v364 * v245;
    const double v398 = v316 * v267;
    const double v399 = (((v397 + v168) - v177) - v398) - v396;
    const double v400 = v307 * v271;
    const double v401 = ((v207 + v188) - v400) - v399;
    const double v402 = v273 + v347;
    const double v403 = v402 + (v276 + v354);
    const double v404 = v403 + (v278 + v358);
    const double v405 = v404 + (v280 + v363);
    const double v406 = v405 + (v282 + v368);
    const double v407 = ((v102 * v109) - (v70 * v82)) - (v348 * v273);
    const double v408 = (((v101 * v130) + (v121 * v81)) + (v334 * v276)) - v407;
    const double v409 = v408 + (((v141 * v80) + (v100 * v153)) - (v326 * v278));
    const double v410 = (((v79 * v167) + (v99 * v183)) - (v316 * v280)) - v409;
    const double v411 = v410 + (((v78 * v187) + (v307 * v282)) - (v98 * v199));
    const double v412 = (v8_cosine[1] * v411) - (v232 * v406);
    const double v413 = v259 + v254;
    const double v414 = v263 + v413;
    const double v415 = v267 - v414;
    const double v416 = v271 + v415;
    const double v417 = (v289 - v289) - v416;
    const double v418 = v350 + v343;
    const double v419 = v359 + v418;
    const double v420 = v364 - v419;
    const double v421 = v369 - v420;
    const double v422 = (0.002031994566 * v0_sine[0]) + (0.018579714719999998 * v0_cosine[0]);
    const double v423 = (0.215426358 + v422) + v421;
    const double v424 = (0.003457109406758401 * v366) + (v0_sine[0] * ((0.02307788249493181 * v0_sine[0]) + (0.00796671776787104 * v0_cosine[0])));
    const double v425 = (2.0 * (0.035868488607 + (0.333 * v422))) + v424;
    const double v426 = v47 * v210;
    const double v427 = (((v376 * v426) - (v232 * v425)) + (v287 * v221)) + (v291 * v215);
    const double v428 = v8_sine[1] * ((v412 + (v8_sine[1] * v401)) + ((v427 + (v237 * v423)) - (v227 * v417)));
    const double v429 = v252 + v347;
    const double v430 = v429 + (v257 + v354);
    const double v431 = v430 + (v261 + v358);
    const double v432 = v431 + (v265 + v363);
    const double v433 = v432 + (v269 + v368);
    const double v434 = ((v114 * v97) - (v86 * v52)) + (v348 * v252);
    const double v435 = v434 + (((v113 * v137) - (v118 * v51)) + (v334 * v257));
    const double v436 = (((v144 * v50) - (v112 * v160)) + (v326 * v261)) - v435;
    const double v437 = v436 + (((v49 * v164) + (v111 * v176)) - (v316 * v265));
    const double v438 = (((v48 * v190) - (v307 * v269)) + (v110 * v206)) - v437;
    const double v439 = v389 + (v115 + (v87 - v388));
    const double v440 = (v392 + ((v391 + v119) + v131)) + v439;
    const double v441 = (((v145 - v394) - v154) - v395) + v440;
    const double v442 = (((v397 - v165) + v184) + v398) - v441;
    const double v443 = (v400 + (v191 - v200)) - v442;
    const double v444 = (v8_cosine[1] * v443) + ((v8_sine[1] * v438) + (v227 * v433));
    const double v445 = v77 * v218;
    const double v446 = (((v227 * v425) + (v382 * v445)) + (v287 * v214)) + (v290 * v222);
    const double v447 = ((v102 * v86) + (v114 * v70)) - (1.495522 * v251);
    const double v448 = v447 + (((v113 * v121) - (v101 * v118)) + (1.666555 * v249));
    const double v449 = ((1.225946 * v247) - ((v112 * v141) + (v100 * v144))) - v448;
    const double v450 = (((3.587895 * v245) - (v99 * v164)) - (v111 * v167)) - v449;
    const double v451 = v450 + ((v98 * v190) - (v110 * v187));
    const double v452 = ((v8_cosine[1] * v382) + (v8_sine[1] * v376)) * ((v426 + v445) + v451);
    C[8] = (v452 - (v8_cosine[1] * (v444 + ((v446 - (v242 * v423)) + (v232 * v417))))) - v428;
    const double v453 = (((11.204522 * v303) - (v300 * v421)) - (v297 * v236)) - (v0_cosine[0] * v375);
    const double v454 = v453 + (v28 * v451);
    const double v455 = (((11.204522 * v302) - (v299 * v421)) - (v297 * v241)) - (v0_cosine[0] * v381);
    const double v456 = v455 + (v56 * v451);
    const double v457 = (v77 * v76) - (v47 * v46);
    const double v458 = (v0_cosine[0] * v370) + (((v457 * v236) - (v302 * v421)) + (v297 * v226));
    const double v459 = (((v458 + (v299 * v433)) - (v300 * v416)) + (v28 * v438)) - (v56 * v443);
    const double v460 = (((v457 * v241) + (v303 * v421)) - (v297 * v231)) - (v0_cosine[0] * v387);
    const double v461 = (((v460 + (v299 * v416)) - (v300 * v406)) - (v56 * v411)) + (v28 * v401);
    C[9] = ((v8_cosine[1] * v459) + ((v382 * v456) - (v376 * v454))) + (v8_sine[1] * v461);
    const double v462 = (v16 * v374) - ((v313 * v235) + ((v309 * v420) + (7.975918 * v310)));
    const double v463 = (v26 * v450) + v462;
    const double v464 = ((v313 * v240) + ((7.975918 * v311) - (v308 * v420))) + (v16 * v380);
    const double v465 = (v54 * v450) + v464;
    const double v466 = (((v26 * v48) + (v110 * v44)) + (v54 * v78)) + (v98 * v75);
    const double v467 = (((v466 * v235) + (v311 * v420)) - (v313 * v225)) - (v309 * v415);
    const double v468 = v54 * v442;
    const double v469 = (v468 + (v26 * v437)) + ((v467 - (v308 * v432)) + (v16 * v365));
    const double v470 = (((v466 * v240) - (v310 * v420)) - (v313 * v230)) - (v309 * v405);
    const double v471 = v26 * v399;
    const double v472 = (v471 - (v54 * v410)) + ((v470 - (v308 * v415)) + (v16 * v386));
    C[10] = -(((v8_cosine[1] * v469) + ((v382 * v465) + (v376 * v463))) + (v8_sine[1] * v472));
    const double v473 = (v18 * v373) + (((4.3880230000000005 * v319) - (v317 * v419)) - (v322 * v234));
    const double v474 = (v31 * v449) + v473;
    const double v475 = (v18 * v379) + (((v320 * v419) - (4.3880230000000005 * v318)) - (v322 * v239));
    const double v476 = v475 - (v59 * v449);
    const double v477 = (((v31 * v49) + (v59 * v79)) - (v111 * v43)) + (v99 * v74);
    const double v478 = ((v322 * v229) - ((v477 * v239) + (v319 * v419))) - (v18 * v385);
    const double v479 = v31 * v396;
    const double v480 = (v479 + (v59 * v409)) + ((v478 + (v320 * v414)) + (v317 * v404));
    const double v481 = (v18 * v360) + ((v322 * v224) - ((v477 * v234) + (v318 * v419)));
    const double v482 = v59 * v441;
    const double v483 = (v482 + (v31 * v436)) + ((v481 + (v320 * v431)) + (v317 * v414));
    C[11] = ((v8_sine[1] * v480) + ((v382 * v476) + (v376 * v474))) - (v8_cosine[1] * v483);
    const double v484 = (v41 * v372) + ((3.162077 * v328) - ((v332 * v233) + (v327 * v418)));
    const double v485 = (v40 * v448) + v484;
    const double v486 = (((v330 * v418) - (v332 * v238)) + (3.162077 * v329)) - (v41 * v378);
    const double v487 = (v61 * v448) + v486;
    const double v488 = ((v61 * v80) + ((v112 * v42) - (v100 * v73))) - (v40 * v50);
    const double v489 = (((v418 * v329) - (v233 * v488)) - (v332 * v223)) - (v41 * v355);
    const double v490 = v61 * v440;
    const double v491 = (v490 + (v40 * v435)) + ((v489 + (v330 * v430)) + (v327 * v413));
    const double v492 = ((v332 * v228) - ((v238 * v488) + (v418 * v328))) - (v41 * v384);
    const double v493 = v40 * v393;
    const double v494 = (v493 + (v61 * v408)) + ((v492 + (v330 * v413)) + (v327 * v403));
    C[12] = ((v8_cosine[1] * v491) - ((v382 * v487) + (v376 * v485))) - (v8_sine[1] * v494);
    const double v495 = ((v64 * v81) - ((v113 * v39) + (v101 * v72))) - (v32 * v51);
    const double v496 = v64 * v439;
    const double v497 = v496 + ((v38 * v349) + ((v343 * v340) - ((v339 * v109) + (v86 * v495))));
    const double v498 = v497 + ((v32 * v434) - ((v336 * v254) + (v335 * v429)));
    const double v499 = ((v38 * v371) + ((v336 * v343) - (v339 * v86))) + (v32 * v447);
    const double v500 = v499 + (1.495522 * v337);
    const double v501 = ((v38 * v377) - ((v339 * v70) + (v335 * v343))) + (v64 * v447);
    const double v502 = v501 + (1.495522 * v340);
    const double v503 = v32 * v390;
    const double v504 = v503 + ((v38 * v383) + (((v70 * v495) - (v339 * v97)) + (v343 * v337)));
    const double v505 = v504 + ((v64 * v407) + ((v335 * v254) + (v336 * v402)));
    C[13] = (((v382 * v502) + (v376 * v500)) - (v8_cosine[1] * v498)) - (v8_sine[1] * v505);
    C[14] = ((((v46 * v375) + (v76 * v381)) + (v56 * v370)) + (v28 * v387)) - v305;
    const double v506 = v56 * (((v8_cosine[1] * v401) + (((2.0 * v232) * v416) + (v242 * v421))) - v444);
    const double v507 = ((v232 * v46) + (v227 * v76)) * (v421 - 3.7311058260000003);
    const double v508 = (v25 * v283) - ((((v8_cosine[1] * v76) - (v8_sine[1] * v46)) * v451) + v507);
    const double v509 = ((v508 - (v53 * v272)) - (v0_cosine[0] * v243)) + (v28 * (v412 + (v237 * v421)));
    C[15] = v509 + v506;
    const double v510 = ((v0_cosine[0] * v306) - ((v46 * v454) + (v76 * v456))) + (v56 * v459);
    C[16] = v510 - (v28 * v461);
    const double v511 = (((v76 * v465) - (v46 * v463)) - (v0_cosine[0] * v315)) - (v56 * v469);
    C[17] = v511 + (v28 * v472);
    const double v512 = (((v46 * v474) - (v76 * v476)) - (v0_cosine[0] * v324)) - (v56 * v483);
    C[18] = v512 - (v28 * v480);
    const double v513 = ((v0_cosine[0] * v333) + ((v76 * v487) - (v46 * v485))) + (v56 * v491);
    C[19] = v513 + (v28 * v494);
    const double v514 = (((v46 * v500) - (v76 * v502)) - (v0_cosine[0] * v342)) - (v56 * v498);
    C[20] = v514 + (v28 * v505);
    const double v515 = v314 + (((v26 * v386) + ((v44 * v374) - (v75 * v380))) + (v54 * v365));
    C[21] = -v515;
    const double v516 = (((v75 * v420) + (v244 * v235)) + (v16 * v225)) - (v26 * v415);
    const double v517 = v516 - (v54 * v432);
    const double v518 = (((v244 * v240) - (v44 * v420)) + (v16 * v230)) - (v26 * v405);
    const double v519 = v518 - (v54 * v415);
    const double v520 = ((v54 * v420) - (7.975918 * v75)) + (v16 * v240);
    const double v521 = (v16 * v235) - ((v26 * v420) + (7.975918 * v44));
    const double v522 = ((v232 * v519) + ((v237 * v521) + (v242 * v520))) - (v227 * v517);
    const double v523 = ((((v244 * v380) - (v44 * v450)) - (v54 * v437)) + (v16 * v268)) - v471;
    const double v524 = v468 + ((((v244 * v374) - (v75 * v450)) - (v26 * v410)) + (v16 * v281));
    C[22] = ((v8_sine[1] * v523) + v522) - (v8_cosine[1] * v524);
    const double v525 = v297 * (((v26 * v230) + ((v44 * v235) + (v75 * v240))) + (v54 * v225));
    const double v526 = v457 * (((7.975918 * v244) - (v26 * v240)) - (v54 * v235));
    const double v527 = ((v526 - ((v303 * v521) + (v302 * v520))) + (v16 * v298)) - v525;
    const double v528 = ((((v299 * v517) + v527) - (v300 * v519)) - (v0_cosine[0] * v515)) - (v56 * v524);
    C[23] = v528 - (v28 * v523);
    const double v529 = (v26 * v380) + (((7.975918 * v466) - (v309 * v240)) - (v308 * v235));
    const double v530 = ((v44 * v463) - (v75 * v465)) - (v244 * (v529 - (v54 * v374)));
    C[24] = (((v26 * v472) + v530) + (v54 * v469)) + (v16 * v315);
    const double v531 = (v31 * v379) + (((v317 * v239) - (4.3880230000000005 * v477)) + (v320 * v234));
    const double v532 = v531 + (v59 * v373);
    const double v533 = (v54 * v483) + (((v75 * v476) - (v44 * v474)) - (v244 * v532));
    C[25] = (v533 - (v26 * v480)) + (v16 * v324);
    const double v534 = (v61 * v372) + (((v327 * v238) + (v330 * v233)) - (3.162077 * v488));
    const double v535 = v534 + (v40 * v378);
    const double v536 = (v26 * v494) + (((v44 * v485) - (v75 * v487)) + (v244 * v535));
    C[26] = (v536 - (v54 * v491)) - (v16 * v333);
    const double v537 = ((v64 * v371) + ((v335 * v86) + (v336 * v70))) - (v32 * v377);
    const double v538 = v537 + (1.495522 * v495);
    const double v539 = (v26 * v505) + (((v75 * v502) - (v44 * v500)) + (v244 * v538));
    C[27] = (v539 + (v54 * v498)) + (v16 * v342);
    const double v540 = (((v31 * v385) + ((v74 * v379) - (v43 * v373))) - (v59 * v360)) - v323;
    C[28] = v540;
    const double v541 = (v31 * v414) - ((v18 * v224) + ((v74 * v419) + (v246 * v234)));
    const double v542 = v541 + (v59 * v431);
    const double v543 = (v31 * v404) - ((v18 * v229) + ((v43 * v419) + (v246 * v239)));
    const double v544 = v543 + (v59 * v414);
    const double v545 = (v18 * v239) + ((v59 * v419) - (4.3880230000000005 * v74));
    const double v546 = ((v31 * v419) - (4.3880230000000005 * v43)) - (v18 * v234);
    const double v547 = (((v237 * v546) + (v242 * v545)) - (v232 * v544)) - (v227 * v542);
    const double v548 = v479 + (((v18 * v264) + ((v43 * v449) - (v246 * v379))) + (v59 * v436));
    const double v549 = v482 + (((v31 * v409) + ((v74 * v449) - (v246 * v373))) - (v18 * v279));
    C[29] = ((v8_sine[1] * v548) + v547) - (v8_cosine[1] * v549);
    const double v550 = ((v31 * v239) - (4.3880230000000005 * v246)) + (v59 * v234);
    const double v551 = (v299 * v542) + ((v457 * v550) - ((v303 * v546) + (v302 * v545)));
    const double v552 = ((v31 * v229) + ((v74 * v239) - (v43 * v234))) + (v59 * v224);
    const double v553 = v552 - (v18 * v295);
    const double v554 = ((v0_cosine[0] * v540) + ((v551 + (v300 * v544)) + (v297 * v553))) - (v56 * v549);
    C[30] = v554 - (v28 * v548);
    const double v555 = (((v310 * v546) + (v311 * v545)) - (v466 * v550)) - (v309 * v544);
    const double v556 = ((v54 * v549) + ((v555 + (v308 * v542)) + (v313 * v553))) - (v26 * v548);
    C[31] = v556 - (v16 * v540);
    const double v557 = (((v74 * v476) - (v43 * v474)) + (v246 * v532)) - (v31 * v480);
    C[32] = (v557 - (v18 * v324)) - (v59 * v483);
    const double v558 = (v31 * v494) + (((v43 * v485) - (v74 * v487)) - (v246 * v535));
    C[33] = (v558 + (v18 * v333)) + (v59 * v491);
    const double v559 = (v31 * v505) + (((v74 * v502) - (v43 * v500)) - (v246 * v538));
    C[34] = (v559 - (v18 * v342)) - (v59 * v498);
    const double v560 = v325 + (((v61 * v355) + ((v42 * v372) - (v73 * v378))) - (v40 * v384));
    C[35] = -v560;
    const double v561 = (v61 * v430) + ((v41 * v223) - ((v73 * v418) + (v248 * v233)));
    const double v562 = v561 - (v40 * v413);
    const double v563 = (v61 * v413) + (((v42 * v418) - (v248 * v238)) - (v41 * v228));
    const double v564 = v563 - (v40 * v403);
    const double v565 = ((v61 * v418) - (3.162077 * v73)) + (v41 * v238);
    const double v566 = ((v40 * v418) - (3.162077 * v42)) + (v41 * v233);
    const double v567 = ((v232 * v564) + ((v237 * v566) - (v242 * v565))) + (v227 * v562);
    const double v568 = v490 + (((v41 * v277) - ((v73 * v448) + (v248 * v372))) - (v40 * v408));
    const double v569 = (((v61 * v435) - ((v42 * v448) + (v248 * v378))) + (v41 * v260)) - v493;
    C[36] = ((v8_cosine[1] * v568) + v567) + (v8_sine[1] * v569);
    const double v570 = ((v61 * v223) - ((v42 * v233) + (v73 * v238))) + (v40 * v228);
    const double v571 = v570 + (v41 * v294);
    const double v572 = ((v61 * v233) - (3.162077 * v248)) - (v40 * v238);
    const double v573 = (v297 * v571) + (((v302 * v565) - (v303 * v566)) - (v457 * v572));
    const double v574 = (((v573 - (v299 * v562)) - (v300 * v564)) - (v0_cosine[0] * v560)) + (v56 * v568);
    C[37] = v574 - (v28 * v569);
    const double v575 = (v309 * v564) + (((v310 * v566) - (v311 * v565)) + (v466 * v572));
    const double v576 = (((v575 - (v308 * v562)) + (v313 * v571)) - (v26 * v569)) - (v54 * v568);
    C[38] = v576 + (v16 * v560);
    const double v577 = (((v319 * v566) - (v318 * v565)) - (v477 * v572)) + (v320 * v562);
    const double v578 = ((v59 * v568) + ((v577 + (v317 * v564)) - (v322 * v571))) - (v31 * v569);
    C[39] = v578 - (v18 * v560);
    const double v579 = (v40 * v494) + (((v42 * v485) + (v73 * v487)) + (v248 * v535));
    C[40] = (v579 - (v61 * v491)) - (v41 * v333);
    const double v580 = (v61 * v498) + ((v248 * v538) - ((v42 * v500) + (v73 * v502)));
    C[41] = (v580 + (v40 * v505)) + (v41 * v342);
    const double v581 = v338 - (((v64 * v349) + ((v72 * v377) + (v39 * v371))) + (v32 * v383));
    C[42] = -v581;
    const double v582 = ((v38 * v109) + ((v250 * v86) - (v72 * v343))) - (v64 * v429);
    const double v583 = v582 + (v32 * v254);
    const double v584 = ((v38 * v97) - ((v39 * v343) + (v250 * v70))) + (v64 * v254);
    const double v585 = v584 - (v32 * v402);
    const double v586 = (v38 * v70) - ((v64 * v343) + (1.495522 * v72));
    const double v587 = (v38 * v86) - ((v32 * v343) + (1.495522 * v39));
    const double v588 = (((v237 * v587) - (v242 * v586)) - (v232 * v585)) + (v227 * v583);
    const double v589 = (((v38 * v274) - ((v72 * v447) + (v250 * v371))) - (v32 * v407)) - v496;
    const double v590 = (((v38 * v255) + ((v250 * v377) - (v39 * v447))) - (v64 * v434)) - v503;
    C[43] = ((v8_cosine[1] * v589) + v588) + (v8_sine[1] * v590);
    const double v591 = ((v64 * v86) - (1.495522 * v250)) - (v32 * v70);
    const double v592 = (v300 * v585) + (((v302 * v586) - (v303 * v587)) + (v457 * v591));
    const double v593 = ((v64 * v109) + ((v72 * v70) + (v39 * v86))) + (v32 * v97);
    const double v594 = (v38 * v293) - v593;
    const double v595 = (((v592 - (v299 * v583)) + (v297 * v594)) - (v0_cosine[0] * v581)) + (v56 * v589);
    C[44] = v595 - (v28 * v590);
    const double v596 = (v313 * v594) + (((v310 * v587) - (v311 * v586)) - (v466 * v591));
    const double v597 = (((v596 - (v309 * v585)) - (v308 * v583)) - (v26 * v590)) - (v54 * v589);
    C[45] = v597 + (v16 * v581);
    const double v598 = (((v319 * v587) - (v318 * v586)) + (v477 * v591)) + (v320 * v583);
    const double v599 = ((v59 * v589) + ((v598 - (v317 * v585)) - (v322 * v594))) - (v31 * v590);
    C[46] = v599 - (v18 * v581);
    const double v600 = (v332 * v594) - (((v329 * v586) + (v328 * v587)) + (v488 * v591));
    const double v601 = ((v41 * v581) + ((v600 - (v330 * v583)) + (v327 * v585))) - (v61 * v589);
    C[47] = v601 - (v40 * v590);
    const double v602 = (v38 * v342) - (((v72 * v502) + (v39 * v500)) + (v250 * v538));
    C[48] = (v602 - (v64 * v498)) - (v32 * v505);
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
    const double v13 = qdd[0] * v1_sine[0];
    const double v14 = qd[0] * v1_cosine[0];
    const double v15 = qd[1] * v14;
    const double v16 = (v15 + v13) + v15;
    const double v17 = qd[0] * v1_sine[0];
    const double v18 = v17 * v14;
    const double v19 = qdd[1] - v18;
    const double v20 = (v1_cosine[1] * v19) + (v1_sine[1] * v16);
    const double v21 = (qd[1] * v1_cosine[1]) + (v1_sine[1] * v17);
    const double v22 = qd[2] + v14;
    const double v23 = v22 * v22;
    const double v24 = v23 + (v21 * v21);
    const double v25 = 9.81 * v1_sine[0];
    const double v26 = v1_cosine[1] * v25;
    const double v27 = (v26 + (0.0825 * v24)) - (0.316 * v20);
    const double v28 = (v1_cosine[1] * v17) - (qd[1] * v1_sine[1]);
    const double v29 = v28 * v22;
    const double v30 = v29 + v20;
    const double v31 = v29 + v30;
    const double v32 = qd[1] * qd[1];
    const double v33 = v32 + (v17 * v17);
    const double v34 = ((9.81 * v1_cosine[0]) - (0.316 * v33)) - (0.0825 * v31);
    const double v35 = (v1_cosine[2] * v27) - (v1_sine[2] * v34);
    const double v36 = (v1_sine[2] * v28) + (v1_cosine[2] * v22);
    const double v37 = qd[3] - v21;
    const double v38 = v37 * v37;
    const double v39 = v38 + (v36 * v36);
    const double v40 = (0.0825 * v39) - v35;
    const double v41 = (v1_cosine[1] * v16) - (v1_sine[1] * v19);
    const double v42 = v28 * v21;
    const double v43 = qdd[0] * v1_cosine[0];
    const double v44 = qd[1] * v17;
    const double v45 = v44 - v43;
    const double v46 = qdd[2] - v45;
    const double v47 = v42 - v46;
    const double v48 = ((v1_sine[1] * v25) - (0.0825 * v47)) + (0.316 * v41);
    const double v49 = v22 * v21;
    const double v50 = (v49 + v49) - v41;
    const double v51 = v42 + v46;
    const double v52 = (v1_cosine[2] * v51) - (v1_sine[2] * v50);
    const double v53 = (v1_cosine[2] * v28) - (v1_sine[2] * v22);
    const double v54 = v37 * v53;
    const double v55 = v54 + v52;
    const double v56 = v54 + v55;
    const double v57 = (0.0825 * v56) - v48;
    const double v58 = (v1_cosine[3] * v57) + (v1_sine[3] * v40);
    const double v59 = (v1_cosine[2] * v50) + (v1_sine[2] * v51);
    const double v60 = v37 * v36;
    const double v61 = (v60 + v60) + v59;
    const double v62 = v53 * v36;
    const double v63 = qdd[3] - v30;
    const double v64 = v62 + v63;
    const double v65 = (v1_cosine[3] * v61) - (v1_sine[3] * v64);
    const double v66 = v58 + (0.384 * v65);
    const double v67 = (v1_cosine[3] * v37) - (v1_sine[3] * v53);
    const double v68 = qd[4] + v36;
    const double v69 = v68 * v67;
    const double v70 = (v69 + v69) - v65;
    const double v71 = qdd[4] + v55;
    const double v72 = (v1_cosine[3] * v53) + (v1_sine[3] * v37);
    const double v73 = v72 * v67;
    const double v74 = v73 - v71;
    const double v75 = (v9_cosine[0] * v74) - (v9_sine[0] * v70);
    const double v76 = (v9_cosine[0] * v72) - (v9_sine[0] * v68);
    const double v77 = qd[5] + v67;
    const double v78 = v77 * v76;
    const double v79 = (v78 + v78) - v75;
    const double v80 = (0.088 * v79) - v66;
    const double v81 = 0.0032806082595733185 * v9_cosine[1];
    const double v82 = (v1_cosine[3] * v40) - (v1_sine[3] * v57);
    const double v83 = (v1_cosine[3] * v64) + (v1_sine[3] * v61);
    const double v84 = v82 - (0.384 * v83);
    const double v85 = (v1_cosine[2] * v34) + (v1_sine[2] * v27);
    const double v86 = v62 - v63;
    const double v87 = (0.0825 * v86) + v85;
    const double v88 = v38 + (v53 * v53);
    const double v89 = (0.384 * v88) - v87;
    const double v90 = (v9_cosine[0] * v84) - (v9_sine[0] * v89);
    const double v91 = (v9_cosine[0] * v68) + (v9_sine[0] * v72);
    const double v92 = v77 * v77;
    const double v93 = (v91 * v91) + v92;
    const double v94 = (0.088 * v93) - v90;
    const double v95 = 0.0032806082595733185 * v9_sine[1];
    const double v96 = qdd[6] + v75;
    const double v97 = (0.0013205141364616632 * v9_sine[1]) - (0.002174847060296272 * v9_cosine[1]);
    const double v98 = v9_sine[1] * v97;
    const double v99 = 0.004002333051911305 - v98;
    const double v100 = v76 * v76;
    const double v101 = qd[6] - v91;
    const double v102 = v101 * v101;
    const double v103 = v102 + v100;
    const double v104 = v102 + v92;
    const double v105 = 0.001087423530148136 + (v9_cosine[1] * v97);
    const double v106 = (v9_cosine[0] * v70) + (v9_sine[0] * v74);
    const double v107 = v77 * v91;
    const double v108 = (v107 + v107) - v106;
    const double v109 = (0.001535882372017312 * v9_cosine[1]) - (0.000386330894443768 * v9_sine[1]);
    const double v110 = v68 * v72;
    const double v111 = v110 - v83;
    const double v112 = qdd[5] - v111;
    const double v113 = v91 * v76;
    const double v114 = v113 + v112;
    const double v115 = (0.000386330894443768 * v9_cosine[1]) + (0.001535882372017312 * v9_sine[1]);
    const double v116 = (((v105 * (v104 - v103)) - (v99 * v96)) + (v109 * v108)) + (v115 * v114);
    const double v117 = qdd[6] - v79;
    const double v118 = 0.002681818915449642 + v98;
    const double v119 = (v116 - (v118 * v117)) + ((v81 * v80) - (v95 * v94));
    const double v120 = ((v95 * v103) - (v81 * v117)) + (2.6346312806250003 * v80);
    const double v121 = v68 * v68;
    const double v122 = v121 + (v72 * v72);
    const double v123 = (((0.00010375891721868492 * (v122 - v93)) + (9.3569097314605e-05 * v114)) + (0.014748570382675318 * v108)) + (0.0011196707334275545 * v79);
    const double v124 = (v123 + (0.088 * v120)) + v119;
    const double v125 = v113 - v112;
    const double v126 = ((0.088 * v125) + (v9_cosine[0] * v89)) + (v9_sine[0] * v84);
    const double v127 = 2.0 * qd[6];
    const double v128 = (v127 * v76) - v125;
    const double v129 = ((v105 * v128) + ((0.014748570382675318 * v79) + (0.028934422545659894 * v108))) + (v95 * v126);
    const double v130 = v92 + v100;
    const double v131 = (v127 * v77) - v106;
    const double v132 = ((v115 * (v130 - v103)) - (9.3569097314605e-05 * (v122 - v130))) - (v99 * v131);
    const double v133 = (((v132 + (0.17380470556900005 * v66)) - (0.00010375891721868492 * v125)) + (v109 * v117)) - v129;
    const double v134 = (0.17380470556900005 * v108) + v120;
    const double v135 = v73 + v71;
    const double v136 = (((0.02389827041510187 * (v88 - v122)) - (0.0010267877770288947 * v135)) - (0.067870631425 * v87)) + (0.0100451878283212 * v70);
    const double v137 = v110 + v111;
    const double v138 = (((v136 + (0.0015152444733270301 * v137)) + (0.384 * v134)) + (v9_cosine[0] * v133)) + (v9_sine[0] * v124);
    const double v139 = ((v81 * v128) - (v95 * v131)) - (2.6346312806250003 * v126);
    const double v140 = (0.17380470556900005 * v130) + v139;
    const double v141 = (((0.17380470556900005 * v114) - (v81 * v104)) - (v95 * v96)) - (2.6346312806250003 * v94);
    const double v142 = ((0.014653732538 * v137) + ((4.065735684829545 * v87) - (0.067870631425 * v70))) + (v9_sine[0] * v141);
    const double v143 = v142 + (v9_cosine[0] * v140);
    const double v144 = (((0.0016444875773692705 * v52) + (0.07937575371526084 * (v39 - v88))) - (0.0039053550262761003 * v59)) + (0.005415763498190531 * v86);
    const double v145 = (((v144 - (0.3087998849151318 * v64)) - (1.0008251418429999 * v35)) + (0.0825 * v143)) - (v1_sine[3] * v138);
    const double v146 = ((v109 * (v130 - v104)) - (0.014748570382675318 * (v93 - v130))) - (9.3569097314605e-05 * v75);
    const double v147 = (((v146 + (0.00010375891721868492 * v106)) - (0.0011196707334275545 * v125)) + (0.028934422545659894 * v114)) - (v81 * v126);
    const double v148 = ((0.17380470556900005 * v90) + ((v105 * v131) - (v115 * v96))) + (v118 * v128);
    const double v149 = (v148 + (0.088 * v139)) + v147;
    tau[5] = v149;
    const double v150 = (v9_cosine[0] * v141) - (v9_sine[0] * v140);
    const double v151 = v121 + (v67 * v67);
    const double v152 = (((0.014653732538 * v87) - (0.0010267877770288947 * (v88 - v151))) + (0.02389827041510187 * v74)) + (0.0015152444733270301 * v70);
    const double v153 = ((v152 + (0.0014511560650267152 * v137)) + (0.384 * v150)) - v149;
    const double v154 = v145 + (v1_cosine[3] * v153);
    const double v155 = (((0.014653732538 * v151) + (0.067870631425 * v74)) + (4.065735684829545 * v82)) + v150;
    const double v156 = (((0.067870631425 * v122) + (0.014653732538 * v135)) + (4.065735684829545 * v58)) - v134;
    const double v157 = (((2.352456790569697 * v35) + (1.0008251418429999 * v64)) - (v1_sine[3] * v156)) - (v1_cosine[3] * v155);
    const double v158 = ((1.0008251418429999 * v88) - (2.352456790569697 * v85)) - v143;
    const double v159 = (((0.005487648106562257 * (v33 - v24)) - (0.013297019103287584 * v51)) - (0.00012191242095074308 * v50)) - (1.3360662912298427e-05 * v31);
    const double v160 = v159 - (0.316 * ((v1_cosine[2] * v157) - (v1_sine[2] * v158)));
    const double v161 = (v160 + (0.0825 * ((v1_sine[2] * v157) + (v1_cosine[2] * v158)))) + v154;
    const double v162 = (((0.02389827041510187 * v83) + (0.0015152444733270301 * (v151 - v122))) + (0.0010267877770288947 * v65)) + (0.0014511560650267152 * v135);
    const double v163 = ((((0.014653732538 * v58) - (0.0100451878283212 * v74)) - (0.067870631425 * v82)) + v162) - (v9_sine[0] * v133);
    const double v164 = v163 + (v9_cosine[0] * v124);
    tau[4] = v164;
    const double v165 = (v1_sine[3] * v155) - (v1_cosine[3] * v156);
    const double v166 = v23 + (v28 * v28);
    const double v167 = (((0.0039053550262761003 * (v166 - v39)) + (0.0016444875773692705 * v64)) - (0.07937575371526084 * v61)) - (0.005415763498190531 * v56);
    const double v168 = (v167 + (0.0825 * v165)) - v164;
    const double v169 = (((0.0016444875773692705 * (v166 - v88)) + (1.0008251418429999 * v48)) + (0.0039053550262761003 * v86)) - (0.3087998849151318 * v61);
    const double v170 = ((v169 - (0.07937575371526084 * v56)) + (v1_cosine[3] * v138)) + (v1_sine[3] * v153);
    const double v171 = ((2.352456790569697 * v48) - (1.0008251418429999 * v61)) + v165;
    const double v172 = (((0.27690780075318017 * v1_cosine[0]) - (0.013297019103287584 * (v33 - v166))) + (0.005487648106562257 * v47)) + (0.022178148964878186 * v50);
    const double v173 = (((v172 - (0.00012191242095074308 * v31)) - (0.316 * v171)) - (v1_cosine[2] * v170)) + (v1_sine[2] * v168);
    const double v174 = v18 + qdd[1];
    const double v175 = qd[0] * qd[0];
    const double v176 = v44 + v45;
    const double v177 = (((0.0007689361029463999 * (v175 - v33)) + (0.01026110182100817 * v174)) - (0.00398335888393552 * v176)) - (0.12818329225032407 * v16);
    const double v178 = v1_sine[0] * ((v177 + (v1_cosine[1] * v173)) - (v1_sine[1] * v161));
    const double v179 = (((0.028227094878000014 * v26) - (0.013297019103287584 * v20)) + (0.00012191242095074308 * (v24 - v166))) + (1.3360662912298427e-05 * v47);
    const double v180 = ((v179 + ((0.022178148964878186 * v51) + (0.005487648106562257 * v41))) + (0.0825 * v171)) - (v1_sine[2] * v170);
    const double v181 = v180 - (v1_cosine[2] * v168);
    tau[2] = v181;
    const double v182 = v32 + (v14 * v14);
    const double v183 = (((0.01026110182100817 * (v175 - v182)) - (0.0007689361029463999 * v19)) - (0.0230778824949318 * v176)) - (0.00398335888393552 * v16);
    tau[0] = ((0.01425956599447438 * qdd[0]) + (v1_cosine[0] * (v183 + v181))) - v178;
    const double v184 = (((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0])) - (0.0007689361029463999 * v43)) - (0.01026110182100817 * v13);
    const double v185 = ((v184 + (0.00398335888393552 * (v182 - v33))) + (0.0230778824949318 * v174)) + (0.12818329225032407 * v19);
    tau[1] = (v185 + (v1_sine[1] * v173)) + (v1_cosine[1] * v161);
    tau[3] = -v154;
    tau[6] = -v119;
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
