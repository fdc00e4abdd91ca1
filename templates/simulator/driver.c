/* The loop: steps, their switching functions, events. */

static double least_step(const sim *r)
{
    return 16.0 * 2.3e-16 * fmax(fabs(r->t), 1e-9 * (r->end - r->t0));
}

static int fail(sim *r, int32_t status, int32_t reason)
{
    r->failed = status;
    r->reason = reason;
    return SIM_FAILED;
}

/* Puts joints that start at their stops exactly there; one that starts beyond its stop ends the run. */
static int start_at_stops(sim *r, const layout *l)
{
    const int32_t stops = (r->stop_count > 0) ? stops_of(r) : 0;

    for (int32_t s = 0; s < stops; s++) {
        r->closed[s] = 0;
        r->contact[s] = 0.0;
        room_of_stops(r, STOP_FINE)[s] = 0.0;
        room_of_stops(r, STOP_SIDE)[s] = 0.0;
    }
    look_here(r, l);
    for (int32_t c = 0; (c < candidates(r)) && (stops > 0); c++) {
        const int32_t s = stop_of(r, l, c);
        const double lower = r->stop_lower[s];
        const double upper = r->stop_upper[s];
        const double slack = (c < r->free_count) ? SAME : RESTING;
        const double q = (c < r->free_count) ? l->y[c] : room_of_stops(r, STOP_PLACE)[s];

        if (!(q >= (lower - (slack * (1.0 + fabs(lower))))) || !(q <= (upper + (slack * (1.0 + fabs(upper)))))) {
            r->concern = mark_of(l, s);
            return fail(r, SIM_NONE, SIM_STOP);
        }
        if (c < r->free_count) {
            l->y[c] = fmin(upper, fmax(lower, q));
        } else if (!(fabs(nearer_bound(r, s, q) - q) > (slack * (1.0 + fabs(nearer_bound(r, s, q)))))) {
            shift_follower(r, l, s, nearer_bound(r, s, q) - q, 0.0, 1);
            stands_at(r, s, nearer_bound(r, s, q));
            look_here(r, l);
        }
    }
    return SIM_MORE;
}

/* Impacts of joints that start at their stops with a rate into them; whether there was any. */
static int start_with_impacts(sim *r, const layout *l)
{
    int any = 0;

    for (int32_t c = 0; (c < candidates(r)) && (r->stop_count > 0); c++) {
        if (((double)at_stop(r, l, c) * rate_of(r, l, c)) > 0.0) {
            l->crossed[mark_of(l, stop_of(r, l, c))] |= SIM_IMPACT;
            any = 1;
        }
    }
    if (any != 0) {
        collide(r, l, 0);
    }
    return any;
}

/* Modes by the signs of the rates; rates of joints that follow several coordinates to rounding of theirs. */
static void start_in_modes_of_rates(sim *r, const layout *l, const double *q, const double *qd)
{
    const sim_plant *p = r->plant;
    double *found = p->scratch;
    double largest = 0.0;

    for (int32_t k = 0; k < l->n; k++) {
        largest = fmax(largest, fabs(qd[k]));
        r->mode[k] = (signed char)((qd[k] > 0.0) - (qd[k] < 0.0));
    }
    if (l->modes > l->n) {
        CALL(p, p->rates, (const void *, const double *, const double *), (p->prepared, q, qd), r->signals->u, r->t, (double *), (found));
    }
    for (int32_t k = l->n; k < l->modes; k++) {
        const double rate = found[p->rate_places[k - l->n]];

        r->mode[k] = (signed char)((rate > (RESTING * largest)) - (rate < -(RESTING * largest)));
    }
}

static int begin(sim *r)
{
    const layout l = parts_of(r);
    sim_signals *s = r->signals;
    double *w = r->workspace;
    double largest = 0.0;
    int due;
    int code;

    r->several_at = NAN;
    r->grazes_at = NAN;
    if (r->resumed == 0) {
        r->t = r->t0;
        s->hold_due = 1.0;
    }
    due = (r->resumed == 0) || renews(r, r->t);
    r->u0 = 0.0;
    r->quick_since = r->t;
    for (int32_t k = 0; k < l.size; k++) {
        l.y[k] = 0.0;
    }
    for (int32_t k = 0; k < l.n; k++) {
        largest = fmax(largest, fabs(r->qd[k]));
    }
    for (int32_t k = 0; k < l.n; k++) {
        const double against = -(double)r->mode[k] * r->qd[k];

        /* a rate that has not left zero, as at the end of another run: the joint was just let go */
        if ((r->rough[k] != 0U) && (against > 0.0) && (against <= ((1e-14 * largest) + (1e-3 * r->atol)))) {
            r->qd[k] = 0.0;
        }
        w[k] = r->q[k];
        w[l.n + k] = r->qd[k];
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        l.y[k] = r->q[r->free_joints[k]];
        l.y[r->free_count + k] = r->qd[r->free_joints[k]];
    }
    for (int32_t k = 0; k < s->continuous; k++) {
        l.y[(2 * r->free_count) + k] = s->x[k];
    }
    name_kinds(&l);
    clear_marks(&l);
    r->lost = 0.0;
    r->eased = 1.0;
    r->eased_at = r->t;
    if (start_at_stops(r, &l) != SIM_MORE) {
        (void)publish(r, &l);
        return SIM_FAILED;
    }
    seek_tables(s, r->t);
    evaluate_signals(r, r->t, w, &w[l.n], due);
    (void)unpack(r, r->t, l.y, w, &w[l.n]);
    code = replace_states(r, r->t, w, &w[l.n]);
    if (code < 0) {
        (void)publish(r, &l);
        return SIM_FAILED;
    }
    if (code > 0) {
        evaluate_signals(r, r->t, w, &w[l.n], due);
    }
    if ((r->resumed != 0) && (due != 0) && (s->hold > 0.0)) {
        s->hold_due += 1.0;
    }
    if (r->modes_by_rates != 0) {
        start_in_modes_of_rates(r, &l, w, &w[l.n]);
    }
    for (int32_t k = 0; k < l.n; k++) {
        const double rate = w[l.n + k];
        const int moves = (rate > 0.0) || (rate < 0.0);

        if (r->rough[k] == 0U) {
            continue;
        }
        if (moves && (((double)r->mode[k] * rate) <= 0.0)) {
            r->concern = k;
            return fail(r, SIM_NONE, SIM_MODES);
        }
        l.reached[k] = (unsigned char)(!moves && (r->mode[k] != 0));
    }
    for (int32_t k = 0; k < l.modes; k++) {
        l.before[k] = r->mode[k];
    }
    {
        const int impacts = start_with_impacts(r, &l);

        const int32_t loop = singular_loop(r, &l, fmax(SINGULAR_AT, SINGULAR_ROUGH * r->rtol));

        code = (loop != NOTHING) ? end_in_singular_pose(r, &l, loop)
                                 : decide_and_record(r, &l, NOTHING, (r->resumed == 0) && (impacts == 0), 0.0, 0.0);
    }
    if (code == SIM_MORE) {
        keep_jump(r, &l, JUMP_START, 0, 0.0);
        r->u0 = own_potential(r, r->t);
        arm(r, &l);
        if (holds_at_start(r, &l)) {
            r->end = r->t;
            code = decide_and_record(r, &l, switch_condition(&l, l.switches - 1), 0, 0.0, 0.0);
        }
        (void)publish(r, &l);
    }
    return code;
}

/* Moves on to a part of the step that was taken, and what belongs to that: SIM_MORE, SIM_FULL (no room for its rows),
   SIM_FAILED. */
static int commit(sim *r, const layout *l, double h, double part, double until)
{
    const int code = rows_within(r, l, h, until);

    if (code != SIM_MORE) {
        return code;
    }
    if ((r->wanted == NULL) && (r->row < r->row_size)) {
        (void)write_row(r, r->t, l->y);
    }
    keep_piece(r, l, h, until);
    watch_limits(r, l, h, fmin(1.0, part));
    watch_turns(r, l, h, fmin(1.0, part));
    r->status = graver(r->status, r->moving);
    if ((r->moving == SIM_SEVERAL) && isnan(r->several_at)) {
        r->several_at = r->t;
    }
    r->steps++;
    if (r->unresolved < NOISE) {
        r->unresolved += (r->halvings > 0) ? (r->halvings - 1) : ((r->unresolved > 0) ? -1 : 0);
    }
    r->halvings = 0;
    return SIM_MORE;
}

/* Whether a corner or a jump lies just beyond a step that ended before it; then where. */
static crossing bend_beyond(sim *r, const layout *l, double h)
{
    crossing first = {-1, BEYOND, 0.0, 0};

    for (int32_t j = 0; j < l->switches; j++) {
        if (bends(l, j)) {
            const double beyond = switch_at(r, l, j, h, BEYOND);
            const int number = !isnan(l->samples[((SAMPLES - 1) * l->switches) + j]);
            double part = BEYOND;

            if (number == isnan(beyond)) {
                part = edge(r, l, j, h, 1.0, BEYOND, number).beyond;
            } else if ((l->armed[j] != 0U) && (beyond < 0.0)) {
                part = root(r, l, j, h, 1.0, BEYOND);
            }
            if (part < first.part) {
                first.which = j;
                first.part = part;
            }
        }
    }
    return first;
}

/* Takes the step anew up to a crossing, so that the event has the accuracy of a step and not of an interpolant, and
   corrects the instant by Newton's rule. What must have changed its sign has done so. */
static int land(sim *r, const layout *l, crossing *first, double *h)
{
    const double part = first->part;
    const double length = part * (*h);
    const double slope = (switch_at(r, l, first->which, *h, part) - switch_at(r, l, first->which, *h, NEARBY * part))
                         / ((1.0 - NEARBY) * length);
    double error = 0.0;
    double unit = 2.3e-16 * fmax(1.0, fabs(r->t / length));
    double shift = 0.0;
    int status = try_step(r, r->t, l->y, length, l->K, l->end, &error);

    if (status == SIM_OK) {
        status = prepare_between(r, r->t, l->y, length, l->K, l->end, l->room, l->F);
    }
    if (status != SIM_OK) {
        return status;
    }
    if ((slope < 0.0) && !is_condition(l, first->which)) {
        shift = -switch_at(r, l, first->which, length, 1.0) / (slope * length);
    }
    first->part = (fabs(shift) < (1.0 - NEARBY)) ? (1.0 + shift) : 1.0;
    while (two_sided(l, first->which) && before_zero(l, first->which, switch_at(r, l, first->which, length, first->part))
           && (unit < (1.0 - NEARBY))) {
        first->part += unit;
        unit *= 2.0;
    }
    *h = length;
    return SIM_OK;
}

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

/* The size of a switching function before its zero, over the time to it. */
static double rate_of_switch(const layout *l, const crossing *first, double h)
{
    double size = 0.0;

    for (int32_t k = 0; (k < SAMPLES) && (first->which >= 0) && (PLACE[k] < first->part); k++) {
        const double sampled = fabs(l->samples[(k * l->switches) + first->which]);

        size = isfinite(sampled) ? fmax(size, sampled) : size;
    }
    return (size > 0.0) ? (size / (first->part * h)) : 0.0;
}

/* Whether a buffer has no room for what one step may add. */
static int is_full(const sim *r)
{
    return ((r->event + 2) > r->event_size) || ((r->row + 2) > r->row_size)
           || ((r->piece_size > 0) && ((r->piece + 1) > r->piece_size))
           || ((r->jump_size > 0) && ((r->jump + 3) > r->jump_size));
}

/* One step, and the event in it or at its end. */
static int advance(sim *r)
{
    const layout l = parts_of(r);
    const double stop = next_stop(r, r->t);
    const double least = least_step(r);
    double grow = GROW;
    crossing first = {-1, 2.0, 0.0, 0};
    double taken;
    double until;
    double rate = 0.0;

    if (r->fresh == 0) {
        const int status = derivative(r, r->t, l.y, l.K);

        if (status != SIM_OK) {
            return fail(r, status, r->reason);
        }
        if (!(r->h > 0.0)) {
            r->h = first_step(r, r->t, l.y, l.K, stop - r->t, l.room, l.slope);
        }
        r->fresh = 1;
    }
    for (;;) {
        double error = 0.0;
        double h = r->h;
        int last = 0;
        int status;

        if ((r->t + (1.01 * h)) >= stop) {
            h = stop - r->t;
            last = 1;
        }
        status = try_step(r, r->t, l.y, h, l.K, l.end, &error);
        if ((status == SIM_OK) && (error < 1.0)) {
            status = prepare_between(r, r->t, l.y, h, l.K, l.end, l.room, l.F);
        } else if ((status == SIM_OK)) {
            r->rejected++;
            r->h = h * fmax(SHRINK, SAFETY * pow(error, EXPONENT));
            grow = 1.0;
            if (r->h < least) {
                return fail(r, SIM_LIMIT, SIM_STEP);
            }
            continue;
        }
        if (status != SIM_OK) {
            r->rejected++;
            r->h = SHRINK * h;
            grow = 1.0;
            if (r->h < least) {
                return fail(r, status, r->reason);
            }
            continue;
        }
        first.which = -1;
        if (watches(r)) {
            sample(r, &l, h);
            first = first_crossing(r, &l, h);
        }
        if ((first.which >= 0) && bends(&l, first.which) && (r->approaching < APPROACHES)
            && ((BEFORE * first.part * h) > least)) {
            r->approaching++;
            r->h = BEFORE * first.part * h;
            grow = 1.0;
            continue;
        }
        if (calls_for_switches(r) && (r->unresolved < NOISE) && (r->halvings < RESOLVING) && !resolved(r, &l) && ((0.5 * h) > (4.0 * least))) {
            r->halvings++;
            r->h = 0.5 * h;
            grow = 1.0;
            continue;
        }
        if ((first.which < 0) && (r->approaching > 0) && !last) {
            first = bend_beyond(r, &l, h);
            if ((r->t + (first.part * h)) > stop) {
                first.which = -1;
            }
        }
        rate = rate_of_switch(&l, &first, h);
        if ((first.which >= 0) && (first.part > CLOSE) && (first.part <= 1.0) && !bends(&l, first.which)
            && (first.touches == 0)) {
            status = land(r, &l, &first, &h);
            if (status != SIM_OK) {
                r->rejected++;
                r->h = SHRINK * h;
                continue;
            }
            last = 0;
        }
        {
            const int nearly = (first.which >= 0) && ((fabs(r->t + (first.part * h) - stop)) <= (SAME * fabs(stop)));

            until = (first.which < 0) ? (last ? stop : (r->t + h)) : (nearly ? stop : fmin(stop, r->t + (first.part * h)));
        }
        {
            const int code = commit(r, &l, h, (first.which < 0) ? 1.0 : first.part, until);

            if (code != SIM_MORE) {
                return code;
            }
        }
        {
            const double factor = (error > 0.0) ? fmin(grow, SAFETY * pow(error, EXPONENT)) : grow;

            r->h = last ? fmax(r->h * fmin(1.0, factor), h * factor) : (h * fmax(SHRINK, factor));
        }
        if (first.which < 0) {
            keep_fine(r, &l, 1.0, l.end);
            for (int32_t k = 0; k < l.size; k++) {
                l.y[k] = l.end[k];
                l.K[k] = l.K[(STAGES * l.size) + k];
            }
            for (int32_t j = 0; j < l.switches; j++) {
                l.samples[j] = l.samples[((SAMPLES - 1) * l.switches) + j];
                l.was_armed[j] = l.armed[j];
                l.was_sense[j] = l.sense[j];
            }
        } else {
            between(l.size, l.y, l.F, first.part, l.room);
            keep_fine(r, &l, first.part, l.room);
            for (int32_t k = 0; k < l.size; k++) {
                l.y[k] = l.room[k];
            }
        }
        r->t = until;
        taken = h;
        if (r->following_stops > 0) {
            keep_at_stops(r, &l);
        }
        break;
    }
    if (first.which >= 0) {
        const int code = handle_crossing(r, &l, first, taken);

        if (code != SIM_MORE) {
            return code;
        }
        keep_jump(r, &l, first.which, first.look > 0.0, rate);
        if ((r->stop_count > 0) && is_gap(&l, first.which)) {
            const double before = r->t;
            const int closing = end_flights(r, &l, stop);

            if (closing != SIM_MORE) {
                return closing;
            }
            if (r->t > before) {
                keep_jump(r, &l, JUMP_FLIGHTS, 0, 0.0);
            }
        }
        r->approaching = 0;
        r->h = 0.0;
        arm(r, &l);
    }
    if ((r->t >= stop) && (r->t < r->end)) {
        const int32_t last = l.switches - 1;
        const int known = (r->signals->until != 0) && (l.armed[last] != 0U);
        const signed char sense = known ? l.sense[last] : 0;
        const int code = handle_stop(r, &l);

        if (code != SIM_MORE) {
            return code;
        }
        keep_jump(r, &l, JUMP_STOP, 0, 0.0);
        r->approaching = 0;
        arm(r, &l);
        if (known && ends_by_jump(r, &l, sense)) {
            r->end = r->t;
            return decide_and_record(r, &l, switch_condition(&l, last), 0, 0.0, 0.0);
        }
    }
    return SIM_MORE;
}

int symgen_events(sim *r, int64_t steps)
{
    const layout l = parts_of(r);
    int code = SIM_MORE;

    if (r->started == 0) {
        r->started = 1;
        code = begin(r);
    }
    for (int64_t k = 0; (code == SIM_MORE) && (r->t < r->end); k++) {
        if ((k >= steps) || is_full(r)) {
            break;
        }
        code = advance(r);
        if ((code == SIM_FAILED) && (r->reason != SIM_SINGULAR)) {
            const int32_t loop = singular_loop(r, &l, SINGULAR_NEAR);

            code = (loop == NOTHING) ? code : end_in_singular_pose(r, &l, loop);
        }
    }
    {
        const int status = publish(r, &l);

        if (code != SIM_MORE) {
            return code;
        }
        if (status != SIM_OK) {
            return fail(r, status, r->reason);
        }
    }
    if (r->t < r->end) {
        return is_full(r) ? SIM_FULL : SIM_MORE;
    }
    return SIM_DONE;
}

/* The row of the present state, the last of a run. */
void symgen_last_row(sim *r)
{
    const layout l = parts_of(r);

    const int32_t reason = r->reason;
    const int32_t concern = r->concern;
    const int finite = write_row(r, r->t, l.y);

    if (r->failed != SIM_OK) {
        r->reason = reason;
        r->concern = concern;
    } else if (!finite) {
        r->failed = SIM_NONFINITE;
    }
}
