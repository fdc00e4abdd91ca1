"""The drawn figure of a chain: joints by their symbols, frames, gravity, springs, loads and positive coordinates.

    chain, q --pose--> Pose --view--> View --layout--> Layout --drawing--> Scene --svg, tikz--> text

pose, search    the chain in space at coordinates q; a pose and a view in which nothing hides anything
layout          where joints stand on the page; joints with coincident axes drawn apart along their own axes
symbols, ...    the symbols of joints, springs, dampers, ground, mass centres, frames and arrows
scene           lines, circles, polygons and labels in centimetres: what all writers write
"""
