/* Joints that stand at their stops: which they are, and their coordinates and rates taken exactly there. */

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
