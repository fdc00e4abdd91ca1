"""Everyday words that people write for the keys of the format, and the key that each of them means."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["CHAIN_WORDS", "DH_WORDS", "DRIVE_WORDS", "FLEXIBLE_WORDS", "FRICTION_WORDS", "INERTIA_WORDS", "JOINT_WORDS",
           "LIMIT_WORDS", "LOAD_WORDS", "LOOP_WORDS", "PARAMETER_WORDS", "PLACE_WORDS", "POINT_WORDS",
           "SPLINE_PLACE", "SPLINE_WORDS", "STOP_WORDS", "meant"]  # fmt: skip


def meant(word: str, words: Mapping[str, str]) -> str | None:
    """The format's word for an everyday one, whatever its capitals and hyphens; None for an unknown word.

    Example:
        >>> meant("Gear-Ratio", DRIVE_WORDS)
        "write 'ratio'"
    """
    return words.get(word.lower().replace("-", "_").replace(" ", "_"))


def written(**words: str) -> dict[str, str]:
    """`key="word word"` as word -> what is written instead."""
    return {word: f"write {key!r}" for key, listed in words.items() for word in listed.split()}


def inside(key: str, example: str, words: str) -> dict[str, str]:
    """Words that belong inside another key."""
    return dict.fromkeys(words.split(), f"write it inside {key!r}, as in {key}: {{{example}}}")


CHAIN_WORDS = written(
    name="title model robot mechanism",
    description="comment comments doc note notes text",
    gravity="g gravitation gravity_vector",
    parameters="params parameter constants constant variables values",
    inputs="input signals external disturbances",
    joints="joint links link bodies body segments",
    points="point markers marker frames tips sites",
    loads="load external_forces wrenches",
    stiffness="spring_matrix stiffness_matrix",
    potential="potential_energy energy",
    dissipation="dampers damping rayleigh losses",
    forces="force torques torque actuators",
    distances="distance cables cable ropes rope springs spring struts strut",
    loops="loop closed_loop closed_loops closure closures cut",
    payload="payloads end_effector_load carried",
    snap="round rounding tidy",
    symgen="version format format_version",
)
PARAMETER_WORDS = written(
    value="default val number initial",
    unit="units",
    doc="description comment note text",
    constant="const fixed folded",
    symbol="latex letter sign",
    subscript="index",
)
JOINT_WORDS = {
    **written(
        name="id label coordinate",
        type="kind joint_type",
        parent="parent_link parent_joint previous base on behind",
        place="origin pose frame position offset transform length angle translation rotation",
        mass="weight m",
        com="cog cm center_of_mass centre_of_mass mass_center mass_centre center_of_gravity centroid",
        inertia="moment_of_inertia inertia_tensor moments moi i",
        stiffness="spring spring_constant spring_rate elasticity k",
        damping="damper dashpot damping_coefficient c",
        armature="reflected_inertia diagonal_inertia apparent_inertia joint_inertia",
        rest="rest_angle rest_length free_length natural_length rest_position neutral preload",
        actuated="driven motorized motorised active passive powered",
        motion="trajectory prescribed kinematic",
        drive="gear gearbox gears transmission motor actuator screw spindle rotor",
        friction="bearing rubbing dry_friction",
        flexible="flexibility beam elastic bending",
        limits="limit range bounds",
        stop="stops end_stop endstop hard_stop bumper",
        angles="euler euler_angles order sequence rotation_order",
        axes="single_joints components freedoms dofs",
        symbol="latex letter variable",
        subscript="index number",
    ),
    **inside("drive", "ratio: 50", "gear_ratio ratio reduction lead lead_per_turn pitch efficiency rotor_inertia"),
    **inside(
        "friction",
        "coulomb: 0.6, static: 0.9",
        "coulomb static kinetic stiction viscous stribeck mu coefficient breakaway",
    ),
    **inside("limits", "lower: -1, upper: 1", "lower upper min max velocity effort"),
    **inside("stop", "lower: -1, upper: 1, restitution: 0.4", "restitution bounce"),
    **inside("drive", "inertia: 1e-5, backlash: {gap: 0.01}", "backlash play clearance dead_zone"),
}
STOP_WORDS = written(
    lower="min minimum low",
    upper="max maximum high",
    restitution="bounce e coefficient_of_restitution elasticity",
    stiffness="spring k spring_constant",
    damping="damper c dashpot",
    gap="play width clearance",
)
PLACE_WORDS = {
    **written(
        xyz="position translation origin offset location", rpy="rotation orientation euler angles roll_pitch_yaw"
    ),
    **inside("dh", "a: 0.4, alpha: pi/2", "a alpha d theta length angle twist"),
}
DH_WORDS = written(
    a="length link_length r", alpha="twist link_twist", d="offset link_offset", theta="angle joint_angle phi"
)
INERTIA_WORDS = written(xx="ixx x", yy="iyy y", zz="izz z", xy="ixy yx", xz="ixz zx", yz="iyz zy")
FRICTION_WORDS = {
    **written(
        coulomb="kinetic dynamic sliding dry level coulomb_friction kinetic_friction running",
        static="stiction breakaway static_friction stick break_away",
        viscous="viscosity viscous_friction damping damper linear",
        coefficient="mu mu_k kinetic_coefficient dynamic_coefficient friction_coefficient coefficient_of_friction",
        static_coefficient="mu_s coefficient_static static_friction_coefficient",
        law="curve rate_law table",
        radius="pin_radius bearing_radius lever r",
        span="bearing_distance distance width",
        normal="direction load",
        dead_band="deadband dv threshold",
    ),
    **inside("stribeck", "velocity: 0.01", "stribeck_velocity vs v_s velocity exponent"),
}
BRISTLE_WORDS = {
    **written(
        stiffness="sigma0 sigma_0 s0 bristle_stiffness spring k",
        damping="sigma1 sigma_1 s1 bristle_damping micro_damping damper",
        viscous="sigma2 sigma_2 s2 viscosity viscous_friction",
        coulomb="kinetic sliding level f_c fc",
        static="stiction breakaway f_s fs",
    ),
    **inside("stribeck", "velocity: 0.01", "stribeck_velocity vs v_s velocity exponent"),
}
DRIVE_WORDS = {
    **written(
        ratio="gear gear_ratio reduction transmission_ratio n gearing",
        lead_per_turn="pitch screw_pitch screw_lead thread",
        inertia="rotor_inertia motor_inertia rotor j",
        axis="rotor_axis motor_axis",
        efficiency="eta efficiencies",
        loss="losses",
        motor_friction="friction rotor_friction",
        backlash="play clearance dead_zone gap",
    ),
    "armature": "write 'inertia' for a rotor; an armature, on the diagonal of M alone, stands beside the drive",
}
FLEXIBLE_WORDS = written(
    elements="element segments count n",
    length="l",
    mass_per_length="density linear_density rho_a",
    bending="stiffness bending_stiffness ei flexural_rigidity",
    torsion="torsional_stiffness gj",
    axial="ea axial_stiffness",
    damping_ratio="damping zeta",
    order="accuracy convergence scheme quadrature",
)
LIMIT_WORDS = written(
    lower="min low minimum lower_limit",
    upper="max high maximum upper_limit",
    velocity="speed rate",
    effort="force torque",
)
LOOP_WORDS = written(
    name="id label",
    type="kind joint_type",
    between="places links joints bodies connects from to ends",
    axis="direction z",
    length="l distance",
    dependent="passive follows following slaves dependents",
    branch="assembly mode side configuration",
    near="guess start initial about",
    friction="bearing dry_friction",
)
POINT_WORDS = written(joint="link body parent on", at="position xyz offset location origin")
LOAD_WORDS = written(
    point="at position where",
    joint="link body",
    force="f forces",
    moment="torque couple torques moments",
    frame="axes coordinates in expressed_in resolved_in",
)
SPLINE_PLACE = written(spline="table lookup lookup_table points cubic interpolation curve profile")
SPLINE_WORDS = written(
    of="joint input argument on over coordinate",
    x="at knots abscissa positions breakpoints",
    y="values value ordinates lift",
    ends="end boundary bc bc_type kind type",
)
