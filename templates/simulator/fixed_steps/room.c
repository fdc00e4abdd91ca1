/* Where the intermediate results of a run stand in the arrays that a program provides. Follows run.h. */

#define STATES 7 /* in `room` */
#define POWERS 4 /* three there, and those of the last step */

void symgen_fixed_workspace(const run *r, int32_t m, int32_t states, int64_t *sizes)
{
    const int64_t joints = r->n;
    const int64_t modes = r->modes;
    const int64_t signals = m;
    int64_t found = states;

    found = (joints > found) ? joints : found;
    found = (signals > found) ? signals : found;
    sizes[0] = (((2 * STATES) + POWERS + 2) * joints) + modes + (2 * r->joints) + (3 * signals) + (joints * joints);
    sizes[1] = (5 * joints) + (2 * (modes - joints) * joints) + (2 * signals) + found + (2 * joints * joints);
    sizes[2] = joints;
    sizes[3] = (STATES + 3) * modes;
}

void symgen_fixed_place(run *r, REAL *reals, double *doubles, int32_t *integers, signed char *signs)
{
    const size_t n = (size_t)r->n;
    const size_t modes = (size_t)r->modes;
    const size_t m = (size_t)r->inputs->size;
    room *w = &r->room;
    state *states[STATES];
    powers *all[POWERS];

    states[0] = &w->end;
    states[1] = &w->at;
    states[2] = &w->high;
    states[3] = &w->low;
    states[4] = &w->probe;
    states[5] = &w->stopped;
    states[6] = &w->middle;
    all[0] = &w->ends[0];
    all[1] = &w->ends[1];
    all[2] = &w->between;
    all[3] = &r->known_powers;
    for (int k = 0; k < STATES; k++) {
        states[k]->q = reals;
        states[k]->qd = &reals[n];
        states[k]->mode = signs;
        reals = &reals[2U * n];
        signs = &signs[modes];
    }
    for (int k = 0; k < POWERS; k++) {
        all[k]->qdd = reals;
        reals = &reals[n];
    }
    w->holds.tau = reals;
    w->force = &reals[n];
    w->pull = &w->force[modes];
    w->rates = &w->pull[n];
    w->places = &w->rates[r->joints];
    w->holds.inputs = &w->places[r->joints];
    w->u = &w->holds.inputs[m];
    w->u_before = &w->u[m];
    w->damping = &w->u_before[m];
    w->q = doubles;
    w->qd = &doubles[n];
    w->change = &doubles[2U * n];
    w->impulse = &doubles[3U * n];
    r->known_tau = &doubles[4U * n];
    w->mass = &doubles[5U * n];
    w->part = &w->mass[n * n];
    r->known_inputs = &w->part[n * n];
    r->held = &r->known_inputs[m];
    w->row = &r->held[m];
    w->answer = &w->row[(modes - n) * n];
    w->found = &w->answer[(modes - n) * n];
    w->others = integers;
    w->mode = signs;
    w->part_mode = &signs[modes];
    r->known_mode = &signs[2U * modes];
}

static void copy_state(const run *r, const state *from, state *to)
{
    memcpy(to->q, from->q, (size_t)r->n * sizeof(REAL));
    memcpy(to->qd, from->qd, (size_t)r->n * sizeof(REAL));
    memcpy(to->mode, from->mode, (size_t)r->modes);
    to->status = from->status;
}
