"""What lies on the trunk: garments around it, bands across it, collars."""
from math import pi, sin

from figure_curve import Curve, smooth, spread
from figure_rings import circle, folds


def add_trunk(person, zs, off, crease=0.004, dip=0.0, cap=False):
    """A garment around the trunk; dip lowers the neckline in front."""
    skel = person.skel
    wave = folds(person.rnd, crease)
    rows = []
    for z in zs:
        lift = smooth(1.28, 1.43, z)
        calm = 1 - 0.85 * smooth(1.15, 1.36, z)
        row = []
        for a, _, _ in circle(28):
            o = off(z) if callable(off) else off
            o += wave(a, z) * calm
            row.append(skel.on(a, z - dip * lift * max(0.0, sin(a)) ** 2, o))
        rows.append(row)
    person.mesh.grid(rows, start=cap)


def add_band(person, keys, across=5, steps=14, pleat=0.0):
    """A strip of cloth lying on the trunk. keys: (angle, z, angle, z, offset)
    of its two edges along the way; it follows every bend of the body."""
    way = Curve([(i, *k) for i, k in enumerate(keys)])
    rows = []
    for t in spread(0, len(keys) - 1, steps):
        a0, z0, a1, z1, off = way(t)
        row = []
        for j in range(across):
            u = j / (across - 1)
            wave = pleat * sin(u * 3.2 * pi + t * 0.5)
            row.append(person.skel.on(a0 + (a1 - a0) * u, z0 + (z1 - z0) * u, off + wave))
        rows.append(row)
    person.mesh.grid(rows, closed=False)


def add_collar(person, height=0.03, off=0.012):
    rows = []
    for rise, out in ((-0.012, off + 0.006), (height * 0.4, off), (height, off * 0.4), (height * 0.9, -0.004)):
        row = []
        for a, _, _ in circle(18):
            z = min(1.47, 1.437 + rise - 0.020 * max(0, sin(a)) ** 3)
            row.append(person.skel.on(a, z, out, 2.0))
        rows.append(row)
    person.mesh.grid(rows)


def add_neckline(person):
    add_trunk(person, spread(1.30, 1.45, 6), -0.003, 0)
