/* The energy ledger: work and losses of a step, by Simpson's rule over each of its parts between events. Follows run.h.

   The middle of a part comes from cubic Hermite polynomials through the states at its ends, so that the rule keeps its
   order, the fourth. tau is held over a step and its work exact. */

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

static void power(
    const run *r, const holds *h, const REAL *q, const REAL *qd, const signed char *mode, double since, powers *found)
{
    const double t = h->t + since;
    const REAL *inputs = h->inputs;
    REAL *f = r->room.force;
    REAL status;

    CALL(
        r, r->friction, (const void *, numbers, numbers, numbers, modes), (r->prepared, q, qd, h->tau, mode), inputs, t,
        (out, out, out), (f, found->qdd, &status));
    found->work = 0.0;
    found->loss = 0.0;
    for (int32_t k = 0; k < r->n; k++) {
        found->loss += (double)f[k] * (double)qd[k];
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
    return (r->known != 0) && (since <= 0.0) && (memcmp(mode, r->known_mode, (size_t)r->n) == 0)
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
static void modes_of_part(const run *r, const state *a, const state *b, const signed char *told, signed char *mode)
{
    memcpy(mode, told, (size_t)r->n);
    for (int32_t k = 0; k < r->n; k++) {
        const int rests = (b->q[k] <= a->q[k]) && (b->q[k] >= a->q[k]) && (b->qd[k] <= (REAL)0) && (b->qd[k] >= (REAL)0);

        if (rests && (r->rubbing[k] != 0U)) {
            mode[k] = 0;
        }
    }
}

/* Whether a joint that is held moves before: a dead band has caught it, or it would have been left behind. */
static int caught(const run *r, const state *s, const signed char *mode)
{
    int any = 0;

    for (int32_t k = 0; k < r->n; k++) {
        any = any || ((mode[k] == 0) && (r->rubbing[k] != 0U) && ((s->qd[k] > (REAL)0) || (s->qd[k] < (REAL)0)));
    }
    return any;
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
    for (int32_t i = 0; i < n; i++) {
        const double mean = (double)s->qd[i] + (0.5 * change[i]);
        double impulse = 0.0;

        for (int32_t k = 0; k < n; k++) {
            impulse += M[(i * n) + k] * change[k];
        }
        if ((mode[i] == 0) && (r->rubbing[i] != 0U)) {
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

    modes_of_part(r, begin, b, told, mode);
    if (caught(r, begin, mode)) {
        copy_state(r->n, begin, &w->stopped);
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
        memcpy(r->known_mode, mode, (size_t)r->n);
        memcpy(r->known_tau, r->tau->values, (size_t)r->n * sizeof(double));
        memcpy(r->known_inputs, r->inputs->values, (size_t)r->inputs->size * sizeof(double));
    } else {
        r->known = 0;
        copy_state(r->n, a, &w->middle);
    }
    if (r->potential != NULL) {
        const REAL *const q[3] = {a->q, middle->q, b->q};

        r->work += explicit_work(r, h, q, since, length);
    }
}
