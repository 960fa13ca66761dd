"""The bare trunk in REST space (upright figure 1.70 m tall): angle, height, offset from
the surface. figure_skeleton bends it, so clothes, straps and collars follow every posture.
"""
from math import exp, pi

from figure_curve import Curve
from figure_rings import BACK


def trunk_curve(woman, build):
    """Half width, front, back and forward shift by height; a stout build has a belly."""
    belly = max(0.0, build - 1.0) * 0.35
    return Curve(
        [
            (z, w * build, f * build + belly * exp(-(((z - 1.08) / 0.1) ** 2)), b * build, s)
            for z, w, f, b, s in (WOMAN if woman else MAN)
        ]
    )


def spine_groove(angle, z):
    """Shoulder blades and the hollow of the back between them."""
    away = abs((angle - BACK + pi) % (2 * pi) - pi)
    blades = 0.010 * exp(-(((away - 0.62) / 0.30) ** 2) - ((z - 1.285) / 0.06) ** 2)
    return blades - 0.010 * exp(-((away / 0.28) ** 2) - ((z - 1.15) / 0.13) ** 2)


# Trunk sections: height, half width, front, back, forward shift.
MAN = (
    (0.70, 0.160, 0.102, 0.112, 0.000),
    (0.80, 0.163, 0.102, 0.120, 0.000),
    (0.88, 0.164, 0.100, 0.128, 0.000),
    (0.95, 0.158, 0.098, 0.114, 0.002),
    (1.02, 0.147, 0.097, 0.090, 0.004),
    (1.09, 0.141, 0.099, 0.082, 0.004),
    (1.17, 0.149, 0.105, 0.094, 0.002),
    (1.25, 0.161, 0.110, 0.106, 0.000),
    (1.31, 0.167, 0.106, 0.114, -0.002),
    (1.355, 0.168, 0.088, 0.108, -0.006),
    (1.385, 0.156, 0.070, 0.096, -0.010),
    (1.412, 0.130, 0.060, 0.082, -0.011),
    (1.436, 0.092, 0.055, 0.070, -0.008),
    (1.458, 0.066, 0.055, 0.062, 0.000),
)
WOMAN = (
    (0.70, 0.174, 0.100, 0.118, 0.000),
    (0.80, 0.177, 0.100, 0.128, 0.000),
    (0.88, 0.174, 0.099, 0.132, 0.000),
    (0.95, 0.163, 0.098, 0.116, 0.003),
    (1.02, 0.143, 0.095, 0.086, 0.006),
    (1.08, 0.131, 0.092, 0.074, 0.006),
    (1.15, 0.134, 0.100, 0.080, 0.004),
    (1.22, 0.141, 0.122, 0.090, 0.000),
    (1.28, 0.144, 0.112, 0.096, -0.002),
    (1.335, 0.145, 0.082, 0.096, -0.005),
    (1.37, 0.134, 0.062, 0.086, -0.009),
    (1.397, 0.110, 0.052, 0.074, -0.010),
    (1.424, 0.076, 0.048, 0.062, -0.006),
    (1.452, 0.056, 0.048, 0.054, 0.001),
)
