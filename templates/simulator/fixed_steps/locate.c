/* Instants at which modes change within steps, and impacts. Follows impacts.c. */

#define AT_ONCE 40  /* halvings of a step that leave its beginning */
#define HALVINGS 33 /* of a step that are as fine as an event is located */
#define ROUGHER 22  /* the same in single precision */
#define SURE 16      /* trials before the interval is halved now and then */
#define NEAR 1024.0 /* times as fine, within which secants are exact */
#define FARTHER 8.0 /* a trial beside a foretold zero that misses goes so much farther from it */

/* An event `offset` after the start of a step, in the state q, qd. */
static void record(
    const fixed_steps *m, step_events *found, int64_t at, const signed char *before, const signed char *after,
    double offset, const REAL *q, const REAL *qd)
{
    const size_t n = (size_t)m->n;
    const size_t modes = (size_t)m->modes;
    const size_t place = (size_t)found->count;
    REAL *there = &found->states[2U * place * n];

    for (size_t k = 0U; k < n; k++) {
        there[k] = q[k];
        there[n + k] = ((m->rough[k] != 0U) && (after[k] == 0)) ? (REAL)0 : qd[k];
    }
    for (size_t k = 0U; k < (size_t)m->stop_count; k++) {
        found->stops[(place * (size_t)m->stop_count) + k] = 0U;
    }
    found->losses[place] = 0.0;
    found->changes[place] = at;
    found->times[place] = m->change_times[at] + offset;
    memcpy(&found->modes[2U * place * modes], before, modes);
    memcpy(&found->modes[((2U * place) + 1U) * modes], after, modes);
    found->count++;
}

/* Where a rate comes to zero, in the sense of its mode: its last two values before. */
typedef struct approach {
    double at[2];
    REAL *rate[2];
    int known;
} approach;

static void add_point(const fixed_steps *m, approach *a, double at, const REAL *rates)
{
    REAL *oldest = a->rate[0];

    a->rate[0] = a->rate[1];
    a->at[0] = a->at[1];
    a->rate[1] = oldest;
    a->at[1] = at;
    memcpy(oldest, rates, (size_t)m->n * sizeof(REAL));
    a->known++;
}

/* The first zero of the coordinates that slide before and not after, by secants; an infinity where there is none. */
static double zero_ahead(const fixed_steps *m, const approach *a, const signed char *mode, const signed char *after)
{
    double first = INFINITY;

    for (int32_t k = 0; k < m->n; k++) {
        const double earlier = (double)mode[k] * (double)a->rate[0][k];
        const double later = (double)mode[k] * (double)a->rate[1][k];

        if ((m->rough[k] != 0U) && (mode[k] != 0) && (after[k] != mode[k]) && (earlier > later)) {
            first = fmin(first, a->at[1] + (later * ((a->at[1] - a->at[0]) / (earlier - later))));
        }
    }
    return first;
}

/* A length in which the next change is looked for. From far, a tenth of the way before the zero that secants foretell,
   for their error has one sign; from near, `reach` beside it, on the side that is not known yet; now and then, and where
   nothing is foretold, in the middle. */
static double next_length(double ahead, double low, double high, double fine, double reach, int tries)
{
    double at = 0.5 * (low + high);

    if ((ahead < INFINITY) && ((tries < SURE) || ((tries % 4) != 3))) {
        if ((ahead - low) > (NEAR * fine)) {
            at = ahead - (0.1 * (ahead - low));
        } else {
            at = ((high - ahead) <= (2.0 * reach)) ? (ahead - reach) : (ahead + reach);
        }
    }
    return ((at > low) && (at < high)) ? at : (0.5 * (low + high));
}

/* Whether one of the joints that meet their stops has turned round, from rates before and after. */
static int turned(const fixed_steps *m, const unsigned char *met)
{
    const double *rate = &m->desk.stops[m->stop_count];
    const double *rate_after = &m->desk.stops[3 * m->stop_count];
    int any = 0;

    for (int32_t k = 0; k < m->stop_count; k++) {
        any = any || ((met[k] != 0U) && ((rate[k] * rate_after[k]) <= 0.0) && (fabs(rate[k]) > 0.0));
    }
    return any;
}

/* The instant in a step at which the first of these joints meets its stop: the longest step from the same start in which
   none turns round, or `guess` where none has turned at the end. */
static double impact_instant(fixed_steps *m, const start *s, const unsigned char *met, double guess)
{
    double low = 0.0;
    double high = m->dt;

    if (!turned(m, met)) {
        return guess;
    }
    for (int halving = 0; halving < ((sizeof(REAL) > 4U) ? AT_ONCE : ROUGHER); halving++) {
        const double middle = 0.5 * (low + high);

        take(m, s, middle, &m->desk.probe);
        at_stops(m, s, m->desk.probe.q, m->desk.probe.qd, &m->desk.stops[2 * m->stop_count]);
        if (turned(m, met)) {
            high = middle;
        } else {
            low = middle;
        }
    }
    return high;
}

/* Impacts of a step as one event, whose state is that after the step. Whether there are any, or, for the ledger, joints
   stand at their stops: then what the step's work does not leave is lost. */
static int locate_impacts(fixed_steps *m, step_events *found, int64_t at, const start *s, const state *end)
{
    const size_t run = (size_t)m->change_runs[at];
    const double *before = m->desk.stops;
    const double *after = &before[2 * m->stop_count];
    const double first = first_impact(m, run);
    double lost;

    if ((first > 1.0) && ((m->ledger == NULL) || !stands(m, run))) {
        return 0;
    }
    lost = lost_in(m, s, end);
    if (m->ledger != NULL) {
        m->ledger->loss += lost;
    }
    if ((first <= 1.0) || differ(m, s->mode, end->mode)) {
        record(m, found, at, s->mode, end->mode, fmin(1.0, first) * m->dt, end->q, end->qd);
    }
    for (int32_t k = 0; (k < m->stop_count) && (first <= 1.0); k++) {
        found->stops[((found->count - 1) * m->stop_count) + k] = (unsigned char)!(meets_stop(m, run, k, before, after) < 0.0);
        found->losses[found->count - 1] = lost;
    }
    if (first <= 1.0) {
        const unsigned char *met = &found->stops[(found->count - 1) * m->stop_count];

        found->times[found->count - 1] = m->change_times[at] + impact_instant(m, s, met, first * m->dt);
    }
    return 1;
}

/* The events within a step, and its energies where there is a ledger. Up to each change of modes, shorter steps from the
   same start keep theirs: the longest of them is found between lengths that do and do not, by secants of the rates.
   Karnopp's modes hold from the start to the end of a step. */
static void locate(fixed_steps *m, step_events *found, int64_t at)
{
    const size_t n = (size_t)m->n;
    const size_t modes = (size_t)m->modes;
    const start s = start_of_change(m, at);
    desk *w = &m->desk;
    state *probe = &w->probe;
    signed char *mode = w->mode;
    signed char *high = w->high_mode;
    const double fine = ldexp(m->dt, (sizeof(REAL) > 4U) ? -HALVINGS : -ROUGHER);
    double since = 0.0;
    double counted = 0.0; /* in the ledger */

    take(m, &s, m->dt, &w->end);
    memcpy(w->end.mode, &s.mode[modes], modes);
    if (m->stop_count > 0) {
        at_stops(m, &s, s.q, s.qd, w->stops);
        at_stops(m, &s, w->end.q, w->end.qd, &w->stops[2 * m->stop_count]);
        if (locate_impacts(m, found, at, &s, &w->end)) {
            return;
        }
    }
    memcpy(w->at.q, s.q, n * sizeof(REAL));
    memcpy(w->at.qd, s.qd, n * sizeof(REAL));
    memcpy(w->at.mode, s.mode, modes);
    memcpy(mode, w->end.mode, modes);
    if ((m->interpolated == 0) || !differ(m, s.mode, w->end.mode)) {
        if (differ(m, s.mode, w->end.mode)) {
            record(m, found, at, s.mode, w->end.mode, 0.0, s.q, s.qd);
        }
    } else {
        take(m, &s, ldexp(m->dt, -AT_ONCE), probe); /* as decided at the start */
        memcpy(mode, probe->mode, modes);
        if (differ(m, s.mode, mode)) {
            record(m, found, at, s.mode, mode, 0.0, s.q, s.qd);
        }
    }
    for (int32_t events = 0; (events < (m->modes + 2)) && differ(m, mode, w->end.mode); events++) {
        approach a = {{0.0, 0.0}, {w->secant, &w->secant[n]}, 0};
        double low_at = since;
        double high_at = m->dt;
        double reach = 0.4 * fine;

        add_point(m, &a, since, w->at.qd);
        memcpy(high, w->end.mode, modes);
        for (int tries = 0; (tries < (4 * HALVINGS)) && ((high_at - low_at) > fine); tries++) {
            const double ahead = (a.known > 1) ? zero_ahead(m, &a, mode, high) : INFINITY;
            const double middle_at = next_length(ahead, low_at, high_at, fine, reach, tries);
            const int near = (fabs(middle_at - ahead) <= (1.5 * reach));
            int changed;

            take(m, &s, middle_at, probe);
            changed = differ(m, mode, probe->mode);
            if (near && (changed != (middle_at > ahead))) {
                reach *= FARTHER;
            }
            if (changed) {
                memcpy(high, probe->mode, modes);
                high_at = middle_at;
            } else {
                if ((middle_at - a.at[1]) > (0.1 * NEAR * fine)) {
                    add_point(m, &a, middle_at, probe->qd);
                }
                low_at = middle_at;
            }
        }
        since = high_at;
        if (m->ledger != NULL) {
            take(m, &s, low_at, &w->low);
            account(m, &s, &w->at, &w->low, mode, counted, low_at - counted);
            counted = low_at;
        }
        take(m, &s, since, &w->at);
        record(m, found, at, mode, high, low_at, w->at.q, w->at.qd);
        memcpy(mode, high, modes);
    }
    if (m->ledger != NULL) {
        account(m, &s, &w->at, &w->end, mode, counted, m->dt - counted);
    }
    if (differ(m, mode, w->end.mode)) { /* more events than can be told apart */
        record(m, found, at, mode, w->end.mode, m->dt, w->end.q, w->end.qd);
    }
}

void symgen_fixed_locate(fixed_steps *m, step_events *found)
{
    found->count = 0;
    for (int64_t at = found->first; at < found->last; at++) {
        locate(m, found, at);
    }
}
