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

static PUMA560_FRICTION_APART void puma560_friction_pack_inertia_power(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, puma560_friction_pack *restrict P)
{
    (void)prepared;
    const puma560_friction_pack v0_angle[6] = {q[2], q[1], q[4], q[3], q[0], q[5]};
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
    P[0] = puma560_friction_pack_splat(0.0);
    P[43] = puma560_friction_pack_splat(0.0);
    P[80] = puma560_friction_pack_splat(0.0);
    P[85] = puma560_friction_pack_splat(0.0);
    P[86] = puma560_friction_pack_splat(0.0);
    P[129] = puma560_friction_pack_splat(0.0);
    P[172] = puma560_friction_pack_splat(0.0);
    P[215] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v12 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const puma560_friction_pack v13 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_friction_pack v14 = 0.67183 + (0.4318 * v0_sine[1]);
    const puma560_friction_pack v15 = v14 + (0.0203 * v13);
    const puma560_friction_pack v16 = v15 + (0.4318 * v12);
    const puma560_friction_pack v17 = v0_cosine[3] * v13;
    const puma560_friction_pack v18 = (v0_sine[2] * v17) - (v0_cosine[2] * v12);
    const puma560_friction_pack v19 = (0.032 * v18) - v16;
    const puma560_friction_pack v20 = 0.09 * v19;
    const puma560_friction_pack v21 = v0_cosine[4] * v12;
    const puma560_friction_pack v22 = 0.4318 * v0_cosine[1];
    const puma560_friction_pack v23 = v22 * v0_cosine[4];
    const puma560_friction_pack v24 = v23 + ((0.15005 * v0_sine[4]) + (0.0203 * v21));
    const puma560_friction_pack v25 = v0_cosine[4] * v13;
    const puma560_friction_pack v26 = (0.4318 * v25) - v24;
    const puma560_friction_pack v27 = (v0_sine[3] * v0_sine[4]) - (v0_cosine[3] * v21);
    const puma560_friction_pack v28 = (v0_sine[2] * v27) - (v0_cosine[2] * v25);
    const puma560_friction_pack v29 = (0.032 * v28) - v26;
    const puma560_friction_pack v30 = v29 * v20;
    const puma560_friction_pack v31 = 0.34 * v16;
    const puma560_friction_pack v32 = v30 + (v26 * v31);
    const puma560_friction_pack v33 = v15 + (0.4508 * v12);
    const puma560_friction_pack v34 = 0.82 * v33;
    const puma560_friction_pack v35 = (0.4508 * v25) - v24;
    const puma560_friction_pack v36 = v32 + (v35 * v34);
    const puma560_friction_pack v37 = v0_sine[4] * v12;
    const puma560_friction_pack v38 = (v0_sine[3] * v0_cosine[4]) + (v0_cosine[3] * v37);
    const puma560_friction_pack v39 = v0_sine[4] * v13;
    const puma560_friction_pack v40 = (v0_cosine[2] * v39) + (v0_sine[2] * v38);
    const puma560_friction_pack v41 = v22 * v0_sine[4];
    const puma560_friction_pack v42 = v41 + ((0.0203 * v37) - (0.15005 * v0_cosine[4]));
    const puma560_friction_pack v43 = (0.4318 * v39) - v42;
    const puma560_friction_pack v44 = v43 + (0.032 * v40);
    const puma560_friction_pack v45 = v44 * v20;
    const puma560_friction_pack v46 = (v43 * v31) - v45;
    const puma560_friction_pack v47 = (0.4508 * v39) - v42;
    const puma560_friction_pack v48 = v46 + (v47 * v34);
    const puma560_friction_pack v49 = v23 + ((0.16415 * v0_sine[4]) - (0.07 * v25));
    const puma560_friction_pack v50 = (v41 - (0.07 * v39)) - (0.16415 * v0_cosine[4]);
    const puma560_friction_pack v51 = (v0_sine[4] * v50) + (v0_cosine[4] * v49);
    const puma560_friction_pack v52 = (4.8 * v14) + (0.336 * v12);
    const puma560_friction_pack v53 = (v52 * v51) - ((v0_sine[4] * v48) + (v0_cosine[4] * v36));
    const puma560_friction_pack v54 = 0.09 * v29;
    const puma560_friction_pack v55 = 0.34 * v26;
    const puma560_friction_pack v56 = v55 - v54;
    const puma560_friction_pack v57 = 0.82 * v35;
    const puma560_friction_pack v58 = v56 + v57;
    const puma560_friction_pack v59 = 4.8 * v49;
    const puma560_friction_pack v60 = v59 - v58;
    const puma560_friction_pack v61 = 0.09 * v44;
    const puma560_friction_pack v62 = 0.34 * v43;
    const puma560_friction_pack v63 = v61 + v62;
    const puma560_friction_pack v64 = 0.82 * v47;
    const puma560_friction_pack v65 = v63 + v64;
    const puma560_friction_pack v66 = 4.8 * v50;
    const puma560_friction_pack v67 = v66 - v65;
    const puma560_friction_pack v68 = (v0_sine[4] * v67) + (v0_cosine[4] * v60);
    const puma560_friction_pack v69 = (0.068 * v0_cosine[1]) - (0.006 * v0_sine[1]);
    const puma560_friction_pack v70 = (0.2275 * v0_sine[4]) + (v0_cosine[4] * v69);
    const puma560_friction_pack v71 = (v0_sine[4] * v69) - (0.2275 * v0_cosine[4]);
    const puma560_friction_pack v72 = (v0_sine[4] * v71) + (v0_cosine[4] * v70);
    const puma560_friction_pack v73 = v72 * (11.689842 - (11.689842 + ((1.1832 * v0_sine[1]) + (0.10439999999999999 * v0_cosine[1]))));
    const puma560_friction_pack v74 = ((0.67183 * v68) - v53) + v73;
    P[6] = v74;
    const puma560_friction_pack v75 = (v0_cosine[2] * v17) + (v0_sine[2] * v12);
    const puma560_friction_pack v76 = v0_sine[3] * v13;
    const puma560_friction_pack v77 = (v76 * v0_cosine[5]) + (v0_sine[5] * v75);
    const puma560_friction_pack v78 = 0.00015 * v77;
    const puma560_friction_pack v79 = (v0_sine[2] * v25) + (v0_cosine[2] * v27);
    const puma560_friction_pack v80 = (v0_cosine[3] * v0_sine[4]) + (v0_sine[3] * v21);
    const puma560_friction_pack v81 = (v0_cosine[5] * v80) - (v0_sine[5] * v79);
    const puma560_friction_pack v82 = v28 * v18;
    const puma560_friction_pack v83 = (v76 * v0_sine[5]) - (v0_cosine[5] * v75);
    const puma560_friction_pack v84 = 0.00015 * v83;
    const puma560_friction_pack v85 = (v0_cosine[5] * v79) + (v0_sine[5] * v80);
    const puma560_friction_pack v86 = ((4e-05 * v82) - (v81 * v78)) - (v85 * v84);
    const puma560_friction_pack v87 = 0.0004 * v80;
    const puma560_friction_pack v88 = 0.0003 * v75;
    const puma560_friction_pack v89 = (((v76 * v87) - v86) - (v79 * v88)) - (0.0003 * v82);
    const puma560_friction_pack v90 = v12 * v25;
    const puma560_friction_pack v91 = 0.0018 * v80;
    const puma560_friction_pack v92 = 0.0018 * v27;
    const puma560_friction_pack v93 = ((v89 - (0.0013 * v90)) + (v76 * v91)) - (v17 * v92);
    const puma560_friction_pack v94 = 0.066 * v13;
    const puma560_friction_pack v95 = (v21 * v94) - (0.0125 * v90);
    const puma560_friction_pack v96 = (v0_sine[2] * v39) - (v0_cosine[2] * v38);
    const puma560_friction_pack v97 = (v0_sine[3] * v37) - (v0_cosine[3] * v0_cosine[4]);
    const puma560_friction_pack v98 = (v0_cosine[5] * v97) - (v0_sine[5] * v96);
    const puma560_friction_pack v99 = 0.00015 * v98;
    const puma560_friction_pack v100 = 4e-05 * v40;
    const puma560_friction_pack v101 = (v0_sine[5] * v97) + (v0_cosine[5] * v96);
    const puma560_friction_pack v102 = 0.00015 * v101;
    const puma560_friction_pack v103 = ((v18 * v100) + (v77 * v99)) + (v83 * v102);
    const puma560_friction_pack v104 = 0.0004 * v97;
    const puma560_friction_pack v105 = 0.0003 * v96;
    const puma560_friction_pack v106 = 0.0003 * v40;
    const puma560_friction_pack v107 = ((v103 + (v76 * v104)) - (v75 * v105)) + (v18 * v106);
    const puma560_friction_pack v108 = 0.0013 * v39;
    const puma560_friction_pack v109 = 0.0018 * v97;
    const puma560_friction_pack v110 = 0.0018 * v38;
    const puma560_friction_pack v111 = (((v12 * v108) - v107) - (v76 * v109)) - (v17 * v110);
    const puma560_friction_pack v112 = 0.0125 * v39;
    const puma560_friction_pack v113 = (v12 * v112) - (v37 * v94);
    const puma560_friction_pack v114 = (v0_sine[4] * (v111 + v113)) - (v0_cosine[4] * (v93 + v95));
    const puma560_friction_pack v115 = v0_sine[4] * v0_sine[4];
    const puma560_friction_pack v116 = v0_cosine[4] * v0_cosine[4];
    const puma560_friction_pack v117 = v116 + v115;
    const puma560_friction_pack v118 = (v0_sine[1] * v0_cosine[1]) * (0.394 * v117);
    const puma560_friction_pack v119 = v118 + (v114 - v74);
    P[36] = v119;
    const puma560_friction_pack v120 = (v0_sine[4] * v111) - (v0_cosine[4] * v93);
    const puma560_friction_pack v121 = v120 + ((v0_sine[4] * v113) - (v0_cosine[4] * v95));
    P[1] = -(v121 + (v118 + v119));
    const puma560_friction_pack v122 = (v14 * v68) - v53;
    P[12] = v122;
    const puma560_friction_pack v123 = v114 - v122;
    P[72] = v123;
    P[2] = -(v121 + v123);
    const puma560_friction_pack v124 = (v39 * v93) + (v25 * v111);
    const puma560_friction_pack v125 = (v15 * v39) + (v12 * v42);
    const puma560_friction_pack v126 = (v12 * v24) + (v15 * v25);
    const puma560_friction_pack v127 = (((v39 * v36) - (v25 * v48)) - (v58 * v125)) + (v65 * v126);
    P[18] = v127;
    const puma560_friction_pack v128 = v127 + v124;
    P[3] = v124 + v128;
    const puma560_friction_pack v129 = (v80 * v16) + (v76 * v26);
    const puma560_friction_pack v130 = (v97 * v16) + (v76 * v43);
    const puma560_friction_pack v131 = (v56 * v130) - (v63 * v129);
    const puma560_friction_pack v132 = ((v97 * v32) - (v80 * v46)) - v131;
    const puma560_friction_pack v133 = (v97 * v89) - (v80 * v107);
    const puma560_friction_pack v134 = v132 + v133;
    P[144] = v134;
    P[4] = -(v133 + v134);
    const puma560_friction_pack v135 = (v40 * v16) + (v43 * v18);
    const puma560_friction_pack v136 = (v26 * v18) - (v28 * v16);
    const puma560_friction_pack v137 = (v61 * v136) + (v54 * v135);
    const puma560_friction_pack v138 = (v137 - (v28 * v45)) + (v40 * v30);
    P[30] = v138;
    const puma560_friction_pack v139 = (v40 * v86) - (v28 * v103);
    const puma560_friction_pack v140 = (2.0 * v139) - v138;
    P[5] = -v140;
    const puma560_friction_pack v141 = v29 * v54;
    const puma560_friction_pack v142 = v141 + (v26 * v55);
    const puma560_friction_pack v143 = v142 + (v35 * v57);
    const puma560_friction_pack v144 = v61 * v29;
    const puma560_friction_pack v145 = (v62 * v26) - v144;
    const puma560_friction_pack v146 = v145 + (v64 * v35);
    const puma560_friction_pack v147 = ((v0_sine[4] * v146) + (v0_cosine[4] * v143)) + (v59 * v51);
    const puma560_friction_pack v148 = v44 * v61;
    const puma560_friction_pack v149 = v148 + (v43 * v62);
    const puma560_friction_pack v150 = v149 + (v47 * v64);
    const puma560_friction_pack v151 = ((v0_sine[4] * v150) + (v0_cosine[4] * v146)) + (v66 * v51);
    const puma560_friction_pack v152 = v28 * v28;
    const puma560_friction_pack v153 = (4e-05 * v152) + (0.00015 * ((v81 * v81) + (v85 * v85)));
    const puma560_friction_pack v154 = (v153 + (v80 * v87)) + (0.0003 * (v152 + (v79 * v79)));
    const puma560_friction_pack v155 = v25 * v25;
    const puma560_friction_pack v156 = ((v154 + (v80 * v91)) + (v27 * v92)) + (0.0013 * v155);
    const puma560_friction_pack v157 = ((v156 + (v21 * (0.066 * v21))) + (0.086 * v115)) + (0.0125 * v155);
    const puma560_friction_pack v158 = ((v40 * v100) + (v98 * v99)) + (v101 * v102);
    const puma560_friction_pack v159 = ((v158 + (v97 * v104)) + (v96 * v105)) + (v40 * v106);
    const puma560_friction_pack v160 = ((v159 + (v39 * v108)) + (v97 * v109)) + (v38 * v110);
    const puma560_friction_pack v161 = 0.066 * v37;
    const puma560_friction_pack v162 = v0_cosine[4] * v0_sine[4];
    const puma560_friction_pack v163 = v162 * (v157 - (((v160 + (v39 * v112)) + (0.086 * v116)) + (v37 * v161)));
    const puma560_friction_pack v164 = v162 * (0.539 - ((v0_cosine[1] * (0.13 * v0_cosine[1])) + (v0_sine[1] * (0.524 * v0_sine[1]))));
    const puma560_friction_pack v165 = v115 - v116;
    const puma560_friction_pack v166 = ((v28 * v100) - (v99 * v81)) - (v102 * v85);
    const puma560_friction_pack v167 = (((v80 * v104) - v166) + (v105 * v79)) - (v28 * v106);
    const puma560_friction_pack v168 = ((v167 + (v25 * v108)) + (v80 * v109)) - (v27 * v110);
    const puma560_friction_pack v169 = (((0.086 * v162) - v168) - (v25 * v112)) - (v21 * v161);
    const puma560_friction_pack v170 = (v165 * ((-v169) - v164)) - ((-(v165 * v164)) - v163);
    P[37] = v170;
    const puma560_friction_pack v171 = ((v0_sine[4] * v70) - (v0_cosine[4] * v71)) * (17.4 * v72);
    P[7] = (v170 + ((v0_cosine[4] * v151) - (v0_sine[4] * v147))) - v171;
    const puma560_friction_pack v172 = v22 * v117;
    const puma560_friction_pack v173 = (v165 * v169) - v163;
    P[48] = v173;
    P[78] = v173;
    P[84] = v173;
    const puma560_friction_pack v174 = ((v0_sine[4] * ((v172 * v60) - v147)) - (v0_cosine[4] * ((v172 * v67) - v151))) - v173;
    P[8] = v174;
    P[13] = v174;
    P[14] = v174;
    const puma560_friction_pack v175 = (v39 * v24) - (v25 * v42);
    const puma560_friction_pack v176 = ((v39 * v146) - (v25 * v150)) + (v65 * v175);
    const puma560_friction_pack v177 = ((v39 * v143) - (v25 * v146)) + (v58 * v175);
    const puma560_friction_pack v178 = (v0_sine[4] * v177) - (v0_cosine[4] * v176);
    const puma560_friction_pack v179 = (v0_sine[4] * v168) - (v0_cosine[4] * v160);
    const puma560_friction_pack v180 = (v0_sine[4] * v156) - (v0_cosine[4] * v168);
    const puma560_friction_pack v181 = (v39 * v180) - (v25 * v179);
    const puma560_friction_pack v182 = v18 * v18;
    const puma560_friction_pack v183 = ((4e-05 * v182) + (v77 * v78)) + (v83 * v84);
    const puma560_friction_pack v184 = v76 * v76;
    const puma560_friction_pack v185 = ((v183 + (v75 * v88)) + (0.0003 * v182)) + (0.0004 * v184);
    const puma560_friction_pack v186 = (v0_sine[4] * v39) + (v0_cosine[4] * v25);
    const puma560_friction_pack v187 = v186 * ((v185 + (0.0013 * (v12 * v12))) + (0.0018 * (v184 + (v17 * v17))));
    const puma560_friction_pack v188 = (v181 + ((v12 * v120) - v178)) - v187;
    P[9] = v188;
    P[15] = v188;
    const puma560_friction_pack v189 = (v97 * v26) - (v80 * v43);
    const puma560_friction_pack v190 = ((v97 * v145) - (v80 * v149)) - (v63 * v189);
    const puma560_friction_pack v191 = ((v97 * v142) - (v80 * v145)) - (v56 * v189);
    const puma560_friction_pack v192 = (v0_sine[4] * v191) - (v0_cosine[4] * v190);
    const puma560_friction_pack v193 = v97 * v167;
    const puma560_friction_pack v194 = v193 - (v80 * v159);
    const puma560_friction_pack v195 = v80 * v167;
    const puma560_friction_pack v196 = (v97 * v154) - v195;
    const puma560_friction_pack v197 = (v0_sine[4] * v196) - (v0_cosine[4] * v194);
    const puma560_friction_pack v198 = v0_cosine[4] * v76;
    const puma560_friction_pack v199 = v0_sine[4] * v76;
    const puma560_friction_pack v200 = (v0_cosine[4] * v80) + (v0_sine[4] * v97);
    const puma560_friction_pack v201 = (v185 * v200) - ((v199 * v107) + (v198 * v89));
    const puma560_friction_pack v202 = -((v197 - v192) - v201);
    P[10] = v202;
    P[16] = v202;
    const puma560_friction_pack v203 = v18 * v86;
    const puma560_friction_pack v204 = v203 - (v28 * v183);
    const puma560_friction_pack v205 = (v40 * v26) + (v43 * v28);
    const puma560_friction_pack v206 = v61 * v205;
    const puma560_friction_pack v207 = v206 + ((v40 * v144) - (v28 * v148));
    const puma560_friction_pack v208 = v207 + v204;
    const puma560_friction_pack v209 = v18 * v103;
    const puma560_friction_pack v210 = (v40 * v183) - v209;
    const puma560_friction_pack v211 = v54 * v205;
    const puma560_friction_pack v212 = v211 + ((v40 * v141) - (v28 * v144));
    const puma560_friction_pack v213 = v212 + v210;
    const puma560_friction_pack v214 = v40 * v166;
    const puma560_friction_pack v215 = v214 - (v28 * v158);
    const puma560_friction_pack v216 = v28 * v166;
    const puma560_friction_pack v217 = (v40 * v153) - v216;
    const puma560_friction_pack v218 = (v0_sine[4] * v217) + (v0_cosine[4] * v215);
    const puma560_friction_pack v219 = -(((v0_sine[4] * v213) + (v0_cosine[4] * v208)) - v218);
    P[11] = v219;
    P[17] = v219;
    const puma560_friction_pack v220 = (v39 * v168) + (v25 * v156);
    const puma560_friction_pack v221 = (v39 * v160) + (v25 * v168);
    const puma560_friction_pack v222 = (v37 * v111) - (v21 * v93);
    const puma560_friction_pack v223 = v222 + ((v0_sine[4] * v221) + (v0_cosine[4] * v220));
    const puma560_friction_pack v224 = -(v178 + v223);
    P[19] = v224;
    P[20] = v224;
    const puma560_friction_pack v225 = ((v39 * v220) - (v12 * v124)) - (v25 * v221);
    P[126] = v225;
    P[21] = (((v39 * v176) + (v12 * v127)) + (v25 * v177)) - v225;
    const puma560_friction_pack v226 = (v39 * v194) + (v25 * v196);
    const puma560_friction_pack v227 = (v39 * v190) + (v25 * v191);
    const puma560_friction_pack v228 = (v76 * v39) + (v12 * v97);
    const puma560_friction_pack v229 = (v12 * v80) + (v76 * v25);
    const puma560_friction_pack v230 = (v39 * v80) - (v25 * v97);
    const puma560_friction_pack v231 = ((v229 * v107) - (v89 * v228)) + (v185 * v230);
    P[22] = v231 + ((v226 - (v12 * v134)) - v227);
    const puma560_friction_pack v232 = (v39 * v215) - (v25 * v217);
    P[23] = v232 + (((v25 * v213) - (v39 * v208)) - (v12 * v140));
    P[24] = -v132;
    const puma560_friction_pack v233 = v193 + ((v80 * v154) + (v76 * v89));
    const puma560_friction_pack v234 = v195 + ((v97 * v159) + (v76 * v107));
    const puma560_friction_pack v235 = (v0_sine[4] * v234) + (v0_cosine[4] * v233);
    const puma560_friction_pack v236 = v192 + v235;
    P[25] = v236;
    P[26] = v236;
    const puma560_friction_pack v237 = (v39 * v233) - (v25 * v234);
    P[27] = (v237 - (v12 * v132)) - v227;
    const puma560_friction_pack v238 = (v97 * v194) + (v80 * v196);
    P[28] = (((v97 * v190) + (v80 * v191)) - v238) - (v76 * v134);
    const puma560_friction_pack v239 = (v97 * v215) - (v80 * v217);
    P[29] = (((v97 * v208) - (v80 * v213)) - v239) - (v76 * v140);
    const puma560_friction_pack v240 = v203 + (v214 + (v28 * v153));
    const puma560_friction_pack v241 = v216 + (v209 + (v40 * v158));
    const puma560_friction_pack v242 = (v0_sine[4] * v241) - (v0_cosine[4] * v240);
    const puma560_friction_pack v243 = -(v242 + ((v0_sine[4] * v212) + (v0_cosine[4] * v207)));
    P[31] = v243;
    P[32] = v243;
    const puma560_friction_pack v244 = (v39 * v240) + (v25 * v241);
    P[33] = v244 + (((v12 * v138) - (v39 * v207)) + (v25 * v212));
    const puma560_friction_pack v245 = (v97 * v240) + (v80 * v241);
    P[34] = (((v97 * v207) - (v80 * v212)) - v245) + (v76 * v138);
    const puma560_friction_pack v246 = ((v40 * v215) + (v18 * v139)) + (v28 * v217);
    P[35] = ((v246 - (v40 * v207)) - (v18 * v138)) - (v28 * v212);
    const puma560_friction_pack v247 = -v173;
    P[38] = v247;
    P[73] = v247;
    P[74] = v247;
    const puma560_friction_pack v248 = v187 - v222;
    const puma560_friction_pack v249 = v31 - v20;
    const puma560_friction_pack v250 = v34 + v249;
    const puma560_friction_pack v251 = v0_sine[4] * v250;
    const puma560_friction_pack v252 = v0_cosine[4] * v250;
    const puma560_friction_pack v253 = (((v37 * v48) + (v21 * v36)) + (v125 * v251)) + (v126 * v252);
    const puma560_friction_pack v254 = v19 * v20;
    const puma560_friction_pack v255 = v254 + (v16 * v31);
    const puma560_friction_pack v256 = v253 - (v186 * (v255 + (v33 * v34)));
    const puma560_friction_pack v257 = ((v39 * v250) - (v12 * v65)) - (1.25 * v125);
    const puma560_friction_pack v258 = 0.67183 * v0_sine[4];
    const puma560_friction_pack v259 = ((v12 * v58) - (v25 * v250)) + (1.25 * v126);
    const puma560_friction_pack v260 = 0.67183 * v0_cosine[4];
    const puma560_friction_pack v261 = (v256 + (v258 * v257)) - (v260 * v259);
    const puma560_friction_pack v262 = v261 + v248;
    P[39] = v181 - v262;
    const puma560_friction_pack v263 = (v0_sine[4] * v167) - (v0_cosine[4] * v159);
    const puma560_friction_pack v264 = (v0_sine[4] * v154) - (v0_cosine[4] * v167);
    const puma560_friction_pack v265 = (v97 * v264) - (v80 * v263);
    const puma560_friction_pack v266 = -v201;
    const puma560_friction_pack v267 = v130 * v249;
    const puma560_friction_pack v268 = (((v200 * v255) + (v199 * v46)) + (v198 * v32)) - (v0_sine[4] * v267);
    const puma560_friction_pack v269 = v129 * v249;
    const puma560_friction_pack v270 = v268 - (v0_cosine[4] * v269);
    const puma560_friction_pack v271 = ((v97 * v249) - (0.43000000000000005 * v130)) + (v76 * v63);
    const puma560_friction_pack v272 = ((v80 * v249) - (0.43000000000000005 * v129)) + (v76 * v56);
    const puma560_friction_pack v273 = ((v258 * v271) - v270) + (v260 * v272);
    const puma560_friction_pack v274 = v273 - v266;
    P[40] = v274 - v265;
    const puma560_friction_pack v275 = (v0_sine[4] * v166) + (v0_cosine[4] * v158);
    const puma560_friction_pack v276 = (v0_sine[4] * v153) + (v0_cosine[4] * v166);
    const puma560_friction_pack v277 = (v40 * v276) - (v28 * v275);
    const puma560_friction_pack v278 = v0_cosine[4] * v18;
    const puma560_friction_pack v279 = v0_sine[4] * v18;
    const puma560_friction_pack v280 = (v0_sine[4] * v40) - (v0_cosine[4] * v28);
    const puma560_friction_pack v281 = v20 * v135;
    const puma560_friction_pack v282 = (((v45 * v279) - (v30 * v278)) - (v254 * v280)) - (v0_sine[4] * v281);
    const puma560_friction_pack v283 = v20 * v136;
    const puma560_friction_pack v284 = v282 - (v0_cosine[4] * v283);
    const puma560_friction_pack v285 = ((0.09 * v135) + (v40 * v20)) - (v61 * v18);
    const puma560_friction_pack v286 = ((0.09 * v136) - (v28 * v20)) + (v54 * v18);
    const puma560_friction_pack v287 = ((v258 * v285) - v284) + (v260 * v286);
    const puma560_friction_pack v288 = v277 + v287;
    const puma560_friction_pack v289 = ((v103 * v279) - (v183 * v280)) - (v86 * v278);
    P[41] = v288 + v289;
    P[42] = -v170;
    const puma560_friction_pack v290 = v0_cosine[4] * v14;
    const puma560_friction_pack v291 = (6.05 * v172) - v68;
    const puma560_friction_pack v292 = v172 * (v52 + v250);
    const puma560_friction_pack v293 = v14 * v0_sine[4];
    const puma560_friction_pack v294 = v0_sine[4] * (((v258 * v291) + (v293 * v68)) - (v0_sine[4] * v292));
    const puma560_friction_pack v295 = v294 + (v0_cosine[4] * (((v260 * v291) + (v290 * v68)) - (v0_cosine[4] * v292)));
    P[44] = v295;
    P[49] = v295;
    P[50] = v295;
    const puma560_friction_pack v296 = (v0_sine[4] * v65) + (v0_cosine[4] * v58);
    const puma560_friction_pack v297 = (((v125 * v296) + (v37 * v150)) + (v21 * v146)) - (v186 * v48);
    const puma560_friction_pack v298 = v297 + (v175 * v252);
    const puma560_friction_pack v299 = ((v39 * v58) - (v25 * v65)) + (1.25 * v175);
    const puma560_friction_pack v300 = (v260 * v299) - v298;
    const puma560_friction_pack v301 = (((v126 * v296) + (v37 * v146)) + (v21 * v143)) - (v186 * v36);
    const puma560_friction_pack v302 = v301 - (v175 * v251);
    const puma560_friction_pack v303 = v302 + (v258 * v299);
    const puma560_friction_pack v304 = (v0_sine[4] * v303) + (v0_cosine[4] * v300);
    P[55] = v304;
    P[56] = v304;
    const puma560_friction_pack v305 = (v0_sine[4] * v93) + (v0_cosine[4] * v111);
    const puma560_friction_pack v306 = ((v37 * v179) + (v21 * v180)) + (v186 * v305);
    const puma560_friction_pack v307 = v306 - v304;
    P[115] = v307;
    const puma560_friction_pack v308 = v0_sine[4] * ((v39 * v305) + (v12 * v179));
    const puma560_friction_pack v309 = v308 + (v0_cosine[4] * ((v12 * v180) + (v25 * v305)));
    const puma560_friction_pack v310 = (-v309) - v307;
    P[45] = v310;
    P[51] = v310;
    const puma560_friction_pack v311 = (v0_sine[4] * v89) - (v0_cosine[4] * v107);
    const puma560_friction_pack v312 = (v76 * v264) - (v80 * v311);
    const puma560_friction_pack v313 = (v0_sine[4] * v63) + (v0_cosine[4] * v56);
    const puma560_friction_pack v314 = (((v46 * v200) - (v130 * v313)) + (v199 * v149)) + (v198 * v145);
    const puma560_friction_pack v315 = v189 * v249;
    const puma560_friction_pack v316 = v314 + (v0_cosine[4] * v315);
    const puma560_friction_pack v317 = ((v97 * v56) - (v80 * v63)) - (0.43000000000000005 * v189);
    const puma560_friction_pack v318 = v316 + (v260 * v317);
    const puma560_friction_pack v319 = v312 + v318;
    const puma560_friction_pack v320 = (v76 * v263) - (v97 * v311);
    const puma560_friction_pack v321 = (((v32 * v200) - (v129 * v313)) + (v199 * v145)) + (v198 * v142);
    const puma560_friction_pack v322 = v321 - (v0_sine[4] * v315);
    const puma560_friction_pack v323 = (v258 * v317) - v322;
    const puma560_friction_pack v324 = v320 + v323;
    const puma560_friction_pack v325 = ((v199 * v167) - (v89 * v200)) + (v198 * v154);
    const puma560_friction_pack v326 = ((v199 * v159) - (v107 * v200)) + (v198 * v167);
    const puma560_friction_pack v327 = (v0_sine[4] * v325) - (v0_cosine[4] * v326);
    const puma560_friction_pack v328 = -(v327 + ((v0_sine[4] * v324) + (v0_cosine[4] * v319)));
    P[46] = v328;
    P[52] = v328;
    const puma560_friction_pack v329 = (v0_sine[4] * v86) + (v0_cosine[4] * v103);
    const puma560_friction_pack v330 = (v18 * v276) - (v28 * v329);
    const puma560_friction_pack v331 = (v0_sine[4] * v61) - (v0_cosine[4] * v54);
    const puma560_friction_pack v332 = (((v148 * v279) - (v135 * v331)) - (v45 * v280)) - (v144 * v278);
    const puma560_friction_pack v333 = v20 * v205;
    const puma560_friction_pack v334 = v332 - (v0_cosine[4] * v333);
    const puma560_friction_pack v335 = ((0.09 * v205) - (v61 * v28)) + (v40 * v54);
    const puma560_friction_pack v336 = (v260 * v335) - v334;
    const puma560_friction_pack v337 = v336 - v330;
    const puma560_friction_pack v338 = (v40 * v329) - (v18 * v275);
    const puma560_friction_pack v339 = (((v136 * v331) - (v30 * v280)) + (v144 * v279)) - (v0_sine[4] * v333);
    const puma560_friction_pack v340 = v339 - (v141 * v278);
    const puma560_friction_pack v341 = (v258 * v335) - v340;
    const puma560_friction_pack v342 = v341 - v338;
    const puma560_friction_pack v343 = ((v158 * v279) - (v103 * v280)) - (v166 * v278);
    const puma560_friction_pack v344 = ((v166 * v279) - (v86 * v280)) - (v153 * v278);
    const puma560_friction_pack v345 = (v0_sine[4] * v344) + (v0_cosine[4] * v343);
    const puma560_friction_pack v346 = -(v345 + ((v0_sine[4] * v342) + (v0_cosine[4] * v337)));
    P[47] = v346;
    P[53] = v346;
    P[54] = v223 - v261;
    const puma560_friction_pack v347 = v186 * ((v39 * v111) - (v25 * v93));
    const puma560_friction_pack v348 = (((v37 * v221) - (v12 * v248)) + (v21 * v220)) - v347;
    P[57] = v348 + (((v39 * v300) - (v12 * v261)) - (v25 * v303));
    const puma560_friction_pack v349 = ((v39 * v326) - (v12 * v266)) + (v25 * v325);
    const puma560_friction_pack v350 = (v12 * v265) - v349;
    const puma560_friction_pack v351 = v12 * v273;
    P[58] = v351 + (((v25 * v324) - (v39 * v319)) - v350);
    const puma560_friction_pack v352 = ((v39 * v343) - (v12 * v289)) - (v25 * v344);
    P[59] = (((v12 * v288) - (v39 * v337)) + (v25 * v342)) - v352;
    P[60] = v273 - v235;
    const puma560_friction_pack v353 = (v0_sine[4] * v323) + (v0_cosine[4] * v318);
    const puma560_friction_pack v354 = -v353;
    P[61] = v354;
    P[62] = v354;
    const puma560_friction_pack v355 = ((v97 * v107) + (v80 * v89)) + (v76 * v185);
    const puma560_friction_pack v356 = v186 * v355;
    const puma560_friction_pack v357 = ((v37 * v234) + (v21 * v233)) + v356;
    P[63] = v351 + (((v25 * v323) - (v39 * v318)) - v357);
    const puma560_friction_pack v358 = ((v97 * v326) + (v80 * v325)) + (v76 * v266);
    P[169] = v358;
    P[170] = v358;
    P[64] = (((v97 * v318) - (v80 * v323)) - v358) + (v76 * v273);
    const puma560_friction_pack v359 = ((v97 * v343) - (v80 * v344)) + (v76 * v289);
    P[65] = (v359 + ((v97 * v337) - (v80 * v342))) + (v76 * v288);
    P[66] = v242 + v287;
    const puma560_friction_pack v360 = (v0_sine[4] * v341) + (v0_cosine[4] * v336);
    const puma560_friction_pack v361 = -v360;
    P[67] = v361;
    P[68] = v361;
    const puma560_friction_pack v362 = ((v40 * v103) + (v18 * v183)) + (v28 * v86);
    const puma560_friction_pack v363 = (v12 * v242) + (v186 * v362);
    P[69] = v363 + (((v12 * v287) - (v39 * v336)) + (v25 * v341));
    const puma560_friction_pack v364 = (v200 * v362) - (v76 * v242);
    const puma560_friction_pack v365 = -v364;
    P[70] = (v365 + ((v97 * v336) - (v80 * v341))) + (v76 * v287);
    const puma560_friction_pack v366 = ((v40 * v343) + (v18 * v289)) + (v28 * v344);
    P[211] = v366;
    P[212] = v366;
    P[71] = -(v366 + (((v40 * v336) + (v18 * v287)) + (v28 * v341)));
    const puma560_friction_pack v367 = (v256 + (v293 * v257)) - (v290 * v259);
    const puma560_friction_pack v368 = v248 + v367;
    P[75] = v181 - v368;
    const puma560_friction_pack v369 = ((v293 * v271) - v270) + (v290 * v272);
    const puma560_friction_pack v370 = v266 - v369;
    P[76] = -(v265 + v370);
    const puma560_friction_pack v371 = ((v293 * v285) - v284) + (v290 * v286);
    const puma560_friction_pack v372 = v277 + v371;
    P[77] = v289 + v372;
    P[79] = -v295;
    const puma560_friction_pack v373 = ((v172 * v257) - v298) + (v290 * v299);
    const puma560_friction_pack v374 = (v302 + (v172 * v259)) + (v293 * v299);
    const puma560_friction_pack v375 = (v0_sine[4] * v374) + (v0_cosine[4] * v373);
    P[91] = v375;
    P[92] = v375;
    const puma560_friction_pack v376 = v306 - v375;
    P[116] = v376;
    P[121] = v376;
    P[122] = v376;
    const puma560_friction_pack v377 = -(v309 + v376);
    P[81] = v377;
    P[87] = v377;
    const puma560_friction_pack v378 = ((v293 * v317) - (v172 * v272)) - v322;
    const puma560_friction_pack v379 = v320 + v378;
    const puma560_friction_pack v380 = (v316 + (v172 * v271)) + (v290 * v317);
    const puma560_friction_pack v381 = v312 + v380;
    const puma560_friction_pack v382 = -(v327 + ((v0_sine[4] * v379) + (v0_cosine[4] * v381)));
    P[82] = v382;
    P[88] = v382;
    const puma560_friction_pack v383 = ((v293 * v335) - (v172 * v286)) - v340;
    const puma560_friction_pack v384 = v338 - v383;
    const puma560_friction_pack v385 = ((v172 * v285) - v334) + (v290 * v335);
    const puma560_friction_pack v386 = v330 - v385;
    const puma560_friction_pack v387 = ((v0_sine[4] * v384) + (v0_cosine[4] * v386)) - v345;
    P[83] = v387;
    P[89] = v387;
    P[90] = v223 - v367;
    P[93] = v348 + (((v39 * v373) - (v12 * v367)) - (v25 * v374));
    const puma560_friction_pack v388 = v12 * v369;
    P[94] = v388 + (((v25 * v379) - (v39 * v381)) - v350);
    P[95] = (((v39 * v386) + (v12 * v372)) - (v25 * v384)) - v352;
    P[96] = v369 - v235;
    const puma560_friction_pack v389 = (v0_sine[4] * v378) + (v0_cosine[4] * v380);
    const puma560_friction_pack v390 = -v389;
    P[97] = v390;
    P[98] = v390;
    P[99] = v388 + (((v25 * v378) - (v39 * v380)) - v357);
    P[100] = (((v97 * v380) - (v80 * v378)) - v358) + (v76 * v369);
    P[101] = (v359 + ((v80 * v384) - (v97 * v386))) + (v76 * v372);
    P[102] = v242 + v371;
    const puma560_friction_pack v391 = (v0_sine[4] * v383) + (v0_cosine[4] * v385);
    const puma560_friction_pack v392 = -v391;
    P[103] = v392;
    P[104] = v392;
    P[105] = v363 + (((v12 * v371) - (v39 * v385)) + (v25 * v383));
    P[106] = (v365 + ((v97 * v385) - (v80 * v383))) + (v76 * v371);
    P[107] = -(v366 + (((v40 * v385) + (v18 * v371)) + (v28 * v383)));
    P[108] = -v128;
    const puma560_friction_pack v393 = v220 - (v12 * v93);
    const puma560_friction_pack v394 = v221 + (v12 * v111);
    const puma560_friction_pack v395 = (v0_sine[4] * v394) + (v0_cosine[4] * v393);
    P[109] = v262 - v395;
    P[110] = v368 - v395;
    P[111] = (v25 * v394) - (v39 * v393);
    const puma560_friction_pack v396 = ((v39 * v167) - (v12 * v89)) + (v25 * v154);
    const puma560_friction_pack v397 = ((v39 * v159) - (v12 * v107)) + (v25 * v167);
    const puma560_friction_pack v398 = (v97 * v396) - (v80 * v397);
    const puma560_friction_pack v399 = (((v12 * v131) + (v229 * v46)) - (v32 * v228)) + (v125 * v272);
    const puma560_friction_pack v400 = (((v399 - (v126 * v271)) - (v230 * v255)) - (v25 * v267)) + (v39 * v269);
    const puma560_friction_pack v401 = v231 + v400;
    P[112] = v401 + v398;
    const puma560_friction_pack v402 = (v39 * v166) - (v25 * v153);
    const puma560_friction_pack v403 = (v39 * v158) - (v25 * v166);
    const puma560_friction_pack v404 = (v39 * v18) + (v12 * v40);
    const puma560_friction_pack v405 = (v12 * v28) - (v25 * v18);
    const puma560_friction_pack v406 = (v39 * v28) + (v25 * v40);
    const puma560_friction_pack v407 = ((v103 * v405) - (v86 * v404)) + (v183 * v406);
    const puma560_friction_pack v408 = (((v12 * v137) + (v125 * v286)) - (v126 * v285)) - (v45 * v405);
    const puma560_friction_pack v409 = (((v408 + (v30 * v404)) - (v254 * v406)) - (v25 * v281)) + (v39 * v283);
    const puma560_friction_pack v410 = (v12 * v139) - v409;
    const puma560_friction_pack v411 = v410 + (((v28 * v403) - (v40 * v402)) - v407);
    P[113] = -v411;
    P[114] = v261 - v181;
    const puma560_friction_pack v412 = -(v347 - (v12 * (v395 - v187)));
    P[117] = v412;
    P[123] = v412;
    const puma560_friction_pack v413 = ((v39 * v107) - (v12 * v185)) + (v25 * v89);
    const puma560_friction_pack v414 = (v39 * v56) - (v25 * v63);
    const puma560_friction_pack v415 = (((v46 * v230) + (v125 * v317)) - (v130 * v414)) + (v145 * v228);
    const puma560_friction_pack v416 = v12 * v189;
    const puma560_friction_pack v417 = (((v415 - (v229 * v149)) + (v175 * v271)) + (v39 * v315)) - (v63 * v416);
    const puma560_friction_pack v418 = ((v76 * v396) - (v80 * v413)) - v417;
    const puma560_friction_pack v419 = (((v129 * v414) - (v32 * v230)) - (v126 * v317)) + (v229 * v145);
    const puma560_friction_pack v420 = (((v419 - (v142 * v228)) - (v175 * v272)) - (v25 * v315)) + (v56 * v416);
    const puma560_friction_pack v421 = ((v76 * v397) - (v97 * v413)) - v420;
    const puma560_friction_pack v422 = ((v89 * v230) + (v229 * v167)) - (v154 * v228);
    const puma560_friction_pack v423 = ((v107 * v230) - (v167 * v228)) + (v229 * v159);
    const puma560_friction_pack v424 = (v0_sine[4] * v422) - (v0_cosine[4] * v423);
    const puma560_friction_pack v425 = v424 + ((v0_sine[4] * v421) + (v0_cosine[4] * v418));
    P[118] = v425;
    P[124] = v425;
    const puma560_friction_pack v426 = (v39 * v103) - (v25 * v86);
    const puma560_friction_pack v427 = (v25 * v61) + (v39 * v54);
    const puma560_friction_pack v428 = (((v125 * v335) - (v135 * v427)) + (v175 * v285)) + (v144 * v404);
    const puma560_friction_pack v429 = (((v428 - (v45 * v406)) + (v39 * v333)) - (v148 * v405)) + (v12 * v206);
    const puma560_friction_pack v430 = ((v103 * v406) - (v166 * v404)) + (v158 * v405);
    const puma560_friction_pack v431 = v430 + (v429 + (((v12 * v204) - (v18 * v402)) + (v28 * v426)));
    const puma560_friction_pack v432 = (((v136 * v427) - (v126 * v335)) - (v175 * v286)) - (v144 * v405);
    const puma560_friction_pack v433 = (((v432 - (v30 * v406)) - (v25 * v333)) + (v141 * v404)) + (v12 * v211);
    const puma560_friction_pack v434 = ((v86 * v406) + (v166 * v405)) - (v153 * v404);
    const puma560_friction_pack v435 = v434 + (v433 + (((v12 * v210) - (v40 * v426)) + (v18 * v403)));
    const puma560_friction_pack v436 = -((v0_sine[4] * v435) + (v0_cosine[4] * v431));
    P[119] = v436;
    P[125] = v436;
    P[120] = v367 - v181;
    const puma560_friction_pack v437 = -v348;
    P[127] = v437;
    P[128] = v437;
    const puma560_friction_pack v438 = (v12 * v401) - ((v39 * v423) + (v25 * v422));
    P[130] = v438 + (((v39 * v418) + (v12 * v398)) - (v25 * v421));
    P[131] = ((v25 * v435) - (v39 * v431)) - (v12 * v411);
    P[132] = v400 - v237;
    const puma560_friction_pack v439 = (v0_sine[4] * v420) + (v0_cosine[4] * v417);
    const puma560_friction_pack v440 = v357 - v439;
    P[133] = v440;
    P[134] = v440;
    const puma560_friction_pack v441 = (v39 * v417) - (v25 * v420);
    P[135] = (v12 * v400) - v441;
    const puma560_friction_pack v442 = (v97 * v423) + (v80 * v422);
    P[136] = (v442 + ((v97 * v417) - (v80 * v420))) + (v76 * v401);
    P[137] = ((v97 * v431) - (v80 * v435)) - (v76 * v411);
    P[138] = v409 - v244;
    const puma560_friction_pack v443 = (v0_sine[4] * v433) + (v0_cosine[4] * v429);
    const puma560_friction_pack v444 = -(v363 + v443);
    P[139] = v444;
    P[140] = v444;
    const puma560_friction_pack v445 = (v39 * v429) - (v25 * v433);
    P[141] = (v12 * v409) - v445;
    const puma560_friction_pack v446 = ((v230 * v362) + (v229 * v241)) + (v228 * v240);
    P[142] = (((v97 * v429) - (v80 * v433)) - v446) + (v76 * v409);
    const puma560_friction_pack v447 = v407 + v409;
    const puma560_friction_pack v448 = (v40 * v430) + (v28 * v434);
    P[143] = -(v448 + (((v40 * v429) + (v18 * v447)) + (v28 * v433)));
    P[145] = v235 - v274;
    P[146] = v235 + v370;
    P[147] = v237 - v401;
    P[148] = (v80 * v234) - (v97 * v233);
    const puma560_friction_pack v449 = (v97 * v158) - (v80 * v166);
    const puma560_friction_pack v450 = (v97 * v166) - (v80 * v153);
    const puma560_friction_pack v451 = (v76 * v40) - (v97 * v18);
    const puma560_friction_pack v452 = (v80 * v18) + (v76 * v28);
    const puma560_friction_pack v453 = (v97 * v28) + (v80 * v40);
    const puma560_friction_pack v454 = ((v103 * v452) - (v86 * v451)) - (v183 * v453);
    const puma560_friction_pack v455 = (((v129 * v285) - (v130 * v286)) + (v76 * v137)) - (v45 * v452);
    const puma560_friction_pack v456 = (((v455 + (v30 * v451)) + (v254 * v453)) + (v80 * v281)) - (v97 * v283);
    const puma560_friction_pack v457 = (v76 * v139) - v456;
    const puma560_friction_pack v458 = v457 + (((v40 * v450) - (v28 * v449)) - v454);
    P[149] = -v458;
    P[150] = v197 - v273;
    P[151] = v327 + v353;
    const puma560_friction_pack v459 = v327 + v389;
    P[152] = v459;
    P[157] = v459;
    P[158] = v459;
    const puma560_friction_pack v460 = -((v424 + (v356 + (v12 * v235))) - v439);
    P[153] = v460;
    P[159] = v460;
    const puma560_friction_pack v461 = -((v76 * v235) - (v200 * v355));
    P[154] = v461;
    P[160] = v461;
    const puma560_friction_pack v462 = (v97 * v103) - (v80 * v86);
    const puma560_friction_pack v463 = ((v103 * v453) + (v166 * v451)) - (v158 * v452);
    const puma560_friction_pack v464 = (v80 * v61) + (v97 * v54);
    const puma560_friction_pack v465 = (((v135 * v464) - (v130 * v335)) + (v189 * v285)) + (v144 * v451);
    const puma560_friction_pack v466 = (((v465 + (v45 * v453)) - (v97 * v333)) - (v148 * v452)) + (v76 * v206);
    const puma560_friction_pack v467 = v466 - v463;
    const puma560_friction_pack v468 = v467 + (((v18 * v450) - (v28 * v462)) + (v76 * v204));
    const puma560_friction_pack v469 = ((v86 * v453) - (v166 * v452)) + (v153 * v451);
    const puma560_friction_pack v470 = (((v129 * v335) - (v136 * v464)) - (v189 * v286)) - (v144 * v452);
    const puma560_friction_pack v471 = (((v470 + (v30 * v453)) + (v80 * v333)) + (v141 * v451)) + (v76 * v211);
    const puma560_friction_pack v472 = v471 - v469;
    const puma560_friction_pack v473 = v472 + (((v40 * v462) - (v18 * v449)) + (v76 * v210));
    const puma560_friction_pack v474 = -((v0_sine[4] * v473) + (v0_cosine[4] * v468));
    P[155] = v474;
    P[161] = v474;
    P[156] = v197 - v369;
    P[162] = ((v12 * v133) - v226) - v400;
    const puma560_friction_pack v475 = -(v349 - v439);
    P[163] = v475;
    P[164] = v475;
    P[165] = v441 - v438;
    P[166] = ((v230 * v355) + (v229 * v234)) - (v228 * v233);
    P[167] = ((v25 * v473) - (v39 * v468)) - (v12 * v458);
    P[168] = v238 + (v76 * v133);
    P[171] = -(v442 + (v76 * v231));
    P[173] = ((v97 * v468) - (v80 * v473)) - (v76 * v458);
    P[174] = v245 + v456;
    const puma560_friction_pack v476 = (v0_sine[4] * v471) + (v0_cosine[4] * v466);
    const puma560_friction_pack v477 = -(v365 + v476);
    P[175] = v477;
    P[176] = v477;
    const puma560_friction_pack v478 = ((v39 * v466) - (v12 * v456)) - (v25 * v471);
    P[177] = v446 - v478;
    P[178] = ((v97 * v466) - (v80 * v471)) + (v76 * v456);
    const puma560_friction_pack v479 = v454 + v456;
    P[179] = -(((v40 * v467) + (v18 * v479)) + (v28 * v472));
    P[180] = v139 - v138;
    const puma560_friction_pack v480 = v242 + v289;
    P[181] = -(v287 + v480);
    P[182] = -(v371 + v480);
    P[183] = v244 - v447;
    P[184] = -(v245 + v479);
    const puma560_friction_pack v481 = (v40 * v240) - (v28 * v241);
    P[185] = v481;
    P[186] = -(v218 + v287);
    P[187] = v345 + v360;
    const puma560_friction_pack v482 = v345 + v391;
    P[188] = v482;
    P[193] = v482;
    P[194] = v482;
    const puma560_friction_pack v483 = v363 + (v443 + ((v0_sine[4] * v434) + (v0_cosine[4] * v430)));
    P[189] = v483;
    P[195] = v483;
    const puma560_friction_pack v484 = ((v0_sine[4] * v472) + (v0_cosine[4] * v467)) - v364;
    P[190] = v484;
    P[196] = v484;
    const puma560_friction_pack v485 = (v18 * v240) - (v28 * v362);
    const puma560_friction_pack v486 = (v40 * v362) - (v18 * v241);
    const puma560_friction_pack v487 = (v0_sine[4] * v486) + (v0_cosine[4] * v485);
    P[191] = v487;
    P[197] = v487;
    P[192] = -(v218 + v371);
    P[198] = v410 - v232;
    const puma560_friction_pack v488 = v352 + v443;
    P[199] = v488;
    P[200] = v488;
    P[201] = v445 + (((v39 * v430) - (v12 * v447)) - (v25 * v434));
    P[202] = (((v39 * v467) - (v12 * v479)) - (v25 * v472)) - v446;
    P[203] = ((v39 * v485) + (v12 * v481)) - (v25 * v486);
    P[204] = v239 + v457;
    const puma560_friction_pack v489 = -(v359 - v476);
    P[205] = v489;
    P[206] = v489;
    P[207] = (v478 + ((v80 * v434) - (v97 * v430))) - (v76 * v407);
    P[208] = ((v80 * v472) - (v97 * v467)) - (v76 * v479);
    P[209] = ((v80 * v486) - (v97 * v485)) + (v76 * v481);
    P[210] = -v246;
    P[213] = v448 + (v18 * v407);
    P[214] = ((v18 * v454) - (v40 * v463)) - (v28 * v469);
}

void puma560_friction_inertia_power_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *P)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack P_pack[216];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_inertia_power(prepared_pack, q_pack, P_pack);
        puma560_friction_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

void puma560_friction_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack P_pack[216];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_inertia_power(prepared_pack, q_pack, P_pack);
        puma560_friction_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
