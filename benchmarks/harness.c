/* harness STATES SECONDS RESULTS LIBRARY...
 *
 * Loads every library, runs each of its functions once over all states and appends what comes out to RESULTS, then
 * times them: the contenders take turns, each turn is a few passes over PASS states, and the fastest pass counts.
 * Prints one line `library function ns_per_state` each, in the order of RESULTS. Runs on one core.
 *
 * STATES: int64 n, int64 count, then q, qd, qdd, tau, each count x n doubles, state by state; what does not fill a
 * pass is left out.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef PASS
#define PASS 512 /* states of a pass, a multiple of LANES */
#endif

enum { LANES = 8, FUNCTIONS = 12, MOST = 64 };
enum { STATES, BLOCKS, GROUPS, LAYOUTS };

typedef void function(size_t count, const void *q, const void *qd, const void *u, void *out);

/* Name, whether u is qdd, size of the output in powers: n^a * b. */
static const struct { const char *name; int qdd, square, times; } known[] = {
    {"inverse_dynamics", 1, 0, 1},     {"bias", 0, 0, 1},        {"mass_matrix", 0, 1, 1},
    {"forward_dynamics", 0, 0, 1},     {"forward_dynamics_aba", 0, 0, 1},
    {"step", 0, 0, 1},                 {"step_moving", 0, 0, 1},
    {"forward_dynamics_ldl", 0, 0, 1}, {"derivatives_ldl", 0, 1, 3},
    {"derivatives_aba", 0, 1, 3},      {"derivatives_implicit", 0, 1, 3},
    {"linearize", 0, 1, 6},
};

typedef struct { const char *library; function *call; int layout, single, which; double best; size_t repeats; } entry;

_Static_assert(sizeof known / sizeof *known == FUNCTIONS, "every function has its row");

static size_t n, count;
static double *plain[4];                    /* q, qd, qdd, tau */
static void *arranged[LAYOUTS][2][4];       /* the same in every layout, in double and float */
static void *out;

/* Where element j of state s lies in a layout. */
static size_t place(int layout, size_t size, size_t j, size_t s)
{
    const size_t unit = layout == BLOCKS ? PASS : LANES;
    if (layout == STATES) return s * size + j;
    return (s / unit) * size * unit + j * unit + s % unit;
}

static void *memory(size_t bytes)
{
    void *found = aligned_alloc(4096, (bytes + 4095) / 4096 * 4096);
    if (!found) { fputs("out of memory\n", stderr); exit(1); }
    memset(found, 0, bytes);
    return found;
}

static void arrange(void)
{
    for (int layout = 0; layout < LAYOUTS; layout++)
        for (int array = 0; array < 4; array++) {
            double *wide = memory(count * n * sizeof(double));
            float *narrow = memory(count * n * sizeof(float));
            for (size_t s = 0; s < count; s++)
                for (size_t j = 0; j < n; j++) {
                    wide[place(layout, n, j, s)] = plain[array][s * n + j];
                    narrow[place(layout, n, j, s)] = (float)plain[array][s * n + j];
                }
            arranged[layout][0][array] = wide;
            arranged[layout][1][array] = narrow;
        }
}

static size_t outputs(const entry *e)
{
    return (known[e->which].square ? n * n : n) * (size_t)known[e->which].times;
}

/* One pass: 512 states from the first one on; the result goes to the same place of `out`. */
static void pass(const entry *e, size_t first)
{
    const size_t real = e->single ? sizeof(float) : sizeof(double);
    void **in = arranged[e->layout][e->single];
    const size_t at = first * n * real;
    e->call(PASS, (char *)in[0] + at, (char *)in[1] + at, (char *)in[known[e->which].qdd ? 2 : 3] + at,
            (char *)out + first * outputs(e) * real);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

/* Nanoseconds per state of `repeats` passes over the same states. */
static double timed(const entry *e, size_t first, size_t repeats)
{
    const double start = now();
    for (size_t k = 0; k < repeats; k++) pass(e, first);
    return (now() - start) / (double)(repeats * PASS);
}

static void record(const entry *e, FILE *results)
{
    const size_t size = outputs(e);
    double *line = memory(count * size * sizeof(double));
    for (size_t first = 0; first < count; first += PASS) pass(e, first);
    for (size_t s = 0; s < count; s++)
        for (size_t j = 0; j < size; j++) {
            const size_t at = place(e->layout, size, j, s);
            line[s * size + j] = e->single ? (double)((float *)out)[at] : ((double *)out)[at];
        }
    fwrite(line, sizeof(double), count * size, results);
    free(line);
}

static void pin(void)
{
    cpu_set_t allowed, one;
    sched_getaffinity(0, sizeof allowed, &allowed);
    for (int core = CPU_SETSIZE - 1; core >= 0; core--)
        if (CPU_ISSET(core, &allowed)) {
            CPU_ZERO(&one);
            CPU_SET(core, &one);
            sched_setaffinity(0, sizeof one, &one);
            return;
        }
}

static size_t load(const char *path, const char *folder, entry *entries)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) { fprintf(stderr, "%s\n", dlerror()); exit(1); }
    const int *layout = dlsym(library, "bench_layout"), *single = dlsym(library, "bench_single");
    void (*setup)(const char *);
    *(void **)&setup = dlsym(library, "bench_setup");
    if (setup) setup(folder);
    size_t found = 0;
    for (int which = 0; which < FUNCTIONS; which++) {
        char symbol[64];
        snprintf(symbol, sizeof symbol, "bench_%s", known[which].name);
        void *call = dlsym(library, symbol);
        if (!call) continue;
        entry e = {path, NULL, layout ? *layout : STATES, single ? *single : 0, which, 1e300, 1};
        *(void **)&e.call = call;
        entries[found++] = e;
    }
    return found;
}

int main(int argc, char **argv)
{
    static entry entries[MOST * FUNCTIONS];
    if (argc < 5 || argc > 4 + MOST) return 2;
    pin();
    FILE *states = fopen(argv[1], "rb");
    int64_t head[2];
    if (!states || fread(head, sizeof *head, 2, states) != 2) return 2;
    n = (size_t)head[0];
    count = (size_t)head[1];
    for (int array = 0; array < 4; array++) {
        plain[array] = memory(count * n * sizeof(double));
        if (fread(plain[array], sizeof(double), count * n, states) != count * n) return 2;
    }
    fclose(states);
    count -= count % PASS;
    arrange();

    char folder[4096];
    snprintf(folder, sizeof folder, "%s", argv[1]);
    char *slash = strrchr(folder, '/');
    if (slash) *slash = 0;
    size_t all = 0;
    for (int k = 4; k < argc; k++) all += load(argv[k], folder, entries + all);

    size_t largest = 1;
    for (size_t k = 0; k < all; k++)
        if (outputs(&entries[k]) > largest) largest = outputs(&entries[k]);
    out = memory(count * largest * sizeof(double));

    FILE *results = fopen(argv[3], "wb");
    if (!results) return 2;
    for (size_t k = 0; k < all; k++) record(&entries[k], results);
    fclose(results);

    const double until = now() + 1e9 * atof(argv[2]);
    for (size_t k = 0; k < all; k++) {
        const double guess = timed(&entries[k], 0, 1);
        entries[k].repeats = 1 + (size_t)(20e3 / (guess * PASS)); /* a clock's reading costs 0.1 % at most */
    }
    for (size_t turn = 0; now() < until || turn < 8; turn++)
        for (size_t k = 0; k < all; k++) {
            const size_t first = turn * PASS % count;
            pass(&entries[k], first);
            for (int again = 0; again < 5; again++) {
                const double ns = timed(&entries[k], first, entries[k].repeats);
                if (ns < entries[k].best) entries[k].best = ns;
            }
        }
    for (size_t k = 0; k < all; k++) printf("%s %s %.3f\n", entries[k].library, known[entries[k].which].name, entries[k].best);
    return 0;
}
