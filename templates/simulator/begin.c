/* The beginning of a run: joints at their stops, modes, the first decision. */

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
    for (int32_t j = 0; j < l.switches; j++) {
        l.was_armed[j] = 0U;
    }
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
