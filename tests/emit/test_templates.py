"""Every template names its context, and has a hole for each field and no other."""

import inspect
from dataclasses import fields, is_dataclass

import jinja2
import pytest
from jinja2 import meta

from symgen.compile import controller_source, simulator_program
from symgen.cost import harness
from symgen.emit.arrays import contexts as numpy_contexts
from symgen.emit.c import body_contexts, contexts, controller_contexts, kit, live, project, vector_contexts
from symgen.emit.casadi import contexts as casadi_contexts
from symgen.emit.cpp import contexts as cpp_contexts
from symgen.emit.cuda import contexts as cuda_contexts
from symgen.emit.templates import environment, render, template_folder
from symgen.evidence import eva
from symgen.products.fmu import instance

MODULES = (
    contexts, body_contexts, vector_contexts, controller_contexts, project, kit, numpy_contexts, casadi_contexts,
    cuda_contexts, cpp_contexts, controller_source, harness, simulator_program, eva, instance, live,
)  # fmt: skip
CONTEXTS = [
    item
    for module in MODULES
    for _, item in inspect.getmembers(module, inspect.isclass)
    if is_dataclass(item) and "template" in vars(item)
]


@pytest.mark.parametrize("context", CONTEXTS, ids=lambda context: context.template)
def test_holes_are_the_fields(context):
    source = (template_folder() / context.template).read_text(encoding="utf-8")
    assert source.splitlines()[0] == f"{{# {context.__name__} #}}"
    holes = meta.find_undeclared_variables(environment().parse(source))
    assert holes == {field.name for field in fields(context)}
    assert context.__dataclass_params__.frozen


def test_every_template_has_a_context():
    templates = {path.relative_to(template_folder()).as_posix() for path in template_folder().rglob("*.j2")}
    assert templates == {context.template for context in CONTEXTS}


def test_templates_are_small():
    """Those of emitted code; the others are C as it stands, with a few names in it."""
    whole = {module.__name__ for module in (controller_source, harness, simulator_program, instance, live)}
    for context in CONTEXTS:
        lines = (template_folder() / context.template).read_text(encoding="utf-8").splitlines()
        assert len(lines) <= 80 or context.__module__ in whole


def test_an_undefined_hole_is_an_error():
    with pytest.raises(jinja2.UndefinedError):
        environment().from_string("{{ nothing }}").render()


def test_rendering_leaves_no_tags_behind():
    text = render(body_contexts.CallContext(("double y[2];",), "m_f", "prepared, x, y"))
    assert text == "double y[2];\nm_f(prepared, x, y);\n"
