"""How women wear their hair behind: loose, in a bun, plaited or tied."""
from math import cos, pi, sin

from mathutils import Vector

from figure_curve import Curve, smooth, spread
from figure_rings import BACK, circle, folds, rounded_path, tube
from figure_skull import HEAD


def add_hair_back(person):
    kind = person.rnd.choices(('long', 'bun', 'plait', 'tail', 'bob'), (34, 20, 18, 16, 12))[0]
    HAIR_BACK[kind](person)


def add_fall(person, length, wide):
    """Hair hanging behind the ears and over the nape."""
    wave, to = folds(person.rnd, 0.004), person.skel.head
    rows = []
    for z in spread(0.165, -length, 9):
        down = smooth(0.08, -0.12, z)
        w, _, b = HEAD(max(0.075, z))
        w, b = w + 0.015 + wide * down, b + 0.018 - 0.020 * down
        end = smooth(-length + 0.05, -length, z)
        w, b = w * (1 - 0.18 * end), b * (1 - 0.12 * end)
        row = []
        for a in spread(pi * 1.96 + 0.10, pi * 1.04 - 0.10, 13):
            strand = wave(a, z) + 0.005 * down * sin(9 * a + 14 * z)
            row.append(to @ Vector(((w + strand) * cos(a), -(b + strand) * sin(a), z + end * 0.012 * sin(5 * a))))
        for a in spread(pi * 1.08, pi * 1.92, 7):
            row.append(to @ Vector((w * 0.72 * cos(a), -(b * 0.62) * sin(a), z)))
        rows.append(row)
    person.mesh.grid(rows, end=True)


def add_bun(person):
    to, z0, r = person.skel.head, person.rnd.uniform(0.085, 0.15), person.rnd.uniform(0.036, 0.046)
    rows = []
    for u in spread(0.08, pi - 0.08, 8):
        row = []
        for _, x, y in circle(12):
            row.append(to @ Vector((x * r * sin(u) * 1.1, 0.108 + y * r * sin(u) * 0.8, z0 + r * cos(u))))
        rows.append(row)
    person.mesh.grid(rows, start=True, end=True)


def add_plait(person):
    path = hanging_path(person, 0.10, person.rnd.uniform(1.08, 1.18), 0.022)
    path = rounded_path(path, spread(0, len(path) - 1, 30), 0.5)
    strands = [(0.023 - 0.011 * i / 29) * (1 + 0.16 * sin(i * 2.1)) for i in range(30)]
    sections = [(r, r * 0.75, r * 0.75) for r in strands]
    person.mesh.grid(tube(path, person.skel.frames[-1][2], sections, 8), end=True)


def add_tail(person):
    path = hanging_path(person, 0.15, person.rnd.uniform(1.24, 1.32), 0.018)
    path = rounded_path(path, spread(0, len(path) - 1, 16), 0.5)
    shape = Curve(((0, 0.012), (3, 0.030), (8, 0.034), (13, 0.022), (15, 0.006)))
    sections = [(r, r * 0.8, r * 0.8) for r in (shape(i)[0] for i in range(16))]
    person.mesh.grid(tube(path, person.skel.frames[-1][2], sections, 9), end=True)


def hanging_path(person, start, reach, out):
    """From the back of the head down along the back of the trunk."""
    nape = ((0, 0.085, start), (0, 0.118, start - 0.005), (0, 0.125, start - 0.05))
    head = [person.skel.head @ Vector(p) for p in nape]
    back = [person.skel.on(BACK, z, out) for z in spread(1.40, reach, 7)]
    return head + back


HAIR_BACK = {
    'long': lambda p: add_fall(p, p.rnd.uniform(0.12, 0.20), 0.022),
    'bob': lambda p: add_fall(p, 0.02, 0.012),
    'bun': add_bun,
    'plait': add_plait,
    'tail': add_tail,
}
