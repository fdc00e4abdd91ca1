/* Joints that meet their stops within steps. Follows ledger.c. */

/* Places of joints with stops at a state, then their rates. */
static void at_stops(fixed_steps *m, const start *s, const REAL *q, const REAL *qd, double *found)
{
    const REAL *places = q;
    const REAL *rates = qd;

    if (m->positions != NULL) {
        joint_rates(m, s, q, qd);
        CALL(m, m->positions, (const void *, numbers), (s->prepared, q), s->u, s->t, (out), (m->desk.places));
        places = m->desk.places;
        rates = m->desk.rates;
    }
    for (int32_t k = 0; k < m->stop_count; k++) {
        found[k] = (double)places[m->stop_joints[k]];
        found[m->stop_count + k] = (double)rates[m->stop_joints[k]];
    }
}

/* The part of a step after which a joint has met a bound with a rate, or -1. Gaps to it and their rates, before the step
   and after it. */
static double meets(double bound, double gap, double rate, double gap_after, double rate_after, double dt)
{
    const double slack = RESTS * fabs(bound);
    const double fast = fmax(fabs(rate), fabs(rate_after)) * dt;
    const int stood = (gap <= slack) && (fabs(rate) <= slack);
    const int lands = (gap_after <= slack) && (fabs(rate_after) <= (RESTS * fast / dt)) && !stood;
    const int passes = (gap + (dt * rate)) <= 0.0; /* but for the stop */
    const int near = (gap <= (2.0 * fast)) && (gap_after <= (2.0 * fast));
    const int turns = (rate < 0.0) && (passes || ((rate_after > 0.0) && near)) && !stood;

    if (!isfinite(bound) || !(lands || turns)) {
        return -1.0;
    }
    return (rate < 0.0) ? fmin(1.0, fmax(0.0, gap) / (-rate * dt)) : 1.0;
}

/* `meets` of a joint with a stop, in a run. */
static double meets_stop(const fixed_steps *m, size_t run, int32_t stop, const double *before, const double *after)
{
    const size_t at = (run * (size_t)m->stop_stride) + (size_t)stop;
    const double lower = m->stop_lower[at];
    const double upper = m->stop_upper[at];
    const double *rate = &before[m->stop_count];
    const double *rate_after = &after[m->stop_count];
    const double low = meets(lower, before[stop] - lower, rate[stop], after[stop] - lower, rate_after[stop], m->dt);

    if (!(low < 0.0)) {
        return low;
    }
    return meets(upper, upper - before[stop], -rate[stop], upper - after[stop], -rate_after[stop], m->dt);
}

/* The part of a step after which the first joint meets its stop, from places and rates before and after; above 1: none. */
static double first_impact(const fixed_steps *m, size_t run)
{
    const double *before = m->desk.stops;
    double first = 2.0;

    for (int32_t k = 0; k < m->stop_count; k++) {
        const double place = meets_stop(m, run, k, before, &before[2 * m->stop_count]);

        first = (place < 0.0) ? first : fmin(first, place);
    }
    return first;
}

/* Whether joints meet their stops in the step of a lane. */
static int lane_meets(fixed_steps *m, const block *b, size_t s)
{
    double *before = m->desk.stops;
    double *after = &before[2 * m->stop_count];

    if (m->positions != NULL) {
        const start at = start_of_lane(m, b, s);

        at_stops(m, &at, at.q, at.qd, before);
        gather(b, s, (size_t)m->n, b->q_next, m->desk.end.q);
        gather(b, s, (size_t)m->n, b->qd_next, m->desk.end.qd);
        at_stops(m, &at, m->desk.end.q, m->desk.end.qd, after);
    }
    for (int32_t k = 0; (k < m->stop_count) && (m->positions == NULL); k++) {
        const size_t at = ((size_t)m->stop_joints[k] * b->lanes) + s;

        before[k] = (double)b->q[at];
        before[m->stop_count + k] = (double)b->qd[at];
        after[k] = (double)b->q_next[at];
        after[m->stop_count + k] = (double)b->qd_next[at];
    }
    return first_impact(m, run_of(m, b, s)) <= 1.0;
}

static double energy(const fixed_steps *m, const start *s, const REAL *q, const REAL *qd)
{
    return kinetic(m, s, q, qd) + stored(m, s->prepared, q, s->u, s->t);
}

/* What the work of a step does not leave at its end. */
static double lost_in(fixed_steps *m, const start *s, const state *end)
{
    powers *ends = m->desk.ends;
    double work;

    power(m, s, s->q, s->qd, end->mode, 0.0, &ends[0]);
    power(m, s, end->q, end->qd, end->mode, m->dt, &ends[1]);
    work = 0.5 * m->dt * (ends[0].work + ends[1].work);
    if (m->ledger != NULL) {
        m->ledger->work += work;
        m->ledger->known = 0;
    }
    return work_of_tau(m, s, end) + work + energy(m, s, s->q, s->qd) - energy(m, s, end->q, end->qd);
}

/* Whether a joint stands at its stop before a step; its force is part of the loads on which friction depends. */
static int stands(const fixed_steps *m, size_t run)
{
    int any = 0;

    for (int32_t k = 0; (k < m->stop_count) && (m->loaded != 0); k++) {
        const size_t at = (run * (size_t)m->stop_stride) + (size_t)k;
        const double place = m->desk.stops[k];

        any = any || ((place - m->stop_lower[at]) <= RESTS) || ((m->stop_upper[at] - place) <= RESTS);
    }
    return any;
}
