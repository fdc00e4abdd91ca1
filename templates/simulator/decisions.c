/* Decisions at an instant: modes of the joints at zero rate, and the events that are written down. */

#define NOTHING (-1)

static int32_t graver(int32_t a, int32_t b)
{
    static const int32_t order[8] = {SIM_RANKS};

    return (order[a] >= order[b]) ? a : b;
}

/* The state y, and the full coordinates and rates in the workspace, belong together: q and qd of the run. */
static int publish(sim *r, const layout *l)
{
    const double *w = r->workspace;
    const int status = unpack(r, r->t, l->y, r->workspace, &r->workspace[l->n]);

    for (int32_t k = 0; k < l->n; k++) {
        r->q[k] = w[k];
        r->qd[k] = w[l->n + k];
    }
    r->loss = l->y[r->size - 1];
    r->work = l->y[r->size - 2] + (own_potential(r, r->t) - r->u0);
    return status;
}

/* An event of the list: modes before stand in l->before, those after in l->next. */
static void record(sim *r, const layout *l, int32_t condition)
{
    const int32_t n = l->n;
    const int32_t modes = l->modes;
    double *event = &r->events[r->event * (1 + (2 * n) + modes)];
    const double *w = r->workspace;

    event[0] = r->t;
    for (int32_t k = 0; k < n; k++) {
        event[1 + k] = w[k];
        event[1 + n + k] = w[n + k];
    }
    for (int32_t k = 0; k < modes; k++) {
        event[1 + (2 * n) + k] = w[(2 * n) + k];
        r->event_modes[(2 * r->event * modes) + k] = l->before[k];
        r->event_modes[(2 * r->event * modes) + modes + k] = l->next[k];
    }
    for (int32_t k = 0; k < l->marks; k++) {
        r->event_marks[(r->event * l->marks) + k] = l->crossed[k];
    }
    r->event_conditions[r->event] = condition;
    if (r->event_losses != NULL) {
        r->event_losses[r->event] = r->lost;
        r->lost = 0.0;
    }
    r->event++;
}

/* The largest of the rates, and of their changes over a part h of the motion with the accelerations `slope`: what a rate
   that is none by a joint at rest may differ from none by is a small part of that. */
static double pace(const sim *r, const layout *l, double h)
{
    double largest = 0.0;

    for (int32_t k = 0; k < r->free_count; k++) {
        largest = fmax(largest, fmax(fabs(l->y[r->free_count + k]), fabs(h * l->slope[r->free_count + k])));
    }
    return largest;
}

/* The direction in the rates of y that the rate of joint e, which follows several coordinates, changes with, less what
   `count` orthogonal ones before it say, at `unit`: its length is one, or NOTHING is left and 0 is returned. */
static int direction_at_rest(sim *r, const layout *l, int32_t e, int32_t count, double *directions)
{
    const sim_plant *p = r->plant;
    const double *q = r->workspace;
    const double *rates = &l->y[r->free_count];
    double *unit = l->slope; /* a room of the integrator, which begins anew after an event */
    double *row = &directions[count * r->free_count];
    double *found = &p->scratch[p->n * p->n];
    double size = 0.0;
    double left = 0.0;

    for (int32_t k = 0; k < l->n; k++) {
        unit[k] = 0.0;
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        const int32_t i = r->free_joints[k];

        unit[i] = 1.0;
        CALL(p, p->rates, (const void *, const double *, const double *), (p->prepared, q, unit), r->signals->u, r->t, (double *), (found));
        unit[i] = 0.0;
        row[k] = ((r->rough[i] != 0U) && is_zero(rates[k])) ? 0.0 : found[p->rate_places[e - l->n]];
        size += row[k] * row[k];
    }
    for (int32_t pass = 0; pass < 2; pass++) { /* the second takes off the rounding of the first */
        for (int32_t c = 0; c < count; c++) {
            const double *other = &directions[c * r->free_count];
            double part = 0.0;

            for (int32_t k = 0; k < r->free_count; k++) {
                part += other[k] * row[k];
            }
            for (int32_t k = 0; k < r->free_count; k++) {
                row[k] -= part * other[k];
            }
        }
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        left += row[k] * row[k];
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        row[k] /= (left > 0.0) ? sqrt(left) : 1.0;
    }
    return left > (SPANNED * SPANNED * size);
}

/* Takes the rounding off the rates where joints rest that follow several coordinates: the smallest change of the rates
   of y that leaves them none. Coordinates that are left with rounding of the motion's pace alone rest too. */
static void settle(sim *r, const layout *l, double moved)
{
    double *rates = &l->y[r->free_count];
    double *directions = r->plant->scratch;
    int32_t count = 0;
    int holds = 0;

    if (l->modes == l->n) {
        return;
    }
    (void)unpack(r, r->t, l->y, r->workspace, &r->workspace[l->n]);
    for (int32_t e = l->n; (e < l->modes) && (count < r->free_count); e++) {
        const double *row = &directions[count * r->free_count];
        double rate = 0.0;

        if ((r->rough[e] == 0U) || ((r->mode[e] != 0) && (l->stopped[e] == 0U))) {
            continue;
        }
        holds = 1;
        if (direction_at_rest(r, l, e, count, directions) == 0) {
            continue;
        }
        count++;
        for (int32_t k = 0; k < r->free_count; k++) {
            rate += row[k] * rates[k];
        }
        for (int32_t k = 0; (k < r->free_count) && (fabs(rate) <= (SETTLED * moved)); k++) {
            rates[k] -= row[k] * rate;
        }
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        const int rests = (holds != 0) || (r->rough[r->free_joints[k]] != 0U);

        if (rests && (fabs(rates[k]) <= ((1e-14 * moved) + (1e-3 * r->atol)))) {
            rates[k] = 0.0;
        }
    }
}

/* Joints that come to rest with those that have stopped, for these leave them no way: rates that were armed, and are zero
   now. */
static void stop_together(sim *r, const layout *l, double moved)
{
    if (l->modes == l->n) {
        return;
    }
    switch_values(r, l, r->t, l->y, l->values);
    for (int32_t j = l->first[KIND_RATE]; j < l->first[KIND_RATE + 1]; j++) {
        const int32_t joint = joint_of(l, j);
        const double rounding = (joint < l->n) ? 0.0 : (1e-14 * moved);

        if (active(r, l, j) && (l->armed[j] != 0U) && (fabs(l->values[j]) <= rounding)) {
            l->stopped[joint] = 1U;
        }
    }
}

static int any_impact(const layout *l)
{
    int any = 0;

    for (int32_t i = 0; i < l->marks; i++) {
        any = any || ((l->crossed[i] & SIM_IMPACT) != 0U);
    }
    return any;
}

/* Decides all joints at zero rate together, and records what changed. `condition` is that of the list. With `look` the
   decision is that of a state so far ahead in the step of length h. */
static int decide_and_record(sim *r, const layout *l, int32_t condition, int at_start, double look, double h)
{
    const sim_plant *p = r->plant;
    const sim_signals *s = r->signals;
    const int32_t n = l->n;
    double *q = r->workspace;
    double *qd = &q[n];
    double *f = &qd[n];
    const double t = r->t + (look * h);
    int resting = 0;
    int changed = 0;
    int status;

    if (look > 0.0) {
        between(l->size, l->y, l->F, look, l->room);
        for (int32_t k = 0; k < r->free_count; k++) {
            const int stands = is_zero(l->y[r->free_count + k]) && (at_stop(r, l, k) != 0);

            if ((l->stopped[r->free_joints[k]] != 0U) || stands) {
                l->room[r->free_count + k] = 0.0;
            }
            l->room[k] = stands ? l->y[k] : l->room[k];
        }
        status = unpack(r, t, l->room, q, qd);
    } else {
        status = unpack(r, r->t, l->y, q, qd);
    }
    if (status != SIM_OK) {
        r->failed = status;
        return SIM_FAILED;
    }
    for (int32_t k = 0; k < l->modes; k++) {
        l->next[k] = r->mode[k];
        resting = resting || ((r->rough[k] != 0U) && ((k >= n) || (!(qd[k] > 0.0) && !(qd[k] < 0.0))));
    }
    if (resting || (r->stop_count > 0)) {
        status = (r->stop_count > 0) ? close_stops(r, l, t, q, qd, resting)
                                     : p->decision(p, t, q, qd, s->tau, s->u, r->mode, l->reached, l->next);
        if (is_failure(status)) {
            r->failed = status;
            r->reason = SIM_DECISION;
            r->concern = -1;
            return SIM_FAILED;
        }
        r->status = graver(r->status, status);
        if ((status == SIM_SEVERAL) && isnan(r->several_at)) {
            r->several_at = r->t;
        }
    }
    if (look > 0.0) {
        (void)unpack(r, r->t, l->y, q, qd);
    }
    for (int32_t k = 0; (r->stop_count > 0) && (k < stops_of(r)); k++) {
        if (r->closed[k] != 0) {
            l->crossed[mark_of(l, k)] &= (unsigned char)~SIM_RELEASE; /* the stop pushes on */
        }
    }
    for (int32_t k = l->modes; k < l->marks; k++) {
        changed = changed || (l->crossed[k] != 0U);
    }
    for (int32_t k = 0; k < l->modes; k++) {
        if ((k < n) && (r->rough[k] == 0U)) {
            l->next[k] = (signed char)((qd[k] > 0.0) - (qd[k] < 0.0));
            r->mode[k] = ((l->crossed[k] & SIM_REVERSAL) != 0U) ? (signed char)-l->next[k] : l->next[k];
            l->before[k] = any_impact(l) ? l->before[k] : r->mode[k];
        }
        changed = changed || (l->next[k] != r->mode[k]) || (l->crossed[k] != 0U);
    }
    if ((changed || (condition != NOTHING)) && !at_start) {
        (void)accelerate(r, r->t, q, qd, l->next, f, &f[l->modes]);
        for (int32_t k = 0; k < l->modes; k++) {
            if (!isfinite(f[k])) {
                r->failed = SIM_NONFINITE;
                r->reason = SIM_ACCELERATION;
                r->concern = k;
                return SIM_FAILED;
            }
        }
        record(r, l, condition);
    }
    for (int32_t k = 0; k < l->modes; k++) {
        r->mode[k] = l->next[k];
        l->before[k] = l->next[k];
    }
    r->fresh = 0;
    return SIM_MORE;
}
