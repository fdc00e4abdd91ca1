/* The loop of a fixed-step simulation, the same for every chain: signals, rows, step, modes, energy ledger.

   Compiled with REAL (double or float), GRAVITY (the statuses, worst first), and INPUTS and TIME where the chain's functions take them, APPLIED_TIME where
   the applied forces do. Every function is called through a pointer; nothing is allocated. Signals and sums are
   doubles, whatever the model's numbers are. */
#include <math.h>
#include <stdint.h>
#include <string.h>

#define MOST 128 /* joints, and inputs */
#define NOT_FINITE 6
#define UNSTABLE 7

#if defined(INPUTS)
#define INPUTS_TYPE , const REAL *
#define INPUTS_OF(u) , u
#else
#define INPUTS_TYPE
#define INPUTS_OF(u)
#endif
#if defined(TIME)
#define TIME_TYPE , REAL
#define TIME_OF(t) , (REAL)(t)
#else
#define TIME_TYPE
#define TIME_OF(t)
#endif
#if defined(APPLIED_TIME)
#define APPLIED_TIME_TYPE , REAL
#define APPLIED_TIME_OF(t) , (REAL)(t)
#else
#define APPLIED_TIME_TYPE
#define APPLIED_TIME_OF(t)
#endif

/*DECLARATIONS*/
typedef void (*law_function)(const void *prepared, const double *q, const double *qd, double t, double *values);

typedef struct table {
    int32_t entry;
    int64_t size;
    const double *times;
    const double *values;
    int64_t at; /* the knot found last */
} table;

/* tau or inputs: constants (or what a callable answered), then tables, then what expressions give where `by_law`. */
typedef struct signal {
    int32_t size;
    double *values;
    int32_t table_count;
    table *tables;
    void *law;
    const void *law_prepared;
    const uint8_t *by_law;
    int64_t hold; /* steps between two calls of the law */
} signal;

typedef struct powers {
    double loss;
    double joint[MOST]; /* the part of each joint's friction */
    double applied;
    double drives;
} powers;

typedef struct run {
    int32_t n;
    int32_t free_count;
    const int32_t *free_joints; /* whose tau does work */
    const uint8_t *rubbing;
    int32_t interpolated;
    const void *prepared;
    void *step;
    void *friction;
    void *damping; /* or null, like the following */
    void *drives;
    void *potential;
    void *applied;
    const void *applied_prepared;
    signal *tau;
    signal *inputs;
    double t0;
    double dt;
    int64_t count; /* steps taken */
    REAL *q;
    REAL *qd;
    signed char *mode;
    double work;
    double loss;
    int32_t status; /* the gravest */
    int32_t started;
    int64_t row_count;
    int64_t row; /* rows written */
    const int64_t *row_steps;
    REAL *row_q;
    REAL *row_qd;
    double *row_tau;
    double *row_inputs;
    double *row_work;
    double *row_loss;
    int64_t event_size;
    int64_t event;
    int64_t *event_steps;
    signed char *event_before;
    signed char *event_after;
    double *event_offsets;
    /* the power at the end of the last step, for the next one */
    int32_t known;
    powers known_powers;
    signed char known_mode[MOST];
    double known_tau[MOST];
    double known_inputs[MOST];
    double held[MOST]; /* inputs of the last step */
} run;

/* Takes up to `steps` steps; returns 0 when done, 1 when the list of events is full, 2 when a step failed. */
int symgen_fixed_steps(run *r, int64_t steps);

/* The signals at the present state, and a row when one is due. */
void symgen_row(run *r);
/*END*/

typedef void (*step_function)(
    const void *, const REAL *, const REAL *, const signed char *, const REAL *, REAL INPUTS_TYPE TIME_TYPE, REAL *,
    REAL *, signed char *, REAL *);
typedef void (*friction_function)(
    const void *, const REAL *, const REAL *, const REAL *, const signed char * INPUTS_TYPE TIME_TYPE, REAL *, REAL *,
    REAL *);
typedef void (*damping_function)(const void *, const REAL * INPUTS_TYPE TIME_TYPE, REAL *);
typedef void (*drives_function)(
    const void *, const REAL *, const REAL *, const REAL * INPUTS_TYPE TIME_TYPE, REAL *);
typedef void (*potential_function)(const void *, const REAL * INPUTS_TYPE TIME_TYPE, REAL *);
typedef void (*applied_function)(const void *, const REAL *, const REAL * INPUTS_TYPE APPLIED_TIME_TYPE, REAL *);

/* Linear between knots, constant outside; at equal times the later knot counts. */
static double look_up(table *tab, double t)
{
    int64_t at = tab->at;

    while ((at < tab->size) && (tab->times[at] <= t)) {
        at++;
    }
    tab->at = at; /* time never runs back */
    if (at == 0) {
        return tab->values[0];
    }
    if (at == tab->size) {
        return tab->values[at - 1];
    }
    return tab->values[at - 1]
           + ((t - tab->times[at - 1]) * ((tab->values[at] - tab->values[at - 1]) / (tab->times[at] - tab->times[at - 1])));
}

static void evaluate(const run *r, signal *s, double t)
{
    for (int32_t k = 0; k < s->table_count; k++) {
        s->values[s->tables[k].entry] = look_up(&s->tables[k], t);
    }
    if ((s->law != NULL) && ((r->count % s->hold) == 0)) {
        double q[MOST];
        double qd[MOST];
        double found[MOST];

        for (int32_t k = 0; k < r->n; k++) {
            q[k] = (double)r->q[k];
            qd[k] = (double)r->qd[k];
        }
        ((law_function)s->law)(s->law_prepared, q, qd, t, found);
        for (int32_t k = 0; k < s->size; k++) {
            if (s->by_law[k] != 0U) {
                s->values[k] = found[k];
            }
        }
    }
}

static double potential(const run *r, const REAL *q, const REAL *inputs, double t)
{
    REAL V;

    (void)inputs;
    (void)t;
    ((potential_function)r->potential)(r->prepared, q INPUTS_OF(inputs) TIME_OF(t), &V);
    return (double)V;
}

/* Inputs jump between steps, and the potential with them; this is work done at once. */
static void jump(run *r, double t)
{
    REAL inputs[MOST];
    REAL before[MOST];

    for (int32_t k = 0; k < r->inputs->size; k++) {
        inputs[k] = (REAL)r->inputs->values[k];
        before[k] = (REAL)r->held[k];
        r->held[k] = r->inputs->values[k];
    }
    if ((r->potential != NULL) && (r->started != 0)) {
        r->work += potential(r, r->q, inputs, t) - potential(r, r->q, before, t);
    }
    r->started = 1;
}

void symgen_row(run *r)
{
    const double t = r->t0 + ((double)r->count * r->dt);

    evaluate(r, r->inputs, t);
    evaluate(r, r->tau, t);
    jump(r, t);
    if ((r->row < r->row_count) && (r->row_steps[r->row] == r->count)) {
        const size_t n = (size_t)r->n;
        const size_t m = (size_t)r->inputs->size;
        const size_t row = (size_t)r->row;

        memcpy(&r->row_q[row * n], r->q, n * sizeof(REAL));
        memcpy(&r->row_qd[row * n], r->qd, n * sizeof(REAL));
        memcpy(&r->row_tau[row * n], r->tau->values, n * sizeof(double));
        memcpy(&r->row_inputs[row * m], r->inputs->values, m * sizeof(double));
        r->row_work[row] = r->work;
        r->row_loss[row] = r->loss;
        r->row++;
    }
}

/* Losses, and work other than that of tau, per time; accelerations besides. */
static void power(
    const run *r, const REAL *q, const REAL *qd, const REAL *tau, const REAL *inputs, const signed char *mode, double t,
    powers *found, REAL *qdd)
{
    REAL f[MOST];
    REAL status;

    (void)inputs;
    (void)t;
    ((friction_function)r->friction)(r->prepared, q, qd, tau, mode INPUTS_OF(inputs) TIME_OF(t), f, qdd, &status);
    found->loss = 0.0;
    found->applied = 0.0;
    found->drives = 0.0;
    for (int32_t k = 0; k < r->n; k++) {
        found->joint[k] = (double)f[k] * (double)qd[k];
        found->loss += found->joint[k];
    }
    if (r->damping != NULL) {
        REAL D[MOST * MOST];

        ((damping_function)r->damping)(r->prepared, q INPUTS_OF(inputs) TIME_OF(t), D);
        for (int32_t i = 0; i < r->n; i++) {
            for (int32_t j = 0; j < r->n; j++) {
                found->loss += (double)qd[i] * (double)D[(i * r->n) + j] * (double)qd[j];
            }
        }
    }
    if (r->drives != NULL) {
        REAL drives[MOST];

        ((drives_function)r->drives)(r->prepared, q, qd, qdd INPUTS_OF(inputs) TIME_OF(t), drives);
        for (int32_t k = 0; k < r->n; k++) {
            found->drives += (double)drives[k] * (double)qd[k];
        }
    }
    if (r->applied != NULL) {
        REAL h[MOST];

        ((applied_function)r->applied)(r->applied_prepared, q, qd INPUTS_OF(inputs) APPLIED_TIME_OF(t), h);
        for (int32_t k = 0; k < r->n; k++) {
            found->applied -= (double)h[k] * (double)qd[k];
        }
    }
}

/* Rates that do work during a step, and the modes that go with them. Karnopp's step keeps its modes to its end; within
   an interpolated one a joint's mode is the sense of its rate, and `mode` at rest. */
static int moving(const run *r, const REAL *qd, const signed char *mode, REAL *rates, signed char *modes)
{
    int any = 0;

    for (int32_t k = 0; k < r->n; k++) {
        const int held = (mode[k] == 0) && (r->rubbing[k] != 0U) && (r->interpolated == 0);

        rates[k] = held ? (REAL)0 : qd[k];
        modes[k] = mode[k];
        if ((r->interpolated != 0) && ((rates[k] > (REAL)0) || (rates[k] < (REAL)0))) {
            modes[k] = (rates[k] > (REAL)0) ? 1 : -1;
        }
        any = any || (rates[k] > (REAL)0) || (rates[k] < (REAL)0);
    }
    return any;
}

static int same(const run *r, const signed char *modes)
{
    return (r->known != 0) && (memcmp(modes, r->known_mode, (size_t)r->n) == 0)
           && (memcmp(r->tau->values, r->known_tau, (size_t)r->n * sizeof(double)) == 0)
           && (memcmp(r->inputs->values, r->known_inputs, (size_t)r->inputs->size * sizeof(double)) == 0);
}

/* The graver of two statuses. */
static int32_t worse(int32_t a, int32_t b)
{
    static const int32_t gravity[] = {GRAVITY};
    size_t k = 0U;

    while ((gravity[k] != a) && (gravity[k] != b)) {
        k++;
    }
    return gravity[k];
}

int symgen_fixed_steps(run *r, int64_t steps)
{
    const int32_t n = r->n;

    for (int64_t done = 0; done < steps; done++) {
        const double t = r->t0 + ((double)r->count * r->dt);
        const double next = r->t0 + ((double)(r->count + 1) * r->dt);
        REAL tau[MOST];
        REAL inputs[MOST];
        REAL q[MOST];
        REAL qd[MOST];
        REAL qdd[MOST];
        REAL rates[MOST];
        signed char mode[MOST];
        signed char modes[MOST];
        double offsets[MOST];
        powers first;
        powers last;
        double share = 0.5; /* of what jumps, at the step's start */
        REAL status;
        int changed = 0;

        if (r->event == r->event_size) {
            return 1;
        }
        symgen_row(r);
        for (int32_t k = 0; k < n; k++) {
            tau[k] = (REAL)r->tau->values[k];
        }
        for (int32_t k = 0; k < r->inputs->size; k++) {
            inputs[k] = (REAL)r->inputs->values[k];
        }
        ((step_function)r->step)(
            r->prepared, r->q, r->qd, r->mode, tau, (REAL)r->dt INPUTS_OF(inputs) TIME_OF(t), q, qd, mode, &status);
        r->status = worse(r->status, (int32_t)status);
        if (((int32_t)status == NOT_FINITE) || ((int32_t)status == UNSTABLE)) {
            return 2; /* the state stays */
        }
        for (int32_t k = 0; k < n; k++) {
            changed = changed || ((mode[k] != r->mode[k]) && (r->rubbing[k] != 0U));
            offsets[k] = 0.0;
        }

        /* the energy ledger: tau is held, so its work is exact; the rest by the trapezoidal rule, from or to the moment
           at which a joint was let go or came to zero rate */
        for (int32_t k = 0; k < r->free_count; k++) {
            const int32_t i = r->free_joints[k];

            r->work += (double)tau[i] * ((double)q[i] - (double)r->q[i]);
        }
        if (!moving(r, r->qd, (r->interpolated != 0) ? r->mode : mode, rates, modes)) {
            memset(&first, 0, sizeof(first));
        } else if (same(r, modes) && !(changed && (r->interpolated != 0))) {
            first = r->known_powers;
        } else {
            power(r, r->q, rates, tau, inputs, modes, t, &first, qdd);
            for (int32_t k = 0; changed && (r->interpolated != 0) && (k < n); k++) {
                if ((mode[k] != r->mode[k]) && ((rates[k] * qdd[k]) < (REAL)0)) {
                    const double at = -(double)rates[k] / (double)qdd[k];

                    offsets[k] = (at < r->dt) ? at : r->dt;
                    share = offsets[k] / r->dt;
                }
            }
        }
        r->known = moving(r, qd, mode, rates, modes);
        if (r->known == 0) {
            memset(&last, 0, sizeof(last));
        } else {
            power(r, q, rates, tau, inputs, modes, next, &last, qdd);
            r->known_powers = last;
            memcpy(r->known_mode, modes, (size_t)n);
            memcpy(r->known_tau, r->tau->values, (size_t)n * sizeof(double));
            memcpy(r->known_inputs, r->inputs->values, (size_t)r->inputs->size * sizeof(double));
            for (int32_t k = 0; changed && (r->interpolated != 0) && (k < n); k++) {
                if ((r->mode[k] == 0) && (mode[k] != 0) && (r->rubbing[k] != 0U) && ((rates[k] * qdd[k]) > (REAL)0)) {
                    const double since = (double)rates[k] / (double)qdd[k];

                    offsets[k] = (since < r->dt) ? (r->dt - since) : 0.0;
                    share = offsets[k] / r->dt;
                }
            }
        }
        r->work += r->dt * ((0.5 * (first.applied + last.applied)) + (share * first.drives) + ((1.0 - share) * last.drives));
        r->loss += 0.5 * r->dt * (first.loss + last.loss);
        for (int32_t k = 0; changed && (r->interpolated != 0) && (k < n); k++) {
            if ((mode[k] != r->mode[k]) && (r->rubbing[k] != 0U)) {
                r->loss -= 0.5 * (((r->dt - offsets[k]) * first.joint[k]) + (offsets[k] * last.joint[k]));
            }
        }
        if (r->potential != NULL) {
            r->work += 0.5
                       * ((potential(r, r->q, inputs, next) - potential(r, r->q, inputs, t))
                          + (potential(r, q, inputs, next) - potential(r, q, inputs, t)));
        }

        if (changed) {
            r->event_steps[r->event] = r->count;
            memcpy(&r->event_before[r->event * n], r->mode, (size_t)n);
            memcpy(&r->event_after[r->event * n], mode, (size_t)n);
            memcpy(&r->event_offsets[r->event * n], offsets, (size_t)n * sizeof(double));
            r->event++;
        }
        memcpy(r->q, q, (size_t)n * sizeof(REAL));
        memcpy(r->qd, qd, (size_t)n * sizeof(REAL));
        memcpy(r->mode, mode, (size_t)n);
        r->count++;
    }
    return 0;
}
