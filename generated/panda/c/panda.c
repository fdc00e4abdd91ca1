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
    const double v13 = 0.0032806082595733185 * v1_cosine[2];
    const double v14 = 0.23184755269500001 + v13;
    const double v15 = 0.0032806082595733185 * v1_sine[2];
    const double v16 = v15 - 0.067870631425;
    const double v17 = (0.17380470556900005 * v1_sine[1]) + (v1_cosine[1] * v14);
    const double v18 = v17 - 0.014653732538;
    const double v19 = (v1_sine[3] * v16) + (v1_cosine[3] * v18);
    const double v20 = v19 - 0.5527802746500001;
    const double v21 = (0.001535882372017312 * v1_cosine[2]) - (0.000386330894443768 * v1_sine[2]);
    const double v22 = v1_cosine[1] * v21;
    const double v23 = 0.000577387053684904 * v1_cosine[2];
    const double v24 = (0.002174847060296272 * v1_cosine[2]) - (0.0013205141364616632 * v1_sine[2]);
    const double v25 = v1_sine[2] * v24;
    const double v26 = v1_cosine[2] * v24;
    const double v27 = v26 + ((0.000288693526842452 * v1_sine[2]) - 0.000983664612929451);
    const double v28 = (0.000386330894443768 * v1_cosine[2]) + (0.001535882372017312 * v1_sine[2]);
    const double v29 = 9.3569097314605e-05 + v28;
    const double v30 = 0.0012597535716761543 * v1_sine[2];
    const double v31 = (v1_sine[1] * v29) + (v1_cosine[1] * v27);
    const double v32 = v1_cosine[3] * v31;
    const double v33 = 0.165 * v19;
    const double v34 = v9_sine[0] * v9_cosine[1];
    const double v35 = v9_sine[0] * v9_sine[1];
    const double v36 = 0.0825 * v1_sine[0];
    const double v37 = v36 - 0.316;
    const double v38 = 0.316 * v1_cosine[0];
    const double v39 = (0.0825 * v1_cosine[0]) + (0.316 * v1_sine[0]);
    const double v40 = v1_sine[3] * v31;
    const double v41 = 0.0825 * v17;
    const double v42 = 0.000288693526842452 * v1_cosine[2];
    const double v43 = 0.006684151967360946 + v42;
    const double v44 = 0.0012597535716761543 * v1_cosine[2];
    const double v45 = v1_sine[1] * v21;
    const double v46 = v45 + (v1_cosine[1] * v43);
    const double v47 = v1_cosine[3] * v13;
    const double v48 = v1_sine[3] * v13;
    const double v49 = 0.014748570382675318 + v21;
    C[48] = 0.0;
    const double v50 = (0.17380470556900005 * v1_cosine[1]) - (v1_sine[1] * v14);
    const double v51 = v1_cosine[3] * v50;
    const double v52 = (v1_cosine[0] * v51) - (v1_sine[0] * v17);
    const double v53 = 0.0329367555975712 + v25;
    const double v54 = 0.0282064073379485 + v23;
    const double v55 = v53 - v54;
    const double v56 = 2.0 * v49;
    const double v57 = (v1_cosine[1] * v55) - (v1_sine[1] * v56);
    const double v58 = (v1_sine[1] * v55) + (v1_cosine[1] * v56);
    const double v59 = v1_cosine[1] * v58;
    const double v60 = v59 + (v1_sine[1] * v57);
    const double v61 = 0.165 * v51;
    const double v62 = v61 - v60;
    const double v63 = v1_sine[1] * v58;
    const double v64 = 0.384 * v50;
    const double v65 = ((v1_cosine[1] * v57) - v64) - v63;
    const double v66 = (v1_cosine[3] * v65) - v40;
    const double v67 = v41 + v66;
    const double v68 = 2.0 * v1_cosine[0];
    const double v69 = 0.768 * v17;
    const double v70 = v69 - v60;
    const double v71 = v1_sine[3] * v17;
    const double v72 = (v1_cosine[1] * v29) - (v1_sine[1] * v27);
    const double v73 = 2.0 * v1_cosine[3];
    const double v74 = ((0.768 * v71) - (v73 * v72)) - (v1_sine[3] * v70);
    const double v75 = v1_sine[3] * v74;
    const double v76 = v70 + v75;
    const double v77 = (v68 * v67) + (v1_sine[0] * (v62 + v76));
    const double v78 = v1_sine[0] * v77;
    const double v79 = v78 + ((0.165 * v52) - v62);
    const double v80 = v1_sine[3] * v50;
    const double v81 = 0.0825 * v80;
    const double v82 = v72 - v81;
    const double v83 = v82 + (v1_cosine[3] * v74);
    const double v84 = v32 + (v1_sine[3] * v65);
    const double v85 = (v1_cosine[0] * v83) + (v1_sine[0] * v84);
    const double v86 = v81 + v85;
    const double v87 = 2.0 * v9_cosine[1];
    const double v88 = (v1_cosine[0] * v17) + (v1_sine[0] * v51);
    const double v89 = v78 - ((0.632 * v88) + v76);
    const double v90 = (0.316 * v88) + (0.0825 * v52);
    const double v91 = (v69 - v61) - v75;
    const double v92 = v90 + v91;
    const double v93 = v90 + v92;
    const double v94 = (v87 * v86) + (v9_sine[1] * (v89 + v93));
    const double v95 = (v1_cosine[0] * v77) - (((0.0825 * v88) + (0.316 * v52)) + v67);
    const double v96 = (v1_cosine[0] * v84) - (v1_sine[0] * v83);
    const double v97 = 0.316 * v80;
    const double v98 = v97 - v96;
    const double v99 = (v9_cosine[1] * v95) + (v9_sine[1] * v98);
    const double v100 = 2.0 * v9_cosine[0];
    const double v101 = 0.5 * v9_sine[0];
    const double v102 = v101 * ((v35 * v94) - ((v100 * v99) + (v9_sine[0] * (v79 + v89))));
    const double v103 = (0.5 * v79) + v102;
    const double v104 = v50 - 2.0125235536029997;
    const double v105 = (v1_cosine[0] * v104) - (v1_sine[0] * v20);
    const double v106 = 0.768 * v50;
    const double v107 = ((v106 - 0.0100451878283212) - v53) + v63;
    const double v108 = (v23 + 0.05313849683169709) - v25;
    const double v109 = (v106 - 0.0014511560650267707) - v108;
    const double v110 = v107 - v109;
    const double v111 = v31 - 0.0015152444733270301;
    const double v112 = (v73 * v111) - (v1_sine[3] * v110);
    const double v113 = v1_sine[3] * v112;
    const double v114 = v113 + (v107 - 0.6972920750309717);
    const double v115 = v63 + (0.01149634389334796 + v54);
    const double v116 = (v33 - 0.051020136156815485) - v115;
    const double v117 = v114 - v116;
    const double v118 = v59 + ((0.0010267877770288947 - (0.384 * v17)) - v49);
    const double v119 = (v30 - 0.02389827041510187) - v72;
    const double v120 = (v1_cosine[3] * v118) - (v1_sine[3] * v119);
    const double v121 = 0.0825 * v50;
    const double v122 = (v121 - 0.16284087268546085) - v120;
    const double v123 = (v1_cosine[0] * v117) - ((2.0 * v1_sine[0]) * v122);
    const double v124 = (v1_sine[0] * v117) + (v68 * v122);
    const double v125 = v1_cosine[0] * v124;
    const double v126 = v125 + (v1_sine[0] * v123);
    const double v127 = (0.165 * v105) - v126;
    const double v128 = (v1_cosine[3] * v119) + (v1_sine[3] * v118);
    const double v129 = 0.0016444875773692705 + v128;
    const double v130 = (v1_cosine[3] * v16) - (v1_sine[3] * v18);
    const double v131 = 0.0825 * v130;
    const double v132 = v1_cosine[3] * v112;
    const double v133 = v132 - ((v111 + 0.0039053550262761003) + v131);
    const double v134 = (v1_cosine[0] * v129) + (v1_sine[0] * v133);
    const double v135 = (v1_cosine[0] * v20) + (v1_sine[0] * v104);
    const double v136 = 0.316 * v135;
    const double v137 = 0.0825 * v105;
    const double v138 = v136 + v137;
    const double v139 = v126 + (0.632 * v135);
    const double v140 = (v87 * v134) + (v9_sine[1] * ((2.0 * v138) - v139));
    const double v141 = v1_sine[0] * v124;
    const double v142 = 0.316 * v105;
    const double v143 = 0.0825 * v135;
    const double v144 = ((v143 + v142) + (v1_cosine[0] * v123)) - v141;
    const double v145 = (v1_cosine[0] * v133) - (v1_sine[0] * v129);
    const double v146 = (v9_cosine[1] * v144) + (v9_sine[1] * v145);
    const double v147 = v101 * ((v35 * v140) + ((v100 * v146) + (v9_sine[0] * (v139 - v127))));
    const double v148 = (0.5 * v127) + v147;
    const double v149 = v143 - v142;
    const double v150 = v113 + (((0.7483122111877872 - v109) - v33) + v149);
    const double v151 = v141 + ((0.02217814896487824 - (0.632 * v105)) - v114);
    const double v152 = ((0.061602421026527576 + v149) + v150) - v151;
    const double v153 = (v131 - 0.00012191242095074308) + v145;
    const double v154 = (v9_cosine[1] * v152) + ((2.0 * v9_sine[1]) * v153);
    const double v155 = (v87 * v153) - (v9_sine[1] * v152);
    const double v156 = v9_cosine[1] * v155;
    const double v157 = v156 - (v9_sine[1] * v154);
    const double v158 = v134 + ((0.316 * v130) - 0.013297019103287584);
    const double v159 = (((v136 + 0.2414947634261143) - v137) - v122) + v125;
    const double v160 = v9_sine[0] * ((v9_cosine[1] * v158) - (v9_sine[1] * v159));
    const double v161 = ((v9_sine[0] * v101) * v157) - (v9_cosine[0] * v160);
    const double v162 = (v9_cosine[1] * v159) + (v9_sine[1] * v158);
    const double v163 = (2.0 * v162) - 0.00796671776787104;
    const double v164 = v141 + (v116 - (0.165 * v135));
    const double v165 = v9_sine[0] * ((v9_cosine[0] * ((v9_sine[1] * v155) - ((v151 + 0.9253036087455432) + v164))) + (v101 * v163));
    const double v166 = v165 - ((v9_cosine[0] * (0.5 * v9_cosine[0])) * v163);
    const double v167 = (v1_cosine[3] * v110) + ((2.0 * v1_sine[3]) * v111);
    const double v168 = v132 - (v1_sine[3] * v167);
    const double v169 = 0.165 * v130;
    const double v170 = v169 - v168;
    const double v171 = (v68 * v128) - (v1_sine[0] * v170);
    const double v172 = 1.0 - v1_cosine[0];
    const double v173 = (-(v1_sine[0] * v171)) - (v172 * v169);
    const double v174 = 0.0825 * v19;
    const double v175 = v113 + ((v1_cosine[3] * v167) - v174);
    const double v176 = v1_sine[0] * v120;
    const double v177 = v176 + (v1_cosine[0] * v175);
    const double v178 = v174 + v177;
    const double v179 = (v1_sine[0] * (v171 + (0.632 * v130))) - v168;
    const double v180 = v39 * v130;
    const double v181 = v170 - v180;
    const double v182 = v180 - v181;
    const double v183 = (v87 * v178) - (v9_sine[1] * (v179 - v182));
    const double v184 = (v1_cosine[0] * v171) + (((v1_sine[0] * v131) + (v38 * v130)) - v128);
    const double v185 = v1_cosine[0] * v120;
    const double v186 = v185 - (v1_sine[0] * v175);
    const double v187 = 0.316 * v19;
    const double v188 = v187 - v186;
    const double v189 = (v9_cosine[1] * v184) - (v9_sine[1] * v188);
    const double v190 = v101 * ((v35 * v183) + ((v100 * v189) + (v9_sine[0] * (v179 - v173))));
    const double v191 = (0.5 * v173) + v190;
    const double v192 = v1_cosine[1] * v1_sine[2];
    const double v193 = 0.0032806082595733185 * v192;
    const double v194 = v48 - (v1_cosine[3] * v193);
    const double v195 = v1_sine[1] * v1_sine[2];
    const double v196 = 0.0032806082595733185 * v195;
    const double v197 = (v1_cosine[0] * v194) + (v1_sine[0] * v196);
    const double v198 = 0.000577387053684904 * v1_sine[2];
    const double v199 = (0.0013205141364616632 * v1_cosine[2]) + (0.002174847060296272 * v1_sine[2]);
    const double v200 = v26 - (v1_sine[2] * v199);
    const double v201 = v198 + v200;
    const double v202 = v1_cosine[1] * v28;
    const double v203 = (2.0 * v202) - (v1_sine[1] * v201);
    const double v204 = v1_sine[1] * v203;
    const double v205 = v198 + v204;
    const double v206 = 0.165 * v194;
    const double v207 = v205 + v206;
    const double v208 = 0.0012597535716761543 * v192;
    const double v209 = (v208 + v28) - (v1_cosine[1] * v203);
    const double v210 = (v42 - (v1_cosine[2] * v199)) - v25;
    const double v211 = v22 - (v1_sine[1] * v210);
    const double v212 = v44 - v211;
    const double v213 = (v1_cosine[3] * v209) - (v1_sine[3] * v212);
    const double v214 = (0.0002706501814147988 * v195) - v213;
    const double v215 = 0.0025195071433523086 * v195;
    const double v216 = (v215 - v200) - v204;
    const double v217 = v45 + (v1_cosine[1] * v210);
    const double v218 = v201 + v215;
    const double v219 = (v73 * v217) - (v1_sine[3] * (v216 - v218));
    const double v220 = v1_sine[3] * v219;
    const double v221 = v216 + v220;
    const double v222 = (v68 * v214) + (v1_sine[0] * (v221 - v207));
    const double v223 = v1_sine[0] * v222;
    const double v224 = v223 + (v207 - (0.165 * v197));
    const double v225 = v47 + (v1_sine[3] * v193);
    const double v226 = 0.0825 * v225;
    const double v227 = (v1_cosine[3] * v219) - (v217 + v226);
    const double v228 = (v1_cosine[3] * v212) + (v1_sine[3] * v209);
    const double v229 = (v1_cosine[0] * v227) - (v1_sine[0] * v228);
    const double v230 = v226 + v229;
    const double v231 = (v1_cosine[0] * v196) - (v1_sine[0] * v194);
    const double v232 = v223 - ((0.632 * v231) + v221);
    const double v233 = (0.0825 * v197) - (0.316 * v231);
    const double v234 = v220 - (v218 + v206);
    const double v235 = v233 + v234;
    const double v236 = v233 + v235;
    const double v237 = (v87 * v230) + (v9_sine[1] * (v232 - v236));
    const double v238 = (v1_cosine[0] * v222) + (((0.316 * v197) - (0.0825 * v231)) - v214);
    const double v239 = (v1_cosine[0] * v228) + (v1_sine[0] * v227);
    const double v240 = 0.316 * v225;
    const double v241 = v239 + v240;
    const double v242 = (v9_cosine[1] * v238) + (v9_sine[1] * v241);
    const double v243 = v101 * ((v35 * v237) - ((v100 * v242) + (v9_sine[0] * (v224 + v232))));
    const double v244 = (0.5 * v224) + v243;
    const double v245 = (((qd[5] * v103) + (qd[4] * v191)) - (qd[6] * v244)) + (qd[3] * v148);
    C[0] = v245 - ((qd[2] * v161) + (qd[1] * v166));
    const double v246 = v64 - v108;
    const double v247 = v32 + (v1_sine[3] * v246);
    const double v248 = -v82;
    const double v249 = (v1_cosine[0] * v247) - (v1_sine[0] * v248);
    const double v250 = v97 + v249;
    const double v251 = v38 - v36;
    const double v252 = (v1_cosine[3] * v246) - v40;
    const double v253 = (((v39 * v17) - v41) - (v251 * v51)) - v252;
    const double v254 = (v9_cosine[1] * v250) - (v9_sine[1] * v253);
    const double v255 = (v1_cosine[0] * v248) + (v1_sine[0] * v247);
    const double v256 = (v9_cosine[0] * v254) + (v9_sine[0] * (v255 - v81));
    const double v257 = (v9_cosine[1] * v98) - (v9_sine[1] * v95);
    const double v258 = (v34 * v94) - ((v9_sine[0] * v86) + (v9_cosine[0] * v257));
    const double v259 = 0.5 * (v256 + v258);
    const double v260 = v9_cosine[1] * v145;
    const double v261 = v260 - (v9_sine[1] * v144);
    const double v262 = v9_sine[0] * v134;
    const double v263 = 0.5 * (((v9_cosine[0] * v261) - v262) + (v34 * v140));
    const double v264 = v260 - (v9_sine[1] * v150);
    const double v265 = 0.5 * (v262 + (v9_cosine[0] * v264));
    const double v266 = v263 + v265;
    const double v267 = v9_cosine[0] * v162;
    const double v268 = v267 + (v9_sine[0] * (v164 - 0.08378056999140597));
    const double v269 = ((v35 * v155) - v267) + (v34 * v154);
    const double v270 = 0.5 * (v268 + v269);
    const double v271 = ((v34 * v158) - (0.0007689361029463999 * v9_sine[0])) - (v35 * v159);
    const double v272 = v174 - v115;
    const double v273 = v185 + (v1_sine[0] * v272);
    const double v274 = v273 - v187;
    const double v275 = v128 + (v251 * v130);
    const double v276 = (v9_cosine[1] * v274) - (v9_sine[1] * v275);
    const double v277 = (v1_cosine[0] * v272) - v176;
    const double v278 = 0.5 * ((v9_sine[0] * (v277 - v174)) - (v9_cosine[0] * v276));
    const double v279 = (v9_cosine[1] * v188) + (v9_sine[1] * v184);
    const double v280 = 0.5 * ((v34 * v183) - ((v9_sine[0] * v178) + (v9_cosine[0] * v279)));
    const double v281 = v278 + v280;
    const double v282 = (v9_cosine[1] * v241) - (v9_sine[1] * v238);
    const double v283 = 0.5 * ((v34 * v237) - ((v9_sine[0] * v230) + (v9_cosine[0] * v282)));
    const double v284 = v22 - (v1_sine[1] * v43);
    const double v285 = v44 - v284;
    const double v286 = v208 - v28;
    const double v287 = (v1_cosine[3] * v285) + (v1_sine[3] * v286);
    const double v288 = v46 - v226;
    const double v289 = (v1_cosine[0] * v287) + (v1_sine[0] * v288);
    const double v290 = v240 + v289;
    const double v291 = (v1_cosine[3] * v286) - (v1_sine[3] * v285);
    const double v292 = (0.0002706501814147988 * v1_cosine[0]) + (0.0010366722100251687 * v1_sine[0]);
    const double v293 = ((v251 * v194) - (v195 * (0.0002706501814147988 - v292))) - v291;
    const double v294 = (v9_cosine[1] * v290) - (v9_sine[1] * v293);
    const double v295 = (v1_cosine[0] * v288) - (v1_sine[0] * v287);
    const double v296 = 0.5 * ((v9_sine[0] * (v226 + v295)) - (v9_cosine[0] * v294));
    const double v297 = v296 - v283;
    const double v298 = qd[0] * v166;
    const double v299 = ((qd[5] * v259) - v298) - (qd[1] * (v271 + (v9_cosine[0] * ((0.01026110182100817 - v153) + v156))));
    C[1] = (v299 + (qd[2] * v270)) + ((qd[3] * v266) + ((qd[4] * v281) + (qd[6] * v297)));
    const double v300 = (v35 * v250) + (v34 * v253);
    const double v301 = (v9_sine[0] * v99) - (v9_cosine[0] * v79);
    const double v302 = 0.5 * (v300 + v301);
    const double v303 = (v35 * v145) + (v34 * v150);
    const double v304 = (v9_sine[0] * v146) + (v9_cosine[0] * v127);
    const double v305 = 0.5 * (v303 - v304);
    const double v306 = 0.5 * ((v9_sine[0] * v189) + (v9_cosine[0] * v173));
    const double v307 = 0.5 * ((v35 * v274) + (v34 * v275));
    const double v308 = v306 + v307;
    const double v309 = (v35 * v290) + (v34 * v293);
    const double v310 = (v9_sine[0] * v242) - (v9_cosine[0] * v224);
    const double v311 = 0.5 * (v309 + v310);
    const double v312 = qd[0] * v161;
    const double v313 = (((qd[2] * v160) - (qd[5] * v302)) + (qd[4] * v308)) + (qd[6] * v311);
    C[2] = ((qd[1] * v270) + v313) - ((qd[3] * v305) + v312);
    const double v314 = 0.5 * (((v9_cosine[0] * v96) + (v34 * v85)) + (v35 * v92));
    const double v315 = (v251 * v17) + (v39 * v51);
    const double v316 = 0.5 * (((v9_cosine[0] * v249) + (v35 * v315)) + (v34 * v255));
    const double v317 = v314 + v316;
    const double v318 = ((v35 * v180) - (v9_cosine[0] * v273)) + (v34 * v277);
    const double v319 = ((v9_cosine[0] * v186) + (v34 * v177)) - (v35 * v181);
    const double v320 = 0.5 * (v318 + v319);
    const double v321 = (0.0010366722100251687 * v1_cosine[0]) - (0.0002706501814147988 * v1_sine[0]);
    const double v322 = (v195 * v321) - (v39 * v194);
    const double v323 = ((v34 * v295) - (v35 * v322)) - (v9_cosine[0] * v289);
    const double v324 = ((v34 * v229) - (v9_cosine[0] * v239)) - (v35 * v235);
    const double v325 = 0.5 * (v323 - v324);
    const double v326 = qd[0] * v148;
    const double v327 = (qd[5] * v317) + (qd[3] * (((v9_cosine[0] * v145) + (v35 * v138)) + (v34 * v134)));
    const double v328 = ((v327 + (qd[6] * v325)) + (qd[4] * v320)) + (qd[2] * v305);
    C[3] = (v326 + (qd[1] * v266)) - v328;
    const double v329 = 0.0825 * v51;
    const double v330 = v329 - v60;
    const double v331 = ((v1_cosine[0] * v330) - v329) - (v1_sine[0] * v66);
    const double v332 = v251 * v80;
    const double v333 = v332 - v84;
    const double v334 = ((v1_cosine[0] * v66) - (0.316 * v51)) + (v1_sine[0] * v330);
    const double v335 = 0.5 * (((v9_cosine[0] * v331) + (v35 * v333)) + (v34 * v334));
    const double v336 = (v1_sine[0] * v252) - (v172 * v329);
    const double v337 = v247 + v332;
    const double v338 = (v1_cosine[0] * v252) - (v37 * v51);
    const double v339 = 0.5 * (((v34 * v338) - (v9_cosine[0] * v336)) - (v35 * v337));
    const double v340 = v339 - v335;
    const double v341 = (v1_sine[0] * v128) - (v172 * v131);
    const double v342 = (v251 * v19) - v120;
    const double v343 = (v1_cosine[0] * v128) - (v37 * v130);
    const double v344 = 0.0825 * v194;
    const double v345 = (-(v1_sine[0] * v291)) - (v172 * v344);
    const double v346 = v251 * v225;
    const double v347 = v287 + v346;
    const double v348 = (v1_cosine[0] * v291) + (v37 * v194);
    const double v349 = 0.5 * ((v9_cosine[0] * v345) + ((v34 * v348) - (v35 * v347)));
    const double v350 = v205 + v344;
    const double v351 = (v1_cosine[0] * v350) - ((v1_sine[0] * v213) + v344);
    const double v352 = v228 + v346;
    const double v353 = ((v1_cosine[0] * v213) - (0.316 * v194)) + (v1_sine[0] * v350);
    const double v354 = 0.5 * (((v9_cosine[0] * v351) - (v35 * v352)) + (v34 * v353));
    const double v355 = v349 + v354;
    const double v356 = qd[0] * v191;
    const double v357 = (qd[4] * (((v34 * v343) - (v9_cosine[0] * v341)) - (v35 * v342))) - (qd[6] * v355);
    const double v358 = (((qd[5] * v340) + v357) - (qd[3] * v320)) + (qd[2] * v308);
    C[4] = (v356 + (qd[1] * v281)) + v358;
    const double v359 = 0.0825 * v71;
    const double v360 = v359 - v31;
    const double v361 = (0.384 * v71) - (v1_cosine[3] * v72);
    const double v362 = ((v1_cosine[0] * v360) - v359) + (v1_sine[0] * v361);
    const double v363 = v1_cosine[3] * v17;
    const double v364 = (v1_sine[3] * v72) + ((0.384 * v363) - v121);
    const double v365 = v364 + ((v39 * v50) + (v251 * v363));
    const double v366 = ((v1_cosine[0] * v361) + (0.316 * v71)) - (v1_sine[0] * v360);
    const double v367 = v1_sine[3] * v195;
    const double v368 = 0.0002706501814147988 * v367;
    const double v369 = v284 + v368;
    const double v370 = (0.0012597535716761543 * v367) - (v1_cosine[3] * v46);
    const double v371 = ((v1_cosine[0] * v369) - v368) + (v1_sine[0] * v370);
    const double v372 = v1_cosine[3] * v195;
    const double v373 = 0.0002706501814147988 * v192;
    const double v374 = (v373 - (0.0012597535716761543 * v372)) - (v1_sine[3] * v46);
    const double v375 = (v192 * v292) + (v321 * v372);
    const double v376 = v375 - v374;
    const double v377 = 0.0010366722100251687 * v367;
    const double v378 = (v377 + (v1_cosine[0] * v370)) - (v1_sine[0] * v369);
    const double v379 = ((v35 * v376) - (v9_cosine[0] * v371)) + (v34 * v378);
    const double v380 = v368 - v211;
    const double v381 = v201 + (0.0012597535716761543 * v195);
    const double v382 = (v1_cosine[3] * v217) + (v1_sine[3] * v381);
    const double v383 = ((v1_cosine[0] * v380) - v368) + (v1_sine[0] * v382);
    const double v384 = (v373 + (v1_sine[3] * v217)) - (v1_cosine[3] * v381);
    const double v385 = v375 - v384;
    const double v386 = (v377 - (v1_sine[0] * v380)) + (v1_cosine[0] * v382);
    const double v387 = ((v35 * v385) - (v9_cosine[0] * v383)) + (v34 * v386);
    const double v388 = 0.5 * (v379 + v387);
    const double v389 = qd[0] * v103;
    const double v390 = (qd[6] * v388) - (qd[5] * (((v35 * v365) - (v9_cosine[0] * v362)) + (v34 * v366)));
    const double v391 = ((v390 + (qd[4] * v340)) - (qd[3] * v317)) - (qd[2] * v302);
    C[5] = (v389 + (qd[1] * v259)) + v391;
    const double v392 = (v1_sine[1] * v28) + (0.000288693526842452 * v192);
    const double v393 = (v1_cosine[1] * v48) - (v1_cosine[3] * v15);
    const double v394 = 0.0825 * v393;
    const double v395 = v392 + v394;
    const double v396 = v202 - ((0.000288693526842452 * v195) + v30);
    const double v397 = (v1_cosine[1] * v44) - v21;
    const double v398 = (v1_cosine[3] * v396) + (v1_sine[3] * v397);
    const double v399 = ((v1_cosine[0] * v395) - v394) + (v1_sine[0] * v398);
    const double v400 = v1_sine[1] * v1_cosine[2];
    const double v401 = ((v1_cosine[3] * v397) + (0.0002706501814147988 * v400)) - (v1_sine[3] * v396);
    const double v402 = ((v292 * v400) - (v251 * ((v1_sine[3] * v15) + (v1_cosine[1] * v47)))) - v401;
    const double v403 = ((v1_cosine[0] * v398) + (0.316 * v393)) - (v1_sine[0] * v395);
    const double v404 = qd[0] * v244;
    const double v405 = (qd[5] * v388) - (qd[6] * (((v34 * v403) - (v35 * v402)) - (v9_cosine[0] * v399)));
    const double v406 = (((v405 - (qd[4] * v355)) - (qd[3] * v325)) + (qd[2] * v311)) + (qd[1] * v297);
    C[6] = v406 - v404;
    const double v407 = 0.5 * (v256 - v258);
    const double v408 = v265 - v263;
    const double v409 = 0.5 * (v268 - v269);
    const double v410 = v278 - v280;
    const double v411 = v283 + v296;
    const double v412 = ((qd[3] * v408) + (qd[6] * v411)) + (qd[2] * v409);
    C[7] = ((v298 - (qd[5] * v407)) - (qd[4] * v410)) - v412;
    const double v413 = 0.5 * v9_sine[1];
    const double v414 = (v413 * v94) - (0.5 * v93);
    const double v415 = (v413 * v140) - v138;
    const double v416 = (v413 * v183) - (0.5 * v182);
    const double v417 = (0.5 * v236) + (v413 * v237);
    const double v418 = 0.5 * qd[2];
    const double v419 = (((qd[6] * v417) - (qd[5] * v414)) - (qd[4] * v416)) - (qd[3] * v415);
    C[8] = v419 + (v418 * v157);
    const double v420 = 0.5 * (v254 + v257);
    const double v421 = 0.5 * v261;
    const double v422 = 0.5 * v264;
    const double v423 = v421 - v422;
    const double v424 = 0.5 * (v279 - v276);
    const double v425 = 0.5 * v294;
    const double v426 = 0.5 * v282;
    const double v427 = v425 + v426;
    const double v428 = ((qd[1] * 0.5) * v157) - (qd[0] * v409);
    const double v429 = (qd[6] * v427) - (((qd[5] * v420) + (qd[2] * v162)) + (qd[4] * v424));
    C[9] = v428 + ((qd[3] * v423) + v429);
    const double v430 = (v9_cosine[1] * v315) - (v9_sine[1] * v255);
    const double v431 = (v9_cosine[1] * v92) - (v9_sine[1] * v85);
    const double v432 = 0.5 * (v430 + v431);
    const double v433 = (v9_cosine[1] * v180) - (v9_sine[1] * v277);
    const double v434 = (v9_cosine[1] * v181) + (v9_sine[1] * v177);
    const double v435 = 0.5 * (v433 - v434);
    const double v436 = 0.5 * ((v9_cosine[1] * v322) + (v9_sine[1] * v295));
    const double v437 = 0.5 * ((v9_cosine[1] * v235) + (v9_sine[1] * v229));
    const double v438 = v436 - v437;
    const double v439 = (qd[1] * v415) + (qd[0] * v408);
    const double v440 = (qd[6] * v438) - ((qd[5] * v432) + (qd[3] * ((v9_cosine[1] * v138) - (v9_sine[1] * v134))));
    C[10] = ((qd[2] * v423) + (v440 - (qd[4] * v435))) - v439;
    const double v441 = 0.5 * ((v9_cosine[1] * v337) + (v9_sine[1] * v338));
    const double v442 = 0.5 * ((v9_cosine[1] * v333) - (v9_sine[1] * v334));
    const double v443 = v441 + v442;
    const double v444 = (v9_cosine[1] * v347) + (v9_sine[1] * v348);
    const double v445 = (v9_cosine[1] * v352) + (v9_sine[1] * v353);
    const double v446 = 0.5 * (v444 + v445);
    const double v447 = (qd[1] * v416) + (qd[0] * v410);
    const double v448 = ((qd[6] * v446) - (qd[4] * ((v9_cosine[1] * v342) + (v9_sine[1] * v343)))) - (qd[5] * v443);
    C[11] = ((v448 - (qd[3] * v435)) - (qd[2] * v424)) - v447;
    const double v449 = (v9_cosine[1] * v376) - (v9_sine[1] * v378);
    const double v450 = (v9_cosine[1] * v385) - (v9_sine[1] * v386);
    const double v451 = 0.5 * (v449 + v450);
    const double v452 = (qd[1] * v414) + (qd[0] * v407);
    const double v453 = ((qd[6] * v451) - (qd[5] * ((v9_cosine[1] * v365) - (v9_sine[1] * v366)))) - (qd[4] * v443);
    C[12] = ((v453 - (qd[3] * v432)) - (qd[2] * v420)) - v452;
    const double v454 = (qd[1] * v417) - (qd[0] * v411);
    const double v455 = ((qd[5] * v451) + (qd[6] * ((v9_cosine[1] * v402) + (v9_sine[1] * v403)))) + (qd[4] * v446);
    C[13] = v454 + ((v455 + (qd[3] * v438)) + (qd[2] * v427));
    const double v456 = 0.5 * (v300 - v301);
    const double v457 = 0.5 * (v303 + v304);
    const double v458 = v307 - v306;
    const double v459 = 0.5 * (v309 - v310);
    const double v460 = (qd[3] * v457) - ((qd[4] * v458) + (qd[6] * v459));
    C[14] = ((v312 + (qd[5] * v456)) + (qd[1] * v409)) + v460;
    const double v461 = 0.5 * (v257 - v254);
    const double v462 = v421 + v422;
    const double v463 = 0.5 * (v276 + v279);
    const double v464 = v426 - v425;
    C[15] = ((qd[3] * v462) + ((qd[6] * v464) - ((qd[5] * v461) + (qd[4] * v463)))) - v428;
    const double v465 = 0.5 * qd[5];
    const double v466 = 0.5 * qd[4];
    const double v467 = 0.5 * qd[6];
    const double v468 = 0.5 * qd[3];
    C[16] = (((v465 * v79) + (v466 * v173)) - (v467 * v224)) + (v468 * v127);
    const double v469 = 0.5 * (v96 + v249);
    const double v470 = 0.5 * (v186 - v273);
    const double v471 = 0.5 * v239;
    const double v472 = 0.5 * v289;
    const double v473 = v471 - v472;
    const double v474 = ((qd[1] * v462) + (v418 * v127)) + (qd[0] * v457);
    C[17] = v474 - ((((qd[5] * v469) + (qd[3] * v145)) + (qd[6] * v473)) + (qd[4] * v470));
    const double v475 = 0.5 * (v331 + v336);
    const double v476 = 0.5 * v345;
    const double v477 = 0.5 * v351;
    const double v478 = v476 + v477;
    const double v479 = ((v418 * v173) - (qd[1] * v463)) - (qd[0] * v458);
    C[18] = v479 - (((qd[5] * v475) + ((qd[4] * v341) + (qd[6] * v478))) + (qd[3] * v470));
    const double v480 = 0.5 * v383;
    const double v481 = 0.5 * v371;
    const double v482 = v480 + v481;
    const double v483 = (qd[0] * v456) + ((v418 * v79) - (qd[1] * v461));
    C[19] = v483 + ((((qd[5] * v362) - (qd[6] * v482)) - (qd[4] * v475)) - (qd[3] * v469));
    const double v484 = (qd[0] * v459) + ((v418 * v224) - (qd[1] * v464));
    C[20] = ((((qd[6] * v399) - (qd[5] * v482)) - (qd[4] * v478)) - (qd[3] * v473)) - v484;
    const double v485 = v316 - v314;
    const double v486 = 0.5 * (v318 - v319);
    const double v487 = 0.5 * (v323 + v324);
    const double v488 = (((qd[5] * v485) + (qd[6] * v487)) + (qd[4] * v486)) - (qd[2] * v457);
    C[21] = (v488 + (qd[1] * v408)) - v326;
    const double v489 = 0.5 * (v430 - v431);
    const double v490 = 0.5 * (v433 + v434);
    const double v491 = v436 + v437;
    C[22] = v439 + ((((qd[5] * v489) - (qd[6] * v491)) + (qd[4] * v490)) - (qd[2] * v462));
    const double v492 = 0.5 * (v96 - v249);
    const double v493 = 0.5 * (v186 + v273);
    const double v494 = v471 + v472;
    C[24] = ((v465 * v91) + (v467 * v234)) - (v466 * v170);
    const double v495 = 0.5 * (v84 - v247);
    const double v496 = 0.5 * (v228 + v287);
    const double v497 = (((qd[2] * v493) + (v468 * v170)) - (qd[1] * v490)) - (qd[0] * v486);
    const double v498 = 0.5 * v384;
    const double v499 = 0.5 * v374;
    const double v500 = v498 + v499;
    const double v501 = ((qd[1] * v489) + ((v468 * v91) - (qd[2] * v492))) + (qd[0] * v485);
    C[26] = v501 + (((qd[5] * v364) + (qd[6] * v500)) - (qd[4] * v495));
    const double v502 = (qd[0] * v487) + (((v468 * v234) - (qd[2] * v494)) - (qd[1] * v491));
    C[27] = v502 + (((qd[5] * v500) + (qd[6] * v401)) - (qd[4] * v496));
    const double v503 = v335 + v339;
    const double v504 = v349 - v354;
    const double v505 = (qd[2] * v458) + (((qd[6] * v504) - (qd[5] * v503)) - (qd[3] * v486));
    C[28] = (v505 + (qd[1] * v410)) - v356;
    const double v506 = v441 - v442;
    const double v507 = 0.5 * (v444 - v445);
    C[29] = v447 + ((((qd[5] * v506) - (qd[6] * v507)) - (qd[3] * v490)) + (qd[2] * v463));
    const double v508 = 0.5 * (v331 - v336);
    const double v509 = v477 - v476;
    C[30] = ((qd[3] * v493) - ((qd[5] * v508) + (qd[6] * v509))) - v479;
    const double v510 = 0.5 * (v84 + v247);
    const double v511 = 0.5 * (v228 - v287);
    C[31] = v497 - ((qd[5] * v510) + (qd[6] * v511));
    C[32] = (v465 * v60) - (v467 * v205);
    const double v512 = 0.5 * v284;
    const double v513 = 0.5 * v211;
    const double v514 = v513 - v512;
    const double v515 = (qd[1] * v506) + (((v466 * v60) - (qd[3] * v510)) - (qd[2] * v508));
    const double v516 = v515 - (qd[0] * v503);
    C[33] = v516 + ((qd[6] * v514) - (qd[5] * v31));
    const double v517 = (((qd[3] * v511) + (v466 * v205)) + (qd[2] * v509)) + (qd[1] * v507);
    const double v518 = v517 - (qd[0] * v504);
    C[34] = ((qd[5] * v514) + (qd[6] * v392)) - v518;
    const double v519 = 0.5 * (v379 - v387);
    const double v520 = (((qd[4] * v503) - (qd[6] * v519)) - (qd[3] * v485)) - (qd[2] * v456);
    C[35] = ((qd[1] * v407) + v520) - v389;
    const double v521 = 0.5 * (v449 - v450);
    C[36] = v452 + ((qd[2] * v461) - ((qd[3] * v489) + ((qd[4] * v506) + (qd[6] * v521))));
    const double v522 = v481 - v480;
    C[37] = ((qd[3] * v492) + ((qd[4] * v508) + (qd[6] * v522))) - v483;
    const double v523 = v499 - v498;
    C[38] = ((qd[4] * v510) - (qd[6] * v523)) - v501;
    const double v524 = v512 + v513;
    C[39] = (qd[6] * v524) - v516;
    const double v525 = ((qd[3] * v523) + ((v465 * v201) - (qd[4] * v524))) - (qd[2] * v522);
    const double v526 = (v525 + (qd[1] * v521)) + (qd[0] * v519);
    C[47] = v526;
    const double v527 = (((qd[5] * v519) - (qd[4] * v504)) - (qd[3] * v487)) + (qd[2] * v459);
    C[42] = (v404 + (qd[1] * v411)) + v527;
    C[43] = ((((qd[5] * v521) + (qd[4] * v507)) + (qd[3] * v491)) - (qd[2] * v464)) - v454;
    C[44] = v484 + ((qd[3] * v494) + ((qd[4] * v509) - (qd[5] * v522)));
    C[45] = ((qd[5] * v523) + (qd[4] * v511)) - v502;
    C[46] = v518 - (qd[5] * v524);
    C[23] = -(v474 + (((qd[5] * v492) + (qd[6] * v494)) + (qd[4] * v493)));
    C[25] = -(v497 + ((qd[5] * v495) + ((qd[4] * v120) + (qd[6] * v496))));
    C[40] = -(v467 * v201);
    C[41] = -(v526 + (qd[6] * v21));
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
    const double v156 = ((0.0002706501814147988 * v155) + (v1_cosine[3] * v154)) - (v1_sine[3] * v152);
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
    const double v167 = (0.01149634389334796 + v160) + v166;
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
    const double v252 = v155 * ((0.0002706501814147988 * v1_cosine[2]) + (0.0010366722100251687 * v1_sine[2]));
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
    const double v270 = (((0.2414947634261143 + (0.316 * v246)) + (0.0825 * v265)) - v241) + (v1_cosine[2] * v242);
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
