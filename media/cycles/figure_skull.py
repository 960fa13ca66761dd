"""The bare head's surface, in head space: origin below the chin, at the neck pivot."""
from math import cos, exp, sin

from mathutils import Vector

from figure_curve import Curve
from figure_rings import FRONT


def head_point(a, z, off=0.0):
    """Surface at an angle and a height, with nose, eye sockets and mouth, moved out by off."""
    w, f, b = HEAD(z)
    c, s = cos(a), sin(a)
    y = s * ((f if s > 0 else b) + off)
    if s > 0.3:
        turn = abs(a - FRONT)
        y += NOSE(z)[0] * exp(-((turn / 0.17) ** 2))
        y -= 0.010 * exp(-(((turn - 0.40) / 0.17) ** 2) - ((z - 0.113) / 0.011) ** 2)
        y += 0.004 * exp(-(((z - 0.048) / 0.008) ** 2) - (turn / 0.3) ** 2)
    return Vector((c * (w + off), -y, z))


# Head sections above the chin: height, half width, front, back.
HEAD = Curve(
    (
        (-0.012, 0.030, 0.062, 0.000),
        (0.000, 0.034, 0.083, 0.020),
        (0.012, 0.043, 0.090, 0.030),
        (0.030, 0.054, 0.089, 0.048),
        (0.055, 0.063, 0.089, 0.066),
        (0.085, 0.069, 0.090, 0.084),
        (0.115, 0.0735, 0.089, 0.098),
        (0.135, 0.0755, 0.092, 0.104),
        (0.160, 0.0755, 0.090, 0.104),
        (0.185, 0.069, 0.080, 0.095),
        (0.205, 0.055, 0.062, 0.076),
        (0.219, 0.035, 0.040, 0.048),
        (0.226, 0.010, 0.012, 0.014),
    )
)
# Height, how far the nose stands out.
NOSE = Curve(((0.058, 0.0), (0.068, 0.014), (0.076, 0.021), (0.092, 0.014), (0.112, 0.004), (0.125, 0.0)))
