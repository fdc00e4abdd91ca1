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
        size_t lane = first;

        do {
            panda_parameters parameters_lane;

            (void)parameters;
            parameters_lane.reserved = 0.0;
            panda_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 1U; k++) {
            for (lane = first; lane < end; lane++) {
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
    const double v16 = v1_cosine[2] * v15;
    const double v17 = v16 - (qd[1] * v1_sine[2]);
    const double v18 = (v1_cosine[1] * v17) - (v1_sine[1] * v14);
    const double v19 = v1_sine[2] * v15;
    const double v20 = v19 + (qd[1] * v1_cosine[2]);
    const double v21 = qd[3] - v20;
    const double v22 = (v1_cosine[3] * v18) + (v1_sine[3] * v21);
    const double v23 = (v1_sine[3] * v18) - (v1_cosine[3] * v21);
    const double v24 = v23 * v22;
    const double v25 = 2.0 * qd[1];
    const double v26 = v25 * v13;
    const double v27 = (v13 * v19) + (v1_cosine[2] * v26);
    const double v28 = ((2.0 * v14) * v20) - v27;
    const double v29 = v17 * v20;
    const double v30 = qd[1] * v15;
    const double v31 = v30 - v29;
    const double v32 = (v1_cosine[1] * v31) + (v1_sine[1] * v28);
    const double v33 = v18 * v21;
    const double v34 = v33 - v32;
    const double v35 = v34 + v24;
    const double v36 = (v1_cosine[1] * v28) - (v1_sine[1] * v31);
    const double v37 = (v1_cosine[1] * v14) + (v1_sine[1] * v17);
    const double v38 = v36 + (v21 * (2.0 * v37));
    const double v39 = v18 * v37;
    const double v40 = (v13 * v16) - (v1_sine[2] * v26);
    const double v41 = v14 * v17;
    const double v42 = v41 - v40;
    const double v43 = v39 - v42;
    const double v44 = (v1_sine[3] * v43) - (v1_cosine[3] * v38);
    const double v45 = qd[4] + v37;
    const double v46 = ((2.0 * v45) * v23) - v44;
    const double v47 = (v9_sine[0] * v46) - (v9_cosine[0] * v35);
    const double v48 = (v9_cosine[0] * v22) - (v9_sine[0] * v45);
    const double v49 = qd[5] - v23;
    const double v50 = 2.0 * v49;
    const double v51 = (v48 * v50) - v47;
    const double v52 = 0.0032806082595733185 * v9_cosine[1];
    const double v53 = (v9_sine[0] * v22) + (v9_cosine[0] * v45);
    const double v54 = qd[6] - v53;
    const double v55 = v54 * v54;
    const double v56 = v48 * v48;
    const double v57 = v56 + v55;
    const double v58 = 0.0032806082595733185 * v9_sine[1];
    const double v59 = v30 + v29;
    const double v60 = v1_sine[0] * v1_sine[2];
    const double v61 = ((0.316 * v27) + (9.81 * v60)) - (0.0825 * v59);
    const double v62 = v33 + v34;
    const double v63 = (0.0825 * v62) - v61;
    const double v64 = v14 * v14;
    const double v65 = v64 + (v20 * v20);
    const double v66 = v1_sine[0] * v1_cosine[2];
    const double v67 = ((0.316 * v40) + (9.81 * v66)) + (0.0825 * v65);
    const double v68 = v41 + v42;
    const double v69 = qd[1] * qd[1];
    const double v70 = v69 + (v15 * v15);
    const double v71 = ((9.81 * v1_cosine[0]) - (0.316 * v70)) - (0.0825 * v68);
    const double v72 = (v1_cosine[1] * v67) - (v1_sine[1] * v71);
    const double v73 = v21 * v21;
    const double v74 = v73 + (v37 * v37);
    const double v75 = (0.0825 * v74) - v72;
    const double v76 = (v1_sine[3] * v75) + (v1_cosine[3] * v63);
    const double v77 = ((0.384 * v44) - v76) + (0.088 * v51);
    const double v78 = (2.6346312806250003 * v77) + ((v58 * v57) + (v52 * v51));
    const double v79 = (v9_sine[0] * v35) + (v9_cosine[0] * v46);
    const double v80 = v79 + (v53 * v50);
    const double v81 = v78 + (0.17380470556900005 * v80);
    const double v82 = v45 * v45;
    const double v83 = v82 + (v22 * v22);
    const double v84 = v34 - v24;
    const double v85 = ((4.065735684829545 * v76) + ((0.014653732538 * v84) + (0.067870631425 * v83))) - v81;
    const double v86 = v48 * v53;
    const double v87 = (v1_sine[3] * v38) + (v1_cosine[3] * v43);
    const double v88 = v45 * v22;
    const double v89 = v88 - v87;
    const double v90 = v89 + v86;
    const double v91 = v42 + v39;
    const double v92 = (v1_cosine[1] * v71) + (v1_sine[1] * v67);
    const double v93 = v92 + (0.0825 * v91);
    const double v94 = v73 + (v18 * v18);
    const double v95 = (0.384 * v94) - v93;
    const double v96 = (v1_sine[3] * v63) - (v1_cosine[3] * v75);
    const double v97 = v96 + (0.384 * v87);
    const double v98 = (v9_sine[0] * v97) - ((v9_cosine[0] * v95) + (0.088 * v90));
    const double v99 = ((2.0 * qd[6]) * v48) - v90;
    const double v100 = v79 + (qd[6] * v50);
    const double v101 = ((v58 * v100) - (v52 * v99)) - (2.6346312806250003 * v98);
    const double v102 = v49 * v49;
    const double v103 = v102 + v56;
    const double v104 = (0.17380470556900005 * v103) - v101;
    const double v105 = v86 - v89;
    const double v106 = v102 + v55;
    const double v107 = (v9_sine[0] * v95) + (v9_cosine[0] * v97);
    const double v108 = v102 + (v53 * v53);
    const double v109 = v107 + (0.088 * v108);
    const double v110 = (2.6346312806250003 * v109) + (((v52 * v106) - (0.17380470556900005 * v105)) + (v58 * v47));
    const double v111 = (v9_sine[0] * v104) + (v9_cosine[0] * v110);
    const double v112 = v82 + (v23 * v23);
    const double v113 = v111 + (((0.067870631425 * v35) - (0.014653732538 * v112)) + (4.065735684829545 * v96));
    const double v114 = (v1_sine[3] * v113) + (v1_cosine[3] * v85);
    const double v115 = v64 + (v17 * v17);
    const double v116 = (0.005415763498190531 * v62) + (((0.0039053550262761003 * (v74 - v115)) - (0.0016444875773692705 * v43)) + (0.07937575371526084 * v38));
    const double v117 = (0.0013205141364616632 * v9_sine[1]) - (0.002174847060296272 * v9_cosine[1]);
    const double v118 = 0.001087423530148136 + (v9_cosine[1] * v117);
    const double v119 = v9_sine[1] * v117;
    const double v120 = v119 - 0.004002333051911305;
    const double v121 = 0.002681818915449642 + v119;
    const double v122 = (((v120 * v47) + (v118 * (v106 - v57))) + (v121 * v51)) + (v52 * v77);
    const double v123 = (v58 * v109) - v122;
    const double v124 = (0.000386330894443768 * v9_cosine[1]) + (0.001535882372017312 * v9_sine[1]);
    const double v125 = 9.3569097314605e-05 + v124;
    const double v126 = (0.000386330894443768 * v9_sine[1]) - (0.001535882372017312 * v9_cosine[1]);
    const double v127 = v126 - 0.014748570382675318;
    const double v128 = (((v125 * v105) - (0.00010375891721868492 * (v108 - v83))) + (0.0011196707334275545 * v51)) - (v127 * v80);
    const double v129 = ((0.088 * v78) + v128) - v123;
    const double v130 = (((0.06674100693849602 * v44) + (9.3569097314605e-05 * v83)) - (v125 * v103)) + (v124 * v57);
    const double v131 = (((v130 + (0.00010375891721868492 * v90)) - (0.17380470556900005 * v76)) + (v118 * v99)) - (v58 * v98);
    const double v132 = v131 + ((0.028934422545659894 * v80) - ((v120 * v100) + (v127 * v51)));
    const double v133 = (((0.0015152444733270301 * (v112 - v83)) - (0.0010267877770288947 * v44)) + (0.0100451878283212 * v35)) + (0.02389827041510187 * v87);
    const double v134 = (v9_sine[0] * v132) + ((v133 + (0.014653732538 * v76)) + ((0.067870631425 * v96) + (0.0014511560650267152 * v84)));
    const double v135 = v134 + (v9_cosine[0] * v129);
    h[4] = v135;
    const double v136 = v135 + (v116 + (0.0825 * v114));
    const double v137 = (((0.02389827041510187 * (v94 - v83)) - (0.067870631425 * v93)) - (0.0010267877770288947 * v84)) - (0.0100451878283212 * v46);
    const double v138 = v88 + v89;
    const double v139 = ((v9_sine[0] * v129) + ((v137 + (0.0015152444733270301 * v138)) + (0.384 * v81))) - (v9_cosine[0] * v132);
    const double v140 = (((v125 * v47) - (0.028934422545659894 * v105)) - (v121 * v99)) + (0.17380470556900005 * v107);
    const double v141 = (0.00010375891721868492 * v79) + (((v127 * v103) + (0.014748570382675318 * v108)) - (v126 * v106));
    const double v142 = ((v141 + (0.0011196707334275545 * v90)) - (v118 * v100)) - (v52 * v98);
    const double v143 = v142 + ((0.088 * v101) + v140);
    const double v144 = (((0.02389827041510187 * v35) + (0.0010267877770288947 * (v94 - v112))) - (0.014653732538 * v93)) + (0.0015152444733270301 * v46);
    const double v145 = ((v144 - (0.0014511560650267152 * v138)) + (0.384 * v111)) - v143;
    const double v146 = ((0.0016444875773692705 * (v94 - v115)) - ((1.0008251418429999 * v61) + (0.0039053550262761003 * v91))) + (0.3087998849151318 * v38);
    const double v147 = ((v1_sine[3] * v145) + ((0.07937575371526084 * v62) + v146)) - (v1_cosine[3] * v139);
    const double v148 = ((2.352456790569697 * v61) - (1.0008251418429999 * v38)) - v114;
    const double v149 = (((0.27690780075318017 * v1_cosine[0]) + (0.022178148964878186 * v28)) + (0.005487648106562257 * v59)) - (0.013297019103287584 * (v70 - v115));
    const double v150 = (((v149 - (0.00012191242095074308 * v68)) - (0.316 * v148)) + (v1_cosine[1] * v147)) - (v1_sine[1] * v136);
    const double v151 = (((0.005487648106562257 * v27) + (0.27690780075318017 * v66)) + (0.013297019103287584 * v40)) - (0.022178148964878186 * v31);
    const double v152 = ((v151 + (1.3360662912298427e-05 * v59)) + (0.00012191242095074308 * (v65 - v115))) + (0.0825 * v148);
    const double v153 = ((v1_cosine[1] * v136) + v152) + (v1_sine[1] * v147);
    h[2] = v153;
    const double v154 = (v9_sine[0] * v110) - (((0.067870631425 * v46) + (4.065735684829545 * v93)) + (0.014653732538 * v138));
    const double v155 = v154 - (v9_cosine[0] * v104);
    const double v156 = ((0.0016444875773692705 * v32) + ((0.3087998849151318 * v43) - (0.005415763498190531 * v91))) + (0.0039053550262761003 * v36);
    const double v157 = (v156 + ((1.0008251418429999 * v72) - (0.07937575371526084 * (v74 - v94)))) + (0.0825 * v155);
    const double v158 = (v157 + (v1_sine[3] * v139)) + (v1_cosine[3] * v145);
    h[3] = v158;
    const double v159 = ((v1_sine[3] * v85) - ((2.352456790569697 * v72) + (1.0008251418429999 * v43))) - (v1_cosine[3] * v113);
    const double v160 = ((0.0825 * v1_cosine[1]) + (0.316 * v1_sine[1])) * (((2.352456790569697 * v92) - (1.0008251418429999 * v94)) - v155);
    const double v161 = (((0.013297019103287584 * v31) - (0.00012191242095074308 * v28)) - (0.005487648106562257 * (v65 - v70))) - (1.3360662912298427e-05 * v68);
    const double v162 = ((v161 - v160) + (((0.316 * v1_cosine[1]) - (0.0825 * v1_sine[1])) * v159)) - v158;
    const double v163 = (v1_cosine[0] * ((0.00796671776787104 * v13) - (0.10510540975539227 * v15))) - (0.00398335888393552 * qd[0]);
    const double v164 = (v60 * v162) - ((v25 * v163) + (v69 * ((0.01026110182100817 * v1_cosine[0]) - (0.0007689361029463999 * v1_sine[0]))));
    h[0] = ((v1_cosine[0] * v153) + v164) - (v66 * v150);
    const double v165 = ((qd[0] * v163) + ((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0]))) + (v1_cosine[2] * v162);
    h[1] = v165 + (v1_sine[2] * v150);
    h[5] = -v143;
    h[6] = v123 + ((v126 * v80) - (v124 * v105));
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
    const double v49 = v38 - v36;
    C[48] = 0.0;
    const double v50 = (0.17380470556900005 * v1_cosine[1]) - (v1_sine[1] * v14);
    const double v51 = v1_cosine[3] * v50;
    const double v52 = (v1_cosine[0] * v51) - (v1_sine[0] * v17);
    const double v53 = 0.0329367555975712 + v25;
    const double v54 = 0.0282064073379485 + v23;
    const double v55 = v53 - v54;
    const double v56 = 0.014748570382675318 + v21;
    const double v57 = 2.0 * v56;
    const double v58 = (v1_cosine[1] * v55) - (v1_sine[1] * v57);
    const double v59 = (v1_sine[1] * v55) + (v1_cosine[1] * v57);
    const double v60 = v1_cosine[1] * v59;
    const double v61 = v60 + (v1_sine[1] * v58);
    const double v62 = 0.165 * v51;
    const double v63 = v62 - v61;
    const double v64 = v1_sine[1] * v59;
    const double v65 = 0.384 * v50;
    const double v66 = ((v1_cosine[1] * v58) - v65) - v64;
    const double v67 = (v1_cosine[3] * v66) - v40;
    const double v68 = v41 + v67;
    const double v69 = 2.0 * v1_cosine[0];
    const double v70 = 0.768 * v17;
    const double v71 = v70 - v61;
    const double v72 = v1_sine[3] * v17;
    const double v73 = (v1_cosine[1] * v29) - (v1_sine[1] * v27);
    const double v74 = 2.0 * v1_cosine[3];
    const double v75 = ((0.768 * v72) - (v74 * v73)) - (v1_sine[3] * v71);
    const double v76 = v1_sine[3] * v75;
    const double v77 = v71 + v76;
    const double v78 = (v69 * v68) + (v1_sine[0] * (v63 + v77));
    const double v79 = v1_sine[0] * v78;
    const double v80 = v79 + ((0.165 * v52) - v63);
    const double v81 = v1_sine[3] * v50;
    const double v82 = 0.0825 * v81;
    const double v83 = v73 - v82;
    const double v84 = v83 + (v1_cosine[3] * v75);
    const double v85 = v32 + (v1_sine[3] * v66);
    const double v86 = (v1_cosine[0] * v84) + (v1_sine[0] * v85);
    const double v87 = v82 + v86;
    const double v88 = 2.0 * v9_cosine[1];
    const double v89 = (v1_cosine[0] * v17) + (v1_sine[0] * v51);
    const double v90 = v79 - ((0.632 * v89) + v77);
    const double v91 = (0.316 * v89) + (0.0825 * v52);
    const double v92 = (v70 - v62) - v76;
    const double v93 = v91 + v92;
    const double v94 = v91 + v93;
    const double v95 = (v88 * v87) + (v9_sine[1] * (v90 + v94));
    const double v96 = (v1_cosine[0] * v78) - (((0.0825 * v89) + (0.316 * v52)) + v68);
    const double v97 = (v1_cosine[0] * v85) - (v1_sine[0] * v84);
    const double v98 = 0.316 * v81;
    const double v99 = v98 - v97;
    const double v100 = (v9_cosine[1] * v96) + (v9_sine[1] * v99);
    const double v101 = 2.0 * v9_cosine[0];
    const double v102 = 0.5 * v9_sine[0];
    const double v103 = v102 * ((v35 * v95) - ((v101 * v100) + (v9_sine[0] * (v80 + v90))));
    const double v104 = (0.5 * v80) + v103;
    const double v105 = v50 - 2.0125235536029997;
    const double v106 = (v1_cosine[0] * v105) - (v1_sine[0] * v20);
    const double v107 = 0.768 * v50;
    const double v108 = ((v107 - 0.0100451878283212) - v53) + v64;
    const double v109 = (v23 + 0.05313849683169709) - v25;
    const double v110 = (v107 - 0.0014511560650267707) - v109;
    const double v111 = v108 - v110;
    const double v112 = v31 - 0.0015152444733270301;
    const double v113 = (v74 * v112) - (v1_sine[3] * v111);
    const double v114 = v1_sine[3] * v113;
    const double v115 = v114 + (v108 - 0.6972920750309717);
    const double v116 = v64 + (0.01149634389334796 + v54);
    const double v117 = (v33 - 0.051020136156815485) - v116;
    const double v118 = v115 - v117;
    const double v119 = v60 + ((0.0010267877770288947 - (0.384 * v17)) - v56);
    const double v120 = (v30 - 0.02389827041510187) - v73;
    const double v121 = (v1_cosine[3] * v119) - (v1_sine[3] * v120);
    const double v122 = 0.0825 * v50;
    const double v123 = (v122 - 0.16284087268546085) - v121;
    const double v124 = (v1_cosine[0] * v118) - ((2.0 * v1_sine[0]) * v123);
    const double v125 = (v1_sine[0] * v118) + (v69 * v123);
    const double v126 = v1_cosine[0] * v125;
    const double v127 = v126 + (v1_sine[0] * v124);
    const double v128 = (0.165 * v106) - v127;
    const double v129 = (v1_cosine[3] * v120) + (v1_sine[3] * v119);
    const double v130 = 0.0016444875773692705 + v129;
    const double v131 = (v1_cosine[3] * v16) - (v1_sine[3] * v18);
    const double v132 = 0.0825 * v131;
    const double v133 = v1_cosine[3] * v113;
    const double v134 = v133 - ((v112 + 0.0039053550262761003) + v132);
    const double v135 = (v1_cosine[0] * v130) + (v1_sine[0] * v134);
    const double v136 = (v1_cosine[0] * v20) + (v1_sine[0] * v105);
    const double v137 = 0.316 * v136;
    const double v138 = 0.0825 * v106;
    const double v139 = v137 + v138;
    const double v140 = v127 + (0.632 * v136);
    const double v141 = (v88 * v135) + (v9_sine[1] * ((2.0 * v139) - v140));
    const double v142 = v1_sine[0] * v125;
    const double v143 = 0.316 * v106;
    const double v144 = 0.0825 * v136;
    const double v145 = ((v144 + v143) + (v1_cosine[0] * v124)) - v142;
    const double v146 = (v1_cosine[0] * v134) - (v1_sine[0] * v130);
    const double v147 = (v9_cosine[1] * v145) + (v9_sine[1] * v146);
    const double v148 = v102 * ((v35 * v141) + ((v101 * v147) + (v9_sine[0] * (v140 - v128))));
    const double v149 = (0.5 * v128) + v148;
    const double v150 = v144 - v143;
    const double v151 = v114 + (((0.7483122111877872 - v110) - v33) + v150);
    const double v152 = v142 + ((0.02217814896487824 - (0.632 * v106)) - v115);
    const double v153 = ((0.061602421026527576 + v150) + v151) - v152;
    const double v154 = (v132 - 0.00012191242095074308) + v146;
    const double v155 = (v9_cosine[1] * v153) + ((2.0 * v9_sine[1]) * v154);
    const double v156 = (v88 * v154) - (v9_sine[1] * v153);
    const double v157 = v9_cosine[1] * v156;
    const double v158 = v157 - (v9_sine[1] * v155);
    const double v159 = v135 + ((0.316 * v131) - 0.013297019103287584);
    const double v160 = (((v137 + 0.2414947634261143) - v138) - v123) + v126;
    const double v161 = v9_sine[0] * ((v9_cosine[1] * v159) - (v9_sine[1] * v160));
    const double v162 = ((v9_sine[0] * v102) * v158) - (v9_cosine[0] * v161);
    const double v163 = (v9_cosine[1] * v160) + (v9_sine[1] * v159);
    const double v164 = (2.0 * v163) - 0.00796671776787104;
    const double v165 = v142 + (v117 - (0.165 * v136));
    const double v166 = v9_sine[0] * ((v9_cosine[0] * ((v9_sine[1] * v156) - ((v152 + 0.9253036087455432) + v165))) + (v102 * v164));
    const double v167 = v166 - ((v9_cosine[0] * (0.5 * v9_cosine[0])) * v164);
    const double v168 = (v1_cosine[3] * v111) + ((2.0 * v1_sine[3]) * v112);
    const double v169 = v133 - (v1_sine[3] * v168);
    const double v170 = 0.165 * v131;
    const double v171 = v170 - v169;
    const double v172 = (v69 * v129) - (v1_sine[0] * v171);
    const double v173 = 1.0 - v1_cosine[0];
    const double v174 = (-(v1_sine[0] * v172)) - (v173 * v170);
    const double v175 = 0.0825 * v19;
    const double v176 = v114 + ((v1_cosine[3] * v168) - v175);
    const double v177 = v1_sine[0] * v121;
    const double v178 = v177 + (v1_cosine[0] * v176);
    const double v179 = v175 + v178;
    const double v180 = (v1_sine[0] * (v172 + (0.632 * v131))) - v169;
    const double v181 = v39 * v131;
    const double v182 = v171 - v181;
    const double v183 = v181 - v182;
    const double v184 = (v88 * v179) - (v9_sine[1] * (v180 - v183));
    const double v185 = (v1_cosine[0] * v172) + (((v1_sine[0] * v132) + (v38 * v131)) - v129);
    const double v186 = v1_cosine[0] * v121;
    const double v187 = v186 - (v1_sine[0] * v176);
    const double v188 = 0.316 * v19;
    const double v189 = v188 - v187;
    const double v190 = (v9_cosine[1] * v185) - (v9_sine[1] * v189);
    const double v191 = v102 * ((v35 * v184) + ((v101 * v190) + (v9_sine[0] * (v180 - v174))));
    const double v192 = (0.5 * v174) + v191;
    const double v193 = v1_cosine[1] * v1_sine[2];
    const double v194 = 0.0032806082595733185 * v193;
    const double v195 = v48 - (v1_cosine[3] * v194);
    const double v196 = v1_sine[1] * v1_sine[2];
    const double v197 = 0.0032806082595733185 * v196;
    const double v198 = (v1_cosine[0] * v195) + (v1_sine[0] * v197);
    const double v199 = 0.000577387053684904 * v1_sine[2];
    const double v200 = (0.0013205141364616632 * v1_cosine[2]) + (0.002174847060296272 * v1_sine[2]);
    const double v201 = v26 - (v1_sine[2] * v200);
    const double v202 = v199 + v201;
    const double v203 = v1_cosine[1] * v28;
    const double v204 = (2.0 * v203) - (v1_sine[1] * v202);
    const double v205 = v1_sine[1] * v204;
    const double v206 = v199 + v205;
    const double v207 = 0.165 * v195;
    const double v208 = v206 + v207;
    const double v209 = 0.0012597535716761543 * v193;
    const double v210 = (v209 + v28) - (v1_cosine[1] * v204);
    const double v211 = (v42 - (v1_cosine[2] * v200)) - v25;
    const double v212 = v22 - (v1_sine[1] * v211);
    const double v213 = v44 - v212;
    const double v214 = (v1_cosine[3] * v210) - (v1_sine[3] * v213);
    const double v215 = (0.0002706501814147988 * v196) - v214;
    const double v216 = 0.0025195071433523086 * v196;
    const double v217 = (v216 - v201) - v205;
    const double v218 = v45 + (v1_cosine[1] * v211);
    const double v219 = v202 + v216;
    const double v220 = (v74 * v218) - (v1_sine[3] * (v217 - v219));
    const double v221 = v1_sine[3] * v220;
    const double v222 = v217 + v221;
    const double v223 = (v69 * v215) + (v1_sine[0] * (v222 - v208));
    const double v224 = v1_sine[0] * v223;
    const double v225 = v224 + (v208 - (0.165 * v198));
    const double v226 = v47 + (v1_sine[3] * v194);
    const double v227 = 0.0825 * v226;
    const double v228 = (v1_cosine[3] * v220) - (v218 + v227);
    const double v229 = (v1_cosine[3] * v213) + (v1_sine[3] * v210);
    const double v230 = (v1_cosine[0] * v228) - (v1_sine[0] * v229);
    const double v231 = v227 + v230;
    const double v232 = (v1_cosine[0] * v197) - (v1_sine[0] * v195);
    const double v233 = v224 - ((0.632 * v232) + v222);
    const double v234 = (0.0825 * v198) - (0.316 * v232);
    const double v235 = v221 - (v219 + v207);
    const double v236 = v234 + v235;
    const double v237 = v234 + v236;
    const double v238 = (v88 * v231) + (v9_sine[1] * (v233 - v237));
    const double v239 = (v1_cosine[0] * v223) + (((0.316 * v198) - (0.0825 * v232)) - v215);
    const double v240 = (v1_cosine[0] * v229) + (v1_sine[0] * v228);
    const double v241 = 0.316 * v226;
    const double v242 = v240 + v241;
    const double v243 = (v9_cosine[1] * v239) + (v9_sine[1] * v242);
    const double v244 = v102 * ((v35 * v238) - ((v101 * v243) + (v9_sine[0] * (v225 + v233))));
    const double v245 = (0.5 * v225) + v244;
    const double v246 = (((qd[5] * v104) + (qd[4] * v192)) - (qd[6] * v245)) + (qd[3] * v149);
    C[0] = v246 - ((qd[2] * v162) + (qd[1] * v167));
    const double v247 = v65 - v109;
    const double v248 = v32 + (v1_sine[3] * v247);
    const double v249 = -v83;
    const double v250 = (v1_cosine[0] * v248) - (v1_sine[0] * v249);
    const double v251 = v98 + v250;
    const double v252 = (v1_cosine[3] * v247) - v40;
    const double v253 = (((v39 * v17) - v41) - (v49 * v51)) - v252;
    const double v254 = (v9_cosine[1] * v251) - (v9_sine[1] * v253);
    const double v255 = (v1_cosine[0] * v249) + (v1_sine[0] * v248);
    const double v256 = (v9_cosine[0] * v254) + (v9_sine[0] * (v255 - v82));
    const double v257 = (v9_cosine[1] * v99) - (v9_sine[1] * v96);
    const double v258 = (v34 * v95) - ((v9_sine[0] * v87) + (v9_cosine[0] * v257));
    const double v259 = 0.5 * (v256 + v258);
    const double v260 = v9_cosine[1] * v146;
    const double v261 = v260 - (v9_sine[1] * v145);
    const double v262 = v9_sine[0] * v135;
    const double v263 = 0.5 * (((v9_cosine[0] * v261) - v262) + (v34 * v141));
    const double v264 = v260 - (v9_sine[1] * v151);
    const double v265 = 0.5 * (v262 + (v9_cosine[0] * v264));
    const double v266 = v263 + v265;
    const double v267 = v9_cosine[0] * v163;
    const double v268 = v267 + (v9_sine[0] * (v165 - 0.08378056999140597));
    const double v269 = ((v35 * v156) - v267) + (v34 * v155);
    const double v270 = 0.5 * (v268 + v269);
    const double v271 = ((v34 * v159) - (0.0007689361029463999 * v9_sine[0])) - (v35 * v160);
    const double v272 = v175 - v116;
    const double v273 = v186 + (v1_sine[0] * v272);
    const double v274 = v273 - v188;
    const double v275 = v129 + (v49 * v131);
    const double v276 = (v9_cosine[1] * v274) - (v9_sine[1] * v275);
    const double v277 = (v1_cosine[0] * v272) - v177;
    const double v278 = 0.5 * ((v9_sine[0] * (v277 - v175)) - (v9_cosine[0] * v276));
    const double v279 = (v9_cosine[1] * v189) + (v9_sine[1] * v185);
    const double v280 = 0.5 * ((v34 * v184) - ((v9_sine[0] * v179) + (v9_cosine[0] * v279)));
    const double v281 = v278 + v280;
    const double v282 = (v9_cosine[1] * v242) - (v9_sine[1] * v239);
    const double v283 = 0.5 * ((v34 * v238) - ((v9_sine[0] * v231) + (v9_cosine[0] * v282)));
    const double v284 = v22 - (v1_sine[1] * v43);
    const double v285 = v44 - v284;
    const double v286 = v209 - v28;
    const double v287 = (v1_cosine[3] * v285) + (v1_sine[3] * v286);
    const double v288 = v46 - v227;
    const double v289 = (v1_cosine[0] * v287) + (v1_sine[0] * v288);
    const double v290 = v241 + v289;
    const double v291 = (v1_cosine[3] * v286) - (v1_sine[3] * v285);
    const double v292 = (0.0002706501814147988 * v1_cosine[0]) + (0.0010366722100251687 * v1_sine[0]);
    const double v293 = ((v49 * v195) - (v196 * (0.0002706501814147988 - v292))) - v291;
    const double v294 = (v9_cosine[1] * v290) - (v9_sine[1] * v293);
    const double v295 = (v1_cosine[0] * v288) - (v1_sine[0] * v287);
    const double v296 = 0.5 * ((v9_sine[0] * (v227 + v295)) - (v9_cosine[0] * v294));
    const double v297 = v296 - v283;
    const double v298 = qd[0] * v167;
    const double v299 = ((qd[5] * v259) - v298) - (qd[1] * (v271 + (v9_cosine[0] * ((0.01026110182100817 - v154) + v157))));
    C[1] = (v299 + (qd[2] * v270)) + ((qd[3] * v266) + ((qd[4] * v281) + (qd[6] * v297)));
    const double v300 = (v35 * v251) + (v34 * v253);
    const double v301 = (v9_sine[0] * v100) - (v9_cosine[0] * v80);
    const double v302 = 0.5 * (v300 + v301);
    const double v303 = (v35 * v146) + (v34 * v151);
    const double v304 = (v9_sine[0] * v147) + (v9_cosine[0] * v128);
    const double v305 = 0.5 * (v303 - v304);
    const double v306 = 0.5 * ((v9_sine[0] * v190) + (v9_cosine[0] * v174));
    const double v307 = 0.5 * ((v35 * v274) + (v34 * v275));
    const double v308 = v306 + v307;
    const double v309 = (v35 * v290) + (v34 * v293);
    const double v310 = (v9_sine[0] * v243) - (v9_cosine[0] * v225);
    const double v311 = 0.5 * (v309 + v310);
    const double v312 = qd[0] * v162;
    const double v313 = (((qd[2] * v161) - (qd[5] * v302)) + (qd[4] * v308)) + (qd[6] * v311);
    C[2] = ((qd[1] * v270) + v313) - ((qd[3] * v305) + v312);
    const double v314 = 0.5 * (((v9_cosine[0] * v97) + (v34 * v86)) + (v35 * v93));
    const double v315 = (v49 * v17) + (v39 * v51);
    const double v316 = 0.5 * (((v9_cosine[0] * v250) + (v35 * v315)) + (v34 * v255));
    const double v317 = v314 + v316;
    const double v318 = ((v35 * v181) - (v9_cosine[0] * v273)) + (v34 * v277);
    const double v319 = ((v9_cosine[0] * v187) + (v34 * v178)) - (v35 * v182);
    const double v320 = 0.5 * (v318 + v319);
    const double v321 = (0.0010366722100251687 * v1_cosine[0]) - (0.0002706501814147988 * v1_sine[0]);
    const double v322 = (v196 * v321) - (v39 * v195);
    const double v323 = ((v34 * v295) - (v35 * v322)) - (v9_cosine[0] * v289);
    const double v324 = ((v34 * v230) - (v9_cosine[0] * v240)) - (v35 * v236);
    const double v325 = 0.5 * (v323 - v324);
    const double v326 = qd[0] * v149;
    const double v327 = (qd[5] * v317) + (qd[3] * (((v9_cosine[0] * v146) + (v35 * v139)) + (v34 * v135)));
    const double v328 = ((v327 + (qd[6] * v325)) + (qd[4] * v320)) + (qd[2] * v305);
    C[3] = (v326 + (qd[1] * v266)) - v328;
    const double v329 = 0.0825 * v51;
    const double v330 = v329 - v61;
    const double v331 = ((v1_cosine[0] * v330) - v329) - (v1_sine[0] * v67);
    const double v332 = v49 * v81;
    const double v333 = v332 - v85;
    const double v334 = ((v1_cosine[0] * v67) - (0.316 * v51)) + (v1_sine[0] * v330);
    const double v335 = 0.5 * (((v9_cosine[0] * v331) + (v35 * v333)) + (v34 * v334));
    const double v336 = (v1_sine[0] * v252) - (v173 * v329);
    const double v337 = v248 + v332;
    const double v338 = (v1_cosine[0] * v252) - (v37 * v51);
    const double v339 = 0.5 * (((v34 * v338) - (v9_cosine[0] * v336)) - (v35 * v337));
    const double v340 = v339 - v335;
    const double v341 = (v1_sine[0] * v129) - (v173 * v132);
    const double v342 = (v49 * v19) - v121;
    const double v343 = (v1_cosine[0] * v129) - (v37 * v131);
    const double v344 = 0.0825 * v195;
    const double v345 = (-(v1_sine[0] * v291)) - (v173 * v344);
    const double v346 = v49 * v226;
    const double v347 = v287 + v346;
    const double v348 = (v1_cosine[0] * v291) + (v37 * v195);
    const double v349 = 0.5 * ((v9_cosine[0] * v345) + ((v34 * v348) - (v35 * v347)));
    const double v350 = v206 + v344;
    const double v351 = (v1_cosine[0] * v350) - ((v1_sine[0] * v214) + v344);
    const double v352 = v229 + v346;
    const double v353 = ((v1_cosine[0] * v214) - (0.316 * v195)) + (v1_sine[0] * v350);
    const double v354 = 0.5 * (((v9_cosine[0] * v351) - (v35 * v352)) + (v34 * v353));
    const double v355 = v349 + v354;
    const double v356 = qd[0] * v192;
    const double v357 = (qd[4] * (((v34 * v343) - (v9_cosine[0] * v341)) - (v35 * v342))) - (qd[6] * v355);
    const double v358 = (((qd[5] * v340) + v357) - (qd[3] * v320)) + (qd[2] * v308);
    C[4] = (v356 + (qd[1] * v281)) + v358;
    const double v359 = 0.0825 * v72;
    const double v360 = v359 - v31;
    const double v361 = (0.384 * v72) - (v1_cosine[3] * v73);
    const double v362 = ((v1_cosine[0] * v360) - v359) + (v1_sine[0] * v361);
    const double v363 = v1_cosine[3] * v17;
    const double v364 = (v1_sine[3] * v73) + ((0.384 * v363) - v122);
    const double v365 = v364 + ((v39 * v50) + (v49 * v363));
    const double v366 = ((v1_cosine[0] * v361) + (0.316 * v72)) - (v1_sine[0] * v360);
    const double v367 = v1_sine[3] * v196;
    const double v368 = 0.0002706501814147988 * v367;
    const double v369 = v284 + v368;
    const double v370 = (0.0012597535716761543 * v367) - (v1_cosine[3] * v46);
    const double v371 = ((v1_cosine[0] * v369) - v368) + (v1_sine[0] * v370);
    const double v372 = v1_cosine[3] * v196;
    const double v373 = 0.0002706501814147988 * v193;
    const double v374 = (v373 - (0.0012597535716761543 * v372)) - (v1_sine[3] * v46);
    const double v375 = (v193 * v292) + (v321 * v372);
    const double v376 = v375 - v374;
    const double v377 = 0.0010366722100251687 * v367;
    const double v378 = (v377 + (v1_cosine[0] * v370)) - (v1_sine[0] * v369);
    const double v379 = ((v35 * v376) - (v9_cosine[0] * v371)) + (v34 * v378);
    const double v380 = v368 - v212;
    const double v381 = v202 + (0.0012597535716761543 * v196);
    const double v382 = (v1_cosine[3] * v218) + (v1_sine[3] * v381);
    const double v383 = ((v1_cosine[0] * v380) - v368) + (v1_sine[0] * v382);
    const double v384 = (v373 + (v1_sine[3] * v218)) - (v1_cosine[3] * v381);
    const double v385 = v375 - v384;
    const double v386 = (v377 - (v1_sine[0] * v380)) + (v1_cosine[0] * v382);
    const double v387 = ((v35 * v385) - (v9_cosine[0] * v383)) + (v34 * v386);
    const double v388 = 0.5 * (v379 + v387);
    const double v389 = qd[0] * v104;
    const double v390 = (qd[6] * v388) - (qd[5] * (((v35 * v365) - (v9_cosine[0] * v362)) + (v34 * v366)));
    const double v391 = ((v390 + (qd[4] * v340)) - (qd[3] * v317)) - (qd[2] * v302);
    C[5] = (v389 + (qd[1] * v259)) + v391;
    const double v392 = (v1_sine[1] * v28) + (0.000288693526842452 * v193);
    const double v393 = (v1_cosine[1] * v48) - (v1_cosine[3] * v15);
    const double v394 = 0.0825 * v393;
    const double v395 = v392 + v394;
    const double v396 = v203 - ((0.000288693526842452 * v196) + v30);
    const double v397 = (v1_cosine[1] * v44) - v21;
    const double v398 = (v1_cosine[3] * v396) + (v1_sine[3] * v397);
    const double v399 = ((v1_cosine[0] * v395) - v394) + (v1_sine[0] * v398);
    const double v400 = v1_sine[1] * v1_cosine[2];
    const double v401 = ((v1_cosine[3] * v397) + (0.0002706501814147988 * v400)) - (v1_sine[3] * v396);
    const double v402 = ((v292 * v400) - (v49 * ((v1_sine[3] * v15) + (v1_cosine[1] * v47)))) - v401;
    const double v403 = ((v1_cosine[0] * v398) + (0.316 * v393)) - (v1_sine[0] * v395);
    const double v404 = qd[0] * v245;
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
    const double v414 = (v413 * v95) - (0.5 * v94);
    const double v415 = (v413 * v141) - v139;
    const double v416 = (v413 * v184) - (0.5 * v183);
    const double v417 = (0.5 * v237) + (v413 * v238);
    const double v418 = 0.5 * qd[2];
    const double v419 = (((qd[6] * v417) - (qd[5] * v414)) - (qd[4] * v416)) - (qd[3] * v415);
    C[8] = v419 + (v418 * v158);
    const double v420 = 0.5 * (v254 + v257);
    const double v421 = 0.5 * v261;
    const double v422 = 0.5 * v264;
    const double v423 = v421 - v422;
    const double v424 = 0.5 * (v279 - v276);
    const double v425 = 0.5 * v294;
    const double v426 = 0.5 * v282;
    const double v427 = v425 + v426;
    const double v428 = ((qd[1] * 0.5) * v158) - (qd[0] * v409);
    const double v429 = (qd[6] * v427) - (((qd[5] * v420) + (qd[2] * v163)) + (qd[4] * v424));
    C[9] = v428 + ((qd[3] * v423) + v429);
    const double v430 = (v9_cosine[1] * v315) - (v9_sine[1] * v255);
    const double v431 = (v9_cosine[1] * v93) - (v9_sine[1] * v86);
    const double v432 = 0.5 * (v430 + v431);
    const double v433 = (v9_cosine[1] * v181) - (v9_sine[1] * v277);
    const double v434 = (v9_cosine[1] * v182) + (v9_sine[1] * v178);
    const double v435 = 0.5 * (v433 - v434);
    const double v436 = 0.5 * ((v9_cosine[1] * v322) + (v9_sine[1] * v295));
    const double v437 = 0.5 * ((v9_cosine[1] * v236) + (v9_sine[1] * v230));
    const double v438 = v436 - v437;
    const double v439 = (qd[1] * v415) + (qd[0] * v408);
    const double v440 = (qd[6] * v438) - ((qd[5] * v432) + (qd[3] * ((v9_cosine[1] * v139) - (v9_sine[1] * v135))));
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
    C[16] = (((v465 * v80) + (v466 * v174)) - (v467 * v225)) + (v468 * v128);
    const double v469 = 0.5 * (v97 + v250);
    const double v470 = 0.5 * (v187 - v273);
    const double v471 = 0.5 * v240;
    const double v472 = 0.5 * v289;
    const double v473 = v471 - v472;
    const double v474 = ((qd[1] * v462) + (v418 * v128)) + (qd[0] * v457);
    C[17] = v474 - ((((qd[5] * v469) + (qd[3] * v146)) + (qd[6] * v473)) + (qd[4] * v470));
    const double v475 = 0.5 * (v331 + v336);
    const double v476 = 0.5 * v345;
    const double v477 = 0.5 * v351;
    const double v478 = v476 + v477;
    const double v479 = ((v418 * v174) - (qd[1] * v463)) - (qd[0] * v458);
    C[18] = v479 - (((qd[5] * v475) + ((qd[4] * v341) + (qd[6] * v478))) + (qd[3] * v470));
    const double v480 = 0.5 * v383;
    const double v481 = 0.5 * v371;
    const double v482 = v480 + v481;
    const double v483 = (qd[0] * v456) + ((v418 * v80) - (qd[1] * v461));
    C[19] = v483 + ((((qd[5] * v362) - (qd[6] * v482)) - (qd[4] * v475)) - (qd[3] * v469));
    const double v484 = (qd[0] * v459) + ((v418 * v225) - (qd[1] * v464));
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
    const double v492 = 0.5 * (v97 - v250);
    const double v493 = 0.5 * (v187 + v273);
    const double v494 = v471 + v472;
    C[24] = ((v465 * v92) + (v467 * v235)) - (v466 * v171);
    const double v495 = 0.5 * (v85 - v248);
    const double v496 = 0.5 * (v229 + v287);
    const double v497 = (((qd[2] * v493) + (v468 * v171)) - (qd[1] * v490)) - (qd[0] * v486);
    const double v498 = 0.5 * v384;
    const double v499 = 0.5 * v374;
    const double v500 = v498 + v499;
    const double v501 = ((qd[1] * v489) + ((v468 * v92) - (qd[2] * v492))) + (qd[0] * v485);
    C[26] = v501 + (((qd[5] * v364) + (qd[6] * v500)) - (qd[4] * v495));
    const double v502 = (qd[0] * v487) + (((v468 * v235) - (qd[2] * v494)) - (qd[1] * v491));
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
    const double v510 = 0.5 * (v85 + v248);
    const double v511 = 0.5 * (v229 - v287);
    C[31] = v497 - ((qd[5] * v510) + (qd[6] * v511));
    C[32] = (v465 * v61) - (v467 * v206);
    const double v512 = 0.5 * v284;
    const double v513 = 0.5 * v212;
    const double v514 = v513 - v512;
    const double v515 = (qd[1] * v506) + (((v466 * v61) - (qd[3] * v510)) - (qd[2] * v508));
    const double v516 = v515 - (qd[0] * v503);
    C[33] = v516 + ((qd[6] * v514) - (qd[5] * v31));
    const double v517 = (((qd[3] * v511) + (v466 * v206)) + (qd[2] * v509)) + (qd[1] * v507);
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
    const double v525 = ((qd[3] * v523) + ((v465 * v202) - (qd[4] * v524))) - (qd[2] * v522);
    const double v526 = (v525 + (qd[1] * v521)) + (qd[0] * v519);
    C[47] = v526;
    const double v527 = (((qd[5] * v519) - (qd[4] * v504)) - (qd[3] * v487)) + (qd[2] * v459);
    C[42] = (v404 + (qd[1] * v411)) + v527;
    C[43] = ((((qd[5] * v521) + (qd[4] * v507)) + (qd[3] * v491)) - (qd[2] * v464)) - v454;
    C[44] = v484 + ((qd[3] * v494) + ((qd[4] * v509) - (qd[5] * v522)));
    C[45] = ((qd[5] * v523) + (qd[4] * v511)) - v502;
    C[46] = v518 - (qd[5] * v524);
    C[23] = -(v474 + (((qd[5] * v492) + (qd[6] * v494)) + (qd[4] * v493)));
    C[25] = -(v497 + ((qd[5] * v495) + ((qd[4] * v121) + (qd[6] * v496))));
    C[40] = -(v467 * v202);
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
    const double v21 = (v1_sine[1] * v17) + (qd[1] * v1_cosine[1]);
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
    const double v36 = (v1_cosine[2] * v22) + (v1_sine[2] * v28);
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
    const double v91 = (v9_sine[0] * v72) + (v9_cosine[0] * v68);
    const double v92 = v77 * v77;
    const double v93 = (v91 * v91) + v92;
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
    const double v104 = v101 + v92;
    const double v105 = 0.001087423530148136 + (v9_cosine[1] * v97);
    const double v106 = (v9_cosine[0] * v70) + (v9_sine[0] * v74);
    const double v107 = v77 * v91;
    const double v108 = (v107 + v107) - v106;
    const double v109 = (0.001535882372017312 * v9_cosine[1]) - (0.000386330894443768 * v9_sine[1]);
    const double v110 = v72 * v68;
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
    const double v130 = v102 + v92;
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
    const double v13 = qd[0] * qd[0];
    const double v14 = v13 * v1_cosine[0];
    const double v15 = v1_sine[0] * v1_sine[1];
    const double v16 = 2.0 * v1_cosine[0];
    const double v17 = qd[0] * qd[1];
    const double v18 = v17 * v16;
    const double v19 = (v1_cosine[1] * v18) + (v15 * v14);
    const double v20 = (qd[1] * v1_cosine[1]) + (qd[0] * v15);
    const double v21 = v1_sine[0] * v1_cosine[1];
    const double v22 = (qd[1] * v1_sine[1]) - (qd[0] * v21);
    const double v23 = v22 * v20;
    const double v24 = v17 * v1_sine[0];
    const double v25 = v24 - v23;
    const double v26 = (0.0825 * v25) - ((0.316 * v19) + (9.81 * v15));
    const double v27 = v24 + v23;
    const double v28 = qd[2] + (qd[0] * v1_cosine[0]);
    const double v29 = (v20 * (2.0 * v28)) - v19;
    const double v30 = (v1_sine[2] * v29) + (v1_cosine[2] * v27);
    const double v31 = (v1_sine[2] * v28) + (v1_cosine[2] * v22);
    const double v32 = qd[3] - v20;
    const double v33 = v31 * v32;
    const double v34 = v30 + v33;
    const double v35 = v33 + v34;
    const double v36 = (0.0825 * v35) - v26;
    const double v37 = (v1_sine[2] * v22) - (v1_cosine[2] * v28);
    const double v38 = v32 * v32;
    const double v39 = v38 + (v37 * v37);
    const double v40 = (v1_sine[1] * v18) - (v21 * v14);
    const double v41 = v28 * v28;
    const double v42 = v41 + (v20 * v20);
    const double v43 = ((9.81 * v21) + (0.0825 * v42)) - (0.316 * v40);
    const double v44 = v28 * v22;
    const double v45 = v44 - v40;
    const double v46 = v44 + v45;
    const double v47 = qd[1] * qd[1];
    const double v48 = v47 + (v1_sine[0] * (v13 * v1_sine[0]));
    const double v49 = ((9.81 * v1_cosine[0]) - (0.316 * v48)) + (0.0825 * v46);
    const double v50 = (v1_sine[2] * v49) - (v1_cosine[2] * v43);
    const double v51 = v50 + (0.0825 * v39);
    const double v52 = (v1_cosine[3] * v51) + (v1_sine[3] * v36);
    const double v53 = (v1_sine[2] * v27) - (v1_cosine[2] * v29);
    const double v54 = v53 + (v32 * (2.0 * v37));
    const double v55 = v37 * v31;
    const double v56 = v45 + v55;
    const double v57 = (v1_cosine[3] * v56) - (v1_sine[3] * v54);
    const double v58 = (0.384 * v57) - v52;
    const double v59 = v55 - v45;
    const double v60 = (v1_sine[2] * v43) + (v1_cosine[2] * v49);
    const double v61 = v60 + (0.0825 * v59);
    const double v62 = v38 + (v31 * v31);
    const double v63 = (0.384 * v62) - v61;
    const double v64 = (v9_cosine[0] * v63) - (v9_sine[0] * v58);
    const double v65 = qd[4] - v37;
    const double v66 = (v1_cosine[3] * v31) - (v1_sine[3] * v32);
    const double v67 = (v9_cosine[0] * v66) + (v9_sine[0] * v65);
    const double v68 = (v9_cosine[0] * v65) - (v9_sine[0] * v66);
    const double v69 = v68 * v67;
    const double v70 = v65 * v66;
    const double v71 = v57 + v70;
    const double v72 = v71 + v69;
    const double v73 = (0.088 * v72) - v64;
    const double v74 = 0.0032806082595733185 * v9_cosine[1];
    const double v75 = (v1_cosine[3] * v32) + (v1_sine[3] * v31);
    const double v76 = v66 * v75;
    const double v77 = v76 - v34;
    const double v78 = (v1_cosine[3] * v54) + (v1_sine[3] * v56);
    const double v79 = v78 + ((2.0 * v65) * v75);
    const double v80 = (v9_cosine[0] * v79) - (v9_sine[0] * v77);
    const double v81 = qd[5] + v75;
    const double v82 = v81 * v81;
    const double v83 = v82 + (v68 * v68);
    const double v84 = v67 * v67;
    const double v85 = v84 + v82;
    const double v86 = (0.001535882372017312 * v9_cosine[1]) - (0.000386330894443768 * v9_sine[1]);
    const double v87 = 0.014748570382675318 + v86;
    const double v88 = qd[6] - v68;
    const double v89 = v88 * v88;
    const double v90 = v89 + v82;
    const double v91 = ((v87 * v85) - ((0.014748570382675318 * v83) + (0.007412167175072336 * v69))) - (v86 * v90);
    const double v92 = (((v91 + (0.050456677916247444 * v71)) + (0.00010375891721868492 * v80)) - (0.23184755269500001 * v64)) + (v74 * v73);
    const double v93 = 2.0 * v81;
    const double v94 = (qd[6] * v93) - v80;
    const double v95 = 0.0032806082595733185 * v9_sine[1];
    const double v96 = ((2.0 * qd[6]) * v67) - v72;
    const double v97 = (v74 * v96) + (v95 * v94);
    const double v98 = (v9_cosine[0] * v77) + (v9_sine[0] * v79);
    const double v99 = (0.000386330894443768 * v9_cosine[1]) + (0.001535882372017312 * v9_sine[1]);
    const double v100 = 9.3569097314605e-05 + v99;
    const double v101 = (0.002174847060296272 * v9_cosine[1]) - (0.0013205141364616632 * v9_sine[1]);
    const double v102 = v9_sine[1] * v101;
    const double v103 = v102 - 0.002681818915449642;
    const double v104 = (v9_cosine[1] * v101) - 0.001087423530148136;
    const double v105 = (v9_cosine[0] * v58) + (v9_sine[0] * v63);
    const double v106 = (((v103 * v96) + (v100 * v98)) - (v104 * v94)) - (0.17380470556900005 * v105);
    const double v107 = (v106 - (0.088 * v97)) + v92;
    const double v108 = (v1_cosine[3] * v36) - (v1_sine[3] * v51);
    const double v109 = v108 + (0.384 * v78);
    const double v110 = v67 * v81;
    const double v111 = v110 - v98;
    const double v112 = v110 + v111;
    const double v113 = 0.000288693526842452 * v9_cosine[1];
    const double v114 = v89 + v84;
    const double v115 = v69 - v71;
    const double v116 = 0.000288693526842452 * v9_sine[1];
    const double v117 = 0.004002333051911305 + v102;
    const double v118 = (((v117 + v103) * v110) - (v116 * v83)) - (v99 * v115);
    const double v119 = (v68 * v93) - v80;
    const double v120 = ((v86 * v119) + (v118 - (v104 * (v90 - v114)))) - (0.006684151967360946 * v111);
    const double v121 = v120 + (((v74 * v109) - (v95 * v105)) - (v113 * v112));
    const double v122 = tau[6] + v121;
    const double v123 = 149.60760989322966 * v99;
    const double v124 = (tau[5] + (v123 * v122)) - v107;
    const double v125 = (v116 + 0.00010375891721868492) + v104;
    const double v126 = (v9_cosine[0] * v100) - (v9_sine[0] * v125);
    const double v127 = 0.006684151967360946 + v113;
    const double v128 = (v9_sine[0] * v86) + (v9_cosine[0] * v127);
    const double v129 = (v123 * v128) - v126;
    const double v130 = 0.000577387053684904 * v9_cosine[1];
    const double v131 = (v130 + 0.050456677916247444) - v103;
    const double v132 = 1.0 / ((v99 * v123) - v131);
    const double v133 = v129 * v132;
    const double v134 = (v74 * v112) - (v95 * v114);
    const double v135 = v65 * v65;
    const double v136 = v135 + (v66 * v66);
    const double v137 = ((0.014748570382675318 * v119) - ((9.3569097314605e-05 * v115) + (0.00010375891721868492 * (v83 - v136)))) + (0.23184755269500001 * v109);
    const double v138 = v121 + ((v137 - (0.021522255370587554 * v112)) - (0.088 * v134));
    const double v139 = (0.00010375891721868492 * v72) + (((v100 * v85) - (9.3569097314605e-05 * v136)) - (v99 * v114));
    const double v140 = ((v139 - (v104 * v96)) - (v117 * v94)) - (0.02893442254565989 * v119);
    const double v141 = v140 + (((v87 * v112) - (0.17380470556900005 * v109)) + (v95 * v73));
    const double v142 = v135 + (v75 * v75);
    const double v143 = (((0.00859403176329443 * v76) - (0.01149634389334796 * v34)) + (0.0015152444733270301 * (v142 - v136))) - (0.0010267877770288947 * v78);
    const double v144 = (((v143 + (0.02389827041510187 * v57)) - (0.014653732538 * v108)) - (0.067870631425 * v52)) - (v9_sine[0] * v141);
    const double v145 = (v9_cosine[0] * v138) + v144;
    const double v146 = 149.60760989322966 * v128;
    const double v147 = ((tau[4] + (v146 * v122)) - v145) - (v133 * v124);
    const double v148 = 0.23184755269500001 + v74;
    const double v149 = (0.17380470556900005 * v9_cosine[0]) - (v9_sine[0] * v148);
    const double v150 = (0.384 * v149) - v131;
    const double v151 = (v9_sine[0] * v100) + (v9_cosine[0] * v125);
    const double v152 = (0.17380470556900005 * v9_sine[0]) + (v9_cosine[0] * v148);
    const double v153 = ((0.0825 * v152) - (v1_sine[3] * v151)) + (v1_cosine[3] * v150);
    const double v154 = ((v9_sine[0] * v127) + (0.0012597535716761543 * v9_cosine[1])) - (v9_cosine[0] * v86);
    const double v155 = 0.0012597535716761543 * v9_sine[1];
    const double v156 = (v9_cosine[0] * v155) - v99;
    const double v157 = v9_sine[0] * v9_sine[1];
    const double v158 = ((0.0002706501814147988 * v157) + (v1_cosine[3] * v156)) - (v1_sine[3] * v154);
    const double v159 = (v123 * v158) - v153;
    const double v160 = v159 * v132;
    const double v161 = 0.02893442254565989 + v117;
    const double v162 = 0.0282064073379485 + v130;
    const double v163 = ((2.0 * v9_cosine[0]) * v87) + (v9_sine[0] * (v161 - v162));
    const double v164 = ((0.0010267877770288947 - (0.384 * v152)) - v87) + (v9_cosine[0] * v163);
    const double v165 = (v155 - 0.02389827041510187) - v126;
    const double v166 = (v1_cosine[3] * v165) + (v1_sine[3] * v164);
    const double v167 = ((v158 * v146) - v166) - (v129 * v160);
    const double v168 = v9_sine[0] * v163;
    const double v169 = (0.01149634389334796 + v162) + v168;
    const double v170 = 1.0 / (((v128 * v146) - v169) - (v129 * v133));
    const double v171 = v167 * v170;
    const double v172 = v34 + v76;
    const double v173 = (0.0100451878283212 * v79) + (((0.02389827041510187 * (v62 - v136)) - (0.067870631425 * v61)) + (0.0010267877770288947 * v172));
    const double v174 = v70 + v71;
    const double v175 = ((0.17380470556900005 * v119) - v134) - (0.23184755269500001 * v112);
    const double v176 = (((v9_cosine[0] * v141) + (v173 - (0.0015152444733270301 * v174))) + (0.384 * v175)) + (v9_sine[0] * v138);
    const double v177 = ((0.17380470556900005 * v85) + (0.23184755269500001 * v72)) - v97;
    const double v178 = ((0.17380470556900005 * v115) + ((0.23184755269500001 * v83) + (v74 * v90))) - (v95 * v98);
    const double v179 = (v9_cosine[0] * v178) + (v9_sine[0] * v177);
    const double v180 = (((0.02389827041510187 * v77) + (0.0010267877770288947 * (v62 - v142))) - (0.014653732538 * v61)) - (0.0015152444733270301 * v79);
    const double v181 = v107 + ((v180 + (0.0014511560650267707 * v174)) + (0.384 * v179));
    const double v182 = (v9_cosine[0] * v177) - ((v9_sine[0] * v178) + ((0.067870631425 * v79) + (0.014653732538 * v174)));
    const double v183 = ((0.0016444875773692705 * v30) + ((0.7483122111877872 * v45) + (0.6462719388741562 * v55))) - (0.0039053550262761003 * v53);
    const double v184 = ((v183 - (0.16284087268546085 * (v39 - v62))) - (2.0125235536029997 * v50)) - (0.5527802746500001 * v60);
    const double v185 = ((v1_cosine[3] * v181) + (v184 - (0.0825 * v182))) + (v1_sine[3] * v176);
    const double v186 = 149.60760989322966 * v158;
    const double v187 = (v185 - (v171 * v147)) + (((v186 * v122) - tau[3]) - (v160 * v124));
    const double v188 = v95 - 0.067870631425;
    const double v189 = 0.014653732538 - v152;
    const double v190 = (v1_cosine[3] * v189) - (v1_sine[3] * v188);
    const double v191 = 0.165 * v190;
    const double v192 = 0.768 * v149;
    const double v193 = (0.0014511560650267707 - v192) + v131;
    const double v194 = v168 + ((v192 - 0.0100451878283212) - v161);
    const double v195 = 0.0015152444733270301 - v151;
    const double v196 = ((2.0 * v1_cosine[3]) * v195) + (v1_sine[3] * (v194 + v193));
    const double v197 = v1_sine[3] * v196;
    const double v198 = v197 - ((0.7483122111877872 + v193) + v191);
    const double v199 = 1.0 / ((v198 + ((v158 * v186) - (v159 * v160))) - (v167 * v171));
    const double v200 = v9_cosine[0] * v95;
    const double v201 = (v1_cosine[3] * v74) + (v1_sine[3] * v200);
    const double v202 = 0.0825 * v201;
    const double v203 = v202 - v128;
    const double v204 = (v1_sine[3] * v156) + (v1_cosine[3] * v154);
    const double v205 = (v202 - (v1_sine[2] * v204)) - (v1_cosine[2] * v203);
    const double v206 = (v1_cosine[3] * v151) + (v1_sine[3] * v150);
    const double v207 = 0.0825 * v149;
    const double v208 = v1_sine[3] * v207;
    const double v209 = v208 - v126;
    const double v210 = (v208 - (v1_cosine[2] * v209)) - (v1_sine[2] * v206);
    const double v211 = (v123 * v205) - v210;
    const double v212 = v211 * v132;
    const double v213 = 149.60760989322966 * v205;
    const double v214 = 0.0825 * v190;
    const double v215 = v169 + v214;
    const double v216 = (v1_cosine[3] * v164) - (v1_sine[3] * v165);
    const double v217 = ((v1_sine[2] * v216) - v214) + (v1_cosine[2] * v215);
    const double v218 = ((v128 * v213) - (v129 * v212)) - v217;
    const double v219 = v218 * v170;
    const double v220 = (v1_cosine[3] * v188) + (v1_sine[3] * v189);
    const double v221 = 0.0825 * v220;
    const double v222 = ((v221 + 0.0039053550262761003) - v195) + (v1_cosine[3] * v196);
    const double v223 = 0.0016444875773692705 + v166;
    const double v224 = (v1_sine[2] * v222) - (v1_cosine[2] * v223);
    const double v225 = (v224 + ((v158 * v213) - (v159 * v212))) - (v167 * v219);
    const double v226 = v225 * v199;
    const double v227 = v41 + (v22 * v22);
    const double v228 = (0.6972920750309717 * v54) + (((0.0039053550262761003 * v59) - (2.0125235536029997 * v26)) - (0.0016444875773692705 * (v62 - v227)));
    const double v229 = (v1_cosine[3] * v176) + ((v228 + (0.16284087268546085 * v35)) - (v1_sine[3] * v181));
    const double v230 = ((0.08378056999140597 * v24) - ((0.27690780075318017 * v21) + (7.3266765863443215 * v15))) - (0.2414947634261143 * v19);
    const double v231 = (v230 + (0.013297019103287584 * v40)) - ((0.039424272061649335 * v23) + (0.00012191242095074308 * (v42 - v227)));
    const double v232 = v179 + ((0.067870631425 * v77) - (0.014653732538 * v142));
    const double v233 = v175 + ((0.014653732538 * v172) - (0.067870631425 * v136));
    const double v234 = (v1_cosine[3] * v233) - (v1_sine[3] * v232);
    const double v235 = v234 + ((2.0125235536029997 * v54) + (0.5527802746500001 * v35));
    const double v236 = (0.16284087268546085 * v54) + (((0.0016444875773692705 * v56) - (0.5527802746500001 * v26)) - (0.0039053550262761003 * (v39 - v227)));
    const double v237 = (0.0825 * v234) + ((v236 + (0.051020136156815485 * v35)) - v145);
    const double v238 = (((v1_sine[2] * v229) + v231) - (0.0825 * v235)) + (v1_cosine[2] * v237);
    const double v239 = (((tau[2] + (v213 * v122)) - (v212 * v124)) - (v219 * v147)) + v238;
    const double v240 = v239 - (v187 * v226);
    const double v241 = v197 + (0.6972920750309717 - v194);
    const double v242 = (v191 + 0.051020136156815485) + v169;
    const double v243 = (v207 - 0.16284087268546085) - v216;
    const double v244 = (v1_sine[2] * (v241 - v242)) - ((2.0 * v1_cosine[2]) * v243);
    const double v245 = v1_sine[2] * v244;
    const double v246 = 0.5527802746500001 + v190;
    const double v247 = 2.0125235536029997 - v149;
    const double v248 = (v1_sine[2] * v247) + (v1_cosine[2] * v246);
    const double v249 = v245 + ((0.08378056999140597 - (0.165 * v248)) + v242);
    const double v250 = ((((v205 * v213) - (v211 * v212)) - (v218 * v219)) - v249) - (v225 * v226);
    const double v251 = 1.0 / v250;
    const double v252 = (0.0825 * v1_sine[2]) - (0.316 * v1_cosine[2]);
    const double v253 = v252 * ((v1_cosine[3] * v200) - (v1_sine[3] * v74));
    const double v254 = (v253 + (v157 * ((0.0002706501814147988 * v1_cosine[2]) + (0.0010366722100251687 * v1_sine[2])))) - v158;
    const double v255 = ((0.316 * v201) - (v1_sine[2] * v203)) + (v1_cosine[2] * v204);
    const double v256 = (v1_sine[1] * v255) + (v1_cosine[1] * v254);
    const double v257 = (((0.316 * v1_sine[3]) * v149) - (v1_sine[2] * v209)) + (v1_cosine[2] * v206);
    const double v258 = (0.0825 * v1_cosine[2]) + (0.316 * v1_sine[2]);
    const double v259 = ((v258 * v152) + ((v1_cosine[3] * v252) * v149)) - v153;
    const double v260 = ((v123 * v256) - (v1_sine[1] * v257)) - (v1_cosine[1] * v259);
    const double v261 = 149.60760989322966 * v256;
    const double v262 = (v252 * v220) - v166;
    const double v263 = (v1_sine[2] * v215) - ((v1_cosine[2] * v216) + (0.316 * v190));
    const double v264 = (((v128 * v261) - (v1_cosine[1] * v262)) - (v1_sine[1] * v263)) - (v133 * v260);
    const double v265 = v264 * v170;
    const double v266 = (v1_sine[2] * v223) + (v1_cosine[2] * v222);
    const double v267 = (v1_sine[2] * v246) - (v1_cosine[2] * v247);
    const double v268 = (0.0825 * v248) + (0.316 * v267);
    const double v269 = v198 + v268;
    const double v270 = ((v1_sine[1] * v266) + ((v160 * v260) - (v158 * v261))) + (v1_cosine[1] * v269);
    const double v271 = v270 + (v167 * v265);
    const double v272 = v271 * v199;
    const double v273 = (v243 + (((0.0825 * v267) - 0.2414947634261143) + (0.316 * v248))) + (v1_cosine[2] * v244);
    const double v274 = ((0.316 * v220) - 0.013297019103287584) - v224;
    const double v275 = (v1_sine[1] * v273) + (v1_cosine[1] * v274);
    const double v276 = (v275 + (((v256 * v213) - (v212 * v260)) - (v264 * v219))) + (v225 * v272);
    const double v277 = v276 * v251;
    const double v278 = v252 * (((v1_cosine[3] * v232) + ((2.0125235536029997 * v56) - (0.5527802746500001 * v39))) + (v1_sine[3] * v233));
    const double v279 = (((0.013297019103287584 * v27) - (7.3266765863443215 * v1_cosine[0])) - (0.00012191242095074308 * v29)) - (0.2414947634261143 * (v42 - v48));
    const double v280 = (v279 - (0.061602421026527576 * v46)) + (v258 * (((2.0125235536029997 * v62) - (0.5527802746500001 * v59)) - v182));
    const double v281 = (v280 + v278) - v185;
    const double v282 = v132 * v260;
    const double v283 = (0.00796671776787104 * v1_cosine[0]) - (1.0090841787369491 * v1_sine[0]);
    const double v284 = (v1_cosine[0] * v283) - 0.00398335888393552;
    const double v285 = v47 + v13;
    const double v286 = (((0.01993386669246 * v1_cosine[0]) - tau[1]) - (32.80954542685272 * v1_sine[0])) + ((v285 - v47) * v284);
    const double v287 = (((v286 + (v261 * v122)) - (v282 * v124)) - (v265 * v147)) + (v1_cosine[1] * v281);
    const double v288 = (((0.27690780075318017 * v1_cosine[0]) + (0.02217814896487824 * v29)) + (0.2414947634261143 * v25)) - (0.013297019103287584 * (v48 - v227));
    const double v289 = (((v288 + (0.00012191242095074308 * v46)) + (v1_sine[2] * v237)) - (v1_cosine[2] * v229)) - (0.316 * v235);
    const double v290 = ((v287 + (v1_sine[1] * v289)) + (v187 * v272)) - (v240 * v277);
    const double v291 = (0.061602421026527576 - v268) - v269;
    const double v292 = ((((v256 * v261) - 1.0552399437268127) - (v260 * v282)) - v291) - (v264 * v265);
    const double v293 = v245 + (((0.632 * v267) - 0.02217814896487824) - v241);
    const double v294 = (v221 - 0.00012191242095074308) - v266;
    const double v295 = (v1_sine[1] * (v293 + v291)) - ((2.0 * v1_cosine[1]) * v294);
    const double v296 = 1.0 / ((((v1_sine[1] * v295) + v292) - (v271 * v272)) - (v276 * v277));
    const double v297 = ((v15 * v254) - (v1_cosine[0] * v205)) - (v21 * v255);
    const double v298 = (((v1_cosine[0] * v210) + (v21 * v257)) - (v15 * v259)) + (v123 * v297);
    const double v299 = v132 * v298;
    const double v300 = 149.60760989322966 * v297;
    const double v301 = ((v1_cosine[0] * v217) + ((v128 * v300) - (v15 * v262))) + (v21 * v263);
    const double v302 = v301 - (v129 * v299);
    const double v303 = ((v1_cosine[0] * v224) + ((v160 * v298) - (v158 * v300))) - (v21 * v266);
    const double v304 = (v303 + (v15 * v269)) + (v302 * v171);
    const double v305 = v304 * v199;
    const double v306 = (v1_cosine[0] * v249) + (((v213 * v297) - (v212 * v298)) - (v302 * v219));
    const double v307 = (v1_sine[1] * v274) - (v1_cosine[1] * v273);
    const double v308 = (v306 + (v1_sine[0] * v307)) + (v225 * v305);
    const double v309 = (((v260 * v299) - (v297 * v261)) + (v1_sine[0] * (v294 - 0.01026110182100817))) + (v302 * v265);
    const double v310 = ((v21 * v295) + (v309 + (v1_cosine[0] * (v275 - 0.0007689361029463999)))) + (v271 * v305);
    const double v311 = v310 + (v308 * v277);
    const double v312 = v311 * v296;
    const double v313 = v308 * v251;
    const double v314 = v302 * v170;
    const double v315 = ((v13 - v285) * ((0.01026110182100817 * v1_cosine[0]) - (0.0007689361029463999 * v1_sine[0]))) - tau[0];
    const double v316 = ((v315 - ((2.0 * v17) * v284)) + (v300 * v122)) - (v299 * v124);
    const double v317 = (((v316 - (v314 * v147)) + (v15 * v281)) - (v1_cosine[0] * v238)) - (v21 * v289);
    const double v318 = v1_sine[0] * (((v283 - (v16 * v307)) + (v1_sine[0] * (v249 + v293))) - (v15 * v295));
    const double v319 = (((((v297 * v300) - 0.03733744848940618) - (v298 * v299)) - (v302 * v314)) - v249) + v318;
    const double v320 = 1.0 / (((v319 - (v304 * v305)) - (v308 * v313)) - (v311 * v312));
    const double v321 = (((v317 + (v187 * v305)) - (v240 * v313)) + (v290 * v312)) * v320;
    qdd[0] = v321;
    const double v322 = (v290 * v296) + (v312 * v321);
    qdd[1] = v322;
    const double v323 = (v277 * v322) + ((v313 * v321) - (v240 * v251));
    qdd[2] = v323;
    const double v324 = (((v187 * v199) + (v305 * v321)) + (v272 * v322)) + (v226 * v323);
    qdd[3] = v324;
    const double v325 = ((v265 * v322) + ((v314 * v321) - (v170 * v147))) - (v219 * v323);
    const double v326 = v325 + (v171 * v324);
    qdd[4] = v326;
    const double v327 = (((v299 * v321) - (v132 * v124)) + (v282 * v322)) - (v212 * v323);
    const double v328 = ((v160 * v324) + v327) - (v133 * v326);
    qdd[5] = v328;
    const double v329 = (((149.60760989322966 * v122) - (v300 * v321)) - (v261 * v322)) + (v213 * v323);
    qdd[6] = ((v329 - (v186 * v324)) + (v146 * v326)) + (v123 * v328);
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
