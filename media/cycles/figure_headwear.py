"""Turban and helmet."""
from math import pi, sin

from figure_cap import add_cap, away_from_face
from figure_curve import Curve, smooth
from figure_rings import FRONT, circle
from figure_skull import head_point


def add_turban(person):
    edge = Curve(((0.0, 0.160), (0.6, 0.150), (1.2, 0.115), (1.7, 0.095), (3.15, 0.075)))
    thick = lambda away, u: 0.026 + 0.018 * sin(pi * u) + 0.010 * smooth(1.2, 0, away)
    wound = lambda a, z: 0.004 * sin(190 * z + 2.5 * abs(a - FRONT))
    add_cap(person, thick, edge, 12, wound)


def add_helmet(person):
    add_cap(person, lambda away, u: 0.006)
    edge = Curve(((0.0, 0.168), (1.5, 0.150), (3.15, 0.135)))
    add_cap(person, lambda away, u: 0.030 - 0.004 * u, edge, 8)
    add_brim(person, edge)


def add_brim(person, edge):
    """Widest over the face."""
    rows = []
    for out, z in ((0.024, 0.0), (0.05, -0.004), (0.05, -0.009), (0.022, -0.004)):
        row = []
        for a, _, _ in circle(28):
            away = away_from_face(a)
            peak = 0.02 * smooth(0.8, 0, away) if out > 0.04 else 0
            row.append(person.skel.head @ head_point(a, edge(away)[0] + z, out + peak))
        rows.append(row)
    person.mesh.grid(rows)
