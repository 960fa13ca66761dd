"""Men's hair: short, bald or under a turban; beards and moustaches."""
from math import sin

from figure_cap import add_cap
from figure_curve import Curve, smooth, spread
from figure_headwear import add_turban
from figure_rings import FRONT
from figure_skull import head_point


def style_man(person):
    rnd = person.rnd
    roll = rnd.random()
    if roll < 0.07:
        add_turban(person)
        add_beard(person, 0.012)
        return
    if roll < 0.14:
        add_cap(person, lambda away, u: 0.006 * smooth(0.5, 1.3, away), BALD)
    else:
        add_short_hair(person)
    if rnd.random() < 0.3:
        add_beard(person, rnd.uniform(0.003, 0.007))
    elif rnd.random() < 0.35:
        add_moustache(person)


# Lower edge of what hair is left, by angle away from the face: none on the forehead.
BALD = Curve(
    (
        (0.0, 0.215),
        (0.7, 0.205),
        (1.1, 0.13),
        (1.25, 0.112),
        (1.45, 0.135),
        (1.72, 0.120),
        (1.95, 0.075),
        (3.15, 0.035),
    )
)


def add_short_hair(person):
    """Longer on top, faded at the sides, parted or not."""
    rnd = person.rnd
    top, fade, part = rnd.uniform(0.016, 0.030), rnd.uniform(0.004, 0.011), rnd.choice((-0.006, 0, 0.006))
    tousle = rnd.uniform(0.001, 0.003)
    add_cap(
        person,
        lambda away, u: top + (fade - top) * smooth(0.35, 0.95, u) * smooth(0.2, 1.1, away),
        wave=lambda a, z: part * sin(a + 1.57) + tousle * sin(7 * a + 90 * z),
    )


def add_moustache(person):
    rows = []
    for z, off in ((0.055, 0.002), (0.060, 0.006), (0.066, 0.002)):
        rows.append([person.skel.head @ head_point(FRONT + a, z, off) for a in spread(-0.32, 0.32, 5)])
    person.mesh.grid(rows, closed=False)


def add_beard(person, depth):
    edge = Curve(((0.0, 0.036), (0.25, 0.048), (0.5, 0.058), (0.9, 0.072), (1.2, 0.100), (1.35, 0.09)))
    rows = []
    for u in (0.0, 0.15, 0.45, 0.75, 1.0):
        row = []
        for a in spread(FRONT - 1.3, FRONT + 1.3, 17):
            away = abs(a - FRONT)
            top = edge(away)[0]
            low = -0.010 + 0.045 * smooth(0.5, 1.3, away)
            row.append(person.skel.head @ head_point(a, top + (low - top) * u, depth if 0 < u < 1 else 0.001))
        rows.append(row)
    person.mesh.grid(rows, closed=False)
