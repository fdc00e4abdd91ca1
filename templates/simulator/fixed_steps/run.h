/* What a fixed-step simulation is made of, the same for every chain: signals, rows, events, limits, energies.

   Compiled with REAL, double or float. Every function is called through a pointer; nothing is allocated, and the number of
   joints has no limit: `symgen_fixed_workspace` says how much room a run needs. Signals and sums are doubles, whatever
   the model's numbers are. */
#include <math.h>
#include <stdint.h>
#include <string.h>

/*DECLARATIONS*/
typedef void (*law_function)(
    const void *prepared, const double *q, const double *qd, const double *x, const double *u, double t, double *values);

/* An emitted function; the chain's header says what it takes. */
typedef void (*fixed_function)(void);

typedef struct table {
    int32_t entry;
    int64_t size;
    const double *times;
    const double *values;
    int64_t at; /* the knot found last */
} table;

/* tau or inputs: constants (or what a callable answered), then tables, then what expressions give where `by_law`. */
typedef struct signal {
    int32_t size;
    double *values;
    int32_t table_count;
    table *tables;
    fixed_function law;
    const uint8_t *by_law;
    int64_t hold; /* steps between two calls of the law */
} signal;

/* Work of all that acts but tau, and losses, per time; accelerations besides. */
typedef struct powers {
    double work;
    double loss;
    REAL *qdd;
} powers;

/* A state on the way through a step, the modes that led to it, and the status of getting there. */
typedef struct state {
    REAL *q;
    REAL *qd;
    signed char *mode;
    REAL status;
} state;

/* What is held over a step that begins at t. */
typedef struct holds {
    REAL *tau;
    REAL *inputs;
    double t;
} holds;

/* Where intermediate results stand, `symgen_fixed_place` says. n coordinates, m inputs. */
typedef struct room {
    state end;
    state at; /* the parts of a step between its events */
    state high;
    state low;
    state probe;
    state stopped; /* the ledger of a part */
    state middle;
    powers ends[2];
    powers between;
    holds holds;
    REAL *force; /* as many as modes */
    REAL *rates; /* of all joints, where some have modes or stops of their own; like the following */
    REAL *places;
    REAL *pull;  /* n */
    REAL *damping; /* n * n */
    REAL *u;       /* m, like the following */
    REAL *u_before;
    double *q; /* n, the state as doubles */
    double *qd;
    double *found; /* results of a law: n, m or as many as states, whichever is most */
    double *mass;  /* n * n */
    double *part;  /* n * n, of joints that an impulse moves */
    double *change;
    double *impulse;
    double *row; /* of joints that follow several coordinates, like the following: n for each */
    double *answer;
    int32_t *others;
    signed char *mode;
    signed char *part_mode;
} room;

typedef struct run {
    int32_t n;
    int32_t modes; /* coordinates, then joints with friction that follow several of them */
    int32_t takes_inputs; /* whether the emitted functions take external signals */
    int32_t takes_time;   /* whether they take the time */
    int32_t free_count;
    const int32_t *free_joints; /* whose motion is not given */
    const uint8_t *rubbing;
    int32_t interpolated;
    const void *prepared;
    fixed_function step;
    fixed_function friction;
    fixed_function kinetic;
    fixed_function rates_of; /* of all joints; or null, like the following */
    const int32_t *rate_places; /* there, of the modes behind the coordinates */
    int32_t joints;
    fixed_function damping;
    fixed_function drives;
    fixed_function potential; /* where it exchanges energy itself */
    fixed_function applied;
    int32_t loaded; /* whether friction depends on loads */
    int32_t stop_count; /* joints with rigid stops; 0: the following are null */
    const int32_t *stop_joints; /* among the coordinates, or, with `positions`, among all joints */
    const double *stop_lower;
    const double *stop_upper;
    fixed_function positions; /* of all joints, where some with stops follow others; or null */
    fixed_function stored;    /* potential energy */
    signal *tau;
    signal *inputs;
    const void *law_prepared; /* of the expressions */
    fixed_function rates;              /* of a controller's continuous states, or null */
    fixed_function next;               /* of its sampled states, or null */
    int32_t continuous;
    int32_t sampled;
    double *x; /* continuous states, then sampled ones */
    double *x_begin; /* room for three times as many */
    const int64_t *periods; /* steps between two replacements */
    int64_t *due;           /* the step of the next */
    int32_t last;           /* no state is replaced for the last row */
    double t0;
    double dt;
    int64_t count; /* steps taken */
    REAL *q;
    REAL *qd;
    signed char *mode;
    double work;
    double loss;
    int32_t status; /* the worst of the steps taken */
    int32_t halts;  /* bit k: a step of status k is not taken */
    int32_t halted; /* the status of that step */
    int32_t concern; /* the state of a controller that is not finite there, or -1 */
    int32_t started;
    int64_t row_count;
    int64_t row; /* rows written */
    const int64_t *row_steps;
    REAL *row_q;
    REAL *row_qd;
    double *row_tau;
    double *row_inputs;
    double *row_x;
    double *row_work;
    double *row_loss;
    int64_t event_size;
    int64_t event;
    int64_t *event_steps;
    double *event_offsets;
    signed char *event_before;
    signed char *event_after;
    uint8_t *event_stops; /* of each joint with stops, whether it has met one; null without */
    double *event_losses; /* J lost in impacts */
    REAL *event_states; /* q, qd there, tau and inputs of the step: 3 n + m */
    const double *lower; /* limits of the joints */
    const double *upper;
    double *left_times; /* when each was left first, or NaN */
    double *left_values;
    const double *turn_at;   /* singular angles of turns of composite joints, NaN for other joints; or null */
    double turn_margin;      /* rad, within which they count, as whole half turns away from them */
    double *turn_times; /* when each came there first, or NaN */
    double *turn_values;
    /* the power at the end of the last step, for the next one */
    int32_t known;
    powers known_powers;
    signed char *known_mode;
    double *known_tau;
    double *known_inputs;
    double *held; /* inputs of the last step */
    room room;
} run;

/* Numbers of the room of a run with m inputs and a number of controller states: REALs, doubles, integers, signs. */
void symgen_fixed_workspace(const run *r, int32_t m, int32_t states, int64_t *sizes);

/* Gives a run its room in zeroed arrays of these sizes, once `n`, `modes`, `joints` and `inputs` are set, before anything
   else is called. */
void symgen_fixed_place(run *r, REAL *reals, double *doubles, int32_t *integers, signed char *signs);

/* Takes up to `steps` steps; returns 0 when done, 1 when the list of events is full, 2 when a step is not taken. */
int symgen_fixed_steps(run *r, int64_t steps);

/* The signals at the present state, and a row when one is due. 0: the next value of a sampled state is not finite; there
   is no row then. */
int symgen_row(run *r);
/*END*/

/*STATUSES*/

typedef const REAL *numbers;
typedef const signed char *mode_list;
typedef REAL *out;
