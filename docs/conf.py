"""Settings of `make docs`: pages in Markdown, and the reference from the docstrings of all public names."""

import latex2mathml.converter
from docutils import nodes

import symgen

project = "symgen"
author = "the authors of symgen"
release = version = symgen.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode", "sphinx_copybutton"]
html_theme = "furo"
html_show_copyright = False
html_static_path = ["_static"]
html_css_files = ["pages.css"]
html_math_renderer = "mathml"
myst_enable_extensions = ["deflist", "dollarmath"]
html_title = f"symgen {release}"
html_copy_source = False
html_last_updated_fmt = None
exclude_patterns = ["_build"]
myst_heading_anchors = 3
copybutton_prompt_text = ">>> |... |$ "
copybutton_prompt_is_regexp = True
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
napoleon_use_ivar = True
napoleon_custom_sections = ["Example"]
nitpicky = False
"""Types of NumPy in signatures have no pages here."""
default_role = "code"


def setup(app):
    """Formulas become MathML, which browsers show without a script or a network."""

    def escaped(app, what, name, obj, options, lines):
        """Bars are absolute values in these docstrings, not reStructuredText's substitutions."""
        lines[:] = [line.replace("|", "\\|") for line in lines]

    def formula(display):
        def visit(writer, node):
            writer.body.append(latex2mathml.converter.convert(node.astext(), display=display))
            raise nodes.SkipNode

        return visit, None

    app.add_html_math_renderer("mathml", formula("inline"), formula("block"))
    app.connect("autodoc-process-docstring", escaped)
