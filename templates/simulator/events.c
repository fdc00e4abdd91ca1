/* Events: joints that come to rest or break away, loads and conditions that change their signs, renewed signals. */

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

/* The first loop that does not close at the pose in the workspace, where accelerations were not finite; or NOTHING. */
static int32_t open_loop(const sim *r, const layout *l)
{
    const sim_plant *p = r->plant;
    double *found = l->values;

    if (p->loops == NULL) {
        return NOTHING;
    }
    CALL(
        p, p->loops, (const void *, const double *), (p->prepared, r->workspace), r->signals->u, r->t, (double *),
        (found));
    for (int32_t k = 0; k < (l->first[KIND_SINGULAR + 1] - l->first[KIND_SINGULAR]); k++) {
        if (!isfinite(found[k])) {
            return k;
        }
    }
    return NOTHING;
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

            hit = hit || ((closing > 0.0) && (value <= (8.0 * near * closing)))
                  || (!before_zero(l, j, value) && !leaves_stop(r, l, j) && comes_from_afar(r, l, j))
                  || ((l->kind[j] == KIND_VALUE) && touches_zero(l, j, value));
        }
        if (r->jump_size > 0) {
            r->hits[j] = (unsigned char)hit;
        }
        if (hit) {
            happens(l, j, &at);
            if (is_corner(r, l, j)) { /* its sense from now on */
                l->was_armed[j] = 1U;
                l->was_sense[j] = (signed char)-l->sense[j];
            }
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
