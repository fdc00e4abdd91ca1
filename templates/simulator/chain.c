/* The functions of a chain behind the fixed signature of `sim_plant`, around emitted code.

   Compiled with INPUTS and TIME where the chain's functions take them, ROUGH where it has friction. The functions of
   the `sim_plant` are addresses, so one build serves all chains of a kind; a program with one chain may call its
   functions by name instead. */
#include <stdbool.h>

#if defined(INPUTS)
#define U_TYPE , const double *
#define U_OF(u) , u
#else
#define U_TYPE
#define U_OF(u)
#endif
#if defined(TIME)
#define T_TYPE , double
#define T_OF(t) , t
#else
#define T_TYPE
#define T_OF(t)
#endif

typedef void (*rough_dynamics)(
    const void *, const double *, const double *, const double *, const signed char * U_TYPE T_TYPE, double *, double *,
    double *);
typedef void (*smooth_dynamics)(
    const void *, const double *, const double *, const double * U_TYPE T_TYPE, double *);
typedef void (*rough_switches)(
    const void *, const double *, const double *, const double *, const signed char * U_TYPE T_TYPE, double *, double *,
    double *, double *, double *);
typedef void (*rough_conditions)(
    const void *, const double *, const double *, const double *, const signed char * U_TYPE T_TYPE, double *, double *,
    double *, double *, double *, double *);
typedef void (*smooth_conditions)(
    const void *, const double *, const double *, const double *, const signed char * U_TYPE T_TYPE, double *);
typedef void (*decide_function)(
    const void *, const double *, const double *, const double *, const signed char *, const bool * U_TYPE T_TYPE,
    signed char *, double *);
typedef void (*damping_function)(const void *, const double * U_TYPE T_TYPE, double *);
typedef void (*drives_function)(
    const void *, const double *, const double *, const double * U_TYPE T_TYPE, double *);
typedef void (*applied_function)(
    const void *, const double *, const double * U_TYPE T_TYPE, double *, double *, double *);

static int chain_motion(
    const sim_plant *p, double t, const double *q, const double *qd, const double *tau, const double *u,
    const signed char *mode, double *f, double *qdd)
{
    (void)t;
    (void)u;
#if defined(ROUGH)
    double status = 0.0;

    ((rough_dynamics)p->dynamics)(p->prepared, q, qd, tau, mode U_OF(u) T_OF(t), f, qdd, &status);
    return (int)status;
#else
    (void)mode;
    ((smooth_dynamics)p->dynamics)(p->prepared, q, qd, tau U_OF(u) T_OF(t), qdd);
    for (int32_t k = 0; k < p->n; k++) {
        f[k] = 0.0;
    }
    return SIM_OK;
#endif
}

static int chain_switches(
    const sim_plant *p, double t, const double *q, const double *qd, const double *tau, const double *u,
    const signed char *mode, double *values)
{
    const size_t n = (size_t)p->n;

    (void)t;
    (void)u;
#if defined(ROUGH)
    {
        double *load = &values[3U * n];
        double status = 0.0;

        if (p->conditions > 0) {
            ((rough_conditions)p->switching)(
                p->prepared, q, qd, tau, mode U_OF(u) T_OF(t), values, &values[n], &values[2U * n], load,
                &values[6U * n], &status);
        } else {
            ((rough_switches)p->switching)(
                p->prepared, q, qd, tau, mode U_OF(u) T_OF(t), values, &values[n], &values[2U * n], load, &status);
        }
        return (int)status;
    }
#else
    for (size_t k = 0; k < (6U * n); k++) {
        values[k] = 0.0;
    }
    if (p->conditions > 0) {
        ((smooth_conditions)p->switching)(p->prepared, q, qd, tau, mode U_OF(u) T_OF(t), &values[6U * n]);
    }
    return SIM_OK;
#endif
}

static int chain_decision(
    const sim_plant *p, double t, const double *q, const double *qd, const double *tau, const double *u,
    const signed char *mode, const unsigned char *reached, signed char *next)
{
    (void)t;
    (void)u;
#if defined(ROUGH)
    {
        double status = 0.0;

        ((decide_function)p->decide)(
            p->prepared, q, qd, tau, mode, (const bool *)(const void *)reached U_OF(u) T_OF(t), next, &status);
        return (int)status;
    }
#else
    (void)q;
    (void)qd;
    (void)tau;
    (void)reached;
    for (int32_t k = 0; k < p->n; k++) {
        next[k] = mode[k];
    }
    return SIM_OK;
#endif
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

    (void)t;
    (void)u;
    for (int32_t k = 0; k < n; k++) {
        loss += f[k] * qd[k];
    }
    if (p->damping != NULL) {
        ((damping_function)p->damping)(p->prepared, q U_OF(u) T_OF(t), D);
        for (int32_t i = 0; i < n; i++) {
            for (int32_t k = 0; k < n; k++) {
                loss += qd[i] * D[(i * n) + k] * qd[k];
            }
        }
    }
    if (p->drives != NULL) {
        ((drives_function)p->drives)(p->prepared, q, qd, qdd U_OF(u) T_OF(t), force);
        for (int32_t k = 0; k < n; k++) {
            work += force[k] * qd[k];
        }
    }
    if (p->applied != NULL) {
        ((applied_function)p->applied)(p->prepared, q, qd U_OF(u) T_OF(t), force, pull, &potential);
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

void symgen_chain(sim_plant *p)
{
    p->motion = chain_motion;
    p->switches = chain_switches;
    p->decision = chain_decision;
    p->powers = chain_powers;
}
