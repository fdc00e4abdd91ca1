/* dupont_screw, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with DUPONT_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in dupont_screw_batch.c. */
#include "dupont_screw_batch.h"

#if defined(DUPONT_SCREW_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define DUPONT_SCREW_BYTES 64
#elif defined(__AVX__)
#define DUPONT_SCREW_BYTES 32
#else
#define DUPONT_SCREW_BYTES 16
#endif
#define DUPONT_SCREW_LANES (DUPONT_SCREW_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define DUPONT_SCREW_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define DUPONT_SCREW_APART __attribute__((noinline, unused))
#endif
#define DUPONT_SCREW_BODY static inline __attribute__((always_inline, unused))
#define DUPONT_SCREW_INLINE static inline __attribute__((unused))

typedef double dupont_screw_pack __attribute__((vector_size(DUPONT_SCREW_BYTES)));
typedef double dupont_screw_unaligned __attribute__((vector_size(DUPONT_SCREW_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t dupont_screw_mask __attribute__((vector_size(DUPONT_SCREW_BYTES)));
typedef signed char dupont_screw_bytes __attribute__((vector_size(DUPONT_SCREW_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short dupont_screw_shorts __attribute__((vector_size(2 * DUPONT_SCREW_BYTES / sizeof(double))));

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_splat(double x)
{
    return x - (dupont_screw_pack){ 0.0 };
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_at(const double *x)
{
    return *(const dupont_screw_unaligned *)x;
}

/* The place of prepared number k of state s in the sets of an ensemble. */
DUPONT_SCREW_INLINE size_t dupont_screw_pack_place(size_t k, size_t s)
{
    return ((((s / DUPONT_SCREW_SETS) * 5U) + k) * DUPONT_SCREW_SETS) + (s % DUPONT_SCREW_SETS);
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state of the pack that begins `ahead` of
   the block's first. */
DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? dupont_screw_pack_splat(prepared[k]) : dupont_screw_pack_at(&prepared[dupont_screw_pack_place(k, ahead)]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
DUPONT_SCREW_INLINE size_t dupont_screw_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % DUPONT_SCREW_LANES;

    return (((count % DUPONT_SCREW_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static DUPONT_SCREW_APART void dupont_screw_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_at_flags(const bool *x)
{
    const dupont_screw_shorts wide = __builtin_convertvector(*(const dupont_screw_bytes *)x, dupont_screw_shorts);

    return -__builtin_convertvector(wide, dupont_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static DUPONT_SCREW_APART void dupont_screw_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_at_modes(const signed char *x)
{
    const dupont_screw_shorts wide = __builtin_convertvector(*(const dupont_screw_bytes *)x, dupont_screw_shorts);

    return __builtin_convertvector(wide, dupont_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static DUPONT_SCREW_APART void dupont_screw_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_select(dupont_screw_mask condition, dupont_screw_pack x, dupont_screw_pack y)
{
    return (dupont_screw_pack)(((dupont_screw_mask)x & condition) | ((dupont_screw_mask)y & ~condition));
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_abs(dupont_screw_pack x)
{
    return (dupont_screw_pack)((dupont_screw_mask)x & ~(dupont_screw_mask)dupont_screw_pack_splat(-0.0));
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_min(dupont_screw_pack x, dupont_screw_pack y)
{
    return dupont_screw_pack_select((dupont_screw_mask)(x < y), x, y);
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_max(dupont_screw_pack x, dupont_screw_pack y)
{
    return dupont_screw_pack_select((dupont_screw_mask)(x > y), x, y);
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_sign(dupont_screw_pack x)
{
    const dupont_screw_pack one = dupont_screw_pack_splat(1.0);

    return dupont_screw_pack_select((dupont_screw_mask)(x > 0.0), one, dupont_screw_pack_select((dupont_screw_mask)(x < 0.0), -one, x));
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_sqrt(dupont_screw_pack x)
{
    double one[DUPONT_SCREW_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < DUPONT_SCREW_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_select_whole(dupont_screw_mask condition, dupont_screw_mask x, dupont_screw_mask y)
{
    return (x & condition) | (y & ~condition);
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_whole(int64_t x)
{
    return x + (dupont_screw_mask){ 0 };
}

DUPONT_SCREW_INLINE bool dupont_screw_pack_all(dupont_screw_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < DUPONT_SCREW_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_mode_of(dupont_screw_pack x)
{
    return (dupont_screw_mask)(x < 0.0) - (dupont_screw_mask)(x > 0.0);
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_real_of(dupont_screw_mask mode)
{
    const dupont_screw_mask sign = mode & (dupont_screw_mask)dupont_screw_pack_splat(-0.0);

    return (dupont_screw_pack)(sign | ((dupont_screw_mask)dupont_screw_pack_splat(1.0) & (dupont_screw_mask)(mode != 0)));
}

DUPONT_SCREW_BODY void dupont_screw_pack_friction_torque_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    (void)stride;
    (void)q;
    const dupont_screw_pack v0 = dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_at(&qd[0]) < dupont_screw_pack_splat(0.0)), dupont_screw_pack_splat(-1.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_at(&qd[0])), dupont_screw_pack_splat(1.0), dupont_screw_pack_real_of(dupont_screw_pack_at_modes(&direction[0]))));
    const dupont_screw_pack v1 = dupont_screw_pack_number(prepared, 0U, spacing, 0U) + (55.0 * dupont_screw_pack_at(&qdd[0]));
    const dupont_screw_pack v2 = ((5.0 * dupont_screw_pack_at(&qdd[0])) - v1) * v0;
    *(dupont_screw_unaligned *)&tau[0] = v1 - (v0 * ((0.01592791768338425 * v2) - (0.4923677082593005 * dupont_screw_pack_abs(v2))));
}

static DUPONT_SCREW_APART void dupont_screw_pack_friction_torque_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    dupont_screw_pack_friction_torque_block_body(0U, prepared, stride, q, qd, qdd, direction, tau);
}

static DUPONT_SCREW_APART void dupont_screw_pack_friction_torque_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_friction_torque_block_body(spacing, prepared, stride, q, qd, qdd, direction, tau);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_friction_torque_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    if (spacing == 0U) {
        dupont_screw_pack_friction_torque_block_same(prepared, stride, q, qd, qdd, direction, tau);
    } else {
        dupont_screw_pack_friction_torque_block_each(spacing, prepared, stride, q, qd, qdd, direction, tau);
    }
}

void dupont_screw_friction_torque_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_friction_torque_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &direction[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        signed char direction_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, direction, direction_rest);
        dupont_screw_pack_friction_torque_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, direction_rest, tau_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, tau_rest, tau);
    }
}

void dupont_screw_friction_torque_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_friction_torque_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &direction[first], &tau[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        signed char direction_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, direction, direction_rest);
        dupont_screw_pack_friction_torque_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, direction_rest, tau_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, tau_rest, tau);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_drive_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    (void)qd;
    (void)qdd;
    *(dupont_screw_unaligned *)&tau[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_drive_forces_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_drive_forces_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_drive_forces_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, tau_rest, tau);
    }
}

void dupont_screw_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_drive_forces_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &tau[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_drive_forces_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, tau_rest, tau);
    }
}

#else

typedef int dupont_screw_has_no_vector_code;

#endif
