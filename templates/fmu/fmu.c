/* One instance of the model: start values, steps, events, values by reference. */
#include "fmu.h"
#include "variables.h"

#include <stdio.h>
#include <stdlib.h>

enum { FINE = 0, WRONG = 1 };
#define DIFFERENCE 1e-5 /* of the size of what is varied, for derivatives that are not emitted: of fourth order */

static int says_of(fmu *m, const char *words, const char *what, const char *about)
{
    const char *between = (about[0] != '\0') ? ": " : "";

    (void)snprintf(m->message, sizeof(m->message), "t = %.9g s: %s%s%s%s", m->of.run.t, words, between, what, about);
    return WRONG;
}

static int says(fmu *m, const char *words, const char *about)
{
    return says_of(m, words, "", about);
}

static int ran(fmu *m, int code)
{
    const char *what;
    const char *about;
    const char *words;

    if ((code != SIM_FAILED) && (m->of.run.failed == SIM_OK)) {
        return FINE;
    }
    words = reason_of(&m->of, &what, &about);
    m->ended = 1;
    return says_of(m, (words[0] != '\0') ? words : "the motion cannot be computed", what, about);
}

fmu *fmu_new(void)
{
    fmu *probe = calloc(1, sizeof(fmu));
    fmu *m = NULL;

    if (probe != NULL) {
        lay_out(probe);
        m = calloc(1, probe->size);
        free(probe);
    }
    if (m != NULL) {
        fmu_reset(m);
    }
    return m;
}

void fmu_free(fmu *m)
{
    free(m);
}

void fmu_reset(fmu *m)
{
    lay_out(m);
    (void)memset(m, 0, m->size);
    lay_out(m);
    set_defaults(&m->of);
    (void)memcpy(m->start_q, START_Q, sizeof(START_Q));
    (void)memcpy(m->start_qd, START_QD, sizeof(START_QD));
    (void)memcpy(m->start_x, START_X, sizeof(START_X));
    m->stale = 1;
    m->stop = INFINITY;
}

const char *fmu_message(const fmu *m)
{
    return m->message;
}

const char *fmu_token(void)
{
    return TOKEN;
}

int fmu_setup(fmu *m, double start, double stop, double tolerance)
{
    if (m->left != 0U) {
        return says(m, "times are set before initialisation; reset the instance first", "");
    }
    if (!isfinite(start) || isnan(stop) || (stop < start) || isnan(tolerance)) {
        return says(m, "times and tolerance must be numbers, and the end not before the start", "");
    }
    m->start = start;
    m->of.run.t0 = start;
    m->stop = stop;
    if ((tolerance > 0.0) && (tolerance < m->of.run.rtol)) {
        m->of.run.rtol = tolerance;
    }
    m->begun = 0;
    return FINE;
}

int fmu_enter_initialization(fmu *m)
{
    if (m->entered != 0U) {
        return says(m, "initialisation has begun already", "");
    }
    m->entered = 1;
    return FINE;
}

int fmu_runs(fmu *m)
{
    if (m->left == 0U) {
        return says(m, "initialisation is not over", "");
    }
    return (m->ended != 0U) ? WRONG : FINE; /* the message says why */
}

/* Parameters that were set, prepared. */
static int refresh(fmu *m)
{
    if (m->stale != 0U) {
        const char *rule = broken(&m->of);

        if (rule != NULL) {
            return says(m, "parameters", rule);
        }
        if (prepare(&m->of) == 0) {
            return says(m, "parameters", "a stop's lower bound must be below its upper one, its restitution from 0 to 1");
        }
        m->stale = 0;
        m->seen = 0;
    }
    return FINE;
}

/* The run at its start, unless it is there: all that start values determine. */
static int begins(fmu *m)
{
    sim *run = &m->of.run;

    if ((m->begun != 0U) || (m->left != 0U)) {
        return FINE;
    }
    if (refresh(m) != FINE) {
        return WRONG;
    }
    for (int32_t k = 0; k < N; k++) {
        m->of.q[k] = m->start_q[k];
        m->of.qd[k] = m->start_qd[k];
        m->of.lower[k] = -INFINITY;
        m->of.upper[k] = INFINITY;
        m->of.left_times[k] = NAN;
    }
    for (int32_t k = 0; k < X; k++) {
        m->of.x[k] = m->start_x[k];
        m->of.due[k] = 0.0;
    }
    for (int32_t k = 0; k < MODES; k++) {
        m->of.mode[k] = 0;
    }
    for (int32_t k = 0; k < TABLES; k++) {
        m->tables[k].at = 0;
    }
    run->t0 = m->start;
    run->end = isfinite(m->stop) ? m->stop : (m->start + 10.0);
    run->failed = SIM_OK;
    run->reason = 0;
    run->status = SIM_OK;
    run->event = 0;
    run->row = 0;
    run->h = 0.0;
    run->fresh = 0;
    run->approaching = 0;
    m->ended = 0;
    m->event_count = 0;
    m->last_event = NAN;
    if (ran(m, symgen_exchange(run)) != FINE) {
        return WRONG;
    }
    run->event = 0;
    m->begun = 1;
    m->changed = 0;
    m->seen = 0;
    return FINE;
}

int fmu_leave_initialization(fmu *m)
{
    if ((m->entered == 0U) || (m->left != 0U)) {
        return says(m, (m->left != 0U) ? "initialisation is over already" : "initialisation has not begun", "");
    }
    if (begins(m) != FINE) {
        return WRONG;
    }
    m->left = 1;
    return FINE;
}

/* q, qd, friction and accelerations of the present state. */
static int sees(fmu *m)
{
    if ((begins(m) != FINE) || (refresh(m) != FINE)) {
        return WRONG;
    }
    if (m->seen == 0U) {
        if (ran(m, symgen_rates(&m->of.run, m->dy)) != FINE) {
            return WRONG;
        }
        m->seen = 1;
    }
    return FINE;
}

static double *parameter_of(fmu *m, uint32_t k)
{
    return (double *)(void *)((char *)&m->of.parameters + PARAMETER[k]);
}

int fmu_get(fmu *m, uint32_t reference, double *value)
{
    const int32_t k = (int32_t)reference;
    const double *w = m->of.run.workspace;
    double energy[2];

    if (reference >= (uint32_t)V_END) {
        return says(m, "there is no such value reference", "");
    }
    if ((k >= V_PARAMETER) && (k < V_TAU)) {
        *value = *parameter_of(m, reference - (uint32_t)V_PARAMETER);
        return FINE;
    }
    if (sees(m) != FINE) {
        return WRONG;
    }
    if (k < V_PARAMETER) {
        *value = m->of.run.t;
    } else if (k < V_U) {
        *value = m->of.tau[k - V_TAU];
    } else if (k < V_Q) {
        *value = m->of.u[k - V_U];
    } else if (k < V_QD) {
        *value = w[k - V_Q];
    } else if (k < V_QDD) {
        *value = w[N + (k - V_QD)];
    } else if (k < V_FRICTION) {
        *value = w[(2 * N) + MODES + (k - V_QDD)];
    } else if (k < V_MODE) {
        *value = w[(2 * N) + (k - V_FRICTION)];
    } else if (k < V_CLOSED) {
        *value = (double)m->of.mode[k - V_MODE];
    } else if (k < V_CONTACT) {
        *value = (double)m->of.closed_stops[k - V_CLOSED];
    } else if (k < V_X) {
        *value = m->of.contact[k - V_CONTACT];
    } else if (k < V_RATE) {
        *value = m->of.x[k - V_X];
    } else if (k < V_JOINT) {
        *value = m->dy[(2 * FREE) + (k - V_RATE)];
    } else if (k < V_INDICATOR) {
        show(m, m->of.run.t, w, &w[N], energy);
        if (k < V_JOINT_RATE) {
            *value = m->shown[k - V_JOINT];
        } else if (k < V_POINT) {
            *value = m->shown_rates[k - V_JOINT_RATE];
        } else if (k < V_ENERGY) {
            *value = m->points[k - V_POINT];
        } else {
            *value = energy[k - V_ENERGY];
        }
    } else if (k < V_LAST_EVENT) {
        symgen_indicators(&m->of.run, m->indicators);
        m->seen = 0;
        *value = m->indicators[k - V_INDICATOR];
    } else if (k < V_EVENT_COUNT) {
        *value = isnan(m->last_event) ? m->start : m->last_event;
    } else {
        *value = (double)m->event_count;
    }
    return FINE;
}

int fmu_set(fmu *m, uint32_t reference, double value)
{
    const int32_t k = (int32_t)reference;
    double *place = NULL;

    if ((k >= V_PARAMETER) && (k < V_TAU)) {
        place = parameter_of(m, reference - (uint32_t)V_PARAMETER);
        m->stale = 1;
    } else if ((k >= V_TAU) && (k < V_U) && (TAU_BY_LAW[k - V_TAU] == 0U)) {
        place = &m->of.tau[k - V_TAU];
    } else if ((k >= V_U) && (k < V_Q) && (INPUT_BY_LAW[k - V_U] == 0U)) {
        place = &m->of.u[k - V_U];
    } else if ((m->left == 0U) && (k >= V_Q) && (k < V_QD)) {
        place = &m->start_q[k - V_Q];
    } else if ((m->left == 0U) && (k >= V_QD) && (k < V_QDD)) {
        place = &m->start_qd[k - V_QD];
    } else if ((m->left == 0U) && (k >= V_X) && (k < V_RATE)) {
        place = &m->start_x[k - V_X];
    }
    if (place == NULL) {
        return says(m, "a variable cannot be set now", "");
    }
    if (!isfinite(value)) {
        return says(m, "a value is not finite", "");
    }
    if ((*place < value) || (*place > value)) {
        *place = value;
        m->changed = 1;
        m->seen = 0;
        m->begun = 0;
    }
    return FINE;
}

int fmu_is_state(uint32_t reference)
{
    const int32_t k = (int32_t)reference;

    return ((k >= V_Q) && (k < V_QDD)) || ((k >= V_X) && (k < (V_X + CONTINUOUS)));
}

/* Counts events of the list, which is emptied. */
static int noted(fmu *m)
{
    const int any = m->of.run.event > 0;

    if (any) {
        m->event_count += (int32_t)m->of.run.event;
        m->last_event = m->of.events[(m->of.run.event - 1) * EVENT];
    }
    m->of.run.event = 0;
    return any;
}

double fmu_time(const fmu *m)
{
    return m->of.run.t;
}

int fmu_step(fmu *m, double end, int early, int *event, int *ended)
{
    sim *run = &m->of.run;
    int code;

    *event = 0;
    *ended = 0;
    if (refresh(m) != FINE) {
        return WRONG;
    }
    m->seen = 0;
    run->end = end;
    code = symgen_change(run, m->changed);
    m->changed = 0;
    *event = noted(m);
    while (((code == SIM_MORE) || (code == SIM_FULL)) && (run->t < end) && !((early != 0) && (*event != 0))) {
        code = symgen_events(run, 1);
        *event = noted(m) || *event;
    }
    if (run->reason == SIM_SINGULAR) {
        *ended = 1;
    }
    return ran(m, code);
}

void fmu_set_time(fmu *m, double t)
{
    m->of.run.t = t;
    m->seen = 0;
}

size_t fmu_states(void)
{
    return STATES;
}

size_t fmu_indicator_count(void)
{
    return SWITCHES;
}

int fmu_nominals(fmu *m, double *x)
{
    (void)m;
    (void)memcpy(x, NOMINAL, STATES * sizeof(double));
    return FINE;
}

void fmu_set_states(fmu *m, const double *x)
{
    (void)memcpy(symgen_state(&m->of.run), x, STATES * sizeof(double));
    m->seen = 0;
}

int fmu_get_states(fmu *m, double *x)
{
    if (begins(m) != FINE) {
        return WRONG;
    }
    (void)memcpy(x, symgen_state(&m->of.run), STATES * sizeof(double));
    return FINE;
}

int fmu_rates(fmu *m, double *dx)
{
    if (sees(m) != FINE) {
        return WRONG;
    }
    (void)memcpy(dx, m->dy, STATES * sizeof(double));
    return FINE;
}

int fmu_indicators(fmu *m, double *z)
{
    if (sees(m) != FINE) {
        return WRONG;
    }
    symgen_indicators(&m->of.run, m->indicators);
    m->seen = 0;
    (void)memcpy(z, m->indicators, SWITCHES * sizeof(double));
    return FINE;
}

int fmu_step_completed(fmu *m, int *event)
{
    if (sees(m) != FINE) {
        return WRONG;
    }
    *event = symgen_crossed(&m->of.run);
    m->seen = 0;
    return FINE;
}

int fmu_update(fmu *m, int *states_changed, int *ended, double *next_instant)
{
    double *y = symgen_state(&m->of.run);
    int code;

    *ended = 0;
    if (refresh(m) != FINE) {
        return WRONG;
    }
    if (!isfinite(m->stop)) {
        m->of.run.end = m->of.run.t + 10.0; /* lengths of storms of events are parts of the run's */
    }
    (void)memcpy(m->before, y, STATES * sizeof(double));
    code = symgen_happens(&m->of.run, m->changed);
    m->changed = 0;
    m->seen = 0;
    (void)noted(m);
    *states_changed = memcmp(m->before, y, STATES * sizeof(double)) != 0;
    if (m->of.run.reason == SIM_SINGULAR) {
        *ended = 1;
    }
    *next_instant = symgen_next_instant(&m->of.run);
    return ran(m, code);
}

/* The place of a known of a derivative, or null. */
static double *place_of(fmu *m, uint32_t reference)
{
    const int32_t k = (int32_t)reference;
    double *y = symgen_state(&m->of.run);

    if ((k >= V_TAU) && (k < V_U)) {
        return &m->of.tau[k - V_TAU];
    }
    if ((k >= V_U) && (k < V_Q)) {
        return &m->of.u[k - V_U];
    }
    for (int32_t i = 0; i < FREE; i++) {
        if (k == (V_Q + FREE_JOINT[i])) {
            return &y[i];
        }
        if (k == (V_QD + FREE_JOINT[i])) {
            return &y[FREE + i];
        }
    }
    if ((k >= V_X) && (k < (V_X + CONTINUOUS))) {
        return &y[(2 * FREE) + (k - V_X)];
    }
    if ((k >= V_PARAMETER) && (k < V_TAU)) {
        m->stale = 1;
        return parameter_of(m, reference - (uint32_t)V_PARAMETER);
    }
    return NULL;
}

/* The place of a known in the direction of emitted derivatives, or -1. */
static int32_t varied(uint32_t reference)
{
    const int32_t k = (int32_t)reference;

    if ((k >= V_TAU) && (k < V_Q)) {
        return (2 * N) + (k - V_TAU); /* inputs stand behind tau in both */
    }
    if ((k >= V_Q) && (k < V_QDD)) {
        return k - V_Q;
    }
    if ((k >= V_X) && (k < (V_X + CONTINUOUS))) {
        return ((3 * N) + M - CONTINUOUS) + (k - V_X); /* states of the chain are its last inputs */
    }
    return ((k >= V_PARAMETER) && (k < V_TAU)) ? (SLOPE_PARAMETER + (k - V_PARAMETER)) : -1;
}

/* Whether there is an emitted derivative of an unknown, and where: in the direction itself, or behind it. */
static int32_t sloped(uint32_t reference)
{
    const int32_t k = (int32_t)reference;

    if ((k >= V_Q) && (k < V_QDD)) {
        return k - V_Q;
    }
    if ((k >= V_QDD) && (k < V_FRICTION)) {
        return VARIED + SLOPE_QDD + (k - V_QDD);
    }
    return ((k >= V_FRICTION) && (k < V_MODE) && (SLOPE_FRICTION >= 0)) ? (VARIED + SLOPE_FRICTION + (k - V_FRICTION)) : -1;
}

/* Emitted derivatives of the unknowns that have one; whether all have. Closed stops push, so that there are none. */
static int slopes(fmu *m, const uint32_t *unknowns, size_t unknown_count, const uint32_t *knowns, size_t known_count,
                  const double *seed, double *found, int *any)
{
    const double *w = m->of.run.workspace;
    int all = 1;

    *any = SLOPES > 0;
    for (int32_t k = 0; k < STOPS; k++) {
        *any = *any && (m->of.closed_stops[k] == 0);
    }
    for (int32_t i = 0; i < VARIED; i++) {
        m->tangent[i] = 0.0;
    }
    for (size_t j = 0; (j < known_count) && (*any != 0); j++) {
        const int32_t place = varied(knowns[j]);

        *any = place >= 0;
        if (place >= 0) {
            m->tangent[place] += seed[j];
        }
    }
    if (*any == 0) {
        return 0;
    }
    along(m, w, &w[N], m->tangent, m->slope);
    for (size_t i = 0; i < unknown_count; i++) {
        const int32_t place = sloped(unknowns[i]);

        if (place >= 0) {
            found[i] = (place < VARIED) ? m->tangent[place] : m->slope[place - VARIED];
        } else {
            all = 0;
        }
    }
    return all;
}

int fmu_direction(
    fmu *m, const uint32_t *unknowns, size_t unknown_count, const uint32_t *knowns, size_t known_count,
    const double *seed, double *found)
{
    static const double PART[4] = { 1.0, -1.0, 2.0, -2.0 };
    static const double WEIGHT[4] = { 8.0 / 12.0, -8.0 / 12.0, -1.0 / 12.0, 1.0 / 12.0 };
    int any = 0;

    for (size_t i = 0; i < unknown_count; i++) {
        found[i] = 0.0;
    }
    if (sees(m) != FINE) {
        return WRONG;
    }
    for (size_t j = 0; j < known_count; j++) {
        if (place_of(m, knowns[j]) == NULL) {
            return says(m, "no derivative by such a variable", "");
        }
    }
    if (slopes(m, unknowns, unknown_count, knowns, known_count, seed, found, &any) != 0) {
        return sees(m);
    }
    for (size_t j = 0; j < known_count; j++) { /* differences of the rest */
        double *place = place_of(m, knowns[j]);
        const double kept = *place;
        const double step = DIFFERENCE * fmax(1.0, fabs(kept));

        for (int32_t part = 0; (part < 4) && ((seed[j] < 0.0) || (seed[j] > 0.0)); part++) {
            const double shifted = kept + (PART[part] * step);

            *place = shifted;
            (void)place_of(m, knowns[j]); /* parameters are prepared anew */
            m->seen = 0;
            for (size_t i = 0; i < unknown_count; i++) {
                double value = 0.0;

                if ((any != 0) && (sloped(unknowns[i]) >= 0)) {
                    continue;
                }
                if (fmu_get(m, unknowns[i], &value) != FINE) {
                    *place = kept;
                    return WRONG;
                }
                found[i] += seed[j] * (WEIGHT[part] * (value / step));
            }
        }
        *place = kept;
        (void)place_of(m, knowns[j]);
        m->seen = 0;
    }
    return sees(m);
}

size_t fmu_size(const fmu *m)
{
    return m->size;
}

void fmu_save(const fmu *m, void *to)
{
    (void)memcpy(to, m, m->size);
}

int fmu_load(fmu *m, const void *from, size_t size)
{
    const char *theirs = (const char *)from + offsetof(fmu, token);

    if ((size != m->size) || (memcmp(theirs, TOKEN, sizeof(TOKEN)) != 0)) {
        return says(m, "these bytes are no state of this model", "");
    }
    (void)memcpy(m, from, size);
    lay_out(m);
    return FINE;
}
