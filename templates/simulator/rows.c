/* Rows, pieces of the motion, and the first departures from the limits of joints. */

/* The row of a state; returns whether all its numbers are finite, else `reason` and `concern` say which is not. */
static int write_row(sim *r, double t, const double *y)
{
    const int32_t n = r->plant->n;
    const int32_t m = r->plant->m;
    const sim_signals *s = r->signals;
    const int32_t states = s->continuous + s->sampled;
    const int32_t modes = r->plant->modes;
    const int32_t width = 3 + (4 * n) + modes + m + states;
    double *row = &r->rows[r->row * width];
    const double *w = r->workspace;
    const layout l = parts_of(r);
    const int32_t reason = r->reason;
    const int32_t concern = r->concern;
    const int finite = derivative(r, t, y, l.slope) != SIM_NONFINITE;

    if (finite) {
        r->reason = reason;
        r->concern = concern;
    }
    row[0] = t;
    for (int32_t k = 0; k < n; k++) {
        row[1 + k] = w[k];
        row[1 + n + k] = w[n + k];
        row[1 + (2 * n) + k] = w[(2 * n) + modes + k];
        row[1 + (3 * n) + k] = s->tau[k];
    }
    for (int32_t k = 0; k < modes; k++) {
        row[1 + (4 * n) + k] = w[(2 * n) + k];
        r->row_modes[(r->row * modes) + k] = ((r->stop_count > 0) && (k < n) && (r->closed[k] != 0)) ? 0 : r->mode[k];
        if ((k < n) && (r->rough[k] == 0U)) {
            r->row_modes[(r->row * modes) + k] = (signed char)((w[n + k] > 0.0) - (w[n + k] < 0.0));
        }
    }
    for (int32_t k = 0; k < m; k++) {
        row[1 + (4 * n) + modes + k] = s->u[k];
    }
    for (int32_t k = 0; k < states; k++) {
        row[1 + (4 * n) + modes + m + k] = s->x[k];
    }
    row[width - 2] = y[r->size - 2] + (own_potential(r, t) - r->u0);
    row[width - 1] = y[r->size - 1];
    r->row++;
    return finite;
}

/* Rows wanted within a step: from its beginning to before `until`. SIM_FULL: no room for them. Where a row is not
   finite the run fails, at the last one that is. */
static int rows_within(sim *r, const layout *l, double h, double until)
{
    double sound = r->t;

    if (r->wanted == NULL) {
        return SIM_MORE;
    }
    while ((r->wanted_at < r->wanted_count) && (r->wanted[r->wanted_at] < until)) {
        const double t = fmax(r->t, r->wanted[r->wanted_at]);

        if (r->row >= r->row_size) {
            return SIM_FULL;
        }
        between(l->size, l->y, l->F, (t - r->t) / h, l->room);
        if (!write_row(r, t, l->room)) {
            r->failed = SIM_NONFINITE;
            r->row--;
            between(l->size, l->y, l->F, (sound - r->t) / h, l->room);
            for (int32_t k = 0; k < l->size; k++) {
                l->y[k] = l->room[k];
            }
            r->t = sound;
            return SIM_FAILED;
        }
        sound = t;
        r->wanted_at++;
    }
    return SIM_MORE;
}

/* States, inputs and forces as they stand: sampled and held ones are constant over the piece. */
static void keep_held(sim *r)
{
    const sim_signals *s = r->signals;
    const int32_t n = r->plant->n;
    const int32_t m = r->plant->m;
    const int32_t states = s->continuous + s->sampled;
    double *held = &r->piece_held[r->piece * (states + m + n)];

    for (int32_t k = 0; k < states; k++) {
        held[k] = s->x[k];
    }
    for (int32_t k = 0; k < m; k++) {
        held[states + k] = s->u[k];
    }
    for (int32_t k = 0; k < n; k++) {
        held[states + m + k] = s->tau[k];
    }
}

static void keep_piece(sim *r, const layout *l, double h, double until)
{
    if (r->piece_size > 0) {
        const int32_t size = l->size;
        double *piece = &r->pieces[r->piece * (3 + (8 * size))];

        piece[0] = r->t;
        piece[1] = until;
        piece[2] = h;
        for (int32_t k = 0; k < size; k++) {
            piece[3 + k] = l->y[k];
        }
        for (int32_t k = 0; k < (DENSE * size); k++) {
            piece[3 + size + k] = l->F[k];
        }
        for (int32_t k = 0; k < l->modes; k++) {
            r->piece_modes[(r->piece * l->modes) + k] = r->mode[k];
        }
        keep_held(r);
        if (r->jump_size > 0) {
            r->piece_counts[2 * r->piece] = r->row;
            r->piece_counts[(2 * r->piece) + 1] = r->rejected;
        }
        r->piece++;
    }
}

/* What ends the pieces that were kept: the state, signals and modes after it. */
static void keep_jump(sim *r, const layout *l, int32_t which, int32_t look, double rate)
{
    const sim_signals *s = r->signals;
    const int32_t states = s->continuous + s->sampled;
    const int32_t stops = (r->stop_count > 0) ? (l->n + r->following_stops) : 0;
    sim_jump *jump;
    double *values;
    signed char *modes;

    if (r->jump_size == 0) {
        return;
    }
    jump = &r->jumps[r->jump];
    values = &r->jump_states[r->jump * (l->size + states + r->plant->m + l->n)];
    modes = &r->jump_modes[r->jump * (l->modes + stops)];
    jump->piece = r->piece;
    jump->event = r->event;
    jump->t = r->t;
    jump->rate = rate;
    jump->which = which;
    jump->sense = (which >= 0) ? l->was_sense[which] : 0;
    jump->look = look;
    for (int32_t k = 0; k < l->size; k++) {
        values[k] = l->y[k];
    }
    for (int32_t k = 0; k < states; k++) {
        values[l->size + k] = s->x[k];
    }
    for (int32_t k = 0; k < r->plant->m; k++) {
        values[l->size + states + k] = s->u[k];
    }
    for (int32_t k = 0; k < l->n; k++) {
        values[l->size + states + r->plant->m + k] = s->tau[k];
    }
    for (int32_t k = 0; k < l->modes; k++) {
        modes[k] = r->mode[k];
    }
    for (int32_t k = 0; k < stops; k++) {
        modes[l->modes + k] = r->closed[k];
    }
    for (int32_t k = 0; k < l->switches; k++) {
        r->jump_hits[(r->jump * l->switches) + k] = (which >= 0) ? r->hits[k] : 0U;
    }
    r->jump++;
}

/* The first time that a turn of a composite joint is near a singular pose, or passes one between two samples. */
static void watch_turns(sim *r, const layout *l, double h, double part)
{
    for (int32_t k = 0; (k < r->free_count) && (r->turn_at != NULL); k++) {
        const int32_t i = r->free_joints[k];
        double before = 0.0;

        for (int32_t s = 0; (s < SAMPLES) && !isnan(r->turn_at[i]) && isnan(r->turn_times[i]); s++) {
            double away;

            between(l->size, l->y, l->F, PLACE[s] * part, l->room);
            away = (l->room[k] - r->turn_at[i]) / HALF_TURN;
            if ((fabs(away - round(away)) < (r->turn_margin / HALF_TURN)) || ((s > 0) && (fabs(floor(away) - floor(before)) > 0.5))) {
                r->turn_times[i] = r->t + (PLACE[s] * part * h);
                r->turn_values[i] = l->room[k];
            }
            before = away;
        }
    }
}

/* Halves the step down to where a free joint left its limits, for the first time. */
static void watch_limits(sim *r, const layout *l, double h, double part)
{
    for (int32_t k = 0; k < r->free_count; k++) {
        const int32_t i = r->free_joints[k];
        double low = 0.0;
        double high = part;
        double slack;
        double q;

        if (!isnan(r->left_times[i]) || (isinf(r->lower[i]) && isinf(r->upper[i]))) {
            continue;
        }
        between(l->size, l->y, l->F, part, l->room);
        q = l->room[k];
        slack = r->atol + (SAME * fabs(q));
        if ((q >= (r->lower[i] - slack)) && (q <= (r->upper[i] + slack))) {
            continue;
        }
        for (int halving = 0; halving < 50; halving++) {
            const double middle = 0.5 * (low + high);

            between(l->size, l->y, l->F, middle, l->room);
            if ((l->room[k] < r->lower[i]) || (l->room[k] > r->upper[i])) {
                high = middle;
                q = l->room[k];
            } else {
                low = middle;
            }
        }
        r->left_times[i] = r->t + (high * h);
        r->left_values[i] = q;
    }
}
