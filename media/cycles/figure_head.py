"""Head, ears and neck."""
from math import pi

from mathutils import Vector

from figure_rings import circle
from figure_skull import HEAD, head_point


def add_head(person):
    mesh, to = person.mesh, person.skel.head
    angles = [2 * pi * j / 28 for j in range(28)]
    mesh.grid([[to @ head_point(a, z) for a in angles] for z in LEVELS], end=True)
    for side in (1, -1):
        add_ear(mesh, to, side)
    add_neck(mesh, person.skel)


# Heights of the rings, closest where the face is.
LEVELS = (
    *(-0.012, 0.0, 0.012, 0.026, 0.040, 0.050, 0.060, 0.070, 0.080, 0.094),
    *(0.107, 0.120, 0.134, 0.155, 0.180, 0.205, 0.226),
)


def add_neck(mesh, skel):
    """Its lower rings follow the trunk, its upper ones the head."""
    neck = 0.050 if skel.woman else 0.059
    rows = [[skel.at(x * neck * 1.12, y * neck * 1.1 - 0.002, z) for _, x, y in circle(14)] for z in (1.385, 1.42)]
    for z, k in ((0.0, 1.0), (0.035, 0.98), (0.07, 0.92)):
        rows.append([skel.head @ Vector((x * neck * k, -y * neck * k + 0.026, z)) for _, x, y in circle(14)])
    mesh.grid(rows)


def add_ear(mesh, to, side):
    rows = []
    for z, depth, out in EAR:
        w = HEAD(z)[0] - 0.004
        row = []
        for _, x, y in circle(8):
            row.append(to @ Vector((side * (w + out * (0.5 + 0.5 * x)), 0.010 + y * depth + out * 0.3, z)))
        rows.append(row)
    mesh.grid(rows, start=True, end=True)


# Height, half depth, how far it stands out.
EAR = (
    (0.066, 0.004, 0.004),
    (0.077, 0.011, 0.013),
    (0.100, 0.017, 0.021),
    (0.124, 0.019, 0.026),
    (0.138, 0.009, 0.018),
)
