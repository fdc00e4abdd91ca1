/* planar8, emitted by symgen 0.1.0 */
#include "planar8.h"

#include <math.h>

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double planar8_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define PLANAR8_INLINE static inline __attribute__((always_inline))
#define PLANAR8_APART __attribute__((noinline, cold))
typedef double planar8_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long planar8_bits __attribute__((vector_size(4 * sizeof(double))));
typedef planar8_lane planar8_four;
typedef planar8_bits planar8_four_bits;
#else
#define PLANAR8_INLINE static inline
#define PLANAR8_APART
typedef double planar8_lane;
typedef unsigned long long planar8_bits;
typedef double planar8_four[4];
typedef unsigned long long planar8_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
PLANAR8_INLINE void planar8_sincos_pair(const planar8_lane *angle, planar8_lane *sine, planar8_lane *cosine, planar8_bits *beyond)
{
    const planar8_lane x = *angle;
    union { planar8_lane number; planar8_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const planar8_lane n = k.number - 6755399441186816.0;
    const planar8_lane w = x - (n * 1.5707963267923333);
    const planar8_lane r = w - (n * 2.5633441515839558e-12);
    const planar8_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const planar8_lane z = r * r;
    const planar8_lane rz = r * z;

    const planar8_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const planar8_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const planar8_bits odd = 0ULL - (k.bits & 1ULL);
    const planar8_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const planar8_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static PLANAR8_APART void planar8_sincos_beyond(const planar8_four *angle, planar8_four *sine, planar8_four *cosine)
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
PLANAR8_INLINE void planar8_sincos(const planar8_four *angle, planar8_four *sine, planar8_four *cosine)
{
    planar8_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    planar8_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        planar8_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        planar8_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(PLANAR8_VECTOR)
static inline void planar8_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PLANAR8_VECTOR)
static inline void planar8_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void planar8_default_parameters(planar8_parameters *parameters)
{
    parameters->reserved = 0.0;
}

void planar8_prepare(const planar8_parameters *parameters, planar8_prepared *prepared)
{
    (void)parameters;
    prepared->k[0] = 0.0;
}

void planar8_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        planar8_prepared block[8];
        size_t lane = first;

        do {
            planar8_parameters parameters_lane;

            (void)parameters;
            parameters_lane.reserved = 0.0;
            planar8_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 1U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

int planar8_valid(const planar8_parameters *parameters)
{
    (void)parameters;
    return 0;
}

void planar8_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_parameters parameters_lane;

        (void)parameters;
        parameters_lane.reserved = 0.0;
        rules[lane] = planar8_valid(&parameters_lane);
    }
}

const char *planar8_rule(int number)
{
    (void)number;
    return "";
}

void planar8_mass_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], double M[restrict 64])
{
    (void)prepared;
    const double v0 = planar8_alone(&q[1]) + planar8_alone(&q[2]);
    const double v1 = planar8_alone(&q[3]) + v0;
    const double v2 = planar8_alone(&q[4]) + v1;
    const double v3 = planar8_alone(&q[5]) + v2;
    const double v4 = planar8_alone(&q[6]) + v3;
    const double v5 = planar8_alone(&q[7]) + v4;
    const planar8_four v6_angle = {planar8_alone(&q[1]), v0, v1, v2};
    planar8_four v6_sine;
    planar8_four v6_cosine;
    planar8_sincos(&v6_angle, &v6_sine, &v6_cosine);
    const planar8_four v14_angle = {v3, v4, v5};
    planar8_four v14_sine;
    planar8_four v14_cosine;
    planar8_sincos(&v14_angle, &v14_sine, &v14_cosine);
    M[63] = 0.30326059166666663;
    const double v20 = 0.6043499999999999 * v14_cosine[2];
    const double v21 = v20 + (1.9844 * v14_cosine[1]);
    const double v22 = v21 + (3.3787499999999997 * v14_cosine[0]);
    const double v23 = v22 + (4.7784 * v6_cosine[3]);
    const double v24 = v23 + (6.17435 * v6_cosine[2]);
    const double v25 = v24 + (7.557599999999999 * v6_cosine[1]);
    const double v26 = v25 + (8.919149999999998 * v6_cosine[0]);
    const double v27 = 0.97 * v6_sine[0];
    const double v28 = 0.97 * v6_cosine[0];
    const double v29 = 0.6043499999999999 * v14_sine[2];
    const double v30 = v29 + (1.9844 * v14_sine[1]);
    const double v31 = v30 + (3.3787499999999997 * v14_sine[0]);
    const double v32 = v31 + (4.7784 * v6_sine[3]);
    const double v33 = v32 + (6.17435 * v6_sine[2]);
    const double v34 = v27 * v33;
    const double v35 = v34 + ((v6_sine[1] * (7.557599999999999 * v27)) + (v28 * v25));
    const double v36 = 0.94 * v6_cosine[1];
    const double v37 = 0.94 * v6_sine[1];
    const double v38 = (v36 * v24) + (v37 * v33);
    const double v39 = 0.91 * v6_cosine[2];
    const double v40 = 0.91 * v6_sine[2];
    const double v41 = (v39 * v23) + (v40 * v32);
    const double v42 = 0.88 * v6_cosine[3];
    const double v43 = 0.88 * v6_sine[3];
    const double v44 = (v42 * v22) + (v43 * v31);
    const double v45 = 0.85 * v14_cosine[0];
    const double v46 = 0.85 * v14_sine[0];
    const double v47 = (v45 * v21) + (v46 * v30);
    const double v48 = 0.82 * ((v14_cosine[1] * v20) + (v14_sine[1] * v29));
    const double v49 = 0.30326059166666663 + v48;
    M[55] = v49;
    M[62] = v49;
    const double v50 = (1.4505909333333333 + v48) + v49;
    M[54] = v50;
    const double v51 = v47 + v50;
    M[46] = v51;
    M[53] = v51;
    const double v52 = (2.694021875 + v47) + v51;
    M[45] = v52;
    const double v53 = v44 + v52;
    M[37] = v53;
    M[44] = v53;
    const double v54 = (4.0270090666666665 + v44) + v53;
    M[36] = v54;
    const double v55 = v41 + v54;
    M[28] = v55;
    M[35] = v55;
    const double v56 = (5.441928158333333 + v41) + v55;
    M[27] = v56;
    const double v57 = v38 + v56;
    M[19] = v57;
    M[26] = v57;
    const double v58 = (6.930074799999999 + v38) + v57;
    M[18] = v58;
    const double v59 = v35 + v58;
    M[10] = v59;
    M[17] = v59;
    const double v60 = (8.481664641666665 + v35) + v59;
    M[9] = v60;
    M[0] = (10.085833333333332 + (2.0 * v26)) + v60;
    const double v61 = v26 + v60;
    M[1] = v61;
    M[8] = v61;
    const double v62 = v25 + v59;
    M[2] = v62;
    M[16] = v62;
    const double v63 = (v34 + (v28 * v24)) + v57;
    M[11] = v63;
    M[25] = v63;
    const double v64 = v24 + v63;
    M[3] = v64;
    M[24] = v64;
    const double v65 = v55 + ((v36 * v23) + (v37 * v32));
    M[20] = v65;
    M[34] = v65;
    const double v66 = v65 + ((v28 * v23) + (v27 * v32));
    M[12] = v66;
    M[33] = v66;
    const double v67 = v23 + v66;
    M[4] = v67;
    M[32] = v67;
    const double v68 = v53 + ((v39 * v22) + (v40 * v31));
    M[29] = v68;
    M[43] = v68;
    const double v69 = v68 + ((v36 * v22) + (v37 * v31));
    M[21] = v69;
    M[42] = v69;
    const double v70 = v69 + ((v28 * v22) + (v27 * v31));
    M[13] = v70;
    M[41] = v70;
    const double v71 = v22 + v70;
    M[5] = v71;
    M[40] = v71;
    const double v72 = v51 + ((v42 * v21) + (v43 * v30));
    M[38] = v72;
    M[52] = v72;
    const double v73 = v72 + ((v39 * v21) + (v40 * v30));
    M[30] = v73;
    M[51] = v73;
    const double v74 = v73 + ((v36 * v21) + (v37 * v30));
    M[22] = v74;
    M[50] = v74;
    const double v75 = v74 + ((v28 * v21) + (v27 * v30));
    M[14] = v75;
    M[49] = v75;
    const double v76 = v21 + v75;
    M[6] = v76;
    M[48] = v76;
    const double v77 = v49 + ((v45 * v20) + (v46 * v29));
    M[47] = v77;
    M[61] = v77;
    const double v78 = v77 + ((v42 * v20) + (v43 * v29));
    M[39] = v78;
    M[60] = v78;
    const double v79 = v78 + ((v39 * v20) + (v40 * v29));
    M[31] = v79;
    M[59] = v79;
    const double v80 = v79 + ((v36 * v20) + (v37 * v29));
    M[23] = v80;
    M[58] = v80;
    const double v81 = v80 + ((v28 * v20) + (v27 * v29));
    M[15] = v81;
    M[57] = v81;
    const double v82 = v20 + v81;
    M[7] = v82;
    M[56] = v82;
}

#if !defined(PLANAR8_VECTOR)

void planar8_mass_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double M_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_mass_matrix(prepared, q_lane, M_lane);
        planar8_scatter(64U, count, lane, M_lane, M);
    }
}

void planar8_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double M_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_mass_matrix(&prepared_lane, q_lane, M_lane);
        planar8_scatter(64U, count, lane, M_lane, M);
    }
}

#endif

void planar8_bias(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], double h[restrict 8])
{
    (void)prepared;
    const double v0 = planar8_alone(&q[1]) + planar8_alone(&q[2]);
    const double v1 = planar8_alone(&q[3]) + v0;
    const double v2 = planar8_alone(&q[4]) + v1;
    const double v3 = planar8_alone(&q[5]) + v2;
    const double v4 = planar8_alone(&q[6]) + v3;
    const double v5 = planar8_alone(&q[7]) + v4;
    const planar8_four v6_angle = {planar8_alone(&q[1]), v0, v1, v2};
    planar8_four v6_sine;
    planar8_four v6_cosine;
    planar8_sincos(&v6_angle, &v6_sine, &v6_cosine);
    const planar8_four v14_angle = {v3, v4, v5, planar8_alone(&q[0])};
    planar8_four v14_sine;
    planar8_four v14_cosine;
    planar8_sincos(&v14_angle, &v14_sine, &v14_cosine);
    const double v22 = 0.6043499999999999 * v14_cosine[2];
    const double v23 = 0.97 * v6_sine[0];
    const double v24 = 0.97 * v6_cosine[0];
    const double v25 = 0.6043499999999999 * v14_sine[2];
    const double v26 = 0.94 * v6_cosine[1];
    const double v27 = 0.94 * v6_sine[1];
    const double v28 = 0.91 * v6_cosine[2];
    const double v29 = 0.91 * v6_sine[2];
    const double v30 = 0.88 * v6_cosine[3];
    const double v31 = 0.88 * v6_sine[3];
    const double v32 = 0.85 * v14_cosine[0];
    const double v33 = 0.85 * v14_sine[0];
    const double v34 = qd[1] + qd[0];
    const double v35 = v34 + qd[2];
    const double v36 = v35 + qd[3];
    const double v37 = v36 * v36;
    const double v38 = v35 * v35;
    const double v39 = v34 * v34;
    const double v40 = (v39 * v24) + ((qd[0] * qd[0]) - (9.81 * v14_sine[3]));
    const double v41 = (v38 * v26) + v40;
    const double v42 = (v37 * v28) + v41;
    const double v43 = 0.82 * v14_cosine[1];
    const double v44 = v36 + qd[4];
    const double v45 = v44 + qd[5];
    const double v46 = v45 + qd[6];
    const double v47 = v46 * v46;
    const double v48 = v44 * v44;
    const double v49 = v42 + (v48 * v30);
    const double v50 = v45 * v45;
    const double v51 = v49 + (v50 * v32);
    const double v52 = (v47 * v43) + v51;
    const double v53 = v46 + qd[7];
    const double v54 = v53 * v53;
    const double v55 = (2.42 * v52) + (v54 * v22);
    const double v56 = v55 + (1.5550000000000002 * v51);
    const double v57 = v56 + (1.455 * v49);
    const double v58 = (1.3549999999999998 * v42) + v57;
    const double v59 = v58 + (1.255 * v41);
    const double v60 = (9.81 * v14_cosine[3]) - (v39 * v23);
    const double v61 = v60 - (v38 * v27);
    const double v62 = v61 - (v37 * v29);
    const double v63 = v62 - (v48 * v31);
    const double v64 = v63 - (v50 * v33);
    const double v65 = 0.82 * v14_sine[1];
    const double v66 = v64 - (v47 * v65);
    const double v67 = (2.42 * v66) - (v54 * v25);
    const double v68 = (1.5550000000000002 * v64) + v67;
    const double v69 = v68 + (1.455 * v63);
    const double v70 = v69 + (1.3549999999999998 * v62);
    const double v71 = v70 + (1.255 * v61);
    const double v72 = (1.1550000000000002 * v60) + v71;
    const double v73 = (v25 * v52) + (v22 * v66);
    h[7] = v73;
    const double v74 = ((v65 * v55) + v73) + (v43 * v67);
    h[6] = v74;
    const double v75 = ((v32 * v68) + v74) + (v33 * v56);
    h[5] = v75;
    const double v76 = (v75 + (v31 * v57)) + (v30 * v69);
    h[4] = v76;
    const double v77 = ((v28 * v70) + (v29 * v58)) + v76;
    h[3] = v77;
    const double v78 = v77 + ((v26 * v71) + (v27 * v59));
    h[2] = v78;
    const double v79 = ((v23 * (v59 + (1.1550000000000002 * v40))) + (v24 * v72)) + v78;
    h[1] = v79;
    h[0] = v79 + (v72 + (10.34955 * v14_cosine[3]));
}

#if !defined(PLANAR8_VECTOR)

void planar8_bias_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double h_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_bias(prepared, q_lane, qd_lane, h_lane);
        planar8_scatter(8U, count, lane, h_lane, h);
    }
}

void planar8_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double h_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        planar8_scatter(8U, count, lane, h_lane, h);
    }
}

#endif

void planar8_gravity(const planar8_prepared *restrict prepared, const double q[restrict 8], double g[restrict 8])
{
    (void)prepared;
    const double v0 = planar8_alone(&q[1]) + planar8_alone(&q[0]);
    const double v1 = planar8_alone(&q[2]) + v0;
    const double v2 = planar8_alone(&q[3]) + v1;
    const double v3 = planar8_alone(&q[4]) + v2;
    const double v4 = planar8_alone(&q[5]) + v3;
    const double v5 = planar8_alone(&q[6]) + v4;
    const planar8_four v6_angle = {v5, planar8_alone(&q[7]) + v5, v4, v3};
    planar8_four v6_sine;
    planar8_four v6_cosine;
    planar8_sincos(&v6_angle, &v6_sine, &v6_cosine);
    const planar8_four v10_angle = {v2, v1, v0, planar8_alone(&q[0])};
    planar8_four v10_sine;
    planar8_four v10_cosine;
    planar8_sincos(&v10_angle, &v10_sine, &v10_cosine);
    const double v14 = 5.9286734999999995 * v6_cosine[1];
    g[7] = v14;
    const double v15 = v14 + (19.466964 * v6_cosine[0]);
    g[6] = v15;
    const double v16 = v15 + (33.145537499999996 * v6_cosine[2]);
    g[5] = v16;
    const double v17 = v16 + (46.876104000000005 * v6_cosine[3]);
    g[4] = v17;
    const double v18 = v17 + (60.5703735 * v10_cosine[0]);
    g[3] = v18;
    const double v19 = v18 + (74.14005599999999 * v10_cosine[1]);
    g[2] = v19;
    const double v20 = v19 + (87.4968615 * v10_cosine[2]);
    g[1] = v20;
    g[0] = v20 + (100.55249999999998 * v10_cosine[3]);
}

#if !defined(PLANAR8_VECTOR)

void planar8_gravity_batch(const planar8_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double g_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gravity(prepared, q_lane, g_lane);
        planar8_scatter(8U, count, lane, g_lane, g);
    }
}

void planar8_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double g_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gravity(&prepared_lane, q_lane, g_lane);
        planar8_scatter(8U, count, lane, g_lane, g);
    }
}

#endif

void planar8_coriolis_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], double C[restrict 64])
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[1]), planar8_alone(&q[0]), planar8_alone(&q[2]), planar8_alone(&q[3])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[4]), planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v16 = qd[1] + qd[0];
    const double v17 = v16 + qd[2];
    const double v18 = v17 + qd[3];
    const double v19 = v18 + qd[4];
    const double v20 = v19 + qd[5];
    const double v21 = v20 + qd[6];
    const double v22 = v21 + qd[7];
    const double v23 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const double v24 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    const double v25 = 0.48015 * ((v0_sine[1] * v23) + (v0_cosine[1] * v24));
    const double v26 = v0_sine[1] + (0.97 * v24);
    const double v27 = qd[1] * v0_sine[1];
    const double v28 = v27 + (qd[2] * v26);
    const double v29 = (v0_sine[2] * v24) + (v0_cosine[2] * v23);
    const double v30 = v0_cosine[1] - (0.97 * v23);
    const double v31 = (0.5075999999999999 * v29) - (1.2 * v30);
    const double v32 = qd[1] * v0_cosine[1];
    const double v33 = v32 + (qd[2] * v30);
    const double v34 = (v0_cosine[2] * v24) - (v0_sine[2] * v23);
    const double v35 = (1.2 * v26) + (0.5075999999999999 * v34);
    const double v36 = (0.94 * v29) - v30;
    const double v37 = (qd[3] * v36) - v33;
    const double v38 = v26 + (0.94 * v34);
    const double v39 = (v0_sine[3] * v29) - (v0_cosine[3] * v34);
    const double v40 = (1.3 * v38) - (0.53235 * v39);
    const double v41 = v28 + (qd[3] * v38);
    const double v42 = (v0_cosine[3] * v29) + (v0_sine[3] * v34);
    const double v43 = (1.3 * v36) + (0.53235 * v42);
    const double v44 = v36 + (0.91 * v42);
    const double v45 = v37 + (qd[4] * v44);
    const double v46 = v38 - (0.91 * v39);
    const double v47 = (v8_sine[0] * v42) + (v8_cosine[0] * v39);
    const double v48 = (1.4 * v46) - (0.5544 * v47);
    const double v49 = v41 + (qd[4] * v46);
    const double v50 = (v8_cosine[0] * v42) - (v8_sine[0] * v39);
    const double v51 = (1.4 * v44) + (0.5544 * v50);
    const double v52 = v44 + (0.88 * v50);
    const double v53 = v45 + (qd[5] * v52);
    const double v54 = (v8_cosine[1] * v47) + (v8_sine[1] * v50);
    const double v55 = v46 - (0.88 * v47);
    const double v56 = (0.57375 * v54) - (1.5 * v55);
    const double v57 = v49 + (qd[5] * v55);
    const double v58 = (v8_sine[1] * v47) - (v8_cosine[1] * v50);
    const double v59 = (1.5 * v52) - (0.57375 * v58);
    const double v60 = v52 - (0.85 * v58);
    const double v61 = v53 + (qd[6] * v60);
    const double v62 = (0.85 * v54) - v55;
    const double v63 = (v8_cosine[2] * v54) - (v8_sine[2] * v58);
    const double v64 = (1.6 * v62) + (0.5904 * v63);
    const double v65 = (qd[6] * v62) - v57;
    const double v66 = (v8_sine[2] * v54) + (v8_cosine[2] * v58);
    const double v67 = (1.6 * v60) - (0.5904 * v66);
    const double v68 = v60 - (0.82 * v66);
    const double v69 = v61 + (qd[7] * v68);
    const double v70 = 0.6043499999999999 * v63;
    const double v71 = 0.6043499999999999 * v66;
    const double v72 = v62 + (0.82 * v63);
    const double v73 = 1.7 * v72;
    const double v74 = (v73 + (v8_cosine[3] * v70)) - (v8_sine[3] * v71);
    const double v75 = v65 + (qd[7] * v72);
    const double v76 = 1.7 * v68;
    const double v77 = ((v8_sine[3] * v70) - v76) + (v8_cosine[3] * v71);
    const double v78 = (v69 * v74) + (v75 * v77);
    const double v79 = v78 + ((v61 * v64) - (v65 * v67));
    const double v80 = v79 + ((v53 * v56) + (v57 * v59));
    const double v81 = ((v45 * v48) - (v49 * v51)) - v80;
    const double v82 = v81 + ((v37 * v40) - (v41 * v43));
    const double v83 = ((v28 * v31) + (v33 * v35)) - v82;
    const double v84 = v83 + (qd[1] * v25);
    const double v85 = v77 - v67;
    const double v86 = v59 - v85;
    const double v87 = v51 + v86;
    const double v88 = v43 + v87;
    const double v89 = v31 + v88;
    const double v90 = qd[0] * v0_sine[1];
    const double v91 = v64 + v74;
    const double v92 = v56 + v91;
    const double v93 = v48 - v92;
    const double v94 = v40 + v93;
    const double v95 = v35 + v94;
    const double v96 = qd[0] * v0_cosine[1];
    const double v97 = (v90 * v89) + (v96 * v95);
    const double v98 = (v97 + (qd[0] * v25)) + v84;
    const double v99 = v27 - (v16 * v26);
    const double v100 = v32 - (v16 * v30);
    const double v101 = (v83 - (v99 * v89)) - (v100 * v95);
    const double v102 = (v17 * v38) - v28;
    const double v103 = v33 + (v17 * v36);
    const double v104 = (v82 - (v102 * v88)) + (v103 * v94);
    C[3] = v104;
    const double v105 = (v18 * v46) - v41;
    const double v106 = (v18 * v44) - v37;
    const double v107 = (v81 - (v105 * v87)) + (v106 * v93);
    C[4] = v107;
    const double v108 = (v19 * v55) - v49;
    const double v109 = (v19 * v52) - v45;
    const double v110 = (v80 + (v108 * v86)) + (v109 * v92);
    const double v111 = v57 + (v20 * v62);
    const double v112 = (v20 * v60) - v53;
    const double v113 = (v79 + (v111 * v85)) + (v112 * v91);
    const double v114 = (v21 * v68) - v61;
    const double v115 = (v21 * v72) - v65;
    const double v116 = (v78 + (v114 * v74)) + (v115 * v77);
    const double v117 = (1.7 * v69) + (v22 * v77);
    const double v118 = v117 + ((1.6 * v61) - (v21 * v67));
    const double v119 = v118 + ((1.5 * v53) - (v20 * v59));
    const double v120 = v119 + ((1.4 * v45) - (v19 * v51));
    const double v121 = v120 + ((1.3 * v37) - (v18 * v43));
    const double v122 = ((1.2 * v33) + (v17 * v31)) - v121;
    const double v123 = (1.7 * v75) - (v22 * v74);
    const double v124 = v123 + ((1.6 * v65) - (v21 * v64));
    const double v125 = ((1.5 * v57) + (v20 * v56)) - v124;
    const double v126 = v125 + ((1.4 * v49) - (v19 * v48));
    const double v127 = v126 + ((1.3 * v41) - (v18 * v40));
    const double v128 = v127 + ((1.2 * v28) - (v17 * v35));
    const double v129 = ((v0_sine[1] * v122) + (v16 * v25)) - (v0_cosine[1] * v128);
    C[8] = v129 - v84;
    C[9] = v129 - v98;
    const double v130 = (8.7 * v100) - v122;
    const double v131 = (8.7 * v99) - v128;
    C[10] = ((v0_cosine[1] * v131) - v101) - (v0_sine[1] * v130);
    const double v132 = v121 + (7.499999999999999 * v103);
    const double v133 = v127 + (7.499999999999999 * v102);
    C[11] = (v104 - (v0_sine[1] * v132)) - (v0_cosine[1] * v133);
    const double v134 = v120 + (6.199999999999999 * v106);
    const double v135 = v126 + (6.199999999999999 * v105);
    C[12] = (v107 - (v0_sine[1] * v134)) - (v0_cosine[1] * v135);
    const double v136 = v119 + (4.8 * v109);
    const double v137 = v125 + (4.8 * v108);
    const double v138 = v118 + (3.3 * v112);
    const double v139 = v124 + (3.3 * v111);
    C[14] = ((v0_cosine[1] * v139) - v113) - (v0_sine[1] * v138);
    const double v140 = v117 + (1.7 * v114);
    const double v141 = v123 + (1.7 * v115);
    C[15] = ((v0_cosine[1] * v141) - v116) - (v0_sine[1] * v140);
    const double v142 = ((v26 * v122) - v83) - (v30 * v128);
    C[16] = v142;
    C[17] = v142 + ((8.7 * ((v96 * v26) - (v90 * v30))) - v97);
    C[18] = ((v30 * v131) - v101) - (v26 * v130);
    C[19] = (v104 - (v26 * v132)) - (v30 * v133);
    C[20] = (v107 - (v26 * v134)) - (v30 * v135);
    C[22] = ((v30 * v139) - v113) - (v26 * v138);
    C[23] = ((v30 * v141) - v116) - (v26 * v140);
    const double v143 = ((v38 * v121) - v82) - (v36 * v127);
    const double v144 = (7.499999999999999 * v36) - v88;
    const double v145 = (7.499999999999999 * v38) - v94;
    C[25] = ((v90 * v144) + (v96 * v145)) - v143;
    C[27] = (v104 + (v36 * v133)) - (v38 * v132);
    C[28] = (v107 + (v36 * v135)) - (v38 * v134);
    C[29] = ((v36 * v137) - v110) - (v38 * v136);
    const double v146 = (v81 + (v44 * v126)) - (v46 * v120);
    C[32] = v146;
    const double v147 = (6.199999999999999 * v44) - v87;
    const double v148 = (6.199999999999999 * v46) - v93;
    C[33] = v146 + ((v90 * v147) + (v96 * v148));
    C[34] = v146 - ((v100 * v148) + (v99 * v147));
    C[35] = v146 + ((v102 * v147) - (v103 * v148));
    C[36] = (v107 + (v44 * v135)) - (v46 * v134);
    C[37] = ((v44 * v137) - v110) - (v46 * v136);
    const double v149 = ((v52 * v125) - v80) - (v55 * v119);
    C[40] = v149;
    const double v150 = (4.8 * v52) - v86;
    const double v151 = v92 + (4.8 * v55);
    C[41] = v149 + ((v90 * v150) + (v96 * v151));
    C[42] = v149 - ((v100 * v151) + (v99 * v150));
    C[43] = v149 + ((v102 * v150) - (v103 * v151));
    C[44] = v149 + ((v105 * v150) - (v106 * v151));
    C[45] = ((v52 * v137) - v110) - (v55 * v136);
    const double v152 = (v79 + (v60 * v124)) - (v62 * v118);
    const double v153 = v85 + (3.3 * v60);
    const double v154 = (3.3 * v62) - v91;
    C[49] = ((v90 * v153) - (v96 * v154)) - v152;
    C[50] = ((v100 * v154) - (v99 * v153)) - v152;
    C[51] = ((v103 * v154) + (v102 * v153)) - v152;
    C[52] = ((v106 * v154) + (v105 * v153)) - v152;
    C[53] = ((v109 * v154) + (v108 * v153)) - v152;
    C[54] = ((v62 * v138) - v113) - (v60 * v139);
    C[55] = ((v62 * v140) - v116) - (v60 * v141);
    const double v155 = (v78 + (v68 * v123)) - (v72 * v117);
    const double v156 = v76 + v77;
    const double v157 = v73 - v74;
    C[57] = ((v90 * v156) - (v96 * v157)) - v155;
    C[58] = ((v100 * v157) - (v99 * v156)) - v155;
    C[59] = ((v103 * v157) + (v102 * v156)) - v155;
    C[60] = ((v106 * v157) + (v105 * v156)) - v155;
    C[61] = ((v109 * v157) + (v108 * v156)) - v155;
    C[62] = ((v112 * v157) - (v111 * v156)) - v155;
    C[63] = ((v72 * v140) - v116) - (v68 * v141);
    C[0] = -v84;
    C[1] = -v98;
    C[2] = -v101;
    C[5] = -v110;
    C[6] = -v113;
    C[7] = -v116;
    C[13] = -((v110 + (v0_sine[1] * v136)) + (v0_cosine[1] * v137));
    C[21] = -((v110 + (v26 * v136)) + (v30 * v137));
    C[24] = -v143;
    C[26] = -(v143 + ((v100 * v145) + (v99 * v144)));
    C[30] = -((v113 + (v38 * v138)) + (v36 * v139));
    C[31] = -((v116 + (v38 * v140)) + (v36 * v141));
    C[38] = -((v113 + (v44 * v139)) + (v46 * v138));
    C[39] = -((v116 + (v44 * v141)) + (v46 * v140));
    C[46] = -((v113 + (v52 * v139)) + (v55 * v138));
    C[47] = -((v116 + (v52 * v141)) + (v55 * v140));
    C[48] = -v152;
    C[56] = -v155;
}

#if !defined(PLANAR8_VECTOR)

void planar8_coriolis_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double C_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        planar8_scatter(64U, count, lane, C_lane, C);
    }
}

void planar8_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double C_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        planar8_scatter(64U, count, lane, C_lane, C);
    }
}

#endif

void planar8_inverse_dynamics(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], const double qdd[restrict 8], double tau[restrict 8])
{
    (void)prepared;
    const double v0 = planar8_alone(&q[1]) + planar8_alone(&q[2]);
    const double v1 = planar8_alone(&q[3]) + v0;
    const double v2 = planar8_alone(&q[4]) + v1;
    const double v3 = planar8_alone(&q[5]) + v2;
    const double v4 = planar8_alone(&q[6]) + v3;
    const double v5 = planar8_alone(&q[7]) + v4;
    const planar8_four v6_angle = {planar8_alone(&q[1]), v0, v1, v2};
    planar8_four v6_sine;
    planar8_four v6_cosine;
    planar8_sincos(&v6_angle, &v6_sine, &v6_cosine);
    const planar8_four v14_angle = {v3, v4, v5, planar8_alone(&q[0])};
    planar8_four v14_sine;
    planar8_four v14_cosine;
    planar8_sincos(&v14_angle, &v14_sine, &v14_cosine);
    const double v22 = 0.6043499999999999 * v14_cosine[2];
    const double v23 = 0.97 * v6_sine[0];
    const double v24 = 0.97 * v6_cosine[0];
    const double v25 = 0.6043499999999999 * v14_sine[2];
    const double v26 = 0.94 * v6_cosine[1];
    const double v27 = 0.94 * v6_sine[1];
    const double v28 = 0.91 * v6_cosine[2];
    const double v29 = 0.91 * v6_sine[2];
    const double v30 = 0.88 * v6_cosine[3];
    const double v31 = 0.88 * v6_sine[3];
    const double v32 = 0.85 * v14_cosine[0];
    const double v33 = 0.85 * v14_sine[0];
    const double v34 = qd[1] + qd[0];
    const double v35 = v34 + qd[2];
    const double v36 = v35 + qd[3];
    const double v37 = v36 * v36;
    const double v38 = v35 * v35;
    const double v39 = v34 * v34;
    const double v40 = 0.82 * v14_cosine[1];
    const double v41 = v36 + qd[4];
    const double v42 = v41 + qd[5];
    const double v43 = v42 + qd[6];
    const double v44 = v43 * v43;
    const double v45 = v41 * v41;
    const double v46 = v42 * v42;
    const double v47 = v43 + qd[7];
    const double v48 = v47 * v47;
    const double v49 = 0.82 * v14_sine[1];
    const double v50 = (9.81 * v14_cosine[3]) + qdd[0];
    const double v51 = qdd[1] + qdd[0];
    const double v52 = (v50 + (v51 * v24)) - (v39 * v23);
    const double v53 = qdd[2] + v51;
    const double v54 = (v52 + (v53 * v26)) - (v38 * v27);
    const double v55 = qdd[3] + v53;
    const double v56 = (v54 + (v55 * v28)) - (v37 * v29);
    const double v57 = qdd[4] + v55;
    const double v58 = v56 + ((v57 * v30) - (v45 * v31));
    const double v59 = qdd[5] + v57;
    const double v60 = v58 + ((v59 * v32) - (v46 * v33));
    const double v61 = qdd[6] + v59;
    const double v62 = v60 + ((v61 * v40) - (v44 * v49));
    const double v63 = qdd[7] + v61;
    const double v64 = (2.42 * v62) + ((v63 * v22) - (v48 * v25));
    const double v65 = v64 + (1.5550000000000002 * v60);
    const double v66 = v65 + (1.455 * v58);
    const double v67 = v66 + (1.3549999999999998 * v56);
    const double v68 = v67 + (1.255 * v54);
    const double v69 = v68 + (1.1550000000000002 * v52);
    const double v70 = ((v39 * v24) + ((qd[0] * qd[0]) - (9.81 * v14_sine[3]))) + (v51 * v23);
    const double v71 = ((v38 * v26) + v70) + (v53 * v27);
    const double v72 = ((v37 * v28) + v71) + (v55 * v29);
    const double v73 = ((v45 * v30) + (v57 * v31)) + v72;
    const double v74 = ((v46 * v32) + (v59 * v33)) + v73;
    const double v75 = ((v44 * v40) + (v61 * v49)) + v74;
    const double v76 = ((v48 * v22) + (v63 * v25)) + (2.42 * v75);
    const double v77 = v76 + (1.5550000000000002 * v74);
    const double v78 = v77 + (1.455 * v73);
    const double v79 = v78 + (1.3549999999999998 * v72);
    const double v80 = v79 + (1.255 * v71);
    const double v81 = ((v22 * v62) + (0.30326059166666663 * v63)) + (v25 * v75);
    tau[7] = v81;
    const double v82 = (((0.17661706666666654 * v61) - (v40 * v64)) - (v49 * v76)) - v81;
    const double v83 = v82 + (((0.17791562500000002 * v59) - (v33 * v77)) - (v32 * v65));
    const double v84 = v83 + (((0.17798293333333343 * v57) - (v31 * v78)) - (v30 * v66));
    const double v85 = (((v28 * v67) - (0.17673034166666668 * v55)) + (v29 * v79)) - v84;
    tau[3] = v85;
    const double v86 = (((0.1740691999999998 * v53) - (v26 * v68)) - (v27 * v80)) - v85;
    const double v87 = (((v24 * v69) - (0.16991085833333336 * v51)) + (v23 * (v80 + (1.1550000000000002 * v70)))) - v86;
    tau[1] = v87;
    tau[0] = v87 + (v69 + ((1.055 * v50) - (0.16416666666666663 * qdd[0])));
    tau[2] = -v86;
    tau[4] = -v84;
    tau[5] = -v83;
    tau[6] = -v82;
}

#if !defined(PLANAR8_VECTOR)

void planar8_inverse_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double tau_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        planar8_scatter(8U, count, lane, tau_lane, tau);
    }
}

void planar8_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double tau_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        planar8_scatter(8U, count, lane, tau_lane, tau);
    }
}

#endif

void planar8_forward_dynamics(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], const double tau[restrict 8], double qdd[restrict 8])
{
    (void)prepared;
    const double v0 = planar8_alone(&q[1]) + planar8_alone(&q[2]);
    const double v1 = planar8_alone(&q[3]) + v0;
    const double v2 = planar8_alone(&q[4]) + v1;
    const double v3 = planar8_alone(&q[5]) + v2;
    const double v4 = planar8_alone(&q[6]) + v3;
    const double v5 = planar8_alone(&q[7]) + v4;
    const planar8_four v6_angle = {v5, v4, v3, v2};
    planar8_four v6_sine;
    planar8_four v6_cosine;
    planar8_sincos(&v6_angle, &v6_sine, &v6_cosine);
    const planar8_four v14_angle = {v1, v0, planar8_alone(&q[1]), planar8_alone(&q[0])};
    planar8_four v14_sine;
    planar8_four v14_cosine;
    planar8_sincos(&v14_angle, &v14_sine, &v14_cosine);
    const double v22 = 1.9928405358526773 * v6_cosine[0];
    const double v23 = 0.6043499999999999 * v6_cosine[0];
    const double v24 = (v23 * v22) - 2.42;
    const double v25 = 0.82 * v6_cosine[1];
    const double v26 = 0.6043499999999999 * v6_sine[0];
    const double v27 = v26 * v22;
    const double v28 = 0.82 * v6_sine[1];
    const double v29 = (v28 * v27) + (v25 * v24);
    const double v30 = 1.9928405358526773 * v6_sine[0];
    const double v31 = (v26 * v30) - 2.42;
    const double v32 = (v28 * v31) + (v25 * v27);
    const double v33 = 1.0 / ((0.17661706666666654 + (v28 * v32)) + (v25 * v29));
    const double v34 = v29 * v33;
    const double v35 = (v24 - 1.5550000000000002) - (v29 * v34);
    const double v36 = 0.85 * v6_cosine[2];
    const double v37 = v27 - (v32 * v34);
    const double v38 = 0.85 * v6_sine[2];
    const double v39 = (v38 * v37) + (v36 * v35);
    const double v40 = v32 * v33;
    const double v41 = (v31 - 1.5550000000000002) - (v32 * v40);
    const double v42 = (v36 * v37) + (v38 * v41);
    const double v43 = 1.0 / ((0.17791562500000002 + (v38 * v42)) + (v36 * v39));
    const double v44 = v42 * v43;
    const double v45 = (v41 - 1.455) - (v42 * v44);
    const double v46 = 0.88 * v6_sine[3];
    const double v47 = v39 * v43;
    const double v48 = v37 - (v42 * v47);
    const double v49 = 0.88 * v6_cosine[3];
    const double v50 = (v49 * v48) + (v46 * v45);
    const double v51 = (v35 - 1.455) - (v39 * v47);
    const double v52 = (v49 * v51) + (v46 * v48);
    const double v53 = 1.0 / ((0.17798293333333343 + (v49 * v52)) + (v46 * v50));
    const double v54 = v52 * v53;
    const double v55 = (v51 - 1.3549999999999998) - (v52 * v54);
    const double v56 = 0.91 * v14_cosine[0];
    const double v57 = v48 - (v50 * v54);
    const double v58 = 0.91 * v14_sine[0];
    const double v59 = (v58 * v57) + (v56 * v55);
    const double v60 = v50 * v53;
    const double v61 = (v45 - 1.3549999999999998) - (v50 * v60);
    const double v62 = (v58 * v61) + (v56 * v57);
    const double v63 = 1.0 / ((0.17673034166666668 + (v58 * v62)) + (v56 * v59));
    const double v64 = v59 * v63;
    const double v65 = v57 - (v62 * v64);
    const double v66 = 0.94 * v14_sine[1];
    const double v67 = (v55 - 1.255) - (v59 * v64);
    const double v68 = 0.94 * v14_cosine[1];
    const double v69 = (v68 * v67) + (v66 * v65);
    const double v70 = v62 * v63;
    const double v71 = (v61 - 1.255) - (v62 * v70);
    const double v72 = (v68 * v65) + (v66 * v71);
    const double v73 = 1.0 / ((0.1740691999999998 + (v66 * v72)) + (v68 * v69));
    const double v74 = v72 * v73;
    const double v75 = 0.97 * v14_sine[2];
    const double v76 = v69 * v73;
    const double v77 = v65 - (v72 * v76);
    const double v78 = 0.97 * v14_cosine[2];
    const double v79 = v75 * ((v78 * v77) + (v75 * ((v71 - 1.1550000000000002) - (v72 * v74))));
    const double v80 = (v67 - 1.1550000000000002) - (v69 * v76);
    const double v81 = (v78 * v80) + (v75 * v77);
    const double v82 = 1.0 / ((0.16991085833333336 + (v78 * v81)) + v79);
    const double v83 = v81 * v82;
    const double v84 = qd[1] + qd[0];
    const double v85 = v84 * v84;
    const double v86 = (v85 * v75) - (9.81 * v14_cosine[3]);
    const double v87 = v84 + qd[2];
    const double v88 = v87 * v87;
    const double v89 = (v88 * v66) + v86;
    const double v90 = v87 + qd[3];
    const double v91 = v90 * v90;
    const double v92 = (v91 * v58) + v89;
    const double v93 = v90 + qd[4];
    const double v94 = v93 * v93;
    const double v95 = (v94 * v46) + v92;
    const double v96 = v93 + qd[5];
    const double v97 = v96 * v96;
    const double v98 = (v97 * v38) + v95;
    const double v99 = v96 + qd[6];
    const double v100 = v99 * v99;
    const double v101 = (v100 * v28) + v98;
    const double v102 = (v85 * v78) + ((qd[0] * qd[0]) - (9.81 * v14_sine[3]));
    const double v103 = (v88 * v68) + v102;
    const double v104 = (v91 * v56) + v103;
    const double v105 = (v94 * v49) + v104;
    const double v106 = (v97 * v36) + v105;
    const double v107 = (v100 * v25) + v106;
    const double v108 = ((v26 * v107) - tau[7]) - (v23 * v101);
    const double v109 = v99 + qd[7];
    const double v110 = v109 * v109;
    const double v111 = ((v110 * v26) + (2.42 * v101)) + (v22 * v108);
    const double v112 = (v30 * v108) - ((2.42 * v107) + (v110 * v23));
    const double v113 = ((tau[6] - tau[7]) + (v28 * v112)) + (v25 * v111);
    const double v114 = (v113 * v34) - ((1.5550000000000002 * v98) + v111);
    const double v115 = ((1.5550000000000002 * v106) - v112) + (v113 * v40);
    const double v116 = ((tau[6] - tau[5]) + (v38 * v115)) + (v36 * v114);
    const double v117 = (v116 * v44) - ((1.455 * v105) + v115);
    const double v118 = (v116 * v47) + ((1.455 * v95) - v114);
    const double v119 = ((tau[4] - tau[5]) + (v49 * v118)) + (v46 * v117);
    const double v120 = (v119 * v54) - ((1.3549999999999998 * v92) + v118);
    const double v121 = ((1.3549999999999998 * v104) - v117) + (v119 * v60);
    const double v122 = ((tau[4] - tau[3]) + (v58 * v121)) + (v56 * v120);
    const double v123 = (v122 * v64) + ((1.255 * v89) - v120);
    const double v124 = (v121 + (1.255 * v103)) - (v122 * v70);
    const double v125 = ((tau[3] - tau[2]) + (v66 * v124)) - (v68 * v123);
    const double v126 = v75 * ((v124 + (1.1550000000000002 * v102)) - (v125 * v74));
    const double v127 = (v123 + (1.1550000000000002 * v86)) + (v125 * v76);
    const double v128 = ((tau[1] - tau[2]) + (v78 * v127)) - v126;
    const double v129 = (((tau[1] - tau[0]) + (10.34955 * v14_cosine[3])) - v127) + (v128 * v83);
    const double v130 = v129 * (1.0 / ((v80 - 0.8908333333333334) - (v81 * v83)));
    qdd[0] = v130;
    const double v131 = (v128 * v82) + (v83 * v130);
    qdd[1] = -(v130 + v131);
    const double v132 = v75 * v131;
    const double v133 = (v78 * v131) - v130;
    const double v134 = ((v125 * v73) + (v76 * v133)) + (v74 * v132);
    qdd[2] = v131 + v134;
    const double v135 = (v66 * v134) - v132;
    const double v136 = (v68 * v134) - v133;
    const double v137 = ((v122 * v63) - (v64 * v136)) - (v70 * v135);
    qdd[3] = v137 - v134;
    const double v138 = v135 + (v58 * v137);
    const double v139 = v136 + (v56 * v137);
    const double v140 = ((v119 * v53) + (v54 * v139)) + (v60 * v138);
    qdd[4] = -(v137 + v140);
    const double v141 = (v46 * v140) - v138;
    const double v142 = (v49 * v140) - v139;
    const double v143 = ((v116 * v43) + (v47 * v142)) + (v44 * v141);
    qdd[5] = v140 + v143;
    const double v144 = (v38 * v143) - v141;
    const double v145 = (v36 * v143) - v142;
    const double v146 = ((v113 * v33) + (v34 * v145)) + (v40 * v144);
    qdd[6] = -(v143 + v146);
    const double v147 = (v146 - (3.2974940611444983 * v108)) + (v22 * ((v25 * v146) - v145));
    qdd[7] = v147 + (v30 * ((v28 * v146) - v144));
}

#if !defined(PLANAR8_VECTOR)

void planar8_forward_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double tau_lane[8];
        double qdd_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, tau, tau_lane);
        planar8_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        planar8_scatter(8U, count, lane, qdd_lane, qdd);
    }
}

void planar8_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double tau_lane[8];
        double qdd_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, tau, tau_lane);
        planar8_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        planar8_scatter(8U, count, lane, qdd_lane, qdd);
    }
}

#endif

void planar8_kinetic_energy(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], double *restrict T)
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[1]), planar8_alone(&q[2]), planar8_alone(&q[3]), planar8_alone(&q[4])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v14 = qd[1] + qd[0];
    const double v15 = qd[0] * v0_cosine[0];
    const double v16 = v15 + (0.97 * v14);
    const double v17 = qd[0] * v0_sine[0];
    const double v18 = (v0_sine[1] * v17) - (v0_cosine[1] * v16);
    const double v19 = v14 + qd[2];
    const double v20 = (0.94 * v19) - v18;
    const double v21 = (v0_sine[1] * v16) + (v0_cosine[1] * v17);
    const double v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const double v23 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const double v24 = v19 + qd[3];
    const double v25 = v23 + (0.91 * v24);
    const double v26 = (v0_cosine[3] * v25) - (v0_sine[3] * v22);
    const double v27 = v24 + qd[4];
    const double v28 = v26 + (0.88 * v27);
    const double v29 = (v0_sine[3] * v25) + (v0_cosine[3] * v22);
    const double v30 = (v8_cosine[0] * v29) + (v8_sine[0] * v28);
    const double v31 = (v8_cosine[0] * v28) - (v8_sine[0] * v29);
    const double v32 = v27 + qd[5];
    const double v33 = v31 + (0.85 * v32);
    const double v34 = (v8_sine[1] * v33) + (v8_cosine[1] * v30);
    const double v35 = (v8_sine[1] * v30) - (v8_cosine[1] * v33);
    const double v36 = qd[0] * qd[0];
    const double v37 = v32 + qd[6];
    const double v38 = v37 + qd[7];
    const double v39 = (v38 * (0.30326059166666663 * v38)) + (v32 * (0.309771875 * v32));
    const double v40 = v39 + (v14 * ((0.2958346416666667 * v14) + (0.9603 * v15)));
    const double v41 = v40 + ((1.1 * v36) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0])));
    const double v42 = v41 + (v19 * ((0.3030748 * v19) - (1.0151999999999999 * v18)));
    const double v43 = v42 + (1.2 * ((v18 * v18) + (v21 * v21)));
    const double v44 = v43 + (v24 * ((0.3077081583333333 * v24) + (1.0647 * v23)));
    const double v45 = v44 + (1.3 * ((v23 * v23) + (v22 * v22)));
    const double v46 = v45 + (v27 * ((0.30988906666666666 * v27) + (1.1088 * v26)));
    const double v47 = (v46 + (1.4 * ((v29 * v29) + (v26 * v26)))) + (v30 * (1.5 * v30));
    const double v48 = v47 + (v31 * ((1.1475 * v32) + (1.5 * v31)));
    const double v49 = v48 + (v37 * ((0.30751093333333335 * v37) - (1.1808 * v35)));
    const double v50 = (0.82 * v37) - v35;
    const double v51 = (v8_cosine[2] * v34) + (v8_sine[2] * v50);
    const double v52 = (v51 * (1.7 * v51)) + (v49 + (1.6 * ((v35 * v35) + (v34 * v34))));
    const double v53 = (v8_sine[2] * v34) - (v8_cosine[2] * v50);
    *T = (0.5 * (v52 + (v53 * ((1.7 * v53) - (1.2086999999999999 * v38))))) + (0.14291666666666666 * v36);
}

#if !defined(PLANAR8_VECTOR)

void planar8_kinetic_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void planar8_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void planar8_potential_energy(const planar8_prepared *restrict prepared, const double q[restrict 8], double *restrict V)
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[7]), planar8_alone(&q[6]), planar8_alone(&q[5]), planar8_alone(&q[4])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[3]), planar8_alone(&q[2]), planar8_alone(&q[1]), planar8_alone(&q[0])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v16 = 1.9844 + (0.6043499999999999 * v0_cosine[0]);
    const double v17 = 0.6043499999999999 * v0_sine[0];
    const double v18 = (3.3787499999999997 - (v0_sine[1] * v17)) + (v0_cosine[1] * v16);
    const double v19 = (v0_cosine[1] * v17) + (v0_sine[1] * v16);
    const double v20 = ((v0_sine[2] * v19) - 4.7784) - (v0_cosine[2] * v18);
    const double v21 = (v0_sine[2] * v18) + (v0_cosine[2] * v19);
    const double v22 = (v0_cosine[3] * v21) - (v0_sine[3] * v20);
    const double v23 = ((v0_cosine[3] * v20) - 6.17435) + (v0_sine[3] * v21);
    const double v24 = ((v8_cosine[0] * v23) - 7.557599999999999) + (v8_sine[0] * v22);
    const double v25 = (v8_cosine[0] * v22) - (v8_sine[0] * v23);
    const double v26 = (v8_cosine[1] * v25) - (v8_sine[1] * v24);
    const double v27 = ((v8_cosine[1] * v24) - 8.919149999999998) + (v8_sine[1] * v25);
    const double v28 = v8_sine[3] * (((v8_sine[2] * v26) - 10.249999999999998) + (v8_cosine[2] * v27));
    *V = (-9.81) * (v28 + (v8_cosine[3] * ((v8_sine[2] * v27) - (v8_cosine[2] * v26))));
}

#if !defined(PLANAR8_VECTOR)

void planar8_potential_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void planar8_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void planar8_position_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double x[restrict 3])
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[1]), planar8_alone(&q[0]), planar8_alone(&q[2]), planar8_alone(&q[3])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[4]), planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v16 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    x[2] = 0.0;
    const double v17 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    const double v18 = (v0_cosine[2] * v17) - (v0_sine[2] * v16);
    const double v19 = (v0_cosine[2] * v16) + (v0_sine[2] * v17);
    const double v20 = (v0_sine[3] * v19) - (v0_cosine[3] * v18);
    const double v21 = (v0_sine[3] * v18) + (v0_cosine[3] * v19);
    const double v22 = (v8_cosine[0] * v20) + (v8_sine[0] * v21);
    const double v23 = (v8_sine[0] * v20) - (v8_cosine[0] * v21);
    const double v24 = (v8_sine[1] * v23) - (v8_cosine[1] * v22);
    const double v25 = (v8_sine[1] * v22) + (v8_cosine[1] * v23);
    const double v26 = (v8_sine[2] * v25) + (v8_cosine[2] * v24);
    const double v27 = 0.82 + (0.79 * v8_cosine[3]);
    const double v28 = (v8_sine[2] * v24) - (v8_cosine[2] * v25);
    const double v29 = 0.79 * v8_sine[3];
    const double v30 = (((v0_cosine[1] + (0.97 * v17)) + (0.94 * v18)) - (0.91 * v20)) - (0.88 * v22);
    x[0] = ((v30 + (0.85 * v24)) + (v27 * v26)) - (v29 * v28);
    const double v31 = (((v0_sine[1] + (0.97 * v16)) + (0.94 * v19)) + (0.91 * v21)) - (0.88 * v23);
    x[1] = ((v31 - (0.85 * v25)) + (v27 * v28)) + (v29 * v26);
}

#if !defined(PLANAR8_VECTOR)

void planar8_position_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double x_lane[3];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_position_tip(prepared, q_lane, x_lane);
        planar8_scatter(3U, count, lane, x_lane, x);
    }
}

void planar8_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double x_lane[3];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_position_tip(&prepared_lane, q_lane, x_lane);
        planar8_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void planar8_rotation_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double R[restrict 9])
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[0]), planar8_alone(&q[1]), planar8_alone(&q[2]), planar8_alone(&q[3])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[4]), planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v16 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v17 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v18 = (v0_cosine[2] * v17) + (v0_sine[2] * v16);
    const double v19 = (v0_cosine[2] * v16) - (v0_sine[2] * v17);
    const double v20 = (v0_cosine[3] * v19) - (v0_sine[3] * v18);
    const double v21 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const double v22 = (v8_cosine[0] * v21) + (v8_sine[0] * v20);
    const double v23 = (v8_cosine[0] * v20) - (v8_sine[0] * v21);
    const double v24 = (v8_sine[1] * v23) + (v8_cosine[1] * v22);
    const double v25 = (v8_cosine[1] * v23) - (v8_sine[1] * v22);
    const double v26 = (v8_sine[2] * v25) + (v8_cosine[2] * v24);
    const double v27 = (v8_cosine[2] * v25) - (v8_sine[2] * v24);
    const double v28 = (v8_cosine[3] * v27) - (v8_sine[3] * v26);
    R[0] = v28;
    R[4] = v28;
    const double v29 = (v8_sine[3] * v27) + (v8_cosine[3] * v26);
    R[3] = v29;
    R[1] = -v29;
    R[2] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        R[k] = 0.0;
    }
    R[8] = 1.0;
}

#if !defined(PLANAR8_VECTOR)

void planar8_rotation_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double R_lane[9];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_rotation_tip(prepared, q_lane, R_lane);
        planar8_scatter(9U, count, lane, R_lane, R);
    }
}

void planar8_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double R_lane[9];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_rotation_tip(&prepared_lane, q_lane, R_lane);
        planar8_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void planar8_jacobian_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double J[restrict 48])
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[1]), planar8_alone(&q[0]), planar8_alone(&q[2]), planar8_alone(&q[3])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[4]), planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v16 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const double v17 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    const double v18 = 0.97 * v17;
    const double v19 = (v0_sine[2] * v17) + (v0_cosine[2] * v16);
    const double v20 = 0.97 * v16;
    const double v21 = (v0_cosine[2] * v17) - (v0_sine[2] * v16);
    const double v22 = (v0_sine[3] * v19) - (v0_cosine[3] * v21);
    const double v23 = (v0_cosine[3] * v19) + (v0_sine[3] * v21);
    const double v24 = 0.91 * v23;
    const double v25 = 0.91 * v22;
    const double v26 = (v8_sine[0] * v23) + (v8_cosine[0] * v22);
    for (size_t k = 40U; k < 48U; k++) {
        J[k] = 1.0;
    }
    for (size_t k = 16U; k < 40U; k++) {
        J[k] = 0.0;
    }
    const double v27 = 0.82 + (0.79 * v8_cosine[3]);
    const double v28 = 0.79 * v8_sine[3];
    const double v29 = (v8_sine[0] * v22) - (v8_cosine[0] * v23);
    const double v30 = (v8_sine[1] * v26) + (v8_cosine[1] * v29);
    const double v31 = (v8_cosine[1] * v26) - (v8_sine[1] * v29);
    const double v32 = (v8_sine[2] * v30) - (v8_cosine[2] * v31);
    const double v33 = (v8_sine[2] * v31) + (v8_cosine[2] * v30);
    const double v34 = v25 + (0.88 * v26);
    const double v35 = v18 + (0.94 * v21);
    const double v36 = (v34 - v35) + (0.85 * v31);
    const double v37 = ((v27 * v32) - v36) + (v28 * v33);
    J[2] = v18 - v37;
    const double v38 = v35 - v37;
    J[3] = v38;
    J[4] = v38 - v25;
    J[5] = v38 - v34;
    const double v39 = v36 + v37;
    J[6] = -v39;
    J[7] = (0.82 * v32) - v39;
    const double v40 = v24 - (0.88 * v29);
    const double v41 = v20 + (0.94 * v19);
    const double v42 = (v40 + v41) - (0.85 * v30);
    const double v43 = ((v28 * v32) + v42) - (v27 * v33);
    J[8] = v0_cosine[1] - v43;
    J[10] = v20 - v43;
    const double v44 = v41 - v43;
    J[11] = v44;
    J[12] = v24 + v44;
    J[13] = v40 + v44;
    const double v45 = v43 - v42;
    J[14] = -v45;
    J[15] = (-(0.82 * v33)) - v45;
    J[0] = -(v0_sine[1] + v37);
    J[1] = -v37;
    J[9] = -v43;
}

#if !defined(PLANAR8_VECTOR)

void planar8_jacobian_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double J_lane[48];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_jacobian_tip(prepared, q_lane, J_lane);
        planar8_scatter(48U, count, lane, J_lane, J);
    }
}

void planar8_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double J_lane[48];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_jacobian_tip(&prepared_lane, q_lane, J_lane);
        planar8_scatter(48U, count, lane, J_lane, J);
    }
}

#endif

void planar8_influence_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double G[restrict 24], double H[restrict 192])
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[0]), planar8_alone(&q[1]), planar8_alone(&q[2]), planar8_alone(&q[3])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[4]), planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v16 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const double v17 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v18 = (v0_cosine[2] * v17) - (v0_sine[2] * v16);
    const double v19 = (v0_sine[2] * v17) + (v0_cosine[2] * v16);
    const double v20 = (v0_cosine[3] * v19) + (v0_sine[3] * v18);
    const double v21 = (v0_sine[3] * v19) - (v0_cosine[3] * v18);
    const double v22 = (v8_sine[0] * v21) - (v8_cosine[0] * v20);
    const double v23 = (v8_sine[0] * v20) + (v8_cosine[0] * v21);
    const double v24 = (v8_sine[1] * v23) + (v8_cosine[1] * v22);
    const double v25 = (v8_sine[1] * v22) - (v8_cosine[1] * v23);
    const double v26 = (v8_sine[2] * v25) - (v8_cosine[2] * v24);
    const double v27 = 0.79 * v8_sine[3];
    const double v28 = (v8_sine[2] * v24) + (v8_cosine[2] * v25);
    const double v29 = 0.82 + (0.79 * v8_cosine[3]);
    const double v30 = 0.91 * v21;
    const double v31 = v30 + (0.88 * v23);
    const double v32 = 0.97 * v17;
    const double v33 = v32 + (0.94 * v18);
    const double v34 = (v31 - v33) - (0.85 * v25);
    const double v35 = ((v0_sine[0] - v34) + (v29 * v28)) - (v27 * v26);
    const double v36 = -v35;
    G[0] = v36;
    H[64] = v36;
    const double v37 = v0_sine[0] - v35;
    G[1] = v37;
    H[65] = v37;
    H[72] = v37;
    H[73] = v37;
    const double v38 = v32 + v37;
    G[2] = v38;
    H[66] = v38;
    H[74] = v38;
    H[80] = v38;
    H[81] = v38;
    H[82] = v38;
    const double v39 = v33 + v37;
    G[3] = v39;
    H[67] = v39;
    H[75] = v39;
    H[83] = v39;
    H[88] = v39;
    H[89] = v39;
    H[90] = v39;
    H[91] = v39;
    const double v40 = v39 - v30;
    G[4] = v40;
    H[68] = v40;
    H[76] = v40;
    H[84] = v40;
    H[92] = v40;
    H[96] = v40;
    H[97] = v40;
    H[98] = v40;
    H[99] = v40;
    H[100] = v40;
    const double v41 = v39 - v31;
    G[5] = v41;
    H[69] = v41;
    H[77] = v41;
    H[85] = v41;
    H[93] = v41;
    H[101] = v41;
    H[104] = v41;
    H[105] = v41;
    H[106] = v41;
    H[107] = v41;
    H[108] = v41;
    H[109] = v41;
    const double v42 = v37 - v34;
    G[6] = v42;
    H[70] = v42;
    H[78] = v42;
    H[86] = v42;
    H[94] = v42;
    H[102] = v42;
    H[110] = v42;
    H[112] = v42;
    H[113] = v42;
    H[114] = v42;
    H[115] = v42;
    H[116] = v42;
    H[117] = v42;
    H[118] = v42;
    const double v43 = v42 + (0.82 * v28);
    G[7] = v43;
    H[71] = v43;
    H[79] = v43;
    H[87] = v43;
    H[95] = v43;
    H[103] = v43;
    H[111] = v43;
    H[119] = v43;
    H[120] = v43;
    H[121] = v43;
    H[122] = v43;
    H[123] = v43;
    H[124] = v43;
    H[125] = v43;
    H[126] = v43;
    H[127] = v43;
    const double v44 = 0.91 * v20;
    const double v45 = v44 - (0.88 * v22);
    const double v46 = 0.97 * v16;
    const double v47 = v46 + (0.94 * v19);
    const double v48 = (v45 + v47) - (0.85 * v24);
    const double v49 = ((v0_cosine[0] - v48) - (v29 * v26)) - (v27 * v28);
    G[8] = v49;
    const double v50 = v0_cosine[0] - v49;
    H[1] = v50;
    H[8] = v50;
    H[9] = v50;
    G[9] = -v50;
    const double v51 = v50 - v46;
    H[2] = v51;
    H[10] = v51;
    H[16] = v51;
    H[17] = v51;
    H[18] = v51;
    G[10] = -v51;
    const double v52 = v50 - v47;
    H[3] = v52;
    H[11] = v52;
    H[19] = v52;
    H[24] = v52;
    H[25] = v52;
    H[26] = v52;
    H[27] = v52;
    G[11] = -v52;
    const double v53 = v52 - v44;
    H[4] = v53;
    H[12] = v53;
    H[20] = v53;
    H[28] = v53;
    H[32] = v53;
    H[33] = v53;
    H[34] = v53;
    H[35] = v53;
    H[36] = v53;
    G[12] = -v53;
    const double v54 = v52 - v45;
    H[5] = v54;
    H[13] = v54;
    H[21] = v54;
    H[29] = v54;
    H[37] = v54;
    H[40] = v54;
    H[41] = v54;
    H[42] = v54;
    H[43] = v54;
    H[44] = v54;
    H[45] = v54;
    G[13] = -v54;
    const double v55 = v50 - v48;
    H[6] = v55;
    H[14] = v55;
    H[22] = v55;
    H[30] = v55;
    H[38] = v55;
    H[46] = v55;
    H[48] = v55;
    H[49] = v55;
    H[50] = v55;
    H[51] = v55;
    H[52] = v55;
    H[53] = v55;
    H[54] = v55;
    G[14] = -v55;
    const double v56 = v55 - (0.82 * v26);
    H[7] = v56;
    H[15] = v56;
    H[23] = v56;
    H[31] = v56;
    H[39] = v56;
    H[47] = v56;
    H[55] = v56;
    H[56] = v56;
    H[57] = v56;
    H[58] = v56;
    H[59] = v56;
    H[60] = v56;
    H[61] = v56;
    H[62] = v56;
    H[63] = v56;
    G[15] = -v56;
    for (size_t k = 16U; k < 24U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 128U; k < 192U; k++) {
        H[k] = 0.0;
    }
    H[0] = -v49;
}

#if !defined(PLANAR8_VECTOR)

void planar8_influence_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_tip(prepared, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

void planar8_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

#endif

void planar8_influence_rotational_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double G[restrict 24], double H[restrict 192])
{
    (void)prepared;
    (void)q;
    for (size_t k = 16U; k < 24U; k++) {
        G[k] = 1.0;
    }
    for (size_t k = 0U; k < 16U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 192U; k++) {
        H[k] = 0.0;
    }
}

#if !defined(PLANAR8_VECTOR)

void planar8_influence_rotational_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

void planar8_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

#endif

void planar8_inertia_power(const planar8_prepared *restrict prepared, const double q[restrict 8], double P[restrict 512])
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[0]), planar8_alone(&q[1]), planar8_alone(&q[2]), planar8_alone(&q[3])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[4]), planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    P[0] = 0.0;
    P[65] = 0.0;
    P[72] = 0.0;
    P[73] = 0.0;
    P[130] = 0.0;
    P[138] = 0.0;
    for (size_t k = 144U; k < 147U; k++) {
        P[k] = 0.0;
    }
    P[195] = 0.0;
    P[203] = 0.0;
    P[211] = 0.0;
    for (size_t k = 216U; k < 220U; k++) {
        P[k] = 0.0;
    }
    P[260] = 0.0;
    P[268] = 0.0;
    P[276] = 0.0;
    P[284] = 0.0;
    for (size_t k = 288U; k < 293U; k++) {
        P[k] = 0.0;
    }
    P[325] = 0.0;
    P[333] = 0.0;
    P[341] = 0.0;
    P[349] = 0.0;
    P[357] = 0.0;
    for (size_t k = 360U; k < 366U; k++) {
        P[k] = 0.0;
    }
    P[390] = 0.0;
    P[398] = 0.0;
    P[406] = 0.0;
    P[414] = 0.0;
    P[422] = 0.0;
    P[430] = 0.0;
    for (size_t k = 432U; k < 439U; k++) {
        P[k] = 0.0;
    }
    P[455] = 0.0;
    P[463] = 0.0;
    P[471] = 0.0;
    P[479] = 0.0;
    P[487] = 0.0;
    P[495] = 0.0;
    for (size_t k = 503U; k < 512U; k++) {
        P[k] = 0.0;
    }
    const double v16 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v17 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v18 = (v0_cosine[2] * v17) + (v0_sine[2] * v16);
    const double v19 = (v0_cosine[2] * v16) - (v0_sine[2] * v17);
    const double v20 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const double v21 = (v0_sine[3] * v18) - (v0_cosine[3] * v19);
    const double v22 = (v8_sine[0] * v21) - (v8_cosine[0] * v20);
    const double v23 = (v8_cosine[0] * v21) + (v8_sine[0] * v20);
    const double v24 = (v8_cosine[1] * v23) - (v8_sine[1] * v22);
    const double v25 = (v8_sine[1] * v23) + (v8_cosine[1] * v22);
    const double v26 = (v8_cosine[2] * v25) + (v8_sine[2] * v24);
    const double v27 = v0_sine[0] + (0.97 * v17);
    const double v28 = v27 + (0.94 * v18);
    const double v29 = v28 + (0.91 * v20);
    const double v30 = (0.88 * v22) - v29;
    const double v31 = (0.85 * v25) + v30;
    const double v32 = v31 + (0.82 * v26);
    const double v33 = 1.7 * v32;
    const double v34 = (v8_sine[2] * v25) - (v8_cosine[2] * v24);
    const double v35 = 0.6043499999999999 * v34;
    const double v36 = 0.6043499999999999 * v26;
    const double v37 = ((v8_sine[3] * v35) - v33) - (v8_cosine[3] * v36);
    const double v38 = ((0.5904 * v26) + (1.6 * v31)) - v37;
    const double v39 = v38 + ((0.57375 * v25) + (1.5 * v30));
    const double v40 = v39 + ((0.5544 * v22) - (1.4 * v29));
    const double v41 = ((0.53235 * v20) + (1.3 * v28)) - v40;
    const double v42 = v41 + ((1.2 * v27) + (0.5075999999999999 * v18));
    const double v43 = v0_cosine[0] + (0.97 * v16);
    const double v44 = v43 + (0.94 * v19);
    const double v45 = (0.91 * v21) - v44;
    const double v46 = (0.88 * v23) + v45;
    const double v47 = v46 + (0.85 * v24);
    const double v48 = (0.82 * v34) - v47;
    const double v49 = 1.7 * v48;
    const double v50 = (v49 + (v8_cosine[3] * v35)) + (v8_sine[3] * v36);
    const double v51 = v50 + ((0.5904 * v34) - (1.6 * v47));
    const double v52 = ((0.57375 * v24) + (1.5 * v46)) - v51;
    const double v53 = v52 + ((0.5544 * v23) + (1.4 * v45));
    const double v54 = v53 + ((0.53235 * v21) - (1.3 * v44));
    const double v55 = ((0.5075999999999999 * v19) + (1.2 * v43)) - v54;
    const double v56 = (v0_sine[0] * v55) - (v0_cosine[0] * v42);
    const double v57 = v56 + (0.48015 * ((v0_sine[0] * v16) - (v0_cosine[0] * v17)));
    P[1] = v57;
    P[8] = v57;
    P[9] = v57;
    const double v58 = (v43 * v42) - (v27 * v55);
    P[128] = v58;
    const double v59 = -v58;
    P[2] = v59;
    P[10] = v59;
    P[16] = v59;
    P[17] = v59;
    P[18] = v59;
    const double v60 = (v44 * v41) + (v28 * v54);
    P[192] = v60;
    const double v61 = -v60;
    P[3] = v61;
    P[11] = v61;
    P[19] = v61;
    P[24] = v61;
    P[25] = v61;
    P[26] = v61;
    P[27] = v61;
    const double v62 = (v45 * v40) + (v29 * v53);
    P[256] = v62;
    const double v63 = -v62;
    P[4] = v63;
    P[12] = v63;
    P[20] = v63;
    P[28] = v63;
    P[32] = v63;
    P[33] = v63;
    P[34] = v63;
    P[35] = v63;
    P[36] = v63;
    const double v64 = (v46 * v39) - (v30 * v52);
    P[320] = v64;
    const double v65 = -v64;
    P[5] = v65;
    P[13] = v65;
    P[21] = v65;
    P[29] = v65;
    P[37] = v65;
    P[40] = v65;
    P[41] = v65;
    P[42] = v65;
    P[43] = v65;
    P[44] = v65;
    P[45] = v65;
    const double v66 = (v47 * v38) + (v31 * v51);
    P[384] = v66;
    const double v67 = -v66;
    P[6] = v67;
    P[14] = v67;
    P[22] = v67;
    P[30] = v67;
    P[38] = v67;
    P[46] = v67;
    P[48] = v67;
    P[49] = v67;
    P[50] = v67;
    P[51] = v67;
    P[52] = v67;
    P[53] = v67;
    P[54] = v67;
    const double v68 = (v48 * v37) + (v32 * v50);
    P[448] = v68;
    const double v69 = -v68;
    P[7] = v69;
    P[15] = v69;
    P[23] = v69;
    P[31] = v69;
    P[39] = v69;
    P[47] = v69;
    P[55] = v69;
    P[56] = v69;
    P[57] = v69;
    P[58] = v69;
    P[59] = v69;
    P[60] = v69;
    P[61] = v69;
    P[62] = v69;
    P[63] = v69;
    P[64] = -v57;
    const double v70 = ((8.7 * ((v0_sine[0] * v43) - (v0_cosine[0] * v27))) - v58) - v56;
    P[66] = v70;
    P[74] = v70;
    P[80] = v70;
    P[81] = v70;
    P[82] = v70;
    const double v71 = v54 + (7.499999999999999 * v44);
    const double v72 = (7.499999999999999 * v28) - v41;
    const double v73 = ((v0_sine[0] * v71) - v60) - (v0_cosine[0] * v72);
    P[67] = v73;
    P[75] = v73;
    P[83] = v73;
    P[88] = v73;
    P[89] = v73;
    P[90] = v73;
    P[91] = v73;
    const double v74 = (6.199999999999999 * v45) - v53;
    const double v75 = v40 + (6.199999999999999 * v29);
    const double v76 = (v62 + (v0_sine[0] * v74)) + (v0_cosine[0] * v75);
    P[257] = v76;
    P[264] = v76;
    P[265] = v76;
    const double v77 = -v76;
    P[68] = v77;
    P[76] = v77;
    P[84] = v77;
    P[92] = v77;
    P[96] = v77;
    P[97] = v77;
    P[98] = v77;
    P[99] = v77;
    P[100] = v77;
    const double v78 = (4.8 * v46) - v52;
    const double v79 = (4.8 * v30) - v39;
    const double v80 = (v64 + (v0_sine[0] * v78)) - (v0_cosine[0] * v79);
    P[321] = v80;
    P[328] = v80;
    P[329] = v80;
    const double v81 = -v80;
    P[69] = v81;
    P[77] = v81;
    P[85] = v81;
    P[93] = v81;
    P[101] = v81;
    P[104] = v81;
    P[105] = v81;
    P[106] = v81;
    P[107] = v81;
    P[108] = v81;
    P[109] = v81;
    const double v82 = v51 + (3.3 * v47);
    const double v83 = (3.3 * v31) - v38;
    const double v84 = (v66 + (v0_sine[0] * v82)) - (v0_cosine[0] * v83);
    P[385] = v84;
    P[392] = v84;
    P[393] = v84;
    const double v85 = -v84;
    P[70] = v85;
    P[78] = v85;
    P[86] = v85;
    P[94] = v85;
    P[102] = v85;
    P[110] = v85;
    P[112] = v85;
    P[113] = v85;
    P[114] = v85;
    P[115] = v85;
    P[116] = v85;
    P[117] = v85;
    P[118] = v85;
    const double v86 = v49 - v50;
    const double v87 = v33 + v37;
    const double v88 = ((v0_sine[0] * v86) - v68) + (v0_cosine[0] * v87);
    P[71] = v88;
    P[79] = v88;
    P[87] = v88;
    P[95] = v88;
    P[103] = v88;
    P[111] = v88;
    P[119] = v88;
    P[120] = v88;
    P[121] = v88;
    P[122] = v88;
    P[123] = v88;
    P[124] = v88;
    P[125] = v88;
    P[126] = v88;
    P[127] = v88;
    const double v89 = -v70;
    P[129] = v89;
    P[136] = v89;
    P[137] = v89;
    const double v90 = (v60 - (v27 * v71)) + (v43 * v72);
    P[194] = v90;
    P[202] = v90;
    P[208] = v90;
    P[209] = v90;
    P[210] = v90;
    const double v91 = -v90;
    P[131] = v91;
    P[139] = v91;
    P[147] = v91;
    P[152] = v91;
    P[153] = v91;
    P[154] = v91;
    P[155] = v91;
    const double v92 = (v62 + (v27 * v74)) + (v43 * v75);
    P[258] = v92;
    P[266] = v92;
    P[272] = v92;
    P[273] = v92;
    P[274] = v92;
    const double v93 = -v92;
    P[132] = v93;
    P[140] = v93;
    P[148] = v93;
    P[156] = v93;
    P[160] = v93;
    P[161] = v93;
    P[162] = v93;
    P[163] = v93;
    P[164] = v93;
    const double v94 = ((v43 * v79) - v64) - (v27 * v78);
    P[133] = v94;
    P[141] = v94;
    P[149] = v94;
    P[157] = v94;
    P[165] = v94;
    P[168] = v94;
    P[169] = v94;
    P[170] = v94;
    P[171] = v94;
    P[172] = v94;
    P[173] = v94;
    const double v95 = ((v43 * v83) - v66) - (v27 * v82);
    P[134] = v95;
    P[142] = v95;
    P[150] = v95;
    P[158] = v95;
    P[166] = v95;
    P[174] = v95;
    P[176] = v95;
    P[177] = v95;
    P[178] = v95;
    P[179] = v95;
    P[180] = v95;
    P[181] = v95;
    P[182] = v95;
    const double v96 = ((v27 * v86) - v68) + (v43 * v87);
    P[135] = v96;
    P[143] = v96;
    P[151] = v96;
    P[159] = v96;
    P[167] = v96;
    P[175] = v96;
    P[183] = v96;
    P[184] = v96;
    P[185] = v96;
    P[186] = v96;
    P[187] = v96;
    P[188] = v96;
    P[189] = v96;
    P[190] = v96;
    P[191] = v96;
    const double v97 = -v73;
    P[193] = v97;
    P[200] = v97;
    P[201] = v97;
    const double v98 = (v62 + (v28 * v74)) + (v44 * v75);
    P[259] = v98;
    P[267] = v98;
    P[275] = v98;
    P[280] = v98;
    P[281] = v98;
    P[282] = v98;
    P[283] = v98;
    const double v99 = -v98;
    P[196] = v99;
    P[204] = v99;
    P[212] = v99;
    P[220] = v99;
    P[224] = v99;
    P[225] = v99;
    P[226] = v99;
    P[227] = v99;
    P[228] = v99;
    const double v100 = ((v44 * v79) - v64) - (v28 * v78);
    P[197] = v100;
    P[205] = v100;
    P[213] = v100;
    P[221] = v100;
    P[229] = v100;
    P[232] = v100;
    P[233] = v100;
    P[234] = v100;
    P[235] = v100;
    P[236] = v100;
    P[237] = v100;
    const double v101 = ((v44 * v83) - v66) - (v28 * v82);
    P[198] = v101;
    P[206] = v101;
    P[214] = v101;
    P[222] = v101;
    P[230] = v101;
    P[238] = v101;
    P[240] = v101;
    P[241] = v101;
    P[242] = v101;
    P[243] = v101;
    P[244] = v101;
    P[245] = v101;
    P[246] = v101;
    const double v102 = ((v28 * v86) - v68) + (v44 * v87);
    P[199] = v102;
    P[207] = v102;
    P[215] = v102;
    P[223] = v102;
    P[231] = v102;
    P[239] = v102;
    P[247] = v102;
    P[248] = v102;
    P[249] = v102;
    P[250] = v102;
    P[251] = v102;
    P[252] = v102;
    P[253] = v102;
    P[254] = v102;
    P[255] = v102;
    const double v103 = (v64 + (v29 * v78)) + (v45 * v79);
    P[324] = v103;
    P[332] = v103;
    P[340] = v103;
    P[348] = v103;
    P[352] = v103;
    P[353] = v103;
    P[354] = v103;
    P[355] = v103;
    P[356] = v103;
    const double v104 = -v103;
    P[261] = v104;
    P[269] = v104;
    P[277] = v104;
    P[285] = v104;
    P[293] = v104;
    P[296] = v104;
    P[297] = v104;
    P[298] = v104;
    P[299] = v104;
    P[300] = v104;
    P[301] = v104;
    const double v105 = (v66 + (v29 * v82)) + (v45 * v83);
    P[388] = v105;
    P[396] = v105;
    P[404] = v105;
    P[412] = v105;
    P[416] = v105;
    P[417] = v105;
    P[418] = v105;
    P[419] = v105;
    P[420] = v105;
    const double v106 = -v105;
    P[262] = v106;
    P[270] = v106;
    P[278] = v106;
    P[286] = v106;
    P[294] = v106;
    P[302] = v106;
    P[304] = v106;
    P[305] = v106;
    P[306] = v106;
    P[307] = v106;
    P[308] = v106;
    P[309] = v106;
    P[310] = v106;
    const double v107 = (v68 - (v29 * v86)) + (v45 * v87);
    P[452] = v107;
    P[460] = v107;
    P[468] = v107;
    P[476] = v107;
    P[480] = v107;
    P[481] = v107;
    P[482] = v107;
    P[483] = v107;
    P[484] = v107;
    const double v108 = -v107;
    P[263] = v108;
    P[271] = v108;
    P[279] = v108;
    P[287] = v108;
    P[295] = v108;
    P[303] = v108;
    P[311] = v108;
    P[312] = v108;
    P[313] = v108;
    P[314] = v108;
    P[315] = v108;
    P[316] = v108;
    P[317] = v108;
    P[318] = v108;
    P[319] = v108;
    const double v109 = -v94;
    P[322] = v109;
    P[330] = v109;
    P[336] = v109;
    P[337] = v109;
    P[338] = v109;
    const double v110 = -v100;
    P[323] = v110;
    P[331] = v110;
    P[339] = v110;
    P[344] = v110;
    P[345] = v110;
    P[346] = v110;
    P[347] = v110;
    const double v111 = (v66 - (v30 * v82)) + (v46 * v83);
    P[389] = v111;
    P[397] = v111;
    P[405] = v111;
    P[413] = v111;
    P[421] = v111;
    P[424] = v111;
    P[425] = v111;
    P[426] = v111;
    P[427] = v111;
    P[428] = v111;
    P[429] = v111;
    const double v112 = -v111;
    P[326] = v112;
    P[334] = v112;
    P[342] = v112;
    P[350] = v112;
    P[358] = v112;
    P[366] = v112;
    P[368] = v112;
    P[369] = v112;
    P[370] = v112;
    P[371] = v112;
    P[372] = v112;
    P[373] = v112;
    P[374] = v112;
    const double v113 = (v68 + (v30 * v86)) + (v46 * v87);
    P[453] = v113;
    P[461] = v113;
    P[469] = v113;
    P[477] = v113;
    P[485] = v113;
    P[488] = v113;
    P[489] = v113;
    P[490] = v113;
    P[491] = v113;
    P[492] = v113;
    P[493] = v113;
    const double v114 = -v113;
    P[327] = v114;
    P[335] = v114;
    P[343] = v114;
    P[351] = v114;
    P[359] = v114;
    P[367] = v114;
    P[375] = v114;
    P[376] = v114;
    P[377] = v114;
    P[378] = v114;
    P[379] = v114;
    P[380] = v114;
    P[381] = v114;
    P[382] = v114;
    P[383] = v114;
    const double v115 = -v95;
    P[386] = v115;
    P[394] = v115;
    P[400] = v115;
    P[401] = v115;
    P[402] = v115;
    const double v116 = -v101;
    P[387] = v116;
    P[395] = v116;
    P[403] = v116;
    P[408] = v116;
    P[409] = v116;
    P[410] = v116;
    P[411] = v116;
    const double v117 = (v68 + (v31 * v86)) + (v47 * v87);
    P[454] = v117;
    P[462] = v117;
    P[470] = v117;
    P[478] = v117;
    P[486] = v117;
    P[494] = v117;
    P[496] = v117;
    P[497] = v117;
    P[498] = v117;
    P[499] = v117;
    P[500] = v117;
    P[501] = v117;
    P[502] = v117;
    const double v118 = -v117;
    P[391] = v118;
    P[399] = v118;
    P[407] = v118;
    P[415] = v118;
    P[423] = v118;
    P[431] = v118;
    P[439] = v118;
    P[440] = v118;
    P[441] = v118;
    P[442] = v118;
    P[443] = v118;
    P[444] = v118;
    P[445] = v118;
    P[446] = v118;
    P[447] = v118;
    const double v119 = -v88;
    P[449] = v119;
    P[456] = v119;
    P[457] = v119;
    const double v120 = -v96;
    P[450] = v120;
    P[458] = v120;
    P[464] = v120;
    P[465] = v120;
    P[466] = v120;
    const double v121 = -v102;
    P[451] = v121;
    P[459] = v121;
    P[467] = v121;
    P[472] = v121;
    P[473] = v121;
    P[474] = v121;
    P[475] = v121;
}

#if !defined(PLANAR8_VECTOR)

void planar8_inertia_power_batch(const planar8_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double P_lane[512];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_inertia_power(prepared, q_lane, P_lane);
        planar8_scatter(512U, count, lane, P_lane, P);
    }
}

void planar8_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double P_lane[512];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_inertia_power(&prepared_lane, q_lane, P_lane);
        planar8_scatter(512U, count, lane, P_lane, P);
    }
}

#endif

void planar8_reactions(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], const double qdd[restrict 8], double F[restrict 48])
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[1]), planar8_alone(&q[0]), planar8_alone(&q[2]), planar8_alone(&q[3])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[4]), planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v16 = qd[1] + qd[0];
    const double v17 = v16 + qd[2];
    const double v18 = v17 + qd[3];
    const double v19 = v18 * v18;
    const double v20 = v17 * v17;
    const double v21 = v16 * v16;
    const double v22 = qd[0] * qd[0];
    const double v23 = 9.81 * v0_sine[1];
    const double v24 = v22 - v23;
    const double v25 = v18 + qd[4];
    const double v26 = v25 + qd[5];
    const double v27 = v26 + qd[6];
    const double v28 = v27 * v27;
    const double v29 = v25 * v25;
    const double v30 = v26 * v26;
    const double v31 = v27 + qd[7];
    const double v32 = 9.81 * v0_cosine[1];
    const double v33 = v32 + qdd[0];
    const double v34 = qdd[1] + qdd[0];
    const double v35 = qdd[2] + v34;
    const double v36 = qdd[3] + v35;
    const double v37 = qdd[4] + v36;
    const double v38 = qdd[5] + v37;
    const double v39 = qdd[6] + v38;
    const double v40 = qdd[7] + v39;
    for (size_t k = 2U; k < 5U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 8U; k < 11U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 14U; k < 17U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 20U; k < 23U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 26U; k < 29U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 32U; k < 35U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 38U; k < 41U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 44U; k < 47U; k++) {
        F[k] = 0.0;
    }
    const double v41 = (v0_cosine[0] * v24) - (v0_sine[0] * v33);
    const double v42 = v41 + (0.97 * v21);
    const double v43 = (v0_cosine[0] * v33) + (v0_sine[0] * v24);
    const double v44 = v43 + (0.97 * v34);
    const double v45 = (v0_cosine[2] * v42) - (v0_sine[2] * v44);
    const double v46 = v45 + (0.94 * v20);
    const double v47 = (v0_cosine[2] * v44) + (v0_sine[2] * v42);
    const double v48 = v47 + (0.94 * v35);
    const double v49 = (v0_sine[3] * v46) + (v0_cosine[3] * v48);
    const double v50 = v49 + (0.91 * v36);
    const double v51 = (v0_sine[3] * v48) - (v0_cosine[3] * v46);
    const double v52 = (0.91 * v19) - v51;
    const double v53 = (v8_cosine[0] * v50) + (v8_sine[0] * v52);
    const double v54 = v53 + (0.88 * v37);
    const double v55 = (v8_cosine[0] * v52) - (v8_sine[0] * v50);
    const double v56 = v55 + (0.88 * v29);
    const double v57 = (v8_sine[1] * v54) - (v8_cosine[1] * v56);
    const double v58 = (0.85 * v30) - v57;
    const double v59 = (v8_sine[1] * v56) + (v8_cosine[1] * v54);
    const double v60 = v59 + (0.85 * v38);
    const double v61 = (v8_cosine[2] * v58) - (v8_sine[2] * v60);
    const double v62 = v61 + (0.82 * v28);
    const double v63 = (v8_cosine[2] * v60) + (v8_sine[2] * v58);
    const double v64 = v63 + (0.82 * v39);
    const double v65 = (v31 * (0.6043499999999999 * v31)) + (1.7 * ((v8_cosine[3] * v62) - (v8_sine[3] * v64)));
    const double v66 = (v8_cosine[3] * v64) + (v8_sine[3] * v62);
    const double v67 = (1.7 * v66) + (0.6043499999999999 * v40);
    F[43] = v67;
    const double v68 = ((v8_cosine[3] * v65) + ((1.6 * v61) + (0.5904 * v28))) + (v8_sine[3] * v67);
    const double v69 = (v8_cosine[3] * v67) - (v8_sine[3] * v65);
    const double v70 = v69 + ((1.6 * v63) + (0.5904 * v39));
    F[37] = v70;
    const double v71 = ((v8_cosine[2] * v68) + ((0.57375 * v30) - (1.5 * v57))) + (v8_sine[2] * v70);
    const double v72 = (v8_cosine[2] * v70) - (v8_sine[2] * v68);
    const double v73 = v72 + ((0.57375 * v38) + (1.5 * v59));
    F[31] = v73;
    const double v74 = (v8_sine[1] * v71) - (v8_cosine[1] * v73);
    const double v75 = ((0.5544 * v37) + (1.4 * v53)) - v74;
    F[25] = v75;
    const double v76 = (v8_sine[1] * v73) + ((v8_cosine[1] * v71) + ((1.4 * v55) + (0.5544 * v29)));
    const double v77 = (v8_cosine[0] * v75) - (v8_sine[0] * v76);
    const double v78 = v77 + ((0.53235 * v36) + (1.3 * v49));
    F[19] = v78;
    const double v79 = ((v8_cosine[0] * v76) + ((0.53235 * v19) - (1.3 * v51))) + (v8_sine[0] * v75);
    const double v80 = (((1.2 * v45) + (0.5075999999999999 * v20)) + (v0_cosine[3] * v79)) + (v0_sine[3] * v78);
    const double v81 = (v0_sine[3] * v79) - (v0_cosine[3] * v78);
    const double v82 = ((0.5075999999999999 * v35) + (1.2 * v47)) - v81;
    F[13] = v82;
    const double v83 = ((v0_cosine[2] * v80) + ((1.1 * v41) + (0.48015 * v21))) + (v0_sine[2] * v82);
    const double v84 = (v0_cosine[2] * v82) - (v0_sine[2] * v80);
    const double v85 = v84 + ((0.48015 * v34) + (1.1 * v43));
    F[7] = v85;
    F[0] = ((v23 - (0.45 * v22)) - (v0_cosine[0] * v83)) - (v0_sine[0] * v85);
    const double v86 = (v0_cosine[0] * v85) - (v0_sine[0] * v83);
    F[1] = (v32 + (0.45 * qdd[0])) + v86;
    const double v87 = (0.30326059166666663 * v40) + (0.6043499999999999 * v66);
    F[47] = v87;
    const double v88 = (v87 + ((0.5904 * v63) + (0.30751093333333335 * v39))) + (0.82 * v69);
    F[41] = v88;
    const double v89 = (v88 + ((0.309771875 * v38) + (0.57375 * v59))) + (0.85 * v72);
    F[35] = v89;
    const double v90 = (v89 + ((0.30988906666666666 * v37) + (0.5544 * v53))) - (0.88 * v74);
    F[29] = v90;
    const double v91 = (v90 + ((0.3077081583333333 * v36) + (0.53235 * v49))) + (0.91 * v77);
    F[23] = v91;
    const double v92 = (v91 + ((0.3030748 * v35) + (0.5075999999999999 * v47))) - (0.94 * v81);
    F[17] = v92;
    const double v93 = (v92 + ((0.2958346416666667 * v34) + (0.48015 * v43))) + (0.97 * v84);
    F[11] = v93;
    F[5] = (v93 + ((4.4145 * v0_cosine[1]) + (0.28583333333333333 * qdd[0]))) + v86;
    F[6] = -v83;
    F[12] = -v80;
    F[18] = -v79;
    F[24] = -v76;
    F[30] = -v71;
    F[36] = -v68;
    F[42] = -v65;
}

#if !defined(PLANAR8_VECTOR)

void planar8_reactions_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double F_lane[48];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        planar8_scatter(48U, count, lane, F_lane, F);
    }
}

void planar8_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double F_lane[48];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        planar8_scatter(48U, count, lane, F_lane, F);
    }
}

#endif
