"""Pages say which single joints a composite joint stands for, and where its turns are singular."""

from symgen.describe.assemble import assemble
from symgen.describe.load import load_chain
from symgen.report.description import composite_sentences


def test_the_rows_of_a_composite_joint_are_named():
    leg, top = (load_chain(f"examples/joints/{name}.yaml") for name in ("leg", "gyroscope"))
    assert composite_sentences(assemble(leg)) == [
        "Joints 1 to 3 are the ball joint hip; its turns are singular where hip_rx is 90 or -90 degrees."
    ]
    assert composite_sentences(assemble(top)) == [
        "Joints 1 to 3 are the ball joint top; its turns are singular where top_rx is 0 or 180 degrees."
    ]
    assert composite_sentences(assemble(load_chain("examples/two_link.yaml"))) == []
