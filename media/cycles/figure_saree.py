"""The saree: blouse, pleated skirt, and the pallu over the left shoulder."""
from math import sin

from figure_arms import add_bare_arms, add_sleeves
from figure_curve import smooth, spread
from figure_legs import leg_width
from figure_long_cloth import skirt_rows
from figure_shoes import add_shoes
from figure_trunk import add_band, add_neckline, add_trunk


def wear_saree(person):
    add_blouse(person)
    add_skirt(person)
    add_pallu(person)
    add_shoes(person, low=True)


def add_skirt(person):
    skel = person.skel
    girth = leg_width(person, 0.006, 0)
    narrow = lambda t: 0.090 - 0.016 * smooth(0.4, 1.2, t) + 0.014 * smooth(1.5, 2.1, t)
    stops = [(t, max(narrow(t), max(girth(t)))) for t in spread(0.14, 2.12, 15)]
    stops[-1:] = [(2.04, stops[-2][1]), (2.10, stops[-1][1])]
    rows = list(reversed(skirt_rows(skel, stops, 56, draped(person.rnd))))
    rows += [skel.ring(z, 56, 0.009) for z in (0.90, 0.94, 0.98, 1.02)]
    person.mesh.grid(rows)


def draped(rnd):
    """Pleats fall in front, the cloth is drawn around the legs elsewhere."""
    p = rnd.uniform(0, 6)

    def pleats(a, t):
        fall = smooth(0.15, 1.3, t)
        front = max(0.0, sin(a)) ** 4
        swathe = 1 - abs(sin(1.5 * a + 4.2 * t + p))
        waves = 0.05 * fall * sin(7 * a + p + sin(3 * a))
        return fall * (0.12 * front * sin(24 * a) + 0.07 * front) + 0.10 * swathe + waves

    return pleats


def add_pallu(person):
    hang = 1.02 if person.seated else person.rnd.uniform(0.68, 0.82)
    keys = (
        (2.9, 1.06, 2.9, 0.95, 0.014),
        (1.9, 1.20, 1.75, 1.00, 0.018),
        (1.25, 1.33, 0.85, 1.14, 0.020),
        (0.62, 1.405, 0.35, 1.30, 0.030),
        (0.15, 1.425, -0.02, 1.385, 0.038),
        (-0.70, 1.41, -0.30, 1.35, 0.032),
        (-1.15, 1.22, -0.42, 1.18, 0.024),
        (-1.30, 1.00, -0.45, 1.00, 0.030),
        (-1.35, hang, -0.50, hang - 0.03, 0.038),
    )
    add_band(person, keys, across=11, steps=28, pleat=0.007)


def add_blouse(person):
    add_trunk(person, spread(0.99, 1.18, 6), 0.0, 0)
    add_trunk(person, spread(1.12, 1.42, 9), 0.005, 0.001, dip=0.05)
    add_neckline(person)
    add_sleeves(person, person.rnd.choice((1.5, 1.8)), 0.003)
    add_bare_arms(person, 1.2)
