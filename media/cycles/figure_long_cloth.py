"""Cloth that hangs around both legs: kurtas, coats, dresses, the skirt of a saree."""
from math import sin, tanh

from figure_arms import add_sleeves
from figure_curve import smooth, spread
from figure_legs import leg_width
from figure_rings import circle, folds, rounded_path


def add_long_cloth(person, ends, radius, crease=0.006, dip=0.03, sleeve=2.9, flare=0.006):
    """Kurta, coat or dress: trunk down to the hips, then hung around the legs."""
    skel, rnd = person.skel, person.rnd
    wave = folds(rnd, crease)
    girth = leg_width(person, 0.018, 0)
    stops = [(t, max(radius * 0.9, max(girth(t)))) for t in spread(0.14, ends, 9)]
    p, count = rnd.uniform(0, 6), rnd.choice((5, 6, 7))
    hang = lambda a, t: 0.05 * smooth(0.2, 1.0, t) * sin(count * a + p + sin(2 * a)) + wave(a, t) * 2
    rows = list(reversed(skirt_rows(skel, stops, 28, hang)))
    for z in spread(0.90, 1.43, 14):
        loose = 0.013 + 0.006 * smooth(1.1, 0.95, z)
        lift = smooth(1.28, 1.43, z)
        row = []
        for a, _, _ in circle(28):
            low = z - dip * lift * max(0.0, sin(a)) ** 2
            row.append(skel.on(a, low, loose + wave(a, z) * (1 - 0.85 * lift)))
        rows.append(row)
    person.mesh.grid(rows)
    add_sleeves(person, sleeve, 0.010, flare)


def skirt_rows(skel, stops, m, pleats):
    """Cloth hung around both legs: stops are (path position 0 hip..2 ankle, radius).

    Each ring is a softened hull of the two leg sections, so the cloth
    stretches with the step and lies over the lap of a seated figure."""
    rows = []
    ts = [t for t, _ in stops]
    left, right = (rounded_path(skel.legs[s][:3], ts, 0.25) for s in (1, -1))
    pole = (skel.legs[1][3] + skel.legs[-1][3]).normalized()
    for i, (t, r) in enumerate(stops):
        middle, apart = (left[i] + right[i]) / 2, (left[i] - right[i]) / 2
        j = min(i + 1, len(stops) - 1)
        along = ((left[j] + right[j]) - (left[max(0, j - 2)] + right[max(0, j - 2)])).normalized()
        side = along.cross(pole).normalized()
        ahead = side.cross(along)
        row = []
        for a, x, y in circle(m):
            u = side * -x + ahead * y
            seat = (0.036 * max(0.0, -y) + 0.012 * max(0.0, y)) * (1 - smooth(0.15, 0.8, t))
            k = r * (1 + pleats(a, t)) + seat
            row.append(middle + apart * tanh(2.2 * apart.dot(u) / max(apart.length, 0.02)) + u * k)
        rows.append(row)
    return rows
