"""symgen as a contender: the C that it emits at this moment, one state at a time, in batches and in ensembles.

A chain that has a plan (`benchmarks.tuned`) is emitted by it, and besides by the plan of fewest operations and by the
fixed rules; run-time parameters are measured on chains whose numbers are parameters (`benchmarks.written`).
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from benchmarks.contender import BLOCKS, STATES, Contender
from benchmarks.states import DRY_FRICTION, MOVING_STEP, TIME_STEP
from benchmarks.tuned import counted_plan, found_plan
from benchmarks.written import OWN, SHARED, written
from symgen.compile.compiler import Compiler
from symgen.compile.flags import compile_flags, fused_flags, vector_flags
from symgen.compile.instructions import chosen_set
from symgen.derive.reduced.plan import batch_name
from symgen.describe.chain import Chain, Friction
from symgen.describe.expression import Number
from symgen.describe.validate import validate
from symgen.emit import emit_sources
from symgen.formulate.chain_plan import ChainPlan
from symgen.options import Options
from symgen.pipeline import program
from symgen.program.count import Operations, operations

__all__ = ["DYNAMICS", "FEWEST", "RULES", "build_flags", "contenders"]

DYNAMICS = ("inverse_dynamics", "bias", "mass_matrix", "forward_dynamics")
FEWEST, RULES = "fewest operations", "rules"
"""By what a chain with plans is emitted besides the plan that was found by time."""

ARGUMENTS = {"bias": ("q", "qd"), "mass_matrix": ("q",)}

GLUE = """#include "{name}_batch.h"
enum {{ MOST = 512, PARAMETERS = sizeof({name}_parameters) / sizeof({real}) }};
const int bench_layout = {layout}, bench_single = {single};
static union {{ {name}_parameters named; {real} value[PARAMETERS]; }} own;
static {name}_prepared prepared;
static {real} many_parameters[PARAMETERS * MOST];
static {real} many_prepared[sizeof({name}_prepared) / sizeof({real}) * (MOST + 64)] __attribute__((aligned(64)));
static size_t filled;
void bench_setup(const char *folder)
{{
    (void)folder;
    {name}_default_parameters(&own.named);
    {name}_prepare(&own.named, &prepared);
}}
/* The same parameters for every state of a pass. */
static const {real} *ensemble(size_t count)
{{
    if (count != filled) {{
        for (size_t k = 0; k < PARAMETERS; k++)
            for (size_t s = 0; s < count; s++)
                many_parameters[k * count + s] = own.value[k];
        {name}_prepare_ensemble(count, many_parameters, many_prepared);
        filled = count;
    }}
    return many_prepared;
}}
"""
FUNCTION = """void bench_{function}(size_t count, const {real} *q, const {real} *qd, const {real} *u, {real} *out)
{{
    (void)qd, (void)u;
    {call};
}}
"""
STEP = """static const signed char mode[{n}];
    for (size_t s = 0; s < count; s++) {{
        double q_next[{n}], status;
        signed char mode_next[{n}];
        {name}_step_arrays(&prepared, q + s * {n}, qd + s * {n}, mode, u + s * {n}, {dt!r}, q_next, out + s * {n},
                           mode_next, &status);
    }}"""
STEP_BATCH = """static const signed char mode[{n} * MOST];
    static signed char mode_next[{n} * MOST];
    static double dt[MOST], q_next[{n} * MOST], status[MOST];
    for (size_t s = 0; s < count; s++)
        dt[s] = {dt!r};
    {name}_step_batch(&prepared, count, q, qd, mode, u, dt, q_next, out, mode_next, status)"""
STEPS = {"step": TIME_STEP, "step_moving": MOVING_STEP}
"""Step by the name that it is measured under; modes before a step matter to steps that fail only."""


@dataclass(frozen=True)
class Form:
    """How functions are called: `""` (state by state), `"batch"` or `"ensemble"`; with what, and emitted how."""

    kind: str = ""
    dtype: str = "float64"
    libm: bool = False
    parameters: str = ""
    by: str = ""

    @property
    def words(self) -> str:
        chosen = (self.kind, "float" * (self.dtype == "float32"), "libm" * self.libm, self.parameters, self.by)
        return " ".join(word for word in chosen if word)


FORMS = (
    Form(),
    Form(by=FEWEST),
    Form(by=RULES),
    Form(libm=True),
    Form(parameters=OWN),
    Form(parameters=SHARED),
    Form("batch"),
    Form("batch", by=RULES),
    Form("batch", parameters=OWN),
    Form("batch", parameters=SHARED),
    Form("ensemble", parameters=OWN),
    Form(dtype="float32"),
    Form("batch", "float32"),
)


def contenders(chain: Chain, compilers: tuple[str, ...]) -> Iterator[Contender]:
    """Every form by every compiler; the linearisation, state by state, as a contender of its own."""
    chains = written(chain)
    plans = {variant: found_plan(each, variant) for variant, each in chains.items()}
    counted = counted_plan(chain)
    others = {RULES: None} if counted is None else {FEWEST: counted, RULES: None}
    for form in FORMS:
        if not form.by or (plans[""] is not None and form.by in others):
            plan = others[form.by] if form.by else plans[form.parameters]
            yield from dynamics(chains[form.parameters], compilers, form, plan)
    derivatives = _contender(chain, Form(), ("linearize",))
    stepping = [_contender(with_friction(chain), form, ("step",)) for form in (Form(), Form("batch"))]
    for compiler in compilers:
        for contender in (derivatives, *stepping):
            yield _as_built(contender.by(compiler))


def dynamics(
    chain: Chain,
    compilers: tuple[str, ...],
    form: Form,
    plan: ChainPlan | None = None,
    functions: tuple[str, ...] = DYNAMICS,
) -> Iterator[Contender]:
    """Inertia matrix, bias, inverse and forward dynamics, or some of them, in one form by every compiler."""
    contender = _contender(chain, form, functions, plan)
    return (_as_built(contender.by(compiler)) for compiler in compilers)


def build_flags(compiler: str, sources: Sequence[tuple[str, str]] = ()) -> tuple[str, ...]:
    """The flags of `symgen build`; of several sources, which are compiled together here, those of the longest."""
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
    longest = max((text for _, text in sources), key=len, default="")
    flags = compile_flags(longest, version, instructions=chosen_set(None, Compiler((compiler,), version)).flags)
    return (*flags, *fused_flags(flags, version), *vector_flags([name for name, _ in sources], version))


def _as_built(contender: Contender) -> Contender:
    """The contender as its user gets it."""
    return replace(contender, flags=build_flags(contender.compiler, contender.sources))


def _contender(chain: Chain, form: Form, functions: tuple[str, ...], plan: ChainPlan | None = None) -> Contender:
    optimised = program(chain, functions, plan)
    emitted = emit_sources(optimised, "c", form.dtype, Options(libm=form.libm))
    sources = tuple((s.name, s.text) for s in emitted)
    real = {"float64": "double", "float32": "float"}[form.dtype]
    glue = GLUE.format(
        name=chain.name,
        layout=BLOCKS if form.kind else STATES,
        single=int(form.dtype == "float32"),
        real=real,
    )
    for function in functions:
        for name in STEPS if function == "step" else (function,):
            glue += FUNCTION.format(function=name, real=real, call=_call(chain, form, name))
    counts = operations(optimised)
    return Contender(
        "symgen",
        form.words,
        "gcc",
        (*sources, ("glue.c", glue)),
        # a step's count is the worst case of its search, which says nothing of the time
        flops={name: counts[_emitted(name, form, counts)].flops for name in functions if name != "step"},
        tolerance=2e-3 if form.dtype == "float32" else 1e-9,
        blocked=bool(form.kind),
    )


def _emitted(function: str, form: Form, counts: Mapping[str, Operations]) -> str:
    """The function whose operations are carried out: batches may have a form of their own."""
    many = batch_name(function)
    return many if form.kind and many in counts else function


def _call(chain: Chain, form: Form, function: str) -> str:
    n = len(chain.q_names)
    if function in STEPS:
        return (STEP_BATCH if form.kind else STEP).format(name=chain.name, n=n, dt=STEPS[function])
    arguments = ARGUMENTS.get(function, ("q", "qd", "u"))
    if form.kind:
        prepared = "ensemble(count)" if form.kind == "ensemble" else "&prepared"
        return f"{chain.name}_{function}_{form.kind}({prepared}, count, {', '.join(arguments)}, out)"
    outputs = {"mass_matrix": [(n * n, 0)], "linearize": [(6 * n * n, 0), (6 * n * n, 4 * n * n)]}
    words = [f"{a} + s * {n}" for a in arguments]
    words += [f"out + s * {size} + {offset}" for size, offset in outputs.get(function, [(n, 0)])]
    call = f"{chain.name}_{function}(&prepared, {', '.join(words)})"
    return f"for (size_t s = 0; s < count; s++) {call}"


def with_friction(chain: Chain) -> Chain:
    """The chain with the dry friction in every joint that MuJoCo's model gets."""
    rough = Friction(coulomb=Number(DRY_FRICTION))
    return replace(chain, joints=tuple(replace(joint, friction=rough) for joint in validate(chain).joints))
