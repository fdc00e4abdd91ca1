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
    int32_t knots;         /* whether the chain has splines, at whose knots A has corners or jumps */
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
    sim_slopes *g, int64_t pieces, const double *piece, const int64_t *piece_counts, int64_t jumps, const sim_jump *jump,
    const double *jump_states, const signed char *jump_modes, const unsigned char *jump_hits, int64_t rows,
    const double *row_times);

/* The gradient of a scalar of a run's rows by one pass backwards. `g` has a column for each of `parameters`, then one for
   each row of S; `weights` (rows, 2 n) are the scalar's derivatives by the rows' q and qd. `gradient` (columns): by the
   parameters, then by S before the start. `room`: 2 (columns + rows of S) + 5 states + 2 n columns doubles. */
void symgen_slopes_back(
    sim_slopes *g, int32_t parameters, int64_t pieces, const double *piece, const int64_t *piece_counts, int64_t jumps,
    const sim_jump *jump, const double *jump_states, const signed char *jump_modes, const unsigned char *jump_hits,
    int64_t rows, const double *row_times, const double *weights, double *room, double *gradient);
/*END*/

enum { SLOPES_OK = 0, SLOPES_GRAZE = 1, SLOPES_TOGETHER = 2, SLOPES_NONE = 3 };

#define AT_BOUND 1e-8 /* distance from its bound, relative to one and its place, of a joint that an impact may push */
#define UNEXPLAINED 1e-7 /* part of the largest momentum that impulses of stops may leave unexplained */
#define GAUSS 5 /* most stages */
#define AT_KNOT 1e-4 /* error of a step over its coefficient of the highest degree, where that may come from a knot */
#define SHORTEST 1e-3 /* least part of a piece that is a step of collocation, */
#define OVER_KNOT 1e-8 /* and where a knot may be in it */

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
