"""Settings of `make docs`: pages in Markdown, and the reference from the docstrings of all public names."""

import symgen

project = "symgen"
author = "the authors of symgen"
release = version = symgen.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode", "sphinx_copybutton"]
html_theme = "furo"
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
    """Bars are absolute values in these docstrings, not reStructuredText's substitutions."""

    def escaped(app, what, name, obj, options, lines):
        lines[:] = [line.replace("|", "\\|") for line in lines]

    app.connect("autodoc-process-docstring", escaped)
