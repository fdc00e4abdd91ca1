"""All mechanisms of the gallery, in the order of its index."""

from __future__ import annotations

from examples.gallery.mechanism import Mechanism
from examples.gallery.mechanisms import (
    acrobot,
    bead_on_hoop,
    cart_pole,
    crane,
    double_pendulum,
    elastic_pendulum,
    flexible_joint_arm,
    furuta_pendulum,
    governor,
    heavy_top,
    iiwa14,
    inertia_wheel_pendulum,
    kapitza_pendulum,
    panda,
    pendubot,
    puma560,
    rp_arm,
    scara_arm,
    spherical_pendulum,
    stanford_arm,
    torso,
    ur5e,
)

__all__ = ["CATALOGUE"]

CATALOGUE: tuple[Mechanism, ...] = tuple(
    module.MECHANISM
    for module in (
        double_pendulum,
        spherical_pendulum,
        elastic_pendulum,
        kapitza_pendulum,
        heavy_top,
        bead_on_hoop,
        governor,
        crane,
        cart_pole,
        acrobot,
        pendubot,
        furuta_pendulum,
        inertia_wheel_pendulum,
        rp_arm,
        flexible_joint_arm,
        scara_arm,
        torso,
        stanford_arm,
        puma560,
        ur5e,
        panda,
        iiwa14,
    )
)
