/* Impacts at stops, and which stops are closed.

   Newton's restitution: with opening rates u before and u' after, impulses p push only, p >= 0, u' + e u >= 0, and one of
   the two is zero at each stop. This, and the forces of closed stops, are linear complementarity problems whose matrices
   are parts of the inverse inertia matrix; Murty's least-index method solves them (Murty 1974). Friction whose level does
   not depend on loads has no impulse, and joints that it holds move if an impact moves them. */

/* The stop that a free joint stands at: +1 upper, -1 lower, 0 none. */
static int at_stop(const sim *r, const layout *l, int32_t k)
{
    const int32_t i = r->free_joints[k];
    const double q = l->y[k];

    if (r->stop_count == 0) {
        return 0;
    }
    return (q >= r->stop_upper[i]) ? 1 : ((q <= r->stop_lower[i]) ? -1 : 0);
}

static int is_zero(double value)
{
    return !(value > 0.0) && !(value < 0.0);
}

/* Puts joints that have reached a stop exactly there. */
static void place_at_stops(const sim *r, const layout *l)
{
    for (int32_t k = 0; k < r->free_count; k++) {
        const int32_t i = r->free_joints[k];

        if ((l->crossed[i] & SIM_IMPACT) != 0U) {
            l->y[k] = (fabs(r->stop_upper[i] - l->y[k]) < fabs(l->y[k] - r->stop_lower[i])) ? r->stop_upper[i]
                                                                                            : r->stop_lower[i];
        }
    }
}

/* Whether the stop of a free joint is closed for good by an impact: `reached` marks such joints. */
static int shuts(const sim *r, const layout *l, int closing, int32_t k)
{
    return (closing != 0) && (l->reached[r->free_joints[k]] != 0U);
}

/* Impulses at all stops that joints stand at and do not leave. With `closing` the marked joints are stopped together,
   without restitution. Rates are changed in y; the energy that is lost is added to the ledger. */
static void collide(sim *r, const layout *l, int closing)
{
    const sim_plant *p = r->plant;
    const int32_t n = p->n;
    const int32_t f = r->free_count;
    double *M = room_of_stops(r, STOP_PARTS);
    double *part = &M[n * n];
    double *column = &part[n * n]; /* row k: M^-1 e of the free joint k that stands at a stop */
    double *impulse = room_of_stops(r, STOP_STEP);
    double *before = room_of_stops(r, STOP_RATE);
    double *right = room_of_stops(r, STOP_F);
    unsigned char *active = (unsigned char *)&r->stop_modes[2 * n];
    double lost = 0.0;

    (void)unpack(r, r->t, l->y, r->workspace, &r->workspace[n]);
    p->inertia(p, r->t, r->workspace, r->signals->u, M);
    for (int32_t k = 0; k < f; k++) {
        before[k] = l->y[f + k];
        impulse[k] = 0.0;
        active[k] = 0U;
        if (at_stop(r, l, k) != 0) {
            for (int32_t i = 0; i < f; i++) {
                column[(k * f) + i] = (i == k) ? 1.0 : 0.0;
                for (int32_t j = 0; j < f; j++) {
                    part[(i * f) + j] = M[(r->free_joints[i] * n) + r->free_joints[j]];
                }
            }
            eliminate(f, f, part, &column[k * f]);
        }
    }
    for (int32_t trial = 0; trial < STOP_TRIALS; trial++) {
        int32_t wrong = -1;
        int32_t size = 0;

        for (int32_t k = 0; k < f; k++) { /* impulses of the active stops, along their opening directions */
            impulse[k] = 0.0;
            if (active[k] != 0U) {
                const double e = shuts(r, l, closing, k) ? 0.0 : r->restitution[r->free_joints[k]];
                int32_t at = 0;

                for (int32_t j = 0; j < f; j++) {
                    if (active[j] != 0U) {
                        part[(size * f) + at] = column[(j * f) + k];
                        at++;
                    }
                }
                right[size] = -(1.0 + e) * before[k];
                size++;
            }
        }
        eliminate(size, f, part, right);
        size = 0;
        for (int32_t k = 0; k < f; k++) {
            if (active[k] != 0U) {
                impulse[k] = right[size];
                size++;
            }
        }
        for (int32_t k = 0; (k < f) && (wrong < 0); k++) {
            const double opens = -(double)at_stop(r, l, k);
            const double e = shuts(r, l, closing, k) ? 0.0 : r->restitution[r->free_joints[k]];
            double after = before[k];

            for (int32_t j = 0; j < f; j++) {
                after += (is_zero(impulse[j])) ? 0.0 : (impulse[j] * column[(j * f) + k]);
            }
            if (is_zero(opens)) {
                continue;
            }
            if (active[k] != 0U) {
                wrong = (!shuts(r, l, closing, k) && ((opens * impulse[k]) < 0.0)) ? k : -1;
            } else {
                wrong = (shuts(r, l, closing, k) || ((opens * (after + (e * before[k]))) < 0.0)) ? k : -1;
            }
        }
        if (wrong < 0) {
            break;
        }
        active[wrong] = (unsigned char)(active[wrong] == 0U);
    }
    for (int32_t k = 0; k < f; k++) {
        double after = before[k];

        for (int32_t j = 0; j < f; j++) {
            after += (active[j] != 0U) ? (impulse[j] * column[(j * f) + k]) : 0.0;
        }
        if (active[k] != 0U) {
            const double e = (shuts(r, l, closing, k) || is_zero(before[k])) ? 0.0 : r->restitution[r->free_joints[k]];

            after = is_zero(e) ? 0.0 : (-e * before[k]);
            lost -= 0.5 * impulse[k] * (before[k] + after);
        }
        l->y[f + k] = after;
    }
    for (int32_t i = 0; i < n; i++) { /* drives whose motion is given hold their joints, and do work */
        double push = 0.0;
        int is_free = 0;

        for (int32_t k = 0; k < f; k++) {
            push += M[(i * n) + r->free_joints[k]] * (l->y[f + k] - before[k]);
            is_free = is_free || (r->free_joints[k] == i);
        }
        if (!is_free) {
            l->y[r->size - 2] += push * r->workspace[n + i];
        }
    }
    l->y[r->size - 1] += lost;
    r->lost += lost;
    for (int32_t k = 0; k < f; k++) {
        const int32_t i = r->free_joints[k];
        const double rate = l->y[f + k];

        if (r->rough[i] != 0U) {
            l->stopped[i] = (unsigned char)is_zero(rate);
            r->mode[i] = is_zero(rate) ? r->mode[i] : ((rate > 0.0) ? 1 : -1);
        }
    }
}

/* Modes of joints at rest, and which stops are closed, at (t, q, qd); a status as of a decision. Stops are taken to be
   closed as they were; while one pulls, or lets its joint pass, the first such one is changed. */
static int close_stops(sim *r, const layout *l, double t, const double *q, const double *qd, int resting)
{
    const sim_plant *p = r->plant;
    const int32_t n = p->n;
    double *rates = room_of_stops(r, STOP_RATE);
    double *f = &r->workspace[2 * n];
    double *qdd = &f[n];
    int32_t last = -1;
    int status = SIM_OK;
    int standing = 0;

    for (int32_t i = 0; i < n; i++) {
        r->contact[i] = 0.0;
        rates[i] = qd[i];
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        const int32_t i = r->free_joints[k];
        const int side = is_zero(l->y[r->free_count + k]) ? at_stop(r, l, k) : 0;

        r->closed[i] = (signed char)((r->closed[i] == side) ? side : 0);
        standing = standing || (side != 0);
    }
    if (!standing) {
        return resting ? p->decision(p, t, q, qd, r->signals->tau, r->signals->u, r->mode, l->reached, l->next) : SIM_OK;
    }
    for (int32_t trial = 0; trial < STOP_TRIALS; trial++) {
        int32_t wrong = -1;

        for (int32_t again = 0; again < STOP_PASSES; again++) { /* modes and forces of stops depend on each other */
            int same = 1;
            int any = 0;

            for (int32_t i = 0; i < n; i++) {
                const int pressed = (r->rough[i] != 0U) && (r->closed[i] != 0);

                rates[i] = pressed ? ((double)r->closed[i] * 1e-300) : qd[i];
                r->stop_modes[i] = pressed ? r->closed[i] : r->mode[i];
                r->stop_modes[n + i] = r->stop_modes[i];
                any = any || ((r->rough[i] != 0U) && is_zero(rates[i]));
            }
            if (any) {
                const double *tau = (again == 0) ? r->signals->tau : tau_with_stops(r);

                status = p->decision(p, t, q, rates, tau, r->signals->u, r->stop_modes, l->reached, &r->stop_modes[n]);
                if (is_failure(status)) {
                    return status;
                }
            }
            for (int32_t i = 0; i < n; i++) {
                same = same && (l->next[i] == r->stop_modes[n + i]);
                l->next[i] = r->stop_modes[n + i];
            }
            (void)accelerate(r, t, q, rates, l->next, f, qdd);
            if (same && (again > 0)) {
                break;
            }
        }
        for (int32_t k = 0; (k < r->free_count) && (wrong < 0); k++) {
            const int32_t i = r->free_joints[k];
            const int side = is_zero(l->y[r->free_count + k]) ? at_stop(r, l, k) : 0;

            if (side == 0) {
                continue;
            }
            if (r->closed[i] != 0) {
                wrong = (((double)side * r->contact[i]) > 0.0) ? i : -1;
            } else if (r->rough[i] != 0U) {
                wrong = ((side * l->next[i]) > 0) ? i : -1;
            } else {
                wrong = (((double)side * qdd[i]) > 0.0) ? i : -1;
            }
            if (wrong == i) {
                if ((r->closed[i] != 0) && (last == i)) {
                    wrong = -1; /* it neither pushes nor pulls, to rounding */
                    r->contact[i] = 0.0;
                    continue;
                }
                r->closed[i] = (signed char)((r->closed[i] != 0) ? 0 : side);
                last = i;
            }
        }
        if (wrong < 0) {
            return status;
        }
    }
    return SIM_LIMIT;
}
