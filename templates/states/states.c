/* Arrays of states as Python lays them out, for the functions of all models: block by block through their batches. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

typedef NUMBER number;

/*DECLARATIONS*/
/* An array: numbers of a state, bytes of a number, whether they are modes. */
typedef struct kind {
    size_t size;
    size_t wide;
    size_t modes;
} kind;

/* A function: how it is called, bytes of a prepared set, how many arguments and, with results, arrays it has; whether
   results must be finite; and which numbers of which argument must be zero. */
typedef struct task {
    void (*run)(const void *prepared, int how, size_t count, void *const *block);
    size_t set;
    size_t given;
    size_t arrays;
    size_t checked;
    const kind *array;
    size_t among;
    size_t zeros;
    const size_t *zero;
} task;

int states(const task *known, const void *prepared, int manner, size_t total, size_t first, size_t last, void *const *arrays);
int prepare_each(void (*prepare)(size_t count, const NUMBER *parameters, NUMBER *prepared), size_t size, size_t set, size_t total, const NUMBER *parameters, size_t row, size_t column, void *prepared);
/*END*/

/* How states are computed: all of one set, each of its own, or a state alone, by the function for one state; and whether
   each number of all states lies together, or state after state. */
enum { TOGETHER = 0, EACH = 1, ALONE = 2, APART = 4 };

static size_t least(size_t a, size_t b)
{
    return (a < b) ? a : b;
}

static void copy_numbers(size_t lines, size_t length, const number *from, size_t line, size_t step, number *to, size_t wide)
{
    for (size_t i = 0U; i < lines; i++) {
        for (size_t j = 0U; j < length; j++) {
            to[(i * wide) + j] = from[(i * line) + (j * step)];
        }
    }
}

static void copy_bytes(size_t lines, size_t length, const signed char *from, size_t line, size_t step, signed char *to, size_t wide)
{
    for (size_t i = 0U; i < lines; i++) {
        for (size_t j = 0U; j < length; j++) {
            to[(i * wide) + j] = from[(i * line) + (j * step)];
        }
    }
}

/* Writes lines of a length, `wide` apart; element j of line i is read at i * line + j * step. */
static void copy(const kind *own, size_t lines, size_t length, const void *from, size_t line, size_t step, void *to, size_t wide)
{
    if (own->wide == sizeof(number)) {
        copy_numbers(lines, length, from, line, step, to, wide);
    } else {
        copy_bytes(lines, length, from, line, step, to, wide);
    }
}

/* States of an array into a block, where element k of state s of `count` is at [k * count + s]. */
static void gather(const kind *own, int apart, size_t total, size_t first, size_t count, const void *array, void *block)
{
    const size_t row = apart ? 1U : own->size;
    const char *const from = (const char *)array + (first * row * own->wide);

    copy(own, own->size, count, from, apart ? total : 1U, row, block, count);
}

/* The way back. */
static void scatter(const kind *own, int apart, size_t total, size_t first, size_t count, const void *block, void *array)
{
    char *const to = (char *)array + (first * (apart ? 1U : own->size) * own->wide);

    if (apart) {
        copy(own, own->size, count, block, count, 1U, to, total);
    } else {
        copy(own, count, own->size, block, 1U, count, to, own->size);
    }
}

/* An infinity, or no number, times zero is no number. */
static int finite(size_t size, const number *numbers)
{
    int bad = 0;

    for (size_t i = 0U; i < size; i++) {
        bad |= ((numbers[i] * 0) != 0);
    }
    return !bad;
}

/* Runs a block; 1 when a checked result is not finite. */
static int computed(const task *known, const void *prepared, int how, size_t count, void *const *block)
{
    int unusual = 0;

    known->run(prepared, how, count, block);
    for (size_t i = known->given; (known->checked != 0) && (i < known->arrays); i++) {
        unusual |= !finite(known->array[i].size * count, block[i]);
    }
    return unusual;
}

/* 0 when a number that must be zero is not, or a mode is none. */
static int sensible(const task *known, int apart, size_t total, size_t first, size_t last, void *const *arrays)
{
    int bad = 0;

    for (size_t i = 0U; i < known->given; i++) {
        const size_t size = known->array[i].size;
        const size_t row = apart ? 1U : size;
        const size_t column = apart ? total : 1U;

        for (size_t s = first; (known->array[i].modes != 0) && (s < last); s++) {
            for (size_t k = 0U; k < size; k++) {
                const signed char mode = ((const signed char *)arrays[i])[(s * row) + (k * column)];

                bad |= (mode < -1) | (mode > 1);
            }
        }
        for (size_t z = 0U; (i == known->among) && (z < known->zeros); z++) {
            for (size_t s = first; s < last; s++) {
                bad |= !(((const number *)arrays[i])[(s * row) + (known->zero[z] * column)] == 0);
            }
        }
    }
    return !bad;
}

/* Prepares one set of `size` parameters for each state, block by block; sets are `set` bytes apart. -1 without memory. */
int prepare_each(void (*prepare)(size_t count, const number *parameters, number *prepared), size_t size, size_t set, size_t total, const number *parameters, size_t row, size_t column, void *prepared)
{
    number *const part = malloc((size + 1U) * BLOCK * sizeof(number));

    if (part == NULL) {
        return -1;
    }
    for (size_t first = 0U; first < total; first += BLOCK) {
        const size_t count = least(BLOCK, total - first);

        copy_numbers(size, count, &parameters[first * row], column, row, part, count);
        prepare(count, part, (number *)((char *)prepared + (first * set)));
    }
    free(part);
    return 0;
}

/* Computes the states from `first`, which begins a block, to before `last`, with one set or with sets as prepared above.
   1 when a checked result is not finite, -1 without memory, -2, and nothing done, when a value is not as it must be. */
int states(const task *known, const void *prepared, int manner, size_t total, size_t first, size_t last, void *const *arrays)
{
    const int how = manner & ~APART;
    const int apart = (manner & APART) != 0;
    const size_t most = least(BLOCK, last - first);
    void **block;
    size_t bytes = (known->arrays * sizeof(void *)) + LINE;
    int unusual = 0;

    if (!sensible(known, apart, total, first, last, arrays)) {
        return -2;
    }
    if ((apart || (total == 1U)) && ((last - first) == total)) {
        return computed(known, prepared, how, total, arrays);
    }
    for (size_t i = 0U; i < known->arrays; i++) {
        bytes += most * known->array[i].size * known->array[i].wide;
    }
    block = malloc(bytes);
    if (block == NULL) {
        return -1;
    }
    block[0] = (unsigned char *)&block[known->arrays] + ((LINE - ((uintptr_t)&block[known->arrays] % LINE)) % LINE);
    for (size_t i = 1U; i < known->arrays; i++) {
        block[i] = (unsigned char *)block[i - 1U] + (most * known->array[i - 1U].size * known->array[i - 1U].wide);
    }
    while (first < last) {
        const size_t count = least(most, last - first);

        for (size_t i = 0U; i < known->given; i++) {
            gather(&known->array[i], apart, total, first, count, arrays[i], block[i]);
        }
        unusual |= computed(known, (how == EACH) ? (const char *)prepared + (first * known->set) : prepared, how, count, block);
        for (size_t i = known->given; i < known->arrays; i++) {
            scatter(&known->array[i], apart, total, first, count, block[i], arrays[i]);
        }
        first += count;
    }
    free(block);
    return unusual;
}
