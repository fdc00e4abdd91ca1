/* The energy ledger: work and losses of a step, by Simpson's rule over each of its parts between events. Follows run.h.

   The middle of a part comes from cubic Hermite polynomials through the states at its ends, so that the rule keeps its
   order, the fourth. tau is held over a step and its work exact. */

/* Rates of joints that follow several coordinates that are rounding, as parts of the largest. */
#define RESTS 1e-9
#define RESTS_SINGLE 1e-4
#define INDEPENDENT 1e-12 /* of a joint's mobility, that which others leave it where it does not follow from them */

static void copy_powers(int32_t n, const powers *from, powers *to)
{
    to->work = from->work;
    to->loss = from->loss;
    memcpy(to->qdd, from->qdd, (size_t)n * sizeof(REAL));
}

static double potential(const run *r, const REAL *q, const REAL *inputs, double t)
{
    REAL V;

    CALL(r, r->potential, (const void *, numbers), (r->prepared, q), inputs, t, (out), (&V));
    return (double)V;
}

/* Inputs jump between steps, and the potential with them; this is work done at once. */
static void jump(run *r, double t)
{
    REAL *inputs = r->room.u;
    REAL *before = r->room.u_before;

    for (int32_t k = 0; k < r->inputs->size; k++) {
        inputs[k] = (REAL)r->inputs->values[k];
        before[k] = (REAL)r->held[k];
        r->held[k] = r->inputs->values[k];
    }
    if ((r->potential != NULL) && (r->started != 0)) {
        r->work += potential(r, r->q, inputs, t) - potential(r, r->q, before, t);
    }
    r->started = 1;
}

/* Rates of all joints, those that follow coordinates too, into the room. */
static void joint_rates(const run *r, const holds *h, const REAL *q, const REAL *qd)
{
    CALL(r, r->rates_of, (const void *, numbers, numbers), (r->prepared, q, qd), h->inputs, h->t, (out), (r->room.rates));
}

/* Way to the nearer stop of a joint and its rate, at a state. */
typedef struct clearance {
    double gap;
    double rate;
} clearance;

static clearance clearance_of(const run *r, const holds *h, const state *s, int32_t stop, int upper)
{
    const int32_t joint = r->stop_joints[stop];
    clearance found = {(double)s->q[0], 0.0};

    if (r->positions != NULL) {
        joint_rates(r, h, s->q, s->qd);
        CALL(r, r->positions, (const void *, numbers), (r->prepared, s->q), h->inputs, h->t, (out), (r->room.places));
        found.gap = (double)r->room.places[joint];
        found.rate = (double)r->room.rates[joint];
    } else {
        found.gap = (double)s->q[joint];
        found.rate = (double)s->qd[joint];
    }
    found.gap = (upper != 0) ? (r->stop_upper[stop] - found.gap) : (found.gap - r->stop_lower[stop]);
    found.rate = (upper != 0) ? -found.rate : found.rate;
    return found;
}

/* The part of a step after which a joint has met its stop with a rate, or -1. */
static double meets(const run *r, const holds *h, const state *a, const state *b, int32_t stop)
{
    const double slack = (sizeof(REAL) > 4U) ? RESTS : RESTS_SINGLE;

    for (int upper = 0; upper < 2; upper++) {
        const double bound = (upper != 0) ? r->stop_upper[stop] : r->stop_lower[stop];
        const clearance before = clearance_of(r, h, a, stop, upper);
        const clearance after = clearance_of(r, h, b, stop, upper);
        const double fast = fmax(fabs(before.rate), fabs(after.rate)) * r->dt;
        const int stood = (before.gap <= (slack * fabs(bound))) && (fabs(before.rate) <= (slack * fabs(bound)));
        const int lands = (after.gap <= (slack * fabs(bound))) && (fabs(after.rate) <= (slack * fast / r->dt)) && !stood;
        const int passes = (before.gap + (r->dt * before.rate)) <= 0.0; /* but for the stop */
        const int near = (before.gap <= (2.0 * fast)) && (after.gap <= (2.0 * fast));
        const int turns = (before.rate < 0.0) && (passes || ((after.rate > 0.0) && near)) && !stood;

        if (isfinite(bound) && (lands || turns)) {
            return (before.rate < 0.0) ? fmin(1.0, fmax(0.0, before.gap) / (-before.rate * r->dt)) : 1.0;
        }
    }
    return -1.0;
}

/* The rate of a joint with a mode behind the coordinates'; zero where it is rounding. */
static double behind(const run *r, const holds *h, const state *s, int32_t mode)
{
    double largest = 0.0;
    double rate;

    joint_rates(r, h, s->q, s->qd);
    rate = (double)r->room.rates[r->rate_places[mode - r->n]];
    for (int32_t k = 0; k < r->n; k++) {
        largest = fmax(largest, fabs((double)s->qd[k]));
    }
    return (fabs(rate) <= (((sizeof(REAL) > 4U) ? RESTS : RESTS_SINGLE) * largest)) ? 0.0 : rate;
}

static void power(
    const run *r, const holds *h, const REAL *q, const REAL *qd, const signed char *mode, double since, powers *found)
{
    const double t = h->t + since;
    const REAL *inputs = h->inputs;
    REAL *f = r->room.force;
    REAL status;

    CALL(
        r, r->friction, (const void *, numbers, numbers, numbers, mode_list), (r->prepared, q, qd, h->tau, mode), inputs, t,
        (out, out, out), (f, found->qdd, &status));
    found->work = 0.0;
    found->loss = 0.0;
    for (int32_t k = 0; k < r->n; k++) {
        found->loss += (double)f[k] * (double)qd[k];
    }
    if (r->modes > r->n) {
        joint_rates(r, h, q, qd);
        for (int32_t k = r->n; k < r->modes; k++) {
            found->loss += (double)f[k] * (double)r->room.rates[r->rate_places[k - r->n]];
        }
    }
    if (r->damping != NULL) {
        REAL *D = r->room.damping;

        CALL(r, r->damping, (const void *, numbers), (r->prepared, q), inputs, t, (out), (D));
        for (int32_t i = 0; i < r->n; i++) {
            for (int32_t j = 0; j < r->n; j++) {
                found->loss += (double)qd[i] * (double)D[(i * r->n) + j] * (double)qd[j];
            }
        }
    }
    if (r->drives != NULL) {
        REAL *drives = r->room.force;

        CALL(
            r, r->drives, (const void *, numbers, numbers, numbers), (r->prepared, q, qd, found->qdd), inputs, t, (out),
            (drives));
        for (int32_t k = 0; k < r->n; k++) {
            found->work += (double)drives[k] * (double)qd[k];
        }
    }
    if (r->applied != NULL) {
        REAL *applied = r->room.force;
        REAL value;

        CALL(
            r, r->applied, (const void *, numbers, numbers), (r->prepared, q, qd), inputs, t, (out, out, out),
            (applied, r->room.pull, &value));
        for (int32_t k = 0; k < r->n; k++) {
            found->work += (double)applied[k] * (double)qd[k];
        }
    }
}

/* Work of a potential's explicit time along a part: V interpolated by parabolas in time and in place. */
static double explicit_work(const run *r, const holds *h, const REAL *const q[3], double since, double length)
{
    static const double weight[3][3] = {{-3.0, 4.0, -1.0}, {-4.0, 0.0, 4.0}, {1.0, -4.0, 3.0}};
    double work = 0.0;

    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++) {
            if ((i != 1) || (j != 1)) {
                work += (weight[i][j] / 6.0) * potential(r, q[i], h->inputs, h->t + since + (0.5 * j * length));
            }
        }
    }
    return work;
}

static int moves(const run *r, const REAL *qd)
{
    int any = 0;

    for (int32_t k = 0; k < r->n; k++) {
        any = any || (qd[k] > (REAL)0) || (qd[k] < (REAL)0);
    }
    return any;
}

/* Whether the power at the end of the last step is that at the start of this one. */
static int same(const run *r, const signed char *mode, double since)
{
    return (r->known != 0) && (since <= 0.0) && (memcmp(mode, r->known_mode, (size_t)r->modes) == 0)
           && (memcmp(r->tau->values, r->known_tau, (size_t)r->n * sizeof(double)) == 0)
           && (memcmp(r->inputs->values, r->known_inputs, (size_t)r->inputs->size * sizeof(double)) == 0);
}

static void energy(const run *r, const holds *h, const REAL *q, const REAL *qd, REAL *T)
{
    CALL(r, r->kinetic, (const void *, numbers, numbers), (r->prepared, q, qd), h->inputs, h->t, (out), (T));
}

/* M from kinetic energies of unit rates. */
static void mass_matrix(const run *r, const holds *h, const REAL *q, double *M)
{
    const int32_t n = r->n;
    REAL *rates = r->room.force;
    REAL T;

    memset(rates, 0, (size_t)n * sizeof(REAL));
    for (int32_t i = 0; i < n; i++) {
        rates[i] = (REAL)1;
        energy(r, h, q, rates, &T);
        M[(i * n) + i] = 2.0 * (double)T;
        for (int32_t j = 0; j < i; j++) {
            rates[j] = (REAL)1;
            energy(r, h, q, rates, &T);
            rates[j] = (REAL)0;
            M[(i * n) + j] = (double)T - (0.5 * (M[(i * n) + i] + M[(j * n) + j]));
            M[(j * n) + i] = M[(i * n) + j];
        }
        rates[i] = (REAL)0;
    }
}

/* Solves A x = b, A symmetric and positive definite, in place; b becomes x. */
static void solve(int32_t size, double *A, double *b)
{
    for (int32_t k = 0; k < size; k++) {
        for (int32_t i = k + 1; i < size; i++) {
            const double share = A[(i * size) + k] / A[(k * size) + k];

            for (int32_t j = k; j < size; j++) {
                A[(i * size) + j] -= share * A[(k * size) + j];
            }
            b[i] -= share * b[k];
        }
    }
    for (int32_t k = size - 1; k >= 0; k--) {
        for (int32_t j = k + 1; j < size; j++) {
            b[k] -= A[(k * size) + j] * b[j];
        }
        b[k] /= A[(k * size) + k];
    }
}

/* The modes of a part from a to b: a joint that did not move was held, whatever it is told to do next. */
static void modes_of_part(
    const run *r, const holds *h, const state *a, const state *b, const signed char *told, signed char *mode)
{
    memcpy(mode, told, (size_t)r->modes);
    for (int32_t k = 0; k < r->n; k++) {
        const int rests = (b->q[k] <= a->q[k]) && (b->q[k] >= a->q[k]) && (b->qd[k] <= (REAL)0) && (b->qd[k] >= (REAL)0);

        if (rests && (r->rubbing[k] != 0U)) {
            mode[k] = 0;
        }
    }
    for (int32_t k = r->n; k < r->modes; k++) {
        if (!(fabs(behind(r, h, a, k)) > 0.0) && !(fabs(behind(r, h, b, k)) > 0.0)) {
            mode[k] = 0;
        }
    }
}

/* Whether a joint that is held moves before: a dead band has caught it, or it would have been left behind. */
static int caught(const run *r, const holds *h, const state *s, const signed char *mode)
{
    int any = 0;

    for (int32_t k = 0; k < r->n; k++) {
        any = any || ((mode[k] == 0) && (r->rubbing[k] != 0U) && ((s->qd[k] > (REAL)0) || (s->qd[k] < (REAL)0)));
    }
    for (int32_t k = r->n; k < r->modes; k++) {
        any = any || ((mode[k] == 0) && (fabs(behind(r, h, s, k)) > 0.0));
    }
    return any;
}

static int is_free(const run *r, int32_t joint)
{
    int any = 0;

    for (int32_t k = 0; k < r->free_count; k++) {
        any = any || (r->free_joints[k] == joint);
    }
    return any;
}

/* The change of the rates that stops the joints, too, that follow several coordinates and are held: impulses on them move
   the `size` coordinates listed in `others`. Each joint's answer to its impulse is made one that leaves those before
   alone; a joint that follows from them has none. */
static void stop_behind(run *r, const holds *h, const signed char *mode, const state *s, int32_t size)
{
    const int32_t n = r->n;
    const int32_t *others = r->room.others;
    REAL *unit = r->room.force;
    int32_t count = 0;

    for (int32_t e = n; e < r->modes; e++) {
        double *row = &r->room.row[count * n];
        double *answer = &r->room.answer[count * n];
        double rate = 0.0;
        double mobility = 0.0;
        double alone = 0.0;

        if (mode[e] != 0) {
            continue;
        }
        for (int32_t k = 0; k < r->modes; k++) {
            unit[k] = (REAL)0;
        }
        for (int32_t k = 0; k < n; k++) {
            unit[k] = (REAL)1;
            joint_rates(r, h, s->q, unit);
            unit[k] = (REAL)0;
            row[k] = (double)r->room.rates[r->rate_places[e - n]];
            rate += row[k] * ((double)s->qd[k] + r->room.change[k]);
        }
        for (int32_t i = 0; i < size; i++) {
            for (int32_t j = 0; j < size; j++) {
                r->room.part[(i * size) + j] = r->room.mass[(others[i] * n) + others[j]];
            }
            answer[i] = row[others[i]];
        }
        solve(size, r->room.part, answer);
        for (int32_t i = 0; i < size; i++) {
            alone += row[others[i]] * answer[i];
        }
        for (int32_t c = 0; c < count; c++) {
            const double *earlier = &r->room.answer[c * n];
            double share = 0.0;
            double own = 0.0;

            for (int32_t i = 0; i < size; i++) {
                share += row[others[i]] * earlier[i];
                own += r->room.row[(c * n) + others[i]] * earlier[i];
            }
            for (int32_t i = 0; i < size; i++) {
                answer[i] -= (share / own) * earlier[i];
            }
        }
        for (int32_t i = 0; i < size; i++) {
            mobility += row[others[i]] * answer[i];
        }
        if (mobility > (INDEPENDENT * alone)) {
            for (int32_t i = 0; i < size; i++) {
                r->room.change[others[i]] -= answer[i] * (rate / mobility);
            }
            count++;
        }
    }
}

/* Rates after joints are caught: those that are held are stopped by impulses on themselves, which take energy; drives
   whose motion is given hold against them. */
static void stop(run *r, const holds *h, const signed char *mode, state *s)
{
    const int32_t n = r->n;
    double *M = r->room.mass;
    double *A = r->room.part;
    double *change = r->room.change;
    double *b = r->room.impulse;
    int32_t *others = r->room.others;
    int32_t size = 0;

    for (int32_t k = 0; k < n; k++) {
        change[k] = ((mode[k] == 0) && (r->rubbing[k] != 0U)) ? -(double)s->qd[k] : 0.0;
    }
    mass_matrix(r, h, s->q, M);
    for (int32_t k = 0; k < r->free_count; k++) {
        const int32_t i = r->free_joints[k];

        if ((mode[i] != 0) || (r->rubbing[i] == 0U)) {
            others[size] = i;
            size++;
        }
    }
    for (int32_t i = 0; i < size; i++) {
        b[i] = 0.0;
        for (int32_t k = 0; k < n; k++) {
            b[i] -= M[(others[i] * n) + k] * change[k];
        }
        for (int32_t j = 0; j < size; j++) {
            A[(i * size) + j] = M[(others[i] * n) + others[j]];
        }
    }
    solve(size, A, b);
    for (int32_t i = 0; i < size; i++) {
        change[others[i]] = b[i];
    }
    stop_behind(r, h, mode, s, size);
    for (int32_t i = 0; i < n; i++) {
        const double mean = (double)s->qd[i] + (0.5 * change[i]);
        double impulse = 0.0;

        for (int32_t k = 0; k < n; k++) {
            impulse += M[(i * n) + k] * change[k];
        }
        if (((mode[i] == 0) && (r->rubbing[i] != 0U)) || ((r->modes > n) && is_free(r, i))) {
            r->loss -= impulse * mean;
        } else {
            r->work += impulse * mean; /* of drives; zero but for rounding at the other joints */
        }
    }
    for (int32_t k = 0; k < n; k++) {
        s->qd[k] = (REAL)((double)s->qd[k] + change[k]);
    }
}

/* A part of a step, from `begin` to b in held modes; it begins `since` after the step. */
static void account(
    run *r, const holds *h, const state *begin, const state *b, const signed char *told, double since, double length)
{
    const double eighth = 0.125 * length;
    const state *a = begin;
    room *w = &r->room;
    signed char *mode = w->part_mode;
    powers *ends = w->ends;
    powers *between = &w->between;
    const state *middle = &w->middle;

    modes_of_part(r, h, begin, b, told, mode);
    if (caught(r, h, begin, mode)) {
        copy_state(r, begin, &w->stopped);
        stop(r, h, mode, &w->stopped);
        a = &w->stopped;
    }
    if (moves(r, a->qd) || moves(r, b->qd)) {
        if (same(r, mode, since)) {
            copy_powers(r->n, &r->known_powers, &ends[0]);
        } else {
            power(r, h, a->q, a->qd, mode, since, &ends[0]);
        }
        power(r, h, b->q, b->qd, mode, since + length, &ends[1]);
        for (int32_t k = 0; k < r->n; k++) {
            const double bend = (double)ends[0].qdd[k] - (double)ends[1].qdd[k];
            const double turn = (double)a->qd[k] - (double)b->qd[k];

            middle->q[k] = (REAL)((0.5 * ((double)a->q[k] + (double)b->q[k])) + (eighth * turn));
            middle->qd[k] = (REAL)((0.5 * ((double)a->qd[k] + (double)b->qd[k])) + (eighth * bend));
        }
        power(r, h, middle->q, middle->qd, mode, since + (0.5 * length), between);
        r->work += (length / 6.0) * (ends[0].work + (4.0 * between->work) + ends[1].work);
        r->loss += (length / 6.0) * (ends[0].loss + (4.0 * between->loss) + ends[1].loss);
        r->known = 1;
        copy_powers(r->n, &ends[1], &r->known_powers);
        memcpy(r->known_mode, mode, (size_t)r->modes);
        memcpy(r->known_tau, r->tau->values, (size_t)r->n * sizeof(double));
        memcpy(r->known_inputs, r->inputs->values, (size_t)r->inputs->size * sizeof(double));
    } else {
        r->known = 0;
        copy_state(r, a, &w->middle);
    }
    if (r->potential != NULL) {
        const REAL *const q[3] = {a->q, middle->q, b->q};

        r->work += explicit_work(r, h, q, since, length);
    }
}
