/* A block of runs in and out of the room. Follows steps.h. */

static size_t states_of(const many_steps *m)
{
    return largest(1U, (size_t)m->continuous + (size_t)m->sampled);
}

static size_t inputs_of(const many_steps *m)
{
    return largest(1U, (size_t)m->m);
}

static size_t values_of(const many_steps *m)
{
    return largest(largest((size_t)m->n, inputs_of(m)), states_of(m));
}

int64_t symgen_many_room(const many_steps *m)
{
    const size_t rows = (5U * (size_t)m->n) + inputs_of(m) + (3U * states_of(m)) + values_of(m) + 3U;

    return (int64_t)((rows * (size_t)m->lanes) + (5U * (size_t)m->n) + inputs_of(m) + (size_t)m->prepared_single_size);
}

int64_t symgen_many_mode_room(const many_steps *m)
{
    return (((2 * (int64_t)m->modes) + 2) * m->lanes) + (3 * (int64_t)m->modes);
}

static REAL *part(REAL **room, size_t count)
{
    REAL *found = *room;

    *room += count;
    return found;
}

static block lay_out(const many_steps *m)
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
    b.rate = part(&room, states_of(m) * lanes);
    b.values = part(&room, values_of(m) * lanes);
    b.t = part(&room, lanes);
    b.dt = part(&room, lanes);
    b.status = part(&room, lanes);
    b.one = room;
    b.mode = m->mode_room;
    b.mode_next = &b.mode[(size_t)m->modes * lanes];
    b.frozen = &b.mode_next[(size_t)m->modes * lanes];
    b.changed = &b.frozen[lanes];
    b.one_mode = &b.changed[lanes];
    b.any_frozen = 0;
    return b;
}

/* The run of a lane; lanes beyond the last run are copies of it. */
static size_t run_of(const many_steps *m, const block *b, size_t lane)
{
    return (size_t)m->first + ((lane < b->alive) ? lane : (b->alive - 1U));
}

static void load(const many_steps *m, block *b)
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
        b->dt[s] = (REAL)m->dt;
        b->frozen[s] = (signed char)((s >= b->alive) || (m->done[run] != 0U));
        b->any_frozen = b->any_frozen || (b->frozen[s] != 0);
    }
}

static void store_signals(const many_steps *m, const block *b, size_t s)
{
    const size_t run = run_of(m, b, s);

    for (size_t k = 0U; k < (size_t)m->n; k++) {
        m->tau[(run * (size_t)m->n) + k] = (double)b->tau[(k * b->lanes) + s];
    }
    for (size_t k = 0U; k < (size_t)m->m; k++) {
        m->u[(run * (size_t)m->m) + k] = (double)b->u[(k * b->lanes) + s];
    }
}

/* A run whose controller's state, or a signal, is not finite takes no more steps. */
static void fail(const many_steps *m, block *b, size_t s, int32_t concern)
{
    const size_t run = run_of(m, b, s);

    m->done[run] = 2U;
    m->status[run] = SIM_NONFINITE;
    m->concern[run] = concern;
    store_signals(m, b, s);
    b->frozen[s] = 1;
    b->any_frozen = 1;
}

static void store(const many_steps *m, const block *b)
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
        }
        for (size_t k = 0U; k < modes; k++) {
            m->mode[(run * modes) + k] = b->mode[(k * lanes) + s];
        }
        for (size_t k = 0U; k < states; k++) {
            m->x[(run * states) + k] = (double)b->x[(k * lanes) + s];
        }
        if (b->frozen[s] == 0) {
            store_signals(m, b, s);
        }
    }
}

static void write_rows(const many_steps *m, const block *b, int64_t row)
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
}
