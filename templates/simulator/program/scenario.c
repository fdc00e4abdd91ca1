/* Reads scenario files; see scenario.h. */
#include "scenario.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char SPACES[] = " \t\r\n";

static int refuse(const char *path, long line, const char *words, const char *what)
{
    fprintf(stderr, "%s:%ld: %s%s%.80s\n", path, line, words, (what[0] != '\0') ? ": " : "", what);
    return 1;
}

static void *enlarge(void *block, size_t size)
{
    void *found = realloc(block, size);

    if (found == NULL) {
        fprintf(stderr, "no memory\n");
        exit(2);
    }
    return found;
}

/* A line of any length without its comment, in a block that grows; NULL at the end of the file. */
static char *next_line(FILE *file, char **block, size_t *size)
{
    size_t used = 0U;
    int character = fgetc(file);

    if (character == EOF) {
        return NULL;
    }
    while ((character != EOF) && (character != '\n')) {
        if ((used + 1U) >= *size) {
            *size = (2U * *size) + 64U;
            *block = enlarge(*block, *size);
        }
        (*block)[used] = (char)character;
        used++;
        character = fgetc(file);
    }
    if (*block == NULL) {
        *size = 64U;
        *block = enlarge(NULL, *size);
    }
    (*block)[used] = '\0';
    (*block)[strcspn(*block, "#")] = '\0';
    return *block;
}

/* 0: not one finite number. */
static int number(const char *word, double *value)
{
    char *end;

    if (word == NULL) {
        return 0;
    }
    *value = strtod(word, &end);
    return (end != word) && (*end == '\0') && isfinite(*value);
}

static int read_table(const char *path, long line, const scenario_entry *entry, scenario_tables *tables)
{
    double *times = NULL;
    double *values = NULL;
    int64_t size = 0;
    char *word;
    sim_table *table;

    if (entry->signal < 0) {
        return refuse(path, line, "only tau and input take tables", entry->kind);
    }
    while ((word = strtok(NULL, SPACES)) != NULL) {
        times = enlarge(times, (size_t)(size + 1) * sizeof(double));
        values = enlarge(values, (size_t)(size + 1) * sizeof(double));
        if (!number(word, &times[size]) || !number(strtok(NULL, SPACES), &values[size])) {
            return refuse(path, line, "a table is pairs of finite numbers, time and value", word);
        }
        if ((size > 0) && (times[size] < times[size - 1])) {
            return refuse(path, line, "the times of a table must not descend", word);
        }
        size++;
    }
    if (size == 0) {
        return refuse(path, line, "a table needs at least one time and value", "");
    }
    *entry->value = 0.0;
    for (int32_t k = 0; k < tables->count; k++) {
        if ((tables->table[k].of_tau == entry->signal) && (tables->table[k].entry == entry->position)) {
            return refuse(path, line, "this entry has a table already", entry->name);
        }
    }
    tables->table = enlarge(tables->table, (size_t)(tables->count + 1) * sizeof(sim_table));
    table = &tables->table[tables->count];
    table->of_tau = entry->signal;
    table->entry = entry->position;
    table->size = size;
    table->times = times;
    table->values = values;
    table->at = 0;
    tables->count++;
    return 0;
}

static const scenario_entry *find(const scenario_entry *entries, size_t count, const char *kind, const char *name)
{
    for (size_t k = 0U; k < count; k++) {
        if ((strcmp(entries[k].kind, kind) == 0)
            && ((entries[k].name[0] == '\0') || (strcmp(entries[k].name, name) == 0))) {
            return &entries[k];
        }
    }
    return NULL;
}

static int read_line(const char *path, long line, char *text, const scenario_entry *entries, size_t count, scenario_tables *tables)
{
    const char *kind = strtok(text, SPACES);
    const char *name;
    const scenario_entry *entry;
    const char *word;

    if (kind == NULL) {
        return 0;
    }
    name = strtok(NULL, SPACES);
    if (name == NULL) {
        return refuse(path, line, "a number is missing", kind);
    }
    entry = find(entries, count, kind, name);
    if (entry == NULL) {
        fprintf(stderr, "%s:%ld: nothing is called %.40s %.40s; there are", path, line, kind, name);
        for (size_t k = 0U; k < count; k++) {
            fprintf(stderr, "%s %s%s%s", (k > 0U) ? "," : "", entries[k].kind, (entries[k].name[0] != '\0') ? " " : "", entries[k].name);
        }
        fprintf(stderr, "\n");
        return 1;
    }
    word = (entry->name[0] == '\0') ? name : strtok(NULL, SPACES);
    if (entry->written != 0) {
        return refuse(path, line, "an expression of the emission gives this, no number can", entry->name);
    }
    if ((word != NULL) && (strcmp(word, "table") == 0)) {
        return read_table(path, line, entry, tables);
    }
    if (!number(word, entry->value) || (strtok(NULL, SPACES) != NULL)) {
        return refuse(path, line, "one finite number is wanted", (word != NULL) ? word : entry->name);
    }
    return 0;
}

int scenario_read(const char *path, const scenario_entry *entries, size_t count, scenario_tables *tables)
{
    FILE *file = fopen(path, "r");
    char *block = NULL;
    char *text;
    size_t size = 0U;
    long line = 0;
    int wrong = 0;

    if (file == NULL) {
        fprintf(stderr, "%s: %s\n", path, strerror(errno));
        return 1;
    }
    while (!wrong && ((text = next_line(file, &block, &size)) != NULL)) {
        line++;
        wrong = read_line(path, line, text, entries, count, tables);
    }
    free(block);
    fclose(file);
    return wrong;
}
