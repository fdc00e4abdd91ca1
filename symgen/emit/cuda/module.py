"""A Program as CUDA C++: `<model>_cuda.h`, which any C or C++ compiler reads, and `<model>_cuda.cu`.

    CModule's statements --> device functions --> kernels --> functions of the host that launch them

The source compiles by nvcc, by NVRTC without the host's side, and as C++ of the host with a header `cuda_runtime.h`
that runs kernels as loops (`templates/cuda/host`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from symgen.emit.c.body import Body
from symgen.emit.c.config import CONFIGS, RESERVED, Config
from symgen.emit.c.contexts import DeclarationContext, HelpersContext
from symgen.emit.c.module import CModule
from symgen.emit.c.scalar_body import ScalarBody
from symgen.emit.c.sincos import CONSTANTS, pair_text
from symgen.emit.c.valid import rule_lines, rule_texts
from symgen.emit.comments import description_lines, function_lines, paragraph, remark
from symgen.emit.cuda.contexts import CudaHeaderContext, CudaSinCosContext, CudaSourceContext, HostContext, RulesContext
from symgen.emit.cuda.kernels import Kernel, over_parameters, over_states, reset, state_step
from symgen.emit.literals import literal
from symgen.emit.names import advances, array_name, output_names
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.options import Options
from symgen.program.function import Function, Program
from symgen.text.prose import Prose

__all__ = ["emit_cuda"]


class CudaBody(ScalarBody):
    """Prints the steps of one function; prepared number k of a set is `prepared[k * sets]`."""

    CONTEXT: ClassVar[str] = "prepared, sets"

    def _abreast(self) -> int:
        return 1


STATIC = "static __device__ __forceinline__"
APART = "static __device__ __noinline__"


def emit_cuda(program: Program, dtype: str, options: Options) -> tuple[SourceFile, ...]:
    """`<model>_cuda.h` and `<model>_cuda.cu`; no option changes them."""
    return CudaModule(program, CONFIGS[dtype]).files()


class CudaModule(CModule):
    """Prints the two files of one program."""

    BODY: ClassVar[type[Body]] = CudaBody
    RESTRICT: ClassVar[str] = ""
    STATIC: ClassVar[str] = f"{STATIC} "
    NUMBER: ClassVar[str] = "prepared[{}U * sets]"

    def __init__(self, program: Program, config: Config) -> None:
        super().__init__(program, config, libm=False, batches=False)

    def files(self) -> tuple[SourceFile, ...]:
        """The header, then the source."""
        name, config = self.program.name, self.config
        printed = [self._plain(function) for function in self.functions]
        preparing, prepares = self._prepare_kernel()
        ruling, rule_helpers = self._rules_kernel()
        stepping = [function for function in self.functions if advances(function) and not function.internal]
        told: list[tuple[Kernel, tuple[Prose, ...]]] = [
            (preparing, paragraph(_OF_PREPARE)), (ruling, paragraph(_OF_RULES.format(name)))
        ]  # fmt: skip
        for function in self.functions:
            if function.internal:
                continue
            told.append((over_states(function, name, config), self._about(function)))
            if function in stepping:
                told.append((state_step(function, name, config), paragraph(_OF_STEP.format(array_name(function)))))
        if stepping:
            told.append((reset(stepping[0], config), paragraph(_OF_RESET)))
        helpers = set(prepares).union(*(needed for _, needed in printed))
        source = render(
            CudaSourceContext(
                name,
                name.upper(),
                config.real,
                self._helpers(helpers) + rule_helpers,
                (*(text for text, _ in printed), *(kernel.device(name) for kernel, _ in told)),
                (self._host(), *(kernel.launch(name) for kernel, _ in told)),
            )
        )
        return (
            SourceFile(f"{name}_cuda.h", self._cuda_header(told)),
            SourceFile(f"{name}_cuda.cu", source.rstrip("\n") + "\n"),
        )

    def _leading(self, function: Function) -> tuple[tuple[str, str], ...]:
        return (("size_t ", "sets"),)

    def _static(self, function: Function) -> bool:
        return True

    def _helpers(self, helpers: set[str]) -> str:
        config, prefix = self.config, self.prefix
        zero, one = f"0.0{config.literal}", f"1.0{config.literal}"
        text = render(HelpersContext(prefix, config.real, zero, one, tuple(sorted(helpers)), STATIC))
        if "sincos" not in helpers:
            return text
        limit = literal(CONSTANTS[config.dtype].limit, config.dtype) + config.literal
        pair = pair_text(config, prefix, STATIC)
        return text + render(
            CudaSinCosContext(
                prefix, config.real, "static __device__", pair, limit, f"sin{config.libm}", f"cos{config.libm}"
            )
        )

    def _prepare_kernel(self) -> tuple[Kernel, set[str]]:
        """The kernel of `prepare`, and the helpers that it needs."""
        places = {name: _parameter(k) for k, name in enumerate(self.members)}
        lines, helpers = self._preparation(places)
        result = (f"{self.config.real} *", "prepared")
        return over_parameters("prepare", result, ("prepared += lane;", *lines), self.config), helpers

    def _rules_kernel(self) -> tuple[Kernel, str]:
        """The kernel of the rules on parameters, and helpers of its own."""
        places = {name: _parameter(k) for k, name in enumerate(self.members)}
        steps, helpers, _ = rule_lines(self.program, self.config, places, STATIC)
        text = render(RulesContext(len(rule_texts(self.program)), steps))
        return over_parameters("broken_rule", ("int *", "rules"), text.splitlines(), self.config), helpers

    def _host(self) -> str:
        defaults = tuple(
            f"parameters[{k}] = {literal(parameter.default, self.config.dtype)}{self.config.literal};"
            for k, parameter in enumerate(self.program.parameters)
        ) or ("(void)parameters;",)
        return render(HostContext(self.program.name, self.config.real, defaults, rule_texts(self.program)))

    def _about(self, function: Function) -> tuple[Prose, ...]:
        """The comment of a function at many states."""
        known = next((item for item in self.interface.functions if item.name == function.name), None)
        names = output_names(function, RESERVED)
        return function_lines(function, names, ", ".join(self.program.q_names), known)

    def _notes(self) -> tuple[Prose, ...]:
        """Use of the files, in paragraphs."""
        limit = f"{CONSTANTS[self.config.dtype].limit:.0f}"
        texts = (paragraph(note.format(self.program.name, limit)) for note in _NOTES)
        return tuple(line for text in texts for line in (Prose(), *text))

    def _cuda_header(self, told: Sequence[tuple[Kernel, tuple[Prose, ...]]]) -> str:
        program, name = self.program, self.program.name
        comment = (*description_lines(program.doc or name), *self._notes())
        declarations = [render(DeclarationContext(about, (kernel.signature(name),))) for kernel, about in told]
        return render(
            CudaHeaderContext(
                name=name,
                guard=f"{name.upper()}_CUDA_H",
                real=self.config.real,
                comment=comment,
                members=tuple(self.members.values()),
                remarks=tuple(map(remark, program.parameters, self.members.values())),
                sizes=(
                    ("JOINTS", len(program.q_names), "coordinates"),
                    ("PARAMETERS", len(self.members), "numbers of a set"),
                    ("PREPARED", self.prepared_size, "numbers of a set that is prepared"),
                ),
                declarations=tuple(declarations),
            )
        )


def _parameter(k: int) -> str:
    """Parameter k of the thread's set."""
    return f"parameters[{f'({k}U * sets) + ' if k else ''}lane]"


_OF_PREPARE = "All that depends on parameters alone, of each set of parameters. To be called after they have changed."
_OF_RULES = (
    "0 for each set of parameters that satisfies the rules of the chain's format; else the number of the first rule "
    "that it breaks, whose text is {0}_cuda_rule(number)."
)
_OF_STEP = (
    "{0} in place, with `steps` counting the steps that were taken: the time is steps * dt. To start, set q and qd and "
    "clear the rest. tau (and inputs) are held over a step; dt is one number for all states. A step that fails with 6 "
    "or 7 is not taken."
)
_OF_RESET = (
    "Begins those states anew whose mask is true: q and qd are set, modes and deflections cleared, the count is 0. The "
    "others stay as they are."
)
_NOTES = (
    "Functions of the host that run over many states on a device, one thread a state. All arrays lie on the device, as "
    "structures of arrays: element k of state s at [k*count + s], matrices row by row. `sets` is 1 for one set of "
    "parameters for all states, or `count` for one per state; parameter i of set s stands at parameters[i*sets + s]. "
    "To begin, fill parameters as {0}_cuda_default_parameters does, and call {0}_cuda_prepare; functions take its "
    "result. Results may take the place of arguments; other arrays must not overlap. Functions return at once, with 0 "
    "or CUDA's error; the stream, 0 for the default one, orders what they start.",
    "Sines and cosines are computed here up to {1} rad; beyond, CUDA's are called. With --fmad=false all else that is "
    "no function of the math library has the bits of C without contraction. Compile without --use_fast_math.",
)
