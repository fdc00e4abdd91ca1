/* Switching functions on the interpolant of a step: samples, sign changes, roots.

   A function counts from where it has left zero: a rate after breakaway, whose acceleration is zero there too, and a
   margin of a joint that came to rest at its limit. Rates and margins are positive then and end at zero; loads and
   conditions have a sense, and change it. Between the samples a minimum is looked for where a parabola dips. */

#define UNRESOLVED 0.02 /* part of its size by which a function may miss the polynomial through its samples */
#define DIPS 16         /* attempts to find a zero between samples of one sign */
#define ITERATIONS 100
#define LOOK 0.01 /* of the way to a sample that tells which way a joint goes */

typedef struct crossing {
    int32_t which; /* switching function, or -1 */
    double part;   /* of the step */
    double look;   /* where to decide, when it is at the very beginning, which does not tell; else 0 */
} crossing;

static int two_sided(const layout *l, int32_t j)
{
    return j >= (3 * l->n);
}

static int is_condition(const layout *l, int32_t j)
{
    return j >= (6 * l->n);
}

static int active(const sim *r, const layout *l, int32_t j)
{
    const int32_t n = l->n;
    const int32_t joint = (j < (3 * n)) ? (j % n) : ((j - (3 * n)) / 3);

    if (is_condition(l, j)) {
        return 1;
    }
    if (r->rough[joint] == 0U) {
        return 0;
    }
    if ((j < n) || (j >= (3 * n))) {
        return (r->mode[joint] != 0) && ((j < n) || (r->watch_loads != 0));
    }
    return r->mode[joint] == 0;
}

/* Whether more than rates is to be watched. */
static int calls_for_switches(const sim *r)
{
    int any = ((r->plant->conditions + r->signals->condition_count) > 0) || (r->watch_loads != 0);

    for (int32_t k = 0; k < r->plant->n; k++) {
        any = any || ((r->rough[k] != 0U) && (r->mode[k] == 0));
    }
    return any;
}

/* Whether there is any event to look for: a joint that can stick, or a condition. */
static int watches(const sim *r)
{
    int any = (r->plant->conditions + r->signals->condition_count) > 0;

    for (int32_t k = 0; k < r->plant->n; k++) {
        any = any || (r->rough[k] != 0U);
    }
    return any;
}

/* All switching functions at (t, y). Rates are read off the state. */
static void switch_values(sim *r, const layout *l, double t, const double *y, double *values)
{
    const sim_plant *p = r->plant;
    const sim_signals *s = r->signals;
    double *q = r->workspace;
    double *qd = &q[p->n];

    if (calls_for_switches(r)) {
        (void)unpack(r, t, y, q, qd);
        if ((p->switching != NULL)) {
            (void)p->switches(p, t, q, qd, s->tau, s->u, r->mode, values);
        }
        if (s->conditions != NULL) {
            s->conditions(s->prepared, q, qd, s->x, s->u, t, &values[(6 * p->n) + p->conditions]);
        }
    }
    for (int32_t k = 0; k < r->free_count; k++) {
        const int32_t i = r->free_joints[k];

        values[i] = (double)r->mode[i] * y[r->free_count + k];
    }
    (void)l;
}

/* The values at the beginning of a smooth piece: what is armed, and in which sense. */
static void arm(sim *r, const layout *l)
{
    switch_values(r, l, r->t, l->y, l->samples);
    for (int32_t j = 0; j < l->switches; j++) {
        const double value = l->samples[j];

        l->armed[j] = (value > 0.0) || (two_sided(l, j) && (value < 0.0));
        l->sense[j] = (value < 0.0) ? -1 : 1;
        if (!two_sided(l, j)) {
            l->sense[j] = 1;
        }
        l->was_armed[j] = l->armed[j];
        l->was_sense[j] = l->sense[j];
    }
}

static int before_zero(const layout *l, int32_t j, double value)
{
    return two_sided(l, j) ? (value >= 0.0) : (value > 0.0);
}

static double switch_at(sim *r, const layout *l, int32_t j, double h, double part)
{
    between(l->size, l->y, l->F, part, l->room);
    switch_values(r, l, r->t + (part * h), l->room, l->values);
    return (double)l->sense[j] * l->values[j];
}

/* The end of the shortest bracket of the zero of function j, positive at `low` and not at `high`: by inverse quadratic
   interpolation where that is safe, else by halving (Chandrupatla 1997). */
static double root(sim *r, const layout *l, int32_t j, double h, double low, double high)
{
    const double unit = 2.3e-16 * fmax(1.0, fabs(r->t / h));
    double a = high;
    double b = low;
    double c = low;
    double fa = switch_at(r, l, j, h, high);
    double fb = switch_at(r, l, j, h, low);
    double fc = fb;
    double share = 0.5;

    if (!before_zero(l, j, fb)) {
        return low;
    }
    for (int iteration = 0; iteration < ITERATIONS; iteration++) {
        const double x = a + (share * (b - a));
        const double fx = switch_at(r, l, j, h, x);
        double slack;

        if (before_zero(l, j, fx) == before_zero(l, j, fa)) {
            c = a;
            fc = fa;
        } else {
            c = b;
            fc = fb;
            b = a;
            fb = fa;
        }
        a = x;
        fa = fx;
        slack = unit / fmax(fabs(b - a), 1e-300);
        if (slack >= 0.5) {
            break;
        }
        {
            const double xi = (a - b) / (c - b);
            const double phi = (fa - fb) / (fc - fb);

            share = 0.5;
            if (((phi * phi) < xi) && (((1.0 - phi) * (1.0 - phi)) < (1.0 - xi))) {
                share = ((fa / (fb - fa)) * (fc / (fb - fc))) + (((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb)));
            }
            share = fmin(1.0 - slack, fmax(slack, share));
        }
    }
    return before_zero(l, j, fa) ? b : a;
}

/* A part of the step between samples k - 1 and k + 1 where function j is not positive, or -1: parabolas find minima. */
static double dip(sim *r, const layout *l, int32_t j, double h, int32_t k)
{
    double x[3];
    double v[3];

    for (int32_t i = 0; i < 3; i++) {
        x[i] = PLACE[(k - 1) + i];
        v[i] = (double)l->sense[j] * l->samples[(((k - 1) + i) * l->switches) + j];
    }
    for (int tries = 0; tries < DIPS; tries++) {
        const double left = (v[1] - v[0]) / (x[1] - x[0]);
        const double right = (v[2] - v[1]) / (x[2] - x[1]);
        const double bend = (right - left) / (x[2] - x[0]);
        double place;
        double least;
        double value;

        if (!(bend > 0.0)) {
            return -1.0;
        }
        place = (0.5 * (x[0] + x[1])) - (0.5 * (left / bend));
        if (!(place > x[0]) || !(place < x[2])) {
            return -1.0;
        }
        least = v[0] + ((place - x[0]) * (left + (bend * (place - x[1]))));
        if (least > (((tries == 0) ? 0.25 : 0.99) * v[1])) { /* not worth a look; later, no lower than what was seen */
            return -1.0;
        }
        value = switch_at(r, l, j, h, place);
        if (!(value > 0.0)) {
            return place;
        }
        if (fabs(place - x[1]) < 1e-9) {
            return -1.0;
        }
        if (place < x[1]) {
            if (value < v[1]) {
                x[2] = x[1];
                v[2] = v[1];
                x[1] = place;
                v[1] = value;
            } else {
                x[0] = place;
                v[0] = value;
            }
        } else if (value < v[1]) {
            x[0] = x[1];
            v[0] = v[1];
            x[1] = place;
            v[1] = value;
        } else {
            x[2] = place;
            v[2] = value;
        }
    }
    return -1.0;
}

/* Whether the samples are those of a function that the step resolves: the fourth lies on the polynomial of the others. */
static int resolved(const sim *r, const layout *l)
{
    for (int32_t j = l->n; j < l->switches; j++) {
        double predicted = 0.0;
        double size = 0.0;

        if (!active(r, l, j) || ((r->signals->until != 0) && (j == (l->switches - 1)))) {
            continue;
        }
        for (int32_t k = 0; k < SAMPLES; k++) {
            double weight = 1.0;
            double value = fabs(l->samples[(k * l->switches) + j]);

            if (j < (3 * l->n)) { /* margins: both together are the band */
                const int32_t other = (j < (2 * l->n)) ? (j + l->n) : (j - l->n);

                value += fabs(l->samples[(k * l->switches) + other]);
            }
            size = fmax(size, value);
            if (k == 3) {
                continue;
            }
            for (int32_t i = 0; i < SAMPLES; i++) {
                if ((i != k) && (i != 3)) {
                    weight *= (PLACE[3] - PLACE[i]) / (PLACE[k] - PLACE[i]);
                }
            }
            predicted += weight * l->samples[(k * l->switches) + j];
        }
        if (fabs(predicted - l->samples[(3 * l->switches) + j]) > (UNRESOLVED * size)) {
            return 0;
        }
    }
    return 1;
}

static void sample(sim *r, const layout *l, double h)
{
    for (int32_t k = 1; k < SAMPLES; k++) {
        between(l->size, l->y, l->F, PLACE[k], l->room);
        switch_values(r, l, r->t + (PLACE[k] * h), l->room, &l->samples[k * l->switches]);
    }
}

/* Whether a function that has not left zero goes the wrong way: a joint that moves against its mode, a margin that
   is exceeded from the beginning. A rate that was looked at, and left its mode as it is, counts from the tolerance on: it
   is rounding, as of a joint without friction in equilibrium. */
static int wrong_way(const sim *r, const layout *l, int32_t j, double value)
{
    double size = 0.0;

    if (two_sided(l, j)) {
        return 0;
    }
    if (j < l->n) {
        for (int32_t k = 0; k < r->free_count; k++) {
            size = fmax(size, fabs(l->y[r->free_count + k]));
        }
        return value < ((l->vague[j] != 0U) ? -((r->rtol * size) + r->atol) : -((1e-14 * size) + (1e-3 * r->atol)));
    }
    for (int32_t k = 0; k < l->n; k++) {
        size = fmax(size, fabs(l->samples[l->n + k]) + fabs(l->samples[(2 * l->n) + k]));
    }
    return value < -(1e-12 * size);
}

/* The first zero of any switching function in a step whose samples are known. */
static crossing first_crossing(sim *r, const layout *l, double h)
{
    crossing first = {-1, 2.0, 0.0};

    for (int32_t j = 0; j < l->switches; j++) {
        double low = 0.0;

        l->armed[j] = l->was_armed[j];
        l->sense[j] = l->was_sense[j];
        if (!active(r, l, j)) {
            continue;
        }
        for (int32_t k = 1; (k < SAMPLES) && (low < first.part); k++) {
            const double raw = l->samples[(k * l->switches) + j];
            const double value = (double)l->sense[j] * raw;
            double high = -1.0;

            if (l->armed[j] == 0U) {
                if ((raw > 0.0) || (two_sided(l, j) && (raw < 0.0))) {
                    l->armed[j] = 1U;
                    l->sense[j] = (raw > 0.0) ? 1 : -1;
                } else if (wrong_way(r, l, j, raw)) {
                    first.which = j;
                    first.part = 0.0;
                    first.look = ((j < l->n) && (l->vague[j] != 0U)) ? PLACE[k] : (LOOK * PLACE[k]);
                    break;
                }
            } else if (two_sided(l, j) ? (value < 0.0) : (value <= 0.0)) {
                high = PLACE[k];
            } else if ((k < (SAMPLES - 1)) && (l->samples[((k - 1) * l->switches) + j] * (double)l->sense[j] > 0.0)) {
                high = dip(r, l, j, h, k);
            }
            if (high >= 0.0) {
                const double part = root(r, l, j, h, fmin(low, high), high);

                if (part < first.part) {
                    first.which = j;
                    first.part = part;
                    first.look = 0.0;
                }
                break;
            }
            low = PLACE[k];
        }
    }
    return first;
}
