/* Flights from a stop that become ever shorter, and end. */

/* Time in which the flights of a joint accumulate that leaves its stop at a rate, with an acceleration back. On the way
   back friction points the other way, so that the way takes another time and ends at another rate. */
static double accumulated(sim *r, int32_t stop, double side, double rate, double back)
{
    const int32_t n = r->plant->n;
    const int32_t lead = (stop < n) ? stop : r->stop_leads[stop - n];
    double *f = &r->workspace[2 * n];
    double *qdd = &f[r->plant->modes];
    double falls = back;
    double flight;

    if ((lead >= 0) && (r->rough[lead] != 0U)) {
        r->mode[lead] = (signed char)-r->mode[lead];
        (void)accelerate(r, r->t, r->workspace, &r->workspace[n], r->mode, f, qdd);
        falls = side * acceleration_along(r, stop, qdd);
        r->mode[lead] = (signed char)-r->mode[lead];
        (void)accelerate(r, r->t, r->workspace, &r->workspace[n], r->mode, f, qdd);
    }
    if (!(falls > 0.0)) {
        return rate / back; /* friction holds it where it turns */
    }
    flight = (rate / back) + (rate / sqrt(back * falls));
    return fmin(FLIGHTS * flight, flight / fmax(0.0, 1.0 - (r->restitution[stop] * sqrt(falls / back))));
}

/* Ends the flights of joints whose next flight from their stop would be shorter than FLIGHT, or than a storm allows, or, of
   joints that follow others by curves, so low that coordinates do not resolve it: they stay at the stop from the limit of the flights on, whose sum is geometric. */
static int end_flights(sim *r, const layout *l, double stop)
{
    const double ease = ((r->t - r->eased_at) < (TOGETHER * FLIGHT * r->eased)) ? r->eased : 1.0;
    const double shortest = ease * fmax(FLIGHT, SHORT * (r->end - r->t0));
    const double *qdd = &r->workspace[(2 * l->n) + l->modes];
    unsigned char *ends = marks_of_stops(r, 1);
    double wait = -1.0;
    double until;
    int code = SIM_MORE;

    look_here(r, l);
    for (int32_t c = 0; c < candidates(r); c++) {
        const int32_t s = stop_of(r, l, c);
        const double q = (c < r->free_count) ? l->y[c] : room_of_stops(r, STOP_PLACE)[s];
        const double rate = -(double)at_stop(r, l, c) * rate_of(r, l, c);
        const double back = (double)at_stop(r, l, c) * acceleration_along(r, s, qdd);
        const double flight = ((rate > 0.0) && (back > 0.0)) ? ((2.0 * rate) / back) : (double)INFINITY;
        const double high = ((c < r->free_count) || knows_way(r, s)) ? 0.0 : (LOW * (1.0 + fabs(q)));
        const int low = (flight * rate) < (ease * high); /* four times the height of the flight */

        ends[s] = (unsigned char)((flight < shortest) || low); /* an impact elsewhere may have thrown it off its stop, too */
        if (ends[s] != 0U) {
            wait = fmax(wait, accumulated(r, s, (double)at_stop(r, l, c), rate, back));
        }
    }
    if (wait < 0.0) {
        return SIM_MORE;
    }
    for (int32_t c = 0; c < candidates(r); c++) { /* no other joint passes its stop meanwhile */
        const int32_t s = stop_of(r, l, c);
        const double q = (c < r->free_count) ? l->y[c] : room_of_stops(r, STOP_PLACE)[s];
        const double rate = rate_of(r, l, c);
        const double gap = (rate > 0.0) ? (r->stop_upper[s] - q) : (q - r->stop_lower[s]);

        if ((ends[s] == 0U) && (at_stop(r, l, c) == 0) && !is_zero(rate)) {
            wait = fmin(wait, 0.5 * (gap / fabs(rate)));
        }
    }
    until = fmin(r->t + wait, stop);
    (void)derivative(r, r->t, l->y, l->slope);
    for (int32_t i = 0; i < (DENSE * l->size); i++) {
        l->F[i] = 0.0;
    }
    for (int32_t i = 0; i < l->size; i++) {
        l->F[i] = (until - r->t) * l->slope[i];
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        if (ends[r->free_joints[k]] != 0U) {
            l->F[k] = 0.0;
            l->F[r->free_count + k] = -l->y[r->free_count + k];
        }
    }
    if (until > r->t) {
        code = commit(r, l, until - r->t, 1.0, until);
        if (code != SIM_MORE) {
            return code;
        }
    }
    for (int32_t i = 0; i < l->size; i++) {
        l->y[i] += l->F[i];
    }
    for (int32_t k = 0; k < r->free_count; k++) { /* what the impacts of all flights take together */
        if (ends[r->free_joints[k]] != 0U) {
            l->y[r->free_count + k] = ((until - r->t) * l->slope[r->free_count + k]) - l->F[r->free_count + k];
        }
    }
    r->t = until;
    r->eased = 2.0 * ease;
    r->eased_at = until;
    for (int32_t c = 0; c < candidates(r); c++) {
        const int32_t s = stop_of(r, l, c);

        l->crossed[mark_of(l, s)] = (ends[s] != 0U) ? SIM_IMPACT : 0U;
    }
    place_at_stops(r, l);
    for (int32_t c = 0; c < candidates(r); c++) {
        const int32_t s = stop_of(r, l, c);

        ends[s] |= (unsigned char)(r->closed[s] != 0); /* or it would be thrown off, by rounding */
    }
    for (int32_t k = 0; k < l->n; k++) {
        l->next[k] = r->mode[k];
    }
    collide(r, l, 1);
    for (int32_t k = 0; k < r->free_count; k++) { /* friction stops a joint before it could turn */
        const int32_t i = r->free_joints[k];

        if ((r->rough[i] != 0U) && (ends[i] == 0U) && (((double)l->next[i] * l->y[r->free_count + k]) < 0.0)) {
            l->y[r->free_count + k] = 0.0;
            l->stopped[i] = 1U;
            r->mode[i] = l->next[i];
        }
    }
    return decide_and_record(r, l, NOTHING, 0, 0.0, 0.0);
}
