"""What people carry: phones and tablets in the hand, bags."""
from math import pi

from figure_rings import FRONT, circle
from figure_trunk import add_band


def carry(person):
    hold_things(person)
    add_bag(person)


def hold_things(person):
    for side, arm in person.skel.arms.items():
        wrist, way, palm = arm['line'][3], arm['way'], arm['normal']
        across = way.cross(palm).normalized()
        place = lambda x, y, z: wrist + across * x + palm * y + way * z
        if arm.get('holds') == 'phone':
            size = (-0.037, 0.037), (0.022, 0.031), (0.045, 0.195)
            add_box(person.mesh, place, *size)
        elif arm.get('holds') == 'tablet':
            size = (-0.07, 0.12), (0.020, 0.030), (-0.02, 0.22)
            add_box(person.mesh, place, *size)


def add_box(mesh, place, x, y, z):
    """Flat-faced box; place maps local to figure space, x, y, z are (low, high)."""
    c = [place(x[i & 1], y[i >> 1 & 1], z[i >> 2]) for i in range(8)]
    quads = ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5))
    for i, j, m, n in quads:
        mesh.grid([[c[i], c[j]], [c[n], c[m]]], closed=False)


def add_bag(person):
    rnd = person.rnd
    if person.seated or person.outfit == 'helmet':
        return
    roll = rnd.random()
    walking = person.pose.startswith('walk')
    if roll < (0.22 if walking else 0.10) and person.outfit in ('tee', 'shirt', 'kurti'):
        add_backpack(person)
    elif roll > 0.80 and person.woman and person.outfit != 'saree':
        add_shoulder_bag(person)


def add_backpack(person):
    skel, rows = person.skel, []
    sack = ((0.985, 0.75), (0.995, 0.95), (1.05, 1.0), (1.20, 1.0), (1.32, 0.92), (1.385, 0.75), (1.405, 0.45))
    for z, k in sack:
        rows.append([skel.at(x * 0.145 * k, y * 0.075 * k - 0.175, z) for _, x, y in circle(18, 4)])
    person.mesh.grid(rows, start=True, end=True)
    zs = (1.02, 1.03, 1.16, 1.17)
    pocket = [[skel.at(x * 0.105, y * 0.03 - 0.245, z) for _, x, y in circle(14, 4)] for z in zs]
    person.mesh.grid(pocket, start=True, end=True)
    for flip in (lambda a: a, lambda a: pi - a):
        add_band(person, [(flip(a), z, flip(b), z, off) for a, b, z, off in STRAP], 3, 16)


# Of the left shoulder, front to back: from angle to angle, height, offset.
STRAP = (
    (0.45, 0.75, 1.10, 0.022),
    (0.72, 0.98, 1.28, 0.024),
    (0.45, 0.95, 1.405, 0.030),
    (-0.45, -0.95, 1.41, 0.034),
    (-0.8, -1.1, 1.33, 0.03),
)


def add_shoulder_bag(person):
    skel, rows = person.skel, []
    for z, k in ((0.80, 0.85), (0.81, 1.0), (0.90, 1.0), (1.0, 0.8), (1.01, 0.5)):
        rows.append([skel.at(-0.212 + x * 0.042 * k, -0.03 + y * 0.135 * k, z) for _, x, y in circle(16, 3.5)])
    person.mesh.grid(rows, start=True, end=True)
    for front in (1, -1):
        keys = (
            (front * (pi - 0.25), 1.0, front * (pi - 0.32), 1.0, 0.035),
            (front * FRONT, 1.20, front * FRONT + 0.12, 1.22, 0.022),
            (front * 0.55, 1.41, front * 0.75, 1.42, 0.034),
            (0.0, 1.43, 0.0, 1.41, 0.036),
        )
        add_band(person, keys, 2, 14)
