"""The chain in space as part of an HTML page: turned by mouse, touch or keys, moved by sliders, played over time.

    Scene (places, axes, sliders), Motion (coordinates over time) --element--> markup, styles and script of a page

The page computes the forward kinematics itself (`kinematics.js`) and draws on a canvas (`drawing.js`), so that a page
is small and needs neither a network nor WebGL. Animations, films of modes and reports all use this one viewer.
"""
