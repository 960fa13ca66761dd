"""Shoes; low ones show the ankle."""
from math import cos, pi, sin

from mathutils import Vector

from figure_curve import spread
from figure_legs import leg_rows, leg_width
from figure_skeleton import ANKLE


def add_shoes(person, low=False):
    for side in (1, -1):
        if low:
            ankle = leg_rows(person.skel, side, 1.7, 2.15, leg_width(person, 0, 0), person.rnd, 10, 6)
            person.mesh.grid(ankle)
        add_shoe(person.mesh, person.skel, side, 0.92 if person.woman else 1.0, low)


def add_shoe(mesh, skel, side, size, low):
    ankle, way = skel.feet[side]
    across = way.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(way).normalized()
    place = lambda x, y, z: ankle + (across * x + way * y + up * (z - ANKLE)) * size
    height = 0.6 if low else 1.0
    rows = []
    for y, w, h in SHOE:
        h = max(0.022, h * height)
        row = []
        for a in spread(0, pi, 8):
            top = 0.014 + (h - 0.014) * max(0.0, sin(a)) ** 0.8
            row.append(place(cos(a) * w * (1 - 0.25 * max(0, sin(a))), y, top))
        rows.append(row)
    mesh.grid(rows, closed=False)
    outline = [(w * 1.06, y) for y, w, _ in SHOE]
    edge = [(x, y) for x, y in outline] + [(-x, y) for x, y in reversed(outline)]
    mesh.grid([[place(x, y * 1.02, z) for x, y in edge] for z in (0.0, 0.019)], start=True, end=True)


# Along the foot: heel to toe, half width, top height.
SHOE = (
    (-0.062, 0.020, 0.045),
    (-0.050, 0.031, 0.074),
    (-0.015, 0.036, 0.092),
    (0.035, 0.037, 0.082),
    (0.085, 0.043, 0.062),
    (0.130, 0.047, 0.047),
    (0.165, 0.042, 0.036),
    (0.188, 0.026, 0.024),
)
