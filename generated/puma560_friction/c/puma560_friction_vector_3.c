/* Many states at a time. Compiled with PUMA560_FRICTION_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "puma560_friction.h"

#if defined(PUMA560_FRICTION_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_FRICTION_BYTES 64
#elif defined(__AVX__)
#define PUMA560_FRICTION_BYTES 32
#else
#define PUMA560_FRICTION_BYTES 16
#endif
#define PUMA560_FRICTION_LANES (PUMA560_FRICTION_BYTES / sizeof(double))
#define PUMA560_FRICTION_APART __attribute__((noinline))

typedef double puma560_friction_pack __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef double puma560_friction_unaligned __attribute__((vector_size(PUMA560_FRICTION_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_friction_mask __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef signed char puma560_friction_bytes __attribute__((vector_size(PUMA560_FRICTION_BYTES / sizeof(double)), aligned(1), may_alias));

static inline puma560_friction_pack puma560_friction_pack_splat(double x)
{
    return x - (puma560_friction_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_friction_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void puma560_friction_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_friction_pack *one)
{
    if (lanes < PUMA560_FRICTION_LANES) {
        puma560_friction_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const puma560_friction_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void puma560_friction_pack_give(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_pack *one, double *many)
{
    if (lanes < PUMA560_FRICTION_LANES) {
        puma560_friction_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(puma560_friction_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_take_flags(size_t size, size_t count, size_t first, size_t lanes, const bool *many, puma560_friction_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const puma560_friction_bytes *)&many[(k * count) + first], puma560_friction_mask);
        }
        one[k] = -one[k];
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_flags(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_mask *one, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (bool)(one[k] & 1)[i];
            }
        } else {
            *(puma560_friction_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k] & 1, puma560_friction_bytes);
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_take_modes(size_t size, size_t count, size_t first, size_t lanes, const signed char *many, puma560_friction_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const puma560_friction_bytes *)&many[(k * count) + first], puma560_friction_mask);
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_modes(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_mask *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (signed char)(one[k])[i];
            }
        } else {
            *(puma560_friction_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k], puma560_friction_bytes);
        }
    }
}

static inline puma560_friction_pack puma560_friction_pack_select(puma560_friction_mask condition, puma560_friction_pack x, puma560_friction_pack y)
{
    return (puma560_friction_pack)(((puma560_friction_mask)x & condition) | ((puma560_friction_mask)y & ~condition));
}

static inline puma560_friction_pack puma560_friction_pack_abs(puma560_friction_pack x)
{
    return (puma560_friction_pack)((puma560_friction_mask)x & ~(puma560_friction_mask)puma560_friction_pack_splat(-0.0));
}

static inline puma560_friction_pack puma560_friction_pack_min(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x < y), x, y);
}

static inline puma560_friction_pack puma560_friction_pack_max(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x > y), x, y);
}

static inline puma560_friction_pack puma560_friction_pack_sign(puma560_friction_pack x)
{
    const puma560_friction_pack one = puma560_friction_pack_splat(1.0);

    return puma560_friction_pack_select((puma560_friction_mask)(x > 0.0), one, puma560_friction_pack_select((puma560_friction_mask)(x < 0.0), -one, x));
}

static inline puma560_friction_mask puma560_friction_pack_select_whole(puma560_friction_mask condition, puma560_friction_mask x, puma560_friction_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline puma560_friction_mask puma560_friction_pack_whole(int64_t x)
{
    return x + (puma560_friction_mask){ 0 };
}

static inline bool puma560_friction_pack_all(puma560_friction_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline puma560_friction_mask puma560_friction_pack_mode_of(puma560_friction_pack x)
{
    return (puma560_friction_mask)(x < 0.0) - (puma560_friction_mask)(x > 0.0);
}

static inline puma560_friction_pack puma560_friction_pack_real_of(puma560_friction_mask mode)
{
    const puma560_friction_mask sign = mode & (puma560_friction_mask)puma560_friction_pack_splat(-0.0);

    return (puma560_friction_pack)(sign | ((puma560_friction_mask)puma560_friction_pack_splat(1.0) & (puma560_friction_mask)(mode != 0)));
}

typedef unsigned long long puma560_friction_bits __attribute__((vector_size(PUMA560_FRICTION_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void puma560_friction_pack_sincos_pair(const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_pack x = *angle;
    union { puma560_friction_pack number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_pack n = k.number - 6755399441186816.0;
    const puma560_friction_pack w = x - (n * 1.5707963267923333);
    const puma560_friction_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_friction_pack z = r * r;
    const puma560_friction_pack u = 1.0 - (0.5 * z);
    const puma560_friction_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_friction_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = k.bits << 62;
    const puma560_friction_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_friction_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static PUMA560_FRICTION_APART void puma560_friction_pack_sincos_beyond(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_friction_mask inside = (puma560_friction_mask)(puma560_friction_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < PUMA560_FRICTION_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void puma560_friction_pack_sincos_guard(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, const puma560_friction_bits *beyond)
{
    if (!puma560_friction_pack_all((puma560_friction_mask)((*beyond >> 18) == 0ULL))) {
        puma560_friction_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_forward_dynamics(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, const puma560_friction_pack *restrict qd, const puma560_friction_pack *restrict tau, puma560_friction_pack *restrict qdd)
{
    (void)prepared;
    const puma560_friction_pack v0 = q[1] + q[2];
    const puma560_friction_pack v1_angle[4] = {v0, q[3], q[4], q[1]};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = qd[0] * v1_sine[0];
    const puma560_friction_pack v10 = qd[2] + qd[1];
    const puma560_friction_pack v11 = (v10 * v1_cosine[1]) + (v1_sine[1] * v9);
    const puma560_friction_pack v12 = qd[4] + v11;
    const puma560_friction_pack v13 = (v1_cosine[1] * v9) - (v10 * v1_sine[1]);
    const puma560_friction_pack v14 = qd[0] * v1_cosine[0];
    const puma560_friction_pack v15 = qd[3] + v14;
    const puma560_friction_pack v16 = (v1_sine[2] * v13) - (v1_cosine[2] * v15);
    const puma560_friction_pack v17 = v11 * v13;
    const puma560_friction_pack v18 = v10 * v9;
    const puma560_friction_pack v19 = v17 - v18;
    const puma560_friction_pack v20 = v9 * v14;
    const puma560_friction_pack v21 = v10 * v14;
    const puma560_friction_pack v22 = 2.0 * v21;
    const puma560_friction_pack v23 = ((v1_sine[1] * v20) - (v11 * (2.0 * v15))) + (v1_cosine[1] * v22);
    const puma560_friction_pack v24 = ((v1_sine[2] * v19) - (v16 * (2.0 * v12))) + (v1_cosine[2] * v23);
    const puma560_friction_pack v25 = 0.0028799999999999997 * v1_sine[1];
    const puma560_friction_pack v26 = (v1_sine[2] * v15) + (v1_cosine[2] * v13);
    const puma560_friction_pack v27 = 0.0028799999999999997 * v26;
    const puma560_friction_pack v28 = (v12 * (0.0028799999999999997 * v12)) + (v26 * v27);
    const puma560_friction_pack v29 = v15 * v13;
    const puma560_friction_pack v30 = ((v1_cosine[1] * v20) - v29) - (v1_sine[1] * v22);
    const puma560_friction_pack v31 = (v16 * v27) - (0.0028799999999999997 * v30);
    const puma560_friction_pack v32 = (v1_sine[2] * v28) - (v1_cosine[2] * v31);
    const puma560_friction_pack v33 = (v1_cosine[1] * v32) + (v25 * v24);
    const puma560_friction_pack v34 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v35 = v1_sine[0] * v34;
    const puma560_friction_pack v36 = qd[0] * qd[0];
    const puma560_friction_pack v37 = qd[1] * qd[1];
    const puma560_friction_pack v38 = v37 + v36;
    const puma560_friction_pack v39 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v40 = (v37 * v39) - 9.81;
    const puma560_friction_pack v41 = (v1_cosine[0] * v40) - (v38 * v35);
    const puma560_friction_pack v42 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v43 = v10 * v10;
    const puma560_friction_pack v44 = v43 + (v9 * v9);
    const puma560_friction_pack v45 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_friction_pack v46 = (((v45 * v20) - ((0.0012435839999999998 * v1_sine[2]) * v44)) - (v42 * v41)) + (0.0006421600000000001 * v30);
    const puma560_friction_pack v47 = v43 + (v14 * v14);
    const puma560_friction_pack v48 = v1_cosine[0] * v34;
    const puma560_friction_pack v49 = (v1_sine[0] * v40) + (v38 * v48);
    const puma560_friction_pack v50 = ((0.4318 * v20) - v49) - (0.0203 * v47);
    const puma560_friction_pack v51 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_friction_pack v52 = qd[0] * qd[1];
    const puma560_friction_pack v53 = ((0.8636 * v52) * v1_sine[3]) - (0.15005 * v36);
    const puma560_friction_pack v54 = (v53 + (0.0406 * v18)) + (0.8636 * v21);
    const puma560_friction_pack v55 = (v1_cosine[2] * ((v51 * v50) - (v25 * v54))) + v46;
    const puma560_friction_pack v56 = 4e-05 * (qd[5] - v16);
    const puma560_friction_pack v57 = v55 - (v26 * (v56 + (0.00024216000000000005 * v16)));
    const puma560_friction_pack v58 = (-v57) - (0.0006500000000000002 * (v30 - v29));
    const puma560_friction_pack v59 = (v1_sine[2] * v31) + (v1_cosine[2] * v28);
    const puma560_friction_pack v60 = (((0.011273199 * (v47 - v44)) - (0.3244698455 * v20)) + (0.8913300000000002 * v49)) - (0.025374999999999998 * v41);
    const puma560_friction_pack v61 = (((v25 * v50) + (v51 * v54)) - (v12 * v56)) + (0.0004421600000000001 * v24);
    const puma560_friction_pack v62 = v12 * v26;
    const puma560_friction_pack v63 = (v62 - (v1_cosine[2] * v19)) + (v1_sine[2] * v23);
    const puma560_friction_pack v64 = tau[5] - (0.00020000000000000004 * (v62 + v63));
    const puma560_friction_pack v65 = (v1_sine[2] * v64) - ((v1_cosine[2] * v61) + (0.00075 * v23));
    const puma560_friction_pack v66 = (((v60 - (0.0203 * v59)) + (v1_cosine[1] * v58)) - (0.4318 * v33)) + (v1_sine[1] * v65);
    const puma560_friction_pack v67 = (((9.999999999999983e-05 * v17) - (0.0013999999999999998 * v18)) + (v1_sine[2] * v61)) + (v1_cosine[2] * v64);
    const puma560_friction_pack v68 = tau[3] - v67;
    const puma560_friction_pack v69 = v1_sine[2] * (0.00024216000000000005 * v1_sine[2]);
    const puma560_friction_pack v70 = 0.0015999999999999999 + v69;
    const puma560_friction_pack v71 = 1.0 / v70;
    const puma560_friction_pack v72 = v1_sine[2] * v1_sine[1];
    const puma560_friction_pack v73 = 0.0012435839999999998 + (0.00024216000000000005 * v1_cosine[2]);
    const puma560_friction_pack v74 = v72 * v73;
    const puma560_friction_pack v75 = v74 * v71;
    const puma560_friction_pack v76 = tau[4] + v57;
    const puma560_friction_pack v77 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const puma560_friction_pack v78 = v45 - (v1_cosine[1] * v77);
    const puma560_friction_pack v79 = 1557.2443004858599 * v78;
    const puma560_friction_pack v80 = ((tau[2] + (v79 * v76)) + (v75 * v68)) - v66;
    const puma560_friction_pack v81 = v1_cosine[1] * v1_sine[0];
    const puma560_friction_pack v82 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v83 = v1_cosine[2] * v82;
    const puma560_friction_pack v84 = v1_cosine[2] * v1_cosine[0];
    const puma560_friction_pack v85 = (v1_sine[0] * v42) - (v51 * v84);
    const puma560_friction_pack v86 = ((v78 + (v1_cosine[0] * (v1_sine[2] * v82))) + (v83 * v81)) + (v39 * v85);
    const puma560_friction_pack v87 = v72 * v1_cosine[0];
    const puma560_friction_pack v88 = 0.0012435839999999998 * v1_sine[3];
    const puma560_friction_pack v89 = v72 * v1_sine[0];
    const puma560_friction_pack v90 = ((v88 * v87) + v74) - (v82 * v89);
    const puma560_friction_pack v91 = v90 * v71;
    const puma560_friction_pack v92 = v1_sine[2] * v1_cosine[1];
    const puma560_friction_pack v93 = (0.0028799999999999997 * v92) - 0.025374999999999998;
    const puma560_friction_pack v94 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const puma560_friction_pack v95 = (v93 * v48) + (v94 * v35);
    const puma560_friction_pack v96 = (v1_cosine[0] * v94) - (v1_sine[0] * v93);
    const puma560_friction_pack v97 = (v39 * v96) - v95;
    const puma560_friction_pack v98 = v69 - 0.00119216;
    const puma560_friction_pack v99 = v1_sine[1] * (0.0012921600000000003 + v98);
    const puma560_friction_pack v100 = v1_sine[1] * v99;
    const puma560_friction_pack v101 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_friction_pack v102 = (((0.00011692799999999998 * v92) - 0.3592922305) - v101) + v100;
    const puma560_friction_pack v103 = v102 - v97;
    const puma560_friction_pack v104 = v103 + ((v74 * v91) + (v79 * v86));
    const puma560_friction_pack v105 = 1.0 / ((v102 + (v78 * v79)) + (v74 * v75));
    const puma560_friction_pack v106 = v104 * v105;
    const puma560_friction_pack v107 = ((0.025374999999999998 * v47) - (0.8913300000000002 * v20)) - v33;
    const puma560_friction_pack v108 = 1557.2443004858599 * v86;
    const puma560_friction_pack v109 = ((0.025374999999999998 * v20) - (0.8913300000000002 * v44)) - v59;
    const puma560_friction_pack v110 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const puma560_friction_pack v111 = (v1_cosine[3] * v110) - 0.0070992;
    const puma560_friction_pack v112 = ((v37 - v38) * v111) + ((tau[1] + (1.024164 * v1_sine[3])) - (37.2347379 * v1_cosine[3]));
    const puma560_friction_pack v113 = (v1_sine[0] * v109) + (v1_cosine[0] * v107);
    const puma560_friction_pack v114 = (((v112 - (v48 * v109)) + (v108 * v76)) + (v35 * v107)) - (v39 * v113);
    const puma560_friction_pack v115 = (v114 - (v106 * v80)) + ((v91 * v68) - v66);
    const puma560_friction_pack v116 = ((((1.748114002 + v97) - (v86 * v108)) - (v90 * v91)) - v103) + (v104 * v106);
    const puma560_friction_pack v117 = 1.0 / v116;
    const puma560_friction_pack v118 = 0.0047376000000000015 * v1_cosine[0];
    const puma560_friction_pack v119 = ((((5.846399999999999e-05 * v89) + v118) + (v1_cosine[0] * v74)) + (0.15005 * v96)) - (v81 * v99);
    const puma560_friction_pack v120 = v1_sine[1] * v1_sine[0];
    const puma560_friction_pack v121 = ((v1_sine[1] * (v83 + (5.846399999999999e-05 * v84))) - (v77 * v120)) - (0.15005 * v85);
    const puma560_friction_pack v122 = 1557.2443004858599 * v121;
    const puma560_friction_pack v123 = 5.846399999999999e-05 * v92;
    const puma560_friction_pack v124 = v123 - v70;
    const puma560_friction_pack v125 = v92 * v1_sine[0];
    const puma560_friction_pack v126 = v73 * v125;
    const puma560_friction_pack v127 = ((v126 - (v92 * v82)) + (0.0004321439999999999 * v87)) - (v1_cosine[0] * v124);
    const puma560_friction_pack v128 = v127 * v71;
    const puma560_friction_pack v129 = (v74 * v128) - ((v78 * v122) + v119);
    const puma560_friction_pack v130 = v129 * v105;
    const puma560_friction_pack v131 = (((v72 * v88) + ((0.6903913435000001 * v1_sine[3]) + (0.023751 * v1_cosine[3]))) + (v86 * v122)) + v119;
    const puma560_friction_pack v132 = (v131 - (v90 * v128)) + (v104 * v130);
    const puma560_friction_pack v133 = v132 * v117;
    const puma560_friction_pack v134 = ((v34 + (0.0203 * v1_cosine[0])) - (0.4318 * v1_sine[0])) * ((v1_sine[1] * v32) - (v51 * v24));
    const puma560_friction_pack v135 = (v118 * v20) + (v18 * (((0.022546398 * v1_sine[0]) - (0.02191385 * v1_cosine[3])) + (0.648939691 * v1_cosine[0])));
    const puma560_friction_pack v136 = ((v36 - v38) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + tau[0];
    const puma560_friction_pack v137 = (v53 * ((0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0]))) + v136;
    const puma560_friction_pack v138 = 0.022546398 * v1_cosine[0];
    const puma560_friction_pack v139 = (v137 + (v21 * (v138 + (0.7697525880000002 * v1_cosine[3])))) + ((2.0 * v52) * v111);
    const puma560_friction_pack v140 = (v139 + ((0.0047376000000000015 * ((qd[0] * v9) - (v1_sine[0] * v44))) - v135)) + (v122 * v76);
    const puma560_friction_pack v141 = (((v140 - v134) - (v120 * v58)) - (v1_cosine[0] * v67)) + (v130 * v80);
    const puma560_friction_pack v142 = (v141 + (((0.15005 * v113) + (v81 * v65)) - (v128 * v68))) + (v115 * v133);
    const puma560_friction_pack v143 = (v123 - 0.016765112499999985) + v124;
    const puma560_friction_pack v144 = ((v1_sine[3] * v110) - ((0.0008642879999999998 * v72) + 3.136777173125)) - (2.0 * ((v1_cosine[0] * v126) - v95));
    const puma560_friction_pack v145 = (v138 + (0.00011692799999999998 * v84)) - (v1_sine[0] * ((((v101 + 0.34123495800000003) - v98) + v143) + v100));
    const puma560_friction_pack v146 = (((v143 + (v121 * v122)) + v144) + (v127 * v128)) + (v1_sine[0] * v145);
    const puma560_friction_pack v147 = v142 * (1.0 / ((v146 - (v129 * v130)) + (v132 * v133)));
    qdd[0] = -v147;
    const puma560_friction_pack v148 = (v115 * v117) - (v133 * v147);
    qdd[1] = v148;
    const puma560_friction_pack v149 = ((v105 * v80) + (v130 * v147)) + (v106 * v148);
    qdd[2] = -v149;
    const puma560_friction_pack v150 = (((v71 * v68) + (v128 * v147)) + (v91 * v148)) - (v75 * v149);
    qdd[3] = v150;
    qdd[4] = (((1557.2443004858599 * v76) - (v122 * v147)) + (v108 * v148)) - (v79 * v149);
    const puma560_friction_pack v151 = ((v63 + (24999.999999999996 * tau[5])) + ((v84 - v125) * v147)) - (v1_cosine[2] * v150);
    qdd[5] = v151 - (v72 * (v148 - v149));
}

void puma560_friction_forward_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack qd_pack[6];
        puma560_friction_pack tau_pack[6];
        puma560_friction_pack qdd_pack[6];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_friction_pack_take(6U, count, first, lanes, tau, tau_pack);
        puma560_friction_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        puma560_friction_pack_give(6U, count, first, lanes, qdd_pack, qdd);
    }
}

void puma560_friction_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack qd_pack[6];
        puma560_friction_pack tau_pack[6];
        puma560_friction_pack qdd_pack[6];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_friction_pack_take(6U, count, first, lanes, tau, tau_pack);
        puma560_friction_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        puma560_friction_pack_give(6U, count, first, lanes, qdd_pack, qdd);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_kinetic_energy(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, const puma560_friction_pack *restrict qd, puma560_friction_pack *restrict T)
{
    (void)prepared;
    const puma560_friction_pack v0_angle[5] = {q[1], q[2], q[3], q[5], q[4]};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_bits v0_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_friction_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const puma560_friction_pack v10 = qd[0] * v0_sine[0];
    const puma560_friction_pack v11 = qd[0] * v0_cosine[0];
    const puma560_friction_pack v12 = (v0_cosine[1] * v11) - (v0_sine[1] * v10);
    const puma560_friction_pack v13 = (0.0203 * v12) + (0.4318 * v11);
    const puma560_friction_pack v14 = qd[1] * v0_sine[1];
    const puma560_friction_pack v15 = (0.15005 * v12) + (0.4318 * v14);
    const puma560_friction_pack v16 = (v0_sine[2] * v15) - (v0_cosine[2] * v13);
    const puma560_friction_pack v17 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const puma560_friction_pack v18 = qd[2] + qd[1];
    const puma560_friction_pack v19 = (v18 * v0_sine[2]) - (v0_cosine[2] * v17);
    const puma560_friction_pack v20 = (0.4318 * v19) - v16;
    const puma560_friction_pack v21 = (v0_sine[2] * v13) + (v0_cosine[2] * v15);
    const puma560_friction_pack v22 = (v18 * v0_cosine[2]) + (v0_sine[2] * v17);
    const puma560_friction_pack v23 = (0.4318 * v22) - v21;
    const puma560_friction_pack v24 = qd[1] * v0_cosine[1];
    const puma560_friction_pack v25 = ((0.0203 * v18) + (0.4318 * v24)) - (0.15005 * v17);
    const puma560_friction_pack v26 = (v0_sine[4] * v25) - (v0_cosine[4] * v23);
    const puma560_friction_pack v27 = (v0_sine[3] * v26) - (v0_cosine[3] * v20);
    const puma560_friction_pack v28 = (v0_sine[3] * v20) + (v0_cosine[3] * v26);
    const puma560_friction_pack v29 = qd[3] + v12;
    const puma560_friction_pack v30 = (v0_sine[4] * v19) + (v0_cosine[4] * v29);
    const puma560_friction_pack v31 = qd[5] + v30;
    const puma560_friction_pack v32 = ((0.620084 * qd[1]) - (0.5383560000000001 * v10)) + (0.894965952 * ((v0_cosine[1] * v24) + (v0_sine[1] * v14)));
    const puma560_friction_pack v33 = v11 * ((((0.047502 * qd[1]) - (2.3999823019999997 * v11)) + (0.0141984 * v10)) + (0.2901696 * v17));
    const puma560_friction_pack v34 = ((v17 * ((0.218857068 * v17) - (0.680447712 * v24))) + (qd[1] * v32)) - v33;
    const puma560_friction_pack v35 = qd[4] + v22;
    const puma560_friction_pack v36 = ((v35 * (0.0004 * v35)) + v34) + (v31 * (4e-05 * v31));
    const puma560_friction_pack v37 = v36 + (0.82 * (((v16 * v16) + (v25 * v25)) + (v21 * v21)));
    const puma560_friction_pack v38 = (v0_sine[4] * v23) + (v0_cosine[4] * v25);
    const puma560_friction_pack v39 = (v0_cosine[4] * v19) - (v0_sine[4] * v29);
    const puma560_friction_pack v40 = (v0_sine[3] * v35) + (v0_cosine[3] * v39);
    const puma560_friction_pack v41 = (v0_sine[3] * v39) - (v0_cosine[3] * v35);
    const puma560_friction_pack v42 = (v37 + (v38 * (0.43000000000000005 * v38))) + (0.00024216 * ((v41 * v41) + (v40 * v40)));
    const puma560_friction_pack v43 = (v12 * (0.14183706799999996 * v12)) + (v10 * (1.03118515 * v10));
    const puma560_friction_pack v44 = v43 + (v18 * ((0.10952 * v18) - (0.1103088 * v12)));
    const puma560_friction_pack v45 = (v44 - (v14 * ((0.2901696 * v18) - (0.680447712 * v12)))) + (v29 * (0.0013 * v29));
    const puma560_friction_pack v46 = v45 + (0.16844092479999997 * ((v19 * v19) + (v22 * v22)));
    const puma560_friction_pack v47 = v46 - (0.739312 * ((v19 * v16) + (v22 * v21)));
    const puma560_friction_pack v48 = v47 + (0.0003 * ((v39 * v39) + (v30 * v30)));
    const puma560_friction_pack v49 = v48 + (0.34 * ((v20 * v20) + (v26 * v26)));
    const puma560_friction_pack v50 = v49 + (0.0057599999999999995 * ((v41 * v28) - (v40 * v27)));
    const puma560_friction_pack v51 = 0.5 * (v50 + (v42 + (0.09 * ((v28 * v28) + (v27 * v27)))));
    *T = (qd[0] * (qd[0] * 0.175)) + v51;
}

void puma560_friction_kinetic_energy_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack qd_pack[6];
        puma560_friction_pack T_pack[1];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_friction_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        puma560_friction_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void puma560_friction_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack qd_pack[6];
        puma560_friction_pack T_pack[1];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_friction_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        puma560_friction_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_potential_energy(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, puma560_friction_pack *restrict V)
{
    (void)prepared;
    const puma560_friction_pack v0_angle[4] = {q[3], q[4], q[2], q[1]};
    puma560_friction_pack v0_sine[4];
    puma560_friction_pack v0_cosine[4];
    puma560_friction_bits v0_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_friction_pack_sincos_guard(4U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const puma560_friction_pack v7 = 0.025374999999999998 - (v0_sine[1] * (0.0028799999999999997 * v0_cosine[0]));
    const puma560_friction_pack v8 = 0.89133 + (0.0028799999999999997 * v0_cosine[1]);
    const puma560_friction_pack v9 = 15.7544135 + (v0_sine[3] * ((3.79559 - (v0_sine[2] * v8)) + (v0_cosine[2] * v7)));
    *V = 9.81 * (v9 + (v0_cosine[3] * ((0.10439999999999999 + (v0_cosine[2] * v8)) + (v0_sine[2] * v7))));
}

void puma560_friction_potential_energy_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *V)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack V_pack[1];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_potential_energy(prepared_pack, q_pack, V_pack);
        puma560_friction_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void puma560_friction_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack V_pack[1];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_potential_energy(prepared_pack, q_pack, V_pack);
        puma560_friction_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_position_tip(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, puma560_friction_pack *restrict x)
{
    (void)prepared;
    const puma560_friction_pack v0_angle[5] = {q[4], q[3], q[2], q[1], q[0]};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_bits v0_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_friction_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const puma560_friction_pack v10 = 0.05625 * v0_sine[0];
    const puma560_friction_pack v11 = (v0_cosine[1] * v10) - 0.0203;
    const puma560_friction_pack v12 = 0.4318 + (0.05625 * v0_cosine[0]);
    const puma560_friction_pack v13 = (v0_cosine[2] * v12) - (v0_sine[2] * v11);
    const puma560_friction_pack v14 = (v0_cosine[2] * v11) + ((v0_sine[2] * v12) - 0.4318);
    const puma560_friction_pack v15 = (v0_cosine[3] * v14) + (v0_sine[3] * v13);
    const puma560_friction_pack v16 = 0.15005 + (v0_sine[1] * v10);
    x[0] = (v0_sine[4] * v16) - (v0_cosine[4] * v15);
    x[1] = -((v0_sine[4] * v15) + (v0_cosine[4] * v16));
    x[2] = (0.67183 + (v0_cosine[3] * v13)) - (v0_sine[3] * v14);
}

void puma560_friction_position_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *x)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack x_pack[3];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_position_tip(prepared_pack, q_pack, x_pack);
        puma560_friction_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void puma560_friction_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack x_pack[3];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_position_tip(prepared_pack, q_pack, x_pack);
        puma560_friction_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_rotation_tip(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, puma560_friction_pack *restrict R)
{
    (void)prepared;
    const puma560_friction_pack v0_angle[6] = {q[2], q[1], q[4], q[3], q[5], q[0]};
    puma560_friction_pack v0_sine[6];
    puma560_friction_pack v0_cosine[6];
    puma560_friction_bits v0_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    puma560_friction_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const puma560_friction_pack v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_friction_pack v13 = v0_sine[2] * v12;
    const puma560_friction_pack v14 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const puma560_friction_pack v15 = v0_cosine[2] * v14;
    const puma560_friction_pack v16 = (v0_cosine[3] * v15) - v13;
    const puma560_friction_pack v17 = v0_sine[3] * v0_sine[4];
    const puma560_friction_pack v18 = (v0_cosine[4] * v16) - (v17 * v14);
    const puma560_friction_pack v19 = v0_sine[3] * v0_cosine[4];
    const puma560_friction_pack v20 = (v0_cosine[3] * v0_sine[4]) + (v0_cosine[2] * v19);
    R[0] = (v0_cosine[5] * v18) - (v0_sine[5] * v20);
    const puma560_friction_pack v21 = (v0_sine[4] * v16) + (v19 * v14);
    const puma560_friction_pack v22 = (v0_cosine[3] * v0_cosine[4]) - (v0_cosine[2] * v17);
    R[1] = -((v0_sine[5] * v22) + (v0_cosine[5] * v21));
    const puma560_friction_pack v23 = v0_sine[2] * v14;
    const puma560_friction_pack v24 = v0_cosine[2] * v12;
    const puma560_friction_pack v25 = v24 + (v0_cosine[3] * v23);
    const puma560_friction_pack v26 = v0_sine[2] * v0_sine[3];
    R[2] = (v0_sine[5] * v26) - (v0_cosine[5] * v25);
    R[3] = (v0_cosine[5] * v20) + (v0_sine[5] * v18);
    R[4] = (v0_cosine[5] * v22) - (v0_sine[5] * v21);
    R[5] = -((v0_sine[5] * v25) + (v0_cosine[5] * v26));
    const puma560_friction_pack v27 = v23 + (v0_cosine[3] * v24);
    R[6] = (v0_cosine[4] * v27) - (v17 * v12);
    R[7] = -((v0_sine[4] * v27) + (v19 * v12));
    R[8] = v15 - (v0_cosine[3] * v13);
}

void puma560_friction_rotation_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *R)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack R_pack[9];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        puma560_friction_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void puma560_friction_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack R_pack[9];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        puma560_friction_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_jacobian_tip(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, puma560_friction_pack *restrict J)
{
    (void)prepared;
    const puma560_friction_pack v0_angle[5] = {q[2], q[1], q[3], q[4], q[0]};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_bits v0_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_friction_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[19] = v0_sine[4];
    J[20] = v0_sine[4];
    const puma560_friction_pack v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    J[33] = v10;
    const puma560_friction_pack v11 = v0_sine[3] * v0_cosine[2];
    const puma560_friction_pack v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_friction_pack v13 = (v0_cosine[3] * v12) + (v11 * v10);
    const puma560_friction_pack v14 = v0_sine[2] * v0_cosine[4];
    const puma560_friction_pack v15 = (v0_sine[4] * v13) + (v0_sine[3] * v14);
    const puma560_friction_pack v16 = 0.4318 * v0_cosine[1];
    const puma560_friction_pack v17 = v16 + (0.0203 * v10);
    const puma560_friction_pack v18 = (v0_sine[4] * v17) - (0.15005 * v0_cosine[4]);
    const puma560_friction_pack v19 = v0_sine[4] * v12;
    const puma560_friction_pack v20 = (0.4318 * v19) - v18;
    const puma560_friction_pack v21 = v20 + (0.05625 * v15);
    J[0] = v21;
    const puma560_friction_pack v22 = (v0_cosine[3] * v10) - (v11 * v12);
    J[35] = v22;
    const puma560_friction_pack v23 = 0.0203 * v12;
    const puma560_friction_pack v24 = v23 + (0.4318 * v10);
    const puma560_friction_pack v25 = v24 + (0.05625 * v22);
    const puma560_friction_pack v26 = (0.4318 * v0_sine[1]) + v25;
    J[1] = -(v0_cosine[4] * v26);
    J[2] = -(v0_cosine[4] * v25);
    const puma560_friction_pack v27 = v23 - v25;
    const puma560_friction_pack v28 = v18 + v21;
    J[3] = (v10 * v28) + (v19 * v27);
    const puma560_friction_pack v29 = v20 - v21;
    const puma560_friction_pack v30 = v0_sine[2] * v12;
    J[34] = v30;
    const puma560_friction_pack v31 = v24 - v25;
    const puma560_friction_pack v32 = v0_sine[2] * v0_sine[4];
    const puma560_friction_pack v33 = (v32 * v10) - (v0_cosine[2] * v0_cosine[4]);
    J[28] = v33;
    J[4] = -((v33 * v31) + (v30 * v29));
    J[5] = (v15 * v31) - (v22 * v29);
    const puma560_friction_pack v34 = (0.15005 * v0_sine[4]) + (v0_cosine[4] * v17);
    const puma560_friction_pack v35 = v0_cosine[4] * v12;
    const puma560_friction_pack v36 = (0.4318 * v35) - v34;
    const puma560_friction_pack v37 = (v0_sine[3] * v32) - (v0_cosine[4] * v13);
    J[23] = v37;
    const puma560_friction_pack v38 = (0.05625 * v37) - v36;
    J[6] = v38;
    J[7] = -(v0_sine[4] * v26);
    J[8] = -(v0_sine[4] * v25);
    const puma560_friction_pack v39 = v34 - v38;
    J[9] = -((v10 * v39) + (v35 * v27));
    const puma560_friction_pack v40 = v36 + v38;
    const puma560_friction_pack v41 = (v0_cosine[2] * v0_sine[4]) + (v14 * v10);
    J[22] = v41;
    J[10] = (v41 * v31) + (v30 * v40);
    J[11] = (v22 * v40) + (v37 * v31);
    J[12] = puma560_friction_pack_splat(0.0);
    J[18] = puma560_friction_pack_splat(0.0);
    J[24] = puma560_friction_pack_splat(0.0);
    J[31] = puma560_friction_pack_splat(0.0);
    J[32] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v42 = (v0_sine[4] * v21) - (v0_cosine[4] * v38);
    J[13] = -v42;
    J[14] = -((v16 * ((v0_cosine[4] * v0_cosine[4]) + (v0_sine[4] * v0_sine[4]))) + v42);
    J[15] = (v35 * v28) - (v19 * v39);
    J[16] = (v41 * v29) - (v33 * v40);
    J[17] = (v15 * v40) + (v37 * v29);
    J[21] = -v35;
    const puma560_friction_pack v43 = -v0_cosine[4];
    J[25] = v43;
    J[26] = v43;
    J[27] = -v19;
    J[29] = -v15;
    J[30] = puma560_friction_pack_splat(1.0);
}

void puma560_friction_jacobian_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *J)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack J_pack[36];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        puma560_friction_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void puma560_friction_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack J_pack[36];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        puma560_friction_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_influence_tip(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, puma560_friction_pack *restrict G, puma560_friction_pack *restrict H)
{
    (void)prepared;
    const puma560_friction_pack v0_angle[5] = {q[2], q[1], q[0], q[3], q[4]};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_bits v0_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_friction_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const puma560_friction_pack v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const puma560_friction_pack v11 = v0_sine[2] * v10;
    const puma560_friction_pack v12 = v0_sine[4] * v0_cosine[3];
    const puma560_friction_pack v13 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_friction_pack v14 = v0_sine[2] * v13;
    const puma560_friction_pack v15 = v0_sine[4] * v0_sine[3];
    const puma560_friction_pack v16 = ((v0_cosine[2] * v15) + (v0_cosine[4] * v14)) + (v12 * v11);
    const puma560_friction_pack v17 = 0.4318 * v0_cosine[1];
    const puma560_friction_pack v18 = v17 + (0.0203 * v10);
    const puma560_friction_pack v19 = (v0_sine[2] * v18) - (0.15005 * v0_cosine[2]);
    const puma560_friction_pack v20 = (0.4318 * v14) - v19;
    const puma560_friction_pack v21 = v20 + (0.05625 * v16);
    G[0] = v21;
    H[36] = v21;
    const puma560_friction_pack v22 = (v0_cosine[4] * v10) - (v12 * v13);
    const puma560_friction_pack v23 = 0.0203 * v13;
    const puma560_friction_pack v24 = v23 + (0.4318 * v10);
    const puma560_friction_pack v25 = v24 + (0.05625 * v22);
    const puma560_friction_pack v26 = (0.4318 * v0_sine[1]) + v25;
    const puma560_friction_pack v27 = -(v0_cosine[2] * v26);
    G[1] = v27;
    H[37] = v27;
    H[42] = v27;
    const puma560_friction_pack v28 = -(v0_cosine[2] * v25);
    G[2] = v28;
    H[38] = v28;
    H[48] = v28;
    const puma560_friction_pack v29 = v19 + v21;
    const puma560_friction_pack v30 = v23 - v25;
    const puma560_friction_pack v31 = (v14 * v30) + (v10 * v29);
    G[3] = v31;
    H[39] = v31;
    H[54] = v31;
    const puma560_friction_pack v32 = v20 - v21;
    const puma560_friction_pack v33 = v0_sine[3] * v13;
    const puma560_friction_pack v34 = v24 - v25;
    const puma560_friction_pack v35 = (v0_sine[3] * v11) - (v0_cosine[3] * v0_cosine[2]);
    const puma560_friction_pack v36 = (v35 * v34) + (v33 * v32);
    const puma560_friction_pack v37 = -v36;
    G[4] = v37;
    H[40] = v37;
    H[60] = v37;
    const puma560_friction_pack v38 = (v16 * v34) - (v22 * v32);
    G[5] = v38;
    H[41] = v38;
    H[66] = v38;
    const puma560_friction_pack v39 = v0_cosine[2] * v10;
    const puma560_friction_pack v40 = v0_cosine[2] * v13;
    const puma560_friction_pack v41 = ((v0_cosine[4] * v40) - (v0_sine[2] * v15)) + (v12 * v39);
    const puma560_friction_pack v42 = (0.15005 * v0_sine[2]) + (v0_cosine[2] * v18);
    const puma560_friction_pack v43 = (0.4318 * v40) - v42;
    const puma560_friction_pack v44 = v43 + (0.05625 * v41);
    H[0] = v44;
    G[6] = -v44;
    const puma560_friction_pack v45 = v0_sine[2] * v26;
    H[1] = v45;
    H[6] = v45;
    G[7] = -v45;
    const puma560_friction_pack v46 = v0_sine[2] * v25;
    H[2] = v46;
    H[12] = v46;
    G[8] = -v46;
    const puma560_friction_pack v47 = v42 + v44;
    const puma560_friction_pack v48 = (v40 * v30) + (v10 * v47);
    H[3] = v48;
    H[18] = v48;
    G[9] = -v48;
    const puma560_friction_pack v49 = v43 - v44;
    const puma560_friction_pack v50 = (v0_cosine[3] * v0_sine[2]) + (v0_sine[3] * v39);
    const puma560_friction_pack v51 = (v50 * v34) + (v33 * v49);
    G[10] = v51;
    const puma560_friction_pack v52 = (v22 * v49) - (v41 * v34);
    G[11] = v52;
    G[12] = puma560_friction_pack_splat(0.0);
    H[72] = puma560_friction_pack_splat(0.0);
    H[73] = puma560_friction_pack_splat(0.0);
    H[74] = puma560_friction_pack_splat(0.0);
    H[75] = puma560_friction_pack_splat(0.0);
    H[76] = puma560_friction_pack_splat(0.0);
    H[77] = puma560_friction_pack_splat(0.0);
    H[78] = puma560_friction_pack_splat(0.0);
    H[84] = puma560_friction_pack_splat(0.0);
    H[90] = puma560_friction_pack_splat(0.0);
    H[96] = puma560_friction_pack_splat(0.0);
    H[102] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v53 = (v0_sine[2] * v21) + (v0_cosine[2] * v44);
    G[13] = -v53;
    const puma560_friction_pack v54 = (v0_cosine[2] * v0_cosine[2]) + (v0_sine[2] * v0_sine[2]);
    const puma560_friction_pack v55 = (v17 * v54) + v53;
    G[14] = -v55;
    const puma560_friction_pack v56 = (v14 * v47) - (v40 * v29);
    G[15] = -v56;
    const puma560_friction_pack v57 = (v35 * v49) - (v50 * v32);
    G[16] = -v57;
    const puma560_friction_pack v58 = (v16 * v49) - (v41 * v32);
    G[17] = v58;
    const puma560_friction_pack v59 = -v51;
    H[4] = v59;
    H[24] = v59;
    const puma560_friction_pack v60 = -v52;
    H[5] = v60;
    H[30] = v60;
    H[7] = v0_cosine[2] * v53;
    const puma560_friction_pack v61 = v0_cosine[2] * v55;
    H[8] = v61;
    H[13] = v61;
    H[14] = v61;
    const puma560_friction_pack v62 = v0_cosine[2] * v56;
    H[9] = v62;
    H[15] = v62;
    H[19] = v62;
    H[20] = v62;
    const puma560_friction_pack v63 = v0_cosine[2] * v57;
    H[10] = v63;
    H[16] = v63;
    H[25] = v63;
    H[26] = v63;
    const puma560_friction_pack v64 = -(v0_cosine[2] * v58);
    H[11] = v64;
    H[17] = v64;
    H[31] = v64;
    H[32] = v64;
    H[21] = (v10 * v48) + (v14 * v56);
    const puma560_friction_pack v65 = -((v10 * v51) - (v14 * v57));
    H[22] = v65;
    H[27] = v65;
    const puma560_friction_pack v66 = -((v10 * v52) + (v14 * v58));
    H[23] = v66;
    H[33] = v66;
    H[28] = -((v35 * v57) + (v33 * v51));
    const puma560_friction_pack v67 = (v35 * v58) - (v33 * v52);
    H[29] = v67;
    H[34] = v67;
    H[35] = -((v16 * v58) + (v22 * v52));
    H[43] = v0_sine[2] * v53;
    const puma560_friction_pack v68 = v0_sine[2] * v55;
    H[44] = v68;
    H[49] = v68;
    H[50] = v68;
    const puma560_friction_pack v69 = v0_sine[2] * v56;
    H[45] = v69;
    H[51] = v69;
    H[55] = v69;
    H[56] = v69;
    const puma560_friction_pack v70 = v0_sine[2] * v57;
    H[46] = v70;
    H[52] = v70;
    H[61] = v70;
    H[62] = v70;
    const puma560_friction_pack v71 = -(v0_sine[2] * v58);
    H[47] = v71;
    H[53] = v71;
    H[67] = v71;
    H[68] = v71;
    H[57] = (v10 * v31) - (v40 * v56);
    const puma560_friction_pack v72 = -((v10 * v36) + (v40 * v57));
    H[58] = v72;
    H[63] = v72;
    const puma560_friction_pack v73 = (v10 * v38) + (v40 * v58);
    H[59] = v73;
    H[69] = v73;
    H[64] = (v50 * v57) - (v33 * v36);
    const puma560_friction_pack v74 = (v33 * v38) - (v50 * v58);
    H[65] = v74;
    H[70] = v74;
    H[71] = (v22 * v38) + (v41 * v58);
    H[79] = -(v54 * v26);
    const puma560_friction_pack v75 = -(v54 * v25);
    H[80] = v75;
    H[85] = v75;
    H[86] = v75;
    const puma560_friction_pack v76 = -((v0_sine[2] * v48) - (v0_cosine[2] * v31));
    H[81] = v76;
    H[87] = v76;
    H[91] = v76;
    H[92] = v76;
    const puma560_friction_pack v77 = (v0_sine[2] * v51) - (v0_cosine[2] * v36);
    H[82] = v77;
    H[88] = v77;
    H[97] = v77;
    H[98] = v77;
    const puma560_friction_pack v78 = (v0_sine[2] * v52) + (v0_cosine[2] * v38);
    H[83] = v78;
    H[89] = v78;
    H[103] = v78;
    H[104] = v78;
    H[93] = (v14 * v31) + (v40 * v48);
    const puma560_friction_pack v79 = -((v14 * v36) + (v40 * v51));
    H[94] = v79;
    H[99] = v79;
    const puma560_friction_pack v80 = (v14 * v38) - (v40 * v52);
    H[95] = v80;
    H[105] = v80;
    H[100] = (v35 * v36) + (v50 * v51);
    const puma560_friction_pack v81 = -((v35 * v38) - (v50 * v52));
    H[101] = v81;
    H[106] = v81;
    H[107] = (v16 * v38) - (v41 * v52);
}

void puma560_friction_influence_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack G_pack[18];
        puma560_friction_pack H_pack[108];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        puma560_friction_pack_give(18U, count, first, lanes, G_pack, G);
        puma560_friction_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void puma560_friction_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack G_pack[18];
        puma560_friction_pack H_pack[108];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        puma560_friction_pack_give(18U, count, first, lanes, G_pack, G);
        puma560_friction_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_influence_rotational_tip(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, puma560_friction_pack *restrict G, puma560_friction_pack *restrict H)
{
    (void)prepared;
    const puma560_friction_pack v0_angle[5] = {q[0], q[2], q[1], q[3], q[4]};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_bits v0_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_friction_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    G[0] = puma560_friction_pack_splat(0.0);
    G[6] = puma560_friction_pack_splat(0.0);
    G[13] = puma560_friction_pack_splat(0.0);
    G[14] = puma560_friction_pack_splat(0.0);
    H[0] = puma560_friction_pack_splat(0.0);
    H[6] = puma560_friction_pack_splat(0.0);
    H[7] = puma560_friction_pack_splat(0.0);
    H[8] = puma560_friction_pack_splat(0.0);
    H[12] = puma560_friction_pack_splat(0.0);
    H[13] = puma560_friction_pack_splat(0.0);
    H[14] = puma560_friction_pack_splat(0.0);
    H[18] = puma560_friction_pack_splat(0.0);
    H[19] = puma560_friction_pack_splat(0.0);
    H[20] = puma560_friction_pack_splat(0.0);
    H[21] = puma560_friction_pack_splat(0.0);
    H[24] = puma560_friction_pack_splat(0.0);
    H[25] = puma560_friction_pack_splat(0.0);
    H[26] = puma560_friction_pack_splat(0.0);
    H[27] = puma560_friction_pack_splat(0.0);
    H[28] = puma560_friction_pack_splat(0.0);
    H[30] = puma560_friction_pack_splat(0.0);
    H[31] = puma560_friction_pack_splat(0.0);
    H[32] = puma560_friction_pack_splat(0.0);
    H[33] = puma560_friction_pack_splat(0.0);
    H[34] = puma560_friction_pack_splat(0.0);
    H[35] = puma560_friction_pack_splat(0.0);
    H[36] = puma560_friction_pack_splat(0.0);
    H[42] = puma560_friction_pack_splat(0.0);
    H[43] = puma560_friction_pack_splat(0.0);
    H[44] = puma560_friction_pack_splat(0.0);
    H[48] = puma560_friction_pack_splat(0.0);
    H[49] = puma560_friction_pack_splat(0.0);
    H[50] = puma560_friction_pack_splat(0.0);
    H[54] = puma560_friction_pack_splat(0.0);
    H[55] = puma560_friction_pack_splat(0.0);
    H[56] = puma560_friction_pack_splat(0.0);
    H[57] = puma560_friction_pack_splat(0.0);
    H[60] = puma560_friction_pack_splat(0.0);
    H[61] = puma560_friction_pack_splat(0.0);
    H[62] = puma560_friction_pack_splat(0.0);
    H[63] = puma560_friction_pack_splat(0.0);
    H[64] = puma560_friction_pack_splat(0.0);
    H[66] = puma560_friction_pack_splat(0.0);
    H[67] = puma560_friction_pack_splat(0.0);
    H[68] = puma560_friction_pack_splat(0.0);
    H[69] = puma560_friction_pack_splat(0.0);
    H[70] = puma560_friction_pack_splat(0.0);
    H[71] = puma560_friction_pack_splat(0.0);
    H[72] = puma560_friction_pack_splat(0.0);
    H[73] = puma560_friction_pack_splat(0.0);
    H[74] = puma560_friction_pack_splat(0.0);
    H[75] = puma560_friction_pack_splat(0.0);
    H[76] = puma560_friction_pack_splat(0.0);
    H[77] = puma560_friction_pack_splat(0.0);
    H[78] = puma560_friction_pack_splat(0.0);
    H[79] = puma560_friction_pack_splat(0.0);
    H[80] = puma560_friction_pack_splat(0.0);
    H[84] = puma560_friction_pack_splat(0.0);
    H[85] = puma560_friction_pack_splat(0.0);
    H[86] = puma560_friction_pack_splat(0.0);
    H[90] = puma560_friction_pack_splat(0.0);
    H[91] = puma560_friction_pack_splat(0.0);
    H[92] = puma560_friction_pack_splat(0.0);
    H[93] = puma560_friction_pack_splat(0.0);
    H[96] = puma560_friction_pack_splat(0.0);
    H[97] = puma560_friction_pack_splat(0.0);
    H[98] = puma560_friction_pack_splat(0.0);
    H[99] = puma560_friction_pack_splat(0.0);
    H[100] = puma560_friction_pack_splat(0.0);
    H[102] = puma560_friction_pack_splat(0.0);
    H[103] = puma560_friction_pack_splat(0.0);
    H[104] = puma560_friction_pack_splat(0.0);
    H[105] = puma560_friction_pack_splat(0.0);
    H[106] = puma560_friction_pack_splat(0.0);
    H[107] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v10 = (v0_sine[2] * v0_cosine[1]) + (v0_cosine[2] * v0_sine[1]);
    const puma560_friction_pack v11 = v0_cosine[0] * v10;
    const puma560_friction_pack v12 = -v11;
    G[3] = v12;
    H[39] = v12;
    const puma560_friction_pack v13 = (v0_cosine[2] * v0_cosine[1]) - (v0_sine[2] * v0_sine[1]);
    G[15] = v13;
    const puma560_friction_pack v14 = v0_cosine[0] * v13;
    const puma560_friction_pack v15 = (v0_cosine[3] * v0_sine[0]) + (v0_sine[3] * v14);
    G[4] = v15;
    H[40] = v15;
    const puma560_friction_pack v16 = v0_sine[4] * v0_cosine[3];
    const puma560_friction_pack v17 = v0_sine[4] * v0_sine[3];
    const puma560_friction_pack v18 = ((v0_sine[0] * v17) - (v16 * v14)) - (v0_cosine[4] * v11);
    G[5] = v18;
    H[41] = v18;
    const puma560_friction_pack v19 = -v0_cosine[0];
    G[7] = v19;
    G[8] = v19;
    const puma560_friction_pack v20 = v0_sine[0] * v10;
    H[3] = v20;
    G[9] = -v20;
    const puma560_friction_pack v21 = v0_sine[0] * v13;
    const puma560_friction_pack v22 = (v0_cosine[3] * v0_cosine[0]) - (v0_sine[3] * v21);
    H[4] = v22;
    G[10] = -v22;
    const puma560_friction_pack v23 = ((v0_cosine[0] * v17) + (v0_cosine[4] * v20)) + (v16 * v21);
    H[5] = v23;
    G[11] = -v23;
    G[12] = puma560_friction_pack_splat(1.0);
    const puma560_friction_pack v24 = v0_sine[3] * v10;
    G[16] = v24;
    const puma560_friction_pack v25 = (v16 * v10) - (v0_cosine[4] * v13);
    G[17] = -v25;
    const puma560_friction_pack v26 = -v14;
    H[9] = v26;
    H[15] = v26;
    const puma560_friction_pack v27 = -(v0_cosine[0] * v24);
    H[10] = v27;
    H[16] = v27;
    const puma560_friction_pack v28 = v0_cosine[0] * v25;
    H[11] = v28;
    H[17] = v28;
    H[22] = (v13 * v22) - (v24 * v20);
    H[23] = (v13 * v23) + (v20 * v25);
    H[29] = (v24 * v23) + (v22 * v25);
    const puma560_friction_pack v29 = -v21;
    H[45] = v29;
    H[51] = v29;
    const puma560_friction_pack v30 = -(v0_sine[0] * v24);
    H[46] = v30;
    H[52] = v30;
    const puma560_friction_pack v31 = v0_sine[0] * v25;
    H[47] = v31;
    H[53] = v31;
    H[58] = (v13 * v15) + (v24 * v11);
    H[59] = (v13 * v18) - (v11 * v25);
    H[65] = (v24 * v18) + (v15 * v25);
    const puma560_friction_pack v32 = -((v0_sine[0] * v20) + (v0_cosine[0] * v11));
    H[81] = v32;
    H[87] = v32;
    const puma560_friction_pack v33 = -((v0_sine[0] * v22) - (v0_cosine[0] * v15));
    H[82] = v33;
    H[88] = v33;
    const puma560_friction_pack v34 = -((v0_sine[0] * v23) - (v0_cosine[0] * v18));
    H[83] = v34;
    H[89] = v34;
    H[94] = (v11 * v22) + (v20 * v15);
    H[95] = (v11 * v23) + (v20 * v18);
    H[101] = (v22 * v18) - (v15 * v23);
}

void puma560_friction_influence_rotational_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack G_pack[18];
        puma560_friction_pack H_pack[108];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        puma560_friction_pack_give(18U, count, first, lanes, G_pack, G);
        puma560_friction_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void puma560_friction_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack G_pack[18];
        puma560_friction_pack H_pack[108];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        puma560_friction_pack_give(18U, count, first, lanes, G_pack, G);
        puma560_friction_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
