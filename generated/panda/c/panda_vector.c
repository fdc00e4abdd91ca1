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
static PANDA_APART void panda_pack_mass_matrix_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *M)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double M_lane[49];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            panda_mass_matrix(own, q_lane, M_lane);
            for (size_t k = 0U; k < 49U; k++) {
                M[(k * stride) + lane] = M_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0 = 0.6689225306301608 + panda_pack_at(&q[6U * stride]);
    const panda_pack v1_angle[6] = {panda_pack_at(&q[3U * stride]), panda_pack_at(&q[5U * stride]), v0, panda_pack_at(&q[4U * stride]), panda_pack_at(&q[stride]), panda_pack_at(&q[2U * stride])};
    panda_pack v1_sine[6];
    panda_pack v1_cosine[6];
    panda_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[4], &v1_sine[4], &v1_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[5], &v1_sine[5], &v1_cosine[5], &v_beyond);
    *(panda_unaligned *)&M[48U * stride] = panda_pack_splat(0.006684151967360946);
    const panda_pack v13 = 0.0032806082595733185 * v1_cosine[2];
    const panda_pack v14 = 0.23184755269500001 + v13;
    const panda_pack v15 = (v1_sine[1] * v14) - (0.17380470556900005 * v1_cosine[1]);
    const panda_pack v16 = 2.0125235536029997 + v15;
    const panda_pack v17 = 0.0032806082595733185 * v1_sine[2];
    const panda_pack v18 = v17 - 0.067870631425;
    const panda_pack v19 = (0.17380470556900005 * v1_sine[1]) + (v1_cosine[1] * v14);
    const panda_pack v20 = v19 - 0.014653732538;
    const panda_pack v21 = (v1_sine[3] * v18) + (v1_cosine[3] * v20);
    const panda_pack v22 = v21 - 0.5527802746500001;
    const panda_pack v23 = (v1_sine[0] * v16) - (v1_cosine[0] * v22);
    const panda_pack v24 = (0.001535882372017312 * v1_cosine[2]) - (0.000386330894443768 * v1_sine[2]);
    const panda_pack v25 = v1_cosine[1] * v24;
    const panda_pack v26 = 0.000577387053684904 * v1_cosine[2];
    const panda_pack v27 = (0.002174847060296272 * v1_cosine[2]) - (0.0013205141364616632 * v1_sine[2]);
    const panda_pack v28 = v1_sine[2] * v27;
    const panda_pack v29 = v26 - v28;
    const panda_pack v30 = (v1_sine[1] * (v29 - 0.004730348259622701)) - ((0.029497140765350635 * v1_cosine[1]) + (2.0 * v25));
    const panda_pack v31 = v1_sine[1] * v30;
    const panda_pack v32 = v31 - (0.03970275123129646 + v26);
    const panda_pack v33 = v32 + (0.165 * v23);
    const panda_pack v34 = v1_sine[0] * v32;
    const panda_pack v35 = (v1_cosine[2] * v27) + ((0.000288693526842452 * v1_sine[2]) - 0.000983664612929451);
    const panda_pack v36 = (0.000386330894443768 * v1_cosine[2]) + (0.001535882372017312 * v1_sine[2]);
    const panda_pack v37 = 9.3569097314605e-05 + v36;
    const panda_pack v38 = (v1_sine[1] * v35) - (v1_cosine[1] * v37);
    const panda_pack v39 = 0.0012597535716761543 * v1_sine[2];
    const panda_pack v40 = (v39 - 0.02389827041510187) + v38;
    const panda_pack v41 = ((0.013721782605646424 + v24) + (0.384 * v19)) + (v1_cosine[1] * v30);
    const panda_pack v42 = (v1_sine[3] * v40) + (v1_cosine[3] * v41);
    const panda_pack v43 = v1_cosine[0] * v42;
    const panda_pack v44 = (v1_sine[1] * v37) + (v1_cosine[1] * v35);
    const panda_pack v45 = v1_cosine[3] * v44;
    const panda_pack v46 = 0.05313849683169709 + v29;
    *(panda_unaligned *)&M[40U * stride] = v46;
    const panda_pack v47 = v28 + v31;
    const panda_pack v48 = ((0.0030304889466540603 * v1_cosine[3]) - (2.0 * v45)) - (v1_sine[3] * ((0.04153078736086563 - v46) + v47));
    const panda_pack v49 = v1_sine[3] * v48;
    const panda_pack v50 = 0.165 * v21;
    const panda_pack v51 = v49 + v50;
    const panda_pack v52 = 0.768 * v15;
    const panda_pack v53 = v47 + v52;
    const panda_pack v54 = v51 + v53;
    const panda_pack v55 = v34 + ((v1_cosine[0] * (0.3256817453709217 + (0.165 * v15))) - (2.0 * v43));
    const panda_pack v56 = v55 + (v1_sine[0] * (0.6892538823000487 + v54));
    const panda_pack v57 = v1_sine[0] * v56;
    const panda_pack v58 = v57 - (v33 + v50);
    const panda_pack v59 = (v1_sine[0] * v22) + (v1_cosine[0] * v16);
    const panda_pack v60 = 0.316 * v59;
    const panda_pack v61 = v57 - v60;
    const panda_pack v62 = 0.0825 * v23;
    const panda_pack v63 = v62 - v60;
    const panda_pack v64 = ((v52 + 0.749763367252814) + v46) - v51;
    *(panda_unaligned *)&M[24U * stride] = v64;
    const panda_pack v65 = v63 - v64;
    const panda_pack v66 = (v1_sine[3] * v41) - (v1_cosine[3] * v40);
    *(panda_unaligned *)&M[25U * stride] = v66;
    *(panda_unaligned *)&M[31U * stride] = v66;
    const panda_pack v67 = v66 - 0.0016444875773692705;
    const panda_pack v68 = (v1_sine[3] * v20) - (v1_cosine[3] * v18);
    const panda_pack v69 = 0.0825 * v68;
    const panda_pack v70 = ((0.00239011055294907 + v44) - v69) + (v1_cosine[3] * v48);
    const panda_pack v71 = (v1_sine[0] * v67) - (v1_cosine[0] * v70);
    const panda_pack v72 = v1_sine[5] * (((((v62 + 0.7008497463952148) + v53) + v49) + v65) - v61);
    const panda_pack v73 = v72 - (v1_cosine[5] * ((0.00024382484190148615 + (0.165 * v68)) - (2.0 * v71)));
    const panda_pack v74 = v1_sine[5] * v73;
    const panda_pack v75 = (v1_sine[0] * v70) + (v1_cosine[0] * v67);
    *(panda_unaligned *)&M[17U * stride] = v75;
    *(panda_unaligned *)&M[23U * stride] = v75;
    const panda_pack v76 = (0.013297019103287584 + (0.316 * v68)) + v75;
    const panda_pack v77 = (((0.4043356361115752 - (0.316 * v23)) + (0.0825 * (v15 + v59))) - v42) - (v1_cosine[0] * v56);
    const panda_pack v78 = (v1_sine[5] * v76) - (v1_cosine[5] * v77);
    const panda_pack v79 = v1_sine[4] * (v74 + ((2.0 * v61) - (v54 + (v33 + 1.63673564001047))));
    *(panda_unaligned *)&M[0] = (0.1721381546376276 + v58) - (v1_sine[4] * (v79 + (v1_cosine[4] * (0.00796671776787104 + (2.0 * v78)))));
    const panda_pack v80 = v1_sine[4] * v1_cosine[5];
    const panda_pack v81 = (v1_sine[5] * v77) + (v1_cosine[5] * v76);
    const panda_pack v82 = (v80 * v73) + ((v1_cosine[4] * (0.0007689361029463999 + v81)) + (v1_sine[4] * ((v69 + 0.010383014241958912) - v71)));
    const panda_pack v83 = 0.13480070614822146 + v58;
    *(panda_unaligned *)&M[16U * stride] = v83;
    const panda_pack v84 = v1_sine[4] * v1_sine[5];
    const panda_pack v85 = ((v1_cosine[4] * v75) + (v80 * v71)) + (v84 * v65);
    *(panda_unaligned *)&M[3U * stride] = v85;
    *(panda_unaligned *)&M[21U * stride] = v85;
    const panda_pack v86 = 0.0825 * v1_cosine[0];
    const panda_pack v87 = v86 - 0.0825;
    const panda_pack v88 = ((v1_sine[0] * v42) + (v87 * v21)) + (v1_cosine[0] * v32);
    const panda_pack v89 = 0.0825 * v1_sine[0];
    const panda_pack v90 = v89 - 0.316;
    const panda_pack v91 = (v34 + (v90 * v21)) - v43;
    const panda_pack v92 = v89 - (0.316 * v1_cosine[0]);
    const panda_pack v93 = (v92 * v68) - v66;
    const panda_pack v94 = ((v84 * v93) - (v1_cosine[4] * v88)) - (v80 * v91);
    *(panda_unaligned *)&M[4U * stride] = v94;
    *(panda_unaligned *)&M[28U * stride] = v94;
    const panda_pack v95 = v46 + (0.384 * v15);
    const panda_pack v96 = (v1_sine[3] * v95) - v45;
    const panda_pack v97 = v1_sine[3] * v15;
    const panda_pack v98 = (v1_sine[0] * v96) + ((v87 * v97) - (v1_cosine[0] * v38));
    *(panda_unaligned *)&M[19U * stride] = v98;
    *(panda_unaligned *)&M[37U * stride] = v98;
    const panda_pack v99 = ((v1_sine[0] * v38) - (v90 * v97)) + (v1_cosine[0] * v96);
    const panda_pack v100 = v86 + (0.316 * v1_sine[0]);
    const panda_pack v101 = ((v1_sine[3] * v44) - (0.0825 * v19)) + (v1_cosine[3] * v95);
    *(panda_unaligned *)&M[26U * stride] = v101;
    *(panda_unaligned *)&M[38U * stride] = v101;
    const panda_pack v102 = v1_cosine[3] * v92;
    const panda_pack v103 = ((v102 * v15) - (v100 * v19)) - v101;
    const panda_pack v104 = ((v1_cosine[4] * v98) - (v80 * v99)) + (v84 * v103);
    *(panda_unaligned *)&M[5U * stride] = v104;
    *(panda_unaligned *)&M[35U * stride] = v104;
    const panda_pack v105 = (v1_cosine[1] * v39) - v36;
    const panda_pack v106 = 0.006684151967360946 + (0.000288693526842452 * v1_cosine[2]);
    const panda_pack v107 = ((v1_sine[1] * v106) + (0.0012597535716761543 * v1_cosine[2])) - v25;
    const panda_pack v108 = (v1_sine[3] * v105) + (v1_cosine[3] * v107);
    const panda_pack v109 = (v1_sine[1] * v24) + (v1_cosine[1] * v106);
    const panda_pack v110 = v1_cosine[1] * v17;
    const panda_pack v111 = (v1_cosine[3] * v13) + (v1_sine[3] * v110);
    const panda_pack v112 = (v1_sine[0] * v108) + ((v87 * v111) - (v1_cosine[0] * v109));
    *(panda_unaligned *)&M[20U * stride] = v112;
    *(panda_unaligned *)&M[44U * stride] = v112;
    const panda_pack v113 = ((v1_sine[0] * v109) - (v90 * v111)) + (v1_cosine[0] * v108);
    const panda_pack v114 = ((v1_sine[2] * (0.0002706501814147988 * v1_sine[1])) + (v1_cosine[3] * v105)) - (v1_sine[3] * v107);
    *(panda_unaligned *)&M[27U * stride] = v114;
    *(panda_unaligned *)&M[45U * stride] = v114;
    const panda_pack v115 = (((v100 * (v1_sine[1] * v17)) - (v92 * (v1_sine[3] * v13))) + (v102 * v110)) - v114;
    const panda_pack v116 = ((v1_cosine[4] * v112) - (v80 * v113)) + (v84 * v115);
    *(panda_unaligned *)&M[6U * stride] = v116;
    *(panda_unaligned *)&M[42U * stride] = v116;
    *(panda_unaligned *)&M[8U * stride] = v74 + ((1.1168423647533403 - v63) - v65);
    const panda_pack v117 = (v1_sine[5] * v91) + (v1_cosine[5] * v93);
    *(panda_unaligned *)&M[11U * stride] = v117;
    *(panda_unaligned *)&M[29U * stride] = v117;
    const panda_pack v118 = (v1_sine[5] * v99) + (v1_cosine[5] * v103);
    *(panda_unaligned *)&M[12U * stride] = v118;
    *(panda_unaligned *)&M[36U * stride] = v118;
    const panda_pack v119 = (v1_sine[5] * v113) + (v1_cosine[5] * v115);
    *(panda_unaligned *)&M[13U * stride] = v119;
    *(panda_unaligned *)&M[43U * stride] = v119;
    const panda_pack v120 = -v82;
    *(panda_unaligned *)&M[stride] = v120;
    *(panda_unaligned *)&M[7U * stride] = v120;
    const panda_pack v121 = -((v1_sine[4] * v78) - (v1_cosine[4] * v83));
    *(panda_unaligned *)&M[2U * stride] = v121;
    *(panda_unaligned *)&M[14U * stride] = v121;
    const panda_pack v122 = -v81;
    *(panda_unaligned *)&M[9U * stride] = v122;
    *(panda_unaligned *)&M[15U * stride] = v122;
    const panda_pack v123 = -((v1_sine[5] * v71) - (v1_cosine[5] * v65));
    *(panda_unaligned *)&M[10U * stride] = v123;
    *(panda_unaligned *)&M[22U * stride] = v123;
    const panda_pack v124 = -v88;
    *(panda_unaligned *)&M[18U * stride] = v124;
    *(panda_unaligned *)&M[30U * stride] = v124;
    *(panda_unaligned *)&M[32U * stride] = -v32;
    const panda_pack v125 = -v38;
    *(panda_unaligned *)&M[33U * stride] = v125;
    *(panda_unaligned *)&M[39U * stride] = v125;
    const panda_pack v126 = -v109;
    *(panda_unaligned *)&M[34U * stride] = v126;
    *(panda_unaligned *)&M[46U * stride] = v126;
    const panda_pack v127 = -v36;
    *(panda_unaligned *)&M[41U * stride] = v127;
    *(panda_unaligned *)&M[47U * stride] = v127;
    if (!panda_pack_within(v_beyond)) {
        panda_pack_mass_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, M);
    }
}

void panda_mass_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 49U, M);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double M_rest[49U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_mass_matrix_block(0U, prepared->k, PANDA_LANES, q_rest, M_rest);
        panda_pack_give(49U, count, first, PANDA_LANES, M_rest, M);
    }
}

void panda_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 49U, M);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_mass_matrix_block(count, &prepared[first], count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double M_rest[49U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_mass_matrix_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, M_rest);
        panda_pack_give(49U, count, first, PANDA_LANES, M_rest, M);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PANDA_APART void panda_pack_bias_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *h)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double qd_lane[7];
            double h_lane[7];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 7U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            panda_bias(own, q_lane, qd_lane, h_lane);
            for (size_t k = 0U; k < 7U; k++) {
                h[(k * stride) + lane] = h_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0 = 0.6689225306301608 + panda_pack_at(&q[6U * stride]);
    const panda_pack v1_angle[6] = {panda_pack_at(&q[stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride]), v0};
    panda_pack v1_sine[6];
    panda_pack v1_cosine[6];
    panda_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[4], &v1_sine[4], &v1_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[5], &v1_sine[5], &v1_cosine[5], &v_beyond);
    const panda_pack v13 = panda_pack_at(&qd[0]) * v1_cosine[0];
    const panda_pack v14 = panda_pack_at(&qd[2U * stride]) + v13;
    const panda_pack v15 = panda_pack_at(&qd[0]) * v1_sine[0];
    const panda_pack v16 = v1_cosine[2] * v15;
    const panda_pack v17 = v16 - (panda_pack_at(&qd[stride]) * v1_sine[2]);
    const panda_pack v18 = (v1_cosine[1] * v17) - (v1_sine[1] * v14);
    const panda_pack v19 = v1_sine[2] * v15;
    const panda_pack v20 = v19 + (panda_pack_at(&qd[stride]) * v1_cosine[2]);
    const panda_pack v21 = panda_pack_at(&qd[3U * stride]) - v20;
    const panda_pack v22 = (v1_cosine[3] * v18) + (v1_sine[3] * v21);
    const panda_pack v23 = (v1_sine[3] * v18) - (v1_cosine[3] * v21);
    const panda_pack v24 = v23 * v22;
    const panda_pack v25 = 2.0 * panda_pack_at(&qd[stride]);
    const panda_pack v26 = v25 * v13;
    const panda_pack v27 = (v13 * v19) + (v1_cosine[2] * v26);
    const panda_pack v28 = ((2.0 * v14) * v20) - v27;
    const panda_pack v29 = v20 * v17;
    const panda_pack v30 = panda_pack_at(&qd[stride]) * v15;
    const panda_pack v31 = v30 - v29;
    const panda_pack v32 = (v1_cosine[1] * v31) + (v1_sine[1] * v28);
    const panda_pack v33 = v18 * v21;
    const panda_pack v34 = v33 - v32;
    const panda_pack v35 = v34 + v24;
    const panda_pack v36 = (v1_cosine[1] * v28) - (v1_sine[1] * v31);
    const panda_pack v37 = (v1_cosine[1] * v14) + (v1_sine[1] * v17);
    const panda_pack v38 = v36 + (v21 * (2.0 * v37));
    const panda_pack v39 = v18 * v37;
    const panda_pack v40 = (v13 * v16) - (v1_sine[2] * v26);
    const panda_pack v41 = v14 * v17;
    const panda_pack v42 = v41 - v40;
    const panda_pack v43 = v39 - v42;
    const panda_pack v44 = (v1_sine[3] * v43) - (v1_cosine[3] * v38);
    const panda_pack v45 = panda_pack_at(&qd[4U * stride]) + v37;
    const panda_pack v46 = ((2.0 * v45) * v23) - v44;
    const panda_pack v47 = (v1_sine[4] * v46) - (v1_cosine[4] * v35);
    const panda_pack v48 = (v1_cosine[4] * v22) - (v1_sine[4] * v45);
    const panda_pack v49 = panda_pack_at(&qd[5U * stride]) - v23;
    const panda_pack v50 = 2.0 * v49;
    const panda_pack v51 = (v48 * v50) - v47;
    const panda_pack v52 = 0.0032806082595733185 * v1_cosine[5];
    const panda_pack v53 = (v1_sine[4] * v22) + (v1_cosine[4] * v45);
    const panda_pack v54 = panda_pack_at(&qd[6U * stride]) - v53;
    const panda_pack v55 = v54 * v54;
    const panda_pack v56 = v48 * v48;
    const panda_pack v57 = v56 + v55;
    const panda_pack v58 = 0.0032806082595733185 * v1_sine[5];
    const panda_pack v59 = v30 + v29;
    const panda_pack v60 = v1_sine[0] * v1_sine[2];
    const panda_pack v61 = ((0.316 * v27) + (9.81 * v60)) - (0.0825 * v59);
    const panda_pack v62 = v33 + v34;
    const panda_pack v63 = (0.0825 * v62) - v61;
    const panda_pack v64 = v14 * v14;
    const panda_pack v65 = v64 + (v20 * v20);
    const panda_pack v66 = v1_sine[0] * v1_cosine[2];
    const panda_pack v67 = ((0.316 * v40) + (9.81 * v66)) + (0.0825 * v65);
    const panda_pack v68 = v41 + v42;
    const panda_pack v69 = panda_pack_at(&qd[stride]) * panda_pack_at(&qd[stride]);
    const panda_pack v70 = v69 + (v15 * v15);
    const panda_pack v71 = ((9.81 * v1_cosine[0]) - (0.316 * v70)) - (0.0825 * v68);
    const panda_pack v72 = (v1_cosine[1] * v67) - (v1_sine[1] * v71);
    const panda_pack v73 = v21 * v21;
    const panda_pack v74 = v73 + (v37 * v37);
    const panda_pack v75 = (0.0825 * v74) - v72;
    const panda_pack v76 = (v1_sine[3] * v75) + (v1_cosine[3] * v63);
    const panda_pack v77 = ((0.384 * v44) - v76) + (0.088 * v51);
    const panda_pack v78 = (2.6346312806250003 * v77) + ((v58 * v57) + (v52 * v51));
    const panda_pack v79 = (v1_sine[4] * v35) + (v1_cosine[4] * v46);
    const panda_pack v80 = v79 + (v53 * v50);
    const panda_pack v81 = v78 + (0.17380470556900005 * v80);
    const panda_pack v82 = v34 - v24;
    const panda_pack v83 = v45 * v45;
    const panda_pack v84 = v83 + (v22 * v22);
    const panda_pack v85 = ((4.065735684829545 * v76) + ((0.067870631425 * v84) + (0.014653732538 * v82))) - v81;
    const panda_pack v86 = v48 * v53;
    const panda_pack v87 = (v1_sine[3] * v38) + (v1_cosine[3] * v43);
    const panda_pack v88 = v45 * v22;
    const panda_pack v89 = v88 - v87;
    const panda_pack v90 = v89 + v86;
    const panda_pack v91 = v42 + v39;
    const panda_pack v92 = (v1_cosine[1] * v71) + (v1_sine[1] * v67);
    const panda_pack v93 = v92 + (0.0825 * v91);
    const panda_pack v94 = v73 + (v18 * v18);
    const panda_pack v95 = (0.384 * v94) - v93;
    const panda_pack v96 = (v1_sine[3] * v63) - (v1_cosine[3] * v75);
    const panda_pack v97 = v96 + (0.384 * v87);
    const panda_pack v98 = (v1_sine[4] * v97) - ((v1_cosine[4] * v95) + (0.088 * v90));
    const panda_pack v99 = ((2.0 * panda_pack_at(&qd[6U * stride])) * v48) - v90;
    const panda_pack v100 = v79 + (panda_pack_at(&qd[6U * stride]) * v50);
    const panda_pack v101 = ((v58 * v100) - (v52 * v99)) - (2.6346312806250003 * v98);
    const panda_pack v102 = v49 * v49;
    const panda_pack v103 = v102 + v56;
    const panda_pack v104 = (0.17380470556900005 * v103) - v101;
    const panda_pack v105 = v86 - v89;
    const panda_pack v106 = v102 + v55;
    const panda_pack v107 = (v1_sine[4] * v95) + (v1_cosine[4] * v97);
    const panda_pack v108 = v102 + (v53 * v53);
    const panda_pack v109 = v107 + (0.088 * v108);
    const panda_pack v110 = (2.6346312806250003 * v109) + (((v52 * v106) - (0.17380470556900005 * v105)) + (v58 * v47));
    const panda_pack v111 = (v1_sine[4] * v104) + (v1_cosine[4] * v110);
    const panda_pack v112 = v83 + (v23 * v23);
    const panda_pack v113 = v111 + (((0.067870631425 * v35) - (0.014653732538 * v112)) + (4.065735684829545 * v96));
    const panda_pack v114 = (v1_sine[3] * v113) + (v1_cosine[3] * v85);
    const panda_pack v115 = v64 + (v17 * v17);
    const panda_pack v116 = (0.005415763498190531 * v62) + (((0.0039053550262761003 * (v74 - v115)) - (0.0016444875773692705 * v43)) + (0.07937575371526084 * v38));
    const panda_pack v117 = (0.0013205141364616632 * v1_sine[5]) - (0.002174847060296272 * v1_cosine[5]);
    const panda_pack v118 = 0.001087423530148136 + (v1_cosine[5] * v117);
    const panda_pack v119 = v1_sine[5] * v117;
    const panda_pack v120 = v119 - 0.004002333051911305;
    const panda_pack v121 = 0.002681818915449642 + v119;
    const panda_pack v122 = (((v120 * v47) + (v118 * (v106 - v57))) + (v121 * v51)) + (v52 * v77);
    const panda_pack v123 = (v58 * v109) - v122;
    const panda_pack v124 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const panda_pack v125 = 9.3569097314605e-05 + v124;
    const panda_pack v126 = (0.000386330894443768 * v1_sine[5]) - (0.001535882372017312 * v1_cosine[5]);
    const panda_pack v127 = v126 - 0.014748570382675318;
    const panda_pack v128 = (((v125 * v105) - (0.00010375891721868492 * (v108 - v84))) + (0.0011196707334275545 * v51)) - (v127 * v80);
    const panda_pack v129 = ((0.088 * v78) + v128) - v123;
    const panda_pack v130 = (((0.06674100693849602 * v44) + (9.3569097314605e-05 * v84)) - (v125 * v103)) + (v124 * v57);
    const panda_pack v131 = (((v130 + (0.00010375891721868492 * v90)) - (0.17380470556900005 * v76)) + (v118 * v99)) - (v58 * v98);
    const panda_pack v132 = v131 + ((0.028934422545659894 * v80) - ((v120 * v100) + (v127 * v51)));
    const panda_pack v133 = (((0.0015152444733270301 * (v112 - v84)) - (0.0010267877770288947 * v44)) + (0.0100451878283212 * v35)) + (0.02389827041510187 * v87);
    const panda_pack v134 = (v1_sine[4] * v132) + ((v133 + (0.014653732538 * v76)) + ((0.067870631425 * v96) + (0.0014511560650267152 * v82)));
    const panda_pack v135 = v134 + (v1_cosine[4] * v129);
    *(panda_unaligned *)&h[4U * stride] = v135;
    const panda_pack v136 = v135 + (v116 + (0.0825 * v114));
    const panda_pack v137 = (((0.02389827041510187 * (v94 - v84)) - (0.067870631425 * v93)) - (0.0010267877770288947 * v82)) - (0.0100451878283212 * v46);
    const panda_pack v138 = v88 + v89;
    const panda_pack v139 = ((v1_sine[4] * v129) + ((v137 + (0.0015152444733270301 * v138)) + (0.384 * v81))) - (v1_cosine[4] * v132);
    const panda_pack v140 = (((v125 * v47) - (0.028934422545659894 * v105)) - (v121 * v99)) + (0.17380470556900005 * v107);
    const panda_pack v141 = (0.00010375891721868492 * v79) + (((v127 * v103) + (0.014748570382675318 * v108)) - (v126 * v106));
    const panda_pack v142 = ((v141 + (0.0011196707334275545 * v90)) - (v118 * v100)) - (v52 * v98);
    const panda_pack v143 = v142 + ((0.088 * v101) + v140);
    const panda_pack v144 = (((0.02389827041510187 * v35) + (0.0010267877770288947 * (v94 - v112))) - (0.014653732538 * v93)) + (0.0015152444733270301 * v46);
    const panda_pack v145 = ((v144 - (0.0014511560650267152 * v138)) + (0.384 * v111)) - v143;
    const panda_pack v146 = ((0.0016444875773692705 * (v94 - v115)) - ((1.0008251418429999 * v61) + (0.0039053550262761003 * v91))) + (0.3087998849151318 * v38);
    const panda_pack v147 = ((v1_sine[3] * v145) + ((0.07937575371526084 * v62) + v146)) - (v1_cosine[3] * v139);
    const panda_pack v148 = ((2.352456790569697 * v61) - (1.0008251418429999 * v38)) - v114;
    const panda_pack v149 = (((0.27690780075318017 * v1_cosine[0]) + (0.022178148964878186 * v28)) + (0.005487648106562257 * v59)) - (0.013297019103287584 * (v70 - v115));
    const panda_pack v150 = (((v149 - (0.00012191242095074308 * v68)) - (0.316 * v148)) + (v1_cosine[1] * v147)) - (v1_sine[1] * v136);
    const panda_pack v151 = (((0.005487648106562257 * v27) + (0.27690780075318017 * v66)) + (0.013297019103287584 * v40)) - (0.022178148964878186 * v31);
    const panda_pack v152 = ((v151 + (1.3360662912298427e-05 * v59)) + (0.00012191242095074308 * (v65 - v115))) + (0.0825 * v148);
    const panda_pack v153 = ((v1_cosine[1] * v136) + v152) + (v1_sine[1] * v147);
    *(panda_unaligned *)&h[2U * stride] = v153;
    const panda_pack v154 = (v1_sine[4] * v110) - (((0.067870631425 * v46) + (4.065735684829545 * v93)) + (0.014653732538 * v138));
    const panda_pack v155 = v154 - (v1_cosine[4] * v104);
    const panda_pack v156 = ((0.0016444875773692705 * v32) + ((0.3087998849151318 * v43) - (0.005415763498190531 * v91))) + (0.0039053550262761003 * v36);
    const panda_pack v157 = (v156 + ((1.0008251418429999 * v72) - (0.07937575371526084 * (v74 - v94)))) + (0.0825 * v155);
    const panda_pack v158 = (v157 + (v1_sine[3] * v139)) + (v1_cosine[3] * v145);
    *(panda_unaligned *)&h[3U * stride] = v158;
    const panda_pack v159 = ((v1_sine[3] * v85) - ((2.352456790569697 * v72) + (1.0008251418429999 * v43))) - (v1_cosine[3] * v113);
    const panda_pack v160 = ((0.0825 * v1_cosine[1]) + (0.316 * v1_sine[1])) * (((2.352456790569697 * v92) - (1.0008251418429999 * v94)) - v155);
    const panda_pack v161 = (((0.013297019103287584 * v31) - (0.00012191242095074308 * v28)) - (0.005487648106562257 * (v65 - v70))) - (1.3360662912298427e-05 * v68);
    const panda_pack v162 = ((v161 - v160) + (((0.316 * v1_cosine[1]) - (0.0825 * v1_sine[1])) * v159)) - v158;
    const panda_pack v163 = (v1_cosine[0] * ((0.00796671776787104 * v13) - (0.10510540975539227 * v15))) - (0.00398335888393552 * panda_pack_at(&qd[0]));
    const panda_pack v164 = (v60 * v162) - ((v25 * v163) + (v69 * ((0.01026110182100817 * v1_cosine[0]) - (0.0007689361029463999 * v1_sine[0]))));
    *(panda_unaligned *)&h[0] = ((v1_cosine[0] * v153) + v164) - (v66 * v150);
    const panda_pack v165 = ((panda_pack_at(&qd[0]) * v163) + ((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0]))) + (v1_cosine[2] * v162);
    *(panda_unaligned *)&h[stride] = v165 + (v1_sine[2] * v150);
    *(panda_unaligned *)&h[5U * stride] = -v143;
    *(panda_unaligned *)&h[6U * stride] = v123 + ((v126 * v80) - (v124 * v105));
    if (!panda_pack_within(v_beyond)) {
        panda_pack_bias_again(v_beyond, 0U, spacing, prepared, stride, q, qd, h);
    }
}

void panda_bias_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double h_rest[7U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_bias_block(0U, prepared->k, PANDA_LANES, q_rest, qd_rest, h_rest);
        panda_pack_give(7U, count, first, PANDA_LANES, h_rest, h);
    }
}

void panda_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_bias_block(count, &prepared[first], count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double h_rest[7U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_bias_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, qd_rest, h_rest);
        panda_pack_give(7U, count, first, PANDA_LANES, h_rest, h);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PANDA_APART void panda_pack_gravity_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *g)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double g_lane[7];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            panda_gravity(own, q_lane, g_lane);
            for (size_t k = 0U; k < 7U; k++) {
                g[(k * stride) + lane] = g_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0 = 0.6689225306301608 + panda_pack_at(&q[6U * stride]);
    const panda_pack v1_angle[6] = {panda_pack_at(&q[2U * stride]), panda_pack_at(&q[stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[5U * stride]), panda_pack_at(&q[4U * stride]), v0};
    panda_pack v1_sine[6];
    panda_pack v1_cosine[6];
    panda_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[4], &v1_sine[4], &v1_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[5], &v1_sine[5], &v1_cosine[5], &v_beyond);
    const panda_pack v13 = v1_sine[1] * v1_cosine[0];
    const panda_pack v14 = 9.81 * v13;
    const panda_pack v15 = 9.81 * v1_cosine[1];
    const panda_pack v16 = (v1_cosine[2] * v15) + (v1_sine[2] * v14);
    const panda_pack v17 = (v1_sine[2] * v15) - (v1_cosine[2] * v14);
    const panda_pack v18 = v1_sine[1] * v1_sine[0];
    const panda_pack v19 = 9.81 * v18;
    const panda_pack v20 = (v1_cosine[4] * v17) + (v1_sine[4] * v19);
    const panda_pack v21 = (v1_sine[3] * v20) - (v1_cosine[3] * v16);
    const panda_pack v22 = 0.0032806082595733185 * v1_sine[5];
    const panda_pack v23 = (v1_cosine[4] * v19) - (v1_sine[4] * v17);
    const panda_pack v24 = (0.17380470556900005 * v23) + (v22 * v21);
    const panda_pack v25 = (v1_sine[3] * v16) + (v1_cosine[3] * v20);
    const panda_pack v26 = v22 * v25;
    const panda_pack v27 = 0.0032806082595733185 * v1_cosine[5];
    const panda_pack v28 = 0.23184755269500001 + v27;
    const panda_pack v29 = v26 + (v28 * v23);
    const panda_pack v30 = (v1_sine[3] * v29) - ((v1_cosine[3] * v24) + (0.067870631425 * v16));
    const panda_pack v31 = (v28 * v21) - (0.17380470556900005 * v25);
    const panda_pack v32 = v31 + (0.014653732538 * v16);
    const panda_pack v33 = ((v1_cosine[4] * v32) + ((2.012523553603 * v17) + (0.5527802746500001 * v16))) - (v1_sine[4] * v30);
    const panda_pack v34 = (7.3266765863443215 * v1_cosine[1]) - v33;
    const panda_pack v35 = ((v1_cosine[4] * v30) + (19.742856060845433 * v18)) + (v1_sine[4] * v32);
    const panda_pack v36 = ((v1_sine[3] * v24) - ((0.067870631425 * v20) + (0.014653732538 * v23))) + (v1_cosine[3] * v29);
    *(panda_unaligned *)&g[4U * stride] = v36;
    const panda_pack v37 = (5.422774494316502 * v18) - v36;
    const panda_pack v38 = (((0.27690780075318017 * v13) + (7.3266765863443215 * v18)) - (v1_cosine[2] * v37)) - (v1_sine[2] * v35);
    *(panda_unaligned *)&g[2U * stride] = v38;
    const panda_pack v39 = ((0.27690780075318017 * v1_cosine[1]) + (v1_sine[2] * v37)) - (v1_cosine[2] * v35);
    *(panda_unaligned *)&g[0] = ((v1_cosine[1] * v38) - (v18 * v34)) - (v13 * v39);
    *(panda_unaligned *)&g[stride] = (((0.01993386669246 * v1_cosine[1]) - (32.80954542685273 * v1_sine[1])) + (v1_sine[0] * v39)) - (v1_cosine[0] * v34);
    *(panda_unaligned *)&g[3U * stride] = -v33;
    *(panda_unaligned *)&g[5U * stride] = -v31;
    *(panda_unaligned *)&g[6U * stride] = -(v26 + (v27 * v23));
    if (!panda_pack_within(v_beyond)) {
        panda_pack_gravity_again(v_beyond, 0U, spacing, prepared, stride, q, g);
    }
}

void panda_gravity_batch(const panda_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double g_rest[7U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_gravity_block(0U, prepared->k, PANDA_LANES, q_rest, g_rest);
        panda_pack_give(7U, count, first, PANDA_LANES, g_rest, g);
    }
}

void panda_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_gravity_block(count, &prepared[first], count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double g_rest[7U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_gravity_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, g_rest);
        panda_pack_give(7U, count, first, PANDA_LANES, g_rest, g);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
