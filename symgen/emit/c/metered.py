"""Public forms of functions with loops whose work is bounded: within a budget, in constant time, or counted.

A call that uses its budget up has no answer. Its status is LIMIT, and a state stays as it was; a function without a
status gives NaN. A step always uses its budget: once it is done, the hardest state that is known is stepped again and
again until the budget ends, so that what is left takes the time of the same operations; a last part that is too short
even for the shortest step is used up by a loop of multiplications.
"""

from __future__ import annotations

from symgen.emit.c.charges import Charges
from symgen.emit.c.config import Config
from symgen.emit.c.controller_contexts import ConstantStepContext, CountsContext, WithinContext
from symgen.emit.c.state import state_sizes, state_step
from symgen.emit.literals import literal
from symgen.emit.names import state_count
from symgen.emit.templates import render
from symgen.errors import EmitError
from symgen.options import Budget
from symgen.program.function import Function
from symgen.program.nodes import MODE, REAL

__all__ = ["START", "constant_step", "counts", "counts_name", "levelled_name", "own_name", "within"]

TURN = 7
"""Work of a turn of the last loop: a load, a multiplication, an addition, a store, three for the loop."""

START = 2_000_000_000
"""The number from which counting goes down; a controller's `long` holds it."""


def own_name(function: Function) -> str:
    """Name of the function's statements, which draw on a budget."""
    return f"{function.name}_within"


def levelled_name(function: Function) -> str:
    """Name of the function that uses the whole budget."""
    return f"{function.name}_levelled"


def counts_name(model: str, function: str) -> str:
    """C name of the function that counts."""
    return f"{model}_{function}_counts"


def constant_step(
    function: Function, name: str, heads: tuple[str, str], config: Config, charges: Charges, budget: Budget
) -> str:
    """A step that takes the same time for every state, on arrays and on the struct of a state.

    Args:
        heads: of the form on arrays, and of the common part, whose name is `levelled_name`.
    """
    size, modes = state_sizes(function)
    hardest, again = _hardest(function, config, dict(budget.hardest))
    if budget.size is None:
        raise EmitError(f"{function.name}: a budget without a size")
    on_arrays = render(
        ConstantStepContext(
            model=name,
            levelled_signature=heads[1].replace("void ", "static bool ", 1),
            levelled=f"{name}_{levelled_name(function)}",
            array_signature=heads[0],
            own=f"{name}_{own_name(function)}",
            arguments=", ".join(argument.name for argument in function.inputs),
            real=config.types[REAL],
            mode=config.types[MODE],
            literal=config.literal,
            size=size,
            modes=modes,
            budget=budget.size,
            charge=charges.charge(function),
            rest=charges.rest(function),
            hardest=tuple(hardest),
            again=", ".join(again),
            turn=TURN,
            states=state_count(function),
            inputs=sum(argument.size for argument in function.inputs if argument.name == "inputs"),
        )
    )
    return on_arrays + state_step(function, name, config, "", f"{name}_{levelled_name(function)}")


def _hardest(function: Function, config: Config, state: dict[str, tuple[float, ...]]) -> tuple[list[str], list[str]]:
    """Declarations of the arguments of the hardest state, and what is passed for it."""
    declared, given = [], []
    for argument in function.inputs:
        own, real = f"hard_{argument.name}", argument.type == REAL
        values = state[argument.name] or (0.0,)
        texts = [literal(x, config.dtype) + config.literal if real else str(int(x)) for x in values]
        kind = config.types[argument.type]
        if argument.shape:
            declared.append(f"static const {kind} {own}[{len(texts)}] = {{{', '.join(texts)}}};")
        else:
            declared.append(f"const {kind} {own} = {texts[0]};")
        given.append(own)
    return declared, given


def within(
    function: Function,
    name: str,
    signature: str,
    names: tuple[str, ...],
    config: Config,
    charges: Charges,
    budget: Budget,
) -> str:
    """A function of plain arrays within its budget; `names` are those of its outputs."""
    if budget.size is None:
        raise EmitError(f"{function.name}: a budget without a size")
    arguments = ", ".join([*(argument.name for argument in function.inputs), *names])
    spent = []
    for output, own in zip(function.outputs, names, strict=True):
        if output.name == "status":
            spent = [f"*{own} = (*{own} < 6.0{config.literal}) ? 5.0{config.literal} : *{own};"]
            break
        if output.type == REAL:
            places = [f"{own}[{k}]" for k in range(output.size)] if output.shape else [f"*{own}"]
            spent += [f"{place} = ({config.real})NAN;" for place in places]
    return render(
        WithinContext(
            name,
            signature,
            f"{name}_{own_name(function)}",
            arguments,
            budget.size,
            charges.charge(function),
            tuple(spent),
        )
    )


def counts(function: Function, name: str, config: Config, charges: Charges) -> str:
    """The function that counts work, for `symgen.check.hard_states`.

    Its first argument is the number of states, its second one an array of arrays, which have a row for each state:
    parameters, then the function's inputs in order. Its results are the work and the status of each, 0 without one.
    """
    declared, results, given, status = [], [], [], "0.0"
    for place, argument in enumerate(function.inputs, 1):
        kind, size = config.types[argument.type], max(1, argument.size)
        row = f"in{place}"
        declared.append(f"const {kind} (*const {row})[{size}] = (const {kind} (*)[{size}])given[{place}];")
        given.append(f"{row}[k]" if argument.shape else f"{row}[k][0]")
    for place, output in enumerate(function.outputs):
        results.append(f"{config.types[output.type]} out{place}[{max(1, output.size)}];")
        given.append(f"out{place}")
        if output.name == "status":
            status = f"(double)out{place}[0]"
    return render(
        CountsContext(
            name=name,
            counts=counts_name(name, function.name),
            start=START,
            charge=charges.charge(function),
            declared=tuple(declared),
            results=tuple(results),
            function=f"{name}_{own_name(function)}",
            arguments=", ".join(given),
            status=status,
        )
    )
