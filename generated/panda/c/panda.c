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

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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
    const double v29 = v20 * v17;
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
    const double v82 = v34 - v24;
    const double v83 = v45 * v45;
    const double v84 = v83 + (v22 * v22);
    const double v85 = ((4.065735684829545 * v76) + ((0.067870631425 * v84) + (0.014653732538 * v82))) - v81;
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
    const double v112 = v83 + (v23 * v23);
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
    const double v128 = (((v125 * v105) - (0.00010375891721868492 * (v108 - v84))) + (0.0011196707334275545 * v51)) - (v127 * v80);
    const double v129 = ((0.088 * v78) + v128) - v123;
    const double v130 = (((0.06674100693849602 * v44) + (9.3569097314605e-05 * v84)) - (v125 * v103)) + (v124 * v57);
    const double v131 = (((v130 + (0.00010375891721868492 * v90)) - (0.17380470556900005 * v76)) + (v118 * v99)) - (v58 * v98);
    const double v132 = v131 + ((0.028934422545659894 * v80) - ((v120 * v100) + (v127 * v51)));
    const double v133 = (((0.0015152444733270301 * (v112 - v84)) - (0.0010267877770288947 * v44)) + (0.0100451878283212 * v35)) + (0.02389827041510187 * v87);
    const double v134 = (v9_sine[0] * v132) + ((v133 + (0.014653732538 * v76)) + ((0.067870631425 * v96) + (0.0014511560650267152 * v82)));
    const double v135 = v134 + (v9_cosine[0] * v129);
    h[4] = v135;
    const double v136 = v135 + (v116 + (0.0825 * v114));
    const double v137 = (((0.02389827041510187 * (v94 - v84)) - (0.067870631425 * v93)) - (0.0010267877770288947 * v82)) - (0.0100451878283212 * v46);
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
    const double v36 = v1_sine[3] * v31;
    const double v37 = 0.006684151967360946 + (0.000288693526842452 * v1_cosine[2]);
    const double v38 = 0.0012597535716761543 * v1_cosine[2];
    const double v39 = v1_sine[1] * v21;
    const double v40 = v39 + (v1_cosine[1] * v37);
    const double v41 = v1_cosine[3] * v13;
    const double v42 = v1_sine[3] * v13;
    const double v43 = (0.316 * v1_cosine[0]) - (0.0825 * v1_sine[0]);
    C[48] = 0.0;
    const double v44 = (0.17380470556900005 * v1_cosine[1]) - (v1_sine[1] * v14);
    const double v45 = v1_cosine[3] * v44;
    const double v46 = (v1_cosine[0] * v45) - (v1_sine[0] * v17);
    const double v47 = 0.0282064073379485 + v23;
    const double v48 = 0.0329367555975712 + v25;
    const double v49 = v47 - v48;
    const double v50 = 0.014748570382675318 + v21;
    const double v51 = 2.0 * v50;
    const double v52 = (v1_cosine[1] * v49) + (v1_sine[1] * v51);
    const double v53 = (v1_cosine[1] * v51) - (v1_sine[1] * v49);
    const double v54 = v1_cosine[1] * v53;
    const double v55 = v54 - (v1_sine[1] * v52);
    const double v56 = 0.165 * v45;
    const double v57 = v56 - v55;
    const double v58 = v1_sine[1] * v53;
    const double v59 = 0.384 * v44;
    const double v60 = (v59 + (v1_cosine[1] * v52)) + v58;
    const double v61 = v36 + (v1_cosine[3] * v60);
    const double v62 = (0.0825 * v17) - v61;
    const double v63 = 2.0 * v1_cosine[0];
    const double v64 = 0.768 * v17;
    const double v65 = v64 - v55;
    const double v66 = v1_sine[3] * v17;
    const double v67 = (v1_cosine[1] * v29) - (v1_sine[1] * v27);
    const double v68 = 2.0 * v1_cosine[3];
    const double v69 = ((0.768 * v66) - (v68 * v67)) - (v1_sine[3] * v65);
    const double v70 = v1_sine[3] * v69;
    const double v71 = v65 + v70;
    const double v72 = (v63 * v62) + (v1_sine[0] * (v57 + v71));
    const double v73 = v1_sine[0] * v72;
    const double v74 = v73 + ((0.165 * v46) - v57);
    const double v75 = 0.0825 * v44;
    const double v76 = v1_sine[3] * v75;
    const double v77 = v67 - v76;
    const double v78 = v77 + (v1_cosine[3] * v69);
    const double v79 = v32 - (v1_sine[3] * v60);
    const double v80 = (v1_cosine[0] * v78) + (v1_sine[0] * v79);
    const double v81 = v76 + v80;
    const double v82 = 2.0 * v9_cosine[1];
    const double v83 = (v1_cosine[0] * v17) + (v1_sine[0] * v45);
    const double v84 = v73 - ((0.632 * v83) + v71);
    const double v85 = (0.316 * v83) + (0.0825 * v46);
    const double v86 = (v64 - v56) - v70;
    const double v87 = v85 + v86;
    const double v88 = v85 + v87;
    const double v89 = (v82 * v81) + (v9_sine[1] * (v84 + v88));
    const double v90 = 0.316 * v46;
    const double v91 = (v1_cosine[0] * v72) - (((0.0825 * v83) + v90) + v62);
    const double v92 = (v1_cosine[0] * v79) - (v1_sine[0] * v78);
    const double v93 = v1_sine[3] * v44;
    const double v94 = 0.316 * v93;
    const double v95 = v94 - v92;
    const double v96 = (v9_cosine[1] * v91) + (v9_sine[1] * v95);
    const double v97 = 2.0 * v9_cosine[0];
    const double v98 = 0.5 * v9_sine[0];
    const double v99 = v98 * ((v35 * v89) - ((v97 * v96) + (v9_sine[0] * (v74 + v84))));
    const double v100 = (0.5 * v74) + v99;
    const double v101 = v44 - 2.0125235536029997;
    const double v102 = (v1_cosine[0] * v101) - (v1_sine[0] * v20);
    const double v103 = 0.768 * v44;
    const double v104 = ((v103 - 0.0100451878283212) - v48) + v58;
    const double v105 = (v23 + 0.05313849683169709) - v25;
    const double v106 = (v103 - 0.0014511560650267707) - v105;
    const double v107 = v104 - v106;
    const double v108 = v31 - 0.0015152444733270301;
    const double v109 = (v68 * v108) - (v1_sine[3] * v107);
    const double v110 = v1_sine[3] * v109;
    const double v111 = v110 + (v104 - 0.6972920750309717);
    const double v112 = v58 + (0.01149634389334796 + v47);
    const double v113 = (v33 - 0.051020136156815485) - v112;
    const double v114 = v111 - v113;
    const double v115 = v54 + ((0.0010267877770288947 - (0.384 * v17)) - v50);
    const double v116 = (v30 - 0.02389827041510187) - v67;
    const double v117 = (v1_cosine[3] * v115) - (v1_sine[3] * v116);
    const double v118 = (v75 - 0.16284087268546085) - v117;
    const double v119 = (v1_cosine[0] * v114) - ((2.0 * v1_sine[0]) * v118);
    const double v120 = (v1_sine[0] * v114) + (v63 * v118);
    const double v121 = v1_cosine[0] * v120;
    const double v122 = v121 + (v1_sine[0] * v119);
    const double v123 = (0.165 * v102) - v122;
    const double v124 = (v1_cosine[3] * v116) + (v1_sine[3] * v115);
    const double v125 = 0.0016444875773692705 + v124;
    const double v126 = (v1_cosine[3] * v16) - (v1_sine[3] * v18);
    const double v127 = 0.0825 * v126;
    const double v128 = v1_cosine[3] * v109;
    const double v129 = v128 - ((v108 + 0.0039053550262761003) + v127);
    const double v130 = (v1_cosine[0] * v125) + (v1_sine[0] * v129);
    const double v131 = (v1_cosine[0] * v20) + (v1_sine[0] * v101);
    const double v132 = 0.316 * v131;
    const double v133 = 0.0825 * v102;
    const double v134 = v132 + v133;
    const double v135 = v122 + (0.632 * v131);
    const double v136 = (v82 * v130) + (v9_sine[1] * ((2.0 * v134) - v135));
    const double v137 = v1_sine[0] * v120;
    const double v138 = 0.316 * v102;
    const double v139 = 0.0825 * v131;
    const double v140 = ((v139 + v138) + (v1_cosine[0] * v119)) - v137;
    const double v141 = (v1_cosine[0] * v129) - (v1_sine[0] * v125);
    const double v142 = (v9_cosine[1] * v140) + (v9_sine[1] * v141);
    const double v143 = v98 * ((v35 * v136) + ((v97 * v142) + (v9_sine[0] * (v135 - v123))));
    const double v144 = (0.5 * v123) + v143;
    const double v145 = 0.316 * v126;
    const double v146 = (v145 - 0.013297019103287584) + v130;
    const double v147 = (((v132 + 0.2414947634261143) - v133) - v118) + v121;
    const double v148 = v9_sine[0] * ((v9_cosine[1] * v146) - (v9_sine[1] * v147));
    const double v149 = v139 - v138;
    const double v150 = (((v33 - 0.7483122111877872) + v106) - v149) - v110;
    const double v151 = v137 + ((0.02217814896487824 - (0.632 * v102)) - v111);
    const double v152 = ((0.061602421026527576 + v149) - v150) - v151;
    const double v153 = (v127 - 0.00012191242095074308) + v141;
    const double v154 = (v9_cosine[1] * v152) + ((2.0 * v9_sine[1]) * v153);
    const double v155 = (v82 * v153) - (v9_sine[1] * v152);
    const double v156 = v9_cosine[1] * v155;
    const double v157 = v156 - (v9_sine[1] * v154);
    const double v158 = v9_sine[0] * v98;
    const double v159 = (v158 * v157) - (v9_cosine[0] * v148);
    const double v160 = v137 + (v113 - (0.165 * v131));
    const double v161 = (v9_cosine[1] * v147) + (v9_sine[1] * v146);
    const double v162 = (v9_sine[0] * v9_cosine[0]) * ((v9_sine[1] * v155) - ((v151 + 0.9253036087455432) + v160));
    const double v163 = v162 - (((v9_cosine[0] * (0.5 * v9_cosine[0])) - v158) * ((2.0 * v161) - 0.00796671776787104));
    const double v164 = (v1_cosine[3] * v107) + ((2.0 * v1_sine[3]) * v108);
    const double v165 = v128 - (v1_sine[3] * v164);
    const double v166 = 0.165 * v126;
    const double v167 = v166 - v165;
    const double v168 = (v63 * v124) - (v1_sine[0] * v167);
    const double v169 = v1_sine[0] * v168;
    const double v170 = 1.0 - v1_cosine[0];
    const double v171 = (-v169) - (v170 * v166);
    const double v172 = 0.0825 * v19;
    const double v173 = v110 + ((v1_cosine[3] * v164) - v172);
    const double v174 = v1_sine[0] * v117;
    const double v175 = v174 + (v1_cosine[0] * v173);
    const double v176 = v172 + v175;
    const double v177 = v169 + (((0.632 * v1_sine[0]) * v126) - v165);
    const double v178 = (v1_cosine[0] * v127) + (v1_sine[0] * v145);
    const double v179 = v167 - v178;
    const double v180 = v178 - v179;
    const double v181 = (v82 * v176) - (v9_sine[1] * (v177 - v180));
    const double v182 = v1_sine[0] * v127;
    const double v183 = (v182 - v124) + (v1_cosine[0] * (v145 + v168));
    const double v184 = v1_cosine[0] * v117;
    const double v185 = v184 - (v1_sine[0] * v173);
    const double v186 = 0.316 * v19;
    const double v187 = v186 - v185;
    const double v188 = (v9_cosine[1] * v183) - (v9_sine[1] * v187);
    const double v189 = v98 * ((v35 * v181) + ((v97 * v188) + (v9_sine[0] * (v177 - v171))));
    const double v190 = (0.5 * v171) + v189;
    const double v191 = v1_cosine[1] * v1_sine[2];
    const double v192 = 0.0032806082595733185 * v191;
    const double v193 = v42 - (v1_cosine[3] * v192);
    const double v194 = v1_sine[1] * v1_sine[2];
    const double v195 = 0.0032806082595733185 * v194;
    const double v196 = (v1_cosine[0] * v193) + (v1_sine[0] * v195);
    const double v197 = 0.000577387053684904 * v1_sine[2];
    const double v198 = (0.0013205141364616632 * v1_cosine[2]) + (0.002174847060296272 * v1_sine[2]);
    const double v199 = v26 - (v1_sine[2] * v198);
    const double v200 = v197 + v199;
    const double v201 = v1_cosine[1] * v28;
    const double v202 = (2.0 * v201) - (v1_sine[1] * v200);
    const double v203 = v1_sine[1] * v202;
    const double v204 = v197 + v203;
    const double v205 = 0.165 * v193;
    const double v206 = v204 + v205;
    const double v207 = 0.0012597535716761543 * v191;
    const double v208 = (v207 + v28) - (v1_cosine[1] * v202);
    const double v209 = (v1_cosine[2] * (0.000288693526842452 - v198)) - v25;
    const double v210 = v22 - (v1_sine[1] * v209);
    const double v211 = v38 - v210;
    const double v212 = (v1_cosine[3] * v208) - (v1_sine[3] * v211);
    const double v213 = 0.0002706501814147988 * v194;
    const double v214 = v213 - v212;
    const double v215 = 0.0025195071433523086 * v194;
    const double v216 = (v215 - v199) - v203;
    const double v217 = v39 + (v1_cosine[1] * v209);
    const double v218 = v200 + v215;
    const double v219 = (v68 * v217) - (v1_sine[3] * (v216 - v218));
    const double v220 = v1_sine[3] * v219;
    const double v221 = v216 + v220;
    const double v222 = (v63 * v214) - (v1_sine[0] * (v206 - v221));
    const double v223 = v1_sine[0] * v222;
    const double v224 = v223 + (v206 - (0.165 * v196));
    const double v225 = v41 + (v1_sine[3] * v192);
    const double v226 = 0.0825 * v225;
    const double v227 = (v1_cosine[3] * v219) - (v217 + v226);
    const double v228 = (v1_cosine[3] * v211) + (v1_sine[3] * v208);
    const double v229 = (v1_cosine[0] * v227) - (v1_sine[0] * v228);
    const double v230 = v226 + v229;
    const double v231 = (v1_cosine[0] * v195) - (v1_sine[0] * v193);
    const double v232 = v223 - ((0.632 * v231) + v221);
    const double v233 = (0.0825 * v196) - (0.316 * v231);
    const double v234 = (v205 + v218) - v220;
    const double v235 = v234 - v233;
    const double v236 = v233 - v235;
    const double v237 = (v82 * v230) + (v9_sine[1] * (v232 - v236));
    const double v238 = 0.316 * v196;
    const double v239 = 0.0825 * v231;
    const double v240 = ((v238 - v239) - v214) + (v1_cosine[0] * v222);
    const double v241 = (v1_cosine[0] * v228) + (v1_sine[0] * v227);
    const double v242 = 0.316 * v225;
    const double v243 = v241 + v242;
    const double v244 = (v9_cosine[1] * v240) + (v9_sine[1] * v243);
    const double v245 = v98 * ((v35 * v237) - ((v97 * v244) + (v9_sine[0] * (v224 + v232))));
    const double v246 = (0.5 * v224) + v245;
    const double v247 = (((qd[5] * v100) - (qd[1] * v163)) - (qd[6] * v246)) + (qd[3] * v144);
    C[0] = v247 + ((qd[4] * v190) - (qd[2] * v159));
    const double v248 = v59 - v105;
    const double v249 = v32 + (v1_sine[3] * v248);
    const double v250 = -v77;
    const double v251 = (v1_cosine[0] * v249) - (v1_sine[0] * v250);
    const double v252 = v94 + v251;
    const double v253 = (v1_cosine[3] * v248) - v36;
    const double v254 = (v90 + (0.0825 * (v17 - v83))) + v253;
    const double v255 = (v9_cosine[1] * v252) + (v9_sine[1] * v254);
    const double v256 = (v1_cosine[0] * v250) + (v1_sine[0] * v249);
    const double v257 = (-(v9_cosine[0] * v255)) - (v9_sine[0] * (v256 - v76));
    const double v258 = (v9_cosine[1] * v95) - (v9_sine[1] * v91);
    const double v259 = (v34 * v89) - ((v9_sine[0] * v81) + (v9_cosine[0] * v258));
    const double v260 = 0.5 * (v257 - v259);
    const double v261 = v9_cosine[1] * v141;
    const double v262 = v261 + (v9_sine[1] * v150);
    const double v263 = v9_sine[0] * v130;
    const double v264 = 0.5 * (v263 + (v9_cosine[0] * v262));
    const double v265 = v261 - (v9_sine[1] * v140);
    const double v266 = 0.5 * (((v9_cosine[0] * v265) - v263) + (v34 * v136));
    const double v267 = v264 + v266;
    const double v268 = v9_cosine[0] * v161;
    const double v269 = ((v34 * v154) - v268) + (v35 * v155);
    const double v270 = v268 + (v9_sine[0] * (v160 - 0.08378056999140597));
    const double v271 = 0.5 * (v269 + v270);
    const double v272 = v172 - v112;
    const double v273 = v184 + (v1_sine[0] * v272);
    const double v274 = v186 - v273;
    const double v275 = v124 + (v43 * v126);
    const double v276 = (v9_cosine[1] * v274) + (v9_sine[1] * v275);
    const double v277 = (v1_cosine[0] * v272) - v174;
    const double v278 = 0.5 * ((-(v9_cosine[0] * v276)) - (v9_sine[0] * (v277 - v172)));
    const double v279 = (v9_cosine[1] * v187) + (v9_sine[1] * v183);
    const double v280 = 0.5 * ((v34 * v181) - ((v9_sine[0] * v176) + (v9_cosine[0] * v279)));
    const double v281 = v278 - v280;
    const double v282 = v22 - (v1_sine[1] * v37);
    const double v283 = v38 - v282;
    const double v284 = v207 - v28;
    const double v285 = (v1_cosine[3] * v283) + (v1_sine[3] * v284);
    const double v286 = v226 - v40;
    const double v287 = (v1_cosine[0] * v285) - (v1_sine[0] * v286);
    const double v288 = v242 + v287;
    const double v289 = (v1_cosine[3] * v284) - (v1_sine[3] * v283);
    const double v290 = ((v213 - v238) - v239) + v289;
    const double v291 = (v9_cosine[1] * v288) + (v9_sine[1] * v290);
    const double v292 = (v1_cosine[0] * v286) + (v1_sine[0] * v285);
    const double v293 = 0.5 * ((-(v9_cosine[0] * v291)) - (v9_sine[0] * (v292 - v226)));
    const double v294 = (v9_cosine[1] * v243) - (v9_sine[1] * v240);
    const double v295 = 0.5 * ((v34 * v237) - ((v9_sine[0] * v230) + (v9_cosine[0] * v294)));
    const double v296 = v295 - v293;
    const double v297 = qd[0] * v163;
    const double v298 = qd[1] * ((v148 - (0.0007689361029463999 * v9_sine[0])) + (v9_cosine[0] * (v156 + (0.01026110182100817 - v153))));
    const double v299 = ((qd[3] * v267) - (qd[6] * v296)) + (qd[2] * v271);
    C[1] = v299 - ((((qd[5] * v260) + v297) + v298) + (qd[4] * v281));
    const double v300 = (v34 * v254) - (v35 * v252);
    const double v301 = (v9_sine[0] * v96) - (v9_cosine[0] * v74);
    const double v302 = 0.5 * (v300 - v301);
    const double v303 = 0.5 * ((v34 * v150) - (v35 * v141));
    const double v304 = 0.5 * ((v9_sine[0] * v142) + (v9_cosine[0] * v123));
    const double v305 = v303 + v304;
    const double v306 = (v9_sine[0] * v188) + (v9_cosine[0] * v171);
    const double v307 = (v34 * v275) - (v35 * v274);
    const double v308 = 0.5 * (v306 + v307);
    const double v309 = 0.5 * ((v9_sine[0] * v244) - (v9_cosine[0] * v224));
    const double v310 = 0.5 * ((v34 * v290) - (v35 * v288));
    const double v311 = v309 - v310;
    const double v312 = qd[0] * v159;
    const double v313 = (((qd[5] * v302) + (qd[2] * v148)) + (qd[4] * v308)) + (qd[6] * v311);
    C[2] = (v313 + (qd[1] * v271)) + ((qd[3] * v305) - v312);
    const double v314 = 0.5 * (((v9_cosine[0] * v251) + (v35 * v85)) + (v34 * v256));
    const double v315 = 0.5 * (((v9_cosine[0] * v92) + (v34 * v80)) + (v35 * v87));
    const double v316 = v314 + v315;
    const double v317 = ((v9_cosine[0] * v185) + (v34 * v175)) - (v35 * v179);
    const double v318 = ((v34 * v277) + (v35 * v178)) - (v9_cosine[0] * v273);
    const double v319 = 0.5 * (v317 + v318);
    const double v320 = 0.5 * (((v34 * v229) - (v9_cosine[0] * v241)) + (v35 * v235));
    const double v321 = 0.5 * (((v9_cosine[0] * v287) - (v35 * v233)) + (v34 * v292));
    const double v322 = v320 + v321;
    const double v323 = qd[0] * v144;
    const double v324 = (qd[5] * v316) + (qd[3] * (((v9_cosine[0] * v141) + (v35 * v134)) + (v34 * v130)));
    const double v325 = (qd[2] * v305) + (((qd[6] * v322) - v324) - (qd[4] * v319));
    C[3] = (v323 + (qd[1] * v267)) + v325;
    const double v326 = v1_cosine[3] * v75;
    const double v327 = v326 - v55;
    const double v328 = ((v1_cosine[0] * v327) - v326) + (v1_sine[0] * v61);
    const double v329 = 0.316 * v45;
    const double v330 = (v329 + (v1_cosine[0] * v61)) - (v1_sine[0] * v327);
    const double v331 = v43 * v93;
    const double v332 = v331 - v79;
    const double v333 = ((v34 * v330) - (v35 * v332)) - (v9_cosine[0] * v328);
    const double v334 = (v1_sine[0] * v253) - (v170 * v326);
    const double v335 = (v329 - (v1_sine[0] * v326)) + (v1_cosine[0] * v253);
    const double v336 = v249 + v331;
    const double v337 = ((v34 * v335) - (v9_cosine[0] * v334)) - (v35 * v336);
    const double v338 = 0.5 * (v333 + v337);
    const double v339 = (v1_sine[0] * v124) - (v170 * v127);
    const double v340 = (v145 - v182) + (v1_cosine[0] * v124);
    const double v341 = (v43 * v19) - v117;
    const double v342 = 0.0825 * v193;
    const double v343 = (-(v1_sine[0] * v289)) - (v170 * v342);
    const double v344 = 0.316 * v193;
    const double v345 = (v1_cosine[0] * v289) + ((v1_sine[0] * v342) - v344);
    const double v346 = v43 * v225;
    const double v347 = v285 + v346;
    const double v348 = 0.5 * ((v9_cosine[0] * v343) + ((v34 * v345) - (v35 * v347)));
    const double v349 = v204 + v342;
    const double v350 = (v1_cosine[0] * v349) - ((v1_sine[0] * v212) + v342);
    const double v351 = ((v1_cosine[0] * v212) - v344) + (v1_sine[0] * v349);
    const double v352 = v228 + v346;
    const double v353 = 0.5 * (((v9_cosine[0] * v350) - (v35 * v352)) + (v34 * v351));
    const double v354 = v348 + v353;
    const double v355 = qd[0] * v190;
    const double v356 = (qd[4] * (((v34 * v340) - (v9_cosine[0] * v339)) - (v35 * v341))) - (qd[6] * v354);
    const double v357 = ((((qd[5] * v338) + v356) - (qd[3] * v319)) + (qd[2] * v308)) - (qd[1] * v281);
    C[4] = v355 + v357;
    const double v358 = 0.0825 * v66;
    const double v359 = v358 - v31;
    const double v360 = (0.384 * v66) - (v1_cosine[3] * v67);
    const double v361 = ((v1_cosine[0] * v359) - v358) + (v1_sine[0] * v360);
    const double v362 = ((v1_cosine[0] * v360) + (0.316 * v66)) - (v1_sine[0] * v359);
    const double v363 = v1_cosine[3] * v17;
    const double v364 = (v1_sine[3] * v67) + ((0.384 * v363) - v75);
    const double v365 = v364 + ((((0.316 * v1_sine[0]) * v44) + (v1_cosine[0] * v75)) + (v43 * v363));
    const double v366 = v1_sine[3] * v194;
    const double v367 = 0.0002706501814147988 * v366;
    const double v368 = v282 + v367;
    const double v369 = (0.0012597535716761543 * v366) - (v1_cosine[3] * v40);
    const double v370 = ((v1_cosine[0] * v368) - v367) + (v1_sine[0] * v369);
    const double v371 = 0.0010366722100251687 * v366;
    const double v372 = (v371 + (v1_cosine[0] * v369)) - (v1_sine[0] * v368);
    const double v373 = 0.0002706501814147988 * v191;
    const double v374 = 0.0012597535716761543 * v194;
    const double v375 = (v373 - (v1_cosine[3] * v374)) - (v1_sine[3] * v40);
    const double v376 = (0.0002706501814147988 * v1_cosine[0]) + (0.0010366722100251687 * v1_sine[0]);
    const double v377 = (v194 * (v1_cosine[3] * ((0.0010366722100251687 * v1_cosine[0]) - (0.0002706501814147988 * v1_sine[0])))) + (v191 * v376);
    const double v378 = v377 - v375;
    const double v379 = ((v34 * v372) + (v35 * v378)) - (v9_cosine[0] * v370);
    const double v380 = v367 - v210;
    const double v381 = v200 + v374;
    const double v382 = (v1_cosine[3] * v217) + (v1_sine[3] * v381);
    const double v383 = ((v1_cosine[0] * v380) - v367) + (v1_sine[0] * v382);
    const double v384 = (v371 - (v1_sine[0] * v380)) + (v1_cosine[0] * v382);
    const double v385 = (v373 + (v1_sine[3] * v217)) - (v1_cosine[3] * v381);
    const double v386 = v377 - v385;
    const double v387 = ((v34 * v384) - (v9_cosine[0] * v383)) + (v35 * v386);
    const double v388 = 0.5 * (v379 + v387);
    const double v389 = qd[0] * v100;
    const double v390 = (qd[6] * v388) - (qd[5] * (((v34 * v362) + (v35 * v365)) - (v9_cosine[0] * v361)));
    const double v391 = (qd[2] * v302) + ((v390 + (qd[4] * v338)) - (qd[3] * v316));
    C[5] = (v389 - (qd[1] * v260)) + v391;
    const double v392 = (v1_sine[1] * v28) + (0.000288693526842452 * v191);
    const double v393 = (v1_cosine[1] * v42) - (v1_cosine[3] * v15);
    const double v394 = 0.0825 * v393;
    const double v395 = v392 + v394;
    const double v396 = v201 - ((0.000288693526842452 * v194) + v30);
    const double v397 = (v1_cosine[1] * v38) - v21;
    const double v398 = (v1_cosine[3] * v396) + (v1_sine[3] * v397);
    const double v399 = ((v1_cosine[0] * v395) - v394) + (v1_sine[0] * v398);
    const double v400 = ((v1_cosine[0] * v398) + (0.316 * v393)) - (v1_sine[0] * v395);
    const double v401 = v1_sine[1] * v1_cosine[2];
    const double v402 = ((v1_cosine[3] * v397) + (0.0002706501814147988 * v401)) - (v1_sine[3] * v396);
    const double v403 = ((v376 * v401) - (v43 * ((v1_sine[3] * v15) + (v1_cosine[1] * v41)))) - v402;
    const double v404 = qd[0] * v246;
    const double v405 = (qd[5] * v388) - (qd[6] * (((v34 * v400) - (v35 * v403)) - (v9_cosine[0] * v399)));
    const double v406 = (((v405 - (qd[4] * v354)) + (qd[3] * v322)) + (qd[2] * v311)) - (qd[1] * v296);
    C[6] = v406 - v404;
    const double v407 = 0.5 * (v257 + v259);
    const double v408 = v266 - v264;
    const double v409 = 0.5 * (v269 - v270);
    const double v410 = v278 + v280;
    const double v411 = v293 + v295;
    const double v412 = (((v297 + (qd[5] * v407)) + (qd[4] * v410)) - (qd[6] * v411)) + (qd[3] * v408);
    C[7] = v412 + (qd[2] * v409);
    const double v413 = 0.5 * v9_sine[1];
    const double v414 = (v413 * v89) - (0.5 * v88);
    const double v415 = (v413 * v136) - v134;
    const double v416 = (v413 * v181) - (0.5 * v180);
    const double v417 = (0.5 * v236) + (v413 * v237);
    const double v418 = 0.5 * qd[2];
    const double v419 = (((qd[6] * v417) - (qd[5] * v414)) - (qd[4] * v416)) - (qd[3] * v415);
    C[8] = v419 + (v418 * v157);
    const double v420 = 0.5 * (v255 + v258);
    const double v421 = 0.5 * v265;
    const double v422 = 0.5 * v262;
    const double v423 = v421 - v422;
    const double v424 = 0.5 * (v276 + v279);
    const double v425 = 0.5 * v291;
    const double v426 = 0.5 * v294;
    const double v427 = v425 + v426;
    const double v428 = ((qd[1] * 0.5) * v157) + (qd[0] * v409);
    const double v429 = (qd[3] * v423) + ((qd[6] * v427) - ((qd[5] * v420) + (qd[2] * v161)));
    C[9] = v428 + (v429 - (qd[4] * v424));
    const double v430 = (v9_cosine[1] * v85) - (v9_sine[1] * v256);
    const double v431 = (v9_cosine[1] * v87) - (v9_sine[1] * v80);
    const double v432 = 0.5 * (v430 + v431);
    const double v433 = (v9_cosine[1] * v178) - (v9_sine[1] * v277);
    const double v434 = (v9_cosine[1] * v179) + (v9_sine[1] * v175);
    const double v435 = 0.5 * (v433 - v434);
    const double v436 = (v9_cosine[1] * v235) - (v9_sine[1] * v229);
    const double v437 = (v9_cosine[1] * v233) + (v9_sine[1] * v292);
    const double v438 = 0.5 * (v436 - v437);
    const double v439 = (qd[1] * v415) - (qd[0] * v408);
    const double v440 = (qd[6] * v438) - ((qd[5] * v432) + (qd[3] * ((v9_cosine[1] * v134) - (v9_sine[1] * v130))));
    C[10] = ((qd[2] * v423) + (v440 - (qd[4] * v435))) - v439;
    const double v441 = (v9_cosine[1] * v336) + (v9_sine[1] * v335);
    const double v442 = (v9_cosine[1] * v332) + (v9_sine[1] * v330);
    const double v443 = 0.5 * (v441 + v442);
    const double v444 = (v9_cosine[1] * v347) + (v9_sine[1] * v345);
    const double v445 = (v9_cosine[1] * v352) + (v9_sine[1] * v351);
    const double v446 = 0.5 * (v444 + v445);
    const double v447 = (qd[1] * v416) - (qd[0] * v410);
    const double v448 = ((qd[6] * v446) - (qd[4] * ((v9_cosine[1] * v341) + (v9_sine[1] * v340)))) - (qd[5] * v443);
    C[11] = ((v448 - (qd[3] * v435)) - (qd[2] * v424)) - v447;
    const double v449 = (v9_cosine[1] * v386) - (v9_sine[1] * v384);
    const double v450 = (v9_cosine[1] * v378) - (v9_sine[1] * v372);
    const double v451 = 0.5 * (v449 + v450);
    const double v452 = (qd[1] * v414) - (qd[0] * v407);
    const double v453 = ((qd[6] * v451) - (qd[5] * ((v9_cosine[1] * v365) - (v9_sine[1] * v362)))) - (qd[4] * v443);
    C[12] = ((v453 - (qd[3] * v432)) - (qd[2] * v420)) - v452;
    const double v454 = (qd[1] * v417) - (qd[0] * v411);
    const double v455 = ((qd[5] * v451) + (qd[6] * ((v9_cosine[1] * v403) + (v9_sine[1] * v400)))) + (qd[4] * v446);
    C[13] = v454 + ((v455 + (qd[3] * v438)) + (qd[2] * v427));
    const double v456 = 0.5 * (v300 + v301);
    const double v457 = v304 - v303;
    const double v458 = 0.5 * (v306 - v307);
    const double v459 = v309 + v310;
    const double v460 = (qd[3] * v457) + ((qd[4] * v458) + (qd[6] * v459));
    C[14] = ((v312 - (qd[5] * v456)) - (qd[1] * v409)) + v460;
    const double v461 = 0.5 * (v255 - v258);
    const double v462 = v421 + v422;
    const double v463 = 0.5 * (v276 - v279);
    const double v464 = v426 - v425;
    C[15] = ((((qd[5] * v461) + (qd[6] * v464)) + (qd[3] * v462)) + (qd[4] * v463)) - v428;
    const double v465 = 0.5 * qd[6];
    const double v466 = 0.5 * qd[4];
    const double v467 = 0.5 * qd[5];
    const double v468 = 0.5 * qd[3];
    C[16] = (((v466 * v171) - (v465 * v224)) + (v467 * v74)) + (v468 * v123);
    const double v469 = 0.5 * v92;
    const double v470 = 0.5 * v251;
    const double v471 = v469 + v470;
    const double v472 = 0.5 * v273;
    const double v473 = 0.5 * v185;
    const double v474 = v473 - v472;
    const double v475 = 0.5 * v287;
    const double v476 = 0.5 * v241;
    const double v477 = v476 - v475;
    const double v478 = ((qd[1] * v462) + (v418 * v123)) + (qd[0] * v457);
    C[17] = v478 - ((((qd[5] * v471) + (qd[3] * v141)) + (qd[6] * v477)) + (qd[4] * v474));
    const double v479 = 0.5 * (v328 + v334);
    const double v480 = 0.5 * v350;
    const double v481 = 0.5 * v343;
    const double v482 = v480 + v481;
    const double v483 = ((qd[1] * v463) + (v418 * v171)) + (qd[0] * v458);
    C[18] = v483 - (((qd[5] * v479) + ((qd[4] * v339) + (qd[6] * v482))) + (qd[3] * v474));
    const double v484 = 0.5 * v383;
    const double v485 = 0.5 * v370;
    const double v486 = v484 + v485;
    const double v487 = ((qd[1] * v461) + (v418 * v74)) - (qd[0] * v456);
    C[19] = v487 + ((((qd[5] * v361) - (qd[6] * v486)) - (qd[4] * v479)) - (qd[3] * v471));
    const double v488 = ((v418 * v224) - (qd[1] * v464)) - (qd[0] * v459);
    C[20] = ((((qd[6] * v399) - (qd[5] * v486)) - (qd[4] * v482)) - (qd[3] * v477)) - v488;
    const double v489 = v315 - v314;
    const double v490 = 0.5 * (v317 - v318);
    const double v491 = v320 - v321;
    const double v492 = (((qd[6] * v491) - (qd[5] * v489)) - (qd[4] * v490)) - (qd[2] * v457);
    C[21] = (v492 - (qd[1] * v408)) - v323;
    const double v493 = 0.5 * (v430 - v431);
    const double v494 = 0.5 * (v433 + v434);
    const double v495 = 0.5 * (v436 + v437);
    C[22] = v439 + ((((qd[5] * v493) + (qd[6] * v495)) + (qd[4] * v494)) - (qd[2] * v462));
    const double v496 = v469 - v470;
    const double v497 = v472 + v473;
    const double v498 = v475 + v476;
    C[24] = ((v467 * v86) - (v465 * v234)) - (v466 * v167);
    const double v499 = 0.5 * v249;
    const double v500 = 0.5 * v79;
    const double v501 = v500 - v499;
    const double v502 = 0.5 * v228;
    const double v503 = 0.5 * v285;
    const double v504 = v502 + v503;
    const double v505 = (((qd[2] * v497) + (v468 * v167)) - (qd[1] * v494)) + (qd[0] * v490);
    const double v506 = 0.5 * v375;
    const double v507 = 0.5 * v385;
    const double v508 = v506 + v507;
    const double v509 = ((qd[1] * v493) + ((v468 * v86) - (qd[2] * v496))) - (qd[0] * v489);
    C[26] = v509 + (((qd[5] * v364) + (qd[6] * v508)) - (qd[4] * v501));
    const double v510 = (((qd[2] * v498) + (v468 * v234)) - (qd[1] * v495)) - (qd[0] * v491);
    C[27] = (((qd[5] * v508) + (qd[6] * v402)) - (qd[4] * v504)) - v510;
    const double v511 = 0.5 * (v333 - v337);
    const double v512 = v353 - v348;
    const double v513 = (((qd[5] * v511) - (qd[6] * v512)) + (qd[3] * v490)) - (qd[2] * v458);
    C[28] = (v513 - (qd[1] * v410)) - v355;
    const double v514 = 0.5 * (v441 - v442);
    const double v515 = 0.5 * (v444 - v445);
    C[29] = v447 + ((((qd[5] * v514) - (qd[6] * v515)) - (qd[3] * v494)) - (qd[2] * v463));
    const double v516 = 0.5 * (v328 - v334);
    const double v517 = v480 - v481;
    C[30] = ((qd[3] * v497) - ((qd[5] * v516) + (qd[6] * v517))) - v483;
    const double v518 = v499 + v500;
    const double v519 = v502 - v503;
    C[31] = v505 - ((qd[5] * v518) + (qd[6] * v519));
    C[32] = (v467 * v55) - (v465 * v204);
    const double v520 = 0.5 * v282;
    const double v521 = 0.5 * v210;
    const double v522 = v521 - v520;
    const double v523 = (qd[1] * v514) + (((v466 * v55) - (qd[3] * v518)) - (qd[2] * v516));
    const double v524 = v523 + (qd[0] * v511);
    C[33] = v524 + ((qd[6] * v522) - (qd[5] * v31));
    const double v525 = (((qd[3] * v519) + (v466 * v204)) + (qd[2] * v517)) + (qd[1] * v515);
    const double v526 = v525 + (qd[0] * v512);
    C[34] = ((qd[5] * v522) + (qd[6] * v392)) - v526;
    const double v527 = 0.5 * (v379 - v387);
    const double v528 = ((qd[3] * v489) - ((qd[4] * v511) + (qd[6] * v527))) + (qd[2] * v456);
    C[35] = (v528 - (qd[1] * v407)) - v389;
    const double v529 = 0.5 * (v449 - v450);
    C[36] = v452 + ((((qd[6] * v529) - (qd[4] * v514)) - (qd[3] * v493)) - (qd[2] * v461));
    const double v530 = v485 - v484;
    C[37] = ((qd[3] * v496) + ((qd[4] * v516) + (qd[6] * v530))) - v487;
    const double v531 = v506 - v507;
    C[38] = ((qd[4] * v518) - (qd[6] * v531)) - v509;
    const double v532 = v520 + v521;
    C[39] = (qd[6] * v532) - v524;
    const double v533 = ((qd[3] * v531) + ((v467 * v200) - (qd[4] * v532))) - (qd[2] * v530);
    const double v534 = (v533 - (qd[1] * v529)) + (qd[0] * v527);
    C[47] = v534;
    const double v535 = (((qd[5] * v527) + (qd[4] * v512)) - (qd[3] * v491)) - (qd[2] * v459);
    C[42] = (v404 + (qd[1] * v411)) + v535;
    C[43] = ((((qd[4] * v515) - (qd[5] * v529)) - (qd[3] * v495)) - (qd[2] * v464)) - v454;
    C[44] = v488 + ((qd[3] * v498) + ((qd[4] * v517) - (qd[5] * v530)));
    C[45] = v510 + ((qd[5] * v531) + (qd[4] * v519));
    C[46] = v526 - (qd[5] * v532);
    C[23] = -(v478 + (((qd[5] * v496) + (qd[6] * v498)) + (qd[4] * v497)));
    C[25] = -(v505 + ((qd[5] * v501) + ((qd[4] * v117) + (qd[6] * v504))));
    C[40] = -(v465 * v200);
    C[41] = -(v534 + (qd[6] * v21));
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
    const double v13 = qd[0] * v1_sine[0];
    const double v14 = (qd[1] * v1_sine[1]) - (v1_cosine[1] * v13);
    const double v15 = (v1_sine[1] * v13) + (qd[1] * v1_cosine[1]);
    const double v16 = v15 * v14;
    const double v17 = qd[1] * v13;
    const double v18 = qdd[0] * v1_cosine[0];
    const double v19 = v18 - v17;
    const double v20 = qdd[2] + v19;
    const double v21 = v16 - v20;
    const double v22 = qd[0] * v1_cosine[0];
    const double v23 = v13 * v22;
    const double v24 = qdd[1] - v23;
    const double v25 = qdd[0] * v1_sine[0];
    const double v26 = ((2.0 * qd[1]) * v22) + v25;
    const double v27 = (v1_cosine[1] * v26) - (v1_sine[1] * v24);
    const double v28 = qd[2] + v22;
    const double v29 = (v15 * (2.0 * v28)) - v27;
    const double v30 = (v1_cosine[2] * v29) - (v1_sine[2] * v21);
    const double v31 = (v1_cosine[2] * v28) - (v1_sine[2] * v14);
    const double v32 = qd[3] - v15;
    const double v33 = v30 + ((2.0 * v32) * v31);
    const double v34 = (v1_sine[2] * v28) + (v1_cosine[2] * v14);
    const double v35 = v31 * v34;
    const double v36 = (v1_cosine[1] * v24) + (v1_sine[1] * v26);
    const double v37 = v28 * v14;
    const double v38 = v37 - v36;
    const double v39 = qdd[3] + v38;
    const double v40 = v35 - v39;
    const double v41 = (v1_cosine[3] * v40) - (v1_sine[3] * v33);
    const double v42 = (v1_cosine[3] * v34) - (v1_sine[3] * v32);
    const double v43 = qd[4] + v31;
    const double v44 = v43 * v42;
    const double v45 = v44 - v41;
    const double v46 = qdd[5] + v45;
    const double v47 = (v9_sine[0] * v42) - (v9_cosine[0] * v43);
    const double v48 = (v9_sine[0] * v43) + (v9_cosine[0] * v42);
    const double v49 = v48 * v47;
    const double v50 = v49 - v46;
    const double v51 = (v1_cosine[2] * v21) + (v1_sine[2] * v29);
    const double v52 = v32 * v34;
    const double v53 = v51 + v52;
    const double v54 = v52 + v53;
    const double v55 = v20 + v16;
    const double v56 = ((v1_sine[0] * (9.81 * v1_sine[1])) + (0.316 * v27)) + (0.0825 * v55);
    const double v57 = v56 + (0.0825 * v54);
    const double v58 = v28 * v28;
    const double v59 = v58 + (v15 * v15);
    const double v60 = v1_sine[0] * v1_cosine[1];
    const double v61 = ((9.81 * v60) + (0.0825 * v59)) - (0.316 * v36);
    const double v62 = v37 + v38;
    const double v63 = qd[1] * qd[1];
    const double v64 = v63 + (v13 * v13);
    const double v65 = ((9.81 * v1_cosine[0]) - (0.316 * v64)) + (0.0825 * v62);
    const double v66 = (v1_cosine[2] * v61) - (v1_sine[2] * v65);
    const double v67 = v32 * v32;
    const double v68 = v67 + (v31 * v31);
    const double v69 = (0.0825 * v68) - v66;
    const double v70 = (v1_cosine[3] * v69) + (v1_sine[3] * v57);
    const double v71 = v70 + (0.384 * v41);
    const double v72 = (v1_cosine[2] * v65) + (v1_sine[2] * v61);
    const double v73 = v39 + v35;
    const double v74 = (0.0825 * v73) - v72;
    const double v75 = v67 + (v34 * v34);
    const double v76 = v74 + (0.384 * v75);
    const double v77 = ((v9_sine[0] * v71) + (v9_cosine[0] * v76)) + (0.088 * v50);
    const double v78 = v50 + ((2.0 * qd[6]) * v48);
    const double v79 = 0.0032806082595733185 * v9_cosine[1];
    const double v80 = (v1_cosine[3] * v33) + (v1_sine[3] * v40);
    const double v81 = (v1_cosine[3] * v32) + (v1_sine[3] * v34);
    const double v82 = (v81 * (2.0 * v43)) - v80;
    const double v83 = v42 * v81;
    const double v84 = qdd[4] - v53;
    const double v85 = v84 + v83;
    const double v86 = (v9_sine[0] * v85) - (v9_cosine[0] * v82);
    const double v87 = qd[5] + v81;
    const double v88 = 2.0 * v87;
    const double v89 = v86 + (qd[6] * v88);
    const double v90 = 0.0032806082595733185 * v9_sine[1];
    const double v91 = ((v90 * v89) + (v79 * v78)) + (2.6346312806250003 * v77);
    const double v92 = (v9_sine[0] * v76) - (v9_cosine[0] * v71);
    const double v93 = (0.0013205141364616632 * v9_sine[1]) - (0.002174847060296272 * v9_cosine[1]);
    const double v94 = v9_sine[1] * v93;
    const double v95 = 0.002681818915449642 + v94;
    const double v96 = 0.001087423530148136 + (v9_cosine[1] * v93);
    const double v97 = (v96 * v89) - (((0.17380470556900005 * v92) + (0.0011196707334275545 * v50)) + (v95 * v78));
    const double v98 = v48 * v48;
    const double v99 = v87 * v87;
    const double v100 = v98 + v99;
    const double v101 = v99 + (v47 * v47);
    const double v102 = qd[6] + v47;
    const double v103 = v102 * v102;
    const double v104 = v103 + v99;
    const double v105 = (0.000386330894443768 * v9_sine[1]) - (0.001535882372017312 * v9_cosine[1]);
    const double v106 = (v9_sine[0] * v82) + (v9_cosine[0] * v85);
    const double v107 = (9.3569097314605e-05 * v106) + ((v105 * (v104 - v100)) - (0.014748570382675318 * (v101 - v100)));
    const double v108 = v46 + v49;
    const double v109 = qdd[6] - v106;
    const double v110 = (0.000386330894443768 * v9_cosine[1]) + (0.001535882372017312 * v9_sine[1]);
    const double v111 = (((v107 - (0.00010375891721868492 * v86)) + (0.028934422545659894 * v108)) - (v110 * v109)) - (v79 * v77);
    const double v112 = v111 + (v97 - (0.088 * v91));
    tau[5] = v112;
    const double v113 = (0.17380470556900005 * v100) - v91;
    const double v114 = v92 + (0.088 * v101);
    const double v115 = ((v90 * v109) + ((v79 * v104) - (0.17380470556900005 * v108))) + (2.6346312806250003 * v114);
    const double v116 = (v9_sine[0] * v113) + (v9_cosine[0] * v115);
    const double v117 = v43 * v43;
    const double v118 = v117 + (v81 * v81);
    const double v119 = ((0.02389827041510187 * v85) + ((0.014653732538 * v74) + (0.0010267877770288947 * (v75 - v118)))) - (0.0015152444733270301 * v82);
    const double v120 = v44 + v45;
    const double v121 = v112 + ((v119 + (0.0014511560650267152 * v120)) + (0.384 * v116));
    const double v122 = (v48 * v88) - v106;
    const double v123 = (v1_cosine[3] * v57) - (v1_sine[3] * v69);
    const double v124 = (0.384 * v80) - v123;
    const double v125 = v124 + (0.088 * v122);
    const double v126 = v98 + v103;
    const double v127 = qdd[6] + v122;
    const double v128 = ((2.6346312806250003 * v125) - (v90 * v126)) + (v79 * v127);
    const double v129 = v117 + (v42 * v42);
    const double v130 = (v88 * v47) - v86;
    const double v131 = ((0.0011196707334275545 * v122) + ((0.00010375891721868492 * (v101 - v129)) - (9.3569097314605e-05 * v108))) + (0.014748570382675318 * v130);
    const double v132 = v94 - 0.004002333051911305;
    const double v133 = (((v96 * (v126 - v104)) - (v110 * v108)) - (v132 * v109)) - (v105 * v130);
    const double v134 = (((v79 * v125) + v133) + (v90 * v114)) + (v95 * v127);
    tau[6] = v134;
    const double v135 = v134 + (v131 + (0.088 * v128));
    const double v136 = (0.17380470556900005 * v124) - ((v110 * (v126 - v100)) + (9.3569097314605e-05 * (v129 - v100)));
    const double v137 = (((0.014748570382675318 * v122) + (v136 - (0.00010375891721868492 * v50))) + (v132 * v89)) - (v105 * v127);
    const double v138 = v137 + (((0.028934422545659894 * v130) + (v96 * v78)) - (v90 * v77));
    const double v139 = v128 + (0.17380470556900005 * v130);
    const double v140 = v83 - v84;
    const double v141 = ((0.0100451878283212 * v82) + ((0.067870631425 * v74) + (0.02389827041510187 * (v75 - v129)))) + (0.0010267877770288947 * v140);
    const double v142 = (v9_sine[0] * v135) + ((((0.0015152444733270301 * v120) - v141) + (0.384 * v139)) - (v9_cosine[0] * v138));
    const double v143 = v58 + (v14 * v14);
    const double v144 = (0.3087998849151318 * v33) + (((0.0016444875773692705 * (v75 - v143)) - (1.0008251418429999 * v56)) + (0.0039053550262761003 * v73));
    const double v145 = ((v1_cosine[3] * v142) + (v144 - (0.07937575371526084 * v54))) + (v1_sine[3] * v121);
    const double v146 = (((0.0015152444733270301 * (v129 - v118)) - (0.0010267877770288947 * v80)) + (0.02389827041510187 * v41)) - (0.0100451878283212 * v85);
    const double v147 = (v9_sine[0] * v138) + (((v146 + (0.0014511560650267152 * v140)) + (0.014653732538 * v123)) + (0.067870631425 * v70));
    const double v148 = v147 + (v9_cosine[0] * v135);
    const double v149 = v116 + (((0.067870631425 * v85) - (0.014653732538 * v118)) - (4.065735684829545 * v70));
    const double v150 = ((4.065735684829545 * v123) + ((0.014653732538 * v140) - (0.067870631425 * v129))) - v139;
    const double v151 = (v1_cosine[3] * v150) - (v1_sine[3] * v149);
    const double v152 = ((0.07937575371526084 * v33) + ((0.0016444875773692705 * v40) + (0.0039053550262761003 * (v68 - v143)))) - (0.005415763498190531 * v54);
    const double v153 = (v152 - (0.0825 * v151)) - v148;
    const double v154 = ((1.0008251418429999 * v33) - (2.352456790569697 * v56)) - v151;
    const double v155 = (((0.27690780075318017 * v60) + (0.005487648106562257 * v27)) - (0.013297019103287584 * v36)) - (0.022178148964878186 * v21);
    const double v156 = ((v155 - (1.3360662912298427e-05 * v55)) + (0.00012191242095074308 * (v59 - v143))) - (0.0825 * v154);
    const double v157 = (v156 + (v1_cosine[2] * v153)) + (v1_sine[2] * v145);
    tau[2] = v157;
    const double v158 = v63 + (v22 * v22);
    const double v159 = qd[0] * qd[0];
    const double v160 = v17 - v19;
    const double v161 = (((0.00398335888393552 * v26) + (0.0007689361029463999 * v24)) + (0.01026110182100817 * (v158 - v159))) + (0.0230778824949318 * v160);
    const double v162 = (((0.27690780075318017 * v1_cosine[0]) + (0.022178148964878186 * v29)) - (0.005487648106562257 * v55)) - (0.013297019103287584 * (v64 - v143));
    const double v163 = (((v162 + (0.00012191242095074308 * v62)) + (0.316 * v154)) + (v1_cosine[2] * v145)) - (v1_sine[2] * v153);
    const double v164 = (v9_sine[0] * v115) + (((0.067870631425 * v82) + (4.065735684829545 * v74)) + (0.014653732538 * v120));
    const double v165 = v164 - (v9_cosine[0] * v113);
    const double v166 = (((0.0016444875773692705 * v51) - (0.07937575371526084 * (v68 - v75))) + (0.0039053550262761003 * v30)) - (0.3087998849151318 * v40);
    const double v167 = (v1_cosine[3] * v121) + ((v166 + ((1.0008251418429999 * v66) + (0.005415763498190531 * v73))) + (0.0825 * v165));
    const double v168 = v167 - (v1_sine[3] * v142);
    tau[3] = v168;
    const double v169 = (v1_cosine[3] * v149) + ((v1_sine[3] * v150) + ((2.352456790569697 * v66) - (1.0008251418429999 * v40)));
    const double v170 = ((0.0825 * v1_cosine[2]) + (0.316 * v1_sine[2])) * (((2.352456790569697 * v72) - (1.0008251418429999 * v75)) - v165);
    const double v171 = (((0.013297019103287584 * v21) - (0.00012191242095074308 * v29)) - (0.005487648106562257 * (v59 - v64))) + (1.3360662912298427e-05 * v62);
    const double v172 = ((v171 - v170) - (((0.316 * v1_cosine[2]) - (0.0825 * v1_sine[2])) * v169)) - v168;
    const double v173 = qdd[1] + v23;
    const double v174 = (((0.01026110182100817 * v173) - (0.12818329225032407 * v26)) - (0.0007689361029463999 * (v64 - v159))) - (0.00398335888393552 * v160);
    const double v175 = (0.01425956599447438 * qdd[0]) - (v1_sine[0] * ((v1_cosine[1] * v163) + (v174 - (v1_sine[1] * v172))));
    tau[0] = v175 + (v1_cosine[0] * (v157 - v161));
    const double v176 = (((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0])) - (0.01026110182100817 * v25)) - (0.0007689361029463999 * v18);
    const double v177 = ((v176 + (0.12818329225032407 * v24)) + (0.0230778824949318 * v173)) - (0.00398335888393552 * (v64 - v158));
    tau[1] = (v177 + (v1_cosine[1] * v172)) + (v1_sine[1] * v163);
    tau[4] = -v148;
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
    const double v20 = v1_sine[0] * v1_cosine[1];
    const double v21 = (qd[1] * v1_sine[1]) - (qd[0] * v20);
    const double v22 = (qd[1] * v1_cosine[1]) + (qd[0] * v15);
    const double v23 = v22 * v21;
    const double v24 = v17 * v1_sine[0];
    const double v25 = v24 - v23;
    const double v26 = (0.0825 * v25) - ((0.316 * v19) + (9.81 * v15));
    const double v27 = v24 + v23;
    const double v28 = qd[2] + (qd[0] * v1_cosine[0]);
    const double v29 = (v22 * (2.0 * v28)) - v19;
    const double v30 = (v1_sine[2] * v29) + (v1_cosine[2] * v27);
    const double v31 = (v1_sine[2] * v28) + (v1_cosine[2] * v21);
    const double v32 = qd[3] - v22;
    const double v33 = v32 * v31;
    const double v34 = v30 + v33;
    const double v35 = v33 + v34;
    const double v36 = (0.0825 * v35) - v26;
    const double v37 = (v1_sine[2] * v21) - (v1_cosine[2] * v28);
    const double v38 = v32 * v32;
    const double v39 = v38 + (v37 * v37);
    const double v40 = (v1_sine[1] * v18) - (v20 * v14);
    const double v41 = v28 * v28;
    const double v42 = v41 + (v22 * v22);
    const double v43 = ((9.81 * v20) + (0.0825 * v42)) - (0.316 * v40);
    const double v44 = v28 * v21;
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
    const double v110 = v81 * v67;
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
    const double v163 = ((2.0 * v9_cosine[0]) * v87) - (v9_sine[0] * (v162 - v161));
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
    const double v200 = (v1_sine[3] * v156) + (v1_cosine[3] * v154);
    const double v201 = v9_cosine[0] * v95;
    const double v202 = (v1_cosine[3] * v74) + (v1_sine[3] * v201);
    const double v203 = 0.0825 * v202;
    const double v204 = v203 - v128;
    const double v205 = (v203 - (v1_cosine[2] * v204)) - (v1_sine[2] * v200);
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
    const double v217 = (v214 - (v1_sine[2] * v216)) - (v1_cosine[2] * v215);
    const double v218 = v217 + ((v128 * v213) - (v129 * v212));
    const double v219 = v218 * v170;
    const double v220 = (v1_cosine[3] * v188) + (v1_sine[3] * v189);
    const double v221 = 0.0825 * v220;
    const double v222 = ((v221 + 0.0039053550262761003) - v195) + (v1_cosine[3] * v196);
    const double v223 = 0.0016444875773692705 + v166;
    const double v224 = (v1_sine[2] * v222) - (v1_cosine[2] * v223);
    const double v225 = (v224 + ((v158 * v213) - (v159 * v212))) - (v167 * v219);
    const double v226 = v225 * v199;
    const double v227 = v41 + (v21 * v21);
    const double v228 = (0.6972920750309717 * v54) + (((0.0039053550262761003 * v59) - (2.0125235536029997 * v26)) - (0.0016444875773692705 * (v62 - v227)));
    const double v229 = (v1_cosine[3] * v176) + ((v228 + (0.16284087268546085 * v35)) - (v1_sine[3] * v181));
    const double v230 = v179 + ((0.067870631425 * v77) - (0.014653732538 * v142));
    const double v231 = ((0.067870631425 * v136) - (0.014653732538 * v172)) - v175;
    const double v232 = (v1_cosine[3] * v231) + (v1_sine[3] * v230);
    const double v233 = ((2.0125235536029997 * v54) + (0.5527802746500001 * v35)) - v232;
    const double v234 = (((7.3266765863443215 * v15) + (0.27690780075318017 * v20)) - (0.08378056999140597 * v24)) + (0.2414947634261143 * v19);
    const double v235 = (v234 - (0.013297019103287584 * v40)) + ((0.039424272061649335 * v23) + (0.00012191242095074308 * (v42 - v227)));
    const double v236 = (((0.5527802746500001 * v26) - (0.0016444875773692705 * v56)) + (0.0039053550262761003 * (v39 - v227))) - (0.16284087268546085 * v54);
    const double v237 = (v145 + (v236 - (0.051020136156815485 * v35))) + (0.0825 * v232);
    const double v238 = ((v235 + (0.0825 * v233)) - (v1_sine[2] * v229)) + (v1_cosine[2] * v237);
    const double v239 = (((tau[2] + (v213 * v122)) - (v212 * v124)) - (v219 * v147)) - v238;
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
    const double v253 = v252 * ((v1_cosine[3] * v201) - (v1_sine[3] * v74));
    const double v254 = (v253 + (v157 * ((0.0002706501814147988 * v1_cosine[2]) + (0.0010366722100251687 * v1_sine[2])))) - v158;
    const double v255 = ((0.316 * v202) - (v1_sine[2] * v204)) + (v1_cosine[2] * v200);
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
    const double v278 = v252 * (((v1_cosine[3] * v230) + ((2.0125235536029997 * v56) - (0.5527802746500001 * v39))) - (v1_sine[3] * v231));
    const double v279 = (((0.013297019103287584 * v27) - (7.3266765863443215 * v1_cosine[0])) - (0.00012191242095074308 * v29)) - (0.2414947634261143 * (v42 - v48));
    const double v280 = (v279 - (0.061602421026527576 * v46)) + (v258 * (((2.0125235536029997 * v62) - (0.5527802746500001 * v59)) - v182));
    const double v281 = (v280 + v278) - v185;
    const double v282 = v132 * v260;
    const double v283 = (0.00796671776787104 * v1_cosine[0]) - (1.0090841787369491 * v1_sine[0]);
    const double v284 = (v1_cosine[0] * v283) - 0.00398335888393552;
    const double v285 = v47 + v13;
    const double v286 = ((tau[1] - (0.01993386669246 * v1_cosine[0])) + (32.80954542685272 * v1_sine[0])) - ((v285 - v47) * v284);
    const double v287 = (((v286 - (v261 * v122)) + (v282 * v124)) + (v265 * v147)) - (v1_cosine[1] * v281);
    const double v288 = (0.013297019103287584 * (v48 - v227)) - (((0.27690780075318017 * v1_cosine[0]) + (0.02217814896487824 * v29)) + (0.2414947634261143 * v25));
    const double v289 = (((v1_sine[2] * v237) + (v288 - (0.00012191242095074308 * v46))) + (v1_cosine[2] * v229)) + (0.316 * v233);
    const double v290 = ((v287 + (v1_sine[1] * v289)) - (v187 * v272)) + (v240 * v277);
    const double v291 = (0.061602421026527576 - v268) - v269;
    const double v292 = ((((v256 * v261) - 1.0552399437268127) - (v260 * v282)) - v291) - (v264 * v265);
    const double v293 = v245 + (((0.632 * v267) - 0.02217814896487824) - v241);
    const double v294 = (v221 - 0.00012191242095074308) - v266;
    const double v295 = (v1_sine[1] * (v293 + v291)) - ((2.0 * v1_cosine[1]) * v294);
    const double v296 = 1.0 / ((((v1_sine[1] * v295) + v292) - (v271 * v272)) - (v276 * v277));
    const double v297 = ((v15 * v254) - (v1_cosine[0] * v205)) - (v20 * v255);
    const double v298 = (((v1_cosine[0] * v210) + (v20 * v257)) - (v15 * v259)) + (v123 * v297);
    const double v299 = v132 * v298;
    const double v300 = 149.60760989322966 * v297;
    const double v301 = ((v20 * v263) + ((v128 * v300) - (v15 * v262))) - (v1_cosine[0] * v217);
    const double v302 = v301 - (v129 * v299);
    const double v303 = ((v1_cosine[0] * v224) + ((v160 * v298) - (v158 * v300))) - (v20 * v266);
    const double v304 = (v303 + (v15 * v269)) + (v302 * v171);
    const double v305 = v304 * v199;
    const double v306 = (v1_cosine[0] * v249) + (((v213 * v297) - (v212 * v298)) - (v302 * v219));
    const double v307 = (v1_sine[1] * v274) - (v1_cosine[1] * v273);
    const double v308 = (v306 + (v1_sine[0] * v307)) + (v225 * v305);
    const double v309 = (((v260 * v299) - (v297 * v261)) + (v1_sine[0] * (v294 - 0.01026110182100817))) + (v302 * v265);
    const double v310 = ((v20 * v295) + (v309 + (v1_cosine[0] * (v275 - 0.0007689361029463999)))) + (v271 * v305);
    const double v311 = v310 + (v308 * v277);
    const double v312 = v311 * v296;
    const double v313 = v308 * v251;
    const double v314 = v302 * v170;
    const double v315 = ((v13 - v285) * ((0.01026110182100817 * v1_cosine[0]) - (0.0007689361029463999 * v1_sine[0]))) - tau[0];
    const double v316 = ((v315 - ((2.0 * v17) * v284)) + (v300 * v122)) - (v299 * v124);
    const double v317 = ((v1_cosine[0] * v238) + ((v316 - (v314 * v147)) + (v15 * v281))) + (v20 * v289);
    const double v318 = v1_sine[0] * (((v283 - (v16 * v307)) + (v1_sine[0] * (v249 + v293))) - (v15 * v295));
    const double v319 = (((((v297 * v300) - 0.03733744848940618) - (v298 * v299)) - (v302 * v314)) - v249) + v318;
    const double v320 = 1.0 / (((v319 - (v304 * v305)) - (v308 * v313)) - (v311 * v312));
    const double v321 = (((v317 + (v187 * v305)) - (v240 * v313)) - (v290 * v312)) * v320;
    qdd[0] = v321;
    const double v322 = (v312 * v321) - (v290 * v296);
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
