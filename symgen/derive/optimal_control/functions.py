"""The functions for optimal control of a chain, and the Program of those that are wanted.

    xdot(x, u, p)                       (qd, qdd) of the smooth forward dynamics, x = (q, qd)
    next(x, u, p, dt)                   x after one Runge-Kutta step of order 4 under held forces
    friction_xdot(x, u, mode, p)        the same two in given modes of the joints: +1, 0 (stuck), -1
    friction_next(x, u, mode, p, dt)
    friction(x, u, mode, p)             friction of all joints in these modes

u has an entry per actuated joint, p one per run-time parameter. Chains with external signals or time have `inputs` and
`t` as last arguments. Joints that stick have no acceleration; in `friction_next` coordinates that stick are at rest,
whatever their rates, and joints that follow several coordinates keep theirs. Friction that holds joints at rest is
undetermined where more of them stick than the mechanism has freedoms: those that rest because others do then have none
here.

Each function is divided into Program functions by the derivative and by whether parameters are among its variables, so
that those who do not ask for derivatives by parameters do not pay for them: `<name>_value`, and `_jac`, `_adj`, `_fwd`
and `_hes` without parameters, `_jac_all` and so on with them. Results are named as CasADi names blocks:
`jac_<result>_<argument>`, `adj_<argument>`, `fwd_<result>`, `jac_adj_<argument>_<argument>`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from symgen.derive.fast import Writer
from symgen.derive.functions.arguments import arguments
from symgen.derive.optimal_control.implicit import Matrix
from symgen.derive.optimal_control.motion import Motion, motion, sliding_motions
from symgen.derive.optimal_control.runge_kutta import Step
from symgen.derive.optimal_control.sources import Source, of_implicit, of_step
from symgen.derive.optimal_control.stages import StageFunction
from symgen.derive.program import chain_program
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import rubs
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import Node

__all__ = ["FORMULATIONS", "ControlFunction", "control_functions", "control_program"]

FORMULATIONS = ("linearize", "forward_dynamics")
"""The functions whose formulations are followed."""


@dataclass(frozen=True, slots=True)
class ControlFunction:
    """A function: its result, its size in joints, and what it is.

    Attributes:
        name: without the model's prefix.
        result: name of the result.
        width: entries of the result per joint.
        doc: one line.
        modes: whether it is one in given modes.
        steps: whether it is a step.
    """

    name: str
    result: str
    width: int
    doc: str
    modes: bool = False
    steps: bool = False


_ALL = (
    ControlFunction("xdot", "xdot", 2, "Rates and accelerations (qd, qdd)"),
    ControlFunction("next", "x_next", 2, "State after one Runge-Kutta step of order 4 under held forces", steps=True),
    ControlFunction("friction_xdot", "xdot", 2, "Rates and accelerations (qd, qdd) in given modes", modes=True),
    ControlFunction(
        "friction_next", "x_next", 2, "State after one Runge-Kutta step of order 4 in given modes", True, True
    ),
    ControlFunction("friction", "friction", 1, "Friction of all joints in given modes, against tau", modes=True),
)


def control_functions(mechanism: Mechanism | None) -> dict[str, ControlFunction]:
    """The functions of a chain by name, those in given modes where joints have friction; without a chain all."""
    return {item.name: item for item in _ALL if mechanism is None or rubs(mechanism.chain) or not item.modes}


def control_program(writer: Writer, names: Sequence[str]) -> Program:
    """The Program of the named functions.

    Args:
        writer: of the chain; its plans hold `FORMULATIONS`.
        names: of `control_functions(chain)`.
    """
    mechanism, pool = writer.mechanism, writer.pool
    table = control_functions(mechanism)
    parameters = tuple(pool.parameter(p.name) for p in mechanism.parameters if not p.constant)
    wanted = [item for name, item in table.items() if name in names]
    smooth = motion(writer) if any(not item.modes for item in wanted) else None
    sliding, friction = sliding_motions(writer) if any(item.modes for item in wanted) else (None, None)
    functions: list[Function] = []
    for item in wanted:
        found = friction if item.name == "friction" else sliding if item.modes else smooth
        assert found is not None
        functions += _family(writer, item, found, parameters)
    return chain_program(mechanism, pool, functions)


def _family(writer: Writer, item: ControlFunction, motion: Motion, parameters: tuple[Node, ...]) -> Iterator[Function]:
    """The Program functions of one function."""
    pool, given = writer.pool, _arguments(writer.mechanism, item.modes)
    every = (*given, Argument("dt", (), doc="step", unit="s")) if item.steps else given

    value = StageFunction(pool, f"{item.name}_stage", given, [[motion.function.result()]])

    def source(of: tuple[Node, ...]) -> Source:
        if item.steps:
            return of_step(Step(pool, f"{item.name}{'_all' if of else ''}", motion, value, given, of))
        real = [pool.input(a.name, k) for a in given if a.name != "mode" for k in range(a.size)]
        rates = [pool.input("x", k) for k in range(len(writer.q), 2 * len(writer.q))]
        function = motion.function
        if item.name != "friction":
            function = replace(function, outputs=(*rates, *function.outputs))
        return of_implicit(function, (*real, *of))

    size = arguments(writer.mechanism).modes if item.name == "friction" else item.width * len(writer.q)
    adjoint = Argument(f"adj_{item.result}", (size,))
    weights = [pool.input(adjoint.name, k) for k in range(size)]
    plain = source(())
    yield Function(f"{item.name}_value", every, (Output(item.result, (size,), tuple(plain.result())),), item.doc)
    for ending, found in (("", plain), *([("_all", source(parameters))] if parameters else [])):
        blocks = _blocks(found.y)
        jacobian = found.jacobian()
        first = {f"jac_{item.result}_{g}": _columns(jacobian, at) for g, at in blocks.items()}
        yield _function(f"{item.name}_jac{ending}", every, first)
        gradient = found.adjoint(weights)
        vectors = {f"adj_{g}": [gradient[k] for k in at] for g, at in blocks.items()}
        yield _of_vectors(f"{item.name}_adj{ending}", (*every, adjoint), vectors)
        seeds = tuple(Argument(f"fwd_{g}", (len(at),)) for g, at in blocks.items())
        along = found.directional([pool.input(f"fwd_{g}", k) for g, at in blocks.items() for k in range(len(at))])
        yield _of_vectors(f"{item.name}_fwd{ending}", (*every, *seeds), {f"fwd_{item.result}": along})
        hessian = found.hessian(weights, range(len(found.y)))
        second: dict[str, Matrix] = {}
        for g, at in blocks.items():
            for other, there in blocks.items():
                second[f"jac_adj_{g}_{other}"] = _columns([hessian[k] for k in at], there)
            second[f"jac_adj_{g}_{adjoint.name}"] = [[row[k] for row in jacobian] for k in at]
        yield _function(f"{item.name}_hes{ending}", (*every, adjoint), second)


def _blocks(y: Sequence[Node]) -> dict[str, list[int]]:
    """Positions of the variables by their argument, parameters as `p`."""
    found: dict[str, list[int]] = {}
    for k, node in enumerate(y):
        found.setdefault("p" if node.op == "parameter" else node.value[0], []).append(k)
    return found


def _columns(rows: Matrix, places: Sequence[int]) -> Matrix:
    return [[row[k] for k in places] for row in rows]


def _function(name: str, inputs: tuple[Argument, ...], results: dict[str, Matrix]) -> Function:
    outputs = tuple(
        Output(key, (len(rows), len(rows[0])), tuple(x for row in rows for x in row))
        for key, rows in results.items()
        if rows and rows[0]
    )
    return Function(name, inputs, outputs)


def _of_vectors(name: str, inputs: tuple[Argument, ...], results: dict[str, list[Node]]) -> Function:
    outputs = tuple(Output(key, (len(nodes),), tuple(nodes)) for key, nodes in results.items() if nodes)
    return Function(name, inputs, outputs)


def _arguments(mechanism: Mechanism, modes: bool) -> tuple[Argument, ...]:
    """Arguments of the motion's functions."""
    given = arguments(mechanism)
    state = Argument("x", (2 * given.n,), doc="joint coordinates and rates (q, qd)", unit="rad or m, and per s")
    actuated = ", ".join(mechanism.q_names[k] for k in mechanism.actuated) or "none"
    force = Argument("u", (given.m,), doc=f"forces of the actuated joints: {actuated}")
    mode = (
        (Argument("mode", (given.modes,), doc=f"modes: +1, 0 (stuck), -1; not differentiated{given.behind}"),)
        if modes
        else ()
    )
    return (state, force, *mode, *given.tail)
