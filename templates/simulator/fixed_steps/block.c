/* A block of runs in and out of the room. Follows steps.h. */

static size_t states_of(const fixed_steps *m)
{
    return largest(1U, (size_t)m->continuous + (size_t)m->sampled);
}

static size_t inputs_of(const fixed_steps *m)
{
    return largest(1U, (size_t)m->m);
}

static size_t values_of(const fixed_steps *m)
{
    return largest(largest((size_t)m->n, inputs_of(m)), states_of(m));
}

static REAL *part(REAL **room, size_t count)
{
    REAL *found = *room;

    *room += count;
    return found;
}

static double *wide_part(double **room, size_t count)
{
    double *found = *room;

    *room += count;
    return found;
}

static signed char *signs_part(signed char **room, size_t count)
{
    signed char *found = *room;

    *room += count;
    return found;
}

#define STATES 7 /* of a desk */
#define POWERS 3

void symgen_fixed_workspace(const fixed_steps *m, int64_t *sizes)
{
    const int64_t n = m->n;
    const int64_t modes = m->modes;
    const int64_t inputs = (int64_t)inputs_of(m);
    const int64_t rows = (5 * n) + inputs + (3 * (int64_t)states_of(m)) + (int64_t)values_of(m) + 3
                         + (int64_t)m->carried;
    const int64_t own = (m->own != 0) ? m->prepared_single_size : 0;

    sizes[0] = (rows * m->lanes) + own + (((2 * STATES) + POWERS + 6) * n) + modes + (2 * m->joints) + (n * n) + (4 * inputs)
               + (int64_t)m->carried;
    sizes[1] = (4 * m->stop_count) + (2 * n * n) + n + (2 * modes * n);
    sizes[2] = (((2 * modes) + 3) * m->lanes) + ((STATES + 4) * modes);
}

void symgen_fixed_place(fixed_steps *m, REAL *reals, double *doubles, signed char *signs)
{
    const size_t n = (size_t)m->n;
    const size_t modes = (size_t)m->modes;
    const size_t inputs = inputs_of(m);
    const size_t lanes = (size_t)m->lanes;
    desk *w = &m->desk;
    step_ledger *l = m->ledger;
    state *states[STATES];
    powers *all[POWERS];

    states[0] = &w->start;
    states[1] = &w->end;
    states[2] = &w->at;
    states[3] = &w->low;
    states[4] = &w->probe;
    states[5] = &w->stopped;
    states[6] = &w->middle;
    all[0] = &w->ends[0];
    all[1] = &w->ends[1];
    all[2] = &w->between;
    m->room = part(&reals, ((5U * n) + inputs + (3U * states_of(m)) + values_of(m) + 3U + (size_t)m->carried) * lanes);
    m->mode_room = signs_part(&signs, ((2U * modes) + 3U) * lanes);
    for (int k = 0; k < STATES; k++) {
        states[k]->q = part(&reals, n);
        states[k]->qd = part(&reals, n);
        states[k]->mode = signs_part(&signs, modes);
    }
    for (int k = 0; k < POWERS; k++) {
        all[k]->qdd = part(&reals, n);
    }
    w->tau = part(&reals, n);
    w->u = part(&reals, inputs);
    w->between_u = part(&reals, inputs);
    w->carried = part(&reals, (size_t)m->carried);
    w->own = part(&reals, (m->own != 0) ? (size_t)m->prepared_single_size : 0U);
    w->secant = part(&reals, 2U * n);
    w->force = part(&reals, modes);
    w->rates = part(&reals, (size_t)m->joints);
    w->places = part(&reals, (size_t)m->joints);
    w->pull = part(&reals, n);
    w->damping = part(&reals, n * n);
    w->stops = wide_part(&doubles, 4U * (size_t)m->stop_count);
    w->mass = wide_part(&doubles, n * n);
    w->part = wide_part(&doubles, n * n);
    w->change = wide_part(&doubles, n);
    w->row = wide_part(&doubles, modes * n);
    w->answer = wide_part(&doubles, modes * n);
    w->mode = signs_part(&signs, modes);
    w->high_mode = signs_part(&signs, modes);
    w->part_mode = signs_part(&signs, modes);
    if (l != NULL) {
        l->powers.qdd = part(&reals, n);
        l->tau = part(&reals, n);
        l->u = part(&reals, inputs);
        l->held = part(&reals, inputs);
        l->mode = signs_part(&signs, modes);
    }
}

static block lay_out(const fixed_steps *m)
{
    REAL *room = m->room;
    block b;
    const size_t lanes = (size_t)m->lanes;
    const size_t n = (size_t)m->n;
    const size_t which = (size_t)m->first / lanes;

    b.lanes = lanes;
    b.alive = (size_t)(m->runs - m->first);
    b.alive = (b.alive < lanes) ? b.alive : lanes;
    b.prepared = (m->own != 0) ? &m->prepared[which * lanes * (size_t)m->prepared_size] : m->prepared;
    b.prepared_laws = (m->own != 0) ? &m->prepared_laws[which * lanes * (size_t)m->prepared_laws_size] : m->prepared_laws;
    b.q = part(&room, n * lanes);
    b.qd = part(&room, n * lanes);
    b.q_next = part(&room, n * lanes);
    b.qd_next = part(&room, n * lanes);
    b.tau = part(&room, n * lanes);
    b.u = part(&room, inputs_of(m) * lanes);
    b.x = part(&room, states_of(m) * lanes);
    b.x_next = part(&room, states_of(m) * lanes);
    b.carried_next = part(&room, (size_t)m->carried * lanes);
    b.rate = part(&room, states_of(m) * lanes);
    b.values = part(&room, values_of(m) * lanes);
    b.t = part(&room, lanes);
    b.dt = part(&room, lanes);
    b.status = part(&room, lanes);
    b.mode = m->mode_room;
    b.mode_next = &b.mode[(size_t)m->modes * lanes];
    b.frozen = &b.mode_next[(size_t)m->modes * lanes];
    b.changed = &b.frozen[lanes];
    b.met = &b.changed[lanes];
    b.frozen_count = 0U;
    return b;
}

/* The run of a lane; lanes beyond the last run are copies of it. */
static size_t run_of(const fixed_steps *m, const block *b, size_t lane)
{
    return (size_t)m->first + ((lane < b->alive) ? lane : (b->alive - 1U));
}

static void load(const fixed_steps *m, block *b)
{
    const size_t lanes = b->lanes;
    const size_t n = (size_t)m->n;
    const size_t modes = (size_t)m->modes;
    const size_t states = (size_t)m->continuous + (size_t)m->sampled;

    for (size_t s = 0U; s < lanes; s++) {
        const size_t run = run_of(m, b, s);

        for (size_t k = 0U; k < n; k++) {
            b->q[(k * lanes) + s] = m->q[(run * n) + k];
            b->qd[(k * lanes) + s] = m->qd[(run * n) + k];
            b->tau[(k * lanes) + s] = (REAL)m->tau[(run * n) + k];
        }
        for (size_t k = 0U; k < modes; k++) {
            b->mode[(k * lanes) + s] = m->mode[(run * modes) + k];
        }
        b->u[s] = (REAL)0;
        b->x[s] = (REAL)0;
        for (size_t k = 0U; k < (size_t)m->m; k++) {
            b->u[(k * lanes) + s] = (REAL)m->u[(run * (size_t)m->m) + k];
        }
        for (size_t k = 0U; k < states; k++) {
            b->x[(k * lanes) + s] = (REAL)m->x[(run * states) + k];
        }
        for (size_t k = 0U; k < (size_t)m->carried; k++) {
            b->u[(((size_t)m->m - (size_t)m->carried + k) * lanes) + s] = b->x[(k * lanes) + s];
        }
        b->dt[s] = (REAL)m->dt;
        b->met[s] = 0;
        b->frozen[s] = (signed char)((s >= b->alive) || (m->done[run] != 0U));
        b->frozen_count += (b->frozen[s] != 0) ? 1U : 0U;
    }
}

/* A run whose controller's state, or a signal, is not finite takes no more steps. */
static void fail(const fixed_steps *m, block *b, size_t s, int32_t concern)
{
    const size_t run = run_of(m, b, s);

    m->done[run] = 2U;
    m->status[run] = SIM_NONFINITE;
    m->concern[run] = concern;
    b->frozen_count += (b->frozen[s] == 0) ? 1U : 0U;
    b->frozen[s] = 1;
}

static void store(const fixed_steps *m, const block *b)
{
    const size_t lanes = b->lanes;
    const size_t n = (size_t)m->n;
    const size_t modes = (size_t)m->modes;
    const size_t states = (size_t)m->continuous + (size_t)m->sampled;

    for (size_t s = 0U; s < b->alive; s++) {
        const size_t run = run_of(m, b, s);

        for (size_t k = 0U; k < n; k++) {
            m->q[(run * n) + k] = b->q[(k * lanes) + s];
            m->qd[(run * n) + k] = b->qd[(k * lanes) + s];
            m->tau[(run * n) + k] = (double)b->tau[(k * lanes) + s];
        }
        for (size_t k = 0U; k < (size_t)m->m; k++) {
            m->u[(run * (size_t)m->m) + k] = (double)b->u[(k * lanes) + s];
        }
        for (size_t k = 0U; k < modes; k++) {
            m->mode[(run * modes) + k] = b->mode[(k * lanes) + s];
        }
        for (size_t k = 0U; k < states; k++) {
            m->x[(run * states) + k] = (double)b->x[(k * lanes) + s];
        }
    }
}

static void write_rows(const fixed_steps *m, const block *b, int64_t row)
{
    const size_t lanes = b->lanes;
    const size_t n = (size_t)m->n;
    const size_t modes = (size_t)m->modes;
    const size_t states = (size_t)m->continuous + (size_t)m->sampled;

    for (size_t s = 0U; s < b->alive; s++) {
        const size_t at = (run_of(m, b, s) * (size_t)m->row_count) + (size_t)row;

        for (size_t k = 0U; (k < n) && (b->frozen[s] == 0); k++) {
            m->row_q[(at * n) + k] = (double)b->q[(k * lanes) + s];
            m->row_qd[(at * n) + k] = (double)b->qd[(k * lanes) + s];
            m->row_tau[(at * n) + k] = (double)b->tau[(k * lanes) + s];
        }
        for (size_t k = 0U; (k < modes) && (b->frozen[s] == 0); k++) {
            m->row_mode[(at * modes) + k] = b->mode[(k * lanes) + s];
        }
        for (size_t k = 0U; (k < states) && (b->frozen[s] == 0); k++) {
            m->row_x[(at * states) + k] = (double)b->x[(k * lanes) + s];
        }
    }
    if ((m->ledger != NULL) && (b->frozen[0] == 0)) {
        for (size_t k = 0U; k < (size_t)m->m; k++) {
            m->ledger->row_u[((size_t)row * (size_t)m->m) + k] = (double)b->u[k];
        }
        m->ledger->row_work[row] = m->ledger->work;
        m->ledger->row_loss[row] = m->ledger->loss;
    }
}
