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

void panda_kinetic_energy(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], double *restrict T)
{
    (void)prepared;
    const panda_four v0_angle = {panda_alone(&q[1]), panda_alone(&q[2]), panda_alone(&q[3]), panda_alone(&q[4])};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {panda_alone(&q[5]), panda_alone(&q[6])};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v12 = qd[0] * v0_sine[0];
    const double v13 = (qd[1] * v0_sine[1]) - (v0_cosine[1] * v12);
    const double v14 = qd[0] * v0_cosine[0];
    const double v15 = qd[2] + v14;
    const double v16 = (v0_sine[2] * v15) + (v0_cosine[2] * v13);
    const double v17 = (v0_sine[2] * v13) - (v0_cosine[2] * v15);
    const double v18 = 0.316 * v13;
    const double v19 = (0.0825 * v15) - v18;
    const double v20 = (v19 + (0.0825 * v17)) - (0.384 * v16);
    const double v21 = (v0_sine[1] * v12) + (qd[1] * v0_cosine[1]);
    const double v22 = 0.316 * v21;
    const double v23 = 0.0825 * v21;
    const double v24 = (v0_sine[2] * v23) - (v0_cosine[2] * v22);
    const double v25 = qd[3] - v21;
    const double v26 = v24 + (0.384 * v25);
    const double v27 = (v0_cosine[3] * v26) - (v0_sine[3] * v20);
    const double v28 = (v0_sine[2] * v22) + (v0_cosine[2] * v23);
    const double v29 = v28 + (0.0825 * v25);
    const double v30 = (v8_sine[0] * v27) - (v8_cosine[0] * v29);
    const double v31 = (v8_cosine[0] * v27) + (v8_sine[0] * v29);
    const double v32 = (v0_cosine[3] * v25) + (v0_sine[3] * v16);
    const double v33 = (v0_sine[3] * v25) - (v0_cosine[3] * v16);
    const double v34 = v32 * ((0.094243372804 * v27) + (((0.0030304889466540603 * v33) - (0.03146037232526039 * v32)) - (0.029307465076 * v29)));
    const double v35 = (v17 * (0.03239943042445132 * v17)) - (v18 * ((0.429417246416 * v13) - (3.228604 * v18)));
    const double v36 = v35 + (v21 * (((0.052878381999606115 * v21) - (0.016496666281351487 * v13)) - (0.429417246416 * v22)));
    const double v37 = v25 * ((0.74928881601 * v24) + ((0.003288975154738541 * v17) + (0.07758614905253959 * v25)));
    const double v38 = (v36 + (v24 * ((3.587895 * v24) + (0.19700413866 * v17)))) + v37;
    const double v39 = (v38 + (v33 * ((0.10068694498 * v29) + (0.03942757095803552 * v33)))) - v34;
    const double v40 = qd[4] - v17;
    const double v41 = (v8_sine[0] * v33) + (v8_cosine[0] * v40);
    const double v42 = qd[5] + v32;
    const double v43 = (v0_cosine[3] * v20) + (v0_sine[3] * v26);
    const double v44 = v41 * (((0.20048323339000002 * v43) + ((0.010567766133106952 * v41) + (0.00018713819462921 * v42))) + (0.035054317870000004 * v31));
    const double v45 = (v39 + (1.225946 * ((v27 * v27) + (v29 * v29)))) + v44;
    const double v46 = v45 + (1.666555 * ((v31 * v31) + (v30 * v30)));
    const double v47 = v43 + (0.088 * v41);
    const double v48 = (v8_sine[1] * v31) - (v8_cosine[1] * v47);
    const double v49 = (v8_cosine[0] * v33) - (v8_sine[0] * v40);
    const double v50 = (v8_sine[1] * v42) - (v8_cosine[1] * v49);
    const double v51 = (v8_cosine[1] * v31) + (v8_sine[1] * v47);
    const double v52 = (v8_cosine[1] * v42) + (v8_sine[1] * v49);
    const double v53 = qd[6] - v41;
    const double v54 = v52 * (((0.002511073196545797 * v53) - (0.029212399412428362 * v52)) + (0.3005558972680001 * v51));
    const double v55 = (v13 * (0.05649492601407083 * v13)) + (v14 * (0.02812428471219496 * v14));
    const double v56 = qd[1] * (((0.026534991901690206 * qd[1]) - (0.02052220364201634 * v12)) - (0.0015378722058927998 * v14));
    const double v57 = (v55 + (v12 * ((0.008503511624021552 * v12) - (0.00796671776787104 * v14)))) + v56;
    const double v58 = ((v22 * (3.228604 * v22)) + v57) + (0.3815367543 * ((v25 * v28) + (v17 * v19)));
    const double v59 = v58 + (3.587895 * ((v28 * v28) + (v19 * v19)));
    const double v60 = (((0.008754514243679167 * v21) - (0.01824920229252011 * v15)) + (0.01097529621312451 * v13)) + (0.253458328416 * v22);
    const double v61 = (((0.007810710052552201 * v25) - (0.0554316863472517 * v17)) + (0.06767727025085991 * v16)) - (0.74928881601 * v19);
    const double v62 = (v59 - (v15 * (v60 + (0.177689449744 * v18)))) + (v16 * (v61 + (0.19700413866 * v28)));
    const double v63 = v62 + (v43 * ((2.892501 * v43) - (0.094243372804 * v33)));
    const double v64 = (0.029307465076 * v43) + (((0.004328104104196259 * v32) - (0.00920049103512621 * v33)) - (0.010869510762828563 * v40));
    const double v65 = v49 * (((0.04705351387 * v43) + ((0.00304822180576663 * v41) - (0.0024804603581707898 * v49))) + (0.035054317870000004 * v30));
    const double v66 = ((v63 - (v40 * (v64 - (0.10068694498 * v27)))) - v65) - v54;
    const double v67 = v66 + (v46 - (v48 * ((0.3005558972680001 * v50) - (1.495522 * v48))));
    const double v68 = v30 + (0.088 * v42);
    const double v69 = v50 * ((0.03163334319094959 * v50) + (0.0007827825633684959 * v52));
    const double v70 = v42 * (((0.04705351387 * v31) - ((0.011794560230238952 * v42) + (0.00020751783443736984 * v49))) - (0.20048323339000002 * v30));
    const double v71 = (v69 - (v68 * ((0.004068879917323594 * v50) - (0.005147210742676412 * v52)))) - v70;
    const double v72 = v53 * ((((0.001930610339838224 * v50) - (0.006684151967360946 * v53)) - (0.005147210742676412 * v48)) - (0.004068879917323594 * v51));
    const double v73 = 0.5 * (v67 + ((v71 + (1.495522 * ((v68 * v68) + (v51 * v51)))) - v72));
    *T = (qd[0] * (qd[0] * 0.004606581888605611)) + v73;
}

#if !defined(PANDA_VECTOR)

void panda_kinetic_energy_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void panda_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void panda_potential_energy(const panda_prepared *restrict prepared, const double q[restrict 7], double *restrict V)
{
    (void)prepared;
    const panda_four v0_angle = {panda_alone(&q[6]), panda_alone(&q[5]), panda_alone(&q[4]), panda_alone(&q[3])};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {panda_alone(&q[2]), panda_alone(&q[1])};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v12 = ((0.002034439958661797 * v0_sine[0]) - 0.23184755269500001) - (0.002573605371338206 * v0_cosine[0]);
    const double v13 = ((0.17380470556900005 * v0_sine[1]) - 0.014653732538) - (v0_cosine[1] * v12);
    const double v14 = ((0.002573605371338206 * v0_sine[0]) - 0.067870631425) + (0.002034439958661797 * v0_cosine[0]);
    const double v15 = ((v0_sine[2] * v14) - 0.5527802746500001) + (v0_cosine[2] * v13);
    const double v16 = ((0.17380470556900005 * v0_cosine[1]) - 2.0125235536030006) + (v0_sine[1] * v12);
    const double v17 = 0.002031994566 + (v8_sine[0] * ((0.028227094878000014 - (v0_cosine[2] * v14)) + (v0_sine[2] * v13)));
    const double v18 = v8_sine[1] * (v17 - (v8_cosine[0] * ((0.7468579598720001 + (v0_sine[3] * v16)) + (v0_cosine[3] * v15))));
    *V = 9.81 * ((5.365065983920002 - (v8_cosine[1] * (((v0_cosine[3] * v16) - 3.3445000435120007) - (v0_sine[3] * v15)))) + v18);
}

#if !defined(PANDA_VECTOR)

void panda_potential_energy_batch(const panda_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void panda_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void panda_position_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double x[restrict 3])
{
    (void)prepared;
    const panda_four v0_angle = {panda_alone(&q[5]), panda_alone(&q[4]), panda_alone(&q[3]), panda_alone(&q[2])};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {panda_alone(&q[1]), panda_alone(&q[0])};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v12 = (0.107 * v0_sine[0]) + (0.088 * v0_cosine[0]);
    const double v13 = (v0_cosine[1] * v12) - 0.0825;
    const double v14 = (0.384 + (0.088 * v0_sine[0])) - (0.107 * v0_cosine[0]);
    const double v15 = ((v0_sine[2] * v14) - 0.0825) - (v0_cosine[2] * v13);
    const double v16 = v0_sine[1] * v12;
    const double v17 = (v0_cosine[3] * v15) + (v0_sine[3] * v16);
    const double v18 = (0.316 + (v0_cosine[2] * v14)) + (v0_sine[2] * v13);
    const double v19 = (v8_sine[0] * v18) - (v8_cosine[0] * v17);
    const double v20 = (v0_cosine[3] * v16) - (v0_sine[3] * v15);
    x[0] = (v8_cosine[1] * v19) - (v8_sine[1] * v20);
    x[1] = (v8_cosine[1] * v20) + (v8_sine[1] * v19);
    x[2] = (0.333 + (v8_cosine[0] * v18)) + (v8_sine[0] * v17);
}

#if !defined(PANDA_VECTOR)

void panda_position_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double x_lane[3];

        panda_gather(7U, count, lane, q, q_lane);
        panda_position_tip(prepared, q_lane, x_lane);
        panda_scatter(3U, count, lane, x_lane, x);
    }
}

void panda_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double x_lane[3];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_position_tip(&prepared_lane, q_lane, x_lane);
        panda_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void panda_rotation_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double R[restrict 9])
{
    (void)prepared;
    const panda_four v0_angle = {panda_alone(&q[3]), panda_alone(&q[5]), panda_alone(&q[4]), panda_alone(&q[1])};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {panda_alone(&q[2]), panda_alone(&q[6]), panda_alone(&q[0])};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v14 = v0_cosine[0] * v0_cosine[3];
    const double v15 = v0_sine[0] * v0_sine[3];
    const double v16 = v15 + (v8_cosine[0] * v14);
    const double v17 = v0_cosine[2] * v8_sine[0];
    const double v18 = (v0_sine[2] * v16) + (v0_cosine[3] * v17);
    const double v19 = v0_sine[2] * v8_sine[0];
    const double v20 = (v0_cosine[0] * v19) - (v0_cosine[2] * v8_cosine[0]);
    const double v21 = (v8_cosine[2] * v18) - (v8_sine[2] * v20);
    const double v22 = (v0_cosine[3] * v19) - (v0_cosine[2] * v16);
    const double v23 = (v0_sine[2] * v8_cosine[0]) + (v0_cosine[0] * v17);
    const double v24 = (v8_cosine[2] * v22) + (v8_sine[2] * v23);
    const double v25 = v0_cosine[0] * v0_sine[3];
    const double v26 = v0_sine[0] * v0_cosine[3];
    const double v27 = (v8_cosine[0] * v26) - v25;
    const double v28 = v0_sine[0] * v8_sine[0];
    const double v29 = (v8_cosine[2] * v27) - (v8_sine[2] * v28);
    const double v30 = (v0_cosine[1] * v24) + (v0_sine[1] * v29);
    R[0] = (v8_sine[1] * v21) - (v8_cosine[1] * v30);
    R[1] = (v8_sine[1] * v30) + (v8_cosine[1] * v21);
    R[2] = (v0_cosine[1] * v29) - (v0_sine[1] * v24);
    const double v31 = (v8_cosine[2] * v20) + (v8_sine[2] * v18);
    const double v32 = (v8_cosine[2] * v23) - (v8_sine[2] * v22);
    const double v33 = (v8_sine[2] * v27) + (v8_cosine[2] * v28);
    const double v34 = (v0_cosine[1] * v32) - (v0_sine[1] * v33);
    R[3] = (v8_sine[1] * v31) + (v8_cosine[1] * v34);
    R[4] = (v8_cosine[1] * v31) - (v8_sine[1] * v34);
    R[5] = (v0_cosine[1] * v33) + (v0_sine[1] * v32);
    const double v35 = v26 - (v8_cosine[0] * v25);
    const double v36 = (v0_sine[2] * v35) - (v0_sine[3] * v17);
    const double v37 = (v0_cosine[2] * v35) + (v0_sine[3] * v19);
    const double v38 = v14 + (v8_cosine[0] * v15);
    const double v39 = (v0_cosine[1] * v37) + (v0_sine[1] * v38);
    R[6] = (v8_sine[1] * v36) + (v8_cosine[1] * v39);
    R[7] = (v8_cosine[1] * v36) - (v8_sine[1] * v39);
    R[8] = (v0_sine[1] * v37) - (v0_cosine[1] * v38);
}

#if !defined(PANDA_VECTOR)

void panda_rotation_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double R_lane[9];

        panda_gather(7U, count, lane, q, q_lane);
        panda_rotation_tip(prepared, q_lane, R_lane);
        panda_scatter(9U, count, lane, R_lane, R);
    }
}

void panda_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double R_lane[9];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_rotation_tip(&prepared_lane, q_lane, R_lane);
        panda_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void panda_jacobian_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double J[restrict 42])
{
    (void)prepared;
    const panda_four v0_angle = {panda_alone(&q[0]), panda_alone(&q[2]), panda_alone(&q[1]), panda_alone(&q[3])};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {panda_alone(&q[5]), panda_alone(&q[4])};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    J[29] = v0_cosine[0];
    J[37] = v0_cosine[2];
    const double v12 = v0_cosine[1] * v0_sine[0];
    const double v13 = v0_sine[1] * v0_cosine[0];
    const double v14 = v13 + (v0_cosine[2] * v12);
    const double v15 = v0_sine[2] * v0_sine[0];
    J[30] = v15;
    const double v16 = 0.316 * v15;
    const double v17 = v16 + (0.0825 * v14);
    const double v18 = (v0_cosine[3] * v14) + (v0_sine[3] * v15);
    const double v19 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    J[32] = v19;
    const double v20 = ((0.0825 * v18) - v17) - (0.384 * v19);
    const double v21 = 0.088 * v8_sine[0];
    const double v22 = v0_sine[1] * v0_sine[0];
    const double v23 = v0_cosine[1] * v0_cosine[0];
    const double v24 = v23 - (v0_cosine[2] * v22);
    const double v25 = (v8_cosine[1] * v18) + (v8_sine[1] * v24);
    const double v26 = 0.088 * v8_cosine[0];
    const double v27 = (v26 * v25) + ((v21 * v19) - v20);
    const double v28 = (v8_cosine[0] * v19) - (v8_sine[0] * v25);
    const double v29 = (0.107 * v28) - v27;
    J[0] = v29;
    const double v30 = v0_sine[2] * v0_cosine[1];
    const double v31 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v30);
    J[39] = v31;
    const double v32 = (v0_cosine[3] * v30) - (v0_sine[3] * v0_cosine[2]);
    const double v33 = 0.333 + (0.316 * v0_cosine[2]);
    const double v34 = (0.0825 * v30) - v33;
    const double v35 = ((0.0825 * v32) - v34) + (0.384 * v31);
    const double v36 = v0_sine[2] * v0_sine[1];
    const double v37 = (v8_sine[1] * v36) - (v8_cosine[1] * v32);
    const double v38 = (v35 + (v21 * v31)) + (v26 * v37);
    const double v39 = (v8_cosine[0] * v31) - (v8_sine[0] * v37);
    const double v40 = (0.107 * v39) - v38;
    const double v41 = 0.333 + v40;
    J[1] = -(v0_cosine[0] * v41);
    const double v42 = v33 + v40;
    const double v43 = v16 + v29;
    J[2] = (v0_cosine[2] * v43) - (v15 * v42);
    const double v44 = v17 + v29;
    const double v45 = v34 - v40;
    J[3] = -((v24 * v45) + (v36 * v44));
    const double v46 = v20 - v29;
    const double v47 = v35 + v40;
    J[4] = -((v19 * v47) + (v31 * v46));
    const double v48 = (v8_sine[1] * v32) + (v8_cosine[1] * v36);
    const double v49 = (v8_cosine[1] * v24) - (v8_sine[1] * v18);
    J[5] = (v49 * v47) + (v48 * v46);
    const double v50 = v27 + v29;
    const double v51 = v38 + v40;
    J[6] = (v28 * v51) - (v39 * v50);
    const double v52 = (v0_cosine[2] * v23) - v22;
    const double v53 = v0_sine[2] * v0_cosine[0];
    J[23] = v53;
    const double v54 = 0.316 * v53;
    const double v55 = v54 + (0.0825 * v52);
    const double v56 = (v0_cosine[3] * v52) + (v0_sine[3] * v53);
    const double v57 = (v0_cosine[3] * v53) - (v0_sine[3] * v52);
    J[25] = v57;
    const double v58 = ((0.0825 * v56) - v55) - (0.384 * v57);
    const double v59 = v12 + (v0_cosine[2] * v13);
    J[24] = v59;
    const double v60 = (v8_cosine[1] * v56) - (v8_sine[1] * v59);
    const double v61 = (v26 * v60) + ((v21 * v57) - v58);
    const double v62 = (v8_cosine[0] * v57) - (v8_sine[0] * v60);
    const double v63 = (0.107 * v62) - v61;
    J[7] = -v63;
    J[8] = -(v0_sine[0] * v41);
    const double v64 = v54 + v63;
    J[9] = (v53 * v42) - (v0_cosine[2] * v64);
    const double v65 = v55 + v63;
    J[10] = (v36 * v65) - (v59 * v45);
    const double v66 = v58 - v63;
    J[11] = (v31 * v66) + (v57 * v47);
    const double v67 = (v8_cosine[1] * v59) + (v8_sine[1] * v56);
    J[26] = v67;
    J[12] = (v67 * v47) - (v48 * v66);
    const double v68 = v61 + v63;
    J[13] = (v39 * v68) - (v62 * v51);
    J[14] = 0.0;
    J[21] = 0.0;
    J[28] = 0.0;
    J[36] = 0.0;
    J[15] = (v0_cosine[0] * v63) + (v0_sine[0] * v29);
    J[16] = (v15 * v64) - (v53 * v43);
    J[17] = -((v24 * v65) + (v59 * v44));
    J[18] = (v57 * v46) - (v19 * v66);
    J[19] = (v67 * v46) + (v49 * v66);
    J[20] = (v62 * v50) - (v28 * v68);
    J[22] = -v0_sine[0];
    J[27] = -v62;
    J[31] = -v24;
    J[33] = -v49;
    J[34] = -v28;
    J[35] = 1.0;
    J[38] = -v36;
    J[40] = -v48;
    J[41] = -v39;
}

#if !defined(PANDA_VECTOR)

void panda_jacobian_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double J_lane[42];

        panda_gather(7U, count, lane, q, q_lane);
        panda_jacobian_tip(prepared, q_lane, J_lane);
        panda_scatter(42U, count, lane, J_lane, J);
    }
}

void panda_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double J_lane[42];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_jacobian_tip(&prepared_lane, q_lane, J_lane);
        panda_scatter(42U, count, lane, J_lane, J);
    }
}

#endif

void panda_influence_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double G[restrict 21], double H[restrict 147])
{
    (void)prepared;
    const panda_four v0_angle = {panda_alone(&q[0]), panda_alone(&q[2]), panda_alone(&q[1]), panda_alone(&q[3])};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {panda_alone(&q[5]), panda_alone(&q[4])};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v12 = v0_cosine[1] * v0_sine[0];
    const double v13 = v0_sine[1] * v0_cosine[0];
    const double v14 = v13 + (v0_cosine[2] * v12);
    const double v15 = v0_sine[2] * v0_sine[0];
    const double v16 = 0.316 * v15;
    const double v17 = v16 + (0.0825 * v14);
    const double v18 = (v0_cosine[3] * v14) + (v0_sine[3] * v15);
    const double v19 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    const double v20 = ((0.0825 * v18) - v17) - (0.384 * v19);
    const double v21 = 0.088 * v8_sine[0];
    const double v22 = v0_sine[1] * v0_sine[0];
    const double v23 = v0_cosine[1] * v0_cosine[0];
    const double v24 = v23 - (v0_cosine[2] * v22);
    const double v25 = (v8_cosine[1] * v18) + (v8_sine[1] * v24);
    const double v26 = 0.088 * v8_cosine[0];
    const double v27 = (v26 * v25) + ((v21 * v19) - v20);
    const double v28 = (v8_cosine[0] * v19) - (v8_sine[0] * v25);
    const double v29 = (0.107 * v28) - v27;
    G[0] = v29;
    H[49] = v29;
    const double v30 = v0_sine[2] * v0_cosine[1];
    const double v31 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v30);
    const double v32 = (v0_cosine[3] * v30) - (v0_sine[3] * v0_cosine[2]);
    const double v33 = 0.333 + (0.316 * v0_cosine[2]);
    const double v34 = (0.0825 * v30) - v33;
    const double v35 = ((0.0825 * v32) - v34) + (0.384 * v31);
    const double v36 = v0_sine[2] * v0_sine[1];
    const double v37 = (v8_sine[1] * v36) - (v8_cosine[1] * v32);
    const double v38 = (v35 + (v21 * v31)) + (v26 * v37);
    const double v39 = (v8_cosine[0] * v31) - (v8_sine[0] * v37);
    const double v40 = (0.107 * v39) - v38;
    const double v41 = 0.333 + v40;
    const double v42 = v0_cosine[0] * v41;
    const double v43 = -v42;
    G[1] = v43;
    H[50] = v43;
    H[56] = v43;
    const double v44 = v16 + v29;
    const double v45 = v33 + v40;
    const double v46 = (v15 * v45) - (v0_cosine[2] * v44);
    const double v47 = -v46;
    G[2] = v47;
    H[51] = v47;
    H[63] = v47;
    const double v48 = v17 + v29;
    const double v49 = v34 - v40;
    const double v50 = (v24 * v49) + (v36 * v48);
    const double v51 = -v50;
    G[3] = v51;
    H[52] = v51;
    H[70] = v51;
    const double v52 = v20 - v29;
    const double v53 = v35 + v40;
    const double v54 = (v19 * v53) + (v31 * v52);
    const double v55 = -v54;
    G[4] = v55;
    H[53] = v55;
    H[77] = v55;
    const double v56 = (v8_sine[1] * v32) + (v8_cosine[1] * v36);
    const double v57 = (v8_cosine[1] * v24) - (v8_sine[1] * v18);
    const double v58 = (v57 * v53) + (v56 * v52);
    G[5] = v58;
    H[54] = v58;
    H[84] = v58;
    const double v59 = v27 + v29;
    const double v60 = v38 + v40;
    const double v61 = (v28 * v60) - (v39 * v59);
    G[6] = v61;
    H[55] = v61;
    H[91] = v61;
    const double v62 = (v0_cosine[2] * v23) - v22;
    const double v63 = v0_sine[2] * v0_cosine[0];
    const double v64 = 0.316 * v63;
    const double v65 = v64 + (0.0825 * v62);
    const double v66 = (v0_cosine[3] * v62) + (v0_sine[3] * v63);
    const double v67 = (v0_cosine[3] * v63) - (v0_sine[3] * v62);
    const double v68 = ((0.0825 * v66) - v65) - (0.384 * v67);
    const double v69 = v12 + (v0_cosine[2] * v13);
    const double v70 = (v8_cosine[1] * v66) - (v8_sine[1] * v69);
    const double v71 = (v26 * v70) + ((v21 * v67) - v68);
    const double v72 = (v8_cosine[0] * v67) - (v8_sine[0] * v70);
    const double v73 = (0.107 * v72) - v71;
    H[0] = v73;
    G[7] = -v73;
    const double v74 = v0_sine[0] * v41;
    H[1] = v74;
    H[7] = v74;
    G[8] = -v74;
    const double v75 = v64 + v73;
    const double v76 = (v63 * v45) - (v0_cosine[2] * v75);
    G[9] = v76;
    const double v77 = v65 + v73;
    const double v78 = (v36 * v77) - (v69 * v49);
    G[10] = v78;
    const double v79 = v68 - v73;
    const double v80 = (v31 * v79) + (v67 * v53);
    G[11] = v80;
    const double v81 = (v8_cosine[1] * v69) + (v8_sine[1] * v66);
    const double v82 = (v81 * v53) - (v56 * v79);
    G[12] = v82;
    const double v83 = v71 + v73;
    const double v84 = (v39 * v83) - (v72 * v60);
    G[13] = v84;
    G[14] = 0.0;
    for (size_t k = 98U; k < 106U; k++) {
        H[k] = 0.0;
    }
    H[112] = 0.0;
    H[119] = 0.0;
    H[126] = 0.0;
    H[133] = 0.0;
    H[140] = 0.0;
    const double v85 = (v0_cosine[0] * v73) + (v0_sine[0] * v29);
    G[15] = v85;
    const double v86 = (v63 * v44) - (v15 * v75);
    G[16] = -v86;
    const double v87 = (v24 * v77) + (v69 * v48);
    G[17] = -v87;
    const double v88 = (v19 * v79) - (v67 * v52);
    G[18] = -v88;
    const double v89 = (v81 * v52) + (v57 * v79);
    G[19] = v89;
    const double v90 = (v28 * v83) - (v72 * v59);
    G[20] = -v90;
    const double v91 = -v76;
    H[2] = v91;
    H[14] = v91;
    const double v92 = -v78;
    H[3] = v92;
    H[21] = v92;
    const double v93 = -v80;
    H[4] = v93;
    H[28] = v93;
    const double v94 = -v82;
    H[5] = v94;
    H[35] = v94;
    const double v95 = -v84;
    H[6] = v95;
    H[42] = v95;
    H[8] = v0_cosine[0] * v85;
    const double v96 = -(v0_cosine[0] * v86);
    H[9] = v96;
    H[15] = v96;
    const double v97 = -(v0_cosine[0] * v87);
    H[10] = v97;
    H[22] = v97;
    const double v98 = -(v0_cosine[0] * v88);
    H[11] = v98;
    H[29] = v98;
    const double v99 = v0_cosine[0] * v89;
    H[12] = v99;
    H[36] = v99;
    const double v100 = -(v0_cosine[0] * v90);
    H[13] = v100;
    H[43] = v100;
    H[16] = -((v0_cosine[2] * v76) + (v15 * v86));
    const double v101 = -((v0_cosine[2] * v78) + (v15 * v87));
    H[17] = v101;
    H[23] = v101;
    const double v102 = -((v0_cosine[2] * v80) + (v15 * v88));
    H[18] = v102;
    H[30] = v102;
    const double v103 = (v15 * v89) - (v0_cosine[2] * v82);
    H[19] = v103;
    H[37] = v103;
    const double v104 = -((v0_cosine[2] * v84) + (v15 * v90));
    H[20] = v104;
    H[44] = v104;
    H[24] = (v24 * v87) + (v36 * v78);
    const double v105 = (v24 * v88) + (v36 * v80);
    H[25] = v105;
    H[31] = v105;
    const double v106 = (v36 * v82) - (v24 * v89);
    H[26] = v106;
    H[38] = v106;
    const double v107 = (v24 * v90) + (v36 * v84);
    H[27] = v107;
    H[45] = v107;
    H[32] = -((v19 * v88) + (v31 * v80));
    const double v108 = (v19 * v89) - (v31 * v82);
    H[33] = v108;
    H[39] = v108;
    const double v109 = -((v19 * v90) + (v31 * v84));
    H[34] = v109;
    H[46] = v109;
    H[40] = (v56 * v82) - (v57 * v89);
    const double v110 = (v57 * v90) + (v56 * v84);
    H[41] = v110;
    H[47] = v110;
    H[48] = (v28 * v90) + (v39 * v84);
    H[57] = v0_sine[0] * v85;
    const double v111 = -(v0_sine[0] * v86);
    H[58] = v111;
    H[64] = v111;
    const double v112 = -(v0_sine[0] * v87);
    H[59] = v112;
    H[71] = v112;
    const double v113 = -(v0_sine[0] * v88);
    H[60] = v113;
    H[78] = v113;
    const double v114 = v0_sine[0] * v89;
    H[61] = v114;
    H[85] = v114;
    const double v115 = -(v0_sine[0] * v90);
    H[62] = v115;
    H[92] = v115;
    H[65] = (v63 * v86) - (v0_cosine[2] * v46);
    const double v116 = (v63 * v87) - (v0_cosine[2] * v50);
    H[66] = v116;
    H[72] = v116;
    const double v117 = (v63 * v88) - (v0_cosine[2] * v54);
    H[67] = v117;
    H[79] = v117;
    const double v118 = -((v63 * v89) - (v0_cosine[2] * v58));
    H[68] = v118;
    H[86] = v118;
    const double v119 = (v0_cosine[2] * v61) + (v63 * v90);
    H[69] = v119;
    H[93] = v119;
    H[73] = (v69 * v87) + (v36 * v50);
    const double v120 = (v69 * v88) + (v36 * v54);
    H[74] = v120;
    H[80] = v120;
    const double v121 = -((v69 * v89) + (v36 * v58));
    H[75] = v121;
    H[87] = v121;
    const double v122 = -((v36 * v61) - (v69 * v90));
    H[76] = v122;
    H[94] = v122;
    H[81] = (v67 * v88) - (v31 * v54);
    const double v123 = (v31 * v58) - (v67 * v89);
    H[82] = v123;
    H[88] = v123;
    const double v124 = (v31 * v61) + (v67 * v90);
    H[83] = v124;
    H[95] = v124;
    H[89] = -((v56 * v58) + (v81 * v89));
    const double v125 = -((v56 * v61) - (v81 * v90));
    H[90] = v125;
    H[96] = v125;
    H[97] = -((v39 * v61) + (v72 * v90));
    H[106] = (v0_cosine[0] * v42) + (v0_sine[0] * v74);
    const double v126 = (v0_cosine[0] * v46) - (v0_sine[0] * v76);
    H[107] = v126;
    H[113] = v126;
    const double v127 = (v0_cosine[0] * v50) - (v0_sine[0] * v78);
    H[108] = v127;
    H[120] = v127;
    const double v128 = (v0_cosine[0] * v54) - (v0_sine[0] * v80);
    H[109] = v128;
    H[127] = v128;
    const double v129 = -((v0_cosine[0] * v58) + (v0_sine[0] * v82));
    H[110] = v129;
    H[134] = v129;
    const double v130 = -((v0_cosine[0] * v61) + (v0_sine[0] * v84));
    H[111] = v130;
    H[141] = v130;
    H[114] = (v63 * v76) + (v15 * v46);
    const double v131 = (v63 * v78) + (v15 * v50);
    H[115] = v131;
    H[121] = v131;
    const double v132 = (v63 * v80) + (v15 * v54);
    H[116] = v132;
    H[128] = v132;
    const double v133 = (v63 * v82) - (v15 * v58);
    H[117] = v133;
    H[135] = v133;
    const double v134 = (v63 * v84) - (v15 * v61);
    H[118] = v134;
    H[142] = v134;
    H[122] = (v69 * v78) - (v24 * v50);
    const double v135 = -((v24 * v54) - (v69 * v80));
    H[123] = v135;
    H[129] = v135;
    const double v136 = (v24 * v58) + (v69 * v82);
    H[124] = v136;
    H[136] = v136;
    const double v137 = (v24 * v61) + (v69 * v84);
    H[125] = v137;
    H[143] = v137;
    H[130] = (v19 * v54) + (v67 * v80);
    const double v138 = -((v19 * v58) - (v67 * v82));
    H[131] = v138;
    H[137] = v138;
    const double v139 = -((v19 * v61) - (v67 * v84));
    H[132] = v139;
    H[144] = v139;
    H[138] = (v57 * v58) + (v81 * v82);
    const double v140 = (v57 * v61) + (v81 * v84);
    H[139] = v140;
    H[145] = v140;
    H[146] = (v28 * v61) - (v72 * v84);
}

#if !defined(PANDA_VECTOR)

void panda_influence_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_tip(prepared, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

void panda_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

#endif

void panda_influence_rotational_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double G[restrict 21], double H[restrict 147])
{
    (void)prepared;
    const panda_four v0_angle = {panda_alone(&q[0]), panda_alone(&q[1]), panda_alone(&q[2]), panda_alone(&q[3])};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {panda_alone(&q[4]), panda_alone(&q[5])};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    G[8] = v0_cosine[0];
    G[16] = v0_cosine[1];
    G[0] = 0.0;
    G[7] = 0.0;
    G[15] = 0.0;
    H[0] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    for (size_t k = 14U; k < 17U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 21U; k < 25U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 28U; k < 33U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 35U; k < 41U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 42U; k < 50U; k++) {
        H[k] = 0.0;
    }
    H[56] = 0.0;
    H[57] = 0.0;
    for (size_t k = 63U; k < 66U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 70U; k < 74U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 77U; k < 82U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 84U; k < 90U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 91U; k < 107U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 112U; k < 115U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 119U; k < 123U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 126U; k < 131U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 133U; k < 139U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 140U; k < 147U; k++) {
        H[k] = 0.0;
    }
    const double v12 = -v0_sine[0];
    G[1] = v12;
    H[50] = v12;
    const double v13 = v0_sine[1] * v0_cosine[0];
    G[2] = v13;
    H[51] = v13;
    const double v14 = v0_cosine[1] * v0_cosine[0];
    H[9] = v14;
    const double v15 = (v0_cosine[2] * v0_sine[0]) + (v0_sine[2] * v14);
    G[3] = v15;
    H[52] = v15;
    const double v16 = (v0_sine[2] * v0_sine[0]) - (v0_cosine[2] * v14);
    const double v17 = (v0_cosine[3] * v13) + (v0_sine[3] * v16);
    G[4] = v17;
    H[53] = v17;
    const double v18 = (v0_sine[3] * v13) - (v0_cosine[3] * v16);
    const double v19 = (v8_cosine[0] * v15) + (v8_sine[0] * v18);
    G[5] = v19;
    H[54] = v19;
    const double v20 = v8_sine[1] * v8_sine[0];
    const double v21 = v8_sine[1] * v8_cosine[0];
    const double v22 = ((v21 * v18) - (v20 * v15)) - (v8_cosine[1] * v17);
    G[6] = v22;
    H[55] = v22;
    const double v23 = v0_sine[1] * v0_sine[0];
    G[9] = v23;
    const double v24 = v0_cosine[1] * v0_sine[0];
    H[58] = v24;
    const double v25 = (v0_sine[2] * v24) - (v0_cosine[2] * v0_cosine[0]);
    G[10] = v25;
    const double v26 = (v0_sine[2] * v0_cosine[0]) + (v0_cosine[2] * v24);
    const double v27 = (v0_cosine[3] * v23) - (v0_sine[3] * v26);
    G[11] = v27;
    const double v28 = (v0_sine[3] * v23) + (v0_cosine[3] * v26);
    const double v29 = (v8_cosine[0] * v25) + (v8_sine[0] * v28);
    G[12] = v29;
    const double v30 = ((v21 * v28) - (v20 * v25)) - (v8_cosine[1] * v27);
    G[13] = v30;
    G[14] = 1.0;
    const double v31 = v0_sine[1] * v0_sine[2];
    G[17] = -v31;
    const double v32 = v0_sine[1] * v0_cosine[2];
    const double v33 = (v0_cosine[3] * v0_cosine[1]) + (v0_sine[3] * v32);
    G[18] = v33;
    const double v34 = (v0_cosine[3] * v32) - (v0_sine[3] * v0_cosine[1]);
    const double v35 = (v8_sine[0] * v34) + (v8_cosine[0] * v31);
    G[19] = -v35;
    const double v36 = ((v31 * v20) - (v8_cosine[1] * v33)) - (v21 * v34);
    G[20] = v36;
    H[1] = -v0_cosine[0];
    H[2] = -v23;
    H[3] = -v25;
    H[4] = -v27;
    H[5] = -v29;
    H[6] = -v30;
    H[10] = -(v0_sine[2] * v13);
    H[11] = v0_cosine[0] * v33;
    H[12] = -(v0_cosine[0] * v35);
    H[13] = v0_cosine[0] * v36;
    H[17] = -((v0_cosine[1] * v25) + (v31 * v23));
    H[18] = (v23 * v33) - (v0_cosine[1] * v27);
    H[19] = -((v0_cosine[1] * v29) + (v23 * v35));
    H[20] = (v23 * v36) - (v0_cosine[1] * v30);
    H[25] = (v33 * v25) + (v31 * v27);
    H[26] = (v31 * v29) - (v25 * v35);
    H[27] = (v25 * v36) + (v31 * v30);
    H[33] = -((v35 * v27) + (v33 * v29));
    H[34] = (v27 * v36) - (v33 * v30);
    H[41] = (v35 * v30) + (v29 * v36);
    H[59] = -(v0_sine[2] * v23);
    H[60] = v0_sine[0] * v33;
    H[61] = -(v0_sine[0] * v35);
    H[62] = v0_sine[0] * v36;
    H[66] = (v0_cosine[1] * v15) + (v31 * v13);
    H[67] = (v0_cosine[1] * v17) - (v13 * v33);
    H[68] = (v0_cosine[1] * v19) + (v13 * v35);
    H[69] = (v0_cosine[1] * v22) - (v13 * v36);
    H[74] = -((v33 * v15) + (v31 * v17));
    H[75] = (v15 * v35) - (v31 * v19);
    H[76] = -((v15 * v36) + (v31 * v22));
    H[82] = (v35 * v17) + (v33 * v19);
    H[83] = (v33 * v22) - (v17 * v36);
    H[90] = -((v35 * v22) + (v19 * v36));
    H[107] = -((v0_sine[0] * v23) + (v0_cosine[0] * v13));
    H[108] = -((v0_sine[0] * v25) + (v0_cosine[0] * v15));
    H[109] = -((v0_sine[0] * v27) + (v0_cosine[0] * v17));
    H[110] = -((v0_sine[0] * v29) + (v0_cosine[0] * v19));
    H[111] = -((v0_sine[0] * v30) + (v0_cosine[0] * v22));
    H[115] = (v13 * v25) - (v23 * v15);
    H[116] = (v13 * v27) - (v23 * v17);
    H[117] = (v13 * v29) - (v23 * v19);
    H[118] = (v13 * v30) - (v23 * v22);
    H[123] = (v15 * v27) - (v25 * v17);
    H[124] = (v15 * v29) - (v25 * v19);
    H[125] = (v15 * v30) - (v25 * v22);
    H[131] = (v17 * v29) - (v27 * v19);
    H[132] = (v17 * v30) - (v27 * v22);
    H[139] = (v19 * v30) - (v29 * v22);
}

#if !defined(PANDA_VECTOR)

void panda_influence_rotational_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

void panda_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

#endif
