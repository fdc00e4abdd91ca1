"""The chain format, version 1: which keys there are, and what each one's value is.

Every table maps the keys of one mapping to the readers of their values; the keys are the fields of the dataclass
of the same name.

entries --> friction, tables, joints, loops --> chain    tables of keys, each beside the readers of its values
"""
