/* The functions of a chain behind the fixed signatures of `sim_plant`, around emitted code.

   The functions of the `sim_plant` are addresses, and it says what they take, so one build serves all chains. */
#include <stdbool.h>

typedef const double *numbers;
typedef const signed char *signs;
typedef double *out;

static int chain_motion(
    const sim_plant *p, double t, const double *q, const double *qd, const double *tau, const double *u,
    const signed char *mode, double *f, double *qdd)
{
    double status = 0.0;

    if (p->rough != 0) {
        CALL(
            p, p->dynamics, (const void *, numbers, numbers, numbers, signs), (p->prepared, q, qd, tau, mode), u, t,
            (out, out, out), (f, qdd, &status));
        return (int)status;
    }
    CALL(p, p->dynamics, (const void *, numbers, numbers, numbers), (p->prepared, q, qd, tau), u, t, (out), (qdd));
    for (int32_t k = 0; k < p->modes; k++) {
        f[k] = 0.0;
    }
    return SIM_OK;
}

#define RESULTS_1 out
#define RESULTS_2 RESULTS_1, out
#define RESULTS_3 RESULTS_2, out
#define RESULTS_4 RESULTS_3, out
#define RESULTS_5 RESULTS_4, out
#define RESULTS_6 RESULTS_5, out
#define RESULTS_7 RESULTS_6, out
#define RESULTS_8 RESULTS_7, out
#define TO_1 to[0]
#define TO_2 TO_1, to[1]
#define TO_3 TO_2, to[2]
#define TO_4 TO_3, to[3]
#define TO_5 TO_4, to[4]
#define TO_6 TO_5, to[5]
#define TO_7 TO_6, to[6]
#define TO_8 TO_7, to[7]
#define SWITCHING(count)                                                                                   \
    case count:                                                                                            \
        CALL(                                                                                              \
            p, p->switching, (const void *, numbers, numbers, numbers, signs), (p->prepared, q, qd, tau, mode), u, t, \
            (RESULTS_##count), (TO_##count));                                                              \
        break

/* Each result goes to the values of its kind; one that is not watched, as the status, to scratch. */
static int chain_switches(
    const sim_plant *p, double t, const double *q, const double *qd, const double *tau, const double *u,
    const signed char *mode, double *values)
{
    double *to[8];

    for (int32_t k = 0; (k < p->result_count) && (k < 8); k++) {
        to[k] = (p->result_kind[k] < 0) ? p->scratch : &values[p->first[p->result_kind[k]]];
    }
    switch (p->result_count) {
        SWITCHING(1);
        SWITCHING(2);
        SWITCHING(3);
        SWITCHING(4);
        SWITCHING(5);
        SWITCHING(6);
        SWITCHING(7);
        SWITCHING(8);
    default:
        break;
    }
    return SIM_OK;
}

static int chain_decision(
    const sim_plant *p, double t, const double *q, const double *qd, const double *tau, const double *u,
    const signed char *mode, const unsigned char *reached, signed char *next)
{
    double status = 0.0;

    CALL(
        p, p->decide, (const void *, numbers, numbers, numbers, signs, const bool *),
        (p->prepared, q, qd, tau, mode, (const bool *)(const void *)reached), u, t, (signed char *, out),
        (next, &status));
    return (int)status;
}

static void chain_powers(
    const sim_plant *p, double t, const double *q, const double *qd, const double *u, const double *f, const double *qdd,
    double *found)
{
    const int32_t n = p->n;
    double *D = p->scratch;
    double *force = &D[n * n];
    double *pull = &force[n];
    double work = 0.0;
    double loss = 0.0;
    double potential = 0.0;

    for (int32_t k = 0; k < n; k++) {
        loss += f[k] * qd[k];
    }
    if (p->modes > n) {
        CALL(p, p->rates, (const void *, numbers, numbers), (p->prepared, q, qd), u, t, (out), (D));
        for (int32_t k = n; k < p->modes; k++) {
            loss += f[k] * D[p->rate_places[k - n]];
        }
    }
    if (p->damping != NULL) {
        CALL(p, p->damping, (const void *, numbers), (p->prepared, q), u, t, (out), (D));
        for (int32_t i = 0; i < n; i++) {
            for (int32_t k = 0; k < n; k++) {
                loss += qd[i] * D[(i * n) + k] * qd[k];
            }
        }
    }
    if (p->drives != NULL) {
        CALL(
            p, p->drives, (const void *, numbers, numbers, numbers), (p->prepared, q, qd, qdd), u, t, (out), (force));
        for (int32_t k = 0; k < n; k++) {
            work += force[k] * qd[k];
        }
    }
    if (p->applied != NULL) {
        CALL(
            p, p->applied, (const void *, numbers, numbers), (p->prepared, q, qd), u, t, (out, out, out),
            (force, pull, &potential));
        for (int32_t k = 0; k < n; k++) {
            work += force[k] * qd[k];
        }
    }
    found[0] = work;
    found[1] = loss;
    found[2] = potential;
    found[3] = 0.0;
    if (p->applied != NULL) {
        for (int32_t k = 0; k < n; k++) {
            found[3] += pull[k] * qd[k];
        }
    }
}

static void chain_deflect(const sim_plant *p, double t, const double *q, const double *qd, const double *u, double *f)
{
    double *own = p->scratch;

    CALL(
        p, p->bristles, (const void *, numbers, numbers), (p->prepared, q, qd), u, t, (out, out), (own, p->state_rates));
    for (int32_t k = 0; k < p->n; k++) {
        f[k] += own[k];
    }
}

static void chain_inertia(const sim_plant *p, double t, const double *q, const double *u, double *M)
{
    CALL(p, p->mass, (const void *, numbers), (p->prepared, q), u, t, (out), (M));
}

void symgen_chain(sim_plant *p)
{
    p->inertia = chain_inertia;
    p->motion = chain_motion;
    p->switches = chain_switches;
    p->decision = chain_decision;
    p->powers = chain_powers;
    p->deflect = chain_deflect;
}
