/* panda, emitted by symgen 0.1.0 */
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
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
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
    const panda_lane rz = r * z;

    const panda_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const panda_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const panda_bits odd = 0ULL - (k.bits & 1ULL);
    const panda_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const panda_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
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

int panda_valid(const panda_parameters *parameters)
{
    (void)parameters;
    return 0;
}

void panda_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_parameters parameters_lane;

        (void)parameters;
        parameters_lane.reserved = 0.0;
        rules[lane] = panda_valid(&parameters_lane);
    }
}

const char *panda_rule(int number)
{
    (void)number;
    return "";
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
    const panda_four v1_angle = {v0, panda_alone(&q[5]), panda_alone(&q[4]), panda_alone(&q[3])};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {panda_alone(&q[2]), panda_alone(&q[1])};
    panda_four v9_sine;
    panda_four v9_cosine;
    panda_sincos(&v9_angle, &v9_sine, &v9_cosine);
    const double v13 = (0.001535882372017312 * v1_cosine[0]) - (0.000386330894443768 * v1_sine[0]);
    const double v14 = 0.014748570382675318 + v13;
    const double v15 = (0.002174847060296272 * v1_cosine[0]) - (0.0013205141364616632 * v1_sine[0]);
    const double v16 = v1_sine[0] * v15;
    const double v17 = 0.0329367555975712 + v16;
    const double v18 = 0.000577387053684904 * v1_cosine[0];
    const double v19 = 0.0282064073379485 + v18;
    const double v20 = v19 - v17;
    const double v21 = (v1_cosine[1] * v20) + ((2.0 * v1_sine[1]) * v14);
    const double v22 = 2.0 * v1_cosine[1];
    const double v23 = (v22 * v14) - (v1_sine[1] * v20);
    const double v24 = v1_cosine[1] * v23;
    const double v25 = v24 - (v1_sine[1] * v21);
    const double v26 = 0.0032806082595733185 * v1_cosine[0];
    const double v27 = 0.23184755269500001 + v26;
    const double v28 = (0.17380470556900005 * v1_sine[1]) + (v1_cosine[1] * v27);
    const double v29 = 0.768 * v28;
    const double v30 = v29 - v25;
    const double v31 = v1_cosine[0] * v15;
    const double v32 = v31 + ((0.000288693526842452 * v1_sine[0]) - 0.000983664612929451);
    const double v33 = (0.000386330894443768 * v1_cosine[0]) + (0.001535882372017312 * v1_sine[0]);
    const double v34 = 9.3569097314605e-05 + v33;
    const double v35 = (v1_cosine[1] * v34) - (v1_sine[1] * v32);
    const double v36 = 2.0 * v1_cosine[2];
    const double v37 = v1_sine[2] * v28;
    const double v38 = (v1_sine[2] * v30) + ((v36 * v35) - (0.768 * v37));
    const double v39 = v1_sine[2] * v38;
    const double v40 = v39 - v30;
    const double v41 = (0.17380470556900005 * v1_cosine[1]) - (v1_sine[1] * v27);
    const double v42 = v1_cosine[2] * v41;
    const double v43 = 0.165 * v42;
    const double v44 = v43 - v25;
    const double v45 = v1_sine[1] * v23;
    const double v46 = 0.384 * v41;
    const double v47 = (v46 + (v1_cosine[1] * v21)) + v45;
    const double v48 = (v1_sine[1] * v34) + (v1_cosine[1] * v32);
    const double v49 = v1_sine[2] * v48;
    const double v50 = v49 + (v1_cosine[2] * v47);
    const double v51 = 0.0825 * v28;
    const double v52 = v51 - v50;
    const double v53 = 2.0 * v1_cosine[3];
    const double v54 = (v53 * v52) + (v1_sine[3] * (v44 - v40));
    const double v55 = (v1_sine[3] * v42) + (v1_cosine[3] * v28);
    const double v56 = 0.0825 * v55;
    const double v57 = (v1_sine[3] * v28) - (v1_cosine[3] * v42);
    const double v58 = 0.316 * v57;
    const double v59 = ((v58 - v56) - v52) + (v1_cosine[3] * v54);
    const double v60 = v1_cosine[2] * v48;
    const double v61 = v60 - (v1_sine[2] * v47);
    const double v62 = 0.0825 * v41;
    const double v63 = v1_sine[2] * v62;
    const double v64 = v35 - v63;
    const double v65 = (v1_cosine[2] * v38) - v64;
    const double v66 = (v1_sine[3] * v65) + (v1_cosine[3] * v61);
    const double v67 = v1_sine[2] * v41;
    const double v68 = 0.316 * v67;
    const double v69 = v68 - v66;
    const double v70 = (v9_cosine[0] * v59) + (v9_sine[0] * v69);
    const double v71 = v9_sine[1] * v9_cosine[1];
    const double v72 = v1_sine[3] * v54;
    const double v73 = v72 + (v40 - (0.632 * v55));
    const double v74 = 0.5 * v9_sine[1];
    const double v75 = v9_sine[1] * v74;
    const double v76 = v72 - ((0.165 * v57) + v44);
    const double v77 = 0.5 - v75;
    const double v78 = (v43 - v29) - v39;
    const double v79 = (0.0825 * v57) - (0.316 * v55);
    const double v80 = v79 + v78;
    const double v81 = v79 + v80;
    const double v82 = (v1_sine[3] * v61) - (v1_cosine[3] * v65);
    const double v83 = v63 + v82;
    const double v84 = 2.0 * v9_cosine[0];
    const double v85 = (v84 * v83) + (v9_sine[0] * (v73 - v81));
    const double v86 = v9_sine[1] * v9_sine[0];
    const double v87 = v86 * v74;
    const double v88 = (((v75 * v73) - (v77 * v76)) + (v71 * v70)) - (v87 * v85);
    const double v89 = 0.768 * v41;
    const double v90 = ((v89 - 0.0100451878283212) - v17) + v45;
    const double v91 = (v18 + 0.05313849683169709) - v16;
    const double v92 = (v89 - 0.0014511560650267707) - v91;
    const double v93 = v90 - v92;
    const double v94 = v48 - 0.0015152444733270301;
    const double v95 = (v1_sine[2] * v93) - (v36 * v94);
    const double v96 = v1_sine[2] * v95;
    const double v97 = (v90 - 0.6972920750309717) - v96;
    const double v98 = (0.01149634389334796 + v19) + v45;
    const double v99 = v28 - 0.014653732538;
    const double v100 = 0.0032806082595733185 * v1_sine[0];
    const double v101 = v100 - 0.067870631425;
    const double v102 = (v1_sine[2] * v101) + (v1_cosine[2] * v99);
    const double v103 = 0.165 * v102;
    const double v104 = (v103 - 0.051020136156815485) - v98;
    const double v105 = v97 - v104;
    const double v106 = v24 + ((0.0010267877770288947 - (0.384 * v28)) - v14);
    const double v107 = 0.0012597535716761543 * v1_sine[0];
    const double v108 = (v107 - 0.02389827041510187) - v35;
    const double v109 = (v1_cosine[2] * v106) - (v1_sine[2] * v108);
    const double v110 = (v62 - 0.16284087268546085) - v109;
    const double v111 = (v1_sine[3] * v105) + (v53 * v110);
    const double v112 = v1_sine[3] * v111;
    const double v113 = v102 - 0.5527802746500001;
    const double v114 = v41 - 2.0125235536029997;
    const double v115 = (v1_sine[3] * v113) - (v1_cosine[3] * v114);
    const double v116 = ((0.02217814896487824 + (0.632 * v115)) - v97) + v112;
    const double v117 = 0.316 * v115;
    const double v118 = (v1_cosine[3] * v113) + (v1_sine[3] * v114);
    const double v119 = 0.0825 * v118;
    const double v120 = v119 + v117;
    const double v121 = (((v103 - 0.7483122111877872) + v92) - v120) + v96;
    const double v122 = ((0.061602421026527576 + v120) - v121) - v116;
    const double v123 = (v1_cosine[2] * v101) - (v1_sine[2] * v99);
    const double v124 = 0.0825 * v123;
    const double v125 = v1_cosine[2] * v95;
    const double v126 = v125 + ((0.0039053550262761003 + v94) + v124);
    const double v127 = (v1_cosine[2] * v108) + (v1_sine[2] * v106);
    const double v128 = 0.0016444875773692705 + v127;
    const double v129 = (v1_sine[3] * v128) + (v1_cosine[3] * v126);
    const double v130 = (v124 - 0.00012191242095074308) - v129;
    const double v131 = (v9_sine[0] * v122) - (v84 * v130);
    const double v132 = ((0.165 * v118) - v104) - v112;
    const double v133 = v71 * (((0.9253036087455432 + v116) - v132) + (v9_sine[0] * v131));
    const double v134 = v1_cosine[3] * v111;
    const double v135 = 0.0825 * v115;
    const double v136 = 0.316 * v118;
    const double v137 = (((v136 + 0.2414947634261143) + v135) - v110) + v134;
    const double v138 = (v1_sine[3] * v126) - (v1_cosine[3] * v128);
    const double v139 = 0.316 * v123;
    const double v140 = (0.013297019103287584 - v139) + v138;
    const double v141 = (v9_cosine[0] * v137) - (v9_sine[0] * v140);
    const double v142 = 0.5 * v9_cosine[1];
    const double v143 = v133 + (((v9_cosine[1] * v142) - v75) * ((2.0 * v141) - 0.00796671776787104));
    const double v144 = (v1_cosine[2] * v93) + ((2.0 * v1_sine[2]) * v94);
    const double v145 = 0.0825 * v102;
    const double v146 = ((v1_cosine[2] * v144) - v145) - v96;
    const double v147 = v1_cosine[3] * v109;
    const double v148 = (v1_sine[3] * v146) - v147;
    const double v149 = 0.316 * v102;
    const double v150 = v148 + v149;
    const double v151 = v125 + (v1_sine[2] * v144);
    const double v152 = 0.165 * v123;
    const double v153 = v151 + v152;
    const double v154 = (v1_sine[3] * v153) - (v53 * v127);
    const double v155 = v1_sine[3] * v124;
    const double v156 = (v155 - v127) + (v1_cosine[3] * (v139 - v154));
    const double v157 = (v9_cosine[0] * v156) - (v9_sine[0] * v150);
    const double v158 = v1_sine[3] * v154;
    const double v159 = (v151 + ((0.632 * v1_sine[3]) * v123)) - v158;
    const double v160 = 1.0 - v1_cosine[3];
    const double v161 = v158 - (v160 * v152);
    const double v162 = (v1_sine[3] * v139) + (v1_cosine[3] * v124);
    const double v163 = v153 - v162;
    const double v164 = v162 - v163;
    const double v165 = v1_sine[3] * v109;
    const double v166 = v165 + (v1_cosine[3] * v146);
    const double v167 = v145 + v166;
    const double v168 = (v9_sine[0] * (v159 - v164)) - (v84 * v167);
    const double v169 = (((v75 * v159) + (v77 * v161)) + (v71 * v157)) - (v87 * v168);
    const double v170 = (0.0013205141364616632 * v1_cosine[0]) + (0.002174847060296272 * v1_sine[0]);
    const double v171 = v31 - (v1_sine[0] * v170);
    const double v172 = 0.000577387053684904 * v1_sine[0];
    const double v173 = v171 + v172;
    const double v174 = (v22 * v33) - (v1_sine[1] * v173);
    const double v175 = v1_sine[1] * v174;
    const double v176 = v1_sine[1] * v1_sine[0];
    const double v177 = 0.0025195071433523086 * v176;
    const double v178 = (v171 - v177) + v175;
    const double v179 = v173 + v177;
    const double v180 = 0.000288693526842452 * v1_cosine[0];
    const double v181 = (v180 - (v1_cosine[0] * v170)) - v16;
    const double v182 = v1_sine[1] * v13;
    const double v183 = v182 + (v1_cosine[1] * v181);
    const double v184 = (v36 * v183) + (v1_sine[2] * (v178 + v179));
    const double v185 = v1_sine[2] * v184;
    const double v186 = v185 - v178;
    const double v187 = v172 + v175;
    const double v188 = v1_cosine[1] * v1_sine[0];
    const double v189 = 0.0032806082595733185 * v188;
    const double v190 = (v1_cosine[2] * v189) - (v1_sine[2] * v26);
    const double v191 = 0.165 * v190;
    const double v192 = v191 - v187;
    const double v193 = 0.0012597535716761543 * v188;
    const double v194 = (v1_cosine[1] * v174) - (v33 + v193);
    const double v195 = v1_cosine[1] * v13;
    const double v196 = v195 - (v1_sine[1] * v181);
    const double v197 = 0.0012597535716761543 * v1_cosine[0];
    const double v198 = v197 - v196;
    const double v199 = (v1_cosine[2] * v194) + (v1_sine[2] * v198);
    const double v200 = 0.0002706501814147988 * v176;
    const double v201 = v200 + v199;
    const double v202 = (v53 * v201) + (v1_sine[3] * (v186 + v192));
    const double v203 = 0.0032806082595733185 * v176;
    const double v204 = (v1_sine[3] * v190) + (v1_cosine[3] * v203);
    const double v205 = 0.0825 * v204;
    const double v206 = (v1_sine[3] * v203) - (v1_cosine[3] * v190);
    const double v207 = 0.316 * v206;
    const double v208 = ((v207 - v205) - v201) + (v1_cosine[3] * v202);
    const double v209 = (v1_cosine[2] * v26) + (v1_sine[2] * v189);
    const double v210 = 0.0825 * v209;
    const double v211 = (v1_cosine[2] * v184) - (v183 + v210);
    const double v212 = (v1_cosine[2] * v198) - (v1_sine[2] * v194);
    const double v213 = (v1_sine[3] * v211) + (v1_cosine[3] * v212);
    const double v214 = 0.316 * v209;
    const double v215 = v213 + v214;
    const double v216 = (v9_cosine[0] * v208) + (v9_sine[0] * v215);
    const double v217 = v1_sine[3] * v202;
    const double v218 = v217 - ((0.632 * v204) + v186);
    const double v219 = v217 - ((0.165 * v206) + v192);
    const double v220 = (v191 - v179) + v185;
    const double v221 = (0.0825 * v206) - (0.316 * v204);
    const double v222 = v221 + v220;
    const double v223 = v221 + v222;
    const double v224 = (v1_sine[3] * v212) - (v1_cosine[3] * v211);
    const double v225 = v210 - v224;
    const double v226 = (v84 * v225) + (v9_sine[0] * (v218 - v223));
    const double v227 = (((v75 * v218) - (v77 * v219)) + (v71 * v216)) - (v87 * v226);
    const double v228 = ((2.0 * v1_sine[3]) * v110) - (v1_cosine[3] * v105);
    const double v229 = (v1_sine[3] * v228) - v134;
    const double v230 = (0.165 * v115) - v229;
    const double v231 = (0.632 * v118) - v229;
    const double v232 = ((v117 - v119) + (v1_cosine[3] * v228)) + v112;
    const double v233 = (v9_cosine[0] * v232) + (v9_sine[0] * v129);
    const double v234 = v135 - v136;
    const double v235 = 2.0 * v9_sine[0];
    const double v236 = (v9_sine[0] * v231) + ((v84 * v138) + (v235 * v234));
    const double v237 = (((v75 * v231) - (v77 * v230)) - (v71 * v233)) - (v87 * v236);
    const double v238 = (v9_cosine[0] * v122) + (v235 * v130);
    const double v239 = v9_cosine[0] * v131;
    const double v240 = v239 + (v9_sine[0] * v238);
    const double v241 = (v9_cosine[0] * v140) + (v9_sine[0] * v137);
    const double v242 = (v75 * v240) - (v71 * v241);
    const double v243 = ((qd[3] * v237) + (qd[6] * v227)) + (qd[2] * v242);
    C[0] = v243 + (((qd[1] * v143) - (qd[5] * v88)) + (qd[4] * v169));
    const double v244 = v9_sine[1] * v9_cosine[0];
    const double v245 = 0.5 * v244;
    const double v246 = (v9_cosine[0] * v150) + (v9_sine[0] * v156);
    const double v247 = ((v142 * v246) + (v74 * v167)) + (v245 * v168);
    const double v248 = v98 - v145;
    const double v249 = (v1_sine[3] * v248) - v147;
    const double v250 = v149 + v249;
    const double v251 = (0.0825 * v1_sine[3]) - (0.316 * v1_cosine[3]);
    const double v252 = (v251 * v123) - v127;
    const double v253 = (v9_cosine[0] * v250) - (v9_sine[0] * v252);
    const double v254 = v165 + (v1_cosine[3] * v248);
    const double v255 = (v74 * (v145 + v254)) - (v142 * v253);
    const double v256 = v255 + v247;
    const double v257 = (v9_cosine[0] * v215) - (v9_sine[0] * v208);
    const double v258 = ((v142 * v257) + (v74 * v225)) - (v245 * v226);
    const double v259 = 0.006684151967360946 + v180;
    const double v260 = v195 - (v1_sine[1] * v259);
    const double v261 = v197 - v260;
    const double v262 = v33 - v193;
    const double v263 = (v1_cosine[2] * v262) + (v1_sine[2] * v261);
    const double v264 = ((v207 - v200) + v205) + v263;
    const double v265 = (v1_cosine[2] * v261) - (v1_sine[2] * v262);
    const double v266 = v182 + (v1_cosine[1] * v259);
    const double v267 = v210 - v266;
    const double v268 = (v1_sine[3] * v267) - (v1_cosine[3] * v265);
    const double v269 = v214 - v268;
    const double v270 = (v9_cosine[0] * v269) - (v9_sine[0] * v264);
    const double v271 = (v1_sine[3] * v265) + (v1_cosine[3] * v267);
    const double v272 = (v74 * (v210 - v271)) - (v142 * v270);
    const double v273 = v258 + v272;
    const double v274 = 0.5 * v86;
    const double v275 = v142 * v141;
    const double v276 = (v275 + (v274 * v131)) - (v245 * v238);
    const double v277 = ((0.041890284995702985 * v9_sine[1]) + (v74 * v132)) - v275;
    const double v278 = v276 + v277;
    const double v279 = v9_cosine[0] * v129;
    const double v280 = v279 - (v9_sine[0] * v232);
    const double v281 = v74 * v138;
    const double v282 = (v281 - (v142 * v280)) - (v245 * v236);
    const double v283 = v279 - (v9_sine[0] * v121);
    const double v284 = v281 + (v142 * v283);
    const double v285 = v282 - v284;
    const double v286 = qd[0] * v143;
    const double v287 = (v9_cosine[0] * v69) - (v9_sine[0] * v59);
    const double v288 = ((v142 * v287) + (v74 * v83)) - (v245 * v85);
    const double v289 = v46 - v91;
    const double v290 = (v1_cosine[2] * v289) - v49;
    const double v291 = ((v51 - v56) - v58) + v290;
    const double v292 = v60 + (v1_sine[2] * v289);
    const double v293 = (v1_sine[3] * v64) + (v1_cosine[3] * v292);
    const double v294 = v68 + v293;
    const double v295 = (v9_cosine[0] * v294) + (v9_sine[0] * v291);
    const double v296 = (v1_sine[3] * v292) - (v1_cosine[3] * v64);
    const double v297 = (v74 * (v63 - v296)) - (v142 * v295);
    const double v298 = v297 + v288;
    const double v299 = v9_sine[1] * v241;
    const double v300 = qd[1] * (((0.0007689361029463999 * v9_sine[1]) + v299) + (v9_cosine[1] * (v239 + (v130 - 0.01026110182100817))));
    const double v301 = ((v286 + (qd[3] * v285)) - (qd[5] * v298)) + v300;
    C[1] = v301 + (((qd[6] * v273) - (qd[4] * v256)) - (qd[2] * v278));
    const double v302 = (v245 * v264) + (v274 * v269);
    const double v303 = (v74 * v216) - (v142 * v219);
    const double v304 = v303 + v302;
    const double v305 = (v142 * v161) + (v74 * v157);
    const double v306 = (v245 * v252) + (v274 * v250);
    const double v307 = v305 - v306;
    const double v308 = (v74 * v70) - (v142 * v76);
    const double v309 = (v274 * v294) - (v245 * v291);
    const double v310 = v309 + v308;
    const double v311 = (((qd[4] * v307) - (qd[2] * v299)) - (qd[5] * v310)) + (qd[6] * v304);
    const double v312 = (v142 * v230) + (v74 * v233);
    const double v313 = (v245 * v121) + (v274 * v129);
    const double v314 = v312 - v313;
    const double v315 = qd[0] * v242;
    C[2] = (v315 - (qd[3] * v314)) + (v311 - (qd[1] * v278));
    const double v316 = ((v142 * v268) + (v274 * v221)) - (v245 * v271);
    const double v317 = ((v142 * v213) + (v245 * v224)) + (v274 * v222);
    const double v318 = v317 + v316;
    const double v319 = ((v142 * v66) + (v245 * v82)) - (v274 * v80);
    const double v320 = ((v142 * v293) - (v274 * v79)) + (v245 * v296);
    const double v321 = v319 + v320;
    const double v322 = qd[3] * v138;
    const double v323 = qd[3] * v129;
    const double v324 = qd[3] * v234;
    const double v325 = (((v9_cosine[1] * v323) + (v86 * v324)) + (v244 * v322)) - (qd[5] * v321);
    const double v326 = ((v142 * v249) + (v274 * v162)) - (v245 * v254);
    const double v327 = ((v142 * v148) - (v245 * v166)) + (v274 * v163);
    const double v328 = v327 - v326;
    const double v329 = ((qd[1] * v285) + ((v325 - (qd[6] * v318)) + (qd[4] * v328))) - (qd[2] * v314);
    const double v330 = qd[0] * v237;
    C[3] = v330 + v329;
    const double v331 = v1_cosine[2] * v62;
    const double v332 = v25 - v331;
    const double v333 = 0.316 * v42;
    const double v334 = (v333 + (v1_sine[3] * v332)) + (v1_cosine[3] * v50);
    const double v335 = ((v1_sine[3] * v50) - v331) - (v1_cosine[3] * v332);
    const double v336 = v251 * v67;
    const double v337 = v61 + v336;
    const double v338 = ((v142 * v335) - (v274 * v337)) - (v245 * v334);
    const double v339 = ((v1_sine[3] * v331) - v333) - (v1_cosine[3] * v290);
    const double v340 = (v1_sine[3] * v290) - (v160 * v331);
    const double v341 = v336 - v292;
    const double v342 = ((v142 * v340) + (v245 * v339)) - (v274 * v341);
    const double v343 = v338 + v342;
    const double v344 = 0.0825 * v190;
    const double v345 = v187 - v344;
    const double v346 = 0.316 * v190;
    const double v347 = (v346 - (v1_cosine[3] * v199)) + (v1_sine[3] * v345);
    const double v348 = (v344 + (v1_sine[3] * v199)) + (v1_cosine[3] * v345);
    const double v349 = v251 * v209;
    const double v350 = v349 - v212;
    const double v351 = ((v142 * v348) + (v274 * v350)) + (v245 * v347);
    const double v352 = ((v1_sine[3] * v344) - v346) + (v1_cosine[3] * v263);
    const double v353 = (v1_sine[3] * v263) + (v160 * v344);
    const double v354 = v349 - v265;
    const double v355 = ((v142 * v353) - (v245 * v352)) + (v274 * v354);
    const double v356 = v351 + v355;
    const double v357 = qd[4] * ((v155 - v139) - (v1_cosine[3] * v127));
    const double v358 = qd[4] * ((v1_sine[3] * v127) - (v160 * v124));
    const double v359 = qd[4] * (v109 + (v251 * v102));
    const double v360 = ((v86 * v359) - ((v244 * v357) + (v9_cosine[1] * v358))) - (qd[6] * v356);
    const double v361 = (((qd[3] * v328) + (v360 - (qd[5] * v343))) + (qd[2] * v307)) - (qd[1] * v256);
    const double v362 = qd[0] * v169;
    C[4] = v362 + v361;
    const double v363 = 0.0002706501814147988 * v188;
    const double v364 = v173 + (0.0012597535716761543 * v176);
    const double v365 = (v1_cosine[2] * v364) - ((v1_sine[2] * v183) + v363);
    const double v366 = (0.0010366722100251687 * v1_sine[3]) + (0.0002706501814147988 * v1_cosine[3]);
    const double v367 = v1_cosine[2] * v176;
    const double v368 = (((v1_sine[3] * v1_cosine[2]) * v200) - (v188 * v366)) - ((0.0010366722100251687 * v1_cosine[3]) * v367);
    const double v369 = v368 - v365;
    const double v370 = (v1_cosine[2] * v183) + (v1_sine[2] * v364);
    const double v371 = v1_sine[2] * v200;
    const double v372 = v196 - v371;
    const double v373 = v1_sine[2] * v176;
    const double v374 = 0.0010366722100251687 * v373;
    const double v375 = (v374 + (v1_sine[3] * v372)) + (v1_cosine[3] * v370);
    const double v376 = (v1_sine[3] * v370) - ((v1_cosine[3] * v372) + v371);
    const double v377 = ((v142 * v376) - (v245 * v375)) + (v274 * v369);
    const double v378 = (v1_sine[2] * v266) + ((0.0012597535716761543 * v367) - v363);
    const double v379 = v368 - v378;
    const double v380 = v260 + v371;
    const double v381 = (v1_cosine[2] * v266) - (0.0012597535716761543 * v373);
    const double v382 = (v371 + (v1_sine[3] * v381)) - (v1_cosine[3] * v380);
    const double v383 = ((v1_sine[3] * v380) - v374) + (v1_cosine[3] * v381);
    const double v384 = ((v142 * v382) - (v274 * v379)) - (v245 * v383);
    const double v385 = v384 - v377;
    const double v386 = v1_cosine[2] * v28;
    const double v387 = (v1_sine[2] * v35) + ((0.384 * v386) - v62);
    const double v388 = qd[5] * (v387 + ((((0.316 * v1_sine[3]) * v41) + (v1_cosine[3] * v62)) - (v251 * v386)));
    const double v389 = (v1_cosine[2] * v35) - (0.384 * v37);
    const double v390 = 0.0825 * v37;
    const double v391 = v48 - v390;
    const double v392 = qd[5] * (((v1_sine[3] * v391) + (0.316 * v37)) - (v1_cosine[3] * v389));
    const double v393 = qd[5] * ((v390 + (v1_sine[3] * v389)) + (v1_cosine[3] * v391));
    const double v394 = (qd[6] * v385) - (((v244 * v392) + (v86 * v388)) + (v9_cosine[1] * v393));
    const double v395 = (((v394 - (qd[4] * v343)) - (qd[3] * v321)) - (qd[2] * v310)) - (qd[1] * v298);
    const double v396 = qd[0] * v88;
    C[5] = v395 - v396;
    const double v397 = (v1_cosine[1] * v33) - ((0.000288693526842452 * v176) + v107);
    const double v398 = (v1_cosine[1] * v197) - v13;
    const double v399 = v1_sine[1] * v1_cosine[0];
    const double v400 = ((v1_cosine[2] * v398) + (0.0002706501814147988 * v399)) - (v1_sine[2] * v397);
    const double v401 = v1_cosine[1] * v26;
    const double v402 = qd[6] * (((v366 * v399) + (v251 * ((v1_cosine[2] * v401) + (v1_sine[2] * v100)))) - v400);
    const double v403 = (v1_cosine[2] * v397) + (v1_sine[2] * v398);
    const double v404 = (v1_sine[2] * v401) - (v1_cosine[2] * v100);
    const double v405 = 0.0825 * v404;
    const double v406 = (v1_sine[1] * v33) + (0.000288693526842452 * v188);
    const double v407 = v406 + v405;
    const double v408 = qd[6] * (((v1_sine[3] * v407) - (0.316 * v404)) - (v1_cosine[3] * v403));
    const double v409 = qd[6] * (((v1_sine[3] * v403) - v405) + (v1_cosine[3] * v407));
    const double v410 = (qd[5] * v385) + (((v244 * v408) + (v86 * v402)) + (v9_cosine[1] * v409));
    const double v411 = (((v410 - (qd[4] * v356)) - (qd[3] * v318)) + (qd[2] * v304)) + (qd[1] * v273);
    const double v412 = qd[0] * v227;
    C[6] = v412 + v411;
    const double v413 = v258 - v272;
    const double v414 = v255 - v247;
    const double v415 = v276 - v277;
    const double v416 = ((qd[4] * v414) + (qd[6] * v413)) - (qd[2] * v415);
    const double v417 = v297 - v288;
    const double v418 = v282 + v284;
    C[7] = (((qd[5] * v417) - v286) + (qd[3] * v418)) + v416;
    const double v419 = 0.5 * qd[2];
    const double v420 = 0.5 * v9_sine[0];
    const double v421 = (0.5 * v223) + (v420 * v226);
    const double v422 = (0.5 * v81) + (v420 * v85);
    const double v423 = (0.5 * v164) + (v420 * v168);
    const double v424 = v234 - (v420 * v236);
    const double v425 = ((qd[4] * v423) - (qd[5] * v422)) - (qd[3] * v424);
    C[8] = v425 + ((qd[6] * v421) - (v419 * v240));
    const double v426 = ((0.5 * qd[1]) * v240) + (qd[0] * v415);
    const double v427 = 0.5 * v283;
    const double v428 = 0.5 * v280;
    const double v429 = v428 - v427;
    const double v430 = 0.5 * v270;
    const double v431 = 0.5 * v257;
    const double v432 = v431 + v430;
    const double v433 = 0.5 * v287;
    const double v434 = 0.5 * v295;
    const double v435 = v434 + v433;
    const double v436 = (((qd[6] * v432) - (qd[2] * v141)) - (qd[5] * v435)) - (qd[3] * v429);
    const double v437 = 0.5 * v246;
    const double v438 = 0.5 * v253;
    const double v439 = v438 + v437;
    C[9] = (v436 - (qd[4] * v439)) - v426;
    const double v440 = 0.5 * v9_cosine[0];
    const double v441 = (v440 * v222) - (v420 * v224);
    const double v442 = (v420 * v271) + (v440 * v221);
    const double v443 = v441 + v442;
    const double v444 = (v420 * v82) + (v440 * v80);
    const double v445 = (v420 * v296) + (v440 * v79);
    const double v446 = v445 + v444;
    const double v447 = ((qd[5] * v446) + ((v9_cosine[0] * v324) - (v9_sine[0] * v322))) - (qd[6] * v443);
    const double v448 = (v420 * v166) + (v440 * v163);
    const double v449 = (v420 * v254) + (v440 * v162);
    const double v450 = v449 - v448;
    const double v451 = (qd[1] * v424) - (qd[0] * v418);
    C[10] = ((v447 - (qd[4] * v450)) - (qd[2] * v429)) - v451;
    const double v452 = (v440 * v350) - (v420 * v347);
    const double v453 = (v420 * v352) + (v440 * v354);
    const double v454 = v453 + v452;
    const double v455 = (v440 * v337) - (v420 * v334);
    const double v456 = (v420 * v339) + (v440 * v341);
    const double v457 = v456 + v455;
    const double v458 = (qd[5] * v457) + (((v9_sine[0] * v357) + (v9_cosine[0] * v359)) - (qd[6] * v454));
    const double v459 = (qd[1] * v423) + (qd[0] * v414);
    C[11] = v459 + ((v458 - (qd[3] * v450)) - (qd[2] * v439));
    const double v460 = (qd[1] * v422) - (qd[0] * v417);
    const double v461 = (v440 * v379) - (v420 * v383);
    const double v462 = (v420 * v375) + (v440 * v369);
    const double v463 = v462 + v461;
    const double v464 = (qd[4] * v457) + (((v9_sine[0] * v392) - (v9_cosine[0] * v388)) - (qd[6] * v463));
    C[12] = (((qd[3] * v446) + v464) - (qd[2] * v435)) - v460;
    const double v465 = (((v9_cosine[0] * v402) - (v9_sine[0] * v408)) - (qd[5] * v463)) - (qd[4] * v454);
    const double v466 = (qd[1] * v421) + (qd[0] * v413);
    C[13] = v466 + ((qd[2] * v432) + (v465 - (qd[3] * v443)));
    const double v467 = v303 - v302;
    const double v468 = v305 + v306;
    const double v469 = v309 - v308;
    const double v470 = v312 + v313;
    const double v471 = (((qd[5] * v469) + (qd[4] * v468)) + (qd[6] * v467)) - (qd[3] * v470);
    C[14] = v471 + ((qd[1] * v415) - v315);
    const double v472 = v428 + v427;
    const double v473 = v431 - v430;
    const double v474 = v434 - v433;
    const double v475 = v438 - v437;
    C[15] = v426 + ((((qd[5] * v474) + (qd[6] * v473)) - (qd[3] * v472)) + (qd[4] * v475));
    const double v476 = 0.5 * qd[3];
    const double v477 = 0.5 * qd[4];
    const double v478 = 0.5 * qd[5];
    const double v479 = 0.5 * qd[6];
    C[16] = (((v478 * v76) + (v477 * v161)) - (v479 * v219)) - (v476 * v230);
    const double v480 = ((qd[1] * v472) + (v419 * v230)) + (qd[0] * v470);
    const double v481 = 0.5 * v268;
    const double v482 = 0.5 * v213;
    const double v483 = v482 + v481;
    const double v484 = 0.5 * v66;
    const double v485 = 0.5 * v293;
    const double v486 = v484 + v485;
    const double v487 = 0.5 * v249;
    const double v488 = 0.5 * v148;
    const double v489 = v488 - v487;
    C[17] = (((v323 - (qd[5] * v486)) - (qd[6] * v483)) + (qd[4] * v489)) - v480;
    const double v490 = 0.5 * v348;
    const double v491 = 0.5 * v353;
    const double v492 = v490 + v491;
    const double v493 = 0.5 * v335;
    const double v494 = 0.5 * v340;
    const double v495 = v493 + v494;
    const double v496 = ((qd[1] * v475) + (v419 * v161)) + (qd[0] * v468);
    C[18] = v496 + ((qd[3] * v489) - ((qd[5] * v495) + ((qd[6] * v492) + v358)));
    const double v497 = ((qd[1] * v474) + (v419 * v76)) + (qd[0] * v469);
    const double v498 = 0.5 * v376;
    const double v499 = 0.5 * v382;
    const double v500 = v499 - v498;
    C[19] = v497 + ((((qd[6] * v500) - v393) - (qd[4] * v495)) - (qd[3] * v486));
    const double v501 = ((qd[1] * v473) - (v419 * v219)) + (qd[0] * v467);
    C[20] = (((v409 + (qd[5] * v500)) - (qd[4] * v492)) - (qd[3] * v483)) + v501;
    const double v502 = v317 - v316;
    const double v503 = v319 - v320;
    const double v504 = v327 + v326;
    const double v505 = (qd[2] * v470) + ((qd[4] * v504) - ((qd[5] * v503) + (qd[6] * v502)));
    C[21] = (v505 - (qd[1] * v418)) - v330;
    const double v506 = v441 - v442;
    const double v507 = v445 - v444;
    const double v508 = v449 + v448;
    C[22] = v451 + ((qd[2] * v472) + ((qd[4] * v508) - ((qd[5] * v507) + (qd[6] * v506))));
    const double v509 = v482 - v481;
    const double v510 = v484 - v485;
    const double v511 = v488 + v487;
    C[23] = v480 + ((qd[4] * v511) - ((qd[5] * v510) + (qd[6] * v509)));
    C[24] = ((v479 * v220) - (v478 * v78)) - (v477 * v153);
    const double v512 = (((qd[2] * v511) - (v476 * v153)) + (qd[1] * v508)) + (qd[0] * v504);
    const double v513 = 0.5 * v265;
    const double v514 = 0.5 * v212;
    const double v515 = v514 + v513;
    const double v516 = 0.5 * v292;
    const double v517 = 0.5 * v61;
    const double v518 = v517 - v516;
    C[25] = v512 - ((qd[5] * v518) + ((qd[4] * v109) + (qd[6] * v515)));
    const double v519 = (((qd[2] * v510) + (v476 * v78)) + (qd[1] * v507)) + (qd[0] * v503);
    const double v520 = 0.5 * v365;
    const double v521 = 0.5 * v378;
    const double v522 = v521 + v520;
    C[26] = (((qd[5] * v387) - (qd[6] * v522)) - (qd[4] * v518)) - v519;
    const double v523 = (((qd[2] * v509) - (v476 * v220)) + (qd[1] * v506)) + (qd[0] * v502);
    C[27] = (((qd[6] * v400) - (qd[5] * v522)) - (qd[4] * v515)) - v523;
    const double v524 = v351 - v355;
    const double v525 = v338 - v342;
    const double v526 = (((qd[5] * v525) + (qd[6] * v524)) + (qd[3] * v504)) + (qd[2] * v468);
    C[28] = -(v362 + (v526 + (qd[1] * v414)));
    const double v527 = v456 - v455;
    const double v528 = v453 - v452;
    C[29] = ((((qd[6] * v528) - (qd[5] * v527)) - (qd[3] * v508)) - (qd[2] * v475)) - v459;
    const double v529 = v490 - v491;
    const double v530 = v493 - v494;
    C[30] = -(v496 + (((qd[5] * v530) + (qd[6] * v529)) + (qd[3] * v511)));
    const double v531 = v514 - v513;
    const double v532 = v517 + v516;
    C[31] = -(v512 + ((qd[5] * v532) + (qd[6] * v531)));
    C[32] = (v478 * v25) - (v479 * v187);
    const double v533 = (((qd[3] * v532) - (v477 * v25)) + (qd[2] * v530)) + (qd[1] * v527);
    const double v534 = v533 + (qd[0] * v525);
    const double v535 = 0.5 * v260;
    const double v536 = 0.5 * v196;
    const double v537 = v536 - v535;
    C[33] = ((qd[6] * v537) - (qd[5] * v48)) - v534;
    const double v538 = (((qd[3] * v531) + (v477 * v187)) + (qd[2] * v529)) - (qd[1] * v528);
    const double v539 = v538 + (qd[0] * v524);
    C[34] = ((qd[5] * v537) + (qd[6] * v406)) - v539;
    const double v540 = v384 + v377;
    const double v541 = ((qd[3] * v503) + ((qd[4] * v525) - (qd[6] * v540))) - (qd[2] * v469);
    C[35] = v396 + (v541 - (qd[1] * v417));
    const double v542 = v462 - v461;
    C[36] = v460 + (((qd[3] * v507) + ((qd[4] * v527) - (qd[6] * v542))) - (qd[2] * v474));
    const double v543 = v499 + v498;
    C[37] = ((qd[3] * v510) + ((qd[4] * v530) - (qd[6] * v543))) - v497;
    const double v544 = v521 - v520;
    C[38] = v519 + ((qd[4] * v532) + (qd[6] * v544));
    const double v545 = v536 + v535;
    C[39] = v534 + (qd[6] * v545);
    C[40] = -(v479 * v173);
    const double v546 = ((qd[3] * v544) + ((qd[4] * v545) - (v478 * v173))) - (qd[2] * v543);
    const double v547 = (v546 - (qd[1] * v542)) - (qd[0] * v540);
    C[41] = v547 - (qd[6] * v13);
    const double v548 = (((qd[5] * v540) + (qd[4] * v524)) + (qd[3] * v502)) - (qd[2] * v467);
    C[42] = (v548 - (qd[1] * v413)) - v412;
    C[43] = ((((qd[5] * v542) - (qd[4] * v528)) + (qd[3] * v506)) - (qd[2] * v473)) - v466;
    C[44] = (((qd[5] * v543) + (qd[4] * v529)) + (qd[3] * v509)) - v501;
    C[45] = v523 + ((qd[4] * v531) - (qd[5] * v544));
    C[46] = v539 - (qd[5] * v545);
    C[47] = -v547;
    C[48] = 0.0;
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
    const panda_four v1_angle = {panda_alone(&q[2]), panda_alone(&q[1]), panda_alone(&q[3]), panda_alone(&q[4])};
    panda_four v1_sine;
    panda_four v1_cosine;
    panda_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const panda_four v9_angle = {panda_alone(&q[5]), v0};
    panda_four v9_sine;
    panda_four v9_cosine;
    panda_sincos(&v9_angle, &v9_sine, &v9_cosine);
    const double v13 = v1_sine[1] * v1_cosine[0];
    const double v14 = (qd[0] * v13) - (qd[1] * v1_sine[0]);
    const double v15 = qd[2] + (qd[0] * v1_cosine[1]);
    const double v16 = (v1_sine[2] * v15) - (v1_cosine[2] * v14);
    const double v17 = v1_sine[1] * v1_sine[0];
    const double v18 = (qd[1] * v1_cosine[0]) + (qd[0] * v17);
    const double v19 = qd[3] - v18;
    const double v20 = (v1_cosine[3] * v19) + (v1_sine[3] * v16);
    const double v21 = (v1_cosine[3] * v16) - (v1_sine[3] * v19);
    const double v22 = v21 * v20;
    const double v23 = v18 * v14;
    const double v24 = qd[0] * qd[1];
    const double v25 = v24 * v1_sine[1];
    const double v26 = v25 - v23;
    const double v27 = qd[0] * qd[0];
    const double v28 = v27 * v1_cosine[1];
    const double v29 = 2.0 * v1_cosine[1];
    const double v30 = v24 * v29;
    const double v31 = (v17 * v28) + (v1_cosine[0] * v30);
    const double v32 = ((2.0 * v15) * v18) - v31;
    const double v33 = (v1_sine[2] * v32) + (v1_cosine[2] * v26);
    const double v34 = v19 * v16;
    const double v35 = v33 + v34;
    const double v36 = v35 - v22;
    const double v37 = (v1_cosine[2] * v15) + (v1_sine[2] * v14);
    const double v38 = v37 * v16;
    const double v39 = (v1_sine[0] * v30) - (v13 * v28);
    const double v40 = v15 * v14;
    const double v41 = v39 + v40;
    const double v42 = v41 + v38;
    const double v43 = (v1_sine[2] * v26) - (v1_cosine[2] * v32);
    const double v44 = (v19 * (2.0 * v37)) - v43;
    const double v45 = (v1_cosine[3] * v44) + (v1_sine[3] * v42);
    const double v46 = qd[4] + v37;
    const double v47 = (v20 * (2.0 * v46)) - v45;
    const double v48 = (v9_cosine[0] * v47) + (v9_sine[0] * v36);
    const double v49 = qd[5] + v20;
    const double v50 = 2.0 * qd[6];
    const double v51 = (v50 * v49) - v48;
    const double v52 = 0.0032806082595733185 * v9_sine[1];
    const double v53 = (v1_cosine[3] * v42) - (v1_sine[3] * v44);
    const double v54 = v46 * v21;
    const double v55 = v54 - v53;
    const double v56 = (v9_cosine[0] * v21) + (v9_sine[0] * v46);
    const double v57 = (v9_cosine[0] * v46) - (v9_sine[0] * v21);
    const double v58 = v57 * v56;
    const double v59 = v58 + v55;
    const double v60 = (v50 * v56) - v59;
    const double v61 = 0.0032806082595733185 * v9_cosine[1];
    const double v62 = (v61 * v60) + (v52 * v51);
    const double v63 = (0.002174847060296272 * v9_cosine[1]) - (0.0013205141364616632 * v9_sine[1]);
    const double v64 = (v9_cosine[1] * v63) - 0.001087423530148136;
    const double v65 = v9_sine[1] * v63;
    const double v66 = v65 - 0.002681818915449642;
    const double v67 = v25 + v23;
    const double v68 = (0.0825 * v67) - ((0.316 * v31) + (9.81 * v17));
    const double v69 = v34 + v35;
    const double v70 = (0.0825 * v69) - v68;
    const double v71 = v15 * v15;
    const double v72 = v71 + (v18 * v18);
    const double v73 = ((9.81 * v13) + (0.0825 * v72)) - (0.316 * v39);
    const double v74 = v40 + v41;
    const double v75 = v1_sine[1] * v1_sine[1];
    const double v76 = qd[1] * qd[1];
    const double v77 = v76 + (v27 * v75);
    const double v78 = (0.0825 * v74) + ((0.316 * v77) - (9.81 * v1_cosine[1]));
    const double v79 = (v1_sine[2] * v78) + (v1_cosine[2] * v73);
    const double v80 = v19 * v19;
    const double v81 = v80 + (v37 * v37);
    const double v82 = (0.0825 * v81) - v79;
    const double v83 = (v1_cosine[3] * v82) + (v1_sine[3] * v70);
    const double v84 = v83 + (0.384 * v53);
    const double v85 = v41 - v38;
    const double v86 = (v1_sine[2] * v73) - (v1_cosine[2] * v78);
    const double v87 = v86 + (0.0825 * v85);
    const double v88 = v80 + (v16 * v16);
    const double v89 = (0.384 * v88) - v87;
    const double v90 = (v9_cosine[0] * v84) - (v9_sine[0] * v89);
    const double v91 = (0.17380470556900005 * v90) + (((0.00010375891721868492 * v48) - (v64 * v51)) + (v66 * v60));
    const double v92 = (v9_cosine[0] * v36) - (v9_sine[0] * v47);
    const double v93 = (0.000386330894443768 * v9_cosine[1]) + (0.001535882372017312 * v9_sine[1]);
    const double v94 = 9.3569097314605e-05 + v93;
    const double v95 = v49 * v49;
    const double v96 = v95 + (v57 * v57);
    const double v97 = v56 * v56;
    const double v98 = v97 + v95;
    const double v99 = (0.001535882372017312 * v9_cosine[1]) - (0.000386330894443768 * v9_sine[1]);
    const double v100 = 0.014748570382675318 + v99;
    const double v101 = qd[6] - v57;
    const double v102 = v101 * v101;
    const double v103 = v102 + v95;
    const double v104 = ((v100 * v98) - ((0.014748570382675318 * v96) + (0.007412167175072336 * v58))) - (v99 * v103);
    const double v105 = (v9_cosine[0] * v89) + (v9_sine[0] * v84);
    const double v106 = (0.088 * v59) - v105;
    const double v107 = (v61 * v106) + (((v104 + (0.050456677916247444 * v55)) - (v94 * v92)) - (0.23184755269500001 * v105));
    const double v108 = v107 + (v91 - (0.088 * v62));
    const double v109 = v56 * v49;
    const double v110 = v109 + v92;
    const double v111 = v109 + v110;
    const double v112 = 0.000288693526842452 * v9_cosine[1];
    const double v113 = v97 + v102;
    const double v114 = v58 - v55;
    const double v115 = 0.000288693526842452 * v9_sine[1];
    const double v116 = 0.004002333051911305 + v65;
    const double v117 = (v93 * v114) + ((v115 * v96) - ((v66 + v116) * v109));
    const double v118 = (v1_cosine[3] * v70) - (v1_sine[3] * v82);
    const double v119 = (0.384 * v45) - v118;
    const double v120 = (v49 * (2.0 * v57)) - v48;
    const double v121 = ((v61 * v119) + (v117 - (v64 * (v113 - v103)))) - (v99 * v120);
    const double v122 = v121 + (((0.006684151967360946 * v110) - (v52 * v90)) + (v112 * v111));
    const double v123 = tau[6] - v122;
    const double v124 = 149.60760989322966 * v93;
    const double v125 = (tau[5] + (v124 * v123)) - v108;
    const double v126 = (v115 + 0.00010375891721868492) + v64;
    const double v127 = (v9_cosine[0] * v94) - (v9_sine[0] * v126);
    const double v128 = 0.006684151967360946 + v112;
    const double v129 = (v9_sine[0] * v99) + (v9_cosine[0] * v128);
    const double v130 = 149.60760989322966 * v129;
    const double v131 = (v93 * v130) - v127;
    const double v132 = 0.000577387053684904 * v9_cosine[1];
    const double v133 = (v132 + 0.050456677916247444) - v66;
    const double v134 = 1.0 / ((v93 * v124) - v133);
    const double v135 = v131 * v134;
    const double v136 = (v61 * v111) - (v52 * v113);
    const double v137 = v46 * v46;
    const double v138 = v137 + (v21 * v21);
    const double v139 = ((0.23184755269500001 * v119) + ((9.3569097314605e-05 * v114) - (0.00010375891721868492 * (v138 - v96)))) - (0.014748570382675318 * v120);
    const double v140 = v122 + ((v139 + (0.021522255370587554 * v111)) + (0.088 * v136));
    const double v141 = (((v94 * v98) - (9.3569097314605e-05 * v138)) - (v93 * v113)) + (0.00010375891721868492 * v59);
    const double v142 = (((0.17380470556900005 * v119) + v141) - (v116 * v51)) - (0.02893442254565989 * v120);
    const double v143 = v142 + ((v52 * v106) + ((v100 * v111) - (v64 * v60)));
    const double v144 = v137 + (v20 * v20);
    const double v145 = (((0.01149634389334796 * v35) - (0.00859403176329443 * v22)) + (0.0015152444733270301 * (v138 - v144))) - (0.0010267877770288947 * v45);
    const double v146 = (v9_sine[0] * v143) + (((0.014653732538 * v118) + (v145 + (0.02389827041510187 * v53))) + (0.067870631425 * v83));
    const double v147 = (v9_cosine[0] * v140) + v146;
    const double v148 = (v147 + (tau[4] + (v130 * v123))) - (v135 * v125);
    const double v149 = 0.23184755269500001 + v61;
    const double v150 = (0.17380470556900005 * v9_cosine[0]) - (v9_sine[0] * v149);
    const double v151 = (0.384 * v150) - v133;
    const double v152 = (v9_sine[0] * v94) + (v9_cosine[0] * v126);
    const double v153 = (0.17380470556900005 * v9_sine[0]) + (v9_cosine[0] * v149);
    const double v154 = ((0.0825 * v153) - (v1_sine[3] * v152)) + (v1_cosine[3] * v151);
    const double v155 = ((v9_cosine[0] * v99) - (0.0012597535716761543 * v9_cosine[1])) - (v9_sine[0] * v128);
    const double v156 = 0.0012597535716761543 * v9_sine[1];
    const double v157 = (v9_cosine[0] * v156) - v93;
    const double v158 = v9_sine[0] * v9_sine[1];
    const double v159 = 0.0002706501814147988 * v158;
    const double v160 = (v159 + (v1_cosine[3] * v157)) + (v1_sine[3] * v155);
    const double v161 = (v124 * v160) - v154;
    const double v162 = 0.02893442254565989 + v116;
    const double v163 = 0.0282064073379485 + v132;
    const double v164 = ((2.0 * v9_cosine[0]) * v100) - (v9_sine[0] * (v163 - v162));
    const double v165 = ((0.0010267877770288947 - (0.384 * v153)) - v100) + (v9_cosine[0] * v164);
    const double v166 = (v156 - 0.02389827041510187) - v127;
    const double v167 = (v1_cosine[3] * v166) + (v1_sine[3] * v165);
    const double v168 = ((v160 * v130) - v167) - (v161 * v135);
    const double v169 = v9_sine[0] * v164;
    const double v170 = v169 + (0.01149634389334796 + v163);
    const double v171 = 1.0 / ((v170 - (v129 * v130)) + (v131 * v135));
    const double v172 = v168 * v171;
    const double v173 = v35 + v22;
    const double v174 = ((0.0010267877770288947 * v173) - ((0.067870631425 * v87) + (0.02389827041510187 * (v138 - v88)))) + (0.0100451878283212 * v47);
    const double v175 = v54 + v55;
    const double v176 = (v136 - (0.17380470556900005 * v120)) + (0.23184755269500001 * v111);
    const double v177 = (((v9_cosine[0] * v143) + (v174 - (0.0015152444733270301 * v175))) - (0.384 * v176)) - (v9_sine[0] * v140);
    const double v178 = ((0.23184755269500001 * v59) + (0.17380470556900005 * v98)) - v62;
    const double v179 = (((v61 * v103) + (0.23184755269500001 * v96)) + (0.17380470556900005 * v114)) + (v52 * v92);
    const double v180 = (v9_cosine[0] * v179) + (v9_sine[0] * v178);
    const double v181 = (((0.014653732538 * v87) + (0.0010267877770288947 * (v144 - v88))) + (0.02389827041510187 * v36)) + (0.0015152444733270301 * v47);
    const double v182 = ((v181 - (0.0014511560650267707 * v175)) - (0.384 * v180)) - v108;
    const double v183 = (v9_cosine[0] * v178) - ((v9_sine[0] * v179) + ((0.014653732538 * v175) + (0.067870631425 * v47)));
    const double v184 = ((0.0039053550262761003 * v43) + ((0.7483122111877872 * v41) + (0.6462719388741562 * v38))) - (0.0016444875773692705 * v33);
    const double v185 = ((v184 + (0.16284087268546085 * (v81 - v88))) - (2.0125235536029997 * v79)) + (0.5527802746500001 * v86);
    const double v186 = ((v1_cosine[3] * v182) + (v185 + (0.0825 * v183))) - (v1_sine[3] * v177);
    const double v187 = v161 * v134;
    const double v188 = 149.60760989322966 * v160;
    const double v189 = (v186 - (v172 * v148)) + ((tau[3] - (v188 * v123)) + (v187 * v125));
    const double v190 = v153 - 0.014653732538;
    const double v191 = v52 - 0.067870631425;
    const double v192 = (v1_sine[3] * v191) + (v1_cosine[3] * v190);
    const double v193 = 0.165 * v192;
    const double v194 = 0.768 * v150;
    const double v195 = (v194 - 0.0014511560650267707) - v133;
    const double v196 = ((v194 - 0.0100451878283212) - v162) + v169;
    const double v197 = v152 - 0.0015152444733270301;
    const double v198 = ((2.0 * v1_cosine[3]) * v197) - (v1_sine[3] * (v196 - v195));
    const double v199 = v1_sine[3] * v198;
    const double v200 = v199 + ((0.7483122111877872 - v195) - v193);
    const double v201 = 1.0 / ((((v160 * v188) - (v161 * v187)) - v200) + (v168 * v172));
    const double v202 = v9_cosine[0] * v52;
    const double v203 = (v1_cosine[3] * v61) + (v1_sine[3] * v202);
    const double v204 = 0.0825 * v203;
    const double v205 = v204 - v129;
    const double v206 = (v1_cosine[3] * v155) - (v1_sine[3] * v157);
    const double v207 = (v204 + (v1_sine[2] * v206)) - (v1_cosine[2] * v205);
    const double v208 = (v1_cosine[3] * v152) + (v1_sine[3] * v151);
    const double v209 = v1_sine[3] * v150;
    const double v210 = 0.0825 * v209;
    const double v211 = v210 - v127;
    const double v212 = (v1_sine[2] * v208) + ((v1_cosine[2] * v211) - v210);
    const double v213 = v212 + (v124 * v207);
    const double v214 = 0.0825 * v192;
    const double v215 = v214 - v170;
    const double v216 = (v1_cosine[3] * v165) - (v1_sine[3] * v166);
    const double v217 = (v214 + (v1_sine[2] * v216)) - (v1_cosine[2] * v215);
    const double v218 = ((v130 * v207) - (v213 * v135)) - v217;
    const double v219 = (v1_cosine[3] * v191) - (v1_sine[3] * v190);
    const double v220 = 0.0825 * v219;
    const double v221 = (v1_cosine[3] * v198) - ((v197 + 0.0039053550262761003) + v220);
    const double v222 = 0.0016444875773692705 + v167;
    const double v223 = (v1_sine[2] * v221) + (v1_cosine[2] * v222);
    const double v224 = (((v188 * v207) - (v213 * v187)) - v223) + (v218 * v172);
    const double v225 = v224 * v201;
    const double v226 = v218 * v171;
    const double v227 = v213 * v134;
    const double v228 = 149.60760989322966 * v207;
    const double v229 = v71 + (v14 * v14);
    const double v230 = (((0.0039053550262761003 * v85) - (2.0125235536029997 * v68)) - (0.0016444875773692705 * (v88 - v229))) - (0.6972920750309717 * v44);
    const double v231 = (v1_cosine[3] * v177) + ((v1_sine[3] * v182) + (v230 + (0.16284087268546085 * v69)));
    const double v232 = ((0.08378056999140597 * v25) - ((7.3266765863443215 * v17) + (0.27690780075318017 * v13))) + (0.013297019103287584 * v39);
    const double v233 = (v232 - (0.2414947634261143 * v31)) + ((0.039424272061649335 * v23) - (0.00012191242095074308 * (v72 - v229)));
    const double v234 = (((0.5527802746500001 * v68) + (0.0016444875773692705 * v42)) + (0.0039053550262761003 * (v81 - v229))) + (0.16284087268546085 * v44);
    const double v235 = ((0.014653732538 * v144) + (0.067870631425 * v36)) - v180;
    const double v236 = ((0.014653732538 * v173) - (0.067870631425 * v138)) - v176;
    const double v237 = (v1_cosine[3] * v236) + (v1_sine[3] * v235);
    const double v238 = ((v234 - (0.051020136156815485 * v69)) - v147) - (0.0825 * v237);
    const double v239 = ((2.0125235536029997 * v44) - (0.5527802746500001 * v69)) - v237;
    const double v240 = (((v1_sine[2] * v231) + v233) - (v1_cosine[2] * v238)) + (0.0825 * v239);
    const double v241 = v240 + (((tau[2] + (v228 * v123)) - (v227 * v125)) + (v226 * v148));
    const double v242 = v241 + (v189 * v225);
    const double v243 = v199 + (v196 - 0.6972920750309717);
    const double v244 = (v193 - 0.051020136156815485) - v170;
    const double v245 = ((0.0825 * v150) - 0.16284087268546085) - v216;
    const double v246 = ((2.0 * v1_cosine[2]) * v245) + (v1_sine[2] * (v243 - v244));
    const double v247 = v1_sine[2] * v246;
    const double v248 = v192 - 0.5527802746500001;
    const double v249 = v150 - 2.0125235536029997;
    const double v250 = (v1_cosine[2] * v248) + (v1_sine[2] * v249);
    const double v251 = v247 + (v244 - ((0.165 * v250) + 0.08378056999140597));
    const double v252 = (v251 + (((v207 * v228) - (v213 * v227)) + (v218 * v226))) - (v224 * v225);
    const double v253 = 1.0 / v252;
    const double v254 = ((v1_sine[2] * v205) - (0.316 * v203)) + (v1_cosine[2] * v206);
    const double v255 = (0.0825 * v1_sine[2]) - (0.316 * v1_cosine[2]);
    const double v256 = v1_cosine[3] * v255;
    const double v257 = ((v256 * v202) + ((0.0010366722100251687 * v1_sine[2]) * v158)) - (v61 * (v1_sine[3] * v255));
    const double v258 = (v257 + (v1_cosine[2] * v159)) - v160;
    const double v259 = (v1_sine[0] * v254) - (v1_cosine[0] * v258);
    const double v260 = (0.0825 * v1_cosine[2]) + (0.316 * v1_sine[2]);
    const double v261 = ((v260 * v153) + (v256 * v150)) - v154;
    const double v262 = ((v1_sine[2] * v211) - (0.316 * v209)) - (v1_cosine[2] * v208);
    const double v263 = ((v1_sine[0] * v262) - (v1_cosine[0] * v261)) - (v124 * v259);
    const double v264 = v134 * v263;
    const double v265 = (v255 * v219) - v167;
    const double v266 = (v1_sine[2] * v215) + ((v1_cosine[2] * v216) - (0.316 * v192));
    const double v267 = ((v1_sine[0] * v266) - ((v1_cosine[0] * v265) + (v130 * v259))) - (v131 * v264);
    const double v268 = v267 * v171;
    const double v269 = (v1_sine[2] * v222) - (v1_cosine[2] * v221);
    const double v270 = (v1_sine[2] * v248) - (v1_cosine[2] * v249);
    const double v271 = (0.0825 * v250) + (0.316 * v270);
    const double v272 = v271 + v200;
    const double v273 = ((v1_sine[0] * v269) + ((v161 * v264) + (v188 * v259))) - (v1_cosine[0] * v272);
    const double v274 = v273 - (v168 * v268);
    const double v275 = v274 * v201;
    const double v276 = 149.60760989322966 * v259;
    const double v277 = (((0.2414947634261143 + (0.316 * v250)) + (0.0825 * v270)) - v245) + (v1_cosine[2] * v246);
    const double v278 = ((0.316 * v219) - 0.013297019103287584) + v223;
    const double v279 = (v1_sine[0] * v277) - (v1_cosine[0] * v278);
    const double v280 = (v279 + (((v207 * v276) + (v213 * v264)) - (v218 * v268))) - (v224 * v275);
    const double v281 = v280 * v253;
    const double v282 = v255 * (((v1_cosine[3] * v235) + ((2.0125235536029997 * v42) + (0.5527802746500001 * v81))) - (v1_sine[3] * v236));
    const double v283 = (((0.013297019103287584 * v26) - (7.3266765863443215 * v1_cosine[1])) - (0.00012191242095074308 * v32)) + (0.2414947634261143 * (v77 - v72));
    const double v284 = (v283 + (0.061602421026527576 * v74)) - (v260 * (v183 + ((0.5527802746500001 * v85) - (2.0125235536029997 * v88))));
    const double v285 = v186 + (v284 - v282);
    const double v286 = (0.00796671776787104 * v1_cosine[1]) - (1.0090841787369491 * v1_sine[1]);
    const double v287 = (v1_cosine[1] * v286) - 0.00398335888393552;
    const double v288 = v76 + v27;
    const double v289 = ((tau[1] - (0.01993386669246 * v1_cosine[1])) + (32.80954542685272 * v1_sine[1])) + ((v76 - v288) * v287);
    const double v290 = (((v289 + (v276 * v123)) + (v264 * v125)) - (v268 * v148)) - (v1_cosine[0] * v285);
    const double v291 = (0.013297019103287584 * (v77 - v229)) - (((0.27690780075318017 * v1_cosine[1]) + (0.2414947634261143 * v67)) + (0.02217814896487824 * v32));
    const double v292 = (((v1_sine[2] * v238) + (v291 + (0.00012191242095074308 * v74))) + (v1_cosine[2] * v231)) - (0.316 * v239);
    const double v293 = ((v290 + (v1_sine[0] * v292)) + (v189 * v275)) - (v242 * v281);
    const double v294 = (0.061602421026527576 + v271) + v272;
    const double v295 = (((1.0552399437268127 - (v259 * v276)) + (v263 * v264)) + v294) - (v267 * v268);
    const double v296 = v247 + ((0.02217814896487824 + (0.632 * v270)) - v243);
    const double v297 = (v220 - 0.00012191242095074308) - v269;
    const double v298 = ((2.0 * v1_cosine[0]) * v297) + (v1_sine[0] * (v296 - v294));
    const double v299 = 1.0 / (((v295 + (v1_sine[0] * v298)) + (v274 * v275)) + (v280 * v281));
    const double v300 = ((v1_cosine[1] * v207) - (v17 * v258)) - (v13 * v254);
    const double v301 = (((v1_cosine[1] * v212) + (v17 * v261)) + (v13 * v262)) + (v124 * v300);
    const double v302 = ((v1_cosine[1] * v217) - ((v17 * v265) + (v130 * v300))) - (v13 * v266);
    const double v303 = v302 + (v135 * v301);
    const double v304 = ((v1_cosine[1] * v223) + ((v187 * v301) - (v188 * v300))) + (v13 * v269);
    const double v305 = (v304 + (v17 * v272)) + (v303 * v172);
    const double v306 = (v17 * v278) + (v13 * v277);
    const double v307 = ((v1_cosine[1] * v251) + (((v228 * v300) - (v227 * v301)) - (v303 * v226))) - v306;
    const double v308 = v307 + (v305 * v225);
    const double v309 = (((v300 * v276) + (v301 * v264)) - (v1_sine[1] * (v297 - 0.01026110182100817))) + (v303 * v268);
    const double v310 = ((v13 * v298) + (v309 + (v1_cosine[1] * (0.0007689361029463999 + v279)))) + (v305 * v275);
    const double v311 = v310 - (v308 * v281);
    const double v312 = v311 * v299;
    const double v313 = v308 * v253;
    const double v314 = v305 * v201;
    const double v315 = v303 * v171;
    const double v316 = v134 * v301;
    const double v317 = 149.60760989322966 * v300;
    const double v318 = tau[0] - ((v27 - v288) * ((0.01026110182100817 * v1_cosine[1]) - (0.0007689361029463999 * v1_sine[1])));
    const double v319 = ((v318 + ((2.0 * v24) * v287)) + (v317 * v123)) - (v316 * v125);
    const double v320 = (((v319 - (v315 * v148)) - (v17 * v285)) + (v1_cosine[1] * v240)) - (v13 * v292);
    const double v321 = (((0.03733744848940618 - (v300 * v317)) + (v301 * v316)) - (v303 * v315)) + (v29 * v306);
    const double v322 = (v321 + ((v75 * (v251 + v296)) - v251)) - (v1_sine[1] * (v286 + (v17 * v298)));
    const double v323 = 1.0 / (((v322 + (v305 * v314)) + (v308 * v313)) - (v311 * v312));
    const double v324 = (((v320 - (v189 * v314)) - (v242 * v313)) + (v293 * v312)) * v323;
    qdd[0] = v324;
    const double v325 = (v293 * v299) + (v312 * v324);
    qdd[1] = v325;
    const double v326 = ((v242 * v253) + (v313 * v324)) + (v281 * v325);
    qdd[2] = -v326;
    const double v327 = (((v189 * v201) + (v314 * v324)) - (v275 * v325)) + (v225 * v326);
    qdd[3] = -v327;
    const double v328 = (((v171 * v148) - (v315 * v324)) - (v268 * v325)) - (v226 * v326);
    const double v329 = v328 + (v172 * v327);
    qdd[4] = v329;
    const double v330 = (((v134 * v125) + (v316 * v324)) - (v264 * v325)) - (v227 * v326);
    const double v331 = (v330 + (v187 * v327)) + (v135 * v329);
    qdd[5] = -v331;
    const double v332 = (((149.60760989322966 * v123) + (v317 * v324)) + (v276 * v325)) - (v228 * v326);
    qdd[6] = ((v332 + (v188 * v327)) + (v130 * v329)) - (v124 * v331);
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
