"""A C program that calls every function of a model, with buffers exactly as long as the header says."""

from symgen.program.function import Program

TYPES = {"boolean": "bool", "mode": "signed char"}
NUMBERS = ("0.5", "-1.25", "3.0", "0.0", "1e30", "-2e5", "INFINITY", "NAN", "-0.75", "1e-30")


def main_text(program: Program, real: str, counts: tuple[int, ...] = (1, 2, 13, 37)) -> str:
    """The program's text: single states, batches and ensembles of different sets, ordinary numbers and awful ones."""
    name = program.name
    lines = [
        f'#include "{name}_batch.h"',
        "#include <math.h>",
        "#include <stdlib.h>",
        "#include <string.h>",
        f"static const {real} numbers[] = {{ {', '.join(f'({real}){x}' for x in NUMBERS)} }};",
        f"static {real} number(size_t i) {{ return numbers[(i * 7u + i / 10u) % {len(NUMBERS)}u]; }}",
        "static void *room(size_t bytes) { return malloc(bytes + (bytes == 0)); }",
        "int main(void)",
        "{",
        f"    {name}_parameters parameters; {name}_prepared prepared;",
        f"    {name}_default_parameters(&parameters); {name}_prepare(&parameters, &prepared);",
    ]
    for function in program.functions:
        if function.internal:
            continue
        for count in (0, *counts):
            lines += _call(name, function, real, count)
    return "\n".join([*lines, "    return 0;", "}", ""])


def _call(name, function, real, count):
    """One call for a single state (count 0), or the batch and the ensemble of so many."""
    lines = ["    {"]
    words = []
    many = max(1, count)
    items = [(f"a{k}", a, True) for k, a in enumerate(function.inputs)]
    items += [(f"b{k}", o, False) for k, o in enumerate(function.outputs)]
    for word, item, given in items:
        kind = TYPES.get(item.type, real)
        size = max(1, item.size) * many
        lines.append(f"        {kind} *{word} = room({size}u * sizeof({kind}));")
        if given:
            value = {"boolean": "(i % 3u) == 0u", "mode": "(signed char)((int)(i % 3u) - 1)"}.get(
                item.type, "number(i)"
            )
            lines.append(f"        for (size_t i = 0; i < {size}u; i++) {word}[i] = {value};")
        words.append(f"{word}[0]" if given and not item.shape and not count else word)
    arguments = "".join(f", {word}" for word in words)
    if not count:
        lines.append(f"        {name}_{function.name}(&prepared{arguments});")
    else:
        lines += [
            f"        {name}_{function.name}_batch(&prepared, {count}u{arguments});",
            f"        const size_t members = sizeof(parameters) / sizeof({real});",
            f"        {real} *sets = room({count}u * sizeof(parameters));",
            f"        {real} *all = room({name}_ensemble_size({count}u) * sizeof({real}));",
            f"        for (size_t i = 0; i < members * {count}u; i++)",
            f"            sets[i] = (({real} *)&parameters)[i / {count}u] * ({real})(i % 5u == 0u ? 1.25 : 1.0);",
            f"        {name}_prepare_ensemble({count}u, sets, all);",
            f"        {name}_{function.name}_ensemble(all, {count}u{arguments});",
            "        free(sets); free(all);",
        ]
    return [*lines, *(f"        free({word});" for word, _, _ in items), "    }"]
