/* Derivatives of steps in which nothing happens, for a group of lanes at a time. Follows slopes.c.

   In held modes a step is that of Runge and Kutta with qdd = a(q, qd, tau, u, p), and so is its derivative:

       dq_i = dq + c_i h dqd_(i-1),   dqd_i = dqd + c_i h da_(i-1),   da_i = A_i (dq_i, dqd_i, dtau, du, dp)

   with A_i from one call for all lanes and columns. The stages are taken again for that; where they do not lead to the end
   that the step has reached, something has happened within it, and `step_along` differentiates its operations. So it does
   for joints at rest whose rates have a derivative. */

#define GROUP 16U   /* lanes, whole pairs of groups of prepared sets */
#define PACK 8U     /* columns; rows of slopes have whole packs */
#define APART 1e-9  /* part of a rate's change by which the stages may miss its end */
#define ROUNDING 1e-13

static const double STAGE_C[4] = {0.0, 0.5, 0.5, 1.0};
static const double STAGE_B[4] = {1.0 / 6.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 6.0};

/* A group at work: entry k of lane s at [k * lanes + s]; slopes of each lane by rows of p. */
typedef struct stage_group {
    size_t lanes;
    size_t first; /* lane of the block */
    size_t width; /* columns of A */
    size_t given_width;
    REAL *q0; /* before the step */
    REAL *qd0;
    REAL *q;
    REAL *qd;
    REAL *qdd;
    REAL *sum_q;
    REAL *sum_qd;
    REAL *tau;
    REAL *u;
    REAL *t0;
    REAL *t;
    REAL *since;
    REAL *A;
    REAL *given;
    REAL *given_slopes;
    signed char *mode;
    double *D;   /* of q and qd at a stage, a lane behind the other, like the following */
    double *K;   /* of qdd there */
    double *end; /* sums, then of q and qd at the end */
} stage_group;

static size_t group_lanes(const fixed_steps *m)
{
    return ((size_t)m->lanes < GROUP) ? (size_t)m->lanes : GROUP;
}

static stage_group lay_out_group(const fixed_steps *m, size_t first)
{
    const step_slopes *g = m->slopes;
    const size_t n = (size_t)m->n;
    const size_t p = (size_t)g->columns;
    REAL *room = g->stage_room;
    stage_group w;

    w.lanes = group_lanes(m);
    w.first = first;
    w.width = (3U * n) + (size_t)m->m + (size_t)g->chain_columns;
    w.given_width = (size_t)m->m + (size_t)g->chain_columns;
    w.q0 = part(&room, n * w.lanes);
    w.qd0 = part(&room, n * w.lanes);
    w.q = part(&room, n * w.lanes);
    w.qd = part(&room, n * w.lanes);
    w.qdd = part(&room, n * w.lanes);
    w.sum_q = part(&room, n * w.lanes);
    w.sum_qd = part(&room, n * w.lanes);
    w.tau = part(&room, n * w.lanes);
    w.u = part(&room, inputs_of(m) * w.lanes);
    w.t0 = part(&room, w.lanes);
    w.t = part(&room, w.lanes);
    w.since = part(&room, w.lanes);
    w.A = part(&room, n * w.width * w.lanes);
    w.given = part(&room, 2U * (size_t)g->given_count * w.lanes);
    w.given_slopes = part(&room, 2U * (size_t)g->given_count * w.given_width * w.lanes);
    w.mode = g->stage_modes;
    w.D = g->stage_slopes;
    w.K = &w.D[w.lanes * 2U * n * p];
    w.end = &w.K[w.lanes * n * p];
    return w;
}

/* Entries of the group's lanes. */
static void take_lanes(const block *b, const stage_group *w, size_t count, const REAL *from, REAL *to)
{
    for (size_t k = 0U; k < count; k++) {
        memcpy(&to[k * w->lanes], &from[(k * b->lanes) + w->first], w->lanes * sizeof(REAL));
    }
}

static const REAL *stage_sets(const fixed_steps *m, const stage_group *w)
{
    const step_slopes *g = m->slopes;
    const size_t block_of = ((size_t)m->first / (size_t)m->lanes) * (size_t)m->lanes;

    return (m->own != 0) ? &g->prepared_stage[(block_of + w->first) * (size_t)g->prepared_stage_size] : g->prepared_stage;
}

/* Joints whose motion is given, `since` after the step's beginning: their places and rates, and w's slopes of them. */
static void follow_given(const fixed_steps *m, const stage_group *w, double since, REAL *q, REAL *qd)
{
    const step_slopes *g = m->slopes;

    if (g->given_count == 0) {
        return;
    }
    for (size_t s = 0U; s < w->lanes; s++) {
        w->since[s] = (REAL)since;
    }
    if (m->lanes > 1) {
        CALL_WITH(
            m, g->given, (numbers, size_t, numbers), (stage_sets(m, w), w->lanes, w->since), w->u, numbers, w->t0,
            (out, out), (w->given, w->given_slopes));
    } else {
        CALL(
            m, g->given, (numbers, REAL), (stage_sets(m, w), (REAL)since), w->u, *w->t0, (out, out),
            (w->given, w->given_slopes));
    }
    for (size_t k = 0U; k < (size_t)g->given_count; k++) {
        const size_t joint = (size_t)g->given_joints[k];

        memcpy(&q[joint * w->lanes], &w->given[2U * k * w->lanes], w->lanes * sizeof(REAL));
        memcpy(&qd[joint * w->lanes], &w->given[((2U * k) + 1U) * w->lanes], w->lanes * sizeof(REAL));
    }
}

/* Rows of slopes of those joints, in the slopes of q and qd of a lane. */
static void given_rows(const fixed_steps *m, const stage_group *w, size_t s, const double *of_u, double *rows)
{
    const step_slopes *g = m->slopes;
    const size_t p = (size_t)g->columns;

    for (size_t k = 0U; k < (2U * (size_t)g->given_count); k++) {
        const size_t joint = (size_t)g->given_joints[k / 2U];
        double *row = &rows[(((k % 2U) * (size_t)m->n) + joint) * p];
        const REAL *slopes = &w->given_slopes[(k * w->given_width * w->lanes) + s];

        memset(row, 0, p * sizeof(double));
        for (size_t j = 0U; j < (size_t)m->m; j++) {
            for (size_t c = 0U; c < p; c++) {
                row[c] += (double)slopes[j * w->lanes] * of_u[(j * p) + c];
            }
        }
        for (size_t c = 0U; c < (size_t)g->chain_columns; c++) {
            row[c] += (double)slopes[((size_t)m->m + c) * w->lanes];
        }
    }
}

/* sum += factor times the pack of columns at `row`. */
#if defined(__GNUC__)
typedef double pack __attribute__((vector_size(PACK * sizeof(double))));

#define GROW(sum, factor, row)                        \
    do {                                              \
        pack columns;                                 \
                                                      \
        memcpy(&columns, row, sizeof columns);        \
        (sum) += (factor) * columns;                  \
    } while (0)
#else
typedef struct pack {
    double x[PACK];
} pack;

#define GROW(sum, factor, row)                        \
    do {                                              \
        for (size_t c = 0U; c < PACK; c++) {          \
            (sum).x[c] += (factor) * (row)[c];        \
        }                                             \
    } while (0)
#endif

/* to += share (with a distance between its entries) times rows of p, a pack of columns at a time; two sums, so that one
   does not wait for the other. */
static void add_product(size_t p, size_t count, const REAL *share, size_t distance, const double *rows, double *to)
{
    for (size_t first = 0U; first < p; first += PACK) {
        const double *row = &rows[first];
        pack sums[2] = {{0}, {0}};
        double more[PACK];
        size_t k = 0U;

        memcpy(&sums[0], &to[first], sizeof sums[0]);
        for (; (k + 2U) <= count; k += 2U) {
            GROW(sums[0], (double)share[k * distance], &row[k * p]);
            GROW(sums[1], (double)share[(k + 1U) * distance], &row[(k + 1U) * p]);
        }
        if (k < count) {
            GROW(sums[0], (double)share[k * distance], &row[k * p]);
        }
        memcpy(more, &sums[1], sizeof more);
        GROW(sums[0], 1.0, more);
        memcpy(&to[first], &sums[0], sizeof sums[0]);
    }
}

/* Slopes of a lane at a stage: D of its q and qd from the last stage's D and K, then K; the sums grow. */
static void stage_slopes(const fixed_steps *m, const stage_group *w, size_t s, int stage, const double *S)
{
    const size_t n = (size_t)m->n;
    const size_t p = (size_t)m->slopes->columns;
    const double *of_forces = &S[tau_rows(m) * p]; /* and inputs */
    const double length = STAGE_C[stage] * m->dt;
    const double weight = STAGE_B[stage] * m->dt;
    double *restrict D = &w->D[s * 2U * n * p];
    double *restrict K = &w->K[s * n * p];
    double *restrict end = &w->end[s * 2U * n * p];

    if (stage == 0) {
        memcpy(D, S, 2U * n * p * sizeof(double));
    } else {
        for (size_t k = 0U; k < (n * p); k++) {
            D[k] = S[k] + (length * D[(n * p) + k]);
            D[(n * p) + k] = S[(n * p) + k] + (length * K[k]);
        }
    }
    given_rows(m, w, s, &S[input_rows(m) * p], D);
    if (stage == 0) {
        memcpy(end, D, 2U * n * p * sizeof(double));
    }
    for (size_t k = 0U; k < n; k++) {
        const REAL *A = &w->A[(k * w->width * w->lanes) + s];
        double *row = &K[k * p];

        memset(row, 0, p * sizeof(double));
        for (size_t c = 0U; c < (size_t)m->slopes->chain_columns; c++) {
            row[c] = (double)A[((3U * n) + (size_t)m->m + c) * w->lanes];
        }
        add_product(p, 2U * n, A, w->lanes, D, row);
        add_product(p, n + (size_t)m->m, &A[2U * n * w->lanes], w->lanes, of_forces, row);
    }
    for (size_t k = 0U; k < (n * p); k++) {
        end[k] += weight * D[(n * p) + k];
        end[(n * p) + k] += weight * K[k];
    }
}

/* Whether the slopes of a lane's step may be those of its stages: it is under way, its modes stay, and joints at rest have
   rates of zero whatever the columns. */
static int is_quiet(const fixed_steps *m, const block *b, size_t s)
{
    const size_t n = (size_t)m->n;
    const size_t p = (size_t)m->slopes->columns;
    const double *S = slopes_of(m, run_of(m, b, s));
    int quiet = (b->frozen[s] == 0) && (b->met[s] == 0) && ((int32_t)b->status[s] == 0);

    for (size_t k = 0U; k < (size_t)m->modes; k++) {
        const size_t at = (k * b->lanes) + s;

        quiet = quiet && (b->mode[at] == b->mode_next[at]);
        if (quiet && (k < n) && (m->rough[k] != 0U)) {
            if (b->mode[at] == 0) {
                quiet = !acts((double)b->qd[at]);
                for (size_t c = 0U; (c < p) && quiet; c++) {
                    quiet = !acts(S[((n + k) * p) + c]);
                }
            } else {
                quiet = acts((double)b->qd[at]) && acts((double)b->qd_next[at]);
            }
        }
    }
    return quiet;
}

/* Whether the stages of a lane have led to the end of its step, and their slopes are finite. */
static int has_met(const fixed_steps *m, const block *b, const stage_group *w, size_t s, const double *largest_rates)
{
    const size_t n = (size_t)m->n;
    const double *end = &w->end[s * 2U * n * (size_t)m->slopes->columns];
    double sum = 0.0;
    int met = 1;

    for (size_t k = 0U; k < n; k++) {
        const size_t at = (k * w->lanes) + s;
        const size_t of_block = (k * b->lanes) + w->first + s;
        const double q = (double)b->q_next[of_block];
        const double qd = (double)b->qd_next[of_block];

        met = met && (fabs((double)w->sum_qd[at] - qd) <= ((APART * m->dt * largest_rates[1]) + (ROUNDING * largest_rates[0])));
        met = met && (fabs((double)w->sum_q[at] - q) <= ((APART * m->dt * largest_rates[0]) + (ROUNDING * (1.0 + fabs(q)))));
    }
    for (size_t k = 0U; k < (2U * n * (size_t)m->slopes->columns); k++) {
        sum += 0.0 * end[k];
    }
    return met && !isnan(sum);
}

/* The largest rate and acceleration of a lane at a stage, if larger. */
static void observe_rates(const fixed_steps *m, const stage_group *w, size_t s, double *largest_rates)
{
    for (size_t k = 0U; k < (size_t)m->n; k++) {
        largest_rates[0] = fmax(largest_rates[0], fabs((double)w->qd[(k * w->lanes) + s]));
        largest_rates[1] = fmax(largest_rates[1], fabs((double)w->qdd[(k * w->lanes) + s]));
    }
}

/* The state at a stage, from the rates and accelerations of the one before. */
static void move_stage(const fixed_steps *m, const stage_group *w, int stage)
{
    const size_t size = (size_t)m->n * w->lanes;
    const double length = STAGE_C[stage] * m->dt;

    for (size_t k = 0U; k < size; k++) {
        w->q[k] = w->q0[k] + ((REAL)length * w->qd[k]);
        w->qd[k] = w->qd0[k] + ((REAL)length * w->qdd[k]);
    }
    follow_given(m, w, length, w->q, w->qd);
}

/* Accelerations at a stage and their derivatives. */
static void call_stage(const fixed_steps *m, const block *b, const stage_group *w, int stage)
{
    for (size_t s = 0U; s < w->lanes; s++) {
        w->t[s] = b->t[w->first + s] + (REAL)(STAGE_C[stage] * m->dt);
    }
    if (m->lanes > 1) {
        CALL_WITH(
            m, m->slopes->stage, (numbers, size_t, numbers, numbers, numbers, mode_list),
            (stage_sets(m, w), w->lanes, w->q, w->qd, w->tau, w->mode), w->u, numbers, w->t, (out, out), (w->qdd, w->A));
    } else {
        CALL(
            m, m->slopes->stage, (numbers, numbers, numbers, numbers, mode_list),
            (stage_sets(m, w), w->q, w->qd, w->tau, w->mode), w->u, *w->t, (out, out), (w->qdd, w->A));
    }
}

/* Slopes of q and qd at the end of the steps of a group's lanes in `end`; marks those that have none there. */
static void along_stages(const fixed_steps *m, const block *b, const stage_group *w, signed char *quiet)
{
    const size_t n = (size_t)m->n;
    const size_t size = n * w->lanes;
    double largest_rates[GROUP][2] = {{0.0}};

    take_lanes(b, w, n, b->q, w->q0);
    take_lanes(b, w, n, b->qd, w->qd0);
    take_lanes(b, w, n, b->tau, w->tau);
    take_lanes(b, w, inputs_of(m), b->u, w->u);
    memcpy(w->t0, &b->t[w->first], w->lanes * sizeof(REAL));
    for (size_t k = 0U; k < (size_t)m->modes; k++) {
        memcpy(&w->mode[k * w->lanes], &b->mode_next[(k * b->lanes) + w->first], w->lanes);
    }
    memset(w->qd, 0, size * sizeof(REAL));
    memset(w->qdd, 0, size * sizeof(REAL));
    for (int stage = 0; stage < 4; stage++) {
        move_stage(m, w, stage);
        if (stage == 0) {
            memcpy(w->sum_q, w->q, size * sizeof(REAL));
            memcpy(w->sum_qd, w->qd, size * sizeof(REAL));
        }
        call_stage(m, b, w, stage);
        for (size_t k = 0U; k < size; k++) {
            w->sum_q[k] += (REAL)(STAGE_B[stage] * m->dt) * w->qd[k];
            w->sum_qd[k] += (REAL)(STAGE_B[stage] * m->dt) * w->qdd[k];
        }
        for (size_t s = 0U; s < w->lanes; s++) {
            if (quiet[s] != 0) {
                stage_slopes(m, w, s, stage, slopes_of(m, run_of(m, b, w->first + s)));
                observe_rates(m, w, s, largest_rates[s]);
            }
        }
    }
    follow_given(m, w, m->dt, w->sum_q, w->sum_qd);
    for (size_t s = 0U; s < w->lanes; s++) {
        const double *S = slopes_of(m, run_of(m, b, w->first + s));

        if (quiet[s] != 0) {
            given_rows(m, w, s, &S[input_rows(m) * (size_t)m->slopes->columns], &w->end[s * 2U * n * (size_t)m->slopes->columns]);
            quiet[s] = (signed char)has_met(m, b, w, s, largest_rates[s]);
        }
    }
}

/* Keeps what a lane's step began with, for the next one. */
static void remember(const fixed_steps *m, const block *b, size_t s)
{
    const size_t n = (size_t)m->n;
    REAL *to = &m->slopes->last[run_of(m, b, s) * state_rows(m)];

    gather(b, s, n, b->q, to);
    gather(b, s, n, b->qd, &to[n]);
    gather(b, s, n, b->tau, &to[2U * n]);
    gather(b, s, (size_t)m->m, b->u, &to[3U * n]);
}

/* Of a lane's step that was taken, from slopes of q, qd and states of the chain at its end. */
static void finish_slopes(fixed_steps *m, const block *b, size_t s)
{
    const size_t n = (size_t)m->n;
    const size_t own = (size_t)m->carried;
    const size_t p = (size_t)m->slopes->columns;
    double *S = slopes_of(m, run_of(m, b, s));

    if (m->slopes->rates != NULL) {
        law_point at = point_of_lane(m, b, s);

        slopes_of_states(m, b, s, &at);
    }
    memcpy(S, m->slopes->end, 2U * n * p * sizeof(double));
    memcpy(&S[state_rows(m) * p], &m->slopes->end[2U * n * p], own * p * sizeof(double));
    memcpy(&S[(state_rows(m) - own) * p], &m->slopes->end[2U * n * p], own * p * sizeof(double));
    remember(m, b, s);
}

/* Of a step that was taken. */
static void advance_slopes(fixed_steps *m, const block *b)
{
    const size_t lanes = group_lanes(m);

    for (size_t first = 0U; (first < b->alive) && (m->slopes != NULL); first += lanes) {
        const stage_group w = lay_out_group(m, first);
        const size_t size = 2U * (size_t)m->n * (size_t)m->slopes->columns;
        signed char quiet[GROUP] = {0};
        int any = 0;

        for (size_t s = 0U; (s < lanes) && (m->slopes->stage != NULL); s++) {
            quiet[s] = (signed char)is_quiet(m, b, first + s);
            any = any || (quiet[s] != 0);
        }
        if (any) {
            along_stages(m, b, &w, quiet);
        }
        for (size_t s = 0U; (s < lanes) && ((first + s) < b->alive); s++) {
            if (b->frozen[first + s] == 0) {
                if (quiet[s] != 0) {
                    memcpy(m->slopes->end, &w.end[s * size], size * sizeof(double));
                } else {
                    step_along(m, b, first + s);
                }
                finish_slopes(m, b, first + s);
            }
        }
    }
}
