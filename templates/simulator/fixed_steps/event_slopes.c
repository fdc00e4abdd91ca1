/* Derivatives of the instants of events within a step of the only run. Follows locate.c.

   At an instant `at` after the step's beginning, a rate or a gap g is zero at the end of a step of this length, just before
   the event, or, where a joint is let go, just after it. With y(at) the state there,

       d(at) = -(g_y dy)/(g_y y'),   dy along each column of S, y' along the step's length

   and the state at the moving instant has the derivative dy + y' d(at). A change that is decided at the step's beginning, or
   known at its end alone, falls on an instant that nothing moves. An impact has the state after the step. */

#define ASIDE 1e-7 /* of a step, by which a length is on the event's own side */

/* The coordinate whose rate is zero at an event, or -1. */
static int32_t zero_rate(const fixed_steps *m, const signed char *before, const signed char *after)
{
    int32_t found = -1;

    for (int32_t k = 0; (k < m->n) && (found < 0); k++) {
        found = ((m->rough[k] != 0U) && (before[k] != after[k])) ? k : -1;
    }
    return found;
}

/* The stop that a joint has met at an event; -1: none. */
static int32_t met_stop(const fixed_steps *m, const unsigned char *stops)
{
    int32_t found = -1;

    for (int32_t k = 0; (k < m->stop_count) && (found < 0); k++) {
        found = (stops[k] != 0U) ? k : -1;
    }
    return found;
}

/* Slopes of a bound that a joint meets at q: of the nearer one. */
static const double *bound_slopes(const fixed_steps *m, int32_t stop, double q)
{
    const size_t p = (size_t)m->slopes->columns;
    const int upper = fabs(q - m->stop_upper[stop]) < fabs(q - m->stop_lower[stop]);

    return &m->slopes->bounds[(((upper != 0) ? (size_t)m->stop_count : 0U) + (size_t)stop) * p];
}

/* Of the instant of an impact that no rate's turn tells, from a gap and its rate at the step's beginning. */
static void slopes_of_guess(const fixed_steps *m, size_t joint, double offset, double rate, const double *bound, double *to)
{
    const size_t p = (size_t)m->slopes->columns;
    const double *S = &m->slopes->before[joint * p];
    const double *of_rate = &S[(size_t)m->n * p];

    for (size_t c = 0U; c < p; c++) {
        to[c] = -((S[c] + (offset * of_rate[c])) - bound[c]) / rate;
    }
}

/* Of an event: its instant, then the coordinates there, (1 + n, p); `row` of q and qd is zero at a step's `length`. */
static void slopes_of_zero(fixed_steps *m, const start *s, size_t row, double length, const double *bound, double *to)
{
    const step_slopes *g = m->slopes;
    const size_t n = (size_t)m->n;
    const size_t p = (size_t)g->columns;

    memset(g->direction, 0, (state_rows(m) + 2U + (size_t)g->chain_columns) * sizeof(REAL));
    g->direction[input_rows(m)] = (REAL)1;
    call_along(m, s, 0U, length);
    memcpy(g->along_length, g->jacobian, 2U * n * sizeof(REAL));
    for (size_t c = 0U; c < (size_t)g->named; c++) {
        direct(m, g->before, c);
        call_along(m, s, 0U, length);
        to[c] = -((double)g->jacobian[row] - ((bound != NULL) ? bound[c] : 0.0)) / (double)g->along_length[row];
        for (size_t k = 0U; k < n; k++) {
            to[((1U + k) * p) + c] = (double)g->jacobian[k] + ((double)g->along_length[k] * to[c]);
        }
    }
}

static void slopes_of_event(fixed_steps *m, const step_events *found, int64_t which, double *to)
{
    const step_slopes *g = m->slopes;
    const size_t n = (size_t)m->n;
    const size_t p = (size_t)g->columns;
    const signed char *before = &found->modes[2U * (size_t)which * (size_t)m->modes];
    const int32_t stop = (m->stop_count > 0) ? met_stop(m, &found->stops[which * m->stop_count]) : -1;
    const int32_t joint = (stop < 0) ? zero_rate(m, before, &before[m->modes]) : m->stop_joints[stop];
    const start s = start_of_change(m, found->changes[which]);
    const double offset = found->times[which] - m->change_times[found->changes[which]];
    const double aside = ASIDE * m->dt;

    for (size_t k = 0U; k < ((1U + n) * p); k++) {
        to[k] = NAN;
    }
    if (!(offset > 0.0) || !(offset < m->dt)) {
        memset(to, 0, p * sizeof(double));
        memcpy(&to[p], (offset > 0.0) ? g->S : g->before, n * p * sizeof(double));
    } else if ((stop >= 0) && (m->positions != NULL)) {
        memcpy(&to[p], g->S, n * p * sizeof(double)); /* the joint follows others, or some other one does */
    } else if (stop >= 0) {
        const double rate = (double)s.qd[joint];
        const double *bound = bound_slopes(m, stop, (double)s.q[joint] + (offset * rate));
        const int upper = (bound != &g->bounds[(size_t)stop * p]);
        const double gap = ((upper != 0) ? m->stop_upper[stop] : m->stop_lower[stop]) - (double)s.q[joint];

        if (fabs((rate * offset) - gap) <= (aside * fabs(rate) * ASIDE)) {
            slopes_of_guess(m, (size_t)joint, offset, rate, bound, to);
        } else if (offset > aside) {
            slopes_of_zero(m, &s, (size_t)joint, offset - aside, bound, to);
        }
        memcpy(&to[p], g->S, n * p * sizeof(double));
    } else if ((joint >= 0) && ((before[joint] == 0) || (offset > aside))) {
        slopes_of_zero(m, &s, n + (size_t)joint, offset + ((before[joint] == 0) ? aside : -aside), NULL, to);
    }
}

/* Of the events of the last step, from `first` on. */
static void slopes_of_events(fixed_steps *m, const step_events *found, int64_t first)
{
    for (int64_t k = first; (k < found->count) && (m->slopes != NULL); k++) {
        const size_t size = (1U + (size_t)m->n) * (size_t)m->slopes->columns;

        slopes_of_event(m, found, k, &m->slopes->event_slopes[(size_t)k * size]);
    }
}
