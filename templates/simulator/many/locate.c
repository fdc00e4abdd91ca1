/* Instants at which modes change within fixed steps. Follows steps.c. */

#define DECIDED 40  /* halvings of a step that leave its beginning */
#define HALVINGS 33 /* of a step that are as fine as an event is located */
#define ROUGHER 22  /* the same in single precision */
#define SURE 16      /* trials before the interval is halved now and then */
#define NEAR 1024.0 /* times as fine, within which secants are exact */
#define FARTHER 8.0 /* a trial beside a foretold zero that misses goes so much farther from it */

/* One run at the beginning of a step, for steps of any length from there. */
typedef struct start {
    const REAL *prepared;
    const REAL *q;
    const REAL *qd;
    const REAL *tau;
    const REAL *u;
    const signed char *mode;
    REAL t;
    REAL *q_next;
    REAL *qd_next;
} start;

/* The change at a place of the list; `room` is for numbers of its own. */
static start start_of(const many_steps *m, int64_t at, REAL *room)
{
    const size_t n = (size_t)m->n;
    const REAL *state = &m->change_states[(size_t)at * ((3U * n) + (size_t)m->m)];
    start s;

    s.q = state;
    s.qd = &state[n];
    s.tau = &state[2U * n];
    s.u = &state[3U * n];
    s.mode = &m->change_modes[2U * (size_t)at * (size_t)m->modes];
    s.t = (REAL)m->change_times[at];
    s.q_next = room;
    s.qd_next = &room[n];
    s.prepared = m->prepared_single;
    if (m->own != 0) {
        const size_t lanes = (size_t)m->lanes;
        const size_t run = (size_t)m->change_runs[at];
        const REAL *of_block = &m->prepared_single[(run / lanes) * lanes * (size_t)m->prepared_single_size];
        REAL *own = &room[2U * n];

        for (size_t k = 0U; k < (size_t)m->prepared_single_size; k++) {
            own[k] = of_block[of_lane(k, run % lanes, (size_t)m->prepared_single_size)];
        }
        s.prepared = own;
    }
    return s;
}

/* Modes after a step of any length. */
static void modes_after(const many_steps *m, const start *s, double length, signed char *mode)
{
    REAL status;

    CALL(
        m, m->single, (const void *, numbers, numbers, mode_list, numbers, REAL),
        (s->prepared, s->q, s->qd, s->mode, s->tau, (REAL)length), s->u, s->t, (out, out, signed char *, out),
        (s->q_next, s->qd_next, mode, &status));
}

/* An event `offset` after the start of a step, in the state q, qd. */
static void record(
    const many_steps *m, many_events *found, int64_t at, const signed char *before, const signed char *after,
    double offset, const REAL *q, const REAL *qd)
{
    const size_t n = (size_t)m->n;
    const size_t modes = (size_t)m->modes;
    const size_t place = (size_t)found->count;
    REAL *state = &found->states[2U * place * n];

    for (size_t k = 0U; k < n; k++) {
        state[k] = q[k];
        state[n + k] = ((m->rough[k] != 0U) && (after[k] == 0)) ? (REAL)0 : qd[k];
    }
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

static void add_point(const many_steps *m, approach *a, double at, const REAL *rates)
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
static double zero_ahead(const many_steps *m, const approach *a, const signed char *mode, const signed char *after)
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

/* The changes within a step. Up to each, shorter steps from the same start keep their modes: the longest of them is
   found between lengths that do and do not, by secants of the rates. Karnopp's modes hold from the start to the end of
   a step. */
static void locate(const many_steps *m, many_events *found, int64_t at)
{
    const size_t n = (size_t)m->n;
    const size_t modes = (size_t)m->modes;
    const start s = start_of(m, at, m->room);
    const signed char *end = &s.mode[modes];
    signed char *mode = m->mode_room;
    signed char *high = &mode[modes];
    signed char *middle = &high[modes];
    REAL *rates = &m->room[(2U * n) + (size_t)m->prepared_single_size];
    const double fine = ldexp(m->dt, (sizeof(REAL) > 4U) ? -HALVINGS : -ROUGHER);
    double since = 0.0;

    if (m->interpolated == 0) {
        record(m, found, at, s.mode, end, 0.0, s.q, s.qd);
        return;
    }
    modes_after(m, &s, ldexp(m->dt, -DECIDED), mode); /* as decided at the start */
    if (differ(m, s.mode, mode)) {
        record(m, found, at, s.mode, mode, 0.0, s.q, s.qd);
    }
    for (int32_t events = 0; (events < (m->modes + 2)) && differ(m, mode, end); events++) {
        approach a = {{0.0, 0.0}, {rates, &rates[n]}, 0};
        double low_at = since;
        double high_at = m->dt;
        double reach = 0.4 * fine;

        add_point(m, &a, since, (events == 0) ? s.qd : s.qd_next);
        memcpy(high, end, modes);
        for (int tries = 0; (tries < (4 * HALVINGS)) && ((high_at - low_at) > fine); tries++) {
            const double ahead = (a.known > 1) ? zero_ahead(m, &a, mode, high) : INFINITY;
            const double middle_at = next_length(ahead, low_at, high_at, fine, reach, tries);
            const int near = (fabs(middle_at - ahead) <= (1.5 * reach));
            int changed;

            modes_after(m, &s, middle_at, middle);
            changed = differ(m, mode, middle);
            if (near && (changed != (middle_at > ahead))) {
                reach *= FARTHER;
            }
            if (changed) {
                memcpy(high, middle, modes);
                high_at = middle_at;
            } else {
                if ((middle_at - a.at[1]) > (0.1 * NEAR * fine)) {
                    add_point(m, &a, middle_at, s.qd_next);
                }
                low_at = middle_at;
            }
        }
        since = high_at;
        modes_after(m, &s, since, middle);
        record(m, found, at, mode, high, low_at, s.q_next, s.qd_next);
        memcpy(mode, high, modes);
    }
    if (differ(m, mode, end)) { /* more events than can be told apart */
        modes_after(m, &s, m->dt, middle);
        record(m, found, at, mode, end, m->dt, s.q_next, s.qd_next);
    }
}

void symgen_many_locate(const many_steps *m, many_events *found)
{
    found->count = 0;
    for (int64_t at = found->first; at < found->last; at++) {
        locate(m, found, at);
    }
}
