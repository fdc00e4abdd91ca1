/* Switching functions on the interpolant of a step: samples, sign changes, roots.

   A function counts from where it has left zero: a rate after breakaway, whose acceleration is zero there too, and a
   margin of a joint that came to rest at its limit. Rates and margins are positive then and end at zero; loads and
   conditions have a sense, and change it. Between the samples a minimum is looked for where a parabola dips. */

typedef struct crossing {
    int32_t which; /* switching function, or -1 */
    double part;   /* of the step */
    double look;   /* where to decide, when it is at the very beginning, which does not tell; else 0 */
    int touches;   /* whether it comes to zero there and goes back */
} crossing;

/* When kinds count: in the present modes of their joints, conditions always. */
static int armed_sliding(const sim *r, int32_t joint)
{
    return (r->rough[joint] != 0U) && (r->mode[joint] != 0);
}

/* Dead centres belong to joints with friction: where nothing is decided of them, their motion is given. */
static int armed_moving(const sim *r, int32_t joint)
{
    return (r->rough[joint] == 0U) || (r->mode[joint] != 0);
}

static int armed_resting(const sim *r, int32_t joint)
{
    return (r->rough[joint] != 0U) && (r->mode[joint] == 0);
}

static int armed_above(const sim *r, int32_t joint)
{
    return isfinite(r->stop_lower[joint]) && (r->closed[joint] == 0);
}

static int armed_below(const sim *r, int32_t joint)
{
    return isfinite(r->stop_upper[joint]) && (r->closed[joint] == 0);
}

static int armed_pressed(const sim *r, int32_t joint)
{
    return r->closed[joint] != 0;
}

static int armed_always(const sim *r, int32_t joint)
{
    (void)r;
    (void)joint;
    return 1;
}

static int is_of_stop(const layout *l, int32_t j)
{
    return (l->kind[j] == KIND_GAP_LOWER) || (l->kind[j] == KIND_GAP_UPPER) || (l->kind[j] == KIND_CONTACT);
}

/* The joint of function j, whose kind has as many functions for each, or its stop; 0 for loops and conditions. */
static int32_t joint_of(const layout *l, int32_t j)
{
    const int32_t kind = l->kind[j];

    if (is_of_stop(l, j)) {
        return j - l->first[kind];
    }
    return (kind >= FIRST_LOOP) ? 0 : ((j - l->first[kind]) / ((l->first[kind + 1] - l->first[kind]) / l->modes));
}

static int active(const sim *r, const layout *l, int32_t j)
{
#define ROW(name, sides, bends, when, happens, mark) \
    case KIND_##name:                                \
        return armed_##when(r, joint);
    const int32_t joint = joint_of(l, j);

    switch (l->kind[j]) {
        EACH_KIND(ROW)
    default:
        return 0;
    }
#undef ROW
}

/* Whether function j changes its sign; others end at zero. */
static int two_sided(const layout *l, int32_t j)
{
#define ROW(name, sides, bends, when, happens, mark) (sides) == 2,
    static const unsigned char both[KINDS] = {EACH_KIND(ROW)};
#undef ROW

    return both[l->kind[j]];
}

/* Whether a zero of function j changes what the step has assumed. */
static int bends(const layout *l, int32_t j)
{
#define ROW(name, sides, bends, when, happens, mark) bends,
    static const unsigned char assumed[KINDS] = {EACH_KIND(ROW)};
#undef ROW

    return assumed[l->kind[j]];
}

static int32_t first_condition(const layout *l)
{
    return l->first[FIRST_CONDITION];
}

static int is_condition(const layout *l, int32_t j)
{
    return j >= first_condition(l);
}

/* The number of a condition in the list of events. */
static int32_t switch_condition(const layout *l, int32_t j)
{
    return j - first_condition(l);
}

/* Whether more than rates is to be watched. */
static int calls_for_switches(const sim *r)
{
    int any = r->more_switches;

    for (int32_t k = 0; k < r->plant->modes; k++) {
        any = any || armed_resting(r, k);
    }
    return any;
}

/* Whether there is any event to look for. */
static int watches(const sim *r)
{
    return r->plant->first[KINDS] > 0;
}

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

/* The values at the beginning of a smooth piece: what is armed, and in which sense. */
static void arm(sim *r, const layout *l)
{
    switch_values(r, l, r->t, l->y, l->samples);
    gaps_between(r, l, 0.0, l->samples);
    for (int32_t j = 0; j < l->switches; j++) {
        const double value = l->samples[j];

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

/* The end of the shortest bracket of the zero of function j, positive at `low` and not at `high`: by inverse quadratic
   interpolation where that is safe, else by halving (Chandrupatla 1997). */
static double root(sim *r, const layout *l, int32_t j, double h, double low, double high)
{
    const double unit = 2.3e-16 * fmax(1.0, fabs(r->t / h));
    double a = high;
    double b = low;
    double c = low;
    double fa = switch_at(r, l, j, h, high);
    double fb = switch_at(r, l, j, h, low);
    double fc = fb;
    double share = 0.5;

    if (!before_zero(l, j, fb)) {
        return low;
    }
    for (int iteration = 0; iteration < ITERATIONS; iteration++) {
        const double x = a + (share * (b - a));
        const double fx = switch_at(r, l, j, h, x);
        double slack;

        if (before_zero(l, j, fx) == before_zero(l, j, fa)) {
            c = a;
            fc = fa;
        } else {
            c = b;
            fc = fb;
            b = a;
            fb = fa;
        }
        a = x;
        fa = fx;
        slack = unit / fmax(fabs(b - a), 1e-300);
        if (slack >= 0.5) {
            break;
        }
        {
            const double xi = (a - b) / (c - b);
            const double phi = (fa - fb) / (fc - fb);

            share = 0.5;
            if (((phi * phi) < xi) && (((1.0 - phi) * (1.0 - phi)) < (1.0 - xi))) {
                share = ((fa / (fb - fa)) * (fc / (fb - fc))) + (((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb)));
            }
            share = fmin(1.0 - slack, fmax(slack, share));
        }
    }
    return before_zero(l, j, fa) ? b : a;
}

/* Whether the value of `until` changes its sign through infinity at a part of a step: it grows towards it from both
   sides, as 1/x does to twice its size at half the distance. */
static int is_pole(sim *r, const layout *l, int32_t j, double h, double part)
{
    const double near = ASIDE * 2.3e-16 * fmax(1.0, fabs(r->t / h));
    int grows = 1;

    for (int side = -1; side <= 1; side += 2) {
        const double at = fabs(switch_at(r, l, j, h, part + ((double)side * near)));
        const double farther = fabs(switch_at(r, l, j, h, part + (2.0 * (double)side * near)));

        grows = grows && (at > (1.5 * farther));
    }
    return grows;
}

/* Where a function that is a number on one side alone becomes one, or ceases to be one. */
typedef struct border {
    double number; /* the last part of the step, or the first, in which it is one */
    double beyond; /* the end of the bracket */
} border;

static border edge(sim *r, const layout *l, int32_t j, double h, double low, double high, int number)
{
    const double unit = 2.3e-16 * fmax(1.0, fabs(r->t / h));
    border found;

    for (int halving = 0; (halving < ITERATIONS) && ((high - low) > unit); halving++) {
        const double middle = 0.5 * (low + high);

        if (isnan(switch_at(r, l, j, h, middle)) == (number == 0)) {
            low = middle;
        } else {
            high = middle;
        }
    }
    found.number = (number != 0) ? low : high;
    found.beyond = high;
    return found;
}

/* The part of the step between `low` and `high` where function j is least, by golden sections. */
static double lowest(sim *r, const layout *l, int32_t j, double h, double low, double high)
{
    const double ratio = 0.6180339887498949;
    double a = high - (ratio * (high - low));
    double b = low + (ratio * (high - low));
    double fa = switch_at(r, l, j, h, a);
    double fb = switch_at(r, l, j, h, b);

    for (int section = 0; section < SECTIONS; section++) {
        if (fa < fb) {
            high = b;
            b = a;
            fb = fa;
            a = high - (ratio * (high - low));
            fa = switch_at(r, l, j, h, a);
        } else {
            low = a;
            a = b;
            fa = fb;
            b = low + (ratio * (high - low));
            fb = switch_at(r, l, j, h, b);
        }
    }
    return (fa < fb) ? a : b;
}

/* A part of the step between samples k - 1 and k + 1 where function j is not positive, or, if it is the value of `until`,
   touches zero; or -1. Parabolas find minima. */
static double dip(sim *r, const layout *l, int32_t j, double h, int32_t k)
{
    double x[3];
    double v[3];
    double size;
    int falls; /* to a touch of zero; else it comes from there */

    for (int32_t i = 0; i < 3; i++) {
        x[i] = PLACE[(k - 1) + i];
        v[i] = (double)l->sense[j] * l->samples[(((k - 1) + i) * l->switches) + j];
    }
    size = fmax(v[0], v[2]);
    falls = v[0] > (100.0 * TOUCHES * size);
    for (int tries = 0; tries < DIPS; tries++) {
        const double left = (v[1] - v[0]) / (x[1] - x[0]);
        const double right = (v[2] - v[1]) / (x[2] - x[1]);
        const double bend = (right - left) / (x[2] - x[0]);
        double place;
        double least;
        double value;

        if (!(bend > 0.0)) {
            return -1.0;
        }
        place = (0.5 * (x[0] + x[1])) - (0.5 * (left / bend));
        if (!(place > x[0]) || !(place < x[2])) {
            return -1.0;
        }
        least = v[0] + ((place - x[0]) * (left + (bend * (place - x[1]))));
        if (least > (((tries == 0) ? 0.25 : 0.99) * v[1])) { /* not worth a look; later, no lower than what was seen */
            return -1.0;
        }
        if (l->kind[j] == KIND_VALUE) {
            place = lowest(r, l, j, h, x[0], x[2]);
            value = switch_at(r, l, j, h, place);
            return (!(value > 0.0) || touches_zero(l, j, value)) ? place : -1.0;
        }
        value = switch_at(r, l, j, h, place);
        if (!(value > 0.0)) {
            return place;
        }
        if ((r->jump_size > 0) && (value < (TOUCHES * size)) && falls && isnan(r->grazes_at)) {
            r->grazes_at = r->t + (place * h);
            r->grazes = j;
        }
        if (fabs(place - x[1]) < 1e-9) {
            return -1.0;
        }
        if (place < x[1]) {
            if (value < v[1]) {
                x[2] = x[1];
                v[2] = v[1];
                x[1] = place;
                v[1] = value;
            } else {
                x[0] = place;
                v[0] = value;
            }
        } else if (value < v[1]) {
            x[0] = x[1];
            v[0] = v[1];
            x[1] = place;
            v[1] = value;
        } else {
            x[2] = place;
            v[2] = value;
        }
    }
    return -1.0;
}

/* The other margin of the joint of a margin. */
static int32_t other_margin(const layout *l, int32_t j)
{
    return l->first[(l->kind[j] == KIND_LOWER) ? KIND_UPPER : KIND_LOWER] + joint_of(l, j);
}

/* Whether the samples are those of a function that the step resolves: the fourth lies on the polynomial of the others. */
static int resolved(const sim *r, const layout *l)
{
    for (int32_t j = l->first[KIND_RATE + 1]; j < l->switches; j++) {
        double predicted = 0.0;
        double size = 0.0;

        if (!active(r, l, j) || (l->kind[j] == KIND_UNTIL)) {
            continue;
        }
        for (int32_t k = 0; k < SAMPLES; k++) {
            double weight = 1.0;
            double value = fabs(l->samples[(k * l->switches) + j]);

            if ((l->kind[j] == KIND_LOWER) || (l->kind[j] == KIND_UPPER)) { /* both together are the band */
                value += fabs(l->samples[(k * l->switches) + other_margin(l, j)]);
            }
            size = fmax(size, value);
            if (k == 3) {
                continue;
            }
            for (int32_t i = 0; i < SAMPLES; i++) {
                if ((i != k) && (i != 3)) {
                    weight *= (PLACE[3] - PLACE[i]) / (PLACE[k] - PLACE[i]);
                }
            }
            predicted += weight * l->samples[(k * l->switches) + j];
        }
        if (fabs(predicted - l->samples[(3 * l->switches) + j]) > (UNRESOLVED * size)) {
            return 0;
        }
    }
    return 1;
}

static void sample(sim *r, const layout *l, double h)
{
    for (int32_t k = 1; k < SAMPLES; k++) {
        between(l->size, l->y, l->F, PLACE[k], l->room);
        switch_values(r, l, r->t + (PLACE[k] * h), l->room, &l->samples[k * l->switches]);
        gaps_between(r, l, PLACE[k], &l->samples[k * l->switches]);
    }
}

/* Whether a function that has not left zero goes the wrong way: a joint that moves against its mode, a margin that
   is exceeded from the beginning. A rate that was looked at, and left its mode as it is, counts from the tolerance on: it
   is rounding, as of a joint without friction in equilibrium. */
static int wrong_way(const sim *r, const layout *l, int32_t j, double value)
{
    const int32_t joint = joint_of(l, j);
    double size = 0.0;

    if (two_sided(l, j) || (l->kind[j] == KIND_SINGULAR)) {
        return 0;
    }
    if (l->kind[j] == KIND_RATE) {
        for (int32_t k = 0; k < r->free_count; k++) {
            size = fmax(size, fabs(l->y[r->free_count + k]));
        }
        return value < ((l->vague[joint] != 0U) ? -((r->rtol * size) + r->atol) : -((1e-14 * size) + (1e-3 * r->atol)));
    }
    if (is_gap(l, j)) {
        return value < -(1e-3 * r->atol);
    }
    if (l->kind[j] == KIND_CONTACT) {
        for (int32_t k = 0; k < l->n; k++) {
            size = fmax(size, fabs(r->signals->tau[k]) + fabs(l->samples[l->first[KIND_CONTACT] + k]));
        }
        return value < -(1e-12 * size);
    }
    for (int32_t k = 0; k < l->modes; k++) {
        size = fmax(size, fabs(l->samples[l->first[KIND_LOWER] + k]) + fabs(l->samples[l->first[KIND_UPPER] + k]));
    }
    return value < -(1e-12 * size);
}

/* A part of the step, below `high`, at which function j, which begins at zero, is on its side of it beyond rounding; 0 where
   that is not seen. */
static double leaves_zero(sim *r, const layout *l, int32_t j, double h, double high)
{
    for (double part = 0.5 * high; part > (LOOK * LOOK * high); part *= 0.25) {
        if (wrong_way(r, l, j, -switch_at(r, l, j, h, part))) {
            return part;
        }
    }
    return 0.0;
}

/* Whether the condition of `until` holds from the start on: one that ceases at once, as where a run goes on from the end
   of another, does not count. */
static int holds_at_start(sim *r, const layout *l)
{
    const double moment = CEASES * (r->end - r->t0);

    if ((r->signals->until != 1) || !(l->samples[l->switches - 1] < 0.0)) {
        return 0;
    }
    if (derivative(r, r->t, l->y, l->slope) != SIM_OK) {
        return 0;
    }
    for (int32_t k = 0; k < l->size; k++) {
        l->room[k] = l->y[k] + (moment * l->slope[k]);
    }
    switch_values(r, l, r->t + moment, l->room, l->values);
    return l->values[l->switches - 1] < 0.0;
}

/* Whether `until` has come to hold, or its value has changed its sign, by a jump of signals; `sense` is its sign before. */
static int ends_by_jump(const sim *r, const layout *l, signed char sense)
{
    const int32_t last = l->switches - 1;
    const double value = (double)sense * l->samples[last];

    return !isnan(value) && !before_zero(l, last, value) && ((r->signals->until == 2) || (sense > 0));
}

/* A condition that is a number at one of the samples k - 1 and k alone, beside what `first_crossing` knows: low, the place
   and the value at k. Returns whether that is a crossing: comparisons with what is no number do not hold. */
static int at_border(
    sim *r, const layout *l, int32_t j, double h, int was_number, double *low, double *place, double *raw,
    crossing *first)
{
    const border at = edge(r, l, j, h, *low, *place, was_number);

    if (bends(l, j)) {
        if (at.beyond < first->part) {
            first->which = j;
            first->part = at.beyond;
            first->look = 0.0;
            first->touches = 0;
        }
        return 1;
    }
    if (was_number) {
        *place = at.number;
        *raw = (double)l->sense[j] * switch_at(r, l, j, h, at.number);
    } else {
        const double begins = (double)l->sense[j] * switch_at(r, l, j, h, at.number);

        *low = at.number;
        l->armed[j] = (unsigned char)((begins > 0.0) || (begins < 0.0));
        l->sense[j] = (begins < 0.0) ? -1 : 1;
    }
    return 0;
}

/* A zero of function j up to `high`, where it is not positive or touches zero. Returns 0 for a pole, which is passed. */
static int at_zero(sim *r, const layout *l, int32_t j, double h, double low, double high, crossing *first)
{
    const int on_value = l->kind[j] == KIND_VALUE;
    const double there = on_value ? switch_at(r, l, j, h, high) : -1.0;
    const double part = (there > 0.0) ? high : root(r, l, j, h, fmin(low, high), high);

    if (on_value && is_pole(r, l, j, h, part)) {
        l->sense[j] = (signed char)-l->sense[j];
        return 0;
    }
    if (part < first->part) {
        first->which = j;
        first->part = part;
        first->look = 0.0;
        first->touches = (there >= 0.0);
    }
    return 1;
}

/* A part of the step, below `high`, at which a joint that leaves its stop is still away from it. */
static double in_flight(sim *r, const layout *l, int32_t j, double h, double high)
{
    double low = 0.5 * high;

    for (int32_t halving = 0; (halving < ITERATIONS) && !(switch_at(r, l, j, h, low) > 0.0); halving++) {
        low *= 0.5;
    }
    return low;
}

/* The first zero of any switching function in a step whose samples are known. */
static crossing first_crossing(sim *r, const layout *l, double h)
{
    crossing first = {-1, 2.0, 0.0, 0};

    for (int32_t j = 0; j < l->switches; j++) {
        const int condition = is_condition(l, j);
        const int both = two_sided(l, j);
        const int strict = both && (l->kind[j] != KIND_VALUE);
        double low = 0.0;

        l->armed[j] = l->was_armed[j];
        l->sense[j] = l->was_sense[j];
        if (!active(r, l, j)) {
            continue;
        }
        for (int32_t k = 1; (k < SAMPLES) && (low < first.part); k++) {
            const double before = l->samples[((k - 1) * l->switches) + j];
            double raw = l->samples[(k * l->switches) + j];
            double place = PLACE[k];
            double high = -1.0;
            double value;

            if (condition && (isnan(before) != isnan(raw))
                && at_border(r, l, j, h, !isnan(before), &low, &place, &raw, &first)) {
                break;
            }
            value = (double)l->sense[j] * raw;
            if (l->armed[j] == 0U) {
                if ((raw > 0.0) || (both && (raw < 0.0))) {
                    l->armed[j] = 1U;
                    l->sense[j] = (raw > 0.0) ? 1 : -1;
                } else if (wrong_way(r, l, j, raw)) {
                    low = leaves_zero(r, l, j, h, place);
                    l->armed[j] = (unsigned char)(low > 0.0);
                    if (low > 0.0) { /* it was on its side, and is back */
                        (void)at_zero(r, l, j, h, low, place, &first);
                        break;
                    }
                    first.which = j;
                    first.part = 0.0;
                    first.look = ((l->kind[j] == KIND_RATE) && (l->vague[joint_of(l, j)] != 0U)) ? PLACE[k] : (LOOK * PLACE[k]);
                    first.touches = 0;
                    break;
                }
            } else if (strict ? (value < 0.0) : (value <= 0.0)) {
                high = place;
            } else if ((k < (SAMPLES - 1)) && ((before * (double)l->sense[j]) > 0.0)) {
                high = dip(r, l, j, h, k);
            }
            if ((high >= 0.0) && is_gap(l, j) && !(low > 0.0) && !(l->samples[j] > 0.0)) {
                low = in_flight(r, l, j, h, high);
            }
            if ((high >= 0.0) && at_zero(r, l, j, h, low, high, &first)) {
                break;
            }
            if (condition && isnan(l->samples[(k * l->switches) + j])) {
                l->armed[j] = 0U;
            }
            low = PLACE[k];
        }
    }
    return first;
}
