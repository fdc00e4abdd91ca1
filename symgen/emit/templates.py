"""Finding and filling the templates. Python decides, templates place.

A context is a frozen dataclass of printed strings, numbers and tuples with the path of its template in `template`;
the first line of the template names the class. `render` hands the fields over and nothing else, and refuses text of
people that has not passed the gate `symgen.text.prose`: fields for it are declared as `Prose`.
"""

from __future__ import annotations

from dataclasses import Field, fields
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from symgen.errors import EmitError
from symgen.text.prose import Prose

if TYPE_CHECKING:
    import jinja2

__all__ = ["Context", "environment", "render", "template_folder"]


class Context(Protocol):
    """Argument of `render`: a dataclass that knows its template."""

    template: ClassVar[str]
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


@cache
def template_folder() -> Path:
    """The folder `templates`: inside the package when installed as a wheel, beside it in a working tree."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "templates", package.parent / "templates"):
        if (folder / "c").is_dir():
            return folder
    raise EmitError(f"symgen's templates are missing: neither {package / 'templates'} nor its neighbour has them")


@cache
def environment() -> jinja2.Environment:
    """The one Jinja environment: an undefined hole is an error, a tag alone on its line leaves no trace."""
    import jinja2

    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(template_folder()),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # the output is code
    )


def render(context: Context) -> str:
    """The text of a context's template with its holes filled.

    Raises:
        EmitError: a comment has not passed the gate.
    """
    holes = {field.name: getattr(context, field.name) for field in fields(context)}
    for name in _comments(type(context)):
        lines = holes[name] if isinstance(holes[name], tuple) else (holes[name],)
        for line in lines:
            if not isinstance(line, Prose):
                raise EmitError(f"{context.template}: {name} has a text that has not passed the gate: {line!r:.80}")
    return _template(context.template).render(holes)


@cache
def _comments(kind: type[Context]) -> tuple[str, ...]:
    """The fields of a context that are comments."""
    return tuple(field.name for field in fields(kind) if "Prose" in str(field.type))


@cache
def _template(name: str) -> jinja2.Template:
    return environment().get_template(name)
