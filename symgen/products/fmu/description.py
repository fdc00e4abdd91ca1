"""modelDescription.xml of an FMU, and the list of its sources for those who compile it themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from symgen.about import __version__
from symgen.products.fmu.variables import Interface, Variable

__all__ = ["Facts", "build_description", "description"]

BASE = {
    "rad": {"rad": "1"}, "rad/s": {"rad": "1", "s": "-1"}, "rad/s2": {"rad": "1", "s": "-2"},
    "m": {"m": "1"}, "m/s": {"m": "1", "s": "-1"}, "m/s2": {"m": "1", "s": "-2"}, "s": {"s": "1"},
    "N": {"kg": "1", "m": "1", "s": "-2"}, "N.m": {"kg": "1", "m": "2", "s": "-2"},
    "J": {"kg": "1", "m": "2", "s": "-2"},
}  # fmt: skip
"""Exponents of base units; other units are names alone."""

ABLE = {
    "canGetAndSetFMUstate": "true",
    "canSerializeFMUstate": "true",
    "providesDirectionalDerivative": "true",
}
"""Attributes of both kinds in FMI 2.0."""

ABLE_3 = {
    "canGetAndSetFMUState": "true",
    "canSerializeFMUState": "true",
    "providesDirectionalDerivatives": "true",
    "providesAdjointDerivatives": "true",
}
"""Attributes of both kinds in FMI 3.0."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts about a model besides its variables.

    Attributes:
        name: identifier.
        doc: for people.
        duration, sample, rtol: printed, of the default experiment.
        sources: names of the files that are compiled.
    """

    name: str
    doc: str
    duration: str
    sample: str
    rtol: str
    sources: tuple[str, ...]


def description(facts: Facts, interface: Interface, fmi: int, token: str) -> str:
    """modelDescription.xml.

    Args:
        facts: of the model.
        interface: its variables.
        fmi: version, 2 or 3.
        token: GUID or instantiation token.
    """
    root = _version_2(facts, interface, token) if fmi == 2 else _version_3(facts, interface, token)
    return _text(root)


def build_description(facts: Facts) -> str:
    """sources/buildDescription.xml of FMI 3.0."""
    root = Element("fmiBuildDescription", {"fmiVersion": "3.0"})
    configuration = _add(root, "BuildConfiguration", modelIdentifier=facts.name)
    files = _add(configuration, "SourceFileSet", language="C99")
    for name in facts.sources:
        _add(files, "SourceFile", name=name)
    _add(configuration, "Library", name="m")
    return _text(root)


def _add(parent: Element, tag: str, **attributes: str) -> Element:
    return SubElement(parent, tag, attributes)


def _text(root: Element) -> str:
    indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, "unicode") + "\n"


def _head(facts: Facts, version: str, **own: str) -> Element:
    about = {"fmiVersion": version, "modelName": facts.name}
    about |= {"description": facts.doc} if facts.doc else {}
    about |= {"generationTool": f"symgen {__version__}", "variableNamingConvention": "structured"}
    return Element("fmiModelDescription", about | own)


def _version_2(facts: Facts, interface: Interface, token: str) -> Element:
    variables = interface.variables
    root = _head(facts, "2.0", guid=token, numberOfEventIndicators=str(len(interface.indicators)))
    exchange = _add(root, "ModelExchange", modelIdentifier=facts.name, **ABLE)
    stepping = _add(
        root, "CoSimulation", modelIdentifier=facts.name, canHandleVariableCommunicationStepSize="true", **ABLE
    )
    for kind in (exchange, stepping):
        files = _add(kind, "SourceFiles")
        for name in facts.sources:
            _add(files, "File", name=name)
    _units(root, variables)
    _logging(root)
    _experiment(root, facts)
    number = {variable.reference: str(k) for k, variable in enumerate(variables, 1)}
    listed = _add(root, "ModelVariables")
    for variable in variables:
        scalar = _add(
            listed, "ScalarVariable", name=variable.name, valueReference=str(variable.reference), **_kind(variable)
        )
        own = {"start": variable.start} if variable.start else {}
        if variable.whole:
            _add(scalar, "Integer", **own)
            continue
        own |= {"unit": variable.unit} if variable.unit else {}
        own |= {"nominal": variable.nominal} if variable.nominal else {}
        own |= {"derivative": number[variable.of]} if variable.of >= 0 else {}
        _add(scalar, "Real", **own)
    structure = _add(root, "ModelStructure")
    by_reference = {variable.reference: variable for variable in variables}
    for title, references in (
        ("Outputs", _outputs(variables)), ("Derivatives", interface.derivatives),
        ("InitialUnknowns", _initial(interface)),
    ):  # fmt: skip
        part = _add(structure, title)
        for reference in sorted(references) if title != "Derivatives" else references:
            variable = by_reference[reference]
            own = {"index": number[reference]}
            if variable.depends is not None and title != "InitialUnknowns":
                own["dependencies"] = " ".join(number[known] for known in variable.depends)
            _add(part, "Unknown", **own)
    return root


def _version_3(facts: Facts, interface: Interface, token: str) -> Element:
    variables = (*interface.variables, *interface.indicators)
    root = _head(facts, "3.0", instantiationToken=token)
    _add(root, "ModelExchange", modelIdentifier=facts.name, needsCompletedIntegratorStep="true", **ABLE_3)
    _add(
        root, "CoSimulation", modelIdentifier=facts.name, **ABLE_3, canHandleVariableCommunicationStepSize="true",
        hasEventMode="true",
    )  # fmt: skip
    _units(root, variables)
    _logging(root)
    _experiment(root, facts)
    listed = _add(root, "ModelVariables")
    for variable in sorted(variables, key=lambda each: each.reference):
        own = {"name": variable.name, "valueReference": str(variable.reference), **_kind(variable)}
        own |= {"start": variable.start} if variable.start else {}
        if not variable.whole:
            own |= {"unit": variable.unit} if variable.unit else {}
            own |= {"nominal": variable.nominal} if variable.nominal else {}
            own |= {"derivative": str(variable.of)} if variable.of >= 0 else {}
        _add(listed, "Int32" if variable.whole else "Float64", **own)
    structure = _add(root, "ModelStructure")
    by_reference = {variable.reference: variable for variable in variables}
    for title, references in (
        ("Output", _outputs(variables)), ("ContinuousStateDerivative", interface.derivatives),
        ("InitialUnknown", _initial(interface)), ("EventIndicator", [v.reference for v in interface.indicators]),
    ):  # fmt: skip
        for reference in sorted(references) if title != "ContinuousStateDerivative" else references:
            variable = by_reference[reference]
            own = {"valueReference": str(reference)}
            if variable.depends is not None and title in ("Output", "ContinuousStateDerivative"):
                own["dependencies"] = " ".join(map(str, variable.depends))
            _add(structure, title, **own)
    return root


def _kind(variable: Variable) -> dict[str, str]:
    found = {"causality": variable.causality, "variability": variable.variability}
    found |= {"initial": variable.initial} if variable.initial else {}
    return found | ({"description": variable.doc} if variable.doc else {})


def _outputs(variables: Sequence[Variable]) -> list[int]:
    return [variable.reference for variable in variables if variable.causality == "output"]


def _initial(interface: Interface) -> list[int]:
    """Outputs and derivatives that initialisation computes."""
    derivatives = set(interface.derivatives)
    return [
        variable.reference
        for variable in interface.variables
        if variable.initial == "calculated" and (variable.causality == "output" or variable.reference in derivatives)
    ]


def _units(root: Element, variables: Iterable[Variable]) -> None:
    names = sorted({variable.unit for variable in variables if variable.unit})
    if names:
        part = _add(root, "UnitDefinitions")
        for name in names:
            unit = _add(part, "Unit", name=name)
            if name in BASE:
                _add(unit, "BaseUnit", **BASE[name])


def _logging(root: Element) -> None:
    part = _add(root, "LogCategories")
    for name, words in (("logStatusError", "errors"), ("logStatusWarning", "warnings")):
        _add(part, "Category", name=name, description=words)


def _experiment(root: Element, facts: Facts) -> None:
    _add(
        root, "DefaultExperiment", startTime="0.0", stopTime=facts.duration, tolerance=facts.rtol, stepSize=facts.sample
    )
