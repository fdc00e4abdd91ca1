"""The registry of products, in the order in which they are written.

The rest of symgen asks these records; no other file lists products. Their makers are named and imported on first use.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError
from symgen.options import CONTROLLER
from symgen.products.product import ANY, Product, Setting

__all__ = ["PRODUCTS", "asked_products", "beside", "checkable_products", "checked_settings", "in_place"]

SCENARIO = Setting(
    "scenario",
    "YAML",
    "simulator, fmu: arguments of simulate, with expressions",
    read="symgen.products.settings:scenario",
)
"""Start values and signals, shared by what simulates."""

_ALL = (
    Product("valid", "the rules of parameters", profile=CONTROLLER, options=("validity",)),
    Product(
        "kit",
        "a program with known answers",
        make="symgen.products.kit:kit_files",
        profile=CONTROLLER,
        settings=(
            Setting("samples"),
            Setting("seed"),
        ),
        check="symgen.products.kit:checked_kit",
    ),
    Product(
        "project",
        "CMakeLists.txt, a pkg-config file and a first program",
        make="symgen.products.project:project_tree",
        summary="symgen.products.project:project_summary",
        profile=CONTROLLER,
        always=True,
        check="symgen.products.project:checked_project",
    ),
    Product(
        "cpp",
        "a header with a class of C++17",
        make="symgen.products.cpp:cpp_header",
        summary="symgen.products.cpp:cpp_summary",
        profile=ANY,
        check="symgen.products.cpp:checked_cpp",
    ),
    Product(
        "simulator",
        "a program that computes motions",
        make="symgen.products.simulator:simulator_tree",
        functions="symgen.products.simulator:with_needed",
        summary="symgen.products.simulator:simulator_summary",
        dtypes=("float64",),
        settings=(SCENARIO,),
        check="symgen.products.simulator_check:checked_simulator",
    ),
    Product(
        "casadi",
        "C for CasADi: dynamics and steps with first and second derivatives",
        make="symgen.products.casadi:casadi_sources",
        functions="symgen.products.casadi:control_names",
        summary="symgen.products.casadi:casadi_summary",
        target="casadi",
        endings=("_casadi.c",),
        dtypes=("float64",),
        settings=(
            Setting(
                "parameters",
                "NAME,...",
                "casadi: run-time parameters to keep, or none",
                read="symgen.products.settings:listed",
            ),
        ),
        takes=frozenset({"libm"}),
        planned=False,
        check="symgen.products.casadi_check:checked_casadi",
    ),
    Product(
        "fmu",
        "Functional Mock-up Unit: co-simulation and model exchange",
        make="symgen.products.fmu.archive:fmu_tree",
        functions="symgen.products.fmu.archive:fmu_functions",
        summary="symgen.products.fmu.archive:fmu_summary",
        target="c",
        endings=(".fmu",),
        dtypes=("float64",),
        settings=(
            SCENARIO,
            Setting("fmi", "N", "fmu: version 2 or 3; default: 3", read="symgen.products.settings:version"),
            Setting(
                "platforms",
                "NAME,...",
                "fmu: binaries, such as x86_64-windows; default: here",
                read="symgen.products.settings:listed",
            ),
        ),
        takes=frozenset({"libm"}),
        check="symgen.products.fmu.checked:checked_fmu",
        variants="symgen.products.fmu.checked:fmu_variants",
        archive=True,
    ),
)

PRODUCTS = {product.name: product for product in _ALL}
"""Products by name."""


def in_place() -> dict[str, Product]:
    """Products that stand in place of a target's sources, by the names that `--target` takes."""
    return {name: product for name, product in PRODUCTS.items() if product.target}


def beside() -> dict[str, Product]:
    """Products that stand beside a target's sources, by the names that `--with` takes."""
    return {name: product for name, product in PRODUCTS.items() if not product.target}


def checkable_products() -> dict[str, Product]:
    """Products that `symgen check` checks, by name."""
    return {name: product for name, product in PRODUCTS.items() if product.check}


def asked_products(names: Iterable[str]) -> tuple[Product, ...]:
    """The products of these names that stand beside sources, in the order of writing.

    Raises:
        ArgumentError: no product has this name.
    """
    there, wanted = beside(), set(names)
    for name in sorted(wanted - there.keys()):
        close = nearest(str(name), sorted(there))
        raise ArgumentError(f"products: there is no {name!r}{close}; there are {', '.join(there)}")
    return tuple(product for name, product in there.items() if name in wanted)


def checked_settings(products: Iterable[Product], settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings that were given; None stands for a setting that was left out.

    Raises:
        ArgumentError: a setting belongs to none of the products.
    """
    given = {name: value for name, value in settings.items() if value is not None}
    taken = {setting.name for product in products for setting in product.settings}
    for name in given:
        if name not in taken:
            owners = [p.name for p in PRODUCTS.values() if any(s.name == name for s in p.settings)]
            if not owners:
                raise ArgumentError(f"{name}: no product has this setting")
            raise ArgumentError(f"{name}: it belongs to {' and '.join(owners)}; leave it out")
    return given
