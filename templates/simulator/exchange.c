/* The loop turned inside out: another integrator moves the state y, and asks for rates, switching functions, events.

   Switching functions are positive until something happens, and armed: one is the constant 1 until it has left zero by
   LEFT of its scale, and its true value from there on, so that an integrator finds the instant by what it sees. A
   function that has not left zero and goes the wrong way is its true value too. */

#define LEFT 1e-9   /* of its scale, by which a switching function has left zero */
#define ROUNDS 8    /* of what happens at one instant */
#define NEVER 1e300 /* s */
#define LOCATED 100.0 /* roundings of the time within which an integrator finds an event */

/* The size that a switching function has in its surroundings; 0 where it has none, as a condition. */
static double size_around(const sim *r, const layout *l, int32_t j)
{
    const int32_t kind = l->kind[j];
    double size = 0.0;

    if (kind == KIND_RATE) {
        for (int32_t k = 0; k < r->free_count; k++) {
            size = fmax(size, fabs(l->y[r->free_count + k]));
        }
    } else if ((kind == KIND_LOWER) || (kind == KIND_UPPER)) {
        for (int32_t k = 0; k < l->modes; k++) {
            size = fmax(size, fabs(l->samples[l->first[KIND_LOWER] + k]) + fabs(l->samples[l->first[KIND_UPPER] + k]));
        }
    } else if (kind == KIND_CONTACT) {
        for (int32_t k = 0; k < l->n; k++) {
            size = fmax(size, fabs(r->signals->tau[k]) + fabs(l->samples[l->first[KIND_CONTACT] + k]));
        }
    }
    return size;
}

/* Arms what has left zero, and with `anew` disarms the rest. */
static void arm_scaled(const sim *r, const layout *l, int anew)
{
    for (int32_t j = 0; j < l->switches; j++) {
        const double value = l->samples[j];
        const double away = LEFT * size_around(r, l, j);

        if ((anew == 0) && (l->armed[j] != 0U)) {
            continue;
        }
        l->armed[j] = (unsigned char)((value > away) || (two_sided(l, j) && (value < -away)));
        l->sense[j] = (signed char)((two_sided(l, j) && (value < 0.0)) ? -1 : 1);
    }
}

static void look(sim *r, const layout *l)
{
    switch_values(r, l, r->t, l->y, l->samples);
}

double *symgen_state(sim *r)
{
    return parts_of(r).y;
}

int symgen_exchange(sim *r)
{
    const layout l = parts_of(r);
    int code;

    r->started = 1;
    code = begin(r);
    if (code == SIM_MORE) {
        look(r, &l);
        arm_scaled(r, &l, 1);
    }
    return code;
}

int symgen_rates(sim *r, double *dy)
{
    const layout l = parts_of(r);
    const int status = derivative(r, r->t, l.y, dy);

    return (status == SIM_OK) || !is_failure(status) ? SIM_MORE : fail(r, status, r->reason);
}

const double *symgen_motion(const sim *r)
{
    return r->workspace;
}

/* Function j as an integrator sees it. A joint that leaves its stop is not at it, whatever rounding says. */
static double seen(const sim *r, const layout *l, int32_t j)
{
    const double value = l->samples[j];

    if (!active(r, l, j) || isnan(value) || ((value <= 0.0) && leaves_stop(r, l, j))) {
        return 1.0;
    }
    if (l->armed[j] != 0U) {
        return (double)l->sense[j] * value;
    }
    return wrong_way(r, l, j, value) ? value : 1.0;
}

void symgen_indicators(sim *r, double *values)
{
    const layout l = parts_of(r);

    look(r, &l);
    for (int32_t j = 0; j < l.switches; j++) {
        values[j] = seen(r, &l, j);
    }
}

/* The first function that is at its zero or beyond, or that goes the wrong way; -1 for none. */
static int32_t crossed_function(sim *r, const layout *l)
{
    int32_t found = -1;
    int exact = 0;

    for (int32_t j = l->switches - 1; j >= 0; j--) {
        const double value = seen(r, l, j);

        if ((l->armed[j] != 0U) ? !before_zero(l, j, value) : (value < 0.0)) {
            found = j;
        }
        exact = exact || (two_sided(l, j) && is_zero(value));
    }
    if ((found < 0) && (exact != 0)) { /* a zero that was met exactly: beyond it the sign tells */
        const double ahead = LEFT * fmax(fabs(r->t), 1e-3);

        (void)derivative(r, r->t, l->y, l->slope);
        for (int32_t k = 0; k < l->size; k++) {
            l->room[k] = l->y[k] + (ahead * l->slope[k]);
        }
        switch_values(r, l, r->t + ahead, l->room, l->values);
        for (int32_t j = l->switches - 1; j >= 0; j--) {
            if (two_sided(l, j) && is_zero(seen(r, l, j)) && (((double)l->sense[j] * l->values[j]) < 0.0)) {
                found = j;
            }
        }
    }
    return found;
}

int symgen_crossed(sim *r)
{
    const layout l = parts_of(r);

    look(r, &l);
    arm_scaled(r, &l, 0);
    return crossed_function(r, &l) >= 0;
}

double symgen_next_instant(const sim *r)
{
    sim other = *r;
    double next;

    other.end = NEVER;
    next = next_stop(&other, r->t);
    return (next < NEVER) ? next : (double)INFINITY;
}

static int is_due(const sim *r)
{
    const double next = symgen_next_instant(r);

    return isfinite(next) && ((next <= r->t) || same_instant(next, r->t));
}

int symgen_change(sim *r, int changed)
{
    const layout l = parts_of(r);
    int code = SIM_MORE;

    if ((changed != 0) || is_due(r)) {
        code = handle_stop(r, &l);
        r->approaching = 0;
        r->h = 0.0;
        if (code == SIM_MORE) {
            arm(r, &l);
            (void)publish(r, &l);
        }
    }
    return code;
}

int symgen_happens(sim *r, int changed)
{
    const layout l = parts_of(r);
    int code = SIM_MORE;

    look(r, &l);
    for (int32_t round = 0; (round < ROUNDS) && (code == SIM_MORE); round++) {
        const crossing found = {crossed_function(r, &l), 1.0, 0.0, 0};

        if (found.which < 0) {
            break;
        }
        code = handle_crossing(r, &l, found, LOCATED * fmax(fabs(r->t), 1e-3));
        if ((code == SIM_MORE) && (r->stop_count > 0) && is_gap(&l, found.which)) {
            code = end_flights(r, &l, r->t);
        }
        look(r, &l);
        arm_scaled(r, &l, 1);
    }
    if (code == SIM_MORE) {
        code = symgen_change(r, changed);
        look(r, &l);
        arm_scaled(r, &l, 1);
        (void)publish(r, &l);
    }
    return code;
}
