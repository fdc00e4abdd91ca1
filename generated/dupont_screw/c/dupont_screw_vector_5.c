/* dupont_screw, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with DUPONT_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in dupont_screw_batch.c. */
#include "dupont_screw_batch.h"

#if defined(DUPONT_SCREW_VECTOR) && defined(__GNUC__)

#include "dupont_screw_inline.h"

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
