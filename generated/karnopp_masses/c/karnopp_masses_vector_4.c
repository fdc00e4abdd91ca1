/* karnopp_masses, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with KARNOPP_MASSES_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in karnopp_masses_batch.c. */
#include "karnopp_masses_batch.h"

#if defined(KARNOPP_MASSES_VECTOR) && defined(__GNUC__)

#include "karnopp_masses_inline.h"

KARNOPP_MASSES_BODY void karnopp_masses_pack_friction_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    const karnopp_masses_mask v0 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == karnopp_masses_pack_at(&qd[0]));
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == karnopp_masses_pack_at(&qd[stride]));
    const karnopp_masses_pack v2 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_at(&qdd[stride]);
    const karnopp_masses_pack v3 = v2 + ((karnopp_masses_pack_number(prepared, 0U, spacing, 0U) * karnopp_masses_pack_at(&qdd[0])) + (karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_select(v0, karnopp_masses_pack_sign(karnopp_masses_pack_at(&qdd[0])), karnopp_masses_pack_sign(karnopp_masses_pack_at(&qd[0])))));
    *(karnopp_masses_unaligned *)&tau[0] = v3;
    const karnopp_masses_pack v4 = (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U)) + (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_at(&qdd[0]));
    const karnopp_masses_pack v5 = v4 + (v2 + (karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_select(v1, karnopp_masses_pack_sign(karnopp_masses_pack_at(&qdd[stride])), karnopp_masses_pack_sign(karnopp_masses_pack_at(&qd[stride])))));
    *(karnopp_masses_unaligned *)&tau[stride] = v5;
    *(karnopp_masses_unaligned *)&low[0] = karnopp_masses_pack_select(v0, v2 - karnopp_masses_pack_number(prepared, 41U, spacing, 0U), v3);
    *(karnopp_masses_unaligned *)&low[stride] = karnopp_masses_pack_select(v1, v4 - karnopp_masses_pack_number(prepared, 42U, spacing, 0U), v5);
    *(karnopp_masses_unaligned *)&high[0] = karnopp_masses_pack_select(v0, karnopp_masses_pack_number(prepared, 41U, spacing, 0U) + v2, v3);
    *(karnopp_masses_unaligned *)&high[stride] = karnopp_masses_pack_select(v1, karnopp_masses_pack_number(prepared, 42U, spacing, 0U) + v4, v5);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_friction_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    karnopp_masses_pack_friction_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau, low, high);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_friction_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_friction_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau, low, high);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_friction_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        karnopp_masses_pack_friction_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau, low, high);
    } else {
        karnopp_masses_pack_friction_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau, low, high);
    }
}

void karnopp_masses_friction_inverse_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_friction_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double low_rest[2U * KARNOPP_MASSES_LANES];
        double high_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_friction_inverse_dynamics_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, tau_rest, tau);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, low_rest, low);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, high_rest, high);
    }
}

void karnopp_masses_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_friction_inverse_dynamics_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double low_rest[2U * KARNOPP_MASSES_LANES];
        double high_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_friction_inverse_dynamics_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, tau_rest, tau);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, low_rest, low);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, high_rest, high);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_friction_torque_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    const karnopp_masses_pack v0 = (karnopp_masses_pack_number(prepared, 3U, spacing, 0U) * karnopp_masses_pack_at(&qdd[0])) + (karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_at(&qd[0]) < karnopp_masses_pack_splat(0.0)), karnopp_masses_pack_splat(-1.0), karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < karnopp_masses_pack_at(&qd[0])), karnopp_masses_pack_splat(1.0), karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&direction[0])))));
    const karnopp_masses_pack v1 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * (karnopp_masses_pack_at(&qdd[stride]) + karnopp_masses_pack_at(&qdd[0]));
    *(karnopp_masses_unaligned *)&tau[0] = v1 + v0;
    const karnopp_masses_pack v2 = v1 + (karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_at(&qd[stride]) < karnopp_masses_pack_splat(0.0)), karnopp_masses_pack_splat(-1.0), karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < karnopp_masses_pack_at(&qd[stride])), karnopp_masses_pack_splat(1.0), karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&direction[stride])))));
    *(karnopp_masses_unaligned *)&tau[stride] = (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U)) + v2;
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_friction_torque_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    karnopp_masses_pack_friction_torque_block_body(0U, prepared, stride, q, qd, qdd, direction, tau);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_friction_torque_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_friction_torque_block_body(spacing, prepared, stride, q, qd, qdd, direction, tau);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_friction_torque_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, const signed char *restrict direction, double *restrict tau)
{
    if (spacing == 0U) {
        karnopp_masses_pack_friction_torque_block_same(prepared, stride, q, qd, qdd, direction, tau);
    } else {
        karnopp_masses_pack_friction_torque_block_each(spacing, prepared, stride, q, qd, qdd, direction, tau);
    }
}

void karnopp_masses_friction_torque_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_friction_torque_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &direction[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        signed char direction_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, direction, direction_rest);
        karnopp_masses_pack_friction_torque_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, direction_rest, tau_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, tau_rest, tau);
    }
}

void karnopp_masses_friction_torque_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_friction_torque_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &direction[first], &tau[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        signed char direction_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, direction, direction_rest);
        karnopp_masses_pack_friction_torque_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, direction_rest, tau_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, tau_rest, tau);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_drive_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    *(karnopp_masses_unaligned *)&tau[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&tau[stride] = karnopp_masses_pack_splat(0.0);
}

void karnopp_masses_drive_forces_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_drive_forces_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_drive_forces_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, tau_rest, tau);
    }
}

void karnopp_masses_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_drive_forces_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &tau[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_drive_forces_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, tau_rest, tau);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
