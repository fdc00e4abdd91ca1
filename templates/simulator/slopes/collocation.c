/* S over the pieces between two events, by Gauss's collocation. */

static const double GAUSS_C[3][GAUSS] = {
    {0.2113248654051871, 0.7886751345948129},
    {0.11270166537925831, 0.5, 0.8872983346207417},
    {0.046910077030668004, 0.23076534494715845, 0.5, 0.7692346550528415, 0.953089922969332}};
static const double GAUSS_B[3][GAUSS] = {
    {0.5, 0.5},
    {0.2777777777777778, 0.4444444444444444, 0.2777777777777778},
    {0.11846344252809454, 0.23931433524968324, 0.28444444444444444, 0.23931433524968324, 0.11846344252809454}};
static const double GAUSS_A[3][GAUSS][GAUSS] = {
    {{0.25, -0.03867513459481288}, {0.5386751345948129, 0.25}},
    {{0.1388888888888889, -0.0359766675249389, 0.009789444015308325},
     {0.30026319498086457, 0.2222222222222222, -0.022485417203086815},
     {0.26798833376246944, 0.48042111196938336, 0.1388888888888889}},
    {{0.05923172126404727, -0.019570364359076036, 0.011254400818642955, -0.005593793660812185, 0.0015881129678659985},
     {0.12815100567004528, 0.11965716762484162, -0.0245921146196422, 0.010318280670683357, -0.002768994398769603},
     {0.1137762880042246, 0.2600046516806415, 0.14222222222222222, -0.020690316430958283, 0.004687154523869941},
     {0.12123243692686414, 0.22899605457899988, 0.30903655906408667, 0.11965716762484162, -0.009687563141950739},
     {0.11687532956022854, 0.24490812891049543, 0.2731900436258015, 0.25888469960875926, 0.05923172126404727}}};

static const double GAUSS_TOP[3][GAUSS] = { /* (2k + 1) b_i P_k(2 c_i - 1), k = s - 1 */
    {-0.8660254037844387, 0.8660254037844387},
    {0.5555555555555556, -1.1111111111111112, 0.5555555555555556},
    {0.26199601592044514, -0.7419960159204453, 0.96, -0.7419960159204451, 0.26199601592044586}};
static const double GAUSS_ERROR[3] = {1.388888888888889e-3, 9.920634920634921e-6, 9.941312851365762e-11};

/* The error of a step, relative to S, from the Legendre coefficient of the highest degree of S' = K. For S' = z S on
   [0, 1] coefficient k of the exponential is z^k k!/(2k)!, and the error of s stages (s!)^2/((2s)! (2s + 1)!) z^(2s + 1)
   (Hairer, Norsett and Wanner 1993, section II.7; the diagonal Pade approximation). At a knot of a spline A has a corner
   or a jump, whose error is of the coefficient's own size. */
static double error_by_top(const sim_slopes *g, int32_t set, double top)
{
    static const double by_top[3] = {2.0, 12.0, 1680.0};
    static const double power[3] = {5.0, 3.5, 2.75};
    const double smooth = GAUSS_ERROR[set] * pow(by_top[set] * top, power[set]);

    return (g->knots != 0) ? fmax(smooth, AT_KNOT * top) : smooth;
}

/* That error from K at the stages. */
static double error_of(
    const sim_slopes *g, const slope_parts *a, int32_t stages, int32_t set, int32_t moving, const int32_t *active, double h)
{
    const int32_t p = a->p;
    double worst = 0.0;

    for (int32_t c = 0; c < p; c++) {
        double highest = 0.0;
        double size = 0.0;

        for (int32_t e = 0; e < moving; e++) {
            double sum = 0.0;
            double most = 0.0;

            for (int32_t i = 0; i < stages; i++) {
                const double K = a->K[((i * moving) + e) * p + c];

                sum += GAUSS_TOP[set][i] * K;
                most = fmax(most, fabs(K));
            }
            highest += h * fabs(sum);
            size += (h * most) + fabs(g->S[((a->f + active[e]) * p) + c]);
        }
        worst = (highest > 0.0) ? fmax(worst, highest / size) : worst;
    }
    return error_by_top(g, set, worst);
}

/* Pieces that follow each other without an event between them. */
typedef struct stretch {
    const double *piece; /* the first */
    int64_t count;
} stretch;

/* What is left of a stretch from an instant on. */
static stretch from_instant(const sim *r, stretch s, double t)
{
    stretch rest = s;

    while ((rest.count > 1) && !(t < rest.piece[1])) {
        rest.piece = &rest.piece[3 + (8 * (int64_t)r->size)];
        rest.count--;
    }
    return rest;
}

/* What is left of a stretch up to an instant. */
static stretch up_to_instant(const sim *r, stretch s, double t)
{
    stretch rest = s;

    while ((rest.count > 1) && !(rest.piece[(rest.count - 1) * (3 + (8 * (int64_t)r->size))] < t)) {
        rest.count--;
    }
    return rest;
}

/* The end of a stretch that begins with the piece in which an instant lies. */
static stretch end_from(const sim *r, stretch s, double t)
{
    const int64_t width = 3 + (8 * (int64_t)r->size);
    int64_t k = s.count - 1;

    while ((k > 0) && (s.piece[k * width] > t)) {
        k--;
    }
    return (stretch){&s.piece[k * width], s.count - k};
}

/* Whether no step spans the instant before piece k, where a knot of a spline may be near: the run had to take a step anew.
   Stages that lie on one side of a knot do not show it. Such a piece, and the one behind it, which may be no longer, are
   followed by themselves. */
static int parted(const sim_slopes *g, const int64_t *piece_counts, int64_t k)
{
    int found = 0;

    for (int64_t b = k; (g->knots != 0) && (b > 0) && (b > (k - 3)); b--) {
        found = found || (piece_counts[(2 * b) + 1] > piece_counts[(2 * b) - 1]);
    }
    return found;
}

/* A step of collocation: rows of S' that are not zero, and the matrix of the equations in them, factored. */
typedef struct gauss {
    int32_t set; /* of coefficients */
    int32_t stages;
    int32_t moving; /* rows that move, */
    int32_t rates;  /* the first of them rates of joints */
    const int32_t *active;
} gauss;

static gauss gauss_matrix(sim_slopes *g, const slope_parts *a, stretch s, int32_t stages, double t, double h)
{
    const sim *r = g->run;
    const int32_t C = a->C;
    const int32_t rows = a->f + a->cont;
    int32_t *active = &g->pivots[GAUSS * rows];
    gauss found = {(stages == 2) ? 0 : ((stages == 3) ? 1 : 2), stages, 0, 0, NULL};
    int32_t size;

    for (int32_t k = 0; k < rows; k++) {
        if ((k >= a->f) || !rests_here(r, r->free_joints[k])) {
            active[found.moving] = k;
            found.moving++;
        }
        found.rates = (k < a->f) ? found.moving : found.rates;
    }
    found.active = active;
    for (int32_t i = 0; (i < stages) && (found.moving > 0); i++) {
        const double at = t + (GAUSS_C[found.set][i] * h);

        symgen_between(r->size, from_instant(r, s, at).piece, at, a->y);
        (void)rate_slopes(g, a, at, a->y, &a->G[i * rows * C]);
    }
    size = stages * found.moving;
    for (int32_t i = 0; i < stages; i++) {
        for (int32_t e = 0; e < found.moving; e++) {
            const double *row = &a->G[((i * rows) + active[e]) * C];

            for (int32_t j = 0; j < stages; j++) {
                double *to = &a->matrix[(((i * found.moving) + e) * size) + (j * found.moving)];
                double twice = 0.0;

                for (int32_t b = 0; b < stages; b++) {
                    twice += GAUSS_A[found.set][i][b] * GAUSS_A[found.set][b][j];
                }
                for (int32_t b = 0; b < found.moving; b++) {
                    const int32_t k = active[b];

                    to[b] = -(h * GAUSS_A[found.set][i][j] * row[a->f + k]);
                    if (b < found.rates) {
                        to[b] -= h * h * twice * row[k];
                    }
                }
                if (i == j) {
                    to[e] += 1.0;
                }
            }
        }
    }
    factor(size, a->matrix, g->pivots);
    return found;
}

/* A step of collocation from t over h in a stretch; returns its error, and does nothing where that is above `most`. */
static double gauss_step(
    sim_slopes *g, const slope_parts *a, stretch s, int32_t stages, double most, double t, double h)
{
    const gauss found = gauss_matrix(g, a, s, stages, t, h);
    const int32_t set = found.set;
    const int32_t C = a->C;
    const int32_t p = a->p;
    const int32_t rows = a->f + a->cont;
    const int32_t moving[2] = {found.moving, found.rates};
    const int32_t *active = found.active;
    const int32_t size = stages * found.moving;
    double error;
    double *q0 = g->S;
    double *v0 = &q0[a->f * p];
    double *x0 = &v0[a->f * p];

    if (found.moving == 0) {
        return 0.0;
    }
    for (int32_t i = 0; i < stages; i++) {
        const double *G = &a->G[i * rows * C];

        for (int32_t k = 0; k < a->f; k++) {
            for (int32_t c = 0; c < p; c++) {
                a->base[(k * p) + c] = q0[(k * p) + c] + (h * GAUSS_C[set][i] * v0[(k * p) + c]);
            }
        }
        for (int32_t k = 0; k < (rows * p); k++) {
            a->base[(a->f * p) + k] = v0[k];
        }
        for (int32_t e = 0; e < moving[0]; e++) {
            const double *row = &G[active[e] * C];
            double *right = &a->K[((i * moving[0]) + e) * p];

            for (int32_t c = 0; c < p; c++) {
                right[c] = row[a->N + c];
            }
            for (int32_t k = 0; k < a->N; k++) {
                const double slope = row[k];

                for (int32_t c = 0; (c < p) && ((slope > 0.0) || (slope < 0.0)); c++) {
                    right[c] += slope * a->base[(k * p) + c];
                }
            }
        }
    }
    solve_factored(size, a->matrix, g->pivots, p, a->K);
    error = error_of(g, a, stages, set, moving[0], active, h);
    if (error > most) {
        return error;
    }
    for (int32_t k = 0; k < (a->f * p); k++) {
        a->base[k] = h * v0[k];
    }
    for (int32_t i = 0; i < stages; i++) {
        double twice = 0.0;

        for (int32_t b = 0; b < stages; b++) {
            twice += GAUSS_B[set][b] * GAUSS_A[set][b][i];
        }
        for (int32_t e = 0; e < moving[0]; e++) {
            const double *K = &a->K[((i * moving[0]) + e) * p];
            const int32_t k = active[e];

            for (int32_t c = 0; c < p; c++) {
                if (e < moving[1]) {
                    a->base[(k * p) + c] += h * h * twice * K[c];
                    v0[(k * p) + c] += h * GAUSS_B[set][i] * K[c];
                } else {
                    x0[((k - a->f) * p) + c] += h * GAUSS_B[set][i] * K[c];
                }
            }
        }
    }
    for (int32_t k = 0; k < (a->f * p); k++) {
        add_unrounded(a->base[k], &q0[k], &a->low[k]);
    }
    return error;
}

/* Number of stages that a part of a piece needs: fewer where the motion is a polynomial of a low degree there. */
static int32_t stages_for(const sim_slopes *g, const double *piece, double share)
{
    const sim *r = g->run;
    const double *y = &piece[3];
    const double *F = &y[r->size];
    int32_t degree = 3;

    for (int32_t i = 0; i < (r->size - LEDGER); i++) {
        const double scale = 1e-3 * (r->atol + (r->rtol * fmax(fabs(y[i]), fabs(y[i] + F[i]))));
        double power = share * share * share;

        for (int32_t row = 3; row < DENSE; row++) {
            power *= share;
            if ((fabs(F[(row * r->size) + i]) * power) > scale) {
                degree = (row + 1 > degree) ? (row + 1) : degree;
            }
        }
    }
    return (degree <= 3) ? 2 : ((degree <= 5) ? 3 : GAUSS);
}

/* Length and stages of the next step, after one that was exact enough; `free`: none but its error bounded its length. */
static void lengthen(sim_slopes *g, int32_t stages, double error, double most, double h, double factor, int free)
{
    g->length = (stages == GAUSS) ? (h * fmin(8.0, fmax(0.5, factor))) : fmax(g->length, 2.0 * h);
    if ((error < (1e-4 * most)) && (stages > 2) && (free == 0)) { /* shorter than the error would allow */
        g->stages = (stages == GAUSS) ? 3 : 2;
    } else {
        g->stages = stages;
    }
}

/* S from t to `until` in a stretch, by steps whose error is a tenth of the run's tolerance. */
static void follow(sim_slopes *g, const slope_parts *a, stretch s, double t, double until)
{
    const double most = fmax(0.1 * g->run->rtol, 1e-13);

    while (t < until) {
        const stretch rest = from_instant(g->run, s, t);
        const double own = rest.piece[2];
        const double left = until - t;
        const double free = fmin(left, (g->length > 0.0) ? g->length : own);
        const double wanted = ((2.0 * free) > left) ? ((free < left) ? (0.5 * left) : left) : free;
        const double least = ((g->knots != 0) ? OVER_KNOT : SHORTEST) * own;
        const double h = fmin(left, fmax(wanted, least));
        const int32_t known = (h > own) ? GAUSS : stages_for(g, rest.piece, h / own);
        const int32_t stages = (known > g->stages) ? known : g->stages;
        const double error = gauss_step(g, a, rest, stages, (h > least) ? most : INFINITY, t, h);
        const double factor = 0.9 * pow(most / fmax(error, 1e-30), 1.0 / (double)((2 * stages) + 1));

        if (!(error > most) || !(h > least)) {
            lengthen(g, stages, error, most, h, factor, h < left);
            t = ((h < left) && ((t + h) > t)) ? (t + h) : until;
        } else if (stages < GAUSS) {
            g->stages = (stages == 2) ? 3 : GAUSS;
        } else {
            g->length = h * fmin(0.8, fmax(0.1, factor));
        }
    }
}
