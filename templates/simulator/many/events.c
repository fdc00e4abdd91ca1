/* Many runs, one after the other in the workspace of one, each as if it were alone. Follows driver.c. */

/*DECLARATIONS*/
/* Runs `first` to before `last`. Arrays have a row for each run; states and signals are read where a run begins and
   written where it ends. */
typedef struct sim_many {
    sim *run; /* complete but for the arrays of its row */
    int64_t first;
    int64_t last;
    int32_t running; /* whether `first` is on its way */
    int32_t states;  /* of the controller */
    const volatile int32_t *stop; /* not zero: no more steps */
    sim_function prepare;         /* or null, where all runs have one set of parameters */
    sim_function prepare_laws;
    int64_t parameter_count;
    const double *parameters;
    void *prepared; /* room for one set */
    int64_t stop_size;
    const double *stops; /* (runs, 3, stop_size), bounds and restitutions; null where all runs have those of `run` */
    void *prepared_laws;
    const double *const *table_values; /* of the first run */
    const int64_t *table_strides;      /* 0, or the distance of the next run's */
    double *t;
    double *t0;
    double *end;
    double *q;
    double *qd;
    signed char *mode;
    double *x;
    double *tau;
    double *u;
    double *due;
    double *hold_due;
    unsigned char *begun; /* whether a run goes on */
    unsigned char *done;  /* 1: ended by a condition, 2: failed */
    int32_t *status;
    int32_t *reason;
    int32_t *concern;
    double *several_at;
    double *left_times;  /* (runs, n): when each joint was left first beyond its limits, or NaN; like the following */
    double *left_values;
    double *turn_times; /* near a singular pose */
    double *turn_values;
    double *row_q;       /* (runs, rows, n) */
    double *row_qd;
    double *row_tau;
    double *row_x;
    signed char *row_mode;
    int64_t *event_runs;
} sim_many;

/* Takes at most this number of steps: SIM_DONE, SIM_MORE (also when told to stop), SIM_FULL (the list of events is). */
int symgen_many_events(sim_many *m, int64_t steps);
/*END*/

typedef void (*prepare_function)(const void *parameters, void *prepared);

static void copy_doubles(int64_t count, const double *from, double *to)
{
    for (int64_t k = 0; k < count; k++) {
        to[k] = from[k];
    }
}

static void copy_modes(int64_t count, const signed char *from, signed char *to)
{
    for (int64_t k = 0; k < count; k++) {
        to[k] = from[k];
    }
}

/* Makes everything ready for the next run; `fresh` is the run's struct as it was filled in. */
static void enter(sim_many *m, const sim *fresh)
{
    sim *r = m->run;
    sim_signals *s = r->signals;
    const int64_t run = m->first;
    const int64_t n = r->plant->n;
    const int64_t events = r->event;

    *r = *fresh;
    r->event = events;
    r->row = 0;
    r->wanted_at = 0;
    if (m->prepare != NULL) {
        ((prepare_function)m->prepare)(&m->parameters[run * m->parameter_count], m->prepared);
    }
    if (m->prepare_laws != NULL) {
        ((prepare_function)m->prepare_laws)(&m->parameters[run * m->parameter_count], m->prepared_laws);
    }
    for (int32_t k = 0; k < s->table_count; k++) {
        s->tables[k].at = 0;
        s->tables[k].values = &m->table_values[k][run * m->table_strides[k]];
    }
    copy_doubles(n, &m->q[run * n], r->q);
    copy_doubles(n, &m->qd[run * n], r->qd);
    copy_modes(r->plant->modes, &m->mode[run * r->plant->modes], r->mode);
    copy_doubles(n, &m->tau[run * n], s->tau);
    copy_doubles(r->plant->m, &m->u[run * r->plant->m], s->u);
    copy_doubles(m->states, &m->x[run * m->states], s->x);
    copy_doubles(s->sampled, &m->due[run * s->sampled], s->due);
    s->hold_due = m->hold_due[run];
    r->t0 = m->t0[run];
    r->t = m->t[run];
    r->end = m->end[run];
    r->resumed = m->begun[run];
    for (int64_t k = 0; k < n; k++) {
        r->left_times[k] = NAN;
        if (r->turn_at != NULL) {
            r->turn_times[k] = NAN;
        }
    }
    if (m->stops != NULL) {
        r->stop_lower = &m->stops[3 * run * m->stop_size];
        r->stop_upper = &r->stop_lower[m->stop_size];
        r->restitution = &r->stop_upper[m->stop_size];
    }
    m->running = 1;
}

/* Stores a run's end, and the rows on its way. */
static void leave(sim_many *m, int code)
{
    sim *r = m->run;
    sim_signals *s = r->signals;
    const int64_t run = m->first;
    const int64_t n = r->plant->n;
    const int64_t modes = r->plant->modes;
    const int64_t width = 3 + (4 * n) + modes + r->plant->m + m->states;

    if ((code == SIM_DONE) && (r->wanted_at < r->wanted_count) && (r->t >= r->wanted[r->wanted_at])) {
        symgen_last_row(r);
        code = (r->failed != SIM_OK) ? SIM_FAILED : code;
        r->row -= (r->failed != SIM_OK) ? 1 : 0;
    }
    for (int64_t row = 0; (row < r->row) && (row < r->wanted_count); row++) {
        const int64_t at = (run * r->wanted_count) + row;
        const double *from = &r->rows[row * width];

        copy_doubles(n, &from[1], &m->row_q[at * n]);
        copy_doubles(n, &from[1 + n], &m->row_qd[at * n]);
        copy_doubles(n, &from[1 + (3 * n)], &m->row_tau[at * n]);
        copy_doubles(m->states, &from[1 + (4 * n) + modes + r->plant->m], &m->row_x[at * m->states]);
        copy_modes(modes, &r->row_modes[row * modes], &m->row_mode[at * modes]);
    }
    copy_doubles(n, r->q, &m->q[run * n]);
    copy_doubles(n, r->qd, &m->qd[run * n]);
    copy_modes(modes, r->mode, &m->mode[run * modes]);
    copy_doubles(n, s->tau, &m->tau[run * n]);
    copy_doubles(r->plant->m, s->u, &m->u[run * r->plant->m]);
    copy_doubles(m->states, s->x, &m->x[run * m->states]);
    copy_doubles(s->sampled, s->due, &m->due[run * s->sampled]);
    m->hold_due[run] = s->hold_due;
    if ((code == SIM_DONE) && (r->t < m->end[run])) {
        m->done[run] = 1U;
    } else if ((code != SIM_DONE) && (code != SIM_MORE)) {
        m->done[run] = 2U;
        m->reason[run] = r->reason;
        m->concern[run] = r->concern;
    }
    m->t[run] = r->t;
    m->begun[run] = 1U;
    m->status[run] = graver(m->status[run], (m->done[run] == 2U) ? r->failed : r->status);
    if (isnan(m->several_at[run])) {
        m->several_at[run] = r->several_at;
    }
    for (int64_t k = 0; k < n; k++) {
        if (isnan(m->left_times[(run * n) + k])) {
            m->left_times[(run * n) + k] = r->left_times[k];
            m->left_values[(run * n) + k] = r->left_values[k];
        }
        if ((r->turn_at != NULL) && isnan(m->turn_times[(run * n) + k])) {
            m->turn_times[(run * n) + k] = r->turn_times[k];
            m->turn_values[(run * n) + k] = r->turn_values[k];
        }
    }
    m->running = 0;
    m->first++;
}

int symgen_many_events(sim_many *m, int64_t steps)
{
    sim *r = m->run;
    sim fresh = *r;
    int64_t taken = 0;

    fresh.started = 0;
    fresh.status = 0;
    fresh.failed = 0;
    fresh.reason = 0;
    fresh.concern = -1;
    fresh.steps = 0;
    fresh.rejected = 0;
    fresh.evaluations = 0;
    fresh.fresh = 0;
    fresh.moving = 0;
    fresh.h = 0.0;
    fresh.quick = 0;
    fresh.approaching = 0;
    fresh.halvings = 0;
    fresh.unresolved = 0;
    while ((m->first < m->last) || (m->running != 0)) {
        int64_t before;
        int64_t events;
        int code;

        if ((m->running == 0) && ((m->done[m->first] != 0U) || (m->t[m->first] >= m->end[m->first]))) {
            m->first++;
            continue;
        }
        if ((taken >= steps) || (*m->stop != 0)) {
            if ((*m->stop != 0) && (m->running != 0)) {
                leave(m, SIM_MORE);
            }
            return SIM_MORE;
        }
        if ((r->event + 2) > r->event_size) {
            return SIM_FULL;
        }
        if (m->running == 0) {
            enter(m, &fresh);
        }
        before = r->steps + r->rejected;
        events = r->event;
        code = symgen_events(r, steps - taken);
        code = ((*m->stop != 0) && (code == SIM_FAILED)) ? SIM_MORE : code; /* a callback raised, or it fails again */
        taken += (r->steps + r->rejected) - before;
        for (int64_t k = events; k < r->event; k++) {
            m->event_runs[k] = m->first;
        }
        if (code == SIM_FULL) {
            return SIM_FULL;
        }
        if (code != SIM_MORE) {
            leave(m, code);
        }
    }
    return SIM_DONE;
}
