"""Rings of points around a body and along a path, and the creases of the cloth on them."""
from math import cos, pi, sin

# Directions around a body, as angles of circle().
FRONT, BACK = pi / 2, -pi / 2


def tube(path, forward, sections, m, square=2.0, ripple=None):
    """Rings of (half width, front, back) along a path; forward fixes the roll."""
    rows, last = [], len(path) - 1
    ring = circle(m, square)
    for i, (p, (w, f, b)) in enumerate(zip(path, sections)):
        along = (path[min(last, i + 1)] - path[max(0, i - 1)]).normalized()
        side = along.cross(forward).normalized()
        ahead = side.cross(along)
        row = []
        for a, x, y in ring:
            k = 1.0 + (ripple(i, a) if ripple else 0.0)
            row.append(p + side * (x * w * k) + ahead * (y * (f if y > 0 else b) * k))
        rows.append(row)
    return rows


def circle(m, square=2.0):
    """(angle, across, forward) around a superellipse; square > 2 is boxier."""
    key = (m, square)
    if key not in _circles:
        e = 2.0 / square
        power = lambda v: (abs(v) ** e) * (1 if v >= 0 else -1)
        _circles[key] = [
            (a, power(round(cos(a), 9)), power(round(sin(a), 9))) for a in (2 * pi * j / m for j in range(m))
        ]
    return _circles[key]


_circles = {}


def rounded_path(points, ts, soften):
    """Positions along a polyline (t = corner number) with rounded corners."""
    out, last = [], len(points) - 2
    for t in ts:
        corner = round(t)
        if 0 < corner <= last and abs(t - corner) < soften:
            a, b, c = points[corner - 1 : corner + 2]
            u = (t - corner + soften) / (2 * soften)
            p, q = b + (a - b) * soften, b + (c - b) * soften
            out.append(p * (1 - u) ** 2 + b * (2 * u * (1 - u)) + q * u * u)
        else:
            i = min(last, max(0, int(t)))
            out.append(points[i] + (points[i + 1] - points[i]) * (t - i))
    return out


def folds(rnd, strength):
    """Cloth creases: crossing ridges, unlike for each garment. Around zero."""
    p, q, r = (rnd.uniform(0, 6.28) for _ in range(3))

    def crease(a, v):
        slant = abs(sin(a + 9 * v + p + 0.9 * sin(2 * a + r)))
        other = abs(sin(1.5 * a - 17 * v + q + 0.7 * sin(a + 8 * v)))
        return strength * (1.1 - slant - 0.7 * other + 0.25 * sin(3 * a + 30 * v + r))

    return crease
