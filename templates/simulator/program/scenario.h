/* Scenario files: lines of a kind, a name where the kind has several, and a number or a table.

       duration 2
       q x 0.1
       tau x table 0 0  1 5  2 0      # time and value, ascending
*/
#ifndef SYMGEN_SCENARIO_H
#define SYMGEN_SCENARIO_H

#include <stddef.h>
#include <stdint.h>

#include "simulator.h"

/* A number that a scenario can set. */
typedef struct scenario_entry {
    const char *kind;
    const char *name; /* empty where the kind has one number */
    double *value;
    int32_t signal;     /* -1: no table; 0: an input, 1: an entry of tau */
    int32_t position;   /* of the entry in its signal */
    int32_t written;    /* by an expression, and not to be set */
} scenario_entry;

typedef struct scenario_tables {
    sim_table *table; /* allocated, like the numbers of each */
    int32_t count;
} scenario_tables;

/* Reads a file; 0, or 1 after a message on stderr that says what is wrong and where. */
int scenario_read(const char *path, const scenario_entry *entries, size_t count, scenario_tables *tables);

#endif
