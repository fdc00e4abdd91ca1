/* The right-hand side: y = (q, qd of free joints, continuous states of the chain and of a controller, work, loss).

   The ledger: tau.qd, loads, forces and drives do work; friction, dampers and drives lose it. A potential V that
   contains the time or inputs does the work V(t) - V(t0) + integral of pull.qd, pull = -dV/dq: its rate is the power of
   the pull alone here, and V(t) - V(t0) is added where the ledger is read. */

#define LEDGER 2

/* q and qd of all joints, tau and u at (t, y); returns whether all is finite, else says what is not. */
static int unpack(sim *r, double t, const double *y, double *q, double *qd)
{
    sim_signals *s = r->signals;
    const int32_t n = r->plant->n;
    const int32_t f = r->free_count;

    for (int32_t k = 0; k < f; k++) {
        q[r->free_joints[k]] = y[k];
        qd[r->free_joints[k]] = y[f + k];
    }
    for (int32_t k = 0; k < s->continuous; k++) {
        s->x[k] = y[(2 * f) + k];
    }
    for (int32_t k = 0; k < s->own; k++) {
        s->u[r->plant->m - s->own + k] = s->x[k];
    }
    if (s->motion != NULL) {
        s->motion(s->prepared, q, qd, s->x, s->u, t, s->values);
        for (int32_t k = 0; k < r->moved_count; k++) {
            q[r->moved[k]] = s->values[k];
            qd[r->moved[k]] = s->values[r->moved_count + k];
        }
    }
    evaluate_signals(r, t, q, qd, 0);
    for (int32_t k = 0; k < r->signalled_count; k++) {
        const int32_t *which = &r->signalled[3 * k];

        q[which[0]] = s->u[which[1]];
        qd[which[0]] = s->u[which[2]];
    }
    for (int32_t k = 0; k < n; k++) {
        if (!isfinite(s->tau[k]) || !isfinite(q[k]) || !isfinite(qd[k])) {
            r->reason = isfinite(s->tau[k]) ? SIM_COORDINATE : SIM_TAU;
            r->concern = k;
            return SIM_NONFINITE;
        }
    }
    for (int32_t k = 0; k < r->plant->m; k++) {
        if (!isfinite(s->u[k])) {
            r->reason = SIM_INPUT;
            r->concern = k;
            return SIM_NONFINITE;
        }
    }
    for (int32_t k = 0; k < s->continuous; k++) {
        if (!isfinite(s->x[k])) {
            r->reason = SIM_STATE;
            r->concern = k;
            return SIM_NONFINITE;
        }
    }
    return SIM_OK;
}

static int is_failure(int status)
{
    return (status == SIM_NONE) || (status > SIM_SEVERAL);
}

/* dy/dt; friction and accelerations in the workspace. A status that has no motion is returned, and why. */
static int derivative(sim *r, double t, const double *y, double *dy)
{
    const sim_plant *p = r->plant;
    sim_signals *s = r->signals;
    const int32_t n = p->n;
    const int32_t free_count = r->free_count;
    double *q = r->workspace;
    double *qd = &q[n];
    double *f = &qd[n];
    double *qdd = &f[p->modes];
    double found[4];
    int status = unpack(r, t, y, q, qd);

    r->evaluations++;
    if (status != SIM_OK) {
        return status;
    }
    status = accelerate(r, t, q, qd, r->mode, f, qdd);
    for (int32_t k = 0; k < p->modes; k++) {
        if (!isfinite(f[k]) || ((k < n) && !isfinite(qdd[k]))) {
            r->reason = SIM_ACCELERATION;
            r->concern = k;
            return SIM_NONFINITE;
        }
    }
    if (is_failure(status)) {
        r->reason = SIM_MOTION;
        r->concern = -1;
        return status;
    }
    r->moving = status;
    for (int32_t k = 0; k < free_count; k++) {
        const int32_t i = r->free_joints[k];
        const int rests = ((r->rough[i] != 0U) && (r->mode[i] == 0)) || ((r->stop_count > 0) && (r->closed[i] != 0));

        dy[k] = rests ? 0.0 : qd[i];
        dy[free_count + k] = rests ? 0.0 : qdd[i];
    }
    if (s->rates != NULL) {
        s->rates(s->prepared, q, qd, s->x, s->u, t, s->values);
    }
    for (int32_t k = 0; k < s->continuous; k++) {
        const double rate = (k < s->own) ? p->state_rates[k] : s->values[k - s->own];

        dy[(2 * free_count) + k] = rate;
        if (!isfinite(rate)) {
            r->reason = SIM_RATE;
            r->concern = k;
            return SIM_NONFINITE;
        }
    }
    p->powers(p, t, q, qd, s->u, f, qdd, found);
    for (int32_t k = 0; k < free_count; k++) {
        found[0] += s->tau[r->free_joints[k]] * qd[r->free_joints[k]];
    }
    dy[r->size - 2] = found[0] + ((r->explicit_work != 0) ? found[3] : 0.0);
    dy[r->size - 1] = found[1];
    return SIM_OK;
}

/* The value of `potential` at the state, where it exchanges energy itself. */
static double own_potential(const sim *r, double t)
{
    const sim_plant *p = r->plant;
    const double *q = r->workspace;
    double found[4] = {0.0, 0.0, 0.0, 0.0};

    if (r->explicit_work != 0) {
        p->powers(p, t, q, &q[p->n], r->signals->u, &q[2 * p->n], &q[(2 * p->n) + p->modes], found);
    }
    return found[2];
}
