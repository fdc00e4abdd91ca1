"""The chain as data: what a person wrote, checked and in normal form, and no mechanics.

tokens --> parse --> expression    the values: a small frozen tree; evaluate, write_expression, limits, angles
joint_records, records --> chain    the records: joints and links with their friction, drives and limits; traits
yaml_tree --> reader --> schema --> load    chain files
xml_tree --> urdf_links, urdf_values --> urdf    robots in URDF
xml_tree --> mjcf_source --> mjcf_model --> mjcf_bodies, mjcf_couplings --> mjcf    robots in MJCF
conform --> normalise --> rules --> validate, verdict    what every chain satisfies, wherever it comes from
inertia_bound    joints that certainly move inertia;    expand    bending links as rigid rods
expand --> assemble --> mechanism    bodies, independent coordinates, and how the joint of each body moves
write    a chain as a chain file;    dh_table    a chain from a table
names, nearest, unsupported    for errors
"""
