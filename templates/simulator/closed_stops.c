/* Closed stops: which they are, beside the modes of the joints at rest. Their forces are a linear complementarity problem
   as impulses are. */

/* The coordinate whose friction acts along a stop, in the sense of the stop, or 0: its mode is that of the stop. Where
   joints with friction follow several coordinates there is none, and forces of stops are found beside the decisions. */
static int32_t rough_lead(const sim *r, int32_t stop, int *sense)
{
    const int32_t n = r->plant->n;
    const int32_t lead = (stop < n) ? stop : r->stop_leads[stop - n];

    *sense = 1;
    if ((lead < 0) || (r->plant->modes > n) || (r->rough[lead] == 0U)) {
        return -1;
    }
    if (stop >= n) {
        *sense = (row_of(r, stop - n)[lead] < 0.0) ? -1 : 1;
    }
    return lead;
}

/* Modes beside the forces of the stops that are closed, and these: both depend on each other. */
static int decide_at_stops(sim *r, const layout *l, double t, const double *q, const double *qd, double *f, double *qdd)
{
    const sim_plant *p = r->plant;
    const int32_t n = p->n;
    const int32_t modes = l->modes;
    const int32_t stops = stops_of(r);
    double *rates = room_of_stops(r, STOP_RATE);
    int status = SIM_OK;

    for (int32_t again = 0; again < STOP_PASSES; again++) {
        int same = 1;
        int any = modes > n;

        for (int32_t i = 0; i < modes; i++) {
            r->stop_modes[i] = r->mode[i];
        }
        for (int32_t i = 0; i < n; i++) {
            rates[i] = qd[i];
        }
        for (int32_t s = 0; s < stops; s++) {
            int sense;
            const int32_t lead = rough_lead(r, s, &sense);

            if ((lead >= 0) && (r->closed[s] != 0)) {
                rates[lead] = (double)(sense * r->closed[s]) * 1e-300;
                r->stop_modes[lead] = (signed char)(sense * r->closed[s]);
            }
        }
        for (int32_t i = 0; i < modes; i++) {
            r->stop_modes[modes + i] = r->stop_modes[i];
            any = any || ((i < n) && (r->rough[i] != 0U) && is_zero(rates[i]));
        }
        if (any) {
            const double *tau = (again == 0) ? r->signals->tau : tau_with_stops(r);

            status = p->decision(p, t, q, rates, tau, r->signals->u, r->stop_modes, l->reached, &r->stop_modes[modes]);
            if (is_failure(status)) {
                return status;
            }
        }
        for (int32_t i = 0; i < modes; i++) {
            const signed char now = r->stop_modes[modes + i];

            same = same && (l->next[i] == now);
            if ((again < STOP_MERGED) || (now != 0)) { /* later, joints that were let go beside others stay so */
                l->next[i] = now;
            }
        }
        (void)accelerate(r, t, q, rates, l->next, f, qdd);
        if (same && (again > 0)) {
            break;
        }
    }
    return status;
}

/* Whether a stop that is open closes again: its joint would pass it. */
static int passes_stop(const sim *r, const layout *l, int32_t stop, int side, const double *qdd)
{
    int sense;
    const int32_t lead = rough_lead(r, stop, &sense);
    double size = 0.0;

    if (lead >= 0) {
        return (side * sense * l->next[lead]) > 0;
    }
    if (stop < l->n) {
        return ((double)side * qdd[stop]) > 0.0;
    }
    for (int32_t i = 0; i < l->n; i++) {
        size += fabs(row_of(r, stop - l->n)[i] * qdd[i]);
    }
    size += fabs(room_of_stops(r, STOP_BEND)[stop]);
    return ((double)side * acceleration_along(r, stop, qdd)) > (RESTING * size);
}

/* Modes of joints at rest, and which stops are closed, at (t, q, qd); a status as of a decision. Stops are taken to be
   closed as they were; while one pulls, or lets its joint pass, the first such one is changed. */
static int close_stops(sim *r, const layout *l, double t, const double *q, const double *qd, int resting)
{
    const sim_plant *p = r->plant;
    double *f = &r->workspace[2 * p->n];
    double *qdd = &f[l->modes];
    const int32_t count = candidates(r);
    int32_t last = -1;
    int status = SIM_OK;
    int standing = 0;

    look_at_followers(r, t, q, qd);
    for (int32_t s = 0; s < stops_of(r); s++) {
        r->contact[s] = 0.0;
    }
    for (int32_t c = 0; c < count; c++) {
        const int32_t s = stop_of(r, l, c);
        const int side = is_zero(rate_of(r, l, c)) ? at_stop(r, l, c) : 0;

        r->closed[s] = (signed char)((r->closed[s] == side) ? side : 0);
        standing = standing || (side != 0);
    }
    if (!standing) {
        return resting ? p->decision(p, t, q, qd, r->signals->tau, r->signals->u, r->mode, l->reached, l->next) : SIM_OK;
    }
    for (int32_t trial = 0; trial < STOP_TRIALS; trial++) {
        int32_t wrong = -1;

        status = decide_at_stops(r, l, t, q, qd, f, qdd);
        if (is_failure(status)) {
            return status;
        }
        for (int32_t c = 0; (c < count) && (wrong < 0); c++) {
            const int32_t s = stop_of(r, l, c);
            const int side = is_zero(rate_of(r, l, c)) ? at_stop(r, l, c) : 0;

            if (side == 0) {
                continue;
            }
            if (r->closed[s] != 0) {
                wrong = (((double)side * r->contact[s]) > 0.0) ? s : -1;
            } else {
                wrong = passes_stop(r, l, s, side, qdd) ? s : -1;
            }
            if (wrong == s) {
                if ((r->closed[s] != 0) && (last == s)) {
                    wrong = -1; /* it neither pushes nor pulls, to rounding */
                    r->contact[s] = 0.0;
                    continue;
                }
                r->closed[s] = (signed char)((r->closed[s] != 0) ? 0 : side);
                last = s;
            }
        }
        if (wrong < 0) {
            return status;
        }
    }
    return SIM_LIMIT;
}
