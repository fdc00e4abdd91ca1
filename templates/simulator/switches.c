/* Values of the switching functions.

   A function counts from where it has left zero: a rate after breakaway, whose acceleration is zero there too, and a
   margin of a joint that came to rest at its limit. Rates and margins are positive then and end at zero; loads and
   conditions have a sense, and change it. */

/* Ways to stops, and forces of those that are closed. */
static void stop_values(sim *r, const layout *l, double t, const double *y, double *values)
{
    const int32_t n = l->n;
    const int32_t stops = stops_of(r);
    double *q = r->workspace;

    (void)motion_with_stops(r, t, q, &q[n], r->mode, room_of_forces(r, 1), room_of_stops(r, STOP_SEEN_QDD));
    for (int32_t s = 0; s < stops; s++) {
        values[l->first[KIND_CONTACT] + s] = -(double)r->closed[s] * r->contact[s];
    }
    for (int32_t s = n; s < stops; s++) {
        const double place = room_of_stops(r, STOP_PLACE)[s];

        values[l->first[KIND_GAP_LOWER] + s] = place - r->stop_lower[s];
        values[l->first[KIND_GAP_UPPER] + s] = r->stop_upper[s] - place;
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        const int32_t i = r->free_joints[k];

        values[l->first[KIND_GAP_LOWER] + i] = y[k] - r->stop_lower[i];
        values[l->first[KIND_GAP_UPPER] + i] = r->stop_upper[i] - y[k];
    }
}

/* Distances of loops from their singular poses, less what counts as being in one; 1 for loops that pass them. */
static void loop_values(const sim *r, const layout *l, double t, const double *q, double *values)
{
    const sim_plant *p = r->plant;
    const double at = fmax(SINGULAR_AT, SINGULAR_ROUGH * r->rtol);
    double *found = &values[l->first[KIND_SINGULAR]];

    CALL(p, p->loops, (const void *, const double *), (p->prepared, q), r->signals->u, t, (double *), (found));
    for (int32_t k = 0; k < (l->first[KIND_SINGULAR + 1] - l->first[KIND_SINGULAR]); k++) {
        found[k] = (p->passing[k] != 0U) ? 1.0 : (found[k] - at);
    }
}

/* All switching functions at (t, y). Rates of coordinates are read off the state. */
static void switch_values(sim *r, const layout *l, double t, const double *y, double *values)
{
    const sim_plant *p = r->plant;
    const sim_signals *s = r->signals;
    double *q = r->workspace;
    double *qd = &q[p->n];

    if (calls_for_switches(r)) {
        (void)unpack(r, t, y, q, qd);
        if (r->stop_count > 0) {
            stop_values(r, l, t, y, values);
        }
        if ((p->switching != NULL)) {
            (void)p->switches(p, t, q, qd, tau_with_stops(r), s->u, r->mode, values);
        }
        if (p->loops != NULL) {
            loop_values(r, l, t, q, values);
        }
        if (s->conditions != NULL) {
            s->conditions(s->prepared, q, qd, s->x, s->u, t, &values[l->first[KIND_SIGNAL]]);
        }
    }
    for (int32_t k = 0; (k < r->free_count) && (l->first[KIND_RATE + 1] > l->first[KIND_RATE]); k++) {
        const int32_t i = r->free_joints[k];

        values[l->first[KIND_RATE] + i] = (double)r->mode[i] * y[r->free_count + k];
    }
}

/* Whether the way of a joint that follows from the stop where it stood is known better than by its coordinate: it
   follows free coordinates linearly, as the play between motor and load does. */
static int knows_way(const sim *r, int32_t stop)
{
    const int32_t n = r->plant->n;
    double given = 0.0;

    if (!(fabs(room_of_stops(r, STOP_SIDE)[stop]) > 0.0) || !(room_of_stops(r, STOP_LINEAR)[stop] > 0.0)) {
        return 0;
    }
    for (int32_t i = 0; i < n; i++) {
        given += fabs(row_of(r, stop - n)[i]);
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        given -= fabs(row_of(r, stop - n)[r->free_joints[k]]);
    }
    return !(given > 0.0);
}

/* What a part of the step adds to the coordinate of a joint that follows linearly. */
static double added_along(const sim *r, const layout *l, double part, int32_t stop)
{
    double sum = 0.0;

    for (int32_t k = 0; k < r->free_count; k++) {
        sum += row_of(r, stop - l->n)[r->free_joints[k]] * added(l->size, l->F, part, k);
    }
    return sum;
}

/* Ways to stops at a part of the step, from the way where it begins: beside a stop, coordinates themselves do not resolve
   them. STOP_FINE keeps what rounding has taken from a coordinate; of joints that follow, the way from the stop at
   STOP_SIDE, where they stood last. */
static void gaps_between(const sim *r, const layout *l, double part, double *values)
{
    double *lower = &values[l->first[KIND_GAP_LOWER]];
    double *upper = &values[l->first[KIND_GAP_UPPER]];

    for (int32_t k = 0; (k < r->free_count) && (r->stop_count > 0); k++) {
        const int32_t i = r->free_joints[k];
        const double way = room_of_stops(r, STOP_FINE)[i] + ((part > 0.0) ? added(l->size, l->F, part, k) : 0.0);

        lower[i] = (l->y[k] - r->stop_lower[i]) + way;
        upper[i] = (r->stop_upper[i] - l->y[k]) - way;
    }
    for (int32_t s = l->n; s < (l->n + r->following_stops); s++) {
        if (knows_way(r, s)) {
            const double way = room_of_stops(r, STOP_FINE)[s] + ((part > 0.0) ? added_along(r, l, part, s) : 0.0);
            const double span = r->stop_upper[s] - r->stop_lower[s];

            lower[s] = (room_of_stops(r, STOP_SIDE)[s] < 0.0) ? way : (span + way);
            upper[s] = (room_of_stops(r, STOP_SIDE)[s] < 0.0) ? (span - way) : -way;
        }
    }
}

/* Follows these ways where a part of the step leads from y to `end`. */
static void keep_fine(const sim *r, const layout *l, double part, const double *end)
{
    double *fine = room_of_stops(r, STOP_FINE);

    for (int32_t k = 0; (k < r->free_count) && (r->stop_count > 0); k++) {
        fine[r->free_joints[k]] += (l->y[k] - end[k]) + added(l->size, l->F, part, k);
    }
    for (int32_t s = l->n; s < (l->n + r->following_stops); s++) {
        fine[s] += knows_way(r, s) ? added_along(r, l, part, s) : 0.0;
    }
}

static int is_gap(const layout *l, int32_t j)
{
    return (l->kind[j] == KIND_GAP_LOWER) || (l->kind[j] == KIND_GAP_UPPER);
}

/* The rate at which the way to a stop grows that function j is; 0 for others. */
static double opening_rate(const sim *r, const layout *l, int32_t j)
{
    double rate = 0.0;

    if (is_gap(l, j) && (joint_of(l, j) >= l->n)) {
        rate = room_of_stops(r, STOP_SPEED)[joint_of(l, j)];
    }
    for (int32_t k = 0; is_gap(l, j) && (k < r->free_count); k++) {
        rate = (r->free_joints[k] == joint_of(l, j)) ? l->y[r->free_count + k] : rate;
    }
    return (l->kind[j] == KIND_GAP_LOWER) ? rate : -rate;
}

/* Whether function j is the way to a stop that its joint stands at and leaves. */
static int leaves_stop(const sim *r, const layout *l, int32_t j)
{
    return opening_rate(r, l, j) > 0.0;
}

/* Whether expressions are continuous where function j is zero, so that a change of its sign within the tolerances, as of
   the rate of a bristle that comes to rest, changes nothing. */
static int is_corner(const sim *r, const layout *l, int32_t j)
{
    return (r->corners != NULL) && is_condition(l, j) && (r->corners[switch_condition(l, j)] != 0U);
}

/* What the tolerances of the state make of function j, with the rounding of steps that stability holds; leaves all
   functions of the present state in `values`. */
static double tolerance_of(sim *r, const layout *l, int32_t j)
{
    double sum = 0.0;
    double value;

    switch_values(r, l, r->t, l->y, l->values);
    value = l->values[j];
    for (int32_t k = 0; k < l->size; k++) {
        l->room[k] = l->y[k];
    }
    for (int32_t k = 0; k < (l->size - LEDGER); k++) {
        l->room[k] += r->atol + (r->rtol * fabs(l->y[k]));
        switch_values(r, l, r->t, l->room, l->values);
        sum += isfinite(l->values[j] - value) ? fabs(l->values[j] - value) : 0.0;
        l->room[k] = l->y[k];
    }
    switch_values(r, l, r->t, l->y, l->values);
    gaps_between(r, l, 0.0, l->values);
    return TOLERATED * sum;
}

/* Whether a value of function j is more than the tolerances make of it, if it is a corner; `known` is that, or negative. */
static int counts(sim *r, const layout *l, int32_t j, double value, double *known)
{
    if (!is_corner(r, l, j)) {
        return 1;
    }
    *known = (*known < 0.0) ? tolerance_of(r, l, j) : *known;
    return fabs(value) > *known;
}

/* Whether function j, beyond its zero, comes from further away in the step that was looked at. */
static int comes_from_afar(sim *r, const layout *l, int32_t j)
{
    double known = -1.0;
    int found = !is_corner(r, l, j);

    for (int32_t k = 0; (k < SAMPLES) && !found; k++) {
        found = counts(r, l, j, l->samples[(k * l->switches) + j], &known);
    }
    return found;
}

/* The values at the beginning of a smooth piece: what is armed, and in which sense. Corners keep theirs until they have
   left it. */
static void arm(sim *r, const layout *l)
{
    switch_values(r, l, r->t, l->y, l->samples);
    gaps_between(r, l, 0.0, l->samples);
    for (int32_t j = 0; j < l->switches; j++) {
        const double value = l->samples[j];
        const int left = (l->was_armed[j] == 0U) || (((double)l->was_sense[j] * value) < 0.0);
        double known = -1.0;

        if (is_corner(r, l, j) && (!left || !counts(r, l, j, value, &known))) {
            l->armed[j] = l->was_armed[j];
            l->sense[j] = l->was_sense[j];
            continue;
        }
        l->armed[j] = (value > 0.0) || (two_sided(l, j) && (value < 0.0)) || leaves_stop(r, l, j);
        l->sense[j] = (value < 0.0) ? -1 : 1;
        if (!two_sided(l, j)) {
            l->sense[j] = 1;
        }
        l->was_armed[j] = l->armed[j];
        l->was_sense[j] = l->sense[j];
    }
}

/* Whether a function with this value, in its sense, is before its zero. A condition holds or not at its zero itself; the
   value of `until` is at its zero there. */
static int before_zero(const layout *l, int32_t j, double value)
{
    return (two_sided(l, j) && (l->kind[j] != KIND_VALUE)) ? (value >= 0.0) : (value > 0.0);
}

/* Whether a value of function j is zero to rounding of what it has in this step. */
static int touches_zero(const layout *l, int32_t j, double value)
{
    double size = 0.0;

    for (int32_t k = 0; k < SAMPLES; k++) {
        const double sampled = fabs(l->samples[(k * l->switches) + j]);

        size = isfinite(sampled) ? fmax(size, sampled) : size;
    }
    return fabs(value) <= (TOUCH * size);
}

static double switch_at(sim *r, const layout *l, int32_t j, double h, double part)
{
    between(l->size, l->y, l->F, part, l->room);
    switch_values(r, l, r->t + (part * h), l->room, l->values);
    gaps_between(r, l, part, l->values);
    return (double)l->sense[j] * l->values[j];
}
