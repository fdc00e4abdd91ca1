"""All mechanisms of the gallery, in the order of its index."""

from __future__ import annotations

from examples.gallery.mechanism import Mechanism
from examples.gallery.mechanisms import (
    acrobot,
    atwood,
    bead_on_hoop,
    boom_with_screw,
    cam_follower,
    cart_pole,
    crane,
    double_pendulum,
    elastic_pendulum,
    flexible_joint_arm,
    furuta_pendulum,
    gear_train,
    governor,
    heavy_top,
    iiwa14,
    inertia_wheel_pendulum,
    kapitza_pendulum,
    panda,
    parallel_gripper,
    pendubot,
    puma560,
    rack_and_pinion,
    rolling_disc,
    rp_arm,
    scara_arm,
    spherical_pendulum,
    stanford_arm,
    torso,
    trammel,
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
        gear_train,
        rack_and_pinion,
        atwood,
        trammel,
        cam_follower,
        rolling_disc,
        boom_with_screw,
        parallel_gripper,
        stanford_arm,
        puma560,
        ur5e,
        panda,
        iiwa14,
    )
)
