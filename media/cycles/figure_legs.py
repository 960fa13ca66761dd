"""Legs: trousers and bare ankles. Along a leg 0 is the hip, 1 the knee, 2 the ankle."""
from math import exp

from figure_curve import Curve, smooth, spread
from figure_rings import folds, rounded_path, tube
from figure_trunk import add_trunk


def add_trousers(person, ease=0.008, cut=0.8, end=2.13, hips=True):
    """hips=False where a long cloth hides them."""
    if hips:
        zs = (0.775, 0.80, 0.84, 0.88, 0.93, 0.98, 1.03)
        tight = lambda z: 0.001 - 0.09 * smooth(0.83, 0.77, z)
        add_trunk(person, zs, tight, 0.002, cap=True)
    start = -0.02 if hips else 0.35
    width = leg_width(person, ease, cut)
    for side in (1, -1):
        rows = leg_rows(person.skel, side, start, end, width, person.rnd, 14, 19, 0.07)
        person.mesh.grid(rows, end=True)


def leg_rows(skel, side, start, end, sections, rnd, m, n, crease=0.0):
    """Rings from start to end along a leg; cloth creases at the knee and gathers above the shoe."""
    hip, knee, ankle, pole = skel.legs[side]
    ts = spread(start, end, n)
    wave = folds(rnd, crease)

    def ripple(i, a):
        stress = exp(-(((ts[i] - 1) / 0.25) ** 2)) + 1.3 * smooth(1.55, 2.0, ts[i])
        return wave(a, ts[i] * 0.4) * (0.5 + stress) if crease else 0.0

    return tube(rounded_path((hip, knee, ankle), ts, 0.2), pole, [sections(t) for t in ts], m, 2.15, ripple)


def leg_width(person, ease, cut):
    """cut: how far the trouser leg hangs straight (1) or follows the calf (0)."""
    k = (0.96 if person.woman else 1.0) * (0.6 + 0.4 * person.build)

    def sections(t):
        straight = 0.066 - 0.004 * t
        hold = cut * smooth(0.6, 1.3, t)
        return tuple((v * k + ease) * (1 - hold) + max(straight, v * k) * hold for v in LEG(t))

    return sections


# Position along the leg, half width, front, back.
LEG = Curve(
    (
        (-0.05, 0.080, 0.085, 0.085),
        (0.25, 0.082, 0.085, 0.088),
        (0.6, 0.070, 0.074, 0.074),
        (1.0, 0.052, 0.058, 0.054),
        (1.35, 0.048, 0.046, 0.064),
        (1.7, 0.037, 0.037, 0.045),
        (2.0, 0.033, 0.034, 0.038),
    )
)
