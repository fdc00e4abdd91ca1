/* Zeros of one switching function on the interpolant of a step: brackets, poles, edges, dips. */

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

/* Whether the value of `until` changes its sign through infinity at a part of a step: it grows towards it from both
   sides, as 1/x does to twice its size at half the distance. */
static int is_pole(sim *r, const layout *l, int32_t j, double h, double part)
{
    const double near = ASIDE * 2.3e-16 * fmax(1.0, fabs(r->t / h));
    int grows = 1;

    for (int side = -1; side <= 1; side += 2) {
        const double at = fabs(switch_at(r, l, j, h, part + ((double)side * near)));
        const double farther = fabs(switch_at(r, l, j, h, part + (2.0 * (double)side * near)));

        grows = grows && (at > (1.5 * farther));
    }
    return grows;
}

/* Where a function that is a number on one side alone becomes one, or ceases to be one. */
typedef struct border {
    double number; /* the last part of the step, or the first, in which it is one */
    double beyond; /* the end of the bracket */
} border;

static border edge(sim *r, const layout *l, int32_t j, double h, double low, double high, int number)
{
    const double unit = 2.3e-16 * fmax(1.0, fabs(r->t / h));
    border found;

    for (int halving = 0; (halving < ITERATIONS) && ((high - low) > unit); halving++) {
        const double middle = 0.5 * (low + high);

        if (isnan(switch_at(r, l, j, h, middle)) == (number == 0)) {
            low = middle;
        } else {
            high = middle;
        }
    }
    found.number = (number != 0) ? low : high;
    found.beyond = high;
    return found;
}

/* The part of the step between `low` and `high` where function j is least, by golden sections. */
static double lowest(sim *r, const layout *l, int32_t j, double h, double low, double high)
{
    const double ratio = 0.6180339887498949;
    double a = high - (ratio * (high - low));
    double b = low + (ratio * (high - low));
    double fa = switch_at(r, l, j, h, a);
    double fb = switch_at(r, l, j, h, b);

    for (int section = 0; section < SECTIONS; section++) {
        if (fa < fb) {
            high = b;
            b = a;
            fb = fa;
            a = high - (ratio * (high - low));
            fa = switch_at(r, l, j, h, a);
        } else {
            low = a;
            a = b;
            fa = fb;
            b = low + (ratio * (high - low));
            fb = switch_at(r, l, j, h, b);
        }
    }
    return (fa < fb) ? a : b;
}

/* A part of the step between samples k - 1 and k + 1 where function j is not positive, or, if it is the value of `until`,
   touches zero; or -1. Parabolas find minima. */
static double dip(sim *r, const layout *l, int32_t j, double h, int32_t k)
{
    double x[3];
    double v[3];
    double size;
    int falls; /* to a touch of zero; else it comes from there */

    for (int32_t i = 0; i < 3; i++) {
        x[i] = PLACE[(k - 1) + i];
        v[i] = (double)l->sense[j] * l->samples[(((k - 1) + i) * l->switches) + j];
    }
    size = fmax(v[0], v[2]);
    falls = v[0] > (100.0 * TOUCHES * size);
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
        if (l->kind[j] == KIND_VALUE) {
            place = lowest(r, l, j, h, x[0], x[2]);
            value = switch_at(r, l, j, h, place);
            return (!(value > 0.0) || touches_zero(l, j, value)) ? place : -1.0;
        }
        value = switch_at(r, l, j, h, place);
        if (!(value > 0.0)) {
            return place;
        }
        if ((r->jump_size > 0) && (value < (TOUCHES * size)) && falls && isnan(r->grazes_at) && !is_corner(r, l, j)) {
            r->grazes_at = r->t + (place * h);
            r->grazes = j;
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
