#include "panda.h"

#include <math.h>

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double panda_alone(const double *number)
{
    return *(const volatile double *)number;
}

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
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
PANDA_INLINE void panda_sincos_pair(const panda_lane *angle, panda_lane *sine, panda_lane *cosine, panda_bits *beyond)
{
    const panda_lane x = *angle;
    union { panda_lane number; panda_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const panda_lane n = k.number - 6755399441186816.0;
    const panda_lane w = x - (n * 1.5707963267923333);
    const panda_lane r = w - (n * 2.5633441515839558e-12);
    const panda_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const panda_lane z = r * r;
    const panda_lane u = 1.0 - (0.5 * z);
    const panda_lane rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const panda_lane zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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
        const int inside = ((*angle)[i] >= -205889.0) && ((*angle)[i] <= 205889.0);

        if (inside == 0) {
            (*sine)[i] = sin((*angle)[i]);
            (*cosine)[i] = cos((*angle)[i]);
        }
    }
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
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

#if !defined(PANDA_VECTOR)
static inline void panda_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PANDA_VECTOR)
static inline void panda_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

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
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        panda_prepared block[8];

        for (size_t lane = first; lane < end; lane++) {
            panda_parameters parameters_lane;

            (void)parameters;
            parameters_lane.reserved = 0.0;
            panda_prepare(&parameters_lane, &block[lane - first]);
        }
        for (size_t k = 0U; k < 1U; k++) {
            for (size_t lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

void panda_mass_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double M[restrict 49])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + panda_alone(&q[6]);
    const panda_four v1_angle = {panda_alone(&q[3]), panda_alone(&q[5]), v0, panda_alone(&q[4])};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {panda_alone(&q[1]), panda_alone(&q[2])};
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
    const double v0 = 0.6689225306301608 + panda_alone(&q[6]);
    const panda_four v1_angle = {panda_alone(&q[1]), panda_alone(&q[3]), panda_alone(&q[2]), panda_alone(&q[4])};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {panda_alone(&q[5]), v0};
    panda_four v9_sine;
    panda_four v9_cosine;
    panda_sincos(&v9_angle, &v9_sine, &v9_cosine);
    const double v13 = qd[0] * v1_cosine[0];
    const double v14 = qd[2] + v13;
    const double v15 = qd[0] * v1_sine[0];
    const double v16 = (qd[1] * v1_sine[2]) - (v1_cosine[2] * v15);
    const double v17 = (v1_cosine[1] * v16) + (v1_sine[1] * v14);
    const double v18 = (qd[1] * v1_cosine[2]) + (v1_sine[2] * v15);
    const double v19 = v18 - qd[3];
    const double v20 = (v1_cosine[3] * v17) + (v1_sine[3] * v19);
    const double v21 = (v1_sine[3] * v17) - (v1_cosine[3] * v19);
    const double v22 = v21 * v20;
    const double v23 = qd[1] * v13;
    const double v24 = 2.0 * v23;
    const double v25 = v15 * v13;
    const double v26 = (v1_sine[2] * v25) + (v1_cosine[2] * v24);
    const double v27 = (v18 * (2.0 * v14)) - v26;
    const double v28 = v16 * v18;
    const double v29 = qd[1] * v15;
    const double v30 = v29 + v28;
    const double v31 = (v1_cosine[1] * v30) + (v1_sine[1] * v27);
    const double v32 = v19 * v17;
    const double v33 = v32 - v31;
    const double v34 = v33 + v22;
    const double v35 = (v1_sine[1] * v30) - (v1_cosine[1] * v27);
    const double v36 = (v1_sine[1] * v16) - (v1_cosine[1] * v14);
    const double v37 = ((2.0 * v19) * v36) - v35;
    const double v38 = v17 * v36;
    const double v39 = (v1_sine[2] * v24) - (v1_cosine[2] * v25);
    const double v40 = v16 * v14;
    const double v41 = v40 - v39;
    const double v42 = v41 + v38;
    const double v43 = (v1_sine[3] * v42) - (v1_cosine[3] * v37);
    const double v44 = v36 - qd[4];
    const double v45 = (v44 * (2.0 * v21)) - v43;
    const double v46 = (v9_sine[0] * v45) - (v9_cosine[0] * v34);
    const double v47 = (v9_sine[0] * v44) - (v9_cosine[0] * v20);
    const double v48 = qd[5] + v21;
    const double v49 = 2.0 * v48;
    const double v50 = (v47 * v49) - v46;
    const double v51 = 0.0032806082595733185 * v9_cosine[1];
    const double v52 = v47 * v47;
    const double v53 = (v9_cosine[0] * v44) + (v9_sine[0] * v20);
    const double v54 = qd[6] + v53;
    const double v55 = v54 * v54;
    const double v56 = v55 + v52;
    const double v57 = 0.0032806082595733185 * v9_sine[1];
    const double v58 = v29 - v28;
    const double v59 = 9.81 * v1_sine[0];
    const double v60 = ((0.316 * v26) + (v1_sine[2] * v59)) - (0.0825 * v58);
    const double v61 = v32 + v33;
    const double v62 = (0.0825 * v61) - v60;
    const double v63 = v14 * v14;
    const double v64 = v63 + (v18 * v18);
    const double v65 = ((0.0825 * v64) + (v1_cosine[2] * v59)) - (0.316 * v39);
    const double v66 = v40 + v41;
    const double v67 = qd[1] * qd[1];
    const double v68 = v67 + (v15 * v15);
    const double v69 = ((9.81 * v1_cosine[0]) - (0.316 * v68)) + (0.0825 * v66);
    const double v70 = (v1_cosine[1] * v65) - (v1_sine[1] * v69);
    const double v71 = v19 * v19;
    const double v72 = v71 + (v36 * v36);
    const double v73 = (0.0825 * v72) - v70;
    const double v74 = (v1_sine[3] * v73) + (v1_cosine[3] * v62);
    const double v75 = (0.384 * v43) - v74;
    const double v76 = v75 + (0.088 * v50);
    const double v77 = (2.6346312806250003 * v76) + ((v57 * v56) + (v51 * v50));
    const double v78 = v44 * v44;
    const double v79 = v78 + (v20 * v20);
    const double v80 = v48 * v48;
    const double v81 = v80 + (v53 * v53);
    const double v82 = v47 * v53;
    const double v83 = (v1_sine[3] * v37) + (v1_cosine[3] * v42);
    const double v84 = v44 * v20;
    const double v85 = v84 - v83;
    const double v86 = v85 + v82;
    const double v87 = (v9_cosine[0] * v45) + (v9_sine[0] * v34);
    const double v88 = (v53 * v49) - v87;
    const double v89 = (((9.3569097314605e-05 * v86) + (0.00010375891721868492 * (v81 - v79))) - (0.0011196707334275545 * v50)) + (0.014748570382675318 * v88);
    const double v90 = v80 + v55;
    const double v91 = (0.002174847060296272 * v9_cosine[1]) - (0.0013205141364616632 * v9_sine[1]);
    const double v92 = (v9_cosine[1] * v91) - 0.001087423530148136;
    const double v93 = v9_sine[1] * v91;
    const double v94 = 0.004002333051911305 + v93;
    const double v95 = (0.000386330894443768 * v9_cosine[1]) + (0.001535882372017312 * v9_sine[1]);
    const double v96 = v93 - 0.002681818915449642;
    const double v97 = (0.001535882372017312 * v9_cosine[1]) - (0.000386330894443768 * v9_sine[1]);
    const double v98 = (((v95 * v86) + (v94 * v46)) + (v96 * v50)) + (v97 * v88);
    const double v99 = (v1_sine[3] * v62) - (v1_cosine[3] * v73);
    const double v100 = v99 + (0.384 * v83);
    const double v101 = (v1_cosine[1] * v69) + (v1_sine[1] * v65);
    const double v102 = v41 - v38;
    const double v103 = (0.0825 * v102) - v101;
    const double v104 = v71 + (v17 * v17);
    const double v105 = v103 + (0.384 * v104);
    const double v106 = (v9_sine[0] * v105) + (v9_cosine[0] * v100);
    const double v107 = v106 + (0.088 * v81);
    const double v108 = (v98 + (v57 * v107)) + ((v92 * (v90 - v56)) - (v51 * v76));
    h[6] = v108;
    const double v109 = v108 + (v89 - (0.088 * v77));
    const double v110 = v85 - v82;
    const double v111 = (v9_sine[0] * v100) - ((v9_cosine[0] * v105) + (0.088 * v110));
    const double v112 = v80 + v52;
    const double v113 = 9.3569097314605e-05 + v95;
    const double v114 = (((v113 * v112) - (9.3569097314605e-05 * v79)) - (0.00010375891721868492 * v110)) - (v95 * v56);
    const double v115 = ((qd[6] * 2.0) * v47) - v110;
    const double v116 = v87 + (qd[6] * v49);
    const double v117 = (((v92 * v115) + v114) - (v94 * v116)) + (v57 * v111);
    const double v118 = 0.014748570382675318 + v97;
    const double v119 = v117 + (((0.028934422545659894 * v88) - (v118 * v50)) - (0.17380470556900005 * v75));
    const double v120 = (0.17380470556900005 * v88) - v77;
    const double v121 = v22 - v33;
    const double v122 = ((0.067870631425 * v103) + ((0.0010267877770288947 * v121) + (0.02389827041510187 * (v104 - v79)))) - (0.0100451878283212 * v45);
    const double v123 = v84 + v85;
    const double v124 = (((v122 + (0.0015152444733270301 * v123)) - (0.384 * v120)) + (v9_cosine[0] * v119)) - (v9_sine[0] * v109);
    const double v125 = (2.6346312806250003 * v111) + ((v51 * v115) - (v57 * v116));
    const double v126 = (0.17380470556900005 * v106) + (((0.00010375891721868492 * v87) + (v113 * v46)) + (v92 * v116));
    const double v127 = ((0.028934422545659894 * v86) + ((0.014748570382675318 * v81) - (v118 * v112))) + (v97 * v90);
    const double v128 = ((v127 + (0.0011196707334275545 * v110)) + (v96 * v115)) - (v51 * v111);
    const double v129 = v128 + (v126 - (0.088 * v125));
    const double v130 = v78 + (v21 * v21);
    const double v131 = ((0.014653732538 * v103) + ((0.02389827041510187 * v34) + (0.0010267877770288947 * (v104 - v130)))) + (0.0015152444733270301 * v45);
    const double v132 = v125 + (0.17380470556900005 * v112);
    const double v133 = (((0.17380470556900005 * v86) + (v57 * v46)) + (v51 * v90)) + (2.6346312806250003 * v107);
    const double v134 = (v9_sine[0] * v132) + (v9_cosine[0] * v133);
    const double v135 = ((v131 - (0.0014511560650267152 * v123)) - v129) + (0.384 * v134);
    const double v136 = v63 + (v16 * v16);
    const double v137 = (((0.0039053550262761003 * v102) - (1.0008251418429999 * v60)) + (0.0016444875773692705 * (v104 - v136))) + (0.3087998849151318 * v37);
    const double v138 = ((v137 + (0.07937575371526084 * v61)) + (v1_sine[3] * v135)) - (v1_cosine[3] * v124);
    const double v139 = (((0.0010267877770288947 * v43) - (0.02389827041510187 * v83)) - (0.0100451878283212 * v34)) - (0.014653732538 * v74);
    const double v140 = v139 + (((0.0014511560650267152 * v121) + (0.0015152444733270301 * (v79 - v130))) - (0.067870631425 * v99));
    const double v141 = (v140 + (v9_sine[0] * v119)) + (v9_cosine[0] * v109);
    const double v142 = ((0.07937575371526084 * v37) + ((0.0039053550262761003 * (v72 - v136)) - (0.0016444875773692705 * v42))) + (0.005415763498190531 * v61);
    const double v143 = (((0.014653732538 * v121) - (0.067870631425 * v79)) - (4.065735684829545 * v74)) - v120;
    const double v144 = v134 + (((0.067870631425 * v34) - (0.014653732538 * v130)) + (4.065735684829545 * v99));
    const double v145 = (v1_sine[3] * v144) - (v1_cosine[3] * v143);
    const double v146 = (0.0825 * v145) + (v142 - v141);
    const double v147 = (((v1_sine[0] * (0.27690780075318017 * v1_cosine[2])) - (0.022178148964878186 * v30)) - (0.013297019103287584 * v39)) + (0.005487648106562257 * v26);
    const double v148 = (v147 + ((1.3360662912298427e-05 * v58) + (0.00012191242095074308 * (v64 - v136)))) + (v1_cosine[1] * v146);
    const double v149 = v145 + ((1.0008251418429999 * v37) - (2.352456790569697 * v60));
    const double v150 = (v148 + (v1_sine[1] * v138)) - (0.0825 * v149);
    h[2] = v150;
    const double v151 = v67 + (v13 * v13);
    const double v152 = qd[0] * qd[0];
    const double v153 = (((0.0007689361029463999 * v25) - (0.00796671776787104 * v23)) - (0.0461557649898636 * v29)) + (0.01026110182100817 * (v152 - v151));
    const double v154 = (((0.27690780075318017 * v1_cosine[0]) + (0.005487648106562257 * v58)) + (0.022178148964878186 * v27)) - (0.013297019103287584 * (v68 - v136));
    const double v155 = (((v154 + (0.00012191242095074308 * v66)) + (v1_cosine[1] * v138)) - (v1_sine[1] * v146)) + (0.316 * v149);
    const double v156 = (((4.065735684829545 * v103) - (0.067870631425 * v45)) - (0.014653732538 * v123)) + (v9_sine[0] * v133);
    const double v157 = v156 - (v9_cosine[0] * v132);
    const double v158 = ((0.0016444875773692705 * v31) + (0.07937575371526084 * (v104 - v72))) + (1.0008251418429999 * v70);
    const double v159 = ((((0.005415763498190531 * v102) - (0.0039053550262761003 * v35)) + (0.3087998849151318 * v42)) + v158) + (0.0825 * v157);
    const double v160 = (v159 + (v1_sine[3] * v124)) + (v1_cosine[3] * v135);
    h[3] = v160;
    const double v161 = ((v1_sine[3] * v143) + ((1.0008251418429999 * v42) + (2.352456790569697 * v70))) + (v1_cosine[3] * v144);
    const double v162 = ((2.352456790569697 * v101) - (1.0008251418429999 * v104)) - v157;
    const double v163 = (((0.013297019103287584 * v30) - (0.00012191242095074308 * v27)) + (0.005487648106562257 * (v68 - v64))) + (1.3360662912298427e-05 * v66);
    const double v164 = v163 - (v1_cosine[1] * ((0.0825 * v162) + (0.316 * v161)));
    const double v165 = v164 + ((v1_sine[1] * ((0.0825 * v161) - (0.316 * v162))) - v160);
    const double v166 = (((0.25636658450064814 * v23) - (0.01026110182100817 * v25)) + (0.00796671776787104 * v29)) - (0.0007689361029463999 * (v152 - v68));
    h[0] = (v1_sine[0] * (((v1_sine[2] * v165) + v166) - (v1_cosine[2] * v155))) + (v1_cosine[0] * (v150 + v153));
    const double v167 = (((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0])) - (0.10510540975539227 * v25)) - (0.00398335888393552 * (v68 - v151));
    h[1] = (v1_sine[2] * v155) + (v167 + (v1_cosine[2] * v165));
    h[4] = -v141;
    h[5] = -v129;
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
    const double v0 = 0.6689225306301608 + panda_alone(&q[6]);
    const panda_four v1_angle = {panda_alone(&q[2]), panda_alone(&q[1]), panda_alone(&q[3]), panda_alone(&q[5])};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {panda_alone(&q[4]), v0};
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
    const double v38 = (((7.3266765863443215 * v18) + (0.27690780075318017 * v13)) - (v1_cosine[2] * v37)) - (v1_sine[2] * v35);
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
    const double v0 = 0.6689225306301608 + panda_alone(&q[6]);
    const panda_four v1_angle = {panda_alone(&q[3]), panda_alone(&q[5]), v0, panda_alone(&q[4])};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {panda_alone(&q[1]), panda_alone(&q[2])};
    panda_four v9_sine;
    panda_four v9_cosine;
    panda_sincos(&v9_angle, &v9_sine, &v9_cosine);
    const double v13 = 0.23184755269500001 + (0.0032806082595733185 * v1_cosine[2]);
    const double v14 = (0.0032806082595733185 * v1_sine[2]) - 0.067870631425;
    const double v15 = (0.17380470556900005 * v1_sine[1]) + (v1_cosine[1] * v13);
    const double v16 = v15 - 0.014653732538;
    const double v17 = (v1_sine[3] * v14) + (v1_cosine[3] * v16);
    const double v18 = v17 - 0.5527802746500001;
    const double v19 = (0.001535882372017312 * v1_cosine[2]) - (0.000386330894443768 * v1_sine[2]);
    const double v20 = v1_cosine[1] * v19;
    const double v21 = 0.000577387053684904 * v1_cosine[2];
    const double v22 = (0.002174847060296272 * v1_cosine[2]) - (0.0013205141364616632 * v1_sine[2]);
    const double v23 = v1_sine[2] * v22;
    const double v24 = v21 - v23;
    const double v25 = v24 - 0.004730348259622701;
    const double v26 = v1_cosine[2] * v22;
    const double v27 = v26 + ((0.000288693526842452 * v1_sine[2]) - 0.000983664612929451);
    const double v28 = (0.000386330894443768 * v1_cosine[2]) + (0.001535882372017312 * v1_sine[2]);
    const double v29 = 9.3569097314605e-05 + v28;
    const double v30 = 0.0012597535716761543 * v1_sine[2];
    const double v31 = 0.384 * v15;
    const double v32 = (v1_sine[1] * v29) + (v1_cosine[1] * v27);
    const double v33 = v1_cosine[3] * v32;
    const double v34 = 0.165 * v17;
    const double v35 = v9_sine[0] * v9_cosine[1];
    const double v36 = v9_sine[0] * v9_sine[1];
    const double v37 = 0.0825 * v1_cosine[0];
    const double v38 = 0.0825 * v1_sine[0];
    const double v39 = 0.316 * v1_cosine[0];
    const double v40 = v38 - v39;
    const double v41 = 0.316 * v1_sine[0];
    const double v42 = v37 + v41;
    const double v43 = v1_sine[3] * v32;
    const double v44 = 0.000288693526842452 * v1_cosine[2];
    const double v45 = 0.006684151967360946 + v44;
    const double v46 = 0.0012597535716761543 * v1_cosine[2];
    const double v47 = v1_sine[1] * v19;
    const double v48 = v47 + (v1_cosine[1] * v45);
    C[48] = 0.0;
    const double v49 = (0.17380470556900005 * v1_cosine[1]) - (v1_sine[1] * v13);
    const double v50 = v1_cosine[3] * v49;
    const double v51 = (v37 * v50) - (v38 * v15);
    const double v52 = 0.029497140765350635 + (2.0 * v19);
    const double v53 = (v1_cosine[1] * v25) + (v1_sine[1] * v52);
    const double v54 = (v1_cosine[1] * v52) - (v1_sine[1] * v25);
    const double v55 = v1_cosine[1] * v54;
    const double v56 = v55 - (v1_sine[1] * v53);
    const double v57 = v1_sine[1] * v54;
    const double v58 = v57 + (v1_cosine[1] * v53);
    const double v59 = (v43 + (0.384 * v50)) + (v1_cosine[3] * v58);
    const double v60 = (v1_cosine[1] * v29) - (v1_sine[1] * v27);
    const double v61 = 2.0 * v1_cosine[3];
    const double v62 = (v61 * v60) - (v1_sine[3] * v56);
    const double v63 = v1_sine[3] * v62;
    const double v64 = 0.165 * v50;
    const double v65 = v64 - v63;
    const double v66 = 0.768 * v15;
    const double v67 = v1_cosine[0] * ((0.165 * v15) - (2.0 * v59));
    const double v68 = v67 + (v1_sine[0] * ((v66 - (2.0 * v56)) + v65));
    const double v69 = v56 + (v1_sine[0] * v68);
    const double v70 = (v64 - (2.0 * v51)) - v69;
    const double v71 = 0.5 * qd[5];
    const double v72 = v1_sine[1] * v1_sine[2];
    const double v73 = 0.0032806082595733185 * v1_sine[3];
    const double v74 = v1_cosine[1] * v1_sine[2];
    const double v75 = 0.0032806082595733185 * v1_cosine[3];
    const double v76 = (v75 * v74) - (v1_cosine[2] * v73);
    const double v77 = ((0.0002706501814147988 * v1_sine[0]) * v72) - (v37 * v76);
    const double v78 = (0.0013205141364616632 * v1_cosine[2]) + (0.002174847060296272 * v1_sine[2]);
    const double v79 = v26 - (v1_sine[2] * v78);
    const double v80 = 0.000577387053684904 * v1_sine[2];
    const double v81 = v79 + v80;
    const double v82 = v1_cosine[1] * v28;
    const double v83 = (2.0 * v82) - (v1_sine[1] * v81);
    const double v84 = v1_sine[1] * v83;
    const double v85 = v80 + v84;
    const double v86 = 0.165 * v76;
    const double v87 = v86 - v85;
    const double v88 = 0.0012597535716761543 * v74;
    const double v89 = (v88 + v28) - (v1_cosine[1] * v83);
    const double v90 = (v44 - (v1_cosine[2] * v78)) - v23;
    const double v91 = v20 - (v1_sine[1] * v90);
    const double v92 = v46 - v91;
    const double v93 = (v1_cosine[3] * v89) - (v1_sine[3] * v92);
    const double v94 = v79 + v84;
    const double v95 = v47 + (v1_cosine[1] * v90);
    const double v96 = v1_sine[3] * v81;
    const double v97 = (v96 + (v61 * v95)) + (v1_sine[3] * v94);
    const double v98 = v1_sine[3] * v97;
    const double v99 = 0.0025195071433523086 * v72;
    const double v100 = (v99 - v94) + v98;
    const double v101 = (v1_cosine[0] * ((0.0005413003628295976 * v72) - (2.0 * v93))) + (v1_sine[0] * (v87 + v100));
    const double v102 = v1_sine[0] * v101;
    const double v103 = (v87 + (2.0 * v77)) - v102;
    const double v104 = 0.5 * qd[6];
    const double v105 = v21 + v57;
    const double v106 = ((2.0 * v23) - 0.011607709470831458) - v105;
    const double v107 = (2.0 * v32) - 0.0030304889466540603;
    const double v108 = (v1_cosine[3] * v106) - (v1_sine[3] * v107);
    const double v109 = (v1_cosine[3] * v107) + (v1_sine[3] * v106);
    const double v110 = v1_cosine[3] * v109;
    const double v111 = v110 + (v1_sine[3] * v108);
    const double v112 = (v1_cosine[3] * v14) - (v1_sine[3] * v16);
    const double v113 = 0.165 * v112;
    const double v114 = v113 - v111;
    const double v115 = (v30 - 0.02389827041510187) - v60;
    const double v116 = v55 - ((v19 + 0.013721782605646424) + v31);
    const double v117 = (v1_cosine[3] * v115) + (v1_sine[3] * v116);
    const double v118 = v1_cosine[0] * v117;
    const double v119 = (2.0 * v118) - (v1_sine[0] * v114);
    const double v120 = v1_sine[0] * v119;
    const double v121 = 1.0 - v1_cosine[0];
    const double v122 = (-v120) - (v121 * v113);
    const double v123 = 0.5 * qd[4];
    const double v124 = ((v71 * v70) - (v104 * v103)) - (v123 * v122);
    const double v125 = v49 - 2.0125235536029997;
    const double v126 = (v37 * v125) - (v38 * v18);
    const double v127 = v1_sine[3] * v109;
    const double v128 = 0.768 * v49;
    const double v129 = v127 + v128;
    const double v130 = v34 - v24;
    const double v131 = v129 + ((2.0 * v57) - (v130 + 0.6495511310687522));
    const double v132 = (v1_cosine[3] * v116) - (v1_sine[3] * v115);
    const double v133 = ((0.165 * v49) - 0.3256817453709217) - (2.0 * v132);
    const double v134 = (v1_cosine[0] * v131) - (v1_sine[0] * v133);
    const double v135 = (v1_cosine[0] * v133) + (v1_sine[0] * v131);
    const double v136 = v1_cosine[0] * v135;
    const double v137 = v136 + (v1_sine[0] * v134);
    const double v138 = (2.0 * v126) - v137;
    const double v139 = (v41 * v125) + (v39 * v18);
    const double v140 = v137 + (2.0 * v139);
    const double v141 = v126 + v139;
    const double v142 = (2.0 * v141) - v140;
    const double v143 = v38 + v39;
    const double v144 = v37 - v41;
    const double v145 = v1_sine[0] * v135;
    const double v146 = ((v1_cosine[0] * v134) + ((v143 * v125) + (v144 * v18))) - v145;
    const double v147 = 2.0 * v35;
    const double v148 = 0.0825 * v112;
    const double v149 = v110 - ((v32 + 0.00239011055294907) + v148);
    const double v150 = 0.0016444875773692705 + v117;
    const double v151 = (v1_cosine[0] * v149) - (v1_sine[0] * v150);
    const double v152 = (v1_cosine[0] * v150) + (v1_sine[0] * v149);
    const double v153 = v35 * v152;
    const double v154 = v153 + (v9_cosine[0] * v151);
    const double v155 = 2.0 * v36;
    const double v156 = (v138 + (v155 * v154)) + ((v9_cosine[0] * v147) * v146);
    const double v157 = (v156 + ((v9_sine[0] * v9_sine[0]) * (v140 - v138))) + ((v36 * v36) * v142);
    const double v158 = 0.5 * qd[3];
    const double v159 = 0.5 * qd[1];
    const double v160 = 0.0825 * v49;
    const double v161 = (((v160 + ((v144 * v125) - 0.4043356361115752)) - (v143 * v18)) - v132) - v136;
    const double v162 = 0.316 * v112;
    const double v163 = (v162 - 0.013297019103287584) + v152;
    const double v164 = (v39 * v125) - (v41 * v18);
    const double v165 = v57 - v145;
    const double v166 = v164 + v165;
    const double v167 = (v38 * v125) + (v37 * v18);
    const double v168 = (((v128 - 0.8029018640845111) + v164) + (v130 - v167)) - v127;
    const double v169 = ((((v23 + 0.7008497463952148) - v167) + v168) - v129) - v166;
    const double v170 = v113 - 0.00024382484190148615;
    const double v171 = 2.0 * v9_cosine[1];
    const double v172 = (v9_sine[1] * v169) + ((v9_cosine[1] * v170) + (v171 * v151));
    const double v173 = v34 - (2.0 * v167);
    const double v174 = v9_cosine[0] * (((v129 + ((v24 - 1.5970328887791736) - v173)) + (2.0 * v166)) + (v9_sine[1] * v172));
    const double v175 = v174 + (((v155 * v163) - (0.00796671776787104 * v9_sine[0])) - (v147 * v161));
    const double v176 = v9_sine[1] * v9_cosine[0];
    const double v177 = 2.0 * v176;
    const double v178 = v9_cosine[0] * v171;
    const double v179 = (v9_sine[0] * v174) - (v9_cosine[0] * (((v177 * v163) - (0.00796671776787104 * v9_cosine[0])) - (v178 * v161)));
    const double v180 = v1_sine[3] * v49;
    const double v181 = (v1_sine[3] * v58) + ((0.384 * v180) - v33);
    const double v182 = (0.0825 * v180) - v60;
    const double v183 = v182 + (v1_cosine[3] * v62);
    const double v184 = (v1_cosine[0] * v181) - (v1_sine[0] * v183);
    const double v185 = 0.0825 + v144;
    const double v186 = (((v15 * v185) + (v143 * v50)) - v59) - (v1_cosine[0] * v68);
    const double v187 = 0.632 * v176;
    const double v188 = (v41 * v50) + (v39 * v15);
    const double v189 = 2.0 * v9_sine[0];
    const double v190 = v63 + v69;
    const double v191 = v66 + v188;
    const double v192 = v65 - (v51 + v191);
    const double v193 = v51 - v192;
    const double v194 = (v191 - v193) - v190;
    const double v195 = v9_sine[1] * v9_sine[1];
    const double v196 = (v1_cosine[0] * v183) + (v1_sine[0] * v181);
    const double v197 = v9_sine[1] * v171;
    const double v198 = 0.165 * v9_cosine[1];
    const double v199 = v9_sine[1] * v198;
    const double v200 = ((v199 * v180) - (v197 * v196)) - (v195 * v194);
    const double v201 = (v178 * v186) + (((v189 * v188) - (v187 * v180)) - (v177 * v184));
    const double v202 = v201 + (v9_sine[0] * (((v70 + v66) - v190) + v200));
    const double v203 = (v9_sine[1] * (v170 + (2.0 * v151))) - (v9_cosine[1] * v169);
    const double v204 = ((v36 * v203) + ((v177 * v161) + (v178 * v163))) - (v35 * v172);
    const double v205 = 0.5 * qd[2];
    const double v206 = 0.0825 * v17;
    const double v207 = (v206 + (v1_cosine[3] * v108)) - v127;
    const double v208 = v1_cosine[0] * v132;
    const double v209 = v208 + (v1_sine[0] * v207);
    const double v210 = ((v143 * v112) - v117) + (v1_cosine[0] * v119);
    const double v211 = v111 - v120;
    const double v212 = v42 * v112;
    const double v213 = v114 - v212;
    const double v214 = v211 + ((v144 * v112) - v213);
    const double v215 = v1_sine[0] * v132;
    const double v216 = (v1_cosine[0] * v207) - v215;
    const double v217 = (v195 * v214) + ((v199 * v17) - (v197 * v216));
    const double v218 = v9_sine[0] * (((((0.632 * v1_sine[0]) * v112) - v122) - v211) + v217);
    const double v219 = (((v177 * v209) - (v187 * v17)) + (v178 * v210)) + v218;
    const double v220 = (v1_cosine[3] * v92) + (v1_sine[3] * v89);
    const double v221 = (v73 * v74) + (v1_cosine[2] * v75);
    const double v222 = 0.0825 * v221;
    const double v223 = (v1_cosine[3] * v97) - (v95 + v222);
    const double v224 = (v1_cosine[0] * v220) + (v1_sine[0] * v223);
    const double v225 = 0.0032806082595733185 * v72;
    const double v226 = (((v143 * v76) + (v185 * v225)) - v93) - (v1_cosine[0] * v101);
    const double v227 = ((0.0010366722100251687 * v1_cosine[0]) * v72) + (v41 * v76);
    const double v228 = v77 - v227;
    const double v229 = ((v99 - v86) + v81) - v98;
    const double v230 = v228 - v229;
    const double v231 = v100 - v102;
    const double v232 = v231 + (v230 + (v77 + v227));
    const double v233 = (v1_cosine[0] * v223) - (v1_sine[0] * v220);
    const double v234 = ((v197 * v233) + (v199 * v221)) - (v195 * v232);
    const double v235 = (v178 * v226) + (((v189 * v227) - (v187 * v221)) - (v177 * v224));
    const double v236 = v235 + (v9_sine[0] * (v234 + (v103 + v231)));
    const double v237 = v9_sine[0] * ((((v71 * v202) - (v104 * v236)) + (v123 * v219)) + (v205 * v204));
    C[0] = (((v158 * v157) - v124) - (v159 * (v179 + (v9_sine[0] * v175)))) + v237;
    const double v238 = 0.5 * qd[0];
    const double v239 = v238 * v9_sine[0];
    const double v240 = (v238 * v179) + (v239 * v175);
    const double v241 = 0.316 * v180;
    const double v242 = v184 + v241;
    const double v243 = (v9_sine[1] * v186) + (v9_cosine[1] * v242);
    const double v244 = v9_sine[1] * v35;
    const double v245 = v9_sine[0] * ((v9_cosine[1] * v198) - 0.0825);
    const double v246 = v9_sine[0] * (1.0 - (v9_cosine[1] * v171));
    const double v247 = (((v245 * v180) + (v246 * v196)) - (v9_cosine[0] * v243)) - (v244 * v194);
    const double v248 = ((0.384 * v49) - 0.05313849683169709) - v24;
    const double v249 = v33 + (v1_sine[3] * v248);
    const double v250 = (v1_cosine[0] * v182) + (v1_sine[0] * v249);
    const double v251 = 0.0825 - v42;
    const double v252 = (v1_cosine[3] * v248) - v43;
    const double v253 = -v40;
    const double v254 = v252 + ((v15 * v251) + (v253 * v50));
    const double v255 = (v1_cosine[0] * v249) - (v1_sine[0] * v182);
    const double v256 = v241 + v255;
    const double v257 = v9_cosine[1] * v9_cosine[0];
    const double v258 = 0.0825 * v9_sine[0];
    const double v259 = (((v258 * v180) - (v9_sine[0] * v250)) - (v176 * v254)) - (v257 * v256);
    const double v260 = v247 - v259;
    const double v261 = 0.316 * v221;
    const double v262 = v224 + v261;
    const double v263 = (v9_sine[1] * v226) + (v9_cosine[1] * v262);
    const double v264 = ((v9_cosine[0] * v263) + ((v246 * v233) - (v221 * v245))) + (v244 * v232);
    const double v265 = v222 - v48;
    const double v266 = v20 - (v1_sine[1] * v45);
    const double v267 = v46 - v266;
    const double v268 = v88 - v28;
    const double v269 = (v1_cosine[3] * v267) + (v1_sine[3] * v268);
    const double v270 = (v1_cosine[0] * v265) + (v1_sine[0] * v269);
    const double v271 = (v1_cosine[3] * v268) - (v1_sine[3] * v267);
    const double v272 = v271 + ((v253 * v76) + (v225 * v251));
    const double v273 = (v1_cosine[0] * v269) - (v1_sine[0] * v265);
    const double v274 = v261 + v273;
    const double v275 = (((v258 * v221) - (v9_sine[0] * v270)) - (v176 * v272)) - (v257 * v274);
    const double v276 = v264 + v275;
    const double v277 = (v206 - 0.03970275123129646) - v105;
    const double v278 = (v1_cosine[0] * v277) - v215;
    const double v279 = v117 + (v253 * v112);
    const double v280 = v208 + (v1_sine[0] * v277);
    const double v281 = 0.316 * v17;
    const double v282 = v281 - v280;
    const double v283 = (((v258 * v17) - (v176 * v279)) - (v9_sine[0] * v278)) - (v257 * v282);
    const double v284 = v281 - v209;
    const double v285 = (v9_sine[1] * v210) + (v9_cosine[1] * v284);
    const double v286 = (v244 * v214) + (((v245 * v17) + (v246 * v216)) - (v9_cosine[0] * v285));
    const double v287 = v283 - v286;
    const double v288 = v9_sine[0] * v152;
    const double v289 = (v288 + (v176 * v168)) + (v257 * v151);
    const double v290 = v9_cosine[1] * v151;
    const double v291 = (v9_sine[1] * v146) - v290;
    const double v292 = (v244 * v142) + (((v171 * v153) - v288) - (v9_cosine[0] * v291));
    const double v293 = v289 + v292;
    const double v294 = ((v257 * v161) - (v176 * v163)) + (v9_sine[0] * (v165 + ((0.17450345737951792 + v21) - v173)));
    const double v295 = (v9_sine[1] * v163) - (v9_cosine[1] * v161);
    const double v296 = ((v35 * v203) - (v9_cosine[0] * v295)) + (v36 * v172);
    const double v297 = v294 - v296;
    const double v298 = (v35 * v163) + (v36 * v161);
    const double v299 = qd[1] * ((v298 - (0.0007689361029463999 * v9_sine[0])) + (v257 * v172));
    const double v300 = ((v71 * v260) + ((qd[1] * v9_cosine[0]) * ((v148 - 0.010383014241958912) + v151))) + (v104 * v276);
    C[1] = ((((v300 - (v123 * v287)) + (v158 * v293)) - v299) - (v205 * v297)) - v240;
    const double v301 = (v36 * v256) - (v35 * v254);
    const double v302 = (v9_cosine[0] * v70) + ((v36 * v242) - (v35 * v186));
    const double v303 = v301 + v302;
    const double v304 = (v36 * v274) - (v35 * v272);
    const double v305 = (v9_cosine[0] * v103) + ((v36 * v262) - (v35 * v226));
    const double v306 = v304 + v305;
    const double v307 = (v36 * v282) - (v35 * v279);
    const double v308 = ((v36 * v284) - (v35 * v210)) - (v9_cosine[0] * v122);
    const double v309 = v307 + v308;
    const double v310 = (v9_cosine[0] * v138) + (v35 * v146);
    const double v311 = v35 * v168;
    const double v312 = v310 + v311;
    const double v313 = v239 * v204;
    const double v314 = (((qd[2] * v298) - (v71 * v303)) + (v104 * v306)) - (v123 * v309);
    C[2] = (v313 - (v159 * v297)) + (v314 + (v158 * v312));
    const double v315 = v184 - v255;
    const double v316 = (v35 * v196) + (v36 * v192);
    const double v317 = v253 * v15;
    const double v318 = v317 + (v42 * v50);
    const double v319 = (v35 * v250) + (v36 * v318);
    const double v320 = v316 + ((v9_cosine[0] * v315) - v319);
    const double v321 = v224 - v273;
    const double v322 = (v36 * v230) - (v35 * v233);
    const double v323 = (v42 * v76) + (v253 * v225);
    const double v324 = (v35 * v270) + (v36 * v323);
    const double v325 = v322 + ((v9_cosine[0] * v321) - v324);
    const double v326 = v209 - v280;
    const double v327 = (v35 * v216) + (v36 * v213);
    const double v328 = (v35 * v278) + (v36 * v212);
    const double v329 = (v328 + (v9_cosine[0] * v326)) - v327;
    const double v330 = qd[3] * v141;
    const double v331 = v238 * v157;
    const double v332 = (((v71 * v320) - (v36 * v330)) - (v104 * v325)) - (qd[3] * v154);
    C[3] = v331 + (((v332 - (v123 * v329)) + (v205 * v312)) + (v159 * v293));
    const double v333 = 0.0825 * v121;
    const double v334 = qd[4] * ((v1_sine[0] * v117) - (v333 * v112));
    const double v335 = (v238 * v122) + (v239 * v219);
    const double v336 = v333 * v50;
    const double v337 = (v336 + (v1_cosine[0] * v56)) - (v1_sine[0] * v59);
    const double v338 = v336 - (v1_sine[0] * v252);
    const double v339 = v337 + v338;
    const double v340 = 0.316 - v38;
    const double v341 = -v340;
    const double v342 = ((v341 * v50) - (v1_sine[0] * v56)) - (v1_cosine[0] * v59);
    const double v343 = v253 * v180;
    const double v344 = v181 + v343;
    const double v345 = (v35 * v342) + (v36 * v344);
    const double v346 = (-(v1_cosine[0] * v252)) - (v340 * v50);
    const double v347 = v249 + v343;
    const double v348 = (v35 * v346) + (v36 * v347);
    const double v349 = ((v9_cosine[0] * v339) - v348) - v345;
    const double v350 = v333 * v76;
    const double v351 = (v350 + (v1_cosine[0] * v85)) - (v1_sine[0] * v93);
    const double v352 = (v1_sine[0] * v271) - v350;
    const double v353 = v351 - v352;
    const double v354 = (v1_cosine[0] * v271) + (v340 * v76);
    const double v355 = v253 * v221;
    const double v356 = v269 + v355;
    const double v357 = (v36 * v356) - (v35 * v354);
    const double v358 = ((v1_cosine[0] * v93) - (v341 * v76)) + (v1_sine[0] * v85);
    const double v359 = v220 + v355;
    const double v360 = (v36 * v359) - (v35 * v358);
    const double v361 = ((v9_cosine[0] * v353) - v357) - v360;
    const double v362 = qd[4] * ((v162 - (v38 * v112)) + v118);
    const double v363 = qd[4] * v17;
    const double v364 = qd[4] * v132;
    const double v365 = (v35 * v362) - ((v9_cosine[0] * v334) + (v36 * ((v253 * v363) - v364)));
    const double v366 = (((v365 + (v71 * v349)) - (v104 * v361)) - (v158 * v329)) - (v205 * v309);
    C[4] = v335 + (v366 - (v159 * v287));
    const double v367 = qd[5] * v32;
    const double v368 = (0.384 * v1_sine[0]) - v333;
    const double v369 = (qd[5] * v1_sine[3]) * v15;
    const double v370 = qd[5] * v1_cosine[3];
    const double v371 = v370 * v60;
    const double v372 = ((v1_cosine[0] * v367) - (v368 * v369)) + (v1_sine[0] * v371);
    const double v373 = (v239 * v202) - (v238 * v70);
    const double v374 = (0.384 * v1_cosine[0]) - v341;
    const double v375 = ((v1_cosine[0] * v371) - (v374 * v369)) - (v1_sine[0] * v367);
    const double v376 = qd[5] * ((v160 - (v1_cosine[3] * v31)) - (v1_sine[3] * v60));
    const double v377 = (((qd[5] * v42) * v49) + (v370 * v317)) - v376;
    const double v378 = v1_cosine[3] * v48;
    const double v379 = v73 * v72;
    const double v380 = v368 * v379;
    const double v381 = (v380 + (v1_cosine[0] * v266)) - (v1_sine[0] * v378);
    const double v382 = v96 + (v1_cosine[3] * v95);
    const double v383 = (v380 - (v1_cosine[0] * v91)) + (v1_sine[0] * v382);
    const double v384 = v381 + v383;
    const double v385 = v374 * v379;
    const double v386 = (v385 - (v1_sine[0] * v266)) - (v1_cosine[0] * v378);
    const double v387 = (0.0002706501814147988 * v74) - ((0.0012597535716761543 * v1_cosine[3]) * v72);
    const double v388 = (v1_sine[3] * v48) - v387;
    const double v389 = 0.0032806082595733185 * v42;
    const double v390 = (v253 * (v75 * v72)) + (v74 * v389);
    const double v391 = v388 + v390;
    const double v392 = (v35 * v386) + (v36 * v391);
    const double v393 = (v385 + (v1_sine[0] * v91)) + (v1_cosine[0] * v382);
    const double v394 = ((v1_cosine[3] * v81) - v387) - (v1_sine[3] * v95);
    const double v395 = v390 + v394;
    const double v396 = (v35 * v393) + (v36 * v395);
    const double v397 = ((v9_cosine[0] * v384) - v392) - v396;
    const double v398 = (((v35 * v375) - (v9_cosine[0] * v372)) - (v36 * v377)) - (v104 * v397);
    const double v399 = (((v398 + (v123 * v349)) + (v158 * v320)) - (v205 * v303)) + (v159 * v260);
    C[5] = v373 + v399;
    const double v400 = qd[6] * ((v1_sine[1] * v28) + (0.000288693526842452 * v74));
    const double v401 = v82 - ((0.000288693526842452 * v72) + v30);
    const double v402 = v1_cosine[1] * v1_cosine[2];
    const double v403 = (0.0012597535716761543 * v402) - v19;
    const double v404 = qd[6] * ((v1_cosine[3] * v401) + (v1_sine[3] * v403));
    const double v405 = qd[6] * ((v73 * v402) - (v1_sine[2] * v75));
    const double v406 = ((v1_cosine[0] * v400) - (v333 * v405)) + (v1_sine[0] * v404);
    const double v407 = (v239 * v236) - (v238 * v103);
    const double v408 = (v1_cosine[0] * v404) - ((v1_sine[0] * v400) + (v341 * v405));
    const double v409 = v1_sine[1] * v1_cosine[2];
    const double v410 = qd[6] * (((v1_cosine[3] * v403) + (0.0002706501814147988 * v409)) - (v1_sine[3] * v401));
    const double v411 = v410 + (qd[6] * ((v253 * ((v1_sine[2] * v73) + (v75 * v402))) - (v409 * v389)));
    const double v412 = (((v9_cosine[0] * v406) - (v35 * v408)) - (v36 * v411)) - (v71 * v397);
    const double v413 = (((v412 - (v123 * v361)) - (v158 * v325)) + (v205 * v306)) + (v159 * v276);
    C[6] = v413 - v407;
    const double v414 = 0.5 * (v247 + v259);
    const double v415 = 0.5 * (v289 - v292);
    const double v416 = 0.5 * (v294 + v296);
    const double v417 = 0.5 * (v283 + v286);
    const double v418 = 0.5 * (v264 - v275);
    const double v419 = (((qd[5] * v414) + (qd[6] * v418)) + (qd[4] * v417)) - (qd[3] * v415);
    C[7] = v240 + (v419 + (qd[2] * v416));
    const double v420 = v9_sine[1] * v152;
    const double v421 = (v9_cosine[1] * v420) - v141;
    const double v422 = (v188 + v193) - v200;
    const double v423 = v234 + (v228 + v230);
    const double v424 = (v212 - v213) - v217;
    const double v425 = (v9_sine[1] * v203) - (v9_cosine[1] * v172);
    const double v426 = v195 * v142;
    const double v427 = (((v71 * v422) - (qd[3] * v421)) + (v104 * v423)) + (v123 * v424);
    C[8] = (v427 - (v158 * v426)) - (v205 * v425);
    const double v428 = (v159 * v425) - (qd[0] * v416);
    const double v429 = (v9_sine[1] * v254) + (v9_cosine[1] * v256);
    const double v430 = v243 + v429;
    const double v431 = (v9_sine[1] * v272) + (v9_cosine[1] * v274);
    const double v432 = v263 + v431;
    const double v433 = (v9_sine[1] * v279) + (v9_cosine[1] * v282);
    const double v434 = v285 + v433;
    const double v435 = v290 + (v9_sine[1] * v168);
    const double v436 = v291 + v435;
    const double v437 = (((v104 * v432) - (v71 * v430)) - (qd[2] * v295)) - (v123 * v434);
    C[9] = (v437 - (v158 * v436)) - v428;
    const double v438 = ((qd[1] * v421) + (v159 * v426)) + (qd[0] * v415);
    const double v439 = (v9_sine[1] * v196) - (v9_cosine[1] * v192);
    const double v440 = (v9_sine[1] * v250) - (v9_cosine[1] * v318);
    const double v441 = v439 - v440;
    const double v442 = (v9_sine[1] * v233) + (v9_cosine[1] * v230);
    const double v443 = (v9_sine[1] * v270) - (v9_cosine[1] * v323);
    const double v444 = v442 + v443;
    const double v445 = (v9_cosine[1] * v212) - (v9_sine[1] * v278);
    const double v446 = (v9_sine[1] * v216) - (v9_cosine[1] * v213);
    const double v447 = v445 + v446;
    const double v448 = (((qd[3] * v420) - (v9_cosine[1] * v330)) - (v71 * v441)) - (v104 * v444);
    C[10] = ((v448 - (v123 * v447)) - (v205 * v436)) - v438;
    const double v449 = (qd[0] * v417) + (v159 * v424);
    const double v450 = (v9_sine[1] * v346) - (v9_cosine[1] * v347);
    const double v451 = (v9_sine[1] * v342) - (v9_cosine[1] * v344);
    const double v452 = v450 + v451;
    const double v453 = (v9_sine[1] * v354) + (v9_cosine[1] * v356);
    const double v454 = (v9_sine[1] * v358) + (v9_cosine[1] * v359);
    const double v455 = v453 + v454;
    const double v456 = ((v104 * v455) + (v9_cosine[1] * (v364 + (v40 * v363)))) - (v9_sine[1] * v362);
    C[11] = v449 + ((((v71 * v452) + v456) - (v158 * v447)) - (v205 * v434));
    const double v457 = (qd[0] * v414) + (v159 * v422);
    const double v458 = (v9_sine[1] * v386) - (v9_cosine[1] * v391);
    const double v459 = (v9_sine[1] * v393) - (v9_cosine[1] * v395);
    const double v460 = v458 + v459;
    const double v461 = (v123 * v452) - (((v9_sine[1] * v375) + (v9_cosine[1] * v377)) + (v104 * v460));
    C[12] = v457 + ((v461 - (v158 * v441)) - (v205 * v430));
    const double v462 = (qd[0] * v418) + (v159 * v423);
    const double v463 = (((v9_sine[1] * v408) - (v9_cosine[1] * v411)) - (v71 * v460)) + (v123 * v455);
    C[13] = v462 + ((v463 - (v158 * v444)) + (v205 * v432));
    const double v464 = 0.5 * (v301 - v302);
    const double v465 = (v36 * v151) + (0.5 * (v310 - v311));
    const double v466 = 0.5 * (v307 - v308);
    const double v467 = 0.5 * (v304 - v305);
    const double v468 = ((((qd[5] * v464) - (qd[6] * v467)) + (qd[4] * v466)) + (qd[3] * v465)) - v313;
    C[14] = v468 - (qd[1] * v416);
    const double v469 = 0.5 * (v243 - v429);
    const double v470 = 0.5 * (v291 - v435);
    const double v471 = 0.5 * (v285 - v433);
    const double v472 = 0.5 * (v263 - v431);
    C[15] = v428 + ((((qd[6] * v472) - (qd[5] * v469)) - (qd[4] * v471)) - (qd[3] * v470));
    C[16] = (v158 * v138) - v124;
    const double v473 = (qd[0] * v465) + ((v205 * v138) - (qd[1] * v470));
    C[17] = v473 + ((((v71 * v315) - (v104 * v321)) - (qd[3] * v151)) - (v123 * v326));
    const double v474 = (qd[0] * v466) + ((v205 * v122) - (qd[1] * v471));
    C[18] = v474 + ((((v71 * v339) - v334) - (v104 * v353)) - (v158 * v326));
    const double v475 = ((qd[1] * v469) + (v205 * v70)) - (qd[0] * v464);
    C[19] = (((v123 * v339) - (v372 + (v104 * v384))) + (v158 * v315)) - v475;
    const double v476 = ((qd[1] * v472) + (v205 * v103)) - (qd[0] * v467);
    C[20] = (((v406 - (v71 * v384)) - (v123 * v353)) - (v158 * v321)) + v476;
    const double v477 = v184 + v255;
    const double v478 = 0.5 * v9_cosine[0];
    const double v479 = (v478 * v477) + (0.5 * (v316 + v319));
    const double v480 = v209 + v280;
    const double v481 = (v478 * v480) - (0.5 * (v327 + v328));
    const double v482 = v224 + v273;
    const double v483 = (v478 * v482) + (0.5 * (v322 + v324));
    const double v484 = (((qd[5] * v479) - (qd[6] * v483)) - (qd[4] * v481)) - (qd[2] * v465);
    C[21] = (v484 + (qd[1] * v415)) - v331;
    const double v485 = 0.5 * (v439 + v440);
    const double v486 = 0.5 * (v445 - v446);
    const double v487 = 0.5 * (v442 - v443);
    C[22] = v438 + ((qd[2] * v470) + ((qd[4] * v486) - ((qd[5] * v485) + (qd[6] * v487))));
    C[23] = (((v71 * v477) - (v104 * v482)) - (v123 * v480)) - v473;
    const double v488 = v66 - v65;
    C[24] = ((v71 * v488) - (v104 * v229)) - (v123 * v114);
    const double v489 = ((qd[0] * v481) + ((v158 * v114) + (v205 * v480))) - (qd[1] * v486);
    const double v490 = v181 + v249;
    const double v491 = v220 + v269;
    C[25] = ((v71 * v490) - ((v104 * v491) + v364)) - v489;
    const double v492 = ((qd[0] * v479) + ((v158 * v488) + (v205 * v477))) - (qd[1] * v485);
    const double v493 = v388 + v394;
    C[26] = v492 + ((v123 * v490) - ((v104 * v493) + v376));
    const double v494 = ((qd[1] * v487) + ((v158 * v229) + (v205 * v482))) + (qd[0] * v483);
    C[27] = ((v410 - (v71 * v493)) - (v123 * v491)) - v494;
    const double v495 = v337 - v338;
    const double v496 = (v478 * v495) - (0.5 * (v345 - v348));
    const double v497 = v351 + v352;
    const double v498 = (v478 * v497) + (0.5 * (v357 - v360));
    const double v499 = (((qd[5] * v496) - (qd[6] * v498)) + (qd[3] * v481)) - (qd[2] * v466);
    C[28] = (v499 - (qd[1] * v417)) - v335;
    const double v500 = 0.5 * (v450 - v451);
    const double v501 = 0.5 * (v453 - v454);
    C[29] = ((qd[2] * v471) - (((qd[5] * v500) + (qd[6] * v501)) + (qd[3] * v486))) - v449;
    C[30] = (((v71 * v495) - (v104 * v497)) + (v158 * v480)) - v474;
    const double v502 = 0.5 * (v181 - v249);
    const double v503 = 0.5 * (v220 - v269);
    C[31] = v489 + ((qd[5] * v502) - (qd[6] * v503));
    C[32] = (v71 * v56) - (v104 * v85);
    const double v504 = (((qd[3] * v502) + (v123 * v56)) + (v205 * v495)) - (qd[1] * v500);
    const double v505 = v504 + (qd[0] * v496);
    const double v506 = v91 - v266;
    C[33] = v505 + ((v104 * v506) - v367);
    const double v507 = (((qd[3] * v503) + (v123 * v85)) + (v205 * v497)) + (qd[1] * v501);
    const double v508 = v507 + (qd[0] * v498);
    C[34] = (v400 + (v71 * v506)) - v508;
    const double v509 = v381 - v383;
    const double v510 = (v478 * v509) - (0.5 * (v392 - v396));
    const double v511 = (((qd[6] * v510) - (qd[4] * v496)) - (qd[3] * v479)) - (qd[2] * v464);
    C[35] = (v511 - (qd[1] * v414)) - v373;
    const double v512 = 0.5 * (v458 - v459);
    C[36] = (((qd[3] * v485) + ((qd[4] * v500) + (qd[6] * v512))) + (qd[2] * v469)) - v457;
    C[37] = v475 + (((v104 * v509) - (v123 * v495)) - (v158 * v477));
    const double v513 = 0.5 * (v388 - v394);
    C[38] = ((qd[6] * v513) - (qd[4] * v502)) - v492;
    const double v514 = 0.5 * (v91 + v266);
    C[39] = (qd[6] * v514) - v505;
    const double v515 = (((v71 * v81) - (qd[4] * v514)) - (qd[3] * v513)) - (v205 * v509);
    const double v516 = (v515 - (qd[1] * v512)) - (qd[0] * v510);
    C[47] = v516;
    const double v517 = ((qd[3] * v483) + ((qd[4] * v498) - (qd[5] * v510))) + (qd[2] * v467);
    C[42] = v407 + (v517 - (qd[1] * v418));
    C[43] = (((qd[3] * v487) + ((qd[4] * v501) - (qd[5] * v512))) - (qd[2] * v472)) - v462;
    C[44] = (((v123 * v497) - (v71 * v509)) + (v158 * v482)) - v476;
    C[45] = v494 + ((qd[4] * v503) - (qd[5] * v513));
    C[46] = v508 - (qd[5] * v514);
    C[40] = -(v104 * v81);
    C[41] = -(v516 + (qd[6] * v19));
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
    const double v0 = 0.6689225306301608 + panda_alone(&q[6]);
    const panda_four v1_angle = {panda_alone(&q[1]), panda_alone(&q[2]), panda_alone(&q[3]), panda_alone(&q[4])};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {panda_alone(&q[5]), v0};
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
    const double v29 = v22 * v28;
    const double v30 = v29 + v20;
    const double v31 = v29 + v30;
    const double v32 = qd[1] * qd[1];
    const double v33 = v32 + (v17 * v17);
    const double v34 = ((9.81 * v1_cosine[0]) - (0.316 * v33)) - (0.0825 * v31);
    const double v35 = (v1_cosine[2] * v27) - (v1_sine[2] * v34);
    const double v36 = (v1_cosine[2] * v22) + (v1_sine[2] * v28);
    const double v37 = qd[3] - v21;
    const double v38 = v37 * v37;
    const double v39 = v38 + (v36 * v36);
    const double v40 = (0.0825 * v39) - v35;
    const double v41 = (v1_cosine[1] * v16) - (v1_sine[1] * v19);
    const double v42 = v21 * v28;
    const double v43 = qdd[0] * v1_cosine[0];
    const double v44 = qd[1] * v17;
    const double v45 = v44 - v43;
    const double v46 = qdd[2] - v45;
    const double v47 = v42 - v46;
    const double v48 = ((v1_sine[1] * v25) - (0.0825 * v47)) + (0.316 * v41);
    const double v49 = v21 * v22;
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
    const double v93 = v92 + (v91 * v91);
    const double v94 = (0.088 * v93) - v90;
    const double v95 = 0.0032806082595733185 * v9_sine[1];
    const double v96 = qdd[6] + v75;
    const double v97 = (0.0013205141364616632 * v9_sine[1]) - (0.002174847060296272 * v9_cosine[1]);
    const double v98 = v9_sine[1] * v97;
    const double v99 = 0.004002333051911305 - v98;
    const double v100 = qd[6] - v91;
    const double v101 = v100 * v100;
    const double v102 = v76 * v76;
    const double v103 = v102 + v101;
    const double v104 = v92 + v101;
    const double v105 = 0.001087423530148136 + (v9_cosine[1] * v97);
    const double v106 = (v9_cosine[0] * v70) + (v9_sine[0] * v74);
    const double v107 = v77 * v91;
    const double v108 = (v107 + v107) - v106;
    const double v109 = (0.001535882372017312 * v9_cosine[1]) - (0.000386330894443768 * v9_sine[1]);
    const double v110 = v68 * v72;
    const double v111 = v110 - v83;
    const double v112 = qdd[5] - v111;
    const double v113 = v76 * v91;
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
    const double v130 = v92 + v102;
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

void panda_forward_dynamics(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], const double tau[restrict 7], double qdd[restrict 7])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + panda_alone(&q[6]);
    const panda_four v1_angle = {panda_alone(&q[1]), panda_alone(&q[2]), panda_alone(&q[3]), panda_alone(&q[4])};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {panda_alone(&q[5]), v0};
    panda_four v9_sine;
    panda_four v9_cosine;
    panda_sincos(&v9_angle, &v9_sine, &v9_cosine);
    const double v13 = qd[0] * v1_cosine[0];
    const double v14 = qd[1] * v13;
    const double v15 = 2.0 * v14;
    const double v16 = qd[0] * v1_sine[0];
    const double v17 = v16 * v13;
    const double v18 = (v1_sine[1] * v17) + (v1_cosine[1] * v15);
    const double v19 = (qd[1] * v1_cosine[1]) + (v1_sine[1] * v16);
    const double v20 = (qd[1] * v1_sine[1]) - (v1_cosine[1] * v16);
    const double v21 = v20 * v19;
    const double v22 = qd[1] * v16;
    const double v23 = v22 - v21;
    const double v24 = v1_sine[0] * v1_sine[1];
    const double v25 = ((0.0825 * v23) - (9.81 * v24)) - (0.316 * v18);
    const double v26 = qd[2] + v13;
    const double v27 = (v26 * (2.0 * v19)) - v18;
    const double v28 = v22 + v21;
    const double v29 = (v1_cosine[2] * v28) + (v1_sine[2] * v27);
    const double v30 = (v1_cosine[2] * v20) + (v1_sine[2] * v26);
    const double v31 = qd[3] - v19;
    const double v32 = v31 * v30;
    const double v33 = v29 + v32;
    const double v34 = v32 + v33;
    const double v35 = (0.0825 * v34) - v25;
    const double v36 = (v1_sine[2] * v20) - (v1_cosine[2] * v26);
    const double v37 = v31 * v31;
    const double v38 = (v36 * v36) + v37;
    const double v39 = (v1_sine[1] * v15) - (v1_cosine[1] * v17);
    const double v40 = v26 * v26;
    const double v41 = v40 + (v19 * v19);
    const double v42 = v1_sine[0] * v1_cosine[1];
    const double v43 = ((0.0825 * v41) + (9.81 * v42)) - (0.316 * v39);
    const double v44 = v20 * v26;
    const double v45 = v44 - v39;
    const double v46 = v44 + v45;
    const double v47 = qd[1] * qd[1];
    const double v48 = v47 + (v16 * v16);
    const double v49 = ((9.81 * v1_cosine[0]) - (0.316 * v48)) + (0.0825 * v46);
    const double v50 = (v1_sine[2] * v49) - (v1_cosine[2] * v43);
    const double v51 = v50 + (0.0825 * v38);
    const double v52 = (v1_cosine[3] * v51) + (v1_sine[3] * v35);
    const double v53 = (v1_sine[2] * v28) - (v1_cosine[2] * v27);
    const double v54 = v53 + (v36 * (2.0 * v31));
    const double v55 = v30 * v36;
    const double v56 = v45 + v55;
    const double v57 = (v1_cosine[3] * v56) - (v1_sine[3] * v54);
    const double v58 = (0.384 * v57) - v52;
    const double v59 = v55 - v45;
    const double v60 = (v1_sine[2] * v43) + (v1_cosine[2] * v49);
    const double v61 = v60 + (0.0825 * v59);
    const double v62 = (v30 * v30) + v37;
    const double v63 = (0.384 * v62) - v61;
    const double v64 = (v9_cosine[0] * v63) - (v9_sine[0] * v58);
    const double v65 = qd[4] - v36;
    const double v66 = (v1_cosine[3] * v30) - (v1_sine[3] * v31);
    const double v67 = (v9_cosine[0] * v66) + (v9_sine[0] * v65);
    const double v68 = (v9_cosine[0] * v65) - (v9_sine[0] * v66);
    const double v69 = v68 * v67;
    const double v70 = v65 * v66;
    const double v71 = v57 + v70;
    const double v72 = v71 + v69;
    const double v73 = (0.088 * v72) - v64;
    const double v74 = 0.0032806082595733185 * v9_sine[1];
    const double v75 = v65 * v65;
    const double v76 = v75 + (v66 * v66);
    const double v77 = v67 * v67;
    const double v78 = (v1_sine[3] * v30) + (v1_cosine[3] * v31);
    const double v79 = qd[5] + v78;
    const double v80 = v79 * v79;
    const double v81 = v80 + v77;
    const double v82 = (0.000386330894443768 * v9_cosine[1]) + (0.001535882372017312 * v9_sine[1]);
    const double v83 = 9.3569097314605e-05 + v82;
    const double v84 = qd[6] - v68;
    const double v85 = v84 * v84;
    const double v86 = v85 + v77;
    const double v87 = ((0.00010375891721868492 * v72) + ((v83 * v81) - (9.3569097314605e-05 * v76))) - (v82 * v86);
    const double v88 = 2.0 * qd[6];
    const double v89 = (v88 * v67) - v72;
    const double v90 = (0.002174847060296272 * v9_cosine[1]) - (0.0013205141364616632 * v9_sine[1]);
    const double v91 = (v9_cosine[1] * v90) - 0.001087423530148136;
    const double v92 = v66 * v78;
    const double v93 = v92 - v33;
    const double v94 = (v1_sine[3] * v56) + (v1_cosine[3] * v54);
    const double v95 = v94 + (v65 * (2.0 * v78));
    const double v96 = (v9_cosine[0] * v95) - (v9_sine[0] * v93);
    const double v97 = (v88 * v79) - v96;
    const double v98 = v9_sine[1] * v90;
    const double v99 = 0.004002333051911305 + v98;
    const double v100 = ((v87 - (v91 * v89)) - (v99 * v97)) + (v74 * v73);
    const double v101 = (v68 * (2.0 * v79)) - v96;
    const double v102 = (v1_cosine[3] * v35) - (v1_sine[3] * v51);
    const double v103 = v102 + (0.384 * v94);
    const double v104 = (v9_cosine[0] * v93) + (v9_sine[0] * v95);
    const double v105 = v79 * v67;
    const double v106 = v105 - v104;
    const double v107 = v105 + v106;
    const double v108 = (0.001535882372017312 * v9_cosine[1]) - (0.000386330894443768 * v9_sine[1]);
    const double v109 = 0.014748570382675318 + v108;
    const double v110 = v100 + ((v109 * v107) - ((0.17380470556900005 * v103) + (0.02893442254565989 * v101)));
    const double v111 = v75 + (v78 * v78);
    const double v112 = (((0.01149634389334796 * v33) - (0.00859403176329443 * v92)) + (0.0010267877770288947 * v94)) - (0.02389827041510187 * v57);
    const double v113 = ((0.014653732538 * v102) + (v112 - (0.0015152444733270301 * (v111 - v76)))) + (0.067870631425 * v52);
    const double v114 = 0.0032806082595733185 * v9_cosine[1];
    const double v115 = (v114 * v107) - (v74 * v86);
    const double v116 = v80 + (v68 * v68);
    const double v117 = v69 - v71;
    const double v118 = (((9.3569097314605e-05 * v117) + (0.00010375891721868492 * (v116 - v76))) - (0.014748570382675318 * v101)) - (0.23184755269500001 * v103);
    const double v119 = v98 - 0.002681818915449642;
    const double v120 = ((v108 * v101) + (((v99 + v119) * v105) - (v82 * v117))) - (0.006684151967360946 * v106);
    const double v121 = v80 + v85;
    const double v122 = (v9_cosine[0] * v58) + (v9_sine[0] * v63);
    const double v123 = ((v120 - (v91 * (v121 - v86))) + (v114 * v103)) - (v74 * v122);
    const double v124 = v123 - (0.000288693526842452 * ((v9_cosine[1] * v107) + (v9_sine[1] * v116)));
    const double v125 = ((v118 + (0.021522255370587554 * v107)) + (0.088 * v115)) - v124;
    const double v126 = (v9_cosine[0] * v125) + ((v9_sine[0] * v110) + v113);
    const double v127 = (v74 * v97) + (v114 * v89);
    const double v128 = (((v83 * v104) - (v108 * v121)) - (v91 * v97)) - (0.23184755269500001 * v64);
    const double v129 = ((0.050456677916247444 * v71) - ((0.014748570382675318 * v116) + (0.007412167175072336 * v69))) + (v109 * v81);
    const double v130 = ((((0.00010375891721868492 * v96) + v129) + (v119 * v89)) - (0.17380470556900005 * v122)) + (v114 * v73);
    const double v131 = v130 + (v128 - (0.088 * v127));
    const double v132 = tau[6] + v124;
    const double v133 = 149.60760989322966 * v82;
    const double v134 = (tau[5] - v131) + (v133 * v132);
    const double v135 = (0.00010375891721868492 + (0.000288693526842452 * v9_sine[1])) + v91;
    const double v136 = (v9_cosine[0] * v83) - (v9_sine[0] * v135);
    const double v137 = 0.006684151967360946 + (0.000288693526842452 * v9_cosine[1]);
    const double v138 = (v9_sine[0] * v108) + (v9_cosine[0] * v137);
    const double v139 = (v138 * v133) - v136;
    const double v140 = 0.000577387053684904 * v9_cosine[1];
    const double v141 = (v140 + 0.050456677916247444) - v119;
    const double v142 = 1.0 / ((v82 * v133) - v141);
    const double v143 = v139 * v142;
    const double v144 = 149.60760989322966 * v138;
    const double v145 = ((tau[4] + (v144 * v132)) - (v143 * v134)) + v126;
    const double v146 = 0.23184755269500001 + v114;
    const double v147 = (0.17380470556900005 * v9_cosine[0]) - (v9_sine[0] * v146);
    const double v148 = (0.384 * v147) - v141;
    const double v149 = (v9_sine[0] * v83) + (v9_cosine[0] * v135);
    const double v150 = (0.17380470556900005 * v9_sine[0]) + (v9_cosine[0] * v146);
    const double v151 = ((0.0825 * v150) - (v1_sine[3] * v149)) + (v1_cosine[3] * v148);
    const double v152 = ((v9_sine[0] * v137) + (0.0012597535716761543 * v9_cosine[1])) - (v9_cosine[0] * v108);
    const double v153 = 0.0012597535716761543 * v9_sine[1];
    const double v154 = (v9_cosine[0] * v153) - v82;
    const double v155 = v9_sine[0] * v9_sine[1];
    const double v156 = ((v1_cosine[3] * v154) + (0.0002706501814147988 * v155)) - (v1_sine[3] * v152);
    const double v157 = 149.60760989322966 * v156;
    const double v158 = (v82 * v157) - v151;
    const double v159 = 0.02893442254565989 + v99;
    const double v160 = 0.0282064073379485 + v140;
    const double v161 = ((2.0 * v9_cosine[0]) * v109) + (v9_sine[0] * (v159 - v160));
    const double v162 = ((0.0010267877770288947 - (0.384 * v150)) - v109) + (v9_cosine[0] * v161);
    const double v163 = (v153 - 0.02389827041510187) - v136;
    const double v164 = (v1_cosine[3] * v163) + (v1_sine[3] * v162);
    const double v165 = ((v138 * v157) - v164) - (v158 * v143);
    const double v166 = v9_sine[0] * v161;
    const double v167 = v166 + (0.01149634389334796 + v160);
    const double v168 = 1.0 / (((v138 * v144) - v167) - (v139 * v143));
    const double v169 = v165 * v168;
    const double v170 = (v115 - (0.17380470556900005 * v101)) + (0.23184755269500001 * v107);
    const double v171 = v33 + v92;
    const double v172 = (((0.0010267877770288947 * v171) + (0.02389827041510187 * (v62 - v76))) - (0.067870631425 * v61)) + (0.0100451878283212 * v95);
    const double v173 = v70 + v71;
    const double v174 = ((v9_cosine[0] * v110) + ((v172 - (0.0015152444733270301 * v173)) - (0.384 * v170))) - (v9_sine[0] * v125);
    const double v175 = ((0.23184755269500001 * v72) + (0.17380470556900005 * v81)) - v127;
    const double v176 = (((0.23184755269500001 * v116) + (0.17380470556900005 * v117)) - (v74 * v104)) + (v114 * v121);
    const double v177 = (v9_cosine[0] * v176) + (v9_sine[0] * v175);
    const double v178 = (((0.02389827041510187 * v93) + (0.0010267877770288947 * (v62 - v111))) - (0.014653732538 * v61)) - (0.0015152444733270301 * v95);
    const double v179 = v131 + ((0.384 * v177) + (v178 + (0.0014511560650267707 * v173)));
    const double v180 = (v9_cosine[0] * v175) - ((v9_sine[0] * v176) + ((0.014653732538 * v173) + (0.067870631425 * v95)));
    const double v181 = (((0.7483122111877872 * v45) + (0.6462719388741562 * v55)) - (0.0039053550262761003 * v53)) + (0.0016444875773692705 * v29);
    const double v182 = v181 - (((0.5527802746500001 * v60) + (0.16284087268546085 * (v38 - v62))) + (2.0125235536029997 * v50));
    const double v183 = ((v1_cosine[3] * v179) + (v182 - (0.0825 * v180))) + (v1_sine[3] * v174);
    const double v184 = v158 * v142;
    const double v185 = (v183 + (((v157 * v132) - tau[3]) - (v184 * v134))) - (v169 * v145);
    const double v186 = v150 - 0.014653732538;
    const double v187 = v74 - 0.067870631425;
    const double v188 = (v1_sine[3] * v187) + (v1_cosine[3] * v186);
    const double v189 = 0.165 * v188;
    const double v190 = 0.768 * v147;
    const double v191 = (v190 - 0.0014511560650267707) - v141;
    const double v192 = ((v190 - 0.0100451878283212) - v159) + v166;
    const double v193 = v149 - 0.0015152444733270301;
    const double v194 = ((2.0 * v1_cosine[3]) * v193) - (v1_sine[3] * (v192 - v191));
    const double v195 = v1_sine[3] * v194;
    const double v196 = v195 + ((0.7483122111877872 - v191) - v189);
    const double v197 = 1.0 / ((((v156 * v157) - (v158 * v184)) - v196) - (v165 * v169));
    const double v198 = v9_cosine[0] * v74;
    const double v199 = (v1_cosine[3] * v114) + (v1_sine[3] * v198);
    const double v200 = 0.0825 * v199;
    const double v201 = v200 - v138;
    const double v202 = (v1_sine[3] * v154) + (v1_cosine[3] * v152);
    const double v203 = (v200 - (v1_sine[2] * v202)) - (v1_cosine[2] * v201);
    const double v204 = 149.60760989322966 * v203;
    const double v205 = (v1_cosine[3] * v149) + (v1_sine[3] * v148);
    const double v206 = v1_sine[3] * v147;
    const double v207 = 0.0825 * v206;
    const double v208 = v207 - v136;
    const double v209 = (v207 - (v1_cosine[2] * v208)) - (v1_sine[2] * v205);
    const double v210 = (v82 * v204) - v209;
    const double v211 = v210 * v142;
    const double v212 = 0.0825 * v188;
    const double v213 = v212 - v167;
    const double v214 = (v1_cosine[3] * v162) - (v1_sine[3] * v163);
    const double v215 = (v212 + (v1_sine[2] * v214)) - (v1_cosine[2] * v213);
    const double v216 = ((v138 * v204) - (v139 * v211)) - v215;
    const double v217 = v216 * v168;
    const double v218 = (v1_cosine[3] * v187) - (v1_sine[3] * v186);
    const double v219 = 0.0825 * v218;
    const double v220 = (v1_cosine[3] * v194) - ((v193 + 0.0039053550262761003) + v219);
    const double v221 = 0.0016444875773692705 + v164;
    const double v222 = (v1_sine[2] * v220) + (v1_cosine[2] * v221);
    const double v223 = (((v156 * v204) - (v158 * v211)) - v222) - (v165 * v217);
    const double v224 = v223 * v197;
    const double v225 = v40 + (v20 * v20);
    const double v226 = (((0.0039053550262761003 * v59) - (2.0125235536029997 * v25)) - (0.0016444875773692705 * (v62 - v225))) + (0.6972920750309717 * v54);
    const double v227 = (v1_cosine[3] * v174) + ((v226 + (0.16284087268546085 * v34)) - (v1_sine[3] * v179));
    const double v228 = ((0.014653732538 * v111) - (0.067870631425 * v93)) - v177;
    const double v229 = ((0.014653732538 * v171) - (0.067870631425 * v76)) - v170;
    const double v230 = (v1_cosine[3] * v229) + (v1_sine[3] * v228);
    const double v231 = v230 + ((0.5527802746500001 * v34) + (2.0125235536029997 * v54));
    const double v232 = ((0.08378056999140597 * v22) - ((0.27690780075318017 * v42) + (7.3266765863443215 * v24))) - (0.039424272061649335 * v21);
    const double v233 = (((0.013297019103287584 * v39) + v232) - (0.2414947634261143 * v18)) - (0.00012191242095074308 * (v41 - v225));
    const double v234 = (((0.0016444875773692705 * v56) - (0.5527802746500001 * v25)) - (0.0039053550262761003 * (v38 - v225))) + (0.16284087268546085 * v54);
    const double v235 = v126 + ((v234 + (0.051020136156815485 * v34)) + (0.0825 * v230));
    const double v236 = ((v233 - (0.0825 * v231)) + (v1_sine[2] * v227)) + (v1_cosine[2] * v235);
    const double v237 = (((tau[2] + (v204 * v132)) - (v211 * v134)) - (v217 * v145)) + v236;
    const double v238 = v237 - (v185 * v224);
    const double v239 = v195 + (v192 - 0.6972920750309717);
    const double v240 = (v189 - 0.051020136156815485) - v167;
    const double v241 = ((0.0825 * v147) - 0.16284087268546085) - v214;
    const double v242 = ((2.0 * v1_cosine[2]) * v241) + (v1_sine[2] * (v239 - v240));
    const double v243 = v1_sine[2] * v242;
    const double v244 = v188 - 0.5527802746500001;
    const double v245 = v147 - 2.0125235536029997;
    const double v246 = (v1_cosine[2] * v244) + (v1_sine[2] * v245);
    const double v247 = v243 + (v240 - (0.165 * v246));
    const double v248 = v247 - 0.08378056999140597;
    const double v249 = (v248 + (((v203 * v204) - (v210 * v211)) - (v216 * v217))) - (v223 * v224);
    const double v250 = 1.0 / v249;
    const double v251 = (0.0825 * v1_sine[2]) - (0.316 * v1_cosine[2]);
    const double v252 = v155 * ((0.0010366722100251687 * v1_sine[2]) + (0.0002706501814147988 * v1_cosine[2]));
    const double v253 = (v252 - (v251 * ((v1_sine[3] * v114) - (v1_cosine[3] * v198)))) - v156;
    const double v254 = ((0.316 * v199) - (v1_sine[2] * v201)) + (v1_cosine[2] * v202);
    const double v255 = (v1_sine[1] * v254) + (v1_cosine[1] * v253);
    const double v256 = 149.60760989322966 * v255;
    const double v257 = (0.0825 * v1_cosine[2]) + (0.316 * v1_sine[2]);
    const double v258 = ((v257 * v150) + ((v1_cosine[3] * v251) * v147)) - v151;
    const double v259 = ((0.316 * v206) - (v1_sine[2] * v208)) + (v1_cosine[2] * v205);
    const double v260 = (v82 * v256) - ((v1_sine[1] * v259) + (v1_cosine[1] * v258));
    const double v261 = (v251 * v218) - v164;
    const double v262 = (v1_sine[2] * v213) + ((v1_cosine[2] * v214) - (0.316 * v188));
    const double v263 = ((v1_sine[1] * v262) + ((v138 * v256) - (v1_cosine[1] * v261))) - (v143 * v260);
    const double v264 = (v1_sine[2] * v221) - (v1_cosine[2] * v220);
    const double v265 = (v1_sine[2] * v244) - (v1_cosine[2] * v245);
    const double v266 = (0.0825 * v246) + (0.316 * v265);
    const double v267 = v196 + v266;
    const double v268 = (v1_cosine[1] * v267) + (((v157 * v255) - (v184 * v260)) - (v1_sine[1] * v264));
    const double v269 = v268 - (v263 * v169);
    const double v270 = (((0.2414947634261143 + (0.0825 * v265)) + (0.316 * v246)) - v241) + (v1_cosine[2] * v242);
    const double v271 = ((0.316 * v218) - 0.013297019103287584) + v222;
    const double v272 = (v1_sine[1] * v270) - (v1_cosine[1] * v271);
    const double v273 = ((((v204 * v255) - (v211 * v260)) - (v263 * v217)) - v272) - (v269 * v224);
    const double v274 = v273 * v250;
    const double v275 = v269 * v197;
    const double v276 = v263 * v168;
    const double v277 = v251 * (((v1_cosine[3] * v228) + ((0.5527802746500001 * v38) - (2.0125235536029997 * v56))) - (v1_sine[3] * v229));
    const double v278 = (((7.3266765863443215 * v1_cosine[0]) - (0.013297019103287584 * v28)) + (0.00012191242095074308 * v27)) + (0.2414947634261143 * (v41 - v48));
    const double v279 = (v278 + (0.061602421026527576 * v46)) + (v257 * (v180 + ((0.5527802746500001 * v59) - (2.0125235536029997 * v62))));
    const double v280 = v183 + (v279 + v277);
    const double v281 = v142 * v260;
    const double v282 = v47 + (v13 * v13);
    const double v283 = (((0.01993386669246 * v1_cosine[0]) - tau[1]) - (32.80954542685272 * v1_sine[0])) - (1.0090841787369491 * v17);
    const double v284 = ((v283 - (0.00398335888393552 * (v48 - v282))) + (v256 * v132)) - (v281 * v134);
    const double v285 = (((0.27690780075318017 * v1_cosine[0]) + (0.2414947634261143 * v23)) + (0.02217814896487824 * v27)) - (0.013297019103287584 * (v48 - v225));
    const double v286 = ((((0.00012191242095074308 * v46) + v285) - (0.316 * v231)) + (v1_sine[2] * v235)) - (v1_cosine[2] * v227);
    const double v287 = (((v284 - (v1_cosine[1] * v280)) - (v276 * v145)) + (v1_sine[1] * v286)) - (v185 * v275);
    const double v288 = v287 - (v238 * v274);
    const double v289 = (0.061602421026527576 + v266) + v267;
    const double v290 = v243 + ((0.02217814896487824 + (0.632 * v265)) - v239);
    const double v291 = (v219 - 0.00012191242095074308) - v264;
    const double v292 = ((2.0 * v1_cosine[1]) * v291) + (v1_sine[1] * (v290 - v289));
    const double v293 = v1_sine[1] * v292;
    const double v294 = (((((v255 * v256) - 1.0552399437268127) - (v260 * v281)) - v289) - (v263 * v276)) - v293;
    const double v295 = 1.0 / ((v294 - (v269 * v275)) - (v273 * v274));
    const double v296 = ((v1_cosine[0] * v203) - (v24 * v253)) + (v42 * v254);
    const double v297 = 149.60760989322966 * v296;
    const double v298 = (((v24 * v258) - (v1_cosine[0] * v209)) - (v42 * v259)) + (v82 * v297);
    const double v299 = ((v42 * v262) + ((v24 * v261) + (v138 * v297))) - (v1_cosine[0] * v215);
    const double v300 = v299 - (v143 * v298);
    const double v301 = (((v157 * v296) - (v184 * v298)) - (v1_cosine[0] * v222)) - (v42 * v264);
    const double v302 = (v301 - (v24 * v267)) - (v300 * v169);
    const double v303 = (v1_sine[1] * v271) + (v1_cosine[1] * v270);
    const double v304 = (((v204 * v296) - (v211 * v298)) - (v300 * v217)) - (v1_sine[0] * v303);
    const double v305 = ((v1_cosine[0] * v248) + v304) - (v302 * v224);
    const double v306 = v305 * v250;
    const double v307 = v142 * v298;
    const double v308 = (((v255 * v297) - (v260 * v307)) + (v1_sine[0] * (v291 - 0.01026110182100817))) - (v300 * v276);
    const double v309 = ((v308 - (v1_cosine[0] * (0.0007689361029463999 + v272))) - (v42 * v292)) - (v302 * v275);
    const double v310 = v309 - (v273 * v306);
    const double v311 = v310 * v295;
    const double v312 = qd[0] * qd[0];
    const double v313 = (0.0007689361029463999 * (v312 - v48)) + (((0.01026110182100817 * v17) - (0.00796671776787104 * v22)) - (2.064324122463762 * v14));
    const double v314 = v302 * v197;
    const double v315 = v300 * v168;
    const double v316 = (((tau[0] + (v297 * v132)) - (v307 * v134)) - (v315 * v145)) - (v185 * v314);
    const double v317 = v316 + (v1_sine[0] * ((v313 + (v1_sine[1] * v280)) + (v1_cosine[1] * v286)));
    const double v318 = (0.01026110182100817 * (v312 - v282)) + (((0.0007689361029463999 * v17) - (0.0461557649898636 * v22)) - (0.00796671776787104 * v14));
    const double v319 = ((v317 - (v1_cosine[0] * (v318 - v236))) - (v238 * v306)) - (v288 * v311);
    const double v320 = v247 - 0.10685845248633777;
    const double v321 = v320 + ((((v296 * v297) - 0.01425956599447438) - (v298 * v307)) - (v300 * v315));
    const double v322 = (v1_sine[0] * (v293 - ((v290 + 1.032162061231881) + v320))) - (v1_cosine[0] * ((2.0 * v303) - 0.00796671776787104));
    const double v323 = (((v321 - (v302 * v314)) + (v1_sine[0] * v322)) - (v305 * v306)) - (v310 * v311);
    const double v324 = v319 * (1.0 / v323);
    qdd[0] = -v324;
    const double v325 = (v311 * v324) - (v288 * v295);
    qdd[1] = -v325;
    const double v326 = ((v238 * v250) - (v306 * v324)) + (v274 * v325);
    qdd[2] = -v326;
    const double v327 = (v224 * v326) + (((v314 * v324) - (v197 * v185)) - (v275 * v325));
    qdd[3] = -v327;
    const double v328 = (v217 * v326) + (((v315 * v324) - (v168 * v145)) - (v276 * v325));
    const double v329 = v328 - (v169 * v327);
    qdd[4] = v329;
    const double v330 = (v211 * v326) + (((v307 * v324) - (v142 * v134)) - (v281 * v325));
    const double v331 = (v330 - (v184 * v327)) - (v143 * v329);
    qdd[5] = v331;
    const double v332 = (((149.60760989322966 * v132) - (v297 * v324)) + (v256 * v325)) - (v204 * v326);
    qdd[6] = ((v332 + (v157 * v327)) + (v144 * v329)) + (v133 * v331);
}

#if !defined(PANDA_VECTOR)

void panda_forward_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double tau_lane[7];
        double qdd_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, tau, tau_lane);
        panda_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        panda_scatter(7U, count, lane, qdd_lane, qdd);
    }
}

void panda_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double tau_lane[7];
        double qdd_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, tau, tau_lane);
        panda_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        panda_scatter(7U, count, lane, qdd_lane, qdd);
    }
}

#endif
