/* Sensitivities: derivatives of a run by parameters, starts, and times and values of tables, after the run is over.

   With y the integrator's state, f its rates in the modes of a piece and S = dy/dp (a column per parameter),

       S' = A S + B,   A = df/dy,   B = df/dp

   is linear, and the pieces that the run has kept give y at any instant. Gauss's collocation with s stages, of order 2 s,
   needs A and B at s instants of a piece, where an explicit method of that order needs them at more than twice as many;
   its equations in the derivatives K of rates and states at the stages are solved by elimination. The run itself is not
   touched: its steps are those that its own error control has chosen. Those of the pass are as long as their own error
   allows, over any number of pieces between two events: an explicit method is held to short steps by what decays fast,
   collocation is not.

   Where a piece ends by an event, a switching function g is zero at an instant that depends on the parameters:

       dt = -(g_y S- + g_p)/(g_y f- + g_t)
       S+ = S- + f- dt - f+ dt          and S- + f- dt is the derivative of the state at the event itself

   Knots of tables have instants of their own; samples and renewals are at fixed ones, dt = 0. Joints that rest have rates
   of zero, whatever the parameters: their rows of S are zero.

   Sources: Hiskens and Pai 2000, eqs. (21) to (31), for the jump; Hairer, Norsett and Wanner 1993, section II.7, for
   collocation. */

/*DECLARATIONS*/
typedef struct sim_slopes {
    sim *run; /* a run of its own: the pass writes over its state, modes and signals */
    int32_t columns;       /* p: parameters of the chain, then constants, then starts and tables */
    int32_t chain_columns; /* those of the chain */
    int32_t law_columns;   /* those that expressions may use: of the chain, and constants */
    int32_t takes_modes;
    sim_function motion;   /* (prepared, q, qd, tau, [mode], ...): d qdd/d(q, qd, tau, u, parameters) */
    sim_function along;    /* (prepared, q, qd, tau, mode, direction, ...): derivatives of switching functions */
    sim_function impact;   /* (prepared, q, step, ...): d(M step)/d(q, u, parameters), then M; or null without stops */
    sim_function followers; /* (prepared, q, qd, qdd, direction, ...): of joints with stops that follow others; or null */
    sim_function drives;    /* (prepared, q, qd, qdd, direction, ...): of forces of drives of joints whose motion is given */
    const double *stop_slopes; /* (3, stops, p): derivatives of lower and upper bounds and of restitutions */
    const void *prepared;
    const int32_t *along_first; /* place of each kind in its result, -1: none; where it ends */
    const void *laws_prepared;
    sim_law motion_law; /* derivatives of the controller's expressions by q, qd, x, u, t, parameters; or null */
    sim_law inputs;
    sim_law forces;
    sim_law rates;
    sim_law next;
    sim_law conditions;
    const double *table_times;  /* for each table in turn (size, p): derivatives of its times */
    const double *table_values; /* and of its values */
    double *S;           /* (size of y - LEDGER + sampled + m + n, p): of y, sampled states, held inputs, held forces */
    const double *start; /* the controller's states before anything happens; of a pass backwards */
    double *room;        /* `symgen_slope_room` */
    int32_t *pivots;     /* room, STAGES_OF_GAUSS times the state's size */
    double *row_slopes;  /* (rows, 3 n, p): of q, qd and tau */
    double *jump_times;  /* (jumps, p) */
    double *jump_slopes; /* (jumps, 2 n, p): of q and qd at the event's own instant, before it */
    int32_t status;      /* SLOPES_... from this jump on: the numbers have no meaning */
    int64_t failed;
    int32_t ends;        /* whether the last event ends the run: its instant is that of the last row */
    double length;       /* of a step of collocation that was exact enough, s; 0: none was tried */
    int32_t stages;      /* that it needed */
} sim_slopes;

/* Doubles of room. */
int64_t symgen_slope_room(const sim_slopes *g);

/* The pass over a run's pieces and what ended them; `row_times` are those of its rows. */
void symgen_slopes(
    sim_slopes *g, int64_t pieces, const double *piece, const int64_t *piece_rows, int64_t jumps, const sim_jump *jump,
    const double *jump_states, const signed char *jump_modes, const unsigned char *jump_hits, int64_t rows,
    const double *row_times);

/* The gradient of a scalar of a run's rows by one pass backwards. `g` has a column for each of `parameters`, then one for
   each row of S; `weights` (rows, 2 n) are the scalar's derivatives by the rows' q and qd. `gradient` (columns): by the
   parameters, then by S before the start. `room`: 2 (columns + rows of S) + 5 states + 2 n columns doubles. */
void symgen_slopes_back(
    sim_slopes *g, int32_t parameters, int64_t pieces, const double *piece, const int64_t *piece_rows, int64_t jumps,
    const sim_jump *jump, const double *jump_states, const signed char *jump_modes, const unsigned char *jump_hits,
    int64_t rows, const double *row_times, const double *weights, double *room, double *gradient);
/*END*/

enum { SLOPES_OK = 0, SLOPES_GRAZE = 1, SLOPES_TOGETHER = 2, SLOPES_NONE = 3 };

#define AT_BOUND 1e-8 /* distance from its bound, relative to one and its place, of a joint that an impact may push */
#define UNEXPLAINED 1e-7 /* part of the largest momentum that impulses of stops may leave unexplained */
#define GAUSS 5 /* most stages */
#define SHORTEST 1e-3 /* least part of a piece that is a step of collocation */

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

/* Sizes, and where the parts of the room lie. */
typedef struct slope_parts {
    int32_t n;
    int32_t m;
    int32_t f;      /* free joints */
    int32_t cont;   /* continuous states */
    int32_t states; /* all states */
    int32_t N;      /* state without the ledger: q and qd of free joints, continuous states */
    int32_t p;
    int32_t C;      /* columns of W: those of the state, p, and the time */
    int32_t width;  /* columns of `motion_slopes` */
    int32_t law_width;
    double *y;     /* with the ledger, like the following */
    double *f0;
    double *f1;
    double *W; /* derivatives of (q, qd, x, u, tau) */
    double *M; /* `motion_slopes` */
    double *L; /* a law's */
    double *G; /* derivatives of the rates of (qd of free joints, x), by W's columns, at each stage */
    double *D; /* S at an event */
    double *matrix;
    double *K;
    double *base; /* S at a stage without K */
    double *H; /* of the forces of closed stops, by W's columns */
    double *V; /* of joints with stops that follow: place, influence coefficients (n), acceleration, by W's columns */
    double *direction;
    double *values;
    double *times;
    double *shift; /* of the limit of flights, beside the last impact */
    double *low;   /* (f, p): what rounding took off the rows of q in S, which meet bounds of their own size */
    double *forces; /* (n): derivatives of forces of drives along a direction */
} slope_parts;

static slope_parts slope_parts_of(const sim_slopes *g)
{
    const sim *r = g->run;
    const sim_signals *s = r->signals;
    slope_parts a;
    int32_t rows;
    int32_t stages;
    double *at = g->room;

    a.n = r->plant->n;
    a.m = r->plant->m;
    a.f = r->free_count;
    a.cont = s->continuous;
    a.states = s->continuous + s->sampled;
    a.N = (2 * a.f) + a.cont;
    a.p = g->columns;
    a.C = a.N + a.p + 1;
    a.width = (3 * a.n) + a.m + g->chain_columns;
    a.law_width = (2 * a.n) + ((a.states > 0) ? a.states : 1) + ((a.m > 0) ? a.m : 1) + 1 + g->law_columns;
    rows = (3 * a.n) + a.states + a.m;
    stages = GAUSS * (a.f + a.cont);
    a.y = at;
    a.f0 = &a.y[r->size];
    a.f1 = &a.f0[r->size];
    a.W = &a.f1[r->size];
    a.M = &a.W[rows * a.C];
    a.L = &a.M[a.n * (a.width + a.n)];
    at = &a.L[((2 * a.n) + a.m + a.states + s->condition_count + 1) * a.law_width];
    a.G = at;
    a.D = &a.G[GAUSS * (a.f + a.cont) * a.C];
    a.matrix = &a.D[(a.N + a.states + a.m + a.n) * a.p];
    a.K = &a.matrix[stages * stages];
    a.base = &a.K[stages * a.p];
    a.H = &a.base[(a.N * a.p) + a.C];
    a.V = &a.H[(r->stop_count > 0) ? (stops_of(r) * a.C) : 0];
    a.direction = &a.V[r->following_stops * (a.n + 2) * (a.C + 1)];
    a.values = &a.direction[(3 * a.n) + a.m + 1 + g->chain_columns];
    a.times = &a.values[g->along_first[KINDS] + 1];
    a.shift = &a.times[2 * a.p];
    a.low = &a.shift[a.p];
    a.forces = &a.low[a.f * a.p];
    return a;
}

int64_t symgen_slope_room(const sim_slopes *g)
{
    const slope_parts a = slope_parts_of(g);

    return (int64_t)(&a.forces[a.n] - g->room);
}

/* Sizes of the parts of S behind y. */
static int32_t row_of_x(const slope_parts *a, int32_t state)
{
    return a->N + (state - a->cont);
}

static int32_t row_of_u(const slope_parts *a, int32_t input)
{
    return a->N + (a->states - a->cont) + input;
}

static int32_t row_of_tau(const slope_parts *a, int32_t joint)
{
    return a->N + (a->states - a->cont) + a->m + joint;
}

/* target += factor * source, over the columns of W. */
static void add_row(const slope_parts *a, double factor, const double *source, double *target)
{
    if ((factor > 0.0) || (factor < 0.0) || isnan(factor)) {
        for (int32_t c = 0; c < a->C; c++) {
            target[c] += factor * source[c];
        }
    }
}

/* sum + low += part, with the rounding of the sum in `low` (Knuth 1998, section 4.2.2, theorem B). */
static void add_unrounded(double part, double *sum, double *low)
{
    const double old = *sum;
    const double more = part + *low;
    const double found = old + more;
    const double taken = found - old;

    *sum = found;
    *low = (old - (found - taken)) + (more - taken);
}

/* Row of W from a row of an expression's derivatives by q, qd, x, u, t and parameters. */
static void chained(const sim_slopes *g, const slope_parts *a, const double *slopes, double *target)
{
    const int32_t x = 2 * a->n;
    const int32_t u = x + ((a->states > 0) ? a->states : 1);
    const int32_t t = u + ((a->m > 0) ? a->m : 1);

    for (int32_t c = 0; c < a->C; c++) {
        target[c] = 0.0;
    }
    for (int32_t k = 0; k < ((2 * a->n) + a->states); k++) {
        add_row(a, slopes[k], &a->W[k * a->C], target);
    }
    for (int32_t k = 0; k < a->m; k++) {
        add_row(a, slopes[u + k], &a->W[((2 * a->n) + a->states + k) * a->C], target);
    }
    target[a->N + a->p] += slopes[t];
    for (int32_t k = 0; k < g->law_columns; k++) {
        target[a->N + k] += slopes[t + 1 + k];
    }
}

static void call_law(const sim_slopes *g, const slope_parts *a, sim_law law, double t)
{
    const sim *r = g->run;
    const sim_signals *s = r->signals;

    law(g->laws_prepared, r->workspace, &r->workspace[a->n], s->x, s->u, t, a->L);
}

/* A table's value at t by its times and values, and by t. */
static void table_row(const slope_parts *a, const sim_table *table, const double *times, const double *values, double t, double *row)
{
    const int64_t at = table->at;

    for (int32_t c = 0; c < a->C; c++) {
        row[c] = 0.0;
    }
    if ((at == 0) || (at == table->size)) {
        const int64_t k = (at == 0) ? 0 : (at - 1);

        for (int32_t j = 0; j < a->p; j++) {
            row[a->N + j] = values[(k * a->p) + j];
        }
        return;
    }
    {
        const double length = table->times[at] - table->times[at - 1];
        const double rise = (table->values[at] - table->values[at - 1]) / length;
        const double share = (t - table->times[at - 1]) / length;

        for (int32_t j = 0; j < a->p; j++) {
            const double t0 = times[((at - 1) * a->p) + j];
            const double t1 = times[(at * a->p) + j];
            const double v0 = values[((at - 1) * a->p) + j];
            const double v1 = values[(at * a->p) + j];

            row[a->N + j] = v0 + (share * (v1 - v0)) - (rise * (t0 + (share * (t1 - t0))));
        }
        row[a->N + a->p] = rise;
    }
}

/* W at (t, y) in the present context: rows of q, qd, x, u, tau, columns of y, parameters and time. With `renews` held
   expressions are evaluated anew. Returns the status of the state. */
static int spread_slopes(sim_slopes *g, const slope_parts *a, double t, const double *y, int renews)
{
    sim *r = g->run;
    const sim_signals *s = r->signals;
    const int32_t C = a->C;
    const int held = (s->hold > 0.0) && (renews == 0);
    double *q = a->W;
    double *qd = &q[a->n * C];
    double *x = &qd[a->n * C];
    double *u = &x[a->states * C];
    double *tau = &u[a->m * C];
    const double *times = g->table_times;
    const double *values = g->table_values;
    const int status = unpack(r, t, y, r->workspace, &r->workspace[a->n]);

    for (int32_t k = 0; k < (((3 * a->n) + a->states + a->m) * C); k++) {
        a->W[k] = 0.0;
    }
    for (int32_t k = 0; k < a->f; k++) {
        q[(r->free_joints[k] * C) + k] = 1.0;
        qd[(r->free_joints[k] * C) + a->f + k] = 1.0;
    }
    for (int32_t k = 0; k < a->states; k++) {
        if (k < a->cont) {
            x[(k * C) + (2 * a->f) + k] = 1.0;
        } else {
            for (int32_t j = 0; j < a->p; j++) {
                x[(k * C) + a->N + j] = g->S[(row_of_x(a, k) * a->p) + j];
            }
        }
    }
    if (g->motion_law != NULL) {
        call_law(g, a, g->motion_law, t);
        for (int32_t k = 0; k < r->moved_count; k++) {
            chained(g, a, &a->L[k * a->law_width], &q[r->moved[k] * C]);
            chained(g, a, &a->L[(r->moved_count + k) * a->law_width], &qd[r->moved[k] * C]);
        }
    }
    for (int32_t k = 0; k < s->table_count; k++) {
        const sim_table *table = &s->tables[k];

        table_row(a, table, times, values, t, ((table->of_tau != 0) ? &tau[table->entry * C] : &u[table->entry * C]));
        times = &times[table->size * a->p];
        values = &values[table->size * a->p];
    }
    if (g->inputs != NULL) {
        if (!held) {
            call_law(g, a, g->inputs, t);
        }
        for (int32_t k = 0; k < a->m; k++) {
            if (s->inputs_by_law[k] == 0U) {
                continue;
            }
            if (!held) {
                chained(g, a, &a->L[k * a->law_width], &u[k * C]);
            } else {
                for (int32_t j = 0; j < a->p; j++) {
                    u[(k * C) + a->N + j] = g->S[(row_of_u(a, k) * a->p) + j];
                }
            }
        }
    }
    for (int32_t k = 0; k < r->signalled_count; k++) {
        const int32_t *which = &r->signalled[3 * k];

        for (int32_t c = 0; c < C; c++) {
            q[(which[0] * C) + c] = u[(which[1] * C) + c];
            qd[(which[0] * C) + c] = u[(which[2] * C) + c];
        }
    }
    if (g->forces != NULL) {
        if (!held) {
            call_law(g, a, g->forces, t);
        }
        for (int32_t k = 0; k < a->n; k++) {
            if (s->forces_by_law[k] == 0U) {
                continue;
            }
            if (!held) {
                chained(g, a, &a->L[k * a->law_width], &tau[k * C]);
            } else {
                for (int32_t j = 0; j < a->p; j++) {
                    tau[(k * C) + a->N + j] = g->S[(row_of_tau(a, k) * a->p) + j];
                }
            }
        }
    }
    return status;
}

static int rests_here(const sim *r, int32_t joint)
{
    return ((r->rough[joint] != 0U) && (r->mode[joint] == 0)) || ((r->stop_count > 0) && (r->closed[joint] != 0));
}

/* The derivative of a quantity with these derivatives by W's columns: by parameter c (or, with c = p, along the motion). */
static double along_column(const slope_parts *a, const double *row, const double *S, const double *f, int32_t c)
{
    double sum = row[a->N + c];

    for (int32_t j = 0; j < a->N; j++) {
        sum += row[j] * ((c < a->p) ? S[(j * a->p) + c] : f[j]);
    }
    return sum;
}

/* Entry i of the direction in the coordinates along which a stop pushes. */
static double push_of(const sim *r, int32_t stop, int32_t i)
{
    return (stop >= r->plant->n) ? row_of(r, stop - r->plant->n)[i] : ((stop == i) ? 1.0 : 0.0);
}

/* Derivatives of joints that follow, behind those by W's columns, along `direction`: q, qd, inputs, t, parameters. */
static const double *followers_along(sim_slopes *g, const slope_parts *a, double t, const double *qdd)
{
    const sim *r = g->run;
    double *found = &a->V[r->following_stops * (a->n + 2) * a->C];

    CALL(
        r->plant, g->followers, (const void *, const double *, const double *, const double *, const double *),
        (g->prepared, r->workspace, &r->workspace[a->n], qdd, a->direction), r->signals->u, t, (double *), (found));
    return found;
}

/* The same along column c of a matrix with W's columns or, with S, by parameter c. */
static const double *followers_by(
    sim_slopes *g, const slope_parts *a, double t, const double *qdd, const double *S, const double *f, int32_t c)
{
    const int32_t last = (S != NULL) ? a->p : (a->N + a->p);
    const int32_t first = (S != NULL) ? 0 : a->N;

    for (int32_t k = 0; k < ((2 * a->n) + a->m); k++) {
        const double *row = &a->W[((k < (2 * a->n)) ? k : (k + a->states)) * a->C];

        a->direction[k] = (S != NULL) ? along_column(a, row, S, f, c) : row[c];
    }
    a->direction[(2 * a->n) + a->m] = (c == last) ? 1.0 : 0.0;
    for (int32_t k = 0; k < g->chain_columns; k++) {
        a->direction[(2 * a->n) + a->m + 1 + k] = (c == (first + k)) ? 1.0 : 0.0;
    }
    return followers_along(g, a, t, qdd);
}

/* Derivatives of joints that follow and are held by their stops, by W's columns, into V; the directions in which these
   stops push turn with them, and so do the rows of tau in W. */
static void turn_with_followers(sim_slopes *g, const slope_parts *a, double t, const double *qdd)
{
    const sim *r = g->run;
    const int32_t C = a->C;
    const int32_t width = a->n + 2;
    int any = 0;

    for (int32_t s = a->n; s < stops_of(r); s++) {
        any = any || (r->closed[s] != 0);
    }
    for (int32_t c = 0; (c < C) && (any != 0); c++) {
        const double *found = followers_by(g, a, t, qdd, NULL, NULL, c);

        for (int32_t k = 0; k < (r->following_stops * width); k++) {
            a->V[(k * C) + c] = found[k];
        }
    }
    for (int32_t s = a->n; (s < stops_of(r)) && (any != 0); s++) {
        for (int32_t i = 0; (i < a->n) && (r->closed[s] != 0); i++) {
            add_row(
                a, r->contact[s], &a->V[(((s - a->n) * width) + 1 + i) * C],
                &a->W[((2 * a->n) + a->states + a->m + i) * C]);
        }
    }
}

/* The acceleration of free joint k by a unit force along a stop; all others where joints rest. */
static double answers(const sim_slopes *g, const slope_parts *a, int32_t k, int32_t stop)
{
    const sim *r = g->run;
    const double *row = &a->M[(r->free_joints[k] * a->width) + (2 * a->n)];
    double sum = 0.0;

    if (stop < a->n) {
        return row[stop];
    }
    for (int32_t i = 0; i < a->n; i++) {
        sum += row[i] * push_of(r, stop, i);
    }
    return sum;
}

/* Lets the forces of closed stops change so that their joints stay at rest: G has the accelerations of all joints that the
   stops may push, and the forces' derivatives are added to the rows of tau in W. */
static void hold_at_stops(sim_slopes *g, const slope_parts *a, double *G)
{
    const sim *r = g->run;
    const int32_t C = a->C;
    int32_t *carrying = r->stop_list;
    double *matrix = room_of_stops(r, STOP_PARTS);
    double *right = room_of_stops(r, STOP_STEP);
    int32_t count = 0;

    for (int32_t s = 0; s < stops_of(r); s++) {
        double response = 0.0;
        double size = 0.0;

        for (int32_t k = 0; (k < a->f) && carries(r, r->mode, s); k++) {
            const double part = push_of(r, s, r->free_joints[k]) * answers(g, a, k, s);

            response += part;
            size += fabs(part);
        }
        if (response > (RESTING * size)) {
            carrying[count] = s;
            count++;
        }
    }
    for (int32_t k = 0; k < (stops_of(r) * C); k++) {
        a->H[k] = 0.0;
    }
    for (int32_t c = 0; (c < C) && (count > 0); c++) {
        for (int32_t i = 0; i < count; i++) {
            const int32_t s = carrying[i];

            right[i] = (s < a->n) ? 0.0 : -a->V[((((s - a->n) * (a->n + 2)) + a->n + 1) * C) + c];
            for (int32_t j = 0; j < count; j++) {
                matrix[(i * count) + j] = 0.0;
            }
            for (int32_t k = 0; k < a->f; k++) {
                const double along = push_of(r, s, r->free_joints[k]);

                right[i] -= along * G[(k * C) + c];
                for (int32_t j = 0; (j < count) && !is_zero(along); j++) {
                    matrix[(i * count) + j] += along * answers(g, a, k, carrying[j]);
                }
            }
        }
        eliminate(count, count, matrix, right);
        for (int32_t j = 0; j < count; j++) {
            const int32_t s = carrying[j];

            a->H[(s * C) + c] = right[j];
            for (int32_t i = 0; i < a->n; i++) {
                a->W[(((2 * a->n) + a->states + a->m + i) * C) + c] += right[j] * push_of(r, s, i);
            }
            for (int32_t k = 0; k < a->f; k++) {
                G[(k * C) + c] += answers(g, a, k, s) * right[j];
            }
        }
    }
    for (int32_t k = 0; k < a->f; k++) {
        for (int32_t c = 0; (c < C) && carries(r, r->mode, r->free_joints[k]); c++) {
            G[(k * C) + c] = 0.0;
        }
    }
}

/* Derivatives of the rates of free joints' qd and of x, by W's columns, at (t, y). */
static int rate_slopes(sim_slopes *g, const slope_parts *a, double t, const double *y, double *G)
{
    sim *r = g->run;
    const sim_plant *p = r->plant;
    const int32_t C = a->C;
    const double *q = r->workspace;
    const double *qd = &q[a->n];
    const int status = spread_slopes(g, a, t, y, 0);

    if (r->stop_count > 0) { /* the forces of closed stops */
        (void)motion_with_stops(r, t, q, qd, r->mode, &r->workspace[2 * a->n], &r->workspace[(2 * a->n) + p->modes]);
        turn_with_followers(g, a, t, &r->workspace[(2 * a->n) + p->modes]);
    }
    if (g->takes_modes != 0) {
        CALL(
            p, g->motion, (const void *, const double *, const double *, const double *, const signed char *),
            (g->prepared, q, qd, tau_with_stops(r), r->mode), r->signals->u, t, (double *), (a->M));
    } else {
        CALL(
            p, g->motion, (const void *, const double *, const double *, const double *),
            (g->prepared, q, qd, tau_with_stops(r)), r->signals->u, t, (double *), (a->M));
    }
    for (int32_t k = 0; k < a->f; k++) {
        const int32_t i = r->free_joints[k];
        const double *slopes = &a->M[i * a->width];
        double *to = &G[k * C];

        for (int32_t c = 0; c < C; c++) {
            to[c] = 0.0;
        }
        if ((r->rough[i] != 0U) && (r->mode[i] == 0)) {
            continue;
        }
        for (int32_t j = 0; j < a->f; j++) {
            to[j] = slopes[r->free_joints[j]];
            to[a->f + j] = slopes[a->n + r->free_joints[j]];
        }
        for (int32_t j = 0; (j < a->n) && (a->f < a->n); j++) {
            int own = 0;

            for (int32_t b = 0; b < a->f; b++) {
                own = own || (r->free_joints[b] == j);
            }
            if (!own) {
                add_row(a, slopes[j], &a->W[j * C], to);
                add_row(a, slopes[a->n + j], &a->W[(a->n + j) * C], to);
            }
        }
        for (int32_t j = 0; j < a->n; j++) {
            add_row(a, slopes[(2 * a->n) + j], &a->W[((2 * a->n) + a->states + a->m + j) * C], to);
        }
        for (int32_t j = 0; j < a->m; j++) {
            add_row(a, slopes[(3 * a->n) + j], &a->W[((2 * a->n) + a->states + j) * C], to);
        }
        for (int32_t j = 0; j < g->chain_columns; j++) {
            to[a->N + j] += slopes[(3 * a->n) + a->m + j];
        }
    }
    if (r->stop_count > 0) {
        hold_at_stops(g, a, G);
    }
    if (g->rates != NULL) {
        call_law(g, a, g->rates, t);
        for (int32_t k = 0; k < a->cont; k++) {
            chained(g, a, &a->L[k * a->law_width], &G[(a->f + k) * C]);
        }
    }
    return status;
}

/* Factors of a matrix by elimination with row exchanges, in place. */
static void factor(int32_t size, double *A, int32_t *pivots)
{
    for (int32_t k = 0; k < size; k++) {
        int32_t best = k;
        double inverse;

        for (int32_t i = k + 1; i < size; i++) {
            best = (fabs(A[(i * size) + k]) > fabs(A[(best * size) + k])) ? i : best;
        }
        pivots[k] = best;
        if (best != k) {
            for (int32_t j = 0; j < size; j++) {
                const double other = A[(k * size) + j];

                A[(k * size) + j] = A[(best * size) + j];
                A[(best * size) + j] = other;
            }
        }
        inverse = 1.0 / A[(k * size) + k];
        for (int32_t i = k + 1; i < size; i++) {
            const double share = A[(i * size) + k] * inverse;

            A[(i * size) + k] = share;
            if ((share > 0.0) || (share < 0.0)) {
                for (int32_t j = k + 1; j < size; j++) {
                    A[(i * size) + j] -= share * A[(k * size) + j];
                }
            }
        }
    }
}

/* Solves for the columns of X (size, columns) in place. */
static void solve_factored(int32_t size, const double *A, const int32_t *pivots, int32_t columns, double *X)
{
    for (int32_t k = 0; k < size; k++) { /* rows were exchanged whole, so all of them before */
        if (pivots[k] != k) {
            for (int32_t c = 0; c < columns; c++) {
                const double other = X[(k * columns) + c];

                X[(k * columns) + c] = X[(pivots[k] * columns) + c];
                X[(pivots[k] * columns) + c] = other;
            }
        }
    }
    for (int32_t i = 1; i < size; i++) {
        for (int32_t k = 0; k < i; k++) {
            const double share = A[(i * size) + k];

            for (int32_t c = 0; c < columns; c++) {
                X[(i * columns) + c] -= share * X[(k * columns) + c];
            }
        }
    }
    for (int32_t i = size - 1; i >= 0; i--) {
        const double inverse = 1.0 / A[(i * size) + i];

        for (int32_t k = i + 1; k < size; k++) {
            const double share = A[(i * size) + k];

            for (int32_t c = 0; c < columns; c++) {
                X[(i * columns) + c] -= share * X[(k * columns) + c];
            }
        }
        for (int32_t c = 0; c < columns; c++) {
            X[(i * columns) + c] *= inverse;
        }
    }
}

/* The error of a step, relative to S, from the Legendre coefficient of the highest degree of S' = K. For S' = z S on
   [0, 1] coefficient k of the exponential is z^k k!/(2k)!, and the error of s stages (s!)^2/((2s)! (2s + 1)!) z^(2s + 1)
   (Hairer, Norsett and Wanner 1993, section II.7; the diagonal Pade approximation). */
static double error_of(
    const sim_slopes *g, const slope_parts *a, int32_t stages, int32_t set, int32_t moving, const int32_t *active, double h)
{
    static const double by_top[3] = {2.0, 12.0, 1680.0};
    static const double power[3] = {5.0, 3.5, 2.75};
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
    return GAUSS_ERROR[set] * pow(by_top[set] * worst, power[set]);
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
        const double least = SHORTEST * own;
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

/* Row of q and qd, (2 n, p), along W with S for the state. */
static void full_slopes(const slope_parts *a, const double *W, const double *S, int32_t rows, double *result)
{
    for (int32_t k = 0; k < rows; k++) {
        for (int32_t c = 0; c < a->p; c++) {
            double sum = W[(k * a->C) + a->N + c];

            for (int32_t j = 0; j < a->N; j++) {
                sum += W[(k * a->C) + j] * S[(j * a->p) + c];
            }
            result[(k * a->p) + c] = sum;
        }
    }
}

/* Derivatives of forces of the drives of joints whose motion is given, into their rows of tau; with `moves` the instant
   moves with the parameters, along which accelerations have no derivative here. */
static void drive_slopes(sim_slopes *g, const slope_parts *a, double t, const double *y, int moves, double *tau)
{
    sim *r = g->run;
    const int32_t n = a->n;
    const double *qdd = &r->workspace[(2 * n) + r->plant->modes];

    (void)rate_slopes(g, a, t, y, a->G);
    (void)derivative(r, t, y, a->f0);
    for (int32_t c = 0; c < a->p; c++) {
        for (int32_t k = 0; k < ((2 * n) + a->m); k++) {
            const int32_t to = (k < (2 * n)) ? k : (k + n);
            const int32_t row = (k < (2 * n)) ? k : (k + a->states);

            a->direction[to] = along_column(a, &a->W[row * a->C], g->S, NULL, c);
        }
        for (int32_t i = 0; i < n; i++) {
            a->direction[(2 * n) + i] = 0.0;
        }
        for (int32_t k = 0; k < a->f; k++) {
            a->direction[(2 * n) + r->free_joints[k]] = along_column(a, &a->G[k * a->C], g->S, NULL, c);
        }
        a->direction[(3 * n) + a->m] = 0.0;
        for (int32_t k = 0; k < g->chain_columns; k++) {
            a->direction[(3 * n) + a->m + 1 + k] = (c == k) ? 1.0 : 0.0;
        }
        CALL(
            r->plant, g->drives, (const void *, const double *, const double *, const double *, const double *),
            (g->prepared, r->workspace, &r->workspace[n], qdd, a->direction), r->signals->u, t, (double *), (a->forces));
        for (int32_t i = 0; i < n; i++) {
            int own = 0;

            for (int32_t k = 0; k < a->f; k++) {
                own = own || (r->free_joints[k] == i);
            }
            if (!own) {
                tau[(i * a->p) + c] = (moves != 0) ? NAN : a->forces[i];
            }
        }
    }
}

/* Derivatives of q, qd and tau of a row; `dt` of its instant where that moves, else null. */
static void row_of_slopes(sim_slopes *g, const slope_parts *a, double t, const double *y, const double *dt, double *result)
{
    const int32_t n = a->n;
    const double *tau = &a->W[((2 * n) + a->states + a->m) * a->C];

    (void)spread_slopes(g, a, t, y, 0);
    full_slopes(a, a->W, g->S, 2 * n, result);
    full_slopes(a, tau, g->S, n, &result[2 * n * a->p]);
    for (int32_t k = 0; (k < (3 * n)) && (dt != NULL); k++) {
        const double *row = (k < (2 * n)) ? &a->W[k * a->C] : &tau[(k - (2 * n)) * a->C];

        for (int32_t c = 0; c < a->p; c++) {
            result[(k * a->p) + c] += row[a->N + a->p] * dt[c];
        }
    }
    if (g->drives != NULL) {
        drive_slopes(g, a, t, y, dt != NULL, &result[2 * n * a->p]);
    }
}

/* Derivatives of switching function j by the parameters at fixed time, and along the motion; 0 where there are none.
   W is that of the instant. */
static int switch_slopes(
    sim_slopes *g, const slope_parts *a, const layout *l, int32_t j, double t, const double *f, double *by)
{
    sim *r = g->run;
    const sim_plant *plant = r->plant;
    const int32_t kind = l->kind[j];

    if ((kind == KIND_RATE) && (joint_of(l, j) < a->n)) {
        const int32_t i = joint_of(l, j);

        for (int32_t c = 0; c <= a->p; c++) {
            by[c] = (double)r->mode[i] * along_column(a, &a->W[(a->n + i) * a->C], g->S, f, c);
        }
        return 1;
    }
    if ((kind == KIND_SIGNAL) || (kind == KIND_QUIET) || (kind == KIND_UNTIL) || (kind == KIND_VALUE)) {
        double *row = a->base;

        call_law(g, a, g->conditions, t);
        chained(g, a, &a->L[(j - l->first[KIND_SIGNAL]) * a->law_width], row);
        for (int32_t c = 0; c <= a->p; c++) {
            by[c] = along_column(a, row, g->S, f, c);
        }
        return 1;
    }
    if ((kind == KIND_GAP_LOWER) || (kind == KIND_GAP_UPPER)) {
        const int32_t i = joint_of(l, j);
        const double sense = (kind == KIND_GAP_LOWER) ? 1.0 : -1.0;

        for (int32_t c = 0; c <= a->p; c++) {
            const int32_t bound = (((kind == KIND_GAP_LOWER) ? 0 : stops_of(r)) + i) * a->p;

            if (i < a->n) {
                by[c] = along_column(a, &a->W[i * a->C], g->S, f, c);
            } else {
                by[c] = followers_by(g, a, t, &r->workspace[a->n], g->S, f, c)[(i - a->n) * (a->n + 2)];
            }
            by[c] -= (c < a->p) ? g->stop_slopes[bound + c] : 0.0;
            for (int32_t k = 0; (k < a->f) && (c < a->p); k++) {
                by[c] += (r->free_joints[k] == i) ? a->low[(k * a->p) + c] : 0.0;
            }
            by[c] *= sense;
        }
        return 1;
    }
    if (kind == KIND_CONTACT) {
        const int32_t i = joint_of(l, j);

        (void)rate_slopes(g, a, t, a->y, a->G);
        for (int32_t c = 0; c <= a->p; c++) {
            by[c] = -(double)r->closed[i] * along_column(a, &a->H[i * a->C], g->S, f, c);
        }
        return 1;
    }
    if ((g->along == NULL) || (g->along_first[kind] < 0)) {
        return 0;
    }
    if (r->stop_count > 0) {
        (void)rate_slopes(g, a, t, a->y, a->G);
    }
    for (int32_t c = 0; c <= a->p; c++) {
        const int32_t u = 2 * a->n + a->states;

        for (int32_t k = 0; k < (2 * a->n); k++) {
            a->direction[k] = along_column(a, &a->W[k * a->C], g->S, f, c);
        }
        for (int32_t k = 0; k < a->n; k++) {
            a->direction[(2 * a->n) + k] = along_column(a, &a->W[(u + a->m + k) * a->C], g->S, f, c);
        }
        for (int32_t k = 0; k < a->m; k++) {
            a->direction[(3 * a->n) + k] = along_column(a, &a->W[(u + k) * a->C], g->S, f, c);
        }
        a->direction[(3 * a->n) + a->m] = (c == a->p) ? 1.0 : 0.0;
        for (int32_t k = 0; k < g->chain_columns; k++) {
            a->direction[(3 * a->n) + a->m + 1 + k] = (c == k) ? 1.0 : 0.0;
        }
        CALL(
            plant, g->along,
            (const void *, const double *, const double *, const double *, const signed char *, const double *),
            (g->prepared, r->workspace, &r->workspace[a->n], tau_with_stops(r), r->mode, a->direction), r->signals->u, t,
            (double *), (a->values));
        by[c] = a->values[g->along_first[kind] + (j - l->first[kind])];
    }
    return 1;
}

/* Derivatives of the instant of a jump, into `dt`; SLOPES_OK, or why there are none. t is on the side before it. */
static int32_t event_times(
    sim_slopes *g, const slope_parts *a, const layout *l, const sim_jump *jump, const unsigned char *hits, double t,
    const double *f, double *dt)
{
    int found = 0;

    for (int32_t j = 0; j < l->switches; j++) {
        double *by = a->times;
        double largest = 0.0;

        if ((hits[j] == 0U) || (l->kind[j] == KIND_UNTIL)) { /* whose comparisons have functions of their own */
            continue;
        }
        (void)spread_slopes(g, a, t, a->y, 0);
        if (switch_slopes(g, a, l, j, t, f, a->times) == 0) {
            if (j == jump->which) {
                return SLOPES_NONE;
            }
            continue;
        }
        if (!(fabs(a->times[a->p]) > (GRAZES * jump->rate))) {
            if (j == jump->which) {
                return SLOPES_GRAZE;
            }
            continue;
        }
        for (int32_t c = 0; c < a->p; c++) {
            by[c] = -by[c] / by[a->p];
            largest = fmax(largest, fabs(by[c]));
        }
        for (int32_t c = 0; (c < a->p) && (found != 0); c++) {
            if (fabs(by[c] - dt[c]) > (TOGETHER_SLOPES * largest)) {
                return SLOPES_TOGETHER;
            }
        }
        if ((found == 0) || (j == jump->which)) {
            for (int32_t c = 0; c < a->p; c++) {
                dt[c] = by[c];
            }
        }
        found = 1;
    }
    return (found != 0) ? SLOPES_OK : SLOPES_NONE;
}

/* Derivatives of the instant at which tables have a knot. */
static int32_t knot_times(const sim_slopes *g, const slope_parts *a, double t, double *dt)
{
    const sim_signals *s = g->run->signals;
    const double *times = g->table_times;
    int32_t status = SLOPES_OK;
    int found = 0;

    for (int32_t c = 0; c < a->p; c++) {
        dt[c] = 0.0;
    }
    for (int32_t k = 0; k < s->table_count; k++) {
        const sim_table *table = &s->tables[k];

        if ((table->at < table->size) && ((table->times[table->at] <= t) || same_instant(table->times[table->at], t))) {
            for (int32_t c = 0; c < a->p; c++) {
                const double by = times[(table->at * a->p) + c];

                if ((found != 0) && !((by - dt[c] <= 0.0) && (by - dt[c] >= 0.0))) {
                    status = SLOPES_TOGETHER;
                }
                dt[c] = by;
            }
            found = 1;
        }
        times = &times[table->size * a->p];
    }
    return status;
}

/* Sampled states that are replaced, then held expressions that are renewed, at fixed instants; D is S at the event. */
static void renew_slopes(sim_slopes *g, const slope_parts *a, const sim_jump *jump, const double *after)
{
    sim *r = g->run;
    sim_signals *s = r->signals;
    double *D = a->D;
    int any = 0;

    for (int32_t k = 0; k < s->sampled; k++) {
        const double instant = r->t0 + (s->due[k] * s->periods[k]);

        any = any || (instant <= jump->t) || same_instant(instant, jump->t);
    }
    if (any && (g->next != NULL)) {
        (void)spread_slopes(g, a, jump->t, a->y, jump->which == JUMP_START);
        call_law(g, a, g->next, jump->t);
        for (int32_t k = 0; k < s->sampled; k++) {
            const double instant = r->t0 + (s->due[k] * s->periods[k]);

            if ((instant <= jump->t) || same_instant(instant, jump->t)) {
                chained(g, a, &a->L[k * a->law_width], a->base);
                for (int32_t c = 0; c < a->p; c++) {
                    D[(row_of_x(a, a->cont + k) * a->p) + c] = along_column(a, a->base, D, NULL, c);
                }
                s->due[k] += 1.0;
            }
        }
    }
    for (int32_t k = 0; k < a->states; k++) {
        s->x[k] = after[r->size + k];
    }
    for (int32_t k = a->N; k < row_of_u(a, 0); k++) {
        for (int32_t c = 0; c < a->p; c++) {
            g->S[(k * a->p) + c] = D[(k * a->p) + c];
        }
    }
    seek_tables(s, jump->t);
    if ((s->hold > 0.0) && ((jump->which == JUMP_START) || renews(r, jump->t))) {
        s->hold_due += (jump->which == JUMP_START) ? 0.0 : 1.0;
        (void)unpack(r, jump->t, after, r->workspace, &r->workspace[a->n]);
        evaluate_signals(r, jump->t, r->workspace, &r->workspace[a->n], 1);
        (void)spread_slopes(g, a, jump->t, after, 1);
        for (int32_t k = 0; k < (a->m + a->n); k++) {
            const double *row = &a->W[((2 * a->n) + a->states + k) * a->C];

            for (int32_t c = 0; c < a->p; c++) {
                D[((row_of_u(a, 0) + k) * a->p) + c] = along_column(a, row, D, NULL, c);
            }
        }
    }
}

/* The instant just before a condition changes, on whose side the expressions are those of the piece, and y there; NAN
   where the piece has none, since it began at the same instant. */
static double just_before(sim_slopes *g, const slope_parts *a, const layout *l, const sim_jump *jump, const double *piece)
{
    sim *r = g->run;
    double away = 8.0 * 2.3e-16 * fmax(fabs(jump->t), fabs(piece[2]));

    if ((jump->which < 0) || !bends(l, jump->which) || (jump->look != 0)) {
        return jump->t;
    }
    for (;;) {
        const double t = jump->t - away;

        if (t < piece[0]) {
            return NAN;
        }
        symgen_between(r->size, piece, t, a->y);
        switch_values(r, l, t, a->y, l->values);
        if (before_zero(l, jump->which, (double)jump->sense * l->values[jump->which]) || (away > (1e-6 * piece[2]))) {
            return t;
        }
        away *= 4.0;
    }
}

/* The stops that push in an impact, into `stop_list`, and their impulses, into the room of forces: momentum in f1 is the
   sum of these along the stops' directions. Returns their number; -1 where they are not known. */
static int32_t pushing_stops(const sim_slopes *g, const slope_parts *a)
{
    const sim *r = g->run;
    int32_t *list = r->stop_list;
    double *impulse = room_of_stops(r, STOP_STEP);
    double *matrix = room_of_stops(r, STOP_PARTS);
    double largest = 0.0;
    int32_t count = 0;
    int32_t kept = 0;

    for (int32_t s = 0; s < stops_of(r); s++) {
        const double place = (s < a->n) ? r->workspace[s] : room_of_stops(r, STOP_PLACE)[s];
        const double gap = fmin(fabs(place - r->stop_lower[s]), fabs(r->stop_upper[s] - place));
        int pushes = (s >= a->n);

        for (int32_t k = 0; k < a->f; k++) {
            pushes = pushes || (r->free_joints[k] == s);
        }
        if (pushes && (gap <= (AT_BOUND * (1.0 + fabs(place))))) {
            list[count] = s;
            count++;
        }
    }
    for (int32_t i = 0; i < count; i++) {
        impulse[i] = 0.0;
        for (int32_t j = 0; j < count; j++) {
            matrix[(i * count) + j] = 0.0;
        }
        for (int32_t k = 0; k < a->f; k++) {
            const double along = push_of(r, list[i], r->free_joints[k]);

            impulse[i] += along * a->f1[k];
            for (int32_t j = 0; j < count; j++) {
                matrix[(i * count) + j] += along * push_of(r, list[j], r->free_joints[k]);
            }
        }
    }
    eliminate(count, count, matrix, impulse);
    for (int32_t k = 0; k < a->f; k++) {
        largest = fmax(largest, fabs(a->f1[k]));
    }
    for (int32_t k = 0; k < a->f; k++) {
        double rest = a->f1[k];

        for (int32_t i = 0; i < count; i++) {
            rest -= push_of(r, list[i], r->free_joints[k]) * impulse[i];
        }
        if (!(fabs(rest) <= (UNEXPLAINED * largest))) {
            return -1;
        }
    }
    for (int32_t i = 0; i < count; i++) {
        double size = 0.0;

        for (int32_t k = 0; k < a->f; k++) {
            size = fmax(size, fabs(push_of(r, list[i], r->free_joints[k]) * impulse[i]));
        }
        if (size > (1e-9 * largest)) {
            list[kept] = list[i];
            impulse[kept] = impulse[i];
            kept++;
        }
    }
    return (kept <= a->f) ? kept : -1;
}

/* The derivative of rates after an impact, into D: with w along the stops that push and their impulses P,

       M d(qd+) - sum w dP = M d(qd-) - dM step + sum P dw
       w d(qd+) + dw qd+ = -e (w d(qd-) + dw qd-) - de w qd-

   `before` is qd- of the free joints. Returns 0 where there is none. */
static int over_impact(
    sim_slopes *g, const slope_parts *a, const sim_jump *jump, const double *before, const double *after)
{
    sim *r = g->run;
    const sim_plant *plant = r->plant;
    const int32_t n = a->n;
    const int32_t f = a->f;
    const int32_t width = (2 * n) + a->m + g->chain_columns;
    double *step = a->direction;
    double *by = a->M;
    double *matrix = a->matrix;
    const double *impulse = room_of_stops(r, STOP_STEP);
    const int32_t *list = r->stop_list;
    int32_t count;
    int32_t size;

    (void)unpack(r, jump->t, a->y, r->workspace, &r->workspace[n]);
    look_at_followers(r, jump->t, r->workspace, &r->workspace[n]);
    for (int32_t i = 0; i < n; i++) {
        step[i] = 0.0;
    }
    for (int32_t k = 0; k < f; k++) {
        step[r->free_joints[k]] = after[k] - before[k];
    }
    CALL(
        plant, g->impact, (const void *, const double *, const double *), (g->prepared, r->workspace, step),
        r->signals->u, jump->t, (double *), (by));
    for (int32_t k = 0; k < f; k++) {
        a->f1[k] = 0.0;
        for (int32_t j = 0; j < n; j++) {
            a->f1[k] += by[(r->free_joints[k] * width) + n + a->m + g->chain_columns + j] * step[j];
        }
    }
    count = pushing_stops(g, a);
    if (count < 0) {
        return 0;
    }
    size = f + count;
    for (int32_t k = 0; k < (size * size); k++) {
        matrix[k] = 0.0;
    }
    for (int32_t k = 0; k < f; k++) {
        const double *row = &by[r->free_joints[k] * width];

        for (int32_t j = 0; j < f; j++) {
            matrix[(k * size) + j] = row[n + a->m + g->chain_columns + r->free_joints[j]];
        }
        for (int32_t j = 0; j < count; j++) {
            matrix[(k * size) + f + j] = -push_of(r, list[j], r->free_joints[k]);
            matrix[((f + j) * size) + k] = push_of(r, list[j], r->free_joints[k]);
        }
        for (int32_t c = 0; c < a->p; c++) {
            double *right = &a->K[(k * a->p) + c];

            *right = (c < g->chain_columns) ? -row[n + a->m + c] : 0.0;
            for (int32_t j = 0; j < f; j++) {
                *right += row[n + a->m + g->chain_columns + r->free_joints[j]] * a->D[((f + j) * a->p) + c];
            }
            for (int32_t j = 0; j < n; j++) {
                *right -= row[j] * along_column(a, &a->W[j * a->C], a->D, NULL, c);
            }
            for (int32_t j = 0; j < a->m; j++) {
                *right -= row[n + j] * along_column(a, &a->W[((2 * n) + a->states + j) * a->C], a->D, NULL, c);
            }
        }
    }
    for (int32_t c = 0; c < a->p; c++) {
        const double *turns = (g->followers != NULL) ? followers_by(g, a, jump->t, step, a->D, NULL, c) : NULL;

        for (int32_t j = 0; j < count; j++) {
            const int32_t s = list[j];
            double *right = &a->K[((f + j) * a->p) + c];
            double met = 0.0;
            double left = 0.0;
            double slope = 0.0;
            double turn = 0.0;
            double e;

            for (int32_t k = 0; k < f; k++) {
                met += push_of(r, s, r->free_joints[k]) * before[k];
                left += push_of(r, s, r->free_joints[k]) * after[k];
                slope += push_of(r, s, r->free_joints[k]) * a->D[((f + k) * a->p) + c];
            }
            e = is_zero(met) ? 0.0 : fmax(0.0, -left / met);
            e = (e > 1e-9) ? e : 0.0;
            for (int32_t k = 0; (k < f) && (s >= n); k++) {
                const double dw = turns[((s - n) * (n + 2)) + 1 + r->free_joints[k]];

                turn += dw * (after[k] + (e * before[k]));
                a->K[(k * a->p) + c] += impulse[j] * dw;
            }
            *right = -(e * slope) - turn;
            *right -= (e > 0.0) ? (g->stop_slopes[(((2 * stops_of(r)) + s) * a->p) + c] * met) : 0.0;
        }
    }
    factor(size, matrix, g->pivots);
    solve_factored(size, matrix, g->pivots, a->p, a->K);
    for (int32_t k = 0; k < (f * a->p); k++) {
        a->D[(f * a->p) + k] = a->K[k];
    }
    return 1;
}

/* Whether any rate of a free joint jumps, and is not just taken off where a joint comes to rest. */
static int rates_jump(const slope_parts *a, const layout *l, const unsigned char *hits, const double *before, const double *after)
{
    int gaps = 0;
    int jumps = 0;

    for (int32_t j = l->first[KIND_GAP_LOWER]; j < l->first[KIND_GAP_UPPER + 1]; j++) {
        gaps = gaps || (hits[j] != 0U);
    }
    for (int32_t k = 0; k < a->f; k++) {
        jumps = jumps || (fabs(after[k] - before[k]) > (1e-9 * (fabs(after[k]) + fabs(before[k]))));
    }
    return gaps && jumps;
}

/* Relative derivative of the acceleration of a coordinate that a flight begins with, by parameter c. */
static double back_slope(const sim_slopes *g, const slope_parts *a, int32_t stop, int32_t c)
{
    double found = 0.0;

    for (int32_t k = 0; k < a->f; k++) {
        if (g->run->free_joints[k] == stop) {
            found = along_column(a, &a->G[k * a->C], a->D, NULL, c) / a->f0[a->f + k];
        }
    }
    return found;
}

/* How the limit of flights moves beside the last impact: the time R that is left is in proportion to the rate v after it,
   to 1/(1 - e) and to 1/a with the acceleration a back, so dR = R (dv/v + de/(1 - e) - da/a). Of joints that follow others
   the last part, of the order of R, is left out. */
static void shift_limit(
    sim_slopes *g, const slope_parts *a, const sim_jump *jump, const double *piece, const signed char *closed)
{
    sim *r = g->run;
    const double *rates = &piece[3 + a->f];
    const double left = jump->t - piece[0];
    int32_t last = -1;
    double fastest = 0.0;

    (void)rate_slopes(g, a, jump->t, a->y, a->G);
    look_at_followers(r, jump->t, r->workspace, &r->workspace[a->n]);
    for (int32_t s = 0; s < stops_of(r); s++) {
        double rate = 0.0;

        for (int32_t k = 0; (k < a->f) && (closed[s] != 0) && (r->closed[s] == 0); k++) {
            rate += push_of(r, s, r->free_joints[k]) * rates[k];
        }
        if (fabs(rate) > fabs(fastest)) {
            fastest = rate;
            last = s;
        }
    }
    for (int32_t c = 0; c < a->p; c++) {
        double slope = 0.0;

        a->shift[c] = 0.0;
        if (last < 0) {
            continue;
        }
        if (last >= a->n) {
            const double *turns = &followers_by(g, a, jump->t, r->workspace, a->D, NULL, c)[(last - a->n) * (a->n + 2)];

            for (int32_t k = 0; k < a->f; k++) {
                slope += turns[1 + r->free_joints[k]] * rates[k];
            }
        }
        for (int32_t k = 0; k < a->f; k++) { /* right after the last impact, with the change over its own time */
            const double since = left * along_column(a, &a->G[k * a->C], g->S, NULL, c);

            slope += push_of(r, last, r->free_joints[k]) * (a->D[((a->f + k) * a->p) + c] - since);
        }
        a->shift[c] = left
                      * ((slope / fastest) - back_slope(g, a, last, c)
                         + (g->stop_slopes[(((2 * stops_of(r)) + last) * a->p) + c] / (1.0 - r->restitution[last])));
    }
}

/* S over a jump. */
static int32_t over_jump(
    sim_slopes *g, const slope_parts *a, const layout *l, const sim_jump *jump, const double *after,
    const signed char *modes, const unsigned char *hits, const double *piece, double *dt, double *slopes)
{
    sim *r = g->run;
    sim_signals *s = r->signals;
    const double before = (piece == NULL) ? jump->t : just_before(g, a, l, jump, piece);
    const int32_t total = a->N + (a->states - a->cont) + a->m + a->n;
    int32_t status = SLOPES_OK;

    if (isnan(before)) {
        return SLOPES_TOGETHER;
    }
    for (int32_t c = 0; c < a->p; c++) {
        dt[c] = 0.0;
    }
    for (int32_t k = 0; k < a->N; k++) {
        a->f0[k] = 0.0;
    }
    if (jump->which != JUMP_START) {
        (void)derivative(r, before, a->y, a->f0);
    } else {
        for (int32_t k = 0; k < r->size; k++) {
            a->y[k] = after[k];
        }
        seek_tables(s, jump->t);
        (void)unpack(r, jump->t, a->y, r->workspace, &r->workspace[a->n]);
        evaluate_signals(r, jump->t, r->workspace, &r->workspace[a->n], 1);
    }
    if ((jump->look != 0) || (jump->which == JUMP_FLIGHTS)) {
        for (int32_t c = 0; c < a->p; c++) { /* right after another one, at its instant */
            dt[c] = dt[c - a->p];
        }
    } else if (jump->which >= 0) {
        status = event_times(g, a, l, jump, hits, before, a->f0, dt);
    } else if (jump->which == JUMP_STOP) {
        status = knot_times(g, a, jump->t, dt);
    } else if (jump->which != JUMP_START) {
        status = SLOPES_NONE;
    }
    for (int32_t k = 0; k < total; k++) {
        for (int32_t c = 0; c < a->p; c++) {
            a->D[(k * a->p) + c] = g->S[(k * a->p) + c];
            if (k < a->f) {
                add_unrounded(a->f0[k] * dt[c], &a->D[(k * a->p) + c], &a->low[(k * a->p) + c]);
            } else if (k < a->N) {
                a->D[(k * a->p) + c] += a->f0[k] * dt[c];
            }
        }
    }
    (void)spread_slopes(g, a, before, a->y, 0);
    full_slopes(a, a->W, a->D, 2 * a->n, slopes);
    for (int32_t k = 0; k < (2 * a->n); k++) {
        for (int32_t c = 0; c < a->p; c++) {
            slopes[(k * a->p) + c] += a->W[(k * a->C) + a->N + a->p] * dt[c];
        }
    }
    if ((jump->which == JUMP_FLIGHTS) && (piece != NULL)) {
        shift_limit(g, a, jump, piece, &modes[r->plant->modes]);
        status = (over_impact(g, a, jump, &piece[3 + a->f], &after[a->f]) != 0) ? SLOPES_OK : SLOPES_NONE;
    } else if (
        (r->stop_count > 0) && (jump->which >= 0) && (status == SLOPES_OK)
        && rates_jump(a, l, hits, &a->y[a->f], &after[a->f])
        && ((g->impact == NULL) || (over_impact(g, a, jump, &a->y[a->f], &after[a->f]) == 0))) {
        status = SLOPES_NONE;
    }
    renew_slopes(g, a, jump, after);
    for (int32_t k = 0; k < r->plant->modes; k++) {
        r->mode[k] = modes[k];
    }
    for (int32_t k = 0; (r->stop_count > 0) && (k < stops_of(r)); k++) {
        r->closed[k] = modes[r->plant->modes + k];
    }
    for (int32_t k = 0; k < a->m; k++) {
        s->u[k] = after[r->size + a->states + k];
    }
    for (int32_t k = 0; k < a->n; k++) {
        s->tau[k] = after[r->size + a->states + a->m + k];
    }
    for (int32_t k = 0; k < r->size; k++) {
        a->y[k] = after[k];
    }
    (void)derivative(r, jump->t, a->y, a->f1);
    for (int32_t k = 0; k < a->f; k++) {
        const int32_t i = r->free_joints[k];
        const int stands = (r->stop_count > 0) && (r->closed[i] != 0);

        for (int32_t c = 0; (c < a->p) && rests_here(r, i); c++) {
            a->D[((a->f + k) * a->p) + c] = 0.0;
            if (stands) {
                a->D[(k * a->p) + c] = g->stop_slopes[(((r->closed[i] < 0) ? 0 : stops_of(r)) + i) * a->p + c];
                a->low[(k * a->p) + c] = 0.0;
            }
        }
    }
    for (int32_t k = 0; k < total; k++) {
        for (int32_t c = 0; c < a->p; c++) {
            g->S[(k * a->p) + c] = a->D[(k * a->p) + c];
            if (k < a->f) {
                add_unrounded(-(a->f1[k] * dt[c]), &g->S[(k * a->p) + c], &a->low[(k * a->p) + c]);
            } else if (k < a->N) {
                g->S[(k * a->p) + c] -= a->f1[k] * dt[c];
            }
        }
    }
    for (int32_t c = 0; (c < a->p) && (jump->which == JUMP_FLIGHTS) && (piece != NULL); c++) {
        dt[c] += a->shift[c];
        for (int32_t k = 0; k < a->f; k++) {
            slopes[(r->free_joints[k] * a->p) + c] += after[a->f + k] * a->shift[c];
        }
    }
    return status;
}

void symgen_slopes(
    sim_slopes *g, int64_t pieces, const double *piece, const int64_t *piece_rows, int64_t jumps, const sim_jump *jump,
    const double *jump_states, const signed char *jump_modes, const unsigned char *jump_hits, int64_t rows,
    const double *row_times)
{
    const slope_parts a = slope_parts_of(g);
    sim *r = g->run;
    const layout l = parts_of(r);
    const int64_t width = 3 + (8 * (int64_t)r->size);
    const int64_t state_width = r->size + a.states + a.m + a.n;
    const int64_t mode_width = r->plant->modes + ((r->stop_count > 0) ? stops_of(r) : 0);
    int64_t at = 0;
    int64_t row = 0;
    int64_t since = 0;    /* the first piece over which S has not been followed to its end, */
    double reached = 0.0; /* and the instant up to which it has been */

    name_kinds(&l);
    r->signals->hold_due = 1.0;
    for (int32_t k = 0; k < (a.f * a.p); k++) {
        a.low[k] = 0.0;
    }
    g->status = SLOPES_OK;
    g->length = 0.0;
    g->stages = 2;
    for (int64_t k = 0; k <= pieces; k++) {
        const double *now = &piece[k * width];

        if ((k > since) && ((k == pieces) || ((at < jumps) && (jump[at].piece <= k)))) {
            follow(g, &a, (stretch){&piece[since * width], k - since}, reached, piece[((k - 1) * width) + 1]);
            since = k;
        }
        if ((k == pieces) && (k > 0)) {
            symgen_between(r->size, &piece[(k - 1) * width], piece[((k - 1) * width) + 1], a.y);
        }
        while ((at < jumps) && (jump[at].piece <= k) && (g->status == SLOPES_OK)) {
            const double *last = (k > 0) ? &piece[(k - 1) * width] : NULL;

            if (k > 0) {
                symgen_between(r->size, last, jump[at].t, a.y);
            }
            if ((at > 0) && (jump[at - 1].piece == jump[at].piece)) {
                last = NULL;
                for (int32_t i = 0; i < r->size; i++) {
                    a.y[i] = jump_states[((at - 1) * state_width) + i];
                }
            }
            g->status = over_jump(
                g, &a, &l, &jump[at], &jump_states[at * state_width], &jump_modes[at * mode_width],
                &jump_hits[at * l.switches], last, &g->jump_times[at * a.p], &g->jump_slopes[at * 2 * a.n * a.p]);
            g->failed = at;
            at++;
        }
        if (g->status != SLOPES_OK) {
            return;
        }
        if (k == pieces) {
            break;
        }
        reached = (k == since) ? now[0] : reached;
        while (row < piece_rows[k]) {
            const double t = fmax(now[0], row_times[row]);

            follow(g, &a, (stretch){&piece[since * width], (k + 1) - since}, reached, t);
            since = k;
            reached = t;
            symgen_between(r->size, now, t, a.y);
            row_of_slopes(g, &a, t, a.y, NULL, &g->row_slopes[row * 3 * a.n * a.p]);
            row++;
        }
    }
    for (int32_t k = 0; (k < a.N) && (g->ends != 0); k++) {
        for (int32_t c = 0; c < a.p; c++) {
            g->S[(k * a.p) + c] += a.f1[k] * g->jump_times[((at - 1) * a.p) + c];
        }
    }
    while (row < rows) {
        const double *dt = (g->ends != 0) ? &g->jump_times[(at - 1) * a.p] : NULL;

        row_of_slopes(g, &a, row_times[row], a.y, dt, &g->row_slopes[row * 3 * a.n * a.p]);
        row++;
    }
}

static void copy_state(int64_t count, const double *from, double *to)
{
    for (int64_t k = 0; k < count; k++) {
        to[k] = from[k];
    }
}

/* Solves for x with the transposed matrix, in place. */
static void solve_transposed(int32_t size, const double *A, const int32_t *pivots, double *x)
{
    for (int32_t i = 0; i < size; i++) {
        for (int32_t k = 0; k < i; k++) {
            x[i] -= A[(k * size) + i] * x[k];
        }
        x[i] /= A[(i * size) + i];
    }
    for (int32_t i = size - 1; i >= 0; i--) {
        for (int32_t k = i + 1; k < size; k++) {
            x[i] -= A[(k * size) + i] * x[k];
        }
    }
    for (int32_t k = size - 1; k >= 0; k--) {
        const double other = x[k];

        x[k] = x[pivots[k]];
        x[pivots[k]] = other;
    }
}

/* A pass backwards: the scalar's derivatives by the rows of S, and its gradient. */
typedef struct backwards {
    int32_t parameters;
    int32_t total; /* rows of S */
    double *by;    /* (total) */
    double *old;   /* (total) */
    double *mu;    /* (stages) */
    double *dt;    /* (2, columns) */
    double *slopes; /* (2 n, columns) */
    double *gradient;
} backwards;

/* S as that of itself: columns behind the parameters are the rows of S, of which rates at rest are zero whatever moves. */
static void unit_slopes(sim_slopes *g, const slope_parts *a, const backwards *w, int resting)
{
    const sim *r = g->run;

    for (int32_t k = 0; k < (w->total * a->p); k++) {
        g->S[k] = 0.0;
    }
    for (int32_t k = 0; k < (a->f * a->p); k++) {
        a->low[k] = 0.0;
    }
    for (int32_t k = 0; k < w->total; k++) {
        const int rate = (k >= a->f) && (k < (2 * a->f));

        if (!(resting && rate && rests_here(r, r->free_joints[k - a->f]))) {
            g->S[(k * a->p) + w->parameters + k] = 1.0;
        }
    }
}

/* The scalar's derivatives by what a quantity depends on, whose own derivatives are a row of W's columns. */
static void pull_back(const slope_parts *a, const backwards *w, double weight, const double *row)
{
    for (int32_t k = 0; k < a->N; k++) {
        w->by[k] += weight * row[k];
    }
    for (int32_t c = 0; c < w->parameters; c++) {
        w->gradient[c] += weight * row[a->N + c];
    }
    for (int32_t k = a->N; k < w->total; k++) {
        w->by[k] += weight * row[a->N + w->parameters + k];
    }
}

/* Whether no row behind the present instant has a weight: nothing that happens there matters. */
static int nothing_behind(const backwards *w)
{
    int found = 1;

    for (int32_t k = 0; k < w->total; k++) {
        found = found && is_zero(w->by[k]);
    }
    return found;
}

/* A step backwards over [t, t + h]; returns its error, and does nothing where that is above `most`. */
static double gauss_back(
    sim_slopes *g, const slope_parts *a, const backwards *w, stretch s, int32_t stages, double most, double t, double h)
{
    const gauss found = gauss_matrix(g, a, s, stages, t, h);
    const int32_t rows = a->f + a->cont;
    static const double by_top[3] = {2.0, 12.0, 1680.0};
    static const double power[3] = {5.0, 3.5, 2.75};
    double worst = 0.0;
    double error;

    if (found.moving == 0) {
        for (int32_t k = 0; k < a->f; k++) {
            w->by[a->f + k] += h * w->by[k];
        }
        return 0.0;
    }
    for (int32_t i = 0; i < stages; i++) {
        double twice = 0.0;

        for (int32_t b = 0; b < stages; b++) {
            twice += GAUSS_B[found.set][b] * GAUSS_A[found.set][b][i];
        }
        for (int32_t e = 0; e < found.moving; e++) {
            const int32_t k = found.active[e];
            double *mu = &w->mu[(i * found.moving) + e];

            *mu = h * GAUSS_B[found.set][i] * w->by[a->f + k];
            if (e < found.rates) {
                *mu += h * h * twice * w->by[k];
            }
        }
    }
    solve_transposed(stages * found.moving, a->matrix, g->pivots, w->mu);
    for (int32_t k = 0; k < a->N; k++) { /* mu / (h b) is what `by` is at the stages: its rates tell, as of S */
        double sum = 0.0;
        double size = fabs(w->by[k]) + 1e-300;
        double most_of = 0.0;

        for (int32_t i = 0; i < stages; i++) {
            double rate = 0.0;

            for (int32_t e = 0; e < found.moving; e++) {
                rate += w->mu[(i * found.moving) + e] * a->G[(((i * rows) + found.active[e]) * a->C) + k];
            }
            rate /= GAUSS_B[found.set][i];
            sum += GAUSS_TOP[found.set][i] * rate;
            most_of = fmax(most_of, fabs(rate));
        }
        worst = fmax(worst, fabs(sum) / (size + most_of));
    }
    error = GAUSS_ERROR[found.set] * pow(by_top[found.set] * worst, power[found.set]);
    if (error > most) {
        return error;
    }
    for (int32_t k = 0; k < a->N; k++) {
        w->old[k] = w->by[k];
    }
    for (int32_t k = 0; k < a->f; k++) {
        w->by[a->f + k] += h * w->old[k];
    }
    for (int32_t i = 0; i < stages; i++) {
        for (int32_t e = 0; e < found.moving; e++) {
            const double *row = &a->G[((i * rows) + found.active[e]) * a->C];
            const double mu = w->mu[(i * found.moving) + e];

            pull_back(a, w, mu, row);
            for (int32_t k = 0; k < a->f; k++) {
                w->by[a->f + k] += mu * h * GAUSS_C[found.set][i] * row[k];
            }
        }
    }
    return error;
}

/* From `until` back to t in a stretch. */
static void follow_back(sim_slopes *g, const slope_parts *a, const backwards *w, stretch s, double t, double until)
{
    const double most = fmax(0.1 * g->run->rtol, 1e-13);

    while ((t < until) && !nothing_behind(w)) {
        const stretch rest = up_to_instant(g->run, s, until);
        const double *last = &rest.piece[(rest.count - 1) * (3 + (8 * (int64_t)g->run->size))];
        const double own = last[2];
        const double left = until - t;
        const double free = fmin(left, (g->length > 0.0) ? g->length : own);
        const double wanted = ((2.0 * free) > left) ? ((free < left) ? (0.5 * left) : left) : free;
        const double least = SHORTEST * own;
        const double h = fmin(left, fmax(wanted, least));
        const int32_t known = (h > own) ? GAUSS : stages_for(g, last, h / own);
        const int32_t stages = (known > g->stages) ? known : g->stages;
        const stretch step = end_from(g->run, rest, until - h);
        const double error = gauss_back(g, a, w, step, stages, (h > least) ? most : INFINITY, until - h, h);
        const double factor = 0.9 * pow(most / fmax(error, 1e-30), 1.0 / (double)((2 * stages) + 1));

        if (!(error > most) || !(h > least)) {
            lengthen(g, stages, error, most, h, factor, h < left);
            until = ((h < left) && ((until - h) < until)) ? (until - h) : t;
        } else if (stages < GAUSS) {
            g->stages = (stages == 2) ? 3 : GAUSS;
        } else {
            g->length = h * fmin(0.8, fmax(0.1, factor));
        }
    }
}

/* The number of the next instant t0 + k period that is not before t. */
static double next_count(const sim *r, double period, double t)
{
    const double k = round((t - r->t0) / period);

    return same_instant(r->t0 + (k * period), t) ? k : (floor((t - r->t0) / period) + 1.0);
}

/* Modes, signals and tables as they are after a jump, up to the instant `until` of the next one. */
static void enter_context(
    sim_slopes *g, const slope_parts *a, const sim_jump *jump, const double *after, const signed char *modes, double until)
{
    sim *r = g->run;
    sim_signals *s = r->signals;

    for (int32_t k = 0; k < r->plant->modes; k++) {
        r->mode[k] = modes[k];
    }
    for (int32_t k = 0; (r->stop_count > 0) && (k < stops_of(r)); k++) {
        r->closed[k] = modes[r->plant->modes + k];
    }
    for (int32_t k = 0; k < a->states; k++) {
        s->x[k] = after[r->size + k];
    }
    for (int32_t k = 0; k < a->m; k++) {
        s->u[k] = after[r->size + a->states + k];
    }
    for (int32_t k = 0; k < a->n; k++) {
        s->tau[k] = after[r->size + a->states + a->m + k];
    }
    for (int32_t k = 0; k < s->table_count; k++) {
        s->tables[k].at = 0;
    }
    seek_tables(s, jump->t);
    for (int32_t k = 0; k < s->sampled; k++) {
        s->due[k] = next_count(r, s->periods[k], until);
    }
    s->hold_due = (s->hold > 0.0) ? next_count(r, s->hold, until) : 1.0;
}

/* The scalar's derivatives over the jumps from `first` to `until`, which belong together; SLOPES_OK, or why there are
   none. */
static int32_t back_over(
    sim_slopes *g, const slope_parts *a, const layout *l, const backwards *w, int64_t first, int64_t until,
    const double *piece, const sim_jump *jump, const double *jump_states, const signed char *jump_modes,
    const unsigned char *jump_hits)
{
    sim *r = g->run;
    const int64_t width = 3 + (8 * (int64_t)r->size);
    const int64_t state_width = r->size + a->states + a->m + a->n;
    const int64_t mode_width = r->plant->modes + ((r->stop_count > 0) ? stops_of(r) : 0);

    if (first == 0) {
        copy_state(a->states, g->start, r->signals->x);
        for (int32_t j = 0; j < r->signals->table_count; j++) {
            r->signals->tables[j].at = 0;
        }
        for (int32_t j = 0; j < r->signals->sampled; j++) {
            r->signals->due[j] = 0.0;
        }
        r->signals->hold_due = 1.0;
    } else {
        enter_context(
            g, a, &jump[first - 1], &jump_states[(first - 1) * state_width],
            &jump_modes[(first - 1) * mode_width], jump[first].t);
    }
    unit_slopes(g, a, w, first > 0);
    for (int64_t j = first; j <= until; j++) {
        const double *last = (jump[j].piece > 0) ? &piece[(jump[j].piece - 1) * width] : NULL;
        int32_t status;

        if (last != NULL) {
            if (j > first) {
                follow(g, a, (stretch){last, 1}, last[0], last[1]);
            }
            symgen_between(r->size, last, jump[j].t, a->y);
        }
        if ((j > 0) && (jump[j - 1].piece == jump[j].piece)) {
            last = NULL;
            copy_state(r->size, &jump_states[(j - 1) * state_width], a->y);
        }
        status = over_jump(
            g, a, l, &jump[j], &jump_states[j * state_width], &jump_modes[j * mode_width],
            &jump_hits[j * l->switches], last, &w->dt[a->p], w->slopes);
        copy_state(a->p, &w->dt[a->p], w->dt);
        if (status != SLOPES_OK) {
            return status;
        }
    }
    copy_state(w->total, w->by, w->old);
    for (int32_t i = 0; i < w->total; i++) {
        w->by[i] = 0.0;
    }
    for (int32_t i = 0; i < w->total; i++) {
        for (int32_t c = 0; c < w->parameters; c++) {
            w->gradient[c] += w->old[i] * g->S[(i * a->p) + c];
        }
        for (int32_t c = 0; c < w->total; c++) {
            w->by[c] += w->old[i] * g->S[(i * a->p) + w->parameters + c];
        }
    }
    return SLOPES_OK;
}

void symgen_slopes_back(
    sim_slopes *g, int32_t parameters, int64_t pieces, const double *piece, const int64_t *piece_rows, int64_t jumps,
    const sim_jump *jump, const double *jump_states, const signed char *jump_modes, const unsigned char *jump_hits,
    int64_t rows, const double *row_times, const double *weights, double *room, double *gradient)
{
    const slope_parts a = slope_parts_of(g);
    sim *r = g->run;
    const layout l = parts_of(r);
    const int64_t width = 3 + (8 * (int64_t)r->size);
    const int64_t state_width = r->size + a.states + a.m + a.n;
    const int64_t mode_width = r->plant->modes + ((r->stop_count > 0) ? stops_of(r) : 0);
    int64_t at = jumps - 1; /* the last jump before the piece */
    int64_t row = rows;
    int64_t until = pieces; /* behind the last piece that is not followed to its beginning, */
    double t = 0.0;         /* and the instant from which it is to be followed */
    backwards w;

    w.parameters = parameters;
    w.total = a.p - parameters;
    w.by = room;
    w.old = &w.by[w.total];
    w.mu = &w.old[w.total];
    w.dt = &w.mu[GAUSS * (a.f + a.cont)];
    w.slopes = &w.dt[2 * a.p];
    w.gradient = gradient;
    name_kinds(&l);
    g->length = 0.0;
    g->stages = 2;
    g->status = SLOPES_OK;
    enter_context(g, &a, &jump[at], &jump_states[at * state_width], &jump_modes[at * mode_width], r->end);
    unit_slopes(g, &a, &w, 0);
    copy_state(r->size, &jump_states[at * state_width], a.y);
    if (jump[at].piece < pieces) {
        symgen_between(r->size, &piece[(pieces - 1) * width], piece[((pieces - 1) * width) + 1], a.y);
    }
    while ((row > 0) && (row > ((pieces > 0) ? piece_rows[pieces - 1] : 0))) {
        row--;
        (void)spread_slopes(g, &a, row_times[row], a.y, 0);
        for (int32_t i = 0; i < (2 * a.n); i++) {
            pull_back(&a, &w, weights[(row * 2 * a.n) + i], &a.W[i * a.C]);
        }
    }
    for (int64_t k = pieces; k >= 0; k--) {
        const double *now = &piece[(k - 1) * width];

        while ((at >= 0) && (jump[at].piece >= k)) { /* jumps behind piece k - 1, those at one instant together */
            int64_t first = at;

            while ((first > 0) && ((jump[first].look != 0) || (jump[first].which == JUMP_FLIGHTS))) {
                first--;
            }
            if (!nothing_behind(&w)) {
                g->status = back_over(g, &a, &l, &w, first, at, piece, jump, jump_states, jump_modes, jump_hits);
                if (g->status != SLOPES_OK) {
                    return;
                }
            }
            at = first - 1;
            g->length = 0.0;
            if ((first > 0) && (jump[first].piece < k)) {
                k = jump[first].piece; /* pieces within the group were followed with it */
                now = &piece[(k - 1) * width];
                until = k;
                row = (row > piece_rows[k - 1]) ? piece_rows[k - 1] : row;
            }
        }
        if (k == 0) {
            break;
        }
        if (k == until) {
            t = now[1];
            if (at >= 0) {
                enter_context(g, &a, &jump[at], &jump_states[at * state_width], &jump_modes[at * mode_width], t);
            }
            unit_slopes(g, &a, &w, 0);
        }
        while ((row > 0) && (row > ((k > 1) ? piece_rows[k - 2] : 0))) {
            row--;
            follow_back(g, &a, &w, (stretch){now, until - (k - 1)}, row_times[row], t);
            until = k;
            t = fmin(t, row_times[row]);
            symgen_between(r->size, now, t, a.y);
            (void)spread_slopes(g, &a, t, a.y, 0);
            for (int32_t i = 0; i < (2 * a.n); i++) {
                pull_back(&a, &w, weights[(row * 2 * a.n) + i], &a.W[i * a.C]);
            }
        }
        if ((k == 1) || ((at >= 0) && (jump[at].piece >= (k - 1)))) {
            follow_back(g, &a, &w, (stretch){now, until - (k - 1)}, now[0], t);
            until = k - 1;
        }
    }
    for (int32_t i = 0; i < w.total; i++) {
        gradient[parameters + i] = w.by[i];
    }
}
