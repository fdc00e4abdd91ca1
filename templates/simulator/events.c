/* Events: joints that come to rest or break away, loads and conditions that change their signs, renewed signals. */

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

static void clear_marks(const layout *l)
{
    for (int32_t k = 0; k < l->modes; k++) {
        l->reached[k] = 0U;
        l->stopped[k] = 0U;
        l->vague[k] = 0U;
    }
    for (int32_t k = 0; k < l->marks; k++) {
        l->crossed[k] = 0U;
    }
}

/* Joints that were let go, and have not moved yet, may not stick because of an event elsewhere. */
static void keep_released(sim *r, const layout *l)
{
    for (int32_t k = 0; k < r->free_count; k++) {
        const int32_t i = r->free_joints[k];
        const double rate = l->y[r->free_count + k];

        const int held = (r->stop_count > 0) && (r->closed[i] != 0);

        if ((r->rough[i] != 0U) && (r->mode[i] != 0) && is_zero(rate) && (l->stopped[i] == 0U) && !held) {
            l->reached[i] = 1U;
        }
    }
    if (l->modes > l->n) {
        const double *rates = &l->values[l->first[KIND_RATE]];
        double largest = 0.0;

        for (int32_t k = 0; k < r->free_count; k++) {
            largest = fmax(largest, fabs(l->y[r->free_count + k]));
        }
        switch_values(r, l, r->t, l->y, l->values);
        for (int32_t k = l->n; k < l->modes; k++) {
            if ((r->rough[k] != 0U) && (r->mode[k] != 0) && (fabs(rates[k]) <= (RESTING * largest)) && (l->stopped[k] == 0U)) {
                l->reached[k] = 1U;
            }
        }
    }
}

/* Counts events that follow each other at once; a storm ends the run. */
static int storm(sim *r, int32_t which, const layout *l)
{
    if ((r->t - r->quick_since) > ((SHORT * (r->end - r->t0)) + (8.0 * SAME * fabs(r->t)))) {
        r->quick = 0;
        r->quick_since = r->t;
    }
    r->quick++;
    if (r->quick > STORM) {
        r->failed = SIM_LIMIT;
        r->reason = is_condition(l, which) ? SIM_CHATTER : SIM_STORM;
        r->concern = is_condition(l, which) ? switch_condition(l, which) : (is_of_stop(l, which) ? mark_of(l, joint_of(l, which)) : joint_of(l, which));
        return 1;
    }
    return 0;
}

/* What happens at zeros, besides marks: gathered at an instant, then decided together. */
typedef struct happening {
    int32_t condition; /* number of the last one that changed, or NOTHING */
    int ends;          /* whether the run ends there */
    int32_t singular;  /* loop that comes to a singular pose, or NOTHING */
} happening;

static void happens_stops(const layout *l, int32_t j, happening *found)
{
    (void)found;
    l->stopped[joint_of(l, j)] = 1U;
}

static void happens_breaks_away(const layout *l, int32_t j, happening *found)
{
    (void)found;
    l->reached[joint_of(l, j)] = 1U;
}

static void happens_marks(const layout *l, int32_t j, happening *found)
{
#define ROW(name, sides, bends, when, happens, mark) mark,
    static const unsigned char marks[KINDS] = {EACH_KIND(ROW)};
#undef ROW

    (void)found;
    l->crossed[is_of_stop(l, j) ? mark_of(l, joint_of(l, j)) : joint_of(l, j)] |= marks[l->kind[j]];
}

/* A bit for each function of the joint, the last for all that are left. */
static void happens_marks_each(const layout *l, int32_t j, happening *found)
{
#define ROW(name, sides, bends, when, happens, mark) mark,
    static const unsigned char marks[KINDS] = {EACH_KIND(ROW)};
#undef ROW
    const int32_t kind = l->kind[j];
    const int32_t width = (l->first[kind + 1] - l->first[kind]) / l->modes;
    unsigned mark = marks[kind];

    (void)found;
    for (int32_t k = (j - l->first[kind]) % width; (k > 0) && (mark < 128U); k--) {
        mark *= 2U;
    }
    l->crossed[joint_of(l, j)] |= (unsigned char)mark;
}

static void happens_switches(const layout *l, int32_t j, happening *found)
{
    found->condition = switch_condition(l, j);
}

static void happens_is_singular(const layout *l, int32_t j, happening *found)
{
    found->singular = j - l->first[KIND_SINGULAR];
}

static void happens_nothing(const layout *l, int32_t j, happening *found)
{
    (void)l;
    (void)j;
    (void)found;
}

static void happens_ends(const layout *l, int32_t j, happening *found)
{
    found->condition = switch_condition(l, j);
    found->ends = found->ends || (l->kind[j] == KIND_VALUE) || (l->sense[j] > 0);
}

static void happens(const layout *l, int32_t j, happening *found)
{
#define ROW(name, sides, bends, when, what, mark) \
    case KIND_##name:                             \
        happens_##what(l, j, found);              \
        break;

    switch (l->kind[j]) {
        EACH_KIND(ROW)
    default:
        break;
    }
#undef ROW
}

/* Whether the rate of a joint is zero to rounding of the time; of one that follows several, of their motion's pace. */
static int rate_is_zero(const sim *r, const layout *l, int32_t joint, double value, double near, double moved)
{
    int zero = 0;

    if (joint >= l->n) {
        return fabs(value) <= (TOUCH * moved);
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        zero = zero || ((r->free_joints[k] == joint) && (fabs(value) <= (near * fabs(l->slope[r->free_count + k]))));
    }
    return zero;
}

/* Ends the run at the present state, where a loop comes to a singular pose: beyond it the coordinates do not say where
   the dependent joints are. */
static int end_in_singular_pose(sim *r, const layout *l, int32_t loop)
{
    double *q = r->workspace;
    double *qd = &q[l->n];
    double *f = &qd[l->n];

    clear_marks(l);
    (void)unpack(r, r->t, l->y, q, qd);
    (void)accelerate(r, r->t, q, qd, r->mode, f, &f[l->modes]);
    for (int32_t k = 0; k < l->modes; k++) {
        l->next[k] = r->mode[k];
    }
    record(r, l, NOTHING - 1 - loop);
    r->failed = SIM_NONFINITE;
    r->reason = SIM_SINGULAR;
    r->concern = loop;
    return SIM_FAILED;
}

/* The loop that is nearest to its singular pose at the present state, within `distance` of it; or NOTHING. */
static int32_t singular_loop(sim *r, const layout *l, double distance)
{
    double *q = r->workspace;
    double nearest = distance - fmax(SINGULAR_AT, SINGULAR_ROUGH * r->rtol);
    int32_t found = NOTHING;

    if (r->plant->loops == NULL) {
        return NOTHING;
    }
    (void)unpack(r, r->t, l->y, q, &q[l->n]);
    loop_values(r, l, r->t, q, l->values);
    for (int32_t j = l->first[KIND_SINGULAR]; j < l->first[KIND_SINGULAR + 1]; j++) {
        if (!(l->values[j] > nearest)) {
            nearest = l->values[j];
            found = j - l->first[KIND_SINGULAR];
        }
    }
    return found;
}

/* The event at the present state: function `which` has crossed zero, and whatever else has within rounding. `values`
   are all functions there; those not positive are at their zeros too. */
static int handle_crossing(sim *r, const layout *l, crossing found, double h)
{
    const int32_t which = found.which;
    const int32_t joint = joint_of(l, which);
    const signed char mode = (joint < l->modes) ? r->mode[joint] : 0;
    const double near = 4.0 * 2.3e-16 * fmax(fabs(r->t), fabs(h));
    happening at = {NOTHING, 0, NOTHING};
    double moved;

    if (storm(r, which, l)) {
        return SIM_FAILED;
    }
    clear_marks(l);
    switch_values(r, l, r->t, l->y, l->values);
    gaps_between(r, l, 0.0, l->values);
    (void)derivative(r, r->t, l->y, l->slope);
    moved = pace(r, l, h);
    for (int32_t j = 0; (j < l->switches) && (r->jump_size > 0); j++) {
        r->hits[j] = 0U;
    }
    for (int32_t j = 0; j < l->switches; j++) {
        const double value = (double)l->sense[j] * l->values[j];
        int hit = j == which;

        if (!active(r, l, j) || ((l->armed[j] == 0U) && !hit)) {
            continue;
        }
        if (l->kind[j] == KIND_RATE) {
            hit = hit || rate_is_zero(r, l, joint_of(l, j), value, near, moved);
        } else {
            const double closing = -opening_rate(r, l, j);

            hit = hit || ((closing > 0.0) && (value <= (8.0 * near * closing))) || (!before_zero(l, j, value) && !leaves_stop(r, l, j))
                  || ((l->kind[j] == KIND_VALUE) && touches_zero(l, j, value));
        }
        if (r->jump_size > 0) {
            r->hits[j] = (unsigned char)hit;
        }
        if (hit) {
            happens(l, j, &at);
        }
    }
    if (at.singular != NOTHING) {
        return end_in_singular_pose(r, l, at.singular);
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        const int32_t i = r->free_joints[k];

        if (l->stopped[i] != 0U) {
            l->y[r->free_count + k] = 0.0;
        }
    }
    keep_at_stops(r, l);
    settle(r, l, moved);
    stop_together(r, l, moved);
    if (any_impact(l)) {
        place_at_stops(r, l);
        collide(r, l, 0);
        for (int32_t i = 0; (i < l->marks) && (found.look > 0.0) && !(r->lost > 0.0); i++) {
            l->crossed[i] &= (unsigned char)~SIM_IMPACT; /* it was pressed against its stop, without a rate */
        }
    }
    keep_released(r, l);
    {
        const int code = decide_and_record(r, l, at.condition, (found.look > 0.0) && (r->t <= r->t0), found.look, h);

        if (code != SIM_MORE) {
            return code;
        }
    }
    if ((found.look > 0.0) && (l->kind[which] == KIND_RATE)) {
        l->vague[joint] = (unsigned char)(r->mode[joint] == mode);
    }
    if (at.ends != 0) {
        r->end = r->t;
    }
    return SIM_MORE;
}

/* The instant at which a table has a knot, values are renewed, states are replaced. */
static int handle_stop(sim *r, const layout *l)
{
    sim_signals *s = r->signals;
    double *q = r->workspace;
    double *qd = &q[l->n];

    clear_marks(l);
    settle(r, l, pace(r, l, 0.0));
    (void)unpack(r, r->t, l->y, q, qd);
    if (replace_states(r, r->t, q, qd) < 0) {
        return SIM_FAILED;
    }
    seek_tables(s, r->t);
    if (renews(r, r->t)) {
        s->hold_due += 1.0;
        evaluate_signals(r, r->t, q, qd, 1);
    }
    keep_released(r, l);
    return decide_and_record(r, l, NOTHING, 0, 0.0, 0.0);
}
