"""The functions for optimal control of a chain as one C file that CasADi loads with `casadi.external`.

The numeric functions are those of the C target, static, on what CasADi hands over; around each stands what CasADi asks
of an external function: names, sparsity, work, memory. Parameters are an argument `p` of every function; what depends
on them alone is kept in the function's memory until they change.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from symgen.emit.c.body import Body
from symgen.emit.c.config import CONFIGS
from symgen.emit.c.contexts import HelpersContext
from symgen.emit.c.module import CModule
from symgen.emit.c.sincos import sincos_text
from symgen.emit.casadi.contexts import CallContext, ExternalContext, MemoryContext, ModuleContext, PrepareContext
from symgen.emit.casadi.external import External, externals, families
from symgen.emit.casadi.sparsity import Pattern, dense
from symgen.emit.comments import argument_lines, description_lines
from symgen.emit.functions import emitted_functions
from symgen.emit.literals import literal
from symgen.emit.names import unused
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.options import Options
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter
from symgen.program.rewrite import with_bodies
from symgen.text.prose import Prose, prose

__all__ = ["emit_casadi"]

DEFAULTS = "parameters"
"""Name of the function that returns the chain's own parameters."""


def emit_casadi(program: Program, dtype: str, options: Options) -> tuple[SourceFile, ...]:
    """`<model>_casadi.c`, all in one file."""
    named = [item for name in families(program) for item in externals(program, name)]
    public = tuple(function for item in named for function in item.calls)
    printed = replace(program, functions=(*(f for f in program.functions if f.internal), *public))
    return (SourceFile(f"{program.name}_casadi.c", _Module(printed, dtype, options, named).text()),)


class _Module(CModule):
    """Prints the file of one program, its functions being compressed.

    Args:
        program: its functions static.
        dtype: of the numbers.
        options: `libm` is looked at.
        named: what CasADi calls.
    """

    def __init__(self, program: Program, dtype: str, options: Options, named: Sequence[External]) -> None:
        super().__init__(program, CONFIGS[dtype], options.libm, batches=False)
        self.named = named
        self.sparsity: dict[tuple[int, ...], str] = {}

    def text(self) -> str:
        """The whole file."""
        memory, helpers = self._memory()
        usual = [item for item in self.named if not item.directional]
        needed = with_bodies(function for item in usual for function in item.calls)
        functions: list[str] = []
        directional: list[str] = []
        for function in emitted_functions(self.program):
            text, used = self._function(replace(function, internal=True))
            (functions if function in needed else directional).append(text)
            helpers |= used
        externals = [self._defaults(), *(self._external(item) for item in usual)]
        directional += [self._external(item) for item in self.named if item.directional]
        return render(
            ModuleContext(
                self.program.name,
                self._comment(),
                memory,
                self._helpers(helpers),
                tuple(functions),
                tuple(_pattern_line(name, numbers) for numbers, name in self.sparsity.items()),
                tuple(externals),
                tuple(directional),
                f"{self.program.name.upper()}_FORWARD",
            )
        )

    def _helpers(self, helpers: set[str]) -> str:
        config = self.config
        zero, one = f"0.0{config.literal}", f"1.0{config.literal}"
        text = render(HelpersContext(self.prefix, config.real, zero, one, tuple(sorted(helpers))))
        return text + (sincos_text(config, self.prefix) if "sincos" in helpers else "")

    def _memory(self) -> tuple[str, set[str]]:
        """Parameters and prepared numbers, and the helpers that `prepare` needs."""
        program = self.program
        places = {parameter.name: f"p[{k}]" for k, parameter in enumerate(program.parameters)}
        readable: dict[object, str] = {("parameter", name): place for name, place in places.items()}
        readable |= {("prepared", k): f"prepared->k[{k}]" for k in range(len(program.prepare))}
        body = Body(self.config, self.prefix, readable, "v", libm=True)
        steps = list(body.lines(program.prepare, [f"prepared->k[{k}]" for k in range(len(program.prepare))]))
        for name, place in places.items():
            if ("parameter", name) in self.base_names:
                steps.append(f"{self.base_names['parameter', name]} = {place};")
        steps = steps or ["prepared->k[0] = 0.0;"]
        steps[:0] = [f"(void){name};" for name in unused(("p",), steps)]
        largest = max((pattern.rows for item in self.named for _, pattern in item.inputs), default=1)
        name = program.name
        prepare = PrepareContext(name, self.prepared_size, max(1, largest), tuple(steps))
        memory = MemoryContext(name, name.upper(), len(places))
        return render(prepare) + render(memory), body.printer.helpers

    def _defaults(self) -> str:
        """The function that returns the chain's own parameters."""
        values = [literal(parameter.default, self.config.dtype) for parameter in self.program.parameters]
        lines = "".join(f"        res[0][{k}] = {value};\n" for k, value in enumerate(values))
        call = f"    if (res[0] != NULL) {{\n{lines}    }}\n" if lines else ""
        item = External(
            f"{self.program.name}_{DEFAULTS}", (), (("p", dense(len(values))),), (), "The chain's own parameters"
        )
        return self._external(item, (call,) if call else ())

    def _external(self, item: External, calls: tuple[str, ...] = ()) -> str:
        names = [name for name, _ in item.inputs]
        place = f"arg[{names.index('p')}]" if "p" in names else "NULL"
        fixed = [k for k, name in enumerate(names) if name == "mode"]
        taken = ", ".join(f"{name}[{pattern.rows}]" for name, pattern in item.inputs)
        given = ", ".join(f"{name}[{_shape(pattern)}]" for name, pattern in item.outputs)
        about = f"{item.doc}: " if item.doc else ""
        return render(
            ExternalContext(
                self.program.name,
                item.symbol,
                prose(f"{about}({taken}) -> {given}"),
                tuple(f'"{name}"' for name in names),
                tuple(f'"{name}"' for name, _ in item.outputs),
                tuple(self._pattern(pattern) for _, pattern in item.inputs),
                tuple(self._pattern(pattern) for _, pattern in item.outputs),
                f"(i == {fixed[0]}) ? 0 : 1" if fixed else "((void)i, 1)",
                sum(len(pattern.places) for _, pattern in item.outputs),
                place,
                calls or tuple(self._calls(item)),
            )
        )

    def _call(self, item: External, function: Function, condition: str) -> str:
        """The call of a numeric function on what CasADi hands over."""
        name, names = self.program.name, [key for key, _ in item.inputs]
        arguments = ["prepared"]
        for argument in function.inputs:
            given = f"{name}_given(arg[{names.index(argument.name)}])"
            arguments.append(given if argument.shape else f"*{given}")
        work, results = 0, {}
        for k, (key, pattern) in enumerate(item.outputs):
            results[key] = f"{name}_wanted(res[{k}], &w[{work}])"
            work += len(pattern.places)
        arguments += [results[output.name] for output in function.outputs]
        return render(CallContext(condition, f"{self.prefix}{function.name}", tuple(arguments)))

    def _calls(self, item: External) -> Iterator[str]:
        """The calls of the numeric functions: of that with parameters where its results by them are wanted."""
        if not item.calls:
            return
        names, places = [key for key, _ in item.inputs], {key: k for k, (key, _) in enumerate(item.outputs)}
        plain, *every = item.calls
        usual = [output.name for output in plain.outputs]
        wanted = _any(places[name] for name in usual)
        if item.directional:
            conditions = [f"arg[{names.index('fwd_p')}] {sign} NULL" for sign in ("==", "!=")] if every else ["true"]
            conditions = [f"{wanted} && ({condition})" if every else wanted for condition in conditions]
        else:
            further = [output.name for f in every for output in f.outputs if output.name not in usual]
            by_parameters = _any(places[name] for name in further)
            conditions = [f"!({by_parameters}) && {wanted}", by_parameters] if further else [wanted]
        for function, condition in zip(item.calls, conditions, strict=False):
            yield self._call(item, function, condition)

    def _pattern(self, pattern: Pattern) -> str:
        """Name of a pattern's array."""
        return self.sparsity.setdefault(pattern.numbers, f"{self.prefix}s{len(self.sparsity)}")

    def _comment(self) -> tuple[Prose, ...]:
        """Description, how to load the file, arguments, parameters with their values."""
        program, name = self.program, self.program.name
        about = [line.format(name, name.upper()) for line in _OF_USE]
        arguments: dict[str, Argument] = {}
        for function in program.functions:
            if function.name.endswith("_value"):
                arguments |= {a.name: a for a in function.inputs}
        of_p = Argument("p", (len(program.parameters),), doc="parameters, in the order below")
        listed = [(a.name, a) for a in (*arguments.values(), of_p)]
        parameters: list[tuple[str, Argument | Output]] = [
            (f"p[{k}]", Argument(q.name, (), doc=_told(q))) for k, q in enumerate(program.parameters)
        ]
        lines = [*description_lines(program.doc or name), Prose(), *map(Prose, about), Prose()]
        lines += argument_lines(listed, "")
        lines += [Prose(), *argument_lines(parameters, "")] if parameters else []
        return tuple(lines)


def _told(parameter: RuntimeParameter) -> str:
    """Name, value, unit and description of a parameter."""
    value = f"{parameter.name} = {parameter.default!r}"
    return ", ".join(filter(None, (f"{value} {parameter.unit}".rstrip(), parameter.doc)))


def _any(places: Iterable[int]) -> str:
    """The condition that a result is wanted."""
    tests = [f"(res[{place}] != NULL)" for place in places]
    return f"({' || '.join(tests)})" if len(tests) > 1 else "".join(tests)


def _shape(pattern: Pattern) -> str:
    return f"{pattern.rows}" if pattern.columns == 1 else f"{pattern.rows}x{pattern.columns}"


def _pattern_line(name: str, numbers: Sequence[int]) -> str:
    return f"static const casadi_int {name}[] = {{{', '.join(map(str, numbers))}}};"


_OF_USE = (
    "Functions that CasADi loads. To compile and to load them:",
    "",
    "    cc -std=c99 -O3 -ffp-contract=fast -fPIC -shared {0}_casadi.c -o {0}_casadi.so -lm",
    '    xdot = casadi.external("{0}_xdot", "./{0}_casadi.so")',
    "",
    "Beside each function stand its Jacobian, its adjoint and the adjoint's Jacobian, the Hessian of a weighted sum;",
    "with -D{1}_FORWARD its derivative along one direction, too, which CasADi takes in the place of the Jacobian.",
)
