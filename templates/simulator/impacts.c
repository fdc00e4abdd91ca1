/* Impacts at stops, and which stops are closed.

   Newton's restitution: with opening rates u before and u' after, impulses p push only, p >= 0, u' + e u >= 0, and one of
   the two is zero at each stop. This, and the forces of closed stops, are linear complementarity problems whose matrices
   are parts of the inverse inertia matrix; Murty's least-index method solves them (Murty 1974). Friction whose level does
   not depend on loads has no impulse, and joints that it holds move if an impact moves them. */

/* The stop that a joint stands at: +1 upper, -1 lower, 0 none. Candidates are the free coordinates, then the joints with
   stops that follow, which stand at theirs to rounding of their coordinate. */
static int at_stop(const sim *r, const layout *l, int32_t c)
{
    const int32_t s = (c < r->free_count) ? r->free_joints[c] : ((l->n + c) - r->free_count);
    double q;
    double slack;
    int above;
    int below;

    if (r->stop_count == 0) {
        return 0;
    }
    if (c < r->free_count) {
        const double fine = room_of_stops(r, STOP_FINE)[s];

        return (((l->y[c] - r->stop_upper[s]) + fine) >= 0.0) ? 1 : ((((l->y[c] - r->stop_lower[s]) + fine) <= 0.0) ? -1 : 0);
    }
    if (r->closed[s] != 0) {
        return r->closed[s];
    }
    q = room_of_stops(r, STOP_PLACE)[s];
    slack = STANDS * (1.0 + fmin(fabs(r->stop_upper[s]), fabs(r->stop_lower[s])));
    above = q >= (r->stop_upper[s] - slack);
    below = q <= (r->stop_lower[s] + slack);
    if (knows_way(r, s)) {
        const double fine = room_of_stops(r, STOP_FINE)[s];

        above = (room_of_stops(r, STOP_SIDE)[s] > 0.0) ? (fine >= 0.0) : above;
        below = (room_of_stops(r, STOP_SIDE)[s] < 0.0) ? (fine <= 0.0) : below;
    }
    return above ? 1 : (below ? -1 : 0);
}

/* The stop of a candidate, its place among the marks, and its rate. */
static int32_t stop_of(const sim *r, const layout *l, int32_t c)
{
    return (c < r->free_count) ? r->free_joints[c] : ((l->n + c) - r->free_count);
}

static int32_t mark_of(const layout *l, int32_t stop)
{
    return (stop < l->n) ? stop : ((l->modes + stop) - l->n);
}

static double rate_of(const sim *r, const layout *l, int32_t c)
{
    return (c < r->free_count) ? l->y[r->free_count + c] : room_of_stops(r, STOP_SPEED)[stop_of(r, l, c)];
}

static int32_t candidates(const sim *r)
{
    return r->free_count + r->following_stops;
}

/* What is along the stop of a candidate of a vector of the free coordinates. */
static double free_part(const sim *r, const layout *l, int32_t c, const double *v)
{
    double sum = 0.0;

    if (c < r->free_count) {
        return v[c];
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        sum += row_of(r, stop_of(r, l, c) - l->n)[r->free_joints[k]] * v[k];
    }
    return sum;
}

static int is_zero(double value)
{
    return !(value > 0.0) && !(value < 0.0);
}

/* Shifts coordinates by the least that changes the place and the rate of a joint that follows by so much; those at rest
   only with `all`. */
static void shift_follower(sim *r, const layout *l, int32_t stop, double way, double rate, int all)
{
    const int32_t f = r->free_count;
    const double *row = row_of(r, stop - l->n);
    double square = 0.0;

    for (int32_t k = 0; k < f; k++) {
        const double g = row[r->free_joints[k]];

        square += (is_zero(l->y[f + k]) && (all == 0)) ? 0.0 : (g * g);
    }
    for (int32_t k = 0; (k < f) && (square > 0.0); k++) {
        if (!is_zero(l->y[f + k]) || (all != 0)) {
            l->y[k] += row[r->free_joints[k]] * (way / square);
            l->y[f + k] += row[r->free_joints[k]] * (rate / square);
        }
    }
}

static double nearer_bound(const sim *r, int32_t stop, double q)
{
    return (fabs(r->stop_upper[stop] - q) < fabs(q - r->stop_lower[stop])) ? r->stop_upper[stop] : r->stop_lower[stop];
}

/* The way of a joint that follows counts from this bound of its stop. */
static void stands_at(const sim *r, int32_t stop, double bound)
{
    room_of_stops(r, STOP_FINE)[stop] = 0.0;
    room_of_stops(r, STOP_SIDE)[stop] = (bound > r->stop_lower[stop]) ? 1.0 : -1.0;
}

static void look_here(sim *r, const layout *l)
{
    if (r->following_stops > 0) {
        (void)unpack(r, r->t, l->y, r->workspace, &r->workspace[l->n]);
        look_at_followers(r, r->t, r->workspace, &r->workspace[l->n]);
    }
}

/* Puts joints that have reached a stop exactly there. */
static void place_at_stops(sim *r, const layout *l)
{
    look_here(r, l);
    for (int32_t k = 0; k < r->free_count; k++) {
        const int32_t i = r->free_joints[k];

        if ((l->crossed[i] & SIM_IMPACT) != 0U) {
            l->y[k] = nearer_bound(r, i, l->y[k]);
            room_of_stops(r, STOP_FINE)[i] = 0.0;
        }
    }
    for (int32_t s = l->n; s < (l->n + r->following_stops); s++) {
        if ((l->crossed[mark_of(l, s)] & SIM_IMPACT) != 0U) {
            const double q = room_of_stops(r, STOP_PLACE)[s];

            shift_follower(r, l, s, nearer_bound(r, s, q) - q, 0.0, 0);
            stands_at(r, s, nearer_bound(r, s, q));
        }
    }
    look_here(r, l);
}

/* Takes rounding and the integrator's error off joints that follow and are held by their stops. */
static void keep_at_stops(sim *r, const layout *l)
{
    int any = 0;

    for (int32_t s = l->n; s < (l->n + r->following_stops); s++) {
        any = any || (r->closed[s] != 0);
    }
    if (any == 0) {
        return;
    }
    look_here(r, l);
    for (int32_t s = l->n; s < (l->n + r->following_stops); s++) {
        if (r->closed[s] != 0) {
            const double q = room_of_stops(r, STOP_PLACE)[s];
            double rate = 0.0;

            for (int32_t k = 0; k < r->free_count; k++) {
                rate += row_of(r, s - l->n)[r->free_joints[k]] * l->y[r->free_count + k];
            }
            shift_follower(r, l, s, ((r->closed[s] > 0) ? r->stop_upper[s] : r->stop_lower[s]) - q, -rate, 0);
            stands_at(r, s, (r->closed[s] > 0) ? r->stop_upper[s] : r->stop_lower[s]);
        }
    }
    look_here(r, l);
}

/* Whether the stop of a candidate is closed for good by an impact: `stop_modes` marks such stops. */
static unsigned char *marks_of_stops(const sim *r, int32_t which)
{
    const int32_t stops = stops_of(r);

    return (unsigned char *)&r->stop_modes[(2 * r->plant->modes) + (which * stops)];
}

static int shuts(const sim *r, const layout *l, int closing, int32_t c)
{
    return (closing != 0) && (marks_of_stops(r, 1)[stop_of(r, l, c)] != 0U);
}

/* The restitution of a candidate: one that was leaving its stop and is thrown back to it stays there. */
static double restitution_of(const sim *r, const layout *l, int closing, int32_t c, double before)
{
    const int hits = ((double)at_stop(r, l, c) * before) > 0.0;

    return (hits && !shuts(r, l, closing, c)) ? r->restitution[stop_of(r, l, c)] : 0.0;
}

/* Whether the rate of a candidate follows from those of the acting ones: two stops of one coordinate. */
static int implied(
    const sim *r, const layout *l, int32_t c, const unsigned char *acting, const double *column, int32_t stride)
{
    const int32_t count = candidates(r);
    const double own = free_part(r, l, c, &column[c * stride]);
    int any = 0;

    for (int32_t j = 0; (j < count) && (r->following_stops > 0); j++) {
        if ((acting[j] != 0U) && (j != c)) {
            const double both = free_part(r, l, c, &column[j * stride]);

            any = any || (((both * both) >= ((1.0 - RESTING) * own * free_part(r, l, j, &column[j * stride]))));
        }
    }
    return any;
}

/* Impulses at all stops that joints stand at and do not leave. With `closing` the marked joints are stopped together,
   without restitution. Rates are changed in y; the energy that is lost is added to the ledger. */
static void collide(sim *r, const layout *l, int closing)
{
    const sim_plant *p = r->plant;
    const int32_t n = p->n;
    const int32_t f = r->free_count;
    const int32_t count = candidates(r);
    const int32_t stride = stops_of(r);
    double *M = room_of_stops(r, STOP_PARTS);
    double *part = &M[stride * stride];
    double *column = &part[stride * stride]; /* row c: M^-1 w of the candidate c that stands at its stop */
    double *impulse = room_of_stops(r, STOP_STEP);
    double *before = room_of_stops(r, STOP_RATE);
    double *right = room_of_stops(r, STOP_RIGHT);
    double *rates = room_of_stops(r, STOP_QDD);
    unsigned char *acting = marks_of_stops(r, 0);
    double lost = 0.0;
    double fastest = 0.0;

    look_here(r, l);
    (void)unpack(r, r->t, l->y, r->workspace, &r->workspace[n]);
    p->inertia(p, r->t, r->workspace, r->signals->u, M);
    for (int32_t k = 0; k < f; k++) {
        rates[k] = l->y[f + k];
    }
    for (int32_t c = 0; c < count; c++) {
        before[c] = rate_of(r, l, c);
        impulse[c] = 0.0;
        acting[c] = 0U;
        if (at_stop(r, l, c) != 0) {
            for (int32_t i = 0; i < f; i++) {
                column[(c * stride) + i] = (c >= f) ? row_of(r, c - f)[r->free_joints[i]] : ((i == c) ? 1.0 : 0.0);
                for (int32_t j = 0; j < f; j++) {
                    part[(i * stride) + j] = M[(r->free_joints[i] * n) + r->free_joints[j]];
                }
            }
            eliminate(f, stride, part, &column[c * stride]);
        }
    }
    for (int32_t trial = 0; trial < STOP_TRIALS; trial++) {
        int32_t wrong = -1;
        int32_t size = 0;

        for (int32_t k = 0; k < count; k++) { /* impulses of the acting stops, along their opening directions */
            impulse[k] = 0.0;
            if (acting[k] != 0U) {
                const double e = restitution_of(r, l, closing, k, before[k]);
                int32_t at = 0;

                for (int32_t j = 0; j < count; j++) {
                    if (acting[j] != 0U) {
                        part[(size * stride) + at] = free_part(r, l, k, &column[j * stride]);
                        at++;
                    }
                }
                right[size] = -(1.0 + e) * before[k];
                size++;
            }
        }
        eliminate(size, stride, part, right);
        size = 0;
        for (int32_t k = 0; k < count; k++) {
            if (acting[k] != 0U) {
                impulse[k] = right[size];
                size++;
            }
        }
        for (int32_t k = 0; (k < count) && (wrong < 0); k++) {
            const double opens = -(double)at_stop(r, l, k);
            const double e = restitution_of(r, l, closing, k, before[k]);
            double after = before[k];

            if (is_zero(opens)) {
                continue;
            }
            for (int32_t j = 0; j < count; j++) {
                after += (is_zero(impulse[j])) ? 0.0 : (impulse[j] * free_part(r, l, k, &column[j * stride]));
            }
            if (acting[k] != 0U) {
                wrong = (!shuts(r, l, closing, k) && ((opens * impulse[k]) < 0.0)) ? k : -1;
            } else if (implied(r, l, k, acting, column, stride)) {
                wrong = -1;
            } else {
                wrong = (shuts(r, l, closing, k) || ((opens * (after + (e * before[k]))) < 0.0)) ? k : -1;
            }
        }
        if (wrong < 0) {
            break;
        }
        acting[wrong] = (unsigned char)(acting[wrong] == 0U);
    }
    for (int32_t k = 0; k < f; k++) {
        double after = rates[k];

        for (int32_t j = 0; j < count; j++) {
            after += (acting[j] != 0U) ? (impulse[j] * column[(j * stride) + k]) : 0.0;
        }
        l->y[f + k] = after;
        fastest = fmax(fastest, fabs(rates[k]));
    }
    for (int32_t k = 0; (k < f) && (r->following_stops > 0); k++) { /* what is left of rates that cancel */
        l->y[f + k] = (fabs(l->y[f + k]) <= ((TOUCH * fastest) + (1e-3 * r->atol))) ? 0.0 : l->y[f + k];
    }
    for (int32_t c = 0; c < count; c++) {
        if (acting[c] != 0U) {
            const double e = restitution_of(r, l, closing, c, before[c]);
            const double after = is_zero(e) ? 0.0 : (-e * before[c]);

            lost -= 0.5 * impulse[c] * (before[c] + after);
            if (c < f) {
                l->y[f + c] = after;
            }
        }
    }
    for (int32_t i = 0; i < n; i++) { /* drives whose motion is given hold their joints, and do work */
        double push = 0.0;
        int is_free = 0;

        for (int32_t k = 0; k < f; k++) {
            push += M[(i * n) + r->free_joints[k]] * (l->y[f + k] - rates[k]);
            is_free = is_free || (r->free_joints[k] == i);
        }
        if (!is_free) {
            l->y[r->size - 2] += push * r->workspace[n + i];
        }
    }
    l->y[r->size - 1] += lost;
    r->lost += lost;
    for (int32_t k = 0; k < f; k++) {
        const int32_t i = r->free_joints[k];
        const double rate = l->y[f + k];

        l->before[i] = (r->rough[i] != 0U) ? l->before[i] : (signed char)((rates[k] > 0.0) - (rates[k] < 0.0));
        if (r->rough[i] != 0U) {
            l->stopped[i] = (unsigned char)is_zero(rate);
            r->mode[i] = is_zero(rate) ? r->mode[i] : ((rate > 0.0) ? 1 : -1);
        }
    }
    if (l->modes > n) {
        const double *found = &l->values[l->first[KIND_RATE]];
        double largest = 0.0;

        for (int32_t k = 0; k < f; k++) {
            largest = fmax(largest, fabs(l->y[f + k]));
        }
        for (int32_t k = n; k < l->modes; k++) {
            r->mode[k] = (r->rough[k] != 0U) ? 1 : r->mode[k];
        }
        switch_values(r, l, r->t, l->y, l->values); /* rates along the mode +1 */
        for (int32_t k = n; k < l->modes; k++) {
            if (r->rough[k] != 0U) {
                l->stopped[k] = (unsigned char)(fabs(found[k]) <= (RESTING * largest));
                r->mode[k] = (found[k] < 0.0) ? -1 : 1;
            }
        }
    }
    look_here(r, l);
}

/* The coordinate whose friction acts along a stop, in the sense of the stop, or 0: its mode is that of the stop. Where
   joints with friction follow several coordinates there is none, and forces of stops are found beside the decisions. */
static int32_t rough_lead(const sim *r, int32_t stop, int *sense)
{
    const int32_t n = r->plant->n;
    const int32_t lead = (stop < n) ? stop : r->stop_leads[stop - n];

    *sense = 1;
    if ((lead < 0) || (r->plant->modes > n) || (r->rough[lead] == 0U)) {
        return -1;
    }
    if (stop >= n) {
        *sense = (row_of(r, stop - n)[lead] < 0.0) ? -1 : 1;
    }
    return lead;
}

/* Modes beside the forces of the stops that are closed, and these: both depend on each other. */
static int decide_at_stops(sim *r, const layout *l, double t, const double *q, const double *qd, double *f, double *qdd)
{
    const sim_plant *p = r->plant;
    const int32_t n = p->n;
    const int32_t modes = l->modes;
    const int32_t stops = stops_of(r);
    double *rates = room_of_stops(r, STOP_RATE);
    int status = SIM_OK;

    for (int32_t again = 0; again < STOP_PASSES; again++) {
        int same = 1;
        int any = modes > n;

        for (int32_t i = 0; i < modes; i++) {
            r->stop_modes[i] = r->mode[i];
        }
        for (int32_t i = 0; i < n; i++) {
            rates[i] = qd[i];
        }
        for (int32_t s = 0; s < stops; s++) {
            int sense;
            const int32_t lead = rough_lead(r, s, &sense);

            if ((lead >= 0) && (r->closed[s] != 0)) {
                rates[lead] = (double)(sense * r->closed[s]) * 1e-300;
                r->stop_modes[lead] = (signed char)(sense * r->closed[s]);
            }
        }
        for (int32_t i = 0; i < modes; i++) {
            r->stop_modes[modes + i] = r->stop_modes[i];
            any = any || ((i < n) && (r->rough[i] != 0U) && is_zero(rates[i]));
        }
        if (any) {
            const double *tau = (again == 0) ? r->signals->tau : tau_with_stops(r);

            status = p->decision(p, t, q, rates, tau, r->signals->u, r->stop_modes, l->reached, &r->stop_modes[modes]);
            if (is_failure(status)) {
                return status;
            }
        }
        for (int32_t i = 0; i < modes; i++) {
            const signed char now = r->stop_modes[modes + i];

            same = same && (l->next[i] == now);
            if ((again < STOP_MERGED) || (now != 0)) { /* later, joints that were let go beside others stay so */
                l->next[i] = now;
            }
        }
        (void)accelerate(r, t, q, rates, l->next, f, qdd);
        if (same && (again > 0)) {
            break;
        }
    }
    return status;
}

/* Whether a stop that is open closes again: its joint would pass it. */
static int passes_stop(const sim *r, const layout *l, int32_t stop, int side, const double *qdd)
{
    int sense;
    const int32_t lead = rough_lead(r, stop, &sense);
    double size = 0.0;

    if (lead >= 0) {
        return (side * sense * l->next[lead]) > 0;
    }
    if (stop < l->n) {
        return ((double)side * qdd[stop]) > 0.0;
    }
    for (int32_t i = 0; i < l->n; i++) {
        size += fabs(row_of(r, stop - l->n)[i] * qdd[i]);
    }
    size += fabs(room_of_stops(r, STOP_BEND)[stop]);
    return ((double)side * acceleration_along(r, stop, qdd)) > (RESTING * size);
}

/* Modes of joints at rest, and which stops are closed, at (t, q, qd); a status as of a decision. Stops are taken to be
   closed as they were; while one pulls, or lets its joint pass, the first such one is changed. */
static int close_stops(sim *r, const layout *l, double t, const double *q, const double *qd, int resting)
{
    const sim_plant *p = r->plant;
    double *f = &r->workspace[2 * p->n];
    double *qdd = &f[l->modes];
    const int32_t count = candidates(r);
    int32_t last = -1;
    int status = SIM_OK;
    int standing = 0;

    look_at_followers(r, t, q, qd);
    for (int32_t s = 0; s < stops_of(r); s++) {
        r->contact[s] = 0.0;
    }
    for (int32_t c = 0; c < count; c++) {
        const int32_t s = stop_of(r, l, c);
        const int side = is_zero(rate_of(r, l, c)) ? at_stop(r, l, c) : 0;

        r->closed[s] = (signed char)((r->closed[s] == side) ? side : 0);
        standing = standing || (side != 0);
    }
    if (!standing) {
        return resting ? p->decision(p, t, q, qd, r->signals->tau, r->signals->u, r->mode, l->reached, l->next) : SIM_OK;
    }
    for (int32_t trial = 0; trial < STOP_TRIALS; trial++) {
        int32_t wrong = -1;

        status = decide_at_stops(r, l, t, q, qd, f, qdd);
        if (is_failure(status)) {
            return status;
        }
        for (int32_t c = 0; (c < count) && (wrong < 0); c++) {
            const int32_t s = stop_of(r, l, c);
            const int side = is_zero(rate_of(r, l, c)) ? at_stop(r, l, c) : 0;

            if (side == 0) {
                continue;
            }
            if (r->closed[s] != 0) {
                wrong = (((double)side * r->contact[s]) > 0.0) ? s : -1;
            } else {
                wrong = passes_stop(r, l, s, side, qdd) ? s : -1;
            }
            if (wrong == s) {
                if ((r->closed[s] != 0) && (last == s)) {
                    wrong = -1; /* it neither pushes nor pulls, to rounding */
                    r->contact[s] = 0.0;
                    continue;
                }
                r->closed[s] = (signed char)((r->closed[s] != 0) ? 0 : side);
                last = s;
            }
        }
        if (wrong < 0) {
            return status;
        }
    }
    return SIM_LIMIT;
}
