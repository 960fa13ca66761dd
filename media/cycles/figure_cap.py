"""Hair, cloth or shell that lies on the skull."""
from math import pi

from figure_curve import Curve
from figure_rings import FRONT, circle
from figure_skull import head_point

# Lower edge of the hair by angle away from the face.
HAIRLINE = Curve(
    (
        (0.0, 0.186),
        (0.45, 0.182),
        (0.75, 0.160),
        (0.98, 0.125),
        (1.12, 0.092),
        (1.25, 0.112),
        (1.45, 0.134),
        (1.72, 0.126),
        (1.95, 0.092),
        (2.4, 0.060),
        (3.15, 0.048),
    )
)


def add_cap(person, volume, edge=HAIRLINE, steps=8, wave=None):
    """From the crown down to an edge; volume(away, u) is the thickness at u = 0 (crown) to 1 (edge)."""
    rows = []
    for i in range(steps + 1):
        u = i / steps
        row = []
        for a, _, _ in circle(28):
            away = away_from_face(a)
            low = edge(away)[0]
            z = low + (0.2255 - low) * (1 - u**2)
            off = volume(away, u) * (1 if i < steps else -0.2) + (wave(a, z) if wave and 0 < i < steps else 0.0)
            rise = min(1.0, max(0.0, (z - 0.13) / 0.095))
            p = head_point(a, z, off * (1 - rise * rise) ** 0.5)
            p.z += off * rise
            row.append(person.skel.head @ p)
        rows.append(row)
    person.mesh.grid(rows, start=True)


def away_from_face(angle):
    """0 at the nose, pi at the back of the head."""
    return abs((angle - FRONT + pi) % (2 * pi) - pi)
