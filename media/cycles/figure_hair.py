"""Hair, or what hides it."""
from math import exp, pi, sin

from figure_cap import add_cap
from figure_curve import Curve, smooth
from figure_hair_back import add_hair_back
from figure_hair_men import style_man
from figure_headwear import add_helmet
from figure_rings import FRONT


def style_hair(person):
    if person.outfit == 'helmet':
        add_helmet(person)
    elif person.woman:
        style_woman(person)
    else:
        style_man(person)


def style_woman(person):
    rnd = person.rnd
    thick = rnd.uniform(0.013, 0.020)
    parting = rnd.choice((0.0, 0.10, -0.10))
    add_cap(
        person,
        lambda away, u: thick * (0.75 + 0.4 * sin(pi * u)) + 0.006 * smooth(1.2, 2.4, away),
        LONG_HAIRLINE,
        10,
        lambda a, z: -0.007 * exp(-(((a - FRONT - parting) / 0.16) ** 2)) + 0.0015 * sin(11 * a + 25 * z),
    )
    add_hair_back(person)


# Drawn back over the top of the ears.
LONG_HAIRLINE = Curve(
    (
        (0.0, 0.190),
        (0.35, 0.180),
        (0.7, 0.158),
        (0.98, 0.125),
        (1.15, 0.098),
        (1.45, 0.095),
        (1.72, 0.085),
        (1.95, 0.06),
        (2.4, 0.036),
        (3.15, 0.026),
    )
)
