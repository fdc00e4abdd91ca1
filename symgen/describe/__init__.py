"""The chain as data: what a person wrote, checked and in normal form, and no mechanics.

tokens --> parse --> expression    the values: a small frozen tree; evaluate, write_expression, limits, angles
fittings --> chain                 the records: joints and links, and what they are fitted with; traits
yaml_tree --> reader --> schema --> load    chain files;    xml_tree --> urdf_links, urdf_values --> urdf    robots
conform --> normalise --> rules --> validate, verdict    what every chain satisfies, wherever it comes from
carried    which joints surely move inertia;    write    a chain as a chain file;    dh_table    a chain from a table
names, nearest, unsupported    for errors
"""
