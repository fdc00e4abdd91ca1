/* Energies of a step: work and losses by Simpson's rule over each of its parts between events. Follows lane.c.

   The middle of a part comes from cubic Hermite polynomials through the states at its ends, so that the rule keeps its
   order, the fourth. tau is held over a step and its work exact. */

/* Rates of joints that follow several coordinates that are rounding, as parts of the largest. */
#define RESTS ((sizeof(REAL) > 4U) ? 1e-9 : 1e-4)
#define INDEPENDENT 1e-12 /* of a joint's mobility, that which others leave it where it does not follow from them */

static void copy_powers(int32_t n, const powers *from, powers *to)
{
    to->work = from->work;
    to->loss = from->loss;
    memcpy(to->qdd, from->qdd, (size_t)n * sizeof(REAL));
}

static double stored(const fixed_steps *m, const REAL *prepared, const REAL *q, const REAL *u, double t)
{
    REAL V;

    CALL(m, m->stored, (const void *, numbers), (prepared, q), u, t, (out), (&V));
    return (double)V;
}

static double kinetic(const fixed_steps *m, const start *s, const REAL *q, const REAL *qd)
{
    REAL T;

    CALL(m, m->kinetic, (const void *, numbers, numbers), (s->prepared, q, qd), s->u, s->t, (out), (&T));
    return (double)T;
}

/* Inputs jump between steps, and the potential with them; this is work done at once. */
static void jump(const fixed_steps *m, const block *b)
{
    step_ledger *l = m->ledger;

    if ((m->explicit_work != 0) && (l->started != 0)) {
        const double t = (double)*b->t;

        l->work += stored(m, m->prepared_single, b->q, b->u, t) - stored(m, m->prepared_single, b->q, l->held, t);
    }
    memcpy(l->held, b->u, (size_t)m->m * sizeof(REAL));
    l->started = 1;
}

/* Rates of all joints, those that follow coordinates too, onto the desk. */
static void joint_rates(const fixed_steps *m, const start *s, const REAL *q, const REAL *qd)
{
    CALL(m, m->rates_of, (const void *, numbers, numbers), (s->prepared, q, qd), s->u, s->t, (out), (m->desk.rates));
}

/* The rate of a joint with a mode behind the coordinates'; zero where it is rounding. */
static double behind(const fixed_steps *m, const start *s, const state *at, int32_t mode)
{
    double largest = 0.0;
    double rate;

    joint_rates(m, s, at->q, at->qd);
    rate = (double)m->desk.rates[m->rate_places[mode - m->n]];
    for (int32_t k = 0; k < m->n; k++) {
        largest = fmax(largest, fabs((double)at->qd[k]));
    }
    return (fabs(rate) <= (RESTS * largest)) ? 0.0 : rate;
}

static void power(
    const fixed_steps *m, const start *s, const REAL *q, const REAL *qd, const signed char *mode, double since, powers *found)
{
    const double t = s->t + since;
    const REAL *u = ((m->ledger != NULL) && (m->carried > 0)) ? m->desk.between_u : s->u;
    REAL *f = m->desk.force;
    REAL status;

    CALL(
        m, m->friction, (const void *, numbers, numbers, numbers, mode_list), (s->prepared, q, qd, s->tau, mode), u, t,
        (out, out, out), (f, found->qdd, &status));
    found->work = 0.0;
    found->loss = 0.0;
    for (int32_t k = 0; k < m->n; k++) {
        found->loss += (double)f[k] * (double)qd[k];
    }
    if (m->modes > m->n) {
        joint_rates(m, s, q, qd);
        for (int32_t k = m->n; k < m->modes; k++) {
            found->loss += (double)f[k] * (double)m->desk.rates[m->rate_places[k - m->n]];
        }
    }
    if (m->bristles != NULL) {
        CALL(
            m, m->bristles, (const void *, numbers, numbers), (s->prepared, q, qd), u, t, (out, out), (f, m->desk.carried));
        for (int32_t k = 0; k < m->n; k++) {
            found->loss += (double)f[k] * (double)qd[k];
        }
    }
    if (m->damping != NULL) {
        REAL *D = m->desk.damping;

        CALL(m, m->damping, (const void *, numbers), (s->prepared, q), u, t, (out), (D));
        for (int32_t i = 0; i < m->n; i++) {
            for (int32_t j = 0; j < m->n; j++) {
                found->loss += (double)qd[i] * (double)D[(i * m->n) + j] * (double)qd[j];
            }
        }
    }
    if (m->drives != NULL) {
        CALL(
            m, m->drives, (const void *, numbers, numbers, numbers), (s->prepared, q, qd, found->qdd), u, t, (out), (f));
        for (int32_t k = 0; k < m->n; k++) {
            found->work += (double)f[k] * (double)qd[k];
        }
    }
    if (m->applied != NULL) {
        REAL value;

        CALL(
            m, m->applied, (const void *, numbers, numbers), (s->prepared, q, qd), u, t, (out, out, out),
            (f, m->desk.pull, &value));
        for (int32_t k = 0; k < m->n; k++) {
            found->work += (double)f[k] * (double)qd[k];
        }
    }
}

/* Work of tau over a step. */
static double work_of_tau(const fixed_steps *m, const start *s, const state *end)
{
    double work = 0.0;

    for (int32_t k = 0; k < m->free_count; k++) {
        const int32_t i = m->free_joints[k];

        work += (double)s->tau[i] * ((double)end->q[i] - (double)s->q[i]);
    }
    return work;
}

/* Work of a potential's explicit time along a part: V interpolated by parabolas in time and in place. */
static double explicit_work(const fixed_steps *m, const start *s, const REAL *const q[3], double since, double length)
{
    static const double weight[3][3] = {{-3.0, 4.0, -1.0}, {-4.0, 0.0, 4.0}, {1.0, -4.0, 3.0}};
    double work = 0.0;

    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++) {
            if ((i != 1) || (j != 1)) {
                work += (weight[i][j] / 6.0) * stored(m, s->prepared, q[i], s->u, s->t + since + (0.5 * j * length));
            }
        }
    }
    return work;
}

static int moves(const fixed_steps *m, const REAL *qd)
{
    int any = 0;

    for (int32_t k = 0; k < m->n; k++) {
        any = any || (qd[k] > (REAL)0) || (qd[k] < (REAL)0);
    }
    return any;
}

/* Whether the power at the end of the last step is that at the start of this one. */
static int same(const fixed_steps *m, const start *s, const signed char *mode, double since)
{
    const step_ledger *l = m->ledger;

    return (l->known != 0) && (since <= 0.0) && (memcmp(mode, l->mode, (size_t)m->modes) == 0)
           && (memcmp(s->tau, l->tau, (size_t)m->n * sizeof(REAL)) == 0)
           && (memcmp(s->u, l->u, (size_t)m->m * sizeof(REAL)) == 0);
}

/* The modes of a part from a to b: a joint that did not move was held, whatever it is told to do next. */
static void modes_of_part(
    const fixed_steps *m, const start *s, const state *a, const state *b, const signed char *told, signed char *mode)
{
    memcpy(mode, told, (size_t)m->modes);
    for (int32_t k = 0; k < m->n; k++) {
        const int rests = (b->q[k] <= a->q[k]) && (b->q[k] >= a->q[k]) && (b->qd[k] <= (REAL)0) && (b->qd[k] >= (REAL)0);

        if (rests && (m->rough[k] != 0U)) {
            mode[k] = 0;
        }
    }
    for (int32_t k = m->n; k < m->modes; k++) {
        if (!(fabs(behind(m, s, a, k)) > 0.0) && !(fabs(behind(m, s, b, k)) > 0.0)) {
            mode[k] = 0;
        }
    }
}

/* Whether a joint that is held moves before: a dead band has caught it, or it would have been left behind. */
static int caught(const fixed_steps *m, const start *s, const state *at, const signed char *mode)
{
    int any = 0;

    for (int32_t k = 0; k < m->n; k++) {
        any = any || ((mode[k] == 0) && (m->rough[k] != 0U) && ((at->qd[k] > (REAL)0) || (at->qd[k] < (REAL)0)));
    }
    for (int32_t k = m->n; k < m->modes; k++) {
        any = any || ((mode[k] == 0) && (fabs(behind(m, s, at, k)) > 0.0));
    }
    return any;
}

/* M from kinetic energies of unit rates. */
static void mass_matrix(const fixed_steps *m, const start *s, const REAL *q, double *M)
{
    const int32_t n = m->n;
    REAL *rates = m->desk.force;

    memset(rates, 0, (size_t)n * sizeof(REAL));
    for (int32_t i = 0; i < n; i++) {
        rates[i] = (REAL)1;
        M[(i * n) + i] = 2.0 * kinetic(m, s, q, rates);
        for (int32_t j = 0; j < i; j++) {
            rates[j] = (REAL)1;
            M[(i * n) + j] = kinetic(m, s, q, rates) - (0.5 * (M[(i * n) + i] + M[(j * n) + j]));
            M[(j * n) + i] = M[(i * n) + j];
            rates[j] = (REAL)0;
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

static double inner(int32_t n, const double *a, const double *b)
{
    double sum = 0.0;

    for (int32_t k = 0; k < n; k++) {
        sum += a[k] * b[k];
    }
    return sum;
}

static int is_free(const fixed_steps *m, int32_t joint)
{
    int any = 0;

    for (int32_t k = 0; k < m->free_count; k++) {
        any = any || (m->free_joints[k] == joint);
    }
    return any;
}

/* The rate of a mode's joint, by those of the coordinates. */
static void row_of_mode(const fixed_steps *m, const start *s, const REAL *q, int32_t mode, double *row)
{
    REAL *unit = m->desk.force;

    memset(unit, 0, (size_t)m->n * sizeof(REAL));
    for (int32_t k = 0; k < m->n; k++) {
        row[k] = (mode == k) ? 1.0 : 0.0;
        if (mode >= m->n) {
            unit[k] = (REAL)1;
            joint_rates(m, s, q, unit);
            row[k] = (double)m->desk.rates[m->rate_places[mode - m->n]];
            unit[k] = (REAL)0;
        }
    }
}

/* Rates after joints are caught: those that are held are stopped by impulses on themselves, which take energy; drives
   whose motion is given hold against them. Each joint's answer to its impulse is made one that leaves those before alone;
   a joint that follows from them has none. */
static void stop(const fixed_steps *m, const start *s, const signed char *mode, state *at)
{
    const int32_t n = m->n;
    const desk *w = &m->desk;
    double *change = w->change;
    int32_t count = 0;

    mass_matrix(m, s, at->q, w->mass);
    memset(change, 0, (size_t)n * sizeof(double));
    for (int32_t pass = 0; pass < 2; pass++) { /* drives first */
        for (int32_t e = 0; e < m->modes; e++) {
            const int driven = (e < n) && !is_free(m, e);
            double *row = &w->row[count * n];
            double *answer = &w->answer[count * n];
            double rate = 0.0;
            double alone;
            double mobility;

            if ((driven != (pass == 0)) || (!driven && ((mode[e] != 0) || (m->rough[e] == 0U)))) {
                continue;
            }
            row_of_mode(m, s, at->q, e, row);
            for (int32_t k = 0; (k < n) && !driven; k++) {
                rate += row[k] * ((double)at->qd[k] + change[k]);
            }
            memcpy(w->part, w->mass, (size_t)(n * n) * sizeof(double));
            memcpy(answer, row, (size_t)n * sizeof(double));
            solve(n, w->part, answer);
            alone = inner(n, row, answer);
            for (int32_t c = 0; c < count; c++) {
                const double *earlier = &w->answer[c * n];
                const double share = inner(n, row, earlier) / inner(n, &w->row[c * n], earlier);

                for (int32_t k = 0; k < n; k++) {
                    answer[k] -= share * earlier[k];
                }
            }
            mobility = inner(n, row, answer);
            if (mobility > (INDEPENDENT * alone)) {
                for (int32_t k = 0; k < n; k++) {
                    change[k] -= answer[k] * (rate / mobility);
                }
                count++;
            }
        }
    }
    for (int32_t i = 0; i < n; i++) {
        const double work = inner(n, &w->mass[i * n], change) * ((double)at->qd[i] + (0.5 * change[i]));

        if (is_free(m, i)) {
            m->ledger->loss -= work;
        } else {
            m->ledger->work += work;
        }
    }
    for (int32_t k = 0; k < n; k++) {
        at->qd[k] = (REAL)((double)at->qd[k] + change[k]);
    }
}

/* A part of a step, from `begin` to b in held modes; it begins `since` after the step. */
static void account(
    fixed_steps *m, const start *s, const state *begin, const state *b, const signed char *told, double since, double length)
{
    const double eighth = 0.125 * length;
    const state *a = begin;
    step_ledger *l = m->ledger;
    desk *w = &m->desk;
    signed char *mode = w->part_mode;
    powers *ends = w->ends;
    const state *middle = &w->middle;

    modes_of_part(m, s, begin, b, told, mode);
    if (caught(m, s, begin, mode)) {
        copy_state(m, begin, &w->stopped);
        stop(m, s, mode, &w->stopped);
        a = &w->stopped;
    }
    if (moves(m, a->qd) || moves(m, b->qd)) {
        if (same(m, s, mode, since)) {
            copy_powers(m->n, &l->powers, &ends[0]);
        } else {
            power(m, s, a->q, a->qd, mode, since, &ends[0]);
        }
        power(m, s, b->q, b->qd, mode, since + length, &ends[1]);
        for (int32_t k = 0; k < m->n; k++) {
            const double bend = (double)ends[0].qdd[k] - (double)ends[1].qdd[k];
            const double turn = (double)a->qd[k] - (double)b->qd[k];

            middle->q[k] = (REAL)((0.5 * ((double)a->q[k] + (double)b->q[k])) + (eighth * turn));
            middle->qd[k] = (REAL)((0.5 * ((double)a->qd[k] + (double)b->qd[k])) + (eighth * bend));
        }
        power(m, s, middle->q, middle->qd, mode, since + (0.5 * length), &w->between);
        l->work += (length / 6.0) * (ends[0].work + (4.0 * w->between.work) + ends[1].work);
        l->loss += (length / 6.0) * (ends[0].loss + (4.0 * w->between.loss) + ends[1].loss);
        l->known = 1;
        copy_powers(m->n, &ends[1], &l->powers);
        memcpy(l->mode, mode, (size_t)m->modes);
        memcpy(l->tau, s->tau, (size_t)m->n * sizeof(REAL));
        memcpy(l->u, s->u, (size_t)m->m * sizeof(REAL));
    } else {
        l->known = 0;
        copy_state(m, a, &w->middle);
    }
    if (m->explicit_work != 0) {
        const REAL *const q[3] = {a->q, middle->q, b->q};

        l->work += explicit_work(m, s, q, since, length);
    }
}
