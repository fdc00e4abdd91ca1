/* panda, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PANDA_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in panda_batch.c. */
#include "panda_batch.h"

#if defined(PANDA_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PANDA_BYTES 64
#elif defined(__AVX__)
#define PANDA_BYTES 32
#else
#define PANDA_BYTES 16
#endif
#define PANDA_LANES (PANDA_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PANDA_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PANDA_APART __attribute__((noinline, unused))
#endif
#define PANDA_BODY static inline __attribute__((always_inline, unused))
#define PANDA_INLINE static inline __attribute__((unused))

typedef double panda_pack __attribute__((vector_size(PANDA_BYTES)));
typedef double panda_unaligned __attribute__((vector_size(PANDA_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t panda_mask __attribute__((vector_size(PANDA_BYTES)));
typedef signed char panda_bytes __attribute__((vector_size(PANDA_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short panda_shorts __attribute__((vector_size(2 * PANDA_BYTES / sizeof(double))));

PANDA_INLINE panda_pack panda_pack_splat(double x)
{
    return x - (panda_pack){ 0.0 };
}

PANDA_INLINE panda_pack panda_pack_at(const double *x)
{
    return *(const panda_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PANDA_INLINE panda_pack panda_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? panda_pack_splat(prepared[k]) : panda_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PANDA_INLINE size_t panda_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PANDA_LANES;

    return (((count % PANDA_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static PANDA_APART void panda_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PANDA_APART void panda_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PANDA_INLINE panda_pack panda_pack_select(panda_mask condition, panda_pack x, panda_pack y)
{
    return (panda_pack)(((panda_mask)x & condition) | ((panda_mask)y & ~condition));
}

PANDA_INLINE panda_pack panda_pack_abs(panda_pack x)
{
    return (panda_pack)((panda_mask)x & ~(panda_mask)panda_pack_splat(-0.0));
}

PANDA_INLINE bool panda_pack_all(panda_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PANDA_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long panda_bits __attribute__((vector_size(PANDA_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void panda_pack_sincos_pair(const panda_pack *angle, panda_pack *sine, panda_pack *cosine, panda_bits *beyond)
{
    const panda_pack x = *angle;
    union { panda_pack number; panda_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const panda_pack n = k.number - 6755399441186816.0;
    const panda_pack w = x - (n * 1.5707963267923333);
    const panda_pack r = w - (n * 2.5633441515839558e-12);
    const panda_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const panda_pack z = r * r;
    const panda_pack rz = r * z;

    const panda_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const panda_pack u = 1.0 - (0.5 * z);

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

/* True when no angle was out of range. */
PANDA_INLINE bool panda_pack_within(panda_bits beyond)
{
    return panda_pack_all((panda_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PANDA_APART void panda_pack_sincos_beyond(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PANDA_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void panda_pack_sincos_guard(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine, const panda_bits *beyond)
{
    if (!panda_pack_within(*beyond)) {
        panda_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PANDA_APART void panda_pack_kinetic_energy_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *T)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double qd_lane[7];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 7U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            panda_kinetic_energy(own, q_lane, qd_lane, &T[lane]);
        }
    }
}

static PANDA_APART void panda_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0_angle[6] = {panda_pack_at(&q[stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride]), panda_pack_at(&q[6U * stride])};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    const panda_pack v12 = panda_pack_at(&qd[0]) * v0_sine[0];
    const panda_pack v13 = (panda_pack_at(&qd[stride]) * v0_sine[1]) - (v0_cosine[1] * v12);
    const panda_pack v14 = panda_pack_at(&qd[0]) * v0_cosine[0];
    const panda_pack v15 = panda_pack_at(&qd[2U * stride]) + v14;
    const panda_pack v16 = (v0_sine[2] * v15) + (v0_cosine[2] * v13);
    const panda_pack v17 = (v0_sine[2] * v13) - (v0_cosine[2] * v15);
    const panda_pack v18 = 0.316 * v13;
    const panda_pack v19 = (0.0825 * v15) - v18;
    const panda_pack v20 = (v19 + (0.0825 * v17)) - (0.384 * v16);
    const panda_pack v21 = (v0_sine[1] * v12) + (panda_pack_at(&qd[stride]) * v0_cosine[1]);
    const panda_pack v22 = 0.316 * v21;
    const panda_pack v23 = 0.0825 * v21;
    const panda_pack v24 = (v0_sine[2] * v23) - (v0_cosine[2] * v22);
    const panda_pack v25 = panda_pack_at(&qd[3U * stride]) - v21;
    const panda_pack v26 = v24 + (0.384 * v25);
    const panda_pack v27 = (v0_cosine[3] * v26) - (v0_sine[3] * v20);
    const panda_pack v28 = (v0_sine[2] * v22) + (v0_cosine[2] * v23);
    const panda_pack v29 = v28 + (0.0825 * v25);
    const panda_pack v30 = (v0_sine[4] * v27) - (v0_cosine[4] * v29);
    const panda_pack v31 = (v0_cosine[4] * v27) + (v0_sine[4] * v29);
    const panda_pack v32 = (v0_cosine[3] * v25) + (v0_sine[3] * v16);
    const panda_pack v33 = (v0_sine[3] * v25) - (v0_cosine[3] * v16);
    const panda_pack v34 = v32 * ((0.094243372804 * v27) + (((0.0030304889466540603 * v33) - (0.03146037232526039 * v32)) - (0.029307465076 * v29)));
    const panda_pack v35 = (v17 * (0.03239943042445132 * v17)) - (v18 * ((0.429417246416 * v13) - (3.228604 * v18)));
    const panda_pack v36 = v35 + (v21 * (((0.052878381999606115 * v21) - (0.016496666281351487 * v13)) - (0.429417246416 * v22)));
    const panda_pack v37 = v25 * ((0.74928881601 * v24) + ((0.003288975154738541 * v17) + (0.07758614905253959 * v25)));
    const panda_pack v38 = (v36 + (v24 * ((3.587895 * v24) + (0.19700413866 * v17)))) + v37;
    const panda_pack v39 = (v38 + (v33 * ((0.10068694498 * v29) + (0.03942757095803552 * v33)))) - v34;
    const panda_pack v40 = panda_pack_at(&qd[4U * stride]) - v17;
    const panda_pack v41 = (v0_sine[4] * v33) + (v0_cosine[4] * v40);
    const panda_pack v42 = panda_pack_at(&qd[5U * stride]) + v32;
    const panda_pack v43 = (v0_cosine[3] * v20) + (v0_sine[3] * v26);
    const panda_pack v44 = v41 * (((0.20048323339000002 * v43) + ((0.010567766133106952 * v41) + (0.00018713819462921 * v42))) + (0.035054317870000004 * v31));
    const panda_pack v45 = (v39 + (1.225946 * ((v27 * v27) + (v29 * v29)))) + v44;
    const panda_pack v46 = v45 + (1.666555 * ((v31 * v31) + (v30 * v30)));
    const panda_pack v47 = v43 + (0.088 * v41);
    const panda_pack v48 = (v0_sine[5] * v31) - (v0_cosine[5] * v47);
    const panda_pack v49 = (v0_cosine[4] * v33) - (v0_sine[4] * v40);
    const panda_pack v50 = (v0_sine[5] * v42) - (v0_cosine[5] * v49);
    const panda_pack v51 = (v0_cosine[5] * v31) + (v0_sine[5] * v47);
    const panda_pack v52 = (v0_cosine[5] * v42) + (v0_sine[5] * v49);
    const panda_pack v53 = panda_pack_at(&qd[6U * stride]) - v41;
    const panda_pack v54 = v52 * (((0.002511073196545797 * v53) - (0.029212399412428362 * v52)) + (0.3005558972680001 * v51));
    const panda_pack v55 = (v13 * (0.05649492601407083 * v13)) + (v14 * (0.02812428471219496 * v14));
    const panda_pack v56 = panda_pack_at(&qd[stride]) * (((0.026534991901690206 * panda_pack_at(&qd[stride])) - (0.02052220364201634 * v12)) - (0.0015378722058927998 * v14));
    const panda_pack v57 = (v55 + (v12 * ((0.008503511624021552 * v12) - (0.00796671776787104 * v14)))) + v56;
    const panda_pack v58 = ((v22 * (3.228604 * v22)) + v57) + (0.3815367543 * ((v25 * v28) + (v17 * v19)));
    const panda_pack v59 = v58 + (3.587895 * ((v28 * v28) + (v19 * v19)));
    const panda_pack v60 = (((0.008754514243679167 * v21) - (0.01824920229252011 * v15)) + (0.01097529621312451 * v13)) + (0.253458328416 * v22);
    const panda_pack v61 = (((0.007810710052552201 * v25) - (0.0554316863472517 * v17)) + (0.06767727025085991 * v16)) - (0.74928881601 * v19);
    const panda_pack v62 = (v59 - (v15 * (v60 + (0.177689449744 * v18)))) + (v16 * (v61 + (0.19700413866 * v28)));
    const panda_pack v63 = v62 + (v43 * ((2.892501 * v43) - (0.094243372804 * v33)));
    const panda_pack v64 = (0.029307465076 * v43) + (((0.004328104104196259 * v32) - (0.00920049103512621 * v33)) - (0.010869510762828563 * v40));
    const panda_pack v65 = v49 * (((0.04705351387 * v43) + ((0.00304822180576663 * v41) - (0.0024804603581707898 * v49))) + (0.035054317870000004 * v30));
    const panda_pack v66 = ((v63 - (v40 * (v64 - (0.10068694498 * v27)))) - v65) - v54;
    const panda_pack v67 = v66 + (v46 - (v48 * ((0.3005558972680001 * v50) - (1.495522 * v48))));
    const panda_pack v68 = v30 + (0.088 * v42);
    const panda_pack v69 = v50 * ((0.03163334319094959 * v50) + (0.0007827825633684959 * v52));
    const panda_pack v70 = v42 * (((0.04705351387 * v31) - ((0.011794560230238952 * v42) + (0.00020751783443736984 * v49))) - (0.20048323339000002 * v30));
    const panda_pack v71 = (v69 - (v68 * ((0.004068879917323594 * v50) - (0.005147210742676412 * v52)))) - v70;
    const panda_pack v72 = v53 * ((((0.001930610339838224 * v50) - (0.006684151967360946 * v53)) - (0.005147210742676412 * v48)) - (0.004068879917323594 * v51));
    const panda_pack v73 = 0.5 * (v67 + ((v71 + (1.495522 * ((v68 * v68) + (v51 * v51)))) - v72));
    *(panda_unaligned *)&T[0] = (panda_pack_at(&qd[0]) * (panda_pack_at(&qd[0]) * 0.004606581888605611)) + v73;
    if (!panda_pack_within(v_beyond)) {
        panda_pack_kinetic_energy_again(v_beyond, 0U, spacing, prepared, stride, q, qd, T);
    }
}

void panda_kinetic_energy_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double T_rest[1U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_kinetic_energy_block(0U, prepared->k, PANDA_LANES, q_rest, qd_rest, T_rest);
        panda_pack_give(1U, count, first, PANDA_LANES, T_rest, T);
    }
}

void panda_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_kinetic_energy_block(count, &prepared[first], count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double T_rest[1U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_kinetic_energy_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, qd_rest, T_rest);
        panda_pack_give(1U, count, first, PANDA_LANES, T_rest, T);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PANDA_APART void panda_pack_potential_energy_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *V)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            panda_potential_energy(own, q_lane, &V[lane]);
        }
    }
}

static PANDA_APART void panda_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0_angle[6] = {panda_pack_at(&q[6U * stride]), panda_pack_at(&q[5U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[stride])};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    const panda_pack v12 = ((0.002034439958661797 * v0_sine[0]) - 0.23184755269500001) - (0.002573605371338206 * v0_cosine[0]);
    const panda_pack v13 = ((0.17380470556900005 * v0_sine[1]) - 0.014653732538) - (v0_cosine[1] * v12);
    const panda_pack v14 = ((0.002573605371338206 * v0_sine[0]) - 0.067870631425) + (0.002034439958661797 * v0_cosine[0]);
    const panda_pack v15 = ((v0_sine[2] * v14) - 0.5527802746500001) + (v0_cosine[2] * v13);
    const panda_pack v16 = ((0.17380470556900005 * v0_cosine[1]) - 2.0125235536030006) + (v0_sine[1] * v12);
    const panda_pack v17 = 0.002031994566 + (v0_sine[4] * ((0.028227094878000014 - (v0_cosine[2] * v14)) + (v0_sine[2] * v13)));
    const panda_pack v18 = v0_sine[5] * (v17 - (v0_cosine[4] * ((0.7468579598720001 + (v0_sine[3] * v16)) + (v0_cosine[3] * v15))));
    *(panda_unaligned *)&V[0] = 9.81 * ((5.365065983920002 - (v0_cosine[5] * (((v0_cosine[3] * v16) - 3.3445000435120007) - (v0_sine[3] * v15)))) + v18);
    if (!panda_pack_within(v_beyond)) {
        panda_pack_potential_energy_again(v_beyond, 0U, spacing, prepared, stride, q, V);
    }
}

void panda_potential_energy_batch(const panda_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double V_rest[1U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_potential_energy_block(0U, prepared->k, PANDA_LANES, q_rest, V_rest);
        panda_pack_give(1U, count, first, PANDA_LANES, V_rest, V);
    }
}

void panda_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_potential_energy_block(count, &prepared[first], count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double V_rest[1U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_potential_energy_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, V_rest);
        panda_pack_give(1U, count, first, PANDA_LANES, V_rest, V);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PANDA_APART void panda_pack_position_tip_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *x)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double x_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            panda_position_tip(own, q_lane, x_lane);
            for (size_t k = 0U; k < 3U; k++) {
                x[(k * stride) + lane] = x_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_position_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0_angle[6] = {panda_pack_at(&q[5U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[stride]), panda_pack_at(&q[0])};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    const panda_pack v12 = (0.107 * v0_sine[0]) + (0.088 * v0_cosine[0]);
    const panda_pack v13 = (v0_cosine[1] * v12) - 0.0825;
    const panda_pack v14 = (0.384 + (0.088 * v0_sine[0])) - (0.107 * v0_cosine[0]);
    const panda_pack v15 = ((v0_sine[2] * v14) - 0.0825) - (v0_cosine[2] * v13);
    const panda_pack v16 = v0_sine[1] * v12;
    const panda_pack v17 = (v0_cosine[3] * v15) + (v0_sine[3] * v16);
    const panda_pack v18 = (0.316 + (v0_cosine[2] * v14)) + (v0_sine[2] * v13);
    const panda_pack v19 = (v0_sine[4] * v18) - (v0_cosine[4] * v17);
    const panda_pack v20 = (v0_cosine[3] * v16) - (v0_sine[3] * v15);
    *(panda_unaligned *)&x[0] = (v0_cosine[5] * v19) - (v0_sine[5] * v20);
    *(panda_unaligned *)&x[stride] = (v0_cosine[5] * v20) + (v0_sine[5] * v19);
    *(panda_unaligned *)&x[2U * stride] = (0.333 + (v0_cosine[4] * v18)) + (v0_sine[4] * v17);
    if (!panda_pack_within(v_beyond)) {
        panda_pack_position_tip_again(v_beyond, 0U, spacing, prepared, stride, q, x);
    }
}

void panda_position_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *x)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_position_tip_block(0U, prepared->k, count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double x_rest[3U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_position_tip_block(0U, prepared->k, PANDA_LANES, q_rest, x_rest);
        panda_pack_give(3U, count, first, PANDA_LANES, x_rest, x);
    }
}

void panda_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_position_tip_block(count, &prepared[first], count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double x_rest[3U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_position_tip_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, x_rest);
        panda_pack_give(3U, count, first, PANDA_LANES, x_rest, x);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PANDA_APART void panda_pack_rotation_tip_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *R)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double R_lane[9];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            panda_rotation_tip(own, q_lane, R_lane);
            for (size_t k = 0U; k < 9U; k++) {
                R[(k * stride) + lane] = R_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_rotation_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict R)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0_angle[7] = {panda_pack_at(&q[3U * stride]), panda_pack_at(&q[5U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[6U * stride]), panda_pack_at(&q[0])};
    panda_pack v0_sine[7];
    panda_pack v0_cosine[7];
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v_beyond);
    const panda_pack v14 = v0_cosine[0] * v0_cosine[3];
    const panda_pack v15 = v0_sine[0] * v0_sine[3];
    const panda_pack v16 = v15 + (v0_cosine[4] * v14);
    const panda_pack v17 = v0_cosine[2] * v0_sine[4];
    const panda_pack v18 = (v0_sine[2] * v16) + (v0_cosine[3] * v17);
    const panda_pack v19 = v0_sine[2] * v0_sine[4];
    const panda_pack v20 = (v0_cosine[0] * v19) - (v0_cosine[2] * v0_cosine[4]);
    const panda_pack v21 = (v0_cosine[6] * v18) - (v0_sine[6] * v20);
    const panda_pack v22 = (v0_cosine[3] * v19) - (v0_cosine[2] * v16);
    const panda_pack v23 = (v0_sine[2] * v0_cosine[4]) + (v0_cosine[0] * v17);
    const panda_pack v24 = (v0_cosine[6] * v22) + (v0_sine[6] * v23);
    const panda_pack v25 = v0_cosine[0] * v0_sine[3];
    const panda_pack v26 = v0_sine[0] * v0_cosine[3];
    const panda_pack v27 = (v0_cosine[4] * v26) - v25;
    const panda_pack v28 = v0_sine[0] * v0_sine[4];
    const panda_pack v29 = (v0_cosine[6] * v27) - (v0_sine[6] * v28);
    const panda_pack v30 = (v0_cosine[1] * v24) + (v0_sine[1] * v29);
    *(panda_unaligned *)&R[0] = (v0_sine[5] * v21) - (v0_cosine[5] * v30);
    *(panda_unaligned *)&R[stride] = (v0_sine[5] * v30) + (v0_cosine[5] * v21);
    *(panda_unaligned *)&R[2U * stride] = (v0_cosine[1] * v29) - (v0_sine[1] * v24);
    const panda_pack v31 = (v0_cosine[6] * v20) + (v0_sine[6] * v18);
    const panda_pack v32 = (v0_cosine[6] * v23) - (v0_sine[6] * v22);
    const panda_pack v33 = (v0_sine[6] * v27) + (v0_cosine[6] * v28);
    const panda_pack v34 = (v0_cosine[1] * v32) - (v0_sine[1] * v33);
    *(panda_unaligned *)&R[3U * stride] = (v0_sine[5] * v31) + (v0_cosine[5] * v34);
    *(panda_unaligned *)&R[4U * stride] = (v0_cosine[5] * v31) - (v0_sine[5] * v34);
    *(panda_unaligned *)&R[5U * stride] = (v0_cosine[1] * v33) + (v0_sine[1] * v32);
    const panda_pack v35 = v26 - (v0_cosine[4] * v25);
    const panda_pack v36 = (v0_sine[2] * v35) - (v0_sine[3] * v17);
    const panda_pack v37 = (v0_cosine[2] * v35) + (v0_sine[3] * v19);
    const panda_pack v38 = v14 + (v0_cosine[4] * v15);
    const panda_pack v39 = (v0_cosine[1] * v37) + (v0_sine[1] * v38);
    *(panda_unaligned *)&R[6U * stride] = (v0_sine[5] * v36) + (v0_cosine[5] * v39);
    *(panda_unaligned *)&R[7U * stride] = (v0_cosine[5] * v36) - (v0_sine[5] * v39);
    *(panda_unaligned *)&R[8U * stride] = (v0_sine[1] * v37) - (v0_cosine[1] * v38);
    if (!panda_pack_within(v_beyond)) {
        panda_pack_rotation_tip_again(v_beyond, 0U, spacing, prepared, stride, q, R);
    }
}

void panda_rotation_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *R)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_rotation_tip_block(0U, prepared->k, count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double R_rest[9U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_rotation_tip_block(0U, prepared->k, PANDA_LANES, q_rest, R_rest);
        panda_pack_give(9U, count, first, PANDA_LANES, R_rest, R);
    }
}

void panda_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_rotation_tip_block(count, &prepared[first], count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double R_rest[9U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_rotation_tip_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, R_rest);
        panda_pack_give(9U, count, first, PANDA_LANES, R_rest, R);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PANDA_APART void panda_pack_jacobian_tip_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *J)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double J_lane[42];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            panda_jacobian_tip(own, q_lane, J_lane);
            for (size_t k = 0U; k < 42U; k++) {
                J[(k * stride) + lane] = J_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_jacobian_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0_angle[6] = {panda_pack_at(&q[0]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[5U * stride]), panda_pack_at(&q[4U * stride])};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    *(panda_unaligned *)&J[29U * stride] = v0_cosine[0];
    *(panda_unaligned *)&J[37U * stride] = v0_cosine[2];
    const panda_pack v12 = v0_cosine[1] * v0_sine[0];
    const panda_pack v13 = v0_sine[1] * v0_cosine[0];
    const panda_pack v14 = v13 + (v0_cosine[2] * v12);
    const panda_pack v15 = v0_sine[2] * v0_sine[0];
    *(panda_unaligned *)&J[30U * stride] = v15;
    const panda_pack v16 = 0.316 * v15;
    const panda_pack v17 = v16 + (0.0825 * v14);
    const panda_pack v18 = (v0_cosine[3] * v14) + (v0_sine[3] * v15);
    const panda_pack v19 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    *(panda_unaligned *)&J[32U * stride] = v19;
    const panda_pack v20 = ((0.0825 * v18) - v17) - (0.384 * v19);
    const panda_pack v21 = 0.088 * v0_sine[4];
    const panda_pack v22 = v0_sine[1] * v0_sine[0];
    const panda_pack v23 = v0_cosine[1] * v0_cosine[0];
    const panda_pack v24 = v23 - (v0_cosine[2] * v22);
    const panda_pack v25 = (v0_cosine[5] * v18) + (v0_sine[5] * v24);
    const panda_pack v26 = 0.088 * v0_cosine[4];
    const panda_pack v27 = (v26 * v25) + ((v21 * v19) - v20);
    const panda_pack v28 = (v0_cosine[4] * v19) - (v0_sine[4] * v25);
    const panda_pack v29 = (0.107 * v28) - v27;
    *(panda_unaligned *)&J[0] = v29;
    const panda_pack v30 = v0_sine[2] * v0_cosine[1];
    const panda_pack v31 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v30);
    *(panda_unaligned *)&J[39U * stride] = v31;
    const panda_pack v32 = (v0_cosine[3] * v30) - (v0_sine[3] * v0_cosine[2]);
    const panda_pack v33 = 0.333 + (0.316 * v0_cosine[2]);
    const panda_pack v34 = (0.0825 * v30) - v33;
    const panda_pack v35 = ((0.0825 * v32) - v34) + (0.384 * v31);
    const panda_pack v36 = v0_sine[2] * v0_sine[1];
    const panda_pack v37 = (v0_sine[5] * v36) - (v0_cosine[5] * v32);
    const panda_pack v38 = (v35 + (v21 * v31)) + (v26 * v37);
    const panda_pack v39 = (v0_cosine[4] * v31) - (v0_sine[4] * v37);
    const panda_pack v40 = (0.107 * v39) - v38;
    const panda_pack v41 = 0.333 + v40;
    *(panda_unaligned *)&J[stride] = -(v0_cosine[0] * v41);
    const panda_pack v42 = v33 + v40;
    const panda_pack v43 = v16 + v29;
    *(panda_unaligned *)&J[2U * stride] = (v0_cosine[2] * v43) - (v15 * v42);
    const panda_pack v44 = v17 + v29;
    const panda_pack v45 = v34 - v40;
    *(panda_unaligned *)&J[3U * stride] = -((v24 * v45) + (v36 * v44));
    const panda_pack v46 = v20 - v29;
    const panda_pack v47 = v35 + v40;
    *(panda_unaligned *)&J[4U * stride] = -((v19 * v47) + (v31 * v46));
    const panda_pack v48 = (v0_sine[5] * v32) + (v0_cosine[5] * v36);
    const panda_pack v49 = (v0_cosine[5] * v24) - (v0_sine[5] * v18);
    *(panda_unaligned *)&J[5U * stride] = (v49 * v47) + (v48 * v46);
    const panda_pack v50 = v27 + v29;
    const panda_pack v51 = v38 + v40;
    *(panda_unaligned *)&J[6U * stride] = (v28 * v51) - (v39 * v50);
    const panda_pack v52 = (v0_cosine[2] * v23) - v22;
    const panda_pack v53 = v0_sine[2] * v0_cosine[0];
    *(panda_unaligned *)&J[23U * stride] = v53;
    const panda_pack v54 = 0.316 * v53;
    const panda_pack v55 = v54 + (0.0825 * v52);
    const panda_pack v56 = (v0_cosine[3] * v52) + (v0_sine[3] * v53);
    const panda_pack v57 = (v0_cosine[3] * v53) - (v0_sine[3] * v52);
    *(panda_unaligned *)&J[25U * stride] = v57;
    const panda_pack v58 = ((0.0825 * v56) - v55) - (0.384 * v57);
    const panda_pack v59 = v12 + (v0_cosine[2] * v13);
    *(panda_unaligned *)&J[24U * stride] = v59;
    const panda_pack v60 = (v0_cosine[5] * v56) - (v0_sine[5] * v59);
    const panda_pack v61 = (v26 * v60) + ((v21 * v57) - v58);
    const panda_pack v62 = (v0_cosine[4] * v57) - (v0_sine[4] * v60);
    const panda_pack v63 = (0.107 * v62) - v61;
    *(panda_unaligned *)&J[7U * stride] = -v63;
    *(panda_unaligned *)&J[8U * stride] = -(v0_sine[0] * v41);
    const panda_pack v64 = v54 + v63;
    *(panda_unaligned *)&J[9U * stride] = (v53 * v42) - (v0_cosine[2] * v64);
    const panda_pack v65 = v55 + v63;
    *(panda_unaligned *)&J[10U * stride] = (v36 * v65) - (v59 * v45);
    const panda_pack v66 = v58 - v63;
    *(panda_unaligned *)&J[11U * stride] = (v31 * v66) + (v57 * v47);
    const panda_pack v67 = (v0_cosine[5] * v59) + (v0_sine[5] * v56);
    *(panda_unaligned *)&J[26U * stride] = v67;
    *(panda_unaligned *)&J[12U * stride] = (v67 * v47) - (v48 * v66);
    const panda_pack v68 = v61 + v63;
    *(panda_unaligned *)&J[13U * stride] = (v39 * v68) - (v62 * v51);
    *(panda_unaligned *)&J[14U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&J[21U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&J[28U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&J[36U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&J[15U * stride] = (v0_cosine[0] * v63) + (v0_sine[0] * v29);
    *(panda_unaligned *)&J[16U * stride] = (v15 * v64) - (v53 * v43);
    *(panda_unaligned *)&J[17U * stride] = -((v24 * v65) + (v59 * v44));
    *(panda_unaligned *)&J[18U * stride] = (v57 * v46) - (v19 * v66);
    *(panda_unaligned *)&J[19U * stride] = (v67 * v46) + (v49 * v66);
    *(panda_unaligned *)&J[20U * stride] = (v62 * v50) - (v28 * v68);
    *(panda_unaligned *)&J[22U * stride] = -v0_sine[0];
    *(panda_unaligned *)&J[27U * stride] = -v62;
    *(panda_unaligned *)&J[31U * stride] = -v24;
    *(panda_unaligned *)&J[33U * stride] = -v49;
    *(panda_unaligned *)&J[34U * stride] = -v28;
    *(panda_unaligned *)&J[35U * stride] = panda_pack_splat(1.0);
    *(panda_unaligned *)&J[38U * stride] = -v36;
    *(panda_unaligned *)&J[40U * stride] = -v48;
    *(panda_unaligned *)&J[41U * stride] = -v39;
    if (!panda_pack_within(v_beyond)) {
        panda_pack_jacobian_tip_again(v_beyond, 0U, spacing, prepared, stride, q, J);
    }
}

void panda_jacobian_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *J)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 42U, J);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_jacobian_tip_block(0U, prepared->k, count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double J_rest[42U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_jacobian_tip_block(0U, prepared->k, PANDA_LANES, q_rest, J_rest);
        panda_pack_give(42U, count, first, PANDA_LANES, J_rest, J);
    }
}

void panda_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 42U, J);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_jacobian_tip_block(count, &prepared[first], count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double J_rest[42U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_jacobian_tip_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, J_rest);
        panda_pack_give(42U, count, first, PANDA_LANES, J_rest, J);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
